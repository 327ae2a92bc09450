"""PostgreSQL and Redis for tests: started here, each with a fresh folder and a free port, and stopped when tests end.

Where they are missing they are installed from Debian's packages, which needs root. `FAIRLEAD_TEST_POSTGRES` and
`FAIRLEAD_TEST_REDIS` name services that run already. What cannot be had is skipped, unless
`FAIRLEAD_TEST_SERVICES=required` forbids that.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
import redis
from sqlalchemy.engine import make_url

START_SECONDS = 30
LOCK = Path(tempfile.gettempdir()) / "fairlead-services.lock"
# Tests need no data that outlives a power cut.
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300", "shared_buffers=32MB")


class NotThere(Exception):
    """A service cannot be had on this machine."""


def unavailable(error: NotThere) -> None:
    """Skips a test whose service cannot be had, or fails it where services must be there."""
    if os.environ.get("FAIRLEAD_TEST_SERVICES") == "required":
        pytest.fail(str(error))
    pytest.skip(str(error))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


# ------------------------------------------------------------------ PostgreSQL


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, with its database `postgres`."""
    given = os.environ.get("FAIRLEAD_TEST_POSTGRES")
    if given:
        yield given
        return
    initdb, postgres = (program(name, "postgresql") for name in ("initdb", "postgres"))
    with _folder("postgres") as folder:
        data = folder / "data"
        initialise = [initdb, "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"]
        subprocess.run([*_as_user(), *initialise, "-D", data], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        port = free_port()
        settings = [*QUICK, "listen_addresses=127.0.0.1", "unix_socket_directories=", f"port={port}"]
        server = [postgres, "-D", data, *(part for setting in settings for part in ("-c", setting))]
        address = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        with _running([*_as_user(guarded=True), *server], folder):
            _wait_for(lambda: _ask_postgres(address), folder)
            yield address


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The address of a new, empty database; it is dropped afterwards."""
    name = f"fairlead_{uuid4().hex[:12]}"
    _ask_postgres(server, f'CREATE DATABASE "{name}"')
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _ask_postgres(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def _ask_postgres(address: str, question: str = "SELECT 1") -> None:
    """In a thread, because fixtures may be made inside a running loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _execute(address, question)).result()


async def _execute(address: str, question: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(question)
    finally:
        await connection.close()


# ------------------------------------------------------------------ Redis


@contextmanager
def running_redis() -> Iterator[str]:
    """The address of a Redis server that keeps nothing."""
    given = os.environ.get("FAIRLEAD_TEST_REDIS")
    if given:
        yield given
        return
    redis_server = program("redis-server", "redis-server")
    with _folder("redis") as folder:
        port = free_port()
        server = [redis_server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        address = f"redis://127.0.0.1:{port}/0"
        with _running([*_as_user(guarded=True), *server, "--dir", folder], folder):
            _wait_for(lambda: empty_redis(address), folder)
            yield address


def empty_redis(address: str) -> None:
    """Forgets everything that a Redis server keeps."""
    with redis.Redis.from_url(address) as client:
        client.flushdb()


# ------------------------------------------------------------------ programs


def program(name: str, package: str) -> Path:
    """Where a program is, installed if need be. One process installs, others wait for it."""
    with LOCK.open("a") as lock:
        with suppress(PermissionError):
            LOCK.chmod(0o666)
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _find(name)
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            _install(package)
            found = _find(name)
    if found is None:
        raise NotThere(f"{name} is not installed here, and only root can: apt-get install {package}.")
    return found


def _find(name: str) -> Path | None:
    """Debian keeps the server's programs of each version of PostgreSQL in a folder of their own."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name)
    return places[0] if places else Path(found) if found else None


def _install(package: str) -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    if subprocess.run(install, env=environment, check=False, **quiet).returncode:  # type: ignore[call-overload]
        subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(install, env=environment, check=False, **quiet)  # type: ignore[call-overload]


def _as_user(*, guarded: bool = False) -> list[str]:
    """How a program is started so that it is not root (PostgreSQL refuses to be) and ends when the tests are killed."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        return []
    user = _user()
    given = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"] if user else []
    return [setpriv, *given, *(["--pdeathsig=INT"] if guarded else []), "--"]


def _user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


@contextmanager
def _folder(name: str) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix=f"fairlead-{name}-"))
    user = _user()
    if user:
        os.chown(folder, user.pw_uid, user.pw_gid)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(command: list[str | Path], folder: Path) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=folder)
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)  # which makes both end at once and in good order
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(ask: Callable[[], None], folder: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            ask()
            return
        except (OSError, asyncpg.PostgresError, redis.RedisError) as error:
            if time.monotonic() > end:
                raise NotThere(f"{folder.name} does not answer: {error}\n{(folder / 'log').read_text()}") from error
            time.sleep(0.05)
