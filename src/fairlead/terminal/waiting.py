"""What the screen shows while a bot thinks: nothing at first, then who thinks, or how far compiling is."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

PATIENCE_SECONDS = 0.6  # a shorter wait is not worth a word


class Notice:
    """A line with a bar that comes when a wait takes long, and goes with it."""

    def __init__(self, console: Console, thinking: str, compiling: str) -> None:
        self._texts = (thinking, compiling)
        self._begun = time.monotonic()
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
        self._progress = Progress(*columns, console=console, transient=True)
        self._task = self._progress.add_task(thinking, total=None)

    def __enter__(self) -> Notice:
        return self

    def __exit__(self, *problem: object) -> None:
        self._progress.stop()

    def update(self, compiled: float) -> None:
        """Shows the line, if it is time: a bar while something is compiled (below 1), else that somebody thinks."""
        if time.monotonic() - self._begun < PATIENCE_SECONDS:
            return
        thinking, compiling = self._texts
        if compiled < 1:
            self._progress.update(self._task, description=compiling, completed=compiled, total=1.0)
        else:
            self._progress.update(self._task, description=thinking, total=None)
        self._progress.start()
