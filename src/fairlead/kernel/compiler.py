"""`@kernel`: the one place where a rules function becomes machine code.

With ``FAIRLEAD_PYTHON=1`` it is the identity. The same source then runs as plain Python: for the debugger, for
coverage, and as the reference that the compiled rules are compared with.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
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
    import numba
    from numba.core.dispatcher import Dispatcher

    from .cache import BOTS, ENVS, EVERYTHING, PACKAGE, RULES, cache_folder

    _lock = threading.RLock()

    def kernel(function: Function) -> Function:
        """Compiles a rules function at its first call and keeps the machine code for the next start.

        Only functions of the package are kept: of others, nobody would notice that a function they call has changed.
        The rules of the games are entered through `drive` alone, so they are compiled without a door for Python.
        No kernel allocates anything, so none counts references (`_nrt`): counting those of a batch's arrays, for each
        row anew, took most of the time of a step. A kernel that does allocate is refused when it is compiled.
        """
        file = Path(function.__code__.co_filename)
        ours, inner = file.is_relative_to(PACKAGE), file.is_relative_to(PACKAGE / "games")
        settings: Any = {"_nrt": False, "no_cpython_wrapper": inner, "no_cfunc_wrapper": inner}
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = _folder_of(_build_of(file))  # type: ignore[attr-defined]
        try:
            return _widened(numba.njit(nogil=True, cache=ours, **settings)(function))
        finally:
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]

    def _build_of(file: Path) -> tuple[str, ...]:
        """The build that a file's kernels belong to; those of others are not kept anyway."""
        folder = file.relative_to(PACKAGE).parts[0] if file.is_relative_to(PACKAGE) else ""
        return next((build for build in (RULES, BOTS, ENVS) if folder in build), EVERYTHING)

    @cache
    def _folder_of(build: tuple[str, ...]) -> str:
        return str(cache_folder(build))

    def _widened(dispatcher: Any) -> Function:
        """Kernels call each other with 64-bit numbers only.

        Fields are of many widths; without this each mix of them among the arguments would be compiled by itself.
        """
        find = dispatcher.get_call_template

        def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            return find(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

        dispatcher.get_call_template = get_call_template
        compiled: Function = dispatcher
        return compiled

    def _wide(kind: Any) -> Any:
        return numba.int64 if isinstance(kind, numba.types.Integer) else kind

    def plain(function: Function) -> Function:
        """The kernel as plain Python, with all that it calls: for host code that holds records as `Plain`."""
        found = _known_plain.get(function)
        if found is None:
            with _lock:  # until it is let go, some of what the function calls may not be plain yet
                found = _as_python(function)
            _known_plain[function] = found
        return found

    _known_plain: dict[Any, Function] = {}

    @cache
    def _as_python(dispatcher: Any) -> Function:
        python = dispatcher.py_func
        return FunctionType(python.__code__, _globals_as_python(python.__globals__), python.__name__)

    _plain_globals: dict[int, dict[str, Any]] = {}

    def _globals_as_python(names: dict[str, Any]) -> dict[str, Any]:
        """A module's names, with every kernel among them as plain Python."""
        if id(names) not in _plain_globals:
            copied = _plain_globals[id(names)] = dict(names)
            for name, value in names.items():
                if isinstance(value, Dispatcher):
                    copied[name] = _as_python(value)
        return _plain_globals[id(names)]
