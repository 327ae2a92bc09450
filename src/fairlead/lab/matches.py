"""What an arena plays: its event, and the schedule of all games.

Luck of the deal shall cancel: every seed is one deal, and each line-up of bots plays it once from every rotation of the
seats. So a bot meets the same deals as its opponents, from the same seats.

A line-up is who sits at a table. Which line-ups there are is the event's `table`:

- `all`: every choice of as many different bots as there are seats. With two players that is a round robin of pairs.
- `one`: every bot alone against copies of every other one: A against B, B, B, and B against A, A, A.
- `first`: the first bot alone against copies of each other one: A against B, B, B, and A against C, C, C.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..bots import make
from ..errors import OptionError
from ..games import NAMES, find
from ..games.definition import Data
from ..play.game import HIGHEST_SEED
from ..play.notation import option_texts

ALL, ONE, FIRST = TABLES = ("all", "one", "first")
USUAL_SEEDS, MOST_SEEDS = 50, 10_000_000

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits at the table, on which deal, and how far they moved on from their first seats."""

    lineup: Lineup
    seed: int
    rotation: int

    @property
    def seats(self) -> Lineup:
        """The bots by seat.

        >>> Match(("a", "b", "c"), seed=0, rotation=1).seats
        ('c', 'a', 'b')
        """
        first = len(self.lineup) - self.rotation
        return self.lineup[first:] + self.lineup[:first]

    def __str__(self) -> str:
        return f"{' – '.join(self.seats)}, seed {self.seed}"


@dataclass(frozen=True)
class Event:
    """All that decides which games are played: game, options (players among them), bots, table, first seed, seeds."""

    game: str
    options: Data
    bots: Lineup
    table: str
    seed: int
    seeds: int

    @property
    def players(self) -> int:
        """Seats at a table."""
        players: int = self.options["players"]
        return players

    @property
    def lineups(self) -> list[Lineup]:
        """Who meets whom."""
        if self.players == 1:
            return [(bot,) for bot in self.bots]
        if self.table == ALL:
            return list(itertools.combinations(self.bots, self.players))
        pairs = itertools.permutations(self.bots, 2)
        return [
            (one, *[other] * (self.players - 1)) for one, other in pairs if self.table == ONE or one == self.bots[0]
        ]

    def matches(self) -> Iterator[Match]:
        """All games, seed by seed, so that a stopped event is still a balanced one."""
        for seed in range(self.seed, self.seed + self.seeds):
            for lineup in self.lineups:
                for rotation in range(self.players):
                    yield Match(lineup, seed, rotation)

    @property
    def games_a_seed(self) -> int:
        """How many games one seed gives."""
        return len(self.lineups) * self.players

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.games_a_seed * self.seeds

    def __str__(self) -> str:
        return ", ".join([self.game, *option_texts(self.options)])


def plan(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    *,
    table: str | None = None,
    seed: int = 0,
    seeds: int | None = None,
    games: int | None = None,
) -> Event:
    """An event whose every part is checked; OptionError says what is wrong. `games` are rounded up to whole seeds."""
    accepted = find(game).accept_options({"players": 2} | dict(options))
    if accepted["players"] == 1:
        raise OptionError("An arena needs a table of several players; one player alone plays the solo game (--solo).")
    _check_bots(bots, least=2)
    usual = ALL if len(bots) >= accepted["players"] else FIRST
    event = Event(game, accepted, tuple(bots), _check_table(table or usual, len(bots), accepted["players"]), seed, 1)
    return _lengthen(event, seeds, games)


def plan_solo(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    *,
    seed: int = 0,
    seeds: int | None = None,
    games: int | None = None,
) -> Event:
    """An event of solo games: each bot plays every seed once."""
    if 1 not in find(game).players:
        others = ", ".join(name for name in NAMES if 1 in find(name).players)
        raise OptionError(f"{game} has no solo game; there is one of {others}.")
    accepted = find(game).accept_options({"players": 1} | dict(options))
    if accepted["players"] != 1:
        raise OptionError("The solo game is for one player: leave the number of players out.")
    _check_bots(bots, least=1)
    return _lengthen(Event(game, accepted, tuple(bots), ALL, seed, 1), seeds, games)


def _check_bots(bots: Sequence[str], least: int) -> None:
    if len(bots) < least:
        raise OptionError(f"{'Two bots' if least == 2 else 'A bot'} at least must be named, such as greedy and random.")
    for bot in bots:
        make(bot)
        if bots.count(bot) > 1:
            raise OptionError(f"The bot {bot!r} is named twice; name each bot once.")


def _check_table(table: str, bots: int, players: int) -> str:
    if table not in TABLES:
        raise OptionError(f"table cannot be {table!r}; it can be {', '.join(TABLES[:-1])} or {TABLES[-1]}.")
    if table == ALL and bots < players:
        raise OptionError(f"{bots} bots do not fill {players} seats; table=one or table=first seats copies of a bot.")
    return table


def _lengthen(event: Event, seeds: int | None, games: int | None) -> Event:
    """The event with as many seeds as were asked for."""
    if seeds is not None and games is not None:
        raise OptionError("Give the length of an event once, as seeds or as games.")
    for name, number in (("seeds", seeds), ("games", games)):
        if number is not None and not 1 <= number <= MOST_SEEDS:
            raise OptionError(f"{name} cannot be {number!r}; it can be a whole number from 1 to {MOST_SEEDS}.")
    if games is not None:
        seeds = math.ceil(games / event.games_a_seed)
    wanted = seeds or USUAL_SEEDS
    if not 0 <= event.seed <= HIGHEST_SEED - wanted:
        raise OptionError(f"seed cannot be {event.seed}; it can be a whole number from 0 to {HIGHEST_SEED - wanted}.")
    return replace(event, seeds=wanted)
