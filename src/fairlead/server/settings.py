"""What a host can set. Flags win over the environment, the environment over a TOML file, that over the defaults.

Each setting is a field here and has one name: `log_level` in the file, `FAIRLEAD_LOG_LEVEL` in the environment,
`--log-level` as a flag. What it means stands once, among the words of the command line (`cli-serve-...`).
"""

from __future__ import annotations

import difflib
import ipaddress
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_config_path, user_data_path

from ..errors import OptionError

FILE_VARIABLE = "FAIRLEAD_SETTINGS"
LEVELS, FORMATS = ("debug", "info", "warning", "error"), ("text", "json")
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def data_folder() -> Path:
    """Where a user's tables are kept unless somebody says otherwise."""
    return user_data_path("fairlead", appauthor=False)


def usual_file() -> Path:
    """The file that is read where none is named, if it is there."""
    return user_config_path("fairlead", appauthor=False) / "settings.toml"


def _usual_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """All settings of the service. `redis` is needed as soon as several processes serve the same tables."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: str = field(default_factory=_usual_database)
    redis: str = ""
    address: str = ""  # how browsers reach the service, if not by host and port: https://games.example.org
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed, by commas
    bot_processes: int = 1  # processes that think for bots; 0 leaves bots to `fairlead worker`
    session_days: int = 90
    rate_limits: bool = True
    log_level: str = "info"
    log_format: str = "text"  # or json
    client: str = ""  # folder of a built browser client, if not the package's own

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https, so that cookies may demand it."""
        return self.address.startswith("https://")


NAMES = tuple(setting.name for setting in fields(Settings))


def flag_of(name: str) -> str:
    """How a setting is called on the command line."""
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """How a setting is called in the environment."""
    return f"FAIRLEAD_{name.upper()}"


# ------------------------------------------------------------------ loading


def load(
    flags: Mapping[str, Any] | None = None, file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings, each from the first place that gives it. OptionError says what is wrong, and where."""
    given = {name: flags[name] for name in NAMES if flags and flags.get(name) is not None}
    named = file or (Path(environment[FILE_VARIABLE]).expanduser() if environment.get(FILE_VARIABLE) else None)
    values: dict[str, Any] = {}
    for name, value in _read_file(named).items():
        values[name] = _accept(name, value, f"{name} in {named or usual_file()}")
    for name in NAMES:
        if environment.get(variable_of(name)):
            values[name] = _accept(name, environment[variable_of(name)], variable_of(name))
        if name in given:
            values[name] = _accept(name, given[name], flag_of(name))
    return _checked(Settings(**values))


def _read_file(named: Path | None) -> dict[str, Any]:
    file = named or usual_file()
    if named is None and not file.is_file():
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError(f"The settings in {file} cannot be read: {reason}.") from None
    for name in found:
        if name not in NAMES:
            close = difflib.get_close_matches(name, NAMES, 1)
            meant = f" Did you mean {close[0]}?" if close else ""
            raise OptionError(f"{file} has the unknown setting {name!r}.{meant} There are {', '.join(NAMES)}.")
    return found


def _checked(settings: Settings) -> Settings:
    """What must hold between settings."""
    if settings.bot_processes == 0 and not settings.redis:
        raise OptionError("bot_processes can be 0 only with redis: otherwise nobody would play the bots' turns.")
    return settings


# ------------------------------------------------------------------ what a value may be


def _accept(name: str, value: object, where: str) -> Any:
    """A value as its setting needs it; `where` names it in the refusal."""
    return _ACCEPTING[name](value, where)


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise OptionError(f"{where} takes a text, not {value!r}.")
    return value.strip()


def _whole(low: int, high: int) -> Callable[[object, str], int]:
    def accept(value: object, where: str) -> int:
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if not (isinstance(text, str) and text.isascii() and text.isdecimal() and low <= int(text) <= high):
            raise OptionError(f"{where} takes a whole number from {low} to {high}, not {value!r}.")
        return int(text)

    return accept


def _one_of(choices: tuple[str, ...]) -> Callable[[object, str], str]:
    def accept(value: object, where: str) -> str:
        if not isinstance(value, str) or value.lower() not in choices:
            raise OptionError(f"{where} cannot be {value!r}; it can be {', '.join(choices)}.")
        return value.lower()

    return accept


def _switch(value: object, where: str) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in YES + NO:
        return value.lower() in YES
    raise OptionError(f"{where} takes yes or no, not {value!r}.")


def _url(*schemes: str, example: str) -> Callable[[object, str], str]:
    """An address; one that is wrong is not repeated, because it may hold a password."""

    def accept(value: object, where: str) -> str:
        text = _text(value, where)
        if text and urlsplit(text).scheme.split("+")[0] not in schemes:
            raise OptionError(f"{where} takes an address such as {example}.")
        return text

    return accept


def _browser_address(value: object, where: str) -> str:
    text = _url("http", "https", example="https://games.example.org")(value, where).rstrip("/")
    parts = urlsplit(text)
    if text and (not parts.netloc or parts.path or parts.query or parts.fragment):
        raise OptionError(f"{where} takes an address without a path, such as https://games.example.org.")
    return text


def _networks(value: object, where: str) -> str:
    text = _text(value, where)
    for part in text.split(",") if text not in ("", "*") else ():
        try:
            ipaddress.ip_network(part.strip())
        except ValueError:
            raise OptionError(f"{where} takes addresses such as 127.0.0.1,10.0.0.0/8, not {part.strip()!r}.") from None
    return text.replace(" ", "")


def _folder(value: object, where: str) -> str:
    text = _text(value, where)
    if text and not Path(text).expanduser().is_dir():
        raise OptionError(f"{where} takes a folder that is there, not {text!r}.")
    return str(Path(text).expanduser()) if text else ""


_ACCEPTING: dict[str, Callable[[object, str], Any]] = {
    "host": _text,
    "port": _whole(0, 65535),
    "database": _url("sqlite", "postgresql", example="postgresql://user@host/fairlead"),
    "redis": _url("redis", "rediss", "unix", example="redis://host:6379/0"),
    "address": _browser_address,
    "proxies": _networks,
    "bot_processes": _whole(0, 64),
    "session_days": _whole(1, 3650),
    "rate_limits": _switch,
    "log_level": _one_of(LEVELS),
    "log_format": _one_of(FORMATS),
    "client": _folder,
}
