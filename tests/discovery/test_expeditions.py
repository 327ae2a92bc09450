"""Action: place ships, at expeditions (rules page 3.8 and 3.9)."""

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
    placeable,
    play,
    refused,
    rule,
    seat,
    ships_at,
    situation,
)


def captain(*ships: str, expeditions: dict[str, Any] | None = None, **me: Any) -> Game:
    """Seat 0 with these ships and, unless it says otherwise, 10 coins, no cards, a green and yellow joker."""
    defaults = {"coins": 10, "any_colour_cards": 0, "reservation_cards": 0, "joker": "green-yellow", "hand": []}
    return situation(me=defaults | {"harbour": list(ships)} | me, expeditions=expeditions or {})


def tile(game: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(tile for tile in game.view()["expeditions"] if tile["name"] == name)
    return found


# ------------------------------------------------------------------ placing


@rule("AD-PLACE-1")
def test_any_number_of_ships_at_any_expeditions() -> None:
    game = captain("R1", "R2", "B1", "G2", "Y3")
    play(game, "place R1 Columbus", "place R2 Columbus", "place B1 Drake", "place G2 Abreu", "place Y3 Dias")
    assert seat(game, 0)["harbour"] == []
    assert game.position()["turn"]["begun"] == ["place"]


@rule("AD-PLACE-1", "AD-PLACE-4")
def test_as_long_as_the_coins_last() -> None:
    game = captain("R1", "R2", "B1", coins=2, hand=["W5"])
    play(game, "place R1 Columbus", "place R2 Columbus")
    assert refused(game, "place B1 Drake") == "AD-PLACE-4"


@rule("AD-PLACE-2", "AD-R-4")
def test_a_ship_bought_this_turn_may_be_placed() -> None:
    game = situation(me={"coins": 6, "harbour": []}, buy_row={0: "G3"})
    assert refused(game, "place G3 Abreu") == "AD-PLACE-2"
    play(game, "buy 0", "place G3 Abreu")
    assert ships_at(game, "Abreu") == [("G3", 0)]


@rule("AD-PLACE-2", "AD-TICK-6")
def test_a_ship_returned_this_turn_may_be_placed() -> None:
    game = end_turn(situation(you={"running": [{"order": "Y3", "ships": ["Y3"], "rounds": 1}]}))
    game.play("place Y3 Dias")
    assert ships_at(game, "Dias") == [("Y3", 1)]


@rule("AD-PLACE-2", "AD-PLACE-5")
def test_a_ship_at_an_expedition_stays_there() -> None:
    game = captain(expeditions={"Abreu": fleet(0, "G1"), "Dias": [{"ship": "J1", "seat": 0, "colour": "yellow"}]})
    assert refused(game, "place G1 Cabral") == "AD-PLACE-2"
    assert refused(game, "place J1 Cabral") == "AD-PLACE-2"
    assert refused(game, "place J3 Cabral") == "AD-PLACE-2"
    for later in (end_turn(game.copy(), 6), hold_interim(game), hold_final(game)):
        assert ships_at(later, "Abreu") == [("G1", 0)]
        assert ships_at(later, "Dias") == [("J1", 0)]


@rule("AD-PLACE-3", "AD-COMP-5")
@pytest.mark.parametrize(("ship", "fee"), [("G1", 1), ("G2", 1), ("G3", 1), ("J1", 2), ("J2", 2), ("J3", 2)])
def test_the_fee_is_1_and_2_for_the_joker_and_is_paid_at_once(ship: str, fee: int) -> None:
    game = captain("G1", "G2", "G3", expeditions={"Cabral": fleet(1, "G1")})
    game.play(f"place {ship} Cabral")
    assert seat(game, 0)["coins"] == 10 - fee


@rule("AD-PLACE-4")
def test_a_placement_whose_fee_cannot_be_paid_is_not_possible() -> None:
    game = captain("G1", coins=1)
    assert placeable(game, "Abreu") == {"G1"}
    assert refused(game, "place J1 Abreu") == "AD-PLACE-4"
    assert refused(captain("G1", coins=0), "place G1 Abreu") == "AD-PLACE-4"


@rule("AD-PLACE-7", "AD-R-33")
def test_placements_take_effect_one_after_the_other() -> None:
    game = captain("R1", "G1", "G2")
    assert placeable(game, "Abreu") == {"R1", "G1", "G2", "J1", "J2", "J3"}
    game.play("place G1 Abreu")  # sets the row colour and takes up room
    assert placeable(game, "Abreu") == {"G2", "J1", "J2"}
    assert refused(game, "place R1 Abreu") == "AD-EXP-2"
    first_red = play(captain("R1", "G1", "G2"), "place R1 Abreu")
    assert placeable(first_red, "Abreu") == set()


# ------------------------------------------------------------------ expeditions


@rule("AD-EXP-1", "AD-R-5")
@pytest.mark.parametrize(("ship", "colour"), [("R1", "red"), ("G1", "green"), ("N1", "brown")])
def test_the_first_ship_may_have_any_colour_and_sets_the_row_colour(ship: str, colour: str) -> None:
    game = play(captain("R1", "G1", "N1"), f"place {ship} Abreu")
    assert tile(game, "Abreu")["row_colour"] == colour
    assert tile(game, "Abreu")["colour"] == "green"  # the printed colour is another thing


@rule("AD-EXP-2", "AD-R-5")
def test_later_ships_must_have_the_row_colour() -> None:
    game = captain("R1", "G1", expeditions={"Abreu": fleet(1, "R1")})
    assert refused(game, "place G1 Abreu") == "AD-EXP-2"  # though green is the colour of the expedition
    game.play("place R1 Abreu")
    assert ships_at(game, "Abreu") == [("R1", 1), ("R1", 0)]


@rule("AD-EXP-2", "AD-ANY-1")
def test_with_an_any_colour_card_a_later_ship_may_have_another_colour() -> None:
    game = captain("G1", expeditions={"Abreu": fleet(1, "R1")}, any_colour_cards=1)
    game.play("place G1 Abreu")
    assert ships_at(game, "Abreu") == [("R1", 1), ("G1", 0)]
    assert seat(game, 0)["any_colour_cards"] == 0


@rule("AD-EXP-3", "AD-R-8")
def test_the_row_colour_never_changes() -> None:
    game = captain("B1", "B2", "G2", expeditions={"Cabral": fleet(1, "G1")}, any_colour_cards=1)
    game.play("place B1 Cabral")
    assert tile(game, "Cabral")["row_colour"] == "green"
    assert refused(game, "place B2 Cabral") == "AD-EXP-2"
    game.play("place G2 Cabral")
    assert tile(game, "Cabral")["row_colour"] == "green"


@rule("AD-EXP-4")
def test_capacities_of_all_players_together_must_not_exceed_the_expedition() -> None:
    game = captain("G1", "G2", "G3", expeditions={"Abreu": fleet(1, "G1")})
    assert refused(game, "place G3 Abreu") == "AD-EXP-4"
    assert placeable(game, "Abreu") == {"G1", "G2", "J1", "J2"}
    game.play("place G2 Abreu")
    assert tile(game, "Abreu")["free"] == 0
    assert refused(game, "place G1 Abreu") == "AD-EXP-4"


@rule("AD-EXP-5")
def test_an_expedition_need_never_be_filled() -> None:
    game = play(captain("G1"), "place G1 Cabral")
    assert tile(game, "Cabral")["free"] == 7
    end_turn(game, 4)
    assert tile(game, "Cabral")["free"] == 7
    assert hold_final(game).scores()[0].parts["final"] == 5


@rule("AD-EXP-6")
def test_ships_of_several_players_and_several_of_one_lie_at_one_expedition() -> None:
    game = captain("G1", "G2", expeditions={"Cabral": fleet(1, "G1")})
    play(game, "place G1 Cabral", "place G2 Cabral")
    assert ships_at(game, "Cabral") == [("G1", 1), ("G1", 0), ("G2", 0)]


@rule("AD-EXP-7")
def test_a_joker_takes_a_capacity_of_at_most_what_is_free() -> None:
    game = captain(expeditions={"Abreu": fleet(1, "G1")})
    assert placeable(game, "Abreu") == {"J1", "J2"}
    assert refused(game, "place J3 Abreu") == "AD-EXP-7"
    assert placeable(captain(), "Abreu") == {"J1", "J2", "J3"}


@rule("AD-EXP-7")
@pytest.mark.parametrize("capacity", [1, 2, 3])
def test_the_capacity_of_a_joker_is_final(capacity: int) -> None:
    game = play(captain(), f"place J{capacity} Cabral", "colour green")
    assert tile(game, "Cabral")["free"] == 8 - capacity
    end_turn(game, 4)
    assert tile(game, "Cabral")["free"] == 8 - capacity
    assert texts_of_joker(game) == []


def texts_of_joker(game: Game) -> list[str]:
    return [move.text for move in game.moves() if move.text.startswith(("place J", "load J"))]


@rule("AD-EXP-8", "AD-R-6")
@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_a_joker_placed_first_takes_the_colour_its_owner_chooses(colour: str) -> None:
    game = captain("G1", "Y1")
    game.play("place J1 Abreu")
    assert game.decision().kind == "joker-colour"
    assert len(game.moves()) == 2
    game.play(f"colour {colour}")
    assert tile(game, "Abreu")["row_colour"] == colour
    assert placeable(game, "Abreu") == ({"G1"} if colour == "green" else {"Y1"})


@rule("AD-EXP-9", "AD-R-6")
def test_a_joker_placed_later_takes_the_row_colour_and_is_not_asked() -> None:
    game = captain(expeditions={"Abreu": fleet(1, "Y1")})
    game.play("place J1 Abreu")
    assert tile(game, "Abreu")["ships"][1]["colour"] == "yellow"
    assert seat(game, 0)["any_colour_cards"] == 0


@rule("AD-EXP-9", "AD-ANY-5")
def test_a_joker_of_other_colours_needs_an_any_colour_card() -> None:
    game = captain(expeditions={"Abreu": fleet(1, "R1")})
    assert refused(game, "place J1 Abreu") == "AD-EXP-9"
    game = captain(expeditions={"Abreu": fleet(1, "R1")}, any_colour_cards=1)
    game.play("place J1 Abreu")
    assert seat(game, 0)["any_colour_cards"] == 0


@rule("AD-PLACE-5")
def test_expeditions_keep_their_ships_through_both_scorings() -> None:
    game = bought(situation(expeditions={"Columbus": fleet(0, "R1") + fleet(1, "R2")}), 13)
    game = end_turn(game.edit({"scorings": {"interim": 1}}))
    assert ships_at(game, "Columbus") == [("R1", 0), ("R2", 1)]
    assert ships_at(hold_final(game), "Columbus") == [("R1", 0), ("R2", 1)]
