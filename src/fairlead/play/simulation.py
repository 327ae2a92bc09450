"""Many random games at machine speed: statistics for designers, figures for the benchmark, fuzzing for the rules."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import FairleadError, OptionError
from ..games import find
from ..games.definition import Definition
from ..kernel import drive
from .game import HIGHEST_SEED
from .notation import option_texts
from .table import GameTable

GAMES_PER_CHUNK = 500  # about 30 ms of work: short enough for a smooth progress bar, long enough to hide the hand-over

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False, repr=False)
class Simulation:
    """What many random games gave.

    `decisions` by game, `points` by game, seat and category, `places` by game and seat.
    """

    game: str
    options: dict[str, Any]
    categories: tuple[str, ...]
    seconds: float
    threads: int
    decisions: Numbers
    points: Numbers
    places: Numbers

    def __repr__(self) -> str:
        return f"<Simulation {self.game}, {self.games} games, {self.players} players, {self.seconds:.2f} s>"

    @property
    def players(self) -> int:
        """Number of seats."""
        players: int = self.options["players"]
        return players

    @property
    def games(self) -> int:
        """Number of games played."""
        return len(self.decisions)

    @property
    def decisions_per_second(self) -> float:
        """Decisions of all threads together, per second of wall time."""
        return float(self.decisions.sum() / self.seconds)

    def summary(self) -> dict[str, Any]:
        """Means and shares as plain data."""
        counted = find(self.game).points
        totals = self.points[:, :, [self.categories.index(name) for name in counted]].sum(axis=2)
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "games": self.games,
            "threads": self.threads,
            "seconds": round(self.seconds, 3),
            "decisions": int(self.decisions.sum()),
            "decisions_per_second": round(self.decisions_per_second),
            "length": {
                "mean": float(self.decisions.mean()),
                "shortest": int(self.decisions.min()),
                "longest": int(self.decisions.max()),
            },
            "seats": [
                {
                    "mean": float(totals[:, seat].mean()),
                    "deviation": float(totals[:, seat].std()),
                    "lowest": int(totals[:, seat].min()),
                    "highest": int(totals[:, seat].max()),
                    "first_places": float((self.places[:, seat] == 1).mean()),
                    "parts": {
                        name: float(self.points[:, seat, part].mean()) for part, name in enumerate(self.categories)
                    },
                }
                for seat in range(self.players)
            ],
        }


def simulate(
    game: str,
    *,
    games: int = 1000,
    threads: int | None = None,
    seed: int = 0,
    checked: bool = False,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Plays random games and returns what they gave.

    Game number i is dealt with seed + i, so the result does not depend on the number of threads (by default, all
    cores). `checked` runs all invariants after every decision and raises FairleadError at the first broken one.
    `progress` is called with the number of games finished since its last call.

    >>> import fairlead
    >>> result = fairlead.simulate("discovery", games=10, players=2, threads=1)
    >>> result.games, result.players
    (10, 2)
    """
    definition = find(game)
    accepted = definition.accept_options(options)
    workers = _check_numbers(games, threads, seed)
    players = accepted["players"]
    shape = (games, definition.seats, len(definition.categories))
    decisions, points = np.zeros(games, np.int32), np.zeros(shape, np.int32)
    places = np.zeros(shape[:2], np.int8)
    nothing = (decisions[:0], points[:0], places[:0])
    _play(definition, accepted, seed, 0, 0, checked, nothing)  # load the machine code

    def chunk(first: int) -> int:
        rows = slice(first, min(first + GAMES_PER_CHUNK, games))
        out = (decisions[rows], points[rows], places[rows])
        return _play(definition, accepted, seed, first, rows.stop - first, checked, out)

    begun = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        work = [pool.submit(chunk, first) for first in range(0, games, GAMES_PER_CHUNK)]
        try:
            for done in as_completed(work):
                finished = done.result()
                if progress:
                    progress(finished)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    seconds = time.perf_counter() - begun
    return Simulation(
        game, accepted, definition.categories, seconds, workers, decisions, points[:, :players], places[:, :players]
    )


def _check_numbers(games: int, threads: int | None, seed: int) -> int:
    if not _is_whole(games, 1, 10**9):
        raise OptionError(f"games cannot be {games!r}; it can be a whole number from 1 to {10**9}.")
    if threads is not None and not _is_whole(threads, 1, 1024):
        raise OptionError(f"threads cannot be {threads!r}; it can be a whole number from 1 to 1024.")
    if not _is_whole(seed, 0, HIGHEST_SEED - games):
        raise OptionError(f"seed cannot be {seed!r}; it can be a whole number from 0 to {HIGHEST_SEED - games}.")
    return threads or os.cpu_count() or 1


def _is_whole(number: object, low: int, high: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and low <= number <= high


def _play(
    definition: Definition,
    options: dict[str, Any],
    seed: int,
    first: int,
    count: int,
    checked: bool,
    out: tuple[Numbers, Numbers, Numbers],
) -> int:
    """Plays some games on a table of its own, so that threads share nothing."""
    table = GameTable(definition)
    codes = np.array(definition.option_codes(options), np.int32)
    played: int = drive.play_many(
        table.boxes, table.games, 0, options["players"], codes, seed, first, count, table.mask, checked, *out
    )
    if played < count:
        broken = table.broken_invariant()
        which = ", ".join([f"seed {seed + first + played}", *option_texts(options)])
        reason = definition.invariants.get(broken, "unknown")
        raise FairleadError(f"Game {first + played} ({which}) broke invariant {broken}: {reason}.")
    return played
