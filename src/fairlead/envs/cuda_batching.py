"""A batch on a GPU: one thread a game, from the same kernels as on a CPU.

A step is four launches: play the actions, deal anew what is over, ask the next question, and nothing waits for the
host in between. Arrays stay on the GPU; PyTorch, CuPy and JAX look at them without a copy
(`torch.as_tensor(games.features)`), or pass their own as `buffers`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..errors import FairleadError, OptionError
from ..kernel.compiler import PLAIN
from . import stepping
from .batching import Batch, Numbers, check_whole, counted
from .stepping import Memory

THREADS = 64  # of a block: small ones let games that take long hold up few others


class Kernels(NamedTuple):
    """What is launched on the GPU, one thread a row."""

    deal: Any
    play: Any
    renew: Any
    look: Any
    pick: Any


@cache
def _kernels() -> Kernels:
    from numba import cuda

    @cuda.jit
    def deal(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.open_row(memory, terms, row)

    @cuda.jit
    def play(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.play_row(memory, terms, row)

    @cuda.jit
    def renew(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size and memory.dones[row]:
            stepping.renew_row(memory, terms, row)

    @cuda.jit
    def look(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size and not memory.refused[row]:
            stepping.look_row(memory, row)

    @cuda.jit
    def pick(memory, luck):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.pick_row(memory, row, luck)

    return Kernels(deal, play, renew, look, pick)


class CudaBatch(Batch):
    """A batch on the GPU: arrays are numba's, with `__cuda_array_interface__`."""

    def __init__(self, *table: Any) -> None:
        self._cuda = _find_gpu()
        super().__init__(*table)

    def step(self, actions: Any = None) -> None:
        """Plays an action of every game: those given, else those in `actions`. What comes of it is in the arrays.

        Returns at once; the GPU goes on in the order of calls.
        """
        if actions is not None:
            self._copy_actions(actions)
        for kernel in _kernels().play, _kernels().renew, _kernels().look:
            self._launch(kernel, self.terms)

    def sample(self) -> None:
        """Writes a random legal action of every game into `actions`; the same choices as on a CPU."""
        self._launch(_kernels().pick, self._next_luck())

    def play_randomly(self, steps: int) -> None:
        """As many steps of random play of every game."""
        check_whole("steps", steps, 0, 10**9)
        for _ in range(steps):
            self.sample()
            self.step()

    def synchronize(self) -> None:
        """Waits until the GPU has done all that was asked."""
        self._cuda.synchronize()

    def snapshot(self, row: int) -> bytes:
        """The bytes of a game's record, secrets included."""
        return bytes(self.memory.games[row : row + 1].copy_to_host().tobytes())

    def _launch(self, kernel: Any, argument: Any) -> None:
        kernel[-(-self.games // THREADS), THREADS](self.memory, argument)

    def _copy_actions(self, actions: Any) -> None:
        given = actions if hasattr(actions, "__cuda_array_interface__") else np.ascontiguousarray(actions, np.int32)
        found = self._cuda.as_cuda_array(given) if given is actions else given
        if found.shape != (self.games,) or found.dtype != np.int32:
            raise OptionError(f"actions must be int32[{self.games}]; they are {found.dtype}{list(found.shape)}.")
        self.actions.copy_to_device(found)

    def _make_memory(self, buffers: Mapping[str, Any]) -> Memory:
        definition, to_device = self.definition, self._cuda.to_device
        arrays = {name: self._own(name, buffers.get(name), *form) for name, form in self._layout.items()}
        return Memory(
            boxes=to_device(definition.box().copy()),
            games=to_device(definition.record.allocate(self.games)),
            options=to_device(np.array(definition.option_codes(self.options), np.int32)),
            counted=to_device(counted(definition)),
            **arrays,
        )

    def _own(self, name: str, given: Any, shape: tuple[int, ...], kind: Any) -> Numbers:
        """The caller's array if it fits, else a new one."""
        if given is None:
            return self._cuda.to_device(np.zeros(shape, kind))
        if not hasattr(given, "__cuda_array_interface__"):
            raise OptionError(f"The buffer {name} must be an array on the GPU (with __cuda_array_interface__).")
        found = self._cuda.as_cuda_array(given)
        if found.shape != shape or found.dtype != kind or not found.is_c_contiguous():
            wanted = f"{np.dtype(kind).name}{list(shape)}, contiguous"
            raise OptionError(f"The buffer {name} must be {wanted}; it is {found.dtype.name}{list(found.shape)}.")
        return found

    def _start(self, seeds: Numbers) -> None:
        self.seeds.copy_to_device(seeds)
        self._launch(_kernels().deal, self.terms)
        self._launch(_kernels().look, self.terms)


def _find_gpu() -> Any:
    """numba's CUDA, if there is a GPU that it can use."""
    if PLAIN:
        raise FairleadError("With FAIRLEAD_PYTHON=1 rules are plain Python, which no GPU runs.")
    try:
        from numba import cuda
    except ImportError as error:
        raise FairleadError("Batches on a GPU need numba-cuda: pip install 'fairlead[cuda]'.") from error
    if not cuda.is_available():
        raise FairleadError("No GPU is found that CUDA can use. On this machine: device='cpu'.")
    return cuda
