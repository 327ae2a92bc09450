"""One step of an environment: a decision is played, a finished game is counted and dealt anew, the next one is asked.

Kernels over the contract, so they serve every game; the same functions run on CPU and GPU. A batch of games lies in
arrays with one row a game (`Memory`); what all its games have in common is in `Terms`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel import contract
from ..kernel.compiler import kernel
from ..kernel.drive import lowest_seat, nth_marked
from ..kernel.random import scramble

NOBODY = -1
SEED_END = 1 << 62  # seeds of games dealt anew start over here


class Memory(NamedTuple):
    """The arrays of a batch. Those that every step writes are the caller's to read; `actions` is the caller's to write.

    `features` has no columns where nobody wants them. `counted` marks the categories of points that add up to a score.
    """

    boxes: Any
    games: Any  # record of each game
    actions: Any  # int32[game]: the action to play
    masks: Any  # uint8[game, action]: 1 if the seat to act may play it
    counts: Any  # int32[game]: how many it may play
    features: Any  # float32[game, number]: what the seat to act knows
    seats: Any  # int8[game]: the seat to act, -1 when the game is over
    rewards: Any  # float32[game, seat]: of the step that ended a game, else 0
    dones: Any  # uint8[game]: 1 if the step ended the game
    refused: Any  # uint8[game]: 1 if the action was not legal; nothing was played then
    places: Any  # int8[game, seat]: places of the game that ended last
    points: Any  # int32[game, seat, category]: its points
    seeds: Any  # int64[game]: the seed that the game in progress was dealt with
    options: Any  # int32[option]
    counted: Any  # int32[category]


class Terms(NamedTuple):
    """What all games of a batch have in common."""

    players: int
    by_points: int  # 1 if rewards are points, 0 if they are places
    again: int  # 1 if a game that is over is dealt anew
    stride: int  # how far apart the seeds of the games of one row lie


@kernel
def deal_row(memory, terms, row):
    """Deals the game of a row from its seed."""
    contract.setup(memory.boxes[0], memory.games[row], terms.players, memory.options, int(memory.seeds[row]))


@kernel
def open_row(memory, terms, row):
    """Deals the first game of a row."""
    clear(memory.rewards[row])
    memory.dones[row] = 0
    memory.refused[row] = 0
    deal_row(memory, terms, row)


@kernel
def look_row(memory, row):
    """The seat to act and its legal actions."""
    clear(memory.masks[row])
    mark_row(memory, row)


@kernel
def mark_row(memory, row):
    """The seat to act and its legal actions, for a row whose mask is empty."""
    box, game = memory.boxes[0], memory.games[row]
    acting = contract.to_act(box, game)
    seat = lowest_seat(acting) if acting else NOBODY
    memory.seats[row] = seat
    memory.counts[row] = contract.mark(box, game, seat, memory.masks[row]) if acting else 0


@kernel
def know_row(memory, row):
    """What the seat to act knows, if anybody wants to hear of it; when the game is over, what seat 0 knows."""
    if memory.features.shape[1]:
        seat = max(int(memory.seats[row]), 0)
        contract.features(memory.boxes[0], memory.games[row], seat, memory.features[row])


@kernel
def clear(numbers):
    """Sets all to 0."""
    for i in range(numbers.size):
        numbers[i] = 0


@kernel
def play_row(memory, row):
    """Plays the action of a row, if it is legal; `dones` tells whether the game is over, and is to be counted."""
    box, game, action = memory.boxes[0], memory.games[row], int(memory.actions[row])
    clear(memory.rewards[row])
    memory.dones[row] = 0
    legal = 0 <= action < memory.masks.shape[1] and memory.masks[row, action] != 0
    memory.refused[row] = not legal
    if legal:
        contract.apply(box, game, int(memory.seats[row]), action)
        memory.dones[row] = contract.over(box, game)


@kernel
def count_row(memory, terms, row):
    """Places, points and rewards of a game that is over."""
    box, game = memory.boxes[0], memory.games[row]
    contract.scores(box, game, memory.points[row])
    contract.places(box, game, memory.places[row])
    for seat in range(terms.players):
        reward = score(memory, row, seat) if terms.by_points else rank(memory, terms, row, seat)
        memory.rewards[row, seat] = reward


@kernel
def score(memory, row, seat):
    """The points of a seat."""
    points = 0.0
    for category in range(memory.counted.size):
        points += memory.counted[category] * memory.points[row, seat, category]
    return points


@kernel
def rank(memory, terms, row, seat):
    """Others behind less others ahead, as a share of all others: 1 for a sole first place, -1 for a sole last one."""
    ahead = 0
    for other in range(terms.players):
        ahead += memory.places[row, other] > memory.places[row, seat]
        ahead -= memory.places[row, other] < memory.places[row, seat]
    return ahead / (terms.players - 1)


@kernel
def renew_row(memory, terms, row):
    """Deals the next game of a row whose game is over."""
    memory.seeds[row] = (memory.seeds[row] + terms.stride) % SEED_END
    deal_row(memory, terms, row)


@kernel
def step_row(memory, terms, row):
    """One step of one game."""
    play_row(memory, row)
    if memory.dones[row]:
        count_row(memory, terms, row)
        if terms.again:
            renew_row(memory, terms, row)
    if not memory.refused[row]:
        look_row(memory, row)
        know_row(memory, row)


@kernel
def pick_row(memory, row, luck):
    """A random legal action; the same number `luck` gives the same action."""
    if memory.counts[row]:
        memory.actions[row] = nth_marked(memory.masks[row], drawn_number(memory, row, luck))


@kernel
def drawn_number(memory, row, luck):
    """Which of the legal actions of a row the luck picks."""
    chance = scramble(scramble(luck) + row * 0x9E3779B1)
    return (chance * int(memory.counts[row])) >> 32


# ------------------------------------------------------------------ many rows, on a CPU


@kernel
def start_rows(memory, terms, first, last):
    """Deals the games of some rows and asks their first questions."""
    for row in range(first, last):
        open_row(memory, terms, row)
        look_row(memory, row)
        know_row(memory, row)


@kernel
def step_rows(memory, terms, first, last):
    """One step of some rows."""
    for row in range(first, last):
        step_row(memory, terms, row)


@kernel
def pick_rows(memory, first, last, luck):
    """Random legal actions of some rows."""
    for row in range(first, last):
        pick_row(memory, row, luck)


@kernel
def play_rows(memory, terms, first, last, steps, luck):
    """Some steps of random play of some rows, all in one call."""
    for row in range(first, last):
        for step in range(steps):
            pick_row(memory, row, luck + step)
            step_row(memory, terms, row)


@kernel
def read_rows(boxes, games, seats, chosen, features, masks):
    """What the seats of some records know, and what they may do: one row of `features` and `masks` for each chosen."""
    for row in range(chosen.size):
        game, seat = games[chosen[row]], int(seats[chosen[row]])
        contract.features(boxes[0], game, seat, features[row])
        contract.legal(boxes[0], game, seat, masks[row])
