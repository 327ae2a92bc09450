"""What keeps the service safe beside the rules: who is asking, how often, what browsers may load.

Requests that change something carry a token that only our own pages can read (Litestar's CSRF guard). Each route
belongs to a group with a limit of its own for each address; a process counts for itself.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from .people import NotSignedIn, Person
from .settings import Settings

SESSION = "fairlead_session"
ADDRESSES_KEPT = 50_000

# Nothing from elsewhere, no inline scripts; styles are set on SVG elements by the client itself.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Limit(NamedTuple):
    """How many requests at once, and how many a second on average."""

    burst: float
    rate: float


LIMITS = {
    "": Limit(120, 30),  # whatever has no group of its own
    "commands": Limit(100, 25),
    "guests": Limit(20, 0.2),
    "sign-in": Limit(10, 0.1),
    "create": Limit(30, 0.5),
    "think": Limit(10, 0.5),
    "plan": Limit(20, 2),
    "chat": Limit(10, 0.5),
    "client": Limit(1000, 200),  # files from memory: pages load dozens at once
    "check": Limit(1000, 500),  # health and metrics
}


class Limiter:
    """Counts requests by group and address: a bucket that fills with time and empties with requests."""

    def __init__(self, active: bool = True) -> None:
        self.active = active
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, group: str, address: str) -> bool:
        """Whether one more request may pass."""
        if not self.active:
            return True
        limit, at = LIMITS[group], monotonic()
        level, since = self._buckets.pop((group, address), (limit.burst, at))
        level = min(limit.burst, level + (at - since) * limit.rate)
        passes = level >= 1
        self._buckets[group, address] = (level - passes, at)
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return passes


def limit_guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Stops who asks too often."""
    group: str = handler.opt.get("limit", "")
    if not connection.app.state.limiter.allows(group, address_of(connection)):
        wait = {"retry-after": str(max(1, round(1 / LIMITS[group].rate)))}
        raise TooManyRequestsException("Too many requests: wait a moment.", headers=wait)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; uvicorn has put the real address there if a proxy is trusted."""
    return connection.client.host if connection.client else "?"


# ------------------------------------------------------------------ who is asking


async def find_person(request: Request[Any, Any, Any]) -> Person | None:
    """Who is asking, or None."""
    person: Person | None = await request.app.state.people.by_token(request.cookies.get(SESSION))
    return person


async def need_person(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; NotSignedIn if nobody."""
    person = await find_person(request)
    if person is None:
        raise NotSignedIn("Say who you are first: choose a name, or sign in.")
    return person


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie that holds a session: not for scripts, not for other sites."""
    days = settings.session_days * 86_400 if token else 0
    flags: dict[str, Any] = {"httponly": True, "secure": settings.is_secure, "samesite": "lax", "path": "/"}
    return Cookie(SESSION, value=token, max_age=days, **flags)


# ------------------------------------------------------------------ headers


async def add_headers(message: Message, scope: Scope) -> None:
    """Puts our headers on every answer."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
