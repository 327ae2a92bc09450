"""Generic drivers over the contract: the entries through which Python runs a game.

Each takes tables of records (`boxes`, `games`) and works on one row, because numba takes an array from Python four
times faster than a single record, and because batches want rows anyway.
"""

from __future__ import annotations

from . import contract
from .compiler import kernel
from .random import scramble
from .records import copy

CHECK_FAILED = -1


@kernel
def start(boxes, games, row, seats, options, key):
    """Deals a new game into a row."""
    contract.setup(boxes[0], games[row], seats, options, key)


@kernel
def seats_to_act(boxes, games, row):
    """The seats that may decide, as bits."""
    return contract.to_act(boxes[0], games[row])


@kernel
def mark_legal(boxes, games, row, seat, mask):
    """Marks a seat's legal actions; returns how many."""
    return contract.legal(boxes[0], games[row], seat, mask)


@kernel
def play_action(boxes, games, row, seat, action, mask):
    """Plays an action of a seat if it is legal; returns whether it was."""
    box, game = boxes[0], games[row]
    contract.legal(box, game, seat, mask)
    if action < 0 or action >= mask.size or not mask[action]:
        return False
    contract.apply(box, game, seat, action)
    return True


@kernel
def explain_action(boxes, games, row, seat, action):
    """Why an action is not legal: an index into the game's clauses, 0 if it is."""
    return contract.explain(boxes[0], games[row], seat, action)


@kernel
def is_over(boxes, games, row):
    """1 when the game in the row has ended."""
    return contract.over(boxes[0], games[row])


@kernel
def read_scores(boxes, games, row, out):
    """Points by seat and category."""
    contract.scores(boxes[0], games[row], out)


@kernel
def read_places(boxes, games, row, out):
    """Places by seat."""
    contract.places(boxes[0], games[row], out)


@kernel
def redact_row(boxes, games, row, seat):
    """Redacts a row in place."""
    contract.redact(boxes[0], games[row], seat)


@kernel
def guess_row(boxes, games, row, seat, key):
    """Fills the unknown of a redacted row in place."""
    contract.guess(boxes[0], games[row], seat, key)


@kernel
def read_features(boxes, games, row, seat, out):
    """A seat's features; returns how many."""
    return contract.features(boxes[0], games[row], seat, out)


@kernel
def check_row(boxes, games, row):
    """The number of the first broken invariant, or 0."""
    return contract.check(boxes[0], games[row])


@kernel
def lowest_seat(bits):
    """The lowest seat among bits."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@kernel
def nth_marked(mask, number):
    """The action id of the marked element `number`, counted from 0."""
    passed = 0
    block = 0
    # Whole blocks first: their sums are vector code, so a long mask costs little more than a short one.
    while block + 16 <= mask.size:
        here = 0
        for i in range(16):
            here += mask[block + i]
        if passed + here > number:
            break
        passed += here
        block += 16
    for action in range(block, mask.size):
        passed += mask[action]
        if passed > number:
            return action
    return -1


@kernel
def play_randomly(box, game, mask, luck, checked):
    """Plays uniformly random legal actions to the end. Returns the number of decisions, or CHECK_FAILED.

    `luck` picks the moves; `checked` runs the invariants after every decision.
    """
    decisions = 0
    acting = contract.to_act(box, game)
    while acting:
        seat = lowest_seat(acting)
        count = contract.legal(box, game, seat, mask)
        luck = (luck * 1664525 + 1013904223) & 0xFFFFFFFF
        contract.apply(box, game, seat, nth_marked(mask, (scramble(luck) * count) >> 32))
        decisions += 1
        if checked and contract.check(box, game):
            return CHECK_FAILED
        acting = contract.to_act(box, game)
    return decisions


@kernel
def play_many(boxes, games, row, seats, options, key, first, count, mask, checked, lengths, points, ranks):
    """Plays `count` random games in one row and writes length, points[game, seat, category] and ranks[game, seat].

    Game `first + i` is dealt with key + first + i, so the same games come out however the work is cut. Returns how many
    games were played; fewer than `count` means that the last one broke an invariant and lies in the row.
    """
    box, game = boxes[0], games[row]
    for i in range(count):
        contract.setup(box, game, seats, options, key + first + i)
        lengths[i] = play_randomly(box, game, mask, scramble(key + first + i), checked)
        if lengths[i] == CHECK_FAILED:
            return i
        contract.scores(box, game, points[i])
        contract.places(box, game, ranks[i])
    return count


@kernel
def count_paths(boxes, games, row, depth, mask):
    """Perft: the number of decision sequences of a length from a row (a game that ends earlier counts once).

    Row `row + 1` and below are scratch: `games` needs depth + 1 rows from `row` on; `mask` one row for each of them.
    """
    box = boxes[0]
    acting = contract.to_act(box, games[row])
    if depth == 0 or acting == 0:
        return 1
    seat = lowest_seat(acting)
    count = contract.legal(box, games[row], seat, mask[row])
    if depth == 1:
        return count
    total = 0
    for action in range(mask.shape[1]):
        if mask[row, action]:
            copy(games[row], games[row + 1])
            contract.apply(box, games[row + 1], seat, action)
            total += count_paths(boxes, games, row + 1, depth - 1, mask)
    return total
