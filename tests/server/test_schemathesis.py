"""Whatever is sent to any route, the service answers as its OpenAPI document says, and never with 5xx.

Schemathesis makes requests from the document, fitting and not; most of them are then led to real tables, records,
questions and links, so that they get further than the door. FAIRLEAD_FUZZ_CASES=200 makes more of them for each route,
with the bounds of every parameter and field too, and on PostgreSQL as well.
"""

from __future__ import annotations

import os
import random
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import fairlead
from fairlead.games import NAMES, find
from fairlead.server import bots, people
from fairlead.server.app import create_app
from fairlead.server.settings import Settings

from . import services

pytestmark = pytest.mark.compiled

MORE = os.environ.get("FAIRLEAD_FUZZ_CASES", "")
CASES = int(MORE or 12)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
LEAVING = {"sign_out", "delete_me", "claim_account", "change_password"}  # who asks these is somebody else afterwards
PLAYED, WAITING, OVER, HARBOUR = 0, 3, 4, 5  # places in World.tables
WANTED = {  # where a route can do something
    "change_seat": WAITING,
    "command_seat": PLAYED,
    "export_record": OVER,
    "rematch": OVER,
    "plan_harbour": HARBOUR,
    "see_hints": PLAYED,
    "see_reason": PLAYED,
    "see_review": OVER,
    "see_truth": OVER,
    "start_table": WAITING,
}
Data = dict[str, Any]

schema = schemathesis.openapi.from_path(str(Path(__file__).parents[2] / "docs" / "openapi.json"))
schema.config.phases.coverage.enabled = bool(MORE)


@dataclass
class World:
    """A service with tables of every kind, and somebody who has a seat at most of them."""

    address: str
    http: httpx.Client = field(init=False)
    other: httpx.Client = field(init=False)
    tables: list[str] = field(default_factory=list)
    record: str = ""
    harbour: str = ""
    link: str = ""

    def __post_init__(self) -> None:
        self.http, self.other = self.enter("Ann"), self.enter("Bo")

    def enter(self, name: str) -> httpx.Client:
        """A browser of a new guest."""
        http = httpx.Client(base_url=self.address, timeout=60)
        http.get("/api/me")
        http.headers["x-csrf-token"] = http.cookies["fairlead_csrf"]
        http.post("/api/guests", json={"name": name}).raise_for_status()
        return http

    def signed_in(self, route: str) -> Data:
        """What a request of somebody with a session carries."""
        http = self.enter("Cy") if route in LEAVING else self.http
        return {"headers": {"x-csrf-token": http.headers["x-csrf-token"]}, "cookies": dict(http.cookies)}

    def prepare(self) -> None:
        """Plays one game to its end, for its record, and writes one down in which somebody moves goods."""
        full = {"seats": {0: {"docks": {2: 1}, "areas": {1: 1}, "storage": {}}}, "decision": "move"}
        self.harbour = fairlead.new("bremerhaven", players=2, seed=1).edit(full).record()
        self.play_out(self.create(self.http, "discovery", ["me", "me"]))
        self.record = self.http.get(f"/api/tables/{self.tables[-1]}/record").text

    def renew(self) -> None:
        """Tables that wait, are played and are over, one's own, another's, and one without spectators."""
        self.tables.clear()
        for game in NAMES:
            self.create(self.http, game, ["me", "me"], visibility="public")
        self.create(self.http, "discovery", ["me", "open"])
        for record in (self.record, self.harbour):
            self.keep(self.http.post("/api/records", json={"text": record}))
        self.create(self.other, "discovery", ["me", "open", "open"])
        self.create(self.other, "discovery", ["me", "me"], spectators=False)
        self.create(self.other, "discovery", ["me", "me"], visibility="private")
        self.link = self.other.post(f"/api/tables/{self.tables[-1]}/seats/0/links").json()["token"]

    def create(self, http: httpx.Client, game: str, seats: list[str], **more: Any) -> str:
        """A new table."""
        return self.keep(http.post("/api/tables", json={"game": game, "seats": seats, **more}))

    def keep(self, made: httpx.Response) -> str:
        """Remembers a table that was made."""
        assert made.status_code == 201, made.text
        self.tables.append(made.json()["table"]["id"])
        return self.tables[-1]

    def play_out(self, table: str) -> None:
        """Plays a game to its end."""
        dice = random.Random(1)
        while (seen := self.look(table, None))["table"]["status"] == "playing":
            seat = seen["table"]["to_act"][0]
            self.command(self.look(table, seat), dice)

    def command(self, seen: Data, dice: random.Random) -> None:
        """Plays one move at random."""
        move = dice.choice(seen["decision"]["options"])["id"]
        form = {"do": "play", "move": move, "confirm": True, "question": seen["question"]}
        form["client"] = dice.randbytes(8).hex()
        path = f"/api/tables/{seen['table']['id']}/seats/{seen['seat']}/commands"
        self.http.post(path, json=form).raise_for_status()

    def look(self, table: str, seat: int | None) -> Data:
        """A table as it is seen; nothing if it is not."""
        answer = self.http.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        seen: Data = answer.json() if answer.status_code == 200 else {}
        return seen


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The service in a thread of its own; gives its address."""
    app = create_app(Settings(database=database, rate_limits=False))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the service does not start"
        time.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)


@pytest.fixture(scope="module", params=["sqlite", "postgres"] if MORE else ["sqlite"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite"
    else:
        with services.fresh_database(request.getfixturevalue("postgres_server")) as fresh:
            yield fresh


@pytest.fixture(scope="module")
def service(address: str) -> Iterator[World]:
    """The service, quick: bots hardly think and passwords are hashed in no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
        patch.setattr(bots, "HINT_MS", 5.0)
        patch.setattr(bots, "REVIEW_SIMS", 1)
        patch.setattr(bots.Bots, "changed", _let_be)
        with serving(address) as served:
            found = World(served)
            while not all(game["ready"] for game in found.http.get("/api/games").json()):
                time.sleep(0.1)
            found.prepare()
            yield found


@pytest.fixture
def world(service: World) -> World:
    """The service, with tables that nobody has touched."""
    service.renew()
    return service


async def _let_be(self: bots.Bots, table: object) -> None:
    """Bots that play on their own would only take the machine's time."""


@schema.parametrize()
@settings(max_examples=CASES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: Case, world: World) -> None:
    dice = random.Random(zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode("utf-8", "replace")))
    route = case.operation.definition.raw["operationId"]
    lead(case, route, world, dice)
    who: Data = {} if dice.random() < 0.1 else world.signed_in(route)
    case.call_and_validate(base_url=world.address, checks=CHECKS, timeout=120, **who)


# ------------------------------------------------------------------ leading requests on


def lead(case: Case, route: str, world: World, dice: random.Random) -> None:
    """Puts something that exists in place of something that does not, in most of the requests."""
    if "seconds" in case.query:  # nobody waits for long here
        case.query["seconds"] = min(case.query["seconds"], 0.1) if _is_number(case.query["seconds"]) else "x"
    elif case.path.endswith("/wait"):
        case.query["seconds"] = 0.1
    if dice.random() < 0.25:
        return
    table = world.tables[WANTED[route]] if route in WANTED and dice.random() < 0.5 else dice.choice(world.tables)
    real = {"id": table, "seat": dice.choice([0, 0, 0, 1]), "number": dice.randrange(40)}
    case.path_parameters |= {name: value for name, value in real.items() if name in case.path_parameters}
    if route == "see_reason" and dice.random() < 0.8:
        case.query["move"] = dice.choice(dice.choice([find(game) for game in NAMES]).moves).text
    if isinstance(case.body, dict):
        form = _fitting(case, route, world, dice)
        case.body |= {name: value for name, value in form.items() if name in case.body}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _fitting(case: Case, route: str, world: World, dice: random.Random) -> Data:
    """What could stand in a form: games, records, links, and what a seat is asked."""
    found: Data = {"game": dice.choice(NAMES), "token": world.link, "options": {}}
    if dice.random() < 0.5:
        found["wanted"] = dice.choice([{"fill": [1]}, {"unload": "all"}, {"loaded": {"1": {"crate": 3}}}])
    found["seats"] = [dice.choice(["me", "open"]) for _ in range(dice.choice([2, 3, 4]))]
    if route == "import_record":
        found["text"] = world.record
    if "question" in case.body and case.path_parameters.get("seat") in (0, 1):
        seen = world.look(case.path_parameters["id"], case.path_parameters["seat"])
        found["question"] = seen.get("question", "none")
        options = (seen.get("decision") or {}).get("options")
        if options:
            found |= {"move": dice.choice(options)["id"], "client": dice.randbytes(8).hex()}
    return found
