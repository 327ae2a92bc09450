"""The box of Shipyard: everything printed on the components, read from components.toml.

Both editions are in one box. Where they differ, a table has the edition as its first axis and the rules read it at
`game.edition`. Only the counts that fix array sizes are constants here (SY-SUP-1 to SY-SUP-3).
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from ...kernel.records import Table, field, i1, i2, i4, record

SEATS = 4
EDITIONS = 2
FIRST, SECOND = range(EDITIONS)

ACTIONS = 8
BUILD, COMMODITY, CANAL, EQUIPMENT, CREW, HIRE, EXCHANGE, SUBSIDY = range(ACTIONS)

PIECES = 8
CAPTAIN, BUSINESSMAN, SOLDIER, DRIVE, SMOKESTACK, SAIL, CRANE, CANNON = range(PIECES)

FEATURES = 8
MAST, CRANE_MOUNT, CANNON_MOUNT, CABIN, DRIVE_PLACE, RING, BOAT, LANTERN = range(FEATURES)

KINDS = 3
BOW, MIDDLE, STERN = range(KINDS)
SHIP_TILES = 104
BLANK = SHIP_TILES  # + kind: the blank tiles
TILE_CODES = SHIP_TILES + KINDS
# The three ship stacks lie one behind the other: bows, middles, sterns.
STACK_START = (0, 26, 78)
STACK_SIZE = (26, 52, 26)

SLOTS = 9
ROWS = 5
SHIP_COLUMNS = 4
COLUMN_KIND = (BOW, MIDDLE, MIDDLE, STERN)

CANALS = 24
SIDES = 4
SHAPES = 4
SPACES = 9  # N, NE, E, SE, S, SW, W, NW, C
OUT = 9  # a stern across the side of the edge space
OFFICIALS = 6
TRADE, WAR, LANTERNS, BOATS, RINGS, RIBAND = range(OFFICIALS)

GOODS = 3
SECTORS = 6
SWAPS = 3
COMMODITY_KINDS = 10
COMMODITY_TILES = 14

EMPLOYEES = 24
EMPLOYEE_SPACES = 8
PILES = 3
ROLES = 8
ENGINEER, RECRUITER, TRADER, BUILDER, HELMSMAN, RIGGER, ACCOUNTANT, FOREMAN = range(ROLES)
COLOURS = 5
GREY, GREEN, RED_COLOUR, BLUE_COLOUR, YELLOW = range(COLOURS)
CREW_BUILDER = CAPTAIN  # what the crew builder is of: officers, businessmen and soldiers, 2 in all

CONTRACTS = 26
BLUE, RED = range(2)
SETS = 4
# How a contract counts; several share one way.
CONTRACT_RULES = (
    "pair",
    "twin",
    "each",
    "after_first",
    "used_canals",
    "hybrid",
    "armed_trader",
    "elements",
    "feature",
    "employees",
    "employees_high",
    "employee_kinds",
    "ship_with_safety",
    "ships_of_length",
    "ships",
    "ship_tiles",
    "employee_pairs",
    "ship_sizes",
)
(
    PAIR,
    TWIN,
    EACH,
    AFTER_FIRST,
    USED_CANALS,
    HYBRID,
    ARMED_TRADER,
    ELEMENTS,
    FEATURE,
    EMPLOYEE_COUNT,
    EMPLOYEES_HIGH,
    EMPLOYEE_KINDS,
    SHIP_WITH_SAFETY,
    SHIPS_OF_LENGTH,
    SHIP_COUNT,
    TONNAGE,
    EMPLOYEE_PAIRS,
    SHIP_SIZES,
) = range(len(CONTRACT_RULES))
TABLE = 8  # longest table of points on a contract

SOLO_TILES = 8
LAST_TILE = ACTIONS  # what the solo tile "last" shows
TAKES = 3

CLOCK_STEPS = 8  # laps or cubes after which contracts may be discarded are numbered below this
PLAYERS = SEATS + 1  # tables by number of players are indexed by that number; 1 is the solo game
RATINGS = 3

BOX = record(
    "shipyard-box",
    [
        field("tile_kind", i1, TILE_CODES, "kind of a ship tile: bow, middle, stern", (0, 2)),
        field("tile_deck", i1, TILE_CODES, "deck of a ship tile: 0, and 1 for middles II", (0, 1)),
        field("tile_features", i1, (TILE_CODES, FEATURES), "features printed on a ship tile", (0, 2)),
        field("price", i1, ROWS, "price of a row of a column", (0, 9)),
        field("most_tiles", i1, (), "ship tiles bought with one Build action", (1, 3)),
        field(
            "neighbours", i2, (CANALS, SIDES, SPACES), "spaces beside a space, as bits, by tile and rotation", (0, 511)
        ),
        field("way", i1, (CANALS, SIDES, SPACES, SPACES), "steps between two spaces of a tile; -1 none", (-1, 8)),
        field("toward", i1, (CANALS, SIDES, SPACES, SPACES), "first space on the way to another", (-1, 8)),
        field("canal_shape", i1, CANALS, "shape of a canal tile", (0, SHAPES - 1)),
        field("official", i1, (CANALS, SIDES, SIDES), "official by tile, rotation and side", (0, 5)),
        field("equipment_rondel", i1, 4, "piece of each sector of the equipment rondel", (0, 7)),
        field("crew_rondel", i1, 4, "piece of each sector of the crew rondel", (0, 7)),
        field("accountant_free", i1, (), "further free steps of equipment and crew marker", (0, 9)),
        field("foreman_free", i1, (), "further free steps of the employee marker", (0, 9)),
        field("goods", i1, (COMMODITY_KINDS, GOODS), "goods on a commodity tile", (0, 3)),
        field("copies", i1, COMMODITY_KINDS, "commodity tiles of a kind", (1, 9)),
        field("start_kind", i1, (), "commodity tile that every player starts with", (0, 9)),
        field("sector_price", i1, (EDITIONS, SECTORS, GOODS), "price of a good in a sector", (0, 9)),
        field("exchange_start", i1, EDITIONS, "sector before the first trade", (-1, 5)),
        field("swap", i1, (EDITIONS, GOODS, SWAPS), "pieces that a good is swapped for; -1 none", (-1, 7)),
        field("role", i1, EMPLOYEES, "role of an employee", (0, 7)),
        field("of", i1, EMPLOYEES, "piece of an engineer, recruiter or builder, good of a trader; -1 none", (-1, 7)),
        field("role_bits", i4, ROLES, "employees of a role, as bits", (0, 2**EMPLOYEES - 1)),
        field("trader_bits", i4, GOODS, "traders of a good, as bits", (0, 2**EMPLOYEES - 1)),
        field("builder", i1, PIECES, "builder of a piece; -1 none", (-1, 23)),
        field("level", i1, EMPLOYEES, "level of a trader, else 0", (0, 2)),
        field("extra", i1, EMPLOYEES, "pieces that a builder fits without a place", (0, 2)),
        field("colour", i1, EMPLOYEES, "colour of an employee", (0, 4)),
        field("fee", i1, EMPLOYEES, "fee of an employee besides the steps", (0, 9)),
        field("trader_points", i1, EMPLOYEES, "points of an employee at the end", (0, 9)),
        field("employee_copies", i1, PLAYERS, "tiles of each employee by number of players", (0, 2)),
        field("printed_employee", i1, EMPLOYEE_SPACES, "employee printed at place 0 of a space", (0, 23)),
        field("contract_colour", i1, CONTRACTS, "colour of a contract: blue, red", (0, 1)),
        field("contract_rule", i1, CONTRACTS, "how a contract counts", (0, 17)),
        field("contract_first", i1, EDITIONS, "contracts of an edition are those below this number", (24, 26)),
        field("contract_what", i1, (CONTRACTS, 2), "pieces, feature, or least and most length; -1 none", (-1, 9)),
        field("contract_points", i1, CONTRACTS, "points for each thing; 0 if a table says it", (0, 99)),
        field("contract_table", i1, (CONTRACTS, TABLE), "points for 1, 2, 3, ... things; -1 behind the last", (-1, 99)),
        field("contract_over", i1, CONTRACTS, "points for each thing beyond the table", (0, 9)),
        field("tonnage", i1, (3, 2), "ship tiles needed, and their points", (0, 99)),
        field("size_counts", i1, SLOTS + 1, "1 for ship lengths that Assorted Hulls counts", (0, 1)),
        field("pair_points", i1, 2, "points for two employees: grey and green, the others", (0, 9)),
        field("set_contracts", i1, (SETS, 2, 2), "contracts of a fixed set: blue, red", (0, 25)),
        field("start_guilders", i1, (), "guilders at the start", (0, 99)),
        field("bonus_cost", i1, (), "guilders for a bonus action", (0, 99)),
        field("subsidy", i1, (), "guilders of Receive subsidy", (0, 99)),
        field("row_start", i1, ACTIONS, "action printed at a place of the row; -1 drawn", (-1, 7)),
        field("gap_spaces", i1, (), "empty spaces for 1 guilder of gap bonus", (1, 9)),
        field("wheel_steps", i1, (), "advances from drop to drop", (1, 99)),
        field("first_drop", i1, (), "advances to the first drop", (1, 99)),
        field("reserve", i1, PLAYERS, "cubes in the reserve by number of players", (0, 9)),
        field("last_guilder", i1, (), "guilders put on the last tile at a drop", (0, 9)),
        field("discards", i1, (EDITIONS, 2, PLAYERS, CLOCK_STEPS), "discards of each colour: random or sets", (0, 2)),
        field("engine_speed", i1, (), "speed with a smokestack and a drive", (0, 9)),
        field("sail_speed", i1, (), "speed of a ship without engine", (0, 9)),
        field("helmsman_speed", i1, (), "speed that a helmsman adds", (0, 9)),
        field("crew_points", i1, (), "points for the captain and each of the crew", (0, 9)),
        field("crane_points", i1, (), "points for a crane", (0, 9)),
        field("cannon_points", i1, (), "points for a cannon", (0, 9)),
        field("speed_points", i1, (), "points for a point of speed", (0, 9)),
        field("solo_action", i1, SOLO_TILES, "action that a solo tile shows; 8 the last of the row", (0, 8)),
        field("solo_back", i1, SOLO_TILES, "back of a solo tile", (0, SOLO_TILES)),
        field("back_take", i1, SOLO_TILES + 1, "0, 1 or 2 for purchases by back; the last is the board's", (0, 2)),
        field("back_steps", i1, SOLO_TILES + 1, "steps of a rondel by back; the last is the board's", (0, 8)),
        field("take_row", i1, TAKES, "row from which 0, 1, 2 takes", (0, 4)),
        field("automata", i1, (), "automata of the solo game", (2, 2)),
        field("ratings", i1, RATINGS, "points from which a rating of the solo game is reached", (0, 127)),
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
    _ship_tiles(box, table)
    _canals(box, table)
    _rondels(box, table)
    _goods(box, table)
    _employees(box, table)
    _contracts(box, table)
    _clocks(box, table)
    _solo(box, table)
    _amounts(box, table)
    memory.setflags(write=False)
    return memory


def _ship_tiles(box: Any, table: dict[str, Any]) -> None:
    kinds, features = ("bow", "middle", "stern"), table["ship_features"]["order"]
    for tile in table["ship_tiles"]["tiles"]:
        box.tile_kind[tile["id"]] = kinds.index(tile["kind"])
        box.tile_deck[tile["id"]] = tile["deck"] == "middle_2"
        for feature in tile["features"]:
            box.tile_features[tile["id"], features.index(feature)] += 1
    for kind in range(KINDS):
        box.tile_kind[BLANK + kind] = kind
    box.price = table["display"]["prices"]
    box.most_tiles = table["display"]["build_max"]


def _canals(box: Any, table: dict[str, Any]) -> None:
    officials = [name for name in table["canal_officials"] if name != "provenance"]
    shapes = [name for name in table["canal_shapes"] if name != "provenance"]
    for tile in table["canal_tiles"]["tiles"]:
        links = table["canal_shapes"][tile["shape"]]
        box.canal_shape[tile["id"]] = shapes.index(tile["shape"])
        for turn in range(SIDES):
            turned = [[space if space == 8 else (space + 2 * turn) % 8 for space in link] for link in links]
            for here, there in [*turned, *([b, a] for a, b in turned)]:
                box.neighbours[tile["id"], turn, here] |= 1 << there
            for here, there in product(range(SPACES), repeat=2):
                way = _way(turned, here, there)
                box.way[tile["id"], turn, here, there] = len(way) - 1
                box.toward[tile["id"], turn, here, there] = way[1] if len(way) > 1 else -1
            for side in range(SIDES):
                box.official[tile["id"], turn, side] = officials.index(tile["officials"][(side - turn) % SIDES])


def _way(links: list[list[int]], here: int, there: int, before: int = -1) -> list[int]:
    """The spaces from one to another along the links, both included; empty if there is no way. Shapes have no loop."""
    if all(here not in link for link in links):
        return []
    if here == there:
        return [here]
    for link in links:
        if here in link:
            onward = link[0] + link[1] - here
            if onward != before and (rest := _way(links, onward, there, here)):
                return [here, *rest]
    return []


def _rondels(box: Any, table: dict[str, Any]) -> None:
    pieces = table["pieces"]["order"]
    box.equipment_rondel = [pieces.index(piece) for piece in table["rondel_equipment"]["clockwise"]]
    box.crew_rondel = [pieces.index(piece) for piece in table["rondel_crew"]["clockwise"]]
    box.accountant_free = table["rondel_rules"]["accountant_free"]
    box.foreman_free = table["rondel_rules"]["foreman_free"]


def _goods(box: Any, table: dict[str, Any]) -> None:
    pieces = table["pieces"]["order"]
    for tile in table["commodity_tiles"]["kinds"]:
        box.goods[tile["kind"]] = tile["goods"]
        box.copies[tile["kind"]] = tile["copies"]
        if tile["goods"] == table["start"]["commodity_tile"]:
            box.start_kind = tile["kind"]
    for edition, name in enumerate(table["meta"]["editions"]):
        box.sector_price[edition] = table[f"exchange_prices_{name}"]["sectors"]
        box.exchange_start[edition] = table[f"exchange_prices_{name}"]["start"]
        for good, swaps in enumerate(table[f"exchange_swaps_{name}"]["swaps"]):
            box.swap[edition, good] = [pieces.index(piece) for piece in swaps] + [-1] * (SWAPS - len(swaps))


def _employees(box: Any, table: dict[str, Any]) -> None:
    pieces = table["pieces"]["order"]
    roles = ("engineer", "recruiter", "trader", "builder", "helmsman", "rigger", "accountant", "foreman")
    colours = ("grey", "green", "red", "blue", "yellow")
    box.builder[:] = -1
    for kind in table["employees"]["kinds"]:
        employee = kind["id"]
        box.role[employee] = roles.index(kind["role"])
        box.level[employee] = kind.get("level", 0)
        box.extra[employee] = kind.get("extra", 0)
        box.colour[employee] = colours.index(kind["colour"])
        box.fee[employee] = kind["fee"]
        box.trader_points[employee] = kind["points"]
        piece = kind.get("gives") or kind.get("of")
        box.of[employee] = kind.get("good", -1)
        if piece:
            box.of[employee] = CREW_BUILDER if piece == "crew" else pieces.index(piece)
        box.role_bits[box.role[employee]] |= 1 << employee
        if kind["role"] == "trader":
            box.trader_bits[kind["good"]] |= 1 << employee
        if kind["role"] == "builder":
            box.builder[box.of[employee]] = employee
    for players, copies in enumerate(table["employees"]["copies"].values(), 1):
        box.employee_copies[players] = copies
    box.printed_employee = table["employees_printed"]["by_space"]


def _contracts(box: Any, table: dict[str, Any]) -> None:
    pieces, features = table["pieces"]["order"], table["ship_features"]["order"]
    names = {name: piece for piece, name in enumerate(pieces)} | {"officer": CAPTAIN}
    box.contract_what[:] = -1
    box.contract_table[:] = -1
    for card in table["contracts"]["cards"]:
        contract = card["id"]
        box.contract_colour[contract] = ("blue", "red").index(card["colour"])
        box.contract_rule[contract] = CONTRACT_RULES.index(card["rule"])
        box.contract_points[contract] = card.get("points", 0)
        box.contract_over[contract] = card.get("over", 0)
        what = [names[piece] for piece in card.get("pieces", [card["piece"]] if "piece" in card else [])]
        if "feature" in card:
            what = [features.index(card["feature"])]
        elif card["rule"] == "ships_of_length":
            what = [card["exactly"], card["exactly"]] if "exactly" in card else [card["at_least"], SLOTS]
        box.contract_what[contract, : len(what)] = what
        points = table["contract_tables_designed"]["elements"] if card["rule"] == "elements" else card.get("table", [])
        box.contract_table[contract, : len(points)] = points
        if card["rule"] == "ship_tiles":
            box.tonnage = list(
                zip(table["contract_tables_designed"]["tonnage_thresholds"], card["points_at"], strict=True)
            )
        if "only_in" not in card:
            box.contract_first[FIRST] = contract + 1
    box.contract_first[SECOND] = CONTRACTS
    box.size_counts[table["contract_tables_designed"]["sizes"]] = 1
    box.pair_points = list(table["contract_groups"]["employee_pair_points"].values())
    for number, cards in enumerate(table["contract_sets"]["sets"]):
        box.set_contracts[number] = [cards["blue"], cards["red"]]


def _clocks(box: Any, table: dict[str, Any]) -> None:
    first, second = table["clock_first"], table["clock_second"]
    box.gap_spaces = first["gap_bonus_spaces"]
    box.wheel_steps = second["wheel_steps"]
    box.first_drop = second["first_drop"]
    box.last_guilder = second["last_tile_guilder"]
    for players, name in enumerate(("solo", "two", "three", "four"), 1):
        box.reserve[players] = second["reserve"][name]
        for step in first.get(f"discard_{name}", []):
            box.discards[FIRST, 0, players, step["after"]] = step["each"]
        for sets, dealt in enumerate(("random", "sets")):
            for step in second[f"discard_{dealt}"][name]:
                box.discards[SECOND, sets, players, step["after"]] = step["each"]
    box.row_start[:] = -1
    for name, place in table["action_start"]["printed"].items():
        box.row_start[place] = table["actions"]["order"].index(name)


def _solo(box: Any, table: dict[str, Any]) -> None:
    actions = [*table["actions"]["order"], "last"]
    backs = sorted({(tile["take"], tile["steps"]) for tile in table["solo"]["tiles"]})
    for tile in table["solo"]["tiles"]:
        box.solo_action[tile["id"]] = actions.index(tile["action"])
        box.solo_back[tile["id"]] = backs.index((tile["take"], tile["steps"]))
    for back, (take, steps) in enumerate(backs):
        box.back_take[back], box.back_steps[back] = take, steps
    box.back_take[SOLO_TILES] = table["solo"]["board"]["take"]
    box.back_steps[SOLO_TILES] = table["solo"]["board"]["steps"]
    box.take_row = table["solo"]["take_row"]
    box.automata = table["solo"]["automata"]
    box.ratings = table["solo_ratings"]["steps"]


def _amounts(box: Any, table: dict[str, Any]) -> None:
    box.start_guilders = table["start"]["guilders"]
    box.bonus_cost = table["start"]["bonus_action_cost"]
    box.subsidy = table["start"]["subsidy_guilders"]
    box.engine_speed = table["speed"]["base_with_engine"]
    box.sail_speed = table["speed"]["base_without_engine"]
    box.helmsman_speed = table["speed"]["helmsman"]
    box.crew_points = table["ship_scoring"]["per_crew"]
    box.crane_points = table["ship_scoring"]["per_crane"]
    box.cannon_points = table["ship_scoring"]["per_cannon"]
    box.speed_points = table["ship_scoring"]["per_speed"]
