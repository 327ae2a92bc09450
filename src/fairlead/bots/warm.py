"""Compiling what bots need ahead, so that a bot's first move need not wait for it.

A bot that is handed what its seat knows needs few entries: those of the rules that guess and play on, and its own. Each
is compiled for the very types of arguments that thinking uses, and not run. `python -m fairlead.bots.warm GAME` does it
after the rules of the game and prints one line of JSON an entry; `envs.warm` goes on, for `fairlead compile`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np

from ..games import find
from ..games.definition import Definition
from ..kernel import drive
from ..kernel.cache import BOTS, cache_folder
from ..kernel.compiler import PLAIN
from ..kernel.records import bind
from ..play import warm as rules
from ..play.warm import Step
from .beam import judge_turns, make_beam
from .greedy import GreedyBot
from .levels import LevelBot
from .net import read_net
from .players import Bot, RandomBot
from .roster import make
from .search import ROWS, Manner, Mind, make_room, make_tree, plant, search
from .searching import seen_as

ENTRIES = {
    "guess_row": drive.guess_row,
    "judge_turns": judge_turns,
    "plant": plant,
    "search": search,
    "play_action": drive.play_action,
    "redact_row": drive.redact_row,
}
# What each kind of brain calls, in the order in which it is compiled.
GREEDY = ("guess_row", "judge_turns")
SEARCH = (*GREEDY, "plant", "search", "play_action", "redact_row")

# Roughly what each takes on one core, if those before it are there; the games differ little.
SECONDS = {"guess_row": 9, "judge_turns": 50, "plant": 1, "search": 23, "play_action": 2, "redact_row": 1}


def warm(definition: Definition, names: Sequence[str] = SEARCH) -> Iterator[Step]:
    """Compiles entries, one after the other, or loads those that were compiled before."""
    examples = _examples(definition)
    yield Step("", 0, len(names))
    for done, name in enumerate(names, 1):
        compile_entry(ENTRIES[name], examples)
        yield Step(name, done, len(names))


def needed(game: str, bots: Sequence[str]) -> tuple[str, ...]:
    """The entries that some bots of a game call."""
    found = (_called_by(game, make(bot)) for bot in bots)
    return max(found, key=len, default=())


def seconds_of(names: Sequence[str]) -> int:
    """Roughly the seconds that compiling some entries takes."""
    return sum(SECONDS[name] for name in names)


def _called_by(game: str, bot: Bot) -> tuple[str, ...]:
    brain = bot.brain(game) if isinstance(bot, LevelBot) else bot
    if isinstance(brain, RandomBot):
        return ()
    return GREEDY if isinstance(brain, GreedyBot) else SEARCH


def warm_all(definition: Definition) -> Iterator[Step]:
    """The rules of a game and then its bots; afterwards both are ready."""
    mark = _ready_mark(definition)  # of the sources as they are now, even if somebody works on them meanwhile
    first = 0
    for step in rules.warm(definition):
        first = step.total
        yield step._replace(total=step.total + len(SEARCH))
    for step in warm(definition):
        yield Step(step.name, first + step.done, first + step.total)
    if not PLAIN:
        mark.write_text(rules.machine(), encoding="utf-8")


def is_ready(definition: Definition) -> bool:
    """Whether a game and its bots were compiled on this machine, so that both start at once."""
    try:
        bots = PLAIN or _ready_mark(definition).read_text(encoding="utf-8") == rules.machine()
    except OSError:
        return False
    return bots and rules.is_ready(definition)


def _examples(definition: Definition) -> dict[str, Any]:
    """For each parameter of the entries, by its name, a value of the type that it is called with."""
    weights, net = np.zeros(1), read_net(definition.name)
    numbers = dict.fromkeys(("row", "seat", "key", "action", "depth", "root", "luck", "count"), 0)
    return numbers | {
        "boxes": bind(definition.box()),
        "games": bind(definition.record.allocate(ROWS)),
        "mask": np.zeros(definition.actions, np.uint8),
        "weights": weights,
        "mind": Mind(weights, weights, net),
        "best": weights,
        "beam": make_beam(definition.actions, 1),
        "tree": make_tree(1),
        "room": make_room(definition.features, definition.actions, net),
        "seen_as": seen_as(definition.name),
        "manner": Manner(),
    }


def compile_entry(kernel: Any, examples: dict[str, Any]) -> None:
    """Compiles a kernel for the types of the values that its parameters have by name; not as plain Python."""
    if not PLAIN:
        from numba import typeof

        wanted = signature(kernel.py_func).parameters
        kernel.compile(tuple(typeof(examples[name]) for name in wanted))  # type: ignore[no-untyped-call]


def _ready_mark(definition: Definition) -> Path:
    return cache_folder(BOTS) / f"{definition.name}.ready"


def main(names: list[str]) -> None:
    """Warms games and prints a line of JSON after each entry."""
    for definition in map(find, names):
        was_ready = is_ready(definition)
        for step in warm_all(definition):
            print(json.dumps({**step._asdict(), "was_ready": was_ready}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
