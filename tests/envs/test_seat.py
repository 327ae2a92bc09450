"""Gymnasium: its checker for every game, edition and number of seats; and the same game as by hand against bots."""

from __future__ import annotations

import copy
import random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import TimeLimit

import fairlead
from fairlead import IllegalMove, Move, OptionError
from fairlead.bots import Bot, Knowledge, RandomBot, make
from fairlead.envs import gym
from fairlead.envs.seat import SeatEnv
from fairlead.games import NAMES, find
from fairlead.play.varieties import Variety
from helpers import compiled
from worlds import dealt, every_table

pytestmark = compiled

NAMED = pytest.mark.parametrize("name", NAMES)


def play_on(env: SeatEnv, chooser: random.Random, info: dict[str, Any], steps: int = 10_000) -> list[Any]:
    """Random legal actions until the game is over, or some of them; returns what each step gave."""
    found: list[Any] = []
    while len(found) < steps and not (found and found[-1][2]):
        mask = (found[-1][4] if found else info)["action_mask"]
        found.append(env.step(chooser.choice(mask.nonzero()[0].tolist())))
    return found


# ---------------------------------------------------------------- Gymnasium's own tests


@every_table
@pytest.mark.parametrize("observation", ["dict", "flat"])
def test_gymnasium_finds_no_fault(
    table: Variety, observation: str, recwarn: pytest.WarningsRecorder, capsys: pytest.CaptureFixture[str]
) -> None:
    """Made by its name, so that the render modes are checked too; random actions are illegal as a rule."""
    settings = {**table.options, "bots": "random", "observation": observation}
    env = gymnasium.make(f"fairlead/{table.game.title()}-v0", **settings)
    check_env(env.unwrapped)
    assert [str(warning.message) for warning in recwarn] == []


@NAMED
@pytest.mark.parametrize("illegal", ["lose", "ignore", "random"])
def test_gymnasium_finds_no_fault_whatever_illegal_actions_do(name: str, illegal: str) -> None:
    check_env(gym(name, 2, bots="level1", illegal=illegal), skip_render_check=True)


@NAMED
def test_a_registered_game_plays_with_as_few_as_it_takes(name: str) -> None:
    env = gymnasium.make(f"fairlead.envs.seat:fairlead/{name.title()}-v0")
    env.reset(seed=1)
    assert env.unwrapped.game.players == find(name).players[0]
    vector = gymnasium.make_vec(f"fairlead/{name.title()}-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = vector.reset(seed=1)
    assert seen["observation"].shape == (2, find(name).features)


# ---------------------------------------------------------------- the same game


@every_table
def test_it_is_the_same_game_as_by_hand(table: Variety) -> None:
    """The seat and its bots, played with `Game`: the same masks, observations, reward and end."""
    seat = table.players - 1
    env = gym(table.game, seat=seat, bots="random", **table.options)
    game, chooser = dealt(table, 3), random.Random(3)
    seen, info = env.reset(seed=3)
    reward, terminated, truncated = 0.0, False, False
    while True:
        while game.to_act and game.to_act[0] != seat:
            game.play(RandomBot().choose(game, game.to_act[0]), game.to_act[0])
        assert env.game == game
        assert (terminated, truncated) == (game.over, False)
        assert seen["observation"].tobytes() == game.features(seat).tobytes()
        assert seen["action_mask"].nonzero()[0].tolist() == game.moves(seat).ids
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        if game.over:
            break
        assert reward == 0
        move = chooser.choice(game.moves(seat))
        game.play(move, seat)
        seen, reward, terminated, truncated, info = env.step(move.id)
    places, scores = game.places(), game.scores()
    assert places is not None
    assert (info["place"], info["points"]) == (places[seat], scores[seat].parts)
    assert reward == (scores[0].total if table.players == 1 else by_hand(places, seat))


def by_hand(places: list[int], seat: int) -> float:
    others = [place for other, place in enumerate(places) if other != seat]
    return (sum(place > places[seat] for place in others) - sum(place < places[seat] for place in others)) / len(others)


def test_a_tie_is_worth_what_lies_between() -> None:
    """Short games end in ties often."""
    expected = {
        ((1, 1), 1): 0.0,
        ((1, 1, 3), 1): 0.5,
        ((1, 2, 2), 2): -0.5,
        ((1, 2, 3), 3): -1.0,
        ((1, 2, 2), 1): 1.0,
    }
    seen = set()
    for players in (2, 3):
        env = gym("discovery", players, bots="random", turn_cap=7)
        for seed in range(120):
            _, info = env.reset(seed=seed)
            _, reward, _, _, info = play_on(env, random.Random(seed), info)[-1]
            kind = (tuple(sorted(env.game.places() or [])), info["place"])
            if kind in expected:
                seen.add(kind)
                assert reward == expected[kind]
    assert seen == set(expected)


@NAMED
def test_rewards_can_be_points(name: str) -> None:
    env = gym(name, 2, reward="points", bots="level1")
    _, info = env.reset(seed=2)
    steps = play_on(env, random.Random(2), info)
    assert steps[-1][1] == env.game.scores()[0].total
    assert all(step[1] == 0 for step in steps[:-1])


@NAMED
def test_seeds_decide_everything_bots_included(name: str) -> None:
    runs = []
    for _ in range(2):
        env = gym(name, 3, seat="random", bots=["level2", "random:seed=4"])
        seats = []
        for seed in (5, None):
            _, info = env.reset(seed=seed)
            play_on(env, random.Random(5), info, 40)
            seats.append((env.seat, env.game.history))
        runs.append(seats)
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_reset_deals_the_game_of_a_seed() -> None:
    env = gym("shipyard")
    env.reset(seed=9)
    assert env.game == fairlead.new("shipyard", players=1, seed=9)


def test_a_random_seat_is_any_seat() -> None:
    env = gym("discovery", 4, seat="random", bots="random")
    env.reset(seed=0)
    seats = set()
    for _ in range(40):
        _, info = env.reset()
        assert info["seat"] == env.seat == env.game.to_act[0]
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_each_bot_sits_where_it_was_put() -> None:
    asked: list[tuple[str, int]] = []

    class Spy(Bot):
        def __init__(self, name: str) -> None:
            self.name = name

        def think(self, known: Knowledge) -> Move:
            assert known.record == env.game.known_bytes(known.seat)  # and nothing beyond
            asked.append((self.name, known.seat))
            return make("random").think(known)

    env = gym("discovery", 3, seat=1, bots=[Spy("first"), Spy("last")])
    _, info = env.reset(seed=1)
    play_on(env, random.Random(1), info)
    assert set(asked) == {("first", 0), ("last", 2)}


@NAMED
def test_a_copy_goes_on_by_itself(name: str) -> None:
    env = gym(name, 2, bots="level1")
    _, info = env.reset(seed=4)
    info = play_on(env, random.Random(4), info, 8)[-1][4]
    other, before = copy.deepcopy(env), env.game.copy()
    play_on(other, random.Random(5), info)
    assert env.game == before
    play_on(env, random.Random(5), info)
    assert env.game.history == other.game.history


def test_a_bot_does_not_see_more_through_the_environment_than_at_the_table() -> None:
    """What the seat is shown between its moves is its own knowledge, not that of the bots."""
    env = gym("bremerhaven", 2, bots="random", observation="flat")
    seen, info = env.reset(seed=3)
    for _ in range(20):
        for number in range(2):
            assert env.game.guess(0, number).features(0).tobytes() == seen.tobytes()
        seen, *_, info = play_on(env, random.Random(3), info, 1)[0]


# ---------------------------------------------------------------- illegal actions


def opening(illegal: str, **settings: Any) -> tuple[SeatEnv, int]:
    """A game of Age of Discovery in which a turn cannot be ended yet, and the id of that illegal action."""
    env = gym("discovery", 2, illegal=illegal, start_player=0, bots="random", **settings)
    env.reset(seed=7)
    return env, env.game.move("end").id


def test_an_illegal_action_loses() -> None:
    env, end = opening("lose")
    before = env.game.copy()
    _, reward, terminated, truncated, info = env.step(end)
    assert (reward, terminated, truncated, info["refused"]) == (-1, True, False, "AD-TURN-7")
    assert env.game == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(1)
    env.reset()
    env.step(1)


def test_an_illegal_action_can_be_an_error() -> None:
    env, end = opening("raise")
    before = env.game.copy()
    with pytest.raises(IllegalMove, match="needs a second action") as refused:
        env.step(end)
    assert refused.value.clause == "AD-TURN-7"
    assert env.game == before
    env.step(1)


def test_an_illegal_action_can_be_ignored() -> None:
    env, end = opening("ignore", illegal_reward=-0.1)
    before = env.game.copy()
    limited = TimeLimit(env, 2)
    limited.reset(seed=7)
    for last in (False, True):
        _, reward, terminated, truncated, info = limited.step(end)
        assert (reward, terminated, truncated, info["refused"]) == (-0.1, False, last, "AD-TURN-7")
    assert env.game == before


def test_an_illegal_action_can_stand_for_any_legal_one() -> None:
    played = set()
    env, end = opening("random")
    for _ in range(30):
        env.reset()
        _, reward, terminated, _, info = env.step(end)
        assert (reward, terminated, info["refused"]) == (0, False, "AD-TURN-7")
        played.add(env.game.history[0][1].text)
    assert len(played) > 5
    assert "end" not in played


@pytest.mark.parametrize("illegal", ["lose", "raise", "ignore", "random"])
def test_what_is_no_action_at_all_is_always_an_error(illegal: str) -> None:
    env, _ = opening(illegal)
    for nonsense in (-1, 329, 10**12):
        with pytest.raises(IllegalMove, match="There is no move"):
            env.step(nonsense)
    with pytest.raises(TypeError):
        env.step(1.5)


def test_rendering_tells_what_happened_since_the_last_own_move() -> None:
    env = gym("discovery", 2, bots="random", render_mode="ansi", start_player=0)
    env.reset(seed=7)
    env.step(env.game.move("coins").id)
    assert str(env.render()).startswith("Seat 0 takes 2 coins.\nSeat 0 is asked (act):\n")
    env.step(env.game.move("end").id)
    env.step(env.game.move("done").id)
    text = str(env.render())
    assert "\nSeat 1 " in text
    assert "Seat 0 is asked (act):" in text


def test_bad_settings_are_refused_by_name() -> None:
    settings: dict[str, Any]
    for settings, sentence in (
        ({"players": 1}, "players cannot be 1"),
        ({"players": 2, "seat": 2}, "seat cannot be 2; it can be 0, 1, random"),
        ({"players": 2, "illegal": "shrug"}, "illegal cannot be 'shrug'"),
        ({"players": 2, "observation": "picture"}, "observation cannot be 'picture'; it can be dict, flat"),
        ({"players": 2, "render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'"),
        ({"players": 3, "bots": ["random"]}, "bots must be one for all, or a list of 2"),
        ({"players": 2, "bots": "genius"}, "There is no bot 'genius'"),
        ({"players": 2, "edition": "third"}, "discovery has no option 'edition'"),
        ({"players": 2, "reward": "glory"}, "reward cannot be 'glory'"),
    ):
        with pytest.raises(OptionError, match=sentence):
            gym("discovery", **settings)
    with pytest.raises(gymnasium.error.ResetNeeded):
        gym("shipyard").step(0)
