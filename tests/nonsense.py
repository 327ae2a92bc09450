"""Nonsense in positions written by hand: it is refused with a sentence, never a crash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fairlead import Game, PositionError

NONSENSE: list[Any] = [None, True, -1, 10**30, 1.5, "", [], [None], [[]], {}, {None: 1}, [3, 3], object()]


def count_refusals(game: Game, nonsense: Sequence[Any], *, each: int, most: int | None = None) -> int:
    """Puts nonsense into every entry of a position, one in `each` there, and counts how often that is refused.

    Of long lists only the first `most` entries are tried. An error that is no PositionError comes through.
    """
    values = [*NONSENSE, *nonsense]
    position = {name: value for name, value in game.position().items() if name not in ("game", "version")}
    refusals = 0
    for number, path in enumerate(paths(position, most)):
        for value in values[number % each :: each]:
            changes = value
            for key in reversed(path):
                changes = {key: changes}
            try:
                game.edit(changes)
            except PositionError:
                refusals += 1
    return refusals


def paths(data: Any, most: int | None = None, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to the entries of a position."""
    entries = data.items() if isinstance(data, dict) else enumerate(data[:most]) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from paths(value, most, (*path, key))
