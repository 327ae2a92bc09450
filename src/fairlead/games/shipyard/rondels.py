"""Actions: Manufacture equipment and Recruit crew, two rondels of four sectors (rules page 3.13)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import ACCOUNTANT, ENGINEER, EQUIPMENT, RECRUITER
from .clauses import LEGAL, STEPS_TOO_DEAR
from .employees import add_pieces, has_role

SECTORS = 4


@kernel
def steps_cost(box, game, seat, steps):
    """The first step is free, the accountant makes two more so (SY-MAKE-1, SY-EMP-9, SY-R-22)."""
    free = 1 + (box.accountant_free if has_role(box, game, seat, ACCOUNTANT) else 0)
    return max(0, steps - free)


@kernel
def refuse_steps(box, game, seat, steps):
    """What keeps a seat from moving a marker so far (SY-MAKE-1, SY-R-23)."""
    return LEGAL if steps_cost(box, game, seat, steps) <= game.guilders[seat] else STEPS_TOO_DEAR


@kernel
def piece_after(box, game, action, steps):
    """The piece of the sector that a marker reaches."""
    if action == EQUIPMENT:
        return box.equipment_rondel[(game.equipment_at + steps) % SECTORS]
    return box.crew_rondel[(game.crew_at + steps) % SECTORS]


@kernel
def turn_rondel(game, action, steps):
    """Moves a marker clockwise (SY-MAKE-1, SY-CREW-1)."""
    if action == EQUIPMENT:
        game.equipment_at = (game.equipment_at + steps) % SECTORS
    else:
        game.crew_at = (game.crew_at + steps) % SECTORS


@kernel
def take_from_rondel(box, game, seat, action, steps):
    """Pays, moves the marker, takes the piece and those of the employees (SY-MAKE-1, -2, SY-EMP-3, SY-EMP-4)."""
    game.guilders[seat] -= steps_cost(box, game, seat, steps)
    game.pieces[seat, piece_after(box, game, action, steps)] += 1
    turn_rondel(game, action, steps)
    add_pieces(box, game, seat, ENGINEER if action == EQUIPMENT else RECRUITER)
