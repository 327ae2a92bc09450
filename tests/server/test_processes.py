"""Several real processes on one PostgreSQL database and Redis: two that serve, one that plays for the bots.

People sit at the same tables and speak to different processes, as behind a reverse proxy. One of the processes is
killed, then the worker; nothing promised is lost, and everybody plays on.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .killing import (
    Ledger,
    Log,
    OnSocket,
    Scripted,
    Service,
    check_everything,
    everybody_moves_on,
    playing,
    promised,
    take_places,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

TABLES, PEOPLE, PROMISES = 10, 4, 30


async def test_processes_that_share_tables_lose_nothing(
    tmp_path: Path, postgres_address: str, redis_address: str
) -> None:
    ledger, gate = Ledger(), asyncio.Event()
    with two_services(tmp_path, postgres_address, redis_address) as (one, other):
        for service in (one, other):
            service.start()
        await one.answers()
        await other.answers()
        with worker(one, redis_address):
            kinds = (Scripted, OnSocket)  # at each service, somebody by requests and somebody on a socket
            people = [kinds[n // 2](f"Person {n}", (one, other)[n % 2], ledger, gate) for n in range(PEOPLE)]
            await take_places(people, TABLES)
            logs: dict[str, Log] = {id: [] for id, _ in ledger.places}
            async with playing(people, gate):
                gate.set()
                await promised(ledger, PROMISES)
                one.kill()
                await promised(ledger, ledger.promises + PROMISES // 2)  # by those at the other one
                one.start()
                await one.answers()
                await promised(ledger, ledger.promises + PROMISES)
        with worker(other, redis_address):  # the first one was killed when the block was left
            logs = await check_everything(one, ledger, logs)
            async with playing(people, gate):
                await everybody_moves_on(one, ledger, logs)
        await person_of_one_is_known_to_the_other(people[0], other)
        gate.clear()
        assert [one.stop(), other.stop()] == [0, 0]
        await check_everything(one, ledger, logs)
        status, said = one.check_tables()
        assert status == 0, said
    assert not ledger.refusals


async def person_of_one_is_known_to_the_other(person: Scripted, other: Service) -> None:
    """A session holds at every process, wherever it was begun."""
    async with httpx.AsyncClient(base_url=other.address, cookies=person.http.cookies) as http:
        told = (await http.get("/api/me")).raise_for_status().json()
    assert told["name"] == person.name


@contextmanager
def two_services(folder: Path, database: str, redis: str) -> Iterator[tuple[Service, Service]]:
    """Two services that leave bots to a worker; they are not started yet, and are gone afterwards."""
    pair = []
    for name in ("one", "other"):
        (folder / name).mkdir()
        pair.append(Service(folder / name, database, "--redis", redis, "--bot-processes", "0"))
    try:
        yield pair[0], pair[1]
    finally:
        for service in pair:
            service.kill()


@contextmanager
def worker(service: Service, redis: str) -> Iterator[subprocess.Popen[bytes]]:
    """`fairlead worker` on the database of a service; it is killed in the end."""
    with service.run("worker", "--redis", redis) as process:
        try:
            yield process
            assert process.poll() is None, service.output.read_text()
        finally:
            process.kill()
