"""Games are made ready in the background: in their order, with progress, and without anybody being held up."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fairlead.bots.warm import SEARCH, warm_all
from fairlead.games import NAMES, find
from fairlead.kernel import drive
from fairlead.play.game import new
from fairlead.play.notation import read
from fairlead.server import warming as module
from fairlead.server.warming import NotReady, Warming, rehearse
from helpers import play_randomly

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

# Stands in for `python -m fairlead.bots.warm GAME`: three entries of rules, then the bots'. It notes that it ran.
COMPILER = f"""
import json, pathlib, sys, time
folder, game = pathlib.Path(sys.argv[1]), sys.argv[2]
with (folder / "log").open("a") as log:
    print(game, file=log)
if game == "broken":
    sys.exit("no compiler here")
names = ["", "start", "play", "over", "", *{SEARCH!r}]
done = 0
for name in names:
    done += bool(name)
    print(json.dumps(dict(name=name, done=done, total={3 + len(SEARCH)}, was_ready=False)), flush=True)
    if name == "over":
        (folder / f"{{game}}.rules").touch()
    time.sleep(0.02)
(folder / f"{{game}}.bots").touch()
"""


SLEEPER = """
import os, pathlib, sys, time
(pathlib.Path(sys.argv[1]) / "pid").write_text(f"{os.getpid()}\\n")
time.sleep(60)
"""


@pytest.fixture
def kitchen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which a stand-in leaves what it has compiled; loading takes a moment and is noted too."""
    script = tmp_path / "compiler.py"
    script.write_text(COMPILER, encoding="utf-8")

    def rehearse(game: str) -> None:
        time.sleep(0.05)
        note(tmp_path, f"loaded {game}")

    def compiled(parts: Sequence[str]) -> set[str]:
        ending = "rules" if parts == module.RULES else "bots"
        return {game for game in NAMES if (tmp_path / f"{game}.{ending}").exists()}

    monkeypatch.setattr(module, "COMPILER", (sys.executable, str(script), str(tmp_path)))
    monkeypatch.setattr(module, "compiled_games", compiled)
    monkeypatch.setattr(module, "rehearse", rehearse)
    monkeypatch.setattr(module, "TELL_SECONDS", 0.01)
    return tmp_path


def note(folder: Path, line: str) -> None:
    with (folder / "log").open("a") as log:
        print(line, file=log)


def noted(folder: Path) -> list[str]:
    return (folder / "log").read_text().splitlines()


async def test_games_are_compiled_in_their_order_and_loaded_as_soon_as_their_rules_are_there(kitchen: Path) -> None:
    async with Warming() as warming:
        first, last = NAMES[0], NAMES[-1]
        assert not warming.is_ready(first)
        with pytest.raises(NotReady, match="made ready"):
            warming.check(first)
        await asyncio.wait_for(warming.wait(first), 10)
        warming.check(first)
        assert not warming.is_ready(last)
        assert not warming.progress()[first]["bots_ready"]
        await asyncio.wait_for(warming.wait_for_bots(last), 10)
        assert warming.is_over
    assert noted(kitchen) == [line for game in NAMES for line in (game, f"loaded {game}")]
    done = {"ready": True, "part": 1.0, "bots_ready": True, "bots_part": 1.0}
    assert warming.progress() == dict.fromkeys(NAMES, done)


async def test_where_all_was_compiled_before_games_are_only_loaded(kitchen: Path) -> None:
    for game in NAMES:
        (kitchen / f"{game}.rules").touch()
        (kitchen / f"{game}.bots").touch()
    async with Warming() as warming:
        await asyncio.wait_for(warming.wait_for_bots(NAMES[-1]), 10)
    assert noted(kitchen) == [f"loaded {game}" for game in NAMES]


async def test_rules_that_were_compiled_before_do_not_wait_for_bots(kitchen: Path) -> None:
    (kitchen / f"{NAMES[-1]}.rules").touch()
    async with Warming() as warming:
        await asyncio.wait_for(warming.wait(NAMES[-1]), 10)
        assert not warming.is_ready(NAMES[0])
        await asyncio.wait_for(warming.wait_for_bots(NAMES[-1]), 10)
    assert noted(kitchen)[0] == f"loaded {NAMES[-1]}"
    assert noted(kitchen).count(f"loaded {NAMES[-1]}") == 1


async def test_listeners_see_it_grow_and_always_the_end(kitchen: Path) -> None:
    seen: list[dict[str, Any]] = []

    async def look(progress: dict[str, Any]) -> None:
        seen.append(progress)

    async def fail(progress: dict[str, Any]) -> None:
        raise ValueError("a listener of no use")

    warming = Warming()
    warming.listen(fail)
    warming.listen(look)
    async with warming:
        while not seen or not all(game["bots_ready"] for game in seen[-1].values()):
            await asyncio.sleep(0.01)
        await asyncio.wait_for(warming._tasks[1], 5)
    for game in NAMES:
        for part in ("part", "bots_part"):
            grown = [progress[game][part] for progress in seen]
            assert grown == sorted(grown)
            assert len(set(grown)) > 2
            assert grown[-1] == 1.0


async def test_progress_is_told_now_and_then_only(kitchen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TELL_SECONDS", 0.5)
    told: list[float] = []

    async def look(progress: dict[str, Any]) -> None:
        told.append(time.monotonic())

    warming = Warming()
    warming.listen(look)
    async with warming:
        await asyncio.wait_for(warming._tasks[1], 10)
    assert all(later - earlier > 0.45 for earlier, later in pairwise(told))


async def test_a_game_that_cannot_be_compiled_ahead_is_playable_all_the_same(
    kitchen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMPILER", (*module.COMPILER[:-1], str(kitchen), "broken"))
    async with Warming(NAMES[:1]) as warming:
        await asyncio.wait_for(warming.wait_for_bots(NAMES[0]), 10)
    assert noted(kitchen) == ["broken", f"loaded {NAMES[0]}"]


async def test_stopping_ends_the_compiling_process(kitchen: Path) -> None:
    script = Path(module.COMPILER[1])
    script.write_text(SLEEPER, encoding="utf-8")
    pid = kitchen / "pid"
    async with Warming():
        while not pid.exists() or not pid.read_text().strip():
            await asyncio.sleep(0.01)
        running = Path("/proc") / pid.read_text().strip()
        assert running.exists()
        begun = time.monotonic()
    assert time.monotonic() - begun < 1.0
    assert not running.exists()


# ------------------------------------------------------------------ the real thing

STALLS = """
import asyncio, time
from fairlead.server.warming import Warming

async def main():
    longest, begun = 0.0, time.monotonic()
    async with Warming(["shipyard"]) as warming:
        while not warming.is_over:
            before = time.monotonic()
            await asyncio.sleep(0.005)
            longest = max(longest, time.monotonic() - before - 0.005)
    print(longest, time.monotonic() - begun)

asyncio.run(main())
"""


async def test_loading_does_not_hold_anybody_up() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", STALLS, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    longest, total = map(float, out.split())
    assert longest < total / 4  # on a busy machine everything takes longer


def test_what_was_compiled_is_known_by_the_marks_of_warming() -> None:
    list(warm_all(find("discovery")))
    for parts in (module.RULES, module.BOTS):
        assert "discovery" in module.compiled_games(parts)


async def test_a_game_that_cannot_be_loaded_holds_no_other_up(kitchen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def rehearse(game: str) -> None:
        if game == NAMES[0]:
            raise ValueError("a broken game")

    monkeypatch.setattr(module, "rehearse", rehearse)
    async with Warming() as warming:
        await asyncio.wait_for(warming.wait_for_bots(NAMES[-1]), 10)
        assert all(warming.is_ready(game) for game in NAMES)


async def test_nobody_waits_for_ever_though_something_breaks(kitchen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(parts: Sequence[str]) -> set[str]:
        raise SystemError("something that nobody thought of")

    monkeypatch.setattr(module, "compiled_games", compiled)
    async with Warming() as warming:
        await asyncio.wait_for(warming.wait_for_bots(NAMES[-1]), 10)
        assert warming.is_over


@pytest.mark.parametrize("game", NAMES)
def test_after_the_rehearsal_nothing_is_left_to_compile(game: str) -> None:
    rehearse(game)
    named = ("start", "mark_legal", "play_action", "redact_row", "check_row", "explain_action")
    entries = [getattr(drive, name) for name in named]
    before = [len(entry.signatures) for entry in entries]
    played = play_randomly(new(game, players=3, seed=3), 3, 60)
    for seat in (None, *range(3)):
        played.view(seat)
    read(played.record())
    assert [len(entry.signatures) for entry in entries] == before
