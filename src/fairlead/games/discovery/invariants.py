"""What always holds, by the numbers of rules page 7. `check` returns the number of the first broken one, 0 if none is.

Invariants about changes (4, 13, 14) are watched over whole games in the tests; here stands what one position can show.
Number 21 is our own: the question asked fits the position (rules page 5).
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import first_of, kind_of
from .box import COLUMNS, EXPEDITIONS, HAND, JOKERS, MISSION_KINDS, ORDERS, SHIP_CARDS, SHIP_TYPES, SLOTS
from .reserving import card_at
from .secrets import seen_ships
from .ships import capacity_of, has_colour, stack_start
from .state import (
    AT_EXPEDITION,
    BUY,
    CHOOSE_ROUNDS,
    COINS,
    COMPLETED,
    FINAL_CARD,
    FINAL_VP,
    HELD,
    IN_GAME,
    IN_HARBOUR,
    INTERIM_CARD,
    INTERIM_VP,
    JOKER,
    LOAD,
    NONE,
    ON_ORDER,
    ORDER_SHIPS,
    PLACE,
    PLACES,
    RESERVE,
    VP_PARTS,
    WAITING,
)
from .trade import still_needed
from .turn import actions_begun, can_answer

QUESTION = 21

# The invariants in words, for positions written by hand.
INVARIANTS = {
    1: "the ships of each type must add up to 2, 3 or 2 for capacity 1, 2 or 3 (AD-COMP-1)",
    2: "each player has one joker and one mission, each once; a used joker lies open (AD-SETUP-11, AD-SETUP-12)",
    3: "every order must be in exactly one place (AD-COMP-8)",
    4: "nobody has less than no coins (AD-BUY-1)",
    5: "a hand holds at most four orders (AD-ORD-5)",
    6: "the ships at an expedition must fit its capacity (AD-EXP-4), and its first ship scores for the row colour, "
    "which must be its own, for a joker one of its two",
    7: "no more ships of other colours may lie out than any-colour cards were spent (AD-ANY-1)",
    8: "action cards only go down from the number dealt, and each reservation has cost one (AD-SETUP-10, AD-RES-1)",
    9: "a running order needs ships of exactly its capacity and 1 to 3 rounds left (AD-TRADE-4, AD-TRADE-6); the order "
    "of a decision load or rounds is listed among the running ones of the seat, with rounds 0",
    10: "each ship bought leaves one less in the stacks; a gap means that all stacks are empty (AD-BUY-5, AD-BUY-8)",
    11: "a gap in the order display means that the pile is empty (AD-ORD-3, AD-ORD-4)",
    12: "a scoring card lies in its stack until it comes up: the interim card on purchase 13 to 19, "
    "the final card on purchase 26 to 33 (AD-SETUP-7)",
    13: "a scoring is held after this turn and one more turn of each player; the interim card comes up before the "
    "final card; the game is over exactly when the final scoring was held (AD-INT-2, AD-FIN-2)",
    16: "a reserved card lies face up (AD-RES-1); in this turn only the active player can have reserved it, and only "
    "while asked to reserve",
    17: "at most two actions are begun in a turn; reservations come after the actions (AD-TURN-3, AD-RES-12)",
    18: "with turn_cap above 0 no turn has a higher number (AD-END-5)",
    19: "the orders completed by the players must be those that have left the game, and nobody can have completed "
    "the two that each other player was dealt (AD-TICK-4, AD-SETUP-9)",
    20: "VP come from scorings that were held (AD-INT-3, AD-FIN-3)",
    QUESTION: "the decision must be one that can be asked here, with at least one option (rules page 5)",
}


@kernel
def check(box, game):
    """The number of the first broken invariant (rules page 7), or 0."""
    if not ships_are_conserved(box, game):
        return 1
    if not jokers_are_conserved(game):
        return 2
    if not orders_are_conserved(game):
        return 3
    if not coins_are_kept(game):
        return 4
    if not hands_are_in_order(box, game):
        return 5
    if not expeditions_add_up(box, game):
        return 6
    if not action_cards_only_fall(box, game):
        return 8
    if not cards_match_colours(box, game):
        return 7
    if not running_orders_are_full(box, game):
        return 9
    if not stacks_fit_purchases(box, game):
        return 10
    if not display_is_refilled(game):
        return 11
    if not scoring_cards_fit_stacks(box, game):
        return 12
    if not countdowns_fit(game):
        return 13
    if not reservations_lie_open(game):
        return 16
    if not turn_has_two_actions(box, game):
        return 17
    if game.turn_cap > 0 and game.turn > game.turn_cap:
        return 18
    if not completed_orders_fit(box, game):
        return 19
    if not points_come_from_scorings(game):
        return 20
    if not can_answer(box, game):
        return QUESTION
    return 0


@kernel
def ships_are_conserved(box, game):
    """1: each type adds up to its copies, face up and in the stacks; nobody owns ships who does not play."""
    for ship in range(SHIP_TYPES):
        hidden = 0
        for i in range(game.drawn, SHIP_CARDS):
            hidden += game.deck[i] == ship
        if hidden + seen_ships(game, ship) != box.ship_copies[ship]:
            return False
    return True


@kernel
def jokers_are_conserved(game):
    """2: each joker and mission exists once; a player's joker is in exactly one place, and open once it was used."""
    if not is_each_once(game.joker, JOKERS) or not is_each_once(game.mission, MISSION_KINDS):
        return False
    for seat in range(game.players):
        at_expeditions, on_orders = 0, 0
        for expedition in range(EXPEDITIONS):
            for i in range(game.ships_at[expedition]):
                at_expeditions += game.ship_at[expedition, i] >= JOKER and game.owner_at[expedition, i] == seat
        for order in range(ORDERS):
            for i in range(ORDER_SHIPS):
                on_orders += game.ship_on[order, i] >= JOKER and game.runner[order] == seat
        if at_expeditions != (game.joker_at[seat] == AT_EXPEDITION) or on_orders != (game.joker_at[seat] == ON_ORDER):
            return False
        if game.joker_at[seat] != IN_HARBOUR and not game.joker_shown[seat]:
            return False
    return True


@kernel
def is_each_once(cards, kinds):
    """Whether cards is each of 0 .. kinds - 1 once."""
    for card in range(kinds):
        found = 0
        for i in range(kinds):
            found += cards[i] == card
        if found != 1:
            return False
    return True


@kernel
def orders_are_conserved(game):
    """3: every order is in exactly one place."""
    for order in range(ORDERS):
        places = (game.runner[order] != NONE) + (game.gone[order] != IN_GAME)
        for slot in range(SLOTS):
            places += game.display[slot] == order
        for i in range(game.pile_size):
            places += game.pile[i] == order
        for seat in range(game.players):
            for i in range(game.hand_size[seat]):
                places += game.hand[seat, i] == order
        if places != 1:
            return False
    return True


@kernel
def coins_are_kept(game):
    """4: nobody has less than no coins."""
    for seat in range(game.players):
        if game.coins[seat] < 0:
            return False
    return True


@kernel
def hands_are_in_order(box, game):
    """5: at most four orders; the known ones first, each part rising, nothing behind."""
    for seat in range(game.players):
        size, known = game.hand_size[seat], game.hand_known[seat]
        if size > box.hand_limit or known > size:
            return False
        for i in range(1, size):
            if i != known and game.hand[seat, i] < game.hand[seat, i - 1]:
                return False
        for i in range(size, HAND):
            if game.hand[seat, i] != NONE:
                return False
    return True


@kernel
def expeditions_add_up(box, game):
    """6: capacities fit, and the row colour is that of the first ship."""
    for expedition in range(EXPEDITIONS):
        used = 0
        for i in range(game.ships_at[expedition]):
            used += capacity_of(box, game.ship_at[expedition, i])
            owner = game.owner_at[expedition, i]
            if owner < 0 or owner >= game.players:
                return False
        if used != game.loaded[expedition] or used > box.expedition_capacity[expedition]:
            return False
        if game.ships_at[expedition] == 0:
            if game.row_colour[expedition] != NONE:
                return False
        elif not first_ship_sets_row(box, game, expedition):
            return False
    return True


@kernel
def first_ship_sets_row(box, game, expedition):
    """Whether the row colour is a colour of the first ship."""
    owner = game.owner_at[expedition, 0]
    return has_colour(box, game, owner, game.ship_at[expedition, 0], game.row_colour[expedition])


@kernel
def cards_match_colours(box, game):
    """7: no more ships of other colours lie out than any-colour cards were spent."""
    for seat in range(game.players):
        strangers = 0
        for expedition in range(EXPEDITIONS):
            for i in range(game.ships_at[expedition]):
                if game.owner_at[expedition, i] == seat:
                    ship, row = game.ship_at[expedition, i], game.row_colour[expedition]
                    strangers += not has_colour(box, game, seat, ship, row)
        for order in range(ORDERS):
            for i in range(ORDER_SHIPS):
                if game.runner[order] == seat and game.ship_on[order, i] != NONE:
                    strangers += not has_colour(box, game, seat, game.ship_on[order, i], box.order_colour[order])
        if strangers > max(0, box.any_cards[game.players] - game.any_cards[seat]):
            return False
    return True


@kernel
def action_cards_only_fall(box, game):
    """8: from the dealt number down to 0; each reservation on the table has its card spent."""
    for seat in range(game.players):
        if not 0 <= game.any_cards[seat] <= box.any_cards[game.players]:
            return False
        held = 0
        for place in range(PLACES):
            held += game.reserver[place] == seat
        if not 0 <= game.reservation_cards[seat] <= box.reservation_cards[game.players] - held:
            return False
    return True


@kernel
def running_orders_are_full(box, game):
    """9: a running order has exactly its capacity and 1 to 3 rounds left, the one being started less and none."""
    starting = first_of(game) if kind_of(game) == LOAD or kind_of(game) == CHOOSE_ROUNDS else NONE
    for order in range(ORDERS):
        need = still_needed(box, game, order)
        if game.runner[order] == NONE:
            if need != box.order_capacity[order] or game.rounds[order] != 0 or game.rounds_left[order] != 0:
                return False
        elif order == starting:
            done = kind_of(game) == CHOOSE_ROUNDS
            if game.runner[order] != game.seat or game.rounds[order] != 0 or need < 0 or (need == 0) != done:
                return False
        elif need != 0 or not 1 <= game.rounds_left[order] <= game.rounds[order]:
            return False
        for i in range(1, ORDER_SHIPS):
            if game.ship_on[order, i] != NONE and game.ship_on[order, i] < game.ship_on[order, i - 1]:
                return False
    return starting == NONE or game.runner[starting] == game.seat


@kernel
def stacks_fit_purchases(box, game):
    """10: each purchase drew one ship; gaps only when the stacks are empty, and never below a ship."""
    hidden, bought = 0, 0
    for i in range(game.drawn, SHIP_CARDS):
        hidden += game.deck[i] < SHIP_TYPES
    stacked = 0
    for stack in range(len(box.stack_ships)):
        stacked += box.stack_ships[stack]
    for ship in range(SHIP_TYPES):
        bought += seen_ships(game, ship)
    for column in range(COLUMNS):
        bought -= (game.buy_row[column] != NONE) + (game.refill_row[column] != NONE)
        if game.refill_row[column] == NONE and game.drawn < SHIP_CARDS:
            return False
        if game.buy_row[column] == NONE and game.refill_row[column] != NONE:
            return False
    return hidden == max(0, stacked - bought)


@kernel
def display_is_refilled(game):
    """11: a gap in the display means that the pile is empty."""
    for slot in range(SLOTS):
        if game.display[slot] == NONE and game.pile_size > 0:
            return False
    return True


@kernel
def scoring_cards_fit_stacks(box, game):
    """12: a scoring card lies in its own stack until it comes up."""
    return is_in_stack(box, game, INTERIM_CARD, box.interim_stack, game.interim_left) and is_in_stack(
        box, game, FINAL_CARD, box.final_stack, game.final_left
    )


@kernel
def is_in_stack(box, game, card, stack, left):
    """Whether a scoring card lies once within its stack if it waits, and not at all if its countdown runs.

    A game stopped by `turn_cap` is scored with the final card where it was.
    """
    first = stack_start(box, stack)
    last = first + box.stack_ships[stack]
    inside, outside = 0, 0
    for i in range(game.drawn, SHIP_CARDS):
        if game.deck[i] == card:
            inside += first <= i <= last
            outside += not first <= i <= last
    if outside > 0:
        return False
    if left == HELD and card == FINAL_CARD:
        return inside <= 1
    # The purchase that turns it up draws a ship with it, unless no card is left.
    return inside == 1 if left == WAITING else inside == 0 and game.drawn > first + 1


@kernel
def countdowns_fit(game):
    """13: a countdown is at most this turn and one more turn each; the interim card comes up before the final one."""
    if (game.depth == 0) != (game.final_left == HELD):
        return False
    if game.interim_left > game.players + 1 or game.final_left > game.players + 1:
        return False
    if game.final_left > 0:
        return game.interim_left != WAITING and game.interim_left <= game.final_left
    return True


@kernel
def reservations_lie_open(game):
    """16: a reserved card lies face up; only the active player has reserved in this turn, and only when asked."""
    for place in range(PLACES):
        if game.reserver[place] >= game.players:
            return False
        if game.reserver[place] != NONE and card_at(game, place) == NONE:
            return False
        if game.reserved_now[place] and (game.reserver[place] != game.seat or kind_of(game) != RESERVE):
            return False
    return True


@kernel
def turn_has_two_actions(box, game):
    """17: at most two actions; an open one has been begun; reserving comes after the actions."""
    if actions_begun(game) > box.actions:
        return False
    if game.open != NONE and (not game.begun >> game.open & 1 or (game.open != BUY and game.open != PLACE)):
        return False
    if actions_begun(game) == 1 and game.open == NONE and (game.begun >> BUY & 1 or game.begun >> PLACE & 1):
        return False
    if kind_of(game) == RESERVE:
        return game.begun >> COINS & 1 == 1 or actions_begun(game) == box.actions
    return True


@kernel
def completed_orders_fit(box, game):
    """19: the orders that are completed are those that the players count; nobody completes what others were dealt."""
    counted, gone = 0, 0
    for seat in range(game.players):
        if game.completed[seat] > ORDERS - box.start_orders * (game.players - 1):
            return False
        counted += game.completed[seat]
    for order in range(ORDERS):
        gone += game.gone[order] == COMPLETED
    return counted == gone


@kernel
def points_come_from_scorings(game):
    """20: VP of a part are there only after its scoring."""
    for seat in range(game.players):
        for part in range(VP_PARTS):
            if game.vp[seat, part] < 0:
                return False
            if part >= FINAL_VP and game.final_left != HELD and game.vp[seat, part] != 0:
                return False
        if game.interim_left != HELD and game.vp[seat, INTERIM_VP] != 0:
            return False
    return True
