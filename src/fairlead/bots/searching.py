"""The searching bot: `search` with a budget of simulations or milliseconds, on one or several threads.

Each thread grows a tree of its own; their roots are added up. While a seat goes on with its own turn and nothing is
turned up, the trees are kept: what was thought about the move is still true.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ..errors import OptionError
from ..games import find
from ..games.definition import Definition, Move
from ..kernel import drive
from ..kernel.records import bind
from .greedy import judge
from .knowledge import Knowledge
from .net import read_net
from .players import Bot
from .search import (
    CHILD,
    KNOWN,
    MOVE,
    NOBODY,
    ROOT,
    ROWS,
    SIBLING,
    VISITS,
    Manner,
    Mind,
    Room,
    Tree,
    clear_tree,
    make_room,
    make_tree,
    plant,
    search,
)
from .weights import brain_of, judgement, read_weights

MOST_NODES = 400_000
NODES_A_SIMULATION = 60
FIRST_CHUNK = 32  # simulations before the clock is looked at for the first time; without a clock, before each look
CHUNK_SECONDS = 0.02
BEAM_WIDTH, BEAM_DEPTH, BEAM_GUESSES = 12, 20, 2
MINDS = ("net", "terms")
RARE = 0.1  # of a mixed strategy, moves that are rarer than this are never played


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of a move: how often it was looked at, and what every seat can expect after it.

    `shares` are chances of the first place (alone: points), `points` the points at the end. `often` is how often a
    mixed strategy plays it.
    """

    move: Move
    visits: int
    shares: tuple[float, ...]
    points: tuple[float, ...]
    often: float = 0.0


class Brain(NamedTuple):
    """What a search thinks with, what it sees of secret moves, and how it is led."""

    mind: Mind
    sight: Any
    manner: Manner


@dataclass
class Thread:
    """One thread's tree, the node that stands for the position, and room to work in."""

    tree: Tree
    room: Room
    games: Any
    luck: int
    root: int = ROOT

    def restart(self) -> None:
        """Forgets everything."""
        clear_tree(self.tree)
        self.root = ROOT

    def children(self) -> Iterator[int]:
        """The nodes of the root's moves."""
        links = self.tree.links
        child = links[self.root, CHILD]
        while child != NOBODY:
            yield int(child)
            child = links[child, SIBLING]

    def follow(self, move: Move) -> bool:
        """Makes a move of the root the root, if it was looked at and there is room to go on."""
        for child in self.children():
            if self.tree.links[child, MOVE] == move.id:
                self.root = child
                return bool(self.tree.links[child, VISITS]) and int(self.tree.size[0]) < 0.7 * len(self.tree.links)
        return False


def make_thread(definition: Definition, nodes: int) -> Thread:
    """A thread that can search a game, with room for so many nodes."""
    room = make_room(definition.features, definition.actions, read_net(definition.name))
    return Thread(make_tree(nodes), room, definition.record.allocate(ROWS), 0)


class SearchBot(Bot):
    """Searches for a number of simulations (`sims`) or milliseconds (`ms`), whichever ends first.

    `mind` is what it judges positions by: "net", the network, or "terms", the greedy bot's; unless said otherwise the
    one that plays better at the table (`manners.toml`). Alone, always by terms.

    `seed` is for its own dice: two bots that know the same and have the same seed and simulations choose the same.
    """

    def __init__(
        self,
        *,
        ms: float | None = None,
        sims: int | None = None,
        threads: int = 1,
        seed: int = 0,
        mind: str | None = None,
        brain: str | None = None,
        name: str = "search",
        **manner: float,
    ) -> None:
        if mind is not None and mind not in MINDS:
            raise OptionError(f"A search cannot think by {mind!r}; it can by {' or '.join(MINDS)}.")
        if ms is None and sims is None:
            ms = 1000.0
        if (ms is not None and ms <= 0) or (sims is not None and sims < 1) or threads < 1:
            raise OptionError("A search needs at least a simulation, a moment to think, and a thread.")
        self.name, self.seed = name, seed
        self.ms, self.sims, self.threads = ms, sims, threads
        self.mind, self.brain, self.manner = mind, brain, manner
        self._threads: list[Thread] = []
        self._before: tuple[Knowledge, Move] | None = None

    # -------------------------------------------------------------- choosing

    def think(self, known: Knowledge) -> Move:
        """The move that was looked at most; where moves should not be foreseen, one drawn as often as is best."""
        opinions = self.consider(known)
        mixed = [opinion for opinion in opinions if opinion.often >= RARE]
        if mixed:
            dice = Random(known.luck((self.name, self.seed)))
            move = dice.choices([o.move for o in mixed], [o.often for o in mixed])[0]
        else:
            move = opinions[0].move
        self._before = (known, move)
        return move

    def consider(self, known: Knowledge) -> list[Opinion]:
        """What the search thinks of all moves that it looked at, the most visited first."""
        brain = self._brain(known)
        if not self._goes_on(known):
            self._start(known)
        for thread in self._threads:
            known.write_into(thread.games, KNOWN)
        if not brain.manner.by_net:
            best = judge(known, brain.mind.weights, BEAM_WIDTH, BEAM_DEPTH, BEAM_GUESSES)
            for thread in self._threads:
                plant(thread.tree, thread.root, known.seat, best.copy())
        run, mixed = self._runner(known, brain), bool(brain.manner.mixed)
        if self.threads == 1:
            self._spend(run, self._threads[0], mixed)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda thread: self._spend(run, thread, mixed), self._threads))
        return _added_up(known, self._threads, mixed)

    def _brain(self, known: Knowledge) -> Brain:
        name = brain_of(known.game, known.plain())
        played = brain_of(known.game, known.plain(), self.brain)
        mixed = known.kind in _manners()[known.game].get("mixed_kinds", ())
        by_net = (self.mind or usual_mind(known.game, name)) == "net" and known.players > 1
        settings = {"by_net": int(by_net), "mixed": int(mixed), **self.manner}
        manner = make_manner(known.game, name, settings)
        weights, outcome = read_weights(known.game, played), read_weights(known.game, f"{name}_outcome")
        return Brain(Mind(weights, outcome, read_net(known.game)), seen_as(known.game), manner)

    # -------------------------------------------------------------- the trees

    def _goes_on(self, known: Knowledge) -> bool:
        """Whether the last move led here and turned up nothing: then the trees are followed."""
        before, self._before = self._before, None
        if before is None or before[0].game != known.game or before[0].seat != known.seat or not self._threads:
            return False
        if _after(*before) != known.record:
            return False
        return all(thread.follow(before[1]) for thread in self._threads)

    def _start(self, known: Knowledge) -> None:
        """Empty trees."""
        definition = known.definition
        nodes = MOST_NODES if self.sims is None else min(MOST_NODES, 2000 + NODES_A_SIMULATION * self.sims)
        fitting = self._threads and self._threads[0].games.dtype == definition.record.dtype
        if not fitting:
            self._threads = [make_thread(definition, nodes) for _ in range(self.threads)]
        luck = known.luck((self.name, self.seed)) & 0xFFFFFFFF
        for number, thread in enumerate(self._threads):
            thread.restart()
            thread.luck = luck + number * 7919

    def _runner(self, known: Knowledge, brain: Brain) -> Callable[[Thread, int], None]:
        boxes = bind(known.definition.box())

        def run(thread: Thread, count: int) -> None:
            where = (boxes, bind(thread.games), known.seat, thread.root)
            search(*where, thread.luck, count, thread.tree, thread.room, *brain)
            thread.luck = (thread.luck + count) & 0xFFFFFFFF

        return run

    def _spend(self, run: Callable[[Thread, int], None], thread: Thread, mixed: bool) -> None:
        """Simulates until the budget is spent or nothing can change any more."""
        begun = time.perf_counter()
        end = begun + (self.ms or 1e12) / 1000
        done, total, chunk = 0, self.sims or 10**12, FIRST_CHUNK
        while done < total:
            chunk = min(chunk, total - done)
            run(thread, chunk)
            done += chunk
            now = time.perf_counter()
            if now >= end:
                return
            rate = done / max(now - begun, 1e-6)
            left = total - done if self.ms is None else min(total - done, rate * (end - now))
            if not mixed and _settled(thread, left):
                return
            if self.ms is not None:  # without a clock, where a search stops must not hang on how quick the machine is
                chunk = max(1, int(rate * min(CHUNK_SECONDS, end - now)))


def _settled(thread: Thread, simulations: float) -> bool:
    """Whether the most visited move would stay so, whatever so many simulations bring."""
    visits = sorted((int(thread.tree.links[child, VISITS]) for child in thread.children()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > simulations


def _after(known: Knowledge, move: Move) -> bytes:
    """What the seat knows after its own move, if the move turns up nothing."""
    definition = known.definition
    games = definition.record.allocate()
    known.guess_into(games, 0, 0)
    boxes, mask = bind(definition.box()), np.zeros(definition.actions, np.uint8)
    drive.play_action(boxes, bind(games), 0, known.seat, move.id, mask)
    if games[0]["barrier"]:
        return b""
    drive.redact_row(boxes, bind(games), 0, known.seat)
    return games.tobytes()


def _added_up(known: Knowledge, threads: list[Thread], mixed: bool) -> list[Opinion]:
    """The opinions of all threads together."""
    sums: dict[int, Any] = {}
    legal = set(known.moves.ids)
    for thread in threads:
        tree = thread.tree
        for child in thread.children():
            move, visits = int(tree.links[child, MOVE]), int(tree.links[child, VISITS])
            if visits and move in legal:
                found = np.concatenate([[visits, tree.played[child]], tree.shares[child], tree.points[child]])
                sums[move] = sums.get(move, 0) + found
    total = sum(numbers[1] for numbers in sums.values()) or 1.0
    opinions = [_opinion(known, move, numbers, total if mixed else np.inf) for move, numbers in sums.items()]
    return sorted(opinions, key=lambda opinion: (-opinion.visits, opinion.move.id))


def _opinion(known: Knowledge, move: int, numbers: Any, total: float) -> Opinion:
    visits, players = int(numbers[0]), known.players
    means = (numbers[2:] / visits).tolist()
    half = len(means) // 2
    shares, points = tuple(means[:players]), tuple(means[half : half + players])
    return Opinion(known.definition.moves[move], visits, shares, points, float(numbers[1] / total))


# ------------------------------------------------------------------ what a game says


@cache
def seen_as(game: str) -> Any:
    """For each move, the id that stands for all moves that look like it from outside."""
    hidden = getattr(judgement(game), "HIDDEN", {})
    first: dict[object, int] = {}
    found = []
    for move in find(game).moves:
        seen = {name: value for name, value in move.fields.items() if name not in hidden.get(move.kind, ())}
        look: object = (move.kind, tuple(sorted(seen.items()))) if move.kind in hidden else move.id
        found.append(first.setdefault(look, move.id))
    return np.array(found, np.int64)


@cache
def _manners() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("manners.toml").read_text(encoding="utf-8"))


def usual_mind(game: str, brain: str) -> str:
    """What positions are judged by where nobody says: the network, unless the game's table names something else."""
    mind: str = _manners().get(game, {}).get(brain, {}).get("mind", "net")
    return mind


def make_manner(game: str, brain: str, changed: dict[str, float]) -> Manner:
    """How a game is searched: its own table, what differs by the network, and what is changed."""
    tables = _manners().get(game, {})
    usual = {**tables.get(brain, {}), **(tables.get(f"{brain}_net", {}) if changed.get("by_net") else {})}
    settings = {name: value for name, value in {**usual, **changed}.items() if name != "mind"}
    unknown = [name for name in settings if name not in Manner._fields]
    if unknown:
        raise OptionError(f"A search has no setting {', '.join(unknown)}; it has {', '.join(Manner._fields)}.")
    kinds = {name: type(Manner._field_defaults[name]) for name in Manner._fields}
    return Manner(**{name: kinds[name](value) for name, value in settings.items()})
