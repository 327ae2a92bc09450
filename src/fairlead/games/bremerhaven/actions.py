"""The action ids of Bremerhaven: one number plan for the whole game (rules page 5.1 and 5.3)."""

from __future__ import annotations

from .box import AREAS, BUILDINGS, DOCKS, FIELDS, GOODS, PRICES, SPACES, VALUES, WALLS, WORKS

PICK_GOOD = 0  # + kind
PLACE_CARD = PICK_GOOD + GOODS  # + 14 * (value - 1) + space
PERMITS_DONE = PLACE_CARD + VALUES * SPACES
ADD_BOLLARD = PERMITS_DONE + 1  # + wall
REMOVE_COVER = ADD_BOLLARD + WALLS  # + field
CONSTRUCT = REMOVE_COVER + FIELDS  # + building
DECLINE_UPGRADE = CONSTRUCT + BUILDINGS
TAKE_UPGRADE = DECLINE_UPGRADE + 1
SET_PRICE = TAKE_UPGRADE + 1  # + price card
KEEP_LADDER = SET_PRICE + PRICES
SWAP_RANKS = KEEP_LADDER + 1  # + upper rank
DOCK_SHIP = SWAP_RANKS + 3  # + dock
SEND_AWAY = DOCK_SHIP + DOCKS
CHOOSE_CARGO = SEND_AWAY + 1  # + kind
LAY_ORDER = CHOOSE_CARGO + GOODS  # + loading area
REFUSE_ORDER = LAY_ORDER + AREAS
WORK_SET = REFUSE_ORDER + 1  # + working buildings, as bits
MOVES_DONE = WORK_SET + (1 << WORKS)
UNLOAD = MOVES_DONE + 1  # + dock
UNLOAD_ALL = UNLOAD + DOCKS  # + dock
LOAD = UNLOAD_ALL + DOCKS  # + 4 * kind + loading area
LOAD_ALL = LOAD + GOODS * AREAS  # + 4 * kind + loading area
TRANSHIP = LOAD_ALL + GOODS * AREAS  # + 4 * dock + loading area
TRANSHIP_ALL = TRANSHIP + DOCKS * AREAS  # + 4 * dock + loading area
PACK = TRANSHIP_ALL + DOCKS * AREAS
UNPACK = PACK + 1
TAKE_FLOTSAM = UNPACK + 1  # + kind
LEAVE_FLOTSAM = TAKE_FLOTSAM + GOODS
ACTIONS = LEAVE_FLOTSAM + 1

# First action id of each kind of decision, in the order of `state`, and the one behind its last.
FIRST_ID = (
    PICK_GOOD,
    PLACE_CARD,
    PERMITS_DONE,
    DECLINE_UPGRADE,
    SET_PRICE,
    KEEP_LADDER,
    DOCK_SHIP,
    CHOOSE_CARGO,
    LAY_ORDER,
    WORK_SET,
    MOVES_DONE,
    TAKE_FLOTSAM,
)
END_ID = (*FIRST_ID[1:], ACTIONS)
assert (*FIRST_ID, ACTIONS) == (0, 4, 130, 167, 169, 193, 197, 201, 205, 210, 242, 307, 312)
