"""Production, step 4.1 (rules page 3.13): which buildings work is decided as a set (BH-DEC-9)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import AUCTION_HALL, BANK_WORK, GOODS, WORK_BUILDING, WORKS
from .clauses import BANK_TOO_DEAR, LEGAL, NO_ROOM_TO_PRODUCE, NOT_BUILT
from .harbour import has_built, has_room_for
from .paying import receive
from .state import BUILDING_MONEY, PRODUCTION


@kernel
def hold_auction(box, game, seat):
    """The Fish Auction Hall always gives its money (BH-BLD-6, BH-R-32)."""
    if has_built(game, seat, AUCTION_HALL):
        receive(game, seat, box.auction_money, PRODUCTION)


@kernel
def refuse_work(box, game, seat, works):
    """What keeps a set of buildings from working together (BH-PROD-1, BH-PROD-2, BH-BLD-9)."""
    for work in range(WORKS):
        if works >> work & 1 and not has_built(game, seat, WORK_BUILDING[work]):
            return NOT_BUILT
    if works >> BANK_WORK & 1 and game.cash[seat] < box.deposit:
        return BANK_TOO_DEAR
    if works == 0 or has_room_for(box, game, seat, works & 1, works >> 1 & 1, works >> 2 & 1, works >> 3 & 1):
        return LEGAL
    return NO_ROOM_TO_PRODUCE


@kernel
def work(box, game, seat, works):
    """One good of each building that works; the Bank takes a deposit (BH-PROD-1, BH-BLD-2 to BH-BLD-5, BH-BLD-9)."""
    for kind in range(GOODS):
        game.storage[seat, kind] += works >> kind & 1
    if works >> BANK_WORK & 1:
        game.cash[seat] -= box.deposit
        game.deposit[seat] += box.deposit + box.interest
        game.money_from[seat, BUILDING_MONEY] += box.interest
