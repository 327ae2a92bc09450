"""Launching: fitting out a completed ship, its speed, and its points (rules page 3.16 to 3.18).

The ship under way is `game.launching`. Its tiles have left the yard, its captain is on board; the other pieces are
added kind by kind (SY-D-5).
"""

from __future__ import annotations

from ...kernel.compiler import kernel
from .box import (
    BOAT,
    BOATS,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CANNON_MOUNT,
    CAPTAIN,
    CRANE,
    CRANE_MOUNT,
    DRIVE,
    DRIVE_PLACE,
    HELMSMAN,
    LANTERN,
    LANTERNS,
    MAST,
    RIBAND,
    RIGGER,
    RING,
    SAIL,
    SHIP_TILES,
    SLOTS,
    SMOKESTACK,
    SOLDIER,
    SPACES,
    TRADE,
    WAR,
)
from .clauses import (
    BONUS_TOO_FAST,
    LEGAL,
    NO_CAPTAIN,
    NO_COMPLETED_SHIP,
    NO_PLACE,
    NO_ROUTE,
    NO_SUCH_BONUS,
    NOT_IN_YARD,
    TOO_FAST,
)
from .cruise import longest_cruise
from .employees import extra_places, has_role
from .state import CREW_POINTS, CRUISE_POINTS, FASTEST, GEAR_POINTS, NONE, SPEED_POINTS
from .yard import ship_length

# ------------------------------------------------------------------ leaving the yard


@kernel
def refuse_sailing(box, game, seat):
    """What keeps any ship of a seat from sailing: no captain, or no route at all (SY-QUAL-1, SY-QUAL-2, SY-D-4)."""
    if game.pieces[seat, CAPTAIN] == 0:
        return NO_CAPTAIN
    return LEGAL if longest_cruise(box, game, seat, 1) == 1 else NO_ROUTE


@kernel
def refuse_ship(box, game, seat, bow):
    """There must be a completed ship with its bow in the slot (SY-LAUNCH-1)."""
    return LEGAL if ship_length(box, game, seat, bow) > 0 else NO_COMPLETED_SHIP


@kernel
def dismantle(box, game, seat, bow):
    """A ship that does not sail leaves the game with its tiles (SY-QUAL-3, SY-QUAL-4, SY-QUAL-6)."""
    for slot in range(bow, bow + ship_length(box, game, seat, bow)):
        scrap(game, game.yard[seat, slot])
        game.yard[seat, slot] = NONE


@kernel
def scrap(game, tile):
    """Puts a ship tile out of the game; blank ones are nothing."""
    if tile < SHIP_TILES:
        game.scrapped[tile // 26] |= 1 << tile % 26


@kernel
def set_sail(box, game, seat, bow):
    """Takes a completed ship out of the yard, with its captain (SY-LAUNCH-4, SY-FIT-3)."""
    ship = 0
    while game.ship_owner[ship] != NONE:
        ship += 1
    length = ship_length(box, game, seat, bow)
    for i in range(length):
        game.ship_tiles[ship, i] = game.yard[seat, bow + i]
        game.yard[seat, bow + i] = NONE
    game.ship_owner[ship] = seat
    game.pieces[seat, CAPTAIN] -= 1
    game.launching = ship
    game.longest = longest_cruise(box, game, seat, greatest_speed(box, game, seat, ship))
    game.steps_made = 0
    game.riband = 0


@kernel
def greatest_speed(box, game, seat, ship):
    """A speed that the ship cannot exceed with what lies in the yard."""
    engines = min(game.pieces[seat, DRIVE], room_for(box, game, seat, ship, DRIVE))
    engines += min(game.pieces[seat, SMOKESTACK], room_for(box, game, seat, ship, SMOKESTACK))
    sails = min(game.pieces[seat, SAIL], room_for(box, game, seat, ship, SAIL))
    return min(FASTEST, 2 + engines + sails + most_bonus(box, game, seat, sails))


# ------------------------------------------------------------------ fitting out


@kernel
def feature_count(box, game, ship, feature):
    """How often a feature is printed on a ship."""
    count = 0
    for i in range(SLOTS):
        if game.ship_tiles[ship, i] != NONE:
            count += box.tile_features[game.ship_tiles[ship, i], feature]
    return count


@kernel
def room_for(box, game, seat, ship, piece):
    """Pieces of a kind that the ship could take beside those on board (SY-FIT-4 to SY-FIT-9)."""
    if piece <= SOLDIER:
        aboard = crew_aboard(game, ship)
        return feature_count(box, game, ship, CABIN) + extra_places(box, game, seat, CAPTAIN) - aboard
    if piece == SMOKESTACK or piece == SAIL:
        other = SAIL if piece == SMOKESTACK else SMOKESTACK
        on_masts = max(0, game.ship_pieces[ship, other] - extra_places(box, game, seat, other))
        masts = feature_count(box, game, ship, MAST) - on_masts
        return masts + extra_places(box, game, seat, piece)
    mount = DRIVE_PLACE
    if piece != DRIVE:
        mount = CRANE_MOUNT if piece == CRANE else CANNON_MOUNT
    return feature_count(box, game, ship, mount) + extra_places(box, game, seat, piece)


@kernel
def crew_aboard(game, ship):
    """Officers, businessmen and soldiers on a ship."""
    return game.ship_pieces[ship, CAPTAIN] + game.ship_pieces[ship, BUSINESSMAN] + game.ship_pieces[ship, SOLDIER]


@kernel
def refuse_fit(box, game, seat, piece, number):
    """What keeps the ship from so many pieces of a kind (SY-FIT-1, SY-FIT-9, SY-D-5)."""
    if number > game.pieces[seat, piece]:
        return NOT_IN_YARD
    if number > room_for(box, game, seat, game.launching, piece):
        return NO_PLACE
    return LEGAL if speed_with(box, game, game.launching, piece, number) <= game.longest else TOO_FAST


@kernel
def most_fitted(box, game, seat, piece):
    """The largest number of a piece that may be fitted; all smaller ones may be, too."""
    number = min(game.pieces[seat, piece], room_for(box, game, seat, game.launching, piece))
    while number > 0 and speed_with(box, game, game.launching, piece, number) > game.longest:
        number -= 1
    return number


@kernel
def fit(game, seat, piece, number):
    """Moves pieces from the yard to the ship (SY-FIT-1, SY-FIT-2)."""
    game.pieces[seat, piece] -= number
    game.ship_pieces[game.launching, piece] = number


# ------------------------------------------------------------------ speed


@kernel
def speed_with(box, game, ship, piece, number):
    """Speed of a ship if it had so many of a piece, the bonuses aside."""
    drives = number if piece == DRIVE else game.ship_pieces[ship, DRIVE]
    smokestacks = number if piece == SMOKESTACK else game.ship_pieces[ship, SMOKESTACK]
    sails = number if piece == SAIL else game.ship_pieces[ship, SAIL]
    return speed_of(box, drives, smokestacks, sails)


@kernel
def speed_of(box, drives, smokestacks, sails):
    """Speed from drives, smokestacks and sails (SY-SPEED-1, SY-SPEED-2)."""
    if drives > 0 and smokestacks > 0:
        return box.engine_speed + drives - 1 + smokestacks - 1 + sails
    return box.sail_speed + sails + drives + smokestacks // 2


@kernel
def normal_speed(box, game, ship):
    """Speed of a ship without helmsman and rigger."""
    return speed_with(box, game, ship, DRIVE, game.ship_pieces[ship, DRIVE])


@kernel
def most_bonus(box, game, seat, sails):
    """Speed that helmsman and rigger can add (SY-EMP-7, SY-EMP-8)."""
    bonus = 0
    if has_role(box, game, seat, HELMSMAN):
        bonus += box.helmsman_speed
    if has_role(box, game, seat, RIGGER):
        bonus += sails // 2
    return bonus


@kernel
def refuse_bonus(box, game, seat, bonus):
    """What keeps the owner from so much bonus (SY-SPEED-3, SY-D-6)."""
    if bonus > most_bonus(box, game, seat, game.ship_pieces[game.launching, SAIL]):
        return NO_SUCH_BONUS
    return LEGAL if normal_speed(box, game, game.launching) + bonus <= game.longest else BONUS_TOO_FAST


# ------------------------------------------------------------------ points


@kernel
def visit_official(box, game, seat):
    """Counts the official of the space just entered, if there is one (SY-OFF-1 to SY-OFF-7)."""
    space, ship = game.token_space[seat], game.launching
    if space == SPACES - 1 or space & 1:
        return
    number = game.token_tile[seat]
    official = box.official[game.canal_tile[seat, number], game.canal_turn[seat, number], space // 2]
    if official == RIBAND:
        game.riband = game.steps_made
    else:
        game.ship_cruise[ship] += official_points(box, game, ship, official)


@kernel
def official_points(box, game, ship, official):
    """Points that an official gives a ship (SY-OFF-2 to SY-OFF-6)."""
    if official == TRADE:
        return game.ship_pieces[ship, BUSINESSMAN] + game.ship_pieces[ship, CRANE]
    if official == WAR:
        return game.ship_pieces[ship, SOLDIER] + game.ship_pieces[ship, CANNON]
    if official == LANTERNS:
        return feature_count(box, game, ship, LANTERN)
    return feature_count(box, game, ship, BOAT if official == BOATS else RING)


@kernel
def join_fleet(box, game, seat):
    """The cruise is over: the ship scores and belongs to the fleet (SY-SCORE-1 to SY-SCORE-5, SY-OFF-7)."""
    ship = game.launching
    game.ship_cruise[ship] += game.riband
    game.points[seat, CREW_POINTS] += box.crew_points * (1 + crew_aboard(game, ship))
    game.points[seat, GEAR_POINTS] += gear_points(box, game, ship)
    game.points[seat, SPEED_POINTS] += box.speed_points * game.ship_speed[ship]
    game.points[seat, CRUISE_POINTS] += game.ship_cruise[ship]
    game.launching = NONE
    game.longest = 0
    game.steps_made = 0
    game.riband = 0


@kernel
def gear_points(box, game, ship):
    """Points for cranes and cannons (SY-SCORE-2)."""
    return box.crane_points * game.ship_pieces[ship, CRANE] + box.cannon_points * game.ship_pieces[ship, CANNON]
