"""Which questions fit a position: whether a seat can be asked this, in this phase (rules page 5.1).

`invariants` asks it of every position, `questioning` of questions written by hand.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SEAT, SECOND
from .bidding import total_on, winner_of
from .box import (
    DOCKS,
    FLOTSAM_EVENT,
    GOODS,
    LADDER_SPACE,
    LAND,
    LONG,
    ORDERS,
    PERMIT_SPACE,
    SEA,
)
from .city import can_upgrade, price_chooser
from .questions import find_answers
from .state import (
    BID,
    BIDDING,
    BOARDS,
    CARGO,
    CLIMBING,
    DOCK,
    EVENT,
    FLOTSAM,
    HARBOURS,
    LADDER,
    MOVE,
    NONE,
    ORDER,
    OVER,
    PERMIT,
    PERMITS,
    PRICE,
    PRICING,
    PRODUCE,
    SETTING_UP,
    START_GOOD,
    UPGRADE,
    UPGRADES,
)


@kernel
def questions_fit(box, game):
    """18: somebody is asked while the game goes on, in the order of seats, each with at least two answers."""
    if (game.depth == 0) != (game.phase == OVER):
        return False
    for row in range(game.depth):
        seat = game.stack[row, SEAT]
        if seat < 0 or seat >= game.players or (row > 0 and game.stack[row - 1, SEAT] >= seat):
            return False
        if not question_fits(box, game, seat, row):
            return False
        count, _ = find_answers(box, game, seat, row)
        if count < 2:
            return False
    return True


@kernel
def question_fits(box, game, seat, row):
    """Whether a seat can be asked this in this phase."""
    phase, kind, first, second = game.phase, game.stack[row, KIND], game.stack[row, FIRST], game.stack[row, SECOND]
    if phase == SETTING_UP:
        if game.variant == LONG:
            return kind == ORDER and second == NONE and 0 <= first < ORDERS
        return kind == START_GOOD and 0 <= first < box.start_goods and 0 <= second < GOODS
    if phase == BIDDING:
        return kind == BID and game.depth == 1 and seat == game.ladder[game.placed % game.stones]
    if phase == PERMITS:
        return kind == PERMIT and 0 <= first <= 1 and total_on(box, game, seat, PERMIT_SPACE) > 0
    if phase == UPGRADES:
        return kind == UPGRADE and game.gained[seat] == 0 and can_upgrade(box, game, seat)
    if phase == PRICING or phase == CLIMBING:
        return game.depth == 1 and is_chooser(box, game, seat, kind)
    if phase == BOARDS:
        return board_question_fits(box, game, seat, kind, first, second)
    if phase == HARBOURS:
        return (kind == PRODUCE and first == 0) or (kind == MOVE and 0 <= first <= 2)
    return phase == EVENT and kind == FLOTSAM and game.event == FLOTSAM_EVENT


@kernel
def is_chooser(box, game, seat, kind):
    """Whether a seat chooses the price card, or swaps stones (BH-PRICE-1, BH-PRICE-5, BH-LADDER-1)."""
    if game.phase == CLIMBING:
        return kind == LADDER and winner_of(box, game, LADDER_SPACE) == seat
    return kind == PRICE and price_chooser(box, game) == seat


@kernel
def board_question_fits(box, game, seat, kind, first, second):
    """Whether a seat has won the card that it is asked about."""
    if kind == DOCK:
        in_use = 0 <= first < game.stones and second == 0
        return in_use and game.sea[first] != NONE and winner_of(box, game, SEA + first) == seat
    if kind == CARGO:
        in_use = 0 <= first < DOCKS and second == 0
        return in_use and game.dock_ship[seat, first] != NONE and game.dock_kind[seat, first] == NONE
    in_use = kind == ORDER and 0 <= second < game.stones
    return in_use and game.land[second] == first and winner_of(box, game, LAND + second) == seat
