"""Who knows what: `redact` forgets what a seat cannot know, `guess` fills it in again at random (rules page 6).

A seat knows its own contracts, held and discarded, and everything that lies open. It never knows the order of the
stacks, the contracts of others before they are scored, what others discarded, or the key of the luck. Of the solo
tiles it knows those that lie face up and the back of the top one.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import first_of, kind_of
from ...kernel.random import draw, hide_luck, set_guess_key, set_key, shuffle
from .box import (
    BLUE,
    CANALS,
    COMMODITY_KINDS,
    KINDS,
    RED,
    ROWS,
    SETS,
    SHIP_COLUMNS,
    SHIP_TILES,
    SLOTS,
    SOLO_TILES,
    STACK_START,
)
from .contracts import dealt_of_colour, discards_of, put_aside, put_in_hand
from .setup import draw_bit
from .state import (
    BUILD_PLACE,
    CANAL_CELL,
    CANAL_ROTATE,
    DISCARDS,
    HAND,
    LAST_PLACE,
    NONE,
    OVER,
    SHIPS,
    UNKNOWN,
)


@kernel
def redact(box, game, seat):
    """Makes unknown what the seat cannot know; seat -1 is a spectator."""
    hide_luck(game)
    for kind in range(KINDS):
        for i in range(game.ship_left[kind]):
            game.ship_stack[STACK_START[kind] + i] = UNKNOWN
    for i in range(game.commodity_left):
        game.commodity_stack[i] = UNKNOWN
    for i in range(game.canal_left):
        game.canal_stack[i] = UNKNOWN
    if game.players == 1:
        for i in range(game.solo_turned, SOLO_TILES):
            game.solo_stack[i] = UNKNOWN
    for other in range(game.players):
        if other != seat:
            hide_contracts(game, other)


@kernel
def hide_contracts(game, seat):
    """Hides a hand until it is scored, and for ever what was discarded (SY-SETUP-23, SY-CON-5, SY-END-14)."""
    for i in range(HAND):
        if game.contracts[seat, i] != NONE and game.phase != OVER:
            game.contracts[seat, i] = UNKNOWN
    for colour in range(2):
        for i in range(DISCARDS):
            if game.discarded[seat, colour, i] != NONE:
                game.discarded[seat, colour, i] = UNKNOWN
    if game.contract_set[seat] != NONE:
        game.contract_set[seat] = UNKNOWN


@kernel
def guess(box, game, seat, key):
    """Fills the unknown of a redacted record; every world that fits is equally likely."""
    set_guess_key(game, key)
    guess_ships(box, game)
    guess_commodities(box, game)
    guess_canals(game)
    if game.players == 1:
        guess_solo_tiles(box, game)
    if game.sets:
        guess_sets(box, game)
    else:
        guess_contracts(box, game)
    set_key(game, key)


# ------------------------------------------------------------------ stacks


@kernel
def guess_ships(box, game):
    """Tiles that lie nowhere in the open are in the stacks, deck II of the middles below deck I."""
    for kind in range(KINDS):
        start, size = STACK_START[kind], 0
        for deck in range(1, -1, -1):
            below = size
            for tile in range(SHIP_TILES):
                if box.tile_kind[tile] == kind and box.tile_deck[tile] == deck and not is_tile_seen(game, tile):
                    game.ship_stack[start + size] = tile
                    size += 1
            if size > below + 1:
                shuffle(game, game.ship_stack, start + below, start + size)


@kernel
def is_tile_seen(game, tile):
    """Whether a ship tile lies in the open, in somebody's hands, or has left the game."""
    if game.scrapped[tile // 26] >> tile % 26 & 1 or tile_in_hand(game) == tile:
        return True
    for column in range(SHIP_COLUMNS):
        for row in range(ROWS):
            if game.ship_display[column, row] == tile:
                return True
    for seat in range(game.players):
        for slot in range(SLOTS):
            if game.yard[seat, slot] == tile:
                return True
    for ship in range(SHIPS):
        if game.ship_owner[ship] != NONE:
            for i in range(SLOTS):
                if game.ship_tiles[ship, i] == tile:
                    return True
    return False


@kernel
def tile_in_hand(game):
    """The ship tile that is being placed, or NONE."""
    kind = kind_of(game)
    return first_of(game) if kind == BUILD_PLACE or kind == LAST_PLACE else NONE


@kernel
def canal_in_hand(game):
    """The canal tile that is being placed, or NONE."""
    kind = kind_of(game)
    return first_of(game) if kind == CANAL_CELL or kind == CANAL_ROTATE else NONE


@kernel
def guess_commodities(box, game):
    """Commodity tiles that lie nowhere in the open are in the stack."""
    size = 0
    for kind in range(COMMODITY_KINDS):
        for _ in range(box.copies[kind] - seen_commodities(game, kind)):
            game.commodity_stack[size] = kind
            size += 1
    if size > 1:
        shuffle(game, game.commodity_stack, 0, size)


@kernel
def seen_commodities(game, kind):
    """How many commodity tiles of a kind lie in the open or have left the game."""
    seen = game.commodity_discard[kind] + game.commodity_out[kind]
    for row in range(ROWS):
        seen += game.commodity_display[row] == kind
    for seat in range(game.players):
        seen += game.commodities[seat, kind]
    return seen


@kernel
def guess_canals(game):
    """Canal tiles that lie nowhere in the open are in the stack."""
    size = 0
    for tile in range(CANALS):
        if not is_canal_seen(game, tile):
            game.canal_stack[size] = tile
            size += 1
    if size > 1:
        shuffle(game, game.canal_stack, 0, size)


@kernel
def is_canal_seen(game, tile):
    """Whether a canal tile lies in the open, in somebody's hands, or has left the game."""
    if (game.canal_discard | game.canal_out) >> tile & 1 or canal_in_hand(game) == tile:
        return True
    for row in range(ROWS):
        if game.canal_display[row] == tile:
            return True
    for seat in range(game.players):
        for number in range(CANALS):
            if game.canal_tile[seat, number] == tile:
                return True
    return False


@kernel
def guess_solo_tiles(box, game):
    """Face-down solo tiles in any order that has the open back on top (SY-SOLO-2)."""
    turned = game.solo_turned
    if turned == SOLO_TILES:
        return
    down = (1 << SOLO_TILES) - 1
    for i in range(turned):
        down &= ~(1 << game.solo_stack[i])
    tops = 0
    for tile in range(SOLO_TILES):
        if down >> tile & 1 and box.solo_back[tile] == game.solo_back:
            tops |= 1 << tile
    game.solo_stack[turned] = draw_bit(game, tops)
    down &= ~(1 << game.solo_stack[turned])
    for i in range(turned + 1, SOLO_TILES):
        game.solo_stack[i] = draw_bit(game, down)
        down &= ~(1 << game.solo_stack[i])


# ------------------------------------------------------------------ contracts


@kernel
def guess_contracts(box, game):
    """Contracts that the seat has not seen are dealt to the unknown places, colour by colour."""
    for colour in range(2):
        loose = unseen_contracts(box, game, colour)
        for seat in range(game.players):
            if game.contracts[seat, 0] == UNKNOWN:
                clear_hand(game, seat)
        for seat in range(game.players):
            held = dealt_of_colour(game) - discards_of(game, seat, colour)
            for _ in range(held - count_in_hand(box, game, seat, colour)):
                contract = draw_bit(game, loose)
                loose &= ~(1 << contract)
                put_in_hand(game, seat, contract)
            if game.discarded[seat, colour, 0] == UNKNOWN:
                loose = guess_discards(game, seat, colour, loose)


@kernel
def guess_discards(game, seat, colour, loose):
    """Fills the discards of a colour; returns the contracts that are left."""
    discarded = game.discarded[seat, colour]
    count = discards_of(game, seat, colour)
    for i in range(count):
        discarded[i] = NONE
    for _ in range(count):
        contract = draw_bit(game, loose)
        loose &= ~(1 << contract)
        put_aside(discarded, contract)
    return loose


@kernel
def clear_hand(game, seat):
    """Empties a hand."""
    for i in range(HAND):
        game.contracts[seat, i] = NONE


@kernel
def count_in_hand(box, game, seat, colour):
    """Contracts of a colour in a hand."""
    count = 0
    for i in range(HAND):
        contract = game.contracts[seat, i]
        count += contract != NONE and box.contract_colour[contract] == colour
    return count


@kernel
def unseen_contracts(box, game, colour):
    """Contracts of a colour of which the record does not say where they are, as bits."""
    loose = 0
    for contract in range(box.contract_first[game.edition]):
        if box.contract_colour[contract] == colour and not is_contract_seen(game, contract):
            loose |= 1 << contract
    return loose


@kernel
def is_contract_seen(game, contract):
    """Whether the record says where a contract is."""
    for seat in range(game.players):
        for i in range(HAND):
            if game.contracts[seat, i] == contract:
                return True
        for i in range(DISCARDS):
            if game.discarded[seat, BLUE, i] == contract or game.discarded[seat, RED, i] == contract:
                return True
    return False


@kernel
def guess_sets(box, game):
    """Fixed sets: a set that no other has, unless scored contracts tell it, and what was discarded of it."""
    loose = (1 << SETS) - 1
    for seat in range(game.players):
        if game.contract_set[seat] == UNKNOWN and game.contracts[seat, 0] != UNKNOWN:
            game.contract_set[seat] = set_with(box, game.contracts[seat, 0])
        if game.contract_set[seat] != UNKNOWN:
            loose &= ~(1 << game.contract_set[seat])
    for seat in range(game.players):
        if game.contract_set[seat] == UNKNOWN:
            game.contract_set[seat] = draw_bit(game, loose)
            loose &= ~(1 << game.contract_set[seat])
        fill_from_set(box, game, seat)


@kernel
def set_with(box, contract):
    """The fixed set that a contract belongs to."""
    for number in range(SETS):
        for i in range(2):
            if box.set_contracts[number, BLUE, i] == contract or box.set_contracts[number, RED, i] == contract:
                return number
    return NONE


@kernel
def fill_from_set(box, game, seat):
    """Splits a set into what is held and what was discarded, where that is unknown."""
    hidden = game.contracts[seat, 0] == UNKNOWN
    if hidden:
        clear_hand(game, seat)
    for colour in range(2):
        cards = box.set_contracts[game.contract_set[seat], colour]
        dropped = NONE
        if game.discarded[seat, colour, 0] == UNKNOWN:
            dropped = draw(game, 2) if hidden else int(holds(game, seat, cards[0]))
            game.discarded[seat, colour, 0] = cards[dropped]
        for i in range(2):
            if hidden and i != dropped:
                put_in_hand(game, seat, cards[i])


@kernel
def holds(game, seat, contract):
    """Whether a contract is in a hand."""
    for i in range(HAND):
        if game.contracts[seat, i] == contract:
            return True
    return False
