"""One game as OpenSpiel's states hold it: quick to play, quick to copy, and with the memory of every seat.

A `World` is a game's record with the seat to act and its legal actions at hand, all kept up to date by one compiled
call a decision. What the seats remember is worked out only when somebody asks (`remember`): the actions since then are
played once more, and each seat's knowledge is folded into a digest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

import numpy as np

from ..errors import IllegalMove
from ..games import find
from ..games.definition import Data, Definition
from ..kernel import drive
from ..kernel.records import FORMATS, bind, table_from
from .deciding import REFUSED, TERMINAL, look_ahead, play_decision

UNSEEN = 0xFFFF  # stands for an action that the seat did not choose itself
DIGEST_BYTES = 16

Known = bytes  # the record as one seat knows it


@dataclass(frozen=True)
class Setting:
    """What all games of one kind have in common: the game, its options, and what its rewards are."""

    definition: Definition
    options: Data
    by_points: bool

    @property
    def players(self) -> int:
        """Number of seats."""
        players: int = self.options["players"]
        return players

    @cached_property
    def boxes(self) -> Any:
        """The game's box, as kernels take it."""
        return bind(self.definition.box())

    @cached_property
    def codes(self) -> np.ndarray[Any, Any]:
        """The options as `setup` takes them."""
        return np.array(self.definition.option_codes(self.options), np.int32)

    def redact(self, record: bytes, seat: int) -> Known:
        """A record without what a seat does not know; -1 is a spectator."""
        memory = table_from(record, self.definition.record.dtype)
        drive.redact_row(self.boxes, bind(memory), 0, seat)
        return memory.tobytes()

    def tell(self, known: Known, apart_from: Known | None = None) -> str:
        """A record as text: its fields by name, but for those that are all 0, or equal to those of another record."""
        other, here = apart_from or bytes(len(known)), memoryview(known)
        return " ".join(
            f"{name}={here[where].cast(code).tolist()}"
            for name, where, code in self._fields
            if known[where] != other[where]
        )

    @cached_property
    def _fields(self) -> list[tuple[str, slice, Any]]:
        """Where each field of the record lies, and how `memoryview` names its type."""
        record, found = self.definition.record, []
        for item in record.fields:
            kind, offset = record.dtype.fields[item.name][:2]  # type: ignore[index]
            found.append((item.name, slice(offset, offset + kind.itemsize), FORMATS[item.type]))
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_setting, (self.definition.name, self.options, self.by_points)


def _restore_setting(name: str, options: Data, by_points: bool) -> Setting:
    return Setting(find(name), options, by_points)


@dataclass(frozen=True)
class Past:
    """What the seats remember of the way to a record: what each saw last, and a digest of all that it saw and did.

    A seat sees its redacted record. A move of another seat that leaves it as it was goes unseen.
    """

    record: bytes
    seen: tuple[Known, ...]
    digests: tuple[bytes, ...]


def fold(digest: bytes, action: int, known: Known) -> bytes:
    """A digest that has taken in one thing more: the seat's own action, or UNSEEN, and what it saw then."""
    return blake2b(digest + action.to_bytes(2, "little") + known, digest_size=DIGEST_BYTES).digest()


class World:
    """A game in progress: its record, the seat to act, and a mask of its legal actions."""

    __slots__ = ("_actions", "_games", "_past", "mask", "memory", "seat", "setting")

    def __init__(self, setting: Setting, record: bytes) -> None:
        self.setting = setting
        self._take(record)
        self.mask = np.zeros(setting.definition.actions, np.uint8)
        self.seat: int = look_ahead(setting.boxes, self._games, self.mask)
        self._actions: list[int] = []  # since the past
        self._past = Past(record, (), ())

    @classmethod
    def dealt(cls, setting: Setting, seed: int) -> World:
        """The game that a seed deals."""
        memory = setting.definition.record.allocate()
        drive.start(setting.boxes, bind(memory), 0, setting.players, setting.codes, seed)
        return cls(setting, memory.tobytes())

    def __deepcopy__(self, memo: Data) -> World:
        other = World.__new__(World)
        other.setting = self.setting
        other._take(self.memory.tobytes())
        other.mask = self.mask.copy()
        other.seat = self.seat
        other._actions = self._actions.copy()
        other._past = self._past
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_world, (self.setting, self.record(), self._actions, self._past)

    def _take(self, record: bytes) -> None:
        self.memory = table_from(record, self.setting.definition.record.dtype)
        self._games = bind(self.memory)

    def record(self) -> bytes:
        """The record's bytes, secrets included."""
        return self.memory.tobytes()

    def play(self, action: int) -> None:
        """Plays an action of the seat to act."""
        seat: int = play_decision(self.setting.boxes, self._games, self.seat, action, self.mask)
        if seat == REFUSED:
            raise IllegalMove(self._refusal(action))
        self.seat = seat
        self._actions.append(action)

    def _refusal(self, action: int) -> str:
        if self.seat == TERMINAL:
            return "The game is over: no action can be played."
        moves = self.setting.definition.moves
        named = f"{action} ({moves[action].text})" if 0 <= action < len(moves) else f"{action}"
        return f"Action {named} is not legal for seat {self.seat} now; legal are {self.legal()}."

    def legal(self) -> list[int]:
        """The legal actions of the seat to act, rising; none when the game is over."""
        ids: list[int] = self.mask.nonzero()[0].tolist()
        return ids

    def returns(self) -> list[float]:
        """What each seat gets at the end: its points, or others behind less others ahead as a share of all others."""
        definition, players = self.setting.definition, self.setting.players
        if self.setting.by_points:
            points = np.zeros((definition.seats, len(definition.categories)), np.int32)
            drive.read_scores(self.setting.boxes, self._games, 0, points)
            counted = [definition.categories.index(name) for name in definition.points]
            totals: list[int] = points[:players, counted].sum(axis=1).tolist()
            return [float(total) for total in totals]
        out = np.zeros(definition.seats, np.int8)
        drive.read_places(self.setting.boxes, self._games, 0, out)
        places: list[int] = out[:players].tolist()
        return [
            (sum(place < other for other in places) - sum(place > other for other in places)) / (players - 1)
            for place in places
        ]

    def read_features(self, seat: int, out: np.ndarray[Any, Any]) -> None:
        """What a seat knows as numbers."""
        drive.read_features(self.setting.boxes, self._games, 0, seat, out)

    def broken_invariant(self) -> int:
        """The number of the first broken invariant, 0 if all hold."""
        number: int = drive.check_row(self.setting.boxes, self._games, 0)
        return number

    def known(self, seat: int) -> Known:
        """The record as a seat knows it; -1 is a spectator."""
        return self.setting.redact(self.record(), seat)

    # -------------------------------------------------------------- memory

    def recall(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and done: equal for two worlds that it cannot tell apart."""
        return self._remember().digests[seat]

    def _remember(self) -> Past:
        """The past up to now, worked out from the actions since it was asked for last."""
        if self._actions or not self._past.seen:
            walker = World(self.setting, self._past.record)
            past = self._past if self._past.seen else _beginning(walker)
            for action in self._actions:
                past = _further(walker, past, action)
            self._past = Past(walker.record(), past.seen, past.digests)
            self._actions = []
        return self._past

    def guess(self, seat: int, key: int) -> World:
        """A world that the seat cannot tell from this one, with all that it does not know filled in at random.

        What the other seats remember there cannot be known either: their memory begins with the guess.
        """
        past = self._remember()
        memory = table_from(past.seen[seat], self.setting.definition.record.dtype)
        drive.guess_row(self.setting.boxes, bind(memory), 0, seat, key)
        other = World(self.setting, memory.tobytes())
        fresh = [other.known(number) for number in range(self.setting.players)]
        digests = [
            past.digests[seat] if number == seat else fold(past.digests[seat], number, fresh[number])
            for number in range(self.setting.players)
        ]
        other._past = Past(other._past.record, tuple(fresh), tuple(digests))
        return other


def _beginning(world: World) -> Past:
    """What the seats know of a game that begins here."""
    seen = tuple(world.known(seat) for seat in range(world.setting.players))
    return Past(b"", seen, tuple(fold(bytes([seat]), UNSEEN, known) for seat, known in enumerate(seen)))


def _further(world: World, past: Past, action: int) -> Past:
    """Plays an action and adds what each seat saw of it."""
    mover, seen, digests = world.seat, list(past.seen), list(past.digests)
    world.play(action)
    for seat, before in enumerate(past.seen):
        seen[seat] = world.known(seat)
        if seat == mover or seen[seat] != before:
            digests[seat] = fold(digests[seat], action if seat == mover else UNSEEN, seen[seat])
    return Past(b"", tuple(seen), tuple(digests))


def _restore_world(setting: Setting, record: bytes, actions: list[int], past: Past) -> World:
    world = World(setting, record)
    world._actions, world._past = actions, past
    return world
