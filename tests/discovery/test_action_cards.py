"""Action cards: ships of any colour, and reservations (rules page 3.11 and 5.3)."""

from __future__ import annotations

from typing import Any

from fairlead import Game
from helpers import (
    deal,
    end_turn,
    fleet,
    hold_final,
    play,
    refused,
    rule,
    seat,
    ships_at,
    situation,
    texts,
    vp,
    whose_turn,
)

GREEN_ROW = {"Cabral": fleet(1, "G1")}


def captain(*ships: str, expeditions: dict[str, Any], cards: int, **changes: Any) -> Game:
    me = {"coins": 10, "harbour": list(ships), "any_colour_cards": cards, "joker": "red-blue", "hand": []}
    return situation(me=me | changes.pop("me", {}), expeditions=expeditions, **changes)


# ------------------------------------------------------------------ any-colour cards


@rule("AD-ANY-1")
def test_an_any_colour_card_puts_a_ship_into_a_row_of_another_colour() -> None:
    game = captain("R1", expeditions=GREEN_ROW, cards=1)
    assert game.preview("place R1 Cabral")["any_colour_card"]
    game.play("place R1 Cabral")
    assert ships_at(game, "Cabral") == [("G1", 1), ("R1", 0)]
    assert seat(game, 0)["any_colour_cards"] == 0


@rule("AD-ANY-1", "AD-ANY-2")
def test_an_order_may_take_several_cards_one_a_ship() -> None:
    game = captain("R1", "B2", "Y3", expeditions={}, cards=3, me={"hand": ["G6"]})
    play(game, "start G6", "load R1", "load B2", "load Y3", "rounds 1")
    assert seat(game, 0)["any_colour_cards"] == 0
    short = captain("R1", "B2", "Y2", expeditions={}, cards=2, me={"hand": ["G6"]})
    assert refused(short, "start G6") == "AD-TRADE-4"


@rule("AD-ANY-2")
def test_one_card_serves_one_ship_and_several_may_be_played_in_a_turn() -> None:
    game = captain("R1", "B1", "Y1", expeditions=GREEN_ROW, cards=2)
    play(game, "place R1 Cabral", "place B1 Cabral")
    assert seat(game, 0)["any_colour_cards"] == 0
    assert refused(game, "place Y1 Cabral") == "AD-EXP-2"


@rule("AD-ANY-3")
def test_fee_and_capacity_rules_apply_with_a_card() -> None:
    game = captain("R1", "R3", expeditions={"Abreu": fleet(1, "G1")}, cards=3, me={"coins": 2})
    assert refused(game, "place R3 Abreu") == "AD-EXP-4"
    assert refused(game, "place J3 Abreu") == "AD-EXP-7"
    game.play("place R1 Abreu")
    assert seat(game, 0)["coins"] == 1
    assert refused(game, "place J1 Abreu") == "AD-PLACE-4"


@rule("AD-ANY-3")
def test_an_order_with_cards_still_needs_its_exact_capacity_and_fees() -> None:
    game = captain("R2", "B2", expeditions={}, cards=3, me={"hand": ["G5"], "coins": 9, "joker_shown": True})
    play(game, "start G5", "load R2", "load B2", "load J1", "rounds 1")
    assert seat(game, 0)["coins"] == 9 - 1 - 1 - 2
    poor = captain("R2", "B2", expeditions={}, cards=3, me={"hand": ["G5"], "coins": 2})
    assert refused(poor, "start G5") == "AD-TRADE-4"


@rule("AD-ANY-4", "AD-R-7")
def test_no_card_is_played_where_the_ship_fits() -> None:
    game = captain("G2", "R1", expeditions=GREEN_ROW, cards=3)
    play(game, "place G2 Cabral", "place R1 Columbus")
    assert seat(game, 0)["any_colour_cards"] == 3


@rule("AD-ANY-4", "AD-R-7")
def test_no_card_gives_a_joker_its_other_colour_where_one_fits() -> None:
    game = captain(expeditions={"Cabral": fleet(1, "Y1")}, cards=3, me={"joker": "green-yellow"})
    game.play("place J1 Cabral")
    assert seat(game, 0)["any_colour_cards"] == 3
    assert game.position()["expeditions"]["Cabral"][1]["colour"] == "yellow"
    assert vp(hold_final(game), "final") == [2, 2]  # plain, though green would match


@rule("AD-ANY-5", "AD-R-10", "AD-VP-5")
def test_a_joker_with_a_card_matches_if_either_colour_does() -> None:
    matching = captain(expeditions={"Cabral": fleet(1, "R1")}, cards=1, me={"joker": "green-yellow"})
    plain = captain(expeditions={"Cabral": fleet(1, "R1")}, cards=1, me={"joker": "blue-white"})
    for game, value in ((matching, 5), (plain, 2)):
        game.play("place J2 Cabral")
        assert game.decision().kind == "act"  # no colour is asked
        assert seat(game, 0)["any_colour_cards"] == 0
        assert seat(game, 0)["coins"] == 8
        assert vp(hold_final(game), "final")[0] == value


@rule("AD-VP-5")
def test_the_second_colour_of_a_joker_with_a_card_matches_too() -> None:
    game = captain(expeditions={"Magellan": fleet(1, "R1")}, cards=1, me={"joker": "blue-white"})
    game.play("place J2 Magellan")
    assert vp(hold_final(game), "final") == [5, 2]


@rule("AD-ANY-6", "AD-R-9")
def test_a_ship_placed_with_a_card_scores_for_its_own_colour() -> None:
    red_into_green = captain("R1", expeditions={"Columbus": fleet(1, "G1")}, cards=1)
    red_into_green.play("place R1 Columbus")
    assert vp(hold_final(red_into_green), "final") == [4, 3]
    red_at_green = captain("R1", expeditions={"Cabral": fleet(1, "G1")}, cards=1)
    red_at_green.play("place R1 Cabral")
    assert vp(hold_final(red_at_green), "final") == [2, 5]


@rule("AD-R-9", "AD-R-10")
def test_by_option_a_ship_placed_with_a_card_scores_for_the_row_colour() -> None:
    row = {"options": {"card_colour": "row"}}
    game = captain("R1", expeditions={"Columbus": fleet(1, "G1")}, cards=1, **row)
    game.play("place R1 Columbus")
    assert vp(hold_final(game), "final") == [3, 3]
    joker = captain(expeditions={"Columbus": fleet(1, "G1")}, cards=1, **row)
    joker.play("place J1 Columbus")
    assert vp(hold_final(joker), "final") == [3, 3]


# ------------------------------------------------------------------ reservations


def reserving(**changes: Any) -> Game:
    """Seat 0 is asked for a reservation."""
    return play(situation(**changes), "coins", "end")


def reservations(game: Game) -> dict[str, int]:
    return {place: entry["seat"] for place, entry in game.position()["reservations"].items()}


@rule("AD-RES-1")
def test_a_face_up_ship_of_either_row_or_an_order_of_the_display_is_reserved() -> None:
    game = reserving()
    places = [f"buy {i}" for i in range(5)] + [f"refill {i}" for i in range(5)] + [f"order {i}" for i in range(4)]
    assert texts(game) == ["done", *(f"reserve {place}" for place in places)]
    game.play("reserve refill 2")
    assert reservations(game) == {"refill 2": 0}
    assert seat(game, 0)["reservation_cards"] == 1
    assert game.view(1)["refill_row"][2]["reserved_by"] == 0


@rule("AD-RES-1")
def test_an_empty_place_cannot_be_reserved() -> None:
    game = play(situation(you={"completed": 16}, me={"coins": 9}), "order 1", "coins")
    assert game.decision().kind == "reserve"
    assert refused(game, "reserve order 1") == "AD-RES-1"


@rule("AD-RES-2", "AD-ORD-7", "AD-BUY-9")
def test_no_other_player_may_acquire_a_reserved_card() -> None:
    game = reserving(you={"coins": 20}, buy_row={1: "G1"})
    play(game, "reserve buy 1", "reserve order 0")
    assert refused(game, "buy 1") == "AD-BUY-9"
    assert refused(game, "order 0") == "AD-ORD-7"
    three = play(deal(3), "coins", "end", "reserve buy 1")
    end_turn(three)
    assert refused(three, "buy 1") == "AD-BUY-9"


@rule("AD-RES-3", "AD-RES-4", "AD-R-18")
def test_a_reservation_drops_with_its_ship_and_does_not_protect_the_ship_below() -> None:
    game = reserving(you={"coins": 20}, buy_row={2: "G1"}, refill_row={2: "B1"})
    play(game, "reserve refill 2", "done", "buy 2")
    assert seat(game, 1)["harbour"] == ["G1"]
    assert game.position()["buy_row"][2] == "B1"
    assert reservations(game) == {"buy 2": 0}
    assert refused(game, "buy 2") == "AD-BUY-9"


@rule("AD-RES-5")
def test_in_the_next_turn_the_reserver_acquires_the_card_as_usual() -> None:
    game = situation(me={"coins": 9}, buy_row={0: "G2"}, reservations={"buy 0": 0, "order 1": 0})
    order = game.position()["display"][1]
    play(game, "buy 0", "order 1")
    assert seat(game, 0)["harbour"] == ["G2"]
    assert seat(game, 0)["known_hand"] == [order]
    assert seat(game, 0)["coins"] == 9 - 4 - 1


@rule("AD-RES-5")
def test_a_reserved_ship_must_lie_in_the_buy_row_to_be_bought() -> None:
    game = situation(me={"coins": 20}, buy_row={3: "R1"}, refill_row={3: "G2"}, reservations={"refill 3": 0})
    game.play("buy 3")
    assert seat(game, 0)["harbour"] == ["R1"]
    assert reservations(game) == {"buy 3": 0}
    game.play("buy 3")
    assert seat(game, 0)["harbour"] == ["R1", "G2"]
    assert reservations(game) == {}


@rule("AD-RES-6")
def test_a_reservation_lapses_at_the_end_of_the_reservers_next_turn() -> None:
    game = play(deal(3), "coins", "end", "reserve buy 1")
    for turn in ((1, 1), (2, 1), (0, 2)):
        assert (whose_turn(game), reservations(game)) == (turn, {"buy 1": 0})
        end_turn(game)
    assert reservations(game) == {}


@rule("AD-RES-7", "AD-R-17", "AD-RES-12", "AD-R-35")
def test_reservations_come_after_the_actions_so_the_card_is_not_acquired_in_the_same_turn() -> None:
    game = situation(me={"coins": 20})
    assert refused(game, "reserve buy 0") == "AD-TURN-2"
    game.play("buy 1")
    assert refused(game, "reserve buy 0") == "AD-TURN-2"
    play(game, "coins", "reserve buy 0")
    assert refused(game, "buy 0") == "AD-TURN-2"
    game.play("done")
    assert whose_turn(game) == (1, 1)


@rule("AD-RES-12", "AD-R-35")
def test_a_card_meant_earlier_in_the_turn_can_still_be_reserved_after_the_actions() -> None:
    # The ship above a purchase drops: it is reserved where it lies after the actions.
    game = situation(me={"coins": 20}, buy_row={0: "R1"}, refill_row={0: "G2"})
    play(game, "buy 0", "coins", "reserve buy 0", "done")
    assert reservations(game) == {"buy 0": 0}
    assert game.position()["buy_row"][0] == "G2"


@rule("AD-RES-8", "AD-R-19")
def test_a_card_reserved_by_another_player_cannot_be_reserved() -> None:
    game = reserving(reservations={"buy 0": 1, "order 2": 1})
    assert refused(game, "reserve buy 0") == "AD-RES-8"
    assert refused(game, "reserve order 2") == "AD-RES-8"


@rule("AD-RES-9", "AD-R-19")
def test_an_own_reservation_of_an_earlier_turn_is_renewed_with_a_second_card() -> None:
    game = reserving(reservations={"buy 0": 0})
    assert seat(game, 0)["reservation_cards"] == 1
    game.play("reserve buy 0")
    assert seat(game, 0)["reservation_cards"] == 0
    end_turn(game)
    assert (whose_turn(game), reservations(game)) == ((0, 2), {"buy 0": 0})
    end_turn(game)
    assert reservations(game) == {}


@rule("AD-R-19")
def test_a_card_reserved_this_turn_is_not_reserved_again() -> None:
    game = play(reserving(), "reserve buy 0")
    assert refused(game, "reserve buy 0") == "AD-R-19"


@rule("AD-RES-10", "AD-TURN-10")
def test_taking_the_reserved_card_ends_the_reservation_and_the_action_card_stays_spent() -> None:
    game = situation(me={"coins": 20}, reservations={"buy 0": 0, "order 3": 0})
    assert seat(game, 0)["reservation_cards"] == 0
    play(game, "order 3", "buy 0")
    assert reservations(game) == {}
    assert seat(game, 0)["reservation_cards"] == 0
    end_turn(game)
    assert "order 3" in game.moves()


@rule("AD-RES-11")
def test_a_player_may_hold_several_reservations_at_once() -> None:
    game = play(reserving(), "reserve refill 4", "reserve order 3")
    assert reservations(game) == {"refill 4": 0, "order 3": 0}
    assert whose_turn(game) == (1, 1)  # both cards are spent, nothing more is asked


def test_reservations_of_a_turn_rise_so_that_two_have_one_sequence() -> None:
    game = play(reserving(), "reserve refill 4")
    assert refused(game, "reserve buy 0") == "5.3"


def test_reserving_is_not_asked_with_nothing_to_choose() -> None:
    game = play(situation(3, me={"reservation_cards": 0}), "coins", "end")
    assert whose_turn(game) == (1, 1)
