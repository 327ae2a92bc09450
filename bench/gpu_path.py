"""Import this first on a GPU machine without network: it puts the pack and Fairlead itself on Python's path.

    bash bench/gpu_pack.sh                       where there is a network; then take the project and build/gpu along
    PYTHONPATH=bench python my_run.py            there, with `import gpu_path` as the first import of my_run.py
    PYTHONPATH=bench python -m gpu_path -m pytest tests/envs        or in front of a module or a script

The pack (bench/gpu_pack.sh) is unpacked once into the temporary folder. What the machine has itself comes first on the
path, so its numpy and JAX are used. `FAIRLEAD_GPU_PACK` names another pack. Without a pack nothing is unpacked: the
machine has to have what is needed.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import shutil
import site
import sys
import tarfile
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
PACK = Path(os.environ.get("FAIRLEAD_GPU_PACK") or PROJECT / "build" / "gpu" / "pack.tar.xz")


def prepare() -> None:
    """Makes fairlead, numba.cuda and what else is packed importable, here and in processes started from here."""
    if PACK.exists():
        site.addsitedir(str(_unpacked()))  # not only sys.path: numba-cuda takes numba.cuda's place by a .pth file
    if str(PROJECT / "src") not in sys.path:
        sys.path.append(str(PROJECT / "src"))
    if toolkit := _toolkit():
        os.environ.setdefault("CUDA_HOME", toolkit)
    import numpy as np

    if not hasattr(np, "row_stack"):  # numba-cuda still asks for it; numpy 2.5 has it no more
        np.row_stack = np.vstack


def _unpacked() -> Path:
    """The folder of the unpacked pack, named by its content; unpacked beside and renamed, so it is never half there."""
    with PACK.open("rb") as file:
        folder = Path(tempfile.gettempdir()) / f"fairlead-gpu-{hashlib.file_digest(file, 'sha256').hexdigest()[:16]}"
    if folder.exists():
        return folder
    beside = Path(tempfile.mkdtemp(prefix="fairlead-gpu-", suffix="-part"))
    with tarfile.open(PACK) as archive:
        archive.extractall(beside, filter="data")
    try:
        beside.rename(folder)
    except OSError:  # another process was quicker
        shutil.rmtree(beside)
    return folder


def _toolkit() -> str | None:
    nvcc = shutil.which("nvcc")
    places = [Path(nvcc).resolve().parents[1]] if nvcc else []
    return next((str(place) for place in [*places, Path("/usr/local/cuda")] if place.exists()), None)


prepare()

if __name__ == "__main__":
    # A module or script run in the same process: the path does not have to survive the start of another one.
    del sys.argv[0]
    if sys.argv[:1] == ["-m"]:
        del sys.argv[0]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        sys.path.insert(0, str(Path(sys.argv[0]).resolve().parent))
        runpy.run_path(sys.argv[0], run_name="__main__")
