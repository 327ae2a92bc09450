"""Compiling the games in the background, one after the other, always in the same order.

A child process compiles: first the rules of a game, then its bots. As soon as the rules are there, a thread of the
server loads them, and the game can be played; the loop that serves people never waits for either. Where everything was
compiled before, only the loading is left.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from ..bots.knowledge import Knowledge
from ..bots.warm import SEARCH, seconds_of
from ..errors import FairleadError, IllegalMove
from ..games import NAMES, find
from ..games.definition import Data
from ..kernel.cache import BOTS, RULES, cache_folder
from ..play import warm as rules
from ..play.game import load, new
from ..play.notation import read
from . import logs, views
from .hall import Refused
from .memory import give_back
from .table import PLAYING, Seat, Table

TELL_SECONDS = 0.5  # between two tellings of the progress
COMPILER = (sys.executable, "-m", "fairlead.bots.warm")
NICENESS = 5  # those who play come first

Result = TypeVar("Result")
Listener = Callable[[Data], Awaitable[None]]
log = logs.logger(__name__)


class CompilingFailed(FairleadError):
    """The compiling process ended early, and what it said last."""


class NotReady(Refused):
    """A game cannot be played yet."""


@dataclass
class _Game:
    """How far a game is: its rules and its bots, each from 0 to 1."""

    part: float = 0.0
    bots_part: float = 0.0
    playable: asyncio.Event = field(default_factory=asyncio.Event)
    bots_ready: asyncio.Event = field(default_factory=asyncio.Event)

    def data(self) -> Data:
        return {
            "ready": self.playable.is_set(),
            "part": round(self.part, 3),
            "bots_ready": self.bots_ready.is_set(),
            "bots_part": round(self.bots_part, 3),
        }


class Warming:
    """Gets games ready, in their order. As a context, it begins and stops."""

    def __init__(self, games: Sequence[str] = NAMES) -> None:
        self._games = {game: _Game() for game in games}
        self._listeners: list[Listener] = []
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Warming:
        self.start()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()

    # -------------------------------------------------------------- what others ask

    def start(self) -> None:
        """Begins; everything else happens in the background."""
        self._tasks = [asyncio.create_task(self._warm()), asyncio.create_task(self._tell())]

    def progress(self) -> Data:
        """How far each game is: whether it can be played, how much of that is done, and the same for its bots."""
        return {game: state.data() for game, state in self._games.items()}

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played."""
        return game in self._games and self._games[game].playable.is_set()

    def check(self, game: str) -> None:
        """NotReady if a game cannot be played yet."""
        if not self.is_ready(game):
            part = self._games[game].part if game in self._games else 0.0
            raise NotReady(f"This game is being made ready, {part:.0%} are done: try again in a minute.")

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do."""
        return all(state.bots_ready.is_set() for state in self._games.values())

    async def wait(self, game: str) -> None:
        """Returns when a game can be played."""
        await self._games[game].playable.wait()

    async def wait_for_bots(self, game: str) -> None:
        """Returns when a game can be played and its bots can think."""
        await self._games[game].playable.wait()
        await self._games[game].bots_ready.wait()

    def listen(self, listener: Listener) -> None:
        """Has something told the progress: now and then, and always what it is in the end."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stops. What was compiled so far is kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -------------------------------------------------------------- the work

    async def _warm(self) -> None:
        """Whatever goes wrong, nobody waits for ever: what is missing is compiled where it is needed."""
        try:
            await self._warm_all()
        except Exception:
            log.error("games could not be made ready ahead", trace=True)
            for game in self._games:
                await self._load(game)
                self._finish(game)

    async def _warm_all(self) -> None:
        """First all rules that were compiled before, because loading takes a moment; then what is missing."""
        compiled = await _in_thread(lambda: compiled_games(RULES))
        for game in self._games:
            if game in compiled:
                await self._load(game)
        await _in_thread(_keep_loaded)
        compiled &= await _in_thread(lambda: compiled_games(BOTS))
        for game in self._games:
            if game not in compiled:
                await self._try_to_compile(game)
            await self._load(game)
            self._finish(game)
        await _in_thread(_keep_loaded)

    async def _try_to_compile(self, game: str) -> None:
        """What cannot be compiled ahead is compiled where it is needed: later, but the game can be played."""
        try:
            await self._compile(game)
        except (CompilingFailed, OSError) as trouble:
            log.error("a game could not be compiled ahead", game=game, reason=str(trouble))

    async def _load(self, game: str) -> None:
        if self.is_ready(game):
            return
        try:
            await _in_thread(lambda: rehearse(game))
        except Exception:  # whoever plays will be told what is wrong; the other games go on
            log.error("a game could not be loaded", trace=True, game=game)
        state = self._games[game]
        state.part = 1.0
        state.playable.set()
        self._news.set()

    def _finish(self, game: str) -> None:
        state = self._games[game]
        state.bots_part = 1.0
        state.bots_ready.set()
        self._news.set()

    async def _compile(self, game: str) -> None:
        """Runs the compiling process of a game; once it comes to the bots, the rules are loaded here."""
        process = await asyncio.create_subprocess_exec(
            *COMPILER, game, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        _step_back(process.pid)
        assert process.stdout is not None
        last = ""
        try:
            async for line in process.stdout:
                last = line.decode(errors="replace").strip() or last
                if last.startswith("{"):
                    await self._note(game, json.loads(last))
            if await process.wait():
                raise CompilingFailed(last)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _note(self, game: str, step: Data) -> None:
        state, entries = self._games[game], step["total"] - len(SEARCH)
        if not self.is_ready(game):
            state.part = min(step["done"] / entries, 1.0)
        done = SEARCH[: max(0, step["done"] - entries)]
        state.bots_part = seconds_of(done) / seconds_of(SEARCH)
        self._news.set()
        if step["done"] > entries:
            await self._load(game)

    async def _tell(self) -> None:
        """Tells the progress after it has changed, with a pause in between; at the end for the last time."""
        while True:
            await self._news.wait()
            self._news.clear()
            last = self.is_over
            for listener in self._listeners:
                try:
                    await listener(self.progress())
                except Exception:
                    log.error("the progress could not be told", trace=True)
            if last:
                return
            await asyncio.sleep(TELL_SECONDS)


def compiled_games(parts: Sequence[str]) -> set[str]:
    """The games whose rules, or bots too, were compiled on this machine, as the warming of each game marks them.

    Naming a build takes a second, so it is done once for all games.
    """
    folder, machine = cache_folder(parts), rules.machine()
    marks = {game: folder / f"{game}.ready" for game in NAMES}
    return {game for game, mark in marks.items() if mark.exists() and mark.read_text(encoding="utf-8") == machine}


def _keep_loaded() -> None:
    """Spares the collector what was loaded: it stays to the end, and to look through it takes a fifth of a second."""
    gc.collect()
    gc.freeze()
    give_back()


def rehearse(name: str) -> None:
    """Does once what serving a game does all the time, so that no person's first move waits for something to load."""
    definition = find(name)
    players = definition.players[0]
    game = new(name, seed=1, players=players)
    table = Table("", name, game.options, [Seat() for _ in range(players)], None, status=PLAYING, game=game)
    seat = game.to_act[0]
    for viewer in (None, seat):
        views.message(table, viewer)
    with suppress(IllegalMove):
        refused = next(id for id in range(definition.actions) if id not in game.moves(seat).ids)
        game.play(refused, seat)
    table.lay(seat, game.moves(seat)[0].id)
    table.confirm(seat)
    views.message(table, seat)
    Knowledge.of(game, game.to_act[0])
    views.result(load(game.position()))
    read(game.record())


def _step_back(process: int) -> None:
    with suppress(OSError, AttributeError):  # AttributeError: where there is no such thing
        os.setpriority(os.PRIO_PROCESS, process, NICENESS)


async def _in_thread(work: Callable[[], Result]) -> Result:
    """Does something in a thread that nobody waits for when the program ends."""
    loop = asyncio.get_running_loop()
    done: Future[Result] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except Exception as trouble:
            done.set_exception(trouble)

    threading.Thread(target=run, daemon=True, name="warming").start()
    return await asyncio.shield(asyncio.wrap_future(done, loop=loop))
