"""The load of bench/service.py, in a process of its own: scripted clients on WebSockets that play random legal moves.

    python bench/service_load.py PORT SERVER_PID '{"tables": 200, "mix": {...}, "phases": [...]}'     prints JSON
    python bench/service_load.py PORT SERVER_PID '{"idle": 2000, "tables": 100}'

A phase has an offered rate (moves a second over all tables, at random moments) or none: then each seat answers as soon
as it is asked. A move's time runs from the moment when it was due until its acknowledgement is read here; at an offered
rate that includes waiting for a table to become ready, so a slow service cannot hide behind its own slowness.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from service_host import Desk, Refusal, allow_many_sockets, cpu_seconds

OPTIONS: dict[str, dict[str, Any]] = {"discovery": {}, "shipyard": {}, "bremerhaven": {}}
DRAIN_SECONDS = 10.0  # for what is on its way when a phase ends
OPENED_AT_ONCE = 50


# ---------------------------------------------------------------------- what is read of a message


class Option(msgspec.Struct):
    id: int


class Decision(msgspec.Struct):
    options: list[Option]


class Draft(msgspec.Struct):
    waiting: Any = None


class TableTold(msgspec.Struct):
    id: str
    status: str
    length: int
    rematch_of: str | None = None


class Told(msgspec.Struct):
    """Any message: only what a scripted client needs; the rest is skipped, not built."""

    type: str
    table: TableTold | str | None = None
    seat: int | None = None
    version: int = 0
    revision: int = 0
    decision: Decision | None = None
    question: str = ""
    error: str = ""
    detail: str = ""


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


# ---------------------------------------------------------------------- phases


@dataclass
class Phase:
    """What is measured between two moments."""

    name: str
    rate: float | None
    seconds: float
    sent: int = 0
    kept_in_time: int = 0  # acknowledged before the phase ended
    stale: int = 0
    times: list[float] = field(default_factory=list)
    end: float = 0.0
    cpu: tuple[float, float] = (0.0, 0.0)

    def data(self) -> dict[str, Any]:
        times = sorted(self.times)
        server, own = (round(used / self.seconds, 2) for used in self.cpu)
        return {
            "name": self.name,
            "rate": self.rate,
            "seconds": self.seconds,
            "sent": self.sent,
            "moves": self.kept_in_time,
            "stale": self.stale,
            "lost": self.sent - self.stale - len(times),
            "within": sum(t <= 0.1 for t in times) / max(1, self.sent - self.stale),
            "p50": quantile(times, 0.5),
            "p95": quantile(times, 0.95),
            "p99": quantile(times, 0.99),
            "worst": times[-1] if times else None,
            "server_cores": server,
            "load_cores": own,
        }


def quantile(ordered: Sequence[float], part: float) -> float | None:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else None


# ---------------------------------------------------------------------- clients


class Client:
    """A browser with one socket, at one seat of one table."""

    def __init__(self, crowd: Crowd, session: str, number: int) -> None:
        self.crowd, self.session, self.number = crowd, session, number
        self.table, self.seat = "", 0
        self.line: ClientConnection
        self.seen: Told | None = None
        self.known = (0, 0)
        self.phase: Phase | None = None  # of the move on its way
        self.due = 0.0
        self.queued = False
        self._dice, self._count = random.Random(number), 0

    async def open(self) -> None:
        cookie = {"Cookie": f"fairlead_session={self.session}"}
        address = f"ws://127.0.0.1:{self.crowd.port}/api/socket"
        options: dict[str, Any] = {"compression": None, "max_size": 2**24, "ping_interval": None}
        self.line = await connect(address, additional_headers=cookie, **options)

    async def watch(self, table: str, seat: int | None) -> None:
        self.table, self.seat, self.seen, self.known = table, seat or 0, None, (0, 0)
        await self.line.send(write({"type": "watch", "table": table, "seat": seat}), text=True)

    async def listen(self) -> None:
        try:
            while True:
                await self.hear(read(await self.line.recv(decode=False)))
        except ConnectionClosed as closed:
            if not self.crowd.ending:
                self.crowd.trouble(f"a socket was closed: {closed}")

    async def hear(self, told: Told) -> None:
        if told.type == "table":
            assert isinstance(told.table, TableTold)
            if told.table.id != self.table:
                return
            self.seen = told
            self.crowd.note_length(told.table)
            if told.table.status == "over":
                await self.crowd.play_again(self)
                return
        elif told.type == "done":
            self.known = told.version, told.revision
            self.settle(kept=self.phase is not None)
        elif told.type == "refused":
            if told.error not in ("stale", "conflict"):
                self.crowd.trouble(f"{told.error}: {told.detail}")
            self.settle(kept=False)
        elif told.type == "ping":
            await self.line.send(b'{"type":"pong"}', text=True)
        if self.asked:
            await self.crowd.ready(self)

    def settle(self, *, kept: bool) -> None:
        """The move on its way has been answered."""
        phase, self.phase = self.phase, None
        if phase is None:
            return
        if not kept:
            phase.stale += 1
            return
        now = time.perf_counter()
        self.crowd.kept += 1
        phase.times.append(now - self.due)
        phase.kept_in_time += now <= phase.end

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn, as far as the newest message tells."""
        seen = self.seen
        if self.phase is not None or seen is None or seen.decision is None:
            return False
        return (seen.version, seen.revision) >= self.known

    async def move(self, phase: Phase, due: float) -> None:
        """Plays a random legal move and confirms it at once."""
        assert self.seen is not None
        assert self.seen.decision is not None
        self.phase, self.due = phase, due
        self._count += 1
        phase.sent += 1
        form = {"type": "command", "table": self.table, "seat": self.seat, "do": "play", "confirm": True}
        form |= {"move": self._dice.choice(self.seen.decision.options).id, "question": self.seen.question}
        await self.line.send(write({**form, "client": f"{self.number}-{self._count}"}), text=True)


class Crowd:
    """All clients, and the pace at which they play."""

    def __init__(self, port: int, server: int) -> None:
        self.port, self.server, self.desk = port, server, Desk(port)
        self.clients: list[Client] = []
        self.lengths: dict[str, int] = {}
        self.kept = 0
        self.ending = False
        self._troubles: list[str] = []
        self._ready: deque[Client] = deque()
        self._somebody = asyncio.Event()
        self._phase: Phase | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._again: set[str] = set()

    def trouble(self, text: str) -> None:
        self._troubles.append(text)
        if len(self._troubles) <= 3:
            tell(f"trouble: {text}")

    def note_length(self, table: TableTold) -> None:
        self.lengths[table.id] = max(self.lengths.get(table.id, 0), table.length)

    async def ready(self, client: Client) -> None:
        """A seat is asked: it answers at once at full speed, else when its time comes."""
        phase = self._phase
        if phase is not None and phase.rate is None:
            await client.move(phase, time.perf_counter())
        elif not client.queued:
            client.queued = True
            self._ready.append(client)
            self._somebody.set()

    # ------------------------------------------------------------------ tables

    def sit_down(self, games: Sequence[str]) -> list[tuple[str, int | None]]:
        """Two new guests at each of the tables, and the game has begun."""
        places: list[tuple[str, int | None]] = []
        for number, game in enumerate(games):
            pair = [Client(self, self.desk.enter(f"Player {number} {i}"), 2 * number + i) for i in (0, 1)]
            form = {"game": game, "options": OPTIONS[game], "seats": ["me", "open"]}
            told = self.desk.ask("POST", "/api/tables", form, pair[0].session)
            id = told["table"]["id"]
            self.desk.ask("POST", f"/api/tables/{id}/join", {}, pair[1].session)
            self.clients += pair
            places += [(id, 0), (id, 1)]
            if number % 50 == 49:
                tell(f"{number + 1} tables are set")
        return places

    async def open_all(self, places: Sequence[tuple[str, int | None]]) -> None:
        for first in range(0, len(self.clients), OPENED_AT_ONCE):
            group = self.clients[first : first + OPENED_AT_ONCE]
            await asyncio.gather(*(client.open() for client in group))
            for client, place in zip(group, places[first:], strict=False):
                self._spawn(client.listen())
                await client.watch(*place)

    async def play_again(self, client: Client) -> None:
        """The game is over: the first who hears of it asks for a rematch, in which both sit one further."""
        if client.table in self._again or self.ending:
            return
        self._again.add(client.table)
        self._spawn(self._rematch(client.table))

    async def _rematch(self, table: str) -> None:
        pair = [client for client in self.clients if client.table == table]
        desk = Desk(self.port, self.desk.csrf)  # the service closes connections that were silent for a while
        try:
            told = await asyncio.to_thread(desk.ask, "POST", f"/api/tables/{table}/rematch", None, pair[0].session)
        except (Refusal, OSError) as failure:
            self.trouble(f"no rematch: {failure}")
            return
        for client in pair:
            await client.watch(told["table"]["id"], 1 - client.seat)

    # ------------------------------------------------------------------ phases

    async def measure(self, phase: Phase) -> None:
        """Plays for a while at a pace."""
        before = cpu_seconds(self.server), time.process_time()
        begun = time.perf_counter()
        phase.end = begun + phase.seconds
        self._phase = phase
        if phase.rate is None:
            while self._ready:
                await self._move_next(phase, time.perf_counter())
            await asyncio.sleep(phase.end - time.perf_counter())
        else:
            await self._keep_pace(phase, phase.rate, begun)
        self._phase = None
        phase.cpu = cpu_seconds(self.server) - before[0], time.process_time() - before[1]
        await self._drain()

    async def _keep_pace(self, phase: Phase, rate: float, due: float) -> None:
        dice = random.Random(phase.name)
        while (due := due + dice.expovariate(rate)) < phase.end:
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            while not self._ready:
                self._somebody.clear()
                left = phase.end - time.perf_counter()
                try:
                    await asyncio.wait_for(self._somebody.wait(), max(0.0, left))
                except TimeoutError:
                    return
            await self._move_next(phase, due)

    async def _move_next(self, phase: Phase, due: float) -> None:
        client = self._ready.popleft()
        client.queued = False
        if client.asked:
            await client.move(phase, due)

    async def _drain(self) -> None:
        end = time.perf_counter() + DRAIN_SECONDS
        while any(client.phase for client in self.clients) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)

    def missing(self) -> int:
        """Acknowledged moves that are not in the logs of the tables, which would be a fault of the service."""
        return self.kept - sum(self.lengths.values())

    async def close(self) -> None:
        self.ending = True
        await asyncio.gather(*(client.line.close() for client in self.clients), return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


# ---------------------------------------------------------------------- runs


async def play(crowd: Crowd, plan: dict[str, Any]) -> dict[str, Any]:
    """All phases at one set of tables."""
    places = crowd.sit_down(shared_out(plan["mix"], plan["tables"]))
    await crowd.open_all(places)
    await asyncio.sleep(1)
    gc.collect()
    gc.freeze()
    phases = [Phase(each["name"], each["rate"], each["seconds"]) for each in plan["phases"]]
    for phase in phases:
        tell(f"{phase.name}, {phase.seconds:g} s")
        await crowd.measure(phase)
        tell(f"  {phase.kept_in_time / phase.seconds:.0f} confirmed moves/s")
    told = {"phases": [phase.data() for phase in phases], "kept": crowd.kept, "missing": crowd.missing()}
    return told | {"tables": len(crowd.lengths), "troubles": crowd._troubles}


async def idle(crowd: Crowd, plan: dict[str, Any]) -> dict[str, Any]:
    """Sockets that only watch, each of another guest; says when to measure and waits for an answer each time."""
    places = crowd.sit_down(["discovery"] * plan["tables"])
    tables, crowd.clients = sorted({table for table, _ in places}), []
    for number in range(plan["idle"]):
        crowd.clients.append(Client(crowd, crowd.desk.enter(f"Spectator {number}"), number))
        if number % 500 == 499:
            tell(f"{number + 1} guests have come")
    await _agree("before")
    await crowd.open_all([(tables[number % len(tables)], None) for number in range(plan["idle"])])
    await _agree("open")
    return {"sockets": len(crowd.clients), "troubles": crowd._troubles}


async def _agree(word: str) -> None:
    print(json.dumps({"at": word}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def shared_out(mix: dict[str, float], tables: int) -> list[str]:
    """The game of each table, so that all games have their share from the first tables on."""
    given = dict.fromkeys(mix, 0)
    games = []
    for number in range(1, tables + 1):
        whole = sum(mix.values())
        game = max(mix, key=lambda name: mix[name] / whole * number - given[name])
        given[game] += 1
        games.append(game)
    return games


def tell(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


async def run(port: int, server: int, plan: dict[str, Any]) -> None:
    crowd = Crowd(port, server)
    told = await (idle if "idle" in plan else play)(crowd, plan)
    print(json.dumps(told), flush=True)
    await crowd.close()


if __name__ == "__main__":
    allow_many_sockets()
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])))
