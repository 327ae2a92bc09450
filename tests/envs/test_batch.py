"""Batches: every row is a game as `fairlead.new` deals it, stepped in step with all others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fairlead
from fairlead.envs import Batch, batch
from fairlead.errors import FairleadError, OptionError
from fairlead.kernel.compiler import PLAIN
from fairlead.play.varieties import Variety
from helpers import compiled
from worlds import every_table

ARRAYS = ("actions", "masks", "counts", "features", "seats", "rewards", "dones", "refused", "places", "points", "seeds")
STEPS = 40 if PLAIN else 450  # no game takes more than 478 decisions


def of(table: Variety, games: int, **more: Any) -> Batch:
    return batch(table.game, games=games, **{**table.options, **more})


def bytes_of(games: Batch) -> list[bytes]:
    return [*(getattr(games, name).tobytes() for name in ARRAYS), games.records()]


@every_table
def test_rows_are_games_step_by_step(table: Variety) -> None:
    rows = of(table, 2, seed=11)
    played = [fairlead.new(table.game, seed=11 + row, **table.options) for row in range(2)]
    for _ in range(STEPS):
        rows.sample()
        actions, seats = rows.actions.tolist(), rows.seats.tolist()
        for row, game in enumerate(played):
            assert seats[row] == game.to_act[0]
            assert np.flatnonzero(rows.masks[row]).tolist() == game.moves(seats[row]).ids
            assert rows.counts[row] == len(game.moves(seats[row]))
            assert (rows.features[row] == game.features(seats[row])).all()
            game.play(actions[row], seats[row])
        rows.step()
        for row, game in enumerate(played):
            assert rows.dones[row] == game.over
            if game.over:
                assert rows.places[row, : game.players].tolist() == game.places()
                totals = [[score.parts[name] for name in game.definition.categories] for score in game.scores()]
                assert rows.points[row, : game.players].tolist() == totals
                assert rows.seeds[row] == game.seed + 2
                played[row] = fairlead.new(table.game, seed=int(rows.seeds[row]), **table.options)
            else:
                assert not rows.rewards[row].any()
            assert rows.game(row) == played[row]


@pytest.mark.parametrize(
    ("places", "rewards"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([2, 1, 3], [0, 1, -1]), ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1])],
)
def test_places_become_rewards(places: list[int], rewards: list[float]) -> None:
    from fairlead.envs.stepping import rank

    games = batch("discovery", games=1, players=len(places))
    games.places[0, : len(places)] = places
    found = [rank(games.memory, games.terms, 0, seat) for seat in range(len(places))]
    assert found == pytest.approx(rewards)
    assert sum(found) == pytest.approx(0)


@compiled
@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_rewards_come_at_the_end_as_places_or_points(game: str) -> None:
    by_place, by_points = (batch(game, games=8, players=3, seed=1, reward=reward) for reward in ("place", "points"))
    ended = 0
    for _ in range(STEPS):
        for games in (by_place, by_points):
            games.sample()
            games.step()
        for row in np.flatnonzero(by_place.dones):
            ended += 1
            order = np.argsort(by_place.places[row, :3])
            assert (np.diff(by_place.rewards[row, order]) <= 0).all()
            counted = [by_place.definition.categories.index(name) for name in by_place.definition.points]
            assert by_points.rewards[row].tolist() == by_points.points[row, :3, counted].sum(axis=0).tolist()
        assert not by_place.rewards[by_place.dones == 0].any()
    assert ended >= 8


def test_solo_games_are_rewarded_by_points() -> None:
    assert batch("shipyard", games=1, players=1).reward == "points"
    with pytest.raises(OptionError, match="no places"):
        batch("shipyard", games=1, players=1, reward="place")


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    games = batch("discovery", games=4, players=2, seed=3)
    before = [games.snapshot(row) for row in range(4)]
    illegal = int(np.flatnonzero(games.masks[1] == 0)[0])
    legal = int(np.flatnonzero(games.masks[3])[0])
    games.step([-1, illegal, 10_000, legal])
    assert games.refused.tolist() == [1, 1, 1, 0]
    assert [games.snapshot(row) == before[row] for row in range(4)] == [True, True, True, False]
    games.step([legal] * 4)
    assert games.refused[3] == (0 if games.masks[3, legal] else games.refused[3])


@compiled
def test_threads_seeds_and_ways_to_play_make_no_difference() -> None:
    one = batch("discovery", games=200, players=2, seed=9, threads=1)
    many = batch("discovery", games=200, players=2, seed=9, threads=3)
    for _ in range(200):
        one.sample()
        one.step()
    assert (one.seeds >= 200).all()  # every row plays at least its second game
    many.play_randomly(200)
    assert bytes_of(one) == bytes_of(many)
    many.play_randomly(5)
    many.reset()
    many.play_randomly(200)
    assert bytes_of(one) == bytes_of(many)
    many.reset(seed=10)
    assert many.seeds[0] == 10
    assert many.game(0) == fairlead.new("discovery", seed=10, players=2)


def test_callers_own_the_buffers() -> None:
    masks, features = np.ones((3, 329), np.uint8), np.ones((3, 1059), np.float32)
    games = batch("discovery", games=3, players=2, buffers={"masks": masks, "features": features})
    assert games.masks is masks
    assert games.features is features
    assert masks.sum(axis=1).tolist() == games.counts.tolist()
    same = {name: getattr(games, name) for name in ARRAYS}
    games.sample()
    games.step()
    assert all(getattr(games, name) is array for name, array in same.items())


def test_features_can_be_left_out() -> None:
    assert batch("discovery", games=3, players=2, features=False).features.shape == (3, 0)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games cannot be 0; it can be a whole number from 1"),
        ({"players": 5}, "players cannot be 5"),
        ({"device": "tpu"}, "device cannot be 'tpu'; it can be cpu or cuda"),
        ({"reward": "glory"}, "reward cannot be 'glory'; it can be place or points"),
        ({"threads": 0}, "threads cannot be 0"),
        ({"seed": -1}, "seed cannot be -1"),
        ({"colour": "red"}, "no option 'colour'"),
        ({"buffers": {"mask": np.zeros(1)}}, "no buffer 'mask'; it has actions, masks"),
        ({"buffers": {"masks": np.zeros((3, 329))}}, r"masks must be uint8\[2, 329\], contiguous and writable; it is"),
    ],
)
def test_wrong_wishes_are_refused_in_words(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        batch("discovery", **{"games": 2, "players": 2, **wrong})


def test_wrong_rows_and_actions_are_refused_in_words() -> None:
    games = batch("discovery", games=2, players=2)
    with pytest.raises(OptionError, match="row cannot be 2; it can be a whole number from 0 to 1"):
        games.game(2)
    with pytest.raises(ValueError, match="could not broadcast"):
        games.step([1, 2, 3])


# ------------------------------------------------------------------ GPU


def has_gpu() -> bool:
    if PLAIN:
        return False
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_gpu_a_batch_on_it_says_so() -> None:
    with pytest.raises(FairleadError, match=r"No GPU is found|need numba-cuda|plain Python"):
        batch("discovery", games=2, players=2, device="cuda")


with_gpu = pytest.mark.skipif(
    not has_gpu(), reason="there is no GPU here; bench/RESULTS.md tells the last run where there was one"
)


def assert_same_bytes(cpu: Batch, gpu: Batch) -> None:
    for name in ARRAYS:
        assert getattr(cpu, name).tobytes() == getattr(gpu, name).copy_to_host().tobytes(), name
    assert cpu.records() == gpu.records()


@compiled
@with_gpu
@every_table
def test_cpu_and_gpu_give_the_same_bytes(table: Variety) -> None:
    cpu, gpu = of(table, 300, seed=5), of(table, 300, seed=5, device="cuda")
    for step in range(STEPS):
        for games in (cpu, gpu):
            games.sample()
            games.step()
        if step % 50 == 0 or step == STEPS - 1:
            assert_same_bytes(cpu, gpu)
            assert cpu.snapshot(299) == gpu.snapshot(299)


@compiled
@with_gpu
@pytest.mark.parametrize("game", ["discovery", "shipyard", "bremerhaven"])
def test_cpu_and_gpu_deal_refuse_and_reset_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairlead.envs.cuda_batching.DEALERS", 1)  # one block deals, several times over
    cpu, gpu = (batch(game, games=10_001, players=3, seed=5, device=device) for device in ("cpu", "cuda"))
    ended = 0
    for played in range(0, 480, 2):
        for games in (cpu, gpu):
            games.play_randomly(2)  # actions are picked where questions are asked, of games dealt anew as well
        ended += int(cpu.dones.sum())
        if played % 20 == 0:
            cpu.sample()
            gpu.sample()
            wrong = cpu.actions.copy()
            wrong[played % 7 :: 7], wrong[1::11] = -1, cpu.masks.shape[1]
            for games in (cpu, gpu):
                games.step(wrong)
            assert cpu.refused.any()
            assert_same_bytes(cpu, gpu)
    assert ended > 0
    for games in (cpu, gpu):
        games.reset(seed=9)
        games.play_randomly(3)
    assert_same_bytes(cpu, gpu)


@compiled
@with_gpu
@pytest.mark.parametrize("games", [1, 33, 1025])
def test_on_a_gpu_few_rows_are_sorted_as_well(games: int) -> None:
    cpu, gpu = (batch("discovery", games=games, players=2, seed=3, device=device) for device in ("cpu", "cuda"))
    for each in (cpu, gpu):
        each.play_randomly(150)
        each.step(np.full(games, -(2**31), np.int32))
        each.step(np.full(games, 2**31 - 1, np.int32))
        each.play_randomly(2)
    assert_same_bytes(cpu, gpu)
