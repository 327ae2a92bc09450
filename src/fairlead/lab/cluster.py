"""A crew of many machines: the games of an event as tasks of a Ray cluster (extra `cluster`)."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from ..errors import FairleadError
from .matches import Event, Match
from .playing import PlayedGame, warm_up
from .workers import Crew, play_or_tell

HANDED_ON = ("FAIRLEAD_PYTHON", "NUMBA_OPT")  # variables that every machine should agree about
TASKS_A_CORE = 2  # so that no core waits for its next game


def ray_cluster(address: str | None = None, cores: int | None = None) -> Crew:
    """A crew of the Ray cluster at an address, or of a Ray of this machine with so many cores (all by default).

    Fairlead must be installed on the machines of a cluster. A Ray that is already running in this process is used, and
    left running.
    """
    ray = _import_ray()

    def crew(event: Event, matches: Iterable[Match]) -> Generator[PlayedGame]:
        ours = not ray.is_initialized()
        if ours:
            _join(ray, address, cores)
        try:
            yield from _play(ray, event, iter(matches))
        finally:
            if ours:
                ray.shutdown()

    return crew


def _import_ray() -> Any:
    # Nothing about our games is anybody else's business, so Ray's reports of use are off unless somebody wants them.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise FairleadError("Ray is not installed here; install it with: pip install 'fairlead[cluster]'") from None
    return ray


def _join(ray: Any, address: str | None, cores: int | None) -> None:
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": cores, "include_dashboard": False}
    variables = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, runtime_env={"env_vars": variables}, **where)
    except (ConnectionError, RuntimeError, ValueError) as error:
        name = f"The Ray cluster at {address}" if address else "Ray"
        raise FairleadError(f"{name} cannot be reached: {error}") from None


def _play(ray: Any, event: Event, matches: Iterator[Match]) -> Iterator[PlayedGame]:
    """Hands games out as cores become free, and gives them back as they end."""
    task, shared = ray.remote(max_retries=1)(play_warm), ray.put(event)
    room = max(1, int(TASKS_A_CORE * ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, Match] = {}
    while True:
        while len(running) < room and (match := next(matches, None)):
            running[task.remote(shared, match)] = match
        if not running:
            return
        for done in ray.wait(list(running))[0]:
            yield _result(ray, done, running.pop(done))


def play_warm(event: Event, match: Match) -> PlayedGame | FairleadError:
    """Plays a game in a process of the cluster; the bots' first game there is not timed while machine code loads."""
    try:
        _warm_once(event)
    except FairleadError as error:
        return error
    return play_or_tell(event, match)


_warmed: list[Event] = []


def _warm_once(event: Event) -> None:
    if event not in _warmed:
        warm_up(event)
        _warmed.append(event)


def _result(ray: Any, done: Any, match: Match) -> PlayedGame:
    try:
        answer: PlayedGame | FairleadError = ray.get(done)
    except ray.exceptions.RayError as error:
        raise FairleadError(f"Ray lost the game {match}: {error}") from None
    if isinstance(answer, FairleadError):
        raise answer
    return answer
