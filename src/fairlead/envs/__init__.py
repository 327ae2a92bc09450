"""Environments for research, over the same compiled rules.

- `batch`: thousands of games stepped by one call, on CPU or GPU.
- `aec`: PettingZoo, one game with a turn for each seat.
- `gym`: Gymnasium, the solo games, and one seat against bots.
- `describe`: what each number of an observation means.
- `register_openspiel`: OpenSpiel's `load_game("python_fairlead_discovery(players=3)")`.

docs/research.md tells how to use them and what every number of an observation means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batching import Batch, batch
    from .observing import describe
    from .openspiel import register_openspiel
    from .seat import gym
    from .turns import aec

__all__ = ["Batch", "aec", "batch", "describe", "gym", "register_openspiel"]

# Each library is imported with the first environment of its kind.
_HOMES = {
    "Batch": "batching",
    "aec": "turns",
    "batch": "batching",
    "describe": "observing",
    "gym": "seat",
    "register_openspiel": "openspiel",
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module 'fairlead.envs' has no attribute {name!r}")
