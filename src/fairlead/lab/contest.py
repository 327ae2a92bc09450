"""The arena as a function: bots meet, every deal from every seat, and figures come out with how sure they are.

`fairlead arena` is a thin shell over this. `arena` and `solo` are also to be had from `fairlead.lab`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ..errors import OptionError
from .confidence import Hypotheses
from .matches import Event, plan, plan_solo
from .playing import PlayedGame
from .standings import ArenaResult
from .storage import Archive
from .workers import Crew, usual_crew

Progress = Callable[[int], None]


def arena(
    game: str,
    bots: Sequence[str],
    *,
    table: str | None = None,
    seeds: int | None = None,
    games: int | None = None,
    seed: int = 0,
    sprt: tuple[float, float] | None = None,
    jobs: int | None = None,
    file: Path | str | None = None,
    progress: Progress | None = None,
    crew: Crew | None = None,
    **options: Any,
) -> ArenaResult:
    """Lets bots play against each other: each seed from every rotation of the seats; gives all figures.

    `bots` are texts such as "greedy:width=3", `options` those of the game, with 2 players by default. `table` says who
    meets whom (see `fairlead.lab.matches`), `seeds` or `games` how long. With `sprt=(0.5, 0.6)` the match of two bots
    stops as soon as the first bot's share of first places is decided to be the one or the other. `file` keeps every
    game, so that the same call goes on where it was stopped. `jobs` are processes, by default one for each core: a
    script that uses several must be guarded by `if __name__ == "__main__"`. `progress` is called with the number of
    games there are, whenever there are more; `crew` plays them elsewhere.

    >>> from fairlead.lab import arena
    >>> result = arena("discovery", ["random", "random:seed=1"], seeds=2, jobs=1)
    >>> len(result.games), [standing.games for standing in result.standings]
    (4, [4, 4])
    """
    event = plan(game, bots, options, table=table, seed=seed, seeds=seeds, games=games)
    return hold(event, jobs=jobs, file=file, sprt=sprt, progress=progress, crew=crew)


def solo(
    game: str,
    bots: Sequence[str],
    *,
    seeds: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    file: Path | str | None = None,
    progress: Progress | None = None,
    crew: Crew | None = None,
    **options: Any,
) -> ArenaResult:
    """Lets each bot play the solo game on the same seeds; gives the distribution of points and the bands reached."""
    event = plan_solo(game, bots, options, seed=seed, seeds=seeds)
    return hold(event, jobs=jobs, file=file, progress=progress, crew=crew)


def hold(
    event: Event,
    *,
    jobs: int | None = None,
    file: Path | str | None = None,
    sprt: tuple[float, float] | None = None,
    progress: Progress | None = None,
    crew: Crew | None = None,
) -> ArenaResult:
    """Plays what is missing of an event, keeping every game as it ends, and gives the figures of all."""
    hypotheses = check_sprt(event, sprt)
    if jobs is not None and not 1 <= jobs <= 1024:
        raise OptionError(f"jobs cannot be {jobs!r}; it can be a whole number from 1 to 1024.")
    with Archive(file, event) as archive:
        games = archive.games()
        if not _settled(ArenaResult(event, games, hypotheses)):
            players = crew or usual_crew(jobs or os.cpu_count() or 1)
            with closing(_missing(event, games, players, progress)) as played:
                _keep(archive, ArenaResult(event, games, hypotheses), played)
        return ArenaResult(event, archive.games(), hypotheses)


def _keep(archive: Archive, so_far: ArenaResult, played: Iterable[PlayedGame]) -> None:
    """Keeps games as they end, until the sequential test, if there is one, has decided."""
    event, games = so_far.event, so_far.games
    for game in played:
        archive.add(game)
        games.append(game)
        whole = len(games) % event.games_a_seed == 0  # between seeds there is nothing new to test
        if whole and _settled(ArenaResult(event, games, so_far.hypotheses)):
            return


def _missing(event: Event, games: list[PlayedGame], crew: Crew, progress: Progress | None) -> Generator[PlayedGame]:
    """The games that are not there yet, as they end."""
    there = {game.match for game in games}
    tell = progress or (lambda finished: None)
    tell(len(there))
    with closing(crew(event, (match for match in event.matches() if match not in there))) as played:
        for done, game in enumerate(played, len(there) + 1):
            tell(done)
            yield game


def _settled(result: ArenaResult) -> bool:
    return result.verdict is not None and result.verdict.decided is not None


def check_sprt(event: Event, shares: tuple[float, float] | None) -> Hypotheses | None:
    """The two shares that a sequential test decides between; OptionError if there is nothing to decide."""
    if shares is None:
        return None
    low, high = shares
    if not 0 < low < high < 1:
        raise OptionError(f"The test needs two shares, the lower one first, such as 0.5 and 0.6, not {low} and {high}.")
    if event.players == 1 or len(event.lineups) != 1:
        raise OptionError("The sequential test is for a match of two bots; name two, and with table=first.")
    return Hypotheses(low, high)
