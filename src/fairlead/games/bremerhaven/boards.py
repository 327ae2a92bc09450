"""Filling the Sea and the Land board (rules page 3.19)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from .box import LONG
from .land import discard_order
from .sea import discard_ship
from .state import NONE


@kernel
def draw_ship(game):
    """The top ship of the pile; only positions made by hand run out of them (BH-R-26)."""
    if game.ship_left == 0:
        return NONE
    game.ship_left -= 1
    ship = game.ship_pile[game.ship_left]
    game.ship_pile[game.ship_left] = NONE
    return ship


@kernel
def draw_order(game):
    """The top order of the pile; only positions made by hand run out of them (BH-R-26)."""
    if game.order_left == 0:
        return NONE
    game.order_left -= 1
    order = game.order_pile[game.order_left]
    game.order_pile[game.order_left] = NONE
    return order


@kernel
def refill(game):
    """Old cards leave or move right, new ones come from the left (BH-REFILL-1 to BH-REFILL-5)."""
    raise_barrier(game)
    last = game.stones - 1
    for place in range(last if game.variant == LONG else 0, game.stones):
        if game.sea[place] != NONE:
            discard_ship(game, game.sea[place])
            game.sea[place] = NONE
        if game.land[place] != NONE:
            discard_order(game, game.land[place])
            game.land[place] = NONE
    move_right(game.sea, last)
    move_right(game.land, last)
    fill_boards(game)


@kernel
def move_right(board, last):
    """Cards move right without gaps, in their order (BH-REFILL-2)."""
    free = last
    for place in range(last, -1, -1):
        card = board[place]
        if card != NONE:
            board[place] = NONE
            board[free] = card
            free -= 1


@kernel
def fill_boards(game):
    """New cards on the empty spaces, the first one drawn furthest left (BH-SETUP-4, BH-REFILL-3, BH-REFILL-4)."""
    for place in range(game.stones):
        if game.sea[place] == NONE:
            game.sea[place] = draw_ship(game)
    for place in range(game.stones):
        if game.land[place] == NONE:
            game.land[place] = draw_order(game)
