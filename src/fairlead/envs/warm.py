"""Compiling what environments call ahead, so that the first step of the first one need not wait for it.

Each entry is compiled for the very types of arguments that environments use, and not run. `python -m fairlead.envs.warm
GAME` does it after the rules of the game and its bots and prints one line of JSON an entry: all that `fairlead compile`
does. Whoever only plays needs none of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import warm as bots
from ..games import find
from ..games.definition import Definition
from ..kernel.cache import ENVS, cache_folder
from ..kernel.compiler import PLAIN
from ..kernel.records import bind
from ..play.warm import Step, machine
from . import deciding, stepping
from .batching import counted, layout
from .stepping import Memory, Terms

# In the order in which they are compiled.
ENTRIES = {
    "start_rows": stepping.start_rows,
    "step_rows": stepping.step_rows,
    "pick_rows": stepping.pick_rows,
    "play_rows": stepping.play_rows,
    "look_ahead": deciding.look_ahead,
    "play_decision": deciding.play_decision,
}


def warm(definition: Definition) -> Iterator[Step]:
    """Compiles entries, one after the other, or loads those that were compiled before."""
    examples = _examples(definition)
    yield Step("", 0, len(ENTRIES))
    for done, (name, entry) in enumerate(ENTRIES.items(), 1):
        bots.compile_entry(entry, examples)
        yield Step(name, done, len(ENTRIES))


def warm_all(definition: Definition) -> Iterator[Step]:
    """The rules of a game, its bots and what environments call; afterwards all are ready."""
    mark = _ready_mark(definition)  # of the sources as they are now, even if somebody works on them meanwhile
    first = 0
    for step in bots.warm_all(definition):
        first = step.total
        yield step._replace(total=step.total + len(ENTRIES))
    for step in warm(definition):
        yield Step(step.name, first + step.done, first + step.total)
    if not PLAIN:
        mark.write_text(machine(), encoding="utf-8")


def is_ready(definition: Definition) -> bool:
    """Whether a game, its bots and its environments were compiled on this machine."""
    try:
        envs = PLAIN or _ready_mark(definition).read_text(encoding="utf-8") == machine()
    except OSError:
        return False
    return envs and bots.is_ready(definition)


def _examples(definition: Definition) -> dict[str, Any]:
    """For each parameter of the entries, by its name, a value of the type that it is called with."""
    players, boxes = definition.players[0], bind(definition.box())
    games = bind(definition.record.allocate())
    options = definition.accept_options({"players": players})
    arrays = {name: np.zeros(*form) for name, form in layout(definition, 1, players, with_features=True).items()}
    memory = Memory(
        boxes=boxes,
        games=games,
        options=np.array(definition.option_codes(options), np.int32),
        counted=counted(definition),
        **arrays,
    )
    return dict.fromkeys(("first", "last", "luck", "steps", "seat", "action"), 0) | {
        "memory": memory,
        "terms": Terms(players, 0, 1, 1),
        "boxes": boxes,
        "games": games,
        "mask": np.zeros(definition.actions, np.uint8),
    }


def _ready_mark(definition: Definition) -> Path:
    return cache_folder(ENVS) / f"{definition.name}.ready"


def main(names: list[str]) -> None:
    """Warms games and prints a line of JSON after each entry."""
    for definition in map(find, names):
        was_ready = is_ready(definition)
        for step in warm_all(definition):
            print(json.dumps({**step._asdict(), "was_ready": was_ready}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
