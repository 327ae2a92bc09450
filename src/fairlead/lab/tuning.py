"""Tuning the weights of the greedy bot, in two steps.

`fit` looks at many positions of games that greedy bots played against each other and finds, by least squares, the
weights that tell best how many points each seat got in the end. `evolve` then lets weights compete: CMA-ES varies them
and keeps what wins against the ones it started from. `python -m fairlead.lab.tuning GAME --help` runs them.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from ..bots.beam import make_beam, rows_of
from ..bots.judging import MOST_TERMS
from ..bots.weights import Weights, brain_of, judgement, read_weights
from ..games import find
from ..games.definition import Data
from ..kernel.records import bind
from ..play.table import GameTable
from .selfplay import play_greedily

LONGEST = 20_000  # rows of terms that one game may give


@dataclass(frozen=True)
class Played:
    """One game of self-play: points and places by seat, and the terms of positions with the seat they belong to."""

    points: list[int]
    places: list[int]
    terms: Weights
    seats: np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Manner:
    """How wide and how far the greedy bots look, and how often (one decision of `wild`) they play at random."""

    width: int = 3
    depth: int = 12
    wild: int = 0


class Tuner:
    """Games of one kind (a game with options), with everything that playing them again and again needs."""

    def __init__(self, game: str, options: Data) -> None:
        self.definition = find(game)
        self.terms = judgement(game).TERMS
        self.options = self.definition.accept_options(options)
        self.players: int = self.options["players"]

    @property
    def brain(self) -> str:
        """The set of weights that fits these games."""
        return brain_of(self.definition.name, self._deal(0).plain())

    def _deal(self, seed: int) -> GameTable:
        table = GameTable(self.definition)
        table.deal(self.options, seed)
        return table

    def play(self, weights: Sequence[Weights], seed: int, manner: Manner) -> Played:
        """One game, each seat by its own weights."""
        table = self._deal(seed)
        games = self.definition.record.allocate(rows_of(manner.width))
        beam = make_beam(self.definition.actions, manner.width)
        trace, seats = np.zeros((LONGEST, MOST_TERMS)), np.zeros(LONGEST, np.int64)
        where = (table.boxes, table.games, bind(games))
        rows = play_greedily(*where, np.array(weights), beam, manner.depth, seed, manner.wild, trace, seats)
        columns = [self.definition.categories.index(name) for name in self.definition.points]
        points = [sum(row[column] for column in columns) for row in table.points()[: self.players]]
        places, terms = table.ranks()[: self.players], trace[:rows, : len(self.terms)]
        return Played(points, places, terms.copy(), seats[:rows].copy())

    def play_many(self, tables: Sequence[tuple[Sequence[Weights], int]], manner: Manner) -> list[Played]:
        """Many games, on all cores."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda table: self.play(table[0], table[1], manner), tables))


def fit(tuner: Tuner, weights: Weights, games: int, seed: int, manner: Manner, ridge: float = 30.0) -> Weights:
    """Weights by least squares: what each term is worth in points at the end; the first term keeps weight 1."""
    return _least_squares(*_positions(tuner, weights, games, seed, manner), ridge)


def _positions(tuner: Tuner, weights: Weights, games: int, seed: int, manner: Manner) -> tuple[Weights, Weights]:
    """The terms of many positions, and the points that each seat got in the end."""
    played = tuner.play_many([([weights] * tuner.players, seed + i) for i in range(games)], manner)
    terms = np.concatenate([game.terms for game in played])
    points = np.concatenate([np.array(game.points, float)[game.seats] for game in played])
    return terms, points


def _least_squares(terms: Weights, points: Weights, ridge: float) -> Weights:
    rest, missing = terms[:, 1:], points - terms[:, 0]
    scale = np.maximum(rest.std(axis=0), 1e-6)
    scaled = rest / scale
    found = np.linalg.solve(scaled.T @ scaled + ridge * np.eye(len(scale)), scaled.T @ missing)
    return np.concatenate([[1.0], found / scale])


@dataclass(frozen=True)
class Outcome:
    """How games end that are played with some weights: what each term means for it, and how far it may come otherwise.

    `spread` is the lead that makes the odds e to 1, with nothing and with everything of the game left.
    """

    weights: Weights
    spread: tuple[float, float]
    error: float


def fit_outcome(tuner: Tuner, weights: Weights, games: int, seed: int, manner: Manner, ridge: float = 30.0) -> Outcome:
    """What searches cut off by: not how to play, but how play ends.

    Weights that play well need not tell well how a game ends, so searches have a second set.
    """
    terms, points = _positions(tuner, weights, games, seed, manner)
    found = _least_squares(terms, points, ridge)
    wrong = points - terms @ found
    # The error of a lead is about sqrt(2) of a seat's. A logistic curve is as wide as a normal one at 0.55 of its
    # deviation.
    left = terms[:, [term.name for term in tuner.terms].index("start")]
    left = left / max(left.max(), 1e-6)
    squares = np.polynomial.polynomial.polyfit(left, wrong**2, 1)
    end, start = (0.55 * math.sqrt(2 * max(value, 1.0)) for value in (squares[0], squares.sum()))
    return Outcome(found, (end, start), float(wrong.std()))


def contest(
    tuner: Tuner, weights: Weights, others: Weights, seeds: Sequence[int], manner: Manner
) -> tuple[float, float]:
    """Share of first places against other weights, and the mean lead in points; each seed is played from every seat.

    Alone, there is nobody to lead: the mean of the points.
    """
    tables = [
        ([weights if seat == own else others for seat in range(tuner.players)], seed)
        for seed in seeds
        for own in range(tuner.players)
    ]
    played = tuner.play_many(tables, manner)
    owners = [i % tuner.players for i in range(len(played))]
    won = [first_share(game.places, own) for game, own in zip(played, owners, strict=True)]
    ahead = [lead_of(game.points, own) for game, own in zip(played, owners, strict=True)]
    return float(np.mean(won)), float(np.mean(ahead))


def first_share(places: Sequence[int], seat: int) -> float:
    """A seat's part of the first place."""
    return 1 / list(places).count(1) if places[seat] == 1 else 0.0


def lead_of(points: Sequence[int], seat: int) -> float:
    """A seat's points ahead of the best other seat; alone, its points."""
    others = [value for other, value in enumerate(points) if other != seat]
    return float(points[seat] - max(others, default=0))


def evolve(
    tuner: Tuner, weights: Weights, generations: int, seeds: int, seed: int, manner: Manner, step: float = 0.3
) -> Iterator[tuple[Weights, float]]:
    """Lets weights compete with those they come from, by CMA-ES; yields the mean of each generation and its fitness.

    Each weight varies on the scale of its own size, and of the mean size for those near 0. The first stays 1. Fitness
    is the share won with a little of the lead, which also tells good from better where all win or lose.
    """
    from cmaes import CMA  # type: ignore[attr-defined]

    scale = np.maximum(np.abs(weights[1:]), np.abs(weights[1:]).mean() * 0.2)
    search = CMA(mean=np.zeros(len(scale)), sigma=step, seed=seed)
    for generation in range(generations):
        drawn = [search.ask() for _ in range(search.population_size)]
        deals = range(seed + generation * seeds, seed + (generation + 1) * seeds)
        fitness = [
            fitness_of(*contest(tuner, _moved(weights, scale, point), weights, deals, manner)) for point in drawn
        ]
        search.tell([(point, -value) for point, value in zip(drawn, fitness, strict=True)])
        yield _moved(weights, scale, search.mean), float(np.mean(fitness))


def fitness_of(won: float, ahead: float) -> float:
    """What CMA-ES climbs: mostly first places, a little by how much; alone, the points."""
    return won + ahead / 1000 if won == 1.0 else won + math.tanh(ahead / 30) / 5


def _moved(weights: Weights, scale: Weights, point: Weights) -> Weights:
    return np.concatenate([weights[:1], weights[1:] + scale * point])


def as_toml(tuner: Tuner, weights: Weights, name: str | None = None) -> str:
    """A set of weights as it stands in the file."""
    lines = [f"{term.name} = {float(value):.3f}" for term, value in zip(tuner.terms, weights, strict=True)]
    return "\n".join([f"[{name or tuner.brain}]", *lines, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Tunes and prints the weights of a game, ready for its file in `bots/weights`."""
    parser = argparse.ArgumentParser(prog="python -m fairlead.lab.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="option of the game")
    parser.add_argument("--fits", type=int, default=4, help="rounds of least squares (4)")
    parser.add_argument("--games", type=int, default=200, help="games of each round (200)")
    parser.add_argument("--generations", type=int, default=20, help="generations of CMA-ES (20)")
    parser.add_argument("--seeds", type=int, default=30, help="deals that each candidate plays from every seat (30)")
    parser.add_argument("--wild", type=int, default=10, help="least squares: one decision of so many is random (10)")
    parser.add_argument("--width", type=int, default=3, help="positions kept by the beam (3)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    tuner = Tuner(chosen.game, {"players": "2"} | dict(text.split("=", 1) for text in chosen.option))
    console, calm = Console(stderr=True), Manner(width=chosen.width)
    first = weights = read_weights(chosen.game, tuner.brain)
    for number in track(range(chosen.fits), "least squares", console=console):
        fitted = fit(tuner, weights, chosen.games, chosen.seed + number * chosen.games, replace(calm, wild=chosen.wild))
        weights = (weights + fitted) / 2
        console.print("against the weights of the file:", contest(tuner, weights, first, range(chosen.seeds), calm))
    steps = evolve(tuner, weights, chosen.generations, chosen.seeds, chosen.seed, calm)
    for found, fitness in track(steps, "CMA-ES", total=chosen.generations, console=console):
        weights = found
        console.print(f"fitness {fitness:.3f}")
    console.print("against the weights of the file:", contest(tuner, weights, first, range(3 * chosen.seeds), calm))
    print(as_toml(tuner, weights))
    outcome = fit_outcome(tuner, weights, chosen.games, chosen.seed, replace(calm, wild=chosen.wild))
    print(as_toml(tuner, outcome.weights, f"{tuner.brain}_outcome"))
    console.print(f"spread_end = {outcome.spread[0]:.2f}, spread_start = {outcome.spread[1]:.2f} for manners.toml")


if __name__ == "__main__":
    main()
