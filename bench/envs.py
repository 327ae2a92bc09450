"""How fast the environments are, beside those of others, in one run on one machine.

    python bench/envs.py                     PettingZoo, OpenSpiel and batches on the processor
    python bench/envs.py --gpu               batches on a GPU, beside pgx on the same one; CPU and GPU byte by byte
    python bench/envs.py --write             also puts the tables into bench/RESULTS.md
    python bench/envs.py --gpu --keep FILE   keeps the figures in a file, where there is no home of the project
    python bench/envs.py --gpu --take FILE   makes tables of such files and puts them into bench/RESULTS.md
    python bench/envs.py --prints FILE       keeps hashes of the CPU's games, for `--gpu --prints FILE` to compare with

Random legal play with masks throughout. Rates are the best of several repeats, because other work on the machine can
only slow them down, with the median beside. Peers are in bench/env_peers.py; missing ones are reported, never left out.
A GPU machine without network gets what it lacks from bench/gpu_pack.sh; bench/gpu_path.py says how. Where time on it is
dear, hashes of the CPU's games are brought along, and a process for each game compiles while another one measures:
`--games shipyard --no-peers --turns FILE --keep ...`; for the peers `--games` without a name.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

import env_peers
import report
from env_peers import Peer, Play, Rate
from fairlead.games import NAMES
from fairlead.play.varieties import Variety, varieties
from peers import Run, by_turns, from_python

os.environ.setdefault("NUMBA_OPT", "2")  # as the command `fairlead` does

SECONDS = 4.0
PLAYERS = 3
ROWS = 4096
GPU_ROWS = (65_536, 262_144, 1_048_576)
PGX_ROWS = (131_072, 524_288)  # with fewer, each of its games was slower
PACKAGES = ("numba", "numpy", "pettingzoo", "gymnasium", "open_spiel", "pgx", "jax", "envpool")
GPU_PACKAGES = ("numba", "numba-cuda", "numpy", "jax", "pgx")
PGX_ON_GPU = ("backgammon", "chess", "go_9x9")
OURS = "Fairlead"
AEC_BARS = {"discovery": 25_000, "shipyard": 15_000, "bremerhaven": 15_000}
BATCH_BARS = {"masks": 1_500_000, "features": 500_000}
GPU_BARS = {"discovery": 200e6, "shipyard": 50e6, "bremerhaven": 50e6}
GPU_TIMES_PGX = 20
PRINTED_GAMES, PRINTED_STEPS = 300, 450  # of each table, on CPU and GPU

Verdict = tuple[str, str, str]


# ---------------------------------------------------------------------- ours


def turns(name: str) -> tuple[str, Play]:
    """Our PettingZoo environment, driven by the loop that its classics are driven by."""
    from fairlead.envs import aec

    return f"{PLAYERS} seats", by_turns(aec(name, players=PLAYERS))


def spiel(name: str) -> tuple[str, Play]:
    """Our game in OpenSpiel, driven as its own games are."""
    import fairlead.envs.openspiel  # noqa: F401  registers the games

    return f"{PLAYERS} seats", from_python(f"python_fairlead_{name}(players={PLAYERS})")


def rows(name: str, games: int, features: bool, device: str = "cpu", steps: int = 20) -> tuple[str, Play]:
    """Our batch: random legal actions and a step of all games, so many times."""
    from fairlead.envs import batch

    many: Any = batch(name, games=games, players=PLAYERS, seed=1, features=features, device=device)
    # Games that were dealt together end together: short measurements on a GPU would see bursts of endings, or none.
    warming = 150 if device == "cpu" else 300 if features else 1200
    many.play_randomly(warming)  # games at all stages

    def wait() -> None:
        if device == "cuda":
            many.synchronize()

    def play() -> Run:
        wait()
        begun = time.perf_counter()
        if device == "cuda":
            many.play_randomly(steps)  # chooses on the device, as pgx does
        for _ in range(steps if device == "cpu" else 0):
            many.sample()
            many.step()
        wait()
        return Run(games * steps, time.perf_counter() - begun, games * steps)

    return f"{PLAYERS} seats", play


def our_games_from_python() -> list[Peer]:
    """Ours as PettingZoo and OpenSpiel drive them."""
    return [
        *(
            Peer(f"{OURS} in PettingZoo", name, "AEC with masks and features", lambda n=name: turns(n))
            for name in NAMES
        ),
        *(
            Peer(f"{OURS} in OpenSpiel", name, "legal_actions and apply_action", lambda n=name: spiel(n))
            for name in NAMES
        ),
    ]


def our_batches() -> list[Peer]:
    """Ours in batches on all cores."""
    cores = os.cpu_count() or 1
    return [
        Peer(
            f"{OURS} batch",
            name,
            f"{ROWS} games, {cores} threads, masks{' and features' if features else ' only'}",
            lambda n=name, f=features: rows(n, ROWS, f),
        )
        for name in NAMES
        for features in (False, True)
    ]


# ---------------------------------------------------------------------- on the processor


def on_processor(seconds: float) -> Iterator[Rate]:
    """Ours and the peers, kind by kind."""
    for peer in (*our_games_from_python(), *env_peers.games_from_python(), *our_batches(), *env_peers.batches_on_cpu()):
        yield peer.rate(seconds)
    for observations in (False, True):
        yield from env_peers.pgx_rates(env_peers.PGX_GAMES, env_peers.CPU_BATCHES, seconds, observations)


def processor_bars(rates: Sequence[Rate]) -> Iterator[Verdict]:
    """What the issue asks of the environments on a processor."""
    for name, bar in AEC_BARS.items():
        yield verdict(f"{name}: {bar:,} AEC steps/s", found(rates, f"{OURS} in PettingZoo", name), bar)
    for kind, bar in BATCH_BARS.items():
        yield verdict(
            f"discovery: {bar:,} batch steps/s with {kind}", found(rates, f"{OURS} batch", "discovery", kind), bar
        )


# ---------------------------------------------------------------------- on a GPU


def on_gpu(names: Sequence[str], seconds: float, features: bool = False) -> Iterator[Rate]:
    """Our batches of several sizes, with masks only or with features too."""
    what, steps = ("masks and features", 50) if features else ("masks only", 200)
    for name in names:
        sized = [
            Peer(
                f"{OURS} batch",
                name,
                f"{games} games, {what}",
                lambda n=name, g=games: rows(n, g, features, "cuda", steps),
            )
            for games in (GPU_ROWS[:1] if features else GPU_ROWS)
        ]
        yield env_peers.best_of([peer.rate(seconds) for peer in sized])


def all_on_gpu(names: Sequence[str], peers: bool, seconds: float) -> Iterator[Rate]:
    """Ours beside pgx; what bars are about comes first, because time on a GPU may end before the run does."""
    yield from on_gpu(names, seconds)
    if peers:
        yield from env_peers.pgx_rates(PGX_ON_GPU, PGX_ROWS, seconds)
    yield from on_gpu(names, seconds, features=True)
    if peers:  # with the observations that it makes by itself
        yield from env_peers.pgx_rates(PGX_ON_GPU[:2], PGX_ROWS[:1], seconds, observations=True)


def gpu_bars(rates: Sequence[Rate]) -> Iterator[Verdict]:
    """What the issue asks of batches on a GPU."""
    for name, bar in GPU_BARS.items():
        yield verdict(
            f"{name}: {bar / 1e6:.0f} million decisions/s with masks", found(rates, f"{OURS} batch", name, "only"), bar
        )
    ours = found(rates, f"{OURS} batch", "discovery", "only")
    for game in ("chess", "backgammon"):
        theirs = found(rates, "pgx", game, "only")
        if ours is None or theirs is None:
            yield f"{GPU_TIMES_PGX} times pgx's {game}", "not measured", "–"
        else:
            result = "met" if ours >= GPU_TIMES_PGX * theirs else "MISSED"
            yield (
                f"discovery: {GPU_TIMES_PGX} times pgx's {game}, both with masks only",
                f"{ours / theirs:.3g} times",
                result,
            )


def prints(table: Variety, device: str) -> list[str]:
    """Hashes of all arrays and records of a batch of random games, taken every so many steps."""
    from fairlead.envs import batch
    from fairlead.envs.batching import layout

    games = batch(table.game, games=PRINTED_GAMES, seed=5, device=device, **table.options)
    shown, found = layout(games.definition, games.games, games.players, True), []
    for step in range(PRINTED_STEPS):
        games.sample()
        games.step()
        if step % 50 == 49:
            arrays = [getattr(games, name) for name in shown]
            content = [array if device == "cpu" else array.copy_to_host() for array in arrays]
            found.append(hashlib.sha256(b"".join([*(array.tobytes() for array in content), games.records()])))
    return [each.hexdigest() for each in found]


def same_bytes(names: Sequence[str], known: dict[str, list[str]]) -> Iterator[tuple[str, str, str]]:
    """CPU and GPU step the same games; hashes of every array and every record are compared.

    `known` are those of a CPU, perhaps another machine's; what is not among them this machine's CPU makes.
    """
    for table in (table for name in names for table in varieties(name)):
        cpu, gpu = known.get(str(table)) or prints(table, "cpu"), prints(table, "cuda")
        differences = sum(one != other for one, other in zip(cpu, gpu, strict=True))
        result = "the same bytes" if not differences else f"{differences} of {len(cpu)} looks differ"
        yield str(table), f"{PRINTED_GAMES * PRINTED_STEPS:,}", result


def keep_prints(names: Sequence[str], file: Path) -> None:
    """The CPU's hashes of all tables, for a machine with a GPU, which has better things to do."""
    tables = [table for name in names for table in varieties(name)]
    file.write_text(json.dumps({str(table): prints(table, "cpu") for table in tables}), encoding="utf-8")


def gpu_name() -> str:
    """The GPU and its driver in words."""
    from numba import cuda

    device = cuda.get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    return f"{name}, CUDA {'.'.join(map(str, cuda.runtime.get_version()))}"


# ---------------------------------------------------------------------- telling


def found(rates: Sequence[Rate], suite: str, game: str, word: str = "") -> float | None:
    """A rate by what it is of."""
    return next((r.value for r in rates if r.suite == suite and r.game == game and word in r.what), None)


def verdict(bar: str, value: float | None, least: float) -> Verdict:
    """A bar, the figure, and whether it is met."""
    return bar, "not measured" if value is None else shown(value), "met" if value and value >= least else "MISSED"


def shown(value: float) -> str:
    """A rate to three figures."""
    return f"{float(f'{value:.3g}'):,.0f}/s"


def table_of(rates: Sequence[Rate]) -> report.Sheet:
    """All rates."""
    cells = [
        [r.suite, r.game, r.what, shown(r.value) if r.value else "–", shown(r.median) if r.median else "–", r.note]
        for r in rates
    ]
    return report.Sheet("Decisions a second", ["of", "game", "what", "best", "median", "remarks"], cells)


def ratios(rates: Sequence[Rate], ours: str, theirs: Sequence[str], word: str = "") -> report.Sheet:
    """How many times as fast as each peer each of our games is."""
    own = {name: found(rates, ours, name, word) for name in NAMES}
    cells = [
        [f"{r.suite} {r.game}", r.what, *(f"{own[name] / r.value:.3g} times" if own[name] else "–" for name in NAMES)]
        for r in rates
        if r.suite in theirs and r.value and (not word or word in r.what or r.suite != "pgx")
    ]
    return report.Sheet(f"{ours} against peers" + (f", masks {word}" if word else ""), ["peer", "what", *NAMES], cells)


def processor_report(seconds: float, console: Console) -> str:
    """Everything that runs on a processor, as a section of the results."""
    machine, rates = report.machine(PACKAGES), list(told(on_processor(seconds), console))
    sheets = [
        table_of(rates),
        ratios(rates, f"{OURS} in PettingZoo", ("PettingZoo",)),
        ratios(rates, f"{OURS} in OpenSpiel", ("OpenSpiel Python", "OpenSpiel C++")),
        ratios(rates, f"{OURS} batch", ("pgx", "EnvPool", "Gymnasium"), "only"),
        report.Sheet("Bars of the environments", ["bar", "figure", "verdict"], list(processor_bars(rates))),
    ]
    return section("Environments", f"`python bench/envs.py` on {machine}", sheets, console)


def measure_gpu(
    names: Sequence[str],
    peers: bool,
    seconds: float,
    console: Console,
    keep: Path | None,
    known: dict[str, list[str]],
    turns: Path | None,
) -> dict[str, Any]:
    """The figures of a run on a GPU, as plain data; kept after each one: a run that is cut off loses none."""
    for name in names if turns else ():
        for features in (False, True):
            rows(name, 64, features, "cuda")  # compiles, while another process has its turn
    run: dict[str, Any] = {"machine": f"{gpu_name()}; {report.machine(GPU_PACKAGES)}", "rates": [], "same": []}

    def note(part: str, row: Any) -> None:
        run[part].append(row)
        if keep:
            keep.write_text(json.dumps(run), encoding="utf-8")

    with turn(turns):
        for rate in told(all_on_gpu(names, peers, seconds), console):
            note("rates", asdict(rate))
        for row in same_bytes(names, known):
            console.print(*row, highlight=False)
            note("same", row)
    return run


@contextmanager
def turn(file: Path | None) -> Iterator[None]:
    """Waits until no other process that was given this file measures."""
    if file is None:
        yield
        return
    import fcntl  # which Windows has not

    with file.open("w") as waiting:
        fcntl.flock(waiting, fcntl.LOCK_EX)
        yield


def gpu_report(runs: Sequence[dict[str, Any]], console: Console) -> str:
    """The figures of one or more runs on a GPU, as a section of the results."""
    rates = [Rate(**rate) for run in runs for rate in run["rates"]]
    same = [row for run in runs for row in run["same"]]
    sheets = [
        table_of(rates),
        ratios(rates, f"{OURS} batch", ("pgx",), "only"),
        report.Sheet("CPU against GPU", ["table", "decisions", "every array and record"], same),
        report.Sheet("Bars of batches on a GPU", ["bar", "figure", "verdict"], list(gpu_bars(rates))),
    ]
    # Runs side by side on one machine found it under different load, all of it compiling.
    machines = " and ".join(dict.fromkeys(re.sub(r", load [\d.]+ at the start", "", run["machine"]) for run in runs))
    return section("Environments on a GPU", f"`python bench/envs.py --gpu` on {machines}", sheets, console)


def told(rates: Iterator[Rate], console: Console) -> Iterator[Rate]:
    """The rates, each shown as soon as it is known."""
    for rate in rates:
        value = shown(rate.value) if rate.value else "–"
        console.print(f"{rate.suite:24} {rate.game:16} {rate.what:50} {value:>16}  {rate.note}", highlight=False)
        yield rate


def section(title: str, command: str, sheets: Sequence[report.Sheet], console: Console) -> str:
    """The text of a section; its last table is shown."""
    sheets[-1].show(console)
    return "\n".join([f"## {title}", "", command, "", *(sheet.markdown() for sheet in sheets)])


def main() -> None:
    """Measures, tells, and writes if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gpu", action="store_true", help="batches on a GPU instead")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"seconds a measurement ({SECONDS:g})")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/RESULTS.md")
    parser.add_argument("--games", nargs="*", choices=NAMES, default=NAMES, help="on a GPU: only these of ours")
    parser.add_argument("--no-peers", action="store_true", help="on a GPU: without pgx")
    parser.add_argument("--keep", type=Path, help="on a GPU: keep the figures in this file")
    parser.add_argument("--prints", type=Path, help="hashes of a CPU's games: kept in this file; with --gpu, compared")
    parser.add_argument(
        "--turns", type=Path, help="on a GPU: processes with the same file compile at once, and measure in turn"
    )
    parser.add_argument("--take", type=Path, nargs="+", help="measure nothing: take the figures from these files")
    chosen = parser.parse_args()
    for file in (*(chosen.take or ()), *([chosen.prints] if chosen.gpu and chosen.prints else ())):
        if not file.is_file():
            parser.error(f"there is no file {file}")
    console = Console(width=200)
    if chosen.prints and not chosen.gpu:
        keep_prints(chosen.games, chosen.prints)
        return
    if chosen.gpu:
        if chosen.take:
            runs = [json.loads(file.read_text(encoding="utf-8")) for file in chosen.take]
        else:
            known = json.loads(chosen.prints.read_text(encoding="utf-8")) if chosen.prints else {}
            peers = not chosen.no_peers
            runs = [measure_gpu(chosen.games, peers, chosen.seconds, console, chosen.keep, known, chosen.turns)]
        name, text = "envs-gpu", gpu_report(runs, console)
    else:
        name, text = "envs", processor_report(chosen.seconds, console)
    if chosen.write or chosen.take:
        report.write_section(name, text)


if __name__ == "__main__":
    main()
