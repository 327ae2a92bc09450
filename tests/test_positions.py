"""Positions by hand: exact round trips, edits that put pieces where they belong, sentences for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fairlead
from fairlead import PositionError
from fairlead.games import NAMES
from fairlead.play.varieties import Variety, seatings
from helpers import deal, play_randomly
from worlds import asked_at_once, dealt, every_shared_table, every_table

DOCS = Path(__file__).parent.parent / "docs" / "positions.md"


@every_table
def test_a_loaded_game_plays_on_like_the_original(table: Variety) -> None:
    game = play_randomly(dealt(table, 6), 6, 70)
    loaded = fairlead.load(json.loads(json.dumps(game.position())))
    assert loaded == game
    assert play_randomly(loaded, 9) == play_randomly(game, 9)


@every_shared_table
def test_a_position_keeps_who_is_still_asked(table: Variety) -> None:
    game = asked_at_once(table, 5)
    for seat in game.to_act[::-1]:
        while seat in game.to_act and len(game.to_act) > 1:
            game.play(game.moves(seat)[0], seat)
            loaded = fairlead.load(game.position())
            assert loaded == game
            assert loaded.to_act == game.to_act
            assert game.edit({}) == game


def test_every_kind_of_decision_can_be_loaded() -> None:
    game = deal().edit({"seats": {0: {"harbour": ["Y2", "Y3"], "hand": ["Y5"], "joker": "red-blue"}}})
    for moves, kind in (
        (["place J2 Abreu"], "joker-colour"),
        (["start Y5"], "load"),
        (["start Y5", "load Y2"], "load"),
        (["start Y5", "load Y2", "load Y3"], "rounds"),
        (["coins", "end"], "reserve"),
    ):
        trial = game.copy()
        for move in moves:
            trial.play(move)
        decision = trial.decision()
        assert decision is not None
        assert decision.kind == kind
        assert fairlead.load(trial.position()) == trial


def test_decisions_can_be_written_by_hand() -> None:
    loading = {
        "turn": {"seat": 1, "begun": ["place"], "open": "place"},
        "decision": {"kind": "load", "order": "Y5"},
        "seats": {1: {"harbour": ["Y3"], "running": [{"order": "Y5", "ships": ["Y2"]}]}},
    }
    game = deal().edit(loading)
    assert game.moves()[0].text == "load Y3"
    game.play("load Y3")
    assert [move.text for move in game.moves()] == ["rounds 1", "rounds 2", "rounds 3"]
    joker = {
        "turn": {"seat": 0, "begun": ["place"], "open": "place"},
        "decision": {"kind": "joker-colour", "capacity": 2, "expedition": "Abreu"},
    }
    assert len(deal().edit(joker).moves()) == 2
    reserve = {"turn": {"begun": ["coins"]}, "decision": {"kind": "reserve", "from": "order 2"}}
    assert [move.text for move in deal().edit(reserve).moves()] == ["done", "reserve order 2", "reserve order 3"]


# ------------------------------------------------------------------ editing moves pieces


def test_ships_come_from_the_stacks_and_go_back_there() -> None:
    game = deal()
    before = game.position()
    edited = game.edit({"buy_row": ["G3", "Y1", "G2", "R2", "B3"], "refill_row": {0: "G1"}, "stacks": {0: ["B1"]}})
    after = edited.position()
    assert after["buy_row"] == ["G3", "Y1", "G2", "R2", "B3"]
    assert after["refill_row"][0] == "G1"
    assert after["stacks"][0][0] == "B1"
    assert [len(stack) for stack in after["stacks"]] == [6, 6, 7, 7, 8]
    assert after["stacks"][2].index("interim") == before["stacks"][2].index("interim")
    assert after["seats"] == before["seats"]


def test_bought_ships_leave_the_stacks_from_the_top() -> None:
    ships = ["R1", "R1", "R2", "R2", "B1", "B2", "G1"]
    after = deal().edit({"seats": {0: {"harbour": ships}}}).position()
    assert [len(stack) for stack in after["stacks"]] == [0, 5, 7, 7, 8]


def test_a_row_gives_up_a_ship_that_a_player_needs() -> None:
    game = deal()
    wanted = game.position()["buy_row"][2]
    copies = 3 if wanted.endswith("2") else 2
    edited = game.edit({"seats": {1: {"harbour": [wanted] * copies}}}).position()
    assert wanted not in edited["buy_row"] + edited["refill_row"]
    assert None not in edited["buy_row"] + edited["refill_row"]


def test_orders_displaced_from_hands_and_display_are_replaced() -> None:
    game = deal()
    position = game.position()
    shown, held = position["display"][1], position["seats"][1]["hand"][0]
    edited = game.edit({"seats": {0: {"hand": [shown, held]}}}).position()
    assert sorted(edited["seats"][0]["hand"]) == sorted([shown, held])
    assert len(edited["seats"][1]["hand"]) == 2
    assert None not in edited["display"]
    assert len(edited["pile"]) == 16


def test_missions_and_jokers_are_swapped() -> None:
    game = deal(3)
    position = game.position()
    taken = position["seats"][1]["mission"]
    edited = game.edit({"seats": {0: {"mission": taken, "joker": position["seats"][2]["joker"]}}}).position()
    everywhere = [seat["mission"] for seat in edited["seats"]] + edited["in_the_box"]["missions"]
    assert sorted(everywhere) == ["alone", "half", "majority", "presence"]
    assert edited["seats"][0]["mission"] == taken
    assert len({seat["joker"] for seat in edited["seats"]} | set(edited["in_the_box"]["jokers"])) == 6


def test_completed_orders_leave_the_pile() -> None:
    edited = deal(3).edit({"seats": {0: {"completed": 5}}}).position()
    assert len(edited["completed_orders"]) == 5
    assert len(edited["pile"]) == 14 - 5


def test_a_turn_given_to_another_seat_begins_anew() -> None:
    game = deal()
    game.play("coins")
    edited = game.edit({"turn": {"seat": 1}})
    assert edited.to_act == (1,)
    assert "coins" in edited.moves()
    assert "end" not in edited.moves()


def test_reservations_cost_their_card() -> None:
    edited = deal(2).edit({"reservations": {"refill 2": 0}}).position()
    assert edited["reservations"] == {"refill 2": {"seat": 0, "this_turn": False}}
    assert edited["seats"][0]["reservation_cards"] == 1
    cleared = fairlead.load(edited).edit({"reservations": {"refill 2": None}}).position()
    assert cleared["reservations"] == {}


def test_editing_nothing_changes_nothing() -> None:
    game = play_randomly(deal(4, seed=2), 2, 90)
    assert game.edit({}) == game
    assert game.edit(game.position()) == game


def test_editing_leaves_the_game_itself_alone() -> None:
    game = deal()
    before = game.copy()
    game.edit({"seats": {0: {"coins": 99, "vp": {}}}, "turn": {"number": 5}})
    assert game == before


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"sea": 1}, "has no entry 'sea'"),
        ({"seats": {5: {}}}, "seats: must be a whole number from 0 to 1"),
        ({"seats": {"0": {"gold": 1}}}, "seats.0: has no entry 'gold'; it has coins"),
        ({"seats": {0: {"coins": -1}}}, "seats.0.coins: must be a whole number from 0"),
        ({"seats": {0: {"coins": "3"}}}, "seats.0.coins: must be a whole number from 0"),
        ({"seats": {0: {"coins": True}}}, "seats.0.coins"),
        ({"seats": {0: {"harbour": ["G9"]}}}, "seats.0.harbour.0: must be one of R1, R2, R3"),
        ({"seats": {0: {"harbour": "G2"}}}, "seats.0.harbour: must be a list"),
        ({"seats": {0: {"harbour": ["G3"] * 3}}}, "AD-COMP-1"),
        ({"seats": {0: {"hand": ["R3", "R4", "R5", "R6", "B3"]}}}, "AD-ORD-5"),
        ({"seats": {0: {"hand": ["R3", "R3"]}}}, "AD-COMP-8"),
        ({"seats": {0: {"mission": "trade"}}}, "presence, half, majority, alone"),
        ({"seats": {0: {"mission": "half"}, 1: {"mission": "half"}}}, "one mission of each kind"),
        ({"seats": {0: {"any_colour_cards": 4}}}, "AD-SETUP-10"),
        ({"expeditions": {"Abreu": [{"ship": "G2", "seat": 0}, {"ship": "G2", "seat": 1}]}}, "AD-EXP-4"),
        ({"expeditions": {"Abreu": [{"ship": "G1", "seat": 0}, {"ship": "R1", "seat": 1}]}}, "AD-ANY-1"),
        ({"expeditions": {"Abreu": [{"ship": "J1", "seat": 0}]}}, "AD-EXP-8"),
        ({"expeditions": {"Atlantis": []}}, "has no entry 'Atlantis'"),
        ({"turn": {"begun": ["coins", "order", "buy"]}}, "AD-TURN-3"),
        ({"turn": {"begun": ["coins", "order"]}}, "with at least one option"),
        ({"decision": {"kind": "sleep"}}, "decision: must be one of act"),
        ({"decision": None}, "AD-INT-2"),
        ({"decision": {"kind": "rounds", "order": "Y5"}}, "AD-TRADE-4"),
        ({"scorings": {"interim": 2}}, "AD-SETUP-7"),
        ({"scorings": {"interim": 9}}, "a number of turn ends from 1 to 3"),
        ({"scorings": {"final": "soon"}}, "waiting, held"),
        ({"stacks": {0: ["interim"]}}, "AD-SETUP-7"),
        ({"stacks": {0: ["R1"] * 7}}, "stacks"),
        ({"buy_row": {0: None}}, "AD-BUY-5"),
        ({"display": [None, None, None, None]}, "AD-ORD-3"),
        ({"reservations": {"cellar": 0}}, "has no entry 'cellar'"),
        ({"options": {"players": 3}}, "options.players"),
        ({"luck": {"key": -1}}, "luck.key"),
        ({"version": "7"}, "version: must be '1'"),
        ({"game": "chess"}, "game"),
        ({"pile": ["R3", "R3"]}, "AD-COMP-8"),
        ({"seats": {0: {"vp": {"interim": 3}}}}, "AD-INT-3"),
    ],
)
def test_impossible_edits_say_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        deal().edit(changes)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("changes", "where", "clause"),
    [
        ({"seats": {0: {"hand": ["R3", "R4", "R5", "R6", "B3"]}}}, "seats.0", "AD-ORD-5"),
        ({"seats": {0: {"any_colour_cards": 4}}}, "", "AD-SETUP-10"),
        ({"turn": {"number": 101}}, "", "AD-END-5"),
        ({"turn": {"begun": ["coins", "order"]}}, "", "rules page 5"),
    ],
)
def test_errors_name_place_and_clause(changes: dict[str, Any], where: str, clause: str) -> None:
    with pytest.raises(PositionError) as error:
        deal().edit(changes)
    assert (error.value.where, error.value.rule) == (where, clause)


def corrupted(position: Any) -> list[Any]:
    """Copies of a position, each with one entry spoiled: removed, of another type, or out of range."""
    spoilt: list[Any] = []
    if isinstance(position, dict):
        for key in position:
            rest = {k: v for k, v in position.items() if k != key}
            spoilt += [rest, position | {key: object()}, position | {key: "?"}, position | {key: -99}]
            spoilt += [position | {key: value} for value in corrupted(position[key])]
    elif isinstance(position, list) and position:
        spoilt += [position[:-1], [*position, position[0]], [None, *position[1:]]]
        spoilt += [[value, *position[1:]] for value in corrupted(position[0])]
    return spoilt


@pytest.mark.parametrize("table", [seatings(name)[-1] for name in NAMES], ids=str)
def test_a_spoilt_position_is_refused_or_sound_never_a_crash(table: Variety) -> None:
    game = play_randomly(dealt(table, 13), 13, 160)
    refused = 0
    for data in corrupted(game.position()):
        try:
            loaded = fairlead.load(data)
        except PositionError:
            refused += 1
        else:
            assert loaded._table.broken_invariant() == 0
    assert refused > 100


@pytest.mark.parametrize(
    "data", [None, [], "discovery", 3, {}, {"game": "discovery"}, {"game": "chess", "version": "1"}]
)
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(PositionError):
        fairlead.load(data)
