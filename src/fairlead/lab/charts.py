"""Small plots as SVG text: intervals, distributions, shares, lines. They need nothing but a browser.

A page that shows them has `STYLE` in its head: colours are classes and variables there, for light and dark alike.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean

WIDTH, RIGHT, TOP = 720, 24, 10
LETTER = 8.0  # width of a letter at 13 px, at most about: fonts differ
WIDEST_LABEL = 208
COLOURS = 6

STYLE = """
:root { --ink: #1b2a38; --soft: #5c6f80; --grid: #dfe6ec; --paper: #fbfcfd; --panel: #ffffff;
  --c0: #0b6e99; --c1: #d1603d; --c2: #3f8a5f; --c3: #86619b; --c4: #b88a17; --c5: #5b6c7d;
  --b0: #d5dde4; --b1: #a9cbdc; --b2: #6ba9c8; --b3: #2c82ab; --b4: #0b5478; --on-pale: #1b2a38; --on-deep: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #dfe8ef; --soft: #93a6b5; --grid: #2b3b49; --paper: #111a22;
  --panel: #17232d; --c0: #58b6de; --c1: #ee8d6b; --c2: #7cc69b; --c3: #c09fd2; --c4: #e2c25d; --c5: #a0b2c1;
  --b0: #33434f; --b1: #2f617c; --b2: #2f86af; --b3: #58b6de; --b4: #a7def5; --on-pale: #ffffff; --on-deep: #0d1820; } }
.chart { display: block; width: 100%; max-width: 720px; height: auto; font: 13px system-ui, sans-serif; }
.chart text { fill: var(--ink); } .chart .soft { fill: var(--soft); font-size: 12px; }
.chart .grid { stroke: var(--grid); stroke-width: 1; } .chart .axis { stroke: var(--soft); stroke-width: 1; }
.chart .mark { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 3; fill: none; }
.chart .right { text-anchor: end; } .chart .middle { text-anchor: middle; }
.chart .mean { stroke: var(--ink); stroke-width: 2; }
.chart .pale { fill: var(--on-pale); } .chart .deep { fill: var(--on-deep); }
""" + "".join(
    f".chart .c{n} {{ fill: var(--c{n}); }} .chart .s{n} {{ stroke: var(--c{n}); stroke-width: 2; fill: none; }}\n"
    for n in range(COLOURS)
)
BAND_COLOURS = 5
STYLE += "".join(f".chart .b{n} {{ fill: var(--b{n}); }}\n" for n in range(BAND_COLOURS))

Format = Callable[[float], str]


@dataclass(frozen=True)
class Interval:
    """A row of an interval plot: a dot between two ends, and what is written beside it."""

    label: str
    low: float
    middle: float
    high: float
    text: str


@dataclass(frozen=True)
class Scale:
    """Where a value lies between two edges of the picture; `log` for values of very different size."""

    low: float
    high: float
    left: float
    right: float
    log: bool = False

    def at(self, value: float) -> float:
        """The place of a value; what is beyond an edge is put on it."""
        low, high, value = (math.log10(x) if self.log else x for x in (self.low, self.high, max(value, self.low)))
        share = (value - low) / (high - low) if high > low else 0.5
        return round(self.left + min(max(share, 0.0), 1.0) * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        """Round values to write at the axis."""
        if not self.log:
            return ticks(self.low, self.high)
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        return [
            10.0**power for power in range(first, last + 1) if self.low <= 10.0**power * 1.0001 <= self.high * 1.001
        ]


def ticks(low: float, high: float, about: int = 8) -> list[float]:
    """Round values from low to high, at most about so many.

    >>> ticks(0, 137)
    [0, 20, 40, 60, 80, 100, 120]
    """
    step = round_step((high - low) / about)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    if least <= 0:
        return 1
    power = 10.0 ** math.floor(math.log10(least))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)
    return int(step) if step >= 1 else step


def plain_number(value: float) -> str:
    """A number without idle zeros."""
    return f"{value:,.10g}".replace(",", "\u202f")


def percent(value: float) -> str:
    """A share in per cent."""
    return f"{value:.0%}".replace("%", "\u202f%")


def short_time(seconds: float) -> str:
    """A power of ten of a second, in its unit."""
    for factor, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= factor * 0.999:
            return f"{seconds / factor:.0f} {unit}"
    return f"{seconds:.0e} s"


# ------------------------------------------------------------------ the plots


def intervals(
    rows: Sequence[Interval],
    low: float,
    high: float,
    *,
    title: str,
    mark: tuple[float, str] | None = None,
    show: Format = plain_number,
    log: bool = False,
) -> str:
    """A dot with whiskers for each row; `mark` is a value to compare with."""
    left, texts = label_width(row.label for row in rows), label_width(row.text for row in rows)
    scale = Scale(low, high, left + 12, WIDTH - RIGHT - texts, log)
    top, step = TOP + (16 if mark else 0), 30
    bottom = top + step * len(rows)
    parts = [*axis(scale, top, bottom, show)]
    if mark:
        x = scale.at(mark[0])
        parts += [f'<line class="mark" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>']
        parts += [text(x, top - 5, mark[1], "soft middle")]
    for number, row in enumerate(rows):
        y, colour = top + step * (number + 0.5), number % COLOURS
        ends = (scale.at(row.low), scale.at(row.high))
        parts.append(text(left, y + 4, cut(row.label), "right"))
        parts.append(f'<line class="s{colour}" x1="{ends[0]}" y1="{y}" x2="{ends[1]}" y2="{y}"/>')
        parts += [f'<line class="s{colour}" x1="{x}" y1="{y - 5}" x2="{x}" y2="{y + 5}"/>' for x in ends]
        parts.append(f'<circle class="c{colour}" cx="{scale.at(row.middle)}" cy="{y}" r="5"/>')
        parts.append(text(WIDTH - RIGHT, y + 4, row.text, "soft right"))
    return picture(parts, bottom + 26, title)


def histograms(
    rows: Sequence[tuple[str, Sequence[float]]],
    *,
    title: str,
    unit: str,
    marks: Sequence[tuple[float, str]] = (),
    about: int = 30,
) -> str:
    """Distributions below each other on one axis, each with its mean; `marks` are values to compare with."""
    values = [value for _, row in rows for value in row]
    width = max(round_step((max(values) - min(values) + 1) / about), 1)
    low, high = (math.floor(min(values) / width)) * width, (math.floor(max(values) / width) + 1) * width
    left = label_width(label for label, _ in rows)
    scale = Scale(low, high, left + 12, WIDTH - RIGHT)
    top, step = TOP + (16 if marks else 0), 74
    bottom = top + step * len(rows)
    parts = [*axis(scale, top, bottom, plain_number, unit)]
    for number, (label, row) in enumerate(rows):
        parts += _bars(scale, row, width, top + step * (number + 1), step - 14, number % COLOURS)
        parts.append(text(left, top + step * (number + 0.5) + 4, cut(label), "right"))
    for value, label in marks:
        if low < value < high:
            x = scale.at(value)
            parts.append(f'<line class="mark" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
            parts.append(text(x, top - 5, label, "soft middle"))
    return picture(parts, bottom + 42, title)


def _bars(scale: Scale, row: Sequence[float], width: float, bottom: float, height: float, colour: int) -> list[str]:
    counts = Counter(math.floor(value / width) for value in row)
    most = max(counts.values())
    parts = [f'<line class="axis" x1="{scale.left}" y1="{bottom}" x2="{scale.right}" y2="{bottom}"/>']
    for at, count in sorted(counts.items()):
        x, tall = scale.at(at * width), round(height * count / most, 1)
        wide = max(round(scale.at((at + 1) * width) - x - 1, 1), 1)
        parts.append(f'<rect class="c{colour}" x="{x}" y="{bottom - tall}" width="{wide}" height="{tall}" rx="1"/>')
    x = scale.at(fmean(row))
    return [*parts, f'<line class="mean" x1="{x}" y1="{bottom - height - 4}" x2="{x}" y2="{bottom}"/>']


def stacks(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], *, title: str) -> str:
    """Shares that make a whole, one bar a row, from pale to deep, with their names below."""
    left, step = label_width(label for label, _ in rows), 36
    scale = Scale(0, 1, left + 12, WIDTH - RIGHT)
    parts = []
    for number, (label, shares) in enumerate(rows):
        y, reached = TOP + step * number, 0.0
        parts.append(text(left, y + 18, cut(label), "right"))
        for band, share in enumerate(shares):
            colour, x = band_colour(band, len(names)), scale.at(reached)
            reached += share
            wide = scale.at(reached) - x
            parts.append(f'<rect class="b{colour}" x="{x}" y="{y}" width="{wide:.1f}" height="28"/>')
            if wide > 38:
                contrast = "deep" if colour >= 3 else "pale"
                parts.append(text(x + wide / 2, y + 18, percent(share), f"middle {contrast}"))
    key, height = _key(names, scale.left, TOP + step * len(rows) + 8)
    return picture(parts + key, height, title)


def _key(names: Sequence[str], left: float, top: float) -> tuple[list[str], float]:
    """Colours and their names, in as many lines as they need; and where they end."""
    parts, x, y = [], left, top
    for band, name in enumerate(names):
        wide = 34 + LETTER * len(name)
        if x > left and x + wide > WIDTH:
            x, y = left, y + 22
        parts.append(
            f'<rect class="b{band_colour(band, len(names))}" x="{x:.1f}" y="{y}" width="12" height="12" rx="2"/>'
        )
        parts.append(text(x + 18, y + 11, name))
        x += wide
    return parts, y + 24


def band_colour(band: int, bands: int) -> int:
    """Where a band stands between palest and deepest."""
    return round(band * (BAND_COLOURS - 1) / max(bands - 1, 1))


def lines(
    series: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    low: float,
    high: float,
    *,
    title: str,
    unit: str,
    marks: Sequence[tuple[float, str]] = (),
    show: Format = plain_number,
    height: int = 220,
) -> str:
    """Lines over a common axis (`unit` says of what), each from its points; `marks` are levels to compare with."""
    points = [point for _, line in series for point in line]
    across = Scale(min(x for x, _ in points), max(max(x for x, _ in points), 1), 56, WIDTH - RIGHT)
    bottom = TOP + height
    up = Scale(low, high, bottom, TOP)
    parts = [*axis(across, TOP, bottom, plain_number, unit)]
    for value in up.ticks():
        y = up.at(value)
        parts.append(f'<line class="grid" x1="{across.left}" y1="{y}" x2="{across.right}" y2="{y}"/>')
        parts.append(text(across.left - 8, y + 4, show(value), "soft right"))
    for value, label in marks:
        y = up.at(value)
        parts.append(f'<line class="mark" x1="{across.left}" y1="{y}" x2="{across.right}" y2="{y}"/>')
        parts.append(text(across.left + 6, y - 5, label, "soft"))
    for number, (label, line) in enumerate(series):
        path = " ".join(f"{across.at(x)},{up.at(y)}" for x, y in line)
        parts.append(f'<polyline class="s{number % COLOURS}" points="{path}"><title>{escape(label)}</title></polyline>')
    return picture(parts, bottom + 42, title)


# ------------------------------------------------------------------ what they share


def axis(scale: Scale, top: float, bottom: float, show: Format, unit: str = "") -> list[str]:
    """A horizontal axis with its numbers, lines up through the plot, and what it counts."""
    parts = []
    for value in scale.ticks():
        x = scale.at(value)
        parts.append(f'<line class="grid" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
        parts.append(text(x, bottom + 18, show(value), "soft middle"))
    parts.append(f'<line class="axis" x1="{scale.left}" y1="{bottom}" x2="{scale.right}" y2="{bottom}"/>')
    if unit:
        parts.append(text((scale.left + scale.right) / 2, bottom + 36, unit, "soft middle"))
    return parts


def text(x: float, y: float, content: str, kind: str = "") -> str:
    """A text at a place."""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{round(x, 1)}" y="{round(y, 1)}">{escape(content)}</text>'


def picture(parts: Iterable[str], height: float, title: str) -> str:
    """The whole picture, with a title for those who cannot see it."""
    size = f'viewBox="0 0 {WIDTH} {math.ceil(height)}"'
    body = "\n".join(parts)
    return f'<svg class="chart" {size} role="img"><title>{escape(title)}</title>\n{body}\n</svg>'


def label_width(labels: Iterable[str]) -> float:
    """Room for labels, within reason."""
    return min(max((LETTER * len(label) for label in labels), default=0), WIDEST_LABEL) + 8


def cut(label: str) -> str:
    """A label as long as there is room."""
    longest = int(WIDEST_LABEL / LETTER)
    return label if len(label) <= longest else label[: longest - 1] + "…"
