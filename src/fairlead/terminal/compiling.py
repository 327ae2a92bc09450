"""Compiling games, bots and environments: several games at once, a bar for each, or the one that is needed now."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ..play.words import Words


def compile_games(console: Console, games: Sequence[str], language: str) -> list[str]:
    """Compiles games and says how long each took; returns those that failed."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress, ThreadPoolExecutor(len(games)) as pool:
        work = [pool.submit(_compile, game, Words(language, game), progress) for game in games]
        results = [job.result() for job in work]
    for (key, seconds), game in zip(results, games, strict=True):
        words = Words(language, game)
        console.print(words.text(key, title=words.text("title"), seconds=f"{seconds:.1f}"), markup=False)
    return [game for (key, _), game in zip(results, games, strict=True) if key == "compile-failed"]


def _compile(game: str, words: Words, progress: Progress) -> tuple[str, float]:
    """Runs one game's process and moves its bar; returns the message about it and the seconds it took."""
    begun = time.perf_counter()
    task = progress.add_task(words.text("compiling", title=words.text("title")), total=None)
    command = [sys.executable, "-m", "fairlead.envs.warm", game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        was_ready = _follow(process.stdout, progress, task)
    if process.returncode:
        return "compile-failed", time.perf_counter() - begun
    return "compile-ready" if was_ready else "compile-done", time.perf_counter() - begun


def _follow(lines: object, progress: Progress, task: TaskID) -> bool:
    was_ready = False
    for line in lines:  # type: ignore[attr-defined]
        step = json.loads(line)
        was_ready = step["was_ready"]
        progress.update(task, completed=step["done"], total=step["total"])
    return was_ready


def prepare(console: Console, name: str, words: Words, *, bots: bool = False) -> None:
    """Compiles a game that was never compiled here, and perhaps its bots, with a bar that shows how far it is."""
    from ..games import find
    from ..play import warm as rules

    definition, is_ready, warm = find(name), rules.is_ready, rules.warm
    if bots:
        from ..bots import warm as thinking

        is_ready, warm = thinking.is_ready, thinking.warm_all
    if is_ready(definition):
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.text("preparing"), total=None)
        for step in warm(definition):
            progress.update(task, completed=step.done, total=step.total)
