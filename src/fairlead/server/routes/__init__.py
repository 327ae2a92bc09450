"""The HTTP routes: what they take, who may ask, and which part of the service answers."""

from __future__ import annotations

from litestar import Router

from .lobby import LOBBY
from .operation import OPERATION
from .people import PEOPLE
from .playing import PLAYING

# The tags are the chapters of the OpenAPI document.
ROUTES = (
    Router("/", route_handlers=PEOPLE, tags=["People"]),
    Router("/", route_handlers=LOBBY, tags=["Lobby"]),
    Router("/", route_handlers=PLAYING, tags=["Playing"]),
    Router("/", route_handlers=OPERATION, tags=["Operation"]),
)
