"""Reading positions: a record from plain data in the words of the glossary, as `positions` writes it.

What is not written follows from the rest. Every entry is checked by itself; whether all agree is for `invariants`.
"""

from __future__ import annotations

from typing import Any

from ...errors import OptionError, PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import push
from ...kernel.records import Plain
from ..definition import Data
from ..reading import choice, choice_or_none, choices, flag, read_luck, sequence, table, whole
from .box import (
    BLANK,
    CANALS,
    COMMODITY_TILES,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    FIRST,
    GOODS,
    PILES,
    ROWS,
    SEATS,
    SECTORS,
    SHIP_TILES,
    SLOTS,
    SOLO_TILES,
    STACK_SIZE,
    STACK_START,
)
from .contracts import discards_of, put_aside, put_in_hand
from .names import (
    ABOARD_NAMES,
    ACTION_NAMES,
    COLUMN_NAMES,
    COMMODITY_NAMES,
    CONTRACT_COLOURS,
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
)
from .positions import (
    ARGUMENTS,
    BLANK_NAMES,
    BOX,
    CANAL_KEYS,
    CLOCK_KEYS,
    COLUMN_KEYS,
    CREW_NAMES,
    EQUIPMENT_NAMES,
    KEYS,
    LAUNCHING_KEYS,
    OPTION_KEYS,
    RONDEL_KEYS,
    SEAT_KEYS,
    SHIP_KEYS,
    TOKEN_KEYS,
    TURN_KEYS,
)
from .row import row_length
from .solo import show_back
from .state import (
    BUILD_PICK,
    BUILD_PLACE,
    CANAL_CELL,
    CANAL_ROTATE,
    CELL_NORTH,
    DEEPEST,
    DISCARD,
    DISCARDS,
    EQUIP,
    FASTEST,
    HAND,
    LAST_PLACE,
    NONE,
    ORIGIN,
    SHIPS,
    STEPS,
    TRADE_GOOD,
)

MOST = 9999  # guilders and points
FARTHEST = 31  # cells from the first tile of a system

# The fields of the record in which nothing is -1.
EMPTY = (
    "launching",
    "solo_back",
    "chosen",
    "token_tile",
    "contract_set",
    "marker",
    "yard",
    "canal_tile",
    "canal_cell",
    "contracts",
    "discarded",
    "ship_owner",
    "ship_tiles",
    "commodity_display",
    "canal_display",
    "ship_display",
    "ship_stack",
    "commodity_stack",
    "canal_stack",
    "solo_stack",
)


def from_position(data: Data, game: Plain) -> None:
    """Fills a zeroed record from a full position; PositionError names the first entry that cannot be read.

    Whether the pieces add up is for `check`.
    """
    table(data, "", KEYS)
    for field in EMPTY:
        setattr(game, field, NONE)
    read_options(data["options"], game)
    read_turn(data["turn"], game)
    read_clock(data["clock"], game)
    read_row(data, game)
    read_rondels(data["rondels"], game)
    read_ships(data, game)
    read_commodities(data["commodities"], game)
    read_canals(data["canals"], game)
    for seat, entry in enumerate(sequence(data["seats"], "seats", game.players)):
        read_seat(entry, f"seats.{seat}", game, seat)
    read_piles(data["employee_piles"], game)
    read_fleet(data["fleet"], game)
    read_launching(data["launching"], game)
    read_solo(data["solo"], game)
    read_decision(data["decision"], game)
    read_luck(data["luck"], game)
    game.barrier = flag(data["barrier"], "barrier")


def read_options(data: Any, game: Plain) -> None:
    """The options, and how many seats have turns."""
    from . import check_options  # which stands above this file

    options = table(data, "options", OPTION_KEYS)
    game.players = whole(options["players"], "options.players", 1, SEATS)
    game.edition = choice(options["edition"], "options.edition", EDITION_NAMES)
    game.sets = choice(options["contracts"], "options.contracts", CONTRACT_OPTION)
    game.employee_layout = choice(options["employees"], "options.employees", EMPLOYEE_OPTION)
    game.split = choice(options["middle_display"], "options.middle_display", MIDDLE_OPTION)
    game.loop_spaces = whole(options["loop_spaces"], "options.loop_spaces", 23, 24)
    game.solo_out = choice(options["solo_removed"], "options.solo_removed", SOLO_OPTION)
    game.seats = 1 + BOX.automata if game.players == 1 else game.players
    try:
        check_options(dict(options))
    except OptionError as error:
        raise PositionError(str(error), "options") from None


def row_names(game: Plain) -> tuple[str, ...]:
    """The actions of this game; the subsidy is for four players (SY-SETUP-12)."""
    return ACTION_NAMES[: plain(row_length)(game)]


def read_turn(data: Any, game: Plain) -> None:
    """Whose turn it is, and how far it has come."""
    turn = table(data, "turn", TURN_KEYS)
    game.seat = whole(turn["seat"], "turn.seat", 0, game.seats - 1)
    game.turn = whole(turn["number"], "turn.number", 1, 200)
    game.phase = choice(turn["phase"], "turn.phase", PHASE_NAMES)
    game.chosen = choice_or_none(turn["chosen"], "turn.chosen", row_names(game))
    game.chosen_done = flag(turn["chosen_done"], "turn.chosen_done")
    game.bonus_done = flag(turn["bonus_done"], "turn.bonus_done")
    game.finished = whole(turn["finished"], "turn.finished", 0, game.players)
    game.start_player = whole(turn["start_player"], "turn.start_player", 0, game.players - 1)


def read_clock(data: Any, game: Plain) -> None:
    """Advances, and what they have brought about."""
    clock = table(data, "clock", CLOCK_KEYS)
    game.advances = whole(clock["advances"], "clock.advances", 0, 200)
    game.laps = whole(clock["laps"], "clock.laps", 0, SEATS)
    game.reserve = whole(clock["reserve"], "clock.reserve", 0, 7)
    game.wheel = flag(clock["wheel"], "clock.wheel")
    game.ending = flag(clock["ending"], "clock.ending")


def read_row(data: Data, game: Plain) -> None:
    """The action row with everything on it."""
    names = row_names(game)
    row = sequence(data["row"], "row", len(names))
    if sorted(choices(row, "row", names)) != list(range(len(names))):
        raise PositionError("must name every action tile once (SY-SETUP-12)", "row", "SY-SETUP-12")
    for place in range(len(ACTION_NAMES)):
        game.row[place] = choice(row[place], f"row.{place}", names) if place < len(row) else NONE
    spaces = table(data["spaces"], "spaces", names if game.edition == FIRST else ())
    for name, space in spaces.items():
        game.space[names.index(name)] = whole(space, f"spaces.{name}", -10, 200)
    for seat, actions in enumerate(sequence(data["markers"], "markers", game.seats)):
        for i, action in enumerate(choices(actions, f"markers.{seat}", names, 2)):
            game.marker[seat, i] = action
    for name, guilders in table(data["guilders_on_tiles"], "guilders_on_tiles", (), names).items():
        game.tile_guilders[names.index(name)] = whole(guilders, f"guilders_on_tiles.{name}", 0, 8)


def read_rondels(data: Any, game: Plain) -> None:
    """Where the four markers stand."""
    rondels = table(data, "rondels", RONDEL_KEYS)
    game.equipment_at = choice(rondels["equipment"], "rondels.equipment", EQUIPMENT_NAMES)
    game.crew_at = choice(rondels["crew"], "rondels.crew", CREW_NAMES)
    game.employee_at = whole(rondels["employee"], "rondels.employee", 0, EMPLOYEE_SPACES - 1)
    game.exchange_at = whole_or_none(rondels["exchange"], "rondels.exchange", SECTORS)


def whole_or_none(data: Any, path: str, end: int) -> int:
    """A whole number below `end`, or NONE for None."""
    return NONE if data is None else whole(data, path, 0, end - 1)


def ship_tile(data: Any, path: str) -> int:
    """A ship tile: its number, or the name of a blank one."""
    if isinstance(data, str) and data in BLANK_NAMES:
        return BLANK + BLANK_NAMES.index(data)
    if isinstance(data, str):
        blank = ", ".join(BLANK_NAMES)
        raise PositionError(f"must be a number from 0 to {SHIP_TILES - 1} or one of {blank}, found {data!r}", path)
    return whole(data, path, 0, SHIP_TILES - 1)


def tile_or_none(data: Any, path: str) -> int:
    """A ship tile, or NONE for None."""
    return NONE if data is None else ship_tile(data, path)


def numbers(data: Any, path: str, end: int, most: int | None = None) -> list[int]:
    """A list of different whole numbers below `end`."""
    items = [whole(item, f"{path}.{i}", 0, end - 1) for i, item in enumerate(sequence(data, path))]
    if len(set(items)) < len(items):
        raise PositionError("names a tile twice", path)
    if most is not None and len(items) > most:
        raise PositionError(f"must have at most {most} entries, found {len(items)}", path)
    return items


def read_ships(data: Data, game: Plain) -> None:
    """Display, stacks and what has left the game."""
    display = table(data["display"], "display", COLUMN_NAMES)
    for column, name in enumerate(COLUMN_NAMES):
        for row, tile in enumerate(sequence(display[name], f"display.{name}", ROWS)):
            game.ship_display[column, row] = whole_or_none(tile, f"display.{name}.{row}", SHIP_TILES)
    stacks = table(data["stacks"], "stacks", KIND_NAMES_OF_TILES)
    for kind, name in enumerate(KIND_NAMES_OF_TILES):
        stack = numbers(stacks[name], f"stacks.{name}", SHIP_TILES, STACK_SIZE[kind])
        game.ship_left[kind] = len(stack)
        for i, tile in enumerate(reversed(stack)):
            game.ship_stack[STACK_START[kind] + i] = tile
    for tile in numbers(data["scrapped"], "scrapped", SHIP_TILES):
        game.scrapped[tile // 26] |= 1 << tile % 26


def read_commodities(data: Any, game: Plain) -> None:
    """The commodity column and where its tiles come from and go."""
    entry = table(data, "commodities", COLUMN_KEYS)
    for row, kind in enumerate(sequence(entry["display"], "commodities.display", ROWS)):
        game.commodity_display[row] = choice_or_none(kind, f"commodities.display.{row}", COMMODITY_NAMES)
    stack = choices(entry["stack"], "commodities.stack", COMMODITY_NAMES, COMMODITY_TILES)
    game.commodity_left = len(stack)
    for i, kind in enumerate(reversed(stack)):
        game.commodity_stack[i] = kind
    for name, field in (("discards", game.commodity_discard), ("out", game.commodity_out)):
        for kind in choices(entry[name], f"commodities.{name}", COMMODITY_NAMES, COMMODITY_TILES):
            field[kind] += 1


def read_canals(data: Any, game: Plain) -> None:
    """The canal column and where its tiles come from and go."""
    entry = table(data, "canals", COLUMN_KEYS)
    for row, tile in enumerate(sequence(entry["display"], "canals.display", ROWS)):
        game.canal_display[row] = whole_or_none(tile, f"canals.display.{row}", CANALS)
    stack = numbers(entry["stack"], "canals.stack", CANALS)
    game.canal_left = len(stack)
    for i, tile in enumerate(reversed(stack)):
        game.canal_stack[i] = tile
    game.canal_discard = sum(1 << tile for tile in numbers(entry["discards"], "canals.discards", CANALS))
    game.canal_out = sum(1 << tile for tile in numbers(entry["out"], "canals.out", CANALS))


def read_pieces(data: Any, path: str, names: tuple[str, ...], most: int) -> list[int]:
    """Pieces by name; those not named are none."""
    entry = table(data, path, (), names)
    return [whole(entry.get(name, 0), f"{path}.{name}", 0, most) for name in names]


def read_seat(data: Any, path: str, game: Plain, seat: int) -> None:
    """One player's things."""
    entry = table(data, path, SEAT_KEYS)
    game.guilders[seat] = whole(entry["guilders"], f"{path}.guilders", 0, MOST)
    game.pieces[seat] = read_pieces(entry["pieces"], f"{path}.pieces", PIECE_NAMES, 127)
    for slot, tile in enumerate(sequence(entry["yard"], f"{path}.yard", SLOTS)):
        game.yard[seat, slot] = tile_or_none(tile, f"{path}.yard.{slot}")
    for kind in choices(entry["commodities"], f"{path}.commodities", COMMODITY_NAMES, COMMODITY_TILES):
        if game.commodities[seat, kind] == BOX.copies[kind]:
            raise PositionError(f"has more {COMMODITY_NAMES[kind]} than there are", f"{path}.commodities", "SY-SUP-3")
        game.commodities[seat, kind] += 1
    for employee in choices(entry["employees"], f"{path}.employees", EMPLOYEE_NAMES):
        if game.employees[seat] >> employee & 1:
            name = EMPLOYEE_NAMES[employee]
            raise PositionError(f"nobody has two equal employees, here {name}", f"{path}.employees", "SY-HIRE-4")
        game.employees[seat] |= 1 << employee
    game.used_canals[seat] = whole(entry["used_canals"], f"{path}.used_canals", 0, 127)
    for i, canal in enumerate(sequence(entry["canals"], f"{path}.canals")):
        read_canal(canal, f"{path}.canals.{i}", game, seat)
    read_token(entry["token"], f"{path}.token", game, seat)
    read_contracts(entry, path, game, seat)
    points = table(entry["points"], f"{path}.points", POINT_NAMES)
    for part, name in enumerate(POINT_NAMES):
        game.points[seat, part] = whole(points[name], f"{path}.points.{name}", 0, MOST)


def read_canal(data: Any, path: str, game: Plain, seat: int) -> None:
    """One tile of a canal system."""
    entry = table(data, path, CANAL_KEYS)
    number = whole(entry["number"], f"{path}.number", 0, CANALS - 1)
    if game.canal_tile[seat, number] != NONE:
        raise PositionError(f"number {number} is used twice (SY-D-2)", path, "SY-D-2")
    game.canal_tile[seat, number] = whole(entry["tile"], f"{path}.tile", 0, CANALS - 1)
    game.canal_turn[seat, number] = whole(entry["rotation"], f"{path}.rotation", 0, 3)
    game.canal_cell[seat, number] = read_cell(entry, path)


def read_cell(entry: Any, path: str) -> int:
    """A cell by x and y; the plane is large enough for every game."""
    x = whole(entry["x"], f"{path}.x", -FARTHEST, FARTHEST)
    return ORIGIN + x + CELL_NORTH * whole(entry["y"], f"{path}.y", -FARTHEST, FARTHEST)


def read_token(data: Any, path: str, game: Plain, seat: int) -> None:
    """Where the ship token is, None before it is put down."""
    if data is None:
        return
    entry = table(data, path, TOKEN_KEYS)
    game.token_tile[seat] = whole(entry["number"], f"{path}.number", 0, CANALS - 1)
    game.token_space[seat] = choice(entry["space"], f"{path}.space", SPACE_NAMES)
    game.token_stern[seat] = choice(entry["stern"], f"{path}.stern", STERN_NAMES)


def read_contracts(entry: Any, path: str, game: Plain, seat: int) -> None:
    """Contracts held and discarded, each part rising."""
    for contract in choices(entry["contracts"], f"{path}.contracts", CONTRACT_NAMES, HAND):
        plain(put_in_hand)(game, seat, contract)
    for contract in choices(entry["discarded"], f"{path}.discarded", CONTRACT_NAMES, 2 * DISCARDS):
        colour = BOX.contract_colour[contract]
        if plain(discards_of)(game, seat, colour) == DISCARDS:
            name = CONTRACT_COLOURS[colour]
            raise PositionError(f"at most two {name} contracts are discarded (SY-CON-6)", f"{path}.discarded")
        plain(put_aside)(game.discarded[seat, colour], contract)
    game.contract_set[seat] = choice_or_none(entry["contract_set"], f"{path}.contract_set", SET_NAMES)


def read_piles(data: Any, game: Plain) -> None:
    """Which employee each pile is of. How many are left follows from those that players have (SY-SETUP-21)."""
    for space, piles in enumerate(sequence(data, "employee_piles", EMPLOYEE_SPACES)):
        path = f"employee_piles.{space}"
        for pile, name in enumerate(sequence(piles, path, PILES)):
            game.pile[space, pile] = choice(name, f"{path}.{pile}", EMPLOYEE_NAMES)
    copies = BOX.employee_copies[game.players]
    for employee in range(EMPLOYEES):
        left = copies - sum(game.employees[seat] >> employee & 1 for seat in range(game.players))
        if left < 0:
            what = f"more players have a {EMPLOYEE_NAMES[employee]} than there are tiles, {copies} (SY-SETUP-21)"
            raise PositionError(what, "seats", "SY-SETUP-21")
        game.pile_left[employee] = left


def read_fleet(data: Any, game: Plain) -> None:
    """Ships in the order of their launching."""
    ships = sequence(data, "fleet")
    if len(ships) > SHIPS:
        raise PositionError(f"must have at most {SHIPS} ships, found {len(ships)}", "fleet")
    for ship, entry in enumerate(ships):
        path = f"fleet.{ship}"
        table(entry, path, SHIP_KEYS)
        game.ship_owner[ship] = whole(entry["seat"], f"{path}.seat", 0, game.players - 1)
        tiles = sequence(entry["tiles"], f"{path}.tiles")
        if len(tiles) > SLOTS:
            raise PositionError(f"a ship has at most {SLOTS} tiles (SY-YARD-5)", f"{path}.tiles", "SY-YARD-5")
        for i, tile in enumerate(tiles):
            game.ship_tiles[ship, i] = ship_tile(tile, f"{path}.tiles.{i}")
        game.ship_pieces[ship] = read_pieces(entry["pieces"], f"{path}.pieces", ABOARD_NAMES, 18)
        game.ship_speed[ship] = whole(entry["speed"], f"{path}.speed", 0, FASTEST)
        game.ship_cruise[ship] = whole(entry["cruise"], f"{path}.cruise", 0, MOST)


def read_launching(data: Any, game: Plain) -> None:
    """The ship under way, None if there is none."""
    if data is None:
        return
    entry = table(data, "launching", LAUNCHING_KEYS)
    game.launching = whole(entry["ship"], "launching.ship", 0, SHIPS - 1)
    for name in LAUNCHING_KEYS[1:]:
        setattr(game, name, whole(entry[name], f"launching.{name}", 0, FASTEST))


def read_solo(data: Any, game: Plain) -> None:
    """The solo tiles; the back of the top one is open (SY-SOLO-2)."""
    if game.players > 1:
        if data is not None:
            raise PositionError(f"must be none with {game.players} players, found {data!r}", "solo")
        return
    entry = table(data, "solo", ("turned", "stack"))
    turned = choices(entry["turned"], "solo.turned", SOLO_NAMES, SOLO_TILES)
    tiles = turned + choices(entry["stack"], "solo.stack", SOLO_NAMES)
    if sorted(tiles) != list(range(SOLO_TILES)):
        raise PositionError("turned and stack must name every solo tile once (SY-SOLO-2)", "solo", "SY-SOLO-2")
    for i, tile in enumerate(tiles):
        game.solo_stack[i] = tile
    game.solo_turned = len(turned)
    plain(show_back)(BOX, game)


def read_decision(data: Any, game: Plain) -> None:
    """The questions, first the one that is asked; the others wait below it."""
    questions = sequence(data, "decision")
    if len(questions) > DEEPEST:
        raise PositionError(f"must have at most {DEEPEST} questions, found {len(questions)}", "decision")
    for i in range(len(questions) - 1, -1, -1):
        kind, seat, first, second = read_question(questions[i], f"decision.{i}", game)
        plain(push)(game, kind, seat, first, second)


def read_question(data: Any, path: str, game: Plain) -> tuple[int, int, int, int]:
    """One question: its kind, who is asked, and two arguments."""
    names = {name for arguments in ARGUMENTS.values() for name in arguments}
    kind = choice(table(data, path, ("kind",), sorted(names))["kind"], f"{path}.kind", KIND_NAMES)
    entry = table(data, path, ("kind", *ARGUMENTS.get(kind, ())))
    seat, first, second = game.seat, 0, 0
    if kind == BUILD_PICK:
        first = whole(entry["bought"], f"{path}.bought", 0, BOX.most_tiles - 1)
    elif kind in (BUILD_PLACE, LAST_PLACE):
        first = ship_tile(entry["tile"], f"{path}.tile")
    elif kind in (CANAL_CELL, CANAL_ROTATE):
        first = whole(entry["tile"], f"{path}.tile", 0, CANALS - 1)
        second = read_cell(entry, path) if kind == CANAL_ROTATE else 0
    elif kind == STEPS:
        first = ACTION_NAMES.index(
            ("equipment", "crew")[choice(entry["rondel"], f"{path}.rondel", ("equipment", "crew"))]
        )
    elif kind == TRADE_GOOD:
        first = choice(entry["goods"], f"{path}.goods", COMMODITY_NAMES)
        second = whole(entry["good"], f"{path}.good", 0, GOODS - 1)
    elif kind == EQUIP:
        first = choice(entry["piece"], f"{path}.piece", ABOARD_NAMES)
    elif kind == DISCARD:
        seat = whole(entry["seat"], f"{path}.seat", 0, game.players - 1)
        first = whole(entry["red"], f"{path}.red", 0, DISCARDS)
        second = whole(entry["blue"], f"{path}.blue", 0, DISCARDS)
    return kind, seat, first, second
