"""Set-up: the clauses SY-SETUP-* in both editions, with every number of players."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import fairlead
from fairlead import Game, OptionError
from fairlead.games.shipyard.box import components
from helpers import play, rule, seat, shipyard, texts
from shipyard.stories import EVERY_TABLE, asked, choose, guilders, opened, scene

TABLE = components()
DECK = {tile["id"]: tile["deck"] for tile in TABLE["ship_tiles"]["tiles"]}
COLOUR = {card["name"].lower().replace(" ", "-"): card["colour"] for card in TABLE["contracts"]["cards"]}
TRAINERS = ("engineer", "recruiter")
SEEDS = 16

Position = dict[str, Any]
every_table = pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)


@cache
def deals(players: int, edition: str, **options: Any) -> list[Position]:
    """Many games as they are dealt."""
    return [shipyard(players, edition=edition, seed=seed, **options).position() for seed in range(SEEDS)]


def trainers_at(space: list[str]) -> list[str]:
    return [name for name in space if name.endswith(TRAINERS)]


# ------------------------------------------------------------------ the players


@rule("SY-SETUP-1", "SY-SETUP-2")
@every_table
def test_a_player_starts_with_six_guilders_and_nothing_built(edition: str, players: int) -> None:
    for entry in deals(players, edition)[0]["seats"]:
        assert entry["yard"] == [None] * 9
        assert (entry["pieces"], entry["employees"], entry["canals"]) == ({}, [], [])
        assert set(entry["points"].values()) == {0}
        assert entry["used_canals"] == 0
        assert entry["token"] is None
        assert entry["guilders"] == 6


@rule("SY-SETUP-3", "SY-R-25")
@every_table
def test_a_player_starts_with_a_tile_of_all_three_goods(edition: str, players: int) -> None:
    for position in deals(players, edition):
        assert [entry["commodities"] for entry in position["seats"]] == [["1-1-1"]] * players
        others = position["commodities"]["display"] + position["commodities"]["stack"]
        assert Counter(others)["1-1-1"] == 5 - players
        assert len(others) == 14 - players


@rule("SY-SETUP-3", "SY-R-25")
def test_spare_starting_tiles_are_shuffled_in_with_the_rest() -> None:
    """With two players three are left over, and lie anywhere in the stack or the display."""
    places = set()
    for position in deals(2, "second"):
        tiles = position["commodities"]["display"] + position["commodities"]["stack"]
        places |= {place for place, kind in enumerate(tiles) if kind == "1-1-1"}
    assert places == set(range(12))


@rule("SY-SETUP-4")
@pytest.mark.parametrize(("edition", "players"), [table for table in EVERY_TABLE if table[1] != 1])
def test_markers_of_a_player(edition: str, players: int) -> None:
    """One each, three with two players: all are on the row but the one that is in the active player's hand."""
    game = opened(players, edition=edition)
    assert markers(game) == [0] * players
    for action in ["build", "canal", "commodity", "exchange"][: 4 if players == 2 else players]:
        choose(game, action)
    assert game.to_act == (0,)
    assert markers(game) == ([2, 3] if players == 2 else [0, *[1] * (players - 1)])


def markers(game: Game) -> list[int]:
    """How many markers of each player are on the row."""
    on_tiles = [marker for tile in game.view()["row"] for marker in tile["markers"]]
    return [sum(m["count"] for m in on_tiles if m["seat"] == owner) for owner in range(game.players)]


@rule("SY-SETUP-5")
@every_table
def test_everyone_is_dealt_three_blue_and_three_red_contracts(edition: str, players: int) -> None:
    for position in deals(players, edition):
        hands = [entry["contracts"] for entry in position["seats"]]
        assert all(Counter(COLOUR[name] for name in hand) == {"blue": 3, "red": 3} for hand in hands)
        dealt = [name for hand in hands for name in hand]
        assert len(dealt) == len(set(dealt)) == 6 * players
    if edition == "first":
        only_second = {"paired-appointments", "assorted-hulls"}
        assert not only_second & {name for position in deals(players, edition) for name in hands_of(position)}


def hands_of(position: Position) -> list[str]:
    return [name for entry in position["seats"] for name in entry["contracts"]]


@rule("SY-SETUP-5")
def test_every_contract_can_be_dealt_to_anyone() -> None:
    for owner in range(4):
        seen = {name for position in deals(4, "second") for name in position["seats"][owner]["contracts"]}
        assert len(seen) > 18


@rule("SY-SETUP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_fixed_sets_are_dealt_at_random(players: int) -> None:
    names = {card["id"]: card["name"].lower().replace(" ", "-") for card in TABLE["contracts"]["cards"]}
    printed = {
        cards["theme"]: {names[card] for card in cards["red"] + cards["blue"]}
        for cards in TABLE["contract_sets"]["sets"]
    }
    seen = Counter()
    for position in deals(players, "second", contracts="sets"):
        sets = [entry["contract_set"] for entry in position["seats"]]
        assert len(set(sets)) == players
        for entry in position["seats"]:
            assert set(entry["contracts"]) == printed[entry["contract_set"]]
            assert Counter(COLOUR[name] for name in entry["contracts"]) == {"blue": 2, "red": 2}
        seen[sets[0]] += 1
    assert set(seen) == {"sail", "navy", "trade", "steam"}


@rule("SY-SETUP-6")
def test_sets_are_for_the_second_edition() -> None:
    for option in ({"contracts": "sets"}, {"employees": "printed"}, {"middle_display": "split"}):
        with pytest.raises(OptionError, match="second"):
            fairlead.new("shipyard", players=2, edition="first", **option)
    with pytest.raises(OptionError, match="2 to 4"):
        fairlead.new("shipyard", players=1, edition="first")


@rule("SY-SETUP-7")
def test_contracts_that_were_not_dealt_are_seen_by_nobody() -> None:
    game = shipyard(2)
    hands = [set(seat(game, owner)["contracts"]) for owner in (0, 1)]
    for viewer in (None, 0, 1):
        known = set() if viewer is None else hands[viewer]
        told = repr(game.view(viewer))
        assert {name for name in COLOUR if f"'{name}'" in told} == known


@rule("SY-SETUP-23")
def test_a_player_sees_the_own_contracts_and_how_many_others_have() -> None:
    game = shipyard(3)
    for viewer in (None, 0, 1, 2):
        for owner, entry in enumerate(game.view(viewer)["seats"]):
            held = seat(game, owner)["contracts"]
            if owner == viewer:
                assert [card["contract"] for card in entry["contracts"]] == held
            else:
                assert entry["contracts"] == [None] * 6
            assert entry["contracts_held"] == 6


@rule("SY-SETUP-23")
def test_everything_else_that_a_player_has_is_open() -> None:
    mine = {"guilders": 17, "pieces": {"captain": 2, "sail": 1}, "employees": ["rigger"], "commodities": ["3-0-0"]}
    mine |= {"canals": ["1@(0,0)0"], "yard": "B.S", "used_canals": 3}
    game = scene(me=mine, fleet=[{"seat": 0, "tiles": "BMS", "pieces": {}}])
    own, others = game.view(0)["seats"][0], game.view(1)["seats"][0]
    for name in ("guilders", "pieces", "employees", "commodities", "yard", "used_canals", "fleet", "points"):
        assert others[name] == own[name]
    assert others["canals"]["tiles"] == own["canals"]["tiles"]
    assert others["guilders"] == 17


# ------------------------------------------------------------------ display and stacks


@rule("SY-SETUP-8", "SY-R-2")
@every_table
def test_ship_tiles_on_the_display(edition: str, players: int) -> None:
    """Five bows, five sterns, ten middles of deck I; deck I lies on deck II."""
    for position in deals(players, edition)[:8]:
        display, stacks = position["display"], position["stacks"]
        assert [len(display[column]) for column in ("bow", "left", "right", "stern")] == [5] * 4
        assert None not in display["bow"] + display["left"] + display["right"] + display["stern"]
        assert {DECK[tile] for tile in display["left"] + display["right"]} == {"middle_1"}
        decks = [DECK[tile] for tile in stacks["middle"]]
        assert decks == ["middle_1"] * 18 + ["middle_2"] * 24
        assert (len(stacks["bow"]), len(stacks["stern"])) == (21, 21)


@rule("SY-SETUP-8", "SY-R-2")
def test_split_middles_come_from_both_decks_and_later_ones_from_deck_one_first() -> None:
    for position in deals(3, "second", middle_display="split"):
        display = position["display"]
        assert {DECK[tile] for tile in display["left"]} == {"middle_1"}
        assert {DECK[tile] for tile in display["right"]} == {"middle_2"}
        assert [DECK[tile] for tile in position["stacks"]["middle"]] == ["middle_1"] * 23 + ["middle_2"] * 19
    game = shipyard(3, middle_display="split").edit({"turn": {"seat": 0}, "seats": {0: {"guilders": 9}}})
    play(game, "choose build", "perform", "take right 1", "place 2", "stop")
    assert DECK[game.position()["display"]["right"][4]] == "middle_1"


@rule("SY-SETUP-8")
def test_stacks_are_shuffled_apart() -> None:
    tops = {name: {position["stacks"][name][0] for position in deals(3, "second")} for name in ("bow", "stern")}
    assert all(len(seen) > 8 for seen in tops.values())
    bottoms = {position["stacks"]["middle"][-1] for position in deals(3, "second")}
    assert len(bottoms) > 8


@rule("SY-SETUP-9")
@every_table
def test_commodities_and_canals_on_the_display(edition: str, players: int) -> None:
    for position in deals(players, edition)[:8]:
        for name, tiles in (("commodities", 14 - players), ("canals", 24)):
            column = position[name]
            assert len(column["display"]) == 5
            assert None not in column["display"]
            assert len(column["stack"]) == tiles - 5
            assert column["discards"] == column["out"] == []
    assert len({position["canals"]["stack"][0] for position in deals(players, edition)}) > 8


@rule("SY-SETUP-10")
def test_columns_are_filled_from_the_cheapest_row_up() -> None:
    """The tiles of a stack come in the order in which they lie; with too few of them the dear rows stay empty."""
    bows = {"stacks": {"bow": {"next": [7], "left": 1}}, "display": {"bow": [3, 4, 5, 6, 9]}}
    game = scene(decision="build", me={"guilders": 9}, **bows)
    play(game, "take bow 1", "place 1", "take bow 4", "place 2", "stop")
    assert game.position()["display"]["bow"] == [4, 5, 9, 7, None]


# ------------------------------------------------------------------ the action row


@rule("SY-SETUP-11", "SY-SETUP-12", "SY-R-4")
@every_table
def test_the_action_row_at_the_start(edition: str, players: int) -> None:
    """Hire in front, Build in the fourth place, Exchange in the seventh, the subsidy behind it with four players."""
    for position in deals(players, edition):
        row = position["row"]
        assert [row[0], row[3], row[6]] == ["hire", "build", "exchange"]
        assert row[7:] == (["subsidy"] if players == 4 else [])
        assert sorted(row[1:3] + row[4:6]) == ["canal", "commodity", "crew", "equipment"]


@rule("SY-SETUP-11")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_other_tiles_fill_their_places_at_random(edition: str) -> None:
    rows = [position["row"] for players in (2, 3, 4) for position in deals(players, edition)]
    for place in (1, 2, 4, 5):
        assert {row[place] for row in rows} == {"commodity", "canal", "equipment", "crew"}


@rule("SY-SETUP-12", "SY-R-4")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_receives_a_subsidy_with_fewer_than_four(players: int) -> None:
    game = scene(players, me={"guilders": 20}, turn={"chosen": "crew"})
    assert "bonus subsidy" not in game.moves()
    assert "choose subsidy" not in scene(players).moves()
    assert "choose subsidy" not in scene(players, turn={"phase": "final-actions"}).moves()
    four = scene(4, me={"guilders": 20}, turn={"chosen": "crew"})
    assert "bonus subsidy" in four.moves()


@rule("SY-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_lie_without_gaps_behind_the_start_space(players: int) -> None:
    position = deals(players, "first")[0]
    assert [position["spaces"][name] for name in position["row"]] == [-place for place in range(len(position["row"]))]
    assert deals(players, "second")[0]["spaces"] == {}


@rule("SY-SETUP-14", "SY-SETUP-15")
@every_table
def test_the_clock_at_the_start(edition: str, players: int) -> None:
    """First edition: as many laps to go as players. Second: one cube on the wheel, the others in the reserve."""
    game = shipyard(players, edition=edition)
    clock, view = game.position()["clock"], game.view()["clock"]
    assert clock["advances"] == 0
    if edition == "first":
        assert (view["laps_done"], view["laps"]) == (0, players)
        assert not clock["wheel"]
    else:
        assert clock["wheel"]
        assert clock["reserve"] == {1: 5, 2: 3, 3: 5, 4: 7}[players]
        assert view["steps_to_drop"] == 11


# ------------------------------------------------------------------ rondels and employees


@rule("SY-SETUP-16")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_rondel_markers_start_anywhere(edition: str) -> None:
    rondels = [position["rondels"] for players in (2, 3, 4) for position in deals(players, edition)]
    assert {rondel["equipment"] for rondel in rondels} == {"crane", "sail", "cannon", "smokestack"}
    assert {rondel["crew"] for rondel in rondels} == {"captain", "soldier", "drive", "businessman"}
    assert {rondel["employee"] for rondel in rondels} == set(range(8))


@rule("SY-SETUP-17", "SY-R-24")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_exchange_marker_starts_before_sector_0(edition: str) -> None:
    """The first trade is made in sector 0, where every good is worth 2."""
    position = deals(3, edition)[0]
    assert position["rondels"]["exchange"] == (5 if edition == "first" else None)
    game = scene(edition=edition, turn={"chosen": "exchange"}, me={"guilders": 0})
    assert game.position()["rondels"]["exchange"] == 0
    play(game, "sell", "sell", "sell")
    assert guilders(game) == 6


@rule("SY-SETUP-18")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_employees_at_random(edition: str) -> None:
    """Every employee once, three at each space, and often several engineers or recruiters at one of them."""
    crowded = 0
    for position in deals(3, edition):
        piles = position["employee_piles"]
        assert [len(space) for space in piles] == [3] * 8
        assert len({name for space in piles for name in space}) == 24
        crowded += any(len(trainers_at(space)) != 1 for space in piles)
    assert crowded > SEEDS // 2
    assert len({position["employee_piles"][0][0] for position in deals(3, edition)}) > 8


@rule("SY-SETUP-19")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_employees_spread(edition: str) -> None:
    places = set()
    for position in deals(3, edition, employees="spread"):
        piles = position["employee_piles"]
        assert len({name for space in piles for name in space}) == 24
        assert all(len(trainers_at(space)) == 1 for space in piles)
        places |= {(trainers_at(space)[0], number) for number, space in enumerate(piles)}
        places |= {("pile", space.index(trainers_at(space)[0])) for space in piles}
    assert len(places) > 40
    assert {("pile", 0), ("pile", 1), ("pile", 2)} <= places


@rule("SY-SETUP-20")
def test_employees_as_printed() -> None:
    printed = ["businessman-recruiter", "cannon-engineer", "sail-engineer", "drive-recruiter"]
    printed += ["crane-engineer", "soldier-recruiter", "captain-recruiter", "smokestack-engineer"]
    others = set()
    for position in deals(3, "second", employees="printed"):
        piles = position["employee_piles"]
        assert [space[0] for space in piles] == printed
        assert len({name for space in piles for name in space}) == 24
        others.add(piles[0][1])
    assert len(others) > 8


@rule("SY-SETUP-21", "SY-R-3")
@every_table
def test_piles_have_two_tiles_with_three_or_four_players(edition: str, players: int) -> None:
    """With both decks a second player finds the same employee, with one deck nobody does."""
    spaces = {3: ["rigger", "helmsman", "foreman"]}
    changes = {"employee_piles": spaces, "rondels": {"employee": 2}, "turn": {"chosen": "hire"}}
    rest = [["rigger"], ["helmsman"]] if players > 2 else [["rigger"]]
    game = scene(players, edition=edition, me={"guilders": 0}, **changes)
    assert texts(game, "hire 1 ") == ["hire 1 1", "hire 1 2", "hire 1 3"]
    left = [pile["left"] for pile in game.view()["employees"][0]["piles"]]
    assert left == [2 if players > 2 else 1] * 3
    if players > 1:
        taken = {1: {"employees": ["rigger"]}}
        game = scene(players, edition=edition, me={"guilders": 0}, seats=taken, **changes)
        assert ("hire 1 1" in game.moves()) == (players > 2)
    if players > 2:
        taken |= {2: {"employees": rest[0]}}
        game = scene(players, edition=edition, me={"guilders": 0}, seats=taken, **changes)
        assert texts(game, "hire 1 ") == ["hire 1 2", "hire 1 3"]


# ------------------------------------------------------------------ who begins


@rule("SY-SETUP-22")
@every_table
def test_the_start_player_is_chosen_at_random_and_turns_go_clockwise(edition: str, players: int) -> None:
    starts = {position["turn"]["start_player"] for position in deals(players, edition)}
    assert starts == set(range(players))
    game = shipyard(players, edition=edition, seed=5)
    start = game.position()["turn"]["start_player"]
    for turn in range(3 * players):
        assert game.to_act == ((start + turn) % players,)
        choose(game, texts(game, "choose ")[0].split()[1])
    assert asked(game) == "choose"


@rule("SY-SETUP-22")
def test_the_solo_player_always_begins() -> None:
    for position in deals(1, "second"):
        assert position["turn"] == position["turn"] | {"start_player": 0, "seat": 0, "number": 1}
