"""What the bench scripts share: the machine in words, tables for the terminal and for RESULTS.md.

RESULTS.md has one section a script, between two markers with the script's name; writing replaces that section alone.
"""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from importlib import metadata
from pathlib import Path

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

RESULTS = Path(__file__).with_name("RESULTS.md")
HEADER = """# Benchmark results

Written by the scripts in this folder (`--write`); each replaces its own section. Figures of one section come from one
run on one machine.
"""


@dataclass(frozen=True)
class Sheet:
    """A table under a title; every cell is text."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def show(self, console: Console) -> None:
        """Prints it to the terminal."""
        table = Table(*self.columns, title=self.title, title_justify="left", title_style="bold")
        for row in self.rows:
            table.add_row(*(escape(cell) for cell in row))
        console.print(table)

    def markdown(self) -> str:
        """The table as Markdown, its title a heading."""
        lines = [f"### {self.title}", "", _line(self.columns), _line(["---"] * len(self.columns))]
        return "\n".join([*lines, *(_line(row) for row in self.rows), ""])


def machine(packages: Sequence[str]) -> str:
    """The machine and the versions that figures hang on, in one sentence; packages that are missing are named so."""
    versions = ", ".join(f"{name} {_version(name)}" for name in packages)
    load = f", load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    cores = f"{os.cpu_count()} cores"
    python = f"Python {platform.python_version()}"
    return f"{date.today()}, {_processor()}, {cores}{load}; {platform.system()}, {python}, {versions}."


def write_section(name: str, text: str, path: Path = RESULTS) -> None:
    """Puts a section into the results, in place of the section of that name if there is one."""
    begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    old = path.read_text(encoding="utf-8") if path.exists() else HEADER
    place = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    found = place.search(old) is not None
    new = place.sub(lambda _: section, old) if found else f"{old.rstrip()}\n\n{section}\n"
    path.write_text(new, encoding="utf-8")


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "missing"


def _processor() -> str:
    """The processor's name: platform knows only its kind on Linux."""
    known = Path("/proc/cpuinfo")
    names = re.findall(r"^model name\s*:\s*(.+)$", known.read_text(), re.MULTILINE) if known.exists() else []
    return names[0] if names else platform.processor() or platform.machine()


def grid(title: str, heads: Iterable[str], rows: Iterable[Iterable[object]]) -> Group:
    """A table under its title, with numbers to the right."""
    table = Table()
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 else "right")
    for row in rows:
        table.add_row(*(f"{cell:.2f}" if isinstance(cell, float) else str(cell) for cell in row))
    return Group(f"\n{title}", table)
