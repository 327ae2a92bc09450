"""The chart of a review: a line a seat, from its first expectation to its result, every dot a decision."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..play.words import Words
from . import charts
from .review_words import played_text, value_text
from .reviewing import Review, Step

LEFT, HEIGHT, KEY = 56, 300, 28
SMALL, LARGE = 2.5, 4.5  # radius of a dot; large ones had a better move

STYLE = """
.chart a:hover circle, .chart a:focus circle { stroke: var(--ink); stroke-width: 2; }
.chart .lost { stroke: var(--panel); stroke-width: 1.5; }
"""


def chart(review: Review, words: Words) -> str:
    """The chart as SVG; a dot says on hover what was played, and leads to the row `dNUMBER` of the page."""
    last = max((step.number for step in review.steps), default=0)
    across = charts.Scale(0, last + 1, LEFT, charts.WIDTH - charts.RIGHT)
    top, bottom = charts.TOP + KEY, charts.TOP + KEY + HEIGHT
    up = charts.Scale(*_range(review), bottom, top)
    unit = words.text("review-moves")
    parts = [*_levels(review, across, up), *charts.axis(across, top, bottom, charts.plain_number, unit)]
    for seat, name in enumerate(review.names):
        parts.append(_line(review, seat, across, up, last + 1))
        parts += [_dot(review, words, step, across, up) for step in review.choices if step.seat == seat]
        parts += _entry(name, seat)
    return charts.picture(parts, bottom + 42, words.text("review-points" if review.solo else "review-chances"))


def _range(review: Review) -> tuple[float, float]:
    """Chances have all room from 0 to 1; points as much as they need."""
    if not review.solo:
        return 0.0, 1.0
    values = [value for step in review.choices for value in (step.before, step.after) if value is not None]
    values += review.result or ()
    low, high = min(values, default=0.0), max(values, default=1.0)
    step = charts.round_step((high - low) / 5)
    return low // step * step, (high // step + 1) * step


def _levels(review: Review, across: charts.Scale, up: charts.Scale) -> Iterator[str]:
    show = charts.plain_number if review.solo else charts.percent
    for value in up.ticks():
        y = up.at(value)
        yield f'<line class="grid" x1="{across.left}" y1="{y}" x2="{across.right}" y2="{y}"/>'
        yield charts.text(LEFT - 8, y + 4, show(value), "soft right")


def _line(review: Review, seat: int, across: charts.Scale, up: charts.Scale, end: int) -> str:
    """Before and after each decision: what is steep within a move was a choice, what slopes to the next was luck."""
    points = []
    for step in review.choices:
        if step.seat == seat and step.before is not None and step.after is not None:
            points += [(step.number, step.before), (step.number, step.after)]
    if review.result is not None:
        points.append((end, review.result[seat]))
    path = " ".join(f"{across.at(x)},{up.at(y)}" for x, y in points)
    title = f"<title>{escape(review.names[seat])}</title>"
    return f'<polyline class="s{seat % charts.COLOURS}" points="{path}">{title}</polyline>'


def _dot(review: Review, words: Words, step: Step, across: charts.Scale, up: charts.Scale) -> str:
    assert step.after is not None
    colour, radius, kind = step.seat % charts.COLOURS, SMALL, ""
    if step.better is not None:
        radius, kind = LARGE, " lost"
    played = f"{step.number} {review.names[step.seat]}: {played_text(review, words, step)}"
    told = escape(f"{played}\n{value_text(review, step.before)} → {value_text(review, step.after)}")
    circle = f'<circle class="c{colour}{kind}" cx="{across.at(step.number)}" cy="{up.at(step.after)}" r="{radius}">'
    return f'<a href="#d{step.number}">{circle}<title>{told}</title></circle></a>'


def _entry(name: str, seat: int) -> list[str]:
    """A seat's name in the key, in its colour."""
    x = LEFT + seat * (charts.WIDTH - LEFT) / 4
    shown = name if len(name) <= 16 else name[:15] + "…"
    return [
        f'<rect class="c{seat % charts.COLOURS}" x="{x:.1f}" y="{charts.TOP}" width="12" height="12" rx="2"/>',
        charts.text(x + 18, charts.TOP + 11, shown),
    ]
