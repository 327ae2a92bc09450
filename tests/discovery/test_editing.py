"""Editing positions of Age of Discovery: what the clause tests lean on, and nonsense that must not crash."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import PositionError
from helpers import bought, deal, end_turn, fleet, refused, seat, situation, texts
from nonsense import count_refusals

NONSENSE: list[Any] = ["R1", ["Y5"], {0: ["R1"]}, [{"ship": None, "seat": []}], [{"order": [], "ships": 3}]]
NONSENSE += [[{"order": "Y5", "ships": ["", None]}]]


def test_nonsense_is_refused_with_a_sentence_never_a_crash() -> None:
    running = [{"order": "Y5", "ships": ["Y2", "J3"], "rounds": 2}]
    game = situation(
        3,
        me={"running": running, "joker": "green-yellow"},
        reservations={"buy 0": 1},
        expeditions={"Columbus": fleet(1, "R1")},
    )
    assert count_refusals(game, NONSENSE, each=4) > 100


def test_actions_begun_are_named_in_their_sequence() -> None:
    game = situation(me={"coins": 20, "harbour": ["R1"], "any_colour_cards": 0})
    buying = game.edit({"turn": {"begun": ["place", "buy"]}})
    assert texts(buying, "buy") != []
    assert refused(buying, "place R1 Columbus") == "AD-TURN-5"
    placing = game.edit({"turn": {"begun": ["buy", "place"]}})
    assert refused(placing, "buy 0") == "AD-TURN-5"
    assert texts(placing, "place") != []
    assert game.edit({"turn": {"begun": ["order"]}}).position()["turn"]["open"] is None


def test_displaced_orders_may_be_the_completed_ones() -> None:
    game = situation(me={"completed": 9}, you={"completed": 7}, display=["R3", "B4", "G5", "Y6"])
    assert game.position()["pile"] == []
    assert len(game.position()["completed_orders"]) == 16


def test_an_order_can_be_taken_back_from_those_completed() -> None:
    game = situation(you={"completed": 16})
    order = game.position()["completed_orders"][0]
    again = game.edit({"seats": {0: {"hand": [order]}}})
    assert seat(again, 0)["hand"] == [order]
    assert len(again.position()["completed_orders"]) == 16


def test_too_many_completed_orders_are_refused() -> None:
    with pytest.raises(PositionError, match="cannot be completed"):
        situation(me={"completed": 12}, you={"completed": 12})


def test_every_stage_of_the_stacks_can_be_written_and_played() -> None:
    for purchases in range(34):
        game = bought(deal(), min(purchases, 32))
        if purchases == 33:
            game = game.edit({"scorings": {"final": 2}})
        assert sum(game.view()["stacks"]) == 34 - min(purchases, 32) - (purchases > 18) - (purchases == 33)
        end_turn(game)


def test_a_whole_position_may_be_given_as_changes() -> None:
    game = bought(deal(4), 15)
    assert game.edit(game.position()) == game
