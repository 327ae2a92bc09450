"""`Game`: one game being played, as pleasant to use as a chess board in python-chess."""

from __future__ import annotations

import difflib
import operator
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex, overload

import numpy as np

from ..errors import IllegalMove, OptionError, PositionError
from ..games import find
from ..games.definition import Data, Definition, Move
from ..kernel.compiler import plain
from ..kernel.decisions import kind_for
from .table import GameTable

if TYPE_CHECKING:
    from .advice import Hint

MoveLike = Move | str | SupportsIndex
HIGHEST_SEED = 2**63 - 1
SHOWN_MOVES = 12  # how many legal moves a message lists before it only counts the rest


@dataclass(frozen=True)
class Score:
    """A seat's points: `parts` by category, `total` the sum of those that count (see `Definition.counted`)."""

    parts: Mapping[str, int]
    counted: tuple[str, ...]

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.parts[name] for name in self.counted)

    def __int__(self) -> int:
        return self.total


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat: iterate, count, index, or ask whether a move, text or id is `in` it."""

    __slots__ = ("_game", "_ids", "_moves")

    def __init__(self, game: str, ids: list[int]) -> None:
        self._game = game
        self._ids = ids
        self._moves = find(game).moves

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Move]:
        return (self._moves[id] for id in self._ids)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._moves[id] for id in self._ids[index]]
        return self._moves[self._ids[index]]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            wanted = _tidy(move)
            return any(_tidy(self._moves[id].text) == wanted for id in self._ids)
        return (move.id if isinstance(move, Move) else move) in self._ids

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return (self._game, self._ids) == (other._game, other._ids)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(str(move) for move in self)})>"

    def __reduce__(self) -> tuple[Any, ...]:
        return LegalMoves, (self._game, self._ids)

    @property
    def ids(self) -> list[int]:
        """The action ids."""
        return list(self._ids)


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: the kind of question and the moves that answer it."""

    seat: int
    kind: str
    moves: LegalMoves


class Choice(NamedTuple):
    """One legal move with what it would cost and bring, and whether it could not be taken back."""

    move: Move
    preview: Data
    irrevocable: bool


class Played(NamedTuple):
    """One move of the past: who played what, and the record's bytes before it."""

    seat: int
    move: Move
    before: bytes


class Game:
    """A game in progress. Made by `fairlead.new`, `fairlead.load` or `fairlead.read`.

    >>> import fairlead
    >>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
    >>> game.decision().kind, len(game.moves())
    ('act', 48)
    >>> game.play("coins")
    <Move 1 'coins'>
    >>> "coins" in game.moves()
    False
    >>> game.undo()
    <Move 1 'coins'>

    Two games are equal, and have the same hash, if they are the same position; how they came there does not matter. A
    game changes as it is played: keep a `copy()` in a set or as a key. Use one game in one thread at a time.
    """

    __slots__ = ("_definition", "_history", "_names", "_options", "_origin", "_table", "seed")

    def __init__(self, definition: Definition, options: Data, seed: int | None, origin: Data | None = None) -> None:
        self._definition = definition
        self._table = GameTable(definition)
        self._options = options
        self._origin = origin
        self._history: list[Played] = []
        self._names = [f"Seat {seat}" for seat in range(options["players"])]
        self.seed = seed

    # -------------------------------------------------------------- what it is

    @property
    def name(self) -> str:
        """Name of the game, such as ``"discovery"``."""
        return self._definition.name

    @property
    def version(self) -> str:
        """Version of the rules it is played by."""
        return self._definition.version

    @property
    def options(self) -> Data:
        """All options, defaults included."""
        return dict(self._options)

    @property
    def players(self) -> int:
        """Number of seats."""
        players: int = self._options["players"]
        return players

    @property
    def names(self) -> list[str]:
        """Names of the seats, for records and logs; the rules do not use them."""
        return list(self._names)

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        listed = list(names) if isinstance(names, (list, tuple)) else []
        if len(listed) != self.players or not all(isinstance(name, str) for name in listed):
            raise OptionError(f"names must be a list of {self.players} texts, one a seat, found {names!r}.")
        self._names = listed

    @property
    def definition(self) -> Definition:
        """What the game's folder declares about itself."""
        return self._definition

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {', '.join(map(str, self.to_act))}"
        return f"<Game {self.name}, {self.players} players, {len(self._history)} moves, {state}>"

    # -------------------------------------------------------------- deciding

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now; empty when the game is over."""
        bits = self._table.acting()
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    def decision(self, seat: int | None = None) -> Decision | None:
        """What a seat is asked (by default the first seat to act), or None if it is asked nothing.

        >>> import fairlead
        >>> fairlead.new("discovery", players=2, seed=7, start_player=1).decision().seat
        1
        """
        asked = self._seat(seat)
        if asked is None or asked not in self.to_act:
            return None
        kind = plain(kind_for)(self._table.plain(), asked)
        return Decision(asked, self._definition.kinds[kind], self.moves(asked))

    def moves(self, seat: int | None = None) -> LegalMoves:
        """The legal moves of a seat, by default of the first seat to act.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> [move.text for move in game.moves()][:2]
        ['coins', 'order 0']
        """
        asked = self._seat(seat)
        return LegalMoves(self.name, [] if asked is None else self._table.legal(asked))

    def move(self, move: MoveLike, seat: int | None = None) -> Move:
        """The Move for a text, id or Move, whether it is legal now or not; IllegalMove if there is no such move.

        `seat` is who asks, by default the first seat to act; some texts mean something only to that seat.
        """
        asking = self._seat(seat)
        if isinstance(move, str):
            return self._move_by_text(move, asking)
        if isinstance(move, Move):
            known = 0 <= move.id < self._definition.actions and self._definition.moves[move.id] == move
            if not known:
                raise IllegalMove(f"{move!r} is not a move of {self.name}. {self._legal_in_words(asking)}")
            return move
        try:
            return self._definition.moves[_whole(move)]
        except (TypeError, IndexError):
            ids = f"ids run from 0 to {self._definition.actions - 1}"
            raise IllegalMove(f"There is no move {move!r}; {ids}. {self._legal_in_words(asking)}") from None

    def play(self, move: MoveLike, seat: int | None = None) -> Move:
        """Plays a legal move, by text, Move or id, and returns it; IllegalMove says what forbids it.

        `seat` is needed only where several seats may act at once; each of them may be the first to answer.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
        >>> game.play("end")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        fairlead.errors.IllegalMove: end cannot be played now: a turn without taking coins needs a second action ...
        """
        actor = self._actor(seat)
        known = self.move(move, actor)
        before = self._table.snapshot()
        if actor is None or not self._table.play(actor, known.id):
            raise self._refusal(known, actor)
        self._history.append(Played(actor, known, before))
        return known

    def undo(self) -> Move:
        """Goes back to before the last move and returns that move. `can_undo` tells whether its player may.

        The position is exactly the one before. What others saw of the move meanwhile is for the client to remember: one
        that lets players take back should show a turn to others only when it is complete.
        """
        if not self._history:
            raise IllegalMove("There is no move to take back.")
        last = self._history.pop()
        self._table.restore(last.before)
        return last.move

    def why_not(self, move: MoveLike, seat: int | None = None) -> str | None:
        """The clause that forbids a move now, or None if it is legal: as far as the seat itself can know.

        `seat` is who asks, by default the first seat to act.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
        >>> game.why_not("end"), game.why_not("coins"), game.why_not("coins", seat=1)
        ('AD-TURN-7', None, 'AD-TURN-1')
        """
        asking = self._seat(seat)
        known = self.move(move, asking)
        asked = -1 if asking is None else asking
        clause = self._table.known_to(asked).refusal(asked, known.id)
        return self._definition.clauses[clause] if clause else None

    def replay(self, moves: Iterable[tuple[int, int]]) -> None:
        """Plays many moves by seat and id, quickly: how logs are read. IllegalMove names the first that cannot be."""
        for seat, id in moves:
            before = self._table.snapshot()
            if not 0 <= id < self._definition.actions or not self._table.play(self._checked_seat(seat), id):
                raise self._refusal(self.move(id, seat), seat)
            self._history.append(Played(seat, self._definition.moves[id], before))

    def at(self, number: int) -> Game:
        """The game as it stood after its first moves: an independent copy.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7, start_player=0)
        >>> _ = game.play("coins")
        >>> game.at(0)
        <Game discovery, 2 players, 0 moves, to act: 0>
        """
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self._history):
            raise OptionError(f"number cannot be {number!r}; it can be 0 to {len(self._history)}, moves played so far.")
        other = self.copy()
        if number < len(self._history):
            other._table.restore(self._history[number].before)
            del other._history[number:]
        return other

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back by its player: it turned up nothing and ended no turn."""
        return bool(self._history) and not self._table.plain().barrier

    def is_irrevocable(self, move: MoveLike, seat: int | None = None) -> bool:
        """Whether a legal move could not be taken back: it would turn up a card or end the turn."""
        trial = self.copy()
        trial.play(move, seat)
        return not trial.can_undo

    @property
    def length(self) -> int:
        """Moves played so far."""
        return len(self._history)

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far, secret ones included, each with the seat that played it."""
        return [(played.seat, played.move) for played in self._history]

    def history_for(self, seat: int | None = None) -> list[tuple[int, Move | None]]:
        """The moves so far as a seat (or a spectator) may know them: None for a move that is another seat's secret."""
        viewer, secret = self._viewer(seat), self._definition.secret_moves
        first_down = len(self._history) - self._definition.face_down(self._table.plain())
        return [
            (mover, None if mover != viewer and (move.kind in secret or number >= first_down) else move)
            for number, (mover, move) in enumerate(self.history)
        ]

    # -------------------------------------------------------------- looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.is_over()

    def scores(self) -> list[Score]:
        """Points so far, one Score a seat.

        >>> import fairlead
        >>> [score.total for score in fairlead.new("discovery", players=3, seed=1).scores()]
        [0, 0, 0]
        """
        names, counted = self._definition.categories, self._definition.points
        return [Score(dict(zip(names, row, strict=True)), counted) for row in self._table.points()[: self.players]]

    def places(self) -> list[int] | None:
        """Final places, one a seat, 1 for the winner; tied seats share a place. None while the game goes on."""
        return self._table.ranks()[: self.players] if self.over else None

    def view(self, seat: int | None = None) -> Data:
        """All that a seat may know, as nested plain data; without a seat, what a spectator sees."""
        viewer = self._viewer(seat)
        return self._definition.view(self._table.box, self._table.redacted(viewer), viewer)

    def known_bytes(self, seat: int | None = None) -> bytes:
        """The record's bytes without all that a seat (or a spectator) does not know: what bots are given."""
        known: bytes = self._table.redacted(self._viewer(seat)).memory.tobytes()
        return known

    def snapshot(self) -> bytes:
        """The record's bytes, secrets included: the position as the rules hold it."""
        return self._table.snapshot()

    def preview(self, move: MoveLike, seat: int | None = None) -> Data:
        """What a legal move would cost and bring, as the seat that plays it knows.

        >>> import fairlead
        >>> fairlead.new("discovery", players=2, seed=7).preview("coins")
        {'coins': 2}
        """
        actor = self._actor(seat)
        known = self.move(move, actor)
        if actor is None or known not in self.moves(actor):
            raise self._refusal(known, actor)
        return self._definition.preview(self._table.box, self._table.redacted(actor), actor, known)

    def choices(self, seat: int | None = None) -> list[Choice]:
        """All legal moves of a seat, each with its preview and whether it is irrevocable: what a client shows.

        >>> import fairlead
        >>> fairlead.new("discovery", players=2, seed=7).choices()[0]
        Choice(move=<Move 1 'coins'>, preview={'coins': 2}, irrevocable=False)
        """
        actor = self._actor(seat)
        if actor is None:
            return []
        known, trial = self._table.redacted(actor), GameTable(self._definition)
        found = []
        for move in self.moves(actor):
            trial.copy_from(self._table)
            trial.play(actor, move.id)
            preview = self._definition.preview(self._table.box, known, actor, move)
            found.append(Choice(move, preview, bool(trial.plain().barrier)))
        return found

    def log(self, seat: int | None = None, since: int = 0) -> list[list[Data]]:
        """What happened, as a seat (or a spectator) could see it: one list of events a move, from move `since` on."""
        viewer = self._viewer(seat)
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise OptionError(f"since cannot be {since!r}; it can be a number of moves from 0.")
        snapshots = [played.before for played in self._history[since:]] + [self._table.snapshot()]
        records = [self._table.redacted(viewer, snapshot) for snapshot in snapshots]
        tell, box = self._definition.events, self._table.box
        steps = zip(records, records[1:], self._history[since:], strict=False)
        return [tell(box, before, after, step.seat, step.move, viewer) for before, after, step in steps]

    def plan_harbour(self, wanted: Data, seat: int | None = None) -> list[Move]:
        """The moves that lead a seat to a wanted harbour, with the least money and then the fewest decisions.

        `wanted` names what matters: `loaded` by loading area (goods by kind), `aboard` by dock (pieces left), `storage`
        (goods by kind); areas that are not named stay as they are, docks and kinds may end anyhow. Or it leaves the
        choice: `fill`, loading areas whose orders shall come as near to completion as possible, and `unload`: "all".
        IllegalMove says that there is no way.

        >>> import fairlead
        >>> harbour = {"docks": {2: 1}, "areas": {1: 1}, "storage": {}}
        >>> game = fairlead.new("bremerhaven", players=2, seed=1).edit({"seats": {0: harbour}, "decision": "move"})
        >>> game.plan_harbour({"fill": [1]}, 0)
        [<Move 297 'tranship 2 1 all'>]
        """
        plan = self._definition.plan_harbour
        if plan is None:
            raise IllegalMove(f"There are no harbours to plan in {self.name}.")
        actor = self._actor(seat)
        if actor is None:
            raise IllegalMove("The game is over: there is nothing to plan.")
        ids = plan(self._table.box, self._table.redacted(actor), actor, wanted)
        return [self._definition.moves[id] for id in ids]

    def hint(
        self, seat: int | None = None, *, sims: int | None = None, ms: float | None = None, best: int = 3
    ) -> list[Hint]:
        """The best moves of a seat (by default of the first to act), each with its win chance and expected points.

        They come from a search that knows only what the seat knows, the most promising move first. It may take `ms`
        milliseconds (by default 1000), or `sims` simulations to find the moves and as many to weigh them; the same
        knowledge and simulations give the same hints. `hint.text(words)` tells one in words.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> hints = game.hint(sims=20)
        >>> len(hints), hints[0].move in game.moves(), hints[0].chance >= hints[1].chance
        (3, True, True)
        """
        # Bots stand above this layer, which works without them: they are looked up only when somebody asks.
        hints: list[Hint] = import_module("fairlead.bots.hints").hint(self, seat, sims=sims, ms=ms, best=best)
        return hints

    def features(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat knows as a vector of numbers, for nets."""
        return self._table.features(self._checked_seat(seat))

    def guess(self, seat: int, seed: int | None = None) -> Game:
        """A game that agrees with all that a seat knows, with everything else filled in at random."""
        key = _check_seed(seed)
        other = self.copy()
        other._table = self._table.guess(self._checked_seat(seat), key)
        other._history = []
        other.seed = None
        other._origin = other.position()
        return other

    # -------------------------------------------------------------- keeping

    def position(self) -> Data:
        """The full position as plain data (documented in docs/positions.md); `fairlead.load` restores it."""
        header = {"game": self.name, "version": self.version}
        return header | self._definition.to_position(self._table.plain())

    def edit(self, changes: Mapping[str, Any]) -> Game:
        """A new game: this position with changes merged in and displaced pieces put back where they belong.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> game.edit({"seats": {0: {"coins": 3}}}).position()["seats"][0]["coins"]
        3
        """
        if not isinstance(changes, Mapping):
            raise PositionError(f"Changes are a table of named values, not {type(changes).__name__}.")
        position = {key: value for key, value in self.position().items() if key not in ("game", "version")}
        header = {key: changes[key] for key in ("game", "version") if key in changes}
        _check_header({"game": self.name, "version": self.version} | header, self._definition)
        wanted = {key: value for key, value in changes.items() if key not in header}
        edited = load({"game": self.name, "version": self.version} | self._definition.edit(position, wanted))
        edited.names = list(self.names)
        return edited

    def record(self) -> str:
        """The game so far as text: a header and one line a move; `fairlead.read` replays it."""
        from .notation import write

        return write(self)

    @property
    def origin(self) -> Data | None:
        """The position the game was begun from, or None if it was dealt."""
        return deepcopy(self._origin)

    @classmethod
    def from_snapshot(cls, name: str, options: Mapping[str, Any], snapshot: bytes) -> Game:
        """A game that begins at a snapshot made by `Game.snapshot`; `options` must be those of that game.

        >>> import fairlead
        >>> game = fairlead.new("discovery", players=2, seed=7)
        >>> fairlead.Game.from_snapshot("discovery", game.options, game.snapshot()) == game
        True
        """
        definition = find(name)
        if len(snapshot) != definition.record.size:
            raise PositionError(
                f"A snapshot of {name} has {definition.record.size} bytes, this one has {len(snapshot)}."
            )
        game = cls(definition, definition.accept_options(options), None)
        game._table.restore(snapshot)
        game._origin = game.position()
        return game

    def copy(self) -> Game:
        """An independent copy, history included."""
        other = Game(self._definition, self._options, self.seed, self._origin)
        other._table.copy_from(self._table)
        other._history = list(self._history)
        other.names = list(self.names)
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._definition is other._definition and self._table.snapshot() == other._table.snapshot()

    def __hash__(self) -> int:
        return hash((self.name, self._table.snapshot()))

    def __reduce__(self) -> tuple[Any, ...]:
        history = [(played.seat, played.move.id, played.before) for played in self._history]
        state = (self._table.snapshot(), history, self.names)
        return _restore_game, (self.name, self._options, self.seed, self._origin, *state)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Game:
        return self.copy()

    # -------------------------------------------------------------- helpers

    def _seat(self, seat: int | None) -> int | None:
        """The seat meant: the one named, else the first to act; None if nobody is to act."""
        if seat is not None:
            return self._checked_seat(seat)
        bits = self._table.acting()
        return (bits & -bits).bit_length() - 1 if bits else None

    def _actor(self, seat: int | None) -> int | None:
        """The seat that plays: where several may act at once, it must be named."""
        if seat is not None:
            return self._checked_seat(seat)
        bits = self._table.acting()
        if bits & (bits - 1):
            raise IllegalMove(f"Several seats may act now ({', '.join(map(str, self.to_act))}): name one with seat=.")
        return bits.bit_length() - 1 if bits else None

    def _viewer(self, seat: int | None) -> int:
        return -1 if seat is None else self._checked_seat(seat)

    def _checked_seat(self, seat: Any) -> int:
        try:
            number = _whole(seat)
        except (TypeError, IndexError):
            number = self.players
        if number >= self.players:
            raise OptionError(f"There is no seat {seat!r}; seats run from 0 to {self.players - 1}.")
        return number

    def _move_by_text(self, text: str, seat: int | None) -> Move:
        wanted = _tidy(text)
        if seat is not None:
            wanted = _tidy(self._definition.aliases(self._table.redacted(seat), seat, wanted))
        by_text = _moves_by_text(self._definition)
        if wanted not in by_text:
            near = difflib.get_close_matches(wanted, by_text, 1)
            hint = f" Did you mean {by_text[near[0]].text!r}?" if near else ""
            raise IllegalMove(f"There is no move {_short(text)}.{hint} {self._legal_in_words(seat)}")
        return by_text[wanted]

    def _refusal(self, move: Move, seat: int | None) -> IllegalMove:
        from .words import Words

        clause = self._definition.clauses[self._table.refusal(-1 if seat is None else seat, move.id)]
        reason = Words("en", self._definition).text(f"why-{clause.replace('.', '-')}")
        legal = self._legal_in_words(seat)
        return IllegalMove(f"{move.text} cannot be played now: {reason} ({clause}). {legal}", clause)

    def _legal_in_words(self, seat: int | None) -> str:
        """What the seat itself may play: never what another one may, which could tell its secrets."""
        acting = self.to_act
        if seat is None or not acting:
            return "The game is over."
        if seat not in acting:
            return f"To act: seat {', '.join(map(str, acting))}."
        moves = [move.text for move in self.moves(seat)]
        more = f" and {len(moves) - SHOWN_MOVES} more" if len(moves) > SHOWN_MOVES else ""
        return f"Legal: {', '.join(moves[:SHOWN_MOVES])}{more}."


def _restore_game(
    name: str,
    options: Data,
    seed: int | None,
    origin: Data | None,
    snapshot: bytes,
    history: list[tuple[int, int, bytes]],
    names: list[str],
) -> Game:
    """Puts a pickled game together again."""
    definition = find(name)
    game = Game(definition, options, seed, origin)
    game._table.restore(snapshot)
    game._history = [Played(seat, definition.moves[id], before) for seat, id, before in history]
    game.names = names
    return game


def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """Deals a new game. Options are those of the rules page; the same seed and options deal the same game.

    >>> import fairlead
    >>> fairlead.new("discovery", players=3, seed=7)
    <Game discovery, 3 players, 0 moves, to act: 2>
    >>> fairlead.new("discovery", players=5)
    Traceback (most recent call last):
        ...
    fairlead.errors.OptionError: players cannot be 5; it can be 2, 3 or 4.
    """
    definition = find(game)
    accepted = definition.accept_options(options)
    key = _check_seed(seed)
    dealt = Game(definition, accepted, key)
    dealt._table.deal(accepted, key)
    return dealt


def load(position: Mapping[str, Any]) -> Game:
    """Restores a position made by `Game.position`, perhaps edited; PositionError says what cannot be.

    >>> import fairlead
    >>> game = fairlead.new("discovery", players=2, seed=7)
    >>> fairlead.load(game.position()) == game
    True
    """
    if not isinstance(position, Mapping):
        raise PositionError(f"A position is a table of named values, not {type(position).__name__}.")
    definition = _named_definition(position)
    data = {key: value for key, value in position.items() if key not in ("game", "version")}
    table = GameTable(definition)
    definition.from_position(data, table.plain())
    _check_position(table)
    game = Game(definition, dict(data["options"]), None)
    game._table = table
    game._origin = game.position()  # not what was handed in: that may change afterwards
    return game


def _named_definition(position: Mapping[str, Any]) -> Definition:
    try:
        definition = find(str(position.get("game", "")))
    except OptionError as error:
        raise PositionError(str(error), "game") from None
    _check_header(position, definition)
    return definition


def _check_header(position: Mapping[str, Any], definition: Definition) -> None:
    if position.get("game") != definition.name:
        raise PositionError(f"this is a game of {definition.name}, not {position.get('game')!r}", "game")
    if position.get("version") != definition.version:
        raise PositionError(f"must be {definition.version!r}, found {position.get('version')!r}", "version")


def _check_position(table: GameTable) -> None:
    """What no reader of single entries can see: bounds, pieces conserved, a question that can be answered."""
    faults = table.definition.record.out_of_range(table.memory[0])
    if faults:
        raise PositionError(faults[0])
    broken = table.broken_invariant()
    if broken:
        reason = table.definition.invariants[broken]
        raise PositionError(f"This position cannot be: {reason}.", rule=_clause_in(reason), invariant=broken)
    acting = table.acting()
    for seat in range(table.definition.seats):
        if acting >> seat & 1 and not table.legal(seat):
            reason = "the seat to act has no legal move, so this decision would never be asked"
            raise PositionError(f"This position cannot be: {reason} (rules page 5).", "decision", "5")


def _clause_in(reason: str) -> str:
    """The first clause that a sentence names in brackets."""
    found = re.search(r"\(([^,()]+)", reason)
    return found.group(1) if found else ""


def _check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(63)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= HIGHEST_SEED:
        raise OptionError(f"seed cannot be {seed!r}; it can be a whole number from 0 to {HIGHEST_SEED}.")
    return seed


_texts: dict[str, dict[str, Move]] = {}


def _moves_by_text(definition: Definition) -> dict[str, Move]:
    if definition.name not in _texts:
        _texts[definition.name] = {_tidy(move.text): move for move in definition.moves}
    return _texts[definition.name]


def _whole(value: Any) -> int:
    """A whole number from 0, of whatever integer type; TypeError or IndexError otherwise."""
    number = operator.index(value)
    if isinstance(value, bool):
        raise TypeError(value)
    if number < 0:
        raise IndexError(value)
    return number


def _short(text: str) -> str:
    """A text for a message, cut if it is long."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())
