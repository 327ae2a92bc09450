"""Tuning the weights of the greedy bot, in two steps.

`fit` looks at many positions of games that greedy bots played against each other and finds, by least squares, the
weights that tell best how many points each seat got in the end. `evolve` then lets weights compete: CMA-ES varies them
and keeps what wins against the ones it started from. `python -m fairlead.lab.tuning GAME --help` runs them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.beam import make_beam, rows_of
from ..bots.judging import MOST_TERMS
from ..bots.weights import Weights, brain_of, judgement
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
        table, actions = self._deal(seed), self.definition.actions
        games = self.definition.record.allocate(rows_of(manner.width))
        trace, owners = np.zeros((LONGEST, MOST_TERMS)), np.zeros(LONGEST, np.int64)
        beam = make_beam(actions, manner.width)
        rows = play_greedily(
            table.boxes,
            table.games,
            bind(games),
            np.array(weights),
            beam,
            manner.depth,
            seed,
            manner.wild,
            trace,
            owners,
        )
        columns = [self.definition.categories.index(name) for name in self.definition.points]
        points = [sum(row[column] for column in columns) for row in table.points()[: self.players]]
        return Played(
            points, table.ranks()[: self.players], trace[:rows, : len(self.terms)].copy(), owners[:rows].copy()
        )

    def play_many(self, tables: Iterable[tuple[Sequence[Weights], int]], manner: Manner) -> list[Played]:
        """Many games, on all cores."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda table: self.play(*table, manner), tables))


def fit(tuner: Tuner, weights: Weights, games: int, seed: int, manner: Manner, ridge: float = 30.0) -> Weights:
    """Weights by least squares: what each term is worth in points at the end; the first term keeps weight 1."""
    played = tuner.play_many((([weights] * tuner.players, seed + i) for i in range(games)), manner)
    terms = np.concatenate([game.terms for game in played])
    points = np.concatenate([np.array(game.points)[game.seats] for game in played])
    rest, missing = terms[:, 1:], points - terms[:, 0]
    scale = np.maximum(rest.std(axis=0), 1e-6)
    scaled = rest / scale
    found = np.linalg.solve(scaled.T @ scaled + ridge * np.eye(len(scale)), scaled.T @ missing)
    return np.concatenate([[1.0], found / scale])


def share_won(tuner: Tuner, weights: Weights, others: Weights, seeds: Iterable[int], manner: Manner) -> float:
    """Share of first places against other weights, each seed played from every seat; a shared place counts its part."""
    tables = [
        ([weights if seat == own else others for seat in range(tuner.players)], seed)
        for seed in seeds
        for own in range(tuner.players)
    ]
    played = tuner.play_many(tables, manner)
    return float(np.mean([first_share(game.places, i % tuner.players) for i, game in enumerate(played)]))


def first_share(places: Sequence[int], seat: int) -> float:
    """A seat's part of the first place."""
    return 1 / list(places).count(1) if places[seat] == 1 else 0.0
