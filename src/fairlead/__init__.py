"""Fairlead: maritime strategy board games, for people, programs and research.

>>> import fairlead
>>> game = fairlead.new("discovery", players=3, seed=7)
>>> game.play("coins")
<Move 1 'coins'>

Start with `fairlead.new`; `Game` has the rest. `fairlead.games.NAMES` lists the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import FairleadError, IllegalMove, OptionError, PositionError, RecordError

if TYPE_CHECKING:
    from .games.definition import Move
    from .play import Choice, Decision, Game, LegalMoves, Score, Simulation, load, new, read, simulate

__version__ = "0.1.0"

__all__ = [
    "Choice",
    "Decision",
    "FairleadError",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "OptionError",
    "PositionError",
    "RecordError",
    "Score",
    "Simulation",
    "load",
    "new",
    "read",
    "simulate",
]


def __getattr__(name: str) -> Any:
    # The compiler is imported with the first game, not with the package: `fairlead --help` must be quick.
    if name == "Move":
        from .games.definition import Move

        return Move
    if name in __all__:
        from . import play

        return getattr(play, name)
    raise AttributeError(f"module 'fairlead' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__", "games", "play", "errors"])
