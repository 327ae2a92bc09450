"""How positions of Age of Discovery are judged: points that are sure, points to come, and what will bring some.

`left` is how much of the game is still to come, from 1 to 0, by the ships still to be drawn: coins, ships and orders
are worth less towards the end.
"""

from __future__ import annotations

from ..games.discovery.box import (
    EXPEDITIONS,
    FINAL_MATCH,
    FINAL_PLAIN,
    INTERIM_MATCH,
    INTERIM_PLAIN,
    ORDER_TRACK,
    ORDERS,
    SHIP_CARDS,
    SHIP_TYPES,
)
from ..games.discovery.scoring import qualifies, unplaced_ships
from ..games.discovery.state import GAME, HELD, IN_HARBOUR, LAID_OUT, NONE, VP_PARTS, WAITING
from ..kernel.compiler import kernel
from ..kernel.records import Plain
from .judging import Term, judge_by

TERMS = (
    Term("points", "VP that are booked, and those of the ships and of the mission as they stand"),
    Term("start", "what a seat may still gain, whatever it has"),
    Term("interim", "VP of the ships at expeditions in the interim scoring, if it is still to come"),
    Term("promised", "VP that the mission will bring once the running orders are completed"),
    Term("mission_value", "VP of the mission for one more expedition, with the running orders completed"),
    Term("places", "expeditions that count for the mission, while the game lasts"),
    Term("completed", "orders completed, while the game lasts"),
    Term("running", "running orders, while the game lasts"),
    Term("coins", "coins, while the game lasts"),
    Term("coins_now", "coins, up to six, while there is a turn to come"),
    Term("income", "coins that running orders will bring, while the game lasts"),
    Term("rounds", "rounds that running orders still take"),
    Term("capacity", "capacity of ships in the harbour, while the game lasts"),
    Term("ships", "ships in the harbour, while the game lasts"),
    Term("berths", "VP that the ships in the harbour would bring at the best expedition with room, at the end"),
    Term("early_berths", "the same in the interim scoring"),
    Term("hand", "orders in hand, while the game lasts"),
    Term("fitting", "capacity of ships in the harbour that fits an order in hand, while the game lasts"),
    Term("ready", "orders in hand that the ships in the harbour could carry, while the game lasts"),
    Term("any_cards", "any-colour cards, while the game lasts"),
    Term("reservations", "reservation cards, while the game lasts"),
    Term("joker", "the joker in the harbour, while there is a turn to come"),
)
(
    POINTS, START, INTERIM, PROMISED, MISSION_VALUE, PLACES, COMPLETED, RUNNING, COINS, COINS_NOW, INCOME, ROUNDS,
    CAPACITY, SHIPS, BERTHS, EARLY_BERTHS, HAND, FITTING, READY, ANY_CARDS, RESERVATIONS, JOKER,
) = range(len(TERMS))  # fmt: skip


@kernel
def fill(box, game, seat, out):
    """Writes the terms of a seat; returns how much of the game is left."""
    for i in range(len(TERMS)):
        out[i] = 0.0
    for part in range(VP_PARTS):
        out[POINTS] += game.vp[seat, part]
    if game.final_left == HELD:
        return 0.0
    left = game_left(game)
    own_left = left if has_turn(game, seat) else 0.0
    out[POINTS] += expedition_vp(box, game, seat, FINAL_PLAIN, FINAL_MATCH) + unplaced_ships(game, seat)
    out[START] = left
    if game.interim_left != HELD:
        out[INTERIM] = expedition_vp(box, game, seat, INTERIM_PLAIN, INTERIM_MATCH)
    fill_trade(box, game, seat, out, own_left)
    fill_mission(box, game, seat, out, left)
    if own_left > 0.0:
        fill_harbour(box, game, seat, out, own_left)
        out[COINS] = game.coins[seat] * own_left
        out[COINS_NOW] = min(game.coins[seat], 6)
        out[ANY_CARDS] = game.any_cards[seat] * own_left
        out[RESERVATIONS] = game.reservation_cards[seat] * own_left
        out[JOKER] = game.joker_at[seat] == IN_HARBOUR
    return left


@kernel
def game_left(game):
    """How much of the game is left: by the ships still to be drawn, and by the turns once the final card is up."""
    if game.final_left > 0:
        return 0.1 * game.final_left / (game.players + 1.0)
    return 0.1 + 0.9 * (SHIP_CARDS - game.drawn) / (SHIP_CARDS - LAID_OUT)


@kernel
def has_turn(game, seat):
    """Whether a seat is at its turn or has one to come."""
    if game.final_left == WAITING:
        return True
    return (seat - game.seat + game.players) % game.players < game.final_left


@kernel
def expedition_vp(box, game, seat, plain, matching):
    """VP of a seat's ships at expeditions in one of the scorings."""
    total = 0
    for expedition in range(EXPEDITIONS):
        for i in range(game.ships_at[expedition]):
            if game.owner_at[expedition, i] == seat:
                matches = game.colour_at[expedition, i] == box.expedition_colour[expedition]
                total += box.expedition_vp[expedition, matching if matches else plain]
    return total


@kernel
def fill_mission(box, game, seat, out, left):
    """What the mission brings now and with one step more."""
    out[COMPLETED] = game.completed[seat] * left
    kind = game.mission[seat]
    if kind < 0:
        return
    places = 0
    for expedition in range(EXPEDITIONS):
        places += qualifies(game, seat, kind, expedition)
    now = box.mission_vp[game.players, kind, min(game.completed[seat], ORDER_TRACK - 1)]
    soon = box.mission_vp[game.players, kind, min(game.completed[seat] + int(out[RUNNING]), ORDER_TRACK - 1)]
    out[POINTS] += now * places
    out[PROMISED] = (soon - now) * places
    out[MISSION_VALUE] = soon * left
    out[PLACES] = places * left


@kernel
def fill_trade(box, game, seat, out, left):
    """Running orders that can still be completed."""
    for order in range(ORDERS):
        if game.runner[order] == seat and left > 0.0:
            out[RUNNING] += 1
            out[INCOME] += box.income[order, game.rounds[order]] * left
            out[ROUNDS] += game.rounds_left[order]


@kernel
def fill_harbour(box, game, seat, out, left):
    """Ships in the harbour: what they carry, and what they could bring."""
    for ship in range(SHIP_TYPES):
        count = game.harbour[seat, ship]
        if count > 0:
            out[SHIPS] += count * left
            out[CAPACITY] += count * box.ship_capacity[ship] * left
            out[BERTHS] += count * best_berth(box, game, ship, FINAL_PLAIN, FINAL_MATCH)
            if game.interim_left != HELD:
                out[EARLY_BERTHS] += count * best_berth(box, game, ship, INTERIM_PLAIN, INTERIM_MATCH)
    out[HAND] = game.hand_size[seat] * left
    fill_hand(box, game, seat, out, left)


@kernel
def best_berth(box, game, ship, plain, matching):
    """VP of the best expedition at which a ship could be placed without a card."""
    best, colour = 0, box.ship_colour[ship]
    for expedition in range(EXPEDITIONS):
        row = game.row_colour[expedition]
        room = box.expedition_capacity[expedition] - game.loaded[expedition]
        if (row == NONE or row == colour) and room >= box.ship_capacity[ship]:
            value = box.expedition_vp[expedition, matching if box.expedition_colour[expedition] == colour else plain]
            best = max(best, value)
    return best


@kernel
def fill_hand(box, game, seat, out, left):
    """Orders in hand, and how far the ships in the harbour would carry them."""
    for i in range(game.hand_size[seat]):
        order = game.hand[seat, i]
        if order >= 0:
            there = 0
            for ship in range(SHIP_TYPES):
                if box.ship_colour[ship] == box.order_colour[order]:
                    there += game.harbour[seat, ship] * box.ship_capacity[ship]
            out[FITTING] += min(there, box.order_capacity[order]) * left
            out[READY] += (there >= box.order_capacity[order]) * left


def brain_of(game: Plain) -> str:
    """The set of weights that fits a position."""
    return "two" if game.players == 2 else "many"


judge_by(GAME, fill)
