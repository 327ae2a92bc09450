"""The compile cache: a changed rule is never run in its old form, an unchanged one is never compiled twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fairlead.kernel import cache
from fairlead.kernel.cache import build_hash, kernel_sources
from helpers import compiled

KERNEL = Path(cache.__file__).parent

CALLED = """
from .kernel.compiler import kernel

FACTOR = 10

@kernel
def price(ships):
    return ships * FACTOR
"""

CALLER = """
from .kernel.compiler import kernel
from .called import price

@kernel
def bill(ships):
    return price(ships) + 1

if __name__ == "__main__":
    print(bill(3), sum(bill.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of its own: the kernel and two modules, one calling the other."""
    folder = tmp_path / "small"
    shutil.copytree(KERNEL, folder / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "__init__.py").touch()
    (folder / "called.py").write_text(CALLED)
    (folder / "caller.py").write_text(CALLER)
    return folder


def run(package: Path, folder: str) -> tuple[int, int]:
    """The bill of three ships, and whether it came from the cache."""
    environment = os.environ | {"FAIRLEAD_CACHE": str(package.parent / "cache"), "FAIRLEAD_PYTHON": ""}
    command = [sys.executable, "-m", f"small.{folder}.caller"]
    result = subprocess.run(command, cwd=package.parent, env=environment, capture_output=True, text=True, check=True)
    bill, hits = result.stdout.split()
    return int(bill), int(hits)


@compiled
@pytest.mark.parametrize("folder", ["bots", "envs", "elsewhere"])
def test_changing_a_called_function_in_another_file_changes_the_compiled_result(package: Path, folder: str) -> None:
    called, caller = (text.replace(".kernel", "..kernel") for text in (CALLED, CALLER))
    home = package / folder
    home.mkdir()
    for name, text in (("__init__", ""), ("called", called), ("caller", caller)):
        (home / f"{name}.py").write_text(text)
    assert run(package, folder) == (31, 0)
    assert run(package, folder) == (31, 1), "unchanged sources are taken from the cache"
    # The caller's file stays as it is: numba alone would go on with the old price.
    (home / "called.py").write_text(called.replace("ships * FACTOR", "ships * FACTOR + 5"))
    assert run(package, folder) == (36, 0)
    (home / "called.py").write_text(called.replace("FACTOR = 10", "FACTOR = 20"))
    assert run(package, folder) == (61, 0)


def test_sources_are_the_kernels_and_all_they_import(package: Path) -> None:
    (package / "view.py").write_text("from .called import price\n")
    names = {path.relative_to(package).as_posix() for path in kernel_sources(package)}
    assert {"called.py", "caller.py", "kernel/records.py", "kernel/cache.py"} <= names
    assert "view.py" not in names, "what no kernel imports does not matter"


def test_constants_of_a_module_without_kernels_count(package: Path) -> None:
    before = build_hash(package)
    (package / "numbers.py").write_text("FACTOR = 10\n")
    (package / "called.py").write_text(CALLED.replace("FACTOR = 10", "from .numbers import FACTOR"))
    with_numbers = build_hash(package)
    (package / "numbers.py").write_text("FACTOR = 11\n")
    assert len({before, with_numbers, build_hash(package)}) == 3


def test_values_of_a_package_and_renamed_decorators_count(package: Path) -> None:
    (package / "rules").mkdir()
    (package / "rules" / "__init__.py").write_text("FACTOR = 1\n")
    (package / "called.py").write_text(CALLED.replace("FACTOR = 10", "from .rules import FACTOR"))
    before = build_hash(package)
    (package / "rules" / "__init__.py").write_text("FACTOR = 2\n")
    assert build_hash(package) != before
    (package / "other.py").write_text("from .kernel import compiler\n\n@compiler.kernel\ndef f(x):\n    return x\n")
    assert package / "other.py" in kernel_sources(package)


def test_builds_can_be_named_by_several_threads_at_once() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert len(set(pool.map(lambda _: build_hash(folders=cache.ENVS), range(4)))) == 1


def test_component_tables_count(package: Path) -> None:
    before = build_hash(package)
    (package / "components.toml").write_text("ships = 3\n")
    assert build_hash(package) != before


def test_bots_and_environments_are_no_part_of_the_rules(package: Path) -> None:
    def builds() -> list[str]:
        return [build_hash(package, build) for build in (cache.RULES, cache.BOTS, cache.ENVS)]

    before = builds()
    (package / "bots").mkdir()
    (package / "bots" / "weights.toml").write_text("ships = 3\n")
    assert builds() == before, "weights are arguments"
    (package / "bots" / "judging.py").write_text(CALLED)
    assert [now == then for now, then in zip(builds(), before, strict=True)] == [True, False, True]
    (package / "envs").mkdir()
    (package / "envs" / "stepping.py").write_text(CALLED)
    assert [now == then for now, then in zip(builds(), before, strict=True)] == [True, False, False]


def test_cache_falls_back_when_the_home_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("FAIRLEAD_CACHE", str(blocked))
    assert cache.cache_folder(cache.RULES).is_dir()


def test_old_builds_are_removed_and_the_current_one_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRLEAD_CACHE", str(tmp_path))
    current = [cache.cache_folder(build).name for build in (cache.RULES, cache.BOTS, cache.ENVS)]
    old, recent, foreign = tmp_path / ("a" * 20), tmp_path / ("b" * 20), tmp_path / "holiday pictures"
    long_ago = time.time() - 90 * 86_400
    for folder in (old, recent, foreign):
        folder.mkdir()
        if folder != recent:
            os.utime(folder, (long_ago, long_ago))
    assert cache.remove_old_builds() == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted({*current, recent.name, foreign.name})
