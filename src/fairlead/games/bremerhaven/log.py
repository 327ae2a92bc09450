"""Not there yet."""

from __future__ import annotations

from typing import Any


def events(*arguments: Any) -> Any:
    """Not there yet."""
    raise NotImplementedError
