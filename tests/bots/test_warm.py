"""Compiling bots ahead: afterwards nothing is left to compile, whatever they think about."""

from __future__ import annotations

import pytest

import fairlead
from fairlead.bots import GreedyBot, Knowledge, SearchBot, hints
from fairlead.bots.beam import judge_turns
from fairlead.bots.search import plant, search
from fairlead.bots.warm import GREEDY, SEARCH, is_ready, needed, seconds_of, warm, warm_all
from fairlead.games import NAMES, find
from fairlead.kernel import drive
from helpers import compiled

ENTRIES = (drive.guess_row, drive.play_action, drive.redact_row, judge_turns, plant, search)


def compiled_so_far() -> list[int]:
    return [len(entry.signatures) for entry in ENTRIES]


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_what_is_warm_is_not_compiled_again(name: str) -> None:
    definition = find(name)
    steps = list(warm(definition))
    assert [step.name for step in steps] == ["", *SEARCH]
    assert steps[-1].done == steps[-1].total
    game = fairlead.new(name, players=2, seed=7)
    before = compiled_so_far()
    for bot in (GreedyBot(width=2, depth=2), SearchBot(sims=4, threads=2), SearchBot(sims=4)):
        for _ in range(4):
            game.play(bot.choose(game), game.to_act[0])
    hints.best_moves(Knowledge.of(game, game.to_act[0]), sims=4)
    assert compiled_so_far() == before


@compiled
def test_a_game_is_ready_when_its_rules_and_bots_are(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = find("discovery")
    steps = list(warm_all(definition))
    assert {step.total for step in steps} == {steps[-1].done}
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert is_ready(definition)
    monkeypatch.setattr("fairlead.play.warm.machine", lambda: "another machine")
    assert not is_ready(definition)


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ([], ()),
        (["random"], ()),
        (["greedy", "random"], GREEDY),
        (["level1", "search:sims=5"], SEARCH),
        (["level1"], GREEDY),
        (["level5"], SEARCH),
    ],
)
def test_only_what_the_bots_at_the_table_call_is_compiled(bots: list[str], names: tuple[str, ...]) -> None:
    assert needed("discovery", bots) == names
    assert (seconds_of(names) > 0) == bool(names)
