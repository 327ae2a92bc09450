"""The games: one folder each, with its components, its state, its rules and its words."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..errors import OptionError

if TYPE_CHECKING:
    from .definition import Definition

NAMES = ("discovery", "shipyard", "bremerhaven")

__all__ = ["NAMES", "find"]


def find(name: str) -> Definition:
    """The definition of a game by its name; its kernels are loaded only now."""
    if name not in NAMES:
        raise OptionError(f"There is no game {name!r}; there is {', '.join(NAMES)}.")
    return _find(name)


@cache
def _find(name: str) -> Definition:
    definition: Definition = import_module(f".{name}", __name__).DEFINITION
    return definition
