"""Backup and restore. A backup is one SQLite file with everything in it, whichever database it came from.

It is taken in one moment while the service goes on, and goes back into either kind of database, all of it or nothing.
The file holds what is secret (deals, hashes of passwords and tokens), so only its owner may read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import FairleadError
from . import health
from .database import Database
from .schema import metadata

ROWS_AT_ONCE = 1000
SIGNATURE = b"SQLite format 3\0"
Progress = Callable[[int, int], None]  # rows copied, rows in all


class BackupTrouble(FairleadError):
    """A backup cannot be made or restored, and why."""


def quiet(done: int, total: int) -> None:
    """Shows no progress."""


# ------------------------------------------------------------------ backup


async def back_up(database: Database, file: Path, *, overwrite: bool = False, progress: Progress = quiet) -> int:
    """Writes everything that a database holds into a file; returns the number of rows.

    The file appears when it is complete: a backup that was broken off leaves none.
    """
    if file.exists() and not overwrite:
        raise BackupTrouble(f"{file} is there already. Name another file, or add --overwrite.")
    await health.demand_form(database)
    part = file.with_name(f"{file.name}.part")
    try:
        _make_private(part)
        rows = await _fill(part, database, progress)
        _flush(part)
        part.replace(file)
    except OSError as error:
        raise BackupTrouble(f"{file} cannot be written: {error.strerror or error}.") from None
    except sqlite3.Error as error:
        raise BackupTrouble(f"{file} cannot be written: {error}.") from None
    finally:
        for leftover in _with_companions(part):
            leftover.unlink(missing_ok=True)
    return rows


async def _fill(file: Path, source: Database, progress: Progress) -> int:
    target = Database(f"sqlite:///{file}")
    try:
        await target.migrate()
        async with source.reading() as reading, target.writing() as writing:
            rows = await _copy(reading, writing, progress)
    finally:
        await target.close()
    with sqlite3.connect(file) as connection:  # one file alone, to be carried anywhere
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    return rows


def _make_private(file: Path) -> None:
    for old in _with_companions(file):
        old.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _flush(file: Path) -> None:
    """A backup that is said to be there survives a power cut."""
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def _with_companions(file: Path) -> list[Path]:
    """A file of SQLite's and those that it keeps beside it while it is open."""
    return [file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))]


# ------------------------------------------------------------------ restore


async def restore(database: Database, file: Path, *, overwrite: bool = False, progress: Progress = quiet) -> int:
    """Puts a backup into a database; returns the number of rows. What is there already is kept, unless told otherwise.

    It happens in one transaction: if anything goes wrong, the database is as it was.
    """
    _check_file(file)
    await database.migrate()
    async with _opened(file) as source, source.reading() as reading, database.writing() as writing:
        held = await _tables_held(writing)
        if held and not overwrite:
            raise BackupTrouble(
                f"The database is not empty: it holds rows in {', '.join(held)}. Name an empty one, or add --overwrite "
                "to replace everything in it (stop the service first)."
            )
        for table in reversed(metadata.sorted_tables):
            await writing.execute(table.delete())
        rows = await _copy(reading, writing, progress)
        if not database.is_sqlite:
            await _set_counters(writing)
    return rows


def _check_file(file: Path) -> None:
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(SIGNATURE))
    except OSError as error:
        raise BackupTrouble(f"{file} cannot be read: {error.strerror or error}.") from None
    if begins != SIGNATURE:
        raise BackupTrouble(f"{file} is no backup: fairlead backup writes SQLite files.")


@asynccontextmanager
async def _opened(file: Path) -> AsyncIterator[Database]:
    """A copy of a backup, in the form of this version; the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="fairlead-restore-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        _check_whole(copy, file)
        opened = Database(f"sqlite:///{copy}")
        try:
            found = await health.revision_of(opened)
            if found is None:
                raise BackupTrouble(f"{file} is no backup: there are no tables of Fairlead in it.")
            if not health.is_known(found):
                raise BackupTrouble(f"{file} was written by a newer version of Fairlead. Install that one first.")
            await opened.migrate()
            yield opened
        except DatabaseError as error:
            raise BackupTrouble(f"{file} cannot be restored: {str(error.orig).splitlines()[0]}.") from None
        finally:
            await opened.close()


def _check_whole(copy: Path, file: Path) -> None:
    connection = sqlite3.connect(copy)
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        found = str(error)
    finally:
        connection.close()
    if found != "ok":
        raise BackupTrouble(f"{file} is damaged: {' '.join(found.split())}.")


async def _tables_held(connection: AsyncConnection) -> list[str]:
    """The tables of the database that have rows."""
    return [
        table.name
        for table in metadata.sorted_tables
        if (await connection.execute(select(1).select_from(table).limit(1))).first() is not None
    ]


async def _set_counters(connection: AsyncConnection) -> None:
    """PostgreSQL counts new rows by itself: it goes on behind those that were put in."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and table.c[column.name].autoincrement is True:
            highest = f'(SELECT max("{column.name}") FROM "{table.name}")'
            counter = f"pg_get_serial_sequence('\"{table.name}\"', '{column.name}')"
            await connection.execute(text(f"SELECT setval({counter}, {highest}) WHERE {highest} IS NOT NULL"))


# ------------------------------------------------------------------ copying


async def _copy(source: AsyncConnection, target: AsyncConnection, progress: Progress) -> int:
    """Copies all rows of all tables, those that others point to first."""
    total, done = await _count(source), 0
    progress(done, total)
    for table in metadata.sorted_tables:
        async for rows in _portions(source, table):
            await target.execute(insert(table), rows)
            done += len(rows)
            progress(done, total)
    return done


async def _count(connection: AsyncConnection) -> int:
    counts = [await connection.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables]
    return sum(count or 0 for count in counts)


async def _portions(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[dict[str, Any]]]:
    found = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for rows in found.mappings().partitions(ROWS_AT_ONCE):
        yield [dict(row) for row in rows]
