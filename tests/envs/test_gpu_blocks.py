"""The kernels of a GPU batch on blocks of threads that Python runs: they leave the same bytes as a step on a CPU.

A stand-in for `numba.cuda` gives each thread of a block a thread of Python, and lets them wait for each
other where those of a GPU do. Slow, so a few rows and steps; bench/envs.py compares with a GPU where there is one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from threading import Thread
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from fairlead.envs import Batch, batch
from fairlead.envs import cuda_batching as gpu
from fairlead.envs.batching import layout
from fairlead.games import NAMES
from helpers import plain

ROWS = 80  # a block and a half, or two and a half
STEPS = 12
BEFORE_ENDS = {"discovery": 148, "shipyard": 236, "bremerhaven": 298}  # then some of the games end


class Blocks:
    """What the kernels use of `numba.cuda`. Blocks run one after the other, the threads of a block together."""

    def __init__(self, size: int) -> None:
        self._here = threading.local()
        self._meeting = threading.Barrier(size)
        self._lock = threading.Lock()
        self._told = [False] * size
        self.blockDim, self.atomic = SimpleNamespace(x=size), SimpleNamespace(add=self._add)
        self.syncthreads = self._meeting.wait

    def __getattr__(self, name: str) -> Any:
        """`threadIdx` and `blockIdx`, which each thread has of its own."""
        return SimpleNamespace(x=getattr(self._here, name))

    def grid(self, axes: int) -> int:
        return int(self.blockIdx.x * self.blockDim.x + self.threadIdx.x)

    def jit(self, **settings: Any) -> Callable[[Any], Any]:
        return lambda function: function

    def syncthreads_or(self, holds: int) -> bool:
        self._told[self.threadIdx.x] = bool(holds)
        self._meeting.wait()
        one_does = any(self._told)
        self._meeting.wait()
        return one_does

    def launch(self, kernel: Any, blocks: int, *arguments: Any) -> None:
        for block in range(blocks):
            threads = [Thread(target=self._run, args=(kernel, block, i, arguments)) for i in range(self.blockDim.x)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert not self._meeting.broken

    def _run(self, kernel: Any, block: int, thread: int, arguments: Any) -> None:
        self._here.blockIdx, self._here.threadIdx = block, thread
        try:
            kernel(*arguments)
        except BaseException:
            self._meeting.abort()
            raise

    def _add(self, numbers: Any, at: int, more: int) -> int:
        with self._lock:
            before = int(numbers[at])
            numbers[at] += more
        return before


def whole(numbers: Any) -> Any:
    """Numbers that do not overflow when they are reckoned with: those of a GPU are widened as well."""
    return memoryview(numbers)


class OnBlocks:
    """Steps the arrays of a batch as `CudaBatch` does; only the sorting is numpy's."""

    def __init__(self, rows: Batch) -> None:
        form = gpu._form(rows.name)
        self.rows, self.turn, self.ended = rows, 0, whole(np.zeros(gpu.COUNTERS + rows.games, np.int32))
        self.players, self.lookers = Blocks(form.play_block), Blocks(form.look_block)
        self.play = gpu._play_kernel(self.players, self.players.jit, form)
        self.look = gpu._look_kernel(self.lookers, self.lookers.jit, rows.definition.actions, form)

    def step(self, luck: int, dealers: int = 1) -> None:
        rows, ended, turn = self.rows, self.ended, self.turn
        order = whole(np.argsort(rows.actions, kind="stable").astype(np.int32))
        self.players.launch(self.play, self.blocks(self.players), rows.memory, order, ended, turn)
        words = whole(rows.masks.reshape(-1)[: rows.masks.size // 8 * 8].view(np.uint64))
        blocks = dealers + self.blocks(self.lookers)
        self.lookers.launch(self.look, blocks, rows.memory, words, rows.terms, ended, turn, dealers, luck)
        self.turn = 1 - turn

    def blocks(self, of: Blocks) -> int:
        return gpu._blocks(self.rows.games, of.blockDim.x)


@plain
@pytest.mark.parametrize("game", NAMES)
def test_blocks_leave_the_bytes_of_a_step_on_a_cpu(game: str) -> None:
    cpu, rows = (batch(game, games=ROWS, players=3, seed=5, features=False) for _ in range(2))
    for each in (cpu, rows):
        each.play_randomly(BEFORE_ENDS[game])
        each.sample()
    blocks, ended, refused = OnBlocks(rows), 0, 0
    for step in range(STEPS):
        if step % 4 == 3:
            for each in (cpu, rows):
                each.actions[step % 5 :: 6], each.actions[1::9] = -1, cpu.definition.actions
        cpu.step()
        blocks.step(cpu._luck + 5 * 1_000_003)
        cpu.sample()
        for name in layout(cpu.definition, ROWS, 3, False):
            assert getattr(cpu, name).tobytes() == getattr(rows, name).tobytes(), (step, name)
        assert cpu.records() == rows.records()
        ended, refused = ended + int(cpu.dones.sum()), refused + int(cpu.refused.sum())
    assert ended > 2
    assert refused > 2
