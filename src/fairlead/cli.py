"""The command `fairlead`: play, simulate, compile, show.

Only what a command needs is imported, and only when it runs: `fairlead --help` must not wait for the compiler.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from . import __version__
from .errors import FairleadError, RecordError
from .games import NAMES
from .play.words import LANGUAGES, Words, language_of_locale

if TYPE_CHECKING:
    from rich.console import Console

    from .play.game import Game

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
DEFAULT_GAME, DEFAULT_PLAYERS, DEFAULT_GAMES = "discovery", 3, 10_000

EXAMPLES = {
    "": ("fairlead play", "fairlead simulate discovery --games 100000 --players 3", "fairlead --lang de play --help"),
    "play": (
        "fairlead play discovery --players 4 --seed 7",
        "fairlead play --names Ann,Bo --record evening.txt",
        "fairlead play -o turn_cap=50 -o card_colour=row",
        "fairlead play --resume evening.txt",
    ),
    "simulate": ("fairlead simulate discovery --games 100000 --players 3", "fairlead simulate --json --threads 1"),
    "compile": ("fairlead compile", "fairlead compile discovery"),
    "show": ("fairlead show evening.txt", "fairlead show evening.txt --seat 0 --table"),
}


class Misuse(Exception):
    """Something about the command line that a person can mend: printed as a sentence, exit code 2."""


def main(argv: list[str] | None = None) -> int:
    """Runs the command and returns its exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    # In our own process, and those it starts, numba may work as suits us: level 2 compiles a fifth faster than its
    # level 3, and no difference in the speed of games could be measured.
    os.environ.setdefault("NUMBA_OPT", "2")
    _accept_all_characters()
    words = Words(_language(arguments))
    try:
        options = _parser(words).parse_args(arguments)
        run: int = options.run(options)
        return run
    except Misuse as misuse:
        return _complain(words, str(misuse), MISUSED)
    except FairleadError as error:
        return _complain(words, str(error), MISUSED)
    except KeyboardInterrupt:
        print(words.text("stopped"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone (`fairlead show FILE | head`): nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _complain(words: Words, reason: str, code: int) -> int:
    print(words.text("error", reason=reason), file=sys.stderr)
    return code


def _accept_all_characters() -> None:
    """A terminal that cannot show a sign gets a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


# ------------------------------------------------------------------ the command line


def _language(arguments: Sequence[str]) -> str:
    """The language must be known before the help is made, so `--lang` is looked for ahead of parsing."""
    for position, word in enumerate(arguments):
        if word == "--lang" and position + 1 < len(arguments):
            return arguments[position + 1] if arguments[position + 1] in LANGUAGES else language_of_locale()
        if word.startswith("--lang="):
            return word[7:] if word[7:] in LANGUAGES else language_of_locale()
    return language_of_locale()


def _formatter(words: Words) -> Callable[..., argparse.HelpFormatter]:
    """Help in the chosen language, with room for option names."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{words.text('cli-usage')} " if prefix is None else prefix)

    return lambda prog: Formatter(prog, max_help_position=30)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the chosen language and ends with exit code 2 and one sentence."""

    def __init__(self, *, words: Words, command: str = "", **settings: Any) -> None:
        self.words = words
        examples = "\n".join(f"  {example}" for example in EXAMPLES[command])
        epilog = f"{words.text('cli-examples')}:\n{examples}"
        if command in ("play", "simulate"):
            epilog = f"{_game_options(words.language)}\n\n{epilog}"
        settings |= {"formatter_class": _formatter(words), "epilog": epilog}
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = words.text("cli-arguments")
        self._optionals.title = words.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.text("cli-help"))
        default: Any = "" if not command else argparse.SUPPRESS
        self.add_argument("--lang", choices=LANGUAGES, default=default, help=words.text("cli-lang"))

    def error(self, message: str) -> NoReturn:
        """One sentence and how to get help."""
        self.print_usage(sys.stderr)
        self.exit(MISUSED, self.words.text("error", reason=message) + "\n")


def _game_options(language: str) -> str:
    """The options of the games, from their words: their definitions would load the compiler."""
    blocks = []
    for game in NAMES:
        words = Words(language, game)
        lines = [f"{words.text('cli-game-options', title=words.text('title'))}:"]
        keys = [key for key in words.messages() if key.startswith("option-")]
        lines += [f"  {key.removeprefix('option-'):<18} {words.text(key)}" for key in keys]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _parser(words: Words) -> Parser:
    parser = Parser(words=words, prog="fairlead", description=words.text("cli-description"))
    version = f"fairlead {__version__}"
    parser.add_argument("--version", action="version", version=version, help=words.text("cli-version"))
    commands = parser.add_subparsers(metavar="COMMAND", title=words.text("cli-commands"), required=True, dest="command")
    for name, fill in (
        ("play", _add_play),
        ("simulate", _add_simulate),
        ("compile", _add_compile),
        ("show", _add_show),
    ):
        about = words.text(f"cli-{name}")
        fill(commands.add_parser(name, words=words, command=name, help=about, description=about))
    return parser


def _add_game(parser: Parser) -> None:
    text = parser.words.text
    parser.add_argument("game", nargs="?", metavar="GAME", help=text("cli-game", games=", ".join(NAMES)))
    parser.add_argument(
        "-o", "--option", dest="options", action="append", default=[], metavar="NAME=VALUE", help=text("cli-option")
    )


def _add_play(parser: Parser) -> None:
    text = parser.words.text
    _add_game(parser)
    parser.add_argument("--players", metavar="N", help=text("cli-play-players"))
    parser.add_argument("--people", metavar="N", help=text("cli-play-people"))
    parser.add_argument("--names", metavar="NAME,NAME", help=text("cli-play-names"))
    parser.add_argument("--seats", metavar="N,N", help=text("cli-play-seats"))
    parser.add_argument("--seed", metavar="N", help=text("cli-play-seed"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=text("cli-play-record"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=text("cli-play-resume"))
    parser.set_defaults(run=_play)


def _add_simulate(parser: Parser) -> None:
    text = parser.words.text
    _add_game(parser)
    parser.add_argument("--games", metavar="N", help=text("cli-simulate-games"))
    parser.add_argument("--players", metavar="N", help=text("cli-simulate-players"))
    parser.add_argument("--threads", metavar="N", help=text("cli-simulate-threads"))
    parser.add_argument("--seed", metavar="N", help=text("cli-simulate-seed"))
    parser.add_argument("--checked", action="store_true", help=text("cli-simulate-checked"))
    parser.add_argument("--json", action="store_true", help=text("cli-simulate-json"))
    parser.set_defaults(run=_simulate)


def _add_compile(parser: Parser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help=parser.words.text("cli-compile-games"))
    parser.set_defaults(run=_compile)


def _add_show(parser: Parser) -> None:
    text = parser.words.text
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-show-file"))
    parser.add_argument("--seat", metavar="N", help=text("cli-show-seat"))
    parser.add_argument("--table", action="store_true", help=text("cli-show-table"))
    parser.set_defaults(run=_show)


# ------------------------------------------------------------------ reading arguments


def _words_for(options: argparse.Namespace, game: str) -> Words:
    return Words(options.lang or language_of_locale(), game)


def _check_game(name: str | None) -> str:
    from .games import find

    return find(name).name if name and name not in NAMES else name or DEFAULT_GAME


def _whole(words: Words, name: str, text: str | None, low: int = 0, high: int = 2**62) -> int | None:
    """A number from the command line; what it may be is for the game to say, unless it is no number at all."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and low <= int(text) <= high):
        raise Misuse(words.text("error-number", option=name, low=str(low), high=str(high), text=repr(text)))
    return int(text)


def _game_settings(words: Words, options: argparse.Namespace) -> dict[str, Any]:
    """The game's options as given; the game itself checks them."""
    settings: dict[str, Any] = {}
    for text in options.options:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Misuse(words.text("error-option", text=repr(text)))
        settings[name] = value
    if options.players is not None:
        if "players" in settings:
            raise Misuse(words.text("error-players-twice"))
        settings["players"] = options.players
    # Options of type int are written as text on the command line and understood by the game.
    return settings


def _read_record(words: Words, path: Path) -> Game:
    from .play.notation import read

    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Misuse(words.text("error-not-record", file=str(path), reason=words.text("error-not-text"))) from None
    except OSError as error:
        raise Misuse(words.text("error-file", file=str(path), reason=error.strerror or str(error))) from None
    try:
        return read(text)
    except RecordError as error:
        raise Misuse(words.text("error-not-record", file=str(path), reason=str(error))) from None


# ------------------------------------------------------------------ play


def _play(options: argparse.Namespace) -> int:
    name = _check_game(options.game)
    words = _words_for(options, name)
    if options.record and options.resume:
        raise Misuse(words.text("error-two-files"))
    path: Path | None = options.resume or options.record
    resuming = options.resume is not None or (path is not None and path.exists())
    settings = _game_settings(words, options)
    seed = _whole(words, "--seed", options.seed, 0, 2**63 - 1)

    from rich.console import Console

    console = Console(highlight=False)
    if not resuming:
        _check_settings(name, settings)
    _prepare(console, name, words)
    game = (
        _resumed(words, options, path, settings, seed)
        if resuming and path
        else _dealt(words, name, options, settings, seed)
    )
    people = _people(words, options, game, resuming)
    return _sit_down(console, words, game, people, path, resuming)


def _check_settings(name: str, settings: dict[str, Any]) -> None:
    """Bad options are told at once, before anything is compiled."""
    from .games import find

    find(name).accept_options({"players": DEFAULT_PLAYERS} | settings)


def _dealt(words: Words, name: str, options: argparse.Namespace, settings: dict[str, Any], seed: int | None) -> Game:
    from .play.game import new

    return new(name, seed=seed, **({"players": DEFAULT_PLAYERS} | settings))


def _resumed(words: Words, options: argparse.Namespace, path: Path, settings: dict[str, Any], seed: int | None) -> Game:
    """The game of a record; whoever names a game or options that it does not have meant another file."""
    game = _read_record(words, path)
    wanted = {"game": options.game or game.name, "seed": game.seed if seed is None else seed}
    found = {"game": game.name, "seed": game.seed}
    wanted |= game.definition.accept_options(game.options | settings) if settings else game.options
    found |= game.options
    for what, value in wanted.items():
        if found[what] != value:
            raise Misuse(words.text("error-other-game", file=str(path), what=what, found=str(found[what])))
    return game


def _people(words: Words, options: argparse.Namespace, game: Game, resuming: bool) -> list[int]:
    """The seats of people; names are given to new games, and to resumed ones only on request."""
    from .terminal.bots import is_bot

    named = [name.strip() for name in options.names.split(",")] if options.names else []
    for name in named:
        if is_bot(name):
            raise Misuse(words.text("error-bot-name", name=name))
    if resuming and not (named or options.people or options.seats):
        return [seat for seat, name in enumerate(game.names) if not is_bot(name)]
    seats = _seats(words, options.seats, game.players)
    people = _whole(words, "--people", options.people, 0, game.players)
    count = people if people is not None else len(seats) or len(named) or 1
    if count > game.players or (seats and len(seats) != count):
        raise Misuse(words.text("error-people", people=count, players=game.players))
    if named and (len(named) != count or not all(named)):
        raise Misuse(words.text("error-names", names=len(named), people=count))
    seats = seats or list(range(count))
    _name_seats(words, game, seats, named)
    return seats


def _seats(words: Words, text: str | None, players: int) -> list[int]:
    parts = [part.strip() for part in text.split(",")] if text else []
    if any(not (part.isascii() and part.isdecimal() and int(part[:9]) < players) for part in parts):
        raise Misuse(words.text("error-seats", text=text or "", last=players - 1))
    seats = [int(part) for part in parts]
    if len(set(seats)) != len(seats):
        raise Misuse(words.text("error-seats", text=text or "", last=players - 1))
    return seats


def _name_seats(words: Words, game: Game, seats: Sequence[int], named: Sequence[str]) -> None:
    bots = 0
    for seat in range(game.players):
        if seat not in seats:
            bots += 1
            game.names[seat] = words.text("bot", number=bots)
        elif named:
            game.names[seat] = named[seats.index(seat)]
        elif len(seats) == 1:
            game.names[seat] = words.text("person")
        else:
            game.names[seat] = words.text("person-number", number=seats.index(seat) + 1)


def _sit_down(
    console: Console, words: Words, game: Game, people: Sequence[int], path: Path | None, resuming: bool
) -> int:
    from .terminal.keeping import reason_of, write_record
    from .terminal.pictures import picture
    from .terminal.screen import Screen
    from .terminal.session import Session

    screen = Screen(console, words, picture(game.name))
    if path is not None:
        try:
            write_record(game, path)
        except OSError as error:
            raise Misuse(words.text("error-write", file=str(path), reason=reason_of(error))) from None
    title = words.text("title")
    if game.origin is None:
        screen.say("welcome", title=title, players=game.players, seed=str(game.seed))
    else:
        screen.say("welcome-position", title=title, players=game.players)
    if resuming:
        screen.say("resumed", file=str(path), moves=len(game.history))
    elif path is not None:
        screen.say("recording", file=str(path))
    with _closing_signals():
        Session(game, people, screen, path).run()
    return DONE


@contextmanager
def _closing_signals() -> Iterator[None]:
    """A closed window or a polite kill is treated like Ctrl-C: the game is saved."""
    import signal

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


def _prepare(console: Console, name: str, words: Words) -> None:
    """Compiles a game that was never compiled here, with a bar that shows how far it is."""
    from .games import find
    from .play.warm import is_ready, warm

    definition = find(name)
    if is_ready(definition):
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.text("preparing"), total=None)
        for step in warm(definition):
            progress.update(task, completed=step.done, total=step.total)


# ------------------------------------------------------------------ simulate


def _simulate(options: argparse.Namespace) -> int:
    name = _check_game(options.game)
    words = _words_for(options, name)
    settings = {"players": str(DEFAULT_PLAYERS)} | _game_settings(words, options)
    games = _whole(words, "--games", options.games, 1, 10**9) or DEFAULT_GAMES
    threads = _whole(words, "--threads", options.threads, 1, 1024)
    seed = _whole(words, "--seed", options.seed) or 0
    _check_settings(name, settings)

    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True, highlight=False)
    _prepare(errors, name, words)
    from .play.simulation import simulate

    columns = (TextColumn("{task.description}"), *Progress.get_default_columns()[1:3], MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=errors, transient=True) as progress:
        task = progress.add_task(words.text("simulating", games=games), total=games)
        result = simulate(
            name,
            games=games,
            threads=threads,
            seed=seed,
            checked=options.checked,
            progress=lambda finished: progress.advance(task, finished),
            **settings,
        )
    if options.json:
        import json

        print(json.dumps(result.summary(), indent=2))
    else:
        from .terminal.reports import simulation_report

        Console(highlight=False).print(simulation_report(result.summary(), words))
    return DONE


# ------------------------------------------------------------------ compile


def _compile(options: argparse.Namespace) -> int:
    games = list(dict.fromkeys(_check_game(name) for name in options.games)) or list(NAMES)
    words = _words_for(options, games[0])
    from rich.console import Console

    console = Console(highlight=False)
    from .kernel.cache import cache_folder, remove_old_builds
    from .kernel.compiler import PLAIN

    if PLAIN:
        console.print(words.text("compile-plain"), markup=False)
        return DONE
    from .terminal.compiling import compile_games

    failed = compile_games(console, games, options.lang or language_of_locale())
    removed = remove_old_builds()
    console.print(words.text("compile-cache", folder=str(cache_folder())), markup=False, soft_wrap=True)
    if removed:
        console.print(words.text("compile-removed", count=removed), markup=False)
    return FAILED if failed else DONE


# ------------------------------------------------------------------ show


def _show(options: argparse.Namespace) -> int:
    words = _words_for(options, DEFAULT_GAME)
    from rich.console import Console

    console = Console(highlight=False)
    game = _read_record(words, options.file)
    words = _words_for(options, game.name)
    seat = _whole(words, "--seat", options.seat, 0, game.players - 1)
    from .terminal.pictures import picture
    from .terminal.reports import show_record

    show_record(game, words, picture(game.name), console, seat, options.table)
    return DONE


if __name__ == "__main__":
    sys.exit(main())
