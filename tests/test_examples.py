"""The examples run, with budgets of seconds; and PPO's advantages are those that one finds by hand."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from helpers import compiled

EXAMPLES = Path(__file__).parents[1] / "examples"
UNKNOWN = float("nan")
TINY = ["discovery", "--games", "32", "--steps", "16", "--hidden", "16", "--evaluation-deals", "4"]


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    pytest.importorskip("torch")
    return load("ppo")


# ------------------------------------------------------------------ PPO


def advantages(ppo: ModuleType, seats: str, values: list[float], gae_lambda: float, **ending: Any) -> list[float]:
    """Of one game of A and B: who decides at each step (small where there is nothing to choose), and how it ends."""
    import torch

    over, rewards = ending.get("over"), ending.get("rewards", [0.0, 0.0])
    steps = range(len(seats))
    rollout = SimpleNamespace(
        values=torch.tensor(values)[:, None],
        seats=torch.tensor([["AB".index(seat.upper())] for seat in seats]),
        chosen=torch.tensor([[seat.isupper()] for seat in seats]),
        dones=torch.tensor([[step == over] for step in steps]),
        rewards=torch.tensor([[rewards if step == over else [0.0, 0.0]] for step in steps]),
    )
    return [round(number, 6) for number in ppo.find_advantages(rollout, gae_lambda)[:, 0].tolist()]


@compiled
def test_each_seat_looks_at_its_own_next_decision(ppo: ModuleType) -> None:
    # A's values are 0.1, 0.4, 0.3; B's 0.5, 0.9. Without lambda an advantage is the next value less this one, and the
    # last decision of each seat only lends its value.
    found = advantages(ppo, "ABAAB", [0.1, 0.5, 0.4, 0.3, 0.9], gae_lambda=0.0)
    assert found == pytest.approx([0.3, 0.4, -0.1, UNKNOWN, UNKNOWN], nan_ok=True)


@compiled
def test_lambda_adds_the_later_advantages_of_the_same_seat(ppo: ModuleType) -> None:
    # A: 0.3 - 0.4 = -0.1, and before it 0.4 - 0.1 + 0.5 * -0.1 = 0.25.
    found = advantages(ppo, "ABAAB", [0.1, 0.5, 0.4, 0.3, 0.9], gae_lambda=0.5)
    assert found == pytest.approx([0.25, 0.4, -0.1, UNKNOWN, UNKNOWN], nan_ok=True)


@compiled
def test_a_game_ends_for_both_seats_whoever_made_the_last_decision(ppo: ModuleType) -> None:
    # B ends the game at step 2 and A has won it. The steps after it are the next game: nothing of it flows back.
    found = advantages(ppo, "ABBAB", [0.2, 0.1, 0.3, 0.7, 0.8], gae_lambda=0.5, over=2, rewards=[1.0, -1.0])
    # A: 1 - 0.2. B: -1 - 0.3 = -1.3, and before it 0.3 - 0.1 + 0.5 * -1.3 = -0.45.
    assert found == pytest.approx([0.8, -0.45, -1.3, UNKNOWN, UNKNOWN], nan_ok=True)


@compiled
def test_a_decision_with_one_option_is_none(ppo: ModuleType) -> None:
    found = advantages(ppo, "AaAbB", [0.1, 9.0, 0.4, 9.0, 0.5], gae_lambda=0.5, over=4, rewards=[1.0, -1.0])
    assert found == pytest.approx([0.3 + 0.5 * 0.6, UNKNOWN, 0.6, UNKNOWN, -1.5], nan_ok=True)


@compiled
def test_only_legal_actions_are_drawn_and_by_their_probabilities(ppo: ModuleType) -> None:
    import torch

    torch.manual_seed(1)
    logits = torch.tensor([ppo.NEVER, 0.0, ppo.NEVER, 1.0, ppo.NEVER]).repeat(100_000, 1)
    counts = torch.bincount(ppo.draw(logits), minlength=5)
    assert counts[[0, 2, 4]].sum() == 0
    assert counts[3] / counts.sum() == pytest.approx(0.731, abs=0.01)


@compiled
def test_ppo_trains_prints_how_it_goes_and_keeps_the_network(
    ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "ppo.pt")
    ppo.train(ppo.read_arguments([*TINY, "--minutes", "0.03", "--save", kept]))
    heading, first, *_, last = capsys.readouterr().out.splitlines()
    assert heading.endswith("wins against random")
    line = re.compile(r" +[\d.]+ +[\d.]+ +([\d,]+) +[\d,]+ +[\d,]+ +(-?[\d.]+|nan) +[\d.]+% \([\d.]+% to [\d.]+%\)")
    begun, ended = line.fullmatch(first), line.fullmatch(last)
    assert begun is not None
    assert ended is not None
    assert (begun[1], begun[2]) == ("0", "nan")
    assert int(ended[1].replace(",", "")) >= 32 * 16
    assert abs(float(ended[2])) < 10  # not nan

    ppo.train(ppo.read_arguments([*TINY, "--minutes", "0", "--load", kept, "--opponent", "greedy:width=1,guesses=1"]))
    assert "wins against greedy" in capsys.readouterr().out


# ------------------------------------------------------------------ the others


@compiled
@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_the_pettingzoo_loop_plays_to_the_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    load("pettingzoo_loop").main([game, "--players", "3"])
    *seats, total = capsys.readouterr().out.splitlines()
    assert [seat.split(":")[0] for seat in seats] == ["seat_0", "seat_1", "seat_2"]
    assert any("place 1, reward 1" in seat for seat in seats)
    assert re.fullmatch(rf"\d+ decisions of {game}", total)


@compiled
def test_the_notebook_runs_and_draws() -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(EXAMPLES / "plot_a_game.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert any("Fairlead record 1" in output.get("text", "") for output in outputs)
