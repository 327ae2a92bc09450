"""What is in the box: the clauses SY-SUP-*, how the component table was designed, and the tables derived from it."""

from __future__ import annotations

from collections import Counter, deque
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from fairlead.games.shipyard import box as box_module
from fairlead.games.shipyard.box import box_memory, components
from fairlead.kernel.records import Plain
from helpers import play, refused, rule, seat, shipyard, texts
from shipyard.stories import EVERY_TABLE, guilders, opened

TABLE = components()
BOX = Plain(box_memory()[0])
PIECES = TABLE["pieces"]["order"]
ACTIONS = TABLE["actions"]["order"]
PRICES = TABLE["display"]["prices"]
STAFF = TABLE["employees"]["kinds"]
TILES = TABLE["ship_tiles"]["tiles"]
FEATURES = TABLE["ship_features"]["order"]
CANALS = TABLE["canal_tiles"]["tiles"]
SHAPES = {name: links for name, links in TABLE["canal_shapes"].items() if name != "provenance"}
OFFICIALS = [name for name in TABLE["canal_officials"] if name != "provenance"]
CARDS = TABLE["contracts"]["cards"]
BY_KEY = {card["key"]: card for card in CARDS}
BLUE = [card for card in CARDS if card["colour"] == "blue"]
RED = [card for card in CARDS if card["colour"] == "red"]
SETS = TABLE["contract_sets"]["sets"]
SOLO = TABLE["solo"]
EDITIONS = ["first", "second"]
SIZES = ["solo", "two", "three", "four"]
SEATS = {"solo": 3, "two": 2, "three": 3, "four": 4}


def test_every_table_says_where_it_comes_from() -> None:
    text = Path(box_module.__file__).with_name("components.toml").read_text(encoding="utf-8")
    headers = {line.strip()[1:-1] for line in text.splitlines() if line.startswith("[") and line.strip().endswith("]")}
    for header in headers:
        entry: Any = TABLE
        for name in header.split("."):
            entry = entry[name]
        assert entry["provenance"] in ("rulebook", "public", "derived", "designed"), header


# ------------------------------------------------------------------ the clauses


@rule("SY-SUP-1")
def test_pieces_and_guilders_never_run_out() -> None:
    """The boxes hold 24 of each piece and 40 coins; a player with more than these still gets another."""
    assert TABLE["pieces"]["box_first"]["each_piece"] == 24
    many = dict.fromkeys(PIECES, 100)
    for action, marker in (("equipment", "sail"), ("crew", "captain")):
        everyone = {owner: {"pieces": many, "guilders": 5000} for owner in range(4)}
        game = shipyard(4).edit({"turn": {"seat": 0, "chosen": action}, "rondels": {action: marker}, "seats": everyone})
        for steps in (1, 2, 3, 4):
            taken = play(game.copy(), "perform", f"steps {steps}")
            assert sum(seat(taken, 0)["pieces"].values()) == 801
    subsidised = shipyard(4).edit({"turn": {"seat": 0, "chosen": "subsidy"}, "seats": {0: {"guilders": 5000}}})
    assert guilders(play(subsidised, "perform")) == 5002


@rule("SY-SUP-2")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_there_are_104_ship_tiles(edition: str, players: int) -> None:
    position = shipyard(players, edition=edition).position()
    columns, stacks = position["display"], position["stacks"]
    bows, sterns = columns["bow"] + stacks["bow"], columns["stern"] + stacks["stern"]
    middles = columns["left"] + columns["right"] + stacks["middle"]
    assert [len(bows), len(middles), len(sterns)] == [26, 52, 26]
    assert sorted(bows + middles + sterns) == list(range(104))
    assert Counter(TILES[tile]["deck"] for tile in middles) == {"middle_1": 28, "middle_2": 24}
    assert {TILES[tile]["kind"] for tile in bows} == {"bow"}
    assert {TILES[tile]["kind"] for tile in sterns} == {"stern"}


@rule("SY-SUP-2")
def test_only_ship_tiles_run_out() -> None:
    """A stack of commodity or canal tiles is renewed when it is empty, a ship stack stays empty."""
    supplies = {"commodities": {"stack": 0}, "canals": {"stack": 0}, "stacks": {"bow": 0}}
    rich = {"seats": {0: {"guilders": 50, "commodities": ["1-1-1"]}}, "turn": {"seat": 0}, **supplies}
    for action, name in (("commodity", "commodities"), ("canal", "canals")):
        before = shipyard(3).edit(rich)
        assert before.position()[name]["stack"] == []
        after = play(before, f"choose {action}", "perform", f"{action} 1").position()[name]
        assert None not in after["display"]
        assert after["stack"]
        assert after["discards"] == []
    bows = play(shipyard(3).edit(rich), "choose build", "perform", "take bow 1", "place 1", "stop").position()
    assert bows["display"]["bow"][4] is None


@rule("SY-SUP-3")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_how_many_of_each_there_are(edition: str, players: int) -> None:
    position = shipyard(players, edition=edition).position()
    canals = position["canals"]["display"] + position["canals"]["stack"]
    assert sorted(canals) == list(range(24))
    held = [kind for entry in position["seats"] for kind in entry["commodities"]]
    assert len(position["commodities"]["display"] + position["commodities"]["stack"] + held) == 14
    assert len({name for space in position["employee_piles"] for name in space}) == 24


@rule("SY-SUP-3")
def test_how_many_contracts_there_are() -> None:
    assert len(BLUE) == 12
    assert len([card for card in RED if "only_in" not in card]) == 12
    assert len(RED) == 14
    for edition in EDITIONS:
        games = [shipyard(4, edition=edition, seed=seed).position() for seed in range(9)]
        dealt = {name for game in games for entry in game["seats"] for name in entry["contracts"]}
        assert len(dealt) == (24 if edition == "first" else 26)


@rule("SY-SUP-4")
def test_a_player_may_hold_any_number_of_things() -> None:
    staff = [f"{piece}-engineer" for piece in ("crane", "sail", "cannon", "smokestack")]
    staff += ["rigger", "helmsman", "foreman", "accountant", "crew-builder", "sail-builder", "good0-trader-1"]
    goods = ["1-1-1", "1-1-1", "3-0-0", "0-3-0", "0-0-3"]
    mine = {"employees": staff, "commodities": goods, "guilders": 900, "pieces": dict.fromkeys(PIECES, 12)}
    game = shipyard(3).edit({"turn": {"seat": 0, "chosen": "commodity"}, "seats": {0: mine}})
    play(game, "perform", "commodity 1", "bonus hire")
    play(game, texts(game, "hire ")[0])
    assert len(seat(game, 0)["commodities"]) == 6
    assert len(seat(game, 0)["employees"]) == 12


@rule("SY-SUP-4")
def test_nobody_pays_more_than_they_have() -> None:
    """With one guilder only what costs at most one may be bought, and nothing more after it."""
    game = shipyard(3).edit({"turn": {"seat": 0, "chosen": "build"}, "seats": {0: {"guilders": 1}}})
    assert {text.split()[2] for text in texts(game, "take ")} == {"1", "2", "3"}
    play(game, "take bow 2", "place 1")
    assert guilders(game) == 0
    assert {text.split()[2] for text in texts(game, "take ")} == {"1"}
    assert refused(game, "take stern 2") == "SY-BUILD-2"


# ------------------------------------------------------------------ the action row and the clocks


def test_eight_actions_of_which_four_players_use_all() -> None:
    assert len(ACTIONS) == len(TABLE["actions"]["names"]) == 8
    assert TABLE["actions"]["four_players_only"] == ["subsidy"]


def test_places_of_the_row_at_the_start() -> None:
    start = TABLE["action_start"]
    assert sorted([*start["printed"].values(), *start["random_places"]]) == list(range(8))
    assert sorted([*start["printed"], *start["random_tiles"]]) == sorted(ACTIONS)
    seven = [place for name, place in start["printed"].items() if name != "subsidy"]
    assert all(min(seven) < place < max(seven) for place in start["random_places"])
    assert sorted(seven + start["random_places"]) == list(range(7))


class Row:
    """The row by itself, as the rules page models it: n, the numbers a, and who moves what next."""

    def __init__(self, edition: str, size: str, loop: int) -> None:
        self.edition, self.size, self.loop = edition, size, loop
        self.a = {tile: -tile for tile in range(8 if size == "four" else 7)}
        self.mine: list[list[int]] = [[] for _ in range(SEATS[size])]
        self.n = self.drops = self.span = 0
        self.choices: set[int] = set()

    def turn(self, mover: int, round_number: int) -> bool:
        """One turn that takes the last or the first free tile; whether it began with step 1."""
        lead = None
        if round_number >= (2 if self.size == "two" else 1):
            lead = self.mine[mover].pop(0)
            self.advance(lead)
        occupied = {tile for tiles in self.mine for tile in tiles}
        free = [tile for tile in self.a if tile not in occupied and tile != lead]
        if lead is not None:
            self.choices.add(len(free))
        pick = min if self.n // 40 % 2 == 0 else max
        self.mine[mover].append(pick(free, key=lambda tile: self.a[tile]))
        return lead is not None

    def advance(self, lead: int) -> None:
        self.n += 1
        if self.edition == "second":
            order = sorted((tile for tile in self.a if tile != lead), key=lambda tile: -self.a[tile])
            self.a = {tile: -place for place, tile in enumerate([lead, *order])}
            return
        self.a[lead] = self.n
        taken, by_number = self.n + 1 - self.loop, {a: tile for tile, a in self.a.items()}
        while taken in by_number:
            self.a[by_number[taken]] += 1
            taken += 1
        self.span = max(self.span, max(self.a.values()) - min(self.a.values()))

    def clock(self) -> bool:
        """Whether a lap ended or the cube fell in this turn."""
        if self.edition == "first":
            return self.n % self.loop == 0
        clock = TABLE["clock_second"]
        return self.n >= clock["first_drop"] and (self.n - clock["first_drop"]) % clock["wheel_steps"] == 0


def rounds(row: Row) -> int:
    """Plays the row to the end of the clock, which comes with the end of a round; how many rounds that took."""
    first = row.edition == "first"
    last = TABLE["clock_first"]["laps"][row.size] if first else TABLE["clock_second"]["reserve"][row.size] + 1
    for round_number in range(100):
        for mover in range(SEATS[row.size]):
            over = not first and row.drops == last
            if row.turn(mover, round_number) and row.clock():
                row.drops += 1
            if over or (first and row.drops == last):
                assert mover == SEATS[row.size] - 1
                return round_number + 1
    raise AssertionError("the clock never ends")


@rule("SY-R-10")
@pytest.mark.parametrize("loop", [23, 24])
@pytest.mark.parametrize("size", ["two", "three", "four"])
def test_the_clock_of_the_first_edition_gives_everyone_the_same_turns(size: str, loop: int) -> None:
    row = Row("first", size, loop)
    assert rounds(row) == loop + (2 if size == "two" else 1)
    assert row.n == loop * SEATS[size]
    assert row.span <= loop - 2
    assert row.choices == ({3} if size == "two" else {4})


@rule("SY-R-35")
@pytest.mark.parametrize("size", SIZES)
def test_the_clock_of_the_second_edition_gives_everyone_the_same_turns(size: str) -> None:
    """A wheel of 12 steps whose first drop comes one step early: 24 advances for each seat."""
    assert (TABLE["clock_second"]["wheel_steps"], TABLE["clock_second"]["first_drop"]) == (12, 11)
    row = Row("second", size, 0)
    assert rounds(row) == (26 if size == "two" else 25)
    assert row.n == 24 * SEATS[size]
    assert row.choices == ({3} if size == "two" else {4})


@rule("SY-R-35")
@pytest.mark.parametrize("first_drop", [*range(1, 11), 12])
def test_no_other_first_drop_gives_everyone_the_same_turns(first_drop: int) -> None:
    """The last turn, one after the last drop, would not be the last of a round at every table."""
    clock = TABLE["clock_second"]
    ends = [first_drop + clock["wheel_steps"] * clock["reserve"][size] + 1 for size in SIZES]
    assert any(end % SEATS[size] for size, end in zip(SIZES, ends, strict=True))


def test_reserves_and_laps() -> None:
    assert TABLE["clock_second"]["reserve"] == {"solo": 5, "two": 3, "three": 5, "four": 7}
    assert 4 + 1 + TABLE["clock_second"]["reserve"]["four"] == TABLE["pieces"]["box_second"]["cubes"]
    clock = TABLE["clock_first"]
    assert clock["laps"] == {"two": 2, "three": 3, "four": 4}
    for size, laps in clock["laps"].items():
        assert len(clock["time_spaces"]) - 1 - clock["time_spaces"].index(clock["time_start"][size]) == laps


def test_discards_leave_one_contract_of_each_colour_before_the_last_lap_or_drop() -> None:
    first, second = TABLE["clock_first"], TABLE["clock_second"]
    for size, laps in first["laps"].items():
        assert sum(step["each"] for step in first[f"discard_{size}"]) == 2
        assert all(step["after"] < laps for step in first[f"discard_{size}"])
    for dealt, left in (("random", 2), ("sets", 1)):
        for size in SIZES:
            assert sum(step["each"] for step in second[f"discard_{dealt}"][size]) == left
            assert all(step["after"] <= second["reserve"][size] for step in second[f"discard_{dealt}"][size])


def test_clock_and_row_in_the_box() -> None:
    assert (BOX.wheel_steps, BOX.first_drop, BOX.gap_spaces, BOX.last_guilder) == (12, 11, 3, 1)
    assert BOX.reserve.tolist()[1:] == [5, 3, 5, 7]
    names = [ACTIONS[action] if action >= 0 else None for action in BOX.row_start.tolist()]
    assert names == ["hire", None, None, "build", None, None, "exchange", "subsidy"]
    first, second = BOX.discards.tolist()
    assert [{lap: each for lap, each in enumerate(by_lap) if each} for by_lap in first[0]] == [
        {},
        {},
        {1: 2},
        {1: 1, 2: 1},
        {2: 2},
    ]
    assert first[1] == [[0] * 8] * 5
    by_size = [{cube: each for cube, each in enumerate(by_cube) if each} for by_cube in second[0] + second[1]]
    assert by_size == [{}, {2: 1, 4: 1}, {2: 2}, {2: 1, 4: 1}, {4: 2}, {}, {4: 1}, {2: 1}, {4: 1}, {4: 1}]


# ------------------------------------------------------------------ display, rondels, exchange


def test_prices_of_the_rows() -> None:
    assert PRICES == BOX.price.tolist() == [0, 1, 1, 2, 2]
    assert len(TABLE["display"]["ship_columns"]) * len(PRICES) == 20
    assert (TABLE["display"]["build_min"], TABLE["display"]["build_max"], BOX.most_tiles) == (1, 3, 3)


def test_rondels_hold_all_eight_pieces() -> None:
    equipment, crew = TABLE["rondel_equipment"]["clockwise"], TABLE["rondel_crew"]["clockwise"]
    assert sorted(equipment + crew) == sorted(PIECES)
    place = equipment.index("cannon")
    assert [equipment[(place + step) % 4] for step in (1, 2, 3)] == ["smokestack", "crane", "sail"]
    assert [PIECES[piece] for piece in BOX.equipment_rondel.tolist()] == equipment
    assert [PIECES[piece] for piece in BOX.crew_rondel.tolist()] == crew
    assert (BOX.accountant_free, BOX.foreman_free) == (2, 3)
    rules = TABLE["rondel_rules"]
    assert (rules["free_steps"], rules["cost_per_extra_step"]) == (1, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_prices_of_the_exchange(edition: str) -> None:
    ring = TABLE[f"exchange_prices_{edition}"]
    assert [sum(sector) for sector in ring["sectors"]] == [6, 7, 6, 7, 6, 7]
    assert [sum(prices) for prices in zip(*ring["sectors"], strict=True)] == [13, 13, 13]
    assert (ring["start"] + 1) % 6 == 0
    number = EDITIONS.index(edition)
    assert BOX.sector_price[number].tolist() == ring["sectors"]
    assert BOX.exchange_start[number] == ring["start"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_piece_is_swapped_for_exactly_one_good(edition: str) -> None:
    swaps = TABLE[f"exchange_swaps_{edition}"]["swaps"]
    assert sorted(piece for pieces in swaps for piece in pieces) == sorted(PIECES)
    assert sorted(swaps[0]) == ["drive", "smokestack"]
    in_box = BOX.swap[EDITIONS.index(edition)].tolist()
    assert [[PIECES[piece] for piece in pieces if piece >= 0] for pieces in in_box] == swaps


def test_what_is_known_of_the_swaps() -> None:
    assert any({"captain", "soldier"} <= set(pieces) for pieces in TABLE["exchange_swaps_first"]["swaps"])
    second = [set(pieces) for pieces in TABLE["exchange_swaps_second"]["swaps"][1:]]
    assert second == [{"soldier", "sail", "cannon"}, {"captain", "businessman", "crane"}]
    assert TABLE["goods"]["second"] == ["coal", "textile", "grain"]
    assert TABLE["goods"]["first"][:2] == ["coal", "steel"]


def test_commodity_tiles() -> None:
    kinds = TABLE["commodity_tiles"]["kinds"]
    assert [entry["kind"] for entry in kinds] == list(range(10))
    assert sum(entry["copies"] for entry in kinds) == 14
    assert {tuple(entry["goods"]) for entry in kinds} == {mix for mix in product(range(4), repeat=3) if sum(mix) == 3}
    assert kinds[BOX.start_kind]["goods"] == TABLE["start"]["commodity_tile"] == [1, 1, 1]
    assert kinds[BOX.start_kind]["copies"] >= 4
    assert len({sum(entry["goods"][good] * entry["copies"] for entry in kinds) for good in range(3)}) == 1
    assert BOX.goods.tolist() == [entry["goods"] for entry in kinds]
    assert BOX.copies.tolist() == [entry["copies"] for entry in kinds]


# ------------------------------------------------------------------ employees


def test_24_employees() -> None:
    assert [kind["id"] for kind in STAFF] == list(range(24))
    assert TABLE["employees"]["spaces"] * TABLE["employees"]["per_space"] == 24
    assert Counter(kind["role"] for kind in STAFF) == {
        "engineer": 4,
        "recruiter": 4,
        "trader": 6,
        "builder": 6,
        "helmsman": 1,
        "rigger": 1,
        "accountant": 1,
        "foreman": 1,
    }
    assert Counter(kind["colour"] for kind in STAFF) == {"grey": 4, "green": 4, "red": 6, "blue": 8, "yellow": 2}
    for edition in EDITIONS:
        assert TABLE["pieces"][f"box_{edition}"]["employees"] == 2 * len(STAFF)


def test_fees_and_what_employees_are_of() -> None:
    of = {role: [kind for kind in STAFF if kind["role"] == role] for role in ("engineer", "recruiter", "trader")}
    assert all((kind["fee"] == 1) == (kind["role"] in ("engineer", "recruiter")) for kind in STAFF)
    assert sorted(kind["gives"] for kind in of["engineer"]) == sorted(TABLE["rondel_equipment"]["clockwise"])
    assert sorted(kind["gives"] for kind in of["recruiter"]) == sorted(TABLE["rondel_crew"]["clockwise"])
    levels = {(kind["good"], kind["level"], kind["points"]) for kind in of["trader"]}
    assert levels == {(good, level, points) for good in range(3) for level, points in ((1, 1), (2, 3))}
    builders = {kind["of"]: kind["extra"] for kind in STAFF if kind["role"] == "builder"}
    assert builders == {"sail": 2, "smokestack": 2, "crane": 2, "cannon": 2, "drive": 1, "crew": 2}


def test_printed_lay_out_of_the_second_edition() -> None:
    printed = [(STAFF[i]["role"], STAFF[i]["gives"]) for i in TABLE["employees_printed"]["by_space"]]
    assert printed == [
        ("recruiter", "businessman"),
        ("engineer", "cannon"),
        ("engineer", "sail"),
        ("recruiter", "drive"),
        ("engineer", "crane"),
        ("recruiter", "soldier"),
        ("recruiter", "captain"),
        ("engineer", "smokestack"),
    ]
    assert BOX.printed_employee.tolist() == TABLE["employees_printed"]["by_space"]


def test_employees_in_the_box() -> None:
    roles = ["engineer", "recruiter", "trader", "builder", "helmsman", "rigger", "accountant", "foreman"]
    for kind in STAFF:
        employee = kind["id"]
        role = roles.index(kind["role"])
        assert BOX.role[employee] == role
        assert [bits >> employee & 1 for bits in BOX.role_bits.tolist()] == [int(i == role) for i in range(8)]
        traders = [bits >> employee & 1 for bits in BOX.trader_bits.tolist()]
        assert traders == [int(kind.get("good") == good) for good in range(3)]
        assert (BOX.level[employee], BOX.extra[employee]) == (kind.get("level", 0), kind.get("extra", 0))
        assert (BOX.fee[employee], BOX.trader_points[employee]) == (kind["fee"], kind["points"])
        assert BOX.colour[employee] == ["grey", "green", "red", "blue", "yellow"].index(kind["colour"])
    builders = [STAFF[employee]["of"] if employee >= 0 else None for employee in BOX.builder.tolist()]
    assert builders == ["crew", None, None, "drive", "smokestack", "sail", "crane", "cannon"]
    assert BOX.employee_copies.tolist()[1:] == [1, 1, 2, 2]
    for kind in STAFF:  # level 2 follows level 1: the rules look for it there
        if kind.get("level") == 2:
            below = STAFF[kind["id"] - 1]
            assert (below["level"], below["good"]) == (1, kind["good"])


# ------------------------------------------------------------------ ship tiles


def test_ship_tiles_and_decks() -> None:
    assert [tile["id"] for tile in TILES] == list(range(104))
    assert Counter(tile["kind"] for tile in TILES) == {"bow": 26, "stern": 26, "middle": 52}
    decks = Counter(tile["deck"] for tile in TILES)
    assert (decks["middle_1"], decks["middle_2"]) == (28, 24)
    for tile in TILES:
        assert len(tile["features"]) == (1 if tile["kind"] == "bow" else 2)
        assert tile["features"].count("drive") <= (tile["kind"] == "stern")
    assert 0 < sum("drive" in tile["features"] for tile in TILES) < 26


def test_features_in_numbers() -> None:
    assert Counter(feature for tile in TILES for feature in tile["features"]) == {
        "mast": 45,
        "cabin": 36,
        "ring": 18,
        "boat": 18,
        "lantern": 18,
        "crane": 16,
        "cannon": 16,
        "drive": 15,
    }
    first_deck = {frozenset(tile["features"]) for tile in TILES if tile["deck"] == "middle_1"}
    assert len(first_deck) == 21
    assert all(len(pair) == 2 for pair in first_deck)


def test_published_tiles_are_in_the_set() -> None:
    published = [("bow", feature) for feature in ("crane", "boat", "cabin", "mast")]
    published += [("middle", pair) for pair in ("mast ring", "cannon cabin", "crane cabin")]
    published += [("stern", f"drive {feature}") for feature in ("cabin", "crane", "ring")]
    published += [("stern", "cabin ring"), ("stern", "crane lantern")]
    for kind, features in published:
        assert any(tile["kind"] == kind and set(tile["features"]) == set(features.split()) for tile in TILES)
    assert sum(tile["kind"] == "bow" and tile["features"] == ["boat"] for tile in TILES) >= 2


def most(feature: str) -> int:
    """The most of a feature that one ship can have: a bow, seven middles, a stern."""

    def top(kind: str, count: int) -> int:
        return sum(sorted(tile["features"].count(feature) for tile in TILES if tile["kind"] == kind)[-count:])

    return top("bow", 1) + top("middle", 7) + top("stern", 1)


def test_the_most_that_a_ship_can_carry_fits_the_action_ids() -> None:
    sails, officers = most("mast") + 2, most("cabin") + 2
    assert sails == 16
    assert officers <= 16
    assert most("ring") >= 4
    assert 2 + 2 + 2 + sails + 1 + sails // 2 == 31
    assert 1 + sails // 2 == 9


def test_ship_tiles_in_the_box() -> None:
    for tile in TILES:
        assert BOX.tile_kind[tile["id"]] == ["bow", "middle", "stern"].index(tile["kind"])
        assert BOX.tile_deck[tile["id"]] == (tile["deck"] == "middle_2")
        assert BOX.tile_features[tile["id"]].tolist() == [tile["features"].count(name) for name in FEATURES]
    assert BOX.tile_kind.tolist()[104:] == [0, 1, 2]
    assert BOX.tile_features.tolist()[104:] == [[0] * 8] * 3


# ------------------------------------------------------------------ yards


EMPTY, BOW, MIDDLE, STERN = range(4)
Yard = tuple[int, ...]


def completed(yard: Yard) -> list[tuple[int, int]]:
    """First and last slot of every completed ship."""
    found = []
    for bow in range(9):
        end = bow + 1
        while yard[bow] == BOW and end < 9 and yard[end] == MIDDLE:
            end += 1
        if yard[bow] == BOW and bow + 1 < end < 9 and yard[end] == STERN:
            found.append((bow, end))
    return found


def passes(yard: Yard) -> bool:
    """The test of SY-YARD-7."""
    for slot, kind in enumerate(yard, 1):
        if (kind == BOW and slot > 7) or (kind == MIDDLE and not 2 <= slot <= 8) or (kind == STERN and slot < 3):
            return False
        if kind == BOW and yard[slot] == STERN:
            return False
    return True


def launched(yard: Yard) -> Yard:
    tiles = list(yard)
    for bow, end in completed(yard):
        tiles[bow : end + 1] = [EMPTY] * (end + 1 - bow)
    return tuple(tiles)


@cache
def yards_without_ship() -> set[Yard]:
    return {yard for yard in product(range(4), repeat=9) if not completed(yard)}


@rule("SY-YARD-6", "SY-YARD-7")
def test_the_test_of_a_yard_is_the_same_as_trying_everything() -> None:
    """Exactly the yards that pass can be emptied completely; every step is walked backwards from the empty yard."""
    before: dict[Yard, list[Yard]] = {}
    yards = yards_without_ship()
    for yard in yards:
        for slot in range(9):
            if yard[slot] == EMPTY:
                for kind in (BOW, MIDDLE, STERN):
                    after = (*yard[:slot], kind, *yard[slot + 1 :])
                    after = after if after in yards else launched(after)
                    before.setdefault(after, []).append(yard)
    nothing = (EMPTY,) * 9
    can_be_emptied, todo = {nothing}, deque([nothing])
    while todo:
        for yard in before.get(todo.popleft(), ()):
            if yard not in can_be_emptied:
                can_be_emptied.add(yard)
                todo.append(yard)
    assert can_be_emptied == {yard for yard in yards if passes(yard)}
    assert len(can_be_emptied) == 17_100


@rule("SY-YARD-8")
def test_a_full_yard_that_passes_holds_a_completed_ship() -> None:
    full = [yard for yard in product((BOW, MIDDLE, STERN), repeat=9) if passes(yard)]
    assert full
    assert all(completed(yard) for yard in full)


# ------------------------------------------------------------------ canals


def test_24_canals() -> None:
    assert [tile["id"] for tile in CANALS] == list(range(24))
    assert len({tile["name"] for tile in CANALS}) == 24
    shapes = Counter(tile["shape"] for tile in CANALS)
    assert shapes == {"horseshoe": 12, "serpent_right": 3, "serpent_left": 3, "cross": 6}
    turns = {"cross": range(4)}
    forms = set()
    for tile in CANALS:
        turned = [
            tuple(tile["officials"][(side - turn) % 4] for side in range(4)) for turn in turns.get(tile["shape"], (0,))
        ]
        forms.add((tile["shape"], min(turned)))
    assert len(forms) == 24


@rule("SY-CRUISE-1")
@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_opens_on_all_sides_is_connected_and_has_no_loop(name: str) -> None:
    links = SHAPES[name]
    spaces = {space for link in links for space in link}
    reached, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for link in links:
            if here in link and (there := sum(link) - here) not in reached:
                reached.add(there)
                todo.append(there)
    assert {0, 2, 4, 6} <= spaces == reached
    assert len(links) == len(spaces) - 1
    for one, two in links:
        assert min(one, two) % 2 == 0 if 8 in (one, two) else abs(one - two) in (1, 7)
    assert SHAPES["horseshoe"] == [[space, space + 1] for space in range(6)]


def test_officials_are_spread_evenly() -> None:
    assert Counter(official for tile in CANALS for official in tile["officials"]) == dict.fromkeys(OFFICIALS, 16)
    for shape in ("horseshoe", "serpent", "cross"):
        count = Counter(o for tile in CANALS if tile["shape"].startswith(shape) for o in tile["officials"])
        assert len(count) == 6
        assert len(set(count.values())) == 1
    horseshoes = [tile for tile in CANALS if tile["shape"] == "horseshoe"]
    for side, official in product(range(4), OFFICIALS):
        assert sum(tile["officials"][side] == official for tile in horseshoes) == 2
    crosses = [Counter(tile["officials"]) for tile in CANALS if tile["shape"] == "cross"]
    assert sorted(official for count in crosses for official in count if count[official] == 2) == sorted(OFFICIALS)


@rule("SY-CRUISE-2")
def test_canals_in_the_box_for_every_rotation() -> None:
    for tile, turn in product(CANALS, range(4)):

        def turned(space: int, turn: int = turn) -> int:
            return space if space == 8 else (space + 2 * turn) % 8

        links = {frozenset(map(turned, link)) for link in SHAPES[tile["shape"]]}
        neighbours = BOX.neighbours[tile["id"], turn].tolist()
        assert {frozenset((a, b)) for a in range(9) for b in range(9) if neighbours[a] >> b & 1} == links
        for side in range(4):
            official = OFFICIALS[BOX.official[tile["id"], turn, side]]
            assert official == tile["officials"][(side - turn) % 4]


def test_ways_in_the_box_are_the_shortest() -> None:
    """`way` counts the steps between two spaces of a tile, `toward` is the first of them."""
    for tile, turn in product(range(0, 24, 5), range(4)):
        neighbours = BOX.neighbours[tile, turn].tolist()
        way, toward = BOX.way[tile, turn].tolist(), BOX.toward[tile, turn].tolist()
        for here, there in product(range(9), repeat=2):
            beside = [space for space in range(9) if neighbours[here] >> space & 1]
            if not neighbours[here] or not neighbours[there]:
                assert (way[here][there], toward[here][there]) == (-1, -1)
            elif here == there:
                assert (way[here][there], toward[here][there]) == (0, -1)
            else:
                assert way[here][there] == 1 + min(way[space][there] for space in beside)
                assert way[toward[here][there]][there] == way[here][there] - 1


# ------------------------------------------------------------------ speed, contracts, solo, start


def test_speed_never_falls_with_another_piece() -> None:
    def speed(stacks: int, drives: int, sails: int) -> int:
        rules = TABLE["speed"]
        if stacks and drives:
            return int(rules["base_with_engine"]) + stacks - 1 + drives - 1 + sails
        return int(rules["base_without_engine"]) + sails + drives + stacks // 2

    for stacks, drives, sails in product(range(9), range(3), range(9)):
        more = [speed(stacks + 1, drives, sails), speed(stacks, drives + 1, sails), speed(stacks, drives, sails + 1)]
        assert speed(stacks, drives, sails) <= min(more)
    assert (BOX.engine_speed, BOX.sail_speed, BOX.helmsman_speed) == (4, 1, 1)
    assert (BOX.crew_points, BOX.crane_points, BOX.cannon_points, BOX.speed_points) == (1, 2, 2, 1)


def test_26_contracts() -> None:
    assert [card["id"] for card in CARDS] == list(range(26))
    assert len(BLUE) + 12 == TABLE["pieces"]["box_first"]["contracts"]
    assert len(CARDS) == TABLE["pieces"]["box_second"]["contracts"]
    assert sum(card.get("s", False) for card in RED) == 8
    assert not any(card.get("s") for card in BLUE)
    assert [card.get("points") for card in BLUE] == [3] * 6 + [2, 2, 4, 6, 8, None]
    assert (BY_KEY["specialists"]["points"], BY_KEY["safe_ships"]["points"]) == (2, 5)


def test_printed_tables_of_contracts() -> None:
    tables = {key: card["table"] for key, card in BY_KEY.items() if "table" in card}
    assert tables["rings"] == tables["lanterns"] == tables["boats"] == [1, 2, 4, 6, 8, 12]
    assert [tables[key] for key in ("five_tiles", "six_tiles", "seven_tiles")] == [[1, 8, 15, 22], [3, 10, 17], [5, 12]]
    assert (tables["ships"], tables["employee_kinds"]) == ([1, 4, 9, 16, 24, 32], [1, 2, 4, 6, 9, 12])
    assert (tables["employees"], tables["sizes"]) == ([1, 2, 3, 4], [2, 7, 13, 19])
    assert BY_KEY["tonnage"]["points_at"] == [8, 13, 18]
    assert [BY_KEY[key]["over"] for key in ("rings", "employees")] == [1, 2]


def test_designed_tables_of_contracts() -> None:
    designed, groups = TABLE["contract_tables_designed"], TABLE["contract_groups"]
    assert len(designed["elements"]) == 8 == len(groups["elements"])
    assert designed["elements"] == sorted(set(designed["elements"]))
    assert designed["tonnage_thresholds"] == sorted(designed["tonnage_thresholds"])
    assert {3, 5, 6} < set(designed["sizes"])
    assert len(designed["sizes"]) == 4
    assert groups["employee_pair_points"] == {"low": 3, "high": 4}
    assert len({(kind["colour"], kind.get("level") == 2) for kind in STAFF}) == groups["employee_kinds"]


def test_fixed_sets() -> None:
    assert len(SETS) == 4
    assert all(len(cards["red"]) == len(cards["blue"]) == 2 for cards in SETS)
    reds = [card for cards in SETS for card in cards["red"]]
    assert sorted(reds) == [card["id"] for card in RED if card.get("s")]
    blues = [card for cards in SETS for card in cards["blue"]]
    assert len(set(blues)) == 8
    assert all(CARDS[card]["colour"] == "blue" for card in blues)
    assert BOX.set_contracts.tolist() == [[cards["blue"], cards["red"]] for cards in SETS]


def test_contracts_in_the_box() -> None:
    for card in CARDS:
        contract = card["id"]
        assert BOX.contract_colour[contract] == (card["colour"] == "red")
        assert BOX.contract_points[contract] == card.get("points", 0)
        assert BOX.contract_over[contract] == card.get("over", 0)
        points = card.get("table", TABLE["contract_tables_designed"]["elements"] if contract == 11 else [])
        assert [entry for entry in BOX.contract_table[contract].tolist() if entry >= 0] == points
    assert BOX.contract_first.tolist() == [24, 26]
    assert BOX.tonnage.tolist() == [[14, 8], [18, 13], [22, 18]]
    assert [size for size, counts in enumerate(BOX.size_counts.tolist()) if counts] == [3, 4, 5, 6]
    assert BOX.pair_points.tolist() == [3, 4]


def test_solo_tiles() -> None:
    assert sorted(tile["action"] for tile in SOLO["tiles"]) == sorted([*ACTIONS[:7], "last"])
    for tile in [*SOLO["tiles"], SOLO["board"]]:
        assert tile["take"] in (0, 1, 2)
        assert tile["steps"] == tile["take"] or (tile["take"] == 0 and tile["steps"] >= 1)
    assert SOLO["take_row"] == [PRICES.index(price) for price in (0, 1, 2)] == [0, 1, 3]
    assert TABLE["solo_ratings"]["steps"] == [60, 80, 95]


def test_solo_tiles_in_the_box() -> None:
    for tile in SOLO["tiles"]:
        back = BOX.solo_back[tile["id"]]
        assert [*ACTIONS, "last"][BOX.solo_action[tile["id"]]] == tile["action"]
        assert (BOX.back_take[back], BOX.back_steps[back]) == (tile["take"], tile["steps"])
    assert (BOX.back_take[8], BOX.back_steps[8]) == (SOLO["board"]["take"], SOLO["board"]["steps"])
    assert BOX.take_row.tolist() == SOLO["take_row"]
    assert BOX.ratings.tolist() == [60, 80, 95]
    assert BOX.automata == 2


def test_amounts_at_the_start() -> None:
    start = TABLE["start"]
    assert start["markers"] == {"solo": 1, "two": 3, "three": 1, "four": 1}
    assert start["yard_slots"] == 9 == len(seat(opened(), 0)["yard"])
    assert (BOX.start_guilders, BOX.bonus_cost, BOX.subsidy) == (6, 6, 2)
    assert (start["guilders"], start["bonus_action_cost"], start["subsidy_guilders"]) == (6, 6, 2)
    for edition in EDITIONS:
        box = TABLE["pieces"][f"box_{edition}"]
        counts = [box[name] for name in ("action_tiles", "ship_tiles", "canals", "employees", "commodity_tiles")]
        assert counts == [8, 104, 24, 48, 14]
