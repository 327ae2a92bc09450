"""The greedy player's look ahead: whole turns of its own, decision by decision, the best few kept at each step."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..kernel import contract
from ..kernel.compiler import kernel
from ..kernel.records import copy
from .judging import MOST_TERMS, lead, worth

NEVER = -1e30
POSITION = 0  # the row of the table that a judgement starts from
SPARE = 2  # rows of a beam's table besides those that are kept: the position and the one being tried


class Beam(NamedTuple):
    """Room to judge in. `first` and `found` say of each kept row which move began it and what it is worth.

    `best` is what the best turn beginning with each move is worth, `begun` what the position right after it is worth.
    """

    mask: Any
    terms: Any
    first: Any
    found: Any
    best: Any
    begun: Any


def make_beam(actions: int, width: int) -> Beam:
    """Room for a beam of a width; its table of records needs `rows_of(width)` rows."""
    rows = rows_of(width)
    mask, terms = np.zeros(actions, np.uint8), np.zeros(MOST_TERMS)
    best, begun = np.full(actions, NEVER), np.full(actions, NEVER)
    return Beam(mask, terms, np.zeros(rows, np.int64), np.zeros(rows), best, begun)


def rows_of(width: int) -> int:
    """Rows of the table of records that a beam works on."""
    return 2 * width + SPARE


@kernel
def judge_turns(boxes, games, seat, weights, beam, depth):
    """Writes into beam.best[action] the worth of the best turn that begins with each legal action.

    It is NEVER for others, and for those whose turns were all dropped for better ones: these have `beam.begun`. A turn
    ends when it cannot be taken back any more or the seat is no longer asked. Row 0 of `games` is the position.
    """
    box = boxes[0]
    width = (len(games) - SPARE) // 2
    trial = 2 * width + 1
    for action in range(len(beam.best)):
        beam.best[action] = beam.begun[action] = NEVER
    copy(games[POSITION], games[1])
    here, there, count = 1, 1 + width, 1
    beam.first[1] = -1
    for step in range(depth):
        kept = 0
        for row in range(here, here + count):
            contract.legal(box, games[row], seat, beam.mask)
            for action in range(len(beam.mask)):
                if beam.mask[action]:
                    copy(games[row], games[trial])
                    contract.apply(box, games[trial], seat, action)
                    begun = action if beam.first[row] < 0 else beam.first[row]
                    asked = contract.to_act(box, games[trial]) >> seat & 1
                    if games[trial].barrier or not asked or step + 1 == depth:
                        value = lead(box, games[trial], seat, weights, beam.terms)
                        beam.best[begun] = max(beam.best[begun], value)
                    else:
                        value = worth(box, games[trial], seat, weights, beam.terms)
                        if step == 0:
                            beam.begun[action] = value
                        kept = keep(games, trial, there, kept, width, begun, value, beam)
        if kept == 0:
            return
        here, there, count = there, here, kept


@kernel
def keep(games, trial, start, kept, width, begun, value, beam):
    """Keeps a position among the best `width` from row `start` on; returns how many are kept now."""
    row = start + kept
    for other in range(start, start + kept):
        if beam.found[other] == value and beam.first[other] == begun and same(games[other], games[trial]):
            return kept
    if kept == width:
        row = start
        for other in range(start, start + width):
            if beam.found[other] < beam.found[row]:
                row = other
        if beam.found[row] >= value:
            return kept
    copy(games[trial], games[row])
    beam.first[row] = begun
    beam.found[row] = value
    return min(kept + 1, width)


@kernel
def same(game, other):
    """Whether two records are the same position."""
    for i in range(len(game.words)):
        if game.words[i] != other.words[i]:
            return False
    return True


@kernel
def best_of(best):
    """The action of the highest worth."""
    found = 0
    for action in range(len(best)):
        if best[action] > best[found]:
            found = action
    return found
