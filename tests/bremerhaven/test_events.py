"""The events, one by one (rules page 3.24)."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import GOODS, area, asked, cash, dock, event, orders, prestige, round_of, seat, ships, storage
from helpers import play, refused, rule, texts

TWO_SHIPS = {"docks": {1: 3, 2: 1}}


def change(name: str, **me: Any) -> tuple[int, int]:
    """What an event changes for a player with 10 money and prestige 5: money, prestige."""
    game = event(name, me={"prestige": 5} | me)
    start = me.get("cash", 10) + me.get("deposit", 0)
    return cash(game) + seat(game, 0)["deposit"] - start, prestige(game) - 5


@rule("BH-EV-1")
@pytest.mark.parametrize(
    ("me", "money"),
    [
        ({}, 0),
        ({"storage": {"barrel": 1, "crate": 2}}, -3),  # two crates on a field are two goods
        ({"storage": {"barrel": 2, "crate": 1, "passenger": 1}}, -4),
        ({"storage": {"barrel": 5, "passenger": 1}}, -4),  # at most 4
        ({"buildings": ["shed", "hotel"], "storage": {"barrel": 1, "passenger": 2}}, -3),  # storage buildings count
        ({"docks": {2: 6}, "areas": {1: {"order": 1, "loaded": {"crate": 2}}}}, 0),  # aboard and on orders do not
    ],
)
def test_spring_tide_takes_one_for_each_good_in_storage(me: dict[str, Any], money: int) -> None:
    assert change("tide", **me) == (money, 0)


@rule("BH-EV-2")
def test_state_subsidy_brings_three() -> None:
    assert change("subsidy") == (3, 0)


@rule("BH-EV-3")
@pytest.mark.parametrize(("docks", "money"), [({}, 0), ({2: 1}, -1), ({1: 3, 2: 1, 3: 17}, -3)])
def test_dockers_strike_takes_one_for_each_docked_ship(docks: dict[int, Any], money: int) -> None:
    if 3 in docks:
        docks = docks | {3: {"ship": 17, "cargo": "barrel"}}
    assert change("strike", docks=docks) == (money, 0)


@rule("BH-EV-4")
@pytest.mark.parametrize("good", GOODS)
def test_flotsam_is_one_good_of_any_kind(good: str) -> None:
    game = event("flotsam", me={"storage": {"barrel": 1}})
    assert texts(game, seat=0) == [*(f"take {kind}" for kind in GOODS), "leave"]
    play(game, f"take {good}", seat=0)
    assert asked(game) is None  # one only; the other player is still asked
    play(game, "leave", seat=1)
    assert storage(game) == ({"barrel": 2} if good == "barrel" else {"barrel": 1, good: 1})
    assert storage(game, 1) == {}
    assert round_of(game) == 3


@rule("BH-EV-4")
def test_flotsam_needs_room() -> None:
    game = event("flotsam", me={"storage": {"barrel": 5, "crate": 1}}, you={"storage": {"barrel": 6}})
    assert texts(game) == ["take crate", "leave"]
    assert refused(game, "take passenger") == "BH-EV-4"
    assert asked(game, 1) is None  # no room for anything
    play(game, "leave")
    assert storage(game) == {"barrel": 5, "crate": 1}
    hotel = event("flotsam", me={"storage": {"barrel": 5}, "buildings": ["hotel"]})
    assert texts(hotel, seat=0) == ["take passenger", "leave"]


@rule("BH-EV-5")
@pytest.mark.parametrize(
    ("me", "money"),
    [
        ({}, 0),
        ({"docks": {1: 3}}, 0),  # half of 1
        ({"docks": {2: 2}}, 1),
        ({"buildings": ["lighthouse", "museum"], "docks": {2: 2}}, 3),  # half of 7
        ({"buildings": ["lighthouse"], "reserve": ["museum"]}, 1),
        ({"prestige": 20, "buildings": ["lighthouse"]}, 1),  # what lies out, not the marker
    ],
)
def test_harbour_festival_brings_half_the_prestige_lying_out(me: dict[str, Any], money: int) -> None:
    game = event("festival", me=me)
    assert cash(game) == 10 + money


@rule("BH-EV-6")
def test_harbour_dues_take_three() -> None:
    assert change("dues") == (-3, 0)
    assert change("dues", cash=2) == (-2, 0)


@rule("BH-EV-7")
@pytest.mark.parametrize(
    ("me", "marker"),
    [
        ({}, 0),
        ({"storage": {"barrel": 1}}, -1),
        ({"storage": {"barrel": 4}}, -1),
        ({"storage": {"crate": 2, "container": 1, "passenger": 1}}, 0),
        ({"docks": {2: 6}, "areas": {1: {"order": 18, "loaded": {"barrel": 1}}}}, 0),  # not in storage
    ],
)
def test_oil_slick_costs_a_prestige_if_a_barrel_is_in_storage(me: dict[str, Any], marker: int) -> None:
    assert change("oil", **me) == (0, marker)


@rule("BH-EV-8")
@pytest.mark.parametrize(("barrels", "money"), [(6, 0), (5, 1), (2, 4), (1, 4), (0, 4)])
def test_storage_rents_bring_one_for_each_free_field_at_most_four(barrels: int, money: int) -> None:
    assert change("rents", storage={"barrel": barrels}) == (money, 0)


@rule("BH-EV-9")
def test_fleet_review_brings_a_prestige_with_two_docked_ships() -> None:
    assert change("review") == (0, 0)
    assert change("review", docks={2: 1}) == (0, 0)
    assert change("review", **TWO_SHIPS) == (0, 1)
    three = {1: 3, 2: 1, 3: {"ship": 17, "cargo": "barrel"}}
    assert change("review", docks=three) == (0, 1)


@rule("BH-EV-10")
def test_empty_quays_cost_a_prestige_without_a_docked_ship() -> None:
    assert change("quays") == (0, -1)
    assert change("quays", docks={2: 1}) == (0, 0)
    assert change("quays", **TWO_SHIPS) == (0, 0)


@rule("BH-EV-11")
def test_pack_ice_puts_a_marker_on_every_docked_ship() -> None:
    me = {"docks": {1: {"ship": 3, "markers": 1}, 2: {"ship": 1, "markers": 2}}, "areas": {1: 6}}
    game = event("ice", me=me)
    assert [dock(game, 1)["markers"], dock(game, 2)["markers"], dock(game, 3)] == [2, 3, None]  # type: ignore[index]
    assert area(game, 1)["markers"] == 4  # type: ignore[index]


@rule("BH-EV-12")
def test_gale_warning_takes_a_marker_from_every_docked_ship() -> None:
    me = {"docks": {1: {"ship": 3, "markers": 1}, 2: {"ship": 2, "markers": 3}}, "areas": {1: 6}}
    game = event("gale", me=me)
    assert ships(game) == [None, 2, None]
    assert dock(game, 2)["markers"] == 2  # type: ignore[index]
    assert 3 in game.position()["ships_discarded"]
    assert storage(game) == {}  # its cargo went with it
    assert area(game, 1)["markers"] == 4  # type: ignore[index]


@rule("BH-EV-13", "BH-HARB-4")
@pytest.mark.parametrize(
    ("me", "money"),
    [
        ({"walls": [0, 1, 1, 0]}, 0),
        ({"walls": [0, 2, 2, 0]}, 2),
        ({"walls": [2, 2, 2, 0]}, 4),
        ({"walls": [3, 2, 3, 2]}, 6),
        ({"walls": [0, 2, 2, 0], "docks": {2: 1}}, 2),  # taken or not
    ],
)
def test_quay_grant_brings_two_for_each_dock_of_size_two(me: dict[str, Any], money: int) -> None:
    assert change("grant", **me) == (money, 0)


@rule("BH-EV-14")
@pytest.mark.parametrize(
    ("me", "money"),
    [
        ({}, 0),
        ({"storage": {"passenger": 1}}, -2),
        ({"storage": {"passenger": 2}}, -4),
        ({"storage": {"passenger": 5}}, -4),
        ({"storage": {"passenger": 1}, "buildings": ["hotel"]}, -2),
        ({"storage": {"barrel": 2}, "docks": {1: 3}}, 0),  # aboard is not in storage
    ],
)
def test_quarantine_takes_two_for_each_passenger_in_storage(me: dict[str, Any], money: int) -> None:
    assert change("quarantine", **me) == (money, 0)


@rule("BH-EV-15")
def test_rail_blockage_puts_a_marker_on_every_order() -> None:
    areas = {1: {"order": 6, "markers": 1}, 3: {"order": 1, "markers": 3}}
    game = event("rail", me={"areas": areas, "docks": {2: 2}})
    assert [place and place["markers"] for place in seat(game, 0)["areas"]] == [2, None, 4, None]
    assert dock(game, 2)["markers"] == 3  # type: ignore[index]


@rule("BH-EV-16")
def test_express_freight_takes_a_marker_from_every_order_and_settles_those_without() -> None:
    areas = {
        1: {"order": 7, "markers": 1, "loaded": {"barrel": 1}},
        2: {"order": 21, "markers": 1},
        3: {"order": 6, "markers": 3},
    }
    game = event("express", me={"areas": areas, "docks": {2: 2}, "cash": 0})
    assert orders(game) == [None, None, 6, None]
    assert area(game, 3)["markers"] == 2  # type: ignore[index]
    assert cash(game) == 4 + 2 - 3  # together: income before the penalty
    assert dock(game, 2)["markers"] == 3  # type: ignore[index]
    assert {7, 21} <= set(game.position()["orders_discarded"])


@rule("BH-EV-17")
@pytest.mark.parametrize(("money", "paid"), [(9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_tax_audit_takes_one_for_each_full_ten_of_cash(money: int, paid: int) -> None:
    assert change("audit", cash=money) == (-paid, 0)
    assert change("audit", cash=money, deposit=28, buildings=["bank"]) == (-paid, 0)


@rule("BH-EV-18")
@pytest.mark.parametrize(
    ("built", "marker"),
    [(["works", "crane"], 0), (["works", "crane", "pilot"], 1), (["works", "crane", "pilot", "auction"], 1)],
)
def test_building_prize_brings_a_prestige_with_three_buildings(built: list[str], marker: int) -> None:
    assert change("prize", buildings=built, reserve=["bank"]) == (0, marker)
