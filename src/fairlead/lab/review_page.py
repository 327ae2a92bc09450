"""A review as one HTML page: a chart, sentences and tables, with nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .. import __version__
from ..play.words import Words
from . import charts, review_chart
from .report import page_head
from .review_words import (
    Sentence,
    accuracy_text,
    better_sentences,
    better_text,
    change_text,
    note_text,
    played_text,
    title_text,
    turning_sentences,
    value_text,
)
from .reviewing import Balance, Review, Step

STYLE = """
a { color: var(--c0); } ul { margin: 0; padding-left: 1.2rem; } li { margin: .3rem 0; }
tr:target > * { background: color-mix(in srgb, var(--c4) 22%, var(--panel)); }
td.words { text-align: left; white-space: normal; } td.lost { color: var(--c1); font-weight: 600; }
tbody th a { text-decoration: none; } .seat { display: inline-block; width: .7em; height: .7em; border-radius: 2px;
  margin-right: .4em; }
""" + "".join(f".seat.s{n} {{ background: var(--c{n}); }}\n" for n in range(charts.COLOURS))


def page(review: Review, words: Words) -> str:
    """The page, in the language of the words (which are those of the game)."""
    heading = words.text("review-heading", title=words.text("title"), players=" – ".join(review.names))
    made = words.text("arena-report-made", version=__version__)
    body = "\n".join(_sections(review, words))
    return f"""{page_head(words, heading, review_chart.STYLE + STYLE)}
<p class="lead">{escape(title_text(review, words))}</p>
{body}
<p class="note">{escape(note_text(review, words))}</p>
<footer>{escape(made)}</footer>
</main></body>
</html>
"""


def _sections(review: Review, words: Words) -> Iterator[str]:
    if review.result is None:
        yield f'<p class="verdict">{escape(words.text("review-unfinished"))}</p>'
    title = words.text("review-points" if review.solo else "review-chances")
    yield _section(title, review_chart.chart(review, words))
    yield _section(words.text("review-balance"), _balances(review, words))
    turning, better = turning_sentences(review, words), better_sentences(review, words)
    yield _section(words.text("review-turning"), _list(turning, words.text("review-calm")))
    yield _section(words.text("review-better-moves"), _list(better, words.text("review-flawless")))
    yield _section(words.text("review-decisions"), _decisions(review, words))


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{content}\n</section>"


def _list(sentences: Sequence[Sentence], otherwise: str) -> str:
    """Sentences, each leading to its decision."""
    if not sentences:
        return f"<p>{escape(otherwise)}</p>"
    items = (f'<li>{escape(text)} <a href="#d{number}">{number}</a></li>' for number, text in sentences)
    return f"<ul>{''.join(items)}</ul>"


def _table(heads: Sequence[str], rows: Iterator[str]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>{''.join(rows)}</tbody></table>"


def _player(review: Review, seat: int) -> str:
    return f'<span class="seat s{seat % charts.COLOURS}"></span>{escape(review.names[seat])}'


def _balances(review: Review, words: Words) -> str:
    keys = ("review-start", "review-skill", "review-luck", "review-result", "review-choices", "review-accuracy")
    rows = (_balance(review, balance) for balance in review.balances)
    return _table([words.text("record-player"), *(words.text(key) for key in keys)], rows)


def _balance(review: Review, balance: Balance) -> str:
    figures = (
        value_text(review, balance.start),
        change_text(review, balance.skill),
        change_text(review, balance.luck),
        value_text(review, balance.result),
        str(balance.choices),
        accuracy_text(balance.accuracy),
    )
    cells = "".join(f"<td>{escape(figure)}</td>" for figure in figures)
    return f'<tr><th scope="row">{_player(review, balance.seat)}</th>{cells}</tr>\n'


def _decisions(review: Review, words: Words) -> str:
    keys = ("record-number", "record-player", "record-move", "review-before", "review-after")
    changes = ("review-skill", "review-luck", "review-better-move")
    rows = (_decision(review, words, step) for step in review.choices)
    return _table([words.text(key) for key in (*keys, *changes)], rows)


def _decision(review: Review, words: Words, step: Step) -> str:
    lost = ' class="lost"' if step.better is not None else ""
    return (
        f'<tr id="d{step.number}"><th scope="row">{step.number}</th><td class="words">{_player(review, step.seat)}</td>'
        f'<td class="words">{escape(played_text(review, words, step))}</td>'
        f"<td>{value_text(review, step.before)}</td><td>{value_text(review, step.after)}</td>"
        f"<td{lost}>{change_text(review, step.skill)}</td><td>{change_text(review, step.luck)}</td>"
        f'<td class="words">{escape(better_text(review, words, step))}</td></tr>\n'
    )
