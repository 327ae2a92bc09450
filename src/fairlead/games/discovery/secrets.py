"""Who knows what: `redact` forgets what a seat cannot know, `guess` fills it in again at random (rules page 6).

A seat knows its own hand, mission and joker, the orders others took from the display, jokers once used, and everything
that lies face up. It never knows the stacks, the pile, the cards in the box or the key of the luck.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.random import draw, hide_luck, set_guess_key, set_key, shuffle
from .box import COLUMNS, EXPEDITIONS, HAND, JOKERS, MISSION_KINDS, ORDERS, SHIP_CARDS, SHIP_TYPES, SLOTS
from .orders import draw_order, put_in_hand
from .ships import mix_in
from .state import FINAL_CARD, HELD, IN_GAME, INTERIM_CARD, NONE, ORDER_SHIPS, UNKNOWN, WAITING
from .turn import can_answer

# A question may hang on one hidden joker or order, which a guess hits about once in 20 times: in so many tries it will.
TRIES = 1000


@kernel
def redact(box, game, seat):
    """Makes unknown what the seat cannot know; seat -1 is a spectator."""
    hide_luck(game)
    for i in range(game.drawn, SHIP_CARDS):
        game.deck[i] = UNKNOWN
    for i in range(MISSION_KINDS):
        if i != seat and not (i < game.players and game.final_left == HELD):
            game.mission[i] = UNKNOWN
    hide_orders(game, seat)
    hide_jokers(game, seat)


@kernel
def hide_orders(game, seat):
    """Hides the pile, and of other hands the orders that were not taken from the display."""
    for i in range(game.pile_size):
        game.pile[i] = UNKNOWN
    for other in range(game.players):
        if other != seat:
            for i in range(game.hand_known[other], game.hand_size[other]):
                game.hand[other, i] = UNKNOWN


@kernel
def hide_jokers(game, seat):
    """Hides the jokers that others have not used, and those in the box."""
    for i in range(JOKERS):
        if i != seat and not (i < game.players and game.joker_shown[i]):
            game.joker[i] = UNKNOWN


@kernel
def guess(box, game, seat, key):
    """Fills the unknown of a redacted record; every world that fits is equally likely.

    That a question was asked tells something too: a player who is loading an order can fill it, perhaps only with the
    joker that nobody has seen. Worlds in which the question has no answer are thrown away and guessed anew.
    """
    set_guess_key(game, key)
    guess_deck(box, game)
    guess_cards(game, game.mission, MISSION_KINDS)
    for attempt in range(TRIES):
        if attempt > 0:
            hide_orders(game, seat)
            hide_jokers(game, seat)
        guess_orders(game)
        guess_cards(game, game.joker, JOKERS)
        if can_answer(box, game):
            break
    set_key(game, key)


@kernel
def guess_deck(box, game):
    """Shuffles the unseen ships into the stacks, then the scoring cards that have not come up into theirs."""
    cards = game.drawn
    for ship in range(SHIP_TYPES):
        for _ in range(box.ship_copies[ship] - seen_ships(game, ship)):
            game.deck[cards] = ship
            cards += 1
    shuffle(game, game.deck, game.drawn, cards)
    if game.interim_left == WAITING:
        mix_in(box, game, INTERIM_CARD, box.interim_stack, cards)
        cards += 1
    if (
        cards < SHIP_CARDS
    ):  # not `final_left == WAITING`: a game stopped by `turn_cap` is scored with the card in its stack
        mix_in(box, game, FINAL_CARD, box.final_stack, cards)


@kernel
def seen_ships(game, ship):
    """How many ships of a type lie face up anywhere."""
    seen = 0
    for column in range(COLUMNS):
        seen += (game.buy_row[column] == ship) + (game.refill_row[column] == ship)
    for seat in range(game.players):
        seen += game.harbour[seat, ship]
    for expedition in range(EXPEDITIONS):
        for i in range(game.ships_at[expedition]):
            seen += game.ship_at[expedition, i] == ship
    for order in range(ORDERS):
        for i in range(ORDER_SHIPS):
            seen += game.ship_on[order, i] == ship
    return seen


@kernel
def guess_orders(game):
    """Unknown hand orders and the pile are one pool: shuffled, then dealt to the hands; the rest is the pile."""
    pool = 0
    for order in range(ORDERS):
        if not is_order_seen(game, order):
            game.pile[pool] = order
            pool += 1
    shuffle(game, game.pile, 0, pool)
    game.pile_size = pool
    for seat in range(game.players):
        known, size = game.hand_known[seat], game.hand_size[seat]
        if known < size and game.hand[seat, known] == UNKNOWN:
            for i in range(known, HAND):
                game.hand[seat, i] = NONE
            game.hand_size[seat] = known
            for _ in range(size - known):
                put_in_hand(game, seat, draw_order(game), False)


@kernel
def is_order_seen(game, order):
    """Whether the place of an order is known: face up, running, gone, or in a hand that shows it."""
    if game.runner[order] != NONE or game.gone[order] != IN_GAME:
        return True
    for slot in range(SLOTS):
        if game.display[slot] == order:
            return True
    for seat in range(game.players):
        for i in range(game.hand_size[seat]):
            if game.hand[seat, i] == order:
                return True
    return False


@kernel
def guess_cards(game, cards, kinds):
    """Deals the cards that nobody has shown to the unknown places; each card exists once."""
    for i in range(kinds):
        if cards[i] == UNKNOWN:
            missing = 0
            for card in range(kinds):
                missing += not holds(cards, kinds, card)
            choice = draw(game, missing)
            for card in range(kinds):
                if not holds(cards, kinds, card):
                    if choice == 0:
                        cards[i] = card
                        break
                    choice -= 1


@kernel
def holds(cards, count, card):
    """Whether a card is among the first `count` cards."""
    for i in range(count):
        if cards[i] == card:
            return True
    return False
