"""Games for tests that must hold in every game, for every number of seats and in every edition."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import fairlead
from fairlead import Game
from fairlead.games import NAMES, find
from fairlead.kernel.compiler import PLAIN
from fairlead.play.varieties import Variety, seatings, varieties
from helpers import random_answer

Position = dict[str, Any]

# Every game with every number of seats and edition, and with its further options mixed: see `play.varieties`. As plain
# Python the mixes are left out: test_plain.py holds plain to compiled byte by byte, mixes included.
TABLES = [variety for name in NAMES for variety in (seatings(name) if PLAIN else varieties(name))]
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


def guesses(game: Game, viewer: int, count: int) -> list[Position]:
    """Worlds that a seat takes for possible."""
    return [game.guess(viewer, seed).position() for seed in range(count)]


def same_to(viewer: int | None, one: Game, two: Game) -> bool:
    """Whether two worlds look alike to a seat: what it is shown, the numbers made for nets, the redacted record."""
    number = -1 if viewer is None else viewer
    features = viewer is None or bool((one.features(viewer) == two.features(viewer)).all())
    records = [game._table.redacted(number).memory.tobytes() for game in (one, two)]
    return one.view(viewer) == two.view(viewer) and features and records[0] == records[1]


def altered(game: Game, change: Callable[[Position], Any]) -> Game:
    """A world in which something is different; the change must leave a sound position."""
    position = deepcopy(game.position())
    change(position)
    other = fairlead.load(position)
    assert other != game
    return other
