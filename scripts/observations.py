"""Writes the tables of observations into docs/research.md, from what the games declare about their features."""

from __future__ import annotations

from pathlib import Path

from fairlead.envs.observing import describe_in_markdown

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- begin observations -->", "<!-- end observations -->"


def main() -> None:
    """Writes the page."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{describe_in_markdown()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
