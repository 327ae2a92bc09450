"""The ways to set up a game that are worth trying, as its definition declares them: for tests, fuzzing, benchmarks.

A game comes in with all its numbers of seats and editions, without a list of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from ..errors import OptionError
from ..games import find
from ..games.definition import Data, Definition, Option


@dataclass(frozen=True)
class Variety:
    """A game with its seats and whatever options are named; `str` is a short name, such as `shipyard-4-first-mixed`."""

    game: str
    options: Mapping[str, Any]

    @property
    def players(self) -> int:
        """Number of seats."""
        players: int = self.options["players"]
        return players

    def __str__(self) -> str:
        main = {option.name for option in _main_options(find(self.game))}
        parts = [str(value) for name, value in self.options.items() if name in main]
        return "-".join([self.game, *parts, *(["mixed"] if set(self.options) - main else [])])


def seatings(game: str) -> list[Variety]:
    """Every number of seats with every value of the options that are asked for, such as the edition.

    >>> [str(variety) for variety in seatings("shipyard")][:3]
    ['shipyard-1-second', 'shipyard-2-first', 'shipyard-2-second']
    """
    definition = find(game)
    names = [option.name for option in _main_options(definition)]
    mixes = product(*(option.choices for option in _main_options(definition)))
    found = [dict(zip(names, values, strict=True)) for values in mixes]
    return [Variety(game, options) for options in found if fits(definition, options)]


def varieties(game: str) -> list[Variety]:
    """The seatings, and for the smallest and the largest table of each edition one with all further options changed."""
    seated = seatings(game)
    return [*seated, *(mixed for variety in _ends(seated) for mixed in _mixed(variety))]


def _main_options(definition: Definition) -> list[Option]:
    """The number of seats, and what is as important."""
    return [option for option in definition.options if option.name == "players" or option.asked]


def _ends(seated: list[Variety]) -> Iterator[Variety]:
    """The tables with the fewest and with the most seats, of each edition."""
    editions: dict[tuple[Any, ...], list[Variety]] = {}
    for variety in seated:
        rest = tuple(value for name, value in variety.options.items() if name != "players")
        editions.setdefault(rest, []).append(variety)
    for same in editions.values():
        same.sort(key=lambda variety: variety.players)
        yield from same[:1] + same[1:][-1:]


def _mixed(variety: Variety) -> list[Variety]:
    """The same table with the last value of every further option that fits, if that is anything else."""
    definition = find(variety.game)
    options: Data = dict(variety.options)
    for option in definition.options:
        if option.name not in options:
            fitting = (value for value in reversed(option.choices) if fits(definition, options | {option.name: value}))
            usual = option.usual(variety.players)
            value = next(fitting, usual)
            options |= {} if value == usual else {option.name: value}
    return [Variety(variety.game, options)] if options != variety.options else []


def fits(definition: Definition, options: Mapping[str, Any]) -> bool:
    """Whether a game can be set up so."""
    try:
        definition.accept_options(options)
    except OptionError:
        return False
    return True
