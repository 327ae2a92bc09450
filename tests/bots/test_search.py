"""The search: its tree, its budgets, what it keeps between moves, and how it mixes."""

from __future__ import annotations

import time

import numpy as np
import pytest

import fairlead
from fairlead import Game, OptionError
from fairlead.bots import Knowledge, SearchBot
from fairlead.bots.search import CHILD, MOVE, MOVER, NOBODY, SIBLING, VISITS, Manner, make_tree
from fairlead.bots.searching import _after, _settled, make_manner, seen_as
from fairlead.bots.weights import judgement
from fairlead.games import find
from fairlead.kernel.compiler import PLAIN, plain
from helpers import bremerhaven, compiled, deal, shipyard

SIMS = 6 if PLAIN else 200


def searched(game: Game, **settings: float) -> tuple[SearchBot, Knowledge]:
    bot, known = SearchBot(**({"sims": SIMS} | settings)), Knowledge.of(game, game.to_act[0])  # type: ignore[arg-type]
    bot.consider(known)
    return bot, known


def nodes_below(tree: object, node: int) -> list[int]:
    found, child = [], tree.links[node, CHILD]  # type: ignore[attr-defined]
    while child != NOBODY:
        found.append(int(child))
        child = tree.links[child, SIBLING]  # type: ignore[attr-defined]
    return found


def test_visits_and_shares_add_up() -> None:
    bot, _ = searched(deal(2))
    tree = bot._threads[0].tree
    simulations = tree.links[0, VISITS]
    assert 0 < simulations <= SIMS
    assert sum(tree.links[node, VISITS] for node in nodes_below(tree, 0)) == simulations
    for node in range(int(tree.size[0])):
        below = sum(tree.links[child, VISITS] for child in nodes_below(tree, node))
        assert below <= tree.links[node, VISITS]
        visits = tree.links[node, VISITS]
        if visits:
            assert tree.shares[node, :2].sum() == pytest.approx(visits, rel=1e-4)


def test_children_are_in_the_order_of_their_bias() -> None:
    bot, known = searched(deal(3))
    tree = bot._threads[0].tree
    for node in range(int(tree.size[0])):
        biases = [float(tree.bias[child]) for child in nodes_below(tree, node)]
        assert biases == sorted(biases, reverse=True)
    assert sorted(int(tree.links[child, MOVE]) for child in nodes_below(tree, 0)) == known.moves.ids


def test_the_same_knowledge_seed_and_simulations_give_the_same_opinions() -> None:
    game = deal(2)
    one, two = (SearchBot(sims=SIMS).consider(Knowledge.of(game, game.to_act[0])) for _ in range(2))
    assert one == two


@compiled
def test_the_same_turn_is_thought_the_same_whatever_the_clock_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a search with simulations stops early hangs on the position alone, and so does the tree it keeps."""

    def turn() -> list[tuple[str, int]]:
        game, bot, found = fairlead.new("discovery", players=2, seed=11, start_player=0), SearchBot(sims=900), []
        while game.to_act == (0,):
            move = bot.choose(game)
            visits = bot._threads[0].tree.links[bot._threads[0].root, VISITS] if bot._threads else 0
            found.append((move.text, int(visits)))
            game.play(move)
        return found

    usual = turn()
    ticks = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 7)
    assert turn() == usual


@compiled
def test_other_dice_give_other_opinions() -> None:
    game = deal(2)
    one, two = (SearchBot(sims=SIMS, seed=seed).consider(Knowledge.of(game, 0)) for seed in (1, 2))
    assert [o.shares for o in one] != [o.shares for o in two]


@compiled
def test_threads_add_up_their_roots() -> None:
    game = deal(2)
    opinions = SearchBot(sims=SIMS, threads=3).consider(Knowledge.of(game, game.to_act[0]))
    alone = SearchBot(sims=SIMS).consider(Knowledge.of(game, game.to_act[0]))
    assert sum(o.visits for o in opinions) > 2 * sum(o.visits for o in alone)


@compiled
def test_a_budget_of_time_is_kept() -> None:
    game = deal(2)
    SearchBot(sims=10).choose(game)  # compile
    begun = time.perf_counter()
    SearchBot(ms=60).choose(game)
    # Generous: other work may be going on. That a budget ends at all is what is tested here.
    assert time.perf_counter() - begun < 5.0


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    """The most visited move stays so if the next one cannot catch up with what is left of the budget."""
    bot, _ = searched(deal(2))
    thread = bot._threads[0]
    first, second, *others = nodes_below(thread.tree, 0)
    thread.tree.links[first, VISITS], thread.tree.links[second, VISITS] = 3, 10
    for node in others:
        thread.tree.links[node, VISITS] = 0
    assert _settled(thread, 6)
    assert not _settled(thread, 7)


@compiled
def test_the_tree_is_kept_while_a_turn_goes_on() -> None:
    game = fairlead.new("discovery", players=2, seed=11, start_player=0)
    bot = SearchBot(sims=300)
    kept = 0
    for _ in range(12):
        seat = game.to_act[0]
        known = Knowledge.of(game, seat)
        if len(known.moves) > 1 and seat == 0:
            before = bot._before
            follows = before is not None and _after(*before) == known.record
            move = bot.choose(game, seat)
            root = bot._threads[0].root
            assert bool(root) == follows
            kept += follows
        else:
            move = game.moves(seat)[0]
        game.play(move, seat)
    assert kept, "no decision followed another of the same turn"


@compiled
def test_nothing_is_kept_across_what_is_turned_up() -> None:
    """After a barrier, or another position than expected, a search begins anew."""
    game = fairlead.new("discovery", players=2, seed=11, start_player=0)
    bot = SearchBot(sims=100)
    bot.choose(game, 0)
    other = fairlead.new("discovery", players=2, seed=12, start_player=0)
    bot.choose(other, 0)
    assert bot._threads[0].root == 0


@compiled
def test_a_full_tree_goes_on_without_growing() -> None:
    bot, known = searched(deal(2), sims=50)
    thread = bot._threads[0]
    thread.tree = make_tree(60)
    bot.sims = 400
    opinions = bot.consider(known)
    assert thread.tree.size[0] <= 60
    assert sum(opinion.visits for opinion in opinions) >= 200


@compiled
@pytest.mark.parametrize("game", [shipyard(players=1), bremerhaven(players=1)], ids=["shipyard", "bremerhaven"])
def test_solo_games_are_searched_for_points(game: Game) -> None:
    while len(game.moves()) == 1:
        game.play(game.moves()[0])
    opinions = SearchBot(sims=400).consider(Knowledge.of(game, 0))
    worth = [opinion.shares[0] for opinion in opinions]
    assert all(len(opinion.shares) == len(opinion.points) == 1 for opinion in opinions)
    assert opinions[0].shares[0] > 10, "points, not a chance"
    assert opinions[0].shares[0] >= np.mean(worth), "what is looked at most is not below the others"


# ------------------------------------------------------------------ secret moves and mixed ones


def test_secret_moves_look_alike() -> None:
    moves = find("bremerhaven").moves
    sight = seen_as("bremerhaven")
    alike = {moves[id].fields["space"] for id in np.flatnonzero(sight != np.arange(len(moves)))}
    assert len(alike) > 5, "a bid shows its space and not its card"
    assert (seen_as("discovery") == np.arange(len(find("discovery").moves))).all()


def bidding() -> Game:
    """Bremerhaven at the first bid."""
    game = bremerhaven(players=2)
    while game.decision().kind not in ("bid",):  # type: ignore[union-attr]
        game.play(game.moves()[0], game.to_act[0])
    return game


@compiled
def test_bids_are_drawn_from_a_mixed_strategy() -> None:
    game = bidding()
    known = Knowledge.of(game, game.to_act[0])
    for mind, warmth in (("terms", 100.0), ("net", 4.0)):  # at this bid the network is rather sure, unless it is warmed
        opinions = SearchBot(sims=600, mind=mind, warmth=warmth).consider(known)
        assert sum(opinion.often for opinion in opinions) == pytest.approx(1.0, abs=1e-3)
        bots = [SearchBot(sims=600, mind=mind, warmth=warmth, seed=seed) for seed in range(12)]
        assert len({bot.choose(game, known.seat) for bot in bots}) > 1, "nobody should foresee a bid"


@compiled
def test_bids_are_judged_when_they_are_turned_up() -> None:
    known = Knowledge.of(game := bidding(), game.to_act[0])
    after_turns, at_rest = (SearchBot(sims=300, mind="terms", quiet=quiet).consider(known) for quiet in (1, 2))
    assert [opinion.shares for opinion in after_turns] != [opinion.shares for opinion in at_rest]


def test_a_round_of_bremerhaven_rests_between_the_bids() -> None:
    rests = plain(judgement("bremerhaven").rests)
    game = bidding()
    assert rests(game._table.box, game._table.plain())
    game.play(game.moves()[0], game.to_act[0])
    assert not rests(game._table.box, game._table.plain()), "a card lies face down"
    while game.decision().kind == "bid":  # type: ignore[union-attr]
        game.play(game.moves()[0], game.to_act[0])
    assert not rests(game._table.box, game._table.plain()), "the round goes on"


def movers_of(bot: SearchBot) -> set[int]:
    """The seats whose moves are in the tree."""
    tree = bot._threads[0].tree
    return set(tree.links[1 : tree.size[0], MOVER].tolist())


def test_others_who_are_guided_are_not_searched() -> None:
    bot, known = searched(deal(4), sims=4 * SIMS, others_guided=1)
    assert movers_of(bot) == {known.seat}


@compiled
def test_others_who_are_not_guided_are_searched() -> None:
    bot, known = searched(deal(4), sims=2000, others_guided=0)
    assert movers_of(bot) > {known.seat}


@compiled
def test_others_who_stand_still_are_judged_where_the_search_begins() -> None:
    """What they do in a simulation does not count: of two others the one is always as far ahead of the other."""
    game = shipyard(players=4, seed=3)
    while game.length < 40 or len(game.moves()) < 6:
        game.play(game.moves()[-1], game.to_act[0])

    def odds(still: int) -> list[float]:
        settings = {"others_guided": 1, "others_breadth": 1, "others_still": still}
        opinions = SearchBot(sims=30, mind="terms", **settings).consider(Knowledge.of(game, game.to_act[0]))
        one, other = (game.to_act[0] + step for step in (1, 2))
        return [opinion.shares[one % 4] / opinion.shares[other % 4] for opinion in opinions]

    assert odds(1) == pytest.approx([odds(1)[0]] * len(odds(1)), rel=0.02)
    assert max(odds(0)) > 1.1 * min(odds(0))


def test_manners_are_checked() -> None:
    with pytest.raises(OptionError, match="no setting courage; it has explore"):
        make_manner("discovery", "two", {"courage": 3})
    assert make_manner("discovery", "nobody's", {}) == Manner()
    with pytest.raises(OptionError, match="a moment to think"):
        SearchBot(ms=0)
