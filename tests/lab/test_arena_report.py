"""The report: everything is in it, nothing is loaded from elsewhere, and its plots are sound SVG."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from fairlead.lab import ArenaResult, charts
from fairlead.lab.confidence import Hypotheses
from fairlead.lab.matches import Event, Match, plan_solo
from fairlead.lab.playing import PlayedGame
from fairlead.lab.report import report
from fairlead.play.words import LANGUAGES, Words

from .arenas import THREE, TWO, event, finished, imagine


def first_wins(match: Match) -> list[int]:
    """The bot that comes first among the names wins, the others share the second place."""
    winner = min(match.seats)
    return [1 if bot == winner else 2 for bot in match.seats]


def solo_result(*points: int) -> ArenaResult:
    made = plan_solo("bremerhaven", ["random"], {}, seeds=len(points))
    games = [finished(match, [1], [score]) for match, score in zip(made.matches(), points, strict=True)]
    return ArenaResult(made, games)


def round_robin() -> ArenaResult:
    made = event(*THREE, seeds=6)
    return ArenaResult(made, imagine(made, first_wins))


def page(result: ArenaResult, language: str = "en") -> str:
    return report(result, Words(language, result.event.game))


def pictures(html: str) -> list[str]:
    return re.findall(r"<svg.*?</svg>", html, re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("result", [round_robin(), solo_result(40, 500, 1300)], ids=["bots", "solo"])
def test_a_report_needs_nothing_from_elsewhere(result: ArenaResult, language: str) -> None:
    html = page(result, language)
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\(|\bsrc=|\bhref=", html)
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme: dark" in html
    assert "{" not in re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)


class Balance(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("result", [round_robin(), solo_result(40, 500, 1300)], ids=["bots", "solo"])
def test_pages_and_pictures_are_well_formed(result: ArenaResult) -> None:
    html = page(result)
    reader = Balance()
    reader.feed(html)
    assert reader.open == []
    assert len(pictures(html)) == 4
    for picture in pictures(html):
        ElementTree.fromstring(picture)


def test_a_report_of_bots_has_all_figures() -> None:
    result = round_robin()
    html = page(result)
    for standing in result.standings:
        assert html.count(f'<th scope="row">{standing.bot}</th>') == 2  # ratings and cross table
        assert f"{standing.rating.mu:.1f} ± {standing.rating.sigma:.1f}" in html
        assert f"{100 * standing.firsts.mean:.1f}\u202f%" in html
    for heading in ("First places", "Placed before", "Points in a game", "Length of the games", "Time per move"):
        assert f"<h2>{heading}" in html
    assert "36 games, 6 deals from seed 0" in html


def test_a_report_says_what_the_test_decided() -> None:
    made = event(seeds=40)
    games = imagine(made, first_wins)
    html = page(ArenaResult(made, games[:60], Hypotheses(0.5, 0.6)))
    assert "random takes 60\u202f% of the first places rather than 50\u202f%" in html
    assert "<h2>Sequential test</h2>" in html
    assert "were played" not in html
    assert "60 of 80 games were played" in page(ArenaResult(made, games[:60]))


def test_a_report_of_solo_games_has_the_bands() -> None:
    html = page(solo_result(40, 499, 500, 1300))
    assert "Landlubber (from 0)" in html
    assert "New Captain (from 1251)" in html
    assert "50.0\u202f%" in html


def test_names_cannot_write_into_the_page() -> None:
    made = Event("discovery", event().options, ("<b>a</b>", "b&c"), "all", 0, 1)
    html = page(ArenaResult(made, imagine(made, lambda match: [1, 2])))
    assert "<b>" not in html
    assert "&lt;b&gt;a&lt;/b&gt;" in html


# ------------------------------------------------------------------ charts


def test_round_steps() -> None:
    assert [charts.round_step(least) for least in (0.03, 0.2, 1, 3, 70, 101)] == [0.05, 0.2, 1, 5, 100, 200]
    assert charts.ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert charts.ticks(-30, 60) == [-20, 0, 20, 40, 60]


def test_a_scale_keeps_to_its_edges() -> None:
    scale = charts.Scale(0, 10, 100, 200)
    assert [scale.at(value) for value in (-5, 0, 5, 10, 99)] == [100, 100, 150, 200, 200]
    times = charts.Scale(0.001, 1, 0, 300, log=True)
    assert [times.at(value) for value in (0, 0.001, 0.1, 1)] == [0, 0, 200, 300]
    assert times.ticks() == pytest.approx([0.001, 0.01, 0.1, 1])


def test_a_histogram_shows_every_value() -> None:
    picture = charts.histograms([("a", [1, 1, 2, 9]), ("b", [5])], title="t", unit="points")
    heights = [float(height) for height in re.findall(r'<rect class="c0".*?height="([\d.]+)"', picture)]
    assert heights == [60, 30, 30]
    assert charts.histograms([("same", [7.0] * 5)], title="t", unit="points").count("<rect") == 1


def test_stacks_fill_the_whole_bar() -> None:
    picture = charts.stacks([("a", [0.25, 0, 0.75])], ["low", "middle", "high"], title="t")
    widths = [float(width) for width in re.findall(r'width="([\d.]+)" height="28"', picture)]
    assert widths[0] * 3 == pytest.approx(widths[2], abs=0.5)
    assert all(name in picture for name in ("low", "middle", "high"))


def test_long_names_are_cut_and_keep_within_the_picture() -> None:
    row = charts.Interval("search:" + "x" * 80, 0.1, 0.2, 0.3, "20 %")
    picture = charts.intervals([row], 0, 1, title="t")
    assert "…" in picture
    places = [float(x) for x in re.findall(r'x\d?="([\d.]+)"', picture)]
    assert 0 <= min(places) <= max(places) <= charts.WIDTH


def test_an_event_of_one_game_can_be_reported() -> None:
    made = event(*TWO, seeds=1)
    games: list[PlayedGame] = imagine(made, first_wins)[:1]
    assert "1 of 2 games were played" in page(ArenaResult(made, games))
