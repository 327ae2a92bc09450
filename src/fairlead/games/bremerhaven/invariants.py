"""What always holds, by the numbers of rules page 7. `check` returns the number of the first broken one, 0 if none is.

Invariants about changes (11, 14, and that bollards, covers and upgrades never go back) are watched over whole games in
the tests; here stands what one position can show. Numbers 18 and 19 are our own: the questions asked fit the position
and have at least two answers (`fitting`), and no newspaper card is lost.
"""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SECOND, row_for
from .bidding import cards_in_hand, cards_on, cards_placed, holds_card, is_in_use
from .box import (
    AREAS,
    BANK,
    BUILDINGS,
    CARD_BITS,
    DECKS,
    DOCKS,
    FIELDS,
    GOODS,
    HAND,
    INFLUENCE,
    INFLUENCE_SPACE,
    JOKER,
    LONG,
    NEWS,
    ORDERS,
    PLACES,
    PRICES,
    SHIPS,
    SHORT,
    SOLO,
    VALUES,
    WALL_SPACES,
    WALLS,
)
from .fitting import questions_fit
from .harbour import free_fields, has_built, is_covered, is_open, open_fields, shed_places, storage_need
from .moving import lacks
from .state import (
    BIDDING,
    BOARDS,
    CARGO,
    MONEY_PARTS,
    NONE,
    ORDER,
    OVER,
    PRESTIGE_PARTS,
    SETTING_UP,
    UPGRADES,
)

QUESTION = 18

# The invariants in words, for positions written by hand.
INVARIANTS = {
    1: "every ship and every order that takes part must be in exactly one place: pile, board, a harbour or discards; "
    "piles hold sub-deck 1 above 2, 3 and 4 (BH-SETUP-1 to BH-SETUP-3)",
    2: "every building must be in exactly one place: pile, a reserve, one field of a harbour or out of the game",
    3: "the price pile holds 24 different cards, of which the top one is known (BH-SETUP-7)",
    4: "the ladder holds each player once, and the dummy in the solo game",
    5: "cash, deposit and prestige are never negative, and a deposit needs a Bank (BH-BLD-9)",
    6: "walls have 0 to 3 bollards, and a covered field carries no building (BH-HARB-1)",
    7: "goods in storage must find room (BH-STORE-5)",
    8: "a docked ship has time markers and holds at most its amount of pieces, of its kind (BH-SHIP-6, BH-SHIP-7)",
    9: "an order has time markers, and only goods that it asks for, jokers included (BH-ORDER-5, BH-MOVE-7)",
    10: "an order on a loading area that is not open carries no goods (BH-MOVE-6)",
    12: "placed cards come from the hand, in turn by rank, and lie on spaces in use; those of the former round are "
    "none or five a hand (BH-BID-1, BH-BID-2, BH-INFL-4)",
    13: "a hand has at most seven upgrades, those of this round included (BH-INFL-5)",
    15: "track, round, phase and newspapers belong together (BH-SETUP-5, BH-NEWS-4, BH-NEWS-6, BH-INV-15)",
    16: "the sources of money add up to cash and deposit, those of prestige to the marker (BH-INV-16)",
    17: "n ships and n orders lie on the boards until they are won, as long as there are any in the piles "
    "(BH-SETUP-4, BH-REFILL-3, BH-INV-17)",
    19: "every newspaper card must be in exactly one place, and the move of the right one is seen (BH-NEWS-6, -7)",
    QUESTION: "the decisions must be ones that can be asked here, each with at least two options (rules page 5.1)",
}


@kernel
def check(box, game):
    """The number of the first broken invariant, or 0."""
    if not is_ladder_whole(game):
        return 4
    if not cards_are_conserved(box, game):
        return 1
    if not buildings_are_conserved(game):
        return 2
    if not prices_are_whole(game):
        return 3
    if not newspapers_are_conserved(box, game):
        return 19
    for seat in range(game.players):
        broken = check_seat(box, game, seat)
        if broken:
            return broken
    if not bids_fit(box, game):
        return 12
    if not course_fits(box, game):
        return 15
    if not boards_are_filled(game):
        return 17
    return 0 if questions_fit(box, game) else QUESTION


@kernel
def check_seat(box, game, seat):
    """The number of the first broken invariant of one player, or 0."""
    if not money_is_sound(game, seat):
        return 5
    if not harbour_is_sound(game, seat):
        return 6
    if not storage_is_sound(box, game, seat):
        return 7
    if not docks_are_sound(box, game, seat):
        return 8
    if not orders_are_sound(box, game, seat):
        return 9
    if not closed_areas_are_empty(box, game, seat):
        return 10
    if game.upgrades[seat] + game.gained[seat] > box.most_upgrades:
        return 13
    return 0 if sources_add_up(game, seat) else 16


# ------------------------------------------------------------------ cards


@kernel
def is_ladder_whole(game):
    """4: the ladder is a permutation of the stones."""
    seats = 0
    for rank in range(game.stones):
        if game.ladder[rank] < 0:
            return False
        seats |= 1 << game.ladder[rank]
    return seats == (1 << game.stones) - 1 and game.stones == max(2, game.players)


@kernel
def cards_are_conserved(box, game):
    """1: every ship and order that takes part is in exactly one place, piles in the order of their sub-decks."""
    ships = orders = 0  # as bits: there are fewer than 64 of each
    places = count_bits(game.ships_gone[0]) + count_bits(game.ships_gone[1])
    papers = count_bits(game.orders_gone[0]) + count_bits(game.orders_gone[1])
    ships |= game.ships_gone[0] | game.ships_gone[1] << CARD_BITS
    orders |= game.orders_gone[0] | game.orders_gone[1] << CARD_BITS
    for i in range(game.ship_left):
        ships |= 1 << game.ship_pile[i]
    for i in range(game.order_left):
        orders |= 1 << game.order_pile[i]
    places += game.ship_left
    papers += game.order_left
    for place in range(PLACES):
        if game.sea[place] != NONE:
            ships |= 1 << game.sea[place]
            places += 1
        if game.land[place] != NONE:
            orders |= 1 << game.land[place]
            papers += 1
    for seat in range(game.players):
        for dock in range(DOCKS):
            if game.dock_ship[seat, dock] != NONE:
                ships |= 1 << game.dock_ship[seat, dock]
                places += 1
        for area in range(AREAS):
            if game.area_order[seat, area] != NONE:
                orders |= 1 << game.area_order[seat, area]
                papers += 1
    for row in range(game.depth):
        if game.stack[row, KIND] == ORDER and game.stack[row, SECOND] == NONE:
            orders |= 1 << game.stack[row, FIRST]
            papers += 1
    if not is_every_ship_there(box, game, ships, places) or not is_every_order_there(box, game, orders, papers):
        return False
    return are_piles_in_order(box, game)


@kernel
def is_every_ship_there(box, game, ships, places):
    """Whether a set of ships found in so many places is the one that takes part, each once."""
    most = box.ship_use[game.variant, game.players]
    if places != most * DECKS:
        return False
    for ship in range(SHIPS):
        if (ships >> ship & 1) != (box.ship_index[ship] <= most):
            return False
    return True


@kernel
def is_every_order_there(box, game, orders, places):
    """Whether a set of orders found in so many places is the one that takes part, each once."""
    most = box.order_use[game.variant, game.players]
    if places != most * DECKS:
        return False
    for order in range(ORDERS):
        if (orders >> order & 1) != (box.order_index[order] <= most):
            return False
    return True


@kernel
def are_piles_in_order(box, game):
    """Whether piles are drawn from sub-deck 1 to 4, and places beyond them are empty."""
    for i in range(SHIPS):
        if (game.ship_pile[i] != NONE) != (i < game.ship_left):
            return False
        if 0 < i < game.ship_left and box.ship_deck[game.ship_pile[i - 1]] < box.ship_deck[game.ship_pile[i]]:
            return False
    for i in range(ORDERS):
        if (game.order_pile[i] != NONE) != (i < game.order_left):
            return False
        if 0 < i < game.order_left and box.order_deck[game.order_pile[i - 1]] < box.order_deck[game.order_pile[i]]:
            return False
    return True


@kernel
def buildings_are_conserved(game):
    """2: every building is in exactly one place, and constructed ones lie on one field each."""
    found, places = game.buildings_gone, count_bits(game.buildings_gone)
    for i in range(BUILDINGS):
        if (game.building_pile[i] != NONE) != (i < game.building_left):
            return False
        if i < game.building_left:
            found |= 1 << game.building_pile[i]
            places += 1
    for seat in range(game.players):
        found |= game.reserve[seat] | game.built[seat]
        places += count_bits(game.reserve[seat]) + count_bits(game.built[seat])
        if buildings_on_fields(game, seat) != game.built[seat]:
            return False
    return places == BUILDINGS and found == (1 << BUILDINGS) - 1


@kernel
def buildings_on_fields(game, seat):
    """The buildings on the fields of a harbour, as bits; -1 if one lies there twice."""
    found = 0
    for field in range(FIELDS):
        building = game.building_on[seat, field]
        if building != NONE:
            if found >> building & 1:
                return -1
            found |= 1 << building
    return found


@kernel
def prices_are_whole(game):
    """3: the price pile holds 24 different cards."""
    found = 0
    for i in range(PRICES):
        if game.price_pile[i] < 0:
            return False
        found |= 1 << game.price_pile[i]
    known = game.price_top + game.price_bottom
    return found == (1 << PRICES) - 1 and game.price_top >= 1 and known <= PRICES


@kernel
def newspapers_are_conserved(box, game):
    """19: every newspaper card is in exactly one place, and the move that is seen is that of the right one."""
    for i in range(NEWS):
        if (game.news_pile[i] != NONE) != (i < game.news_left):
            return False
    if game.variant == SHORT:
        empty = game.news_left == 0 and game.news_gone == 0 and game.event == NONE
        return empty and game.move == box.short_move
    found, places = game.news_gone, count_bits(game.news_gone) + game.news_left
    for i in range(game.news_left):
        found |= 1 << game.news_pile[i]
    if game.event != NONE:
        found |= 1 << game.event
        places += 1
    if places != NEWS or found != (1 << NEWS) - 1 or game.news_left == 0:
        return False
    if game.variant == SOLO:
        return game.event == NONE and game.move == box.short_move
    return game.move == box.news_move[game.news_pile[game.news_left - 1]]


# ------------------------------------------------------------------ players


@kernel
def money_is_sound(game, seat):
    """5: nothing is negative, and a deposit lies on a Bank."""
    if game.cash[seat] < 0 or game.deposit[seat] < 0 or game.prestige[seat] < 0:
        return False
    return game.deposit[seat] == 0 or has_built(game, seat, BANK)


@kernel
def harbour_is_sound(game, seat):
    """6: bollards from 0 to 3, and no building on a covered field."""
    for wall in range(WALLS):
        if game.walls[seat, wall] < 0 or game.walls[seat, wall] > WALL_SPACES:
            return False
    for field in range(FIELDS):
        if is_covered(game, seat, field) and game.building_on[seat, field] != NONE:
            return False
    return True


@kernel
def storage_is_sound(box, game, seat):
    """7: no kind is below nothing, and all goods find room."""
    for kind in range(GOODS):
        if game.storage[seat, kind] < 0:
            return False
    need, room = storage_need(box, game, seat), open_fields(game, seat) + shed_places(box, game, seat)
    return need <= room and free_fields(box, game, seat) >= 0


@kernel
def docks_are_sound(box, game, seat):
    """8: every docked ship has time markers and at most its cargo; empty docks hold nothing."""
    for dock in range(DOCKS):
        ship, kind = game.dock_ship[seat, dock], game.dock_kind[seat, dock]
        if ship == NONE:
            if kind != NONE or game.aboard[seat, dock] or game.dock_markers[seat, dock]:
                return False
            continue
        row = row_for(game, seat)
        choosing = row != NONE and game.stack[row, KIND] == CARGO and game.stack[row, FIRST] == dock
        if choosing:
            if kind != NONE or game.aboard[seat, dock] or box.cargo[ship] != JOKER:
                return False
        elif kind == NONE or (box.cargo[ship] != JOKER and box.cargo[ship] != kind):
            return False
        if not 0 <= game.aboard[seat, dock] <= box.amount[ship] or game.dock_markers[seat, dock] < 1:
            return False
    return True


@kernel
def orders_are_sound(box, game, seat):
    """9: every order has time markers and nothing that it does not ask for; empty areas hold nothing."""
    for area in range(AREAS):
        loaded = 0
        for kind in range(GOODS):
            if game.loaded[seat, area, kind] < 0:
                return False
            loaded += game.loaded[seat, area, kind]
        if game.area_order[seat, area] == NONE:
            if loaded or game.area_markers[seat, area]:
                return False
        elif game.area_markers[seat, area] < 1 or not lacks(box, game, seat, area, 0, 0):
            return False
    return True


@kernel
def closed_areas_are_empty(box, game, seat):
    """10: covers never come back, so an area that is closed was never open."""
    for area in range(AREAS):
        for kind in range(GOODS):
            if not is_open(box, game, seat, area) and game.loaded[seat, area, kind]:
                return False
    return True


@kernel
def sources_add_up(game, seat):
    """16: money and prestige are the sums of their sources."""
    money = prestige = 0
    for part in range(MONEY_PARTS):
        money += game.money_from[seat, part]
    for part in range(PRESTIGE_PARTS):
        prestige += game.prestige_from[seat, part]
    return money == game.cash[seat] + game.deposit[seat] and prestige == game.prestige[seat]


# ------------------------------------------------------------------ the round


@kernel
def bids_fit(box, game):
    """12: cards are placed in turn by rank, from the hand, on spaces in use."""
    for rank in range(game.stones):
        seat = game.ladder[rank]
        own = 0
        for i in range(HAND):
            space = game.bid_space[seat, i]
            own += space != NONE
            if space == NONE:
                if game.bid_value[seat, i] != 0 or i < own:
                    return False
            elif not is_in_use(game, space) or not 1 <= game.bid_value[seat, i] <= VALUES or own != i + 1:
                return False
        if game.phase == BIDDING and own != (game.placed + game.stones - 1 - rank) // game.stones:
            return False
        if game.phase != BIDDING and own != game.placed // game.stones:
            return False
        if game.upgrades[seat] > INFLUENCE - HAND or not is_hand_whole(box, game, seat):
            return False
        if not are_former_bids_whole(game, seat):
            return False
    return True


@kernel
def are_former_bids_whole(game, seat):
    """Whether the cards of the former round are five on spaces in use, or none."""
    for i in range(HAND):
        space, value = game.former_space[seat, i], game.former_value[seat, i]
        if (space == NONE) != (game.former_space[0, 0] == NONE) or (space == NONE) != (value == 0):
            return False
        if space != NONE and not is_in_use(game, space):
            return False
    return True


@kernel
def is_hand_whole(box, game, seat):
    """Whether no value was placed more often than the hand has it."""
    cards = cards_in_hand(box, game, seat)
    left = 0
    for value in range(1, VALUES + 1):
        if holds_card(cards, value) > HAND:  # fewer than none
            return False
        left += holds_card(cards, value)
    return cards >= 0 and left == HAND - cards_placed(game, seat)


@kernel
def course_fits(box, game):
    """15: the ship figure has moved 1 or 2 a round, or 2 in the short game; upgrades of this round need a bid."""
    moved, done = game.track - box.track_start[game.players], game.round - 1
    if game.phase == SETTING_UP:
        return game.round == 0 and moved == 0 and game.placed == 0
    if game.phase == OVER:
        done = game.round
    if game.round < 1 or game.round > box.rounds[game.variant, game.players, 1]:
        return False
    if (game.track >= box.track_end) != (game.phase == OVER):
        return False
    if game.phase == OVER and game.round < box.rounds[game.variant, game.players, 0]:
        return False
    if game.variant == LONG:
        if not done <= moved <= 2 * done or (game.event == NONE) != (game.round == 1):
            return False
        if count_bits(game.news_gone) != max(0, game.round - 2):  # each event was one round long
            return False
    elif moved != box.short_move * done:
        return False
    return does_gain_fit(game)


@kernel
def does_gain_fit(game):
    """Whether only those have upgraded this round who have bid on 1.3, from 1.3 on."""
    for seat in range(game.stones):
        if game.gained[seat]:
            if game.phase < UPGRADES or cards_on(game, seat, INFLUENCE_SPACE) == 0:
                return False
    return True


@kernel
def boards_are_filled(game):
    """17: all spaces in use are full until sea and land are resolved.

    A pile runs out only where a position made by hand has its cards in harbours (BH-R-26); then there are gaps.
    """
    for place in range(PLACES):
        ship, order = game.sea[place], game.land[place]
        if place >= game.stones:
            if ship != NONE or order != NONE:
                return False
        elif game.phase < BOARDS:
            if (ship == NONE and game.ship_left > 0) or (order == NONE and game.order_left > 0):
                return False
    return True
