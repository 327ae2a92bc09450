"""A service that is killed again and again while people and bots play at a hundred tables: nothing promised is lost.

`FAIRLEAD_KILLS=50 pytest tests/server/test_killing.py` does it for longer.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from fairlead.server import schema
from fairlead.server.checking import check_tables
from fairlead.server.database import Database

from .killing import SEATINGS, Ledger, OnSocket, Scripted, Service, service_in

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

KILLS = int(os.environ.get("FAIRLEAD_KILLS", "4"))
TABLES, PEOPLE = 100, 10
PROMISES = (40, 250)  # confirmed moves between two kills, from and to
PATIENCE = 240.0
Log = list[tuple[int, int, bool]]  # seat, move, whether a bot's


async def test_nothing_promised_is_lost_however_often_the_service_is_killed(tmp_path: Path) -> None:
    chooser, ledger, gate = random.Random(KILLS), Ledger(), asyncio.Event()
    with service_in(tmp_path) as service:
        service.start()
        await service.answers()
        people = [(OnSocket if n % 2 else Scripted)(f"Person {n}", service, ledger, gate) for n in range(PEOPLE)]
        await take_places(people)
        logs: dict[str, Log] = {id: [] for id, _ in ledger.places}
        assert len(logs) == TABLES
        async with playing(people, gate):
            for _ in range(KILLS):
                gate.set()
                await promised(ledger, ledger.promises + chooser.randint(*PROMISES))
                service.kill()
                gate.clear()
                service.start()
                await service.answers()
                logs = await check_everything(service, ledger, logs)
            gate.set()
            await everybody_moves_on(service, ledger, logs)
        assert service.stop() == 0
        await check_everything(service, ledger, logs)
        status, said = service.check_tables()
        assert status == 0, said
    assert not ledger.refusals


async def take_places(people: list[Scripted]) -> None:
    """Everybody sits down at some tables, at those with a free seat together with the next one."""
    for person in people:
        await person.enter()
    for number in range(TABLES):
        mix = number + number // PEOPLE  # so that everybody gets games and seatings of all kinds
        id = await people[number % PEOPLE].create(mix)
        if "open" in SEATINGS[mix % len(SEATINGS)]:
            await people[(number + 1) % PEOPLE].join(id)


@asynccontextmanager
async def playing(people: list[Scripted], gate: asyncio.Event) -> AsyncIterator[None]:
    """People who play as long as the gate is open; what goes wrong with one of them is raised here."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(person.play()) for person in people]
        yield
        for task in tasks:
            task.cancel()


async def promised(ledger: Ledger, promises: int) -> None:
    """Returns when so many confirmed moves have been promised."""
    async with asyncio.timeout(PATIENCE):
        while ledger.promises < promises:
            await asyncio.sleep(0.001)


# ------------------------------------------------------------------ what the database says


async def check_everything(service: Service, ledger: Ledger, before: dict[str, Log]) -> dict[str, Log]:
    """Compares the database with all promises; returns the logs of all tables."""
    database = Database(service.database)
    try:
        count, faults = await check_tables(database)
        assert not faults
        assert count == len(before)
        logs, drafts, heads = await read_tables(database)
    finally:
        await database.close()
    for id, log in logs.items():
        assert log[: len(before[id])] == before[id], "what has been there once stays as it is"
        version, length = ledger.seen.get(id, (0, 0))
        assert heads[id][0] >= version, "what somebody was shown had been kept"
        assert len(log) == heads[id][1] >= length
    for (id, seat), promise in ledger.places.items():
        own = [move for mover, move, _ in logs[id] if mover == seat]
        assert promise.fits(own), f"table {id}, seat {seat}: promised {promise}, and there is {own}"
        if id not in ledger.over:
            assert promise.fits_draft(drafts.get((id, seat), ())), f"table {id}, seat {seat}: {promise}, {drafts}"
    return logs


async def read_tables(
    database: Database,
) -> tuple[dict[str, Log], dict[tuple[str, int], tuple[int, ...]], dict[str, tuple[int, int]]]:
    """Logs, drafts, and version and length of all tables, in one moment."""
    logs: dict[str, Log] = defaultdict(list)
    moves, drafts, tables = schema.moves.c, schema.drafts.c, schema.tables.c
    async with database.reading() as connection:
        found = await connection.execute(select(tables.id, tables.version, tables.length))
        heads = {row.id: (row.version, row.length) for row in found}
        for row in await connection.execute(select(schema.moves).order_by(moves.table, moves.number)):
            logs[row.table].append((row.seat, row.move, row.by_bot))
        found = await connection.execute(select(drafts.table, drafts.seat, drafts.moves))
        left = {(row.table, row.seat): tuple(json.loads(row.moves)) for row in found}
    return {id: logs[id] for id in heads}, left, heads


async def everybody_moves_on(service: Service, ledger: Ledger, before: dict[str, Log]) -> None:
    """Returns when at each table that is not over somebody has moved since, and a bot at each table with bots."""
    database, begun = Database(service.database), time.monotonic()
    try:
        while True:
            logs, _, _ = await read_tables(database)
            still = [id for id, log in logs.items() if len(log) == len(before[id]) and id not in ledger.over]
            bots = sum(by_bot for id, log in logs.items() for *_, by_bot in log[len(before[id]) :])
            if not still and bots:
                return
            assert time.monotonic() - begun < PATIENCE, await story(service, ledger, still)
            await asyncio.sleep(0.5)
    finally:
        await database.close()


async def story(service: Service, ledger: Ledger, ids: list[str]) -> str:
    """What is known of tables at which nobody plays, for whoever has to find out why."""
    told = [service.output.read_text()[-4000:]]
    async with httpx.AsyncClient(base_url=service.address) as http:
        for id in ids:
            seen = (await http.get(f"/api/tables/{id}")).json()["table"]
            told.append(f"{seen}: " + str({place: each for place, each in ledger.places.items() if place[0] == id}))
    return "\n".join(["nobody plays on:", *told, *ledger.refusals])
