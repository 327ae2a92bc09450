"""Actions: Manufacture equipment and Recruit crew (rules page 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, texts
from shipyard.stories import end_turn, guilders, pieces, scene

EDITIONS = ("first", "second")
CLOCKWISE = {
    "equipment": ["crane", "sail", "cannon", "smokestack"],
    "crew": ["captain", "soldier", "drive", "businessman"],
}
PLACES = [(rondel, place) for rondel in CLOCKWISE for place in range(4)]


def at(rondel: str, piece: str, edition: str = "second", **me: Any) -> Game:
    """Seat 0, with 3 guilders, moves a marker that stands on a piece."""
    things = {"guilders": 3, "pieces": {}} | me
    return scene(edition=edition, decision={"kind": "steps", "rondel": rondel}, rondels={rondel: piece}, me=things)


@rule("SY-MAKE-1", "SY-MAKE-2", "SY-CREW-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rondel", "place"), PLACES)
def test_the_first_step_is_free_and_each_further_step_costs_1(edition: str, rondel: str, place: int) -> None:
    ring = CLOCKWISE[rondel]
    game = at(rondel, ring[place], edition)
    assert texts(game) == ["steps 1", "steps 2", "steps 3", "steps 4"]
    for steps in (1, 2, 3, 4):
        moved = play(game.copy(), f"steps {steps}")
        there = ring[(place + steps) % 4]
        assert moved.position()["rondels"][rondel] == there
        assert pieces(moved) == {there: 1}
        assert guilders(moved) == 3 - (steps - 1)


@rule("SY-MAKE-1", "SY-CREW-1")
@pytest.mark.parametrize("rondel", list(CLOCKWISE))
@pytest.mark.parametrize("purse", [1, 2])
def test_only_steps_that_can_be_paid_for(rondel: str, purse: int) -> None:
    game = at(rondel, CLOCKWISE[rondel][0], guilders=purse)
    assert texts(game) == [f"steps {steps}" for steps in range(1, purse + 2)]
    assert refused(game, f"steps {purse + 2}") == "SY-MAKE-1"


@rule("SY-MAKE-1", "SY-MAKE-2")
def test_without_a_guilder_the_marker_moves_one_step_by_itself() -> None:
    game = at("equipment", "sail", guilders=0)
    assert pieces(game) == {"cannon": 1}
    assert game.to_act == (1,)


@rule("SY-MAKE-2")
def test_the_piece_comes_to_those_of_the_yard() -> None:
    game = at("equipment", "cannon", pieces={"smokestack": 2, "captain": 1})
    assert pieces(play(game, "steps 1")) == {"smokestack": 3, "captain": 1}


@rule("SY-MAKE-3")
def test_pieces_are_kept_in_the_yard_until_a_launch() -> None:
    game = play(at("equipment", "cannon", guilders=1), "steps 1")
    end_turn(game, 5)
    assert pieces(game).get("smokestack") == 1


@rule("SY-CREW-1")
def test_the_two_markers_move_apart() -> None:
    game = play(at("crew", "soldier"), "steps 1")
    assert game.position()["rondels"]["equipment"] == at("crew", "soldier").position()["rondels"]["equipment"]
    assert pieces(game) == {"drive": 1}


@rule("SY-CREW-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_four_sectors_of_the_crew(edition: str) -> None:
    got = [pieces(play(at("crew", piece, edition), "steps 4")) for piece in CLOCKWISE["crew"]]
    assert got == [{"captain": 1}, {"soldier": 1}, {"drive": 1}, {"businessman": 1}]
