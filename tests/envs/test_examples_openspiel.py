"""The OpenSpiel example runs, with a budget that plays one short game."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from helpers import compiled

pytest.importorskip("pyspiel")
EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_mcts.py"


@compiled
def test_mcts_plays_and_tells_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    game = "python_fairlead_discovery(turn_cap=3)"
    example = runpy.run_path(str(EXAMPLE))
    example["main"](["--game", game, "--games", "2", "--simulations", "6", "--worlds", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["game 1", "game 2"]
    assert lines[2].startswith("MCTS with 6 simulations won ")
