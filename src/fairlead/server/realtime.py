"""Everybody is told what happens at the tables they watch, each as the seat they look as.

After every change that was kept, each viewer whose number (the table's version and the revision of the seat's draft)
has changed gets one message, made by `views` for that seat; several changes in quick succession may come as one.
Whether a viewer may still look is asked again each time. Who cannot hold a socket open asks with `wait` instead.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

from ..errors import FairleadError
from ..games.definition import Data
from . import logs, views
from .chat import read_line
from .hall import ENGINE_SECONDS, Forbidden, Hall, Refused, Unknown
from .limits import time_limit
from .lines import Ending, Line, Watched, encode
from .notices import Notice, Notices, forget_changed
from .table import Table
from .viewers import Viewer, check_viewer, number_of

MOST_LINES = 10_000  # sockets of one process
LINES_A_CROWD = 50  # sockets of one person, or of strangers at one address
MOST_WATCHED = 100  # tables on one socket
MOST_NEWS = 200  # moves; who is farther behind gets the latest ones and fetches the others
BEAT_SECONDS = 5.0  # how often the heartbeat looks around
PING_SECONDS = 25.0  # a socket that was silent for so long is asked whether it is there
SILENT_SECONDS = 80.0  # and closed if it is silent for so long
SESSION_SECONDS = 60.0  # how long a session is taken for granted while a socket only listens
CLOSE_SECONDS = 3.0
LOOK_AGAIN_SECONDS = (0.5, 2.0, 10.0)  # pauses if a table cannot be read

Check = Callable[[Table], None]
# Messages by seat and first move, each as it is and as it is sent.
_Made = dict[tuple[int | None, int | None], tuple[views.Message, str]]
log = logs.logger(__name__)


class Realtime:
    """All lines of this process, what they watch, and who waits for a table."""

    def __init__(self, hall: Hall, notices: Notices) -> None:
        self.hall = hall
        self.notices = notices
        self.closing = False
        self._lines: set[Line] = set()
        self._crowds: Counter[str] = Counter()
        self._watched: dict[str, dict[Watched, None]] = {}
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}
        self._looks: dict[str, bool] = {}  # tables being looked at, and whether to look once more
        self._showing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        notices.subscribe(self._noticed)

    async def start(self) -> None:
        """Begins to look after the lines."""
        self.closing = False
        self._spawn(self._beat())

    async def close(self) -> None:
        """Tells all browsers that the server starts anew, and lets them go."""
        self.stop_waiting()
        for line in list(self._lines):
            line.close(Ending.RESTART)
        end = time.monotonic() + CLOSE_SECONDS
        while self._lines and time.monotonic() < end:
            await asyncio.sleep(0.01)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def stop_waiting(self) -> None:
        """Takes no more lines and answers all who wait: what a server does first when it is told to stop."""
        self.closing = True
        for table in list(self._waiting):
            self._wake(table)

    def figures(self) -> dict[str, int]:
        """How much there is to do, for the host's metrics."""
        watches = sum(len(watched) for watched in self._watched.values())
        waiting = sum(len(waiting) for waiting in self._waiting.values())
        return {"sockets": len(self._lines), "watches": watches, "tables": len(self._watched), "waiting": waiting}

    # -------------------------------------------------------------- lines

    def admit(self, line: Line, *, limited: bool = True) -> bool:
        """Takes a line in; otherwise it is closed at once."""
        if self.closing:
            line.close(Ending.RESTART)
        elif len(self._lines) >= MOST_LINES or (limited and self._crowds[line.crowd] >= LINES_A_CROWD):
            line.close(Ending.CROWDED)
        if line.ending is not None:
            return False
        self._lines.add(line)
        self._crowds[line.crowd] += 1
        return True

    def dismiss(self, line: Line) -> None:
        """Forgets a line, which is closed."""
        if line not in self._lines:
            return
        self._lines.discard(line)
        self._crowds[line.crowd] -= 1
        if not self._crowds[line.crowd]:
            del self._crowds[line.crowd]
        for watched in list(line.watched.values()):
            self._drop(watched)

    # -------------------------------------------------------------- telling

    async def changed(self, table: Table) -> None:
        """A table was changed, and the change is kept: the hall calls this."""
        await self.notices.publish(table.id)

    async def tell(self, table: str, data: Data) -> None:
        """Sends the same public data to all who watch a table in this process, once to each socket."""
        text = encode(data)
        for line in {watched.line: None for watched in self._watched.get(table, ())}:
            line.outbox.push(text)

    async def tell_everybody(self, data: Data) -> None:
        """Sends the same public data to all sockets of this process."""
        text = encode(data)
        for line in list(self._lines):
            line.outbox.push(text)

    async def tell_warming(self, progress: Data) -> None:
        """Tells all browsers of this process how far the games are that get ready."""
        await self.tell_everybody({"type": "warming", "games": progress})

    async def sessions_changed(self, person: str) -> None:
        """A person has logged out somewhere, changed the password or is gone: sockets without a session are closed."""
        await self.notices.publish(person=person)

    async def catch_up(self) -> None:
        """Shows what other processes have changed without a word: one that is killed in between tells nobody."""
        shown = {
            table: min((watched.number[0] for watched in some if watched.number), default=0)
            for table, some in self._watched.items()
        }
        for table in await self.hall.forget_outdated(shown):
            self._look(table)

    def _noticed(self, notice: Notice) -> None:
        forget_changed(self.hall, notice)
        if notice.everything:
            for table in {*self._watched, *self._waiting}:
                self._look(table)
        elif notice.person is not None:
            self._spawn(self._check_sessions(notice.person))
        elif notice.line is not None:
            self._spawn(self._tell_line(notice.table, notice.line))
        else:
            self._look(notice.table)

    async def _tell_line(self, table: str, id: int) -> None:
        line = await read_line(self.hall.database, id) if table in self._watched else None
        if line is not None and line["table"] == table:
            await self.tell(table, line)

    # -------------------------------------------------------------- watching

    async def watch(
        self, line: Line, table: str, viewer: Viewer, number: tuple[int, int] | None, since: int | None
    ) -> None:
        """Tells a line about a table from now on: at once, unless what it has seen already is the latest."""
        known = line.watched.get((table, viewer.seat))
        if known is None and len(line.watched) >= MOST_WATCHED:
            raise Refused(f"One connection can watch {MOST_WATCHED} tables: leave one first.")
        async with self.hall.looking(table) as found:
            check_viewer(self.hall, found, viewer)
            if line.ending is not None:
                return
            watched = Watched(line, table, viewer, number, since)
            if known is not None:
                self._drop(known)
            line.watched[table, viewer.seat] = watched
            self._watched.setdefault(table, {})[watched] = None
            if not self._show(found, watched, {}):
                version, revision = number_of(found, viewer.seat)
                told = {"type": "watching", "table": table, "seat": viewer.seat}
                line.push({**told, "version": version, "revision": revision})

    def unwatch(self, line: Line, table: str, seat: int | None) -> None:
        """Tells a line no more about a table."""
        watched = line.watched.get((table, seat))
        if watched is not None:
            self._drop(watched)

    async def show(self, line: Line, table: str, viewer: Viewer) -> None:
        """Sends a table as it is now, whatever the line has seen."""
        async with self.hall.looking(table) as found:
            check_viewer(self.hall, found, viewer)
            known = line.watched.get((table, viewer.seat))
            watched = known or Watched(line, table, viewer)
            watched.number = None
            self._show(found, watched, {})

    def _drop(self, watched: Watched) -> None:
        watched.line.watched.pop((watched.table, watched.viewer.seat), None)
        others = self._watched.get(watched.table, {})
        others.pop(watched, None)
        if not others:
            self._watched.pop(watched.table, None)

    # -------------------------------------------------------------- looking

    def _look(self, table: str) -> None:
        """Has a table shown to those who watch it, once more if that is going on already."""
        self._wake(table)
        if table in self._looks:
            self._looks[table] = True
        elif table in self._watched:
            self._looks[table] = False
            self._spawn(self._show_all(table))

    async def _show_all(self, table: str) -> None:
        await asyncio.sleep(0)  # whoever made the change is answered before views are made for everybody
        failures = 0
        try:
            while table in self._watched:
                self._looks[table] = False
                try:
                    await self._show_once(table)
                except Exception:
                    log.error("table could not be shown", trace=True, table=table)
                    if failures == len(LOOK_AGAIN_SECONDS):
                        return
                    await asyncio.sleep(LOOK_AGAIN_SECONDS[failures])
                    failures += 1
                    continue
                if not self._looks[table]:
                    return
        finally:
            del self._looks[table]

    async def _show_once(self, table: str) -> None:
        try:
            # One table after the other: to make views takes long, and in between others get their answers.
            async with self.hall.looking(table) as found, self._showing:
                made: _Made = {}
                for watched in list(self._watched.get(table, ())):
                    self._show_or_drop(found, watched, made)
        except Unknown as gone:
            for watched in list(self._watched.get(table, ())):
                self._refuse(watched, gone)

    def _show_or_drop(self, table: Table, watched: Watched, made: _Made) -> None:
        try:
            check_viewer(self.hall, table, watched.viewer)
        except (Unknown, Forbidden) as refusal:
            self._refuse(watched, refusal)
            return
        self._show(table, watched, made)

    def _show(self, table: Table, watched: Watched, made: _Made) -> bool:
        """Sends a viewer what is new, if anything is. Those who see the same share one message in `made`."""
        seat = watched.viewer.seat
        if watched.number == number_of(table, seat):
            return False
        since = _news_since(table, watched.since)
        if (seat, since) not in made:
            with time_limit(ENGINE_SECONDS):
                told = views.message(table, seat, since)
            made[seat, since] = told, encode(told)
        told, text = made[seat, since]
        watched.number = told["version"], told["revision"]
        watched.since = table.length
        watched.line.outbox.push(text)
        return True

    def _refuse(self, watched: Watched, refusal: FairleadError) -> None:
        """Somebody may not look any more, such as after leaving a seat."""
        self._drop(watched)
        told = {"type": "unwatched", "table": watched.table, "seat": watched.viewer.seat}
        watched.line.push({**told, "detail": str(refusal)})

    # -------------------------------------------------------------- waiting

    async def wait(
        self,
        table: str,
        seat: int | None,
        version: int | None,
        revision: int,
        seconds: float,
        since: int | None = None,
        check: Check | None = None,
    ) -> views.Message | None:
        """The message for a seat as soon as its number is another one; None if nothing changes in the time.

        `check` refuses who may not look; it is asked each time before something is shown.
        """
        end = time.monotonic() + seconds
        while True:
            sign: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(table, set()).add(sign)
            try:
                async with self.hall.looking(table) as found:
                    if check is not None:
                        check(found)
                    if number_of(found, seat) != (version, revision):
                        with time_limit(ENGINE_SECONDS):
                            return views.message(found, seat, _news_since(found, since))
                left = end - time.monotonic()
                if self.closing or left <= 0:
                    return None
                with suppress(TimeoutError):
                    await asyncio.wait_for(sign, left)
            finally:
                self._stop_waiting(table, sign)

    def _stop_waiting(self, table: str, sign: asyncio.Future[None]) -> None:
        signs = self._waiting.get(table, set())
        signs.discard(sign)
        if not signs:
            self._waiting.pop(table, None)

    def _wake(self, table: str) -> None:
        for sign in self._waiting.get(table, ()):
            if not sign.done():
                sign.set_result(None)

    # -------------------------------------------------------------- heartbeat

    async def _beat(self) -> None:
        """One loop for all lines: finds those that are gone without a word, and sessions that have ended."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._check_silence(time.monotonic())
            await self._check_sessions(None)

    def _check_silence(self, now: float) -> None:
        ping = encode({"type": "ping"})
        for line in list(self._lines):
            if now - line.heard > SILENT_SECONDS:
                line.close(Ending.SILENT)
            elif now - max(line.heard, line.pinged) > PING_SECONDS:
                line.pinged = now
                line.outbox.push(ping)

    async def _check_sessions(self, person: str | None) -> None:
        """Checks the sessions of one person at once, or of everybody whose last check is a while ago."""
        oldest = SESSION_SECONDS if person is None else 0.0
        for line in list(self._lines):
            if person is not None and (line.person is None or line.person.id != person):
                continue
            try:
                await line.check_session(oldest)
            except Exception:
                log.error("session could not be checked", trace=True)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _news_since(table: Table, since: int | None) -> int | None:
    """From which move on to tell; None, the latest ones, for who knows nothing or is far behind."""
    return since if since is not None and table.length - since <= MOST_NEWS else None
