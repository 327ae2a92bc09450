"""Writing records as plain data, for positions and views: the counterpart of `reading`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, ParamSpec, TypeVar

from ..kernel.records import Plain
from .definition import Data

P = ParamSpec("P")
Told = TypeVar("Told")


def remembered(tell: Callable[P, Told]) -> Callable[P, Told]:
    """Works out only once what is printed on components: it never changes. Everybody gets data of their own."""
    known: Any = cache(tell)

    @wraps(tell)
    def told(*args: P.args, **kwargs: P.kwargs) -> Told:
        found: Told = own_copy(known(*args, **kwargs))
        return found

    return told


def own_copy(data: Any) -> Any:
    """Plain data once more, so that nobody changes another's."""
    if isinstance(data, dict):
        return {key: own_copy(value) if isinstance(value, dict | list) else value for key, value in data.items()}
    if isinstance(data, list):
        return [own_copy(value) if isinstance(value, dict | list) else value for value in data]
    return data


def name_of(index: int, names: tuple[str, ...]) -> str | None:
    """A name, or None for nothing (and for what a redacted record does not know)."""
    return names[index] if index >= 0 else None


def bits_of(bits: int) -> list[int]:
    """The numbers of the set bits."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def counted(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Numbers by name, in the order of the names; what there is none of is left out."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def luck_data(game: Plain) -> Data:
    """The key of the random draws and the index of the next one; `reading.read_luck` reads them."""
    return {"key": game.key[0] | game.key[1] << 32, "draws": game.draws}
