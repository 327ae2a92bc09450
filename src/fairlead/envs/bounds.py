"""How long a game can last and how many points it can give, at most: bounds that hold for every legal game.

OpenSpiel asks for them. They follow from the rules pages, by adding up the largest numbers of everything that can come
together; real games are far shorter (some 150 to 400 decisions, docs/research.md).
"""

from __future__ import annotations

from ..errors import OptionError
from ..games.definition import Data, Definition

__all__ = ["most_decisions", "most_points"]

# Age of Discovery, one turn (AD-TURN): coins; an order; a purchase of each of 42 ships; each of them and the joker
# placed, and the joker's colour; 4 orders started, with 6 ships and the rounds each; the end; 4 reservations and done.
DISCOVERY_TURN = 1 + 1 + 42 + (42 + 1 + 1) + 4 * (1 + 6 + 1) + 1 + (4 + 1)

# Shipyard, one turn (SY-D-10): the choice; two actions with a question before each and the end; in each action at most
# seven questions (three picks with their places, or stop); after either, three ships, each named, fitted out with eight
# numbers, a speed bonus, a start and 31 steps; discards of all four contracts.
SHIPYARD_SHIP = 1 + 8 + 1 + 1 + 31
SHIPYARD_TURN = 1 + 3 + 2 * 7 + 2 * 3 * SHIPYARD_SHIP + 4
SHIPYARD_TURNS = 26 + 2  # the most of section 13, the final action and the last chance

# Bremerhaven, one step 4.2: goods never go back, so at most 3 docks with 5 pieces are unloaded and 4 orders with up to
# 16 loaded. Between two of these moves repacking goes one way only (BH-DEC-11), with at most 30 goods of a kind.
BREMERHAVEN_GOODS = 3 * 5 + 4 * 16
BREMERHAVEN_MOVES = BREMERHAVEN_GOODS + (BREMERHAVEN_GOODS + 1) * 30 + 1
# The rest of a round: 5 bids; an extension for each of 12 bollards, 12 covers and 20 buildings, and done; upgrades,
# price, ladder; a dock and a cargo for each of 4 ships, an area for each of 4 orders; production; flotsam; start goods.
BREMERHAVEN_ROUND = 5 + (12 + 12 + 20 + 1) + (7 + 1 + 1) + (4 + 4 + 4) + 1 + 4 + 3 + BREMERHAVEN_MOVES
BREMERHAVEN_ROUNDS = 14 + 1  # the most of section 3.1, and the set-up

# The largest numbers that the records can hold: each category of VP or points, and money (cash, deposit) x prestige.
MOST_POINTS = {"discovery": 4 * 9999, "shipyard": 7 * 9999, "bremerhaven": (9999 + 999) * 999}


def most_decisions(definition: Definition, options: Data) -> int:
    """More decisions than any game with these options can have."""
    players: int = options["players"]
    if definition.name == "discovery":
        if not options["turn_cap"]:
            raise OptionError("turn_cap cannot be 0 here: without it nothing bounds the length of a game.")
        return int(options["turn_cap"]) * players * DISCOVERY_TURN
    if definition.name == "shipyard":
        return SHIPYARD_TURNS * players * SHIPYARD_TURN
    return BREMERHAVEN_ROUNDS * players * BREMERHAVEN_ROUND


def most_points(definition: Definition) -> int:
    """At least as many points as a seat can have; the fewest are 0 in every game."""
    return MOST_POINTS[definition.name]
