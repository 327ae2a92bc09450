"""PettingZoo: `aec` is one game in which the agents act in turn.

    env = aec("shipyard", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else policy(observation["observation"], observation["action_mask"]))

A step is one call of machine code (`stepping.step_rows` on a batch of a single game), which plays the action and finds
the next agent, its legal actions and what it knows. What other agents know is looked up when somebody asks for it.
"""

from __future__ import annotations

import operator
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from ..errors import IllegalMove, OptionError
from ..kernel import drive
from ..play.game import HIGHEST_SEED, Game, new
from .batching import Batch, batch, check_whole
from .observing import Numbers
from .showing import RENDER_MODES, show
from .spaces import number_space, observation_space
from .stepping import start_rows, step_rows

__all__ = ["TurnsEnv", "aec"]

ILLEGAL = ("raise", "lose")
NO_ACTION = -1  # never legal
MEMORY = ("_one", "_terms", "_mask", "_features")

Observation = dict[str, Numbers]
Agents = AECEnv[str, Any, Any]


def aec(
    game: str,
    *,
    players: int,
    reward: str | None = None,
    illegal: str = "raise",
    illegal_reward: float = -1.0,
    copy: bool = True,
    render_mode: str | None = None,
    **options: Any,
) -> Agents:
    """A PettingZoo environment of one game; `options` are those of the rules page.

    - `reward`: "place" gives at the end (others behind - others ahead) / others, from -1 to 1, "points" the points.
      By default places, and points in solo games, which know no place.
    - `illegal`: "raise" raises IllegalMove, with the clause that forbids the action; the game stands as before. "lose"
      ends the game by PettingZoo's TerminateIllegalWrapper: `illegal_reward` for who did it, 0 for the others.
    - `copy`: observations are arrays of their own. Without, those of the agent to act are the environment's memory,
      which the next step overwrites.
    - `render_mode`: "ansi" makes `render` return text, "human" prints it after every step.

    >>> from fairlead.envs import aec
    >>> env = aec("discovery", players=2)
    >>> env.reset(seed=7)
    >>> env.agents, env.agent_selection
    (['seat_0', 'seat_1'], 'seat_1')
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((1059,), 47)
    """
    if illegal not in ILLEGAL:
        raise OptionError(f"illegal cannot be {illegal!r}; it can be {' or '.join(ILLEGAL)}.")
    env = TurnsEnv(game, players=players, reward=reward, copy=copy, render_mode=render_mode, **options)
    return TerminateIllegalWrapper(env, illegal_reward) if illegal == "lose" else env


class TurnsEnv(Agents):
    """One game with an agent a seat, `seat_0`, `seat_1` ...: made by `aec`.

    An observation has `observation`, what the agent knows (docs/research.md says number by number), and
    `action_mask`, 1 for what it may play; 0 throughout for agents that are not to act. Where the rules let several
    seats act at once, the lowest acts first; what is still face down, later ones do not see.

    The same seed deals the same game as `fairlead.new`; games of later resets without a seed follow from it. At the
    end `infos` has each agent's `place` and its `points` by category.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        reward: str | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode cannot be {render_mode!r}; it can be {' or '.join(RENDER_MODES)}.")
        self._made = {"game": game, "players": players, "reward": reward, **options}
        self._sit_down()
        self._copy = copy
        self._luck = np.random.default_rng()
        self._played: list[tuple[int, int]] = []  # seat and action
        definition = self._one.definition
        self.render_mode = render_mode
        self.metadata = {
            "name": f"fairlead_{definition.name}_v{definition.version}",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(definition) for agent in self.possible_agents}
        self.action_spaces = {agent: gym_spaces.Discrete(definition.actions) for agent in self.possible_agents}
        self.state_space = number_space(players * definition.features)
        self.agents = []

    def _sit_down(self) -> None:
        """Makes the memory of a batch of one game that is not dealt anew when it is over."""
        self._one: Batch = batch(games=1, threads=1, **self._made)
        self._terms = self._one.terms._replace(again=0)
        self._mask = self._one.masks[0].view(np.int8)
        self._features = self._one.features[0]

    # -------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the game of a seed; without one, the next in the line that the last seed began."""
        if seed is not None:
            check_whole("seed", seed, 0, HIGHEST_SEED)
            self._luck = np.random.default_rng(seed)
        self._played = []
        self._deal(int(self._luck.integers(HIGHEST_SEED)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._one.seats[0]]
        if self.render_mode == "human":
            self.render()

    def _deal(self, seed: int) -> None:
        self._one.seeds[0] = seed
        start_rows(self._one.memory, self._terms, 0, 1)

    def step(self, action: Any) -> None:
        """Plays an action of the agent to act; None for an agent whose game has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        one = self._one
        number = operator.index(action)
        one.actions[0] = number if 0 <= number < self._mask.size else NO_ACTION
        step_rows(one.memory, self._terms, 0, 1)
        if one.refused[0]:
            raise self._refusal(number)
        self._played.append((self._seat_of[agent], number))
        if one.dones[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[one.seats[0]]
        if self.render_mode == "human":
            self.render()

    def _refusal(self, action: int) -> IllegalMove:
        """Which clause forbids an action."""
        try:
            self.game().play(action, self._seat_of[self.agent_selection])
        except IllegalMove as refusal:
            return refusal
        raise AssertionError(f"Action {action} was refused, but nothing forbids it.")

    def _end(self) -> None:
        """Rewards, places and points; all agents have finished."""
        one = self._one
        names = one.definition.categories
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = float(one.rewards[0, seat])
            points = dict(zip(names, one.points[0, seat].tolist(), strict=True))
            self.infos[agent] = {"place": int(one.places[0, seat]), "points": points}
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # -------------------------------------------------------------- looking

    def observe(self, agent: str) -> Observation:
        """What an agent knows and may play now."""
        seat, one = self._seat_of[agent], self._one
        if seat == one.seats[0]:
            if self._copy:
                return {"observation": self._features.copy(), "action_mask": self._mask.copy()}
            return {"observation": self._features, "action_mask": self._mask}
        return {"observation": self._features_of(seat), "action_mask": np.zeros(self._mask.size, np.int8)}

    def state(self) -> Numbers:
        """What all agents know together, one after the other: for critics that may see everything."""
        return np.concatenate([self._features_of(seat) for seat in range(self.max_num_agents)])

    def _features_of(self, seat: int) -> Numbers:
        numbers = np.empty(self._features.size, np.float32)
        drive.read_features(self._one.memory.boxes, self._one.memory.games, 0, seat, numbers)
        return numbers

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        """The same for every agent: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        """The action ids of the game, the same for every agent."""
        return self.action_spaces[agent]

    def game(self) -> Game:
        """The game as a `Game` of its own with its history, to look at and to play on."""
        game = new(self._one.name, seed=int(self._one.seeds[0]), **self._one.options)
        game.replay(self._played)
        return game

    def render(self) -> str | None:
        """What happened last and what is asked now: returned as text, or printed, by the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render: make the environment with a render_mode.")
            return None
        text = show(self.game(), None, max(0, len(self._played) - 1))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # -------------------------------------------------------------- copies

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: all but the memory of the game, which is played once more in the copy."""
        own = {name: value for name, value in vars(self).items() if name not in MEMORY}
        return own | {"seed": int(self._one.seeds[0])}

    def __setstate__(self, state: dict[str, Any]) -> None:
        seed = state.pop("seed")
        vars(self).update(state)
        self._sit_down()
        self._deal(seed)
        for _, action in self._played:
            self._one.actions[0] = action
            step_rows(self._one.memory, self._terms, 0, 1)
