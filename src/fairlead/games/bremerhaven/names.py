"""The short names of things in texts, positions and views: `barrel`, `sea-1`, `lighthouse`, `Weser Crown`."""

from __future__ import annotations

from .box import components

_TABLE = components()

VARIANT_NAMES = ("long", "short", "solo")
SWITCH_NAMES = ("off", "on")
PHASE_NAMES = (
    "set-up",
    "bidding",
    "permits",
    "upgrades",
    "prices",
    "ladder",
    "boards",
    "harbours",
    "event",
    "over",
)
GOOD_NAMES: tuple[str, ...] = tuple(_TABLE["goods"]["kind"])
CARGO_NAMES = (*GOOD_NAMES, "joker")
RANK_NAMES = ("captain", "first-officer", "mate", "cook")
# Bid spaces go by what is there: `park`, `building`, ..., `sea-1`, `land-4`; their printed codes are understood too.
SPACE_NAMES = (
    "park",
    "building",
    "permit",
    "influence",
    "prices",
    "ladder",
    *(f"sea-{place}" for place in range(1, 5)),
    *(f"land-{place}" for place in range(1, 5)),
)
SPACE_CODES: tuple[str, ...] = tuple(_TABLE["spaces"]["code"])
BUILDING_NAMES: tuple[str, ...] = tuple(card["key"] for card in _TABLE["buildings"]["card"])
SHIP_TITLES: tuple[str, ...] = tuple(card["name"] for card in _TABLE["ships"]["card"])
ORDER_TITLES: tuple[str, ...] = tuple(card["name"] for card in _TABLE["orders"]["card"])
EVENT_NAMES: tuple[str, ...] = tuple(card["event"] for card in _TABLE["newspaper"]["card"])
BAND_NAMES = ("landlubber", "ships-boy", "officer", "klabautermann", "new-captain")
WORK_NAMES = ("refinery", "cannery", "containers", "station", "bank")

KIND_NAMES = (
    "start-good",
    "bid",
    "permit",
    "upgrade",
    "price",
    "ladder",
    "dock",
    "cargo",
    "order",
    "produce",
    "move",
    "flotsam",
)
MONEY_NAMES = (
    "start",
    "parking",
    "income",
    "sales",
    "bonuses",
    "production",
    "buildings",
    "events",
    "permits",
    "influence",
    "repacking",
    "penalties",
)
PRESTIGE_NAMES = ("shown", "order-prestige", "lost-prestige", "event-prestige", "museum")
POINT_NAMES = ("score", *MONEY_NAMES, *PRESTIGE_NAMES)
