"""PettingZoo: its own suite for every game, edition and number of seats; and step by step the same game as `Game`."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

import fairlead
from fairlead import Game, IllegalMove, OptionError
from fairlead.envs import aec
from fairlead.envs.turns import TurnsEnv
from fairlead.games import NAMES
from fairlead.kernel import drive
from fairlead.play.varieties import Variety
from helpers import compiled
from worlds import dealt, every_table

pytestmark = compiled

CYCLES = 400  # of all agents: longer than any of these games
# PettingZoo knows by name which of its own games have observations with masks, and warns of others.
EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # of agents whose game is over
)
# Rewards by place, from the first to the last, worked out by hand.
REWARDS = {
    (1, 2): (1, -1),
    (1, 1): (0, 0),
    (1, 2, 3): (1, 0, -1),
    (1, 1, 3): (1 / 2, 1 / 2, -1),
    (1, 2, 2): (1, -1 / 2, -1 / 2),
    (1, 1, 1): (0, 0, 0),
    (1, 2, 3, 4): (1, 1 / 3, -1 / 3, -1),
    (1, 1, 3, 4): (2 / 3, 2 / 3, -1 / 3, -1),
    (1, 2, 2, 4): (1, 0, 0, -1),
    (1, 2, 3, 3): (1, 1 / 3, -2 / 3, -2 / 3),
    (1, 2, 2, 2): (1, -1 / 3, -1 / 3, -1 / 3),
    (1, 1, 1, 4): (1 / 3, 1 / 3, 1 / 3, -1),
    (1, 1, 3, 3): (2 / 3, 2 / 3, -2 / 3, -2 / 3),
}


def turns(table: Variety, **settings: Any) -> TurnsEnv:
    env = aec(table.game, **table.options, **settings)
    assert isinstance(env, TurnsEnv)
    return env


def play_on(env: TurnsEnv, chooser: random.Random, steps: int = 10_000) -> list[tuple[int, int]]:
    """Random legal actions until the game is over, or some of them; returns seats and actions."""
    played = []
    while len(played) < steps and not any(env.terminations.values()):
        agent = env.agent_selection
        action = chooser.choice(env.observe(agent)["action_mask"].nonzero()[0].tolist())
        env.step(action)
        played.append((env.possible_agents.index(agent), action))
    return played


# ---------------------------------------------------------------- PettingZoo's own tests


@every_table
def test_petting_zoo_finds_no_fault(table: Variety, recwarn: pytest.WarningsRecorder) -> None:
    env = turns(table)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    api_test(env, num_cycles=CYCLES)
    assert {str(warning.message) for warning in recwarn} <= set(EXPECTED_WARNINGS)


@every_table
def test_petting_zoo_finds_that_seeds_decide_everything(table: Variety) -> None:
    seed_test(lambda: turns(table), num_cycles=CYCLES)


@every_table
def test_the_parallel_conversion_for_turns_works(table: Variety) -> None:
    env = turns(table)
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=CYCLES * table.players)
    assert not env.agents


@pytest.mark.parametrize("name", NAMES)
def test_the_conversion_for_simultaneous_steps_is_refused(name: str) -> None:
    """Each action changes what the next agent may do, so agents cannot all act on the same observation."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(aec(name, players=2))


@pytest.mark.parametrize("name", NAMES)
def test_losing_by_an_illegal_action_passes_the_same_test(name: str, recwarn: pytest.WarningsRecorder) -> None:
    api_test(aec(name, players=3, illegal="lose"), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_can_be_rendered(name: str) -> None:
    render_test(lambda **settings: aec(name, players=2, **settings))


def test_rendering_tells_the_last_move_and_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec("discovery", players=2, render_mode="ansi", start_player=0)
    env.reset(seed=7)
    env.step(1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("Seat 0 takes 2 coins.\nSeat 0 is asked (act):\n")
    loud = aec("discovery", players=2, render_mode="human", start_player=0)
    loud.reset(seed=7)
    loud.step(1)
    assert capsys.readouterr().out.endswith(text + "\n")


# ---------------------------------------------------------------- the same game


@every_table
def test_it_is_the_same_game_as_in_python(table: Variety) -> None:
    """With the same seed and moves: agents, masks, observations of all seats, rewards, places and points."""
    game, env, chooser = dealt(table, 11), turns(table), random.Random(11)
    env.reset(seed=11)
    while not game.over:
        seat = game.to_act[0]
        assert env.agent_selection == f"seat_{seat}"
        assert_observed(env, game, seat)
        assert_observed(env, game, chooser.randrange(table.players))
        assert set(env.rewards.values()) == {0}
        move = chooser.choice(game.moves(seat))
        game.play(move, seat)
        env.step(move.id)
    assert_ended(env, game)


def assert_observed(env: TurnsEnv, game: Game, seat: int) -> None:
    seen = env.observe(f"seat_{seat}")
    assert seen["observation"].tobytes() == game.features(seat).tobytes()
    legal = game.moves(seat).ids if game.to_act and seat == game.to_act[0] else []
    assert seen["action_mask"].nonzero()[0].tolist() == legal


def assert_ended(env: TurnsEnv, game: Game) -> None:
    places, scores = game.places(), game.scores()
    assert places is not None
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    for seat, agent in enumerate(env.possible_agents):
        assert_observed(env, game, seat)
        assert env.infos[agent] == {"place": places[seat], "points": scores[seat].parts}
        if game.players == 1:
            assert env.rewards[agent] == scores[seat].total
        else:
            assert env.rewards[agent] == pytest.approx(
                REWARDS[tuple(sorted(places))][sorted(places).index(places[seat])]
            )
    if game.players > 1:
        assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    for agent, reward in dict(env.rewards).items():
        assert env.agent_selection == agent
        assert env.last()[1:4] == (reward, True, False)
        env.step(None)
    assert env.agents == []


def test_tied_agents_share_the_reward() -> None:
    """Short games end in ties often; what each kind of tie brings is in the table above."""
    chooser, seen = random.Random(1), set()
    for players in (2, 3, 4):
        env = aec("discovery", players=players, turn_cap=7)
        for seed in range(60):
            env.reset(seed=seed)
            play_on(env, chooser)
            places = [env.infos[agent]["place"] for agent in env.possible_agents]
            seen.add(tuple(sorted(places)))
            for agent, place in zip(env.possible_agents, places, strict=True):
                expected = REWARDS[tuple(sorted(places))][sorted(places).index(place)]
                assert env.rewards[agent] == pytest.approx(expected)
    assert {(1, 1), (1, 1, 3), (1, 2, 2), (1, 1, 3, 4), (1, 2, 2, 4), (1, 2, 3, 3)} <= seen


@pytest.mark.parametrize("name", NAMES)
def test_rewards_can_be_points(name: str) -> None:
    env = aec(name, players=3, reward="points")
    env.reset(seed=5)
    play_on(env, random.Random(5))
    assert [env.rewards[agent] for agent in env.possible_agents] == [score.total for score in env.game().scores()]
    assert any(env.rewards.values())


def test_reset_deals_the_game_of_a_seed_and_a_line_of_others_after_it() -> None:
    env, again = aec("shipyard", players=2), aec("shipyard", players=2)
    env.reset(seed=3)
    assert env.game() == fairlead.new("shipyard", players=2, seed=3)
    again.reset(seed=8)
    again.reset(seed=3)
    lines = []
    for each in (env, again):
        games = [each.game()]
        for _ in range(3):
            each.reset()
            games.append(each.game())
        lines.append(games)
    assert lines[0] == lines[1]
    assert len(set(lines[0])) == 4
    unseeded = [aec("shipyard", players=2) for _ in range(2)]
    for each in unseeded:
        each.reset()
    assert unseeded[0].game() != unseeded[1].game()


def test_a_game_knows_its_history() -> None:
    env = aec("bremerhaven", players=2)
    env.reset(seed=4)
    played = play_on(env, random.Random(4), 30)
    assert [(seat, move.id) for seat, move in env.game().history] == played


@every_table
def test_a_copy_goes_on_by_itself(table: Variety) -> None:
    env = turns(table)
    env.reset(seed=6)
    play_on(env, random.Random(6), 25)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.game()
    ends = []
    for each in (*copies, env):
        assert env.game() == before or each is env
        played = play_on(each, random.Random(7))
        ends.append((played, each.rewards, each.infos, each.state().tobytes()))
        each.reset()
        ends[-1] += (each.game(),)
    assert ends[0] == ends[1] == ends[2]


def test_state_is_what_all_agents_know() -> None:
    env = aec("discovery", players=3)
    env.reset(seed=2)
    play_on(env, random.Random(2), 20)
    known = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.state().tobytes() == np.concatenate(known).tobytes()
    assert env.state_space.contains(env.state())


# ---------------------------------------------------------------- observations


def test_observations_stay_as_they_were() -> None:
    env = aec("discovery", players=2)
    env.reset(seed=1)
    first = env.last()[0]
    kept = copy.deepcopy(first)
    play_on(env, random.Random(1), 10)
    assert all(np.array_equal(first[name], kept[name]) for name in kept)


def test_without_copies_the_next_step_overwrites_them() -> None:
    env = aec("discovery", players=2, copy=False)
    env.reset(seed=1)
    first = env.last()[0]
    play_on(env, random.Random(1), 1)
    later = env.last()[0]
    assert all(np.shares_memory(first[name], later[name]) for name in first)


@every_table
def test_no_observation_depends_on_what_its_seat_cannot_know(table: Variety) -> None:
    """In every world that a seat takes for possible it is shown the same, whether it is to act or not."""
    env = turns(table)
    env.reset(seed=9)
    chooser = random.Random(9)
    for steps in (0, 20, 40):
        play_on(env, chooser, steps)
        game = env.game()
        shown = {agent: env.observe(agent) for agent in env.possible_agents}
        for seat, agent in enumerate(env.possible_agents):
            for number in range(2):
                world = game.guess(seat, number)
                assert world != game or table.players == 1
                elsewhere = observed_in(env, world, agent)
                assert all(np.array_equal(shown[agent][name], elsewhere[name]) for name in shown[agent])


def observed_in(env: TurnsEnv, world: Game, agent: str) -> dict[str, Any]:
    """What an agent would be shown in another world: its record put in place, and looked at as after a step."""
    other = copy.deepcopy(env)
    memory, acting = other._one.memory, world.to_act[0]
    memory.games.view(np.uint8)[:] = np.frombuffer(world.snapshot(), np.uint8)
    memory.seats[0] = acting
    drive.mark_legal(memory.boxes, memory.games, 0, acting, memory.masks[0])
    drive.read_features(memory.boxes, memory.games, 0, acting, memory.features[0])
    return other.observe(agent)


# ---------------------------------------------------------------- what is refused


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = aec("discovery", players=2, start_player=0)
    env.reset(seed=7)
    before, seen = env.game(), env.last()[0]
    end = before.move("end").id
    with pytest.raises(IllegalMove, match="needs a second action") as refused:
        env.step(end)
    assert refused.value.clause == "AD-TURN-7"
    for nonsense in (-1, 329, 10**12):
        with pytest.raises(IllegalMove, match="There is no move"):
            env.step(nonsense)
    for nonsense in (1.5, None, "coins"):
        with pytest.raises(TypeError):
            env.step(nonsense)
    assert env.game() == before
    assert env.last()[0]["observation"].tobytes() == seen["observation"].tobytes()
    env.step(np.int32(1))
    assert env.game().history[-1][1].text == "coins"


def test_who_acts_illegally_can_lose_in_its_place() -> None:
    env = aec("discovery", players=3, illegal="lose", illegal_reward=-2, start_player=1)
    env.reset(seed=7)
    env.last()
    env.step(env.unwrapped.game().move("end").id)
    assert env.rewards == {"seat_0": 0, "seat_1": -2, "seat_2": 0}
    assert all(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    env.reset(seed=7)
    env.step(1)
    assert not any(env.terminations.values())


def test_bad_settings_are_refused_by_name() -> None:
    for settings, sentence in (
        ({"players": 5}, "players cannot be 5"),
        ({"players": 2, "reward": "glory"}, "reward cannot be 'glory'; it can be place or points"),
        ({"players": 2, "illegal": "shrug"}, "illegal cannot be 'shrug'; it can be raise or lose"),
        ({"players": 2, "render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'; it can be human or ansi"),
        ({"players": 2, "edition": "third"}, "discovery has no option 'edition'"),
    ):
        with pytest.raises(OptionError, match=sentence):
            aec("discovery", **settings)
    env = aec("discovery", players=2)
    for seed in (-1, 2**63, True, "7"):
        with pytest.raises(OptionError, match="seed cannot be"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="solo game"):
        aec("shipyard", players=1, reward="place")
