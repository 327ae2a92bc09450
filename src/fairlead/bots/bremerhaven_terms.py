"""What bids, berths, cargo and orders of Bremerhaven promise a harbour: the reckoning behind its judgement.

All counts are expectations: a ship that a seat has half a chance to win is half a ship, with half its cargo. What other
seats have bid is reckoned by how many cards lie where, never by their values, until they are turned up: a guess at
them would be taken for the truth.
"""

from __future__ import annotations

import math

from ..games.bremerhaven.bidding import cards_on, cards_placed, rank_of, total_on, winner_of
from ..games.bremerhaven.box import (
    AREAS,
    BUILDINGS,
    CONTAINER,
    CRANE,
    CRATE,
    DOCKS,
    EXPRESS,
    FESTIVAL,
    FLOTSAM_EVENT,
    GOODS,
    HAND,
    HIRING_HALL,
    INSURANCE,
    JOKER,
    QUAYS,
    RAIL,
    REVIEW,
    SEA,
    STRIKE,
    WALLS,
)
from ..games.bremerhaven.harbour import dock_size, has_built, is_open
from ..games.bremerhaven.newspaper import money_demanded, money_given, prestige_moved
from ..games.bremerhaven.state import BIDDING, BOARDS, EVENT, HARBOURS, MOVE, NONE, PRODUCE
from ..kernel.compiler import kernel
from ..kernel.decisions import kind_for
from .judging import MOST_TERMS

# Room to reckon in lies behind the terms: goods at hand by kind, jokers last; then goods that are sold this round.
POOL = MOST_TERMS - 10
SOLD = POOL + GOODS + 1

MEAN_PRICE = 2.5
LONGEST_WAIT = 6  # an order with more time markers is not more patient
STRAY, FOLLOWING = (
    0.08,
    0.23,
)  # chance that a card goes to a space without and with cards of its own
SHIP_OF_SIZE = (0.5, 1.3, 2.6, 3.4)  # prestige of the ships that a dock of a size can hope for
# What the effect of a building brings in money a round, beside its prestige; in the order of the box.
EFFECT = (0.4, 1.4, 1.2, 1.5, 1.4, 2.0, 0.6, 0.5, 0.8, 0.5, 0.4, 0.3, 0.6, 0.4, 0.7, 0.9, 0.5, 0.8, 0.0, 0.4)


# ------------------------------------------------------------------ bids


@kernel
def mean_card(box, game, seat):
    """The mean value of a seat's influence cards."""
    return hand_value(box, game.upgrades[seat]) / HAND


@kernel
def hand_value(box, upgrades):
    """The values of a hand together, after so many upgrades."""
    total = 0.0
    for i in range(HAND):
        total += box.influence[upgrades + i]
    return total


@kernel
def power_of(box, game, seat, more):
    """A seat's part of all influence, by the mean of the others, if it had some upgrades more; a half is fair."""
    own = hand_value(box, min(game.upgrades[seat] + game.gained[seat] + more, box.most_upgrades))
    others = 0.0
    for other in range(game.stones):
        if other != seat:
            others += hand_value(box, min(game.upgrades[other] + game.gained[other], box.most_upgrades))
    return own / (own + others / (game.stones - 1))


@kernel
def threat_of(box, game, other, space):
    """The total that another seat may be expected to have on a space when all cards lie: more come where some lie."""
    lying, waiting = cards_on(game, other, space), HAND - cards_placed(game, other)
    threat = mean_card(box, game, other) * (1.14 * lying + (FOLLOWING if lying > 0 else STRAY) * waiting)
    if lying > 0 and space >= SEA and has_built(game, other, HIRING_HALL):
        threat += box.hiring_total
    return threat


@kernel
def threat_on(box, game, seat, space):
    """The highest total of the others that may be expected on a space; exact when the cards are turned up."""
    threat = 0.0
    for other in range(game.stones):
        if other != seat:
            if game.phase == BIDDING:
                threat = max(threat, threat_of(box, game, other, space))
            else:
                threat = max(threat, float(total_on(box, game, other, space)))
    return threat


@kernel
def chance_of(box, game, seat, space):
    """How likely a seat wins a space with the cards it has there; certain when all are turned up."""
    if game.phase != BIDDING:
        return 1.0 if winner_of(box, game, space) == seat else 0.0
    total = total_on(box, game, seat, space)
    if total <= 0:
        return 0.0
    chance, rank = 1.0, rank_of(game, seat)
    for other in range(game.stones):
        if other != seat:
            lying, waiting = cards_on(game, other, space), HAND - cards_placed(game, other)
            if lying > 0:
                edge = total - threat_of(box, game, other, space) + (0.4 if rank < rank_of(game, other) else -0.4)
                chance *= likely(edge / (1.2 + 0.1 * lying + 0.35 * waiting))
            elif waiting > 0:
                rivals = 0.4 * (game.stones - 2)  # where there are more spaces, fewer meet
                chance *= likely(1.0 + rivals + 1.8 * total / mean_card(box, game, other) - 0.35 * waiting)
    return chance


@kernel
def likely(odds):
    """A chance between 0 and 1 by its odds: 0 is even."""
    return 1.0 / (1.0 + math.exp(-odds))


# ------------------------------------------------------------------ docks and ships


@kernel
def berth_for(box, game, seat, ship, taken):
    """The smallest free dock that a ship fits in, without those taken (bits), or NONE."""
    found, smallest = NONE, 9
    for dock in range(DOCKS):
        if game.dock_ship[seat, dock] == NONE and not taken >> dock & 1:
            size = dock_size(box, game, seat, dock)
            if box.bollards[ship] <= size < smallest:
                found, smallest = dock, size
    return found


@kernel
def has_acted(game, seat):
    """Whether a seat is through with 4.1 to 4.4 of this round."""
    return game.phase > HARBOURS or (game.phase == HARBOURS and kind_for(game, seat) == NONE)


@kernel
def gather_goods(box, game, seat, out):
    """Goods in storage, aboard and from production, by kind, into the pool."""
    for i in range(POOL, MOST_TERMS):
        out[i] = 0.0
    asked = kind_for(game, seat)
    works = game.phase < HARBOURS or (game.phase == HARBOURS and asked == PRODUCE)
    for kind in range(GOODS):
        out[POOL + kind] = game.storage[seat, kind] + (works and has_built(game, seat, 1 + kind))
    for dock in range(DOCKS):
        ship = game.dock_ship[seat, dock]
        if ship != NONE:
            leaves = game.phase == HARBOURS and asked == MOVE and game.dock_markers[seat, dock] == 1
            if game.dock_kind[seat, dock] == NONE:
                out[POOL + JOKER] += box.amount[ship]
            else:
                out[POOL + game.dock_kind[seat, dock]] += game.aboard[seat, dock] * (0.1 if leaves else 1.0)


@kernel
def expect_ships(box, game, seat, out):
    """Ships that a seat has bid for: adds their cargo to the pool; returns their prestige, in all and lasting, their
    number, and the docks that they would take, as bits."""
    prestige, lasting, count, taken = 0.0, 0.0, 0.0, 0
    if game.phase > BOARDS:
        return prestige, lasting, count, taken
    for place in range(game.stones):
        ship = game.sea[place]
        if ship != NONE and cards_on(game, seat, SEA + place) > 0:
            dock = berth_for(box, game, seat, ship, taken)
            chance = chance_of(box, game, seat, SEA + place) if dock != NONE else 0.0
            if chance > 0.0:
                taken |= 1 << dock
                count += chance
                prestige += chance * box.ship_prestige[ship]
                lasting += chance * box.ship_prestige[ship] * (box.dwell[ship] - 1)
                out[POOL + box.cargo[ship]] += chance * box.amount[ship]
    return prestige, lasting, count, taken


@kernel
def look_at_docks(box, game, seat, acted):
    """Prestige of docked ships; the same times the rounds they stay after this one; ships that stay; berths: what all
    docks and what those free next round can hope for."""
    lying, lasting, staying, berths, free = 0.0, 0.0, 0, 0.0, 0.0
    for dock in range(DOCKS):
        hope = SHIP_OF_SIZE[min(dock_size(box, game, seat, dock), 3)]
        berths += hope
        ship = game.dock_ship[seat, dock]
        stays = 0
        if ship != NONE:
            stays = game.dock_markers[seat, dock] - (0 if acted else 1)
            lying += box.ship_prestige[ship]
            lasting += box.ship_prestige[ship] * stays
            staying += stays > 0
        if stays == 0:
            free += hope
    return lying, lasting, staying, berths, free


@kernel
def bollards_of(game, seat):
    """All bollards of a harbour."""
    count = 0
    for wall in range(WALLS):
        count += game.walls[seat, wall]
    return count


@kernel
def best_bollard(box, game, seat):
    """How much more the docks could hope for with one more bollard on the best wall; half of it for half the way."""
    best = 0.0
    for wall in range(WALLS):
        here = game.walls[seat, wall]
        gain = 0.0
        for dock in range(max(0, wall - 1), min(DOCKS, wall + 1)):
            other = game.walls[seat, dock if dock != wall else dock + 1]
            if here < other:
                gain += SHIP_OF_SIZE[here + 1] - SHIP_OF_SIZE[here]
            elif here == other and here < 3:
                gain += 0.4 * (SHIP_OF_SIZE[here + 1] - SHIP_OF_SIZE[here])
        best = max(best, gain)
    return best


# ------------------------------------------------------------------ buildings


@kernel
def prestige_of(box, buildings):
    """Prestige of a set of buildings."""
    total = 0
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            total += box.building_prestige[building]
    return total


@kernel
def effect_of(buildings):
    """What the effects of a set of buildings bring in a round."""
    total = 0.0
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            total += EFFECT[building]
    return total


# ------------------------------------------------------------------ orders


@kernel
def waits_of(game, markers, acted, rounds):
    """Rounds in which an order can still be loaded, this one included unless the harbour is done."""
    if game.phase < EVENT and markers > (0 if acted else 1):
        if game.event == EXPRESS:
            markers -= 1
        elif game.event == RAIL:
            markers += 1
    return min(markers, rounds)


@kernel
def serve(box, game, seat, out, order, area, share, due):
    """Takes goods for an order out of the pool, `share` of them; returns goods taken, goods lacking, cost of repacking.

    `area` is NONE for an order that is only bid for. If it is due now, what it takes is counted as sold this round.
    """
    taken, lack, lack_crates, lack_containers = 0.0, 0.0, 0.0, 0.0
    jokers = float(box.asks[order, JOKER])
    for kind in range(GOODS):
        missing = float(box.asks[order, kind] - (game.loaded[seat, area, kind] if area != NONE else 0))
        if missing < 0.0:
            jokers += missing
        else:
            takes = min(missing, out[POOL + kind])
            out[POOL + kind] -= share * takes
            out[SOLD + kind] += share * due * takes
            taken += takes
            lack += missing - takes
            if kind == CRATE:
                lack_crates = missing - takes
            elif kind == CONTAINER:
                lack_containers = missing - takes
    repacks = 0.0
    if lack_containers > 0.0:
        packs = min(lack_containers, math.floor(0.5 * out[POOL + CRATE]))
        out[POOL + CRATE] -= 2.0 * share * packs
        taken, lack, repacks = taken + packs, lack - packs, packs
    elif lack_crates > 0.0:
        crates = min(lack_crates, 2.0 * math.floor(out[POOL + CONTAINER]))
        out[POOL + CONTAINER] -= 0.5 * share * crates
        taken, lack, repacks = taken + crates, lack - crates, 0.5 * crates
    takes = min(lack, out[POOL + JOKER])
    out[POOL + JOKER] -= share * takes
    taken, lack = taken + takes, lack - takes
    for kind in range(GOODS + 1):
        takes = min(jokers, out[POOL + kind])
        out[POOL + kind] -= share * takes
        taken += takes
        jokers -= takes
    return taken, lack + jokers, repacks * (box.crane_cost if has_built(game, seat, CRANE) else box.repack_cost)


@kernel
def hope_for(lack, time):
    """How likely an order is completed that still lacks so many goods, with so much time for bids."""
    if lack <= 0.01:
        return 1.0
    if time <= 0.0:
        return 0.0
    return max(0.0, 1.0 - 0.36 * lack / (0.15 + time))


@kernel
def sale_of(box, game, seat, area, now):
    """What the goods on an order bring: at the current prices if it is settled by them, else at mean ones."""
    total = 0.0
    for kind in range(GOODS):
        total += game.loaded[seat, area, kind] * (box.price[game.price_pile[0], kind] if now else MEAN_PRICE)
    return total


@kernel
def best_prices(out):
    """How much more than at mean prices the goods that are sold this round could bring by the best price card."""
    gain = 0.0
    for kind in range(GOODS):
        price = 1.0
        for other in range(GOODS):
            if out[SOLD + other] < out[SOLD + kind] or (out[SOLD + other] == out[SOLD + kind] and other < kind):
                price += 1.0
        gain += out[SOLD + kind] * (price - MEAN_PRICE)
    return gain


@kernel
def open_areas(box, game, seat):
    """Free loading areas that are open."""
    count = 0
    for area in range(AREAS):
        count += game.area_order[seat, area] == NONE and is_open(box, game, seat, area)
    return count


# ------------------------------------------------------------------ the newspaper


@kernel
def expect_event(box, game, seat, ships):
    """Money and prestige that the event of this round will bring, with so many ships left in the docks."""
    event = game.event
    if event == NONE or game.phase >= EVENT:
        return 0.0, 0.0
    if event == FLOTSAM_EVENT:
        return 1.0, 0.0
    if event == REVIEW:
        return 0.0, 1.0 if ships >= box.event_least[event] else 0.3 * ships
    if event == QUAYS:
        return 0.0, -max(0.0, 1.0 - ships)
    money = float(money_given(box, game, seat, event))
    if event == FESTIVAL:
        return money, 0.0
    if not has_built(game, seat, INSURANCE):
        demanded = float(money_demanded(box, game, seat, event))
        if event == STRIKE:
            demanded = ships
        money -= min(demanded, float(game.cash[seat] + game.deposit[seat]))
    return money, float(prestige_moved(box, game, seat, event))
