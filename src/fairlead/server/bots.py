"""The bots at the tables: they take their turns, give hints, and review games that are over.

Each table at which a bot is to act is looked after by one task. It plans a whole turn: moves until one turns something
up or ends the turn; then the turn is played for good. Whatever fails meanwhile, the game goes on: a bot that does not
answer is replaced for the rest of its turn by a quick one, and that one, if need be, by chance.

A bot is told what its seat knows (`Knowledge`) and nothing else; so is whoever makes hints.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from sqlalchemy import exists, select

from ..bots.knowledge import Knowledge
from ..bots.players import RandomBot
from ..bots.process import Message
from ..errors import FairleadError, IllegalMove
from ..games.definition import Data, Move
from ..play.game import Game
from . import logs, metrics, schema
from .hall import Hall, Refused, Unknown
from .ledger import Conflict
from .table import BOT, OVER, PLAYING, Table
from .thinking import NoAnswer, Place, Start, Thinking, review_record, start_thinkers
from .views import move_data

MOVE_SECONDS = 20.0  # the strongest bot needs less than five on a core of its own
QUICK_BOT, QUICK_SECONDS = "level1", 5.0
LONGEST_TURN = 200  # moves; what comes then is played as it is, and the turn goes on
HINT_MS, HINT_SECONDS = 2000.0, 20.0
REVIEW_SIMS, REVIEW_SECONDS = 400, 300.0
REVIEWS_KEPT = 20
MOST_ASKING = 20  # hints and reviews that people wait for
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before another try, when the service itself is in trouble

Ready = Callable[[str], Awaitable[object]]
Result = TypeVar("Result")
log = logs.logger(__name__)


class Errands(Protocol):
    """Turns that are taken in another process."""

    async def send(self, table: Table) -> None:
        """Has the bots' turns at a table taken."""

    async def close(self) -> None:
        """Sends no more."""


@dataclass(frozen=True)
class Turn:
    """A bot's turn: at which version of the table it began, what its seat knew then, and its moves so far."""

    table: Table
    version: int
    seat: int
    bot: str
    known: bytes
    begun: float
    moves: list[int] = field(default_factory=list)

    def count(self, result: str) -> None:
        """Tells the metrics how it went."""
        metrics.bot_turn(self.table.name, self.bot, time.monotonic() - self.begun, result)


class Bots:
    """The bots of a hall. `processes` of them think at once.

    `ready(game)` returns when the game's bots are compiled. With `errands` turns are taken in another process, and bots
    think here only for people who want advice. As a context, it takes up what was left, and ends all thinking.
    """

    def __init__(
        self,
        hall: Hall,
        processes: int,
        *,
        ready: Ready | None = None,
        errands: Errands | None = None,
        start: Start = start_thinkers,
    ) -> None:
        self.hall = hall
        self._ready, self._errands = ready, errands
        self._thinking = Thinking(max(1, processes), start)
        self._advising = Thinking(1, start, most=1)  # people do not wait behind bots
        self._reviewing = asyncio.Semaphore(1)
        self._played: set[str] = set()  # tables at which turns are being taken
        self._again: set[str] = set()  # those of them that have changed meanwhile
        self._tasks: set[asyncio.Task[Any]] = set()
        self._asked: dict[Hashable, asyncio.Task[Any]] = {}
        self._reviews: OrderedDict[str, Data] = OrderedDict()

    async def __aenter__(self) -> Bots:
        await self.recover()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()

    # -------------------------------------------------------------- looking after tables

    async def changed(self, table: Table) -> None:
        """Looks after a table that has changed. It is the hall's listener, and never makes anybody wait."""
        if not table.bots_to_act():
            return
        if table.id in self._played:
            self._again.add(table.id)
        else:
            self._begin(self._look_after(table))

    async def recover(self) -> None:
        """Takes up, in the background, all turns that waited for a bot when the service ended."""
        self._begin(self._recover())

    async def settled(self) -> None:
        """Returns when no bot is to act any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Ends all thinking. What was not played yet is thought of again at the next start."""
        tasks = [*self._tasks, *self._asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.close()
        await self._advising.close()
        if self._errands is not None:
            await self._errands.close()

    async def take_turns(self, id: str, seconds: float = math.inf) -> bool:
        """Takes turns at a table until no bot is to act, or for some seconds; returns whether all were taken.

        Where somebody takes them already, that one looks again.
        """
        if id in self._played:
            self._again.add(id)
            return True
        self._played.add(id)
        end = time.monotonic() + seconds
        try:
            while True:
                self._again.discard(id)
                async with self.hall.looking(id) as table:
                    asked = table.bots_to_act()
                if asked and time.monotonic() >= end:
                    return False
                if asked:
                    await self._take_turn(table)
                elif id not in self._again:
                    return True
        finally:
            self._played.discard(id)
            self._again.discard(id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _recover(self) -> None:
        async for table in tables_in_play(self.hall, self._ready):
            await self.changed(table)
            await asyncio.sleep(0)

    async def _look_after(self, table: Table) -> None:
        """Takes the turns at a table, here or elsewhere. Trouble, such as with the database, is waited out."""
        pause = FIRST_PAUSE
        while True:
            try:
                if self._errands is not None:
                    await self._errands.send(table)
                else:
                    await self._until_ready(table.name)
                    await self.take_turns(table.id)
                return
            except Unknown:
                return
            except Exception:
                log.error("bots could not play", trace=True, table=table.id, next_try_seconds=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _until_ready(self, game: str) -> None:
        if self._ready is not None:
            await self._ready(game)

    # -------------------------------------------------------------- a turn

    async def _take_turn(self, table: Table) -> None:
        async with self._thinking.place(table.name) as place:
            async with self.hall.looking(table.id) as table:
                seat = next(iter(table.bots_to_act()), None)
                if seat is None:
                    return
                turn, game = _begun(table, seat), table.dealt.copy()
            player = _Player(place, turn.bot)
            if not await self._think(place, player, turn, game):
                turn.count("stale")
                return
        await self._play(turn, "late" if player.has_failed else "played")

    async def _think(self, place: Place, player: _Player, turn: Turn, game: Game) -> bool:
        """Thinks of a turn's moves; returns whether somebody still waits for them. `game` is the bot's own copy."""
        while turn.seat in game.to_act and len(turn.moves) < LONGEST_TURN:
            move = await player.choose(Knowledge.of(game, turn.seat))
            turn.moves.append(game.play(move, turn.seat).id)
            if not game.can_undo:
                break
            await place.share()
            if not await self._waits_for(turn):
                return False
        return True

    async def _waits_for(self, turn: Turn) -> bool:
        """Whether the seat is still the bot's: a person may have come back, or the table have been closed."""
        table = await self.hall.find(turn.table.id)
        return table.status == PLAYING and table.seats[turn.seat].plays == turn.bot

    async def _play(self, turn: Turn, result: str) -> None:
        """Plays a turn, unless the table has changed in a way that the bot would notice: then it thinks again."""
        version = turn.version
        while True:
            try:
                await self.hall.play_bot(turn.table.id, turn.seat, turn.moves, version)
                turn.count(result)
                return
            except Conflict:
                async with self.hall.looking(turn.table.id) as table:
                    asked = turn.seat in table.bots_to_act()
                    if not asked or Knowledge.of(table.dealt, turn.seat).record != turn.known:
                        turn.count("stale")
                        return
                    if table.version == version:
                        raise  # nobody has changed it: thinking again would not help
                    version = table.version

    # -------------------------------------------------------------- advice

    async def hint(self, table: Table, seat: int) -> list[Data]:
        """The best moves of a seat, the most promising first; Refused or IllegalMove if there is nothing to advise."""
        async with self.hall.looking(table.id) as table:
            game = _advised(table, seat)
        known = Knowledge.of(game, seat)
        if len(known.moves) == 1:
            return [_hint(game, seat, {"move": known.moves[0].id})]
        opinions = await self._shared((table.id, seat, known.record), lambda: self._advise(known))
        return [_hint(game, seat, opinion) for opinion in opinions]

    async def review(self, table: Table) -> Data:
        """The review of a game that is over (docs/bots.md tells its entries)."""
        if table.status != OVER:
            raise Refused("A review comes after the end of the game.")
        if table.id not in self._reviews:
            record = table.dealt.record()
            self._reviews[table.id] = await self._shared(table.id, lambda: self._review(table.name, record))
            while len(self._reviews) > REVIEWS_KEPT:
                self._reviews.popitem(last=False)
        self._reviews.move_to_end(table.id)
        return self._reviews[table.id]

    async def _advise(self, known: Knowledge) -> list[Message]:
        await self._until_ready(known.game)
        async with self._advising.place(known.game) as place:
            return await place.opinions(known, HINT_MS, HINT_SECONDS)

    async def _review(self, game: str, record: str) -> Data:
        await self._until_ready(game)
        async with self._reviewing:
            return await review_record(record, REVIEW_SIMS, REVIEW_SECONDS)

    async def _shared(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """An answer that all who ask for the same get. It goes on if one of them does not wait for it."""
        task = self._asked.get(key)
        if task is None:
            if len(self._asked) >= MOST_ASKING:
                raise Refused("Many people ask for advice now: try again in a minute.")
            task = self._asked[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._answered(key, done))
        try:
            answer: Result = await asyncio.shield(task)
        except NoAnswer as trouble:
            log.warning("there was no advice", reason=str(trouble))
            raise Refused("The bots could not give advice in time: try again.") from None
        return answer

    def _answered(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        self._asked.pop(key, None)
        if not task.cancelled():
            task.exception()  # which those who waited have been told


# ------------------------------------------------------------------ helpers


class _Player:
    """A bot for one turn. Once it has not answered, a quick bot goes on, and if that fails too, chance."""

    def __init__(self, place: Place, bot: str) -> None:
        self._place = place
        self._brains = [(bot, MOVE_SECONDS), (QUICK_BOT, QUICK_SECONDS)]
        self.has_failed = False

    async def choose(self, known: Knowledge) -> Move:
        if len(known.moves) == 1:
            return known.moves[0]
        while self._brains:
            bot, seconds = self._brains[0]
            try:
                return await self._place.move(bot, known, seconds)
            except NoAnswer as trouble:
                log.warning("a bot did not answer", bot=bot, game=known.game, reason=str(trouble))
                self.has_failed = True
                del self._brains[0]
        return RandomBot().think(known)


def _begun(table: Table, seat: int) -> Turn:
    known = Knowledge.of(table.dealt, seat).record
    return Turn(table, table.version, seat, table.seats[seat].plays or QUICK_BOT, known, time.monotonic())


def _advised(table: Table, seat: int) -> Game:
    """The game that a seat wants advice for: with its draft, as only that seat sees it."""
    if table.status != PLAYING:
        raise Refused("There is nothing to advise: the game is not being played.")
    with table.drafted(seat) as drafted:
        if drafted.waiting is not None:
            raise Refused(f"{drafted.waiting} waits to be confirmed: confirm it, or take it back first.")
        if seat not in table.dealt.to_act:
            raise IllegalMove("There is nothing to advise: this seat is asked nothing now.")
        return table.dealt.copy()


def _hint(game: Game, seat: int, opinion: Message) -> Data:
    """A hint as data: the move, its preview, and what to expect of it (see `Hint`)."""
    move = game.definition.moves[opinion["move"]]
    points = list(opinion.get("points", ()))
    return {
        "move": move_data(move),
        "preview": game.preview(move, seat),
        "chance": opinion["shares"][seat] if "shares" in opinion and game.players > 1 else None,
        "points": points,
        "own_points": points[seat] if points else None,
        "often": opinion.get("often", 0.0),
    }


async def tables_in_play(hall: Hall, ready: Ready | None) -> AsyncIterator[Table]:
    """All tables at which a bot is to act, game by game, as soon as each game can be played.

    Those that wait for people are left alone: to read their games now and then would be a lot of work for nothing.
    """
    asked = schema.tables.c.to_act.bitwise_rshift(schema.seats.c.seat).bitwise_and(1) == 1
    sits = (schema.seats.c.table == schema.tables.c.id) & (schema.seats.c.kind == BOT)
    playing = (schema.tables.c.status == PLAYING) & exists().where(sits & asked)
    async with hall.database.reading() as connection:
        chosen = select(schema.tables.c.game, schema.tables.c.id).where(playing).order_by(schema.tables.c.changed)
        rows = (await connection.execute(chosen)).all()
    for game in dict.fromkeys(row.game for row in rows):
        if ready is not None:
            await ready(game)
        for id in [row.id for row in rows if row.game == game]:
            try:
                table = await hall.find(id)
            except Unknown:
                continue
            except FairleadError:
                log.error("a table cannot be read", trace=True, table=id)
                continue
            yield table
