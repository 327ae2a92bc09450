"""How sure the figures of an arena are: intervals, and a test that stops when enough was played.

The games of one seed are not independent: they are the same deal, played from every seat. What is independent are the
seeds. So all variances are those of whole seeds ("cluster-robust"): with x the values, g the seeds and m the mean of
all values, Var(m) = G / (G - 1) * sum over g of (sum of x - m in g)^2 / n^2, with G - 1 degrees of freedom.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95
FEWEST_SEEDS = 10  # the sequential test decides nothing before: a variance of less is no variance

Clusters = Mapping[int, Sequence[float]]


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % confidence interval, from so many seeds."""

    mean: float
    low: float
    high: float
    seeds: int

    def data(self) -> dict[str, float]:
        """As plain data; what is not known (an interval from a single seed) is None."""
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        return {name: number if math.isfinite(number) else None for name, number in numbers.items()}  # type: ignore[misc]


def mean_of(clusters: Clusters) -> Estimate:
    """The mean of all values, with a t interval.

    >>> mean_of({1: [2.0, 4.0], 2: [3.0, 5.0], 3: [4.0, 6.0]})
    Estimate(mean=4.0, low=1.51..., high=6.48..., seeds=3)
    """
    mean, variance, seeds = _moments(clusters)
    half = t_quantile((1 + LEVEL) / 2, seeds - 1) * math.sqrt(variance) if seeds > 1 else math.inf
    return Estimate(mean, mean - half, mean + half, seeds)


def share_of(clusters: Clusters) -> Estimate:
    """The mean of values between 0 and 1, with Wilson's interval, which stays between 0 and 1 and is honest at both.

    Its number of trials is the effective one: as many independent games as would have the variance that the seeds show.
    Where they show none (all was won), each seed counts as one trial.
    """
    share, variance, seeds = _moments(clusters)
    trials = share * (1 - share) / variance if variance > 1e-12 and 0 < share < 1 else float(seeds)
    low, high = _wilson(share, trials, t_quantile((1 + LEVEL) / 2, max(seeds - 1, 1)))
    return Estimate(share, low, high, seeds)


def _moments(clusters: Clusters) -> tuple[float, float, int]:
    """Mean, its variance by seeds, and the number of seeds."""
    values = [value for cluster in clusters.values() for value in cluster]
    seeds, count = len(clusters), len(values)
    if not count:
        return math.nan, math.inf, 0
    mean = math.fsum(values) / count
    squares = math.fsum((math.fsum(cluster) - mean * len(cluster)) ** 2 for cluster in clusters.values())
    variance = seeds / (seeds - 1) * squares / count**2 if seeds > 1 else math.inf
    return mean, variance, seeds


def _wilson(share: float, trials: float, width: float) -> tuple[float, float]:
    square = width**2 / trials if trials > 0 else math.inf
    if not math.isfinite(square):
        return 0.0, 1.0
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return (middle - half if share > 0 else 0.0), (middle + half if share < 1 else 1.0)


def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's distribution, by G. W. Hill's algorithm 396 (exact for 1 and 2, else six digits).

    >>> [round(t_quantile(0.975, freedom), 3) for freedom in (1, 2, 5, 30)]
    [12.706, 4.303, 2.571, 2.042]
    """
    tails, n = 2 * (1 - probability), float(freedom)
    if freedom == 1:
        return 1 / math.tan(tails * math.pi / 2)
    if freedom == 2:
        return math.sqrt(2 / (tails * (2 - tails)) - 2)
    a = 1 / (n - 0.5)
    b = (48 / a) / a
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * n
    y = (d * tails) ** (2 / n)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(tails / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (n - 4.5) * (x + 0.6)
        c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        y = ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1) * (n + 1) / (
            n + 2
        ) + 1 / y
    return math.sqrt(n * y)


# ------------------------------------------------------------------ the sequential test


@dataclass(frozen=True)
class Hypotheses:
    """Two shares of first places, of which the test decides for one; each error has a chance of `error`."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which Wald's test decides, on either side."""
        return math.log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Verdict:
    """How the test stands: its log-likelihood ratio after each seed, and the share it decided for, if any."""

    hypotheses: Hypotheses
    path: tuple[float, ...]
    decided: float | None

    @property
    def seeds(self) -> int:
        """How many seeds it looked at."""
        return len(self.path)


def sequential_test(hypotheses: Hypotheses, scores: Iterable[float]) -> Verdict:
    """Wald's sequential probability ratio test over the scores of whole seeds, in their order; stops where it decides.

    The likelihood is that of a mean with the variance seen so far, as chess engines are tested (the "pentanomial"
    ratio): n (p1 - p0) (2 m - p0 - p1) / (2 v). A win and a loss that were not played are added for the variance, so
    that a run of victories does not make it vanish.
    """
    path: list[float] = []
    total = squares = 0.0
    for count, score in enumerate(scores, 1):
        total, squares = total + score, squares + score**2
        mean, padded = total / count, (total + 1) / (count + 2)
        variance = (squares + 1) / (count + 2) - padded**2
        gap, middle = hypotheses.high - hypotheses.low, hypotheses.high + hypotheses.low
        path.append(count * gap * (2 * mean - middle) / (2 * variance))
        if count >= FEWEST_SEEDS and abs(path[-1]) >= hypotheses.bound:
            return Verdict(hypotheses, tuple(path), hypotheses.high if path[-1] > 0 else hypotheses.low)
    return Verdict(hypotheses, tuple(path), None)
