"""The command `fairlead`: help, exit codes, files, and what each command prints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fairlead
from fairlead.cli import main
from fairlead.games import NAMES, find
from fairlead.play.varieties import Variety, seatings
from fairlead.play.words import LANGUAGES, Words
from fairlead.terminal import bots, choosing, seating
from helpers import compiled, play_randomly

ROOT = Path(fairlead.__file__).parent.parent


@pytest.fixture(autouse=True)
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    # Who says nothing of bots gets random ones here: no test should wait for bots that it does not care about.
    # Who is asked for them is offered the usual ones.
    monkeypatch.setattr(choosing, "default_bot", bots.default_bot)
    for module in (bots, seating):
        monkeypatch.setattr(module, "default_bot", lambda: "random")
    return tmp_path


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "fairlead.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=300)


def least_seconds(*arguments: str, typed: str = "") -> float:
    """What the command takes, at best of three. Seconds of the processor, so that a busy machine changes nothing."""
    times = []
    for _ in range(3):
        before = os.times()
        assert run(*arguments, typed=typed).returncode == 0
        after = os.times()
        times.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return min(times)


def call(arguments: list[str], typed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The command in this process, with typed lines."""
    lines = iter(typed.splitlines())

    def read(*prompt: object) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    return main(arguments)


def record_of(path: Path, moves: int = 30, players: int = 3) -> Path:
    game = play_randomly(fairlead.new("discovery", players=players, seed=3), 3, moves)
    game.names = ["Ann", "Bot 1", "Bot 2", "Bot 3"][:players]
    path.write_text(game.record(), encoding="utf-8")
    return path


# ------------------------------------------------------------------ help


def test_help_is_quick_and_loads_no_compiler() -> None:
    script = (
        "import sys\nfrom fairlead.cli import main\n"
        "try:\n    main(['play', '--help'])\nexcept SystemExit as stop:\n    assert not stop.code\n"
        "heavy = {'numba', 'numpy', 'llvmlite', 'rich'} & set(sys.modules)\nassert not heavy, heavy\n"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0
    assert least_seconds("--help") < 0.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["simulate"], ["compile"], ["show"]])
def test_everything_has_help(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command, "--lang", language, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(Words(language).text("cli-usage"))
    assert Words(language).text("cli-examples") in text
    if command in (["play"], ["simulate"]):
        for game in NAMES:
            assert all(option.name in text for option in find(game).options)


def test_version_and_language_of_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"fairlead {fairlead.__version__}\n"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out.startswith("uso:")


# ------------------------------------------------------------------ misuse


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "nogame"], "There is no game 'nogame'"),
        (["play", "discovery", "--players", "7"], "players cannot be '7'; it can be 2, 3 or 4."),
        (
            ["play", "discovery", "-o", "turn_cap=5000"],
            "turn_cap cannot be '5000'; it can be a whole number from 0 to 1000.",
        ),
        (["play", "discovery", "-o", "tempo=3"], "has no option 'tempo'; it has players"),
        (["play", "discovery", "-o", "turn_cap"], "-o takes NAME=VALUE"),
        (["play", "discovery", "-o", "start_player=2", "--players", "2"], "start_player cannot be 2 with 2 players"),
        (["play", "discovery", "-o", "players=2", "--players", "3"], "Give the number of players once"),
        (["play", "discovery", "--seed", "many"], "--seed takes a whole number"),
        (["play", "discovery", "--seed", "-1"], "--seed takes a whole number"),
        (["play", "discovery", "--people", "5"], "--people takes a whole number from 0 to 4"),
        (["play", "discovery", "--people", "4"], "4 people do not fit at a table of 3: add --players 4."),
        (
            ["play", "discovery", "--names", "Ann,Bo,Cy", "--players", "2"],
            "3 people do not fit at a table of 2: add --players 3.",
        ),
        (["play", "discovery", "--names", "A,B,C,D,E"], "players cannot be 5; it can be 2, 3 or 4."),
        (["play", "discovery", "--names", "Ann,"], 'A name is missing in "Ann,"'),
        (["play", "discovery", "--names", ","], 'A name is missing in ","'),
        (["play", "discovery", "--names", ""], "A name is missing"),
        (["play", "discovery", "--names", "\x1b,\t"], 'A name is missing in ","'),
        (["play", "discovery", "--names", "Ann,ann"], 'Two people cannot both be called "ann".'),
        (["play", "discovery", "--names", "Ann", "--people", "2"], "1 name was given for 2 people"),
        (["play", "discovery", "--people", "2", "--seats", "0"], "1 seat was given for 2 people"),
        (["play", "--record", ""], "--record needs the name of a file."),
        (["play", "--resume", " "], "--resume needs the name of a file."),
        (["play", "--resume"], "There is no saved game to go on with."),
        (["play", "discovery", "--names", "Bot 1"], "how bots are called"),
        (["play", "discovery", "--names", "Bot 2 (level3)"], "how bots are called"),
        (["play", "discovery", "--names", "Ann,captain 1"], "how bots are called"),
        (["play", "discovery", "--names", "Ann,Kapitän 3"], "how bots are called"),
        (["play", "discovery", "--bot", "hal"], "There is no bot 'hal'; there is random, greedy, search, level1"),
        (["play", "discovery", "--bot", "level9"], "There is no bot 'level9'"),
        (["play", "discovery", "--bot", "greedy:speed=9"], "does not know the settings"),
        (
            ["play", "discovery", "--bot", "level1", "--bot", "level2", "--players", "2"],
            "2 bots were named for 1 free seat.",
        ),
        (["play", "discovery", *["--bot", "level1"] * 4], "players cannot be 5; it can be 2, 3 or 4."),
        (["play", "discovery", "--seats", "0,0"], "are no seats"),
        (["play", "discovery", "--seats", "7"], "are no seats"),
        (["play", "discovery", "--seats", "x"], "are no seats"),
        (["play", "--record", "a", "--resume", "b"], "Name one file"),
        (["play", "--resume", "missing.txt"], "missing.txt cannot be read"),
        (["simulate", "--games", "0"], "--games takes a whole number from 1"),
        (["simulate", "--games", "lots"], "--games takes a whole number"),
        (["simulate", "--threads", "0"], "--threads takes a whole number from 1"),
        (["simulate", "-o", "card_colour=pink"], "card_colour cannot be 'pink'; it can be own or row."),
        (["play", "shipyard", "--players", "1", "-o", "edition=first"], "the solo game is edition=second"),
        (["play", "shipyard", "-o", "edition=third"], "edition cannot be 'third'; it can be first or second."),
        (["play", "shipyard", "-o", "edition=first", "-o", "contracts=sets"], "that is for edition=second"),
        (["play", "shipyard", "-o", "loop_spaces=24"], "that is for edition=first"),
        (["play", "shipyard", "-o", "solo_removed=out"], "that is for the solo game"),
        (["simulate", "shipyard", "-o", "loop_spaces=25"], "loop_spaces cannot be '25'; it can be 23 or 24."),
        (["compile", "nogame"], "There is no game 'nogame'"),
        (["show", "missing.txt"], "missing.txt cannot be read: No such file"),
    ],
)
def test_misuse_is_a_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], environment: Path
) -> None:
    os.chdir(environment)
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play", "--what"], ["--lang", "fr", "play"], ["show"]])
def test_unknown_arguments_are_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "fairlead" in capsys.readouterr().err


def test_unreadable_files_are_told(environment: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary, other, cut = environment / "binary", environment / "other.txt", environment / "cut.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    other.write_text("Dear diary")
    cut.write_text("\n".join(record_of(cut).read_text().splitlines()[:-3]))
    for path, reason in (
        (binary, "not a text file"),
        (other, "begins with"),
        (cut, "breaks off"),
        (environment, "dir"),
    ):
        for command in (["show", str(path)], ["play", "--resume", str(path)], ["play", "--record", str(path)]):
            before = path.read_bytes() if path.is_file() else b""
            assert main(command) == 2
            assert reason in capsys.readouterr().err
            assert before == (path.read_bytes() if path.is_file() else b"")


def test_a_record_that_cannot_be_written_is_told_at_once(environment: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (environment / "file").write_text("")
    assert main(["play", "discovery", "--record", str(environment / "file" / "game.txt")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_read_only_folder_is_told(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def locked(*arguments: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", locked)
    assert main(["play", "discovery", "--record", str(environment / "game.txt")]) == 2
    assert "cannot be written" in capsys.readouterr().err


# ------------------------------------------------------------------ play


def test_play_record_and_resume(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = environment / "evening.txt"
    start = ["play", "discovery", "--seed", "7", "-o", "start_player=0", "--record", str(path)]
    assert call(start, "coins\nq\n", monkeypatch) == 0
    first = capsys.readouterr().out
    assert "The game is kept in" in first
    assert "Goodbye." in first
    assert call([*start[:1], "--record", str(path)], "u\nq\n", monkeypatch) == 0
    second = capsys.readouterr().out
    assert "Resumed" in second
    assert "after 1 move." in second
    assert "Taken back: take 2 coins." in second
    assert fairlead.read(path.read_text()).history == []
    assert call(["play", "--resume", str(path)], "", monkeypatch) == 0


def test_resuming_with_other_settings_is_refused(environment: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(environment / "game.txt")
    before = path.read_bytes()
    for extra in (["--players", "2"], ["--seed", "9"], ["-o", "turn_cap=9"]):
        assert main(["play", "--record", str(path), *extra]) == 2
        assert "holds another game" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_finished_record_shows_its_end(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record_of(environment / "game.txt", moves=10_000)
    assert call(["play", "--resume", str(path)], "", monkeypatch) == 0
    assert "The game is over" in capsys.readouterr().out


@pytest.mark.parametrize("way", ["--resume", "--record"])
@pytest.mark.parametrize("game", NAMES)
def test_a_resumed_game_speaks_its_own_words(
    game: str, way: str, environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = environment / "game.txt"
    assert call(["play", game, "--seed", "7", "--record", str(path)], "1\n", monkeypatch) == 0
    capsys.readouterr()
    assert call(["play", way, str(path)], "t\nr\n", monkeypatch) == 0
    assert capsys.readouterr().out.startswith(Words("en", game).text("title"))


def test_people_names_and_seats(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = environment / "game.txt"
    arguments = [
        "play",
        "discovery",
        "--names",
        "Ann,Bo",
        "--seats",
        "2,0",
        "--record",
        str(path),
        "-o",
        "start_player=0",
    ]
    assert call(arguments, "\nq\n", monkeypatch) == 0
    assert "Pass the keyboard to Bo." in capsys.readouterr().out
    assert fairlead.read(path.read_text()).names == ["Bo", "Bot 1 (random)", "Ann"]
    other = environment / "other.txt"
    assert call(["play", "discovery", "--people", "2", "--players", "2", "--record", str(other)], "", monkeypatch) == 0
    assert fairlead.read(other.read_text()).names == ["Skipper 1", "Skipper 2"]


def test_play_in_a_pipe_ends_politely_at_the_end_of_input() -> None:
    done = run("play", "discovery", "--bot", "random", "--lang", "de", typed="münzen\n?\n1\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
    assert "Auf Wiedersehen." in done.stdout


@pytest.mark.parametrize("game", NAMES)
def test_the_first_move_comes_quickly_and_without_the_compiler(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FAIRLEAD_PYTHON", raising=False)
    assert least_seconds("play", game, "--seed", "7", "--bot", "random", typed="1\n") < 2
    script = (
        f"import sys\nfrom fairlead.cli import main\nassert main(['play', '{game}', '--bot', 'random']) == 0\n"
        "assert 'numba' not in sys.modules\n"
    )
    assert subprocess.run([sys.executable, "-c", script], input="", capture_output=True, text=True).returncode == 0


def test_with_bots_that_think_the_compiler_works_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person is asked at once, by a process that never loads the compiler."""
    monkeypatch.delenv("FAIRLEAD_PYTHON", raising=False)
    script = (
        "import sys\nfrom fairlead.cli import main\n"
        "assert main(['play', 'discovery', '-o', 'start_player=0', '--bot', 'level5']) == 0\n"
        "assert 'numba' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], input="1\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "Skipper >" in done.stdout
    assert "Admiral 1" in done.stdout


@compiled
def test_bots_alone_play_to_the_end(environment: Path) -> None:
    path = environment / "game.txt"
    arguments = ["--people", "0", "--bot", "level1", "--bot", "random", "--seed", "7", "--record", str(path)]
    done = run("play", "discovery", *arguments)
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    game = fairlead.read(path.read_text(encoding="utf-8"))
    assert game.names == ["Cabin boy 1", "Bot 2 (random)"]
    assert game.scores()[0].total > game.scores()[1].total


@pytest.mark.parametrize("said", ["", "0", "1"])
def test_who_sets_the_variable_chooses_between_python_and_machine_code(said: str) -> None:
    script = "import os\nfrom fairlead import cli\ncli._run_as_python()\nprint(repr(os.environ['FAIRLEAD_PYTHON']))\n"
    environment = os.environ | {"FAIRLEAD_PYTHON": said}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment)
    assert done.stdout == f"{said!r}\n"


def test_playing_leaves_the_environment_of_a_running_program_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("FAIRLEAD_PYTHON", raising=False)
    assert call(["play", "discovery", "--seed", "7"], "", monkeypatch) == 0
    assert "FAIRLEAD_PYTHON" not in os.environ


def test_leaving_before_the_first_move_saves_nothing(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(["play", "discovery", "--seed", "7"], "q\n", monkeypatch) == 0
    assert "Goodbye." in capsys.readouterr().out
    assert not (environment / "data").exists()


def test_resume_goes_on_with_the_newest_game_that_is_not_over(
    environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = environment / "data/fairlead/records"
    folder.mkdir(parents=True)
    for age, (name, moves) in enumerate((("older", 10), ("newer", 30), ("over", 10_000))):
        os.utime(record_of(folder / f"{name}.txt", moves), (age, age))
    (folder / "notes.txt").write_text("not a record")
    assert call(["play", "--resume"], "", monkeypatch) == 0
    text = capsys.readouterr().out
    assert "newer.txt after 30 moves." in text.replace("\n", "")
    assert "Since your last move" in text
    assert "Bot 2" in text


def test_the_command_to_go_on_is_the_one_that_was_typed(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fairlead.terminal.opening import started_as

    program = environment / ".venv/bin/fairlead"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.chdir(environment)
    assert started_as(str(program)) == ".venv/bin/fairlead"
    monkeypatch.chdir(program.parent)
    assert started_as(str(program)) == "./fairlead"
    monkeypatch.chdir("/")
    assert started_as(str(program)).endswith("/.venv/bin/fairlead")
    assert started_as("/somewhere/cli.py").endswith(" -m fairlead.cli")
    assert started_as("/somewhere/pytest") == "fairlead"
    monkeypatch.setenv("PATH", str(program.parent))
    assert started_as(str(program)) == "fairlead"


def test_a_table_of_the_people_named(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for names, more, seats in (
        ("Ann,Bo", [], ["Ann", "Bo"]),
        ("Ann", [], ["Ann", "Bot 1 (random)"]),
        ("Ann,Bo", ["--players", "3"], ["Ann", "Bo", "Bot 1 (random)"]),
        ("A,B,C,D", [], ["A", "B", "C", "D"]),
        ("\x1b[2JAnn,B\x07o\u202e", [], ["[2JAnn", "Bo"]),
    ):
        path = environment / f"{len(list(environment.iterdir()))}.txt"
        assert call(["play", "discovery", "--names", names, *more, "--record", str(path)], "", monkeypatch) == 0
        assert fairlead.read(path.read_text()).names == seats


def test_names_of_foreign_records_cannot_steer_the_terminal(
    environment: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = environment / "foreign.txt"
    game = play_randomly(fairlead.new("discovery", players=2, seed=3), 3, 5)
    game.names = ["\x1b[2JEve", "\x1b"]
    path.write_text(game.record(), encoding="utf-8")
    assert main(["show", str(path)]) == 0
    text = capsys.readouterr().out
    assert "\x1b" not in text
    assert "[2JEve" in text


def test_a_terminal_without_signs_gets_similar_ones() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [
        sys.executable,
        "-m",
        "fairlead.cli",
        "--lang",
        "de",
        "play",
        "discovery",
        "--seed",
        "7",
        "-o",
        "start_player=0",
        "--bot",
        "random",
        "--bot",
        "random",
    ]
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, env=environment)
    assert done.returncode == 0
    assert "(1) Skipper" in done.stdout
    assert "Muenzen fuer" in done.stdout
    assert " -    " in done.stdout
    assert "5/5" in done.stdout
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("typed", "more", "options"),
    [
        ("\n\n\n", [], {"game": "discovery", "players": 3}),
        ("1\n4\n3\n", [], {"game": "discovery", "players": 4}),
        ("1\n\n", ["--bot", "random"], {"game": "discovery", "players": 2}),
        ("2\n\n\n\n", [], {"game": "shipyard", "edition": "second", "players": 3}),
        ("ship\n1\n4\n1\n", [], {"game": "shipyard", "edition": "first", "players": 4}),
        ("Shipyard\nsecond\n1\n", [], {"game": "shipyard", "edition": "second", "players": 1}),
        ("chess\n7\nshipyard\nthird\nf\n1\n9\n2\n\n", [], {"game": "shipyard", "edition": "first", "players": 2}),
        ("2\n", ["--players", "1"], {"game": "shipyard", "edition": "second", "players": 1}),
        ("2\n\n", ["-o", "edition=first", "--names", "Ann,Bo"], {"game": "shipyard", "edition": "first", "players": 2}),
    ],
)
def test_who_names_no_game_is_asked(
    typed: str, more: list[str], options: dict[str, object], environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = environment / "game.txt"
    monkeypatch.setattr("fairlead.terminal.session.Session.run", lambda session: False)
    assert call(["play", *more, "--record", str(path)], typed, monkeypatch) == 0
    game = fairlead.read(path.read_text(encoding="utf-8"))
    assert {"game": game.name} | game.options == {"game": game.name} | game.options | options


@pytest.mark.parametrize("typed", ["", "q\n", "2\nquit\n", "2\n\n", "1\n2\nq\n"])
def test_who_leaves_before_the_game_leaves_nothing_behind(
    typed: str, environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = environment / "game.txt"
    assert call(["play", "--record", str(path)], typed, monkeypatch) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")
    assert not path.exists()


def test_the_welcome_says_what_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "shipyard", "-o", "edition=first", "-o", "loop_spaces=24", "--seed", "7"]
    assert call(arguments, "", monkeypatch) == 0
    assert "Shipyard, edition=first, loop_spaces=24, 3 players, seed 7." in capsys.readouterr().out
    assert call(["play", "shipyard", "--players", "1", "--seed", "7"], "", monkeypatch) == 0
    assert "Shipyard, 1 player, seed 7." in capsys.readouterr().out


# ------------------------------------------------------------------ simulate, compile, show


@pytest.mark.parametrize("table", [seated for name in NAMES for seated in seatings(name)], ids=str)
def test_simulate_tells_the_points_by_category(table: Variety, capsys: pytest.CaptureFixture[str]) -> None:
    options = [part for name, value in table.options.items() for part in ("-o", f"{name}={value}")]
    assert main(["simulate", table.game, "--games", "2", "--threads", "1", *options]) == 0
    text, words = capsys.readouterr().out, Words("en", table.game)
    for category in find(table.game).categories:
        assert words.text(f"points-{category}") in text
    assert f"Seat {table.players - 1}" in text
    assert ("First places" in text) == (table.players > 1)


def test_show_keeps_secret_moves(environment: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_randomly(fairlead.new("shipyard", players=2, seed=3), 3)
    path = environment / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    hidden = [(seat, move.text) for seat, move in game.history if move.kind in game.definition.secret_moves]
    for watcher in (None, 0, 1):
        assert main(["show", str(path), *([] if watcher is None else ["--seat", str(watcher)])]) == 0
        text = capsys.readouterr().out
        assert "(secret)" in text
        for seat, move in hidden:
            assert (move in text) == (seat == watcher)


def test_simulate_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "discovery", "--games", "3", "--players", "2", "--threads", "1"]) == 0
    text = capsys.readouterr().out
    assert "Seat 1" in text
    assert "decisions/s" in text
    assert "First places" in text
    assert main(["simulate", "--games", "3", "--json", "-o", "turn_cap=5", "--checked", "--seed", "4"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 3
    assert summary["players"] == 3
    assert len(summary["seats"]) == 3


def test_a_narrow_screen_gets_all_numbers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["simulate", "--games", "3", "--players", "4", "--threads", "1", "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert "Platz 3: Punkte im Mittel" in text
    assert "…" not in text


def test_show_prints_every_move(environment: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(environment / "game.txt", moves=10_000)
    game = fairlead.read(path.read_text())
    assert main(["show", str(path)]) == 0
    text = capsys.readouterr().out
    assert f"{len(game.history)} moves" in text
    for _, move in game.history:
        assert move.text in text
    assert "Total" in text
    assert main(["show", str(record_of(path)), "--table", "--seat", "1", "--lang", "it"]) == 0
    text = capsys.readouterr().out
    assert "Tocca a:" in text
    assert "Spedizione" in text
    assert main(["show", str(path), "--seat", "3"]) == 2


def test_show_into_a_closed_pipe_is_quiet(environment: Path) -> None:
    path = record_of(environment / "game.txt", moves=10_000)
    command = f"{sys.executable} -m fairlead.cli show {path} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert "Age of Discovery" in done.stdout


@compiled
def test_compile_says_that_all_was_ready_the_second_time() -> None:
    told = run("compile", "discovery")  # scripts/test.sh compiles all games
    assert told.returncode == 0
    if "everything was ready" not in told.stdout:  # this was the first time
        told = run("compile", "discovery")
    assert told.returncode == 0
    assert told.stdout.count("everything was ready") == 1
    assert "Machine code is kept in" in told.stdout
