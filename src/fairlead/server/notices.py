"""Notices between the processes that serve the same tables: which table, chat line or person to look at again.

Only ids travel. Whoever gets a notice reads the database and makes its own messages, so what a seat may not know
never leaves the process that tells that seat. One process needs no more than memory; several meet in Redis. A notice
may come late or twice, and after a broken line to Redis everything may have changed: then `everything` is told. A
notice may also be lost with the process that owed it: `Realtime.catch_up` asks the database now and then.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec

from . import logs
from .hall import Hall
from .table import Table

CHANNEL = "fairlead:notices"
WAITING_NOTICES = 10_000  # more than this are replaced by one that says: everything
LISTEN_SECONDS = 5.0  # how long a wait for the next notice lasts before the line is checked
KEEPALIVE = {"TCP_KEEPIDLE": 15, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}  # a dead line is found within half a minute
RETRY_SECONDS = (0.1, 0.5, 1.0, 2.0, 5.0)  # pauses while Redis cannot be reached

log = logs.logger(__name__)


@dataclass(frozen=True)
class Notice:
    """What somebody should look at again. `sender` is the process that says so, `own` whether it is this one."""

    table: str = ""
    seat: int | None = None  # the only seat whose view has changed, where that is known
    line: int | None = None  # a new chat line of the table; the table itself is as it was
    person: str | None = None  # whose sessions have changed
    everything: bool = False
    sender: str = ""
    own: bool = True


Callback = Callable[[Notice], None]


class Notices:
    """Notices within one process: whoever subscribed is called at once."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._callbacks: list[Callback] = []

    def subscribe(self, callback: Callback) -> None:
        """Has something called with every notice; it must not wait for anything."""
        self._callbacks.append(callback)

    async def publish(
        self, table: str = "", seat: int | None = None, *, line: int | None = None, person: str | None = None
    ) -> None:
        """Tells this process at once and all others soon. It never fails: what gets lost is made up for."""
        notice = Notice(table, seat, line, person, sender=self.process)
        self._deliver(notice)
        self._send(notice)

    async def start(self) -> None:
        """Begins to listen to other processes."""

    async def close(self) -> None:
        """Stops listening."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _send(self, notice: Notice) -> None:
        """In memory there is nobody else to tell."""

    def _deliver(self, notice: Notice) -> None:
        for callback in self._callbacks:
            try:
                callback(notice)
            except Exception:
                log.error("notice could not be dealt with", trace=True)


class RedisNotices(Notices):
    """Notices between processes, by a channel of Redis."""

    def __init__(self, address: str, channel: str = CHANNEL) -> None:
        super().__init__()
        # Only who serves with several processes has Redis' client installed.
        from redis.asyncio import Redis

        self._channel = channel
        alive = {getattr(socket, name): seconds for name, seconds in KEEPALIVE.items() if hasattr(socket, name)}
        self._redis: Any = Redis.from_url(
            address,
            socket_connect_timeout=5,
            socket_keepalive=True,
            socket_keepalive_options=alive,
            health_check_interval=15,
        )
        self._waiting: dict[Notice, None] = {}
        self._wake = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen; returns when it hears the others, or at the latest after a few seconds without Redis."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._talk())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), LISTEN_SECONDS)
        self._listening.set()  # who hears the others only later may have missed something by then

    async def close(self) -> None:
        """Sends what waits, if that is possible at once, and lets the connections go."""
        with suppress(Exception):
            await asyncio.wait_for(self._flush(), 1.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    # -------------------------------------------------------------- talking

    def _send(self, notice: Notice) -> None:
        if len(self._waiting) >= WAITING_NOTICES:
            self._waiting.clear()
            notice = Notice(everything=True, sender=self.process)
        self._waiting[notice] = None
        self._wake.set()

    async def _talk(self) -> None:
        failures = 0
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._flush()
                failures = 0
            except Exception as error:
                await self._pause(failures, error)
                failures += 1
                self._wake.set()

    async def _flush(self) -> None:
        """Publishes all that waits; what could not be published goes on waiting."""
        sent, self._waiting = self._waiting, {}
        if not sent:
            return
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for notice in sent:
                    pipeline.publish(self._channel, msgspec.json.encode(notice))
                await pipeline.execute()
        except BaseException:
            self._waiting = sent | self._waiting
            raise

    # -------------------------------------------------------------- listening

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    async for message in _messages(channel):
                        failures = 0
                        self._hear(message)
            except Exception as error:
                self._listening.set()  # whatever is said until the line is there may be missed
                await self._pause(failures, error)
                failures += 1

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":  # from here on nothing is missed
            if self._listening.is_set():
                self._deliver(Notice(everything=True, own=False))
            self._listening.set()
        elif message["type"] == "message":
            notice = _read(message["data"])
            if notice is not None and notice.sender != self.process:
                self._deliver(notice)

    async def _pause(self, failures: int, error: Exception) -> None:
        if failures == 0:
            log.warning("Redis cannot be reached: what other processes change comes late", reason=str(error))
        await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])


def make_notices(redis: str) -> Notices:
    """Notices for a host's settings: by Redis at an address, or in memory if there is none."""
    return RedisNotices(redis) if redis else Notices()


def share(hall: Hall, notices: Notices) -> None:
    """Has a process tell the others what it changes at tables, and forget what they have changed."""

    async def tell(table: Table) -> None:
        await notices.publish(table.id)

    notices.subscribe(lambda notice: forget_changed(hall, notice))
    hall.listen(tell)


def forget_changed(hall: Hall, notice: Notice) -> None:
    """Drops from memory what another process has changed."""
    if notice.own:
        return
    if notice.everything:
        hall.forget_all()
    elif notice.table and notice.line is None:
        hall.forget(notice.table)


async def _messages(channel: Any) -> AsyncIterator[dict[str, Any]]:
    """What comes in by a channel; that it listens, too, which a busy Redis may say late."""
    while True:
        message = await channel.get_message(timeout=LISTEN_SECONDS)
        if message is not None:
            yield message


def _read(data: bytes) -> Notice | None:
    """A notice as another process wrote it; None for what is no notice, such as one of a later version."""
    try:
        return replace(msgspec.json.decode(data, type=Notice), own=False)
    except msgspec.MsgspecError:
        return None
