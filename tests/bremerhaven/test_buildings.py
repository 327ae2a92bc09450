"""The buildings, one by one (rules page 3.23). Need and capacity with Shed and Hotel are also in test_storage.py."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import (
    asked,
    boards,
    cash,
    event,
    finish_round,
    harbours,
    loaded,
    orders,
    prestige,
    scene,
    seat,
    ships,
    storage,
)
from fairlead import Game
from helpers import play, refused, rule, texts

HARBOUR = {"walls": [1, 1, 1, 1], "docks": {1: 6}}  # a free dock, and cargo that keeps the owner in 4.2


# ------------------------------------------------------------------ bidding


def winner(space: str, mine: list[int], yours: list[int], built: list[str], *, captain: int = 1) -> int | None:
    """Who gets the ship or the order on a space; seat 0 has the buildings, `captain` is on top of the ladder."""
    bids = {0: [f"{value} {space}" for value in mine], 1: [f"{value} {space}" for value in yours]}
    things = {"walls": [0, 1, 1, 0], "areas": [None, 3, 4, 5]}
    game = scene(
        phase="boards",
        bids=bids,
        sea=[1, 4],
        land=[2, 7],
        ladder=[captain, 1 - captain],
        me=things | {"buildings": built},
        you=things | {"areas": [None, 15, 16, 17]},
    )
    if space.startswith("land"):
        return next((number for number in (0, 1) if asked(game, number) == "order"), None)
    return next((number for number in (0, 1) if ships(game, number)[1] is not None), None)


@rule("BH-BLD-1")
@pytest.mark.parametrize("space", ["sea-1", "sea-2"])
def test_the_lighthouse_wins_every_tie_for_a_ship(space: str) -> None:
    assert winner(space, [4], [4], []) == 1
    assert winner(space, [4], [4], ["lighthouse"]) == 0
    assert winner(space, [1, 4], [5], ["lighthouse"]) == 0
    assert winner(space, [4], [5], ["lighthouse"]) == 1  # only ties


@rule("BH-BLD-1")
def test_the_lighthouse_shines_at_sea_only() -> None:
    assert winner("land-1", [4], [4], ["lighthouse"]) == 1
    game = scene(
        phase="prices", bids={0: ["5 prices"], 1: ["5 prices"]}, ladder=[1, 0], me={"buildings": ["lighthouse"]}
    )
    assert game.to_act == (1,)


@rule("BH-BLD-1")
def test_the_lighthouse_counts_only_with_the_highest_total() -> None:
    """Two others tie above the owner: their ranks decide."""
    bids = {0: ["3 sea-1"], 1: ["5 sea-1"], 2: ["5 sea-1"]}
    game = scene(3, phase="boards", bids=bids, sea={1: 1}, ladder=[0, 2, 1], me={"buildings": ["lighthouse"]})
    assert [ships(game, number)[1] for number in range(3)] == [None, None, 1]


@rule("BH-BLD-16")
@pytest.mark.parametrize("space", ["sea-1", "sea-2", "land-1", "land-2"])
def test_the_hiring_hall_adds_one_on_sea_and_land_spaces(space: str) -> None:
    assert winner(space, [4], [4], ["hiring"]) == 0
    assert winner(space, [4], [5], ["hiring"]) == 1  # now a tie, which the rank decides
    assert winner(space, [4], [5], ["hiring"], captain=0) == 0
    assert winner(space, [1, 2], [4], ["hiring"]) == 1  # one more in all, not for each card
    assert winner(space, [4], [5], []) == 1


@rule("BH-BLD-16")
def test_the_hiring_hall_needs_a_card_and_does_not_help_in_the_city() -> None:
    assert winner("sea-1", [], [], ["hiring"]) is None
    built = {"buildings": ["hiring"]}
    bids = {0: ["4 permit", "3 prices"], 1: ["5 permit", "3 prices"]}
    game = scene(phase="permits", bids=bids, me=built | {"reserve": ["crane"], "cash": 1}, ladder=[1, 0])
    play(game, "construct crane", seat=0)
    assert cash(game) == 0  # the difference is still 1
    game = scene(phase="prices", bids=bids, me=built, ladder=[1, 0])
    assert game.to_act == (1,)


@rule("BH-BLD-1", "BH-BLD-16")
def test_lighthouse_and_hiring_hall_work_together() -> None:
    assert winner("sea-1", [4], [5], ["lighthouse", "hiring"]) == 0


# ------------------------------------------------------------------ production


@rule("BH-BLD-2", "BH-BLD-3", "BH-BLD-4", "BH-BLD-5")
@pytest.mark.parametrize(
    ("building", "good"),
    [("refinery", "barrel"), ("cannery", "crate"), ("containers", "container"), ("station", "passenger")],
)
def test_production_buildings_make_one_good(building: str, good: str) -> None:
    game = play(harbours(me={"buildings": [building], "docks": {2: 6}}), f"produce {building}")
    assert storage(game) == {good: 1}
    assert cash(game) == 10


@rule("BH-BLD-6", "BH-R-32")
def test_the_auction_hall_always_pays_two_and_asks_nothing() -> None:
    game = harbours(me={"buildings": ["auction"], "docks": {2: 6}})
    assert asked(game) == "move"
    assert cash(game) == 12
    assert cash(harbours(me={"reserve": ["auction"], "docks": {2: 6}})) == 10
    finish_round(game)
    assert cash(finish_round(game)) == 12 + 5 + 4 + 2 + event_money(game)


def event_money(game: Game) -> int:
    """What the event of the round before has brought."""
    money: int = seat(game, 0)["money"].get("events", 0)
    return money


@rule("BH-BLD-9")
def test_the_bank_takes_three_and_adds_one() -> None:
    game = harbours(me={"buildings": ["bank"], "docks": {2: 6}, "deposit": 4})
    assert texts(game) == ["produce nothing", "produce bank"]
    after = play(game.copy(), "produce bank")
    assert (cash(after), seat(after, 0)["deposit"]) == (7, 8)
    assert refused(after, "produce bank") == "BH-ROUND-1"  # once per round
    play(game, "produce nothing")
    assert (cash(game), seat(game, 0)["deposit"]) == (10, 4)


@rule("BH-BLD-9")
def test_the_deposit_cannot_be_taken_back_and_counts_at_the_end() -> None:
    me = {"buildings": ["bank"], "cash": 0, "deposit": 12, "docks": {2: 6}, "storage": {"crate": 2}, "prestige": 2}
    game = harbours(me=me)
    assert texts(game) == ["done", "unload 2", "unload 2 all"]  # no money for repacking or the Bank
    over = scene(round=12, track=19, newspaper={"event": "review"}, phase="event", me=me)
    assert over.over
    assert int(over.scores()[0]) == 24


# ------------------------------------------------------------------ ships, docks, prices


@rule("BH-BLD-7")
def test_the_customs_house_pays_one_for_each_docked_ship() -> None:
    bids = ("5 sea-1", "4 sea-2")
    two_docks = {"buildings": ["customs"], "walls": [1, 1, 1, 0]}
    game = boards(*bids, sea=[1, 4], me=two_docks)
    play(game, "dock 1")
    assert cash(game) == 12
    small = {"buildings": ["customs"], "walls": [0, 1, 1, 0]}
    assert cash(boards(*bids, sea=[1, 4], me=small)) == 11  # the other ship was discarded
    assert cash(boards(*bids, sea=[1, 4], me=small | {"buildings": ["crane"]})) == 10
    assert cash(boards("5 sea-1", sea=[1, 4], me={"docks": {2: 6}}, you=small, others={1: ["5 sea-2"]}), 1) == 11


@rule("BH-BLD-7")
def test_the_customs_house_pays_nothing_for_a_ship_sent_away() -> None:
    game = boards("5 sea-1", sea={1: 1}, me={"buildings": ["customs"]}, options={"refuse_ships": "on"})
    assert cash(play(game.copy(), "send away")) == 10
    assert cash(play(game, "dock 2")) == 11


@rule("BH-BLD-8", "BH-PRICE-5")
def test_the_exchange_sets_the_price_when_nobody_has_bid() -> None:
    game = scene(phase="prices", you={"buildings": ["exchange"]})
    assert game.to_act == (1,)
    assert len(texts(game)) == 24
    assert play(game, "price 7").position()["prices"]["pile"][0] == 7
    game = scene(phase="prices", bids={0: ["1 prices"]}, you={"buildings": ["exchange"]})
    assert game.to_act == (0,)
    game = scene(phase="prices", you={"reserve": ["exchange"]}, me={"docks": {2: 6}})
    assert asked(game) == "move"
    assert game.position()["prices"]["pile"][-1] == 23


@rule("BH-BLD-13")
@pytest.mark.parametrize(
    ("walls", "docks"), [([2, 1, 1, 2], [2]), ([2, 2, 1, 1], [1, 2]), ([0, 2, 0, 0], []), ([2, 2, 2, 2], [1, 2, 3])]
)
def test_the_pilot_station_makes_the_middle_dock_one_size_larger(walls: list[int], docks: list[int]) -> None:
    me = {"buildings": ["pilot"], "walls": walls}
    game = boards("5 sea-1", sea={1: 25}, me=me, options={"refuse_ships": "on"})
    assert texts(game, "dock") == [f"dock {number}" for number in docks]


@rule("BH-BLD-13")
def test_the_pilot_station_counts_wherever_dock_sizes_matter() -> None:
    assert cash(event("grant", me={"walls": [0, 1, 1, 0]})) == 10
    assert cash(event("grant", me={"walls": [0, 1, 1, 0], "buildings": ["pilot"]})) == 12
    assert cash(event("grant", me={"walls": [1, 1, 0, 0], "buildings": ["pilot"]})) == 10


# ------------------------------------------------------------------ storage


@rule("BH-BLD-10")
def test_the_transit_shed_holds_goods_like_three_fields() -> None:
    """Five open fields beside the shed make eight places, of any kind; crates share them in pairs."""
    game = harbours(me={"buildings": ["shed"], "storage": {"barrel": 7}, "docks": {2: 6}})
    play(game, "unload 2")
    assert storage(game) == {"barrel": 8}
    assert scene(me={"buildings": ["shed"], "storage": {"crate": 16}})
    assert asked(harbours(me={"buildings": ["shed"], "storage": {"crate": 16}, "docks": {2: 6}, "cash": 0})) == "bid"


@rule("BH-BLD-10", "BH-BLD-11")
@pytest.mark.parametrize(("building", "good"), [("shed", "barrel"), ("hotel", "passenger")])
def test_goods_on_fields_move_in_as_soon_as_there_is_room(building: str, good: str) -> None:
    """Five of six fields are taken: the building goes on the last one, and three goods move in and make room."""
    me = {"reserve": [building, "museum", "crane"], "storage": {good: 5}, "cash": 99}
    game = scene(phase="permits", bids={0: ["1 permit"]}, me=me)
    play(game, f"construct {building}")
    assert cash(event("rents", me={"buildings": [building], "storage": {good: 5}})) == 10 + 3
    play(game, "construct museum", "construct crane")
    assert seat(game, 0)["reserve"] == []


@rule("BH-BLD-10")
def test_places_of_the_shed_cannot_be_built_on() -> None:
    me = {"buildings": ["shed", "museum", "works", "pilot", "auction", "customs"], "reserve": ["bank"]}
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=me)
    assert refused(game, "construct bank") == "BH-PERM-11"


@rule("BH-BLD-11")
def test_the_grand_hotel_holds_three_passengers_and_nothing_else() -> None:
    game = harbours(me={"buildings": ["hotel"], "storage": {"passenger": 7}, "docks": {1: 3, 2: 6}})
    assert texts(game) == ["done", "unload 1", "unload 2"]
    play(game, "unload 1")
    assert storage(game) == {"passenger": 8}
    barrels = {"buildings": ["hotel"], "storage": {"barrel": 5}, "docks": {1: 3, 2: 6}}
    assert texts(harbours(me=barrels)) == ["done", "unload 1", "unload 1 all"]


@rule("BH-BLD-12")
def test_with_the_gantry_crane_repacking_is_free() -> None:
    game = harbours(me={"buildings": ["crane"], "storage": {"crate": 2}, "cash": 0, "areas": {1: 30}})
    play(game, "pack", "load container 1")
    assert loaded(game, 1) == {"container": 1}
    assert cash(game) == 0
    game = harbours(me={"buildings": ["crane"], "storage": {"container": 1}, "docks": {2: 6}})
    assert cash(play(game, "unpack")) == 10


# ------------------------------------------------------------------ orders and charges


def unpaid(**me: Any) -> Game:
    """An order with a penalty of 3, nothing loaded, is due."""
    return harbours(me={"areas": {1: {"order": 21, "markers": 1}}} | me)


@rule("BH-BLD-14")
def test_the_insurance_office_pays_no_money_charges() -> None:
    insured = {"buildings": ["insurance"]}
    assert cash(unpaid()) == 7
    assert cash(unpaid(**insured)) == 10
    refusing = boards("5 land-1", land={1: 21}, me=insured | {"docks": {2: 6}})
    assert cash(play(refusing, "refuse")) == 10
    assert cash(event("dues", me=insured)) == 10
    assert cash(event("tide", me=insured | {"storage": {"barrel": 2}})) == 10
    assert cash(event("strike", me=insured | {"docks": {2: 6}})) == 10
    assert cash(event("quarantine", me=insured | {"storage": {"passenger": 2}})) == 10
    assert cash(event("audit", me=insured)) == 10


@rule("BH-BLD-14")
def test_the_insurance_office_does_not_save_prestige() -> None:
    insured = {"buildings": ["insurance"], "prestige": 5}
    assert prestige(harbours(me=insured | {"areas": {1: {"order": 22, "markers": 1}}})) == 4
    assert prestige(event("quays", me=insured)) == 4
    assert prestige(event("oil", me=insured | {"storage": {"barrel": 1}})) == 4


@rule("BH-BLD-14", "BH-PAY-4")
def test_the_insurance_office_does_not_pay_what_is_voluntary() -> None:
    game = harbours(me={"buildings": ["insurance"], "storage": {"crate": 2}, "areas": {1: 30}})
    assert cash(play(game, "pack")) == 9


@rule("BH-BLD-15")
def test_the_forwarding_office_pays_one_for_each_complete_order() -> None:
    done, also, open_ = (
        {"order": 7, "markers": 1, "loaded": {"barrel": 1}},
        {"order": 3, "markers": 1, "loaded": {"container": 1}},
        {"order": 18, "markers": 1, "loaded": {"barrel": 1}},
    )
    areas = {1: done, 2: also}
    assert cash(harbours(me={"areas": areas})) == 10 + 6 + 2
    assert cash(harbours(me={"areas": areas, "buildings": ["forwarding"]})) == 10 + 6 + 2 + 2
    assert cash(harbours(me={"areas": {1: open_}, "buildings": ["forwarding"]})) == 10 + 4 - 2
    waiting = {1: done | {"markers": 2}}
    assert cash(harbours(me={"areas": waiting, "buildings": ["forwarding"]})) == 10
    over = scene(round=12, track=19, newspaper={"event": "review"}, phase="event")
    assert over.over
    ended = scene(
        round=12,
        track=19,
        newspaper={"event": "review"},
        phase="event",
        me={"areas": waiting, "buildings": ["forwarding"]},
    )
    assert cash(ended) == 10 + 6 + 1


# ------------------------------------------------------------------ the city


@rule("BH-BLD-17")
@pytest.mark.parametrize(("before", "gained"), [(0, 2), (5, 2), (6, 1)])
def test_the_nautical_school_gives_two_upgrades_as_far_as_the_stock_lasts(before: int, gained: int) -> None:
    cards = {0: ["5 influence"], 5: ["7 influence"], 6: ["7 influence"]}[before]
    school = {"buildings": ["school"], "upgrades": before}
    game = scene(phase="upgrades", bids={0: cards, 1: []}, me=school)
    play(game, "upgrade")
    finish_round(game)
    assert seat(game, 0)["upgrades"] == before + gained


@rule("BH-BLD-17")
def test_the_price_of_two_upgrades_is_paid_once() -> None:
    bids = {0: ["2 influence"], 1: ["5 influence"]}
    game = scene(phase="upgrades", bids=bids, me={"buildings": ["school"]})
    play(game, "upgrade", seat=0)
    assert (cash(game), seat(game, 0)["gained"]) == (7, 2)
    play(game, "upgrade", seat=1)
    finish_round(game)
    assert [seat(game, number)["upgrades"] for number in (0, 1)] == [2, 1]


@rule("BH-BLD-18")
@pytest.mark.parametrize(("built", "parked", "money"), [([], 5, 5), (["garage"], 5, 10), (["garage"], 2, 4)])
def test_the_garage_pays_two_for_each_parked_card(built: list[str], parked: int, money: int) -> None:
    """Everything else goes to the ladder, which asks before any other money moves."""
    cards = [f"{value} {'park' if value <= parked else 'ladder'}" for value in range(1, 6)]
    yours = [f"{value} ladder" for value in range(1, 6)]
    game = scene(bids={0: cards, 1: yours}, me={"buildings": built})
    assert game.position()["phase"] == "ladder"
    assert (cash(game), cash(game, 1)) == (10 + money, 10)


@rule("BH-BLD-19")
def test_the_museum_adds_a_prestige_at_the_end() -> None:
    def ended(**me: Any) -> Game:
        return scene(round=12, track=19, newspaper={"event": "review"}, phase="event", me={"prestige": 5} | me)

    assert prestige(ended()) == 5
    game = ended(buildings=["museum"])
    assert (prestige(game), int(game.scores()[0])) == (6, 60)
    assert prestige(ended(reserve=["museum"])) == 5
    lost = {1: {"order": 22, "markers": 2}}
    assert prestige(ended(buildings=["museum"], areas=lost, prestige=0)) == 1  # after the orders
    assert prestige(harbours(me={"buildings": ["museum"], "prestige": 5})) == 5  # only then


@rule("BH-BLD-20")
def test_with_the_works_yard_bollards_and_covers_cost_only_the_permit() -> None:
    game = scene(phase="permits", bids={0: ["2 permit"]}, me={"buildings": ["works"], "cash": 2})
    play(game, "cover 4")
    assert cash(game) == 2
    play(game, "bollard 2")
    assert seat(game, 0)["money"]["permits"] == -2
    assert seat(game, 0)["walls"] == [0, 2, 1, 0]
    poor = scene(phase="permits", bids={0: ["2 permit"]}, me={"cash": 2})
    assert refused(poor, "cover 4") == "BH-DEC-3"  # its price is 3


# ------------------------------------------------------------------ at once


def constructing(building: str, *bids: str, yours: tuple[str, ...] = (), **changes: Any) -> Game:
    """Seat 0, second on the ladder, constructs a building with a free permit in 1.2 of this round."""
    me = changes.pop("me", {}) | {"reserve": [building]}
    cards = {0: ["1 permit", *bids], 1: list(yours)}
    game = scene(phase="permits", bids=cards, ladder=[1, 0], me=me, **changes)
    play(game, f"construct {building}")
    while asked(game) == "permit":
        play(game, "no permit")
    return game


@rule("BH-BLD-21", "BH-BLD-1")
def test_a_new_lighthouse_shines_in_the_same_round() -> None:
    game = constructing("lighthouse", "5 sea-1", yours=("5 sea-1",), sea={1: 1})
    assert ships(game) == [None, 1, None]


@rule("BH-BLD-21", "BH-BLD-16")
def test_a_new_hiring_hall_helps_in_the_same_round() -> None:
    game = constructing("hiring", "5 sea-1", "4 land-1", yours=("5 sea-1", "4 land-1"), sea={1: 1}, land={1: 2})
    assert ships(game) == [None, 1, None]
    assert asked(game) == "order"
    assert orders(game, 1) == [None] * 4


@rule("BH-BLD-21", "BH-BLD-17")
def test_a_new_school_teaches_in_the_same_round() -> None:
    game = constructing("school", "5 influence")
    play(game, "upgrade")
    assert seat(finish_round(game), 0)["upgrades"] == 2


@rule("BH-BLD-21", "BH-BLD-8")
def test_a_new_exchange_sets_prices_in_the_same_round() -> None:
    game = constructing("exchange")
    assert asked(game) == "price"


@rule("BH-BLD-21", "BH-BLD-20")
def test_a_new_works_yard_acts_on_further_permits() -> None:
    game = scene(phase="permits", bids={0: ["1 permit"]}, me={"reserve": ["works"], "cash": 1})
    assert refused(game, "bollard 1") == "BH-DEC-3"
    play(game, "construct works", "bollard 1")
    assert seat(game, 0)["walls"] == [1, 1, 1, 0]


@rule("BH-BLD-21", "BH-BLD-18")
def test_a_new_garage_comes_too_late_for_this_round() -> None:
    cards = ["1 park", "2 park", "3 park", "4 park", "5 permit"]
    game = scene(bids={0: cards}, me={"reserve": ["garage"]}, building_pile=["bank"])
    play(game, "construct garage")
    assert seat(game, 0)["money"]["parking"] == 4
