"""Reservation cards: asked after the actions, lapsing at the end of the next own turn (rules page 3.11 and 5.3)."""

from __future__ import annotations

from ...kernel.bits import lowest_bit
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
    reserver = game.reserver[place]
    refusal = LEGAL  # the last one that is found counts
    if place < lowest:
        refusal = RESERVE_NOT_RISING
    if game.reserved_now[place]:
        refusal = RESERVED_THIS_TURN
    if reserver != NONE and reserver != game.seat:
        refusal = RESERVED_BY_ANOTHER
    if card_at(game, place) == NONE:
        refusal = NOTHING_TO_RESERVE
    if game.reservation_cards[game.seat] == 0:
        refusal = NO_RESERVATION_CARD
    return refusal


@kernel
def places_to_reserve(game, lowest):
    """The places from `lowest` on that the active player may reserve, as bits."""
    places = 0
    if game.reservation_cards[game.seat] > 0:
        for place in range(PLACES):
            places |= (refuse_reservation(game, place, lowest) == LEGAL) << place
    return places


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
    """At the end of a turn only the reservations made in it remain (AD-RES-6, AD-TURN-11).

    All places are read before any is written: reads among writes would have to wait for one another.
    """
    held, remaining = 0, 0
    for place in range(PLACES):
        held |= (game.reserver[place] == game.seat) << place
        remaining |= game.reserved_now[place] << place
    lapsing = held & ~remaining
    while lapsing:
        game.reserver[lowest_bit(lapsing)] = NONE
        lapsing &= lapsing - 1
    while remaining:
        game.reserved_now[lowest_bit(remaining)] = 0
        remaining &= remaining - 1
