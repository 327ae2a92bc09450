"""Intervals and the sequential test, held to known values and to simulated seeds whose truth is known."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from fairlead.lab.confidence import FEWEST_SEEDS, Hypotheses, mean_of, sequential_test, share_of, t_quantile

LUCK = 0.2  # how far the deal moves the chance to win, as a standard deviation


def games_of_a_seed(chooser: random.Random, share: float, rotations: int = 2) -> list[float]:
    """Games that hang together: the luck of the deal is the same for all rotations."""
    chance = share + chooser.gauss(0, LUCK)
    return [float(chooser.random() < chance) for _ in range(rotations)]


@pytest.mark.parametrize(
    ("probability", "freedom", "known"),
    [
        (0.975, 1, 12.70620),
        (0.975, 2, 4.30265),
        (0.975, 3, 3.18245),
        (0.975, 4, 2.77645),
        (0.975, 9, 2.26216),
        (0.975, 29, 2.04523),
        (0.975, 999, 1.96234),
        (0.95, 9, 1.83311),
    ],
)
def test_quantiles_are_those_of_the_tables(probability: float, freedom: int, known: float) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(known, rel=1e-4)


def test_one_game_a_seed_gives_the_usual_t_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 2.0]
    found = mean_of({seed: [value] for seed, value in enumerate(values)})
    deviation = math.sqrt(sum((value - 4.4) ** 2 for value in values) / 4)
    assert found.mean == pytest.approx(4.4)
    assert found.high - found.mean == pytest.approx(2.77645 * deviation / math.sqrt(5), rel=1e-4)


def test_equal_games_of_a_seed_count_once() -> None:
    once = mean_of({seed: [value] for seed, value in enumerate([3.0, 5.0, 4.0, 8.0])})
    twice = mean_of({seed: [value] * 2 for seed, value in enumerate([3.0, 5.0, 4.0, 8.0])})
    assert twice == once


def test_games_that_cancel_within_a_seed_leave_no_doubt_about_the_mean() -> None:
    assert mean_of({seed: [1.0, 2.0] for seed in range(5)}).high == pytest.approx(1.5)


def test_a_single_seed_says_nothing_about_how_sure_a_mean_is() -> None:
    found = mean_of({7: [1.0, 2.0]})
    assert found.data() == {"mean": 1.5, "low": None, "high": None}
    assert (share_of({7: [1.0, 0.0]}).low, share_of({7: [1.0, 0.0]}).high) == (0, 1)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_a_share_without_exception_is_still_uncertain(won: float) -> None:
    few, many = (share_of({seed: [won, won] for seed in range(seeds)}) for seeds in (10, 100))
    assert abs(few.low - few.high) > abs(many.low - many.high) > 0.02
    assert won in (many.low, many.high)


@pytest.mark.parametrize("share", [0.5, 0.8])
def test_intervals_hold_the_truth_about_95_times_in_100(share: float) -> None:
    chooser, seeds, trials = random.Random(5), 40, 600
    inside = {share_of: 0, mean_of: 0}
    truth = sum(min(max(share + chooser.gauss(0, LUCK), 0), 1) for _ in range(200_000)) / 200_000
    for _ in range(trials):
        played = {seed: games_of_a_seed(chooser, share) for seed in range(seeds)}
        for estimate in inside:
            found = estimate(played)
            inside[estimate] += found.low <= truth <= found.high
    assert all(0.92 < count / trials < 0.98 for count in inside.values())


def test_counting_every_game_as_independent_would_be_too_sure() -> None:
    """Where the deal decides, twice the games are not twice the evidence."""
    chooser = random.Random(6)
    played = {seed: [float(chooser.random() < 0.5)] * 4 for seed in range(50)}
    alone = {number: [value] for number, value in enumerate(value for games in played.values() for value in games)}
    assert share_of(played).high - share_of(played).low > 1.8 * (share_of(alone).high - share_of(alone).low)


# ------------------------------------------------------------------ the sequential test


def scores(chooser: random.Random, share: float) -> Iterator[float]:
    while True:
        games = games_of_a_seed(chooser, share)
        yield sum(games) / len(games)


@pytest.mark.parametrize(("share", "decided"), [(0.5, 0.5), (0.6, 0.6), (0.4, 0.5), (0.75, 0.6)])
def test_the_test_decides_rightly_19_times_in_20(share: float, decided: float) -> None:
    chooser = random.Random(7)
    verdicts = [sequential_test(Hypotheses(0.5, 0.6), scores(chooser, share)) for _ in range(300)]
    assert sum(verdict.decided == decided for verdict in verdicts) / 300 > 0.92


def test_a_clear_case_ends_sooner_than_a_close_one() -> None:
    chooser = random.Random(8)
    lengths = [
        sum(sequential_test(Hypotheses(0.5, 0.6), scores(chooser, share)).seeds for _ in range(50))
        for share in (0.9, 0.65, 0.55)
    ]
    assert lengths == sorted(lengths)


def test_victories_alone_decide_only_after_some_seeds() -> None:
    verdict = sequential_test(Hypotheses(0.5, 0.9), iter([1.0] * 100))
    assert verdict.decided == 0.9
    assert FEWEST_SEEDS <= verdict.seeds < 20


def test_too_few_seeds_decide_nothing() -> None:
    verdict = sequential_test(Hypotheses(0.5, 0.6), [0.5, 1.0, 0.5])
    assert (verdict.decided, verdict.seeds) == (None, 3)
    assert sequential_test(Hypotheses(0.5, 0.6), []).path == ()
