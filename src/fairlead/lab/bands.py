"""The rating bands that the rulebooks print for their solo games, as the games' component tables have them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Band:
    """A band: the key of its name among the game's words, and the points from which it is reached."""

    name: str
    least: int


UNRATED = Band("arena-unrated", 0)  # below the first rating, where a rulebook names no band for it


@cache
def bands_of(game: str) -> tuple[Band, ...]:
    """The bands of a game, the lowest first; none for a game without them.

    >>> [band.least for band in bands_of("shipyard")]
    [0, 60, 80, 95]
    """
    if game == "shipyard":
        from ..games.shipyard.box import components
        from ..games.shipyard.terms import RATING_NAMES

        return (UNRATED, *_named("rating", RATING_NAMES, components()["solo_ratings"]["steps"]))
    if game == "bremerhaven":
        from ..games.bremerhaven.box import components
        from ..games.bremerhaven.names import BAND_NAMES

        return _named("band", BAND_NAMES, components()["solo"]["band_from"])
    return ()


def _named(family: str, names: tuple[str, ...], steps: list[int]) -> tuple[Band, ...]:
    return tuple(Band(f"{family}-{name}", least) for name, least in zip(names, steps, strict=True))
