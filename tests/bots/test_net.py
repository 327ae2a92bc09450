"""The network: it reckons what its layers say, speaks of the right seats, and leads a search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fairlead
from fairlead import Game, OptionError
from fairlead.bots import Knowledge, SearchBot, make
from fairlead.bots import net as nets
from fairlead.bots.net import Thought, draw_move, make_thought, pass_on, read_net, tell_ends, think_of_moves
from fairlead.games import NAMES, find
from fairlead.kernel import drive
from fairlead.kernel.records import bind
from helpers import compiled, deal, play_randomly


def thought_of(game: Game, seat: int) -> Thought:
    """What the network makes of what a seat knows."""
    net, definition = read_net(game.name), game.definition
    thought = make_thought(definition.features, definition.actions, net)
    games = definition.record.allocate()
    games[:] = np.frombuffer(game.known_bytes(seat), definition.record.dtype)
    drive.read_features(bind(definition.box()), bind(games), 0, seat, thought.features)
    pass_on(thought.features, net.first, net.first_bias, thought.first)
    pass_on(thought.first, net.second, net.second_bias, thought.second)
    return thought


def marked(game: Game) -> Any:
    mask = np.zeros(game.definition.actions, np.uint8)
    mask[[move.id for move in game.moves()]] = 1
    return mask


@pytest.mark.parametrize("name", NAMES)
def test_layers_are_what_matrices_say(name: str) -> None:
    game = fairlead.new(name, players=3, seed=4)
    net, thought = read_net(name), thought_of(game, game.to_act[0])
    first = np.maximum(thought.features @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second + net.second_bias, 0)
    assert thought.first == pytest.approx(first, rel=1e-3, abs=1e-3)
    assert thought.second == pytest.approx(second, rel=1e-3, abs=1e-3)
    mask = marked(game)
    highest = think_of_moves(net, thought, mask)
    wanted = second @ net.moves.T + net.moves_bias
    assert thought.moves[mask == 1] == pytest.approx(wanted[mask == 1], rel=1e-3, abs=1e-2)
    assert highest == thought.moves[mask == 1].max()


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_moves_are_drawn_as_often_as_they_are_likely(name: str) -> None:
    game = fairlead.new(name, players=2, seed=11)
    while len(game.moves()) < 3:
        game.play(game.moves()[0], game.to_act[0])
    net, thought, mask = read_net(name), thought_of(game, game.to_act[0]), marked(game)
    think_of_moves(net, thought, mask)
    odds = np.exp(thought.moves - thought.moves[mask == 1].max()) * mask
    chances, draws = odds / odds.sum(), 4000
    steps = (2**32 // draws) * np.arange(draws)  # all random numbers, evenly
    found = np.bincount([draw_move(net, thought, mask, int(step), 1.0) for step in steps], minlength=len(mask))
    assert found / draws == pytest.approx(chances, abs=0.002)


def test_ends_are_told_of_the_seats_as_they_sit() -> None:
    """The network speaks of the own seat first; what it says is booked for the seats at the table."""
    game = deal(3)
    net, thought = read_net(game.name), thought_of(game, game.to_act[0])
    told = {}
    for seat in range(3):
        shares, points = np.zeros(4), np.zeros(4)
        tell_ends(net, thought, seat, 3, shares, points)
        assert shares.sum() == pytest.approx(1)
        assert (shares[3], points[3]) == (0, 0)
        told[seat] = shares, points
    for i in range(3):
        assert told[1][0][(1 + i) % 3] == told[0][0][i]
        assert told[2][1][(2 + i) % 3] == told[0][1][i]


def test_a_network_is_kept_in_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = np.random.default_rng(1)
    shapes = {"first": (8, 20), "second": (6, 8), "moves": (5, 6), "firsts": (4, 6), "points": (4, 6)}
    arrays = {f"{name}.weight": chance.normal(size=shape) for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": chance.normal(size=shape[0]) for name, shape in shapes.items()}
    nets.write_net("discovery", arrays, tmp_path)
    monkeypatch.setattr(nets, "FOLDER", tmp_path)
    net = read_net.__wrapped__("discovery")
    assert net.first == pytest.approx(arrays["first.weight"].T, abs=0.02)
    assert net.second == pytest.approx(arrays["second.weight"].T, abs=0.02)
    assert net.moves == pytest.approx(arrays["moves.weight"], abs=0.02)
    assert net.points_bias == pytest.approx(arrays["points.bias"])


@compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("guided", [0, 1])
def test_a_search_by_the_network_considers_all_moves(name: str, players: int, guided: int) -> None:
    game = fairlead.new(name, players=players, seed=21)
    while len(game.moves()) < 2:
        game.play(game.moves()[0], game.to_act[0])
    known = Knowledge.of(game, game.to_act[0])
    opinions = SearchBot(sims=300, others_guided=guided).consider(known)
    assert {opinion.move for opinion in opinions} <= set(known.moves)
    for opinion in opinions:
        assert sum(opinion.shares) == pytest.approx(1, abs=1e-3)
        assert len(opinion.points) == players


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_what_is_over_is_not_guessed(name: str) -> None:
    """Before the very last move a search sees the real end: the own points, whatever the others hide."""
    game, bot = fairlead.new(name, players=2, seed=6), make("random")
    while not game.over:
        before, seat = game.copy(), game.to_act[0]
        last = game.play(bot.choose(game), seat)
    opinions = SearchBot(sims=400, warmth=50).consider(Knowledge.of(before, seat))
    points = {opinion.move: opinion.points[seat] for opinion in opinions}
    assert points[last] == pytest.approx(game.scores()[seat].total, abs=1e-3)


@compiled
def test_the_network_beats_the_greedy_bot_at_a_glance() -> None:
    """A single simulation plays the move that comes to mind first; in Age of Discovery even that is much."""
    from fairlead.lab import arena

    result = arena("discovery", ("search:sims=1", "greedy:width=2,guesses=1"), players=2, seeds=4, jobs=1)
    assert result.standing("search:sims=1").firsts.mean >= 0.75


def test_a_search_thinks_by_the_network_or_by_terms() -> None:
    with pytest.raises(OptionError, match="net or terms"):
        make("search:mind=dice")
    assert not SearchBot(mind="terms")._brain(Knowledge.of(deal(2), deal(2).to_act[0])).manner.by_net
    assert SearchBot()._brain(Knowledge.of(deal(2), deal(2).to_act[0])).manner.by_net


def test_where_terms_play_better_they_are_the_usual_mind() -> None:
    game = fairlead.new("shipyard", players=2, seed=2)
    known = Knowledge.of(game, game.to_act[0])
    assert not SearchBot()._brain(known).manner.by_net
    assert SearchBot(mind="net")._brain(known).manner.by_net


@compiled
def test_alone_a_search_thinks_by_terms() -> None:
    game = fairlead.new("shipyard", players=1, seed=2)
    assert not SearchBot()._brain(Knowledge.of(game, 0)).manner.by_net
    assert find("shipyard").features == read_net("shipyard").first.shape[0]
    assert play_randomly(game).over
