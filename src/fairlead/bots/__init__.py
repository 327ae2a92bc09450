"""Players that are programs: random, greedy and searching ones, and their levels.

>>> from fairlead.bots import GreedyBot
>>> GreedyBot()
<Bot greedy>

A bot is handed only what its seat may know (`Knowledge`); `bot.choose(game, seat)` gives its move.
"""

from __future__ import annotations

from .greedy import GreedyBot
from .knowledge import Knowledge
from .levels import LEVELS, LevelBot
from .players import Bot, RandomBot
from .roster import make
from .searching import Opinion, SearchBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "Knowledge", "LevelBot", "Opinion", "RandomBot", "SearchBot", "make"]
