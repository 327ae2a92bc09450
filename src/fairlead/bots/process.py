"""Bots that think in a process of their own, and how to talk with it.

Whoever sits at the table lets the rules run as plain Python and starts at once; bots need machine code. So they think
in another process, which compiles what it needs while people look at their cards. Lines of JSON go both ways:

    to it      {"bot": "level3", "seat": 1, "players": 3, "record": "0a00...", "moves": [3, 4, 9]}
    from it    {"done": 8, "next": 50, "all": 58}       seconds of work, as long as it compiles
               {"move": 4}

All that it is told is what a seat knows. It ends when its input does, so it never outlives whoever started it.
"""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from ..errors import FairleadError
from ..games import find
from ..play.game import LegalMoves
from .hints import best_moves
from .knowledge import Knowledge
from .players import Bot
from .roster import make
from .searching import Opinion
from .warm import needed, seconds_of, warm

Message = dict[str, Any]
ADVISER = "adviser"  # instead of a bot's name: what a search thinks of the best moves
LOADING_SECONDS = 3.0


class BotStopped(FairleadError):
    """The process of the bots ended, and why."""


# ------------------------------------------------------------------ the near end


class Thinkers:
    """The process, seen from outside."""

    def __init__(self, game: str, bots: Sequence[str] = ()) -> None:
        self._progress: tuple[float, float, float] | None = None  # seconds of work: done, of the entry at hand, in all
        self._begun = self._since = 0.0  # when it began to compile, and the entry at hand
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-m", "fairlead.bots.process", game, *bots],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
            env={name: value for name, value in os.environ.items() if name != "FAIRLEAD_PYTHON"},
            start_new_session=True,  # Ctrl-C is for the table: there the game is saved
        )
        self._messages: SimpleQueue[Message | None] = SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def compiled(self) -> float:
        """How much of what it needs is compiled, from 0 to 1; between two entries it goes by the time.

        What was compiled before is loaded within seconds: for so long it counts as ready.
        """
        now = time.monotonic()
        if self._progress is None or now - self._begun < LOADING_SECONDS:
            return 1.0
        done, underway, total = self._progress
        return (done + underway * (1 - math.exp((self._since - now) / underway))) / total if underway else 1.0

    def ask_for_move(self, bot: str, known: Knowledge) -> None:
        """Asks a bot for its move; `receive` gives the answer."""
        self._send({"bot": bot, **_told(known)})

    def ask_for_opinions(self, known: Knowledge, ms: float) -> None:
        """Asks what a search of so many milliseconds thinks of the best moves; `receive` gives the answer."""
        self._send({"bot": ADVISER, "ms": ms, **_told(known)})

    def receive(self, seconds: float) -> Message | None:
        """The answer, or None if there is none within some seconds; BotStopped if there never will be one."""
        try:
            message = self._messages.get(timeout=seconds)
        except Empty:
            return None
        if message is None:
            raise BotStopped(self._last_words())
        return message

    def close(self) -> None:
        """Ends the process, whatever it does: what it has compiled so far is kept."""
        self._process.kill()
        self._process.wait()
        self._listener.join()
        for file in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):  # what was to be sent is sent to nobody
                file.close()  # type: ignore[union-attr]

    def _send(self, request: Message) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise BotStopped(self._last_words()) from None

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            message = json.loads(line)
            if "done" in message:
                self._note(message)
            else:
                self._messages.put(message)
        self._messages.put(None)

    def _note(self, message: Message) -> None:
        """How far it is; a message with nothing done begins anew."""
        self._since = time.monotonic()
        if not message["done"]:
            self._begun = self._since
        self._progress = (message["done"], message["next"], message["all"])

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), f"exit {self._process.returncode}")


def _told(known: Knowledge) -> Message:
    record = known.record.hex()
    return {"seat": known.seat, "players": known.players, "record": record, "moves": known.moves.ids}


# ------------------------------------------------------------------ the far end


def main(game: str, bots: Sequence[str]) -> None:
    """Compiles what the bots need, then answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests: SimpleQueue[Message] = SimpleQueue()
    threading.Thread(target=_read_requests, args=(requests,), daemon=True).start()
    _prepare(game, bots)
    minds: dict[tuple[str, int], Bot] = {}
    while True:
        request = requests.get()
        known = _knowledge(game, request)
        if request["bot"] == ADVISER:
            _prepare(game, ["search"])
            opinions = best_moves(known, ms=request["ms"])
            _say({"opinions": [_opinion(opinion) for opinion in opinions]})
        else:
            # A bot may keep its thoughts from one decision to the next, so each seat has its own.
            who = (request["bot"], known.seat)
            if who not in minds:
                minds[who] = make(request["bot"])
            _say({"move": minds[who].think(known).id})


def _prepare(game: str, bots: Sequence[str]) -> None:
    names = needed(game, bots)
    for step in warm(find(game), names):
        done, left = names[: step.done], names[step.done :]
        _say({"done": seconds_of(done), "next": seconds_of(left[:1]), "all": seconds_of(names)})


def _knowledge(game: str, request: Message) -> Knowledge:
    moves = LegalMoves(game, request["moves"])
    return Knowledge(game, request["seat"], request["players"], bytes.fromhex(request["record"]), moves)


def _opinion(opinion: Opinion) -> Message:
    return {**vars(opinion), "move": opinion.move.id}


def _read_requests(requests: SimpleQueue[Message]) -> None:
    """Passes requests on. At their end nobody listens any more, so the work at hand is dropped."""
    for line in sys.stdin:
        requests.put(json.loads(line))
    os._exit(0)


def _say(message: Message) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
