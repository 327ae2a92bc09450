"""Reviews: skill and luck add up, data come back, pages need nothing from elsewhere, the command works."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import fairlead
from fairlead import Game, OptionError, RecordError
from fairlead.bots import GreedyBot, SearchBot
from fairlead.cli import main
from fairlead.lab import Review, review
from fairlead.lab.review_page import page
from fairlead.lab.review_words import better_sentences, change_text, turning_sentences, value_text
from fairlead.lab.reviewing import Better, Step
from fairlead.play.words import LANGUAGES, Words
from helpers import bremerhaven, compiled, deal, play_randomly, random_answer, shipyard

languages = pytest.mark.parametrize("language", LANGUAGES)


def opening(players: int = 2) -> Game:
    """The first moves of a game, at random."""
    return play_randomly(deal(players), 3, 8)


def ending(seed: int = 0) -> Game:
    """The last moves of a game, begun from a position a little before the end; all moves are random."""
    game, chooser = deal(2, seed=seed, turn_cap=7), random.Random(seed)
    positions = []
    while not game.over:
        positions.append(game.position())
        game.play(*random_answer(game, chooser))
    return play_randomly(fairlead.load(positions[-14]), 1)


@cache
def reviewed() -> Review:
    return review(ending(), sims=5)


def imagined(*steps: tuple[int, float, float], result: tuple[float, ...] | None = (1.0, 0.0)) -> Review:
    """A review with made-up figures: a seat, and what it expects before and after its move."""
    from fairlead.lab.reviewing import _with_luck

    coins, order = ("coins", {"coins": 2}), ("order 0", {"coins": -1, "order": "W1"})
    made = [
        Step(number, seat, "act", 5, *coins, before, after, (50.0, 40.0), None, Better(*order, before))
        if before > after
        else Step(number, seat, "act", 5, *coins, before, after, (50.0, 40.0))
        for number, (seat, before, after) in enumerate(steps, 1)
    ]
    options = deal(2).options
    return Review("discovery", "1", options, ("Ann", "Bo"), 9, 0, 0.02, result, tuple(_with_luck(made, result)))


# ------------------------------------------------------------------ figures


def test_start_skill_and_luck_add_up_to_the_result() -> None:
    found = reviewed()
    assert found.result is not None
    assert sum(found.result) == pytest.approx(1)
    for balance in found.balances:
        assert balance.start is not None
        assert balance.start + balance.skill + balance.luck == pytest.approx(balance.result)


def test_luck_reaches_from_a_choice_to_the_next_of_the_same_seat() -> None:
    found = imagined((0, 0.5, 0.4), (1, 0.7, 0.7), (0, 0.6, 0.6))
    assert [step.luck for step in found.steps] == pytest.approx([0.2, -0.7, 0.4])
    assert [step.skill for step in found.steps] == pytest.approx([-0.1, 0, 0])
    assert [(balance.skill, balance.accuracy) for balance in found.balances] == [(pytest.approx(-0.1), 0.5), (0, 1)]


def test_skill_is_never_above_nothing() -> None:
    for step in reviewed().choices:
        assert step.skill is not None
        assert step.skill <= 0
        assert step.better is None or step.skill < -0.02


def test_every_move_is_there_and_single_options_need_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found = ending(), reviewed()
    assert [(step.seat, step.move) for step in found.steps] == [(seat, move.text) for seat, move in game.history]
    assert [step.number for step in found.steps] == list(range(1, len(found.steps) + 1))
    forced = [step for step in found.steps if step.options == 1]
    assert forced
    assert all(step.before is None and step.after is None and step.luck is None for step in forced)
    assert len(found.choices) + len(forced) == len(found.steps)


def test_what_is_not_over_has_luck_as_far_as_it_goes() -> None:
    found = review(opening(), sims=5)
    last = {step.seat: step for step in found.choices}
    assert found.result is None
    assert all(step.luck is None for step in last.values())
    assert all(step.luck is not None for step in found.choices if step not in last.values())
    assert all(balance.result is None for balance in found.balances)


def test_a_game_without_moves_has_nothing_to_review() -> None:
    found = review(deal(3), sims=5)
    assert found.steps == ()
    assert [balance.accuracy for balance in found.balances] == [None] * 3
    assert "<svg" in page(found, Words("en", "discovery"))


def test_a_record_is_as_good_as_its_game() -> None:
    game = opening()
    assert review(game.record(), sims=5) == review(game, sims=5)
    with pytest.raises(RecordError):
        review("no record", sims=5)


def test_reviewing_leaves_the_game_alone() -> None:
    game = opening()
    before = game.record()
    review(game, sims=2)
    assert game.record() == before


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(opening(), sims=2, progress=lambda done, moves: told.append((done, moves)))
    assert told == [(done, 8) for done in range(1, 9)]


@pytest.mark.parametrize("wrong", [{"sims": 0}, {"threshold": -1}])
def test_settings_must_make_sense(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        review(opening(), **wrong)  # type: ignore[arg-type]


def test_a_lower_threshold_finds_more_better_moves() -> None:
    strict, lenient = (review(opening(), sims=10, threshold=threshold) for threshold in (0.0, 0.9))
    assert sum(balance.better for balance in strict.balances) > 0
    assert sum(balance.better for balance in lenient.balances) == 0
    assert [step.before for step in strict.steps] == [step.before for step in lenient.steps]


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """Two games that the first seat cannot tell apart, with the same first move, look alike in review."""
    game = deal(3)
    other = game.guess(0, 4)
    for one in (game, other):
        one.play("coins")
    first, second = (review(one, sims=5).steps[0] for one in (game, other))
    assert first == second


@compiled
def test_the_better_player_shows_in_the_review() -> None:
    game, greedy, chooser = deal(2), GreedyBot(), random.Random(1)
    while not game.over:
        seat = game.to_act[0]
        game.play(greedy.choose(game, seat) if seat == 0 else chooser.choice(game.moves(seat)), seat)
    able, wild = review(game, sims=100).balances
    assert able.accuracy is not None
    assert wild.accuracy is not None
    assert able.accuracy > wild.accuracy
    # By choice: whoever is lost has nothing more to lose, and less to choose from.
    assert able.skill / able.choices > wild.skill / wild.choices


@compiled
@pytest.mark.parametrize("game", [shipyard(1), bremerhaven(1)], ids=lambda game: game.name)
def test_alone_points_are_reviewed(game: Game) -> None:
    found = review(play_randomly(game), sims=10)
    (balance,) = found.balances
    assert found.solo
    assert balance.result == game.scores()[0].total
    assert balance.start is not None
    assert balance.start + balance.skill + balance.luck == pytest.approx(balance.result)
    html = page(found, Words("en", game.name))
    assert "Points to be expected" in html
    assert found == Review.from_data(json.loads(json.dumps(found.data())))


@compiled
@pytest.mark.parametrize("game", [shipyard(3), bremerhaven(3)], ids=lambda game: game.name)
def test_all_games_can_be_reviewed(game: Game) -> None:
    found = review(play_randomly(game, 2, 120), sims=5)
    assert found == Review.from_data(json.loads(json.dumps(found.data())))
    for language in LANGUAGES:
        assert "{" not in re.sub(r"<style>.*?</style>", "", page(found, Words(language, game.name)), flags=re.DOTALL)


# ------------------------------------------------------------------ data


def test_data_come_back_from_json() -> None:
    found = reviewed()
    data = json.loads(json.dumps(found.data()))
    assert Review.from_data(data) == found
    assert Review.from_data(found.data()) == found
    assert data["unit"] == "chance"
    assert [seat["accuracy"] for seat in data["seats"]] == [balance.accuracy for balance in found.balances]
    assert set(data["decisions"][0]) == {
        *("number", "seat", "kind", "options", "move", "preview"),
        *("before", "after", "points", "skill", "luck", "better"),
    }


def test_data_of_another_layout_are_refused() -> None:
    with pytest.raises(OptionError, match="no review of layout 1"):
        Review.from_data({"review": 2})


# ------------------------------------------------------------------ words


def test_figures_as_people_read_them() -> None:
    found = imagined()
    solo = replace(found, names=("Ann",))
    assert [value_text(found, value) for value in (0.414, None)] == ["41\u202f%", "–"]
    assert [change_text(found, value) for value in (-0.066, 0.1, 0.0, -0.0001)] == ["−6.6", "+10.0", "0.0", "0.0"]
    assert (value_text(solo, 81.25), change_text(solo, -3.0)) == ("81.2", "−3.0")


@languages
def test_better_moves_and_turning_points_are_told(language: str) -> None:
    found, words = imagined((0, 0.5, 0.4), (1, 0.7, 0.7), (0, 0.58, 0.57)), Words(language, "discovery")
    better, turning = better_sentences(found, words), turning_sentences(found, words)
    assert [number for number, _ in better] == [1, 3]
    assert "Ann" in better[0].text
    assert "50\u202f%" in better[0].text
    assert "40\u202f%" in better[0].text
    assert [number for number, _ in turning] == [1, 1, 2, 3]  # move 3 by its luck: what it lost is too little
    assert all("none" not in text.split() and "{" not in text for _, text in (*better, *turning))


def test_sentences_say_who_and_what() -> None:
    words = Words("en", "discovery")
    found = imagined((0, 0.5, 0.4), result=(0.0, 1.0))
    assert [text for _, text in turning_sentences(found, words)] == [
        "Move 1, Ann: take 2 coins. Better: take order W1 (1 coin), 50\u202f% instead of 40\u202f%.",
        "After move 1 (take 2 coins) luck is against Ann: from 40\u202f% to 0\u202f%.",
    ]


# ------------------------------------------------------------------ the page


@languages
def test_a_page_needs_nothing_from_elsewhere(language: str) -> None:
    html = page(reviewed(), Words(language, "discovery"))
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\(|\bsrc=", html)
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme: dark" in html
    assert "{" not in re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)


def test_every_link_leads_to_a_decision_of_the_page() -> None:
    html = page(reviewed(), Words("en", "discovery"))
    links, rows = set(re.findall(r'href="([^"]*)"', html)), re.findall(r'id="(\w+)"', html)
    assert links == {f"#d{step.number}" for step in reviewed().choices}
    assert rows == [f"d{step.number}" for step in reviewed().choices]


def test_the_chart_has_a_line_a_seat_and_a_dot_a_choice() -> None:
    html = page(reviewed(), Words("en", "discovery"))
    (svg,) = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    picture = ElementTree.fromstring(svg)
    assert len(picture.findall("polyline")) == 2
    dots = picture.findall("a/circle")
    assert len(dots) == len(reviewed().choices)
    assert all(dot.findtext("title") for dot in dots)
    assert all(0 <= float(dot.attrib["cx"]) <= 720 and float(dot.attrib["cy"]) >= 0 for dot in dots)


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("found", [imagined((0, 0.5, 0.4), (1, 0.7, 0.7)), imagined(result=None)])
def test_pages_are_well_formed_and_names_cannot_write_into_them(found: Review) -> None:
    html = page(replace(found, names=("<b>Ann</b>", "B&o")), Words("en", "discovery"))
    reader = Balanced()
    reader.feed(html)
    assert reader.open == []
    assert "<b>" not in html
    assert "&lt;b&gt;Ann" in html
    assert ("The game is not over" in html) == (found.result is None)


# ------------------------------------------------------------------ the command


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "160")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    file = tmp_path / "evening.txt"
    file.write_text(ending().record(), encoding="utf-8")
    return file


@pytest.mark.parametrize("width", ["40", "160"])
def test_the_command_tells_figures_and_sentences(
    width: str, record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    assert main(["review", str(record), "--sims", "5"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Age of Discovery" in told
    for word in ("14 moves", "5 simulations", "Skill", "Luck", "Accuracy", "Turning points", "Better moves"):
        assert word in told
    assert "…" not in told


def test_the_command_writes_json_and_a_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html = record.with_suffix(".html")
    assert main(["--lang", "de", "review", str(record), "--sims", "5", "--json", "--html", str(html)]) == 0
    told = capsys.readouterr()
    assert Review.from_data(json.loads(told.out)) == reviewed()
    assert str(html) in told.err.replace("\n", "")
    assert html.read_text(encoding="utf-8") == page(reviewed(), Words("de", "discovery"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["RECORD", "--sims", "0"], "--sims"),
        (["RECORD", "--sims", "many"], "--sims"),
        (["RECORD", "--seed", "-1"], "--seed"),
        (["RECORD", "--html", "/nowhere/at/all.html"], "cannot be written"),
        (["RECORD", "--html", " "], "--html needs the name of a file"),
        (["nowhere.txt"], "cannot be read"),
        (["BROKEN"], "no readable game record"),
        (["."], "cannot be read"),
    ],
)
def test_misuse_is_a_sentence_and_exit_code_2(
    arguments: list[str], told: str, record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(SearchBot, "consider", None)  # nobody thinks before all is well
    broken = record.with_name("broken.txt")
    broken.write_text(record.read_text(encoding="utf-8").replace("seat 0", "seat 5"), encoding="utf-8")
    files = {"RECORD": str(record), "BROKEN": str(broken)}
    assert main(["review", *(files.get(argument, argument) for argument in arguments)]) == 2
    error = capsys.readouterr().err
    assert told in " ".join(error.split())
    assert error.startswith("fairlead: ")
