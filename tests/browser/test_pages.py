"""Every page: nobody is shut out (axe finds nothing serious), and a newcomer is at a table in two clicks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import MakePerson
from .people import play_some

pytestmark = pytest.mark.compiled

PAGES = ("/", "/new/shipyard", "/settings", "/account", "/import", "/about", "/no-such-page", "/table/unknown")
LEARN = ("/learn/shipyard", "/learn/bremerhaven", "/learn/discovery")
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "discovery": ("discovery", {}),
    "shipyard-second": ("shipyard", {"edition": "second"}),
    "shipyard-first": ("shipyard", {"edition": "first"}),
    "bremerhaven": ("bremerhaven", {}),
}


def serious(page: Page, axe: str) -> list[str]:
    """What axe finds on a page that would keep somebody from using it."""
    page.wait_for_timeout(300)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: " + "; ".join(node["html"][:160] for node in fault["nodes"][:4])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_shut_nobody_out(theme: str, person: MakePerson, axe: str) -> None:
    ann = person("Ann", theme=theme)
    for path in (*PAGES, *LEARN):
        ann.page.goto(path)
        ann.page.wait_for_selector("h1, h2")
        assert serious(ann.page, axe) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_tables_shut_nobody_out(name: str, theme: str, person: MakePerson, axe: str) -> None:
    game, options = GAMES[name]
    ann = person("Ann", theme=theme)
    ann.open(ann.create(game, ["me", "level1", "open"], **options))
    assert serious(ann.page, axe) == [], "the lobby"
    table = ann.create(game, ["me", "level1"], **options)
    ann.open(table)
    play_some(ann, 8)
    assert serious(ann.page, axe) == [], "the table"
    ann.page.keyboard.press("t")
    ann.page.wait_for_selector(".text")
    assert serious(ann.page, axe) == [], "text mode"


def test_a_newcomer_plays_bots_in_two_clicks(person: MakePerson) -> None:
    ann = person("Ann")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against bots").first.click()
    ann.page.locator(".chooser button.usual").click()
    ann.page.wait_for_selector(".table[data-status=playing]")
    expect(ann.page.locator(".decide")).to_be_visible()
