"""The action row: advancing a tile, choosing one, and the income (rules page 3.4 to 3.6).

    second edition   front [hire*] [canal] [crew*] [build] ... back        a closed row, the wheel beside it
    first edition    ... [hire*] _ [canal] _ _ [crew*] [build] ...         a track of spaces with gaps

`game.row` is the order from front to back in both editions. In the first, `game.space` is the number a of SY-ADV-9.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import ACTIONS, FIRST, SEATS, SUBSIDY
from .state import NONE

# ------------------------------------------------------------------ step 1


@kernel
def first_turns(game):
    """How many turns of the game leave out step 1 (SY-FIRST-1, SY-FIRST-4)."""
    return 4 if game.players == 2 else game.seats


@kernel
def has_advanced(game):
    """Whether this turn began with step 1."""
    return game.turn > first_turns(game)


@kernel
def advance(game):
    """Step 1: the tile of the active seat becomes the lead tile (SY-ADV-1 to SY-ADV-8)."""
    moved = game.marker[game.seat, 0]
    game.marker[game.seat, 0] = game.marker[game.seat, 1]  # with two players the tile of the last turn is next
    game.marker[game.seat, 1] = NONE
    game.advances += 1
    place = place_of(game, moved)
    for i in range(place, 0, -1):
        game.row[i] = game.row[i - 1]
    game.row[0] = moved
    if game.edition == FIRST:
        game.space[moved] = game.advances
        catch_up(game)


@kernel
def catch_up(game):
    """First edition: the last tile makes room ahead of the lead tile, pushing on what is in its way (SY-ADV-5, -9)."""
    taken = game.advances + 1 - game.loop_spaces
    for i in range(row_length(game) - 1, -1, -1):
        if game.space[game.row[i]] != taken:
            return
        game.space[game.row[i]] += 1
        taken += 1


# ------------------------------------------------------------------ the row


@kernel
def row_length(game):
    """Tiles of the row: the subsidy is used with four players only (SY-SETUP-12)."""
    return ACTIONS if game.players == SEATS else ACTIONS - 1


@kernel
def is_in_row(game, action):
    """Whether an action is part of the game (SY-SETUP-12)."""
    return action != SUBSIDY or game.players == SEATS


@kernel
def place_of(game, action):
    """The place of an action tile in the row."""
    place = 0
    while game.row[place] != action:
        place += 1
    return place


@kernel
def is_occupied(game, action):
    """Whether any marker is on an action tile (SY-INC-2)."""
    for seat in range(game.seats):
        if game.marker[seat, 0] == action or game.marker[seat, 1] == action:
            return True
    return False


# ------------------------------------------------------------------ steps 2 and 3


@kernel
def is_available(game, action):
    """Whether step 2 may choose a tile: not the lead tile just moved, no marker on it (SY-CHOICE-1, SY-CHOICE-2)."""
    if not is_in_row(game, action) or is_occupied(game, action):
        return False
    return not (has_advanced(game) and game.row[0] == action)


@kernel
def put_marker(game, action):
    """Puts the marker in hand on the chosen tile; the first time with two players, two (SY-CHOICE-4, SY-FIRST-4)."""
    game.marker[game.seat, 1 if game.players == 2 and game.turn > game.players else 0] = action


@kernel
def income_of(box, game, action):
    """Guilders of an action tile for the one who chooses it (SY-INC-1 to SY-INC-5)."""
    place = place_of(game, action)
    income = game.tile_guilders[action]
    for i in range(place):
        income += is_occupied(game, game.row[i])
    if game.edition == FIRST:
        income += gap_bonus(box, game, place)
    return income


@kernel
def gap_bonus(box, game, place):
    """First edition: a guilder for every three empty spaces ahead if no occupied tile is behind (SY-INC-3, -4)."""
    if place == 0:
        return 0
    for i in range(place + 1, row_length(game)):
        if is_occupied(game, game.row[i]):
            return 0
    return (game.space[game.row[place - 1]] - game.space[game.row[place]] - 1) // box.gap_spaces
