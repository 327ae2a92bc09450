"""What the commands simulate and show print: results of many random games, and a record move by move."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..play.game import Game
from ..play.telling import tell_events
from ..play.words import Words
from .pictures import Picture
from .screen import final_table


def simulation_report(summary: dict[str, Any], words: Words) -> RenderableType:
    """Points by seat and category, length of the games, speed."""
    counts = {"games": summary["games"], "players": summary["players"]}
    length = {key: value for key, value in summary["length"].items() if key != "mean"}
    speed = {key: summary[key] for key in ("decisions", "threads")}
    return Group(
        Text(words.text("simulation-title", title=words.text("title"), **counts), style="bold"),
        _points(summary["seats"], words),
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


def _points(seats: list[dict[str, Any]], words: Words) -> Table:
    """A column a seat: as many as players, so it fits every screen."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for number in range(len(seats)):
        table.add_column(words.text("simulation-seat", number=number), justify="right")
    table.add_row(words.text("simulation-mean"), *(f"{seat['mean']:.1f}" for seat in seats), style="bold")
    for category in seats[0]["parts"]:
        parts = (f"{seat['parts'][category]:.1f}" for seat in seats)
        table.add_row(Text("  " + words.text(f"points-{category}")), *parts)
    table.add_row(words.text("simulation-deviation"), *(f"{seat['deviation']:.1f}" for seat in seats))
    table.add_row(words.text("simulation-range"), *(f"{seat['lowest']} – {seat['highest']}" for seat in seats))
    table.add_row(words.text("simulation-firsts"), *(f"{seat['first_places']:.1%}" for seat in seats))
    return table


def show_record(game: Game, words: Words, picture: Picture, console: Console, seat: int | None, table: bool) -> None:
    """Prints a record: what game it is, every move with what happened, and how it stands."""
    for line in _header(game, words):
        console.print(Text(line))
    console.print(_moves(game, words, picture, seat))
    if table:
        console.print(picture.table(game.view(seat), game.names, words, console.width))
    if game.over:
        console.print(final_table(game, words))
    else:
        console.print(Text(words.text("record-to-act", player=game.names[game.to_act[0]])))


def _header(game: Game, words: Words) -> list[str]:
    shown = {name: str(value).lower() for name, value in game.options.items()}
    options = ", ".join(f"{name}={value}" for name, value in shown.items())
    title = words.text("title")
    return [
        words.text("record-title", title=title, version=game.version, players=game.players, moves=len(game.history)),
        words.text("record-seed", seed=str(game.seed)) if game.origin is None else words.text("record-position"),
        words.text("record-options", options=options),
    ]


def _moves(game: Game, words: Words, picture: Picture, seat: int | None) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("record-number"), justify="right", style="dim")
    table.add_column(words.text("record-player"))
    table.add_column(words.text("record-move"), no_wrap=True)
    table.add_column(words.text("record-told"))
    for number, ((mover, move), events) in enumerate(zip(game.history, game.log(seat), strict=True), 1):
        told = " ".join(tell_events(words, [events], game.names))
        table.add_row(str(number), Text(game.names[mover]), picture.paint(move.text), picture.paint(told))
    return table
