"""Many games at once: `batch` steps all of them with one call, in arrays with one row a game.

    games = batch("discovery", games=4096, players=3, seed=7)
    while training:
        games.actions[:] = policy(games.features, games.masks)
        games.step()

`step` plays one decision of every game and writes what comes of it into the same arrays again and again, so nothing is
allocated and frameworks can look at the memory without a copy (`torch.from_numpy(games.features)`). A game that is over
is dealt anew in the same step.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from ..errors import OptionError
from ..games import find
from ..games.definition import Data, Definition
from ..kernel.records import bind
from ..play.game import HIGHEST_SEED, Game
from . import stepping
from .stepping import Memory, Terms

__all__ = ["Batch", "batch"]

REWARDS = ("place", "points")
DEVICES = ("cpu", "cuda")
MOST_GAMES = 10_000_000
ROWS_PER_CHUNK = 64  # fewer are not worth handing to another thread

Numbers = Any  # an array of numpy, or of the GPU


def batch(
    game: str,
    *,
    games: int,
    players: int,
    device: str = "cpu",
    seed: int = 0,
    reward: str | None = None,
    features: bool = True,
    threads: int | None = None,
    buffers: Mapping[str, Any] | None = None,
    **options: Any,
) -> Batch:
    """Many games of one kind, stepped together; `options` are those of the rules page.

    - `seed`: row i begins with the game that `fairlead.new(game, seed=seed + i, ...)` deals; its next games have seeds
      `games` further on, and `Batch.seeds` tells them.
    - `reward`: "place" gives at the end of a game (others behind - others ahead) / others, from -1 to 1, "points" the
      points of each seat. By default places, and points in solo games, which know no place.
    - `features`: without them `Batch.features` has no columns, and steps are quicker.
    - `threads`: on a CPU, how many work on a step; by default one a core.
    - `buffers`: your own arrays, by the names of `Batch`'s, to be used in place of new ones.

    >>> from fairlead.envs import batch
    >>> games = batch("discovery", games=100, players=2, seed=1)
    >>> games.masks.shape, games.features.shape, games.seats[:3].tolist()
    ((100, 329), (100, 1059), [0, 1, 0])
    >>> ended = 0
    >>> for _ in range(200):
    ...     games.sample()  # random legal actions into games.actions
    ...     games.step()
    ...     ended += int(games.dones.sum())
    >>> ended
    100
    """
    if device not in DEVICES:
        raise OptionError(f"device cannot be {device!r}; it can be {' or '.join(DEVICES)}.")
    definition = find(game)
    accepted = definition.accept_options({"players": players, **options})
    check_whole("games", games, 1, MOST_GAMES)
    check_whole("seed", seed, 0, HIGHEST_SEED // 2 - MOST_GAMES)
    by_points = rewards_by_points(reward, players)
    if device == "cuda":
        from .cuda_batching import CudaBatch

        return CudaBatch(definition, accepted, games, seed, by_points, features, buffers or {})
    if threads is not None:
        check_whole("threads", threads, 1, 1024)
    workers = threads or os.cpu_count() or 1
    return CpuBatch(definition, accepted, games, seed, by_points, features, buffers or {}, threads=workers)


def check_whole(name: str, number: object, low: int, high: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or not low <= number <= high:
        raise OptionError(f"{name} cannot be {number!r}; it can be a whole number from {low} to {high}.")


def rewards_by_points(reward: str | None, players: int) -> bool:
    if reward is not None and reward not in REWARDS:
        raise OptionError(f"reward cannot be {reward!r}; it can be {' or '.join(REWARDS)}.")
    if players == 1 and reward == "place":
        raise OptionError("reward cannot be 'place' in a solo game, which has no places; it can be 'points'.")
    return players == 1 or reward == "points"


def layout(definition: Definition, games: int, players: int, with_features: bool) -> dict[str, tuple[Any, Any]]:
    """Shape and type of every array that `Batch` shows, by its name."""
    seats, categories = definition.seats, len(definition.categories)
    return {
        "actions": ((games,), np.int32),
        "masks": ((games, definition.actions), np.uint8),
        "counts": ((games,), np.int32),
        "features": ((games, definition.features if with_features else 0), np.float32),
        "seats": ((games,), np.int8),
        "rewards": ((games, players), np.float32),
        "dones": ((games,), np.uint8),
        "refused": ((games,), np.uint8),
        "places": ((games, seats), np.int8),
        "points": ((games, seats, categories), np.int32),
        "seeds": ((games,), np.int64),
    }


class Batch(ABC):
    """Many games of one kind. Arrays have one row a game; they stay the same memory for good.

    | array | type and shape | |
    |---|---|---|
    | `actions` | int32[games] | yours to write before `step`: an action id for each game |
    | `masks` | uint8[games, actions] | 1 for the legal actions of the seat to act |
    | `counts` | int32[games] | how many there are |
    | `features` | float32[games, features] | what the seat to act knows (docs/research.md says number by number) |
    | `seats` | int8[games] | the seat to act; where several may act at once, the lowest |
    | `rewards` | float32[games, players] | of the step that ended a game, else 0 |
    | `dones` | uint8[games] | 1 if this step ended the game; the row is already the next game's |
    | `refused` | uint8[games] | 1 if the action was not legal: the game stands as before |
    | `places` | int8[games, seats] | of the game of the row that ended last |
    | `points` | int32[games, seats, categories] | its points |
    | `seeds` | int64[games] | the seed of the game in progress |
    """

    actions: Numbers
    masks: Numbers
    counts: Numbers
    features: Numbers
    seats: Numbers
    rewards: Numbers
    dones: Numbers
    refused: Numbers
    places: Numbers
    points: Numbers
    seeds: Numbers

    def __init__(
        self,
        definition: Definition,
        options: Data,
        games: int,
        seed: int,
        by_points: bool,
        with_features: bool,
        buffers: Mapping[str, Any],
    ) -> None:
        self.definition = definition
        self.options = options
        self.games = games
        self._seed = seed
        self._luck = 0
        self._layout = layout(definition, games, self.players, with_features)
        unknown = sorted(set(buffers) - set(self._layout))
        if unknown:
            raise OptionError(f"A batch has no buffer {unknown[0]!r}; it has {', '.join(self._layout)}.")
        self.terms = Terms(self.players, int(by_points), 1, games)
        self.memory = self._make_memory(buffers)
        for name in self._layout:
            setattr(self, name, self._shown(name))
        self.reset()

    @property
    def name(self) -> str:
        """Name of the game."""
        return self.definition.name

    @property
    def players(self) -> int:
        """Number of seats of each game."""
        players: int = self.options["players"]
        return players

    @property
    def reward(self) -> str:
        """What rewards are: "place" or "points"."""
        return REWARDS[self.terms.by_points]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}, {self.games} games, {self.players} players>"

    def __len__(self) -> int:
        return self.games

    def reset(self, seed: int | None = None) -> None:
        """Deals all games anew, from the seed given at first or from another."""
        if seed is not None:
            check_whole("seed", seed, 0, HIGHEST_SEED // 2 - MOST_GAMES)
            self._seed = seed
        self._luck = 0
        self._start(np.arange(self._seed, self._seed + self.games, dtype=np.int64))

    @abstractmethod
    def step(self, actions: Any = None) -> None:
        """Plays an action of every game: those given, else those in `actions`. What comes of it is in the arrays."""

    @abstractmethod
    def sample(self) -> None:
        """Writes a random legal action of every game into `actions`; the same choices after the same `reset`."""

    @abstractmethod
    def play_randomly(self, steps: int) -> None:
        """As many steps of random play of every game, in one call: the quickest way to positions deep in a game."""

    @abstractmethod
    def snapshot(self, row: int) -> bytes:
        """The bytes of a game's record, secrets included."""

    @abstractmethod
    def records(self) -> bytes:
        """The bytes of all games' records, one after the other."""

    def game(self, row: int) -> Game:
        """The game of a row as a `Game` of its own, to look at and to play on; the moves so far are not in it."""
        check_whole("row", row, 0, self.games - 1)
        return Game.from_snapshot(self.name, self.options, self.snapshot(row))

    @abstractmethod
    def _make_memory(self, buffers: Mapping[str, Any]) -> Memory:
        """All arrays, taken from the caller's buffers or made."""

    @abstractmethod
    def _start(self, seeds: Numbers) -> None:
        """Deals all games from their seeds."""

    def _shown(self, name: str) -> Numbers:
        """An array as the caller sees it."""
        return getattr(self.memory, name)

    def _next_luck(self, steps: int = 1) -> int:
        """Where random choices of the next steps begin."""
        self._luck += steps
        return (self._seed * 1_000_003 + self._luck - steps) & 0x7FFFFFFF


class CpuBatch(Batch):
    """A batch in this machine's memory: arrays are numpy's, a step is shared out among threads."""

    def __init__(self, *table: Any, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.threads = threads
        super().__init__(*table)

    def step(self, actions: Any = None) -> None:
        """Plays an action of every game: those given, else those in `actions`. What comes of it is in the arrays."""
        if actions is not None:
            self.actions[:] = actions
        self._share_out(lambda first, last: stepping.step_rows(self.memory, self.terms, first, last))

    def sample(self) -> None:
        """Writes a random legal action of every game into `actions`; the same choices after the same `reset`."""
        luck = self._next_luck()
        self._share_out(lambda first, last: stepping.pick_rows(self.memory, first, last, luck))

    def play_randomly(self, steps: int) -> None:
        """As many steps of random play of every game, in one call."""
        check_whole("steps", steps, 0, 10**9)
        luck = self._next_luck(steps)
        self._share_out(lambda first, last: stepping.play_rows(self.memory, self.terms, first, last, steps, luck))

    def snapshot(self, row: int) -> bytes:
        """The bytes of a game's record, secrets included."""
        return bytes(self._records[row].tobytes())

    def records(self) -> bytes:
        """The bytes of all games' records, one after the other."""
        return bytes(self._records.tobytes())

    def _make_memory(self, buffers: Mapping[str, Any]) -> Memory:
        self._records = self.definition.record.allocate(self.games)
        arrays = {name: _own(name, buffers.get(name), *form) for name, form in self._layout.items()}
        return Memory(
            boxes=bind(self.definition.box()),
            games=bind(self._records),
            options=np.array(self.definition.option_codes(self.options), np.int32),
            counted=counted(self.definition),
            **arrays,
        )

    def _start(self, seeds: Numbers) -> None:
        self.seeds[:] = seeds
        self._share_out(lambda first, last: stepping.start_rows(self.memory, self.terms, first, last))

    def _share_out(self, work: Any) -> None:
        """Lets every thread work on its share of the rows."""
        if self._pool is None or self.games < 2 * ROWS_PER_CHUNK:
            work(0, self.games)
            return
        shares = min(self.threads, self.games // ROWS_PER_CHUNK)
        bounds = [self.games * share // shares for share in range(shares + 1)]
        waiting = [self._pool.submit(work, *rows) for rows in pairwise(bounds[1:])]
        work(bounds[0], bounds[1])
        for done in waiting:
            done.result()


def counted(definition: Definition) -> Numbers:
    """1 for the categories of points that add up to a score."""
    return np.array([name in definition.points for name in definition.categories], np.int32)


def _own(name: str, given: Any, shape: tuple[int, ...], kind: Any) -> Numbers:
    """The caller's array if it fits, else a new one."""
    if given is None:
        return np.zeros(shape, kind)
    found = given if isinstance(given, np.ndarray) else np.from_dlpack(given)
    fits = found.shape == shape and found.dtype == kind and found.flags.c_contiguous and found.flags.writeable
    if not fits:
        wanted = f"{np.dtype(kind).name}{list(shape)}, contiguous and writable"
        raise OptionError(f"The buffer {name} must be {wanted}; it is {found.dtype.name}{list(found.shape)}.")
    return found
