"""Reservation cards: asked after the actions, lapsing at the end of the next own turn (rules page 3.11 and 5.3)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .clauses import (
    LEGAL,
    NO_RESERVATION_CARD,
    NOTHING_TO_RESERVE,
    RESERVE_NOT_RISING,
    RESERVED_BY_ANOTHER,
    RESERVED_THIS_TURN,
)
from .state import NONE, ORDER_PLACE, PLACES, REFILL_PLACE


@kernel
def refuse_reservation(game, place, lowest):
    """What keeps the active player from reserving a place; a turn's places rise (AD-RES-1, AD-RES-8, AD-RES-9, 5.3)."""
    if game.reservation_cards[game.seat] == 0:
        return NO_RESERVATION_CARD
    if card_at(game, place) == NONE:
        return NOTHING_TO_RESERVE
    if game.reserver[place] != NONE and game.reserver[place] != game.seat:
        return RESERVED_BY_ANOTHER
    if game.reserved_now[place]:
        return RESERVED_THIS_TURN
    if place < lowest:
        return RESERVE_NOT_RISING
    return LEGAL


@kernel
def can_reserve(game, lowest):
    """Whether any place from `lowest` on can be reserved."""
    for place in range(lowest, PLACES):
        if refuse_reservation(game, place, lowest) == LEGAL:
            return True
    return False


@kernel
def card_at(game, place):
    """The ship or order that lies face up at a place, or NONE."""
    if place < REFILL_PLACE:
        return game.buy_row[place]
    if place < ORDER_PLACE:
        return game.refill_row[place - REFILL_PLACE]
    return game.display[place - ORDER_PLACE]


@kernel
def reserve(game, place):
    """Plays a reservation card on a place (AD-RES-1, AD-RES-9, AD-TURN-10)."""
    game.reservation_cards[game.seat] -= 1
    game.reserver[place] = game.seat
    game.reserved_now[place] = 1


@kernel
def let_reservations_lapse(game):
    """At the end of a turn only the reservations made in it remain (AD-RES-6, AD-TURN-11)."""
    for place in range(PLACES):
        if game.reserver[place] == game.seat and not game.reserved_now[place]:
            game.reserver[place] = NONE
        game.reserved_now[place] = 0
