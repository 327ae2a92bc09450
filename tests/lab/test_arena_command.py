"""The command `fairlead arena`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fairlead.cli import main
from fairlead.play.words import LANGUAGES
from helpers import compiled

BOTS = ("--bot", "random", "--bot", "random:seed=1")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--lang", language, "arena", "--help"])
    assert leaving.value.code == 0
    told = capsys.readouterr().out
    for option in ("bot", "players", "table", "seeds", "games", "sprt", "solo", "jobs", "ray", "file", "html", "json"):
        assert f"--{option} " in told
    assert "fairlead arena shipyard --solo" in told


def test_a_match_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "discovery", *BOTS, "--seeds", "2", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "Age of Discovery: 2 players, 4 games, 2 deals from seed 0" in told
    assert all(word in told for word in ("random:seed=1", "Rating", "First places", "Mean points", "Time per move"))


@pytest.mark.parametrize("width", [50, 80, 160])
def test_no_figure_is_cut_on_any_screen(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert main(["arena", "discovery", *BOTS, "--bot", "random:seed=2", "--seeds", "1", "--jobs", "1"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "…" not in told
    assert "Placed before" in told
    assert told.count("random:seed=2") >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_games_are_told_with_their_bands(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--lang", language, "arena", "shipyard", "--solo", "--bot", "random", "--seeds", "1", "--jobs", "1"]
    assert main(arguments) == 0
    bands = {"en": "Seasoned Shipwright (from 80)", "de": "Erfahrener Schiffbauer (ab 80)", "it": "(da 80)"}
    assert bands[language] in capsys.readouterr().out


def test_json_report_and_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, html = tmp_path / "r.sqlite", tmp_path / "r.html"
    arguments = ["arena", "discovery", *BOTS, "--games", "2", "--jobs", "1", "--file", str(file)]
    assert main([*arguments, "--html", str(html), "--json"]) == 0
    told = capsys.readouterr()
    summary = json.loads(told.out)
    assert (summary["games"], summary["complete"], len(summary["bots"])) == (2, True, 2)
    assert str(html) in told.err.replace("\n", "")
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == summary


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["discovery", "--bot", "chess", "--bot", "random"], "no bot 'chess'"),
        (["discovery", "--bot", "random"], "Two bots"),
        (["discovery", *BOTS, "--seeds", "0"], "--seeds"),
        (["discovery", *BOTS, "--jobs", "many"], "--jobs"),
        (["discovery", *BOTS, "--sprt", "0.6"], "0.5:0.6"),
        (["discovery", *BOTS, "--sprt", "0.6:0.5"], "0.5:0.6"),
        (["discovery", *BOTS, "--players", "7"], "players cannot be"),
        (["discovery", *BOTS, "-o", "edition=first"], "no option 'edition'"),
        (["discovery", *BOTS, "--solo"], "no solo game"),
        (["shipyard", *BOTS, "--solo", "--players", "2"], "--players does not go with --solo"),
        (["shipyard", *BOTS, "--solo", "--sprt", "0.5:0.6"], "--sprt does not go with --solo"),
        (["discovery", *BOTS, "--html", "/nowhere/at/all.html"], "cannot be written"),
        (["discovery", *BOTS, "--file", "/nowhere/at/all.sqlite"], "cannot be opened"),
        (["chess", *BOTS], "no game 'chess'"),
    ],
)
def test_misuse_is_a_sentence_and_exit_code_2(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert told in " ".join(error.split())
    assert error.startswith("fairlead: ")


@compiled
def test_a_local_ray_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "discovery", *BOTS, "--seeds", "2", "--jobs", "1", "--json"]
    assert main([*arguments, "--ray"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    here = json.loads(capsys.readouterr().out)
    for summary in (there, here):
        for bot in summary["bots"]:
            del bot["thinking"]
    assert there == here


def test_without_ray_a_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["arena", "discovery", *BOTS, "--seeds", "1", "--ray"]) == 2
    assert "pip install 'fairlead[cluster]'" in capsys.readouterr().err
