"""The promises of kernel/contract.py, for every game and number of seats."""

from __future__ import annotations

import random

import numpy as np
import pytest

import fairlead
from fairlead import FairleadError, Game
from fairlead.kernel import drive
from fairlead.kernel.compiler import PLAIN
from fairlead.kernel.records import bind
from fairlead.play.table import GameTable
from helpers import compiled, play_randomly
from worlds import TABLES, dealt

GAMES = 1 if PLAIN else 8


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_setup_depends_on_its_arguments_alone(name: str, players: int) -> None:
    game = dealt(name, players, 5)
    again = dealt(name, players, 5)
    again._table.memory.view(np.uint8)[:] = 77  # whatever was there before
    again._table.deal(again.options, 5)
    assert game == again
    assert game != dealt(name, players, 6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_and_explain_agree_on_every_action(name: str, players: int) -> None:
    for seed in range(GAMES):
        game = dealt(name, players, seed)
        chooser = random.Random(seed)
        for step in range(400):
            if game.over:
                break
            if step % (40 if PLAIN else 3) == 0:
                check_agreement(game)
            game.play(chooser.choice(game.moves()))
        check_agreement(game)


def check_agreement(game: Game) -> None:
    table = game._table
    acting = game.to_act
    for seat in range(game.players):
        legal = set(table.legal(seat))
        assert bool(legal) == (seat in acting)
        explained = {action for action in range(-1, game.definition.actions + 1) if table.refusal(seat, action) == 0}
        assert explained == legal


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_looking_changes_nothing(name: str, players: int) -> None:
    game = play_randomly(dealt(name, players, 3), 3, 40)
    before = game._table.snapshot()
    game.moves()
    game.decision()
    for seat in (None, *range(players)):
        game.view(seat)
        game.log(seat)
    for seat in range(players):
        game.features(seat)
        game.guess(seat, 1)
    game.scores()
    game.places()
    game.position()
    game.record()
    for move in game.moves():
        game.preview(move)
    with pytest.raises(FairleadError):
        game.play("no such move")
    assert game._table.snapshot() == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_finished_game_has_places_and_nobody_to_act(name: str, players: int) -> None:
    for seed in range(GAMES):
        game = dealt(name, players, seed)
        assert game.places() is None
        play_randomly(game, seed)
        assert game.over
        assert game.to_act == ()
        assert game.decision() is None
        assert len(game.moves()) == 0
        places, totals = game.places(), [score.total for score in game.scores()]
        assert places is not None
        assert min(places) == 1
        assert all(places[a] < places[b] for a in range(players) for b in range(players) if totals[a] > totals[b])


@compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_invariants_hold_in_random_games(name: str, players: int) -> None:
    fairlead.simulate(name, games=4000, players=players, seed=1000, checked=True)


@compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_simulation_does_not_depend_on_threads(name: str, players: int) -> None:
    one = fairlead.simulate(name, games=1200, players=players, seed=5, threads=1)
    two = fairlead.simulate(name, games=1200, players=players, seed=5, threads=2)
    assert (one.decisions == two.decisions).all()
    assert (one.points == two.points).all()
    assert (one.places == two.places).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_features_are_finite_and_need_no_redaction(name: str, players: int) -> None:
    game = play_randomly(dealt(name, players, 2), 2, 60)
    for seat in range(players):
        vector = game.features(seat)
        assert np.isfinite(vector).all()
        assert np.abs(vector).max() <= 20
        blind = GameTable(game.definition)
        blind.memory[:] = game._table.redacted(seat).memory
        assert (blind.features(seat) == vector).all()
        assert vector.any()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_feature_blocks_add_up_to_the_vector(name: str, players: int) -> None:
    from importlib import import_module

    module = import_module(f"fairlead.games.{name}.features")
    size = sum(int(np.prod(block.shape)) for block in module.FEATURES)
    table = play_randomly(dealt(name, players, 1), 1, 40)._table
    out = np.full(size + 8, 7, np.float32)
    assert drive.read_features(table.boxes, table.games, 0, 0, out) == size == table.definition.features


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_records_keep_their_declared_ranges(name: str, players: int) -> None:
    game = dealt(name, players, 4)
    chooser = random.Random(4)
    for _ in range(60 if PLAIN else 1000):
        if game.over:
            break
        assert game.definition.record.out_of_range(game._table.memory[0]) == []
        game.play(chooser.choice(game.moves()))


def test_every_field_says_what_it_means() -> None:
    for name, players in TABLES:
        record = dealt(name, players).definition.record
        assert record.size <= 2048
        for item in record.fields:
            assert len(item.meaning) > 5, item.name
            low, high = item.within
            assert low <= high
            limits = np.iinfo(item.type)
            assert limits.min <= low, item.name
            assert high <= limits.max, item.name


def test_bind_is_what_kernels_take() -> None:
    memory = dealt(*TABLES[0]).definition.record.allocate(2)
    assert len(bind(memory)) == 2
