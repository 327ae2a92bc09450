"""What always holds, by the numbers of rules page 7. `check` returns the number of the first broken one, 0 if none is.

Invariants about changes (9, 16) are watched over whole games in the tests; here stands what one position can show.
Numbers 19 and 20 are our own: the question asked fits the position and has at least two answers (rules page 5.1), and
the solo tiles are whole.
"""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST as FIRST_ARGUMENT
from ...kernel.decisions import SEAT, SECOND, first_of, kind_of, second_of
from .box import (
    ACTIONS,
    BLANK,
    BLUE,
    BOW,
    CANALS,
    CAPTAIN,
    COLUMN_KIND,
    COMMODITY_KINDS,
    CREW,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    EQUIPMENT,
    FIRST,
    GOODS,
    KINDS,
    MIDDLE,
    OUT,
    PIECES,
    PILES,
    RED,
    ROWS,
    SEATS,
    SHIP_COLUMNS,
    SHIP_TILES,
    SLOTS,
    SOLO_TILES,
    STACK_SIZE,
    STACK_START,
    STERN,
)
from .canals import canal_on, cell_beside
from .contracts import contract_points, dealt_of_colour, discards_of, length_of
from .cruise import connected_with
from .launch import crew_aboard, gear_points, room_for
from .questions import find_answers
from .row import first_turns, has_advanced, is_available, is_occupied, row_length
from .secrets import canal_in_hand, count_in_hand, seen_commodities, set_with, tile_in_hand
from .state import (
    BLUE_POINTS,
    BUILD_PICK,
    BUILD_PLACE,
    CANAL_CELL,
    CANAL_ROTATE,
    CANAL_START,
    CHOOSE_ACTION,
    CREW_POINTS,
    CRUISE_POINTS,
    CRUISE_STEP,
    DISCARD,
    EQUIP,
    FINAL,
    FINAL_ACTION,
    GEAR_POINTS,
    HAND,
    LAST_CHANCE,
    LAST_PICK,
    LAST_PLACE,
    LAUNCH,
    NONE,
    OVER,
    RED_POINTS,
    SHIPS,
    SPEED_POINTS,
    STANDARD,
    START_SPACE,
    STEP4,
    STEPS,
    TRADE_GOOD,
    TRADE_TILE,
    TRADER_POINTS,
)
from .yard import has_ship, kind_in

QUESTION, SOLO = 19, 20  # our own
HALF = SHIP_TILES // 2

# The invariants in words, for positions written by hand.
INVARIANTS = {
    1: "every bow, middle and stern must be in exactly one place: stack, display, a yard, a ship or out of the game "
    "(SY-SUP-2)",
    2: "columns have no gaps below their top tile, and a ship column is short only if its stack is empty (SY-DISP-2, "
    "SY-DISP-3); only while tiles are bought may there be gaps",
    3: "a bow may lie on slots 1 to 7, a middle on 2 to 8, a stern on 3 to 9, no stern directly right of a bow "
    "(SY-YARD-7), and a completed ship only until its owner has launched it (SY-LAUNCH-1)",
    4: "a yard without an empty slot holds a completed ship (SY-YARD-8)",
    5: "every canal and commodity tile must be in exactly one place (SY-SUP-3)",
    6: "a canal system is connected, its tiles lie on different cells, and the ship token stands on one of its spaces "
    "with its stern beside it or out (SY-CANAL-3, SY-CRUISE-4)",
    7: "in the first edition there is a token exactly where there is a system (SY-CANAL-5), in the second no fleet "
    "without a token (SY-CANAL-6)",
    8: "every employee has as many tiles as the number of players says, in its pile or with players; level 2 needs "
    "level 1 (SY-SETUP-21, SY-HIRE-5)",
    9: "guilders, pieces and points are never negative (SY-SUP-4)",
    10: "each seat has its markers on tiles of its own (SY-FIRST-4, SY-ADV-1, SY-ADV-2)",
    11: "the row holds each action tile once, and the track of the first edition fits it (SY-SETUP-12, SY-ADV-9)",
    12: "guilders lie only on tiles without a marker, in the second edition, at most one for each drop (SY-CLOCK-4)",
    13: "after step 1 there are 4 tiles to choose from, 3 with two players (SY-CHOICE-5)",
    14: "everyone holds as many contracts of each colour as the clock says, each contract once (SY-CON-1 to SY-CON-7)",
    15: "a ship has 3 to 9 tiles from bow to stern, pieces that fit, and a speed from 1 to 31 (SY-YARD-5, SY-FIT-9)",
    16: "turns, advances, the clock and the phase belong together; the round is the last one exactly if a ship stack "
    "is empty (SY-ADV-8, SY-CLOCK-1, SY-CLOCK-3, SY-END-3, SY-I-16)",
    18: "points come from ships, and at the end from contracts and traders (SY-I-18)",
    SOLO: "the solo tiles are each there once, and their top back is shown (SY-SOLO-2)",
    QUESTION: "the decision must be one that can be asked here, with at least two options (rules page 5.1)",
}


@kernel
def check(box, game):
    """The number of the first broken invariant, or 0."""
    if not ship_tiles_are_conserved(box, game):
        return 1
    if not columns_are_filled(box, game):
        return 2
    if not yards_are_legal(box, game):
        return 3
    if not full_yards_hold_ships(box, game):
        return 4
    if not canals_and_commodities_are_conserved(box, game):
        return 5
    if not systems_are_connected(box, game):
        return 6
    if not tokens_are_placed(game):
        return 7
    if not employees_are_conserved(box, game):
        return 8
    if not nothing_is_negative(game):
        return 9
    if not row_is_whole(game):
        return 11
    if not markers_are_placed(game):
        return 10
    if not guilders_lie_free(box, game):
        return 12
    if not choices_are_enough(game):
        return 13
    if not hands_fit_clock(box, game):
        return 14
    if not ships_are_sound(box, game):
        return 15
    if not clock_fits_turns(box, game):
        return 16
    if not points_add_up(box, game):
        return 18
    if not solo_tiles_are_conserved(box, game):
        return SOLO
    return 0 if question_fits(box, game) else QUESTION


# ------------------------------------------------------------------ tiles


@kernel
def ship_tiles_are_conserved(box, game):
    """1: every ship tile is in exactly one place, and stacks hold tiles of their kind, deck II below deck I."""
    return is_half_conserved(game, 0) and is_half_conserved(game, 1) and are_stacks_in_order(box, game)


@kernel
def is_half_conserved(game, half):
    """Whether 52 tiles lie somewhere and are 52 different ones: bows and sterns, or the middles."""
    gone = game.scrapped[2 * half] | game.scrapped[2 * half + 1] << 26
    found, places = gone, count_bits(gone)
    ships = 0
    while ships < SHIPS and game.ship_owner[ships] != NONE:
        ships += 1
    for i in range(SHIP_TILES + SHIP_COLUMNS * ROWS + (game.players + ships) * SLOTS + 1):
        tile = tile_at(game, ships, i) - HALF * half
        if 0 <= tile < HALF:
            found |= 1 << tile
            places += 1
    return places == HALF and found == (1 << HALF) - 1


@kernel
def tile_at(game, ships, place):
    """The ship tile at one of all places, counted through: stacks, display, yards, so many ships, hand."""
    if place < SHIP_TILES:
        return game.ship_stack[place]
    place -= SHIP_TILES
    if place < SHIP_COLUMNS * ROWS:
        return game.ship_display[place // ROWS, place % ROWS]
    place -= SHIP_COLUMNS * ROWS
    if place < game.players * SLOTS:
        return game.yard[place // SLOTS, place % SLOTS]
    place -= game.players * SLOTS
    return game.ship_tiles[place // SLOTS, place % SLOTS] if place < ships * SLOTS else tile_in_hand(game)


@kernel
def are_stacks_in_order(box, game):
    """Whether each ship stack is as high as it says, with deck I of the middles on deck II."""
    for kind in range(KINDS):
        deck = 1
        for i in range(STACK_SIZE[kind]):
            tile = game.ship_stack[STACK_START[kind] + i]
            if (tile == NONE) != (i >= game.ship_left[kind]) or (tile != NONE and box.tile_kind[tile] != kind):
                return False
            if tile != NONE and kind == MIDDLE:
                if box.tile_deck[tile] > deck:
                    return False
                deck = box.tile_deck[tile]
    return True


@kernel
def columns_are_filled(box, game):
    """2: no gaps below a top tile, short ship columns only without a stack, and tiles of its kind in each column."""
    buying = kind_of(game) == BUILD_PICK or kind_of(game) == BUILD_PLACE or kind_of(game) == LAST_PLACE
    for column in range(SHIP_COLUMNS):
        for row in range(ROWS):
            tile = game.ship_display[column, row]
            if tile != NONE and box.tile_kind[tile] != COLUMN_KIND[column]:
                return False
        if not buying:
            filled = filled_rows(game.ship_display[column])
            if filled == NONE or (filled < ROWS and game.ship_left[COLUMN_KIND[column]] > 0):
                return False
    renting = kind_of(game) == CANAL_CELL or kind_of(game) == CANAL_ROTATE or kind_of(game) == CANAL_START
    if not renting:
        filled = filled_rows(game.canal_display)
        if filled == NONE or (filled < ROWS and game.canal_left > 0):
            return False
    filled = filled_rows(game.commodity_display)
    return filled == ROWS or (filled != NONE and game.commodity_left == 0)


@kernel
def filled_rows(column):
    """Tiles of a column, or NONE if it has a gap."""
    filled = 0
    while filled < ROWS and column[filled] != NONE:
        filled += 1
    for row in range(filled, ROWS):
        if column[row] != NONE:
            return NONE
    return filled


@kernel
def yards_are_legal(box, game):
    """3: every tile may lie where it lies; completed ships only in the yard of the seat whose turn it is."""
    for seat in range(game.players):
        for slot in range(SLOTS):
            kind = kind_in(box, game, seat, slot)
            if kind == BOW and (slot > SLOTS - 3 or kind_in(box, game, seat, slot + 1) == STERN):
                return False
            if kind == MIDDLE and not 1 <= slot <= SLOTS - 2:
                return False
            if kind == STERN and slot < 2:
                return False
        if has_ship(box, game, seat) and (seat != game.seat or game.depth == 0 or kind_of(game) == DISCARD):
            return False
    return True


@kernel
def full_yards_hold_ships(box, game):
    """4: where all slots are full, a ship is complete."""
    for seat in range(game.players):
        filled = 0
        for slot in range(SLOTS):
            filled += game.yard[seat, slot] != NONE
        if filled == SLOTS and not has_ship(box, game, seat):
            return False
    return True


@kernel
def canals_and_commodities_are_conserved(box, game):
    """5: every canal tile is in exactly one place; commodity tiles of each kind add up."""
    for tile in range(CANALS):
        places = (game.canal_discard >> tile & 1) + (game.canal_out >> tile & 1) + (canal_in_hand(game) == tile)
        for i in range(CANALS):
            places += game.canal_stack[i] == tile
            for seat in range(game.players):
                places += game.canal_tile[seat, i] == tile
        for row in range(ROWS):
            places += game.canal_display[row] == tile
        if places != 1 or (game.canal_stack[tile] == NONE) != (tile >= game.canal_left):
            return False
    for kind in range(COMMODITY_KINDS):
        stacked = 0
        for i in range(game.commodity_left):
            stacked += game.commodity_stack[i] == kind
        if stacked + seen_commodities(game, kind) != box.copies[kind]:
            return False
    return True


# ------------------------------------------------------------------ players


@kernel
def systems_are_connected(box, game):
    """6: tiles on different cells, connected; the token on a space that its tile has, its stern beside it or out."""
    for seat in range(game.players):
        tiles, first = 0, NONE
        for number in range(CANALS):
            if (game.canal_tile[seat, number] == NONE) != (game.canal_cell[seat, number] == NONE):
                return False
            if game.canal_tile[seat, number] != NONE:
                tiles |= 1 << number
                first = number if first == NONE else first
                if canal_on(game, seat, game.canal_cell[seat, number]) != number:
                    return False
        if tiles and connected_with(game, seat, first) != tiles:
            return False
        if game.token_tile[seat] != NONE and not is_token_sound(box, game, seat):
            return False
    return True


@kernel
def is_token_sound(box, game, seat):
    """Whether the token stands on a space of its tile with a stern that can be."""
    number, space, stern = game.token_tile[seat], game.token_space[seat], game.token_stern[seat]
    tile = game.canal_tile[seat, number]
    if tile == NONE:
        return False
    beside = box.neighbours[tile, game.canal_turn[seat, number], space]
    if stern == OUT:
        return beside != 0 and space < 8 and not space & 1
    return beside >> stern & 1 == 1


@kernel
def tokens_are_placed(game):
    """7: in the first edition a token wherever there is a system, in the second wherever there is a fleet."""
    for seat in range(game.players):
        has_canal, has_fleet = False, False
        for number in range(CANALS):
            has_canal = has_canal or game.canal_tile[seat, number] != NONE
        for ship in range(SHIPS):
            has_fleet = has_fleet or (game.ship_owner[ship] == seat and ship != game.launching)
        has_token = game.token_tile[seat] != NONE
        if has_fleet and not has_token:
            return False
        if game.edition == FIRST and has_canal != has_token:
            if kind_of(game) != CANAL_START or game.seat != seat:
                return False
        if not has_token and (game.token_space[seat] != 0 or game.token_stern[seat] != 0):
            return False
    return True


@kernel
def employees_are_conserved(box, game):
    """8: the copies of each employee add up, each has its pile, and level 2 traders follow level 1."""
    for employee in range(EMPLOYEES):
        copies, piles = game.pile_left[employee], 0
        for seat in range(game.players):
            has = game.employees[seat] >> employee & 1
            copies += has
            if has and box.level[employee] == 2 and not game.employees[seat] >> (employee - 1) & 1:
                return False
        for space in range(EMPLOYEE_SPACES):
            for pile in range(PILES):
                piles += game.pile[space, pile] == employee
        if copies != box.employee_copies[game.players] or piles != 1:
            return False
    return True


@kernel
def nothing_is_negative(game):
    """9: guilders and pieces are never below 0; seats that do not play have nothing."""
    for seat in range(SEATS):
        for piece in range(PIECES):
            if game.pieces[seat, piece] < 0 or (seat >= game.players and game.pieces[seat, piece] > 0):
                return False
        if game.guilders[seat] < 0 or (seat >= game.players and game.guilders[seat] > 0):
            return False
    return True


# ------------------------------------------------------------------ the row and the clock


@kernel
def markers_are_placed(game):
    """10: markers are where the turns so far have put them, all on different tiles."""
    used = 0
    for seat in range(SEATS):
        for i in range(2):
            action = game.marker[seat, i]
            if (action != NONE) != (i < markers_of(game, seat)):
                return False
            if action != NONE:
                if used >> action & 1:
                    return False
                used |= 1 << action
    if game.chosen == NONE or game.phase != STANDARD:
        return True
    return game.marker[game.seat, 1 if game.players == 2 and game.turn > game.players else 0] == game.chosen


@kernel
def markers_of(game, seat):
    """How many tiles hold markers of a seat now."""
    if seat >= game.seats:
        return 0
    turns = (game.turn - 1) // game.seats  # whole rounds before this one
    place = (seat - game.start_player) % game.seats
    now = (game.turn - 1) % game.seats
    turns += place < now or (place == now and kind_of(game) != CHOOSE_ACTION)
    most = 2 if game.players == 2 else 1
    choosing = place == now and kind_of(game) == CHOOSE_ACTION
    return most - 1 if choosing and has_advanced(game) else min(turns, most)


@kernel
def row_is_whole(game):
    """11: each tile once, and in the first edition falling numbers with the lead tile on n."""
    length, found = row_length(game), 0
    for place in range(ACTIONS):
        if (game.row[place] == NONE) != (place >= length):
            return False
        if place < length:
            found |= 1 << game.row[place]
    if found != (1 << length) - 1:
        return False
    if game.edition != FIRST:
        return True
    for place in range(1, length):
        if game.space[game.row[place]] >= game.space[game.row[place - 1]]:
            return False
    lead, last = game.space[game.row[0]], game.space[game.row[length - 1]]
    return lead == game.advances and lead - last <= game.loop_spaces - 2


@kernel
def guilders_lie_free(box, game):
    """12: guilders lie on tiles without markers, in all at most as many as there were drops."""
    lying = 0
    for action in range(ACTIONS):
        lying += game.tile_guilders[action]
        if game.tile_guilders[action] > 0 and is_occupied(game, action):
            return False
    drops = 0 if game.edition == FIRST else box.reserve[game.players] - game.reserve
    return 0 <= lying <= drops * box.last_guilder


@kernel
def choices_are_enough(game):
    """13: after step 1 the number of tiles to choose from is fixed."""
    if kind_of(game) != CHOOSE_ACTION or not has_advanced(game):
        return True
    available = 0
    for action in range(ACTIONS):
        available += is_available(game, action)
    return available == (3 if game.players == 2 else row_length(game) - game.seats)


@kernel
def clock_fits_turns(box, game):
    """16: advances follow from turns, laps and drops from advances, and the phase from all of them."""
    if game.advances != max(0, game.turn - first_turns(game)) or not phase_fits_clock(game):
        return False
    if (game.turn - 1 + game.start_player) % game.seats != game.seat and game.phase == STANDARD:
        return False
    # In the turn itself the clock has not been checked yet.
    counted = game.advances - (1 if game.chosen != NONE or kind_of(game) == CHOOSE_ACTION else 0)
    if game.phase != STANDARD:
        counted = game.advances
    if game.edition == FIRST:
        return game.wheel == 0 and game.reserve == 0 and game.laps == max(0, counted) // game.loop_spaces
    drops = (counted - box.first_drop) // box.wheel_steps + 1 if counted >= box.first_drop else 0
    left = box.reserve[game.players] - drops
    return game.laps == 0 and game.reserve == max(0, left) and game.wheel == (left >= 0)


@kernel
def phase_fits_clock(game):
    """Whether standard turns last until the clock or an empty ship stack ends them, and players then go in order."""
    is_stack_empty = game.ship_left[0] == 0 or game.ship_left[1] == 0 or game.ship_left[2] == 0
    if (game.ending == 1) != is_stack_empty:
        return False
    is_clock_out = game.laps == game.players if game.edition == FIRST else game.wheel == 0
    is_last_turn = game.turn % game.seats == 0
    if game.phase == STANDARD:
        return game.finished == 0 and (not is_clock_out or (game.edition != FIRST and is_last_turn))
    if not is_last_turn or not (is_clock_out or game.ending):
        return False
    if game.phase == OVER:
        return game.finished == game.players
    if kind_of(game) == DISCARD:
        return game.phase == FINAL and game.finished == 0
    return game.finished > 0 and game.seat == (game.start_player + game.finished - 1) % game.players


@kernel
def solo_tiles_are_conserved(box, game):
    """20: in the solo game each solo tile once, and the back of the top one shown; else none."""
    found = 0
    for i in range(SOLO_TILES):
        if game.solo_stack[i] != NONE:
            found |= 1 << game.solo_stack[i]
    if game.players > 1:
        return found == 0 and game.solo_turned == 0 and game.solo_back == NONE
    if found != (1 << SOLO_TILES) - 1 or game.solo_turned >= SOLO_TILES:
        return False
    return game.solo_back == box.solo_back[game.solo_stack[game.solo_turned]]


# ------------------------------------------------------------------ contracts, ships and points


@kernel
def hands_fit_clock(box, game):
    """14: dealt, less what was discarded; each contract once, of the edition; everyone alike between discards."""
    seen = 0
    for seat in range(game.players):
        for i in range(HAND):
            contract = game.contracts[seat, i]
            if contract != NONE:
                if seen >> contract & 1 or contract >= box.contract_first[game.edition]:
                    return False
                if game.sets and set_with(box, contract) != game.contract_set[seat]:
                    return False
                seen |= 1 << contract
        for colour in range(2):
            if count_in_hand(box, game, seat, colour) != dealt_of_colour(game) - discards_of(game, seat, colour):
                return False
            if discards_of(game, seat, colour) != discards_due(box, game) - still_to_discard(game, seat, colour):
                return False
            for i in range(2):
                contract = game.discarded[seat, colour, i]
                if contract != NONE:
                    if seen >> contract & 1 or box.contract_colour[contract] != colour:
                        return False
                    seen |= 1 << contract
        if (game.contract_set[seat] != NONE) != game.sets:
            return False
    return True


@kernel
def discards_due(box, game):
    """Contracts of each colour that the clock has asked for so far; in the end all but one."""
    if game.phase != STANDARD:
        return dealt_of_colour(game) - 1
    steps = game.laps if game.edition == FIRST else box.reserve[game.players] - game.reserve
    due = 0
    for step in range(1, steps + 1):
        due += box.discards[game.edition, game.sets, game.players, step]
    return due


@kernel
def still_to_discard(game, seat, colour):
    """Contracts of a colour that a seat is asked to discard now."""
    if kind_of(game) != DISCARD:
        return 0
    for i in range(game.depth):
        if game.stack[i, SEAT] == seat:
            return game.stack[i, FIRST_ARGUMENT if colour == RED else SECOND]
    return 0


@kernel
def ships_are_sound(box, game):
    """15: bow, middles, stern; pieces that fit; a speed that its pieces allow. Ships fill their places in order."""
    gap = False
    for ship in range(SHIPS):
        if game.ship_owner[ship] == NONE:
            gap = True
            continue
        if gap or game.ship_owner[ship] >= game.players or not is_hull(box, game, ship):
            return False
        if not pieces_fit(box, game, ship):
            return False
        under_way = ship == game.launching and kind_of(game) != START_SPACE and kind_of(game) != CRUISE_STEP
        if game.ship_speed[ship] < (0 if under_way else 1) or game.ship_cruise[ship] < 0:
            return False
    launching = game.launching
    return launching == NONE or (game.ship_owner[launching] == game.seat)


@kernel
def is_hull(box, game, ship):
    """Whether a ship is a bow, one to seven middles and a stern."""
    length = length_of(game, ship)
    if length < 3 or box.tile_kind[game.ship_tiles[ship, 0]] != BOW:
        return False
    for i in range(1, length - 1):
        if game.ship_tiles[ship, i] == NONE or box.tile_kind[game.ship_tiles[ship, i]] != MIDDLE:
            return False
    return game.ship_tiles[ship, length - 1] != NONE and box.tile_kind[game.ship_tiles[ship, length - 1]] == STERN


@kernel
def pieces_fit(box, game, ship):
    """Whether a ship has places for its pieces, with the builders that its owner has now (SY-FIT-9)."""
    seat = game.ship_owner[ship]
    for piece in range(PIECES):
        aboard = crew_aboard(game, ship) if piece == CAPTAIN else game.ship_pieces[ship, piece]
        room = room_for(box, game, seat, ship, piece) + (crew_aboard(game, ship) if piece == CAPTAIN else 0)
        if piece == CAPTAIN or piece > 2:
            if aboard > 0 and aboard > room:
                return False
    return True


@kernel
def points_add_up(box, game):
    """18: points for crew, cranes and cannons, speed and cruises are those of the ships; the rest comes at the end."""
    for seat in range(game.players):
        crew, gear, speed, cruise = 0, 0, 0, 0
        for ship in range(SHIPS):
            if game.ship_owner[ship] == seat and ship != game.launching:
                crew += box.crew_points * (1 + crew_aboard(game, ship))
                gear += gear_points(box, game, ship)
                speed += box.speed_points * game.ship_speed[ship]
                cruise += game.ship_cruise[ship]
        if game.points[seat, CREW_POINTS] != crew or game.points[seat, GEAR_POINTS] != gear:
            return False
        if game.points[seat, SPEED_POINTS] != speed or game.points[seat, CRUISE_POINTS] != cruise:
            return False
        if not final_points_add_up(box, game, seat):
            return False
    return True


@kernel
def final_points_add_up(box, game, seat):
    """Whether points for contracts and traders are there exactly when the game is over, and right (SY-END-14, -15)."""
    blue, red, traders = 0, 0, 0
    if game.phase == OVER:
        for i in range(HAND):
            contract = game.contracts[seat, i]
            if contract != NONE:
                points = contract_points(box, game, seat, contract)
                blue += points if box.contract_colour[contract] == BLUE else 0
                red += points if box.contract_colour[contract] == RED else 0
        for employee in range(EMPLOYEES):
            traders += box.trader_points[employee] * (game.employees[seat] >> employee & 1)
    parts = game.points[seat]
    return parts[BLUE_POINTS] == blue and parts[RED_POINTS] == red and parts[TRADER_POINTS] == traders


# ------------------------------------------------------------------ the question


@kernel
def question_fits(box, game):
    """19: what is asked fits the phase and the turn, and has at least two answers."""
    kind = kind_of(game)
    if (kind == NONE) != (game.phase == OVER):
        return False
    if (game.launching != NONE) != (EQUIP <= kind <= CRUISE_STEP and kind != DISCARD):
        return False
    if kind == NONE or kind == DISCARD:
        return True
    if game.seat >= game.players or not is_stack_sound(game):
        return False
    if not are_arguments_sound(box, game, kind):
        return False
    count, _ = find_answers(box, game)
    return count > 1


@kernel
def is_stack_sound(game):
    """Whether the questions below the one asked are those of a turn, a final action or a last chance."""
    kind = kind_of(game)
    bottom = game.stack[0, 0] == LAUNCH
    for i in range(game.depth):
        if game.stack[i, SEAT] != game.seat:
            return False
    if game.phase == STANDARD:
        if kind == CHOOSE_ACTION:
            return bottom and game.depth == 3 and game.stack[1, 0] == STEP4 and game.chosen == NONE
        if game.chosen == NONE or kind >= FINAL_ACTION:
            return False
        if kind == LAUNCH or EQUIP <= kind <= CRUISE_STEP:
            return bottom and game.chosen_done == 1
        return bottom and game.stack[1, 0] == STEP4
    if game.phase == FINAL:
        return bottom and kind != CHOOSE_ACTION and kind != STEP4 and kind < LAST_PICK
    in_last = kind == LAST_PICK or kind == LAST_PLACE or kind == LAUNCH or EQUIP <= kind <= CRUISE_STEP
    return bottom and game.phase == LAST_CHANCE and in_last


@kernel
def are_arguments_sound(box, game, kind):
    """Whether the question on top is about something that is there."""
    first, second = first_of(game), second_of(game)
    if kind == BUILD_PLACE or kind == LAST_PLACE:
        return 0 <= first < BLANK + KINDS
    if kind == BUILD_PICK:
        return 0 <= first < box.most_tiles
    if kind == CANAL_CELL or kind == CANAL_ROTATE:
        if not 0 <= first < CANALS:
            return False
        return kind == CANAL_CELL or is_beside_system(game, second)
    if kind == STEPS:
        return first == EQUIPMENT or first == CREW
    if kind == TRADE_TILE or kind == TRADE_GOOD:
        if game.exchange_at < 0:
            return False
        return kind == TRADE_TILE or (0 <= second < GOODS and game.commodities[game.seat, first] > 0)
    if kind == EQUIP:
        return 0 <= first < PIECES
    if kind == CRUISE_STEP:
        return game.token_tile[game.seat] != NONE and game.steps_made < game.ship_speed[game.launching]
    return True


@kernel
def is_beside_system(game, cell):
    """Whether a cell is free and beside the system of the seat whose turn it is."""
    if canal_on(game, game.seat, cell) != NONE:
        return False
    for number in range(CANALS):
        for side in range(4):
            if game.canal_tile[game.seat, number] != NONE:
                if cell_beside(game.canal_cell[game.seat, number], side) == cell:
                    return True
    return False
