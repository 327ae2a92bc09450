"""Set-up: shuffling, dealing, and the start player (rules page 3.2)."""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from ...kernel.random import draw, set_key, shuffle
from .box import (
    ACTIONS,
    BLUE,
    CANALS,
    COMMODITY_KINDS,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    ENGINEER,
    FIRST,
    KINDS,
    MIDDLE,
    PILES,
    RECRUITER,
    RED,
    ROWS,
    SEATS,
    SECOND,
    SETS,
    SHIP_COLUMNS,
    SHIP_TILES,
    SLOTS,
    STACK_SIZE,
    STACK_START,
)
from .contracts import put_in_hand
from .display import refill_canals, refill_commodities, refill_ships
from .row import is_in_row
from .solo import shuffle_solo_tiles
from .state import DISCARDS, HAND, NONE, PRINTED_EMPLOYEES, SHIPS, SPREAD_EMPLOYEES
from .turn import begin_turn, settle

# Places in the option vector that `setup` takes.
EDITION, CONTRACT_SETS, EMPLOYEE_LAYOUT, SPLIT, LOOP_SPACES, SOLO_OUT = range(6)


@kernel
def setup(box, game, seats, options, key):
    """Deals a new game (SY-SETUP-1 to SY-SETUP-23)."""
    for i in range(len(game.words)):
        game.words[i] = 0
    set_key(game, key)
    game.players = seats
    game.seats = 1 + box.automata if seats == 1 else seats
    game.edition = options[EDITION]
    game.sets = options[CONTRACT_SETS]
    game.employee_layout = options[EMPLOYEE_LAYOUT]
    game.split = options[SPLIT]
    game.loop_spaces = options[LOOP_SPACES]
    game.solo_out = options[SOLO_OUT]
    clear_table(game)
    deal_contracts(box, game)
    lay_out_ships(box, game)
    lay_out_commodities(box, game)
    lay_out_canals(game)
    lay_out_row(box, game)
    lay_out_rondels(box, game)
    lay_out_employees(box, game)
    if seats == 1:
        shuffle_solo_tiles(box, game)
    # Drawn last, so that the same seed deals the same table whoever starts.
    game.start_player = draw(game, seats) if seats > 1 else 0
    game.turn = 1
    begin_turn(box, game, game.start_player)
    settle(box, game)
    game.barrier = 1


@kernel
def clear_table(game):
    """Nothing anywhere (SY-SETUP-1)."""
    game.launching = NONE
    game.solo_back = NONE
    game.chosen = NONE
    for seat in range(SEATS):
        game.token_tile[seat] = NONE
        game.contract_set[seat] = NONE
        for i in range(2):
            game.marker[seat, i] = NONE
        for slot in range(SLOTS):
            game.yard[seat, slot] = NONE
        for number in range(CANALS):
            game.canal_tile[seat, number] = NONE
            game.canal_cell[seat, number] = NONE
        for i in range(HAND):
            game.contracts[seat, i] = NONE
        for i in range(DISCARDS):
            game.discarded[seat, BLUE, i] = NONE
            game.discarded[seat, RED, i] = NONE
    for ship in range(SHIPS):
        game.ship_owner[ship] = NONE
        for i in range(SLOTS):
            game.ship_tiles[ship, i] = NONE
    clear_display(game)


@kernel
def clear_display(game):
    """Empty columns and stacks."""
    for row in range(ROWS):
        game.commodity_display[row] = NONE
        game.canal_display[row] = NONE
        for column in range(SHIP_COLUMNS):
            game.ship_display[column, row] = NONE
    for i in range(SHIP_TILES):
        game.ship_stack[i] = NONE
    for i in range(len(game.commodity_stack)):
        game.commodity_stack[i] = NONE
    for i in range(CANALS):
        game.canal_stack[i] = NONE
    for i in range(len(game.solo_stack)):
        game.solo_stack[i] = NONE


@kernel
def deal_contracts(box, game):
    """Three blue and three red ones each, or a fixed set (SY-SETUP-5 to SY-SETUP-7)."""
    cards = game.ship_stack  # room to shuffle in; the ships come later
    if game.sets:
        for number in range(SETS):
            cards[number] = number
        shuffle(game, cards, 0, SETS)
        for seat in range(game.players):
            deal_set(box, game, seat, cards[seat])
        return
    for colour in range(2):
        dealt = 0
        for contract in range(box.contract_first[game.edition]):
            if box.contract_colour[contract] == colour:
                cards[dealt] = contract
                dealt += 1
        shuffle(game, cards, 0, dealt)
        for i in range(game.players * (HAND // 2)):
            put_in_hand(game, i // (HAND // 2), cards[i])


@kernel
def deal_set(box, game, seat, number):
    """One of the fixed sets (SY-SETUP-6)."""
    game.contract_set[seat] = number
    for i in range(2):
        put_in_hand(game, seat, box.set_contracts[number, BLUE, i])
        put_in_hand(game, seat, box.set_contracts[number, RED, i])


@kernel
def lay_out_ships(box, game):
    """Three stacks, deck I of the middles on deck II, and the display (SY-SETUP-8, SY-SETUP-10, SY-R-2)."""
    for kind in range(KINDS):
        start, size = STACK_START[kind], 0
        for deck in range(1, -1, -1):  # drawn from the end: deck II lies below
            below = size
            for tile in range(SHIP_TILES):
                if box.tile_kind[tile] == kind and box.tile_deck[tile] == deck:
                    game.ship_stack[start + size] = tile
                    size += 1
            if size > below:
                shuffle(game, game.ship_stack, start + below, start + size)
        game.ship_left[kind] = size
    if game.split:
        deal_split_middles(box, game)
    refill_ships(game)
    game.ending = 0


@kernel
def deal_split_middles(box, game):
    """The right middle column begins with the top five tiles of deck II (SY-SETUP-8)."""
    start, top = STACK_START[MIDDLE], 0
    while box.tile_deck[game.ship_stack[start + top]] == 1:
        top += 1
    column = SHIP_COLUMNS - 2
    for row in range(ROWS):
        game.ship_display[column, row] = game.ship_stack[start + top - 1 - row]
    for i in range(top, STACK_SIZE[MIDDLE]):
        game.ship_stack[start + i - ROWS] = game.ship_stack[start + i]
    for i in range(STACK_SIZE[MIDDLE] - ROWS, STACK_SIZE[MIDDLE]):
        game.ship_stack[start + i] = NONE
    game.ship_left[MIDDLE] -= ROWS


@kernel
def lay_out_commodities(box, game):
    """A tile with all three goods each; the others are the stack (SY-SETUP-3, SY-SETUP-9, SY-R-25)."""
    for kind in range(COMMODITY_KINDS):
        game.commodity_discard[kind] = box.copies[kind]
    for seat in range(game.players):
        game.commodities[seat, box.start_kind] = 1
        game.commodity_discard[box.start_kind] -= 1
    refill_commodities(game)  # which shuffles them into the stack first


@kernel
def lay_out_canals(game):
    """The canal stack and its column (SY-SETUP-9)."""
    game.canal_discard = (1 << CANALS) - 1
    refill_canals(game)


@kernel
def lay_out_row(box, game):
    """Printed places, and the other tiles at random between them (SY-SETUP-11 to SY-SETUP-13)."""
    loose = (1 << ACTIONS) - 1
    for place in range(ACTIONS):
        if box.row_start[place] != NONE:
            loose &= ~(1 << box.row_start[place])
    for place in range(ACTIONS):
        action = box.row_start[place]
        if action == NONE:
            action = draw_bit(game, loose)
            loose &= ~(1 << action)
        game.row[place] = action if is_in_row(game, action) else NONE
        if game.edition == FIRST and is_in_row(game, action):
            game.space[action] = -place


@kernel
def draw_bit(game, bits):
    """The number of one of the set bits, each equally likely."""
    choice = draw(game, count_bits(bits))
    number = 0
    while choice > 0 or not bits >> number & 1:
        choice -= bits >> number & 1
        number += 1
    return number


@kernel
def lay_out_rondels(box, game):
    """Where the markers start, and the cubes of the second edition (SY-SETUP-15 to SY-SETUP-17)."""
    game.equipment_at = draw(game, len(box.equipment_rondel))
    game.crew_at = draw(game, len(box.crew_rondel))
    game.employee_at = draw(game, EMPLOYEE_SPACES)
    game.exchange_at = box.exchange_start[game.edition]
    if game.edition == SECOND:
        game.reserve = box.reserve[game.players]
        game.wheel = 1
    for seat in range(game.players):
        game.guilders[seat] = box.start_guilders  # SY-SETUP-2


@kernel
def lay_out_employees(box, game):
    """Three piles at each space, by the option (SY-SETUP-18 to SY-SETUP-21)."""
    loose = (1 << EMPLOYEES) - 1
    trainers = box.role_bits[ENGINEER] | box.role_bits[RECRUITER]
    for space in range(EMPLOYEE_SPACES):
        fixed_pile = NONE
        if game.employee_layout == SPREAD_EMPLOYEES:
            fixed_pile = draw(game, PILES)
        elif game.employee_layout == PRINTED_EMPLOYEES:
            fixed_pile = 0
        for pile in range(PILES):
            if pile != fixed_pile:
                employee = draw_bit(game, loose if fixed_pile == NONE else loose & ~trainers)
            elif game.employee_layout == SPREAD_EMPLOYEES:
                employee = draw_bit(game, loose & trainers)
            else:
                employee = box.printed_employee[space]
            loose &= ~(1 << employee)
            game.pile[space, pile] = employee
    for employee in range(EMPLOYEES):
        game.pile_left[employee] = box.employee_copies[game.players]
