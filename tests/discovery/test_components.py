"""What is in the box: the clauses AD-COMP-*, and the constraints that the component table was designed under."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from fairlead.games.discovery.box import components
from helpers import deal, end_turn, hold_final, play, rule, seat, situation

TABLE = components()
COLOURS = [colour["key"] for colour in TABLE["colour"]]
CLASSES = TABLE["ship_class"]
ROWS = TABLE["ship_rows"]
TILES = TABLE["expedition"]
JOKERS = TABLE["joker_card"]
ORDERS = TABLE["orders"]
INCOME = {income["capacity"]: income["coins"] for income in TABLE["income"]}
MISSIONS = {(mission["players"], mission["kind"]): mission["vp"] for mission in TABLE["mission"]}
KINDS = ["presence", "half", "majority", "alone"]
TRACK = TABLE["scoring_board"]["order_track_last"] + 1
DEALT = {deal["players"]: (deal["any_colour"], deal["reservation"]) for deal in TABLE["action_deal"]}
PIECES = TABLE["pieces"]


def values(tile: dict[str, Any]) -> list[int]:
    return [tile["interim_plain"], tile["interim_match"], tile["final_plain"], tile["final_match"]]


def worth(colour: str) -> int:
    """All values of the two expeditions of a colour."""
    return sum(sum(values(tile)) for tile in TILES if tile["colour"] == colour)


def ship_cards(players: int = 2) -> Counter[str]:
    """All ship cards on the table after set-up, jokers aside."""
    position = deal(players).position()
    return Counter(
        position["buy_row"] + position["refill_row"] + [card for stack in position["stacks"] for card in stack]
    )


# ------------------------------------------------------------------ the clauses


@rule("AD-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_colour_has_two_three_and_two_ships(players: int) -> None:
    copies = {1: 2, 2: 3, 3: 2}
    ships = ship_cards(players) - Counter(["interim", "final"])
    assert ships == {f"{mark}{capacity}": copies[capacity] for mark in "RBGYWN" for capacity in copies}
    assert ships.total() == 42


@rule("AD-COMP-2")
@pytest.mark.parametrize(("ship", "price"), [("G1", 3), ("G2", 4), ("G3", 5), ("N1", 3), ("R2", 4), ("W3", 5)])
def test_a_ship_costs_by_its_capacity(ship: str, price: int) -> None:
    game = situation(me={"coins": 10}, buy_row={2: ship})
    assert game.view()["buy_row"][2]["price"] == price
    game.play("buy 2")
    assert seat(game, 0)["coins"] == 10 - price


@rule("AD-COMP-3", "AD-R-1")
def test_the_six_colours() -> None:
    assert COLOURS == ["red", "blue", "green", "yellow", "white", "brown"]


@rule("AD-COMP-4")
def test_six_jokers_of_two_different_colours() -> None:
    position = deal(4).position()
    jokers = [entry["joker"] for entry in position["seats"]] + position["in_the_box"]["jokers"]
    assert len(set(jokers)) == 6
    for joker in jokers:
        first, second = joker.split("-")
        assert first != second
        assert {first, second} <= set(COLOURS)


@rule("AD-COMP-4", "AD-COMP-5")
def test_a_joker_takes_its_capacity_anew_at_every_use_and_costs_2_each_time() -> None:
    game = situation(me={"coins": 10, "joker": "green-yellow", "hand": ["Y3"]})
    play(game, "start Y3", "load J3", "rounds 1")
    assert seat(game, 0)["coins"] == 8
    end_turn(game, 2)
    coins = seat(game, 0)["coins"]
    play(game, "place J1 Abreu", "colour green")
    assert seat(game, 0)["coins"] == coins - 2
    assert game.view()["expeditions"][6]["free"] == 2


@rule("AD-COMP-6")
def test_ships_jokers_and_two_scoring_cards_are_50_cards() -> None:
    cards = ship_cards()
    assert cards["interim"] == cards["final"] == 1
    position = deal().position()
    jokers = [entry["joker"] for entry in position["seats"]] + position["in_the_box"]["jokers"]
    assert cards.total() + len(jokers) == 50


@rule("AD-COMP-7")
def test_twelve_expeditions_with_explorer_colour_capacity_and_four_values() -> None:
    expeditions = deal().view()["expeditions"]
    assert len({tile["explorer"] for tile in expeditions}) == 12
    for tile in expeditions:
        assert tile["colour"] in COLOURS
        assert 3 <= tile["capacity"] <= 8
        assert set(tile["values"]) == {"interim_plain", "interim_match", "final_plain", "final_match"}


@rule("AD-COMP-8")
def test_one_order_of_each_colour_and_capacity() -> None:
    position = deal(3).position()
    orders = position["display"] + position["pile"] + [order for entry in position["seats"] for order in entry["hand"]]
    assert sorted(orders) == sorted(f"{mark}{capacity}" for mark in "RBGYWN" for capacity in (3, 4, 5, 6))


@rule("AD-COMP-9")
def test_an_order_shows_an_income_for_1_2_and_3_rounds_that_rises() -> None:
    game = situation(display=["R3", "B4", "G5", "Y6"])
    for card in game.view()["display"]:
        one, two, three = card["incomes"]
        assert 0 < one < two < three


@rule("AD-COMP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_kinds_of_mission_for_each_number_of_players(players: int) -> None:
    position = deal(players).position()
    assert sorted([entry["mission"] for entry in position["seats"]] + position["in_the_box"]["missions"]) == sorted(
        KINDS
    )
    assert {kind for number, kind in MISSIONS if number == players} == set(KINDS)


@rule("AD-COMP-10")
def test_a_mission_is_worth_what_its_version_for_the_number_of_players_says() -> None:
    worth = []
    for players in (2, 3, 4):
        game = situation(players, me={"mission": "alone"}, expeditions={"Columbus": [{"ship": "R1", "seat": 0}]})
        worth.append(hold_final(game).scores()[0].parts["mission"])
    assert worth == [1, 3, 4]


@rule("AD-COMP-11")
def test_eight_any_colour_and_four_reservation_cards() -> None:
    assert sum(entry["any_colour_cards"] for entry in deal(4).position()["seats"]) == 8
    assert sum(entry["reservation_cards"] for entry in deal(4).position()["seats"]) == 4


@rule("AD-COMP-12")
def test_22_markers_of_one_colour_for_each_player() -> None:
    assert PIECES["markers_per_player"] == 22
    assert PIECES["player_colours"] == ["red", "yellow", "blue", "green"]


@rule("AD-COMP-13", "AD-R-22", "AD-SETUP-3")
def test_the_supply_of_coins_never_runs_out() -> None:
    assert (PIECES["coins_1"], PIECES["coins_5"]) == (45, 15)
    game = situation(me={"coins": 1_000_000}, you={"coins": 1_000_000})
    end_turn(game, 2)
    assert [seat(game, number)["coins"] for number in (0, 1)] == [1_000_002, 1_000_002]


@rule("AD-COMP-14")
def test_both_tracks_start_at_0() -> None:
    for entry in deal(4).position()["seats"]:
        assert entry["completed"] == 0
        assert sum(entry["vp"].values()) == 0


# ------------------------------------------------------------------ how the table was designed


def test_every_table_says_where_it_comes_from() -> None:
    tables = [entry for value in TABLE.values() for entry in (value if isinstance(value, list) else [value])]
    assert {entry["provenance"] for entry in tables} <= {"rulebook", "public", "derived", "designed"}


@pytest.mark.parametrize("name", ["colour", "joker_card", "expedition", "mission"])
def test_ids_run_from_0_without_gaps(name: str) -> None:
    assert [entry["id"] for entry in TABLE[name]] == list(range(len(TABLE[name])))


def test_games_are_for_2_3_and_4_players() -> None:
    assert TABLE["meta"]["players"] == [2, 3, 4]


def test_colours_marks_and_goods_are_distinct() -> None:
    assert len(set(COLOURS)) == 6
    assert {"green", "yellow"} <= set(COLOURS)
    assert len({colour["mark"] for colour in TABLE["colour"]}) == 6
    assert len({colour["good"]["en"] for colour in TABLE["colour"]}) == 6


def test_ship_classes() -> None:
    triples = [(ship["capacity"], ship["price"], ship["copies_per_colour"]) for ship in CLASSES]
    assert triples == [(1, 3, 2), (2, 4, 3), (3, 5, 2)]
    assert sum(copies for _, _, copies in triples) == 7
    assert sum(capacity * copies for capacity, _, copies in triples) == 14
    assert sum(price * copies for _, price, copies in triples) == 28


def test_ship_cards_fill_rows_and_stacks() -> None:
    ships = 7 * len(COLOURS)
    assert ships == 42
    assert ships + len(JOKERS) + 2 == PIECES["ship_cards"] == 50
    assert ROWS["stack_ships"] == [6, 6, 6, 7, 7]
    assert 2 * ROWS["columns"] + sum(ROWS["stack_ships"]) == ships


@pytest.mark.parametrize(("card", "first", "last"), [("interim_stack", 13, 19), ("final_stack", 26, 33)])
def test_purchases_on_which_a_scoring_card_comes_up(card: str, first: int, last: int) -> None:
    stack = ROWS[card] - 1
    assert sum(ROWS["stack_ships"][:stack]) + 1 == first
    assert sum(ROWS["stack_ships"][: stack + 1]) + 1 == last


def test_jokers_are_a_ring_through_all_colours() -> None:
    assert len(JOKERS) == 6
    assert all(len(set(joker["colours"])) == 2 for joker in JOKERS)
    assert Counter(colour for joker in JOKERS for colour in joker["colours"]) == dict.fromkeys(COLOURS, 2)
    assert len({frozenset(joker["colours"]) for joker in JOKERS}) == 6
    pairs = [[COLOURS.index(colour) for colour in joker["colours"]] for joker in JOKERS]
    assert all(first < second for first, second in pairs)


def test_joker_capacity_and_fee() -> None:
    assert [TABLE["joker"][key] for key in ("capacity_min", "capacity_max", "fee")] == [1, 3, 2]


def test_known_explorers() -> None:
    assert len({tile["name"] for tile in TILES}) == len(TILES) == 12
    assert [tile["capacity"] for tile in TILES if tile["name"] == "Antonio de Abreu"] == [3]
    for name in ("Columbus", "Magellan", "Gama", "Dias", "Vespucci", "Drake", "Abreu"):
        assert any(name in tile["name"] for tile in TILES)


def test_capacities_and_colours_of_expeditions() -> None:
    assert Counter(tile["capacity"] for tile in TILES) == dict.fromkeys(range(3, 9), 2)
    assert sum(tile["capacity"] for tile in TILES) == 66
    assert Counter(tile["colour"] for tile in TILES) == dict.fromkeys(COLOURS, 2)
    for colour in COLOURS:
        assert sum(tile["capacity"] for tile in TILES if tile["colour"] == colour) == 11


def test_expeditions_are_sorted_by_year() -> None:
    years = [tile["year"] for tile in TILES]
    assert years == sorted(years)
    assert all(1400 < year <= 1600 for year in years)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["name"].split()[-1])
def test_values_of_an_expedition(tile: dict[str, Any]) -> None:
    assert tile["interim_match"] > tile["interim_plain"] >= 1
    assert tile["final_match"] > tile["final_plain"] >= 2
    assert max(values(tile)) <= 9


def test_no_expedition_is_matched_by_one_of_equal_or_larger_capacity() -> None:
    assert len({tuple(values(tile)) for tile in TILES}) == 12
    for tile in TILES:
        rivals = [other for other in TILES if other is not tile and other["capacity"] >= tile["capacity"]]
        for other in rivals:
            assert any(own > theirs for own, theirs in zip(values(tile), values(other), strict=True))


def test_values_fall_with_capacity() -> None:
    sums = [[sum(values(tile)) for tile in TILES if tile["capacity"] == capacity] for capacity in range(3, 9)]
    assert all(sum(small) > sum(large) for small, large in pairwise(sums))
    assert all(max(pair) - min(pair) <= 2 for pair in sums)


def test_colours_are_worth_about_the_same() -> None:
    assert max(map(worth, COLOURS)) - min(map(worth, COLOURS)) <= 3
    for joker in JOKERS:
        assert 53 <= sum(map(worth, joker["colours"])) <= 55


def test_some_expeditions_are_early_and_some_late() -> None:
    assert any(tile["interim_match"] >= tile["final_match"] for tile in TILES)
    assert any(tile["final_match"] >= 3 * tile["interim_match"] for tile in TILES)


def test_orders_in_numbers() -> None:
    assert ORDERS["capacities"] == [3, 4, 5, 6]
    assert ORDERS["copies"] == 1
    assert len(COLOURS) * len(ORDERS["capacities"]) == PIECES["trade_orders"] == 24
    assert [ORDERS[key] for key in ("price", "hand_limit", "display_slots")] == [1, 4, 4]
    assert ORDERS["rounds"] == [1, 2, 3]
    assert 24 - ORDERS["display_slots"] - 4 * TABLE["start"]["orders"] == 12


def test_incomes_cover_all_orders() -> None:
    assert sorted(INCOME) == [3, 4, 5, 6]
    assert all(len(coins) == 3 for coins in INCOME.values())
    assert INCOME[5][1] == 10
    assert INCOME[3][0] > TABLE["amounts"]["take_coins"]


@pytest.mark.parametrize("capacity", [3, 4, 5, 6])
def test_longer_runs_pay_more_but_less_per_round(capacity: int) -> None:
    one, two, three = INCOME[capacity]
    assert one < two < three
    assert three - two <= two - one
    assert one > two / 2 > three / 3


@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_larger_orders_pay_more(capacity: int) -> None:
    small, large = INCOME[capacity], INCOME[capacity + 1]
    assert all(a < b for a, b in zip(small, large, strict=True))
    assert all(large[rounds] * capacity >= small[rounds] * (capacity + 1) for rounds in (1, 2))


def test_every_order_can_be_filled_from_one_colour() -> None:
    sums = {ones + 2 * twos + 3 * threes for ones in range(3) for twos in range(4) for threes in range(3)}
    assert set(INCOME) <= sums


def test_twelve_missions() -> None:
    assert set(MISSIONS) == {(players, kind) for players in (2, 3, 4) for kind in KINDS}
    for mission in TABLE["mission"]:
        assert mission["id"] == 4 * (mission["players"] - 2) + KINDS.index(mission["kind"])
    assert TRACK >= 6
    assert MISSIONS[3, "majority"][5] == 5


@pytest.mark.parametrize("table", MISSIONS.values(), ids=[f"{kind} {players}" for players, kind in MISSIONS])
def test_mission_tables_rise_in_small_steps(table: list[int]) -> None:
    assert len(table) == TRACK
    assert table == sorted(table)
    assert table[-1] > table[0] >= 0
    assert all(after - before <= 2 for before, after in pairwise(table))


def test_harder_missions_are_worth_more() -> None:
    for players in (2, 3, 4):
        for completed in range(TRACK):
            column = [MISSIONS[players, kind][completed] for kind in KINDS]
            assert column == sorted(column)
            if players > 2 and completed >= 5:
                assert len(set(column)) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_missions_are_worth_no_less_with_more_players(kind: str) -> None:
    for players in (2, 3):
        for few, many in zip(MISSIONS[players, kind], MISSIONS[players + 1, kind], strict=True):
            assert few <= many


def test_action_cards_in_numbers() -> None:
    cards = TABLE["action_cards"]
    assert (cards["any_colour_total"], cards["reservation_total"]) == (8, 4)
    assert PIECES["action_cards"] == 12
    assert DEALT == {2: (3, 2), 3: (2, 1), 4: (2, 1)}
    assert all(players * anys <= 8 and players * reserves <= 4 for players, (anys, reserves) in DEALT.items())
    assert 4 * sum(DEALT[4]) == 12


def test_start_and_amounts() -> None:
    start = {"coins": 6, "orders": 2, "jokers": 1, "missions": 1, "vp": 0, "completed_orders": 0}
    assert TABLE["start"] == start | {"provenance": "rulebook"}
    amounts = {"take_coins": 2, "ship_fee": 1, "actions_per_turn": 2, "unplaced_ship_vp": 1}
    assert TABLE["amounts"] == amounts | {"provenance": "rulebook"}


def test_pieces_of_the_box() -> None:
    assert (PIECES["expeditions"], PIECES["special_missions"], 4 * PIECES["markers_per_player"]) == (12, 12, 88)
    assert PIECES["coins_1"] + PIECES["coins_5"] == 60
    assert PIECES["coins_1"] + 5 * PIECES["coins_5"] == 120


def test_examples_of_the_rulebook_fit_the_numbers() -> None:
    price = {ship["capacity"]: ship["price"] for ship in CLASSES}
    assert price[1] <= 8 - price[3] < price[2]
    sets = {(a, b, c) for a in range(4) for b in range(2) for c in range(2) if a + 2 * b + 3 * c == 3}
    assert sets == {(0, 0, 1), (1, 1, 0), (3, 0, 0)}
    assert 2 * TABLE["amounts"]["ship_fee"] == 2
