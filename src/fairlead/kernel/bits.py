"""Sets kept as the bits of a number."""

from __future__ import annotations

from .compiler import PLAIN, kernel


@kernel
def count_bits(bits):
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits):
    """The number of the lowest bit that is set, counted from 0; at least one must be."""
    return (bits & -bits).bit_length() - 1


@kernel
def mark_bits(mask, first, bits):
    """Marks in a mask what bits are set, the lowest bit at `first`; returns how many."""
    marked = 0
    while bits:
        mask[first + lowest_bit(bits)] = 1
        bits &= bits - 1
        marked += 1
    return marked


if not PLAIN:
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def trailing_zeros(typing, bits):
        """A single instruction of the processor, where Python needs a few operations."""

        def generate(context, builder, signature, arguments):
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), generate

    @overload(lowest_bit)
    def _lowest_bit(bits):
        return lambda bits: trailing_zeros(bits)
