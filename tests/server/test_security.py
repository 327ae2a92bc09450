"""The service's armour: headers, forged and malformed requests, sizes, limits, and who may do what."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from litestar import Litestar

from fairlead.server.security import LIMITS, Limiter

from .browsers import ADDRESS, Browser, running

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


# ------------------------------------------------------------------ headers, forgeries, sizes


async def test_every_answer_tells_browsers_what_they_may_load(app: Litestar) -> None:
    http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS)
    for path in ("/api/me", "/api/tables/nothing", "/nowhere", "/health"):
        headers = (await http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_session_is_not_for_scripts_or_other_sites(app: Litestar) -> None:
    http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS)
    token = (await http.get("/api/me")).cookies["fairlead_csrf"]
    answer = await http.post("/api/guests", json={"name": "Ann"}, headers={"x-csrf-token": token})
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("fairlead_session="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_changing_requests_need_the_token_of_our_pages(app: Litestar) -> None:
    ann = await Browser(app).enter("Ann")
    forged = await ann.http.post("/api/tables", json={"game": "discovery", "seats": ["me", "me"]})
    assert forged.status_code == 403
    forged = await ann.http.post("/api/logout", headers={"x-csrf-token": "0" * 128})
    assert forged.status_code == 403
    assert (await ann.get("/api/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b"\xff\xfe", 400),
        (b'{"do": "fly", "question": "q", "client": "c"}', 400),
        (b'{"do": "play", "question": "q", "client": "c", "move": -1}', 400),
        (b'{"do": "play", "question": "q", "client": "c", "move": 1, "extra": 1}', 400),
        (b'{"do": "play", "question": "q", "client": "", "move": 1}', 400),
        (b'{"do": "play", "question": "", "client": "c", "move": 1.5}', 400),
        (json.dumps({"do": "play", "question": "q", "client": "c" * 65}).encode(), 400),
        (b'{"do": "play", "question": "q", "client": "' + b"c" * 70_000 + b'"}', 413),
        (b'{"do": "play", "question": "old", "client": "c", "move": 1}', 409),
    ],
)
async def test_bodies_that_do_not_fit_change_nothing(app: Litestar, body: bytes, status: int) -> None:
    ann = await Browser(app).enter("Ann")
    id = (await ann.create())["table"]["id"]
    before = await ann.look(id, 0)
    answer = await ann.ask("POST", f"/api/tables/{id}/seats/0/commands", content=body, expect=status)
    assert answer["detail"]
    assert answer["status"] == status
    assert "Traceback" not in str(answer)
    assert await ann.look(id, 0) == before


async def test_no_address_may_ask_too_often(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairlead.server.security.monotonic", lambda: 100.0)
    async with running(f"sqlite:///{tmp_path}/tables.sqlite", rate_limits=True) as app:
        browser = Browser(app)
        token = (await browser.http.get("/api/me")).cookies["fairlead_csrf"]
        form = {"login": "ann", "password": "nothing"}
        answers = [
            (await browser.http.post("/api/login", json=form, headers={"x-csrf-token": token}))
            for _ in range(int(LIMITS["sign-in"].burst) + 1)
        ]
        assert [answer.status_code for answer in answers] == [403] * (len(answers) - 1) + [429]
        assert int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].json()["error"] == "too-many"


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr("fairlead.server.security.monotonic", lambda: clock)
    limiter = Limiter()
    assert sum(limiter.allows("chat", "1.2.3.4") for _ in range(20)) == LIMITS["chat"].burst
    assert limiter.allows("chat", "5.6.7.8"), "others are not concerned"
    clock += 2 / LIMITS["chat"].rate
    assert sum(limiter.allows("chat", "1.2.3.4") for _ in range(20)) == 2


# ------------------------------------------------------------------ who may do what

# For each request: the statuses for a stranger, a guest without a seat, a player, another player, and the owner.
STRANGER, GUEST, PLAYER, RIVAL, OWNER = range(5)
COMMAND = {"do": "undo", "question": "x", "client": "c"}
PLAN = {"wanted": {}, "question": "x"}
MATRIX: list[tuple[str, str, Any, tuple[int, ...]]] = [
    ("GET", "", None, (200, 200, 200, 200, 200)),
    ("GET", "?seat=1", None, (403, 403, 200, 403, 403)),
    ("GET", "/wait?version=0&seat=1&seconds=0", None, (403, 403, 200, 403, 403)),
    ("GET", "/history?seat=1", None, (403, 403, 200, 403, 403)),
    ("GET", "/moments/0?seat=1", None, (403, 403, 200, 403, 403)),
    ("GET", "/moments/0", None, (200, 200, 200, 200, 200)),
    ("GET", "/truth/0", None, (409, 409, 409, 409, 409)),
    ("GET", "/record", None, (409, 409, 409, 409, 409)),
    ("GET", "/review", None, (409, 409, 409, 409, 409)),
    ("GET", "/seats/1/hints", None, (403, 403, 200, 403, 403)),
    ("GET", "/seats/1/reason?move=coins", None, (403, 403, 200, 403, 403)),
    ("POST", "/seats/1/plan", PLAN, (401, 403, 409, 403, 403)),
    ("GET", "/invitation", None, (401, 403, 200, 200, 200)),
    ("GET", "/chat", None, (200, 200, 200, 200, 200)),
    ("POST", "/chat", {"text": "hi"}, (401, 201, 201, 201, 201)),
    ("POST", "/seats/1/commands", COMMAND, (401, 403, 409, 403, 403)),
    ("POST", "/seats/1/links", None, (401, 403, 201, 403, 403)),
    ("PUT", "/seats/1", {"bot": "level1"}, (401, 403, 403, 403, 409)),
    ("POST", "/start", None, (401, 403, 403, 403, 409)),
    ("POST", "/join", {}, (401, 409, 200, 200, 200)),
    ("POST", "/rematch", None, (401, 409, 409, 409, 409)),
    ("POST", "/close", None, (401, 403, 403, 403, 200)),
]


@pytest.mark.parametrize(("method", "path", "body", "statuses"), MATRIX, ids=[f"{row[0]} {row[1]}" for row in MATRIX])
@pytest.mark.parametrize("hidden", [False, True], ids=["by link", "private"])
async def test_everybody_may_do_what_is_theirs(
    app: Litestar, hidden: bool, method: str, path: str, body: Any, statuses: tuple[int, ...]
) -> None:
    who = [Browser(app), *[await Browser(app).enter(name) for name in ("Guest", "Player", "Rival", "Owner")]]
    visibility = "private" if hidden else "link"
    made = await who[OWNER].create(
        "discovery", "me", "open", "open", visibility=visibility, options={"start_player": 1}
    )
    id = made["table"]["id"]
    invitation = (await who[OWNER].get(f"/api/tables/{id}/invitation"))["invitation"]
    for player in (PLAYER, RIVAL):
        await who[player].post(f"/api/tables/{id}/join", {"invitation": invitation})
    answers = []
    for browser in who:
        sent = {} if body is None else {"json": body}
        if method != "GET":
            token = (await browser.http.get("/api/me")).cookies.get("fairlead_csrf") or browser.http.cookies[
                "fairlead_csrf"
            ]
            sent["headers"] = {"x-csrf-token": token}
        answers.append((await browser.http.request(method, f"/api/tables/{id}{path}", **sent)).status_code)
    outside = (401 if statuses[STRANGER] == 401 else 404, 404) if hidden else statuses[:2]
    assert tuple(answers) == (*outside, *statuses[2:])


async def test_tables_without_spectators_are_for_players(app: Litestar) -> None:
    ann, bo = await Browser(app).enter("Ann"), await Browser(app).enter("Bo")
    id = (await ann.create(spectators=False))["table"]["id"]
    for path in ("", "/history", "/moments/0", "/wait?version=0&seconds=0"):
        await bo.get(f"/api/tables/{id}{path}", expect=403)
    await ann.look(id)


async def test_a_table_that_is_not_there_looks_like_a_private_one(app: Litestar) -> None:
    ann, bo = await Browser(app).enter("Ann"), await Browser(app).enter("Bo")
    id = (await ann.create(visibility="private"))["table"]["id"]
    hidden = await bo.get(f"/api/tables/{id}", expect=404)
    assert hidden == await bo.get(f"/api/tables/{'0' * 24}", expect=404)
