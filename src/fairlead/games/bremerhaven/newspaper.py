"""The newspaper: events and the progress of the ship figure, steps 5.1 and 5.2 (rules page 3.18 and 3.24)."""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from .box import (
    AREAS,
    AUDIT,
    BARREL,
    DOCKS,
    DUES,
    EXPRESS,
    FESTIVAL,
    GALE,
    GRANT,
    ICE,
    LONG,
    OIL,
    PASSENGER,
    PRIZE,
    QUARANTINE,
    QUAYS,
    RAIL,
    RENTS,
    REVIEW,
    STRIKE,
    SUBSIDY,
    TIDE,
)
from .harbour import count_ships, dock_size, free_fields, goods_stored, prestige_lying_out
from .paying import charge, move_marker, receive
from .settlement import age_orders, age_ships
from .state import EVENT_MONEY, EVENT_PRESTIGE, NONE

# ------------------------------------------------------------------ 5.1


@kernel
def meet_event(box, game, seat):
    """The event of this round strikes a harbour as it is now; Flotsam asks instead (BH-NEWS-1, BH-NEWS-3)."""
    event = game.event
    if event == NONE:
        return
    receive(game, seat, money_given(box, game, seat, event), EVENT_MONEY)
    charge(game, seat, money_demanded(box, game, seat, event), EVENT_MONEY)
    move_marker(game, seat, prestige_moved(box, game, seat, event), EVENT_PRESTIGE)
    move_markers(box, game, seat, event)


@kernel
def money_given(box, game, seat, event):
    """Money that an event brings (BH-EV-2, BH-EV-5, BH-EV-8, BH-EV-13)."""
    if event == SUBSIDY:
        return box.event_per[event]
    if event == FESTIVAL:
        return prestige_lying_out(box, game, seat) // box.event_least[event]
    if event == RENTS:
        return min(box.event_per[event] * free_fields(box, game, seat), box.event_cap[event])
    if event == GRANT:
        docks = 0
        for dock in range(DOCKS):
            docks += dock_size(box, game, seat, dock) >= box.event_least[event]
        return box.event_per[event] * docks
    return 0


@kernel
def money_demanded(box, game, seat, event):
    """The charge of an event (BH-EV-1, BH-EV-3, BH-EV-6, BH-EV-14, BH-EV-17)."""
    if event == TIDE:
        return min(box.event_per[event] * goods_stored(game, seat), box.event_cap[event])
    if event == STRIKE:
        return box.event_per[event] * count_ships(game, seat)
    if event == DUES:
        return box.event_per[event]
    if event == QUARANTINE:
        return min(box.event_per[event] * game.storage[seat, PASSENGER], box.event_cap[event])
    if event == AUDIT:
        return game.cash[seat] // box.event_least[event]
    return 0


@kernel
def prestige_moved(box, game, seat, event):
    """Prestige that an event gives or takes (BH-EV-7, BH-EV-9, BH-EV-10, BH-EV-18)."""
    by = box.event_prestige[event]
    if event == OIL:
        return -by if game.storage[seat, BARREL] > 0 else 0
    if event == REVIEW:
        return by if count_ships(game, seat) >= box.event_least[event] else 0
    if event == QUAYS:
        return -by if count_ships(game, seat) == 0 else 0
    if event == PRIZE:
        return by if count_bits(game.built[seat]) >= box.event_least[event] else 0
    return 0


@kernel
def move_markers(box, game, seat, event):
    """Time markers that an event adds or takes (BH-EV-11, BH-EV-12, BH-EV-15, BH-EV-16)."""
    by = box.event_markers[event]
    if event == ICE:
        for dock in range(DOCKS):
            if game.dock_ship[seat, dock] != NONE:
                game.dock_markers[seat, dock] += by
    elif event == GALE:
        age_ships(game, seat, by)
    elif event == RAIL:
        for area in range(AREAS):
            if game.area_order[seat, area] != NONE:
                game.area_markers[seat, area] += by
    elif event == EXPRESS:
        age_orders(box, game, seat, by)


# ------------------------------------------------------------------ 5.2


@kernel
def show_move(box, game):
    """The move of the right newspaper card can be seen (BH-NEWS-7, BH-NEWS-8)."""
    if game.variant == LONG:
        game.move = box.news_move[game.news_pile[game.news_left - 1]]
    else:
        game.move = box.short_move


@kernel
def turn_newspaper(box, game):
    """The right card becomes the event of the next round, the former event leaves the game (BH-NEWS-6)."""
    if game.variant != LONG:
        return
    if game.event != NONE:
        game.news_gone |= 1 << game.event
    game.news_left -= 1
    game.event = game.news_pile[game.news_left]
    game.news_pile[game.news_left] = NONE
    show_move(box, game)
    raise_barrier(game)
