"""Nobody learns a secret: redaction, non-interference and guesses, for every game, edition and number of seats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import fairlead
from fairlead import Game, Move
from fairlead.kernel.compiler import PLAIN
from fairlead.kernel.records import ALL
from fairlead.play.varieties import Variety
from helpers import compiled, deal, play_randomly, random_answer
from worlds import asked_at_once, dealt, every_secret_table, every_table

STEPS = 1 if PLAIN else 8  # positions of a game that are looked at
MOVES = 3 if PLAIN else 6  # moves that are tried there


def moments(table: Variety, seed: int = 0) -> list[Game]:
    """Some positions of one random game: the first, the last, some between, and some where several seats may act."""
    game, chooser, found, shared = dealt(table, seed), random.Random(seed), [], []
    while not game.over:
        (found if len(game.to_act) == 1 else shared).append(game.copy())
        game.play(*random_answer(game, chooser))
    return [found[0], *chooser.sample(found, STEPS), *chooser.sample(shared, min(STEPS, len(shared))), game]


@every_table
def test_redaction_touches_only_fields_declared_hidden(table: Variety) -> None:
    for game in moments(table):
        record = game.definition.record
        for seat in range(-1, table.players):
            redacted = game._table.redacted(seat).memory
            for item in record.fields:
                if item.sees == ALL:
                    assert np.array_equal(redacted[item.name], game._table.memory[0][item.name]), item.name


@every_table
def test_redacting_twice_is_redacting_once(table: Variety) -> None:
    for game in moments(table):
        for seat in range(-1, table.players):
            once = game._table.redacted(seat).memory.tobytes()
            assert game._table.redacted(seat, once).memory.tobytes() == once


@every_table
def test_a_guess_fits_all_that_the_seat_knows(table: Variety) -> None:
    for number, game in enumerate(moments(table, 1)):
        for seat in range(table.players):
            known = game._table.redacted(seat).memory.tobytes()
            guess = game.guess(seat, number)
            assert guess._table.broken_invariant() == 0
            assert guess._table.redacted(seat).memory.tobytes() == known
            assert guess.view(seat) == game.view(seat)
            assert (guess.features(seat) == game.features(seat)).all()
            assert guess.to_act == game.to_act
            if seat in game.to_act:
                assert guess.moves(seat).ids == game.moves(seat).ids
            assert fairlead.load(guess.position()) == guess


@every_table
def test_guesses_differ_and_can_be_played_on(table: Variety) -> None:
    game = play_randomly(dealt(table, 8), 8, 20)
    guesses = [game.guess(0, seed) for seed in range(5)]
    assert len({guess._table.snapshot() for guess in guesses}) == 5
    assert game.guess(0, 3) == game.guess(0, 3)
    play_randomly(guesses[0], 1)
    assert guesses[0].over


@every_table
def test_what_a_seat_cannot_know_changes_nothing_for_it(table: Variety) -> None:
    """Two worlds that differ only in secrets: same view, same options, and the same log for every common move."""
    for number, game in enumerate(moments(table, 2)):
        for watcher in (None, *range(table.players)):
            other = game.guess(watcher or 0, 100 + number)
            assert other.view(watcher) == game.view(watcher)
            for seat in game.to_act:
                for move in some(game.moves(seat)):
                    twin = counterpart(other, seat, move, watcher)
                    if twin is not None:
                        compare_after(game, other, seat, move, twin, watcher)


def some(moves: Sequence[Move]) -> list[Move]:
    """A few moves, of different kinds as far as there are such."""
    mixed = random.Random(len(moves)).sample(moves, len(moves))
    first = list({move.kind: move for move in mixed}.values())
    return [*first, *(move for move in mixed if move not in first)][:MOVES]


def counterpart(other: Game, seat: int, move: Move, watcher: int | None) -> Move | None:
    """What a seat plays in the other world so that a watcher sees no difference: the same, or for a secret, any."""
    moves = other.moves(seat)
    if move.kind == "bid" and seat != watcher:  # a card face down: only its space is seen
        same = [each for each in moves if each.fields["space"] == move.fields["space"]]
        return next((each for each in same if each != move), move)
    if move.kind in other.definition.secret_moves and seat != watcher:
        return next((each for each in moves if each != move), move)
    return move if move in moves else None


def compare_after(game: Game, other: Game, seat: int, move: Move, twin: Move, watcher: int | None) -> None:
    one, two = game.copy(), other.copy()
    one.play(move, seat)
    two.play(twin, seat)
    # While others are still asked the same question, nothing can have come up.
    waiting = set(one.to_act) == set(game.to_act) - {seat} != set()
    if uncovers_something(one, two, watcher) and not waiting:
        # A card was turned up, or the player showed one of its own, such as a joker: that stays known.
        assert not one.can_undo or one.view()["seats"][seat] != two.view()["seats"][seat]
        return
    assert one.view(watcher) == two.view(watcher)
    assert one.log(watcher, since=len(game.history)) == two.log(watcher, since=len(other.history))
    assert one.history_for(watcher)[-1] == two.history_for(watcher)[-1]
    assert one.can_undo == two.can_undo


def uncovers_something(one: Game, two: Game, watcher: int | None) -> bool:
    """Whether a card came up that the watcher may see and that differs between the worlds."""
    public = [{k: v for k, v in game.view(None).items() if k != "viewer"} for game in (one, two)]
    own = watcher is not None and one.view(watcher)["seats"][watcher] != two.view(watcher)["seats"][watcher]
    return own or public[0] != public[1]


# ------------------------------------------------------------------ secret moves


@every_secret_table
def test_a_secret_move_is_never_told_to_others(table: Variety) -> None:
    """Not when it is played, not at the end: contracts that were discarded are named to their owner alone."""
    game = play_randomly(dealt(table, 9), 9)
    hidden = [(seat, move) for seat, move in game.history if move.kind in game.definition.secret_moves]
    assert len(hidden) >= 2 * table.players
    for watcher in (None, *range(table.players)):
        told = repr((game.view(watcher), game.log(watcher), game.history_for(watcher)))
        for seat, move in hidden:
            named = any(str(value) in told for value in move.fields.values())
            assert named == (seat == watcher), (watcher, seat, move)


@every_secret_table
def test_refusals_and_previews_of_secret_moves_are_the_own_ones(table: Variety) -> None:
    """What a seat is told about moves does not depend on the hands of others, nor on what they have answered."""
    game = asked_at_once(table, 3)
    for seat in game.to_act:
        before = answers_to_everything(game, seat)
        assert answers_to_everything(game.guess(seat, 1), seat) == before
        rival = next(other for other in game.to_act if other != seat)
        for move in game.moves(rival):
            after = game.copy()
            after.play(move, rival)
            assert answers_to_everything(after, seat) == before


def answers_to_everything(game: Game, seat: int) -> list[str]:
    """What a seat is told about each secret move: a preview, or why not."""
    told = []
    for move in game.definition.moves:
        if move.kind in game.definition.secret_moves:
            try:
                told.append(str(game.preview(move.text, seat)))
            except fairlead.IllegalMove as error:
                told.append(str(error))
    return told


# ------------------------------------------------------------------ Age of Discovery by hand, without `guess`


def secret_swaps(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Positions that differ from this one in what the seat cannot know."""
    rival = next(s for s in range(len(position["seats"])) if s != seat)
    swaps = []
    for path in (("pile",), ("stacks", 1), ("stacks", 3)):
        changed = fairlead.load(position).position()
        cards = changed[path[0]] if len(path) == 1 else changed[path[0]][path[1]]
        cards.reverse()
        swaps.append(changed)
    changed = fairlead.load(position).position()
    hand, pile = changed["seats"][rival]["hand"], changed["pile"]
    hand[0], pile[3] = pile[3], hand[0]
    swaps.append(changed)
    for card in ("mission", "joker"):
        changed = fairlead.load(position).position()
        mine, box = changed["seats"][rival], changed["in_the_box"][f"{card}s"]
        mine[card], box[0] = box[0], mine[card]
        swaps.append(changed)
    changed = fairlead.load(position).position()
    changed["luck"] = {"key": 4711, "draws": 3}
    return [*swaps, changed]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hand_made_secrets_do_not_reach_a_seat(seat: int) -> None:
    game = deal(3, seed=12)
    for changed in secret_swaps(game.position(), seat):
        other = fairlead.load(changed)
        assert other != game
        assert other.view(seat) == game.view(seat)
        assert (other.features(seat) == game.features(seat)).all()
        assert other._table.redacted(seat).memory.tobytes() == game._table.redacted(seat).memory.tobytes()
        if seat == 0:
            assert other.moves(0).ids == game.moves(0).ids


def test_a_drawn_order_is_told_to_its_owner_alone() -> None:
    game = deal(2)
    game.play("order pile")
    (own,), (others,), (spectator,) = game.log(0), game.log(1), game.log()
    assert own[0]["order"] in [order["order"] for order in game.view(0)["seats"][0]["hand"]]
    assert others[0]["order"] is None
    assert spectator == others


def test_refusals_tell_nothing_of_another_seat() -> None:
    """What a seat is told when it tries to move out of turn does not depend on the hand or joker of the active seat."""
    told = []
    for joker, hand in (("green-yellow", ["Y3"]), ("red-blue", ["B4"])):
        game = deal(2).edit({"seats": {0: {"joker": joker, "hand": hand, "harbour": ["Y3"]}}})
        game.play("place J1 Abreu")
        for move in ("coins", "colour green", "colour red", "colour first", "start Y3", "nonsense", 400):
            with pytest.raises(fairlead.IllegalMove) as error:
                game.play(move, seat=1)
            told.append((joker, str(move), str(error.value)))
            with pytest.raises(fairlead.IllegalMove) as error:
                game.preview(move, seat=1)
            told.append((joker, str(move), str(error.value)))
    first = [text for joker, _, text in told if joker == "green-yellow"]
    second = [text for joker, _, text in told if joker == "red-blue"]
    assert first == second
    assert all("Legal" not in text for text in first)


def test_no_view_tells_the_luck_or_the_stacks() -> None:
    game = deal(2)
    for seat in (None, 0, 1):
        text = str(game.view(seat))
        assert "key" not in text.replace("viewer", "")
        assert game.view(seat)["stacks"] == [6, 6, 7, 7, 8]
        assert game.view(seat)["pile"] == 16


def test_missions_come_to_light_at_the_end_and_hands_never() -> None:
    game = play_randomly(deal(3, seed=4), 4)
    view = game.view(None)
    assert all(seat["mission"] for seat in view["seats"])
    assert game.view(1)["seats"][0]["hand"].count(None) == len(game.position()["seats"][0]["hand"])


def test_a_used_joker_lies_open_from_then_on() -> None:
    game = deal(2)
    assert game.view(1)["seats"][0]["joker"]["colours"] is None
    game.play("place J1 Abreu")
    game.play("colour first")
    assert game.view(1)["seats"][0]["joker"] == game.view(0)["seats"][0]["joker"]
    assert len(game.view(None)["seats"][0]["joker"]["colours"]) == 2


def test_display_options_hide_from_people_only() -> None:
    hidden = deal(2, open_coins=False, show_taken_orders=False)
    open_ = deal(2)
    for game in (hidden, open_):
        game.play("order 0")
        game.play("coins")
    assert hidden.view(1)["seats"][0]["coins"] is None
    assert hidden.view(0)["seats"][0]["coins"] == 7
    assert open_.view(1)["seats"][0]["coins"] == 7
    assert hidden.view(1)["seats"][0]["hand"] == [None, None, None]
    assert sum(order is not None for order in open_.view(1)["seats"][0]["hand"]) == 1
    assert hidden.moves().ids == open_.moves().ids


def test_a_guess_lets_a_player_finish_the_order_being_loaded() -> None:
    """Only a joker with yellow can fill the order, so everyone knows by now that it has yellow."""
    game = deal(3).edit(
        {
            "turn": {"seat": 0, "begun": ["place"], "open": "place"},
            "decision": {"kind": "load", "order": "Y5"},
            "seats": {
                0: {
                    "joker": "green-yellow",
                    "any_colour_cards": 0,
                    "running": [{"order": "Y5", "ships": ["Y3"]}],
                }
            },
        }
    )
    for seed in range(30):
        guess = game.guess(1, seed)
        assert guess.position()["seats"][0]["joker"] in ("green-yellow", "yellow-brown")
        assert [move.text for move in guess.moves()] == ["load J2"]


def test_a_guess_fits_the_question_that_was_asked() -> None:
    """With nothing to buy and nowhere to place, a further step is asked only because the hand holds the right order."""
    rows = ["R1", "B1", "R1", "B1", "R2", "B2", "R2", "B2", "R2", "B2", "R3", "B3"]
    tiles = ["Dias", "Columbus", "Cabot", "Gama", "Vespucci", "Cabral", "Abreu", "Magellan", "Verrazzano", "Cartier"]
    ships = {tile: [{"ship": ship, "seat": 1}] for tile, ship in zip([*tiles, "Drake", "Barentsz"], rows, strict=True)}
    ships["Dias"].append({"ship": "J1", "seat": 0})
    game = deal(2).edit(
        {
            "expeditions": ships,
            "turn": {"seat": 0, "begun": ["coins", "place"], "open": "place"},
            "seats": {0: {"joker": "red-brown", "harbour": ["Y3"], "hand": ["Y3"], "any_colour_cards": 0, "coins": 2}},
        }
    )
    assert [move.text for move in game.moves()] == ["end", "start Y3"]
    for seed in range(20):
        guess = game.guess(1, seed)
        assert guess._table.broken_invariant() == 0
        assert guess.position()["seats"][0]["hand"] == ["Y3"]


@compiled
def test_guesses_are_even_over_what_is_unknown() -> None:
    """Each unseen order is equally likely in a rival's hand; each place of the stack for the interim card."""
    game = deal(2, seed=3)
    hands, interim = Counter(), Counter()
    for seed in range(4000):
        position = game.guess(0, seed).position()
        hands.update(position["seats"][1]["hand"])
        interim[position["stacks"][2].index("interim")] += 1
    assert len(hands) == 24 - 4 - 2
    assert max(hands.values()) < 1.25 * min(hands.values())
    assert sorted(interim) == list(range(7))
    assert max(interim.values()) < 1.25 * min(interim.values())
