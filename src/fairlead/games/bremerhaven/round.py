"""The round: its phases, the questions they raise, and how several seats answer at once (rules page 3.2, 5 and 6.2).

A seat that is asked has one row on the stack, and the rows lie in the order of the seats. So the record does not tell
who answered first, and decisions of different seats commute (BH-PAR-2). A phase ends when no row is left.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SEAT, SECOND, pop, push, raise_barrier, remove_row, row_for
from .actions import (
    CHOOSE_CARGO,
    DOCK_SHIP,
    KEEP_LADDER,
    LAY_ORDER,
    LEAVE_FLOTSAM,
    MOVES_DONE,
    PERMITS_DONE,
    PICK_GOOD,
    PLACE_CARD,
    REFUSE_ORDER,
    SEND_AWAY,
    SET_PRICE,
    SWAP_RANKS,
    TAKE_FLOTSAM,
    TAKE_UPGRADE,
    WORK_SET,
)
from .bidding import next_bidder, place_card, take_cards_back, total_on, winner_of
from .boards import refill
from .box import (
    FLOTSAM_EVENT,
    HAND,
    JOKER,
    LADDER_SPACE,
    LAND,
    PERMIT_SPACE,
    SEA,
    SPACES,
)
from .city import (
    award_building,
    can_upgrade,
    choose_price_card,
    pay_car_park,
    pay_income,
    price_chooser,
    swap_ranks,
    turn_price_card,
    upgrade,
    use_permit,
)
from .ending import end_game
from .land import discard_order, lay_order, refuse_order
from .moving import move_goods
from .newspaper import meet_event, turn_newspaper
from .production import hold_auction, work
from .questions import find_answers
from .sea import can_dock, discard_ship, dock_ship, take_cargo
from .settlement import pass_time, show_prestige
from .solo import bid_for_dummy, is_dummy, make_dummy_captain, upgrade_dummy
from .state import (
    BID,
    BIDDING,
    BOARDS,
    CARGO,
    CLIMBING,
    DOCK,
    EVENT,
    FLOTSAM,
    HARBOURS,
    LADDER,
    MOVE,
    NONE,
    ORDER,
    OVER,
    PERMIT,
    PERMITS,
    PRICE,
    PRICING,
    PRODUCE,
    SETTING_UP,
    START_GOOD,
    UPGRADE,
    UPGRADES,
)

# ------------------------------------------------------------------ asking


@kernel
def ask(game, kind, seat, first, second):
    """Raises a question for a seat that is asked nothing yet; rows stay in the order of the seats."""
    push(game, kind, seat, first, second)
    row = game.depth - 1
    while row > 0 and game.stack[row - 1, SEAT] > seat:
        for i in range(4):
            game.stack[row, i] = game.stack[row - 1, i]
        row -= 1
    set_row(game, row, kind, first, second)
    game.stack[row, SEAT] = seat


@kernel
def set_row(game, row, kind, first, second):
    """Asks a seat something else."""
    game.stack[row, KIND] = kind
    game.stack[row, FIRST] = first
    game.stack[row, SECOND] = second


@kernel
def apply(box, game, seat, action):
    """Plays one decision and runs on to the next."""
    game.barrier = 0
    answer(box, game, seat, row_for(game, seat), action)
    seek(box, game, seat)
    if game.depth == 0 and game.players > 1:
        raise_barrier(game)  # the others go on with the next step
    run_on(box, game)


@kernel
def seek(box, game, seat):
    """Answers for a seat as long as there is one answer only (rules page 5.1)."""
    row = row_for(game, seat)
    while row != NONE:
        count, only = find_answers(box, game, seat, row)
        if count > 1:
            return
        answer(box, game, seat, row, only)
        row = row_for(game, seat)


@kernel
def run_on(box, game):
    """Goes from phase to phase until somebody is asked, or to the end."""
    while game.depth == 0 and game.phase != OVER:
        phase = game.phase
        if phase == BIDDING and game.placed < HAND * game.stones:
            ask_bid(box, game)
        elif phase == SETTING_UP:
            begin_round(game)
        elif phase == EVENT:
            end_round(box, game)
        elif phase <= UPGRADES:
            go_through_city(box, game)
        else:
            go_to_harbours(box, game)


@kernel
def begin_round(game):
    """The next bidding phase (BH-HAND-2)."""
    game.round += 1
    game.phase = BIDDING


@kernel
def go_through_city(box, game):
    """From the reveal to 1.3 (BH-ROUND-1, BH-BID-7)."""
    if game.phase == BIDDING:
        pay_car_park(box, game)
        award_building(box, game)
        begin_permits(box, game)
    elif game.phase == PERMITS:
        begin_upgrades(box, game)
    else:
        begin_pricing(box, game)


@kernel
def go_to_harbours(box, game):
    """From 1.5 to 5.1 (BH-ROUND-1)."""
    if game.phase == PRICING:
        begin_climbing(box, game)
    elif game.phase == CLIMBING:
        pay_income(box, game)
        begin_boards(box, game)
    elif game.phase == BOARDS:
        begin_harbours(box, game)
    else:
        begin_event(box, game)


# ------------------------------------------------------------------ phases


@kernel
def ask_bid(box, game):
    """The next card: the dummy's is chance (BH-BID-1, BH-SOLO-7)."""
    seat = next_bidder(game)
    if is_dummy(game, seat):
        bid_for_dummy(box, game)
    else:
        ask(game, BID, seat, 0, 0)


@kernel
def begin_permits(box, game):
    """1.2: every bidder may use permits (BH-BID-11, BH-PERM-4, BH-SOLO-12)."""
    game.phase = PERMITS
    for seat in range(game.players):
        if total_on(box, game, seat, PERMIT_SPACE) > 0:
            ask(game, PERMIT, seat, 0, 0)
            seek(box, game, seat)


@kernel
def begin_upgrades(box, game):
    """1.3: every bidder who can pay may upgrade (BH-INFL-1, BH-DEC-4)."""
    game.phase = UPGRADES
    for seat in range(game.players):
        if can_upgrade(box, game, seat):
            ask(game, UPGRADE, seat, 0, 0)
    if game.players < game.stones:
        upgrade_dummy(box, game)


@kernel
def begin_pricing(box, game):
    """1.4: somebody chooses the price card, or the next one comes (BH-PRICE-1, BH-PRICE-4, BH-SOLO-14)."""
    game.phase = PRICING
    chooser = price_chooser(box, game)
    if chooser == NONE:
        turn_price_card(game)
    else:
        ask(game, PRICE, chooser, 0, 0)


@kernel
def begin_climbing(box, game):
    """1.5: the winner may swap two stones (BH-LADDER-1, BH-LADDER-4, BH-SOLO-15)."""
    game.phase = CLIMBING
    winner = winner_of(box, game, LADDER_SPACE)
    if winner == NONE:
        return
    if is_dummy(game, winner):
        make_dummy_captain(game)
    else:
        ask(game, LADDER, winner, 0, 0)


@kernel
def begin_boards(box, game):
    """Sea and land: everybody handles the own cards, ships first, from left to right (BH-PAR-3)."""
    game.phase = BOARDS
    for place in range(game.stones):
        discard_for_dummy(box, game, place)
    for seat in range(game.players):
        take_next_card(box, game, seat)
        seek(box, game, seat)


@kernel
def discard_for_dummy(box, game, place):
    """Ships and orders won by the dummy are discarded (BH-SOLO-11)."""
    if game.players == game.stones:
        return
    if game.sea[place] != NONE and is_dummy(game, winner_of(box, game, SEA + place)):
        discard_ship(game, game.sea[place])
        game.sea[place] = NONE
    if game.land[place] != NONE and is_dummy(game, winner_of(box, game, LAND + place)):
        discard_order(game, game.land[place])
        game.land[place] = NONE


@kernel
def take_next_card(box, game, seat):
    """Asks a seat about the next card it has won; a ship that fits nowhere is discarded (BH-SHIP-1, -5, BH-ORDER-1)."""
    for place in range(game.stones):
        ship = game.sea[place]
        if ship != NONE and winner_of(box, game, SEA + place) == seat:
            if can_dock(box, game, seat, ship):
                ask(game, DOCK, seat, place, 0)
                return
            discard_ship(game, ship)
            game.sea[place] = NONE
    for place in range(game.stones):
        if game.land[place] != NONE and winner_of(box, game, LAND + place) == seat:
            ask(game, ORDER, seat, game.land[place], place)
            return


@kernel
def begin_harbours(box, game):
    """4.1 to 4.4, everybody in the own harbour (BH-ROUND-3)."""
    game.phase = HARBOURS
    for seat in range(game.players):
        hold_auction(box, game, seat)
        ask(game, PRODUCE, seat, 0, 0)
        seek(box, game, seat)


@kernel
def begin_event(box, game):
    """5.1: the event of this round; Flotsam is a choice (BH-NEWS-1, BH-EV-4)."""
    game.phase = EVENT
    for seat in range(game.players):
        meet_event(box, game, seat)
        if game.event == FLOTSAM_EVENT:
            ask(game, FLOTSAM, seat, 0, 0)
            seek(box, game, seat)


@kernel
def end_round(box, game):
    """5.2, then refill and hands, or the end (BH-NEWS-4, BH-NEWS-5, BH-HAND-1)."""
    raise_barrier(game)
    game.track += game.move
    if game.track >= box.track_end:
        end_game(box, game)
        return
    turn_newspaper(box, game)
    refill(game)
    take_cards_back(game)
    begin_round(game)


# ------------------------------------------------------------------ answers


@kernel
def answer(box, game, seat, row, action):
    """What an answer of a seat to its question does."""
    kind = game.stack[row, KIND]
    if kind == MOVE or kind == PRODUCE:
        answer_harbour(box, game, seat, row, action)
    elif kind == BID:
        pop(game)
        raise_barrier(game)  # BH-BID-6
        place_card(game, seat, (action - PLACE_CARD) // SPACES + 1, (action - PLACE_CARD) % SPACES)
    elif kind == PERMIT:
        answer_permit(box, game, seat, row, action)
    elif kind == DOCK or kind == CARGO or kind == ORDER:
        answer_board(box, game, seat, row, action)
    elif kind == START_GOOD or kind == FLOTSAM:
        answer_good(box, game, seat, row, action)
    else:
        answer_city(box, game, seat, row, action)


@kernel
def answer_permit(box, game, seat, row, action):
    """Uses a permit, or is done (BH-PERM-6, BH-PERM-13)."""
    if action == PERMITS_DONE:
        remove_row(game, row)
        return
    use_permit(box, game, seat, action, game.stack[row, FIRST])
    game.stack[row, FIRST] = 1


@kernel
def answer_city(box, game, seat, row, action):
    """Upgrade, price card or ladder (BH-INFL-1, BH-PRICE-1, BH-LADDER-1)."""
    remove_row(game, row)
    if action == TAKE_UPGRADE:
        upgrade(box, game, seat)
    elif SET_PRICE <= action < KEEP_LADDER:
        choose_price_card(game, action - SET_PRICE)
    elif action >= SWAP_RANKS:
        swap_ranks(game, action - SWAP_RANKS)


@kernel
def answer_board(box, game, seat, row, action):
    """Docks a ship, fixes its cargo, lays or refuses an order (BH-SHIP-2, BH-SHIP-8, BH-ORDER-2)."""
    kind, first, place = game.stack[row, KIND], game.stack[row, FIRST], game.stack[row, SECOND]
    if kind == DOCK and action != SEND_AWAY:
        dock = action - DOCK_SHIP
        dock_ship(box, game, seat, first, dock)
        if box.cargo[game.dock_ship[seat, dock]] == JOKER:
            set_row(game, row, CARGO, dock, 0)
            return
    elif kind == DOCK:
        discard_ship(game, game.sea[first])
        game.sea[first] = NONE
    elif kind == CARGO:
        take_cargo(box, game, seat, first, action - CHOOSE_CARGO)
    else:
        if place != NONE:
            game.land[place] = NONE
        if action == REFUSE_ORDER:
            refuse_order(box, game, seat, first)
        else:
            lay_order(box, game, seat, first, action - LAY_ORDER)
    remove_row(game, row)
    if game.phase == BOARDS:
        take_next_card(box, game, seat)


@kernel
def answer_harbour(box, game, seat, row, action):
    """Production, then moves until done, then prestige and time (BH-ROUND-3, BH-DEC-10)."""
    if game.stack[row, KIND] == PRODUCE:
        work(box, game, seat, action - WORK_SET)
        set_row(game, row, MOVE, 0, 0)
    elif action == MOVES_DONE:
        remove_row(game, row)
        show_prestige(box, game, seat)
        pass_time(box, game, seat)
    else:
        game.stack[row, FIRST] = move_goods(box, game, seat, action)


@kernel
def answer_good(box, game, seat, row, action):
    """Takes a start good, or flotsam (BH-SETUP-20, BH-DEC-1, BH-EV-4)."""
    if game.stack[row, KIND] == START_GOOD:
        kind = action - PICK_GOOD
        game.storage[seat, kind] += 1
        game.stack[row, FIRST] += 1
        game.stack[row, SECOND] = kind
        if game.stack[row, FIRST] == box.start_goods:
            remove_row(game, row)
        return
    remove_row(game, row)
    if action != LEAVE_FLOTSAM:
        game.storage[seat, action - TAKE_FLOTSAM] += 1
