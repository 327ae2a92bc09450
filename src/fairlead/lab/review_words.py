"""A review in words: figures and sentences, alike in the terminal and on the page."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..games import find
from ..games.definition import Data, Move
from ..play.notation import unusual_options
from ..play.telling import tell_move
from ..play.words import Words
from .reviewing import Review, Step

TURNING_POINTS = 6  # at most
LEAST_TURN = 0.05  # of the first place, alone of the points: a smaller change is no turning point


class Sentence(NamedTuple):
    """A sentence about a decision."""

    number: int
    text: str


def title_text(review: Review, words: Words) -> str:
    """What was played and how it was reviewed."""
    options = "".join(f", {option}" for option in unusual_options(find(review.game), review.options))
    numbers = {"players": len(review.names), "moves": len(review.steps), "sims": review.sims}
    return words.text("review-title", title=words.text("title"), options=options, **numbers)


def note_text(review: Review, words: Words) -> str:
    """What the figures mean."""
    return words.text("review-note-solo" if review.solo else "review-note", least=f"{100 * review.threshold:g}")


def value_text(review: Review, value: float | None) -> str:
    """An expectation: a chance in per cent, or points."""
    if value is None:
        return "–"
    return f"{value:.1f}" if review.solo else f"{100 * value:.0f}\u202f%"


def change_text(review: Review, change: float | None) -> str:
    """A change of an expectation: percentage points, or points."""
    if change is None:
        return "–"
    shown = f"{change if review.solo else 100 * change:+.1f}".replace("-", "−")
    return "0.0" if shown[1:] == "0.0" else shown


def accuracy_text(accuracy: float | None) -> str:
    """A share of choices in per cent."""
    return "–" if accuracy is None else f"{100 * accuracy:.0f}\u202f%"


def move_text(review: Review, words: Words, move: str, preview: Data) -> str:
    """A move with its cost."""
    told = tell_move(words, _moves(review.game)[move], preview)
    return f"{told.label} ({told.cost})" if told.cost else told.label


@cache
def _moves(game: str) -> dict[str, Move]:
    return {move.text: move for move in find(game).moves}


def played_text(review: Review, words: Words, step: Step) -> str:
    """The move that was played."""
    return move_text(review, words, step.move, step.preview)


def better_text(review: Review, words: Words, step: Step) -> str:
    """The better move, or nothing."""
    return "" if step.better is None else move_text(review, words, step.better.move, step.better.preview)


# ------------------------------------------------------------------ sentences


def better_sentences(review: Review, words: Words) -> list[Sentence]:
    """One for each decision that had a better move, in the order of the game."""
    return [_better(review, words, step) for step in review.choices if step.better is not None]


def turning_sentences(review: Review, words: Words) -> list[Sentence]:
    """The greatest changes, whether by choice or by luck, in the order of the game."""
    turns: list[tuple[float, Sentence]] = []
    for step in review.choices:
        least = LEAST_TURN * (max(step.before or 0.0, 1.0) if review.solo else 1.0)
        lost, luck = -(step.skill or 0.0), abs(step.luck or 0.0)
        if step.better is not None and lost >= least:
            turns.append((lost, _better(review, words, step)))
        if luck >= least:
            turns.append((luck, _luck(review, words, step)))
    greatest = sorted(turns, key=lambda turn: -turn[0])[:TURNING_POINTS]
    return [turn[1] for turn in turns if turn in greatest]


def _better(review: Review, words: Words, step: Step) -> Sentence:
    assert step.better is not None
    told = words.text(
        "review-better",
        number=step.number,
        player=review.names[step.seat],
        move=played_text(review, words, step),
        better=better_text(review, words, step),
        expected=value_text(review, step.better.expected),
        after=value_text(review, step.after),
    )
    return Sentence(step.number, told)


def _luck(review: Review, words: Words, step: Step) -> Sentence:
    luck, after = step.luck or 0.0, step.after or 0.0
    told = {
        "number": step.number,
        "player": review.names[step.seat],
        "move": played_text(review, words, step),
        "after": value_text(review, after),
        "later": value_text(review, after + luck),
    }
    return Sentence(step.number, words.text("review-luck-good" if luck > 0 else "review-luck-bad", **told))
