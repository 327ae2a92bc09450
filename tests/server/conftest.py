"""What the service's tests share: databases of both kinds, Redis, and a hall with people in it.

Asynchronous tests are marked with `pytest.mark.anyio`; such a test and its fixtures run in one loop.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from sqlalchemy import insert

from fairlead.server import logs, schema
from fairlead.server.database import Database
from fairlead.server.hall import Hall

from . import services
from .browsers import running

KEY = b"a key that only tests know"
PEOPLE = ("ann", "bo", "cy", "di")


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Litestar]:
    """The whole application on SQLite, without rate limits, for all tests of a file."""
    async with running(f"sqlite:///{tmp_path_factory.mktemp('app')}/tables.sqlite") as started:
        yield started


@pytest.fixture(autouse=True)
def restored_logs() -> Iterator[None]:
    """Logs as they were before: what sets them up here would else write to a stream that is closed by then."""
    root, access = logging.getLogger(), logging.getLogger("uvicorn.access")
    kept = (root.handlers[:], root.level, logging.getLogger(logs.ROOT).level, access.disabled)
    yield
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    logging.getLogger(logs.ROOT).setLevel(kept[2])
    access.disabled = kept[3]


# ------------------------------------------------------------------ services


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server for all tests of a run."""
    try:
        with services.running_postgres() as address:
            yield address
    except services.NotThere as error:
        services.unavailable(error)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """A Redis server for all tests of a run."""
    try:
        with services.running_redis() as address:
            yield address
    except services.NotThere as error:
        services.unavailable(error)


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """The address of an SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def postgres_address(postgres_server: str) -> Iterator[str]:
    """The address of a PostgreSQL database of one's own, empty."""
    with services.fresh_database(postgres_server) as address:
        yield address


@pytest.fixture
def redis_address(redis_server: str) -> str:
    """The address of a Redis server that remembers nothing."""
    services.empty_redis(redis_server)
    return redis_server


# ------------------------------------------------------------------ databases


@pytest.fixture(params=["sqlite", "postgres"])
def database_address(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_address")
    return address


@pytest.fixture
async def database(database_address: str) -> AsyncIterator[Database]:
    """A database in its newest form, once of each kind, with a few people in it: ann, bo, cy and di."""
    opened = Database(database_address)
    await opened.migrate()
    await add_people(opened)
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
def hall(database: Database) -> Hall:
    """A hall without tables."""
    return Hall(database, KEY)


async def add_people(database: Database) -> None:
    """Four guests whose names are their ids."""
    people = [{"id": name, "name": name.title(), "created": 0.0, "seen": 0.0} for name in PEOPLE]
    async with database.writing() as connection:
        await connection.execute(insert(schema.people), people)


@pytest.fixture
def second_postgres_address(postgres_server: str) -> Iterator[str]:
    """The address of another PostgreSQL database, empty."""
    with services.fresh_database(postgres_server) as address:
        yield address
