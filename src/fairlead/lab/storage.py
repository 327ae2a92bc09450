"""Finished games in one SQLite file, one row a game, so that nothing played is ever lost or played twice.

The file is an archive, not a single event: a row says of itself what it is (game, options, version, line-up, seed,
rotation). A command looks up which of its games are there and plays the others. So the same command goes on where it
stopped, more seeds or one more bot only add what is missing, and different events can share a file.

Rows of another version of Fairlead or of the rules are left alone and not counted. A bot that thinks differently under
the same name and version cannot be told apart: take a new file for it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import FairleadError
from ..games import find
from .matches import Event, Match
from .playing import PlayedGame

MARK, SCHEMA_VERSION = 0x464C4152, 1  # "FLAR": SQLite keeps both in the head of the file
IN_MEMORY = ":memory:"

SCHEMA = """
create table if not exists kinds (          -- games of one kind: all that must be equal for results to be compared
  id integer primary key,
  game text not null,
  rules text not null,        -- version of the rules
  fairlead text not null,     -- version of Fairlead
  options text not null,      -- JSON, players among them
  unique (game, rules, fairlead, options)
);
create table if not exists events (         -- the settings of every event that was begun with this file
  kind integer not null references kinds,
  bots text not null,         -- JSON, as they were named
  tables text not null,       -- all, one or first: who meets whom
  seed integer not null,
  seeds integer not null,
  begun text not null default (datetime('now'))
);
create table if not exists games (
  kind integer not null references kinds,
  lineup text not null,       -- JSON: bots before their seats were rotated
  seed integer not null,
  rotation integer not null,
  seats text not null,        -- JSON lists by seat from here on: the bots,
  places text not null,
  points text not null,
  decisions integer not null, -- of all seats, those with a single answer included
  thought text not null,      -- decisions with several answers
  seconds_mean text not null, -- of those
  seconds_slowest text not null,
  finished text not null default (datetime('now')),
  unique (kind, lineup, seed, rotation)
);
"""


class Archive:
    """The games of one kind in a file, or in memory. Use as a context manager."""

    def __init__(self, file: Path | str | None, event: Event) -> None:
        self.file = str(file) if file is not None else IN_MEMORY
        self._connection = _open(self.file)
        self._event = event
        try:
            with self._connection:
                self._kind = self._find_kind()
                self._note_event()
        except sqlite3.Error as error:
            self._connection.close()
            raise FairleadError(f"{self.file} cannot be written: {error}.") from None

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *error: object) -> None:
        self._connection.close()

    def add(self, game: PlayedGame) -> None:
        """Keeps a game at once; one that somebody else added meanwhile stays as it is."""
        match = game.match
        pairs = zip(game.seconds, game.thought, strict=True)
        row = {
            "kind": self._kind,
            "lineup": _json(match.lineup),
            "seed": match.seed,
            "rotation": match.rotation,
            "seats": _json(match.seats),
            "places": _json(game.places),
            "points": _json(game.points),
            "decisions": game.decisions,
            "thought": _json(game.thought),
            "seconds_mean": _json([seconds / max(thought, 1) for seconds, thought in pairs]),
            "seconds_slowest": _json(game.slowest),
        }
        marks = ", ".join(f":{name}" for name in row)
        try:
            with self._connection:
                self._connection.execute(f"insert or ignore into games ({', '.join(row)}) values ({marks})", row)
        except sqlite3.Error as error:
            raise FairleadError(f"A game could not be kept in {self.file}: {error}.") from None

    def games(self) -> list[PlayedGame]:
        """The games of the event that are there, in the order of its schedule."""
        wanted = {match: number for number, match in enumerate(self._event.matches())}
        found = [game for game in self._all() if game.match in wanted]
        return sorted(found, key=lambda game: wanted[game.match])

    def _all(self) -> Iterator[PlayedGame]:
        columns = "lineup, seed, rotation, places, points, decisions, thought, seconds_mean, seconds_slowest"
        last = self._event.seed + self._event.seeds
        query = f"select {columns} from games where kind = ? and seed >= ? and seed < ?"
        for row in self._connection.execute(query, (self._kind, self._event.seed, last)):
            lineup, seed, rotation, places, points, decisions, thought, means, slowest = row
            numbers = tuple(json.loads(thought))
            yield PlayedGame(
                Match(tuple(json.loads(lineup)), seed, rotation),
                tuple(json.loads(places)),
                tuple(json.loads(points)),
                decisions,
                numbers,
                tuple(mean * number for mean, number in zip(json.loads(means), numbers, strict=True)),
                tuple(json.loads(slowest)),
            )

    def _find_kind(self) -> int:
        event = self._event
        kind = (event.game, find(event.game).version, __version__, _json(event.options))
        self._connection.execute(
            "insert or ignore into kinds (game, rules, fairlead, options) values (?, ?, ?, ?)", kind
        )
        query = "select id from kinds where game = ? and rules = ? and fairlead = ? and options = ?"
        number: int = self._connection.execute(query, kind).fetchone()[0]
        return number

    def _note_event(self) -> None:
        event = self._event
        settings = (self._kind, _json(event.bots), event.table, event.seed, event.seeds)
        columns = "kind, bots, tables, seed, seeds"
        same = "kind = ? and bots = ? and tables = ? and seed = ? and seeds = ?"
        if not self._connection.execute(f"select 1 from events where {same}", settings).fetchone():
            self._connection.execute(f"insert into events ({columns}) values (?, ?, ?, ?, ?)", settings)


def _open(file: str) -> sqlite3.Connection:
    """Opens an archive or makes a new one; another file than ours is refused untouched."""
    try:
        connection = sqlite3.connect(file, timeout=60)
    except sqlite3.Error as error:
        raise FairleadError(f"{file} cannot be opened: {error}.") from None
    try:
        mark, version = (
            connection.execute(f"pragma {name}").fetchone()[0] for name in ("application_id", "user_version")
        )
        empty = connection.execute("select count(*) from sqlite_master").fetchone()[0] == 0
        if not empty and (mark, version) != (MARK, SCHEMA_VERSION):
            raise FairleadError(f"{file} is no file of arena results; name another one.")
        connection.execute("pragma journal_mode = wal")
        if empty:
            head = f"pragma application_id = {MARK}; pragma user_version = {SCHEMA_VERSION};"
            connection.executescript(f"begin immediate; {SCHEMA} {head} commit;")
        return connection
    except sqlite3.OperationalError as error:
        connection.close()
        raise FairleadError(f"{file} cannot be used: {error}.") from None
    except sqlite3.DatabaseError as error:
        connection.close()
        raise FairleadError(f"{file} is no file of arena results: {error}.") from None
    except FairleadError:
        connection.close()
        raise


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
