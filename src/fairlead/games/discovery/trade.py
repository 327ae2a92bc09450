"""Orders with ships: starting one, loading it, the tick that completes it (rules page 3.4, 3.10 and 5.2).

The ships of an order are a set. They are named in rising sequence of their codes, so each set has exactly one
sequence, and a ship can be named only while the order can still be filled exactly: no dead ends.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import ORDERS, SHIP_TYPES
from .clauses import (
    CANNOT_FILL_ORDER,
    FEE_TOO_HIGH,
    LEGAL,
    LOAD_NOT_RISING,
    NOT_IN_HAND,
    NOT_IN_HARBOUR,
    NOT_ORDER_COLOUR,
)
from .orders import in_hand, take_from_hand
from .ships import capacity_of, fee_of, has_colour, in_harbour, return_to_harbour, take_from_harbour
from .state import COMPLETED, IN_HARBOUR, JOKER, NONE, ON_ORDER, ORDER_SHIPS

# ------------------------------------------------------------------ what may be chosen


@kernel
def refuse_start(box, game, order):
    """What keeps the active player from starting an order (AD-TRADE-1, AD-TRADE-4, AD-TRADE-9)."""
    if in_hand(game, game.seat, order) == NONE:
        return NOT_IN_HAND
    return LEGAL if can_start(box, game, order) else CANNOT_FILL_ORDER


@kernel
def can_start(box, game, order):
    """Whether some set of free ships reaches the capacity of an order exactly (AD-TRADE-4)."""
    coins, cards = game.coins[game.seat], game.any_cards[game.seat]
    return can_fill(box, game, order, box.order_capacity[order], 0, NONE, coins, cards)


@kernel
def refuse_load(box, game, order, ship):
    """What keeps a ship from being the next one on the order being started (AD-TRADE-2 to AD-TRADE-5, 5.2)."""
    seat = game.seat
    if not in_harbour(game, seat, ship):
        return NOT_IN_HARBOUR
    if ship < last_loaded(game, order):
        return LOAD_NOT_RISING
    coins = game.coins[seat] - fee_of(box, ship)
    cards = game.any_cards[seat] - (not has_colour(box, game, seat, ship, box.order_colour[order]))
    if coins < 0:
        return FEE_TOO_HIGH
    if cards < 0:
        return NOT_ORDER_COLOUR
    need = still_needed(box, game, order) - capacity_of(box, ship)
    if need < 0 or not can_fill(box, game, order, need, ship, ship, coins, cards):
        return CANNOT_FILL_ORDER
    return LEGAL


@kernel
def can_fill(box, game, order, need, lowest, used, coins, cards):
    """Whether free ships with codes from `lowest` on, without one of `used`, can reach exactly `need` (5.2).

    Every ship costs its fee out of `coins`, every ship of another colour one of `cards`.
    """
    if need == 0:
        return True
    seat, colour = game.seat, box.order_colour[order]
    fit1, fit2, fit3, other1, other2, other3 = 0, 0, 0, 0, 0, 0
    for ship in range(lowest, SHIP_TYPES):
        count = game.harbour[seat, ship] - (ship == used)
        if count > 0:
            capacity = box.ship_capacity[ship]
            if box.ship_colour[ship] == colour:
                fit1 += count * (capacity == 1)
                fit2 += count * (capacity == 2)
                fit3 += count * (capacity == 3)
            elif cards > 0:
                other1 += count * (capacity == 1)
                other2 += count * (capacity == 2)
                other3 += count * (capacity == 3)
    if reaches(box, need, fit1, fit2, fit3, other1, other2, other3, coins, cards):
        return True
    if game.joker_at[seat] != IN_HARBOUR or used >= JOKER or coins < box.joker_fee:
        return False
    cards -= not has_colour(box, game, seat, JOKER, colour)
    coins -= box.joker_fee
    if cards < 0:
        return False
    for capacity in range(1, min(need, 3) + 1):
        if reaches(box, need - capacity, fit1, fit2, fit3, other1, other2, other3, coins, cards):
            return True
    return False


@kernel
def reaches(box, need, fit1, fit2, fit3, other1, other2, other3, coins, cards):
    """Whether some of the ships sum up to `need`: `fit` by capacity without a card, `other` with one card each."""
    if fit1 + 2 * fit2 + 3 * fit3 + other1 + 2 * other2 + 3 * other3 < need:
        return False
    for others3 in range(min(other3, cards, need // 3) + 1):
        for others2 in range(min(other2, cards - others3, (need - 3 * others3) // 2) + 1):
            left = need - 3 * others3 - 2 * others2
            for others1 in range(min(other1, cards - others3 - others2, left) + 1):
                ships = others3 + others2 + others1
                fewest = fewest_ships(left - others1, fit1, fit2, fit3)
                if fewest >= 0 and (ships + fewest) * box.ship_fee <= coins:
                    return True
    return False


@kernel
def fewest_ships(need, fit1, fit2, fit3):
    """The smallest number of ships whose capacities sum up to `need`, or NONE."""
    best = NONE
    for threes in range(min(fit3, need // 3) + 1):
        for twos in range(min(fit2, (need - 3 * threes) // 2) + 1):
            ones = need - 3 * threes - 2 * twos
            if ones <= fit1 and (best == NONE or threes + twos + ones < best):
                best = threes + twos + ones
    return best


@kernel
def last_loaded(game, order):
    """The code of the ship loaded last, or NONE."""
    last = NONE
    for i in range(ORDER_SHIPS):
        last = max(last, game.ship_on[order, i])
    return last


@kernel
def still_needed(box, game, order):
    """Capacity that the order being started still lacks."""
    need = box.order_capacity[order]
    for i in range(ORDER_SHIPS):
        if game.ship_on[order, i] != NONE:
            need -= capacity_of(box, game.ship_on[order, i])
    return need


# ------------------------------------------------------------------ what happens


@kernel
def start_order(game, order):
    """Plays an order from hand; its ships follow (AD-TRADE-1)."""
    take_from_hand(game, game.seat, order)
    game.runner[order] = game.seat


@kernel
def load_ship(box, game, order, ship):
    """Puts a ship on the order being started, with fee and card (AD-TRADE-2, AD-TRADE-3, AD-ANY-1 to AD-ANY-3)."""
    if not has_colour(box, game, game.seat, ship, box.order_colour[order]):
        game.any_cards[game.seat] -= 1
    take_from_harbour(box, game, game.seat, ship, ON_ORDER)
    place = 0
    while game.ship_on[order, place] != NONE:
        place += 1
    game.ship_on[order, place] = ship


@kernel
def set_rounds(game, order, rounds):
    """Fixes how long the order runs, and with it the income (AD-TRADE-6)."""
    game.rounds[order] = rounds
    game.rounds_left[order] = rounds


@kernel
def tick(box, game, seat):
    """Moves the round markers of a seat; orders that leave field 1 are completed (AD-TICK-1 to AD-TICK-9)."""
    for order in range(ORDERS):
        if game.runner[order] == seat:
            game.rounds_left[order] -= 1
            if game.rounds_left[order] == 0:
                game.coins[seat] += box.income[order, game.rounds[order]]
                game.completed[seat] += 1
                end_order(game, order, COMPLETED)


@kernel
def end_order(game, order, outcome):
    """Takes a running order out of the game; its ships return (AD-TICK-4, AD-TICK-9, AD-FIN-4)."""
    for i in range(ORDER_SHIPS):
        if game.ship_on[order, i] != NONE:
            return_to_harbour(game, game.runner[order], game.ship_on[order, i])
            game.ship_on[order, i] = NONE
    game.runner[order] = NONE
    game.rounds[order] = 0
    game.rounds_left[order] = 0
    game.gone[order] = outcome
