"""The same source as plain Python and as machine code: the same bytes after every decision."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from helpers import compiled
from worlds import TABLES

SCRIPT = """
import hashlib, json, random, sys
import fairlead

name, players, seed, most = sys.argv[1], *map(int, sys.argv[2:])
game, chooser, states = fairlead.new(name, players=players, seed=seed), random.Random(seed), []
for step in range(most):
    table = game._table
    looks = [table.snapshot(), bytes(table.mask), str(game.moves().ids).encode(), str(game.scores()).encode()]
    if step % 25 == 0 or game.over:
        for seat in range(players):
            looks += [table.redacted(seat).memory.tobytes(), table.guess(seat, step).snapshot()]
            looks += [table.features(seat).tobytes()]
        looks += [str([table.refusal(0, action) for action in range(game.definition.actions)]).encode()]
        looks += [str(table.broken_invariant()).encode()]
    states.append(hashlib.sha256(b"|".join(looks)).hexdigest()[:16])
    if game.over:
        break
    game.play(chooser.choice(game.moves()))
print(json.dumps([states, game.places(), str(game.scores())]))
"""


def run(name: str, players: int, seed: int, most: int, plain: str) -> object:
    command = [sys.executable, "-c", SCRIPT, name, str(players), str(seed), str(most)]
    environment = os.environ | {"FAIRLEAD_PYTHON": plain}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(result.stdout)


@compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_python_equals_compiled_byte_for_byte(name: str, players: int) -> None:
    for seed in (11, 12):
        assert run(name, players, seed, 10_000, "1") == run(name, players, seed, 10_000, "")
