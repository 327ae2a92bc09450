"""Positions of Shipyard: exact round trips at every moment, and sentences for what cannot be read."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import fairlead
from fairlead import Game, PositionError
from helpers import assert_plays_on, assert_restored, shipyard
from shipyard.eager import eager_move
from shipyard.stories import EVERY_TABLE, asked

OTHER_OPTIONS = {"contracts": "sets", "employees": "printed", "middle_display": "split"}
TABLES: list[dict[str, Any]] = [{"edition": edition, "players": players} for edition, players in EVERY_TABLE]
TABLES += [
    {"players": 1, "solo_removed": "out"} | OTHER_OPTIONS,
    {"players": 3} | OTHER_OPTIONS,
    {"edition": "first", "loop_spaces": 24},
]


@cache
def moments(table: int) -> tuple[Game, ...]:
    """A game with ships in it at many moments: each kind of question once, and every few moves.

    The short games, of one and two players, are played to their end.
    """
    game = shipyard(**TABLES[table])
    chooser, seen, found = random.Random(1), set(), []
    while not game.over and (game.players < 3 or len(game.history) < 80):
        kind = asked(game)
        if kind not in seen or len(game.history) % 40 == 0:
            seen.add(kind)
            found.append(game.copy())
        game.play(eager_move(game, chooser), game.to_act[0])
    return (*found, game)


@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda table: "-".join(map(str, TABLES[table].values())))
def test_a_position_is_restored_exactly_at_every_moment(table: int) -> None:
    for game in moments(table):
        assert_restored(game)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_guesses_are_positions_too(table: int) -> None:
    for game in moments(table)[::5]:
        guess = game.guess(0, 5)
        assert fairlead.load(guess.position()) == guess


def test_a_loaded_game_plays_on_like_the_original() -> None:
    assert_plays_on(moments(4)[9], 30)


def test_voyages_and_endings_are_among_the_moments() -> None:
    kinds = {asked(game) for table in range(len(TABLES)) for game in moments(table)}
    assert {"choose", "place", "rotate", "swap", "launch", "fit", "start", "cruise", "discard", "final", None} <= kinds


# ------------------------------------------------------------------ what cannot be read

FULL = shipyard(3, edition="first").edit(
    {
        "turn": {"seat": 0, "number": 12},
        "fleet": [{"seat": 1, "tiles": "BMS", "pieces": {"sail": 1}}],
        "seats": {0: {"canals": ["1@(0,0)3"], "employees": ["rigger"]}},
    }
)


def spoilt(path: str, value: Any) -> dict[str, Any]:
    """A position of three players with one entry replaced; `del` takes it out."""
    position = deepcopy(FULL.position())
    *way, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    entry: Any = position
    for name in way:
        entry = entry[name]
    if value == "del":
        del entry[last]
    else:
        entry[last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("row", "del", "lacks the entry 'row'"),
        ("options.players", 5, "options.players: must be a whole number from 1 to 4"),
        ("options.edition", "third", "options.edition: must be one of first, second"),
        ("options.contracts", "sets", "options: contracts cannot be 'sets' with edition=first"),
        ("options.employees", "few", "options.employees: must be one of random, spread, printed"),
        ("options.middle_display", 1, "options.middle_display: must be one of stack, split"),
        ("options.loop_spaces", 22, "options.loop_spaces"),
        ("options.solo_removed", None, "options.solo_removed: must be one of discard, out"),
        ("turn.seat", 3, "turn.seat: must be a whole number from 0 to 2"),
        ("turn.number", 0, "turn.number: must be a whole number from 1 to 200"),
        ("turn.phase", "late", "turn.phase: must be one of standard, final-actions, last-chances, over"),
        ("turn.chosen", "subsidy", "turn.chosen: must be one of build"),
        ("turn.chosen_done", 1, "turn.chosen_done: must be true or false"),
        ("turn.finished", 4, "turn.finished"),
        ("turn.start_player", -1, "turn.start_player"),
        ("clock.advances", "many", "clock.advances"),
        ("clock.wheel", 0, "clock.wheel: must be true or false"),
        ("clock.laps", 5, "clock.laps"),
        ("row.0", "sleep", "row.0: must be one of build"),
        ("row.0", "exchange", "row: must name every action tile once"),
        ("spaces.hire", "del", "spaces: lacks the entry 'hire'"),
        ("spaces.hire", 201, "spaces.hire"),
        ("markers.0", ["hire", "crew", "build"], "markers.0: must have at most 2 entries"),
        ("guilders_on_tiles", {"hire": -1}, "guilders_on_tiles.hire"),
        ("rondels.equipment", "captain", "rondels.equipment: must be one of"),
        ("rondels.employee", 8, "rondels.employee"),
        ("rondels.exchange", 6, "rondels.exchange: must be a whole number from 0 to 5"),
        ("employee_piles.3.1", "cook", "employee_piles.3.1: must be one of"),
        ("display.bow", [None], "display.bow: must have 5 entries"),
        ("display.left.2", 104, "display.left.2: must be a whole number from 0 to 103"),
        ("stacks.bow.0", "blank-bow", "stacks.bow.0: must be a whole number"),
        ("stacks.stern", [30, 30], "stacks.stern: names a tile twice"),
        ("scrapped", [0, 0], "scrapped: names a tile twice"),
        ("commodities.display.0", "1-1-2", "commodities.display.0: must be one of 1-1-1"),
        ("commodities.stack", "all", "commodities.stack: must be a list"),
        ("canals.display.4", 24, "canals.display.4"),
        ("canals.discards", [3, 3], "canals.discards: names a tile twice"),
        ("seats.0.guilders", -1, "seats.0.guilders: must be a whole number from 0"),
        ("seats.0.pieces", {"anchor": 1}, "seats.0.pieces: has no entry 'anchor'"),
        ("seats.0.pieces", {"sail": True}, "seats.0.pieces.sail"),
        ("seats.0.yard", [], "seats.0.yard: must have 9 entries"),
        ("seats.0.yard.3", "blank-mast", "seats.0.yard.3: must be a number from 0 to 103 or one of blank-bow"),
        ("seats.0.commodities", ["3-0-0"] * 2, "seats.0.commodities: has more 3-0-0 than there are"),
        ("seats.0.employees", ["rigger", "rigger"], "nobody has two equal employees, here rigger"),
        ("seats.0.used_canals", 128, "seats.0.used_canals"),
        ("seats.0.canals.0.x", 40, "seats.0.canals.0.x: must be a whole number from -31 to 31"),
        ("seats.0.canals.0.rotation", 4, "seats.0.canals.0.rotation"),
        ("seats.0.token.space", "X", "seats.0.token.space: must be one of N, NE"),
        ("seats.0.token.stern", "in", "seats.0.token.stern: must be one of N, NE"),
        ("seats.0.contracts.0", "free-beer", "seats.0.contracts.0: must be one of"),
        ("seats.0.discarded", ["life-ring-act", "beacon-act", "lifeboat-act"], "at most two red contracts"),
        ("seats.0.contract_set", "beer", "seats.0.contract_set: must be one of sail, navy, trade, steam"),
        ("seats.0.points.crew", -1, "seats.0.points.crew"),
        ("fleet.0.seat", 3, "fleet.0.seat"),
        ("fleet.0.tiles", [0] * 10, "a ship has at most 9 tiles"),
        ("fleet.0.tiles.0", None, "fleet.0.tiles.0"),
        ("fleet.0.pieces", {"captain": 1}, "fleet.0.pieces: has no entry 'captain'; it has officer"),
        ("fleet.0.speed", 32, "fleet.0.speed"),
        ("launching", {"ship": 40}, "launching: lacks the entry"),
        ("solo", {}, "solo: must be none with 3 players"),
        ("decision", [{"kind": "choose"}] * 5, "decision: must have at most 4 questions"),
        ("decision.0.kind", "sleep", "decision.0.kind: must be one of choose"),
        ("decision.0", {"kind": "place"}, "decision.0: lacks the entry 'tile'"),
        ("decision.0", {"kind": "choose", "tile": 3}, "decision.0: has no entry 'tile'"),
        ("luck.key", 2**63, "luck.key"),
        ("barrier", None, "barrier: must be true or false"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(path: str, value: Any, words: str) -> None:
    with pytest.raises(PositionError) as error:
        fairlead.load(spoilt(path, value))
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "clause"),
    [
        ("seats.0.yard.0", 0, "SY-SUP-2"),
        ("display.bow.0", None, "SY-SUP-2"),
        ("canals.discards", [0], "SY-SUP-3"),
        ("seats.0.token", None, "SY-CANAL-5"),
        ("seats.0.token.stern", "C", "SY-CANAL-3"),
        ("markers.1", [], "SY-FIRST-4"),
        ("clock.advances", 8, "SY-SETUP-12"),
        ("seats.0.contracts", ["clipper-fleet"], "SY-CON-1 to SY-CON-7"),
        ("fleet.0.speed", 0, "SY-YARD-5"),
        ("clock.wheel", True, "SY-ADV-8"),
        ("seats.1.points.crew", 3, "SY-I-18"),
        ("decision", [{"kind": "choose"}], "rules page 5.1"),
        ("turn.number", 11, "SY-FIRST-4"),
    ],
)
def test_what_cannot_be_names_its_clause(path: str, value: Any, clause: str) -> None:
    with pytest.raises(PositionError) as error:
        fairlead.load(spoilt(path, value))
    assert error.value.rule == clause


def test_solo_tiles_are_each_there_once() -> None:
    position = shipyard(1).position()
    position["solo"]["stack"][0] = position["solo"]["stack"][1]
    with pytest.raises(PositionError, match="every solo tile once"):
        fairlead.load(position)


def test_the_first_edition_has_no_solo_game() -> None:
    position = shipyard(1).position()
    position["options"]["edition"] = "first"
    with pytest.raises(PositionError, match="for 2 to 4 players"):
        fairlead.load(position)
