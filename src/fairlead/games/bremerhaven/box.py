"""The box of Bremerhaven: everything printed on the components, read from components.toml.

Cards are numbered from 0 here and from 1 in the table and in texts. Only the counts that fix array sizes are constants.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ...kernel.records import Table, field, i1, i2, record

SEATS = 4
PLAYERS = SEATS + 1  # tables by number of players are indexed by that number; 1 is the solo game

VARIANTS = 3
LONG, SHORT, SOLO = range(VARIANTS)

GOODS = 4
BARREL, CRATE, CONTAINER, PASSENGER = range(GOODS)
JOKER = GOODS

HAND = 5  # influence cards in a hand
VALUES = 9  # they show 1 to 9
INFLUENCE = 12  # hand and stock together

SPACES = 14
CAR_PARK, BUILDING_SPACE, PERMIT_SPACE, INFLUENCE_SPACE, PRICE_SPACE, LADDER_SPACE = range(6)
SEA = 6  # + place on the Sea board
LAND = 10  # + place on the Land board
PLACES = 4  # places on the Sea and on the Land board, of which n are used

FIELDS = 12
DOCKS = 3
AREAS = 4
WALLS = 4
WALL_SPACES = 3
MIDDLE_DOCK = 1

DECKS = 4
SHIPS = 48
ORDERS = 56
CARD_BITS = 28  # how many cards of a set share one number

BUILDINGS = 20
(
    LIGHTHOUSE,
    REFINERY,
    CANNERY,
    CONTAINER_WORKS,
    STATION,
    AUCTION_HALL,
    CUSTOMS,
    EXCHANGE,
    BANK,
    SHED,
    HOTEL,
    CRANE,
    PILOT,
    INSURANCE,
    FORWARDING,
    HIRING_HALL,
    SCHOOL,
    GARAGE,
    MUSEUM,
    WORKS_YARD,
) = range(BUILDINGS)
# What PRODUCE decides on, in the order of its bits (rules page 5.1): four buildings that make goods, then the Bank.
WORKS = 5
WORK_BUILDING = (REFINERY, CANNERY, CONTAINER_WORKS, STATION, BANK)
BANK_WORK = 4

PRICES = 24
NEWS = 18
(
    TIDE,
    SUBSIDY,
    STRIKE,
    FLOTSAM_EVENT,
    FESTIVAL,
    DUES,
    OIL,
    RENTS,
    REVIEW,
    QUAYS,
    ICE,
    GALE,
    GRANT,
    QUARANTINE,
    RAIL,
    EXPRESS,
    AUDIT,
    PRIZE,
) = range(NEWS)

BANDS = 5

BOX = record(
    "bremerhaven-box",
    [
        field("influence", i1, INFLUENCE, "values of the influence cards, rising", (1, VALUES)),
        field("most_upgrades", i1, (), "upgrades until the stock is used up", (0, INFLUENCE - HAND)),
        field("car_park_money", i1, (), "money for a card in the car park", (0, 9)),
        field("start_money", i1, SEATS, "start money by rank", (0, 99)),
        field("income", i1, SEATS, "income by rank", (0, 9)),
        field("start_bollards", i1, WALLS, "bollards on each wall at the start", (0, WALL_SPACES)),
        field("covered", i2, VARIANTS, "covered fields at the start, as bits", (0, 2**FIELDS - 1)),
        field("bollard_cost", i1, WALL_SPACES, "price of the 1st, 2nd, 3rd bollard of a wall", (0, 9)),
        field("cover_cost", i1, FIELDS, "price of a cover", (0, 9)),
        field("gate", i1, AREAS, "field that opens a loading area", (0, FIELDS - 1)),
        field("per_field", i1, GOODS, "pieces of a kind on one field", (1, 2)),
        field("repack_crates", i1, (), "crates for one container", (1, 9)),
        field("repack_cost", i1, (), "price of repacking", (0, 9)),
        field("track_start", i1, PLAYERS, "first space of the ship figure", (0, 99)),
        field("track_end", i1, (), "last space of the track", (0, 99)),
        field("short_move", i1, (), "spaces a round in the short game", (1, 9)),
        field("rounds", i1, (VARIANTS, PLAYERS, 2), "fewest and most rounds", (0, 20)),
        field("ship_use", i1, (VARIANTS, PLAYERS), "ships of each sub-deck that take part", (0, SHIPS // DECKS)),
        field("order_use", i1, (VARIANTS, PLAYERS), "orders of each sub-deck that take part", (0, ORDERS // DECKS)),
        field("start_goods", i1, (), "goods at the start of the short game", (0, 9)),
        field("solo_money", i1, (), "start money of the solo game", (0, 99)),
        field("band_from", i2, BANDS, "lowest score of each band of the solo game", (0, 9999)),
        field("price", i1, (PRICES, GOODS), "price of a good on a price card", (1, 4)),
        field("ship_deck", i1, SHIPS, "sub-deck of a ship", (0, DECKS - 1)),
        field("ship_index", i1, SHIPS, "index of a ship within its sub-deck, from 1", (1, SHIPS // DECKS)),
        field("dwell", i1, SHIPS, "rounds that a ship stays", (1, 5)),
        field("cargo", i1, SHIPS, "kind of its cargo; 4 is joker", (0, JOKER)),
        field("amount", i1, SHIPS, "pieces of its cargo", (1, 5)),
        field("bollards", i1, SHIPS, "bollards that it needs", (0, WALL_SPACES)),
        field("ship_prestige", i1, SHIPS, "its prestige", (0, 9)),
        field("order_deck", i1, ORDERS, "sub-deck of an order", (0, DECKS - 1)),
        field("order_index", i1, ORDERS, "index of an order within its sub-deck, from 1", (1, ORDERS // DECKS)),
        field("duration", i1, ORDERS, "rounds that an order waits", (1, 5)),
        field("asks", i1, (ORDERS, GOODS + 1), "goods that it asks for; the last is jokers", (0, 4)),
        field("bonus", i1, (ORDERS, 2), "its bonus: money, prestige", (0, 9)),
        field("penalty", i1, (ORDERS, 2), "its penalty: money, prestige", (0, 9)),
        field("building_prestige", i1, BUILDINGS, "prestige of a building", (0, 9)),
        field("auction_money", i1, (), "money of the Fish Auction Hall", (0, 9)),
        field("customs_money", i1, (), "money of the Customs House for a docked ship", (0, 9)),
        field("deposit", i1, (), "money laid on the Bank", (0, 9)),
        field("interest", i1, (), "what the supply adds to it", (0, 9)),
        field("shed_places", i1, (), "places of the Transit Shed", (0, 9)),
        field("hotel_places", i1, (), "places of the Grand Hotel", (0, 9)),
        field("crane_cost", i1, (), "price of repacking with the Gantry Crane", (0, 9)),
        field("pilot_size", i1, (), "how much the Pilot Station adds to the middle dock", (0, 3)),
        field("forwarding_money", i1, (), "money of the Forwarding Office for a complete order", (0, 9)),
        field("hiring_total", i1, (), "what the Hiring Hall adds to a total", (0, 9)),
        field("school_upgrades", i1, (), "upgrades with the Nautical School", (1, 9)),
        field("garage_money", i1, (), "money for a parked card with the Multi-storey Car Park", (0, 9)),
        field("museum_prestige", i1, (), "prestige of the Maritime Museum at the end", (0, 9)),
        field("news_move", i1, NEWS, "spaces that a newspaper card moves the ship figure", (1, 2)),
        field("news_space", i1, NEWS, "bid space of its symbol, for the dummy", (0, SPACES - 1)),
        field("event_per", i1, NEWS, "money of an event for each thing it counts, or as such", (0, 9)),
        field("event_cap", i1, NEWS, "most money of an event that has a limit", (0, 9)),
        field("event_least", i1, NEWS, "what an event asks for: ships, buildings, dock size, divisor", (0, 10)),
        field("event_prestige", i1, NEWS, "prestige that an event moves", (0, 9)),
        field("event_markers", i1, NEWS, "time markers that an event moves", (0, 9)),
    ],
)


@cache
def components() -> dict[str, Any]:
    """The component tables as they stand in components.toml."""
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


@cache
def box_memory() -> Table:
    """The box as a table of one record."""
    memory = BOX.allocate()
    box = memory[0]
    table = components()
    _boards(box, table)
    _harbour(box, table)
    _course(box, table)
    _ships(box, table)
    _orders(box, table)
    _buildings(box, table)
    _newspaper(box, table)
    memory.setflags(write=False)
    return memory


def _boards(box: Any, table: dict[str, Any]) -> None:
    box.influence = table["influence"]["values"]
    box.most_upgrades = table["influence"]["max_upgrades"]
    box.car_park_money = table["spaces"]["car_park_money"]
    box.start_money = table["ladder"]["start_money"]
    box.income = table["ladder"]["income"]
    for card in table["prices"]["card"]:
        box.price[card["id"] - 1] = [card[kind] for kind in table["goods"]["kind"]]


def _harbour(box: Any, table: dict[str, Any]) -> None:
    harbour = table["harbour"]
    box.start_bollards = harbour["start_bollards"]
    for variant, fields in enumerate((harbour["covered_long"], harbour["covered_short"], harbour["covered_short"])):
        box.covered[variant] = sum(1 << number for number in fields)
    box.bollard_cost = harbour["bollard"]["cost"]
    box.cover_cost = harbour["cover"]["cost"]
    box.gate = harbour["gate_field"]
    box.per_field = table["goods"]["per_field"]
    box.repack_crates = table["goods"]["repack_crates"]
    box.repack_cost = table["goods"]["repack_cost"]


def _course(box: Any, table: dict[str, Any]) -> None:
    track, use = table["track"], table["deck_use"]
    box.track_end = track["end"]
    box.short_move = track["short_move"]
    for players in range(1, PLAYERS):
        name = f"p{players}"
        box.track_start[players] = track["start"][name]
        quick = SOLO if players == 1 else SHORT
        box.rounds[quick, players] = track["short_rounds"][name]
        box.ship_use[quick, players] = use["ship_short"][name]
        box.order_use[quick, players] = use["order_short"][name]
        if players > 1:
            box.rounds[LONG, players] = track["long_rounds"][name]
            box.ship_use[LONG, players] = use["ship_long"][name]
            box.order_use[LONG, players] = use["order_long"][name]
    box.start_goods = table["start"]["short_start_goods"]
    box.solo_money = table["solo"]["player_money"]
    box.band_from = table["solo"]["band_from"]


def _ships(box: Any, table: dict[str, Any]) -> None:
    kinds = [*table["goods"]["kind"], "joker"]
    for card in table["ships"]["card"]:
        ship = card["id"] - 1
        box.ship_deck[ship] = card["deck"] - 1
        box.ship_index[ship] = card["index"]
        box.dwell[ship] = card["dwell"]
        box.cargo[ship] = kinds.index(card["cargo"])
        box.amount[ship] = card["amount"]
        box.bollards[ship] = card["bollards"]
        box.ship_prestige[ship] = card["prestige"]


def _orders(box: Any, table: dict[str, Any]) -> None:
    for card in table["orders"]["card"]:
        order = card["id"] - 1
        box.order_deck[order] = card["deck"] - 1
        box.order_index[order] = card["index"]
        box.duration[order] = card["duration"]
        box.asks[order] = card["goods"]
        box.bonus[order] = card["bonus"]
        box.penalty[order] = card["penalty"]


def _buildings(box: Any, table: dict[str, Any]) -> None:
    for card in table["buildings"]["card"]:
        box.building_prestige[card["id"] - 1] = card["prestige"]
    effect = table["buildings"]["effect"]
    box.auction_money = effect["auction"]["money"]
    box.customs_money = effect["customs"]["dock_money"]
    box.deposit = effect["bank"]["deposit"]
    box.interest = effect["bank"]["interest"]
    box.shed_places = effect["shed"]["places"]
    box.hotel_places = effect["hotel"]["passengers"]
    box.crane_cost = effect["crane"]["repack_cost"]
    box.pilot_size = effect["pilot"]["middle_dock"]
    box.forwarding_money = effect["forwarding"]["order_money"]
    box.hiring_total = effect["hiring"]["bid_bonus"]
    box.school_upgrades = effect["school"]["upgrade"]
    box.garage_money = effect["garage"]["car_park"]
    box.museum_prestige = effect["museum"]["end_prestige"]


def _newspaper(box: Any, table: dict[str, Any]) -> None:
    codes = table["spaces"]["code"]
    for card in table["newspaper"]["card"]:
        news = card["id"] - 1
        event = table["newspaper"]["event"][card["event"]]
        box.news_move[news] = card["move"]
        box.news_space[news] = codes.index(card["solo"])
        box.event_per[news] = event.get("per", event.get("money", 0))
        box.event_cap[news] = event.get("cap", 0)
        asked = [event[name] for name in ("ships", "buildings", "size", "divisor") if name in event]
        box.event_least[news] = asked[0] if asked else 0
        box.event_prestige[news] = event.get("prestige", 0)
        box.event_markers[news] = event.get("markers", 0)
