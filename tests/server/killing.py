"""What a service that is killed under load needs: its process, and scripted people who note what they were promised.

A promise is an answered command. What was sent and not answered may have happened or not: it is sent again, under the
same name, when the service is back.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fairlead.server import schema
from fairlead.server.checking import check_tables
from fairlead.server.database import Database

from .services import free_port

Data = dict[str, Any]
Place = tuple[str, int]  # a table and a seat
Log = list[tuple[int, int, bool]]  # seat, move, whether a bot's

START_SECONDS = 120.0  # on a machine that has much else to do
PATIENCE = 240.0
DRAFTED = 0.25  # how often somebody drafts a move first, and confirms it later
GAMES: tuple[tuple[str, Data], ...] = (
    ("discovery", {}),
    ("shipyard", {"edition": "second"}),
    ("bremerhaven", {"variant": "short"}),
    ("shipyard", {"edition": "first"}),
)
SEATINGS = (("me", "level1"), ("me", "me"), ("me", "open"), ("level2", "me"), ("me", "level1", "me"))


# ------------------------------------------------------------------ the service


class Service:
    """A server process on a port of its own; it can be killed and started again.

    It has an SQLite database of its own, unless another one is named; `settings` are further flags.
    """

    def __init__(self, folder: Path, database: str = "", *settings: str) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.output = folder / "output"
        # What the host of this machine has set for a service of its own must not matter here.
        kept = (name for name in os.environ if name == "FAIRLEAD_CACHE" or not name.startswith("FAIRLEAD_"))
        ours = {name: os.environ[name] for name in kept}
        self.environment = {**ours, "XDG_CONFIG_HOME": str(folder)}
        self._process: subprocess.Popen[bytes] | None = None

    def command(self, *arguments: str) -> list[str]:
        """How a command of ours is started."""
        return [sys.executable, "-m", "fairlead.cli", *arguments, "--database", self.database]

    def start(self) -> None:
        """Starts the process, and does not wait for it."""
        self._process = self.run("serve", "--port", str(self.port), "--rate-limits", "no", *self.settings)

    def run(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A process of ours on the same database."""
        command = [*self.command(*arguments), "--log-level", "warning"]
        with self.output.open("ab") as output:
            return subprocess.Popen(command, stdout=output, stderr=output, env=self.environment)

    async def answers(self) -> None:
        """Returns when the service answers."""
        async with httpx.AsyncClient(base_url=self.address) as http, asyncio.timeout(START_SECONDS):
            while True:
                assert self._process is not None
                assert self._process.poll() is None, self.output.read_text()
                with suppress(httpx.TransportError):
                    if (await http.get("/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Ends the process without a warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> int:
        """Tells the process to stop, and returns how it ended."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(60)

    def check_tables(self) -> tuple[int, str]:
        """The exit status of `fairlead check-tables`, and what it says."""
        told = subprocess.run(
            self.command("check-tables"),
            capture_output=True,
            text=True,
            check=False,
            env=self.environment,
            timeout=PATIENCE,
        )
        return told.returncode, told.stdout + told.stderr


@contextmanager
def service_in(folder: Path) -> Iterator[Service]:
    """A service that is not started yet, and is gone afterwards."""
    service = Service(folder)
    try:
        yield service
    finally:
        service.kill()


# ------------------------------------------------------------------ promises


@dataclass(frozen=True)
class Sent:
    """A command on its way: the moves that it confirms, and the draft that it leaves."""

    form: Data
    confirms: tuple[int, ...]
    draft: tuple[int, ...]


@dataclass
class Promised:
    """What a seat was promised: its confirmed moves in order, its draft, and what it has not heard of again."""

    moves: list[int] = field(default_factory=list)
    draft: tuple[int, ...] = ()
    sent: Sent | None = None

    def answered(self) -> None:
        """The command on its way was carried out."""
        assert self.sent is not None
        self.moves += self.sent.confirms
        self.draft = self.sent.draft
        self.sent = None

    def fits(self, moves: list[int]) -> bool:
        """Whether a log has all that was promised, and nothing that was never sent."""
        unsure = list(self.sent.confirms) if self.sent else []
        return moves in (self.moves, self.moves + unsure)

    def fits_draft(self, draft: tuple[int, ...]) -> bool:
        """Whether a draft is the one that was left."""
        return draft == self.draft or (self.sent is not None and draft == self.sent.draft)


@dataclass
class Ledger:
    """All promises, and what was seen of each table: its highest version and most moves."""

    places: dict[Place, Promised] = field(default_factory=dict)
    seen: dict[str, tuple[int, int]] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)
    promises: int = 0
    refusals: list[str] = field(default_factory=list)  # which nobody should get

    def note(self, message: Data) -> None:
        """Somebody was shown a table."""
        table = message["table"]
        version, length = self.seen.get(table["id"], (0, 0))
        self.seen[table["id"]] = max(version, table["version"]), max(length, table["length"])
        if table["status"] == "over":
            self.over.add(table["id"])

    def keep(self, place: Place) -> None:
        """A command was answered."""
        self.promises += bool(self.places[place].sent and self.places[place].sent.confirms)
        self.places[place].answered()


# ------------------------------------------------------------------ people


class Scripted:
    """Somebody who plays random moves at many tables, by requests."""

    def __init__(self, name: str, service: Service, ledger: Ledger, gate: asyncio.Event) -> None:
        self.name = name
        self.service, self.ledger, self.gate = service, ledger, gate
        self.places: list[Place] = []
        self.http = httpx.AsyncClient(base_url=service.address, timeout=START_SECONDS)
        self._chooser = random.Random(name)
        self._numbers = itertools.count()

    async def enter(self) -> None:
        """Becomes a guest."""
        await self.http.get("/api/me")
        (await self._post("/api/guests", {"name": self.name})).raise_for_status()

    async def create(self, number: int) -> str:
        """A table with a mix of people and bots; returns its id."""
        (game, options), seats = GAMES[number % len(GAMES)], SEATINGS[number % len(SEATINGS)]
        while (answer := await self._post("/api/tables", {"game": game, "options": options, "seats": seats})).is_error:
            assert answer.status_code in (409, 503), answer.text  # the game is not ready yet
            await asyncio.sleep(0.1)
        id: str = answer.json()["table"]["id"]
        for seat, who in enumerate(seats):
            if who == "me":
                self.take(id, seat)
        return id

    async def join(self, id: str) -> None:
        """Takes the free seat of a table."""
        answer = await self._post(f"/api/tables/{id}/join", {})
        answer.raise_for_status()
        self.take(id, answer.json()["seat"])

    def take(self, id: str, seat: int) -> None:
        """Plays a seat from now on."""
        self.places.append((id, seat))
        self.ledger.places[id, seat] = Promised()

    async def _post(self, path: str, data: Data) -> httpx.Response:
        return await self.http.post(path, json=data, headers={"x-csrf-token": self.http.cookies["fairlead_csrf"]})

    async def play(self) -> None:
        """Plays until somebody says that it is enough, whatever becomes of the service."""
        while True:
            try:
                for place in self.places:
                    await self.gate.wait()
                    if place[0] not in self.ledger.over:
                        await self._play(place)
                await asyncio.sleep(0.001)  # whose tables are all over must let others play
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def _play(self, place: Place) -> None:
        promised = self.ledger.places[place]
        if promised.sent is None:
            path = f"/api/tables/{place[0]}"
            seen = (await self.http.get(path, params={"seat": place[1]})).raise_for_status().json()
            self.ledger.note(seen)
            promised.sent = self.choose(seen)
        if promised.sent is not None:
            await self._send(place, promised)

    async def _send(self, place: Place, promised: Promised) -> None:
        assert promised.sent is not None
        answer = await self._post(f"/api/tables/{place[0]}/seats/{place[1]}/commands", promised.sent.form)
        if answer.status_code == 200:
            self.ledger.note(answer.json())
            self.ledger.keep(place)
        else:
            self.refused(place, answer.json())

    def refused(self, place: Place, problem: Data) -> None:
        """A command was not carried out. Only where seats act at once may it have come too late."""
        if problem["error"] != "stale":
            self.ledger.refusals.append(f"{place}: {problem}")
        self.ledger.places[place].sent = None

    def choose(self, seen: Data) -> Sent | None:
        """Something to answer to a message, if anything is asked."""
        if seen["table"]["status"] != "playing":
            return None
        draft = [move["id"] for move in seen["draft"]["moves"]]
        waiting, decision = seen["draft"]["waiting"], seen["decision"]
        form: Data = {"question": seen["question"], "client": f"{self.name} {next(self._numbers)}"}
        if waiting is not None:
            draft.append(waiting["id"])
        if waiting is not None or decision is None:  # the draft is all that this seat can do now
            return Sent({**form, "do": "confirm"}, tuple(draft), ()) if draft else None
        move = self._chooser.choice(decision["options"])["id"]
        if self._chooser.random() < DRAFTED:
            return Sent({**form, "do": "play", "move": move}, (), (*draft, move))
        return Sent({**form, "do": "play", "move": move, "confirm": True}, (*draft, move), ())


class OnSocket(Scripted):
    """Somebody who plays on one socket: at all tables at once, without waiting for the answer of one of them."""

    async def play(self) -> None:
        """Plays until somebody says that it is enough, and comes back whenever the line breaks."""
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self.gate.wait()
                async with self._line() as line:
                    await self._begin(line)
                    async for text in line:
                        await self._hear(line, json.loads(text))
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.service.port}/api/socket"
        cookie = {"Cookie": f"fairlead_session={self.http.cookies['fairlead_session']}"}
        async with connect(address, additional_headers=cookie, compression=None, max_size=2**24) as line:
            yield line

    async def _begin(self, line: ClientConnection) -> None:
        """First asks again what was not answered, then looks at all tables."""
        self._shown: dict[Place, Data] = {}
        self._known: dict[Place, tuple[int, int]] = {}
        for place in self.places:
            sent = self.ledger.places[place].sent
            if sent is not None:
                await self._say(line, place, sent)
        for id, seat in self.places:
            await line.send(json.dumps({"type": "watch", "table": id, "seat": seat}))

    async def _hear(self, line: ClientConnection, told: Data) -> None:
        if told["type"] == "table":
            place = told["table"]["id"], told["seat"]
            self.ledger.note(told)
            self._shown[place] = told
        elif told["type"] in ("done", "refused"):
            found = self._place_of(told["client"])
            if found is None:
                self.ledger.refusals.append(str(told))
                return
            place = found
            if told["type"] == "done":
                self._known[place] = told["version"], told["revision"]
                self.ledger.keep(place)
            else:
                self.refused(place, told)
        else:
            return
        await self._answer(line, place)

    def _place_of(self, client: str) -> Place | None:
        for place in self.places:
            sent = self.ledger.places[place].sent
            if sent is not None and sent.form["client"] == client:
                return place
        return None

    async def _answer(self, line: ClientConnection, place: Place) -> None:
        """Answers the newest message about a place, unless a command is on its way or the message is older than it."""
        promised, seen = self.ledger.places[place], self._shown.get(place)
        if promised.sent is None and seen is not None:
            if (seen["version"], seen["revision"]) >= self._known.get(place, (0, 0)):
                promised.sent = self.choose(seen)
                if promised.sent is not None:
                    await self._say(line, place, promised.sent)

    async def _say(self, line: ClientConnection, place: Place, sent: Sent) -> None:
        await line.send(json.dumps({"type": "command", "table": place[0], "seat": place[1], **sent.form}))


# ------------------------------------------------------------------ all of them together


async def take_places(people: Sequence[Scripted], tables: int) -> None:
    """Everybody sits down at some tables, at those with a free seat together with the next one."""
    for person in people:
        await person.enter()
    for number in range(tables):
        mix = number + number // len(people)  # so that everybody gets games and seatings of all kinds
        id = await people[number % len(people)].create(mix)
        if "open" in SEATINGS[mix % len(SEATINGS)]:
            await people[(number + 1) % len(people)].join(id)


@asynccontextmanager
async def playing(people: Sequence[Scripted], gate: asyncio.Event) -> AsyncIterator[None]:
    """People who play as long as the gate is open; what goes wrong with one of them is raised here."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(person.play()) for person in people]
        try:
            yield
        finally:
            while not all(task.done() for task in tasks):  # who is closing a line just now may miss the first word
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks, timeout=1)


async def promised(ledger: Ledger, promises: int) -> None:
    """Returns when so many confirmed moves have been promised."""
    async with asyncio.timeout(PATIENCE):
        while ledger.promises < promises:
            await asyncio.sleep(0.001)


# ------------------------------------------------------------------ what the database says


async def check_everything(service: Service, ledger: Ledger, before: dict[str, Log]) -> dict[str, Log]:
    """Compares the database with all promises; returns the logs of all tables."""
    database = Database(service.database)
    try:
        count, faults = await check_tables(database)
        assert not faults
        assert count == len(before)
        logs, drafts, heads = await read_tables(database)
    finally:
        await database.close()
    for id, log in logs.items():
        assert log[: len(before[id])] == before[id], "what has been there once stays as it is"
        version, length = ledger.seen.get(id, (0, 0))
        assert heads[id][0] >= version, "what somebody was shown had been kept"
        assert len(log) == heads[id][1] >= length
    for (id, seat), promise in ledger.places.items():
        own = [move for mover, move, _ in logs[id] if mover == seat]
        assert promise.fits(own), f"table {id}, seat {seat}: promised {promise}, and there is {own}"
        if id not in ledger.over:
            assert promise.fits_draft(drafts.get((id, seat), ())), f"table {id}, seat {seat}: {promise}, {drafts}"
    return logs


async def read_tables(
    database: Database,
) -> tuple[dict[str, Log], dict[tuple[str, int], tuple[int, ...]], dict[str, tuple[int, int]]]:
    """Logs, drafts, and version and length of all tables, in one moment."""
    logs: dict[str, Log] = defaultdict(list)
    moves, drafts, tables = schema.moves.c, schema.drafts.c, schema.tables.c
    async with database.reading() as connection:
        found = await connection.execute(select(tables.id, tables.version, tables.length))
        heads = {row.id: (row.version, row.length) for row in found}
        for row in await connection.execute(select(schema.moves).order_by(moves.table, moves.number)):
            logs[row.table].append((row.seat, row.move, row.by_bot))
        found = await connection.execute(select(drafts.table, drafts.seat, drafts.moves))
        left = {(row.table, row.seat): tuple(json.loads(row.moves)) for row in found}
    return {id: logs[id] for id in heads}, left, heads


async def everybody_moves_on(service: Service, ledger: Ledger, before: dict[str, Log]) -> None:
    """Returns when at each table that is not over somebody has moved since, and a bot at each table with bots."""
    database, begun = Database(service.database), time.monotonic()
    try:
        while True:
            logs, _, _ = await read_tables(database)
            still = [id for id, log in logs.items() if len(log) == len(before[id]) and id not in ledger.over]
            bots = sum(by_bot for id, log in logs.items() for *_, by_bot in log[len(before[id]) :])
            if not still and bots:
                return
            assert time.monotonic() - begun < PATIENCE, await story(service, ledger, still)
            await asyncio.sleep(0.5)
    finally:
        await database.close()


async def story(service: Service, ledger: Ledger, ids: list[str]) -> str:
    """What is known of tables at which nobody plays, for whoever has to find out why."""
    told = [service.output.read_text()[-4000:]]
    async with httpx.AsyncClient(base_url=service.address) as http:
        for id in ids:
            seen = (await http.get(f"/api/tables/{id}")).json()["table"]
            told.append(f"{seen}: " + str({place: each for place, each in ledger.places.items() if place[0] == id}))
    return "\n".join(["nobody plays on:", *told, *ledger.refusals])
