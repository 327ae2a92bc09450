"""The command review at the terminal: a bar while moves are thought about, then figures and sentences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..games import NAMES
from ..lab.review_page import page
from ..lab.review_words import (
    Sentence,
    accuracy_text,
    better_sentences,
    change_text,
    title_text,
    turning_sentences,
    value_text,
)
from ..lab.reviewing import Review, review
from ..play.game import Game
from ..play.words import Words
from .arguments import Misuse, cut
from .keeping import reason_of
from .screen import fits

SHOWN_BETTER = 12  # better moves that are told; the page has them all


@dataclass(frozen=True)
class Wanted:
    """How a game shall be reviewed, and where the page goes."""

    sims: int
    seed: int
    html: Path | None
    json: bool


def game_named(path: Path) -> str | None:
    """The game that a record names, looked for ahead of reading it: its rules may have to be compiled for that."""
    with suppress(OSError, UnicodeDecodeError):
        with path.open(encoding="utf-8") as file:
            named = [file.readline(200).strip() for _ in range(2)][1].removeprefix("game ")
        return named if named in NAMES else None
    return None


def review_game(console: Console, errors: Console, words: Words, game: Game, wanted: Wanted) -> None:
    """Reviews a game, prints what was found, writes the page."""
    if wanted.html is not None:
        _write(words, wanted.html, "a", "")  # whether it can be written is told before minutes of thought, not after
    with _bar(errors, words, len(game.history)) as tell:
        found = review(game, sims=wanted.sims, seed=wanted.seed, progress=tell)
    if wanted.json:
        print(json.dumps(found.data(), indent=2, ensure_ascii=False))
    else:
        console.print(told(found, words, console))
    if wanted.html is not None:
        _write(words, wanted.html, "w", page(found, words))
        errors.print(Text(words.text("review-written", file=str(wanted.html))), soft_wrap=True)


def _write(words: Words, path: Path, mode: str, text: str) -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Misuse(words.text("error-write", file=str(path), reason=reason_of(error))) from None


@contextmanager
def _bar(console: Console, words: Words, moves: int) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), *Progress.get_default_columns()[1:3], MofNCompleteColumn())
    clock = TimeRemainingColumn()
    with Progress(*columns, clock, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("review-thinking", moves=moves), total=moves)
        yield lambda done, moves: progress.update(task, completed=done, total=moves)


# ------------------------------------------------------------------ what is printed


def told(found: Review, words: Words, console: Console) -> RenderableType:
    """The figures of each seat, turning points and better moves."""
    lines: list[RenderableType] = [Text(title_text(found, words), style="bold")]
    if found.result is None:
        lines.append(Text(words.text("review-unfinished")))
    lines.append(_balances(found, words, console))
    lines += _listed(words.text("review-turning"), turning_sentences(found, words), words.text("review-calm"))
    better = better_sentences(found, words)
    lines += _listed(words.text("review-better-moves"), better[:SHOWN_BETTER], words.text("review-flawless"))
    if len(better) > SHOWN_BETTER:
        lines.append(Text(words.text("review-more", count=len(better) - SHOWN_BETTER)))
    return Group(*lines)


def _balances(found: Review, words: Words, console: Console) -> RenderableType:
    """A row a seat, or on a narrow screen a list."""
    keys = ("review-start", "review-skill", "review-luck", "review-result", "review-choices", "review-accuracy")
    heads, rows = [words.text(key) for key in keys], _rows(found)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), collapse_padding=True)
    table.add_column("")
    for head in heads:
        table.add_column(Text(head), justify="right", no_wrap=True)
    for name, figures in rows:
        table.add_row(Text(name), *figures)
    if fits(console, table):
        return table
    lists = [", ".join(f"{head} {figure}" for head, figure in zip(heads, figures, strict=True)) for _, figures in rows]
    return Group(*(Text(f"{name}: {listed}") for (name, _), listed in zip(rows, lists, strict=True)))


def _rows(found: Review) -> list[tuple[str, list[str]]]:
    return [
        (
            cut(balance.name),
            [
                value_text(found, balance.start),
                change_text(found, balance.skill),
                change_text(found, balance.luck),
                value_text(found, balance.result),
                str(balance.choices),
                accuracy_text(balance.accuracy),
            ],
        )
        for balance in found.balances
    ]


def _listed(title: str, sentences: Sequence[Sentence], otherwise: str) -> list[RenderableType]:
    told = [Text(sentence.text) for sentence in sentences] or [Text(otherwise)]
    return [Text(title, style="bold"), *told]
