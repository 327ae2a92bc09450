"""Fields, covers, loading areas and docks (rules page 3.12)."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import boards, harbours, loaded, scene
from helpers import play, refused, rule, texts

# The start covers of the long game, fields counted from 1.
COVERS = [3, 4, 7, 8, 11, 12]


def unloading(**me: Any) -> list[str]:
    """What a player with a barrel ship may do in 4.2; without room 4.2 asks nothing."""
    game = harbours(me={"docks": {2: 2}} | me)
    return texts(game, "unload")


@rule("BH-HARB-1")
def test_a_covered_field_takes_no_goods() -> None:
    assert unloading(storage={"barrel": 5}) == ["unload 2"]
    assert unloading(storage={"barrel": 6}) == []
    assert unloading(storage={"barrel": 6}, covers=COVERS[1:]) == ["unload 2"]
    assert unloading(storage={"barrel": 11}, covers=[]) == ["unload 2"]
    assert unloading(storage={"barrel": 12}, covers=[]) == []


@rule("BH-HARB-1")
@pytest.mark.parametrize(("barrels", "covers", "room"), [(5, COVERS, True), (6, COVERS, False), (6, COVERS[1:], True)])
def test_a_covered_field_takes_no_building(barrels: int, covers: list[int], room: bool) -> None:
    me = {"reserve": ["bank"], "storage": {"barrel": barrels}, "covers": covers}
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=me)
    assert ("construct bank" in texts(game)) == room
    if not room:
        assert refused(game, "construct bank") == "BH-PERM-11"


def open_areas(game_options: dict[str, Any], **me: Any) -> set[int]:
    """The loading areas on which a barrel may be loaded: each carries an order that lacks one."""
    four = {"areas": [5, 7, 2, 18], "storage": {"barrel": 1}}
    game = harbours(me=four | me, **game_options)
    return {int(text.split()[2]) for text in texts(game, "load barrel")}


@rule("BH-HARB-2")
def test_two_areas_are_open_in_the_long_game_and_all_in_the_short() -> None:
    assert open_areas({}) == {1, 2}
    assert open_areas({"variant": "short", "players": 4}) == {1, 2, 3, 4}


@rule("BH-HARB-2")
@pytest.mark.parametrize(("gone", "areas"), [(3, {1, 2, 3}), (4, {1, 2, 4}), (7, {1, 2}), (12, {1, 2})])
def test_the_cover_directly_below_an_area_closes_it(gone: int, areas: set[int]) -> None:
    assert open_areas({}, covers=[field for field in COVERS if field != gone]) == areas


@rule("BH-HARB-3", "BH-R-2")
def test_goods_and_buildings_on_the_gate_close_nothing() -> None:
    assert open_areas({}, storage={"barrel": 6}) == {1, 2}
    assert open_areas({}, buildings={"1": "museum", "2": "lighthouse"}) == {1, 2}
    full = {"buildings": {"1": "museum", "2": "lighthouse"}, "storage": {"barrel": 4}}
    assert open_areas({}, **full) == {1, 2}
    game = play(harbours(me={"areas": {1: 5}} | full), "load barrel 1")
    assert loaded(game, 1) == {"barrel": 1}


@rule("BH-HARB-4")
def test_an_inner_wall_serves_two_docks() -> None:
    def docks(*walls: int) -> list[str]:
        game = boards("5 sea-1", sea={1: 25}, me={"walls": list(walls)}, options={"refuse_ships": "on"})
        return texts(game, "dock")

    assert docks(2, 1, 2, 2) == ["dock 3"]
    assert docks(2, 2, 2, 2) == ["dock 1", "dock 2", "dock 3"]  # one bollard more made two docks larger
    assert docks(2, 2, 1, 3) == ["dock 1"]
