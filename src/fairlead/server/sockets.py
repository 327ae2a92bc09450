"""The socket of a browser: one for all its tables. Each message is checked, carried out and answered in turn.

Whatever comes, it is answered: with what was asked for, or with a refusal in a sentence. A socket that breaks the
limits (see `lines.Ending`) is closed with a code that tells why; nothing that comes can do more than that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException

from ..errors import FairleadError
from ..games.definition import Data
from . import hall as halls
from . import logs, messages, metrics
from .chat import Chat
from .ledger import Conflict
from .lines import REASONS, Ending, Line, Somebody
from .people import NotSignedIn
from .problems import problem_of
from .realtime import Realtime
from .security import SESSION, address_of
from .settings import Settings
from .viewers import Viewer, check_viewer, number_of

LONGEST_MESSAGE = 16_384  # characters
BURST = 120.0  # messages at once: a browser that comes back watches all its tables again
RATE = 20.0  # messages a second
PATIENCE = 100.0  # refusals for being too fast before the socket is closed
FRESH_SECONDS = 60.0  # how long a session is taken for granted; one that is ended is noticed at once (`realtime`)
CLOSE_SECONDS = 1.0

Socket = WebSocket[Any, Any, Any]
log = logs.logger(__name__)


@websocket("/api/socket")
async def socket(socket: Socket) -> None:
    """A browser's line to its tables (docs/protocol.md)."""
    state = socket.app.state
    check_origin(socket, state.settings)
    token = socket.cookies.get(SESSION)
    person: Somebody | None = await state.people.by_token(token)
    await socket.accept()
    with metrics.open_socket():
        conversation = Conversation(socket, state.realtime, state.chat, limited=state.settings.rate_limits)
        address, send, hang_up = address_of(socket), conversation.send, conversation.hang_up
        conversation.line = Line(state.people, token, person, address, send, hang_up)
        await conversation.hold()


def check_origin(socket: Socket, settings: Settings) -> None:
    """Refuses pages of other sites, which would speak with the cookies of whoever looks at them."""
    origin = socket.headers.get("origin")
    if origin is None:  # no browser
        return
    try:
        site = urlsplit(origin).netloc.lower()
        own = {socket.headers.get("host", "").lower(), urlsplit(settings.address).netloc.lower()}
    except ValueError:
        site, own = "", set()
    if not site or site not in own:
        raise PermissionDeniedException("Only pages of this site may connect here.")


class Conversation:
    """What is said on one socket, message by message."""

    __slots__ = ("_allowance", "_limited", "_reader", "_reading", "_since", "chat", "line", "realtime", "socket")

    line: Line

    def __init__(self, socket: Socket, realtime: Realtime, chat: Chat, *, limited: bool) -> None:
        self.socket = socket
        self.realtime = realtime
        self.chat = chat
        self._limited = limited
        self._allowance, self._since = BURST, time.monotonic()
        self._reader: asyncio.Task[Any] | None = None
        self._reading = False

    # -------------------------------------------------------------- the socket

    async def hold(self) -> None:
        """Listens and answers until one of both sides closes."""
        self._reader = asyncio.current_task()
        self.realtime.admit(self.line, limited=self._limited)
        try:
            while self.line.ending is None and (text := await self._next()) is not None:
                await self._hear(text)
        finally:
            self.realtime.dismiss(self.line)
            await self._finish()

    async def _next(self) -> str | bytes | None:
        """The next message; None if there will be none."""
        self._reading = True
        try:
            event: Any = await self.socket.receive()
        except asyncio.CancelledError:
            if self.line.ending is None or self._reader is None:
                raise
            self._reader.uncancel()
            return None
        finally:
            self._reading = False
        if event["type"] != "websocket.receive":
            self._reader = None  # the other side is gone: there is nobody to say good-bye to
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def hang_up(self) -> None:
        """Ends the wait for the next message; one that is being carried out comes to its end."""
        if self._reading and self._reader is not None:
            self._reader.cancel()

    async def send(self, text: str) -> None:
        """Sends a message; this takes as long as the network does."""
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def _finish(self) -> None:
        ending = self.line.ending
        await self.line.outbox.close(CLOSE_SECONDS if ending is not None and self._reader is not None else 0)
        if ending is None or self._reader is None:
            return
        with suppress(Exception):  # it may be gone already, or never take the farewell
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(ending, REASONS[ending])

    # -------------------------------------------------------------- answering

    async def _hear(self, text: str | bytes) -> None:
        self.line.heard = time.monotonic()
        if len(text) > LONGEST_MESSAGE:
            self.line.close(Ending.TOO_BIG)
            return
        await self.line.outbox.room()
        if self._limited and not self._in_pace():
            self._refuse(None, "too-many", "Too many messages: wait a moment.")
            return
        try:
            message = messages.read(text)
        except messages.Unreadable as unreadable:
            self._refuse(unreadable.client, "malformed", str(unreadable))
            return
        await self._answer(message)

    async def _answer(self, message: messages.AnyMessage) -> None:
        try:
            await _ANSWERS[type(message)](self, message)
        except FairleadError as refusal:
            self._refuse(message.client, problem_of(refusal).error, str(refusal))
        except Exception:
            log.error("socket message failed", trace=True, type=type(message).__name__)
            self._refuse(message.client, "failed", "Something went wrong here. It has been noted.")

    def _in_pace(self) -> bool:
        """Whether one more message may be answered; who goes on too fast for too long is closed."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._since) * RATE) - 1
        self._since = now
        if self._allowance < -PATIENCE:
            self.line.close(Ending.TOO_FAST)
        return self._allowance >= 0

    def _refuse(self, client: str | None, error: str, detail: str) -> None:
        self.line.push({"type": "refused", "client": client, "error": error, "detail": detail})

    def _done(self, client: str | None, **facts: Any) -> None:
        if client is not None:
            self.line.push({"type": "done", "client": client, **facts})

    async def _person(self) -> Somebody:
        """Who is there, with a session that still stands."""
        if self.line.person is None or not await self.line.check_session(FRESH_SECONDS):
            raise NotSignedIn("Say who you are first: choose a name, or sign in.")
        return self.line.person

    async def _viewer(self, seat: int | None, invitation: str) -> Viewer:
        await self.line.check_session(FRESH_SECONDS)
        person = self.line.person
        return Viewer(person.id if person else None, seat, invitation)

    # -------------------------------------------------------------- messages

    async def _watch(self, message: messages.Watch) -> None:
        viewer = await self._viewer(message.seat, message.invitation)
        number = None if message.version is None else (message.version, message.revision)
        await self.realtime.watch(self.line, message.table, viewer, number, message.since)
        if message.line is not None:
            await self._tell_lines(message.table, viewer, message.line)
        self._done(message.client)

    async def _tell_lines(self, table: str, viewer: Viewer, after: int) -> None:
        """What was said at a table since the last line that the browser knows."""
        lines = await self.chat.lines(table, viewer.person, after=after, invitation=viewer.invitation)
        for line in lines:
            self.line.push(line)

    async def _unwatch(self, message: messages.Unwatch) -> None:
        if message.seat is not msgspec.UNSET:
            self.realtime.unwatch(self.line, message.table, message.seat)
        else:
            for table, seat in list(self.line.watched):
                if table == message.table:
                    self.realtime.unwatch(self.line, table, seat)
        self._done(message.client)

    async def _command(self, message: messages.Command) -> None:
        person = await self._person()
        hall, viewer = self.realtime.hall, Viewer(person.id, message.seat)
        check_viewer(hall, await hall.find(message.table), viewer)
        command = halls.Command(message.do, message.question, message.client, message.move, message.confirm)
        try:
            table = await hall.command(message.table, person.id, message.seat, command)
        except (halls.Stale, Conflict) as late:
            self._refuse(message.client, problem_of(late).error, str(late))
            await self.realtime.show(self.line, message.table, viewer)
            return
        version, revision = number_of(table, message.seat)
        self._done(message.client, table=table.id, seat=message.seat, version=version, revision=revision)

    async def _chat(self, message: messages.Chat) -> None:
        person = await self._person()
        said = await self.chat.say(message.table, person.id, person.name, message.text, message.invitation)
        self._done(message.client, table=message.table, line=said["id"])

    async def _ping(self, message: messages.Ping) -> None:
        answer: Data = {"type": "pong"}
        self.line.push(answer if message.client is None else {**answer, "client": message.client})

    async def _pong(self, message: messages.Pong) -> None:
        """A sign of life, which every message is."""


_ANSWERS: dict[type[messages.Message], Callable[[Conversation, Any], Awaitable[None]]] = {
    messages.Watch: Conversation._watch,
    messages.Unwatch: Conversation._unwatch,
    messages.Command: Conversation._command,
    messages.Chat: Conversation._chat,
    messages.Ping: Conversation._ping,
    messages.Pong: Conversation._pong,
}
