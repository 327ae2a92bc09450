"""What a game's folder declares about itself, beyond its kernels: options, moves, positions, views, words.

The play layer works with `Definition` alone and knows no game by name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ..errors import OptionError
from ..kernel.records import Plain, Record, Table

Data = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One option of a game: its values, its default and what it means.

    A value is one of `choices`, or a whole number within `numbers`. `code` turns it into the number that kernels get.
    The default is `default`, but for numbers of players that `by_players` names.
    `asked` says that it is as important as the number of players: a client asks for it before a game, tests and
    benchmarks look at every value.
    """

    name: str
    meaning: str
    default: Any = None
    by_players: Mapping[int, Any] = field(default_factory=dict)
    choices: tuple[Any, ...] = ()
    numbers: tuple[int, int] | None = None
    codes: Mapping[Any, int] = field(default_factory=dict)
    asked: bool = False

    def values(self) -> str:
        """The values in words, for messages."""
        words = [_shown(choice) for choice in self.choices]
        if self.numbers:
            words.append(f"a whole number from {self.numbers[0]} to {self.numbers[1]}")
        return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)

    def accept(self, value: Any) -> Any:
        """The value in its own type (text such as "true" or "3" is understood), or OptionError."""
        for choice in self.choices:
            if value is choice or (type(value) is type(choice) and value == choice) or value == _shown(choice):
                return choice
        if self.numbers:
            number = _number(value) if isinstance(value, str) else value
            if isinstance(number, int) and not isinstance(number, bool):
                if self.numbers[0] <= number <= self.numbers[1]:
                    return number
        raise OptionError(f"{self.name} cannot be {value!r}; it can be {self.values()}.")

    def usual(self, players: int) -> Any:
        """The default with a number of players."""
        return self.by_players.get(players, self.default)

    def code(self, value: Any) -> int:
        """The number that stands for an accepted value in kernels."""
        return int(self.codes.get(value, value))


def _number(text: str) -> int | None:
    """A whole number written in plain digits, or None; numbers of absurd length are none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else None


def named_option(name: str, meaning: str, choices: tuple[str, ...], default: str, **more: Any) -> Option:
    """An option with named values; their order gives their codes."""
    codes = {choice: code for code, choice in enumerate(choices)}
    return Option(name, meaning, default=default, choices=choices, codes=codes, **more)


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Block(NamedTuple):
    """Some numbers of a feature vector that belong together. A game declares its vector as a tuple of these."""

    name: str
    shape: tuple[int, ...]
    meaning: str


def count_numbers(blocks: Iterable[Block]) -> int:
    """Length of the vector that blocks declare."""
    return sum(math.prod(block.shape) for block in blocks)


@dataclass(frozen=True)
class Move:
    """One answer to a decision: its action id, its kind and fields, and its text.

    Equal ids of one game are equal moves; `str(move)` is the text that `Game.play` takes.
    """

    id: int
    kind: str
    fields: Mapping[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.id} {self.text!r}>"

    def __hash__(self) -> int:
        return hash((self.id, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_move, (self.id, self.kind, self.text, dict(self.fields))


def make_move(id: int, kind: str, text: str, **fields: Any) -> Move:
    """A move with its fields frozen."""
    return Move(id, kind, MappingProxyType(fields), text)


def _restore_move(id: int, kind: str, text: str, fields: Data) -> Move:
    return make_move(id, kind, text, **fields)


def _nothing_face_down(game: Plain) -> int:
    return 0


@dataclass(frozen=True)
class Definition:
    """A game as the layers above see it.

    What people are shown is made from records redacted for them: `view(box, game, viewer)`,
    `preview(box, game, seat, move)`, `events(box, before, after, seat, move, viewer)`, and other ways to write a move,
    `aliases(game, seat, text)`. `check_options` raises OptionError where options do not fit together. Moves of the
    kinds in `secret_moves` are known to nobody but the seat that plays them, not even when the game is over;
    `face_down(game)` is how many of the last moves are secret for now and will be turned up together.

    Only the categories in `counted` are points that add up to a score; by default all do, the others tell what a score
    is made of. `plan_harbour(box, game, seat, wanted)` gives the ids of the moves to a wanted harbour, where there are
    harbours.
    """

    name: str
    version: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    record: Record
    box: Callable[[], Table]
    seats: int
    blocks: tuple[Block, ...]
    categories: tuple[str, ...]
    kinds: tuple[str, ...]
    clauses: tuple[str, ...]
    invariants: Mapping[int, str]
    moves: tuple[Move, ...]
    aliases: Callable[[Plain, int, str], str]
    view: Callable[[Plain, Plain, int], Data]
    preview: Callable[[Plain, Plain, int, Move], Data]
    events: Callable[[Plain, Plain, Plain, int, Move, int], list[Data]]
    to_position: Callable[[Plain], Data]
    from_position: Callable[[Data, Plain], None]
    edit: Callable[[Data, Data], Data]
    words: Path
    check_options: Callable[[Data], None]
    counted: tuple[str, ...] = ()
    secret_moves: frozenset[str] = frozenset()
    face_down: Callable[[Plain], int] = _nothing_face_down
    plan_harbour: Callable[[Plain, Plain, int, Data], list[int]] | None = None

    @property
    def points(self) -> tuple[str, ...]:
        """The categories that add up to a score."""
        return self.counted or self.categories

    @cached_property
    def features(self) -> int:
        """Length of the feature vector that `blocks` declare."""
        return count_numbers(self.blocks)

    @property
    def actions(self) -> int:
        """Number of action ids."""
        return len(self.moves)

    def accept_options(self, given: Mapping[str, Any]) -> Data:
        """All options with accepted values and defaults filled in, or OptionError."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}; it has {', '.join(known)}.")
        accepted: Data = {}
        for option in self.options:
            if option.name in given:
                accepted[option.name] = option.accept(given[option.name])
            elif option.default is None:
                raise OptionError(f"{self.name} needs the option {option.name}: {option.values()}.")
            else:
                accepted[option.name] = option.usual(accepted["players"])
        self.check_options(accepted)
        return accepted

    def option_codes(self, accepted: Mapping[str, Any]) -> list[int]:
        """The option vector for `setup`: every option but `players`, in the order of the option table."""
        return [option.code(accepted[option.name]) for option in self.options if option.name != "players"]
