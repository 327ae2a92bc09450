"""The browser client's files and its page for every other address."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from fairlead.server.app import create_app
from fairlead.server.browser import FOR_EVER, accepted_encodings, client_routes
from fairlead.server.security import LIMITS
from fairlead.server.settings import Settings

from .browsers import ADDRESS

pytestmark = pytest.mark.anyio
PAGE, SCRIPT = b"<!doctype html><title>Fairlead</title>", b"console.log('ahoy')"
SECRET = b"not for browsers"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small built client, with something beside it that is none of its business."""
    (tmp_path / "secret.txt").write_bytes(SECRET)
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(PAGE)
    (built / "index.html.gz").write_bytes(gzip.compress(PAGE, mtime=0))
    (built / "assets/index-B8xq_9-a.js").write_bytes(SCRIPT)
    (built / "assets/index-B8xq_9-a.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (built / "assets/index-B8xq_9-a.js.br").write_bytes(b"as brotli would have it")
    (built / "manifest.webmanifest").write_text("{}")
    (built / "icon.svg").write_text("<svg/>")
    (built / ".built").write_text("a note of the build")
    return built


def application(folder: Path, rate_limits: bool = False) -> Litestar:
    settings = Settings(client=str(folder), rate_limits=rate_limits)
    return create_app(settings, client_routes(settings))


@pytest.fixture
async def http(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that takes no compressed answers unless a test says so."""
    transport = httpx.ASGITransport(application(folder))
    async with httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers={"accept-encoding": ""}) as browser:
        yield browser


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn/shipyard", "/index.html", "/settings/", "/healthy", "/ap"])
async def test_every_address_of_the_client_shows_its_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/me/nothing"])
async def test_what_belongs_to_the_service_stays_with_it(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


async def test_the_services_own_routes_come_first(http: httpx.AsyncClient) -> None:
    assert (await http.get("/health")).json() == {"status": "ok"}
    assert (await http.get("/api/schema/openapi.json")).json()["info"]["title"] == "Fairlead"
    assert (await http.post("/health")).status_code == 405


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/assets/index-B8xq_9-a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
    ],
)
async def test_files_have_their_type_and_are_kept_if_named_by_their_content(
    http: httpx.AsyncClient, path: str, kind: str, caching: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == caching


@pytest.mark.parametrize("path", ["/assets/index-0ld0ld0l.js", "/assets/none", "/favicon.ico", "/index.html.gz"])
async def test_a_missing_file_is_no_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert (answer.status_code, answer.text) == (404, "There is no such file.\n")
    assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_compressed_copies_go_to_those_who_take_them(
    http: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    async with http.stream("GET", "/assets/index-B8xq_9-a.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(body)
    assert body == {None: SCRIPT, "gzip": gzip.compress(SCRIPT, mtime=0), "br": b"as brotli would have it"}[encoding]


def test_an_encoding_without_weight_is_not_taken() -> None:
    assert accepted_encodings("br; q=0, GZIP ;q=0.001") == {"gzip"}


async def test_head_tells_all_but_the_body(http: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-B8xq_9-a.js"):
        whole, head = await http.get(path), await http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-length", "content-type", "etag", "cache-control"):
            assert head.headers[name] == whole.headers[name]


async def test_what_a_browser_has_is_not_sent_again(http: httpx.AsyncClient) -> None:
    tag = (await http.get("/")).headers["etag"]
    again = await http.get("/table/abc", headers={"if-none-match": f'W/"x", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    compressed = await http.get("/", headers={"if-none-match": tag, "accept-encoding": "gzip"})
    assert compressed.status_code == 200, "another copy has another tag"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
async def test_pages_are_only_read(http: httpx.AsyncClient, method: str) -> None:
    answer = await http.request(method, "/table/abc")
    assert answer.status_code == 405
    assert {"GET", "HEAD"} <= set(answer.headers["allow"].split(", "))


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%5c..%5csecret.txt",
     "//etc/passwd", "/.built", "/assets/%00", "/..%252fsecret.txt", "/client/../../secret.txt"],
)  # fmt: skip
async def test_nothing_else_on_the_disk_can_be_read(folder: Path, path: str) -> None:
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    app = application(folder)
    for way in (path, httpx.URL(ADDRESS + path).path):  # as written, and as servers decode it
        scope = {"type": "http", "method": "GET", "path": way, "raw_path": path.encode(), "query_string": b""}
        scope |= {"headers": [], "server": ("fairlead.test", 80), "client": ("1.2.3.4", 5), "scheme": "http"}
        scope |= {"http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"}, "extensions": {}, "state": {}}
        await app(scope, receive, send)  # type: ignore[arg-type]
    assert all(message.get("status", 0) in (0, 200, 404) for message in sent)
    bodies = {message["body"] for message in sent if "body" in message}
    assert bodies <= {PAGE, b"There is no such file.\n"}, bodies


async def test_a_client_that_is_built_anew_is_shown(http: httpx.AsyncClient, folder: Path) -> None:
    assert (await http.get("/")).content == PAGE
    (folder / "assets/index-11111111.js").write_bytes(b"new")
    (folder / "index.html").write_bytes(b"new page")
    os.utime(folder / "index.html", ns=(1, 1))
    assert (await http.get("/")).content == b"new page"
    assert (await http.get("/assets/index-11111111.js")).content == b"new"


async def test_without_a_client_a_page_tells_how_to_build_one(tmp_path: Path) -> None:
    app = application(tmp_path)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS) as http:
        answer = await http.get("/")
        assert answer.status_code == 404
        assert "make client" in answer.text
        assert "<script" not in answer.text
        (tmp_path / "index.html").write_bytes(PAGE)
        assert (await http.get("/")).content == PAGE


async def test_pages_have_a_limit_of_their_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairlead.server.security.monotonic", lambda: 100.0)
    app = application(folder, rate_limits=True)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS) as http:
        statuses = [(await http.get("/icon.svg")).status_code for _ in range(int(LIMITS["client"].burst) + 1)]
        assert statuses == [200] * (len(statuses) - 1) + [429]
        assert (await http.get("/health")).status_code == 200
