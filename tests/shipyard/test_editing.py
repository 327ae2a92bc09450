"""Editing positions of Shipyard: what the clause tests lean on, and nonsense that must not crash."""

from __future__ import annotations

from typing import Any

import pytest

import fairlead
from fairlead import Game, PositionError
from helpers import play, seat, shipyard, texts
from nonsense import count_refusals
from shipyard.eager import play_eagerly
from shipyard.stories import EVERY_TABLE, asked

# ------------------------------------------------------------------ whose turn it is


def turn(game: Game) -> dict[str, Any]:
    """What the position says of the turn."""
    data: dict[str, Any] = game.position()["turn"]
    return data


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_editing_nothing_changes_nothing(edition: str, players: int) -> None:
    for moves in (0, 40, 90):
        game = play_eagerly(shipyard(players, edition=edition), 3, until=lambda g, n=moves: len(g.history) >= n)
        assert game.edit({}) == game
        assert game.edit(game.position()) == game


def test_editing_leaves_the_game_itself_alone() -> None:
    game = shipyard()
    before = game.copy()
    game.edit({"turn": {"number": 30}, "seats": {0: {"yard": "BMS......", "guilders": 50}}, "decision": "build"})
    assert game == before


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
@pytest.mark.parametrize("number", [1, 2, 4, 7, 10, 34, 49])
def test_every_turn_can_be_named(edition: str, players: int, number: int) -> None:
    if players == 1 and number == 2:
        return
    for mover in range(players):
        game = shipyard(players, edition=edition).edit({"turn": {"number": number, "seat": mover}})
        assert game.to_act == (mover,)
        assert asked(game) == "choose"
        assert turn(game)["number"] == number


def test_the_seat_stays_and_the_start_player_gives_way() -> None:
    game = shipyard(4)
    mover = turn(game)["seat"]
    assert turn(game.edit({"turn": {"number": 23}})) == turn(game) | {
        "number": 23,
        "start_player": (mover - 22) % 4,
    }


def test_with_a_start_player_the_seat_follows_the_number() -> None:
    game = shipyard(4).edit({"turn": {"start_player": 2, "number": 24}})
    assert game.to_act == (1,)
    later = shipyard(4).edit({"turn": {"start_player": 2, "seat": 0}})
    assert turn(later)["number"] == 3


def test_a_turn_of_an_automaton_cannot_be_named() -> None:
    with pytest.raises(PositionError, match="one of an automaton"):
        shipyard(1).edit({"turn": {"number": 5}})


def test_advances_name_the_turn_they_are_made_in() -> None:
    game = shipyard(3, edition="first").edit({"clock": {"advances": 23}})
    assert (turn(game)["number"], game.position()["clock"]["laps"]) == (26, 0)
    drop = shipyard(3).edit({"clock": {"advances": 11}})
    assert (turn(drop)["number"], drop.position()["clock"]["reserve"]) == (14, 5)


def test_late_turns_have_their_discards_and_cubes_behind_them() -> None:
    position = shipyard(3).edit({"turn": {"number": 60}}).position()
    assert position["clock"]["reserve"] == 1
    assert [len(data["discarded"]) for data in position["seats"]] == [4, 4, 4]
    assert [len(data["contracts"]) for data in position["seats"]] == [2, 2, 2]


def test_a_chosen_action_means_step_four() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0, "chosen": "crew"}, "seats": {0: {"guilders": 9}}})
    assert asked(game) == "step4"
    assert game.position()["markers"][0] == ["crew"]


# ------------------------------------------------------------------ questions


@pytest.mark.parametrize(
    ("question", "kind", "chosen"),
    [
        ("choose", "choose", None),
        ("step4", "step4", "build"),
        ("build", "build", "build"),
        ({"kind": "build", "bought": 2}, "build", "build"),
        ({"kind": "place", "tile": 3}, "place", "build"),
        ("commodity", "commodity", "commodity"),
        ("canal", "canal", "canal"),
        ({"kind": "steps", "rondel": "crew"}, "steps", "crew"),
        ("hire", "hire", "hire"),
        ({"kind": "swap", "goods": "2-1-0"}, "swap", "exchange"),
    ],
)
def test_a_question_fills_in_what_waits_below_it(question: Any, kind: str, chosen: str | None) -> None:
    for number in (1, 12, 40):
        game = shipyard(3).edit({"turn": {"seat": 0, "number": number}, "decision": question})
        assert asked(game) == kind
        assert turn(game)["chosen"] == chosen
        assert game.position()["decision"][-1] == {"kind": "launch"}


def test_an_action_other_than_the_chosen_one_is_the_bonus_action() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0, "chosen": "crew"}, "decision": "build"})
    assert (turn(game)["chosen_done"], turn(game)["bonus_done"]) == (False, True)


def test_a_question_with_one_answer_is_answered() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0}, "seats": {0: {"guilders": 0}}, "decision": "steps"})
    assert sum(seat(game, 0)["pieces"].values()) == 1
    assert game.to_act == (1,)


def test_a_launch_without_a_captain_has_happened() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0}, "seats": {0: {"yard": "BMS......"}}, "decision": "launch"})
    assert seat(game, 0)["yard"] == [None] * 9
    assert len(game.position()["scrapped"]) == 3


def test_a_ship_is_launched_from_a_drawing() -> None:
    mine = {"yard": ".BMMS....", "pieces": {"captain": 1, "sail": 1}, "canals": ["1@(0,0)3", "11@(1,0)2"]}
    game = shipyard(3).edit({"turn": {"seat": 0}, "seats": {0: mine}, "decision": "launch"})
    assert texts(game) == ["sail 2", "dismantle 2"]
    play(game, "sail 2", "fit 1")
    assert game.position()["fleet"][0]["pieces"] == {"sail": 1}


def test_a_ship_under_way_can_be_described() -> None:
    crossings = {"canals": ["18@(0,0)0", "19@(0,1)0", "20@(1,0)0"], "token": {"number": 0, "space": "W"}}
    ship = {"tiles": "BMMS", "pieces": {"sail": 2}}
    game = shipyard(3).edit({"turn": {"seat": 0}, "launching": ship, "seats": {0: crossings}, "decision": "cruise"})
    assert texts(game) == ["step N", "step E"]
    position = game.position()
    assert position["fleet"][0]["seat"] == 0
    assert (position["fleet"][0]["pieces"], position["fleet"][0]["speed"]) == ({"sail": 2}, 3)
    assert (position["launching"]["ship"], position["launching"]["steps_made"]) == (0, 1)


def test_fitting_out_knows_the_longest_route() -> None:
    mine = {"canals": ["1@(0,0)0"], "pieces": {"sail": 9}, "employees": ["sail-builder"]}
    ship = {"tiles": "BMS", "pieces": {}}
    game = shipyard(3).edit({"turn": {"seat": 0}, "launching": ship, "seats": {0: mine}, "decision": "fit"})
    assert game.position()["launching"]["longest"] > 1
    assert texts(game)[-1] == f"fit {len(texts(game)) - 1}"


def test_an_edit_in_the_middle_of_a_launch_lets_the_ship_have_sailed() -> None:
    game = play_eagerly(shipyard(3), 1, until=lambda g: asked(g) == "fit")
    later = game.edit({"turn": {"phase": "final-actions"}})
    assert later.position()["launching"] is None
    assert later.position()["fleet"][-1]["speed"] >= 1


# ------------------------------------------------------------------ the row


def test_stars_are_markers_of_the_others() -> None:
    row = ["hire", "build*", "commodity", "exchange", "canal*", "equipment", "crew"]
    game = shipyard(3).edit({"turn": {"seat": 0}, "row": row})
    position = game.position()
    assert position["row"] == ["hire", "build", "commodity", "exchange", "canal", "equipment", "crew"]
    assert position["markers"] == [[], ["build"], ["canal"]]
    assert texts(game) == ["choose commodity", "choose equipment", "choose crew", "choose exchange"]


def test_a_first_round_has_fewer_markers() -> None:
    row = ["hire", "canal*", "commodity", "build", "equipment", "crew", "exchange"]
    assert turn(shipyard(3).edit({"turn": {"seat": 0}, "row": row}))["number"] == 2


def test_stars_that_do_not_fit_the_turn_are_refused() -> None:
    row = ["hire", "canal*", "commodity", "build", "equipment", "crew", "exchange"]
    with pytest.raises(PositionError, match="has 1 tiles with a star, but in turn 9 2 tiles hold markers"):
        shipyard(3).edit({"turn": {"seat": 0, "number": 9}, "row": row})


def test_markers_by_seat_find_a_turn_that_fits() -> None:
    game = shipyard(2).edit({"turn": {"seat": 0}, "markers": {0: "hire", 1: ["build", "crew"]}})
    assert turn(game)["number"] > 4
    assert game.position()["markers"] == [["hire"], ["build", "crew"]]
    assert len(game.moves()) == 3


def test_the_lead_tile_is_freed_where_the_row_is_not_named() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0, "number": 12}, "markers": {1: "hire", 2: "canal"}})
    assert game.position()["row"][0] not in ("hire", "canal")


def test_spaces_give_row_and_turn() -> None:
    spaces = {"build": 20, "crew": 19, "hire": 18, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    game = shipyard(3, edition="first").edit(
        {"turn": {"seat": 0}, "spaces": spaces, "markers": {1: "crew", 2: "hire"}, "seats": {0: {"guilders": 0}}}
    )
    assert game.position()["row"] == list(spaces)
    assert turn(game)["number"] == 23
    assert seat(game.edit({"turn": {"chosen": "commodity"}}), 0)["guilders"] == 0
    game.play("choose exchange")
    assert game.position()["spaces"] == spaces


def test_guilders_on_tiles_take_as_many_drops() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0}, "guilders_on_tiles": {"build": 2}, "seats": {0: {"guilders": 0}}})
    assert game.position()["clock"]["reserve"] <= 3
    assert game.position()["guilders_on_tiles"] == {"build": 2}
    assert all("build" not in markers for markers in game.position()["markers"])


# ------------------------------------------------------------------ tiles


def all_ship_tiles(game: Game) -> list[int]:
    """Every ship tile of a position, wherever it is."""
    position = game.position()
    tiles = [tile for column in position["display"].values() for tile in column]
    tiles += [tile for stack in position["stacks"].values() for tile in stack] + position["scrapped"]
    tiles += [tile for data in position["seats"] for tile in data["yard"]]
    tiles += [tile for ship in position["fleet"] for tile in ship["tiles"]]
    return sorted(tile for tile in tiles if isinstance(tile, int))


def test_ship_tiles_come_from_wherever_they_were() -> None:
    game = shipyard(3)
    shown = game.position()["display"]["bow"][1]
    stacked = game.position()["stacks"]["middle"][4]
    edited = game.edit({"seats": {1: {"yard": [shown, stacked]}}})
    assert seat(edited, 1)["yard"][:3] == [shown, stacked, None]
    bows, before = edited.position()["display"]["bow"], game.position()
    assert bows[1] == before["stacks"]["bow"][0]
    assert [bows[0], *bows[2:]] == [before["display"]["bow"][0], *before["display"]["bow"][2:]]
    assert all_ship_tiles(edited) == list(range(104))
    back = edited.edit({"seats": {1: {"yard": "........."}}})
    assert back.position()["stacks"]["bow"][-1] == shown
    assert all_ship_tiles(back) == list(range(104))


def test_display_and_stacks_can_be_named() -> None:
    game = shipyard(3).edit({"display": {"left": [60, 61], "right": {4: 62}}, "stacks": {"middle": [63], "bow": 1}})
    position = game.position()
    assert position["display"]["left"][:2] == [60, 61]
    assert position["display"]["right"][4] == 62
    assert position["stacks"]["middle"][0] == 63
    assert len(position["stacks"]["bow"]) == 1
    assert len(position["scrapped"]) == 26 - 5 - 1
    assert not position["clock"]["ending"]


def test_deck_two_on_top_means_that_deck_one_is_used_up() -> None:
    position = shipyard(3).edit({"stacks": {"middle": [90]}}).position()
    assert position["stacks"]["middle"][0] == 90
    assert all(tile >= 80 for tile in position["stacks"]["middle"])


def test_an_empty_stack_ends_the_game_with_the_round() -> None:
    assert shipyard(3).edit({"stacks": {"stern": 0}}).position()["clock"]["ending"]
    last = shipyard(3).edit({"stacks": {"stern": {"next": [30], "left": 1}}}).position()
    assert last["stacks"]["stern"] == [30]
    assert not last["clock"]["ending"]


def test_an_empty_column_has_no_stack_and_gives_blank_tiles() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0, "number": 9}, "display": {"bow": [None] * 5}})
    assert len(game.position()["scrapped"]) == 26
    game = game.edit({"decision": "build"})
    assert "take blank bow" in game.moves()


def test_gaps_during_a_build_action_leave_the_stack_alone() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0}, "display": {"bow": [None] * 5}, "decision": "build"})
    assert len(game.position()["stacks"]["bow"]) == 26
    assert "take blank bow" not in game.moves()


def test_canals_and_commodities_come_from_their_stacks() -> None:
    game = shipyard(3)
    shown = game.position()["canals"]["display"][0]
    mine = {"canals": [f"{shown}@(0,0)0"], "commodities": ["3-0-0", "0-3-0"]}
    position = game.edit({"seats": {0: mine}}).position()
    assert shown not in position["canals"]["display"]
    assert None not in position["canals"]["display"] + position["commodities"]["display"]
    tiles = position["canals"]["display"] + position["canals"]["stack"] + [shown]
    assert sorted(tiles) == list(range(24))
    goods = position["commodities"]["display"] + position["commodities"]["stack"]
    goods += [kind for data in position["seats"] for kind in data["commodities"]]
    assert len(goods) == 14


def test_a_low_stack_leaves_the_rest_discarded() -> None:
    position = (
        shipyard(3).edit({"canals": {"stack": 1}, "commodities": {"stack": 0, "display": {0: "0-0-3"}}}).position()
    )
    assert (len(position["canals"]["stack"]), len(position["canals"]["discards"])) == (1, 18)
    assert (position["commodities"]["stack"], position["commodities"]["display"][0]) == ([], "0-0-3")
    assert len(position["commodities"]["discards"]) == 14 - 5 - 3


def test_employees_leave_their_piles_and_piles_are_swapped() -> None:
    game = shipyard(2).edit(
        {
            "turn": {"seat": 0},
            "rondels": {"employee": 2},
            "employee_piles": {3: ["rigger", "helmsman", "foreman"]},
            "seats": {0: {"employees": ["helmsman"], "guilders": 0}},
            "decision": "hire",
        }
    )
    assert texts(game) == ["hire 1 1", "hire 1 3"]
    names = [name for piles in game.position()["employee_piles"] for name in piles]
    assert len(set(names)) == 24


def test_contracts_are_swapped_with_whoever_holds_them() -> None:
    game = shipyard(4, edition="first")
    theirs = seat(game, 1)["contracts"]
    edited = game.edit({"seats": {0: {"contracts": [theirs[0], theirs[-1]]}}})
    assert {theirs[0], theirs[-1]} <= set(seat(edited, 0)["contracts"])
    held = [contract for number in range(4) for contract in seat(edited, number)["contracts"]]
    assert len(set(held)) == 24


def test_fixed_sets_are_swapped() -> None:
    game = shipyard(3, contracts="sets")
    mine, theirs = seat(game, 0)["contract_set"], seat(game, 1)["contract_set"]
    edited = game.edit({"seats": {0: {"contract_set": theirs}}})
    assert (seat(edited, 0)["contract_set"], seat(edited, 1)["contract_set"]) == (theirs, mine)
    assert seat(edited, 0)["contracts"] == seat(game, 1)["contracts"]
    named = game.edit({"seats": {0: {"contracts": [seat(game, 2)["contracts"][0]]}}})
    assert seat(named, 0)["contract_set"] == seat(game, 2)["contract_set"]


# ------------------------------------------------------------------ fleets and the end


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_fleet_brings_its_points_and_a_canal_for_its_token(edition: str) -> None:
    ship = {"seat": 1, "tiles": "BMMMMS", "pieces": {"officer": 1, "sail": 2, "crane": 1}, "cruise": 5}
    game = shipyard(3, edition=edition).edit({"fleet": [ship]})
    assert game.position()["fleet"][0]["speed"] == 3
    points = seat(game, 1)["points"]
    assert [points[name] for name in ("crew", "gear", "speed", "cruise")] == [2, 2, 3, 5]
    assert len(seat(game, 1)["canals"]) == 1
    assert seat(game, 1)["token"] == {"number": 0, "space": "N", "stern": "out"}


def test_a_token_stands_outside() -> None:
    canals = ["0@(0,0)0", "1@(0,1)0", "2@(1,0)0", "3@(0,-1)0"]
    game = shipyard(3).edit({"seats": {0: {"canals": canals}}, "fleet": [{"seat": 0, "tiles": "BMS"}]})
    assert seat(game, 0)["token"] == {"number": 0, "space": "W", "stern": "out"}
    moved = game.edit({"seats": {0: {"token": {"x": 1, "y": 0, "space": "E"}}}})
    assert seat(moved, 0)["token"] == {"number": 2, "space": "E", "stern": "out"}


def test_the_end_of_the_game_scores_what_was_given() -> None:
    changes = {
        "turn": {"phase": "over"},
        "fleet": [{"seat": 0, "tiles": "BMMMS", "pieces": {"sail": 4}}],
        "seats": {0: {"contracts": ["clipper-fleet"], "employees": ["good0-trader-1"]}},
    }
    for edition in ("first", "second"):
        game = shipyard(3, edition=edition).edit(changes)
        assert game.over
        assert (seat(game, 0)["points"]["blue"], seat(game, 0)["points"]["traders"]) == (6, 1)
        assert game.edit({}) == game


def test_final_actions_go_round_from_the_start_player() -> None:
    game = shipyard(3).edit({"turn": {"phase": "final-actions", "start_player": 2}})
    assert (asked(game), game.to_act) == ("final", (2,))
    assert turn(game)["number"] == 75
    second = shipyard(3).edit({"turn": {"phase": "final-actions", "start_player": 2, "seat": 0}})
    assert turn(second)["finished"] == 2


def test_last_chances_with_nothing_to_complete_end_the_game() -> None:
    assert shipyard(3).edit({"turn": {"phase": "last-chances"}}).over
    chance = shipyard(3).edit({"turn": {"seat": 0}, "seats": {0: {"yard": "BM......."}}, "decision": "last-build"})
    assert asked(chance) == "last-build"


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_discards_are_asked_when_they_are_due(edition: str, players: int) -> None:
    game = shipyard(players, edition=edition).edit({"decision": "discard"})
    assert game.to_act == tuple(range(players))
    again = game.edit({"decision": {"kind": "discard", "seat": 0}})
    assert again.to_act == (0,)


def test_discards_before_an_early_end() -> None:
    game = shipyard(3).edit({"turn": {"phase": "final-actions"}, "decision": "discard", "stacks": {"bow": 0}})
    assert [question["red"] for question in game.position()["decision"]] == [2, 2, 2]


def test_solo_tiles_are_turned_as_named() -> None:
    game = shipyard(1).edit({"solo": {"stack": ["last", "build"]}, "turn": {"number": 10}})
    assert game.position()["solo"]["stack"][:2] == ["last", "build"]
    assert len(game.position()["solo"]["stack"]) == 8


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"sea": 1}, "has no entry 'sea'"),
        ({"seats": {5: {}}}, "seats: must be a whole number from 0 to 2"),
        ({"seats": {0: {"gold": 1}}}, "seats.0: has no entry 'gold'"),
        ({"seats": {0: {"yard": "BXS"}}}, "seats.0.yard: a drawing has up to 9 letters"),
        ({"seats": {0: {"yard": [0] * 10}}}, "seats.0.yard"),
        ({"seats": {0: {"yard": "BS......."}}}, "SY-YARD-7"),
        ({"seats": {0: {"yard": [0]}, 1: {"yard": [0]}}}, "ship tile 0 is needed in two places"),
        ({"seats": {0: {"canals": ["11"]}}}, "seats.0.canals.0: must be a table or written like 11@(1,0)2"),
        ({"seats": {0: {"canals": ["0@(0,0)0", "0@(1,0)0"]}}}, "needs another 0, but the only one is already placed"),
        ({"seats": {0: {"canals": ["0@(0,0)0", "1@(2,0)0"]}}}, "SY-CANAL-3"),
        ({"seats": {0: {"token": {"space": "N"}}}}, "there is no canal tile on cell (0, 0)"),
        ({"seats": {0: {"commodities": ["1-1-1"] * 4}}}, "needs another 1-1-1, but all 5 are already placed"),
        ({"seats": {0: {"employees": ["good0-trader-2"]}}}, "SY-HIRE-5"),
        ({"seats": {0: {"contracts": ["beacon-act"] * 2}}}, "beacon-act is named twice"),
        ({"seats": {0: {"contracts": ["beacon-act"]}, 1: {"contracts": ["beacon-act"]}}}, "beacon-act is named twice"),
        ({"seats": {0: {"pieces": {"anchor": 1}}}}, "seats.0.pieces: has no entry 'anchor'"),
        ({"fleet": [{"seat": 3, "tiles": "BMS"}]}, "fleet.0.seat: must be a whole number from 0 to 2"),
        ({"turn": 5, "launching": {"tiles": "BMS"}}, "turn: must be a table of named values"),
        ({"turn": {"phase": "final-actions"}, "stacks": 5}, "stacks: must be a table of named values"),
        ({"fleet": [{"seat": 0, "tiles": "BMS"}], "canals": 5}, "canals: must be a table of named values"),
        ({"fleet": [{"seat": 0, "tiles": "BMS"}], "canals": {"stack": [[1]]}}, "canals.stack.0: must be one of 0"),
        ({"fleet": [{"seat": 0}]}, "fleet.0: lacks the entry 'tiles'"),
        ({"fleet": [{"seat": 0, "tiles": "BMS", "pieces": {"cannon": 9}}]}, "SY-YARD-5"),
        ({"fleet": [{"seat": 0, "tiles": "BMM"}]}, "SY-YARD-5"),
        ({"row": ["hire"] * 7}, "row: must name every action tile once"),
        ({"row": ["hire"]}, "row: must have 7 entries"),
        ({"markers": {1: "hire", 2: "hire"}}, "SY-FIRST-4"),
        ({"guilders_on_tiles": {"hire": 9}}, "guilders_on_tiles.hire"),
        ({"decision": "sleep"}, "decision: must be one of choose"),
        ({"decision": {"kind": "place"}}, "decision: lacks the entry 'tile'"),
        ({"decision": None}, "rules page 5.1"),
        ({"decision": "fit"}, "rules page 5.1"),
        ({"decision": "discard", "turn": {"number": 9}}, "no discards are due after turn 9"),
        ({"decision": "discard", "turn": {"number": 70}}, "no discards are due after turn 70"),
        ({"stacks": {"bow": 30}}, "stacks.bow: has 21 tiles left, not 30"),
        ({"stacks": {"prow": 1}}, "stacks: has no entry 'prow'"),
        ({"display": {"bow": [0] * 6}}, "display.bow: must have at most 5 entries"),
        ({"employee_piles": {0: ["rigger", "rigger"]}}, "names an employee for two piles"),
        ({"options": {"players": 2}}, "players cannot be edited"),
        ({"options": {"edition": "first"}}, "edition cannot be edited"),
        ({"solo": {"stack": []}}, "solo: must be none with 3 players"),
        ({"launching": {"ship": 3}, "decision": "cruise"}, "launching.ship"),
        ({"luck": {"key": -1}}, "luck.key"),
    ],
)
def test_impossible_edits_say_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        shipyard(3).edit(changes)
    assert words in str(error.value)


NONSENSE: list[Any] = ["build", ["build"], {0: ["build"]}, [{"kind": None}], {"kind": "place"}, {"next": None}]
NONSENSE += [[{"seat": 9, "tiles": "BMS"}]]


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("second", 2), ("second", 1)])
def test_nonsense_is_refused_with_a_sentence_never_a_crash(edition: str, players: int) -> None:
    game = shipyard(players, edition=edition).edit(
        {
            "turn": {"seat": 0, "number": 13},
            "fleet": [{"seat": 0, "tiles": "BMS"}],
            "decision": {"kind": "cell", "tile": 4},
            "seats": {0: {"pieces": {"sail": 1}, "yard": "B........", "employees": ["rigger"]}},
        }
    )
    assert count_refusals(game, NONSENSE, each=6, most=2) > 100


def test_a_whole_position_may_be_given_as_changes_to_another_game() -> None:
    game = play_eagerly(shipyard(3, seed=4), 4, until=lambda g: len(g.history) >= 80)
    assert shipyard(3, seed=9).edit(game.position()) == game
    assert fairlead.load(game.position()) == game


@pytest.mark.parametrize("emptied", [0, {"left": 0}], ids=str)
def test_an_empty_stack_ends_the_game_early_however_it_is_written(emptied: Any) -> None:
    game = shipyard(3).edit({"turn": {"phase": "final-actions"}, "stacks": {"bow": emptied}})
    assert game.position()["clock"]["ending"]
    assert game.position()["clock"]["advances"] < 72
