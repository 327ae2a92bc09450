"""Rulings on harbours, orders and events that are not told in the chapter they belong to (rules page 4)."""

from __future__ import annotations

from bremerhaven.scenes import asked, cash, harbours, scene, seat, storage
from helpers import play, rule, texts


@rule("BH-R-4")
def test_who_repacks_pays_one_to_the_supply_in_both_directions() -> None:
    """Three crates on two fields: two of them can always share one."""
    game = harbours(me={"storage": {"crate": 3, "barrel": 4}, "areas": {1: 18}})
    play(game, "pack")
    assert (cash(game), cash(game, 1)) == (9, 10)
    assert storage(game) == {"crate": 1, "container": 1, "barrel": 4}
    assert seat(game, 0)["money"]["repacking"] == -1
    play(game, "load barrel 1", "unpack")
    assert (cash(game), cash(game, 1)) == (8, 10)
    assert seat(game, 0)["money"]["repacking"] == -2


@rule("BH-R-32")
def test_money_production_is_not_a_choice() -> None:
    game = harbours(me={"buildings": ["auction", "refinery"], "cash": 0})
    assert texts(game) == ["produce nothing", "produce refinery"]
    assert cash(game) == 2
    play(game, "produce nothing")
    assert asked(game) == "bid"
    assert cash(game) == 2


@rule("BH-R-37", "BH-VIEW-1")
def test_a_building_takes_the_highest_uncovered_field_without_a_building() -> None:
    """Fields from 1: of the long game's open ones 1, 2, 5, 6, 9 and 10."""
    names = ["works", "crane", "pilot", "customs", "auction"]
    game = scene(phase="permits", bids={0: ["1 permit"]}, me={"reserve": names, "cash": 50})
    play(game, "construct works", "construct crane", "cover 8", "construct pilot", "construct customs")
    play(game, "cover 12", "construct auction")
    assert seat(game, 0)["buildings"] == {"10": "works", "9": "crane", "8": "pilot", "6": "customs", "12": "auction"}


@rule("BH-R-37")
def test_goods_make_way_for_a_building() -> None:
    """One field is free; which one is never asked."""
    game = scene(phase="permits", bids={0: ["1 permit"]}, me={"reserve": ["works"], "storage": {"barrel": 5}})
    play(game, "construct works")
    assert seat(game, 0)["buildings"] == {"10": "works"}
    assert storage(game) == {"barrel": 5}
