"""Plays a game at every table, as PettingZoo and Gymnasium have it, and prints a hash of all that was observed.

Run in processes of its own by test_determinism.py, which compares what they print.
"""

from __future__ import annotations

import hashlib
from typing import Any

from fairlead.envs import aec, gym
from fairlead.games import NAMES
from fairlead.play.varieties import Variety, varieties


def choose(mask: Any, step: int) -> int:
    """A legal action, the same for the same step."""
    legal = mask.nonzero()[0]
    return int(legal[step * 7919 % legal.size])


def take_turns(table: Variety) -> str:
    """A game between agents."""
    seen, env = hashlib.sha256(), aec(table.game, **table.options)
    env.reset(seed=5)
    for step, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, _, info = env.last()
        for part in (agent, reward, terminated, info):
            seen.update(repr(part).encode())
        seen.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        env.step(None if terminated else choose(observation["action_mask"], step))
    return seen.hexdigest()


def meet_bots(name: str) -> str:
    """A game of one seat with bots that guess what they do not know."""
    seen, env, ended, step = hashlib.sha256(), gym(name, 3, seat="random", bots=["level2", "random"]), False, 0
    observation, info = env.reset(seed=5)
    while not ended:
        action = choose(info["action_mask"], step)
        observation, reward, ended, _, info = env.step(action)
        seen.update(repr((action, reward, info["seat"])).encode() + observation["observation"].tobytes())
        step += 1
    return seen.hexdigest()


if __name__ == "__main__":
    for name in NAMES:
        print(name, meet_bots(name))
        for table in varieties(name):
            print(table, take_turns(table))
