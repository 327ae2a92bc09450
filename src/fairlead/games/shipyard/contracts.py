"""Contracts: dealing, discarding and what each is worth (rules page 3.21, 3.24 and 3.25).

A contract is a row of the box: how it counts (`contract_rule`), what (`contract_what`), and points each or by a table.
"""

from __future__ import annotations

from ...kernel.bits import count_bits
from ...kernel.compiler import kernel
from ...kernel.decisions import push
from .box import (
    AFTER_FIRST,
    ARMED_TRADER,
    BLUE,
    BUSINESSMAN,
    CANNON,
    COLOURS,
    CRANE,
    DRIVE,
    EACH,
    ELEMENTS,
    EMPLOYEE_COUNT,
    EMPLOYEE_KINDS,
    EMPLOYEE_PAIRS,
    EMPLOYEES,
    EMPLOYEES_HIGH,
    FEATURE,
    GREEN,
    HYBRID,
    LANTERN,
    PAIR,
    PIECES,
    RED,
    RING,
    SAIL,
    SHIP_COUNT,
    SHIP_SIZES,
    SHIP_WITH_SAFETY,
    SHIPS_OF_LENGTH,
    SLOTS,
    SMOKESTACK,
    SOLDIER,
    TABLE,
    TONNAGE,
    TWIN,
    USED_CANALS,
)
from .clauses import LEGAL, NOT_IN_HAND, RED_FIRST
from .launch import feature_count
from .state import BLUE_POINTS, DISCARD, HAND, NONE, RED_POINTS, SHIPS

# ------------------------------------------------------------------ the hand


@kernel
def put_in_hand(game, seat, contract):
    """Adds a contract to a hand, which is kept rising."""
    place = 0
    while game.contracts[seat, place] != NONE and game.contracts[seat, place] < contract:
        place += 1
    for i in range(HAND - 1, place, -1):
        game.contracts[seat, i] = game.contracts[seat, i - 1]
    game.contracts[seat, place] = contract


@kernel
def hand_size(game, seat):
    """Contracts in a hand; blue and red are equally many between discards."""
    size = 0
    for i in range(HAND):
        size += game.contracts[seat, i] != NONE
    return size


@kernel
def ask_discards(game, each):
    """Every player discards so many contracts of each colour, all at once (SY-CON-4, SY-R-38)."""
    for seat in range(game.players - 1, -1, -1):
        push(game, DISCARD, seat, each, each)


@kernel
def refuse_discard(box, game, seat, contract, reds_due):
    """What keeps a seat from discarding a contract: red ones come first (SY-CON-4, SY-D-9)."""
    for i in range(HAND):
        if game.contracts[seat, i] == contract:
            return LEGAL if (box.contract_colour[contract] == RED) == (reds_due > 0) else RED_FIRST
    return NOT_IN_HAND


@kernel
def discard_contract(box, game, seat, contract):
    """Takes a contract out of a hand for good, unseen (SY-CON-5)."""
    place = 0
    while game.contracts[seat, place] != contract:
        place += 1
    for i in range(place, HAND - 1):
        game.contracts[seat, i] = game.contracts[seat, i + 1]
    game.contracts[seat, HAND - 1] = NONE
    put_aside(game.discarded[seat, box.contract_colour[contract]], contract)


@kernel
def put_aside(discarded, contract):
    """Adds a contract to the discarded ones of its colour, which are kept rising."""
    if discarded[0] == NONE:
        discarded[0] = contract
    else:
        discarded[1] = max(discarded[0], contract)
        discarded[0] = min(discarded[0], contract)


@kernel
def discards_of(game, seat, colour):
    """How many contracts of a colour a seat has discarded."""
    return (game.discarded[seat, colour, 0] != NONE) + (game.discarded[seat, colour, 1] != NONE)


@kernel
def dealt_of_colour(game):
    """Contracts of each colour that everyone was dealt (SY-SETUP-5, SY-SETUP-6)."""
    return 2 if game.sets else 3


# ------------------------------------------------------------------ points


@kernel
def score_contracts(box, game, seat):
    """Both contracts that a player kept (SY-END-14)."""
    for i in range(HAND):
        contract = game.contracts[seat, i]
        if contract != NONE:
            part = BLUE_POINTS if box.contract_colour[contract] == BLUE else RED_POINTS
            game.points[seat, part] += contract_points(box, game, seat, contract)


@kernel
def contract_points(box, game, seat, contract):
    """What a contract is worth to a seat now."""
    rule = box.contract_rule[contract]
    if rule == TONNAGE:
        return tonnage_points(box, game, seat)
    if rule == EMPLOYEE_PAIRS:
        return pair_points(box, game, seat)
    things = count_things(box, game, seat, contract, rule)
    if box.contract_points[contract] > 0:
        return box.contract_points[contract] * things
    return table_points(box, contract, things)


@kernel
def table_points(box, contract, things):
    """Points of a table for a number of things; beyond it `over` each (SY-R-21)."""
    points = 0
    for i in range(things):
        if i < TABLE and box.contract_table[contract, i] != NONE:
            points = box.contract_table[contract, i]
        else:
            points += box.contract_over[contract]
    return points


@kernel
def count_things(box, game, seat, contract, rule):
    """The things that a contract counts: of the employees, the canals, or the ships of the fleet."""
    if rule == USED_CANALS:
        return game.used_canals[seat]
    if rule == EMPLOYEE_COUNT:
        return count_bits(game.employees[seat])
    if rule == EMPLOYEES_HIGH:
        return high_employees(box, game, seat)
    if rule == EMPLOYEE_KINDS:
        return employee_kinds(box, game, seat)
    if rule == ELEMENTS:
        return elements(game, seat)
    if rule == SHIP_SIZES:
        return ship_sizes(box, game, seat)
    things = 0
    for ship in range(SHIPS):
        if game.ship_owner[ship] == seat:
            things += count_on_ship(box, game, ship, contract, rule)
    return max(0, things - 1) if rule == AFTER_FIRST else things


@kernel
def count_on_ship(box, game, ship, contract, rule):
    """The things that one ship adds to a contract (SY-BLUE-0 to SY-BLUE-10, SY-RED-12 to SY-RED-22)."""
    what, other = box.contract_what[contract, 0], box.contract_what[contract, 1]
    if rule == PAIR:
        return min(game.ship_pieces[ship, what], game.ship_pieces[ship, other])
    if rule == TWIN:
        return game.ship_pieces[ship, what] // 2
    if rule == EACH or rule == AFTER_FIRST:
        return game.ship_pieces[ship, what]
    if rule == FEATURE:
        return feature_count(box, game, ship, what)
    if rule == SHIPS_OF_LENGTH:
        return 1 if what <= length_of(game, ship) <= other else 0
    if rule == SHIP_COUNT:
        return 1
    return 1 if has_all(box, game, ship, rule) else 0


@kernel
def has_all(box, game, ship, rule):
    """Whether a ship has one of each that a contract asks for (SY-BLUE-9, SY-BLUE-10, SY-RED-18)."""
    if rule == SHIP_WITH_SAFETY:
        for feature in range(RING, LANTERN + 1):
            if feature_count(box, game, ship, feature) == 0:
                return False
        return True
    pieces = game.ship_pieces[ship]
    if rule == HYBRID:
        return pieces[SAIL] > 0 and pieces[SMOKESTACK] > 0 and pieces[DRIVE] > 0
    return (
        rule == ARMED_TRADER
        and pieces[BUSINESSMAN] > 0
        and pieces[SOLDIER] > 0
        and pieces[CRANE] > 0
        and pieces[CANNON] > 0
    )


@kernel
def length_of(game, ship):
    """Tiles of a ship."""
    length = 0
    for i in range(SLOTS):
        length += game.ship_tiles[ship, i] != NONE
    return length


@kernel
def elements(game, seat):
    """Different pieces in the fleet, officers for captains (SY-BLUE-11)."""
    found = 0
    for piece in range(PIECES):
        for ship in range(SHIPS):
            if game.ship_owner[ship] == seat and game.ship_pieces[ship, piece] > 0:
                found += 1
                break
    return found


@kernel
def ship_sizes(box, game, seat):
    """Different ship sizes among those that count (SY-RED-25, SY-R-36)."""
    sizes = 0
    for ship in range(SHIPS):
        if game.ship_owner[ship] == seat and box.size_counts[length_of(game, ship)]:
            sizes |= 1 << length_of(game, ship)
    return count_bits(sizes)


@kernel
def tonnage_points(box, game, seat):
    """Points by the ship tiles in the fleet (SY-RED-23)."""
    tiles = 0
    for ship in range(SHIPS):
        if game.ship_owner[ship] == seat:
            tiles += length_of(game, ship)
    points = 0
    for i in range(3):
        if tiles >= box.tonnage[i, 0]:
            points = box.tonnage[i, 1]
    return points


@kernel
def high_employees(box, game, seat):
    """Blue, yellow and red employees (SY-RED-16)."""
    count = 0
    for employee in range(EMPLOYEES):
        count += game.employees[seat] >> employee & 1 and box.colour[employee] > GREEN
    return count


@kernel
def pair_points(box, game, seat):
    """Points for pairs of employees: grey and green, and the others (SY-RED-24)."""
    high = high_employees(box, game, seat)
    low = count_bits(game.employees[seat]) - high
    return box.pair_points[0] * (low // 2) + box.pair_points[1] * (high // 2)


@kernel
def employee_kinds(box, game, seat):
    """Different kinds of employee: the five colours, and level 2 traders apart (SY-RED-17)."""
    kinds = 0
    for employee in range(EMPLOYEES):
        if game.employees[seat] >> employee & 1:
            kinds |= 1 << (COLOURS if box.level[employee] == 2 else box.colour[employee])
    return count_bits(kinds)
