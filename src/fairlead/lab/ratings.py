"""Ratings by OpenSkill (Plackett and Luce): one number for strength that fits tables of two to four."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from .playing import PlayedGame


class Rating(NamedTuple):
    """Strength (`mu`, 25 at first) and how unsure it is (`sigma`)."""

    mu: float
    sigma: float


def rate(bots: Sequence[str], games: Iterable[PlayedGame]) -> dict[str, Rating]:
    """The ratings of bots after games, in the order in which they are given.

    A bot does not learn from game to game, so `tau`, by which ratings stay restless, is 0. Copies of a bot at one table
    are rated each by itself, and the bot takes the mean of what they took: a game is one lesson, not three.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for game in games:
        teams = [[model.create_rating(list(ratings[bot]))] for bot in game.seats]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in dict.fromkeys(game.seats):
            ours = [rated[seat][0] for seat in game.seats_of(bot)]
            ratings[bot] = Rating(
                sum(rating.mu for rating in ours) / len(ours), sum(rating.sigma for rating in ours) / len(ours)
            )
    return ratings
