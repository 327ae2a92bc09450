"""Reading positions written by hand: each helper returns a checked value or raises PositionError with its path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..errors import PositionError
from ..kernel.records import Plain


def table(data: Any, path: str, keys: Iterable[str], optional: Iterable[str] = ()) -> Mapping[str, Any]:
    """A mapping with all of `keys`, perhaps some `optional` ones, and no others."""
    if not isinstance(data, Mapping):
        raise PositionError(f"must be a table of named values, found {data!r}", path)
    needed, allowed = list(keys), [*keys, *optional]
    for key in data:
        if key not in allowed:
            raise PositionError(f"has no entry {key!r}; it has {', '.join(allowed)}", path)
    for key in needed:
        if key not in data:
            raise PositionError(f"lacks the entry {key!r}", path)
    return data


def sequence(data: Any, path: str, length: int | None = None) -> Sequence[Any]:
    """A list, of a given length where there is one."""
    if not isinstance(data, (list, tuple)):
        raise PositionError(f"must be a list, found {data!r}", path)
    if length is not None and len(data) != length:
        raise PositionError(f"must have {length} entries, found {len(data)}", path)
    return data


def whole(data: Any, path: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise PositionError(f"must be a whole number from {low} to {high}, found {data!r}", path)
    return data


def flag(data: Any, path: str) -> bool:
    """True or False."""
    if not isinstance(data, bool):
        raise PositionError(f"must be true or false, found {data!r}", path)
    return data


def choice(data: Any, path: str, names: Sequence[str]) -> int:
    """The index of a name among `names`."""
    if not isinstance(data, str) or data not in names:
        raise PositionError(f"must be one of {', '.join(names)}, found {data!r}", path)
    return names.index(data)


def choice_or_none(data: Any, path: str, names: Sequence[str], none: int = -1) -> int:
    """The index of a name, or `none` for None."""
    return none if data is None else choice(data, path, names)


def choices(data: Any, path: str, names: Sequence[str], most: int | None = None) -> list[int]:
    """A list of names as indices."""
    items = sequence(data, path)
    if most is not None and len(items) > most:
        raise PositionError(f"must have at most {most} entries, found {len(items)}", path)
    return [choice(item, f"{path}.{i}", names) for i, item in enumerate(items)]


def read_luck(data: Any, game: Plain) -> None:
    """The key of the random draws and the index of the next one."""
    luck = table(data, "luck", ("key", "draws"))
    key = whole(luck["key"], "luck.key", 0, 2**63 - 1)
    game.key[0], game.key[1] = key & 0xFFFFFFFF, key >> 32
    game.draws = whole(luck["draws"], "luck.draws", 0, 2**32 - 1)
