"""Action: Build ships, and the one tile of the last chance (rules page 3.8, SY-END-9 to SY-END-13).

A pick is a place of the display, 5 * column + row, or a blank tile, 20 + kind.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import BLANK, COLUMN_KIND, KINDS, ROWS, SHIP_COLUMNS
from .clauses import COMPLETES_NOTHING, LEGAL, NEVER_A_SHIP, NO_BLANK_TILE, NO_SHIP_TILE, SHIP_TILE_TOO_DEAR
from .display import is_kind_gone
from .state import NONE
from .yard import can_complete, has_slot

BLANK_PICK = SHIP_COLUMNS * ROWS
PICKS = BLANK_PICK + KINDS


@kernel
def kind_of_pick(pick):
    """The kind of tile that a pick takes."""
    return pick - BLANK_PICK if pick >= BLANK_PICK else COLUMN_KIND[pick // ROWS]


@kernel
def price_of_pick(box, pick):
    """The price of a pick; blank tiles are free (SY-BUILD-2, SY-END-13)."""
    return 0 if pick >= BLANK_PICK else box.price[pick % ROWS]


@kernel
def refuse_purchase(box, game, pick, guilders):
    """What keeps anyone with so many guilders from a pick (SY-BUILD-1, SY-BUILD-2, SY-END-13)."""
    if pick >= BLANK_PICK:
        return LEGAL if is_kind_gone(game, pick - BLANK_PICK) else NO_BLANK_TILE
    if game.ship_display[pick // ROWS, pick % ROWS] == NONE:
        return NO_SHIP_TILE
    return LEGAL if box.price[pick % ROWS] <= guilders else SHIP_TILE_TOO_DEAR


@kernel
def refuse_pick(box, game, seat, pick, guilders):
    """What keeps a seat from a pick of a Build action (SY-BUILD-1, SY-BUILD-2, SY-BUILD-4)."""
    refusal = refuse_purchase(box, game, pick, guilders)
    if refusal != LEGAL:
        return refusal
    return LEGAL if has_slot(box, game, seat, kind_of_pick(pick)) else NEVER_A_SHIP


@kernel
def refuse_last_pick(box, game, seat, pick):
    """What keeps a seat from a pick of the last chance (SY-END-9)."""
    refusal = refuse_purchase(box, game, pick, game.guilders[seat])
    if refusal != LEGAL:
        return refusal
    return LEGAL if can_complete(box, game, seat, kind_of_pick(pick)) else COMPLETES_NOTHING


@kernel
def can_build(box, game, seat, guilders):
    """Whether a Build action can be performed with so many guilders (SY-BUILD-4)."""
    for pick in range(PICKS):
        if refuse_pick(box, game, seat, pick, guilders) == LEGAL:
            return True
    return False


@kernel
def take_pick(box, game, seat, pick):
    """Pays for a pick and takes it from the display, where nothing moves yet; returns the tile (SY-BUILD-2, -5)."""
    if pick >= BLANK_PICK:
        return BLANK + pick - BLANK_PICK
    game.guilders[seat] -= price_of_pick(box, pick)
    tile = game.ship_display[pick // ROWS, pick % ROWS]
    game.ship_display[pick // ROWS, pick % ROWS] = NONE
    return tile
