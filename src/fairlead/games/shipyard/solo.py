"""The solo game: two automata that move tiles, choose actions and take things away (rules page 3.26)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from ...kernel.random import shuffle
from .box import (
    BUILD,
    CANAL,
    COMMODITY,
    CREW,
    EMPLOYEE_SPACES,
    EQUIPMENT,
    EXCHANGE,
    HIRE,
    LAST_TILE,
    SHIP_COLUMNS,
    SOLO_TILES,
)
from .display import refill_canals, refill_commodities, refill_ships
from .goods import move_exchange
from .launch import scrap
from .rondels import turn_rondel
from .row import has_advanced, is_available, put_marker, row_length
from .state import NONE


@kernel
def shuffle_solo_tiles(box, game):
    """All eight solo tiles form a new face-down stack (SY-SOLO-2, SY-SOLO-13)."""
    for tile in range(SOLO_TILES):
        game.solo_stack[tile] = tile
    shuffle(game, game.solo_stack, 0, SOLO_TILES)
    game.solo_turned = 0
    show_back(box, game)


@kernel
def show_back(box, game):
    """The back of the top face-down tile is open (SY-SOLO-2); without one the board's number holds (SY-SOLO-7)."""
    turned = game.solo_turned
    game.solo_back = box.solo_back[game.solo_stack[turned]] if turned < SOLO_TILES else SOLO_TILES


@kernel
def play_automaton(box, game):
    """The turn of an automaton after step 1: it chooses and, but for its first turn, takes effect (SY-SOLO-3 to -7)."""
    raise_barrier(game)
    game.chosen = choose_by_tile(box, game)
    put_marker(game, game.chosen)
    game.tile_guilders[game.chosen] = 0  # SY-SOLO-14
    if has_advanced(game):
        take_effect(box, game, game.chosen, game.solo_back)
    if game.solo_turned == SOLO_TILES:
        shuffle_solo_tiles(box, game)


@kernel
def choose_by_tile(box, game):
    """Turns solo tiles over until one shows an action that is available (SY-SOLO-3, SY-SOLO-4, SY-SOLO-13)."""
    while True:
        if game.solo_turned == SOLO_TILES:
            shuffle_solo_tiles(box, game)
        action = box.solo_action[game.solo_stack[game.solo_turned]]
        if action == LAST_TILE:
            action = game.row[row_length(game) - 1]
        game.solo_turned += 1
        show_back(box, game)
        if is_available(game, action):
            return action


@kernel
def take_effect(box, game, action, back):
    """What an automaton's action does; it gains nothing itself (SY-SOLO-8 to SY-SOLO-11)."""
    steps, row = box.back_steps[back], box.take_row[box.back_take[back]]
    if action == EQUIPMENT or action == CREW:
        turn_rondel(game, action, steps)
    elif action == HIRE:
        game.employee_at = (game.employee_at + steps) % EMPLOYEE_SPACES
    elif action == EXCHANGE:
        move_exchange(game)
    elif action == COMMODITY:
        remove_commodity(game, row)
    elif action == CANAL:
        remove_canal_tile(game, row)
    elif action == BUILD:
        remove_ship_tiles(game, row)


@kernel
def take_from(column, row):
    """Takes the tile of a row out of a column, or its topmost tile; NONE if it is empty (SY-SOLO-12, SY-R-13)."""
    while row > 0 and column[row] == NONE:
        row -= 1
    tile = column[row]
    column[row] = NONE
    return tile


@kernel
def remove_commodity(game, row):
    """A commodity tile goes to the discards, or out of the game by option (SY-SOLO-10, SY-R-31)."""
    kind = take_from(game.commodity_display, row)
    if kind != NONE:
        if game.solo_out:
            game.commodity_out[kind] += 1
        else:
            game.commodity_discard[kind] += 1
    refill_commodities(game)


@kernel
def remove_canal_tile(game, row):
    """A canal tile goes to the discards, or out of the game by option (SY-SOLO-10, SY-R-31)."""
    tile = take_from(game.canal_display, row)
    if tile != NONE:
        if game.solo_out:
            game.canal_out |= 1 << tile
        else:
            game.canal_discard |= 1 << tile
    refill_canals(game)


@kernel
def remove_ship_tiles(game, row):
    """A tile of each ship column leaves the game (SY-SOLO-11)."""
    for column in range(SHIP_COLUMNS):
        tile = take_from(game.ship_display[column], row)
        if tile != NONE:
            scrap(game, tile)
    refill_ships(game)
