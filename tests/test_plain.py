"""The same source as plain Python and as machine code: the same bytes after every decision."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from fairlead.play.varieties import Variety
from helpers import compiled
from worlds import every_table

SCRIPT = """
import hashlib, json, random, sys
import fairlead

name, options, seed = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3])
game, chooser, states = fairlead.new(name, seed=seed, **options), random.Random(seed), []
while True:
    table = game._table
    looks = [table.snapshot(), bytes(table.mask), str(game.moves().ids).encode(), str(game.scores()).encode()]
    if len(states) % 25 == 0 or game.over:
        for seat in range(game.players):
            looks += [table.redacted(seat).memory.tobytes(), table.guess(seat, len(states)).snapshot()]
            looks += [table.features(seat).tobytes()]
        looks += [str([table.refusal(0, action) for action in range(game.definition.actions)]).encode()]
        looks += [str(table.broken_invariant()).encode()]
    states.append(hashlib.sha256(b"|".join(looks)).hexdigest()[:16])
    if game.over:
        break
    seat = chooser.choice(game.to_act)
    game.play(chooser.choice(game.moves(seat)), seat)
print(json.dumps([states, game.places(), str(game.scores())]))
"""


def run(table: Variety, seed: int, plain: str) -> object:
    command = [sys.executable, "-c", SCRIPT, table.game, json.dumps(dict(table.options)), str(seed)]
    environment = os.environ | {"FAIRLEAD_PYTHON": plain}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(result.stdout)


@compiled
@every_table
def test_plain_python_equals_compiled_byte_for_byte(table: Variety) -> None:
    assert run(table, 11, "1") == run(table, 11, "")
