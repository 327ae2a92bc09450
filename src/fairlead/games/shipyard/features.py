"""What a seat knows, as numbers for nets. The seat itself comes first, the others follow clockwise.

FEATURES declares the vector block by block; `features` fills it in that order. Values are scaled to about 0 to 1;
sums are taken in whole numbers and divided once, so that they are the same to the last bit everywhere. Nothing here
reads what `redact` would hide, so the vector of a full record and of a redacted one are the same.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import first_of, kind_of, second_of
from ..definition import Block
from .box import (
    ACTIONS,
    CANALS,
    CAPTAIN,
    COMMODITY_KINDS,
    CONTRACTS,
    CREW,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    EQUIPMENT,
    FIRST,
    GOODS,
    KINDS,
    OFFICIALS,
    PIECES,
    PILES,
    RING,
    ROWS,
    SEATS,
    SECTORS,
    SHAPES,
    SHIP_COLUMNS,
    SIDES,
    SLOTS,
    SOLO_TILES,
    SPACES,
    TAKES,
)
from .box import (
    FEATURES as TILE_FEATURES,
)
from .contracts import contract_points, length_of
from .cruise import longest_cruise
from .ending import total_points
from .launch import feature_count, normal_speed
from .questions import to_act
from .row import income_of, is_in_row, place_of
from .secrets import canal_in_hand, tile_in_hand
from .state import (
    BUILD_PICK,
    CELL_NORTH,
    EQUIP,
    HAND,
    NONE,
    ORIGIN,
    POINT_PARTS,
    QUESTIONS,
    SHIPS,
    STEPS,
    TRADE_GOOD,
)

ROW_NUMBERS = 5 + 2 * SEATS
TILE_NUMBERS = 1 + TILE_FEATURES
SLOT_NUMBERS = KINDS + TILE_FEATURES
CANAL_NUMBERS = 1 + SHAPES + OFFICIALS
MAP_NUMBERS = 4 + SHAPES + SIDES * OFFICIALS
SHIP_LENGTHS = SLOTS - 2
FLEET_NUMBERS = 2 + PIECES + 3 + SHIP_LENGTHS
SEAT_NUMBERS = 8 + POINT_PARTS + PIECES + COMMODITY_KINDS + OFFICIALS
FAR = 12  # how far the longest route of a seat is looked for

FEATURES = (
    Block("players", (SEATS,), "number of players, one of 1 to 4"),
    Block(
        "options", (4,), "second edition; contracts are sets; track of 24 spaces; what automata take leaves the game"
    ),
    Block("phase", (4,), "standard turns, final actions, last chances, over"),
    Block(
        "clock",
        (6,),
        "turn / 100; last round; laps / 4; cubes in reserve / 7; cube on the wheel; advances to the "
        "next lap or drop / 24",
    ),
    Block("decision", (QUESTIONS,), "kind of the decision, in the order of rules page 5.1"),
    Block("turn", (ACTIONS + 2,), "chosen action; it is done; bonus action bought"),
    Block(
        "building",
        (1 + SLOT_NUMBERS,),
        "tiles placed with this Build action / 3; ship tile in hand: kind, features / 2",
    ),
    Block("renting", (CANAL_NUMBERS,), "canal tile in hand: there; shape; officials / 2"),
    Block(
        "asked",
        (2 + 2 * GOODS + PIECES,),
        "equipment or crew rondel; commodity tile being traded: goods / 3; good asked; piece being fitted",
    ),
    Block(
        "under_way",
        (7 + TILE_FEATURES + PIECES,),
        "ship fitted out or sailing: there; longest route / 31; speed / 31; "
        "speed of its pieces / 31; steps made / 31; Blue Riband / 31; cruise points / 40; features / 4; pieces / 6",
    ),
    Block(
        "row",
        (ACTIONS, ROW_NUMBERS),
        "each action tile: in the row; place / 8; guilders on it / 4; income it would "
        "bring / 6; spaces behind the lead tile / 23; markers of each seat: the one moved next, the other",
    ),
    Block(
        "rondels",
        (4 + 4 + EMPLOYEE_SPACES + SECTORS + 1,),
        "equipment, crew, employee and exchange marker; before the first trade",
    ),
    Block("prices", (GOODS,), "prices of the next trade / 4"),
    Block("piles", (EMPLOYEES, 2), "each employee: tiles left / 2; steps to it / 8"),
    Block("ship_display", (SHIP_COLUMNS, ROWS, TILE_NUMBERS), "there; features / 2"),
    Block("commodity_display", (ROWS, GOODS), "goods / 3"),
    Block("canal_display", (ROWS, CANAL_NUMBERS), "there; shape; officials / 2"),
    Block("stacks", (5,), "bows / 26, middles / 52, sterns / 26, commodity tiles / 14, canal tiles / 24"),
    Block("contracts", (CONTRACTS, 2), "own contracts: held; worth now / 20"),
    Block("discarded", (CONTRACTS,), "own contracts that were discarded"),
    Block(
        "seats",
        (SEATS, SEAT_NUMBERS),
        "playing; to act; turns behind / 4; guilders / 20; points / 100; contracts / 6; "
        "used canals / 10; longest route up to 12 / 12; points by category / 50; pieces / 6; commodity tiles by kind "
        "/ 2; officials in the canal system / 8",
    ),
    Block("employees", (SEATS, EMPLOYEES), "employees of each seat"),
    Block("yards", (SEATS, SLOTS, SLOT_NUMBERS), "each slot: bow, middle, stern; features / 2"),
    Block(
        "fleets",
        (SEATS, FLEET_NUMBERS),
        "ships / 6; tiles / 30; pieces aboard / 8; rings, boats, lanterns / 8; ships of 3 to 9 tiles / 3",
    ),
    Block(
        "canals",
        (SEATS, CANALS, MAP_NUMBERS),
        "each tile of a system: there; x / 8; y / 8; token on it; shape; official on each side",
    ),
    Block("tokens", (SEATS, 2 * SPACES + 2), "space of the token; its stern, the last is out; not placed"),
    Block(
        "solo",
        (TAKES + 2 + SOLO_TILES,),
        "top back: 0, 1, 2 for purchases, steps / 4, none left; solo tiles that lie face up",
    ),
)


@kernel
def features(box, game, seat, out):
    """Fills the feature vector of a seat."""
    for i in range(out.size):
        out[i] = 0
    at = write_table(box, game, out)
    at = write_decision(box, game, out, at)
    at = write_ship_under_way(box, game, out, at)
    at = write_row(box, game, seat, out, at)
    at = write_rondels(box, game, out, at)
    at = write_displays(box, game, out, at)
    at = write_contracts(box, game, seat, out, at)
    at = write_seats(box, game, seat, out, at)
    at = write_hulls(box, game, seat, out, at)
    at = write_canals(box, game, seat, out, at)
    return write_solo(box, game, out, at)


@kernel
def seat_at(game, seat, i):
    """The seat that sits i places clockwise of a seat; automata sit behind the player; NONE beyond the last."""
    return (seat + i) % game.seats if i < game.seats else NONE


@kernel
def write_table(box, game, out):
    """Players, options, phase and clock."""
    out[game.players - 1] = 1
    at = SEATS
    out[at] = game.edition
    out[at + 1] = game.sets
    out[at + 2] = game.loop_spaces == 24
    out[at + 3] = game.solo_out
    out[at + 4 + game.phase] = 1
    at += 8
    out[at] = game.turn / 100
    out[at + 1] = game.ending
    out[at + 2] = game.laps / 4
    out[at + 3] = game.reserve / 7
    out[at + 4] = game.wheel
    if game.edition == FIRST:
        left = game.loop_spaces - game.advances % game.loop_spaces
    else:
        left = box.wheel_steps - (game.advances - box.first_drop) % box.wheel_steps
    out[at + 5] = left / 24
    return at + 6


@kernel
def write_decision(box, game, out, at):
    """The question asked and what it is about."""
    kind = kind_of(game)
    if kind != NONE:
        out[at + kind] = 1
    at += QUESTIONS
    if game.chosen != NONE:
        out[at + game.chosen] = 1
    out[at + ACTIONS] = game.chosen_done
    out[at + ACTIONS + 1] = game.bonus_done
    at += ACTIONS + 2
    if kind == BUILD_PICK:
        out[at] = first_of(game) / 3
    write_slot(box, tile_in_hand(game), out, at + 1)
    at += 1 + SLOT_NUMBERS
    write_canal_tile(box, canal_in_hand(game), out, at)
    at += CANAL_NUMBERS
    if kind == STEPS:
        out[at] = first_of(game) == EQUIPMENT
        out[at + 1] = first_of(game) == CREW
    elif kind == TRADE_GOOD:
        for good in range(GOODS):
            out[at + 2 + good] = box.goods[first_of(game), good] / 3
        out[at + 2 + GOODS + second_of(game)] = 1
    elif kind == EQUIP:
        out[at + 2 + 2 * GOODS + first_of(game)] = 1
    return at + 2 + 2 * GOODS + PIECES


@kernel
def write_slot(box, tile, out, at):
    """Kind and features of a ship tile; nothing for none."""
    if tile != NONE:
        out[at + box.tile_kind[tile]] = 1
        for feature in range(TILE_FEATURES):
            out[at + KINDS + feature] = box.tile_features[tile, feature] / 2


@kernel
def write_canal_tile(box, tile, out, at):
    """Shape and officials of a canal tile; nothing for none."""
    if tile == NONE:
        return
    out[at] = 1
    out[at + 1 + box.canal_shape[tile]] = 1
    for official in range(OFFICIALS):
        count = 0
        for side in range(SIDES):
            count += box.official[tile, 0, side] == official
        out[at + 1 + SHAPES + official] = count / 2


@kernel
def write_ship_under_way(box, game, out, at):
    """The ship that is fitted out or sails."""
    ship = game.launching
    if ship != NONE:
        out[at] = 1
        out[at + 1] = game.longest / 31
        out[at + 2] = game.ship_speed[ship] / 31
        out[at + 3] = normal_speed(box, game, ship) / 31
        out[at + 4] = game.steps_made / 31
        out[at + 5] = game.riband / 31
        out[at + 6] = game.ship_cruise[ship] / 40
        for feature in range(TILE_FEATURES):
            out[at + 7 + feature] = feature_count(box, game, ship, feature) / 4
        for piece in range(PIECES):
            out[at + 7 + TILE_FEATURES + piece] = game.ship_pieces[ship, piece] / 6
    return at + 7 + TILE_FEATURES + PIECES


@kernel
def write_row(box, game, seat, out, at):
    """The action tiles."""
    for action in range(ACTIONS):
        if is_in_row(game, action):
            out[at] = 1
            out[at + 1] = place_of(game, action) / 8
            out[at + 2] = game.tile_guilders[action] / 4
            out[at + 3] = income_of(box, game, action) / 6
            if game.edition == FIRST:
                out[at + 4] = (game.advances - game.space[action]) / 23
            for i in range(game.seats):
                other = seat_at(game, seat, i)
                out[at + 5 + i] = game.marker[other, 0] == action
                out[at + 5 + SEATS + i] = game.marker[other, 1] == action
        at += ROW_NUMBERS
    return at


@kernel
def write_rondels(box, game, out, at):
    """The four rondels, the next prices, and the employees with the steps to them."""
    out[at + game.equipment_at] = 1
    out[at + 4 + game.crew_at] = 1
    out[at + 8 + game.employee_at] = 1
    at += 8 + EMPLOYEE_SPACES
    out[at + (SECTORS if game.exchange_at == NONE else game.exchange_at)] = 1
    at += SECTORS + 1
    for good in range(GOODS):
        out[at + good] = box.sector_price[game.edition, (game.exchange_at + 1) % SECTORS, good] / 4
    at += GOODS
    for space in range(EMPLOYEE_SPACES):
        steps = (space - game.employee_at - 1) % EMPLOYEE_SPACES + 1
        for pile in range(PILES):
            employee = game.pile[space, pile]
            out[at + 2 * employee] = game.pile_left[employee] / 2
            out[at + 2 * employee + 1] = steps / 8
    return at + 2 * EMPLOYEES


@kernel
def write_displays(box, game, out, at):
    """The columns and the heights of the stacks."""
    for column in range(SHIP_COLUMNS):
        for row in range(ROWS):
            tile = game.ship_display[column, row]
            if tile != NONE:
                out[at] = 1
                for feature in range(TILE_FEATURES):
                    out[at + 1 + feature] = box.tile_features[tile, feature] / 2
            at += TILE_NUMBERS
    for row in range(ROWS):
        if game.commodity_display[row] != NONE:
            for good in range(GOODS):
                out[at + good] = box.goods[game.commodity_display[row], good] / 3
        at += GOODS
    for row in range(ROWS):
        write_canal_tile(box, game.canal_display[row], out, at)
        at += CANAL_NUMBERS
    out[at] = game.ship_left[0] / 26
    out[at + 1] = game.ship_left[1] / 52
    out[at + 2] = game.ship_left[2] / 26
    out[at + 3] = game.commodity_left / 14
    out[at + 4] = game.canal_left / 24
    return at + 5


@kernel
def write_contracts(box, game, seat, out, at):
    """The own contracts."""
    for i in range(HAND):
        contract = game.contracts[seat, i]
        if contract != NONE:
            out[at + 2 * contract] = 1
            out[at + 2 * contract + 1] = contract_points(box, game, seat, contract) / 20
    at += 2 * CONTRACTS
    for colour in range(2):
        for i in range(2):
            if game.discarded[seat, colour, i] != NONE:
                out[at + game.discarded[seat, colour, i]] = 1
    return at + CONTRACTS


@kernel
def write_seats(box, game, seat, out, at):
    """What each seat has, and its employees."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            write_seat(box, game, other, i, out, at + i * SEAT_NUMBERS)
    at += SEATS * SEAT_NUMBERS
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            for employee in range(EMPLOYEES):
                out[at + employee] = game.employees[other] >> employee & 1
        at += EMPLOYEES
    return at


@kernel
def write_seat(box, game, seat, behind, out, at):
    """Guilders, points, pieces, commodity tiles and officials of a seat."""
    out[at] = 1
    out[at + 1] = to_act(box, game) >> seat & 1
    out[at + 2] = behind / 4
    out[at + 3] = game.guilders[seat] / 20
    out[at + 4] = total_points(game, seat) / 100
    held = 0
    for i in range(HAND):
        held += game.contracts[seat, i] != NONE
    out[at + 5] = held / 6
    out[at + 6] = game.used_canals[seat] / 10
    out[at + 7] = longest_cruise(box, game, seat, FAR) / FAR
    at += 8
    for part in range(POINT_PARTS):
        out[at + part] = game.points[seat, part] / 50
    at += POINT_PARTS
    for piece in range(PIECES):
        out[at + piece] = game.pieces[seat, piece] / 6
    at += PIECES
    for kind in range(COMMODITY_KINDS):
        out[at + kind] = game.commodities[seat, kind] / 2
    at += COMMODITY_KINDS
    for official in range(OFFICIALS):
        count = 0
        for number in range(CANALS):
            if game.canal_tile[seat, number] != NONE:
                for side in range(SIDES):
                    count += box.official[game.canal_tile[seat, number], 0, side] == official
        out[at + official] = count / 8


@kernel
def write_hulls(box, game, seat, out, at):
    """Yards and fleets."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        for slot in range(SLOTS):
            if other != NONE:
                write_slot(box, game.yard[other, slot], out, at)
            at += SLOT_NUMBERS
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            write_fleet(box, game, other, out, at)
        at += FLEET_NUMBERS
    return at


@kernel
def write_fleet(box, game, seat, out, at):
    """Ships of a fleet: how many, how large, and what is on them."""
    ships, tiles = 0, 0
    for ship in range(SHIPS):
        if game.ship_owner[ship] == seat:
            ships += 1
            tiles += length_of(game, ship)
    out[at] = ships / 6
    out[at + 1] = tiles / 30
    at += 2
    for piece in range(PIECES):
        aboard = ships if piece == CAPTAIN else 0
        for ship in range(SHIPS):
            if game.ship_owner[ship] == seat:
                aboard += game.ship_pieces[ship, piece]
        out[at + piece] = aboard / 8
    at += PIECES
    for feature in range(3):
        count = 0
        for ship in range(SHIPS):
            if game.ship_owner[ship] == seat:
                count += feature_count(box, game, ship, RING + feature)
        out[at + feature] = count / 8
    at += 3
    for length in range(SHIP_LENGTHS):
        count = 0
        for ship in range(SHIPS):
            count += game.ship_owner[ship] == seat and length_of(game, ship) == length + 3
        out[at + length] = count / 3


@kernel
def write_canals(box, game, seat, out, at):
    """The canal systems and the tokens on them."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        for number in range(CANALS):
            if other != NONE and game.canal_tile[other, number] != NONE:
                write_canal(box, game, other, number, out, at)
            at += MAP_NUMBERS
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            if game.token_tile[other] == NONE:
                out[at + 2 * SPACES + 1] = 1
            else:
                out[at + game.token_space[other]] = 1
                out[at + SPACES + game.token_stern[other]] = 1
        at += 2 * SPACES + 2
    return at


@kernel
def write_canal(box, game, seat, number, out, at):
    """One tile of a canal system, by its place from the first tile."""
    tile, turn = game.canal_tile[seat, number], game.canal_turn[seat, number]
    cell = game.canal_cell[seat, number]
    out[at] = 1
    out[at + 1] = (cell % CELL_NORTH - ORIGIN % CELL_NORTH) / 8
    out[at + 2] = (cell // CELL_NORTH - ORIGIN // CELL_NORTH) / 8
    out[at + 3] = game.token_tile[seat] == number
    out[at + 4 + box.canal_shape[tile]] = 1
    for side in range(SIDES):
        out[at + 4 + SHAPES + OFFICIALS * side + box.official[tile, turn, side]] = 1


@kernel
def write_solo(box, game, out, at):
    """The open back and the solo tiles that lie face up."""
    if game.players == 1:
        if game.solo_turned < SOLO_TILES:
            out[at + box.back_take[game.solo_back]] = 1
            out[at + TAKES] = box.back_steps[game.solo_back] / 4
        else:
            out[at + TAKES + 1] = 1
        for i in range(game.solo_turned):
            out[at + TAKES + 2 + game.solo_stack[i]] = 1
    return at + TAKES + 2 + SOLO_TILES
