"""The engines that Fairlead is compared with: OpenSpiel (C++) and PettingZoo (Python).

Each function prepares random play; every call of what it returns plays a game, or a batch of them. OpenSpiel is
measured three ways: driven from Python, as most people use it; whole games by its own random bots; and random rollouts,
its quickest way. The last two never come back to Python during a game.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

OPEN_SPIEL_GAMES = ("chess", "backgammon", "hearts")
ROLLOUTS_A_SEARCH = 100
ROLLOUTS_COUNTED = 200


class Run(NamedTuple):
    """Some work done: its count, seconds, and how many nodes it had if chance nodes are counted too."""

    count: float
    seconds: float
    nodes: float = 0


class Missing(Exception):
    """A peer that cannot be measured here; the text says why."""


def open_spiel() -> Any:
    """The pyspiel module."""
    try:
        import pyspiel
    except ImportError as error:
        raise Missing(f"OpenSpiel cannot be imported: {error}") from None
    return pyspiel


def from_python(name: str) -> Callable[[], Run]:
    """Random games driven from Python: legal actions at every decision, chance sampled by its odds."""
    game = open_spiel().load_game(name)
    luck = random.Random(1)

    def play() -> Run:
        decisions = chances = 0
        begun = time.perf_counter()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                chances += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(luck.random() * len(actions))])
                decisions += 1
        return Run(decisions, time.perf_counter() - begun, decisions + chances)

    return play


def by_bots(name: str) -> Callable[[], Run]:
    """Whole games by OpenSpiel's uniform random bots, in C++; counted afterwards from the game's history."""
    pyspiel = open_spiel()
    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def play() -> Run:
        begun = time.perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, _random_bots(pyspiel, game, luck), luck.getrandbits(30))
        seconds = time.perf_counter() - begun
        steps = state.full_history()
        return Run(_decisions(steps), seconds, len(steps))

    return play


def by_rollouts(name: str) -> Callable[[], Run]:
    """Random rollouts from the first decision, in C++, with neither bots nor histories.

    A search of a single simulation is nothing but its evaluator's rollouts. They do not tell how long they were, so the
    mean length of random games from the same state stands for it.
    """
    pyspiel = open_spiel()
    game = pyspiel.load_game(name)
    luck = random.Random(1)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(luck.choice(root.chance_outcomes())[0])
    decisions, nodes = _mean_length(pyspiel, game, root, luck)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_SEARCH, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def play() -> Run:
        begun = time.perf_counter()
        bot.mcts_search(root)
        seconds = time.perf_counter() - begun
        return Run(decisions * ROLLOUTS_A_SEARCH, seconds, nodes * ROLLOUTS_A_SEARCH)

    return play


def by_turns(env: Any) -> Callable[[], Run]:
    """Random games of a PettingZoo environment with masks, by the loop of PettingZoo's own documentation."""
    luck = random.Random(1)

    def play() -> Run:
        decisions = 0
        begun = time.perf_counter()
        env.reset(seed=luck.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                options = seen["action_mask"].nonzero()[0]
                env.step(int(options[int(luck.random() * len(options))]))
                decisions += 1
        return Run(decisions, time.perf_counter() - begun, decisions)

    return play


def connect_four() -> tuple[str, Callable[[], Run]]:
    """PettingZoo's connect four with its action masks, and a remark on how it could be loaded."""
    remark, make = _load_connect_four()
    return remark, by_turns(make())


def _random_bots(pyspiel: Any, game: Any, luck: random.Random) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(seat, luck.getrandbits(30)) for seat in range(game.num_players())]


def _decisions(steps: list[Any]) -> int:
    """The steps of a history that players took; those of chance have a negative player."""
    return sum(step.player >= 0 for step in steps)


def _mean_length(pyspiel: Any, game: Any, root: Any, luck: random.Random) -> tuple[float, float]:
    """Mean decisions and mean nodes from `root` to the end of random games."""
    behind = len(root.full_history())
    decisions = nodes = 0
    for _ in range(ROLLOUTS_COUNTED):
        state = root.clone()
        pyspiel.evaluate_bots(state, _random_bots(pyspiel, game, luck), luck.getrandbits(30))
        steps = state.full_history()[behind:]
        decisions += _decisions(steps)
        nodes += len(steps)
    return decisions / ROLLOUTS_COUNTED, nodes / ROLLOUTS_COUNTED


def _load_connect_four() -> tuple[str, Callable[[], Any]]:
    try:
        import pettingzoo  # noqa: F401
    except ImportError as error:
        raise Missing(f"PettingZoo cannot be imported: {error}") from None
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        if error.name != "pygame":
            raise Missing(f"PettingZoo's connect four cannot be imported: {error}") from None
        # Without pygame only drawing is lost, and nothing is drawn here: an empty module stands in for the import.
        with patch.dict(sys.modules, {"pygame": ModuleType("pygame")}):
            from pettingzoo.classic import connect_four_v3
        return (
            "with its wrappers and masks; an empty module stands in for pygame (nothing is drawn)",
            connect_four_v3.env,
        )
    return "with its wrappers and masks", connect_four_v3.env
