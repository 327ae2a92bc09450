"""A service that is killed again and again while people and bots play at a hundred tables: nothing promised is lost.

`FAIRLEAD_KILLS=50 pytest tests/server/test_killing.py` does it for longer.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from .killing import (
    Ledger,
    Log,
    OnSocket,
    Scripted,
    check_everything,
    everybody_moves_on,
    playing,
    promised,
    service_in,
    take_places,
)

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

KILLS = int(os.environ.get("FAIRLEAD_KILLS", "4"))
TABLES, PEOPLE = 100, 10
PROMISES = (40, 250)  # confirmed moves between two kills, from and to


async def test_nothing_promised_is_lost_however_often_the_service_is_killed(tmp_path: Path) -> None:
    chooser, ledger, gate = random.Random(KILLS), Ledger(), asyncio.Event()
    with service_in(tmp_path) as service:
        service.start()
        await service.answers()
        people = [(OnSocket if n % 2 else Scripted)(f"Person {n}", service, ledger, gate) for n in range(PEOPLE)]
        await take_places(people, TABLES)
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
