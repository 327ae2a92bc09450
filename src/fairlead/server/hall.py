"""The hall: all tables, and everything that people and bots can do at them.

Each change is made in memory, written in one transaction, and told to everybody after the commit. If it cannot be
written, the table in memory is dropped and read anew: what was not kept did not happen. Several processes may serve the
same tables: the version in the database decides, and who comes second is told what the first one did.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from ..bots.levels import LEVELS
from ..errors import FairleadError, IllegalMove, OptionError
from ..games import find
from ..games.definition import Data
from ..play.notation import read
from . import metrics, store
from .database import Database
from .ledger import Batch, Conflict
from .limits import time_limit
from .table import BOT, CLOSED, LINK, OPEN, OVER, PERSON, PLAYING, PRIVATE, PUBLIC, Seat, Table

TABLES_KEPT = 2000  # tables in memory
ENGINE_SECONDS = 5.0
BOT_NAMES = tuple(f"level{level}" for level in LEVELS)
TAKEOVER = "level3"
Listener = Callable[[Table], Awaitable[None]]


class Refused(FairleadError):
    """What somebody wants cannot be done at this table now."""


class Forbidden(Refused):
    """What somebody wants is not theirs to do."""


class Unknown(Refused):
    """There is no such table, or none that this person may know of."""


class Stale(Refused):
    """The command answers a question that is not asked any more."""


@dataclass(frozen=True)
class Wish:
    """A new table as its owner wants it. `seats` is one a seat: "me", "open", or a bot such as "level3"."""

    game: str
    options: Data
    seats: Sequence[str]
    names: Sequence[str] = ()
    visibility: str = LINK
    title: str = ""
    spectators: bool = True
    seed: int | None = None


@dataclass(frozen=True)
class Command:
    """What a seat does: "play" a move, "undo" the last or "restart" all of its draft, or "confirm" it.

    `confirm` with "play" confirms at once. `question` is the sign of the question that is answered, `client` a name of
    the client's own for this command, the same when it is sent again.
    """

    do: str
    question: str
    client: str
    move: int | None = None
    confirm: bool = False


class Hall:
    """All tables of a database."""

    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self._key = key
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reads: dict[str, asyncio.Task[Table | None]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._listeners: list[Listener] = []

    # -------------------------------------------------------------- looking

    def listen(self, listener: Listener) -> None:
        """Has something called after every change that was kept."""
        self._listeners.append(listener)

    async def find(self, id: str) -> Table:
        """A table by its id; Unknown if there is none."""
        while (table := self._tables.get(id)) is None:
            await self._fetch(id)
        self._tables.move_to_end(id)
        self._make_room()
        return table

    async def _fetch(self, id: str) -> None:
        """Reads a table into memory, once for all who want it; what is forgotten meanwhile is not kept."""
        read = self._reads.get(id)
        if read is None:
            read = self._reads[id] = asyncio.create_task(self._read(id))
        try:
            table = await asyncio.shield(read)
        finally:
            kept = read.done() and self._reads.get(id) is read
            if kept:
                del self._reads[id]
        if table is None:
            raise Unknown("There is no such table.")
        if kept:
            self._tables[id] = table

    async def _read(self, id: str) -> Table | None:
        async with self.database.reading() as connection:
            return await store.read_table(connection, id)

    @asynccontextmanager
    async def looking(self, id: str) -> AsyncIterator[Table]:
        """A table that nobody changes meanwhile: what is shown of it has been kept. Unknown if there is none."""
        await self.find(id)  # what does not exist gets no lock
        async with self._locks.setdefault(id, asyncio.Lock()):
            yield await self.find(id)

    def forget(self, id: str) -> None:
        """Drops a table from memory: it is read anew when it is next asked for."""
        self._tables.pop(id, None)
        self._reads.pop(id, None)

    def forget_all(self) -> None:
        """Drops all tables from memory, because other processes may have changed any of them."""
        self._tables.clear()
        self._reads.clear()

    async def forget_outdated(self, shown: Mapping[str, int]) -> set[str]:
        """Drops tables from memory that the database has newer, and tells which: word of a change may be lost.

        `shown` are versions of tables that somebody looks at; those may be outdated without being in memory.
        """
        ids = {*self._tables, *shown}
        async with self.database.reading() as connection:
            kept = await store.read_versions(connection, sorted(ids))
        outdated = {id for id in ids if self._is_outdated(id, kept.get(id), shown)}
        for id in outdated:
            self.forget(id)
        return outdated

    def _is_outdated(self, id: str, kept: store.Versions | None, shown: Mapping[str, int]) -> bool:
        if kept is None:
            return True  # it was deleted
        table = self._tables.get(id)
        return kept.are_ahead_of(table) if table is not None else kept.table > shown.get(id, kept.table)

    async def forget_person(self, person: str) -> None:
        """Drops all tables at which a person sits who is no more."""
        for id in [id for id, table in self._tables.items() if table.owner == person or table.seats_of(person)]:
            self.forget(id)

    def invitation(self, id: str) -> str:
        """The key in an invitation to a table; nothing of it is kept."""
        return hmac.new(self._key, f"invite {id}".encode(), hashlib.sha256).hexdigest()[:24]

    def may_see(self, table: Table, person: str | None, invitation: str = "") -> bool:
        """Whether somebody may know of a table."""
        if table.visibility != PRIVATE or (person is not None and person == table.owner) or table.seats_of(person):
            return True
        return hmac.compare_digest(invitation.encode(), self.invitation(table.id).encode())

    def may_watch(self, table: Table, person: str | None) -> bool:
        """Whether somebody without a seat may see the game."""
        return bool(table.settings.get("spectators", True)) or table.status == OVER or person == table.owner

    def _make_room(self) -> None:
        while len(self._tables) > TABLES_KEPT:
            id, _ = self._tables.popitem(last=False)
            if not self._locks.get(id, _UNLOCKED).locked():
                self._locks.pop(id, None)

    # -------------------------------------------------------------- changing

    @asynccontextmanager
    async def _changing(self, id: str, *, draft: bool = False) -> AsyncIterator[tuple[Table, Batch]]:
        """A table to be changed, and the batch in which that is kept: all of it or nothing.

        Who refuses inside the block has changed nothing. A change of a `draft` leaves the table's version as it is:
        nobody else sees it.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            table, batch = await self.find(id), Batch()
            try:
                yield table, batch
                (store.check_table if draft else store.change_table)(batch, table)
                await self.database.write(batch)
            except (Refused, IllegalMove):
                raise
            except BaseException:
                self.forget(id)
                raise
            table.version += not draft
            self._check_memory(table)
        await self._tell(table)

    def _check_memory(self, table: Table) -> None:
        """If a table was forgotten while it was changed, what was read meanwhile is out of date already."""
        if self._tables.get(table.id) is not table:
            self.forget(table.id)

    async def _tell(self, table: Table) -> None:
        for listener in self._listeners:
            await listener(table)

    # -------------------------------------------------------------- the lobby

    async def create(self, person: str, name: str, wish: Wish) -> Table:
        """A new table; it starts at once if all seats are taken."""
        table = _laid(person, name, wish)
        table.created = table.changed = store.now()
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        batch = Batch()
        store.add_table(batch, table, seed, None)
        await self.database.write(batch)
        self._tables[table.id] = table
        await self._tell(table)
        if not table.free_seats:
            await self.start(table.id, person)
        return await self.find(table.id)

    async def import_record(self, person: str, name: str, text: str, visibility: str) -> Table:
        """A table from a game record: over, or to be played on, with every seat the importer's."""
        with time_limit(ENGINE_SECONDS):
            game = read(text)
        table = Table(secrets.token_hex(12), game.name, game.options, [], person, _visibility(visibility))
        table.seats = [Seat(PERSON, person, None, seat) for seat in game.names]
        table.status, table.game, table.title = (OVER if game.over else PLAYING), game, "Imported"
        table.created = table.changed = store.now()
        batch = Batch()
        store.add_table(batch, table, game.seed, game.origin)
        if game.history:
            store.write_moves(batch, table, game.history, by_bot=False)
        else:
            store.write_snapshot(batch, table)
        await self.database.write(batch)
        self._tables[table.id] = table
        await self._tell(table)
        return table

    async def join(self, id: str, person: str, name: str, seat: int | None = None) -> Table:
        """Takes a free seat, or takes one's own back from a bot."""
        async with self._changing(id) as (table, batch):
            own = [number for number, taken in enumerate(table.seats) if taken.person == person]
            if own and (seat is None or seat in own):
                back = [number for number in own if table.seats[number].kind == BOT]
                for number in back:
                    table.seats[number].kind, table.seats[number].bot = PERSON, None
                store.write_seats(batch, table, back)
            else:
                number = _free_seat(table, seat)
                table.seats[number] = Seat(PERSON, person, None, name)
                store.write_seats(batch, table, [number])
            await self._start_if_full(table, batch)
        return table

    async def hold(self, id: str, person: str, seat: int) -> Table:
        """Lets a person play a seat from now on, besides whose seat it is: who has the link may."""
        async with self._changing(id) as (table, batch):
            if seat not in table.seats_of(person):
                table.holders.setdefault(seat, set()).add(person)
                store.add_holder(batch, id, seat, person)
        return table

    async def seat_bot(self, id: str, person: str, seat: int, bot: str | None) -> Table:
        """The owner puts a bot on a seat, or frees a seat, before the game starts."""
        async with self._changing(id) as (table, batch):
            _only_owner(table, person)
            _only_open(table)
            _seat_number(table, seat)
            table.seats[seat] = Seat(BOT, None, _bot(bot), _bot(bot)) if bot else Seat()
            store.write_seats(batch, table, [seat])
            await self._start_if_full(table, batch)
        return table

    async def leave(self, id: str, person: str, bot: str | None = TAKEOVER) -> Table:
        """Gets up. Before the game the seats become free; in it a bot may take over until the person is back."""
        async with self._changing(id) as (table, batch):
            own = [number for number, seat in enumerate(table.seats) if seat.person == person]
            if not own:
                raise Refused("You have no seat at this table.")
            for number in own:
                if table.status == OPEN:
                    table.seats[number] = Seat()
                elif table.status == PLAYING and bot:
                    table.seats[number].kind, table.seats[number].bot = BOT, _bot(bot)
            store.write_seats(batch, table, own)
            if table.status == OPEN and not any(seat.kind == PERSON for seat in table.seats):
                table.status = CLOSED
        return table

    async def close(self, id: str, person: str) -> Table:
        """The owner gives a table up before it was played to its end."""
        async with self._changing(id) as (table, _):
            _only_owner(table, person)
            if table.status not in (OPEN, PLAYING):
                raise Refused("This table is closed already.")
            table.status = CLOSED
        return table

    async def start(self, id: str, person: str) -> Table:
        """The owner starts the game: bots take the free seats."""
        async with self._changing(id) as (table, batch):
            _only_owner(table, person)
            _only_open(table)
            free = table.free_seats
            for number in free:
                table.seats[number] = Seat(BOT, None, TAKEOVER, TAKEOVER)
            store.write_seats(batch, table, free)
            await self._deal(table, batch)
        return table

    async def _start_if_full(self, table: Table, batch: Batch) -> None:
        if table.status == OPEN and not table.free_seats:
            await self._deal(table, batch)

    async def _deal(self, table: Table, batch: Batch) -> None:
        async with self.database.reading() as connection:
            seed = await store.seed_of(connection, table.id)
        with time_limit(ENGINE_SECONDS):
            table.game = store.deal(table, seed, None)
        table.status = PLAYING
        store.write_snapshot(batch, table)

    async def rematch(self, id: str, person: str) -> Table:
        """Another table for the same people, each a seat further."""
        before = await self.find(id)
        if before.status != OVER:
            raise Refused("A rematch comes after the end of the game.")
        if person not in {seat.person for seat in before.seats}:
            raise Forbidden("A rematch is for those who played.")
        table = _again(before, person)
        table.created = table.changed = store.now()
        batch = Batch()
        store.add_table(batch, table, secrets.randbits(63), None)
        await self.database.write(batch)
        self._tables[table.id] = table
        await self._tell(table)
        if not table.free_seats:
            return await self.start(table.id, person)
        return table

    # -------------------------------------------------------------- playing

    async def command(self, id: str, person: str, seat: int, command: Command) -> Table:
        """Carries a command out, once, however often it comes."""
        _own_seat(await self.find(id), person, seat)
        command = replace(command, client=_name_of(person, seat, command))
        confirms = command.do == "confirm" or command.confirm
        change = self._confirming if confirms else self._drafting
        try:
            return await change(id, person, seat, command)
        except (Refused, IllegalMove, Conflict):
            if await self._was_done(id, command):  # it came before; only its answer was lost
                return await self.find(id)
            raise

    async def _was_done(self, id: str, command: Command) -> bool:
        async with self.database.reading() as connection:
            return await store.was_done(connection, id, command.client)

    async def _confirming(self, id: str, person: str, seat: int, command: Command) -> Table:
        async with self._changing(id) as (table, batch):
            _may_play(table, person, seat)
            _check_question(table, seat, command)
            with time_limit(ENGINE_SECONDS):
                if command.do == "play":
                    table.lay(seat, _move_of(command))
                moves = table.confirm(seat)
            store.note_command(batch, id, command.client)
            store.write_moves(batch, table, moves, by_bot=False)
            store.write_draft(batch, table, seat)
        metrics.moves_confirmed(table.name, len(moves), by_bot=False)
        return table

    async def _drafting(self, id: str, person: str, seat: int, command: Command) -> Table:
        async with self._changing(id, draft=True) as (table, batch):
            _may_play(table, person, seat)
            _check_question(table, seat, command)
            with time_limit(ENGINE_SECONDS):
                _redraft(table, seat, command)
            store.note_command(batch, id, command.client)
            store.write_draft(batch, table, seat)
        return table

    async def play_bot(self, id: str, seat: int, moves: Sequence[int], version: int) -> Table:
        """A bot's moves, made for a version of the table; Conflict if it has changed meanwhile."""
        async with self._changing(id) as (table, batch):
            if table.version != version or seat not in table.bots_to_act():
                raise Conflict("The table has changed meanwhile.")
            with time_limit(ENGINE_SECONDS):
                played = table.play(seat, moves)
            store.write_moves(batch, table, played, by_bot=True)
            store.write_draft(batch, table, seat)
        metrics.moves_confirmed(table.name, len(played), by_bot=True)
        return table


# ------------------------------------------------------------------ helpers

_UNLOCKED = asyncio.Lock()


def _laid(person: str, name: str, wish: Wish) -> Table:
    """A new table as it is wished for; OptionError says what cannot be."""
    definition = find(wish.game)
    options = definition.accept_options({**wish.options, "players": len(wish.seats)})
    seats = [_wished_seat(person, name, wanted) for wanted in wish.seats]
    for seat, given in zip(seats, wish.names, strict=False):
        if seat.kind == PERSON and given:
            seat.name = given
    table = Table(secrets.token_hex(12), wish.game, options, seats, person, _visibility(wish.visibility))
    table.title, table.settings = wish.title, {"spectators": wish.spectators}
    return table


def _wished_seat(person: str, name: str, wanted: str) -> Seat:
    if wanted == "me":
        return Seat(PERSON, person, None, name)
    if wanted == "open":
        return Seat()
    return Seat(BOT, None, _bot(wanted), _bot(wanted))


def _again(before: Table, owner: str) -> Table:
    """The seats of a rematch: everybody sits one further."""
    seats = [Seat(seat.kind, seat.person, seat.bot, seat.name) for seat in before.seats[-1:] + before.seats[:-1]]
    for seat in seats:
        if seat.person is not None:  # whoever was replaced by a bot is asked back
            seat.kind, seat.bot = PERSON, None
    table = Table(secrets.token_hex(12), before.name, dict(before.options), seats, owner, before.visibility)
    table.title, table.settings, table.rematch_of = before.title, dict(before.settings), before.id
    return table


def _visibility(wanted: str) -> str:
    if wanted not in (PUBLIC, LINK, PRIVATE):
        raise OptionError(f"visibility cannot be {wanted!r}; it can be {PUBLIC}, {LINK} or {PRIVATE}.")
    return wanted


def _bot(name: str) -> str:
    if name not in BOT_NAMES:
        raise OptionError(f"There is no bot {name!r}; there are {', '.join(BOT_NAMES)}.")
    return name


def _free_seat(table: Table, wanted: int | None) -> int:
    _only_open(table)
    if not table.free_seats:
        raise Refused("All seats are taken.")
    if wanted is None:
        return table.free_seats[0]
    if wanted not in table.free_seats:
        raise Refused("This seat is taken.")
    return wanted


def _only_owner(table: Table, person: str) -> None:
    if table.owner != person:
        raise Forbidden("Only the owner of the table may do this.")


def _only_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refused("The game has begun: seats stay as they are.")


def _seat_number(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused(f"There is no seat {seat}; seats run from 0 to {len(table.seats) - 1}.")
    if table.seats[seat].kind == PERSON:
        raise Refused("Somebody sits there.")


def _own_seat(table: Table, person: str, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Forbidden("This is not your seat.")


def _may_play(table: Table, person: str, seat: int) -> None:
    _own_seat(table, person, seat)
    if table.status != PLAYING:
        raise Refused("The game is not being played.")
    if table.seats[seat].plays:
        raise Refused("A bot plays your seat: take it back first.")


def _check_question(table: Table, seat: int, command: Command) -> None:
    if not hmac.compare_digest(table.question(seat).encode(), command.question.encode()):
        raise Stale("The table has changed: look again before you decide.")


def _name_of(person: str, seat: int, command: Command) -> str:
    """A command's name as it is kept. Others may make up the same names: theirs are other commands."""
    return hashlib.sha256(f"{person} {seat} {command.client}".encode()).hexdigest()


def _move_of(command: Command) -> int:
    if command.move is None:
        raise OptionError("To play, name the id of a move.")
    return command.move


def _redraft(table: Table, seat: int, command: Command) -> None:
    if command.do == "play":
        table.lay(seat, _move_of(command))
    elif command.do == "undo":
        table.take_back(seat, 1)
    elif command.do == "restart":
        table.take_back(seat, len(table.drafts[seat].moves) if seat in table.drafts else 1)
    else:
        raise OptionError(f"do cannot be {command.do!r}; it can be play, undo, restart or confirm.")
