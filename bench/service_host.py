"""The service as a process of its own, for bench/service.py: start, stop, what it costs, and plain requests to it."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

START_SECONDS = 300.0  # kernels that were never compiled take minutes
STOP_SECONDS = 60.0
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

Data = dict[str, Any]


class Host:
    """A `fairlead serve` on SQLite in a folder, without rate limits; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._log = folder / "log"
        self._command = [sys.executable, "-m", "fairlead.cli", "serve", "--port", str(self.port)]
        self._command += ["--database", f"sqlite:///{folder / 'tables.sqlite'}"]
        self._command += ["--rate-limits", "no", "--log-level", "warning"]
        # What the host of this machine has set for a service of its own must not matter here.
        ours = {name: value for name, value in os.environ.items() if not name.startswith("FAIRLEAD_")}
        self._environment = {**ours, "XDG_CONFIG_HOME": str(folder)}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Starts the service and waits until all games can be played."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        end = time.monotonic() + START_SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"The service did not start:\n{self._log.read_text()[-2000:]}")
            time.sleep(0.2)

    def _is_ready(self) -> bool:
        try:
            games = Desk(self.port).ask("GET", "/api/games")
        except OSError:
            return False
        return all(game["ready"] for game in games)

    def stop(self) -> None:
        """Tells the service to stop, and waits for it."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def complaints(self) -> list[str]:
        """What the service logged as a warning or worse."""
        lines = self._log.read_text(errors="replace").splitlines()
        return [line for line in lines if re.search("warning|error", line, re.IGNORECASE)]


@contextmanager
def serving(folder: Path) -> Iterator[Host]:
    """A service that runs, and is gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    host = Host(folder)
    try:
        host.start()
        yield host
    finally:
        host.stop()


# ---------------------------------------------------------------------- requests


class Refusal(Exception):
    """The service did not do what it was asked."""


@dataclass
class Desk:
    """Requests of one person after the other over one connection; whose they are is named each time."""

    port: int
    csrf: str = ""
    _line: http.client.HTTPConnection | None = field(default=None, repr=False)

    def ask(self, method: str, path: str, data: Data | None = None, session: str = "") -> Any:
        """Sends a request and gives its answer's data."""
        return json.loads(self._send(method, path, data, session)[0])

    def enter(self, name: str) -> str:
        """A new guest; gives the session."""
        _, headers = self._send("POST", "/api/guests", {"name": name}, "")
        return _cookie(headers, "fairlead_session")

    def _send(self, method: str, path: str, data: Data | None, session: str) -> tuple[bytes, http.client.HTTPMessage]:
        if method != "GET" and not self.csrf:
            self.csrf = _cookie(self._send("GET", "/api/me", None, "")[1], "fairlead_csrf")
        cookies = {"fairlead_session": session, "fairlead_csrf": self.csrf}
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items() if value)}
        headers["x-csrf-token"] = self.csrf
        if data is not None:
            headers["Content-Type"] = "application/json"
        if self._line is None:
            self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self._line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = self._line.getresponse()
        body = answer.read()
        if answer.status >= 400 and path != "/api/me":
            raise Refusal(f"{method} {path}: {answer.status} {body[:300]!r}")
        return body, answer.headers


def _cookie(headers: http.client.HTTPMessage, name: str) -> str:
    for text in headers.get_all("set-cookie") or ():
        cookie = SimpleCookie(text)
        if name in cookie:
            return cookie[name].value
    raise Refusal(f"The service has set no cookie {name}.")


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


# ---------------------------------------------------------------------- what a process costs (Linux)


def memory(pid: int) -> float | None:
    """The memory of a process that is in RAM, in bytes; None where the system does not tell."""
    try:
        told = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"^VmRSS:\s+(\d+) kB", told, re.MULTILINE)
    return int(found[1]) * 1024 if found else None


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    try:
        direct = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return [each for child in direct for each in (child, *children(child))]


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def stolen_seconds() -> float:
    """Processor time that this machine wanted and others on the same host got; 0 where the system does not tell."""
    try:
        fields = Path("/proc/stat").read_text().splitlines()[0].split()
        return int(fields[8]) / CLOCK_TICKS
    except (OSError, IndexError):
        return 0.0


def allow_many_sockets() -> None:
    """As many open sockets as the machine lets us have, not the 1024 that shells hand out."""
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ImportError, ValueError, OSError):
        pass
