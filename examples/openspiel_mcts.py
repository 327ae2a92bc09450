"""OpenSpiel's MCTS plays Age of Discovery against a player that moves at random.

    python examples/openspiel_mcts.py --games 10 --simulations 100 --worlds 2

The tree below a state of a card game holds the cards that will come, so a plain search would see them. Here each
decision is searched in several worlds that agree with all that the player knows (`resample_from_infostate`), and the
action with the most visits in all of them is played.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import fairlead.envs.openspiel  # noqa: F401  (registers the games)


def choose(bot: mcts.MCTSBot, state: pyspiel.State, worlds: int, luck: np.random.RandomState) -> int:
    """The action that the search likes best, over several worlds."""
    visits: Counter[int] = Counter()
    for _ in range(worlds):
        world = state.resample_from_infostate(state.current_player(), luck.random_sample)
        for child in bot.mcts_search(world).children:
            visits[child.action] += child.explore_count
    return visits.most_common(1)[0][0]


def play(game: pyspiel.Game, searcher: int, arguments: argparse.Namespace, luck: np.random.RandomState) -> list[float]:
    """One game; `searcher` is the seat that searches. Returns what each seat got: 1 won, -1 lost, 0 shared."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    simulations = max(1, arguments.simulations // arguments.worlds)
    bot = mcts.MCTSBot(game, arguments.exploration, simulations, evaluator, solve=False, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.current_player() == searcher and len(actions) > 1:
            action = choose(bot, state, arguments.worlds, luck)
        else:
            action = actions[luck.randint(len(actions))]  # chance, the other player, or no choice
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def main(words: list[str] | None = None) -> None:
    """Plays the games and tells how they went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--game", default="python_fairlead_discovery", help="as pyspiel.load_game takes it; two players"
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100, help="for each decision, shared out among the worlds")
    parser.add_argument("--worlds", type=int, default=2, help="guesses of what is hidden, for each decision")
    parser.add_argument("--exploration", type=float, default=1.0, help="the constant c of UCT")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)

    game, luck = pyspiel.load_game(arguments.game), np.random.RandomState(arguments.seed)
    points, began = 0.0, time.perf_counter()
    for number in range(arguments.games):
        searcher = number % 2  # the seats take turns, as the first player has an advantage
        result = play(game, searcher, arguments, luck)[searcher]
        points += (result + 1) / 2
        seconds = time.perf_counter() - began
        print(f"game {number + 1}: {result:+.0f} for the search, {points:g} of {number + 1} so far, {seconds:.0f} s")
    print(
        f"MCTS with {arguments.simulations} simulations won {points / arguments.games:.0%} of {arguments.games} games."
    )


if __name__ == "__main__":
    main()
