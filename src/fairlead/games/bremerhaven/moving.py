"""Moving and repacking goods, step 4.2 (rules page 3.14), decomposed as in rules page 5.3."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .actions import LOAD, LOAD_ALL, MOVES_DONE, PACK, TRANSHIP, TRANSHIP_ALL, UNLOAD, UNLOAD_ALL
from .box import AREAS, CONTAINER, CRANE, CRATE, GOODS, JOKER
from .clauses import (
    AREA_CLOSED,
    CANNOT_REPACK,
    LEGAL,
    NO_ORDER,
    NO_ROOM,
    NOT_LACKING,
    NOT_STORED,
    NOTHING_ABOARD,
    ONLY_ONE,
    REPACKED_BACK,
)
from .harbour import has_built, has_room, is_open
from .paying import spend
from .state import NONE, PACKED, REPACKING, UNPACKED


@kernel
def lacks(box, game, seat, area, kind, count):
    """Whether the order on an area takes so many more goods of a kind, jokers included (BH-MOVE-7, BH-R-42)."""
    order = game.area_order[seat, area]
    beyond = 0
    for other in range(GOODS):
        loaded = game.loaded[seat, area, other] + (count if other == kind else 0)
        beyond += max(0, loaded - box.asks[order, other])
    return beyond <= box.asks[order, JOKER]


@kernel
def is_complete(box, game, seat, area):
    """Whether every symbol of the order on an area is filled (BH-SETTLE-2)."""
    order = game.area_order[seat, area]
    symbols = box.asks[order, JOKER]
    for kind in range(GOODS):
        symbols += box.asks[order, kind] - game.loaded[seat, area, kind]
    return symbols == 0


# ------------------------------------------------------------------ what forbids a move; `count` is how many in a row


@kernel
def refuse_unload(box, game, seat, dock, count):
    """From a ship to storage (BH-MOVE-1, BH-STORE-3)."""
    if game.aboard[seat, dock] == 0:
        return NOTHING_ABOARD
    if not has_room(box, game, seat, game.dock_kind[seat, dock], 1):
        return NO_ROOM
    enough = game.aboard[seat, dock] >= count and has_room(box, game, seat, game.dock_kind[seat, dock], count)
    return LEGAL if enough else ONLY_ONE


@kernel
def refuse_area_load(box, game, seat, area, kind, count):
    """What keeps goods from an order (BH-MOVE-6, BH-MOVE-7)."""
    if game.area_order[seat, area] == NONE:
        return NO_ORDER
    if not is_open(box, game, seat, area):
        return AREA_CLOSED
    if not lacks(box, game, seat, area, kind, 1):
        return NOT_LACKING
    return LEGAL if lacks(box, game, seat, area, kind, count) else ONLY_ONE


@kernel
def refuse_load(box, game, seat, kind, area, count):
    """From storage to an order (BH-MOVE-1)."""
    if game.storage[seat, kind] == 0:
        return NOT_STORED
    refusal = refuse_area_load(box, game, seat, area, kind, count)
    if refusal != LEGAL:
        return refusal
    return LEGAL if game.storage[seat, kind] >= count else ONLY_ONE


@kernel
def refuse_tranship(box, game, seat, dock, area, count):
    """From a ship over storage to an order: each piece needs room on its way, one at a time (BH-MOVE-4)."""
    refusal = refuse_unload(box, game, seat, dock, 1)
    if refusal == LEGAL:
        refusal = refuse_area_load(box, game, seat, area, game.dock_kind[seat, dock], count)
    if refusal != LEGAL:
        return refusal
    return LEGAL if game.aboard[seat, dock] >= count else ONLY_ONE


@kernel
def repack_price(box, game, seat):
    """What repacking costs a seat (BH-MOVE-9, BH-BLD-12)."""
    return box.crane_cost if has_built(game, seat, CRANE) else box.repack_cost


@kernel
def refuse_repack(box, game, seat, action, last):
    """Packing or unpacking, which must not undo each other (BH-MOVE-9, BH-DEC-11)."""
    if last == (UNPACKED if action == PACK else PACKED):
        return REPACKED_BACK
    goods = game.storage[seat, CRATE] >= box.repack_crates if action == PACK else game.storage[seat, CONTAINER] > 0
    return LEGAL if goods and game.cash[seat] >= repack_price(box, game, seat) else CANNOT_REPACK


@kernel
def refuse_move(box, game, seat, action, last):
    """What keeps a seat from a move in its harbour; `last` is the repack before it (rules page 5.3)."""
    if action == MOVES_DONE:
        return LEGAL
    if action >= PACK:
        return refuse_repack(box, game, seat, action, last)
    if action >= TRANSHIP:
        count = 2 if action >= TRANSHIP_ALL else 1
        way = action - (TRANSHIP_ALL if count == 2 else TRANSHIP)
        return refuse_tranship(box, game, seat, way // AREAS, way % AREAS, count)
    if action >= LOAD:
        count = 2 if action >= LOAD_ALL else 1
        way = action - (LOAD_ALL if count == 2 else LOAD)
        return refuse_load(box, game, seat, way // AREAS, way % AREAS, count)
    count = 2 if action >= UNLOAD_ALL else 1
    return refuse_unload(box, game, seat, action - (UNLOAD_ALL if count == 2 else UNLOAD), count)


# ------------------------------------------------------------------ moves


@kernel
def move_goods(box, game, seat, action):
    """Carries out a move; returns what to remember of it: a repack, or 0 (rules page 5.3, BH-DEC-11)."""
    if action >= PACK:
        repack(box, game, seat, action)
        return PACKED if action == PACK else UNPACKED
    if action >= TRANSHIP:
        tranship(box, game, seat, action)
    elif action >= LOAD:
        load(box, game, seat, action)
    else:
        unload(box, game, seat, action)
    return 0


@kernel
def unload(box, game, seat, action):
    """One piece from a ship to storage, or as many as there is room for (BH-MOVE-1)."""
    every = action >= UNLOAD_ALL
    dock = action - (UNLOAD_ALL if every else UNLOAD)
    kind = game.dock_kind[seat, dock]
    while True:
        game.aboard[seat, dock] -= 1
        game.storage[seat, kind] += 1
        if not every or refuse_unload(box, game, seat, dock, 1) != LEGAL:
            return


@kernel
def load(box, game, seat, action):
    """One piece from storage to an order, or as many as it lacks (BH-MOVE-1, BH-MOVE-8)."""
    every = action >= LOAD_ALL
    way = action - (LOAD_ALL if every else LOAD)
    kind, area = way // AREAS, way % AREAS
    while True:
        game.storage[seat, kind] -= 1
        game.loaded[seat, area, kind] += 1
        if not every or refuse_load(box, game, seat, kind, area, 1) != LEGAL:
            return


@kernel
def tranship(box, game, seat, action):
    """One piece from a ship over storage to an order, or as many as it lacks (BH-MOVE-4)."""
    every = action >= TRANSHIP_ALL
    way = action - (TRANSHIP_ALL if every else TRANSHIP)
    dock, area = way // AREAS, way % AREAS
    while True:
        game.aboard[seat, dock] -= 1
        game.loaded[seat, area, game.dock_kind[seat, dock]] += 1
        if not every or refuse_tranship(box, game, seat, dock, area, 1) != LEGAL:
            return


@kernel
def repack(box, game, seat, action):
    """Two crates become a container, or a container two crates (BH-MOVE-9, BH-MOVE-10)."""
    packed = 1 if action == PACK else -1
    spend(game, seat, repack_price(box, game, seat), REPACKING)
    game.storage[seat, CRATE] -= packed * box.repack_crates
    game.storage[seat, CONTAINER] += packed
