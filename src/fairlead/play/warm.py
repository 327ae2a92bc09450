"""Compiling a game ahead: every compiled entry is called once, with the very argument types that playing uses.

numba keeps the machine code for the next start (see `kernel.cache`). `python -m fairlead.play.warm GAME` does it in a
process of its own and prints one line of JSON an entry; `bots.warm` and `envs.warm` go on with bots and environments.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..games import find
from ..games.definition import Definition
from ..kernel.cache import RULES, cache_folder
from ..kernel.compiler import PLAIN
from . import simulation
from .table import GameTable


class Step(NamedTuple):
    """An entry that is ready now: its name, and how many of how many are done."""

    name: str
    done: int
    total: int


def warm(definition: Definition) -> Iterator[Step]:
    """Calls every compiled entry of a game, one after the other."""
    mark = _ready_mark(definition)  # of the sources as they are now, even if somebody works on them meanwhile
    entries = _entries(definition)
    yield Step("", 0, len(entries))
    for done, (name, call) in enumerate(entries.items(), 1):
        call()
        yield Step(name, done, len(entries))
    if not PLAIN:
        mark.write_text(machine(), encoding="utf-8")


def is_ready(definition: Definition) -> bool:
    """Whether a game was compiled on this machine, so that it starts at once."""
    try:
        return PLAIN or _ready_mark(definition).read_text(encoding="utf-8") == machine()
    except OSError:
        return False


def _entries(definition: Definition) -> dict[str, Callable[[], object]]:
    """The entries by name. What they answer does not matter here: seat 0 may not be to act, id 0 not be legal."""
    table = GameTable(definition)
    options = definition.accept_options({"players": definition.players[0]})
    return {
        "start": lambda: table.deal(options, 1),
        "seats_to_act": table.acting,
        "mark_legal": lambda: table.legal(0),
        "explain_action": lambda: table.refusal(0, 0),
        "play_action": lambda: table.play(0, 0),
        "is_over": table.is_over,
        "read_scores": table.points,
        "read_places": table.ranks,
        "redact_row": lambda: table.redacted(0),
        "guess_row": lambda: table.guess(0, 1),
        "read_features": lambda: table.features(0),
        "check_row": table.broken_invariant,
        "play_many": lambda: simulation.simulate(definition.name, games=1, threads=1, players=options["players"]),
    }


def _ready_mark(definition: Definition) -> Path:
    return cache_folder(RULES) / f"{definition.name}.ready"


def machine() -> str:
    """numba compiles for the processor at hand; a home folder shared by machines may hold code for another."""
    import llvmlite.binding  # type: ignore[import-untyped]

    return f"{llvmlite.binding.get_host_cpu_name()} numpy {np.__version__}\n"


def main(names: list[str]) -> None:
    """Warms games and prints a line of JSON after each entry."""
    for name in names:
        definition = find(name)
        was_ready = is_ready(definition)
        for step in warm(definition):
            print(json.dumps({**step._asdict(), "was_ready": was_ready}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
