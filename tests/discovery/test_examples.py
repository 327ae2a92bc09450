"""The worked examples of the rules page (section 8), each as a story."""

from __future__ import annotations

import pytest

from fairlead import Game
from helpers import (
    bought,
    deal,
    end_turn,
    fleet,
    hold_final,
    hold_interim,
    placeable,
    play,
    refused,
    rule,
    seat,
    situation,
    texts,
    vp,
    whose_turn,
)


@rule("AD-EX-1", "AD-BUY-3", "AD-BUY-4", "AD-BUY-5", "AD-BUY-6")
def test_buying_with_eight_coins() -> None:
    game = situation(
        me={"coins": 8, "harbour": []},
        buy_row=["G3", "Y1", "G2", "R2", "B3"],
        refill_row=["G1", "W2", "N2", "Y2", "R1"],
        stacks={0: ["B1"]},
    )
    game.play("buy 0")
    assert (seat(game, 0)["coins"], seat(game, 0)["harbour"]) == (3, ["G3"])
    assert game.position()["buy_row"] == ["G1", "Y1", "G2", "R2", "B3"]
    assert game.position()["refill_row"] == ["B1", "W2", "N2", "Y2", "R1"]
    assert texts(game, "buy") == ["buy 0", "buy 1"]
    assert [refused(game, f"buy {column}") for column in (2, 3, 4)] == ["AD-BUY-1"] * 3


def full_sets(game: Game, expedition: str, placed: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All sets of capacities with which an expedition can be filled."""
    tile = next(tile for tile in game.view()["expeditions"] if tile["name"] == expedition)
    if tile["free"] == 0:
        return {tuple(sorted(placed))}
    sets = set()
    for ship in placeable(game, expedition):
        following = play(game.copy(), f"place {ship} {expedition}")
        if following.decision().kind == "joker-colour":
            following.play("colour green")
        sets |= full_sets(following, expedition, (*placed, int(ship[1])))
    return sets


@rule("AD-EX-2", "AD-EXP-4")
def test_full_sets_of_abreu() -> None:
    me = {"coins": 20, "harbour": ["G1", "G1", "G2", "G3"], "joker": "green-yellow", "any_colour_cards": 0}
    assert full_sets(situation(me=me), "Abreu") == {(1, 1, 1), (1, 2), (3,)}


@rule("AD-EX-3", "AD-EXP-2", "AD-EXP-4", "AD-EXP-7", "AD-EXP-9", "AD-ANY-1")
def test_placing_at_cabral() -> None:
    me = {"coins": 5, "harbour": ["G2", "R1"], "joker": "green-yellow", "any_colour_cards": 0}
    game = situation(me=me, expeditions={"Cabral": fleet(1, "G3", "G3")})
    assert placeable(game, "Cabral") == {"G2", "J1", "J2"}
    assert refused(game, "place J3 Cabral") == "AD-EXP-7"
    assert refused(game, "place R1 Cabral") == "AD-EXP-2"
    assert "R1" in placeable(game.edit({"seats": {0: {"any_colour_cards": 1}}}), "Cabral")
    game.play("place G2 Cabral")
    assert placeable(game, "Cabral") == set()


@rule("AD-EX-3", "AD-EXP-4")
def test_a_third_green_3_is_too_large_for_cabral() -> None:
    # Only two green 3 exist, so the 6 of the row are made up in another way.
    me = {"coins": 5, "harbour": ["G3"], "joker": "red-blue", "any_colour_cards": 0}
    game = situation(me=me, expeditions={"Cabral": fleet(1, "G3", "G1", "G2")})
    assert refused(game, "place G3 Cabral") == "AD-EXP-4"


@rule("AD-EX-4", "AD-TRADE-1", "AD-TRADE-6", "AD-TICK-1", "AD-TICK-4", "AD-TICK-6", "AD-TICK-7")
def test_a_yellow_order_5_over_two_rounds() -> None:
    me = {"coins": 4, "hand": ["Y5"], "harbour": ["Y2", "Y3"], "completed": 0, "reservation_cards": 0}
    game = situation(me=me)
    play(game, "start Y5", "load Y2", "load Y3", "rounds 2")
    assert (seat(game, 0)["coins"], seat(game, 0)["harbour"]) == (2, [])
    running = game.view()["seats"][0]["running"][0]
    assert (running["income"], running["rounds_left"]) == (10, 2)
    end_turn(game, 2)
    coins = seat(game, 0)["coins"]
    assert seat(game, 0)["running"][0]["rounds_left"] == 1
    assert (seat(game, 0)["harbour"], seat(game, 0)["completed"]) == ([], 0)
    end_turn(game, 2)
    assert seat(game, 0)["coins"] == coins + 2 + 10
    assert seat(game, 0)["harbour"] == ["Y2", "Y3"]
    assert (seat(game, 0)["running"], seat(game, 0)["completed"]) == ([], 1)
    play(game, "place Y2 Dias", "place Y3 Dias", "coins")


@rule("AD-EX-5", "AD-MIS-4", "AD-MIS-8")
def test_majority_at_four_expeditions_with_five_orders_is_20_vp() -> None:
    rows = {
        "Columbus": fleet(0, "R1", "R1") + fleet(1, "R2"),
        "Cabral": fleet(0, "G1"),
        "Drake": fleet(0, "B1", "B2", "B2") + fleet(1, "B1"),
        "Magellan": fleet(0, "W2"),
        "Gama": fleet(0, "N1") + fleet(2, "N1"),
        "Dias": fleet(1, "Y1"),
    }
    game = hold_final(situation(3, me={"mission": "majority", "completed": 5}, expeditions=rows))
    assert vp(game, "mission")[0] == 20


@rule("AD-EX-6", "AD-INT-1", "AD-INT-2", "AD-INT-3", "AD-INT-5")
def test_turns_around_the_interim_scoring() -> None:
    table = bought(situation(3, you={"coins": 9}, turn={"seat": 1, "number": 9}), 12, 2)
    game = table.edit({"stacks": {2: ["interim"]}})
    game.play("buy 0")
    turns = []
    while game.position()["scorings"]["interim"] != "held":
        turns.append(whose_turn(game))
        end_turn(game)
    assert turns == [(1, 9), (2, 9), (0, 10), (1, 10)]
    assert whose_turn(game) == (2, 10)


@rule("AD-EX-7")
@pytest.mark.parametrize(
    ("players", "pile", "any_colour", "reservation", "missions", "jokers"),
    [(2, 16, 3, 2, 2, 4), (3, 14, 2, 1, 1, 3), (4, 12, 2, 1, 0, 2)],
)
def test_sizes_after_set_up(
    players: int, pile: int, any_colour: int, reservation: int, missions: int, jokers: int
) -> None:
    game = deal(players)
    position, view = game.position(), game.view()
    assert (view["pile"], len(position["pile"])) == (pile, pile)
    assert len([order for order in position["display"] if order]) == 4
    assert [len(stack) for stack in position["stacks"]] == view["stacks"] == [6, 6, 7, 7, 8]
    for entry in position["seats"]:
        assert (entry["any_colour_cards"], entry["reservation_cards"]) == (any_colour, reservation)
    assert (len(position["in_the_box"]["missions"]), len(position["in_the_box"]["jokers"])) == (missions, jokers)


@rule("AD-EX-8", "AD-RES-1", "AD-RES-2", "AD-RES-3", "AD-RES-4", "AD-RES-5", "AD-RES-6")
def test_a_reserved_ship_drops_and_lapses() -> None:
    game = situation(me={"coins": 0}, you={"coins": 20}, buy_row={2: "G1"}, refill_row={2: "B3"})
    play(game, "coins", "end", "reserve refill 2", "done")
    game.play("buy 2")
    assert game.view()["buy_row"][2]["reserved_by"] == 0
    assert refused(game, "buy 2") == "AD-BUY-9"
    end_turn(game)
    assert refused(game, "buy 2") == "AD-BUY-1"  # seat 0 has no money for it
    end_turn(game)
    assert whose_turn(game) == (1, 2)
    game.play("buy 2")
    assert seat(game, 1)["harbour"] == ["B3", "G1"]


@rule("AD-EX-9", "AD-VP-1", "AD-VP-2", "AD-VP-3")
@pytest.mark.parametrize(("mark", "interim", "final"), [("G", 3, 7), ("R", 1, 4)])
def test_abreu_scores_by_colour(mark: str, interim: int, final: int) -> None:
    game = situation(expeditions={"Abreu": fleet(0, f"{mark}1") + fleet(1, f"{mark}2")})
    assert vp(hold_interim(game), "interim") == [interim, interim]
    assert vp(hold_final(game), "final") == [final, final]


@rule("AD-EX-10", "AD-FIN-4", "AD-FIN-7", "AD-FIN-8", "AD-END-2")
def test_unplaced_ships_of_an_order_that_was_cut_off() -> None:
    running = [{"order": "R4", "ships": ["R2", "J2"], "rounds": 2}]
    me = {"running": running, "harbour": ["R3"], "joker": "red-blue", "mission": "presence"}
    # Seat 1 has the same 2 VP, once with two ships and the joker, once with the joker placed: a count of 3, and of 2.
    you = {"harbour": ["B1", "B2"], "joker": "green-yellow", "mission": "half"}
    game = hold_final(situation(me=me, you=you))
    assert game.scores()[0].parts == {"interim": 0, "final": 0, "mission": 0, "unplaced": 2}
    assert seat(game, 0)["completed"] == 0
    assert game.places() == [1, 1]
    you = {"harbour": [], "joker": "green-yellow", "mission": "half"}
    game = hold_final(situation(me=me, you=you, expeditions={"Cabral": fleet(1, "R1")}))
    assert [score.total for score in game.scores()] == [2, 2]
    assert game.places() == [1, 2]
