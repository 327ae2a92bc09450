"""Set-up: piles, ranks, harbours, start orders and start goods (rules page 3.1)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.random import set_key, shuffle
from .boards import draw_order, fill_boards
from .box import (
    AREAS,
    BUILDINGS,
    DECKS,
    DOCKS,
    FIELDS,
    GOODS,
    HAND,
    LONG,
    NEWS,
    ORDERS,
    PLACES,
    PRICES,
    SEATS,
    SHIPS,
    SOLO,
    WALLS,
)
from .city import turn_price_card
from .clauses import LEGAL
from .harbour import construct
from .land import lay_order
from .newspaper import show_move
from .paying import receive
from .questions import refuse_start_good
from .round import ask, run_on, seek
from .solo import DUMMY, shuffle_newspapers
from .state import NONE, ORDER, SETTING_UP, START_GOOD, START_MONEY

# Places in the option vector that `setup` takes.
VARIANT, REFUSE_SHIPS, EXCHANGE_BEATS_DUMMY = range(3)


@kernel
def setup(box, game, seats, options, key):
    """Deals a new game (BH-SETUP-1 to BH-SETUP-20, BH-SOLO-1 to BH-SOLO-5)."""
    for i in range(len(game.words)):
        game.words[i] = 0
    set_key(game, key)
    game.players = seats
    game.stones = max(seats, DUMMY + 1)
    game.variant = options[VARIANT]
    game.refuse_ships = options[REFUSE_SHIPS]
    game.exchange_beats_dummy = options[EXCHANGE_BEATS_DUMMY]
    game.phase = SETTING_UP
    game.track = box.track_start[seats]
    clear_table(game)
    build_piles(box, game)
    fill_boards(game)
    lay_out_prices(game)
    settle_ranks(box, game)
    lay_out_newspaper(box, game)
    for rank in range(game.stones):
        if game.ladder[rank] < game.players:
            lay_out_harbour(box, game, game.ladder[rank])
    for rank in range(game.stones):
        if game.ladder[rank] < game.players:
            deal_start_order(box, game, game.ladder[rank])
    run_on(box, game)
    game.barrier = 1


@kernel
def clear_table(game):
    """Nothing anywhere."""
    game.event = NONE
    for rank in range(SEATS):
        game.ladder[rank] = NONE
    for place in range(PLACES):
        game.sea[place] = NONE
        game.land[place] = NONE
    for seat in range(SEATS):
        for i in range(HAND):
            game.bid_space[seat, i] = NONE
            game.former_space[seat, i] = NONE
        for field in range(FIELDS):
            game.building_on[seat, field] = NONE
        for dock in range(DOCKS):
            game.dock_ship[seat, dock] = NONE
            game.dock_kind[seat, dock] = NONE
        for area in range(AREAS):
            game.area_order[seat, area] = NONE


@kernel
def build_piles(box, game):
    """Ships and orders that take part, sub-deck 1 on top, and the buildings (BH-SETUP-1 to -3, BH-SETUP-6)."""
    most_ships = box.ship_use[game.variant, game.players]
    most_orders = box.order_use[game.variant, game.players]
    for ship in range(SHIPS):
        game.ship_pile[ship] = NONE
    for order in range(ORDERS):
        game.order_pile[order] = NONE
    for deck in range(DECKS - 1, -1, -1):  # drawn from the end
        below = game.ship_left
        for ship in range(SHIPS):
            if box.ship_deck[ship] == deck and box.ship_index[ship] <= most_ships:
                game.ship_pile[game.ship_left] = ship
                game.ship_left += 1
        shuffle(game, game.ship_pile, below, game.ship_left)
        below = game.order_left
        for order in range(ORDERS):
            if box.order_deck[order] == deck and box.order_index[order] <= most_orders:
                game.order_pile[game.order_left] = order
                game.order_left += 1
        shuffle(game, game.order_pile, below, game.order_left)
    for building in range(BUILDINGS):
        game.building_pile[building] = building
    shuffle(game, game.building_pile, 0, BUILDINGS)
    game.building_left = BUILDINGS


@kernel
def lay_out_prices(game):
    """All price cards in one pile (BH-SETUP-7)."""
    for card in range(PRICES):
        game.price_pile[card] = card
    shuffle(game, game.price_pile, 0, PRICES)
    game.price_top = 1


@kernel
def settle_ranks(box, game):
    """The dearest of the goods drawn makes the Captain; the dummy simply is (BH-SETUP-8, BH-SETUP-10, BH-SOLO-3)."""
    if game.variant == SOLO:
        game.ladder[0] = DUMMY
        game.ladder[1] = 1 - DUMMY
        receive(game, 1 - DUMMY, box.solo_money, START_MONEY)
        return
    turn_price_card(game)
    goods = game.bid_space[0]  # room to shuffle in; wiped below (BH-SETUP-9)
    for kind in range(GOODS):
        goods[kind] = kind
    shuffle(game, goods, 0, GOODS)
    price = box.price[game.price_pile[0]]
    for seat in range(game.players):
        rank = 0
        for other in range(game.players):
            rank += price[goods[other]] > price[goods[seat]]
        game.ladder[rank] = seat
        receive(game, seat, box.start_money[rank], START_MONEY)
    for kind in range(GOODS):
        goods[kind] = NONE


@kernel
def lay_out_newspaper(box, game):
    """The newspapers in one pile; the short game has two special cards instead (BH-SETUP-11, -12, BH-SOLO-5)."""
    for i in range(NEWS):
        game.news_pile[i] = NONE
    if game.variant == LONG or game.variant == SOLO:
        shuffle_newspapers(game)
    show_move(box, game)


@kernel
def lay_out_harbour(box, game, seat):
    """Covers, bollards, and in the short game a first building (BH-SETUP-14 to BH-SETUP-17, BH-SETUP-19)."""
    game.covers[seat] = box.covered[game.variant]
    for wall in range(WALLS):
        game.walls[seat, wall] = box.start_bollards[wall]
    if game.variant != LONG:
        game.building_left -= 1
        construct(game, seat, game.building_pile[game.building_left])
        game.building_pile[game.building_left] = NONE


@kernel
def deal_start_order(box, game, seat):
    """A start order, on an area of choice in the long game; start goods in the others (BH-SETUP-18, -20, BH-R-38)."""
    order = draw_order(game)
    if game.variant == LONG:
        ask(game, ORDER, seat, order, NONE)
        return
    lay_order(box, game, seat, order, 0)
    if any_start_good(box, game, seat):
        ask(game, START_GOOD, seat, 0, 0)
        seek(box, game, seat)


@kernel
def any_start_good(box, game, seat):
    """Whether there is a kind that the start order does not ask for (BH-R-40)."""
    for kind in range(GOODS):
        if refuse_start_good(box, game, seat, kind, 0) == LEGAL:
            return True
    return False
