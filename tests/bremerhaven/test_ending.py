"""The end of the game and the score (rules page 3.20)."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import cash, orders, prestige, scene
from fairlead import Game
from helpers import refused, rule, seat


def last_round(players: int = 2, **changes: Any) -> Game:
    """The last round runs from the harbours to its end; whoever has something to do there is asked first."""
    return scene(players, round=12, track=19, newspaper={"event": "subsidy"}, phase="event", **changes)


def scores(game: Game) -> list[int]:
    return [int(score) for score in game.scores()]


@rule("BH-END-1")
def test_the_game_ends_with_the_track() -> None:
    game = last_round()
    assert game.over
    assert game.to_act == ()
    assert game.position()["phase"] == "over"
    assert refused(game, "bid 1 park", seat=0) == "BH-END-1"
    assert not scene(round=12, track=17, newspaper={"event": "subsidy"}, phase="event").over


@rule("BH-END-2")
def test_open_orders_are_settled_as_if_due() -> None:
    areas = {
        1: {"order": 7, "markers": 2, "loaded": {"barrel": 1}},  # 4 + 2
        2: {"order": 22, "markers": 2, "loaded": {"passenger": 2}},  # 4 and a prestige
        3: {"order": 21, "markers": 2},  # - 3
        4: {"order": 6, "markers": 4},  # - 1 prestige
    }
    game = last_round(me={"areas": areas, "cash": 0, "prestige": 5})
    assert orders(game) == [None] * 4
    assert (cash(game), prestige(game)) == (3 + 6 + 4 - 3, 5)


@rule("BH-END-2")
def test_the_current_prices_hold_at_the_end() -> None:
    game = last_round(me={"areas": {1: {"order": 7, "loaded": {"barrel": 1}}}, "cash": 0}, prices={"top": 1})
    assert cash(game) == 3 + 1 + 2


@rule("BH-END-3")
def test_goods_reserve_covers_bollards_and_cards_have_no_value() -> None:
    """Nor do ships and buildings that were not yet shown: 4.3 is over."""
    things = {
        "storage": {"barrel": 3},
        "docks": {2: 6},
        "reserve": ["lighthouse", "bank"],
        "walls": [3, 3, 3, 3],
        "covers": [],
        "upgrades": 7,
    }
    game = last_round(me=things | {"prestige": 3}, you={"prestige": 3})
    assert scores(game) == [13 * 3, 13 * 3]


@rule("BH-END-4", "BH-R-23")
@pytest.mark.parametrize(
    ("money", "deposit", "marker", "score"), [(7, 0, 4, 40), (7, 8, 4, 72), (0, 0, 9, 27), (9, 4, 0, 0)]
)
def test_the_score_is_money_times_prestige(money: int, deposit: int, marker: int, score: int) -> None:
    """Three money come from the subsidy of the last round; the deposit counts."""
    built = ["bank"] if deposit else []
    game = last_round(me={"cash": money, "deposit": deposit, "prestige": marker, "buildings": built})
    assert scores(game)[0] == score


@rule("BH-END-5", "BH-EX-13")
def test_the_highest_score_wins_and_equal_scores_go_by_rank() -> None:
    """65 money and prestige 15 make 975."""
    seats = {number: {"cash": 62, "prestige": 15} for number in range(4)} | {2: {"cash": 72, "prestige": 15}}
    game = last_round(4, seats=seats, ladder=[3, 0, 2, 1])
    assert scores(game) == [975, 975, 75 * 15, 975]
    assert list(game.places()) == [3, 4, 1, 2]


@rule("BH-END-5", "BH-EX-13")
def test_even_without_points_the_order_is_strict() -> None:
    game = last_round(3, seats={number: {"cash": 0} for number in range(3)}, ladder=[1, 2, 0])
    assert scores(game) == [0, 0, 0]
    assert list(game.places()) == [3, 1, 2]
    assert seat(game, 0)["cash"] == 3
