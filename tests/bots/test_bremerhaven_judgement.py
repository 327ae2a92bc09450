"""How the bots judge Bremerhaven: the terms, what they may depend on, and whether they see what a player sees."""

from __future__ import annotations

import numpy as np
import pytest

from bremerhaven.scenes import harbours, scene
from fairlead import Game
from fairlead.bots import GreedyBot, RandomBot
from fairlead.bots.bremerhaven import HIDDEN, TERMS, brain_of, fill
from fairlead.bots.judging import MOST_TERMS
from fairlead.bots.knowledge import Knowledge
from fairlead.bots.weights import read_weights
from fairlead.games import find
from fairlead.kernel.compiler import plain
from fairlead.kernel.records import Plain
from helpers import bremerhaven, compiled, play, play_randomly

NAMES = [term.name for term in TERMS]
TABLES = [(1, "solo"), *((players, variant) for players in (2, 3, 4) for variant in ("long", "short"))]
every_table = pytest.mark.parametrize(("players", "variant"), TABLES)


def judged(record: Plain, seat: int) -> tuple[dict[str, float], float]:
    """The terms of a seat by name, and how much of the game is left."""
    out = np.full(MOST_TERMS, np.nan)
    left = plain(fill)(Plain(find("bremerhaven").box()[0]), record, seat, out)
    return dict(zip(NAMES, out[: len(NAMES)].tolist(), strict=True)), left


def terms(game: Game, seat: int = 0) -> dict[str, float]:
    """The terms of a seat as the table stands."""
    return judged(game._table.plain(), seat)[0]


def worth(game: Game, seat: int = 0) -> float:
    """What a position is worth to a seat."""
    weights = read_weights("bremerhaven", brain_of(game._table.plain()))
    return float(weights @ list(terms(game, seat).values()))


# ------------------------------------------------------------------ promises of a judgement


@every_table
def test_at_the_end_the_points_are_the_score_and_nothing_else_counts(players: int, variant: str) -> None:
    for seed in range(3):
        game = play_randomly(bremerhaven(players, variant=variant, seed=seed), seed)
        for seat, score in enumerate(game.scores()):
            found, left = judged(game._table.plain(), seat)
            assert left == 0.0
            assert found.pop("points") == int(score)
            assert set(found.values()) == {0.0}


@every_table
def test_the_rest_of_the_game_shrinks_and_is_the_same_for_all(players: int, variant: str) -> None:
    game, before = bremerhaven(players, variant=variant, seed=5), 1.0
    assert judged(game._table.plain(), 0)[1] == 1.0
    while not game.over:
        play_randomly(game, len(game.history), 1)
        left = {judged(game._table.plain(), seat)[1] for seat in range(players)}
        assert len(left) == 1
        # A newspaper that moves the ship figure by 1 lengthens the long game.
        assert max(left) <= before + (0.1 if variant == "long" else 1e-9)
        before = max(left)


@every_table
def test_what_is_known_and_what_is_guessed_can_be_judged(players: int, variant: str) -> None:
    game = play_randomly(bremerhaven(players, variant=variant, seed=7), 7, 40)
    for step in range(12):
        play_randomly(game, step, 7)
        for seat in range(players):
            known = Knowledge.of(game, seat).plain()
            guess = game.guess(seat, step)._table.plain()
            for other in range(players):
                assert np.isfinite(list(judged(known, other)[0].values())).all()
                assert np.isfinite(list(judged(guess, other)[0].values())).all()


def test_cards_that_lie_face_down_count_nothing_for_those_who_do_not_know_them() -> None:
    game = bremerhaven(2, variant="short", seed=3)
    play_randomly(game, 1, 6)  # the start goods
    first = game.to_act[0]
    play(game, "bid 5 building")
    known = Knowledge.of(game, 1 - first).plain()
    found, _ = judged(known, first)
    assert found["plans"] == found["hand"] == 0.0


@every_table
def test_a_seat_is_judged_alike_in_all_worlds_that_it_cannot_tell_apart_while_cards_lie(
    players: int, variant: str
) -> None:
    game = play_randomly(bremerhaven(players, variant=variant, seed=11), 11, 30)
    for step in range(30):
        play_randomly(game, step, 1)
        for seat in game.to_act:
            if Knowledge.of(game, seat).kind == "bid":
                found = [judged(game.guess(seat, key)._table.plain(), seat)[0] for key in range(3)]
                assert found[0] == found[1] == found[2]


def test_hidden_fields_are_fields_of_moves() -> None:
    for kind, fields in HIDDEN.items():
        moves = [move for move in find("bremerhaven").moves if move.kind == kind]
        assert moves
        assert all(field in moves[0].fields for field in fields)


@pytest.mark.parametrize("brain", ["long", "short", "many", "solo"])
def test_every_set_of_weights_weighs_every_term_and_points_as_they_are(brain: str) -> None:
    weights = read_weights("bremerhaven", brain)
    assert len(weights) == len(TERMS)
    assert weights[0] == 1.0


# ------------------------------------------------------------------ what a player sees


def test_a_high_card_on_a_ship_promises_more_prestige_than_a_low_one() -> None:
    game = scene(phase="bidding", sea=[2, 3])
    low, high = play(game.copy(), "bid 1 sea-1"), play(game.copy(), "bid 5 sea-1")
    assert 0 < terms(low)["rise"] < terms(high)["rise"]
    assert terms(low)["hand"] > terms(high)["hand"]


def test_a_ship_that_fits_no_dock_promises_nothing() -> None:
    assert terms(play(scene(phase="bidding", sea=[37, 3]), "bid 5 sea-1"))["rise"] == 0


def test_goods_at_hand_are_counted_for_the_order_that_asks_for_them() -> None:
    order = {1: {"order": 18, "markers": 2}}  # two barrels, penalty 2 money
    lacking, served = harbours(me={"areas": order}), harbours(me={"areas": order, "storage": {"barrel": 2}})
    assert terms(lacking)["served"] == 0 < terms(served)["served"]
    assert terms(lacking)["penalties"] > 0 == terms(served)["penalties"]
    assert worth(served) > worth(lacking)


@compiled
def test_the_greedy_bot_fills_an_order_before_it_is_due() -> None:
    order = {1: {"order": 45, "markers": 1}}  # two barrels, bonus 2 money, penalty 3
    docks = {2: {"ship": 25, "markers": 1, "cargo": "barrel", "aboard": 2}}
    game = harbours(me={"areas": order, "docks": docks, "walls": [0, 2, 2, 0]}, you={"docks": {2: {"ship": 3}}})
    before, bot = game.position()["seats"][0]["cash"], GreedyBot()
    while game.position()["phase"] == "harbours" and 0 in game.to_act:
        game.play(bot.choose(game, 0), 0)
    assert game.position()["seats"][0]["cash"] == before + 2 * 4 + 2


@compiled
@every_table
def test_the_greedy_bot_beats_random_ones(players: int, variant: str) -> None:
    for seed in range(2):
        game, bots = bremerhaven(players, variant=variant, seed=seed), [GreedyBot(), *[RandomBot()] * (players - 1)]
        while not game.over:
            seat = game.to_act[0]
            game.play(bots[seat].choose(game, seat), seat)
        assert game.places()[0] == 1
        assert int(game.scores()[0]) > 300
