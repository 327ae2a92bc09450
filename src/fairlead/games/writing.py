"""Writing records as plain data, for positions and views: the counterpart of `reading`."""

from __future__ import annotations

from ..kernel.records import Plain
from .definition import Data


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
