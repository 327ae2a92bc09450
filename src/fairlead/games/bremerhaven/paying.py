"""Money and prestige: every change goes through here, so that each has its source (rules page 3.17, BH-INV-16)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import INSURANCE
from .harbour import has_built


@kernel
def receive(game, seat, amount, source):
    """Money from the supply."""
    game.cash[seat] += amount
    game.money_from[seat, source] += amount


@kernel
def spend(game, seat, amount, purpose):
    """Pays for something voluntary, in cash and in full (BH-PAY-4)."""
    game.cash[seat] -= amount
    game.money_from[seat, purpose] -= amount


@kernel
def charge(game, seat, amount, source):
    """Takes a charge from cash, then from the deposit, as far as they last (BH-PAY-1, BH-PAY-3, BH-BLD-14)."""
    if has_built(game, seat, INSURANCE):
        return
    from_cash = min(amount, game.cash[seat])
    from_deposit = min(amount - from_cash, game.deposit[seat])
    game.cash[seat] -= from_cash
    game.deposit[seat] -= from_deposit
    game.money_from[seat, source] -= from_cash + from_deposit


@kernel
def move_marker(game, seat, by, source):
    """Raises or lowers the prestige marker, which stops at 0 (BH-PREST-5, BH-PREST-6)."""
    by = max(by, -game.prestige[seat])
    game.prestige[seat] += by
    game.prestige_from[seat, source] += by
