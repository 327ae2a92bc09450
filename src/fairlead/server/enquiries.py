"""What a seat may ask before it moves: the way to a wanted harbour, and why a move is not allowed.

Both see the table as the seat does, its draft played, and know only what the seat knows.
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest

from ..games.definition import Data
from ..play.game import Game
from . import views
from .hall import Forbidden, Refused, Stale
from .limits import time_limit
from .people import Person
from .table import PLAYING, Table

PLAN_SECONDS = 3.0  # a plan gives up by itself after about one
MOST_PLANNING = 8


class Planning:
    """Makes plans, one at a time, beside the loop: a plan can take a second of plain Python."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._wanted = 0

    async def plan(self, game: Game, seat: int, wanted: Data) -> views.PlanShown:
        """The moves to a wanted harbour, for a game that is nobody else's; IllegalMove says that there is no way."""
        if self._wanted >= MOST_PLANNING:
            raise Refused("Many people plan now: try again in a moment.")
        self._wanted += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(_plan, game, seat, wanted)
        finally:
            self._wanted -= 1


def _plan(game: Game, seat: int, wanted: Data) -> views.PlanShown:
    with time_limit(PLAN_SECONDS):
        moves = game.plan_harbour(wanted, seat)
    return {"moves": [views.move_data(move) for move in moves]}


def own_game(table: Table, person: Person | None, seat: int, question: str | None = None) -> Game:
    """A copy of the game as a person's own seat sees it, to ask about; Stale if its `question` has changed."""
    if person is None or seat not in table.seats_of(person.id):
        raise Forbidden("This is not your seat.")
    if table.status != PLAYING:
        raise Refused("The game is not being played.")
    with table.drafted(seat) as drafted:
        game = table.dealt
        sign = table.sign_of(seat, drafted, game.decision(seat))
        if question is not None and not compare_digest(sign.encode(), question.encode()):
            raise Stale("The table has changed: look again before you decide.")
        if drafted.waiting is not None:
            raise Refused(f"{drafted.waiting} waits to be confirmed: confirm it, or take it back first.")
        return game.copy()


def reason(game: Game, seat: int, text: str) -> views.ReasonShown:
    """Why a seat cannot play a move now; IllegalMove if there is no such move."""
    move = game.move(text, seat)
    clause = game.why_not(move, seat)
    return {
        "move": views.move_data(move),
        "clause": clause,
        "why": f"why-{clause.replace('.', '-')}" if clause else None,
    }
