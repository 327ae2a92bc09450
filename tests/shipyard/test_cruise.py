"""The cruise and the officials (rules page 3.18 and 3.19): stories, and random systems against the page's search."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

from fairlead import Game
from fairlead.games.shipyard.box import box_memory, components
from fairlead.games.shipyard.cruise import longest_cruise, longest_route, refuse_step, take_step
from fairlead.games.shipyard.state import LEGS, ORIGIN
from fairlead.kernel.compiler import plain
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, canals, scene, token

TABLE = components()
TILES = TABLE["canal_tiles"]["tiles"]
SPACES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW", "C"]
SHAPES = ("horseshoe", "serpent_right", "serpent_left", "cross")

# A ship for every official: 3 lanterns, 2 lifeboats, 1 life ring, 1 soldier and 2 cannons, 3 businessmen and 2 cranes.
SHIP = [20, 72, 78, 60, 85, 63, 103, 58, 39]
PIECES = {"soldier": 1, "cannon": 2, "businessman": 3, "crane": 2}
COUNTS = {"war": 3, "trade": 5, "lantern": 3, "boat": 2, "ring": 1}


def under_way(
    system: list[str], at: dict[str, Any], speed: int, tiles: list[int] | None = None, **changes: Any
) -> Game:
    """Seat 0 sails a ship of a speed through a canal system; steps without a choice happen by themselves."""
    ship = {"tiles": tiles or SHIP, "pieces": {} if tiles else PIECES, "speed": speed}
    me = {"guilders": 0, "canals": system, "token": {"x": 0, "y": 0} | at} | changes.pop("me", {})
    return scene(decision="cruise", launching=ship, me=me, **changes)


def cruise_points(game: Game) -> int:
    """The points of the last cruise."""
    assert game.position()["launching"] is None
    return int(game.position()["fleet"][-1]["cruise"])


# ------------------------------------------------------------------ canals


@rule("SY-CRUISE-1")
@pytest.mark.parametrize("shape", SHAPES)
def test_all_shapes_have_four_edge_spaces_are_connected_and_have_no_loop(shape: str) -> None:
    links = TABLE["canal_shapes"][shape]
    spaces = {space for link in links for space in link}
    assert {0, 2, 4, 6} <= spaces <= set(range(9))
    assert len(links) == len(spaces) - 1  # with connection: no loop
    reached = {0}
    for _ in spaces:
        reached |= {space for link in links if reached & set(link) for space in link}
    assert reached == spaces


@rule("SY-CRUISE-1", "SY-CRUISE-2")
def test_the_ways_on_all_tiles_in_all_rotations() -> None:
    neighbours = box_memory()[0]["neighbours"]
    for tile in range(24):
        for rotation in range(4):
            for space in range(9):
                mask = int(neighbours[tile, rotation, space])
                assert {there for there in range(9) if mask >> there & 1} == local_neighbours(tile, rotation, space)


@rule("SY-CRUISE-2")
def test_officials_turn_with_the_tile() -> None:
    """One tile with four different officials: a ship enters each of its sides in all rotations."""
    officials = ["lantern", "ring", "riband", "boat"]
    assert TILES[12]["officials"] == officials
    for rotation in range(4):
        for side, space in enumerate(["N", "E", "S", "W"]):
            official = officials[(side - rotation) % 4]
            assert entered(12, rotation, space) == {"lantern": 3, "ring": 1, "boat": 2, "riband": 1}[official]


def entered(tile: int, rotation: int, space: str) -> int:
    """Points for a cruise of one step to an edge space."""
    number = SPACES.index(space)
    before = next(there for there in local_neighbours(tile, rotation, number))
    behind = next(there for there in local_neighbours(tile, rotation, before) if there != number)
    game = under_way([f"{tile}@(0,0){rotation}"], {"space": SPACES[before], "stern": SPACES[behind]}, 1)
    return cruise_points(play(game, f"step {space}") if asked(game) == "cruise" else game)


@rule("SY-CRUISE-3")
@pytest.mark.parametrize(
    ("cell", "space", "facing"), [("(0,1)", "N", "S"), ("(1,0)", "E", "W"), ("(0,-1)", "S", "N"), ("(-1,0)", "W", "E")]
)
def test_cells_that_share_a_side_are_joined_by_facing_edge_spaces(cell: str, space: str, facing: str) -> None:
    x, y = (int(number) for number in cell.strip("()").split(","))
    game = under_way(["18@(0,0)0", f"19@{cell}0"], {"space": space, "stern": "C"}, 1)
    assert token(game) == (x, y, facing, "out")


# ------------------------------------------------------------------ steps


@rule("SY-CRUISE-4", "SY-CRUISE-6")
def test_the_stern_follows_the_token() -> None:
    system = ["18@(0,0)0", "19@(1,0)0"]
    assert token(under_way(system, {"space": "W"}, 1)) == (0, 0, "C", "W")  # an inner step: the space just left
    assert token(under_way(system, {"space": "E", "stern": "C"}, 1)) == (1, 0, "W", "out")  # a crossing: out
    assert token(under_way(system, {"space": "E", "stern": "C"}, 2)) == (1, 0, "C", "W")


@rule("SY-CRUISE-5", "SY-CRUISE-7")
def test_a_step_goes_to_any_neighbour_but_never_to_where_the_stern_points() -> None:
    game = under_way(["18@(0,0)0"], {"space": "C", "stern": "S"}, 1)
    assert texts(game) == ["step N", "step E", "step W"]
    assert refused(game, "step S") == "SY-CRUISE-5"
    assert refused(game, "step NE") == "SY-CRUISE-5"  # a crossing has no such space
    assert refused(game, "cross") == "SY-CRUISE-5"


@rule("SY-CRUISE-5")
def test_a_crossing_needs_a_stern_that_is_not_out() -> None:
    """A horseshoe: at its south two ways go on, and one across."""
    system = ["0@(0,0)0", "18@(0,-1)0"]
    game = under_way(system, {"space": "S", "stern": "SE"}, 1)
    assert texts(game) == ["step SW", "cross"]
    game = under_way(system, {"space": "S", "stern": "out"}, 1)
    assert texts(game) == ["step SE", "step SW"]
    assert refused(game, "cross") == "SY-CRUISE-5"


@rule("SY-CRUISE-5")
def test_a_crossing_needs_a_tile_in_the_next_cell() -> None:
    game = under_way(["0@(0,0)0"], {"space": "E", "stern": "out"}, 1)
    assert texts(game) == ["step NE", "step SE"]
    game = under_way(["0@(0,0)0", "1@(0,1)0"], {"space": "E", "stern": "NE"}, 1)
    assert token(game) == (0, 0, "SE", "E")  # the only way


@rule("SY-CRUISE-7")
def test_at_a_junction_the_owner_chooses_freely() -> None:
    system = ["18@(0,0)0", "19@(0,1)0", "20@(1,0)0", "21@(0,-1)0"]
    game = under_way(system, {"space": "W"}, 3)
    assert texts(game) == ["step N", "step E", "step S"]
    ends = {token(play(game.copy(), move.text)) for move in game.moves()}
    assert ends == {(0, 1, "S", "out"), (1, 0, "W", "out"), (0, -1, "N", "out")}


@rule("SY-CRUISE-8")
def test_exactly_as_many_steps_as_the_speed_and_none_that_cannot_be_completed() -> None:
    system = ["18@(0,0)0", "19@(0,1)0", "20@(1,0)0"]
    game = under_way(system, {"space": "W"}, 3)
    assert texts(game) == ["step N", "step E"]
    assert refused(game, "step S") == "SY-CRUISE-8"
    play(game, "step N")
    assert token(game) == (0, 1, "S", "out")
    assert cruise_points(game) == COUNTS["lantern"] + COUNTS["lantern"]  # two steps to N, then across


@rule("SY-CRUISE-9", "SY-BLUE-8")
def test_a_tile_that_is_left_is_removed_and_used() -> None:
    game = under_way(["18@(0,0)0", "19@(1,0)0"], {"space": "E", "stern": "C"}, 1, me={"used_canals": 4})
    assert canals(game) == {"19@(1,0)0"}
    assert seat(game, 0)["used_canals"] == 5
    assert 18 in game.position()["canals"]["discards"]


@rule("SY-CRUISE-9")
def test_a_tile_is_removed_at_once_with_the_crossing() -> None:
    game = under_way(["18@(0,0)0", "19@(1,0)0"], {"space": "E", "stern": "C"}, 3)
    assert asked(game) == "cruise"
    assert canals(game) == {"19@(1,0)0"}
    assert seat(game, 0)["used_canals"] == 1


@rule("SY-CRUISE-10", "SY-R-9")
def test_what_is_cut_off_is_discarded_and_not_used() -> None:
    system = ["18@(0,0)0", "19@(1,0)0", "20@(-1,0)0", "21@(-1,1)0", "22@(1,1)0"]
    game = under_way(system, {"space": "E", "stern": "C"}, 1)
    assert canals(game) == {"19@(1,0)0", "22@(1,1)0"}
    assert seat(game, 0)["used_canals"] == 1
    assert {18, 20, 21} <= set(game.position()["canals"]["discards"])


@rule("SY-CRUISE-10", "SY-R-9")
def test_tiles_connected_round_about_stay() -> None:
    ring = ["18@(0,0)0", "19@(1,0)0", "20@(1,1)0", "21@(0,1)0"]
    game = under_way(ring, {"space": "E", "stern": "C"}, 1)
    assert canals(game) == set(ring) - {"18@(0,0)0"}


@rule("SY-R-9")
def test_within_a_tile_nothing_is_removed_even_if_the_stern_bars_the_way() -> None:
    system = ["18@(0,0)0", "19@(-1,0)0"]
    game = under_way(system, {"space": "C", "stern": "W"}, 1)
    play(game, "step N")
    assert canals(game) == set(system)


@rule("SY-R-9")
def test_the_length_of_a_route_never_uses_a_tile_twice() -> None:
    """Four crossings in a square: 2 + 1 + 2 + 1 + 2 + 1 + 2 steps; then the first tile is gone."""
    ring = ["18@(0,0)0", "19@(1,0)0", "20@(1,1)0", "21@(0,1)0"]
    me = {"guilders": 0, "yard": [0, 80, 81, 82, 83, 84, 92, 50], "canals": ring, "pieces": {"captain": 1, "sail": 13}}
    game = scene(decision="launch", me=me | {"token": {"x": 0, "y": 0, "space": "W"}, "employees": ["sail-builder"]})
    play(game, "sail 1")
    assert len(texts(game, "fit")) - 1 == 10  # speed 11


@rule("SY-CRUISE-11")
def test_the_next_cruise_begins_where_the_last_one_ended() -> None:
    me = {"yard": [0, 70, 47, None, 17, 71, 45], "pieces": {"captain": 2}, "canals": ["18@(0,0)0"], "guilders": 0}
    game = play(scene(decision="launch", me=me), "sail 1", "edge 0 west")
    assert token(game) == (0, 0, "C", "W")
    play(game, "sail 5")
    assert token(game) == (0, 0, "C", "W")
    assert texts(game) == ["step N", "step E", "step S"]


@rule("SY-CRUISE-12")
def test_a_tile_behind_the_stern_does_not_open_the_way_back() -> None:
    me = {"guilders": 1, "canals": ["18@(0,0)0"], "token": {"x": 0, "y": 0, "space": "W"}}
    game = scene(decision="canal", canals={"display": {0: 19}}, me=me)
    play(game, "canal 1", "edge 0 west", "rotate 0")
    assert canals(game) == {"18@(0,0)0", "19@(-1,0)0"}
    sailing = game.edit({"turn": {"seat": 0}, "decision": "cruise", "launching": {"tiles": [0, 70, 47], "speed": 1}})
    assert token(sailing) == (0, 0, "C", "W")  # the only step


# ------------------------------------------------------------------ officials


@rule("SY-OFF-1")
def test_an_official_counts_every_time_but_not_where_the_cruise_begins() -> None:
    """Begins on a lantern; a ring at the east side, another behind it."""
    game = under_way(["18@(0,0)0", "19@(1,0)0"], {"space": "W"}, 3)
    assert cruise_points(game) == 2 * COUNTS["ring"]


@rule("SY-OFF-1")
def test_inner_spaces_have_no_officials() -> None:
    assert cruise_points(under_way(["18@(0,0)0"], {"space": "W"}, 1)) == 0


@rule("SY-OFF-2", "SY-OFF-3", "SY-OFF-4", "SY-OFF-5", "SY-OFF-6")
@pytest.mark.parametrize("tile", range(18, 24))
def test_the_points_of_each_official(tile: int) -> None:
    for side, space in enumerate(["N", "E", "S"]):
        official = TILES[tile]["officials"][side]
        game = play(under_way([f"{tile}@(0,0)0"], {"space": "W"}, 2), f"step {space}")
        assert cruise_points(game) == (2 if official == "riband" else COUNTS[official])


@rule("SY-OFF-2", "SY-OFF-3", "SY-OFF-4", "SY-OFF-5", "SY-OFF-6")
def test_a_bare_ship_gets_nothing_from_officials() -> None:
    bare = [0, 80, 51]
    for tile in (18, 19, 20, 21, 23):
        for space in ("N", "E", "S"):
            game = play(under_way([f"{tile}@(0,0)0"], {"space": "W"}, 2, bare), f"step {space}")
            assert cruise_points(game) == (2 if TILES[tile]["officials"]["NES".index(space)] == "riband" else 0)


@rule("SY-OFF-7")
@pytest.mark.parametrize(("speed", "expected"), [(1, 0), (2, 2), (3, 2), (4, 2), (5, 5)])
def test_only_the_last_blue_riband_counts_and_gives_the_steps_so_far(speed: int, expected: int) -> None:
    """North over two crossings: ribands on the first and on the third edge space that are entered."""
    game = under_way(["22@(0,0)0", "20@(0,1)3"], {"space": "S"}, speed, [0, 80, 51])
    while asked(game) == "cruise":
        game.play("step N" if "step N" in texts(game) else "cross")
    assert cruise_points(game) == expected


# ------------------------------------------------------------------ the search of the rules page


def local_neighbours(tile: int, rotation: int, space: int) -> set[int]:
    """Neighbouring spaces on a tile (SY-CRUISE-1, SY-CRUISE-2)."""
    links = TABLE["canal_shapes"][TILES[tile]["shape"]]
    turned = [[there if there == 8 else (there + 2 * rotation) % 8 for there in link] for link in links]
    return {there for link in turned if space in link for there in link} - {space}


OUT = 9
DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
Cell = tuple[int, int]
System = dict[Cell, tuple[int, int]]  # tile and rotation by cell


class Voyage(NamedTuple):
    """A state of section 3.19: the cells that are left, the token's cell and space, its stern."""

    cells: frozenset[Cell]
    cell: Cell
    space: int
    stern: int


def component(cells: frozenset[Cell], cell: Cell) -> frozenset[Cell]:
    """The cells connected with one by shared sides."""
    found = {cell}
    while True:
        more = {(x + east, y + north) for x, y in found for east, north in DIRECTIONS} & cells
        if more <= found:
            return frozenset(found)
        found |= more


def steps(system: System, here: Voyage) -> list[Voyage]:
    """`steps` of the rules page."""
    cells, cell, space, stern = here
    found = [Voyage(cells, cell, there, space) for there in local_neighbours(*system[cell], space) if there != stern]
    if space in (0, 2, 4, 6) and stern != OUT:
        east, north = DIRECTIONS[space // 2]
        onto = (cell[0] + east, cell[1] + north)
        if onto in cells:
            found.append(Voyage(component(cells - {cell}, onto), onto, (space + 4) % 8, OUT))
    return found


def far(system: System, here: Voyage, speed: int) -> int:
    """`far` of the rules page: the longest route, at most so many steps."""
    longest = 0
    for there in steps(system, here) if speed else []:
        longest = max(longest, 1 + far(system, there, speed - 1))
        if longest == speed:
            break
    return longest


def random_system(chooser: random.Random) -> System:
    """A connected system of one to eight tiles."""
    tiles = chooser.sample(range(24), chooser.randint(1, 8))
    cells: list[Cell] = [(0, 0)]
    while len(cells) < len(tiles):
        (x, y), (east, north) = chooser.choice(cells), chooser.choice(DIRECTIONS)
        if (x + east, y + north) not in cells:
            cells.append((x + east, y + north))
    return {cell: (tile, chooser.randrange(4)) for cell, tile in zip(cells, tiles, strict=True)}


def random_voyage(system: System, chooser: random.Random) -> Voyage:
    """A token anywhere in a system, its stern on a neighbouring space or out."""
    cell = chooser.choice(list(system))
    space = chooser.choice([space for space in range(9) if local_neighbours(*system[cell], space)])
    sterns = [*local_neighbours(*system[cell], space)] + ([OUT] if space in (0, 2, 4, 6) else [])
    return Voyage(frozenset(system), cell, space, chooser.choice(sterns))


def stage(system: System, here: Voyage | None) -> Any:
    """A game of nothing but a canal system with a token, for the kernels of the cruise."""
    numbers = {cell: number for number, cell in enumerate(system)}
    tile, turn, cells = (np.full((1, 24), value) for value in (-1, 0, -1))
    for cell, number in numbers.items():
        tile[0, number], turn[0, number] = system[cell]
        cells[0, number] = ORIGIN + cell[0] + 64 * cell[1]
    return SimpleNamespace(
        canal_tile=tile,
        canal_turn=turn,
        canal_cell=cells,
        canal_discard=0,
        used_canals=[0],
        steps_made=0,
        route=np.zeros((LEGS, 5), int),
        token_tile=[numbers[here.cell] if here else -1],
        token_space=[here.space if here else 0],
        token_stern=[here.stern if here else OUT],
    )


BOX = SimpleNamespace(**{name: box_memory()[0][name].astype(int) for name in ("neighbours", "way", "toward")})


def token_of(game: Any, system: System) -> Voyage:
    """Where the token of a stage is, with the cells that are left."""
    cells = list(system)
    left = frozenset(cells[number] for number in range(len(cells)) if game.canal_tile[0, number] >= 0)
    return Voyage(left, cells[game.token_tile[0]], int(game.token_space[0]), int(game.token_stern[0]))


@rule("SY-QUAL-2", "SY-CRUISE-5", "SY-CRUISE-8", "SY-R-9")
@pytest.mark.parametrize("seed", range(8))
def test_the_longest_route_of_random_systems(seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(12):
        system = random_system(chooser)
        here, limit = random_voyage(system, chooser), chooser.choice([1, 3, 7, 12, 31])
        game = stage(system, here)
        number, space, stern = game.token_tile[0], game.token_space[0], game.token_stern[0]
        longest = plain(longest_route)(BOX, game, 0, number, space, stern, -1, limit)
        assert longest == far(system, here, limit)
        assert longest == plain(longest_cruise)(BOX, game, 0, limit)
        assert not game.route.any()


@rule("SY-CANAL-6", "SY-QUAL-2")
@pytest.mark.parametrize("seed", range(4))
def test_the_longest_cruise_from_any_start(seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(5):
        system, limit = random_system(chooser), chooser.choice([2, 6, 11])
        starts = [
            Voyage(frozenset(system), (x, y), 2 * side, OUT)
            for x, y in system
            for side, (east, north) in enumerate(DIRECTIONS)
            if (x + east, y + north) not in system
        ]
        expected = max(far(system, start, limit) for start in starts)
        assert plain(longest_cruise)(BOX, stage(system, None), 0, limit) == expected


@rule("SY-CRUISE-5", "SY-CRUISE-6", "SY-CRUISE-8", "SY-CRUISE-9", "SY-CRUISE-10", "SY-CRUISE-13", "SY-R-8")
@pytest.mark.parametrize("seed", range(8))
def test_steps_of_random_cruises(seed: int) -> None:
    """At every step exactly those of the page are allowed, they lead where it says, and no space is entered twice."""
    chooser = random.Random(seed)
    for _ in range(8):
        system = random_system(chooser)
        here = random_voyage(system, chooser)
        game, left, crossings = stage(system, here), far(system, here, 9), 0
        entered_spaces = {(here.cell, here.space)}
        while left:
            wanted = [there for there in steps(system, here) if far(system, there, left - 1) == left - 1]
            names = {9 if there.cell != here.cell else there.space: there for there in wanted}
            assert {step for step in range(10) if plain(refuse_step)(BOX, game, 0, step, left) == 0} == set(names)
            step = chooser.choice(sorted(names))
            plain(take_step)(game, 0, step)
            crossings += step == 9
            here, left = names[step], left - 1
            assert token_of(game, system) == here
            assert (here.cell, here.space) not in entered_spaces
            entered_spaces.add((here.cell, here.space))
        assert game.used_canals[0] == crossings


@rule("SY-CRUISE-13", "SY-R-8")
def test_the_possible_speeds_are_all_up_to_the_longest_route() -> None:
    chooser = random.Random(5)
    for _ in range(15):
        system = random_system(chooser)
        here = random_voyage(system, chooser)
        longest = far(system, here, 15)
        assert [far(system, here, speed) for speed in range(longest + 1)] == list(range(longest + 1))
