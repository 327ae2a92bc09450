"""A batch on a GPU: one thread a game, from the same kernels as on a CPU.

A step is a few launches: play the actions, deal anew what is over, ask the next questions; nothing waits for the host
in between. Arrays stay on the GPU; PyTorch, CuPy and JAX look at them without a copy
(`torch.as_tensor(games.features)`), or pass their own as `buffers`.

What makes it fast: the threads of a warp go through different rules at the same time, so what few of them need,
dealing, is a launch of its own over a list of rows, with full warps; and masks are marked in shared memory and written
out by all threads of a block together, since single bytes far apart are the dearest thing a GPU can write.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

import numpy as np

from ..errors import FairleadError, OptionError
from ..kernel.cache import ENVS, cache_folder
from ..kernel.compiler import PLAIN
from . import stepping
from .batching import Batch, Numbers, check_whole, counted
from .stepping import Memory

THREADS = 32  # of a block: one warp, so that games that take long hold up few others
NO_LUCK = -1
PLAY_REGISTERS = 64  # more of them for each thread mean fewer threads at a time: slower, in all games
DEALERS = 4096  # threads that deal games anew; a batch has about one game in 150 over at a step


class Kernels(NamedTuple):
    """What is launched on the GPU, one thread a row. `ended` counts the games that are over, and lists their rows."""

    open: Any
    play: Any
    renew: Any
    look: Any
    know: Any
    pick: Any


@cache
def _kernels(actions: int) -> Kernels:
    """The kernels for masks of so many actions; numba compiles them for each game when they are first launched."""
    from numba import uint8

    cuda, jit = _cuda(), _keeping_jit()
    block = THREADS * actions  # bytes of the masks of a block

    @jit()
    def open_(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.open_row(memory, terms, row)

    @jit(max_registers=PLAY_REGISTERS)
    def play(memory, terms, ended):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.play_row(memory, terms, row)
            if memory.dones[row]:
                ended[1 + cuda.atomic.add(ended, 0, 1)] = row

    @jit()
    def renew(memory, terms, ended):  # type: ignore[no-untyped-def]
        for place in range(cuda.grid(1), ended[0], cuda.gridsize(1)):
            stepping.renew_row(memory, terms, ended[1 + place])

    @jit()
    def look(memory, words, ended, luck):  # type: ignore[no-untyped-def]
        marks = cuda.shared.array(block, uint8)
        row, lane, games = cuda.grid(1), cuda.threadIdx.x, memory.actions.size
        if row == 0:
            ended[0] = 0
        if row < games:
            mask = marks[lane * actions : (lane + 1) * actions]
            if memory.refused[row]:
                for action in range(actions):
                    mask[action] = memory.masks[row, action]
            else:
                stepping.look_row(memory, row, mask)
            if luck >= 0:
                stepping.pick_row(memory, row, mask, luck)
        cuda.syncthreads()
        first = cuda.blockIdx.x * THREADS
        write_out(memory.masks, words, marks, first, min(games - first, THREADS), lane)

    @cuda.jit(device=True)
    def write_out(masks, words, marks, first, rows, lane):  # type: ignore[no-untyped-def]
        """Writes the marks of a block: whole words side by side, where the block is full and they fit in."""
        if rows == THREADS:
            begin = first * actions // 4
            for word in range(lane, block // 4, THREADS):
                value = 0
                for byte in range(4):
                    value |= marks[4 * word + byte] << (8 * byte)
                words[begin + word] = value
        else:
            for place in range(lane, rows * actions, THREADS):
                masks[first + place // actions, place % actions] = marks[place]

    @jit()
    def know(memory):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size and not memory.refused[row]:
            stepping.know_row(memory, row)

    @jit()
    def pick(memory, luck):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.pick_row(memory, row, memory.masks[row], luck)

    return Kernels(open_, play, renew, look, know, pick)


def _keeping_jit() -> Any:
    """numba's decorator for GPUs, but what it compiles is kept with the machine code of the environments.

    numba by itself would not notice that a rule has changed which a kernel calls; our folder has another name then.
    """
    cuda, config = _cuda(), import_module("numba.cuda.core.config")
    folder = cache_folder(ENVS) / f"cuda-{version('numba-cuda')}"

    def jit(**settings: Any) -> Any:
        def compiled(function: Any) -> Any:
            before = config.CACHE_DIR
            config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
            try:
                return cuda.jit(cache=True, **settings)(function)
            finally:
                config.CACHE_DIR = before  # type: ignore[attr-defined]

        return compiled

    return jit


class CudaBatch(Batch):
    """A batch on the GPU: arrays are numba's, with `__cuda_array_interface__`."""

    def __init__(self, *table: Any) -> None:
        self._cuda = _find_gpu()
        self._kernels = _kernels(table[0].actions)
        super().__init__(*table)

    def step(self, actions: Any = None) -> None:
        """Plays an action of every game: those given, else those in `actions`. What comes of it is in the arrays.

        Returns at once; the GPU goes on in the order of calls.
        """
        if actions is not None:
            self._copy_actions(actions)
        self._step(NO_LUCK)

    def sample(self) -> None:
        """Writes a random legal action of every game into `actions`; the same choices as on a CPU."""
        self._launch(self._kernels.pick, self._next_luck())

    def play_randomly(self, steps: int) -> None:
        """As many steps of random play of every game."""
        check_whole("steps", steps, 0, 10**9)
        luck = self._next_luck(steps)
        if steps:
            self._launch(self._kernels.pick, luck)
        for step in range(1, steps + 1):
            self._step(luck + step if step < steps else NO_LUCK)

    def synchronize(self) -> None:
        """Waits until the GPU has done all that was asked."""
        self._cuda.synchronize()

    def snapshot(self, row: int) -> bytes:
        """The bytes of a game's record, secrets included."""
        size = self.definition.record.size
        return bytes(self._octets[row * size : (row + 1) * size].copy_to_host().tobytes())

    def records(self) -> bytes:
        """The bytes of all records."""
        return bytes(self._octets.copy_to_host().tobytes())

    def _step(self, luck: int) -> None:
        """Plays the actions; with luck also picks the next ones."""
        self._launch(self._kernels.play, self.terms, self._ended)
        dealers = -(-min(self.games, DEALERS) // THREADS)
        self._kernels.renew[dealers, THREADS](self.memory, self.terms, self._ended)
        self._look(luck)

    def _look(self, luck: int) -> None:
        """Asks the next questions; with luck also picks answers."""
        self._launch(self._kernels.look, self._words, self._ended, luck)
        if self.features.size:
            self._launch(self._kernels.know)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[-(-self.games // THREADS), THREADS](self.memory, *arguments)

    def _copy_actions(self, actions: Any) -> None:
        given = actions if hasattr(actions, "__cuda_array_interface__") else np.ascontiguousarray(actions, np.int32)
        found = self._cuda.as_cuda_array(given) if given is actions else given
        if found.shape != (self.games,) or found.dtype != np.int32:
            raise OptionError(f"actions must be int32[{self.games}]; they are {found.dtype}{list(found.shape)}.")
        self.actions.copy_to_device(found)

    def _make_memory(self, buffers: Mapping[str, Any]) -> Memory:
        definition, to_device = self.definition, self._cuda.to_device
        # Records as plain bytes: their fields overlap (`words`), and such memory numpy does not hand out.
        self._octets = to_device(definition.record.allocate(self.games).view(np.uint8))
        boxes = to_device(definition.box().copy().view(np.uint8))
        self._ended = to_device(np.zeros(self.games + 1, np.int32))
        arrays = {name: self._own(name, buffers.get(name), *form) for name, form in self._layout.items()}
        masks = arrays["masks"]
        self._words = masks.reshape(masks.size)[: masks.size // 4 * 4].view(np.uint32)
        return Memory(
            boxes=boxes.view(definition.box().dtype),
            games=self._octets.view(definition.record.dtype),
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
        aligned = found.device_ctypes_pointer.value % 8 == 0 if found.size else True
        if found.shape != shape or found.dtype != kind or not found.is_c_contiguous() or not aligned:
            wanted = f"{np.dtype(kind).name}{list(shape)}, contiguous, at an address that 8 divides"
            raise OptionError(f"The buffer {name} must be {wanted}; it is {found.dtype.name}{list(found.shape)}.")
        return found

    def _start(self, seeds: Numbers) -> None:
        self.seeds.copy_to_device(seeds)
        self._launch(self._kernels.open, self.terms)
        self._look(NO_LUCK)


def _find_gpu() -> Any:
    """numba's CUDA, if there is a GPU that it can use."""
    if PLAIN:
        raise FairleadError("With FAIRLEAD_PYTHON=1 rules are plain Python, which no GPU runs.")
    try:
        cuda, _ = _cuda(), version("numba-cuda")
    except ImportError as error:
        raise FairleadError("Batches on a GPU need numba-cuda: pip install 'fairlead[cuda]'.") from error
    if not cuda.is_available():
        raise FairleadError("No GPU is found that CUDA can use. On this machine: device='cpu'.")
    return cuda


def _cuda() -> Any:
    return import_module("numba.cuda")
