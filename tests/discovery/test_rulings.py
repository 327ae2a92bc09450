"""Rulings that no single chapter of the rules holds: what is open, what is secret, and useless choices."""

from __future__ import annotations

from helpers import bought, deal, end_turn, play, rule, seat, situation


@rule("AD-R-29")
def test_coins_and_action_cards_are_open() -> None:
    for viewer in (None, 0, 1):
        for entry in deal().view(viewer)["seats"]:
            assert (entry["coins"], entry["any_colour_cards"], entry["reservation_cards"]) == (6, 3, 2)


@rule("AD-R-29")
def test_by_option_the_coins_of_others_are_hidden_and_nothing_else_changes() -> None:
    game, open_game = deal(open_coins=False), deal()
    assert [entry["coins"] for entry in game.view(1)["seats"]] == [None, 6]
    assert [entry["coins"] for entry in game.view()["seats"]] == [None, None]
    assert game.moves().ids == open_game.moves().ids


@rule("AD-R-30")
def test_an_order_taken_from_the_display_is_known_to_all() -> None:
    game = play(situation(me={"hand": ["R3"]}, display={0: "B4"}), "order 0")
    assert [order and order["order"] for order in game.view(1)["seats"][0]["hand"]] == ["B4", None]


@rule("AD-R-30")
def test_by_option_the_reminder_of_taken_orders_is_hidden() -> None:
    game = deal(show_taken_orders=False).edit({"display": {0: "B4"}, "seats": {0: {"hand": ["R3"]}}})
    game.play("order 0")
    assert game.view(1)["seats"][0]["hand"] == [None, None]
    assert [order["order"] for order in game.view(0)["seats"][0]["hand"]] == ["B4", "R3"]


@rule("AD-R-34")
def test_useless_choices_are_legal() -> None:
    table = bought(situation(me={"coins": 9, "harbour": ["R3"], "hand": ["R3"]}), 26).edit({"scorings": {"final": 1}})
    play(table, "start R3", "load R3", "rounds 3", "coins", "reserve buy 0")
    end_turn(table)
    assert table.over
    assert seat(table, 0)["completed"] == 0
    assert table.position()["cut_off_orders"] == ["R3"]
