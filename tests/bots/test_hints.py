"""Hints: legal, sorted, told in three languages, and never wiser than the seat that asks for them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from fairlead import Game, IllegalMove, Move, OptionError
from fairlead.bots import Knowledge, Opinion, SearchBot
from fairlead.bots.hints import Adviser
from fairlead.play.advice import Hint
from fairlead.play.varieties import Variety
from fairlead.play.words import LANGUAGES, Words
from helpers import bremerhaven, compiled, deal, play_randomly, random_answer, shipyard
from worlds import dealt, every_secret_table

languages = pytest.mark.parametrize("language", LANGUAGES)


def choosing(game: Game, seed: int = 0) -> Game:
    """The game at the next decision with a choice, after some random moves."""
    play_randomly(game, seed, 9)
    chooser = random.Random(seed)
    while len(game.moves()) == 1:
        game.play(*random_answer(game, chooser))
    return game


def advise(game: Game, sims: int = 6, **settings: int) -> list[Hint]:
    return game.hint(sims=sims, **settings)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_are_legal_moves_the_most_promising_first(players: int) -> None:
    game = choosing(deal(players), players)
    hints = advise(game)
    chances = [hint.chance for hint in hints]
    assert 0 < len(hints) <= 3
    assert all(hint.move in game.moves() and hint.seat == game.to_act[0] for hint in hints)
    assert chances == sorted(chances, key=lambda chance: -(chance or 0))
    assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
    assert len({hint.move for hint in hints}) == len(hints)
    assert all(len(hint.points) == players and hint.own_points == hint.points[hint.seat] for hint in hints)


def test_as_many_hints_as_are_wanted() -> None:
    game = deal(2)
    assert len(advise(game, best=1)) == 1
    assert len(advise(game, sims=20, best=5)) == 5


def test_hints_leave_the_game_alone() -> None:
    game = choosing(deal(2))
    before = game.copy()
    advise(game)
    assert game == before
    assert game.history == before.history


def test_the_only_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "consider", None)
    game = deal(2)
    while len(game.moves()) > 1:
        play_randomly(game, 3, 1)
    (hint,) = game.hint()
    assert (hint.move, hint.chance, hint.points, hint.own_points) == (game.moves()[0], None, (), None)
    assert str(hint).endswith(": the only move")


def test_who_is_not_asked_gets_no_hint() -> None:
    game = deal(2)
    with pytest.raises(IllegalMove, match=r"seat 1 is asked nothing now\. To act: seat 0\."):
        game.hint(1)
    with pytest.raises(OptionError, match="no seat 7"):
        game.hint(7)
    with pytest.raises(IllegalMove, match="the game is over"):
        play_randomly(deal(2)).hint()


@pytest.mark.parametrize("wrong", [{"sims": 0}, {"ms": 0}, {"ms": -5.0}, {"best": 0}, {"best": True}])
def test_a_budget_must_be_one(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        deal(2).hint(**wrong)


def test_the_same_simulations_give_the_same_hints() -> None:
    game = choosing(deal(3), 4)
    assert advise(game, 10) == advise(game.copy(), 10)


def test_a_move_is_weighed_alone_and_fully() -> None:
    game = choosing(deal(2), 2)
    known = Knowledge.of(game, game.to_act[0])
    adviser = Adviser(sims=8)
    for opinion in adviser.weigh(known, game.moves()[:3]):
        assert opinion.visits == 8
        assert sum(opinion.shares) == pytest.approx(1, abs=1e-4)


# ------------------------------------------------------------------ what a seat cannot know


def assert_no_wiser(game: Game, sims: int) -> None:
    for seat in game.to_act:
        other = game.guess(seat, 11)
        assert other != game
        assert other.hint(seat, sims=sims) == game.hint(seat, sims=sims)


def test_hints_do_not_depend_on_hidden_cards() -> None:
    for seed in range(2):
        assert_no_wiser(choosing(deal(2 + seed, seed=seed), seed), 5)


@compiled
@every_secret_table
def test_hints_do_not_depend_on_secrets(table: Variety) -> None:
    game = dealt(table)
    for seed in range(4):
        assert_no_wiser(choosing(game, seed), 30)


# ------------------------------------------------------------------ in words


@languages
def test_hints_are_told_in_the_language(language: str) -> None:
    game = deal(2)
    hint = Hint("discovery", 0, game.move("coins"), game.preview("coins"), 0.416, (80.6, 70.0))
    told = {
        "en": "take 2 coins: win chance 42\u202f%, about 81 points",
        "de": "2 Münzen nehmen: Gewinnchance 42\u202f%, etwa 81 Punkte",
        "it": "prendi 2 monete: probabilità di vittoria 42\u202f%, circa 81 punti",
    }
    words = Words(language, "discovery")
    assert hint.text(words) == told[language]
    mixed = replace(hint, often=0.25)
    assert mixed.text(words).startswith(told[language])
    assert "25\u202f%" in mixed.text(words)


def test_costs_are_told() -> None:
    game = deal(2)
    move: Move = game.move("place J1 Abreu")

    hint = Hint("discovery", 0, move, game.preview(move), 0.5, (80.0, 80.0))
    assert str(hint).startswith("place J1 at Abreu (2 coins): win chance")


@compiled
@pytest.mark.parametrize("game", [shipyard(1), bremerhaven(1)], ids=lambda game: game.name)
def test_alone_there_are_points_and_no_chance(game: Game) -> None:
    hints = advise(choosing(game), 50)
    assert all(hint.chance is None and len(hint.points) == 1 for hint in hints)
    assert [hint.points for hint in hints] == sorted((hint.points for hint in hints), reverse=True)
    for language in LANGUAGES:
        assert "%" not in hints[0].text(Words(language, game.name))
    assert "points" in str(hints[0])


@compiled
def test_a_hint_takes_the_time_it_is_given() -> None:
    game = choosing(deal(2))
    game.hint(sims=1)
    for hint in game.hint(ms=60):
        assert hint.chance is not None


@compiled
def test_a_hint_knows_a_move_that_wins() -> None:
    """Before the very last move of a game, the hint's chance is what then comes."""
    game, chooser = deal(2), random.Random(5)
    positions = []
    while not game.over:
        positions.append(game.copy())
        game.play(*random_answer(game, chooser))
    last = next(position for position in reversed(positions) if len(position.moves()) > 1)
    (hint, *_) = last.hint(sims=200)
    places = game.places()
    assert places is not None
    assert hint.chance == pytest.approx(float(places[hint.seat] == 1), abs=0.45)


def test_where_nobody_should_foresee_it_any_of_several_moves_is_its_own_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = deal(2)
    moves = game.moves()[:4]
    known, parts = Knowledge.of(game, 0), (0.02, 0.38, 0.6, 0.0)

    def consider(often: tuple[float, ...]) -> list[Opinion]:
        opinions = zip(moves, often, strict=True)
        return [Opinion(move, 9 - number, (0.5, 0.5), (1.0, 1.0), part) for number, (move, part) in enumerate(opinions)]

    monkeypatch.setattr(Adviser, "consider", lambda self, known: consider(parts))
    assert Adviser(sims=1).own_choice(known) == [moves[2], moves[1]]
    assert [opinion.move for opinion in Adviser(sims=1).shortlist(known, 2)] == [moves[2], moves[1]]
    monkeypatch.setattr(Adviser, "consider", lambda self, known: consider((0.0,) * 4))
    assert Adviser(sims=1).own_choice(known) == [moves[0]]
    assert [opinion.move for opinion in Adviser(sims=1).shortlist(known, 2)] == moves[:2]
