"""The games in OpenSpiel: its own checks on every game, edition and number of seats, and what states promise beyond."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest

import fairlead
from fairlead import Game, IllegalMove, OptionError
from fairlead.games import NAMES
from fairlead.play.varieties import Variety, seatings, varieties
from helpers import compiled, play_randomly
from worlds import dealt

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("fairlead.envs.openspiel")

SEATINGS = [variety for name in NAMES for variety in seatings(name)]
MIXED = [variety for name in NAMES for variety in varieties(name) if variety not in seatings(name)]
TWO_SEATS = [next(variety for variety in seatings(name) if variety.players == 2) for name in NAMES]
every_seating = pytest.mark.parametrize("table", SEATINGS, ids=str)
every_game = pytest.mark.parametrize("table", TWO_SEATS, ids=str)
shared = pytest.mark.parametrize("table", [table for table in SEATINGS if table.players > 1], ids=str)
State = Any


def spiel(table: Variety, **more: Any) -> Any:
    """OpenSpiel's game of a table."""
    return pyspiel.load_game(f"python_fairlead_{table.game}", {**table.options, **more})


def deal(game: Any, seed: int) -> State:
    """A state after the chance nodes."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "little"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def play_on(state: State, seed: int = 0, moves: int = 10_000) -> State:
    """Plays random actions, to the end or up to a number."""
    chooser = random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def same(one: State, two: State) -> bool:
    """Whether two states are the same position with the same memories."""
    memories = [
        [state.information_state_string(seat) for seat in range(state.num_players())]
        for state in (one, two)
        if not state.is_chance_node()
    ]
    return str(one) == str(two) and memories[:1] == memories[1:]


def check_invariants(state: State) -> None:
    assert state.broken_invariant() == 0


# ------------------------------------------------------------------ OpenSpiel's own checks


@compiled
@every_seating
def test_random_simulations(table: Variety) -> None:
    pyspiel.random_sim_test(spiel(table), num_sims=1, serialize=True, verbose=False, state_checker_fn=check_invariants)


@compiled
@pytest.mark.parametrize("table", MIXED, ids=str)
def test_random_simulations_with_further_options_and_points(table: Variety) -> None:
    game = spiel(table, reward="points")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, state_checker_fn=check_invariants)


@compiled
@every_seating
def test_openspiels_api_test_on_part_of_the_tree(table: Variety, capfd: Any) -> None:
    from open_spiel.integration_tests import api_test

    random.seed(1)  # it looks at states picked by luck, and once in a while all of them would be before the deal
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("PartialTree", (base,), {"game": spiel(table), "game_name": str(table)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    capfd.readouterr()  # it provokes thousands of errors, and OpenSpiel prints each
    assert result.errors + result.failures == []
    assert result.testsRun >= 5


@compiled
@every_game
def test_own_states_and_actions_can_be_read_from_an_information_state(table: Variety) -> None:
    """Perfect recall as OpenSpiel's api_test means it: one information state, one past of states and actions."""
    pasts: dict[tuple[str, int], Any] = {}
    game = spiel(table)
    for number in range(150):
        state, chooser = deal(game, number % 3), random.Random(number)
        own: dict[int, list[tuple[str, int]]] = {0: [], 1: []}
        for _ in range(10):
            seat, action = state.current_player(), chooser.choice(state.legal_actions()[:4])
            knowledge = state.information_state_string(seat)
            assert pasts.setdefault((knowledge, seat), list(own[seat])) == own[seat]
            own[seat].append((knowledge, action))
            state.apply_action(action)
    assert len(pasts) > 300


# ------------------------------------------------------------------ the same game


@every_seating
def test_a_state_goes_in_step_with_a_game(table: Variety) -> None:
    state, game, chooser = deal(spiel(table), 77), dealt(table, 77), random.Random(7)
    for step in range(10_000):
        assert state._world.record() == game.snapshot()
        assert state.is_terminal() == game.over
        if game.over or step > 400:
            break
        seat = state.current_player()
        assert seat == game.to_act[0]
        assert state.legal_actions() == state.legal_actions(seat) == game.moves(seat).ids
        assert [action for action, legal in enumerate(state.legal_actions_mask()) if legal] == state.legal_actions()
        assert state.returns() == state.rewards() == [0.0] * table.players
        if step % 20 == 0:
            assert state.observation_tensor(seat) == game.features(seat).tolist()
            assert state._world.known(seat) == game.known_bytes(seat)
        action = chooser.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == game.move(action).text
        state.apply_action(action)
        game.play(action, seat)
    if game.over:
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
        assert state.legal_actions() == []
        check_returns(state, game)


def check_returns(state: State, game: Game) -> None:
    places = game.places()
    assert places is not None
    if game.players == 1:
        assert state.returns() == [float(game.scores()[0].total)]
        return
    assert sum(state.returns()) == pytest.approx(0)
    order = sorted(range(game.players), key=lambda seat: places[seat])
    assert order == sorted(order, key=lambda seat: -state.returns()[seat])
    if places.count(1) == 1:
        assert max(state.returns()) == 1


@every_game
def test_points_as_reward(table: Variety) -> None:
    state, game = deal(spiel(table, reward="points"), 5), dealt(table, 5)
    chooser = random.Random(5)
    while not state.is_terminal():
        action, seat = chooser.choice(state.legal_actions()), state.current_player()
        state.apply_action(action)
        game.play(action, seat)
    assert state.returns() == [float(score.total) for score in game.scores()]
    assert state.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


# ------------------------------------------------------------------ copies


@every_seating
def test_serialisation_goes_round(table: Variety) -> None:
    game = spiel(table)
    halfway = play_on(deal(game, 3), 3, 30)
    halfway.information_state_string(0)
    states = [
        game.new_initial_state(),
        play_on(game.new_initial_state(), 1, 2),
        deal(game, 3),
        halfway,
        play_on(halfway.clone(), 4, 10),
        halfway.resample_from_infostate(0, random.Random(1).random),
        game.new_initial_state(play_randomly(dealt(table, 8), 8, 25).position()),
    ]
    for state in states:
        text = pyspiel.serialize_game_and_state(game, state)
        again, restored = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(game)
        for other in (restored, pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
            assert same(other, state)
            assert other.history() == state.history()
            assert same(play_on(other, 2, 12), play_on(state.clone(), 2, 12))


@every_game
def test_a_history_replays_to_the_same_state(table: Variety) -> None:
    game = spiel(table)
    state = play_on(game.new_initial_state(), 9, 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert same(again, state)


@every_game
def test_a_clone_goes_its_own_way(table: Variety) -> None:
    state = play_on(deal(spiel(table), 4), 4, 20)
    before, memory = str(state), state.information_state_string(0)
    clone = state.clone()
    assert same(clone, state)
    play_on(clone, 1, 5)
    assert (str(state), state.information_state_string(0)) == (before, memory)
    assert not same(clone, state)
    assert same(state.child(state.legal_actions()[0]), play_first(state.clone()))


def play_first(state: State) -> State:
    state.apply_action(state.legal_actions()[0])
    return state


# ------------------------------------------------------------------ what a seat knows


def views(state: State, seat: int) -> list[Any]:
    """All that OpenSpiel tells a seat."""
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.get_game().make_py_observer(private).string_from(state, seat),
    ]


@every_seating
def test_resampling_keeps_what_a_seat_knows(table: Variety) -> None:
    state, sampler = deal(spiel(table), 6), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for step in range(6):
        for seat in range(table.players):
            other = state.resample_from_infostate(seat, sampler)
            assert views(other, seat) == views(state, seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.broken_invariant() == 0
            assert other.history() == []
            assert str(other) != str(state)
        play_on(state, step, 15)
        if state.is_terminal():
            break
    play_on(state.resample_from_infostate(0, sampler), 1, 400)


@shared
def test_worlds_that_differ_in_secrets_only_look_alike(table: Variety) -> None:
    game, start = spiel(table), play_randomly(dealt(table, 2), 2, 45)
    for viewer in range(table.players):
        one, two = (game.new_initial_state(start.guess(viewer, seed).position()) for seed in (1, 2))
        assert str(one) != str(two)
        for _ in range(6):
            assert views(one, viewer) == views(two, viewer)
            assert one.current_player() == two.current_player()
            action = one.legal_actions()[-1]
            if one.current_player() != viewer and action not in two.legal_actions():
                break
            one.apply_action(action)
            two.apply_action(action)
            seen = [state._world.known(viewer) for state in (one, two)]
            knowledge = [state.information_state_string(viewer) for state in (one, two)]
            assert (seen[0] == seen[1]) == (knowledge[0] == knowledge[1])
            if seen[0] != seen[1] or one.is_terminal():
                break


@shared
def test_others_know_of_a_move_just_what_they_see(table: Variety) -> None:
    state, chooser = deal(spiel(table), 11), random.Random(11)
    for _ in range(12):
        mover, actions = state.current_player(), state.legal_actions()
        children = [state.child(action) for action in chooser.sample(actions, min(3, len(actions)))]
        assert len({child.information_state_string(mover) for child in children}) == len(children)
        for viewer in set(range(table.players)) - {mover}:
            knowledge = {child.information_state_string(viewer) for child in children}
            assert len(knowledge) == len({child._world.known(viewer) for child in children})
        play_on(state, chooser.randrange(1000), 7)
        if state.is_terminal():
            break


def test_a_face_down_bid_is_not_known_to_others() -> None:
    state = deal(pyspiel.load_game("python_fairlead_bremerhaven(players=2)"), 1)
    while not state.action_to_string(state.legal_actions()[0]).startswith("bid "):
        play_first(state)
    bids = [(state.action_to_string(action), action) for action in state.legal_actions()]
    children = [state.child(action) for text, action in bids if text.endswith(" park")]
    mover = state.current_player()
    assert len(children) > 1
    assert len({child.information_state_string(1 - mover) for child in children}) == 1
    assert len({child.information_state_string(mover) for child in children}) == len(children)


def test_the_memory_tells_two_ways_to_one_position_apart() -> None:
    state = deal(pyspiel.load_game("python_fairlead_discovery(start_player=0)"), 7)
    texts = {state.action_to_string(action): action for action in state.legal_actions()}
    one, two = state.clone(), state.clone()
    for way, order in ((one, ("coins", "order 0")), (two, ("order 0", "coins"))):
        for text in order:
            way.apply_action(texts[text])
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) != two.information_state_string(1)


# ------------------------------------------------------------------ observers


@every_game
def test_observers_name_the_blocks_of_the_features(table: Variety) -> None:
    state = play_on(deal(spiel(table), 2), 2, 40)
    game = dealt(table)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert {name: piece.shape for name, piece in observer.dict.items()} == {
        block.name: block.shape for block in game.definition.blocks
    }
    assert np.concatenate([piece.ravel() for piece in observer.dict.values()]).tolist() == observer.tensor.tolist()
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert state.get_game().observation_tensor_shape() == [game.definition.features]
    observer.set_from(state.get_game().new_initial_state(), 0)
    assert not observer.tensor.any()


def observer_of(game: Any, public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return game.make_py_observer(kind)


@every_game
def test_public_and_private_strings(table: Variety) -> None:
    kinds, game = pyspiel.PrivateInfoType, spiel(table)
    state = play_on(deal(game, 2), 2, 3)
    public, private = observer_of(game, True, kinds.NONE), observer_of(game, False, kinds.SINGLE_PLAYER)
    everything, all_private = observer_of(game, True, kinds.ALL_PLAYERS), observer_of(game, False, kinds.ALL_PLAYERS)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert observer_of(game, False, kinds.NONE).string_from(state, 0) == ""
    parts = [private.string_from(state, seat) for seat in range(2)]
    assert all_private.string_from(state, 0) == "; ".join(part for part in parts if part)
    assert everything.string_from(state, 0).startswith(public.string_from(state, 0))
    assert any(parts)
    assert public.tensor is None
    assert private.tensor is None


def test_unknown_observers_are_refused() -> None:
    game = pyspiel.load_game("python_fairlead_discovery")
    with pytest.raises(OptionError, match="Perfect recall"):
        observer_of(game, True, pyspiel.PrivateInfoType.NONE, recall=True)
    with pytest.raises(OptionError, match="no parameters"):
        game.make_py_observer(None, {"detail": 1})


# ------------------------------------------------------------------ parameters


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("python_fairlead_shipyard(players=3,edition=first,loop_spaces=24,reward=points)")
    assert game.num_players() == 3
    assert game.setting.options["edition"] == "first"
    assert game.setting.options["loop_spaces"] == 24
    assert game.setting.options == fairlead.new("shipyard", players=3, edition="first", loop_spaces=24).options
    assert pyspiel.load_game("python_fairlead_bremerhaven(players=1)").setting.options["variant"] == "solo"
    started = pyspiel.load_game("python_fairlead_discovery(start_player=1,tie_joker=false)")
    assert started.setting.options["tie_joker"] is False
    assert deal(started, 1).current_player() == deal(started, 2).current_player() == 1


def test_every_option_is_a_parameter_with_its_default() -> None:
    types = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for name in NAMES:
        kind = types[f"python_fairlead_{name}"]
        game = pyspiel.load_game(kind.short_name)
        names = {option.name for option in game.definition.options}
        assert set(kind.parameter_specification) == names | {"reward"}
        assert game.setting.options == fairlead.new(name, players=2).options
        assert (kind.min_num_players, kind.max_num_players) == (min(game.definition.players), 4)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("discovery(players=5)", "players cannot be 5"),
        ("discovery(turn_cap=0)", "turn_cap cannot be 0"),
        ("discovery(turn_cap=-1)", "turn_cap cannot be -1"),
        ("shipyard(edition=third)", "edition cannot be 'third'"),
        ("shipyard(reward=glory)", "reward cannot be 'glory'"),
        ("shipyard(players=1,reward=place)", "solo game"),
    ],
)
def test_wrong_parameters_are_refused_with_a_sentence(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        pyspiel.load_game(f"python_fairlead_{text}")


def test_positions_of_other_games_are_refused() -> None:
    game = pyspiel.load_game("python_fairlead_discovery(players=3)")
    with pytest.raises(OptionError, match="players"):
        game.new_initial_state(fairlead.new("discovery", players=2).position())
    with pytest.raises(OptionError, match="shipyard"):
        game.new_initial_state(fairlead.new("shipyard", players=3).position())


def test_illegal_actions_are_refused_with_a_sentence() -> None:
    state = deal(pyspiel.load_game("python_fairlead_discovery"), 7)
    with pytest.raises(IllegalMove, match=r"Action 0 \(end\) is not legal"):
        state.apply_action(0)
    with pytest.raises(IllegalMove, match="Action 5000"):
        state.apply_action(5000)
    assert state.move_number() == 4


@compiled
def test_openspiels_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_fairlead_discovery")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 5, random_state=luck)
    state = play_on(deal(game, 1), 1, 100)
    for _ in range(3):
        state.apply_action(bot.step(state))


@compiled
@every_game
def test_openspiels_reinforcement_learning_environment_runs(table: Variety) -> None:
    from open_spiel.python import rl_environment

    environment, chooser = rl_environment.Environment(spiel(table)), random.Random(3)
    moment = environment.reset()
    while not moment.last():
        seat = moment.observations["current_player"]
        assert len(moment.observations["info_state"][seat]) == dealt(table).definition.features
        moment = environment.step([chooser.choice(moment.observations["legal_actions"][seat])])
    assert sum(moment.rewards) == 0
