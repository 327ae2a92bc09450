"""What the tests of the arena share: quick events of random bots, and games whose end is made up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fairlead.lab.matches import Event, Match, plan
from fairlead.lab.playing import PlayedGame

TWO = ("random", "random:seed=1")
THREE = (*TWO, "random:seed=2")


def event(*bots: str, seeds: int = 2, **settings: object) -> Event:
    """An event of Age of Discovery."""
    table = settings.pop("table", None)
    return plan("discovery", bots or TWO, settings, seeds=seeds, table=table)  # type: ignore[arg-type]


def finished(match: Match, places: Sequence[int], points: Sequence[int] = ()) -> PlayedGame:
    """A game with this end."""
    seats = len(places)
    clocks = tuple(0.5 for _ in range(seats))
    return PlayedGame(
        match, tuple(places), tuple(points or [10 - place for place in places]), 60, (10,) * seats, clocks, clocks
    )


def imagine(made: Event, places: Callable[[Match], Sequence[int]]) -> list[PlayedGame]:
    """All games of an event, with ends that a test makes up."""
    return [finished(match, places(match)) for match in made.matches()]


def ends(games: Sequence[PlayedGame]) -> list[tuple[object, ...]]:
    """What of games does not depend on how quick the machine is."""
    return [(game.match, game.places, game.points, game.decisions, game.thought) for game in games]
