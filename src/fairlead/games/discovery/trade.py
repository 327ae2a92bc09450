"""Orders with ships: starting one, loading it, the tick that completes it (rules page 3.4, 3.10 and 5.2).

The ships of an order are a set. They are named in rising sequence of their codes, so each set has exactly one
sequence, and a ship can be named only while the order can still be filled exactly: no dead ends.
"""

from __future__ import annotations

from ...kernel.bits import lowest_bit
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

ONE_COLUMN = 0x01010101010101  # one bit for each number of ships from 0 to ORDER_SHIPS

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
    return can_fill_with(box, game, order, free_ships(game, game.seat))


@kernel
def can_fill_with(box, game, order, ships):
    """Whether these free ships, and the joker if it is free, can reach the capacity of an order exactly."""
    seat = game.seat
    joker = game.joker_at[seat] == IN_HARBOUR
    return can_fill(box, game, order, box.order_capacity[order], ships, joker, game.coins[seat], game.any_cards[seat])


@kernel
def orders_to_start(box, game):
    """The orders of the active player's hand that can be filled, as bits."""
    orders, ships = 0, free_ships(game, game.seat)
    for i in range(game.hand_size[game.seat]):
        order = game.hand[game.seat, i]
        orders |= can_fill_with(box, game, order, ships) << order
    return orders


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
    joker = ship < JOKER and game.joker_at[seat] == IN_HARBOUR
    if need < 0 or not can_fill(box, game, order, need, ships_behind(game, seat, ship), joker, coins, cards):
        return CANNOT_FILL_ORDER
    return LEGAL


# Free ships in one number: two bits a ship type, which is enough for the three that there can be.


@kernel
def free_ships(game, seat):
    """The ships in a seat's harbour, the joker aside."""
    ships = 0
    for ship in range(SHIP_TYPES):
        ships |= game.harbour[seat, ship] << 2 * ship
    return ships


@kernel
def ships_behind(game, seat, ship):
    """The free ships that are left with codes from `ship` on once that one is used; behind the joker there are none."""
    return free_ships(game, seat) - (1 << 2 * ship) >> 2 * ship << 2 * ship if ship < JOKER else 0


@kernel
def can_fill(box, game, order, need, ships, joker, coins, cards):
    """Whether some of these free ships, and the joker if it is free, can reach exactly `need` (5.2).

    Every ship costs its fee out of `coins`, every ship of another colour one of `cards`.
    """
    if need == 0:
        return True
    colour = box.order_colour[order]
    fitting, others = 0, 0
    for ship in range(SHIP_TYPES):
        here = (ships >> 2 * ship & 3) << 8 * box.ship_capacity[ship]
        fits = box.ship_colour[ship] == colour
        fitting += here if fits else 0
        others += 0 if fits else here
    fills = fills_of(fitting, others, cards)
    if has_fill(fills, need, ships_paid(box, coins)):
        return True
    if not joker or coins < box.joker_fee:
        return False
    if not has_colour(box, game, game.seat, JOKER, colour):
        if cards == 0:
            return False
        fills = fills_of(fitting, others, cards - 1)
    for capacity in range(1, min(need, 3) + 1):
        if has_fill(fills, need - capacity, ships_paid(box, coins - box.joker_fee)):
            return True
    return False


# Fills: all that can be reached with some ships, as bits of one number: bit 8 * ships + capacity. So a fill with one
# more ship of capacity 2 is 8 + 2 bits further, and a choice among many ships costs a few shifts. Ships to choose from
# are counted by capacity, 8 bits each.


@kernel
def fills_of(fitting, others, cards):
    """The fills with any ships that fit, and others for which there are cards."""
    fills = add_ships(1, others) & fills_up_to(cards)
    return add_ships(fills, fitting)


@kernel
def add_ships(fills, ships):
    """The fills that some of the ships make of those given."""
    for capacity in range(1, 4):
        roomy = ONE_COLUMN * ((2 << ORDER_SHIPS - capacity) - 1)  # fills that leave room for one more
        for _ in range(min(ships >> 8 * capacity & 0xFF, ORDER_SHIPS // capacity)):
            fills |= (fills & roomy) << 8 + capacity
    return fills


@kernel
def fills_up_to(ships):
    """All fills with so many ships at most."""
    return (1 << 8 * (min(ships, ORDER_SHIPS) + 1)) - 1


@kernel
def has_fill(fills, capacity, ships):
    """Whether a capacity is among the fills with so many ships at most."""
    return (fills & ONE_COLUMN << capacity & fills_up_to(ships)) != 0


@kernel
def ships_paid(box, coins):
    """How many ships of an order the coins are enough for."""
    return coins // box.ship_fee if box.ship_fee > 0 else ORDER_SHIPS


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
    running = orders_run_by(game, seat)
    while running:
        order = lowest_bit(running)
        running &= running - 1
        game.rounds_left[order] -= 1
        if game.rounds_left[order] == 0:
            game.coins[seat] += box.income[order, game.rounds[order]]
            game.completed[seat] += 1
            end_order(game, order, COMPLETED)


@kernel
def orders_run_by(game, seat):
    """The running orders of a seat, as bits."""
    running = 0
    for order in range(ORDERS):
        running |= (game.runner[order] == seat) << order
    return running


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
