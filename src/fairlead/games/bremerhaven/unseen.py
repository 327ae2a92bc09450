"""Bids that were turned up and taken back within one move, as when nobody was asked anything for a whole round.

The record after such a move does not show them any more. So bids are tried until the round comes out as it did; what
the others had placed is not told then, only what it led to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, permutations, product

from ...kernel.records import Plain
from ..definition import Move
from .box import HAND
from .names import SPACE_NAMES
from .solo import DUMMY
from .state import BIDDING, NONE

TRIALS = 240  # two orders of a hand of five; enough for the solo game, where such rounds happen


@dataclass(frozen=True)
class Bids:
    """One possible way of the bids: values by seat in the order of placing, and the space of the dummy's last card."""

    values: tuple[tuple[int, ...], ...]
    last_space: int


def possible_bids(box: Plain, before: Plain, after: Plain, seat: int, move: Move, viewer: int) -> Iterator[Bids | None]:
    """All that is worth trying: None alone where the record after the move tells the bids, as it mostly does."""
    if before.phase != BIDDING or after.round == before.round:
        yield None
        return
    hands = [_orders(box, before, other, seat, move, viewer) for other in range(before.stones)]
    for space, values in islice(product(_last_spaces(box, before, after), product(*hands)), TRIALS):
        yield Bids(values, space)


def _orders(box: Plain, before: Plain, other: int, seat: int, move: Move, viewer: int) -> list[tuple[int, ...]]:
    """The orders in which a seat can have placed its hand; the viewer's own is known."""
    start = before.upgrades[other]
    hand = box.influence.tolist()[start : start + HAND]
    if other != viewer:
        return sorted(set(permutations(hand)))
    placed = [value for value in before.bid_value[other].tolist() if value > 0]
    if other == seat:
        placed.append(move.fields["value"])
    return [tuple(placed)]


def _last_spaces(box: Plain, before: Plain, after: Plain) -> list[int]:
    """Where the dummy's last card can have gone: spaces of newspapers turned since, or where it lies already."""
    if before.players == before.stones or before.bid_space[DUMMY, HAND - 1] != NONE:
        return [NONE]
    reshuffled = before.news_gone & ~after.news_gone
    turned = ~before.news_gone if reshuffled else after.news_gone & ~before.news_gone
    spaces = {box.news_space[news] for news in range(len(box.news_space)) if turned >> news & 1}
    return sorted(space for space in spaces if space < len(SPACE_NAMES))
