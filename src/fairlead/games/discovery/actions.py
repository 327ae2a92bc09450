"""The action ids of Age of Discovery: one number plan for the whole game (rules page 5.5)."""

from __future__ import annotations

from .box import COLUMNS, EXPEDITIONS, ORDERS, SHIP_TYPES, SLOTS
from .state import PLACES, SHIP_CODES

END = 0
TAKE_COINS = 1
TAKE_ORDER = 2  # + display slot
DRAW_ORDER = TAKE_ORDER + SLOTS
BUY_COLUMN = DRAW_ORDER + 1  # + column
PLACE_SHIP = BUY_COLUMN + COLUMNS  # + 12 * ship code + expedition; codes 18-20 are the joker with capacity 1-3
START_ORDER = PLACE_SHIP + EXPEDITIONS * SHIP_CODES  # + order
JOKER_FIRST_COLOUR = START_ORDER + ORDERS  # + 0 or 1
LOAD_SHIP = JOKER_FIRST_COLOUR + 2  # + ship code
ROUNDS_ONE = LOAD_SHIP + SHIP_CODES  # + rounds - 1
RESERVE_DONE = ROUNDS_ONE + 3
RESERVE_PLACE = RESERVE_DONE + 1  # + place
ACTIONS = RESERVE_PLACE + PLACES

assert (DRAW_ORDER, BUY_COLUMN, PLACE_SHIP, START_ORDER) == (6, 7, 12, 264)
assert (JOKER_FIRST_COLOUR, LOAD_SHIP, ROUNDS_ONE, RESERVE_DONE, ACTIONS) == (288, 290, 311, 314, 329)
assert PLACE_SHIP + EXPEDITIONS * SHIP_TYPES == 228
