"""Routes for the host: is it well, is it ready, what does it measure."""

from __future__ import annotations

from litestar import Response, get

from ...games import NAMES
from ...games.definition import Data
from .. import health, metrics
from .asked import Asked


@get("/health", opt={"limit": "check"}, sync_to_thread=False)
def is_well() -> dict[str, str]:
    """Whether the process answers at all."""
    return {"status": "ok"}


@get("/ready", opt={"limit": "check"})
async def is_ready(request: Asked) -> Response[Data]:
    """Whether requests can be answered: the database is there and has the right form. Also tells of the kernels."""
    state = request.app.state
    found = await health.look(state.database, state.warming, NAMES)
    told = {"ready": found.ready, "database": found.database, "migrations": found.migrations, "games": found.kernels}
    return Response(told, status_code=200 if found.ready else 503)


@get("/metrics", opt={"limit": "check"}, include_in_schema=False)
async def see_metrics(request: Asked) -> Response[bytes]:
    """What Prometheus asks for."""
    content = await metrics.exposition(request.app.state.database)
    return Response(content, media_type=metrics.CONTENT_TYPE)


OPERATION = (is_well, is_ready, see_metrics)
