"""The table of Bremerhaven: every field that changes during a game, in all three variants.

    docks               loading areas 0 1 2 3
    wall 0 --------      field   0  1 [2][3]     [ ] carries a cover at the start of the long game
      dock 0                     4  5 [6][7]
    wall 1 --------              8  9 [10][11]
      dock 1                    row 0 holds the gates of the loading areas
    wall 2 --------
      dock 2
    wall 3 --------

Seats are 0 to 3. In the solo game seat 0 plays and seat 1 is the dummy. Piles are drawn from their end.
"""

from __future__ import annotations

from ...kernel.decisions import decision_fields
from ...kernel.random import LUCK
from ...kernel.records import NOBODY, OWNER, field, i1, i2, i4, record
from .box import (
    AREAS,
    BUILDINGS,
    CARD_BITS,
    DOCKS,
    FIELDS,
    GOODS,
    HAND,
    INFLUENCE,
    NEWS,
    ORDERS,
    PLACES,
    PRICES,
    SEATS,
    SHIPS,
    SPACES,
    VALUES,
    WALL_SPACES,
    WALLS,
)

NONE = -1  # no card, no seat, no kind
UNKNOWN = -2  # in a redacted record: something is there, but the seat does not know what

# The kinds of decision (rules page 5.1).
(
    START_GOOD,
    BID,
    PERMIT,
    UPGRADE,
    PRICE,
    LADDER,
    DOCK,
    CARGO,
    ORDER,
    PRODUCE,
    MOVE,
    FLOTSAM,
) = range(12)
QUESTIONS = 12

# The phases of a round (BH-ROUND-1). In SETTING_UP, PERMITS, UPGRADES, BOARDS, HARBOURS and EVENT several seats may be
# asked at once (rules page 6.2).
(
    SETTING_UP,
    BIDDING,
    PERMITS,
    UPGRADES,
    PRICING,
    CLIMBING,
    BOARDS,
    HARBOURS,
    EVENT,
    OVER,
) = range(10)
PHASES = 10

# Where money came from and went to; the sum is cash and deposit (BH-INV-16).
(
    START_MONEY,
    PARKING,
    INCOME,
    SALES,
    BONUSES,
    PRODUCTION,
    BUILDING_MONEY,
    EVENT_MONEY,
    PERMIT_COSTS,
    INFLUENCE_COSTS,
    REPACKING,
    PENALTIES,
) = range(12)
MONEY_PARTS = 12

# Where prestige came from and went to; the sum is the marker.
SHOWN, ORDER_PRESTIGE, PENALTY_PRESTIGE, EVENT_PRESTIGE, MUSEUM_PRESTIGE = range(5)
PRESTIGE_PARTS = 5

# What a row of the stack remembers of MOVE: the last action, if it was a repack (BH-DEC-11).
PACKED, UNPACKED = 1, 2

ALL_BUILDINGS = 2**BUILDINGS - 1
CARD_SET = 2**CARD_BITS - 1

GAME = record(
    "bremerhaven",
    [
        *LUCK,
        *decision_fields(SEATS),
        # Options.
        field("players", i1, (), "number of players; 1 is the solo game", (1, SEATS)),
        field("variant", i1, (), "option: 0 long, 1 short, 2 solo", (0, 2)),
        field("refuse_ships", i1, (), "option: 1 if the winner of a ship may send it away", (0, 1)),
        field("exchange_beats_dummy", i1, (), "option: 1 if the Exchange sets prices also when the dummy wins", (0, 1)),
        # The course of the game.
        field("phase", i1, (), "phase of the round", (0, PHASES - 1)),
        field("stones", i1, (), "stones on the ladder, the dummy's included (n)", (2, SEATS)),
        field("round", i1, (), "round, from 1; 0 during set-up", (0, 20)),
        field("track", i1, (), "space of the ship figure", (0, 22)),
        field("ladder", i1, SEATS, "seat on each rank, Captain first", (NONE, SEATS - 1)),
        # Bids: the cards of each seat in the order of placing.
        field("placed", i1, (), "cards placed in this round by all together", (0, SEATS * HAND)),
        field("bid_value", i1, (SEATS, HAND), "values of placed cards; 0 none", (UNKNOWN, VALUES), sees=OWNER),
        field("bid_space", i1, (SEATS, HAND), "spaces of placed cards", (NONE, SPACES - 1)),
        field("former_value", i1, (SEATS, HAND), "values of the cards of the former round; 0 none", (0, VALUES)),
        field("former_space", i1, (SEATS, HAND), "spaces of the cards of the former round", (NONE, SPACES - 1)),
        # The common boards.
        field("sea", i1, PLACES, "ships on the Sea board", (NONE, SHIPS - 1)),
        field("land", i1, PLACES, "orders on the Land board", (NONE, ORDERS - 1)),
        field("ship_pile", i1, SHIPS, "ships in the pile; drawn -1", (UNKNOWN, SHIPS - 1), sees=NOBODY),
        field("ship_left", i1, (), "ships in the pile", (0, SHIPS)),
        field("ships_gone", i4, 2, "discarded ships, as bits, 28 to a number", (0, CARD_SET)),
        field("order_pile", i1, ORDERS, "orders in the pile; drawn -1", (UNKNOWN, ORDERS - 1), sees=NOBODY),
        field("order_left", i1, (), "orders in the pile", (0, ORDERS)),
        field("orders_gone", i4, 2, "discarded orders, as bits, 28 to a number", (0, CARD_SET)),
        field("building_pile", i1, BUILDINGS, "buildings; the last is seen", (UNKNOWN, BUILDINGS - 1), sees=NOBODY),
        field("building_left", i1, (), "buildings in the pile", (0, BUILDINGS)),
        field("buildings_gone", i4, (), "buildings out of the game, as bits", (0, ALL_BUILDINGS)),
        field("price_pile", i1, PRICES, "price cards, top to bottom", (UNKNOWN, PRICES - 1), sees=NOBODY),
        field("price_top", i1, (), "cards at the top of the price pile that are known", (1, PRICES)),
        field("price_bottom", i1, (), "cards at its bottom that are known", (0, PRICES - 1)),
        field("news_pile", i1, NEWS, "newspaper cards in the pile; drawn -1", (UNKNOWN, NEWS - 1), sees=NOBODY),
        field("news_left", i1, (), "newspaper cards in the pile, the right one included", (0, NEWS)),
        field("news_gone", i4, (), "newspaper cards out of the game, or turned up by the dummy, as bits", (0, 2**NEWS)),
        field("move", i1, (), "spaces that the ship figure will move this round", (0, 2)),
        field("event", i1, (), "event of this round", (NONE, NEWS - 1)),
        # The players.
        field("cash", i2, SEATS, "money in front of a player", (0, 9999)),
        field("deposit", i2, SEATS, "money on the Bank", (0, 999)),
        field("prestige", i2, SEATS, "the marker", (0, 999)),
        field("upgrades", i1, SEATS, "upgrades of the hand", (0, INFLUENCE - HAND)),
        field("gained", i1, SEATS, "upgrades of this round, which come into the hand next round", (0, 2)),
        field("money_from", i2, (SEATS, MONEY_PARTS), "money by source", (-9999, 9999)),
        field("prestige_from", i2, (SEATS, PRESTIGE_PARTS), "prestige by source", (-999, 999)),
        # The harbours.
        field("walls", i1, (SEATS, WALLS), "bollards on each wall", (0, WALL_SPACES)),
        field("covers", i2, SEATS, "covered fields, as bits", (0, 2**FIELDS - 1)),
        field("reserve", i4, SEATS, "buildings in the reserve, as bits", (0, ALL_BUILDINGS)),
        field("built", i4, SEATS, "constructed buildings, as bits", (0, ALL_BUILDINGS)),
        field("building_on", i1, (SEATS, FIELDS), "building on each field", (NONE, BUILDINGS - 1)),
        field("storage", i1, (SEATS, GOODS), "goods in storage by kind", (0, 30)),
        field("dock_ship", i1, (SEATS, DOCKS), "ship in each dock", (NONE, SHIPS - 1)),
        field("dock_markers", i1, (SEATS, DOCKS), "its time markers", (0, 20)),
        field("dock_kind", i1, (SEATS, DOCKS), "kind of its cargo", (NONE, GOODS - 1)),
        field("aboard", i1, (SEATS, DOCKS), "pieces of its cargo still aboard", (0, 5)),
        field("area_order", i1, (SEATS, AREAS), "order on each loading area", (NONE, ORDERS - 1)),
        field("area_markers", i1, (SEATS, AREAS), "its time markers", (0, 20)),
        field("loaded", i1, (SEATS, AREAS, GOODS), "goods loaded on it by kind", (0, 4)),
    ],
)
