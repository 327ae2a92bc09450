"""The short game: the clauses BH-SHORT-*, and what it leaves out of the long one."""

from __future__ import annotations

import random

import pytest

from bremerhaven.rounds import answer, asks, turned_up
from bremerhaven.scenes import cash, finish_round, round_of
from helpers import bremerhaven, play, play_randomly, random_answer, rule, seat

every_table = pytest.mark.parametrize("players", [2, 3, 4])


@rule("BH-SHORT-2", "BH-NEWS-8")
@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_rounds_of_the_short_game(players: int, seed: int) -> None:
    """Exactly 10, 9 and 8."""
    game = play_randomly(bremerhaven(players, variant="short", seed=seed), seed)
    assert round_of(game) == {2: 10, 3: 9, 4: 8}[players]
    assert game.position()["track"] == 20


@rule("BH-SHORT-1", "BH-NEWS-8")
@every_table
def test_the_figure_moves_two_a_round_and_nothing_happens_in_the_newspaper(players: int) -> None:
    game, chooser = bremerhaven(players, variant="short"), random.Random(3)
    track = {}
    while not game.over:
        game.play(*random_answer(game, chooser))
        assert "flotsam" not in asks(game).values()
        position = game.position()
        assert (position["newspaper"]["event"], position["newspaper"]["pile"]) == (None, [])
        track.setdefault(position["round"], position["track"])
    start = {2: 0, 3: 2, 4: 4}[players]
    assert track == {number: start + 2 * (number - 1) for number in range(1, len(track))} | {0: start}
    assert all(seat(game, owner)["money"]["events"] == 0 for owner in range(players))


@rule("BH-SHORT-1", "BH-REFILL-5")
def test_all_cards_left_on_the_boards_go_and_new_ones_come() -> None:
    game = turned_up({0: "5 permit"}, variant="short")
    before = game.position()
    finish_round(game)
    after = game.position()
    assert set(before["sea"]) <= set(after["ships_discarded"])
    assert set(before["land"]) <= set(after["orders_discarded"])
    assert after["sea"] == before["ship_pile"][:3]
    assert after["land"] == before["order_pile"][:3]


@rule("BH-SHORT-1", "BH-R-35")
def test_the_long_game_keeps_cards_and_fills_up_from_the_left() -> None:
    """The first one drawn goes to space 1: of three ships the left two move right."""
    game = turned_up({0: "5 permit"}, variant="long")
    before = game.position()
    finish_round(game)
    after = game.position()
    assert after["sea"] == [before["ship_pile"][0], *before["sea"][:2]]
    assert after["land"] == [before["order_pile"][0], *before["land"][:2]]


@rule("BH-R-35", "BH-REFILL-3")
def test_of_several_new_cards_the_first_goes_furthest_left() -> None:
    walls = {0: {"walls": [2, 2, 2, 2]}}
    game = turned_up({0: "5 sea-2, 4 sea-3, 3 land-2, 2 land-3"}, sea=[1, 2, 4], land=[1, 2, 3], seats=walls)
    before = game.position()
    finish_round(game)
    after = game.position()
    assert after["sea"] == [*before["ship_pile"][:2], 1]
    assert after["land"] == [*before["order_pile"][:2], 1]


@rule("BH-SHORT-1")
@pytest.mark.parametrize("variant", ["long", "short"])
def test_city_and_harbours_follow_the_rules_of_the_long_game(variant: str) -> None:
    """The same bids with the same money have the same outcome up to the end of 1.5."""
    bids = {0: "1 park, 4 building, 5 permit, 2 prices, 3 ladder", 1: "4 permit, 2 influence", 2: "4 influence"}
    game = turned_up(bids, variant=variant, building_pile=["bank"])
    assert [cash(game, owner) for owner in range(3)] == [11, 13, 14]
    assert asks(game) == {0: "permit", 1: "permit"}
    play(game, "construct bank", "no permit", seat=0)
    play(game, "bollard 1", "no permit", seat=1)
    assert [cash(game, owner) for owner in range(3)] == [11, 10, 14]
    answer(game, {1: "upgrade", 2: "upgrade"})
    play(game, "price 5", "swap first-officer mate")
    earned = [seat(game, owner)["money"] for owner in range(3)]
    assert [money["income"] for money in earned] == [4, 2, 3]
    assert [money["influence"] for money in earned] == [0, -2, 0]
    assert [money["permits"] for money in earned] == [0, -3, 0]
