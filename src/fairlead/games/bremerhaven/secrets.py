"""Who knows what: `redact` forgets what a seat cannot know, `guess` fills it in again at random (rules page 6).

A seat knows its own placed cards and everything that lies open. It never knows the order of the piles, the cards of
others before they are turned up, the dummy's cards, the event of the right newspaper card, or the key of the luck. Of
the price pile everybody knows the cards that were put on top or under it (BH-INFO-2).
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SECOND
from ...kernel.random import draw, hide_luck, set_guess_key, set_key, shuffle
from ...kernel.records import Plain
from .bidding import CARD, holds_card
from .box import (
    AREAS,
    BUILDINGS,
    CARD_BITS,
    DECKS,
    DOCKS,
    HAND,
    LONG,
    NEWS,
    PRICES,
)
from .state import BIDDING, NONE, ORDER, UNKNOWN


@kernel
def redact(box, game, seat):
    """Makes unknown what the seat cannot know; seat -1 is a spectator."""
    hide_luck(game)
    for i in range(game.ship_left):
        game.ship_pile[i] = UNKNOWN
    for i in range(game.order_left):
        game.order_pile[i] = UNKNOWN
    for i in range(game.building_left - 1):  # the top one lies face up (BH-SETUP-6)
        game.building_pile[i] = UNKNOWN
    for i in range(game.price_top, PRICES - game.price_bottom):
        game.price_pile[i] = UNKNOWN
    for i in range(game.news_left):  # BH-INFO-1
        game.news_pile[i] = UNKNOWN
    if game.phase == BIDDING:
        for other in range(game.stones):
            if other != seat:
                hide_cards(game, other)


@kernel
def hide_cards(game, seat):
    """Placed cards lie face down until all are placed (BH-BID-5, BH-BID-7)."""
    for i in range(HAND):
        if game.bid_space[seat, i] != NONE:
            game.bid_value[seat, i] = UNKNOWN


@kernel
def guess(box, game, seat, key):
    """Fills the unknown of a redacted record; every world that fits is equally likely."""
    set_guess_key(game, key)
    variant, players = game.variant, game.players
    ships, orders = box.ship_use[variant, players], box.order_use[variant, players]
    guess_pile(game, game.ship_pile, box.ship_deck, box.ship_index, ships, ships_seen(game))
    guess_pile(game, game.order_pile, box.order_deck, box.order_index, orders, orders_seen(game))
    guess_buildings(game)
    guess_prices(game)
    guess_newspapers(box, game)
    for other in range(game.stones):
        guess_cards(box, game, other)
    set_key(game, key)


@kernel
def guess_pile(game, pile, decks, indexes, most, seen):
    """Cards that take part and lie nowhere in the open are in the pile, sub-deck 1 on top (BH-SETUP-1 to -3)."""
    size = 0
    for deck in range(DECKS - 1, -1, -1):
        below = size
        for card in range(len(decks)):
            if decks[card] == deck and indexes[card] <= most and not seen >> card & 1:
                pile[size] = card
                size += 1
        if size > below + 1:
            shuffle(game, pile, below, size)


@kernel
def ships_seen(game):
    """Ships on the Sea board, in docks and among the discards, as bits."""
    seen = game.ships_gone[0] | game.ships_gone[1] << CARD_BITS
    for place in range(game.stones):
        if game.sea[place] != NONE:
            seen |= 1 << game.sea[place]
    for seat in range(game.players):
        for dock in range(DOCKS):
            if game.dock_ship[seat, dock] != NONE:
                seen |= 1 << game.dock_ship[seat, dock]
    return seen


@kernel
def orders_seen(game):
    """Orders on the Land board, in harbours, among the discards, and those being laid at set-up, as bits."""
    seen = game.orders_gone[0] | game.orders_gone[1] << CARD_BITS
    for place in range(game.stones):
        if game.land[place] != NONE:
            seen |= 1 << game.land[place]
    for seat in range(game.players):
        for area in range(AREAS):
            if game.area_order[seat, area] != NONE:
                seen |= 1 << game.area_order[seat, area]
    for row in range(game.depth):
        if game.stack[row, KIND] == ORDER and game.stack[row, SECOND] == NONE:
            seen |= 1 << game.stack[row, FIRST]
    return seen


@kernel
def guess_buildings(game):
    """Buildings that lie nowhere in the open are below the top one."""
    seen, size = buildings_seen(game), 0
    for building in range(BUILDINGS):
        if not seen >> building & 1:
            game.building_pile[size] = building
            size += 1
    if size > 1:
        shuffle(game, game.building_pile, 0, size)


@kernel
def buildings_seen(game):
    """Buildings in reserves and harbours, out of the game, or on top of the pile, as bits."""
    seen = game.buildings_gone
    for seat in range(game.players):
        seen |= game.reserve[seat] | game.built[seat]
    if game.building_left > 0:
        seen |= 1 << game.building_pile[game.building_left - 1]
    return seen


@kernel
def guess_prices(game):
    """Price cards that are known neither at the top nor at the bottom fill the middle (BH-INFO-2)."""
    first, last = game.price_top, PRICES - game.price_bottom
    seen, size = 0, first
    for i in range(PRICES):
        if i < first or i >= last:
            seen |= 1 << game.price_pile[i]
    for card in range(PRICES):
        if not seen >> card & 1:
            game.price_pile[size] = card
            size += 1
    if last > first + 1:
        shuffle(game, game.price_pile, first, last)


@kernel
def guess_newspapers(box, game):
    """Newspapers not yet turned, in any order that has the open move on top (BH-INFO-1, BH-NEWS-7)."""
    if game.news_left == 0:
        return
    gone, size = game.news_gone, 0
    if game.event != NONE:
        gone |= 1 << game.event
    for news in range(NEWS):
        if not gone >> news & 1:
            game.news_pile[size] = news
            size += 1
    if size > 1:
        shuffle(game, game.news_pile, 0, size)
    if game.variant == LONG:
        put_move_on_top(box, game, size)


@kernel
def put_move_on_top(box, game, size):
    """Swaps the top card with a random one that shows the move that is seen."""
    fitting = 0
    for i in range(size):
        fitting += box.news_move[game.news_pile[i]] == game.move
    number, place = draw(game, fitting), -1
    while number >= 0:
        place += 1
        number -= box.news_move[game.news_pile[place]] == game.move
    news = game.news_pile[place]
    game.news_pile[place] = game.news_pile[size - 1]
    game.news_pile[size - 1] = news


@kernel
def guess_cards(box, game, seat):
    """Face-down cards are any of the hand that fit (BH-BID-5)."""
    cards = 0
    for i in range(HAND):
        cards += 1 << CARD * box.influence[game.upgrades[seat] + i]
    left = HAND
    for i in range(HAND):
        if game.bid_space[seat, i] != NONE and game.bid_value[seat, i] == UNKNOWN:
            number, value = draw(game, left), 0
            while number >= 0:
                value += 1
                number -= holds_card(cards, value)
            game.bid_value[seat, i] = value
            cards -= 1 << CARD * value
            left -= 1


def face_down(game: Plain) -> int:
    """How many of the last moves are cards that nobody has turned up yet: all placed by players in this phase."""
    if game.phase != BIDDING:
        return 0
    return sum(space != NONE for seat in range(game.players) for space in game.bid_space[seat].tolist())
