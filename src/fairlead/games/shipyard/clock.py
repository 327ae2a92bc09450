"""The clock: laps in the first edition, drops of the wheel's cube in the second (rules page 3.20, SY-CON-1 to -3)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import FIRST
from .row import has_advanced, is_occupied, row_length


@kernel
def check_clock(box, game):
    """After a turn: a lap or a drop if one fell in it. Returns the discards of each colour now due (SY-TURN-2)."""
    if not has_advanced(game):
        return 0
    if game.edition == FIRST:
        if game.advances % game.loop_spaces != 0:
            return 0
        game.laps += 1  # SY-CLOCK-1
        return box.discards[game.edition, game.sets, game.players, game.laps]
    if (game.advances - box.first_drop) % box.wheel_steps != 0:
        return 0
    return drop_cube(box, game)


@kernel
def drop_cube(box, game):
    """Second edition: the cube drops; the last one leaves the wheel empty (SY-CLOCK-3 to SY-CLOCK-5)."""
    if game.reserve == 0:
        game.wheel = 0
        return 0
    game.reserve -= 1
    last = game.row[row_length(game) - 1]
    if not is_occupied(game, last):
        game.tile_guilders[last] += box.last_guilder
    return box.discards[game.edition, game.sets, game.players, box.reserve[game.players] - game.reserve]


@kernel
def are_turns_over(box, game):
    """Whether the standard turns are over, asked when a turn has ended (SY-END-1 to SY-END-3).

    In the second edition one more turn follows the last drop. It is the last of its round (SY-R-35), as is the turn
    that ends the last lap, so all ends come when the round is complete.
    """
    if (game.seat + 1) % game.seats != game.start_player:
        return False
    if game.ending:
        return True
    return game.laps == game.players if game.edition == FIRST else game.wheel == 0
