"""What Shipyard's judgement looks at: the ship that takes shape in the yard, how it would be fitted, and its cruise.

The ship is tried out for a moment as one of the fleet, so that the rules' own kernels count its places and what it is
worth to contracts; `take_back` undoes that. The best cruise is searched tile by tile in `game.route`, which is room for
such searches and is left empty.
"""

from __future__ import annotations

from ..games.shipyard.box import (
    BOAT,
    BOW,
    BUSINESSMAN,
    CANALS,
    CANNON,
    CAPTAIN,
    CRANE,
    DRIVE,
    LANTERN,
    MIDDLE,
    OUT,
    PIECES,
    RIBAND,
    RING,
    SAIL,
    SIDES,
    SLOTS,
    SMOKESTACK,
    SOLDIER,
    SPACES,
    STERN,
)
from ..games.shipyard.canals import canal_on, cell_beside
from ..games.shipyard.clauses import LEGAL
from ..games.shipyard.employees import extra_places
from ..games.shipyard.launch import feature_count, room_for
from ..games.shipyard.state import (
    BUILD_PLACE,
    CANAL_CELL,
    CANAL_ROTATE,
    EQUIP,
    LAST_PLACE,
    LEGS,
    NONE,
    SHIPS,
)
from ..games.shipyard.yard import refuse_slot
from ..kernel.compiler import kernel
from ..kernel.decisions import first_of, kind_of, second_of

# Columns of `game.route` in the search of the best cruise. A place is 8 * space + the next side to try.
TILE, PLACE, STEPS, SCORE, RIBAND_STEP = range(5)
MOST_SCORE = 120  # officials that a search counts at most, so that they fit into a column

STRENGTH_BITS = 6  # what a ship shows to the officials is one number with so many bits for each

# ------------------------------------------------------------------ the hull in the yard


@kernel
def hull_end(box, game, seat, first):
    """The last slot of the hull that begins in a slot: up to its stern, or to the last tile before the next bow."""
    last = first
    for slot in range(first, SLOTS):
        tile = game.yard[seat, slot]
        if tile != NONE:
            kind = box.tile_kind[tile]
            if kind == BOW and slot > first:
                return last
            last = slot
            if kind == STERN:
                return last
    return last


@kernel
def hull_missing(box, game, seat, first, last):
    """Tiles that the hull lacks at least: its gaps, its bow, its stern, a middle."""
    missing, middles = 0, 0
    for slot in range(first, last + 1):
        if game.yard[seat, slot] == NONE:
            missing += 1
        else:
            middles += box.tile_kind[game.yard[seat, slot]] == MIDDLE
    if middles == 0 and missing == 0:
        missing += 1
    missing += box.tile_kind[game.yard[seat, first]] != BOW
    return missing + (box.tile_kind[game.yard[seat, last]] != STERN)


@kernel
def best_hull(box, game, seat):
    """First and last slot of the best hull in the yard, and how many tiles it lacks; NONE without one."""
    found, found_last, found_missing, best = NONE, NONE, 0, -100
    slot = 0
    while slot < SLOTS:
        if game.yard[seat, slot] == NONE:
            slot += 1
            continue
        last = hull_end(box, game, seat, slot)
        missing = hull_missing(box, game, seat, slot, last)
        value = hull_value(slot, last, missing)
        if value > best:
            found, found_last, found_missing, best = slot, last, missing, value
        slot = last + 1
    return found, found_last, found_missing


@kernel
def hull_value(first, last, missing):
    """How good a hull is: long, and soon complete; one that is complete leaves the yard this turn."""
    return 3 * (last + 1 - first) - 4 * missing + (100 if missing == 0 else 0)


# ------------------------------------------------------------------ trying the ship out


@kernel
def try_out(game, seat, first, last):
    """Puts the hull among the ships as if it were launched; returns its number, NONE if there is no room."""
    ship = 0
    while ship < SHIPS and game.ship_owner[ship] != NONE:
        ship += 1
    if ship == SHIPS:
        return NONE
    game.ship_owner[ship] = seat
    i = 0
    for slot in range(first, last + 1):
        if game.yard[seat, slot] != NONE:
            game.ship_tiles[ship, i] = game.yard[seat, slot]
            i += 1
    return ship


@kernel
def take_back(game, ship):
    """Undoes `try_out` and the fitting of the ship."""
    game.ship_owner[ship] = NONE
    for i in range(SLOTS):
        game.ship_tiles[ship, i] = NONE
    for piece in range(PIECES):
        game.ship_pieces[ship, piece] = 0


@kernel
def undecided_from(game):
    """The first kind of piece that the ship under way was not asked for yet; PIECES if all are decided."""
    return first_of(game) if kind_of(game) == EQUIP else PIECES


@kernel
def fit_kind(box, game, seat, ship, piece, spare, undecided):
    """Fits as many pieces of a kind as there are places, if it is not decided yet; `spare` are kept."""
    if piece >= undecided:
        number = min(game.pieces[seat, piece] - spare, room_for(box, game, seat, ship, piece))
        game.ship_pieces[ship, piece] = max(0, number)


@kernel
def fit_out(box, game, seat, ship, undecided, spare):
    """Fits a ship out well: an engine first, then sails; business and war before officers; `spare` captains stay."""
    fit_kind(box, game, seat, ship, DRIVE, 0, undecided)
    if undecided <= SMOKESTACK and game.ship_pieces[ship, DRIVE] > 0:
        engine = max(1, extra_places(box, game, seat, SMOKESTACK))
        engine = min(engine, room_for(box, game, seat, ship, SMOKESTACK))
        game.ship_pieces[ship, SMOKESTACK] = max(0, min(engine, game.pieces[seat, SMOKESTACK]))
    fit_kind(box, game, seat, ship, SAIL, 0, undecided)
    fit_kind(box, game, seat, ship, SMOKESTACK, 0, undecided)
    fit_kind(box, game, seat, ship, CRANE, 0, undecided)
    fit_kind(box, game, seat, ship, CANNON, 0, undecided)
    fit_kind(box, game, seat, ship, BUSINESSMAN, 0, undecided)
    fit_kind(box, game, seat, ship, SOLDIER, 0, undecided)
    fit_kind(box, game, seat, ship, CAPTAIN, spare, undecided)


@kernel
def unfit(game, ship, undecided):
    """Takes off the ship under way what it was not asked for yet."""
    for piece in range(undecided, PIECES):
        game.ship_pieces[ship, piece] = 0


@kernel
def strengths_of(box, game, ship, more):
    """What a ship shows to each official, and `more` of each, in one number."""
    pieces = game.ship_pieces[ship]
    strengths = pieces[BUSINESSMAN] + pieces[CRANE] + more
    strengths |= (pieces[SOLDIER] + pieces[CANNON] + more) << STRENGTH_BITS
    strengths |= (feature_count(box, game, ship, LANTERN) + more) << 2 * STRENGTH_BITS
    strengths |= (feature_count(box, game, ship, BOAT) + more) << 3 * STRENGTH_BITS
    return strengths | (feature_count(box, game, ship, RING) + more) << 4 * STRENGTH_BITS


@kernel
def plain_strengths(more):
    """What a ship would show that has so many of everything."""
    strengths = 0
    for official in range(RIBAND):
        strengths |= more << official * STRENGTH_BITS
    return strengths


# ------------------------------------------------------------------ the best cruise


@kernel
def system_end(game, seat):
    """The number behind the last tile of a canal system; 0 without one."""
    end = 0
    for number in range(CANALS):
        if game.canal_tile[seat, number] != NONE:
            end = number + 1
    return end


@kernel
def tile_across(game, seat, number, side, end):
    """The number of the tile across a side of a tile, or NONE."""
    cell = cell_beside(game.canal_cell[seat, number], side)
    for other in range(end):
        if game.canal_cell[seat, other] == cell:
            return other
    return NONE


@kernel
def best_cruise(box, game, seat, strengths, limit, exact):
    """Points of the best cruise of at most `limit` steps, steps included; NONE if there is none.

    With `exact` only cruises of just so many steps count, and what the ship under way has made so far counts with them.
    """
    end = system_end(game, seat)
    if limit <= 0 or end == 0:
        return NONE
    if game.token_tile[seat] != NONE:
        number, space, stern = game.token_tile[seat], game.token_space[seat], game.token_stern[seat]
        return best_route(box, game, seat, number, space, stern, strengths, limit, exact, end)
    best = NONE
    for number in range(end):
        if game.canal_tile[seat, number] != NONE:
            for side in range(SIDES):
                if tile_across(game, seat, number, side, end) == NONE:
                    points = best_route(box, game, seat, number, 2 * side, OUT, strengths, limit, exact, end)
                    best = max(best, points)
    return best


@kernel
def best_route(box, game, seat, number, space, stern, strengths, limit, exact, end):
    """Points of the best route from a space on: a depth-first search over tiles (SY-CRUISE-5 to SY-CRUISE-8)."""
    begun = game.steps_made if exact else 0
    best, unvisited, leg = NONE, ~(1 << number), 0
    enter(game, leg, number, space, 0, 0, game.riband if exact else 0)
    while leg >= 0:
        here, place = game.route[leg, TILE], game.route[leg, PLACE]
        side = place & 7
        if side == SIDES:
            unvisited |= 1 << here
            leg -= 1
            continue
        game.route[leg, PLACE] = place + 1
        behind = stern if leg == 0 else OUT
        space, edge = place >> 3, 2 * side
        tile, turn = game.canal_tile[seat, here], game.canal_turn[seat, here]
        if behind != OUT and box.toward[tile, turn, space, edge] == behind:
            continue
        steps, score, riband = game.route[leg, STEPS], game.route[leg, SCORE], game.route[leg, RIBAND_STEP]
        while space != edge and steps < limit:
            space = box.toward[tile, turn, space, edge]
            steps += 1
            if not space & 1 and space < SPACES - 1:
                official = box.official[tile, turn, space >> 1]
                if official == RIBAND:
                    riband = begun + steps
                else:
                    score += strengths >> official * STRENGTH_BITS & 63
        onto = NONE
        if steps < limit and not (steps == 0 and behind == OUT) and leg + 1 < LEGS:
            onto = tile_across(game, seat, here, side, end)
        if onto != NONE and unvisited >> onto & 1:
            steps += 1
            edge = 2 * (side ^ 2)
            official = box.official[game.canal_tile[seat, onto], game.canal_turn[seat, onto], edge >> 1]
            if official == RIBAND:
                riband = begun + steps
            else:
                score += strengths >> official * STRENGTH_BITS & 63
            unvisited &= ~(1 << onto)
            leg += 1
            enter(game, leg, onto, edge, steps, score, riband)
        if steps > 0 and (steps == limit or not exact):
            best = max(best, steps + score + riband)
    clear_route(game)
    return best


@kernel
def enter(game, leg, number, space, steps, score, riband):
    """Begins a leg of the search on a tile."""
    game.route[leg, TILE] = number
    game.route[leg, PLACE] = 8 * space
    game.route[leg, STEPS] = steps
    game.route[leg, SCORE] = min(score, MOST_SCORE)
    game.route[leg, RIBAND_STEP] = riband


@kernel
def clear_route(game):
    """Leaves the room for searches empty."""
    for leg in range(LEGS):
        if game.route[leg, PLACE] == 0:
            return
        for column in range(5):
            game.route[leg, column] = 0


@kernel
def is_launching(game, seat):
    """Whether a ship of the seat is under way."""
    return game.launching != NONE and game.ship_owner[game.launching] == seat


# ------------------------------------------------------------------ tiles in hand


@kernel
def lay_held_tile(box, game, seat):
    """Lays a ship tile that was taken but not placed yet where it helps most; returns the slot, or NONE."""
    kind = kind_of(game)
    if game.seat != seat or (kind != BUILD_PLACE and kind != LAST_PLACE):
        return NONE
    tile, found, best = first_of(game), NONE, -1000
    for slot in range(SLOTS):
        if refuse_slot(box, game, seat, box.tile_kind[tile], slot) == LEGAL:
            game.yard[seat, slot] = tile
            first, last, missing = best_hull(box, game, seat)
            value = hull_value(first, last, missing)
            if value > best:
                found, best = slot, value
            game.yard[seat, slot] = NONE
    if found != NONE:
        game.yard[seat, found] = tile
    return found


@kernel
def lift_held_tile(game, seat, slot):
    """Undoes `lay_held_tile`."""
    if slot != NONE:
        game.yard[seat, slot] = NONE


@kernel
def lay_held_canal(box, game, seat, strengths, limit):
    """Lays a canal tile that was taken but not placed yet where a ship scores most; returns its number, or NONE."""
    kind = kind_of(game)
    if game.seat != seat or (kind != CANAL_CELL and kind != CANAL_ROTATE):
        return NONE
    number, end = 0, system_end(game, seat)
    while game.canal_tile[seat, number] != NONE:
        number += 1
    best, best_cell, best_turn = -1, NONE, 0
    for at in range(end * SIDES if kind == CANAL_CELL else 1):
        cell = second_of(game)
        if kind == CANAL_CELL:
            cell = free_cell(game, seat, at // SIDES, at % SIDES)
        if cell != NONE:
            for turn in range(SIDES):
                put_canal(game, seat, number, first_of(game), cell, turn)
                points = best_cruise(box, game, seat, strengths, limit, False)
                if points > best:
                    best, best_cell, best_turn = points, cell, turn
            lift_held_canal(game, seat, number)
    put_canal(game, seat, number, first_of(game), best_cell, best_turn)
    return number


@kernel
def free_cell(game, seat, number, side):
    """The cell across a side of a tile of the system if it is free, else NONE."""
    if game.canal_tile[seat, number] == NONE:
        return NONE
    cell = cell_beside(game.canal_cell[seat, number], side)
    return cell if canal_on(game, seat, cell) == NONE else NONE


@kernel
def put_canal(game, seat, number, tile, cell, turn):
    """Puts a canal tile into a system by its number."""
    game.canal_tile[seat, number] = tile
    game.canal_cell[seat, number] = cell
    game.canal_turn[seat, number] = turn


@kernel
def lift_held_canal(game, seat, number):
    """Undoes `lay_held_canal`."""
    if number != NONE:
        put_canal(game, seat, number, NONE, NONE, 0)
