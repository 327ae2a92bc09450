"""People: guests, accounts, sessions, their own data."""

from __future__ import annotations

import pytest
from litestar import Litestar
from sqlalchemy import select, update

from fairlead.server import schema

from .browsers import Browser

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


async def test_a_stranger_is_nobody(app: Litestar) -> None:
    stranger = Browser(app)
    assert await stranger.get("/api/me") == {"id": None, "name": None, "login": None}
    assert (await stranger.post("/api/tables", {"game": "discovery", "seats": ["me", "me"]}, expect=401))["error"] == (
        "not-signed-in"
    )


@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "\u200b"])
async def test_names_can_be_read(app: Litestar, name: str) -> None:
    answer = await Browser(app).http.get("/api/me")
    token = {"x-csrf-token": answer.cookies["fairlead_csrf"]}
    browser = Browser(app)
    browser.http.cookies.update(answer.cookies)
    assert (await browser.http.post("/api/guests", json={"name": name}, headers=token)).status_code in (400, 422)


async def test_a_guest_claims_an_account_and_keeps_the_tables(app: Litestar) -> None:
    ann = await Browser(app).enter("  Ann \t O'Hara ")
    assert (await ann.get("/api/me"))["name"] == "Ann O'Hara"
    table = (await ann.create())["table"]["id"]
    old = dict(ann.http.cookies)["fairlead_session"]
    claimed = await ann.post("/api/account", {"login": "Ann", "password": "a good one"})
    assert claimed["login"] == "ann"
    assert dict(ann.http.cookies)["fairlead_session"] != old, "the session is renewed"
    assert await app.state.people.by_token(old) is None
    elsewhere = Browser(app)
    await elsewhere.post("/api/login", {"login": "ANN", "password": "a bad one!"}, expect=403)
    await elsewhere.post("/api/login", {"login": "nobody", "password": "a good one"}, expect=403)
    await elsewhere.post("/api/login", {"login": "ANN", "password": "a good one"})
    assert [shown["id"] for shown in (await elsewhere.get("/api/tables"))["mine"]] == [table]
    bo = await Browser(app).enter("Bo")
    assert "taken" in (await bo.post("/api/account", {"login": "ann", "password": "12345678"}, expect=422))["detail"]
    assert "8 to" in (await bo.post("/api/account", {"login": "bo.b", "password": "short"}, expect=422))["detail"]
    await ann.post("/api/account", {"login": "ann2", "password": "12345678"}, expect=422)


async def test_a_new_password_signs_other_browsers_out(app: Litestar) -> None:
    cy = await Browser(app).enter("Cy")
    await cy.post("/api/account", {"login": "cyrus", "password": "old password"})
    phone = Browser(app)
    await phone.post("/api/login", {"login": "cyrus", "password": "old password"})
    await cy.post("/api/password", {"old": "wrong one", "new": "new password"}, expect=403)
    await cy.post("/api/password", {"old": "old password", "new": "new password"})
    assert (await cy.get("/api/me"))["login"] == "cyrus"
    assert (await phone.get("/api/me"))["login"] is None
    await phone.post("/api/login", {"login": "cyrus", "password": "old password"}, expect=403)
    await phone.post("/api/login", {"login": "cyrus", "password": "new password"})
    await phone.post("/api/logout")
    assert (await phone.get("/api/me"))["id"] is None


async def test_a_session_ends(app: Litestar) -> None:
    di = await Browser(app).enter("Di")
    me = (await di.get("/api/me"))["id"]
    async with app.state.database.writing() as connection:
        chosen = update(schema.sessions).where(schema.sessions.c.person == me)
        await connection.execute(chosen.values(expires=1.0))
    assert (await di.get("/api/me"))["id"] is None
    await di.post("/api/tables", {"game": "discovery", "seats": ["me", "me"]}, expect=401)


async def test_tokens_and_passwords_are_kept_as_hashes(app: Litestar) -> None:
    ed = await Browser(app).enter("Ed")
    await ed.post("/api/account", {"login": "eddie", "password": "a secret of Ed's"})
    token = dict(ed.http.cookies)["fairlead_session"]
    async with app.state.database.reading() as connection:
        kept = [*(await connection.execute(select(schema.sessions.c.token))).scalars()]
        passwords = [*(await connection.execute(select(schema.people.c.password))).scalars()]
    assert token not in kept
    assert all(word is None or word.startswith("$argon2id$") for word in passwords)


async def test_people_get_their_data_and_can_be_forgotten(app: Litestar) -> None:
    flo, gil = await Browser(app).enter("Flo"), await Browser(app).enter("Gil")
    table = (await flo.create("discovery", "me", "open"))["table"]["id"]
    await gil.post(f"/api/tables/{table}/join", {})
    await flo.post(f"/api/tables/{table}/chat", {"text": "hello"})
    await flo.post("/api/account", {"login": "flo", "password": "flo's own word"})
    data = await flo.get("/api/me/data")
    assert data["login"] == "flo"
    assert [seat["table"] for seat in data["seats"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["hello"]
    assert "password" not in data
    await flo.ask("DELETE", "/api/me", json={"password": "no"}, expect=403)
    await flo.ask("DELETE", "/api/me", json={"password": "flo's own word"})
    assert (await flo.get("/api/me"))["id"] is None
    seats = (await gil.look(table, 1))["table"]["seats"]
    assert seats[0]["name"] == "?"
    assert seats[0]["person"] is None
    assert await gil.get(f"/api/tables/{table}/chat") == []
