"""What `fairlead play` asks of whoever names no game: the game, its edition, how many play, how strong the bots are."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from fairlead.terminal import choosing
from fairlead.terminal.choosing import Chosen
from fairlead.terminal.seating import Wish


def ask(
    monkeypatch: pytest.MonkeyPatch, *typed: str, wish: Wish | None = None, **given: Any
) -> tuple[Chosen | None, str]:
    """What is chosen by these lines, and what was on the screen. Lines that are left over are a mistake."""
    lines: Iterator[str] = iter(typed)
    screen = StringIO()

    def read_line(console: Console, prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(choosing, "read_line", read_line)
    chosen = choosing.choose(Console(file=screen, width=120), "en", given, wish or Wish())
    assert next(lines, None) is None
    return chosen, screen.getvalue()


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        (("", "", ""), Chosen("discovery", {"players": 3}, ("level2",))),
        (("2", "", "", "5"), Chosen("shipyard", {"edition": "second", "players": 3}, ("level5",))),
        (("Shipyard", "first", "4", "Shipwright"), Chosen("shipyard", {"edition": "first", "players": 4}, ("level3",))),
        (("ship", "s", "1"), Chosen("shipyard", {"edition": "second", "players": 1})),
        (("shipyard", "1", "2", "app"), Chosen("shipyard", {"edition": "first", "players": 2}, ("level1",))),
        (("1", "2", "level4"), Chosen("discovery", {"players": 2}, ("level4",))),
    ],
)
def test_answers_are_numbers_names_or_their_beginnings(
    monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], chosen: Chosen
) -> None:
    assert ask(monkeypatch, *typed)[0] == chosen


def test_a_number_of_players_is_not_a_place_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, screen = ask(monkeypatch, "shipyard", "first", "1", "3", "")
    assert chosen == Chosen("shipyard", {"edition": "first", "players": 3}, ("level2",))
    assert '"1" is none of these: 2, 3, 4.' in screen


def test_what_the_command_line_says_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(monkeypatch, "shipyard", "", "", edition="first")[0] == Chosen(
        "shipyard", {"edition": "first", "players": 3}, ("level2",)
    )
    alone = ask(monkeypatch, "shipyard", players=1)[0]  # only the second edition has a solo game
    assert alone == Chosen("shipyard", {"edition": "second", "players": 1})


def test_bots_that_are_named_or_not_needed_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    named = ask(monkeypatch, "1", "", wish=Wish(bots=["level3", "random"]))[0]
    assert named == Chosen("discovery", {"players": 3}, ["level3", "random"])
    friends = ask(monkeypatch, "1", "", wish=Wish(names=["Ann", "Bo"]))[0]
    assert friends == Chosen("discovery", {"players": 2})
    with_a_bot = ask(monkeypatch, "1", "", wish=Wish(names=["Ann", "Bo"]), players="3")[0]
    assert with_a_bot == Chosen("discovery", {"players": "3"}, ("level2",))


def test_the_levels_are_shown_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = ask(monkeypatch, "discovery", "2", "mutineer", "adm")[1]
    assert "5 Admiral" in " ".join(screen.split())
    assert '"mutineer" is none of these: Cabin boy, Sailor, Navigator, Captain, Admiral.' in screen


@pytest.mark.parametrize("typed", [("q",), ("shipyard", "quit"), (), ("shipyard", "first"), ("1", "2", "q")])
def test_whoever_leaves_plays_nothing(monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]) -> None:
    assert ask(monkeypatch, *typed)[0] is None
