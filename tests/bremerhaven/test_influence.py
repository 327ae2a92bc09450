"""Influence: the clauses BH-INFL-* and BH-DEC-4, and the hands after upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import answer, asks, bidding, hand, turned_up
from bremerhaven.scenes import cash, finish_round
from fairlead import Game
from helpers import play, refused, rule, seat, texts

HANDS = [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 5],
    [3, 4, 5, 5, 6],
    [4, 5, 5, 6, 6],
    [5, 5, 6, 6, 7],
    [5, 6, 6, 7, 7],
    [6, 6, 7, 7, 8],
    [6, 7, 7, 8, 9],
]


def upgrades(bids: dict[int, str], **changes: Any) -> Game:
    """The beginning of 1.3."""
    return turned_up(bids, phase="upgrades", **changes)


def whole_hand(game: Game, owner: int) -> list[int]:
    """All five cards of a seat in the bidding of two, found by placing the lowest each time."""
    values: list[int] = []
    while len(values) < 5:
        mover = game.to_act[0]
        lowest = hand(game)[0]
        if mover == owner:
            values.append(lowest)
        play(game, f"bid {lowest} park")
    return values


# ------------------------------------------------------------------ what it costs


@rule("BH-INFL-1", "BH-DEC-4")
def test_the_difference_to_the_highest_total_is_paid() -> None:
    game = upgrades({0: "2 influence", 1: "4 influence", 2: "1 influence, 3 influence"})
    assert asks(game) == {0: "upgrade", 1: "upgrade", 2: "upgrade"}
    answer(game, dict.fromkeys(range(3), "upgrade"))
    assert [seat(game, owner)["money"]["influence"] for owner in range(3)] == [-2, 0, 0]
    assert [seat(game, owner)["upgrades"] for owner in range(3)] == [1, 1, 1]


@rule("BH-INFL-1", "BH-DEC-4", "BH-INFL-6")
@pytest.mark.parametrize(("money", "can"), [(3, False), (4, True)])
def test_who_cannot_pay_the_difference_does_not_upgrade(money: int, can: bool) -> None:
    game = upgrades({0: "1 influence", 1: "5 influence"}, seats={0: {"cash": money}})
    assert asks(game).keys() == ({0, 1} if can else {1})
    if can:
        play(game, "upgrade", seat=0)
        assert cash(game) == 0


@rule("BH-INFL-1", "BH-PAY-4")
def test_the_deposit_does_not_pay_for_an_upgrade() -> None:
    game = upgrades({0: "1 influence", 1: "5 influence"}, seats={0: {"cash": 3, "deposit": 40, "buildings": ["bank"]}})
    assert asks(game) == {1: "upgrade"}


@rule("BH-INFL-2", "BH-R-9")
def test_one_upgrade_a_round_however_much_money_there_is() -> None:
    game = upgrades({0: "3 influence, 5 influence", 1: "1 influence"}, seats={0: {"cash": 90}})
    play(game, "upgrade", seat=0)
    assert refused(game, "upgrade", 0) == "BH-ROUND-2"
    assert asks(game) == {1: "upgrade"}
    play(game, "decline", seat=1)
    assert seat(game, 0)["upgrades"] == 1


@rule("BH-INFL-6", "BH-R-29")
def test_an_upgrade_may_be_declined_a_free_one_too() -> None:
    game = upgrades({0: "5 influence", 1: "3 influence"})
    assert texts(game, seat=0) == texts(game, seat=1) == ["decline", "upgrade"]
    answer(game, {0: "decline", 1: "decline"})
    assert [seat(game, owner)["money"]["influence"] for owner in range(3)] == [0, 0, 0]
    assert [seat(game, owner)["upgrades"] for owner in range(3)] == [0, 0, 0]


@rule("BH-INFL-6")
def test_who_does_not_bid_on_1_3_cannot_upgrade() -> None:
    game = upgrades({1: "1 influence"})
    assert asks(game) == {1: "upgrade"}
    assert refused(game, "upgrade", 0) == "BH-ROUND-2"


# ------------------------------------------------------------------ what it brings


@rule("BH-INFL-3", "BH-HAND-1")
def test_the_new_card_comes_and_the_lowest_goes_at_the_end_of_the_round() -> None:
    game = upgrades({0: "5 influence, 4 ladder"})
    play(game, "upgrade", seat=0)
    assert (seat(game, 0)["upgrades"], seat(game, 0)["gained"]) == (0, 1)
    finish_round(game)
    assert (seat(game, 0)["upgrades"], seat(game, 0)["gained"]) == (1, 0)
    while game.to_act != (0,):
        play(game, "bid 1 park")
    assert hand(game) == [2, 3, 4, 5]


@rule("BH-INFL-4", "BH-EX-3")
@pytest.mark.parametrize("number", range(8))
def test_hand_after_so_many_upgrades(number: int) -> None:
    game = bidding(2, seats={0: {"upgrades": number}})
    assert whole_hand(game, 0) == HANDS[number]


@rule("BH-EX-3", "BH-INFL-3", "BH-INFL-5")
def test_one_upgrade_a_round_leads_through_all_hands() -> None:
    """Seven rounds of upgrades, one hand after the other; the eighth changes nothing."""
    game = bidding(2, newspaper={"next": "strike"})
    for values in [*HANDS, HANDS[7]]:
        game = game.edit({"round": 2, "track": 2, "ladder": [0, 1], "phase": "bidding"})
        assert whole_hand(game.copy(), 0) == values
        highest = {0: [f"{values[-1]} influence"]}
        game = game.edit({"bids": highest, "phase": "upgrades"})
        assert ("upgrade" in asks(game).values()) == (values[0] < 6 or values[1] == 6)
        if "upgrade" in asks(game).values():
            play(game, "upgrade", seat=0)
        finish_round(game)


@rule("BH-INFL-5")
def test_after_seven_upgrades_one_may_bid_on_1_3_but_nothing_happens() -> None:
    """The bid still makes it dear for the others."""
    full = {"upgrades": 7}
    game = bidding(2, seats={0: full})
    assert "bid 9 influence" in game.moves()
    game = upgrades({0: "9 influence", 1: "5 influence"}, players=2, seats={0: full})
    assert asks(game) == {1: "upgrade"}
    play(game, "upgrade", seat=1)
    assert seat(game, 1)["money"]["influence"] == -4
    assert seat(game, 0)["upgrades"] == 7


@rule("BH-DEC-4")
@pytest.mark.parametrize(("number", "asked"), [(6, True), (7, False)])
def test_the_question_is_for_those_with_fewer_than_seven_upgrades(number: int, asked: bool) -> None:
    game = upgrades({0: "7 influence"}, seats={0: {"upgrades": number}})
    assert (asks(game).get(0) == "upgrade") == asked


@rule("BH-DEC-4", "BH-R-29")
def test_the_question_is_asked_also_when_the_upgrade_is_free() -> None:
    assert asks(upgrades({0: "2 influence"}, seats={0: {"cash": 0}})) == {0: "upgrade"}
