"""Pictures of the browser client: every game in its first, a middle and its last turn, at three sizes, light and dark.

    .venv/bin/python scripts/shots.py FOLDER                        all of them
    .venv/bin/python scripts/shots.py FOLDER --only shipyard-first --only 1366
    .venv/bin/python scripts/shots.py docs/pictures --best          those that README and docs show

Needs the built client (`make client`) and Chromium. Somebody plays by requests, at random but always the same way,
against bots; the pictures are what a browser then shows.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # the people of the browser tests are photographed

from browser.conftest import find_chromium, wait_for
from browser.people import Person
from server.killing import Service

# Game, options, players, and after how many decisions of the person the middle is.
GAMES: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "discovery": ("discovery", {}, 4, 26),
    "shipyard-first": ("shipyard", {"edition": "first"}, 3, 45),
    "shipyard-second": ("shipyard", {"edition": "second"}, 4, 45),
    "shipyard-solo": ("shipyard", {"edition": "second"}, 1, 60),
    "bremerhaven": ("bremerhaven", {}, 4, 45),
    "bremerhaven-solo": ("bremerhaven", {}, 1, 60),
}
MOMENTS = ("first", "middle", "last")
SIZES = {"1366": (1366, 768), "1920": (1920, 1080), "390": (390, 844)}
THEMES = ("light", "dark")
LOBBY = "lobby"
PAGES = {"home": "/", "new": "/new/shipyard", LOBBY: "", "learn": "/learn/bremerhaven", "settings": "/settings"}
BEST = (
    ("discovery", "middle", "1366", "light"),
    ("shipyard-second", "middle", "1366", "light"),
    ("bremerhaven", "middle", "1366", "dark"),
    ("shipyard-first", "middle", "390", "light"),
    ("home", "", "1366", "light"),
)


@dataclass(frozen=True)
class Shot:
    """One picture."""

    what: str
    moment: str
    size: str
    theme: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return "-".join(filter(None, (self.what, self.moment, self.size, self.theme))) + ".png"


def all_shots() -> Iterator[Shot]:
    """Every picture, those of one table together."""
    for what in (*GAMES, *PAGES):
        for moment in MOMENTS if what in GAMES else ("",):
            for size in SIZES:
                for theme in THEMES:
                    yield Shot(what, moment, size, theme)


def play(person: Person, table: str, decisions: int) -> None:
    """Plays so many decisions by requests, or to the end."""
    dice = random.Random(1)
    for number in range(decisions):
        seen = person.ask("GET", f"/api/tables/{table}?seat=0")
        while seen["table"]["status"] == "playing" and not (seen["decision"] or seen["draft"]["waiting"]):
            time.sleep(0.05)
            seen = person.ask("GET", f"/api/tables/{table}?seat=0")
        if seen["table"]["status"] != "playing":
            return
        form = {"question": seen["question"], "client": f"shot {number}", "do": "confirm"}
        if not seen["draft"]["waiting"]:
            options = seen["decision"]["options"]
            form |= {"do": "play", "confirm": True, "move": dice.choice(options)["id"]}
        person.ask("POST", f"/api/tables/{table}/seats/0/commands", form)


def take(browser: Browser, address: str, shots: Sequence[Shot], folder: Path) -> None:
    """Takes pictures; those of one moment show the same table."""
    tables: dict[tuple[str, str], tuple[Person, str]] = {}
    for shot in shots:
        key = (shot.what, shot.moment)
        if key not in tables:
            player = Person(browser, address, "Marta").enter()
            tables[key] = player, _path(player, shot)
        player, path = tables[key]
        viewer = Person(browser, address, "Marta", size=SIZES[shot.size], theme=shot.theme, language="en")
        viewer.context.add_cookies(player.context.cookies())
        viewer.page.goto(path)
        viewer.page.wait_for_load_state("networkidle")
        viewer.page.wait_for_timeout(400)
        viewer.page.screenshot(path=folder / shot.name)
        viewer.close()
        print(shot.name)


def _path(player: Person, shot: Shot) -> str:
    if shot.what == LOBBY:
        return f"/table/{player.create('shipyard', ['me', 'open', 'level3', 'open'], edition='second')}"
    if shot.what in PAGES:
        return PAGES[shot.what]
    game, options, players, middle = GAMES[shot.what]
    table = player.create(game, ["me", *["level2"] * (players - 1)], **options)
    play(player, table, {"first": 1, "middle": middle, "last": 10_000}[shot.moment])
    return f"/table/{table}"


def main() -> None:
    """Takes the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", action="append", default=[], help="names with this word; may be given several times")
    parser.add_argument("--best", action="store_true", help="only those that README and docs show")
    arguments = parser.parse_args()
    wanted = [Shot(*best) for best in BEST] if arguments.best else list(all_shots())
    wanted = [shot for shot in wanted if all(word in shot.name for word in arguments.only)]
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        service = Service(Path(place))
        service.start()
        try:
            wait_for(service)
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
            take(browser, service.address, wanted, arguments.folder)
        finally:
            service.kill()


if __name__ == "__main__":
    main()
