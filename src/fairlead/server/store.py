"""Tables in the database: how they are written, and how a table is put together again from its log.

What is written goes into a `Batch`, which `Database.write` keeps whole or not at all.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..games import find
from ..games.definition import Data, Move
from ..play.game import Game, load, new
from . import schema
from .database import Database
from .ledger import Batch
from .table import FREE, OPEN, OVER, PUBLIC, Draft, Seat, Table


class Versions(NamedTuple):
    """How far a table is in the database: its version, and the revisions of the drafts by seat."""

    table: int
    drafts: dict[int, int]

    def are_ahead_of(self, table: Table) -> bool:
        """Whether a table in memory lacks something that was kept."""
        ours = table.drafts
        return self.table > table.version or any(
            seat not in ours or revision > ours[seat].revision for seat, revision in self.drafts.items()
        )


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


# ------------------------------------------------------------------ writing

_ADD_TABLE, _ADD_SEATS = insert(schema.tables), insert(schema.seats)
_ADD_MOVES, _ADD_SNAPSHOT = insert(schema.moves), insert(schema.snapshots)
_ADD_DRAFT, _ADD_COMMAND, _ADD_HOLDER = insert(schema.drafts), insert(schema.commands), insert(schema.holders)
_KNOWN = and_(schema.tables.c.id == bindparam("known_id"), schema.tables.c.version == bindparam("known_version"))
_CHANGE_TABLE = update(schema.tables).where(_KNOWN)
_CHECK_TABLE = update(schema.tables).where(_KNOWN).values(version=schema.tables.c.version)
_SEAT = and_(schema.seats.c.table == bindparam("known_table"), schema.seats.c.seat == bindparam("known_seat"))
_CHANGE_SEAT = update(schema.seats).where(_SEAT)
_DRAFT = and_(schema.drafts.c.table == bindparam("known_table"), schema.drafts.c.seat == bindparam("known_seat"))
_DROP_DRAFT = delete(schema.drafts).where(_DRAFT)
_DROP_DRAFTS = delete(schema.drafts).where(schema.drafts.c.table == bindparam("known_table"))
COMMAND_SECONDS = 3 * 86_400.0  # how long a command that comes again is known
MOST_IDS = 500  # in one question to the database


def add_table(batch: Batch, table: Table, seed: int | None, origin: Data | None) -> None:
    """Writes a new table with its seats."""
    row = {**_changing(table), "id": table.id, "game": table.name, "created": table.created, "seed": seed}
    row |= {"rules": find(table.name).version, "rematch_of": table.rematch_of}
    batch.add(_ADD_TABLE, row | {"origin": None if origin is None else json.dumps(origin)})
    seats = [{"table": table.id, "seat": number, **_seat_row(seat)} for number, seat in enumerate(table.seats)]
    batch.add(_ADD_SEATS, *seats)


def change_table(batch: Batch, table: Table) -> None:
    """Writes a table's next version; a Conflict if that version is there already.

    The table in memory has its new version only when this is kept.
    """
    table.changed = now()
    values = {**_changing(table), "version": table.version + 1}
    batch.add(_CHANGE_TABLE, values | _known(table), must=True)


def check_table(batch: Batch, table: Table) -> None:
    """A Conflict if the table has another version in the database."""
    batch.add(_CHECK_TABLE, _known(table), must=True)


def _known(table: Table) -> Data:
    return {"known_id": table.id, "known_version": table.version}


def write_seats(batch: Batch, table: Table, seats: Sequence[int]) -> None:
    """Writes who sits where."""
    for number in seats:
        batch.add(_CHANGE_SEAT, {**_seat_row(table.seats[number]), "known_table": table.id, "known_seat": number})


def write_moves(batch: Batch, table: Table, moves: Sequence[tuple[int, Move]], *, by_bot: bool) -> None:
    """Adds moves, the last of the game, to the log, and a snapshot of where they lead."""
    first, at = table.length - len(moves) + 1, now()
    rows = [
        {"table": table.id, "number": number, "seat": seat, "move": move.id, "by_bot": by_bot, "at": at}
        for number, (seat, move) in enumerate(moves, first)
    ]
    batch.add(_ADD_MOVES, *rows)
    write_snapshot(batch, table)


def write_snapshot(batch: Batch, table: Table) -> None:
    """Keeps the record as it stands."""
    batch.add(_ADD_SNAPSHOT, {"table": table.id, "number": table.length, "record": table.dealt.snapshot()})


def write_draft(batch: Batch, table: Table, seat: int) -> None:
    """Keeps a seat's draft, which may be empty; none outlives the game."""
    if table.status == OVER:
        batch.add(_DROP_DRAFTS, {"known_table": table.id})
        return
    draft = table.drafts.get(seat)
    batch.add(_DROP_DRAFT, {"known_table": table.id, "known_seat": seat})
    if draft:
        row = {"table": table.id, "seat": seat, "revision": draft.revision, "moves": json.dumps(draft.moves)}
        batch.add(_ADD_DRAFT, row)


def note_command(batch: Batch, table: str, client: str) -> None:
    """Remembers that a command was carried out; a Conflict if it was before."""
    batch.add(_ADD_COMMAND, {"table": table, "client": client, "at": now()})


def add_holder(batch: Batch, table: str, seat: int, person: str) -> None:
    """Lets a person play a seat."""
    batch.add(_ADD_HOLDER, {"table": table, "seat": seat, "person": person})


def _changing(table: Table) -> Data:
    """The columns that may change."""
    return {
        "options": json.dumps(table.options),
        "visibility": table.visibility,
        "status": table.status,
        "owner": table.owner,
        "version": table.version,
        "length": table.length,
        "to_act": sum(1 << seat for seat in table.to_act),
        "title": table.title,
        "settings": json.dumps(table.settings),
        "changed": table.changed,
    }


def _seat_row(seat: Seat) -> Data:
    return {"kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name}


# ------------------------------------------------------------------ reading


async def read_table(connection: AsyncConnection, id: str) -> Table | None:
    """A table as it was last written, or None."""
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
    if row is None:
        return None
    table = _table_of(row, await _rows(connection, schema.seats, id, schema.seats.c.seat))
    for held in await _rows(connection, schema.holders, id, schema.holders.c.seat):
        table.holders.setdefault(held["seat"], set()).add(held["person"])
    for draft in await _rows(connection, schema.drafts, id, schema.drafts.c.seat):
        table.drafts[draft["seat"]] = Draft(json.loads(draft["moves"]), draft["revision"])
    if row["status"] != OPEN and (row["length"] or await _has_snapshot(connection, id)):
        table.game = await _read_game(connection, row, table)
    return table


async def read_versions(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Versions]:
    """How far tables are, by id; those that are no more are left out."""
    tables, drafts = schema.tables.c, schema.drafts.c
    found: dict[str, Versions] = {}
    for some in (ids[first : first + MOST_IDS] for first in range(0, len(ids), MOST_IDS)):
        rows = await connection.execute(select(tables.id, tables.version).where(tables.id.in_(some)))
        found |= {row.id: Versions(row.version, {}) for row in rows}
        rows = await connection.execute(
            select(drafts.table, drafts.seat, drafts.revision).where(drafts.table.in_(some))
        )
        for row in rows:
            if row.table in found:
                found[row.table].drafts[row.seat] = row.revision
    return found


async def _rows(connection: AsyncConnection, source: Any, table: str, order: Any) -> Sequence[RowMapping]:
    found = await connection.execute(select(source).where(source.c.table == table).order_by(order))
    return found.mappings().all()


async def _has_snapshot(connection: AsyncConnection, table: str) -> bool:
    found = await connection.execute(select(schema.snapshots.c.number).where(schema.snapshots.c.table == table))
    return found.first() is not None


def _table_of(row: RowMapping, seats: Sequence[RowMapping]) -> Table:
    return Table(
        id=row["id"],
        name=row["game"],
        options=json.loads(row["options"]),
        seats=[Seat(seat["kind"], seat["person"], seat["bot"], seat["name"]) for seat in seats],
        owner=row["owner"],
        visibility=row["visibility"],
        status=row["status"],
        title=row["title"],
        settings=json.loads(row["settings"]),
        version=row["version"],
        rematch_of=row["rematch_of"],
        created=row["created"],
        changed=row["changed"],
        noted_length=row["length"],
        noted_to_act=tuple(seat for seat in range(len(seats)) if row["to_act"] >> seat & 1),
    )


async def list_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[Table]:
    """Tables to be listed, in this order, without their games: reading those would take a while."""
    rows = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(ids)))
    found = {row["id"]: row for row in rows.mappings()}
    order = (schema.seats.c.table, schema.seats.c.seat)
    seats: dict[str, list[RowMapping]] = {id: [] for id in ids}
    for seat in (
        await connection.execute(select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(*order))
    ).mappings():
        seats[seat["table"]].append(seat)
    return [_table_of(found[id], seats[id]) for id in ids if id in found]


async def _read_game(connection: AsyncConnection, row: RowMapping, table: Table) -> Game:
    game = deal(table, row["seed"], None if row["origin"] is None else json.loads(row["origin"]))
    log = await _rows(connection, schema.moves, table.id, schema.moves.c.number)
    game.replay([(move["seat"], move["move"]) for move in log])
    return game


def deal(table: Table, seed: int | None, origin: Data | None) -> Game:
    """The game of a table before its first move."""
    if origin is not None:
        game = load(origin)
    else:
        game = new(table.name, seed=seed, **table.options)
    game.names = [seat.name or f"Seat {number}" for number, seat in enumerate(table.seats)]
    return game


async def was_done(connection: AsyncConnection, table: str, client: str) -> bool:
    """Whether a command was carried out."""
    known = and_(schema.commands.c.table == table, schema.commands.c.client == client)
    return (await connection.execute(select(schema.commands.c.client).where(known))).first() is not None


async def open_tables(connection: AsyncConnection, limit: int) -> list[str]:
    """Public tables that wait for players or are being played, those with free seats first, newest first."""
    free = select(func.count()).where(schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == FREE)
    public = and_(schema.tables.c.visibility == PUBLIC, schema.tables.c.status.in_(("open", "playing")))
    order = (free.scalar_subquery() == 0, schema.tables.c.changed.desc())
    found = await connection.execute(select(schema.tables.c.id).where(public).order_by(*order).limit(limit))
    return list(found.scalars())


async def tables_of(connection: AsyncConnection, person: str, limit: int) -> list[str]:
    """The tables of a person: owned, played at, or held; the latest first."""
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person)
    held = select(schema.holders.c.table).where(schema.holders.c.person == person)
    mine = or_(schema.tables.c.owner == person, schema.tables.c.id.in_(seated), schema.tables.c.id.in_(held))
    chosen = select(schema.tables.c.id).where(mine).order_by(schema.tables.c.changed.desc()).limit(limit)
    return list((await connection.execute(chosen)).scalars())


async def seed_of(connection: AsyncConnection, table: str) -> int | None:
    """The seed that a table will be dealt with."""
    found = await connection.execute(select(schema.tables.c.seed).where(schema.tables.c.id == table))
    seed: int | None = found.scalar()
    return seed


async def tidy(database: Database) -> None:
    """Forgets what is of no use any more: commands long done, sessions and links whose time is over."""
    async with database.writing() as connection:
        await connection.execute(delete(schema.commands).where(schema.commands.c.at < now() - COMMAND_SECONDS))
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now()))
        await connection.execute(delete(schema.links).where(schema.links.c.expires < now()))
