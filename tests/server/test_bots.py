"""Bots at tables: they play to the end whatever happens to their processes, and know no more than their seats."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any

import pytest

from fairlead.bots.knowledge import Knowledge
from fairlead.bots.process import Thinkers
from fairlead.errors import IllegalMove
from fairlead.games import NAMES
from fairlead.server import bots as bots_module
from fairlead.server import thinking
from fairlead.server.bots import Bots
from fairlead.server.database import Database
from fairlead.server.hall import Command, Hall, Refused, Wish
from fairlead.server.table import OVER, PLAYING, Table
from fairlead.server.thinking import Thinking, start_thinkers
from helpers import play_randomly

from .conftest import KEY

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture
def database_address(sqlite_address: str) -> str:
    return sqlite_address


class Novice:
    """Stands in for a process: answers at once, always the first of its moves. It notes what it is asked."""

    asked: list[tuple[str, Knowledge]]
    thinking, most_thinking = 0, 0

    def __init__(self, game: str) -> None:
        self.game, self.compiled = game, 1.0
        self.answers: SimpleQueue[dict[str, Any]] = SimpleQueue()

    def ask_for_move(self, bot: str, known: Knowledge) -> None:
        assert known.game == self.game
        Novice.asked.append((bot, known))
        Novice.thinking += 1
        Novice.most_thinking = max(Novice.most_thinking, Novice.thinking)
        self.answers.put({"move": known.moves[0].id})

    def ask_for_opinions(self, known: Knowledge, ms: float) -> None:
        Novice.asked.append(("hint", known))
        shares = [0.5] * known.players
        self.answers.put({"opinions": [{"move": id, "shares": shares, "points": shares} for id in known.moves.ids[:2]]})

    def receive(self, seconds: float) -> dict[str, Any] | None:
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            return None
        Novice.thinking -= 1
        return answer

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _fresh_novices() -> None:
    Novice.asked, Novice.thinking, Novice.most_thinking = [], 0, 0


@asynccontextmanager
async def seated(hall: Hall, processes: int = 1, **manner: Any) -> AsyncIterator[Bots]:
    """Bots that look after a hall's tables."""
    bots = Bots(hall, processes, **manner)
    hall.listen(bots.changed)
    try:
        yield bots
    finally:
        await bots.close()


async def opened(hall: Hall, game: str, *seats: str, seed: int = 5, **options: Any) -> Table:
    return await hall.create("ann", "Ann", Wish(game, options, seats, seed=seed))


async def settled(bots: Bots, seconds: float = 60) -> None:
    await asyncio.wait_for(bots.settled(), seconds)


# ------------------------------------------------------------------ whole games


class Started(list[Thinkers]):
    """Starts real processes and notes them."""

    def __call__(self, game: str) -> Thinkers:
        self.append(start_thinkers(game))
        return self[-1]

    @property
    def all_ended(self) -> bool:
        return all(thinkers._process.poll() is not None for thinkers in self)


@pytest.mark.parametrize("game", ["shipyard", "bremerhaven"])
async def test_bots_play_a_game_to_its_end(hall: Hall, database: Database, game: str) -> None:
    async with seated(hall) as bots:
        table = await opened(hall, game, "level1", "level2")
        await settled(bots)
        assert (await hall.find(table.id)).status == OVER
    kept = await Hall(database, KEY).find(table.id)
    assert kept.dealt.over
    assert kept.dealt == (await hall.find(table.id)).dealt
    assert kept.version < kept.length  # turns, not single moves


async def test_bots_play_to_the_end_though_their_process_is_killed(hall: Hall) -> None:
    started = Started()
    async with seated(hall, start=started) as bots:
        table = await opened(hall, "discovery", "level1", "level2")
        while (await hall.find(table.id)).length < 20:
            await asyncio.sleep(0.01)
        os.kill(started[0]._process.pid, signal.SIGKILL)
        await settled(bots)
        assert (await hall.find(table.id)).status == OVER
        assert len(started) == 2
    assert started.all_ended


async def test_a_turn_is_played_as_far_as_it_can_be_taken_back_and_no_further(hall: Hall) -> None:
    lengths: list[int] = []

    async def note(table: Table) -> None:
        if table.game is not None:
            lengths.append(table.length)

    hall.listen(note)
    async with seated(hall, start=Novice) as bots:
        table = await opened(hall, "shipyard", "level1", "level1", "level1")
        await settled(bots)
    game = (await hall.find(table.id)).dealt
    for number in range(1, len(game.history) + 1):
        then = game.at(number)
        turned_up = not then.can_undo or then.over
        assert (number in lengths) == turned_up, f"after move {number}"


async def test_many_tables_share_few_processes_and_take_turns(hall: Hall) -> None:
    order: list[str] = []

    async def note(table: Table) -> None:
        order.append(table.id)

    async with seated(hall, 2, start=Novice) as bots:
        tables = [await opened(hall, NAMES[number % 3], "level1", "level1", seed=number) for number in range(6)]
        hall.listen(note)
        await settled(bots)
    assert [(await hall.find(table.id)).status for table in tables] == [OVER] * 6
    assert Novice.most_thinking <= 2
    shortest = min(order.count(table.id) for table in tables)
    for table in tables:  # while all of them play, none falls far behind
        places = [place for place, id in enumerate(order) if id == table.id]
        assert places[shortest // 2] < 6 * shortest


async def test_people_are_not_made_to_wait_for_bots(hall: Hall) -> None:
    async with seated(hall) as bots:
        begun = time.monotonic()
        table = await opened(hall, "discovery", "level5", "me")
        assert time.monotonic() - begun < 1.0
        assert (await hall.find(table.id)).status == PLAYING
        await bots.close()


# ------------------------------------------------------------------ processes in trouble


def stopped(game: str) -> Thinkers:
    """A process that never answers."""
    thinkers = Thinkers(game)
    os.kill(thinkers._process.pid, signal.SIGSTOP)
    return thinkers


def dying(game: str) -> Thinkers:
    """A process that dies before it can answer."""
    thinkers = Thinkers(game)
    os.kill(thinkers._process.pid, signal.SIGKILL)
    return thinkers


class Cheat(Novice):
    """A process that answers with a move that is not legal."""

    def ask_for_move(self, bot: str, known: Knowledge) -> None:
        self.answers.put({"move": -1})


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time limits that a test can wait for."""
    monkeypatch.setattr(thinking, "LOADING_SECONDS", 0.1)
    monkeypatch.setattr(bots_module, "MOVE_SECONDS", 0.1)
    monkeypatch.setattr(bots_module, "QUICK_SECONDS", 0.1)


@pytest.mark.parametrize("start", [stopped, dying, Cheat])
@pytest.mark.usefixtures("impatient")
async def test_without_any_process_that_answers_the_game_goes_on(hall: Hall, start: Callable[[str], Any]) -> None:
    async with seated(hall, start=start) as bots:
        table = await opened(hall, "discovery", "level3", "me", start_player=0)
        await settled(bots)
        game = (await hall.find(table.id)).dealt
        assert game.history
        assert game.to_act == (1,)
        assert bots._thinking.alive <= 1


@pytest.mark.usefixtures("impatient")
async def test_a_quick_bot_plays_for_one_that_hangs(hall: Hall) -> None:
    class Stubborn(Novice):
        def ask_for_move(self, bot: str, known: Knowledge) -> None:
            if bot == "level3":
                Novice.asked.append((bot, known))
            else:
                super().ask_for_move(bot, known)

    async with seated(hall, start=Stubborn) as bots:
        table = await opened(hall, "discovery", "level3", "me", start_player=0)
        await settled(bots)
        history = (await hall.find(table.id)).dealt.history
    assert [bot for bot, _ in Novice.asked][:2] == ["level3", "level1"]
    assert [bot for bot, _ in Novice.asked].count("level3") < len(history)  # not again in the same turn


async def test_closing_ends_all_thinking_at_once(hall: Hall) -> None:
    started = Started()
    async with seated(hall, 2, start=started) as bots:
        await opened(hall, "discovery", "level5", "level5")
        await opened(hall, "shipyard", "level5", "level5")
        while len(started) < 2:
            await asyncio.sleep(0.01)
        begun = time.monotonic()
        await bots.close()
        assert time.monotonic() - begun < 2.0
    assert started.all_ended


async def test_trouble_with_the_database_is_waited_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "FIRST_PAUSE", 0.01)
    play, failures = hall.play_bot, [OSError("disk full"), OSError("disk full")]

    async def play_bot(*turn: Any) -> Table:
        if failures:
            raise failures.pop()
        return await play(*turn)

    monkeypatch.setattr(hall, "play_bot", play_bot)
    async with seated(hall, start=Novice) as bots:
        table = await opened(hall, "discovery", "level1", "level1")
        await settled(bots)
        assert (await hall.find(table.id)).status == OVER


async def test_processes_that_nobody_needs_are_few_and_go_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "IDLE_SECONDS", 0.05)
    pool = Thinking(1, Novice)  # type: ignore[arg-type]
    for game in NAMES:
        async with pool.place(game) as place:
            place._thinkers, _ = await pool._process_for(game)
            assert pool.alive <= 3
    await asyncio.sleep(0.2)
    assert pool.alive == 0
    await pool.close()


async def test_a_long_turn_lets_others_think_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SHARE_SECONDS", 0.0)
    pool, order = Thinking(1, Novice), []  # type: ignore[arg-type]

    async def think(name: str) -> None:
        async with pool.place("discovery") as place:
            for _ in range(3):
                order.append(name)
                await asyncio.sleep(0.001)
                await place.share()

    await asyncio.gather(think("a"), think("b"))
    assert order == ["a", "b", "a", "b", "a", "b"]
    await pool.close()


# ------------------------------------------------------------------ tables that change meanwhile


class Thoughtful(Novice):
    """Answers when it is allowed to."""

    go = threading.Event()

    def receive(self, seconds: float) -> dict[str, Any] | None:
        assert Thoughtful.go.wait(10)
        return super().receive(seconds)


async def until_asked(count: int = 1) -> None:
    while len(Novice.asked) < count:
        await asyncio.sleep(0.005)


async def test_a_change_that_the_bot_does_not_notice_costs_no_second_thought(hall: Hall) -> None:
    Thoughtful.go.clear()
    async with seated(hall, start=Thoughtful) as bots:
        table = await opened(hall, "discovery", "level1", "me", start_player=0)
        await until_asked()
        await hall.hold(table.id, "bo", 1)
        Thoughtful.go.set()
        await settled(bots)
        game = (await hall.find(table.id)).dealt
    assert game.to_act == (1,)
    forced = sum(len(game.at(number).moves(0)) == 1 for number in range(len(game.history)))
    assert len(Novice.asked) == len(game.history) - forced


async def test_a_person_who_comes_back_is_not_played_over(hall: Hall) -> None:
    Thoughtful.go.clear()
    async with seated(hall, start=Thoughtful) as bots:
        table = await opened(hall, "discovery", "me", "open", start_player=0)
        await hall.join(table.id, "bo", "Bo")
        await hall.leave(table.id, "ann", "level1")
        await until_asked()
        await hall.join(table.id, "ann", "Ann")
        Thoughtful.go.set()
        await settled(bots)
        assert (await hall.find(table.id)).length == 0


async def test_two_lookers_after_one_table_are_one(hall: Hall) -> None:
    Thoughtful.go.clear()
    async with seated(hall, 4, start=Thoughtful) as bots:
        table = await opened(hall, "discovery", "level1", "me", start_player=0)
        for _ in range(5):
            await bots.changed(table)
        await until_asked()
        await bots.changed(table)
        assert await bots.take_turns(table.id)
        await asyncio.sleep(0.05)
        assert len(Novice.asked) == 1
        Thoughtful.go.set()
        await settled(bots)


async def test_turns_that_take_long_are_left_to_the_next_one(hall: Hall) -> None:
    bots = Bots(hall, 1, start=Novice)  # type: ignore[arg-type]
    table = await opened(hall, "discovery", "level1", "level1")
    assert not await bots.take_turns(table.id, 0.0)
    assert await bots.take_turns(table.id, 60.0)
    assert (await hall.find(table.id)).status == OVER
    await bots.close()


# ------------------------------------------------------------------ after a restart


async def test_after_a_restart_bots_take_up_their_turns(hall: Hall, database: Database) -> None:
    table = await opened(hall, "discovery", "level1", "level1")  # nobody looks after it
    alone = await opened(hall, "shipyard", "me", "me")
    again = Hall(database, KEY)
    ready: list[str] = []

    async def wait(game: str) -> None:
        ready.append(game)

    bots = Bots(again, 1, start=Novice, ready=wait)  # type: ignore[arg-type]
    again.listen(bots.changed)
    async with bots:
        await settled(bots)
    assert (await again.find(table.id)).status == OVER
    assert (await again.find(alone.id)).length == 0
    assert set(ready) == {"discovery"}


async def test_turns_that_were_broken_off_are_thought_of_again(hall: Hall, database: Database) -> None:
    told: list[int] = []

    async def note(table: Table) -> None:
        told.append(table.length)

    hall.listen(note)
    async with seated(hall, start=Novice) as bots:
        table = await opened(hall, "bremerhaven", "level1", "level1", "level1")
        while told[-1] < 30:
            await asyncio.sleep(0.001)
        await bots.close()
    again = Hall(database, KEY)
    assert (await again.find(table.id)).length >= told[-1]
    async with seated(again, start=Novice) as bots:
        await bots.recover()
        await settled(bots)
    assert (await again.find(table.id)).status == OVER


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("game", NAMES)
async def test_what_bots_are_told_does_not_depend_on_secrets(hall: Hall, game: str) -> None:
    told = []
    table = await opened(hall, game, "me", "level4", "me")
    play_randomly(table.dealt, 3, 40)
    seat = table.dealt.to_act[0]
    for world in (table.dealt, table.dealt.guess(seat, 1), table.dealt.guess(seat, 2)):
        table.game = world
        Novice.asked = []
        bots = Bots(hall, 1, start=Novice)  # type: ignore[arg-type]
        hints = await bots.hint(table, seat)
        await bots.close()
        told.append(([(bot, known.record, known.moves.ids) for bot, known in Novice.asked], hints))
    assert told[0] == told[1] == told[2]
    assert table.dealt.snapshot() != table.dealt.known_bytes(seat)


# ------------------------------------------------------------------ hints


async def test_hints_name_the_best_moves(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "HINT_MS", 100.0)
    table = await opened(hall, "discovery", "me", "me", start_player=0)
    async with seated(hall) as bots:
        first, second = await asyncio.gather(bots.hint(table, 0), bots.hint(table, 0))
    assert first == second
    assert [hint["chance"] for hint in first] == sorted((hint["chance"] for hint in first), reverse=True)
    assert all(hint["move"]["id"] in table.dealt.moves(0).ids for hint in first)
    assert first[0]["own_points"] == first[0]["points"][0]
    assert "cost" in first[0]["preview"] or first[0]["preview"]


async def test_hints_go_on_from_the_draft(hall: Hall) -> None:
    table = await opened(hall, "discovery", "me", "me", start_player=0)
    async with seated(hall, start=Novice) as bots:
        coins = table.dealt.move("coins")
        await hall.command(table.id, "ann", 0, Command("play", table.question(0), "c1", coins.id))
        hints = await bots.hint(table, 0)
        with table.drafted(0):
            assert all(hint["move"]["id"] in table.dealt.moves(0).ids for hint in hints)
        assert coins.id not in [hint["move"]["id"] for hint in hints]
        assert table.length == 0


async def test_there_are_no_hints_where_nothing_is_asked(hall: Hall) -> None:
    table = await opened(hall, "discovery", "me", "me", start_player=0)
    lobby = await opened(hall, "discovery", "me", "open")
    async with seated(hall, start=Novice) as bots:
        with pytest.raises(IllegalMove, match="asked nothing"):
            await bots.hint(table, 1)
        with pytest.raises(Refused, match="not being played"):
            await bots.hint(lobby, 0)


@pytest.mark.usefixtures("impatient")
async def test_hints_that_take_too_long_are_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "HINT_SECONDS", 0.1)
    table = await opened(hall, "discovery", "me", "me", start_player=0)
    async with seated(hall, start=stopped) as bots:
        with pytest.raises(Refused, match="try again"):
            await bots.hint(table, 0)


async def test_only_so_many_people_are_advised_at_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "MOST_ASKING", 1)
    Thoughtful.go.clear()
    tables = [await opened(hall, "discovery", "me", "me", start_player=0, seed=seed) for seed in (1, 2)]
    async with seated(hall, start=Thoughtful) as bots:
        first = asyncio.create_task(bots.hint(tables[0], 0))
        await until_asked()
        with pytest.raises(Refused, match="Many people"):
            await bots.hint(tables[1], 0)
        Thoughtful.go.set()
        assert await first


# ------------------------------------------------------------------ reviews


async def finished(hall: Hall) -> Table:
    table = await opened(hall, "discovery", "me", "me", start_player=0)
    record = play_randomly(table.dealt.copy(), 1).record()
    return await hall.import_record("ann", "Ann", record, "link")


async def test_a_finished_game_is_reviewed_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "REVIEW_SIMS", 4)
    table = await finished(hall)
    async with seated(hall) as bots:
        first, second = await asyncio.gather(bots.review(table), bots.review(table))
        assert first is second
        assert len(first["decisions"]) == table.length
        assert first["sims"] == 4
        begun = time.monotonic()
        assert await bots.review(table) is first
        assert time.monotonic() - begun < 0.1


async def test_a_review_that_takes_too_long_is_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "REVIEW_SECONDS", 0.2)
    table = await finished(hall)
    async with seated(hall) as bots:
        with pytest.raises(Refused, match="try again"):
            await bots.review(table)


async def test_a_game_that_goes_on_is_not_reviewed(hall: Hall) -> None:
    table = await opened(hall, "discovery", "me", "me")
    async with seated(hall) as bots:
        with pytest.raises(Refused, match="after the end"):
            await bots.review(table)


async def test_a_review_goes_on_when_who_asked_has_gone(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def review_record(record: str, sims: int, seconds: float) -> dict[str, Any]:
        asked.append(record)
        await asyncio.sleep(0.1)
        return {"review": 1}

    monkeypatch.setattr(bots_module, "review_record", review_record)
    table = await finished(hall)
    async with seated(hall) as bots:
        impatient = asyncio.create_task(bots.review(table))
        await asyncio.sleep(0.05)
        impatient.cancel()
        with suppress(asyncio.CancelledError):
            await impatient
        assert (await bots.review(table))["review"] == 1
    assert asked == [table.dealt.record()]
