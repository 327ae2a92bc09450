"""Lessons: what greedy bots play and how it ends, as a network is taught it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fairlead import Game
from fairlead.games import NAMES
from fairlead.lab.lessons import Lessons, main, play
from fairlead.play.varieties import Variety, seatings
from helpers import compiled

pytestmark = compiled


def table(name: str, players: int) -> Variety:
    return next(variety for variety in seatings(name) if variety.players == players)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_choice_with_a_legal_answer(name: str) -> None:
    variety = table(name, 3)
    lessons = play(variety, 5)
    assert len(lessons.seats) > 50
    for row in range(0, len(lessons.seats), 17):
        game = Game.from_snapshot(name, variety.options, lessons.records[row].tobytes())
        moves = game.moves(int(lessons.seats[row]))
        assert len(moves) > 1
        assert lessons.actions[row] in moves.ids


@pytest.mark.parametrize("players", [2, 3, 4])
def test_results_are_told_as_the_seat_sees_them(players: int) -> None:
    """Own part of the first place first, the others clockwise, then the points; missing seats are unknown."""
    lessons = play(table("discovery", players), 9)
    first, points = lessons.results[:, :4], lessons.results[:, 4:]
    assert np.isnan(first[:, players:]).all()
    assert np.isnan(points[:, players:]).all()
    assert first[:, :players].sum(axis=1) == pytest.approx(1)
    seen = {int(seat): row for seat, row in zip(lessons.seats, points[:, :players], strict=True)}
    for seat, row in seen.items():
        assert np.roll(row, seat).tolist() == seen[0].tolist()


def test_the_same_deal_teaches_the_same() -> None:
    one, two = (play(table("discovery", 2), 3) for _ in range(2))
    assert one.records.tobytes() == two.records.tobytes()
    assert one.actions.tolist() == two.actions.tolist()


def test_the_command_keeps_lessons_that_can_be_taken_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lessons.npz"
    main(["discovery", "--minutes", "0.001", "--save", str(file)])
    lessons = Lessons.load("discovery", file)
    assert f"{len(lessons.seats):,} decisions" in capsys.readouterr().out
    assert len(lessons.records) == len(lessons.actions) == len(lessons.results) == len(lessons.seats)
    assert set(lessons.records["players"].tolist()) == {2, 3, 4}
