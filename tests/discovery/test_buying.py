"""Action: buy ships, and the scoring cards that purchases turn up (rules page 3.7)."""

from __future__ import annotations

import pytest

from fairlead import Game
from helpers import bought, deal, end_turn, play, play_randomly, refused, rule, seat, situation, texts

BUY_ROW = ["G3", "Y1", "G2", "R2", "B3"]
REFILL_ROW = ["G1", "W2", "N2", "Y2", "R1"]


def market(coins: int, stack: list[str] | None = None) -> Game:
    """The rows of the rulebook's example, with these coins and these ships on top of stack 1."""
    stacks = {0: stack} if stack else {}
    return situation(me={"coins": coins, "harbour": []}, buy_row=BUY_ROW, refill_row=REFILL_ROW, stacks=stacks)


def empty_stacks(coins: int) -> Game:
    """All 32 ships of the stacks are bought, the final card is up, both rows are full."""
    game = bought(situation(me={"coins": coins}), 32)
    return game.edit({"scorings": {"final": 3}})


@rule("AD-BUY-1")
def test_any_number_of_ships_one_after_the_other() -> None:
    game = play(market(40), "buy 0", "buy 1", "buy 2", "buy 3", "buy 4", "buy 0")
    assert len(seat(game, 0)["harbour"]) == 6
    assert game.position()["turn"]["begun"] == ["buy"]


@rule("AD-BUY-1")
def test_as_long_as_the_coins_last() -> None:
    game = market(7)
    game.play("buy 1")
    assert texts(game, "buy") == ["buy 1", "buy 2", "buy 3"]  # W2 dropped: 4 coins for 4
    assert refused(game, "buy 0") == "AD-BUY-1"
    game.play("buy 3")
    assert texts(game, "buy") == []


@rule("AD-BUY-2")
def test_only_ships_in_the_buy_row_are_bought() -> None:
    game = market(50)
    assert texts(game, "buy") == ["buy 0", "buy 1", "buy 2", "buy 3", "buy 4"]
    for column, ship in enumerate(BUY_ROW):
        assert seat(play(game.copy(), f"buy {column}"), 0)["harbour"] == [ship]


@rule("AD-BUY-3")
@pytest.mark.parametrize(("column", "price"), list(enumerate([5, 3, 4, 4, 5])))
def test_the_price_is_paid_and_the_ship_lies_open_in_the_harbour(column: int, price: int) -> None:
    game = play(market(10), f"buy {column}")
    assert seat(game, 0)["coins"] == 10 - price
    assert game.view(1)["seats"][0]["harbour"] == [BUY_ROW[column]]


@rule("AD-BUY-4", "AD-BUY-5")
@pytest.mark.parametrize("column", range(5))
def test_the_ship_above_drops_and_the_top_of_stack_1_fills_the_gap(column: int) -> None:
    game = play(market(10, ["B1", "W1"]), f"buy {column}")
    position = game.position()
    assert position["buy_row"] == [REFILL_ROW[i] if i == column else ship for i, ship in enumerate(BUY_ROW)]
    assert position["refill_row"] == ["B1" if i == column else ship for i, ship in enumerate(REFILL_ROW)]
    assert position["stacks"][0][0] == "W1"
    assert game.view()["stacks"] == [5, 6, 7, 7, 8]


@rule("AD-BUY-5")
def test_stacks_are_used_in_the_order_1_to_5() -> None:
    game = bought(situation(me={"coins": 99}), 5).edit({"stacks": {0: ["B1"], 1: ["W1"]}})
    assert game.view()["stacks"] == [1, 6, 7, 7, 8]
    game.play("buy 0")
    assert (game.position()["refill_row"][0], game.view()["stacks"]) == ("B1", [0, 6, 7, 7, 8])
    game.play("buy 1")
    assert (game.position()["refill_row"][1], game.view()["stacks"]) == ("W1", [0, 5, 7, 7, 8])


@rule("AD-BUY-6")
def test_the_next_purchase_may_be_the_ship_that_has_just_dropped() -> None:
    game = play(market(11, ["B1", "W1"]), "buy 0", "buy 0", "buy 0")
    assert seat(game, 0)["harbour"] == ["B1", "G1", "G3"]
    assert seat(game, 0)["coins"] == 0


@rule("AD-BUY-7")
@pytest.mark.parametrize(("card", "purchases", "stack"), [("interim", 12, 2), ("final", 25, 4)])
def test_a_scoring_card_is_set_aside_and_the_next_card_fills_the_gap(card: str, purchases: int, stack: int) -> None:
    game = bought(situation(me={"coins": 9}), purchases).edit({"stacks": {stack: [card, "B1"]}})
    assert game.position()["scorings"][card] == "waiting"
    game.play("buy 3")
    position = game.position()
    assert position["refill_row"][3] == "B1"
    assert position["scorings"][card] == 3  # this turn's end and one more of each player
    assert card not in position["stacks"][stack]


@rule("AD-R-32", "AD-BUY-5", "AD-BUY-7")
def test_a_scoring_card_at_the_bottom_comes_up_when_the_next_card_is_needed() -> None:
    game = bought(situation(me={"coins": 99}), 17).edit({"stacks": {2: ["B1", "interim"], 3: ["W1"]}})
    game.play("buy 0")
    assert game.position()["refill_row"][0] == "B1"
    assert game.view()["stacks"] == [0, 0, 1, 7, 8]
    assert game.position()["scorings"]["interim"] == "waiting"
    game.play("buy 1")
    assert game.position()["refill_row"][1] == "W1"
    assert game.view()["stacks"] == [0, 0, 0, 6, 8]
    assert game.position()["scorings"]["interim"] == 3


@rule("AD-R-32", "AD-BUY-7")
def test_the_final_card_at_the_very_bottom_comes_up_on_the_33rd_purchase() -> None:
    game = bought(situation(me={"coins": 99}), 32)
    assert game.position()["stacks"] == [[], [], [], [], ["final"]]
    game.play("buy 0")
    assert game.position()["scorings"]["final"] == 3
    assert game.position()["refill_row"][0] is None


@rule("AD-BUY-8", "AD-R-15")
def test_with_empty_stacks_gaps_stay_and_columns_stay_separate() -> None:
    game = empty_stacks(99)
    before = game.position()
    game.play("buy 2")
    position = game.position()
    assert position["refill_row"] == [None if i == 2 else ship for i, ship in enumerate(before["refill_row"])]
    assert position["buy_row"][2] == before["refill_row"][2]
    game.play("buy 2")
    position = game.position()
    assert position["buy_row"] == [None if i == 2 else ship for i, ship in enumerate(before["buy_row"])]
    assert position["refill_row"] == [None if i == 2 else ship for i, ship in enumerate(before["refill_row"])]
    assert refused(game, "buy 2") == "AD-BUY-8"


@rule("AD-BUY-8")
def test_every_ship_of_the_game_can_be_bought() -> None:
    game = play(empty_stacks(99), *(f"buy {column}" for column in range(5) for _ in range(2)))
    assert texts(game, "buy") == []
    assert len(seat(game, 0)["harbour"] + seat(game, 1)["harbour"]) == 42


@rule("AD-BUY-9")
def test_a_ship_reserved_by_another_player_cannot_be_bought() -> None:
    game = market(20).edit({"reservations": {"buy 1": 1}})
    assert refused(game, "buy 1") == "AD-BUY-9"
    assert texts(game, "buy") == ["buy 0", "buy 2", "buy 3", "buy 4"]


@rule("AD-BUY-10")
def test_ships_are_never_sold_and_jokers_are_never_in_the_rows() -> None:
    game = situation(me={"harbour": ["R1", "G3"]}, you={"harbour": ["B2"]})
    assert not {"sell", "return", "give"} & {move.kind for move in game.definition.moves}
    end_turn(game, 8)
    assert (seat(game, 0)["harbour"], seat(game, 1)["harbour"]) == (["R1", "G3"], ["B2"])


@rule("AD-BUY-10")
def test_players_ships_only_grow_in_number_in_play() -> None:
    game, owned = deal(3, seed=5), [0, 0, 0]
    for step in range(80):
        play_randomly(game, step, 1)
        position = game.position()
        assert all(ship[0] in "RBGYWN" for ship in position["buy_row"] + position["refill_row"])
        for number in range(3):
            entry = position["seats"][number]
            placed = [ship for row in position["expeditions"].values() for ship in row if ship["seat"] == number]
            ships = entry["harbour"] + [ship for order in entry["running"] for ship in order["ships"]]
            count = len([ship for ship in ships + [ship["ship"] for ship in placed] if ship[0] != "J"])
            assert count >= owned[number]
            owned[number] = count


def test_a_purchase_that_draws_cannot_be_taken_back() -> None:
    assert market(20).is_irrevocable("buy 0")
    assert not empty_stacks(20).is_irrevocable("buy 0")
