"""Somebody who plays in a real browser: sees what a person sees, and points, clicks and types as a person does."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

Data = dict[str, Any]

PATIENCE = 60.0  # seconds in which something must happen at a table where a bot or somebody else is to act
# What can be clicked now: the middle of each target that is seen there, and not of something that lies over it.
TARGETS = """() => {
  const seen = [];
  const add = (element, kind) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return;
    for (const [part, down] of [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85], [0.1, 0.1]]) {
      const [x, y] = [box.x + box.width * part, box.y + box.height * down];
      const top = document.elementFromPoint(x, y);
      const own = top && (top === element || element.contains(top));
      if (own && (kind !== "place" || top.closest("[data-place].can") === element)) {
        seen.push({ kind, x, y, name: element.dataset.place ?? element.textContent.trim() });
        return;
      }
    }
    seen.push({ kind: "hidden", x: 0, y: 0, name: element.dataset.place ?? "" });
  };
  const all = (selector, kind) => document.querySelectorAll(selector).forEach((element) => add(element, kind));
  if (document.querySelector("[role=menu]")) { all("[role=menuitem]", "menu"); return seen; }
  if (document.querySelector(".curtain")) { all(".curtain button", "curtain"); return seen; }
  all(".decide .acts .primary:not([disabled])", "confirm");
  if (seen.length) return seen;
  all(".can[data-place]", "place");
  all(".decide .btn:not([disabled]):not(.acts *)", "loose");
  all(".decide [aria-pressed]:not([disabled])", "switch");
  all(".phone-tabs button[aria-current=false]", "tab");
  return seen;
}"""


class Person:
    """A window of somebody new, with settings of one's own."""

    def __init__(self, browser: Browser, address: str, name: str, **settings: Any) -> None:
        size = settings.pop("size", (1366, 768))
        language = settings.get("language", "en")
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=size[0] < 700,
            is_mobile=size[0] < 700,
            service_workers="block",
        )
        kept = json.dumps({"motion": "off", **settings})
        self.context.add_init_script(f"if (!localStorage.fairlead) localStorage.fairlead = {json.dumps(kept)}")
        self.page: Page = self.context.new_page()
        self.name = name
        self.dice = random.Random(name)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.set_default_timeout(PATIENCE * 1000)

    # ------------------------------------------------------------------ asking the service directly

    def ask(self, method: str, path: str, body: Data | None = None) -> Any:
        """A request of this person, besides what the page does."""
        request = self.context.request
        if not self._cookie("fairlead_csrf"):
            request.get("/api/me")
        headers = {"x-csrf-token": self._cookie("fairlead_csrf"), "content-type": "application/json"}
        answer = request.fetch(path, method=method, headers=headers, data=None if body is None else json.dumps(body))
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def _cookie(self, name: str) -> str:
        return next((cookie["value"] for cookie in self.context.cookies() if cookie.get("name") == name), "")

    def enter(self) -> Person:
        """Becomes a guest under the name."""
        self.ask("POST", "/api/guests", {"name": self.name})
        return self

    def create(self, game: str, seats: list[str], **options: Any) -> str:
        """A new table; returns its id."""
        made = self.ask("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
        return str(made["table"]["id"])

    def sit_down(self, table: str) -> None:
        """Takes a free seat."""
        self.ask("POST", f"/api/tables/{table}/join", {})

    def open(self, table: str, more: str = "") -> None:
        """Opens a table's page."""
        self.page.goto(f"/table/{table}{more}")
        self.page.wait_for_selector(".table, main")

    # ------------------------------------------------------------------ playing

    @property
    def is_over(self) -> bool:
        """Whether the end screen is shown."""
        return self.page.locator("dialog[open]").count() > 0

    def targets(self) -> list[Data]:
        """What can be clicked now."""
        found: list[Data] = self.page.evaluate(TARGETS)
        return found

    def settle(self) -> None:
        """Waits until what was clicked has been answered."""
        self.page.wait_for_function("() => document.querySelector('.table')?.dataset.busy !== 'true'")

    def step(self, prefer: Callable[[Data], float] = lambda target: 1.0) -> bool:
        """Does one thing that can be done, by the mouse; False if there is nothing to do."""
        targets = [target for target in self.targets() if target["kind"] not in ("hidden", "tab")]
        if not targets:
            return False
        weights = [prefer(target) for target in targets]
        chosen = self.dice.choices(targets, weights if sum(weights) > 0 else None)[0]
        self.page.mouse.click(chosen["x"], chosen["y"])
        self.settle()
        return True

    def close(self) -> None:
        """Leaves; what went wrong in the page is told."""
        self.context.close()
        assert not self.faults, self.faults


def play_some(person: Person, steps: int) -> None:
    """Somebody does so many things, and waits in between where others are to act."""
    end = time.monotonic() + PATIENCE
    while steps > 0:
        assert time.monotonic() < end, _story(person)
        if person.step():
            steps -= 1
        else:
            time.sleep(0.05)


def play_out(people: list[Person], prefer: Callable[[Data], float] = lambda target: 1.0, most: int = 3000) -> None:
    """Everybody does what can be done, in turn, until all see the end."""
    idle_since = time.monotonic()
    for _ in range(most):
        if all(person.is_over for person in people):
            return
        done = [person.step(prefer) for person in people if not person.is_over]
        if any(done):
            idle_since = time.monotonic()
        else:
            story = "\n".join(map(_story, people)) if time.monotonic() - idle_since > PATIENCE else ""
            assert not story, f"nobody can do anything:\n{story}"
            time.sleep(0.05)
    raise AssertionError(f"the game was not over after {most} steps")


def _story(person: Person) -> str:
    """What somebody sees who cannot go on."""
    bar = person.page.locator(".decide .ask").all_inner_texts()
    return f"{person.name}: {bar}, targets {person.targets()}, faults {person.faults}"
