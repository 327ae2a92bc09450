"""Helpers for the stories of a round: tables, bids in a few words, cards in hand, whole phases passed by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bremerhaven.scenes import round_of, scene, shortest
from fairlead import Game
from helpers import bremerhaven

EVERY_TABLE = [("long", 2), ("long", 3), ("long", 4), ("short", 2), ("short", 3), ("short", 4), ("solo", 1)]
SHARED_TABLES = [table for table in EVERY_TABLE if table[1] > 1]
CITY = ["park", "building", "permit", "influence", "prices", "ladder"]


def table(variant: str, players: int, seed: int = 1) -> Game:
    """A new game at one of the tables."""
    return bremerhaven(players, seed=seed, variant=variant)


def bidding(players: int = 3, **changes: Any) -> Game:
    """Round 1 before the first card; seats 0, 1, 2, ... are Captain, First Officer, Mate, ... ."""
    return scene(players, **({"round": 1, "phase": "bidding"} | changes))


def turned_up(bids: Mapping[int, str], players: int = 3, **changes: Any) -> Game:
    """Round 1 with these cards placed, all others in the car park: it runs on from 1.0, or from the phase named.

    Cards are written in a row, `5 sea-1, 4 park`.
    """
    cards = {owner: [card.strip() for card in row.split(",")] for owner, row in bids.items()}
    if "phase" not in changes:  # all five cards of somebody, so that everything is turned up
        owner = next(iter(cards))
        values = {int(card.split()[0]) for card in cards[owner]}
        cards[owner] += [f"{value} park" for value in range(1, 6) if value not in values]
    return scene(players, bids=cards, **({"round": 1} | changes))


def solo(**changes: Any) -> Game:
    """A running solo game; the dummy, seat 1, is Captain."""
    return scene(1, **({"round": 1, "ladder": [1, 0]} | changes))


def asks(game: Game) -> dict[int, str]:
    """What every seat is asked that is asked something."""
    return {entry["seat"]: entry["kind"] for entry in game.position()["decision"]}


def phase(game: Game) -> str:
    """The phase of the round."""
    name: str = game.position()["phase"]
    return name


def ladder(game: Game) -> list[int]:
    """The seats by rank, Captain first."""
    seats: list[int] = game.position()["ladder"]
    return seats


def hand(game: Game, owner: int | None = None) -> list[int]:
    """The values that a seat, which is asked for a card, could place now; equal ones once."""
    return sorted({move.fields["value"] for move in game.moves(owner)})


def answer(game: Game, answers: Mapping[int, str]) -> Game:
    """Several seats answer, each with its own move."""
    for owner, move in answers.items():
        game.play(move, owner)
    return game


def place_all(game: Game, space: str = "park") -> Game:
    """Everybody places the cards left in hand on one space, the lowest first."""
    now = round_of(game)
    while asks(game) and set(asks(game).values()) == {"bid"} and round_of(game) == now:
        game.play(f"bid {hand(game)[0]} {space}")
    return game


def pass_on(game: Game) -> Game:
    """Everybody who is asked now does as little as possible until the phase is over."""
    now = round_of(game), phase(game)
    while not game.over and (round_of(game), phase(game)) == now:
        shortest(game)
    return game
