"""The worked examples of both rulebooks (rules page 8), each as a story."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fairlead import Game
from helpers import compiled, play, refused, rule, seat, texts
from shipyard.stories import (
    EVERY_TABLE,
    asked,
    canals,
    choose,
    end_turn,
    fit_out,
    gain,
    guilders,
    opened,
    pieces,
    points,
    room_on,
    scene,
    token,
    worth,
    yard,
)

EDITIONS = ("first", "second")
# Six canals in a row, long enough for every ship here.
LONG = [f"{tile}@({tile},0)0" for tile in range(6)]


def follow(game: Game, route: list[str]) -> Game:
    """Sails a route; steps that are the only possible one happen by themselves."""
    while asked(game) == "cruise":
        game.play(route[game.position()["launching"]["steps_made"]])
    return game


def launched(tiles: list[int], *employees: str, **stock: int) -> Game:
    """Seat 0 fits out a ship with long canals and these pieces."""
    me = {"guilders": 0, "yard": tiles, "canals": LONG, "employees": list(employees)}
    return play(scene(decision="launch", me=me | {"pieces": {"captain": 1} | stock}), "sail 1")


# ------------------------------------------------------------------ the action row


@rule("SY-X-1", "SY-INC-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_income_in_the_first_round_of_three_players(edition: str) -> None:
    row = ["hire", "canal*", "commodity", "build", "equipment", "crew", "exchange*"]
    game = scene(edition=edition, row=row, turn={"number": 3})
    assert gain(game, "crew") == 1


@rule("SY-X-2", "SY-INC-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_income_with_an_occupied_tile_on_either_side(edition: str) -> None:
    row = ["hire", "build*", "commodity", "exchange", "canal*", "equipment", "crew"]
    game = scene(edition=edition, row=row, turn={"number": 3})
    assert gain(game, "exchange") == 1


@rule("SY-X-3", "SY-INC-1", "SY-INC-2", "SY-R-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mine", ["hire", "build", "equipment"])
def test_income_of_two_players_whoever_owns_the_markers(edition: str, mine: str) -> None:
    row = ["canal", "hire", "build", "commodity", "equipment", "crew", "exchange"]
    yours = [action for action in ("hire", "build", "equipment") if action != mine]
    game = scene(2, edition=edition, row=row, markers={0: [mine], 1: yours})
    assert set(texts(game)) == {"choose commodity", "choose crew", "choose exchange"}  # canal was just moved
    assert gain(game, "crew") == 3


@rule("SY-X-4", "SY-INC-1")
def test_income_of_four_players() -> None:
    row = ["hire", "build*", "canal*", "crew", "exchange*", "commodity", "equipment", "subsidy"]
    game = scene(4, row=row)
    assert refused(game, "choose hire") == "SY-CHOICE-1"
    assert gain(game, "commodity") == 3


@rule("SY-X-5", "SY-INC-3")
@pytest.mark.parametrize(("empty", "bonus"), [(6, 2), (5, 1), (2, 0)])
def test_gap_bonus(empty: int, bonus: int) -> None:
    spaces = {"build": 20, "crew": 19, "hire": 18, "equipment": 17, "canal": 16, "commodity": 15}
    spaces["exchange"] = 15 - 1 - empty
    game = scene(edition="first", spaces=spaces, markers={1: "crew", 2: "hire"})
    assert gain(game, "exchange") == 2 + bonus


@rule("SY-X-6", "SY-INC-1", "SY-INC-3")
def test_gap_bonus_and_income_along_the_track() -> None:
    spaces = {"build": 20, "crew": 19, "hire": 18, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    game = scene(edition="first", spaces=spaces, markers={1: "crew", 2: "hire"})
    assert game.position()["clock"]["advances"] == 20
    income = {action: gain(game, action) for action in ("equipment", "canal", "commodity", "exchange")}
    assert income == {"equipment": 2, "canal": 2, "commodity": 3, "exchange": 2}


@rule("SY-X-7", "SY-ADV-4", "SY-ADV-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_front_tile_is_moved_itself(edition: str) -> None:
    game = opened(3, edition=edition)
    row = game.position()["row"]
    choose(choose(choose(game, row[0]), "crew"), "equipment")
    position = game.position()
    assert position["clock"]["advances"] == 1
    assert position["row"] == row
    if edition == "first":
        assert position["spaces"][row[0]] == 1
        assert [position["spaces"][action] for action in row[1:]] == [-1, -2, -3, -4, -5, -6]


@rule("SY-X-8", "SY-ADV-5", "SY-ADV-9")
def test_the_last_tiles_are_pushed_on() -> None:
    spaces = {"build": 29, "crew": 28, "hire": 27, "equipment": 26, "canal": 25, "commodity": 9, "exchange": 8}
    game = scene(edition="first", spaces=spaces, markers={1: "hire", 2: "crew"}, me={"guilders": 0})
    choose(game, "equipment")
    position = game.position()
    assert game.to_act == (1,)
    assert position["clock"]["advances"] == 30
    assert position["spaces"]["hire"] == 30
    assert (position["spaces"]["exchange"], position["spaces"]["commodity"]) == (9, 10)


@rule("SY-X-9", "SY-FIRST-4", "SY-INC-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_turns_of_two_players(edition: str) -> None:
    row = ["hire", "canal", "commodity", "build", "exchange", "equipment", "crew"]
    game = scene(2, edition=edition, row=row, turn={"number": 1}, me={"guilders": 0}, you={"guilders": 0})
    assert gain(game, "canal") == 0
    choose(game, "canal")
    assert game.to_act == (1,)
    assert gain(game, "hire") == 0  # ahead of it
    assert gain(game, "exchange") == 1
    choose(game, "exchange")
    assert game.to_act == (0,)
    assert gain(game, "equipment") == 2


@rule("SY-X-10", "SY-CHOICE-5")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_so_many_tiles_to_choose_from_after_step_1(edition: str, players: int) -> None:
    rounds = 2 if players == 2 else 1
    game = end_turn(opened(players, edition=edition), rounds * (players if players > 1 else 1))
    assert game.position()["clock"]["advances"] >= 1
    rich = game.edit({"seats": {game.to_act[0]: {"guilders": 30}}})
    assert len(texts(rich, "choose")) == (3 if players == 2 else 4)


# ------------------------------------------------------------------ yard, display, exchange


@rule("SY-X-11", "SY-YARD-7")
def test_illegal_and_legal_yards() -> None:
    game = scene(decision="build")
    assert refused(play(game.copy(), "take left 1"), "place 1") == "SY-YARD-7"  # MS.......
    assert refused(play(game.copy(), "take stern 1"), "place 2") == "SY-YARD-7"
    assert refused(play(game.copy(), "take bow 1", "place 4", "take stern 1"), "place 5") == "SY-YARD-7"  # ...BS....
    assert refused(play(game.copy(), "take bow 1"), "place 8") == "SY-YARD-7"  # .......BM
    assert refused(play(game.copy(), "take left 1"), "place 9") == "SY-YARD-7"
    legal = "BB.SMB.SS"
    assert yard(scene(me={"yard": legal})) == legal
    for slot, letter in enumerate(legal, start=1):  # every tile of it could be the last
        if letter != ".":
            without = scene(decision="build", me={"yard": legal[: slot - 1] + "." + legal[slot:]})
            column = {"B": "bow", "M": "left", "S": "stern"}[letter]
            play(without, f"take {column} 1")
            assert yard(without) == legal or f"place {slot}" in texts(without)


@rule("SY-X-12", "SY-DISP-2", "SY-DISP-3")
def test_a_column_slides_down_and_is_filled() -> None:
    left, drawn = [60, 61, 62, 63, 64], [65, 66, 67]
    game = scene(decision="build", display={"left": left}, stacks={"middle": drawn}, me={"guilders": 9})
    play(game, "take left 1", "place 2", "take left 2", "place 4", "take left 4", "place 6")
    assert game.position()["display"]["left"] == [62, 64, *drawn]


def trade(tile: str, edition: str = "second", *employees: str) -> Game:
    """Seat 0, without guilders and pieces, trades a tile at the prices 2, 2, 2."""
    me = {"guilders": 0, "pieces": {}, "commodities": [tile], "employees": list(employees)}
    return scene(edition=edition, decision="trade", rondels={"exchange": 0}, me=me)


@rule("SY-X-13", "SY-EXCH-6", "SY-EXCH-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_coal(edition: str) -> None:
    game = trade("2-1-0", edition)
    assert texts(game) == ["swap none", "swap 1", "swap 2", "swap 1+2"]  # no two smokestacks among them
    assert pieces(play(game.copy(), "swap drive+smokestack")) == {"drive": 1, "smokestack": 1}
    assert guilders(play(game.copy(), "swap smokestack")) == 2
    assert guilders(play(game.copy(), "sell")) == 4


@rule("SY-X-14", "SY-EXCH-6")
def test_two_grain() -> None:
    game = trade("0-1-2", "first")
    play(game, "sell")
    sets = [set(pieces(play(game.copy(), move.text))) for move in game.moves()]
    assert {"captain", "soldier"} in sets
    assert all(max(pieces(play(game.copy(), move.text)).values(), default=0) <= 1 for move in game.moves())
    assert len(sets) == 7


@rule("SY-X-15", "SY-MAKE-1", "SY-EMP-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_engineers(edition: str) -> None:
    me = {"guilders": 1, "pieces": {}, "employees": ["crane-engineer", "sail-engineer"]}
    steps = {"kind": "steps", "rondel": "equipment"}
    game = scene(edition=edition, decision=steps, rondels={"equipment": "cannon"}, me=me)
    one, two = play(game.copy(), "steps 1"), play(game.copy(), "steps 2")
    assert (pieces(one), guilders(one)) == ({"smokestack": 1, "sail": 1, "crane": 1}, 1)
    assert (pieces(two), guilders(two)) == ({"sail": 1, "crane": 2}, 0)


@rule("SY-X-16", "SY-EMP-5", "SY-HIRE-5")
def test_coal_traders() -> None:
    assert guilders(play(trade("3-0-0", "second"), "sell")) == 3 * 2
    assert guilders(play(trade("3-0-0", "second", "good0-trader-1"), "sell")) == 3 * 3
    assert guilders(play(trade("3-0-0", "second", "good0-trader-1", "good0-trader-2"), "sell")) == 3 * 4
    game = scene(decision="hire", rondels={"employee": 0}, employee_piles={1: {0: "good0-trader-2"}})
    assert refused(game, "hire 1 1") == "SY-HIRE-5"


# ------------------------------------------------------------------ ships


@rule("SY-X-17", "SY-FIT-9")
def test_the_drive_builder() -> None:
    assert room_on(launched([0, 80, 35], "drive-builder", drive=5), "drive") == 2
    assert room_on(launched([0, 80, 50], "drive-builder", drive=5), "drive") == 1


@rule("SY-X-18", "SY-EMP-8")
def test_the_rigger_with_four_sails() -> None:
    game = fit_out(launched([0, 80, 50], "rigger", sail=4), sail=4)
    assert texts(game) == ["faster 0", "faster 1", "faster 2"]


@rule("SY-X-19", "SY-EMP-9")
@pytest.mark.parametrize(("employees", "costs"), [(["accountant"], [0, 0, 0, 1]), ([], [0, 1, 2, 3])])
def test_the_accountant(employees: list[str], costs: list[int]) -> None:
    game = scene(decision={"kind": "steps", "rondel": "crew"}, me={"guilders": 3, "employees": employees})
    assert [3 - guilders(play(game.copy(), f"steps {steps}")) for steps in (1, 2, 3, 4)] == costs


@rule("SY-X-20", "SY-SPEED-1", "SY-SPEED-2")
@pytest.mark.parametrize(
    ("outfit", "speed"),
    [
        ({"drive": 1, "smokestack": 1, "sail": 2}, 6),
        ({"sail": 1, "smokestack": 2}, 3),
        ({}, 1),
        ({"smokestack": 3}, 2),
        ({"drive": 2}, 3),
    ],
)
def test_speeds(outfit: dict[str, int], speed: int) -> None:
    game = fit_out(launched([0, 80, 29], "drive-builder", drive=2, smokestack=4, sail=4), **outfit)
    assert game.position()["fleet"][-1]["speed"] == speed


@rule("SY-X-21", "SY-OFF-7")
@pytest.mark.parametrize(
    ("system", "route", "expected"),
    [
        (["18@(0,0)0", "11@(1,0)0"], ["", "step E", "cross", "step SW", "step S", "step SE", "step E"], 7),
        (["18@(0,0)0", "20@(1,0)2", "21@(2,0)2"], ["", "step E", "cross", "", "step E", "cross", ""], 6),
    ],
)
def test_only_the_last_blue_riband(system: list[str], route: list[str], expected: int) -> None:
    me = {"guilders": 0, "canals": system, "token": {"x": 0, "y": 0, "space": "W"}}
    game = scene(decision="cruise", launching={"tiles": [0, 80, 51], "speed": 7}, me=me)
    assert follow(game, route).position()["fleet"][-1]["cruise"] == expected


@rule("SY-X-22")
def test_the_cruise_of_the_first_edition() -> None:
    me: dict[str, Any] = {
        "guilders": 0,
        "yard": [17, 55, 76, 52, 73, 59, 66, 35],
        "canals": ["1@(0,0)3", "11@(1,0)2", "2@(2,0)2"],
        "token": {"x": 0, "y": 0, "space": "NE", "stern": "N"},
        "used_canals": 1,
    }
    outfit = {"businessman": 2, "soldier": 1, "drive": 1, "smokestack": 1, "sail": 3, "crane": 1, "cannon": 1}
    game = scene(edition="first", decision="launch", me=me | {"pieces": {"captain": 1} | outfit})
    fit_out(play(game, "sail 1"), **outfit)
    follow(game, ["step E", "cross", "step NW", "step N", "step NE", "step E", "cross"])
    ship = game.position()["fleet"][-1]
    assert (ship["pieces"], ship["speed"], ship["cruise"]) == (outfit, 7, 4 + 4 + 3 + 6)
    assert points(game) == {"crew": 4, "gear": 4, "speed": 7, "cruise": 17}
    assert sum(points(game).values()) == 32
    assert seat(game, 0)["used_canals"] == 3
    assert token(game) == (2, 0, "W", "out")
    assert canals(game) == {"2@(2,0)2"}


@rule("SY-X-23")
@pytest.mark.parametrize("last", ["SW", "NW"])
def test_the_cruise_of_the_second_edition(last: str) -> None:
    me: dict[str, Any] = {"guilders": 0, "yard": [6, 55, 52, 53, 59, 35], "canals": ["10@(0,0)2", "11@(1,0)1"]}
    outfit = {"businessman": 2, "soldier": 1, "drive": 1, "smokestack": 1, "sail": 2, "crane": 1, "cannon": 1}
    game = scene(decision="launch", me=me | {"pieces": {"captain": 1} | outfit})
    fit_out(play(game, "sail 1"), **outfit)
    assert game.position()["fleet"][-1]["speed"] == 6
    play(game, "edge 0 west")
    follow(game, ["step NW", "step N", "step NE", "step E", "cross", f"step {last}"])
    assert points(game) == {"crew": 4, "gear": 4, "speed": 6, "cruise": 3 + 4 + 2}
    assert sum(points(game).values()) == 23
    assert seat(game, 0)["used_canals"] == 1
    assert token(game) == (1, 0, last, "W")


# ------------------------------------------------------------------ contracts and the end


def ship(length: int = 3, **aboard: int) -> dict[str, Any]:
    """A ship of seat 0 with a length and these pieces besides its captain."""
    return {"seat": 0, "tiles": "B" + "M" * (length - 2) + "S", "pieces": aboard}


@rule("SY-X-24", "SY-BLUE-2", "SY-RED-20", "SY-END-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_final_scoring(edition: str) -> None:
    me = {
        "contracts": ["clipper-fleet", "packet-class"],
        "employees": ["good1-trader-1", "good1-trader-2", "good0-trader-1"],
    }
    game = scene(edition=edition, me=me, fleet=[ship(6, sail=4), ship(6, sail=4)], turn={"phase": "over"})
    final = points(game)
    assert (final["blue"], final["red"], final["traders"]) == (12, 10, 5)


@rule("SY-X-25", "SY-BLUE-6")
def test_five_businessmen() -> None:
    assert worth("trade-missions", ship(4, businessman=3), ship(4, businessman=2)) == 8


@rule("SY-X-26", "SY-BLUE-2")
def test_pairs_of_sails_on_one_ship() -> None:
    assert worth("clipper-fleet", ship(4, sail=3), ship(sail=1)) == 3
    assert worth("clipper-fleet", ship(4, sail=2), ship(sail=2)) == 6
    assert worth("clipper-fleet", ship(4, sail=4)) == 6


@rule("SY-X-27", "SY-BLUE-4")
def test_seven_captains_on_three_ships() -> None:
    assert worth("officer-corps", ship(4, officer=2), ship(4, officer=2), ship()) == 12


@rule("SY-X-28", "SY-RED-12")
def test_six_and_seven_life_rings() -> None:
    assert worth("life-ring-act", {"tiles": [17, 55, 60, 41]}, {"tiles": [0, 70, 71, 48]}) == 12
    assert worth("life-ring-act", {"tiles": [17, 55, 60, 41]}, {"tiles": [0, 70, 71, 47]}) == 13


@rule("SY-X-29", "SY-RED-19")
def test_three_ships_of_five_tiles() -> None:
    assert worth("coaster-class", ship(5), ship(5), ship(5)) == 15


@rule("SY-X-30", "SY-RED-15")
def test_seven_employees() -> None:
    seven = ["crane-engineer", "soldier-recruiter", "good0-trader-1", "crew-builder", "rigger", "helmsman", "foreman"]
    assert worth("growing-payroll", employees=seven) == 10


@rule("SY-X-31", "SY-BLUE-9", "SY-RED-18")
def test_a_ship_counts_once() -> None:
    double = {"tiles": [0, 80, 29], "pieces": {"sail": 2, "smokestack": 2, "drive": 2}}
    assert worth("sail-and-steam", double, employees=["drive-builder"]) == 6
    assert worth("safety-certificates", {"tiles": [17, 70, 72, 49]}) == 5
    assert worth("safety-certificates", {"tiles": [17, 70, 72, 61, 39]}) == 5


@rule("SY-X-32", "SY-RED-25")
def test_three_different_sizes() -> None:
    assert worth("assorted-hulls", ship(3), ship(5), ship(6)) == 13


@rule("SY-X-33", "SY-RED-24")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        (["sail-engineer", "crane-engineer"], 3),
        (["sail-engineer", "drive-recruiter"], 3),
        (["soldier-recruiter", "drive-recruiter"], 3),
        (["rigger", "helmsman"], 4),
        (["rigger", "good0-trader-1"], 4),
        (["foreman", "accountant"], 4),
        (["foreman", "good0-trader-1"], 4),
    ],
)
def test_pairs_of_employees(employees: list[str], expected: int) -> None:
    assert worth("paired-appointments", employees=employees) == expected


@rule("SY-X-34", "SY-SOLO-6", "SY-SOLO-7", "SY-SOLO-10")
def test_the_turn_of_an_automaton() -> None:
    row = ["exchange", "hire", "build", "canal", "commodity", "equipment", "crew"]
    game = scene(
        1,
        row=row,
        markers={0: [], 1: ["canal"], 2: ["equipment"]},
        solo={"stack": ["commodity", "hire"]},
        me={"guilders": 0},
    )
    display = game.position()["commodities"]["display"]
    drawn = game.position()["commodities"]["stack"][0]
    advances = game.position()["clock"]["advances"]
    choose(game, "crew")
    after = game.position()
    # the player's turn has begun again: each of the three seats has made an advance, canal was the first
    assert after["clock"]["advances"] == advances + 3
    assert after["row"][:3] == ["crew", "equipment", "canal"]
    assert after["commodities"]["display"] == [*display[:3], display[4], drawn]
    assert after["commodities"]["discards"] == [display[3]]


@rule("SY-X-35", "SY-I-16")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_standard_turns_without_an_early_end(edition: str, players: int) -> None:
    seats = 3 if players == 1 else players
    each = {"first": {2: 25}, "second": {2: 26}}[edition].get(players, 24 if edition == "first" else 25)
    last = scene(players, edition=edition, turn={"number": each * seats - (2 if players == 1 else 0), "seat": 0})
    assert last.position()["turn"]["phase"] == "standard"
    end_turn(last)
    assert last.position()["turn"]["phase"] == "final-actions"
    advances = last.position()["clock"]["advances"]
    assert advances == (23 * players if edition == "first" else 24 * seats)


@compiled
@rule("SY-X-35", "SY-I-16")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_standard_turns_counted_over_a_whole_game(edition: str, players: int) -> None:
    game, turns = opened(players, edition=edition), Counter[int]()
    while game.position()["turn"]["phase"] == "standard":
        if asked(game) == "choose":  # in a solo game discards may come after the turn of an automaton
            turns[game.to_act[0]] += 1
        end_turn(game)
    each = {("first", 2): 25, ("second", 2): 26}.get((edition, players), 24 if edition == "first" else 25)
    assert turns == dict.fromkeys(range(players), each)
    assert not game.position()["clock"]["ending"]
