"""What routes are asked with: the types of their paths, queries and bodies."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64, description="id of a table")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=3, description="a seat, from 0")]
NumberInPath = Annotated[int, PathParameter(ge=0, le=1_000_000, description="moves played by then")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=3, description="the seat to look from; none for a spectator")]
SinceAsked = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Invited = Annotated[str, QueryParameter(max_length=64, description="the key of an invitation to a private table")]
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Seconds = Annotated[float, QueryParameter(ge=0, le=60)]
