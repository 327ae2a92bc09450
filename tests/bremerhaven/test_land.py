"""Orders (rules page 3.11): who wins one, where it lies, what refusing costs."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import ORDERS, area, asked, boards, cash, finish_round, harbours, loaded, orders, prestige
from helpers import play, refused, rule, texts

# A ship with two barrels aboard, so that the owner is asked in 4.2 and the story can look around.
BUSY = {"docks": {2: 6}}


@rule("BH-ORDER-1")
def test_orders_come_after_ships_and_from_left_to_right() -> None:
    game = boards("5 sea-2", "4 land-1", "3 land-2", sea={2: 3}, land=[21, 2])
    assert asked(game) == "dock"
    play(game, "dock 1")
    assert asked(game) == "order"
    play(game, "lay 4")
    assert orders(game) == [None, None, None, 21]
    play(game, "lay 2")
    assert orders(game) == [None, 2, None, 21]


@rule("BH-ORDER-1", "BH-ORDER-3")
@pytest.mark.parametrize("land", [[21, 15], [15, 21]])
def test_the_left_order_takes_the_last_area(land: list[int]) -> None:
    taken = {1: 3, 2: 4, 4: 1}
    game = boards("4 land-1", "5 land-2", land=land, me=BUSY | {"areas": taken})
    play(game, "lay 3")
    assert orders(game) == [3, 4, land[0], 1]
    assert land[1] in game.position()["orders_discarded"]
    assert cash(game) == 10 - ORDERS[land[1]]["penalty"][0]


@rule("BH-ORDER-2")
def test_the_winner_lays_the_order_on_a_free_area_of_choice_or_refuses_it() -> None:
    game = boards("5 land-1", land={1: 2}, me=BUSY | {"areas": {2: 3}})
    assert texts(game) == ["lay 1", "lay 3", "lay 4", "refuse"]
    assert refused(game, "lay 2") == "BH-ORDER-2"
    assert orders(play(game, "lay 4")) == [None, 3, None, 2]


@rule("BH-ORDER-3")
def test_without_a_free_area_the_order_counts_as_refused() -> None:
    game = boards("5 land-1", land={1: 21}, me=BUSY | {"areas": [3, 4, 1, 2]})
    assert asked(game) == "move"
    assert orders(game) == [3, 4, 1, 2]
    assert 21 in game.position()["orders_discarded"]
    assert cash(game) == 7


@rule("BH-ORDER-4", "BH-R-12")
def test_the_penalty_of_a_refused_order_is_due_at_once() -> None:
    game = boards("5 land-1", "4 land-2", land=[21, 6], me={"prestige": 2})
    play(game, "refuse")
    assert game.position()["phase"] == "boards"
    assert (cash(game), prestige(game)) == (7, 2)
    assert 21 in game.position()["orders_discarded"]
    play(game, "refuse")
    assert (cash(game), prestige(game)) == (7, 1)
    assert 6 in game.position()["orders_discarded"]
    assert orders(game) == [None] * 4


@rule("BH-ORDER-4")
def test_refusing_an_order_without_penalty_costs_nothing() -> None:
    game = play(boards("5 land-1", land={1: 8}, me=BUSY | {"prestige": 2}), "refuse")
    assert (cash(game), prestige(game)) == (10, 2)
    assert 8 in game.position()["orders_discarded"]


@rule("BH-ORDER-5")
@pytest.mark.parametrize("order", [1, 6, 19, 21, 49])
def test_a_laid_order_gets_time_markers_equal_to_its_duration(order: int) -> None:
    game = play(boards("5 land-1", land={1: order}, me=BUSY), "lay 1")
    assert area(game, 1) == {"order": order, "markers": ORDERS[order]["duration"], "loaded": {}}


@rule("BH-ORDER-6")
def test_an_order_may_be_laid_on_an_area_that_is_not_open() -> None:
    game = boards("5 land-1", land={1: 7}, me=BUSY | {"storage": {"barrel": 1}})
    play(game, "lay 3")
    assert orders(game) == [None, None, 7, None]
    assert refused(game, "load barrel 3") == "BH-MOVE-6"


@rule("BH-ORDER-7")
def test_a_laid_order_stays_on_its_area_until_it_is_due() -> None:
    game = harbours(me=BUSY | {"areas": {3: {"order": 1, "markers": 2}}})
    for move in ("lay 1", "lay 3", "refuse"):
        assert refused(game, move) == "BH-ROUND-1"
    finish_round(game)
    assert area(game, 3) == {"order": 1, "markers": 1, "loaded": {}}
    finish_round(game)
    assert orders(game) == [None] * 4


@rule("BH-ORDER-8")
def test_an_order_takes_the_printed_goods_and_any_kind_for_a_joker() -> None:
    """Two crates and a joker."""
    stock = {"barrel": 1, "crate": 3, "container": 1}
    game = harbours(me={"areas": {1: 31}, "storage": stock})
    for good in ("barrel", "crate", "container"):
        after = play(game.copy(), f"load {good} 1")
        assert loaded(after, 1) == {good: 1}
    play(game, "load crate 1", "load crate 1")
    for good in ("barrel", "crate", "container"):
        assert f"load {good} 1" in texts(game)
    play(game, "load barrel 1")
    assert not texts(game, "load")


@rule("BH-ORDER-8")
def test_different_jokers_may_take_different_kinds() -> None:
    me = {"areas": {1: {"order": 13, "markers": 1}}, "storage": {"barrel": 1, "passenger": 1}, "cash": 0}
    game = harbours(4, me=me)
    play(game, "load barrel 1", "load passenger 1")
    assert cash(game) == 4 + 2  # complete: no penalty


@rule("BH-ORDER-9")
def test_every_penalty_and_bonus_is_money_or_one_prestige_or_nothing() -> None:
    kinds = set()
    for card in ORDERS.values():
        for name in ("penalty", "bonus"):
            money, marker = card[name]
            assert money == 0 or marker == 0
            assert marker in (0, 1)
            kinds.add((name, bool(money), bool(marker)))
    assert len(kinds) == 6


@rule("BH-ORDER-9")
@pytest.mark.parametrize(
    ("order", "goods", "money", "marker"),
    [
        (3, {"container": 1}, 1 + 1, 0),  # a bonus of money
        (22, {"passenger": 2}, 2 * 2, 1),  # a bonus of prestige
        (2, {"barrel": 1, "passenger": 1}, 4 + 2, 0),  # no bonus
        (21, {}, -3, 0),  # a penalty of money
        (22, {}, 0, -1),  # a penalty of prestige
        (20, {}, 0, 0),  # no penalty
    ],
)
def test_bonus_and_penalty_are_those_of_the_card(order: int, goods: dict[str, int], money: int, marker: int) -> None:
    game = harbours(me={"areas": {1: {"order": order, "markers": 1, "loaded": goods}}, "prestige": 3})
    assert (cash(game), prestige(game)) == (10 + money, 3 + marker)


@rule("BH-ORDER-10")
def test_an_order_without_a_bid_stays_on_the_board_until_the_refill() -> None:
    game = boards("5 land-2", players=3, land=[1, 2, 3], me=BUSY)
    play(game, "lay 1")
    assert game.position()["phase"] == "harbours"
    assert game.position()["land"] == [1, None, 3]
    finish_round(game)
    assert game.position()["land"][2] == 1
    assert 3 in game.position()["orders_discarded"]
