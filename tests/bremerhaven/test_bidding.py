"""Bidding: the clauses BH-BID-*, and the worked example of a whole City board."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import CITY, EVERY_TABLE, answer, asks, bidding, hand, ladder, phase, place_all, turned_up
from bremerhaven.scenes import cash, dock, orders, ships
from fairlead import Game
from helpers import play, refused, rule, seat, texts


def bids(game: Game) -> list[list[tuple[int, str]]]:
    """All placed cards, one list a stone."""
    return [[(card["value"], card["space"]) for card in cards] for cards in game.position()["bids"]]


def guessed(game: Game, viewer: int, count: int = 12) -> list[list[list[tuple[int, str]]]]:
    """Placed cards as a seat takes them for possible."""
    return [bids(game.guess(viewer, seed)) for seed in range(count)]


# ------------------------------------------------------------------ placing


@rule("BH-BID-1", "BH-PAR-4")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_cards_are_placed_one_by_one_in_rank_order(ladder: list[int]) -> None:
    game = bidding(ladder=ladder)
    turns = []
    while phase(game) == "bidding" and len(turns) < 15:
        assert list(asks(game).values()) == ["bid"]
        turns.append(game.to_act[0])
        play(game, f"bid {hand(game)[0]} sea-1")
    assert turns == ladder * 5
    assert phase(game) != "bidding"


@rule("BH-BID-1", "BH-DEC-2")
def test_all_five_cards_are_placed_the_last_one_too() -> None:
    game = bidding(2)
    for value in (1, 2, 3, 4):
        play(game, f"bid {value} park", f"bid {value} park")
    assert asks(game) == {0: "bid"}
    assert texts(game) == [f"bid 5 {space}" for space in (*CITY, "sea-1", "sea-2", "land-1", "land-2")]
    play(game, "bid 5 park")
    assert asks(game) == {1: "bid"}


@rule("BH-BID-2", "BH-BID-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_in_use(players: int) -> None:
    """The City board, and as many sea and land spaces as there are players; passing is not possible."""
    places = range(1, players + 1)
    spaces = [*CITY, *(f"sea-{place}" for place in places), *(f"land-{place}" for place in places)]
    game = bidding(players)
    assert texts(game) == [f"bid {value} {space}" for value in (1, 2, 3, 4, 5) for space in spaces]
    if players < 4:
        assert refused(game, f"bid 5 sea-{players + 1}") == "BH-BID-2"
        assert refused(game, f"bid 5 land-{players + 1}") == "BH-BID-2"


@rule("BH-BID-3")
@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_nothing_but_a_card_can_be_played_in_the_bidding(variant: str, players: int) -> None:
    game = bidding(players, variant=variant) if players > 1 else bidding(1, ladder=[0, 1])
    assert {move.kind for move in game.moves()} == {"bid"}
    for move in ("no permit", "decline", "keep", "done", "refuse"):
        assert refused(game, move) == "BH-ROUND-1"


@rule("BH-BID-4")
def test_a_space_takes_any_number_of_cards() -> None:
    game = place_all(bidding(4, seats={0: {"walls": [3, 3, 3, 3]}}), "sea-1")
    assert bids(game) == [[(value, "sea-1") for value in (1, 2, 3, 4, 5)]] * 4


@rule("BH-BID-6", "BH-INFL-4")
def test_a_placed_card_stays_where_it_is() -> None:
    game = play(bidding(2), "bid 5 sea-1", "bid 3 park")
    assert not game.can_undo
    assert hand(game) == [1, 2, 3, 4]
    assert refused(game, "bid 5 park") == "BH-INFL-4"
    play(game, "bid 4 sea-1", "bid 5 sea-1")
    assert bids(game) == [[(5, "sea-1"), (4, "sea-1")], [(3, "park"), (5, "sea-1")]]


@rule("BH-BID-5")
def test_others_see_where_a_card_lies_but_not_its_value() -> None:
    game = play(bidding(3), "bid 5 sea-1", "bid 2 prices")
    for viewer in (1, 2):
        worlds = guessed(game, viewer)
        assert all([space for _, space in world[0]] == ["sea-1"] for world in worlds)
        assert len({world[0][0][0] for world in worlds}) > 2
    other = play(bidding(3), "bid 1 sea-1", "bid 2 prices")
    for viewer in (-1, 1, 2):
        records = [each._table.redacted(viewer).memory.tobytes() for each in (game, other)]
        assert records[0] == records[1]
    assert [move and move.text for _, move in game.history_for(1)] == [None, "bid 2 prices"]
    assert [move and move.text for _, move in game.history_for(None)] == [None, None]


@rule("BH-BID-5", "BH-BID-6")
def test_the_owner_knows_the_own_cards() -> None:
    game = play(bidding(3), "bid 5 sea-1", "bid 2 prices", "bid 4 park")
    for viewer, card in enumerate([(5, "sea-1"), (2, "prices"), (4, "park")]):
        assert {tuple(world[viewer]) for world in guessed(game, viewer, 5)} == {(card,)}


@rule("BH-BID-7")
def test_all_cards_are_turned_up_when_the_last_is_placed() -> None:
    game = bidding(2)
    for value in (1, 2, 3, 4):
        play(game, f"bid {value} permit", f"bid {value} park")
    play(game, "bid 5 sea-1")
    assert len({str(world) for world in guessed(game, 1)}) > 1
    play(game, "bid 5 park")
    for viewer in (0, 1):
        assert guessed(game, viewer, 4) == [bids(game)] * 4
    assert all(move is not None for _, move in game.history_for(None))
    assert not game.can_undo


@rule("BH-DEC-2")
def test_equal_cards_in_hand_are_one_option_for_each_space() -> None:
    """After one upgrade the hand is 2, 3, 4, 5, 5."""
    game = bidding(2, seats={0: {"upgrades": 1}, 1: {"upgrades": 1}})
    assert len(game.moves()) == 4 * 10
    assert hand(game) == [2, 3, 4, 5]
    play(game, "bid 5 park", "bid 2 park")
    assert hand(game) == [2, 3, 4, 5]
    play(game, "bid 5 park", "bid 3 park")
    assert hand(game) == [2, 3, 4]


@rule("BH-DEC-2")
def test_at_most_seventy_answers() -> None:
    assert len(bidding(4).moves()) == 5 * 14


# ------------------------------------------------------------------ winning


@rule("BH-BID-8")
def test_the_total_is_the_sum_of_the_own_cards() -> None:
    """1 and 2 and 3 beat a 5."""
    game = turned_up({0: "5 land-1", 1: "1 land-1, 2 land-1, 3 land-1"}, land={1: 1})
    assert asks(game) == {1: "order"}


@rule("BH-BID-9")
@pytest.mark.parametrize(("ladder", "winner"), [([0, 1, 2], 0), ([1, 0, 2], 1), ([2, 1, 0], 1)])
def test_among_equal_totals_the_higher_rank_wins(ladder: list[int], winner: int) -> None:
    game = turned_up({0: "4 land-1", 1: "3 land-1, 1 land-1", 2: "3 land-1"}, ladder=ladder, land={1: 1})
    assert asks(game) == {winner: "order"}


@rule("BH-BID-9")
def test_the_highest_total_wins_whatever_the_rank() -> None:
    game = turned_up({0: "3 land-1, 4 building", 1: "5 land-1", 2: "5 building"}, building_pile=["bank"])
    assert asks(game) == {1: "order"}
    assert [seat(game, owner)["reserve"] for owner in range(3)] == [[], [], ["bank"]]


@rule("BH-BID-10", "BH-R-10", "BH-LADDER-5")
def test_sea_and_land_go_by_the_ladder_after_1_5() -> None:
    """Both have 4 on a ship and 3 on an order; the First Officer wins 1.5 and becomes Captain first."""
    both = "4 sea-1, 3 land-1"
    walls = {owner: {"walls": [2, 2, 2, 2]} for owner in range(2)}
    before = turned_up({0: both, 1: f"{both}, 5 ladder"}, 2, sea={1: 1}, land={1: 1}, seats=walls)
    assert asks(before) == {1: "ladder"}
    swapped = play(before.copy(), "swap captain first-officer")
    assert asks(swapped) == {1: "dock"}
    kept = play(before.copy(), "keep")
    assert asks(kept) == {0: "dock"}


@rule("BH-BID-10", "BH-R-10")
@pytest.mark.parametrize(("ladder", "winner"), [([0, 1, 2], 0), ([1, 0, 2], 1)])
@pytest.mark.parametrize(("space", "question"), [("prices", "price"), ("ladder", "ladder")])
def test_ties_on_the_city_board_go_by_the_old_ladder(ladder: list[int], winner: int, space: str, question: str) -> None:
    game = turned_up({0: f"4 {space}", 1: f"4 {space}"}, ladder=ladder)
    assert asks(game) == {winner: question}


@rule("BH-BID-10")
def test_a_swap_does_not_change_who_won_1_1_and_1_4() -> None:
    """Equal bids on the building and the prices: the old Captain has both although another takes over later."""
    game = turned_up({0: "3 building, 4 prices", 1: "3 building, 4 prices, 5 ladder"}, 2, building_pile=["bank"])
    assert seat(game, 0)["reserve"] == ["bank"]
    assert asks(game) == {0: "price"}
    play(game, "price 3")
    assert asks(game) == {1: "ladder"}
    play(game, "swap captain first-officer")
    assert seat(game, 0)["reserve"] == ["bank"]


@rule("BH-BID-11")
def test_on_1_2_and_1_3_every_bidder_may_use_the_action() -> None:
    game = turned_up({0: "5 permit, 4 influence", 1: "4 permit, 3 influence", 2: "1 permit, 2 influence"})
    assert asks(game) == {0: "permit", 1: "permit", 2: "permit"}
    answer(game, dict.fromkeys(range(3), "no permit"))
    assert asks(game) == {0: "upgrade", 1: "upgrade", 2: "upgrade"}
    before = [cash(game, owner) for owner in range(3)]
    answer(game, {2: "upgrade", 1: "upgrade", 0: "upgrade"})
    spent = [seat(game, owner)["money"]["influence"] for owner in range(3)]
    assert spent == [0, -1, -2]
    assert before == [cash(game, owner) - spent[owner] - income for owner, income in enumerate((4, 3, 2))]


# ------------------------------------------------------------------ the worked example


def example() -> Game:
    """BH-EX-2: seats 0 to 3 are Red, Yellow, Green and Blue; they place their cards in rank order."""
    cards = [
        "1 park, 4 building, 5 permit, 2 sea-1, 3 land-1",
        "4 building, 5 sea-2, 3 land-2, 2 sea-3, 1 land-3",
        "2 permit, 4 influence, 5 ladder, 1 sea-4, 3 land-4",
        "2 permit, 3 influence, 1 ladder, 4 sea-4, 5 land-3",
    ]
    things: dict[str, Any] = {
        "sea": [1, 2, 4, 6],
        "land": [1, 2, 3, 4],
        "building_pile": ["lighthouse"],
        "prices": {"top": 23},
        "seats": {owner: {"cash": money} for owner, money in enumerate((4, 6, 8, 12))},
    }
    game = bidding(4, **things)
    for place in range(5):
        for row in cards:
            play(game, f"bid {row.split(', ')[place]}")
    return game


@rule("BH-EX-2", "BH-PARK-1", "BH-BID-9", "BH-PERM-1", "BH-PERM-2", "BH-PERM-3", "BH-PERM-4", "BH-PERM-5")
def test_the_example_up_to_1_2() -> None:
    game = example()
    assert cash(game, 0) == 5
    assert seat(game, 0)["reserve"] == ["lighthouse"]
    assert asks(game) == {0: "permit", 2: "permit", 3: "permit"}
    play(game, "no permit", seat=0)
    assert game.preview("bollard 1", 2) is not None
    play(game, "bollard 1", seat=2)
    assert cash(game, 2) == 3
    assert asks(game) == {3: "permit"}  # a further permit costs 5, so Green is not asked again
    play(game.copy(), "bollard 1", "bollard 4", seat=3)
    play(game, "no permit", seat=3)
    assert asks(game) == {2: "upgrade", 3: "upgrade"}


@rule("BH-EX-2", "BH-INFL-1", "BH-INFL-2", "BH-INFL-3", "BH-INFL-4", "BH-PRICE-4", "BH-LADDER-1", "BH-LADDER-5")
def test_the_example_from_1_3() -> None:
    game = answer(example(), {0: "no permit", 2: "bollard 1", 3: "no permit"})
    below = game.position()["prices"]["pile"][1]
    answer(game, {2: "upgrade", 3: "upgrade"})
    assert cash(game, 3) == 11
    assert game.position()["prices"]["pile"][0] == below
    assert game.position()["prices"]["pile"][-1] == 23
    assert asks(game) == {2: "ladder"}
    play(game, "swap first-officer mate")
    assert ladder(game) == [0, 2, 1, 3]
    # Income has been paid; ships and orders are asked for next.
    assert [cash(game, owner) for owner in range(4)] == [9, 8, 6, 12]
    assert [seat(game, owner)["gained"] for owner in range(4)] == [0, 0, 1, 1]


@rule("BH-EX-2", "BH-INFL-4")
def test_hands_after_the_example() -> None:
    game = answer(example(), {0: "no permit", 2: "bollard 1", 3: "no permit"})
    answer(game, {2: "upgrade", 3: "upgrade"})
    play(game, "swap first-officer mate")
    now = game.position()["round"]
    while game.position()["round"] == now:
        owner = game.to_act[0]
        game.play(game.moves(owner)[0], owner)
    hands = {}
    for _ in range(4):
        hands[game.to_act[0]] = len(game.moves()) // 14, hand(game)
        play(game, f"bid {hand(game)[0]} park")
    five, four = (5, [1, 2, 3, 4, 5]), (4, [2, 3, 4, 5])
    assert hands == {0: five, 1: five, 2: four, 3: four}


@rule("BH-EX-2", "BH-BID-9")
def test_ships_and_orders_of_the_example() -> None:
    """Yellow has 2.2, 2.3 and 3.2, Green 3.4, Blue 2.4 and 3.3, Red 2.1 and 3.1; only one ship fits each harbour."""
    game = answer(example(), {0: "no permit", 2: "no permit", 3: "no permit"})
    answer(game, {2: "upgrade", 3: "upgrade"})
    play(game, "swap first-officer mate")
    assert asks(game) == dict.fromkeys(range(4), "order")
    answer(game, dict.fromkeys(range(4), "lay 1"))
    assert [orders(game, owner)[0] for owner in range(4)] == [1, 2, 4, 3]
    assert [ships(game, owner)[1] for owner in range(4)] == [1, 2, None, 6]
    assert dock(game, 2, 2) is None
