"""Where compiled kernels are kept between runs.

numba's own cache looks only at the file of the function it compiled. When a function *called from* it changes in
another file, numba silently goes on with the old rule. So Fairlead keeps each build in a folder of its own, named by
a hash of every source a kernel can depend on: change any of them and the folder is another one.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
KEEP_OLD_BUILDS_DAYS = 30


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """Every file whose text can end up in machine code: those that define kernels, and all that those import.

    A kernel reads its module's globals, which come from that module or from its imports; so this closure is complete.
    """
    waiting = [path for path in sorted(package.rglob("*.py")) if "@kernel" in path.read_text(encoding="utf-8")]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imported_files(path, package))
    return sorted(found)


def build_hash(package: Path = PACKAGE) -> str:
    """Names one build: all kernel sources, the component tables beside them, numba, numpy and the machine's kind."""
    import platform

    import numba
    import numpy

    digest = hashlib.sha256()
    level = str(numba.config.OPT)  # type: ignore[attr-defined]
    for word in (numba.__version__, numpy.__version__, platform.python_version(), platform.machine(), level):
        digest.update(word.encode())
    tables = sorted(package.rglob("components.toml"))
    for path in [*kernel_sources(package), *tables]:
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """The folder of all builds: `FAIRLEAD_CACHE`, else the user's cache directory, else a temporary one."""
    if "FAIRLEAD_CACHE" in os.environ:
        return Path(os.environ["FAIRLEAD_CACHE"]).expanduser().resolve()
    import platformdirs

    return Path(platformdirs.user_cache_dir("fairlead", appauthor=False))


def cache_folder() -> Path:
    """The folder of the build at hand, made if it is not there; a read-only home falls back to a temporary folder."""
    name = build_hash()
    for root in (cache_root(), Path(tempfile.gettempdir()) / "fairlead-cache"):
        folder = root / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            os.utime(folder)
        except OSError:
            continue
        return folder
    return Path(tempfile.mkdtemp(prefix="fairlead-cache-"))


def remove_old_builds(keep_days: int = KEEP_OLD_BUILDS_DAYS) -> int:
    """Deletes builds that nobody has started for `keep_days`; returns how many."""
    current = cache_folder()
    oldest = time.time() - keep_days * 86_400
    old = [f for f in current.parent.iterdir() if f.is_dir() and f != current and f.stat().st_mtime < oldest]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return len(old)


def _imported_files(path: Path, package: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _module_files(alias.name.split("."), package)
        elif isinstance(node, ast.ImportFrom):
            base = _base_of(node, path, package)
            for alias in node.names:
                yield from _module_files([*base, alias.name], package)
            yield from _module_files(base, package)


def _base_of(node: ast.ImportFrom, path: Path, package: Path) -> list[str]:
    """The dotted name that a `from ... import` starts at, relative imports resolved."""
    module = node.module.split(".") if node.module else []
    if node.level == 0:
        return module
    inside = list(path.relative_to(package.parent).parent.parts)
    return [*inside[: len(inside) - node.level + 1], *module]


def _module_files(name: list[str], package: Path) -> Iterator[Path]:
    """The file of a module of ours, if `name` is one. A package counts by its modules: its __init__ has no kernel."""
    if name and name[0] == package.name:
        file = package.parent.joinpath(*name).with_suffix(".py")
        if file.is_file():
            yield file
