"""Bidding: cards in hand, totals on a space, and who wins it (rules page 3.3)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import HAND, HIRING_HALL, LAND, LIGHTHOUSE, PLACES, SEA, SPACES, VALUES
from .clauses import LEGAL, NOT_IN_HAND, NOT_IN_USE
from .harbour import has_built
from .state import NONE

CARD = 4  # bits for the number of cards of one value in `cards_in_hand`


@kernel
def cards_in_hand(box, game, seat):
    """How many cards of each value a seat can still place, four bits a value (BH-INFL-4, BH-INV-12)."""
    cards = 0
    for i in range(HAND):
        cards += 1 << CARD * box.influence[game.upgrades[seat] + i]
        if game.bid_space[seat, i] != NONE:
            cards -= 1 << CARD * game.bid_value[seat, i]
    return cards


@kernel
def holds_card(cards, value):
    """Whether a value is among `cards_in_hand`."""
    return cards >> CARD * value & (1 << CARD) - 1


@kernel
def is_in_use(game, space):
    """Whether a bid space belongs to the game: of sea and land spaces the first n do (BH-BID-2)."""
    if space >= LAND:
        return space < LAND + game.stones
    return space < SEA + game.stones


@kernel
def refuse_bid(cards, game, value, space):
    """What keeps a seat with these cards in hand from placing one (BH-BID-2, BH-DEC-2)."""
    if not is_in_use(game, space):
        return NOT_IN_USE
    return LEGAL if holds_card(cards, value) else NOT_IN_HAND


@kernel
def mark_bids(box, game, seat, mask, first):
    """Marks all cards in hand on all spaces in use, from mask[first] on; returns how many (BH-DEC-2)."""
    cards = cards_in_hand(box, game, seat)
    count = 0
    for value in range(1, VALUES + 1):
        if holds_card(cards, value):
            at = first + SPACES * (value - 1)
            for space in range(SEA):
                mask[at + space] = 1
            for place in range(game.stones):
                mask[at + SEA + place] = 1
                mask[at + LAND + place] = 1
            count += SEA + 2 * game.stones
    return count


@kernel
def place_card(game, seat, value, space):
    """A card goes face down on a space (BH-BID-1, BH-BID-5)."""
    turn = game.placed // game.stones
    game.bid_value[seat, turn] = value
    game.bid_space[seat, turn] = space
    game.placed += 1


@kernel
def next_bidder(game):
    """The seat that places the next card: in rank order, five times (BH-BID-1)."""
    return game.ladder[game.placed % game.stones]


@kernel
def cards_on(game, seat, space):
    """How many cards a seat has on a space."""
    count = 0
    for i in range(HAND):
        count += game.bid_space[seat, i] == space
    return count


@kernel
def cards_placed(game, seat):
    """How many cards a seat has placed in this round."""
    count = 0
    for i in range(HAND):
        count += game.bid_space[seat, i] != NONE
    return count


@kernel
def total_on(box, game, seat, space):
    """The sum of a seat's cards on a space, 0 without one (BH-BID-8, BH-BLD-16)."""
    total = 0
    for i in range(HAND):
        if game.bid_space[seat, i] == space:
            total += game.bid_value[seat, i]
    if total > 0 and space >= SEA and has_built(game, seat, HIRING_HALL):
        total += box.hiring_total
    return total


@kernel
def highest_total(box, game, space):
    """The highest total on a space, 0 if nobody has bid."""
    highest = 0
    for seat in range(game.stones):
        highest = max(highest, total_on(box, game, seat, space))
    return highest


@kernel
def winner_of(box, game, space):
    """The seat that wins a space, or NONE (BH-BID-9, BH-BID-10, BH-BLD-1)."""
    winner, highest = NONE, 0
    for rank in range(game.stones):
        seat = game.ladder[rank]
        total = total_on(box, game, seat, space)
        if total > highest or (total == highest and total > 0 and wins_ties(game, seat, space)):
            winner, highest = seat, total
    return winner


@kernel
def wins_ties(game, seat, space):
    """Whether a seat wins a tie whatever its rank: for ships, with the Lighthouse (BH-BLD-1)."""
    return SEA <= space < SEA + PLACES and has_built(game, seat, LIGHTHOUSE)


@kernel
def take_cards_back(game):
    """All cards return to the hands; upgrades of this round take effect (BH-HAND-1, BH-INFL-3).

    Everybody has seen the cards (BH-BID-7), also in a round in which nobody was asked anything after that.
    """
    game.placed = 0
    for seat in range(game.stones):
        game.upgrades[seat] += game.gained[seat]
        game.gained[seat] = 0
        for i in range(HAND):
            game.former_value[seat, i] = game.bid_value[seat, i]
            game.former_space[seat, i] = game.bid_space[seat, i]
            game.bid_value[seat, i] = 0
            game.bid_space[seat, i] = NONE


@kernel
def rank_of(game, seat):
    """The rank of a seat, 0 for the Captain."""
    rank = 0
    while game.ladder[rank] != seat:
        rank += 1
    return rank
