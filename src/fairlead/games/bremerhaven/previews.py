"""Not there yet."""

from __future__ import annotations

from typing import Any


def preview(*arguments: Any) -> Any:
    """Not there yet."""
    raise NotImplementedError
