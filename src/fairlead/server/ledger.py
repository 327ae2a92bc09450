"""How changes of tables are written: as batches, each of which is kept whole or not at all.

On SQLite all batches that wait go into one transaction: a commit costs the same for one as for a hundred. They are
written by the thread that answers everybody, at about a quarter of a millisecond each; a thread of its own took eight
times as long under load, because it waited for Python's lock at every statement. On PostgreSQL every batch is a
transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from ..errors import FairleadError

MOST_AT_ONCE = 200  # batches in one transaction
BUSY_SECONDS = 30.0  # that another process may write
BUSY_PAUSE = 0.02

Row = Mapping[str, Any]


class Conflict(FairleadError):
    """Somebody else has changed the table meanwhile."""

    def __init__(self, reason: str = "The table has changed meanwhile.") -> None:
        super().__init__(reason)


class Step(NamedTuple):
    """One statement with its rows. `must` says that it has to find something to change."""

    statement: UpdateBase
    rows: Sequence[Row]
    must: bool = False


class Batch:
    """Statements that are kept together."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, statement: UpdateBase, *rows: Row, must: bool = False) -> None:
        """One more statement. The same statement object should be used again and again: it is translated once."""
        self.steps.append(Step(statement, rows, must))


# ------------------------------------------------------------------ PostgreSQL


async def write_batch(engine: AsyncEngine, batch: Batch) -> None:
    """Writes a batch in a transaction of its own; Conflict if it does not fit what is there."""
    try:
        async with engine.begin() as connection:
            for statement, rows, must in batch.steps:
                result = await connection.execute(statement, [dict(row) for row in rows] if len(rows) > 1 else rows[0])
                if must and result.rowcount != 1:
                    raise Conflict
    except IntegrityError:
        raise Conflict from None


# ------------------------------------------------------------------ SQLite


class Ledger:
    """Writes batches into an SQLite file."""

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self._path, self._turn = path, turn
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        """Returns when a batch is kept; Conflict if it does not fit what is there."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, kept))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await kept

    async def close(self) -> None:
        """Finishes what waits, and lets the file go."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def _write_all(self) -> None:
        while self._waiting:
            async with self._turn:
                group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                troubles: Sequence[Exception | None]
                try:
                    troubles = await self._commit_in_turn([batch for batch, _ in group])
                except Exception as failure:
                    troubles = [failure] * len(group)
            for (_, kept), trouble in zip(group, troubles, strict=True):
                if kept.done():  # whoever waited was sent away
                    continue
                if trouble is None:
                    kept.set_result(None)
                else:
                    kept.set_exception(trouble)

    async def _commit_in_turn(self, batches: Sequence[Batch]) -> list[Exception | None]:
        """Commits as soon as no other process writes."""
        end = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                return self._commit(batches)
            except sqlite3.OperationalError as busy:
                if busy.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
                await asyncio.sleep(BUSY_PAUSE)

    def _commit(self, batches: Sequence[Batch]) -> list[Exception | None]:
        """Writes batches in one transaction; for each, why it was left out, or None.

        Mostly all of them fit. Only if one does not, they are begun again, each so that it can be left out.
        """
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")  # if another process writes, this says so at once
        try:
            connection.execute("SAVEPOINT every")
            try:
                for batch in batches:
                    _carry_out(connection, batch)
                troubles: list[Exception | None] = [None] * len(batches)
            except (Conflict, sqlite3.IntegrityError):
                connection.execute("ROLLBACK TO every")
                troubles = [_carry_out_one(connection, batch) for batch in batches]
            connection.execute("COMMIT")
            return troubles
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
            for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")
            self._connection = connection
        return self._connection


def _carry_out_one(connection: sqlite3.Connection, batch: Batch) -> Exception | None:
    """Carries a batch out, or nothing of it."""
    connection.execute("SAVEPOINT batch")
    try:
        _carry_out(connection, batch)
    except (Conflict, sqlite3.IntegrityError):
        connection.execute("ROLLBACK TO batch")
        return Conflict()
    finally:
        connection.execute("RELEASE batch")
    return None


def _carry_out(connection: sqlite3.Connection, batch: Batch) -> None:
    for statement, rows, must in batch.steps:
        text, names = _translated(statement, tuple(rows[0]))
        values = [[row[name] for name in names] for row in rows]
        done = connection.execute(text, values[0]) if len(values) == 1 else connection.executemany(text, values)
        if must and done.rowcount != 1:
            raise Conflict


@cache
def _translated(statement: UpdateBase, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A statement in SQLite's words, and the names of its values in their order."""
    compiled = statement.compile(dialect=sqlite_dialect(), column_keys=list(names))
    return str(compiled), tuple(compiled.positiontup or ())
