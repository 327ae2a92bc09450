"""Reading positions: a record from plain data in the words of the glossary, as `positions` writes it.

What is not written follows from the rest. Every entry is checked by itself; whether all agree is for `invariants`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import OptionError, PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import push
from ...kernel.records import Plain
from ..definition import Data
from ..reading import choice, choice_or_none, choices, flag, read_luck, sequence, table, whole
from .box import AREAS, CARD_BITS, DOCKS, FIELDS, GOODS, HAND, ORDERS, PRICES, SEATS, SHIPS, VALUES, WALL_SPACES, WALLS
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
from .positions import (
    AREA_KEYS,
    ARGUMENTS,
    BID_KEYS,
    BOX,
    DOCK_KEYS,
    DUMMY_KEYS,
    KEYS,
    NEWS_KEYS,
    OPTION_KEYS,
    PRICE_KEYS,
    REPACKS,
    SEAT_KEYS,
)
from .solo import DUMMY
from .state import CARGO, DOCK, MOVE, NONE, ORDER, PERMIT, START_GOOD

MOST_MONEY, MOST_DEPOSIT, MOST_PRESTIGE, MOST_MARKERS = 9999, 999, 999, 20
MOST_STORED, MOST_LOADED, MOST_ABOARD = 30, 4, 5
MOST_ROUNDS, MOST_TRACK = 20, 22

# The fields of the record in which nothing is -1.
EMPTY = (
    "event",
    "ladder",
    "bid_space",
    "former_space",
    "sea",
    "land",
    "ship_pile",
    "order_pile",
    "building_pile",
    "news_pile",
    "building_on",
    "dock_ship",
    "dock_kind",
    "area_order",
)


def from_position(data: Data, game: Plain) -> None:
    """Fills a zeroed record from a full position; PositionError names the first entry that cannot be read.

    Whether the pieces add up is for `check`.
    """
    table(data, "", KEYS)
    for field in EMPTY:
        setattr(game, field, NONE)
    read_options(data["options"], game)
    game.round = whole(data["round"], "round", 0, MOST_ROUNDS)
    game.track = whole(data["track"], "track", 0, MOST_TRACK)
    game.phase = choice(data["phase"], "phase", PHASE_NAMES)
    game.move = whole(data["move"], "move", 0, 2)
    for rank, seat in enumerate(sequence(data["ladder"], "ladder", game.stones)):
        game.ladder[rank] = whole(seat, f"ladder.{rank}", 0, game.stones - 1)
    for seat, cards in enumerate(sequence(data["bids"], "bids", game.stones)):
        game.placed += read_bids(cards, f"bids.{seat}", game.bid_value[seat], game.bid_space[seat])
    for seat, cards in enumerate(sequence(data["former_bids"], "former_bids", game.stones)):
        read_bids(cards, f"former_bids.{seat}", game.former_value[seat], game.former_space[seat])
    read_boards(data, game)
    read_buildings(data, game)
    read_prices(data["prices"], game)
    read_newspaper(data["newspaper"], game)
    for seat, entry in enumerate(sequence(data["seats"], "seats", game.players)):
        read_seat(entry, f"seats.{seat}", game, seat)
    read_dummy(data["dummy"], game)
    read_decision(data["decision"], game)
    read_luck(data["luck"], game)
    game.barrier = flag(data["barrier"], "barrier")


# ------------------------------------------------------------------ small words


def number(data: Any, path: str, most: int) -> int:
    """What people count from 1, counted from 0."""
    return whole(data, path, 1, most) - 1


def number_or_none(data: Any, path: str, most: int) -> int:
    """What people count from 1, or NONE for None."""
    return NONE if data is None else number(data, path, most)


def numbers(data: Any, path: str, most: int) -> list[int]:
    """A list of different cards or fields, counted from 0."""
    items = [number(item, f"{path}.{i}", most) for i, item in enumerate(sequence(data, path))]
    refuse_twins(items, [str(item + 1) for item in items], path)
    return items


def names_once(data: Any, path: str, names: Sequence[str]) -> list[int]:
    """A list of different names as indices."""
    items = choices(data, path, names)
    refuse_twins(items, [names[item] for item in items], path)
    return items


def refuse_twins(items: Sequence[int], shown: Sequence[str], path: str) -> None:
    """Everything that is listed is there once only."""
    for i, item in enumerate(items):
        if item in items[:i]:
            raise PositionError(f"names {shown[i]} twice", path)


def amounts(data: Any, path: str, names: tuple[str, ...], low: int, high: int) -> list[int]:
    """Numbers by name; those not named are 0."""
    entry = table(data, path, (), names)
    return [whole(entry.get(name, 0), f"{path}.{name}", low, high) for name in names]


def numbered(data: Any, path: str, most: int) -> list[tuple[int, Any]]:
    """A table of entries that are numbered from 1, numbers counted from 0; JSON writes them as text."""
    if not isinstance(data, Mapping):
        raise PositionError(f"must be a table of numbered entries, found {data!r}", path)
    pairs = []
    for key, value in data.items():
        as_number = int(key) if isinstance(key, str) and key in map(str, range(most + 1)) else key
        pairs.append((number(as_number, path, most), value))
    return pairs


def as_bits(items: Sequence[int]) -> int:
    """A set as bits."""
    return sum(1 << item for item in items)


def fill(pile: Any, cards: list[int]) -> int:
    """Lays a pile, given next card first, into a field that is drawn from its end; returns its height."""
    for i, card in enumerate(reversed(cards)):
        pile[i] = card
    return len(cards)


def fill_set(parts: Any, cards: list[int]) -> None:
    """Keeps a set of cards in two numbers."""
    bits = as_bits(cards)
    parts[0], parts[1] = bits & (1 << CARD_BITS) - 1, bits >> CARD_BITS


# ------------------------------------------------------------------ the table


def read_options(data: Any, game: Plain) -> None:
    """The options, and how many stones are on the ladder."""
    from . import check_options  # which stands above this file

    options = table(data, "options", OPTION_KEYS)
    game.players = whole(options["players"], "options.players", 1, SEATS)
    game.variant = choice(options["variant"], "options.variant", VARIANT_NAMES)
    game.refuse_ships = choice(options["refuse_ships"], "options.refuse_ships", SWITCH_NAMES)
    game.exchange_beats_dummy = choice(options["exchange_beats_dummy"], "options.exchange_beats_dummy", SWITCH_NAMES)
    game.stones = max(game.players, DUMMY + 1)
    try:
        check_options(dict(options))
    except OptionError as error:
        raise PositionError(str(error), "options") from None


def read_bids(data: Any, path: str, values: memoryview, spaces: memoryview) -> int:
    """The placed cards of a stone, in the order of placing; returns how many."""
    cards = sequence(data, path)
    if len(cards) > HAND:
        raise PositionError(f"must have at most {HAND} cards, found {len(cards)} (BH-BID-1)", path, "BH-BID-1")
    for i, card in enumerate(cards):
        entry = table(card, f"{path}.{i}", BID_KEYS)
        values[i] = whole(entry["value"], f"{path}.{i}.value", 1, VALUES)
        spaces[i] = choice(entry["space"], f"{path}.{i}.space", SPACE_NAMES)
    return len(cards)


def read_boards(data: Data, game: Plain) -> None:
    """Ships and orders on the boards, in the piles and among the discards."""
    for name, board, most in (("sea", game.sea, SHIPS), ("land", game.land, ORDERS)):
        for place, card in enumerate(sequence(data[name], name, game.stones)):
            board[place] = number_or_none(card, f"{name}.{place}", most)
    game.ship_left = fill(game.ship_pile, numbers(data["ship_pile"], "ship_pile", SHIPS))
    game.order_left = fill(game.order_pile, numbers(data["order_pile"], "order_pile", ORDERS))
    fill_set(game.ships_gone, numbers(data["ships_discarded"], "ships_discarded", SHIPS))
    fill_set(game.orders_gone, numbers(data["orders_discarded"], "orders_discarded", ORDERS))


def read_buildings(data: Data, game: Plain) -> None:
    """Buildings in the pile and out of the game."""
    pile = names_once(data["building_pile"], "building_pile", BUILDING_NAMES)
    game.building_left = fill(game.building_pile, pile)
    game.buildings_gone = as_bits(names_once(data["buildings_removed"], "buildings_removed", BUILDING_NAMES))


def read_prices(data: Any, game: Plain) -> None:
    """The price pile, top first, and what is known of it (BH-INFO-2)."""
    prices = table(data, "prices", PRICE_KEYS)
    sequence(prices["pile"], "prices.pile", PRICES)
    for i, card in enumerate(numbers(prices["pile"], "prices.pile", PRICES)):
        game.price_pile[i] = card
    game.price_top = whole(prices["known_top"], "prices.known_top", 1, PRICES)
    game.price_bottom = whole(prices["known_bottom"], "prices.known_bottom", 0, PRICES - 1)


def read_newspaper(data: Any, game: Plain) -> None:
    """The newspaper cards by their events."""
    newspaper = table(data, "newspaper", NEWS_KEYS)
    game.news_left = fill(game.news_pile, names_once(newspaper["pile"], "newspaper.pile", EVENT_NAMES))
    game.event = choice_or_none(newspaper["event"], "newspaper.event", EVENT_NAMES)
    game.news_gone = as_bits(names_once(newspaper["gone"], "newspaper.gone", EVENT_NAMES))


# ------------------------------------------------------------------ players


def read_seat(data: Any, path: str, game: Plain, seat: int) -> None:
    """One player's things."""
    entry = table(data, path, SEAT_KEYS)
    game.cash[seat] = whole(entry["cash"], f"{path}.cash", 0, MOST_MONEY)
    game.deposit[seat] = whole(entry["deposit"], f"{path}.deposit", 0, MOST_DEPOSIT)
    game.prestige[seat] = whole(entry["prestige"], f"{path}.prestige", 0, MOST_PRESTIGE)
    read_hand(entry, path, game, seat)
    money, prestige = f"{path}.money", f"{path}.prestige_from"
    game.money_from[seat] = amounts(entry["money"], money, MONEY_NAMES, -MOST_MONEY, MOST_MONEY)
    game.prestige_from[seat] = amounts(entry["prestige_from"], prestige, PRESTIGE_NAMES, -MOST_PRESTIGE, MOST_PRESTIGE)
    for wall, bollards in enumerate(sequence(entry["walls"], f"{path}.walls", WALLS)):
        game.walls[seat, wall] = whole(bollards, f"{path}.walls.{wall}", 0, WALL_SPACES)
    game.covers[seat] = as_bits(numbers(entry["covers"], f"{path}.covers", FIELDS))
    game.reserve[seat] = as_bits(names_once(entry["reserve"], f"{path}.reserve", BUILDING_NAMES))
    for field, name in numbered(entry["buildings"], f"{path}.buildings", FIELDS):
        building = choice(name, f"{path}.buildings.{field + 1}", BUILDING_NAMES)
        game.building_on[seat, field] = building
        game.built[seat] |= 1 << building
    game.storage[seat] = amounts(entry["storage"], f"{path}.storage", GOOD_NAMES, 0, MOST_STORED)
    for dock, ship in enumerate(sequence(entry["docks"], f"{path}.docks", DOCKS)):
        read_dock(ship, f"{path}.docks.{dock}", game, seat, dock)
    for area, order in enumerate(sequence(entry["areas"], f"{path}.areas", AREAS)):
        read_area(order, f"{path}.areas.{area}", game, seat, area)


def read_hand(entry: Mapping[str, Any], path: str, game: Plain, seat: int) -> None:
    """Upgrades of the hand, and those of this round."""
    game.upgrades[seat] = whole(entry["upgrades"], f"{path}.upgrades", 0, BOX.most_upgrades)
    game.gained[seat] = whole(entry["gained"], f"{path}.gained", 0, BOX.school_upgrades)


def read_dock(data: Any, path: str, game: Plain, seat: int, dock: int) -> None:
    """A docked ship, None for an empty dock."""
    if data is None:
        return
    entry = table(data, path, DOCK_KEYS)
    game.dock_ship[seat, dock] = number(entry["ship"], f"{path}.ship", SHIPS)
    game.dock_markers[seat, dock] = whole(entry["markers"], f"{path}.markers", 1, MOST_MARKERS)
    game.dock_kind[seat, dock] = choice_or_none(entry["cargo"], f"{path}.cargo", GOOD_NAMES)
    game.aboard[seat, dock] = whole(entry["aboard"], f"{path}.aboard", 0, MOST_ABOARD)


def read_area(data: Any, path: str, game: Plain, seat: int, area: int) -> None:
    """An order on a loading area, None for an empty one."""
    if data is None:
        return
    entry = table(data, path, AREA_KEYS)
    game.area_order[seat, area] = number(entry["order"], f"{path}.order", ORDERS)
    game.area_markers[seat, area] = whole(entry["markers"], f"{path}.markers", 1, MOST_MARKERS)
    loaded = amounts(entry["loaded"], f"{path}.loaded", GOOD_NAMES, 0, MOST_LOADED)
    for kind in range(GOODS):
        game.loaded[seat, area, kind] = loaded[kind]


def read_dummy(data: Any, game: Plain) -> None:
    """The dummy's hand, None where there is no dummy."""
    if game.players == game.stones:
        refuse_dummy(data, game.players)
        return
    read_hand(table(data, "dummy", DUMMY_KEYS), "dummy", game, DUMMY)


def refuse_dummy(data: Any, players: int) -> None:
    """Several players have no dummy."""
    if data is not None:
        raise PositionError(f"must be none with {players} players, found {data!r}", "dummy")


# ------------------------------------------------------------------ questions


def read_decision(data: Any, game: Plain) -> None:
    """What every seat is asked, in the order of seats."""
    questions = sequence(data, "decision")
    if len(questions) > game.players:
        raise PositionError(f"must have at most {game.players} questions, found {len(questions)}", "decision")
    for i, entry in enumerate(questions):
        kind, seat, first, second = read_question(entry, f"decision.{i}", game)
        plain(push)(game, kind, seat, first, second)


def read_question(data: Any, path: str, game: Plain) -> tuple[int, int, int, int]:
    """One question: its kind, who is asked, and two arguments."""
    every = dict.fromkeys(name for arguments in ARGUMENTS.values() for name in arguments)
    kind = choice(table(data, path, ("kind",), ("seat", *every))["kind"], f"{path}.kind", KIND_NAMES)
    entry = table(data, path, ("kind", "seat", *ARGUMENTS.get(kind, ())))
    seat = whole(entry["seat"], f"{path}.seat", 0, game.players - 1)
    first, second = read_arguments(kind, entry, path, game)
    return kind, seat, first, second


def read_arguments(kind: int, entry: Mapping[str, Any], path: str, game: Plain) -> tuple[int, int]:
    """What a question is about, as the stack keeps it."""
    if kind == START_GOOD:
        picked = whole(entry["picked"], f"{path}.picked", 0, BOX.start_goods - 1)
        if picked == 0:
            none_yet(entry["last"], f"{path}.last")
            return 0, 0
        return picked, choice(entry["last"], f"{path}.last", GOOD_NAMES)
    if kind == PERMIT:
        return int(flag(entry["used"], f"{path}.used")), 0
    if kind == DOCK:
        return number(entry["place"], f"{path}.place", game.stones), 0
    if kind == CARGO:
        return number(entry["dock"], f"{path}.dock", DOCKS), 0
    if kind == ORDER:
        order = number(entry["order"], f"{path}.order", ORDERS)
        return order, number_or_none(entry["place"], f"{path}.place", game.stones)
    if kind == MOVE:
        return choice_or_none(entry["last"], f"{path}.last", REPACKS) + 1, 0
    return 0, 0


def none_yet(data: Any, path: str) -> None:
    """Nothing was picked before the first pick."""
    if data is not None:
        raise PositionError(f"must be none before the first pick, found {data!r}", path)
