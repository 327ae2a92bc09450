"""Helpers that make a test a story: set a position, play moves, look."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import fairlead
from fairlead import Game, IllegalMove, Move

# @rule("AD-BUY-3") above a test says which clauses it proves; tests/test_clauses.py sees to it that none is left out.
rule = pytest.mark.rule
compiled = pytest.mark.compiled
plain = pytest.mark.plain


def play(game: Game, *moves: str, seat: int | None = None) -> Game:
    """Plays several moves and returns the game; where several seats may act at once, `seat` says whose moves."""
    for move in moves:
        game.play(move, seat)
    return game


def random_answer(game: Game, chooser: random.Random) -> tuple[Move, int]:
    """A random legal move and who plays it: any of the seats that may act."""
    acting = game.to_act
    mover = acting[0] if len(acting) == 1 else chooser.choice(acting)
    return chooser.choice(game.moves(mover)), mover


def play_randomly(game: Game, seed: int = 0, moves: int = 10_000) -> Game:
    """Plays random legal moves, to the end or up to a number of moves."""
    chooser = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(*random_answer(game, chooser))
    return game


def refused(game: Game, move: str, seat: int | None = None) -> str | None:
    """The clause that forbids a move now; fails if the move is legal."""
    with pytest.raises(IllegalMove) as error:
        game.copy().play(move, seat)
    return error.value.clause


def texts(game: Game, start: str = "", seat: int | None = None) -> list[str]:
    """The legal moves as texts, perhaps only those that start with a word."""
    return [move.text for move in game.moves(seat) if move.text.startswith(start)]


def assert_restored(game: Game) -> Game:
    """Its position, written as text and loaded again, is the same game to the last byte; returns the loaded one."""
    position = game.position()
    loaded = fairlead.load(json.loads(json.dumps(position)))
    assert loaded == game
    assert loaded.position() == position
    assert loaded.options == game.options
    return loaded


def assert_plays_on(game: Game, moves: int) -> None:
    """Loaded from its position, a game goes on with the same luck: the same answers lead to the same bytes."""
    played, loaded, chooser = game.copy(), assert_restored(game), random.Random(3)
    for _ in range(moves):
        move, mover = random_answer(played, chooser)
        played.play(move, mover)
        loaded.play(move, mover)
    assert loaded == played


def seat(game: Game, number: int) -> dict[str, Any]:
    """What the position says of a seat."""
    data: dict[str, Any] = game.position()["seats"][number]
    return data


# ---------------------------------------------------------------- Age of Discovery


def deal(players: int = 2, *, seed: int = 1, **options: Any) -> Game:
    """A new game of Age of Discovery with seat 0 to start, unless the options say otherwise."""
    return fairlead.new("discovery", players=players, seed=seed, **({"start_player": 0} | options))


def situation(
    players: int = 2, *, me: dict[str, Any] | None = None, you: dict[str, Any] | None = None, **changes: Any
) -> Game:
    """A new game with changes merged in: `me` are things of seat 0, who is to act, `you` things of seat 1."""
    seats = {0: me or {}, 1: you or {}} | changes.pop("seats", {})
    return deal(players).edit({"seats": seats, **changes})


def fleet(owner: int, *ships: str) -> list[dict[str, Any]]:
    """Ships of a seat as an expedition lists them: `fleet(0, "G1", "G2")`."""
    return [{"ship": ship, "seat": owner} for ship in ships]


def ships_at(game: Game, expedition: str) -> list[tuple[str, int]]:
    """Ships and owners at an expedition in the order of placing."""
    return [(ship["ship"], ship["seat"]) for ship in game.position()["expeditions"].get(expedition, [])]


def placeable(game: Game, expedition: str) -> set[str]:
    """The ships that may be placed at an expedition now."""
    return {move.fields["ship"] for move in game.moves() if move.fields.get("expedition") == expedition}


def end_turn(game: Game, turns: int = 1) -> Game:
    """Ends the turn with as few moves as possible: takes coins if need be, then does and reserves nothing more."""
    for _ in range(turns):
        now = whose_turn(game)
        while not game.over and whose_turn(game) == now:
            game.play(next(move for move in ("done", "end", "coins") if move in game.moves()))
    return game


def whose_turn(game: Game) -> tuple[int, int]:
    """The active seat and the number of its turn."""
    turn = game.position()["turn"]
    return turn["seat"], turn["number"]


def bought(game: Game, count: int, owner: int = 1) -> Game:
    """The game as if a seat had made all purchases up to this number; an interim card that must be up was held."""
    position = game.position()
    ships = [card for stack in position["stacks"] for card in stack if card not in ("interim", "final")]
    harbour = position["seats"][owner]["harbour"] + ships[: max(0, count - (32 - len(ships)))]
    scorings = {"interim": "held"} if count > 18 and position["scorings"]["interim"] == "waiting" else {}
    return game.edit({"seats": {owner: {"harbour": harbour}}, "scorings": scorings})


def hold_interim(game: Game) -> Game:
    """The interim scoring, due at the end of this turn and held by ending it."""
    due = bought(game, 13, game.players - 1).edit({"scorings": {"interim": 1}})
    return end_turn(due)


def hold_final(game: Game) -> Game:
    """The final scoring, due at the end of this round by `turn_cap` and held by ending it."""
    last = (game.options["start_player"] - 1) % game.players
    return end_turn(game.edit({"options": {"turn_cap": 7}, "turn": {"seat": last, "number": 7}}))


def vp(game: Game, part: str) -> list[int]:
    """A category of VP, one number a seat."""
    return [score.parts[part] for score in game.scores()]


# ---------------------------------------------------------------- Shipyard


def shipyard(players: int = 3, *, edition: str = "second", seed: int = 1, **options: Any) -> Game:
    """A new game of Shipyard. `shipyard().edit({...})` sets what a test is about."""
    return fairlead.new("shipyard", players=players, edition=edition, seed=seed, **options)


# ---------------------------------------------------------------- Bremerhaven


def bremerhaven(players: int = 3, *, seed: int = 1, **options: Any) -> Game:
    """A new game of Bremerhaven, long unless options say otherwise. `.edit({...})` sets what a test is about."""
    return fairlead.new("bremerhaven", players=players, seed=seed, **options)
