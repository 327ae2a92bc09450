"""What a bot is handed: all that its seat may know, and nothing else.

A bot never sees a `Game`. `Knowledge` is made from the record redacted for the seat, so a choice cannot depend on what
the rules keep from it. Its luck is drawn from the same bytes: a bot that knows the same chooses the same.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np

from ..games import find
from ..games.definition import Definition
from ..kernel import drive
from ..kernel.compiler import plain
from ..kernel.decisions import kind_for
from ..kernel.records import Plain, Table, bind
from ..play.game import Game, LegalMoves


@dataclass(frozen=True)
class Knowledge:
    """A seat that is asked: its game, the record as the seat knows it, and its legal moves."""

    game: str
    seat: int
    players: int
    record: bytes
    moves: LegalMoves

    @classmethod
    def of(cls, game: Game, seat: int) -> Knowledge:
        """What a seat of a game knows."""
        return cls(game.name, seat, game.players, game.known_bytes(seat), game.moves(seat))

    @property
    def definition(self) -> Definition:
        """The game's definition."""
        return find(self.game)

    @property
    def kind(self) -> str:
        """The kind of question that the seat is asked."""
        return self.definition.kinds[plain(kind_for)(self.plain(), self.seat)]

    def plain(self) -> Plain:
        """The record for reading."""
        return Plain(np.frombuffer(self.record, self.definition.record.dtype).copy()[0])

    def luck(self, salt: object) -> int:
        """A number for a bot's own dice; the same for the same knowledge and salt."""
        digest = hashlib.blake2b(self.record + bytes([self.seat]) + repr(salt).encode(), digest_size=8).digest()
        return int.from_bytes(digest, "little") >> 1

    def write_into(self, games: Table, row: int) -> None:
        """Writes the record as the seat knows it into a row of a table."""
        games[row : row + 1] = np.frombuffer(self.record, self.definition.record.dtype)

    def guess_into(self, games: Table, row: int, key: int) -> None:
        """Writes a world that fits all that the seat knows into a row of a table."""
        self.write_into(games, row)
        drive.guess_row(bind(self.definition.box()), bind(games), row, self.seat, key)
