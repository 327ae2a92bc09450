"""Records: flat blocks of small integers that hold a game or its box.

A record is declared field by field, each with its type, shape, meaning, range and who sees it:

    GAME = record("discovery", [
        field("coins", i2, SEATS, "coins of each seat", (0, 2000)),
        field("ship_deck", i1, 34, "face-down ships in drawing order", (-2, 19), sees=NOBODY),
    ])

Inside kernels `game.coins[seat]` is a load or a store. The bytes of a record are its copy, its hash key and its
snapshot. Every record also has `words`: all its bytes once more as 64-bit words, so that `copy` is a short loop on
CPU and GPU.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .compiler import PLAIN, kernel

__all__ = [
    "ALL",
    "NOBODY",
    "OWNER",
    "Field",
    "Plain",
    "Record",
    "bind",
    "copy",
    "field",
    "i1",
    "i2",
    "i4",
    "record",
    "u4",
]

i1, i2, i4, u4 = "i1", "<i2", "<i4", "<u4"

# Who sees a field. OWNER means: the first axis is the seat, and only that seat sees its row.
ALL, OWNER, NOBODY = "all", "owner", "nobody"

Table = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Field:
    """One field of a record: what it is called, what it holds, and who may know it."""

    name: str
    type: str
    shape: tuple[int, ...]
    meaning: str
    within: tuple[int, int]
    sees: str


def field(
    name: str, type: str, shape: int | tuple[int, ...], meaning: str, within: tuple[int, int], *, sees: str = ALL
) -> Field:
    """Declares a field. `shape` is () for a single number; `within` is the lowest and highest value it may hold."""
    return Field(name, type, (shape,) if isinstance(shape, int) else shape, meaning, within, sees)


@dataclass(frozen=True)
class Record:
    """The layout of a record: its fields and the numpy type that numba compiles against."""

    name: str
    fields: tuple[Field, ...]
    dtype: np.dtype[Any]

    @property
    def size(self) -> int:
        """Bytes of one record."""
        return self.dtype.itemsize

    def allocate(self, count: int = 1) -> Table:
        """Memory for `count` records, all zero."""
        return np.zeros(count, self.dtype)

    def out_of_range(self, memory: Any) -> list[str]:
        """The fields of one record that hold a value outside their declared range, each as a sentence."""
        faults = []
        for item in self.fields:
            values = np.asarray(memory[item.name])
            low, high = item.within
            if values.size and (values.min() < low or values.max() > high):
                faults.append(f"{item.name} ({item.meaning}) must be within {low} to {high}, found {values.tolist()}")
        return faults


def record(name: str, fields: Sequence[Field]) -> Record:
    """Lays out a record: fields in the order given, each aligned to its size, padded to whole 64-bit words."""
    names, formats, offsets = [], [], []
    end = 0
    for item in fields:
        size = np.dtype(item.type).itemsize
        offset = -(-end // size) * size
        names.append(item.name)
        formats.append((item.type, item.shape) if item.shape else item.type)
        offsets.append(offset)
        end = offset + size * math.prod(item.shape)
    words = -(-end // 8)
    layout: Any = {
        "names": [*names, "words"],
        "formats": [*formats, ("<u8", (words,))],
        "offsets": [*offsets, 0],
        "itemsize": words * 8,
    }
    return Record(name, tuple(fields), np.dtype((np.record, np.dtype(layout))))


@kernel
def copy(source, target):
    """Copies one record over another of the same kind."""
    for i in range(source.words.size):
        target.words[i] = source.words[i]


class Plain:
    """One record as Python sees it: `game.coins[seat]` is an int, writing a number that does not fit raises.

    Host code reads records through this, and in plain mode the kernels run on it.
    """

    __slots__ = ("memory",)

    def __init__(self, memory: Any) -> None:
        object.__setattr__(self, "memory", memory)

    def __getattr__(self, name: str) -> Any:
        return _plain(self.memory[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self.memory[name] = value


class PlainArray:
    """An array field seen through `Plain`: indexing gives ints."""

    __slots__ = ("array",)

    def __init__(self, array: Table) -> None:
        self.array = array

    def __getitem__(self, index: Any) -> Any:
        return _plain(self.array[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[index] = value

    def __len__(self) -> int:
        return len(self.array)

    @property
    def size(self) -> int:
        """Number of elements, as numpy has it."""
        return self.array.size

    def tolist(self) -> list[Any]:
        """The values as nested lists of ints."""
        values: list[Any] = self.array.tolist()
        return values


class PlainTable:
    """Several records seen through `Plain`."""

    __slots__ = ("memory",)

    def __init__(self, memory: Table) -> None:
        self.memory = memory

    def __getitem__(self, index: int) -> Plain:
        return Plain(self.memory[index])

    def __len__(self) -> int:
        return len(self.memory)


def bind(memory: Table) -> Any:
    """What a kernel takes for `memory`: the memory itself, or its plain view when kernels are plain Python."""
    return PlainTable(memory) if PLAIN else memory


def _plain(value: Any) -> Any:
    return PlainArray(value) if isinstance(value, np.ndarray) else int(value)
