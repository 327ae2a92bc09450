"""Helpers that make a test a story: set a position, play moves, look."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fairlead
from fairlead import Game, IllegalMove

# @rule("AD-BUY-3") above a test says which clauses it proves; tests/test_clauses.py sees to it that none is left out.
rule = pytest.mark.rule
compiled = pytest.mark.compiled


def deal(players: int = 2, *, seed: int = 1, **options: Any) -> Game:
    """A new game of Age of Discovery with seat 0 to start, unless the options say otherwise."""
    return fairlead.new("discovery", players=players, seed=seed, **({"start_player": 0} | options))


def play(game: Game, *moves: str) -> Game:
    """Plays several moves and returns the game."""
    for move in moves:
        game.play(move)
    return game


def play_randomly(game: Game, seed: int = 0, moves: int = 10_000) -> Game:
    """Plays random legal moves, to the end or up to a number of moves."""
    chooser = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chooser.choice(game.moves()))
    return game


def refused(game: Game, move: str) -> str | None:
    """The clause that forbids a move now; fails if the move is legal."""
    with pytest.raises(IllegalMove) as error:
        game.copy().play(move)
    return error.value.clause


def seat(game: Game, number: int) -> dict[str, Any]:
    """What the position says of a seat."""
    data: dict[str, Any] = game.position()["seats"][number]
    return data
