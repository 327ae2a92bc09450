"""Positions of Bremerhaven: exact round trips at every moment, and sentences for what cannot be read."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import fairlead
from bremerhaven.rounds import EVERY_TABLE
from fairlead import Game, PositionError
from helpers import assert_plays_on, assert_restored, bremerhaven, random_answer

TABLES: list[dict[str, Any]] = [{"players": players, "variant": variant} for variant, players in EVERY_TABLE]
TABLES += [{"players": 3, "refuse_ships": "on"}, {"players": 1, "exchange_beats_dummy": "on"}]


def kinds(game: Game) -> list[str]:
    """The kinds of questions that are asked, in the order of seats."""
    return [question["kind"] for question in game.position()["decision"]]


@cache
def moments(table: int) -> tuple[Game, ...]:
    """A random game at many moments: each mix of questions once, every few moves, and its end."""
    game = bremerhaven(seed=table, **TABLES[table])
    chooser, seen, found = random.Random(table), set(), []
    while not game.over:
        asked = tuple(sorted(set(kinds(game))))
        if asked not in seen or len(game.history) % 40 == 0:
            seen.add(asked)
            found.append(game.copy())
        game.play(*random_answer(game, chooser))
    return (*found, game)


@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda table: "-".join(map(str, TABLES[table].values())))
def test_a_position_is_restored_exactly_at_every_moment(table: int) -> None:
    for game in moments(table):
        assert_restored(game)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_guesses_are_positions_too(table: int) -> None:
    for game in moments(table)[::4]:
        guess = game.guess(0, 5)
        assert fairlead.load(guess.position()) == guess


def test_a_loaded_game_plays_on_like_the_original() -> None:
    assert_plays_on(moments(1)[5], 60)


def test_every_kind_of_question_is_among_the_moments() -> None:
    found = {kind for table in range(len(TABLES)) for game in moments(table) for kind in kinds(game)}
    assert found >= {"start-good", "bid", "permit", "upgrade", "price", "ladder", "dock", "order", "produce", "move"}


def test_things_go_by_the_numbers_and_names_of_the_rules_page() -> None:
    game = bremerhaven(2).edit(
        {
            "bids": {0: ["5 sea-1", "4 park"]},
            "phase": "harbours",
            "seats": {0: {"docks": {2: 1}, "areas": {3: 2}, "buildings": {"10": "shed"}, "storage": {"crate": 3}}},
        }
    )
    position = game.position()
    assert position["bids"][0][0] == {"value": 5, "space": "sea-1"}
    me = position["seats"][0]
    assert me["docks"][1] == {"ship": 1, "markers": 2, "cargo": "crate", "aboard": 2}
    assert me["areas"][2]["order"] == 2
    assert me["buildings"] == {"10": "shed"}
    assert me["storage"] == {"crate": 3}
    assert me["covers"] == [3, 4, 7, 8, 11, 12]
    assert position["decision"][0] == {"kind": "move", "seat": 0, "last": None}


# ------------------------------------------------------------------ what cannot be read

FULL = bremerhaven(3).edit(
    {
        "round": 4,
        "phase": "harbours",
        "seats": {
            0: {"docks": {2: 1}, "areas": {1: 2}, "buildings": ["bank", "shed"], "reserve": ["hotel"], "deposit": 4},
            1: {"docks": {1: 3}},
        },
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
        ("sea", "del", "lacks the entry 'sea'"),
        ("options.players", 5, "options.players: must be a whole number from 1 to 4"),
        ("options.variant", "medium", "options.variant: must be one of long, short, solo"),
        ("options.variant", "solo", "options: variant cannot be 'solo' with players=3"),
        ("options.refuse_ships", True, "options.refuse_ships: must be one of off, on"),
        ("options.exchange_beats_dummy", "on", "options: exchange_beats_dummy cannot be 'on' with several players"),
        ("round", -1, "round: must be a whole number from 0"),
        ("track", 23, "track: must be a whole number from 0 to 22"),
        ("phase", "late", "phase: must be one of set-up, bidding"),
        ("move", 3, "move: must be a whole number from 0 to 2"),
        ("ladder", [0, 1], "ladder: must have 3 entries"),
        ("ladder.0", 3, "ladder.0: must be a whole number from 0 to 2"),
        ("bids", [[]], "bids: must have 3 entries"),
        ("bids.0", [{"value": 1, "space": "park"}] * 6, "bids.0: must have at most 5 cards, found 6"),
        ("bids.0.0", "5 park", "bids.0.0: must be a table of named values"),
        ("bids.0.0.value", 10, "bids.0.0.value: must be a whole number from 1 to 9"),
        ("bids.0.0.space", "1.0", "bids.0.0.space: must be one of park, building"),
        ("sea.0", 49, "sea.0: must be a whole number from 1 to 48"),
        ("land", [None], "land: must have 3 entries"),
        ("ship_pile", [5, 5], "ship_pile: names 5 twice"),
        ("ships_discarded", "all", "ships_discarded: must be a list"),
        ("order_pile.0", 0, "order_pile.0: must be a whole number from 1 to 56"),
        ("orders_discarded", [1, 1], "orders_discarded: names 1 twice"),
        ("building_pile.0", "casino", "building_pile.0: must be one of lighthouse"),
        ("buildings_removed", ["bank", "bank"], "buildings_removed: names bank twice"),
        ("prices", [], "prices: must be a table of named values"),
        ("prices.pile", [1], "prices.pile: must have 24 entries"),
        ("prices.pile.0", 25, "prices.pile.0: must be a whole number from 1 to 24"),
        ("prices.known_top", 0, "prices.known_top: must be a whole number from 1"),
        ("prices.known_bottom", 24, "prices.known_bottom"),
        ("newspaper.event", "storm", "newspaper.event: must be one of tide"),
        ("newspaper.pile", ["tide", "tide"], "newspaper.pile: names tide twice"),
        ("newspaper.gone", None, "newspaper.gone: must be a list"),
        ("seats", [], "seats: must have 3 entries"),
        ("seats.0.cash", -1, "seats.0.cash: must be a whole number from 0"),
        ("seats.0.deposit", 1000, "seats.0.deposit"),
        ("seats.0.prestige", 1.5, "seats.0.prestige"),
        ("seats.0.upgrades", 8, "seats.0.upgrades: must be a whole number from 0 to 7"),
        ("seats.0.gained", 3, "seats.0.gained"),
        ("seats.0.money", {"tips": 1}, "seats.0.money: has no entry 'tips'"),
        ("seats.0.prestige_from.shown", "much", "seats.0.prestige_from.shown"),
        ("seats.0.walls", [1, 1], "seats.0.walls: must have 4 entries"),
        ("seats.0.walls.2", 4, "seats.0.walls.2: must be a whole number from 0 to 3"),
        ("seats.0.covers", [13], "seats.0.covers.0: must be a whole number from 1 to 12"),
        ("seats.0.covers", [3, 3], "seats.0.covers: names 3 twice"),
        ("seats.0.reserve", ["inn"], "seats.0.reserve.0: must be one of"),
        ("seats.0.buildings", ["bank"], "seats.0.buildings: must be a table of numbered entries"),
        ("seats.0.buildings", {"0": "bank"}, "seats.0.buildings: must be a whole number from 1 to 12"),
        ("seats.0.buildings", {"9": "inn"}, "seats.0.buildings.9: must be one of"),
        ("seats.0.storage", {"coal": 1}, "seats.0.storage: has no entry 'coal'"),
        ("seats.0.storage", {"crate": 31}, "seats.0.storage.crate"),
        ("seats.0.docks", [], "seats.0.docks: must have 3 entries"),
        ("seats.0.docks.1", 5, "seats.0.docks.1: must be a table of named values"),
        ("seats.0.docks.1.ship", None, "seats.0.docks.1.ship"),
        ("seats.0.docks.1.markers", 0, "seats.0.docks.1.markers: must be a whole number from 1"),
        ("seats.0.docks.1.cargo", "joker", "seats.0.docks.1.cargo: must be one of barrel"),
        ("seats.0.docks.1.aboard", 6, "seats.0.docks.1.aboard"),
        ("seats.0.areas.0.order", 57, "seats.0.areas.0.order: must be a whole number from 1 to 56"),
        ("seats.0.areas.0.markers", 21, "seats.0.areas.0.markers"),
        ("seats.0.areas.0.loaded", {"crate": 5}, "seats.0.areas.0.loaded.crate"),
        ("dummy", {"upgrades": 0, "gained": 0}, "dummy: must be none with 3 players"),
        ("decision", [{"kind": "bid", "seat": 0}] * 4, "decision: must have at most 3 questions"),
        ("decision.0.kind", "sleep", "decision.0.kind: must be one of start-good"),
        ("decision.0.seat", 3, "decision.0.seat: must be a whole number from 0 to 2"),
        ("decision.0", {"kind": "move", "seat": 0}, "decision.0: lacks the entry 'last'"),
        ("decision.0", {"kind": "move", "seat": 0, "last": "sleep"}, "decision.0.last: must be one of pack, unpack"),
        ("decision.0", {"kind": "bid", "seat": 0, "last": None}, "decision.0: has no entry 'last'"),
        ("decision.0", {"kind": "permit", "seat": 0, "used": 1}, "decision.0.used: must be true or false"),
        ("decision.0", {"kind": "dock", "seat": 0, "place": 4}, "decision.0.place: must be a whole number from 1 to 3"),
        ("decision.0", {"kind": "cargo", "seat": 0, "dock": 0}, "decision.0.dock: must be a whole number from 1 to 3"),
        ("decision.0", {"kind": "start-good", "seat": 0, "picked": 3, "last": None}, "decision.0.picked"),
        ("decision.0", {"kind": "start-good", "seat": 0, "picked": 0, "last": "crate"}, "none before the first pick"),
        ("luck.key", 2**63, "luck.key"),
        ("luck.draws", -1, "luck.draws"),
        ("barrier", None, "barrier: must be true or false"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(path: str, value: Any, words: str) -> None:
    with pytest.raises(PositionError) as error:
        fairlead.load(spoilt(path, value))
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("seats.1.docks.1", {"ship": 1, "markers": 1, "cargo": "crate", "aboard": 1}, "every ship and every order"),
        ("seats.1.reserve", ["bank"], "every building must be in exactly one place"),
        ("prices.known_top", 24, "of which the top one is known"),
        ("ladder", [0, 0, 1], "the ladder holds each player once"),
        ("seats.1.money.start", 0, "the sources of money add up"),
        ("seats.0.buildings", {"10": "bank", "11": "shed"}, "a covered field carries no building"),
        ("seats.0.storage", {"barrel": 9}, "goods in storage must find room"),
        ("seats.0.docks.1.cargo", "barrel", "of its kind (BH-SHIP-6, BH-SHIP-7)"),
        ("seats.0.areas.0.loaded", {"passenger": 4}, "only goods that it asks for"),
        ("round", 14, "track, round, phase and newspapers belong together"),
        ("newspaper.event", None, "every newspaper card must be in exactly one place"),
        ("bids.0", [], "placed cards come from the hand"),
        ("decision", [{"kind": "price", "seat": 0}], "the decisions must be ones that can be asked here"),
        ("decision", [], "the decisions must be ones that can be asked here"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(path: str, value: Any, words: str) -> None:
    with pytest.raises(PositionError) as error:
        fairlead.load(spoilt(path, value))
    assert words in str(error.value)
    assert error.value.invariant
