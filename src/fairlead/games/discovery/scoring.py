"""VP: ships at expeditions, the two scorings, missions, and who wins (rules page 3.12 to 3.16)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import (
    ALONE,
    EXPEDITIONS,
    FINAL_MATCH,
    FINAL_PLAIN,
    HALF,
    INTERIM_MATCH,
    INTERIM_PLAIN,
    MAJORITY,
    ORDER_TRACK,
    ORDERS,
    PRESENCE,
    SHIP_TYPES,
)
from .state import (
    AT_EXPEDITION,
    CUT_OFF,
    FINAL_VP,
    HELD,
    INTERIM_VP,
    MISSION_VP,
    NONE,
    UNPLACED_VP,
    VP_PARTS,
)
from .trade import end_order


@kernel
def hold_interim_scoring(box, game):
    """All twelve expeditions with the interim values, nothing else (AD-INT-3, AD-INT-4)."""
    score_expeditions(box, game, INTERIM_VP, INTERIM_PLAIN, INTERIM_MATCH)
    game.interim_left = HELD


@kernel
def hold_final_scoring(box, game):
    """Cuts off running orders, then the three parts (AD-FIN-4 to AD-FIN-9)."""
    for order in range(ORDERS):
        if game.runner[order] != NONE:
            end_order(game, order, CUT_OFF)
    score_expeditions(box, game, FINAL_VP, FINAL_PLAIN, FINAL_MATCH)
    for seat in range(game.players):
        game.vp[seat, MISSION_VP] = mission_vp(box, game, seat)
        game.vp[seat, UNPLACED_VP] = box.unplaced_vp * unplaced_ships(game, seat)
    game.final_left = HELD


@kernel
def score_expeditions(box, game, part, plain, matching):
    """VP for every ship at an expedition, by its colour (AD-VP-1 to AD-VP-5)."""
    gained = 0  # 16 bits a seat: a sum in memory would be read and written anew for every ship
    for expedition in range(EXPEDITIONS):
        plain_vp, matching_vp = box.expedition_vp[expedition, plain], box.expedition_vp[expedition, matching]
        for i in range(game.ships_at[expedition]):
            matches = game.colour_at[expedition, i] == box.expedition_colour[expedition]
            gained += (matching_vp if matches else plain_vp) << (16 * game.owner_at[expedition, i])
    for seat in range(game.players):
        game.vp[seat, part] += gained >> (16 * seat) & 0xFFFF


@kernel
def mission_vp(box, game, seat):
    """VP of a seat's mission: its value by completed orders for each qualifying expedition (AD-MIS-1 to AD-MIS-10)."""
    kind = game.mission[seat]
    value = box.mission_vp[game.players, kind, min(game.completed[seat], ORDER_TRACK - 1)]
    qualifying = 0
    for expedition in range(EXPEDITIONS):
        qualifying += qualifies(game, seat, kind, expedition)
    return value * qualifying


@kernel
def qualifies(game, seat, kind, expedition):
    """Whether a mission's condition holds; only numbers of ships count (AD-MIS-2 to AD-MIS-7)."""
    own = 0
    for i in range(game.ships_at[expedition]):
        own += game.owner_at[expedition, i] == seat
    others = game.ships_at[expedition] - own
    if own == 0:
        return False
    if kind == PRESENCE:
        return True
    if kind == HALF:
        return own >= others
    if kind == MAJORITY:
        return own > others
    return kind == ALONE and others == 0


@kernel
def unplaced_ships(game, seat):
    """Bought ships that are not at an expedition, those on running orders aside (AD-FIN-7, AD-FIN-8)."""
    ships = 0
    for ship in range(SHIP_TYPES):
        ships += game.harbour[seat, ship]
    return ships


@kernel
def scores(box, game, out):
    """VP by category so far."""
    for seat in range(game.players):
        for part in range(VP_PARTS):
            out[seat, part] = game.vp[seat, part]


@kernel
def places(box, game, out):
    """Places by VP, ties by ships not at an expedition, then shared (AD-END-1 to AD-END-4)."""
    for seat in range(game.players):
        out[seat] = 1
    for seat in range(game.players):
        own = standing(game, seat)
        for other in range(seat):
            others = standing(game, other)
            out[seat] += others > own
            out[other] += own > others


@kernel
def standing(game, seat):
    """VP and tie-break in one number that compares as the rules do."""
    points = 0
    for part in range(VP_PARTS):
        points += game.vp[seat, part]
    joker = game.tie_joker and game.joker_at[seat] != AT_EXPEDITION
    return 100 * points + unplaced_ships(game, seat) + (1 if joker else 0)
