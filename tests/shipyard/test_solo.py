"""The solo game: the clauses SY-SOLO-*, and the rulings about the automata."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play_randomly, rule, seat, shipyard
from shipyard.stories import actions, asked, choose, discard, end_turn, guilders, opened, scene

ROW = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"]
TILES = {"build", "commodity", "canal", "equipment", "crew", "hire", "exchange", "last"}
# What the backs of the solo tiles show: 0, 1 or 2 for purchases, and steps of a rondel.
TAKE = {"build": 1, "commodity": 2, "canal": 0, "equipment": 0, "crew": 1, "hire": 2, "exchange": 0, "last": 1}
STEPS = {"build": 1, "commodity": 2, "canal": 3, "equipment": 4, "crew": 1, "hire": 2, "exchange": 3, "last": 1}
RING = {"equipment": ["crane", "sail", "cannon", "smokestack"], "crew": ["captain", "soldier", "drive", "businessman"]}


def solo(*stack: str, **changes: Any) -> Game:
    """The player's second turn: automaton one has its marker on Build, two on Canal; these solo tiles come next."""
    changes = {"row": ROW, "markers": {1: "build", 2: "canal"}, "solo": {"stack": list(stack)}} | changes
    return scene(1, me={"guilders": 3} | changes.pop("me", {}), **changes)


def position(game: Game) -> dict[str, Any]:
    return game.position()


def markers(game: Game) -> list[str]:
    """The tiles of the two automata."""
    return [action for owner in (1, 2) for action in position(game)["markers"][owner]]


# ------------------------------------------------------------------ set-up


@rule("SY-SOLO-1")
def test_set_up_as_with_three_but_for_one_player_and_one_deck() -> None:
    game, three = shipyard(1), shipyard(3)
    assert len(position(game)["seats"]) == 1
    assert position(game)["clock"] == position(three)["clock"]
    assert sorted(position(game)["row"]) == sorted(position(three)["row"])
    assert {pile["left"] for space in game.view()["employees"] for pile in space["piles"]} == {1}
    assert {pile["left"] for space in three.view()["employees"] for pile in space["piles"]} == {2}
    assert len(seat(game, 0)["contracts"]) == 6
    assert [entry["automaton"] for entry in game.view()["solo"]["automata"]] == [1, 2]


@rule("SY-SOLO-1")
def test_the_automata_follow_the_player_in_a_fixed_order() -> None:
    game = opened(1).edit({"solo": {"stack": ["equipment", "crew"]}})
    choose(game, "build")
    assert markers(game) == ["equipment", "crew"]
    assert game.to_act == (0,)


@rule("SY-SOLO-2")
def test_eight_solo_tiles_are_shuffled_and_the_top_number_is_open() -> None:
    tops = set()
    for seed in range(24):
        game = shipyard(1, seed=seed)
        stack = position(game)["solo"]["stack"]
        assert set(stack) == TILES
        assert len(stack) == 8
        back = game.view(0)["solo"]["top_back"]
        assert (back["take"], back["steps"]) == (TAKE[stack[0]], STEPS[stack[0]])
        assert game.view(0)["solo"]["face_up"] == []
        tops.add(stack[0])
    assert len(tops) > 4


# ------------------------------------------------------------------ choosing


@rule("SY-SOLO-3", "SY-R-31")
def test_tiles_are_turned_over_until_one_shows_a_free_action() -> None:
    """Build is what automaton one just moved, crew is the player's, canal that of automaton two."""
    game = choose(solo("build", "crew", "canal", "exchange", "equipment"), "crew")
    assert markers(game) == ["exchange", "equipment"]
    assert position(game)["solo"]["turned"] == ["build", "crew", "canal", "exchange", "equipment"]


@rule("SY-SOLO-3")
def test_the_first_free_action_is_taken() -> None:
    game = choose(solo("hire", "exchange", "build"), "crew")
    assert markers(game) == ["hire", "exchange"]
    assert position(game)["solo"]["turned"] == ["hire", "exchange"]


@rule("SY-SOLO-4")
def test_last_is_the_last_tile_of_the_row() -> None:
    assert markers(choose(solo("last", "hire"), "crew")) == ["equipment", "hire"]


@rule("SY-SOLO-4")
def test_last_is_skipped_if_that_tile_is_occupied() -> None:
    game = choose(solo("last", "hire", "exchange"), "equipment")
    assert markers(game) == ["hire", "exchange"]


@rule("SY-SOLO-4", "SY-SOLO-6")
def test_last_is_looked_up_after_the_advance() -> None:
    """Automaton one moves the last tile to the front, so another is the last one now."""
    game = solo("last", "hire", markers={1: "equipment", 2: "canal"})
    assert markers(choose(game, "crew")) == ["commodity", "hire"]


@rule("SY-SOLO-5")
def test_in_the_first_turn_an_automaton_only_places_its_marker() -> None:
    game = opened(1).edit({"solo": {"stack": ["equipment", "commodity", "canal"]}, "rondels": {"equipment": "crane"}})
    before = position(game)
    choose(game, "crew")
    after = position(game)
    assert markers(game) == ["equipment", "commodity"]
    assert after["rondels"]["equipment"] == "crane"
    assert after["commodities"] == before["commodities"]
    assert after["clock"]["advances"] == 1  # the player's own


@rule("SY-SOLO-6")
def test_in_later_turns_an_automaton_advances_first() -> None:
    game = solo("exchange", "equipment")
    n = position(game)["clock"]["advances"]
    choose(game, "crew")
    # Automaton one moved Build, two Canal, and then the player Crew.
    assert position(game)["row"] == ["crew", "canal", "build", "hire", "exchange", "commodity", "equipment"]
    assert position(game)["clock"]["advances"] == n + 3
    assert game.view()["clock"]["steps_to_drop"] == 11 - (n + 3)


# ------------------------------------------------------------------ effects


@rule("SY-SOLO-7", "SY-SOLO-8")
@pytest.mark.parametrize("following", ["build", "commodity", "canal"])
@pytest.mark.parametrize("action", ["equipment", "crew", "hire"])
def test_a_marker_moves_by_the_number_on_the_next_back(action: str, following: str) -> None:
    """1 and 2 are steps, for 0 the number in brackets counts. Nothing is taken."""
    rondels = {"equipment": "crane", "crew": "captain", "employee": 1}
    game = solo(action, following, "exchange", rondels=rondels)
    held = seat(game, 0)["pieces"], seat(game, 0)["employees"], position(game)["employee_piles"]
    choose(game, "commodity")
    assert markers(game)[0] == action
    now, steps = position(game)["rondels"], STEPS[following]
    moved = {"employee": 1 + steps} if action == "hire" else {action: RING[action][steps % 4]}
    assert now == now | rondels | moved
    assert (seat(game, 0)["pieces"], seat(game, 0)["employees"], position(game)["employee_piles"]) == held


@rule("SY-SOLO-8")
def test_the_bracket_of_the_equipment_tile_is_a_full_circle() -> None:
    game = choose(solo("crew", "equipment", rondels={"crew": "soldier"}), "commodity")
    assert position(game)["rondels"]["crew"] == "soldier"


@rule("SY-SOLO-7")
def test_without_a_face_down_tile_the_number_of_the_board_counts() -> None:
    """The board says 2."""
    turned = ["build", "commodity", "canal", "crew", "exchange", "last", "hire"]
    game = solo(solo={"turned": turned, "stack": ["equipment"]}, rondels={"equipment": "crane"})
    choose(game, "commodity")
    assert markers(game)[0] == "equipment"
    assert position(game)["rondels"]["equipment"] == "cannon"


@rule("SY-SOLO-9")
@pytest.mark.parametrize(("before", "after"), [(None, 0), (0, 1), (5, 0)])
def test_the_exchange_marker_moves_one_sector(before: int | None, after: int) -> None:
    game = choose(solo("exchange", "equipment", rondels={"exchange": before}), "crew")
    assert position(game)["rondels"]["exchange"] == after


@rule("SY-SOLO-10", "SY-R-13", "SY-R-31")
@pytest.mark.parametrize(("following", "row"), [("equipment", 0), ("crew", 1), ("hire", 3)])
@pytest.mark.parametrize(("action", "name"), [("commodity", "commodities"), ("canal", "canals")])
def test_a_tile_of_the_display_goes_to_the_discards(action: str, name: str, following: str, row: int) -> None:
    """0, 1, 2: the tile of row 1, 2, 4. The column slides down and is filled again."""
    game = solo(action, following, markers={1: "build", 2: "commodity" if action == "canal" else "canal"})
    before = position(game)[name]
    choose(game, "equipment")
    assert markers(game)[0] == action
    after = position(game)[name]
    gone = before["display"][row]
    assert after["discards"] == [gone]
    assert after["display"] == before["display"][:row] + before["display"][row + 1 :] + before["stack"][:1]
    assert after["stack"] == before["stack"][1:]
    assert after["out"] == []


@rule("SY-SOLO-10", "SY-R-31")
@pytest.mark.parametrize(("action", "name"), [("commodity", "commodities"), ("canal", "canals")])
def test_by_option_the_tile_leaves_the_game(action: str, name: str) -> None:
    other = "commodity" if action == "canal" else "canal"
    game = solo(action, "equipment", options={"solo_removed": "out"}, markers={1: "build", 2: other})
    gone = position(game)[name]["display"][0]
    choose(game, "equipment")
    assert position(game)[name]["out"] == [gone]
    assert position(game)[name]["discards"] == []


@rule("SY-SOLO-11", "SY-R-13")
@pytest.mark.parametrize(("following", "row"), [("equipment", 0), ("crew", 1), ("hire", 3)])
def test_build_removes_a_row_of_ship_tiles_from_the_game(following: str, row: int) -> None:
    game = solo("build", following, markers={1: "exchange", 2: "canal"})
    before = position(game)
    choose(game, "commodity")
    after = position(game)
    columns = ("bow", "left", "right", "stern")
    assert sorted(after["scrapped"]) == sorted(before["display"][column][row] for column in columns)
    for column in columns:
        kept = before["display"][column][:row] + before["display"][column][row + 1 :]
        assert after["display"][column][:4] == kept
        assert after["display"][column][4] is not None
    middles = [after["display"][column][4] for column in ("left", "right")]
    assert middles == before["stacks"]["middle"][:2]


@rule("SY-SOLO-11", "SY-END-3")
def test_an_automaton_can_bring_the_early_end() -> None:
    """The last bow comes to the display: automaton two still has its turn, then the end begins."""
    game = solo("build", "equipment", "crew", markers={1: "exchange", 2: "canal"}, stacks={"bow": 1})
    choose_only(game, "commodity")
    assert position(game)["clock"]["ending"]
    assert markers(game) == ["build", "equipment"]
    assert position(game)["turn"]["phase"] == "final-actions"
    discard(game)
    assert asked(game) == "final"


def choose_only(game: Game, action: str) -> None:
    """Plays the player's turn, and what the automata do, without the discards that may follow."""
    now = position(game)["turn"]["number"]
    game.play(f"choose {action}")
    while asked(game) != "discard" and position(game)["turn"]["number"] == now:
        moves = [move.text for move in game.moves()]
        game.play(next((move for move in ("end", "perform", "stop") if move in moves), moves[0]))


@rule("SY-SOLO-12", "SY-R-13")
def test_a_short_column_loses_its_topmost_tile_and_an_empty_one_nothing() -> None:
    """Row 4 is asked for; two bows are left, no stern."""
    short = {"bow": [3, 4, None, None, None], "stern": [None] * 5}
    game = solo("build", "hire", markers={1: "exchange", 2: "canal"}, display=short)
    before = position(game)
    choose_only(game, "commodity")
    after = position(game)
    assert after["display"]["bow"] == [3, None, None, None, None]
    assert after["display"]["stern"] == [None] * 5
    gone = {4, before["display"]["left"][3], before["display"]["right"][3]}
    assert set(after["scrapped"]) - set(before["scrapped"]) == gone


@rule("SY-SOLO-12")
def test_a_short_commodity_column_loses_its_topmost_tile() -> None:
    shown = ["3-0-0", "0-3-0", None, None, None]
    others = ["0-0-3", "2-1-0", "2-0-1", "1-2-0", "0-2-1", "1-0-2", "0-1-2"]
    tiles = {"display": shown, "out": others}
    held = {"commodities": ["1-1-1"] * 5}
    game = solo("commodity", "hire", commodities=tiles, me=held, options={"solo_removed": "out"})
    choose(game, "crew")
    assert position(game)["commodities"]["display"] == ["3-0-0", None, None, None, None]
    assert "0-3-0" in position(game)["commodities"]["out"]


@rule("SY-SOLO-13", "SY-R-12")
def test_after_the_last_solo_tile_all_eight_are_shuffled() -> None:
    turned = ["build", "commodity", "canal", "crew", "exchange", "last"]
    stacks = set()
    for key in range(8):
        game = solo(solo={"turned": turned, "stack": ["equipment", "hire"]}).edit({"luck": {"key": key, "draws": 0}})
        choose(game, "crew")
        assert markers(game) == ["equipment", "hire"]
        tiles = position(game)["solo"]
        assert tiles["turned"] == []
        assert sorted(tiles["stack"]) == sorted(TILES)
        stacks.add(tuple(tiles["stack"]))
    assert len(stacks) > 6


@rule("SY-SOLO-13")
def test_if_the_last_solo_tile_is_impossible_all_are_shuffled_and_turned_on() -> None:
    """Crew is the player's: automaton one goes on with a new stack, from which both take their tiles."""
    turned = ["build", "commodity", "canal", "exchange", "last", "equipment", "hire"]
    for key in range(5):
        game = solo(solo={"turned": turned, "stack": ["crew"]}).edit({"luck": {"key": key, "draws": 0}})
        choose(game, "crew")
        tiles = position(game)["solo"]
        assert len(markers(game)) == 2
        assert len(tiles["turned"]) >= 2 or tiles["turned"] == []
        assert sorted(tiles["turned"] + tiles["stack"]) == sorted(TILES)


@rule("SY-SOLO-14", "SY-R-5")
def test_automata_take_no_income_and_guilders_they_find_go_to_the_bank() -> None:
    """Equipment is far back and has two guilders on it: nobody gets anything for it."""
    late = {"guilders_on_tiles": {"equipment": 2, "commodity": 1}, "turn": {"number": 43}}
    game = solo("equipment", "exchange", **late)
    choose(game, "crew")
    assert markers(game)[0] == "equipment"
    assert position(game)["guilders_on_tiles"] == {"commodity": 1}
    assert len(position(game)["seats"]) == 1
    assert guilders(game) == 3 + 2  # the player's own income, for Build and Canal ahead of Crew


# ------------------------------------------------------------------ the end


@rule("SY-SOLO-15", "SY-R-12")
def test_the_second_automaton_has_the_last_standard_turn() -> None:
    """72 advances as with three players; then the player alone has a final action and a last chance."""
    game = scene(1, clock={"advances": 70})
    assert (position(game)["clock"]["reserve"], position(game)["clock"]["wheel"]) == (0, True)
    end_turn(game)
    assert position(game)["clock"]["advances"] == 72
    assert position(game)["turn"] == position(game)["turn"] | {"phase": "final-actions", "seat": 0, "number": 75}
    assert asked(game) == "final"
    end_turn(game)
    assert game.over
    assert position(game)["clock"]["advances"] == 72


@rule("SY-SOLO-15", "SY-R-12")
def test_the_game_goes_on_when_the_last_cube_has_left_the_reserve() -> None:
    game = scene(1, clock={"advances": 58})
    end_turn(game)
    assert position(game)["clock"]["reserve"] == 0
    assert position(game)["turn"]["phase"] == "standard"


@rule("SY-SOLO-16")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (0, None),
        (59, None),
        (60, "able-hand"),
        (79, "able-hand"),
        (80, "seasoned-shipwright"),
        (94, "seasoned-shipwright"),
        (95, "master-of-the-slipway"),
        (140, "master-of-the-slipway"),
    ],
)
def test_the_result_is_the_score_with_a_rating(points: int, rating: str | None) -> None:
    """A ship that made a cruise worth the points; its captain and its speed give two more, contracts nothing here."""
    fleet = [{"seat": 0, "tiles": "BMS", "cruise": points - 2}] if points else []
    held = {"contracts": ["troop-transports", "liner-class"]}
    game = scene(1, me=held, fleet=fleet, turn={"phase": "over"})
    assert game.over
    assert game.scores()[0].total == points
    assert game.view()["solo"]["rating"] == rating
    assert game.places() == [1]


def test_whole_solo_games_end() -> None:
    for seed in range(3):
        game = play_randomly(shipyard(1, seed=seed), seed)
        assert game.over
        assert actions(game) == set()
