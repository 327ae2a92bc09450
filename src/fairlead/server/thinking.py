"""Where bots think: a few processes of their own, shared by all tables in the order of asking.

At most so many processes think at once; whoever asks next waits for a place. A process that does not answer in time is
killed, whatever it does, and the next question starts another. Between two questions it stays, because its machine code
is loaded: one a game may wait so, until nobody has asked for a while.

`python -m fairlead.server.thinking` is a process that reviews one game: its record comes in, lines of JSON go out.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from ..bots.knowledge import Knowledge
from ..bots.process import BotStopped, Message, Thinkers
from ..errors import FairleadError
from ..games import NAMES
from ..games.definition import Data, Move

LOADING_SECONDS = 60.0  # until a new process has loaded its machine code, on a busy machine
COMPILING_SECONDS = 900.0  # and if it has to compile it first
IDLE_SECONDS = 600.0  # that a process waits for the next question
SHARE_SECONDS = 4.0  # after which a turn lets others think first

Start = Callable[[str], Thinkers]
Ask = Callable[[Thinkers], None]
Result = TypeVar("Result")


class NoAnswer(FairleadError):
    """Who was asked did not answer, in time or at all."""


def start_thinkers(game: str) -> Thinkers:
    """A process for any bot of a game. It loads what the strongest need at once: if it has to compile, it says so."""
    return Thinkers(game, ["search"])


class Thinking:
    """The processes. `processes` of them think at once, `most` stay alive; `start` starts one for a game."""

    def __init__(self, processes: int, start: Start = start_thinkers, most: int | None = None) -> None:
        self._places = asyncio.Semaphore(processes)
        self._most = most or processes + len(NAMES) - 1  # so that one a game can wait while the others think
        self._start = start
        self._idle: list[_Waiting] = []
        self._busy: set[Thinkers] = set()
        self._waiting = 0
        self._closed = False
        # Talking with a process blocks, and so does ending one: both happen in threads of our own.
        self._threads = ThreadPoolExecutor(2 * processes + 2, thread_name_prefix="thinking")

    @property
    def somebody_waits(self) -> bool:
        """Whether somebody waits for a place."""
        return self._waiting > 0

    @property
    def alive(self) -> int:
        """The processes there are, thinking or not."""
        return len(self._idle) + len(self._busy)

    @asynccontextmanager
    async def place(self, game: str) -> AsyncIterator[Place]:
        """A place to think about a game."""
        place = Place(self, game)
        await place.take()
        try:
            yield place
        finally:
            place.leave()

    async def close(self) -> None:
        """Kills all processes, whatever they do."""
        self._closed = True
        for thinkers in [*self._busy, *(waiting.thinkers for waiting in self._idle)]:
            self._kill(thinkers)
        await asyncio.to_thread(self._threads.shutdown)

    # -------------------------------------------------------------- for places

    async def _acquire(self) -> None:
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1

    async def _process_for(self, game: str) -> tuple[Thinkers, bool]:
        """A process for a game, and whether it is a new one."""
        self._check_open()
        for waiting in reversed(self._idle):
            if waiting.game == game:
                self._wake(waiting)
                return waiting.thinkers, False
        if self._idle and self.alive >= self._most:
            oldest = self._idle[0]
            self._wake(oldest)
            self._kill(oldest.thinkers)
        return await self._in_thread(lambda: self._begin(game)), True

    def _begin(self, game: str) -> Thinkers:
        """Starts a process, in a thread: nobody may be there any more to take it, so it is noted here."""
        thinkers = self._start(game)
        self._busy.add(thinkers)
        if self._closed:
            thinkers.close()
        return thinkers

    def _check_open(self) -> None:
        if self._closed:
            raise NoAnswer("The bots have gone: the service ends.")

    def _wake(self, waiting: _Waiting) -> None:
        waiting.retirement.cancel()
        self._idle.remove(waiting)
        self._busy.add(waiting.thinkers)

    def _rest(self, game: str, thinkers: Thinkers) -> None:
        """Keeps a process for the next question."""
        if thinkers not in self._busy:
            return
        self._busy.discard(thinkers)
        waiting = _Waiting(game, thinkers, asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire, thinkers))
        self._idle.append(waiting)

    def _retire(self, thinkers: Thinkers) -> None:
        for waiting in [waiting for waiting in self._idle if waiting.thinkers is thinkers]:
            self._wake(waiting)
            self._kill(thinkers)

    def _kill(self, thinkers: Thinkers) -> None:
        self._busy.discard(thinkers)
        for waiting in [waiting for waiting in self._idle if waiting.thinkers is thinkers]:
            waiting.retirement.cancel()
            self._idle.remove(waiting)
        with suppress(RuntimeError):  # the threads have ended, and with them whatever they talked with
            self._threads.submit(thinkers.close)

    async def _in_thread(self, call: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)


@dataclass(frozen=True)
class _Waiting:
    """A process that nobody asks anything, and when it will be sent home."""

    game: str
    thinkers: Thinkers
    retirement: asyncio.TimerHandle


class Place:
    """A place to think about one game. Its process is found when it is needed, and another after it has failed."""

    def __init__(self, thinking: Thinking, game: str) -> None:
        self._thinking, self._game = thinking, game
        self._thinkers: Thinkers | None = None
        self._since = 0.0

    async def move(self, bot: str, known: Knowledge, seconds: float) -> Move:
        """The move of a bot; NoAnswer if there is none, or none that it could play."""
        answer = await self._ask(lambda thinkers: thinkers.ask_for_move(bot, known), seconds)
        move = answer.get("move")
        if move not in known.moves.ids:
            raise NoAnswer(f"{bot} answered {str(answer)[:80]}, which is no move that it may play.")
        return known.definition.moves[move]

    async def opinions(self, known: Knowledge, ms: float, seconds: float) -> list[Message]:
        """What a search of so many milliseconds thinks of the best moves."""
        answer = await self._ask(lambda thinkers: thinkers.ask_for_opinions(known, ms), seconds)
        opinions: list[Message] = answer["opinions"]
        return opinions

    async def share(self) -> None:
        """Lets others think first, if somebody waits and this turn has taken its time."""
        if self._thinking.somebody_waits and time.monotonic() - self._since > SHARE_SECONDS:
            self.leave()
            await self.take()

    async def take(self) -> None:
        """Waits until there is room."""
        await self._thinking._acquire()
        self._since = time.monotonic()

    def leave(self) -> None:
        """Makes room. Without a place, as after a wait that was broken off, there is none to make."""
        if not self._since:
            return
        self._since = 0.0
        if self._thinkers is not None:
            self._thinking._rest(self._game, self._thinkers)
            self._thinkers = None
        self._thinking._places.release()

    async def _ask(self, ask: Ask, seconds: float) -> Message:
        try:
            is_new = False
            if self._thinkers is None:
                self._thinkers, is_new = await self._thinking._process_for(self._game)
            thinkers, limit = self._thinkers, seconds + (LOADING_SECONDS if is_new else 0.0)
            answer = await self._thinking._in_thread(lambda: _exchange(thinkers, ask, limit))
        except (BotStopped, OSError, ValueError) as error:  # ValueError: it was closed while we talked with it
            self._give_up()
            raise NoAnswer(f"The process of the bots ended: {error}") from None
        except BaseException:
            self._give_up()
            raise
        if answer is None:
            self._give_up()
            raise NoAnswer(f"There was no answer within {limit:.0f} s.")
        return answer

    def _give_up(self) -> None:
        """Kills the process: it may still be busy with a question that nobody waits for any more."""
        if self._thinkers is not None:
            self._thinking._kill(self._thinkers)
            self._thinkers = None


def _exchange(thinkers: Thinkers, ask: Ask, seconds: float) -> Message | None:
    """Asks and waits for the answer; None if there is none in time. Compiling is not thinking: it may take longer."""
    ask(thinkers)
    end = time.monotonic() + COMPILING_SECONDS
    while True:
        answer = thinkers.receive(seconds)
        if answer is not None or thinkers.compiled >= 1.0 or time.monotonic() > end:
            return answer


# ------------------------------------------------------------------ reviews


async def review_record(record: str, sims: int, seconds: float) -> Data:
    """The review of a game as data, made in a process of its own; NoAnswer if it fails or takes too long."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "fairlead.server.thinking", str(sims)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        limit=2**26,  # a review is one long line
        env={name: value for name, value in os.environ.items() if name != "FAIRLEAD_PYTHON"},
    )
    try:
        async with asyncio.timeout(seconds):
            return await _converse(process, record)
    except TimeoutError:
        raise NoAnswer(f"There was no review within {seconds:.0f} s.") from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _converse(process: asyncio.subprocess.Process, record: str) -> Data:
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(ConnectionError):  # it ended already: what it said last tells why
        process.stdin.write(record.encode())
        process.stdin.write_eof()
    last = ""
    async for line in process.stdout:
        last = line.decode(errors="replace").strip() or last
        if last.startswith('{"review"'):
            told: Data = json.loads(last)
            return told
    raise NoAnswer(f"The review failed: {last}")


def main(sims: int) -> None:
    """Reviews the game whose record comes in. Each decision is a line, so it ends when nobody listens any more."""
    from ..bots.warm import warm
    from ..games import find
    from ..lab.reviewing import review
    from ..play.notation import read

    game = read(sys.stdin.read())
    for _ in warm(find(game.name)):
        _say({"loading": True})
    found = review(game, sims=sims, progress=lambda done, all: _say({"done": done, "all": all}))
    _say(found.data())


def _say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
