"""The short names of things in texts, positions and views: `build`, `bow`, `Regatta Sweep`, `clipper-fleet`, `NE`."""

from __future__ import annotations

from .box import BLANK, COMMODITY_KINDS, KINDS, SHIP_TILES, components

_TABLE = components()

EDITION_NAMES: tuple[str, ...] = tuple(_TABLE["meta"]["editions"])
CONTRACT_OPTION = ("random", "sets")
EMPLOYEE_OPTION = ("random", "spread", "printed")
MIDDLE_OPTION = ("stack", "split")
SOLO_OPTION = ("discard", "out")
PHASE_NAMES = ("standard", "final-actions", "last-chances", "over")

ACTION_NAMES: tuple[str, ...] = tuple(_TABLE["actions"]["order"])
PIECE_NAMES: tuple[str, ...] = tuple(_TABLE["pieces"]["order"])
# What each piece is called on a ship: captains beside the one in command are officers.
ABOARD_NAMES = ("officer", *PIECE_NAMES[1:])
FEATURE_NAMES: tuple[str, ...] = tuple(_TABLE["ship_features"]["order"])
KIND_NAMES_OF_TILES = ("bow", "middle", "stern")
COLUMN_NAMES = ("bow", "left", "right", "stern")
# Ship tiles go by their number, blank ones by their kind.
TILE_NAMES = (*(str(tile) for tile in range(SHIP_TILES)), *(f"blank-{kind}" for kind in KIND_NAMES_OF_TILES))
assert len(TILE_NAMES) == BLANK + KINDS

CANAL_NAMES: tuple[str, ...] = tuple(tile["name"] for tile in _TABLE["canal_tiles"]["tiles"])
CANAL_SHAPES: tuple[str, ...] = tuple(tile["shape"] for tile in _TABLE["canal_tiles"]["tiles"])
SPACE_NAMES: tuple[str, ...] = tuple(_TABLE["canal_spaces"]["names"])
STERN_NAMES = (*SPACE_NAMES, "out")
SIDE_NAMES = ("north", "east", "south", "west")
OFFICIAL_NAMES: tuple[str, ...] = tuple(name for name in _TABLE["canal_officials"] if name != "provenance")

GOOD_NAMES: tuple[tuple[str, ...], ...] = tuple(tuple(_TABLE["goods"][edition]) for edition in EDITION_NAMES)
# Commodity tiles go by their goods: 2-1-0 is two of the first good and one of the second.
COMMODITY_NAMES: tuple[str, ...] = tuple(
    "-".join(str(number) for number in tile["goods"]) for tile in _TABLE["commodity_tiles"]["kinds"]
)
assert len(COMMODITY_NAMES) == COMMODITY_KINDS


def _employee_name(kind: dict[str, object]) -> str:
    """`sail-engineer`, `coal-trader-1` (goods by number: good0-trader-1), `crew-builder`, `helmsman`."""
    role = str(kind["role"])
    if role == "trader":
        return f"good{kind['good']}-trader-{kind['level']}"
    piece = kind.get("gives") or kind.get("of")
    return f"{piece}-{role}" if piece else role


EMPLOYEE_NAMES = tuple(_employee_name(kind) for kind in _TABLE["employees"]["kinds"])
ROLE_NAMES = ("engineer", "recruiter", "trader", "builder", "helmsman", "rigger", "accountant", "foreman")
COLOUR_NAMES = ("grey", "green", "red", "blue", "yellow")

CONTRACT_NAMES: tuple[str, ...] = tuple(card["name"].lower().replace(" ", "-") for card in _TABLE["contracts"]["cards"])
CONTRACT_TITLES: tuple[str, ...] = tuple(card["name"] for card in _TABLE["contracts"]["cards"])
CONTRACT_COLOURS = ("blue", "red")
SET_NAMES: tuple[str, ...] = tuple(cards["theme"] for cards in _TABLE["contract_sets"]["sets"])
SOLO_NAMES: tuple[str, ...] = tuple(tile["action"] for tile in _TABLE["solo"]["tiles"])

KIND_NAMES = (
    "choose",
    "step4",
    "build",
    "place",
    "commodity",
    "canal",
    "cell",
    "rotate",
    "token",
    "steps",
    "hire",
    "trade",
    "swap",
    "launch",
    "fit",
    "speed",
    "start",
    "cruise",
    "discard",
    "final",
    "last-build",
    "last-place",
)
POINT_NAMES = ("crew", "gear", "speed", "cruise", "blue", "red", "traders")
