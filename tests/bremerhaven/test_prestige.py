"""Prestige, step 4.3 (rules page 3.15)."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import boards, event, finish_round, harbours, prestige, ships
from helpers import play, rule

# Ship 2 has prestige 2, ship 3 has 1; the Lighthouse has 3, the Museum 2.
WEEKS = {"ship": 2, "markers": 3, "aboard": 0}


@rule("BH-PREST-1")
@pytest.mark.parametrize(
    ("docks", "built", "lying_out"),
    [
        ({}, [], 0),
        ({2: WEEKS}, [], 2),
        ({2: WEEKS, 1: {"ship": 3, "aboard": 0}}, [], 3),
        ({}, ["lighthouse"], 3),
        ({2: WEEKS, 1: {"ship": 3, "aboard": 0}}, ["lighthouse", "museum", "works"], 8),
    ],
)
def test_docked_ships_and_constructed_buildings_lie_out(
    docks: dict[int, object], built: list[str], lying_out: int
) -> None:
    game = harbours(me={"docks": docks, "buildings": built})
    assert prestige(game) == lying_out


@rule("BH-PREST-1")
def test_the_reserve_does_not_lie_out() -> None:
    assert prestige(harbours(me={"reserve": ["lighthouse"], "docks": {2: WEEKS}})) == 2


@rule("BH-PREST-2")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (4, 4), (9, 9)])
def test_the_marker_rises_to_what_lies_out_if_that_is_higher(before: int, after: int) -> None:
    assert prestige(harbours(me={"buildings": ["lighthouse"], "prestige": before})) == after


@rule("BH-PREST-3")
def test_the_marker_does_not_fall_when_ships_leave() -> None:
    game = harbours(me={"docks": {2: {"ship": 2, "markers": 1, "aboard": 0}}})
    assert (ships(game), prestige(game)) == ([None] * 3, 2)
    assert prestige(finish_round(game)) == 2


@rule("BH-PREST-4")
def test_ships_that_leave_this_round_still_count() -> None:
    """Ship 5 stays one round: docked, counted and gone."""
    game = boards("5 sea-1", sea={1: 5}, me={"buildings": ["lighthouse"], "prestige": 3})
    play(game, "dock 1", "cargo barrel", "done")
    assert (ships(game), prestige(game)) == ([None] * 3, 4)


@rule("BH-PREST-5")
def test_prestige_of_orders_and_events_moves_the_marker_at_once() -> None:
    bonus = {1: {"order": 22, "markers": 1, "loaded": {"passenger": 2}}}
    assert prestige(harbours(me={"prestige": 5, "areas": bonus})) == 6  # far above what lies out
    assert prestige(harbours(me={"buildings": ["lighthouse"], "areas": bonus})) == 4  # on top of what lies out
    game = boards("5 land-1", "4 land-2", land=[6, 1], me={"prestige": 5, "buildings": ["lighthouse"]})
    assert prestige(play(game, "refuse")) == 4
    assert prestige(event("quays", me={"prestige": 5})) == 4
    assert prestige(event("review", me={"prestige": 5, "docks": {1: {"ship": 3}, 2: WEEKS}})) == 6


@rule("BH-PREST-6", "BH-R-18")
def test_the_marker_never_falls_below_zero() -> None:
    assert prestige(harbours(me={"areas": {1: {"order": 22, "markers": 1}}})) == 0
    assert prestige(event("quays")) == 0
    two = {1: {"order": 22, "markers": 1}, 2: {"order": 6, "markers": 1}}
    assert prestige(harbours(me={"prestige": 1, "areas": two})) == 0


@rule("BH-R-18")
def test_what_was_lost_may_come_back_with_what_lies_out() -> None:
    game = harbours(me={"buildings": ["lighthouse"], "areas": {1: {"order": 22, "markers": 1}}})
    assert prestige(game) == 2
    assert prestige(finish_round(game)) == 3


@rule("BH-R-18")
def test_after_zero_the_marker_counts_from_zero() -> None:
    """What was not lost below zero is not owed."""
    bonus = {"order": 32, "markers": 2, "loaded": {"passenger": 2}}
    game = harbours(me={"areas": {1: {"order": 22, "markers": 1}, 2: bonus}})
    assert prestige(game) == 0
    assert prestige(finish_round(game)) == 1
