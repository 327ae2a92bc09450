"""A game looked at again: what each seat could expect before and after every decision, and what that was due to.

Each decision is judged from what the deciding seat knew then. What changes a seat's expectation is told apart:

    before --- skill ---> after --- luck ---> before (the same seat's next decision)
    (its best move)       (the move played)

Skill is what a choice gave away: 0 for the best move, else below. Luck is all that happened until the seat was asked
again: cards that were turned up, what others did, and what the search had misjudged. So for every seat the first
expectation, all skill and all luck add up to the result.

Expectations are chances of the first place, which tied seats share; alone they are points.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..bots.hints import Adviser
from ..bots.knowledge import Knowledge
from ..errors import OptionError
from ..games.definition import Data, Move
from ..play.game import Game
from ..play.notation import read

LAYOUT = 1  # of `Review.data`; goes up when an entry changes its meaning or goes away
USUAL_SIMS = 400
# A move counts as better from here on: a share of the first place, alone a share of the points to be expected. Less
# than that is within what a search of a few hundred simulations may err.
THRESHOLD = 0.02

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Better:
    """A move that would have been better: its text, its preview, and what could be expected after it."""

    move: str
    preview: Data
    expected: float


@dataclass(frozen=True)
class Step:
    """One decision. Where there was only one legal move, nothing is expected: `before`, `after` and `luck` are None.

    `number` is that of the move in the record, from 1. `points` are those expected after the move, by seat. `luck` is
    None too as long as the seat has not been asked again.
    """

    number: int
    seat: int
    kind: str
    options: int
    move: str
    preview: Data
    before: float | None = None
    after: float | None = None
    points: tuple[float, ...] = ()
    luck: float | None = None
    better: Better | None = None

    @property
    def skill(self) -> float | None:
        """What the choice changed: 0 or less."""
        return None if self.after is None or self.before is None else self.after - self.before

    def data(self) -> Data:
        """Plain data."""
        better = None if self.better is None else vars(self.better)
        return vars(self) | {"points": list(self.points), "skill": self.skill, "better": better}


@dataclass(frozen=True)
class Balance:
    """A seat's game in sum. `start` is its first expectation; `accuracy` the share of choices without a better move.

    `start` and `accuracy` are None for a seat that never had a choice, `result` while the game goes on.
    """

    seat: int
    name: str
    choices: int
    better: int
    start: float | None
    skill: float
    luck: float
    result: float | None

    @property
    def accuracy(self) -> float | None:
        """The share of choices for which no better move was found."""
        return 1 - self.better / self.choices if self.choices else None


@dataclass(frozen=True)
class Review:
    """A reviewed game. `steps` are all its decisions; `result` is what each seat got, None while the game goes on."""

    game: str
    rules: str
    options: Data
    names: tuple[str, ...]
    sims: int
    seed: int
    threshold: float
    result: tuple[float, ...] | None
    steps: tuple[Step, ...]

    @property
    def solo(self) -> bool:
        """Whether expectations are points, not chances."""
        return len(self.names) == 1

    @property
    def choices(self) -> list[Step]:
        """The decisions with at least two legal moves."""
        return [step for step in self.steps if step.before is not None]

    @property
    def balances(self) -> list[Balance]:
        """Skill and luck in sum, one a seat."""
        return [self._balance(seat) for seat in range(len(self.names))]

    def _balance(self, seat: int) -> Balance:
        own = [step for step in self.choices if step.seat == seat]
        return Balance(
            seat,
            self.names[seat],
            len(own),
            sum(step.better is not None for step in own),
            own[0].before if own else None,
            sum(step.skill or 0.0 for step in own),
            sum(step.luck or 0.0 for step in own),
            None if self.result is None else self.result[seat],
        )

    def data(self) -> Data:
        """The review as plain data, fit for JSON; docs/bots.md tells its entries. `from_data` restores it."""
        return {
            "review": LAYOUT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "names": list(self.names),
            "unit": "points" if self.solo else "chance",
            "sims": self.sims,
            "seed": self.seed,
            "threshold": self.threshold,
            "result": None if self.result is None else list(self.result),
            "seats": [vars(balance) | {"accuracy": balance.accuracy} for balance in self.balances],
            "decisions": [step.data() for step in self.steps],
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Review:
        """A review from what `data` gave, perhaps by way of JSON."""
        if data.get("review") != LAYOUT:
            raise OptionError(f"This is no review of layout {LAYOUT}; its entry 'review' is {data.get('review')!r}.")
        named = {key: data[key] for key in ("game", "rules", "options", "sims", "seed", "threshold")}
        result = None if data["result"] is None else tuple(data["result"])
        return cls(names=tuple(data["names"]), result=result, steps=tuple(map(_step, data["decisions"])), **named)


def _step(data: Mapping[str, Any]) -> Step:
    better = None if data["better"] is None else Better(**data["better"])
    named = {key: value for key, value in data.items() if key != "skill"}
    return Step(**{**named, "points": tuple(data["points"]), "better": better})


# ------------------------------------------------------------------ reviewing


def review(
    record: str | Game,
    *,
    sims: int = USUAL_SIMS,
    seed: int = 0,
    threshold: float = THRESHOLD,
    progress: Progress | None = None,
) -> Review:
    """Reviews a game, given as such or as the text of its record, finished or not.

    `sims` simulations look for the best move at each decision with a choice, and as many weigh it and the one that was
    played. The same `seed` (of the search's own dice) and simulations give the same review. `progress(done, all)` is
    called after every decision. A review knows the whole record: it names secret moves too.

    >>> import fairlead
    >>> game = fairlead.new("discovery", players=2, seed=7, start_player=1)
    >>> _ = game.play("coins")
    >>> reviewed = review(game, sims=10)
    >>> reviewed.steps[0].seat, reviewed.steps[0].move, reviewed.steps[0].skill <= 0
    (1, 'coins', True)
    """
    game = read(record) if isinstance(record, str) else record
    if not threshold >= 0:
        raise OptionError(f"threshold cannot be {threshold!r}; it can be a number from 0.")
    adviser, steps = Adviser(sims=sims, seed=seed), []
    for now, seat, move in _replayed(game):
        steps.append(_look_at(adviser, now, seat, move, threshold))
        if progress is not None:
            progress(len(steps), len(game.history))
    result = _result(game)
    return Review(
        game=game.name,
        rules=game.version,
        options=game.options,
        names=tuple(game.names),
        sims=sims,
        seed=seed,
        threshold=threshold,
        result=result,
        steps=tuple(_with_luck(steps, result)),
    )


def _replayed(game: Game) -> Iterator[tuple[Game, int, Move]]:
    """The game before each of its moves, who plays it, and the move."""
    now = game.copy()
    while now.history:
        now.undo()
    for seat, move in game.history:
        yield now, seat, move
        now.play(move, seat)


def _look_at(adviser: Adviser, game: Game, seat: int, move: Move, threshold: float) -> Step:
    """A decision, judged by what its seat knows; its luck is not known yet."""
    known = Knowledge.of(game, seat)
    step = Step(len(game.history) + 1, seat, known.kind, len(known.moves), move.text, _preview(game, move, seat))
    if len(known.moves) == 1:
        return step
    best, *others = adviser.own_choice(known)
    if move in (best, *others):
        (played,) = adviser.weigh(known, [move])
        return replace(step, before=played.shares[seat], after=played.shares[seat], points=played.points)
    played, other = adviser.weigh(known, [move, best])
    after, expected = played.shares[seat], other.shares[seat]
    step = replace(step, before=max(after, expected), after=after, points=played.points)
    least = threshold if known.players > 1 else threshold * max(expected, 1.0)
    if expected - after <= least:
        return step
    return replace(step, better=Better(best.text, _preview(game, best, seat), expected))


def _preview(game: Game, move: Move, seat: int) -> Data:
    """What a move would cost and bring, exactly as it comes back from JSON."""
    preview: Data = json.loads(json.dumps(game.preview(move, seat)))
    return preview


def _with_luck(steps: list[Step], result: tuple[float, ...] | None) -> list[Step]:
    """Each decision with the change up to its seat's next choice or the result, found from the last one backwards."""
    later = {} if result is None else dict(enumerate(result))
    found = []
    for step in reversed(steps):
        if step.after is not None and step.before is not None:
            luck = later[step.seat] - step.after if step.seat in later else None
            later[step.seat] = step.before
            step = replace(step, luck=luck)
        found.append(step)
    return found[::-1]


def _result(game: Game) -> tuple[float, ...] | None:
    """What each seat got: its part of the first place; alone, its points."""
    places = game.places()
    if places is None:
        return None
    if game.players == 1:
        return (float(game.scores()[0].total),)
    return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)
