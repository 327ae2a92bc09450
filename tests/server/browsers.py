"""Browsers for tests: each with cookies of its own, all at one application that runs in the test's own loop."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar

from fairlead.server.app import create_app
from fairlead.server.settings import Settings

ADDRESS = "http://fairlead.test"
Data = dict[str, Any]


@asynccontextmanager
async def running(database: str, **settings: Any) -> AsyncIterator[Litestar]:
    """The application on a database, with all games loaded."""
    quick: Data = {"rate_limits": False, "address": ADDRESS}
    app = create_app(Settings(database=database, **(quick | settings)))
    async with app.lifespan():
        for game in ("discovery", "shipyard", "bremerhaven"):
            await app.state.warming.wait(game)
        yield app


class Browser:
    """Somebody's browser."""

    def __init__(self, app: Litestar) -> None:
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS)
        self._numbers = itertools.count()

    async def ask(self, method: str, path: str, *, expect: int | None = None, **sent: Any) -> Any:
        """Sends a request as our pages do and gives the answer's data; `expect` is the status it must have."""
        if method != "GET":
            if "fairlead_csrf" not in self.http.cookies:
                await self.http.get("/api/me")
            sent.setdefault("headers", {})["x-csrf-token"] = self.http.cookies["fairlead_csrf"]
        answer = await self.http.request(method, path, **sent)
        wanted = expect if expect is not None else answer.status_code
        assert answer.status_code == wanted, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        if expect is None:
            assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def get(self, path: str, **sent: Any) -> Any:
        """GET."""
        return await self.ask("GET", path, **sent)

    async def post(self, path: str, data: Data | None = None, **sent: Any) -> Any:
        """POST with a body."""
        return await self.ask("POST", path, **({"json": data} if data is not None else {}), **sent)

    async def enter(self, name: str) -> Browser:
        """Becomes a guest."""
        await self.post("/api/guests", {"name": name})
        return self

    async def create(self, game: str = "discovery", *seats: str, **more: Any) -> Data:
        """A new table as this browser sees it."""
        table: Data = await self.post("/api/tables", {"game": game, "seats": list(seats or ("me", "me")), **more})
        return table

    async def look(self, table: str, seat: int | None = None) -> Data:
        """A table, from a seat."""
        seen: Data = await self.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        return seen

    async def command(self, seen: Data, do: str, move: int | None = None, **sent: Any) -> Any:
        """Answers the question in a message."""
        form: Data = {"do": do, "question": seen["question"], "client": f"c{next(self._numbers)}-{id(self)}"}
        form |= {"move": move} if move is not None else {}
        expect = sent.pop("expect", None)
        path = f"/api/tables/{seen['table']['id']}/seats/{seen['seat']}/commands"
        return await self.post(path, form | sent, expect=expect)


async def play_on(browser: Browser, table: str, moves: int, dice: random.Random) -> Data:
    """Plays moves for all seats, which are this browser's, each confirmed at once; gives the last message."""
    seen = await browser.look(table, 0)
    for _ in range(moves):
        if seen["table"]["status"] != "playing":
            break
        seat = dice.choice(seen["table"]["to_act"])
        if seat != seen["seat"]:
            seen = await browser.look(table, seat)
        option = dice.choice(seen["decision"]["options"])
        seen = await browser.command(seen, "play", option["id"], confirm=True)
    return seen
