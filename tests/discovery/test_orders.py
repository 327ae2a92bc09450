"""Action: acquire an order (rules page 3.6)."""

from __future__ import annotations

import pytest

from helpers import deal, end_turn, play, refused, rule, seat, situation, texts

DISPLAY = ["R3", "B4", "G5", "Y6"]


@rule("AD-ORD-1")
@pytest.mark.parametrize("step", ["order 0", "order 1", "order 2", "order 3", "order pile"])
def test_one_order_for_one_coin(step: str) -> None:
    game = situation(me={"coins": 5, "hand": ["W3"]}, display=DISPLAY, pile=["N3"])
    game.play(step)
    me = seat(game, 0)
    assert me["coins"] == 4
    assert len(me["hand"] + me["known_hand"]) == 2
    assert texts(game, "order") == []


@rule("AD-ORD-2")
@pytest.mark.parametrize("slot", range(4))
def test_an_order_of_the_display_is_taken_for_all_to_see(slot: int) -> None:
    game = situation(display=DISPLAY, me={"hand": []})
    game.play(f"order {slot}")
    assert seat(game, 0)["known_hand"] == [DISPLAY[slot]]
    assert game.view(1)["seats"][0]["hand"][0]["order"] == DISPLAY[slot]


@rule("AD-ORD-2")
def test_the_top_order_of_the_pile_is_taken_unseen() -> None:
    game = situation(display=DISPLAY, pile=["N3", "N4"], me={"hand": []})
    game.play("order pile")
    assert seat(game, 0)["hand"] == ["N3"]
    assert game.view(0)["seats"][0]["hand"][0]["order"] == "N3"
    assert game.view(1)["seats"][0]["hand"] == [None]
    assert game.position()["display"] == DISPLAY
    assert game.position()["pile"][0] == "N4"


@rule("AD-ORD-3")
def test_an_emptied_slot_is_refilled_at_once_from_the_top_of_the_pile() -> None:
    game = situation(display=DISPLAY, pile=["N3", "N4"])
    size = game.view()["pile"]
    game.play("order 2")
    assert game.position()["display"] == ["R3", "B4", "N3", "Y6"]
    assert game.position()["pile"][0] == "N4"
    assert game.view()["pile"] == size - 1


@rule("AD-ORD-4", "AD-R-16")
def test_with_an_empty_pile_slots_stay_empty_and_nothing_is_drawn_blind() -> None:
    game = situation(you={"completed": 16}, display=DISPLAY)
    assert game.view()["pile"] == 0
    assert refused(game, "order pile") == "AD-ORD-4"
    game.play("order 1")
    assert game.position()["display"] == ["R3", None, "G5", "Y6"]
    end_turn(game)
    assert refused(game, "order 1") == "AD-ORD-4"
    assert texts(game, "order") == ["order 0", "order 2", "order 3"]
    assert len(game.position()["completed_orders"]) == 16  # not shuffled in again


@rule("AD-ORD-5")
def test_a_hand_holds_four_orders_at_most() -> None:
    game = play(situation(me={"coins": 9, "hand": ["W3", "W4", "W5"]}, display=DISPLAY), "order 0")
    assert len(seat(game, 0)["hand"] + seat(game, 0)["known_hand"]) == 4
    end_turn(game, 2)
    assert refused(game, "order 0") == refused(game, "order pile") == "AD-ORD-5"


@rule("AD-ORD-6")
def test_running_orders_do_not_count_towards_the_hand() -> None:
    running = [{"order": "N3", "ships": ["N3"], "rounds": 3}, {"order": "N4", "ships": ["N2", "N2"], "rounds": 3}]
    game = situation(me={"hand": ["W3", "W4", "W5"], "running": running}, display=DISPLAY)
    game.play("order 3")
    assert len(seat(game, 0)["hand"] + seat(game, 0)["known_hand"]) == 4


@rule("AD-ORD-7")
def test_an_order_reserved_by_another_player_cannot_be_taken() -> None:
    game = situation(display=DISPLAY, reservations={"order 2": 1})
    assert refused(game, "order 2") == "AD-ORD-7"
    game.play("order 1")
    assert "G5" in game.position()["display"]


@rule("AD-ORD-8")
def test_orders_leave_a_hand_only_by_being_started() -> None:
    kinds = {move.kind for move in deal().definition.moves}
    assert kinds == {
        *("end", "coins", "order", "order-pile", "buy", "place", "start"),
        *("joker-colour", "load", "rounds", "reserve", "done"),
    }
    game = situation(me={"hand": ["W3", "W4"]}, you={"hand": ["N5", "N6"]})
    end_turn(game, 10)
    assert seat(game, 0)["hand"] == ["W3", "W4"]
    assert seat(game, 1)["hand"] == ["N5", "N6"]


@rule("AD-ORD-8")
def test_an_order_may_be_started_in_the_turn_in_which_it_was_taken() -> None:
    game = situation(me={"coins": 3, "harbour": ["R3"], "hand": []}, display=DISPLAY)
    play(game, "order 0", "start R3", "load R3", "rounds 1")
    assert seat(game, 0)["running"][0]["order"] == "R3"


@rule("AD-ORD-9")
def test_a_player_without_a_coin_cannot_acquire_an_order() -> None:
    game = situation(me={"coins": 0})
    assert refused(game, "order 0") == refused(game, "order pile") == "AD-ORD-9"
    game.play("coins")
    assert "order 0" in game.moves()
