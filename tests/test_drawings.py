"""The drawings and card tables of the rules pages are those that their scripts make."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = Path("docs") / "rules"
GAMES = Path("src") / "fairlead" / "games"
SCRIPTS = sorted((ROOT / RULES).glob("draw_*.py"))


def copy(root: Path, game: str) -> None:
    """What a script of the rules pages reads: the scripts, the page and the game's components."""
    (root / RULES).mkdir(parents=True)
    (root / GAMES / game).mkdir(parents=True)
    for script in (ROOT / RULES).glob("*.py"):
        shutil.copy(script, root / RULES)
    for file in (RULES / f"{game}.md", GAMES / game / "components.toml"):
        shutil.copy(ROOT / file, root / file)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_the_drawings_and_tables_of_a_page_are_current(script: Path, tmp_path: Path) -> None:
    game = script.stem.removeprefix("draw_")
    copy(tmp_path, game)
    subprocess.run([sys.executable, script.name], cwd=tmp_path / RULES, check=True)
    drawn, kept = (
        {path.name: path.read_text(encoding="utf-8") for path in (root / RULES / game).glob("*.svg")}
        for root in (tmp_path, ROOT)
    )
    assert drawn == kept
    page = (ROOT / RULES / f"{game}.md").read_text(encoding="utf-8")
    assert (tmp_path / RULES / f"{game}.md").read_text(encoding="utf-8") == page
    assert all(f"{game}/{name}" in page for name in kept)


def test_every_game_with_components_has_a_page() -> None:
    games = {path.parent.name for path in (ROOT / GAMES).glob("*/components.toml")}
    assert games == {script.stem.removeprefix("draw_") for script in SCRIPTS}
