"""The protocol of all bots, and the simplest of them."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from ..errors import IllegalMove
from ..games.definition import Move
from ..play.game import Game
from .knowledge import Knowledge


class Bot(ABC):
    """Somebody who chooses moves. `choose` hands it what its seat knows; `think` is its brain."""

    name: str

    def choose(self, game: Game, seat: int | None = None) -> Move:
        """A legal move of a seat, by default of the first that is asked.

        >>> import fairlead
        >>> from fairlead.bots import RandomBot
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> RandomBot().choose(game) in game.moves()
        True
        """
        asked = seat if seat is not None else next(iter(game.to_act), None)
        if asked is None or asked not in game.to_act:
            why = "the game is over" if game.over else f"seat {asked} is asked nothing"
            raise IllegalMove(f"The bot {self.name} cannot choose a move: {why}.")
        known = Knowledge.of(game, asked)
        return known.moves[0] if len(known.moves) == 1 else self.think(known)

    @abstractmethod
    def think(self, known: Knowledge) -> Move:
        """The move to play, of at least two."""

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


class RandomBot(Bot):
    """Any legal move, each as likely as the other. `seed` makes it another random bot."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.seed = seed

    def think(self, known: Knowledge) -> Move:
        """A random move."""
        return random.Random(known.luck((self.name, self.seed))).choice(known.moves)
