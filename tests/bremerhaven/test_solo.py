"""The solo game: the clauses BH-SOLO-*, the dummy, and the rulings about it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bremerhaven.rounds import asks, hand, ladder, phase, place_all, solo
from bremerhaven.scenes import NEWS, cash, finish_round, round_of, ships
from fairlead import Game
from helpers import bremerhaven, play, play_randomly, random_answer, refused, rule, seat, texts

CODES = {
    "1.1": "building",
    "1.2": "permit",
    "1.3": "influence",
    "1.4": "prices",
    "1.5": "ladder",
    "2.1": "sea-1",
    "2.2": "sea-2",
    "3.1": "land-1",
    "3.2": "land-2",
}


def new(seed: int = 1) -> Game:
    return bremerhaven(1, seed=seed)


def against(mine: str, dummys: str, options: dict[str, Any] | None = None, **changes: Any) -> Game:
    """All cards are turned up: these of the player, these of the dummy, the others in the car park."""
    cards = [[card.strip() for card in row.split(",")] for row in (mine, dummys)]
    for row in cards:
        values = {int(card.split()[0]) for card in row}
        row += [f"{value} park" for value in range(1, 6) if value not in values]
    return solo(bids=dict(enumerate(cards)), options=options, **changes)


def placed(game: Game, stone: int = 1) -> list[tuple[int, str]]:
    """The cards of a stone, by default the dummy's."""
    return [(card["value"], card["space"]) for card in game.position()["bids"][stone]]


# ------------------------------------------------------------------ set-up


@rule("BH-SOLO-1")
def test_set_up_as_in_the_short_game_of_two() -> None:
    one, two = new().position(), bremerhaven(2, variant="short").position()
    for position in (one, two):
        assert (len(position["sea"]), len(position["land"]), position["track"]) == (2, 2, 0)
    assert sorted(one["sea"] + one["ship_pile"]) == sorted(two["sea"] + two["ship_pile"])
    started = [[area["order"] for entry in each["seats"] for area in entry["areas"] if area] for each in (one, two)]
    orders = [sorted(each["land"] + each["order_pile"] + own) for each, own in zip((one, two), started, strict=True)]
    assert orders[0] == orders[1]
    assert one["move"] == 2


@rule("BH-SOLO-2")
def test_one_harbour_without_covers_with_order_building_and_goods() -> None:
    game = new()
    while "start-good" in asks(game).values():
        play(game, texts(game)[0])
    assert len(game.position()["seats"]) == 1
    mine = seat(game, 0)
    assert mine["covers"] == []
    assert [bool(area) for area in mine["areas"]] == [True, False, False, False]
    assert len(mine["buildings"]) == 1
    assert sum(mine["storage"].values()) == 3


@rule("BH-SOLO-3", "BH-R-20")
@pytest.mark.parametrize("seed", range(4))
def test_the_player_starts_as_first_officer_with_6_money(seed: int) -> None:
    """No price card has gone under the pile: the ranks need no draw."""
    position = new(seed).position()
    assert position["ladder"] == [1, 0]
    assert position["seats"][0]["cash"] == 6
    assert (position["prices"]["known_top"], position["prices"]["known_bottom"]) == (1, 0)
    assert position["dummy"] == {"upgrades": 0, "gained": 0}


@rule("BH-SOLO-4", "BH-SOLO-6")
def test_the_dummy_places_the_five_cards_of_its_hand_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        game = place_all(solo(seed=seed), "permit")
        values = [value for value, _ in placed(game)]
        assert sorted(values) == [1, 2, 3, 4, 5]
        orders.add(tuple(values))
    assert len(orders) > 5


@rule("BH-SOLO-4")
def test_the_dummy_has_a_stock_too() -> None:
    game = place_all(solo(dummy={"upgrades": 3}), "permit")
    assert sorted(value for value, _ in placed(game)) == [4, 5, 5, 6, 6]


@rule("BH-SOLO-6", "BH-INFO-3")
def test_nobody_knows_the_cards_of_the_dummy() -> None:
    game = play(solo(), "bid 1 park", "bid 2 park")
    assert len(placed(game)) == 3
    worlds = [placed(game.guess(0, number)) for number in range(12)]
    assert len({tuple(value for value, _ in world) for world in worlds}) > 4
    assert {tuple(space for _, space in world) for world in worlds} == {tuple(space for _, space in placed(game))}


# ------------------------------------------------------------------ bidding


@rule("BH-SOLO-7")
@pytest.mark.parametrize(("order", "first"), [([1, 0], 1), ([0, 1], 0)])
def test_player_and_dummy_place_in_turn_the_higher_rank_first(order: list[int], first: int) -> None:
    game = solo(ladder=order)
    for turn in range(5):
        assert len(placed(game, 0)) == turn
        assert len(placed(game)) == turn + first
        play(game, f"bid {turn + 1} park")
    assert phase(game) != "bidding" or round_of(game) == 2


@rule("BH-SOLO-8", "BH-EX-14")
@pytest.mark.parametrize("event", list(NEWS))
def test_the_symbol_of_the_next_newspaper_sends_the_dummys_card(event: str) -> None:
    """Newspaper 1 or 2, Spring Tide or State Subsidy: 1.2."""
    game = solo(ladder=[0, 1], newspaper={"next": event})
    left = len(game.position()["newspaper"]["pile"])
    play(game, "bid 1 park")
    [(_, space)] = placed(game)
    assert space == CODES[NEWS[event]["solo"]]
    if event in ("tide", "subsidy"):
        assert space == "permit"
    assert len(game.position()["newspaper"]["pile"]) == left - 1
    assert event in game.position()["newspaper"]["gone"]
    records = [game.guess(0, seed).position()["bids"][1][0]["value"] for seed in range(10)]
    assert len(set(records)) > 1  # face down


@rule("BH-SOLO-5", "BH-SOLO-9")
def test_newspapers_are_shuffled_again_when_all_18_are_used() -> None:
    """Every 18 cards of the dummy go twice to each of the nine spaces, in another order each time."""
    game, chooser = new(), random.Random(1)
    spaces: list[str] = []
    for _ in range(10):
        while phase(game) in ("set-up", "bidding"):
            game.play(*random_answer(game, chooser))
            if len(placed(game)) == 5:
                break
        spaces += [space for _, space in placed(game)]
        now = round_of(game)
        while not game.over and round_of(game) == now:
            game.play(*random_answer(game, chooser))
    assert len(spaces) == 50
    for first in (0, 18):
        assert Counter(spaces[first : first + 18]) == dict.fromkeys(CODES.values(), 2)
    assert spaces[:18] != spaces[18:36]


@rule("BH-SOLO-5")
def test_newspapers_bring_neither_events_nor_moves() -> None:
    game, chooser = new(2), random.Random(2)
    while not game.over:
        before = game.position()["track"]
        game.play(*random_answer(game, chooser))
        position = game.position()
        assert position["newspaper"]["event"] is None
        assert position["track"] - before in (0, 2)
        assert "flotsam" not in asks(game).values()
    assert seat(game, 0)["money"]["events"] == 0


# ------------------------------------------------------------------ what the dummy wins


@rule("BH-SOLO-10", "BH-SOLO-11")
@pytest.mark.parametrize(("order", "mine"), [([1, 0], False), ([0, 1], True)])
def test_totals_of_the_dummy_count_and_it_wins_ties_as_captain(order: list[int], mine: bool) -> None:
    """4 against 3 and 1 on the building; who loses it sees it go out of the game."""
    game = against("4 building, 5 permit", "3 building, 1 building", ladder=order, building_pile=["bank"])
    assert (seat(game, 0)["reserve"] == ["bank"]) == mine
    assert ("bank" in game.position()["buildings_removed"]) != mine


@rule("BH-SOLO-11")
def test_ships_and_orders_won_by_the_dummy_are_discarded_without_a_penalty() -> None:
    """Order 10 has a penalty of 3; the player, who has less on both spaces, gets and pays nothing."""
    game = against("1 sea-1, 2 land-1", "3 sea-1, 4 land-1", sea=[1, 2], land=[2, 4], phase="boards")
    assert 1 in game.position()["ships_discarded"]
    assert 2 in game.position()["orders_discarded"]
    assert ships(game) == [None] * 3
    assert seat(game, 0)["money"]["penalties"] == 0


@rule("BH-SOLO-10")
def test_the_player_wins_with_more() -> None:
    game = against("5 sea-1, 4 land-1", "3 sea-1, 2 land-1", sea=[1, 2], land=[1, 2], phase="boards")
    assert ships(game) == [None, 1, None]
    assert asks(game) == {0: "order"}


@rule("BH-SOLO-10", "BH-SOLO-12")
def test_the_difference_to_the_dummy_is_paid_on_1_2() -> None:
    game = against("1 permit", "4 permit", phase="permits")
    play(game, "bollard 1")
    assert seat(game, 0)["money"]["permits"] == -3 - 2


@rule("BH-SOLO-12")
def test_the_dummy_never_uses_permits() -> None:
    game = against("5 influence", "5 permit")
    assert asks(game) == {0: "upgrade"}
    assert seat(game, 0)["walls"] == [0, 1, 1, 0]


@rule("BH-SOLO-10", "BH-SOLO-13")
@pytest.mark.parametrize("dummys", [1, 5])
def test_the_dummy_upgrades_whenever_it_has_bid_on_1_3(dummys: int) -> None:
    """Whether or not it had the highest total; the player pays the difference to it."""
    game = against("4 influence", f"{dummys} influence", phase="upgrades")
    play(game, "upgrade")
    assert seat(game, 0)["money"]["influence"] == -max(0, dummys - 4)
    finish_round(game)
    assert game.position()["dummy"]["upgrades"] == 1
    assert seat(game, 0)["upgrades"] == 1


@rule("BH-SOLO-13", "BH-INFL-2", "BH-INFL-5")
def test_the_dummy_upgrades_once_and_never_beyond_its_stock() -> None:
    twice = finish_round(against("4 ladder", "1 influence, 2 influence", phase="upgrades"))
    assert twice.position()["dummy"]["upgrades"] == 1
    none = finish_round(against("4 ladder", "1 permit", phase="upgrades"))
    assert none.position()["dummy"]["upgrades"] == 0
    full = solo(dummy={"upgrades": 7}, bids={0: ["4 ladder"], 1: ["9 influence"]}, phase="upgrades")
    assert finish_round(full).position()["dummy"]["upgrades"] == 7


@rule("BH-SOLO-14", "BH-R-24")
@pytest.mark.parametrize("exchange", [False, True])
def test_the_top_price_card_goes_under_if_the_dummy_wins_1_4(exchange: bool) -> None:
    """Also if the player has the Commodity Exchange."""
    me = {"buildings": ["exchange"]} if exchange else {}
    game = against("1 prices, 5 ladder", "4 prices", phase="prices", seats={0: me})
    assert asks(game) == {0: "ladder"}
    assert game.position()["prices"]["pile"][-1] == 23


@rule("BH-R-24", "BH-PRICE-5")
@pytest.mark.parametrize("exchange", [False, True])
def test_with_the_option_the_exchange_beats_the_dummy(exchange: bool) -> None:
    me = {"buildings": ["exchange"]} if exchange else {}
    on = {"exchange_beats_dummy": "on"}
    game = against("1 prices, 5 ladder", "4 prices", options=on, phase="prices", seats={0: me})
    assert asks(game) == {0: "price" if exchange else "ladder"}
    assert game.position()["prices"]["pile"][0] == 23 or not exchange


@rule("BH-SOLO-10", "BH-PRICE-1")
def test_the_player_chooses_with_the_higher_total() -> None:
    assert asks(against("5 prices", "4 prices", phase="prices")) == {0: "price"}


@rule("BH-SOLO-15")
@pytest.mark.parametrize("order", [[1, 0], [0, 1]])
def test_the_dummy_becomes_captain_if_it_wins_1_5(order: list[int]) -> None:
    game = against("1 ladder, 5 land-1", "4 ladder", ladder=order, phase="ladder")
    assert asks(game) == {0: "order"}
    assert ladder(game) == [1, 0]


@rule("BH-SOLO-15", "BH-LADDER-1", "BH-DEC-6")
def test_the_player_may_swap_with_the_dummy() -> None:
    game = against("5 ladder, 4 land-1", "4 ladder", phase="ladder")
    assert texts(game) == ["keep", "swap captain first-officer"]
    play(game, "swap captain first-officer")
    assert ladder(game) == [0, 1]
    assert seat(game, 0)["money"]["income"] == 4


@rule("BH-SOLO-16")
def test_the_dummy_receives_no_money() -> None:
    """Neither for its cards in the car park nor by its rank: nowhere is there money of its own."""
    game = against("5 land-1, 1 land-1, 2 land-1, 3 land-1, 4 land-1", "1 permit")
    assert cash(game) == 10 + 3
    assert len(game.position()["seats"]) == 1
    assert set(game.position()["dummy"]) == {"upgrades", "gained"}
    shown = game.view(0)
    assert [entry["income"] for entry in shown["ladder"]] == [0, 3]
    assert "cash" not in shown["solo"]["dummy"]


@rule("BH-SOLO-10", "BH-BID-2")
def test_spaces_in_use() -> None:
    game = solo(ladder=[0, 1])
    assert len(texts(game)) == 5 * 10
    assert refused(game, "bid 1 sea-3") == "BH-BID-2"
    assert hand(game) == [1, 2, 3, 4, 5]


# ------------------------------------------------------------------ the end


@rule("BH-SOLO-17")
@pytest.mark.parametrize("seed", range(3))
def test_the_game_takes_ten_rounds(seed: int) -> None:
    game = play_randomly(new(seed), seed)
    assert round_of(game) == 10
    assert game.position()["track"] == 20


@rule("BH-SOLO-18", "BH-EX-15")
@pytest.mark.parametrize(
    ("score", "band"),
    [
        (499, "landlubber"),
        (500, "ships-boy"),
        (749, "ships-boy"),
        (750, "officer"),
        (999, "officer"),
        (1000, "klabautermann"),
        (1250, "klabautermann"),
        (1251, "new-captain"),
        (0, "landlubber"),
    ],
)
def test_score_bands(score: int, band: str) -> None:
    game = solo(round=10, phase="over", seats={0: {"cash": score, "prestige": 1}})
    assert game.over
    assert [each.total for each in game.scores()] == [score]
    assert game.view(0)["solo"]["band"] == band
