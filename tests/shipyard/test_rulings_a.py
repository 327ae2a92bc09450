"""Rulings of rules page 4 about set-up, turn, row, clock, solo game and the end."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from fairlead.games.shipyard.box import components
from fairlead.games.shipyard.names import EMPLOYEE_NAMES
from helpers import play, refused, rule, seat, shipyard, texts
from shipyard.stories import actions, asked, choose, discard, end_turn, gain, guilders, scene

ROW = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"]
EDITIONS = ["first", "second"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def clock(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["clock"]
    return found


def phase(game: Game) -> str:
    found: str = game.position()["turn"]["phase"]
    return found


# ------------------------------------------------------------------ set-up and income


@rule("SY-R-1")
@every_edition
def test_own_markers_count_for_income(edition: str) -> None:
    """Two players: all markers ahead are the player's own, or the other's; the income is the same."""
    own = scene(2, edition=edition, row=ROW, markers={0: ["build"], 1: ["commodity", "equipment"]}, me={"guilders": 0})
    assert gain(own, "crew") == 1
    other = scene(
        2, edition=edition, row=ROW, markers={0: ["equipment"], 1: ["build", "commodity"]}, me={"guilders": 0}
    )
    assert gain(other, "crew") == 1


@rule("SY-R-2")
@pytest.mark.parametrize(("option", "right"), [("stack", "middle_1"), ("split", "middle_2")])
def test_all_displayed_middles_come_from_deck_one_unless_split(option: str, right: str) -> None:
    view = shipyard(3, middle_display=option).view()
    assert view["stacks"]["middle_1"] == (18 if right == "middle_1" else 23)
    assert shipyard(3).options["middle_display"] == "stack"


@rule("SY-R-3")
@pytest.mark.parametrize(("players", "copies"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_both_decks_of_employees_with_three_or_four_players(players: int, copies: int) -> None:
    view = shipyard(players).view()
    assert {pile["left"] for space in view["employees"] for pile in space["piles"]} == {copies}


@rule("SY-R-4")
@pytest.mark.parametrize(("players", "tiles"), [(1, 7), (2, 7), (3, 7), (4, 8)])
def test_the_subsidy_is_part_of_the_row_with_four_players_only(players: int, tiles: int) -> None:
    row = shipyard(players).position()["row"]
    assert len(row) == tiles
    assert ("subsidy" in row) == (players == 4)
    assert row[6] == "exchange"  # so this is the last tile, where a drop puts its guilder


@rule("SY-R-5")
def test_only_placing_a_marker_takes_the_guilders_of_a_tile() -> None:
    """Two drops add up; a bonus action leaves them, choosing the tile takes them all."""
    game = scene(row=ROW, markers={1: "build", 2: "canal"}, guilders_on_tiles={"equipment": 2}, me={"guilders": 9})
    bonus = play(game.copy(), "choose crew", "bonus equipment", "steps 1")
    assert bonus.position()["guilders_on_tiles"] == {"equipment": 2}
    assert gain(game, "equipment") == 2 + 2
    assert play(game, "choose equipment").position()["guilders_on_tiles"] == {}


@rule("SY-R-6", "SY-R-39")
@pytest.mark.parametrize(("edition", "n"), [("first", 46), ("second", 35)])
def test_laps_and_drops_go_on_counting_in_the_last_round(edition: str, n: int) -> None:
    """The early end is triggered in the very turn of a lap or drop: both take effect."""
    turn = {"chosen": "build"}
    game = scene(4, edition=edition, turn=turn, clock={"advances": n}, stacks={"bow": 1}, me={"guilders": 3})
    before = clock(game)
    play(game, "take bow 1", "place 1", "stop")
    if edition == "first":
        assert clock(game)["laps"] == before["laps"] + 1
        assert asked(game) == "discard"  # four players discard after lap 2
        discard(game)
    else:
        assert clock(game)["reserve"] == before["reserve"] - 1
    assert clock(game)["ending"]


@rule("SY-R-6")
@every_edition
def test_an_early_end_finishes_the_round(edition: str) -> None:
    """The start player takes the last stern: everyone else still has a turn."""
    turn = {"number": 10, "seat": 0, "chosen": "build"}
    game = scene(3, edition=edition, turn=turn, stacks={"stern": 1}, me={"guilders": 3})
    assert game.position()["turn"]["start_player"] == 0
    play(game, "take stern 1", "place 9", "stop")
    for mover in (1, 2):
        assert (phase(game), game.to_act) == ("standard", (mover,))
        end_turn(game)
    assert phase(game) == "final-actions"


@rule("SY-R-10")
@pytest.mark.parametrize("loop", [23, 24])
def test_the_length_of_the_track_is_an_option(loop: int) -> None:
    game = scene(4, edition="first", options={"loop_spaces": loop}, clock={"advances": loop})
    assert game.view()["row"][0]["space"] == 0
    assert clock(end_turn(game))["laps"] == 1
    assert shipyard(2, edition="first").options["loop_spaces"] == 23


# ------------------------------------------------------------------ solo


@rule("SY-R-12")
def test_solo_ends_with_the_drop_on_the_empty_reserve() -> None:
    """n = 59 takes the last cube of the reserve; only n = 71 ends the game, after one more turn."""
    early = scene(1, clock={"advances": 58})
    end_turn(early)
    assert (clock(early)["reserve"], clock(early)["wheel"], phase(early)) == (0, True, "standard")
    late = end_turn(scene(1, clock={"advances": 70}))
    assert (clock(late)["wheel"], clock(late)["advances"], phase(late)) == (False, 72, "final-actions")


@rule("SY-R-13")
@pytest.mark.parametrize(("back", "row"), [("equipment", 1), ("crew", 2), ("hire", 4)])
def test_numbers_take_the_first_tile_of_their_price(back: str, row: int) -> None:
    game = scene(1, row=ROW, markers={1: "build", 2: "canal"}, solo={"stack": ["commodity", back]}, me={"guilders": 0})
    gone = game.position()["commodities"]["display"][row - 1]
    assert [0, 1, 1, 2, 2].index({"equipment": 0, "crew": 1, "hire": 2}[back]) == row - 1
    choose(game, "equipment")
    assert game.position()["commodities"]["discards"] == [gone]


@rule("SY-R-31")
def test_an_automaton_does_not_take_the_tile_it_just_moved() -> None:
    game = scene(1, row=ROW, markers={1: "build", 2: "canal"}, solo={"stack": ["build", "exchange", "equipment"]})
    choose(game, "crew")
    assert game.position()["markers"][1:] == [["exchange"], ["equipment"]]


# ------------------------------------------------------------------ able to perform


POOR = {"guilders": 0, "commodities": []}
FEES = {"employee_piles": {3: ["crane-engineer", "sail-engineer", "captain-recruiter"]}, "rondels": {"employee": 2}}


# Only Hire, Exchange and Canal are free, and ahead of all markers: they bring no income.
FREE_ONES = ["build", "hire", "exchange", "canal", "commodity", "crew", "equipment"]
TWO = {"row": FREE_ONES, "markers": {0: ["commodity"], 1: ["crew", "equipment"]}}


def all_canals() -> dict[str, Any]:
    """The other of two players has all canal tiles, so none is displayed."""
    system = [f"{tile}@({tile},0)0" for tile in range(24)]
    return {"canals": {"display": [None] * 5, "discards": []}, "you": {"canals": system}}


@rule("SY-R-16")
@every_edition
def test_if_nothing_can_be_performed_any_free_tile_may_be_chosen(edition: str) -> None:
    """No fee for Hire, nothing to exchange, no canal: any of the three is chosen, and no action follows."""
    game = scene(2, edition=edition, me=POOR, **TWO, **FEES, **all_canals())
    assert actions(game) == {"hire", "exchange", "canal"}
    for action in ("hire", "exchange", "canal"):
        after = play(game.copy(), f"choose {action}")
        assert after.to_act == (1,)
        assert after.position()["markers"][0] == ["commodity", action]
        assert after.position()["rondels"] == game.position()["rondels"]
        assert seat(after, 0) == seat(game, 0)


@rule("SY-R-16")
@every_edition
def test_one_action_that_can_be_performed_is_enough_to_forbid_the_others(edition: str) -> None:
    """A canal is displayed: it is the only choice, and is taken without asking."""
    game = scene(2, edition=edition, me=POOR, **TWO, **FEES)
    assert game.position()["markers"][0] == ["commodity", "canal"]
    assert len(seat(game, 0)["canals"]) == 1


@rule("SY-R-16")
@every_edition
def test_without_a_chosen_action_income_and_bonus_action_are_left(edition: str) -> None:
    """Twenty guilders, but all employees, commodity and canal tiles are with the players."""
    kinds = components()["commodity_tiles"]["kinds"]
    goods = ["-".join(map(str, kind["goods"])) for kind in kinds for _ in range(kind["copies"])]
    nothing = all_canals()
    nothing["you"] |= {"commodities": goods, "employees": list(EMPLOYEE_NAMES[12:])}
    nothing["commodities"] = {"display": [None] * 5, "discards": []}
    me = {"guilders": 20, "commodities": [], "employees": list(EMPLOYEE_NAMES[:12])}
    order = ["build", "crew", "hire", "exchange", "canal", "commodity", "equipment"]
    game = scene(2, edition=edition, me=me, **(TWO | {"row": order}), **nothing)
    assert actions(game) == {"hire", "exchange", "canal"}
    assert gain(game, "hire") == 1
    play(game, "choose hire")
    assert actions(game, "bonus") == {"build", "crew", "equipment"}
    assert "end" in game.moves()
    assert refused(game, "perform") is not None
    play(game, "bonus crew", "steps 1")
    assert guilders(game) == 15
    assert game.to_act == (1,)


@rule("SY-R-19")
@every_edition
def test_income_counts_for_being_able(edition: str) -> None:
    """No guilder, a fee of one, and an occupied tile ahead of Hire."""
    order = ["build", "canal", "hire", "crew", "exchange", "commodity", "equipment"]
    game = scene(edition=edition, row=order, markers={1: "canal", 2: "crew"}, me={"guilders": 0}, **FEES)
    assert "hire" in actions(game)
    behind = scene(edition=edition, row=order, markers={1: "exchange", 2: "crew"}, me={"guilders": 0}, **FEES)
    assert refused(behind, "choose hire") == "SY-CHOICE-3"


@rule("SY-R-19")
def test_guilders_on_the_tile_count_for_being_able() -> None:
    order = ["build", "canal", "hire", "crew", "exchange", "commodity", "equipment"]
    markers = {1: "exchange", 2: "crew"}
    game = scene(row=order, markers=markers, me={"guilders": 0}, guilders_on_tiles={"hire": 1}, **FEES)
    assert "hire" in actions(game)
    assert gain(game, "hire") == 1


@rule("SY-R-19")
@every_edition
def test_exchange_without_a_tile_forces_the_purchase(edition: str) -> None:
    """Six guilders with the income: Buy commodities is bought as a bonus action, and nothing else may come first."""
    markers = {1: "build", 2: "canal"}
    game = scene(edition=edition, row=ROW, markers=markers, me={"guilders": 4, "commodities": []})
    assert "exchange" in actions(game)
    play(game, "choose exchange")
    assert guilders(game) == 0  # 4 + 2 - 6, spent without a question
    assert asked(game) in ("swap", "trade")
    assert len(seat(game, 0)["commodities"]) == 1
    poorer = scene(edition=edition, row=ROW, markers=markers, me={"guilders": 3, "commodities": []})
    assert refused(poorer, "choose exchange") == "SY-CHOICE-3"


@rule("SY-R-19")
@every_edition
def test_the_forced_purchase_is_the_only_bonus_action(edition: str) -> None:
    """Also with many guilders: neither another bonus action nor the end of the turn."""
    game = scene(edition=edition, turn={"chosen": "exchange"}, me={"guilders": 30, "commodities": []})
    assert asked(game) == "commodity"  # forced, so not even asked
    assert guilders(game) == 24
    play(game, "commodity 5")
    assert asked(game) in ("swap", "trade")


@rule("SY-R-19")
@every_edition
def test_a_bonus_action_first_must_leave_the_chosen_one_possible(edition: str) -> None:
    """Hire needs a guilder for the fee: with six, a bonus action before it would leave none."""
    changes = {"turn": {"chosen": "hire"}, "edition": edition} | FEES
    six = scene(me={"guilders": 6}, **changes)
    assert asked(six) == "hire"  # no bonus action is possible first, so step 4 is not asked
    seven = scene(me={"guilders": 7}, **changes)
    assert "bonus crew" in seven.moves()
    play(seven, "bonus crew")
    assert texts(seven)[0].startswith("steps")


@rule("SY-R-19")
def test_a_purchase_can_make_the_chosen_action_impossible_which_is_then_lost() -> None:
    """Seven guilders: the bonus action costs six, a second step the last one; nobody can be hired any more."""
    game = scene(me={"guilders": 7}, turn={"chosen": "hire"}, **FEES)
    play(game, "bonus crew", "steps 2")
    assert game.to_act == (1,)
    assert seat(game, 0)["employees"] == []
    assert guilders(game) == 0


# ------------------------------------------------------------------ employees, rondels, stacks


@rule("SY-R-22")
@every_edition
def test_extra_pieces_and_free_steps_are_always_taken(edition: str) -> None:
    staff = {"employees": ["sail-engineer", "crane-engineer", "accountant"], "guilders": 2}
    game = scene(
        edition=edition, decision={"kind": "steps", "rondel": "equipment"}, me=staff, rondels={"equipment": "cannon"}
    )
    play(game, "steps 3")  # free, and two sails and a crane without being asked
    assert seat(game, 0)["pieces"] == {"sail": 2, "crane": 1}
    assert guilders(game) == 2


@rule("SY-R-22")
@every_edition
def test_extra_guilders_of_traders_are_always_taken(edition: str) -> None:
    me = {"guilders": 0, "commodities": ["3-0-0"], "employees": ["good0-trader-1"]}
    game = scene(edition=edition, turn={"chosen": "exchange"}, rondels={"exchange": 5}, me=me)
    play(game, "sell")
    assert guilders(game) == 3 * (2 + 1)


@rule("SY-R-23")
@every_edition
def test_a_full_circle_is_the_longest_way(edition: str) -> None:
    rich = {"guilders": 90}
    steps = scene(edition=edition, decision="steps", me=rich)
    assert texts(steps) == ["steps 1", "steps 2", "steps 3", "steps 4"]
    hire = scene(edition=edition, decision="hire", me=rich)
    assert {text.split()[1] for text in texts(hire)} == {str(number) for number in range(1, 9)}


@rule("SY-R-24")
@every_edition
def test_after_sector_5_comes_sector_0(edition: str) -> None:
    """And never again the space without prices."""
    game = scene(edition=edition, rondels={"exchange": 5}, turn={"chosen": "exchange"}, me={"guilders": 0})
    assert game.position()["rondels"]["exchange"] == 0
    start = scene(edition=edition, turn={"chosen": "exchange"}, me={"guilders": 0})
    assert start.position()["rondels"]["exchange"] == 0


@rule("SY-R-25")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_starting_tiles_are_taken_out_before_the_stack_is_shuffled(players: int) -> None:
    """So nobody can fail to get one, and those not needed are in the stack or on display."""
    for seed in range(6):
        position = shipyard(players, seed=seed).position()
        others = position["commodities"]["display"] + position["commodities"]["stack"]
        assert [entry["commodities"] for entry in position["seats"]] == [["1-1-1"]] * players
        assert others.count("1-1-1") == 5 - players


@rule("SY-R-26")
def test_a_stack_is_renewed_only_when_a_tile_must_be_drawn() -> None:
    """The last tile of the stack is drawn: it stays empty, with the discards beside it, until the next draw."""
    tiles = {"stack": 1}
    game = scene(1, row=ROW, markers={1: "build", 2: "canal"}, commodities=tiles, solo={"stack": ["commodity", "hire"]})
    game = game.edit({"seats": {0: {"guilders": 0}}})
    discards = len(game.position()["commodities"]["discards"])
    choose(game, "crew")
    after = game.position()["commodities"]
    assert after["stack"] == []
    assert len(after["discards"]) == discards + 1
    assert None not in after["display"]


@rule("SY-R-26", "SY-SOLO-10")
def test_with_nothing_to_shuffle_a_column_stays_short() -> None:
    """Solo with removed tiles out of the game: the column keeps its tiles in the cheapest rows."""
    others = ["0-0-3", "2-1-0", "2-0-1", "1-2-0", "0-2-1"]
    tiles = {"display": ["3-0-0", "0-3-0", "1-0-2", "0-1-2", None], "out": others}
    game = scene(
        1,
        row=ROW,
        options={"solo_removed": "out"},
        markers={1: "build", 2: "canal"},
        commodities=tiles,
        solo={"stack": ["commodity", "equipment"]},
        me={"commodities": ["1-1-1"] * 5, "guilders": 0},
    )
    choose(game, "crew")
    assert game.position()["commodities"]["display"] == ["0-3-0", "1-0-2", "0-1-2", None, None]


# ------------------------------------------------------------------ the end


@rule("SY-R-17")
def test_victory_is_shared_in_the_first_edition_too() -> None:
    held = [["troop-transports", "liner-class"], ["officer-corps", "coaster-class"]]
    seats = {owner: {"guilders": 4, "contracts": held[owner]} for owner in (0, 1)}
    game = scene(2, edition="first", seats=seats, turn={"phase": "over"})
    assert game.places() == [1, 1]


@rule("SY-R-32")
@every_edition
def test_a_displayed_tile_that_is_too_dear_is_not_gone(edition: str) -> None:
    """The only bow left lies in a row that costs a guilder, in the middle of a Build action."""
    display = {"bow": [3, 4, None, None, None]}
    game = scene(edition=edition, decision="build", display=display, stacks={"bow": 0}, me={"guilders": 0})
    play(game, "take bow 1", "place 1")
    assert refused(game, "take blank bow") == "SY-END-13"
    rich = scene(edition=edition, decision="build", display=display, stacks={"bow": 0}, me={"guilders": 1})
    play(rich, "take bow 1", "place 1", "take bow 2", "place 2")
    assert "take blank bow" in rich.moves()


@rule("SY-R-33")
@every_edition
def test_columns_are_refilled_in_a_fixed_order(edition: str) -> None:
    """Left before right: the next middle of the stack goes to the left column, whichever was bought first."""
    game = scene(edition=edition, decision="build", me={"guilders": 9})
    following = game.position()["stacks"]["middle"][:2]
    play(game, "take right 1", "place 2", "take left 1", "place 3", "stop")
    display = game.position()["display"]
    assert [display["left"][4], display["right"][4]] == following


@rule("SY-R-34", "SY-END-6")
@every_edition
def test_a_final_action_is_compulsory_and_always_possible(edition: str) -> None:
    game = scene(edition=edition, turn={"phase": "final-actions"}, me=POOR, **FEES)
    assert {"equipment", "crew"} <= actions(game)
    assert all(move.kind == "choose" for move in game.moves())
    assert refused(game, "stop") == refused(game, "end") == "SY-TURN-1"


@rule("SY-R-37")
def test_an_own_marker_behind_cancels_the_gap_bonus() -> None:
    """Two players, first edition: six empty spaces ahead of Exchange, and only an own marker behind it."""
    places = {"build": 30, "crew": 29, "hire": 28, "equipment": 27, "canal": 26, "exchange": 19, "commodity": 18}
    own = scene(2, edition="first", spaces=places, markers={0: ["commodity"], 1: ["crew", "hire"]}, me={"guilders": 0})
    assert gain(own, "exchange") == 2
    ahead = scene(
        2, edition="first", spaces=places, markers={0: ["equipment"], 1: ["crew", "hire"]}, me={"guilders": 0}
    )
    assert gain(ahead, "exchange") == 3 + 2


@rule("SY-R-38")
@every_edition
def test_discards_are_simultaneous_and_final(edition: str) -> None:
    game = scene(3, edition=edition, decision="discard")
    assert game.to_act == (0, 1, 2)
    game.play(game.moves(1)[0], 1)
    assert game.to_act == (0, 1, 2)  # the blue one is still due
    assert not game.can_undo
    game.play(game.moves(1)[0], 1)
    assert game.to_act == (0, 2)
    assert refused(game, f"discard {seat(game, 1)['contracts'][0]}", 1) == "SY-TURN-2"


@rule("SY-R-39")
def test_a_lap_and_the_early_end_in_one_turn_both_take_effect() -> None:
    """Lap 2 of 4 ends in the turn that takes the last bow: the discards come, and the round is the last."""
    turn = {"chosen": "build"}
    game = scene(4, edition="first", turn=turn, clock={"advances": 46}, stacks={"bow": 1}, me={"guilders": 3})
    play(game, "take bow 1", "place 1", "stop")
    assert clock(game) == clock(game) | {"laps": 2, "ending": True}
    assert asked(game) == "discard"
    discard(game)
    number = game.position()["turn"]["number"]
    while phase(game) == "standard":
        end_turn(game)
    assert game.position()["turn"]["number"] - number < 4
    assert asked(game) == "final"  # nothing more to discard
