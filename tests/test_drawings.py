"""The drawings of the rules pages are those that their scripts draw."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

RULES = Path(__file__).parent.parent / "docs" / "rules"


def test_the_drawings_of_shipyard_are_current(tmp_path: Path) -> None:
    for script in RULES.glob("*.py"):
        shutil.copy(script, tmp_path)
    subprocess.run([sys.executable, "draw_shipyard.py"], cwd=tmp_path, check=True)
    drawn = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "shipyard").glob("*.svg")}
    kept = {path.name: path.read_text(encoding="utf-8") for path in (RULES / "shipyard").glob("*.svg")}
    assert drawn == kept
    page = (RULES / "shipyard.md").read_text(encoding="utf-8")
    assert all(f"shipyard/{name}" in page for name in kept)
