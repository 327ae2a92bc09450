"""Why an action can be refused: the clauses of the rules page that `explain` names.

The number of a reason is its place in CLAUSES; 0 means that nothing forbids the action. The sentences are in `words/`.
"""

from __future__ import annotations

CLAUSES = (
    "",
    "BH-END-1",  # the game is over
    "BH-ROUND-2",  # another player is to act, or this one has finished
    "BH-ROUND-1",  # another question is asked now
    "BH-SETUP-20",  # the kind is printed on the start order
    "BH-DEC-1",  # goods are picked in rising order
    "BH-BID-2",  # the space is not in use
    "BH-INFL-4",  # no such card in hand
    "BH-PERM-5",  # money does not last for the permit
    "BH-PERM-7",  # the wall is full
    "BH-PERM-8",  # no cover there
    "BH-PERM-9",  # the building is not in the reserve
    "BH-PERM-11",  # no free field
    "BH-DEC-3",  # money does not last for permit and price together
    "BH-DEC-6",  # no such pair of ranks
    "BH-SHIP-2",  # the dock is taken
    "BH-SHIP-3",  # the dock is too small
    "BH-R-11",  # a ship that fits cannot be sent away
    "BH-ORDER-2",  # the loading area is taken
    "BH-SETUP-18",  # a start order cannot be refused
    "BH-PROD-1",  # the building does not stand in the harbour
    "BH-PROD-2",  # no room for what would be produced
    "BH-BLD-9",  # cash does not last for the Bank
    "BH-MOVE-1",  # nothing aboard there
    "BH-STORE-3",  # no room in storage
    "BH-MOVE-10",  # nothing of that kind in storage
    "BH-ORDER-7",  # no order there
    "BH-MOVE-6",  # the loading area is not open
    "BH-MOVE-7",  # the order does not lack it
    "BH-MOVE-11",  # not twice in a row
    "BH-MOVE-9",  # goods or money do not last for repacking
    "BH-DEC-11",  # the opposite repack came directly before
    "BH-EV-4",  # no room for the good
)

(
    LEGAL,
    GAME_OVER,
    NOT_ACTIVE,
    NOT_ASKED,
    ON_START_ORDER,
    FALLING_PICK,
    NOT_IN_USE,
    NOT_IN_HAND,
    PERMIT_TOO_DEAR,
    WALL_FULL,
    NO_COVER,
    NOT_IN_RESERVE,
    NO_FREE_FIELD,
    EXTENSION_TOO_DEAR,
    NO_SUCH_RANKS,
    DOCK_TAKEN,
    DOCK_TOO_SMALL,
    MUST_DOCK,
    AREA_TAKEN,
    START_ORDER,
    NOT_BUILT,
    NO_ROOM_TO_PRODUCE,
    BANK_TOO_DEAR,
    NOTHING_ABOARD,
    NO_ROOM,
    NOT_STORED,
    NO_ORDER,
    AREA_CLOSED,
    NOT_LACKING,
    ONLY_ONE,
    CANNOT_REPACK,
    REPACKED_BACK,
    NO_ROOM_FOR_FLOTSAM,
) = range(len(CLAUSES))
