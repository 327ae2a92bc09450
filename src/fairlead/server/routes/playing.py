"""Routes of a game: commands, waiting for news, history, records, hints, review, chat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.enums import MediaType
from litestar.params import Parameter

from ...games.definition import Data
from .. import views
from ..forms import CommandForm
from ..hall import Command, Forbidden, Refused
from ..people import Person
from ..security import find_person, need_person
from ..table import OVER, Table
from .seeing import table_for, viewer_of

Asked = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seconds = Annotated[float, Parameter(ge=0, le=60)]


@post("/api/tables/{id:str}/seats/{seat:int}/commands", opt={"limit": "commands"}, status_code=200)
async def command_seat(request: Asked, id: str, seat: int, data: CommandForm) -> views.Message:
    """Play, take back, confirm. A repeated command is answered like the first one and not carried out again."""
    hall, person = request.app.state.hall, await need_person(request)
    await table_for(hall, id, person)
    command = Command(data.do, data.question, data.client, data.move, data.confirm)
    table = await hall.command(id, person.id, seat, command)
    return views.message(table, seat)


@get("/api/tables/{id:str}/wait", opt={"limit": "commands"})
async def wait_for_news(
    request: Asked, id: str, version: Number, revision: Number = 0, seat: int | None = None, seconds: Seconds = 25.0
) -> views.Message | None:
    """Waits until there is something new about a table; null if there is not. For browsers without WebSockets."""
    state, person = request.app.state, await find_person(request)
    table = await table_for(state.hall, id, person)
    viewer = viewer_of(state.hall, table, person, seat)
    news: views.Message | None = await state.realtime.wait(id, viewer, version, revision, seconds)
    return news


async def _played(request: Asked, id: str) -> tuple[Table, Person | None]:
    """A table whose game has been dealt, and who asks."""
    hall, person = request.app.state.hall, await find_person(request)
    table = await table_for(hall, id, person)
    if table.game is None:
        raise Refused("The game has not begun.")
    return table, person


def _looker(request: Asked, table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat that the past is seen from: when the game is over, any."""
    if table.status == OVER and seat is not None and 0 <= seat < len(table.seats):
        return seat
    return viewer_of(request.app.state.hall, table, person, seat)


@get("/api/tables/{id:str}/history")
async def see_history(request: Asked, id: str, seat: int | None = None) -> views.History:
    """All moves that one may know, with what happened."""
    table, person = await _played(request, id)
    return views.history(table, _looker(request, table, person, seat))


@get("/api/tables/{id:str}/moments/{number:int}")
async def see_moment(request: Asked, id: str, number: int, seat: int | None = None) -> views.Moment:
    """The table as one could see it after some moves."""
    table, person = await _played(request, id)
    return views.moment(table, _looker(request, table, person, seat), number)


@get("/api/tables/{id:str}/truth/{number:int}")
async def see_truth(request: Asked, id: str, number: int) -> views.Truth:
    """Everything, after some moves; once the game is over."""
    table, person = await _played(request, id)
    _looker(request, table, person, None)
    _only_over(table)
    return views.truth(table, number)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def export_record(request: Asked, id: str) -> str:
    """The game record, once the game is over: it holds all secrets."""
    table, person = await _played(request, id)
    _looker(request, table, person, None)
    _only_over(table)
    return table.dealt.record()


def _only_over(table: Table) -> None:
    if table.status != OVER:
        raise Refused("The game is not over: this would tell its secrets.")


@get("/api/tables/{id:str}/seats/{seat:int}/hints", opt={"limit": "think"})
async def see_hints(request: Asked, id: str, seat: int) -> list[Data]:
    """The best moves of one's own seat, as far as a bot can tell from what the seat knows."""
    table, person = await _played(request, id)
    if person is None or seat not in table.seats_of(person.id):
        raise Forbidden("This is not your seat.")
    hints: list[Data] = await request.app.state.bots.hint(table, seat)
    return hints


@get("/api/tables/{id:str}/review", opt={"limit": "think"})
async def see_review(request: Asked, id: str) -> Data:
    """What was well played and what was luck, once the game is over."""
    table, person = await _played(request, id)
    _looker(request, table, person, None)
    _only_over(table)
    review: Data = await request.app.state.bots.review(table)
    return review


PLAYING = (
    command_seat,
    wait_for_news,
    see_history,
    see_moment,
    see_truth,
    export_record,
    see_hints,
    see_review,
)
