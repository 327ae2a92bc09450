"""Nothing that leaves the service depends on what a seat may not know: not a byte, up to the reveal.

Two applications run side by side. Their tables differ only in secrets: seeds, decks, hands of other seats, hidden
moves, drafts of others. One person asks both the same, and everything must be the same.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

import fairlead
from fairlead import Game
from fairlead.games import find
from fairlead.server import store
from helpers import play_randomly
from test_secrets import counterpart
from worlds import altered, same_to

from .twins import NAMES, Data, Person, Twins, twins

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

KINDS: dict[str, tuple[str, Data]] = {
    "discovery": ("discovery", {}),
    "shipyard-first": ("shipyard", {"edition": "first"}),
    "shipyard-second": ("shipyard", {"edition": "second"}),
    "bremerhaven": ("bremerhaven", {"variant": "short"}),
}
every_kind = pytest.mark.parametrize("kind", KINDS)
STEPS = 8  # moves that are played at most, if nothing comes up before
WATCHER = 0


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def both(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Twins]:
    async with twins(tmp_path_factory.mktemp("wire")) as made:
        yield made


def dealt(kind: str, number: int, moves: int) -> Game:
    """A game of three after some moves. Its seed is so long that nothing else looks like it."""
    game, options = KINDS[kind]
    seed = random.Random(f"{kind} {number}").randrange(2**60, 2**62)
    return play_randomly(fairlead.new(game, players=3, seed=seed, **options), number, moves)


def fresh(game: Game) -> Game:
    """The game without its past, as a table that begins from a position has it."""
    return fairlead.load(game.position())


# ------------------------------------------------------------------ everything that can be asked


async def ask_everything(ann: Person, id: str, dice: random.Random) -> Data:
    """All that Ann can ask about a table as the watcher; returns her message."""
    path, own = f"/api/tables/{id}", {"seat": WATCHER}
    seen: Data = await ann.same("GET", path, params=own)
    length = seen["table"]["length"]
    await ann.same("GET", path, params=own | {"since": 0})
    await ann.same("GET", f"{path}/history", params=own)
    await ann.same("GET", f"{path}/moments/{length}", params=own)
    await ann.same("GET", f"{path}/moments/{dice.randint(0, length)}", params=own)
    await ann.same("GET", f"{path}/wait", params=own | {"version": 10_000, "seconds": 0})
    number = {"version": seen["version"], "revision": seen["revision"], "seconds": 0}
    assert await ann.same("GET", f"{path}/wait", params=own | number) is None
    await ann.same("GET", "/api/tables")
    await ann.same("GET", "/api/me/data")
    for secret in ("truth/0", "record", "review"):
        await ann.same("GET", f"{path}/{secret}", 409)
    await ann.same("GET", path, 403, params={"seat": WATCHER + 1})
    await ann.same("GET", f"{path}/seats/{WATCHER + 1}/hints", 403)
    await ann.same("GET", f"{path}/seats/{WATCHER + 1}/reason", 403, params={"move": "end"})
    await ask_before_moving(ann, seen, dice)
    return seen


WISHES: list[Data] = [{"unload": "all"}, {"fill": [1]}, {"fill": [2, 1], "unload": "all"}, {"storage": {"crate": 1}}]


async def ask_before_moving(ann: Person, seen: Data, dice: random.Random) -> None:
    """Why moves are not allowed, and plans, whether there is something to plan or not."""
    path, moves = f"/api/tables/{seen['table']['id']}/seats/{WATCHER}", find(seen["table"]["game"]).moves
    for move in dice.sample(range(len(moves)), 6):
        await ann.same("GET", f"{path}/reason", params={"move": moves[move].text})
    await ann.same("GET", f"{path}/reason", 422, params={"move": "no such move"})
    planning = seen["decision"] is not None and seen["decision"]["kind"] == "move"
    form = {"wanted": dice.choice(WISHES), "question": seen["question"]}
    await ann.same("POST", f"{path}/plan", *((200, 422) if planning else (422,)), json=form)
    await ann.same("POST", f"{path}/plan", 409, json=form | {"question": "other"})
    await ann.same("POST", f"/api/tables/{seen['table']['id']}/seats/{WATCHER + 1}/plan", 403, json=form)


async def ask_as_stranger(stranger: Person, id: str) -> None:
    """All that a spectator can ask."""
    path = f"/api/tables/{id}"
    length = (await stranger.same("GET", path))["table"]["length"]
    await stranger.same("GET", f"{path}/history")
    await stranger.same("GET", f"{path}/moments/{length}")
    await stranger.same("GET", f"{path}/record", 409)
    await stranger.same("GET", path, 403, params={"seat": WATCHER})


async def command(ann: Person, seen: Data, do: str, expect: int = 200, **form: Any) -> Data:
    """Ann commands her seat at both."""
    path = f"/api/tables/{seen['table']['id']}/seats/{WATCHER}/commands"
    answer: Data = await ann.same(
        "POST", path, expect, json=ann.command(**{"question": seen["question"], "do": do} | form)
    )
    return answer


async def try_nonsense(ann: Person, seen: Data, game: Game, dice: random.Random) -> None:
    """Moves that cannot be played, and commands that make no sense: each is refused in the same words."""
    legal = [option["id"] for option in seen["decision"]["options"]] if seen["decision"] else []
    wrong = [move.id for move in game.definition.moves if move.id not in legal]
    for move in dice.sample(wrong, 4):
        await command(ann, seen, "play", 422, move=move, confirm=dice.random() < 0.5)
    await command(ann, seen, "confirm", 422)
    await command(ann, seen, "undo", 422)
    await command(ann, seen, "play", 409, move=wrong[0], question="other")


async def try_drafts(ann: Person, seen: Data, dice: random.Random) -> None:
    """Lays moves down and takes them back, those first that would turn something up: none of that is told yet."""
    options = dice.sample(seen["decision"]["options"], len(seen["decision"]["options"]))
    options.sort(key=lambda option: not option["irrevocable"])
    hints = f"/api/tables/{seen['table']['id']}/seats/{WATCHER}/hints"
    await ann.same("GET", hints)
    for option in [*options[:2], *options[-1:]]:
        laid = await command(ann, seen, "play", move=option["id"])
        waits = laid["draft"]["waiting"] is not None
        assert waits == option["irrevocable"]
        asked = not waits and laid["decision"] is not None
        await ann.same("GET", hints, 200 if asked else 409 if waits else 422)
        await command(ann, laid, "restart")
        seen = await ann.same("GET", f"/api/tables/{seen['table']['id']}", params={"seat": WATCHER})


# ------------------------------------------------------------------ what others do in secret


async def draft_apart(table: Table, seat: int, dice: random.Random) -> None:
    """Somebody else drafts something, at only one of them or another move at each."""
    for which in dice.choice([(0,), (1,), (0, 1)]):
        moves = (await table.games())[which].moves(seat).ids
        await table.send(which, seat, "play", move=dice.choice(moves))


async def play_apart(table: Table, seat: int, moves: tuple[int, int]) -> None:
    """Somebody else drops the draft, and plays a move at each."""
    for which, app in table.both.in_turn:
        draft = (await app.state.hall.find(table.id)).drafts.get(seat)
        if draft and draft.moves:
            await table.send(which, seat, "restart")
        await table.send(which, seat, "play", move=moves[which], confirm=True)


@dataclass(frozen=True)
class Table:
    """A table at both, and those who sit there and watch."""

    both: Twins
    id: str
    people: tuple[Person, ...]
    stranger: Person

    @property
    def ann(self) -> Person:
        """The watcher."""
        return self.people[WATCHER]

    async def games(self) -> list[Game]:
        """The game, at each."""
        return await self.both.games(self.id)

    async def send(self, which: int, seat: int, do: str, **form: Any) -> None:
        """A seat commands at one of them."""
        person = self.people[seat]
        question = (await self.both.apps[which].state.hall.find(self.id)).question(seat)
        sent = person.command(question, do, **form)
        answer = await person.ask(which, "POST", f"/api/tables/{self.id}/seats/{seat}/commands", json=sent)
        assert answer.status_code == 200, answer.text


@asynccontextmanager
async def laid(both: Twins, worlds: tuple[Game, Game], seats: tuple[str, ...] = NAMES) -> AsyncIterator[Table]:
    """A table at both, watched by Ann and a stranger."""
    id = await both.lay(worlds, seats)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(both.person(name)) for name in NAMES]
        stranger = await stack.enter_async_context(both.person(None))
        await people[WATCHER].watch(id, WATCHER)
        await stranger.watch(id, None)
        await both.wake_bots(id)
        yield Table(both, id, tuple(people), stranger)


def twin_moves(one: Game, two: Game, seat: int, dice: random.Random) -> tuple[int, int] | None:
    """A move for each world that look the same to the watcher; None if there are none."""
    moves = list(one.moves(seat))
    for move in dice.sample(moves, len(moves)):
        twin = counterpart(two, seat, move, WATCHER)
        if twin is not None and twin in two.moves(seat):
            return move.id, twin.id
    return None


# ------------------------------------------------------------------ the tests


@every_kind
@pytest.mark.parametrize("moves", [0, 25, 70])
async def test_what_a_seat_cannot_know_changes_no_byte(both: Twins, kind: str, moves: int) -> None:
    """The worlds differ in all that the watcher does not know: other hands, decks, luck, drafts, hidden moves."""
    compared = 0
    for number in range(2):
        one = fresh(dealt(kind, number, moves))
        two = fresh(one.guess(WATCHER, 2**50 + number))
        assert one != two
        async with laid(both, (one, two)) as table:
            compared += await play_side_by_side(table, random.Random(f"{kind} {moves} {number}"))
    assert compared >= 4


async def play_side_by_side(table: Table, dice: random.Random) -> int:
    """Plays in both until something comes up; returns how many moves that took."""
    for step in range(STEPS):
        one, two = await table.games()
        if one.over or not same_to(WATCHER, one, two):
            return step
        await compare(table, dice)
        if not await play_one(table, dice):
            return step
    return STEPS


async def compare(table: Table, dice: random.Random) -> None:
    """Everything that Ann and a spectator can be told is the same."""
    one, two = await table.games()
    await table.ann.hear()
    seen = await ask_everything(table.ann, table.id, dice)
    await try_nonsense(table.ann, seen, one, dice)
    if same_to(None, one, two):
        await table.stranger.hear()
        await ask_as_stranger(table.stranger, table.id)


async def play_one(table: Table, dice: random.Random) -> bool:
    """One of those to act moves; returns whether there was a move that looks the same in both worlds."""
    one, two = await table.games()
    seat = dice.choice(one.to_act)
    if seat == WATCHER:
        seen = await table.ann.same("GET", f"/api/tables/{table.id}", params={"seat": seat})
        await try_drafts(table.ann, seen, dice)
        await table.ann.hear()
        move = dice.choice(seen["decision"]["options"])["id"]
        for which in range(2):  # whether something came up is seen afterwards
            await table.send(which, seat, "play", move=move, confirm=True)
        return True
    moves = twin_moves(one, two, seat, dice)
    if moves is None:
        return False
    await draft_apart(table, seat, dice)
    assert await table.ann.hear() == []
    await ask_everything(table.ann, table.id, dice)
    await play_apart(table, seat, moves)
    return True


# ------------------------------------------------------------------ with bots


def turned_over(game: Game) -> Game:
    """The same table with other cards in the piles and other luck: what none of the seats knows."""

    def change(position: Data) -> None:
        REVERSALS[game.name](position)
        position["luck"]["key"] //= 3

    other = altered(game, change)
    assert all(same_to(seat, game, other) for seat in (None, *range(game.players)))
    return other


def _reverse(*piles: list[Any]) -> None:
    for pile in piles:
        pile.reverse()


def _swap(*piles: list[Any]) -> None:
    """Cards lie in parts, the easier ones first: those that come next are of the same part."""
    for pile in piles:
        pile[:2] = pile[1::-1]


def _reverse_discovery(position: Data) -> None:
    _reverse(position["pile"], *position["stacks"])


def _reverse_shipyard(position: Data) -> None:
    stacks = position["stacks"]
    _reverse(stacks["bow"], stacks["stern"], position["commodities"]["stack"], position["canals"]["stack"])
    _swap(stacks["middle"])


def _reverse_bremerhaven(position: Data) -> None:
    _swap(position["ship_pile"], position["order_pile"])


REVERSALS: dict[str, Callable[[Data], None]] = {
    "discovery": _reverse_discovery,
    "shipyard": _reverse_shipyard,
    "bremerhaven": _reverse_bremerhaven,
}


@every_kind
async def test_bots_at_the_table_change_no_byte_either(both: Twins, kind: str) -> None:
    """Real bots at the other seats, who know no more than their seats do: they play the same until a pile tells."""
    compared = 0
    for number in range(20):
        one = fresh(dealt(kind, number, 10 * number))
        dice = random.Random(f"{kind} {number}")
        async with laid(both, (one, turned_over(one)), ("Ann", "level1", "level2")) as table:
            compared += await play_with_bots(table, dice)
        if compared >= 12:
            return
    raise AssertionError(f"only {compared} moves were compared")


async def play_with_bots(table: Table, dice: random.Random) -> int:
    """Ann plays until something comes up; returns how many moves were the same, those of the bots included."""
    for _ in range(STEPS):
        await table.both.settled()
        same = await moves_alike(table)
        await table.ann.hear(same)
        await table.stranger.hear(same)
        one, two = await table.games()
        if same < max(len(one.history), len(two.history)) or one.over:
            return same
        await compare(table, dice)
        move = dice.choice(one.moves(WATCHER).ids)
        for which in range(2):
            await table.send(which, WATCHER, "play", move=move, confirm=True)
    return same


async def moves_alike(table: Table) -> int:
    """After how many moves the two games still looked alike to Ann, and to a spectator."""
    one, two = await table.games()
    for number in range(1, min(len(one.history), len(two.history)) + 1):
        then = one.at(number), two.at(number)
        if not (same_to(WATCHER, *then) and same_to(None, *then)):
            return number - 1
    return min(len(one.history), len(two.history))


# ------------------------------------------------------------------ seeds


@every_kind
async def test_no_seed_is_ever_told_before_the_end(both: Twins, kind: str) -> None:
    """Tables as people make them: their seeds are in the database and nowhere else."""
    game, options = KINDS[kind]
    dice = random.Random(kind)
    async with both.person("Ann") as ann:
        form = {"game": game, "options": options, "seats": ["me", "me", "me"], "visibility": "public"}
        answer = await ann.ask(0, "POST", "/api/tables", json=form)
        id = answer.json()["table"]["id"]
        async with both.apps[0].state.database.reading() as connection:
            seed = await store.seed_of(connection, id)
        told = [answer]
        for _ in range(15):
            told += await look_around(ann, id)
            seat = dice.choice(told[-1].json()["table"]["to_act"])
            seen = (await ann.ask(0, "GET", f"/api/tables/{id}", params={"seat": seat})).json()
            move = dice.choice(seen["decision"]["options"])["id"]
            sent = ann.command(seen["question"], "play", move=move, confirm=True)
            told.append(await ann.ask(0, "POST", f"/api/tables/{id}/seats/{seat}/commands", json=sent))
            assert told[-1].status_code == 200
        metrics = await ann.ask(0, "GET", "/metrics")
        assert seed is not None
        for answer in [*told, metrics]:
            text = str(answer.headers.raw) + answer.text
            assert str(seed) not in text
            assert f"{seed:x}" not in text
            assert '"luck"' not in text


async def look_around(ann: Person, id: str) -> list[httpx.Response]:
    """Everything that can be asked about a table, the table itself last."""
    path = f"/api/tables/{id}"
    paths = ["/api/tables", "/api/me/data", f"{path}/history?seat=0", f"{path}/moments/0", f"{path}/record"]
    paths += [f"{path}/truth/0", f"{path}/wait?version=99999&seconds=0", f"{path}/invitation", path]
    return [await ann.ask(0, "GET", path) for path in paths]


# ------------------------------------------------------------------ names of commands


async def test_others_may_call_their_commands_the_same(both: Twins) -> None:
    """A command that is called like one of another seat is carried out, and tells nothing of that one."""
    one = fresh(dealt("shipyard-first", 0, 0))
    async with laid(both, (one, one)) as table:
        for length in range(12):
            (seat, *_), _ = (game.to_act for game in await table.games())
            for which, game in enumerate(await table.games()):
                await table.send(which, seat, "play", move=game.moves(seat).ids[0], confirm=True)
            assert [len(game.history) for game in await table.games()] == [length + 1] * 2
        movers = {seat for seat, _ in (await table.games())[0].history}
        assert len(movers) > 1
