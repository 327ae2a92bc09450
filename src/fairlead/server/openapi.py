"""The OpenAPI document: made from the routes, finished with what they have in common.

`python -m fairlead.server.openapi` writes it to docs/openapi.json, from which the browser client's types are made.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from .. import __version__
from ..games.definition import Data
from . import forms, views
from .problems import refusals
from .routes import lobby, operation, people

ABOUT = """\
Tables, seats and games of Fairlead. docs/protocol.md tells how it all fits together.

Begin with `GET /api/me`: it sets the cookie `fairlead_csrf`, which every request that changes something repeats in the
header `x-csrf-token`. `POST /api/guests` or `POST /api/login` sets the cookie `fairlead_session`.

**The socket.** `GET /api/socket` becomes a WebSocket, one a browser for all its tables. Each message is a JSON object
with a `type`. To the service: `watch` and `unwatch` a table, a `command` (a CommandForm with `table` and `seat`),
`chat`, `ping`, `pong`. From the service: `table` (a Message), `watching`, `unwatched`, `done` and `refused` (by the
`client` that the message had), `chat` (a LineShown), `warming`, `ping`, `pong`. It is closed with 1009 (a message was
too long), 1012 (the service restarts), 1013 (too many connections), 4008 (messages were not read), 4009 (nothing was
heard), 4401 (the session ended) or 4429 (too many messages); after 1012, 4008 and 4009 a client comes back and names
what it has.
"""
TAGS = {
    "People": "Guests, accounts, sessions, one's own data.",
    "Lobby": "Games, tables, seats, invitations.",
    "Playing": "Commands, news, the past, hints, chat.",
    "Operation": "For hosts.",
}
SCHEMES = {
    "session": SecurityScheme(
        type="apiKey", name="fairlead_session", security_scheme_in="cookie", description="Who is asking."
    ),
    "csrf": SecurityScheme(
        type="apiKey",
        name="x-csrf-token",
        security_scheme_in="header",
        description="Repeats the cookie `fairlead_csrf`, so that pages of other sites can change nothing.",
    ),
}
PATH = Path("docs/openapi.json")


class Finished(JsonRenderPlugin):
    """Serves the finished document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        """The document as JSON."""
        return encode(document(request.app))


def config() -> OpenAPIConfig:
    """What Litestar makes the document with. There is no page for it: such pages come from elsewhere."""
    return OpenAPIConfig(
        title="Fairlead",
        version=__version__,
        path="/api/schema",
        description=ABOUT,
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        components=Components(security_schemes=dict(SCHEMES)),
        render_plugins=[Finished()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
    )


def _operation_id(handler: HTTPRouteHandler, method: object, path: object) -> str:
    return handler.handler_name


def document(app: Litestar) -> Data:
    """The whole document of an application."""
    made: Data = json.loads(json.dumps(app.openapi_schema.to_schema()))
    shared = {str(status): _refusal(status) for status in (400, 403, 413, 429)}
    for item in made["paths"].values():
        for method, route in item.items():
            _finish_route(method, route, shared)
    for name, schema in made["components"]["schemas"].items():
        _finish_schema(name, schema)
    for part in _parts(made):
        # Litestar forgets a least value of 0 where null may stand instead of a number.
        if "maximum" in part and "minimum" not in part:
            part["minimum"] = 0
    return made


def _refusal(status: int) -> Data:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {
        "description": refusals(status)[status].description,
        "content": {"application/json": {"schema": schema}},
    }


def _finish_route(method: str, route: Data, shared: Data) -> None:
    """Adds what follows from a route's method, body and refusals."""
    changes, answers = method != "get", route["responses"]
    route["summary"] = re.split(r"(?<=[.?])\s", route["description"])[0].rstrip(".")
    answers[min(answers)]["description"] = "What was asked for."
    common = ["429"] + ["403"] * changes + ["413"] * ("requestBody" in route)
    common += ["400"] * ("requestBody" in route or "parameters" in route)
    for status in common:
        answers[status] = shared[status]
    route["responses"] = dict(sorted(answers.items()))
    needed = (["session"] if "401" in answers else []) + (["csrf"] if changes else [])
    if needed:
        route["security"] = [{scheme: [] for scheme in needed}]
    elif route["tags"] != ["Operation"]:  # whoever has a session may see more
        route["security"] = [{}, {"session": []}]


def _finish_schema(name: str, schema: Data) -> None:
    """Adds what a type says about itself."""
    for module in (forms, views, lobby, operation, people):
        kind = vars(module).get(name)
        if kind is not None:
            schema["description"] = " ".join(cast(str, kind.__doc__).split())
            if issubclass(kind, forms.Form):
                schema["additionalProperties"] = False
            return
    raise AssertionError(f"no type {name} is known here")


def _parts(data: Any) -> Iterator[Data]:
    """All objects of the document."""
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _parts(part)


def encode(data: Data) -> bytes:
    """The document as it is served and kept."""
    return (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode()


def main(path: Path = PATH) -> None:
    """Writes the document."""
    from .app import create_app
    from .settings import Settings

    path.write_bytes(encode(document(create_app(Settings()))))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
