"""The command `fairlead`: play, simulate, arena, compile, show, review, and those of a host (`server.commands`).

Only what a command needs is imported, and only when it runs: `fairlead --help` must not wait for the compiler.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NoReturn

from . import __version__
from .errors import FairleadError
from .games import NAMES
from .play.words import LANGUAGES, Words, language_of_locale
from .server import commands as hosting
from .terminal.arguments import Misuse, file_named, names_given, settings, whole

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
DEFAULT_GAME, DEFAULT_PLAYERS, DEFAULT_GAMES, DEFAULT_SIMS = "discovery", 3, 10_000, 400
NEWEST = object()  # what `--resume` without a file means

EXAMPLES = {
    "": ("fairlead play", "fairlead simulate discovery --games 100000 --players 3", "fairlead --lang de play --help"),
    "play": (
        "fairlead play shipyard --bot level3 --bot level5",
        "fairlead play discovery --players 4 --seed 7",
        "fairlead play shipyard --names Ann,Bo --record evening.txt",
        "fairlead play shipyard --players 1 -o contracts=sets",
        "fairlead play shipyard -o edition=first -o loop_spaces=24",
        "fairlead play --resume",
    ),
    "simulate": (
        "fairlead simulate discovery --games 100000 --players 3",
        "fairlead simulate shipyard --players 4 -o edition=first --json --threads 1",
    ),
    "arena": (
        "fairlead arena discovery --bot greedy --bot random --seeds 100 --html report.html",
        "fairlead arena shipyard --players 4 --bot greedy --bot random -o edition=first --file results.sqlite",
        "fairlead arena discovery --bot greedy --bot greedy:width=1 --seeds 2000 --sprt 0.5:0.6",
        "fairlead arena shipyard --solo --bot greedy --bot random",
    ),
    "review": ("fairlead review evening.txt", "fairlead review evening.txt --html evening.html --sims 2000"),
    "compile": ("fairlead compile", "fairlead compile shipyard"),
    "show": ("fairlead show evening.txt", "fairlead show evening.txt --seat 0 --table"),
    **hosting.EXAMPLES,
}


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
    """A terminal that cannot show a sign gets a similar one instead of a traceback."""
    from .terminal.signs import REPLACING

    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors=REPLACING)  # type: ignore[union-attr]


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
        self._command = command
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(words), **settings)
        self._positionals.title = words.text("cli-arguments")
        self._optionals.title = words.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.text("cli-help"))
        default: Any = "" if not command else argparse.SUPPRESS
        self.add_argument("--lang", choices=LANGUAGES, default=default, help=words.text("cli-lang"))

    def format_help(self) -> str:
        """The help; what only it needs is read only now: the words of the games are long."""
        examples = "\n".join(f"  {example}" for example in EXAMPLES[self._command])
        self.epilog = f"{self.words.text('cli-examples')}:\n{examples}"
        if self._command in ("play", "simulate", "arena"):
            self.epilog = f"{_game_options(self.words.language)}\n\n{self.epilog}"
        return super().format_help()

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
    commands = parser.add_subparsers(
        metavar=words.text("cli-meta-command"), title=words.text("cli-commands"), required=True, dest="command"
    )
    for name, fill in (
        ("play", _add_play),
        ("simulate", _add_simulate),
        ("arena", _add_arena),
        ("compile", _add_compile),
        ("show", _add_show),
        ("review", _add_review),
    ):
        about = words.text(f"cli-{name}")
        fill(commands.add_parser(name, words=words, command=name, help=about, description=about))
    for name in hosting.COMMANDS:
        about = words.text(f"cli-{name}")
        hosting.fill(name, commands.add_parser(name, words=words, command=name, help=about, description=about), words)
    return parser


def _add_game(parser: Parser, meaning_key: str) -> None:
    text = parser.words.text
    parser.add_argument(
        "game", nargs="?", metavar=text("cli-meta-game"), help=text(meaning_key, games=", ".join(NAMES))
    )
    meaning: dict[str, Any] = {"metavar": text("cli-meta-option"), "help": text("cli-option")}
    parser.add_argument("-o", "--option", dest="options", action="append", default=[], **meaning)


def _add_play(parser: Parser) -> None:
    text = parser.words.text
    _add_game(parser, "cli-play-game")
    parser.add_argument("--players", metavar="N", help=text("cli-play-players"))
    parser.add_argument("--people", metavar="N", help=text("cli-play-people"))
    parser.add_argument("--names", metavar=text("cli-meta-names"), help=text("cli-play-names"))
    parser.add_argument("--seats", metavar="N,N", help=text("cli-play-seats"))
    bot = text("cli-meta-bot")
    parser.add_argument("--bot", dest="bots", metavar=bot, action="append", default=[], help=text("cli-play-bot"))
    parser.add_argument("--seed", metavar="N", help=text("cli-play-seed"))
    parser.add_argument("--record", metavar=text("cli-meta-file"), help=text("cli-play-record"))
    parser.add_argument(
        "--resume", metavar=text("cli-meta-file"), nargs="?", const=NEWEST, help=text("cli-play-resume")
    )
    parser.set_defaults(run=_play)


def _add_simulate(parser: Parser) -> None:
    text = parser.words.text
    _add_game(parser, "cli-game")
    parser.add_argument("--games", metavar="N", help=text("cli-simulate-games"))
    parser.add_argument("--players", metavar="N", help=text("cli-simulate-players"))
    parser.add_argument("--threads", metavar="N", help=text("cli-simulate-threads"))
    parser.add_argument("--seed", metavar="N", help=text("cli-simulate-seed"))
    parser.add_argument("--checked", action="store_true", help=text("cli-simulate-checked"))
    parser.add_argument("--json", action="store_true", help=text("cli-simulate-json"))
    parser.set_defaults(run=_simulate)


def _add_arena(parser: Parser) -> None:
    text = parser.words.text
    _add_game(parser, "cli-game")
    bot, file, range_, address = (text(f"cli-meta-{name}") for name in ("bot", "file", "shares", "address"))
    parser.add_argument("--bot", dest="bots", metavar=bot, action="append", default=[], help=text("cli-arena-bot"))
    parser.add_argument("--players", metavar="N", help=text("cli-arena-players"))
    parser.add_argument("--table", choices=("all", "one", "first"), help=text("cli-arena-table"))
    parser.add_argument("--seeds", metavar="N", help=text("cli-arena-seeds"))
    parser.add_argument("--games", metavar="N", help=text("cli-arena-games"))
    parser.add_argument("--seed", metavar="N", help=text("cli-arena-seed"))
    parser.add_argument("--sprt", metavar=range_, help=text("cli-arena-sprt"))
    parser.add_argument("--solo", action="store_true", help=text("cli-arena-solo"))
    parser.add_argument("--jobs", metavar="N", help=text("cli-arena-jobs"))
    parser.add_argument("--ray", metavar=address, nargs="?", const="", help=text("cli-arena-ray"))
    parser.add_argument("--file", metavar=file, help=text("cli-arena-file"))
    parser.add_argument("--html", metavar=file, help=text("cli-arena-html"))
    parser.add_argument("--json", action="store_true", help=text("cli-arena-json"))
    parser.set_defaults(run=_arena)


def _add_compile(parser: Parser) -> None:
    text = parser.words.text
    parser.add_argument("games", nargs="*", metavar=text("cli-meta-game"), help=text("cli-compile-games"))
    parser.set_defaults(run=_compile)


def _add_show(parser: Parser) -> None:
    text = parser.words.text
    parser.add_argument("file", metavar=text("cli-meta-file"), help=text("cli-show-file"))
    parser.add_argument("--seat", metavar="N", help=text("cli-show-seat"))
    parser.add_argument("--table", action="store_true", help=text("cli-show-table"))
    parser.set_defaults(run=_show)


def _add_review(parser: Parser) -> None:
    text, file = parser.words.text, parser.words.text("cli-meta-file")
    parser.add_argument("file", metavar=file, help=text("cli-review-file"))
    parser.add_argument("--html", metavar=file, help=text("cli-review-html"))
    parser.add_argument("--json", action="store_true", help=text("cli-review-json"))
    parser.add_argument("--sims", metavar="N", help=text("cli-review-sims", sims=DEFAULT_SIMS))
    parser.add_argument("--seed", metavar="N", help=text("cli-review-seed"))
    parser.set_defaults(run=_review)


# ------------------------------------------------------------------ play


def _words_for(options: argparse.Namespace, game: str) -> Words:
    return Words(options.lang or language_of_locale(), game)


def _check_game(name: str | None) -> str:
    from .games import find

    return find(name).name if name and name not in NAMES else name or DEFAULT_GAME


def _run_as_python() -> None:
    """Lets the rules run as plain Python in this process, unless FAIRLEAD_PYTHON says otherwise.

    A person needs tens of decisions a second and not to wait a minute for the compiler. Bots need machine code: they
    think in a process of their own.
    """
    if "fairlead.kernel.compiler" not in sys.modules:
        os.environ.setdefault("FAIRLEAD_PYTHON", "1")


def _play(options: argparse.Namespace) -> int:
    name = _check_game(options.game)
    words = _words_for(options, name)
    asked = _asked(options, words)
    names = names_given(words, options.names)
    _run_as_python()
    from rich.console import Console

    from .terminal import choosing, opening
    from .terminal.seating import Wish

    console, wish = Console(highlight=False), Wish(names, options.people, options.seats, options.bots)
    if options.game is None and not _goes_on(asked):
        chosen = choosing.choose(console, words.language, asked["settings"], wish)
        if chosen is None:
            return DONE
        name, words = chosen.game, _words_for(options, chosen.game)
        asked |= {"game": chosen.game, "settings": chosen.settings}
        wish = replace(wish, bots=chosen.bots)
    command = opening.started_as(sys.argv[0]) + (f" --lang {options.lang}" if options.lang else "")
    opening.play(console, words, name, opening.Opening(wish=wish, command=command, **asked))
    return DONE


def _goes_on(asked: dict[str, Any]) -> bool:
    """Whether a game is resumed, so that there is nothing to choose."""
    return asked["resume"] or (asked["record"] is not None and asked["record"].exists())


def _asked(options: argparse.Namespace, words: Words) -> dict[str, Any]:
    """The game, its options and its file, checked as far as that needs no rules."""
    if options.record is not None and options.resume is not None:
        raise Misuse(words.text("error-two-files"))
    resume = file_named(words, "--resume", None if options.resume is NEWEST else options.resume)
    return {
        "game": options.game,
        "settings": settings(words, options.options, options.players),
        "seed": whole(words, "--seed", options.seed, 0, 2**63 - 1),
        "record": resume or file_named(words, "--record", options.record),
        "resume": options.resume is not None,
    }


# ------------------------------------------------------------------ simulate


def _check_settings(name: str, asked: dict[str, object]) -> None:
    """Bad options are told at once, before anything is compiled."""
    from .games import find

    find(name).accept_options(asked)


def _simulate(options: argparse.Namespace) -> int:
    name = _check_game(options.game)
    words = _words_for(options, name)
    asked = {"players": str(DEFAULT_PLAYERS)} | settings(words, options.options, options.players)
    games = whole(words, "--games", options.games, 1, 10**9) or DEFAULT_GAMES
    threads = whole(words, "--threads", options.threads, 1, 1024)
    seed = whole(words, "--seed", options.seed) or 0
    _check_settings(name, asked)

    from rich.console import Console

    from .terminal.compiling import prepare

    errors = Console(stderr=True, highlight=False)
    prepare(errors, name, words)
    from .play.simulation import simulate
    from .terminal.reports import progress_of_games, simulation_report

    wanted = {"games": games, "threads": threads, "seed": seed, "checked": options.checked} | asked
    with progress_of_games(errors, words, games) as advance:
        summary = simulate(name, progress=advance, **wanted).summary()
    if options.json:
        import json

        print(json.dumps(summary, indent=2))
    else:
        console = Console(highlight=False)
        console.print(simulation_report(summary, words, console))
    return DONE


# ------------------------------------------------------------------ arena


def _arena(options: argparse.Namespace) -> int:
    name = _check_game(options.game)
    words = _words_for(options, name)
    numbers = {
        "seeds": whole(words, "--seeds", options.seeds, 1, 10**7),
        "games": whole(words, "--games", options.games, 1, 10**7),
        "seed": whole(words, "--seed", options.seed) or 0,
    }
    jobs = whole(words, "--jobs", options.jobs, 1, 1024)
    asked = settings(words, options.options, options.players)
    file, html = file_named(words, "--file", options.file), file_named(words, "--html", options.html)
    for option in ("players", "table", "sprt"):
        if options.solo and getattr(options, option) is not None:
            raise Misuse(words.text("error-solo-only", option=f"--{option}"))
    from rich.console import Console

    from .terminal.arena import Wanted, hold_event, plan_event, shares
    from .terminal.compiling import prepare

    bots = options.bots or (["greedy"] if options.solo else ["greedy", "random"])
    event = plan_event(name, bots, asked, options.solo, options.table, numbers)
    wanted = Wanted(event, file, html, options.json, shares(words, options.sprt), jobs, options.ray)
    errors = Console(stderr=True, highlight=False)
    prepare(errors, name, words, bots=True)
    hold_event(Console(highlight=False), errors, words, wanted)
    return DONE


# ------------------------------------------------------------------ compile


def _compile(options: argparse.Namespace) -> int:
    games = list(dict.fromkeys(_check_game(name) for name in options.games)) or list(NAMES)
    words = _words_for(options, games[0])
    from rich.console import Console

    console = Console(highlight=False)
    from .kernel.cache import RULES, cache_folder, remove_old_builds
    from .kernel.compiler import PLAIN

    if PLAIN:
        console.print(words.text("compile-plain"), markup=False)
        return DONE
    from .terminal.compiling import compile_games

    failed = compile_games(console, games, options.lang or language_of_locale())
    removed = remove_old_builds()
    console.print(words.text("compile-cache", folder=str(cache_folder(RULES).parent)), markup=False, soft_wrap=True)
    if removed:
        console.print(words.text("compile-removed", count=removed), markup=False)
    return FAILED if failed else DONE


# ------------------------------------------------------------------ show


def _show(options: argparse.Namespace) -> int:
    words = _words_for(options, DEFAULT_GAME)
    path = file_named(words, "show", options.file)
    _run_as_python()
    from rich.console import Console

    from .terminal.opening import read_record
    from .terminal.pictures import picture
    from .terminal.reports import show_record

    assert path is not None
    game, _ = read_record(words, path)
    words = _words_for(options, game.name)
    seat = whole(words, "--seat", options.seat, 0, game.players - 1)
    show_record(game, words, picture(game.name), Console(highlight=False), seat, options.table)
    return DONE


# ------------------------------------------------------------------ review


def _review(options: argparse.Namespace) -> int:
    words = _words_for(options, DEFAULT_GAME)
    path, html = file_named(words, "review", options.file), file_named(words, "--html", options.html)
    sims = whole(words, "--sims", options.sims, 1, 10**6) or DEFAULT_SIMS
    seed = whole(words, "--seed", options.seed) or 0
    from rich.console import Console

    from .terminal.compiling import prepare
    from .terminal.opening import read_record
    from .terminal.review import Wanted, game_named, review_game

    assert path is not None
    name, errors = game_named(path), Console(stderr=True, highlight=False)
    if name:
        words = _words_for(options, name)
        prepare(errors, name, words, bots=True)
    game, _ = read_record(words, path)
    review_game(Console(highlight=False), errors, words, game, Wanted(sims, seed, html, options.json))
    return DONE


if __name__ == "__main__":
    sys.exit(main())
