"""What a game's own file adds to the terminal: the picture of its table, how its moves are ordered, shortcuts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from ..games.definition import Data, Move
from ..play.game import Game
from ..play.telling import Told
from ..play.words import Words


class Page(NamedTuple):
    """What a picture must fit: the columns of the screen, and whether it can only show ASCII."""

    width: int
    ascii: bool = False


class Picture(Protocol):
    """The picture of one game. All of it is made from `Game.view`, so it shows nothing that the viewer may not know."""

    #: The kinds of moves in the order of the menu.
    order: Sequence[str]
    #: Keys of the rules of the game in short.
    thumbs: Sequence[str]

    def table(self, view: Data, names: Sequence[str], words: Words, page: Page) -> RenderableType:
        """The whole table."""

    def legend(self, view: Data, words: Words) -> Sequence[Text]:
        """What the signs of the table mean, for the first turn and the help."""

    def status(self, view: Data, words: Words, page: Page) -> Text:
        """The viewer's own means in short, for the later steps of a turn."""

    def final(self, view: Data, names: Sequence[str], words: Words) -> Sequence[Text]:
        """What to add to the points of a finished game."""

    def question(self, view: Data, moves: Sequence[Move]) -> Data:
        """What the message `ask-KIND` is filled with."""

    def bundles(self, move: Move) -> Sequence[str]:
        """The bundles a move is in, the outermost first: moves of one bundle are one line, which asks further."""

    def tell_bundle(self, words: Words, key: str, moves: Sequence[tuple[Move, Data]]) -> Told:
        """A bundle in words."""

    def paint(self, text: str) -> Text:
        """A text with the names of pieces in their colours."""


class Shortcuts(Protocol):
    """Commands of one game that stand for several moves. A picture's module may offer them as `SHORTCUTS`."""

    #: Their names: `picture-shortcut-NAME` is what is typed, `picture-shortcut-help-NAME` what it does.
    names: Sequence[str]

    def moves(self, game: Game, seat: int, text: str, words: Words) -> Sequence[Move] | None:
        """The moves that a typed line stands for; None if it is no such command.

        IllegalMove says why it cannot be done now.
        """


def picture(game: str) -> Picture:
    """The picture of a game by its name."""
    found: Picture = _module(game).PICTURE
    return found


def shortcuts(game: str) -> Shortcuts | None:
    """The commands that a game adds to those of all games, if it adds any."""
    found: Shortcuts | None = getattr(_module(game), "SHORTCUTS", None)
    return found


def _module(game: str) -> Any:
    return import_module(f".{game}", __package__)
