"""The browser client's types: made from the OpenAPI document, up to date, and what is built on them holds."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fairlead.server import messages
from fairlead.server.lines import Ending
from fairlead.server.warming import Warming

WEB = Path(__file__).parents[2] / "web"
SOCKET = (WEB / "src" / "api" / "socket.ts").read_text()


# Node and the packages as everything else here gets them; one process of a test run at a time installs something.
NPM = '. scripts/node.sh && find_node && (alone_in_web && install_packages) && cd web && exec npm "$@"'


def npm(*words: str) -> None:
    """Runs npm in web/; what it says is told only if it fails."""
    done = subprocess.run(["bash", "-c", NPM, "npm", *words], cwd=WEB.parent, capture_output=True, text=True)
    assert done.returncode == 0, f"npm {' '.join(words)}\n{done.stdout}\n{done.stderr}"


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
