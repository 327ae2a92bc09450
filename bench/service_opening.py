"""How long a table takes to open right after a restart of the service, for bench/service.py.

No game of ours reaches 1,000 moves: the longest that random players who put off the end of their turns find have some
400. So the longest table is measured as it is, and what 1,000 moves would take is worked out from what each move of it
costs; the result says so.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import fairlead
from fairlead.play.notation import unusual_options
from service_host import Desk, Host, serving

VARIETIES: tuple[tuple[str, dict[str, object]], ...] = (
    ("shipyard", {"players": 4, "edition": "second"}),
    ("shipyard", {"players": 4, "edition": "first"}),
    ("bremerhaven", {"players": 4, "variant": "long"}),
)
SEEDS = 4
LOOKED_AT = 12  # moves that a player who wants a long turn tries
COPIES = 3
WANTED = 1000


@dataclass(frozen=True)
class Opened:
    """Times in seconds: of the first request after a restart, and of further tables that are not in memory yet."""

    game: str
    moves: int
    first: tuple[float, ...]
    again: tuple[float, ...]  # the same table, now in memory
    long: tuple[float, ...]
    short: tuple[float, ...]

    @property
    def a_move(self) -> float:
        """What each move adds: told without past events, of which there are always the same number."""
        more = statistics.median(self.long) - statistics.median(self.short)
        return max(0.0, more) / (self.moves - self.half)

    @property
    def half(self) -> int:
        """The moves of the short tables: far enough in the game for the view to cost as much."""
        return self.moves // 2

    @property
    def at_wanted(self) -> float:
        """What the first request would take with 1,000 moves."""
        return statistics.median(self.first) + (WANTED - self.moves) * self.a_move


def measure(folder: Path, restarts: int, tell: Callable[[str], None]) -> Opened:
    """Imports long and short tables, and opens them after each of some restarts."""
    tell("looking for a long game")
    name, moves, long, short = long_game()
    tell(f"{name}: {moves} moves")
    with serving(folder) as host:
        desk = Desk(host.port)
        session = desk.enter("Ann")
        longs = [_import(desk, session, long) for _ in range(COPIES)]
        shorts = [_import(desk, session, short) for _ in range(COPIES)]
        first, again, others, shorter = [], [], [], []
        for number in range(restarts):
            host.stop()
            host.start()
            time.sleep(1)  # what starting leaves to be done is not the table's
            first.append(_opening(host, longs[0], session, moves))
            again.append(_opening(host, longs[0], session, moves))
            others += [_opening(host, id, session, moves, bare=True) for id in longs[1:]]
            shorter += [_opening(host, id, session, moves // 2, bare=True) for id in shorts]
            tell(f"restart {number + 1}: {first[-1] * 1000:.0f} ms")
    return Opened(name, moves, tuple(first), tuple(again), tuple(others), tuple(shorter))


def _import(desk: Desk, session: str, record: str) -> str:
    id: str = desk.ask("POST", "/api/records", {"text": record, "visibility": "link"}, session)["table"]["id"]
    return id


def _opening(host: Host, table: str, session: str, moves: int, *, bare: bool = False) -> float:
    """Seconds of a request on a new connection, from connecting to the last byte; `bare` asks for no past events."""
    path = f"/api/tables/{table}?seat=0" + (f"&since={moves}" if bare else "")
    desk, begun = Desk(host.port), time.perf_counter()
    told = desk.ask("GET", path, None, session)
    seconds = time.perf_counter() - begun
    assert told["table"]["length"] == moves
    return seconds


# ---------------------------------------------------------------------- a long game


def long_game() -> tuple[str, int, str, str]:
    """The longest of some games, without its last move: in words, its moves, its record, and that of its beginning."""
    games = [stalled(name, options, seed) for name, options in VARIETIES for seed in range(SEEDS)]
    game = max(games, key=lambda game: len(game.history))
    moves = len(game.history) - 1
    told = ", ".join([f"{game.name} with {game.players} players", *unusual_options(game.definition, game.options)])
    return told, moves, game.at(moves).record(), game.at(moves // 2).record()


def stalled(name: str, options: dict[str, object], seed: int) -> fairlead.Game:
    """A game of players who choose at random among the moves after which it is still their turn, if there are any."""
    game, dice = fairlead.new(name, seed=seed, **options), random.Random(seed)
    while not game.over:
        seat = dice.choice(game.to_act)
        ids = list(game.moves(seat).ids)
        dice.shuffle(ids)
        game.play(next((id for id in ids[:LOOKED_AT] if _goes_on(game, id, seat)), ids[0]), seat)
    return game


def _goes_on(game: fairlead.Game, id: int, seat: int) -> bool:
    game.play(id, seat)
    goes_on = not game.over and seat in game.to_act
    game.undo()
    return goes_on
