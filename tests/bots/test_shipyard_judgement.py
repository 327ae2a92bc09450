"""How positions of Shipyard are judged: exact at the end, the same for what looks the same, and without a trace."""

from __future__ import annotations

import random

import numpy as np
import pytest

import fairlead
from fairlead import Game
from fairlead.bots.shipyard import HIDDEN, TERMS, brain_of, fill
from fairlead.bots.weights import Weights, read_weights
from fairlead.games.shipyard.positions import BOX
from fairlead.kernel.compiler import plain
from fairlead.kernel.records import Plain
from fairlead.play.varieties import Variety, varieties
from helpers import play_randomly, random_answer

TABLES = varieties("shipyard")
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
NAMES = [term.name for term in TERMS]


def judged(record: Plain, seat: int) -> tuple[Weights, float]:
    """The terms of a seat, and how much of the game is left."""
    terms = np.full(len(TERMS), np.nan)
    left = plain(fill)(BOX, record, seat, terms)
    return terms, float(left)


def term(game: Game, seat: int, name: str) -> float:
    """One term of a position as it really is."""
    return float(judged(game._table.plain(), seat)[0][NAMES.index(name)])


def dealt(table: Variety, seed: int) -> Game:
    """A new game."""
    return fairlead.new(table.game, seed=seed, **table.options)


@every_table
def test_at_the_end_only_the_score_counts(table: Variety) -> None:
    game = play_randomly(dealt(table, 3), 3)
    for seat in range(game.players):
        terms, left = judged(game._table.plain(), seat)
        assert left == 0.0
        assert terms[0] == game.scores()[seat].total
        assert not terms[1:].any()


@every_table
def test_every_position_is_judged_and_left_as_it_was(table: Variety) -> None:
    game, chooser, before = dealt(table, 5), random.Random(5), 1.0
    while not game.over:
        record = game._table.plain()
        memory = record.memory.tobytes()
        found = [judged(record, seat) for seat in range(game.players)]
        assert record.memory.tobytes() == memory
        assert all(np.isfinite(terms).all() for terms, _ in found)
        assert len({left for _, left in found}) == 1, "seats disagree on how much is left"
        assert 0.0 < found[0][1] <= before + 1e-9
        before = found[0][1]
        game.play(*random_answer(game, chooser))


@every_table
def test_what_a_seat_cannot_know_counts_nothing_until_it_is_guessed(table: Variety) -> None:
    game = play_randomly(dealt(table, 8), 8, moves=90)
    for viewer in range(game.players):
        hidden = [
            Plain(np.frombuffer(world.known_bytes(viewer), game.definition.record.dtype).copy()[0])
            for world in (game, game.guess(viewer, 1))
        ]
        for seat in range(game.players):
            one, two = (judged(record, seat)[0] for record in hidden)
            assert (one == two).all()
            assert np.isfinite(judged(game.guess(viewer, 2)._table.plain(), seat)[0]).all()
        own, guessed = term(game, viewer, "points"), term(game.guess(viewer, 1), viewer, "points")
        assert own == guessed


@every_table
def test_there_are_weights_for_every_table(table: Variety) -> None:
    weights = read_weights("shipyard", brain_of(dealt(table, 1)._table.plain()))
    assert weights[0] == 1.0
    assert len(weights) == len(TERMS)


def test_hidden_fields_are_those_of_real_moves() -> None:
    moves = fairlead.new("shipyard", players=2, seed=1).definition.moves
    for kind, names in HIDDEN.items():
        fields = [move.fields for move in moves if move.kind == kind]
        assert fields
        assert all(name in given for given in fields for name in names)
