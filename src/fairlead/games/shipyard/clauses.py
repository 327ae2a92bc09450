"""Why an action can be refused: the clauses of the rules page that `explain` names.

The number of a reason is its place in CLAUSES; 0 means that nothing forbids the action. The sentences are in `words/`.
"""

from __future__ import annotations

CLAUSES = (
    "",
    "SY-END-4",  # the game is over
    "SY-TURN-2",  # another player is to act
    "SY-TURN-1",  # another question is asked now
    "SY-SETUP-12",  # the action is no part of the row
    "SY-CHOICE-1",  # the lead tile was just moved
    "SY-CHOICE-2",  # a marker is on the tile
    "SY-CHOICE-3",  # the action cannot be performed
    "SY-D-10",  # the chosen action is done
    "SY-ACT-1",  # the chosen action is still due
    "SY-ACT-2",  # the bonus action of this turn was bought
    "SY-ACT-3",  # the bonus action is the chosen action
    "SY-ACT-6",  # guilders do not last for a bonus action
    "SY-ACT-7",  # the bonus action could not be performed
    "SY-R-19",  # the chosen action could not be performed after paying
    "SY-BUILD-1",  # no ship tile there
    "SY-BUILD-2",  # guilders do not last for the ship tile
    "SY-BUILD-4",  # at least one tile must be bought
    "SY-END-13",  # no blank tile of this kind to be had
    "SY-YARD-2",  # slot taken
    "SY-YARD-7",  # could never become part of a ship there
    "SY-GOODS-1",  # no commodity tile there
    "SY-CANAL-1",  # no canal tile there
    "SY-DISP-1",  # guilders do not last for the row
    "SY-CANAL-3",  # not a free cell beside the system
    "SY-D-2",  # the cell goes by a smaller number
    "SY-MAKE-1",  # guilders do not last for the steps
    "SY-R-15",  # pile empty
    "SY-HIRE-4",  # the player has an equal employee
    "SY-HIRE-5",  # level 1 comes first
    "SY-HIRE-1",  # guilders do not last for steps and fee
    "SY-EXCH-1",  # no such commodity tile held
    "SY-EXCH-5",  # no such piece for this good
    "SY-EXCH-3",  # more pieces than goods
    "SY-LAUNCH-1",  # no completed ship there
    "SY-QUAL-1",  # no captain
    "SY-QUAL-2",  # no route
    "SY-FIT-1",  # not so many pieces in the yard
    "SY-FIT-9",  # no place on the ship
    "SY-D-5",  # no route for such a speed
    "SY-SPEED-3",  # not so much bonus
    "SY-D-6",  # no route for such a bonus
    "SY-CANAL-6",  # not an edge space on the outside of the system
    "SY-D-7",  # no route of that length from there
    "SY-CRUISE-5",  # no step that way
    "SY-CRUISE-8",  # the rest could not be completed
    "SY-CON-4",  # contract not in hand
    "SY-D-9",  # the other colour comes first
    "SY-END-6",  # the final action cannot be performed
    "SY-END-9",  # completes no ship
)

(
    LEGAL,
    GAME_OVER,
    NOT_ACTIVE,
    NOT_ASKED,
    NOT_IN_ROW,
    LEAD_TILE,
    OCCUPIED,
    CANNOT_PERFORM,
    CHOSEN_IS_DONE,
    CHOSEN_IS_DUE,
    BONUS_IS_DONE,
    BONUS_IS_CHOSEN,
    BONUS_TOO_DEAR,
    BONUS_CANNOT_PERFORM,
    BONUS_SPOILS_CHOSEN,
    NO_SHIP_TILE,
    SHIP_TILE_TOO_DEAR,
    FIRST_TILE_DUE,
    NO_BLANK_TILE,
    SLOT_TAKEN,
    NEVER_A_SHIP,
    NO_COMMODITY,
    NO_CANAL,
    ROW_TOO_DEAR,
    NO_FREE_CELL,
    SMALLER_NAME,
    STEPS_TOO_DEAR,
    PILE_EMPTY,
    HAS_EQUAL,
    LEVEL_ONE_FIRST,
    HIRE_TOO_DEAR,
    NOT_HELD,
    NO_SUCH_SWAP,
    TOO_MANY_SWAPS,
    NO_COMPLETED_SHIP,
    NO_CAPTAIN,
    NO_ROUTE,
    NOT_IN_YARD,
    NO_PLACE,
    TOO_FAST,
    NO_SUCH_BONUS,
    BONUS_TOO_FAST,
    NOT_OUTSIDE,
    START_TOO_SHORT,
    NO_STEP,
    STEP_TOO_SHORT,
    NOT_IN_HAND,
    RED_FIRST,
    FINAL_CANNOT_PERFORM,
    COMPLETES_NOTHING,
) = range(len(CLAUSES))
