"""The HTTP routes: what they take, who may ask, and which part of the service answers."""

from __future__ import annotations

from .lobby import LOBBY
from .operation import OPERATION
from .people import PEOPLE
from .playing import PLAYING

ROUTES = (*PEOPLE, *LOBBY, *PLAYING, *OPERATION)
