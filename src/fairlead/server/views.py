"""What is told about a table: the one place where anything about a game is made ready to leave the server.

Everything is made for a viewer: a seat, or None for a spectator. The game's part comes from `Game.view`, `choices`, `log`
and `history_for`, which are made from the record redacted for that seat; the rest is public. Only when a game is over
may everything be told.
"""

from __future__ import annotations

from typing import Any

from ..games.definition import Data, Move
from ..play.game import Game
from .table import OVER, PLAYING, Table

EVENTS_SHOWN = 40  # moves whose events come with a view that is asked for without a `since`


def summary(table: Table) -> Data:
    """What everybody who may see a table sees of it, game or no game."""
    return {
        "id": table.id,
        "game": table.name,
        "title": table.title,
        "options": table.options,
        "visibility": table.visibility,
        "status": table.status,
        "owner": table.owner,
        "settings": table.settings,
        "version": table.version,
        "length": table.length,
        "rematch_of": table.rematch_of,
        "created": table.created,
        "changed": table.changed,
        "seats": [
            {"seat": number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "person": seat.person}
            for number, seat in enumerate(table.seats)
        ],
        "to_act": list(table.dealt.to_act) if table.game is not None else [],
    }


def message(table: Table, seat: int | None, since: int | None = None) -> Data:
    """A table as a seat (or a spectator) sees it now, with what happened since a number of moves."""
    told: Data = {"type": "table", "table": summary(table), "seat": seat, "version": table.version, "revision": 0}
    if table.game is None:
        return told
    game = table.dealt
    since = max(0, len(game.history) - EVENTS_SHOWN) if since is None else min(since, len(game.history))
    told["since"] = since
    told["log"] = game.log(seat, since)
    with table.drafted(seat) as drafted:
        told["view"] = game.view(seat)
        if seat is not None and table.status == PLAYING:
            told["revision"] = table.drafts[seat].revision if seat in table.drafts else 0
            told["draft"] = {
                "moves": [move_data(move) for move in drafted.moves],
                "waiting": move_data(drafted.waiting) if drafted.waiting else None,
                "log": game.log(seat, len(game.history) - len(drafted.moves)),
            }
            told["decision"] = None if drafted.waiting else _decision(game, seat)
    if seat is not None and table.status == PLAYING:
        told["question"] = table.question(seat)
    if table.status == OVER:
        told["result"] = result(game)
    return told


def _decision(game: Game, seat: int) -> Data | None:
    decision = game.decision(seat)
    if decision is None:
        return None
    options = [
        {**move_data(choice.move), "preview": choice.preview, "irrevocable": choice.irrevocable}
        for choice in game.choices(seat)
    ]
    return {"kind": decision.kind, "options": options}


def move_data(move: Move) -> Data:
    """A move as data."""
    return {"id": move.id, "kind": move.kind, "fields": dict(move.fields), "text": move.text}


def result(game: Game) -> Data:
    """How a game ended: places and points, by category."""
    scores = [{"total": score.total, "parts": dict(score.parts)} for score in game.scores()]
    return {"places": game.places(), "scores": scores}


def history(table: Table, seat: int | None) -> Data:
    """All moves that a viewer may know, with what happened: one entry a move."""
    game = table.dealt
    moves = game.history if table.status == OVER else game.history_for(seat)
    events = game.log(seat)
    told = [
        {"seat": mover, "move": move_data(move) if move else None, "events": happened}
        for (mover, move), happened in zip(moves, events, strict=True)
    ]
    return {"table": table.id, "seat": seat, "length": len(told), "moves": told}


def moment(table: Table, seat: int | None, number: int) -> Data:
    """A table as a seat could see it after a number of moves."""
    game = table.dealt.at(number)
    return {"table": table.id, "seat": seat, "number": number, "view": game.view(seat), "to_act": list(game.to_act)}


def truth(table: Table, number: int) -> Data:
    """Everything, after a number of moves: only for a game that is over."""
    assert table.status == OVER
    position: Any = table.dealt.at(number).position()
    return {"table": table.id, "number": number, "position": position}
