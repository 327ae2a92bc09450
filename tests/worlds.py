"""Games for tests that must hold in every game, for every number of seats and in every edition."""

from __future__ import annotations

import random

import pytest

import fairlead
from fairlead import Game
from fairlead.games import NAMES, find
from fairlead.play.varieties import Variety, varieties
from helpers import random_answer

# Every game with every number of seats and edition, and with its further options mixed: see `play.varieties`.
TABLES = [variety for name in NAMES for variety in varieties(name)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)

# Those at which several seats are asked at once at some time.
SHARED_TABLES = [table for table in TABLES if table.game in ("shipyard", "bremerhaven") and table.players > 1]
every_shared_table = pytest.mark.parametrize("table", SHARED_TABLES, ids=str)

# Those at which players make moves that nobody else ever learns.
SECRET_TABLES = [table for table in SHARED_TABLES if find(table.game).secret_moves]
every_secret_table = pytest.mark.parametrize("table", SECRET_TABLES, ids=str)


def dealt(table: Variety, seed: int = 0) -> Game:
    """A new game."""
    return fairlead.new(table.game, seed=seed, **table.options)


def asked_at_once(table: Variety, seed: int = 0) -> Game:
    """A game at the first moment at which several seats may act."""
    game, chooser = dealt(table, seed), random.Random(seed)
    while len(game.to_act) < 2:
        assert not game.over, f"{table}: in the game with seed {seed} no two seats are asked at once"
        game.play(*random_answer(game, chooser))
    return game
