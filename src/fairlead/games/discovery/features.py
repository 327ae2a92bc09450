"""What a seat knows, as numbers for nets. The seat itself comes first, the others follow clockwise.

FEATURES declares the vector block by block; `features` fills it in that order. Values are scaled to about 0 to 1;
sums are taken in whole numbers and divided once, so that they are the same to the last bit everywhere. Nothing here
reads what `redact` would hide, so the vector of a full record and of a redacted one are the same.
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import first_of, kind_of, second_of
from ..definition import Block
from .box import COLOURS, COLUMNS, EXPEDITIONS, MISSION_KINDS, ORDER_TRACK, ORDERS, SEATS, SHIP_TYPES, SLOTS, STACKS
from .reserving import card_at
from .scoring import qualifies
from .secrets import seen_ships
from .ships import stack_start
from .state import (
    BUY,
    CHOOSE_ROUNDS,
    HELD,
    IN_GAME,
    JOKER_COLOUR,
    LOAD,
    NONE,
    ORDER_PLACE,
    PLACE,
    RESERVE,
    VP_PARTS,
    WAITING,
)
from .trade import still_needed

SEAT_NUMBERS = 14
EXPEDITION_NUMBERS = 2 + COLOURS + COLOURS + SEATS + SEATS + 4 + 1
SHIP_CARD_NUMBERS = 1 + COLOURS + 2 + SEATS
ORDER_CARD_NUMBERS = 1 + COLOURS + 1 + SEATS

FEATURES = (
    Block("players", (3,), "number of players, one of 2, 3, 4"),
    Block("options", (3,), "card_colour is row; tie_joker; turns left until turn_cap / 100, 0 without a cap"),
    Block("turn", (1,), "turn number / 25"),
    Block("decision", (5,), "kind of the decision: act, joker colour, load, rounds, reserve"),
    Block("starting", (ORDERS + 1,), "the order being started, one of 24; capacity it still needs / 6"),
    Block("joker_place", (EXPEDITIONS + 1,), "expedition of the joker whose colour is asked; its capacity / 3"),
    Block("reserve_from", (1,), "lowest place that may be reserved / 14"),
    Block("begun", (6,), "actions begun: coins, order, buy, place; buying is open; placing is open"),
    Block("scorings", (6,), "interim, then final: waiting; held; turn ends left / 5"),
    Block("stacks", (STACKS,), "cards left in each ship stack / 8"),
    Block("pile", (1,), "orders in the pile / 20"),
    Block(
        "mission", (MISSION_KINDS + 2,), "own mission; its VP per expedition now / 10; expeditions that qualify / 12"
    ),
    Block(
        "seats",
        (SEATS, SEAT_NUMBERS),
        "playing; active; coins / 20; completed orders / 10; any-colour cards / 3; reservation cards / 2; hand / 4; "
        "joker in harbour, at an expedition, on an order; VP / 50; ships owned / 15; orders running / 4; turns behind",
    ),
    Block("joker_colours", (SEATS, COLOURS), "colours of the joker, as far as known"),
    Block("harbour", (SEATS, SHIP_TYPES), "ships in the harbour by type / 3"),
    Block("hands", (SEATS, ORDERS), "orders in hand, as far as known"),
    Block("rounds_left", (SEATS, ORDERS), "rounds left of running orders / 3"),
    Block("income", (SEATS, ORDERS), "income of running orders / 16"),
    Block("buy_row", (COLUMNS, SHIP_CARD_NUMBERS), "ship there; colour; capacity / 3; price / 5; reserved by"),
    Block("refill_row", (COLUMNS, SHIP_CARD_NUMBERS), "ship there; colour; capacity / 3; price / 5; reserved by"),
    Block("display", (SLOTS, ORDER_CARD_NUMBERS), "order there; colour; capacity / 6; reserved by"),
    Block(
        "expeditions",
        (EXPEDITIONS, EXPEDITION_NUMBERS),
        "no ship yet; free capacity / 8; expedition colour; row colour; ships by seat / 8; matching ships by seat / 8; "
        "interim plain, matching, final plain, matching VP / 9; own mission qualifies",
    ),
    Block("unseen_ships", (SHIP_TYPES,), "ships still in the stacks by type / 3"),
    Block("gone_orders", (ORDERS,), "orders that have left the game"),
)


@kernel
def features(box, game, seat, out):
    """Fills the feature vector of a seat."""
    for i in range(out.size):
        out[i] = 0
    at = write_table(box, game, out)
    at = write_decision(box, game, out, at)
    at = write_turn(box, game, out, at)
    at = write_mission(box, game, seat, out, at)
    for i in range(SEATS):
        if i < game.players:
            write_seat(box, game, (seat + i) % game.players, out, at + i * SEAT_NUMBERS)
    at = write_belongings(box, game, seat, out, at + SEATS * SEAT_NUMBERS)
    at = write_cards(box, game, seat, out, at)
    for expedition in range(EXPEDITIONS):
        write_expedition(box, game, seat, expedition, out, at + expedition * EXPEDITION_NUMBERS)
    at += EXPEDITIONS * EXPEDITION_NUMBERS
    for ship in range(SHIP_TYPES):
        out[at + ship] = (box.ship_copies[ship] - seen_ships(game, ship)) / 3
    at += SHIP_TYPES
    for order in range(ORDERS):
        out[at + order] = game.gone[order] != IN_GAME
    return at + ORDERS


@kernel
def write_table(box, game, out):
    """Players, options and the turn number."""
    out[game.players - 2] = 1
    out[3] = game.card_colour
    out[4] = game.tie_joker
    if game.turn_cap > 0:
        out[5] = (game.turn_cap - game.turn) / 100
    out[6] = game.turn / 25
    return 7


@kernel
def write_decision(box, game, out, at):
    """The question asked and its arguments."""
    kind = kind_of(game)
    if kind >= 0:
        out[at + kind] = 1
    at += 5
    if kind == LOAD or kind == CHOOSE_ROUNDS:
        out[at + first_of(game)] = 1
        out[at + ORDERS] = still_needed(box, game, first_of(game)) / 6
    at += ORDERS + 1
    if kind == JOKER_COLOUR:
        out[at + second_of(game)] = 1
        out[at + EXPEDITIONS] = (first_of(game) - SHIP_TYPES + 1) / 3
    at += EXPEDITIONS + 1
    if kind == RESERVE:
        out[at] = first_of(game) / 14
    return at + 1


@kernel
def write_turn(box, game, out, at):
    """Actions begun, the scorings, the stacks and the pile."""
    for action in range(4):
        out[at + action] = game.begun >> action & 1
    out[at + 4] = game.open == BUY
    out[at + 5] = game.open == PLACE
    at = write_scoring(game.interim_left, out, at + 6)
    at = write_scoring(game.final_left, out, at)
    for stack in range(STACKS):
        end = stack_start(box, stack + 1)
        out[at + stack] = max(0, end - max(game.drawn, stack_start(box, stack))) / 8
    out[at + STACKS] = game.pile_size / 20
    return at + STACKS + 1


@kernel
def write_scoring(left, out, at):
    """Where a scoring stands."""
    out[at] = left == WAITING
    out[at + 1] = left == HELD
    out[at + 2] = max(left, 0) / 5
    return at + 3


@kernel
def write_mission(box, game, seat, out, at):
    """The seat's own mission and what it would bring now."""
    kind = game.mission[seat]
    out[at + kind] = 1
    value = box.mission_vp[game.players, kind, min(game.completed[seat], ORDER_TRACK - 1)]
    out[at + MISSION_KINDS] = value / 10
    qualifying = 0
    for expedition in range(EXPEDITIONS):
        qualifying += qualifies(game, seat, kind, expedition)
    out[at + MISSION_KINDS + 1] = qualifying / 12
    return at + MISSION_KINDS + 2


@kernel
def write_seat(box, game, seat, out, at):
    """What lies open of one player."""
    out[at] = 1
    out[at + 1] = game.seat == seat
    out[at + 2] = game.coins[seat] / 20
    out[at + 3] = game.completed[seat] / 10
    out[at + 4] = game.any_cards[seat] / 3
    out[at + 5] = game.reservation_cards[seat] / 2
    out[at + 6] = game.hand_size[seat] / 4
    out[at + 7 + game.joker_at[seat]] = 1
    points, running = 0, 0
    for part in range(VP_PARTS):
        points += game.vp[seat, part]
    for order in range(ORDERS):
        running += game.runner[order] == seat
    out[at + 10] = points / 50
    out[at + 11] = ships_owned(game, seat) / 15
    out[at + 12] = running / 4
    after_start = (seat - game.start_player) % game.players
    out[at + 13] = after_start > (game.seat - game.start_player) % game.players


@kernel
def ships_owned(game, seat):
    """Ships of a seat in its harbour and at expeditions."""
    ships = 0
    for ship in range(SHIP_TYPES):
        ships += game.harbour[seat, ship]
    for expedition in range(EXPEDITIONS):
        for i in range(game.ships_at[expedition]):
            ships += game.owner_at[expedition, i] == seat
    return ships


@kernel
def write_belongings(box, game, seat, out, at):
    """Jokers, harbours, hands and running orders of all seats, own first."""
    hands = at + SEATS * (COLOURS + SHIP_TYPES)
    for i in range(game.players):
        other = (seat + i) % game.players
        if other == seat or game.joker_shown[other]:
            joker = game.joker[other]
            out[at + i * COLOURS + box.joker_colours[joker, 0]] = 1
            out[at + i * COLOURS + box.joker_colours[joker, 1]] = 1
        for ship in range(SHIP_TYPES):
            out[at + SEATS * COLOURS + i * SHIP_TYPES + ship] = game.harbour[other, ship] / 3
        known = game.hand_size[other] if other == seat else game.hand_known[other]
        for j in range(known):
            out[hands + i * ORDERS + game.hand[other, j]] = 1
        for order in range(ORDERS):
            if game.runner[order] == other:
                out[hands + (SEATS + i) * ORDERS + order] = game.rounds_left[order] / 3
                out[hands + (2 * SEATS + i) * ORDERS + order] = box.income[order, game.rounds[order]] / 16
    return hands + 3 * SEATS * ORDERS


@kernel
def write_cards(box, game, seat, out, at):
    """The two rows and the order display, with who reserved what."""
    for place in range(ORDER_PLACE):
        ship = card_at(game, place)
        if ship != NONE:
            out[at] = 1
            out[at + 1 + box.ship_colour[ship]] = 1
            out[at + 1 + COLOURS] = box.ship_capacity[ship] / 3
            out[at + 2 + COLOURS] = box.ship_price[ship] / 5
            write_reserver(game, seat, place, out, at + 3 + COLOURS)
        at += SHIP_CARD_NUMBERS
    for slot in range(SLOTS):
        order = game.display[slot]
        if order != NONE:
            out[at] = 1
            out[at + 1 + box.order_colour[order]] = 1
            out[at + 1 + COLOURS] = box.order_capacity[order] / 6
            write_reserver(game, seat, ORDER_PLACE + slot, out, at + 2 + COLOURS)
        at += ORDER_CARD_NUMBERS
    return at


@kernel
def write_reserver(game, seat, place, out, at):
    """Who reserved a place, counted from the seat."""
    if game.reserver[place] != NONE:
        out[at + (game.reserver[place] - seat) % game.players] = 1


@kernel
def write_expedition(box, game, seat, expedition, out, at):
    """One expedition: room, colours, ships by seat, values."""
    out[at] = game.ships_at[expedition] == 0
    out[at + 1] = (box.expedition_capacity[expedition] - game.loaded[expedition]) / 8
    out[at + 2 + box.expedition_colour[expedition]] = 1
    at += 2 + COLOURS
    if game.row_colour[expedition] != NONE:
        out[at + game.row_colour[expedition]] = 1
    at += COLOURS
    for i in range(game.players):
        owner, ships, matching = (seat + i) % game.players, 0, 0
        for j in range(game.ships_at[expedition]):
            if game.owner_at[expedition, j] == owner:
                ships += 1
                matching += game.colour_at[expedition, j] == box.expedition_colour[expedition]
        out[at + i] = ships / 8
        out[at + SEATS + i] = matching / 8
    at += 2 * SEATS
    for value in range(4):
        out[at + value] = box.expedition_vp[expedition, value] / 9
    out[at + 4] = qualifies(game, seat, game.mission[seat], expedition)
