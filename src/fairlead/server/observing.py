"""Every request gets an id, a line in the log and its place in the metrics: wrapped around the whole application.

app.asgi_handler = observe(app.asgi_handler)
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

from . import logs, metrics

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

SLOW_SECONDS = 1.0
# Asked for every few seconds by machines: seen in the metrics, and in the log only when they fail.
QUIET = ("/health", "/ready", "/metrics")
HEADER = b"x-request-id"
_SANE_ID = re.compile(rb"[A-Za-z0-9_-]{1,64}")
log = logs.logger(__name__)


def observe(app: ASGIApp) -> ASGIApp:
    """The application, observed."""

    async def observed(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        mark = logs.request_id.set(_id_of(scope))
        try:
            await _watch(app, scope, receive, send)
        finally:
            logs.request_id.reset(mark)

    return observed


async def _watch(app: ASGIApp, scope: Any, receive: Receive, send: Send) -> None:
    status, begun = 500, time.perf_counter()

    async def sending(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            message["headers"] = [*message.get("headers", ()), (HEADER, logs.request_id.get().encode())]
        await send(message)

    if scope["type"] != "http":  # sockets are counted where they are served: they stay for hours
        await app(scope, receive, send)
        return
    try:
        await app(scope, receive, sending)
    except Exception:
        log.error("request failed", trace=True, route=route_of(scope), method=scope["method"])
        raise
    finally:
        seconds, route = time.perf_counter() - begun, route_of(scope)
        metrics.request_done(route, scope["method"], status, seconds)
        _tell(route, scope, status, seconds)


def route_of(scope: Any) -> str:
    """The template of the route: paths may hold tokens, and are as many as people care to invent."""
    return str(scope.get("path_template") or metrics.UNKNOWN_ROUTE)


def _tell(route: str, scope: Any, status: int, seconds: float) -> None:
    facts = {"route": route, "method": scope["method"], "status": status, "ms": round(seconds * 1000, 1)}
    slow = seconds > SLOW_SECONDS and not _has(scope, "patient")
    quiet = route in QUIET or _has(scope, "quiet")
    if status >= 500 or (slow and not quiet):
        log.warning("request", **facts)
    elif not quiet:
        log.info("request", **facts)


def _has(scope: Any, opt: str) -> bool:
    """What a route says of itself: `patient` waits for something or lets a bot think, `quiet` is asked all the time."""
    handler = scope.get("route_handler")
    return handler is not None and bool(handler.opt.get(opt))


def _id_of(scope: Any) -> str:
    """The id that a reverse proxy gave, if it is one, else a new one."""
    for name, value in scope.get("headers", ()):
        if name == HEADER and _SANE_ID.fullmatch(value):
            return str(value.decode())
    return logs.new_request_id()
