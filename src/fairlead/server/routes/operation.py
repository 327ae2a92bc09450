"""Routes for the host: is it well, is it ready, what does it measure."""

from __future__ import annotations

from typing import TypedDict

from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec

from ...games import NAMES
from .. import health, metrics
from .asked import Asked


class Well(TypedDict):
    """A sign of life."""

    status: str


class Ready(TypedDict):
    """How it stands with the parts of the service; `games` says whose kernels are compiled."""

    ready: bool
    database: bool
    migrations: bool
    games: dict[str, bool]


NOT_READY = {
    503: ResponseSpec(Ready, generate_examples=False, description="Not yet; the answer tells what is missing.")
}


@get("/health", opt={"limit": "check"}, sync_to_thread=False)
def is_well() -> Well:
    """Whether the process answers at all."""
    return {"status": "ok"}


@get("/ready", opt={"limit": "check"}, responses=NOT_READY)
async def is_ready(request: Asked) -> Response[Ready]:
    """Whether requests can be answered: the database is there and has the right form. Also tells of the kernels."""
    state = request.app.state
    found = await health.look(state.database, state.warming, NAMES)
    told: Ready = {
        "ready": found.ready,
        "database": found.database,
        "migrations": found.migrations,
        "games": found.kernels,
    }
    return Response(told, status_code=200 if found.ready else 503)


@get("/metrics", opt={"limit": "check"}, media_type=MediaType.TEXT)
async def see_metrics(request: Asked) -> Response[str]:
    """What Prometheus asks for."""
    content: bytes = await metrics.exposition(request.app.state.database)
    return Response(content.decode(), media_type=metrics.CONTENT_TYPE)


OPERATION = (is_well, is_ready, see_metrics)
