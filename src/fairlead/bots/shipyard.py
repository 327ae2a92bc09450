"""How positions of Shipyard are judged: points that are sure, the ship that takes shape, and what will bring more.

`rest` is how many of its actions a seat still has before it, from 1 to 0: guilders, pieces and employees are worth less
towards the end, and nothing at all after a seat's last chance. The ship in the yard is judged as if it sailed now.
"""

from __future__ import annotations

from ..games.shipyard.box import (
    BUSINESSMAN,
    CABIN,
    CANNON,
    CANNON_MOUNT,
    CAPTAIN,
    COMMODITY_KINDS,
    CRANE,
    CRANE_MOUNT,
    DRIVE,
    DRIVE_PLACE,
    EMPLOYEES,
    ENGINEER,
    FIRST,
    FOREMAN,
    LANTERN,
    MAST,
    RING,
    SAIL,
    SLOTS,
    SMOKESTACK,
    SOLDIER,
)
from ..games.shipyard.contracts import contract_points
from ..games.shipyard.ending import total_points
from ..games.shipyard.launch import crew_aboard, feature_count, gear_points, most_bonus, normal_speed
from ..games.shipyard.row import first_turns
from ..games.shipyard.state import CHOOSE_ACTION, FINAL, GAME, HAND, LAST_CHANCE, NONE, OVER, SHIPS, STANDARD
from ..kernel.bits import count_bits
from ..kernel.compiler import kernel
from ..kernel.decisions import kind_of
from ..kernel.records import Plain
from .judging import Term, judge_by
from .shipyard_terms import (
    best_cruise,
    best_hull,
    fit_out,
    is_launching,
    lay_held_canal,
    lay_held_tile,
    lift_held_canal,
    lift_held_tile,
    plain_strengths,
    strengths_of,
    take_back,
    try_out,
    undecided_from,
    unfit,
)

TERMS = (
    Term("points", "points that are booked, traders, contracts as they stand, and the ship that leaves the yard"),
    Term("start", "what a seat may still gain, whatever it has"),
    Term("contracts", "points of the contracts as they stand, while the seat has actions left"),
    Term("hope", "what these contracts commonly bring from now on"),
    Term("fleet", "ships of the fleet, while the seat has actions left"),
    Term("ship_near", "points that the ship in the yard would score now, if it lacks one tile"),
    Term("ship_mid", "the same if it lacks two or three tiles"),
    Term("ship_far", "the same if it lacks more"),
    Term("ship_waiting", "the same once more if it has no captain or no canal to sail on"),
    Term("ship_early", "points of such a ship that is ready, while the seat has actions left"),
    Term("ship_big", "points of such a ship beyond twenty, while the seat has actions left"),
    Term("ship_contracts", "points that this ship would add to the contracts"),
    Term("ship_last", "points of a ship that only the last chance can complete"),
    Term("hull", "tiles of this ship, while the seat has actions left"),
    Term("missing", "tiles that it lacks, while the seat has actions left"),
    Term("other_tiles", "ship tiles in the yard that are not of this ship, while the seat has actions left"),
    Term("safety", "life rings, lifeboats and lanterns on it, while the seat has actions left"),
    Term("open_masts", "mast mounts on it without sail or smokestack, while the seat has actions left"),
    Term("open_cabins", "cabins on it without crew, while the seat has actions left"),
    Term("open_mounts", "crane and cannon mounts on it that are empty, while the seat has actions left"),
    Term("drive_place", "1 if it has a drive place, while the seat has actions left"),
    Term("no_captain", "1 without a captain in the yard, while the seat has actions left"),
    Term("captains", "further captains in the yard, while the seat has actions left"),
    Term("crew", "businessmen and soldiers in the yard, while the seat has actions left"),
    Term("drives", "drives in the yard, while the seat has actions left"),
    Term("smokestacks", "smokestacks in the yard, while the seat has actions left"),
    Term("sails", "sails in the yard, while the seat has actions left"),
    Term("gear", "cranes and cannons in the yard, while the seat has actions left"),
    Term("canals", "canal tiles of the system, while the seat has actions left"),
    Term("waterway", "points that a common ship would score on its cruise, while the seat has actions left"),
    Term("guilders", "guilders up to twelve, while the seat has actions left"),
    Term("riches", "guilders beyond twelve, while the seat has actions left"),
    Term("commodities", "commodity tiles, while the seat has actions left"),
    Term("engineers", "engineers, while the seat has actions left"),
    Term("recruiters", "recruiters, while the seat has actions left"),
    Term("traders", "traders, while the seat has actions left"),
    Term("builders", "builders, while the seat has actions left"),
    Term("helmsman", "helmsman, while the seat has actions left"),
    Term("rigger", "rigger, while the seat has actions left"),
    Term("accountant", "accountant, while the seat has actions left"),
    Term("foreman", "foreman, while the seat has actions left"),
)
(
    POINTS,
    START,
    IN_CONTRACTS,
    HOPE,
    FLEET,
    SHIP_NEAR,
    SHIP_MID,
    SHIP_FAR,
    SHIP_WAITING,
    SHIP_EARLY,
    SHIP_BIG,
    SHIP_CONTRACTS,
    SHIP_LAST,
    HULL,
    MISSING,
    OTHER_TILES,
    SAFETY,
    OPEN_MASTS,
    OPEN_CABINS,
    OPEN_MOUNTS,
    HAS_DRIVE_PLACE,
    NO_CAPTAIN,
    CAPTAINS,
    CREW,
    DRIVES,
    SMOKESTACKS,
    SAILS,
    GEAR,
    IN_CANALS,
    WATERWAY,
    GUILDERS,
    RICHES,
    COMMODITIES,
    BY_ROLE,
) = range(34)

# Fields of other seats' moves that nobody else sees.
HIDDEN: dict[str, tuple[str, ...]] = {"discard": ("contract",)}

COMMON_SPEED = 6  # of the ship that a canal system is judged by
COMMON_STRENGTH = 1  # and what it has for each official
BIG = 20  # points of a ship that should not wait much longer
ENOUGH = 12  # guilders for two bonus actions

# What each contract brings at the end of common games to those who kept it, in the order of the box.
COMMON_GAIN = (
    *(4.0, 4.5, 5.5, 3.0, 5.0, 7.0, 3.0, 2.5, 8.5, 5.0, 4.5, 7.0),
    *(9.0, 7.0, 9.0, 10.0, 15.0, 9.0, 11.0, 4.0, 4.0, 7.0, 16.0, 11.0, 11.0, 11.0),
)

# ------------------------------------------------------------------ the whole


@kernel
def fill(box, game, seat, out):
    """Writes the terms of a seat; returns how much of the game is left."""
    for i in range(len(TERMS)):
        out[i] = 0.0
    out[POINTS] = total_points(game, seat)
    if game.phase == OVER:
        return 0.0
    left = share_left(box, game)
    rest = rest_of(box, game, seat)
    out[START] = left
    for employee in range(EMPLOYEES):
        if game.employees[seat] >> employee & 1:
            out[POINTS] += box.trader_points[employee]
    slot = lay_held_tile(box, game, seat)
    canal = lay_held_canal(box, game, seat, plain_strengths(COMMON_STRENGTH), COMMON_SPEED)
    fill_ship(box, game, seat, out, rest)
    if rest > 0.0:
        fill_stock(box, game, seat, out, rest)
    lift_held_tile(game, seat, slot)
    lift_held_canal(game, seat, canal)
    return left


# ------------------------------------------------------------------ time


@kernel
def turns_each(box, game):
    """Standard turns of every seat without an early end (SY-I-16)."""
    if game.edition == FIRST:
        advances = game.loop_spaces * game.players
    else:
        advances = box.first_drop + box.wheel_steps * box.reserve[game.players] + 1
    return (advances + first_turns(game)) // game.seats


@kernel
def share_left(box, game):
    """How much of the game is left for all, from 1 at the start to 0 at its end."""
    standard = turns_each(box, game) * game.seats
    total = standard + 2 * game.players
    if game.phase == STANDARD:
        to_come = standard + 1 - game.turn
        if game.ending:
            to_come = min(to_come, game.seats - (game.turn - 1) % game.seats)
        return (to_come + 2 * game.players) / total
    return ((2 if game.phase == FINAL else 1) * game.players - max(0, game.finished - 1)) / total


@kernel
def rest_of(box, game, seat):
    """The share of its actions that a seat still has before it, the final action included."""
    each = turns_each(box, game)
    if game.phase == STANDARD:
        begun = (game.turn - 1 - (seat - game.start_player) % game.seats) // game.seats + 1
        turns = each - begun
        if game.ending:
            turns = (game.turn - 1) // game.seats + 1 - begun
        if game.seat == seat and kind_of(game) == CHOOSE_ACTION:
            turns += 1
        return (max(0, turns) + 1.0) / (each + 1.0)
    if game.phase == FINAL and game.finished <= (seat - game.start_player) % game.players:
        return 1.0 / (each + 1.0)
    return 0.0


@kernel
def has_last_chance(game, seat):
    """Whether the seat's last chance is still to come or is being answered (SY-END-9)."""
    turn = (seat - game.start_player) % game.players
    return game.phase < LAST_CHANCE or game.finished <= turn or (game.seat == seat and game.depth > 0)


# ------------------------------------------------------------------ the ship


@kernel
def fill_ship(box, game, seat, out, rest):
    """The ship under way, or the best one in the yard, and the contracts with and without it."""
    if is_launching(game, seat):
        ship, undecided = game.launching, undecided_from(game)
        fit_out(box, game, seat, ship, undecided, 0)
        contracts, out[HOPE] = outlook(box, game, seat, rest)
        out[POINTS] += ship_points(box, game, seat, ship, game.longest) + contracts
        out[IN_CONTRACTS] = contracts * rest
        unfit(game, ship, undecided)
        fill_pieces(game, seat, out, rest, 0)
        return
    fill_pieces(game, seat, out, rest, 1)
    now, out[HOPE] = outlook(box, game, seat, rest)
    out[POINTS] += now
    out[IN_CONTRACTS] = now * rest
    first, last, missing = best_hull(box, game, seat)
    ship = try_out(game, seat, first, last) if first != NONE else NONE
    if ship == NONE:
        return
    fit_out(box, game, seat, ship, 0, 1)
    points = ship_points(box, game, seat, ship, 99)
    more = outlook(box, game, seat, rest)[0] - now
    fill_launch(game, seat, out, rest, points, more, missing)
    fill_hull(box, game, seat, out, rest, ship, missing)
    take_back(game, ship)


@kernel
def ship_points(box, game, seat, ship, longest):
    """What a fitted ship scores with its best cruise, the contracts aside; negative if it has no route."""
    points = box.crew_points * (1 + crew_aboard(game, ship)) + gear_points(box, game, ship)
    strengths = strengths_of(box, game, ship, 0)
    if game.ship_speed[ship] > 0:  # its speed is settled, and it may be on its way
        cruise = best_cruise(box, game, seat, strengths, game.ship_speed[ship] - game.steps_made, True)
        return points + max(0, cruise) + game.steps_made + game.ship_cruise[ship]
    speed = normal_speed(box, game, ship) + most_bonus(box, game, seat, game.ship_pieces[ship, SAIL])
    cruise = best_cruise(box, game, seat, strengths, min(speed, longest), False)
    return points + cruise if cruise > 0 else -points


@kernel
def fill_launch(game, seat, out, rest, points, more, missing):
    """What the ship in the yard is worth, by how far it is from its launch."""
    ready = points > 0 and game.pieces[seat, CAPTAIN] > 0
    if missing == 0:
        if ready:
            out[POINTS] += points + more
    elif rest <= 0.0:
        if ready and missing == 1 and has_last_chance(game, seat):
            out[SHIP_LAST] = points + more
    else:
        out[SHIP_NEAR if missing == 1 else (SHIP_MID if missing <= 3 else SHIP_FAR)] = abs(points)
        out[SHIP_EARLY] = abs(points) * rest
        out[SHIP_BIG] = max(0, abs(points) - BIG) * rest
        out[SHIP_WAITING] = 0.0 if ready else abs(points)
        out[SHIP_CONTRACTS] = more


@kernel
def fill_hull(box, game, seat, out, rest, ship, missing):
    """Tiles of the ship, those it lacks, and its open places."""
    tiles, all_tiles = 0, 0
    for i in range(SLOTS):
        tiles += game.ship_tiles[ship, i] != NONE
        all_tiles += game.yard[seat, i] != NONE
    out[OTHER_TILES] = (all_tiles - tiles) * rest
    if missing == 0:
        return
    out[HULL] = tiles * rest
    out[MISSING] = missing * rest
    for feature in range(RING, LANTERN + 1):
        out[SAFETY] += feature_count(box, game, ship, feature) * rest
    pieces = game.ship_pieces[ship]
    masts = feature_count(box, game, ship, MAST) - pieces[SAIL] - pieces[SMOKESTACK]
    out[OPEN_MASTS] = max(0, masts) * rest
    out[OPEN_CABINS] = max(0, feature_count(box, game, ship, CABIN) - crew_aboard(game, ship)) * rest
    cranes = feature_count(box, game, ship, CRANE_MOUNT) - pieces[CRANE]
    cannons = feature_count(box, game, ship, CANNON_MOUNT) - pieces[CANNON]
    out[OPEN_MOUNTS] = (max(0, cranes) + max(0, cannons)) * rest
    out[HAS_DRIVE_PLACE] = (feature_count(box, game, ship, DRIVE_PLACE) > 0) * rest


@kernel
def fill_pieces(game, seat, out, rest, captain):
    """Pieces in the yard, on the ship tried out or not; `captain` is 1 if a ship still takes its captain from there."""
    pieces = game.pieces[seat]
    out[NO_CAPTAIN] = rest * (pieces[CAPTAIN] < captain)
    out[CAPTAINS] = max(0, pieces[CAPTAIN] - captain) * rest
    out[CREW] = (pieces[BUSINESSMAN] + pieces[SOLDIER]) * rest
    out[DRIVES] = pieces[DRIVE] * rest
    out[SMOKESTACKS] = pieces[SMOKESTACK] * rest
    out[SAILS] = pieces[SAIL] * rest
    out[GEAR] = (pieces[CRANE] + pieces[CANNON]) * rest


@kernel
def outlook(box, game, seat, rest):
    """Points now, and what is to come of it, of the most promising blue and red contract known in the seat's hand."""
    points, hope = 0, 0.0
    for colour in range(2):
        best, best_points, best_hope = -1.0, 0, 0.0
        for i in range(HAND):
            contract = game.contracts[seat, i]
            if contract >= 0 and box.contract_colour[contract] == colour:
                now = contract_points(box, game, seat, contract)
                to_come = rest * COMMON_GAIN[contract]
                if now + to_come > best:
                    best, best_points, best_hope = now + to_come, now, to_come
        points += best_points
        hope += best_hope
    return points, hope


# ------------------------------------------------------------------ the stock


@kernel
def fill_stock(box, game, seat, out, rest):
    """Fleet, canals, guilders, goods and employees, while the seat has actions left."""
    fleet = 0
    for ship in range(SHIPS):
        fleet += game.ship_owner[ship] == seat
    out[FLEET] = fleet * rest
    canals = 0
    for number in range(len(game.canal_tile[seat])):
        canals += game.canal_tile[seat, number] != NONE
    out[IN_CANALS] = canals * rest
    cruise = best_cruise(box, game, seat, plain_strengths(COMMON_STRENGTH), COMMON_SPEED, False)
    out[WATERWAY] = max(0, cruise) * rest
    out[GUILDERS] = min(game.guilders[seat], ENOUGH) * rest
    out[RICHES] = max(0, game.guilders[seat] - ENOUGH) * rest
    tiles = 0
    for kind in range(COMMODITY_KINDS):
        tiles += game.commodities[seat, kind]
    out[COMMODITIES] = tiles * rest
    for role in range(ENGINEER, FOREMAN + 1):
        out[BY_ROLE + role] = count_bits(game.employees[seat] & box.role_bits[role]) * rest


def brain_of(game: Plain) -> str:
    """The set of weights that fits a position."""
    if game.players == 1:
        return "solo"
    edition = "first" if game.edition == FIRST else "second"
    return edition if game.players == 2 else f"{edition}_many"


judge_by(GAME, fill)
