"""What a table tells who looks closely, what pages explain, and how others come to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from server.killing import Service

from .conftest import MakePerson
from .people import Person

pytestmark = pytest.mark.compiled


def test_a_ship_is_dragged_to_its_expedition(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.create("discovery", ["me", "level1"], start_player="0"))
    page = ann.page
    ship, expedition = page.locator("[data-place=harbour-J]"), page.locator("[data-place=expedition-Dias]")
    ship.drag_to(expedition)
    page.locator("[role=menuitem]").first.click()  # the joker has any capacity: which one is asked
    expect(page.locator(".decide .draft li")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".decide .draft li")).to_have_count(0)
    ship.drag_to(page.locator(".decide .ask"))  # it can go nowhere there
    expect(page.locator("[role=menu], .picked, .decide .draft li")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "place"),
    [
        ("shipyard", {"edition": "second"}, "[data-place^='ship-'][aria-disabled=true]"),
        ("shipyard", {"edition": "first"}, "[data-place^='ship-'][aria-disabled=true]"),
        ("discovery", {"start_player": "0"}, "[data-place=coins][aria-disabled=true]"),
    ],
)
def test_what_cannot_be_chosen_says_why(game: str, options: dict[str, str], place: str, person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.create(game, ["me", "me"], **options))
    page = ann.page
    page.wait_for_selector(".can[data-place]")
    if game == "discovery":
        page.locator("[data-place=coins]").click()  # nobody takes coins twice in a turn
        ann.settle()
        page.mouse.move(5, 5)
    page.locator(place).first.hover(force=True)
    expect(page.locator(".label.blocked")).to_have_text(re.compile(r"\w+ \w+"))


def test_the_log_shows_where_and_what_is_new_since_the_last_turn(person: MakePerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = ann.create("discovery", ["me", "open"], start_player="1")
    bo.sit_down(table)
    for each in (ann, bo):
        each.open(table)
    bo.page.locator("[data-place^=buy-].can").first.click(force=True)
    bo.page.locator(".decide .acts .primary:enabled").click()
    new = ann.page.locator(".log li.new").filter(has_text="Bo")
    expect(new.first).to_be_visible()
    expect(ann.page.locator(".log .sep").first).to_have_text("since your last turn")
    expect(ann.page.locator("[data-fresh='2']").first).to_be_attached()  # Bo has seat 2
    new.first.hover()
    expect(ann.page.locator("[data-place].shown").first).to_be_attached()
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator("[data-place].shown")).to_have_count(0)


def test_rules_are_searched_and_terms_explained(person: MakePerson) -> None:
    page = person("Ann").page
    page.goto("/learn/shipyard-second")
    page.wait_for_selector("h1")
    page.keyboard.press("/")
    page.keyboard.type("canal")
    expect(page.locator("[role=search] + .hits [role=status]")).to_have_text(re.compile(r"\d+"))
    page.keyboard.press("Enter")
    expect(page.locator("[role=search] + .hits [role=status]")).to_have_text(re.compile(r"^1 / \d+$"))
    term = page.locator(".term:visible").first
    term.scroll_into_view_if_needed()
    term.hover()
    expect(page.locator("[role=tooltip].open")).to_be_visible()


def test_friends_come_by_link_and_talk(person: MakePerson, chromium: Browser, service: Service) -> None:
    ann = person("Ann")
    ann.open(ann.create("discovery", ["me", "open"]))
    link = ann.page.get_by_role("textbox", name="Link").input_value()
    bo = Person(chromium, service.address, "Bo")  # a stranger: nothing was done before
    bo.page.goto(link)
    bo.page.get_by_role("textbox").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    for each in (ann, bo):
        each.page.wait_for_selector(".table[data-status=playing]")
        each.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("tabpanel").get_by_role("textbox").fill("Good <b>luck</b>")
    ann.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("Good <b>luck</b>")
    bo.close()


def test_it_can_be_installed_and_needs_nothing_from_elsewhere(chromium: Browser, service: Service) -> None:
    context = chromium.new_context(base_url=service.address)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    context.set_offline(True)
    page.reload()  # the client itself is there, and says that the service is not
    expect(page.locator("header")).to_be_visible()
    context.close()
    assert [url for url in asked if not url.startswith((service.address, "data:", "blob:"))] == []


@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_twice_as_large_everything_is_still_there(game: str, person: MakePerson) -> None:
    """1366 by 768 at 200 % is as much room as 683 by 384."""
    ann = person("Ann", size=(683, 384))
    ann.open(ann.create(game, ["me", "me"]))
    page = ann.page
    page.wait_for_selector(".phone-tabs")
    assert page.evaluate("document.documentElement.scrollWidth") <= 683
    for tab in page.locator(".phone-tabs button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 683
    expect(page.locator(".decide .acts .primary")).to_be_in_viewport()
