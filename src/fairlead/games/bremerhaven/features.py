"""What a seat knows, as numbers for nets. The seat itself comes first, the others follow clockwise.

FEATURES declares the vector block by block; `features` fills it in that order. Values are scaled to about 0 to 1;
sums are taken in whole numbers and divided once, so that they are the same to the last bit everywhere. Nothing here
reads what `redact` would hide, so the vector of a full record and of a redacted one are the same.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import FIRST, KIND, SECOND, row_for
from ..definition import Block
from .bidding import cards_in_hand, cards_on, cards_placed, holds_card, rank_of, total_on
from .box import (
    AREAS,
    BUILDINGS,
    DOCKS,
    FIELDS,
    GOODS,
    HAND,
    NEWS,
    PLACES,
    PRICES,
    SEATS,
    SPACES,
    VALUES,
    VARIANTS,
    WALLS,
)
from .ending import score_of
from .harbour import dock_size, free_fields, has_built, is_open, open_fields, prestige_lying_out, shed_places
from .moving import is_complete
from .state import BIDDING, CARGO, DOCK, MONEY_PARTS, MOVE, NONE, ORDER, PERMIT, PHASES, QUESTIONS, START_GOOD

SHIP_NUMBERS = 5 + GOODS + 1  # there, dwell, amount, bollards, prestige, kind of cargo
ORDER_NUMBERS = 2 + GOODS + 1 + 4  # there, duration, goods and jokers, bonus, penalty
DOCK_NUMBERS = 5 + GOODS
AREA_NUMBERS = 5 + 2 * GOODS + 1 + 4
SEAT_NUMBERS = 12 + SEATS + WALLS + DOCKS + FIELDS // 2 + GOODS

FEATURES = (
    Block("players", (SEATS,), "number of players, one of 1 to 4"),
    Block("variant", (VARIANTS,), "long, short or solo"),
    Block("options", (2,), "ships may be sent away; the Exchange beats the dummy"),
    Block("phase", (PHASES,), "phase of the round"),
    Block("clock", (4,), "round / 14; space of the ship figure / 20; its next move / 2; cards placed / 20"),
    Block("decision", (QUESTIONS,), "kind of the own decision, in the order of rules page 5.1"),
    Block(
        "asked",
        (PLACES + DOCKS + PLACES + 4,),
        "sea space of the ship; dock of the joker cargo; land space of the order; permit used; packed, unpacked last; "
        "start goods picked / 3",
    ),
    Block("start_order", (ORDER_NUMBERS,), "own start order that is being laid"),
    Block("event", (NEWS,), "event of this round"),
    Block("events_gone", (NEWS,), "newspaper cards that will not come again, or that the dummy has turned up"),
    Block("prices", (GOODS,), "current prices / 4"),
    Block("price_cards", (PRICES,), "price card on top"),
    Block("building", (BUILDINGS,), "building on offer"),
    Block("buildings_gone", (BUILDINGS,), "buildings out of the game"),
    Block("sea", (PLACES, SHIP_NUMBERS), "ships: there; dwell / 5; amount / 5; bollards / 3; prestige / 5; cargo"),
    Block(
        "land",
        (PLACES, ORDER_NUMBERS),
        "orders: there; duration / 5; goods and jokers / 4; bonus: money / 5, prestige; penalty: money / 5, prestige",
    ),
    Block("piles", (2, 4), "ships, then orders, of each sub-deck not yet seen / 14"),
    Block("hand", (VALUES,), "own cards that can be placed / 2"),
    Block("bids", (SEATS, SPACES, 2), "each seat on each space: cards / 5; total / 20 where it is known"),
    Block("former_bids", (SEATS, SPACES, 2), "each seat on each space in the former round: cards / 5; total / 20"),
    Block(
        "seats",
        (SEATS, SEAT_NUMBERS),
        "playing; to act; cash / 50; deposit / 50; prestige / 20; prestige lying out / 20; score / 1000; upgrades / 7; "
        "upgraded this round; cards left / 5; free fields / 12; places in storage / 12; rank; bollards / 3; dock "
        "sizes / 3; covers; goods in storage / 4",
    ),
    Block("money", (SEATS, MONEY_PARTS), "money by source / 50"),
    Block("built", (SEATS, BUILDINGS), "constructed buildings"),
    Block("reserves", (SEATS, BUILDINGS), "buildings in the reserve"),
    Block(
        "docks",
        (SEATS, DOCKS, DOCK_NUMBERS),
        "each dock: taken; size / 3; time markers / 5; pieces aboard / 5; prestige / 5; kind of cargo",
    ),
    Block(
        "areas",
        (SEATS, AREAS, AREA_NUMBERS),
        "each loading area: open; taken; time markers / 5; complete; goods loaded / 4; worth of goods loaded / 16; "
        "goods and jokers asked / 4; bonus: money / 5, prestige; penalty: money / 5, prestige",
    ),
)
COVERED_FIELDS = (2, 3, 6, 7, 10, 11)  # those that carry covers at the start of the long game


@kernel
def features(box, game, seat, out):
    """Fills the feature vector of a seat."""
    for i in range(out.size):
        out[i] = 0
    at = write_course(box, game, out)
    at = write_decision(box, game, seat, out, at)
    at = write_city(box, game, out, at)
    at = write_boards(box, game, out, at)
    at = write_bids(box, game, seat, out, at)
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            write_seat(box, game, other, out, at + SEAT_NUMBERS * i)
    at += SEAT_NUMBERS * SEATS
    at = write_holdings(game, seat, out, at)
    return write_harbours(box, game, seat, out, at)


@kernel
def seat_at(game, seat, i):
    """The seat that sits i places clockwise of a seat; the dummy sits behind the player; NONE beyond the last."""
    return (seat + i) % game.stones if i < game.stones else NONE


@kernel
def write_course(box, game, out):
    """Players, variant, options, phase and clock."""
    out[game.players - 1] = 1
    at = SEATS
    out[at + game.variant] = 1
    at += VARIANTS
    out[at] = game.refuse_ships
    out[at + 1] = game.exchange_beats_dummy
    out[at + 2 + game.phase] = 1
    at += 2 + PHASES
    out[at] = game.round / 14
    out[at + 1] = game.track / 20
    out[at + 2] = game.move / 2
    out[at + 3] = game.placed / 20
    return at + 4


@kernel
def write_decision(box, game, seat, out, at):
    """The question that the seat is asked and what it is about."""
    row = row_for(game, seat)
    if row == NONE:
        return at + QUESTIONS + PLACES + DOCKS + PLACES + 4 + ORDER_NUMBERS
    kind, first, second = game.stack[row, KIND], game.stack[row, FIRST], game.stack[row, SECOND]
    out[at + kind] = 1
    at += QUESTIONS
    if kind == DOCK:
        out[at + first] = 1
    elif kind == CARGO:
        out[at + PLACES + first] = 1
    elif kind == ORDER and second != NONE:
        out[at + PLACES + DOCKS + second] = 1
    rest = at + PLACES + DOCKS + PLACES
    if kind == PERMIT:
        out[rest] = first
    elif kind == MOVE and first > 0:
        out[rest + first] = 1
    elif kind == START_GOOD:
        out[rest + 3] = first / 3
    at = rest + 4
    if kind == ORDER and second == NONE:
        write_order(box, first, out, at)
    return at + ORDER_NUMBERS


@kernel
def write_city(box, game, out, at):
    """Newspaper, prices and buildings."""
    if game.event != NONE:
        out[at + game.event] = 1
    for news in range(NEWS):
        out[at + NEWS + news] = game.news_gone >> news & 1
    at += 2 * NEWS
    for kind in range(GOODS):
        out[at + kind] = box.price[game.price_pile[0], kind] / 4
    at += GOODS
    out[at + game.price_pile[0]] = 1
    at += PRICES
    if game.building_left > 0:
        out[at + game.building_pile[game.building_left - 1]] = 1
    for building in range(BUILDINGS):
        out[at + BUILDINGS + building] = game.buildings_gone >> building & 1
    return at + 2 * BUILDINGS


@kernel
def write_boards(box, game, out, at):
    """Ships on the Sea board, orders on the Land board, and how many of each sub-deck are still to come."""
    for place in range(PLACES):
        write_ship(box, game.sea[place], out, at + SHIP_NUMBERS * place)
    at += SHIP_NUMBERS * PLACES
    for place in range(PLACES):
        write_order(box, game.land[place], out, at + ORDER_NUMBERS * place)
    at += ORDER_NUMBERS * PLACES
    write_pile(game.ship_left, box.ship_use[game.variant, game.players], out, at)
    write_pile(game.order_left, box.order_use[game.variant, game.players], out, at + 4)
    return at + 8


@kernel
def write_pile(left, each, out, at):
    """Cards of each sub-deck in a pile, of which sub-deck 1 lies on top."""
    for deck in range(4):
        below = each * (3 - deck)
        out[at + deck] = min(each, max(0, left - below)) / 14


@kernel
def write_ship(box, ship, out, at):
    """What is printed on a ship; nothing for none."""
    if ship != NONE:
        out[at] = 1
        out[at + 1] = box.dwell[ship] / 5
        out[at + 2] = box.amount[ship] / 5
        out[at + 3] = box.bollards[ship] / 3
        out[at + 4] = box.ship_prestige[ship] / 5
        out[at + 5 + box.cargo[ship]] = 1


@kernel
def write_order(box, order, out, at):
    """What is printed on an order; nothing for none."""
    if order != NONE:
        out[at] = 1
        out[at + 1] = box.duration[order] / 5
        write_terms(box, order, out, at + 2)


@kernel
def write_terms(box, order, out, at):
    """Goods, bonus and penalty of an order."""
    for kind in range(GOODS + 1):
        out[at + kind] = box.asks[order, kind] / 4
    at += GOODS + 1
    out[at] = box.bonus[order, 0] / 5
    out[at + 1] = box.bonus[order, 1]
    out[at + 2] = box.penalty[order, 0] / 5
    out[at + 3] = box.penalty[order, 1]


@kernel
def write_bids(box, game, seat, out, at):
    """The own hand, and placed cards: of others only where they lie, until they are turned up (BH-BID-5)."""
    cards = cards_in_hand(box, game, seat)
    for value in range(1, VALUES + 1):
        out[at + value - 1] = holds_card(cards, value) / 2
    at += VALUES
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other == NONE:
            continue
        known = other == seat or game.phase != BIDDING
        for space in range(SPACES):
            place = at + 2 * (SPACES * i + space)
            out[place] = cards_on(game, other, space) / 5
            if known:
                out[place + 1] = total_on(box, game, other, space) / 20
    return write_former_bids(game, seat, out, at + 2 * SPACES * SEATS)


@kernel
def write_former_bids(game, seat, out, at):
    """The cards of the former round, which everybody has seen (BH-BID-7)."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE and game.former_space[other, 0] != NONE:
            for space in range(SPACES):
                cards = total = 0
                for card in range(HAND):
                    if game.former_space[other, card] == space:
                        cards += 1
                        total += game.former_value[other, card]
                out[at + 2 * (SPACES * i + space)] = cards / 5
                out[at + 2 * (SPACES * i + space) + 1] = total / 20
    return at + 2 * SPACES * SEATS


@kernel
def write_seat(box, game, seat, out, at):
    """What a seat has, in numbers."""
    out[at] = 1
    out[at + 1] = row_for(game, seat) != NONE
    out[at + 2] = game.cash[seat] / 50
    out[at + 3] = game.deposit[seat] / 50
    out[at + 4] = game.prestige[seat] / 20
    out[at + 5] = prestige_lying_out(box, game, seat) / 20
    out[at + 6] = score_of(game, seat) / 1000
    out[at + 7] = game.upgrades[seat] / 7
    out[at + 8] = game.gained[seat]
    out[at + 9] = (HAND - cards_placed(game, seat)) / 5
    if seat < game.players:
        out[at + 10] = free_fields(box, game, seat) / 12
        out[at + 11] = (open_fields(game, seat) + shed_places(box, game, seat)) / 12
    out[at + 12 + rank_of(game, seat)] = 1
    at += 12 + SEATS
    for wall in range(WALLS):
        out[at + wall] = game.walls[seat, wall] / 3
    for dock in range(DOCKS):
        out[at + WALLS + dock] = dock_size(box, game, seat, dock) / 3
    at += WALLS + DOCKS
    for i in range(FIELDS // 2):
        out[at + i] = game.covers[seat] >> COVERED_FIELDS[i] & 1
    for kind in range(GOODS):
        out[at + FIELDS // 2 + kind] = game.storage[seat, kind] / 4


@kernel
def write_holdings(game, seat, out, at):
    """Money by source, and buildings."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            for part in range(MONEY_PARTS):
                out[at + MONEY_PARTS * i + part] = game.money_from[other, part] / 50
    at += MONEY_PARTS * SEATS
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE:
            for building in range(BUILDINGS):
                out[at + BUILDINGS * i + building] = has_built(game, other, building)
                out[at + BUILDINGS * (SEATS + i) + building] = game.reserve[other] >> building & 1
    return at + 2 * BUILDINGS * SEATS


@kernel
def write_harbours(box, game, seat, out, at):
    """Docks and loading areas."""
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE and other < game.players:
            for dock in range(DOCKS):
                write_dock(box, game, other, dock, out, at + DOCK_NUMBERS * (DOCKS * i + dock))
    at += DOCK_NUMBERS * DOCKS * SEATS
    for i in range(SEATS):
        other = seat_at(game, seat, i)
        if other != NONE and other < game.players:
            for area in range(AREAS):
                write_area(box, game, other, area, out, at + AREA_NUMBERS * (AREAS * i + area))
    return at + AREA_NUMBERS * AREAS * SEATS


@kernel
def write_dock(box, game, seat, dock, out, at):
    """A dock and the ship in it."""
    ship = game.dock_ship[seat, dock]
    out[at + 1] = dock_size(box, game, seat, dock) / 3
    if ship != NONE:
        out[at] = 1
        out[at + 2] = game.dock_markers[seat, dock] / 5
        out[at + 3] = game.aboard[seat, dock] / 5
        out[at + 4] = box.ship_prestige[ship] / 5
        if game.dock_kind[seat, dock] != NONE:
            out[at + 5 + game.dock_kind[seat, dock]] = 1


@kernel
def write_area(box, game, seat, area, out, at):
    """A loading area and the order on it."""
    order = game.area_order[seat, area]
    out[at] = is_open(box, game, seat, area)
    if order != NONE:
        out[at + 1] = 1
        out[at + 2] = game.area_markers[seat, area] / 5
        out[at + 3] = is_complete(box, game, seat, area)
        worth = 0
        for kind in range(GOODS):
            out[at + 4 + kind] = game.loaded[seat, area, kind] / 4
            worth += game.loaded[seat, area, kind] * box.price[game.price_pile[0], kind]
        out[at + 4 + GOODS] = worth / 16
        write_terms(box, order, out, at + 5 + GOODS)
