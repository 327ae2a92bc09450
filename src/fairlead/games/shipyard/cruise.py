"""The cruise: how far a ship can go, and the voyage itself, step by step (rules page 3.19).

Tiles open on all four sides and have no loops, and a tile that is left is gone. So a route is a simple path over
tiles: within each there is exactly one way from the space of entry to the edge space of exit.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import CANALS, OUT, SIDES, SPACES
from .canals import canal_beside, refuse_outside, remove_canal
from .clauses import LEGAL, NO_STEP, START_TOO_SHORT, STEP_TOO_SHORT
from .state import LEGS, NONE

CROSSING = SPACES  # a step across a side; the others go to a space

# Columns of `game.route`: a leg is a tile with the space where it is entered.
TILE, SPACE, STERN, NEXT_SIDE, STEPS = range(5)

# ------------------------------------------------------------------ how far


@kernel
def exit_steps(box, game, seat, number, space, stern, side):
    """Steps to leave a tile across a side, the crossing included; 0 where the stern is in the way (SY-CRUISE-5)."""
    edge = 2 * side
    if space == edge:
        return 0 if stern == OUT else 1
    tile, turn = game.canal_tile[seat, number], game.canal_turn[seat, number]
    return 0 if box.toward[tile, turn, space, edge] == stern else box.way[tile, turn, space, edge] + 1


@kernel
def steps_within(box, game, seat, number, space, stern):
    """Steps of the longest way that stays on a tile."""
    tile, turn = game.canal_tile[seat, number], game.canal_turn[seat, number]
    longest = 0
    for there in range(SPACES):
        if box.toward[tile, turn, space, there] != stern:
            longest = max(longest, box.way[tile, turn, space, there])
    return longest


@kernel
def longest_route(box, game, seat, number, space, stern, without, limit):
    """Steps of the longest route from a space on, at most `limit`; tile `without` is gone (SY-CRUISE-8, `far`).

    A depth-first search over tiles, kept in `game.route` so that it needs no recursion.
    """
    longest = min(limit, steps_within(box, game, seat, number, space, stern))
    unvisited = ~(1 << number)
    if without != NONE:
        unvisited &= ~(1 << without)
    leg = 0
    set_leg(game, leg, number, space, stern, 0)
    while leg >= 0 and longest < limit:
        side = game.route[leg, NEXT_SIDE]
        here = game.route[leg, TILE]
        if side == SIDES:
            unvisited |= 1 << here
            leg -= 1
            continue
        game.route[leg, NEXT_SIDE] = side + 1
        steps = exit_steps(box, game, seat, here, game.route[leg, SPACE], game.route[leg, STERN], side)
        onto = canal_beside(game, seat, here, side) if steps > 0 else NONE
        if onto != NONE and unvisited >> onto & 1:
            steps += game.route[leg, STEPS]
            edge = 2 * (side ^ 2)
            longest = max(longest, min(limit, steps + steps_within(box, game, seat, onto, edge, OUT)))
            if longest < limit:
                unvisited &= ~(1 << onto)
                leg += 1
                set_leg(game, leg, onto, edge, OUT, steps)
    for i in range(LEGS):
        for j in range(5):
            game.route[i, j] = 0
    return longest


@kernel
def set_leg(game, leg, number, space, stern, steps):
    """Begins a leg of the search: a tile entered at a space after so many steps."""
    game.route[leg, TILE] = number
    game.route[leg, SPACE] = space
    game.route[leg, STERN] = stern
    game.route[leg, NEXT_SIDE] = 0
    game.route[leg, STEPS] = steps


@kernel
def longest_cruise(box, game, seat, limit):
    """Steps of the longest cruise, at most `limit`; without a token from any start (SY-QUAL-2, SY-CANAL-6)."""
    if game.token_tile[seat] != NONE:
        number, space, stern = game.token_tile[seat], game.token_space[seat], game.token_stern[seat]
        return longest_route(box, game, seat, number, space, stern, NONE, limit)
    longest = 0
    for number in range(CANALS):
        for side in range(SIDES):
            if longest < limit and refuse_outside(game, seat, number, side) == LEGAL:
                longest = max(longest, longest_route(box, game, seat, number, 2 * side, OUT, NONE, limit))
    return longest


@kernel
def refuse_start(box, game, seat, number, side, speed):
    """What keeps the token from a start for a cruise of a speed (SY-CANAL-6, SY-D-7)."""
    refusal = refuse_outside(game, seat, number, side)
    if refusal != LEGAL:
        return refusal
    reach = longest_route(box, game, seat, number, 2 * side, OUT, NONE, speed)
    return LEGAL if reach == speed else START_TOO_SHORT


# ------------------------------------------------------------------ the voyage


@kernel
def refuse_step(box, game, seat, step, left):
    """What keeps the ship from a step with so many left, that step included (SY-CRUISE-5, SY-CRUISE-8, SY-D-8)."""
    number, space, stern = game.token_tile[seat], game.token_space[seat], game.token_stern[seat]
    if step == CROSSING:
        onto = crossing_to(game, seat)
        if onto == NONE:
            return NO_STEP
        reach = longest_route(box, game, seat, onto, space ^ 4, OUT, number, left - 1)
    else:
        beside = box.neighbours[game.canal_tile[seat, number], game.canal_turn[seat, number], space]
        if step == stern or not beside >> step & 1:
            return NO_STEP
        reach = longest_route(box, game, seat, number, step, space, NONE, left - 1)
    return LEGAL if reach == left - 1 else STEP_TOO_SHORT


@kernel
def crossing_to(game, seat):
    """The tile that the token can cross to, or NONE: from an edge space with a stern that is not out (SY-CRUISE-5)."""
    space = game.token_space[seat]
    if space == SPACES - 1 or space & 1 or game.token_stern[seat] == OUT:
        return NONE
    return canal_beside(game, seat, game.token_tile[seat], space // 2)


@kernel
def take_step(game, seat, step):
    """Moves the token one step; a tile that is left is used, and what it cut off is gone (SY-CRUISE-6, -9, -10)."""
    game.steps_made += 1
    space = game.token_space[seat]
    if step != CROSSING:
        game.token_space[seat] = step
        game.token_stern[seat] = space
        return
    onto = crossing_to(game, seat)
    remove_canal(game, seat, game.token_tile[seat])
    game.used_canals[seat] += 1
    game.token_tile[seat] = onto
    game.token_space[seat] = space ^ 4
    game.token_stern[seat] = OUT
    connected = connected_with(game, seat, onto)
    for number in range(CANALS):
        if game.canal_tile[seat, number] != NONE and not connected >> number & 1:
            remove_canal(game, seat, number)


@kernel
def connected_with(game, seat, number):
    """The tiles of a system that are connected with a tile by shared sides, as bits (SY-CRUISE-10)."""
    connected = 1 << number
    grown = True
    while grown:
        grown = False
        for other in range(CANALS):
            if game.canal_tile[seat, other] != NONE and not connected >> other & 1:
                for side in range(SIDES):
                    beside = canal_beside(game, seat, other, side)
                    if beside != NONE and connected >> beside & 1:
                        connected |= 1 << other
                        grown = True
                        break
    return connected
