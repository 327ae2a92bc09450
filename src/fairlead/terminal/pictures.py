"""What a game's own file adds to the terminal: the picture of its table, and how its moves are grouped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ..games.definition import Data, Move
from ..play.telling import Told
from ..play.words import Words


class Picture(Protocol):
    """The picture of one game. All of it is made from `Game.view`, so it shows nothing that the viewer may not know."""

    #: Heading of each kind of move: `group-HEADING` in the game's words, in the order of the menu.
    groups: Mapping[str, str]
    #: Keys of the rules of thumb.
    thumbs: Sequence[str]

    def table(self, view: Data, names: Sequence[str], words: Words, width: int) -> RenderableType:
        """The whole table."""

    def status(self, view: Data, words: Words) -> Text:
        """One line on the viewer's own means, for the later steps of a turn."""

    def question(self, view: Data) -> Data:
        """What the message `ask-KIND` is filled with."""

    def bundle(self, move: Move) -> str | None:
        """Moves of one bundle are one line of the menu, which asks further; None for a move of its own."""

    def tell_bundle(self, words: Words, moves: Sequence[tuple[Move, Data]]) -> Told:
        """A bundle in words."""

    def paint(self, text: str) -> Text:
        """A text with the names of pieces in their colours."""


def picture(game: str) -> Picture:
    """The picture of a game by its name."""
    module: Any = import_module(f".{game}", __package__)
    found: Picture = module.PICTURE
    return found
