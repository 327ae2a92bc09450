"""Tables as a terminal shows them, as text."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, RenderableType

from fairlead import Game
from fairlead.play.words import Words
from fairlead.terminal.pictures import Page, picture


def printed(renderable: RenderableType, width: int = 100) -> str:
    """What a console of this width prints."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(renderable)
    file: Any = console.file
    text: str = file.getvalue()
    return text


def drawn(game: Game, viewer: int | None, width: int = 100, language: str = "en", *, ascii: bool = False) -> str:
    """The table as a seat, or a spectator, sees it."""
    page = Page(width, ascii)
    return printed(picture(game.name).table(game.view(viewer), game.names, Words(language, game.name), page), width)


def squeezed(text: str) -> list[str]:
    """Lines with single spaces."""
    return [" ".join(line.split()) for line in text.splitlines()]
