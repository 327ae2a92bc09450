"""Bot turns in processes of their own: web processes send errands, `fairlead worker` runs them (SAQ, over Redis).

An errand names a table, nothing more: the worker reads it from the database, lets bots take their turns there and
commits them like anybody else. An errand that is lost with its worker is run again by another one; one that comes twice
finds nothing to do.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ..errors import OptionError
from .bots import Bots, tables_in_play
from .database import Database
from .hall import Hall, Unknown
from .notices import make_notices, share
from .settings import Settings
from .table import Table
from .warming import Warming

QUEUE, TAKE_TURNS = "fairlead-bots", "take_turns"
ERRAND_SECONDS = 30.0  # then the table waits behind the others
BEAT_SECONDS, MISSED_SECONDS = 10.0, 40  # signs of life of an errand; without one for so long, another worker runs it
TRIES = 5
KEPT_SECONDS = 60  # what is known of an errand that is done
GRACE_SECONDS = 2
FIRST_PAUSE, LONGEST_PAUSE, RETRIES = 0.25, 5.0, 8  # while Redis cannot be reached, in seconds


class Errands:
    """The turns that wait for a worker. An errand is known by the table and its version, so none waits twice."""

    def __init__(self, redis: str) -> None:
        # Only who lets workers think has SAQ and Redis' client installed.
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ExponentialBackoff
        from saq.queue.redis import RedisQueue

        # SAQ asks again at once when Redis cannot be reached: the pauses are made here.
        patience = Retry(ExponentialBackoff(cap=LONGEST_PAUSE, base=FIRST_PAUSE), RETRIES)
        self.queue: Any = RedisQueue(Redis.from_url(redis, retry=patience), name=QUEUE)

    async def send(self, table: Table, *, anew: bool = False) -> None:
        """Has a worker take the bots' turns at a table; `anew` although one has the errand, who may be gone."""
        await self.queue.enqueue(
            TAKE_TURNS,
            key=f"{table.id}-{table.version}-{secrets.token_hex(4) if anew else ''}",
            timeout=0,
            heartbeat=MISSED_SECONDS,
            retries=TRIES,
            ttl=KEPT_SECONDS,
            table=table.id,
            game=table.name,
        )

    async def close(self) -> None:
        """Lets the connections go."""
        await self.queue.disconnect()


def make_bots(settings: Settings, hall: Hall, warming: Warming) -> Bots:
    """The bots of a web process: they think here, or leave their turns to workers."""
    left = settings.redis and not settings.bot_processes
    errands = Errands(settings.redis) if left else None
    return Bots(hall, settings.bot_processes, ready=warming.wait_for_bots, errands=errands)


# ------------------------------------------------------------------ the worker


async def run_worker(settings: Settings) -> None:
    """Runs errands until it is told to stop (SIGINT or SIGTERM)."""
    if not settings.redis:
        raise OptionError("A worker gets its turns by Redis: name its address, such as --redis redis://localhost.")
    database = Database(settings.database)
    notices = make_notices(settings.redis)
    try:
        await database.migrate()
        # Workers invite nobody, so they need no key to sign invitations with.
        hall = Hall(database, b"")
        share(hall, notices)
        await notices.start()
        await _work(settings, hall)
    finally:
        await notices.close()
        await database.close()


async def _work(settings: Settings, hall: Hall) -> None:
    from saq import Worker

    errands, warming = Errands(settings.redis), Warming()
    processes = settings.bot_processes or os.cpu_count() or 1
    bots = Bots(hall, processes, ready=warming.wait_for_bots)
    crew = _Crew(hall, bots, warming, errands)
    worker: Any = Worker(
        errands.queue,
        functions=[(TAKE_TURNS, crew.take_turns)],
        concurrency=2 * processes,
        shutdown_grace_period_s=GRACE_SECONDS,
    )
    warming.start()
    recovery = asyncio.create_task(crew.recover())
    try:
        await worker.start()
    finally:
        recovery.cancel()
        await asyncio.gather(recovery, return_exceptions=True)
        await bots.close()
        await warming.close()
        await errands.close()


class _Crew:
    """What a worker works with."""

    def __init__(self, hall: Hall, bots: Bots, warming: Warming, errands: Errands) -> None:
        self.hall, self.bots, self.warming, self.errands = hall, bots, warming, errands

    async def take_turns(self, context: dict[str, Any], *, table: str, game: str) -> None:
        """An errand: the turns of a table's bots, as many as can be taken in a while."""
        async with _signs_of_life(context["job"]):
            await self.warming.wait_for_bots(game)
            self.hall.forget(table)  # the web process that sent us knows it better
            try:
                if not await self.bots.take_turns(table, ERRAND_SECONDS):
                    await self.errands.send(await self.hall.find(table))
            except Unknown:
                return  # it was deleted meanwhile

    async def recover(self) -> None:
        """Sends errands for all turns that wait: those who should have sent or run them may have been stopped."""
        async for table in tables_in_play(self.hall, self.warming.wait):
            if table.bots_to_act():
                await self.errands.send(table, anew=True)


@asynccontextmanager
async def _signs_of_life(job: Any) -> AsyncIterator[None]:
    async def beat() -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await job.update()

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
