"""Tables in the database: how they are written, and how a table is put together again from its log."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import FairleadError
from ..games.definition import Data, Move
from ..play.game import Game, load, new
from . import schema
from .table import FREE, OPEN, PUBLIC, Draft, Seat, Table


class Conflict(FairleadError):
    """Somebody else has changed the table meanwhile."""


class Damaged(FairleadError):
    """A table's log and its snapshots do not fit together."""


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


# ------------------------------------------------------------------ writing


async def add_table(connection: AsyncConnection, table: Table, seed: int | None, origin: Data | None) -> None:
    """Writes a new table with its seats."""
    columns = schema.tables.columns
    row = {**_changing(table), "id": table.id, "game": table.name, "created": table.created, "seed": seed}
    row |= {"rules": _rules(table), "rematch_of": table.rematch_of}
    row[columns.origin.name] = None if origin is None else json.dumps(origin)
    await connection.execute(insert(schema.tables).values(row))
    seats = [{"table": table.id, "seat": number, **_seat_row(seat)} for number, seat in enumerate(table.seats)]
    await connection.execute(insert(schema.seats), seats)


async def change_table(connection: AsyncConnection, table: Table) -> None:
    """Writes a table's next version; Conflict if that version is there already.

    The table in memory has its new version only when this returns.
    """
    table.changed = now()
    known = and_(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
    values = {**_changing(table), "version": table.version + 1}
    changed = await connection.execute(update(schema.tables).where(known).values(values))
    if changed.rowcount != 1:
        raise Conflict("The table has changed meanwhile.")


async def write_seats(connection: AsyncConnection, table: Table, seats: Sequence[int]) -> None:
    """Writes who sits where."""
    for number in seats:
        place = and_(schema.seats.c.table == table.id, schema.seats.c.seat == number)
        await connection.execute(update(schema.seats).where(place).values(_seat_row(table.seats[number])))


async def write_moves(
    connection: AsyncConnection, table: Table, moves: Sequence[tuple[int, Move]], *, by_bot: bool
) -> None:
    """Adds moves, the last of the game, to the log, and a snapshot of where they lead."""
    first, at = table.length - len(moves) + 1, now()
    rows = [
        {"table": table.id, "number": number, "seat": seat, "move": move.id, "by_bot": by_bot, "at": at}
        for number, (seat, move) in enumerate(moves, first)
    ]
    await connection.execute(insert(schema.moves), rows)
    await write_snapshot(connection, table)


async def write_snapshot(connection: AsyncConnection, table: Table) -> None:
    """Keeps the record as it stands."""
    snapshot = {"table": table.id, "number": table.length, "record": table.dealt.snapshot()}
    await connection.execute(insert(schema.snapshots).values(snapshot))


async def write_draft(connection: AsyncConnection, table: Table, seat: int) -> None:
    """Keeps a seat's draft, which may be empty."""
    draft = table.drafts.get(seat)
    place = and_(schema.drafts.c.table == table.id, schema.drafts.c.seat == seat)
    await connection.execute(delete(schema.drafts).where(place))
    if draft:
        row = {"table": table.id, "seat": seat, "revision": draft.revision, "moves": json.dumps(draft.moves)}
        await connection.execute(insert(schema.drafts).values(row))


async def note_command(connection: AsyncConnection, table: str, client: str) -> None:
    """Remembers that a command was carried out."""
    await connection.execute(insert(schema.commands).values(table=table, client=client, at=now()))


async def add_holder(connection: AsyncConnection, table: str, seat: int, person: str) -> None:
    """Lets a person play a seat."""
    await connection.execute(insert(schema.holders).values(table=table, seat=seat, person=person))


def _changing(table: Table) -> Data:
    """The columns that may change."""
    return {
        "options": json.dumps(table.options),
        "visibility": table.visibility,
        "status": table.status,
        "owner": table.owner,
        "version": table.version,
        "length": table.length,
        "title": table.title,
        "settings": json.dumps(table.settings),
        "changed": table.changed,
    }


def _seat_row(seat: Seat) -> Data:
    return {"kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name}


def _rules(table: Table) -> str:
    from ..games import find

    return find(table.name).version


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
    )


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


async def version_of(connection: AsyncConnection, table: str) -> int | None:
    """The version that a table has in the database."""
    found = await connection.execute(select(schema.tables.c.version).where(schema.tables.c.id == table))
    version: int | None = found.scalar()
    return version


async def tables_in_play(connection: AsyncConnection) -> list[str]:
    """The tables at which somebody is to act."""
    found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.status == "playing"))
    return list(found.scalars())


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
