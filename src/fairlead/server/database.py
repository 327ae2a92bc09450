"""The database: SQLite in a file by default, PostgreSQL by its address. Migrations run when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import FairleadError
from .ledger import Batch, Ledger, write_batch

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 30
MIGRATION_LOCK = 8642  # any number that nobody else locks


class DatabaseTrouble(FairleadError):
    """The database cannot be used, and why."""


class Database:
    """Connections to one database: `reading` sees one moment, `writing` is a transaction that nobody else writes in."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.engine = make_engine(address)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time. Waiting here costs less than finding the file busy and trying again.
        self._turn = asyncio.Lock()
        path = self.engine.url.database
        self._ledger = Ledger(path, self._turn) if self.is_sqlite and path else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:  # PostgreSQL would show each question the newest state
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all that is done in it happens, or nothing."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.connect() as connection:
            await connection.execution_options(writing=True)
            async with connection.begin():
                yield connection

    async def write(self, batch: Batch) -> None:
        """Keeps a batch, whole or not at all; Conflict if it does not fit what is there."""
        if self._ledger is not None:
            await self._ledger.write(batch)
        else:
            await write_batch(self.engine, batch)

    async def migrate(self) -> None:
        """Brings the database to the form this version needs."""
        try:
            async with self.engine.connect() as connection:
                if not self.is_sqlite:  # several processes may start at once; one changes the form, the others wait
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)
                await connection.commit()
        except (OSError, OperationalError) as error:
            reason = str(getattr(error, "orig", error)).strip().splitlines()
            raise DatabaseTrouble(f"The database cannot be opened: {reason[0] if reason else error}.") from None

    async def close(self) -> None:
        """Lets all connections go."""
        if self._ledger is not None:
            await self._ledger.close()
        await self.engine.dispose()


def make_engine(address: str) -> AsyncEngine:
    """The engine for an address such as `sqlite:///games.sqlite` or `postgresql://user@host/fairlead`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise DatabaseTrouble(
            f"{address!r} is no address of a database, such as postgresql://user@host/fairlead."
        ) from None
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)
    raise DatabaseTrouble(f"Fairlead keeps games in SQLite or PostgreSQL, not in {url.get_backend_name()}.")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead logging: readers and the writer do not wait for each other, a killed process loses nothing."""
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that began by reading could find that others have written meanwhile."""
    immediate = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


# ------------------------------------------------------------------ migrations


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Runs the migrations that are missing."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)
