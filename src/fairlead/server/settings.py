"""What a host can set. Flags win over the environment, the environment over a TOML file, that over the defaults."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where a user's tables are kept unless somebody says otherwise."""
    return user_data_path("fairlead", appauthor=False)


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

    @property
    def is_secure(self) -> bool:
        """Whether browsers come by https, so that cookies may demand it."""
        return self.address.startswith("https://")
