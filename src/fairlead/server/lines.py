"""A line to one browser: who is there, what they watch, what waits to be sent, and when they were last heard."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

import msgspec

from ..games.definition import Data
from . import metrics
from .outbox import Outbox, Send
from .viewers import Viewer


class Ending(IntEnum):
    """Why the server closes a socket: the codes of the WebSocket protocol, and our own from 4000 on."""

    TOO_BIG = 1009
    RESTART = 1012
    CROWDED = 1013
    SLOW = 4008
    SILENT = 4009
    SESSION = 4401
    TOO_FAST = 4429


REASONS = {
    Ending.TOO_BIG: "This message is too long.",
    Ending.RESTART: "The server starts anew: connect again in a moment.",
    Ending.CROWDED: "There are too many connections: close one, or try again later.",
    Ending.SLOW: "Messages are not read fast enough: connect again and go on from the last one.",
    Ending.SILENT: "Nothing was heard from you for too long: connect again.",
    Ending.SESSION: "Your session has ended.",
    Ending.TOO_FAST: "Too many messages came in too short a time.",
}


class Somebody(Protocol):
    """A person, as far as a line needs to know."""

    @property
    def id(self) -> str:
        """The person's id."""

    @property
    def name(self) -> str:
        """The person's name."""


class Sessions(Protocol):
    """Where a line looks up whose session a token is."""

    async def by_token(self, token: str | None) -> Any:
        """The person of a session, or None."""


@dataclass(eq=False, slots=True)
class Watched:
    """A table that a line watches in one way, and the last message about it that went out."""

    line: Line
    table: str
    viewer: Viewer
    number: tuple[int, int] | None = None
    since: int | None = None


class Line:
    """A line to one browser, from when its socket is accepted until it is closed."""

    __slots__ = (
        "_hang_up",
        "checked",
        "crowd",
        "ending",
        "heard",
        "outbox",
        "person",
        "pinged",
        "sessions",
        "token",
        "watched",
    )

    def __init__(
        self,
        sessions: Sessions,
        token: str | None,
        person: Somebody | None,
        address: str,
        send: Send,
        hang_up: Callable[[], None],
    ) -> None:
        # Whose lines are counted together: a person's, or those of strangers at one address.
        self.crowd = f"address {address}" if person is None else f"person {person.id}"
        self.sessions = sessions
        self.token = token if person is not None else None
        self.person = person
        self.outbox = Outbox(send, self._too_slow)
        self.watched: dict[tuple[str, int | None], Watched] = {}
        self.heard = self.pinged = self.checked = time.monotonic()
        self.ending: Ending | None = None
        self._hang_up = hang_up

    def push(self, data: Data) -> None:
        """Sends data as soon as that is possible."""
        self.outbox.push(encode(data))

    def close(self, ending: Ending) -> None:
        """Has the socket closed, once; the first reason stands."""
        if self.ending is None:
            self.ending = ending
            self._hang_up()

    async def check_session(self, oldest: float) -> bool:
        """Whether the session still stands; asked again if the last answer is older than some seconds."""
        if self.token is None or time.monotonic() - self.checked < oldest:
            return self.ending is None
        self.checked = time.monotonic()
        person: Somebody | None = await self.sessions.by_token(self.token)
        if person is None or self.person is None or person.id != self.person.id:
            self.close(Ending.SESSION)
            return False
        self.person = person
        return self.ending is None

    def _too_slow(self) -> None:
        metrics.outbox_dropped()
        self.close(Ending.SLOW)


def encode(data: Mapping[str, Any]) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(data).decode()
