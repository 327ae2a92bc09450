"""The decision stack: what a seat is asked now, and what waits below it.

The life of a decision. A turn is a sequence of small decisions. Each is one row on a fixed stack in the record: its
kind (the game's own number for the question), the seat that answers, and two arguments that the question needs (which
order is being loaded, where the joker goes). `apply` looks at the top row, does what the answer says, and leaves the
stack so that its top is the next question: it pops the row when the question is settled, changes its arguments when
the same question goes on, pushes a row when the answer raises a question of its own. When the question above is
popped, the one below is asked again, in the new situation. An empty stack means that nobody decides: the game is
over.

Nothing else remembers where a turn stands, so a snapshot taken between any two answers is a whole position.

The barrier. `apply` clears `game.barrier` when it begins and sets it when it turned up a card, drew at random or ended
a turn. A player may take moves back as far as the last barrier; nobody has to agree, as nothing was learnt.
"""

from __future__ import annotations

from .compiler import kernel
from .records import Field, field, i1, i2

KIND, SEAT, FIRST, SECOND = 0, 1, 2, 3


def decision_fields(depth: int) -> list[Field]:
    """The fields every game record has for its decisions; `depth` is how many questions may nest."""
    return [
        field("barrier", i1, (), "1 if the last decision cannot be taken back", (0, 1)),
        field("depth", i1, (), "number of questions on the stack", (0, depth)),
        field("stack", i2, (depth, 4), "questions: kind, seat, two arguments; the top one is asked", (-1, 32767)),
    ]


@kernel
def push(game, kind, seat, first, second):
    """Raises a question."""
    top = game.depth
    game.stack[top, KIND] = kind
    game.stack[top, SEAT] = seat
    game.stack[top, FIRST] = first
    game.stack[top, SECOND] = second
    game.depth = top + 1


@kernel
def pop(game):
    """Settles the question on top; its row is wiped, so that equal positions have equal bytes."""
    top = game.depth - 1
    for i in range(4):
        game.stack[top, i] = 0
    game.depth = top


@kernel
def kind_of(game):
    """The kind of the question on top, or -1 when nobody decides."""
    return game.stack[game.depth - 1, KIND] if game.depth > 0 else -1


@kernel
def kind_for(game, seat):
    """The kind of the topmost question that a seat is asked, or -1 if it is asked none."""
    row = row_for(game, seat)
    return game.stack[row, KIND] if row >= 0 else -1


@kernel
def row_for(game, seat):
    """The row of the topmost question that a seat is asked, or -1 if it is asked none."""
    for row in range(game.depth - 1, -1, -1):
        if game.stack[row, SEAT] == seat:
            return row
    return -1


@kernel
def remove_row(game, row):
    """Settles a question that need not be on top: where several seats are asked at once, any may be done first."""
    for above in range(row + 1, game.depth):
        for i in range(4):
            game.stack[above - 1, i] = game.stack[above, i]
    pop(game)


@kernel
def first_of(game):
    """The first argument of the question on top."""
    return game.stack[game.depth - 1, FIRST]


@kernel
def second_of(game):
    """The second argument of the question on top."""
    return game.stack[game.depth - 1, SECOND]


@kernel
def raise_barrier(game):
    """Marks that the decision being applied cannot be taken back."""
    game.barrier = 1
