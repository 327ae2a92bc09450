"""The table of Bremerhaven in a terminal: it fits any window, shows what a player needs, and asks in few lines."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from bremerhaven.rounds import EVERY_TABLE, bidding, solo, turned_up
from bremerhaven.scenes import BUILDINGS, harbours
from fairlead import Game
from fairlead.play.words import LANGUAGES, Words
from fairlead.terminal.bremerhaven import PICTURE, SHORTCUTS
from fairlead.terminal.menu import Hint, Line, Menu, Option, Several
from fairlead.terminal.pictures import Page, picture, shortcuts
from fairlead.terminal.screen import Screen
from fairlead.terminal.session import Session
from fairlead.terminal.signs import similar
from helpers import bremerhaven, play, play_randomly, random_answer, rule
from screens import drawn, printed, squeezed

WIDTHS = (40, 60, 80, 120)


# ------------------------------------------------------------------ any moment, any window


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_the_table_fits_every_window_at_any_moment(variant: str, players: int) -> None:
    game = bremerhaven(players, variant=variant, seed=players)
    game.names = ["Maximiliane von und zu", "Bo", "Cy", "Di"][:players]
    chooser = random.Random(players)
    while not game.over:
        if chooser.random() < 0.025 / players:
            assert_fits(game, chooser.choice((None, *range(players))), chooser.choice(LANGUAGES))
        game.play(*random_answer(game, chooser))
    assert_fits(game, None, chooser.choice(LANGUAGES))
    for language in LANGUAGES:
        lines = PICTURE.final(game.view(), game.names, Words(language, "bremerhaven"))
        assert len(lines) == players + (players == 1)


def assert_fits(game: Game, viewer: int | None, language: str) -> None:
    for width in WIDTHS:
        text = drawn(game, viewer, width, language, ascii=width == 60)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "{" not in text
    if viewer is not None:
        words, view = Words(language, "bremerhaven"), game.view(viewer)
        for width in WIDTHS:
            status = printed(PICTURE.status(view, words, Page(width)), width)
            assert max(map(cell_len, status.splitlines())) <= width
            assert not any(line.startswith(("│", "┌", "├")) for line in status.splitlines()), "a broken board"
        assert "{" not in status + "".join(line.plain for line in PICTURE.legend(view, words))


def test_poor_terminals_see_the_same_table() -> None:
    """Every sign has one of the same width in ASCII, the marks of players aside, which the page knows of."""
    text = drawn(harbours(2, me={"storage": {"crate": 3}, "cash": 5}), 0, 80, ascii=True)
    assert similar(text).count("?") == text.count("?")  # those are jokers
    assert [len(line) for line in similar(text).splitlines()] == [len(line) for line in text.splitlines()]


# ------------------------------------------------------------------ what is shown


def test_bids_are_shown_face_down_and_turned_up() -> None:
    game = bidding(2)
    play(game, "bid 3 sea-1", "bid 4 sea-1", "bid 2 sea-1")
    assert any(line.startswith("2.1") and line.endswith("①3+2=5 ②×1") for line in squeezed(drawn(game, 0)))
    assert any(line.startswith("2.1") and line.endswith("①×2 ②4") for line in squeezed(drawn(game, 1)))
    assert any(line.startswith("2.1") and line.endswith("(1)x2 (2)4") for line in squeezed(similar(drawn(game, 1))))
    shown = squeezed(drawn(turned_up({0: "2 permit, 3 sea-1", 1: "5 permit, 3 sea-1"}, 2), 0))
    assert "1.2 Permits ①2 pays 3 ②5" in shown
    assert any(line.startswith("2.1") and line.endswith("①3 ②3 → ①") for line in shown)


def test_the_harbour_is_drawn_with_docks_orders_and_fields() -> None:
    things = {
        "walls": [0, 1, 2, 3],
        "docks": [None, {"ship": 1, "markers": 1, "cargo": "crate", "aboard": 2}, None],
        "areas": [{"order": 6, "markers": 2, "loaded": {"barrel": 1}}, None, None, None],
        "storage": {"crate": 3, "barrel": 1},
        "buildings": ["bank"],
        "reserve": ["hotel"],
    }
    text = drawn(harbours(2, me=things), 0, 80)
    assert "═2═○═○" in text
    assert "═●═●═●" in text
    assert " 2 (1) Anna Behrens ★1" in text
    assert "CrCr  1r" in text
    assert "Ba│CrCo" in text
    assert "│1 Ba " in text
    assert "│2 CrCr " in text
    assert "▒2▒" in text
    lines = squeezed(text)
    assert "Loading areas free 2, 3, 4 closed: 3, 4" in lines
    assert "reserve Grand Hotel ★2" in lines
    assert "Bank ★1" in text
    assert any(line.startswith("1 North Sea Outfitters lacks CrCo 2 rounds") for line in lines)


def test_the_event_and_the_building_on_offer_are_told() -> None:
    game = bidding(2, round=2, newspaper={"event": "dues"}, building_pile=["lighthouse"])
    lines = squeezed(drawn(game, 0))
    assert "News Harbour Dues: Pay 3 money." in lines
    assert "as things are: ① -3 ② -3" in lines
    assert any(line.startswith("On offer Lighthouse ★3: ") for line in lines)


@rule("BH-SOLO-8")
def test_the_solo_game_shows_where_the_dummy_may_go() -> None:
    text = drawn(solo(me={"cash": 50, "prestige": 15}), 0)
    assert "② Dummy  cards 1 2 3 4 5" in text
    assert "may still go to" in text
    assert "Band so far: Officer, 250 points to the next" in text


# ------------------------------------------------------------------ menus


def menu(game: Game, language: str = "en", seat: int | None = None) -> Menu:
    return Menu(game, Words(language, "bremerhaven"), PICTURE, seat)


def test_bids_are_bundled_by_space_and_understood_by_code() -> None:
    shown = menu(bidding(2))
    assert len(shown.lines) == 10
    assert "2.1" in shown.lines[6].told.label
    typed = shown.read("bid 5 2.1", shown.lines)
    assert isinstance(typed, Option)
    assert typed.move.text == "bid 5 sea-1"
    assert isinstance(shown.read("7", shown.lines), Line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gaps_of_positions_made_by_hand_promise_nothing(language: str) -> None:
    """Who has given away all cards bids for nothing, and is told so: neither a card to win nor a card won."""
    pile = bidding(2).position()
    game = bidding(2, ships_discarded=pile["sea"] + pile["ship_pile"], me={"reserve": [*BUILDINGS]})
    nothing = Words(language, "bremerhaven").text("picture-bid-nothing")
    assert [line.told.brings for line in menu(game, language).lines].count(nothing) == 3  # 1.1, 2.1 and 2.2
    for value in range(1, 6):
        play(game, f"bid {value} {('sea-1', 'building')[value % 2]}", f"bid {value} park")
    told = {event["event"] for event in game.log(0)[-1]}
    assert "income" in told
    assert not told & {"building", "building-up", "building-gone", "ship-won"}


def test_price_cards_are_bundled_by_the_dearest_good() -> None:
    shown = menu(turned_up({0: "5 prices"}, 2, phase="prices"))
    assert [len(line.options) for line in shown.lines] == [6, 6, 6, 6]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_in_words(language: str) -> None:
    kinds = set()
    for variant, players, seed in (("solo", 1, 3), ("long", 2, 5)):
        game = bremerhaven(players, variant=variant, seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            move, mover = random_answer(game, chooser)
            decision = game.decision(mover)
            assert decision
            if decision.kind not in kinds or chooser.random() < 0.02:
                kinds.add(decision.kind)
                shown = menu(game, language, mover)
                assert not any("{" in str(line.told) for line in shown.lines)
                assert shown.about["kind"] == decision.kind
            game.play(move, mover)
    assert {"start-good", "bid", "permit", "upgrade", "price", "ladder", "order", "move"} <= kinds


def test_kinds_of_moves_are_all_in_the_order_of_the_menu() -> None:
    assert {move.kind for move in bremerhaven(2).definition.moves} == set(PICTURE.order)


# ------------------------------------------------------------------ shortcuts


def busy() -> Game:
    """Two crates aboard, a barrel in storage, an order that wants a barrel, a crate and a container."""
    return harbours(
        2,
        me={
            "docks": [None, {"ship": 1, "markers": 1, "cargo": "crate", "aboard": 2}, None],
            "areas": [None, {"order": 6, "markers": 2, "loaded": {}}, None, None],
            "storage": {"barrel": 1},
        },
    )


@pytest.mark.parametrize(("language", "typed"), [("en", "unload all"), ("de", "Alles entladen"), ("it", "unload all")])
def test_unload_all_brings_everything_ashore(language: str, typed: str) -> None:
    game = busy()
    answer = menu(game, language, 0).read(typed, [])
    assert isinstance(answer, Several)
    play(game, *(move.text for move in answer.moves), seat=0)
    assert game.view(0)["seats"][0]["docks"][1]["aboard"] == 0


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "fill 2"), ("en", "load order 2"), ("de", "fülle 2"), ("it", "riempi 2")]
)
def test_fill_brings_an_order_as_near_to_completion_as_possible(language: str, typed: str) -> None:
    game = busy()
    answer = menu(game, language, 0).read(typed, [])
    assert isinstance(answer, Several)
    play(game, *(move.text for move in answer.moves), seat=0)
    assert game.view(0)["seats"][0]["areas"][1]["lacking"] in ({"container": 1}, {"crate": 1})


def test_shortcuts_say_why_they_cannot_be_used() -> None:
    empty = menu(busy(), seat=0).read("fill 1", [])
    assert isinstance(empty, Hint)
    assert "BH-" in empty.text
    early = menu(bidding(2)).read("unload all", [])
    assert isinstance(early, Hint)
    assert "4.2" in early.text
    assert SHORTCUTS.moves(busy(), 0, "fill 7", Words("en", "bremerhaven")) is None
    assert shortcuts("discovery") is None


def test_a_ship_figure_past_the_end_is_told_to_stand_at_the_end() -> None:
    game = play_randomly(bremerhaven(4, seed=5), 5)
    assert game.view()["track"]["space"] == 21
    assert "Ship figure on 20 of 20" in drawn(game, None)
    moved = [entry for entry in game.log(None, len(game.history) - 1)[0] if entry["event"] == "figure"]
    assert moved[0]["track"] == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_placed_by_its_value_and_the_code_of_its_space(language: str) -> None:
    game = bidding(2)
    answer = menu(game, language).read("4 2.1", [])
    assert isinstance(answer, Several)
    assert [move.text for move in answer.moves] == ["bid 4 sea-1"]
    for typed, clause in (("9 2.1", "BH-INFL-4"), ("4 2.4", "BH-BID-2")):
        refused = menu(game, language).read(typed, [])
        assert isinstance(refused, Hint)
        assert clause in refused.text
    late = menu(busy(), language, 0).read("4 2.1", [])
    assert isinstance(late, Hint)
    assert late.text == Words(language, "bremerhaven").text("picture-shortcut-when-bid")


# ------------------------------------------------------------------ whole games


class Terminal:
    """A session that answers by itself, until there is no answer; `output` is what was on the screen."""

    def __init__(self, game: Game, people: tuple[int, ...], width: int, language: str, answers: Iterator[str]) -> None:
        self.output, self.pages = io.StringIO(), 0
        words = Words(language, "bremerhaven")
        console = Console(file=self.output, width=width, highlight=False)
        between = words.text("press-enter")

        def read(prompt: str) -> str:
            if prompt == between:
                self.pages += 1
                return ""
            for answer in answers:
                return answer
            raise EOFError

        self.session = Session(game, people, Screen(console, words, picture("bremerhaven"), read))

    def assert_fits(self, width: int) -> None:
        lines = [line for line in self.output.getvalue().splitlines() if "fairlead" not in line]
        assert max(map(cell_len, lines)) <= width
        assert "{" not in "".join(lines)


@pytest.fixture(autouse=True)
def records_elsewhere(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("variant", "players", "people", "width", "language"),
    [("solo", 1, (0,), 60, "it"), ("short", 3, (0, 2), 80, "de"), ("long", 2, (1,), 120, "en")],
)
def test_games_are_played_by_text(
    variant: str, players: int, people: tuple[int, ...], width: int, language: str
) -> None:
    """Also by several people at one keyboard: each answers to the end of a step before the next one does."""
    game = bremerhaven(players, variant=variant, seed=7)

    def answers() -> Iterator[str]:
        chooser = random.Random(2)
        for _ in range(24):
            seat = terminal.session._at_keyboard
            assert seat in game.to_act
            moves = game.moves(seat)
            lazy = next((text for text in ("done", "no permit", "decline") if text in moves), None)
            yield lazy or str(chooser.choice(moves))

    terminal = Terminal(game, people, width, language, answers())
    assert not terminal.session.run()
    assert (terminal.pages > 2) == (len(people) > 1)
    assert {seat for seat, _ in game.history} == set(range(players))
    terminal.assert_fits(width)


def test_bots_play_a_game_to_its_end() -> None:
    game = bremerhaven(4, variant="short", seed=3)
    terminal = Terminal(game, (), 80, "en", iter(()))
    assert terminal.session.run()
    terminal.assert_fits(80)
    assert "prestige =" in terminal.output.getvalue()


def test_a_shortcut_plays_its_moves_and_each_can_be_taken_back() -> None:
    game = busy()
    terminal = Terminal(game, (0, 1), 100, "en", iter(["?", "unload all", "u"]))
    assert not terminal.session.run()
    output = terminal.output.getvalue()
    assert "bring ashore as much as there is room for" in output
    assert "unloads 2 crates" in output
    assert game.view(0)["seats"][0]["docks"][1]["aboard"] == 2
