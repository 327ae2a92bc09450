"""What a position is worth to a seat: the terms of a game, each a number in its own words, weighed and summed.

A game's file in this folder declares its terms (`TERMS`, with what each counts) and fills them in a kernel. Weights are
data, one number a term, kept in `weights/`. So a judgement can be read: so many points that are sure, so much for each
thing that will bring some. The first term is the points that are sure, its weight is 1, and when a game is over it is
the score and all other terms are 0: what a position is worth is counted in points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..kernel.compiler import PLAIN, kernel
from ..kernel.contract import type_of
from ..kernel.records import Record

MOST_TERMS = 64


class Term(NamedTuple):
    """One thing that a judgement counts."""

    name: str
    meaning: str


_fillers: dict[Any, Callable[..., Any]] = {}
_rests: dict[Any, Callable[..., Any]] = {}


@kernel
def any_turn(box, game):
    """In most games every turn ends in a position that can be judged."""
    return True


def judge_by(record: Record, fill: Callable[..., Any], rests: Callable[..., Any] = any_turn) -> None:
    """Registers a game's kernel `fill(box, game, seat, out)`.

    It writes every term of a position, as far as the seat's things are known in the record, and returns how much of the
    game is left, from 1.0 at the start to 0.0 at the end. `rests(box, game)` says whether nothing hangs in the air: the
    best moments to judge a position.
    """
    _fillers[type_of(record)] = fill
    _rests[type_of(record)] = rests


def fill_terms(box, game, seat, out):
    """Writes the terms of a seat; returns how much of the game is left."""
    return _fillers[game.memory.dtype](box, game, seat, out)


def at_rest(box, game):
    """Whether nothing hangs in the air that a judgement could only guess at."""
    return _rests[game.memory.dtype](box, game)


if not PLAIN:
    from numba.extending import overload

    @overload(fill_terms)
    def _fill_terms(box, game, seat, out):
        fill = _fillers[game]
        return lambda box, game, seat, out: fill(box, game, seat, out)

    @overload(at_rest)
    def _at_rest(box, game):
        rests = _rests[game]
        return lambda box, game: rests(box, game)


@kernel
def worth(box, game, seat, weights, terms):
    """The weighed sum of a seat's terms, in points; `terms` is room to write in."""
    fill_terms(box, game, seat, terms)
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * terms[i]
    return total


@kernel
def lead(box, game, seat, weights, terms):
    """How much better a seat stands than the best of the others; alone, what its position is worth."""
    own = worth(box, game, seat, weights, terms)
    if game.players == 1:
        return own
    best = -1e30
    for other in range(game.players):
        if other != seat:
            best = max(best, worth(box, game, other, weights, terms))
    return own - best
