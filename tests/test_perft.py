"""Frozen counts of decision sequences (perft): a rule that changes by accident changes a count.

Counted from new games with fixed seeds, from the middle of random games and from rich positions, where all kinds of
decision occur.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fairlead
from fairlead import Game
from fairlead.kernel import drive
from fairlead.kernel.records import bind
from fairlead.play.varieties import Variety
from helpers import compiled, deal, play_randomly


def perft(game: Game, depth: int) -> int:
    """Decision sequences of a length from here."""
    memory = game.definition.record.allocate(depth + 1)
    memory[0] = game._table.memory[0]
    mask = np.zeros((depth + 1, game.definition.actions), np.uint8)
    count: int = drive.count_paths(game._table.boxes, bind(memory), 0, depth, mask)
    return count


# game, options, seed, random moves before counting, counts for depth 1, 2, 3 and so on
FROZEN = [
    ("discovery", {"players": 2}, 1, 0, [48, 506, 3349, 41530]),
    ("discovery", {"players": 3}, 2, 0, [48, 576, 3643, 102252]),
    ("discovery", {"players": 4}, 3, 0, [48, 540, 3217, 106809]),
    ("discovery", {"players": 2}, 4, 40, [1, 10, 19, 66]),
    ("discovery", {"players": 3}, 5, 60, [1, 12, 24, 24]),
    ("discovery", {"players": 4}, 6, 80, [1, 8, 8, 58]),
    ("discovery", {"players": 2}, 7, 120, [6, 11, 43, 96]),
    ("discovery", {"players": 3}, 8, 146, [1, 2, 2, 5]),
    ("shipyard", {"edition": "first", "players": 2}, 1, 0, [7, 49, 219, 1290, 8968]),
    ("shipyard", {"edition": "first", "players": 3}, 2, 60, [4, 24, 117, 659, 5505]),
    ("shipyard", {"edition": "first", "players": 4}, 3, 150, [3, 22, 88, 314, 1226]),
    ("shipyard", {"edition": "second", "players": 1}, 4, 0, [7, 49, 195, 1020, 7317]),
    ("shipyard", {"edition": "second", "players": 1}, 5, 40, [4, 21, 67, 378, 1114]),
    ("shipyard", {"edition": "second", "players": 2}, 6, 90, [2, 6, 20, 84, 256]),
    ("shipyard", {"edition": "second", "players": 3}, 7, 120, [4, 34, 136, 1230, 3924]),
    ("shipyard", {"edition": "second", "players": 4}, 8, 200, [2, 4, 12, 42, 176]),
    ("shipyard", {"edition": "second", "players": 3}, 9, 236, [4, 12, 32, 108, 560]),
    ("bremerhaven", {"players": 2}, 1, 0, [4, 16, 800, 40000]),
    ("bremerhaven", {"players": 3}, 2, 3, [60, 3600, 216000]),
    ("bremerhaven", {"players": 3}, 3, 100, [3, 9, 33, 127]),
    ("bremerhaven", {"players": 4}, 4, 160, [14, 196, 1960, 12557]),
    ("bremerhaven", {"players": 2, "variant": "short"}, 5, 0, [3, 55, 2607, 105350]),
    ("bremerhaven", {"players": 3, "variant": "short"}, 6, 90, [2, 8, 20, 44]),
    ("bremerhaven", {"players": 4, "variant": "short", "refuse_ships": "on"}, 7, 150, [42, 1764, 74088]),
    ("bremerhaven", {"players": 1}, 8, 0, [3, 55, 2107, 64350]),
    ("bremerhaven", {"players": 1}, 9, 40, [30, 600, 6000, 25422]),
    ("bremerhaven", {"players": 1}, 10, 58, [20, 300, 3000, 22797]),
]


def _story(name: str, options: dict[str, Any], seed: int, moves: int, counts: list[int]) -> str:
    return f"{Variety(name, options)} seed {seed} after {moves}"


@compiled
@pytest.mark.parametrize(("name", "options", "seed", "moves", "counts"), FROZEN, ids=[_story(*row) for row in FROZEN])
def test_number_of_decision_sequences(
    name: str, options: dict[str, Any], seed: int, moves: int, counts: list[int]
) -> None:
    game = play_randomly(fairlead.new(name, seed=seed, **options), seed, moves)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


# Rich positions of Age of Discovery: many ships, orders and cards, so that loading, jokers and reservations branch.
RICH = {
    "a merchant": (
        2,
        {"coins": 9, "harbour": ["Y1", "Y2", "Y3", "G2", "R1"], "hand": ["Y5", "Y3", "G4", "R3"]},
        [106, 6359, 291115, 10749106],
    ),
    "an explorer": (
        3,
        {"coins": 4, "harbour": ["B1", "B1", "W3", "N2"], "hand": ["B3"], "any_colour_cards": 1},
        [82, 3152, 89713, 1130060, 13766157],
    ),
    "a poor one": (
        4,
        {"coins": 1, "harbour": ["B1", "G3"], "hand": ["G3", "B4"], "any_colour_cards": 0},
        [31, 98, 1745, 32907, 534233],
    ),
}


@compiled
@pytest.mark.parametrize("story", RICH)
def test_number_of_decision_sequences_from_rich_positions(story: str) -> None:
    players, things, counts = RICH[story]
    game = deal(players, seed=20).edit({"seats": {0: things}})
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


# Rich positions of Shipyard: two ships to launch with much to fit and canals to sail, a canal to place, a trade, a yard
# to build on, contracts to discard.
RICH_SHIPYARD = {
    "two ships at once": (
        {"players": 3},
        {
            "decision": "launch",
            "seats": {
                0: {
                    "yard": "BMMMSBMS.",
                    "pieces": {"captain": 3, "sail": 3, "smokestack": 2, "drive": 1, "crane": 1, "soldier": 2},
                    "canals": ["10@(0,0)2", "11@(1,0)1", "3@(1,1)0", "18@(2,0)0"],
                    "employees": ["helmsman", "rigger"],
                }
            },
        },
        [4, 10, 33, 137, 560, 2720],
    ),
    "a canal to rent": (
        {"players": 2, "edition": "first"},
        {"decision": "canal", "seats": {0: {"guilders": 6, "canals": ["10@(0,0)2", "11@(1,0)1", "3@(1,1)0"]}}},
        [5, 35, 140, 840, 6468],
    ),
    "a tile to trade": (
        {"players": 4},
        {"decision": "trade", "seats": {0: {"commodities": ["2-1-0", "0-0-3", "1-1-1"], "guilders": 8}}},
        [3, 15, 92, 709, 5364],
    ),
    "a yard to build on": (
        {"players": 3, "edition": "first"},
        {"decision": "build", "seats": {0: {"guilders": 9, "yard": "B.MS.B..S"}}},
        [20, 65, 1300, 6095, 60769],
    ),
    "contracts to discard": ({"players": 3}, {"decision": "discard"}, [3, 9, 27, 81, 243, 729]),
}


@compiled
@pytest.mark.parametrize("story", RICH_SHIPYARD)
def test_number_of_decision_sequences_from_rich_positions_of_shipyard(story: str) -> None:
    options, changes, counts = RICH_SHIPYARD[story]
    game = fairlead.new("shipyard", seed=20, **options).edit({"turn": {"seat": 0}} | changes)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


# Rich positions of Bremerhaven: what several seats decide at once, and harbours with much to move.
PARKED = ["1 park", "2 park", "3 park", "4 park"]
RICH_BREMERHAVEN: dict[str, tuple[dict[str, Any], dict[str, Any], list[int]]] = {
    "a harbour full of goods": (
        {"players": 2},
        {
            "decision": "move",
            "seats": {
                0: {
                    "covers": [],
                    "cash": 12,
                    "storage": {"crate": 3, "container": 2, "barrel": 1},
                    "docks": {2: 6, 1: {"ship": 5, "cargo": "passenger"}},
                    "areas": {1: 6, 2: 1, 3: 5},
                },
                1: {"storage": {"crate": 1}},
            },
        },
        [18, 306, 6371, 183786],
    ),
    "permits to use": (
        {"players": 3},
        {
            "decision": "permit",
            "bids": {0: ["5 permit", *PARKED], 1: ["5 permit", *PARKED]},
            "seats": {0: {"cash": 20, "reserve": ["bank", "works", "shed"]}, 1: {"cash": 9}},
        },
        [14, 184, 2289, 27188, 735948],
    ),
    "buildings that work": (
        {"players": 1},
        {
            "decision": "produce",
            "seats": {
                0: {
                    "cash": 8,
                    "buildings": ["refinery", "cannery", "containers", "station", "bank", "crane"],
                    "storage": {"crate": 1},
                }
            },
        },
        [32, 276, 10460, 338232],
    ),
    "ships and orders won": (
        {"players": 2, "variant": "short", "refuse_ships": "on"},
        {
            "phase": "boards",
            "sea": [5, 29],
            "seats": {0: {"walls": [3, 3, 3, 3]}, 1: {"walls": [3, 3, 3, 3]}},
            "bids": {0: ["5 sea-1", "4 land-1", "3 land-2", "1 park", "2 park"], 1: ["5 sea-2", *PARKED]},
        },
        [4, 16, 61, 208, 806],
    ),
    "flotsam for all": ({"players": 4}, {"decision": "flotsam", "round": 3}, [5, 25, 125, 625, 43750]),
}


@compiled
@pytest.mark.parametrize("story", RICH_BREMERHAVEN)
def test_number_of_decision_sequences_from_rich_positions_of_bremerhaven(story: str) -> None:
    options, changes, counts = RICH_BREMERHAVEN[story]
    game = fairlead.new("bremerhaven", seed=20, **options).edit(changes)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


@compiled
def test_perft_counts_what_playing_finds() -> None:
    """The kernel's count against a walk through Game in Python."""

    def walk(game: Game, depth: int) -> int:
        if depth == 0 or game.over:
            return 1
        total = 0
        for move in game.moves():
            game.play(move, game.to_act[0])
            total += walk(game, depth - 1)
            game.undo()
        return total

    game = play_randomly(deal(3, seed=9, start_player="random"), 9, 50)
    assert walk(game, 2) == perft(game, 2)
