"""What `@kernel` refuses."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from fairlead.kernel.compiler import kernel
from helpers import compiled


@kernel
def make_scratch_space(size):
    return np.zeros(size).sum()


@compiled
def test_a_kernel_that_allocates_is_refused() -> None:
    with pytest.raises(numba.errors.TypingError, match="Only accept returning of array passed into the function"):
        make_scratch_space(3)
