"""Prestige, time markers and settlement, steps 4.3 and 4.4 (rules page 3.15 and 3.16)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import AREAS, DOCKS, FORWARDING, GOODS
from .harbour import has_built, prestige_lying_out
from .land import MONEY, PRESTIGE, empty_area, pay_penalty
from .moving import is_complete
from .paying import move_marker, receive
from .sea import empty_dock
from .state import BONUSES, BUILDING_MONEY, NONE, ORDER_PRESTIGE, SALES, SHOWN


@kernel
def show_prestige(box, game, seat):
    """The marker rises to the prestige lying out, if that is higher (BH-PREST-2, BH-PREST-3)."""
    move_marker(game, seat, max(0, prestige_lying_out(box, game, seat) - game.prestige[seat]), SHOWN)


@kernel
def pass_time(box, game, seat):
    """One time marker less on every ship and order; what is due goes (BH-TIME-1 to BH-TIME-4)."""
    age_ships(game, seat, 1)
    age_orders(box, game, seat, 1)


@kernel
def age_ships(game, seat, markers):
    """Takes time markers from every ship; those left without any leave (BH-TIME-3)."""
    for dock in range(DOCKS):
        if game.dock_ship[seat, dock] != NONE:
            game.dock_markers[seat, dock] = max(0, game.dock_markers[seat, dock] - markers)
            if game.dock_markers[seat, dock] == 0:
                empty_dock(game, seat, dock)


@kernel
def age_orders(box, game, seat, markers):
    """Takes time markers from every order and settles those left without any (BH-TIME-4)."""
    for area in range(AREAS):
        game.area_markers[seat, area] = max(0, game.area_markers[seat, area] - markers)
    settle_due_orders(box, game, seat)


@kernel
def settle_due_orders(box, game, seat):
    """All together: first all sales and money bonuses, then prestige bonuses, then penalties (BH-SETTLE-5, BH-R-17)."""
    for area in range(AREAS):
        if is_due(game, seat, area):
            sell_goods(box, game, seat, area)
    for area in range(AREAS):
        if is_due(game, seat, area) and is_complete(box, game, seat, area):
            move_marker(game, seat, box.bonus[game.area_order[seat, area], PRESTIGE], ORDER_PRESTIGE)
    for area in range(AREAS):
        if is_due(game, seat, area):
            if not is_complete(box, game, seat, area):
                pay_penalty(box, game, seat, game.area_order[seat, area])
            empty_area(game, seat, area)


@kernel
def is_due(game, seat, area):
    """Whether an order without time markers lies on an area."""
    return game.area_order[seat, area] != NONE and game.area_markers[seat, area] == 0


@kernel
def sell_goods(box, game, seat, area):
    """Goods by the current prices, and the bonus of a complete order (BH-SETTLE-1, BH-SETTLE-2, BH-BLD-15, BH-R-36)."""
    price = box.price[game.price_pile[0]]
    for kind in range(GOODS):
        receive(game, seat, game.loaded[seat, area, kind] * price[kind], SALES)
    if is_complete(box, game, seat, area):
        receive(game, seat, box.bonus[game.area_order[seat, area], MONEY], BONUSES)
        if has_built(game, seat, FORWARDING):
            receive(game, seat, box.forwarding_money, BUILDING_MONEY)
