"""The short names of pieces in texts, positions and views: `G2`, `J3`, `Y5`, `Abreu`, `green-yellow`, `refill 2`."""

from __future__ import annotations

from .box import CAPACITIES, COLUMNS, ORDERS, SHIP_TYPES, SLOTS, components
from .state import FINAL_CARD, INTERIM_CARD, JOKER, SHIP_CODES

_TABLE = components()

COLOUR_NAMES: tuple[str, ...] = tuple(colour["key"] for colour in _TABLE["colour"])
_MARKS = [colour["mark"] for colour in _TABLE["colour"]]

SHIP_NAMES = tuple(f"{_MARKS[ship // CAPACITIES]}{ship % CAPACITIES + 1}" for ship in range(SHIP_TYPES))
# Ships as they lie at expeditions and on orders: the joker with the capacity it took.
SHIP_CODE_NAMES = (*SHIP_NAMES, *(f"J{code - JOKER + 1}" for code in range(JOKER, SHIP_CODES)))
# Cards of the ship stacks.
CARD_NAMES = (*SHIP_NAMES, "interim", "final")
assert (CARD_NAMES[INTERIM_CARD], CARD_NAMES[FINAL_CARD]) == ("interim", "final")

ORDER_NAMES = tuple(f"{_MARKS[order // 4]}{order % 4 + 3}" for order in range(ORDERS))
EXPEDITION_NAMES: tuple[str, ...] = tuple(tile["name"].split()[-1] for tile in _TABLE["expedition"])
EXPLORERS: tuple[str, ...] = tuple(tile["name"] for tile in _TABLE["expedition"])
YEARS: tuple[int, ...] = tuple(tile["year"] for tile in _TABLE["expedition"])
JOKER_NAMES = tuple("-".join(joker["colours"]) for joker in _TABLE["joker_card"])
MISSION_NAMES = ("presence", "half", "majority", "alone")
PLACE_NAMES = (
    *(f"buy {column}" for column in range(COLUMNS)),
    *(f"refill {column}" for column in range(COLUMNS)),
    *(f"order {slot}" for slot in range(SLOTS)),
)
ACTION_NAMES = ("coins", "order", "buy", "place")
KIND_NAMES = ("act", "joker-colour", "load", "rounds", "reserve")
VP_NAMES = ("interim", "final", "mission", "unplaced")
JOKER_PLACES = ("harbour", "expedition", "order")
