"""One game being played, in plain Python: Game, moves, views, positions, game records, undo, simulation.

>>> import fairlead
>>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
>>> game.to_act
(0,)
"""

from __future__ import annotations

from .game import Decision, Game, LegalMoves, Score, load, new
from .notation import read
from .simulation import Simulation, simulate

__all__ = ["Decision", "Game", "LegalMoves", "Score", "Simulation", "load", "new", "read", "simulate"]
