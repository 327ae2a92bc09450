"""Routes about oneself: guest, account, sign in and out, one's own data."""

from __future__ import annotations

from typing import TypedDict

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from ..forms import STRANGER, AccountForm, DeletionForm, GuestForm, Me, PasswordForm
from ..people import Person
from ..problems import refusals
from ..security import SESSION, find_person, need_person, session_cookie
from .asked import Asked


class OwnSeat(TypedDict):
    """A seat that somebody has."""

    table: str
    seat: int
    name: str


class OwnLine(TypedDict):
    """Something that somebody said."""

    table: str
    text: str
    at: float


class OwnSession(TypedDict):
    """A browser that somebody is signed in with."""

    created: float
    expires: float


class OwnData(TypedDict):
    """All that is kept about somebody; times are in seconds since 1970."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float
    seats: list[OwnSeat]
    chat: list[OwnLine]
    sessions: list[OwnSession]


def _me(person: Person | None) -> Me:
    return Me(person.id, person.name, person.login) if person else STRANGER


async def _signed_in(request: Asked, person: Person) -> Response[Me]:
    """The answer that gives the browser its session."""
    state = request.app.state
    token = await state.people.open_session(person)
    return Response(_me(person), cookies=[session_cookie(token, state.settings)])


@get("/api/me")
async def see_me(request: Asked) -> Me:
    """Who am I? Also gives the browser the token that changing requests must carry."""
    return _me(await find_person(request))


@post("/api/guests", opt={"limit": "guests"}, responses=refusals(422))
async def become_guest(request: Asked, data: JSONBody[GuestForm]) -> Response[Me]:
    """Play at once, under a name."""
    person = await request.app.state.people.add_guest(data.name)
    return await _signed_in(request, person)


@patch("/api/me", responses=refusals(401, 422))
async def rename_me(request: Asked, data: JSONBody[GuestForm]) -> Me:
    """Another name."""
    person = await need_person(request)
    return _me(await request.app.state.people.rename(person, data.name))


@post("/api/account", opt={"limit": "sign-in"}, responses=refusals(401, 422))
async def claim_account(request: Asked, data: JSONBody[AccountForm]) -> Response[Me]:
    """Make the guest an account; the session is renewed."""
    people = request.app.state.people
    person = await people.claim(await need_person(request), data.login, data.password)
    await people.close_session(request.cookies.get(SESSION, ""))
    return await _signed_in(request, person)


@post("/api/login", status_code=200, opt={"limit": "sign-in"}, responses=refusals(403))
async def sign_in(request: Asked, data: JSONBody[AccountForm]) -> Response[Me]:
    """Sign in to an account."""
    person = await request.app.state.people.sign_in(data.login, data.password)
    return await _signed_in(request, person)


@post("/api/logout", status_code=200)
async def sign_out(request: Asked) -> Response[Me]:
    """Sign this browser out."""
    state = request.app.state
    person = await find_person(request)
    await state.people.close_session(request.cookies.get(SESSION, ""))
    if person is not None:
        await state.realtime.sessions_changed(person.id)
    return Response(STRANGER, cookies=[session_cookie("", state.settings)])


@post("/api/password", status_code=200, opt={"limit": "sign-in"}, responses=refusals(401, 403, 422))
async def change_password(request: Asked, data: JSONBody[PasswordForm]) -> Me:
    """A new password; all other browsers are signed out."""
    person = await need_person(request)
    keep = request.cookies.get(SESSION, "")
    await request.app.state.people.change_password(person, data.old, data.new, keep)
    await request.app.state.realtime.sessions_changed(person.id)
    return _me(person)


@get("/api/me/data", responses=refusals(401))
async def export_me(request: Asked) -> OwnData:
    """All that is kept about oneself."""
    person = await need_person(request)
    data: OwnData = await request.app.state.people.data_of(person)
    return data


@delete("/api/me", status_code=200, opt={"limit": "sign-in"}, responses=refusals(401, 403))
async def delete_me(request: Asked, data: JSONBody[DeletionForm]) -> Response[Me]:
    """Forget me. Games that others played in stay, without the name."""
    state, person = request.app.state, await need_person(request)
    await state.people.delete(person, data.password)
    await state.hall.forget_person(person.id)
    await state.realtime.sessions_changed(person.id)
    return Response(STRANGER, cookies=[session_cookie("", state.settings)])


PEOPLE = (
    see_me,
    become_guest,
    rename_me,
    claim_account,
    sign_in,
    sign_out,
    change_password,
    export_me,
    delete_me,
)
