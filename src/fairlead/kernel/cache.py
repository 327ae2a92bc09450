"""Where compiled kernels are kept between runs.

numba's own cache looks only at the file of the function it compiled. When a function *called from* it changes in
another file, numba silently goes on with the old rule. So Fairlead keeps each build in a folder of its own, named by
a hash of every source a kernel can depend on: change any of them and the folder is another one.

There are three builds: the rules, the bots and the environments. The rules know nothing of the other two, and these
nothing of each other, so a bot that thinks otherwise is compiled without compiling a rule anew.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
KEEP_OLD_BUILDS_DAYS = 30
NAME_LENGTH = 20
BUILD_NAME = re.compile(f"[0-9a-f]{{{NAME_LENGTH}}}")
RULES = ("kernel", "games")  # folders of the package that depend on no other
BOTS = (*RULES, "bots", "lab")
ENVS = (*RULES, "envs")
EVERYTHING = (".",)
_parser = threading.Lock()  # Python 3.11 loses count where two threads parse at once, and raises SystemError
DATA_FOLDER = "bots"  # its tables reach kernels as arguments, never as constants


def kernel_sources(package: Path = PACKAGE, folders: Sequence[str] = EVERYTHING) -> list[Path]:
    """Every file whose text can end up in machine code: those that define kernels, and all that those import.

    A kernel reads its module's globals, which come from that module or from its imports.
    """
    waiting = [path for path in _files(package, folders, "*.py") if _defines_kernels(path)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imported_files(path, package))
    return sorted(found)


def build_hash(package: Path = PACKAGE, folders: Sequence[str] = EVERYTHING) -> str:
    """Names one build: all kernel sources, the tables beside them, the compiler's versions and the machine's kind."""
    import platform

    import llvmlite  # type: ignore[import-untyped]
    import numba
    import numpy

    digest = hashlib.sha256()
    versions = (numba.__version__, llvmlite.__version__, numpy.__version__, platform.python_version())
    for word in (*versions, platform.machine()):
        digest.update(word.encode())
    tables = [path for path in _files(package, folders, "*.toml") if not path.is_relative_to(package / DATA_FOLDER)]
    for path in [*kernel_sources(package, folders), *tables]:
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:NAME_LENGTH]


def _files(package: Path, folders: Sequence[str], pattern: str) -> list[Path]:
    return sorted(path for folder in folders for path in (package / folder).rglob(pattern))


def cache_root() -> Path:
    """The folder of all builds: `FAIRLEAD_CACHE`, else the user's cache directory, else a temporary one."""
    if os.environ.get("FAIRLEAD_CACHE"):
        return Path(os.environ["FAIRLEAD_CACHE"]).expanduser().resolve()
    import platformdirs

    return Path(platformdirs.user_cache_dir("fairlead", appauthor=False))


def cache_folder(folders: Sequence[str]) -> Path:
    """The folder of a build as it is now, made if it is not there; without a home to write to, a temporary one."""
    folder = cache_root() / build_hash(folders=folders)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return _temporary_folder()
    return folder


@cache
def _temporary_folder() -> Path:
    # Machine code is loaded from here, so nobody else may have been able to put it here: a new folder, ours alone.
    return Path(tempfile.mkdtemp(prefix="fairlead-cache-"))


def remove_old_builds(keep_days: int = KEEP_OLD_BUILDS_DAYS) -> int:
    """Deletes builds that nobody has started for `keep_days`; returns how many. Touches nothing that is no build."""
    current = [cache_folder(build) for build in (RULES, BOTS, ENVS)]
    if current[0].parent != cache_root():
        return 0
    oldest = time.time() - keep_days * 86_400
    builds = [folder for folder in cache_root().iterdir() if BUILD_NAME.fullmatch(folder.name) and folder.is_dir()]
    old = [folder for folder in builds if folder not in current and folder.stat().st_mtime < oldest]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return len(old)


def _defines_kernels(path: Path) -> bool:
    """Whether a file has a function decorated with `@kernel`, under whatever module name."""
    text = path.read_text(encoding="utf-8")
    if "kernel" not in text:
        return False
    decorators = [
        d for node in ast.walk(_parsed(text)) if isinstance(node, ast.FunctionDef) for d in node.decorator_list
    ]
    return any("kernel" in (getattr(d, "id", ""), getattr(d, "attr", "")) for d in decorators)


def _parsed(text: str) -> ast.Module:
    with _parser:
        return ast.parse(text)


def _imported_files(path: Path, package: Path) -> Iterator[Path]:
    for node in ast.walk(_parsed(path.read_text(encoding="utf-8"))):
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
    """The file of a module of ours, or of a package that is itself imported from."""
    if name and name[0] == package.name:
        place = package.parent.joinpath(*name)
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                yield file
