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
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

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
    for i in range(len(source.words)):
        target.words[i] = source.words[i]


class Plain:
    """One record as Python sees it: `game.coins[seat]` is an int, writing a number that does not fit raises ValueError.

    Host code reads records through this, and in plain mode the kernels run on it. So it must be quick: each type of
    record has a class of its own, which reads the record's bytes where they lie.
    """

    memory: Any
    _bytes: memoryview
    _numbers: _Numbers

    def __new__(cls, memory: Any) -> Plain:
        """The view of one record of a table."""
        plain: Plain = object.__new__(_plain_class(memory.dtype))
        content = memoryview(memory["words"]).cast("B")
        plain.__dict__.update(memory=memory, _bytes=content, _numbers=_Numbers(content))
        return plain

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(type(self).__dict__.get(name), ArrayField):
            self.memory[name] = value
        else:
            object.__setattr__(self, name, value)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def copy_of(game: Plain) -> Plain:
    """A record to try things on."""
    return plain_from(game._bytes, game.memory.dtype)


def plain_from(content: bytes | memoryview, dtype: np.dtype[Any]) -> Plain:
    """A record of its own with this content."""
    return Plain(table_from(content, dtype)[0])


def table_from(content: bytes | memoryview, dtype: np.dtype[Any]) -> Table:
    """Memory of its own with this content. Bytes are copied at once, where numpy would copy field by field."""
    return np.frombuffer(bytearray(content), dtype)


# How `memoryview` names the types of fields.
FORMATS: dict[str, Any] = {"i1": "b", "<i2": "h", "<i4": "i", "<u4": "I", "<u8": "Q"}


class _Numbers(dict[str, Any]):
    """A record's bytes as numbers of each type, made when the first of the type is asked for."""

    __slots__ = ("_bytes",)

    def __init__(self, content: memoryview) -> None:
        self._bytes = content

    def __missing__(self, type_: str) -> Any:
        numbers = self[type_] = self._bytes.cast(FORMATS[type_])
        return numbers


@cache
def _plain_class(dtype: np.dtype[Any]) -> type[Plain]:
    """The class for records of a type, with a way to every field."""
    fields: dict[str, Any] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        type_ = kind.base.str.removeprefix("|")
        if kind.shape:
            fields[name] = ArrayField(name, slice(offset, offset + kind.itemsize), FORMATS[type_], kind.shape)
        else:
            fields[name] = _number_field(offset // kind.itemsize, type_)
    return type("Plain", (Plain,), fields)


def _number_field(index: int, type_: str) -> property:
    """A field that is one number."""

    def read(plain: Plain) -> Any:
        return plain._numbers[type_][index]

    def write(plain: Plain, value: int) -> None:
        plain._numbers[type_][index] = value

    return property(read, write)


class ArrayField(NamedTuple):
    """A field that is an array. What it finds becomes an attribute of the record, so it is asked once only."""

    name: str
    where: slice
    code: Any
    shape: tuple[int, ...]

    def __get__(self, plain: Plain, owner: type[Plain]) -> Any:
        found = _array(plain._bytes[self.where].cast(self.code), self.shape)
        plain.__dict__[self.name] = found
        return found


class PlainArray:
    """An array field of several axes seen through `Plain`: full indexing gives ints, one index gives a row.

    A row, like any field of one axis, is a memoryview: its elements are ints, and it has `len` and `tolist`.
    """

    __slots__ = ("_flat", "_found", "_shape", "_view")

    def __init__(self, view: Any, shape: tuple[int, ...]) -> None:
        self._flat, self._shape = view, shape
        self._view = view.cast("B").cast(view.format, shape)
        self._found: dict[int, Any] = {}

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is tuple:
            try:
                return self._view[index]
            except NotImplementedError:  # fewer indices than axes
                return self[index[0]][index[1] if len(index) == 2 else index[1:]]
        found = self._found.get(index) if index.__class__ is int else None
        return self._row(index) if found is None else found

    def _row(self, index: Any) -> Any:
        """A row, or rows for a slice; rows are kept, because whoever asks for one asks again."""
        rows = range(self._shape[0])[index]
        if isinstance(rows, range):
            return [self[row] for row in rows]
        size = len(self._flat) // self._shape[0]
        found = self._found[index] = _array(self._flat[rows * size : (rows + 1) * size], self._shape[1:])
        return found

    def __setitem__(self, index: Any, value: Any) -> None:
        if index.__class__ is tuple and len(index) == len(self._shape):
            self._view[index] = value
        else:
            np.asarray(self._view)[index] = value

    def __len__(self) -> int:
        return self._shape[0]

    def tolist(self) -> list[Any]:
        """The values as nested lists of ints."""
        values: list[Any] = self._view.tolist()
        return values


def _array(view: Any, shape: tuple[int, ...]) -> Any:
    return view if len(shape) == 1 else PlainArray(view, shape)


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
