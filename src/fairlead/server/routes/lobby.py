"""Routes of the lobby: games and their options, tables, seats, invitations."""

from __future__ import annotations

from typing import Any, TypedDict

from litestar import get, post, put
from litestar.params import JSONBody

from ...games import NAMES, find
from ...games.definition import Data
from .. import store, views
from ..forms import JoinForm, LeaveForm, LinkForm, RecordForm, SeatForm, TableForm
from ..hall import Forbidden, Hall, Unknown, Wish
from ..people import Person
from ..problems import refusals
from ..security import find_person, need_person
from .asked import Asked, Invited, SeatAsked, SeatInPath, SinceAsked, TableId
from .seeing import check_seen, seen, viewer_of

TABLES_SHOWN = 100


class OptionTold(TypedDict):
    """An option of a game: its values and its default, by the number of players."""

    name: str
    choices: list[Any]
    numbers: list[int] | None
    default: Any
    by_players: dict[str, Any]
    asked: bool


class GameTold(TypedDict):
    """A game that can be played here. `ready` and `part` say how far its kernels are compiled."""

    name: str
    version: str
    players: list[int]
    options: list[OptionTold]
    ready: bool
    part: float


class Lobby(TypedDict):
    """Tables that anybody may join or watch, and one's own."""

    public: list[views.Summary]
    mine: list[views.Summary]


class Invitation(TypedDict):
    """What leads somebody to a table."""

    table: str
    invitation: str


class SeatLink(TypedDict):
    """What leads another device to a seat."""

    table: str
    seat: int
    token: str


def _game(name: str, progress: Data) -> GameTold:
    definition = find(name)
    options: list[OptionTold] = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "numbers": list(option.numbers) if option.numbers else None,
            "default": option.default,
            "by_players": {str(players): value for players, value in option.by_players.items()},
            "asked": option.asked,
        }
        for option in definition.options
    ]
    return {
        "name": name,
        "version": definition.version,
        "players": list(definition.players),
        "options": options,
        "ready": progress["ready"],
        "part": progress["part"],
    }


@get("/api/games")
async def list_games(request: Asked) -> list[GameTold]:
    """The games, their options, and whether they are ready."""
    progress = request.app.state.warming.progress()
    return [_game(name, progress[name]) for name in NAMES]


@get("/api/tables")
async def list_tables(request: Asked) -> Lobby:
    """Public tables, and one's own."""
    hall, person = request.app.state.hall, await find_person(request)
    async with hall.database.reading() as connection:
        public = await store.list_tables(connection, await store.open_tables(connection, TABLES_SHOWN))
        own = await store.tables_of(connection, person.id, TABLES_SHOWN) if person else []
        mine = await store.list_tables(connection, own)
    return {"public": [views.summary(table) for table in public], "mine": [views.summary(table) for table in mine]}


@post("/api/tables", opt={"limit": "create"}, responses=refusals(401, 422, 503))
async def create_table(request: Asked, data: JSONBody[TableForm]) -> views.Message:
    """A new table. It starts when all seats are taken."""
    state, person = request.app.state, await need_person(request)
    state.warming.check(find(data.game).name)
    wish = Wish(data.game, data.options, data.seats, data.names, data.visibility, data.title, data.spectators)
    table = await state.hall.create(person.id, person.name, wish)
    return await _own_view(state.hall, table.id, person)


async def _own_view(hall: Hall, id: str, person: Person) -> views.Message:
    """A table as a person sees it, from the first of their seats."""
    async with hall.looking(id) as table:
        seats = table.seats_of(person.id)
        return views.message(table, seats[0] if seats else None)


@get("/api/tables/{id:str}", responses=refusals(403, 404))
async def see_table(
    request: Asked, id: TableId, seat: SeatAsked = None, since: SinceAsked = None, invitation: Invited = ""
) -> views.Message:
    """A table, from one of one's own seats or as a spectator."""
    hall, person = request.app.state.hall, await find_person(request)
    async with seen(hall, id, person, invitation) as table:
        viewer = viewer_of(hall, table, person, seat, invitation)
        return views.message(table, viewer, None if since is None else max(0, since))


@post("/api/tables/{id:str}/join", status_code=200, responses=refusals(401, 404, 409, 503))
async def join_table(request: Asked, id: TableId, data: JSONBody[JoinForm]) -> views.Message:
    """Take a free seat, or one's own back from a bot."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person, data.invitation)
    await hall.join(id, person.id, person.name, data.seat)
    return await _own_view(hall, id, person)


@post("/api/tables/{id:str}/leave", status_code=200, responses=refusals(401, 404, 409))
async def leave_table(request: Asked, id: TableId, data: JSONBody[LeaveForm]) -> views.Summary:
    """Get up."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person)
    return views.summary(await hall.leave(id, person.id, data.bot))


@post("/api/tables/{id:str}/start", status_code=200, responses=refusals(401, 403, 404, 409, 503))
async def start_table(request: Asked, id: TableId) -> views.Message:
    """The owner starts: bots take the free seats."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person)
    await hall.start(id, person.id)
    return await _own_view(hall, id, person)


@post("/api/tables/{id:str}/close", status_code=200, responses=refusals(401, 403, 404, 409))
async def close_table(request: Asked, id: TableId) -> views.Summary:
    """The owner gives the table up."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person)
    return views.summary(await hall.close(id, person.id))


@put("/api/tables/{id:str}/seats/{seat:int}", responses=refusals(401, 403, 404, 409, 503))
async def change_seat(request: Asked, id: TableId, seat: SeatInPath, data: JSONBody[SeatForm]) -> views.Summary:
    """The owner puts a bot on a seat, or frees it."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person)
    return views.summary(await hall.seat_bot(id, person.id, seat, data.bot))


@post("/api/tables/{id:str}/rematch", opt={"limit": "create"}, responses=refusals(401, 403, 404, 409, 503))
async def rematch(request: Asked, id: TableId) -> views.Message:
    """Another game for the same people, each a seat further."""
    hall, person = request.app.state.hall, await need_person(request)
    await check_seen(hall, id, person)
    table = await hall.rematch(id, person.id)
    return await _own_view(hall, table.id, person)


@get("/api/tables/{id:str}/invitation", responses=refusals(401, 403, 404))
async def invite(request: Asked, id: TableId) -> Invitation:
    """What to put into an invitation; for the owner and those who sit there."""
    hall, person = request.app.state.hall, await need_person(request)
    async with seen(hall, id, person) as table:
        if table.owner != person.id and not table.seats_of(person.id):
            raise Forbidden("Only those at the table may invite.")
    return {"table": id, "invitation": hall.invitation(id)}


@post("/api/tables/{id:str}/seats/{seat:int}/links", opt={"limit": "create"}, responses=refusals(401, 403, 404))
async def link_seat(request: Asked, id: TableId, seat: SeatInPath) -> SeatLink:
    """A link that lets another device play one's own seat, for a week."""
    state, person = request.app.state, await need_person(request)
    async with seen(state.hall, id, person) as table:
        if not 0 <= seat < len(table.seats) or table.seats[seat].person != person.id:
            raise Forbidden("This is not your seat.")
    return {"table": id, "seat": seat, "token": await state.people.link_seat(person, id, seat)}


@post("/api/links", opt={"limit": "sign-in"}, status_code=200, responses=refusals(401, 404, 409))
async def follow_link(request: Asked, data: JSONBody[LinkForm]) -> views.Message:
    """Play a seat from this device too."""
    state, person = request.app.state, await need_person(request)
    found = await state.people.linked_seat(data.token)
    if found is None:
        raise Unknown("This link leads nowhere any more: ask for a new one.")
    await state.hall.hold(found[0], person.id, found[1])
    async with state.hall.looking(found[0]) as table:
        return views.message(table, found[1])


@post("/api/records", opt={"limit": "create"}, request_max_body_size=1_000_000, responses=refusals(401, 422, 503))
async def import_record(request: Asked, data: JSONBody[RecordForm]) -> views.Message:
    """A table from a game record: to look at, or to play on."""
    hall, person = request.app.state.hall, await need_person(request)
    table = await hall.import_record(person.id, person.name, data.text, data.visibility)
    return await _own_view(hall, table.id, person)


LOBBY = (
    list_games,
    list_tables,
    create_table,
    see_table,
    join_table,
    leave_table,
    start_table,
    close_table,
    change_seat,
    rematch,
    invite,
    link_seat,
    follow_link,
    import_record,
)
