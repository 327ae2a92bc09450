"""The promises of kernel/contract.py, for every game, edition and number of seats."""

from __future__ import annotations

import random

import numpy as np
import pytest

import fairlead
from fairlead import FairleadError, Game
from fairlead.games import NAMES, find
from fairlead.kernel import drive
from fairlead.kernel.compiler import PLAIN
from fairlead.kernel.records import bind
from fairlead.play.table import GameTable
from fairlead.play.varieties import Variety
from helpers import compiled, play_randomly, random_answer
from worlds import TABLES, asked_at_once, dealt, every_shared_table, every_table

GAMES = 1 if PLAIN else 4
CHECKED_GAMES = 1000  # at each table; `make fuzz` plays a million


@every_table
def test_setup_depends_on_its_arguments_alone(table: Variety) -> None:
    game = dealt(table, 5)
    again = dealt(table, 5)
    again._table.memory.view(np.uint8)[:] = 77  # whatever was there before
    again._table.deal(again.options, 5)
    assert game == again
    assert game != dealt(table, 6)


@every_table
def test_legal_and_explain_agree_on_every_action(table: Variety) -> None:
    for seed in range(GAMES):
        game = dealt(table, seed)
        chooser = random.Random(seed)
        for step in range(400):
            if game.over:
                break
            if step % (40 if PLAIN else 5) == 0 or len(game.to_act) > 1:
                check_agreement(game)
            game.play(*random_answer(game, chooser))
        check_agreement(game)


def check_agreement(game: Game) -> None:
    table = game._table
    acting = game.to_act
    for seat in range(game.players):
        legal = set(table.legal(seat))
        assert bool(legal) == (seat in acting)
        explained = {action for action in range(-1, game.definition.actions + 1) if table.refusal(seat, action) == 0}
        assert explained == legal


@every_table
def test_only_who_is_still_asked_may_take_a_move_back(table: Variety) -> None:
    """What ended a turn, a step of all, or the game, stays: the next player has begun to think."""
    game, chooser = dealt(table, 6), random.Random(6)
    while not game.over:
        asked = game.to_act
        move, seat = random_answer(game, chooser)
        game.play(move, seat)
        if game.can_undo:
            assert game.to_act
            assert {*game.to_act, seat} == set(asked)


@every_shared_table
def test_seats_that_are_asked_at_once_may_answer_in_any_order(table: Variety) -> None:
    """Neither the result nor what each may answer depends on who was quicker."""
    game = asked_at_once(table, 7)
    acting = game.to_act
    answers = {seat: answers_of(game, seat) for seat in acting}
    assert all(answers.values())
    turns = [seat for seat in acting for _ in answers[seat]]
    mixed = [random.Random(number).sample(turns, len(turns)) for number in range(2)]
    results = set()
    for order in (turns, turns[::-1], *mixed):
        played, left = game.copy(), {seat: list(moves) for seat, moves in answers.items()}
        for seat in order:
            assert played.moves(seat).ids == left[seat][0][1]
            played.play(left[seat].pop(0)[0], seat)
        results.add(played._table.snapshot())
        assert fairlead.read(played.record()) == played
    assert len(results) == 1


def answers_of(game: Game, seat: int) -> list[tuple[int, list[int]]]:
    """Random answers of one seat to all that it is asked while the others wait, each with what it could answer."""
    alone, chooser, found = game.copy(), random.Random(seat), []
    others = [other for other in game.to_act if other != seat]
    while seat in alone.to_act and set(others) <= set(alone.to_act):
        ids = alone.moves(seat).ids
        found.append((chooser.choice(ids), ids))
        alone.play(found[-1][0], seat)
    return found


@every_table
def test_looking_changes_nothing(table: Variety) -> None:
    game = play_randomly(dealt(table, 3), 3, 40)
    before = game._table.snapshot()
    game.decision()
    game.history_for()
    for seat in (None, *range(table.players)):
        game.view(seat)
        game.log(seat)
    for seat in range(table.players):
        game.features(seat)
        game.guess(seat, 1)
    game.scores()
    game.places()
    game.position()
    game.record()
    for seat in game.to_act:
        game.choices(seat)
    with pytest.raises(FairleadError):
        game.play("no such move")
    assert game._table.snapshot() == before


@every_table
def test_a_finished_game_has_places_and_nobody_to_act(table: Variety) -> None:
    for seed in range(GAMES):
        game = dealt(table, seed)
        assert game.places() is None
        play_randomly(game, seed)
        assert game.over
        assert game.to_act == ()
        assert game.decision() is None
        assert len(game.moves()) == 0
        places, totals = game.places(), [score.total for score in game.scores()]
        assert places is not None
        assert min(places) == 1
        assert all(
            places[a] < places[b] for a in range(table.players) for b in range(table.players) if totals[a] > totals[b]
        )


@compiled
@every_table
def test_invariants_hold_in_random_games(table: Variety) -> None:
    fairlead.simulate(table.game, games=CHECKED_GAMES, seed=1000, checked=True, **table.options)


@compiled
@every_table
def test_simulation_does_not_depend_on_threads(table: Variety) -> None:
    one = fairlead.simulate(table.game, games=1200, seed=5, threads=1, **table.options)
    two = fairlead.simulate(table.game, games=1200, seed=5, threads=2, **table.options)
    assert (one.decisions == two.decisions).all()
    assert (one.points == two.points).all()
    assert (one.places == two.places).all()


@every_table
def test_features_are_finite_and_need_no_redaction(table: Variety) -> None:
    game = play_randomly(dealt(table, 2), 2, 60)
    for seat in range(table.players):
        vector = game.features(seat)
        assert np.isfinite(vector).all()
        assert np.abs(vector).max() <= 20
        blind = GameTable(game.definition)
        blind.memory[:] = game._table.redacted(seat).memory
        assert (blind.features(seat) == vector).all()
        assert vector.any()


@every_table
def test_feature_blocks_add_up_to_the_vector(table: Variety) -> None:
    played = play_randomly(dealt(table, 1), 1, 40)._table
    size = sum(int(np.prod(block.shape)) for block in played.definition.blocks)
    out = np.full(size + 8, 7, np.float32)
    assert drive.read_features(played.boxes, played.games, 0, 0, out) == size == played.definition.features


@every_table
def test_records_keep_their_declared_ranges(table: Variety) -> None:
    game = dealt(table, 4)
    chooser = random.Random(4)
    for _ in range(60 if PLAIN else 1000):
        if game.over:
            break
        assert game.definition.record.out_of_range(game._table.memory[0]) == []
        game.play(*random_answer(game, chooser))


def test_every_field_says_what_it_means() -> None:
    for name in NAMES:
        record = find(name).record
        assert record.size <= 2048
        for item in record.fields:
            assert len(item.meaning) > 5, item.name
            low, high = item.within
            assert low <= high
            limits = np.iinfo(item.type)
            assert limits.min <= low, item.name
            assert high <= limits.max, item.name


def test_bind_is_what_kernels_take() -> None:
    memory = dealt(TABLES[0]).definition.record.allocate(2)
    assert len(bind(memory)) == 2
