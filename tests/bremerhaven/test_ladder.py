"""The ladder: the clauses BH-LADDER-* and BH-DEC-6, and the rank that decides at the end (BH-EX-13)."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import asks, ladder, phase, turned_up
from bremerhaven.scenes import cash, scene
from fairlead import Game
from helpers import play, refused, rule, seat, texts

SWAPS = ["swap captain first-officer", "swap first-officer mate", "swap mate cook"]


def climbing(bids: dict[int, str], players: int = 4, **changes: Any) -> Game:
    """The beginning of 1.5; somebody has an order as well, so that the game waits on the Land board."""
    last = players - 1
    cards = {**bids, last: ", ".join([*filter(None, [bids.get(last)]), "2 land-1"])}
    return turned_up(cards, players, phase="ladder", land={1: 1}, **changes)


@rule("BH-LADDER-1", "BH-DEC-6")
@pytest.mark.parametrize(
    ("swap", "after"), [(SWAPS[0], [1, 0, 2, 3]), (SWAPS[1], [0, 2, 1, 3]), (SWAPS[2], [0, 1, 3, 2])]
)
@pytest.mark.parametrize("winner", [0, 1, 3])
def test_the_winner_swaps_two_neighbours_the_own_stone_or_others(winner: int, swap: str, after: list[int]) -> None:
    game = climbing({winner: "4 ladder"})
    assert asks(game) == {winner: "ladder"}
    play(game, swap)
    assert ladder(game) == after
    assert phase(game) == "boards"


@rule("BH-LADDER-2")
def test_the_winner_may_leave_the_ladder_as_it_is() -> None:
    game = play(climbing({1: "4 ladder"}), "keep")
    assert ladder(game) == [0, 1, 2, 3]


@rule("BH-LADDER-3")
def test_the_captain_may_win_it() -> None:
    game = climbing({0: "3 ladder", 1: "3 ladder"})
    assert asks(game) == {0: "ladder"}
    play(game, "swap mate cook")
    assert ladder(game) == [0, 1, 3, 2]


@rule("BH-LADDER-4")
def test_without_a_bid_the_ladder_stays_as_it_is() -> None:
    game = climbing({})
    assert asks(game) == {3: "order"}
    assert ladder(game) == [0, 1, 2, 3]


@rule("BH-LADDER-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_income_by_rank_for_everybody(players: int) -> None:
    """Whether or not they have bid there, also if nobody has."""
    game = climbing({}, players)
    assert [cash(game, owner) for owner in range(players)] == [14, 13, 12, 11][:players]
    assert [seat(game, owner)["money"]["income"] for owner in range(players)] == [4, 3, 2, 1][:players]


@rule("BH-LADDER-5", "BH-LADDER-1")
def test_income_goes_by_the_new_ladder() -> None:
    game = climbing({3: "4 ladder"})
    assert [cash(game, owner) for owner in range(4)] == [10] * 4
    play(game, "swap mate cook")
    assert [cash(game, owner) for owner in range(4)] == [14, 13, 11, 12]


@rule("BH-DEC-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pairs_of_ranks_that_can_be_swapped(players: int) -> None:
    game = climbing({0: "4 ladder"}, players)
    assert texts(game) == ["keep", *SWAPS[: players - 1]]
    if players < 4:
        assert refused(game, SWAPS[players - 1]) == "BH-DEC-6"


@rule("BH-LADDER-1")
def test_only_one_swap_a_round() -> None:
    game = play(climbing({0: "4 ladder, 5 ladder"}), "swap mate cook")
    assert "ladder" not in asks(game).values()


# ------------------------------------------------------------------ the score


def ended(*seats: tuple[int, int], **changes: Any) -> Game:
    """The game is over with so much money and prestige for each seat; their harbours are empty."""
    things = {owner: {"cash": money, "prestige": marker} for owner, (money, marker) in enumerate(seats)}
    return scene(len(seats), phase="over", seats=things, **changes)


@rule("BH-EX-13", "BH-END-4")
def test_score_is_money_times_prestige() -> None:
    game = ended((65, 15), (0, 20))
    assert game.over
    assert [score.total for score in game.scores()] == [975, 0]
    assert game.places() == [1, 2]


@rule("BH-R-23", "BH-END-4")
def test_the_deposit_counts_as_money() -> None:
    bank = {"buildings": ["bank"], "cash": 20, "deposit": 45, "prestige": 15}
    game = scene(2, phase="over", seats={0: bank})
    assert game.scores()[0].total == 975


@rule("BH-EX-13", "BH-END-5")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_among_equal_scores_the_higher_rank_wins(order: list[int]) -> None:
    """30 times 4, 24 times 5 and 40 times 3 are all 120."""
    game = ended((30, 4), (24, 5), (40, 3), ladder=order)
    assert [score.total for score in game.scores()] == [120, 120, 120]
    assert game.places() == [order.index(owner) + 1 for owner in range(3)]
