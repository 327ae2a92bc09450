"""Action: Rent a canal, and the canal system on its cells (rules page 3.12).

rotation 0      side 0 N            cells: x grows east, y grows north; one number a cell
             +--0--+
    side 3 W 6     2 side 1 E       edge spaces 0, 2, 4, 6; corners 1, 3, 5, 7; middle 8
             +--4--+
                side 2 S
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import CANALS, OUT, SIDES
from .clauses import LEGAL, NO_FREE_CELL, NOT_OUTSIDE, SMALLER_NAME
from .state import CELL_EAST, CELL_NORTH, NONE


@kernel
def take_canal(box, game, seat, row):
    """Pays for a canal tile and takes it from the display; returns the tile (SY-CANAL-1)."""
    game.guilders[seat] -= box.price[row]
    tile = game.canal_display[row]
    game.canal_display[row] = NONE
    return tile


@kernel
def has_system(game, seat):
    """Whether a seat has any canal tile placed."""
    for number in range(CANALS):
        if game.canal_tile[seat, number] != NONE:
            return True
    return False


@kernel
def cell_beside(cell, side):
    """The cell across a side of a cell (SY-CRUISE-3)."""
    if side == 0:
        return cell + CELL_NORTH
    if side == 1:
        return cell + CELL_EAST
    return cell - CELL_NORTH if side == 2 else cell - CELL_EAST


@kernel
def canal_on(game, seat, cell):
    """The number of the tile on a cell of the own system, or NONE."""
    for number in range(CANALS):
        if game.canal_cell[seat, number] == cell:
            return number
    return NONE


@kernel
def canal_beside(game, seat, number, side):
    """The number of the tile across a side of a tile, or NONE."""
    return canal_on(game, seat, cell_beside(game.canal_cell[seat, number], side))


@kernel
def refuse_cell(game, seat, number, side):
    """What keeps a new tile from the cell across a side of a tile (SY-CANAL-3, SY-D-2)."""
    if game.canal_tile[seat, number] == NONE:
        return NO_FREE_CELL
    cell = cell_beside(game.canal_cell[seat, number], side)
    if canal_on(game, seat, cell) != NONE:
        return NO_FREE_CELL
    for other in range(number + 1):
        if game.canal_tile[seat, other] != NONE:
            for way in range(SIDES if other < number else side):
                if cell_beside(game.canal_cell[seat, other], way) == cell:
                    return SMALLER_NAME
    return LEGAL


@kernel
def place_canal(game, seat, tile, cell, turn):
    """Puts a tile on a cell; it gets the smallest free number (SY-CANAL-3, SY-CANAL-4, SY-D-2)."""
    for number in range(CANALS):
        if game.canal_tile[seat, number] == NONE:
            game.canal_tile[seat, number] = tile
            game.canal_turn[seat, number] = turn
            game.canal_cell[seat, number] = cell
            return


@kernel
def remove_canal(game, seat, number):
    """Takes a tile out of a system, to the used and discarded ones (SY-CRUISE-9, SY-CRUISE-10)."""
    game.canal_discard |= 1 << game.canal_tile[seat, number]
    game.canal_tile[seat, number] = NONE
    game.canal_turn[seat, number] = 0
    game.canal_cell[seat, number] = NONE


@kernel
def refuse_outside(game, seat, number, side):
    """A token starts on an edge space whose side touches no other tile (SY-CANAL-6)."""
    if game.canal_tile[seat, number] == NONE or canal_beside(game, seat, number, side) != NONE:
        return NOT_OUTSIDE
    return LEGAL


@kernel
def put_token(game, seat, number, side):
    """Puts the ship token on an edge space, stern out (SY-CANAL-5, SY-CANAL-6)."""
    game.token_tile[seat] = number
    game.token_space[seat] = 2 * side
    game.token_stern[seat] = OUT
