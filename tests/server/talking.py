"""What tests of sockets share: the socket's route behind a real server, and browsers that talk with it."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fairlead.server import store
from fairlead.server.chat import Chat
from fairlead.server.hall import Command, Hall, Wish
from fairlead.server.notices import Notices
from fairlead.server.people import Person
from fairlead.server.realtime import Realtime
from fairlead.server.settings import Settings
from fairlead.server.sockets import socket
from fairlead.server.table import Table

PATIENCE = 20.0  # seconds until a test gives up
MOMENT = 0.25  # seconds in which whatever should not come would have come

Data = dict[str, Any]


@dataclass
class Sessions:
    """Whose token is whose: "token of ann" is ann's until she signs out."""

    ended: set[str] = field(default_factory=set)
    asked: int = 0

    async def by_token(self, token: str | None) -> Person | None:
        """The person of a session."""
        self.asked += 1
        if not token or token in self.ended or not token.startswith("token of "):
            return None
        name = token.removeprefix("token of ")
        return Person(name, name.title(), None)


class Browser:
    """A browser with its socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, type: str, **fields: Any) -> None:
        """Sends a message."""
        await self.connection.send(json.dumps({"type": type, **fields}))

    async def hear(self) -> Data:
        """The next message."""
        told: Data = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        return told

    async def hear_first(self, type: str) -> Data:
        """The next message of a type; others before it are passed over."""
        while True:
            told = await self.hear()
            if told["type"] == type:
                return told

    async def ask(self, type: str, **fields: Any) -> Data:
        """Sends a message and returns the next one that comes."""
        await self.say(type, **fields)
        return await self.hear()

    async def hears_nothing(self) -> bool:
        """Whether nothing comes for a moment."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.connection.recv(), MOMENT)
            return False
        return True

    async def is_heard(self) -> bool:
        """Whether the server still answers."""
        await self.say("ping")
        return (await self.hear_first("pong"))["type"] == "pong"

    async def closing(self) -> int:
        """The code that the server closes the socket with."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.connection.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def command(self, seen: Data, do: str, client: str, move: int | None = None, **fields: Any) -> None:
        """Sends a command in answer to a message about a table."""
        place = {"table": seen["table"]["id"], "seat": seen["seat"], "question": seen["question"]}
        await self.say("command", do=do, client=client, move=move, **{**place, **fields})


@dataclass
class Service:
    """A running server with only the socket."""

    hall: Hall
    notices: Notices
    realtime: Realtime
    sessions: Sessions
    settings: Settings
    port: int = 0

    @asynccontextmanager
    async def browser(self, person: str | None = None, **options: Any) -> AsyncIterator[Browser]:
        """A browser of somebody, or of a stranger."""
        async with connect(f"ws://127.0.0.1:{self.port}/api/socket", **_headers(person, options)) as connection:
            yield Browser(connection)


def _headers(person: str | None, options: Data) -> Data:
    headers = {"Cookie": f"fairlead_session=token of {person}"} if person else {}
    return {"max_size": 2**24, "compression": None, "ping_interval": None, "additional_headers": headers, **options}


@asynccontextmanager
async def serving(hall: Hall, notices: Notices, settings: Settings | None = None) -> AsyncIterator[Service]:
    """Serves the socket on a free port, in the loop of the test."""
    realtime, sessions = Realtime(hall, notices), Sessions()
    hall.listen(realtime.changed)
    service = Service(hall, notices, realtime, sessions, settings or Settings(database="", rate_limits=True))
    app = Litestar([socket], openapi_config=None, logging_config=None)
    app.state.settings, app.state.people, app.state.hall = service.settings, sessions, hall
    app.state.realtime, app.state.chat = realtime, Chat(hall, notices, limited=service.settings.rate_limits)
    config = uvicorn.Config(app, log_config=None, lifespan="off", ws_max_size=2**16, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    with sockets.create_server(("127.0.0.1", 0)) as listener:
        service.port = listener.getsockname()[1]
        async with notices, realtime:
            running = asyncio.create_task(server._serve([listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                yield service
            finally:
                server.should_exit = True
                await running


# ------------------------------------------------------------------ tables


async def begin(hall: Hall, *others: str, owner: str = "ann", **wishes: Any) -> Table:
    """A game of Age of Discovery between people, begun; the owner has seat 0."""
    table = await lay(hall, len(others) + 1, owner, **wishes)
    for person in others:
        table = await hall.join(table.id, person, person.title())
    return table


async def lay(hall: Hall, seats: int, owner: str = "ann", **wishes: Any) -> Table:
    """A table with free seats for all but its owner."""
    wish: Data = {"options": {"start_player": 0}, "seed": 7, **wishes}
    return await hall.create(owner, owner.title(), Wish("discovery", seats=["me"] + ["open"] * (seats - 1), **wish))


async def play_turn(hall: Hall, id: str, names: dict[int, str], client: str) -> Table:
    """Whoever is to act plays the first move that ends the turn or cannot be taken back, and confirms it."""
    table = await hall.find(id)
    seat = table.dealt.to_act[0]
    move = table.dealt.moves(seat).ids[0]
    command = Command("play", table.question(seat), client, move, confirm=True)
    return await hall.command(id, names[seat], seat, command)


async def kept_moves(hall: Hall, id: str) -> int:
    """How many moves the database has of a table."""
    async with hall.database.reading() as connection:
        table = await store.read_table(connection, id)
    assert table is not None
    return table.length
