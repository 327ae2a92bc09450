"""Tuning: self-play gives what fits and contests need, and weights come out as the file holds them."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

from fairlead.bots.weights import read_weights, weights_of
from fairlead.lab.tuning import (
    Manner,
    Tuner,
    as_toml,
    contest,
    evolve,
    first_share,
    fit,
    fit_outcome,
    fitness_of,
    lead_of,
    main,
)
from helpers import compiled

NARROW = Manner(width=1, depth=6)


@pytest.fixture(name="tuner")
def make_tuner() -> Tuner:
    return Tuner("discovery", {"players": 2, "turn_cap": 12})


def test_shares_and_leads() -> None:
    assert [first_share([1, 2, 1], seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert [lead_of([30, 20, 25], seat) for seat in range(3)] == [5, -10, -5]
    assert lead_of([70], 0) == 70


def test_fitness_likes_first_places_and_then_leads() -> None:
    assert fitness_of(0.6, 0.0) > fitness_of(0.5, 0.0)
    assert fitness_of(0.5, 8.0) > fitness_of(0.5, 3.0)
    assert fitness_of(1.0, 80.0) > fitness_of(1.0, 70.0)


@compiled
def test_the_same_game_comes_out_the_same(tuner: Tuner) -> None:
    weights = read_weights("discovery", tuner.brain)
    one, two = (tuner.play([weights] * 2, 5, NARROW) for _ in range(2))
    assert one.points == two.points
    assert np.array_equal(one.terms, two.terms)
    assert set(one.seats.tolist()) == {0, 1}
    # The last row is of the end: the first term is the score.
    assert [one.terms[one.seats == seat][-1][0] for seat in (0, 1)] == one.points


@compiled
def test_equal_weights_share_the_wins(tuner: Tuner) -> None:
    weights = read_weights("discovery", tuner.brain)
    won, lead = contest(tuner, weights, weights, range(6), NARROW)
    assert won == pytest.approx(0.5)
    assert lead == pytest.approx(0.0)


@compiled
def test_least_squares_tell_the_end_of_the_games_they_come_from(tuner: Tuner) -> None:
    weights = read_weights("discovery", tuner.brain)
    fitted = fit(tuner, weights, 30, 0, Manner(1, 6, 8))
    outcome = fit_outcome(tuner, weights, 30, 0, Manner(1, 6, 8))
    assert fitted[0] == outcome.weights[0] == 1.0
    assert np.array_equal(fitted, outcome.weights)
    games = [tuner.play([weights] * 2, 50 + seed, Manner(1, 6, 8)) for seed in range(10)]
    errors = [game.terms @ fitted - np.array(game.points)[game.seats] for game in games]
    blind = [game.terms[:, 0] - np.array(game.points)[game.seats] for game in games]
    assert np.abs(np.concatenate(errors)).mean() < np.abs(np.concatenate(blind)).mean() / 2
    assert min(outcome.spread) > 0


@compiled
def test_evolution_moves_all_weights_but_the_first(tuner: Tuner) -> None:
    weights = read_weights("discovery", tuner.brain)
    ((found, fitness),) = evolve(tuner, weights, 1, 1, 1, NARROW)
    assert found[0] == 1.0
    assert (found[1:] != weights[1:]).any()
    assert np.isfinite(fitness)


def test_weights_are_printed_as_the_file_holds_them(tuner: Tuner) -> None:
    weights = read_weights("discovery", tuner.brain)
    table = tomllib.loads(as_toml(tuner, weights))
    assert np.allclose(weights_of("discovery", table["two"]), weights, atol=1e-3)


@compiled
def test_the_command_prints_a_set_of_weights(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--fits", "1", "--games", "4", "--generations", "1", "--seeds", "1", "--width", "1"]
    main(["discovery", "-o", "turn_cap=8", *small])
    table = tomllib.loads(capsys.readouterr().out)
    assert list(table) == ["two", "two_outcome"]
    assert weights_of("discovery", table["two"])[0] == 1.0
