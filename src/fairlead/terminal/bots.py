"""A random opponent, so that there is somebody to play against."""

from __future__ import annotations

import random
import re

from ..games.definition import Move
from ..play.game import Game

BOT_NAME = re.compile(r"Bot \d+")  # in every language, so that a resumed record tells bots from people


def choose(game: Game, seat: int) -> Move:
    """A random legal move of a seat. It depends on the game and its length only, so a resumed game goes on the same."""
    chooser = random.Random(f"{game.seed} {len(game.history)}")
    move: Move = chooser.choice(game.moves(seat))
    return move


def is_bot(name: str) -> bool:
    """Whether a name is a bot's."""
    return BOT_NAME.fullmatch(name) is not None
