"""Edits of Bremerhaven that cannot be: refused with a sentence; nonsense, and changes at random, must not crash."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fairlead
from bremerhaven.rounds import EVERY_TABLE, table
from fairlead import PositionError
from helpers import bremerhaven, play_randomly, random_answer
from nonsense import count_refusals


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"row": 1}, "has no entry 'row'"),
        ({"seats": {5: {}}}, "seats: must be a whole number from 0 to 2"),
        ({"seats": [{}] * 4}, "seats: must be a table of seats or a list of at most 3"),
        ({"seats": {0: {"gold": 1}}}, "seats.0: has no entry 'gold'"),
        ({"seats": {0: {"docks": {4: 1}}}}, "seats.0.docks: must be a whole number from 1 to 3"),
        ({"seats": {0: {"docks": [1] * 4}}}, "seats.0.docks: must have at most 3 entries"),
        ({"seats": {0: {"docks": {1: {"aboard": 1}}}}}, "seats.0.docks.1: lacks the entry 'ship'"),
        ({"seats": {0: {"docks": {1: 1, 2: 1}}}}, "ship 1 is needed in two places, here and at seats.0.docks.1"),
        ({"seats": {0: {"docks": {1: 1}}, 1: {"docks": {1: 1}}}}, "ship 1 is needed in two places"),
        ({"seats": {0: {"docks": {1: 11}}}}, "ship 11 does not take part in this game (BH-SETUP-1)"),
        ({"seats": {0: {"areas": {1: 12}}}}, "order 12 does not take part in this game (BH-SETUP-2)"),
        ({"seats": {0: {"areas": {1: {"loaded": {}}}}}}, "seats.0.areas.1: lacks the entry 'order'"),
        ({"seats": {0: {"areas": {1: {"order": 2, "loaded": {"coal": 1}}}}}}, "seats.0.areas.1.loaded"),
        ({"seats": {0: {"areas": {3: {"order": 2, "loaded": {"barrel": 1}}}}}}, "that is not open carries no goods"),
        ({"seats": {0: {"buildings": ["inn"]}}}, "seats.0.buildings.0: must be one of lighthouse"),
        ({"seats": {0: {"buildings": ["bank", "bank"]}}}, "bank is needed in two places"),
        ({"seats": {0: {"buildings": ["bank"], "covers": list(range(1, 13))}}}, "there is no field for bank"),
        ({"seats": {0: {"buildings": {12: "bank"}, "covers": [12]}}}, "a covered field carries no building"),
        ({"seats": {0: {"deposit": 4}}}, "a deposit needs a Bank"),
        ({"seats": {0: {"storage": {"barrel": 7}}}}, "goods in storage must find room"),
        ({"seats": {0: {"gained": 1}}}, "track, round, phase and newspapers belong together"),
        ({"seats": {0: {"upgrades": 8}}}, "seats.0.upgrades"),
        ({"seats": {0: {"money": {"start": 1}, "cash": 5}}}, "the sources of money add up"),
        ({"sea": [1, 1]}, "ship 1 is needed in two places"),
        ({"sea": {1: None}}, "n ships and n orders lie on the boards"),
        ({"ship_pile": [40]}, "ship_pile.0: ship 40 is of a later sub-deck than"),
        ({"building_pile": ["bank"], "buildings_removed": ["bank"]}, "bank is needed in two places"),
        ({"prices": {"top": 25}}, "prices.top: must be a whole number from 1 to 24"),
        ({"prices": {"pile": [1, 1]}}, "prices.pile: names 1 twice"),
        ({"newspaper": {"event": "storm"}}, "newspaper.event: must be one of tide"),
        ({"newspaper": {"event": "tide", "next": "tide"}}, "tide is needed in two places"),
        ({"newspaper": {"event": "tide"}, "round": 1}, "track, round, phase and newspapers belong together"),
        ({"bids": 5}, "bids: must be a list or a table of seats"),
        ({"bids": {3: []}}, "bids: must be a whole number from 0 to 2"),
        ({"bids": {0: ["5"]}}, "bids.0.0: must be a table or written like 5 sea-1"),
        ({"bids": {0: ["5 moon"]}}, "bids.0.0.space: must be one of park"),
        ({"bids": {0: ["1 park"] * 6}}, "bids.0: must have at most 5 cards"),
        ({"bids": {0: ["5 sea-4"]}, "phase": "boards"}, "lie on spaces in use"),
        ({"ladder": [0, 0, 1]}, "the ladder holds each player once"),
        ({"round": 14}, "track, round, phase and newspapers belong together"),
        ({"round": 2, "track": 9}, "track, round, phase and newspapers belong together"),
        ({"phase": "late"}, "phase: must be one of set-up"),
        ({"phase": "prices", "decision": "move"}, "phase: must be 'harbours' with this decision"),
        ({"decision": None}, "decision: must be a kind of question, a question or a list of them"),
        ({"decision": "sleep"}, "decision.kind: must be one of start-good"),
        ({"decision": "permit"}, "decision: nobody can be asked 'permit' here"),
        ({"decision": {"kind": "cargo", "seat": 0}}, "decision: seat 0 cannot be asked 'cargo' here"),
        ({"decision": [{"kind": "move", "seat": 0}] * 2}, "decision.1: seat 0 is asked twice"),
        ({"decision": [{"kind": "move"}, {"kind": "permit"}]}, "nobody is asked in harbours and in permits at once"),
        ({"decision": {"kind": "move", "dock": 1}}, "decision: has no entry 'dock'"),
        ({"options": {"players": 2}}, "players cannot be edited"),
        ({"options": {"variant": "short"}}, "variant cannot be edited"),
        ({"dummy": {"upgrades": 1}}, "dummy: must be none with 3 players"),
        ({"luck": {"key": -1}}, "luck.key"),
    ],
)
def test_impossible_edits_say_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        bremerhaven().edit(changes)
    assert words in str(error.value)


def test_other_players_give_nothing_up() -> None:
    game = bremerhaven().edit({"round": 2, "seats": {1: {"docks": {2: 1}, "areas": [2]}}})
    with pytest.raises(PositionError, match=r"seats\.0\.docks\.2: ship 1 is in the harbour of seat 1"):
        game.edit({"seats": {0: {"docks": {2: 1}}}})
    with pytest.raises(PositionError, match="order 2 is in the harbour of seat 1"):
        game.edit({"seats": {0: {"areas": {1: 2}}}})


@pytest.mark.parametrize(("variant", "players"), [("short", 3), ("solo", 1)])
def test_only_the_long_game_has_events(variant: str, players: int) -> None:
    with pytest.raises(PositionError, match=r"game has no (newspaper cards|events)"):
        table(variant, players).edit({"newspaper": {"event": "tide"}})


# ------------------------------------------------------------------ nonsense

NONSENSE: list[Any] = ["bank", "tide", "5 sea-1", "move", ["bank"], {0: ["bank"]}, [{"kind": None}], {"kind": "dock"}]
NONSENSE += [{"ship": 5}]


@pytest.mark.parametrize(("variant", "players"), [("long", 3), ("short", 2), ("solo", 1)])
@pytest.mark.parametrize("moves", [0, 33])
def test_nonsense_is_refused_with_a_sentence_never_a_crash(variant: str, players: int, moves: int) -> None:
    game = play_randomly(table(variant, players), seed=2, moves=moves)
    assert count_refusals(game, NONSENSE, each=6, most=2) > 100


@pytest.mark.parametrize("seed", range(6))
def test_several_changes_at_once_are_sound_or_refused(seed: int) -> None:
    chooser = random.Random(seed)
    variant, players = EVERY_TABLE[seed]
    game = play_randomly(table(variant, players), seed=seed, moves=chooser.randrange(120))
    edited = 0
    for _ in range(40):
        try:
            other = game.edit(random_changes(chooser, players))
        except PositionError:
            continue
        edited += 1
        for _ in range(3):
            if not other.over:
                other.play(*random_answer(other, chooser))
                assert fairlead.load(other.position()) == other
    assert edited


def random_changes(chooser: random.Random, players: int) -> dict[str, Any]:
    """Changes that might be meant: a few things of a seat, and a phase, a question or cards."""
    goods, buildings = ("barrel", "crate", "container", "passenger"), ("bank", "shed", "hotel", "exchange", "school")
    things = {
        "cash": chooser.randrange(30),
        "covers": chooser.sample(range(1, 13), chooser.randrange(6)),
        "buildings": chooser.sample(buildings, chooser.randrange(3)),
        "storage": {chooser.choice(goods): chooser.randrange(4)},
        "docks": {chooser.randint(1, 3): chooser.choice([None, 1, 2, 3])},
        "areas": {chooser.randint(1, 4): chooser.choice([None, 1, 2, 3])},
    }
    moments: list[dict[str, Any]] = [
        {"phase": chooser.choice(["bidding", "permits", "upgrades", "prices"])},
        {"phase": chooser.choice(["ladder", "boards", "harbours", "event"])},
        {"decision": chooser.choice(["bid", "dock", "produce", "move", "flotsam"])},
        {"decision": {"kind": chooser.choice(["permit", "upgrade", "price", "ladder", "order"]), "seat": 0}},
        {"bids": {0: [f"{i} {chooser.choice(['park', 'permit', 'sea-1', 'land-2', 'prices'])}" for i in range(1, 6)]}},
        {"round": chooser.randint(1, 8)},
        {},
    ]
    named = {name: things[name] for name in chooser.sample(sorted(things), 3)}
    return {"seats": {chooser.randrange(players): named}, **chooser.choice(moments)}
