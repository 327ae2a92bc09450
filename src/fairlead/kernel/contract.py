"""The contract: what a game offers to everything that plays it.

Each function below is a promise. Generic code (play, search, batch environments) calls these names with the records
of any game; the game's own function is picked by the type of the `game` record, at compile time. So generic code is
written once and compiled once for each game, with the game's rules inlined into it.

A game registers its functions with `implement(GAME, setup=..., mark=..., ...)`. The tests that hold each promise are
in `tests/test_contract.py` and run for every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .compiler import PLAIN
from .records import Record

RuleFunction = Callable[..., Any]


@dataclass(frozen=True)
class Rules:
    """One game's implementation of the contract."""

    setup: RuleFunction
    to_act: RuleFunction
    mark: RuleFunction
    apply: RuleFunction
    explain: RuleFunction
    over: RuleFunction
    scores: RuleFunction
    places: RuleFunction
    redact: RuleFunction
    guess: RuleFunction
    features: RuleFunction
    check: RuleFunction


_implementations: dict[Any, Rules] = {}


def implement(record: Record, **functions: RuleFunction) -> None:
    """Registers a game's rules for its record type."""
    type_ = type_of(record)
    if type_ in _implementations:
        raise ValueError(
            f"{record.name}: another game has a record of the very same layout; give one of them a field more"
        )
    _implementations[type_] = Rules(**functions)


def setup(box, game, seats, options, key):
    """Deals a new game into `game`, which may hold anything before.

    `seats` is the number of players, `options` the game's option values in the order of its option table, `key` a
    number from 0 to 2**63 - 1. The same arguments give the same bytes. Afterwards somebody is to act.
    """
    return _plain_rules(game).setup(box, game, seats, options, key)


def to_act(box, game):
    """The seats that may decide now, as bits: one, several where players act at once, 0 when it is over."""
    return _plain_rules(game).to_act(box, game)


def mark(box, game, seat, mask):
    """Marks the legal actions of the seat's decision with 1 in a mask that is all 0; returns how many there are.

    At least one action is legal for every seat of `to_act`, none for any other seat. Nothing in the record changes.
    """
    return _plain_rules(game).mark(box, game, seat, mask)


def legal(box, game, seat, mask):
    """As `mark`, for a mask that may hold anything: writes every element (1 legal, 0 not). Games implement `mark`."""
    for action in range(mask.size):
        mask[action] = 0
    return mark(box, game, seat, mask)


def apply(box, game, seat, action):
    """Plays one decision and runs on to the next one, or to the end.

    The action must be legal: it is not checked. Sets `game.barrier` if the decision cannot be taken back.
    """
    return _plain_rules(game).apply(box, game, seat, action)


def explain(box, game, seat, action):
    """Why an action is not legal, as an index into the game's list of clauses; 0 exactly if it is legal."""
    return _plain_rules(game).explain(box, game, seat, action)


def over(box, game):
    """1 when the game has ended, else 0."""
    return _plain_rules(game).over(box, game)


def scores(box, game, out):
    """Points so far by category into out[seat, category].

    A seat's points are the sum of its row, over the categories that the game counts (`Definition.counted`).
    """
    return _plain_rules(game).scores(box, game, out)


def places(box, game, out):
    """Places into out[seat], 1 for the winner; tied seats share the better place. Meant for a game that is over."""
    return _plain_rules(game).places(box, game, out)


def redact(box, game, seat):
    """Makes everything that the seat does not know unknown, in place; seat -1 is a spectator.

    Two games that differ only in what the seat cannot know redact to the same bytes.
    """
    return _plain_rules(game).redact(box, game, seat)


def guess(box, game, seat, key):
    """Fills the unknown of a redacted record with a sample that fits all that the seat knows, in place.

    The guess passes `check`, redacts back to the same bytes, and has the seat's legal actions unchanged.
    """
    return _plain_rules(game).guess(box, game, seat, key)


def features(box, game, seat, out):
    """What the seat knows as numbers into `out`, laid out by the game's feature table; returns how many.

    Needs no redaction first.
    """
    return _plain_rules(game).features(box, game, seat, out)


def check(box, game):
    """0 if all invariants hold, else the number of the first broken one in the rules page."""
    return _plain_rules(game).check(box, game)


def _plain_rules(game: Any) -> Rules:
    return _implementations[game.memory.dtype]


if PLAIN:

    def type_of(record: Record) -> Any:
        """What tells the records of one game from those of others."""
        return record.dtype

else:
    import numba
    from numba.extending import overload

    def type_of(record: Record) -> Any:
        """What tells the records of one game from those of others."""
        return numba.from_dtype(record.dtype)

    # One overload a contract function; the parameter names must be those of the declaration above.
    @overload(setup)
    def _setup(box, game, seats, options, key):
        rule = _implementations[game].setup
        return lambda box, game, seats, options, key: rule(box, game, seats, options, key)

    @overload(to_act)
    def _to_act(box, game):
        rule = _implementations[game].to_act
        return lambda box, game: rule(box, game)

    @overload(mark)
    def _mark(box, game, seat, mask):
        rule = _implementations[game].mark
        return lambda box, game, seat, mask: rule(box, game, seat, mask)

    @overload(legal)
    def _legal(box, game, seat, mask):
        return legal

    @overload(apply)
    def _apply(box, game, seat, action):
        rule = _implementations[game].apply
        return lambda box, game, seat, action: rule(box, game, seat, action)

    @overload(explain)
    def _explain(box, game, seat, action):
        rule = _implementations[game].explain
        return lambda box, game, seat, action: rule(box, game, seat, action)

    @overload(over)
    def _over(box, game):
        rule = _implementations[game].over
        return lambda box, game: rule(box, game)

    @overload(scores)
    def _scores(box, game, out):
        rule = _implementations[game].scores
        return lambda box, game, out: rule(box, game, out)

    @overload(places)
    def _places(box, game, out):
        rule = _implementations[game].places
        return lambda box, game, out: rule(box, game, out)

    @overload(redact)
    def _redact(box, game, seat):
        rule = _implementations[game].redact
        return lambda box, game, seat: rule(box, game, seat)

    @overload(guess)
    def _guess(box, game, seat, key):
        rule = _implementations[game].guess
        return lambda box, game, seat, key: rule(box, game, seat, key)

    @overload(features)
    def _features(box, game, seat, out):
        rule = _implementations[game].features
        return lambda box, game, seat, out: rule(box, game, seat, out)

    @overload(check)
    def _check(box, game):
        rule = _implementations[game].check
        return lambda box, game: rule(box, game)
