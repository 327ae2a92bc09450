"""What a GPU batch launches compiles for a GPU where there is none, too: no rule in it is for a CPU alone."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from fairlead.envs import batch
from fairlead.games import NAMES, find
from helpers import compiled

HOPPER = (9, 0)  # the compute capability of an H200, where batches are measured


class Hopper:
    """What the compiler asks a GPU for."""

    compute_capability = HOPPER


@pytest.fixture
def kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The kernels of a game, and numba's types of what they are handed."""
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: Hopper)
    gpu = import_module("fairlead.envs.cuda_batching")
    return gpu._kernels(request.param, find(request.param).actions)


def types_of(game: str) -> dict[str, Any]:
    """numba's types of what kernels are handed: arrays on a GPU are typed as those of numpy."""
    typeof = import_module("numba").typeof
    rows = batch(game, games=2, players=2)
    numbers = {"ended": np.int32, "order": np.int32, "words": np.uint64, "chosen": np.int32}
    types = {name: typeof(np.zeros(2, kind)) for name, kind in numbers.items()}
    types["tallies"] = typeof(np.zeros((2, 2, 2), np.int32))
    memory = rows.memory._replace(boxes=rows.memory.boxes.copy())  # on a GPU not marked as to be read only
    types |= {"memory": typeof(memory), "terms": typeof(rows.terms)}
    return types | {name: typeof(1) for name in ("turn", "dealers", "luck")}


@compiled
@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is for Linux and Windows")
@pytest.mark.parametrize("kernels", NAMES, indirect=True)
def test_kernels_compile_for_a_gpu(kernels: Any, request: pytest.FixtureRequest) -> None:
    cuda, types = import_module("numba.cuda"), types_of(request.node.callspec.params["kernels"])
    nothing = import_module("numba").void
    for name, kernel in kernels._asdict().items():
        handed = kernel.py_func.__code__.co_varnames[: kernel.py_func.__code__.co_argcount]
        form = nothing(*(types[each] for each in handed))
        code, _ = cuda.compile(kernel.py_func, form, cc=HOPPER, output="ptx", device=False, abi="numba", opt=False)
        assert ".entry" in code, name
