"""What routes are asked with: the types of their paths, queries and bodies."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

MOST = 2**31 - 1

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="id of a table")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=3, description="a seat, from 0")]
NumberInPath = Annotated[int, PathParameter(ge=0, le=1_000_000, description="moves played by then")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=3, description="the seat to look from; none for a spectator")]
SinceAsked = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="moves whose events are known already")]
Invited = Annotated[str, QueryParameter(max_length=64, description="the key of an invitation to a private table")]
VersionKnown = Annotated[int, QueryParameter(ge=0, le=MOST, description="`version` of the last message")]
RevisionKnown = Annotated[int, QueryParameter(ge=0, le=MOST, description="`revision` of the last message")]
Seconds = Annotated[float, QueryParameter(ge=0, le=60, description="how long to wait at most")]
LineAfter = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="lines after the one with this id")]
LineBefore = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="lines before the one with this id")]
MoveText = Annotated[str, QueryParameter(min_length=1, max_length=80, description="a move as records write it")]
