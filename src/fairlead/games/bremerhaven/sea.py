"""The Sea board: ships go to the docks of those who win them (rules page 3.10)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import CARD_BITS, CUSTOMS, DOCKS, JOKER
from .clauses import DOCK_TAKEN, DOCK_TOO_SMALL, LEGAL, MUST_DOCK
from .harbour import dock_size, has_built
from .paying import receive
from .state import BUILDING_MONEY, NONE


@kernel
def refuse_dock(box, game, seat, ship, dock):
    """What keeps a ship from a dock; number 3 sends it away (BH-SHIP-2 to BH-SHIP-4, BH-R-11)."""
    if dock == DOCKS:
        return LEGAL if game.refuse_ships else MUST_DOCK
    if game.dock_ship[seat, dock] != NONE:
        return DOCK_TAKEN
    return LEGAL if box.bollards[ship] <= dock_size(box, game, seat, dock) else DOCK_TOO_SMALL


@kernel
def can_dock(box, game, seat, ship):
    """Whether any dock is free and large enough (BH-SHIP-5)."""
    for dock in range(DOCKS):
        if refuse_dock(box, game, seat, ship, dock) == LEGAL:
            return True
    return False


@kernel
def dock_ship(box, game, seat, place, dock):
    """A ship comes from the Sea board into a dock, with its cargo unless that is jokers (BH-SHIP-6, -7, BH-BLD-7)."""
    ship = game.sea[place]
    game.sea[place] = NONE
    game.dock_ship[seat, dock] = ship
    game.dock_markers[seat, dock] = box.dwell[ship]
    if box.cargo[ship] != JOKER:
        take_cargo(box, game, seat, dock, box.cargo[ship])
    if has_built(game, seat, CUSTOMS):
        receive(game, seat, box.customs_money, BUILDING_MONEY)


@kernel
def take_cargo(box, game, seat, dock, kind):
    """A docked ship gets its cargo of one kind (BH-SHIP-7, BH-SHIP-8)."""
    game.dock_kind[seat, dock] = kind
    game.aboard[seat, dock] = box.amount[game.dock_ship[seat, dock]]


@kernel
def empty_dock(game, seat, dock):
    """A ship leaves with what is still aboard (BH-TIME-3)."""
    discard_ship(game, game.dock_ship[seat, dock])
    game.dock_ship[seat, dock] = NONE
    game.dock_markers[seat, dock] = 0
    game.dock_kind[seat, dock] = NONE
    game.aboard[seat, dock] = 0


@kernel
def discard_ship(game, ship):
    """A ship goes to the discard pile."""
    game.ships_gone[ship // CARD_BITS] |= 1 << ship % CARD_BITS
