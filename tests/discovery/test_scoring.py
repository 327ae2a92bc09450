"""VP for ships at expeditions, the interim and the final scoring (rules page 3.12 to 3.14)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import (
    bought,
    end_turn,
    fleet,
    hold_final,
    hold_interim,
    play,
    refused,
    rule,
    seat,
    situation,
    vp,
    whose_turn,
)

INTERIM_NEXT = {"stacks": {2: ["interim"]}}
FINAL_NEXT = {"stacks": {4: ["final"]}}


def before_interim(players: int = 2, **changes: Any) -> Game:
    """Twelve ships are bought by the last seat; the interim card is the next card."""
    return bought(situation(players, **changes), 12, players - 1).edit(INTERIM_NEXT)


def before_final(players: int = 2, **changes: Any) -> Game:
    """Twenty-five ships are bought by the last seat; the final card is the next card."""
    return bought(situation(players, **changes), 25, players - 1).edit(FINAL_NEXT)


def turns_until(game: Game, scoring: str) -> list[tuple[int, int]]:
    """The turns that are ended before a scoring is held, the present one included."""
    turns = []
    while game.position()["scorings"][scoring] != "held":
        turns.append(whose_turn(game))
        end_turn(game)
    return turns


# ------------------------------------------------------------------ VP


@rule("AD-VP-1")
def test_every_ship_at_an_expedition_counts_whatever_its_capacity() -> None:
    game = situation(expeditions={"Columbus": fleet(0, "R1", "R3") + fleet(1, "R2"), "Drake": fleet(1, "B1")})
    assert vp(hold_interim(game), "interim") == [3 + 3, 3 + 2]
    assert vp(hold_final(game), "final") == [4 + 4, 4 + 5]


@rule("AD-VP-2", "AD-VP-3", "AD-R-5")
@pytest.mark.parametrize(
    ("expedition", "ship", "interim", "final"),
    [
        ("Abreu", "G1", 3, 7),
        ("Abreu", "R1", 1, 4),
        ("Dias", "Y3", 5, 4),
        ("Dias", "N2", 3, 3),
        ("Barentsz", "N1", 2, 7),
    ],
)
def test_matching_and_plain_values_of_both_scorings(expedition: str, ship: str, interim: int, final: int) -> None:
    game = situation(expeditions={expedition: fleet(0, ship)})
    assert vp(hold_interim(game), "interim") == [interim, 0]
    assert vp(hold_final(game), "final") == [final, 0]


@rule("AD-VP-4", "AD-R-11", "AD-R-6")
@pytest.mark.parametrize(("colour", "interim", "final"), [("green", 3, 7), ("yellow", 1, 4)])
def test_a_joker_is_one_ship_of_the_colour_it_took(colour: str, interim: int, final: int) -> None:
    game = situation(me={"joker": "green-yellow"})
    play(game, "place J3 Abreu", f"colour {colour}")
    assert vp(hold_interim(game), "interim") == [interim, 0]
    assert vp(hold_final(game), "final") == [final, 0]


# ------------------------------------------------------------------ interim scoring


@rule("AD-INT-1")
def test_the_revealer_of_the_interim_card_finishes_the_turn_as_usual() -> None:
    game = before_interim(me={"coins": 30, "harbour": ["R1"]})
    play(game, "buy 0", "buy 1", "buy 2", "place R1 Columbus")
    assert whose_turn(game) == (0, 1)
    assert game.position()["scorings"]["interim"] == 3
    assert vp(game, "interim") == [0, 0]


@rule("AD-INT-2", "AD-INT-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_every_player_takes_one_more_turn_and_play_goes_on_behind_the_revealer(players: int) -> None:
    game = before_interim(players, seats={1: {"coins": 9}}, turn={"seat": 1, "number": 4})
    game.play("buy 0")
    after = [(number, 4) for number in range(2, players)] + [(0, 5), (1, 5)]
    assert turns_until(game, "interim") == [(1, 4), *after]
    assert whose_turn(game) == (2 % players, 5 if players > 2 else 6)


@rule("AD-INT-3")
def test_all_twelve_expeditions_are_scored_at_the_end_of_the_revealers_extra_turn() -> None:
    plain = {"Dias": 3, "Columbus": 2, "Cabot": 3, "Gama": 3, "Vespucci": 1, "Cabral": 1}
    plain |= {"Abreu": 1, "Magellan": 2, "Verrazzano": 2, "Cartier": 1, "Drake": 1}
    ships = ["R2", "B2", "G2", "Y2", "W2", "N2", "R3", "B3", "G3", "Y3", "W3", "N3"]
    rows = {name: fleet(0, ship) for name, ship in zip([*plain, "Barentsz"], ships, strict=True)}
    game = bought(situation(expeditions=rows), 13).edit({"scorings": {"interim": 2}})
    end_turn(game)
    assert vp(game, "interim") == [0, 0]
    end_turn(game)
    assert vp(game, "interim") == [sum(plain.values()) + 2, 0]  # the brown ship at Barentsz matches


@rule("AD-INT-4", "AD-R-20")
def test_the_interim_scoring_moves_nothing_and_scores_nothing_else() -> None:
    running = {"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 3}
    me = {"harbour": ["W1"], "completed": 3, "mission": "alone", "running": [running]}
    game = hold_interim(situation(me=me, expeditions={"Columbus": fleet(0, "R1")}))
    assert game.scores()[0].parts == {"interim": 3, "final": 0, "mission": 0, "unplaced": 0}
    assert game.position()["expeditions"]["Columbus"] == [{"ship": "R1", "seat": 0, "colour": "red"}]
    assert seat(game, 0)["harbour"] == ["W1"]
    assert seat(game, 0)["running"] == [running | {"rounds_left": 3}]
    end_turn(game)
    assert seat(game, 0)["running"] == [running | {"rounds_left": 2}]


@rule("AD-R-20")
def test_ships_score_again_at_the_end() -> None:
    game = hold_final(hold_interim(situation(expeditions={"Columbus": fleet(0, "R1")})))
    assert (vp(game, "interim"), vp(game, "final")) == ([3, 0], [4, 0])


# ------------------------------------------------------------------ final scoring


@rule("AD-FIN-1")
def test_the_revealer_of_the_final_card_finishes_the_turn_as_usual() -> None:
    game = before_final(me={"coins": 30, "harbour": ["R1"]})
    play(game, "buy 0", "buy 1", "place R1 Columbus", "end", "reserve buy 0", "done")
    assert not game.over
    assert game.position()["scorings"]["final"] == 2


@rule("AD-FIN-2", "AD-FIN-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_every_player_takes_one_more_turn_and_the_game_is_over(players: int) -> None:
    game = before_final(players, seats={1: {"coins": 9}}, turn={"seat": 1, "number": 9})
    game.play("buy 0")
    after = [(number, 9) for number in range(2, players)] + [(0, 10), (1, 10)]
    assert turns_until(game, "final") == [(1, 9), *after]
    assert game.over
    assert refused(game, "coins") == "AD-FIN-3"


@rule("AD-FIN-4", "AD-MIS-10")
def test_running_orders_are_cut_off_first() -> None:
    running = [{"order": "Y5", "ships": ["Y2", "J3"], "rounds": 3, "rounds_left": 1}]
    me = {"coins": 5, "completed": 1, "running": running, "joker": "green-yellow", "mission": "alone"}
    game = hold_final(situation(me=me, expeditions={"Columbus": fleet(0, "R1")}))
    assert seat(game, 0)["coins"] == 5
    assert seat(game, 0)["completed"] == 1
    assert seat(game, 0)["harbour"] == ["Y2"]
    assert game.view()["seats"][0]["joker"]["place"] == "harbour"
    assert game.position()["cut_off_orders"] == ["Y5"]
    assert vp(game, "mission")[0] == 2  # alone with one completed order, not two


@rule("AD-FIN-5", "AD-FIN-6", "AD-FIN-7")
def test_the_three_parts_of_the_final_scoring() -> None:
    me = {"completed": 4, "mission": "alone", "harbour": ["W1", "W2"]}
    you = {"mission": "presence", "harbour": ["N3"]}
    game = hold_final(situation(me=me, you=you, expeditions={"Columbus": fleet(0, "R1"), "Drake": fleet(1, "W1")}))
    assert game.scores()[0].parts == {"interim": 0, "final": 4, "mission": 4, "unplaced": 2}
    assert game.scores()[1].parts == {"interim": 0, "final": 4, "mission": 0, "unplaced": 1}
    assert [score.total for score in game.scores()] == [10, 5]


@rule("AD-FIN-7")
def test_ships_of_orders_that_were_cut_off_count_as_unplaced() -> None:
    running = [{"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 3}]
    game = hold_final(situation(me={"harbour": ["R3"], "running": running}))
    assert vp(game, "unplaced") == [3, 0]


@rule("AD-FIN-8", "AD-R-25")
def test_an_unplaced_joker_brings_nothing() -> None:
    running = [{"order": "Y3", "ships": ["J3"], "rounds": 3}]
    game = hold_final(situation(me={"joker": "green-yellow", "running": running}))
    assert [score.total for score in game.scores()] == [0, 0]


@rule("AD-FIN-9")
def test_coins_orders_and_action_cards_bring_nothing() -> None:
    me = {"coins": 99, "hand": ["R3", "R4", "R5", "R6"], "any_colour_cards": 3, "reservation_cards": 2}
    game = hold_final(situation(me=me, you={"coins": 0, "hand": [], "any_colour_cards": 0, "reservation_cards": 0}))
    assert [score.total for score in game.scores()] == [0, 0]
    assert game.places() == [1, 1]


@rule("AD-FIN-10", "AD-R-21")
def test_both_scorings_due_in_one_turn_are_both_held() -> None:
    table = bought(situation(expeditions={"Columbus": fleet(0, "R1")}), 26)
    game = end_turn(table.edit({"scorings": {"interim": 1, "final": 1}}))
    assert game.over
    assert (vp(game, "interim"), vp(game, "final")) == ([3, 0], [4, 0])


@rule("AD-R-21", "AD-FIN-10")
def test_both_cards_in_one_turn_give_one_more_turn_each_and_both_scorings() -> None:
    table = bought(situation(me={"coins": 99}, expeditions={"Columbus": fleet(0, "R1")}), 18)
    game = table.edit({"scorings": {"interim": "waiting"}, "stacks": {2: ["interim"], 4: ["final"]}})
    play(game, *["buy 0"] * 8)
    assert game.position()["scorings"] == {"interim": 3, "final": 3}
    assert turns_until(game, "final") == [(0, 1), (1, 1), (0, 2)]
    assert (vp(game, "interim"), vp(game, "final")) == ([3, 0], [4, 0])


@rule("AD-R-21")
def test_two_countdowns_run_side_by_side() -> None:
    table = bought(situation(you={"coins": 9}, expeditions={"Columbus": fleet(0, "R1")}), 25)
    game = table.edit({"scorings": {"interim": 3}, **FINAL_NEXT})  # seat 0 has turned up the interim card in this turn
    end_turn(game)
    game.play("buy 0")
    assert game.position()["scorings"] == {"interim": 2, "final": 3}
    assert turns_until(game, "interim") == [(1, 1), (0, 2)]
    assert vp(game, "final") == [0, 0]
    assert turns_until(game, "final") == [(1, 2)]
    assert game.over
