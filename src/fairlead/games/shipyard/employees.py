"""Action: Hire an employee, and what employees do (rules page 3.14 and 3.23)."""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from .box import EMPLOYEE_SPACES, EMPLOYEES, FOREMAN, PILES
from .clauses import HAS_EQUAL, HIRE_TOO_DEAR, LEGAL, LEVEL_ONE_FIRST, PILE_EMPTY
from .state import NONE

# ------------------------------------------------------------------ hiring


@kernel
def refuse_hire(box, game, seat, steps, pile, guilders):
    """What keeps a seat with so many guilders from an employee (SY-HIRE-1 to SY-HIRE-5, SY-HIRE-7)."""
    employee = game.pile[(game.employee_at + steps) % EMPLOYEE_SPACES, pile]
    if game.pile_left[employee] == 0:
        return PILE_EMPTY
    if game.employees[seat] >> employee & 1:
        return HAS_EQUAL
    if box.level[employee] == 2 and not game.employees[seat] >> (employee - 1) & 1:
        return LEVEL_ONE_FIRST
    if hire_cost(box, game, seat, steps, employee) > guilders:
        return HIRE_TOO_DEAR
    return LEGAL


@kernel
def hire_cost(box, game, seat, steps, employee):
    """Steps after the first and the fee; the foreman makes three more steps free (SY-HIRE-1, -3, SY-EMP-10)."""
    free = 1 + (box.foreman_free if has_role(box, game, seat, FOREMAN) else 0)
    return max(0, steps - free) + box.fee[employee]


@kernel
def can_hire(box, game, seat, guilders):
    """Whether any employee can be reached and paid for (SY-HIRE-7)."""
    for steps in range(1, EMPLOYEE_SPACES + 1):
        for pile in range(PILES):
            if refuse_hire(box, game, seat, steps, pile, guilders) == LEGAL:
                return True
    return False


@kernel
def hire(box, game, seat, steps, pile):
    """Pays, moves the marker and takes the employee for good (SY-HIRE-1 to SY-HIRE-3, SY-HIRE-6)."""
    space = (game.employee_at + steps) % EMPLOYEE_SPACES
    employee = game.pile[space, pile]
    game.guilders[seat] -= hire_cost(box, game, seat, steps, employee)
    game.employee_at = space
    game.pile_left[employee] -= 1
    game.employees[seat] |= 1 << employee


# ------------------------------------------------------------------ effects


@kernel
def has_role(box, game, seat, role):
    """Whether a seat has an employee of a role."""
    return game.employees[seat] & box.role_bits[role] != 0


@kernel
def add_pieces(box, game, seat, role):
    """One piece from every engineer or recruiter (SY-EMP-3, SY-EMP-4, SY-R-22)."""
    helpers = game.employees[seat] & box.role_bits[role]
    for employee in range(EMPLOYEES):
        if helpers >> employee & 1:
            game.pieces[seat, box.of[employee]] += 1


@kernel
def extra_places(box, game, seat, piece):
    """Pieces that a builder fits without a place; CAPTAIN stands for all the crew (SY-EMP-6, SY-R-29)."""
    builder = box.builder[piece]
    return box.extra[builder] if builder != NONE and game.employees[seat] >> builder & 1 else 0


@kernel
def trader_bonus(box, game, seat, good):
    """Guilders that traders add to the price of a good (SY-EMP-5)."""
    return count_bits(game.employees[seat] & box.trader_bits[good])
