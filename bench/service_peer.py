"""The yardstick of bench/service.py: boardgame.io, an open-source server for turn-based games, measured the same way.

It is installed by npm into a folder that git does not know (`bench/.peers` by default), and runs as its authors
ship it: its own server with its in-memory storage, or with its flat files, and clients made with its own client
library.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from service_host import free_port

SCRIPT = Path(__file__).with_name("peer_boardgame.cjs")
START_SECONDS = 60.0
INSTALL_SECONDS = 300.0
PACKAGES = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},
    # The peer's server adds its routes after it has begun to listen; from 4.2 on this package no longer sees them.
    "overrides": {"koa-compose": "4.1.0"},
}
NAME = f"boardgame.io {PACKAGES['dependencies']['boardgame.io']}"  # type: ignore[index]


class Missing(Exception):
    """The peer cannot be had here, and why."""


def install(folder: Path) -> None:
    """Installs the peer unless it is there; Missing says why it cannot be."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Missing(f"there is no {program} on this machine")
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".gitignore").write_text("*\n")
    (folder / "package.json").write_text(json.dumps(PACKAGES))
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise Missing("npm took too long to install it") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise Missing(f"npm could not install it: {lines[0] if lines else done.returncode}")


def measure(folder: Path, storage: str, files: Path, plan: dict[str, Any]) -> dict[str, Any]:
    """Runs a plan (see service_load.py) against the peer with a storage, `memory` or `files`."""
    with _serving(folder, storage, files) as (port, pid):
        command = ["node", str(SCRIPT), "load", str(folder), str(port), str(pid), json.dumps(plan)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Missing("its load generator failed: the lines above say why")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@contextmanager
def _serving(folder: Path, storage: str, files: Path) -> Iterator[tuple[int, int]]:
    port = free_port()
    command = ["node", str(SCRIPT), "serve", str(folder), str(port), storage, str(files)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        begun = time.monotonic()
        while process.stdout.readline().strip() != "ready":
            if process.poll() is not None or time.monotonic() - begun > START_SECONDS:
                raise Missing("its server did not start")
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()
