"""Gymnasium: `gym` is one seat of a game, alone in a solo game or with bots in the other seats.

    env = gym("discovery", players=3, bots=["level1", "level2"])
    observation, info = env.reset(seed=7)
    while True:
        action = policy(observation["observation"], observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

Importing this file registers `fairlead/Discovery-v0`, `fairlead/Shipyard-v0` and `fairlead/Bremerhaven-v0` with
Gymnasium; `gymnasium.make("fairlead.envs.seat:fairlead/Shipyard-v0", players=3)` imports it by itself.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from ..bots import Bot, make
from ..errors import OptionError
from ..games import NAMES, find
from ..play.game import HIGHEST_SEED, Game, new
from .batching import rewards_by_points
from .observing import Numbers
from .showing import RENDER_MODES, show
from .spaces import observation_space

__all__ = ["SeatEnv", "gym"]

ILLEGAL = ("lose", "raise", "ignore", "random")
OBSERVATIONS = ("dict", "flat")
RANDOM = "random"
USUAL_BOT = "level1"

Observation = dict[str, Numbers] | Numbers
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


def gym(game: str, players: int = 1, **settings: Any) -> SeatEnv:
    """A Gymnasium environment of one seat of a game; `SeatEnv` says what the settings are.

    >>> from fairlead.envs import gym
    >>> env = gym("shipyard")  # the solo game
    >>> observation, info = env.reset(seed=7)
    >>> observation["observation"].shape, observation["action_mask"].shape
    ((4516,), (284,))
    >>> action = env.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)
    """
    return SeatEnv(game, players=players, **settings)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. Further options are those of the rules page.

    - `seat`: the number of the seat, or "random" for another one in each game; `info["seat"]` tells which it is.
    - `bots`: who sits in the other seats: a name that `fairlead.bots.make` takes or a `Bot`, one for all or a list with
      one for each other seat in their order. By default `level1`. They are made anew for each game from their names,
      and know only what their seats may know.
    - `reward`: "place" gives at the end (others behind - others ahead) / others, from -1 to 1, "points" the points. By
      default places, and points in solo games, which know no place.
    - `illegal`: what an illegal action does. "lose" ends the game with `illegal_reward`, as PettingZoo's games do;
      "raise" raises IllegalMove; "ignore" plays nothing and gives `illegal_reward` (limit such episodes with
      Gymnasium's TimeLimit); "random" plays a random legal action in its place. `info["refused"]` names the clause.
    - `observation`: "dict" for `observation` and `action_mask`, "flat" for the numbers alone. `info["action_mask"]` has
      the mask in any case, and `action_masks()` is what sb3-contrib asks for.
    - `render_mode`: "ansi" makes `render` return text, "human" prints it after every step.

    The same seed and actions give the same game, bots included, except for bots that think by the clock (`level5`).
    At the end `info` has the `place` and the `points` by category.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int = 1,
        seat: int | str = 0,
        bots: str | Bot | Sequence[str | Bot] | None = None,
        reward: str | None = None,
        illegal: str = "lose",
        illegal_reward: float = -1.0,
        observation: str = "dict",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        _check("illegal", illegal, ILLEGAL)
        _check("observation", observation, OBSERVATIONS)
        _check("render_mode", render_mode, [None, *RENDER_MODES])
        _check("seat", seat, [*range(players), RANDOM])
        definition = find(game)
        self._name = game
        self._options = definition.accept_options({"players": players, **options})
        self._by_points = rewards_by_points(reward, players)
        self._wanted_seat = seat
        self._others = _one_each(bots, players - 1)
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self._flat = observation == "flat"
        self.render_mode = render_mode
        whole = observation_space(definition)
        self.observation_space = whole["observation"] if self._flat else whole
        self.action_space = gym_spaces.Discrete(definition.actions)
        self._game: Game | None = None
        self._ended = True
        self._told = 0  # moves that were rendered

    @property
    def game(self) -> Game:
        """The game in progress, with all its secrets; ResetNeeded before the first `reset`."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("No game has been dealt yet: call reset().")
        return self._game

    # -------------------------------------------------------------- playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals the game of a seed; without one, the next in the line that the last seed began."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(HIGHEST_SEED)) if seed is None else seed
        players = self._options["players"]
        self.seat = int(self.np_random.integers(players) if self._wanted_seat == RANDOM else self._wanted_seat)
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots = {seat: _seated(bot) for seat, bot in zip(others, self._others, strict=True)}
        self._game = new(self._name, seed=dealt, **self._options)
        self._ended, self._told = False, 0
        self._let_bots_play()
        self._look()
        return self._observation(), self._info()

    def step(self, action: int) -> Step:
        """Plays an action, then lets the bots play until the seat is asked again or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("The game is over: call reset().")
        number = operator.index(action)
        refused = None
        if not 0 <= number < self._mask.size or not self._mask[number]:
            if self._illegal == "raise" or not 0 <= number < self._mask.size:
                self.game.play(number, self.seat)  # which raises
            refused = self.game.why_not(number, self.seat)
            if self._illegal != "random":
                return self._refuse(refused)
            number = int(self.np_random.choice(self._mask.nonzero()[0]))
        self._told = self.game.length
        self.game.play(number, self.seat)
        self._let_bots_play()
        self._look()
        return self._result(self._reward(), refused)

    def _let_bots_play(self) -> None:
        """The others play; where several seats may act at once, the lowest is first."""
        game = self.game
        while (acting := game.to_act) and acting[0] != self.seat:
            game.play(self._bots[acting[0]].choose(game, acting[0]), acting[0])

    def _look(self) -> None:
        """What the seat may play now, and whether it goes on."""
        self._mask = np.zeros(self.game.definition.actions, np.int8)
        self._mask[self.game.moves(self.seat).ids] = 1
        self._ended = self.game.over

    def _refuse(self, clause: str | None) -> Step:
        """An illegal action, which is not played."""
        self._ended = self._illegal == "lose"
        return self._result(self._illegal_reward, clause)

    def _reward(self) -> float:
        """0 until the end, then by points or by place."""
        places = self.game.places()
        if places is None:
            return 0.0
        if self._by_points:
            return float(self.game.scores()[self.seat].total)
        own = places[self.seat]
        return sum((place > own) - (place < own) for place in places) / (len(places) - 1)

    # -------------------------------------------------------------- looking

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for each action that may be played now: what sb3-contrib's MaskablePPO asks for."""
        return self._mask.astype(np.bool_)

    def _result(self, reward: float, refused: str | None) -> Step:
        if self.render_mode == "human":
            self.render()
        more = {} if refused is None else {"refused": refused}
        return self._observation(), reward, self._ended, False, self._info() | more

    def _observation(self) -> Observation:
        numbers = self.game.features(self.seat)
        return numbers if self._flat else {"observation": numbers, "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self._mask.copy()}
        places = self.game.places()
        if places is not None:
            info |= {"place": places[self.seat], "points": dict(self.game.scores()[self.seat].parts)}
        return info

    def render(self) -> str | None:
        """What happened since the last own move and what is asked now: returned, or printed, by the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render: make the environment with a render_mode.")
            return None
        text = show(self.game, self.seat, self._told)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def _check(name: str, value: object, choices: Sequence[object]) -> None:
    if value not in choices:
        raise OptionError(f"{name} cannot be {value!r}; it can be {', '.join(map(str, choices))}.")


def _one_each(bots: str | Bot | Sequence[str | Bot] | None, seats: int) -> list[str | Bot]:
    """A bot for each of the other seats; OptionError if there are too few or too many, or one that nobody knows."""
    given = USUAL_BOT if bots is None else bots
    each = [given] * seats if isinstance(given, str | Bot) else list(given)
    if len(each) != seats:
        raise OptionError(
            f"bots must be one for all, or a list of {seats}, one for each other seat; found {len(each)}."
        )
    for bot in each:
        _seated(bot)
    return each


def _seated(bot: str | Bot) -> Bot:
    """A bot for one game."""
    return bot if isinstance(bot, Bot) else make(bot)


def _register() -> None:
    """Tells Gymnasium of the games, each by default with as few players as it takes."""
    for name in NAMES:
        gymnasium.register(
            id=f"fairlead/{name.title()}-v0",
            entry_point="fairlead.envs.seat:SeatEnv",
            kwargs={"game": name, "players": find(name).players[0]},
        )


_register()
