"""Whole games in real browsers: two people, with bots, click their way to the end screen."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import MakePerson
from .people import Data, play_out

pytestmark = pytest.mark.compiled

GAMES: dict[str, tuple[str, list[str], Data]] = {
    "discovery": ("discovery", ["me", "level1", "open"], {"turn_cap": 8}),
    "shipyard-second": ("shipyard", ["me", "open"], {"edition": "second"}),
    "shipyard-first": ("shipyard", ["me", "open"], {"edition": "first"}),
    "bremerhaven": ("bremerhaven", ["me", "open", "level1"], {"variant": "short"}),
}
SOLO: dict[str, tuple[str, Data]] = {
    "shipyard": ("shipyard", {"edition": "second"}),
    "bremerhaven": ("bremerhaven", {}),
}


@pytest.mark.parametrize("name", GAMES)
def test_two_people_play_a_whole_game(name: str, person: MakePerson) -> None:
    game, seats, options = GAMES[name]
    ann, bo = person("Ann"), person("Bo")
    table = ann.create(game, seats, **options)
    bo.sit_down(table)
    for each in (ann, bo):
        each.open(table)
    play_out([ann, bo])
    total: Any = ann.page.locator("dialog[open] tfoot td").all_inner_texts()
    assert total == bo.page.locator("dialog[open] tfoot td").all_inner_texts()


@pytest.mark.parametrize("name", SOLO)
def test_a_solo_game(name: str, person: MakePerson) -> None:
    game, options = SOLO[name]
    ann = person("Ann")
    ann.open(ann.create(game, ["me"], **options))
    play_out([ann])
