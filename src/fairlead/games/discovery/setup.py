"""Set-up: shuffling, dealing, and the start player (rules page 3.2)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.random import draw, set_key, shuffle
from .box import COLUMNS, EXPEDITIONS, HAND, JOKERS, MISSION_KINDS, ORDERS, SEATS, SHIP_TYPES, SLOTS
from .orders import draw_order, put_in_hand
from .ships import draw_ship, mix_in
from .state import EXPEDITION_SHIPS, FINAL_CARD, INTERIM_CARD, NONE, ORDER_SHIPS, PLACES, WAITING
from .turn import begin_turn

# Places in the option vector that `setup` takes, and its value for a start player drawn at random.
START_PLAYER, CARD_COLOUR, TIE_JOKER, TURN_CAP, OPEN_COINS, SHOW_TAKEN_ORDERS = range(6)
RANDOM_START = -1


@kernel
def setup(box, game, seats, options, key):
    """Deals a new game (AD-SETUP-1 to AD-SETUP-14)."""
    for i in range(len(game.words)):
        game.words[i] = 0
    set_key(game, key)
    game.players = seats
    game.card_colour = options[CARD_COLOUR]
    game.tie_joker = options[TIE_JOKER]
    game.turn_cap = options[TURN_CAP]
    game.open_coins = options[OPEN_COINS]
    game.show_taken_orders = options[SHOW_TAKEN_ORDERS]
    clear_table(game)
    lay_out_orders(game)
    lay_out_ships(box, game)
    for seat in range(seats):
        outfit(box, game, seat)
    deal_secrets(game)
    # Drawn last, so that the same seed deals the same cards whoever starts.
    game.start_player = draw(game, seats) if options[START_PLAYER] == RANDOM_START else options[START_PLAYER]
    begin_turn(box, game, game.start_player, 1)


@kernel
def clear_table(game):
    """No ships at expeditions, no running orders, empty hands, no reservations, nothing scored (AD-SETUP-1)."""
    game.interim_left = WAITING
    game.final_left = WAITING
    for place in range(PLACES):
        game.reserver[place] = NONE
    for expedition in range(EXPEDITIONS):
        game.row_colour[expedition] = NONE
        for i in range(EXPEDITION_SHIPS):
            game.ship_at[expedition, i] = NONE
            game.owner_at[expedition, i] = NONE
            game.colour_at[expedition, i] = NONE
    for order in range(ORDERS):
        game.runner[order] = NONE
        for i in range(ORDER_SHIPS):
            game.ship_on[order, i] = NONE
    for seat in range(SEATS):
        for i in range(HAND):
            game.hand[seat, i] = NONE


@kernel
def lay_out_orders(game):
    """Shuffles the orders and lays four face up (AD-SETUP-2)."""
    for order in range(ORDERS):
        game.pile[order] = order
    shuffle(game, game.pile, 0, ORDERS)
    # The pile's size never counts the display's four, so that its field can say what a pile may hold in play.
    for slot in range(SLOTS):
        game.display[slot] = game.pile[ORDERS - 1 - slot]
        game.pile[ORDERS - 1 - slot] = NONE
    game.pile_size = ORDERS - SLOTS


@kernel
def lay_out_ships(box, game):
    """Lays out both rows and the five stacks with the scoring cards (AD-SETUP-4 to AD-SETUP-7)."""
    ships = 0
    for ship in range(SHIP_TYPES):
        for _ in range(box.ship_copies[ship]):
            game.deck[ships] = ship
            ships += 1
    shuffle(game, game.deck, 0, ships)
    for column in range(COLUMNS):
        game.buy_row[column] = draw_ship(game)
    for column in range(COLUMNS):
        game.refill_row[column] = draw_ship(game)
    mix_in(box, game, INTERIM_CARD, box.interim_stack, ships)
    mix_in(box, game, FINAL_CARD, box.final_stack, ships + 1)


@kernel
def outfit(box, game, seat):
    """Coins, action cards and orders of one player (AD-SETUP-8 to AD-SETUP-10)."""
    game.coins[seat] = box.start_coins
    game.any_cards[seat] = box.any_cards[game.players]
    game.reservation_cards[seat] = box.reservation_cards[game.players]
    for _ in range(box.start_orders):
        put_in_hand(game, seat, draw_order(game), False)


@kernel
def deal_secrets(game):
    """One mission and one joker for each player; those behind stay in the box unseen (AD-SETUP-11 to AD-SETUP-13)."""
    for kind in range(MISSION_KINDS):
        game.mission[kind] = kind
    shuffle(game, game.mission, 0, MISSION_KINDS)
    for joker in range(JOKERS):
        game.joker[joker] = joker
    shuffle(game, game.joker, 0, JOKERS)
