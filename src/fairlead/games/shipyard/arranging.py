"""Putting tiles in order after changes by hand: what the changes name is fixed, everything else makes room.

A ship, canal or commodity tile that is needed somewhere leaves its stack first, then its display (the gap is filled
from the stack), then the discarded ones. What nothing holds any more goes under its stack. What players have in yards,
fleets, systems and hands is never taken silently: that is a PositionError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...errors import PositionError
from ...kernel.compiler import plain
from ..definition import Data
from ..reading import choice, choices, sequence, table, whole
from .box import (
    BLANK,
    CABIN,
    CANALS,
    CANNON_MOUNT,
    COLUMN_KIND,
    CRANE_MOUNT,
    DRIVE_PLACE,
    EMPLOYEE_SPACES,
    FIRST,
    MAST,
    MIDDLE,
    PILES,
    ROWS,
    SHIP_TILES,
    SLOTS,
)
from .launch import speed_of
from .names import (
    ABOARD_NAMES,
    COLUMN_NAMES,
    COMMODITY_NAMES,
    CONTRACT_COLOURS,
    CONTRACT_NAMES,
    EDITION_NAMES,
    EMPLOYEE_NAMES,
    KIND_NAMES_OF_TILES,
    SET_NAMES,
    SIDE_NAMES,
    SPACE_NAMES,
)
from .positions import BLANK_NAMES, BOX, COLUMN_KEYS
from .reading_positions import numbers, read_pieces, ship_tile, tile_or_none

BUYING = ("build", "place", "last-place")  # questions during which a ship column may have gaps
RENTING = ("cell", "rotate", "token")  # and the canal column
LETTERS = ("B", "M", "S")  # bow, middle, stern in a drawing of a yard or a ship
# The feature that gives a piece its place on a ship.
PLACES = {
    "captain": CABIN,
    "officer": CABIN,
    "businessman": CABIN,
    "soldier": CABIN,
    "drive": DRIVE_PLACE,
    "smokestack": MAST,
    "sail": MAST,
    "crane": CRANE_MOUNT,
    "cannon": CANNON_MOUNT,
}


def by_number(data: Any, path: str, length: int) -> Iterable[tuple[int, Any]]:
    """Entries of a list: the first ones as a list, or some as a table {number: entry}; JSON writes numbers as text."""
    if isinstance(data, (list, tuple)):
        if len(data) > length:
            raise PositionError(f"must have at most {length} entries, found {len(data)}", path)
        return enumerate(data)
    if not isinstance(data, Mapping):
        raise PositionError(f"must be a list or a table of numbered entries, found {data!r}", path)
    pairs = []
    for key, value in data.items():
        number = int(key) if isinstance(key, str) and key in map(str, range(length)) else key
        pairs.append((whole(number, path, 0, length - 1), value))
    return pairs


def kind_asked(result: Data) -> str | None:
    """The kind of the question that is asked; None if there is none."""
    return result["decision"][0]["kind"] if result["decision"] else None


# ------------------------------------------------------------------ ship tiles


def settle_ships(result: Data, changes: Data) -> None:
    """Puts every ship tile where the changes want it, fills the display and lays the rest into the stacks."""
    display = table(changes.get("display", {}), "display", (), COLUMN_NAMES)
    shown = {
        (name, row): tile for name, entry in display.items() for row, tile in by_number(entry, f"display.{name}", ROWS)
    }
    stacks = {
        name: wanted_stack(entry, f"stacks.{name}")
        for name, entry in table(changes.get("stacks", {}), "stacks", (), KIND_NAMES_OF_TILES).items()
    }
    scrapped = numbers(changes["scrapped"], "scrapped", SHIP_TILES) if "scrapped" in changes else []
    used = placed_tiles(result)
    for (name, row), tile in shown.items():
        if tile is not None:
            place_tile(used, tile, f"display.{name}.{row}")
    for name, (following, _) in stacks.items():
        for i, tile in enumerate(following):
            place_tile(used, tile, f"stacks.{name}.{i}")
    for tile in scrapped:
        place_tile(used, tile, "scrapped")
    draw_hulls(result, used)
    out = scrapped if "scrapped" in changes else [tile for tile in result["scrapped"] if tile not in used]
    used |= set(out)
    pools = ship_pools(result, shown, used)
    take_from_columns(result, shown, used)
    fill_columns(result, shown, pools)
    for name in emptied_stacks(result, shown):
        stacks.setdefault(name, ([], 0))
    for kind, name in enumerate(KIND_NAMES_OF_TILES):
        following, left = stacks.get(name, ([], None))
        out = out + lay_stack(pools[kind], following, left, f"stacks.{name}")
    fill_columns(result, shown, pools)
    for kind, name in enumerate(KIND_NAMES_OF_TILES):
        result["stacks"][name] = pools[kind]
    result["scrapped"] = sorted(out)
    if "ending" not in changes.get("clock", {}):
        result["clock"]["ending"] = any(not pool for pool in pools)


def wanted_stack(data: Any, path: str) -> tuple[list[int], int | None]:
    """Tiles named from the top of a stack, and how many it keeps in all; None for no matter."""
    if isinstance(data, int):
        return [], whole(data, path, 0, SHIP_TILES)
    if isinstance(data, Mapping):
        entry = table(data, path, (), ("next", "left"))
        left = whole(entry["left"], f"{path}.left", 0, SHIP_TILES) if "left" in entry else None
        return numbers(entry.get("next", []), f"{path}.next", SHIP_TILES), left
    return numbers(data, path, SHIP_TILES), None


def placed_tiles(result: Data) -> set[int]:
    """The ship tiles in yards, in ships, and the one being placed."""
    used: set[int] = set()
    for seat, data in enumerate(result["seats"]):
        for slot, tile in enumerate(data["yard"]):
            if tile is not None and not is_letter(tile):
                place_tile(used, tile, f"seats.{seat}.yard.{slot}")
    for ship, data in enumerate(result["fleet"]):
        for i, tile in enumerate(data["tiles"]):
            if not is_letter(tile):
                place_tile(used, tile, f"fleet.{ship}.tiles.{i}")
    if kind_asked(result) in ("place", "last-place"):
        place_tile(used, result["decision"][0].get("tile"), "decision.0.tile")
    return used


def is_letter(data: Any) -> bool:
    """Whether any tile of a kind is meant."""
    return isinstance(data, str) and data in LETTERS


def place_tile(used: set[int], data: Any, path: str) -> None:
    """Notes that a ship tile is used; each exists once, blank ones as often as they are needed."""
    tile = ship_tile(data, path)
    if tile in used:
        raise PositionError(f"ship tile {tile} is needed in two places (SY-SUP-2)", path, "SY-SUP-2")
    if tile < BLANK:
        used.add(tile)


def draw_hulls(result: Data, used: set[int]) -> None:
    """Letters in yards and ships become tiles of their kind, with places for the pieces where there are such tiles."""
    stacked = [tile for name in KIND_NAMES_OF_TILES for tile in result["stacks"][name]]
    shown = [tile for name in COLUMN_NAMES for tile in result["display"][name]]
    rest = [tile for tile in range(SHIP_TILES) if tile not in stacked and tile not in shown]
    free = [tile for tile in [*reversed(stacked), *rest, *shown] if isinstance(tile, int) and tile not in used]
    hulls = [(ship["tiles"], ship["pieces"], f"fleet.{i}") for i, ship in enumerate(result["fleet"])]
    hulls += [(seat["yard"], seat["pieces"], f"seats.{i}.yard") for i, seat in enumerate(result["seats"])]
    for tiles, pieces, path in hulls:
        needs: Counter[int] = Counter()
        for name, number in pieces.items():
            needs[PLACES.get(name, CABIN)] += number
        for i, letter in enumerate(tiles):
            if is_letter(letter):
                tiles[i] = best_tile(LETTERS.index(letter), free, needs, f"{path}.{i}")
                used.add(tiles[i])


def best_tile(kind: int, free: list[int], needs: Counter[int], path: str) -> int:
    """Takes the free tile of a kind with the most places that are needed, and else as few features as can be."""
    fitting = [tile for tile in free if BOX.tile_kind[tile] == kind]
    if not fitting:
        raise PositionError(f"no {KIND_NAMES_OF_TILES[kind]} is left; write a blank one as {BLANK_NAMES[kind]!r}", path)
    features = {tile: BOX.tile_features[tile].tolist() for tile in fitting}
    wanted = {tile: sum(min(needs[i], n) for i, n in enumerate(features[tile])) for tile in fitting}
    best = max(fitting, key=lambda tile: (wanted[tile], -sum(features[tile])))
    for i, number in enumerate(features[best]):
        needs[i] -= min(needs[i], number)
    free.remove(best)
    return best


def ship_pools(result: Data, shown: dict[tuple[str, int], Any], used: set[int]) -> list[list[int]]:
    """What is left for each stack: in the sequence it had, then what nothing holds any more; deck II below deck I."""
    kept = {
        tile
        for name in COLUMN_NAMES
        for row, tile in enumerate(result["display"][name])
        if (name, row) not in shown and tile is not None
    }
    pools = []
    for kind, name in enumerate(KIND_NAMES_OF_TILES):
        pool = [tile for tile in result["stacks"][name] if tile not in used]
        pool += [
            tile
            for tile in range(SHIP_TILES)
            if BOX.tile_kind[tile] == kind and tile not in used and tile not in kept and tile not in pool
        ]
        pools.append(sorted(pool, key=lambda tile: BOX.tile_deck[tile]) if kind == MIDDLE else pool)
    return pools


def lay_stack(pool: list[int], following: list[int], left: int | None, path: str) -> list[int]:
    """Lays named tiles on top and cuts the stack to its size; returns the tiles that leave the game."""
    cut: list[int] = []
    if following and BOX.tile_deck[following[-1]]:
        cut = [tile for tile in pool if not BOX.tile_deck[tile]]  # deck II comes when deck I is used up
    stack = following + [tile for tile in pool if tile not in cut]
    if left is not None:
        if left > len(stack):
            raise PositionError(f"has {len(stack)} tiles left, not {left}", path)
        stack, cut = stack[:left], cut + stack[left:]
    pool[:] = stack
    return cut


def emptied_stacks(result: Data, shown: dict[tuple[str, int], Any]) -> list[str]:
    """Stacks of columns for which gaps are named: without tiles, unless ship tiles are just being bought."""
    emptied = []
    for column, name in enumerate(COLUMN_NAMES):
        gaps = any(tile is None for (other, _), tile in shown.items() if other == name)
        if gaps and kind_asked(result) not in BUYING:
            emptied.append(KIND_NAMES_OF_TILES[COLUMN_KIND[column]])
    return emptied


GAP = "gap"  # a tile was taken here, and the next one of the stack fills it


def take_from_columns(result: Data, shown: dict[tuple[str, int], Any], used: set[int]) -> None:
    """Tiles named for a place are there, tiles needed elsewhere leave a gap; so does what was not filled before."""
    buying = kind_asked(result) in BUYING
    for name in COLUMN_NAMES:
        column = result["display"][name]
        for row in range(ROWS):
            if (name, row) in shown:
                column[row] = shown[name, row]
            elif column[row] in used or (column[row] is None and not buying):
                column[row] = GAP


def fill_columns(result: Data, shown: dict[tuple[str, int], Any], pools: list[list[int]]) -> None:
    """Gaps are filled with the next tiles of the stack; where it has none, the column slides down."""
    buying = kind_asked(result) in BUYING
    for i, name in enumerate(COLUMN_NAMES):
        pool, column = pools[COLUMN_KIND[i]], result["display"][name]
        for row in range(ROWS):
            refill = column[row] == GAP or (column[row] is None and not buying and (name, row) not in shown)
            if refill:
                column[row] = pool.pop(0) if pool else None
        if not buying and not any(other == name for other, _ in shown):
            column.sort(key=lambda tile: tile is None)


# ------------------------------------------------------------------ canals and commodities


def settle_column(result: Data, changes: Data, name: str, copies: dict[Any, int], held: list[tuple[Any, str]]) -> None:
    """Puts canal or commodity tiles in order; `copies` says how many there are of each, `held` what players have."""
    entry = table(changes.get(name, {}), name, (), COLUMN_KEYS)
    data, left = result[name], Counter(copies)
    renting = name == "canals" and kind_asked(result) in RENTING
    shown = dict(by_number(entry.get("display", {}), f"{name}.display", ROWS))
    height, named = named_piles(entry, name, sum(copies.values()))
    for tile, path in [*held, *column_tiles(name, shown, named)]:
        spend(left, tile, path, copies)
    gaps = [row for row in range(ROWS) if row not in shown and not keep(left, data["display"][row])]
    for pile in ("out", "discards"):
        if pile not in named:
            named[pile] = [tile for tile in data[pile] if keep(left, tile)]
    rest = [tile for tile in data["stack"] if keep(left, tile)]
    rest += [tile for tile in copies for _ in range(left[tile])]
    following = named.pop("stack", [])
    for row in gaps:
        if not (renting and data["display"][row] is None):
            data["display"][row] = rest.pop(0) if rest else following.pop(0) if following else None
    stack = following + rest
    if None in shown.values() and "stack" not in entry and not renting:
        height = 0  # a column is short only if its stack is empty
    if height is not None:
        stack, named["discards"] = stack[:height], named["discards"] + stack[height:]
    for row, tile in shown.items():
        data["display"][row] = tile
    if not renting and not shown:
        data["display"].sort(key=lambda tile: tile is None)
    order = list(copies)
    data["stack"] = stack
    for pile in ("discards", "out"):
        data[pile] = sorted(named[pile], key=order.index)


def named_piles(entry: Mapping[str, Any], name: str, most: int) -> tuple[int | None, dict[str, list[Any]]]:
    """How high a stack is to be, if that is named, and the tiles named for stack, discards and out of the game."""
    height, named = None, {}
    for pile in COLUMN_KEYS[1:]:
        if pile == "stack" and isinstance(entry.get(pile), int):
            height = whole(entry[pile], f"{name}.stack", 0, most)
        elif pile in entry:
            named[pile] = list(sequence(entry[pile], f"{name}.{pile}"))
    return height, named


def column_tiles(name: str, shown: dict[int, Any], named: dict[str, list[Any]]) -> list[tuple[Any, str]]:
    """The tiles that the changes name for a column, each with where."""
    tiles = [(tile, f"{name}.display.{row}") for row, tile in shown.items() if tile is not None]
    for pile, listed in named.items():
        tiles += [(tile, f"{name}.{pile}.{i}") for i, tile in enumerate(listed)]
    return tiles


def spend(left: Counter[Any], tile: Any, path: str, copies: dict[Any, int]) -> None:
    """Takes a tile from what is left of its kind."""
    known = isinstance(tile, (int, str)) and not isinstance(tile, bool) and tile in copies
    if not known:
        raise PositionError(f"must be one of {', '.join(map(str, copies))}, found {tile!r}", path)
    left[tile] -= 1
    if left[tile] < 0:
        number = "the only one is" if copies[tile] == 1 else f"all {copies[tile]} are"
        raise PositionError(f"needs another {tile}, but {number} already placed (SY-SUP-3)", path, "SY-SUP-3")


def keep(left: Counter[Any], tile: Any) -> bool:
    """Whether a tile may stay where it is; if so, it is taken from what is left."""
    if tile is None or left[tile] <= 0:
        return False
    left[tile] -= 1
    return True


def settle_commodities(result: Data, changes: Data) -> None:
    """Commodity tiles: those of the players come from the stack."""
    copies = dict(zip(COMMODITY_NAMES, BOX.copies.tolist(), strict=True))
    held = [
        (kind, f"seats.{seat}.commodities.{i}")
        for seat, data in enumerate(result["seats"])
        for i, kind in enumerate(sequence(data["commodities"], f"seats.{seat}.commodities"))
    ]
    settle_column(result, changes, "commodities", copies, held)


def settle_canals(result: Data, changes: Data) -> None:
    """Canal tiles: those of the systems come from the stack."""
    held = [
        (canal["tile"], f"seats.{seat}.canals.{i}.tile")
        for seat, data in enumerate(result["seats"])
        for i, canal in enumerate(data["canals"])
    ]
    if kind_asked(result) in ("cell", "rotate"):
        held.append((result["decision"][0].get("tile"), "decision.0.tile"))
    settle_column(result, changes, "canals", dict.fromkeys(range(CANALS), 1), held)


# ------------------------------------------------------------------ canal systems


def settle_systems(result: Data, changes: Data, named: dict[int, Mapping[str, Any]]) -> None:
    """Tokens where they must be; a fleet without a system gets one canal tile, for its token (SY-I-7)."""
    first = result["options"]["edition"] == EDITION_NAMES[FIRST]
    under_way = result["launching"]["ship"] if result["launching"] else None
    for seat, data in enumerate(result["seats"]):
        sailed = any(ship["seat"] == seat and i != under_way for i, ship in enumerate(result["fleet"]))
        if sailed and not data["canals"] and "canals" not in named[seat]:
            tile = spare_canal(result, changes)
            data["canals"] = [{"number": 0, "tile": tile, "rotation": 0, "x": 0, "y": 0}]
        if "token" in named[seat]:
            continue
        known = [canal["number"] for canal in data["canals"]]
        if data["token"] is not None and ("canals" in named[seat] or data["token"]["number"] not in known):
            data["token"] = None
        if data["token"] is None and data["canals"] and kind_asked(result) != "token" and (first or sailed):
            data["token"] = outer_place(data["canals"])


def spare_canal(result: Data, changes: Data) -> int:
    """A canal tile that nobody has and no change names: from the bottom of the stack, else discarded."""
    entry = changes.get("canals", {})
    named = [tile for place in COLUMN_KEYS for _, tile in by_number_or_none(entry.get(place), CANALS)]
    taken = [canal["tile"] for data in result["seats"] for canal in data["canals"]] + named
    taken += [question.get("tile") for question in result["decision"]]
    stack = [*reversed(result["canals"]["stack"]), *result["canals"]["discards"], *result["canals"]["display"]]
    free = [tile for tile in stack if tile is not None and tile not in taken]
    if not free:
        raise PositionError("no canal tile is left for the token of a fleet (SY-I-7)", "fleet", "SY-I-7")
    return int(free[0])


def by_number_or_none(data: Any, length: int) -> Iterable[tuple[int, Any]]:
    """Entries of a list if it is one."""
    return by_number(data, "canals", length) if isinstance(data, (list, tuple, Mapping)) else ()


def outer_place(canals: list[Data]) -> Data:
    """The first edge space whose side touches no other tile, for a token with its stern out."""
    cells = {(canal["x"], canal["y"]) for canal in canals}
    for canal in canals:
        for side in range(len(SIDE_NAMES)):
            east, north = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
            if (canal["x"] + east, canal["y"] + north) not in cells:
                return {"number": canal["number"], "space": SPACE_NAMES[2 * side], "stern": "out"}
    return {"number": canals[0]["number"], "space": SPACE_NAMES[0], "stern": "out"}


# ------------------------------------------------------------------ employees and contracts


def settle_piles(result: Data, changes: Data) -> None:
    """Employees named for a pile are swapped with those that lay there."""
    wanted: dict[tuple[int, int], str] = {}
    for space, piles in by_number(changes.get("employee_piles", {}), "employee_piles", EMPLOYEE_SPACES):
        for pile, name in by_number(piles, f"employee_piles.{space}", PILES):
            choice(name, f"employee_piles.{space}.{pile}", EMPLOYEE_NAMES)
            wanted[space, pile] = name
    piles = result["employee_piles"]
    where = {name: (space, pile) for space in range(EMPLOYEE_SPACES) for pile, name in enumerate(piles[space])}
    for (space, pile), name in wanted.items():
        there, old = where[name], piles[space][pile]
        piles[there[0]][there[1]], piles[space][pile] = old, name
        where[old], where[name] = there, (space, pile)
    if any(piles[space][pile] != name for (space, pile), name in wanted.items()):
        raise PositionError("names an employee for two piles (SY-SETUP-18)", "employee_piles", "SY-SETUP-18")


def settle_contracts(result: Data, named: dict[int, Mapping[str, Any]], due: int) -> None:
    """Everyone holds what the clock says; contracts that are named for a seat are swapped with whoever had them.

    `due` contracts of each colour have been discarded, but for those that the question asked is about.
    """
    taken = contracts_named(named)
    sets = result["options"]["contracts"] == "sets"
    if sets:
        settle_sets(result, named)
    loose = [name for name in edition_contracts(result) if name not in taken]
    for seat, data in enumerate(result["seats"]):
        mine = set_cards(data["contract_set"]) if sets else loose
        for name in ("contracts", "discarded"):
            if name not in named[seat]:
                data[name] = [card for card in data[name] if card in loose and card in mine]
                loose = [card for card in loose if card not in data[name]]
    for seat, data in enumerate(result["seats"]):
        pool = [card for card in loose if card in set_cards(data["contract_set"])] if sets else loose
        for colour, name in enumerate(CONTRACT_COLOURS):
            questions = [q for q in result["decision"] if q.get("kind") == "discard" and q.get("seat") == seat]
            still = sum(whole(q.get(name), f"decision.{name}", 0, 2) for q in questions)
            deal_colour(data, colour, pool, (dealt(result) - due + still, due - still), named[seat])


def set_cards(name: str) -> list[str]:
    """The contracts of a fixed set."""
    return [CONTRACT_NAMES[card] for pair in BOX.set_contracts[SET_NAMES.index(name)].tolist() for card in pair]


def dealt(result: Data) -> int:
    """Contracts of each colour that everyone was dealt."""
    return 2 if result["options"]["contracts"] == "sets" else 3


def edition_contracts(result: Data) -> list[str]:
    """The contracts of the edition."""
    edition = EDITION_NAMES.index(result["options"]["edition"])
    return list(CONTRACT_NAMES[: BOX.contract_first[edition]])


def contracts_named(named: dict[int, Mapping[str, Any]]) -> list[str]:
    """All contracts that the changes give to a seat."""
    taken: list[str] = []
    for seat, entry in named.items():
        for name in ("contracts", "discarded"):
            path = f"seats.{seat}.{name}"
            for contract in choices(entry.get(name, []), path, CONTRACT_NAMES):
                if CONTRACT_NAMES[contract] in taken:
                    raise PositionError(f"{CONTRACT_NAMES[contract]} is named twice (SY-SETUP-5)", path, "SY-SETUP-5")
                taken.append(CONTRACT_NAMES[contract])
    return taken


def settle_sets(result: Data, named: dict[int, Mapping[str, Any]]) -> None:
    """Fixed sets: one named for a seat, by itself or by a contract of it, is swapped with whoever had it."""
    for seat, data in enumerate(result["seats"]):
        wanted = named[seat].get("contract_set")
        for contract in [*named[seat].get("contracts", []), *named[seat].get("discarded", [])]:
            wanted = wanted or next((name for name in SET_NAMES if contract in set_cards(name)), None)
        if wanted is None:
            continue
        choice(wanted, f"seats.{seat}.contract_set", SET_NAMES)
        for other in result["seats"]:
            if other is not data and other["contract_set"] == wanted:
                other["contract_set"] = data["contract_set"]
        data["contract_set"] = wanted


def deal_colour(data: Data, colour: int, loose: list[str], sizes: tuple[int, int], named: Mapping[str, Any]) -> None:
    """Brings the contracts of a colour, held and discarded, to their numbers; named ones stay where they are."""

    def of_colour(names: list[str]) -> list[str]:
        return [name for name in names if BOX.contract_colour[CONTRACT_NAMES.index(name)] == colour]

    places = ("contracts", "discarded")
    for place, other, size in zip(places, reversed(places), sizes, strict=True):
        fixed = named.get(place, [])
        while len(of_colour(data[place])) > size:
            movable = [name for name in of_colour(data[place]) if name not in fixed]
            if not movable:
                break
            data[place].remove(movable[-1])
            if len(of_colour(data[other])) < sum(sizes) - size and other not in named:
                data[other].append(movable[-1])
            else:
                loose.append(movable[-1])
    for place, size in zip(places, sizes, strict=True):
        while len(of_colour(data[place])) < size and of_colour(loose):
            data[place].append(of_colour(loose)[0])
            loose.remove(data[place][-1])
        data[place].sort(key=CONTRACT_NAMES.index)


# ------------------------------------------------------------------ the fleet


def full_ship(data: Any, path: str) -> Data:
    """A ship; without speed it has the one that its pieces give, without cruise none of its points."""
    entry = dict(table(data, path, ("seat", "tiles"), ("pieces", "speed", "cruise")))
    entry["tiles"] = drawn(entry["tiles"], f"{path}.tiles", SLOTS)
    read_pieces(entry.setdefault("pieces", {}), f"{path}.pieces", ABOARD_NAMES, 18)
    entry["pieces"] = dict(entry["pieces"])
    return {"speed": speed_of_pieces(entry["pieces"]), "cruise": 0} | entry


def speed_of_pieces(pieces: Mapping[str, int]) -> int:
    """The speed that the pieces on a ship give, without bonuses (SY-SPEED-1, SY-SPEED-2)."""
    speed: int = plain(speed_of)(BOX, *(pieces.get(name, 0) for name in ("drive", "smokestack", "sail")))
    return speed


def drawn(data: Any, path: str, most: int) -> list[Any]:
    """Tiles as a list, or drawn with B, M, S and a point for an empty slot: `BB.SMB.SS`."""
    if isinstance(data, str):
        wrong = [letter for letter in data if letter not in (*LETTERS, ".")]
        if wrong or len(data) > most:
            what = f"a drawing has up to {most} letters B, M, S or points for empty slots, found {data!r}"
            raise PositionError(what, path)
        return [None if letter == "." else letter for letter in data]
    tiles = list(sequence(data, path))
    for i, tile in enumerate(tiles):
        if not is_letter(tile):
            tile_or_none(tile, f"{path}.{i}")
    return tiles


def settle_points(result: Data, named: dict[int, Mapping[str, Any]]) -> None:
    """Points for crew, cranes and cannons, speed and cruises are those of the ships, unless they are named."""
    under_way = result["launching"]["ship"] if result["launching"] else None
    for seat, data in enumerate(result["seats"]):
        points = dict.fromkeys(("crew", "gear", "speed", "cruise"), 0)
        for i, ship in enumerate(result["fleet"]):
            if ship["seat"] == seat and i != under_way:
                aboard = Counter(ship["pieces"])
                points["crew"] += BOX.crew_points * (1 + sum(aboard[name] for name in ABOARD_NAMES[:3]))
                points["gear"] += BOX.crane_points * aboard["crane"] + BOX.cannon_points * aboard["cannon"]
                points["speed"] += BOX.speed_points * ship["speed"]
                points["cruise"] += ship["cruise"]
        for name, value in points.items():
            if name not in named[seat].get("points", {}):
                data["points"][name] = value
