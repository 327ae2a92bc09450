"""The display: columns that slide down, and the stacks that fill them (rules page 3.10, SY-GOODS-2, SY-CANAL-7)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from ...kernel.random import shuffle
from .box import CANALS, COLUMN_KIND, COMMODITY_KINDS, ROWS, SHIP_COLUMNS, STACK_START
from .clauses import LEGAL, ROW_TOO_DEAR
from .state import NONE


@kernel
def refuse_row(box, column, row, guilders, missing):
    """What keeps somebody with so many guilders from the tile of a row; `missing` if there is none (SY-DISP-1)."""
    if column[row] == NONE:
        return missing
    return LEGAL if box.price[row] <= guilders else ROW_TOO_DEAR


@kernel
def slide_down(column):
    """Closes the gaps of a column; returns its number of tiles (SY-DISP-2)."""
    filled = 0
    for row in range(ROWS):
        tile = column[row]
        if tile != NONE:
            column[row] = NONE
            column[filled] = tile
            filled += 1
    return filled


@kernel
def refill_ships(game):
    """Slides the ship columns down and fills them: bow, left middle, right middle, stern (SY-DISP-2, SY-DISP-3)."""
    for column in range(SHIP_COLUMNS):
        filled = slide_down(game.ship_display[column])
        kind = COLUMN_KIND[column]
        while filled < ROWS and game.ship_left[kind] > 0:
            game.ship_display[column, filled] = draw_ship_tile(game, kind)
            filled += 1


@kernel
def draw_ship_tile(game, kind):
    """The next tile of a ship stack; the last one makes this round the last (SY-END-3)."""
    raise_barrier(game)
    game.ship_left[kind] -= 1
    place = STACK_START[kind] + game.ship_left[kind]
    tile = game.ship_stack[place]
    game.ship_stack[place] = NONE
    if game.ship_left[kind] == 0:
        game.ending = 1
    return tile


@kernel
def is_kind_gone(game, kind):
    """Whether no tile of a kind is displayed or in its stack, so that blank ones are given (SY-END-13, SY-R-32)."""
    if game.ship_left[kind] > 0:
        return False
    for column in range(SHIP_COLUMNS):
        if COLUMN_KIND[column] == kind:
            for row in range(ROWS):
                if game.ship_display[column, row] != NONE:
                    return False
    return True


@kernel
def refill_commodities(game):
    """Slides the commodity column down and fills it (SY-GOODS-2)."""
    column, stack = game.commodity_display, game.commodity_stack
    filled = slide_down(column)
    filled, game.commodity_left = fill_from(game, column, filled, stack, game.commodity_left)
    if filled < ROWS:
        renew_commodities(game)
        filled, game.commodity_left = fill_from(game, column, filled, stack, game.commodity_left)


@kernel
def fill_from(game, column, filled, stack, left):
    """Draws tiles from a stack to the top of a column; returns the tiles in the column and those left in the stack."""
    while filled < ROWS and left > 0:
        raise_barrier(game)
        left -= 1
        column[filled] = stack[left]
        stack[left] = NONE
        filled += 1
    return filled, left


@kernel
def renew_commodities(game):
    """Shuffles the discarded commodity tiles into a new stack (SY-GOODS-3, SY-R-26)."""
    for kind in range(COMMODITY_KINDS):
        for _ in range(game.commodity_discard[kind]):
            game.commodity_stack[game.commodity_left] = kind
            game.commodity_left += 1
        game.commodity_discard[kind] = 0
    shuffle(game, game.commodity_stack, 0, game.commodity_left)


@kernel
def refill_canals(game):
    """Slides the canal column down and fills it (SY-CANAL-7)."""
    column, stack = game.canal_display, game.canal_stack
    filled = slide_down(column)
    filled, game.canal_left = fill_from(game, column, filled, stack, game.canal_left)
    if filled < ROWS:
        renew_canals(game)
        filled, game.canal_left = fill_from(game, column, filled, stack, game.canal_left)


@kernel
def renew_canals(game):
    """Shuffles all used and discarded canal tiles into a new stack (SY-CANAL-8, SY-R-26)."""
    for tile in range(CANALS):
        if game.canal_discard >> tile & 1:
            game.canal_stack[game.canal_left] = tile
            game.canal_left += 1
    game.canal_discard = 0
    shuffle(game, game.canal_stack, 0, game.canal_left)
