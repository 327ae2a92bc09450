"""One game of an arena, from the deal to the places, with a clock beside every bot."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ..bots import Bot, make
from ..errors import FairleadError
from ..play.game import Game, new
from .matches import Event, Lineup, Match


@dataclass(frozen=True)
class PlayedGame:
    """A finished game. Places, points and times are by seat; `thought` counts the decisions that were no formality."""

    match: Match
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    thought: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]

    @property
    def seats(self) -> Lineup:
        """The bots by seat."""
        return self.match.seats

    def seats_of(self, bot: str) -> list[int]:
        """Where a bot sits; copies of it sit in several seats."""
        return [seat for seat, name in enumerate(self.seats) if name == bot]

    def first_share(self, seat: int) -> float:
        """A seat's part of the first place; a shared one is divided."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Clock:
    """How long one bot thinks: decisions, seconds in all, and the slowest of them."""

    def __init__(self) -> None:
        self.thought, self.seconds, self.slowest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        """Counts a decision."""
        self.thought += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play_match(event: Event, match: Match) -> PlayedGame:
    """Plays a game. Each seat has a bot of its own, made for this game: it may remember earlier moves of it."""
    game = new(event.game, seed=match.seed, **event.options)
    bots, clocks = [make(name) for name in match.seats], [Clock() for _ in match.seats]
    while game.to_act:
        _answer(game, bots, clocks)
    places = game.places()
    assert places is not None
    return PlayedGame(
        match,
        tuple(places),
        tuple(score.total for score in game.scores()),
        len(game.history),
        tuple(clock.thought for clock in clocks),
        tuple(clock.seconds for clock in clocks),
        tuple(clock.slowest for clock in clocks),
    )


def _answer(game: Game, bots: list[Bot], clocks: list[Clock]) -> None:
    """The first seat that is asked answers; no bot is troubled where there is only one answer."""
    seat = game.to_act[0]
    moves = game.moves(seat)
    if len(moves) == 1:
        game.play(moves[0], seat)
        return
    begun = time.perf_counter()
    move = bots[seat].choose(game, seat)
    clocks[seat].add(time.perf_counter() - begun)
    game.play(move, seat)


def warm_up(event: Event) -> None:
    """Lets every bot answer one question, so that what it needs is loaded, or compiled, before its clock runs."""
    for name in event.bots:
        game = new(event.game, seed=event.seed, **event.options)
        while len(game.moves()) == 1:
            game.play(game.moves()[0], game.to_act[0])
        make(name).choose(game, game.to_act[0])


def failure(match: Match, reason: str) -> FairleadError:
    """What is told when a game could not be played to its end."""
    return FairleadError(f"The game {match} could not be finished: {reason}")
