"""Bots: they choose legal moves, know no more than their seat, and think the same when they know the same."""

from __future__ import annotations

import random

import numpy as np
import pytest

import fairlead
from fairlead import Game, IllegalMove, OptionError
from fairlead.bots import Bot, GreedyBot, Knowledge, LevelBot, RandomBot, SearchBot, make
from fairlead.bots.beam import NEVER
from fairlead.bots.levels import LEVELS, settings_of
from fairlead.bots.weights import brain_of, judgement, read_weights, weights_of
from fairlead.games import NAMES, find
from fairlead.kernel.compiler import PLAIN
from fairlead.play.varieties import Variety
from helpers import compiled, deal, play_randomly, random_answer
from worlds import dealt, every_table

MOMENTS = 1 if PLAIN else 4


def thinkers() -> list[Bot]:
    """One of each kind, quick enough for plain Python."""
    narrow = {"width": 1, "depth": 2, "guesses": 1} if PLAIN else {}
    return [RandomBot(), GreedyBot(**narrow), *([] if PLAIN else [SearchBot(sims=40)])]


def choices(table: Variety, seed: int) -> list[Game]:
    """Positions of some random games at which somebody has a choice."""
    return [choice(table, seed + number) for number in range(MOMENTS)]


def choice(table: Variety, seed: int) -> Game:
    game, chooser = dealt(table, seed), random.Random(seed)
    for _ in range(chooser.randrange(5, 60)):
        game.play(*random_answer(game, chooser))
    while not any(len(game.moves(seat)) > 1 for seat in game.to_act):
        game.play(*random_answer(game, chooser))
    return game


def who_chooses(game: Game) -> int:
    return next(seat for seat in game.to_act if len(game.moves(seat)) > 1)


@every_table
def test_a_choice_cannot_depend_on_secrets(table: Variety) -> None:
    """A world that looks the same to the seat, whatever is hidden in it, gets the same move."""
    for number, game in enumerate(choices(table, 3)):
        seat = who_chooses(game)
        other = game.guess(seat, 100 + number)
        for bot, twin in zip(thinkers(), thinkers(), strict=True):
            move = bot.choose(game, seat)
            assert move in game.moves(seat)
            assert twin.choose(other, seat) == move, f"{bot} at move {len(game.history)}"


@every_table
def test_a_bot_is_handed_a_redacted_record_only(table: Variety) -> None:
    game = choices(table, 5)[0]
    seat = who_chooses(game)
    known = Knowledge.of(game, seat)
    assert known.record == game._table.redacted(seat).memory.tobytes()
    assert known == Knowledge.of(game.guess(seat, 9), seat)
    assert not any(isinstance(value, Game) for value in vars(known).values())


@every_table
def test_what_a_finished_game_is_worth_is_its_score(table: Variety) -> None:
    """The first term is the score, all others are nothing: so judgements are counted in points."""
    game = play_randomly(dealt(table, 8))
    terms = terms_of(game)
    assert [row[0] for row in terms] == [score.total for score in game.scores()]
    assert not np.array(terms)[:, 1:].any()


def terms_of(game: Game) -> list[list[float]]:
    from fairlead.bots.judging import _fillers
    from fairlead.kernel.compiler import plain
    from fairlead.kernel.contract import type_of
    from fairlead.kernel.records import Plain

    judgement(game.name)
    fill = plain(_fillers[type_of(game.definition.record)])
    rows = []
    for seat in range(game.players):
        out = np.full(len(judgement(game.name).TERMS), 77.0)
        assert fill(Plain(game.definition.box()[0]), game._table.plain(), seat, out) == 0.0
        rows.append(out.tolist())
    return rows


@pytest.mark.parametrize("name", NAMES)
def test_terms_have_names_meanings_and_weights(name: str) -> None:
    terms = judgement(name).TERMS
    assert len({term.name for term in terms}) == len(terms)
    assert all(term.meaning for term in terms)
    for players in find(name).players:
        brain = brain_of(name, fairlead.new(name, players=players, seed=1)._table.plain())
        assert read_weights(name, brain)[0] == 1.0
        assert len(read_weights(name, brain)) == len(terms)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(OptionError, match="not judged by 'luck'"):
        weights_of("discovery", {"luck": 1.0})
    with pytest.raises(OptionError, match="lack start"):
        weights_of("discovery", {"points": 1.0})
    with pytest.raises(OptionError, match="no weights 'drunk'"):
        read_weights("discovery", "drunk")


def test_who_is_not_asked_cannot_choose() -> None:
    game = fairlead.new("discovery", players=2, seed=1, start_player=0)
    with pytest.raises(IllegalMove, match="seat 1 is asked nothing"):
        RandomBot().choose(game, 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        RandomBot().choose(play_randomly(game))


def test_the_only_move_is_played_without_thinking() -> None:
    class Thoughtless(Bot):
        name = "thoughtless"

        def think(self, known: Knowledge) -> fairlead.Move:
            raise AssertionError("there was nothing to think about")

    game = deal(2)
    while len(game.moves()) > 1:
        play_randomly(game, 3, 1)
    assert Thoughtless().choose(game) == game.moves()[0]


# ------------------------------------------------------------------ greedy


def test_greedy_judges_every_legal_move_and_no_other() -> None:
    known = Knowledge.of(deal(2), 0)
    worth = GreedyBot(width=2, depth=3, guesses=1).judge(known)
    assert [id for id, value in enumerate(worth) if value > NEVER] == known.moves.ids


def test_a_wider_beam_finds_no_worse_turn() -> None:
    known = Knowledge.of(deal(2), 0)
    narrow, wide = (GreedyBot(width=width, depth=6, guesses=1).judge(known).max() for width in (1, 4))
    assert wide >= narrow


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_random(name: str) -> None:
    """A check that nothing is broken; how strong it is, bench/strength.py measures."""
    won = 0
    for seed in range(6):
        game, bots = fairlead.new(name, players=2, seed=seed), [GreedyBot(), RandomBot()]
        while not game.over:
            seat = game.to_act[0]
            game.play(bots[seat].choose(game, seat), seat)
        won += (game.places() or [])[0] == 1
    assert won >= 5


# ------------------------------------------------------------------ names and levels


def test_bots_are_made_by_name() -> None:
    assert isinstance(make("random"), RandomBot)
    search = make("search:sims=30,explore=1.5")
    assert isinstance(search, SearchBot)
    assert (search.name, search.sims, search.manner) == ("search:sims=30,explore=1.5", 30, {"explore": 1.5})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "There is no bot 'genius'; there is random, greedy, search, level1"),
        ("level6", "There is no bot 'level6'"),
        ("greedy:wide", "'wide' should be a setting such as width=3"),
        ("greedy:luck=3", "does not know the settings"),
        ("search:sims=0", "at least a simulation"),
    ],
)
def test_what_is_no_bot_is_told(text: str, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        make(text)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_five_levels(name: str, level: int) -> None:
    bot = LevelBot(level)
    brain = bot.brain(name)
    assert (bot.name, brain.name) == (f"level{level}", f"level{level}")
    assert brain is bot.brain(name), "a brain is kept from move to move"
    assert settings_of(name, level)["kind"] in ("greedy", "search")


@every_table
def test_every_level_has_weights_at_every_table(table: Variety) -> None:
    record = dealt(table, 1)._table.plain()
    for level in LEVELS:
        brain = brain_of(table.game, record, settings_of(table.game, level).get("brain"))
        assert read_weights(table.game, brain)[0] == 1.0


def test_a_variant_that_is_the_same_in_all_games_stands_once() -> None:
    two, four = (fairlead.new("bremerhaven", players=players, seed=1)._table.plain() for players in (2, 4))
    assert brain_of("bremerhaven", two, "newcomer") == brain_of("bremerhaven", four, "newcomer") == "newcomer"
    assert brain_of("bremerhaven", two, "early") == "long_early"


def test_there_is_no_level_seven() -> None:
    with pytest.raises(OptionError, match="levels are 1 to 5"):
        LevelBot(7)
