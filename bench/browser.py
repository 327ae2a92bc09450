"""How quick the browser client is: from a click to its painted result, against a service on the same machine.

    python bench/browser.py              all games, 150 clicks each
    python bench/browser.py --write      also puts the table into bench/RESULTS.md

A click is timed in the page: from the event until the frame after the change that the service's answer made is painted.
Needs the built client (`make client`) and Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console

import report

# The people of the browser tests play here too. Their folder has the name of this file, so it takes this one's place.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import find_chromium, wait_for
from browser.people import Person
from server.killing import Service

PACKAGES = ("playwright",)
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "Age of Discovery": ("discovery", {}),
    "Shipyard, first edition": ("shipyard", {"edition": "first"}),
    "Shipyard, second edition": ("shipyard", {"edition": "second"}),
    "Bremerhaven": ("bremerhaven", {}),
}
BAR_MS, BAR_SHARE = 100, 0.95
# Notes for each click how long it took until what came of it was painted. Clicks after which nothing is asked of the
# service (a piece is picked up, a menu opens) change the page too and count as well.
WATCH = """() => {
  window.clicks = [];
  let begun = null;
  addEventListener("pointerdown", (event) => { if (event.isTrusted) begun = performance.now(); }, true);
  new MutationObserver(() => {
    if (begun === null || document.querySelector(".table")?.dataset.busy === "true") return;
    const start = begun;
    begun = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();  // a message is handled right after the frame was painted
      channel.port1.onmessage = () => window.clicks.push(performance.now() - start);
      channel.port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def clicks_of(person: Person, game: str, options: dict[str, Any], clicks: int) -> list[float]:
    """Milliseconds from click to paint, for so many clicks along a game of two people at one device."""
    person.open(person.create(game, ["me", "me"], **options))
    person.page.evaluate(WATCH)
    times: list[float] = []
    while len(times) < clicks and not person.is_over:
        person.step()
        times = person.page.evaluate("window.clicks")
    return times[:clicks]


def row_of(title: str, times: Sequence[float]) -> list[str]:
    """A line of the table."""
    ranked = sorted(times)
    share = sum(time <= BAR_MS for time in ranked) / len(ranked)
    verdict = "met" if share >= BAR_SHARE else "missed"
    middle, late = ranked[len(ranked) // 2], ranked[int(len(ranked) * BAR_SHARE)]
    bar = f"{BAR_SHARE:.0%} within {BAR_MS} ms: {verdict}"
    return [title, str(len(ranked)), f"{middle:.0f} ms", f"{late:.0f} ms", f"{ranked[-1]:.0f} ms", f"{share:.1%}", bar]


def measure(clicks: int, console: Console) -> list[list[str]]:
    """Plays all games and gives the lines of the table."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder))
        service.start()
        try:
            wait_for(service)
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
            for title, (game, options) in GAMES.items():
                with console.status(f"{title} ..."):
                    person = Person(browser, service.address, "Ann", motion="normal").enter()
                    rows.append(row_of(title, clicks_of(person, game, options, clicks)))
                    person.context.close()
        finally:
            service.kill()
    return rows


def main() -> None:
    """Measures, prints, and writes if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=150, help="clicks a game (150)")
    parser.add_argument("--write", action="store_true", help="put the table into bench/RESULTS.md")
    arguments = parser.parse_args()
    console = Console()
    about = report.machine(PACKAGES)
    columns = ("game", "clicks", "median", "95 %", "slowest", f"within {BAR_MS} ms", "bar")
    sheet = report.Sheet("From a click to its painted result", columns, measure(arguments.clicks, console))
    sheet.show(console)
    if arguments.write:
        report.write_section("browser.py", f"## The browser client\n\n{about}\n\n{sheet.markdown()}")


if __name__ == "__main__":
    main()
