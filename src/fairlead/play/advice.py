"""A hint: one move, what a bot expects of it, and both in words. `Game.hint` gives them; bots make them."""

from __future__ import annotations

from dataclasses import dataclass

from ..games.definition import Data, Move
from .telling import Told, tell_move
from .words import Words


@dataclass(frozen=True)
class Hint:
    """A move and what can be expected after it, as far as the seat that is asked can know.

    `chance` is that of the first place, from 0 to 1; None in a solo game, and where there was nothing to choose.
    `points` are those at the end, one number a seat; empty where there was nothing to choose. `often` is above 0 only
    where a move should not be foreseen: how often to play it.
    """

    game: str
    seat: int
    move: Move
    preview: Data
    chance: float | None = None
    points: tuple[float, ...] = ()
    often: float = 0.0

    @property
    def own_points(self) -> float | None:
        """The points that the seat itself can expect; None where there was nothing to choose."""
        return self.points[self.seat] if self.points else None

    def told(self, words: Words) -> Told:
        """The move in words."""
        return tell_move(words, self.move, self.preview)

    def text(self, words: Words) -> str:
        """The move and its prospects in a line, in the language of the words (which are those of the game).

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> words = Words("de", "discovery")
        >>> Hint("discovery", 0, game.move("coins"), game.preview("coins"), 0.52, (81.3, 79.0)).text(words)
        '2 Münzen nehmen: Gewinnchance 52\u202f%, etwa 81 Punkte'
        """
        told = self.told(words)
        move = f"{told.label} ({told.cost})" if told.cost else told.label
        if self.own_points is None:
            return words.text("advice-only", move=move)
        points = round(self.own_points)
        if self.chance is None:
            return words.text("advice-solo", move=move, points=points)
        said = words.text("advice", move=move, chance=percent(self.chance), points=points)
        if self.often > 0:
            said += " " + words.text("advice-often", often=percent(self.often))
        return said

    def __str__(self) -> str:
        return self.text(Words("en", self.game))


def percent(share: float) -> str:
    """A share in whole per cent.

    >>> percent(0.414)
    '41\u202f%'
    """
    return f"{100 * share:.0f}\u202f%"
