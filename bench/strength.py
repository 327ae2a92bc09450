"""How strong the bots are: against random play, against each other, level by level, alone, and how fast they search.

    python bench/strength.py                       everything, for hours
    python bench/strength.py --only level          contests whose name has this word
    python bench/strength.py --only simulations    how fast they search, and nothing else
    python bench/strength.py --share 0.2           a fifth of the deals
    python bench/strength.py --steady              searches count simulations, so that a busy machine plays as well
    python bench/strength.py --write               also puts the tables into bench/RESULTS.md (with --only: apart)

Every deal is played from every seat; intervals are 95 % confidence intervals clustered by deal (docs/arena.md). All
games are kept in one file (--file), so a run that was stopped goes on, and contests can be played one by one.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import fairlead
import report
from fairlead.bots import Knowledge, SearchBot
from fairlead.games import find
from fairlead.lab import arena, solo

os.environ.setdefault("NUMBA_OPT", "2")  # as the command `fairlead` does

PACKAGES = ("numba", "numpy", "openskill")
# The four games, by what players call them.
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "Age of Discovery": ("discovery", {}),
    "Shipyard, first edition": ("shipyard", {"edition": "first"}),
    "Shipyard, second edition": ("shipyard", {"edition": "second"}),
    "Bremerhaven": ("bremerhaven", {}),
}
RATE_BARS = {"discovery": 20_000, "shipyard": 5_000, "bremerhaven": 5_000}
RATE_SIMULATIONS = 4_000
RATES_TITLE = "Simulations with value cut-off, one core, two players"
RATE_POSITIONS = 8


@dataclass(frozen=True)
class Contest:
    """Two bots, a table, and the share of first places that the first one should take; alone, the points."""

    title: str
    game: str
    bots: tuple[str, ...]
    seeds: int
    bar: float
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)


Search = Callable[[str, int, dict[str, Any]], str]  # the searching bot for a game, a number of players and options


def contests(search: Search) -> Iterator[Contest]:
    """All contests of the bars."""
    for title, (game, options) in GAMES.items():
        yield Contest(f"{title}: greedy against random", game, ("greedy", "random"), 200, 0.98, 2, options)
    for title, (game, options) in GAMES.items():
        two, four = (search(game, 2, options), "greedy"), (search(game, 4, options), "greedy")
        yield Contest(f"{title}: search against greedy", game, two, 50, 0.75, 2, options)
        yield Contest(f"{title}: search against three greedy", game, four, 25, 0.45, 4, options)
    for title, (game, options) in GAMES.items():
        for level in range(2, 6):
            bots = (f"level{level}", f"level{level - 1}")
            yield Contest(f"{title}: {bots[0]} against {bots[1]}", game, bots, 50, 0.65, 2, options)
    for title, game, bar in (("Shipyard solo", "shipyard", 80), ("Bremerhaven solo", "bremerhaven", 750)):
        yield Contest(f"{title}: search", game, (search(game, 1, {}),), 50, bar, 1)


def row_of(contest: Contest, seeds: int, jobs: int, file: str | None, console: Console) -> list[str]:
    """Plays a contest and gives its line of the table."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(contest.title, total=seeds * contest.players)
        settings: dict[str, Any] = {"seeds": seeds, "jobs": jobs, "file": file, **contest.options}
        settings["progress"] = lambda done: progress.update(task, completed=done)
        if contest.players == 1:
            result = solo(contest.game, contest.bots, **settings)
        else:
            result = arena(contest.game, contest.bots, table="first", players=contest.players, **settings)
    standing = result.standing(contest.bots[0])
    figure, unit = (standing.points, "") if contest.players == 1 else (standing.firsts, " %")
    scale = 100 if unit else 1
    low, mean, high, bar = (scale * number for number in (figure.low, figure.mean, figure.high, contest.bar))
    verdict = "met" if mean >= bar else "missed"
    sure = "" if low >= bar or high < bar else ", not for sure"
    return [
        contest.title,
        str(len(result.games)),
        f"{mean:.1f}{unit} ({low:.1f} to {high:.1f})",
        f"{standing.points.mean:.1f}",
        f"{standing.thinking.mean:.3f} s, at most {standing.thinking.slowest:.2f} s",
        f"{bar:g}{unit}: {verdict}{sure}",
    ]


def by_time(ms: int) -> Search:
    """Searches that think as long as said."""
    return lambda game, players, options: f"search:ms={ms}"


def by_simulations(ms: int) -> Search:
    """Searches that count as many simulations as a core does in this time at their table, if it does nothing else."""
    return lambda game, players, options: (
        f"search:sims={round(_middle_rate(game, players, **options) * ms / 1000, -2):.0f}"
    )


@cache
def _middle_rate(game: str, players: int = 2, **options: Any) -> float:
    found = sorted(_rate(game, number, players, **options) for number in range(RATE_POSITIONS))
    return found[len(found) // 2]


def rates() -> Iterator[list[str]]:
    """Simulations a second on one core, at decisions along a game of two."""
    for game, bar in RATE_BARS.items():
        found = sorted(_rate(game, number) for number in range(RATE_POSITIONS))
        middle = found[len(found) // 2]
        verdict = "met" if middle >= bar else "missed"
        yield [game, f"{middle:,.0f}", f"{found[0]:,.0f} to {found[-1]:,.0f}", f"{bar:,}: {verdict}"]


def _rate(name: str, number: int, players: int = 2, **options: Any) -> float:
    game = fairlead.new(name, players=players, seed=number, **options)
    bot = SearchBot(sims=50)
    for _ in range(12 * number):
        if not game.over:
            seat = game.to_act[0]
            game.play(bot.choose(game, seat), seat)
    while not game.over and len(game.moves()) < 2:
        game.play(game.moves()[0], game.to_act[0])
    # A mixed search never stops early, so that every simulation counts.
    known, fresh = Knowledge.of(game, game.to_act[0]), SearchBot(sims=RATE_SIMULATIONS, mixed=1)
    fresh.consider(known)  # loads the machine code and the memory
    fresh._before = None
    begun = time.process_time()  # of this core alone, whatever else the machine does
    opinions = fresh.consider(known)
    return sum(opinion.visits for opinion in opinions) / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="WORD", help="contests whose name has this word")
    parser.add_argument("--share", type=float, default=1.0, help="part of the deals to play (1)")
    parser.add_argument("--ms", type=int, default=1000, help="milliseconds a move of the search (1000)")
    parser.add_argument("--steady", action="store_true", help="count the simulations that fit into --ms instead")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--file", help="SQLite file that keeps every game")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/RESULTS.md")
    chosen = parser.parse_args()
    console, machine = Console(), report.machine(PACKAGES)
    find("discovery")
    search = by_simulations(chosen.ms) if chosen.steady else by_time(chosen.ms)
    wanted = [contest for contest in contests(search) if chosen.only.lower() in contest.title.lower()]
    rows: list[Sequence[str]] = []
    for contest in wanted:
        seeds = max(2, round(contest.seeds * chosen.share))
        rows.append(row_of(contest, seeds, chosen.jobs, chosen.file, console))
        console.print(" | ".join(rows[-1]), highlight=False)
    heads = ["contest", "games", "first places (interval); alone, points", "mean points", "time a move", "bar"]
    counted = ", counted in simulations" if chosen.steady else ""
    sheets = [report.Sheet(f"Strength, search at {chosen.ms} ms a move{counted}", heads, rows)] if rows else []
    if chosen.only.lower() in RATES_TITLE.lower():
        columns = ["game", "simulations/s, middle", "along a game", "bar"]
        sheets.append(report.Sheet(RATES_TITLE, columns, list(rates())))
        sheets[-1].show(console)
    if chosen.write:
        steady = " --steady" if chosen.steady else ""
        only = f' --only "{chosen.only}"' if chosen.only else ""
        command = f"`python bench/strength.py --ms {chosen.ms} --share {chosen.share:g}{steady}{only}` on {machine}"
        title = f"## Strength of the bots: {chosen.only}" if chosen.only else "## Strength of the bots"
        text = "\n".join([title, "", command, "", *(sheet.markdown() for sheet in sheets)])
        report.write_section("-".join(["strength", *chosen.only.lower().split()]), text)


if __name__ == "__main__":
    main()
