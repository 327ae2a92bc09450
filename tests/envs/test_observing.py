"""Every number of an observation has a meaning, and docs/research.md tells it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import fairlead
from fairlead.envs import describe
from fairlead.envs.observing import describe_in_markdown
from fairlead.games import NAMES, find

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("name", NAMES)
def test_fields_follow_each_other_and_leave_nothing_out(name: str) -> None:
    fields, at = describe(name), 0
    for key, field in fields.items():
        assert (key, field.offset) == (field.name, at)
        assert len(field.meaning) > 5
        at += field.size
    assert at == find(name).features
    assert len(fields) == len(find(name).blocks)  # no name stands for two


def test_a_field_is_cut_out_in_its_shape() -> None:
    game = fairlead.new("discovery", players=3, seed=7, start_player=0)
    vector, seats = game.features(0), describe("discovery")["seats"]
    assert seats.of(vector)[:, 0].tolist() == [1, 1, 1, 0]  # three of four seats play
    many = np.stack([vector, vector])
    assert seats.of(many).shape == (2, 4, 14)
    assert np.shares_memory(seats.of(many), many)
    assert describe("discovery")["players"].of(vector).tolist() == [0, 1, 0]


def test_the_page_has_what_the_code_declares() -> None:
    written = PAGE.read_text(encoding="utf-8").split("<!-- begin observations -->")[1]
    tables = written.split("<!-- end observations -->")[0].strip()
    assert tables == describe_in_markdown(), "Run .venv/bin/python scripts/observations.py"
