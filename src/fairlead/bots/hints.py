"""Hints: the best moves of a seat with what they promise, from a search that knows what the seat knows.

A search looks at good moves often and at others hardly ever, so what it thinks of them cannot be compared fairly. An
`Adviser` therefore searches once to find the moves worth a thought, and then weighs each of them with a search of its
own: as long for every move, over the same guessed worlds, and with other luck than the one that picked them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..errors import IllegalMove, OptionError
from ..games.definition import Move
from ..play.advice import Hint
from ..play.game import Game
from .beam import NEVER
from .knowledge import Knowledge
from .search import KNOWN, MOVE, VISITS, plant
from .searching import MOST_NODES, NODES_A_SIMULATION, RARE, Opinion, SearchBot, Thread, make_thread
from .weights import Weights

USUAL_MS = 1000.0
FIRST_CHUNK = 4  # simulations before the clock is looked at: few, because plain Python is slow
CHUNK_SECONDS = 0.02
# A bias so far above all others that a search looks at nothing else.
SURE = 1e6


class Adviser(SearchBot):
    """A searching bot that explains itself. It spends its whole budget, so that as many simulations say the same."""

    def shortlist(self, known: Knowledge, count: int) -> list[Opinion]:
        """The moves most worth a thought, best first; where the search looked at fewer, those it would have next."""
        found = sorted(self.consider(known), key=lambda opinion: -opinion.often)[:count]
        return found if len(found) == count else found + self._next_ones(known, found)[: count - len(found)]

    def _next_ones(self, known: Knowledge, found: list[Opinion]) -> list[Opinion]:
        """The other legal moves in the order in which a longer search would look at them."""
        looked_at, thread = {opinion.move for opinion in found}, self._threads[0]
        moves = [known.definition.moves[thread.tree.links[child, MOVE]] for child in thread.children()]
        return [Opinion(move, 0, (), ()) for move in moves if move not in looked_at and move in known.moves]

    def own_choice(self, known: Knowledge) -> list[Move]:
        """What it would play itself: one move, or where that should not be foreseen, any of several."""
        opinions = self.consider(known)
        mixed = [opinion for opinion in opinions if opinion.often >= RARE]
        return [opinion.move for opinion in sorted(mixed, key=lambda opinion: -opinion.often) or opinions[:1]]

    def weigh(self, known: Knowledge, moves: Sequence[Move]) -> list[Opinion]:
        """What to expect of each move, each searched alone, over the same guesses."""
        brain = self._brain(known)
        # One move is looked at: there is no strategy to mix.
        run = self._runner(known, brain._replace(manner=brain.manner._replace(mixed=0)))
        definition = known.definition
        scales = make_thread(definition, self._nodes())
        known.write_into(scales.games, KNOWN)
        found = []
        for move in moves:
            scales.restart()
            scales.luck = known.luck(("weigh", self.seed)) & 0xFFFFFFFF
            plant(scales.tree, scales.root, known.seat, _only(move, definition.actions))
            self._spend(run, scales)
            found.append(_opinion(known, move, scales))
        return _in_points(found) if known.players == 1 else found

    def _nodes(self) -> int:
        return MOST_NODES if self.sims is None else min(MOST_NODES, 2000 + NODES_A_SIMULATION * self.sims)

    def _spend(self, run: Callable[[Thread, int], None], thread: Thread, mixed: bool = False) -> None:
        """All simulations, also when the best move is clear already: here it matters how good it is."""
        if self.ms is None:
            assert self.sims is not None
            run(thread, self.sims)
            return
        begun, done, chunk = time.perf_counter(), 0, FIRST_CHUNK
        total, left = self.sims or 10**12, self.ms / 1000
        while done < total and left > 0:
            run(thread, min(chunk, total - done))
            done += min(chunk, total - done)
            spent = time.perf_counter() - begun
            left = self.ms / 1000 - spent
            chunk = max(1, int(done / max(spent, 1e-6) * min(CHUNK_SECONDS, left)))


def _only(move: Move, actions: int) -> Weights:
    wanted = np.full(actions, NEVER)
    wanted[move.id] = SURE
    return wanted


def _opinion(known: Knowledge, move: Move, thread: Thread) -> Opinion:
    tree = thread.tree
    child = next(child for child in thread.children() if tree.links[child, MOVE] == move.id)
    visits = int(tree.links[child, VISITS])
    shares, points = (
        tuple(float(value) / visits for value in sums[: known.players])
        for sums in (tree.shares[child], tree.points[child])
    )
    return Opinion(move, visits, shares, points)


# ------------------------------------------------------------------ hints


def hint(game: Game, seat: int | None = None, *, best: int = 3, **budget: Any) -> list[Hint]:
    """The best moves of a seat, the most promising first; see `Game.hint`. `budget` is that of `best_moves`."""
    if isinstance(best, bool) or not isinstance(best, int) or best < 1:
        raise OptionError(f"best cannot be {best!r}; it can be a number of moves from 1.")
    known = Knowledge.of(game, _asked(game, seat))
    if len(known.moves) == 1:
        move = known.moves[0]
        return [Hint(game.name, known.seat, move, game.preview(move, known.seat))]
    return [_hint(game, known, opinion) for opinion in best_moves(known, best=best, **budget)]


def _asked(game: Game, seat: int | None) -> int:
    """The seat that wants a hint, if it has anything to decide."""
    if game.over:
        raise IllegalMove("There is nothing to advise: the game is over.")
    asked = game.to_act[0] if seat is None else seat
    if game.decision(asked) is None:
        acting = ", ".join(map(str, game.to_act))
        raise IllegalMove(f"There is nothing to advise: seat {asked} is asked nothing now. To act: seat {acting}.")
    return asked


def best_moves(
    known: Knowledge, *, sims: int | None = None, ms: float | None = None, best: int = 3, seed: int = 0
) -> list[Opinion]:
    """What to expect of the best moves, the most promising first: at most `best`, of those that a search looks at.

    `sims` simulations find them and as many weigh them all; or half of `ms` milliseconds each.
    """
    if sims is None and ms is None:
        ms = USUAL_MS
    adviser = Adviser(sims=sims, ms=None if ms is None else ms / 2, seed=seed)
    found = adviser.shortlist(known, best)
    adviser.sims = None if sims is None else max(1, sims // len(found))
    adviser.ms = None if ms is None else ms / 2 / len(found)
    often = {opinion.move: opinion.often for opinion in found if opinion.often >= RARE}
    weighed = adviser.weigh(known, [opinion.move for opinion in found])
    weighed = [replace(opinion, often=often.get(opinion.move, 0.0)) for opinion in weighed]
    return sorted(weighed, key=lambda opinion: -opinion.shares[known.seat])


def _in_points(opinions: list[Opinion]) -> list[Opinion]:
    """Alone, all is told in points: those of the best move, and for each other as much less as the search thinks."""
    best = max(opinions, key=lambda opinion: opinion.shares[0])
    expected = [(best.points[0] - best.shares[0] + opinion.shares[0],) for opinion in opinions]
    return [replace(o, shares=points, points=points) for o, points in zip(opinions, expected, strict=True)]


def _hint(game: Game, known: Knowledge, opinion: Opinion) -> Hint:
    chance = opinion.shares[known.seat] if known.players > 1 else None
    preview = game.preview(opinion.move, known.seat)
    return Hint(game.name, known.seat, opinion.move, preview, chance, opinion.points, opinion.often)
