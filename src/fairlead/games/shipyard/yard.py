"""The yard: nine slots in which ships take shape (rules page 3.9).

    slot   1 2 3 4 5 6 7 8 9        bows point left: bow, one to seven middles, stern
           B B . S M B . S S        a legal yard

Slots are counted from 0 here.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import BOW, MIDDLE, SLOTS, STERN
from .clauses import LEGAL, NEVER_A_SHIP, SLOT_TAKEN
from .state import NONE


@kernel
def kind_in(box, game, seat, slot):
    """The kind of tile in a slot; NONE if it is empty or beyond the yard."""
    if slot < 0 or slot >= SLOTS or game.yard[seat, slot] == NONE:
        return NONE
    return box.tile_kind[game.yard[seat, slot]]


@kernel
def refuse_slot(box, game, seat, kind, slot):
    """What keeps a tile of a kind from a slot (SY-YARD-2, SY-YARD-6, SY-YARD-7)."""
    if game.yard[seat, slot] != NONE:
        return SLOT_TAKEN
    if kind == BOW:
        fits = slot <= SLOTS - 3 and kind_in(box, game, seat, slot + 1) != STERN
    elif kind == MIDDLE:
        fits = 1 <= slot <= SLOTS - 2
    else:
        fits = slot >= 2 and kind_in(box, game, seat, slot - 1) != BOW
    return LEGAL if fits else NEVER_A_SHIP


@kernel
def has_slot(box, game, seat, kind):
    """Whether a tile of a kind can be placed anywhere."""
    for slot in range(SLOTS):
        if refuse_slot(box, game, seat, kind, slot) == LEGAL:
            return True
    return False


@kernel
def ship_length(box, game, seat, bow):
    """Tiles of the completed ship with its bow in a slot; 0 if there is none (SY-YARD-5)."""
    if kind_in(box, game, seat, bow) != BOW:
        return 0
    end = bow + 1
    while kind_in(box, game, seat, end) == MIDDLE:
        end += 1
    return end + 1 - bow if end > bow + 1 and kind_in(box, game, seat, end) == STERN else 0


@kernel
def has_ship(box, game, seat):
    """Whether any ship in the yard is complete."""
    for bow in range(SLOTS - 2):
        if ship_length(box, game, seat, bow) > 0:
            return True
    return False


@kernel
def completes_ship(box, game, seat, kind, slot):
    """Whether a tile of a kind in an empty slot completes a ship (SY-END-9)."""
    if refuse_slot(box, game, seat, kind, slot) != LEGAL:
        return False
    bow, end = slot, slot
    if kind != BOW:
        bow -= 1
        while kind_in(box, game, seat, bow) == MIDDLE:
            bow -= 1
        if kind_in(box, game, seat, bow) != BOW:
            return False
    if kind != STERN:
        end += 1
        while kind_in(box, game, seat, end) == MIDDLE:
            end += 1
        if kind_in(box, game, seat, end) != STERN:
            return False
    return end > bow + 1


@kernel
def can_complete(box, game, seat, kind):
    """Whether a tile of a kind can complete a ship somewhere."""
    for slot in range(SLOTS):
        if completes_ship(box, game, seat, kind, slot):
            return True
    return False
