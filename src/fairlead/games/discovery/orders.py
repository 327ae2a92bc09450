"""Action: acquire an order, and the hand it goes to (rules page 3.6)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from .box import HAND, SLOTS
from .clauses import HAND_FULL, LEGAL, NO_COIN_FOR_ORDER, NO_ORDER_THERE, ORDER_RESERVED
from .state import NONE, ORDER_PLACE


@kernel
def refuse_any_order(box, game):
    """What keeps the active player from acquiring any order at all (AD-ORD-5, AD-ORD-9)."""
    if game.coins[game.seat] < box.order_price:
        return NO_COIN_FOR_ORDER
    if game.hand_size[game.seat] >= box.hand_limit:
        return HAND_FULL
    return LEGAL


@kernel
def refuse_display_order(game, slot):
    """What keeps the active player from the order in a slot of the display (AD-ORD-4, AD-ORD-7)."""
    reserver = game.reserver[ORDER_PLACE + slot]
    refusal = LEGAL  # the last one that is found counts
    if reserver != NONE and reserver != game.seat:
        refusal = ORDER_RESERVED
    if game.display[slot] == NONE:
        refusal = NO_ORDER_THERE
    return refusal


@kernel
def refuse_pile_order(game):
    """The pile must not be empty (AD-ORD-4)."""
    return LEGAL if game.pile_size > 0 else NO_ORDER_THERE


@kernel
def orders_to_take(box, game):
    """The orders that the active player may acquire, as bits: the slots of the display, then the pile."""
    orders = (refuse_pile_order(game) == LEGAL) << SLOTS
    for slot in range(SLOTS):
        orders |= (refuse_display_order(game, slot) == LEGAL) << slot
    return orders if refuse_any_order(box, game) == LEGAL else 0


@kernel
def take_display_order(box, game, slot):
    """Pays, takes the order from the display and refills the slot at once (AD-ORD-1 to AD-ORD-4, AD-RES-10)."""
    game.coins[game.seat] -= box.order_price
    put_in_hand(game, game.seat, game.display[slot], True)
    game.reserver[ORDER_PLACE + slot] = NONE
    game.reserved_now[ORDER_PLACE + slot] = 0
    if game.pile_size > 0:
        raise_barrier(game)
    game.display[slot] = draw_order(game)


@kernel
def take_pile_order(box, game):
    """Pays and takes the top order of the pile, unseen by the others (AD-ORD-1, AD-ORD-2)."""
    game.coins[game.seat] -= box.order_price
    put_in_hand(game, game.seat, draw_order(game), False)
    raise_barrier(game)


@kernel
def draw_order(game):
    """The top order of the pile, or NONE if it is empty (AD-ORD-4)."""
    if game.pile_size == 0:
        return NONE
    game.pile_size -= 1
    order = game.pile[game.pile_size]
    game.pile[game.pile_size] = NONE
    return order


@kernel
def put_in_hand(game, seat, order, known):
    """Adds an order to a hand. A hand lists the orders known to all first, each part rising, whatever came when."""
    first, last = 0, game.hand_size[seat]
    if known:
        last = game.hand_known[seat]
        game.hand_known[seat] += 1
    else:
        first = game.hand_known[seat]
    place = first
    while place < last and game.hand[seat, place] < order:
        place += 1
    for i in range(HAND - 1, place, -1):
        game.hand[seat, i] = game.hand[seat, i - 1]
    game.hand[seat, place] = order
    game.hand_size[seat] += 1


@kernel
def in_hand(game, seat, order):
    """The place of an order in a hand, or NONE."""
    for place in range(game.hand_size[seat]):
        if game.hand[seat, place] == order:
            return place
    return NONE


@kernel
def take_from_hand(game, seat, order):
    """Removes an order from a hand; the others close up."""
    place = in_hand(game, seat, order)
    if place < game.hand_known[seat]:
        game.hand_known[seat] -= 1
    for i in range(place, HAND - 1):
        game.hand[seat, i] = game.hand[seat, i + 1]
    game.hand[seat, HAND - 1] = NONE
    game.hand_size[seat] -= 1
