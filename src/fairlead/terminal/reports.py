"""What the commands simulate and show print: results of many random games, and a record move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..games import find
from ..play.game import Game
from ..play.notation import option_texts, unusual_options
from ..play.telling import tell_events
from ..play.words import Words
from .arguments import cut
from .pictures import Picture
from .screen import NARROW, Screen, final_table, fits


@contextmanager
def progress_of_games(console: Console, words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that shows how many games are finished; it is moved with what this gives."""
    columns = (TextColumn("{task.description}"), *Progress.get_default_columns()[1:3], MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(words.text("simulating", games=games), total=games)
        yield lambda finished: progress.advance(task, finished)


def simulation_report(summary: dict[str, Any], words: Words, console: Console) -> RenderableType:
    """Points by seat and category, length of the games, speed."""
    counts = {"games": summary["games"], "players": summary["players"], "options": _unusual(summary)}
    length = {key: value for key, value in summary["length"].items() if key != "mean"}
    speed = {key: summary[key] for key in ("decisions", "threads")}
    return Group(
        Text(words.text("simulation-title", title=words.text("title"), **counts), style="bold"),
        _points(summary["seats"], words, console),
        Text(words.text("simulation-length", mean=f"{summary['length']['mean']:.1f}", **length)),
        Text(
            words.text(
                "simulation-speed",
                seconds=f"{summary['seconds']:.2f}",
                rate=summary["decisions_per_second"],
                **speed,
            )
        ),
    )


def _points(seats: list[dict[str, Any]], words: Words, console: Console) -> RenderableType:
    """A column a seat, or on a narrow screen a list."""
    rows = _rows(seats, words)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), collapse_padding=True)
    table.add_column("")
    names = [words.text("simulation-seat", number=number) for number in range(len(seats))]
    for name in names:
        table.add_column(name, justify="right")
    for label, values in rows:
        table.add_row(Text(label), *values)
    if fits(console, table):
        return table
    lists = [", ".join(f"{label.strip()} {values[seat]}" for label, values in rows) for seat in range(len(seats))]
    return Group(*(Text(f"{name}: {told}") for name, told in zip(names, lists, strict=True)))


def _unusual(summary: dict[str, Any]) -> str:
    return "".join(f", {option}" for option in unusual_options(find(summary["game"]), summary["options"]))


def _rows(seats: list[dict[str, Any]], words: Words) -> list[tuple[str, list[str]]]:
    """Labels, and a value a seat for each."""
    parts = [
        (f"  {words.text(f'points-{category}')}", [f"{seat['parts'][category]:.1f}" for seat in seats])
        for category in seats[0]["parts"]
    ]
    firsts = (words.text("simulation-firsts"), [f"{seat['first_places']:.1%}" for seat in seats])
    return [
        (words.text("simulation-mean"), [f"{seat['mean']:.1f}" for seat in seats]),
        *parts,
        (words.text("simulation-deviation"), [f"{seat['deviation']:.1f}" for seat in seats]),
        (words.text("simulation-range"), [f"{seat['lowest']} – {seat['highest']}" for seat in seats]),
        *([firsts] if len(seats) > 1 else []),
    ]


def show_record(game: Game, words: Words, picture: Picture, console: Console, seat: int | None, table: bool) -> None:
    """Prints a record: what game it is, every move with what happened, and how it stands."""
    for line in _header(game, words):
        console.print(Text(line))
    console.print(_moves(game, words, picture, seat, console.width))
    if table:
        Screen(console, words, picture).table(game, seat)
    if game.over:
        console.print(final_table(game, words, picture, console))
    else:
        console.print(Text(words.text("record-to-act", player=", ".join(game.names[seat] for seat in game.to_act))))


def _header(game: Game, words: Words) -> list[str]:
    options = ", ".join(option_texts(game.options))
    title = words.text("title")
    return [
        words.text("record-title", title=title, version=game.version, players=game.players, moves=len(game.history)),
        words.text("record-seed", seed=str(game.seed)) if game.origin is None else words.text("record-position"),
        words.text("record-options", options=options),
    ]


def _moves(game: Game, words: Words, picture: Picture, seat: int | None, width: int) -> RenderableType:
    """Every move with what happened: a table, or on a narrow screen a list."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("record-number"), justify="right", style="dim", no_wrap=True)
    table.add_column(words.text("record-player"))
    table.add_column(words.text("record-move"), no_wrap=True)
    table.add_column(words.text("record-told"))
    lines = []
    for number, ((mover, move), events) in enumerate(zip(game.history_for(seat), game.log(seat), strict=True), 1):
        told = picture.paint(" ".join(tell_events(words, [events], game.names)))
        name, text = cut(game.names[mover]), picture.paint(move.text if move else words.text("record-secret"))
        table.add_row(str(number), Text(name), text, told)
        lines.append(Text(f"{number} {name} · ") + text + Text("\n  " if told else "") + told)
    return Group(*lines) if width < NARROW else table
