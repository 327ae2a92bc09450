"""The environments that Fairlead's are compared with: PettingZoo, OpenSpiel, EnvPool, Gymnasium and pgx.

    python bench/env_peers.py                                     all of them, on this machine's processor
    python bench/env_peers.py --only pgx --batches 1024 8192      the batches of pgx, on a GPU if JAX has one

Every peer plays random legal moves, chosen by its own masks. Only decisions of games in progress count: not chance, not
the steps that a peer spends on leaving or resetting a finished game. What is not installed is reported, never left out:

    pip install 'open_spiel>=1.6' 'pettingzoo>=1.25' chess 'gymnasium>=1.0' jax pgx envpool

Those who walk game by game (PettingZoo, OpenSpiel) are driven from Python. Of batches only what the environment itself
does is timed, where it can be told apart from choosing the actions: so it is for EnvPool and Gymnasium; pgx chooses on
the device, inside its compiled loop. Nothing here imports Fairlead.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from types import ModuleType
from typing import Any
from unittest.mock import patch

from peers import Missing, Run, by_turns, from_python, open_spiel

SECONDS = 3.0
REPEATS = 7
CLASSICS = ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5")
PYTHON_GAMES = ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes")
CPP_GAMES = ("tic_tac_toe", "kuhn_poker", "connect_four", "chess", "backgammon", "hearts")
POOL_GAMES = ("ConnectFour-v1", "Backgammon-v1", "Chess-v1", "Go9x9-v1")
POOL_BATCHES = (64, 1024)
VECTOR_BATCH = 1024
VECTOR_KINDS = {"SyncVectorEnv": "sync", "one class over numpy arrays": "vector_entry_point"}
NO_BOARD_GAME = "no board game: two actions, no masks"
PGX_GAMES = ("connect_four", "backgammon", "chess", "go_9x9")
CPU_BATCHES = (64, 1024)  # small ones stay in the processor's cache
GPU_BATCHES = (1024, 8192, 32768, 131072)
LOOP_STEPS = 10  # steps in one compiled loop of pgx; their number is known to the compiler, which helps on a GPU
WAIT_SECONDS = 0.25  # how long pgx's loops run between two looks at the clock
MASK_ROW = 64  # masks are searched in rows of so many actions

INSTALL = {
    "PettingZoo": "pip install 'pettingzoo>=1.25' chess",
    "OpenSpiel": "pip install 'open_spiel>=1.6'",
    "EnvPool": "pip install envpool",
    "Gymnasium": "pip install 'gymnasium>=1.0'",
    "pgx": "pip install jax pgx",
}

Play = Callable[[], Run]


@dataclass(frozen=True)
class Rate:
    """Decisions a second of one peer in one game, the best of the repeats. Without a value, the note says why."""

    suite: str
    game: str
    what: str
    value: float | None = None
    median: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Peer:
    """One environment to measure. `prepare` loads it and gives a remark and the work; it raises Missing."""

    suite: str
    game: str
    what: str
    prepare: Callable[[], tuple[str, Play]]

    def rate(self, seconds: float, repeats: int = REPEATS) -> Rate:
        """Its decisions a second: warmed by one call, then measured `repeats` times for `seconds` together."""
        unmeasured = Rate(self.suite, self.game, self.what)
        try:
            remark, play = self.prepare()
            rates = _rates(play, seconds, repeats)
        except Missing as reason:
            return replace(unmeasured, note=f"{reason}; to have it: {INSTALL[self.suite.split()[0]]}")
        return replace(unmeasured, value=max(rates), median=statistics.median(rates), note=remark)


def games_from_python() -> list[Peer]:
    """Peers that play game by game from Python: PettingZoo's classics, and OpenSpiel's games in Python and in C++."""
    aec, actions = "AEC with masks, driven from Python", "legal_actions and apply_action, driven from Python"
    return [
        *(Peer("PettingZoo", name, aec, lambda name=name: classic(name)) for name in CLASSICS),
        *(Peer("OpenSpiel Python", name, actions, lambda name=name: python_game(name)) for name in PYTHON_GAMES),
        *(Peer("OpenSpiel C++", name, actions, lambda name=name: cpp_game(name)) for name in CPP_GAMES),
    ]


def batches_on_cpu(threads: int | None = None) -> list[Peer]:
    """Peers that step many games with one call on the processor, besides pgx (`pgx_rates`)."""
    threads = threads or os.cpu_count() or 1
    pools = [
        Peer(
            "EnvPool",
            name,
            f"{batch} games, {threads} threads",
            lambda name=name, batch=batch: env_pool(name, batch, threads),
        )
        for name in (*POOL_GAMES, "CartPole-v1")
        for batch in POOL_BATCHES
    ]
    vectors = [
        Peer("Gymnasium", "CartPole-v1", f"{VECTOR_BATCH} games, {kind}", lambda kind=kind: gymnasium_vector(kind))
        for kind in VECTOR_KINDS
    ]
    return [*pools, *vectors]


def best_of(rates: list[Rate]) -> Rate:
    """The quickest of several batches, with the others in its note."""
    best = max(rates, key=lambda rate: rate.value or 0)
    if best.value is None:
        return best
    others = [f"{rate.what.partition(',')[0]}: {_number(rate)}" for rate in rates if rate is not best]
    return replace(best, note="; ".join(note for note in (best.note, *others) if note))


# ---------------------------------------------------------------------- game by game


def classic(name: str) -> tuple[str, Play]:
    """One of PettingZoo's classics with its wrappers, by the loop of PettingZoo's own documentation."""
    remark, module = _load_classic(name)
    return remark, by_turns(module.env())


def python_game(name: str) -> tuple[str, Play]:
    """One of OpenSpiel's games that are written in Python."""
    open_spiel()
    try:
        importlib.import_module(f"open_spiel.python.games.{name}")
    except ImportError as error:
        raise Missing(f"OpenSpiel's Python game {name} cannot be imported: {error}") from None
    return "rules in Python", from_python(f"python_{name}")


def cpp_game(name: str) -> tuple[str, Play]:
    """One of OpenSpiel's games in C++."""
    return "rules in C++", from_python(name)


def _load_classic(name: str) -> tuple[str, ModuleType]:
    _load("pettingzoo", "PettingZoo")
    remark = ""
    missing = {}
    if importlib.util.find_spec("pygame") is None:
        # Without pygame only drawing is lost, and nothing is drawn here: an empty module stands in for the import.
        missing = {"pygame": ModuleType("pygame")}
        remark = "an empty module stands in for pygame (nothing is drawn)"
    with patch.dict(sys.modules, missing):
        try:
            return remark, importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError as error:
            raise Missing(f"PettingZoo's {name} cannot be imported: {error}") from None


# ---------------------------------------------------------------------- batches from Python


def env_pool(name: str, batch: int, threads: int) -> tuple[str, Play]:
    """One of EnvPool's environments in C++: its port of pgx's board games, or CartPole.

    EnvPool resets a finished game with the next step, whatever the action: those steps are not counted. Choosing the
    actions is not timed. Observations are always made, for both seats.
    """
    np, pool = _load("numpy", "numpy"), _load("envpool", "EnvPool")
    if name not in pool.list_all_envs():
        raise Missing(f"this EnvPool has no {name}")
    env = pool.make(name, env_type="gymnasium", num_envs=batch, num_threads=threads, seed=1)
    luck = np.random.default_rng(1)
    _, seen = env.reset()
    ended = np.zeros(batch, bool)  # by env_id: the order of the games changes from step to step
    board_game = name in POOL_GAMES

    def play() -> Run:
        nonlocal seen
        if board_game:
            actions = _chosen(np, luck, seen["legal_action_mask"])
        else:
            actions = luck.integers(0, 2, batch, dtype=np.int32)
        decisions = batch - int(ended.sum())
        begun = time.perf_counter()
        _, _, over, cut, seen = env.step(actions, seen["env_id"])
        seconds = time.perf_counter() - begun
        ended[seen["env_id"]] = over | cut
        return Run(decisions, seconds, decisions)

    return ("a board game in C++" if board_game else NO_BOARD_GAME), play


def gymnasium_vector(kind: str) -> tuple[str, Play]:
    """Gymnasium's CartPole, many at once: as Python objects in a SyncVectorEnv, or as one class over numpy arrays.

    No board game, and no masks: only a yardstick for what a vector environment in Python reaches.
    """
    np, gymnasium = _load("numpy", "numpy"), _load("gymnasium", "Gymnasium")
    env = gymnasium.make_vec("CartPole-v1", VECTOR_BATCH, VECTOR_KINDS[kind])
    luck = np.random.default_rng(1)
    env.reset(seed=1)
    ended = np.zeros(VECTOR_BATCH, bool)

    def play() -> Run:
        nonlocal ended
        actions = luck.integers(0, 2, VECTOR_BATCH)
        decisions = VECTOR_BATCH - int(ended.sum())  # the others are reset with this step
        begun = time.perf_counter()
        _, _, over, cut, _ = env.step(actions)
        seconds = time.perf_counter() - begun
        ended = over | cut
        return Run(decisions, seconds, decisions)

    return NO_BOARD_GAME, play


def _chosen(np: ModuleType, luck: Any, masks: Any) -> Any:
    """A random legal action of each row. A finished game may have none left; then any will do, it is reset."""
    rows, actions = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    starts = np.cumsum(counts) - counts
    places = starts + (luck.random(len(masks)) * counts).astype(int)
    return actions[np.minimum(places, len(actions) - 1)].astype(np.int32)


# ---------------------------------------------------------------------- pgx


def pgx_rates(
    games: Sequence[str],
    batches: Sequence[int] = (),
    seconds: float = SECONDS,
    observations: bool = False,
    repeats: int = REPEATS,
) -> list[Rate]:
    """Each game's best rate over the batches, on the device that JAX has (a GPU where there is one).

    `observations` says whether they are made at every step, as pgx does by itself; without, the compiler leaves them
    out, and only masks, rewards and ends are made. A batch that does not fit in memory is noted and left out.
    """
    batches = batches or _usual_batches()
    return [best_of([_pgx_rate(game, batch, seconds, observations, repeats) for batch in batches]) for game in games]


def _usual_batches() -> Sequence[int]:
    try:
        on_gpu = _jax().default_backend() == "gpu"
    except Missing:  # which is told with the rates
        on_gpu = False
    return GPU_BATCHES if on_gpu else CPU_BATCHES


def pgx_batch(game: str, batch: int, observations: bool = False) -> tuple[str, Play]:
    """Random play of a batch of games in one compiled loop, with pgx's own automatic reset; every step is a decision.

    It is compiled and warmed here. A call starts as many loops as fill a while, and waits for the last one.
    """
    jax, pgx = _jax(), _load("pgx", "pgx")
    begun = time.perf_counter()
    start, run = _pgx_loop(jax, pgx, game, batch, observations)
    state, key = jax.block_until_ready(run(start(jax.random.key(1)), jax.random.key(2)))
    compiling = time.perf_counter() - begun
    loops = 1

    def play() -> Run:
        nonlocal state, key
        begun = time.perf_counter()
        for _ in range(loops):
            state, key = run(state, key)
        jax.block_until_ready(state)
        decisions = batch * LOOP_STEPS * loops
        return Run(decisions, time.perf_counter() - begun, decisions)

    while play().seconds < WAIT_SECONDS / 2:
        loops *= 2
    return f"{jax.devices()[0].device_kind}, compiled in {compiling:.0f} s", play


def _jax() -> ModuleType:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leaves memory to others on the same GPU
    return _load("jax", "JAX")


def _pgx_loop(
    jax: ModuleType, pgx: ModuleType, game: str, batch: int, observations: bool
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """How a batch starts, and some steps of it, both compiled. The steps take over the memory of the batch."""
    env = pgx.make(game)
    step = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def trimmed(state: Any) -> Any:
        return state if observations else state.replace(observation=jax.numpy.zeros((batch, 0)))

    def one_step(_: Any, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        picked = jax.vmap(lambda key, mask: _picked(jax, key, mask))
        actions = picked(jax.random.split(choosing, batch), state.legal_action_mask)
        return trimmed(jax.vmap(step)(state, actions, jax.random.split(stepping, batch))), key

    def start(key: Any) -> Any:
        return trimmed(jax.vmap(env.init)(jax.random.split(key, batch)))

    def run(state: Any, key: Any) -> tuple[Any, Any]:
        return jax.lax.fori_loop(0, LOOP_STEPS, one_step, (state, key))

    return jax.jit(start), jax.jit(run, donate_argnums=0)


def _picked(jax: ModuleType, key: Any, mask: Any) -> Any:
    """A random legal action with a single random number: counts by rows of the mask, then a place within one row.

    pgx's examples draw a random number for each action, which for the 4,672 of chess takes longer than the chess.
    """
    jnp = jax.numpy
    rows = jnp.pad(mask, (0, -len(mask) % MASK_ROW)).reshape(-1, MASK_ROW).astype(jnp.int32)
    ends = jnp.cumsum(rows.sum(axis=1))
    place = jax.random.randint(key, (), 0, ends[-1])
    row = jnp.argmax(ends > place)
    before = ends[row] - rows[row].sum()
    return row * MASK_ROW + jnp.argmax(jnp.cumsum(rows[row]) > place - before)


def _pgx_rate(game: str, batch: int, seconds: float, observations: bool, repeats: int) -> Rate:
    what = f"{batch} games, {'observations and masks' if observations else 'masks only'}"
    peer = Peer("pgx", game, what, lambda: pgx_batch(game, batch, observations))
    try:
        return peer.rate(seconds, repeats)
    except RuntimeError as error:  # JAX's own errors are of this kind
        if "RESOURCE_EXHAUSTED" not in str(error):
            raise
        return Rate("pgx", game, what, note="does not fit in memory")


# ---------------------------------------------------------------------- helpers


def _load(module: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Missing(f"{name} cannot be imported: {error}") from None


def _rates(play: Play, seconds: float, repeats: int) -> list[float]:
    """Counts per second, one a repeat, after a first call that only warms."""
    play()
    rates = []
    for _ in range(repeats):
        count = spent = 0.0
        while spent < seconds / repeats:
            run = play()
            count += run.count
            spent += run.seconds
        rates.append(count / spent)
    return rates


def _number(rate: Rate) -> str:
    return rate.note if rate.value is None else f"{float(f'{rate.value:.3g}'):,.0f}/s"


def _measured(arguments: argparse.Namespace) -> Iterable[Rate]:
    def wanted(suite: str) -> bool:
        return not arguments.only or suite.split()[0] in arguments.only

    for peer in (*games_from_python(), *batches_on_cpu()):
        if wanted(peer.suite):
            yield peer.rate(arguments.seconds)
    for game in arguments.games if wanted("pgx") else ():
        for observations in (False,) if arguments.masks_only else (False, True):
            yield from pgx_rates([game], arguments.batches, arguments.seconds, observations)


def main() -> None:
    """Measures what is asked for and prints a line each, as soon as it is known."""
    parser = argparse.ArgumentParser(description="Measures the environments that Fairlead's are compared with.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"seconds a measurement ({SECONDS:g})")
    parser.add_argument("--only", nargs="+", choices=INSTALL, help="only these suites")
    parser.add_argument("--games", nargs="+", default=PGX_GAMES, help="games of pgx")
    parser.add_argument("--batches", nargs="+", type=int, default=(), help="numbers of games of pgx at once")
    parser.add_argument("--masks-only", action="store_true", help="pgx without its observations only")
    parser.add_argument("--json", help="a file to write the rates to as well")
    arguments = parser.parse_args()
    rates = []
    for rate in _measured(arguments):
        rates.append(asdict(rate))
        note = f"  ({rate.note})" if rate.value is not None and rate.note else ""
        print(f"{rate.suite:17} {rate.game:16} {rate.what:52} {_number(rate):>14}{note}", flush=True)
        if arguments.json:
            with open(arguments.json, "w", encoding="utf-8") as file:
                json.dump(rates, file, indent=1)


if __name__ == "__main__":
    main()
