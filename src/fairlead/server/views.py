"""What is told about a table: the one place where anything about a game is made ready to leave the server.

Everything is made for a viewer: a seat, or None for a spectator. The game's part comes from `Game.view`, `choices`,
`log` and `history_for`, which are made from the record redacted for that seat; the rest is public. Only when a game is
over may everything be told.
"""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from ..games.definition import Data, Move
from ..play.game import Decision, Game
from .table import OVER, PLAYING, Seat, Table

Status = Literal["open", "playing", "over", "closed"]
Visibility = Literal["public", "link", "private"]
SeatKind = Literal["open", "person", "bot"]


class SeatShown(TypedDict):
    """A seat and who sits there. A person who left may come back to a seat that a bot plays."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    person: str | None


class Summary(TypedDict):
    """A table, without its game."""

    id: str
    game: str
    title: str
    options: Data
    visibility: Visibility
    status: Status
    owner: str | None
    settings: Data
    version: int
    length: int
    rematch_of: str | None
    created: float
    changed: float
    seats: list[SeatShown]
    to_act: list[int]


class MoveShown(TypedDict):
    """A move: its id, which commands name, what it is, and its text."""

    id: int
    kind: str
    fields: Data
    text: str


class OptionShown(MoveShown):
    """A move that may be played, what it costs and brings, and whether it could not be taken back."""

    preview: Data
    irrevocable: bool


class DecisionShown(TypedDict):
    """What a seat is asked."""

    kind: str
    options: list[OptionShown]


class DraftShown(TypedDict):
    """The turn that a seat is about: moves played in its draft, the one that waits, and what happened by them."""

    moves: list[MoveShown]
    waiting: OptionShown | None
    log: list[list[Data]]


class ScoreShown(TypedDict):
    """Points of a seat, by category."""

    total: int
    parts: dict[str, int]


class Result(TypedDict):
    """How a game ended."""

    places: list[int] | None
    scores: list[ScoreShown]


class Numbered(TypedDict):
    """What every message about a table has. `version` and `revision` number it."""

    type: Literal["table"]
    table: Summary
    seat: int | None
    version: int
    revision: int


class Message(Numbered, total=False):
    """A table as a seat (or, with seat null, a spectator) sees it.

    `version` and `revision` number it. `log` tells what happened since move `since`. A seat that plays also gets its
    draft, what it is asked, and the sign of the question that its commands must name.
    """

    since: int
    log: list[list[Data]]
    view: Data
    draft: DraftShown
    decision: DecisionShown | None
    question: str
    result: Result


class HistoryStep(TypedDict):
    """One move of the past, as far as the viewer may know it, and what happened."""

    seat: int
    move: MoveShown | None
    events: list[Data]


class History(TypedDict):
    """All moves of a table."""

    table: str
    seat: int | None
    length: int
    moves: list[HistoryStep]


class Moment(TypedDict):
    """A table as it could be seen after some moves."""

    table: str
    seat: int | None
    number: int
    view: Data
    to_act: list[int]


class Truth(TypedDict):
    """Everything about a finished game, after some moves."""

    table: str
    number: int
    position: Data


class HintShown(TypedDict):
    """A move that a bot would play: its chance to win (alone, null), expected points, how often it was looked at."""

    move: MoveShown
    preview: Data
    chance: float | None
    points: list[float]
    own_points: float | None
    often: float


class PlanShown(TypedDict):
    """The moves that lead to a wanted harbour, to be played one after another."""

    moves: list[MoveShown]


class ReasonShown(TypedDict):
    """Why a move cannot be played now: the clause that forbids it and the key of its words; null if it is legal."""

    move: MoveShown
    clause: str | None
    why: str | None


class ReviewShown(TypedDict):
    """What was well played and what was luck; docs/bots.md tells the entries of seats and decisions."""

    review: int
    game: str
    rules: str
    options: Data
    names: list[str]
    unit: Literal["points", "chance"]
    sims: int
    seed: int
    threshold: float
    result: list[float] | None
    seats: list[Data]
    decisions: list[Data]


class LineShown(TypedDict):
    """A line of the chat, as plain text; `id` rises with time, `at` is in seconds since 1970."""

    type: Literal["chat"]
    table: str
    id: int
    person: str | None
    name: str
    text: str
    at: float


EVENTS_SHOWN = 40  # moves whose events come with a view that is asked for without a `since`


def summary(table: Table) -> Summary:
    """What everybody who may see a table sees of it, game or no game."""
    return {
        "id": table.id,
        "game": table.name,
        "title": table.title,
        "options": table.options,
        "visibility": cast(Visibility, table.visibility),
        "status": cast(Status, table.status),
        "owner": table.owner,
        "settings": table.settings,
        "version": table.version,
        "length": table.length,
        "rematch_of": table.rematch_of,
        "created": table.created,
        "changed": table.changed,
        "seats": [_seat(number, seat) for number, seat in enumerate(table.seats)],
        "to_act": list(table.to_act),
    }


def _seat(number: int, seat: Seat) -> SeatShown:
    kind = cast(SeatKind, seat.kind)
    return {"seat": number, "kind": kind, "name": seat.name, "bot": seat.bot, "person": seat.person}


def message(table: Table, seat: int | None, since: int | None = None) -> Message:
    """A table as a seat (or a spectator) sees it now, with what happened since a number of moves."""
    told: Message = {"type": "table", "table": summary(table), "seat": seat, "version": table.version, "revision": 0}
    if table.game is None:
        return told
    game = table.dealt
    since = max(0, game.length - EVENTS_SHOWN) if since is None else min(since, game.length)
    told["since"] = since
    told["log"] = game.log(seat, since)
    with table.drafted(seat) as drafted:
        told["view"] = game.view(seat)
        if seat is not None and table.status == PLAYING:
            decision = game.decision(seat)
            told["revision"] = table.drafts[seat].revision if seat in table.drafts else 0
            told["draft"] = {
                "moves": [move_data(move) for move in drafted.moves],
                "waiting": _waiting(game, seat, drafted.waiting) if drafted.waiting else None,
                "log": game.log(seat, game.length - len(drafted.moves)) if drafted.moves else [],
            }
            told["decision"] = None if drafted.waiting or decision is None else _decision(game, decision)
            told["question"] = table.sign_of(seat, drafted, decision)
    if table.status == OVER:
        told["result"] = result(game)
    return told


def _waiting(game: Game, seat: int, move: Move) -> OptionShown:
    """A move that waits for its confirmation, as it was when it was chosen."""
    return {**move_data(move), "preview": game.preview(move, seat), "irrevocable": True}


def _decision(game: Game, decision: Decision) -> DecisionShown:
    options: list[OptionShown] = [
        {**move_data(choice.move), "preview": choice.preview, "irrevocable": choice.irrevocable}
        for choice in game.choices(decision.seat)
    ]
    return {"kind": decision.kind, "options": options}


def move_data(move: Move) -> MoveShown:
    """A move as data."""
    return {"id": move.id, "kind": move.kind, "fields": dict(move.fields), "text": move.text}


def result(game: Game) -> Result:
    """How a game ended: places and points, by category."""
    scores: list[ScoreShown] = [{"total": score.total, "parts": dict(score.parts)} for score in game.scores()]
    return {"places": game.places(), "scores": scores}


def history(table: Table, seat: int | None) -> History:
    """All moves that a viewer may know, with what happened: one entry a move."""
    game = table.dealt
    moves = game.history if table.status == OVER else game.history_for(seat)
    events = game.log(seat)
    told: list[HistoryStep] = [
        {"seat": mover, "move": move_data(move) if move else None, "events": happened}
        for (mover, move), happened in zip(moves, events, strict=True)
    ]
    return {"table": table.id, "seat": seat, "length": len(told), "moves": told}


def moment(table: Table, seat: int | None, number: int) -> Moment:
    """A table as a seat could see it after a number of moves."""
    game = table.dealt.at(number)
    return {"table": table.id, "seat": seat, "number": number, "view": game.view(seat), "to_act": list(game.to_act)}


def truth(table: Table, number: int) -> Truth:
    """Everything, after a number of moves: only for a game that is over."""
    assert table.status == OVER
    position: Data = table.dealt.at(number).position()
    return {"table": table.id, "number": number, "position": position}
