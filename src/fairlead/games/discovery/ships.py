"""Action: buy ships. The two rows, the stacks behind them, and the scoring cards that come up (rules page 3.7).

Also what every ship has: its capacity, its fee and its colours, the joker included (AD-COMP-1 to AD-COMP-5).
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from ...kernel.random import draw
from .box import CAPACITIES, COLUMNS, SHIP_CARDS, SHIP_TYPES
from .clauses import LEGAL, NO_SHIP_THERE, PRICE_TOO_HIGH, SHIP_RESERVED
from .state import FINAL_CARD, IN_HARBOUR, INTERIM_CARD, JOKER, LAID_OUT, NONE, REFILL_PLACE

ALL_JOKERS = (1 << CAPACITIES) - 1 << JOKER  # the joker's ship codes as bits


@kernel
def refuse_purchase(box, game, column):
    """What keeps the active player from buying in a column (AD-BUY-1, AD-BUY-8, AD-BUY-9)."""
    ship, reserver = game.buy_row[column], game.reserver[column]
    refusal = LEGAL  # the last one that is found counts
    if box.ship_price[max(ship, 0)] > game.coins[game.seat]:
        refusal = PRICE_TOO_HIGH
    if reserver != NONE and reserver != game.seat:
        refusal = SHIP_RESERVED
    if ship == NONE:
        refusal = NO_SHIP_THERE
    return refusal


@kernel
def columns_to_buy(box, game):
    """The columns in which the active player may buy, as bits."""
    columns = 0
    for column in range(COLUMNS):
        columns |= (refuse_purchase(box, game, column) == LEGAL) << column
    return columns


@kernel
def buy_ship(box, game, column):
    """Pays, takes the ship, drops the one above it and fills the gap (AD-BUY-3 to AD-BUY-8, AD-RES-3, AD-RES-10)."""
    ship = game.buy_row[column]
    game.coins[game.seat] -= box.ship_price[ship]
    game.harbour[game.seat, ship] += 1
    above = REFILL_PLACE + column
    game.buy_row[column] = game.refill_row[column]
    game.reserver[column] = game.reserver[above]
    game.reserved_now[column] = game.reserved_now[above]
    game.reserver[above] = NONE
    game.reserved_now[above] = 0
    if game.drawn < SHIP_CARDS:
        raise_barrier(game)
    game.refill_row[column] = draw_ship(game)


@kernel
def draw_ship(game):
    """The next ship of the stacks; scoring cards on the way are set aside, their countdown starts (AD-BUY-5, AD-BUY-7).

    NONE if no card is left (AD-BUY-8).
    """
    while game.drawn < SHIP_CARDS:
        card = game.deck[game.drawn]
        game.deck[game.drawn] = NONE
        game.drawn += 1
        if card == INTERIM_CARD:
            game.interim_left = game.players + 1  # the ends of this turn and of one more turn each (AD-INT-1, AD-INT-2)
        elif card == FINAL_CARD:
            game.final_left = game.players + 1  # (AD-FIN-1, AD-FIN-2)
        else:
            return card
    return NONE


@kernel
def mix_in(box, game, card, stack, cards):
    """Puts a scoring card at a random undrawn position of its stack (AD-SETUP-7).

    The deck holds `cards` cards; those behind the position move back.
    """
    start = stack_start(box, stack)
    first = max(start, game.drawn)
    position = first + draw(game, start + box.stack_ships[stack] + 1 - first)
    for i in range(cards, position, -1):
        game.deck[i] = game.deck[i - 1]
    game.deck[position] = card


@kernel
def stack_start(box, stack):
    """Where a stack begins in the deck: behind the rows, the stacks before it and their scoring cards (AD-SETUP-6)."""
    start = LAID_OUT
    for before in range(stack):
        start += box.stack_ships[before] + (before == box.interim_stack) + (before == box.final_stack)
    return start


@kernel
def capacity_of(box, ship):
    """Capacity of a ship code; the joker's code holds the capacity it takes (AD-COMP-4)."""
    return box.ship_capacity[ship] if ship < JOKER else ship - JOKER + 1


@kernel
def fee_of(box, ship):
    """Coins for placing a ship (AD-PLACE-3, AD-COMP-5)."""
    return box.ship_fee if ship < JOKER else box.joker_fee


@kernel
def has_colour(box, game, seat, ship, colour):
    """Whether a ship of a seat has a colour."""
    return colours_of(box, game, seat, ship) >> colour & 1


@kernel
def colours_of(box, game, seat, ship):
    """The colours of a ship of a seat, as bits; a joker has two (AD-COMP-4)."""
    if ship < JOKER:
        return 1 << box.ship_colour[ship]
    joker = game.joker[seat]
    return 1 << box.joker_colours[joker, 0] | 1 << box.joker_colours[joker, 1]


@kernel
def in_harbour(game, seat, ship):
    """Whether a seat has this ship free in its harbour."""
    return game.harbour[seat, ship] > 0 if ship < JOKER else game.joker_at[seat] == IN_HARBOUR


@kernel
def harbour_codes(game, seat):
    """The codes of the ships that a seat has free in its harbour, as bits."""
    codes = ALL_JOKERS if game.joker_at[seat] == IN_HARBOUR else 0
    for ship in range(SHIP_TYPES):
        codes |= (game.harbour[seat, ship] > 0) << ship
    return codes


@kernel
def take_from_harbour(box, game, seat, ship, where):
    """Pays the fee and takes a ship out of the harbour; a joker lies open from now on (AD-PLACE-3, AD-SETUP-12)."""
    game.coins[seat] -= fee_of(box, ship)
    if ship < JOKER:
        game.harbour[seat, ship] -= 1
    else:
        game.joker_at[seat] = where
        game.joker_shown[seat] = 1


@kernel
def return_to_harbour(game, seat, ship):
    """Puts a ship back into the harbour."""
    if ship < JOKER:
        game.harbour[seat, ship] += 1
    else:
        game.joker_at[seat] = IN_HARBOUR
