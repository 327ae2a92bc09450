"""What browser tests share: Chromium, and a service with the built client."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server import services
from server.killing import Service

from .people import Person

expect.set_options(timeout=60_000)  # a bot's first move waits until its process has loaded the rules
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
MakePerson = Callable[..., Person]


def find_chromium() -> str:
    """Where Chromium is; Debian's package is installed if there is none."""
    found = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    return found or str(services.program("chromium", "chromium"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real Chromium."""
    try:
        program = find_chromium()
    except services.NotThere as error:
        services.unavailable(error)
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


def wait_for(service: Service) -> None:
    """Returns when all games can be played. Playwright's own loop runs in this thread, so nothing is awaited here."""
    while True:
        with suppress(httpx.TransportError):
            games = httpx.get(f"{service.address}/api/games").json()
            if all(game["ready"] for game in games):
                return
        time.sleep(0.1)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service in a process of its own, on SQLite, with the built client."""
    started = Service(tmp_path_factory.mktemp("browser"))
    started.start()
    try:
        wait_for(started)
        yield started
    finally:
        started.kill()


@pytest.fixture
def person(chromium: Browser, service: Service) -> Iterator[MakePerson]:
    """Makes people: `person("Ann")`. Each has a window of their own, closed in the end."""
    made: list[Person] = []

    def make(name: str, **settings: Any) -> Person:
        made.append(Person(chromium, service.address, name, **settings))
        return made[-1].enter()

    yield make
    for each in made:
        each.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which finds what shuts people out."""
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
