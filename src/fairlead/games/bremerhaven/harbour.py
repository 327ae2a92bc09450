"""The harbour: docks, loading areas, fields and storage (rules page 3.12).

Storage is counted by kind. No rule asks on which field a good lies (BH-R-1), so fields are only counted too.
"""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from .box import (
    BARREL,
    BUILDINGS,
    CONTAINER,
    CRATE,
    DOCKS,
    FIELDS,
    GOODS,
    HOTEL,
    MIDDLE_DOCK,
    PASSENGER,
    PILOT,
    SHED,
)
from .state import NONE


@kernel
def has_built(game, seat, building):
    """Whether a building stands in a harbour; the dummy has none (BH-BLDG-3, BH-PERM-12)."""
    return game.built[seat] >> building & 1


# ------------------------------------------------------------------ docks and loading areas


@kernel
def dock_size(box, game, seat, dock):
    """The smaller number of bollards on the walls of a dock (BH-HARB-4, BH-BLD-13)."""
    size = min(game.walls[seat, dock], game.walls[seat, dock + 1])
    if dock == MIDDLE_DOCK and has_built(game, seat, PILOT):
        size += box.pilot_size
    return size


@kernel
def count_ships(game, seat):
    """Docked ships."""
    count = 0
    for dock in range(DOCKS):
        count += game.dock_ship[seat, dock] != NONE
    return count


@kernel
def is_covered(game, seat, field):
    """Whether a field carries a cover (BH-HARB-1)."""
    return game.covers[seat] >> field & 1


@kernel
def is_open(box, game, seat, area):
    """Whether the gate of a loading area carries no cover (BH-HARB-2, BH-HARB-3)."""
    return not is_covered(game, seat, box.gate[area])


# ------------------------------------------------------------------ storage


@kernel
def open_fields(game, seat):
    """Uncovered fields without a building (BH-STORE-2)."""
    return FIELDS - count_bits(game.covers[seat]) - count_bits(game.built[seat])


@kernel
def shed_places(box, game, seat):
    """Places of the Transit Shed, if it stands (BH-BLD-10)."""
    return box.shed_places if has_built(game, seat, SHED) else 0


@kernel
def fields_needed(box, game, seat, barrels, crates, containers, passengers):
    """Storage fields that so many goods need; the Grand Hotel takes passengers first (BH-STORE-1, -2, BH-BLD-11)."""
    if has_built(game, seat, HOTEL):
        passengers = max(0, passengers - box.hotel_places)
    pairs = (crates + box.per_field[CRATE] - 1) // box.per_field[CRATE]
    return barrels + pairs + containers + passengers


@kernel
def storage_need(box, game, seat):
    """Storage fields that the goods in storage need (BH-STORE-2)."""
    stored = game.storage[seat]
    return fields_needed(box, game, seat, stored[BARREL], stored[CRATE], stored[CONTAINER], stored[PASSENGER])


@kernel
def has_room_for(box, game, seat, barrels, crates, containers, passengers):
    """Whether so many more goods find room together (BH-STORE-3)."""
    stored = game.storage[seat]
    need = fields_needed(
        box,
        game,
        seat,
        stored[BARREL] + barrels,
        stored[CRATE] + crates,
        stored[CONTAINER] + containers,
        stored[PASSENGER] + passengers,
    )
    return need <= open_fields(game, seat) + shed_places(box, game, seat)


@kernel
def has_room(box, game, seat, kind, count):
    """Whether so many more goods of a kind find room (BH-STORE-3)."""
    return has_room_for(
        box,
        game,
        seat,
        count if kind == BARREL else 0,
        count if kind == CRATE else 0,
        count if kind == CONTAINER else 0,
        count if kind == PASSENGER else 0,
    )


@kernel
def free_fields(box, game, seat):
    """Fields without cover, building and goods (BH-STORE-4)."""
    return open_fields(game, seat) - max(0, storage_need(box, game, seat) - shed_places(box, game, seat))


@kernel
def goods_stored(game, seat):
    """All goods in storage."""
    count = 0
    for kind in range(GOODS):
        count += game.storage[seat, kind]
    return count


# ------------------------------------------------------------------ buildings


@kernel
def construct(game, seat, building):
    """Puts a building on the highest-numbered uncovered field without one (BH-PERM-9, BH-R-37)."""
    game.reserve[seat] &= ~(1 << building)
    game.built[seat] |= 1 << building
    field = FIELDS - 1
    while is_covered(game, seat, field) or game.building_on[seat, field] != NONE:
        field -= 1
    game.building_on[seat, field] = building


@kernel
def prestige_lying_out(box, game, seat):
    """Prestige of docked ships and constructed buildings (BH-PREST-1)."""
    prestige = 0
    for dock in range(DOCKS):
        if game.dock_ship[seat, dock] != NONE:
            prestige += box.ship_prestige[game.dock_ship[seat, dock]]
    for building in range(BUILDINGS):
        if has_built(game, seat, building):
            prestige += box.building_prestige[building]
    return prestige
