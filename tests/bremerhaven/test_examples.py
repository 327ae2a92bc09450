"""The worked examples of rules page 8 for harbours, settlement, newspaper and refill."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import (
    GOODS,
    asked,
    boards,
    cash,
    dock,
    finish_round,
    go_to,
    harbours,
    orders,
    prestige,
    scene,
    ships,
    storage,
)
from helpers import play, rule, texts


@rule("BH-EX-4", "BH-SHIP-8")
@pytest.mark.parametrize("good", GOODS)
def test_4_three_jokers_are_three_of_a_kind(good: str) -> None:
    game = boards("5 sea-1", sea={1: 41}, me={"walls": [0, 2, 2, 0]})
    assert texts(game) == [f"cargo {kind}" for kind in GOODS]
    play(game, f"cargo {good}")
    assert dock(game, 2) == {"ship": 41, "markers": 2, "cargo": good, "aboard": 3}


@rule("BH-EX-5", "BH-SHIP-3", "BH-SHIP-5")
def test_5_two_walls() -> None:
    assert ships(boards("5 sea-1", sea={1: 25}, me={"walls": [2, 1, 2, 2]})) == [None, None, 25]
    game = boards("5 sea-1", sea={1: 25}, me={"walls": [3, 1, 1, 0]})
    assert ships(game) == [None] * 3
    assert 25 in game.position()["ships_discarded"]


@rule("BH-EX-6", "BH-STORE-1", "BH-PROD-2")
def test_6_storage() -> None:
    """A third crate needs another field; a Refinery with a full storage produces nothing."""
    cargo = {2: {"ship": 41, "cargo": "crate"}}
    me = {"walls": [0, 2, 2, 0], "docks": cargo, "storage": {"barrel": 4}, "areas": {1: 5}}
    game = play(harbours(me=me), "unload 2", "unload 2", "unload 2")
    assert storage(game) == {"barrel": 4, "crate": 3}  # the last field
    game = play(harbours(me=me | {"storage": {"barrel": 5}}), "unload 2 all")
    assert storage(game) == {"barrel": 5, "crate": 2}
    full = harbours(me={"buildings": ["refinery"], "storage": {"crate": 10}, "cash": 0})
    assert asked(full) == "bid"
    assert storage(full) == {"crate": 10}


@rule("BH-EX-7", "BH-PREST-1", "BH-PREST-2", "BH-PREST-3")
def test_7_prestige() -> None:
    docks = {
        1: {"ship": 3, "markers": 1, "aboard": 0},  # prestige 1
        2: {"ship": 13, "markers": 1, "aboard": 0},  # prestige 3
    }
    me = {"buildings": ["refinery"], "docks": docks, "walls": [0, 2, 2, 0], "prestige": 3, "storage": {"crate": 10}}
    game = harbours(me=me | {"cash": 0})
    assert prestige(game) == 5
    assert ships(game) == [None] * 3
    assert prestige(finish_round(game)) == 5


@rule("BH-EX-8", "BH-SETTLE-1", "BH-SETTLE-2", "BH-SETTLE-3", "BH-SETTLE-4")
def test_8_settlement() -> None:
    """Order 6 at price card 23: complete, and without its container."""

    def settle(**goods: int) -> tuple[int, int]:
        game = harbours(me={"cash": 0, "prestige": 4, "areas": {1: {"order": 6, "markers": 1, "loaded": goods}}})
        return cash(game), prestige(game)

    assert settle(crate=1, container=1, barrel=1) == (9, 4)
    assert settle(crate=1, barrel=1) == (7, 3)


@rule("BH-EX-9", "BH-SETTLE-3")
def test_9_three_of_four() -> None:
    due = {"order": 49, "markers": 1, "loaded": {"barrel": 2, "crate": 1}}
    assert cash(harbours(me={"cash": 0, "areas": {1: due}})) == 11 - 3
    whole = due | {"loaded": {"barrel": 2, "crate": 2}}
    assert cash(harbours(me={"cash": 0, "areas": {1: whole}})) == 14 + 2


@rule("BH-EX-10", "BH-NEWS-4", "BH-NEWS-6")
def test_10_the_ship_figure() -> None:
    game = scene(round=6, track=7, newspaper={"next": "prize"}, phase="event")
    assert game.position()["track"] == 9
    assert game.position()["newspaper"]["event"] == "prize"


@rule("BH-EX-11", "BH-REFILL-1", "BH-REFILL-2", "BH-REFILL-3")
def test_11_refill() -> None:
    game = boards("5 sea-2", players=3, sea=[1, 4, 2], ship_pile=[8, 9])
    go_to(game, "harbours")
    assert game.position()["sea"] == [1, None, 2]
    play(game, "done")
    assert game.position()["sea"] == [8, 9, 1]
    assert 2 in game.position()["ships_discarded"]


@rule("BH-EX-12", "BH-END-2")
def test_12_an_order_in_the_last_round() -> None:
    game = scene(round=12, track=19, phase="harbours", me={"areas": {1: {"order": 21, "markers": 3}}})
    assert game.over
    assert orders(game) == [None] * 4
    money = game.position()["seats"][0]["money"]
    assert money["penalties"] == -3
