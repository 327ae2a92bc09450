"""The application: its parts, made when it starts and let go when it ends."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.types import ControllerRouterHandler
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from . import logs, openapi, schema
from .chat import Chat
from .database import Database
from .enquiries import Planning
from .hall import Hall
from .notices import make_notices
from .observing import observe
from .people import People
from .problems import HANDLERS
from .realtime import Realtime
from .routes import ROUTES
from .security import Limiter, add_headers, limit_guard
from .settings import Settings
from .sockets import socket
from .store import tidy
from .warming import Warming
from .worker import make_bots

LARGEST_BODY = 64_000
CATCH_UP_SECONDS = 5.0  # how late at most is seen what another process did before it was killed
SWEEP_SECONDS = 60.0
TIDY_SECONDS = 3600.0
log = logs.logger(__name__)


def create_app(settings: Settings, extra: Sequence[ControllerRouterHandler] = ()) -> Litestar:
    """The application with these settings; `extra` are further routes, such as the browser client."""
    csrf = _csrf(settings)
    app = Litestar(
        [*ROUTES, socket, *extra],
        lifespan=[lambda app: _running(app, settings, csrf)],
        guards=[limit_guard],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        csrf_config=csrf,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi.config(),
        logging_config=None,
    )
    app.state.settings, app.state.limiter = settings, Limiter(settings.rate_limits)
    app.asgi_handler = observe(app.asgi_handler)
    return app


def _csrf(settings: Settings) -> CSRFConfig:
    """Requests that change something must repeat a token that only our own pages can read."""
    return CSRFConfig(
        secret=secrets.token_hex(32),  # until the host's own key is read
        cookie_name="fairlead_csrf",
        header_name="x-csrf-token",
        cookie_secure=settings.is_secure,
        cookie_samesite="lax",
    )


@asynccontextmanager
async def _running(app: Litestar, settings: Settings, csrf: CSRFConfig) -> AsyncIterator[None]:
    """Everything that lives as long as the application."""
    state = app.state
    state.database = Database(settings.database)
    await state.database.migrate()
    key = await host_key(state.database)
    csrf.secret = key.hex()  # the same in all processes behind one address
    state.hall = Hall(state.database, key)
    state.people = People(state.database, settings.session_days)
    state.notices = make_notices(settings.redis)
    state.realtime = Realtime(state.hall, state.notices)
    state.chat = Chat(state.hall, state.notices, limited=settings.rate_limits)
    state.warming = Warming()
    state.planning = Planning()
    state.bots = make_bots(settings, state.hall, state.warming)
    state.hall.listen(state.realtime.changed)
    state.hall.listen(state.bots.changed)
    state.warming.listen(state.realtime.tell_warming)
    await state.notices.start()
    state.warming.start()
    try:
        sweeping = _repeating(state.bots.recover, SWEEP_SECONDS)
        tidying = _repeating(lambda: tidy(state.database), TIDY_SECONDS)
        catching_up = _repeating(state.realtime.catch_up, CATCH_UP_SECONDS) if settings.redis else nullcontext()
        async with state.realtime, state.bots, sweeping, tidying, catching_up:
            yield
    finally:
        await state.warming.close()
        await state.notices.close()
        await state.database.close()


@asynccontextmanager
async def _repeating(work: Callable[[], Awaitable[None]], seconds: float) -> AsyncIterator[None]:
    """Does something now and then: turns that another process left behind when it died are found that way."""

    async def repeat() -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.error("what is done now and then has failed", trace=True)  # the next time may be better

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def host_key(database: Database) -> bytes:
    """What invitations are signed with: made once, the same for all processes."""
    chosen = select(schema.secrets.c.value).where(schema.secrets.c.name == "invitations")
    for _ in range(2):
        async with database.reading() as connection:
            found = (await connection.execute(chosen)).scalar()
        if found is not None:
            return bytes.fromhex(found)
        try:
            async with database.writing() as connection:
                row = {"name": "invitations", "value": secrets.token_hex(32)}
                await connection.execute(insert(schema.secrets).values(row))
        except IntegrityError:
            pass  # another process was quicker
    raise AssertionError("the key that was just written is not there")
