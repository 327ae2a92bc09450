"""Production, step 4.1 (rules page 3.13)."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import asked, cash, finish_round, harbours, next_harbours, round_of, seat, storage
from helpers import play, refused, rule, texts

MAKERS = {"refinery": "barrel", "cannery": "crate", "containers": "container", "station": "passenger"}


@rule("BH-PROD-1")
@pytest.mark.parametrize(("building", "good"), MAKERS.items())
def test_a_production_building_makes_one_good_a_round(building: str, good: str) -> None:
    """An order for the good keeps 4.2 open, to see that nothing more is produced there."""
    order = {"barrel": 18, "crate": 1, "container": 30, "passenger": 32}[good]
    game = harbours(me={"buildings": [building], "areas": {1: order}})
    assert texts(game) == ["produce nothing", f"produce {building}"]
    play(game, f"produce {building}")
    assert storage(game) == {good: 1}
    assert refused(game, f"produce {building}") == "BH-ROUND-1"
    next_harbours(game)
    play(game, f"produce {building}")
    assert storage(game) == {good: 2}


@rule("BH-PROD-1")
def test_only_constructed_buildings_produce() -> None:
    game = harbours(me={"buildings": ["refinery"], "reserve": ["cannery"]})
    assert texts(game) == ["produce nothing", "produce refinery"]
    assert refused(game, "produce cannery") == "BH-PROD-1"
    assert refused(game, "produce refinery+cannery") == "BH-PROD-1"
    assert asked(harbours(me={"reserve": ["cannery"], "buildings": ["museum"]})) == "bid"


@rule("BH-PROD-2")
def test_what_finds_no_room_is_not_produced() -> None:
    me = {"buildings": ["refinery", "cannery"], "storage": {"passenger": 3, "crate": 1}}
    game = harbours(me=me)
    assert texts(game) == ["produce nothing", "produce cannery"]
    assert refused(game, "produce refinery") == "BH-PROD-2"


@rule("BH-PROD-3")
def test_the_owner_chooses_which_buildings_produce() -> None:
    game = harbours(me={"buildings": ["refinery", "cannery", "station"]})
    assert set(texts(game)) == {
        f"produce {names}"
        for names in (
            "nothing",
            "refinery",
            "cannery",
            "station",
            "refinery+cannery",
            "refinery+station",
            "cannery+station",
            "refinery+cannery+station",
        )
    }
    after = play(game.copy(), "produce refinery+station")
    assert storage(after) == {"barrel": 1, "passenger": 1}
    assert storage(play(game, "produce nothing")) == {}


@rule("BH-PROD-4", "BH-BLD-6")
def test_money_needs_no_room() -> None:
    game = harbours(me={"buildings": ["auction"], "storage": {"barrel": 5}, "cash": 0})
    assert cash(game) == 2


@rule("BH-PROD-5")
def test_room_cannot_be_made_before_production() -> None:
    me = {"buildings": ["refinery"], "storage": {"passenger": 5}, "areas": {1: 32}}
    game = harbours(me=me)
    assert asked(game) == "move"  # nothing could be produced
    play(game, "load passenger 1")
    assert refused(game, "produce refinery") == "BH-ROUND-1"
    finish_round(game)
    assert "barrel" not in storage(game)


@rule("BH-DEC-9")
def test_a_set_is_offered_if_its_goods_find_room_together() -> None:
    me = {"buildings": ["refinery", "containers", "cannery"], "storage": {"passenger": 2}}
    assert texts(harbours(me=me)) == ["produce nothing", "produce refinery", "produce cannery", "produce containers"]
    beside_a_crate = me | {"storage": {"passenger": 1, "crate": 1}}
    assert texts(harbours(me=beside_a_crate)) == [
        "produce nothing",
        "produce refinery",
        "produce cannery",
        "produce refinery+cannery",
        "produce containers",
        "produce cannery+containers",
    ]
    game = harbours(me=beside_a_crate)
    assert refused(game, "produce refinery+containers") == "BH-PROD-2"


@rule("BH-DEC-9", "BH-BLD-9")
@pytest.mark.parametrize(("cash", "built", "offered"), [(3, ["bank"], True), (2, ["bank"], False)])
def test_the_bank_needs_three_cash(cash: int, built: list[str], offered: bool) -> None:
    game = harbours(me={"buildings": [*built, "refinery"], "cash": cash, "areas": {1: 18}})
    assert ("produce bank" in texts(game)) == offered
    assert ("produce refinery+bank" in texts(game)) == offered
    if not offered:
        assert refused(game, "produce bank") == "BH-BLD-9"


@rule("BH-DEC-9", "BH-BLD-9")
@pytest.mark.parametrize(("money", "offered"), [(1, True), (0, False)])
def test_the_bank_may_use_what_the_auction_hall_has_paid(money: int, offered: bool) -> None:
    game = harbours(me={"buildings": ["bank", "auction", "refinery"], "cash": money})
    assert cash(game) == money + 2
    assert ("produce bank" in texts(game)) == offered


@rule("BH-DEC-9")
def test_nothing_is_asked_if_only_the_empty_set_remains() -> None:
    full = {"buildings": ["refinery", "bank"], "storage": {"passenger": 4}, "cash": 2}
    assert asked(harbours(me=full)) == "bid"
    assert asked(harbours(me=full | {"storage": {"passenger": 3}})) == "produce"


@rule("BH-DEC-10")
def test_after_the_last_answer_prestige_and_time_run_by_themselves() -> None:
    me = {"buildings": ["refinery"], "docks": {2: {"ship": 6, "markers": 1}}, "storage": {"passenger": 4}}
    game = harbours(me=me, you={"docks": {2: {"ship": 1, "markers": 2}}})
    play(game, "produce refinery", seat=0)
    assert asked(game) is None  # storage is full: 4.2 ended by itself
    assert seat(game, 0)["prestige"] == 1 + 1
    assert seat(game, 0)["docks"] == [None] * 3
    assert seat(game, 1)["docks"][1]["markers"] == 2  # the other has not finished
    assert seat(game, 1)["prestige"] == 0
    play(game, "done", seat=1)
    assert seat(game, 1)["docks"][1]["markers"] == 1
    assert round_of(game) == 2
