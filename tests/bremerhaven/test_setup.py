"""Set-up: the clauses BH-SETUP-* at every table, and the rulings about it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from bremerhaven.rounds import EVERY_TABLE, SHARED_TABLES, asks, hand
from bremerhaven.scenes import BUILDINGS, NEWS, ORDERS, SHIPS
from fairlead import Game
from helpers import bremerhaven, play, refused, rule, seat, texts

SEEDS = 12
GOODS = ["barrel", "crate", "container", "passenger"]
# Cards of each sub-deck that take part (rules page, component table): ships, orders.
TAKE_PART = {
    ("long", 2): (7, 8),
    ("long", 3): (10, 11),
    ("long", 4): (12, 14),
    ("short", 2): (5, 6),
    ("short", 3): (7, 8),
    ("short", 4): (8, 9),
    ("solo", 1): (5, 6),
}

Position = dict[str, Any]
every_table = pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
every_shared_table = pytest.mark.parametrize(("variant", "players"), SHARED_TABLES)
every_long_table = pytest.mark.parametrize("players", [2, 3, 4])
every_quick_table = pytest.mark.parametrize(("variant", "players"), EVERY_TABLE[3:])


@cache
def deals(variant: str, players: int, seeds: int = SEEDS) -> list[Position]:
    """Many games as they are dealt."""
    return [bremerhaven(players, variant=variant, seed=seed).position() for seed in range(seeds)]


def start_orders(position: Position) -> list[int]:
    """The start order of each seat: in hand until it is laid, or laid."""
    asked = {entry["seat"]: entry["order"] for entry in position["decision"] if entry["kind"] == "order"}
    laid = [[area["order"] for area in entry["areas"] if area] for entry in position["seats"]]
    return [asked[owner] if owner in asked else orders[0] for owner, orders in enumerate(laid)]


def stones(players: int) -> int:
    """Stones on the ladder; the dummy has one."""
    return max(players, 2)


# ------------------------------------------------------------------ ships and orders


@rule("BH-SETUP-1", "BH-SETUP-2")
@every_table
def test_cards_with_a_low_index_take_part(variant: str, players: int) -> None:
    most_ships, most_orders = TAKE_PART[variant, players]
    for position in deals(variant, players):
        ships = [*position["sea"], *position["ship_pile"]]
        assert sorted(ships) == [number for number, card in SHIPS.items() if card["index"] <= most_ships]
        orders = [*position["land"], *position["order_pile"], *start_orders(position)]
        assert sorted(orders) == [number for number, card in ORDERS.items() if card["index"] <= most_orders]
        assert position["ships_discarded"] == position["orders_discarded"] == []


@rule("BH-EX-1", "BH-SETUP-1")
@every_table
def test_a_ship_of_index_8(variant: str, players: int) -> None:
    """Never with two players, with three in the long game only, with four always."""
    eighth = {number for number, card in SHIPS.items() if card["index"] == 8}
    position = deals(variant, players)[0]
    there = eighth <= {*position["sea"], *position["ship_pile"]}
    assert there == (players == 4 or (variant, players) == ("long", 3))
    assert there or eighth.isdisjoint({*position["sea"], *position["ship_pile"]})


@rule("BH-SETUP-3", "BH-R-21")
@every_table
def test_sub_decks_lie_on_each_other_each_shuffled_on_its_own(variant: str, players: int) -> None:
    games = deals(variant, players)
    for position in games:
        for pile, cards in (("ship_pile", SHIPS), ("order_pile", ORDERS)):
            decks = [cards[number]["deck"] for number in position[pile]]
            assert decks == sorted(decks)
            assert set(decks) == {1, 2, 3, 4}
    for pile, cards in (("ship_pile", SHIPS), ("order_pile", ORDERS)):
        for deck in (2, 3, 4):
            orders = {tuple(card for card in position[pile] if cards[card]["deck"] == deck) for position in games}
            assert len(orders) > SEEDS / 2


@rule("BH-SETUP-4")
@every_table
def test_the_first_cards_fill_the_boards(variant: str, players: int) -> None:
    """As many as there are stones, from sub-deck 1, of which every card comes up sooner or later."""
    seen = set()
    for position in deals(variant, players):
        for board, cards in (("sea", SHIPS), ("land", ORDERS)):
            assert len(position[board]) == stones(players)
            assert {cards[number]["deck"] for number in position[board]} == {1}
        seen.update(position["sea"])
    assert len(seen) == TAKE_PART[variant, players][0]


# ------------------------------------------------------------------ the City board


@rule("BH-SETUP-5")
@every_table
def test_first_space_of_the_ship_figure(variant: str, players: int) -> None:
    assert {position["track"] for position in deals(variant, players)} == {{1: 0, 2: 0, 3: 2, 4: 4}[players]}


@rule("BH-SETUP-5")
@pytest.mark.parametrize(("track", "over"), [(17, False), (18, True)])
def test_the_track_ends_at_20(track: int, over: bool) -> None:
    game = bremerhaven(2).edit({"round": 12, "track": track, "newspaper": {"next": "tide"}, "phase": "event"})
    assert game.position()["track"] == track + 2
    assert game.over == over


@rule("BH-SETUP-6")
@every_table
def test_buildings_are_shuffled_into_one_pile_of_which_the_top_card_is_seen(variant: str, players: int) -> None:
    dealt = 0 if variant == "long" else players
    tops = set()
    for position in deals(variant, players):
        built = [name for entry in position["seats"] for name in entry["buildings"].values()]
        assert len(built) == dealt
        assert sorted(built + position["building_pile"]) == sorted(BUILDINGS)
        tops.add(position["building_pile"][0])
    assert len(tops) > 5
    game = bremerhaven(players, variant=variant)
    worlds = [game.guess(0, seed).position()["building_pile"] for seed in range(6)]
    assert {world[0] for world in worlds} == {game.position()["building_pile"][0]}
    assert len({tuple(world) for world in worlds}) == 6


@rule("BH-SETUP-7")
@every_table
def test_price_cards_are_shuffled_into_one_pile_of_which_the_top_card_is_seen(variant: str, players: int) -> None:
    for position in deals(variant, players):
        assert sorted(position["prices"]["pile"]) == list(range(1, 25))
        assert position["prices"]["known_top"] == 1
    assert len({position["prices"]["pile"][0] for position in deals(variant, players)}) > 5
    game = bremerhaven(players, variant=variant)
    worlds = [game.guess(0, seed).position()["prices"]["pile"] for seed in range(6)]
    assert {world[0] for world in worlds} == {game.position()["prices"]["pile"][0]}
    assert len({world[1] for world in worlds}) > 1


# ------------------------------------------------------------------ ranks and money


@rule("BH-SETUP-8", "BH-INFO-2")
@every_shared_table
def test_the_first_price_card_has_gone_under_the_pile(variant: str, players: int) -> None:
    """Everybody has seen it there; the new top card is the current price."""
    for position in deals(variant, players):
        assert (position["prices"]["known_top"], position["prices"]["known_bottom"]) == (1, 1)
    game = bremerhaven(players, variant=variant)
    piles = [game.guess(0, seed).position()["prices"]["pile"] for seed in range(5)]
    assert {pile[-1] for pile in piles} == {game.position()["prices"]["pile"][-1]}


@rule("BH-SETUP-8", "BH-R-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ranks_are_drawn_by_lot(players: int) -> None:
    """All orders of the stones come up, whatever the price card."""
    ladders = Counter(tuple(position["ladder"]) for position in deals("long", players, 160))
    assert set(ladders) == set(permutations(range(players)))
    if players == 2:
        assert min(ladders.values()) > 50
    by_card = {(position["prices"]["pile"][0], position["ladder"][0]) for position in deals("long", players, 160)}
    assert len({card for card, _ in by_card}) > 20
    assert len(by_card) > 40


@rule("BH-SETUP-9")
@every_long_table
def test_the_goods_drawn_for_the_ranks_go_back(players: int) -> None:
    for position in deals("long", players):
        assert not any(any(entry["storage"].values()) for entry in position["seats"])


@rule("BH-SETUP-10")
@every_shared_table
def test_start_money_by_rank(variant: str, players: int) -> None:
    for position in deals(variant, players):
        money = [position["seats"][owner]["cash"] for owner in position["ladder"]]
        assert money == [4, 6, 8, 12][:players]
        assert not any(entry["deposit"] for entry in position["seats"])


# ------------------------------------------------------------------ newspapers


@rule("BH-SETUP-11")
@every_long_table
def test_newspapers_of_the_long_game(players: int) -> None:
    for position in deals("long", players):
        paper = position["newspaper"]
        assert sorted(paper["pile"]) == sorted(NEWS)
        assert (paper["event"], paper["gone"]) == (None, [])
        assert position["move"] == NEWS[paper["pile"][0]]["move"]
    assert len({tuple(position["newspaper"]["pile"]) for position in deals("long", players)}) == SEEDS


@rule("BH-SETUP-12", "BH-SHORT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_newspapers_of_the_short_game(players: int) -> None:
    """Two special cards: move 2 on the right, no event on the left."""
    for position in deals("short", players):
        assert (position["newspaper"]["pile"], position["newspaper"]["event"]) == ([], None)
        assert position["move"] == 2


# ------------------------------------------------------------------ the players


def to_first_bid(game: Game) -> Game:
    """Through the questions of the set-up with the first answers there are."""
    while "bid" not in asks(game).values():
        owner = game.to_act[0]
        game.play(game.moves(owner)[0], owner)
    return game


@rule("BH-SETUP-13")
@every_table
def test_first_hand(variant: str, players: int) -> None:
    game = to_first_bid(bremerhaven(players, variant=variant))
    bidder = game.to_act[0]
    assert hand(game) == [1, 2, 3, 4, 5]
    assert seat(game, bidder)["upgrades"] == 0


@rule("BH-SETUP-13")
def test_first_stock() -> None:
    """It comes into the hand card by card: 5, 6, 6, 7, 7, 8, 9."""
    taken = []
    before = Counter([1, 2, 3, 4, 5])
    for upgrades in range(1, 8):
        game = bremerhaven(2).edit({"round": 1, "ladder": [0, 1], "seats": {0: {"upgrades": upgrades}}})
        values = whole_hand(game)
        [new] = (Counter(values) - before).elements()
        taken.append(new)
        before = Counter(values)
    assert taken == [5, 6, 6, 7, 7, 8, 9]


def whole_hand(game: Game) -> list[int]:
    """All five cards of the Captain, found by placing them."""
    values = []
    while len(values) < 5:
        values.append(hand(game)[0])
        play(game, f"bid {values[-1]} park", f"bid {len(values)} park")
    return values


@rule("BH-SETUP-14", "BH-SETUP-15", "BH-SHORT-1")
@every_table
def test_covers(variant: str, players: int) -> None:
    """The two right columns of the long game; fields count from 1 here."""
    covers = [3, 4, 7, 8, 11, 12] if variant == "long" else []
    assert all(entry["covers"] == covers for position in deals(variant, players) for entry in position["seats"])


@rule("BH-SETUP-14")
def test_covers_carry_their_prices() -> None:
    """Each can be removed for its own, with a free permit."""
    prices = {3: 2, 4: 3, 7: 1, 8: 2, 11: 1, 12: 2}
    for field, price in prices.items():
        changes = {"bids": {0: ["5 permit"]}, "round": 1, "phase": "permits", "seats": {0: {"cash": 9}}}
        game = bremerhaven(2).edit(changes)
        play(game, f"cover {field}", seat=0)
        assert seat(game, 0)["cash"] == 9 - price


@rule("BH-SETUP-16", "BH-SETUP-17")
@every_table
def test_prestige_bollards_and_docks_at_the_start(variant: str, players: int) -> None:
    for position in deals(variant, players):
        for entry in position["seats"]:
            assert entry["prestige"] == 0
            assert entry["walls"] == [0, 1, 1, 0]
            assert entry["docks"] == [None] * 3
            assert (entry["reserve"], entry["upgrades"], entry["gained"]) == ([], 0, 0)


@rule("BH-SETUP-17")
def test_first_dock_sizes() -> None:
    """A ship that needs one bollard goes to the middle dock, one that needs none to any, one of two to none."""
    for ship, docks in ((1, {2}), (3, {1, 2, 3}), (13, set())):
        changes = {"bids": {0: ["5 sea-1"]}, "round": 1, "sea": {1: ship}, "phase": "boards"}
        game = bremerhaven(2).edit(changes)
        offered = {move.fields["dock"] for move in game.moves(0) if move.kind == "dock"}
        taken = {place for place, dock in enumerate(seat(game, 0)["docks"], 1) if dock}
        assert offered | taken == docks


# ------------------------------------------------------------------ start orders


@rule("BH-SETUP-18")
@every_table
def test_everybody_has_an_order_of_the_first_sub_deck(variant: str, players: int) -> None:
    for position in deals(variant, players):
        orders = start_orders(position)
        assert len(set(orders)) == players
        assert {ORDERS[order]["deck"] for order in orders} == {1}


@rule("BH-SETUP-18", "BH-R-38", "BH-PAR-1")
@every_long_table
def test_the_start_order_of_the_long_game_goes_to_an_area_of_choice(players: int) -> None:
    game = bremerhaven(players)
    assert asks(game) == dict.fromkeys(range(players), "order")
    orders = start_orders(game.position())
    for owner in reversed(range(players)):
        assert texts(game, seat=owner) == ["lay 1", "lay 2", "lay 3", "lay 4"]
        assert refused(game, "refuse", owner) == "BH-SETUP-18"
        game.play(f"lay {4 - owner}", owner)
        laid = seat(game, owner)["areas"][3 - owner]
        assert (laid["order"], laid["markers"]) == (orders[owner], ORDERS[orders[owner]]["duration"])
        assert not any(laid["loaded"].values())
    assert asks(game) == {game.position()["ladder"][0]: "bid"}
    assert game.position()["round"] == 1


@rule("BH-SETUP-18", "BH-R-38", "BH-DEC-8")
@every_quick_table
def test_the_start_order_of_the_short_game_lies_on_the_first_area(variant: str, players: int) -> None:
    for position in deals(variant, players):
        for entry in position["seats"]:
            order = entry["areas"][0]["order"]
            assert entry["areas"][0]["markers"] == ORDERS[order]["duration"]
            assert entry["areas"][1:] == [None] * 3
        assert "order" not in {entry["kind"] for entry in position["decision"]}


# ------------------------------------------------------------------ start buildings and goods


@rule("BH-SETUP-19", "BH-R-22", "BH-SHORT-1")
@every_quick_table
def test_a_building_stands_in_every_harbour_of_the_short_game(variant: str, players: int) -> None:
    """Free of charge, from a pile that lay face down: what is seen on top afterwards is another one."""
    seen = set()
    for position in deals(variant, players):
        names = [name for entry in position["seats"] for name in entry["buildings"].values()]
        assert len(names) == len(set(names)) == players
        assert all(len(entry["buildings"]) == 1 and entry["reserve"] == [] for entry in position["seats"])
        assert position["building_pile"][0] not in names
        assert len(position["building_pile"]) == 20 - players
        seen.update(names)
    assert len(seen) > 8


@rule("BH-SETUP-19")
@every_long_table
def test_no_building_stands_in_a_harbour_of_the_long_game(players: int) -> None:
    assert not any(entry["buildings"] for position in deals("long", players) for entry in position["seats"])


def dealt_order(order: int, variant: str = "short", players: int = 2) -> tuple[Game, int]:
    """A game in which somebody has this start order, and who."""
    for seed in range(100):
        game = bremerhaven(players, variant=variant, seed=seed)
        orders = start_orders(game.position())
        if order in orders:
            return game, orders.index(order)
    raise AssertionError(f"order {order} is never dealt")


@rule("BH-SETUP-20", "BH-DEC-1")
@pytest.mark.parametrize(
    ("order", "allowed"),
    [
        (1, {"barrel", "container", "passenger"}),
        (2, {"crate", "container"}),
        (4, {"barrel", "crate", "container"}),
        (5, {"crate", "container", "passenger"}),  # barrel and joker: the joker is ignored
    ],
)
def test_kinds_that_are_printed_on_the_start_order_may_not_be_taken(order: int, allowed: set[str]) -> None:
    game, owner = dealt_order(order)
    assert {move.fields["good"] for move in game.moves(owner)} == allowed
    for good in set(GOODS) - allowed:
        assert refused(game, f"pick {good}", owner) == "BH-SETUP-20"


@rule("BH-SETUP-20")
@every_quick_table
def test_exactly_three_goods_are_taken_of_free_choice(variant: str, players: int) -> None:
    """The same kind may be taken more than once; then the bidding begins."""
    game = bremerhaven(players, variant=variant, seed=1)
    assert set(asks(game).values()) == {"start-good"}
    wanted = {owner: texts(game, seat=owner)[0] for owner in game.to_act}
    for owner, pick in wanted.items():
        assert asks(game)[owner] == "start-good"
        play(game, pick, pick, pick, seat=owner)
        assert seat(game, owner)["storage"] == {pick.split()[1]: 3}
    assert game.position()["phase"] == "bidding"
    assert all(sum(seat(game, owner)["storage"].values()) == 3 for owner in range(players))


def outcomes(game: Game, owner: int) -> list[tuple[str, ...]]:
    """The goods that a seat can end up with, once for every sequence of picks."""
    if asks(game).get(owner) != "start-good":
        return [tuple(sorted(Counter(seat(game, owner)["storage"]).elements()))]
    nexts = [play(game.copy(), pick, seat=owner) for pick in texts(game, seat=owner)]
    return [goods for after in nexts for goods in outcomes(after, owner)]


@rule("BH-DEC-1")
def test_each_three_goods_can_be_picked_in_one_way_only() -> None:
    """In non-descending order: 10 multisets of three kinds, each by one sequence."""
    start, owner = dealt_order(1)
    found = Counter(outcomes(start, owner))
    kinds = ["barrel", "container", "passenger"]
    assert set(found) == {tuple(sorted(goods)) for goods in combinations_with_replacement(kinds, 3)}
    assert set(found.values()) == {1}
    assert refused(play(start, "pick container", seat=owner), "pick barrel", owner) == "BH-DEC-1"


@rule("BH-DEC-1")
def test_goods_of_the_only_kind_allowed_are_taken_without_asking() -> None:
    """Order 6 asks for barrel, crate and container."""
    game, owner = dealt_order(6)
    assert owner not in game.to_act
    assert seat(game, owner)["storage"] == {"passenger": 3}


@rule("BH-SETUP-20")
def test_start_goods_come_with_the_short_game_only() -> None:
    assert "start-good" not in asks(bremerhaven(3)).values()


@rule("BH-R-25")
def test_the_supply_never_runs_out() -> None:
    """The box has 40 barrels; in four harbours lie 44 of them, and a ship comes with two more, and money for all."""
    full = {"storage": {"barrel": 11}, "cash": 900, "walls": [3, 3, 3, 3], "docks": [None] * 3}
    game = bremerhaven(4, variant="short").edit(
        {
            "round": 1,
            "bids": {0: ["5 sea-1"]},
            "sea": {1: 6},
            "seats": {owner: full | {"buildings": []} for owner in range(4)},
            "phase": "boards",
        }
    )
    play(game, "dock 1", seat=0)
    assert seat(game, 0)["docks"][0] == {"ship": 6, "markers": 2, "cargo": "barrel", "aboard": 2}
    play(game, "unload 1", seat=0)
    assert sum(seat(game, owner)["storage"]["barrel"] for owner in range(4)) == 45
