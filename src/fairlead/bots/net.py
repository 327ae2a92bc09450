"""The network that a search thinks with: what a seat knows in, moves worth a thought and what to expect out.

    features -> 256 -> 128 -> a number for every move: the higher, the likelier it is played
                          `-> for every seat, the own one first: the chance of the first place, and the points

There is one for each game, for all its tables with two and more players; `envs/training.py` trains it. It is kept as
bytes with a scale for each row (`nets/`) and written here as plain loops: most of what a seat knows is zeros, and these
cost nothing.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernel import contract
from ..kernel.compiler import kernel

FOLDER = Path(__file__).with_name("nets")
# Points that count as much as a first place, as the training has them.
SCALES = {"discovery": 40.0, "shipyard": 30.0, "bremerhaven": 300.0}
LAYERS = ("first", "second", "moves", "firsts", "points")
Numbers = np.ndarray[Any, np.dtype[np.float32]]


class Net(NamedTuple):
    """The weights: `first` and `second` with a row an input, the others with a row an output. `scale` is of points."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    moves: Any
    moves_bias: Any
    firsts: Any
    firsts_bias: Any
    points: Any
    points_bias: Any
    scale: float


class Thought(NamedTuple):
    """Room to think in: what a seat knows, the two hidden layers, a number for every move."""

    features: Any
    first: Any
    second: Any
    moves: Any


def make_thought(features: int, actions: int, net: Net) -> Thought:
    """Room for one thought at a time."""
    sizes = (features, net.first.shape[1], net.second.shape[1], actions)
    return Thought(*(np.zeros(size, np.float32) for size in sizes))


# ------------------------------------------------------------------ keeping


@cache
def read_net(game: str) -> Net:
    """The trained network of a game."""
    with np.load(FOLDER / f"{game}.npz") as kept:
        return _net({name: _unpacked(kept, name) for name in LAYERS}, {n: kept[f"{n}.bias"] for n in LAYERS}, game)


def write_net(game: str, arrays: dict[str, Any], folder: Path = FOLDER) -> Path:
    """Keeps a network as the training saved it, each row of weights as bytes and a scale."""
    kept = {}
    for name in LAYERS:
        weights = arrays[f"{name}.weight"]
        weights = weights.T if name in LAYERS[:2] else weights
        scale = np.maximum(np.abs(weights).max(axis=1), 1e-12).astype(np.float32) / 127
        kept[name] = np.round(weights / scale[:, None]).astype(np.int8)
        kept[f"{name}.scale"] = scale
        kept[f"{name}.bias"] = arrays[f"{name}.bias"].astype(np.float32)
    folder.mkdir(exist_ok=True)
    file = folder / f"{game}.npz"
    np.savez_compressed(file, **kept)
    return file


def _net(weights: dict[str, Numbers], biases: dict[str, Numbers], game: str) -> Net:
    return Net(**weights, **{f"{name}_bias": bias for name, bias in biases.items()}, scale=SCALES[game])


def _unpacked(kept: Any, name: str) -> Numbers:
    return np.ascontiguousarray(kept[name].astype(np.float32) * kept[f"{name}.scale"][:, None])


# ------------------------------------------------------------------ thinking


@kernel
def think(box, game, seat, net, thought):
    """Takes in what a seat knows; what follows reads the second hidden layer."""
    contract.features(box, game, seat, thought.features)
    pass_on(thought.features, net.first, net.first_bias, thought.first)
    pass_on(thought.first, net.second, net.second_bias, thought.second)


@kernel
def pass_on(inputs, weights, bias, outputs):
    """One layer: what it is given, weighed and summed; what is below zero counts as nothing."""
    for j in range(outputs.size):
        outputs[j] = bias[j]
    for i in range(inputs.size):
        given = inputs[i]
        if given != 0:
            for j in range(outputs.size):
                outputs[j] += given * weights[i, j]
    for j in range(outputs.size):
        outputs[j] = max(outputs[j], np.float32(0))


@kernel
def weighed(inputs, weights, bias, row):
    """One number that comes of the second hidden layer."""
    total = bias[row]
    for j in range(inputs.size):
        total += inputs[j] * weights[row, j]
    return total


@kernel
def think_of_moves(net, thought, mask):
    """A number for every move that is marked, the higher the likelier; returns the highest."""
    highest = np.float32(-1e30)
    for action in range(mask.size):
        if mask[action]:
            thought.moves[action] = weighed(thought.second, net.moves, net.moves_bias, action)
            highest = max(highest, thought.moves[action])
    return highest


@kernel
def draw_move(net, thought, mask, chance, warmth):
    """A marked move as likely as the network plays it; `chance` is a random number from 0 to 2**32."""
    highest, total, found = think_of_moves(net, thought, mask), 0.0, -1
    for action in range(mask.size):
        if mask[action]:
            thought.moves[action] = math.exp((thought.moves[action] - highest) / warmth)
            total += thought.moves[action]
    left = total * chance / 4294967296.0
    for action in range(mask.size):
        if mask[action]:
            found = action
            left -= thought.moves[action]
            if left < 0:
                break
    return found


@kernel
def tell_ends(net, thought, seat, players, shares, points):
    """What every seat can expect, as the seat that has thought sees it: shares of the first place sum up to 1."""
    total = 0.0
    for i in range(players):
        other = (seat + i) % players
        shares[other] = 1.0 / (1.0 + math.exp(-weighed(thought.second, net.firsts, net.firsts_bias, i)))
        points[other] = net.scale * weighed(thought.second, net.points, net.points_bias, i)
        total += shares[other]
    for other in range(players):
        shares[other] /= total
