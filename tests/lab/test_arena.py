"""The arena: who meets whom, what is kept, going on after a stop, and the figures."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from fairlead import Move
from fairlead.bots import Knowledge, RandomBot, roster
from fairlead.errors import FairleadError, OptionError
from fairlead.lab import ArenaResult, arena
from fairlead.lab.confidence import Hypotheses
from fairlead.lab.contest import hold
from fairlead.lab.matches import Event, Match, plan
from fairlead.lab.playing import PlayedGame
from fairlead.lab.ratings import rate
from fairlead.lab.workers import _uninterrupted, alone, processes
from helpers import compiled

from .arenas import THREE, TWO, ends, event, finished, imagine

# ------------------------------------------------------------------ who meets whom


def test_every_seed_is_played_from_every_rotation() -> None:
    made = event("random", "random:seed=1", "random:seed=2", players=3, seeds=2)
    seats = [(match.seed, match.seats) for match in made.matches()]
    a, b, c = THREE
    assert seats == [(seed, turn) for seed in (0, 1) for turn in ((a, b, c), (c, a, b), (b, c, a))]


@pytest.mark.parametrize(
    ("players", "table", "lineups"),
    [
        (2, "all", ["ab", "ac", "bc"]),
        (2, "first", ["ab", "ac"]),
        (2, "one", ["ab", "ac", "ba", "bc", "ca", "cb"]),
        (3, "all", ["abc"]),
        (4, "first", ["abbb", "accc"]),
        (3, "one", ["abb", "acc", "baa", "bcc", "caa", "cbb"]),
        (3, None, ["abc"]),
        (4, None, ["abbb", "accc"]),
    ],
)
def test_tables(players: int, table: str | None, lineups: list[str]) -> None:
    made = event(*THREE, players=players, table=table)
    letters = dict(zip(THREE, "abc", strict=True))
    assert ["".join(letters[bot] for bot in lineup) for lineup in made.lineups] == lineups


def test_each_bot_sits_equally_often_in_each_seat() -> None:
    made = event(*THREE, players=4, table="one", seeds=3)
    seats = Counter((seat, bot) for match in made.matches() for seat, bot in enumerate(match.seats))
    assert len(set(seats.values())) == 1
    assert made.games == sum(seats.values()) / 4 == len(set(made.matches()))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan("discovery", THREE, {}, games=7).seeds == 2
    assert plan("discovery", THREE, {}, games=6).seeds == 1


@pytest.mark.parametrize(
    ("bots", "settings", "told"),
    [
        (["random"], {}, "Two bots at least"),
        (["random", "chess"], {}, "no bot 'chess'"),
        (["random", "random"], {}, "named twice"),
        (TWO, {"players": 9}, "players cannot be 9"),
        (TWO, {"edition": "first"}, "no option 'edition'"),
        (TWO, {"table": "all", "players": 3}, "do not fill 3 seats"),
        (TWO, {"table": "round"}, "table cannot be 'round'"),
        (TWO, {"seeds": 0}, "seeds cannot be 0"),
        (TWO, {"seeds": 3, "games": 3}, "once"),
        (TWO, {"seed": -1}, "seed cannot be -1"),
        (TWO, {"jobs": 0}, "jobs cannot be 0"),
        (TWO, {"sprt": (0.6, 0.5)}, "the lower one first"),
        (THREE, {"sprt": (0.5, 0.6)}, "match of two bots"),
    ],
)
def test_what_cannot_be_played_is_told(bots: list[str], settings: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        arena("discovery", bots, **settings)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="solo"):
        arena("shipyard", bots, players=1)


# ------------------------------------------------------------------ playing


def test_the_same_call_gives_the_same_games() -> None:
    first, second = (arena("discovery", TWO, seeds=2, jobs=1) for _ in range(2))
    assert ends(first.games) == ends(second.games)
    assert first.complete
    assert sum(sum(game.thought) for game in first.games) < sum(game.decisions for game in first.games)


def test_equal_bots_share_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot against itself under another name: what one wins from a seat the other wins from the same seat."""

    class Twin(RandomBot):
        def think(self, known: Knowledge) -> Move:
            return random.Random(known.luck("twin")).choice(known.moves)

    monkeypatch.setitem(roster._MAKERS, "twin", Twin)
    result = arena("discovery", ["twin", "twin:seed=1"], seeds=2, jobs=1)
    for share in (result.standing("twin").firsts, result.cross["twin", "twin:seed=1"]):
        assert share.mean == 0.5
    assert result.standing("twin").points == result.standing("twin:seed=1").points


def test_every_seat_has_a_bot_of_its_own_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[RandomBot] = []

    def remember(seed: int = 0) -> RandomBot:
        made.append(RandomBot(seed))
        return made[-1]

    monkeypatch.setitem(roster._MAKERS, "random", remember)
    asked = event(*TWO, players=3, seeds=1, table="first")
    for _ in alone(asked, list(asked.matches())[:1]):
        pass
    warming, checking = 2, 2
    assert len({id(bot) for bot in made}) == checking + warming + 3


def test_progress_counts_what_is_there(tmp_path: Path) -> None:
    told: list[int] = []
    arena("discovery", TWO, seeds=1, jobs=1, file=tmp_path / "a.sqlite", progress=told.append)
    arena("discovery", TWO, seeds=2, jobs=1, file=tmp_path / "a.sqlite", progress=told.append)
    assert told == [0, 1, 2, 2, 3, 4]


@compiled
def test_processes_play_the_same_games() -> None:
    there = arena("discovery", TWO, seeds=3, jobs=2)
    assert ends(there.games) == ends(arena("discovery", TWO, seeds=3, jobs=1).games)


# ------------------------------------------------------------------ keeping and going on


def rows(file: Path) -> list[tuple[object, ...]]:
    columns = "lineup, seed, rotation, seats, places, points, decisions, thought"
    with sqlite3.connect(file) as connection:
        return connection.execute(f"select {columns} from games order by seed, lineup, rotation").fetchall()


def stop_after(count: int) -> object:
    """A crew that is interrupted after some games."""

    def crew(made: Event, matches: Iterable[Match]) -> Iterator[PlayedGame]:
        for number, game in enumerate(alone(made, matches)):
            if number == count:
                raise KeyboardInterrupt
            yield game

    return crew


def test_a_stopped_event_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        hold(event(seeds=3), file=tmp_path / "stopped.sqlite", crew=stop_after(3))  # type: ignore[arg-type]
    assert len(rows(tmp_path / "stopped.sqlite")) == 3
    hold(event(seeds=3), file=tmp_path / "stopped.sqlite", jobs=1)
    hold(event(seeds=3), file=tmp_path / "once.sqlite", jobs=1)
    assert rows(tmp_path / "stopped.sqlite") == rows(tmp_path / "once.sqlite")
    assert len(rows(tmp_path / "once.sqlite")) == 6


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    first = hold(event(seeds=2), file=tmp_path / "a.sqlite", jobs=1)
    again = hold(event(seeds=2), file=tmp_path / "a.sqlite", crew=stop_after(0))  # type: ignore[arg-type]
    assert ends(again.games) == ends(first.games)
    assert again.standing("random").thinking.mean == pytest.approx(first.standing("random").thinking.mean)


def test_events_in_one_file_are_kept_apart(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    two = hold(event(seeds=1), file=file, jobs=1)
    other = hold(event(seeds=1, turn_cap=30), file=file, jobs=1)
    more = hold(event(*THREE, seeds=1), file=file, jobs=1)
    assert [len(result.games) for result in (two, other, more)] == [2, 2, 6]
    assert len(rows(file)) == 2 + 2 + 4  # the pair of two was there already
    with sqlite3.connect(file) as connection:
        assert connection.execute("select count(*) from events").fetchone() == (3,)


def test_another_file_is_refused_untouched(tmp_path: Path) -> None:
    text, foreign = tmp_path / "notes.txt", tmp_path / "other.sqlite"
    text.write_text("dear diary " * 200, encoding="utf-8")
    with sqlite3.connect(foreign) as connection:
        connection.execute("create table games (name text)")
    for file in (text, foreign):
        before = file.read_bytes()
        with pytest.raises(FairleadError, match="no file of arena results"):
            hold(event(), file=file, jobs=1)
        assert file.read_bytes() == before
    with pytest.raises(FairleadError, match="cannot be opened"):
        hold(event(), file=tmp_path / "missing" / "a.sqlite", jobs=1)


def test_a_bot_that_fails_is_told_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty(RandomBot):
        games = 0

        def think(self, known: Knowledge) -> Move:
            if Faulty.games > 3:
                raise ZeroDivisionError("no wind")
            return super().think(known)

    def make_faulty() -> RandomBot:
        Faulty.games += 1
        return Faulty()

    monkeypatch.setitem(roster._MAKERS, "faulty", make_faulty)
    with pytest.raises(FairleadError, match="seed 0 could not be finished: ZeroDivisionError: no wind"):
        hold(event("random", "faulty"), file=tmp_path / "a.sqlite", jobs=1)
    assert len(rows(tmp_path / "a.sqlite")) == 1


@compiled
def test_a_worker_that_dies_is_told(tmp_path: Path) -> None:
    def crew(made: Event, matches: Iterable[Match]) -> Iterator[PlayedGame]:
        for game in processes(2)(made, matches):
            yield game
            os.kill(_youngest_child(), signal.SIGKILL)

    with pytest.raises(FairleadError, match=r"could not (be finished|start): its process ended with code -9"):
        hold(event(seeds=200), file=tmp_path / "a.sqlite", crew=crew)
    assert len(rows(tmp_path / "a.sqlite")) >= 1


def _youngest_child() -> int:
    import multiprocessing

    return max(child.pid or 0 for child in multiprocessing.active_children())


@compiled
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_command_goes_on(tmp_path: Path, blow: signal.Signals) -> None:
    file = tmp_path / "killed.sqlite"
    command = [sys.executable, "-m", "fairlead.cli", "arena", "discovery", "--jobs", "2", "--file", str(file)]
    command += [word for bot in TWO for word in ("--bot", bot)]
    running = subprocess.Popen([*command, "--seeds", "5000"], stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 120
    while not (file.exists() and _count(file) >= 4) and time.monotonic() < deadline:
        time.sleep(0.1)
    os.killpg(running.pid, blow)
    _, errors = running.communicate(timeout=60)
    if blow == signal.SIGINT:
        assert running.returncode == 130
        assert "the same command goes on" in " ".join(errors.split())
        assert "Traceback" not in errors
    kept = rows(file)
    assert 4 <= len(kept) < 10_000
    hold(event(seeds=30), file=file, jobs=1)
    hold(event(seeds=30), file=tmp_path / "once.sqlite", jobs=1)
    assert [row for row in rows(file) if row[1] < 30] == rows(tmp_path / "once.sqlite")  # type: ignore[operator]
    assert set(kept) <= set(rows(file))


def test_an_interrupt_while_a_worker_starts_is_not_lost() -> None:
    def start() -> None:
        with _uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(5)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # shells have it ignored in the background
    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        signal.signal(signal.SIGINT, before)


def _count(file: Path) -> int:
    try:
        return len(rows(file))
    except sqlite3.Error:  # the tables are not made yet
        return 0


# ------------------------------------------------------------------ figures


def test_shares_places_and_points_of_made_up_games() -> None:
    made = event(*TWO, players=3, table="first", seeds=4)
    games = [
        finished(
            match,
            [1 if bot == "random" else 2 for bot in match.seats],
            [7 if bot == "random" else 4 for bot in match.seats],
        )
        for match in made.matches()
    ]
    first, second = ArenaResult(made, games).standings
    assert (first.bot, first.games, first.firsts.mean, first.place.mean, first.points.mean) == ("random", 12, 1, 1, 7)
    assert (second.games, second.firsts.mean, second.place.mean, second.points.mean) == (12, 0, 2, 4)
    assert first.thinking.mean == pytest.approx(0.05)


def test_shared_first_places_count_in_parts() -> None:
    made = event(seeds=3)
    result = ArenaResult(made, imagine(made, lambda match: [1, 1]))
    assert [standing.firsts.mean for standing in result.standings] == [0.5, 0.5]
    assert result.cross["random", "random:seed=1"].mean == 0.5


def test_copies_of_a_bot_count_as_one_seat() -> None:
    """A against B, B, B: if every seat wins equally often, both have a quarter."""
    made = event(*TWO, players=4, table="first", seeds=4)
    result = ArenaResult(made, imagine(made, lambda match: [1, 2, 3, 4]))
    assert [standing.firsts.mean for standing in result.standings] == [0.25, 0.25]
    assert result.cross["random", "random:seed=1"].mean == 0.5


def test_ratings_follow_strength_and_grow_surer() -> None:
    made = event(*THREE, seeds=20)
    strength = {bot: number for number, bot in enumerate(THREE)}

    def by_strength(match: Match) -> list[int]:
        order = sorted(match.seats, key=lambda bot: strength[bot])
        return [1 + order.index(bot) for bot in match.seats]

    ratings = rate(THREE, imagine(made, by_strength))
    assert sorted(THREE, key=lambda bot: -ratings[bot].mu) == list(THREE)
    assert all(rating.sigma < 0.8 * 25 / 3 for rating in ratings.values())
    assert [standing.bot for standing in ArenaResult(made, imagine(made, by_strength)).standings] == list(THREE)


def test_ratings_of_equal_bots_stay_equal() -> None:
    made = event(*TWO, players=4, table="first", seeds=10)
    ratings = rate(TWO, imagine(made, lambda match: [1, 1, 1, 1]))
    assert ratings[TWO[0]].mu == pytest.approx(ratings[TWO[1]].mu, abs=0.5)


def always_first(made: Event, matches: Iterable[Match]) -> Iterator[PlayedGame]:
    for match in matches:
        yield finished(match, [1 if bot == "random" else 2 for bot in match.seats])


def test_the_sequential_test_stops_a_clear_match() -> None:
    result = hold(event(seeds=500), sprt=(0.5, 0.6), crew=always_first)
    assert result.verdict is not None
    assert result.verdict.decided == 0.6
    assert len(result.games) == 2 * result.verdict.seeds < 60
    assert not result.complete
    assert result.summary()["sprt"]["decided"] == 0.6


def test_a_decided_match_plays_no_more(tmp_path: Path) -> None:
    first = hold(event(seeds=500), sprt=(0.5, 0.6), crew=always_first, file=tmp_path / "a.sqlite")
    again = hold(event(seeds=500), sprt=(0.5, 0.6), crew=stop_after(0), file=tmp_path / "a.sqlite")  # type: ignore[arg-type]
    assert ends(again.games) == ends(first.games)


def test_only_whole_seeds_in_their_order_are_tested() -> None:
    made = event(seeds=30)
    games = imagine(made, lambda match: [1 if bot == "random" else 2 for bot in match.seats])
    without = [game for game in games if (game.match.seed, game.match.rotation) != (5, 1)]
    verdict = ArenaResult(made, without, Hypotheses(0.5, 0.6)).verdict
    assert verdict is not None
    assert verdict.seeds == 5
