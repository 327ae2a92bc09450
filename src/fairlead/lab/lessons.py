"""Lessons for a network: games that greedy bots play against each other, move by move, with how they ended.

    python -m fairlead.lab.lessons shipyard --minutes 10 --save lessons.npz

A network that begins with nothing has to find a game's long plans by luck. One that has seen the greedy bot play begins
where that bot stands (`envs/training.py --lessons`). Some moves are played at random, so that lessons also tell what to
do in positions that the greedy bot would not get into; what they teach there is still the greedy bot's move.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.beam import make_beam, rows_of
from ..bots.weights import brain_of, read_weights
from ..games import find
from ..kernel.records import bind
from ..play.table import GameTable
from ..play.varieties import Variety, seatings
from .selfplay import play_lesson
from .tuning import first_share

WIDTH, DEPTH = 4, 14
WILD = 25  # one decision of so many is played at random
LONGEST = 2_000  # decisions of one game


class Lessons(NamedTuple):
    """Decisions of many games, one a row: the record (its bytes), who decides, what the greedy bot plays, the end.

    `results` are for every seat, the deciding one first: its part of the first place; then the points of each. Seats
    that are not there have NaN.
    """

    records: Any
    seats: Any
    actions: Any
    results: Any

    def save(self, file: Path) -> None:
        """Keeps them in a file."""
        np.savez(file, **self._asdict())

    @classmethod
    def load(cls, game: str, file: Path) -> Lessons:
        """Takes them from a file."""
        with np.load(file) as kept:
            records = kept["records"].reshape(-1).view(find(game).record.dtype)
            return cls(records, kept["seats"], kept["actions"], kept["results"])


def play(variety: Variety, seed: int) -> Lessons:
    """One game."""
    definition = find(variety.game)
    table = GameTable(definition)
    table.deal(definition.accept_options(variety.options), seed)
    weights = read_weights(variety.game, brain_of(variety.game, table.plain()))
    games, records = definition.record.allocate(rows_of(WIDTH)), definition.record.allocate(LONGEST)
    seats, actions = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int16)
    where = (table.boxes, table.games, bind(games), weights, make_beam(definition.actions, WIDTH), DEPTH)
    rows = play_lesson(*where, seed, WILD, bind(records), seats, actions)
    results = _results(table, variety.players)
    return Lessons(_octets(records[:rows]), seats[:rows].copy(), actions[:rows].copy(), results[seats[:rows]])


def _octets(records: Any) -> Any:
    """Records as rows of bytes: numpy cannot join what overlaps, as their fields and words do."""
    return records.copy().view(np.uint8).reshape(len(records), -1)


def _results(table: GameTable, players: int) -> Any:
    """How it ended, as each seat sees it."""
    definition = table.definition
    columns = [definition.categories.index(name) for name in definition.points]
    points = [sum(row[column] for column in columns) for row in table.points()[:players]]
    places = table.ranks()[:players]
    found = np.full((definition.seats, 2, definition.seats), np.nan, np.float32)
    for seat in range(players):
        for i in range(players):
            other = (seat + i) % players
            found[seat, :, i] = first_share(places, other), points[other]
    return found.reshape(definition.seats, -1)


def gather(game: str, minutes: float, seed: int) -> Lessons:
    """Games of all tables in turn, on all cores, for some minutes."""
    tables = [variety for variety in seatings(game) if variety.players > 1]
    end = time.monotonic() + 60 * minutes
    found: list[Lessons] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task(game, total=60 * minutes)
        numbers = zip(cycle(tables), count(seed))
        while (left := end - time.monotonic()) > 0:
            deals = [next(numbers) for _ in range(2 * len(tables))]
            found += pool.map(lambda deal: play(*deal), deals)
            progress.update(task, completed=60 * minutes - left, description=f"{game}: {len(found)} games")
    return Lessons(*map(np.concatenate, zip(*found, strict=True)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays and keeps lessons."""
    parser = argparse.ArgumentParser(prog="python -m fairlead.lab.lessons", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play (10)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="seed of the first deal")
    parser.add_argument("--save", type=Path, required=True, help="file to keep them in (.npz)")
    chosen = parser.parse_args(arguments)
    lessons = gather(chosen.game, chosen.minutes, chosen.seed)
    lessons.save(chosen.save)
    print(f"{len(lessons.seats):,} decisions in {chosen.save}")


if __name__ == "__main__":
    main()
