"""Undo and what cannot be undone, coming back after the service died, keys alone, small windows, languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.killing import Service

from .conftest import MakePerson, wait_for
from .people import Person, play_out, play_some

pytestmark = pytest.mark.compiled


def test_a_draft_is_undone_step_by_step_and_the_others_see_nothing_of_it(person: MakePerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = ann.create("discovery", ["me", "open"], start_player="0")
    bo.sit_down(table)
    for each in (ann, bo):
        each.open(table)
    coins = ann.page.locator("[data-place=coins]")
    before = ann.page.locator(".decide .sum").inner_text()
    coins.click()
    expect(ann.page.locator(".decide .draft li")).to_have_count(1)
    assert ann.page.locator(".decide .sum").inner_text() != before
    assert "Bo" not in bo.page.locator(".decide .ask").inner_text()
    length = bo.page.locator(".scrub").inner_text()
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".decide .draft li")).to_have_count(0)
    expect(ann.page.locator(".decide .sum")).to_have_text(before, use_inner_text=True)
    assert bo.page.locator(".scrub").inner_text() == length


def test_letters_work_while_a_menu_of_moves_is_open(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.create("discovery", ["me", "level1"], start_player="0"))
    page = ann.page
    page.locator("[data-place=coins]").click()
    expect(page.locator(".decide .draft li")).to_have_count(1)
    expedition, menu = page.locator("[data-place^=expedition-].can").first, page.locator("[role=menu]")
    expedition.click()  # several ships may go there
    expect(menu).to_be_visible()
    page.keyboard.press("u")
    expect(menu).to_have_count(0)
    expect(page.locator(".decide .draft li")).to_have_count(0)
    expedition.click()
    expect(menu).to_be_visible()
    page.keyboard.press("t")
    expect(menu).to_have_count(0)
    expect(page.locator(".text")).to_be_visible()


def test_a_curtain_falls_between_two_people_at_one_device(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.create("discovery", ["me", "me"], start_player="0"))
    page = ann.page
    curtain = page.locator(".curtain")
    if curtain.count():
        curtain.get_by_role("button").click()
    while not curtain.count():  # the first turn
        ann.step()
    at_hand = "() => document.elementsFromPoint(400, 540)[0].closest('.curtain') !== null"
    assert page.evaluate(at_hand), "the next one's orders can be seen"
    expect(page.locator(".boards")).to_have_attribute("inert", "")
    page.keyboard.press("h")
    expect(page.locator(".hints, .label, [role=menu]")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    assert not page.evaluate(at_hand)
    expect(page.locator(".can[data-place]").first).to_be_visible()


def test_what_cannot_be_taken_back_says_so_before_it_is_confirmed(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.create("discovery", ["me", "level1"], start_player="0")
    ann.open(table)
    buy = ann.page.locator("[data-place^=buy-].can").first
    buy.hover(force=True)
    expect(ann.page.locator(".label .final")).to_be_visible()
    buy.click(force=True)
    confirm = ann.page.locator(".decide .acts .primary")
    expect(confirm).to_be_enabled()
    expect(ann.page.locator(".decide .ask span")).to_have_text("Cannot be taken back once confirmed")
    ann.page.keyboard.press("u")
    expect(confirm).to_be_disabled()
    buy.click(force=True)
    expect(confirm).to_be_enabled()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".decide .draft li")).to_have_count(0)


def test_everybody_plays_on_after_the_service_was_killed(chromium: Browser, tmp_path: Path) -> None:
    service = Service(tmp_path)
    service.start()
    try:
        wait_for(service)
        ann = Person(chromium, service.address, "Ann").enter()
        table = ann.create("discovery", ["me", "me"], start_player="0")
        ann.open(table)
        ann.page.locator("[data-place=coins]").click()
        ann.settle()
        service.kill()
        expect(ann.page.locator(".away")).to_be_visible()
        service.start()
        wait_for(service)
        expect(ann.page.locator(".away")).to_be_hidden()
        expect(ann.page.locator(".decide .draft li")).to_have_count(1)  # the draft was kept
        ann.page.keyboard.press("u")
        expect(ann.page.locator(".decide .draft li")).to_have_count(0)
        play_some(ann, 10)
        ann.close()
    finally:
        service.kill()


def test_a_whole_game_with_keys_alone(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.create("discovery", ["me", "level1"], turn_cap=3))
    page = ann.page
    for _ in range(600):
        if ann.is_over:
            break
        ann.settle()
        kind = page.evaluate(
            """() => document.querySelector("[role=menu]") ? "menu"
                : !document.querySelector(".decide .acts .primary")?.disabled ? "confirm"
                : document.querySelector(".table[data-turn=true] .can[data-place], .decide .btn:not(.acts *)")
                ? "place" : "wait" """
        )
        if kind == "menu":
            page.keyboard.press("Enter")  # the first entry has the focus
        elif kind == "confirm":
            page.evaluate("document.activeElement?.blur()")
            page.keyboard.press("Enter")
        elif kind == "place":
            walk_to_target(ann)
            page.keyboard.press("Enter")
        else:
            page.wait_for_timeout(100)
    assert ann.is_over
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def walk_to_target(ann: Person) -> None:
    """Tab to something that can be chosen, then a few arrows on."""
    at_target = "() => document.activeElement?.matches('.can[data-place], .decide .btn:not(.acts *)')"
    for _ in range(120):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate(at_target):
            break
    if ann.page.evaluate("() => document.activeElement?.matches('[data-place]')"):
        for _ in range(ann.dice.randrange(3)):
            ann.page.keyboard.press(ann.dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    assert ann.page.evaluate(at_target)


@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_a_phone_shows_everything_that_can_be_chosen(game: str, person: MakePerson) -> None:
    ann = person("Ann", size=(390, 844))
    ann.open(ann.create(game, ["me", "level1"]))
    page = ann.page
    made = 0
    for _ in range(200):
        if made >= 25:
            break
        ann.settle()
        if page.evaluate("document.documentElement.scrollWidth") > 390:
            pytest.fail("the page is wider than the phone")
        if ann.step():
            made += 1
            continue
        tabs = page.locator(".phone-tabs button[aria-current=false]")
        if page.locator(".table[data-turn=true]").count() and tabs.count():
            tabs.nth(ann.dice.randrange(tabs.count())).click()  # what can be chosen is in another section
        else:
            page.wait_for_timeout(100)
    assert made >= 25


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_every_language(language: str, game: str, person: MakePerson) -> None:
    ann = person("Ann", language=language, textMode=True)
    ann.open(ann.create(game, ["me", "level1"]))
    for _ in range(6):
        button = ann.page.locator(".moves button").first
        expect(button).to_be_visible()
        button.click()
        ann.settle()
        if ann.page.locator(".decide .acts .primary").is_enabled():
            ann.page.locator(".decide .acts .primary").click()
            ann.settle()
        ann.page.wait_for_function(
            "() => document.querySelector('.moves button') || document.querySelector('.table[data-turn=false]')"
        )
    text = ann.page.locator("body").inner_text()
    assert ann.page.locator("html").get_attribute("lang") == language
    # A key that has no words is shown as it is.
    assert not [word for word in text.split() if word.startswith(("ui-", "move-", "event-", "ask-", "text-"))], text


def test_a_game_in_text_mode_needs_no_picture(person: MakePerson) -> None:
    ann = person("Ann", textMode=True)
    ann.open(ann.create("discovery", ["me", "me"], turn_cap=2))
    page = ann.page
    for _ in range(300):
        ann.settle()
        if ann.is_over:
            break
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        elif page.locator(".decide .acts .primary:enabled").count():
            page.locator(".decide .acts .primary").click()
        elif page.locator(".moves button").count():
            buttons = page.locator(".moves button")
            buttons.nth(ann.dice.randrange(buttons.count())).click()
        else:
            page.wait_for_timeout(50)
        assert page.locator(".text svg[role]").count() == 0
    assert ann.is_over


def test_history_goes_back_and_forth_and_has_addresses(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.create("discovery", ["me", "me"], turn_cap=3)
    ann.open(table)
    play_out([ann])
    ann.page.keyboard.press("Escape")
    total = int(ann.page.locator(".scrub span").inner_text().split("/")[1])
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator(".band")).to_be_visible()
    expect(ann.page.locator(".scrub span")).to_have_text(f"{total - 1} / {total}")
    assert f"move={total - 1}" in ann.page.url
    ann.page.keyboard.press("Home")
    expect(ann.page.locator(".scrub span")).to_have_text(f"0 / {total}")
    ann.page.goto(f"/table/{table}?move=2")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".scrub span")).to_have_text(f"2 / {total}")
    ann.page.locator(".band button").click()
    expect(ann.page.locator(".band")).to_have_count(0)
