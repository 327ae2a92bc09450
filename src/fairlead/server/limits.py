"""A hard limit on how long something may take that runs in our own thread: whatever it does, it is broken off.

One watching thread raises `TookTooLong` inside the block when its time is over. It works wherever Python code runs;
compiled rules are bounded by themselves.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import FairleadError

_raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc


class TookTooLong(FairleadError):
    """What was asked for took longer than it may."""

    def __init__(self) -> None:
        super().__init__("This took too long and was broken off. Nothing has changed.")


class _Watch:
    """One block and its end: whether it is over is settled under one lock, so nothing is raised behind it."""

    def __init__(self, thread: int, end: float) -> None:
        self.thread, self.end = thread, end
        self.lock = threading.Lock()
        self.over = self.raised = False

    def expire(self) -> None:
        with self.lock:
            if not self.over:
                self.raised = True
                _raise_in(ctypes.c_ulong(self.thread), ctypes.py_object(TookTooLong))

    def finish(self) -> None:
        with self.lock:
            self.over = True
            if self.raised:  # perhaps not delivered yet: then never
                _raise_in(ctypes.c_ulong(self.thread), None)


_LOOK_SECONDS = 0.1  # between two looks of the watching thread
_IDLE_LOOKS = 50  # looks without anything to watch, after which it sleeps until it is woken

_watches: dict[int, _Watch] = {}
_wake = threading.Condition()
_watcher: threading.Thread | None = None
_asleep = False


def _watch_all() -> None:
    """Looks now and then. To be woken for each block would cost more than most blocks take."""
    global _asleep
    idle = 0
    while True:
        with _wake:
            idle = 0 if _watches else idle + 1
            _asleep = idle > _IDLE_LOOKS
            _wake.wait(None if _asleep else _LOOK_SECONDS)
            _asleep = False
            late = [watch for watch in _watches.values() if watch.end <= time.monotonic()]
            for watch in late:
                _watches.pop(id(watch), None)
        for watch in late:
            watch.expire()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TookTooLong inside the block if it takes longer."""
    global _watcher
    watch = _Watch(threading.get_ident(), time.monotonic() + seconds)
    with _wake:
        _watches[id(watch)] = watch
        if _watcher is None or not _watcher.is_alive():
            _watcher = threading.Thread(target=_watch_all, daemon=True, name="time limits")
            _watcher.start()
        if _asleep:
            _wake.notify()
    try:
        yield
    finally:
        watch.finish()
        with _wake:
            _watches.pop(id(watch), None)
