"""Actions: Buy commodities and Exchange commodities (rules page 3.11 and 3.15)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import COMMODITY_KINDS, SECTORS, SWAPS
from .clauses import LEGAL, NO_SUCH_SWAP, NOT_HELD, TOO_MANY_SWAPS
from .employees import trader_bonus
from .state import NONE

# ------------------------------------------------------------------ buying


@kernel
def buy_commodity(box, game, seat, row):
    """Pays and takes the tile (SY-GOODS-1)."""
    game.guilders[seat] -= box.price[row]
    game.commodities[seat, game.commodity_display[row]] += 1
    game.commodity_display[row] = NONE


# ------------------------------------------------------------------ the exchange


@kernel
def has_commodity(game, seat):
    """Whether a seat has any commodity tile (SY-EXCH-1)."""
    for kind in range(COMMODITY_KINDS):
        if game.commodities[seat, kind] > 0:
            return True
    return False


@kernel
def move_exchange(game):
    """The marker moves one sector before every trade (SY-EXCH-2, SY-R-24)."""
    game.exchange_at = (game.exchange_at + 1) % SECTORS


@kernel
def refuse_trade_tile(game, seat, kind):
    """The tile must be held (SY-EXCH-1, SY-EXCH-3)."""
    return LEGAL if game.commodities[seat, kind] > 0 else NOT_HELD


@kernel
def refuse_swaps(box, game, kind, good, swaps):
    """What keeps a set of pieces from being taken for a good (SY-EXCH-3, SY-EXCH-5; a set has no piece twice: -6)."""
    for i in range(SWAPS):
        if swaps >> i & 1 and box.swap[game.edition, good, i] == NONE:
            return NO_SUCH_SWAP
    return LEGAL if set_size(swaps) <= box.goods[kind, good] else TOO_MANY_SWAPS


@kernel
def set_size(swaps):
    """How many pieces a set has."""
    return (swaps & 1) + (swaps >> 1 & 1) + (swaps >> 2 & 1)


@kernel
def sale_price(box, game, seat, good):
    """What one unit of a good brings now (SY-EXCH-4, SY-EMP-5)."""
    return box.sector_price[game.edition, game.exchange_at, good] + trader_bonus(box, game, seat, good)


@kernel
def trade_good(box, game, seat, kind, good, swaps):
    """Swaps some units of a good for pieces and sells the others (SY-EXCH-3 to SY-EXCH-7)."""
    for i in range(SWAPS):
        if swaps >> i & 1:
            game.pieces[seat, box.swap[game.edition, good, i]] += 1
    sold = box.goods[kind, good] - set_size(swaps)
    game.guilders[seat] += sold * sale_price(box, game, seat, good)


@kernel
def discard_commodity(game, seat, kind):
    """The traded tile goes to the discards (SY-EXCH-8)."""
    game.commodities[seat, kind] -= 1
    game.commodity_discard[kind] += 1
