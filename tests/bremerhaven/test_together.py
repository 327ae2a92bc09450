"""Several seats at once: the clauses BH-PAR-*, by stories and by random games at every table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bremerhaven.rounds import SHARED_TABLES, answer, asks, bidding, phase, turned_up
from bremerhaven.scenes import event, scene
from fairlead import Game, IllegalMove
from helpers import bremerhaven, play, random_answer, refused, rule, texts

GAMES = 2  # random games at each table

shared_tables = pytest.mark.parametrize(("variant", "players"), SHARED_TABLES)


def record(game: Game) -> bytes:
    """All that the rules know of a game, to the last byte."""
    return game._table.snapshot()


def block(game: Game) -> tuple[int, int]:
    """The round and the phase, by number."""
    table = game._table.plain()
    return int(table.round), int(table.phase)


def kind_for(game: Game, owner: int) -> str:
    """What a seat is asked."""
    decision = game.decision(owner)
    assert decision
    return decision.kind


def shared_moments(variant: str, players: int, seed: int) -> Iterator[Game]:
    """The moments of a random game at which several seats are asked."""
    game, chooser = bremerhaven(players, variant=variant, seed=seed), random.Random(seed)
    while not game.over:
        if len(game.to_act) > 1:
            yield game
        game.play(*random_answer(game, chooser))


# ------------------------------------------------------------------ the order does not matter


@rule("BH-PAR-2", "BH-R-27")
@shared_tables
def test_decisions_of_two_seats_commute(variant: str, players: int) -> None:
    """At every moment of random games one decision each of two seats, in both orders: the same record."""
    for seed in range(GAMES):
        chooser = random.Random(seed + 100)
        for game in shared_moments(variant, players, seed):
            one, two = chooser.sample(game.to_act, 2)
            answers = [(chooser.choice(game.moves(owner)), owner) for owner in (one, two)]
            forth, back = game.copy(), game.copy()
            for move, owner in answers:
                forth.play(move, owner)
            for move, owner in reversed(answers):
                back.play(move, owner)
            assert record(forth) == record(back), answers


def test_random_games_ask_several_seats_everything_that_is_asked_together() -> None:
    """So the games above try all kinds of decision."""
    alone = {"bid", "price", "ladder"}
    waiting = set(bremerhaven(2).definition.kinds) - alone
    for variant, players in SHARED_TABLES:
        for seed in range(GAMES):
            for game in shared_moments(variant, players, seed):
                waiting -= {kind_for(game, owner) for owner in game.to_act}
                if not waiting:
                    return
    raise AssertionError(waiting)


def play_block(game: Game, seed: int, order: random.Random | None, ranks: list[int]) -> Game:
    """Plays on to the end of the block; every seat decides by itself, so its decisions are the same in any order.

    The seats answer in random order, or one after the other by rank.
    """
    choosers = {owner: random.Random(f"{seed} {owner}") for owner in range(game.players)}
    now = block(game)
    while game.to_act and block(game) == now:
        asked_seats = game.to_act
        owner = order.choice(asked_seats) if order else min(asked_seats, key=ranks.index)
        game.play(choosers[owner].choice(game.moves(owner)), owner)
    return game


@rule("BH-PAR-2", "BH-PAR-1", "BH-R-27")
@shared_tables
def test_whole_blocks_end_alike_whoever_answers_first(variant: str, players: int) -> None:
    """Rank order, the reverse of it, and random interleavings lead to the same record when the block is over."""
    for seed in range(GAMES):
        game = bremerhaven(players, variant=variant, seed=seed)
        while not game.over:
            if len(game.to_act) == 1:
                game.play(*random_answer(game, random.Random(f"{seed} {len(game.history)}")))
                continue
            ranks = list(game._table.plain().ladder)[:players]
            ends = [play_block(game.copy(), seed, None, ranks), play_block(game.copy(), seed, None, ranks[::-1])]
            ends += [play_block(game.copy(), seed, random.Random(shuffle), ranks) for shuffle in range(2)]
            assert len({record(end) for end in ends}) == 1
            game = ends[0]


@rule("BH-PAR-2", "BH-EV-4")
def test_flotsam_commutes_too() -> None:
    """It comes up in few random games, so every pair of answers is tried."""
    game = event("flotsam", 3)
    assert asks(game) == dict.fromkeys(range(3), "flotsam")
    for one in texts(game, seat=0):
        for two in texts(game, seat=2):
            forth, back = game.copy(), game.copy()
            answer(forth, {0: one, 2: two, 1: "leave"})
            answer(back, {2: two, 1: "leave", 0: one})
            assert record(forth) == record(back)


# ------------------------------------------------------------------ who may answer


@rule("BH-PAR-1")
def test_any_pending_seat_may_answer_and_the_game_goes_on_when_none_is_pending() -> None:
    bids = {0: "1 permit", 1: "2 permit", 2: "3 permit"}
    game = turned_up(bids, phase="permits")
    assert game.to_act == (0, 1, 2)
    game.play("bollard 1", 2)
    assert game.to_act == (0, 1, 2)
    game.play("no permit", 1)
    assert game.to_act == (0, 2)
    assert refused(game, "no permit", 1) == "BH-ROUND-2"
    play(game, "no permit", seat=2)
    assert game.to_act == (0,)
    assert phase(game) == "permits"
    play(game, "no permit", seat=0)
    assert phase(game) != "permits"


@rule("BH-PAR-1")
def test_a_seat_must_be_named_while_several_may_act() -> None:
    bids = {0: "1 permit", 1: "2 permit"}
    game = turned_up(bids, phase="permits")
    with pytest.raises(IllegalMove):
        game.play("no permit")


@rule("BH-PAR-1", "BH-ROUND-3")
def test_seats_are_asked_different_things_at_the_same_time() -> None:
    """One still chooses what to produce while another moves goods."""
    seats = {
        0: {"buildings": ["refinery"], "docks": {2: 6}},
        1: {"docks": {2: 4}},
        2: {"buildings": ["cannery"]},
    }
    game = scene(3, phase="harbours", seats=seats)
    assert asks(game) == {0: "produce", 1: "move", 2: "produce"}
    play(game, "produce refinery", seat=0)
    assert asks(game) == {0: "move", 1: "move", 2: "produce"}
    assert refused(game, "produce refinery", 0) == "BH-ROUND-1"


@rule("BH-PAR-3", "BH-SHIP-1", "BH-ORDER-1", "BH-R-13")
def test_each_winner_handles_the_own_cards_from_left_to_right_ships_first() -> None:
    """Seat 0 is through with its ships and asked for an order while seat 1 still has a ship in hand."""
    walls = {"walls": [2, 2, 2, 2]}
    game = turned_up(
        {0: "5 land-1, 4 sea-3, 3 sea-1, 2 park, 1 land-3", 1: "5 sea-2, 4 land-2"},
        phase="boards",
        sea=[1, 2, 4],
        land=[1, 2, 3],
        seats={0: walls, 1: walls},
    )

    def question(owner: int) -> tuple[str, int]:
        entry = next(entry for entry in game.position()["decision"] if entry["seat"] == owner)
        return entry["kind"], entry["place"]

    assert (question(0), question(1)) == (("dock", 1), ("dock", 2))
    play(game, "dock 2", seat=0)
    assert (question(0), question(1)) == (("dock", 3), ("dock", 2))
    play(game, "dock 1", seat=0)
    assert (question(0), question(1)) == (("order", 1), ("dock", 2))
    play(game, "lay 1", seat=0)
    assert (question(0), question(1)) == (("order", 3), ("dock", 2))
    play(game, "dock 3", seat=1)
    assert (question(0), question(1)) == (("order", 3), ("order", 2))


@rule("BH-PAR-4")
@shared_tables
def test_bidding_is_never_parallel(variant: str, players: int) -> None:
    """Also price card and ladder are for one player; everything else is for all who are concerned."""
    for seed in range(GAMES):
        game, chooser = bremerhaven(players, variant=variant, seed=seed), random.Random(seed)
        while not game.over:
            if len(game.to_act) > 1:
                assert {kind_for(game, owner) for owner in game.to_act}.isdisjoint({"bid", "price", "ladder"})
            game.play(*random_answer(game, chooser))


@rule("BH-PAR-4", "BH-BID-5")
def test_a_bidder_sees_where_the_others_have_placed() -> None:
    one = play(bidding(), "bid 5 sea-1", "bid 4 land-2")
    two = play(bidding(), "bid 5 sea-1", "bid 4 land-1")
    redacted = [game._table.redacted(2).memory.tobytes() for game in (one, two)]
    assert redacted[0] != redacted[1]
