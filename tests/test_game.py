"""The Python API of design section 4: what a newcomer types, and what they are told when it is wrong."""

from __future__ import annotations

import copy
import pickle
import threading

import numpy as np
import pytest

import fairlead
from fairlead import (
    FairleadError,
    Game,
    IllegalMove,
    Move,
    OptionError,
    PositionError,
    RecordError,
)
from fairlead.games import NAMES, find
from fairlead.play.varieties import Variety, seatings, varieties
from helpers import compiled, deal, play_randomly
from worlds import asked_at_once


def test_all_errors_are_of_one_family() -> None:
    for error in (OptionError, IllegalMove, PositionError, RecordError):
        assert issubclass(error, FairleadError)


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "needs the option players: 2, 3 or 4"),
        ({"players": 1}, "players cannot be 1; it can be 2, 3 or 4"),
        ({"players": True}, "players cannot be True"),
        ({"players": 2.0}, "players cannot be 2.0"),
        ({"players": None}, "players cannot be None"),
        ({"players": 2, "colour": 1}, "no option 'colour'; it has players, start_player"),
        ({"players": 2, "start_player": 2}, "a seat from 0 to 1"),
        ({"players": 2, "start_player": "first"}, "random or a whole number from 0 to 3"),
        ({"players": 2, "card_colour": "blue"}, "own or row"),
        ({"players": 2, "tie_joker": 1}, "true or false"),
        ({"players": 2, "turn_cap": 1001}, "a whole number from 0 to 1000"),
        ({"players": 2, "turn_cap": -1}, "a whole number from 0 to 1000"),
    ],
)
def test_bad_options_name_the_choices(options: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError) as error:
        fairlead.new("discovery", **options)
    assert words in str(error.value)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(OptionError, match="seed cannot be"):
        fairlead.new("discovery", players=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["chess", "", None, ["discovery"], 3])
def test_unknown_game_names_the_games(name: object) -> None:
    with pytest.raises(OptionError, match=r"no game .*; there is discovery"):
        fairlead.new(name, players=2)  # type: ignore[arg-type]


def test_defaults_are_those_of_the_rules_page() -> None:
    assert fairlead.new("discovery", players=3).options == {
        "players": 3,
        "start_player": "random",
        "card_colour": "own",
        "tie_joker": True,
        "turn_cap": 100,
        "open_coins": True,
        "show_taken_orders": True,
    }


def test_text_values_are_understood() -> None:
    game = fairlead.new("discovery", players="2", tie_joker="false", turn_cap="7", start_player="1", seed=1)
    assert (game.players, game.options["tie_joker"], game.options["turn_cap"], game.to_act) == (2, False, 7, (1,))


def test_seeds_repeat_and_no_seed_does_not() -> None:
    assert fairlead.new("discovery", players=2, seed=2**63 - 1) == fairlead.new("discovery", players=2, seed=2**63 - 1)
    assert fairlead.new("discovery", players=2) != fairlead.new("discovery", players=2)


# ------------------------------------------------------------------ moves


def test_moves_by_text_move_and_id() -> None:
    for move in ("coins", " COINS ", 1, np.int64(1)):
        game = deal()
        assert game.play(move).text == "coins"  # type: ignore[arg-type]
    game = deal()
    assert game.play(game.moves()[0]) == game.history[0][1]


def test_legal_moves_feel_like_a_set_and_a_list() -> None:
    moves = deal().moves()
    assert "coins" in moves
    assert "Order  Pile" in moves
    assert "end" not in moves
    assert 1 in moves
    assert 0 not in moves
    assert moves[0] in moves
    assert len(list(moves)) == len(moves) == len(moves.ids)
    assert [move.text for move in moves[:2]] == ["coins", "order 0"]
    assert "coins" in repr(moves)
    assert all(isinstance(move, Move) for move in moves)


def test_decision_tells_seat_kind_and_moves() -> None:
    decision = deal().decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "act")
    assert decision.moves.ids == deal().moves().ids
    assert deal().decision(1) is None


def test_moves_are_hashable_data() -> None:
    move = deal().move("place G2 Abreu")
    assert (move.kind, dict(move.fields)) == ("place", {"ship": "G2", "expedition": "Abreu"})
    assert len({move, deal().move("place g2 abreu")}) == 1
    with pytest.raises(TypeError):
        move.fields["ship"] = "G3"  # type: ignore[index]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("by 3", "Did you mean 'buy 3'?"),
        ("", "There is no move ''"),
        ("place", "There is no move 'place'"),
        (-1, "ids run from 0 to 328"),
        (329, "ids run from 0 to 328"),
        (1.0, "There is no move 1.0"),
        (None, "There is no move None"),
    ],
)
def test_what_is_no_move_gets_a_hint(move: object, words: str) -> None:
    with pytest.raises(IllegalMove) as error:
        deal().play(move)  # type: ignore[arg-type]
    assert words in str(error.value)
    assert "Legal: coins, order 0" in str(error.value)
    assert error.value.clause is None


def test_a_move_of_another_game_is_no_move() -> None:
    with pytest.raises(IllegalMove, match="not a move of discovery"):
        deal().play(Move(1, "coins", {}, "take money"))


def test_illegal_moves_name_the_clause_and_what_is_legal() -> None:
    game = deal()
    game.play("coins")
    with pytest.raises(IllegalMove) as error:
        game.play("coins")
    assert error.value.clause == "AD-TURN-4"
    assert "coins cannot be played now: this action was done already in this turn (AD-TURN-4). Legal: end" in str(
        error.value
    )
    assert len(game.history) == 1


def test_the_wrong_seat_is_told_so() -> None:
    with pytest.raises(IllegalMove) as error:
        deal().play("coins", seat=1)
    assert error.value.clause == "AD-TURN-1"
    with pytest.raises(OptionError, match="no seat 7; seats run from 0 to 1"):
        deal().play("coins", seat=7)
    with pytest.raises(OptionError, match="no seat -1"):
        deal().view(-1)


@pytest.mark.parametrize("seat", [-1, 2, 100_000, "1", 0.5, True])
def test_only_seats_of_the_game_are_seats(seat: object) -> None:
    game = deal()
    for ask in (game.view, game.moves, game.decision, game.features, game.guess, game.log):
        with pytest.raises(OptionError, match="no seat"):
            ask(seat)  # type: ignore[operator]


def test_previews_are_for_legal_moves() -> None:
    assert deal().preview("coins") == {"coins": 2}
    with pytest.raises(IllegalMove, match="AD-TURN-2"):
        deal().preview("rounds 2")


def test_choices_are_the_legal_moves_with_their_previews() -> None:
    game = play_randomly(deal(3, seed=8), 8, 25)
    before = game._table.snapshot()
    choices = game.choices()
    assert [choice.move for choice in choices] == list(game.moves())
    for choice in choices:
        assert choice.preview == game.preview(choice.move)
        assert choice.irrevocable == game.is_irrevocable(choice.move)
    assert game._table.snapshot() == before
    assert play_randomly(deal(turn_cap=1)).choices() == []


def test_nothing_can_be_played_after_the_end() -> None:
    game = play_randomly(deal(turn_cap=1))
    assert game.over
    with pytest.raises(IllegalMove, match=r"the game is over \(AD-FIN-3\)"):
        game.play("coins")
    with pytest.raises(IllegalMove, match="over"):
        game.preview("coins")


# ------------------------------------------------------------------ several seats at once


def test_where_several_may_act_the_seat_must_be_named() -> None:
    game = discarding()
    assert game.to_act == (0, 1, 2)
    for ask in (game.play, game.preview):
        with pytest.raises(IllegalMove, match=r"Several seats may act now \(0, 1, 2\): name one with seat="):
            ask(game.moves(0)[0])
    assert [game.decision(seat).seat for seat in range(3)] == [0, 1, 2]  # type: ignore[union-attr]
    mine = game.moves(1)[0]
    assert game.play(mine, seat=1) == mine
    assert mine not in game.moves(1)
    assert game.history[-1] == (1, mine)


def test_who_has_answered_waits_for_the_others() -> None:
    game = discarding()
    while 2 in game.to_act:
        game.play(game.moves(2)[0], seat=2)
    assert game.to_act == (0, 1)
    assert game.decision(2) is None
    with pytest.raises(IllegalMove, match="To act: seat 0, 1"):
        game.play("discard clipper-fleet", seat=2)


def test_a_secret_move_is_in_the_own_history_only() -> None:
    game = discarding()
    before = len(game.history)
    game.play(game.moves(1)[0], seat=1)
    assert game.history_for(1) == game.history
    for watcher in (None, 0, 2):
        assert game.history_for(watcher) == [*game.history[:before], (1, None)]


def test_a_secret_move_cannot_be_taken_back_but_undone() -> None:
    game = discarding()
    start = game.copy()
    for seat in (2, 0, 1):
        assert game.is_irrevocable(game.moves(seat)[0], seat)
        game.play(game.moves(seat)[0], seat)
        assert not game.can_undo
    for _ in range(3):
        game.undo()
    assert game == start


def discarding() -> Game:
    """Shipyard when all three players discard contracts for the first time."""
    return asked_at_once(Variety("shipyard", {"players": 3}), 1)


# ------------------------------------------------------------------ undo


def test_undo_goes_back_exactly() -> None:
    game = deal()
    start = game.copy()
    play_randomly(game, 3, 60)
    while game.history:
        game.undo()
    assert game == start
    with pytest.raises(IllegalMove, match="no move to take back"):
        game.undo()


def test_a_log_is_replayed_as_it_was_played() -> None:
    game = deal()
    again = game.copy()
    play_randomly(game, 5, 60)
    again.replay((seat, move.id) for seat, move in game.history)
    assert again == game
    assert again.history == game.history
    assert again.length == len(game.history) == 60
    assert again.undo() == game.undo()


def test_a_replay_names_the_first_move_that_cannot_be() -> None:
    game = deal()
    seat = game.to_act[0]
    illegal = next(move.id for move in game.definition.moves if move not in game.moves())
    with pytest.raises(IllegalMove, match="cannot be played now"):
        game.replay([(seat, illegal)])
    with pytest.raises(IllegalMove, match="There is no move"):
        game.replay([(seat, len(game.definition.moves))])
    assert game.length == 0


def test_the_past_of_a_game() -> None:
    game = deal()
    start = game.copy()
    play_randomly(game, 3, 20)
    assert game.at(0) == start
    assert game.at(20) == game
    middle = game.at(7)
    assert middle.history == game.history[:7]
    middle.play(game.history[7][1], game.history[7][0])
    assert middle == game.at(8)
    assert middle.snapshot() == game.at(8).snapshot()
    for nonsense in (-1, 21, True, "3"):
        with pytest.raises(OptionError, match="it can be 0 to 20"):
            game.at(nonsense)  # type: ignore[arg-type]


def test_can_undo_stops_at_uncovered_cards_and_turn_ends() -> None:
    game = deal()
    assert not game.can_undo
    game.play("coins")
    assert game.can_undo
    game.play("buy 0")
    assert not game.can_undo, "a ship was turned up"
    game.undo()
    game.play("end")
    assert game.can_undo, "the reservation is still asked"
    game.play("done")
    assert not game.can_undo, "the turn has ended"


def test_irrevocable_moves_are_known_before() -> None:
    game = deal()
    assert game.is_irrevocable("buy 0")
    assert game.is_irrevocable("order pile")
    assert not game.is_irrevocable("coins")
    assert len(game.history) == 0


# ------------------------------------------------------------------ copies and comparison


def test_copies_are_independent() -> None:
    game = deal()
    game.play("coins")
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        assert hash(twin) == hash(game)
        twin.undo()
        assert twin != game
        assert len(game.history) == 1


def test_equality_is_about_the_position() -> None:
    first, second = deal(), deal()
    first.play("coins")
    first.undo()
    assert first == second
    assert first != "a game"
    assert deal() != deal(turn_cap=50)
    assert len({first, second, deal(3)}) == 2


def test_everything_public_can_be_pickled() -> None:
    game = play_randomly(deal(3, seed=2), 2, 30)
    game.names = ["Ann", "Bo", "Cy"]
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.history == game.history
    assert again.record() == game.record()
    again.undo()
    edited = deal().edit({"seats": {0: {"coins": 9}}})
    for thing in (game.moves(), game.moves()[0], game.decision(), game.scores(), edited):
        assert pickle.loads(pickle.dumps(thing)) == thing
    for error in (
        IllegalMove("no", "AD-BUY-1"),
        PositionError("bad", "seats.0", "AD-ORD-5"),
        RecordError("cut", 3),
        OptionError("what"),
    ):
        copied = pickle.loads(pickle.dumps(error))
        assert (type(copied), str(copied), vars(copied)) == (type(error), str(error), vars(error))


def test_names_are_one_text_a_seat() -> None:
    game = deal()
    for wrong in (5, "AB", ["Ann"], ["Ann", 3], None):
        with pytest.raises(OptionError, match="one a seat"):
            game.names = wrong  # type: ignore[assignment]
    game.names = ("Ann", "Bo")  # type: ignore[assignment]
    assert game.names == ["Ann", "Bo"]


def test_repr_tells_where_the_game_stands() -> None:
    game = deal(turn_cap=1)
    assert repr(game) == "<Game discovery, 2 players, 0 moves, to act: 0>"
    play_randomly(game)
    assert repr(game).endswith("moves, over>")


def test_scores_come_by_category() -> None:
    game = play_randomly(deal(3, seed=5), 5)
    for number, score in enumerate(game.scores()):
        assert list(score.parts) == ["interim", "final", "mission", "unplaced"]
        assert score.total == int(score) == game.view(None)["seats"][number]["vp"]["total"]


@compiled
def test_games_in_threads_do_not_disturb_each_other() -> None:
    results: dict[int, Game] = {}

    def work(seed: int) -> None:
        results[seed] = play_randomly(deal(3, seed=seed), seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed, game in results.items():
        assert game == play_randomly(deal(3, seed=seed), seed)


# ------------------------------------------------------------------ simulation


def test_simulation_gives_summaries() -> None:
    seen: list[int] = []
    result = fairlead.simulate("discovery", games=3, players=2, threads=1, progress=seen.append, turn_cap=3)
    summary = result.summary()
    assert sum(seen) == 3
    assert summary["games"] == 3
    assert summary["decisions"] == int(result.decisions.sum())
    assert result.points.shape == (3, 2, 4)
    assert set(summary["seats"][0]["parts"]) == {"interim", "final", "mission", "unplaced"}
    assert sum(seat["first_places"] for seat in summary["seats"]) >= 1


def test_varieties_cover_every_value_that_is_listed() -> None:
    for name in NAMES:
        tables = varieties(name)
        assert len({str(table) for table in tables}) == len(tables)
        seen = {pair for table in tables for pair in fairlead.new(name, **table.options).options.items()}
        assert {(option.name, value) for option in find(name).options for value in option.choices} <= seen
    assert [table.players for table in seatings("shipyard") if table.options["edition"] == "first"] == [2, 3, 4]


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"games": 2.5}, {"threads": 0}, {"seed": -1}, {"players": 9}, {"wind": 3}]
)
def test_simulation_refuses_bad_numbers(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        fairlead.simulate("discovery", **({"players": 2, "games": 1} | wrong))  # type: ignore[arg-type]
