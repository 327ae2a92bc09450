"""Positions: a whole record as plain data in the words of the glossary (documented in docs/positions.md).

What follows from the rest is not written: heights of stacks, tiles left of an employee, the back of the top solo tile.
The names of all entries are here too; `reading_positions` leads back to a record.
"""

from __future__ import annotations

from typing import Any

from ...kernel.records import Plain
from ..definition import Data
from ..writing import bits_of, counted, luck_data, name_of
from .box import BLANK, CANALS, FIRST, SHIP_TILES, STACK_START, box_memory
from .names import (
    ABOARD_NAMES,
    ACTION_NAMES,
    COLUMN_NAMES,
    COMMODITY_NAMES,
    CONTRACT_NAMES,
    CONTRACT_OPTION,
    EDITION_NAMES,
    EMPLOYEE_NAMES,
    EMPLOYEE_OPTION,
    KIND_NAMES,
    KIND_NAMES_OF_TILES,
    MIDDLE_OPTION,
    PHASE_NAMES,
    PIECE_NAMES,
    POINT_NAMES,
    SET_NAMES,
    SOLO_NAMES,
    SOLO_OPTION,
    SPACE_NAMES,
    STERN_NAMES,
    TILE_NAMES,
)
from .state import (
    BUILD_PICK,
    BUILD_PLACE,
    CANAL_CELL,
    CANAL_ROTATE,
    CELL_NORTH,
    DISCARD,
    EQUIP,
    LAST_PLACE,
    NONE,
    ORIGIN,
    SHIPS,
    STEPS,
    TRADE_GOOD,
)

BOX = Plain(box_memory()[0])
EQUIPMENT_NAMES = tuple(PIECE_NAMES[piece] for piece in BOX.equipment_rondel.tolist())
CREW_NAMES = tuple(PIECE_NAMES[piece] for piece in BOX.crew_rondel.tolist())
BLANK_NAMES = TILE_NAMES[BLANK:]

KEYS = (
    "options",
    "turn",
    "clock",
    "decision",
    "row",
    "spaces",
    "markers",
    "guilders_on_tiles",
    "rondels",
    "employee_piles",
    "display",
    "stacks",
    "scrapped",
    "commodities",
    "canals",
    "seats",
    "fleet",
    "launching",
    "solo",
    "luck",
    "barrier",
)
OPTION_KEYS = ("players", "edition", "contracts", "employees", "middle_display", "loop_spaces", "solo_removed")
TURN_KEYS = ("seat", "number", "phase", "chosen", "chosen_done", "bonus_done", "finished", "start_player")
CLOCK_KEYS = ("advances", "laps", "reserve", "wheel", "ending")
RONDEL_KEYS = ("equipment", "crew", "employee", "exchange")
COLUMN_KEYS = ("display", "stack", "discards", "out")
SEAT_KEYS = (
    "guilders",
    "pieces",
    "yard",
    "commodities",
    "employees",
    "used_canals",
    "canals",
    "token",
    "contracts",
    "discarded",
    "contract_set",
    "points",
)
CANAL_KEYS = ("number", "tile", "rotation", "x", "y")
TOKEN_KEYS = ("number", "space", "stern")
SHIP_KEYS = ("seat", "tiles", "pieces", "speed", "cruise")
LAUNCHING_KEYS = ("ship", "longest", "steps_made", "riband")

# What a question is about, by its kind: the names of its arguments.
ARGUMENTS: dict[int, tuple[str, ...]] = {
    BUILD_PICK: ("bought",),
    BUILD_PLACE: ("tile",),
    LAST_PLACE: ("tile",),
    CANAL_CELL: ("tile",),
    CANAL_ROTATE: ("tile", "x", "y"),
    STEPS: ("rondel",),
    TRADE_GOOD: ("goods", "good"),
    EQUIP: ("piece",),
    DISCARD: ("seat", "red", "blue"),
}


def to_position(game: Plain) -> Data:
    """The full position: everything in the record, named."""
    return {
        "options": option_data(game),
        "turn": turn_data(game),
        "clock": {
            "advances": game.advances,
            "laps": game.laps,
            "reserve": game.reserve,
            "wheel": bool(game.wheel),
            "ending": bool(game.ending),
        },
        "decision": [question_data(game, i) for i in range(game.depth - 1, -1, -1)],
        **row_data(game),
        "rondels": {
            "equipment": EQUIPMENT_NAMES[game.equipment_at],
            "crew": CREW_NAMES[game.crew_at],
            "employee": game.employee_at,
            "exchange": number_or_none(game.exchange_at),
        },
        "employee_piles": [[EMPLOYEE_NAMES[employee] for employee in piles] for piles in game.pile.tolist()],
        "display": {
            name: [number_or_none(tile) for tile in game.ship_display[column].tolist()]
            for column, name in enumerate(COLUMN_NAMES)
        },
        "stacks": {name: ship_stack_data(game, kind) for kind, name in enumerate(KIND_NAMES_OF_TILES)},
        "scrapped": [tile for tile in range(SHIP_TILES) if game.scrapped[tile // 26] >> tile % 26 & 1],
        "commodities": commodity_data(game),
        "canals": canal_data(game),
        "seats": [seat_data(game, seat) for seat in range(game.players)],
        "fleet": [ship_data(game, ship) for ship in range(SHIPS) if game.ship_owner[ship] != NONE],
        "launching": launching_data(game),
        "solo": solo_data(game),
        "luck": luck_data(game),
        "barrier": bool(game.barrier),
    }


def number_or_none(number: int) -> int | None:
    """A number, or None for nothing."""
    return number if number >= 0 else None


def tile_data(tile: int) -> int | str | None:
    """A ship tile by its number, a blank one by its name."""
    return TILE_NAMES[tile] if tile >= BLANK else number_or_none(tile)


def option_data(game: Plain) -> Data:
    """The options, as `fairlead.new` takes them."""
    return {
        "players": game.players,
        "edition": EDITION_NAMES[game.edition],
        "contracts": CONTRACT_OPTION[game.sets],
        "employees": EMPLOYEE_OPTION[game.employee_layout],
        "middle_display": MIDDLE_OPTION[game.split],
        "loop_spaces": game.loop_spaces,
        "solo_removed": SOLO_OPTION[game.solo_out],
    }


def turn_data(game: Plain) -> Data:
    """Whose turn it is, and how far it has come."""
    return {
        "seat": game.seat,
        "number": game.turn,
        "phase": PHASE_NAMES[game.phase],
        "chosen": name_of(game.chosen, ACTION_NAMES),
        "chosen_done": bool(game.chosen_done),
        "bonus_done": bool(game.bonus_done),
        "finished": game.finished,
        "start_player": game.start_player,
    }


def row_data(game: Plain) -> Data:
    """The action row with everything on it."""
    row = [action for action in game.row.tolist() if action != NONE]
    return {
        "row": [ACTION_NAMES[action] for action in row],
        "spaces": {ACTION_NAMES[action]: game.space[action] for action in row} if game.edition == FIRST else {},
        "markers": [
            [ACTION_NAMES[action] for action in game.marker[seat].tolist() if action != NONE]
            for seat in range(game.seats)
        ],
        "guilders_on_tiles": {
            name: game.tile_guilders[action] for action, name in enumerate(ACTION_NAMES) if game.tile_guilders[action]
        },
    }


def ship_stack_data(game: Plain, kind: int) -> list[int]:
    """A ship stack, next tile first."""
    start = STACK_START[kind]
    return [game.ship_stack[start + i] for i in range(game.ship_left[kind] - 1, -1, -1)]


def commodity_data(game: Plain) -> Data:
    """The commodity column and where its tiles come from and go."""
    return {
        "display": [name_of(kind, COMMODITY_NAMES) for kind in game.commodity_display.tolist()],
        "stack": [COMMODITY_NAMES[game.commodity_stack[i]] for i in range(game.commodity_left - 1, -1, -1)],
        "discards": listed(game.commodity_discard.tolist(), COMMODITY_NAMES),
        "out": listed(game.commodity_out.tolist(), COMMODITY_NAMES),
    }


def canal_data(game: Plain) -> Data:
    """The canal column and where its tiles come from and go."""
    return {
        "display": [number_or_none(tile) for tile in game.canal_display.tolist()],
        "stack": [game.canal_stack[i] for i in range(game.canal_left - 1, -1, -1)],
        "discards": bits_of(game.canal_discard),
        "out": bits_of(game.canal_out),
    }


def listed(numbers: list[int], names: tuple[str, ...]) -> list[str]:
    """Each name as often as its number says."""
    return [name for name, number in zip(names, numbers, strict=True) for _ in range(number)]


def seat_data(game: Plain, seat: int) -> Data:
    """One player's things."""
    discarded = [contract for colour in game.discarded[seat].tolist() for contract in colour if contract != NONE]
    return {
        "guilders": game.guilders[seat],
        "pieces": counted(game.pieces[seat].tolist(), PIECE_NAMES),
        "yard": [tile_data(tile) for tile in game.yard[seat].tolist()],
        "commodities": listed(game.commodities[seat].tolist(), COMMODITY_NAMES),
        "employees": [EMPLOYEE_NAMES[employee] for employee in bits_of(game.employees[seat])],
        "used_canals": game.used_canals[seat],
        "canals": [system_data(game, seat, i) for i in range(CANALS) if game.canal_tile[seat, i] != NONE],
        "token": token_data(game, seat),
        "contracts": [CONTRACT_NAMES[contract] for contract in game.contracts[seat].tolist() if contract != NONE],
        "discarded": [CONTRACT_NAMES[contract] for contract in discarded],
        "contract_set": name_of(game.contract_set[seat], SET_NAMES),
        "points": dict(zip(POINT_NAMES, game.points[seat].tolist(), strict=True)),
    }


def system_data(game: Plain, seat: int, number: int) -> Data:
    """One tile of a canal system."""
    x, y = cell_data(game.canal_cell[seat, number])
    return {
        "number": number,
        "tile": game.canal_tile[seat, number],
        "rotation": game.canal_turn[seat, number],
        "x": x,
        "y": y,
    }


def cell_data(cell: int) -> tuple[int, int]:
    """A cell by its distance east and north of the first tile's."""
    return cell % CELL_NORTH - ORIGIN % CELL_NORTH, cell // CELL_NORTH - ORIGIN // CELL_NORTH


def token_data(game: Plain, seat: int) -> Data | None:
    """Where the ship token is."""
    if game.token_tile[seat] == NONE:
        return None
    return {
        "number": game.token_tile[seat],
        "space": SPACE_NAMES[game.token_space[seat]],
        "stern": STERN_NAMES[game.token_stern[seat]],
    }


def ship_data(game: Plain, ship: int) -> Data:
    """One ship that has sailed or is under way."""
    return {
        "seat": game.ship_owner[ship],
        "tiles": [tile_data(tile) for tile in game.ship_tiles[ship].tolist() if tile != NONE],
        "pieces": counted(game.ship_pieces[ship].tolist(), ABOARD_NAMES),
        "speed": game.ship_speed[ship],
        "cruise": game.ship_cruise[ship],
    }


def launching_data(game: Plain) -> Data | None:
    """The ship that is fitted out or sails, by its place in the fleet."""
    if game.launching == NONE:
        return None
    values = (game.launching, game.longest, game.steps_made, game.riband)
    return dict(zip(LAUNCHING_KEYS, values, strict=True))


def solo_data(game: Plain) -> Data | None:
    """The solo tiles: those that lie face up, in the order of turning, and the face-down ones, next first."""
    if game.players > 1:
        return None
    tiles = [SOLO_NAMES[tile] for tile in game.solo_stack.tolist()]
    return {"turned": tiles[: game.solo_turned], "stack": tiles[game.solo_turned :]}


def question_data(game: Plain, place: int) -> Data:
    """One question of the stack, with what it is about."""
    kind, seat, first, second = game.stack[place].tolist()
    values: tuple[Any, ...] = ()
    if kind in (BUILD_PICK, CANAL_CELL):
        values = (first,)
    elif kind in (BUILD_PLACE, LAST_PLACE):
        values = (tile_data(first),)
    elif kind == CANAL_ROTATE:
        values = (first, *cell_data(second))
    elif kind == STEPS:
        values = (ACTION_NAMES[first],)
    elif kind == TRADE_GOOD:
        values = (COMMODITY_NAMES[first], second)
    elif kind == EQUIP:
        values = (ABOARD_NAMES[first],)
    elif kind == DISCARD:
        values = (seat, first, second)
    return {"kind": KIND_NAMES[kind]} | dict(zip(ARGUMENTS.get(kind, ()), values, strict=True))
