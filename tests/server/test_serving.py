"""Running the service: the port, what keeps it from starting, how it stops, and what it logs and measures."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from litestar.testing import TestClient

from fairlead.cli import main
from fairlead.play.words import Words
from fairlead.server import logs, metrics, observing
from fairlead.server.database import Database, DatabaseTrouble
from fairlead.server.health import look
from fairlead.server.observing import observe
from fairlead.server.serving import ServiceTrouble, address_of, check_services, listening, serve
from fairlead.server.settings import Settings

from .services import free_port

# A process that serves a small application, as `fairlead serve` does the real one.
SCRIPT = """
import asyncio, sys
from litestar import Litestar, get
from fairlead.server.serving import serve
from fairlead.server.settings import load

@get("/slow")
async def slow() -> str:
    await asyncio.sleep(1)
    return "done"

@get("/")
async def home() -> str:
    return "ahoy"

async def stopping(app) -> None:
    print("closed", flush=True)

def fail(app) -> None:
    raise RuntimeError("out of rum")

def make(settings):
    failing = [fail] if "fail" in sys.argv else []
    return Litestar([slow, home], on_startup=failing, on_shutdown=[stopping], logging_config=None)

serve(load(), make, ready=lambda address: print(address, flush=True))
print("left in good order", flush=True)
"""


@contextmanager
def process(address: str, *arguments: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """The small service in a process of its own."""
    given = {"FAIRLEAD_PORT": "0", "FAIRLEAD_DATABASE": address} | settings
    command = [sys.executable, "-c", textwrap.dedent(SCRIPT), *arguments]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env={**os.environ, **given}, **pipes) as started:
        try:
            yield started
        finally:
            started.kill()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


# ------------------------------------------------------------------ starting and stopping


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_service_answers_and_stops_in_good_order(stop: signal.Signals, sqlite_address: str) -> None:
    with process(sqlite_address, FAIRLEAD_LOG_FORMAT="json") as service:
        assert service.stdout is not None
        address = service.stdout.readline().strip()
        assert read(address) == "ahoy"
        answers: list[str] = []
        asking = threading.Thread(target=lambda: answers.append(read(f"{address}/slow")))
        asking.start()
        time.sleep(0.4)
        service.send_signal(stop)
        out, err = service.communicate(timeout=20)
        asking.join()
    assert answers == ["done"]  # what was being answered was answered
    assert out.splitlines() == ["closed", "left in good order"]
    assert service.returncode == 0
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert "service started" in events
    assert events[-1] == "service stopped"


def test_an_application_that_fails_to_start_is_told(sqlite_address: str) -> None:
    with process(sqlite_address, "fail") as service:
        out, err = service.communicate(timeout=20)
    assert "http" not in out
    assert service.returncode == 1
    assert "out of rum" in err
    assert "The service could not start: the lines above say why." in err


def test_a_port_that_is_taken_is_told(sqlite_address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with listening("127.0.0.1", 0) as held:
        port = held.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", sqlite_address]) == 2
    told = capsys.readouterr().err
    assert f"Port {port} is taken: perhaps Fairlead runs already. Name another one with --port." in told
    with listening("127.0.0.1", port):  # and it is free again
        pass


def test_hosts_that_are_not_ours_are_told() -> None:
    for host in ("192.0.2.1", "no such host"):
        with pytest.raises(ServiceTrouble, match="is no address of this machine"), listening(host, 0):
            pass


def test_ports_of_administrators_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")  # root, who may take any port, runs tests too

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(ServiceTrouble, match="Port 80 is only for administrators"), listening("127.0.0.1", 80):
        pass


def test_browsers_are_sent_to_where_they_reach_the_service() -> None:
    assert address_of(Settings(host="0.0.0.0"), 80) == "http://localhost:80"
    assert address_of(Settings(host="::1"), 8642) == "http://[::1]:8642"
    assert address_of(Settings(address="https://games.example.org"), 1) == "https://games.example.org"


def test_the_browser_is_opened_once_the_service_is_ready(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = threading.Event()
    seen: list[str] = []

    def visit(address: str) -> bool:
        seen.extend([address, read(address)])
        opened.set()
        signal.raise_signal(signal.SIGINT)
        return True

    @get("/")
    async def home() -> str:
        return "ahoy"

    monkeypatch.setattr("webbrowser.get", lambda: SimpleNamespace(open=visit))
    settings = Settings(port=free_port(), database=sqlite_address, log_level="error")
    serve(settings, lambda _: Litestar([home], logging_config=None), open_browser=True, unopened=seen.append)
    assert opened.is_set()
    assert seen == [f"http://127.0.0.1:{settings.port}", "ahoy"]


@pytest.mark.parametrize("kind", ["none", "of the terminal", "broken"])
def test_where_no_browser_can_be_opened_the_address_is_said(
    kind: str, sqlite_address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find() -> webbrowser.BaseBrowser:
        if kind == "none":
            raise webbrowser.Error("could not locate runnable browser")
        return webbrowser.GenericBrowser("lynx") if kind == "of the terminal" else webbrowser.BackgroundBrowser("/none")

    stopping = threading.Timer(0, signal.raise_signal, [signal.SIGINT])
    text = Words.text

    def said(words: Words, key: str, **values: Any) -> str:
        if key == "serve-no-browser":
            stopping.start()
        return text(words, key, **values)

    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr("webbrowser.get", find)
    monkeypatch.setattr(Words, "text", said)
    monkeypatch.setattr("fairlead.server.app.create_app", lambda *_: Litestar(logging_config=None))
    port = str(free_port())
    assert main(["--lang", "en", "serve", "--open", "--port", port, "--database", sqlite_address]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        f"Fairlead is at http://127.0.0.1:{port} (Ctrl-C ends it).",
        f"No browser could be opened from here: open http://127.0.0.1:{port} in yours.",
    ]


# ------------------------------------------------------------------ database and Redis


@pytest.mark.parametrize(
    "address",
    ["postgresql://ann:pa55word@127.0.0.1:1/fairlead", "sqlite:////proc/nowhere/tables.sqlite", "sqlite:////dev"],
)
def test_a_database_that_cannot_be_opened_is_told(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", address]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert re.match(r"fairlead: The database cannot be (opened|used): .+\.$", told)
    assert "pa55word" not in told


def test_a_database_that_is_not_there_is_told(postgres_server: str) -> None:
    missing = postgres_server.replace("/postgres", "/nobodys").replace("//nobodys", "//postgres")
    with pytest.raises(DatabaseTrouble, match='database "nobodys" does not exist'):
        asyncio.run(check_services(Settings(database=missing)))


def test_a_redis_that_does_not_answer_is_told(sqlite_address: str, redis_address: str) -> None:
    asyncio.run(check_services(Settings(database=sqlite_address, redis=redis_address)))
    with pytest.raises(ServiceTrouble, match="Redis does not answer"):
        asyncio.run(check_services(Settings(database=sqlite_address, redis=f"redis://127.0.0.1:{free_port()}")))


def test_a_worker_needs_redis(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worker", "--database", "sqlite://"]) == 2
    assert "A worker needs the Redis that the services use" in capsys.readouterr().err


@pytest.mark.anyio
async def test_health_tells_database_and_kernels_apart(tmp_path: Path) -> None:
    class Compiling:
        def is_ready(self, game: str) -> bool:
            return game == "discovery"

    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    health = await look(database, Compiling(), ("discovery", "shipyard"))
    assert (health.database, health.migrations, health.ready) == (True, False, False)
    assert health.kernels == {"discovery": True, "shipyard": False}
    await database.migrate()
    assert (await look(database)).ready
    await database.close()
    gone = Database(f"postgresql://127.0.0.1:{free_port()}/fairlead")
    health = await look(gone)
    assert (health.database, health.ready) == (False, False)
    await gone.close()


# ------------------------------------------------------------------ logs


def logged(form: str, level: str = "info") -> tuple[logs.Log, io.StringIO]:
    stream = io.StringIO()
    logs.set_up(level, form, stream)
    return logs.logger("tests"), stream


def test_json_logs_have_an_object_a_line() -> None:
    log, stream = logged("json")
    mark = logs.request_id.set("abc")
    log.info("table made", table="t1", moves=3, seconds=0.5)
    logs.request_id.reset(mark)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.error("it broke", trace=True)
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (
        first.items() >= {"event": "table made", "table": "t1", "moves": 3, "request": "abc", "level": "info"}.items()
    )
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["time"])
    assert "ValueError: two" in second["trace"]
    assert "request" not in second


def test_text_logs_stay_on_their_line() -> None:
    log, stream = logged("text")
    log.warning("odd name", name="a\nb\x1b[2J", game="discovery", empty="")
    log.debug("not told at this level")
    line = stream.getvalue()
    assert line.count("\n") == 1
    assert "\x1b" not in line
    assert line.rstrip().endswith('WARNING odd name name="a\\nb\\u001b[2J" game=discovery empty=""')


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_secret_is_logged(form: str) -> None:
    log, stream = logged(form)
    log.info(
        "secrets", token="hidden", password="hidden", session_token="hidden", cookie="hidden", seed="hidden",
        nested={"csrf_token": "hidden", "fine": 1}, database="postgresql://ann:hidden@db/x", note="redis://:hidden@db",
    )  # fmt: skip
    try:
        raise OSError("cannot reach postgresql://ann:hidden@db/x")
    except OSError:
        log.error("no database at postgresql://ann:hidden@db", trace=True)
    assert "hidden" not in stream.getvalue()
    assert "ann:***@db" in stream.getvalue()


# ------------------------------------------------------------------ requests and metrics


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    @get("/api/links/{token:str}", sync_to_thread=False)
    def link(token: FromPath[str]) -> str:
        if token == "broken":
            raise RuntimeError("no")
        return logs.request_id.get()

    @get("/api/patient", opt={"patient": True}, sync_to_thread=False)
    def patient() -> str:
        return "at last"

    app = Litestar([link, patient], logging_config=None)
    app.asgi_handler = observe(app.asgi_handler)
    with TestClient(app, raise_server_exceptions=False) as opened:
        yield opened


def metric(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_slow_requests_are_warned_of_unless_they_are_meant_to_wait(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "SLOW_SECONDS", 0.0)
    _, stream = logged("json")
    client.get("/api/links/s3cr3t")
    client.get("/api/patient")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["level"] for line in lines if line["event"] == "request"] == ["warning", "info"]


def test_requests_are_logged_and_counted_by_their_route(client: TestClient[Litestar]) -> None:
    _, stream = logged("json")
    template = "/api/links/{token}"
    asked = {"route": template, "method": "GET"}
    before = [metric("fairlead_requests_total", **asked, status=status) for status in ("200", "500")]
    answer = client.get("/api/links/s3cr3t")
    assert answer.text == answer.headers["x-request-id"]
    assert client.get("/api/links/s3cr3t", headers={"x-request-id": "proxy-1"}).text == "proxy-1"
    assert client.get("/api/links/s3cr3t", headers={"x-request-id": "bad id"}).text != "bad id"
    assert client.get("/api/links/broken").status_code == 500
    assert client.get("/wp-admin/s3cr3t.php").status_code == 404
    after = [metric("fairlead_requests_total", **asked, status=status) for status in ("200", "500")]
    assert (after[0] - before[0], after[1] - before[1]) == (3, 1)
    assert metric("fairlead_requests_total", route="unknown", method="GET", status="404") > 0
    assert metric("fairlead_request_seconds_count", route=template) >= 4
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["status"] for line in lines if line["event"] == "request"] == [200, 200, 200, 500, 404]
    assert {line["route"] for line in lines if line["event"] == "request"} == {template, "unknown"}
    assert lines[1]["request"] == "proxy-1"
    assert "s3cr3t" not in stream.getvalue()


@pytest.mark.anyio
async def test_everything_that_is_counted_is_told_to_prometheus(database: Database) -> None:
    with metrics.open_socket():
        metrics.moves_confirmed("discovery", 3, by_bot=True)
        metrics.bot_turn("discovery", "level2", 0.2)
        metrics.outbox_dropped()
        told = (await metrics.exposition(database)).decode()
    for line in (
        "fairlead_sockets ",
        'fairlead_moves_total{by="bot",game="discovery"}',
        'fairlead_bot_turns_total{bot="level2",game="discovery",result="played"}',
        'fairlead_bot_seconds_bucket{bot="level2",game="discovery",le="0.25"}',
        "fairlead_outbox_drops_total",
        'fairlead_tables{status="playing"} 0.0',
        "process_resident_memory_bytes",
    ):
        assert line in told, line


def test_odd_methods_make_no_labels() -> None:
    metrics.request_done("/", "BREW", 405, 0.1)
    assert metric("fairlead_requests_total", route="/", method="other", status="405") > 0
    assert metric("fairlead_requests_total", route="/", method="BREW", status="405") == 0


def test_a_port_can_be_listened_on_by_one_only() -> None:
    with listening("127.0.0.1", 0) as held, socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with pytest.raises(OSError, match="in use"):
            other.bind(held.getsockname())
