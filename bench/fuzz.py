"""Long fuzzing: random games with every invariant checked after every decision. `make fuzz` plays a million of each.

    python bench/fuzz.py --games 100000 --write

A broken invariant ends the run with the seed of the game that broke it.
"""

from __future__ import annotations

import argparse
import sys
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import fairlead
import report
from fairlead.games import NAMES, find


def main() -> int:
    """Fuzzes every game with every number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games for each number of players")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="first seed; by default from the clock")
    parser.add_argument("--write", action="store_true", help="put the result into bench/RESULTS.md")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    machine = report.machine(("numba", "numpy"))
    try:
        rows = _fuzz(arguments.games, arguments.seed)
    except fairlead.FairleadError as error:
        print(error)
        return 1
    print("no invariant broken")
    if arguments.write:
        sheet = report.Sheet("Random games, all invariants after every decision", _COLUMNS, rows)
        how = f"`python bench/fuzz.py --games {arguments.games} --seed {arguments.seed}` on {machine}"
        report.write_section("fuzz", f"## Fuzzing\n\n{how}\n\n{sheet.markdown()}")
    return 0


_COLUMNS = ("game", "players", "games", "decisions checked", "longest game", "broken invariants")


def _fuzz(games: int, seed: int) -> list[tuple[str, ...]]:
    rows = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        for name in NAMES:
            for players in find(name).players:
                task = progress.add_task(f"{name}, {players} players", total=games)

                def advance(finished: int, task: object = task) -> None:
                    progress.advance(task, finished)  # type: ignore[arg-type]

                played = fairlead.simulate(
                    name, games=games, players=players, seed=seed, checked=True, progress=advance
                )
                decisions, longest = int(played.decisions.sum()), int(played.decisions.max())
                rows.append((name, str(players), f"{games:,}", f"{decisions:,}", f"{longest:,} decisions", "none"))
    return rows


if __name__ == "__main__":
    sys.exit(main())
