"""Why an action can be refused: the clauses of the rules page that `explain` names.

The number of a reason is its place in CLAUSES; 0 means that nothing forbids the action. The sentences are in `words/`.
"""

from __future__ import annotations

CLAUSES = (
    "",
    "AD-FIN-3",  # the game is over
    "AD-TURN-1",  # another player is active
    "AD-TURN-2",  # another question is asked now
    "AD-TURN-3",  # two actions have been begun
    "AD-TURN-4",  # this action was done already
    "AD-TURN-5",  # this action was left for another one
    "AD-TURN-7",  # a second action is due
    "AD-ORD-4",  # no order there
    "AD-ORD-5",  # hand full
    "AD-ORD-7",  # order reserved by another
    "AD-ORD-9",  # no coin for an order
    "AD-BUY-1",  # coins do not last
    "AD-BUY-8",  # gap in the buy row
    "AD-BUY-9",  # ship reserved by another
    "AD-PLACE-2",  # not in the harbour
    "AD-PLACE-4",  # fee cannot be paid
    "AD-EXP-2",  # not the row colour
    "AD-EXP-4",  # capacity exceeded
    "AD-EXP-7",  # joker capacity above the free capacity
    "AD-EXP-9",  # neither colour of the joker is the row colour
    "AD-TRADE-1",  # order not in hand
    "AD-TRADE-2",  # not the colour of the order
    "AD-TRADE-4",  # capacity not reached exactly
    "AD-TURN-10",  # no reservation card left
    "AD-RES-1",  # nothing there to reserve
    "AD-RES-8",  # reserved by another
    "AD-R-19",  # reserved in this turn
    "5.2",  # ships of an order are named in rising sequence
    "5.3",  # reservations of a turn are named in rising sequence
)

(
    LEGAL,
    GAME_OVER,
    NOT_ACTIVE,
    NOT_ASKED,
    TWO_ACTIONS_BEGUN,
    ACTION_DONE,
    ACTION_CLOSED,
    SECOND_ACTION_DUE,
    NO_ORDER_THERE,
    HAND_FULL,
    ORDER_RESERVED,
    NO_COIN_FOR_ORDER,
    PRICE_TOO_HIGH,
    NO_SHIP_THERE,
    SHIP_RESERVED,
    NOT_IN_HARBOUR,
    FEE_TOO_HIGH,
    NOT_ROW_COLOUR,
    EXPEDITION_FULL,
    JOKER_TOO_LARGE,
    JOKER_NOT_ROW_COLOUR,
    NOT_IN_HAND,
    NOT_ORDER_COLOUR,
    CANNOT_FILL_ORDER,
    NO_RESERVATION_CARD,
    NOTHING_TO_RESERVE,
    RESERVED_BY_ANOTHER,
    RESERVED_THIS_TURN,
    LOAD_NOT_RISING,
    RESERVE_NOT_RISING,
) = range(len(CLAUSES))
