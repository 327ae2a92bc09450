"""One game being played, in plain Python: Game, moves, views, positions, game records, undo, simulation.

>>> import fairlead
>>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
>>> game.to_act
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Choice, Decision, Game, LegalMoves, Score, load, new
    from .notation import read
    from .simulation import Simulation, simulate

__all__ = ["Choice", "Decision", "Game", "LegalMoves", "Score", "Simulation", "load", "new", "read", "simulate"]

_HOMES = {"read": "notation", "Simulation": "simulation", "simulate": "simulation"}


def __getattr__(name: str) -> Any:
    # The compiler comes with the first game, not with the words: `fairlead --help` must be quick.
    if name in __all__:
        return getattr(import_module(f".{_HOMES.get(name, 'game')}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
