"""Not there yet."""

from __future__ import annotations

from typing import Any


def to_position(*arguments: Any) -> Any:
    """Not there yet."""
    raise NotImplementedError
