"""The browser client, as `scripts/client.sh` builds it: its files, and its one page for every other address.

All files are kept in memory, with the compressed copies that lie beside them, so an answer is a look into a dict and
costs the service next to nothing; no path of a request ever reaches the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, route
from litestar.types import ASGIApp, ControllerRouterHandler, Receive, Scope, Send

from .settings import Settings

BUILT = Path(__file__).parent / "client"  # part of the package; in a checkout `make client` builds it
PAGE = "/index.html"
# Not from the system's table: it differs between machines.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first
COPIES = tuple(ENCODINGS.values())
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
_NAMED_BY_CONTENT = re.compile(r"^/assets/.+-[\w-]{8}\.\w+$")
Asked = Request[Any, Any, Any]
Headers = list[tuple[bytes, bytes]]

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairlead</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem; }
</style>
<h1>Fairlead is running, but its pages are not there</h1>
<p>The service works; the browser client has not been built. In the folder that Fairlead came in, run</p>
<pre><code>make client</code></pre>
<p>and load this page again; if Fairlead was installed from there with pip, install it again first. A client that lies
elsewhere is named by <code>fairlead serve --client FOLDER</code>.</p>
</html>
"""


@dataclass(frozen=True)
class Copy:
    """A file as it is sent: as it is, or compressed."""

    body: bytes
    headers: Headers
    tag: str


@dataclass(frozen=True)
class File:
    """A file of the client with its copies, by encoding; "" is the file as it is."""

    copies: dict[str, Copy]
    status: int = 200

    def copy_for(self, accepted: str) -> Copy:
        """The smallest copy that a browser takes."""
        wanted = accepted_encodings(accepted)
        return next(
            (self.copies[name] for name in ENCODINGS if name in self.copies and name in wanted), self.copies[""]
        )


def accepted_encodings(header: str) -> set[str]:
    """What an Accept-Encoding header allows."""
    allowed = set()
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if not any(re.fullmatch(r"q=0(\.0*)?", parameter) for parameter in parameters):
            allowed.add(name)
    return allowed


@dataclass
class Client:
    """A built client. It is read again as soon as it has been built anew."""

    folder: Path
    _files: dict[str, File] = field(default_factory=dict)
    _mark: object = None

    async def find(self, path: str) -> File | None:
        """What an address shows: a file, the page for all that is no file, or None where a file is missing."""
        if path != PAGE and path in self._files:
            return self._files[path]
        await self._keep_up()
        if path in self._files:
            return self._files[path]
        is_page = path == PAGE or not (path.startswith("/assets/") or PurePosixPath(path).suffix)
        return (self._files.get(PAGE) or NO_PAGE) if is_page else None

    async def _keep_up(self) -> None:
        mark = _mark_of(self.folder)
        if mark == self._mark:
            return
        with suppress(FileNotFoundError):  # it is being built at this moment: the next request sees more
            self._files = await asyncio.to_thread(read, self.folder)
            self._mark = mark


def _mark_of(folder: Path) -> object:
    """Changes when something is built: every build makes the page and the folders anew."""
    places = (folder, folder / "assets", folder / PAGE[1:])
    return [place.stat().st_mtime_ns if place.exists() else None for place in places]


def read(folder: Path) -> dict[str, File]:
    """All files of a built client by their addresses; none if there is no page."""
    found = {"/" + path.relative_to(folder).as_posix(): path for path in _files_in(folder)}
    if PAGE not in found:
        return {}
    return {address: _read_file(address, found) for address in found if not address.endswith(COPIES)}


def _files_in(folder: Path) -> Iterable[Path]:
    for place, _, names in os.walk(folder):
        yield from (Path(place, name) for name in names if not name.startswith("."))


def _read_file(address: str, found: dict[str, Path]) -> File:
    bodies = {name: found[address + end].read_bytes() for name, end in ENCODINGS.items() if address + end in found}
    return _file(address, {"": found[address].read_bytes()} | bodies)


def _file(address: str, bodies: dict[str, bytes], status: int = 200) -> File:
    caching = FOR_EVER if _NAMED_BY_CONTENT.match(address) else ASK_AGAIN
    kind = TYPES.get(PurePosixPath(address).suffix.lower(), "application/octet-stream")
    shared = {"content-type": kind, "cache-control": caching, "vary": "accept-encoding"}
    return File({name: _copy(name, body, shared) for name, body in bodies.items()}, status)


def _copy(encoding: str, body: bytes, shared: dict[str, str]) -> Copy:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = shared | {"etag": tag} | ({"content-encoding": encoding} if encoding else {})
    return Copy(body, [(name.encode(), value.encode()) for name, value in headers.items()], tag)


NO_PAGE = _file(PAGE, {"": NOT_BUILT.encode()}, status=404)
NO_FILE = _file("/none.txt", {"": b"There is no such file.\n"}, status=404)


# ------------------------------------------------------------------ answering


def client_routes(settings: Settings) -> Sequence[ControllerRouterHandler]:
    """The routes of the client, which take whatever no other route takes."""
    client = Client(Path(settings.client) if settings.client else BUILT)

    # No cookies: nothing is changed here, and a proxy may keep the files for everybody.
    options = {"limit": "client", "exclude_from_csrf": True, "quiet": True}

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], opt=options, include_in_schema=False)
    async def show_client(request: Asked) -> ASGIApp:
        return _answer(request, await client.find(request.scope["path"]))

    return [show_client]


def _answer(request: Asked, file: File | None) -> ASGIApp:
    file = file or NO_FILE
    copy = file.copy_for(request.headers.get("accept-encoding", ""))
    known = file.status == 200 and copy.tag in request.headers.get("if-none-match", "")
    return _sending(304 if known else file.status, copy, request)


def _sending(status: int, copy: Copy, request: Asked) -> ASGIApp:
    """Sends a copy as it lies in memory."""
    size = [] if status == 304 else [(b"content-length", str(len(copy.body)).encode())]
    body = b"" if status == 304 or request.method == "HEAD" else copy.body

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": [*copy.headers, *size]})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer
