"""Set-up: what lies where when the first turn begins (rules page 3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from helpers import deal, end_turn, play, rule, seat, situation

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SCORING_CARDS = {"interim", "final"}


@rule("AD-SETUP-1")
def test_the_same_twelve_expeditions_in_every_game_without_ships() -> None:
    first, second = deal(2, seed=1).view()["expeditions"], deal(4, seed=2).view()["expeditions"]
    assert first == second
    assert len(first) == 12
    assert all(tile["ships"] == [] and tile["row_colour"] is None for tile in first)


@PLAYERS
@rule("AD-SETUP-2")
def test_four_orders_face_up_and_the_rest_face_down(players: int) -> None:
    game = deal(players)
    assert [card["order"] for card in game.view()["display"]] == game.position()["display"]
    assert None not in game.position()["display"]
    assert game.view()["pile"] == len(game.position()["pile"]) == 24 - 4 - 2 * players


@rule("AD-SETUP-2")
def test_orders_are_shuffled() -> None:
    first_orders = Counter(deal(seed=seed).position()["display"][0] for seed in range(60))
    assert len(first_orders) > 15


@rule("AD-SETUP-3")
def test_coins_come_from_a_common_supply_not_from_players() -> None:
    game = end_turn(deal(3))
    assert [seat(game, number)["coins"] for number in range(3)] == [8, 6, 6]


@rule("AD-SETUP-4")
def test_ships_are_shuffled_without_jokers_and_scoring_cards() -> None:
    rows = [deal(seed=seed).position()["buy_row"] + deal(seed=seed).position()["refill_row"] for seed in range(60)]
    assert not SCORING_CARDS & {ship for row in rows for ship in row}
    assert len({row[0] for row in rows}) > 10


@rule("AD-SETUP-5")
def test_five_ships_in_each_row_for_all_to_see() -> None:
    game = deal()
    for name in ("buy_row", "refill_row"):
        assert len(game.position()[name]) == 5
        assert [card["ship"] for card in game.view()[name]] == game.position()[name]


@rule("AD-SETUP-6")
def test_32_ships_in_five_stacks_face_down() -> None:
    game = deal()
    stacks = game.position()["stacks"]
    assert [len([card for card in stack if card not in SCORING_CARDS]) for stack in stacks] == [6, 6, 6, 7, 7]
    assert game.view()["stacks"] == [6, 6, 7, 7, 8]


@rule("AD-SETUP-7")
@pytest.mark.parametrize(("card", "stack", "size"), [("interim", 2, 7), ("final", 4, 8)])
def test_a_scoring_card_is_anywhere_in_its_stack(card: str, stack: int, size: int) -> None:
    deals = 40 * size
    stacks = [deal(seed=seed).position()["stacks"] for seed in range(deals)]
    assert all(len(piles[stack]) == size for piles in stacks)
    places = Counter(piles[stack].index(card) for piles in stacks)
    assert set(places) == set(range(size))
    assert all(20 <= count <= 60 for count in places.values())


@PLAYERS
@rule("AD-SETUP-8")
def test_six_coins_and_nothing_on_the_tracks(players: int) -> None:
    for entry in deal(players).position()["seats"]:
        assert (entry["coins"], entry["completed"], sum(entry["vp"].values())) == (6, 0, 0)


@PLAYERS
@rule("AD-SETUP-9")
def test_two_orders_unseen_by_the_others(players: int) -> None:
    game = deal(players)
    for number in range(players):
        assert len(seat(game, number)["hand"]) == 2
        assert [order["order"] for order in game.view(number)["seats"][number]["hand"]] == seat(game, number)["hand"]
        assert game.view((number + 1) % players)["seats"][number]["hand"] == [None, None]


@rule("AD-SETUP-9")
def test_the_display_is_laid_before_hands_are_dealt() -> None:
    # The same seed shuffles the same orders, so the display does not depend on how many hands follow it.
    assert deal(2).position()["display"] == deal(3).position()["display"] == deal(4).position()["display"]


@rule("AD-SETUP-10")
@pytest.mark.parametrize(("players", "any_colour", "reservation"), [(2, 3, 2), (3, 2, 1), (4, 2, 1)])
def test_action_cards_by_number_of_players(players: int, any_colour: int, reservation: int) -> None:
    for entry in deal(players).position()["seats"]:
        assert (entry["any_colour_cards"], entry["reservation_cards"]) == (any_colour, reservation)


@PLAYERS
@rule("AD-SETUP-11")
def test_one_secret_mission_each(players: int) -> None:
    game = deal(players)
    missions = [entry["mission"] for entry in game.position()["seats"]]
    assert len(set(missions)) == players
    assert [entry["mission"] and entry["mission"]["kind"] for entry in game.view(1)["seats"]] == [
        missions[1] if number == 1 else None for number in range(players)
    ]


@rule("AD-SETUP-11")
def test_missions_are_shuffled_and_secret_until_the_end() -> None:
    assert len({seat(deal(seed=seed), 0)["mission"] for seed in range(30)}) == 4
    game = end_turn(deal(turn_cap=3), 5)
    assert game.view(0)["seats"][1]["mission"] is None
    end_turn(game)
    assert game.over
    assert game.view(0)["seats"][1]["mission"]["kind"] == seat(game, 1)["mission"]


@rule("AD-SETUP-12")
def test_jokers_are_shuffled_one_each() -> None:
    assert len({entry["joker"] for entry in deal(4).position()["seats"]}) == 4
    assert len({seat(deal(seed=seed), 0)["joker"] for seed in range(60)}) == 6


@rule("AD-SETUP-12")
def test_a_joker_is_hidden_until_its_first_use_and_open_from_then_on() -> None:
    game = situation(me={"joker": "green-yellow", "hand": ["Y3"]})
    assert game.view(1)["seats"][0]["joker"]["colours"] is None
    assert game.view(0)["seats"][0]["joker"]["colours"] == ["green", "yellow"]
    play(game, "start Y3", "load J3", "rounds 1")
    assert game.view(1)["seats"][0]["joker"]["colours"] == ["green", "yellow"]
    end_turn(game, 2)
    assert game.view(1)["seats"][0]["joker"] == {"colours": ["green", "yellow"], "shown": True, "place": "harbour"}


@PLAYERS
@rule("AD-SETUP-13")
def test_cards_left_over_stay_in_the_box_unseen(players: int) -> None:
    game = deal(players)
    box = game.position()["in_the_box"]
    assert (len(box["missions"]), len(box["jokers"])) == (4 - players, 6 - players)
    assert "in_the_box" not in game.view(0)
    if players == 3:  # two unseen missions of others and one in the box: a guess may hold any of them
        assert len({tuple(game.guess(0, seed).position()["in_the_box"]["missions"]) for seed in range(30)}) == 3


@PLAYERS
@rule("AD-SETUP-14", "AD-R-28")
def test_the_start_player_is_drawn_at_random(players: int) -> None:
    starters = {deal(players, seed=seed, start_player="random").to_act[0] for seed in range(40)}
    assert starters == set(range(players))


@rule("AD-SETUP-14", "AD-R-28")
def test_any_player_may_start_without_compensation_for_seats() -> None:
    game = deal(3, start_player=2)
    assert game.to_act == (2,)
    for name in ("coins", "any_colour_cards", "reservation_cards", "completed"):
        assert len({entry[name] for entry in game.position()["seats"]}) == 1
