"""Action: place ships, at expeditions (rules page 3.8 and 3.9), with the any-colour cards of 3.11."""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import EXPEDITIONS
from .clauses import (
    EXPEDITION_FULL,
    FEE_TOO_HIGH,
    JOKER_NOT_ROW_COLOUR,
    JOKER_TOO_LARGE,
    LEGAL,
    NOT_IN_HARBOUR,
    NOT_ROW_COLOUR,
)
from .ships import (
    ALL_JOKERS,
    capacity_of,
    colours_of,
    fee_of,
    harbour_codes,
    has_colour,
    in_harbour,
    take_from_harbour,
)
from .state import AT_EXPEDITION, JOKER, NONE


@kernel
def refuse_ship(box, game, seat, ship, coins):
    """What keeps a seat with so many coins from placing this ship anywhere (AD-PLACE-2, AD-PLACE-4)."""
    if not in_harbour(game, seat, ship):
        return NOT_IN_HARBOUR
    return LEGAL if fee_of(box, ship) <= coins else FEE_TOO_HIGH


@kernel
def refuse_expedition(box, game, ship, expedition, cards):
    """What keeps a ship of the active player, who has so many any-colour cards, from an expedition (AD-EXP-1, AD-EXP-2,
    AD-EXP-4, AD-EXP-7, AD-EXP-9).
    """
    if game.loaded[expedition] + capacity_of(box, ship) > box.expedition_capacity[expedition]:
        return EXPEDITION_FULL if ship < JOKER else JOKER_TOO_LARGE
    if cards == 0 and needs_card(box, game, ship, expedition):
        return NOT_ROW_COLOUR if ship < JOKER else JOKER_NOT_ROW_COLOUR
    return LEGAL


@kernel
def needs_card(box, game, ship, expedition):
    """Whether an any-colour card must be played: exactly where the ship does not fit the row (AD-ANY-1, AD-ANY-4)."""
    row = game.row_colour[expedition]
    return row != NONE and not has_colour(box, game, game.seat, ship, row)


@kernel
def ships_to_place(box, game):
    """The codes of the ships that the active player has and can pay for, as bits."""
    coins, codes = game.coins[game.seat], harbour_codes(game, game.seat)
    if box.ship_fee > coins:
        codes &= ALL_JOKERS
    if box.joker_fee > coins:
        codes &= ~ALL_JOKERS
    return codes


# Of all expeditions at once: four bits an expedition, so that every ship is held to them without a look at the table.


@kernel
def room_left(box, game):
    """The capacity that each expedition has left."""
    room = 0
    for expedition in range(EXPEDITIONS):
        room |= (box.expedition_capacity[expedition] - game.loaded[expedition]) << 4 * expedition
    return room


@kernel
def row_colours(game):
    """The row colour of each expedition, counted from 1; 0 where there is none yet."""
    rows = 0
    for expedition in range(EXPEDITIONS):
        rows |= (game.row_colour[expedition] - NONE) << 4 * expedition
    return rows


@kernel
def expeditions_for(box, game, ship, room, rows):
    """The expeditions that take a ship of the active player, as bits: nothing of `refuse_expedition` is in its way."""
    seat = game.seat
    capacity = capacity_of(box, ship)
    suited = 1 | colours_of(box, game, seat, ship) << 1  # row colours that need no card
    if game.any_cards[seat]:
        suited = -1
    taking = 0
    for expedition in range(EXPEDITIONS):
        fits = (room >> 4 * expedition & 15) >= capacity
        taking |= (suited >> (rows >> 4 * expedition & 15) & fits) << expedition
    return taking


@kernel
def place_ship(box, game, ship, expedition, joker_colour):
    """Places a ship for good; the first one sets the row colour (AD-EXP-1 to AD-EXP-9, AD-PLACE-3, AD-PLACE-5).

    `joker_colour` is the colour its owner named for a joker placed first, else NONE.
    """
    seat = game.seat
    with_card = needs_card(box, game, ship, expedition)
    if with_card:
        game.any_cards[seat] -= 1
    take_from_harbour(box, game, seat, ship, AT_EXPEDITION)
    if game.row_colour[expedition] == NONE:
        game.row_colour[expedition] = box.ship_colour[ship] if ship < JOKER else joker_colour
    place = game.ships_at[expedition]
    game.ship_at[expedition, place] = ship
    game.owner_at[expedition, place] = seat
    game.colour_at[expedition, place] = scoring_colour(box, game, ship, expedition, with_card)
    game.ships_at[expedition] = place + 1
    game.loaded[expedition] += capacity_of(box, ship)


@kernel
def scoring_colour(box, game, ship, expedition, with_card):
    """The colour a ship scores for: that of the row, unless a card put it there (AD-ANY-6, AD-VP-4, AD-VP-5)."""
    if not with_card or game.card_colour:
        return game.row_colour[expedition]
    if ship < JOKER:
        return box.ship_colour[ship]
    wanted = box.expedition_colour[expedition]
    return wanted if has_colour(box, game, game.seat, ship, wanted) else box.joker_colours[game.joker[game.seat], 0]
