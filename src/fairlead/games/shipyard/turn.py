"""The turn: five steps, the questions they raise, and what follows a turn (rules page 3.3, 3.7 and 5.3).

The stack holds the rest of a turn from the start: LAUNCH below STEP4 below CHOOSE_ACTION. `settle` runs on until a
question has at least two answers (rules page 5.1: a single one is never asked).
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST as FIRST_ARGUMENT
from ...kernel.decisions import SECOND as SECOND_ARGUMENT
from ...kernel.decisions import first_of, kind_of, pop, push, raise_barrier, remove_row, row_for, second_of
from .actions import (
    BONUS_ACTION,
    BONUS_SPEED,
    CANAL_ROW,
    CELL,
    CHOOSE,
    CHOSEN_ACTION,
    COMMODITY_ROW,
    DISCARD_CONTRACT,
    DISMANTLE,
    END_STEP4,
    FIT,
    HIRE_ONE,
    PICK_TILE,
    ROTATION,
    SAIL,
    SLOT,
    STEP_TO,
    STEPS_ONE,
    STOP,
    SWAP_SET,
    TRADE_KIND,
)
from .box import BUILD, CANAL, COMMODITY, EXCHANGE, FIRST, GOODS, HIRE, PIECES, PILES, SIDES, SLOTS, SUBSIDY
from .build import take_pick
from .canals import cell_beside, has_system, place_canal, put_token, take_canal
from .clauses import LEGAL
from .clock import are_turns_over, check_clock
from .contracts import ask_discards, discard_contract, hand_size
from .cruise import take_step
from .display import refill_canals, refill_commodities, refill_ships
from .employees import hire
from .ending import score_game
from .goods import buy_commodity, discard_commodity, move_exchange, trade_good
from .launch import dismantle, fit, join_fleet, normal_speed, refuse_sailing, set_sail, visit_official
from .questions import can_after_purchase, can_perform, find_answers
from .rondels import take_from_rondel
from .row import advance, has_advanced, income_of, put_marker
from .solo import play_automaton
from .state import (
    BUILD_PICK,
    BUILD_PLACE,
    BUY_COMMODITY,
    CANAL_CELL,
    CANAL_PICK,
    CANAL_ROTATE,
    CANAL_START,
    CHOOSE_ACTION,
    CRUISE_STEP,
    DISCARD,
    EQUIP,
    FINAL,
    FINAL_ACTION,
    HIRE_EMPLOYEE,
    LAST_CHANCE,
    LAST_PICK,
    LAST_PLACE,
    LAUNCH,
    NONE,
    ORIGIN,
    OVER,
    SPEED_BONUS,
    STANDARD,
    START_SPACE,
    STEP4,
    STEPS,
    TRADE_GOOD,
    TRADE_TILE,
)
from .yard import has_ship

# ------------------------------------------------------------------ running on


@kernel
def apply(box, game, seat, action):
    """Plays one decision and runs on to the next."""
    game.barrier = 0
    if kind_of(game) == DISCARD:
        answer_discard(box, game, seat, action - DISCARD_CONTRACT)
    else:
        answer(box, game, seat, action)
    settle(box, game)


@kernel
def settle(box, game):
    """Goes on to the next question with at least two answers, or to the end (rules page 5.1)."""
    while game.phase != OVER:
        kind = kind_of(game)
        if kind == NONE:
            go_on(box, game)
        elif kind == DISCARD:
            return  # always a choice, and several seats may be asked
        elif kind == LAUNCH and not can_launch(box, game, game.seat):
            dismantle_all(box, game, game.seat)
            pop(game)
        else:
            if kind == STEP4:
                lose_chosen_action(box, game, game.seat)
            count, only = find_answers(box, game)
            if count > 1:
                return
            answer(box, game, game.seat, only)


@kernel
def go_on(box, game):
    """Nothing is asked: a turn ends, or the next one, a final action or a last chance begins (rules page 5.3)."""
    raise_barrier(game)
    if game.phase == STANDARD:
        if game.chosen != NONE:
            end_turn(box, game)
        elif are_turns_over(box, game):
            begin_final_phase(game)
        else:
            game.turn += 1
            begin_turn(box, game, (game.seat + 1) % game.seats)
    elif game.finished < game.players:
        game.seat = (game.start_player + game.finished) % game.players
        game.finished += 1
        push(game, LAUNCH, game.seat, 0, 0)
        push(game, FINAL_ACTION if game.phase == FINAL else LAST_PICK, game.seat, 0, 0)
    elif game.phase == FINAL:
        game.phase = LAST_CHANCE
        game.finished = 0
    else:
        score_game(box, game)


@kernel
def begin_turn(box, game, seat):
    """Step 1, then the questions of the turn; an automaton asks none (SY-TURN-1, SY-FIRST-1, SY-SOLO-6)."""
    raise_barrier(game)
    game.seat = seat
    game.chosen_done = 0
    game.bonus_done = 0
    if has_advanced(game):
        advance(game)
    if seat >= game.players:
        play_automaton(box, game)
        return
    push(game, LAUNCH, seat, 0, 0)
    push(game, STEP4, seat, 0, 0)
    push(game, CHOOSE_ACTION, seat, 0, 0)


@kernel
def end_turn(box, game):
    """The clock, and the discards that it brings (SY-TURN-2, SY-CON-4)."""
    game.chosen = NONE
    each = check_clock(box, game)
    if each > 0:
        ask_discards(game, each)


@kernel
def begin_final_phase(game):
    """Final actions come next; whoever has more than one contract of a colour discards first (SY-END-4, SY-CON-7)."""
    game.phase = FINAL
    game.finished = 0
    each = hand_size(game, 0) // 2 - 1
    if each > 0:
        ask_discards(game, each)


# ------------------------------------------------------------------ answers


@kernel
def answer(box, game, seat, action):
    """What an answer to the question on top does."""
    kind = kind_of(game)
    if kind == CHOOSE_ACTION:
        choose_action(box, game, seat, action - CHOOSE)
    elif kind == STEP4:
        answer_step4(box, game, seat, action)
    elif kind == FINAL_ACTION:
        pop(game)
        perform(box, game, seat, action - CHOOSE)
    elif kind <= BUILD_PLACE or kind >= LAST_PICK:
        answer_build(box, game, seat, kind, action)
    elif kind <= CANAL_START:
        answer_column(box, game, seat, kind, action)
    elif kind <= TRADE_GOOD:
        answer_market(box, game, seat, kind, action)
    else:
        answer_voyage(box, game, seat, kind, action)


@kernel
def answer_discard(box, game, seat, contract):
    """One contract less; red ones first (SY-CON-4, SY-D-9)."""
    row = row_for(game, seat)
    discard_contract(box, game, seat, contract)
    raise_barrier(game)
    if game.stack[row, FIRST_ARGUMENT] > 0:
        game.stack[row, FIRST_ARGUMENT] -= 1
    else:
        game.stack[row, SECOND_ARGUMENT] -= 1
        if game.stack[row, SECOND_ARGUMENT] == 0:
            remove_row(game, row)


@kernel
def choose_action(box, game, seat, action):
    """Steps 2 and 3: the marker goes on the tile, the income comes (SY-CHOICE-4, SY-INC-5, SY-INC-6)."""
    pop(game)
    game.guilders[seat] += income_of(box, game, action)
    game.tile_guilders[action] = 0
    put_marker(game, action)
    game.chosen = action


@kernel
def answer_step4(box, game, seat, action):
    """The chosen action, a bonus action for guilders, or the end of step 4 (SY-ACT-1 to SY-ACT-6)."""
    if action == END_STEP4:
        pop(game)
    elif action == CHOSEN_ACTION:
        game.chosen_done = 1
        perform(box, game, seat, game.chosen)
    else:
        game.bonus_done = 1
        game.guilders[seat] -= box.bonus_cost
        perform(box, game, seat, action - BONUS_ACTION)


@kernel
def lose_chosen_action(box, game, seat):
    """A chosen action that cannot be performed is lost, unless a bonus action makes it possible (SY-R-16, SY-R-19)."""
    if game.chosen_done or can_perform(box, game, seat, game.chosen, game.guilders[seat]):
        return
    if game.bonus_done or not can_after_purchase(box, game, seat, game.chosen, game.guilders[seat]):
        game.chosen_done = 1


@kernel
def perform(box, game, seat, action):
    """Begins an action: raises its first question, or does it at once."""
    if action == BUILD:
        push(game, BUILD_PICK, seat, 0, 0)
    elif action == COMMODITY:
        push(game, BUY_COMMODITY, seat, 0, 0)
    elif action == CANAL:
        push(game, CANAL_PICK, seat, 0, 0)
    elif action == HIRE:
        push(game, HIRE_EMPLOYEE, seat, 0, 0)
    elif action == EXCHANGE:
        move_exchange(game)
        push(game, TRADE_TILE, seat, 0, 0)
    elif action == SUBSIDY:
        game.guilders[seat] += box.subsidy  # SY-SUBS-1
    else:
        push(game, STEPS, seat, action, 0)


@kernel
def answer_build(box, game, seat, kind, action):
    """Picks and places ship tiles, in a Build action or as last chance (SY-BUILD-1 to SY-BUILD-5, SY-END-9, -10)."""
    if kind == BUILD_PICK or kind == LAST_PICK:
        if action == STOP:
            pop(game)
            if kind == BUILD_PICK:
                refill_ships(game)
            return
        tile = take_pick(box, game, seat, action - PICK_TILE)
        if kind == LAST_PICK:
            pop(game)
        push(game, BUILD_PLACE if kind == BUILD_PICK else LAST_PLACE, seat, tile, 0)
        return
    game.yard[seat, action - SLOT] = first_of(game)
    pop(game)
    if kind == LAST_PLACE:
        refill_ships(game)
        return
    game.stack[game.depth - 1, FIRST_ARGUMENT] += 1
    if first_of(game) == box.most_tiles:
        pop(game)
        refill_ships(game)


@kernel
def answer_column(box, game, seat, kind, action):
    """Buys a commodity tile, or rents a canal and places it (SY-GOODS-1, SY-CANAL-1 to SY-CANAL-7)."""
    if kind == BUY_COMMODITY:
        pop(game)
        buy_commodity(box, game, seat, action - COMMODITY_ROW)
        refill_commodities(game)
    elif kind == CANAL_PICK:
        pop(game)
        tile = take_canal(box, game, seat, action - CANAL_ROW)
        if has_system(game, seat):
            push(game, CANAL_CELL, seat, tile, 0)
        else:
            found_system(game, seat, tile)
    elif kind == CANAL_CELL:
        tile, number, side = first_of(game), (action - CELL) // SIDES, (action - CELL) % SIDES
        pop(game)
        push(game, CANAL_ROTATE, seat, tile, cell_beside(game.canal_cell[seat, number], side))
    elif kind == CANAL_ROTATE:
        place_canal(game, seat, first_of(game), second_of(game), action - ROTATION)
        pop(game)
        refill_canals(game)
    else:
        put_token(game, seat, 0, action - CELL)
        pop(game)
        refill_canals(game)


@kernel
def found_system(game, seat, tile):
    """The first tile of a system; in the first edition the token goes on it at once (SY-CANAL-2, -5, SY-R-28)."""
    place_canal(game, seat, tile, ORIGIN, 0)
    if game.edition == FIRST:
        push(game, CANAL_START, seat, 0, 0)
    else:
        refill_canals(game)


@kernel
def answer_market(box, game, seat, kind, action):
    """Turns a rondel, hires, or trades (SY-MAKE-1, SY-HIRE-1, SY-EXCH-3)."""
    if kind == STEPS:
        rondel = first_of(game)
        pop(game)
        take_from_rondel(box, game, seat, rondel, action - STEPS_ONE + 1)
    elif kind == HIRE_EMPLOYEE:
        pop(game)
        hire(box, game, seat, (action - HIRE_ONE) // PILES + 1, (action - HIRE_ONE) % PILES)
    elif kind == TRADE_TILE:
        pop(game)
        push(game, TRADE_GOOD, seat, action - TRADE_KIND, 0)
    else:
        tile, good = first_of(game), second_of(game)
        trade_good(box, game, seat, tile, good, action - SWAP_SET)
        pop(game)
        if good + 1 < GOODS:
            push(game, TRADE_GOOD, seat, tile, good + 1)
        else:
            discard_commodity(game, seat, tile)


# ------------------------------------------------------------------ step 5


@kernel
def can_launch(box, game, seat):
    """Whether LAUNCH has anything to decide: a completed ship that can sail (SY-LAUNCH-3, SY-D-4)."""
    return has_ship(box, game, seat) and refuse_sailing(box, game, seat) == LEGAL


@kernel
def dismantle_all(box, game, seat):
    """Completed ships that cannot sail are dismantled without a decision (SY-QUAL-3, SY-D-4)."""
    for bow in range(SLOTS - 2):
        dismantle(box, game, seat, bow)


@kernel
def answer_voyage(box, game, seat, kind, action):
    """From the launch to the end of the cruise (SY-LAUNCH-2, SY-D-4 to SY-D-8)."""
    if kind == LAUNCH:
        if action >= DISMANTLE:
            dismantle(box, game, seat, action - DISMANTLE)
        else:
            set_sail(box, game, seat, action - SAIL)
            push(game, EQUIP, seat, 0, 0)
    elif kind == EQUIP:
        piece = first_of(game)
        fit(game, seat, piece, action - FIT)
        pop(game)
        push(game, EQUIP if piece + 1 < PIECES else SPEED_BONUS, seat, (piece + 1) % PIECES, 0)
    elif kind == SPEED_BONUS:
        pop(game)
        game.ship_speed[game.launching] = normal_speed(box, game, game.launching) + action - BONUS_SPEED
        push(game, CRUISE_STEP if game.token_tile[seat] != NONE else START_SPACE, seat, 0, 0)
    elif kind == START_SPACE:
        pop(game)
        put_token(game, seat, (action - CELL) // SIDES, (action - CELL) % SIDES)
        push(game, CRUISE_STEP, seat, 0, 0)
    else:
        take_step(game, seat, action - STEP_TO)
        visit_official(box, game, seat)
        if game.steps_made == game.ship_speed[game.launching]:
            pop(game)
            join_fleet(box, game, seat)
