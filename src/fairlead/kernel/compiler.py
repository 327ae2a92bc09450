"""`@kernel`: the one place where a rules function becomes machine code.

With ``FAIRLEAD_PYTHON=1`` it is the identity. The same source then runs as plain Python: for the debugger, for
coverage, and as the reference that the compiled rules are compared with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any

PLAIN = os.environ.get("FAIRLEAD_PYTHON", "") not in ("", "0")

Function = Callable[..., Any]

if PLAIN:

    def kernel(function: Function) -> Function:
        """Plain Python: the function as it is."""
        return function

    def plain(function: Function) -> Function:
        """The kernel as plain Python."""
        return function

else:
    # Level 2 compiles a fifth faster than numba's level 3; no difference in speed could be measured.
    os.environ.setdefault("NUMBA_OPT", "2")
    import numba
    from numba.core.dispatcher import Dispatcher

    from .cache import cache_folder

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

    def kernel(function: Function) -> Function:
        """Compiles a rules function at its first call and keeps the machine code for the next start."""
        return numba.njit(nogil=True, cache=True)(function)

    def plain(function: Function) -> Function:
        """The kernel as plain Python, with all that it calls: for host code that holds records as `Plain`."""
        assert isinstance(function, Dispatcher)
        python = function.py_func
        return FunctionType(python.__code__, _globals_as_python(python.__globals__), python.__name__)

    _plain_globals: dict[int, dict[str, Any]] = {}

    def _globals_as_python(names: dict[str, Any]) -> dict[str, Any]:
        """A module's names, with every kernel among them as plain Python."""
        if id(names) not in _plain_globals:
            copied = _plain_globals[id(names)] = dict(names)
            for name, value in names.items():
                if isinstance(value, Dispatcher):
                    copied[name] = plain(value)
        return _plain_globals[id(names)]
