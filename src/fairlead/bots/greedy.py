"""The greedy bot: plays the turn after which its position is worth most, compared with the others'.

What cannot be known is guessed a few times, and the worth of each beginning is averaged over the guesses.
"""

from __future__ import annotations

import numpy as np

from ..games.definition import Move
from ..kernel.records import bind
from .beam import NEVER, POSITION, judge_turns, make_beam, rows_of
from .knowledge import Knowledge
from .players import Bot
from .weights import Weights, brain_of, read_weights


class GreedyBot(Bot):
    """One turn ahead. `width` positions are kept at each decision, up to `depth` decisions; `guesses` worlds are tried.

    `weights` are those of the game's own file, unless others are given; `brain` names a variant, such as `early`.
    """

    def __init__(
        self,
        *,
        weights: Weights | None = None,
        brain: str | None = None,
        width: int = 6,
        depth: int = 16,
        guesses: int = 2,
        name: str = "greedy",
    ) -> None:
        self.name = name
        self.weights, self.brain = weights, brain
        self.width, self.depth, self.guesses = width, depth, guesses

    def think(self, known: Knowledge) -> Move:
        """The beginning of the best turn."""
        return known.definition.moves[int(self.judge(known).argmax())]

    def judge(self, known: Knowledge) -> Weights:
        """What each move is worth, by id: points ahead of the best other seat; NEVER for those that are not legal."""
        weights = self.weights
        if weights is None:
            weights = read_weights(known.game, brain_of(known.game, known.plain(), self.brain))
        return judge(known, weights, self.width, self.depth, self.guesses)


def judge(known: Knowledge, weights: Weights, width: int, depth: int, guesses: int) -> Weights:
    """What each move is worth, averaged over some guesses."""
    definition = known.definition
    games, beam = definition.record.allocate(rows_of(width)), make_beam(definition.actions, width)
    total = np.full(definition.actions, NEVER)
    legal = known.moves.ids
    total[legal] = 0.0
    luck = known.luck("greedy")
    for number in range(guesses):
        known.guess_into(games, POSITION, (luck + number) & (2**63 - 1))
        judge_turns(bind(definition.box()), bind(games), known.seat, weights, beam, depth)
        total[legal] += _complete(beam.best[legal], beam.begun[legal]) / guesses
    return total


def _complete(best: Weights, begun: Weights) -> Weights:
    """What the moves are worth, those included whose turns were dropped: behind all others, in the order they began."""
    dropped = best == NEVER
    if dropped.any() and not dropped.all():
        best = np.where(dropped, best[~dropped].min() + begun - begun.max(), best)
    return begun if dropped.all() else best
