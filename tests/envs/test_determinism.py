"""The same seeds give the same games in any process, whatever Python's own hashes are salted with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from fairlead.games import NAMES
from fairlead.play.varieties import varieties
from helpers import compiled

SCRIPT = Path(__file__).with_name("digest.py")


@compiled
def test_processes_with_other_hash_seeds_observe_the_same() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, str(SCRIPT)],
            env=os.environ | {"PYTHONHASHSEED": salt},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for salt in ("1", "4242")
    ]
    printed = []
    for process in running:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        printed.append(out.splitlines())
    assert printed[0] == printed[1]
    assert len(printed[0]) == len(NAMES) + sum(len(varieties(name)) for name in NAMES)
    assert len({line.split()[1] for line in printed[0]}) == len(printed[0])
