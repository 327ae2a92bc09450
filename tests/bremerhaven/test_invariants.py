"""The invariants of rules page 7: broken on purpose and found by their numbers, and watched over whole games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bremerhaven.scenes import BUILDINGS, ORDERS, SHIPS, TABLE, boards, event, harbours, scene
from fairlead import Game, Move
from fairlead.games.bremerhaven.box import BANK, CRANE, GARAGE
from fairlead.games.bremerhaven.invariants import INVARIANTS
from fairlead.games.bremerhaven.names import BUILDING_NAMES, MONEY_NAMES, PRESTIGE_NAMES
from fairlead.games.bremerhaven.state import BIDDING, HARBOURS, NONE
from fairlead.kernel.compiler import PLAIN
from helpers import bremerhaven, compiled, random_answer, rule

Record = Any
TABLES = [(2, "long"), (3, "long"), (4, "long"), (2, "short"), (3, "short"), (4, "short"), (1, "solo")]


# ------------------------------------------------------------------ broken on purpose


def reported(game: Game, change: Callable[[Record], Any]) -> int:
    """What `check` says of a record changed by hand."""
    assert game._table.broken_invariant() == 0
    change(game._table.plain())
    return game._table.broken_invariant()


def put(table: Any, key: Any, value: Any) -> None:
    table[key] = value


def bidding(players: int = 2, **things: Any) -> Game:
    """The first card of a round; `things` as in `scene`."""
    return scene(players, **({"phase": "bidding"} | things))


@rule("BH-INV-1")
def test_1_every_ship_and_every_order_is_in_one_place() -> None:
    for board, pile in (("sea", "ship_pile"), ("land", "order_pile")):
        assert reported(bidding(), lambda g, b=board: put(getattr(g, b), 0, getattr(g, b)[1])) == 1
        assert reported(bidding(), lambda g, b=board, p=pile: put(getattr(g, p), 0, getattr(g, b)[0])) == 1
    for gone in ("ships_gone", "orders_gone"):
        cards = {"ships_gone": "sea", "orders_gone": "land"}[gone]

        def discard_too(game: Record, gone: str = gone, cards: str = cards) -> None:
            card = getattr(game, cards)[0]
            getattr(game, gone)[card // 28] |= 1 << card % 28

        assert reported(bidding(), discard_too) == 1
    docked = bidding(me={"docks": {2: 1}, "areas": {1: 2}})
    assert reported(docked.copy(), lambda g: put(g.dock_ship, (0, 1), 3)) == 1
    assert reported(docked.copy(), lambda g: put(g.area_order, (0, 0), 7)) == 1
    # Index 12 takes no part with two players.
    assert reported(docked, lambda g: put(g.dock_ship, (0, 1), 11)) == 1


@rule("BH-INV-1")
@pytest.mark.parametrize("pile", ["ship_pile", "order_pile"])
def test_1_the_sub_decks_lie_in_order(pile: str) -> None:
    def swap(game: Record) -> None:
        cards = getattr(game, pile)
        last = (game.ship_left if pile == "ship_pile" else game.order_left) - 1
        cards[0], cards[last] = cards[last], cards[0]

    assert reported(bidding(), swap) == 1


@rule("BH-INV-2")
def test_2_every_building_is_in_one_place() -> None:
    game = bidding(me={"buildings": ["bank"], "reserve": ["crane"]})
    assert reported(game.copy(), lambda g: put(g.reserve, 1, g.reserve[0])) == 2
    assert reported(game.copy(), lambda g: put(g.built, 0, 0)) == 2
    assert reported(game.copy(), lambda g: put(g.building_pile, 0, g.building_pile[1])) == 2
    assert reported(game.copy(), lambda g: setattr(g, "buildings_gone", 1 << BANK)) == 2
    assert reported(game.copy(), lambda g: put(g.building_on, (0, 0), BANK)) == 2  # twice
    assert reported(game, lambda g: put(g.reserve, 0, 0)) == 2


@rule("BH-INV-3")
def test_3_the_price_pile_holds_24_different_cards() -> None:
    assert reported(bidding(), lambda g: put(g.price_pile, 0, g.price_pile[1])) == 3
    assert reported(bidding(), lambda g: put(g.price_pile, 5, NONE)) == 3


@rule("BH-INV-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_the_ladder_is_a_permutation(players: int) -> None:
    assert reported(bidding(players), lambda g: put(g.ladder, 0, 1)) == 4
    assert reported(bidding(players), lambda g: put(g.ladder, players - 1, NONE)) == 4


@rule("BH-INV-5")
def test_5_nothing_is_negative_and_a_deposit_needs_a_bank() -> None:
    game = bidding(me={"buildings": ["bank"], "deposit": 4})
    for part in ("cash", "deposit", "prestige"):
        assert reported(game.copy(), lambda g, part=part: put(getattr(g, part), 0, -1)) == 5
        assert reported(game.copy(), lambda g, part=part: put(getattr(g, part), 1, -1)) == 5
    assert reported(game, lambda g: put(g.deposit, 1, 4)) == 5


@rule("BH-INV-6")
def test_6_walls_and_covers() -> None:
    game = bidding(me={"buildings": {"10": "bank"}})
    assert reported(game.copy(), lambda g: put(g.walls, (0, 0), 4)) == 6
    assert reported(game.copy(), lambda g: put(g.walls, (1, 3), -1)) == 6
    assert reported(game, lambda g: put(g.covers, 0, g.covers[0] | 1 << 9)) == 6


@rule("BH-INV-7")
def test_7_goods_find_room() -> None:
    game = bidding(me={"storage": {"barrel": 6}})
    assert reported(game.copy(), lambda g: put(g.storage, (0, 0), 7)) == 7
    assert reported(game, lambda g: put(g.storage, (0, 1), 1)) == 7


@rule("BH-INV-7")
def test_7_goods_in_storage_are_never_negative() -> None:
    assert reported(bidding(), lambda g: put(g.storage, (0, 0), -1)) == 7


@rule("BH-INV-8")
def test_8_docked_ships_are_sound() -> None:
    game = bidding(me={"docks": {2: 6}})
    for part, value in (("dock_markers", 0), ("aboard", 3), ("dock_kind", 1), ("dock_kind", NONE)):
        assert reported(game.copy(), lambda g, p=part, v=value: put(getattr(g, p), (0, 1), v)) == 8
    assert reported(game, lambda g: put(g.aboard, (0, 0), 1)) == 8  # in an empty dock


@rule("BH-INV-8")
def test_8_cargo_is_never_negative() -> None:
    assert reported(bidding(me={"docks": {2: 6}}), lambda g: put(g.aboard, (0, 1), -1)) == 8


@rule("BH-INV-9")
def test_9_orders_are_sound() -> None:
    game = bidding(me={"areas": {1: {"order": 5, "loaded": {"barrel": 1}}}})
    assert reported(game.copy(), lambda g: put(g.loaded, (0, 0, 0), 3)) == 9
    assert reported(game.copy(), lambda g: (put(g.loaded, (0, 0, 1), 1), put(g.loaded, (0, 0, 2), 1))) == 9
    assert reported(game.copy(), lambda g: put(g.area_markers, (0, 0), 0)) == 9
    assert reported(game.copy(), lambda g: put(g.loaded, (0, 0, 1), -1)) == 9
    assert reported(game, lambda g: put(g.loaded, (0, 1, 0), 1)) == 9  # where no order lies


@rule("BH-INV-10")
def test_10_an_order_on_a_closed_area_carries_no_goods() -> None:
    game = bidding(me={"areas": {3: 18}})
    assert reported(game, lambda g: put(g.loaded, (0, 2, 0), 1)) == 10
    opened = bidding(me={"areas": {3: 18}, "covers": []})
    assert reported(opened, lambda g: put(g.loaded, (0, 2, 0), 1)) == 0


@rule("BH-INV-12")
def test_12_cards_are_placed_in_turn_and_from_the_hand() -> None:
    game = scene(3, bids={0: ["5 sea-1"], 1: ["4 park"]})
    assert reported(game.copy(), lambda g: put(g.bid_value, (0, 0), 6)) == 12  # not in hand
    assert reported(game.copy(), lambda g: put(g.bid_value, (0, 0), 0)) == 12
    assert reported(game.copy(), lambda g: put(g.bid_space, (0, 0), 9)) == 12  # 2.4 with three players
    assert reported(game.copy(), lambda g: setattr(g, "placed", 1)) == 12

    def exchange(game: Record) -> None:
        """The Cook has placed a card before the First Officer."""
        game.bid_value[2, 0], game.bid_space[2, 0] = 4, 0
        game.bid_value[1, 0], game.bid_space[1, 0] = 0, NONE

    assert reported(game.copy(), exchange) == 12

    def twice(game: Record) -> None:
        """A value that the hand has once."""
        game.placed = 4
        game.bid_value[2, 0], game.bid_space[2, 0] = 1, 0
        game.bid_value[0, 1], game.bid_space[0, 1] = 5, 0
        game.stack[0, 1] = 1

    assert reported(game, twice) == 12


@rule("BH-INV-13")
def test_13_at_most_seven_upgrades() -> None:
    game = boards("5 influence", me={"docks": {2: 6}, "upgrades": 0})
    assert reported(bidding(), lambda g: put(g.upgrades, 0, 8)) == 13
    assert reported(bidding(), lambda g: put(g.upgrades, 1, 7)) == 0
    assert reported(game, lambda g: (put(g.upgrades, 0, 7), put(g.gained, 0, 1))) in (12, 13)


@rule("BH-INV-15")
def test_15_track_and_round_belong_together() -> None:
    for space, found in ((3, 15), (4, 0), (8, 0), (9, 15)):
        game = bidding(round=5, track=5)
        assert reported(game, lambda g, space=space: setattr(g, "track", space)) == found
    short = bidding(variant="short", round=5)
    assert short.position()["track"] == 8
    assert reported(short, lambda g: setattr(g, "track", 7)) == 15
    assert reported(bidding(round=11, track=15), lambda g: setattr(g, "track", 20)) == 15
    assert reported(bidding(), lambda g: setattr(g, "round", 15)) == 15


@rule("BH-INV-16")
def test_16_sources_add_up() -> None:
    game = bidding()
    assert reported(game.copy(), lambda g: put(g.cash, 0, 11)) == 16
    assert reported(game.copy(), lambda g: put(g.prestige, 1, 1)) == 16
    for part in range(len(MONEY_NAMES)):
        assert reported(game.copy(), lambda g, part=part: put(g.money_from, (0, part), 99)) == 16
    for part in range(len(PRESTIGE_NAMES)):
        assert reported(game.copy(), lambda g, part=part: put(g.prestige_from, (1, part), 99)) == 16


@rule("BH-INV-17")
def test_17_the_boards_are_full_while_bidding() -> None:
    def empty(game: Record, board: str, place: int) -> None:
        card = getattr(game, board)[place]
        gone = {"sea": game.ships_gone, "land": game.orders_gone}[board]
        gone[card // 28] |= 1 << card % 28
        getattr(game, board)[place] = NONE

    for board in ("sea", "land"):
        for place in (0, 2):
            assert reported(bidding(3), lambda g, b=board, p=place: empty(g, b, p)) == 17


def test_18_the_questions_fit() -> None:
    game = harbours(me={"docks": {2: 6}}, you={"docks": {2: 1}})

    def turned(record: Record) -> None:
        for i in range(4):
            record.stack[0, i], record.stack[1, i] = record.stack[1, i], record.stack[0, i]

    assert reported(game.copy(), turned) == 18  # seats are asked in their order
    assert reported(game.copy(), lambda g: put(g.stack, (0, 0), 0)) == 18  # start goods in 4.2
    assert reported(game.copy(), lambda g: put(g.aboard, (0, 1), 0)) == 18  # a single answer is never asked
    assert reported(game, lambda g: setattr(g, "depth", 0)) == 18
    flotsam = event("flotsam")
    assert reported(flotsam, lambda g: put(g.stack, (0, 0), 10)) == 18


def test_19_newspaper_cards_are_in_one_place() -> None:
    game = bidding(round=3, newspaper={"event": "tide", "next": "gale"})
    assert reported(game.copy(), lambda g: setattr(g, "event", 1)) == 19
    assert reported(game.copy(), lambda g: put(g.news_pile, 0, g.news_pile[1])) == 19
    assert reported(game.copy(), lambda g: setattr(g, "news_gone", g.news_gone | 1)) == 19
    assert reported(game, lambda g: setattr(g, "move", 1)) == 19
    assert reported(bidding(variant="short"), lambda g: setattr(g, "event", 1)) == 19


def test_each_invariant_that_is_checked_fires_above() -> None:
    fired = {name.split("_")[1] for name in globals() if name.startswith("test_") and name.split("_")[1].isdigit()}
    assert {str(number) for number in INVARIANTS} == fired


# ------------------------------------------------------------------ watched from outside

IN = ("parking", "income", "sales", "bonuses", "production", "buildings")
OUT = ("permits", "influence", "repacking", "penalties")
LOST = (PRESTIGE_NAMES.index("lost-prestige"), PRESTIGE_NAMES.index("event-prestige"))


def copied(game: Game) -> Record:
    """The record as it is now, which stays when the game goes on."""
    return game.copy()._table.plain()


def lying_out(record: Record, number: int) -> int:
    """BH-PREST-1, from the printed cards."""
    ships = (int(record.dock_ship[number, dock]) for dock in range(3))
    built = (BUILDING_NAMES[i] for i in range(20) if int(record.built[number]) >> i & 1)
    return sum(SHIPS[ship + 1]["prestige"] for ship in ships if ship != NONE) + sum(
        BUILDINGS[name]["prestige"] for name in built
    )


def pieces(record: Record, number: int) -> int:
    """Goods aboard, in storage and on orders."""
    aboard = sum(int(record.aboard[number, dock]) for dock in range(3))
    stored = sum(int(record.storage[number, kind]) for kind in range(4))
    return aboard + stored + sum(int(record.loaded[number, area, kind]) for area in range(4) for kind in range(4))


def rows(record: Record) -> dict[int, int]:
    """What each seat is asked, by kind."""
    return {int(record.stack[row, 1]): int(record.stack[row, 0]) for row in range(record.depth)}


class Watch:
    """Compares the record before and after every decision of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = range(game.players)
        self.shown = [0] * game.players  # prestige lying out at the last 4.3, less what was lost since

    def play(self, move: Move, mover: int) -> None:
        before = copied(self.game)
        self.game.play(move, mover)
        after = self.game._table.plain()
        self.nothing_goes_back(before, after)
        self.goods_are_kept(before, after, move, mover)
        self.marker_holds(before, after)
        self.figure_moves(before, after)
        self.money_has_a_source(before, after)
        self.car_park_pays(before, after, move, mover)
        if not PLAIN or after.phase == BIDDING or self.game.over:
            assert self.game._table.broken_invariant() == 0

    def nothing_goes_back(self, before: Record, after: Record) -> None:
        """BH-INV-6, BH-INV-13."""
        for number in self.seats:
            for wall in range(4):
                assert before.walls[number, wall] <= after.walls[number, wall] <= 3
            covers = int(after.covers[number])
            assert covers & int(before.covers[number]) == covers
            for field in range(12):
                assert not covers >> field & 1 or after.building_on[number, field] == NONE
        for number in range(before.stones):
            assert 0 <= before.upgrades[number] <= after.upgrades[number] <= 7

    def goods_are_kept(self, before: Record, after: Record, move: Move, mover: int) -> None:
        """BH-INV-11, as long as 4.2 of this seat goes on."""
        move_kind = 10
        if rows(before).get(mover) != move_kind or rows(after).get(mover) != move_kind or before.round != after.round:
            return
        made = {"pack": -1, "unpack": 1}.get(move.text, 0)
        price = 0 if int(before.built[mover]) >> CRANE & 1 else 1
        assert pieces(after, mover) == pieces(before, mover) + made
        assert after.cash[mover] == before.cash[mover] - price * abs(made)
        assert after.deposit[mover] == before.deposit[mover]

    def marker_holds(self, before: Record, after: Record) -> None:
        """BH-INV-14: a seat that was in its harbour and is no longer has passed 4.3."""
        for number in self.seats:
            passed = before.phase == HARBOURS and number in rows(before)
            passed &= number not in rows(after) or after.phase != HARBOURS
            if passed:
                self.shown[number] = lying_out(before, number)
            lost = sum(int(before.prestige_from[number, part] - after.prestige_from[number, part]) for part in LOST)
            self.shown[number] -= max(0, lost)
            assert after.prestige[number] >= max(0, self.shown[number])

    def figure_moves(self, before: Record, after: Record) -> None:
        """BH-INV-15."""
        moved = after.track - before.track
        ended = bool(after.round > before.round > 0) or self.game.over
        allowed = (1, 2) if self.game.options["variant"] == "long" else (2,)
        assert moved in allowed if ended else moved == 0
        assert after.round - before.round in (0, 1)

    def money_has_a_source(self, before: Record, after: Record) -> None:
        """BH-INV-16."""
        for number in self.seats:
            change = {
                name: int(after.money_from[number, part] - before.money_from[number, part])
                for part, name in enumerate(MONEY_NAMES)
            }
            assert all(change[name] >= 0 for name in IN)
            assert all(change[name] <= 0 for name in OUT)
            assert change["start"] == 0 or before.round == 0
            held = [int(record.cash[number] + record.deposit[number]) for record in (before, after)]
            assert held[1] - held[0] == sum(change.values())

    def car_park_pays(self, before: Record, after: Record, move: Move, mover: int) -> None:
        """BH-INV-16: the car park pays for the cards there when all are turned up, and only then."""
        part = MONEY_NAMES.index("parking")
        turned = before.phase == BIDDING and (after.phase != BIDDING or after.round != before.round)
        for number in self.seats:
            parked = sum(int(before.bid_space[number, i]) == 0 for i in range(5))
            parked += number == mover and move.text.endswith(" park")
            each = 2 if int(before.built[number]) >> GARAGE & 1 else 1
            paid = int(after.money_from[number, part] - before.money_from[number, part])
            if turned and before.stones == self.game.players:
                assert paid == parked * each
            elif not turned:
                assert paid == 0


def cards_add_up(game: Game) -> None:
    """BH-INV-1 to BH-INV-4 and BH-INV-17, at the start of a bidding phase."""
    p = game.position()
    players, variant = p["options"]["players"], "long" if p["options"]["variant"] == "long" else "short"
    use = TABLE["deck_use"]
    for deck, board, pile, gone, place in (
        (SHIPS, "sea", "ship_pile", "ships_discarded", ("docks", "ship")),
        (ORDERS, "land", "order_pile", "orders_discarded", ("areas", "order")),
    ):
        most = use[f"{place[1]}_{variant}"][f"p{players}"]
        held = [entry[place[1]] for seat in p["seats"] for entry in seat[place[0]] if entry]
        expected = [card["id"] for card in deck.values() if card["index"] <= most]
        assert sorted([*p[board], *p[pile], *p[gone], *held]) == expected
        assert len(p[board]) == max(players, 2)
    buildings = [name for seat in p["seats"] for name in (*seat["reserve"], *seat["buildings"].values())]
    assert sorted([*p["building_pile"], *p["buildings_removed"], *buildings]) == sorted(BUILDINGS)
    assert p["building_pile"]
    assert sorted(p["prices"]["pile"]) == list(range(1, 25))
    assert sorted(p["ladder"]) == list(range(max(players, 2)))


def watched(players: int, variant: str, seed: int) -> Game:
    """A random game under watch to its end."""
    game = bremerhaven(players, variant=variant, seed=seed)
    watch, chooser, number = Watch(game), random.Random(seed), 0
    while not game.over:
        watch.play(*random_answer(game, chooser))
        now = game._table.plain()
        if now.phase == BIDDING and now.round > number:
            number = int(now.round)
            cards_add_up(game)
    least, most = rounds_of(players, variant)
    assert least <= game.position()["round"] <= most
    return game


def rounds_of(players: int, variant: str) -> tuple[int, int]:
    """Fewest and most rounds (BH-INV-15)."""
    if variant == "long":
        least, most = TABLE["track"]["long_rounds"][f"p{players}"]
        return least, most
    number = TABLE["track"]["short_rounds"][f"p{players}"]
    return number, number


@rule("BH-INV-1", "BH-INV-2", "BH-INV-3", "BH-INV-4", "BH-INV-5", "BH-INV-6", "BH-INV-7", "BH-INV-8", "BH-INV-9")
@rule("BH-INV-10", "BH-INV-11", "BH-INV-12", "BH-INV-13", "BH-INV-14", "BH-INV-15", "BH-INV-16", "BH-INV-17")
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_invariants_hold_in_a_whole_game(players: int, variant: str) -> None:
    watched(players, variant, seed=players)


@compiled
@rule("BH-INV-6", "BH-INV-11", "BH-INV-13", "BH-INV-14", "BH-INV-15", "BH-INV-16")
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_invariants_hold_in_many_games(players: int, variant: str) -> None:
    for seed in range(10):
        watched(players, variant, seed)


@rule("BH-INV-11")
def test_goods_are_kept_in_every_way_through_a_busy_harbour() -> None:
    """Random play seldom repacks: here it often can."""
    things = {"storage": {"crate": 4, "container": 2}, "docks": {2: 6}, "areas": {1: 30, 2: 1}, "covers": []}
    repacked = 0
    for seed in range(10):
        game, chooser = harbours(me=things | ({"buildings": ["crane"]} if seed % 2 else {})), random.Random(seed)
        watch = Watch(game)
        while game.position()["phase"] == "harbours":
            move, mover = random_answer(game, chooser)
            if move.text != "done" or len(game.moves(mover)) < 3:
                repacked += move.text in ("pack", "unpack")
                watch.play(move, mover)
    assert repacked > 10
