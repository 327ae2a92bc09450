"""Prices: the clauses BH-PRICE-*, BH-DEC-5, and what the Commodity Exchange does on 1.4."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import asks, turned_up
from bremerhaven.scenes import cash, finish_round
from fairlead import Game
from helpers import play, rule, seat, texts


def prices(bids: dict[int, str], **changes: Any) -> Game:
    """The beginning of 1.4; somebody has 1.5 as well, so that the game waits there."""
    return turned_up({**bids, 2: "5 ladder"}, phase="prices", **changes)


def pile(game: Game) -> list[int]:
    """The price cards from top to bottom."""
    cards: list[int] = game.position()["prices"]["pile"]
    return cards


@rule("BH-PRICE-1", "BH-DEC-5")
@pytest.mark.parametrize("place", [1, 5, 12, 23])
def test_the_winner_puts_any_card_on_top_and_the_others_keep_their_order(place: int) -> None:
    game = prices({0: "3 prices", 1: "2 prices"})
    before = pile(game)
    assert asks(game) == {0: "price"}
    assert texts(game) == [f"price {card}" for card in range(1, 25)]
    play(game, f"price {before[place]}")
    assert pile(game) == [before[place], *before[:place], *before[place + 1 :]]


@rule("BH-PRICE-2", "BH-R-19", "BH-DEC-5")
def test_the_current_card_may_be_chosen_so_that_nothing_changes() -> None:
    game = prices({0: "3 prices"})
    before = game.position()["prices"]
    assert before["pile"][0] == 23
    play(game, "price 23")
    assert game.position()["prices"] == before


@rule("BH-PRICE-3", "BH-SETTLE-1")
def test_the_new_prices_hold_at_once_and_for_all() -> None:
    """Both have a barrel on an order that is due this round. Card 23 pays 4 for it, card 1 pays 1."""
    order = {"areas": {1: {"order": 7, "markers": 1, "loaded": {"barrel": 1}}}}
    other = {"areas": {1: {"order": 27, "markers": 1, "loaded": {"barrel": 1}}}}
    sales = {}
    for card in (23, 1):
        game = turned_up({0: "3 prices"}, 4, phase="prices", seats={0: order, 1: other})
        play(game, f"price {card}")
        finish_round(game)
        sales[card] = [seat(game, owner)["money"]["sales"] for owner in (0, 1)]
    assert sales == {23: [4, 4], 1: [1, 1]}


@rule("BH-PRICE-4")
def test_without_a_bid_the_top_card_goes_under_the_pile() -> None:
    before = pile(prices({0: "3 prices"}))
    game = prices({0: "3 park"})
    assert asks(game) == {2: "ladder"}
    assert pile(game) == [*before[1:], before[0]]


@rule("BH-PRICE-4")
def test_the_exchange_in_a_reserve_does_not_count() -> None:
    game = prices({0: "3 park"}, seats={1: {"reserve": ["exchange"]}})
    assert asks(game) == {2: "ladder"}
    assert pile(game)[-1] == 23


@rule("BH-PRICE-5", "BH-BLD-8")
def test_without_a_bid_the_owner_of_the_exchange_chooses() -> None:
    game = prices({0: "3 park"}, seats={1: {"buildings": ["exchange"]}})
    before = pile(game)
    assert asks(game) == {1: "price"}
    assert texts(game) == [f"price {card}" for card in range(1, 25)]
    play(game, f"price {before[7]}")
    assert pile(game) == [before[7], *before[:7], *before[8:]]


@rule("BH-PRICE-5", "BH-BLD-8")
def test_with_a_bid_the_exchange_has_no_say() -> None:
    game = prices({0: "1 prices"}, seats={1: {"buildings": ["exchange"]}})
    assert asks(game) == {0: "price"}
    play(game, "price 5")
    assert asks(game) == {2: "ladder"}


@rule("BH-PRICE-1")
def test_choosing_a_price_card_costs_nothing() -> None:
    game = prices({0: "3 prices"})
    play(game, "price 4")
    assert cash(game) == 10


@rule("BH-R-28")
def test_the_winner_does_not_see_the_order_of_the_pile() -> None:
    """Asked for a card, and after the choice: below what was seen the order is anybody's guess."""
    game = prices({0: "3 prices"})
    cards = [game.guess(0, seed).position()["prices"]["pile"] for seed in range(6)]
    assert len({tuple(each) for each in cards}) == 6
    play(game, "price 4")
    cards = [game.guess(0, seed).position()["prices"]["pile"] for seed in range(6)]
    seen = game.position()["prices"]["known_top"]
    assert len({tuple(each[:seen]) for each in cards}) == 1
    assert len({each[seen] for each in cards}) > 1
    assert cards[0][:2] == [4, 23]
    assert len({tuple(each) for each in cards}) == 6
