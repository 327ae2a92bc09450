"""The action ids of Shipyard: one number plan for the whole game (rules page 5.1)."""

from __future__ import annotations

from .box import ACTIONS as ACTION_TILES
from .box import CANALS, COMMODITY_KINDS, EMPLOYEE_SPACES, KINDS, PILES, ROWS, SHIP_COLUMNS, SIDES, SLOTS, SPACES

CHOOSE = 0  # + action
CHOSEN_ACTION = CHOOSE + ACTION_TILES
END_STEP4 = CHOSEN_ACTION + 1
BONUS_ACTION = END_STEP4 + 1  # + action
PICK_TILE = BONUS_ACTION + ACTION_TILES  # + 5 * column + row
PICK_BLANK = PICK_TILE + SHIP_COLUMNS * ROWS  # + kind
STOP = PICK_BLANK + KINDS
SLOT = STOP + 1  # + slot
COMMODITY_ROW = SLOT + SLOTS  # + row
CANAL_ROW = COMMODITY_ROW + ROWS  # + row
CELL = CANAL_ROW + ROWS  # + 4 * tile + side
ROTATION = CELL + CANALS * SIDES  # + rotation
STEPS_ONE = ROTATION + SIDES  # + steps - 1
HIRE_ONE = STEPS_ONE + 4  # + 3 * (steps - 1) + pile
TRADE_KIND = HIRE_ONE + EMPLOYEE_SPACES * PILES  # + commodity kind
SWAP_SET = TRADE_KIND + COMMODITY_KINDS  # + pieces of the good's list, as bits
SAIL = SWAP_SET + 8  # + slot of the bow
DISMANTLE = SAIL + SLOTS - 2  # + slot of the bow
FIT = DISMANTLE + SLOTS - 2  # + number of pieces
MOST_FITTED = 16
BONUS_SPEED = FIT + MOST_FITTED + 1  # + points
MOST_BONUS = 9
STEP_TO = BONUS_SPEED + MOST_BONUS + 1  # + space
CROSS = STEP_TO + SPACES
DISCARD_CONTRACT = CROSS + 1  # + contract
ACTIONS = DISCARD_CONTRACT + 26

assert (PICK_TILE, PICK_BLANK, SLOT, COMMODITY_ROW, CANAL_ROW, CELL, ROTATION) == (18, 38, 42, 51, 56, 61, 157)
assert (STEPS_ONE, HIRE_ONE, TRADE_KIND, SWAP_SET, SAIL, DISMANTLE, FIT) == (161, 165, 189, 199, 207, 214, 221)
assert (BONUS_SPEED, STEP_TO, CROSS, DISCARD_CONTRACT, ACTIONS) == (238, 248, 257, 258, 284)

# First action id of each kind of decision, in the order of `state`, and the one behind its last.
FIRST_ID = (
    CHOOSE,
    CHOSEN_ACTION,
    PICK_TILE,
    SLOT,
    COMMODITY_ROW,
    CANAL_ROW,
    CELL,
    ROTATION,
    CELL,
    STEPS_ONE,
    HIRE_ONE,
    TRADE_KIND,
    SWAP_SET,
    SAIL,
    FIT,
    BONUS_SPEED,
    CELL,
    STEP_TO,
    DISCARD_CONTRACT,
    CHOOSE,
    PICK_TILE,
    SLOT,
)
END_ID = (
    CHOSEN_ACTION,
    PICK_TILE,
    SLOT,
    COMMODITY_ROW,
    CANAL_ROW,
    CELL,
    ROTATION,
    STEPS_ONE,
    CELL + SIDES,
    HIRE_ONE,
    TRADE_KIND,
    SWAP_SET,
    SAIL,
    FIT,
    BONUS_SPEED,
    STEP_TO,
    ROTATION,
    DISCARD_CONTRACT,
    ACTIONS,
    CHOSEN_ACTION,
    SLOT,
    COMMODITY_ROW,
)
