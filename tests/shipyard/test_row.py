"""The action row: advancing, choosing and the income, the clauses SY-ADV-*, SY-CHOICE-* and SY-INC-*."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fairlead import Game
from helpers import compiled, play, refused, rule, texts
from shipyard.stories import actions, choose, end_turn, gain, guilders, occupied, scene

ROW = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"]
EDITIONS = ["first", "second"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def row(game: Game) -> list[str]:
    found: list[str] = game.position()["row"]
    return found


def spaces(game: Game) -> dict[str, int]:
    found: dict[str, int] = game.position()["spaces"]
    return found


def advances(game: Game) -> int:
    found: int = game.position()["clock"]["advances"]
    return found


def with_markers(markers: dict[int, Any], players: int = 3, edition: str = "second", **changes: Any) -> Game:
    """Seat 0 has just advanced and is to choose, with six guilders; the others have their markers there."""
    changes = {"row": ROW if players < 4 else [*ROW, "subsidy"]} | changes
    return scene(players, edition=edition, markers=markers, **changes)


def on_track(markers: dict[int, Any], players: int = 3, **places: int) -> Game:
    """First edition: tiles on these numbers of the track, seat 0 about to choose."""
    return scene(players, edition="first", markers=markers, spaces=places)


# ------------------------------------------------------------------ step 1


@rule("SY-ADV-1", "SY-ADV-6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_tile_of_the_player_goes_to_the_front(players: int) -> None:
    """Those ahead of it go one place back, those behind it stay; its marker is taken back, the wheel turns."""
    markers = {1: "exchange", 2: "canal"} | ({3: "commodity"} if players == 4 else {})
    game = with_markers(markers, players)
    n, to_drop = advances(game), game.view()["clock"]["steps_to_drop"]
    choose(game, "equipment")
    assert game.to_act == (1,)
    assert row(game)[:7] == ["exchange", "hire", "build", "canal", "crew", "commodity", "equipment"]
    assert "exchange" not in occupied(game)
    assert game.position()["markers"][:2] == [["equipment"], []]
    assert advances(game) == n + 1
    assert game.view()["clock"]["steps_to_drop"] == to_drop - 1


@rule("SY-ADV-1", "SY-ADV-3")
def test_the_moved_tile_lies_directly_ahead_of_the_lead_tile() -> None:
    places = {"build": 20, "crew": 19, "hire": 18, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    game = on_track({1: "hire", 2: "crew"}, **places)
    choose(game, "canal")
    assert spaces(game) == places | {"hire": 21}
    assert row(game)[:3] == ["hire", "build", "crew"]
    assert "hire" not in occupied(game)


@rule("SY-ADV-2")
@every_edition
def test_two_players_move_the_tile_of_two_turns_ago(edition: str) -> None:
    """The tile with two markers moves; one marker joins the one on the other tile, the last is used in step 2."""
    game = with_markers({0: ["exchange"], 1: ["build", "crew"]}, 2, edition)
    choose(game, "equipment")
    assert game.to_act == (1,)
    assert row(game)[0] == "build"
    counts = {tile["action"]: tile["markers"] for tile in game.view()["row"] if tile["markers"]}
    assert counts == {
        "exchange": [{"seat": 0, "count": 2}],
        "equipment": [{"seat": 0, "count": 1}],
        "crew": [{"seat": 1, "count": 2}],
    }
    chosen = []
    for _ in range(6):  # what is moved is always what was chosen two own turns ago
        chosen.append(next(action for action in sorted(actions(game))))
        choose(game, chosen[-1])
        if len(chosen) >= 4:
            assert row(game)[0] == chosen[-4]


@rule("SY-ADV-4")
def test_a_lead_tile_that_moves_goes_one_space_forward() -> None:
    game = scene(3, edition="first", turn={"number": 3}, markers={1: "hire", 2: "crew", 0: []})
    assert spaces(game)["hire"] == 0
    choose(game, "build")
    assert game.to_act == (1,)
    assert advances(game) == 1
    assert row(game)[0] == "hire"
    assert [spaces(game)[name] for name in row(game)] == [1, *range(-1, -7, -1)]


@rule("SY-ADV-5")
@pytest.mark.parametrize(
    ("tail", "after"),
    [
        ({"commodity": 9, "exchange": 8}, {"commodity": 10, "exchange": 9}),  # pushed on
        ({"commodity": 10, "exchange": 8}, {"commodity": 10, "exchange": 9}),  # a gap: only the last one moves
        ({"commodity": 10, "exchange": 9}, {"commodity": 10, "exchange": 9}),  # the space is free already
        ({"canal": 10, "commodity": 9, "exchange": 8}, {"canal": 11, "commodity": 10, "exchange": 9}),
    ],
)
def test_one_space_ahead_of_the_lead_tile_stays_free(tail: dict[str, int], after: dict[str, int]) -> None:
    """23 spaces: when the lead tile comes to 30, number 8 is the space directly ahead of it."""
    places = {"build": 29, "crew": 25, "hire": 20, "equipment": 16, "canal": 13} | tail
    game = on_track({1: "crew", 2: "hire"}, **places)
    choose(game, "equipment")
    assert spaces(game) == places | {"crew": 30} | after


@rule("SY-ADV-5")
def test_the_last_tile_itself_may_be_the_one_that_moves() -> None:
    places = {"build": 29, "crew": 25, "hire": 20, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    game = on_track({1: "exchange", 2: "hire"}, **places)
    choose(game, "equipment")
    assert spaces(game) == places | {"exchange": 30}


@rule("SY-ADV-5", "SY-R-10")
def test_with_24_spaces_there_is_one_more() -> None:
    places = {"build": 29, "crew": 25, "hire": 20, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    game = scene(3, edition="first", options={"loop_spaces": 24}, markers={1: "crew", 2: "hire"}, spaces=places)
    choose(game, "equipment")
    assert spaces(game) == places | {"crew": 30}
    game = scene(
        3,
        edition="first",
        options={"loop_spaces": 24},
        markers={1: "crew", 2: "hire"},
        spaces=places | {"exchange": 7},
    )
    choose(game, "equipment")
    assert spaces(game) == places | {"crew": 30, "exchange": 8}


@rule("SY-ADV-7")
def test_a_front_tile_stays_in_front_and_the_wheel_turns() -> None:
    game = scene(3, turn={"number": 3}, markers={1: "hire", 2: "crew", 0: []})
    order = row(game)
    choose(game, "build")
    assert row(game) == order
    assert row(game)[0] == "hire"
    assert advances(game) == 1
    assert game.view()["clock"]["steps_to_drop"] == 10


@rule("SY-ADV-8")
@pytest.mark.parametrize("loop", [23, 24])
def test_the_lead_tile_is_on_space_n(loop: int) -> None:
    for n in (5, loop - 1, loop, loop + 1, 2 * loop + 3):
        game = scene(3, edition="first", options={"loop_spaces": loop}, clock={"advances": n})
        assert game.view()["row"][0]["space"] == n % loop
        assert spaces(game)[row(game)[0]] == n


@rule("SY-ADV-8")
def test_automata_advance_too() -> None:
    game = scene(1)
    choose(game, "build")
    before = advances(game)
    choose(game, sorted(actions(game))[0])
    assert advances(game) == before + 3


def catch_up(a: dict[str, int], first: int) -> dict[str, int]:
    """Adds 1 to the tile on a number and to all tiles that follow it without a gap."""
    chain = []
    while (tile := next((name for name in a if a[name] == first + len(chain)), None)) is not None:
        chain.append(tile)
    return a | {tile: a[tile] + 1 for tile in chain}


@rule("SY-ADV-9", "SY-ADV-3", "SY-ADV-4", "SY-ADV-5", "SY-ADV-8")
@pytest.mark.parametrize(
    ("players", "loop"), [(2, 23), pytest.param(3, 24, marks=compiled), pytest.param(4, 23, marks=compiled)]
)
def test_the_track_is_that_of_the_reference_model(players: int, loop: int) -> None:
    """Whole games, played for the last tile in the first half and for any tile in the second."""
    game = scene(players, edition="first", options={"loop_spaces": loop}, turn={"number": 1})
    chooser, n = random.Random(players), 0
    a = {name: -place for place, name in enumerate(row(game))}
    waiting: dict[int, list[str]] = {seat: [] for seat in range(players)}
    while game.position()["turn"]["phase"] == "standard":
        mover = game.to_act[0]
        if len(waiting[mover]) == (2 if players == 2 else 1):
            n += 1
            a = catch_up(a | {waiting[mover].pop(0): n}, n + 1 - loop)
        assert spaces(game) == a
        assert row(game) == sorted(a, key=lambda name: -a[name])
        free = sorted(actions(game) & {"equipment", "crew", "commodity", "subsidy", "canal"} or actions(game))
        last = max(free, key=row(game).index)
        waiting[mover].append(last if n < loop else chooser.choice(free))
        choose(game, waiting[mover][-1])
    assert n == loop * players


# ------------------------------------------------------------------ step 2


@rule("SY-CHOICE-1")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tile_just_moved_may_not_be_chosen(edition: str, players: int) -> None:
    game = scene(players, edition=edition, turn={"number": 9}, me={"guilders": 30})
    assert refused(game, f"choose {row(game)[0]}") == "SY-CHOICE-1"


@rule("SY-CHOICE-2")
@every_edition
def test_a_tile_with_a_marker_may_not_be_chosen(edition: str) -> None:
    game = with_markers({1: "exchange", 2: "canal"}, 3, edition)
    assert refused(game, "choose exchange") == refused(game, "choose canal") == "SY-CHOICE-2"
    two = with_markers({0: ["exchange"], 1: ["build", "crew"]}, 2, edition)
    for action in ("exchange", "build", "crew"):  # the own marker of the last turn too
        assert refused(two, f"choose {action}") == "SY-CHOICE-2"


@rule("SY-CHOICE-3")
@every_edition
def test_an_action_that_cannot_be_performed_may_not_be_chosen(edition: str) -> None:
    poor = {"guilders": 0, "commodities": []}
    game = with_markers({1: "build", 2: "canal"}, 3, edition, me=poor)
    assert refused(game, "choose exchange") == "SY-CHOICE-3"
    assert actions(game) == {"crew", "commodity", "equipment"}
    assert "choose exchange" in with_markers({1: "build", 2: "canal"}, 3, edition, me={"guilders": 0}).moves()


@rule("SY-CHOICE-3")
@every_edition
def test_hiring_needs_the_fee(edition: str) -> None:
    """Only engineers and recruiters are in reach without a guilder, and each costs one; the income may pay for it."""
    piles = {3: ["crane-engineer", "sail-engineer", "captain-recruiter"]}
    changes = {"employee_piles": piles, "rondels": {"employee": 2}, "me": {"guilders": 0}, "edition": edition}
    order = ["build", "canal", "hire", "crew", "exchange", "commodity", "equipment"]
    game = with_markers({1: "exchange", 2: "crew"}, row=order, **changes)
    assert refused(game, "choose hire") == "SY-CHOICE-3"
    game = with_markers({1: "canal", 2: "crew"}, row=order, **changes)
    play(game, "choose hire", "hire 1 1")
    assert guilders(game) == 0


@rule("SY-CHOICE-4")
@every_edition
def test_the_marker_goes_on_the_chosen_tile(edition: str) -> None:
    game = with_markers({1: "exchange", 2: "canal"}, 3, edition)
    play(game, "choose crew")
    assert game.position()["markers"] == [["crew"], ["exchange"], ["canal"]]
    two = play(with_markers({0: ["exchange"], 1: ["build", "canal"]}, 2, edition), "choose crew")
    assert two.position()["markers"] == [["exchange", "crew"], ["build", "canal"]]


@rule("SY-CHOICE-5")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_tiles_there_are_to_choose_from(edition: str, players: int) -> None:
    rich = {owner: {"guilders": 200} for owner in range(players)}
    game = scene(players, edition=edition, turn={"number": 9}, seats=rich)
    chooser = random.Random(3)
    for _ in range(12):
        assert actions(game) == {*row(game)[1:]} - occupied(game)
        assert len(actions(game)) == (3 if players == 2 else 4)
        choose(game, chooser.choice(sorted(actions(game))))


@rule("SY-CHOICE-5")
def test_how_many_tiles_the_solo_player_has_to_choose_from() -> None:
    game = scene(1, turn={"number": 7}, me={"guilders": 200})
    for _ in range(6):
        assert len(actions(game)) == 4
        end_turn(game)


# ------------------------------------------------------------------ step 3


@rule("SY-INC-1")
@pytest.mark.parametrize(("action", "income"), [("build", 0), ("crew", 1), ("exchange", 1), ("equipment", 2)])
def test_a_guilder_for_every_occupied_tile_ahead(action: str, income: int) -> None:
    game = with_markers({1: "canal", 2: "commodity"}, me={"guilders": 0})
    assert gain(game, action) == income


@rule("SY-INC-1")
def test_income_with_four_players() -> None:
    game = with_markers({1: "build", 2: "canal", 3: "exchange"}, 4, me={"guilders": 0})
    assert [gain(game, action) for action in ("crew", "commodity", "equipment")] == [2, 3, 3]
    assert gain(game, "subsidy") == 3 + 2  # the action gives two at once


@rule("SY-INC-2", "SY-R-1")
@every_edition
def test_a_tile_counts_once_whoever_has_markers_there(edition: str) -> None:
    """Two players: the tile with two markers and the own tile of the last turn count one each."""
    game = with_markers({0: ["build"], 1: ["canal", "exchange"]}, 2, edition, me={"guilders": 0})
    assert [marker["count"] for tile in game.view()["row"] for marker in tile["markers"]] == [2, 2, 1]
    assert gain(game, "crew") == 2
    assert gain(game, "equipment") == 3


@rule("SY-INC-3")
@pytest.mark.parametrize(("gap", "bonus"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_the_gap_bonus(gap: int, bonus: int) -> None:
    """Nothing occupied behind: a guilder for every full three empty spaces up to the next tile ahead."""
    places = {"build": 30, "crew": 29, "hire": 28, "equipment": 27, "canal": 26, "commodity": 25}
    game = on_track({1: "crew", 2: "hire"}, **places, exchange=24 - gap)
    assert gain(game, "exchange") == 2 + bonus


@rule("SY-INC-3")
def test_the_gap_is_counted_to_the_next_tile_also_if_it_is_free() -> None:
    places = {"build": 30, "crew": 29, "hire": 28, "equipment": 21, "canal": 20, "commodity": 19, "exchange": 15}
    game = on_track({1: "crew", 2: "hire"}, **places)
    assert gain(game, "equipment") == 2 + 2  # six empty spaces to an occupied tile
    assert gain(game, "canal") == 2  # none to a free one
    assert gain(game, "exchange") == 2 + 1  # three to a free one


@rule("SY-INC-4")
def test_no_gap_bonus_with_an_occupied_tile_behind() -> None:
    places = {"build": 30, "crew": 29, "equipment": 21, "canal": 20, "commodity": 16, "hire": 13, "exchange": 10}
    game = on_track({1: "crew", 2: "hire"}, **places)
    assert gain(game, "equipment") == 1  # seven empty spaces, but hire is occupied behind
    assert gain(game, "commodity") == 1
    assert gain(game, "exchange") == 2 + 0  # nothing occupied behind, but only two empty spaces


@rule("SY-INC-3")
def test_the_second_edition_has_no_gap_bonus() -> None:
    game = with_markers({1: "build", 2: "canal"}, me={"guilders": 0})
    assert gain(game, "equipment") == 2


@rule("SY-INC-5")
def test_guilders_on_the_chosen_tile_are_taken() -> None:
    game = with_markers({1: "build", 2: "canal"}, me={"guilders": 0}, guilders_on_tiles={"crew": 2, "equipment": 1})
    assert gain(game, "crew") == 2 + 2
    assert gain(game, "equipment") == 2 + 1
    assert gain(game, "exchange") == 2
    play(game, "choose crew")
    assert game.position()["guilders_on_tiles"] == {"equipment": 1}


@rule("SY-INC-6")
@every_edition
def test_income_can_be_spent_in_the_same_turn(edition: str) -> None:
    """Nothing in hand, two guilders of income: the dearest rows can be bought."""
    game = with_markers({1: "build", 2: "canal"}, 3, edition, me={"guilders": 0})
    play(game, "choose commodity")
    assert guilders(game) == 2
    assert texts(game, "commodity") == [f"commodity {number}" for number in range(1, 6)]
    play(game, "commodity 5")
    assert guilders(game) == 0
