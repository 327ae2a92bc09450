"""The table of Age of Discovery: every field that changes during a game.

    refill row   [c0] [c1] [c2] [c3] [c4]      stacks 1..5, face down, one deck drawn from the front
    buy row      [c0] [c1] [c2] [c3] [c4]
    order slots  [s0] [s1] [s2] [s3]           order pile, face down, drawn from its end

Places that can be reserved are numbered as the RESERVE options are: buy row 0-4, refill row 5-9, order slots 10-13.
"""

from __future__ import annotations

from ...kernel.decisions import decision_fields
from ...kernel.random import LUCK
from ...kernel.records import NOBODY, OWNER, field, i1, i2, i4, record
from .box import COLUMNS, EXPEDITIONS, HAND, JOKERS, MISSION_KINDS, ORDERS, SEATS, SHIP_CARDS, SHIP_TYPES, SLOTS

NONE = -1  # no card, no colour, no seat
UNKNOWN = -2  # in a redacted record: something is there, but the seat does not know what

# A ship at an expedition or on an order is a ship type 0-17, or the joker with the capacity it took.
JOKER = SHIP_TYPES  # JOKER + capacity - 1: 18, 19, 20
SHIP_CODES = SHIP_TYPES + 3

# Cards of the ship stacks: ship types and the two scoring cards.
INTERIM_CARD = SHIP_TYPES
FINAL_CARD = SHIP_TYPES + 1

# Places that can be reserved.
REFILL_PLACE = COLUMNS
ORDER_PLACE = 2 * COLUMNS
PLACES = 2 * COLUMNS + SLOTS

# The four actions of a turn, and which one is open for further steps.
COINS, ORDER, BUY, PLACE = range(4)

# Where a joker is.
IN_HARBOUR, AT_EXPEDITION, ON_ORDER = range(3)

# What became of an order that has left the game.
IN_GAME, COMPLETED, CUT_OFF = range(3)

# A scoring's countdown: turn ends until it is held. Before its card has come up it waits.
WAITING = -1
HELD = 0

# The kinds of decision.
ACT, JOKER_COLOUR, LOAD, CHOOSE_ROUNDS, RESERVE = range(5)

# The categories of VP.
INTERIM_VP, FINAL_VP, MISSION_VP, UNPLACED_VP = range(4)
VP_PARTS = 4

LAID_OUT = 2 * COLUMNS  # ships of the two rows at set-up
EXPEDITION_SHIPS = 8  # an expedition of capacity 8 full of capacity-1 ships
ORDER_SHIPS = 6  # an order of capacity 6 full of capacity-1 ships
DEEPEST = 3  # ACT, LOAD and what LOAD raises

GAME = record(
    "discovery",
    [
        *LUCK,
        *decision_fields(DEEPEST),
        field("turn", i4, (), "number of the active player's turn, from 1", (1, 10**9)),
        field("coins", i4, SEATS, "coins of each seat", (0, 10**9)),
        field("turn_cap", i2, (), "turns per player after which the game is stopped; 0 = never", (0, 1000)),
        field("vp", i2, (SEATS, VP_PARTS), "VP by category: interim, final, mission, unplaced ships", (0, 9999)),
        field("players", i1, (), "number of players", (2, SEATS)),
        field("start_player", i1, (), "seat of the first turn", (0, SEATS - 1)),
        field("card_colour", i1, (), "option: 0 own colour, 1 row colour", (0, 1)),
        field("tie_joker", i1, (), "option: 1 if an unplaced joker breaks ties", (0, 1)),
        field("open_coins", i1, (), "option: 1 if all see the coins", (0, 1)),
        field("show_taken_orders", i1, (), "option: 1 if orders taken from the display stay marked", (0, 1)),
        field("seat", i1, (), "the active player", (0, SEATS - 1)),
        field("begun", i1, (), "actions begun this turn, as bits", (0, 15)),
        field("open", i1, (), "action open for further steps: BUY, PLACE or none", (NONE, PLACE)),
        field("interim_left", i1, (), "turn ends to the interim scoring; -1 waiting, 0 held", (WAITING, SEATS + 1)),
        field("final_left", i1, (), "turn ends to the final scoring; -1 waiting, 0 held", (WAITING, SEATS + 1)),
        field("completed", i1, SEATS, "completed orders of each seat", (0, ORDERS)),
        field("any_cards", i1, SEATS, "any-colour cards left", (0, 8)),
        field("reservation_cards", i1, SEATS, "reservation cards left", (0, 4)),
        field(
            "mission", i1, MISSION_KINDS, "mission of each seat; behind them those in the box", (UNKNOWN, 3), sees=OWNER
        ),
        field("joker", i1, JOKERS, "joker of each seat; behind them those in the box", (UNKNOWN, 5), sees=OWNER),
        field("joker_shown", i1, SEATS, "1 once the joker has been used", (0, 1)),
        field("joker_at", i1, SEATS, "0 harbour, 1 expedition, 2 order", (IN_HARBOUR, ON_ORDER)),
        field("harbour", i1, (SEATS, SHIP_TYPES), "ships in the harbour by type", (0, 3)),
        field("hand", i1, (SEATS, HAND), "orders in hand, those all know first, rising", (UNKNOWN, 23), sees=OWNER),
        field("hand_size", i1, SEATS, "number of orders in hand", (0, HAND)),
        field("hand_known", i1, SEATS, "how many of them were taken from the display", (0, HAND)),
        field("buy_row", i1, COLUMNS, "ship types in the buy row", (NONE, SHIP_TYPES - 1)),
        field("refill_row", i1, COLUMNS, "ship types in the refill row", (NONE, SHIP_TYPES - 1)),
        field(
            "deck", i1, SHIP_CARDS, "rows, then stacks 1 to 5 in drawing order; drawn -1", (UNKNOWN, 19), sees=NOBODY
        ),
        field("drawn", i1, (), "cards drawn from the deck, the ten of the rows included", (LAID_OUT, SHIP_CARDS)),
        field("display", i1, SLOTS, "orders in the display", (NONE, ORDERS - 1)),
        field("pile", i1, ORDERS, "order pile, its end is the top; -1 behind", (UNKNOWN, ORDERS - 1), sees=NOBODY),
        field("pile_size", i1, (), "orders in the pile", (0, ORDERS - SLOTS)),
        field("reserver", i1, PLACES, "seat that reserved a place", (NONE, SEATS - 1)),
        field("reserved_now", i1, PLACES, "1 if it was reserved in this turn", (0, 1)),
        field("row_colour", i1, EXPEDITIONS, "row colour of an expedition", (NONE, 5)),
        field("loaded", i1, EXPEDITIONS, "capacity used at an expedition", (0, 8)),
        field("ships_at", i1, EXPEDITIONS, "ships at an expedition", (0, EXPEDITION_SHIPS)),
        field("ship_at", i1, (EXPEDITIONS, EXPEDITION_SHIPS), "its ships in order of placing", (NONE, SHIP_CODES - 1)),
        field("owner_at", i1, (EXPEDITIONS, EXPEDITION_SHIPS), "owner of each", (NONE, SEATS - 1)),
        field("colour_at", i1, (EXPEDITIONS, EXPEDITION_SHIPS), "colour each scores for", (NONE, 5)),
        field("runner", i1, ORDERS, "owner of a running order", (NONE, SEATS - 1)),
        field("rounds", i1, ORDERS, "rounds chosen for a running order; 0 while loading", (0, 3)),
        field("rounds_left", i1, ORDERS, "rounds left of a running order", (0, 3)),
        field("ship_on", i1, (ORDERS, ORDER_SHIPS), "ships on a running order, rising", (NONE, SHIP_CODES - 1)),
        field("gone", i1, ORDERS, "0 in the game, 1 completed, 2 cut off", (IN_GAME, CUT_OFF)),
    ],
)
