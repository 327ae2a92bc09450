"""Whether the service is well: what health and readiness routes, and the hosts behind them, ask."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from . import logs
from .database import MIGRATIONS, Database, DatabaseTrouble

SECONDS = 3.0  # after which a database that does not answer counts as not reachable
log = logs.logger(__name__)


class Compiling(Protocol):
    """What is known about the games' kernels (`warming.Warming`)."""

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played."""


@dataclass(frozen=True)
class Health:
    """How it stands with the parts of the service."""

    database: bool
    migrations: bool
    kernels: dict[str, bool] = field(default_factory=dict)

    @property
    def ready(self) -> bool:
        """Whether requests can be answered. Games whose kernels are not ready yet wait; the lobby does not."""
        return self.database and self.migrations


async def look(database: Database, warming: Compiling | None = None, games: tuple[str, ...] = ()) -> Health:
    """Looks at every part; a part that does not answer in time is not well."""
    kernels = {game: warming.is_ready(game) for game in games} if warming else {}
    try:
        async with asyncio.timeout(SECONDS):
            current = await revision_of(database)
    except Exception as error:
        # Whatever a driver raises, it means that the database cannot be asked.
        log.warning("database does not answer", reason=f"{type(error).__name__}: {error}")
        return Health(database=False, migrations=False, kernels=kernels)
    return Health(database=True, migrations=current == newest_revision(), kernels=kernels)


async def revision_of(database: Database) -> str | None:
    """The form that a database has; None if it never had one."""
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1"))
        return await connection.run_sync(_current)


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def demand_form(database: Database) -> None:
    """Refuses a database that has not the form of this version."""
    found = await revision_of(database)
    if found is None:
        raise DatabaseTrouble("The database holds nothing yet: start the service once with: fairlead serve")
    if found != newest_revision():
        raise DatabaseTrouble(
            "The database was written by another version of Fairlead. Use that version, "
            "or bring the database to this one by starting it once: fairlead serve"
        )


@cache
def newest_revision() -> str | None:
    """The form that this version needs."""
    return _scripts().get_current_head()


def is_known(revision: str) -> bool:
    """Whether this version knows a form, its own or an older one."""
    return any(script.revision == revision for script in _scripts().walk_revisions())


def _scripts() -> ScriptDirectory:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(settings)
