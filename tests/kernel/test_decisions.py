"""The decision stack: what is on top is asked, what is popped leaves no trace."""

from __future__ import annotations

from fairlead.kernel.compiler import kernel
from fairlead.kernel.decisions import (
    decision_fields,
    first_of,
    kind_for,
    kind_of,
    pop,
    push,
    raise_barrier,
    remove_row,
    row_for,
    second_of,
)
from fairlead.kernel.records import bind, record

ASKED = record("asked", decision_fields(3))


@kernel
def ask(games, kind, seat, first, second):
    push(games[0], kind, seat, first, second)


@kernel
def settle(games):
    pop(games[0])


@kernel
def asked(games):
    return kind_of(games[0]), first_of(games[0]), second_of(games[0])


@kernel
def kind(games):
    return kind_of(games[0])


@kernel
def kind_asked(games, seat):
    return kind_for(games[0], seat)


@kernel
def settle_for(games, seat):
    remove_row(games[0], row_for(games[0], seat))


@kernel
def learn(games):
    raise_barrier(games[0])


def test_questions_nest_and_return_to_the_one_below() -> None:
    memory = ASKED.allocate()
    games = bind(memory)
    assert kind(games) == -1
    ask(games, 4, 1, 20, 30)
    ask(games, 2, 1, 7, 0)
    assert asked(games) == (2, 7, 0)
    settle(games)
    assert asked(games) == (4, 20, 30)
    settle(games)
    assert kind(games) == -1


def test_settled_questions_leave_no_trace() -> None:
    memory = ASKED.allocate()
    games = bind(memory)
    empty = memory.tobytes()
    ask(games, 4, 1, 20, 30)
    settle(games)
    assert memory.tobytes() == empty


def test_seats_that_are_asked_at_once_settle_in_any_order() -> None:
    left = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        memory = ASKED.allocate()
        games = bind(memory)
        empty = memory.tobytes()
        for seat in (2, 1, 0):
            ask(games, 5, seat, seat, 9)
        settle_for(games, order[0])
        assert [kind_asked(games, seat) for seat in range(3)] == [-1 if seat == order[0] else 5 for seat in range(3)]
        settle_for(games, order[1])
        assert asked(games) == (5, order[2], 9)
        settle_for(games, order[2])
        left.append(memory.tobytes() == empty)
    assert left == [True] * 3


def test_barrier_is_a_flag_of_the_record() -> None:
    memory = ASKED.allocate()
    learn(bind(memory))
    assert memory[0].barrier == 1
