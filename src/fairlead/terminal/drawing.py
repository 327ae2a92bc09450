"""What the drawings of all tables share: what is seen, the words, the room there is, and lines that flow.

Everything flows: a line breaks between things, never within one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ..games.definition import Data
from ..play.words import Words
from .arguments import cut
from .pictures import Page
from .signs import similar

OWNERS = "①②③④"
NOTHING = "–"


class TableDrawing:
    """One drawing of a table: what is seen, the words, and how much room there is."""

    def __init__(self, view: Data, names: Sequence[str], words: Words, page: Page) -> None:
        self.view = view
        self.names = [cut(name) for name in names]
        self.words = words
        self.width = page.width
        self.owners = [similar(sign) if page.ascii else sign for sign in OWNERS]

    def shown_seat(self) -> int:
        """Whose things are drawn large: the viewer's, for a spectator those of the first seat to act."""
        viewer: int | None = self.view["viewer"]
        return viewer if viewer is not None else min(self.view["to_act"], default=0)

    def label(self, key: str) -> Text:
        """The dim name of a line."""
        return Text(self.words.text(key), style="dim")

    def labelled(self, key: str, items: Iterable[Text]) -> list[Text]:
        """Things after their name, which goes with the first of them; a dash if there is none."""
        first, *others = list(items) or [Text(NOTHING)]
        return [Text(f"{self.words.text(key)} ", style="dim") + first, *others]

    def flow(self, items: Iterable[Text], indent: int = 0, *, hanging: int = 2, room: int | None = None) -> Text:
        """Things one after the other; a line breaks between two of them, and then goes on a little further in."""
        lines: list[Text] = []
        for item in items:
            if lines and lines[-1].cell_len + 2 + item.cell_len <= (room or self.width):
                lines[-1].append("  ").append_text(item)
            else:
                lines.append(Text(" " * (indent + (hanging if lines else 0))) + item)
        return Text("\n").join(lines)
