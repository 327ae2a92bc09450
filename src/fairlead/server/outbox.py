"""What waits to be sent to one browser: in order, bounded, and each message with a time-out.

A browser that reads too slowly, or not at all, must cost neither memory nor anybody's time: it is cut off, and when it
comes back it gets what is new in one message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

SEND_SECONDS = 10.0  # one message must be on its way by then
MOST_WAITING = 1_000_000  # characters that may wait
ENOUGH_WAITING = 100_000  # with more than this waiting, a browser's further questions wait too

Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Messages on their way to one socket. A task sends them, and lives only while there are any."""

    __slots__ = ("_closed", "_give_up", "_room", "_send", "_sender", "_size", "_texts")

    def __init__(self, send: Send, give_up: Callable[[], None]) -> None:
        self._send = send
        self._give_up = give_up  # called when the socket turns out to be too slow
        self._texts: list[str] = []  # mostly empty, and then smaller than a deque
        self._size = 0
        self._sender: asyncio.Task[None] | None = None
        self._room: asyncio.Future[None] | None = None
        self._closed = False

    def push(self, text: str) -> None:
        """Adds a message; it is sent as soon as those before it are."""
        if self._closed:
            return
        if self._texts and self._size + len(text) > MOST_WAITING:
            self._stop()
            self._give_up()
            return
        self._texts.append(text)
        self._size += len(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def room(self) -> None:
        """Waits until there is not much left to be sent."""
        while self._size > ENOUGH_WAITING and not self._closed:
            if self._room is None:
                self._room = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._room)

    async def close(self, seconds: float) -> None:
        """Takes no more messages and gives those that wait a moment to be sent."""
        self._closed = True
        self._make_room()
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=seconds)
        self._stop()

    async def _send_all(self) -> None:
        try:
            while self._texts:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._send(self._texts[0])
                self._size -= len(self._texts.pop(0))
                if self._size <= ENOUGH_WAITING:
                    self._make_room()
        except TimeoutError:
            self._stop()
            self._give_up()
        except Exception:  # the socket is gone: whoever reads from it finds out
            self._stop()
        finally:
            self._sender = None

    def _stop(self) -> None:
        self._closed = True
        if self._sender is not None and self._sender is not asyncio.current_task():
            self._sender.cancel()
        self._texts.clear()
        self._size = 0
        self._make_room()

    def _make_room(self) -> None:
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        self._room = None
