"""Storage (rules page 3.12): what finds room, how many fields stay free."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bremerhaven.scenes import GOODS, asked, cash, event, finish_round, harbours, scene, storage
from fairlead import PositionError
from helpers import play, refused, rule, texts

OPEN_FIELDS = 6  # of the long game at the start


def adrift(storage: dict[str, int], **me: Any) -> list[str]:
    """The goods that a player could store now, asked by flotsam; nothing is asked without room for any."""
    game = scene(round=2, newspaper={"event": "flotsam"}, phase="event", me={"storage": storage} | me)
    return [text.removeprefix("take ") for text in texts(game, "take", seat=0)] if asked(game) == "flotsam" else []


# ------------------------------------------------------------------ fields


@rule("BH-STORE-1")
@pytest.mark.parametrize(("good", "fit"), [("barrel", 1), ("crate", 2), ("container", 1), ("passenger", 1)])
def test_a_field_holds_one_piece_or_two_crates(good: str, fit: int) -> None:
    """One field is left, and three pieces are aboard."""
    other = "passenger" if good == "barrel" else "barrel"
    me = {"docks": {2: {"ship": 41, "cargo": good}}, "storage": {other: OPEN_FIELDS - 1}}
    game = harbours(me=me | {"walls": [0, 2, 2, 0], "areas": {1: 5}})
    for _ in range(fit):
        play(game, "unload 2")
    assert storage(game) == {other: OPEN_FIELDS - 1, good: fit}
    assert refused(game, "unload 2") == "BH-STORE-3"


@rule("BH-STORE-1", "BH-STORE-3")
def test_different_goods_do_not_share_a_field() -> None:
    assert adrift({"barrel": 5, "crate": 1}) == ["crate"]
    assert adrift({"barrel": 5, "crate": 2}) == []


def model_need(goods: dict[str, int], hotel: bool) -> int:
    crates = goods.get("crate", 0)
    guests = max(0, goods.get("passenger", 0) - 3 * hotel)
    return goods.get("barrel", 0) + (crates + 1) // 2 + goods.get("container", 0) + guests


def random_harbour(chooser: random.Random) -> tuple[dict[str, int], dict[str, Any], int]:
    """Goods that just find room, with other things of the harbour, and its capacity."""
    covers = chooser.choice([[3, 4, 7, 8, 11, 12], [4, 8, 12], []])
    built = [name for name in ("shed", "hotel", "museum", "works") if chooser.random() < 0.5]
    capacity = 12 - len(covers) - len(built) + 3 * ("shed" in built)
    goods: dict[str, int] = {}
    while True:
        good = chooser.choice(GOODS)
        more = goods | {good: goods.get(good, 0) + 1}
        if model_need(more, "hotel" in built) > capacity - chooser.choice([0, 0, 0, 1]):
            return goods, {"covers": covers, "buildings": built}, capacity
        goods = more


@rule("BH-STORE-2", "BH-STORE-3", "BH-BLD-10", "BH-BLD-11", "BH-R-1", "BH-R-5", "BH-EV-4")
def test_room_is_counted_by_need_and_capacity() -> None:
    chooser = random.Random(1)
    answers = set()
    for _ in range(40):
        goods, things, capacity = random_harbour(chooser)
        room = [
            good
            for good in GOODS
            if model_need(goods | {good: goods.get(good, 0) + 1}, "hotel" in things["buildings"]) <= capacity
        ]
        assert adrift(goods, **things) == room
        answers.add(tuple(room))
    assert len(answers) >= 4


@rule("BH-STORE-3", "BH-R-5")
def test_a_crate_finds_room_beside_a_single_crate() -> None:
    full = {"barrel": 4, "crate": 3}
    assert adrift(full) == ["crate"]
    game = harbours(me={"buildings": ["cannery"], "storage": {"barrel": 4, "crate": 1}})
    play(game, "produce cannery")
    assert storage(game) == {"barrel": 4, "crate": 2}


@rule("BH-R-5")
@pytest.mark.parametrize("good", ["crate", "barrel"])
def test_storage_buildings_take_what_is_produced(good: str) -> None:
    """Two fields are left beside the buildings, both taken; the shed has one place."""
    works = {"crate": "cannery", "barrel": "refinery"}[good]
    me = {"buildings": [works, "shed", "museum", "works"], "storage": {"container": 4}}
    game = play(harbours(me=me), f"produce {works}")
    assert storage(game) == {"container": 4, good: 1}


# ------------------------------------------------------------------ free fields


@rule("BH-R-3", "BH-STORE-4")
def test_room_for_a_crate_is_no_free_field_for_a_building() -> None:
    me = {"storage": {"barrel": 5, "crate": 1}, "reserve": ["bank"]}
    assert adrift(**me) == ["crate"]
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=me)
    assert refused(game, "construct bank") == "BH-PERM-11"


@rule("BH-STORE-4", "BH-EV-8")
@pytest.mark.parametrize(
    ("goods", "built", "free"),
    [
        ({"barrel": 6}, [], 0),
        ({"barrel": 3}, [], 3),
        ({"barrel": 3, "crate": 3}, [], 1),
        ({"barrel": 3, "crate": 2}, [], 2),
        ({"container": 3, "passenger": 1}, [], 2),
        ({"barrel": 3}, ["museum"], 2),
        ({"barrel": 5}, ["shed"], 3),  # three of five are in the shed
        ({"barrel": 2}, ["shed", "museum", "works"], 3),
        ({"passenger": 5}, ["hotel"], 3),
        ({"passenger": 3, "barrel": 4}, ["hotel"], 1),
        ({"passenger": 5, "barrel": 3}, ["hotel", "shed"], 2),
    ],
)
def test_the_number_of_free_fields(goods: dict[str, int], built: list[str], free: int) -> None:
    """Storage Rents pay 1 for each; a building can be constructed if there is one."""
    me = {"storage": goods, "buildings": built, "cash": 0}
    assert cash(event("rents", me=me)) == free
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=me | {"reserve": ["crane"], "cash": 9})
    assert ("construct crane" in texts(game)) == (free >= 1)


@rule("BH-STORE-5")
def test_more_goods_than_room_are_no_position() -> None:
    assert scene(me={"storage": {"barrel": 6}})
    with pytest.raises(PositionError, match="room"):
        scene(me={"storage": {"barrel": 7}})


@rule("BH-STORE-5")
def test_unloading_stops_when_storage_is_full() -> None:
    me = {"docks": {2: {"ship": 41, "cargo": "passenger"}}, "storage": {"barrel": 4}, "walls": [0, 2, 2, 0]}
    game = harbours(me=me | {"areas": {1: 5}})
    play(game, "unload 2 all")
    assert storage(game) == {"barrel": 4, "passenger": 2}


@rule("BH-STORE-6", "BH-R-15")
def test_goods_leave_storage_only_onto_orders() -> None:
    goods = {"barrel": 2, "crate": 2, "container": 1, "passenger": 1}
    game = harbours(me={"storage": goods, "areas": {1: 5}, "cash": 0})
    assert texts(game) == ["done"] + [f"load {good} 1" for good in GOODS] + ["load barrel 1 all"]
    finish_round(game)
    assert storage(game) == goods


@rule("BH-STORE-6")
def test_a_full_storage_cannot_be_cleared() -> None:
    """Without an order nothing is asked: the goods lie there, the cargo leaves with its ship."""
    game = harbours(me={"storage": {"barrel": 6}, "docks": {2: {"ship": 2, "markers": 1}}})
    assert asked(game) == "bid"
    assert storage(game) == {"barrel": 6}
