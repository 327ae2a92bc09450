"""What the web service bears, beside an open-source peer, in one run on one machine.

    python bench/service.py                 everything, about six minutes
    python bench/service.py --seconds 5 --only play
    python bench/service.py --write         also puts the tables into bench/RESULTS.md

The service is a real `fairlead serve` on SQLite in a temporary folder, without rate limits; the load comes from a
second process on the same machine. Every acknowledged move is looked for in the logs of the tables afterwards.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

import report
import service_opening
import service_peer
from fairlead.games import NAMES
from service_host import Host, children, memory, serving, stolen_seconds

LOAD = Path(__file__).with_name("service_load.py")
PACKAGES = ("litestar", "uvicorn", "uvloop", "websockets", "msgspec", "numba")
PARTS = ("play", "idle", "opening", "peer")
MEGABYTE = 1e6
WARMING_SECONDS = 3.0
IDLE_TABLES = 100
USUAL_MIX = "discovery=8,shipyard=1,bremerhaven=1"
BAR_RATE, BAR_SHARE, BAR_MEGABYTES, BAR_OPENING = 300.0, 0.99, 300.0, 0.150

os.environ.setdefault("NUMBA_OPT", "2")  # as the command `fairlead` does
errors = Console(stderr=True, highlight=False)
Data = dict[str, Any]


@dataclass(frozen=True)
class Bar:
    """What a figure must reach; without a verdict it was not measured."""

    text: str
    figure: str = "not measured"
    met: bool | None = None

    def row(self) -> list[str]:
        verdict = "open" if self.met is None else "met" if self.met else "MISSED"
        return [self.text, self.figure, verdict]


@dataclass
class Part:
    """What a part of the run gives: sheets for the report, and bars."""

    sheets: list[report.Sheet]
    bars: list[Bar]


def main() -> None:
    """Measures what was asked for and shows it."""
    arguments = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))  # so that the service is stopped too
    machine = report.machine(PACKAGES)
    with tempfile.TemporaryDirectory() as folder:
        parts = [MEASURES[name](arguments, Path(folder) / name) for name in PARTS if name in arguments.only]
    bars = report.Sheet("Bars of the service", ["bar", "figure", "verdict"], [b.row() for p in parts for b in p.bars])
    sheets = [sheet for part in parts for sheet in part.sheets] + ([bars] if bars.rows else [])
    console = Console()
    for sheet in sheets:
        sheet.show(console)
    if arguments.write:
        report.write_section("service", _section(machine, sheets, arguments))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20, help="length of each phase")
    parser.add_argument("--tables", type=int, default=200, help="tables (and matches of the peer) at once")
    parser.add_argument("--rates", type=_rates, default=[150.0, 300.0], help="offered moves a second: 150,300")
    parser.add_argument("--mix", type=_mix, default=_mix(USUAL_MIX), help=f"games by weight: {USUAL_MIX}")
    parser.add_argument("--sockets", type=int, default=2000, help="idle sockets")
    parser.add_argument("--settle", type=float, default=35, help="seconds idle sockets wait: a heartbeat passes by")
    parser.add_argument("--restarts", type=int, default=5, help="restarts after which a table is opened")
    parser.add_argument("--only", type=_parts, default=PARTS, help=f"parts: {','.join(PARTS)}")
    parser.add_argument("--peers", type=Path, default=Path(__file__).with_name(".peers"), help="where the peer is kept")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    return parser.parse_args()


def _rates(text: str) -> list[float]:
    return [float(rate) for rate in text.split(",") if rate]


def _mix(text: str) -> dict[str, float]:
    """Games and their weights; one without a weight has 1."""
    mix = {name: float(weight or 1) for name, _, weight in (part.partition("=") for part in text.split(","))}
    unknown = ", ".join(set(mix) - set(NAMES))
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no game {unknown}; there are {', '.join(NAMES)}")
    return mix


def _parts(text: str) -> tuple[str, ...]:
    wanted = tuple(text.split(","))
    if set(wanted) - set(PARTS):
        raise argparse.ArgumentTypeError(f"the parts are {', '.join(PARTS)}")
    return wanted


# ---------------------------------------------------------------------- playing


def _plan(arguments: argparse.Namespace) -> Data:
    """What both services are put through: warming, each offered rate, full speed."""
    seconds = arguments.seconds
    phases: list[Data] = [{"name": "warming", "rate": None, "seconds": min(WARMING_SECONDS, seconds)}]
    phases += [{"name": f"{rate:g} moves/s offered", "rate": rate, "seconds": seconds} for rate in arguments.rates]
    phases += [{"name": "full speed", "rate": None, "seconds": seconds}]
    return {"tables": arguments.tables, "mix": arguments.mix, "phases": phases}


def _play(arguments: argparse.Namespace, folder: Path) -> Part:
    """Tables with two scripted clients each."""
    errors.print(f"[bold]{arguments.tables} tables, two clients each")
    with serving(folder) as host:
        begun, before = time.monotonic(), stolen_seconds()
        told = _load(host, _plan(arguments))
        stolen = (stolen_seconds() - before) / (time.monotonic() - begun)
        complaints = host.complaints()
    if told["missing"] > 0:
        raise SystemExit(f"{told['missing']} acknowledged moves are in no table's log: the service has lost them.")
    for trouble in (*told["troubles"][:5], *complaints[:5]):
        errors.print(f"  [red]{trouble}")
    mix = ", ".join(f"{name} {weight:g}" for name, weight in arguments.mix.items())
    title = f"{arguments.tables} tables, two clients each on WebSockets, SQLite ({mix})"
    if stolen > 0:
        title += f"; other machines took {stolen:.2f} cores meanwhile"
    return Part([_phase_sheet(title, told["phases"])], _play_bars(told["phases"]))


def _load(host: Host, plan: Data) -> Data:
    command = [sys.executable, str(LOAD), str(host.port), str(host.pid), json.dumps(plan)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    told: Data = json.loads(done.stdout.splitlines()[-1])
    return told


def _phase_sheet(title: str, phases: list[Data]) -> report.Sheet:
    columns = ["phase", "moves/s", "within 100 ms", "p50", "p95", "p99", "worst", "cores: server, load"]
    rows = [_phase_row(phase) for phase in phases if phase["name"] != "warming"]
    return report.Sheet(title, columns, rows)


def _phase_row(phase: Data) -> list[str]:
    times = [_milliseconds(phase[key]) for key in ("p50", "p95", "p99", "worst")]
    lost = f", {phase['lost']} unanswered" if phase["lost"] else ""
    rate, share = f"{phase['moves'] / phase['seconds']:.0f}", f"{_share(phase['within'])}{lost}"
    return [phase["name"], rate, share, *times, f"{phase['server_cores']:.2f}, {phase['load_cores']:.2f}"]


def _play_bars(phases: list[Data]) -> list[Bar]:
    full = next(phase for phase in phases if phase["name"] == "full speed")
    offered = [phase for phase in phases if phase["rate"] and phase["rate"] >= BAR_RATE]
    rate = full["moves"] / full["seconds"]
    at_rate = f"{BAR_SHARE:.0%} of own moves within 100 ms at {BAR_RATE:.0f} moves/s offered"
    bars = [Bar(f"{BAR_RATE:.0f} confirmed moves/s at full speed", f"{rate:.0f} moves/s", rate >= BAR_RATE)]
    if not offered:
        return [*bars, Bar(at_rate)]
    within = offered[0]["within"]
    return [*bars, Bar(at_rate, _share(within), within >= BAR_SHARE)]


# ---------------------------------------------------------------------- idle sockets


def _idle(arguments: argparse.Namespace, folder: Path) -> Part:
    """Sockets that only watch a table."""
    errors.print(f"[bold]{arguments.sockets} idle sockets")
    with serving(folder) as host:
        plan = json.dumps({"idle": arguments.sockets, "tables": IDLE_TABLES})
        command = [sys.executable, str(LOAD), str(host.port), str(host.pid), plan]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
            _wait_for(load, "before")
            before = _memory(host)
            _go_on(load)
            _wait_for(load, "open")
            errors.print(f"  all are open; waiting {arguments.settle:g} s")
            time.sleep(arguments.settle)
            after, others = _memory(host), sum(memory(child) or 0.0 for child in children(host.pid))
            _go_on(load)
            load.wait()
    return _idle_part(arguments.sockets, before, after, others)


def _idle_part(sockets: int, before: float | None, after: float | None, others: float) -> Part:
    title = f"{sockets} idle sockets, each of another guest and watching one of {IDLE_TABLES} tables"
    whole = f"{sockets:,} idle sockets: whole server process under {BAR_MEGABYTES:.0f} MB"
    added = f"{sockets:,} idle sockets: what they add under {BAR_MEGABYTES:.0f} MB"
    if before is None or after is None:
        return Part([], [Bar(whole, "not measured: this system does not tell"), Bar(added)])
    grown, each = after - before, (after - before) / sockets
    rows = [
        ["server process before", f"{before / MEGABYTE:.0f} MB"],
        ["server process with the sockets open", f"{after / MEGABYTE:.0f} MB"],
        ["what the sockets add", f"{grown / MEGABYTE:.0f} MB, {each / 1000:.1f} kB each"],
        ["its child processes (bots, compiler) besides", f"{others / MEGABYTE:.0f} MB"],
    ]
    bars = [
        Bar(whole, f"{after / MEGABYTE:.0f} MB", after / MEGABYTE < BAR_MEGABYTES),
        Bar(added, f"{grown / MEGABYTE:.0f} MB", grown / MEGABYTE < BAR_MEGABYTES),
    ]
    return Part([report.Sheet(title, ["resident memory of", "figure"], rows)], bars)


def _memory(host: Host) -> float | None:
    time.sleep(1)
    return memory(host.pid)


def _wait_for(load: subprocess.Popen[str], word: str) -> None:
    assert load.stdout is not None
    line = load.stdout.readline()
    if not line or json.loads(line).get("at") != word:
        raise SystemExit("The load generator ended early: the lines above say why.")


def _go_on(load: subprocess.Popen[str]) -> None:
    assert load.stdin is not None
    load.stdin.write("\n")
    load.stdin.flush()


# ---------------------------------------------------------------------- opening


def _opening(arguments: argparse.Namespace, folder: Path) -> Part:
    """A long table opened right after a restart."""
    errors.print("[bold]a long table after a restart")
    opened = service_opening.measure(folder, arguments.restarts, lambda text: errors.print(f"  {text}"))
    least, most = (_milliseconds(bound(opened.first)) for bound in (min, max))
    span = f"median of {len(opened.first)} restarts, {least} to {most}"
    requests = f"median of {len(opened.long)}"
    rows = [
        [f"first request after a restart, {opened.moves} moves", _median(opened.first), span],
        ["the same table again, now in memory", _median(opened.again), ""],
        [f"another of {opened.moves} moves, not in memory, no past events", _median(opened.long), requests],
        [f"the same game after {opened.half} moves, likewise", _median(opened.short), ""],
        ["each further move", f"{opened.a_move * 1e6:.0f} µs", "from the last two"],
        ["1,000 moves after a restart", _milliseconds(opened.at_wanted), "worked out: no game is that long"],
    ]
    sheet = report.Sheet(f"Opening a long table ({opened.game})", ["what", "time", "how"], rows)
    texts = ("the longest table", "a 1,000-move table, worked out,")
    times = (statistics.median(opened.first), opened.at_wanted)
    bars = [
        Bar(f"{text} opens in under {BAR_OPENING * 1000:.0f} ms", _milliseconds(t), t < BAR_OPENING)
        for text, t in zip(texts, times, strict=True)
    ]
    return Part([sheet], bars)


# ---------------------------------------------------------------------- the peer


def _peer(arguments: argparse.Namespace, folder: Path) -> Part:
    """The same number of matches at an open-source peer's server."""
    sheets = []
    for storage, told_as in (("memory", "its in-memory storage"), ("files", "its flat files")):
        title = f"{service_peer.NAME}, {told_as}: {arguments.tables} matches of a plain game, two clients each"
        errors.print(f"[bold]{title}")
        files = folder / storage
        files.mkdir(parents=True)
        try:
            service_peer.install(arguments.peers)
            told = service_peer.measure(arguments.peers, storage, files, _plan(arguments))
        except service_peer.Missing as reason:
            errors.print(f"  [red]not measured: {reason}")
            sheets.append(report.Sheet(title, ["phase", "figure"], [["all", f"not measured: {reason}"]]))
            continue
        sheets.append(_phase_sheet(title, told["phases"]))
    return Part(sheets, [])


# ---------------------------------------------------------------------- telling


MEASURES: dict[str, Callable[[argparse.Namespace, Path], Part]] = {
    "play": _play,
    "idle": _idle,
    "opening": _opening,
    "peer": _peer,
}


def _section(machine: str, sheets: list[report.Sheet], arguments: argparse.Namespace) -> str:
    how = (
        f"`python bench/service.py` on {machine} Phases of {arguments.seconds:g} s after {WARMING_SECONDS:g} s of "
        "warming; server and load generator share the machine. A move's time runs from when it was due until its "
        "sender has the acknowledgement that it is kept; at full speed every seat answers as soon as it is asked, so "
        "times there are those of an overloaded service. The peer's game is far simpler (150 cells taken in turn, no "
        "hidden information), its in-memory storage keeps nothing on disk, and its clients are its own library's."
    )
    return "\n".join(["## Service", "", how, "", *(sheet.markdown() for sheet in sheets)])


def _milliseconds(seconds: float | None) -> str:
    return "none" if seconds is None else f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"


def _median(times: tuple[float, ...]) -> str:
    return _milliseconds(statistics.median(times))


def _share(part: float) -> str:
    """A share that is not rounded up to all."""
    return f"{int(part * 10_000) / 100:g} %"


if __name__ == "__main__":
    main()
