"""The table of Shipyard: every field that changes during a game, in both editions.

    action row     front [h] [c] [e] [b] [r] [k] [x] [s] back      lead tile in front, markers on some
    ship columns   bow, middle, middle, stern; five rows each, row 0 is the cheapest
    yard           slots 0 to 8 from left to right, bows point left
    canal system   tiles 0 to 23 on cells; the ship token on a space of one of them

Seats are 0 to 3. In the solo game seat 0 plays and seats 1 and 2 are the automata.
"""

from __future__ import annotations

from ...kernel.decisions import decision_fields
from ...kernel.random import LUCK
from ...kernel.records import NOBODY, OWNER, field, i1, i2, i4, record
from .box import (
    ACTIONS,
    CANALS,
    COMMODITY_KINDS,
    COMMODITY_TILES,
    CONTRACTS,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    OUT,
    PIECES,
    PILES,
    ROWS,
    SEATS,
    SECTORS,
    SHIP_COLUMNS,
    SHIP_TILES,
    SLOTS,
    SOLO_TILES,
    SPACES,
    TILE_CODES,
)

NONE = -1  # no tile, no seat, no action
UNKNOWN = -2  # in a redacted record: something is there, but the seat does not know what

# The kinds of decision (rules page 5.1).
(
    CHOOSE_ACTION,
    STEP4,
    BUILD_PICK,
    BUILD_PLACE,
    BUY_COMMODITY,
    CANAL_PICK,
    CANAL_CELL,
    CANAL_ROTATE,
    CANAL_START,
    STEPS,
    HIRE_EMPLOYEE,
    TRADE_TILE,
    TRADE_GOOD,
    LAUNCH,
    EQUIP,
    SPEED_BONUS,
    START_SPACE,
    CRUISE_STEP,
    DISCARD,
    FINAL_ACTION,
    LAST_PICK,
    LAST_PLACE,
) = range(22)
QUESTIONS = 22

# The phases of a game (SY-END-4).
STANDARD, FINAL, LAST_CHANCE, OVER = range(4)

# How employees are laid out (SY-SETUP-18 to SY-SETUP-20).
RANDOM_EMPLOYEES, SPREAD_EMPLOYEES, PRINTED_EMPLOYEES = range(3)

# The categories of points.
CREW_POINTS, GEAR_POINTS, SPEED_POINTS, CRUISE_POINTS, BLUE_POINTS, RED_POINTS, TRADER_POINTS = range(7)
POINT_PARTS = 7

# Every fleet ship has a bow and a stern of its own. There are 26 of each; blank ones can be had only when a stack and
# its column are empty, in at most 25 purchases after the early end was triggered, of which 9 must first take what is
# displayed. So there are at most 26 + 8 ships.
SHIPS = 34
HAND = 6  # three blue and three red contracts
DISCARDS = 2  # of each colour
FASTEST = 31  # the most that nine tiles, all builders, helmsman and rigger can give
LEGS = 12  # tiles of the longest route that can matter: the first step leaves one, each further one takes three steps
DEEPEST = 4  # LAUNCH, STEP4, BUILD_PICK, BUILD_PLACE; or one DISCARD for each player

# A cell of the plane as one number; the first tile of a system lies on ORIGIN.
CELL_EAST, CELL_NORTH = 1, 64
ORIGIN = 32 * CELL_NORTH + 32

GAME = record(
    "shipyard",
    [
        *LUCK,
        *decision_fields(DEEPEST),
        # Options.
        field("players", i1, (), "number of players; 1 is the solo game", (1, SEATS)),
        field("edition", i1, (), "option: 0 first, 1 second edition", (0, 1)),
        field("sets", i1, (), "option: 1 if contracts were dealt as fixed sets", (0, 1)),
        field("employee_layout", i1, (), "option: 0 random, 1 spread, 2 printed", (0, 2)),
        field("split", i1, (), "option: 1 if the right middle column began with deck II", (0, 1)),
        field("loop_spaces", i1, (), "option: spaces of the action track of the first edition", (23, 24)),
        field("solo_out", i1, (), "option: 1 if what automata take leaves the game", (0, 1)),
        # The clock and whose turn it is.
        field("phase", i1, (), "0 standard turns, 1 final actions, 2 last chances, 3 over", (0, 3)),
        field("seats", i1, (), "seats that have turns, automata included", (2, SEATS)),
        field("start_player", i1, (), "seat of the first turn", (0, SEATS - 1)),
        field("seat", i1, (), "seat whose turn it is", (0, SEATS - 1)),
        field("turn", i2, (), "standard turns begun, from 1", (1, 200)),
        field("advances", i2, (), "advances so far (n)", (0, 200)),
        field("laps", i1, (), "first edition: laps that have ended", (0, SEATS)),
        field("reserve", i1, (), "second edition: cubes in the reserve", (0, 7)),
        field("wheel", i1, (), "second edition: 1 while a cube is on the wheel", (0, 1)),
        field("ending", i1, (), "1 once a ship stack has run out: the round is the last one", (0, 1)),
        # The turn.
        field("finished", i1, (), "players who have begun their final action, then their last chance", (0, SEATS)),
        field("chosen", i1, (), "action chosen in step 2; none between turns", (NONE, ACTIONS - 1)),
        field("chosen_done", i1, (), "1 once the chosen action is done or lost", (0, 1)),
        field("bonus_done", i1, (), "1 once a bonus action was bought in this turn", (0, 1)),
        # The action row.
        field("row", i1, ACTIONS, "action tiles from front to back; -1 behind the last", (NONE, ACTIONS - 1)),
        field("space", i2, ACTIONS, "first edition: the number a of each action tile (SY-ADV-9)", (-10, 200)),
        field(
            "marker", i1, (SEATS, 2), "tile that a seat moves next; with two players, tile of the last turn", (-1, 7)
        ),
        field("tile_guilders", i1, ACTIONS, "second edition: guilders on an action tile", (0, 8)),
        # Rondels.
        field("equipment_at", i1, (), "sector of the equipment marker", (0, 3)),
        field("crew_at", i1, (), "sector of the crew marker", (0, 3)),
        field("employee_at", i1, (), "space of the employee marker", (0, EMPLOYEE_SPACES - 1)),
        field("exchange_at", i1, (), "sector of the exchange marker; -1 before the first trade", (NONE, SECTORS - 1)),
        field("pile", i1, (EMPLOYEE_SPACES, PILES), "employee of each pile", (0, EMPLOYEES - 1)),
        field("pile_left", i1, EMPLOYEES, "tiles left of each employee", (0, 2)),
        # Displays and stacks. A stack is drawn from its end.
        field("ship_display", i1, (SHIP_COLUMNS, ROWS), "ship tiles by column and row", (NONE, SHIP_TILES - 1)),
        field("ship_stack", i1, SHIP_TILES, "bows, middles, sterns; drawn -1", (UNKNOWN, SHIP_TILES - 1), sees=NOBODY),
        field("ship_left", i1, 3, "tiles in the bow, middle and stern stack", (0, 52)),
        field("scrapped", i4, 4, "ship tiles out of the game, as bits, 26 to a number", (0, 2**26 - 1)),
        field("commodity_display", i1, ROWS, "commodity kinds by row", (NONE, COMMODITY_KINDS - 1)),
        field("commodity_stack", i1, COMMODITY_TILES, "commodity kinds; drawn -1", (UNKNOWN, 9), sees=NOBODY),
        field("commodity_left", i1, (), "tiles in the commodity stack", (0, COMMODITY_TILES)),
        field("commodity_discard", i1, COMMODITY_KINDS, "discarded commodity tiles by kind", (0, 9)),
        field("commodity_out", i1, COMMODITY_KINDS, "commodity tiles out of the game by kind", (0, 9)),
        field("canal_display", i1, ROWS, "canal tiles by row", (NONE, CANALS - 1)),
        field("canal_stack", i1, CANALS, "canal tiles; drawn -1", (UNKNOWN, CANALS - 1), sees=NOBODY),
        field("canal_left", i1, (), "tiles in the canal stack", (0, CANALS)),
        field("canal_discard", i4, (), "used and discarded canal tiles, as bits", (0, 2**CANALS - 1)),
        field("canal_out", i4, (), "canal tiles out of the game, as bits", (0, 2**CANALS - 1)),
        # The players.
        field("guilders", i2, SEATS, "guilders", (0, 9999)),
        field("points", i2, (SEATS, POINT_PARTS), "points: crew, cranes and cannons, speed, cruise, ...", (0, 9999)),
        field("pieces", i1, (SEATS, PIECES), "pieces in the yard", (0, 127)),
        field("yard", i1, (SEATS, SLOTS), "ship tiles in the slots; 104-106 are blank", (NONE, TILE_CODES - 1)),
        field("commodities", i1, (SEATS, COMMODITY_KINDS), "commodity tiles held by kind", (0, 9)),
        field("employees", i4, SEATS, "employees, as bits", (0, 2**EMPLOYEES - 1)),
        field("used_canals", i1, SEATS, "used canals", (0, 127)),
        field("canal_tile", i1, (SEATS, CANALS), "canal tiles of the system by number", (NONE, CANALS - 1)),
        field("canal_turn", i1, (SEATS, CANALS), "their rotations", (0, 3)),
        field("canal_cell", i2, (SEATS, CANALS), "their cells; -1 none", (NONE, 4095)),
        field("token_tile", i1, SEATS, "number of the canal tile with the ship token", (NONE, CANALS - 1)),
        field("token_space", i1, SEATS, "its space", (0, SPACES - 1)),
        field("token_stern", i1, SEATS, "its stern: a space, or 9 for out", (0, OUT)),
        field("contracts", i1, (SEATS, HAND), "contracts in hand, rising", (UNKNOWN, CONTRACTS - 1), sees=OWNER),
        field("discarded", i1, (SEATS, 2, DISCARDS), "discarded: blue, red", (UNKNOWN, CONTRACTS - 1), sees=OWNER),
        field("contract_set", i1, SEATS, "fixed set that was dealt; -1 none", (UNKNOWN, 3), sees=OWNER),
        # The ships, in the order of their launching.
        field("ship_owner", i1, SHIPS, "owner of a ship", (NONE, SEATS - 1)),
        field("ship_tiles", i1, (SHIPS, SLOTS), "its tiles from bow to stern", (NONE, TILE_CODES - 1)),
        field("ship_pieces", i1, (SHIPS, PIECES), "its pieces besides the captain; the first are officers", (0, 18)),
        field("ship_speed", i1, SHIPS, "its speed", (0, FASTEST)),
        field("ship_cruise", i2, SHIPS, "points of its cruise", (0, 9999)),
        # The ship under way.
        field("launching", i1, (), "ship that is fitted out or sails", (NONE, SHIPS - 1)),
        field("longest", i1, (), "steps of its longest route, as far as its speed could go", (0, FASTEST)),
        field("steps_made", i1, (), "steps of the cruise so far", (0, FASTEST)),
        field("riband", i1, (), "points of the last Blue Riband entered", (0, FASTEST)),
        # The solo game.
        field(
            "solo_stack", i1, SOLO_TILES, "solo tiles in the order of turning", (UNKNOWN, SOLO_TILES - 1), sees=NOBODY
        ),
        field("solo_turned", i1, (), "solo tiles that lie face up", (0, SOLO_TILES)),
        field("solo_back", i1, (), "back of the top face-down solo tile; 8 if none is left", (NONE, SOLO_TILES)),
        # Room for the search of routes; all 0 between decisions.
        field("route", i1, (LEGS, 5), "tile, space, stern, next side and steps of each leg", (0, 0)),
    ],
)
