"""The solo game: a dummy that bids by newspaper cards (rules page 3.22)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from ...kernel.random import draw, shuffle
from .bidding import cards_in_hand, cards_on, holds_card, place_card, rank_of
from .box import HAND, INFLUENCE_SPACE, NEWS, VALUES
from .state import NONE

DUMMY = 1  # its seat


@kernel
def is_dummy(game, seat):
    """Whether a seat is the dummy's; it never decides."""
    return seat >= game.players


@kernel
def shuffle_newspapers(game):
    """All newspaper cards form a face-down pile (BH-SOLO-5, BH-SOLO-9)."""
    game.news_gone = 0
    game.news_left = NEWS
    for news in range(NEWS):
        game.news_pile[news] = news
    shuffle(game, game.news_pile, 0, NEWS)


@kernel
def bid_for_dummy(box, game):
    """A random card of the dummy's hand goes on the space of the next newspaper card (BH-SOLO-6, BH-SOLO-8)."""
    raise_barrier(game)
    game.news_left -= 1
    news = game.news_pile[game.news_left]
    game.news_pile[game.news_left] = NONE
    game.news_gone |= 1 << news
    if game.news_left == 0:
        shuffle_newspapers(game)
    place_card(game, DUMMY, draw_card(box, game), box.news_space[news])


@kernel
def draw_card(box, game):
    """The top card of the dummy's shuffled hand: any of those not yet placed (BH-SOLO-6, BH-INFO-3)."""
    cards = cards_in_hand(box, game, DUMMY)
    number = draw(game, HAND - game.placed // game.stones)
    for value in range(1, VALUES + 1):
        number -= holds_card(cards, value)
        if number < 0:
            return value
    return NONE


@kernel
def upgrade_dummy(box, game):
    """Who has bid on 1.3 gets an upgrade without paying, as far as the stock lasts (BH-SOLO-13, BH-INFL-5)."""
    if cards_on(game, DUMMY, INFLUENCE_SPACE) > 0 and game.upgrades[DUMMY] < box.most_upgrades:
        game.gained[DUMMY] = 1


@kernel
def make_dummy_captain(game):
    """The dummy, who has won 1.5, is Captain (BH-SOLO-15)."""
    if rank_of(game, DUMMY) > 0:
        game.ladder[0] = DUMMY
        game.ladder[1] = 1 - DUMMY
