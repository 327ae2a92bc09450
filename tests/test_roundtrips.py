"""Round trips by hypothesis: ids, texts, positions and records; and a state machine that mixes them with undo."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import fairlead
from fairlead import Game, IllegalMove
from fairlead.games import NAMES, find
from fairlead.kernel.compiler import PLAIN
from fairlead.play.varieties import Variety, seatings
from worlds import TABLES, dealt

MOST_MOVES = 25 if PLAIN else 220
games = st.builds(
    lambda table, seed, choices: played(dealt(table, seed), choices),
    st.sampled_from(TABLES),
    st.integers(0, 2**63 - 1),
    st.lists(st.integers(0, 10_000), max_size=MOST_MOVES),
)


def played(game: Game, choices: list[int]) -> Game:
    """Plays one legal move a number, as far as the game goes."""
    for choice in choices:
        if game.over:
            break
        answer(game, choice)
    return game


def answer(game: Game, choice: int) -> None:
    """Plays the legal move that a number picks, of the seat that it picks."""
    seat = game.to_act[choice % len(game.to_act)]
    moves = game.moves(seat)
    game.play(moves[choice % len(moves)], seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_id_has_one_text_and_every_text_one_id(name: str) -> None:
    definition = find(name)
    game = dealt(seatings(name)[0])
    assert [move.id for move in definition.moves] == list(range(definition.actions))
    assert len({move.text for move in definition.moves}) == definition.actions
    assert len({(move.kind, tuple(move.fields.items())) for move in definition.moves}) == definition.actions
    for move in definition.moves:
        assert game.move(move.text) is move
        assert game.move(move.id) is move
        assert game.move(f"  {move.text.upper()} ") is move


@given(games)
def test_positions_round_trip(game: Game) -> None:
    data = json.loads(json.dumps(game.position()))
    loaded = fairlead.load(data)
    assert loaded == game
    assert loaded.position() == game.position()
    assert loaded.options["players"] == game.players


@given(games)
def test_records_round_trip(game: Game) -> None:
    text = game.record()
    again = fairlead.read(text)
    assert again == game
    assert again.record() == text
    assert again.history == game.history


@given(games, st.integers(0, 10_000))
def test_any_text_change_is_refused(game: Game, where: int) -> None:
    text = game.record()
    position = where % len(text)
    changed = text[:position] + text[position + 1 :]
    if changed.strip() != text.strip() and changed.splitlines() != text.splitlines():
        with pytest.raises(fairlead.RecordError):
            fairlead.read(changed)


class Table(RuleBasedStateMachine):
    """A game under everything a client may do: play, be refused, undo, save and load, look."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
    def begin(self, table: Variety, seed: int) -> None:
        self.game = dealt(table, seed)
        self.snapshots = [self.game._table.snapshot()]

    @precondition(lambda self: not self.game.over)
    @rule(choice=st.integers(0, 10_000))
    def play_legal(self, choice: int) -> None:
        answer(self.game, choice)
        self.snapshots.append(self.game._table.snapshot())

    @rule(id=st.integers(-2, 400))
    def play_anything(self, id: int) -> None:
        for seat in range(self.game.players):
            if id not in self.game.moves(seat):
                with pytest.raises(IllegalMove):
                    self.game.play(id, seat)

    @precondition(lambda self: len(self.snapshots) > 1)
    @rule()
    def take_back(self) -> None:
        self.game.undo()
        self.snapshots.pop()

    @rule()
    def save_and_read(self) -> None:
        self.game = fairlead.read(self.game.record())

    @rule()
    def look_around(self) -> None:
        for seat in (None, *range(self.game.players)):
            json.dumps(self.game.view(seat))
            json.dumps(self.game.log(seat, since=max(0, len(self.game.history) - 3)))

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "game"):
            assert self.game._table.snapshot() == self.snapshots[-1]
            assert self.game._table.broken_invariant() == 0
            assert len(self.game.history) == len(self.snapshots) - 1
            assert bool(self.game.to_act) != self.game.over


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=3 if PLAIN else 25, stateful_step_count=15 if PLAIN else 60, deadline=None)
