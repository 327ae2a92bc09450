"""What people send, with its limits: what does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

LINE = r"^[^\x00-\x1f\x7f]*$"  # without control characters, which databases and terminals take amiss
LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"  # the same, but line ends and tabs are fine
SIGN = r"^[\x20-\x7e]+$"

Name = Annotated[str, Meta(min_length=1, max_length=80, description="a name that others see")]
Login = Annotated[str, Meta(min_length=3, max_length=64, pattern=LINE, description="the name of an account")]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=3, description="a seat, from 0")]
Visibility = Literal["public", "link", "private"]
BotName = Literal["level1", "level2", "level3", "level4", "level5"]
Sign = Annotated[str, Meta(min_length=1, max_length=64, pattern=SIGN)]
MoveId = Annotated[int, Meta(ge=0, le=1_000_000)]


class Form(Struct, forbid_unknown_fields=True):
    """A form: unknown entries are refused, so that nobody waits for what they never set."""


class GuestForm(Form):
    """Somebody new."""

    name: Name


class AccountForm(Form):
    """An account for a guest."""

    login: Login
    password: Password


class PasswordForm(Form):
    """A new password."""

    old: Password
    new: Password


class DeletionForm(Form):
    """Forgetting a person; accounts must name their password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class TableForm(Form):
    """A new table. `seats` has one entry a seat: me, open, or a bot."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Literal["me", "open"] | BotName], Meta(min_length=1, max_length=4)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    names: Annotated[list[Annotated[str, Meta(max_length=80, pattern=LINE)]], Meta(max_length=4)] = field(
        default_factory=list
    )
    visibility: Visibility = "link"
    title: Annotated[str, Meta(max_length=80, pattern=LINE)] = ""
    spectators: bool = True


class JoinForm(Form):
    """Taking a seat; any free one unless it is named."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class LeaveForm(Form):
    """Getting up; with `bot`, it plays on until one is back."""

    bot: BotName | None = "level3"


class SeatForm(Form):
    """Who shall sit there: a bot, or nobody."""

    bot: BotName | None = None


class LinkForm(Form):
    """The token of a link to a seat."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class CommandForm(Form):
    """What a seat does (docs/protocol.md)."""

    do: Literal["play", "undo", "restart", "confirm"]
    question: Sign
    client: Sign
    move: MoveId | None = None
    confirm: bool = False


class PlanForm(Form):
    """A harbour that a seat wants: `wanted` is as `Game.plan_harbour` takes it (docs/protocol.md)."""

    wanted: dict[str, Any]
    question: Sign


class RecordForm(Form):
    """A game record to be imported."""

    text: Annotated[str, Meta(max_length=400_000, pattern=LINES)]
    visibility: Visibility = "private"


class ChatForm(Form):
    """Something said at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Me(Struct):
    """Who is asking; all empty for a stranger. Guests have no `login`."""

    id: str | None
    name: str | None
    login: str | None


STRANGER = Me(None, None, None)


class Problem(Struct):
    """Why something was not done: a word for programs and a sentence for people.

    `extra` may have `fields`: what is wrong with which of them.
    """

    error: str
    detail: str
    status: int
    extra: dict[str, Any]
