"""Records: layout, copies, plain views, and what a declaration says about ranges."""

from __future__ import annotations

import numpy as np
import pytest

from fairlead.kernel.compiler import kernel, plain
from fairlead.kernel.records import NOBODY, Plain, bind, copy, copy_of, field, i1, i2, i4, record

SHELF = record(
    "shelf",
    [
        field("height", i1, (), "one small number", (0, 9)),
        field("books", i2, (2, 3), "books by row and place", (-1, 300)),
        field("key", i4, (), "a hidden number", (0, 10**6), sees=NOBODY),
        field("last", i1, 5, "an odd number of bytes at the end", (0, 1)),
    ],
)


@kernel
def put_book(shelves, row, place, book):
    shelves[0].books[row, place] = book
    return shelves[0].books[row, place] + shelves[0].height


@kernel
def copy_shelf(shelves, source, target):
    copy(shelves[source], shelves[target])


def test_fields_are_aligned_and_padded_to_words() -> None:
    offsets = {name: SHELF.dtype.fields[name][1] for name in ("height", "books", "key", "last")}
    assert offsets == {"height": 0, "books": 2, "key": 16, "last": 20}
    assert SHELF.size == 32
    assert SHELF.dtype.fields["words"][1] == 0


def test_kernels_read_and_write_fields() -> None:
    memory = SHELF.allocate()
    memory[0].height = 4
    assert put_book(bind(memory), 1, 2, 300) == 304
    assert memory[0].books.tolist() == [[0, 0, 0], [0, 0, 300]]


def test_copy_copies_every_byte() -> None:
    memory = SHELF.allocate(3)
    memory.view(np.uint8)[: SHELF.size] = np.arange(1, SHELF.size + 1)
    copy_shelf(bind(memory), 0, 2)
    assert memory[2].tobytes() == memory[0].tobytes()
    assert memory[1].tobytes() == bytes(SHELF.size)


def test_plain_view_gives_python_numbers_and_refuses_what_does_not_fit() -> None:
    memory = SHELF.allocate()
    shelf = Plain(memory[0])
    shelf.books[0, 1] = 7
    shelf.height = 3
    assert type(shelf.books[0, 1]) is int
    assert type(shelf.height) is int
    assert shelf.books[0].tolist() == [0, 7, 0]
    assert memory[0].height == 3
    assert (len(shelf.books), len(shelf.books[0])) == (2, 3)
    with pytest.raises(ValueError, match="invalid value"):
        shelf.height = 1000
    with pytest.raises(ValueError, match="invalid value"):
        shelf.books[0, 0] = 40_000


def test_kernels_run_as_plain_python_on_plain_records() -> None:
    memory = SHELF.allocate()

    class Shelves:
        def __getitem__(self, row: int) -> Plain:
            return Plain(memory[row])

    assert plain(put_book)(Shelves(), 0, 0, 12) == 12
    assert memory[0].books[0, 0] == 12


def test_out_of_range_names_field_and_range() -> None:
    memory = SHELF.allocate()
    assert SHELF.out_of_range(memory[0]) == []
    memory[0].books[1, 1] = -2
    (fault,) = SHELF.out_of_range(memory[0])
    assert "books" in fault
    assert "-1 to 300" in fault


def test_rows_of_a_plain_view_are_the_records_own_memory() -> None:
    shelf = Plain(SHELF.allocate()[0])
    row = shelf.books[1]
    shelf.books[1, 2] = 9
    row[0] = 5
    assert (row.tolist(), shelf.books.tolist(), len(shelf.books)) == ([5, 0, 9], [[0, 0, 0], [5, 0, 9]], 2)
    assert shelf.books[-1].tolist() == [5, 0, 9]
    assert [part.tolist() for part in shelf.books[:1]] == [[0, 0, 0]]
    with pytest.raises(IndexError):
        shelf.books[2]


def test_a_copy_is_a_record_of_its_own() -> None:
    shelf = Plain(SHELF.allocate()[0])
    shelf.books[0, 0], shelf.height = 8, 2
    other = copy_of(shelf)
    other.books[0, 0] = 1
    assert (shelf.books[0, 0], other.books[0, 0], other.height) == (8, 1, 2)
