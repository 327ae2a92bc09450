"""How refusals leave the service: a status, a word for programs and a sentence for people, never a traceback."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from ..errors import FairleadError, IllegalMove, OptionError, PositionError, RecordError
from . import logs
from .chat import TooFast
from .forms import Problem
from .hall import Forbidden, Refused, Stale, Unknown
from .ledger import Conflict
from .limits import TookTooLong
from .people import NotSignedIn, WrongPassword
from .warming import NotReady

log = logs.logger(__name__)
Asked = Request[Any, Any, Any]

# The first that fits counts, so the special ones stand before their kin.
STATUSES: tuple[tuple[type[Exception], int, str], ...] = (
    (NotSignedIn, 401, "not-signed-in"),
    (WrongPassword, 403, "wrong-password"),
    (Forbidden, 403, "forbidden"),
    (Unknown, 404, "unknown"),
    (Stale, 409, "stale"),
    (Conflict, 409, "stale"),
    (NotReady, 503, "not-ready"),
    (Refused, 409, "refused"),
    (IllegalMove, 422, "illegal-move"),
    (RecordError, 422, "bad-record"),
    (PositionError, 422, "bad-position"),
    (OptionError, 422, "bad-option"),
    (TooFast, 429, "too-many"),
    (TookTooLong, 503, "took-too-long"),
)
WORDS = {400: "malformed", 401: "not-signed-in", 403: "forbidden", 404: "unknown", 405: "no-such-method"}
WORDS |= {413: "too-large", 415: "wrong-media", 429: "too-many"}

MEANINGS = {
    400: "What was sent does not fit.",
    401: "Say who you are first.",
    403: "This is not yours to do, or the request did not come from our own pages.",
    404: "There is no such thing, or none that you may know of.",
    409: "Not now: the table has changed, or is not where this can be done.",
    413: "This is too large.",
    422: "The rules or the options forbid it.",
    429: "Too often; `retry-after` tells when to come back.",
    503: "Not ready yet, or it took too long.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for the OpenAPI document, which adds what all routes have in common."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status]) for status in statuses}


def problem_of(error: FairleadError) -> Problem:
    """What is told about a refusal."""
    for kind, status, word in STATUSES:
        if isinstance(error, kind):
            return Problem(word, str(error), status, {})
    return Problem("refused", str(error), 422, {})


def _refusal(request: Asked, error: FairleadError) -> Response[Problem]:
    problem = problem_of(error)
    return Response(problem, status_code=problem.status)


def _http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: bodies that do not fit, unknown paths, too many requests."""
    status = error.status_code
    detail = error.detail if status < 500 else "Something went wrong here. It has been noted."
    if status >= 500:
        log.error("request failed", trace=True, path=request.scope.get("path_template", ""))
    extra = error.extra if isinstance(error.extra, list) else []
    fields = {
        str(entry.get("key", "body")): str(entry.get("message", "")) for entry in extra if isinstance(entry, dict)
    }
    problem = Problem(WORDS.get(status, "malformed"), detail, status, {"fields": fields} if fields else {})
    return Response(problem, status_code=status, headers=error.headers)


def _surprise(request: Asked, error: Exception) -> Response[Problem]:
    log.error("request failed", trace=True, path=request.scope.get("path_template", ""))
    return Response(Problem("failed", "Something went wrong here. It has been noted.", 500, {}), status_code=500)


HANDLERS: ExceptionHandlersMap = {FairleadError: _refusal, HTTPException: _http, Exception: _surprise}
