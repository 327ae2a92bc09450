"""Action: Rent a canal, and the canal system (rules page 3.12)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, canals, fit_out, guilders, scene, token

EDITIONS = ("first", "second")
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def column(game: Game) -> list[int | None]:
    """The displayed canal tiles from the cheapest row up."""
    found: list[int | None] = game.position()["canals"]["display"]
    return found


def offered_cells(game: Game) -> list[tuple[int, int]]:
    """The cells on which the new tile may be placed."""
    tiles = {tile["number"]: (tile["x"], tile["y"]) for tile in seat(game, 0)["canals"]}
    cells = []
    for move in game.moves():
        (x, y), (east, north) = tiles[move.fields["tile"]], STEPS[move.fields["side"]]
        cells.append((x + east, y + north))
    return cells


def neighbours_of(*cells: tuple[int, int]) -> set[tuple[int, int]]:
    """The free cells that share a side with some of these."""
    return {(x + east, y + north) for x, y in cells for east, north in STEPS.values()} - set(cells)


# ------------------------------------------------------------------ renting


@rule("SY-CANAL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exactly_one_tile_is_taken_for_the_price_of_its_row(edition: str) -> None:
    me = {"guilders": 5, "canals": ["0@(0,0)0"]}
    game = scene(edition=edition, decision="canal", me=me)
    tile = column(game)[4]
    play(game, "canal 5", "edge 0 north", "rotate 0")
    assert guilders(game) == 3
    assert canals(game) == {"0@(0,0)0", f"{tile}@(0,1)0"}
    assert game.to_act == (1,)


@rule("SY-CANAL-1")
def test_a_place_without_a_tile_is_refused() -> None:
    tiles: dict[str, Any] = {"display": [3, 4, None, None, None], "stack": [], "discards": []}
    rest = [tile for tile in range(24) if tile not in (3, 4)]
    cells = [f"{tile}@({i % 6},{i // 6})0" for i, tile in enumerate(rest)]
    game = scene(decision="canal", canals=tiles, me={"guilders": 9}, you={"canals": cells})
    assert texts(game) == ["canal 1", "canal 2"]
    assert refused(game, "canal 3") == "SY-CANAL-1"


@rule("SY-CANAL-2", "SY-R-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_tile_founds_the_system_on_the_origin_unturned(edition: str) -> None:
    game = scene(edition=edition, decision="canal", canals={"display": {1: 9}}, me={"guilders": 1})
    play(game, "canal 2")
    assert canals(game) == {"9@(0,0)0"}
    assert asked(game) == ("token" if edition == "first" else "choose")  # neither cell nor rotation is asked


@rule("SY-CANAL-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "cells", [[(0, 0)], [(0, 0), (1, 0)], [(0, 0), (1, 0), (1, 1)], [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1)]]
)
def test_further_tiles_share_a_side_with_the_system(edition: str, cells: list[tuple[int, int]]) -> None:
    system = [f"{tile}@({x},{y})0" for tile, (x, y) in zip((0, 2, 4, 6, 8, 10), cells, strict=False)]
    game = play(scene(edition=edition, decision="canal", me={"canals": system}), "canal 1")
    offered = offered_cells(game)
    assert set(offered) == neighbours_of(*cells)
    assert len(offered) == len(set(offered))  # every cell once


@rule("SY-CANAL-3")
def test_taken_cells_and_tiles_of_others_do_not_count() -> None:
    me, you = {"canals": ["0@(0,0)0", "2@(1,0)0"]}, {"canals": ["4@(0,0)0", "6@(0,1)0"]}
    game = play(scene(decision="canal", me=me, you=you), "canal 1")
    assert refused(game, "edge 0 east") == "SY-CANAL-3"
    assert refused(game, "edge 2 north") == "SY-CANAL-3"
    assert set(offered_cells(game)) == neighbours_of((0, 0), (1, 0))


@rule("SY-CANAL-3", "SY-R-27")
@pytest.mark.parametrize("tile", [0, 12, 15, 18])
@pytest.mark.parametrize("side", list(STEPS))
def test_any_of_four_rotations_fits_everywhere(tile: int, side: str) -> None:
    game = scene(decision="canal", canals={"display": {0: tile}}, me={"guilders": 1, "canals": ["7@(0,0)1"]})
    play(game, "canal 1")
    play(game, f"edge 0 {side}")
    assert texts(game) == ["rotate 0", "rotate 1", "rotate 2", "rotate 3"]
    x, y = STEPS[side]
    for rotation in range(4):
        turned = play(game.copy(), f"rotate {rotation}")
        assert canals(turned) == {"7@(0,0)1", f"{tile}@({x},{y}){rotation}"}


@rule("SY-CANAL-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_placed_tiles_and_the_token_stay(edition: str) -> None:
    system = ["0@(0,0)3", "2@(1,0)1"]
    here = {"x": 1, "y": 0, "space": "N", "stern": "NW"}
    game = scene(edition=edition, decision="canal", me={"guilders": 1, "canals": system, "token": here})
    before = token(game)
    play(game, "canal 1", "edge 1 north", "rotate 2")
    assert canals(game) > set(system)
    assert len(canals(game)) == 3
    assert token(game) == before == (1, 0, "N", "NW")


# ------------------------------------------------------------------ the ship token


@rule("SY-CANAL-5", "SY-R-14")
@pytest.mark.parametrize(("side", "space"), [("north", "N"), ("east", "E"), ("south", "S"), ("west", "W")])
def test_first_edition_the_token_comes_with_the_first_tile(side: str, space: str) -> None:
    game = play(scene(edition="first", decision="canal"), "canal 1")
    assert token(game) is None
    assert texts(game) == ["edge 0 north", "edge 0 east", "edge 0 south", "edge 0 west"]
    assert token(play(game, f"edge 0 {side}")) == (0, 0, space, "out")


@rule("SY-CANAL-5")
def test_first_edition_later_tiles_bring_no_token() -> None:
    here = {"x": 0, "y": 0, "space": "W"}
    game = scene(edition="first", decision="canal", me={"canals": ["0@(0,0)0"], "token": here})
    play(game, "canal 1", "edge 0 west", "rotate 0")
    assert token(game) == (0, 0, "W", "out")
    assert asked(game) != "token"


def first_launch(system: list[str]) -> Game:
    """Second edition: a ship without pieces, with speed 1, on its first cruise, about to be given a start."""
    me = {"guilders": 0, "yard": [0, 70, 47], "pieces": {"captain": 1}, "canals": system}
    return fit_out(play(scene(decision="launch", me=me), "sail 1"))


@rule("SY-CANAL-6", "SY-R-14")
def test_second_edition_the_token_comes_with_the_first_cruise() -> None:
    game = play(scene(decision="canal"), "canal 1")
    assert token(game) is None
    game = first_launch(["0@(0,0)0"])
    assert texts(game) == ["edge 0 north", "edge 0 east", "edge 0 south", "edge 0 west"]


@rule("SY-CANAL-6", "SY-R-14")
def test_second_edition_any_outer_edge_space_of_the_whole_system() -> None:
    game = first_launch(["0@(0,0)0", "18@(1,0)0", "20@(1,1)0"])
    sides = {(move.fields["tile"], move.fields["side"]) for move in game.moves()}
    inner = {(0, "east"), (1, "west"), (1, "north"), (2, "south")}
    assert sides == {(tile, side) for tile in range(3) for side in STEPS} - inner
    assert refused(game, "edge 0 east") == "SY-CANAL-6"
    play(game, "edge 2 west")
    assert token(game) == (1, 1, "C", "W")  # one step from the west, whose stern was out


@rule("SY-CANAL-6")
def test_second_edition_the_token_is_put_down_stern_out() -> None:
    me: dict[str, Any] = {"guilders": 0, "canals": ["18@(0,0)0", "20@(0,1)0"]}
    ship = {"tiles": [0, 70, 47], "speed": 2}
    game = play(scene(decision="start", launching=ship, me=me), "edge 0 south")
    assert token(game) == (0, 0, "C", "S")  # the only step from there was inwards, never across the side
    assert texts(game) == ["step N", "step E", "step W"]


# ------------------------------------------------------------------ the column


@rule("SY-CANAL-7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", [1, 3, 5])
def test_the_column_slides_down_and_is_filled(edition: str, row: int) -> None:
    game = scene(edition=edition, decision="canal", me={"guilders": 2})
    before, stack = column(game), game.position()["canals"]["stack"]
    play(game, f"canal {row}")
    if edition == "first":
        play(game, "edge 0 north")
    assert column(game) == [*before[: row - 1], *before[row:], stack[0]]
    assert game.position()["canals"]["stack"] == stack[1:]


@rule("SY-CANAL-8", "SY-R-26")
def test_an_empty_stack_is_renewed_from_used_and_discarded_tiles() -> None:
    me, you = {"guilders": 2, "used_canals": 2}, {"used_canals": 3, "canals": ["0@(0,0)0"]}
    game = scene(decision="canal", canals={"stack": 0}, me=me, you=you)
    before, discards = column(game), game.position()["canals"]["discards"]
    assert len(discards) == 18
    play(game, "canal 1")
    after = game.position()["canals"]
    assert after["discards"] == []
    assert after["display"][:4] == before[1:]
    assert sorted([after["display"][4], *after["stack"]]) == sorted(discards)
    assert (seat(game, 0)["used_canals"], seat(game, 1)["used_canals"]) == (2, 3)


@rule("SY-CANAL-8")
def test_the_new_stack_is_shuffled() -> None:
    stacks = set()
    for key in range(2):
        game = scene(decision="canal", canals={"stack": 0}, luck={"key": key}, me={"guilders": 2})
        stacks.add(tuple(play(game, "canal 1").position()["canals"]["stack"]))
    assert len(stacks) == 2


@rule("SY-R-26")
def test_a_stack_is_not_renewed_before_a_tile_is_needed() -> None:
    game = scene(decision="canal", canals={"stack": [5], "discards": [7, 8]}, me={"guilders": 2})
    stack = game.position()["canals"]["stack"]
    discards = game.position()["canals"]["discards"]
    play(game, "canal 1")
    assert game.position()["canals"]["stack"] == stack[1:]
    assert game.position()["canals"]["discards"] == discards


@rule("SY-R-26")
def test_with_nothing_to_shuffle_the_column_stays_short() -> None:
    tiles: dict[str, Any] = {"display": [3, 4, 5, 6, 7], "stack": [], "discards": []}
    rest = [tile for tile in range(24) if tile not in (3, 4, 5, 6, 7)]
    cells = [f"{tile}@({i % 6},{i // 6})0" for i, tile in enumerate(rest)]
    game = scene(decision="canal", canals=tiles, me={"guilders": 2}, you={"canals": cells})
    play(game, "canal 2")
    assert column(game) == [3, 5, 6, 7, None]
