"""Tables of the rules pages that follow from a game's components, written into the page between two comments.

`draw_bremerhaven.py` and `draw_discovery.py` call this, so that one command renews the drawings and tables of a page.
"""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

RULES = Path(__file__).parent
GAMES = RULES.parent.parent / "src" / "fairlead" / "games"


def components(game: str) -> dict[str, Any]:
    """The component tables of a game."""
    return tomllib.loads((GAMES / game / "components.toml").read_text(encoding="utf-8"))


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """A Markdown table."""
    titles = [str(title) for title in head]
    lines = [titles, ["---"] * len(titles), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"|{'|'.join(cells)}|" if cells[0] == "---" else f"| {' | '.join(cells)} |" for cells in lines)


def fill(page: Path, tables: dict[str, str]) -> None:
    """Write each table between `<!-- table: name -->` and `<!-- end -->`; a page without one of them is a mistake."""
    text = page.read_text(encoding="utf-8")
    for name, body in tables.items():
        place = re.compile(rf"(<!-- table: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        text, found = place.subn(lambda m, body=body: f"{m[1]}\n{body}\n\n{m[2]}", text)  # type: ignore[misc]
        if found != 1:
            raise ValueError(f"{page.name} has {found} places for the table {name}; it should have one.")
    page.write_text(text, encoding="utf-8", newline="\n")
