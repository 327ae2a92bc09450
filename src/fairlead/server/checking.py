"""Checks what the database says about every table: the log is played again, move by move, beside the snapshots.

A table is read in one moment, so tables may be played meanwhile. Nothing is changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import FairleadError
from ..games import find
from ..play.game import Game
from . import schema, store
from .database import Database
from .table import CLOSED, OPEN, OVER, PLAYING, Seat, Table

Progress = Callable[[int, int], None]  # tables checked, tables in all


@dataclass(frozen=True)
class Fault:
    """What is wrong with a table."""

    table: str
    reason: str


@dataclass(frozen=True)
class Rows:
    """All that the database holds about the game of a table."""

    table: RowMapping
    seats: Sequence[RowMapping]
    moves: Sequence[RowMapping]
    snapshots: dict[int, bytes]


async def games_held(database: Database) -> list[str]:
    """The games that are played at some table: what has to be compiled before checking."""
    async with database.reading() as connection:
        return sorted((await connection.execute(select(schema.tables.c.game).distinct())).scalars())


async def check_tables(database: Database, progress: Progress = lambda done, total: None) -> tuple[int, list[Fault]]:
    """Checks every table; returns how many there are and what is wrong, one fault a table."""
    async with database.reading() as connection:
        ids = list((await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created))).scalars())
    faults = []
    for done, id in enumerate(ids, 1):
        async with database.reading() as connection:
            rows = await _read(connection, id)
        reason = fault_of(rows) if rows else None  # a table that is gone meanwhile is no fault
        if reason:
            faults.append(Fault(id, reason))
        progress(done, len(ids))
    return len(ids), faults


async def _read(connection: AsyncConnection, id: str) -> Rows | None:
    tables, snapshots = schema.tables, schema.snapshots
    table = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
    if table is None:
        return None
    kept = (await connection.execute(select(snapshots).where(snapshots.c.table == id))).mappings().all()
    return Rows(
        table,
        await _ordered(connection, schema.seats, id, "seat"),
        await _ordered(connection, schema.moves, id, "number"),
        {row["number"]: bytes(row["record"]) for row in kept},
    )


async def _ordered(connection: AsyncConnection, source: Any, id: str, order: str) -> Sequence[RowMapping]:
    found = select(source).where(source.c.table == id).order_by(source.c[order])
    return (await connection.execute(found)).mappings().all()


# ------------------------------------------------------------------ one table


def fault_of(rows: Rows) -> str | None:
    """The first thing that is wrong with a table, as a sentence; None if all fits together."""
    try:
        return next(_faults(rows), None)
    except Exception as error:
        # Damaged rows can make anything fail, and one damaged table must not hide the others.
        told = str(error) if isinstance(error, FairleadError) else f"{type(error).__name__}: {error}"
        return f"it cannot be read: {told.rstrip('.')}."


def _faults(rows: Rows) -> Iterator[str]:
    length, status = rows.table["length"], rows.table["status"]
    if status not in (OPEN, PLAYING, OVER, CLOSED):
        yield f"its status is {status!r}."
    if [move["number"] for move in rows.moves] != list(range(1, len(rows.moves) + 1)):
        yield "moves are missing in its log."
    if length != len(rows.moves):
        yield f"its log has {len(rows.moves)} moves, and {length} were noted."
    if [seat["seat"] for seat in rows.seats] != list(range(json.loads(rows.table["options"])["players"])):
        yield "seats are missing."
    if status == OPEN and (rows.moves or rows.snapshots):
        yield "it has not begun, and yet there are moves or snapshots."
    if rows.snapshots:
        yield from _faults_of_game(rows)
    elif status in (PLAYING, OVER) or rows.moves:
        yield "it has begun, and there is no snapshot."


def _faults_of_game(rows: Rows) -> Iterator[str]:
    """Plays the log again, and compares."""
    row = rows.table
    table = Table(row["id"], row["game"], json.loads(row["options"]), [Seat() for _ in rows.seats], None)
    game = store.deal(table, row["seed"], None if row["origin"] is None else json.loads(row["origin"]))
    yield from _compare(rows, game, 0)
    for move in rows.moves:
        game.replay([(move["seat"], move["move"])])
        yield from _compare(rows, game, move["number"])
    if len(rows.moves) not in rows.snapshots:
        yield "there is no snapshot of its last move."
    if max(rows.snapshots) > len(rows.moves):
        yield f"there is a snapshot of move {max(rows.snapshots)}, and the log ends before it."
    if row["status"] in (PLAYING, OVER) and game.over != (row["status"] == OVER):
        yield f"its status is {row['status']!r}, and its game {'is over' if game.over else 'goes on'}."


def _compare(rows: Rows, game: Game, number: int) -> Iterator[str]:
    kept = rows.snapshots.get(number)
    if kept is not None and kept != game.snapshot():
        played, ours = rows.table["rules"], find(rows.table["game"]).version
        other = f" (played by rules {played}, checked by {ours})" if played != ours else ""
        yield f"its log and its snapshot differ after move {number}{other}."
