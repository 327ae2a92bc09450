"""Sets as the bits of a number."""

from __future__ import annotations

import numpy as np
import pytest

from fairlead.kernel.bits import count_bits, lowest_bit, mark_bits
from fairlead.kernel.compiler import kernel

SETS = [1, 2, 0b1011000, 1 << 40, (1 << 63) - 1, 1 << 62 | 1 << 17]


@kernel
def lowest_of(bits):
    return lowest_bit(bits)


@pytest.mark.parametrize("bits", SETS)
def test_the_lowest_bit_is_found_by_kernels_and_outside_of_them(bits: int) -> None:
    lowest = next(i for i in range(64) if bits >> i & 1)
    assert lowest_of(bits) == lowest
    assert lowest_bit(bits) == lowest


@pytest.mark.parametrize("bits", [0, *SETS])
def test_what_is_in_a_set_is_marked_from_a_first_id_on(bits: int) -> None:
    mask = np.zeros(70, np.uint8)
    assert mark_bits(mask, 3, bits) == count_bits(bits) == bits.bit_count()
    assert np.flatnonzero(mask).tolist() == [3 + i for i in range(64) if bits >> i & 1]
