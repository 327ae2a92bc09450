"""What Prometheus can ask for. Others call the functions here; nobody else knows the names of the metrics.

Labels are few and closed: routes, methods, statuses, games, bots; never a table or a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy import func, select

from . import schema
from .database import Database
from .table import OPEN, PLAYING

CONTENT_TYPE = CONTENT_TYPE_LATEST
UNKNOWN_ROUTE = "unknown"  # whatever was asked for: other people's inventions make no labels
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

registry = CollectorRegistry()
ProcessCollector(registry=registry)

_REQUEST_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30)
_BOT_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

_requests = Counter("fairlead_requests", "Requests answered.", ("route", "method", "status"), registry=registry)
_request_seconds = Histogram(
    "fairlead_request_seconds", "How long requests took.", ("route",), buckets=_REQUEST_SECONDS, registry=registry
)
_sockets = Gauge("fairlead_sockets", "Sockets open in this process.", registry=registry)
_outbox_drops = Counter(
    "fairlead_outbox_drops", "Sockets closed because they took their messages too slowly.", registry=registry
)
_moves = Counter("fairlead_moves", "Moves confirmed, by people and by bots.", ("game", "by"), registry=registry)
_bot_turns = Counter("fairlead_bot_turns", "Turns that bots played.", ("game", "bot", "result"), registry=registry)
_bot_seconds = Histogram(
    "fairlead_bot_seconds", "How long bots thought about a turn.", ("game", "bot"), buckets=_BOT_SECONDS,
    registry=registry,
)  # fmt: skip
_tables = Gauge("fairlead_tables", "Tables in the database, open and in play.", ("status",), registry=registry)


# ------------------------------------------------------------------ counting


def request_done(route: str, method: str, status: int, seconds: float) -> None:
    """A request was answered; `route` is its template, such as `/api/tables/{table}`."""
    _requests.labels(route, method if method in METHODS else "other", str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def socket_opened() -> None:
    """A socket was accepted."""
    _sockets.inc()


def socket_closed() -> None:
    """A socket that was accepted is gone."""
    _sockets.dec()


@contextmanager
def open_socket() -> Iterator[None]:
    """A socket that is open during the block."""
    socket_opened()
    try:
        yield
    finally:
        socket_closed()


def outbox_dropped() -> None:
    """A socket was closed because it was too slow."""
    _outbox_drops.inc()


def moves_confirmed(game: str, count: int, *, by_bot: bool) -> None:
    """Moves were added to a log."""
    _moves.labels(game, "bot" if by_bot else "person").inc(count)


def bot_turn(game: str, bot: str, seconds: float, result: str = "played") -> None:
    """A bot thought; `result` is played, late (it was stopped, another played for it) or stale (nobody waited)."""
    _bot_turns.labels(game, bot, result).inc()
    _bot_seconds.labels(game, bot).observe(seconds)


# ------------------------------------------------------------------ telling


async def exposition(database: Database | None = None) -> bytes:
    """All metrics in the form that Prometheus reads; the tables are counted in the database, now."""
    if database is not None:
        await _count_tables(database)
    return generate_latest(registry)


async def _count_tables(database: Database) -> None:
    count = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
    async with database.reading() as connection:
        rows = (await connection.execute(count)).all()
    found = {row[0]: row[1] for row in rows}
    for status in (OPEN, PLAYING):
        _tables.labels(status).set(found.get(status, 0))
