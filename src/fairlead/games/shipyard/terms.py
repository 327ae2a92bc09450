"""Things in the words that an edition prints for them, as plain data for words to tell.

A drive is a `propeller` or a `stoker`, the second good `steel` or `textile`, red contracts are printed green in the
first edition. Numbers of several things go by name: `{"sail": 1, "crane": 2}`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.records import Plain
from ..definition import Data
from .box import (
    DRIVE,
    FEATURES,
    FIRST,
    RED,
    components,
)
from .names import (
    ABOARD_NAMES,
    CONTRACT_COLOURS,
    CONTRACT_NAMES,
    EDITION_NAMES,
    EMPLOYEE_NAMES,
    FEATURE_NAMES,
    GOOD_NAMES,
    KIND_NAMES_OF_TILES,
    OFFICIAL_NAMES,
    PIECE_NAMES,
)

_TERMS = components()["edition_terms"]
RATING_NAMES = tuple(name.lower().replace(" ", "-") for name in components()["solo_ratings"]["names"])
# Contracts that name something which the first edition calls otherwise.
RENAMED_CONTRACTS = ("engine-trials", "sail-and-steam", "complete-outfit", "skilled-hands")


def piece_name(edition: int, piece: int) -> str:
    """A piece in the yard."""
    return _term("drive", edition) if piece == DRIVE else PIECE_NAMES[piece]


def aboard_name(edition: int, piece: int) -> str:
    """A piece on a ship, where further captains are officers."""
    return _term("drive", edition) if piece == DRIVE else ABOARD_NAMES[piece]


def feature_name(edition: int, feature: int) -> str:
    """A feature of a ship tile; the places of pieces are told from the pieces."""
    name = FEATURE_NAMES[feature]
    if name == "drive":
        return _term("drive_place", edition)
    return f"{name}_mount" if name in ("mast", "crane", "cannon") else name


def employee_name(edition: int, employee: int) -> str:
    """An employee: `sail-engineer`, `stoker-recruiter`, `coal-trader-1`."""
    name = EMPLOYEE_NAMES[employee].replace("drive", _term("drive", edition))
    for good, word in enumerate(GOOD_NAMES[edition]):
        name = name.replace(f"good{good}", word)
    return name


def colour_name(edition: int, colour: int) -> str:
    """The colour of a contract: red ones are printed green in the first edition."""
    return "green" if edition == FIRST and colour == RED else CONTRACT_COLOURS[colour]


def meaning_name(edition: int, contract: int) -> str:
    """What a contract counts; a word of its own where the first edition prints other things."""
    name = CONTRACT_NAMES[contract]
    return f"{name}-first" if edition == FIRST and name in RENAMED_CONTRACTS else name


def rating_of(box: Plain, points: int) -> str | None:
    """The rating that points reach in the solo game, None below the first (SY-SOLO-16)."""
    reached = [name for name, least in zip(RATING_NAMES, box.ratings.tolist(), strict=True) if points >= least]
    return reached[-1] if reached else None


def _term(name: str, edition: int) -> str:
    term: str = _TERMS[name][EDITION_NAMES[edition]]
    return term.replace(" ", "_")


def pieces_named(edition: int, numbers: Sequence[int]) -> Data | None:
    """Pieces with their numbers, None for no pieces."""
    return {piece_name(edition, piece): number for piece, number in enumerate(numbers) if number} or None


def features_named(box: Plain, edition: int, tiles: Sequence[int]) -> Data | None:
    """Features of tiles with their numbers, None for no features."""
    numbers = [sum(box.tile_features[tile, feature] for tile in tiles) for feature in range(FEATURES)]
    return {feature_name(edition, feature): number for feature, number in enumerate(numbers) if number} or None


def goods_named(box: Plain, edition: int, kind: int) -> Data:
    """Goods of a commodity tile with their numbers."""
    return {GOOD_NAMES[edition][good]: number for good, number in enumerate(box.goods[kind].tolist()) if number}


def officials_named(box: Plain, tile: int, turn: int) -> list[str]:
    """Officials of a canal tile from north clockwise."""
    return [OFFICIAL_NAMES[official] for official in box.official[tile, turn].tolist()]


def tile_named(box: Plain, edition: int, tile: int) -> Data:
    """A ship tile by its kind and features."""
    return {"tile": KIND_NAMES_OF_TILES[box.tile_kind[tile]], "features": features_named(box, edition, [tile])}
