"""A batch on a GPU: one thread a game, from the same kernels as on a CPU.

A step is four launches: two small ones sort the rows by their actions, then the actions are played, then the next
questions are asked and games dealt anew that are over; nothing waits for the host in between. Arrays stay on the GPU;
PyTorch, CuPy and JAX look at them without a copy (`torch.as_tensor(games.features)`), or pass their own as `buffers`.

What makes it fast: the rules are more code than the GPU keeps at hand, and the threads of a warp wait for each other
where they go through different rules. So rows are played in the order of their actions, that neighbours do much the
same at the same time, and in the games with much code large rules that are called from several places are there only
once. Counting and dealing, which few rows need and which take long, are done by blocks of their own over a list of
rows, while the other blocks look. And masks are emptied by all threads of a block together and read in words, since
single bytes far apart are the dearest thing a GPU can touch; only the marks themselves are written so. Most of the time
goes by in waiting for memory, so what can be read side by side is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
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

NO_LUCK = -1
THREADS = 32  # of a block of a kernel that has no block size of its own
SORTERS = 512  # threads of a block that sorts: the more, the fewer blocks ask for places in the whole order
APART = 1000  # instructions from which on a function called from several places is not inlined, where rules are large
LARGE_RULES = ("shipyard", "bremerhaven")
DEALERS = 4096  # threads that deal games anew; a batch has about one game in 150 over at a step
COUNTERS = 2  # of games that are over, in front of the list of their rows: for this step and for the next


class Form(NamedTuple):
    """How the kernels of a game are compiled and launched, found by trying.

    More registers for each thread mean fewer threads at a time. An SM holds at most 32 blocks: of 32 threads they would
    be too few for its registers. `apart`: large rules are not inlined.
    """

    play_block: int
    play_registers: int
    look_block: int
    look_registers: int
    apart: bool


SMALL = Form(64, 48, 32, 64, False)
LARGE = Form(64, 48, 64, 64, True)


def _form(game: str) -> Form:
    return LARGE if game in LARGE_RULES else SMALL


class Kernels(NamedTuple):
    """What is launched on the GPU, one thread a row.

    `ended` begins with two counters of the games that are over, and lists their rows. `tallies` has, for each of two
    turns, how many rows have each key, and how many of them have their place in the order. Steps take both by turns:
    while a kernel still reads the counters of this step, it clears those of the next.
    """

    open: Any
    tally: Any
    arrange: Any
    play: Any
    look: Any
    know: Any
    pick: Any


@cache
def _kernels(game: str, actions: int) -> Kernels:
    """The kernels for a game, with masks of so many actions; numba compiles them when they are first launched."""
    form = _form(game)
    cuda, jit = _cuda(), _keeping_jit(form.apart)

    @jit()
    def open_(memory, terms):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.open_row(memory, terms, row)

    @jit()
    def know(memory):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size and not memory.refused[row]:
            stepping.know_row(memory, row)

    @jit()
    def pick(memory, luck):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < memory.actions.size:
            stepping.pick_row(memory, row, luck)

    tally, arrange = _sorting_kernels(cuda, jit, actions)
    play, look = _play_kernel(cuda, jit, form), _look_kernel(cuda, jit, actions, form)
    return Kernels(open_, tally, arrange, play, look, know, pick)


def _sorting_kernels(cuda: Any, jit: Any, actions: int) -> tuple[Any, Any]:
    """A counting sort of all rows by action: `tally` counts the keys, `arrange` writes the rows in their order.

    Each block counts its own rows in shared memory, so that it touches the counters of all only once for each key.
    """
    size, keys = SORTERS, actions + 2  # wrong actions are all the same: one key below, one above
    rounds = (keys - 1).bit_length()

    @jit()
    def tally(chosen, tallies, turn):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(keys, np.int32)
        count(here, chosen)
        for key in range(cuda.threadIdx.x, keys, size):
            if here[key]:
                cuda.atomic.add(tallies, (turn, 0, key), here[key])

    @jit()
    def arrange(chosen, tallies, order, turn):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(keys, np.int32)
        ends = cuda.shared.array((2, keys), np.int32)
        begins = cuda.shared.array(keys, np.int32)
        row, before = cuda.grid(1), count(here, chosen)
        add_up(tallies[turn, 0], ends)
        for key in range(cuda.threadIdx.x, keys, size):
            if here[key]:
                begin = ends[rounds & 1, key] - tallies[turn, 0, key]
                begins[key] = begin + cuda.atomic.add(tallies, (turn, 1, key), here[key])
            if cuda.blockIdx.x == 0:
                tallies[1 - turn, 0, key] = 0
                tallies[1 - turn, 1, key] = 0
        cuda.syncthreads()
        if row < chosen.size:
            order[begins[key_of(chosen[row])] + before] = row

    @cuda.jit(device=True)
    def add_up(tally, ends):  # type: ignore[no-untyped-def]
        """Where each key ends in the order: sums of twice as many tallies each round, from one row into the other."""
        for key in range(cuda.threadIdx.x, keys, size):
            ends[0, key] = tally[key]
        cuda.syncthreads()
        for turn in range(rounds):
            for key in range(cuda.threadIdx.x, keys, size):
                before = ends[turn & 1, key - (1 << turn)] if key >= 1 << turn else 0
                ends[1 - (turn & 1), key] = ends[turn & 1, key] + before
            cuda.syncthreads()

    @cuda.jit(device=True)
    def count(here, chosen):  # type: ignore[no-untyped-def]
        """Counts the keys of the block's rows, and tells each thread how many rows with its key came before its own."""
        for key in range(cuda.threadIdx.x, keys, size):
            here[key] = 0
        cuda.syncthreads()
        row, before = cuda.grid(1), 0
        if row < chosen.size:
            before = cuda.atomic.add(here, key_of(chosen[row]), 1)
        cuda.syncthreads()
        return before

    @cuda.jit(device=True)
    def key_of(action):  # type: ignore[no-untyped-def]
        return min(max(action, -1), actions) + 1

    return tally, arrange


def _play_kernel(cuda: Any, jit: Any, form: Form) -> Any:
    """Plays the actions of all rows, and lists the rows whose games are over."""

    @jit(max_registers=form.play_registers)
    def play(memory, order, ended, turn):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < memory.actions.size:
            row = order[at]
            stepping.play_row(memory, row)
            if memory.dones[row]:
                ended[COUNTERS + cuda.atomic.add(ended, turn, 1)] = row

    return play


def _look_kernel(cuda: Any, jit: Any, actions: int, form: Form) -> Any:
    """Deals the rows of the list anew, asks the next question of every row, and with luck picks an answer.

    The first `dealers` blocks count, deal and ask the rows of the list; they come first because that takes longest. The
    others ask all rows that go on. Both ways lead through one call of `ask`: called from two places it would not be
    inlined, and every array of `memory` would have to be handed over.
    """
    size, empty, pick = form.look_block, _emptier(cuda, actions), _picker(cuda, actions)

    @jit(max_registers=form.look_registers)
    def look(memory, words, terms, ended, turn, dealers, luck):  # type: ignore[no-untyped-def]
        games, deals = memory.actions.size, cuda.blockIdx.x < dealers
        if cuda.grid(1) == 0:
            ended[1 - turn] = 0
        if deals:
            at, end, stride = cuda.grid(1), int(ended[turn]), dealers * size
        else:
            first = (cuda.blockIdx.x - dealers) * size
            empty(memory, words, first)
            at, end, stride = first + cuda.threadIdx.x, games, games  # one row, and no further one
        while at < end:
            row = ended[COUNTERS + at] if deals else at
            if deals:
                stepping.count_row(memory, terms, row)
                stepping.renew_row(memory, terms, row)
                stepping.clear(memory.masks[row])
            if deals or not memory.dones[row]:
                ask(memory, words, row, luck)
            at += stride

    @cuda.jit(device=True)
    def ask(memory, words, row, luck):  # type: ignore[no-untyped-def]
        if not memory.refused[row]:
            stepping.mark_row(memory, row)
        if luck >= 0:
            pick(memory, words, row, luck)

    return look


def _emptier(cuda: Any, actions: int) -> Any:
    """Empties the masks of a block's rows, all threads together: words side by side, where all rows are to be asked."""

    @cuda.jit(device=True)
    def empty(memory, words, first):  # type: ignore[no-untyped-def]
        lane, size = cuda.threadIdx.x, cuda.blockDim.x
        if cuda.syncthreads_or(np.int32(is_kept(memory, first + lane))):
            for row in range(first, min(first + size, memory.actions.size)):
                if not is_kept(memory, row):
                    for action in range(lane, actions, size):
                        memory.masks[row, action] = 0
        else:
            begin = first * actions // 8
            for word in range(lane, size * actions // 8, size):
                words[begin + word] = 0
        cuda.syncthreads()

    @cuda.jit(device=True)
    def is_kept(memory, row):  # type: ignore[no-untyped-def]
        """Whether there is no such row, another block deals it at this very time, or its question still stands."""
        return row >= memory.actions.size or memory.dones[row] != 0 or memory.refused[row] != 0

    return empty


def _picker(cuda: Any, actions: int) -> Any:
    """Picks a random legal action as `stepping.pick_row` does, but reads the mask by four words of eight bytes."""

    @cuda.jit(device=True)
    def pick(memory, words, row, luck):  # type: ignore[no-untyped-def]
        if row == memory.actions.size - 1:  # beyond its last bytes there may be no word
            stepping.pick_row(memory, row, luck)
        elif memory.counts[row]:
            memory.actions[row] = nth_of_row(words, row * actions, stepping.drawn_number(memory, row, luck))

    @cuda.jit(device=True)
    def nth_of_row(words, begin, number):  # type: ignore[no-untyped-def]
        """The marked byte `number` from the byte `begin` on, counted from there."""
        at, passed = begin // 8, 8 * (begin % 8)
        one, two, three, four = words_from(words, at)
        one = one >> passed << passed
        here = marked_in(one + two + three + four)
        while number >= here:
            number -= here
            at += 4
            one, two, three, four = words_from(words, at)
            here = marked_in(one + two + three + four)
        for _ in range(3):
            here = marked_in(one)
            if number >= here:
                number -= here
                at += 1
                one, two, three = two, three, four
        byte = 8 * at
        while number > 0 or not one & 1:
            number -= one & 1
            one >>= 8
            byte += 1
        return byte - begin

    @cuda.jit(device=True)
    def words_from(words, at):  # type: ignore[no-untyped-def]
        return int(words[at]), int(words[at + 1]), int(words[at + 2]), int(words[at + 3])

    @cuda.jit(device=True)
    def marked_in(words):  # type: ignore[no-untyped-def]
        """The sum of the bytes of some words, which are added up already: no byte can overflow."""
        return (words * 0x0101010101010101 >> 56) & 0xFF

    return pick


def _keeping_jit(apart: bool) -> Any:
    """numba's decorator for GPUs, but what it compiles is kept with the machine code of the environments.

    numba by itself would not notice that a rule has changed which a kernel calls; our folder has another name then.
    """
    cuda, config = _cuda(), import_module("numba.cuda.core.config")
    folder = cache_folder(ENVS) / f"cuda-{version('numba-cuda')}"

    def jit(**settings: Any) -> Any:
        def compiled(function: Any) -> Any:
            with _changed(config, "CACHE_DIR", str(folder)):
                kernel = cuda.jit(cache=True, **settings)(function)
                return _compiled_apart(kernel) if apart else kernel

        return compiled

    return jit


def _compiled_apart(kernel: Any) -> Any:
    """The kernel, but when it is compiled, large functions that are called from several places are not inlined.

    Inlined everywhere, `play` would be twice as much code in Shipyard and Bremerhaven, and the GPU would wait for
    instructions most of the time; in Age of Discovery, which is smaller, calls cost more than they save. numba has no
    setting for this, so it is done between numba and NVVM; with a numba that has no such place, it is not done.
    """
    inner = import_module("numba.cuda.dispatcher")
    if not hasattr(inner, "compile_cuda"):
        return kernel
    compile_kernel, compile_function = kernel.compile, inner.compile_cuda

    def compile_marked(function: Any, *arguments: Any, **settings: Any) -> Any:
        result = compile_function(function, *arguments, **settings)
        if function is kernel.py_func:  # and not one of those that it calls
            _mark_apart(result.library.modules)
        return result

    def compile_apart(signature: Any) -> Any:
        with _changed(inner, "compile_cuda", compile_marked):
            return compile_kernel(signature)

    kernel.compile = compile_apart
    return kernel


def _mark_apart(modules: Iterable[Any]) -> None:
    """Forbids to inline functions of LLVM that are called from several places and are large with all that they call.

    Functions are shared by kernels, of which one may call them once and another often: all are marked afresh.
    """
    functions = {function.name: function for module in modules for function in module.functions if function.blocks}
    calls = {name: [call for call in _calls(function) if call in functions] for name, function in functions.items()}
    sites = Counter(call for callees in calls.values() for call in callees)

    @cache
    def size(name: str) -> int:
        return sum(len(block.instructions) for block in functions[name].blocks) + sum(map(size, calls[name]))

    for name, function in functions.items():
        function.attributes.discard("noinline")
        if sites[name] > 1 and size(name) >= APART:
            function.attributes.add("noinline")


def _calls(function: Any) -> Iterator[str]:
    """The names of the functions that a function of LLVM calls, one for each place."""
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opname == "call":
                yield instruction.callee.name


@contextmanager
def _changed(module: Any, name: str, value: Any) -> Iterator[None]:
    """Changes a name of numba's as long as one of our kernels is made; those of others do not see it."""
    before = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)


class CudaBatch(Batch):
    """A batch on the GPU: arrays are numba's, with `__cuda_array_interface__`."""

    def __init__(self, *table: Any) -> None:
        self._cuda = _find_gpu()
        self._kernels = _kernels(table[0].name, table[0].actions)
        self._turn = 0  # which counters of `ended` and `tallies` the next step takes; between steps those are 0
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
        self._arrange()
        play, size = self._kernels.play, _form(self.name).play_block
        play[_blocks(self.games, size), size](self.memory, self._order, self._ended, self._turn)
        self._look(_blocks(min(self.games, DEALERS), _form(self.name).look_block), luck)
        self._turn = 1 - self._turn

    def _arrange(self) -> None:
        """Sorts the rows by action into `order`."""
        form = _blocks(self.games, SORTERS), SORTERS
        self._kernels.tally[form](self.actions, self._tallies, self._turn)
        self._kernels.arrange[form](self.actions, self._tallies, self._order, self._turn)

    def _look(self, dealers: int, luck: int) -> None:
        """Deals anew what is over and asks the next questions; with luck also picks answers."""
        look, size = self._kernels.look, _form(self.name).look_block
        look[dealers + _blocks(self.games, size), size](
            self.memory, self._words, self.terms, self._ended, self._turn, dealers, luck
        )
        if self.features.size:
            self._launch(self._kernels.know)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[_blocks(self.games, THREADS), THREADS](self.memory, *arguments)

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
        self._ended = to_device(np.zeros(COUNTERS + self.games, np.int32))
        self._order = to_device(np.zeros(self.games, np.int32))
        self._tallies = to_device(np.zeros((2, 2, definition.actions + 2), np.int32))
        arrays = {name: self._own(name, buffers.get(name), *form) for name, form in self._layout.items()}
        masks = arrays["masks"]
        self._words = masks.reshape(masks.size)[: masks.size // 8 * 8].view(np.uint64)
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
        self._look(0, NO_LUCK)


def _blocks(rows: int, size: int) -> int:
    """How many blocks of a size it takes for all rows."""
    return -(-rows // size)


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
