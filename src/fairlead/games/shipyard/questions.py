"""The questions of a turn: which answers each allows, and why not (rules page 5).

`refuse` is the one truth: `mark`, `explain` and the skipping of questions with a single answer all ask it.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST as FIRST_ARGUMENT
from ...kernel.decisions import first_of, kind_of, row_for, second_of
from .actions import (
    ACTIONS,
    BONUS_ACTION,
    BONUS_SPEED,
    CANAL_ROW,
    CELL,
    CHOOSE,
    CHOSEN_ACTION,
    COMMODITY_ROW,
    DISCARD_CONTRACT,
    DISMANTLE,
    END_ID,
    END_STEP4,
    FIRST_ID,
    FIT,
    HIRE_ONE,
    PICK_TILE,
    SAIL,
    SLOT,
    STEP_TO,
    STEPS_ONE,
    STOP,
    SWAP_SET,
    TRADE_KIND,
)
from .box import ACTIONS as ACTION_TILES
from .box import BUILD, CANAL, COMMODITY, EXCHANGE, HIRE, PILES, SIDES
from .build import can_build, refuse_last_pick, refuse_pick
from .canals import refuse_cell
from .clauses import (
    BONUS_CANNOT_PERFORM,
    BONUS_IS_CHOSEN,
    BONUS_IS_DONE,
    BONUS_SPOILS_CHOSEN,
    BONUS_TOO_DEAR,
    CANNOT_PERFORM,
    CHOSEN_IS_DONE,
    CHOSEN_IS_DUE,
    COMPLETES_NOTHING,
    FINAL_CANNOT_PERFORM,
    FIRST_TILE_DUE,
    GAME_OVER,
    LEAD_TILE,
    LEGAL,
    NO_CANAL,
    NO_COMMODITY,
    NOT_ACTIVE,
    NOT_ASKED,
    NOT_IN_ROW,
    OCCUPIED,
)
from .contracts import refuse_discard
from .cruise import refuse_start, refuse_step
from .display import refuse_row
from .employees import can_hire, refuse_hire
from .goods import has_commodity, refuse_swaps, refuse_trade_tile
from .launch import most_fitted, refuse_bonus, refuse_fit, refuse_sailing, refuse_ship
from .rondels import refuse_steps
from .row import has_advanced, income_of, is_available, is_in_row, is_occupied
from .state import (
    BUILD_PICK,
    BUILD_PLACE,
    BUY_COMMODITY,
    CANAL_CELL,
    CANAL_PICK,
    CHOOSE_ACTION,
    CRUISE_STEP,
    DISCARD,
    EQUIP,
    FINAL_ACTION,
    HIRE_EMPLOYEE,
    LAST_PICK,
    LAUNCH,
    NONE,
    SPEED_BONUS,
    START_SPACE,
    STEP4,
    STEPS,
    TRADE_GOOD,
    TRADE_TILE,
)
from .yard import completes_ship, refuse_slot

# ------------------------------------------------------------------ the contract's looks


@kernel
def over(box, game):
    """1 when the game has ended: nobody is asked anything."""
    return 1 if game.depth == 0 else 0


@kernel
def to_act(box, game):
    """The seats that are asked, as bits: one, or all that still discard (SY-R-38)."""
    if kind_of(game) != DISCARD:
        return 1 << game.seat if game.depth > 0 else 0
    seats = 0
    for i in range(game.depth):
        seats |= 1 << game.stack[i, 1]
    return seats


@kernel
def mark(box, game, seat, mask):
    """Marks the legal answers of a seat; returns how many."""
    if not to_act(box, game) >> seat & 1:
        return 0
    kind = kind_of(game)
    if kind == EQUIP:
        count = most_fitted(box, game, seat, first_of(game)) + 1
        for number in range(count):
            mask[FIT + number] = 1
        return count
    count = 0
    for action in range(FIRST_ID[kind], END_ID[kind]):
        if refuse(box, game, seat, action) == LEGAL:
            mask[action] = 1
            count += 1
    return count


@kernel
def explain(box, game, seat, action):
    """The clause that refuses an action, 0 if none does."""
    if game.depth == 0:
        return GAME_OVER
    if not to_act(box, game) >> seat & 1:
        return NOT_ACTIVE
    if action < 0 or action >= ACTIONS:
        return NOT_ASKED
    return refuse(box, game, seat, action)


@kernel
def find_answers(box, game):
    """How many answers the question on top has, counted up to two, and the first of them."""
    kind = kind_of(game)
    if kind == EQUIP:
        return (2 if most_fitted(box, game, game.seat, first_of(game)) > 0 else 1), FIT
    if kind == STEP4 and (game.bonus_done or game.guilders[game.seat] < box.bonus_cost):
        return 1, END_STEP4 if game.chosen_done else CHOSEN_ACTION
    count, found = 0, NONE
    for action in range(FIRST_ID[kind], END_ID[kind]):
        if refuse(box, game, game.seat, action) == LEGAL:
            if count == 1:
                return 2, found
            count, found = 1, action
    return count, found


# ------------------------------------------------------------------ what refuses an answer


@kernel
def refuse(box, game, seat, action):
    """The clause that refuses an answer of a seat that is asked, 0 if none does."""
    kind = kind_of(game)
    if action < FIRST_ID[kind] or action >= END_ID[kind]:
        return NOT_ASKED
    if kind <= STEP4:
        if kind == CHOOSE_ACTION:
            return refuse_choice(box, game, seat, action - CHOOSE)
        return refuse_step4(box, game, seat, action)
    if kind <= HIRE_EMPLOYEE:
        return refuse_purchase(box, game, seat, kind, action)
    if kind <= TRADE_GOOD:
        if kind == TRADE_TILE:
            return refuse_trade_tile(game, seat, action - TRADE_KIND)
        return refuse_swaps(box, game, first_of(game), second_of(game), action - SWAP_SET)
    if kind <= CRUISE_STEP:
        return refuse_voyage(box, game, seat, kind, action)
    if kind == DISCARD:
        return refuse_discard(
            box, game, seat, action - DISCARD_CONTRACT, game.stack[row_for(game, seat), FIRST_ARGUMENT]
        )
    if kind == FINAL_ACTION:
        return refuse_final_action(box, game, seat, action - CHOOSE)
    if kind == LAST_PICK:
        return LEGAL if action == STOP else refuse_last_pick(box, game, seat, action - PICK_TILE)
    completes = completes_ship(box, game, seat, box.tile_kind[first_of(game)], action - SLOT)
    return LEGAL if completes else COMPLETES_NOTHING


@kernel
def refuse_purchase(box, game, seat, kind, action):
    """Answers within an action that buys, places or hires (rules page 3.8 to 3.14)."""
    if kind == BUILD_PICK:
        if action == STOP:
            return LEGAL if first_of(game) > 0 else FIRST_TILE_DUE
        return refuse_pick(box, game, seat, action - PICK_TILE, game.guilders[seat])
    if kind == BUILD_PLACE:
        return refuse_slot(box, game, seat, box.tile_kind[first_of(game)], action - SLOT)
    if kind == BUY_COMMODITY:
        row, guilders = action - COMMODITY_ROW, game.guilders[seat]
        return refuse_row(box, game.commodity_display, row, guilders, NO_COMMODITY)  # SY-GOODS-1
    if kind == CANAL_PICK:
        return refuse_row(box, game.canal_display, action - CANAL_ROW, game.guilders[seat], NO_CANAL)  # SY-CANAL-1
    if kind == CANAL_CELL:
        return refuse_cell(game, seat, (action - CELL) // SIDES, (action - CELL) % SIDES)
    if kind == STEPS:
        return refuse_steps(box, game, seat, action - STEPS_ONE + 1)
    if kind == HIRE_EMPLOYEE:
        steps, pile = (action - HIRE_ONE) // PILES + 1, (action - HIRE_ONE) % PILES
        return refuse_hire(box, game, seat, steps, pile, game.guilders[seat])
    return LEGAL  # any rotation, and any side of the first tile (SY-CANAL-3, SY-CANAL-5)


@kernel
def refuse_voyage(box, game, seat, kind, action):
    """Answers from the launch to the end of the cruise (rules page 3.16 to 3.19)."""
    if kind == LAUNCH:
        if action >= DISMANTLE:
            return refuse_ship(box, game, seat, action - DISMANTLE)
        refusal = refuse_ship(box, game, seat, action - SAIL)
        return refusal if refusal != LEGAL else refuse_sailing(box, game, seat)
    if kind == EQUIP:
        return refuse_fit(box, game, seat, first_of(game), action - FIT)
    if kind == SPEED_BONUS:
        return refuse_bonus(box, game, seat, action - BONUS_SPEED)
    speed = game.ship_speed[game.launching]
    if kind == START_SPACE:
        return refuse_start(box, game, seat, (action - CELL) // SIDES, (action - CELL) % SIDES, speed)
    return refuse_step(box, game, seat, action - STEP_TO, speed - game.steps_made)


# ------------------------------------------------------------------ actions that can be performed


@kernel
def can_perform(box, game, seat, action, guilders):
    """Whether a seat with so many guilders can perform an action at once (SY-CHOICE-3, SY-R-19)."""
    if action == BUILD:
        return can_build(box, game, seat, guilders)
    if action == COMMODITY:
        return game.commodity_display[0] != NONE and box.price[0] <= guilders
    if action == CANAL:
        return game.canal_display[0] != NONE and box.price[0] <= guilders
    if action == HIRE:
        return can_hire(box, game, seat, guilders)
    if action == EXCHANGE:
        return has_commodity(game, seat)
    return True


@kernel
def can_after_purchase(box, game, seat, action, guilders):
    """Exchange without a commodity tile, but with the means for Buy commodities as a bonus action first (SY-R-19)."""
    if action != EXCHANGE or has_commodity(game, seat) or guilders < box.bonus_cost:
        return False
    return can_perform(box, game, seat, COMMODITY, guilders - box.bonus_cost)


@kernel
def is_able(box, game, seat, action):
    """Whether a seat that chooses an action can perform it, with its income (SY-CHOICE-3, SY-R-19)."""
    if can_perform(box, game, seat, action, game.guilders[seat]):
        return True  # most often; the income takes longer to count
    guilders = game.guilders[seat] + income_of(box, game, action)
    return can_perform(box, game, seat, action, guilders) or can_after_purchase(box, game, seat, action, guilders)


@kernel
def refuse_choice(box, game, seat, action):
    """What keeps a seat from choosing an action; if none can be performed, any will do (SY-CHOICE-1 to -3, SY-R-16)."""
    if not is_in_row(game, action):
        return NOT_IN_ROW
    if is_occupied(game, action):
        return OCCUPIED
    if has_advanced(game) and game.row[0] == action:
        return LEAD_TILE
    if is_able(box, game, seat, action):
        return LEGAL
    for other in range(ACTION_TILES):
        if is_available(game, other) and is_able(box, game, seat, other):
            return CANNOT_PERFORM
    return LEGAL


@kernel
def refuse_final_action(box, game, seat, action):
    """What keeps a seat from a final action (SY-END-5, SY-END-6)."""
    if not is_in_row(game, action):
        return NOT_IN_ROW
    return LEGAL if can_perform(box, game, seat, action, game.guilders[seat]) else FINAL_CANNOT_PERFORM


@kernel
def refuse_step4(box, game, seat, action):
    """What keeps a seat from the chosen action, from ending step 4, or from a bonus action (SY-ACT-1 to SY-ACT-7)."""
    if action == CHOSEN_ACTION:
        if game.chosen_done:
            return CHOSEN_IS_DONE
        return LEGAL if can_perform(box, game, seat, game.chosen, game.guilders[seat]) else CANNOT_PERFORM
    if action == END_STEP4:
        return LEGAL if game.chosen_done else CHOSEN_IS_DUE
    return refuse_bonus_action(box, game, seat, action - BONUS_ACTION)


@kernel
def refuse_bonus_action(box, game, seat, action):
    """What keeps a seat from a bonus action (SY-ACT-2, SY-ACT-3, SY-ACT-6, SY-ACT-7, SY-R-19)."""
    if not is_in_row(game, action):
        return NOT_IN_ROW
    if action == game.chosen:
        return BONUS_IS_CHOSEN
    if game.bonus_done:
        return BONUS_IS_DONE
    left = game.guilders[seat] - box.bonus_cost
    if left < 0:
        return BONUS_TOO_DEAR
    if not can_perform(box, game, seat, action, left):
        return BONUS_CANNOT_PERFORM
    if game.chosen_done or can_perform(box, game, seat, game.chosen, left):
        return LEGAL
    forced = action == COMMODITY and can_after_purchase(box, game, seat, game.chosen, game.guilders[seat])
    return LEGAL if forced else BONUS_SPOILS_CHOSEN
