"""The command arena at the terminal: a bar while games are played, tables when they are done."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..lab.contest import check_sprt, hold
from ..lab.figures import length_text, mean_text, rating_text, share_text, time_text, title_text, verdict_text
from ..lab.matches import Event, plan, plan_solo
from ..lab.report import report
from ..lab.standings import ArenaResult
from ..lab.workers import Crew
from ..play.words import Words
from .arguments import Misuse
from .screen import fits

Row = tuple[str, list[str]]


@dataclass(frozen=True)
class Wanted:
    """An event as the command line asks for it: where its games and its report go, and who plays."""

    event: Event
    file: Path | None
    html: Path | None
    json: bool
    sprt: tuple[float, float] | None
    jobs: int | None
    ray: str | None


def plan_event(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object],
    solo: bool,
    table: str | None,
    numbers: Mapping[str, Any],
) -> Event:
    """The event that is asked for, checked."""
    return plan_solo(game, bots, options, **numbers) if solo else plan(game, bots, options, table=table, **numbers)


def shares(words: Words, text: str | None) -> tuple[float, float] | None:
    """Two shares between 0 and 1, such as 0.5:0.6."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise Misuse(words.text("error-shares", text=repr(text)))
    return low, high


def hold_event(console: Console, errors: Console, words: Words, wanted: Wanted) -> None:
    """Plays what is missing, prints the figures, writes the report."""
    event = wanted.event
    check_sprt(event, wanted.sprt)
    _check_writable(words, wanted.html)
    try:
        with _bar(errors, words, event.games) as tell:
            result = hold(
                event, jobs=wanted.jobs, file=wanted.file, sprt=wanted.sprt, progress=tell, crew=_crew(wanted)
            )
    except BaseException:
        if wanted.file is not None and wanted.file.exists():
            errors.print(Text(words.text("arena-kept", file=str(wanted.file))), soft_wrap=True)
        raise
    if wanted.json:
        print(json.dumps(result.summary(), indent=2))
    else:
        console.print(arena_report(result, words, console))
    if wanted.html is not None:
        _write(words, wanted.html, report(result, words))
        errors.print(Text(words.text("arena-written", file=str(wanted.html))), soft_wrap=True)


def _crew(wanted: Wanted) -> Crew | None:
    if wanted.ray is None:
        return None
    from ..lab.cluster import ray_cluster

    return ray_cluster(wanted.ray or None, wanted.jobs)


def _check_writable(words: Words, path: Path | None) -> None:
    """Told before hours of play, not after; a report that lies there stays until there is a new one."""
    if path is not None:
        there = path.exists()
        try:
            path.open("a", encoding="utf-8").close()
            if not there:
                path.unlink()
        except OSError as error:
            raise Misuse(words.text("error-write", file=str(path), reason=str(error.strerror))) from None


def _write(words: Words, path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Misuse(words.text("error-write", file=str(path), reason=str(error.strerror))) from None


@contextmanager
def _bar(console: Console, words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games there are; those of an earlier run are there at once."""
    columns = (TextColumn("{task.description}"), *Progress.get_default_columns()[1:3], MofNCompleteColumn())
    clocks = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *clocks, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("arena-playing", games=games), total=games)
        yield lambda done: progress.update(task, completed=done)


# ------------------------------------------------------------------ what is printed


def arena_report(result: ArenaResult, words: Words, console: Console) -> RenderableType:
    """The figures of an event."""
    solo = result.event.players == 1
    lines: list[RenderableType] = [Text(title_text(result, words), style="bold")]
    lines.append(_grid(console, *(_solo_figures if solo else _figures)(result, words)))
    if not solo and len(result.event.bots) > 2:
        lines += [Text(words.text("arena-ahead"), style="bold"), _grid(console, *_cross(result))]
    lines.append(Text(length_text(result, words)))
    verdict = verdict_text(result, words)
    if verdict:
        lines.append(Text(verdict, style="bold"))
    elif not result.complete:
        lines.append(Text(words.text("arena-incomplete", done=len(result.games), games=result.event.games)))
    return Group(*lines)


def _figures(result: ArenaResult, words: Words) -> tuple[list[str], list[Row]]:
    keys = ("arena-rating", "arena-games", "arena-firsts", "arena-place", "arena-points", "arena-time", "arena-slowest")
    rows = [
        (
            one.bot,
            [
                rating_text(one.rating),
                str(one.games),
                share_text(one.firsts),
                mean_text(one.place, 2),
                mean_text(one.points),
                time_text(one.thinking.mean),
                time_text(one.thinking.slowest),
            ],
        )
        for one in result.standings
    ]
    return [words.text(key) for key in keys], rows


def _solo_figures(result: ArenaResult, words: Words) -> tuple[list[str], list[Row]]:
    """Points and times, then a column for each band."""
    keys = ("arena-games", "arena-points", "arena-time", "arena-slowest")
    bands = [
        words.text("arena-band-reached", band=words.text(band.name), least=str(band.least)) for band in result.bands
    ]
    rows = [
        (
            one.bot,
            [
                str(one.games),
                mean_text(one.points),
                time_text(one.thinking.mean),
                time_text(one.thinking.slowest),
                *(share_text(share) for share in result.band_shares(one.bot)),
            ],
        )
        for one in result.standings
    ]
    return [words.text(key) for key in keys] + bands, rows


def _cross(result: ArenaResult) -> tuple[list[str], list[Row]]:
    """Each bot against each: how often the bot of the row was placed before that of the column."""
    bots = [one.bot for one in result.standings]
    rows = []
    for one in bots:
        shares = [result.cross.get((one, other)) for other in bots]
        rows.append((one, [share_text(share) if share else "–" for share in shares]))
    return bots, rows


def _grid(console: Console, heads: list[str], rows: list[Row]) -> RenderableType:
    """A row a bot; where that is too wide a column a bot, and where even that is, a list."""
    for heading, body in ((heads, rows), _turned(heads, rows)):
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), collapse_padding=True)
        table.add_column("")
        for head in heading:
            table.add_column(Text(head), justify="right", no_wrap=True)
        for name, cells in body:
            table.add_row(Text(name), *(Text(cell) for cell in cells))
        if fits(console, table):
            return table
    lists = [", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)) for _, cells in rows]
    return Group(*(Text(f"{name}: {told}") for (name, _), told in zip(rows, lists, strict=True)))


def _turned(heads: list[str], rows: list[Row]) -> tuple[list[str], list[Row]]:
    columns = zip(*(cells for _, cells in rows), strict=True)
    return [name for name, _ in rows], [(head, list(cells)) for head, cells in zip(heads, columns, strict=True)]
