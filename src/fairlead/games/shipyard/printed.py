"""What is printed on the components, as plain data: ship tiles, canals, commodity tiles, employees, contracts.

Nothing here looks at a game; `view` adds what follows from the position.
"""

from __future__ import annotations

from itertools import combinations

from ...kernel.records import Plain
from ..definition import Data
from ..writing import counted, remembered
from .box import (
    AFTER_FIRST,
    BUILDER,
    CONTRACT_RULES,
    CREW_BUILDER,
    EACH,
    ENGINEER,
    FEATURE,
    GOODS,
    PAIR,
    RECRUITER,
    SHIP_TILES,
    SHIPS_OF_LENGTH,
    SPACES,
    SWAPS,
    TONNAGE,
    TRADER,
    TWIN,
)
from .names import (
    ABOARD_NAMES,
    CANAL_NAMES,
    CANAL_SHAPES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    CONTRACT_COLOURS,
    CONTRACT_NAMES,
    CONTRACT_TITLES,
    EMPLOYEE_NAMES,
    FEATURE_NAMES,
    GOOD_NAMES,
    KIND_NAMES_OF_TILES,
    OFFICIAL_NAMES,
    PIECE_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    SPACE_NAMES,
)
from .positions import tile_data
from .state import NONE
from .terms import colour_name, employee_name, meaning_name


@remembered
def ship_tile(box: Plain, tile: int) -> Data:
    """A ship tile: its number (or `blank-bow`), kind, deck of a middle, and features."""
    kind = KIND_NAMES_OF_TILES[box.tile_kind[tile]]
    features = counted(box.tile_features[tile].tolist(), FEATURE_NAMES)
    return {
        "tile": tile_data(tile),
        "kind": kind,
        "deck": 1 + box.tile_deck[tile] if kind == "middle" and tile < SHIP_TILES else None,
        "features": [name for name, number in features.items() for _ in range(number)],
    }


def features_of(box: Plain, tiles: list[int]) -> dict[str, int]:
    """All features of some ship tiles together."""
    sums = [sum(box.tile_features[tile, feature] for tile in tiles) for feature in range(len(FEATURE_NAMES))]
    return counted(sums, FEATURE_NAMES)


@remembered
def commodity_tile(box: Plain, edition: int, kind: int) -> Data:
    """A commodity tile: its name (2-1-0) and its goods."""
    return {"tile": COMMODITY_NAMES[kind], "goods": goods_of(box, edition, kind)}


def goods_of(box: Plain, edition: int, kind: int) -> dict[str, int]:
    """The goods on a commodity tile."""
    return counted(box.goods[kind].tolist(), GOOD_NAMES[edition])


@remembered
def swaps_of(box: Plain, edition: int, good: int) -> list[str]:
    """The pieces that a good is swapped for, in the order of its list (SY-EXCH-5)."""
    pieces = [box.swap[edition, good, i] for i in range(SWAPS)]
    return [PIECE_NAMES[piece] for piece in pieces if piece != NONE]


@remembered
def canal_tile(box: Plain, tile: int, turn: int) -> Data:
    """A canal tile as it lies after a rotation: spaces, links between them, officials by side (SY-CRUISE-1, -2)."""
    beside = [box.neighbours[tile, turn, space] for space in range(SPACES)]
    links = [(here, there) for here, there in combinations(range(SPACES), 2) if beside[here] >> there & 1]
    officials = [OFFICIAL_NAMES[box.official[tile, turn, side]] for side in range(len(SIDE_NAMES))]
    return {
        "tile": tile,
        "name": CANAL_NAMES[tile],
        "shape": CANAL_SHAPES[tile],
        "rotation": turn,
        "spaces": [SPACE_NAMES[space] for space in range(SPACES) if beside[space]],
        "links": [[SPACE_NAMES[here], SPACE_NAMES[there]] for here, there in links],
        "officials": dict(zip(SIDE_NAMES, officials, strict=True)),
    }


@remembered
def employee_tile(box: Plain, edition: int, employee: int) -> Data:
    """An employee: name in positions and as printed, role, and its piece (`crew` for any) or good and level."""
    role, of = box.role[employee], box.of[employee]
    piece = None
    if role in (ENGINEER, RECRUITER, BUILDER):
        piece = "crew" if role == BUILDER and of == CREW_BUILDER else PIECE_NAMES[of]
    return {
        "employee": EMPLOYEE_NAMES[employee],
        "name": employee_name(edition, employee),
        "role": ROLE_NAMES[role],
        "piece": piece,
        "good": GOOD_NAMES[edition][of] if role == TRADER else None,
        "level": box.level[employee] or None,
        "colour": COLOUR_NAMES[box.colour[employee]],
        "fee": box.fee[employee],
        "points": box.trader_points[employee],
    }


@remembered
def contract_card(box: Plain, edition: int, contract: int) -> Data:
    """A contract: how it counts, what, and its points, each or by a table (rules page 3.24 and 3.25)."""
    rule = box.contract_rule[contract]
    return {
        "contract": CONTRACT_NAMES[contract],
        "title": CONTRACT_TITLES[contract],
        "colour": CONTRACT_COLOURS[box.contract_colour[contract]],
        "printed_colour": colour_name(edition, box.contract_colour[contract]),
        "meaning": meaning_name(edition, contract),
        "rule": CONTRACT_RULES[rule],
        "counts": _what_counts(box, contract, rule),
        "each": box.contract_points[contract] or None,
        "table": [points for points in box.contract_table[contract].tolist() if points != NONE],
        "over": box.contract_over[contract] or None,
        "thresholds": box.tonnage.tolist() if rule == TONNAGE else [],
    }


def _what_counts(box: Plain, contract: int, rule: int) -> list[str | int]:
    """The pieces or the feature that a contract names, or the least and most tiles of a ship."""
    what = [code for code in box.contract_what[contract].tolist() if code != NONE]
    if rule in (PAIR, TWIN, EACH, AFTER_FIRST):
        return [ABOARD_NAMES[code] for code in what]
    if rule == FEATURE:
        return [FEATURE_NAMES[code] for code in what]
    return what if rule == SHIPS_OF_LENGTH else []


def prices_of(prices: list[int], edition: int) -> dict[str, int]:
    """Prices by good."""
    return {GOOD_NAMES[edition][good]: prices[good] for good in range(GOODS)}
