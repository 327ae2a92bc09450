"""Rulings on yards, ships, canals, employees and contracts (rules page 4)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from fairlead.games.shipyard.box import box_memory
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, canals, fit_out, pieces, points, room_on, scene, token, worth, yard

EDITIONS = ("first", "second")
# Six canals in a row, long enough for every ship here.
LONG = [f"{tile}@({tile},0)0" for tile in range(6)]
SIDES = ("north", "east", "south", "west")


def launching(tiles: list[int] | str, edition: str = "second", **me: Any) -> Game:
    """Seat 0 at step 5 with a completed ship, a captain and long canals."""
    things = {"guilders": 0, "yard": tiles, "canals": LONG, "pieces": {"captain": 1}} | me
    return scene(edition=edition, decision="launch", me=things)


def ship(length: int = 3, **aboard: int) -> dict[str, Any]:
    """A ship of seat 0 with a length and these pieces besides its captain."""
    return {"tiles": "B" + "M" * (length - 2) + "S", "pieces": aboard}


@rule("SY-R-7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("outfit", "speed"),
    [({"drive": 1}, 2), ({"drive": 1, "sail": 1}, 3), ({"smokestack": 1}, 1), ({"smokestack": 3, "sail": 1}, 3)],
)
def test_a_ship_without_smokestack_or_drive_is_slow(edition: str, outfit: dict[str, int], speed: int) -> None:
    game = launching([0, 80, 29], edition, pieces={"captain": 1, "drive": 1, "smokestack": 4, "sail": 4})
    fit_out(play(game, "sail 1"), **outfit)
    assert game.position()["fleet"][-1]["speed"] == speed


@rule("SY-R-8")
def test_no_space_is_entered_twice_by_any_route() -> None:
    """All routes of 5 steps through a square of crossings."""
    me = {"guilders": 0, "canals": ["18@(0,0)0", "19@(1,0)0", "20@(1,1)0", "21@(0,1)0"]}
    under_way = {"tiles": [0, 80, 51], "speed": 5}
    at = {"token": {"x": 0, "y": 0, "space": "W"}}
    waiting: list[tuple[Game, list[Any]]] = [(scene(decision="cruise", launching=under_way, me=me | at), [])]
    ends = 0
    while waiting:
        game, seen = waiting.pop()
        where = (token(game) or ())[:3]
        assert where not in seen
        if asked(game) == "cruise":
            waiting += [(play(game.copy(), move.text), [*seen, where]) for move in game.moves()]
        else:
            ends += 1
    assert ends == 6


@rule("SY-R-9")
def test_a_left_tile_is_gone_at_the_crossing_and_cut_off_tiles_with_it() -> None:
    me = {"guilders": 0, "canals": ["18@(0,0)0", "19@(0,1)0", "20@(1,0)0", "21@(1,1)0", "22@(-1,0)0"]}
    at = {"x": 0, "y": 0, "space": "E", "stern": "C"}
    game = scene(decision="cruise", launching={"tiles": [0, 80, 51], "speed": 3}, me=me | {"token": at})
    assert asked(game) == "cruise"  # under way still, after the crossing
    assert canals(game) == {"19@(0,1)0", "20@(1,0)0", "21@(1,1)0"}  # 19 hangs on to 21, 22 hangs on nothing
    assert seat(game, 0)["used_canals"] == 1


@rule("SY-R-9")
def test_a_later_tile_may_connect_again_what_the_stern_bars() -> None:
    """The tile in the west is out of reach for a token that looks north; a new tile leads round to it."""
    at = {"x": 0, "y": 0, "space": "N", "stern": "C"}
    me: dict[str, Any] = {"guilders": 1, "canals": ["18@(0,0)0", "19@(-1,0)0"], "token": at}
    ready = me | {"yard": [0, 80, 51], "pieces": {"captain": 1}}
    alone = scene(decision="launch", me=ready)
    assert alone.position()["fleet"] == []  # nowhere to go
    assert canals(alone) == {"18@(0,0)0", "19@(-1,0)0"}  # yet nothing is removed
    system = [*me["canals"], "20@(0,1)0", "21@(-1,1)0"]
    under_way = {"tiles": [0, 80, 51], "speed": 7}
    game = scene(decision="cruise", launching=under_way, me=me | {"canals": system})
    assert token(game) == (-1, 0, "N", "out")  # the only route of that length


@rule("SY-R-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sails_and_smokestacks_share_their_mounts(edition: str) -> None:
    game = launching([0, 80, 51], edition, pieces={"captain": 1, "smokestack": 9, "sail": 9})
    play(game, "sail 1")
    assert [room_on(game.copy(), "sail", smokestack=stacks) for stacks in range(5)] == [4, 3, 2, 1, 0]


@rule("SY-R-14")
def test_second_edition_nobody_is_asked_for_the_token_before_the_first_cruise() -> None:
    game = scene(decision="canal", me={"guilders": 1})
    play(game, "canal 1")
    assert asked(game) == "choose"
    assert token(game) is None
    more = play(
        scene(decision="canal", me={"guilders": 1, "canals": ["0@(0,0)0"]}), "canal 1", "edge 0 west", "rotate 1"
    )
    assert asked(more) == "choose"
    assert token(more) is None


@rule("SY-R-14")
def test_second_edition_the_token_may_start_on_any_tile() -> None:
    game = launching([0, 80, 47], canals=["18@(0,0)0", "19@(0,1)0", "20@(0,2)0"])
    fit_out(play(game, "sail 1"))
    offered = {(move.fields["tile"], move.fields["side"]) for move in game.moves()}
    inner = {(0, "north"), (1, "south"), (1, "north"), (2, "south")}
    assert offered == {(tile, side) for tile in range(3) for side in SIDES} - inner


@rule("SY-R-14")
def test_first_edition_the_token_is_placed_with_the_first_canal() -> None:
    game = play(scene(edition="first", decision="canal", me={"guilders": 1}), "canal 1")
    assert asked(game) == "token"
    assert token(play(game, "edge 0 south")) == (0, 0, "S", "out")


@rule("SY-R-15")
@pytest.mark.parametrize(("players", "owners"), [(2, [1]), (3, [1, 2])])
def test_an_emptied_pile_stays_empty_and_is_passed_over(players: int, owners: list[int]) -> None:
    seats = {owner: {"employees": ["rigger", "helmsman", "foreman"]} for owner in owners}
    piles = {1: ["rigger", "helmsman", "foreman"], 2: ["accountant", "crew-builder", "sail-builder"]}
    changes: dict[str, Any] = {"employee_piles": piles, "rondels": {"employee": 0}, "seats": seats}
    game = scene(players, decision="hire", **changes | {"seats": seats | {0: {"guilders": 9}}})
    assert texts(game, "hire 1") == []  # the marker may not stop where nobody is taken
    assert refused(game, "hire 1 1") == "SY-R-15"
    assert {"hire 2 1", "hire 2 2", "hire 2 3"} <= set(texts(game))


@rule("SY-R-18")
def test_a_ship_has_three_to_nine_tiles() -> None:
    longest = launching("BMMMMMMMS")
    fit_out(play(longest, "sail 1"))
    assert len(longest.position()["fleet"][-1]["tiles"]) == 9
    shortest = launching("......BMS")
    fit_out(play(shortest, "sail 7"))
    assert len(shortest.position()["fleet"][-1]["tiles"]) == 3


@rule("SY-R-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dismantling_by_choice_costs_no_captain_and_no_pieces(edition: str) -> None:
    stock = {"captain": 1, "sail": 3, "crane": 2}
    game = launching([0, 80, 51], edition, pieces=stock)
    play(game, "dismantle 1")
    assert game.to_act == (1,)  # no question of fitting out
    assert pieces(game) == stock
    assert yard(game) == "........."
    assert points(game) == {}


@rule("SY-R-21")
def test_a_table_without_more_ends_with_its_last_value() -> None:
    assert worth("packet-class", *[ship(6)] * 4) == worth("packet-class", *[ship(6)] * 3) == 17
    assert worth("liner-class", *[ship(7)] * 3) == worth("liner-class", *[ship(7)] * 2) == 12
    assert worth("fleet-programme", *[ship()] * 8) == 32
    eight_lanterns = [{"tiles": [23, 57, 62, 43]}, {"tiles": [24, 71, 72, 49]}]
    assert worth("beacon-act", *eight_lanterns) == 12 + 2  # this one has a "+1"


@rule("SY-R-26")
@pytest.mark.parametrize("column", ["commodities", "canals"])
def test_a_stack_is_renewed_only_when_a_tile_must_be_drawn(column: str) -> None:
    question = {"commodities": "commodity", "canals": "canal"}[column]
    last = {"commodities": "1-2-0", "canals": 10}[column]
    game = scene(decision=question, me={"guilders": 1}, **{column: {"stack": [last]}})
    stack = game.position()[column]["stack"]
    assert stack[0] == last
    play(game, f"{question} 1")
    assert game.position()[column]["stack"] == stack[1:]
    empty = scene(decision=question, me={"guilders": 1}, **{column: {"stack": 0}})
    assert empty.position()[column]["stack"] == []  # not renewed yet
    discards = empty.position()[column]["discards"]
    play(empty, f"{question} 1")
    assert len(empty.position()[column]["stack"]) == len(discards) - 1
    assert empty.position()[column]["discards"] == []


@rule("SY-R-27")
def test_all_canal_tiles_open_on_all_four_sides() -> None:
    neighbours = box_memory()[0]["neighbours"]
    assert (neighbours[:, :, [0, 2, 4, 6]] > 0).all()
    for side, space, onto in zip(SIDES, "NESW", ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
        me = {"guilders": 1, "canals": ["0@(0,0)0"]}
        game = play(
            scene(decision="canal", canals={"display": {0: 16}}, me=me), "canal 1", f"edge 0 {side}", "rotate 3"
        )
        inner = {"N": "NE", "E": "NE", "S": "SE", "W": "SW"}[space]
        sailing = game.edit(
            {
                "turn": {"seat": 0},
                "decision": "cruise",
                "launching": {"tiles": [0, 80, 51], "speed": 1},
                "seats": {0: {"token": {"x": 0, "y": 0, "space": space, "stern": inner}}},
            }
        )
        if asked(sailing) == "cruise":
            play(sailing, "cross")
        there = token(sailing)
        assert there is not None
        assert there[:2] == onto


@rule("SY-R-28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", [3, 13, 17, 23])
def test_the_first_canal_lies_on_the_origin_unturned(edition: str, tile: int) -> None:
    game = scene(edition=edition, decision="canal", canals={"display": {0: tile}}, me={"guilders": 1})
    assert canals(play(game, "canal 1")) == {f"{tile}@(0,0)0"}


@rule("SY-R-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_crew_builder_has_two_berths_in_all_for_any_mix(edition: str) -> None:
    stock = {"captain": 9, "businessman": 9, "soldier": 9, "drive": 9}
    game = launching([17, 70, 47], edition, employees=["crew-builder"], pieces=stock)
    play(game, "sail 1")
    for officers, businessmen in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)):
        left = 2 - officers - businessmen
        assert room_on(game.copy(), "soldier", officer=officers, businessman=businessmen) == left
    assert room_on(game.copy(), "drive") == 0


@rule("SY-R-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_use_the_same_tables(edition: str) -> None:
    """The four values that the first rulebook prints."""
    seven = ["crane-engineer", "soldier-recruiter", "good0-trader-1", "crew-builder", "rigger", "helmsman", "foreman"]
    assert worth("packet-class", ship(6), ship(6), edition=edition) == 10
    assert worth("life-ring-act", {"tiles": [17, 55, 60, 41]}, {"tiles": [0, 70, 71, 48]}, edition=edition) == 12
    assert worth("coaster-class", ship(5), ship(5), ship(5), edition=edition) == 15
    assert worth("growing-payroll", employees=seven, edition=edition) == 10


@rule("SY-R-33")
def test_the_order_of_refilling_is_fixed() -> None:
    stacks = {"middle": [58, 59, 60]}
    orders = [("left 1", "right 1", "right 2"), ("right 2", "left 1", "right 1"), ("right 1", "right 2", "left 1")]
    for order in orders:
        game = scene(decision="build", stacks=stacks, me={"guilders": 5})
        for slot, pick in enumerate(order, start=2):
            play(game, f"take {pick}", f"place {slot}")
        display = game.position()["display"]
        assert (display["left"][4:], display["right"][3:]) == ([58], [59, 60])


@rule("SY-R-36")
def test_assorted_hulls_looks_at_three_to_six_tiles() -> None:
    assert [worth("assorted-hulls", ship(length)) for length in range(3, 10)] == [2, 2, 2, 2, 0, 0, 0]
    assert worth("assorted-hulls", ship(4), ship(7), ship(9)) == 2
