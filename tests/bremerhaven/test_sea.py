"""Ships (rules page 3.10): who wins one, where it docks, what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import GOODS, SHIPS, asked, boards, cash, dock, finish_round, harbours, prestige, ships
from helpers import play, refused, rule, texts

# Three docks of every size: 3, 2 and 1.
STEPS = [3, 3, 2, 1]
# Only the middle dock has a size, and it is the largest.
MIDDLE = {"walls": [0, 3, 3, 0]}


# ------------------------------------------------------------------ winning and docking


@rule("BH-SHIP-1", "BH-SHIP-5")
@pytest.mark.parametrize("sea", [[4, 1], [1, 4]])
def test_the_left_ship_comes_first_and_may_take_the_last_dock(sea: list[int]) -> None:
    game = boards("4 sea-1", "5 sea-2", sea=sea)
    assert ships(game) == [None, sea[0], None]
    assert sea[0] not in game.position()["ships_discarded"]
    assert sea[1] in game.position()["ships_discarded"]


@rule("BH-SHIP-1")
def test_ships_are_asked_about_from_left_to_right() -> None:
    game = boards("4 sea-1", "5 sea-2", sea=[4, 1], me={"walls": [1, 1, 1, 1]})
    play(game, "dock 3", seat=0)
    assert ships(game) == [None, None, 4]
    play(game, "dock 1", seat=0)
    assert ships(game) == [1, None, 4]


@rule("BH-SHIP-2")
def test_the_winner_chooses_among_free_docks_that_are_large_enough() -> None:
    game = boards("5 sea-1", sea={1: 1}, me={"walls": [1, 1, 1, 1], "docks": {2: 3}})
    assert texts(game) == ["dock 1", "dock 3"]
    assert refused(game, "dock 2") == "BH-SHIP-2"
    assert ships(play(game, "dock 3")) == [None, 3, 1]


@rule("BH-SHIP-2", "BH-R-11")
def test_a_ship_that_fits_cannot_be_sent_away() -> None:
    game = boards("5 sea-1", sea={1: 3})
    assert texts(game) == ["dock 1", "dock 2", "dock 3"]
    assert refused(game, "send away") == "BH-R-11"


@rule("BH-R-11")
def test_with_refuse_ships_a_ship_may_be_sent_away_even_if_one_dock_only_fits() -> None:
    game = boards("5 sea-1", sea={1: 1}, options={"refuse_ships": "on"})
    assert texts(game) == ["dock 2", "send away"]
    after = play(game.copy(), "send away")
    assert ships(after) == [None] * 3
    assert 1 in after.position()["ships_discarded"]
    assert (cash(after), prestige(after)) == (10, 0)
    assert ships(play(game, "dock 2")) == [None, 1, None]


@rule("BH-SHIP-3", "BH-HARB-4")
@pytest.mark.parametrize(
    ("ship", "walls", "docks"),
    [
        (25, [2, 2, 2, 0], [1, 2]),
        (25, [2, 2, 2, 1], [1, 2]),
        (25, [3, 3, 2, 2], [1, 2, 3]),
        (25, [2, 2, 3, 3], [1, 2, 3]),
        (25, [2, 3, 1, 3], [1]),
        (25, [3, 1, 2, 2], [3]),
        (37, STEPS, [1]),
        (1, STEPS, [1, 2, 3]),
        (25, STEPS, [1, 2]),
    ],
)
def test_the_shorter_wall_decides_how_large_a_dock_is(ship: int, walls: list[int], docks: list[int]) -> None:
    """Asked with `refuse_ships`, so that a single dock is a question too."""
    game = boards("5 sea-1", sea={1: ship}, me={"walls": walls}, options={"refuse_ships": "on"})
    assert texts(game, "dock") == [f"dock {number}" for number in docks]
    for number in {1, 2, 3} - set(docks):
        assert refused(game, f"dock {number}") == "BH-SHIP-3"


@rule("BH-SHIP-4")
def test_a_ship_without_bollards_fits_every_free_dock() -> None:
    game = boards("5 sea-1", sea={1: 3}, me={"walls": [0, 1, 1, 0], "docks": {2: 1}})
    assert SHIPS[3]["bollards"] == 0
    assert texts(game) == ["dock 1", "dock 3"]


@rule("BH-SHIP-5")
@pytest.mark.parametrize("me", [{"walls": [3, 1, 2, 1]}, {"walls": [0, 2, 2, 0], "docks": {2: 3}}])
def test_a_ship_without_a_dock_is_discarded_and_costs_nothing(me: dict[str, Any]) -> None:
    game = boards("5 sea-1", sea={1: 25}, me=me | {"prestige": 4})
    before = [place for place in ships(game) if place is not None]
    assert 25 not in before
    assert 25 in game.position()["ships_discarded"]
    assert (cash(game), prestige(game)) == (10, 4)


# ------------------------------------------------------------------ what it brings


@rule("BH-SHIP-6", "BH-SHIP-7")
@pytest.mark.parametrize("ship", [1, 2, 4, 7, 19, 26, 30, 37, 39, 43])
def test_a_docking_ship_gets_its_time_markers_and_its_cargo(ship: int) -> None:
    game = boards("5 sea-1", sea={1: ship}, me=MIDDLE)
    card = SHIPS[ship]
    expected = {"ship": ship, "markers": card["dwell"], "cargo": card["cargo"], "aboard": card["amount"]}
    assert dock(game, 2) == expected
    assert asked(game) == "move"


@rule("BH-SHIP-8", "BH-R-14")
@pytest.mark.parametrize("good", GOODS)
def test_the_owner_chooses_one_kind_for_all_jokers_when_the_ship_docks(good: str) -> None:
    game = boards("5 sea-1", sea={1: 29}, me=MIDDLE)
    assert asked(game) == "cargo"
    assert texts(game) == [f"cargo {kind}" for kind in GOODS]
    play(game, f"cargo {good}")
    assert dock(game, 2) == {"ship": 29, "markers": 2, "cargo": good, "aboard": 2}


@rule("BH-R-14")
def test_the_kind_of_jokers_stays_as_chosen() -> None:
    game = boards("5 sea-1", sea={1: 29}, me=MIDDLE)
    play(game, "cargo container", "unload 2")
    finish_round(game)
    assert dock(game, 2) == {"ship": 29, "markers": 1, "cargo": "container", "aboard": 1}


@rule("BH-R-14")
def test_the_cargo_is_fixed_before_the_next_ship_docks() -> None:
    game = boards("5 sea-1", "4 sea-2", sea=[17, 3])
    play(game, "dock 3")
    assert texts(game) == [f"cargo {kind}" for kind in GOODS]
    play(game, "cargo crate")
    assert texts(game) == ["dock 1", "dock 2"]


# ------------------------------------------------------------------ staying


@rule("BH-SHIP-9")
def test_a_docked_ship_stays_where_it_is_until_it_is_due() -> None:
    game = harbours(me={"walls": [1, 1, 1, 1], "docks": {1: {"ship": 2, "markers": 2}}})
    for move in ("dock 2", "dock 3", "send away"):
        assert refused(game, move) == "BH-ROUND-1"
    finish_round(game)
    assert ships(game) == [2, None, None]
    finish_round(game)
    assert ships(game) == [None, None, None]


@rule("BH-SHIP-9")
def test_a_ship_does_not_make_way_for_another() -> None:
    """The small ship lies in the only large dock, and does not change places with the free one."""
    game = boards("5 sea-1", sea={1: 25}, me={"walls": [1, 1, 2, 2], "docks": {3: 1}})
    assert ships(game) == [None, None, 1]
    assert 25 in game.position()["ships_discarded"]


@rule("BH-SHIP-10")
def test_a_ship_without_a_bid_stays_on_the_board_until_the_refill() -> None:
    game = boards("5 sea-2", players=3, sea=[4, 1, 2])
    assert game.position()["phase"] == "harbours"
    assert game.position()["sea"] == [4, None, 2]
    assert not {4, 2} & set(game.position()["ships_discarded"])
    finish_round(game)
    assert game.position()["sea"][2] == 4
    assert 2 in game.position()["ships_discarded"]
