"""A game as text, for environments that are rendered: what happened last, and what is asked now."""

from __future__ import annotations

from ..play.game import Game
from ..play.telling import tell_events, tell_move
from ..play.words import Words

RENDER_MODES = ["human", "ansi"]
SHOWN_MOVES = 12


def show(game: Game, viewer: int | None, since: int) -> str:
    """What happened from move `since` on, as a seat or a spectator sees it; then what is asked, or how it ended."""
    words = Words("en", game.name)
    lines = tell_events(words, game.log(viewer, since), game.names)
    return "\n".join([*lines, *(_ending(game) if game.over else _question(game, words))])


def _ending(game: Game) -> list[str]:
    """Places and points."""
    places = game.places() or []
    return [
        f"{name}: place {place}, {score.total} points"
        for name, place, score in zip(game.names, places, game.scores(), strict=True)
    ]


def _question(game: Game, words: Words) -> list[str]:
    """What the first seat to act may play."""
    decision = game.decision()
    assert decision is not None
    choices = game.choices(decision.seat)
    shown = [
        f"  {choice.move.id:>4}  {tell_move(words, choice.move, choice.preview)}" for choice in choices[:SHOWN_MOVES]
    ]
    more = [f"        and {len(choices) - SHOWN_MOVES} more"] if len(choices) > SHOWN_MOVES else []
    return [f"{game.names[decision.seat]} is asked ({decision.kind}):", *shown, *more]
