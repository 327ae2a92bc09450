"""Workers: turns go over Redis to processes that share the database, and none is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fairlead.errors import OptionError
from fairlead.server.bots import Bots
from fairlead.server.hall import Hall, Wish
from fairlead.server.notices import Notice, make_notices, share
from fairlead.server.settings import Settings
from fairlead.server.table import OVER, PLAYING, Table
from fairlead.server.warming import Warming
from fairlead.server.worker import Errands, make_bots, run_worker

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

WORKER = """
import asyncio, sys
from fairlead.server.settings import Settings
from fairlead.server.worker import run_worker
asyncio.run(run_worker(Settings(database=sys.argv[1], redis=sys.argv[2], bot_processes=1)))
"""


@pytest.fixture
def database_address(sqlite_address: str) -> str:
    return sqlite_address


@pytest.fixture
def settings(sqlite_address: str, redis_address: str) -> Settings:
    return Settings(database=sqlite_address, redis=redis_address, bot_processes=0)


@asynccontextmanager
async def working(settings: Settings) -> AsyncIterator[asyncio.subprocess.Process]:
    """A worker in a process of its own; in good order it ends when it is told to."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", WORKER, settings.database, settings.redis)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), 20)
            assert process.returncode == 0


@asynccontextmanager
async def serving(hall: Hall, settings: Settings) -> AsyncIterator[list[Notice]]:
    """A web process: it takes no turns itself, and hears of those that others took."""
    heard: list[Notice] = []
    notices = make_notices(settings.redis)
    share(hall, notices)
    notices.subscribe(heard.append)
    await notices.start()
    async with make_bots(settings, hall, Warming()) as bots:
        hall.listen(bots.changed)
        yield heard
    await notices.close()


async def until(hall: Hall, table: Table, there: Callable[[Table], bool], worker: asyncio.subprocess.Process) -> None:
    """Waits until a table has come as far as wanted, which it can only with a worker."""
    async with asyncio.timeout(300):
        while not there(await hall.find(table.id)):
            assert worker.returncode is None
            await asyncio.sleep(0.02)


def is_over(table: Table) -> bool:
    return table.status == OVER


def bots_at(seats: int) -> list[str]:
    return ["level1"] * seats


async def test_workers_play_what_a_web_process_leaves_to_them(hall: Hall, settings: Settings) -> None:
    """A worker that is killed takes nothing with it, and one that ends leaves no process behind."""
    async with serving(hall, settings) as heard:
        first = await hall.create("ann", "Ann", Wish("discovery", {}, bots_at(2), seed=1))
        async with working(settings) as worker:
            await until(hall, first, is_over, worker)
            thinking = children(worker.pid)
            left = await killed_in_a_game(hall, worker)
        async with working(settings) as worker:
            await until(hall, left, is_over, worker)
            thinking += children(worker.pid)
    assert {notice.table for notice in heard if not notice.own} >= {first.id, left.id}
    assert len(thinking) == 2
    await asyncio.sleep(0.1)
    assert not any(os.path.exists(f"/proc/{pid}") for pid in thinking)


async def killed_in_a_game(hall: Hall, worker: asyncio.subprocess.Process) -> Table:
    """A table at which the worker was killed in the middle of the game.

    On a busy machine a game may be over before we look; then another one is begun.
    """
    for seed in range(2, 22):
        table = await hall.create("ann", "Ann", Wish("discovery", {}, bots_at(3), seed=seed))
        await until(hall, table, lambda table: table.length > 0, worker)
        worker.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.1)  # what it had sent to the database is there now
        if (await hall.find(table.id)).status == PLAYING:
            worker.kill()
            await worker.wait()
            return table
        worker.send_signal(signal.SIGCONT)
    raise AssertionError("every game was over before the worker could be stopped")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


async def test_an_errand_waits_once_however_often_it_is_sent(hall: Hall, settings: Settings) -> None:
    table = await hall.create("ann", "Ann", Wish("discovery", {}, bots_at(2)))
    errands = Errands(settings.redis)
    for _ in range(3):
        await errands.send(table)
    assert await errands.queue.count("queued") == 1
    await errands.send(table, anew=True)  # who had it may be gone
    assert await errands.queue.count("queued") == 2
    await errands.close()


async def test_without_redis_to_reach_turns_are_sent_later(
    hall: Hall, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairlead.server.bots.FIRST_PAUSE", 0.01)
    errands = Errands(settings.redis)
    send, failures = errands.send, [ConnectionError("no Redis")]

    async def unreliable(table: Table) -> None:
        if failures:
            raise failures.pop()
        await send(table)

    monkeypatch.setattr(errands, "send", unreliable)
    async with Bots(hall, 0, errands=errands) as bots:
        hall.listen(bots.changed)
        await hall.create("ann", "Ann", Wish("discovery", {}, bots_at(2)))
        await asyncio.wait_for(bots.settled(), 10)
        assert await errands.queue.count("queued") == 1


async def test_a_worker_needs_redis(sqlite_address: str) -> None:
    with pytest.raises(OptionError, match="by Redis"):
        await run_worker(Settings(database=sqlite_address, redis=""))


@pytest.mark.parametrize(("redis", "processes", "sends"), [("", 0, False), ("", 2, False), ("here", 2, False)])
async def test_where_bots_think(hall: Hall, redis: str, processes: int, sends: bool) -> None:
    settings: Any = Settings(redis="redis://127.0.0.1:1" if redis else "", bot_processes=processes)
    bots = make_bots(settings, hall, Warming())
    assert (bots._errands is not None) == sends
    await bots.close()
