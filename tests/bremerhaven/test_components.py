"""What is in the box: counts, ranges and known facts of the component table, and the record made from it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from fairlead.games.bremerhaven import box as box_module
from fairlead.games.bremerhaven.box import box_memory, components
from fairlead.games.bremerhaven.names import BAND_NAMES, BUILDING_NAMES, EVENT_NAMES, GOOD_NAMES, SPACE_NAMES
from fairlead.kernel.records import Plain
from helpers import bremerhaven, rule

TABLE = components()
BOX = Plain(box_memory()[0])
KINDS = TABLE["goods"]["kind"]
SHIPS = TABLE["ships"]["card"]
ORDERS = TABLE["orders"]["card"]
BUILDINGS = TABLE["buildings"]["card"]
EFFECTS = TABLE["buildings"]["effect"]
NEWS = TABLE["newspaper"]["card"]
EVENTS = TABLE["newspaper"]["event"]
PRICES = TABLE["prices"]["card"]
HARBOUR = TABLE["harbour"]
TRACK = TABLE["track"]
DECK_SIZE = {"ships": 12, "orders": 14}
# The decks that take part: name in the table, number of players, and its column in the tables by variant.
GAMES = [(variant, players) for variant in ("short", "long") for players in (2, 3, 4)]

every_game = pytest.mark.parametrize(("variant", "players"), GAMES)


def in_use(deck: str, variant: str, players: int) -> list[dict[str, Any]]:
    """The cards that take part."""
    most = TABLE["deck_use"][f"{deck[:-1]}_{variant}"][f"p{players}"]
    return [card for card in TABLE[deck]["card"] if card["index"] <= most]


def most_rounds(variant: str, players: int) -> int:
    rounds = TRACK[f"{variant}_rounds"][f"p{players}"]
    return int(rounds if variant == "short" else rounds[1])


def mean(deck: str, number: int, what: Any) -> float:
    cards = [card for card in TABLE[deck]["card"] if card["deck"] == number]
    return sum(what(card) for card in cards) / len(cards)


def test_every_table_says_where_it_comes_from() -> None:
    text = Path(box_module.__file__).with_name("components.toml").read_text(encoding="utf-8")
    headers = [line.strip()[1:-1] for line in text.splitlines() if line.startswith("[")]
    assert len(headers) > 50
    for header in headers:
        entry: Any = TABLE
        for name in header.split("."):
            entry = entry[name]
        assert entry["provenance"] in ("rulebook", "public", "derived", "designed"), header


def test_numbers_of_the_rulebook_are_marked_as_such() -> None:
    stated = ["goods", "supply", "influence", "ladder", "spaces", "start", "solo"]
    assert {TABLE[name]["provenance"] for name in stated} == {"rulebook"}
    made_up = ["ships", "orders", "buildings", "newspaper"]
    assert {TABLE[name]["provenance"] for name in made_up} == {"designed"}
    assert {entry["provenance"] for entry in (*EFFECTS.values(), *EVENTS.values())} == {"designed"}


# ------------------------------------------------------------------ pieces and cards


def test_contents_of_the_box() -> None:
    supply = TABLE["supply"]
    assert {coin["value"]: coin["count"] for coin in supply["coins"]} == {1: 48, 5: 24, 25: 16}
    assert (supply["time_markers"], supply["bollards"], supply["cover_cards"]) == (60, 48, 24)
    assert (supply["influence_cards"], supply["rank_stones"]) == (48, 4)
    assert (supply["prestige_markers"], supply["harbour_boards"]) == (8, 4)
    assert TABLE["goods"]["pieces_each"] == 40


@pytest.mark.parametrize(
    ("deck", "count"), [("ships", 48), ("orders", 56), ("buildings", 20), ("prices", 24), ("newspaper", 18)]
)
def test_cards_are_numbered_and_have_names_of_their_own(deck: str, count: int) -> None:
    cards = TABLE[deck]["card"]
    assert [card["id"] for card in cards] == list(range(1, count + 1))
    for name in ("name", "de", "it", "key", "event"):
        given = [card[name] for card in cards if name in card]
        assert len(given) == len(set(given))
        assert len(given) in (0, count)


def test_four_kinds_of_goods() -> None:
    assert KINDS == ["barrel", "crate", "container", "passenger"] == list(GOOD_NAMES)
    assert TABLE["goods"]["per_field"] == BOX.per_field.tolist() == [1, 2, 1, 1]
    assert (BOX.repack_crates, BOX.repack_cost) == (2, 1)


def test_influence_cards_are_a_window_that_slides() -> None:
    """Seven times the lowest card of the stock comes into the hand, and the lowest of the six leaves it."""
    values = TABLE["influence"]["values"]
    assert values == BOX.influence.tolist() == [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9]
    hand, stock = values[:5], values[5:]
    for upgrades in range(8):
        assert hand == values[upgrades : upgrades + 5]
        hand, stock = sorted(hand + stock[:1])[-5:], stock[1:]
    assert BOX.most_upgrades == TABLE["influence"]["max_upgrades"] == 7
    assert TABLE["supply"]["influence_cards"] == 4 * len(values)


def test_ladder_and_spaces() -> None:
    assert BOX.start_money.tolist() == [4, 6, 8, 12]
    assert BOX.income.tolist() == [4, 3, 2, 1]
    spaces = TABLE["spaces"]
    assert [code[0] for code in spaces["code"]] == ["1"] * 6 + ["2"] * 4 + ["3"] * 4
    assert len(spaces["name"]) == len(SPACE_NAMES) == 14
    shared = [code for code, pays in zip(spaces["code"], spaces["pay_difference"], strict=True) if pays]
    assert shared == ["1.2", "1.3"]
    assert BOX.car_park_money == 1


def test_the_price_cards_are_all_orders_of_one_to_four() -> None:
    rows = [tuple(card[kind] for kind in KINDS) for card in PRICES]
    assert sorted(rows) == sorted(permutations((1, 2, 3, 4)))
    assert [tuple(row) for row in BOX.price.tolist()] == rows
    example = [card["id"] for card in PRICES if (card["crate"], card["container"], card["barrel"]) == (3, 1, 4)]
    assert example == [23]


# ------------------------------------------------------------------ harbours


def test_grid_of_a_harbour() -> None:
    assert HARBOUR["columns"] * HARBOUR["rows"] == 12
    assert (HARBOUR["docks"], HARBOUR["loading_areas"], HARBOUR["walls"], HARBOUR["wall_spaces"]) == (3, 4, 4, 3)
    assert 4 * HARBOUR["walls"] * HARBOUR["wall_spaces"] == TABLE["supply"]["bollards"]
    assert BOX.gate.tolist() == [0, 1, 2, 3]
    walls = HARBOUR["start_bollards"]
    assert [min(pair) for pair in pairwise(walls)] == [0, 1, 0]
    assert sum(walls) == 2


def test_covers_close_the_two_right_columns_of_the_long_game() -> None:
    right = [field for field in range(12) if field % 4 >= 2]
    assert HARBOUR["covered_long"] == right
    assert HARBOUR["covered_short"] == []
    assert 4 * len(right) == TABLE["supply"]["cover_cards"]
    assert BOX.covered.tolist() == [sum(1 << field for field in right), 0, 0]


def test_prices_of_extensions() -> None:
    """Bollards get dearer, and so do covers to the right and at a gate; only covered fields have a price."""
    assert BOX.bollard_cost.tolist() == [2, 3, 4]
    cover = BOX.cover_cost.tolist()
    assert [field for field, price in enumerate(cover) if price] == HARBOUR["covered_long"]
    for gate in (2, 3):
        assert cover[gate] > cover[gate + 4] == cover[gate + 8]
    assert all(cover[field] < cover[field + 1] for field in (2, 6, 10))


# ------------------------------------------------------------------ how long a game lasts


def rounds_with(moves: list[int], distance: int) -> int:
    """Rounds until the ship figure has gone so far."""
    gone = 0
    for number, move in enumerate(moves, 1):
        gone += move
        if gone >= distance:
            return number
    raise AssertionError("the newspapers are used up first")


def test_newspapers_move_the_figure_so_that_the_games_take_the_rounds_stated() -> None:
    moves = sorted(card["move"] for card in NEWS)
    assert Counter(moves) == {1: 8, 2: 10}
    assert BOX.track_end == TRACK["end"] == 20
    assert BOX.track_start.tolist()[1:] == [0, 0, 2, 4]
    for players in (2, 3, 4):
        distance = 20 - TRACK["start"][f"p{players}"]
        fewest_and_most = [rounds_with(moves[::-1], distance), rounds_with(moves, distance)]
        assert fewest_and_most == TRACK["long_rounds"][f"p{players}"]
        assert rounds_with([2] * 18, distance) == TRACK["short_rounds"][f"p{players}"]
    assert TRACK["long_rounds"]["p4"] == [8, 12]
    assert list(TRACK["short_rounds"].values()) == [10, 10, 9, 8]
    special = TABLE["newspaper"]["short_special"]
    assert (special["cards"], special["move"], BOX.short_move) == (2, 2, 2)


@rule("BH-R-26")
@every_game
def test_no_pile_runs_out(variant: str, players: int) -> None:
    """Every round draws at most n ships and n orders, each player one start order, each round one building."""
    rounds = most_rounds(variant, players)
    assert len(in_use("ships", variant, players)) >= players * rounds
    assert len(in_use("orders", variant, players)) >= players * (rounds + 1)
    assert len(BUILDINGS) >= rounds + (players if variant == "short" else 0)
    assert len(NEWS) >= rounds


@rule("BH-R-26")
def test_the_longest_game_comes_to_its_end() -> None:
    """Two players, the eight cards with move 1 first: 14 rounds in which one takes all ships, the other all orders."""
    slow = sorted((card["event"] for card in NEWS), key=lambda name: NEWS[EVENT_NAMES.index(name)]["move"])
    game = bremerhaven(2).edit({"round": 1, "newspaper": {"pile": slow}})
    while not game.over:
        owner = game.to_act[0]
        board = "land" if owner else "sea"
        moves = game.moves(owner)
        wanted = [move for move in (f"bid 1 {board}-1", f"bid 2 {board}-2") if move in moves]
        game.play(wanted[0] if wanted else moves[0], owner)
    assert game.position()["round"] == 14
    assert game.position()["ship_pile"] == []
    assert len(game.position()["order_pile"]) == 32 - 2 - 28


# ------------------------------------------------------------------ ships and orders


@pytest.mark.parametrize("deck", ["ships", "orders"])
def test_four_sub_decks(deck: str) -> None:
    for number in (1, 2, 3, 4):
        indices = [card["index"] for card in TABLE[deck]["card"] if card["deck"] == number]
        assert indices == list(range(1, DECK_SIZE[deck] + 1))


def test_the_cards_shown_in_the_rulebook_take_part_as_it_says() -> None:
    """Index 8 of the ships, 9 of the orders: never with two, with three in the long game only, always with four."""
    for deck, index in (("ships", 8), ("orders", 9)):
        shown = {(variant, players) for variant, players in GAMES if index <= last_index(deck, variant, players)}
        assert shown == {("long", 3), ("short", 4), ("long", 4)}
    assert TABLE["deck_use"]["ship_short"]["p1"] == TABLE["deck_use"]["ship_short"]["p2"]
    assert TABLE["deck_use"]["order_short"]["p1"] == TABLE["deck_use"]["order_short"]["p2"]


def last_index(deck: str, variant: str, players: int) -> int:
    return max(int(card["index"]) for card in in_use(deck, variant, players))


@pytest.mark.parametrize(
    ("what", "low", "high"), [("dwell", 1, 5), ("amount", 1, 5), ("bollards", 0, 3), ("prestige", 1, 5)]
)
def test_numbers_on_ships_span_what_the_rulebook_says(what: str, low: int, high: int) -> None:
    assert {card[what] for card in SHIPS} == set(range(low, high + 1))


def test_cargoes_of_ships() -> None:
    cargo = Counter(card["cargo"] for card in SHIPS)
    assert cargo.pop("joker") == 5
    assert set(cargo) == set(KINDS)
    assert set(cargo.values()) <= {10, 11}
    assert any(card["cargo"] == "joker" and card["amount"] == 3 for card in SHIPS)
    for number in (1, 2, 3, 4):
        first = {card["cargo"] for card in SHIPS if card["deck"] == number and card["index"] <= 5}
        assert first == {*KINDS, "joker"}


def test_ships_grow_from_sub_deck_to_sub_deck() -> None:
    for what in ("amount", "prestige", "bollards"):
        means = [mean("ships", number, lambda card, what=what: card[what]) for number in (1, 2, 3, 4)]
        assert means == sorted(means)
        assert len(set(means)) == 4
    most = [max(card["prestige"] for card in SHIPS if card["bollards"] == bollards) for bollards in range(4)]
    assert most == sorted(most)
    assert {card["bollards"] for card in SHIPS if card["prestige"] == 5} == {3}


def test_small_ships_come_first() -> None:
    """A harbour with its two start bollards can take any of the first ships of a game of two."""
    first = sorted(card["bollards"] for card in SHIPS if card["deck"] == 1 and card["index"] <= 5)
    assert first[:2] == [0, 0]
    assert max(first) == 1


def test_no_ship_is_beaten_outright_by_one_of_its_kind() -> None:
    for one, two in permutations(SHIPS, 2):
        if all(one[name] == two[name] for name in ("deck", "cargo", "dwell")):
            worth = [(card["amount"], card["prestige"], -card["bollards"]) for card in (one, two)]
            better = all(mine >= other for mine, other in zip(*worth, strict=True))
            assert not better or worth[0] == worth[1], (one["id"], two["id"])


def test_numbers_on_orders_span_what_the_rulebook_says() -> None:
    assert {card["duration"] for card in ORDERS} == {1, 2, 3, 4, 5}
    assert {sum(card["goods"]) for card in ORDERS} == {1, 2, 3, 4}
    for what, most in (("penalty", 5), ("bonus", 4)):
        assert {card[what][0] for card in ORDERS} == set(range(most + 1))
        assert {card[what][1] for card in ORDERS} == {0, 1}
        assert all(0 in card[what] for card in ORDERS)


def test_most_orders_have_a_penalty_and_up_to_half_a_bonus() -> None:
    penalties = sum(any(card["penalty"]) for card in ORDERS)
    bonuses = sum(any(card["bonus"]) for card in ORDERS)
    assert penalties > 3 * len(ORDERS) / 4
    assert 20 <= bonuses <= len(ORDERS) / 2
    assert any(not any(card["penalty"] + card["bonus"]) for card in ORDERS)


def test_orders_ask_for_equal_and_mixed_goods_and_jokers() -> None:
    assert any(max(card["goods"]) == sum(card["goods"]) > 1 for card in ORDERS)
    assert any(sum(number > 0 for number in card["goods"]) > 2 for card in ORDERS)
    assert any(card["goods"][4] for card in ORDERS)
    means = [mean("orders", number, lambda card: sum(card["goods"])) for number in (1, 2, 3, 4)]
    assert means == sorted(means)


def test_the_order_of_the_rulebook_exists_once() -> None:
    shown = ([1, 1, 1, 0, 0], [1, 0], [0, 1])
    assert [card["id"] for card in ORDERS if (card["goods"], card["bonus"], card["penalty"]) == shown] == [6]


@rule("BH-R-40")
def test_no_start_order_asks_for_all_four_kinds() -> None:
    """They come from sub-deck 1, and none there is due in round 1 either."""
    for players in (2, 3, 4):
        for variant in ("short", "long"):
            first = [card for card in in_use("orders", variant, players) if card["deck"] == 1]
            assert len(first) >= 2 * players
            assert all(0 in card["goods"][:4] for card in first)
            assert all(card["duration"] > 1 for card in first)


def test_no_order_is_beaten_outright_by_one_with_the_same_goods() -> None:
    def worth(card: dict[str, Any]) -> tuple[int, int, int]:
        money, prestige = card["bonus"]
        lost_money, lost_prestige = card["penalty"]
        return card["duration"], money + 4 * prestige, -lost_money - 4 * lost_prestige

    for one, two in permutations(ORDERS, 2):
        if one["deck"] == two["deck"] and one["goods"] == two["goods"]:
            better = all(mine >= other for mine, other in zip(worth(one), worth(two), strict=True))
            assert not better or worth(one) == worth(two), (one["id"], two["id"])


@every_game
def test_ships_carry_about_what_orders_ask_for(variant: str, players: int) -> None:
    ships, orders = in_use("ships", variant, players), in_use("orders", variant, players)

    def carried(cargo: str) -> float:
        return sum(card["amount"] for card in ships if card["cargo"] == cargo) / len(ships)

    def wanted(kind: int) -> float:
        return sum(card["goods"][kind] for card in orders) / len(orders)

    for kind, name in enumerate(KINDS):
        share = (carried(name) + carried("joker") / 4) / (wanted(kind) + wanted(4) / 4)
        assert 0.6 <= share <= 1.3, name


# ------------------------------------------------------------------ buildings and newspapers


def test_one_effect_for_each_building() -> None:
    assert [card["key"] for card in BUILDINGS] == list(EFFECTS) == list(BUILDING_NAMES)
    assert {card["prestige"] for card in BUILDINGS} == {0, 1, 2, 3}
    effects = [{k: v for k, v in effect.items() if k not in ("text", "provenance")} for effect in EFFECTS.values()]
    assert all(effects)
    assert all(one != two for one, two in combinations(effects, 2))
    assert all(effect["text"] for effect in EFFECTS.values())


def test_what_the_rulebook_says_of_buildings() -> None:
    known = {card["de"] for card in BUILDINGS if card["source"] == "rulebook"}
    assert known == {"Leuchtturm", "Raffinerie", "Rohstoffbörse", "Bank"}
    assert EFFECTS["refinery"]["good"] == "barrel"
    assert BUILDINGS[0]["prestige"] == 3  # the Lighthouse: the most
    # A harbour with a Refinery and two ships can show 5 prestige.
    left = 5 - BUILDINGS[1]["prestige"]
    assert any(one["prestige"] + two["prestige"] == left for one, two in combinations(SHIPS, 2))


def test_production_buildings_make_each_kind_once_and_money() -> None:
    gear = {card["key"] for card in BUILDINGS if card["gear"]}
    assert sorted(EFFECTS[key]["good"] for key in gear if "good" in EFFECTS[key]) == sorted(KINDS)
    assert gear == {key for key, effect in EFFECTS.items() if {"good", "money", "deposit"} & set(effect)}


def test_each_solo_symbol_is_on_two_newspapers_and_none_is_the_car_park() -> None:
    symbols = Counter(card["solo"] for card in NEWS)
    assert symbols == dict.fromkeys(("1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "3.1", "3.2"), 2)
    assert any(card["move"] == 2 and card["solo"] == "1.2" for card in NEWS)


def test_events_are_balanced() -> None:
    assert {card["event"] for card in NEWS} == set(EVENTS)
    assert all(event["text"] for event in EVENTS.values())
    tones = Counter(card["tone"] for card in NEWS)
    assert set(tones) == {"+", "-", "0"}
    assert abs(tones["+"] - tones["-"]) <= 2
    for move in (1, 2):  # the move, which can be seen, does not give the tone away
        shown = Counter(card["tone"] for card in NEWS if card["move"] == move)
        assert abs(shown["+"] - shown["-"]) <= 1


def test_bands_of_the_solo_game() -> None:
    solo = TABLE["solo"]
    assert solo["band_from"] == BOX.band_from.tolist() == [0, 500, 750, 1000, 1251]
    assert len(solo["band"]) == len(solo["band_de"]) == len(solo["band_it"]) == len(BAND_NAMES) == 5
    assert (solo["player_rank"], solo["dummy_rank"], solo["player_money"], solo["rounds"]) == (1, 0, 6, 10)


# ------------------------------------------------------------------ the record


def test_cards_in_the_box_are_those_of_the_table() -> None:
    for card in SHIPS:
        ship = card["id"] - 1
        row = (BOX.dwell[ship], BOX.amount[ship], BOX.bollards[ship], BOX.ship_prestige[ship])
        assert row == (card["dwell"], card["amount"], card["bollards"], card["prestige"])
        assert [*KINDS, "joker"][BOX.cargo[ship]] == card["cargo"]
        assert (BOX.ship_deck[ship] + 1, BOX.ship_index[ship]) == (card["deck"], card["index"])
    for card in ORDERS:
        order = card["id"] - 1
        assert BOX.asks[order].tolist() == card["goods"]
        assert (BOX.bonus[order].tolist(), BOX.penalty[order].tolist()) == (card["bonus"], card["penalty"])
        assert BOX.duration[order] == card["duration"]
        assert (BOX.order_deck[order] + 1, BOX.order_index[order]) == (card["deck"], card["index"])
    assert BOX.building_prestige.tolist() == [card["prestige"] for card in BUILDINGS]
    assert BOX.news_move.tolist() == [card["move"] for card in NEWS]
    codes = TABLE["spaces"]["code"]
    assert [codes[space] for space in BOX.news_space.tolist()] == [card["solo"] for card in NEWS]


def test_decks_in_the_box_by_variant_and_players() -> None:
    use = TABLE["deck_use"]
    for players in (2, 3, 4):
        for number, variant in enumerate(("long", "short")):
            assert BOX.ship_use[number, players] == use[f"ship_{variant}"][f"p{players}"]
            assert BOX.order_use[number, players] == use[f"order_{variant}"][f"p{players}"]
    assert (BOX.ship_use[2, 1], BOX.order_use[2, 1]) == (use["ship_short"]["p1"], use["order_short"]["p1"])


def test_moves_are_numbered_as_on_the_rules_page() -> None:
    """One flat numbering of 312 ids; the kinds follow each other with these offsets."""
    definition = bremerhaven(2).definition
    assert definition.actions == 312
    first = {
        "pick barrel": 0,
        "bid 1 park": 4,
        "no permit": 130,
        "decline": 167,
        "price 1": 169,
        "keep": 193,
        "dock 1": 197,
        "cargo barrel": 201,
        "lay 1": 205,
        "produce nothing": 210,
        "done": 242,
        "take barrel": 307,
    }
    assert {move.text: move.id for move in definition.moves if move.text in first} == first
    by_id = {move.text: move.id for move in definition.moves}
    assert by_id["bid 5 sea-1"] == 4 + 14 * 4 + 6
    assert by_id["construct lighthouse"] == 130 + 17
    assert by_id["load crate 3"] == 242 + 7 + 4 * 1 + 2
    assert by_id["tranship 3 2 all"] == 242 + 51 + 4 * 2 + 1
    assert (by_id["pack"], by_id["unpack"]) == (242 + 63, 242 + 64)
