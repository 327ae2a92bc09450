"""The turn: tick, two actions, reservations, end of turn (rules page 3.3), and the decisions it is made of (5.1).

Every way an action can be refused is one `refuse_...` function that names the clause. `mark` marks what nothing
refuses, `explain` says what refuses it; tests/test_contract.py holds the two to each other.

What may be chosen of many things of a kind is found as a set, the bits of a number, without a branch for each thing:
then a processor reads them side by side, and games side by side on a GPU wait for each other only where they choose.
Where a thing is refused for several reasons, the last one that is found counts.
"""

from __future__ import annotations

from ...kernel.bits import lowest_bit, mark_bits
from ...kernel.compiler import kernel
from ...kernel.decisions import first_of, kind_of, pop, push, raise_barrier, second_of
from .actions import (
    ACTIONS,
    BUY_COLUMN,
    DRAW_ORDER,
    END,
    JOKER_FIRST_COLOUR,
    LOAD_SHIP,
    PLACE_SHIP,
    RESERVE_DONE,
    RESERVE_PLACE,
    ROUNDS_ONE,
    START_ORDER,
    TAKE_COINS,
    TAKE_ORDER,
)
from .box import EXPEDITIONS
from .clauses import (
    ACTION_CLOSED,
    ACTION_DONE,
    GAME_OVER,
    LEGAL,
    NOT_ACTIVE,
    NOT_ASKED,
    SECOND_ACTION_DUE,
    TWO_ACTIONS_BEGUN,
)
from .expeditions import (
    expeditions_for,
    place_ship,
    refuse_expedition,
    refuse_ship,
    room_left,
    row_colours,
    ships_to_place,
)
from .orders import (
    orders_to_take,
    refuse_any_order,
    refuse_display_order,
    refuse_pile_order,
    take_display_order,
    take_pile_order,
)
from .reserving import let_reservations_lapse, places_to_reserve, refuse_reservation, reserve
from .scoring import hold_final_scoring, hold_interim_scoring
from .ships import buy_ship, columns_to_buy, harbour_codes, refuse_purchase
from .state import (
    ACT,
    BUY,
    CHOOSE_ROUNDS,
    COINS,
    HELD,
    JOKER,
    JOKER_COLOUR,
    LOAD,
    NONE,
    ORDER,
    PLACE,
    RESERVE,
    SHIP_CODES,
)
from .trade import load_ship, orders_to_start, refuse_load, refuse_start, set_rounds, start_order, still_needed, tick

# What an answer brings to an end.
NOTHING, STEP, ACTION_PART, RESERVATION, TURN = range(5)

# ------------------------------------------------------------------ who decides, and whether it is over


@kernel
def to_act(box, game):
    """Only the active player ever decides (5)."""
    return 1 << game.seat if game.depth > 0 else 0


@kernel
def over(box, game):
    """The game ends with the final scoring (AD-FIN-3)."""
    return 1 if game.final_left == HELD else 0


# ------------------------------------------------------------------ what may be chosen


@kernel
def mark(box, game, seat, mask):
    """Marks the options of the question asked."""
    if game.depth == 0 or seat != game.seat:
        return 0
    kind = kind_of(game)
    if kind == ACT:
        return mark_act(box, game, mask)
    if kind == LOAD:
        return mark_loads(box, game, mask)
    if kind == RESERVE:
        return mark_reservations(game, mask)
    if kind == CHOOSE_ROUNDS:
        return mark_all(mask, ROUNDS_ONE, 3)
    return mark_all(mask, JOKER_FIRST_COLOUR, 2)


@kernel
def mark_all(mask, first, count):
    """Marks ids that are always legal when they are asked."""
    for action in range(first, first + count):
        mask[action] = 1
    return count


@kernel
def mark_act(box, game, mask):
    """The options of ACT (5.1), group by group, so that what rules out a whole group is asked once."""
    marked = 0
    if may_end(box, game):
        marked += mark_all(mask, END, 1)
    if refuse_action(box, game, COINS) == LEGAL:
        marked += mark_all(mask, TAKE_COINS, 1)
    if refuse_action(box, game, ORDER) == LEGAL:
        marked += mark_bits(mask, TAKE_ORDER, orders_to_take(box, game))
    if refuse_action(box, game, BUY) == LEGAL:
        marked += mark_bits(mask, BUY_COLUMN, columns_to_buy(box, game))
    if refuse_action(box, game, PLACE) == LEGAL:
        marked += mark_placements(box, game, mask)
        marked += mark_bits(mask, START_ORDER, orders_to_start(box, game))
    return marked


@kernel
def mark_placements(box, game, mask):
    """Every ship of the harbour at every expedition that takes it."""
    marked, ships = 0, ships_to_place(box, game)
    room, rows = room_left(box, game), row_colours(game)
    while ships:
        ship = lowest_bit(ships)
        ships &= ships - 1
        marked += mark_bits(mask, PLACE_SHIP + EXPEDITIONS * ship, expeditions_for(box, game, ship, room, rows))
    return marked


@kernel
def mark_loads(box, game, mask):
    """Ships that may be loaded next."""
    marked, ships = 0, harbour_codes(game, game.seat)
    while ships:
        ship = lowest_bit(ships)
        ships &= ships - 1
        if refuse_load(box, game, first_of(game), ship) == LEGAL:
            marked += mark_all(mask, LOAD_SHIP + ship, 1)
    return marked


@kernel
def mark_reservations(game, mask):
    """Places that may be reserved, and being done."""
    return mark_all(mask, RESERVE_DONE, 1) + mark_bits(mask, RESERVE_PLACE, places_to_reserve(game, first_of(game)))


@kernel
def explain(box, game, seat, action):
    """The clause that refuses an action, 0 if none does."""
    if game.depth == 0:
        return GAME_OVER
    if seat != game.seat:
        return NOT_ACTIVE
    if action < 0 or action >= ACTIONS:
        return NOT_ASKED
    return refuse(box, game, action)


@kernel
def refuse(box, game, action):
    """The clause that refuses an action of the active player to the question asked, 0 if none does."""
    kind = kind_of(game)
    if kind != question_of(action):
        return NOT_ASKED
    if kind == ACT:
        return refuse_act(box, game, action)
    if kind == LOAD:
        return refuse_load(box, game, first_of(game), action - LOAD_SHIP)
    if kind == RESERVE and action != RESERVE_DONE:
        return refuse_reservation(game, action - RESERVE_PLACE, first_of(game))
    return LEGAL


@kernel
def question_of(action):
    """The kind of question an action answers (5.5)."""
    if action < JOKER_FIRST_COLOUR:
        return ACT
    if action < LOAD_SHIP:
        return JOKER_COLOUR
    if action < ROUNDS_ONE:
        return LOAD
    if action < RESERVE_DONE:
        return CHOOSE_ROUNDS
    return RESERVE


@kernel
def refuse_act(box, game, action):
    """The clause that refuses a step of the turn (5.1)."""
    if action == END:
        return LEGAL if may_end(box, game) else SECOND_ACTION_DUE
    refusal = refuse_action(box, game, action_of(action))
    if refusal != LEGAL or action == TAKE_COINS:
        return refusal
    if action < BUY_COLUMN:
        refusal = refuse_any_order(box, game)
        if refusal != LEGAL:
            return refusal
        return refuse_pile_order(game) if action == DRAW_ORDER else refuse_display_order(game, action - TAKE_ORDER)
    if action < PLACE_SHIP:
        return refuse_purchase(box, game, action - BUY_COLUMN)
    if action < START_ORDER:
        ship, expedition = (action - PLACE_SHIP) // EXPEDITIONS, (action - PLACE_SHIP) % EXPEDITIONS
        return refuse_placement(box, game, ship, expedition)
    return refuse_start(box, game, action - START_ORDER)


@kernel
def refuse_placement(box, game, ship, expedition):
    """The clause that refuses to place a ship of the active player at an expedition."""
    seat = game.seat
    refusal = refuse_ship(box, game, seat, ship, game.coins[seat])
    return refusal if refusal != LEGAL else refuse_expedition(box, game, ship, expedition, game.any_cards[seat])


@kernel
def action_of(action):
    """Which of the four actions a step belongs to."""
    if action == TAKE_COINS:
        return COINS
    if action < BUY_COLUMN:
        return ORDER
    return BUY if action < PLACE_SHIP else PLACE


@kernel
def refuse_action(box, game, action):
    """Whether one of the four actions may be begun or gone on with (AD-TURN-3 to AD-TURN-5)."""
    if game.begun >> action & 1:
        if game.open == action:
            return LEGAL
        return ACTION_DONE if action == COINS or action == ORDER else ACTION_CLOSED
    return LEGAL if actions_begun(game) < box.actions else TWO_ACTIONS_BEGUN


@kernel
def may_end(box, game):
    """A second action may be forfeited only after taking coins (AD-TURN-6, AD-TURN-7)."""
    return game.begun >> COINS & 1 or actions_begun(game) == box.actions


@kernel
def actions_begun(game):
    """How many of the four actions have been begun this turn."""
    return (game.begun & 1) + (game.begun >> 1 & 1) + (game.begun >> 2 & 1) + (game.begun >> 3 & 1)


@kernel
def can_act(box, game):
    """Whether any step but `end` is possible; looks no further than the first one found."""
    if refuse_action(box, game, COINS) == LEGAL:
        return True
    if refuse_action(box, game, ORDER) == LEGAL and orders_to_take(box, game):
        return True
    if refuse_action(box, game, BUY) == LEGAL and columns_to_buy(box, game):
        return True
    return refuse_action(box, game, PLACE) == LEGAL and can_place(box, game)


@kernel
def can_place(box, game):
    """Whether any placement or any order is possible."""
    ships = ships_to_place(box, game)
    room, rows = room_left(box, game), row_colours(game)
    while ships:
        if expeditions_for(box, game, lowest_bit(ships), room, rows):
            return True
        ships &= ships - 1
    return orders_to_start(box, game) != 0


@kernel
def can_answer(box, game):
    """Whether the question asked can be asked here and has an answer. A finished game asks nothing."""
    kind = kind_of(game)
    if kind == ACT:
        return can_act(box, game)
    if kind == RESERVE:
        return places_to_reserve(game, first_of(game)) != 0
    if kind >= 0 and game.open != PLACE:
        return False
    if kind == LOAD:
        return can_load(box, game)
    return kind != JOKER_COLOUR or joker_can_go(box, game)


@kernel
def can_load(box, game):
    """Whether some ship can be loaded next on the order being started."""
    for ship in range(SHIP_CODES):
        if refuse_load(box, game, first_of(game), ship) == LEGAL:
            return True
    return False


@kernel
def joker_can_go(box, game):
    """Whether the joker whose colour is asked can be placed first at its expedition."""
    ship, expedition = first_of(game), second_of(game)
    return game.ships_at[expedition] == 0 and refuse_placement(box, game, ship, expedition) == LEGAL


# ------------------------------------------------------------------ what happens


@kernel
def apply(box, game, seat, action):
    """Plays one decision and runs on to the next.

    Answers say only what they bring to an end. What follows from that stands here once for all of them, in the order
    in which a turn goes by: it is much of the code, and games side by side on a GPU come to it together.
    """
    game.barrier = 0
    ended = answer(box, game, action)
    if ended == STEP and not can_act(box, game):  # else ACT is asked again (5.1)
        ended = ACTION_PART
    if ended == ACTION_PART:
        pop(game)
    if ended == ACTION_PART or ended == RESERVATION:
        ended = ask_reserve(game, action - RESERVE_PLACE + 1 if ended == RESERVATION else 0)
    if ended == TURN:
        end_turn(box, game)


@kernel
def answer(box, game, action):
    """Does what the answer to the question on top says, and gives what it brings to an end."""
    kind = kind_of(game)
    if kind == ACT:
        return act(box, game, action)
    if kind == LOAD:
        return load(box, game, action - LOAD_SHIP)
    if kind == RESERVE:
        return answer_reserve(game, action)
    if kind == CHOOSE_ROUNDS:
        set_rounds(game, first_of(game), action - ROUNDS_ONE + 1)
        pop(game)
        return STEP
    return name_joker_colour(box, game, action - JOKER_FIRST_COLOUR)


@kernel
def act(box, game, action):
    """One step of the turn (5.1)."""
    if action == END:
        return ACTION_PART
    begin_action(game, action_of(action))
    if action == TAKE_COINS:
        game.coins[game.seat] += box.take_coins  # AD-COIN-1
    elif action == DRAW_ORDER:
        take_pile_order(box, game)
    elif action < DRAW_ORDER:
        take_display_order(box, game, action - TAKE_ORDER)
    elif action < PLACE_SHIP:
        buy_ship(box, game, action - BUY_COLUMN)
    elif action < START_ORDER:
        ship, expedition = (action - PLACE_SHIP) // EXPEDITIONS, (action - PLACE_SHIP) % EXPEDITIONS
        if ship >= JOKER and game.row_colour[expedition] == NONE:
            push(game, JOKER_COLOUR, game.seat, ship, expedition)
            return NOTHING
        place_ship(box, game, ship, expedition, NONE)
    else:
        start_order(game, action - START_ORDER)
        push(game, LOAD, game.seat, action - START_ORDER, 0)
        return NOTHING
    return STEP


@kernel
def begin_action(game, action):
    """Counts an action from its first step on; only buying and placing stay open (AD-TURN-5, AD-TURN-8)."""
    game.begun |= 1 << action
    game.open = action if action == BUY or action == PLACE else NONE


@kernel
def name_joker_colour(box, game, choice):
    """The colour of a joker placed first (AD-EXP-8)."""
    ship, expedition = first_of(game), second_of(game)
    pop(game)
    place_ship(box, game, ship, expedition, box.joker_colours[game.joker[game.seat], choice])
    return STEP


@kernel
def load(box, game, ship):
    """One more ship for the order; when it is full, its rounds are asked (5.2)."""
    order = first_of(game)
    load_ship(box, game, order, ship)
    if still_needed(box, game, order) == 0:
        pop(game)
        push(game, CHOOSE_ROUNDS, game.seat, order, 0)
    return NOTHING


@kernel
def answer_reserve(game, action):
    """Reserves a card, or is done (AD-RES-1)."""
    pop(game)
    if action == RESERVE_DONE:
        return TURN
    reserve(game, action - RESERVE_PLACE)
    return RESERVATION


@kernel
def ask_reserve(game, lowest):
    """Asks for a reservation from a place on if there is one to make; else the turn is at its end (5.3, AD-RES-12)."""
    if not places_to_reserve(game, lowest):
        return TURN
    push(game, RESERVE, game.seat, lowest, 0)
    return NOTHING


@kernel
def end_turn(box, game):
    """Reservations lapse, scorings that are due are held, the next player begins (AD-TURN-11, AD-FIN-10, AD-END-5)."""
    raise_barrier(game)
    let_reservations_lapse(game)
    if game.interim_left > 0:
        game.interim_left -= 1
        if game.interim_left == 0:
            hold_interim_scoring(box, game)
    if game.final_left > 0:
        game.final_left -= 1
    if game.final_left == 0 or is_capped(game):
        hold_final_scoring(box, game)
        return
    following = (game.seat + 1) % game.players
    begin_turn(box, game, following, game.turn + (following == game.start_player))


@kernel
def is_capped(game):
    """Whether the last player has ended the last turn that `turn_cap` allows (AD-END-5)."""
    is_last = (game.seat + 1) % game.players == game.start_player
    return game.turn_cap > 0 and is_last and game.turn >= game.turn_cap


@kernel
def begin_turn(box, game, seat, turn):
    """The tick, then the first step (AD-TURN-2). ACT always has an option here: the coins (AD-TURN-7)."""
    game.seat = seat
    game.turn = turn
    game.begun = 0
    game.open = NONE
    tick(box, game, seat)
    push(game, ACT, seat, 0, 0)
