"""The OpenAPI document: it says what the code does, and nothing is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from litestar import Litestar
from litestar.routes import HTTPRoute

from fairlead.server import forms, openapi
from fairlead.server.app import create_app
from fairlead.server.settings import Settings

PATH = Path(__file__).parents[2] / "docs" / "openapi.json"
Data = dict[str, Any]


@pytest.fixture(scope="module")
def app() -> Litestar:
    return create_app(Settings())


@pytest.fixture(scope="module")
def document(app: Litestar) -> Data:
    return openapi.document(app)


def routes(document: Data) -> dict[tuple[str, str], Data]:
    """All routes of the document by path and method."""
    return {(path, method): route for path, item in document["paths"].items() for method, route in item.items()}


def test_the_document_that_is_kept_is_the_codes(app: Litestar) -> None:
    made = openapi.encode(openapi.document(app))
    assert PATH.read_bytes() == made, "write it anew: python -m fairlead.server.openapi"


@pytest.mark.anyio
async def test_the_service_serves_it(app: Litestar, document: Data) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://fairlead.test") as http:
        answer = await http.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == document


def test_it_is_openapi(document: Data) -> None:
    schemathesis.openapi.from_dict(document).validate()
    text = json.dumps(document)
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in document["components"]["schemas"], name


def test_every_route_is_in_it(app: Litestar, document: Data) -> None:
    told = set(routes(document))
    there = {
        (route.path_format, method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute) and not route.path.startswith(("/api/schema", "/schema"))
        for method in set(route.methods) - {"OPTIONS"}
    }
    assert told == there
    assert "/api/socket" in document["info"]["description"]


def test_every_route_explains_itself(document: Data) -> None:
    for (path, method), route in routes(document).items():
        assert route["summary"], path
        assert route["tags"][0] in openapi.TAGS
        assert all(parameter["description"] for parameter in route.get("parameters", ())), path
        named = set(re.findall(r"{(\w+)}", path))
        assert {part["name"] for part in route.get("parameters", ()) if part["in"] == "path"} == named
        for status, answer in route["responses"].items():
            assert answer["content"], (path, method, status)
            if int(status) >= 400 and path != "/ready":
                (content,) = answer["content"].values()
                assert content["schema"]["$ref"].endswith("/Problem"), (path, method, status)
    assert all(schema["description"] for schema in document["components"]["schemas"].values())


def test_what_changes_something_needs_the_token(document: Data) -> None:
    for (path, method), route in routes(document).items():
        needed = [scheme for way in route.get("security", ()) for scheme in way]
        assert ("csrf" in needed) == (method != "get"), path
        assert ("401" in route["responses"]) <= ("session" in needed), path
        assert ("413" in route["responses"]) == ("requestBody" in route), path
    assert set(document["components"]["securitySchemes"]) == {"session", "csrf"}


def test_forms_say_that_they_take_nothing_else(document: Data) -> None:
    told = {name: schema for name, schema in document["components"]["schemas"].items() if name.endswith("Form")}
    assert set(told) == {form.__name__ for form in forms.Form.__subclasses__()}
    assert all(form["additionalProperties"] is False for form in told.values())


@pytest.mark.parametrize(
    ("form", "fields"),
    [
        (forms.TableForm, {"game": "discovery", "seats": ["me"], "title": "{}"}),
        (forms.TableForm, {"game": "discovery", "seats": ["me"], "names": ["{}"]}),
        (forms.AccountForm, {"login": "ann{}", "password": "a long one"}),
        (forms.CommandForm, {"do": "confirm", "question": "q{}", "client": "c"}),
        (forms.CommandForm, {"do": "confirm", "question": "q", "client": "c{}"}),
        (forms.RecordForm, {"text": "seat 0 Ann{}\r\n"}),
    ],
)
def test_what_is_kept_has_no_control_characters(form: type[forms.Form], fields: Data) -> None:
    text = json.dumps(fields)
    msgspec.json.decode(text.replace("{}", "."), type=form)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text.replace("{}", "\\u0000"), type=form)


def test_numbers_have_bounds_where_null_may_stand_too(document: Data) -> None:
    command = document["components"]["schemas"]["CommandForm"]["properties"]
    assert (command["move"]["minimum"], command["move"]["maximum"]) == (0, 1_000_000)
    (seat,) = (part for part in document["paths"]["/api/tables/{id}"]["get"]["parameters"] if part["name"] == "seat")
    assert (seat["schema"]["minimum"], seat["schema"]["maximum"]) == (0, 3)
