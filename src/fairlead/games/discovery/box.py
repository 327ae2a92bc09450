"""The box of Age of Discovery: everything printed on the components, read from components.toml.

Rules read numbers from the `box` record and never from the file, so another component set is another box, not other
code. Only the counts that fix array sizes are constants here (AD-COMP-1 to AD-COMP-14).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ...kernel.records import Table, field, i1, record

SEATS = 4
COLOURS = 6
CAPACITIES = 3
SHIP_TYPES = COLOURS * CAPACITIES  # ship type = 3 * colour + capacity - 1
JOKERS = 6
EXPEDITIONS = 12
ORDERS = 24  # order = 4 * colour + capacity - 3
ROUNDS = 3
MISSION_KINDS = 4
PRESENCE, HALF, MAJORITY, ALONE = range(MISSION_KINDS)
ORDER_TRACK = 11
COLUMNS = 5
SLOTS = 4
HAND = 4
STACKS = 5
SHIP_CARDS = 44  # 42 ships, the interim and the final card
INTERIM_PLAIN, INTERIM_MATCH, FINAL_PLAIN, FINAL_MATCH = range(4)

PLAYERS = SEATS + 1  # tables by number of players are indexed by that number

BOX = record(
    "discovery-box",
    [
        field("ship_colour", i1, SHIP_TYPES, "colour of a ship type", (0, 5)),
        field("ship_capacity", i1, SHIP_TYPES, "capacity of a ship type", (1, 3)),
        field("ship_price", i1, SHIP_TYPES, "price of a ship type", (1, 99)),
        field("ship_copies", i1, SHIP_TYPES, "ships of a type in the box", (1, 9)),
        field("joker_colours", i1, (JOKERS, 2), "the two colours of a joker", (0, 5)),
        field("expedition_colour", i1, EXPEDITIONS, "expedition colour", (0, 5)),
        field("expedition_capacity", i1, EXPEDITIONS, "capacity of an expedition", (3, 8)),
        field("expedition_vp", i1, (EXPEDITIONS, 4), "VP: interim plain, matching, final plain, matching", (0, 9)),
        field("order_colour", i1, ORDERS, "colour of an order", (0, 5)),
        field("order_capacity", i1, ORDERS, "capacity of an order", (3, 6)),
        field("income", i1, (ORDERS, ROUNDS + 1), "coins of an order by rounds", (0, 99)),
        field(
            "mission_vp", i1, (PLAYERS, MISSION_KINDS, ORDER_TRACK), "VP by players, kind, completed orders", (0, 99)
        ),
        field("any_cards", i1, PLAYERS, "any-colour cards dealt by number of players", (0, 8)),
        field("reservation_cards", i1, PLAYERS, "reservation cards dealt by number of players", (0, 4)),
        field("stack_ships", i1, STACKS, "ships dealt to each stack", (0, 32)),
        field("interim_stack", i1, (), "stack with the interim card, from 0", (0, 4)),
        field("final_stack", i1, (), "stack with the final card, from 0", (0, 4)),
        field("start_coins", i1, (), "coins at the start", (0, 99)),
        field("start_orders", i1, (), "orders dealt to a hand", (0, HAND)),
        field("take_coins", i1, (), "coins of the action take two coins", (0, 99)),
        field("order_price", i1, (), "coins to acquire an order", (0, 99)),
        field("hand_limit", i1, (), "orders a hand may hold", (0, HAND)),
        field("ship_fee", i1, (), "fee of a ship", (0, 99)),
        field("joker_fee", i1, (), "fee of the joker", (0, 99)),
        field("unplaced_vp", i1, (), "VP of a bought ship that is not at an expedition", (0, 9)),
        field("actions", i1, (), "actions of a turn", (2, 2)),
    ],
)


@cache
def components() -> dict[str, Any]:
    """The component tables as written."""
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


@cache
def box_memory() -> Table:
    """The box as a table of one record."""
    memory = BOX.allocate()
    box = memory[0]
    table = components()
    colours = [colour["key"] for colour in table["colour"]]
    _ships(box, table)
    for joker in table["joker_card"]:
        box.joker_colours[joker["id"]] = [colours.index(colour) for colour in joker["colours"]]
    for tile in table["expedition"]:
        box.expedition_colour[tile["id"]] = colours.index(tile["colour"])
        box.expedition_capacity[tile["id"]] = tile["capacity"]
        box.expedition_vp[tile["id"]] = [
            tile["interim_plain"],
            tile["interim_match"],
            tile["final_plain"],
            tile["final_match"],
        ]
    _orders(box, table)
    for mission in table["mission"]:
        box.mission_vp[mission["players"], mission["id"] % MISSION_KINDS] = mission["vp"]
    for cards in table["action_deal"]:
        box.any_cards[cards["players"]] = cards["any_colour"]
        box.reservation_cards[cards["players"]] = cards["reservation"]
    _amounts(box, table)
    memory.setflags(write=False)
    return memory


def _ships(box: Any, table: dict[str, Any]) -> None:
    for ship in range(SHIP_TYPES):
        ship_class = table["ship_class"][ship % CAPACITIES]
        box.ship_colour[ship] = ship // CAPACITIES
        box.ship_capacity[ship] = ship_class["capacity"]
        box.ship_price[ship] = ship_class["price"]
        box.ship_copies[ship] = ship_class["copies_per_colour"]


def _orders(box: Any, table: dict[str, Any]) -> None:
    for order in range(ORDERS):
        kind = order % len(table["income"])
        box.order_colour[order] = order // len(table["income"])
        box.order_capacity[order] = table["income"][kind]["capacity"]
        box.income[order] = [0, *table["income"][kind]["coins"]]


def _amounts(box: Any, table: dict[str, Any]) -> None:
    box.stack_ships = table["ship_rows"]["stack_ships"]
    box.interim_stack = table["ship_rows"]["interim_stack"] - 1
    box.final_stack = table["ship_rows"]["final_stack"] - 1
    box.start_coins = table["start"]["coins"]
    box.start_orders = table["start"]["orders"]
    box.take_coins = table["amounts"]["take_coins"]
    box.order_price = table["orders"]["price"]
    box.hand_limit = table["orders"]["hand_limit"]
    box.ship_fee = table["amounts"]["ship_fee"]
    box.joker_fee = table["joker"]["fee"]
    box.unplaced_vp = table["amounts"]["unplaced_ship_vp"]
    box.actions = table["amounts"]["actions_per_turn"]
