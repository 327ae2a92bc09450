"""Long fuzzing: random games with every invariant checked after every decision. `make fuzz` plays a million of each."""

from __future__ import annotations

import argparse
import sys
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import fairlead
from fairlead.games import NAMES, find


def main() -> int:
    """Fuzzes every game with every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games for each number of players")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="first seed; by default from the clock")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        for name in NAMES:
            for players in find(name).players:
                task = progress.add_task(f"{name}, {players} players", total=arguments.games)
                try:
                    fairlead.simulate(
                        name,
                        games=arguments.games,
                        players=players,
                        seed=arguments.seed,
                        checked=True,
                        progress=lambda finished, task=task: progress.advance(task, finished),
                    )
                except fairlead.FairleadError as error:
                    progress.stop()
                    print(error)
                    return 1
    print("no invariant broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
