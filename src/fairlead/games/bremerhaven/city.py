"""The City board: car park, buildings, permits, influence, prices and ladder (rules page 3.4 to 3.9)."""

from __future__ import annotations

from ...kernel.compiler import kernel
from ...kernel.decisions import raise_barrier
from .actions import ADD_BOLLARD, CONSTRUCT, PERMITS_DONE, REMOVE_COVER
from .bidding import cards_on, highest_total, total_on, winner_of
from .box import (
    BUILDING_SPACE,
    CAR_PARK,
    EXCHANGE,
    GARAGE,
    INFLUENCE_SPACE,
    PERMIT_SPACE,
    PRICE_SPACE,
    PRICES,
    SCHOOL,
    SEATS,
    WALL_SPACES,
    WORKS_YARD,
)
from .clauses import (
    EXTENSION_TOO_DEAR,
    LEGAL,
    NO_COVER,
    NO_FREE_FIELD,
    NOT_IN_RESERVE,
    PERMIT_TOO_DEAR,
    WALL_FULL,
)
from .harbour import construct, free_fields, has_built, is_covered
from .paying import receive, spend
from .solo import is_dummy
from .state import INCOME, INFLUENCE_COSTS, NONE, PARKING, PERMIT_COSTS

# ------------------------------------------------------------------ 1.0 and 1.1


@kernel
def pay_car_park(box, game):
    """Money for each card on 1.0; the dummy gets none (BH-PARK-1, BH-BLD-18, BH-SOLO-16)."""
    for seat in range(game.players):
        each = box.garage_money if has_built(game, seat, GARAGE) else box.car_park_money
        receive(game, seat, each * cards_on(game, seat, CAR_PARK), PARKING)


@kernel
def award_building(box, game):
    """The top building goes to the winner's reserve, or leaves the game (BH-BLDG-2, BH-BLDG-4, BH-SOLO-11)."""
    if game.building_left == 0:  # only in positions made by hand
        return
    game.building_left -= 1
    building = game.building_pile[game.building_left]
    game.building_pile[game.building_left] = NONE
    raise_barrier(game)  # the next one is seen (BH-BLDG-5)
    winner = winner_of(box, game, BUILDING_SPACE)
    if winner == NONE or winner >= game.players:
        game.buildings_gone |= 1 << building
    else:
        game.reserve[winner] |= 1 << building


# ------------------------------------------------------------------ 1.2


@kernel
def permit_price(box, game, seat, used):
    """Price of the next permit of a bidder, who has used some before or none (BH-PERM-1 to BH-PERM-3)."""
    highest = highest_total(box, game, PERMIT_SPACE)
    return highest if used else highest - total_on(box, game, seat, PERMIT_SPACE)


@kernel
def extension_price(box, game, seat, action):
    """What an extension costs besides the permit (BH-PERM-7 to BH-PERM-9, BH-BLD-20)."""
    if action >= CONSTRUCT or has_built(game, seat, WORKS_YARD):
        return 0
    if action >= REMOVE_COVER:
        return box.cover_cost[action - REMOVE_COVER]
    return box.bollard_cost[game.walls[seat, action - ADD_BOLLARD]]


@kernel
def refuse_extension(box, game, seat, action, used):
    """What keeps a bidder from using a permit so (BH-PERM-5 to BH-PERM-11, BH-DEC-3)."""
    if action == PERMITS_DONE:
        return LEGAL
    if action >= CONSTRUCT:
        if not game.reserve[seat] >> (action - CONSTRUCT) & 1:
            return NOT_IN_RESERVE
        if free_fields(box, game, seat) < 1:
            return NO_FREE_FIELD
    elif action >= REMOVE_COVER:
        if not is_covered(game, seat, action - REMOVE_COVER):
            return NO_COVER
    elif game.walls[seat, action - ADD_BOLLARD] == WALL_SPACES:
        return WALL_FULL
    price = permit_price(box, game, seat, used)
    if price > game.cash[seat]:
        return PERMIT_TOO_DEAR
    return LEGAL if price + extension_price(box, game, seat, action) <= game.cash[seat] else EXTENSION_TOO_DEAR


@kernel
def use_permit(box, game, seat, action, used):
    """Pays for a permit and the extension, and carries it out (BH-PERM-6 to BH-PERM-9)."""
    price = permit_price(box, game, seat, used) + extension_price(box, game, seat, action)
    spend(game, seat, price, PERMIT_COSTS)
    if action >= CONSTRUCT:
        construct(game, seat, action - CONSTRUCT)
    elif action >= REMOVE_COVER:
        game.covers[seat] &= ~(1 << (action - REMOVE_COVER))
    else:
        game.walls[seat, action - ADD_BOLLARD] += 1


# ------------------------------------------------------------------ 1.3


@kernel
def upgrade_price(box, game, seat):
    """The difference to the highest total on 1.3 (BH-INFL-1)."""
    return highest_total(box, game, INFLUENCE_SPACE) - total_on(box, game, seat, INFLUENCE_SPACE)


@kernel
def can_upgrade(box, game, seat):
    """Whether a seat has bid on 1.3, can pay the difference, and has a stock left (BH-INFL-5, -6, BH-DEC-4)."""
    if cards_on(game, seat, INFLUENCE_SPACE) == 0 or game.upgrades[seat] == box.most_upgrades:
        return False
    return upgrade_price(box, game, seat) <= game.cash[seat]


@kernel
def upgrade(box, game, seat):
    """Takes one card more, or two with the Nautical School, as far as the stock lasts (BH-INFL-3, BH-BLD-17)."""
    spend(game, seat, upgrade_price(box, game, seat), INFLUENCE_COSTS)
    gain = box.school_upgrades if has_built(game, seat, SCHOOL) else 1
    game.gained[seat] = min(gain, box.most_upgrades - game.upgrades[seat])


# ------------------------------------------------------------------ 1.4


@kernel
def owner_of(game, building):
    """The player in whose harbour a building stands, or NONE."""
    for seat in range(game.players):
        if has_built(game, seat, building):
            return seat
    return NONE


@kernel
def price_chooser(box, game):
    """Who chooses the price card, the winner or the owner of the Exchange, or NONE (BH-PRICE-1, -5, BH-R-24)."""
    chooser = winner_of(box, game, PRICE_SPACE)
    if chooser == NONE or (is_dummy(game, chooser) and game.exchange_beats_dummy):
        chooser = owner_of(game, EXCHANGE)
    return NONE if is_dummy(game, chooser) else chooser


@kernel
def turn_price_card(game):
    """The top price card goes under the pile (BH-PRICE-4)."""
    card = game.price_pile[0]
    for i in range(PRICES - 1):
        game.price_pile[i] = game.price_pile[i + 1]
    game.price_pile[PRICES - 1] = card
    game.price_bottom += 1
    game.price_top -= 1
    if game.price_top == 0:
        game.price_top = 1
        if game.price_bottom == PRICES:  # all were known, the next one from the bottom (BH-INFO-2)
            game.price_bottom -= 1
        else:
            raise_barrier(game)


@kernel
def choose_price_card(game, card):
    """Any card becomes the top one; the order of the others does not change (BH-PRICE-1, BH-INFO-2)."""
    place = 0
    while game.price_pile[place] != card:
        place += 1
    for i in range(place, 0, -1):
        game.price_pile[i] = game.price_pile[i - 1]
    game.price_pile[0] = card
    if place >= PRICES - game.price_bottom:
        game.price_bottom -= 1
        game.price_top += 1
    elif place >= game.price_top:
        game.price_top += 1


# ------------------------------------------------------------------ 1.5


@kernel
def swap_ranks(game, upper):
    """Swaps two neighbouring stones of the ladder (BH-LADDER-1)."""
    seat = game.ladder[upper]
    game.ladder[upper] = game.ladder[upper + 1]
    game.ladder[upper + 1] = seat


@kernel
def pay_income(box, game):
    """Income of the own rank, by the new ladder; the dummy gets none (BH-LADDER-5, BH-SOLO-16)."""
    for rank in range(SEATS):
        seat = game.ladder[rank]
        if NONE < seat < game.players:
            receive(game, seat, box.income[rank], INCOME)
