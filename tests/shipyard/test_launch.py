"""Step 5: launching, fitting out, speed, requirements and points of a ship (rules page 3.16 to 3.18)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, end_turn, fit_out, pieces, points, room_on, scene, yard

EDITIONS = ("first", "second")
# Six canals in a row, long enough for every ship here.
LONG = [f"{tile}@({tile},0)0" for tile in range(6)]
PLENTY = dict.fromkeys(["businessman", "soldier", "drive", "smokestack", "sail", "crane", "cannon"], 9)
CREW = ("officer", "businessman", "soldier")


def ready(tiles: list[int | None] | str, *, captains: int = 9, edition: str = "second", **me: Any) -> Game:
    """Seat 0 at step 5 with this yard, plenty of pieces and long canals, unless it says otherwise."""
    things = {"guilders": 0, "yard": tiles, "canals": LONG, "pieces": PLENTY} | me
    things["pieces"] = {"captain": captains} | things["pieces"]
    return scene(edition=edition, decision="launch", me=things)


def sailed(game: Game, **wanted: int) -> Game:
    """Fits out the ship that was launched, and sails anywhere."""
    fit_out(game, **wanted)
    while game.position()["launching"]:
        game.play(game.moves()[0])
    return game


def last_ship(game: Game) -> dict[str, Any]:
    """The ship launched last."""
    found: dict[str, Any] = game.position()["fleet"][-1]
    return found


# ------------------------------------------------------------------ launching


@rule("SY-LAUNCH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ship_that_is_complete_after_step_4_leaves_the_yard(edition: str) -> None:
    game = play(ready("BMSBMSBMS", edition=edition), "dismantle 4")
    assert texts(game) == ["sail 1", "sail 7", "dismantle 1", "dismantle 7"]
    play(game, "dismantle 7", "dismantle 1")
    assert yard(game) == "........."
    assert game.to_act == (1,)


@rule("SY-LAUNCH-1")
def test_there_must_be_a_completed_ship() -> None:
    game = ready("BMS.BM...")
    assert refused(game, "sail 5") == refused(game, "dismantle 5") == "SY-LAUNCH-1"


@rule("SY-LAUNCH-2")
def test_the_player_chooses_the_order_and_each_sails_before_the_next() -> None:
    game = ready("BMS.BMMS.")
    assert texts(game) == ["sail 1", "sail 5", "dismantle 1", "dismantle 5"]
    sailed(play(game, "sail 5"))
    assert yard(game) == "BMS......"
    assert len(game.position()["fleet"]) == 1
    assert points(game)["crew"] == 1
    assert asked(game) == "launch"
    sailed(play(game, "sail 1"))
    assert [len(ship["tiles"]) for ship in game.position()["fleet"]] == [4, 3]
    assert points(game)["crew"] == 2


@rule("SY-LAUNCH-3")
def test_ships_that_are_not_complete_stay() -> None:
    game = play(ready("BMSBM.S.."), "dismantle 1")
    assert yard(game) == "...BM.S.."
    assert game.to_act == (1,)


@rule("SY-LAUNCH-3")
def test_without_a_completed_ship_the_step_is_skipped() -> None:
    game = ready("BM.......")
    assert asked(game) == "choose"
    assert game.to_act == (1,)
    assert pieces(game)["captain"] == 9


@rule("SY-LAUNCH-4")
def test_the_slots_of_a_launched_ship_become_empty() -> None:
    game = play(ready("B.BMMS..S"), "sail 3")
    assert yard(game) == "B.......S"


# ------------------------------------------------------------------ fitting out


@rule("SY-FIT-1")
def test_pieces_come_from_the_own_yard_only() -> None:
    stock = {"sail": 1}
    game = play(ready([0, 80, 81, 50], pieces=stock, captains=1), "sail 1")
    assert texts(game) == ["fit 0", "fit 1"]  # six mast mounts, but one sail
    assert refused(game, "fit 2") == "SY-FIT-1"
    play(game, "fit 1")
    assert pieces(game) == {}


@rule("SY-FIT-1")
def test_pieces_are_added_at_the_launch_only() -> None:
    game = sailed(play(ready([0, 80, 81, 50]), "sail 1"))
    assert last_ship(game)["pieces"] == {}
    end_turn(game, 6)
    assert last_ship(game)["pieces"] == {}


@rule("SY-FIT-2")
def test_pieces_stay_on_their_ship() -> None:
    game = sailed(play(ready([0, 80, 63, 50], guilders=0), "sail 1"), sail=3, crane=1, cannon=1)
    before = last_ship(game)
    assert before["pieces"] == {"sail": 3, "crane": 1, "cannon": 1}
    assert pieces(game) == PLENTY | {"captain": 8, "sail": 6, "crane": 8, "cannon": 8}
    end_turn(game, 6)
    assert game.position()["fleet"][0] == before


@rule("SY-FIT-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ship_takes_one_captain_who_needs_no_cabin(edition: str) -> None:
    game = play(ready([0, 80, 50], captains=3, edition=edition), "sail 1")
    assert pieces(game)["captain"] == 2
    assert room_on(game, "officer") == 0


@rule("SY-FIT-4")
def test_further_captains_are_officers_with_a_cabin_each() -> None:
    game = play(ready([6, 85, 41], captains=9), "sail 1")
    assert room_on(game, "officer") == 4
    sailed(play(game, "fit 3"))
    assert last_ship(game)["pieces"]["officer"] == 3
    assert pieces(game)["captain"] == 5
    assert points(game)["crew"] == 4
    assert room_on(play(ready([6, 85, 41], captains=3), "sail 1"), "officer") == 2


@rule("SY-FIT-5")
@pytest.mark.parametrize("piece", CREW)
def test_crew_needs_a_cabin_each(piece: str) -> None:
    assert room_on(play(ready([0, 70, 47]), "sail 1"), piece) == 0
    assert room_on(play(ready([6, 70, 47]), "sail 1"), piece) == 1
    assert room_on(play(ready([6, 85, 51]), "sail 1"), piece) == 4


@rule("SY-FIT-5")
def test_cabins_take_any_mix() -> None:
    game = play(ready([6, 85, 51]), "sail 1")
    mixes = set()
    for officers in range(5):
        first = play(game.copy(), f"fit {officers}")
        for businessmen in range(5 - officers):
            second = play(first.copy(), f"fit {businessmen}") if officers < 4 else first.copy()
            soldiers = room_on(second, "soldier")
            mixes.add((officers, businessmen, soldiers))
            assert officers + businessmen + soldiers == 4
    assert len(mixes) == 15


@rule("SY-FIT-5")
def test_a_drive_takes_no_cabin() -> None:
    assert room_on(play(ready([6, 85, 51]), "sail 1"), "drive") == 0


@rule("SY-FIT-6", "SY-R-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sails_and_smokestacks_share_the_mast_mounts(edition: str) -> None:
    game = play(ready([0, 80, 50], edition=edition), "sail 1")
    assert room_on(game.copy(), "smokestack") == 4
    assert [room_on(game.copy(), "sail", smokestack=stacks) for stacks in range(5)] == [4, 3, 2, 1, 0]


@rule("SY-FIT-7")
@pytest.mark.parametrize(
    ("tiles", "piece", "room"),
    [
        ([11, 63, 44], "crane", 3),
        ([0, 70, 47], "crane", 0),
        ([14, 63, 47], "cannon", 3),
        ([0, 70, 45], "cannon", 0),
        ([0, 70, 35], "drive", 1),
        ([0, 70, 47], "drive", 0),
    ],
)
def test_cranes_cannons_and_drives_need_places_of_their_own(tiles: list[int | None], piece: str, room: int) -> None:
    assert room_on(play(ready(tiles), "sail 1"), piece) == room


@rule("SY-FIT-8")
def test_places_may_stay_empty_and_pieces_are_kept() -> None:
    game = sailed(play(ready([0, 80, 50]), "sail 1"), sail=1)
    assert last_ship(game)["pieces"] == {"sail": 1}
    assert pieces(game) == PLENTY | {"captain": 8, "sail": 8}
    other = play(ready([0, 80, 50]), "sail 1")
    assert refused(other, "fit 5") == "SY-FIT-9"  # four mast mounts hold four pieces


def fits(counts: dict[str, int], places: dict[str, int], builders: set[str]) -> bool:
    """The full test of SY-FIT-9."""
    sails = max(0, counts["sail"] - 2 * ("sail" in builders))
    stacks = max(0, counts["smokestack"] - 2 * ("smokestack" in builders))
    return (
        sails + stacks <= places["mast"]
        and sum(counts[piece] for piece in CREW) <= places["cabin"] + 2 * ("crew" in builders)
        and counts["drive"] <= places["drive"] + ("drive" in builders)
        and counts["crane"] <= places["crane"] + 2 * ("crane" in builders)
        and counts["cannon"] <= places["cannon"] + 2 * ("cannon" in builders)
    )


@rule("SY-FIT-9", "SY-EMP-6")
@pytest.mark.parametrize(
    "builders", [(), ("sail",), ("smokestack",), ("sail", "smokestack"), ("crew", "drive", "crane", "cannon")]
)
def test_the_full_test_of_an_outfit(builders: tuple[str, ...]) -> None:
    """A bow with a mast, a middle with mast and cabin, a middle with crane and cannon, a stern with a drive place."""
    places = {"mast": 2, "cabin": 1, "crane": 1, "cannon": 1, "drive": 1}
    game = ready([0, 52, 63, 35], employees=[f"{builder}-builder" for builder in builders])
    play(game, "sail 1")
    none = dict.fromkeys([*CREW, "drive", "smokestack", "sail", "crane", "cannon"], 0)
    for piece in none:
        most = max(number for number in range(9) if fits(none | {piece: number}, places, set(builders)))
        assert room_on(game.copy(), piece) == most
    for stacks in range(room_on(game.copy(), "smokestack") + 1):
        held = none | {"smokestack": stacks}
        most = max(number for number in range(9) if fits(held | {"sail": number}, places, set(builders)))
        assert room_on(game.copy(), "sail", smokestack=stacks) == most


# ------------------------------------------------------------------ speed


@rule("SY-SPEED-1", "SY-SPEED-2", "SY-R-7")
@pytest.mark.parametrize("drives", [0, 1, 2])
@pytest.mark.parametrize("stacks", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("sails", [0, 1, 3])
def test_speed_from_drives_smokestacks_and_sails(drives: int, stacks: int, sails: int) -> None:
    game = play(ready([0, 80, 81, 82, 29], employees=["drive-builder"]), "sail 1")
    sailed(game, drive=drives, smokestack=stacks, sail=sails)
    fast = drives > 0 and stacks > 0
    expected = 2 + stacks + drives + sails if fast else 1 + sails + drives + stacks // 2
    assert last_ship(game)["speed"] == expected


@rule("SY-SPEED-3")
def test_the_owner_decides_how_much_of_the_bonus_is_used() -> None:
    game = fit_out(play(ready([0, 80, 50], employees=["helmsman", "rigger"]), "sail 1"), sail=4)
    speeds = [last_ship(play(game.copy(), f"faster {bonus}"))["speed"] for bonus in range(4)]
    assert speeds == [5, 6, 7, 8]
    assert refused(game, "faster 4") == "SY-SPEED-3"


@rule("SY-SPEED-3")
def test_without_helmsman_and_rigger_no_bonus_is_asked() -> None:
    game = fit_out(play(ready([0, 80, 50]), "sail 1"), sail=4)
    assert asked(game) == "start"
    assert last_ship(game)["speed"] == 5


# ------------------------------------------------------------------ requirements


@rule("SY-QUAL-1", "SY-QUAL-3")
def test_a_ship_without_a_captain_is_dismantled() -> None:
    game = ready([0, 80, 50], captains=0)
    assert game.to_act == (1,)
    assert yard(game) == "........."
    assert game.position()["fleet"] == []
    assert points(game) == {}


@rule("SY-QUAL-1")
def test_a_second_ship_needs_a_captain_of_its_own() -> None:
    game = sailed(play(ready([0, 80, 50, None, 1, 81, 48], captains=1), "sail 5"))
    assert game.to_act == (1,)
    assert yard(game) == "........."
    assert len(game.position()["fleet"]) == 1
    assert sorted(game.position()["scrapped"]) == [0, 50, 80]


@rule("SY-QUAL-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_canals_there_is_no_route(edition: str) -> None:
    game = ready([0, 80, 50], canals=[], edition=edition)
    assert game.to_act == (1,)
    assert game.position()["fleet"] == []
    assert pieces(game) == PLENTY | {"captain": 9}


@rule("SY-QUAL-2")
def test_a_token_at_a_dead_end_has_no_route() -> None:
    here = {"x": 0, "y": 0, "space": "N", "stern": "C"}
    game = ready([0, 80, 50], canals=["18@(0,0)0"], token=here)
    assert game.to_act == (1,)
    assert game.position()["fleet"] == []
    onward = ready([0, 80, 50], canals=["18@(0,0)0", "20@(0,1)0"], token=here)
    assert texts(onward) == ["sail 1", "dismantle 1"]


@rule("SY-QUAL-2", "SY-D-5")
def test_no_piece_that_makes_the_ship_faster_than_the_longest_route() -> None:
    """A single crossing: from edge to edge there are two steps."""
    game = play(ready([0, 80, 50], canals=["18@(0,0)0"]), "sail 1")
    assert room_on(game, "sail") == 1
    assert refused(game, "fit 2") == "SY-D-5"
    faster = fit_out(play(ready([0, 80, 50], canals=["18@(0,0)0"], employees=["helmsman", "rigger"]), "sail 1"))
    assert texts(faster) == ["faster 0", "faster 1"]
    full = fit_out(play(ready([0, 80, 50], canals=["18@(0,0)0"], employees=["helmsman"]), "sail 1"), sail=1)
    assert last_ship(full)["speed"] == 2  # no bonus is offered


@rule("SY-QUAL-3", "SY-QUAL-4", "SY-R-20")
def test_a_dismantled_ship_leaves_the_game_without_points_and_pieces() -> None:
    game = play(ready([0, 80, 50]), "dismantle 1")
    assert sorted(game.position()["scrapped"]) == [0, 50, 80]
    assert game.position()["fleet"] == []
    assert points(game) == {}
    assert pieces(game) == PLENTY | {"captain": 9}
    assert seat(game, 0)["token"] is None


@rule("SY-QUAL-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ship_without_any_drive_sails_with_speed_1(edition: str) -> None:
    game = sailed(play(ready([0, 80, 50], edition=edition), "sail 1"))
    assert last_ship(game)["speed"] == 1
    assert points(game)["speed"] == 1


@rule("SY-QUAL-6", "SY-R-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_may_dismantle_a_ship_that_could_sail(edition: str) -> None:
    game = ready([0, 80, 50], edition=edition)
    assert "dismantle 1" in texts(game)
    play(game, "dismantle 1")
    assert yard(game) == "........."
    assert pieces(game)["captain"] == 9


# ------------------------------------------------------------------ points


def full_ship(**wanted: int) -> Game:
    """A ship of nine tiles with places for everything."""
    return sailed(play(ready([6, 85, 63, 103, 80, 81, 86, 58, 29]), "sail 1"), **wanted)


@rule("SY-SCORE-1")
@pytest.mark.parametrize(
    ("crew", "expected"),
    [
        ({}, 1),
        ({"officer": 2}, 3),
        ({"businessman": 3}, 4),
        ({"soldier": 1}, 2),
        ({"officer": 1, "businessman": 2, "soldier": 3}, 7),
        ({"drive": 1}, 1),
    ],
)
def test_1_point_for_each_of_the_crew_but_not_for_drives(crew: dict[str, int], expected: int) -> None:
    assert points(full_ship(**crew))["crew"] == expected


@rule("SY-SCORE-2")
@pytest.mark.parametrize(("cranes", "cannons"), [(0, 0), (1, 0), (0, 1), (2, 2), (3, 1)])
def test_2_points_for_every_crane_and_cannon(cranes: int, cannons: int) -> None:
    assert points(full_ship(crane=cranes, cannon=cannons)).get("gear", 0) == 2 * (cranes + cannons)


@rule("SY-SCORE-3")
@pytest.mark.parametrize(("sails", "speed"), [(0, 1), (2, 3), (4, 5)])
def test_1_point_for_every_point_of_speed(sails: int, speed: int) -> None:
    assert points(full_ship(sail=sails))["speed"] == speed


@rule("SY-SCORE-3", "SY-SPEED-3")
def test_bonus_speed_counts_as_well() -> None:
    game = fit_out(play(ready([0, 80, 50], employees=["helmsman"]), "sail 1"), sail=2)
    play(game, "faster 1")
    while game.position()["launching"]:
        game.play(game.moves()[0])
    assert points(game)["speed"] == 4


@rule("SY-SCORE-4")
def test_the_points_of_the_cruise_are_added() -> None:
    """Two steps over a crossing to the ring in the east: one point for each of three life rings."""
    token = {"x": 0, "y": 0, "space": "N"}
    game = play(ready([17, 71, 50], canals=["18@(0,0)0"], token=token), "sail 1")
    fit_out(game, sail=1)
    play(game, "step E")
    assert points(game) == {"crew": 1, "speed": 2, "cruise": 3}
    assert last_ship(game)["cruise"] == 3


@rule("SY-SCORE-5")
def test_the_ship_then_belongs_to_the_fleet_and_counts_for_contracts() -> None:
    game = play(ready([17, 71, 50], contracts=["life-ring-act"]), "sail 1")
    sailed(game, sail=1)
    ship = last_ship(game)
    assert (ship["seat"], ship["tiles"], ship["pieces"]) == (0, [17, 71, 50], {"sail": 1})
    over = game.edit({"turn": {"phase": "over"}, "seats": {0: {"contracts": ["life-ring-act"]}}})
    assert points(over)["red"] == 4  # three life rings
