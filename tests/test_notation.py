"""Game records: complete, checked line by line, never half-loaded."""

from __future__ import annotations

import pytest

import fairlead
from fairlead import Game, RecordError
from fairlead.play.varieties import Variety
from helpers import deal, play_randomly
from worlds import asked_at_once


@pytest.fixture
def text() -> str:
    game = play_randomly(deal(3, seed=21), 21, 30)
    game.names = ["Ann", "Bo Li", "Çelik"]
    return game.record()


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        fairlead.read(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def test_a_record_is_a_header_and_a_line_a_move(text: str) -> None:
    lines = text.splitlines()
    assert lines[:3] == ["Fairlead record 1", "game discovery", "rules 1"]
    assert "option players=3" in lines
    assert "seat 1 Bo Li" in lines
    assert "seed 21" in lines
    assert sum(line[0].isdigit() for line in lines) == 30
    assert lines[-1].startswith("end 30 ")


def test_reading_restores_position_history_and_names(text: str) -> None:
    game = fairlead.read(text)
    assert game.record() == text
    assert game.names == ["Ann", "Bo Li", "Çelik"]
    assert len(game.history) == 30
    assert game == play_randomly(deal(3, seed=21), 21, 30)


def test_a_game_from_a_position_carries_it_in_its_record() -> None:
    game = deal().edit({"seats": {0: {"coins": 20}}})
    game.play("buy 0")
    again = fairlead.read(game.record())
    assert again == game
    assert again.record() == game.record()
    again.undo()
    assert again.position()["seats"][0]["coins"] == 20


def test_seats_that_answer_at_once_stand_in_the_record_as_they_answered() -> None:
    game = asked_at_once(Variety("shipyard", {"players": 3, "edition": "first"}), 4)
    for seat in (1, 2, 0):
        game.play(game.moves(seat)[0], seat)
    text = game.record()
    assert [line.split()[1] for line in text.splitlines()[-4:-1]] == ["1", "2", "0"]
    again = fairlead.read(text)
    assert again == game
    assert again.history == game.history


def test_a_truncated_record_is_refused_wherever_it_is_cut(text: str) -> None:
    lines = text.splitlines()
    for length in range(len(lines)):
        error = broken("\n".join(lines[:length]))
        assert error.line <= length + 1


def test_a_cut_line_is_refused(text: str) -> None:
    for end in range(len(text) - 40, len(text) - 1):
        broken(text[:end])


def test_every_edited_line_is_found(text: str) -> None:
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if line.startswith("seat "):
            continue  # names are free, but change the checks below them
        for changed in (line + "x", line.replace(" ", "  ", 1), line[:-1] + ("0" if line[-1] != "0" else "1")):
            edited = [*lines[:index], changed, *lines[index + 1 :]]
            assert broken("\n".join(edited)).line >= index + 1


def test_an_edited_move_is_found_where_it_was_edited(text: str) -> None:
    lines = text.splitlines()
    index = next(i for i, line in enumerate(lines) if " coins " in line)
    lines[index] = lines[index].replace("coins", "order pile")
    error = broken("\n".join(lines))
    assert error.line == index + 1
    assert "changed" in str(error)


def test_a_missing_or_doubled_move_is_found(text: str) -> None:
    lines = text.splitlines()
    assert "move 1 is missing here" in str(broken("\n".join([*lines[:14], *lines[15:]])))
    assert broken("\n".join([*lines[:16], lines[15], *lines[16:]])).line == 17


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("Fairlead record 1", "Fairlead record 2", 1, "begins with 'Fairlead record 1'"),
        ("game discovery", "game chess", 2, "no game 'chess'"),
        ("rules 1", "rules 99", 3, "rules version 99 of discovery is not known here; known is 1"),
        ("players=3", "players=9", 4, "players cannot be '9'"),
        ("turn_cap", "wind", 8, "no option 'wind'"),
        ("seed 21", "seed many", 14, "whole number"),
        ("seed 21", "sea 21", 14, "expected option, seat, seed or position"),
    ],
)
def test_foreign_headers_are_refused(text: str, old: str, new: str, line: int, words: str) -> None:
    error = broken(text.replace(old, new, 1))
    assert (error.line, words in str(error)) == (line, True), str(error)


def test_nothing_follows_the_end(text: str) -> None:
    assert "nothing may follow" in str(broken(text + "31 0 coins ~0000\n"))
    assert fairlead.read(text + "\n\n").record() == text


@pytest.mark.parametrize("text", ["", "\n", "hello", "Fairlead record 1", "\x00\x01", "{}"])
def test_what_is_no_record_is_refused_in_its_first_lines(text: str) -> None:
    assert broken(text).line <= 2


def test_a_bad_position_in_a_header_is_refused() -> None:
    game: Game = deal().edit({"seats": {0: {"coins": 7}}})
    text = game.record()
    assert "cannot be set up" in str(broken(text.replace('"coins":7', '"coins":-7')))
    assert "cannot be set up" in str(broken(text.replace('"game":"discovery"', '"game":')))


@pytest.mark.parametrize("seed", ["²", "9" * 5000, "-1", "1_0", str(2**63)])
def test_odd_seeds_are_refused(text: str, seed: str) -> None:
    assert broken(text.replace("seed 21", f"seed {seed}")).line == 14


@pytest.mark.parametrize("json", ["[" * 10_000, "9" * 5000, "{", "null", "[]"])
def test_odd_positions_are_refused(json: str) -> None:
    text = deal().edit({}).record()
    start = text.index("position {")
    assert "cannot be set up" in str(broken(text[:start] + f"position {json}\n"))


def test_names_stay_on_one_line() -> None:
    game = deal()
    game.names = ["Ann\nseed 3", "  "]
    assert fairlead.read(game.record()).names == ["Ann seed 3", "?"]
