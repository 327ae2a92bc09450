"""The Land board: orders go to the loading areas of those who win them (rules page 3.11)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import AREAS, CARD_BITS, GOODS
from .clauses import AREA_TAKEN, LEGAL, START_ORDER
from .paying import charge, move_marker
from .state import NONE, PENALTIES, PENALTY_PRESTIGE

MONEY, PRESTIGE = 0, 1  # the two parts of a bonus and of a penalty


@kernel
def refuse_area(game, seat, place, area):
    """What keeps an order from a loading area; number 4 refuses it (BH-ORDER-2, BH-ORDER-6, BH-SETUP-18)."""
    if area == AREAS:
        return START_ORDER if place == NONE else LEGAL
    return LEGAL if game.area_order[seat, area] == NONE else AREA_TAKEN


@kernel
def lay_order(box, game, seat, order, area):
    """An order lies on a loading area with its time markers (BH-ORDER-5)."""
    game.area_order[seat, area] = order
    game.area_markers[seat, area] = box.duration[order]


@kernel
def refuse_order(box, game, seat, order):
    """A refused order is discarded and its penalty due at once (BH-ORDER-4, BH-R-12)."""
    discard_order(game, order)
    pay_penalty(box, game, seat, order)


@kernel
def pay_penalty(box, game, seat, order):
    """Money or prestige, as far as there is any (BH-ORDER-9, BH-PAY-1, BH-PREST-6)."""
    charge(game, seat, box.penalty[order, MONEY], PENALTIES)
    move_marker(game, seat, -box.penalty[order, PRESTIGE], PENALTY_PRESTIGE)


@kernel
def empty_area(game, seat, area):
    """A settled order leaves with its goods (BH-TIME-4)."""
    discard_order(game, game.area_order[seat, area])
    game.area_order[seat, area] = NONE
    game.area_markers[seat, area] = 0
    for kind in range(GOODS):
        game.loaded[seat, area, kind] = 0


@kernel
def discard_order(game, order):
    """An order goes to the discard pile."""
    game.orders_gone[order // CARD_BITS] |= 1 << order % CARD_BITS
