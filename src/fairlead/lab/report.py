"""An arena as one HTML page: tables and plots, with nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .. import __version__
from ..play.words import Words
from . import charts
from .figures import length_text, mean_text, rating_text, share_text, time_text, title_text, verdict_text
from .standings import ArenaResult

PAGE_STYLE = """
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 0 0 .8rem; }
.lead, footer, .note { color: var(--soft); } .verdict { font-weight: 600; }
section { background: var(--panel); border: 1px solid var(--grid); border-radius: 8px; padding: 1.1rem 1.2rem;
  margin: 1.2rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
th { text-align: right; font-weight: 600; color: var(--soft); } td { text-align: right; white-space: nowrap; }
th, td { padding: .35rem .55rem; border-bottom: 1px solid var(--grid); } tr:last-child > * { border-bottom: 0; }
th:first-child, td:first-child { text-align: left; } td small { color: var(--soft); display: block; }
tbody th { color: var(--ink); font-weight: 600; }
td.heat { background: color-mix(in srgb, var(--c0) var(--heat), var(--panel)); }
td.self { color: var(--soft); text-align: center; }
footer, .note { font-size: .88rem; }
"""


def page_head(words: Words, heading: str, style: str = "") -> str:
    """The beginning of a page that needs nothing from elsewhere, with its heading."""
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(heading)}</title>
<style>{charts.STYLE}{PAGE_STYLE}{style}</style>
</head>
<body><main>
<h1>{escape(heading)}</h1>"""


def report(result: ArenaResult, words: Words) -> str:
    """The page, in the language of the words."""
    solo = result.event.players == 1
    body = "\n".join(_solo_sections(result, words) if solo else _sections(result, words))
    title, note = title_text(result, words), words.text("arena-report-note-solo" if solo else "arena-report-note")
    made = words.text("arena-report-made", version=__version__)
    heading = f"{words.text('title')}: {' – '.join(result.event.bots)}"
    return f"""{page_head(words, heading)}
<p class="lead">{escape(title)}</p>
{body}
<p class="note">{escape(note)}</p>
<footer>{escape(made)}</footer>
</main></body>
</html>
"""


def _sections(result: ArenaResult, words: Words) -> Iterator[str]:
    verdict = verdict_text(result, words)
    if verdict:
        yield f'<p class="verdict">{escape(verdict)}</p>'
    yield from _incomplete(result, words)
    yield _section(words.text("arena-rating"), _standings(result, words))
    yield _section(words.text("arena-firsts"), _firsts(result, words))
    if len(result.event.bots) > 2 or result.event.players > 2:
        yield _section(words.text("arena-ahead"), _cross(result))
    if result.verdict:
        yield _section(words.text("arena-report-test"), _test(result, words))
    yield _section(words.text("arena-report-points"), _points(result, words))
    yield from _length_and_time(result, words)


def _solo_sections(result: ArenaResult, words: Words) -> Iterator[str]:
    yield from _incomplete(result, words)
    yield _section(words.text("arena-points"), _solo_standings(result, words))
    yield _section(words.text("arena-report-bands"), _bands(result, words))
    yield _section(words.text("arena-report-points"), _points(result, words))
    yield from _length_and_time(result, words)


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{content}\n</section>"


def _incomplete(result: ArenaResult, words: Words) -> Iterator[str]:
    if not result.complete and not (result.verdict and result.verdict.decided):
        told = words.text("arena-incomplete", done=len(result.games), games=result.event.games)
        yield f'<p class="verdict">{escape(told)}</p>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first cell of a row names it. Cells are HTML already."""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "\n".join(f'<tr><th scope="row">{row[0]}</th>{"".join(row[1:])}</tr>' for row in rows)
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>"


def _cell(text: str) -> str:
    """A figure, with its interval in a line of its own."""
    figure, bracket, interval = text.partition(" (")
    return f"<td>{escape(figure)}{f'<small>{escape(interval[:-1])}</small>' if bracket else ''}</td>"


def _standings(result: ArenaResult, words: Words) -> str:
    keys = ("arena-bot", "arena-rating", "arena-games", "arena-firsts", "arena-place", "arena-points", "arena-time")
    rows = [
        [
            escape(one.bot),
            _cell(rating_text(one.rating)),
            _cell(str(one.games)),
            _cell(share_text(one.firsts)),
            _cell(mean_text(one.place, 2)),
            _cell(mean_text(one.points)),
            _cell(time_text(one.thinking.mean)),
        ]
        for one in result.standings
    ]
    return _table([words.text(key) for key in keys], rows)


def _firsts(result: ArenaResult, words: Words) -> str:
    even = 1 / result.event.players
    rows = [
        charts.Interval(one.bot, one.firsts.low, one.firsts.mean, one.firsts.high, share_text(one.firsts))
        for one in result.standings
    ]
    mark = (even, words.text("arena-even", share=charts.percent(even)))
    return charts.intervals(rows, 0, 1, title=words.text("arena-firsts"), mark=mark, show=charts.percent)


def _cross(result: ArenaResult) -> str:
    """Row before column, the stronger the colour the more often."""
    bots = [one.bot for one in result.standings]
    rows = []
    for one in bots:
        cells = [escape(one)]
        for other in bots:
            share = result.cross.get((one, other))
            if share is None:
                cells.append('<td class="self">–</td>')
            else:
                heat = f'<td class="heat" style="--heat: {60 * share.mean:.0f}%">'
                cells.append(_cell(share_text(share)).replace("<td>", heat, 1))
        rows.append(cells)
    return _table(["", *bots], rows)


def _test(result: ArenaResult, words: Words) -> str:
    verdict = result.verdict
    if verdict is None or not verdict.path:
        return ""
    bound, shares = verdict.hypotheses.bound, verdict.hypotheses
    edge = max(bound * 1.3, *(abs(value) for value in verdict.path))
    path = [(0.0, 0.0), *((float(number), value) for number, value in enumerate(verdict.path, 1))]
    marks = [(bound, charts.percent(shares.high)), (-bound, charts.percent(shares.low))]
    name, unit = words.text("arena-report-ratio"), words.text("arena-report-deals")
    return charts.lines([(name, path)], -edge, edge, title=name, unit=unit, marks=marks)


def _points(result: ArenaResult, words: Words) -> str:
    rows = [(one.bot, [float(points) for points in result.points_of(one.bot)]) for one in result.standings]
    marks = [] if result.event.players > 1 else [(float(band.least), str(band.least)) for band in result.bands[1:]]
    title = words.text("arena-report-points")
    return charts.histograms(rows, title=title, unit=title, marks=marks)


def _length_and_time(result: ArenaResult, words: Words) -> Iterator[str]:
    title, unit = words.text("arena-report-length"), words.text("arena-report-decisions")
    lengths = [float(game.decisions) for game in result.games]
    plot = charts.histograms([("", lengths)], title=title, unit=unit)
    yield _section(title, f"<p>{escape(length_text(result, words))}</p>{plot}")
    title = words.text("arena-report-time")
    yield _section(title, _times(result, title))


def _times(result: ArenaResult, title: str) -> str:
    rows = []
    for one in result.standings:
        mean, slowest = one.thinking.mean, one.thinking.slowest
        rows.append(charts.Interval(one.bot, mean, mean, slowest, f"{time_text(mean)} – {time_text(slowest)}"))
    low = max(min(row.low for row in rows) / 2, 1e-6)
    high = max(max(row.high for row in rows) * 2, low * 10)
    return charts.intervals(rows, low, high, title=title, show=charts.short_time, log=True)


def _solo_standings(result: ArenaResult, words: Words) -> str:
    """A column a bot: names of bands are long."""
    bots = result.standings
    shares = [result.band_shares(one.bot) for one in bots]
    rows = [
        [escape(words.text("arena-games")), *(_cell(str(one.games)) for one in bots)],
        [escape(words.text("arena-points")), *(_cell(mean_text(one.points)) for one in bots)],
        *(
            [escape(_band_name(result, words, band)), *(_cell(share_text(reached[band])) for reached in shares)]
            for band in range(len(result.bands))
        ),
    ]
    return _table(["", *(one.bot for one in bots)], rows)


def _band_name(result: ArenaResult, words: Words, number: int) -> str:
    band = result.bands[number]
    return words.text("arena-band-reached", band=words.text(band.name), least=str(band.least))


def _bands(result: ArenaResult, words: Words) -> str:
    names = [_band_name(result, words, number) for number in range(len(result.bands))]
    rows = [(one.bot, [share.mean for share in result.band_shares(one.bot)]) for one in result.standings]
    return charts.stacks(rows, names, title=words.text("arena-report-bands"))
