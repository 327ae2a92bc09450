"""OpenSpiel: every game under the name `python_fairlead_...`, with its options as game parameters.

    import pyspiel
    import fairlead.envs.openspiel  # registers the games

    game = pyspiel.load_game("python_fairlead_shipyard(players=3,edition=first)")

**Chance.** A game begins with four chance nodes of 256 outcomes each: the bytes of the seed, lowest first. From there
on everything is determined, also what is drawn later. So all chance is explicit, `apply_action` is a function of state
and action, and a history replays to the same state, as OpenSpiel's algorithms expect of EXPLICIT_STOCHASTIC; a single
node with as many outcomes could not be listed, and SAMPLED_STOCHASTIC states do not replay. The price is that the tree
below a state holds the cards that will come: a search that walks it, such as MCTS, sees through the backs of cards.
Let it search states of `resample_from_infostate`, in which all that a seat does not know is filled in anew, later draws
included.

**Information.** What a seat knows at a moment is its redacted record: `observation_string`, and as numbers
`observation_tensor` (docs/research.md tells number by number). Its information state is a digest of all redacted
records it has seen, and of its own actions between them. Nobody observes the chance nodes.

**Turns.** Where several seats may act at once, the lowest acts first: the order changes nothing for the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from ..errors import OptionError
from ..games import NAMES, find
from ..games.definition import Data, Definition, Option
from ..play.game import load
from .bounds import most_decisions, most_points
from .deciding import TERMINAL
from .world import Setting, World

__all__ = ["FairleadGame", "FairleadObserver", "FairleadState", "register_openspiel"]

PREFIX = "python_fairlead_"
REWARDS = ("usual", "place", "points")
USUAL = "usual"  # of a parameter: what the game takes for this number of players
BY_CHANCE = -1  # of a parameter that is a number: the word that is the option's default, such as "random"
CHANCE = -1  # as `pyspiel.PlayerId` counts it
SEED_BYTES = 4  # one chance node each
BYTE_OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
BYTES = list(range(256))


class FairleadGame(pyspiel.Game):  # type: ignore[misc]
    """One of Fairlead's games, with a number of players and options; each game has a class of its own below this."""

    definition: Definition

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        definition = self.definition
        self.setting = _setting(definition, parameters)
        players, zero_sum = self.setting.players, not self.setting.by_points
        highest = 1 if zero_sum else most_points(definition)
        info = pyspiel.GameInfo(
            num_distinct_actions=definition.actions,
            max_chance_outcomes=len(BYTES),
            num_players=players,
            min_utility=-1.0 if zero_sum else 0.0,
            max_utility=float(highest),
            utility_sum=0.0 if zero_sum else None,
            max_game_length=most_decisions(definition, self.setting.options),
        )
        super().__init__(_game_type(definition, zero_sum), info, dict(parameters))

    def new_initial_state(self, position: str | Data | None = None) -> FairleadState:
        """The state before the deal; or a state that begins at a position, given as `Game.position` or its JSON."""
        if position is None:
            return FairleadState(self, Deal(self.setting))
        given = load(json.loads(position) if isinstance(position, str) else position)
        _check_fits(self.setting, given.name, given.options)
        return FairleadState(self, World(self.setting, given.snapshot()))

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FairleadObserver:
        """What looks at states: tensors and strings of what a seat, a spectator, or all seats know."""
        return FairleadObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Deal:
    """A game before the deal: the bytes of the seed that chance has chosen so far."""

    __slots__ = ("chosen", "setting")

    seat = CHANCE

    def __init__(self, setting: Setting, chosen: bytes = b"") -> None:
        self.setting = setting
        self.chosen = chosen

    def __deepcopy__(self, memo: Data) -> Deal:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.setting, self.chosen)

    def after(self, byte: int) -> Deal | World:
        """What the next chance outcome makes of it."""
        chosen = self.chosen + bytes([byte])
        if len(chosen) < SEED_BYTES:
            return Deal(self.setting, chosen)
        return World.dealt(self.setting, int.from_bytes(chosen, "little"))


class FairleadState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. All that it holds is in one attribute, because OpenSpiel copies and pickles attributes."""

    _world: Deal | World

    def __init__(self, game: FairleadGame, world: Deal | World) -> None:
        super().__init__(game)
        self._world = world

    def current_player(self) -> int:
        """The seat to act, chance before the deal, or TERMINAL."""
        return self._world.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._world.seat == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed: each equally likely."""
        return list(BYTE_OUTCOMES)

    def returns(self) -> list[float]:
        """What each seat got; 0 while the game goes on."""
        if isinstance(self._world, World) and self._world.seat == TERMINAL:
            return self._world.returns()
        return [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        assert isinstance(self._world, World)
        return self._world.legal()

    def _apply_action(self, action: int) -> None:
        if isinstance(self._world, World):
            self._world.play(action)
        else:
            self._world = self._world.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return self._world.setting.definition.moves[action].text

    def __str__(self) -> str:
        """The whole record, secrets included: for debugging."""
        if isinstance(self._world, World):
            return self._world.setting.tell(self._world.record())
        return " ".join(["before the deal", *map(str, self._world.chosen)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FairleadState:
        """A state that a player cannot tell from this one, with all that it does not know filled in at random.

        `sampler` gives numbers from 0 up to 1. The state's history begins here: how the game was dealt, and some of the
        moves that led to it, are not known to the player.
        """
        if isinstance(self._world, Deal):
            return FairleadState(self.get_game(), Deal(self._world.setting))
        return FairleadState(self.get_game(), self._world.guess(player, int(sampler() * 2**53)))

    def broken_invariant(self) -> int:
        """The number of the first broken invariant of the rules page, 0 if all hold."""
        return self._world.broken_invariant() if isinstance(self._world, World) else 0

    # OpenSpiel would answer these from the above, but asks Python up to five times for each; so they are answered here.

    def is_chance_node(self) -> bool:
        """Whether the game is not dealt yet."""
        return self._world.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the player to act, rising; none for others."""
        if player is None or player == self._world.seat:
            return self._world.legal() if isinstance(self._world, World) else list(BYTES)
        actions: list[int] = super().legal_actions(player)
        return actions

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The legal actions as 1 among 0s."""
        if isinstance(self._world, World) and (player is None or player == self._world.seat):
            marked: list[int] = self._world.mask.tolist()
            return marked
        mask: list[int] = super().legal_actions_mask(*([] if player is None else [player]))
        return mask


class FairleadObserver:
    """Looks at states as `pyspiel.IIGObservationType` asks.

    - public information and one seat's own: `tensor` are the features, `dict` their blocks by name; the string is the
      redacted record. With perfect recall: the information state, as a string alone.
    - public information alone: the record as a spectator knows it, as a string alone.
    - private information alone: the fields in which a seat's record differs from a spectator's, as a string alone.
    """

    def __init__(self, setting: Setting, kind: Any, parameters: Any) -> None:
        if parameters:
            raise OptionError(f"Observers of Fairlead's games take no parameters; found {parameters!r}.")
        self._setting = setting
        self._public: bool = kind.public_info
        self._private = kind.private_info
        self._recall: bool = kind.perfect_recall
        one_seat = self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._recall and not one_seat:
            raise OptionError("Perfect recall is of public information and a single player's private information.")
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        self.tensor = self._make_tensor() if one_seat and not self._recall else None

    def _make_tensor(self) -> np.ndarray[Any, Any]:
        tensor = np.zeros(self._setting.definition.features, np.float32)
        first = 0
        for block in self._setting.definition.blocks:
            last = first + int(np.prod(block.shape))
            self.dict[block.name] = tensor[first:last].reshape(block.shape)
            first = last
        return tensor

    def set_from(self, state: FairleadState, player: int) -> None:
        """Writes what a player knows into `tensor` and `dict`; zeros before the deal."""
        if self.tensor is None:
            return
        if isinstance(state._world, World):
            state._world.read_features(player, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FairleadState, player: int) -> str:
        """What a player knows, as a text; empty before the deal, and where there is nothing of the kind."""
        world = state._world
        if isinstance(world, Deal):
            return ""
        if self._recall:
            return f"seat {player}, memory {world.recall(player).hex()}"
        if self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return f"seat {player}: {self._setting.tell(world.known(player))}"
        parts = [self._setting.tell(world.known(-1))] if self._public else []
        return "; ".join([*parts, *self._private_parts(world, player)])

    def _private_parts(self, world: World, player: int) -> list[str]:
        """What seats know beyond what everybody knows."""
        every = self._private == pyspiel.PrivateInfoType.ALL_PLAYERS
        one = [player] if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else []
        open_to_all = world.known(-1)
        told = {
            seat: self._setting.tell(world.known(seat), open_to_all)
            for seat in (range(self._setting.players) if every else one)
        }
        return [f"seat {seat}: {text}" for seat, text in told.items() if text]


# ------------------------------------------------------------------ parameters and registration


def register_openspiel() -> None:
    """Makes all games known to `pyspiel.load_game`. Importing this module does it; again does no harm.

    OpenSpiel keeps what it is given until after Python has ended. A class survives that, a function crashes there.
    """
    for name in NAMES:
        maker = type(f"Fairlead{name.capitalize()}", (FairleadGame,), {"definition": find(name)})
        pyspiel.register_game(_game_type(find(name), zero_sum=True), maker)


def _game_type(definition: Definition, zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + definition.name,
        long_name=f"Fairlead {definition.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(definition.players),
        min_num_players=min(definition.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _default(option) for option in definition.options} | {"reward": USUAL},
    )


def _default(option: Option) -> Any:
    """The default of a game parameter. OpenSpiel takes the parameter's type from it."""
    if option.name == "players":
        return 2
    if option.by_players:
        return USUAL
    return BY_CHANCE if option.numbers and isinstance(option.default, str) else option.default


def _is_default(option: Option, given: Data) -> bool:
    return bool(given[option.name] == _default(option))


def _setting(definition: Definition, parameters: Mapping[str, Any]) -> Setting:
    """The options that game parameters stand for, or OptionError."""
    given = {option.name: parameters.get(option.name, _default(option)) for option in definition.options}
    meant = (option for option in definition.options if option.name == "players" or not _is_default(option, given))
    options = definition.accept_options({option.name: given[option.name] for option in meant})
    reward, solo = parameters.get("reward", USUAL), options["players"] == 1
    if reward not in REWARDS:
        raise OptionError(f"reward cannot be {reward!r}; it can be {', '.join(REWARDS)}.")
    if solo and reward == "place":
        raise OptionError("reward cannot be 'place' in a solo game, which has no places; it can be 'points'.")
    return Setting(definition, options, by_points=solo or reward == "points")


def _check_fits(setting: Setting, name: str, options: Data) -> None:
    """OptionError if a position is of another game or has other options; what is left to chance may be anything."""
    if name != setting.definition.name:
        raise OptionError(f"This is a game of {setting.definition.name}, the position is one of {name}.")
    for option in setting.definition.options:
        ours, theirs = setting.options[option.name], options[option.name]
        by_chance = option.numbers is not None and isinstance(ours, str)
        if ours != theirs and not by_chance:
            raise OptionError(f"This game has {option.name} {ours}, the position has {theirs}.")


register_openspiel()
