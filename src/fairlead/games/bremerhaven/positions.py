"""Positions: a whole record as plain data in the words of the glossary (documented in docs/positions.md).

Cards, docks, walls, fields, loading areas and places count from 1, as in the texts of moves. What follows from the rest
is not written: heights of piles, the number of placed cards, the set of constructed buildings. The names of all entries
are here too; `reading_positions` leads back to a record.
"""

from __future__ import annotations

from typing import Any

from ...kernel.records import Plain
from ..definition import Data
from ..writing import bits_of, counted, luck_data, name_of
from .box import CARD_BITS, DOCKS, FIELDS, box_memory
from .names import (
    BUILDING_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    MONEY_NAMES,
    PHASE_NAMES,
    PRESTIGE_NAMES,
    SPACE_NAMES,
    SWITCH_NAMES,
    VARIANT_NAMES,
)
from .solo import DUMMY
from .state import CARGO, DOCK, MOVE, NONE, ORDER, PERMIT, START_GOOD

BOX = Plain(box_memory()[0])

KEYS = (
    "options",
    "round",
    "track",
    "phase",
    "move",
    "decision",
    "ladder",
    "bids",
    "former_bids",
    "sea",
    "land",
    "ship_pile",
    "ships_discarded",
    "order_pile",
    "orders_discarded",
    "building_pile",
    "buildings_removed",
    "prices",
    "newspaper",
    "seats",
    "dummy",
    "luck",
    "barrier",
)
OPTION_KEYS = ("players", "variant", "refuse_ships", "exchange_beats_dummy")
BID_KEYS = ("value", "space")
PRICE_KEYS = ("pile", "known_top", "known_bottom")
NEWS_KEYS = ("pile", "event", "gone")
LUCK_KEYS = ("key", "draws")
DUMMY_KEYS = ("upgrades", "gained")
DOCK_KEYS = ("ship", "markers", "cargo", "aboard")
AREA_KEYS = ("order", "markers", "loaded")
SEAT_KEYS = (
    "cash",
    "deposit",
    "prestige",
    "upgrades",
    "gained",
    "money",
    "prestige_from",
    "walls",
    "covers",
    "reserve",
    "buildings",
    "storage",
    "docks",
    "areas",
)

# What a question is about, by its kind: the names of its arguments.
ARGUMENTS: dict[int, tuple[str, ...]] = {
    START_GOOD: ("picked", "last"),
    PERMIT: ("used",),
    DOCK: ("place",),
    CARGO: ("dock",),
    ORDER: ("order", "place"),
    MOVE: ("last",),
}
REPACKS = ("pack", "unpack")  # what MOVE remembers (BH-DEC-11)


def to_position(game: Plain) -> Data:
    """The full position: everything in the record, named."""
    return {
        "options": option_data(game),
        "round": game.round,
        "track": game.track,
        "phase": PHASE_NAMES[game.phase],
        "move": game.move,
        "decision": [question_data(game, row) for row in range(game.depth)],
        "ladder": game.ladder.tolist()[: game.stones],
        "bids": [bids_data(game.bid_value[seat], game.bid_space[seat]) for seat in range(game.stones)],
        "former_bids": [bids_data(game.former_value[seat], game.former_space[seat]) for seat in range(game.stones)],
        "sea": cards_data(game.sea.tolist()[: game.stones]),
        "land": cards_data(game.land.tolist()[: game.stones]),
        "ship_pile": cards_data(next_first(game.ship_pile, game.ship_left)),
        "ships_discarded": cards_data(bits_of(card_set(game.ships_gone))),
        "order_pile": cards_data(next_first(game.order_pile, game.order_left)),
        "orders_discarded": cards_data(bits_of(card_set(game.orders_gone))),
        "building_pile": named(next_first(game.building_pile, game.building_left), BUILDING_NAMES),
        "buildings_removed": named(bits_of(game.buildings_gone), BUILDING_NAMES),
        "prices": {
            "pile": cards_data(game.price_pile.tolist()),
            "known_top": game.price_top,
            "known_bottom": game.price_bottom,
        },
        "newspaper": {
            "pile": named(next_first(game.news_pile, game.news_left), EVENT_NAMES),
            "event": name_of(game.event, EVENT_NAMES),
            "gone": named(bits_of(game.news_gone), EVENT_NAMES),
        },
        "seats": [seat_data(game, seat) for seat in range(game.players)],
        "dummy": dummy_data(game),
        "luck": luck_data(game),
        "barrier": bool(game.barrier),
    }


# ------------------------------------------------------------------ small words


def number_of(index: int) -> int | None:
    """What is counted from 1 for people, or None for nothing."""
    return index + 1 if index >= 0 else None


def cards_data(cards: list[int]) -> list[int | None]:
    """Cards by their numbers, gaps as None."""
    return [number_of(card) for card in cards]


def named(indices: list[int], names: tuple[str, ...]) -> list[str | None]:
    """Several things by their names."""
    return [name_of(index, names) for index in indices]


def next_first(pile: Any, left: int) -> list[int]:
    """A pile that is drawn from its end, next card first."""
    return [pile[i] for i in range(left - 1, -1, -1)]


def card_set(parts: Any) -> int:
    """A set of cards, kept in two numbers, as one."""
    bits: int = parts[0] | parts[1] << CARD_BITS
    return bits


# ------------------------------------------------------------------ parts


def option_data(game: Plain) -> Data:
    """The options, as `fairlead.new` takes them."""
    return {
        "players": game.players,
        "variant": VARIANT_NAMES[game.variant],
        "refuse_ships": SWITCH_NAMES[game.refuse_ships],
        "exchange_beats_dummy": SWITCH_NAMES[game.exchange_beats_dummy],
    }


def bids_data(values: memoryview, spaces: memoryview) -> list[Data]:
    """The placed cards of a stone, in the order of placing."""
    cards = zip(values.tolist(), spaces.tolist(), strict=True)
    return [{"value": value, "space": SPACE_NAMES[space]} for value, space in cards if space != NONE]


def seat_data(game: Plain, seat: int) -> Data:
    """One player's things."""
    return {
        "cash": game.cash[seat],
        "deposit": game.deposit[seat],
        "prestige": game.prestige[seat],
        "upgrades": game.upgrades[seat],
        "gained": game.gained[seat],
        "money": dict(zip(MONEY_NAMES, game.money_from[seat].tolist(), strict=True)),
        "prestige_from": dict(zip(PRESTIGE_NAMES, game.prestige_from[seat].tolist(), strict=True)),
        "walls": game.walls[seat].tolist(),
        "covers": [field + 1 for field in bits_of(game.covers[seat])],
        "reserve": named(bits_of(game.reserve[seat]), BUILDING_NAMES),
        "buildings": {
            str(field + 1): BUILDING_NAMES[game.building_on[seat, field]]
            for field in range(FIELDS)
            if game.building_on[seat, field] != NONE
        },
        "storage": counted(game.storage[seat].tolist(), GOOD_NAMES),
        "docks": [dock_data(game, seat, dock) for dock in range(DOCKS)],
        "areas": [area_data(game, seat, area) for area in range(len(game.area_order[seat]))],
    }


def dock_data(game: Plain, seat: int, dock: int) -> Data | None:
    """A docked ship; its cargo is None while the owner is asked for it."""
    if game.dock_ship[seat, dock] == NONE:
        return None
    return {
        "ship": game.dock_ship[seat, dock] + 1,
        "markers": game.dock_markers[seat, dock],
        "cargo": name_of(game.dock_kind[seat, dock], GOOD_NAMES),
        "aboard": game.aboard[seat, dock],
    }


def area_data(game: Plain, seat: int, area: int) -> Data | None:
    """An order on a loading area, and what is loaded."""
    if game.area_order[seat, area] == NONE:
        return None
    return {
        "order": game.area_order[seat, area] + 1,
        "markers": game.area_markers[seat, area],
        "loaded": counted(game.loaded[seat, area].tolist(), GOOD_NAMES),
    }


def dummy_data(game: Plain) -> Data | None:
    """The dummy's hand; None where there is no dummy."""
    if game.players == game.stones:
        return None
    return {"upgrades": game.upgrades[DUMMY], "gained": game.gained[DUMMY]}


def question_data(game: Plain, row: int) -> Data:
    """What one seat is asked, with what the question is about."""
    kind, seat, first, second = game.stack[row].tolist()
    values: tuple[Any, ...] = ()
    if kind == START_GOOD:
        values = (first, GOOD_NAMES[second] if first else None)
    elif kind == PERMIT:
        values = (bool(first),)
    elif kind in (DOCK, CARGO):
        values = (first + 1,)
    elif kind == ORDER:
        values = (first + 1, number_of(second))
    elif kind == MOVE:
        values = (name_of(first - 1, REPACKS),)
    return {"kind": KIND_NAMES[kind], "seat": seat} | dict(zip(ARGUMENTS.get(kind, ()), values, strict=True))
