"""Long fuzzing: random games with every invariant checked after every decision, at every table that is worth trying.

    python bench/fuzz.py --games 100000 --write
    python bench/fuzz.py --game shipyard --games 1000

A broken invariant ends the run with the seed and the options of the game that broke it.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import fairlead
import report
from fairlead.games import NAMES
from fairlead.play.notation import option_texts
from fairlead.play.varieties import Variety, varieties


def main() -> int:
    """Fuzzes every game, with every number of players, in every edition and with its options mixed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games at each table")
    parser.add_argument("--game", action="append", choices=NAMES, help="a game to fuzz (repeatable; default: all)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="first seed; by default from the clock")
    parser.add_argument("--write", action="store_true", help="put the result into bench/RESULTS.md")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    machine = report.machine(("numba", "numpy"))
    try:
        tables = [table for name in arguments.game or NAMES for table in varieties(name)]
        rows = _fuzz(tables, arguments.games, arguments.seed)
    except fairlead.FairleadError as error:
        print(error)
        return 1
    print("no invariant broken")
    if arguments.write:
        sheet = report.Sheet("Random games, all invariants after every decision", _COLUMNS, rows)
        games = "".join(f" --game {name}" for name in arguments.game or ())
        how = f"`python bench/fuzz.py --games {arguments.games} --seed {arguments.seed}{games}` on {machine}"
        report.write_section("fuzz", f"## Fuzzing\n\n{how}\n\n{sheet.markdown()}")
    return 0


_COLUMNS = ("game", "options", "games", "decisions checked", "longest game", "broken invariants")


def _fuzz(tables: list[Variety], games: int, seed: int) -> list[tuple[str, ...]]:
    rows = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        tasks = [progress.add_task(str(table), total=games, start=False) for table in tables]
        for table, task in zip(tables, tasks, strict=True):
            progress.start_task(task)
            played = fairlead.simulate(
                table.game,
                games=games,
                seed=seed,
                checked=True,
                progress=partial(progress.advance, task),
                **table.options,
            )
            decisions, longest = int(played.decisions.sum()), int(played.decisions.max())
            options = ", ".join(option_texts(table.options))
            rows.append((table.game, options, f"{games:,}", f"{decisions:,}", f"{longest:,} decisions", "none"))
    return rows


if __name__ == "__main__":
    sys.exit(main())
