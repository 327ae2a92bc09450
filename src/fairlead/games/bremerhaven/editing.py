"""Editing a position: changes written by hand are merged in, and everything else is brought in line with them.

What the changes name is fixed. `arranging` moves the cards, `moments` makes round, bids and questions fit each other.
Then the game goes on to the next question with at least two answers, as it always does (rules page 5.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ...errors import PositionError
from ..definition import Data
from ..reading import choice, choice_or_none, choices, table, whole
from .arranging import (
    ORDER_DECK,
    SHIP_DECK,
    Named,
    entries,
    exchange_start_orders,
    settle_buildings,
    settle_cards,
    settle_newspaper,
    settle_prices,
)
from .box import FIELDS, JOKER, ORDERS, SHIPS, WALL_SPACES
from .moments import (
    finish_setup,
    needs_round,
    newspaper_entry,
    run_on,
    settle_bids,
    settle_course,
    settle_moment,
)
from .names import BUILDING_NAMES, CARGO_NAMES, GOOD_NAMES, MONEY_NAMES, PRESTIGE_NAMES
from .positions import AREA_KEYS, BOX, DOCK_KEYS, DUMMY_KEYS, KEYS, LUCK_KEYS, OPTION_KEYS, SEAT_KEYS
from .reading_positions import (
    MOST_DEPOSIT,
    MOST_MONEY,
    MOST_PRESTIGE,
    MOST_STORED,
    amounts,
    number,
    numbered,
    numbers,
    refuse_dummy,
)

UNEDITABLE = ("players", "variant")


def edit(position: Data, changes: Data) -> Data:
    """A new full position: `position` with `changes` merged in and everything else brought in line."""
    table(changes, "", (), KEYS)
    position = deepcopy(position)
    exchange_start_orders(position, changes, named_seats(position, changes))
    result = deepcopy(position)
    if needs_round(position, changes):
        result = finish_setup(position, named_seats(position, changes))
    merge_plain(result, changes)
    named = merge_seats(result, changes)
    moment = settle_moment(position, result, changes)
    if "flotsam" in moment.kinds:
        changes = changes | {"newspaper": {"event": "flotsam"} | newspaper_entry(changes)}
    settle_course(result, changes, moment)
    settle_bids(position, result, changes, moment)
    settle_cargo(result, named, moment.kinds)
    settle_cards(SHIP_DECK, result, changes, named, moment.fills_boards)
    settle_cards(ORDER_DECK, result, changes, named, moment.fills_boards)
    settle_buildings(result, changes, named)
    for seat, data in enumerate(result["seats"]):
        settle_fields(data, named[seat], f"seats.{seat}")
    settle_prices(result, changes)
    settle_newspaper(result, changes)
    return run_on(result, changes, moment)


# ------------------------------------------------------------------ merging


def merge_plain(result: Data, changes: Data) -> None:
    """Options, ladder, bids of the former round, the dummy's hand, luck, barrier."""
    for name in table(changes.get("options", {}), "options", (), OPTION_KEYS):
        if name in UNEDITABLE and changes["options"][name] != result["options"][name]:
            raise PositionError(f"{name} cannot be edited; start a new game", f"options.{name}")
    for name, keys in (("options", OPTION_KEYS), ("luck", LUCK_KEYS)):
        result[name] |= table(changes.get(name, {}), name, (), keys)
    for name in ("ladder", "barrier", "move", "former_bids"):
        if name in changes:
            result[name] = deepcopy(changes[name])
    if result["dummy"] is not None:
        result["dummy"] |= table(changes.get("dummy", {}), "dummy", (), DUMMY_KEYS)
    else:
        refuse_dummy(changes.get("dummy"), len(result["seats"]))


def named_seats(position: Data, changes: Data) -> Named:
    """What the changes name of each seat; seats are counted from 0."""
    data, players = changes.get("seats", {}), len(position["seats"])
    named: Named = {seat: {} for seat in range(players)}
    if isinstance(data, Mapping):
        pairs = [(seat_number(key, players), entry) for key, entry in data.items()]
    elif isinstance(data, (list, tuple)) and len(data) <= players:
        pairs = list(enumerate(data))
    else:
        raise PositionError(f"must be a table of seats or a list of at most {players}, found {data!r}", "seats")
    for seat, entry in pairs:
        named[seat] = table(entry, f"seats.{seat}", (), SEAT_KEYS)
    return named


def seat_number(key: Any, players: int) -> int:
    """A seat, which JSON writes as text."""
    as_number = int(key) if isinstance(key, str) and key in map(str, range(players)) else key
    return whole(as_number, "seats", 0, players - 1)


def merge_seats(result: Data, changes: Data) -> Named:
    """Merges what is named of each seat; returns it, by seat."""
    named = named_seats(result, changes)
    for seat, entry in named.items():
        path, data = f"seats.{seat}", result["seats"][seat]
        for name in ("upgrades", "gained", "covers", "reserve"):
            if name in entry:
                data[name] = deepcopy(entry[name])
        merge_sources(data, entry, path)
        if "walls" in entry:
            merge_walls(data["walls"], entry["walls"], f"{path}.walls")
        if "storage" in entry:
            data["storage"] = goods_table(entry["storage"], f"{path}.storage")
        for i, value, where in entries(entry.get("docks", {}), f"{path}.docks", len(data["docks"])):
            data["docks"][i] = full_dock(value, where, data["docks"][i])
        for i, value, where in entries(entry.get("areas", {}), f"{path}.areas", len(data["areas"])):
            data["areas"][i] = full_area(value, where, data["areas"][i])
        merge_buildings(data, entry, path)
    return named


def merge_sources(data: Data, entry: Mapping[str, Any], path: str) -> None:
    """Money and prestige: the first source makes room for what is named, or the sum for named sources (BH-INV-16)."""
    for name, most in (("cash", MOST_MONEY), ("deposit", MOST_DEPOSIT), ("prestige", MOST_PRESTIGE)):
        if name in entry:
            data[name] = whole(entry[name], f"{path}.{name}", 0, most)
    for name, names, most, sums in (
        ("money", MONEY_NAMES, MOST_MONEY, ("cash", "deposit")),
        ("prestige_from", PRESTIGE_NAMES, MOST_PRESTIGE, ("prestige",)),
    ):
        given = entry.get(name, {})
        amounts(given, f"{path}.{name}", names, -most, most)
        data[name] |= given
        missing = sum(data[part] for part in sums) - sum(data[name].values())
        if names[0] not in given:
            data[name][names[0]] += missing
        elif sums[0] not in entry:
            data[sums[0]] -= missing


def merge_walls(walls: list[int], data: Any, path: str) -> None:
    """Bollards on all walls as a list, or on some as a table."""
    for i, bollards, where in entries(data, path, len(walls)):
        walls[i] = whole(bollards, where, 0, WALL_SPACES)


def goods_table(data: Any, path: str) -> dict[str, int]:
    """Goods by kind, or as a list with one name a piece."""
    if isinstance(data, (list, tuple)):
        choices(data, path, GOOD_NAMES, MOST_STORED)
        data = Counter(data)
    counts = amounts(data, path, GOOD_NAMES, 0, MOST_STORED)
    return {name: count for name, count in zip(GOOD_NAMES, counts, strict=True) if count}


def full_dock(data: Any, path: str, old: Data | None) -> Data | None:
    """A docked ship: just its number, or a table; what is left out is as after docking (BH-SHIP-6, BH-SHIP-7)."""
    if data is None:
        return None
    entry = dict(table({"ship": data} if isinstance(data, int) else data, path, (), DOCK_KEYS))
    if "ship" not in entry:
        if old is None:
            raise PositionError("lacks the entry 'ship'", path)
        return old | entry
    ship = number(entry["ship"], f"{path}.ship", SHIPS)
    if "cargo" not in entry:
        entry["cargo"] = CARGO_NAMES[BOX.cargo[ship]]  # a joker must still be settled
    else:
        choice_or_none(entry["cargo"], f"{path}.cargo", GOOD_NAMES)
    usual = {"markers": BOX.dwell[ship], "aboard": BOX.amount[ship] if entry["cargo"] is not None else 0}
    return {name: (usual | entry)[name] for name in DOCK_KEYS}


def full_area(data: Any, path: str, old: Data | None) -> Data | None:
    """An order on a loading area: just its number, or a table; what is left out is as after laying (BH-ORDER-5)."""
    if data is None:
        return None
    entry = dict(table({"order": data} if isinstance(data, int) else data, path, (), AREA_KEYS))
    if "loaded" in entry:
        entry["loaded"] = goods_table(entry["loaded"], f"{path}.loaded")
    if "order" not in entry:
        if old is None:
            raise PositionError("lacks the entry 'order'", path)
        return old | entry
    order = number(entry["order"], f"{path}.order", ORDERS)
    return {name: ({"markers": BOX.duration[order], "loaded": {}} | entry)[name] for name in AREA_KEYS}


def merge_buildings(data: Data, entry: Mapping[str, Any], path: str) -> None:
    """Buildings by field, or as a list; reserve and covers as lists. Where listed ones go is for `settle_fields`."""
    numbers(data["covers"], f"{path}.covers", FIELDS)
    choices(data["reserve"], f"{path}.reserve", BUILDING_NAMES)
    if "buildings" not in entry:
        return
    given = entry["buildings"]
    if isinstance(given, (list, tuple)):
        choices(given, f"{path}.buildings", BUILDING_NAMES)
        data["buildings"] = list(given)
        return
    data["buildings"] = {}
    for field, name in numbered(given, f"{path}.buildings", FIELDS):
        choice(name, f"{path}.buildings.{field + 1}", BUILDING_NAMES)
        data["buildings"][str(field + 1)] = name


# ------------------------------------------------------------------ harbours


def settle_fields(data: Data, entry: Mapping[str, Any], path: str) -> None:
    """Buildings that are listed, or lie under a new cover, go where the rules put them (BH-R-37).

    A building that is named for a covered field opens it, unless covers are named too.
    """
    waiting = list(data["buildings"]) if isinstance(data["buildings"], list) else []
    fields: dict[str, str] = {} if waiting or isinstance(data["buildings"], list) else data["buildings"]
    if "covers" not in entry:
        data["covers"] = [field for field in data["covers"] if str(field) not in fields]
    elif "buildings" not in entry:
        covered = [field for field in fields if int(field) in data["covers"]]
        waiting = [fields.pop(field) for field in covered]
    for name in waiting:
        free = [field for field in range(1, FIELDS + 1) if field not in data["covers"] and str(field) not in fields]
        if not free:
            raise PositionError(f"there is no field for {name} (BH-PERM-11)", f"{path}.buildings", "BH-PERM-11")
        fields[str(free[-1])] = name
    data["buildings"] = dict(sorted(fields.items(), key=lambda item: int(item[0])))


def settle_cargo(result: Data, named: Named, kinds: tuple[str, ...]) -> None:
    """A ship with jokers has cargo of some kind, unless its owner is being asked for it (BH-SHIP-8)."""
    asked = {question["seat"]: question["dock"] for question in result["decision"] if question.get("kind") == "cargo"}
    for seat, data in enumerate(result["seats"]):
        fixed = {i: path for i, _, path in entries(named[seat].get("docks", {}), f"seats.{seat}.docks", 3)}
        for i, dock in enumerate(data["docks"]):
            if dock is None or dock["cargo"] not in (None, CARGO_NAMES[JOKER]):
                continue
            if "cargo" in kinds or asked.get(seat) == i + 1:
                dock |= {"cargo": None, "aboard": 0}
            elif i in fixed:
                what = f"ship {dock['ship']} carries jokers, so its cargo must be named (BH-SHIP-8)"
                raise PositionError(what, f"{fixed[i]}.cargo", "BH-SHIP-8")
            else:
                dock |= {"cargo": GOOD_NAMES[0], "aboard": int(BOX.amount[dock["ship"] - 1])}
