"""Missions: which expeditions qualify, and what they are worth (rules page 3.15)."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import fleet, hold_final, rule, situation, vp

# Completed orders with which each kind is worth a different number of VP with two players.
WORTH = {"presence": 1, "half": 2, "majority": 3, "alone": 4}
FOUR_ORDERS = 4
EXPEDITIONS = ["Columbus", "Cabral", "Magellan", "Drake", "Gama", "Vespucci"]


def row(mark: str, mine: int, yours: int) -> list[dict[str, Any]]:
    ships = [f"{mark}{capacity}" for capacity in (1, 1, 2, 2)]
    return fleet(0, *ships[:mine]) + fleet(1, *ships[mine : mine + yours])


def qualifying(mission: str, *counts: tuple[int, int]) -> int:
    """How many expeditions qualify with these numbers of own and other ships at them."""
    rows = {name: row(mark, *count) for name, mark, count in zip(EXPEDITIONS, "RBGYWN", counts, strict=False)}
    game = hold_final(situation(me={"mission": mission, "completed": FOUR_ORDERS}, expeditions=rows))
    points, rest = divmod(vp(game, "mission")[0], WORTH[mission])
    assert rest == 0
    return points


@rule("AD-MIS-1")
def test_a_mission_brings_vp_for_each_qualifying_expedition() -> None:
    assert qualifying("presence") == 0
    assert qualifying("presence", (1, 0)) == 1
    assert qualifying("presence", (1, 0), (2, 1), (0, 2), (1, 3)) == 3


@rule("AD-MIS-1")
def test_each_player_has_an_own_mission() -> None:
    rows = {"Columbus": row("R", 2, 1), "Cabral": row("B", 0, 1)}
    me, you = {"mission": "majority", "completed": 2}, {"mission": "presence", "completed": 2}
    game = hold_final(situation(me=me, you=you, expeditions=rows))
    assert vp(game, "mission") == [2, 2]


@rule("AD-MIS-2")
@pytest.mark.parametrize(("count", "holds"), [((1, 0), 1), ((1, 3), 1), ((0, 1), 0), ((0, 0), 0)])
def test_presence_is_at_least_one_ship(count: tuple[int, int], holds: int) -> None:
    assert qualifying("presence", count) == holds


@rule("AD-MIS-3", "AD-R-23")
@pytest.mark.parametrize(
    ("count", "holds"), [((1, 1), 1), ((2, 2), 1), ((2, 1), 1), ((1, 2), 0), ((0, 1), 0), ((0, 0), 0)]
)
def test_half_is_as_many_as_all_others_together(count: tuple[int, int], holds: int) -> None:
    assert qualifying("half", count) == holds


@rule("AD-MIS-4", "AD-R-24")
@pytest.mark.parametrize(
    ("count", "holds"), [((2, 1), 1), ((1, 0), 1), ((1, 1), 0), ((2, 2), 0), ((1, 2), 0), ((0, 0), 0)]
)
def test_majority_is_more_than_all_others_together(count: tuple[int, int], holds: int) -> None:
    assert qualifying("majority", count) == holds


@rule("AD-MIS-3", "AD-MIS-4", "AD-R-24")
@pytest.mark.parametrize(("mission", "value"), [("half", 0), ("majority", 0), ("presence", 1)])
def test_others_count_together_not_one_by_one(mission: str, value: int) -> None:
    # Two ships against one and two: more than, or as many as, any single rival, but less than both together.
    ships = fleet(0, "G1", "G1") + fleet(1, "G2") + fleet(2, "G2", "G2")
    game = hold_final(situation(3, me={"mission": mission, "completed": 1}, expeditions={"Cabral": ships}))
    assert vp(game, "mission")[0] == value


@rule("AD-MIS-5")
@pytest.mark.parametrize(("count", "holds"), [((1, 0), 1), ((3, 0), 1), ((3, 1), 0), ((0, 1), 0), ((0, 0), 0)])
def test_alone_is_ships_and_no_others(count: tuple[int, int], holds: int) -> None:
    assert qualifying("alone", count) == holds


@rule("AD-MIS-6")
@pytest.mark.parametrize(("mission", "value"), [("presence", 1), ("half", 2), ("majority", 0), ("alone", 0)])
def test_only_the_number_of_ships_counts_and_a_joker_is_one(mission: str, value: int) -> None:
    rows = {"Cabral": fleet(0, "G1") + fleet(1, "G3")}
    game = situation(me={"mission": mission, "completed": FOUR_ORDERS}, expeditions=rows)
    assert vp(hold_final(game), "mission")[0] == value
    rows = {"Cabral": fleet(0, "G1") + fleet(1, "J3")}
    me, you = {"mission": mission, "completed": FOUR_ORDERS}, {"joker": "green-yellow"}
    assert vp(hold_final(situation(me=me, you=you, expeditions=rows)), "mission")[0] == value


@rule("AD-MIS-6", "AD-R-11")
def test_an_own_joker_is_one_ship() -> None:
    rows = {"Cabral": fleet(1, "G1") + fleet(0, "J3")}
    me = {"mission": "majority", "completed": FOUR_ORDERS, "joker": "green-yellow"}
    assert vp(hold_final(situation(me=me, expeditions=rows)), "mission")[0] == 0


@rule("AD-MIS-7")
@pytest.mark.parametrize("mission", WORTH)
def test_who_is_alone_meets_every_mission(mission: str) -> None:
    assert qualifying(mission, (1, 0), (2, 0)) == 2


@rule("AD-MIS-8")
@pytest.mark.parametrize(("completed", "value"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4), (6, 5), (9, 7)])
def test_the_value_goes_by_completed_orders(completed: int, value: int) -> None:
    rows = {"Columbus": row("R", 1, 0), "Drake": row("B", 1, 0), "Gama": row("W", 0, 1)}
    game = hold_final(situation(me={"mission": "alone", "completed": completed}, expeditions=rows))
    assert vp(game, "mission")[0] == 2 * value


@rule("AD-MIS-9", "AD-R-27")
@pytest.mark.parametrize("completed", [10, 11, 15])
def test_more_than_ten_orders_count_as_ten(completed: int) -> None:
    rows = {"Columbus": row("R", 1, 0)}
    game = hold_final(situation(me={"mission": "half", "completed": completed}, expeditions=rows))
    assert vp(game, "mission")[0] == 4


@rule("AD-MIS-10")
def test_an_order_that_was_cut_off_does_not_count() -> None:
    running = [{"order": "N3", "ships": ["N3"], "rounds": 1}]
    me = {"mission": "alone", "completed": 0, "running": running}
    game = hold_final(situation(me=me, expeditions={"Columbus": row("R", 1, 0)}))
    assert vp(game, "mission")[0] == 1
