"""What a position of Bremerhaven is worth: the harbour's money times its prestige, as they stand and as they will grow.

The score is a product, so whatever will bring money is counted times the prestige that the harbour may end with, and
whatever will bring prestige times the money. `bremerhaven_terms` reckons what bids, ships and orders promise.
"""

from __future__ import annotations

from ..games.bremerhaven.bidding import cards_on, cards_placed, rank_of, total_on
from ..games.bremerhaven.box import (
    AREAS,
    BUILDING_SPACE,
    CAR_PARK,
    EXCHANGE,
    GARAGE,
    GOODS,
    HAND,
    INFLUENCE_SPACE,
    JOKER,
    LADDER_SPACE,
    LAND,
    LONG,
    MUSEUM,
    PERMIT_SPACE,
    PRICE_SPACE,
    SCHOOL,
    SOLO,
)
from ..games.bremerhaven.ending import money_of, score_of
from ..games.bremerhaven.harbour import free_fields, has_built, is_open
from ..games.bremerhaven.land import MONEY, PRESTIGE
from ..games.bremerhaven.state import (
    BIDDING,
    BOARDS,
    CLIMBING,
    GAME,
    NONE,
    OVER,
    PRICING,
    SETTING_UP,
    UPGRADES,
)
from ..kernel.compiler import kernel
from ..kernel.records import Plain
from .bremerhaven_terms import (
    LONGEST_WAIT,
    MEAN_PRICE,
    POOL,
    SOLD,
    best_bollard,
    best_prices,
    bollards_of,
    chance_of,
    effect_of,
    expect_event,
    expect_ships,
    gather_goods,
    has_acted,
    hope_for,
    look_at_docks,
    mean_card,
    open_areas,
    power_of,
    prestige_of,
    sale_of,
    serve,
    threat_on,
    waits_of,
)
from .judging import Term, judge_by

HIDDEN: dict[str, tuple[str, ...]] = {"bid": ("value",)}

LONG_PACE = 1.56  # spaces that the ship figure moves in a round of the long game, on average
MONEY_A_ROUND = 6.0
PRESTIGE_A_ROUND = 0.75
POWER = 1.5  # what more influence is worth, as a part of the money of a round

TERMS = (
    Term("points", "money times prestige as they stand"),
    Term("purse", "money, times the prestige of the rounds to come"),
    Term("name", "prestige, times the money of the rounds to come"),
    Term("start", "money times prestige of the rounds to come"),
    Term("rise", "prestige lying out at the next 4.3 beyond the marker, with ships that are bid for"),
    Term("peak", "prestige beyond that which buildings and docks of this size can hope for"),
    Term("built", "prestige of constructed buildings, while rounds are to come"),
    Term("museum", "prestige of the Maritime Museum"),
    Term("stay", "prestige of ships for each round that they stay longer, if there are so many"),
    Term("berths", "what all docks can hope for, while rounds are to come"),
    Term("free_berths", "what the docks that are free next round can hope for"),
    Term("bollards", "bollards, while rounds are to come"),
    Term("loaded", "what goods on orders will bring"),
    Term("served", "what goods at hand will bring on orders"),
    Term("hoped", "what goods that orders lack may bring"),
    Term("bonuses", "money bonuses of orders, as likely as they are"),
    Term("penalties", "money penalties of orders, as likely as they are"),
    Term("honours", "prestige bonuses of orders, as likely as they are"),
    Term("disgrace", "prestige penalties of orders, as likely as they are"),
    Term("repacking", "money for repacking that orders need"),
    Term("spare", "goods that no order asks for, while rounds are to come"),
    Term("areas", "free open loading areas, while rounds are to come"),
    Term("fields", "free fields, up to six, while rounds are to come"),
    Term("effects", "effects of constructed buildings, for each round to come"),
    Term("plans", "prestige beyond the marker of buildings in the reserve or bid for, while permits are to come"),
    Term("planned", "their effects, for each round to come"),
    Term("income", "income of the rank in the rounds to come"),
    Term("influence", "the part of all influence beyond a fair one, for each round to come"),
    Term("hand", "value of the cards in hand"),
    Term("parking", "money of the car park"),
    Term("permit", "what a permit that is bid for would give beyond its price"),
    Term("upgrade", "what an upgrade that is bid for would give beyond its price"),
    Term("prices", "what the choice of the price card may bring"),
    Term("event_money", "money that the event will bring"),
    Term("event_prestige", "prestige that the event will bring"),
)
(
    POINTS,
    PURSE,
    NAME,
    START,
    RISE,
    PEAK,
    BUILT,
    MUSEUM_TERM,
    STAY,
    BERTHS,
    FREE_BERTHS,
    BOLLARDS,
    LOADED,
    SERVED,
    HOPED,
    BONUSES,
    PENALTIES,
    HONOURS,
    DISGRACE,
    REPACKING,
    SPARE,
    AREAS_TERM,
    FIELDS_TERM,
    EFFECTS,
    PLANS,
    PLANNED,
    INCOME,
    INFLUENCE,
    HAND_TERM,
    PARKING,
    PERMIT_TERM,
    UPGRADE_TERM,
    PRICES,
    EVENT_MONEY,
    EVENT_PRESTIGE,
) = range(len(TERMS))


@kernel
def fill(box, game, seat, out):
    """Writes the terms of a seat; returns how much of the game is left. Reckons in the room behind the terms."""
    for i in range(1, len(TERMS)):
        out[i] = 0.0
    out[POINTS] = score_of(game, seat)
    if game.phase == OVER:
        return 0.0
    ahead, passing = rounds_ahead(box, game), round_left(game)
    coming = ahead + passing
    money, prestige = MONEY_A_ROUND * coming, PRESTIGE_A_ROUND * coming
    out[PURSE] = money_of(game, seat) * prestige
    out[NAME] = game.prestige[seat] * money
    out[START] = money * prestige
    fame, wealth = game.prestige[seat] + prestige, money_of(game, seat) + money  # as they may be at the end
    acted = has_acted(game, seat)
    ships, lying, berths = fill_harbour(box, game, seat, out, wealth, ahead, acted)
    fill_orders(box, game, seat, out, fame, wealth, ahead, acted)
    fill_buildings(box, game, seat, out, fame, wealth, ahead, lying, berths)
    fill_city(box, game, seat, out, fame, ahead)
    event_money, event_prestige = expect_event(box, game, seat, ships)
    out[EVENT_MONEY], out[EVENT_PRESTIGE] = event_money * fame, event_prestige * wealth
    if game.phase == SETTING_UP:
        return 1.0
    return min(1.0, coming * pace_of(box, game) / (box.track_end - box.track_start[game.players]))


@kernel
def rests(box, game):
    """Between rounds: no card lies on the boards."""
    return game.phase == OVER or (game.phase <= BIDDING and game.placed == 0)


# ------------------------------------------------------------------ time


@kernel
def pace_of(box, game):
    """Spaces that the ship figure moves in a round."""
    return LONG_PACE if game.variant == LONG else float(box.short_move)


@kernel
def rounds_ahead(box, game):
    """Rounds after this one, on average; 0 in the last."""
    return max(0.0, (box.track_end - game.track - game.move) / pace_of(box, game))


@kernel
def round_left(game):
    """How much of this round is left: bidding is half of it."""
    if game.phase <= BIDDING:
        return 1.0 - 0.1 * game.placed / game.stones
    return 0.5 - 0.05 * (game.phase - BIDDING)


# ------------------------------------------------------------------ the harbour


@kernel
def fill_harbour(box, game, seat, out, wealth, ahead, acted):
    """Ships, docks, and the goods at hand.

    Returns the ships that will lie in the docks after this round, the prestige of those that lie there in it, and what
    all docks can hope for.
    """
    lying, lasting, staying, berths, free = look_at_docks(box, game, seat, acted)
    gather_goods(box, game, seat, out)
    prestige, longer, ships, _ = expect_ships(box, game, seat, out)
    built = prestige_of(box, game.built[seat])
    later = ahead / (ahead + 2.0)
    shown = max(float(game.prestige[seat]), built + lying + prestige)
    out[RISE] = (shown - game.prestige[seat]) * wealth
    out[PEAK] = max(0.0, built + berths - shown) * wealth * later
    out[BUILT] = built * wealth * later
    out[MUSEUM_TERM] = has_built(game, seat, MUSEUM) * wealth
    out[STAY] = (lasting + longer) * wealth * min(ahead, 1.0)
    out[BERTHS] = berths * wealth * later
    out[FREE_BERTHS] = free * wealth * later
    out[BOLLARDS] = bollards_of(game, seat) * wealth * later
    return staying + ships, lying + prestige, berths


@kernel
def fill_buildings(box, game, seat, out, fame, wealth, ahead, lying, berths):
    """Effects of buildings, and those that wait for a permit."""
    later = ahead / (ahead + 2.0)
    out[EFFECTS] = effect_of(game.built[seat]) * ahead * fame
    plans, planned = float(prestige_of(box, game.reserve[seat])), effect_of(game.reserve[seat])
    soon = later
    if game.phase == BIDDING:
        if game.building_left > 0 and cards_on(game, seat, BUILDING_SPACE) > 0:
            chance, top = chance_of(box, game, seat, BUILDING_SPACE), 1 << game.building_pile[game.building_left - 1]
            plans += chance * prestige_of(box, top)
            planned += chance * effect_of(top)
        if cards_placed(game, seat) < HAND:  # a permit can still be bid for
            soon = max(soon, 0.4)
    built = prestige_of(box, game.built[seat])
    marker = float(game.prestige[seat])
    high = max(marker, built + lying, built + berths * later)
    gain = max(high, built + plans + lying, built + plans + berths * later) - high  # what can be seen above the marker
    out[PLANS] = gain * wealth * soon
    out[PLANNED] = planned * max(0.0, ahead - 0.5) * fame
    out[FIELDS_TERM] = min(6, free_fields(box, game, seat)) * fame * later
    if game.phase == BIDDING and cards_on(game, seat, PERMIT_SPACE) > 0:
        building = gain * wealth + planned * ahead * fame if free_fields(box, game, seat) > 0 else 0.0
        bollard = best_bollard(box, game, seat) * wealth * later - box.bollard_cost[0] * fame
        out[PERMIT_TERM] = max(0.0, max(building, bollard) - fee_on(box, game, seat, PERMIT_SPACE) * fame)


# ------------------------------------------------------------------ orders


@kernel
def fill_orders(box, game, seat, out, fame, wealth, ahead, acted):
    """Orders in the harbour and those bid for, the most urgent first, and the goods that are left over."""
    rounds = int(ahead + 0.6) + (0 if acted else 1)
    free = open_areas(box, game, seat)
    for markers in range(LONGEST_WAIT + 1):
        for area in range(AREAS):
            order = game.area_order[seat, area]
            if order != NONE and min(game.area_markers[seat, area], LONGEST_WAIT) == markers:
                waits = waits_of(game, markers, acted, rounds)
                opened = is_open(box, game, seat, area)
                count_order(box, game, seat, out, order, area, 1.0, opened, waits, acted)
        if game.phase <= BOARDS:
            for place in range(game.stones):
                order = game.land[place]
                if order != NONE and box.duration[order] == markers and cards_on(game, seat, LAND + place) > 0:
                    share = chance_of(box, game, seat, LAND + place)
                    waits = waits_of(game, markers, acted, rounds)
                    if share > 0.0:
                        count_order(box, game, seat, out, order, NONE, share, free > 0, waits, acted)
                        free -= 1
    spare = 0.0
    for kind in range(GOODS + 1):
        spare += out[POOL + kind]
    later = ahead / (ahead + 2.0)
    out[SPARE] = min(spare, 8.0) * later
    out[AREAS_TERM] = max(0, free) * later
    for term in range(LOADED, PENALTIES + 1):
        out[term] *= fame
    for term in range(REPACKING, AREAS_TERM + 1):
        out[term] *= fame
    out[HONOURS] *= wealth
    out[DISGRACE] *= wealth


@kernel
def count_order(box, game, seat, out, order, area, share, opened, waits, acted):
    """Adds what an order will bring, `share` of it, in money and prestige."""
    due = waits <= (0 if acted else 1)
    now = due and game.phase >= CLIMBING
    if area != NONE:
        out[LOADED] += sale_of(box, game, seat, area, now)
        for kind in range(GOODS):
            out[SOLD + kind] += game.loaded[seat, area, kind] * due
    time = time_for(game, seat, waits, acted)
    taken, lack, repacking = 0.0, 0.0, 0.0
    if opened and waits > 0:
        taken, lack, repacking = serve(box, game, seat, out, order, area, share, 1.0 if due else 0.0)
    else:
        lack, time = float(lacking(box, game, seat, order, area)), 0.3 * time
    hope = hope_for(lack, time)
    out[SERVED] += share * taken * MEAN_PRICE
    out[HOPED] += share * lack * hope * MEAN_PRICE
    out[REPACKING] += share * repacking
    out[BONUSES] += share * hope * box.bonus[order, MONEY]
    out[PENALTIES] += share * (1.0 - hope) * box.penalty[order, MONEY]
    out[HONOURS] += share * hope * box.bonus[order, PRESTIGE]
    out[DISGRACE] += share * (1.0 - hope) * box.penalty[order, PRESTIGE]


@kernel
def time_for(game, seat, waits, acted):
    """Rounds of bidding in which goods for an order can still be won; cards that lie are bids no more."""
    if acted:
        return float(waits)
    if game.phase > BIDDING:
        return waits - 1.0
    return waits - 0.2 - 0.16 * cards_placed(game, seat)


@kernel
def lacking(box, game, seat, order, area):
    """Goods that an order still lacks."""
    count = int(box.asks[order, JOKER])
    for kind in range(GOODS):
        count += box.asks[order, kind] - (game.loaded[seat, area, kind] if area != NONE else 0)
    return count


# ------------------------------------------------------------------ the City board


@kernel
def fill_city(box, game, seat, out, fame, ahead):
    """Car park, influence, prices and ladder, and the cards still in hand."""
    power = power_of(box, game, seat, 0)
    out[INFLUENCE] = (power - 0.5) * MONEY_A_ROUND * ahead * fame
    out[INCOME] = expect_income(box, game, seat, ahead) * fame
    if game.phase <= PRICING:
        chance = chance_of(box, game, seat, PRICE_SPACE)
        if has_built(game, seat, EXCHANGE) and threat_on(box, game, seat, PRICE_SPACE) < 2.0:
            chance = max(chance, 0.7)
        if chance > 0.0:
            out[PRICES] = chance * best_prices(out) * fame
    if game.phase < UPGRADES and cards_on(game, seat, INFLUENCE_SPACE) > 0 and game.upgrades[seat] < box.most_upgrades:
        more = power_of(box, game, seat, box.school_upgrades if has_built(game, seat, SCHOOL) else 1)
        gain = POWER * (more - power) * MONEY_A_ROUND * ahead
        out[UPGRADE_TERM] = max(0.0, gain - fee_on(box, game, seat, INFLUENCE_SPACE)) * fame
    if game.phase == BIDDING:
        out[PARKING] = (2 if has_built(game, seat, GARAGE) else 1) * cards_on(game, seat, CAR_PARK) * fame
        out[HAND_TERM] = value_in_hand(box, game, seat) * fame


@kernel
def value_in_hand(box, game, seat):
    """The values of the cards in hand together; 0 if they are not known."""
    total = 0
    for i in range(HAND):
        total += box.influence[game.upgrades[seat] + i]
        if game.bid_space[seat, i] != NONE:
            if game.bid_value[seat, i] < 0:
                return 0
            total -= game.bid_value[seat, i]
    return total


@kernel
def fee_on(box, game, seat, space):
    """What a seat may have to pay where the difference to the highest total is paid."""
    return max(0.0, threat_on(box, game, seat, space) - total_on(box, game, seat, space))


@kernel
def expect_income(box, game, seat, ahead):
    """Income of all rounds to come, by the rank that is likely after 1.5."""
    rank = rank_of(game, seat)
    rounds = ahead + (1.0 if game.phase <= CLIMBING else 0.0)
    rise = 0.0
    if game.phase < CLIMBING:
        chance = chance_of(box, game, seat, LADDER_SPACE)
        if rank > 0:
            rise = chance
        if rank + 1 < game.stones:
            threat = threat_on(box, game, seat, LADDER_SPACE) / mean_card(box, game, seat)
            rise -= (1.0 - chance) * min(1.0, threat) / (game.stones - 1)
    lasting = 4.0 * rounds / (rounds + 3.0)  # a rank is fought for again and again
    return (box.income[rank] + 1.2 * rise) * lasting


# ------------------------------------------------------------------ weights


def brain_of(game: Plain) -> str:
    """The set of weights that fits a position."""
    if game.variant == SOLO:
        return "solo"
    if game.players > 2:
        return "many"  # who fights with one of them leaves the others in peace
    return "long" if game.variant == LONG else "short"


judge_by(GAME, fill, rests)
