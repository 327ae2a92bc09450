"""The five levels of each game, from gentle to strong.

A low level is a weaker brain: it looks less far, thinks less long, or has older weights. It never plays a bad move on
purpose. What each level of a game is stands in `levels.toml`; how the levels of a game are called, in its words.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import OptionError
from ..games.definition import Move
from .greedy import GreedyBot
from .knowledge import Knowledge
from .players import Bot
from .searching import SearchBot

LEVELS = (1, 2, 3, 4, 5)
KINDS: dict[str, type[GreedyBot] | type[SearchBot]] = {"greedy": GreedyBot, "search": SearchBot}


class LevelBot(Bot):
    """A level of whatever game it is asked to play. `threads` lets a searching level use more of the machine."""

    def __init__(self, level: int, *, threads: int = 1, seed: int = 0) -> None:
        if level not in LEVELS:
            raise OptionError(f"There is no level {level!r}; levels are {LEVELS[0]} to {LEVELS[-1]}.")
        self.name = f"level{level}"
        self.level, self.threads, self.seed = level, threads, seed
        self._brain: tuple[str, GreedyBot | SearchBot] | None = None

    def think(self, known: Knowledge) -> Move:
        """The move of the level's brain."""
        return self.brain(known.game).think(known)

    def brain(self, game: str) -> GreedyBot | SearchBot:
        """The bot that thinks for this level in a game."""
        if self._brain is None or self._brain[0] != game:
            settings = dict(settings_of(game, self.level))
            kind = settings.pop("kind")
            if kind == "search":
                settings |= {"threads": self.threads, "seed": self.seed}
            self._brain = (game, KINDS[kind](name=self.name, **settings))
        return self._brain[1]


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


def settings_of(game: str, level: int) -> dict[str, Any]:
    """What a level of a game is made of: the kind of bot and its settings."""
    settings: dict[str, Any] = _table()[game][str(level)]
    return settings
