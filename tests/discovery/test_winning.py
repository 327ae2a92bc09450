"""Who wins, and the end by `turn_cap` (rules page 3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import bought, deal, end_turn, fleet, hold_final, rule, situation, vp, whose_turn

# Missions that bring nothing without completed orders, so that VP are those of ships alone.
IDLE = ["presence", "half"]


def end(players: int = 2, harbours: dict[int, list[str]] | None = None, **changes: Any) -> list[int] | None:
    """Places after a final scoring with these harbours."""
    seats: dict[int, dict[str, Any]] = {number: {"harbour": ships} for number, ships in (harbours or {}).items()}
    for number, mission in enumerate(IDLE):
        seats.setdefault(number, {})["mission"] = mission
    for number, entry in changes.pop("seats", {}).items():
        seats[number] |= entry
    return hold_final(situation(players, seats=seats, **changes)).places()


@rule("AD-END-1")
def test_most_vp_win() -> None:
    assert end(harbours={0: ["R1"], 1: ["R2", "R3"]}) == [2, 1]
    assert end(harbours={0: ["R1", "B1", "B2"], 1: ["R2"]}) == [1, 2]


@rule("AD-END-1")
def test_vp_go_before_unplaced_ships() -> None:
    # Seat 0: 4 VP for one ship at Columbus. Seat 1: 3 VP for three ships in the harbour.
    assert end(harbours={1: ["R2", "R3", "B1"]}, expeditions={"Columbus": fleet(0, "R1")}) == [1, 2]


@rule("AD-END-2")
def test_tied_players_compare_ships_not_at_an_expedition() -> None:
    # Both have 4 VP: one ship at Columbus, or four in the harbour.
    assert end(harbours={1: ["R2", "R3", "B1", "B2"]}, expeditions={"Columbus": fleet(0, "R1")}) == [2, 1]


@rule("AD-END-2")
def test_ships_of_orders_that_were_cut_off_are_not_at_an_expedition() -> None:
    running = [{"order": "Y6", "ships": ["Y1", "Y2", "Y3"], "rounds": 3}]
    seats = {0: {"running": running}}
    assert end(harbours={1: []}, expeditions={"Columbus": fleet(1, "B1")}, seats=seats) == [1, 2]


@rule("AD-END-2", "AD-R-26")
@pytest.mark.parametrize(("tie_joker", "places"), [(True, [1, 2]), (False, [1, 1])])
def test_an_unplaced_joker_counts_in_the_tie_break_unless_the_option_is_off(tie_joker: bool, places: list[int]) -> None:
    # Both have one ship at Columbus, 4 VP; for seat 1 it is the joker.
    ships = fleet(0, "R1") + fleet(1, "J1")
    seats = {1: {"joker": "red-blue"}}
    assert end(expeditions={"Columbus": ships}, seats=seats, options={"tie_joker": tie_joker}) == places


@rule("AD-END-3", "AD-R-26")
def test_players_still_tied_share_the_place() -> None:
    assert end(harbours={0: ["R1"], 1: ["B3"]}) == [1, 1]
    assert end(4, harbours={2: ["R1"], 3: ["B3"]}, seats={2: {"mission": "majority"}, 3: {"mission": "alone"}}) == [
        *(3, 3),
        *(1, 1),
    ]


@rule("AD-END-4", "AD-R-26")
def test_the_same_comparison_ranks_the_other_places() -> None:
    # Seat 2 wins with 5 VP; seats 0 and 1 have 4 each, and seat 1 has more ships in the harbour.
    seats = {2: {"harbour": ["W1", "W2", "W3", "N1", "N2"], "mission": "majority"}}
    rows = {"Columbus": fleet(0, "R1")}
    assert end(3, harbours={1: ["Y1", "Y2", "Y3", "G1"], 2: []}, seats=seats, expeditions=rows) == [3, 2, 1]


@rule("AD-END-5", "AD-R-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_turn_of_the_cap_the_game_is_scored(players: int) -> None:
    game = deal(players, turn_cap=3, start_player=1)
    turns = []
    while not game.over:
        turns.append(whose_turn(game))
        end_turn(game)
    seats = [(1 + i) % players for i in range(players)]
    assert turns == [(number, turn) for turn in (1, 2, 3) for number in seats]
    assert game.position()["scorings"] == {"interim": "waiting", "final": "held"}


@rule("AD-END-5", "AD-R-31")
def test_without_a_cap_the_game_goes_on() -> None:
    game = deal(turn_cap=0).edit({"turn": {"seat": 1, "number": 5000}})
    end_turn(game, 2)
    assert not game.over
    capped = end_turn(deal(turn_cap=5).edit({"turn": {"seat": 1, "number": 5}}))
    assert capped.over


@rule("AD-END-5")
def test_a_due_interim_scoring_is_held_before_a_game_is_stopped() -> None:
    table = bought(situation(expeditions={"Columbus": fleet(0, "R1")}), 13).edit({"scorings": {"interim": 1}})
    game = hold_final(table)
    assert (vp(game, "interim"), vp(game, "final")) == ([3, 0], [4, 0])


@rule("AD-R-31")
def test_an_interim_scoring_that_is_not_due_is_dropped_when_a_game_is_stopped() -> None:
    table = bought(situation(expeditions={"Columbus": fleet(0, "R1")}), 13).edit({"scorings": {"interim": 2}})
    game = hold_final(table)
    assert (vp(game, "interim"), vp(game, "final")) == ([0, 0], [4, 0])


@rule("AD-R-28")
def test_players_may_have_had_unequal_numbers_of_turns_at_the_end() -> None:
    game = bought(situation(3, turn={"seat": 0, "number": 9}), 26).edit({"scorings": {"final": 1}})
    end_turn(game)
    assert game.over
    assert whose_turn(game) == (0, 9)  # the others have had eight
