"""The records and scratch buffers of one game, and the compiled entries that work on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..games.definition import Definition
from ..kernel import drive
from ..kernel.records import Plain, bind, table_from


@cache
def _plain_box(box: Callable[[], Any]) -> Plain:
    """A game's box for reading, the same for all its tables."""
    return Plain(box()[0])


class GameTable:
    """One game's memory, bound once: numba takes the same arrays at every call. For one thread at a time."""

    __slots__ = ("box", "boxes", "definition", "games", "mask", "memory", "octets")

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.memory = definition.record.allocate()
        self.octets = self.memory.view(np.uint8)  # the same memory: numpy copies plain bytes much quicker than records
        self.games = bind(self.memory)
        self.boxes = bind(definition.box())
        self.box = _plain_box(definition.box)
        self.mask = np.zeros(definition.actions, np.uint8)

    def deal(self, options: dict[str, Any], key: int) -> None:
        """Deals a new game."""
        codes = np.array(self.definition.option_codes(options), np.int32)
        drive.start(self.boxes, self.games, 0, options["players"], codes, key)

    def snapshot(self) -> bytes:
        """The record's bytes."""
        return self.memory.tobytes()

    def restore(self, snapshot: bytes) -> None:
        """Puts a snapshot back."""
        self.octets[:] = np.frombuffer(snapshot, np.uint8)

    def copy_from(self, other: GameTable) -> None:
        """Becomes the same position as another table of the game."""
        self.octets[:] = other.octets

    def plain(self) -> Plain:
        """The record for reading."""
        return Plain(self.memory[0])

    def redacted(self, seat: int, snapshot: bytes | None = None) -> Plain:
        """A copy of the record, or of a snapshot, that knows only what the seat knows; -1 is a spectator."""
        memory = table_from(snapshot or self.snapshot(), self.definition.record.dtype)
        drive.redact_row(self.boxes, bind(memory), 0, seat)
        return Plain(memory[0])

    def acting(self) -> int:
        """The seats to act, as bits."""
        bits: int = drive.seats_to_act(self.boxes, self.games, 0)
        return bits

    def legal(self, seat: int) -> list[int]:
        """The ids of a seat's legal actions."""
        drive.mark_legal(self.boxes, self.games, 0, seat, self.mask)
        ids: list[int] = self.mask.nonzero()[0].tolist()
        return ids

    def play(self, seat: int, action: int) -> bool:
        """Plays an action if it is legal; returns whether it was."""
        return bool(drive.play_action(self.boxes, self.games, 0, seat, action, self.mask))

    def refusal(self, seat: int, action: int) -> int:
        """The clause that forbids an action, as an index into the game's clauses."""
        clause: int = drive.explain_action(self.boxes, self.games, 0, seat, action)
        return clause

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(drive.is_over(self.boxes, self.games, 0))

    def broken_invariant(self) -> int:
        """The number of the first broken invariant, 0 if all hold."""
        number: int = drive.check_row(self.boxes, self.games, 0)
        return number

    def points(self) -> list[list[int]]:
        """Points by seat and category."""
        out = np.zeros((self.definition.seats, len(self.definition.categories)), np.int32)
        drive.read_scores(self.boxes, self.games, 0, out)
        values: list[list[int]] = out.tolist()
        return values

    def ranks(self) -> list[int]:
        """Places by seat."""
        out = np.zeros(self.definition.seats, np.int8)
        drive.read_places(self.boxes, self.games, 0, out)
        values: list[int] = out.tolist()
        return values

    def features(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """A seat's feature vector."""
        out = np.zeros(self.definition.features, np.float32)
        drive.read_features(self.boxes, self.games, 0, seat, out)
        return out

    def known_to(self, seat: int) -> GameTable:
        """Another table: this one as the seat knows it; -1 is a spectator."""
        other = GameTable(self.definition)
        other.copy_from(self)
        drive.redact_row(other.boxes, other.games, 0, seat)
        return other

    def guess(self, seat: int, key: int) -> GameTable:
        """Another table: this one as the seat knows it, the unknown filled at random."""
        other = self.known_to(seat)
        drive.guess_row(other.boxes, other.games, 0, seat, key)
        return other
