"""Two applications that differ only in secrets, and people who ask both of them the same and compare every byte."""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from unittest.mock import patch

import httpx
from litestar import Litestar
from sqlalchemy import insert

from fairlead import Game
from fairlead.bots.knowledge import Knowledge
from fairlead.games import find
from fairlead.server import schema, store
from fairlead.server.app import host_key
from fairlead.server.database import Database
from fairlead.server.people import People
from fairlead.server.table import BOT, PERSON, PLAYING, PUBLIC, Table
from fairlead.server.thinking import Thinking

from .browsers import ADDRESS, running

Data = dict[str, Any]
NAMES = ("Ann", "Bo", "Cy")
PATIENCE = 60.0
ALWAYS = 2_000_000_000.0  # what time it is at both


class Oracle:
    """Stands in for the process that makes hints: what it says depends on every byte that it is told."""

    compiled = 1.0

    def __init__(self, game: str) -> None:
        self._answers: SimpleQueue[Data] = SimpleQueue()

    def ask_for_opinions(self, known: Knowledge, ms: float) -> None:
        """Two moves, with chances and points drawn from what is known."""
        luck = known.luck(ms)
        chosen = [known.moves.ids[(luck + number) % len(known.moves)] for number in range(2)]
        points = [(luck >> 8 * seat) % 256 for seat in range(known.players)]
        shares = [point / max(1, sum(points)) for point in points]
        self._answers.put({"opinions": [{"move": id, "shares": shares, "points": points} for id in chosen]})

    def receive(self, seconds: float) -> Data | None:
        """The answer."""
        return self._answers.get(timeout=seconds)

    def close(self) -> None:
        """There is no process to end."""


# ------------------------------------------------------------------ two applications


class Twins:
    """Two applications with the same people and sessions; tables are laid at both, each with its own secrets."""

    def __init__(self, apps: Sequence[Litestar], people: dict[str, tuple[str, str]]) -> None:
        self.apps = apps
        self.people = people  # id and session by name
        self.secrets: list[str] = []  # what must not be in anything that is told
        self._ids = itertools.count()

    @property
    def in_turn(self) -> Iterator[tuple[int, Litestar]]:
        """Both, with their numbers."""
        return iter(enumerate(self.apps))

    async def lay(self, worlds: Sequence[Game], seats: Sequence[str]) -> str:
        """A table that goes on from a position, another one at each; `seats` names people and bots."""
        id = f"table{next(self._ids):019}"
        for app, game in zip(self.apps, worlds, strict=True):
            async with app.state.database.writing() as connection:
                for source, rows in self._rows(id, game, seats).items():
                    await connection.execute(insert(source), rows)
            self.secrets += secrets_of(game)
        return id

    async def wake_bots(self, id: str) -> None:
        """Has bots take their turns at a table: nobody was told that it is there."""
        for app in self.apps:
            async with app.state.hall.looking(id) as table:
                await app.state.bots.changed(table)

    def _rows(self, id: str, game: Game, seats: Sequence[str]) -> dict[Any, list[Data]]:
        table: Data = {"id": id, "game": game.name, "options": json.dumps(game.options), "visibility": PUBLIC}
        table |= {
            "status": PLAYING,
            "owner": self.people["Ann"][0],
            "version": 0,
            "length": 0,
            "title": "",
            "seed": None,
        }
        table |= {"settings": "{}", "changed": ALWAYS, "created": ALWAYS, "rules": find(game.name).version}
        sitting = [{"table": id, "seat": seat, "name": who, **self._sitting(who)} for seat, who in enumerate(seats)]
        snapshot = {"table": id, "number": 0, "record": game.snapshot()}
        table["origin"] = json.dumps(game.position())
        return {schema.tables: [table], schema.seats: sitting, schema.snapshots: [snapshot]}

    def _sitting(self, who: str) -> Data:
        if who in self.people:
            return {"kind": PERSON, "person": self.people[who][0], "bot": None}
        return {"kind": BOT, "person": None, "bot": who}

    async def games(self, id: str) -> list[Game]:
        """The game of a table, at each."""
        return [(await app.state.hall.find(id)).dealt for app in self.apps]

    async def settled(self) -> None:
        """Returns when no bot is to act any more."""
        async with asyncio.timeout(PATIENCE):
            for app in self.apps:
                await app.state.bots.settled()

    @asynccontextmanager
    async def person(self, name: str | None) -> AsyncIterator[Person]:
        """Somebody who asks both, with a socket at each; None is a stranger."""
        async with AsyncExitStack() as stack:
            person = Person(self, self.people[name][1] if name else None)
            for http, line in zip(person.https, person.lines, strict=True):
                await stack.enter_async_context(http)
                await stack.enter_async_context(line)
            await person.begin()
            yield person


def secrets_of(game: Game) -> list[str]:
    """How the seed of a game, or the key of its luck, could be written."""
    key: int = game.position()["luck"]["key"]
    assert key > 2**40, "a small number would be found everywhere"
    return [str(key), f"{key:x}", str(key % 2**64)]


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[Twins]:
    """Two applications on copies of one database, at which it is always the same time."""
    file = folder / "0.sqlite"
    people = await _people(f"sqlite:///{file}")
    shutil.copy(file, folder / "1.sqlite")
    with patch.object(store, "now", lambda: ALWAYS):
        async with running(f"sqlite:///{file}") as one, running(f"sqlite:///{folder / '1.sqlite'}") as two:
            for app in (one, two):
                app.state.bots._advising = Thinking(1, Oracle)  # type: ignore[arg-type]
                app.state.hall._listeners.insert(1, lambda table, app=app: _told(app, table))
            yield Twins((one, two), people)


async def _people(address: str) -> dict[str, tuple[str, str]]:
    """Makes a database with people who are signed in."""
    database = Database(address)
    await database.migrate()
    await host_key(database)
    people, found = People(database, 90), {}
    for name in NAMES:
        person = await people.add_guest(name)
        found[name] = person.id, await people.open_session(person)
    async with database.engine.connect() as connection:  # so that all of it is in the one file that is copied
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    await database.close()
    return found


async def _told(app: Litestar, table: Table) -> None:
    """Bots wait until everybody has been told: otherwise several changes could come in one message, or not."""
    while table.id in app.state.realtime._looks:
        await asyncio.sleep(0)


# ------------------------------------------------------------------ people


class Person:
    """Somebody with a browser at each of the two, who does the same at both. `told` is all that was the same."""

    def __init__(self, twins: Twins, session: str | None) -> None:
        self.twins = twins
        cookies = {"fairlead_session": session} if session else {}
        self.https = [
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS, cookies=cookies)
            for app in twins.apps
        ]
        self.lines = [Line(app, session) for app in twins.apps]
        self.told: list[str] = []
        self._numbers, self._commands = itertools.count(), itertools.count()

    async def begin(self) -> None:
        """Gets the token that commands must repeat, the same for both."""
        await self.https[0].get("/api/me")
        self.https[1].cookies.set("fairlead_csrf", self.https[0].cookies["fairlead_csrf"], domain="fairlead.test")

    async def ask(self, which: int, method: str, path: str, **sent: Any) -> httpx.Response:
        """Asks one of them."""
        token = self.https[which].cookies["fairlead_csrf"]
        sent["headers"] = {"x-csrf-token": token, "x-request-id": f"request{next(self._numbers)}"}
        return await self.https[which].request(method, path, **sent)

    def command(self, question: str, do: str, **form: Any) -> Data:
        """A command. Everybody calls theirs the same, as strangers may."""
        return {"do": do, "question": question, "client": f"command {next(self._commands)}", **form}

    async def same(self, method: str, path: str, *expect: int, **sent: Any) -> Any:
        """Asks both, and compares status, headers and body; `expect` are the statuses that fit, else 200."""
        number = next(self._numbers)
        answers = []
        for which in range(2):
            self._numbers = itertools.count(number)
            answers.append(await self.ask(which, method, path, **sent))
        one, two = answers
        about = f"{method} {path} {sent.get('json', '')}"
        assert one.status_code in (expect or (200,)), f"{about}: {one.status_code} {one.text[:300]}"
        assert one.status_code == two.status_code, about
        assert one.content == two.content, about
        assert one.headers.raw == two.headers.raw, about
        self.note(str(one.headers.raw) + one.text)
        return one.json() if "json" in one.headers["content-type"] else one.text

    async def watch(self, id: str, seat: int | None) -> None:
        """Has both tell about a table."""
        for line in self.lines:
            await line.say({"type": "watch", "table": id, "seat": seat, "client": "watching"})
            await line.until(lambda text: '"client":"watching"' in text)
        await self.hear()

    async def hear(self, most: int | None = None) -> list[Data]:
        """What came on the sockets since, compared; with `most` only what is about so many moves or fewer."""
        for line in self.lines:  # what was sent before the answer has come before it
            await line.say({"type": "ping", "client": "hearing"})
            await line.until(lambda text: '"client":"hearing"' in text)
        heard = [[text for text in line.taken() if most is None or _length(text) <= most] for line in self.lines]
        assert heard[0] == heard[1]
        for text in heard[0]:
            self.note(text)
        return [json.loads(text) for text in heard[0]]

    def note(self, text: str) -> None:
        """Notes what was told, which must hold no seed."""
        for secret in self.twins.secrets:
            assert secret not in text
        self.told.append(text)


def _length(text: str) -> int:
    told = json.loads(text)
    return int(told["table"]["length"]) if told["type"] == "table" else 0


class Line:
    """A socket without a network: messages go straight to the application."""

    def __init__(self, app: Litestar, session: str | None) -> None:
        self._app = app
        cookie = [(b"cookie", f"fairlead_session={session}".encode())] if session else []
        self._headers = [(b"host", b"fairlead.test"), *cookie]
        self._questions: asyncio.Queue[Data] = asyncio.Queue()
        self._heard: list[str] = []
        self._news = asyncio.Event()

    async def __aenter__(self) -> Line:
        await self._questions.put({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope(), self._questions.get, self._send))  # type: ignore
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._questions.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)

    def _scope(self) -> Data:
        path = {"path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"", "root_path": ""}
        scope = {"type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", **path}
        return (
            scope
            | {"headers": self._headers, "client": ("127.0.0.1", 1), "server": ("fairlead.test", 80)}
            | {
                "subprotocols": [],
                "extensions": {},
                "state": {},
            }
        )

    async def _send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self._heard.append(event["text"])
            self._news.set()

    async def say(self, data: Data) -> None:
        """Sends a message."""
        await self._questions.put({"type": "websocket.receive", "text": json.dumps(data), "bytes": None})

    async def until(self, wanted: Any) -> None:
        """Returns when a message that is wanted has come."""
        async with asyncio.timeout(PATIENCE):
            while not any(wanted(text) for text in self._heard):
                self._news.clear()
                await self._news.wait()

    def taken(self) -> list[str]:
        """What has come since this was last asked, but for signs of life and the news about games that get ready."""
        heard, self._heard = self._heard, []
        return [text for text in heard if json.loads(text)["type"] not in ("warming", "ping", "pong")]
