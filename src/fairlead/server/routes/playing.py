"""Routes of a game: commands, waiting for news, history, records, hints, review, chat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from .. import enquiries, views
from ..forms import ChatForm, CommandForm, PlanForm
from ..hall import Command, Forbidden, Refused
from ..people import Person
from ..problems import refusals
from ..security import find_person, need_person
from ..table import OVER, Table
from .asked import (
    Asked,
    Invited,
    LineAfter,
    LineBefore,
    MoveText,
    NumberInPath,
    RevisionKnown,
    SeatAsked,
    SeatInPath,
    Seconds,
    TableId,
    VersionKnown,
)
from .seeing import seen, viewer_of


@post(
    "/api/tables/{id:str}/seats/{seat:int}/commands",
    opt={"limit": "commands"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 422, 503),
)
async def command_seat(request: Asked, id: TableId, seat: SeatInPath, data: JSONBody[CommandForm]) -> views.Message:
    """Play, take back, confirm; the log tells what has happened since. A repeated command is not carried out again."""
    hall, person = request.app.state.hall, await need_person(request)
    async with seen(hall, id, person) as table:
        before = table.length
    command = Command(data.do, data.question, data.client, data.move, data.confirm)
    await hall.command(id, person.id, seat, command)
    async with hall.looking(id) as table:
        return views.message(table, seat, before)


@get("/api/tables/{id:str}/wait", opt={"limit": "commands", "patient": True}, responses=refusals(403, 404, 503))
async def wait_for_news(
    request: Asked,
    id: TableId,
    version: VersionKnown,
    revision: RevisionKnown = 0,
    seat: SeatAsked = None,
    seconds: Seconds = 25.0,
    invitation: Invited = "",
) -> views.Message | None:
    """Waits until there is something new about a table; null if there is not. For browsers without WebSockets."""
    state, person = request.app.state, await find_person(request)

    def check(table: Table) -> None:
        viewer_of(state.hall, table, person, seat, invitation)

    news: views.Message | None = await state.realtime.wait(id, seat, version, revision, seconds, check=check)
    return news


@asynccontextmanager
async def _played(request: Asked, id: TableId) -> AsyncIterator[tuple[Table, Person | None]]:
    """A table whose game has been dealt, and who asks."""
    hall, person = request.app.state.hall, await find_person(request)
    async with seen(hall, id, person) as table:
        if table.game is None:
            raise Refused("The game has not begun.")
        yield table, person


def _looker(request: Asked, table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat that the past is seen from: when the game is over, any."""
    if table.status == OVER and seat is not None and 0 <= seat < len(table.seats):
        return seat
    return viewer_of(request.app.state.hall, table, person, seat)


@get("/api/tables/{id:str}/history", responses=refusals(403, 404, 409))
async def see_history(request: Asked, id: TableId, seat: SeatAsked = None) -> views.History:
    """All moves that one may know, with what happened."""
    async with _played(request, id) as (table, person):
        return views.history(table, _looker(request, table, person, seat))


@get("/api/tables/{id:str}/moments/{number:int}", responses=refusals(403, 404, 409, 422))
async def see_moment(request: Asked, id: TableId, number: NumberInPath, seat: SeatAsked = None) -> views.Moment:
    """The table as one could see it after some moves."""
    async with _played(request, id) as (table, person):
        return views.moment(table, _looker(request, table, person, seat), number)


@get("/api/tables/{id:str}/truth/{number:int}", responses=refusals(403, 404, 409, 422))
async def see_truth(request: Asked, id: TableId, number: NumberInPath) -> views.Truth:
    """Everything, after some moves; once the game is over."""
    async with _played(request, id) as (table, person):
        _looker(request, table, person, None)
        _only_over(table)
        return views.truth(table, number)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, responses=refusals(403, 404, 409))
async def export_record(request: Asked, id: TableId) -> str:
    """The game record, once the game is over: it holds all secrets."""
    async with _played(request, id) as (table, person):
        _looker(request, table, person, None)
        _only_over(table)
        return table.dealt.record()


def _only_over(table: Table) -> None:
    if table.status != OVER:
        raise Refused("The game is not over: this would tell its secrets.")


@get(
    "/api/tables/{id:str}/seats/{seat:int}/hints",
    opt={"limit": "think", "patient": True},
    responses=refusals(403, 404, 409, 422, 503),
)
async def see_hints(request: Asked, id: TableId, seat: SeatInPath) -> list[views.HintShown]:
    """The best moves of one's own seat, as far as a bot can tell from what the seat knows."""
    async with _played(request, id) as (table, person):
        if person is None or seat not in table.seats_of(person.id):
            raise Forbidden("This is not your seat.")
    hints: list[views.HintShown] = await request.app.state.bots.hint(table, seat)
    return hints


@post(
    "/api/tables/{id:str}/seats/{seat:int}/plan",
    opt={"limit": "plan", "patient": True},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 422, 503),
)
async def plan_harbour(request: Asked, id: TableId, seat: SeatInPath, data: JSONBody[PlanForm]) -> views.PlanShown:
    """The moves that lead one's own harbour to a wanted one, with the least money and then the fewest decisions."""
    person = await need_person(request)
    async with seen(request.app.state.hall, id, person) as table:
        game = enquiries.own_game(table, person, seat, data.question)
    plan: views.PlanShown = await request.app.state.planning.plan(game, seat, data.wanted)
    return plan


@get(
    "/api/tables/{id:str}/seats/{seat:int}/reason",
    opt={"limit": "commands"},
    responses=refusals(403, 404, 409, 422),
)
async def see_reason(request: Asked, id: TableId, seat: SeatInPath, move: MoveText) -> views.ReasonShown:
    """Why one's own seat cannot play a move now, as far as it can know."""
    person = await find_person(request)
    async with seen(request.app.state.hall, id, person) as table:
        game = enquiries.own_game(table, person, seat)
    return enquiries.reason(game, seat, move)


@get(
    "/api/tables/{id:str}/review", opt={"limit": "think", "patient": True}, responses=refusals(403, 404, 409, 422, 503)
)
async def see_review(request: Asked, id: TableId) -> views.ReviewShown:
    """What was well played and what was luck, once the game is over."""
    async with _played(request, id) as (table, person):
        _looker(request, table, person, None)
        _only_over(table)
    review: views.ReviewShown = await request.app.state.bots.review(table)
    return review


@get("/api/tables/{id:str}/chat", responses=refusals(403, 404))
async def read_chat(
    request: Asked, id: TableId, after: LineAfter = None, before: LineBefore = None, invitation: Invited = ""
) -> list[views.LineShown]:
    """What was said at a table: the latest lines, or those after or before a line."""
    person = await find_person(request)
    asking = person.id if person else None
    lines: list[views.LineShown] = await request.app.state.chat.lines(
        id, asking, after=after, before=before, invitation=invitation
    )
    return lines


@post("/api/tables/{id:str}/chat", opt={"limit": "chat"}, responses=refusals(401, 403, 404, 409))
async def say(request: Asked, id: TableId, data: JSONBody[ChatForm]) -> views.LineShown:
    """Say something to all who are at a table."""
    person = await need_person(request)
    line: views.LineShown = await request.app.state.chat.say(id, person.id, person.name, data.text)
    return line


PLAYING = (
    command_seat,
    wait_for_news,
    see_history,
    see_moment,
    see_truth,
    export_record,
    see_hints,
    plan_harbour,
    see_reason,
    see_review,
    read_chat,
    say,
)
