"""The decision stack: what is on top is asked, what is popped leaves no trace."""

from __future__ import annotations

from fairlead.kernel.compiler import kernel
from fairlead.kernel.decisions import decision_fields, first_of, kind_of, pop, push, raise_barrier, second_of
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


def test_barrier_is_a_flag_of_the_record() -> None:
    memory = ASKED.allocate()
    learn(bind(memory))
    assert memory[0].barrier == 1
