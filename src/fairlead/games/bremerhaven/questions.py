"""The questions of a round: which answers each allows, and why not (rules page 5).

`refuse` is the one truth: `mark`, `explain` and the skipping of questions with a single answer all ask it. The
arguments of a question lie in the seat's row of the stack:

    START_GOOD  goods picked, kind picked last        CARGO    dock
    PERMIT      1 if a permit was used                ORDER    order, place on the Land board or NONE at set-up
    DOCK        place on the Sea board                MOVE     1 or 2 if the last action was a pack or unpack
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SEAT, SECOND, row_for
from .actions import (
    ACTIONS,
    DOCK_SHIP,
    END_ID,
    FIRST_ID,
    LAY_ORDER,
    PICK_GOOD,
    PLACE_CARD,
    SWAP_RANKS,
    TAKE_FLOTSAM,
    WORK_SET,
)
from .bidding import cards_in_hand, mark_bids, refuse_bid
from .box import AREAS, GOODS, SPACES
from .city import refuse_extension
from .clauses import (
    FALLING_PICK,
    GAME_OVER,
    LEGAL,
    NO_ROOM_FOR_FLOTSAM,
    NO_SUCH_RANKS,
    NOT_ACTIVE,
    NOT_ASKED,
    ON_START_ORDER,
)
from .harbour import has_room
from .land import refuse_area
from .moving import refuse_move
from .production import refuse_work
from .sea import refuse_dock
from .state import BID, DOCK, FLOTSAM, LADDER, MOVE, NONE, ORDER, OVER, PERMIT, PRODUCE, START_GOOD

# ------------------------------------------------------------------ the contract's looks


@kernel
def over(box, game):
    """1 when the game has ended."""
    return 1 if game.phase == OVER else 0


@kernel
def to_act(box, game):
    """The seats that are asked, as bits: all those with a row on the stack (BH-PAR-1)."""
    seats = 0
    for row in range(game.depth):
        seats |= 1 << game.stack[row, SEAT]
    return seats


@kernel
def mark(box, game, seat, mask):
    """Marks the legal answers of a seat; returns how many."""
    row = row_for(game, seat)
    if row == NONE:
        return 0
    kind = game.stack[row, KIND]
    if kind == BID:
        return mark_bids(box, game, seat, mask, PLACE_CARD)
    count = 0
    for action in range(FIRST_ID[kind], END_ID[kind]):
        if refuse(box, game, seat, row, action) == LEGAL:
            mask[action] = 1
            count += 1
    return count


@kernel
def explain(box, game, seat, action):
    """The clause that refuses an action, 0 if none does."""
    if game.phase == OVER:
        return GAME_OVER
    row = row_for(game, seat)
    if row == NONE:
        return NOT_ACTIVE
    kind = game.stack[row, KIND]
    if action < 0 or action >= ACTIONS or action < FIRST_ID[kind] or action >= END_ID[kind]:
        return NOT_ASKED
    return refuse(box, game, seat, row, action)


@kernel
def find_answers(box, game, seat, row):
    """How many answers the question in a row has, 2 for more, and the first of them."""
    kind = game.stack[row, KIND]
    if kind == BID:
        return 2, NONE  # six spaces at least
    count, only = 0, NONE
    for action in range(FIRST_ID[kind], END_ID[kind]):
        if refuse(box, game, seat, row, action) == LEGAL:
            if count == 1:
                return 2, only
            count, only = 1, action
    return count, only


# ------------------------------------------------------------------ refusals


@kernel
def refuse(box, game, seat, row, action):
    """What keeps a seat from an answer to the question in a row, among the ids of its kind."""
    kind, first, second = game.stack[row, KIND], game.stack[row, FIRST], game.stack[row, SECOND]
    if kind == MOVE:
        return refuse_move(box, game, seat, action, first)
    if kind == BID:
        card = action - PLACE_CARD
        return refuse_bid(cards_in_hand(box, game, seat), game, card // SPACES + 1, card % SPACES)
    if kind == PRODUCE:
        return refuse_work(box, game, seat, action - WORK_SET)
    if kind == PERMIT:
        return refuse_extension(box, game, seat, action, first)
    if kind == DOCK:
        return refuse_dock(box, game, seat, game.sea[first], action - DOCK_SHIP)
    if kind == ORDER:
        return refuse_area(game, seat, second, action - LAY_ORDER)
    if kind == START_GOOD:
        return refuse_start_good(box, game, seat, action - PICK_GOOD, second)
    if kind == FLOTSAM:
        kind_of_good = action - TAKE_FLOTSAM
        if kind_of_good == GOODS or has_room(box, game, seat, kind_of_good, 1):
            return LEGAL
        return NO_ROOM_FOR_FLOTSAM
    if kind == LADDER:
        return LEGAL if action < SWAP_RANKS + game.stones - 1 else NO_SUCH_RANKS  # BH-DEC-6
    return LEGAL  # any price card (BH-DEC-5), any kind of joker cargo (BH-SHIP-8), any upgrade (BH-DEC-4)


@kernel
def refuse_start_good(box, game, seat, kind, last):
    """Only kinds that are not on the start order, in rising order (BH-SETUP-20, BH-DEC-1)."""
    for area in range(AREAS):
        order = game.area_order[seat, area]
        if order != NONE and box.asks[order, kind] > 0:
            return ON_START_ORDER
    return LEGAL if kind >= last else FALLING_PICK
