"""Sets kept as the bits of a number."""

from __future__ import annotations

from .compiler import kernel


@kernel
def count_bits(bits):
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
