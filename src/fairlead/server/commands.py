"""The commands of a host: serve, worker, backup, restore, check-tables.

The command line makes its parsers with this file before it knows what is wanted, so only settings are imported here.
"""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..play.words import Words, language_of_locale
from ..terminal.arguments import Misuse, file_named
from . import settings as known
from .settings import FILE_VARIABLE, FORMATS, LEVELS, Settings, flag_of, load, variable_of

if TYPE_CHECKING:
    from rich.console import Console

    from .database import Database

T = TypeVar("T")
DONE, FAILED = 0, 1
WORKER_SETTINGS = ("database", "redis", "bot_processes", "log_level", "log_format")
METAVARS = {"port": "N", "bot_processes": "N", "session_days": "N", "log_level": "|".join(LEVELS)} | {
    "log_format": "|".join(FORMATS),
    "rate_limits": "yes|no",
}
_META = {"client": "cli-meta-folder"}

EXAMPLES = {
    "serve": (
        "fairlead serve --open",
        "fairlead serve --host 0.0.0.0 --port 8000 --address https://games.example.org --proxies 127.0.0.1",
        "fairlead serve --database postgresql://fairlead@localhost/fairlead --redis redis://localhost:6379/0",
        "fairlead serve --settings /etc/fairlead.toml",
    ),
    "worker": ("fairlead worker --settings /etc/fairlead.toml",),
    "backup": ("fairlead backup monday.sqlite", "fairlead backup monday.sqlite --overwrite"),
    "restore": (
        "fairlead restore monday.sqlite",
        "fairlead restore monday.sqlite --database postgresql://fairlead@localhost/fairlead",
    ),
    "check-tables": ("fairlead check-tables",),
}


# ------------------------------------------------------------------ the command line


def fill(name: str, parser: argparse.ArgumentParser, words: Words) -> None:
    """Gives the parser of a command its options."""
    _FILLING[name](parser, words)


def _fill_serve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--open", action="store_true", help=words.text("cli-serve-open"))
    _add_settings(parser, words, known.NAMES)
    parser.set_defaults(run=_serve)


def _fill_worker(parser: argparse.ArgumentParser, words: Words) -> None:
    _add_settings(parser, words, WORKER_SETTINGS)
    parser.set_defaults(run=_worker)


def _fill_backup(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.text("cli-meta-file"), help=words.text("cli-backup-file"))
    parser.add_argument("--overwrite", action="store_true", help=words.text("cli-backup-overwrite"))
    _add_settings(parser, words, ("database",))
    parser.set_defaults(run=_backup)


def _fill_restore(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.text("cli-meta-file"), help=words.text("cli-restore-file"))
    parser.add_argument("--overwrite", action="store_true", help=words.text("cli-restore-overwrite"))
    _add_settings(parser, words, ("database",))
    parser.set_defaults(run=_restore)


def _fill_check(parser: argparse.ArgumentParser, words: Words) -> None:
    _add_settings(parser, words, ("database",))
    parser.set_defaults(run=_check)


_FILLING: dict[str, Callable[[argparse.ArgumentParser, Words], None]] = {
    "serve": _fill_serve,
    "worker": _fill_worker,
    "backup": _fill_backup,
    "restore": _fill_restore,
    "check-tables": _fill_check,
}
COMMANDS = tuple(_FILLING)


def _add_settings(parser: argparse.ArgumentParser, words: Words, names: tuple[str, ...]) -> None:
    """Flags for settings, each with its variable; the file that gives the others."""
    group = parser.add_argument_group(words.text("cli-settings"), words.text("cli-settings-order"))
    file = words.text("cli-meta-file")
    about = words.text("cli-serve-settings", file=str(known.usual_file()))
    group.add_argument("--settings", metavar=file, help=f"{about} [{FILE_VARIABLE}]".replace("%", "%%"))
    for name in names:
        metavar, usual = METAVARS.get(name) or words.text(_META.get(name, "cli-meta-address")), usual_value(name)
        about = meaning(words, name) + (f" ({words.text('cli-default', value=usual)})" if usual else "")
        group.add_argument(flag_of(name), metavar=metavar, help=f"{about} [{variable_of(name)}]".replace("%", "%%"))


def meaning(words: Words, name: str) -> str:
    """What a setting means: the same text in the help and on the page about hosting."""
    return words.text(f"cli-serve-{name.replace('_', '-')}")


def usual_value(name: str) -> str:
    """What a setting is if nobody says otherwise, as it would be written."""
    value = getattr(Settings(), name)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _words(options: argparse.Namespace) -> Words:
    return Words(options.lang or language_of_locale())


def _wait_for(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    return asyncio.run(work)


def _settings(options: argparse.Namespace) -> Settings:
    return load(vars(options), file_named(_words(options), "--settings", options.settings))


# ------------------------------------------------------------------ serve and worker


def _serve(options: argparse.Namespace) -> int:
    words, settings = _words(options), _settings(options)
    from .serving import serve

    def ready(address: str) -> None:
        print(words.text("serve-ready", address=address), flush=True)

    def unopened(address: str) -> None:
        print(words.text("serve-no-browser", address=address), flush=True)

    serve(settings, open_browser=options.open, ready=ready, unopened=unopened)
    return DONE


def _worker(options: argparse.Namespace) -> int:
    words, settings = _words(options), _settings(options)
    if not settings.redis:
        raise Misuse(words.text("error-worker-redis"))
    from . import logs, worker
    from .serving import check_services

    logs.set_up(settings.log_level, settings.log_format)
    _wait_for(check_services(settings))
    _wait_for(worker.run_worker(settings))
    return DONE


# ------------------------------------------------------------------ backup and restore


def _backup(options: argparse.Namespace) -> int:
    words, settings = _words(options), _settings(options)
    file = _file(words, options.file)
    from .backup import back_up

    async def work(advance: Callable[[int, int], None]) -> int:
        async with _existing(words, settings) as database:
            return await back_up(database, file, overwrite=options.overwrite, progress=advance)

    with _progress(words.text("backup-running")) as advance:
        rows = _wait_for(work(advance))
    print(words.text("backup-done", file=str(file), rows=rows))
    return DONE


def _restore(options: argparse.Namespace) -> int:
    words, settings = _words(options), _settings(options)
    file = _file(words, options.file)
    from .backup import restore
    from .serving import opened

    async def work(advance: Callable[[int, int], None]) -> int:
        async with opened(settings.database) as database:
            return await restore(database, file, overwrite=options.overwrite, progress=advance)

    with _progress(words.text("restore-running")) as advance:
        rows = _wait_for(work(advance))
    print(words.text("restore-done", file=str(file), rows=rows))
    return DONE


def _file(words: Words, text: str) -> Path:
    file = file_named(words, "FILE", text)
    assert file is not None
    return file


@asynccontextmanager
async def _existing(words: Words, settings: Settings) -> AsyncIterator[Database]:
    """A database that is there and has our form; SQLite would make an empty one where there is none."""
    from sqlalchemy.engine import make_url

    from . import health
    from .serving import opened

    place = settings.database.startswith("sqlite") and make_url(settings.database).database
    if place and not Path(place).is_file():
        raise Misuse(words.text("error-no-database", file=str(place)))
    async with opened(settings.database) as database:
        await health.demand_form(database)
        yield database


# ------------------------------------------------------------------ check-tables


def _check(options: argparse.Namespace) -> int:
    words, settings = _words(options), _settings(options)
    from ..terminal.compiling import prepare
    from .checking import Fault, check_tables, games_held

    async def games() -> list[str]:
        async with _existing(words, settings) as database:
            return await games_held(database)

    async def work(advance: Callable[[int, int], None]) -> tuple[int, list[Fault]]:
        async with _existing(words, settings) as database:
            return await check_tables(database, advance)

    for game in _wait_for(games()):
        prepare(_errors(), game, words)
    with _progress(words.text("check-running")) as advance:
        count, faults = _wait_for(work(advance))
    for fault in faults:
        print(words.text("check-fault", table=fault.table, reason=fault.reason))
    print(
        words.text("check-damaged", count=len(faults), tables=count)
        if faults
        else words.text("check-clean", tables=count)
    )
    return FAILED if faults else DONE


# ------------------------------------------------------------------ showing


def _errors() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False)


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, for those who look at it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=_errors(), transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
