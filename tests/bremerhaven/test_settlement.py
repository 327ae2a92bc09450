"""Time markers and the settlement of orders, step 4.4 (rules page 3.16)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bremerhaven.scenes import (
    PRICES,
    area,
    boards,
    cash,
    dock,
    harbours,
    orders,
    prestige,
    scene,
    ships,
    storage,
)
from helpers import bremerhaven, play, rule, seat


def due(order: int, **loaded: int) -> dict[str, Any]:
    """An order that is settled in this round."""
    return {"order": order, "markers": 1, "loaded": loaded}


def settled(*due_orders: dict[str, Any], **me: Any) -> tuple[int, int]:
    """Cash and prestige of a player without money before, after these orders were settled."""
    areas = dict(enumerate(due_orders, 1))
    game = harbours(me={"cash": 0, "areas": areas, "covers": []} | me)
    assert orders(game) == [None] * 4
    return cash(game), prestige(game)


# ------------------------------------------------------------------ time


@rule("BH-TIME-1")
def test_every_ship_and_every_order_loses_one_marker() -> None:
    docks = {1: {"ship": 3, "markers": 2}, 2: {"ship": 2, "markers": 3}}
    areas = {1: {"order": 6, "markers": 4}, 4: {"order": 1, "markers": 2}}
    game = play(harbours(me={"docks": docks, "areas": areas}), "done")
    assert [place and place["markers"] for place in seat(game, 0)["docks"]] == [1, 2, None]
    assert [place and place["markers"] for place in seat(game, 0)["areas"]] == [3, None, None, 1]


@rule("BH-TIME-1")
def test_cards_laid_this_round_lose_one_too() -> None:
    game = boards("5 sea-1", "4 land-1", sea={1: 2}, land={1: 6})
    play(game, "lay 1", "done")
    assert dock(game, 2)["markers"] == 2  # type: ignore[index]
    assert area(game, 1)["markers"] == 3  # type: ignore[index]


@rule("BH-R-16")
def test_a_dwell_or_duration_of_one_is_due_in_the_same_round() -> None:
    game = boards("5 sea-1", "4 land-1", sea={1: 19}, land={1: 19}, me={"storage": {"crate": 1}, "cash": 0})
    play(game, "lay 1", "load crate 1", "done")
    assert ships(game) == [None] * 3
    assert orders(game) == [None] * 4
    assert cash(game) == 3 + 2


@rule("BH-R-16")
def test_start_orders_tick_in_round_one() -> None:
    game = bremerhaven(2, variant="short").edit({"phase": "harbours"})
    before = bremerhaven(2, variant="short").position()
    while game.position()["round"] == 1:
        game.play("done", game.to_act[0])
    for number in (0, 1):
        assert seat(game, number)["areas"][0]["markers"] == before["seats"][number]["areas"][0]["markers"] - 1


@rule("BH-TIME-2")
def test_a_card_without_markers_goes_to_its_discard_pile() -> None:
    game = harbours(me={"docks": {2: {"ship": 2, "markers": 1, "aboard": 0}}, "areas": {1: due(7)}})
    assert ships(game) == [None] * 3
    assert orders(game) == [None] * 4
    assert 2 in game.position()["ships_discarded"]
    assert 7 in game.position()["orders_discarded"]


@rule("BH-TIME-3")
def test_cargo_still_aboard_leaves_with_the_ship() -> None:
    game = harbours(me={"docks": {2: {"ship": 6, "markers": 1}}, "cash": 0})
    play(game, "unload 2", "done")
    assert ships(game) == [None] * 3
    assert storage(game) == {"barrel": 1}
    assert cash(game) == 0


@rule("BH-TIME-4")
def test_an_order_is_settled_when_it_is_due_and_not_before() -> None:
    waiting = harbours(me={"cash": 0, "areas": {1: {"order": 7, "markers": 2, "loaded": {"barrel": 1}}}})
    assert (cash(waiting), area(waiting, 1)) == (0, {"order": 7, "markers": 1, "loaded": {"barrel": 1}})
    assert settled(due(7, barrel=1)) == (4 + 2, 0)


# ------------------------------------------------------------------ settlement


@rule("BH-SETTLE-1")
@pytest.mark.parametrize("card", [1, 10, 17, 20, 23])
def test_each_good_is_sold_for_the_price_of_its_kind(card: int) -> None:
    goods = {"barrel": 1, "crate": 1, "container": 1, "passenger": 1}
    game = harbours(4, me={"cash": 0, "areas": {1: due(56, **goods)}}, prices={"top": card})
    assert cash(game) == sum(PRICES[card][good] for good in goods) + 4
    two = harbours(2, me={"cash": 0, "areas": {1: due(31, crate=2, barrel=1)}}, prices={"top": card})
    assert cash(two) == 2 * PRICES[card]["crate"] + PRICES[card]["barrel"]


@rule("BH-SETTLE-1", "BH-PRICE-3")
def test_the_price_card_chosen_this_round_holds_for_all() -> None:
    both = {"cash": 0, "areas": {1: due(7, barrel=1)}}
    you = {"cash": 0, "areas": {1: due(3, container=1)}}
    game = scene(phase="prices", bids={0: ["5 prices"]}, me=both, you=you)
    play(game, "price 1")  # barrel 1, container 3; then the income of the ranks
    assert (cash(game), cash(game, 1)) == (1 + 2 + 4, 3 + 1 + 3)


@rule("BH-SETTLE-2")
def test_a_complete_order_brings_its_bonus() -> None:
    assert settled(due(21, container=1, passenger=1)) == (1 + 2 + 2, 0)
    assert settled(due(22, passenger=2)) == (4, 1)
    assert settled(due(2, barrel=1, passenger=1)) == (6, 0)


@rule("BH-SETTLE-2")
@pytest.mark.parametrize("joker", ["barrel", "crate", "container", "passenger"])
def test_a_joker_is_filled_by_any_kind(joker: str) -> None:
    """Order 31: two crates and a joker, penalty 2."""
    goods = {"crate": 2}
    goods[joker] = goods.get(joker, 0) + 1
    assert settled(due(31, **goods)) == (6 + PRICES[23][joker], 0)
    assert settled(due(31, crate=2), cash=5) == (5 + 6 - 2, 0)


@rule("BH-SETTLE-3")
def test_an_incomplete_order_costs_its_penalty_and_brings_no_bonus() -> None:
    assert settled(due(21, container=1), cash=5) == (5 + 1 - 3, 0)
    assert settled(due(21, passenger=1), cash=5) == (5 + 2 - 3, 0)
    assert settled(due(21), cash=5) == (2, 0)
    assert settled(due(22, passenger=1), prestige=3) == (2, 2)


@rule("BH-SETTLE-4")
def test_prestige_moves_by_one() -> None:
    assert settled(due(22, passenger=2), prestige=3) == (4, 4)
    assert settled(due(22), prestige=3) == (0, 2)
    assert settled(due(32, passenger=2), due(6), prestige=3)[1] == 3


@rule("BH-SETTLE-5", "BH-R-17")
@pytest.mark.parametrize("places", list(permutations((1, 2, 3))))
def test_all_due_orders_of_a_player_are_settled_together(places: tuple[int, ...]) -> None:
    """Sales and bonus of two orders come first and pay the penalty of the third, wherever they lie."""
    cards = (due(21), due(7, barrel=1), due(3, container=1))  # penalty 3; 4 + 2; 1 + 1
    game = harbours(me={"cash": 0, "covers": [], "areas": dict(zip(places, cards, strict=True))})
    assert cash(game) == 6 + 2 - 3


@rule("BH-SETTLE-5", "BH-R-17")
@pytest.mark.parametrize("bonus", [1, 2])
def test_prestige_bonuses_come_before_penalties(bonus: int) -> None:
    """The marker is on 0: the bonus lifts it, and the penalty takes that away again."""
    areas = {bonus: due(32, passenger=2), 3 - bonus: due(22)}
    assert prestige(harbours(me={"areas": areas})) == 0


@rule("BH-SETTLE-5")
def test_an_incomplete_order_sells_before_penalties_are_paid() -> None:
    assert settled(due(21), due(18, barrel=1)) == (0, 0)  # 4 - 3 - 2, the last as far as possible
    assert settled(due(18, barrel=1), due(21), cash=2) == (2 + 4 - 5, 0)


@rule("BH-R-36")
@pytest.mark.parametrize("places", [(1, 2), (2, 1)])
def test_the_forwarding_office_pays_before_penalties(places: tuple[int, int]) -> None:
    """1 + 1 for the container, 1 from the office: just the penalty of 3."""
    areas = dict(zip(places, (due(3, container=1), due(21)), strict=True))
    game = harbours(me={"cash": 0, "areas": areas, "buildings": ["forwarding"]})
    assert cash(game) == 0
    assert seat(game, 0)["money"]["penalties"] == -3


@rule("BH-SETTLE-6")
def test_an_order_on_a_closed_area_is_settled_like_any_other() -> None:
    game = harbours(me={"cash": 5, "areas": {3: due(21), 4: due(22)}, "prestige": 2})
    assert orders(game) == [None] * 4
    assert (cash(game), prestige(game)) == (2, 1)
