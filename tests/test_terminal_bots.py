"""Bots at the table of the terminal: what they are called, who sits where, and what happens while they think."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import fairlead
from fairlead import Game
from fairlead.bots import LEVELS, Knowledge
from fairlead.bots.process import BotStopped, Message, Thinkers
from fairlead.games import NAMES
from fairlead.play.words import LANGUAGES, Words
from fairlead.terminal import bots, waiting
from fairlead.terminal.arguments import LONGEST_NAME, Misuse
from fairlead.terminal.bots import Crew, bot_called, name_of
from fairlead.terminal.keeping import Keeper
from fairlead.terminal.pictures import picture
from fairlead.terminal.screen import Screen
from fairlead.terminal.seating import Wish, seat_all
from fairlead.terminal.session import Session
from helpers import compiled

games = pytest.mark.parametrize("game", NAMES)


class Stand:
    """Stands for the process of the bots: each answers with its first legal move, or as it is told."""

    answers: list[Message | Exception | None]
    compiled = 1.0

    def __init__(self, game: str, bots: list[str]) -> None:
        self.started = bots
        self.asked: list[tuple[str, Knowledge]] = []
        self.closed = False
        stands.append(self)

    def ask_for_move(self, bot: str, known: Knowledge) -> None:
        self.asked.append((bot, known))

    def ask_for_opinions(self, known: Knowledge, ms: float) -> None:
        self.asked.append(("hint", known))

    def receive(self, seconds: float) -> Message | None:
        bot, known = self.asked[-1]
        answer = Stand.answers.pop(0) if Stand.answers else {}
        if isinstance(answer, BaseException):
            raise answer
        if answer is None or answer:
            return answer
        ids = known.moves.ids
        opinions = [{"move": id, "shares": [0.5] * 4, "points": [10.0] * 4, "often": 0.0} for id in ids[:2]]
        return {"opinions": opinions} if bot == "hint" else {"move": ids[0]}

    def close(self) -> None:
        self.closed = True


stands: list[Stand] = []


@pytest.fixture(autouse=True)
def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(bots, "Thinkers", Stand)
    stands.clear()
    Stand.answers = []


def deal(players: int = 3, **options: Any) -> Game:
    return fairlead.new("discovery", players=players, seed=7, **({"start_player": 0} | options))


def play(game: Game, lines: list[str], wish: Wish, language: str = "en", record: Path | None = None) -> str:
    """Plays with typed lines; what was on the screen."""
    words, output, typed = Words(language, game.name), io.StringIO(), iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    people, seated = seat_all(words, game, wish, resuming=False)
    screen = Screen(Console(file=output, width=100), words, picture(game.name), read)
    with Crew(screen, game, seated) as crew:
        Session(game, people, screen, Keeper(record), "fairlead", crew).run()
    return output.getvalue()


# ------------------------------------------------------------------ names


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_known_by_its_name_in_every_language(game: str, language: str) -> None:
    for level in LEVELS:
        name = name_of(Words(language, game), f"level{level}", 3)
        assert bot_called(game, name) == f"level{level}"
        assert len(name) <= LONGEST_NAME
        assert Words(language, game).text(f"level-{level}") in name


@games
def test_other_bots_say_what_they_are(game: str) -> None:
    words = Words("en", game)
    for bot in ("random", "greedy:width=3", "level3:threads=2"):
        assert bot_called(game, name_of(words, bot, 2)) == bot
    assert name_of(words, "random", 2) == "Bot 2 (random)"


def test_people_are_no_bots() -> None:
    for name in ("Ann", "Bottom", "Captain", "Skipper 1", "Seat 1", "Bot", "Shipwright 1"):
        assert bot_called("discovery", name) is None
    assert bot_called("discovery", "Bot 12") == bots.default_bot()
    assert bot_called("discovery", "captain 1") == "level4"


def test_nobody_takes_the_name_of_a_bot() -> None:
    for name in ("Bot 1", "Mozzo 2", "CAPTAIN 1"):
        with pytest.raises(Misuse, match="how bots are called"):
            seat_all(Words("en", "discovery"), deal(), Wish(names=[name]), resuming=False)


# ------------------------------------------------------------------ who sits where


@pytest.mark.parametrize(
    ("wish", "players", "names"),
    [
        (Wish(), 3, ["Skipper", "Sailor 1", "Sailor 2"]),
        (Wish(bots=["level3", "level5"]), 3, ["Skipper", "Navigator 1", "Admiral 2"]),
        (Wish(bots=["level3", "random"]), 4, ["Skipper", "Navigator 1", "Bot 2 (random)", "Bot 3 (random)"]),
        (Wish(seats="1", bots=["level4"]), 3, ["Captain 1", "Skipper", "Captain 2"]),
        (Wish(names=["Ann", "Bo"], bots=["level1"]), 3, ["Ann", "Bo", "Cabin boy 1"]),
        (Wish(people="0", bots=["level1", "level2"]), 2, ["Cabin boy 1", "Sailor 2"]),
    ],
)
def test_bots_fill_the_free_seats_in_order(wish: Wish, players: int, names: list[str]) -> None:
    game = deal(players)
    people, seated = seat_all(Words("en", "discovery"), game, wish, resuming=False)
    assert game.names == names
    assert sorted([*people, *seated]) == list(range(players))
    assert seated == {seat: bot for seat, name in enumerate(names) if (bot := bot_called("discovery", name))}


@pytest.mark.parametrize(
    ("wish", "players"),
    [
        (Wish(), 3),
        (Wish(bots=["level3"]), 2),
        (Wish(bots=["level3", "level5"]), 3),
        (Wish(names=["Ann", "Bo"], bots=["level1", "level1"]), 4),
        (Wish(people="0", bots=["level1"]), 1),
        (Wish(seats="3", bots=["level1"]), 4),
    ],
)
def test_people_and_bots_decide_how_many_play(wish: Wish, players: int) -> None:
    assert wish.players == players


def test_a_resumed_game_has_its_bots() -> None:
    game = deal()
    game.names = ["Ann", "Capitano 1", "Bot 2"]
    seating = seat_all(Words("de", "discovery"), game, Wish(), resuming=True)
    assert seating == ([0], {1: "level4", 2: "level2"})
    assert game.names == ["Ann", "Capitano 1", "Bot 2"]
    seating = seat_all(Words("de", "discovery"), game, Wish(bots=["level1", "random"]), resuming=True)
    assert seating == ([0], {1: "level1", 2: "random"})
    assert game.names == ["Ann", "Schiffsjunge 1", "Bot 2 (random)"]
    seating = seat_all(Words("de", "discovery"), game, Wish(names=["Cy"], seats="1"), resuming=True)
    assert seating == ([1], {0: "level2", 2: "random"})
    assert game.names == ["Matrose 1", "Cy", "Bot 2 (random)"]


# ------------------------------------------------------------------ thinking


def test_every_seat_is_played_by_its_bot() -> None:
    game = deal()
    play(game, ["coins", "end", "done"], Wish(bots=["level3", "level5"]))
    assert stands[0].started == ["level3", "level5"]
    assert stands[0].closed
    assert {(bot, known.seat) for bot, known in stands[0].asked} == {("level3", 1), ("level5", 2)}
    for _, known in stands[0].asked:
        assert known.record != game.known_bytes(0)


def test_random_bots_need_no_process() -> None:
    text = play(deal(), ["coins", "end", "done"], Wish(bots=["random"]))
    assert stands == []
    assert "Turn 1 of Bot 2 (random)." in text


@pytest.mark.parametrize("stopped", [KeyboardInterrupt(), BotStopped("no memory")])
def test_a_game_that_is_stopped_while_a_bot_thinks_is_saved(stopped: BaseException, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    Stand.answers = [{}, None, stopped]  # type: ignore[list-item]
    text = play(deal(), ["coins", "end", "done"], Wish(bots=["level1"]), record=path)
    assert stands[0].closed
    assert len(fairlead.read(path.read_text()).history) == 4
    assert "Goodbye." in text
    assert ("The bots cannot go on: no memory" in text) == isinstance(stopped, BotStopped)


def test_a_long_thought_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE_SECONDS", 0)
    output = io.StringIO()
    console = Console(file=output, width=100, force_terminal=True, force_interactive=True)
    with waiting.Notice(console, "Ann is thinking", "Compiling") as notice:
        notice.update(0.5)
        first = output.getvalue()
        notice.update(1.0)
        notice._progress.refresh()
    assert "Compiling" in first
    assert "Ann is thinking" not in first
    assert "Ann is thinking" in output.getvalue()


def test_a_short_thought_is_not_told() -> None:
    output = io.StringIO()
    with waiting.Notice(Console(file=output, force_terminal=True), "Ann is thinking", "Compiling") as notice:
        notice.update(0.5)
    assert output.getvalue() == ""


# ------------------------------------------------------------------ hints


@pytest.mark.parametrize(("language", "typed"), [("en", "hint"), ("de", "Tipp"), ("it", "consiglio"), ("en", "h")])
def test_hints_are_told_in_words(language: str, typed: str) -> None:
    words = Words(language, "discovery")
    text = play(deal(2), ["", typed, "?"], Wish(names=["Ann", "Bo"]), language)
    assert words.text("hint-heading") in text
    assert words.text("help-hint")[:40] in text
    assert words.text("advice", move="X", chance="Y", points=10).split("Y")[1] in text
    assert stands[0].started == []  # people among themselves: the process is there for hints alone


def test_a_hint_that_fails_does_not_end_the_game() -> None:
    Stand.answers = [BotStopped("no memory")]
    game = deal()
    text = play(game, ["", "h", "coins"], Wish(names=["Ann", "Bo", "Cy"]))
    assert "The bots cannot go on: no memory" in text
    assert [move.text for _, move in game.history] == ["coins"]


# ------------------------------------------------------------------ the process itself


@compiled
def test_the_process_thinks_as_the_bot_does_here() -> None:
    game = deal(2)
    known = Knowledge.of(game, 0)
    thinkers = Thinkers("discovery", ["level1"])
    try:
        thinkers.ask_for_move("level1", known)
        answer = wait_for(thinkers)
        assert game.definition.moves[answer["move"]] == fairlead.bots.make("level1").choose(game)
        thinkers.ask_for_opinions(known, 20)
        opinions = wait_for(thinkers)["opinions"]
        assert all(opinion["move"] in known.moves.ids for opinion in opinions)
        assert len(opinions[0]["points"]) == 2
    finally:
        thinkers.close()


@compiled
def test_a_process_that_fails_says_why() -> None:
    thinkers = Thinkers("discovery", ["nobody"])
    try:
        with pytest.raises(BotStopped, match="There is no bot 'nobody'"):
            wait_for(thinkers)
    finally:
        thinkers.close()


def test_the_process_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "fairlead.bots.process", "discovery"]
    assert subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60).returncode == 0


def wait_for(thinkers: Thinkers, seconds: float = 300) -> Message:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = thinkers.receive(1)
        if answer is not None:
            return answer
    raise TimeoutError
