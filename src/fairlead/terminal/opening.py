"""From the command line to a running game: dealt or resumed, people seated, the record opened."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from ..errors import FairleadError, RecordError
from ..games import find
from ..play.game import Game, new
from ..play.notation import read, unusual_options
from ..play.words import Words
from .arguments import Misuse, printable
from .bots import Crew
from .keeping import Keeper, reason_of, saved_records
from .pictures import picture
from .screen import Screen
from .seating import Wish, seat_all
from .session import Session


@dataclass(frozen=True)
class Opening:
    """What `fairlead play` was asked for: a game with options, or a record to go on with."""

    game: str | None = None
    settings: Mapping[str, object] = field(default_factory=dict)
    seed: int | None = None
    wish: Wish = field(default_factory=Wish)
    record: Path | None = None
    resume: bool = False
    command: str = "fairlead"  # how this program was started, for the sentence on how to go on


def play(console: Console, words: Words, name: str, opening: Opening) -> None:
    """Plays one game, from the first sentence to the last."""
    path = _newest(words) if opening.resume and opening.record is None else opening.record
    resuming = opening.resume or (path is not None and path.exists())
    if resuming and path:
        game, text = read_record(words, path)
        _check_same(words, game, path, opening)
        keeper = Keeper(path, text)
    else:
        players = max(opening.wish.players, find(name).players[0])
        game = new(name, seed=opening.seed, **({"players": players} | dict(opening.settings)))
        keeper = Keeper(path)
    # A record may hold another game than the one whose words spoke so far.
    words = Words(words.language, game.name)
    people, bots = seat_all(words, game, opening.wish, resuming=resuming)
    if path is not None:
        _try_writing(words, game, keeper, path)
    screen = Screen(console, words, picture(game.name))
    with _closing_signals(), Crew(screen, game, bots) as crew:
        _welcome(screen, game, path, resuming)
        Session(game, people, screen, keeper, opening.command, crew).run()


def read_record(words: Words, path: Path) -> tuple[Game, str]:
    """The game of a record, and the record's text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Misuse(words.text("error-not-record", file=str(path), reason=words.text("error-not-text"))) from None
    except OSError as error:
        raise Misuse(words.text("error-file", file=str(path), reason=reason_of(error))) from None
    try:
        game = read(text)
    except RecordError as error:
        raise Misuse(words.text("error-not-record", file=str(path), reason=str(error))) from None
    # A record may come from anybody: its names must not steer the terminal.
    game.names = [printable(name) or f"Seat {seat}" for seat, name in enumerate(game.names)]
    return game, text


def _newest(words: Words) -> Path:
    """The newest saved game that is not over."""
    for path in saved_records():
        with suppress(OSError, UnicodeDecodeError, FairleadError):
            if not read(path.read_text(encoding="utf-8")).over:
                return path
    raise Misuse(words.text("error-nothing-saved"))


def _check_same(words: Words, game: Game, path: Path, opening: Opening) -> None:
    """Whoever names a game or options that the record does not have meant another file."""
    settings = dict(opening.settings)
    wanted = {"game": opening.game or game.name, "seed": game.seed if opening.seed is None else opening.seed}
    wanted |= game.definition.accept_options(game.options | settings) if settings else game.options
    found = {"game": game.name, "seed": game.seed} | game.options
    for what, value in wanted.items():
        if found[what] != value:
            raise Misuse(words.text("error-other-game", file=str(path), what=what, found=str(found[what])))


def _try_writing(words: Words, game: Game, keeper: Keeper, path: Path) -> None:
    """A file that cannot be written is told at once, not after an evening of play."""
    try:
        keeper.write(game)
    except OSError as error:
        raise Misuse(words.text("error-write", file=str(path), reason=reason_of(error))) from None


def _welcome(screen: Screen, game: Game, path: Path | None, resuming: bool) -> None:
    options = "".join(f", {option}" for option in unusual_options(game.definition, game.options))
    title = screen.words.text("title")
    if game.origin is None:
        screen.say("welcome", title=title, options=options, players=game.players, seed=str(game.seed))
    else:
        screen.say("welcome-position", title=title, options=options, players=game.players)
    if resuming:
        screen.say("resumed", file=str(path), moves=len(game.history))
    elif path is not None:
        screen.say("recording", file=str(path))
    screen.warn_if_narrow()


def started_as(program: str) -> str:
    """How this program can be started again: `fairlead`, `.venv/bin/fairlead` or `.venv/bin/python -m fairlead.cli`."""
    path = Path(program)
    if path.name == "cli.py":
        return f"{_from_here(Path(sys.executable))} -m fairlead.cli"
    found = shutil.which("fairlead")
    if found and path.exists() and os.path.samefile(found, path):
        return "fairlead"
    return _from_here(path) if path.stem == "fairlead" and path.exists() else "fairlead"


def _from_here(path: Path) -> str:
    """A program's path, short if it lies below the current folder."""
    full, here = Path(os.path.abspath(path)), Path.cwd()
    if full.is_relative_to(here):
        return shlex.quote(
            os.path.join(".", full.relative_to(here)) if full.parent == here else str(full.relative_to(here))
        )
    return shlex.quote(str(full))


@contextmanager
def _closing_signals() -> Iterator[None]:
    """A closed window or a polite kill is treated like Ctrl-C: the game is saved."""

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = {}
    for name in ("SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None:
            with suppress(ValueError):  # not in the main thread
                before[number] = signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
