"""Figures as people read them, alike in the terminal and in reports."""

from __future__ import annotations

import math

from ..games import find
from ..play.notation import unusual_options
from ..play.words import Words
from .confidence import Estimate
from .ratings import Rating
from .standings import ArenaResult


def share_text(share: Estimate) -> str:
    """A share with its interval: `62.5 % (55.0–69.4)`."""
    return f"{100 * share.mean:.1f}\u202f% ({100 * share.low:.1f}–{100 * share.high:.1f})"


def mean_text(mean: Estimate, digits: int = 1) -> str:
    """A mean with its interval, if there is one."""
    if not math.isfinite(mean.high):
        return f"{mean.mean:.{digits}f}"
    return f"{mean.mean:.{digits}f} ({mean.low:.{digits}f}–{mean.high:.{digits}f})"


def rating_text(rating: Rating) -> str:
    """A rating with its uncertainty."""
    return f"{rating.mu:.1f} ± {rating.sigma:.1f}"


def time_text(seconds: float) -> str:
    """A time in the unit that fits it.

    >>> time_text(0.0312), time_text(2.5)
    ('31 ms', '2.50 s')
    """
    if seconds >= 1:
        return f"{seconds:.2f} s"
    milliseconds = 1000 * seconds
    return f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.2f} ms"


def title_text(result: ArenaResult, words: Words) -> str:
    """What was played, in a sentence."""
    event = result.event
    options = "".join(f", {option}" for option in unusual_options(find(event.game), event.options))
    seeds = len({game.match.seed for game in result.games})
    numbers = {"players": event.players, "games": len(result.games), "seeds": seeds, "seed": str(event.seed)}
    return words.text("arena-title", title=words.text("title"), options=options, **numbers)


def verdict_text(result: ArenaResult, words: Words) -> str | None:
    """What the sequential test decided."""
    verdict = result.verdict
    if verdict is None:
        return None
    low, high = (f"{100 * share:g}\u202f%" for share in (verdict.hypotheses.low, verdict.hypotheses.high))
    told = {"seeds": verdict.seeds, "low": low, "high": high}
    if verdict.decided is None:
        return words.text("arena-undecided", **told)
    key = "arena-decided-high" if verdict.decided == verdict.hypotheses.high else "arena-decided-low"
    return words.text(key, bot=result.event.bots[0], **told)


def length_text(result: ArenaResult, words: Words) -> str:
    """How long the games were."""
    length = result.summary()["length"]
    ends = {"shortest": length["shortest"], "longest": length["longest"]}
    return words.text("arena-length", mean=f"{length['mean']:.1f}", **ends)
