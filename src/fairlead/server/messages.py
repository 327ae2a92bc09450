"""What a browser may say on its socket: one struct a message, told apart by `type`.

Everything is checked when it is read: what does not fit is answered with a sentence and goes no further.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

TABLE_PATTERN = r"^[A-Za-z0-9_-]{1,24}\Z"
SIGN_PATTERN = r"^[\x20-\x7e]{1,64}\Z"

TableId = Annotated[str, Meta(pattern=TABLE_PATTERN)]
Sign = Annotated[str, Meta(pattern=SIGN_PATTERN)]  # names that clients give to what they ask, and the like
Invitation = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all messages share: `client`, a name of the client's own that the answer repeats."""

    client: Sign | None = None


class Watch(Message, tag="watch", frozen=True, kw_only=True):
    """Be told about a table from now on, as a seat or as a spectator.

    `version` and `revision` are the number of the last message that the client has, `since` the moves and `line` the
    chat line that it knows: it gets only what is new.
    """

    table: TableId
    seat: Seat | None = None
    version: Count | None = None
    revision: Count = 0
    since: Count | None = None
    line: Count | None = None
    invitation: Invitation = ""


class Unwatch(Message, tag="unwatch", frozen=True, kw_only=True):
    """Be told no more about a table, as one seat, as a spectator (null), or, without `seat`, in any way."""

    table: TableId
    seat: Seat | msgspec.UnsetType | None = msgspec.UNSET


class Command(Message, tag="command", frozen=True, kw_only=True):
    """Play: see `hall.Command`."""

    client: Sign
    table: TableId
    seat: Seat
    do: Annotated[str, Meta(max_length=16)]
    question: Sign
    move: Count | None = None
    confirm: bool = False


class Chat(Message, tag="chat", frozen=True, kw_only=True):
    """Say something at a table."""

    table: TableId
    text: str
    invitation: Invitation = ""


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """Ask whether the server is there."""


class Pong(Message, tag="pong", frozen=True, kw_only=True):
    """Answer to the server's ping: the client is there."""


class Unreadable(Exception):
    """What came is no message; `client` is its name if it had one."""

    def __init__(self, reason: str, client: str | None) -> None:
        super().__init__(reason)
        self.client = client


class _Named(Struct):
    client: Sign | None = None


AnyMessage = Watch | Unwatch | Command | Chat | Ping | Pong
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_names = msgspec.json.Decoder(_Named)


def read(text: str | bytes) -> AnyMessage:
    """A message; Unreadable says what is wrong with it."""
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"This message cannot be read: {str(error) or 'it is no JSON'}.", _client_of(text)) from None


def _client_of(text: str | bytes) -> str | None:
    try:
        return _names.decode(text).client
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
