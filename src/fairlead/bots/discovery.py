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
    ORDERS,
    SHIP_CARDS,
    SHIP_TYPES,
)
from ..games.discovery.scoring import mission_vp, qualifies, unplaced_ships
from ..games.discovery.state import GAME, HELD, IN_HARBOUR, LAID_OUT, VP_PARTS
from ..kernel.compiler import kernel
from ..kernel.records import Plain
from .judging import Term, judge_by

TERMS = (
    Term("points", "VP that are booked, and those of the ships at expeditions and of the mission as they stand"),
    Term("start", "what a seat may still gain, whatever it has"),
    Term("interim", "VP of the ships at expeditions in the interim scoring, if it is still to come"),
    Term("mission", "VP of the mission as it stands, while the game lasts"),
    Term("places", "expeditions that count for the mission, while the game lasts"),
    Term("completed", "orders completed, while the game lasts"),
    Term("running", "running orders"),
    Term("coins", "coins, while the game lasts"),
    Term("last_coins", "coins"),
    Term("income", "coins that running orders will bring"),
    Term("capacity", "capacity of ships in the harbour, while the game lasts"),
    Term("ships", "bought ships that are not at an expedition, while the game lasts"),
    Term("hand", "orders in hand, while the game lasts"),
    Term("fitting", "capacity of ships in the harbour that fits an order in hand, while the game lasts"),
    Term("any_cards", "any-colour cards, while the game lasts"),
    Term("reservations", "reservation cards, while the game lasts"),
    Term("joker", "the joker in the harbour"),
)


@kernel
def fill(box, game, seat, out):
    """Writes the terms of a seat; returns how much of the game is left."""
    booked = 0
    for part in range(VP_PARTS):
        booked += game.vp[seat, part]
    out[0] = booked
    if game.final_left == HELD:
        for i in range(1, len(TERMS)):
            out[i] = 0.0
        return 0.0
    left = (SHIP_CARDS - game.drawn + 4.0) / (SHIP_CARDS - LAID_OUT + 4.0)
    out[0] += expedition_vp(box, game, seat, FINAL_PLAIN, FINAL_MATCH) + unplaced_ships(game, seat)
    out[1] = left
    out[2] = 0.0 if game.interim_left == HELD else expedition_vp(box, game, seat, INTERIM_PLAIN, INTERIM_MATCH)
    fill_mission(box, game, seat, out, left)
    fill_trade(box, game, seat, out, left)
    out[14] = game.any_cards[seat] * left
    out[15] = game.reservation_cards[seat] * left
    out[16] = left * (game.joker_at[seat] == IN_HARBOUR)
    return left


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
    """What the mission would bring now, and how many expeditions count for it."""
    out[3] = 0.0
    places = 0
    if game.mission[seat] >= 0:
        now = mission_vp(box, game, seat)
        out[0] += now
        out[3] = now * left
        for expedition in range(EXPEDITIONS):
            places += qualifies(game, seat, game.mission[seat], expedition)
    out[4] = places * left
    out[5] = game.completed[seat] * left


@kernel
def fill_trade(box, game, seat, out, left):
    """Coins, ships and orders."""
    running, income = 0, 0
    for order in range(ORDERS):
        if game.runner[order] == seat:
            running += 1
            income += box.income[order, game.rounds[order]]
    out[6] = running
    out[7] = game.coins[seat] * left
    out[8] = game.coins[seat]
    out[9] = income * left
    capacity = 0
    for ship in range(SHIP_TYPES):
        capacity += game.harbour[seat, ship] * box.ship_capacity[ship]
    out[10] = capacity * left
    out[11] = unplaced_ships(game, seat) * left
    out[12] = game.hand_size[seat] * left
    out[13] = fitting_capacity(box, game, seat) * left


@kernel
def fitting_capacity(box, game, seat):
    """Capacity in the harbour of the colours of the orders in hand, as far as those can use it."""
    total = 0
    for i in range(game.hand_size[seat]):
        order = game.hand[seat, i]
        if order >= 0:
            there = 0
            for ship in range(SHIP_TYPES):
                if box.ship_colour[ship] == box.order_colour[order]:
                    there += game.harbour[seat, ship] * box.ship_capacity[ship]
            total += min(there, box.order_capacity[order])
    return total


def brain_of(game: Plain) -> str:
    """The set of weights that fits a position."""
    return "two" if game.players == 2 else "many"


judge_by(GAME, fill)
