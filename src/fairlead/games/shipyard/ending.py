"""The end of the game: final scoring, places, and the rating of the solo game (rules page 3.22, SY-SOLO-16)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import EMPLOYEES
from .contracts import score_contracts
from .state import OVER, POINT_PARTS, TRADER_POINTS


@kernel
def score_game(box, game):
    """Contracts and traders; what is left in yards gives nothing (SY-END-14, SY-END-15, SY-END-17)."""
    for seat in range(game.players):
        score_contracts(box, game, seat)
        for employee in range(EMPLOYEES):
            if game.employees[seat] >> employee & 1:
                game.points[seat, TRADER_POINTS] += box.trader_points[employee]
    game.phase = OVER


@kernel
def scores(box, game, out):
    """Points by category so far."""
    for seat in range(game.players):
        for part in range(POINT_PARTS):
            out[seat, part] = game.points[seat, part]


@kernel
def total_points(game, seat):
    """All points of a seat so far (SY-I-18)."""
    points = 0
    for part in range(POINT_PARTS):
        points += game.points[seat, part]
    return points


@kernel
def places(box, game, out):
    """Places by points, ties by guilders, then shared (SY-END-16, SY-R-17)."""
    for seat in range(game.players):
        out[seat] = 1
        for other in range(game.players):
            out[seat] += standing(game, other) > standing(game, seat)


@kernel
def standing(game, seat):
    """Points and guilders in one number that compares as the rules do."""
    return 10_000 * total_points(game, seat) + game.guilders[seat]
