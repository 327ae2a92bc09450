"""The careful player of Bremerhaven for bench/balance.py: plain judgements, no looking ahead beyond the round.

It asks what each bid space is worth to its harbour now (in money; a prestige counts as some), guesses its chance to win
there from the cards that lie on the space, and places the card that gains most; in the harbour it fills its orders, the
most urgent first, by a plan. It sees only what its seat may know: of other players' bids it uses where they lie, never
their values.
"""

from __future__ import annotations

import math
import random
from typing import Any

from fairlead.errors import IllegalMove
from fairlead.games.bremerhaven.actions import (
    ADD_BOLLARD,
    CHOOSE_CARGO,
    CONSTRUCT,
    DECLINE_UPGRADE,
    DOCK_SHIP,
    KEEP_LADDER,
    LAY_ORDER,
    LEAVE_FLOTSAM,
    MOVES_DONE,
    PERMITS_DONE,
    PICK_GOOD,
    PLACE_CARD,
    REMOVE_COVER,
    SET_PRICE,
    SWAP_RANKS,
    TAKE_FLOTSAM,
    TAKE_UPGRADE,
    WORK_SET,
)
from fairlead.games.bremerhaven.bidding import cards_in_hand, holds_card, rank_of, total_on
from fairlead.games.bremerhaven.box import (
    AREAS,
    BANK_WORK,
    BUILDING_SPACE,
    CAR_PARK,
    DOCKS,
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
    PRICES,
    SEA,
    SPACES,
    VALUES,
    WALLS,
)
from fairlead.games.bremerhaven.city import extension_price, permit_price, upgrade_price
from fairlead.games.bremerhaven.harbour import dock_size, free_fields, has_built, prestige_lying_out
from fairlead.games.bremerhaven.names import BUILDING_NAMES
from fairlead.games.bremerhaven.planning import plan_harbour
from fairlead.games.bremerhaven.state import (
    BID,
    CARGO,
    DOCK,
    FLOTSAM,
    LADDER,
    MOVE,
    NONE,
    ORDER,
    PERMIT,
    PRICE,
    PRODUCE,
    START_GOOD,
    UPGRADE,
)
from fairlead.kernel.compiler import plain
from fairlead.kernel.decisions import row_for

DIFFERENCE_SPACES = (PERMIT_SPACE, INFLUENCE_SPACE)
PRESTIGE = 6.0  # what one prestige is worth in money
GOOD = 2.5  # mean price of a good
SPARE_GOOD = 0.8  # a good that no order asks for yet
# What a building's effect is worth in money over a whole game, beside its prestige; the rest have 4.
EFFECTS = {"refinery": 12, "cannery": 10, "containers": 12, "station": 12, "auction": 16, "bank": 6, "museum": 6}
OTHER_EFFECT = 5.0


def chance(space: int, total: int, threat: float) -> float:
    """A guess how likely a total wins a space; where the difference can be paid, how much of its worth is left."""
    if total == 0:
        return 0.0
    if space in DIFFERENCE_SPACES:
        return max(0.1, 1 - 0.12 * max(0.0, threat - total))
    return 1 / (1 + math.exp((threat - total) / 1.2))


class CarefulPlayer:
    """Plays one seat of a game whose record it watches, weighing worth and chances."""

    names = BUILDING_NAMES

    def __init__(self, box: Any, game: Any, seat: int, seed: int) -> None:
        self.box, self.game, self.seat = box, game, seat
        self.luck = random.Random(seed)
        self.moves: list[int] = []

    def choose(self, legal: list[int]) -> int:
        """The answer to the seat's question."""
        game = self.game
        row = plain(row_for)(game, self.seat)
        kind = game.stack[row, 0]
        if kind == BID:
            return self.place_card()
        if kind == MOVE:
            return self.move_goods(legal)
        self.moves = []  # a plan may have ended by itself (BH-DEC-12)
        if kind == PERMIT:
            return self.use_permit(legal)
        if kind == PRODUCE:
            return self.produce(legal)
        if kind == PRICE:
            return SET_PRICE + self.best_price_card()[0]
        if kind in (CARGO, FLOTSAM, START_GOOD):
            return self.choose_good(kind, legal)
        if kind == ORDER:
            return self.lay_order(legal)
        if kind == DOCK:
            docks = [id for id in legal if id < DOCK_SHIP + DOCKS]
            return min(docks, key=lambda id: plain(dock_size)(self.box, game, self.seat, id - DOCK_SHIP))
        if kind == UPGRADE:
            dear = plain(upgrade_price)(self.box, game, self.seat) > min(2, self.rounds_left() - 2)
            return DECLINE_UPGRADE if dear else TAKE_UPGRADE
        assert kind == LADDER
        rank = plain(rank_of)(game, self.seat)
        return SWAP_RANKS + rank - 1 if rank else KEEP_LADDER

    # -------------------------------------------------------------- what it knows

    def rounds_left(self) -> float:
        """Rounds still to come, this one included, on average."""
        spaces = self.box.track_end - self.game.track
        return spaces / (1.56 if self.game.variant == LONG else 2)

    def has(self, building: int) -> bool:
        """Whether a building stands in the own harbour."""
        return bool(plain(has_built)(self.game, self.seat, building))

    def my_orders(self) -> list[tuple[int, int, list[int]]]:
        """Orders in the harbour and those bid for: area or NONE, order, goods loaded."""
        game, seat = self.game, self.seat
        found = [
            (area, game.area_order[seat, area], game.loaded[seat, area].tolist())
            for area in range(AREAS)
            if game.area_order[seat, area] != NONE
        ]
        return found + [
            (NONE, game.land[space - LAND], [0] * GOODS)
            for space in self.spaces_bid(LAND)
            if game.land[space - LAND] != NONE
        ]

    def spaces_bid(self, first: int) -> list[int]:
        """Sea or land spaces with an own card."""
        spaces = set(self.game.bid_space[self.seat].tolist())
        return [first + place for place in range(self.game.stones) if first + place in spaces]

    def goods_coming(self) -> list[int]:
        """Goods in storage, aboard, and on ships that are bid for."""
        game, seat = self.game, self.seat
        pool = [*game.storage[seat].tolist(), 0]
        for dock in range(DOCKS):
            if game.aboard[seat, dock]:
                pool[game.dock_kind[seat, dock]] += game.aboard[seat, dock]
        for space in self.spaces_bid(SEA):
            ship = game.sea[space - SEA]
            if ship != NONE:
                pool[self.box.cargo[ship]] += self.box.amount[ship]
        for bit, building in enumerate(("refinery", "cannery", "containers", "station")):
            pool[bit] += self.has(self.names.index(building))
        return pool

    def unmet(self) -> tuple[list[int], list[int]]:
        """What the own orders still lack by kind (the last is jokers), and goods left when they are served."""
        pool, lack = self.goods_coming(), [0] * (GOODS + 1)
        for _, order, loaded in self.my_orders():
            taken, missing = self.serve(order, loaded, pool)
            lack = [a + b for a, b in zip(lack, missing, strict=True)]
            pool = [a - b for a, b in zip(pool, taken, strict=True)]
        return lack, pool

    def serve(self, order: int, loaded: list[int], pool: list[int]) -> tuple[list[int], list[int]]:
        """What an order would take of a pool, and what it would lack then; the last of both are jokers."""
        asks = self.box.asks[order].tolist()
        taken, lack = [0] * (GOODS + 1), [0] * (GOODS + 1)
        jokers = asks[JOKER]
        for kind in range(GOODS):
            missing = asks[kind] - loaded[kind]
            jokers -= max(0, -missing)
            taken[kind] = min(max(0, missing), pool[kind])
            lack[kind] = max(0, missing) - taken[kind]
        for kind in range(GOODS):  # joker cargo, then jokers asked
            more = min(lack[kind], pool[JOKER] - taken[JOKER])
            taken[JOKER] += more
            lack[kind] -= more
        for kind in range(GOODS + 1):
            more = min(jokers, pool[kind] - taken[kind])
            taken[kind] += more
            jokers -= more
        lack[JOKER] = jokers
        return taken, lack

    # -------------------------------------------------------------- bidding

    def place_card(self) -> int:
        """The card and the space that gain most."""
        game, cards = self.game, plain(cards_in_hand)(self.box, self.game, self.seat)
        hand = [value for value in range(1, VALUES + 1) if plain(holds_card)(cards, value)]
        best, choice = -1e9, PLACE_CARD
        for space, worth in self.worths().items():
            total, threat = plain(total_on)(self.box, game, self.seat, space), self.threat(space)
            now = chance(space, total, threat)
            for value in hand:
                if space == CAR_PARK:
                    gain = worth
                elif space in DIFFERENCE_SPACES and total:
                    gain = 0.0
                else:
                    gain = worth * (chance(space, total + value, threat) - now)
                gain -= 0.15 * value  # a high card could win elsewhere
                if gain > best:
                    best, choice = gain, PLACE_CARD + SPACES * (value - 1) + space
        return choice

    def threat(self, space: int) -> float:
        """A guess at the highest total of the others on a space: by their cards there and those still in hand."""
        game, threat = self.game, 0.0
        for seat in range(game.stones):
            if seat != self.seat:
                mean = sum(self.box.influence[game.upgrades[seat] + i] for i in range(HAND)) / HAND
                spaces = game.bid_space[seat].tolist()
                threat = max(threat, mean * (spaces.count(space) + 0.12 * spaces.count(NONE)))
        return threat - (0.5 if game.ladder[0] == self.seat else 0.0)

    def worths(self) -> dict[int, float]:
        """What each space in use is worth, in money."""
        game, left = self.game, self.rounds_left()
        lack, spare = self.unmet()
        worths = {CAR_PARK: 2.0 if self.has(GARAGE) else 1.0}
        reserve = game.reserve[self.seat]
        free = plain(free_fields)(self.box, game, self.seat)
        permit = self.permit_worth(left, free)
        top = game.building_pile[game.building_left - 1] if game.building_left else NONE
        if top != NONE and free > 0 and (left >= 2 or not reserve):
            worths[BUILDING_SPACE] = 0.6 * self.building_worth(top, left)
            if BUILDING_SPACE in game.bid_space[self.seat].tolist():
                permit = max(permit, self.building_worth(top, left) * 0.8)
        worths[PERMIT_SPACE] = permit
        if game.upgrades[self.seat] < self.box.most_upgrades:
            worths[INFLUENCE_SPACE] = 0.7 * (left - 1.5)
        worths[PRICE_SPACE] = self.best_price_card()[1] * (0.4 if self.has(EXCHANGE) else 1.0)
        worths[LADDER_SPACE] = left + 1 if plain(rank_of)(game, self.seat) else 0.8
        for place in range(game.stones):
            if game.sea[place] != NONE:
                worths[SEA + place] = self.ship_worth(place, lack)
            if game.land[place] != NONE:
                worths[LAND + place] = self.order_worth(place, spare, left)
        return worths

    def ship_worth(self, place: int, lack: list[int]) -> float:
        """Goods that orders lack, spare goods, and prestige that would lie out; nothing without a dock."""
        box, game, seat = self.box, self.game, self.seat
        ship = game.sea[place]
        sizes = sorted(plain(dock_size)(box, game, seat, d) for d in range(DOCKS) if game.dock_ship[seat, d] == NONE)
        out = plain(prestige_lying_out)(box, game, seat)
        for space in self.spaces_bid(SEA):
            if space != SEA + place and game.sea[space - SEA] != NONE:
                fitting = [size for size in sizes if size >= box.bollards[game.sea[space - SEA]]]
                if fitting:
                    sizes.remove(fitting[0])
                    out += box.ship_prestige[game.sea[space - SEA]]
        if not any(size >= box.bollards[ship] for size in sizes):
            return -1.0
        amount, kind = box.amount[ship], box.cargo[ship]
        useful = min(amount, lack[kind] + lack[JOKER]) if kind < JOKER else min(amount, max(lack))
        room = plain(free_fields)(box, game, seat) + 1
        spare = min(amount - useful, room) * (SPARE_GOOD if self.rounds_left() > 1.5 else 0)
        gained = max(0, out + box.ship_prestige[ship] - game.prestige[seat])
        shown = 0.15 * box.ship_prestige[ship] * (box.dwell[ship] - 1)  # it may count beside later ones
        return useful * (GOOD + 0.8) + spare + PRESTIGE * gained + shown * PRESTIGE * 0.5

    def order_worth(self, place: int, spare: list[int], left: float) -> float:
        """What spare goods would bring on it, bonus, and the penalty where goods are wanting."""
        box, game, seat = self.box, self.game, self.seat
        order = game.land[place]
        free = sum(
            game.area_order[seat, area] == NONE and not game.covers[seat] >> box.gate[area] & 1 for area in range(AREAS)
        )
        free -= sum(space != LAND + place for space in self.spaces_bid(LAND))
        bonus = box.bonus[order, 0] + PRESTIGE * box.bonus[order, 1]
        penalty = box.penalty[order, 0] + PRESTIGE * box.penalty[order, 1]
        if free <= 0:
            return -penalty - 1
        if LAND + place in self.spaces_bid(LAND):
            spare = self.goods_coming()
        taken, lack = self.serve(order, [0] * GOODS, spare)
        waits = min(box.duration[order], left)
        hope = max(0.0, 1 - 0.34 * sum(lack) / max(0.4, waits - 1)) if sum(lack) else 1.0
        sold = sum(taken) * GOOD + sum(lack) * GOOD * hope * 0.6
        return sold + hope * bonus - (1 - hope) * penalty

    def building_worth(self, building: int, left: float) -> float:
        """Prestige, and its effect over the rounds that are left."""
        effect = EFFECTS.get(self.names[building], OTHER_EFFECT)
        share = 1.0 if building == MUSEUM else max(0.0, left - 1) / 10
        return PRESTIGE * 0.8 * self.box.building_prestige[building] + effect * share

    def permit_worth(self, left: float, free: int) -> float:
        """The best extension that a permit would give now."""
        game, seat = self.game, self.seat
        best = 0.0
        for building in range(len(self.names)):
            if game.reserve[seat] >> building & 1 and free > 0:
                best = max(best, self.building_worth(building, left))
        for wall in range(WALLS):
            if game.walls[seat, wall] < 3:
                best = max(best, self.bollard_worth(wall, left) - self.box.bollard_cost[game.walls[seat, wall]])
        return best

    def bollard_worth(self, wall: int, left: float) -> float:
        """Docks that would grow by a bollard, and those that would be half way."""
        game, seat, worth = self.game, self.seat, 0.0
        walls = game.walls[seat].tolist()
        for dock in (wall - 1, wall):
            if 0 <= dock < DOCKS:
                other = walls[dock] if dock != wall else walls[dock + 1]
                if walls[wall] < other:
                    worth += 1.4 if walls[wall] < 2 else 0.8
                elif walls[wall] == other:
                    worth += 0.5
        return worth * min(6.0, left - 1)

    # -------------------------------------------------------------- answers after the reveal

    def use_permit(self, legal: list[int]) -> int:
        """The best extension, as long as it is worth its price."""
        box, game, seat = self.box, self.game, self.seat
        left = self.rounds_left()
        used = game.stack[plain(row_for)(game, seat), 2]
        best, choice = 0.0, PERMITS_DONE
        for id in legal:
            if id == PERMITS_DONE:
                continue
            if id >= CONSTRUCT:
                worth = self.building_worth(id - CONSTRUCT, left)
            elif id >= REMOVE_COVER:
                worth = 1.0 * left if id < REMOVE_COVER + AREAS else 0.3 * left
            else:
                worth = self.bollard_worth(id - ADD_BOLLARD, left)
            worth -= plain(permit_price)(box, game, seat, used) + plain(extension_price)(box, game, seat, id)
            if worth > best:
                best, choice = worth, id
        return choice

    def best_price_card(self) -> tuple[int, float]:
        """The price card that sells the own goods best, and how much more than now it brings."""
        pool, weight = self.goods_coming(), [0.0] * GOODS
        for area, order, loaded in self.my_orders():
            markers = self.game.area_markers[self.seat, area] if area != NONE else self.box.duration[order]
            taken, _ = self.serve(order, loaded, pool)
            share = 1.0 if markers == 1 or self.rounds_left() <= 1 else 0.25
            pool = [a - b for a, b in zip(pool, taken, strict=True)]
            for kind in range(GOODS):
                weight[kind] += share * (loaded[kind] + taken[kind])
        income = [
            sum(w * p for w, p in zip(weight, self.box.price[card].tolist(), strict=True)) for card in range(PRICES)
        ]
        best = max(range(PRICES), key=income.__getitem__)
        return best, income[best] - income[self.game.price_pile[0]]

    def choose_good(self, kind: int, legal: list[int]) -> int:
        """The kind that orders lack most; containers, which can be unpacked, otherwise."""
        first = {CARGO: CHOOSE_CARGO, FLOTSAM: TAKE_FLOTSAM, START_GOOD: PICK_GOOD}[kind]
        lack, _ = self.unmet()
        prices = self.box.price[self.game.price_pile[0]].tolist()
        goods = [id for id in legal if id != LEAVE_FLOTSAM]
        if not goods:
            return LEAVE_FLOTSAM
        return max(goods, key=lambda id: (lack[id - first], id - first == 2, prices[id - first]))

    def lay_order(self, legal: list[int]) -> int:
        """An open area if there is one; orders are refused only if there is no other way."""
        areas = [id for id in legal if id < LAY_ORDER + AREAS]
        covers = self.game.covers[self.seat]
        opened = [id for id in areas if not covers >> self.box.gate[id - LAY_ORDER] & 1]
        return (opened or areas or legal)[0]

    def produce(self, legal: list[int]) -> int:
        """As many goods as have room; the Bank only with money to spare."""
        rich = self.game.cash[self.seat] >= 8 or self.rounds_left() <= 1

        def goods(id: int) -> tuple[int, int]:
            works = id - WORK_SET
            bank = works >> BANK_WORK & 1
            return (works & 15).bit_count(), bank if rich else -bank

        return max(legal, key=goods)

    def move_goods(self, legal: list[int]) -> int:
        """The next move of a plan: orders first that are due first, then whatever comes ashore."""
        if not self.moves:
            game, seat = self.game, self.seat
            areas = [
                area
                for area in range(AREAS)
                if game.area_order[seat, area] != NONE and not game.covers[seat] >> self.box.gate[area] & 1
            ]
            areas.sort(key=lambda area: game.area_markers[seat, area])
            self.moves = [*self.plan([area + 1 for area in areas]), MOVES_DONE]
        return self.moves.pop(0)

    def plan(self, areas: list[int]) -> list[int]:
        """A plan that fills orders and unloads the rest; if that is too much at once, fewer orders."""
        for count in range(len(areas), -1, -1):
            try:
                return plan_harbour(self.box, self.game, self.seat, {"fill": areas[:count], "unload": "all"})
            except IllegalMove:
                continue
        return []
