"""`@kernel`: the one place where a rules function becomes machine code.

With ``FAIRLEAD_PYTHON=1`` it is the identity. The same source then runs as plain Python: for the debugger, for coverage,
and as the reference that the compiled rules are compared with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

PLAIN = os.environ.get("FAIRLEAD_PYTHON", "") not in ("", "0")

Function = TypeVar("Function", bound=Callable[..., Any])

if PLAIN:

    def kernel(function: Function) -> Function:
        """Plain Python: the function as it is."""
        return function

else:
    import numba

    from .cache import cache_folder

    numba.config.CACHE_DIR = str(cache_folder())

    def kernel(function: Function) -> Function:
        """Compiles a rules function at its first call and keeps the machine code for the next start."""
        compiled: Function = numba.njit(nogil=True, cache=True)(function)
        return compiled
