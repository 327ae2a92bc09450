"""Runs the application: takes the port, looks at database and Redis first, and stops in good order.

What a host can mend is said in a sentence before anything starts; what comes later goes to the log.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..errors import FairleadError
from . import logs
from .database import Database, DatabaseTrouble
from .settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

STOP_SECONDS = 10  # for requests that are being answered when the service is told to stop
REDIS_SECONDS = 5
UNTAKEN_SECONDS = 30  # how long the system keeps what the other side of a connection does not take
LARGEST_SOCKET_MESSAGE = 64 * 1024
WAITING_SOCKET_MESSAGES = 16
# How long threads that read the database wait at most while the one that answers is busy. Python's own 5 ms are too
# long for something that hands over at every statement.
SWITCH_SECONDS = 0.0005
COLLECT_EVERY = (20_000, 20, 20)  # Python's collector looks every 700 objects; a view has more, and leaves no cycles
log = logs.logger(__name__)


class ServiceTrouble(FairleadError):
    """The service cannot run, and why."""


def serve(
    settings: Settings,
    make_app: Callable[[Settings], Litestar] | None = None,
    *,
    open_browser: bool = False,
    ready: Callable[[str], None] = lambda address: None,
    unopened: Callable[[str], None] = lambda address: None,
) -> None:
    """Serves until the process is told to stop.

    `ready` is called with the address once requests are answered, `unopened` if there is no browser to open there.
    """
    logs.set_up(settings.log_level, settings.log_format)
    asyncio.run(check_services(settings))
    with listening(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        _allow_many_sockets()
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*COLLECT_EVERY)
        opening = unopened if open_browser else None
        server = Server(_config(settings, _app(settings, make_app)), lambda: _tell(settings, port, ready, opening))
        with _signals_kept():
            _run(server, listener)


def _app(settings: Settings, make_app: Callable[[Settings], Litestar] | None) -> Litestar:
    if make_app is None:
        from .app import create_app
        from .browser import client_routes

        return create_app(settings, client_routes(settings))
    return make_app(settings)


def _config(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        ws_max_queue=WAITING_SOCKET_MESSAGES,
        # Each compressed socket would keep buffers of a hundred kilobytes or more, idle or not.
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # `realtime` has a heartbeat of its own, one for all sockets
    )


class Server(uvicorn.Server):
    """Uvicorn's server, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to answer."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops; who waits for news is answered first, and not cut off when the time is over."""
        realtime = getattr(getattr(self.config.app, "state", None), "realtime", None)
        if realtime is not None:
            realtime.stop_waiting()
        await super().shutdown(sockets)


def _run(server: Server, listener: socket.socket) -> None:
    try:
        server.run([listener])
    except SystemExit:  # how uvicorn ends when the application did not start; it has logged why
        raise ServiceTrouble("The service could not start: the lines above say why.") from None
    log.info("service stopped")


def _tell(settings: Settings, port: int, ready: Callable[[str], None], unopened: Callable[[str], None] | None) -> None:
    """Says that the service is there, and shows it in a browser if somebody wants to know when that fails."""
    address = address_of(settings, port)
    log.info("service started", address=address, process=os.getpid())
    ready(address)
    if unopened is not None:
        threading.Thread(target=_show, args=(address, unopened), daemon=True).start()


def _show(address: str, unopened: Callable[[str], None]) -> None:
    try:
        browser = webbrowser.get()
        # Browsers for terminals would take the one that we run in, and show nothing of a client made of scripts.
        takes_terminal = type(browser) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
        opened = not takes_terminal and browser.open(address)
    except (webbrowser.Error, OSError):
        opened = False
    if not opened:
        unopened(address)


def address_of(settings: Settings, port: int) -> str:
    """Where a browser finds the service."""
    if settings.address:
        return settings.address
    host = "localhost" if settings.host in ("", "0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


@contextmanager
def _signals_kept() -> Iterator[None]:
    """To be told to stop is no fault: uvicorn stops in good order and then raises the signal again, which ends here."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _allow_many_sockets() -> None:
    """As many open sockets as the machine lets us have, not the 1024 that shells hand out."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# ------------------------------------------------------------------ the port


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that holds the port; ServiceTrouble says why it cannot be had."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise ServiceTrouble(f"{host} is no address of this machine. Name one with --host, such as 0.0.0.0.") from None
    with socket.socket(family, kind) as listener:
        if os.name == "posix":  # elsewhere it would let two services take the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # or what a browser does not take would wait for ever
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN_SECONDS * 1000)
        try:
            listener.bind(place)
            # Two sockets may be bound to a port; only one may listen.
            listener.listen(2048)
        except OSError as error:
            raise ServiceTrouble(_why_not(error, host, port)) from None
        yield listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken: perhaps Fairlead runs already. Name another one with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} is only for administrators. Name one above 1023 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine. Name one with --host, such as 0.0.0.0."
    return f"Port {port} on {host} cannot be used: {error.strerror}."


# ------------------------------------------------------------------ database and Redis


async def check_services(settings: Settings) -> None:
    """Looks whether database and Redis answer, and brings the database to its newest form."""
    async with opened(settings.database) as database:
        await database.migrate()
    if settings.redis:
        await check_redis(settings.redis)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """A database; whatever keeps it from being used becomes a sentence."""
    try:
        database = Database(address)
    except ModuleNotFoundError as error:
        raise DatabaseTrouble(f"PostgreSQL needs {error.name}: pip install 'fairlead[postgres]'.") from None
    except OSError as error:
        raise DatabaseTrouble(f"The database cannot be opened: {error.strerror}.") from None
    try:
        yield database
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseTrouble(f"The database cannot be used: {_reason(error)}.") from None
    except Exception as error:
        # What asyncpg raises while it connects is not wrapped.
        if type(error).__module__.startswith("asyncpg"):
            raise DatabaseTrouble(f"The database cannot be opened: {_reason(error)}.") from None
        raise
    finally:
        await database.close()


def _reason(error: BaseException) -> str:
    lines = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
    return logs.cleaned(lines[0].removeprefix("[Errno").strip()).rstrip(".")


async def check_redis(address: str) -> None:
    """Asks Redis whether it is there."""
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError:
        raise ServiceTrouble("Redis needs more packages: pip install 'fairlead[redis]'.") from None
    client = Redis.from_url(address, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise ServiceTrouble(f"Redis does not answer: {_reason(error)}.") from None
    finally:
        await client.aclose()
