"""Editing a position: changes written by hand are merged in, and everything else is brought in line with them.

What the changes name is fixed. `moments` makes turn, clock, action row and question fit each other, `arranging` moves
the tiles. Then the game goes on to the next question with at least two answers, as it always does (rules page 5.1).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ...errors import PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import kind_of
from ...kernel.records import Plain
from ..definition import Data
from ..reading import choice, sequence, table, whole
from .arranging import (
    by_number,
    drawn,
    full_ship,
    kind_asked,
    settle_canals,
    settle_commodities,
    settle_contracts,
    settle_piles,
    settle_points,
    settle_ships,
    settle_systems,
)
from .box import CANALS, SLOTS
from .cruise import longest_cruise
from .invariants import QUESTION, are_arguments_sound, check, is_stack_sound
from .launch import greatest_speed
from .moments import discards_due, settle_turn
from .names import KIND_NAMES_OF_TILES, PIECE_NAMES, SPACE_NAMES, STERN_NAMES
from .positions import BOX, CLOCK_KEYS, COLUMN_KEYS, KEYS, OPTION_KEYS, RONDEL_KEYS, SEAT_KEYS, TURN_KEYS, to_position
from .questions import find_answers
from .reading_positions import from_position, read_cell, read_pieces
from .state import BLUE_POINTS, CRUISE_STEP, DISCARD, EQUIP, GAME, LAST_CHANCE, LAUNCH, NONE, OVER, POINT_PARTS, STEP4
from .turn import can_launch, lose_chosen_action, settle

UNEDITABLE = ("players", "edition", "contracts")
# Tables that several chapters look into.
TABLES = {"turn": TURN_KEYS, "clock": CLOCK_KEYS, "stacks": KIND_NAMES_OF_TILES, "canals": COLUMN_KEYS}

NAMED_CANAL = re.compile(r"(\d+)@\((-?\d+),\s*(-?\d+)\)(\d)")


def edit(position: Data, changes: Data) -> Data:
    """A new full position: `position` with `changes` merged in and everything else brought in line."""
    table(changes, "", (), KEYS)
    for name, keys in TABLES.items():
        table(changes.get(name, {}), name, (), keys)
    result = deepcopy(position)
    merge_plain(result, changes)
    named = merge_seats(result, changes)
    merge_fleet(result, changes)
    settle_turn(result, changes)
    settle_trade(result, named)
    settle_systems(result, changes, named)
    settle_ships(result, changes)
    settle_canals(result, changes)
    settle_commodities(result, changes)
    settle_piles(result, changes)
    settle_contracts(result, named, discards_due(result))
    settle_points(result, named)
    return run_on(result, changes, named)


# ------------------------------------------------------------------ merging


def merge_plain(result: Data, changes: Data) -> None:
    """Tables of plain values: options, rondels, luck, solo tiles."""
    for name in table(changes.get("options", {}), "options", (), OPTION_KEYS):
        if name in UNEDITABLE and changes["options"][name] != result["options"][name]:
            raise PositionError(f"{name} cannot be edited; start a new game", f"options.{name}")
    for name, keys in (("options", OPTION_KEYS), ("rondels", RONDEL_KEYS), ("luck", ("key", "draws"))):
        if name in changes:
            result[name] |= table(changes[name], name, (), keys)
    if "barrier" in changes:
        result["barrier"] = changes["barrier"]
    if "solo" in changes:
        result["solo"] = merged_solo(result["solo"], changes["solo"])


def merged_solo(old: Data | None, data: Any) -> Any:
    """Solo tiles: those named are turned over next; the others keep their sequence, turned ones stay turned."""
    if old is None or data is None:
        return data
    entry = table(data, "solo", (), ("turned", "stack"))
    turned = list(sequence(entry.get("turned", []), "solo.turned"))
    stack = list(sequence(entry.get("stack", []), "solo.stack"))
    if "turned" not in entry:
        turned = [tile for tile in old["turned"] if tile not in stack]
    rest = [tile for tile in [*old["stack"], *old["turned"]] if tile not in turned and tile not in stack]
    return {"turned": turned, "stack": stack + rest}


def merge_seats(result: Data, changes: Data) -> dict[int, Mapping[str, Any]]:
    """Seats by number; inside a seat only `points` and slots of the yard are merged, everything else is replaced.

    Returns what the changes name, by seat.
    """
    named: dict[int, Mapping[str, Any]] = {seat: {} for seat in range(len(result["seats"]))}
    for seat, entry in by_number(changes.get("seats", {}), "seats", len(result["seats"])):
        path, data = f"seats.{seat}", result["seats"][seat]
        named[seat] = table(entry, path, (), SEAT_KEYS)
        for name, value in entry.items():
            if name == "points":
                data["points"] |= table(value, f"{path}.points", (), data["points"])
            elif name == "yard":
                data["yard"] = merged_yard(data["yard"], value, f"{path}.yard")
            elif name == "canals":
                data["canals"] = full_system(value, f"{path}.canals")
            elif name != "contract_set" or result["options"]["contracts"] != "sets":  # sets are swapped later
                data[name] = deepcopy(value)
        read_pieces(data["pieces"], f"{path}.pieces", PIECE_NAMES, 127)
        if entry.get("token") is not None:
            data["token"] = full_token(entry["token"], f"{path}.token", data["canals"])
    return named


def merged_yard(old: list[Any], data: Any, path: str) -> list[Any]:
    """A yard as nine slots, as a drawing, or with some slots changed."""
    if isinstance(data, Mapping):
        new = list(old)
        for slot, tile in by_number(data, path, SLOTS):
            new[slot] = drawn([tile], path, 1)[0]
        return new
    tiles = drawn(data, path, SLOTS)
    return tiles + [None] * (SLOTS - len(tiles))


def full_system(data: Any, path: str) -> list[Data]:
    """The tiles of a canal system; as a table, or in short as `11@(1,0)2`: tile, cell and rotation."""
    canals: list[Data] = []
    for i, canal in enumerate(sequence(data, path)):
        if isinstance(canal, str):
            found = NAMED_CANAL.fullmatch(canal)
            if not found:
                raise PositionError(f"must be a table or written like 11@(1,0)2, found {canal!r}", f"{path}.{i}")
            values = [int(text) for text in found.groups()]
            canal = dict(zip(("tile", "x", "y", "rotation"), values, strict=True))
        entry = dict(table(canal, f"{path}.{i}", ("tile", "x", "y"), ("number", "rotation")))
        whole(entry["tile"], f"{path}.{i}.tile", 0, CANALS - 1)
        read_cell(entry, f"{path}.{i}")
        canals.append({"number": i, "rotation": 0} | entry)
    return canals


def full_token(data: Any, path: str, canals: list[Data]) -> Data:
    """A ship token on a tile by its number or its cell; its stern is out unless it is named."""
    entry = dict(table(data, path, ("space",), ("number", "x", "y", "stern")))
    choice(entry["space"], f"{path}.space", SPACE_NAMES)
    choice(entry.setdefault("stern", "out"), f"{path}.stern", STERN_NAMES)
    if "number" not in entry:
        cell = (entry.get("x", 0), entry.get("y", 0))
        found = [canal["number"] for canal in canals if (canal["x"], canal["y"]) == cell]
        if not found:
            raise PositionError(f"there is no canal tile on cell {cell} (SY-CRUISE-4)", path, "SY-CRUISE-4")
        entry["number"] = found[0]
    return {name: entry[name] for name in ("number", "space", "stern")}


def merge_fleet(result: Data, changes: Data) -> None:
    """The fleet is replaced; a ship under way may be described, and then joins its end."""
    if "fleet" in changes:
        result["fleet"] = [full_ship(ship, f"fleet.{i}") for i, ship in enumerate(sequence(changes["fleet"], "fleet"))]
        for i, ship in enumerate(result["fleet"]):
            whole(ship["seat"], f"fleet.{i}.seat", 0, len(result["seats"]) - 1)
    if "launching" not in changes:
        return
    data = changes["launching"]
    if isinstance(data, Mapping) and "tiles" in data:
        seat = changes.get("turn", {}).get("seat", result["turn"]["seat"])
        keys = ("longest", "steps_made", "riband")
        ship = full_ship({"seat": seat} | {k: v for k, v in data.items() if k not in keys}, "launching")
        result["fleet"].append(ship)
        data = {"ship": len(result["fleet"]) - 1} | {name: data[name] for name in keys if name in data}
    if data is not None:
        entry = table(data, "launching", ("ship",), ("longest", "steps_made", "riband"))
        data = {"longest": 0, "steps_made": 0, "riband": 0} | dict(entry)
    result["launching"] = data


def settle_trade(result: Data, named: dict[int, Mapping[str, Any]]) -> None:
    """Who trades has moved the marker into a sector, and has the tile that is traded (SY-EXCH-1, SY-EXCH-2)."""
    if kind_asked(result) not in ("trade", "swap"):
        return
    if result["rondels"]["exchange"] is None:
        result["rondels"]["exchange"] = 0
    question, seat = result["decision"][0], result["turn"]["seat"]
    goods = question.get("goods")
    if goods is not None and seat < len(result["seats"]) and "commodities" not in named[seat]:
        held = result["seats"][seat]["commodities"]
        if goods not in held:
            held.append(goods)


# ------------------------------------------------------------------ running on


def run_on(result: Data, changes: Data, named: dict[int, Mapping[str, Any]]) -> Data:
    """The game goes on to the next question with two answers, if all but the question is sound; else `load` tells."""
    memory = GAME.allocate()
    game = Plain(memory[0])
    from_position(result, game)
    if GAME.out_of_range(memory[0]):
        return result
    over = game.phase == OVER
    if over:
        score_again(game)
    elif not is_question_sound(game):
        return result
    elif game.launching != NONE and "launching" in changes and "longest" not in (changes["launching"] or {}):
        game.longest = plain(longest_cruise)(BOX, game, game.seat, reach_of(game))
    if plain(kind_of)(game) == STEP4:
        plain(lose_chosen_action)(BOX, game, game.seat)
    if over or (not is_done(game) and can_go_on(game)):
        plain(settle)(BOX, game)
    if "barrier" in changes:
        game.barrier = result["barrier"]
    final = to_position(game)
    if game.phase == OVER:
        for seat, entry in named.items():
            final["seats"][seat]["points"] |= entry.get("points", {})
    return final


def score_again(game: Plain) -> None:
    """A game that is over is scored anew, so that contracts and employees given by hand count."""
    game.phase = LAST_CHANCE
    game.finished = game.players
    for seat in range(game.players):
        for part in range(BLUE_POINTS, POINT_PARTS):
            game.points[seat, part] = 0


def reach_of(game: Plain) -> int:
    """A speed that the ship under way cannot exceed."""
    fastest: int = plain(greatest_speed)(BOX, game, game.seat, game.launching)
    speed: int = game.ship_speed[game.launching]
    return max(speed, fastest)


def is_done(game: Plain) -> bool:
    """Whether the question asked has two answers, as all questions have."""
    kind = plain(kind_of)(game)
    if kind == DISCARD:
        return True
    if kind == LAUNCH and not plain(can_launch)(BOX, game, game.seat):
        return False
    return bool(plain(find_answers)(BOX, game)[0] > 1)


def is_question_sound(game: Plain) -> bool:
    """Whether the question fits the phase and the turn, and is about something that is there."""
    kind = plain(kind_of)(game)
    if kind == NONE or (game.launching != NONE) != (EQUIP <= kind <= CRUISE_STEP):
        return False
    if kind == DISCARD:
        return True
    if game.seat >= game.players or not plain(is_stack_sound)(game):
        return False
    return bool(plain(are_arguments_sound)(BOX, game, kind))


def can_go_on(game: Plain) -> bool:
    """Whether nothing but the number of its answers keeps the question from being asked, and it has one at all."""
    if plain(kind_of)(game) not in (LAUNCH, STEP4) and plain(find_answers)(BOX, game)[0] == 0:
        return False
    return plain(check)(BOX, game) in (0, QUESTION)
