"""One decision of one game in one compiled call: the action is played, the next seat found and its actions marked.

Kernels over the contract, for host code that holds a single game (`World`).
"""

from __future__ import annotations

from ..kernel import contract
from ..kernel.compiler import kernel
from ..kernel.drive import lowest_seat

TERMINAL = -4  # as `pyspiel.PlayerId` counts it
REFUSED = -9


@kernel
def play_decision(boxes, games, seat, action, mask):
    """Plays an action that `mask` allows and marks the next seat's; returns that seat, TERMINAL, or REFUSED."""
    if action < 0 or action >= mask.size or not mask[action]:
        return REFUSED
    contract.apply(boxes[0], games[0], seat, action)
    return look_ahead(boxes, games, mask)


@kernel
def look_ahead(boxes, games, mask):
    """The seat to act, the lowest where several may, with its legal actions marked; TERMINAL if the game is over."""
    acting = contract.to_act(boxes[0], games[0])
    if not acting:
        mask[:] = 0
        return TERMINAL
    seat = lowest_seat(acting)
    contract.legal(boxes[0], games[0], seat, mask)
    return seat
