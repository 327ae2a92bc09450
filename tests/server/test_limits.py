"""The hard limit on what runs in our own thread."""

from __future__ import annotations

import threading
import time

import pytest

from fairlead.server import limits
from fairlead.server.limits import TookTooLong, time_limit


def busy(seconds: float) -> int:
    end, rounds = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        rounds += 1
    return rounds


def test_what_takes_too_long_is_broken_off() -> None:
    begun = time.monotonic()
    with pytest.raises(TookTooLong, match="Nothing has changed"), time_limit(0.2):
        busy(20)
    assert time.monotonic() - begun < 5


def test_what_is_quick_is_left_alone() -> None:
    for _ in range(200):
        with time_limit(0.001):
            pass
    assert busy(0.3), "nothing is raised behind a block"


def test_errors_inside_come_out() -> None:
    with pytest.raises(ZeroDivisionError), time_limit(5):
        raise ZeroDivisionError


def test_each_thread_has_limits_of_its_own() -> None:
    results: list[str] = []

    def work(seconds: float) -> None:
        try:
            with time_limit(seconds):
                busy(0.8)
            results.append("done")
        except TookTooLong:
            results.append("late")

    threads = [threading.Thread(target=work, args=(seconds,)) for seconds in (0.1, 30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == ["done", "late"]


def test_the_watching_thread_wakes_from_its_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_IDLE_LOOKS", 0)
    with time_limit(5):
        pass
    time.sleep(0.5)
    with pytest.raises(TookTooLong), time_limit(0.1):
        busy(20)
