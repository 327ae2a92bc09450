"""Solo events: the bands of the rulebooks, the distribution, and games that have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairlead.errors import OptionError
from fairlead.games import find
from fairlead.lab import ArenaResult, solo
from fairlead.lab.bands import bands_of
from fairlead.lab.matches import plan_solo
from fairlead.play.words import LANGUAGES, Words

from .arenas import ends, finished


def result_of(game: str, *points: int) -> ArenaResult:
    made = plan_solo(game, ["random"], {}, seeds=len(points))
    games = [finished(match, [1], [score]) for match, score in zip(made.matches(), points, strict=True)]
    return ArenaResult(made, games)


@pytest.mark.parametrize(
    ("game", "least"), [("shipyard", [0, 60, 80, 95]), ("bremerhaven", [0, 500, 750, 1000, 1251]), ("discovery", [])]
)
def test_bands_are_those_of_the_rulebook(game: str, least: list[int]) -> None:
    assert [band.least for band in bands_of(game)] == least
    for language in LANGUAGES:
        assert all(Words(language, find(game)).has(band.name) for band in bands_of(game))


@pytest.mark.parametrize(
    ("game", "points", "counts"),
    [
        ("shipyard", (0, 59, 60, 79, 80, 94, 95, 120), [2, 2, 2, 2]),
        ("bremerhaven", (499, 500, 749, 750, 999, 1000, 1250, 1251), [1, 2, 2, 2, 1]),
        ("shipyard", (-3,), [1, 0, 0, 0]),
    ],
)
def test_each_game_falls_into_one_band(game: str, points: tuple[int, ...], counts: list[int]) -> None:
    shares = result_of(game, *points).band_shares("random")
    assert [round(share.mean * len(points)) for share in shares] == counts
    assert sum(share.mean for share in shares) == pytest.approx(1)


def test_the_summary_has_points_and_bands() -> None:
    bot = result_of("shipyard", 50, 70, 90).summary()["bots"][0]
    assert bot["points"]["mean"] == 70
    assert bot["points"]["low"] < 50 < 90 < bot["points"]["high"]  # three games say little
    assert [(band["least"], round(band["share"]["mean"], 2)) for band in bot["bands"]] == [
        (0, 0.33),
        (60, 0.33),
        (80, 0.33),
        (95, 0.0),
    ]
    assert "firsts" not in bot


def test_every_bot_plays_the_same_seeds_and_goes_on(tmp_path: Path) -> None:
    bots, file = ["random", "random:seed=1"], tmp_path / "solo.sqlite"
    first = solo("shipyard", bots, seeds=2, seed=5, jobs=1, file=file)
    assert [(game.match.seed, game.seats) for game in first.games] == [(s, (bot,)) for s in (5, 6) for bot in bots]
    longer = solo("shipyard", bots, seeds=3, seed=5, jobs=1, file=file)
    assert ends(longer.games)[:4] == ends(first.games)
    assert len(longer.games) == 6


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("discovery", {}, "discovery has no solo game; there is one of shipyard, bremerhaven"),
        ("shipyard", {"edition": "first"}, "the solo game is edition=second"),
        ("shipyard", {"players": 2}, "for one player"),
        ("bremerhaven", {"variant": "long"}, "it can be solo"),
    ],
)
def test_games_without_a_solo_game_are_told(game: str, options: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        solo(game, ["random"], jobs=1, **options)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="A bot at least"):
        solo("shipyard", [])
