"""The end of the game: open orders, score and places (rules page 3.20)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .bidding import rank_of
from .box import AREAS, MUSEUM
from .harbour import has_built
from .paying import move_marker
from .settlement import settle_due_orders
from .state import MONEY_PARTS, MUSEUM_PRESTIGE, OVER, PRESTIGE_PARTS


@kernel
def end_game(box, game):
    """Open orders are settled as if due, then the museum counts (BH-END-1, BH-END-2, BH-BLD-19)."""
    for seat in range(game.players):
        for area in range(AREAS):
            game.area_markers[seat, area] = 0
        settle_due_orders(box, game, seat)
        if has_built(game, seat, MUSEUM):
            move_marker(game, seat, box.museum_prestige, MUSEUM_PRESTIGE)
    game.phase = OVER


@kernel
def money_of(game, seat):
    """Cash and deposit (BH-END-4, BH-R-23)."""
    return game.cash[seat] + game.deposit[seat]


@kernel
def score_of(game, seat):
    """Money times prestige (BH-END-4)."""
    return money_of(game, seat) * game.prestige[seat]


@kernel
def scores(box, game, out):
    """The score, then what it is made of: money by source, prestige by source."""
    for seat in range(game.players):
        out[seat, 0] = score_of(game, seat)
        for part in range(MONEY_PARTS):
            out[seat, 1 + part] = game.money_from[seat, part]
        for part in range(PRESTIGE_PARTS):
            out[seat, 1 + MONEY_PARTS + part] = game.prestige_from[seat, part]


@kernel
def places(box, game, out):
    """Places by score, equal scores by rank, so always strict (BH-END-5)."""
    for seat in range(game.players):
        out[seat] = 1
        for other in range(game.players):
            out[seat] += standing(game, other) > standing(game, seat)


@kernel
def standing(game, seat):
    """Score and rank in one number that compares as the rules do."""
    return game.stones * score_of(game, seat) - rank_of(game, seat)
