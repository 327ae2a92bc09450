"""How fast the engine is, beside other engines, in one run on one machine.

    python bench/engine.py                  all games, a few minutes (compiling is measured too)
    python bench/engine.py --quick          a short run without the compile time
    python bench/engine.py --write          also puts the tables into bench/RESULTS.md

Every measurement is warmed first and then repeated. Rates show the best repeat, because other work on the machine can
only slow them down, with the median beside it; times show the median. Missing peers are reported, never left out.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import cycle, pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

import fairlead
import peers
import report
from fairlead.games import NAMES, find
from fairlead.kernel.compiler import PLAIN, kernel
from fairlead.kernel.records import bind
from fairlead.kernel.records import copy as copy_record
from fairlead.play.notation import unusual_options
from fairlead.play.simulation import GAMES_PER_CHUNK
from fairlead.play.varieties import Variety, seatings
from peers import Missing, Run

REPEATS = 11
QUICK_REPEATS = 3
CHUNKS_A_THREAD = 10  # so many that the threads which finish first wait little for the last one
COPIES_A_CALL = 200_000
RECORDED_GAMES = 20
PROCESSES = 7
QUICK_PROCESSES = 3
SLOWEST_SHOWN = 4
USUAL_SEATS = 3  # the number of seats that bars and comparisons are stated for
PACKAGES = ("numba", "numpy", "open_spiel", "pettingzoo")

os.environ.setdefault("NUMBA_OPT", "2")  # as the command `fairlead` does


@kernel
def copy_often(games, times):
    """Copies row 0 to row 1 and back; each copy differs from the last, or the compiler would leave them out."""
    for i in range(times):
        games[0].words[i % 8] += 1
        copy_record(games[0], games[1])
        games[1].words[(i + 5) % 8] += 1
        copy_record(games[1], games[0])


TO_FIRST_MOVE = """
import json, sys, time
begun = time.perf_counter()
import fairlead
game = fairlead.new(sys.argv[1], seed=7, **json.loads(sys.argv[2]))
game.play(game.moves()[0], game.to_act[0])
print(time.perf_counter() - begun)
"""


@dataclass(frozen=True)
class GameBars:
    """What a game must reach with its usual table: decisions a second on one core, seconds to start and to compile."""

    decisions: float
    start: float
    compiling: float


GAME_BARS = {
    "discovery": GameBars(1.5e6, 2.5, 90),
    "shipyard": GameBars(1e6, 3, 90),
    "bremerhaven": GameBars(0.8e6, 3, 90),
}


@dataclass(frozen=True)
class Figure:
    """One figure: of what, how measured, how much. Without a value, the note says why there is none."""

    subject: str
    what: str
    unit: str
    value: float | None = None
    note: str = ""

    @property
    def text(self) -> str:
        """The value with its unit."""
        return "not measured" if self.value is None else f"{_number(self.value)} {self.unit}"


@dataclass(frozen=True)
class Step:
    """One measurement of the run; it may give several figures."""

    label: str
    measure: Callable[[], list[Figure]]


@dataclass(frozen=True)
class Bar:
    """What a figure must reach: at least (or, for times, less than) a limit."""

    text: str
    value: float | None
    limit: float
    unit: str
    below: bool = False

    def row(self) -> list[str]:
        """The bar as a table row."""
        if self.value is None:
            return [self.text, "not measured", "open"]
        met = self.value < self.limit if self.below else self.value >= self.limit
        return [self.text, f"{_number(self.value)} {self.unit}", "met" if met else "MISSED"]


@dataclass(frozen=True)
class Effort:
    """How long to measure: seconds a measurement, cut into repeats; fresh processes for start times."""

    seconds: float
    repeats: int
    processes: int

    def rates(self, works: list[Callable[[], Run]]) -> list[list[float]]:
        """Counts per second of each work, one a repeat. The works take turns, so that a disturbance hits them alike."""
        for work in works:
            work()
        found: list[list[float]] = [[] for _ in works]
        for _ in range(self.repeats):
            for work, rates in zip(works, found, strict=True):
                rates.append(_rate(work, self.seconds / self.repeats))
        return found


def main() -> None:
    """Measures, prints and perhaps writes."""
    arguments = _arguments()
    if PLAIN:
        raise SystemExit("FAIRLEAD_PYTHON is set: there is no compiled engine to measure. Unset it and start again.")
    console = Console()
    machine = report.machine(PACKAGES)
    console.print(machine, highlight=False)
    figures = _measure(_plan(arguments), console)
    sheets = [_figure_sheet(figures), *_peer_sheets(figures, arguments.game), _bar_sheet(figures, arguments.game)]
    for sheet in sheets:
        sheet.show(console)
    if arguments.write:
        report.write_section("engine", _section(machine, sheets, arguments))
        console.print(f"Written to {report.RESULTS.name}.")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures the engine, beside OpenSpiel and PettingZoo.")
    parser.add_argument("--quick", action="store_true", help="a short run: fewer repeats, no compile time")
    parser.add_argument("--seconds", type=float, help="seconds a measurement (5, with --quick 1)")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/RESULTS.md")
    parser.add_argument("--game", action="append", choices=NAMES, help="a game to measure (repeatable; default: all)")
    arguments = parser.parse_args()
    arguments.game = arguments.game or list(NAMES)
    arguments.seconds = arguments.seconds or (1.0 if arguments.quick else 5.0)
    return arguments


def _effort(arguments: argparse.Namespace) -> Effort:
    if arguments.quick:
        return Effort(arguments.seconds, QUICK_REPEATS, QUICK_PROCESSES)
    return Effort(arguments.seconds, REPEATS, PROCESSES)


def _plan(arguments: argparse.Namespace) -> list[Step]:
    effort = _effort(arguments)
    steps = []
    for name in arguments.game:
        steps.append(Step(f"{name}: loading or compiling", lambda name=name: _warm_up(name)))
        steps += _game_steps(name, effort)
        if not arguments.quick:
            steps.append(Step(f"{name}: compiling into an empty cache", lambda name=name: [_compile_time(name)]))
    steps.append(Step("fairlead --help", lambda: [_help_time(effort)]))
    for name in peers.OPEN_SPIEL_GAMES:
        steps.append(Step(f"OpenSpiel {name}", lambda name=name: _open_spiel(name, effort)))
    steps.append(Step("PettingZoo connect four", lambda: [_petting_zoo(effort)]))
    return steps


def _game_steps(name: str, effort: Effort) -> list[Step]:
    play = [
        Step(f"{name}: random play, {_told(table)}", lambda t=table: _random_play(t, effort)) for table in _tables(name)
    ]
    return [
        *play,
        Step(f"{name}: copying records", lambda: [_copies(name, effort)]),
        Step(f"{name}: moves from Python", lambda: _moves_from_python(name, effort)),
        Step(f"{name}: start to first move", lambda: [_start_time(name, effort)]),
    ]


def _measure(steps: list[Step], console: Console) -> list[Figure]:
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    figures = []
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(steps))
        for step in steps:
            progress.update(task, description=step.label)
            figures += step.measure()
            progress.advance(task)
    return figures


# ---------------------------------------------------------------------- Fairlead


def _warm_up(name: str) -> list[Figure]:
    """Brings the cache up to date before anything is measured; gives no figure."""
    subprocess.run([sys.executable, "-m", "fairlead.play.warm", name], check=True, stdout=subprocess.DEVNULL)
    return []


def _random_play(table: Variety, effort: Effort) -> list[Figure]:
    """Compiled random play with the legal mask at every decision, on one thread, two, and all cores."""
    name, told = table.game, _told(table)
    threads = sorted({1, 2, os.cpu_count() or 1})
    found = effort.rates([_simulation(table, count) for count in threads])
    rates = dict(zip(threads, found, strict=True))
    figures = [
        _rate_figure(name, f"random play with masks, {told}, {_threads(count)}", "decisions/s", rates[count])
        for count in threads
    ]
    # Two runs right after each other see the machine in the same mood, so the ratio is taken pair by pair.
    gain = statistics.median(two / one for one, two in zip(rates[1], rates[2], strict=True))
    note = f"median of {effort.repeats} pairs; best to best {_number(max(rates[2]) / max(rates[1]))}"
    return [*figures, Figure(name, f"two threads to one, {told}", "times", gain, note)]


def _simulation(table: Variety, threads: int) -> Callable[[], Run]:
    games = GAMES_PER_CHUNK * CHUNKS_A_THREAD * threads

    def play() -> Run:
        run = fairlead.simulate(table.game, games=games, threads=threads, **table.options)
        return Run(int(run.decisions.sum()), run.seconds)

    return play


def _copies(name: str, effort: Effort) -> Figure:
    definition = find(name)
    games = bind(definition.record.allocate(2))

    def copy() -> Run:
        begun = time.perf_counter()
        copy_often(games, COPIES_A_CALL // 2)
        return Run(COPIES_A_CALL, time.perf_counter() - begun)

    (rates,) = effort.rates([copy])
    return _rate_figure(name, f"copies of a record of {definition.record.size} bytes", "copies/s", rates)


def _moves_from_python(name: str, effort: Effort) -> list[Figure]:
    """Random games recorded beforehand and replayed by id on fresh games, without and with asking for legal moves."""
    recorded = [_recorded(name, seed) for seed in range(RECORDED_GAMES)]
    plain, asking = effort.rates([_replay(name, recorded, asks) for asks in (False, True)])
    return [
        _rate_figure(name, "game.play(id) from Python", "moves/s", plain),
        _rate_figure(name, "game.moves() and game.play(id) from Python", "moves/s", asking),
    ]


def _recorded(name: str, seed: int) -> list[tuple[int, int]]:
    """A random game: action ids and who played them."""
    game = fairlead.new(name, seed=seed, **_usual(name).options)
    luck = random.Random(seed)
    while not game.over:
        game.play(luck.choice(game.moves().ids), game.to_act[0])
    return [(move.id, seat) for seat, move in game.history]


def _replay(name: str, recorded: list[list[tuple[int, int]]], asks: bool) -> Callable[[], Run]:
    seeds = cycle(range(len(recorded)))

    def replay() -> Run:
        seed = next(seeds)
        game = fairlead.new(name, seed=seed, **_usual(name).options)
        begun = time.perf_counter()
        for id, seat in recorded[seed]:
            if asks:
                game.moves(seat)
            game.play(id, seat)
        return Run(len(recorded[seed]), time.perf_counter() - begun)

    return replay


def _start_time(name: str, effort: Effort) -> Figure:
    command = [sys.executable, "-c", TO_FIRST_MOVE, name, json.dumps(dict(_usual(name).options))]
    times = [float(subprocess.check_output(command, text=True)) for _ in range(effort.processes + 1)]
    return _time_figure(name, "import to first move in a fresh process, warm cache", times[1:])


def _compile_time(name: str) -> Figure:
    """Every entry of a game compiled in a fresh process with an empty cache folder."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        command = [sys.executable, "-m", "fairlead.play.warm", name]
        environment = os.environ | {"FAIRLEAD_CACHE": folder}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            ready = [(json.loads(line)["name"], time.perf_counter()) for line in process.stdout]
        seconds = time.perf_counter() - begun
    if process.returncode:
        raise SystemExit(f"Compiling {name} failed with exit code {process.returncode}.")
    spans = [(after - before, entry) for (_, before), (entry, after) in pairwise(ready)]
    slowest = sorted(spans, reverse=True)[:SLOWEST_SHOWN]
    note = "one process; slowest: " + ", ".join(f"{entry} {span:.1f} s" for span, entry in slowest)
    return Figure(name, "compiling everything into an empty cache", "s", seconds, note)


def _help_time(effort: Effort) -> Figure:
    what = "fairlead --help, whole process"
    if importlib.util.find_spec("fairlead.cli") is None:
        return Figure("fairlead", what, "s", note="there is no fairlead.cli yet")
    script = Path(sys.executable).with_name("fairlead")
    command = [str(script)] if script.exists() else [sys.executable, "-m", "fairlead.cli"]
    times = [_wall_time([*command, "--help"]) for _ in range(effort.processes + 1)]
    return _time_figure("fairlead", what, times[1:])


def _wall_time(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


# ---------------------------------------------------------------------- peers


def _open_spiel(name: str, effort: Effort) -> list[Figure]:
    subject = f"OpenSpiel {name}"
    ways = {
        "random play, driven from Python": peers.from_python,
        "random play, its own bots, all in C++": peers.by_bots,
        "random rollouts, all in C++": peers.by_rollouts,
    }
    try:
        return [_peer_figure(subject, what, prepare(name), effort) for what, prepare in ways.items()]
    except Missing as reason:
        return [Figure(subject, what, "decisions/s", note=str(reason)) for what in ways]


def _petting_zoo(effort: Effort) -> Figure:
    subject, what = "PettingZoo connect four", "random play, driven from Python"
    try:
        remark, play = peers.connect_four()
    except Missing as reason:
        return Figure(subject, what, "decisions/s", note=str(reason))
    return _peer_figure(subject, what, play, effort, remark)


def _peer_figure(subject: str, what: str, play: Callable[[], Run], effort: Effort, remark: str = "") -> Figure:
    """A peer's decisions per second; the note also gives the rate with chance nodes, where the game has them."""
    runs: list[Run] = []

    def counted() -> Run:
        runs.append(play())
        return runs[-1]

    (rates,) = effort.rates([counted])
    nodes_a_decision = sum(run.nodes for run in runs) / sum(run.count for run in runs)
    with_chance = f"{_number(max(rates) * nodes_a_decision)}/s with chance nodes" if nodes_a_decision > 1 else ""
    figure = _rate_figure(subject, what, "decisions/s", rates)
    return replace(figure, note="; ".join(note for note in (figure.note, with_chance, remark) if note))


# ---------------------------------------------------------------------- tables


def _figure_sheet(figures: list[Figure]) -> report.Sheet:
    rows = [[figure.subject, figure.what, figure.text, figure.note] for figure in figures]
    return report.Sheet("Figures", ["of", "what", "figure", "how"], rows)


def _peer_sheets(figures: list[Figure], games: Iterable[str]) -> Iterable[report.Sheet]:
    for name in games:
        compiled = _value(figures, name, _one_thread(name))
        python = _value(figures, name, "game.moves() and game.play(id) from Python")
        rows = [
            [figure.subject, figure.what, figure.text, _times(compiled, figure.value), _times(python, figure.value)]
            for figure in figures
            if figure.subject.startswith(("OpenSpiel", "PettingZoo"))
        ]
        columns = ["peer", "what", "figure", "compiled random play is", "moves() and play(id) from Python is"]
        yield report.Sheet(f"{name} ({_told(_usual(name))}, one thread) against peers", columns, rows)


def _bar_sheet(figures: list[Figure], games: Iterable[str]) -> report.Sheet:
    bars = [bar for name in games for bar in _game_bars(figures, name)]
    help_time = _value(figures, "fairlead", "fairlead --help, whole process")
    bars.append(Bar("fairlead --help under 0.5 s", help_time, 0.5, "s", below=True))
    return report.Sheet("Bars", ["bar", "figure", "verdict"], [bar.row() for bar in bars])


def _game_bars(figures: list[Figure], name: str) -> list[Bar]:
    random_play = _value(figures, name, _one_thread(name))
    backgammon = _value(figures, "OpenSpiel backgammon", "random play, driven from Python")
    ratio = random_play / backgammon if random_play and backgammon else None
    two_threads = _value(figures, name, f"two threads to one, {_told(_usual(name))}")
    play = _value(figures, name, "game.play(id) from Python")
    start = _value(figures, name, "import to first move in a fresh process, warm cache")
    compiling = _value(figures, name, "compiling everything into an empty cache")
    wanted = GAME_BARS[name]
    return [
        Bar(
            f"{name}: {wanted.decisions / 1e6:g} million decisions/s on one core",
            random_play,
            wanted.decisions,
            "decisions/s",
        ),
        Bar(f"{name}: 10 times OpenSpiel's backgammon driven from Python", ratio, 10, "times"),
        Bar(f"{name}: two threads 1.8 times one", two_threads, 1.8, "times"),
        Bar(f"{name}: game.play(id) 50,000 moves/s", play, 50_000, "moves/s"),
        Bar(f"{name}: warm start to first move under {wanted.start:g} s", start, wanted.start, "s", below=True),
        Bar(f"{name}: compiled in under {wanted.compiling:g} s", compiling, wanted.compiling, "s", below=True),
    ]


def _section(machine: str, sheets: list[report.Sheet], arguments: argparse.Namespace) -> str:
    effort = _effort(arguments)
    how = (
        f"`python bench/engine.py` on {machine} Rates are the best of {effort.repeats} repeats "
        f"({effort.seconds:g} s together) after warming, with the median beside; times are the median of "
        f"{effort.processes} fresh processes."
    )
    return "\n".join(["## Engine", "", how, "", *(sheet.markdown() for sheet in sheets)])


# ---------------------------------------------------------------------- helpers


def _rate(work: Callable[[], Run], seconds: float) -> float:
    """Counts per second over as many calls as fill `seconds`."""
    count = spent = 0.0
    while spent < seconds:
        run = work()
        count += run.count
        spent += run.seconds
    return count / spent


def _rate_figure(subject: str, what: str, unit: str, rates: list[float]) -> Figure:
    note = f"best of {len(rates)}, median {_number(statistics.median(rates))}"
    return Figure(subject, what, unit, max(rates), note)


def _time_figure(subject: str, what: str, times: list[float]) -> Figure:
    note = f"median of {len(times)}, {min(times):.2f} to {max(times):.2f}"
    return Figure(subject, what, "s", statistics.median(times), note)


def _value(figures: list[Figure], subject: str, what: str) -> float | None:
    return next((figure.value for figure in figures if (figure.subject, figure.what) == (subject, what)), None)


def _tables(name: str) -> list[Variety]:
    """What random play is measured at: all numbers of seats in the usual edition, the usual seats in the others."""
    options, seats = find(name).options, _usual(name).players
    asked = [option for option in options if option.asked]
    return [
        table
        for table in seatings(name)
        if table.players == seats or all(table.options[o.name] == o.usual(table.players) for o in asked)
    ]


def _usual(name: str) -> Variety:
    """The table that bars and comparisons are stated for."""
    players = find(name).players
    return Variety(name, {"players": USUAL_SEATS if USUAL_SEATS in players else players[-1]})


def _told(table: Variety) -> str:
    """A table in words: its seats, and what is not as usual."""
    seats = "1 seat" if table.players == 1 else f"{table.players} seats"
    return ", ".join([seats, *unusual_options(find(table.game), table.options)])


def _one_thread(name: str) -> str:
    return f"random play with masks, {_told(_usual(name))}, {_threads(1)}"


def _threads(count: int) -> str:
    return "1 thread" if count == 1 else f"{count} threads"


def _times(ours: float | None, theirs: float | None) -> str:
    return f"{_number(ours / theirs)} times" if ours and theirs else "not measured"


def _number(value: float) -> str:
    """Three digits are all that a busy machine can repeat."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
