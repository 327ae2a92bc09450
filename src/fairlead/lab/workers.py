"""Who plays the games of an event: this process, or several processes at once.

A crew takes games one by one from a list and gives them back finished, in any order. Closing what it gives stops it at
once. `cluster.py` has a crew of many machines.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from ..errors import FairleadError
from .matches import Event, Match
from .playing import PlayedGame, failure, play_match, warm_up

Crew = Callable[[Event, Iterable[Match]], Generator[PlayedGame]]
Answer = PlayedGame | FairleadError | str

READY = "ready"


def alone(event: Event, matches: Iterable[Match]) -> Generator[PlayedGame]:
    """Plays all games here, one after the other."""
    warm = False
    for match in matches:
        if not warm:
            warm_up(event)
            warm = True
        answer = play_or_tell(event, match)
        if isinstance(answer, FairleadError):
            raise answer
        yield answer


def processes(jobs: int) -> Crew:
    """A crew of so many processes of this machine."""

    def crew(event: Event, matches: Iterable[Match]) -> Generator[PlayedGame]:
        workers = _Workers(event, jobs)
        try:
            yield from workers.play(iter(matches))
        finally:
            workers.stop()

    return crew


def play_or_tell(event: Event, match: Match) -> PlayedGame | FairleadError:
    """A finished game, or what kept it from being finished; a note has the details for programmers."""
    try:
        return play_match(event, match)
    except Exception as error:
        reason = str(error) if isinstance(error, FairleadError) else f"{type(error).__name__}: {error}."
        told = failure(match, reason)
        told.add_note(traceback.format_exc())
        return told


def _work(event: Event, pipe: Connection) -> None:
    """The life of a worker: get warm, then play what comes. An interrupt is for its master to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, OSError):
        try:
            warm_up(event)
        except Exception as error:
            told = error if isinstance(error, FairleadError) else FairleadError(f"{type(error).__name__}: {error}")
            pipe.send(told)
            return
        pipe.send(READY)
        while True:
            pipe.send(play_or_tell(event, pipe.recv()))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """What is started here does not feel Ctrl-C, not even before its first line; only the main thread can see to it.

    A Ctrl-C that comes meanwhile is not lost: it is felt here as soon as the block is over.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process, the pipe to it, and the game it is playing."""

    def __init__(self, event: Event) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(event, other), daemon=True)
        with _uninterrupted():
            self.process.start()
        other.close()
        self.match: Match | None = None

    def give(self, match: Match) -> None:
        self.match = match
        self.pipe.send(match)

    def answer(self) -> Answer:
        """What it says; that it broke down, if it says nothing any more."""
        try:
            answer: Answer = self.pipe.recv()
            return answer
        except (EOFError, OSError):
            self.process.join(5)
            reason = f"its process ended with code {self.process.exitcode}."
            return failure(self.match, reason) if self.match else FairleadError(f"A worker could not start: {reason}")


class _Workers:
    """Several workers. The first gets warm alone: what has to be compiled is compiled once, the others load it."""

    def __init__(self, event: Event, jobs: int) -> None:
        self.event, self.jobs = event, jobs
        self.crew: list[_Worker] = []

    def play(self, matches: Iterator[Match]) -> Iterator[PlayedGame]:
        waiting = next(matches, None)
        if waiting is None:
            return
        self.crew.append(_Worker(self.event))
        busy = {self.crew[0].pipe: self.crew[0]}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)  # type: ignore[call-overload]
                answer = worker.answer()
                if isinstance(answer, FairleadError):
                    raise answer
                if isinstance(answer, PlayedGame):
                    yield answer
                if answer == READY and len(self.crew) == 1:
                    for _ in range(1, self.jobs):
                        self.crew.append(_Worker(self.event))
                        busy[self.crew[-1].pipe] = self.crew[-1]
                if waiting is not None:
                    worker.give(waiting)
                    busy[worker.pipe] = worker
                    waiting = next(matches, None)

    def stop(self) -> None:
        for worker in self.crew:
            worker.process.terminate()
        for worker in self.crew:
            worker.process.join()
            worker.pipe.close()


def usual_crew(jobs: int) -> Crew:
    """The crew for so many jobs; a single one needs no process of its own."""
    return alone if jobs == 1 else processes(jobs)
