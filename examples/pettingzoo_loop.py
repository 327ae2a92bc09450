"""PettingZoo's plain loop: one game, every seat plays random legal moves.

python examples/pettingzoo_loop.py shipyard --players 3 --seed 7
"""

from __future__ import annotations

import argparse

import numpy as np

import fairlead.envs


def main(arguments: list[str] | None = None) -> None:
    """Plays a game and prints how it ended."""
    parser = argparse.ArgumentParser(description="One game by PettingZoo's AEC loop, with random legal moves.")
    parser.add_argument("game", nargs="?", default="discovery", help="discovery, shipyard or bremerhaven")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(arguments)

    env = fairlead.envs.aec(chosen.game, players=chosen.players)
    env.reset(seed=chosen.seed)
    luck = np.random.default_rng(chosen.seed)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            print(f"{agent}: place {info.get('place')}, reward {reward:g}, points {info['points']}")
            env.step(None)
            continue
        # A policy would look at observation["observation"]; here any action does that is legal.
        env.step(luck.choice(observation["action_mask"].nonzero()[0]))
        decisions += 1
    print(f"{decisions} decisions of {chosen.game}")
    env.close()


if __name__ == "__main__":
    main()
