"""Somebody who wants ships to sail: games of Shipyard with fleets and cruises in them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from fairlead import Game, Move

EAGERNESS = {"build": 7, "crew": 3, "canal": 3, "equipment": 3}
JOINTS = (("bow", "middle"), ("middle", "middle"), ("middle", "stern"))


def eager_move(game: Game, chooser: random.Random) -> Move:
    """A move of somebody who wants ships to sail, so that games show fleets and cruises."""
    seat = game.to_act[0]
    moves = list(game.moves(seat))
    if moves[0].kind == "choose":
        return chooser.choices(moves, [EAGERNESS.get(move.fields["action"], 1) for move in moves])[0]
    if moves[0].kind in ("fit", "faster"):
        return moves[-1]
    if moves[0].kind in ("take", "place"):
        view = game.view(seat)
        return max(moves, key=lambda move: joints_after(view, seat, move) + chooser.random())
    return moves[0] if moves[0].kind == "sail" else chooser.choice(moves)


def joints_after(view: dict[str, Any], seat: int, move: Move) -> int:
    """How well the yard fits together after a move: the best slot for a tile that is taken, the slot of one placed."""
    if move.kind == "place":
        return joints(view, seat, view["decision"]["tile_kind"], move.fields["slot"] - 1)
    if move.kind != "take":
        return 0
    kind = {"left": "middle", "right": "middle"}.get(move.fields["column"], move.fields["column"])
    slots = {"bow": range(7), "middle": range(1, 8), "stern": range(2, 9)}[kind]
    empty = [slot for slot in slots if view["seats"][seat]["yard"][slot] is None]
    return max((joints(view, seat, kind, slot) for slot in empty), default=0)


def joints(view: dict[str, Any], seat: int, kind: str, slot: int) -> int:
    """Neighbours that belong together, less those that do not, with a tile of a kind in a slot."""
    kinds = [tile["kind"] if tile else None for tile in view["seats"][seat]["yard"]]
    kinds[slot] = kind
    return sum(1 if pair in JOINTS else -1 for pair in pairwise(kinds) if all(pair))


def play_eagerly(game: Game, seed: int, until: Any = lambda game: False) -> Game:
    """Plays on until the game is over or something is so."""
    chooser = random.Random(seed)
    while not game.over and not until(game):
        game.play(eager_move(game, chooser), game.to_act[0])
    return game


def asked(kind: str) -> Any:
    """Whether a kind of question is asked."""
    return lambda game: game.decision().kind == kind
