"""Compiling environments ahead: afterwards nothing is left to compile, whatever is played in them."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from fairlead.bots import warm as bots
from fairlead.envs import batch
from fairlead.envs.warm import ENTRIES, is_ready, warm, warm_all
from fairlead.envs.world import Setting, World
from fairlead.games import NAMES, find
from fairlead.kernel.cache import build_hash
from helpers import compiled


def compiled_so_far() -> list[int]:
    return [len(entry.signatures) for entry in ENTRIES.values()]  # type: ignore[attr-defined]


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_what_is_warm_is_not_compiled_again(name: str) -> None:
    definition = find(name)
    steps = list(warm(definition))
    assert [step.name for step in steps] == ["", *ENTRIES]
    assert steps[-1].done == steps[-1].total
    before = compiled_so_far()
    masks = np.zeros((200, definition.actions), np.uint8)
    for settings in ({"features": False}, {"reward": "points", "threads": 2}, {"buffers": {"masks": masks}}):
        games = batch(name, games=200, players=2, **settings)  # type: ignore[arg-type]
        games.sample()
        games.step()
        games.play_randomly(3)
    pytest.importorskip("pettingzoo")
    from fairlead.envs import aec

    env = aec(name, players=3)
    env.reset(seed=1)
    env.step(env.last()[0]["action_mask"].argmax())
    world = World.dealt(Setting(definition, definition.accept_options({"players": 2}), by_points=False), 1)
    world.play(random.choice(world.legal()))
    world.guess(0, 1)
    assert compiled_so_far() == before


@compiled
def test_environments_are_ready_when_rules_and_bots_are_but_nobody_who_plays_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their mark is their own: without it the rules and bots are ready as before."""
    monkeypatch.setattr("fairlead.kernel.cache.build_hash", cache(build_hash))  # it reads all sources every time
    definition = find("discovery")
    steps = list(warm_all(definition))
    assert {step.total for step in steps} == {steps[-1].done}
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert is_ready(definition)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("fairlead.envs.warm.machine", lambda: "another machine")
        assert not is_ready(definition)
        assert bots.is_ready(definition)
    monkeypatch.setattr("fairlead.bots.warm.is_ready", lambda _: False)
    assert not is_ready(definition)
