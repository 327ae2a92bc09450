"""Many games, and one looked at closely: tuning, arena, ratings, reports, reviews.

>>> from fairlead.lab import arena
>>> arena("discovery", ["random", "random:seed=1"], seeds=1, jobs=1).complete
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .contest import arena, solo
    from .reviewing import Review, review
    from .standings import ArenaResult

__all__ = ["ArenaResult", "Review", "arena", "review", "solo"]


def __getattr__(name: str) -> Any:
    # Nothing is loaded before it is used: parts of this package work on weights alone.
    if name == "ArenaResult":
        from .standings import ArenaResult

        return ArenaResult
    if name in ("Review", "review"):
        from . import reviewing

        return getattr(reviewing, name)
    if name in __all__:
        from . import contest

        return getattr(contest, name)
    raise AttributeError(f"module 'fairlead.lab' has no attribute {name!r}")
