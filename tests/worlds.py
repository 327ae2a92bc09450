"""Games for tests that must hold in every game and for every number of seats."""

from __future__ import annotations

import fairlead
from fairlead import Game
from fairlead.games import NAMES, find

# Every game with every number of seats.
TABLES = [(name, players) for name in NAMES for players in find(name).players]


def dealt(name: str, players: int, seed: int = 0) -> Game:
    """A new game."""
    return fairlead.new(name, players=players, seed=seed)
