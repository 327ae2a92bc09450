"""One table in memory: its game, who sits there, and the turns that are being drafted.

A seat assembles its turn in a draft: moves that turn up nothing are played in it at once, for that seat alone, and can
be taken back. A move that cannot be taken back (it turns up a card, or ends the turn) is laid down as the last of the
draft and waits there: nothing of what it brings is known before the draft is confirmed. Confirmed moves go to the log.

Nothing here waits for anything: a table is changed in one go, and who cannot keep the change (`hall`) takes it back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from ..errors import IllegalMove
from ..games.definition import Data, Move
from ..play.game import Decision, Game

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
PUBLIC, LINK, PRIVATE = "public", "link", "private"
FREE, PERSON, BOT = "open", "person", "bot"
LONGEST_DRAFT = 500


@dataclass
class Seat:
    """Who sits where. A person who left keeps the seat; a bot may play it until the person comes back."""

    kind: str = FREE
    person: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def plays(self) -> str | None:
        """The bot that plays this seat now, or None."""
        return self.bot if self.kind == BOT else None


@dataclass
class Draft:
    """Moves of a turn that is not confirmed yet. `revision` counts its changes, those before it was emptied too."""

    moves: list[int] = field(default_factory=list)
    revision: int = 0


@dataclass(frozen=True)
class Drafted:
    """A draft as it stands: moves played in it, and the one that waits for the confirmation."""

    moves: tuple[Move, ...]
    waiting: Move | None


@dataclass
class Table:
    """A table. `game` is there once it has been dealt."""

    id: str
    name: str  # of the game
    options: Data
    seats: list[Seat]
    owner: str | None
    visibility: str = LINK
    status: str = OPEN
    title: str = ""
    settings: Data = field(default_factory=dict)
    version: int = 0
    rematch_of: str | None = None
    created: float = 0.0
    changed: float = 0.0
    game: Game | None = None
    # What is noted of a game that was not read, because the table is only listed.
    noted_length: int = 0
    noted_to_act: tuple[int, ...] = ()
    drafts: dict[int, Draft] = field(default_factory=dict)
    holders: dict[int, set[str]] = field(default_factory=dict)

    # -------------------------------------------------------------- people

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person may play."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person or person in self.holders.get(number, ())
        ]

    @property
    def free_seats(self) -> list[int]:
        """Seats that nobody has taken."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == FREE]

    def bots_to_act(self) -> list[int]:
        """The seats that wait for a bot's move."""
        if self.game is None or self.status != PLAYING:
            return []
        return [seat for seat in self.game.to_act if self.seats[seat].plays]

    # -------------------------------------------------------------- the draft

    @property
    def length(self) -> int:
        """Moves in the log."""
        return self.noted_length if self.game is None else self.game.length

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return self.noted_to_act if self.game is None else self.game.to_act

    @property
    def dealt(self) -> Game:
        """The game, which has been dealt."""
        assert self.game is not None
        return self.game

    @contextmanager
    def drafted(self, seat: int | None) -> Iterator[Drafted]:
        """The game as a seat sees it, its draft played; outside of the block it stands as it is in the log.

        What no longer fits, because others have moved meanwhile, is dropped from the draft.
        """
        game, waiting = self.dealt, None
        draft = self.drafts.get(seat) if seat is not None else None
        wanted = draft.moves if draft else []
        kept, played = 0, []
        try:
            for id in wanted:
                if id not in game.moves(seat).ids:
                    break
                move = game.play(id, seat)
                kept += 1
                if game.can_undo:
                    played.append(move)
                    continue
                game.undo()
                waiting = move
                break
            if draft and kept < len(wanted):
                draft.moves = wanted[:kept]
                draft.revision += 1
            yield Drafted(tuple(played), waiting)
        finally:
            for _ in played:
                game.undo()

    def question(self, seat: int) -> str:
        """What a seat is asked, as a short sign: the same as long as it is the same question with the same draft.

        A command names the question that it answers, so one that comes too late does nothing. What other seats do at
        the same time leaves the sign as it is: it tells nothing about them.
        """
        with self.drafted(seat) as drafted:
            return self.sign_of(seat, drafted, self.dealt.decision(seat))

    def sign_of(self, seat: int, drafted: Drafted, decision: Decision | None) -> str:
        """The sign of a question, while the draft is played."""
        own = sum(mover == seat for mover, _ in self.dealt.history)
        asked = (decision.kind, decision.moves.ids) if decision else ()
        waiting = drafted.waiting.id if drafted.waiting else None
        return hashlib.blake2b(repr((own, asked, waiting)).encode(), digest_size=6).hexdigest()

    def lay(self, seat: int, move: int) -> None:
        """Adds a move to a seat's draft; IllegalMove says why not."""
        draft = self.drafts.get(seat, Draft())
        with self.drafted(seat) as drafted:
            if drafted.waiting is not None:
                raise IllegalMove(f"{drafted.waiting} waits to be confirmed: confirm it, or take it back first.")
            if len(draft.moves) >= LONGEST_DRAFT:
                raise IllegalMove("This turn has more moves than a draft can hold: confirm some of them.")
            trial = self.dealt
            trial.play(move, seat)  # refuses with the rule that forbids it
            trial.undo()
        self.drafts[seat] = draft
        draft.moves.append(move)
        draft.revision += 1

    def take_back(self, seat: int, count: int) -> None:
        """Takes the last moves of a draft back."""
        draft = self.drafts.get(seat)
        if not draft or not draft.moves:
            raise IllegalMove("There is nothing to take back: what is confirmed stays.")
        del draft.moves[-count:]
        draft.revision += 1

    def confirm(self, seat: int) -> list[tuple[int, Move]]:
        """Plays a seat's draft for good and returns its moves."""
        draft = self.drafts.get(seat)
        if not draft or not draft.moves:
            raise IllegalMove("There is nothing to confirm: choose a move first.")
        moves = self._play_all(seat, draft.moves)
        draft.moves = []
        draft.revision += 1
        self._settle()
        return moves

    def play(self, seat: int, moves: Sequence[int]) -> list[tuple[int, Move]]:
        """Plays moves for good, past any draft: how bots play."""
        played = self._play_all(seat, moves)
        self.drafts.pop(seat, None)
        self._settle()
        return played

    def _play_all(self, seat: int, moves: Sequence[int]) -> list[tuple[int, Move]]:
        """Plays moves, all of them or none."""
        played: list[tuple[int, Move]] = []
        try:
            for id in moves:
                played.append((seat, self.dealt.play(id, seat)))
        except IllegalMove:
            for _ in played:
                self.dealt.undo()
            raise
        return played

    def _settle(self) -> None:
        if self.dealt.over:
            self.status = OVER
            self.drafts.clear()
