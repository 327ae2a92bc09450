"""What the service logs: one line an event, as text or JSON, each with its fields and the request it belongs to.

Nothing secret is written: fields with telling names are masked, passwords in addresses are cut out, and requests are
logged by their route (`/api/links/{token}`), never by the path with a token in it.

    log = logs.logger(__name__)
    log.info("bot turn took long", table=table.id, seconds=2.5)
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any, TextIO

ROOT = "fairlead"
MASK = "***"
LONGEST_VALUE = 2000  # characters of a field
_SECRET_NAME = re.compile(r"(?i)token|password|cookie|secret|authori[sz]ation|csrf|seed|draft|\bkey\b|invitation")
_PASSWORD_IN_ADDRESS = re.compile(r"(?<=://)([^\s/@:]*):[^\s@]*@")

request_id: ContextVar[str] = ContextVar("request_id", default="")


class Log:
    """A logger whose messages are short and constant, and whose facts are fields."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **fields: Any) -> None:
        """What only helps to find a fault."""
        self._log(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Any) -> None:
        """What happens when all is well."""
        self._log(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        """What a host may want to look after."""
        self._log(logging.WARNING, event, fields)

    def error(self, event: str, *, trace: bool = False, **fields: Any) -> None:
        """What went wrong; `trace` adds where, inside an `except`."""
        self._log(logging.ERROR, event, fields, trace=trace)

    def _log(self, level: int, event: str, fields: dict[str, Any], *, trace: bool = False) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, extra={"fields": fields}, exc_info=trace)


def logger(name: str) -> Log:
    """The logger of a module."""
    return Log(name if name.startswith(ROOT) else f"{ROOT}.{name}")


def new_request_id() -> str:
    """A short name for a request, to find its lines by."""
    return secrets.token_hex(6)


def set_up(level: str = "info", form: str = "text", stream: TextIO | None = None) -> None:
    """Sends everything that this process logs, uvicorn's and other libraries' lines too, to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in (ROOT, "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
    # Requests are logged by us, with their route; uvicorn would log the path, which may hold a token.
    logging.getLogger("uvicorn.access").disabled = True


# ------------------------------------------------------------------ lines


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        line = {"time": _iso(record), "level": record.levelname.lower(), "logger": record.name}
        line |= {"event": cleaned(record.getMessage())} | _fields(record)
        if record.exc_info:
            line["trace"] = cleaned(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A line to be read: time, level, event, then `name=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as text; whatever is in it, it stays one line, unless it tells where a fault arose."""
        fields = "".join(f" {name}={_shown(value)}" for name, value in _fields(record).items())
        line = f"{_iso(record)} {record.levelname:<7} {_printable(cleaned(record.getMessage()))}{fields}"
        if record.exc_info:
            line += "\n" + cleaned(self.formatException(record.exc_info))
        return line


def cleaned(text: str) -> str:
    """A text without the passwords of addresses in it."""
    return _PASSWORD_IN_ADDRESS.sub(rf"\1:{MASK}@", text)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields = {name: _masked(name, value) for name, value in getattr(record, "fields", {}).items()}
    current = request_id.get()
    return ({"request": current} if current else {}) | fields


def _masked(name: str, value: Any) -> Any:
    if _SECRET_NAME.search(name):
        return MASK
    if isinstance(value, dict):
        return {key: _masked(str(key), part) for key, part in value.items()}
    if isinstance(value, str):
        return cleaned(value)[:LONGEST_VALUE]
    return value if isinstance(value, int | float | None) else cleaned(str(value))[:LONGEST_VALUE]


def _shown(value: Any) -> str:
    text = f"{value:.3f}" if isinstance(value, float) else str(value)
    return json.dumps(text, ensure_ascii=False) if not text or re.search(r'[\s"=]', text) else _printable(text)


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def _iso(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"
