"""Rules page 5.4: the actions of 4.2 lose nothing and end.

Small random harbours are played in two ways: piece by piece on real fields, where a crate lies on one field and a
container on another, and by the actions of 4.2, which only count. Both must reach the same harbours, and with the same
money left at best.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bremerhaven.scenes import GOODS, ORDERS, asked, harbours
from fairlead.games.bremerhaven.actions import LOAD, MOVES_DONE, TAKE_FLOTSAM
from fairlead.games.bremerhaven.moving import move_goods, refuse_move
from fairlead.kernel.compiler import plain
from helpers import compiled, rule

BARREL, CRATE, CONTAINER, PASSENGER = range(4)

Goods = tuple[int, ...]
# What the rules can see of a harbour: pieces aboard, goods in storage, goods on orders.
Counts = tuple[Goods, Goods, tuple[Goods, ...]]

# Buildings that do nothing in 4.2: they only take fields.
IDLE = ["lighthouse", "museum", "works", "exchange", "school", "pilot"]


# ------------------------------------------------------------------ piece by piece


@dataclass(frozen=True)
class Quay:
    """A harbour field by field: what lies on each place, as sorted kinds. Hotel places take passengers only."""

    fields: tuple[Goods, ...]
    hotel: int  # guests in the hotel
    aboard: Goods
    loaded: tuple[Goods, ...]
    money: int

    def counts(self) -> Counts:
        stored = [sum(place.count(kind) for place in self.fields) for kind in range(4)]
        stored[PASSENGER] += self.hotel
        return self.aboard, tuple(stored), self.loaded


@dataclass(frozen=True)
class Cards:
    """What does not change in 4.2."""

    cargo: tuple[int, ...]  # kind aboard each ship
    asks: tuple[Goods | None, ...]  # symbols of the order on each area with its jokers; None where it is not open
    hotel: int  # its places
    price: int


def fits(place: Goods, kind: int) -> bool:
    """A field takes one piece, or a second crate."""
    return not place or (kind == CRATE and place == (CRATE,))


def put(fields: tuple[Goods, ...], where: int, goods: Goods) -> tuple[Goods, ...]:
    """Other goods on one field; fields are alike, so only what lies there matters and not where."""
    return tuple(sorted((*fields[:where], goods, *fields[where + 1 :])))


def arrivals(quay: Quay, cards: Cards, kind: int) -> Iterator[Quay]:
    """The ways to lay a piece down in storage."""
    for where, place in enumerate(quay.fields):
        if fits(place, kind):
            yield replace(quay, fields=put(quay.fields, where, (*place, kind)))
    if kind == PASSENGER and quay.hotel < cards.hotel:
        yield replace(quay, hotel=quay.hotel + 1)


def departures(quay: Quay) -> Iterator[tuple[int, Quay]]:
    """The ways to pick a piece up from storage."""
    for where, place in enumerate(quay.fields):
        if place:
            yield place[0], replace(quay, fields=put(quay.fields, where, place[1:]))
    if quay.hotel:
        yield PASSENGER, replace(quay, hotel=quay.hotel - 1)


def lacks(asks: Goods, loaded: Goods, kind: int) -> bool:
    """Whether a symbol is left for a good: its own or a joker."""
    beyond = sum(max(0, loaded[k] + (k == kind) - asks[k]) for k in range(4))
    return beyond <= asks[4]


def changed(goods: Goods, kind: int, by: int) -> Goods:
    return (*goods[:kind], goods[kind] + by, *goods[kind + 1 :])


def physical_moves(quay: Quay, cards: Cards) -> Iterator[Quay]:
    """Everything that hands can do: unload, load, shift within storage, repack on a field."""
    for ship, pieces in enumerate(quay.aboard):
        if pieces:
            yield from arrivals(replace(quay, aboard=changed(quay.aboard, ship, -1)), cards, cards.cargo[ship])
    for kind, lifted in departures(quay):
        yield from arrivals(lifted, cards, kind)
        for area, asks in enumerate(cards.asks):
            if asks and lacks(asks, quay.loaded[area], kind):
                onto = changed(quay.loaded[area], kind, 1)
                yield replace(lifted, loaded=(*quay.loaded[:area], onto, *quay.loaded[area + 1 :]))
    if quay.money >= cards.price:
        paid = replace(quay, money=quay.money - cards.price)
        for where, place in enumerate(quay.fields):
            if place == (CRATE, CRATE):
                yield replace(paid, fields=put(quay.fields, where, (CONTAINER,)))
            elif place == (CONTAINER,):
                yield replace(paid, fields=put(quay.fields, where, (CRATE, CRATE)))


def by_hand(start: Quay, cards: Cards) -> dict[Counts, int]:
    """The harbours that hands can reach, with the most money left."""
    seen, waiting = {start}, [start]
    while waiting:
        for after in physical_moves(waiting.pop(), cards):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    best: dict[Counts, int] = {}
    for quay in seen:
        best[quay.counts()] = max(best.get(quay.counts(), 0), quay.money)
    return best


# ------------------------------------------------------------------ by the actions of 4.2

# Counts, money, and what 4.2 remembers of the last action.
Node = tuple[Counts, int, int]


class Actions:
    """The kernels of 4.2 on the record of a game."""

    def __init__(self, things: dict[str, Any]) -> None:
        self.table = harbours(me=things)
        self.game, self.box = self.table._table.plain(), self.table._table.box
        self.is_asked = asked(self.table) == "move"

    def read(self) -> tuple[Counts, int]:
        game = self.game
        aboard = tuple(int(game.aboard[0, dock]) for dock in range(2))
        storage = tuple(int(game.storage[0, kind]) for kind in range(4))
        loaded = tuple(tuple(int(game.loaded[0, area, kind]) for kind in range(4)) for area in range(3))
        return (aboard, storage, loaded), int(game.cash[0])

    def write(self, node: Node) -> None:
        (aboard, storage, loaded), money, _ = node
        for dock in range(2):
            self.game.aboard[0, dock] = aboard[dock]
        for kind in range(4):
            self.game.storage[0, kind] = storage[kind]
            for area in range(3):
                self.game.loaded[0, area, kind] = loaded[area][kind]
        self.game.cash[0] = money

    def steps(self, node: Node) -> list[Node]:
        """What each legal action leads to."""
        self.write(node)
        legal = [
            action
            for action in range(MOVES_DONE + 1, TAKE_FLOTSAM)
            if plain(refuse_move)(self.box, self.game, 0, action, node[2]) == 0
        ]
        found = []
        for action in legal:
            self.write(node)
            last = plain(move_goods)(self.box, self.game, 0, action)
            found.append((*self.read(), last))
        return found

    def explore(self) -> dict[Counts, int]:
        """The harbours that actions can reach, with the most money left; fails if actions can go round in circles."""
        best: dict[Counts, int] = {}
        finished: set[Node] = set()
        start: Node = (*self.read(), 0)
        path, on_path = [(start, iter(self.steps(start)))], {start}
        while path:
            node, following = path[-1]
            after = next(following, None)
            if after is None:
                path.pop()
                on_path.discard(node)
                finished.add(node)
                best[node[0]] = max(best.get(node[0], 0), node[1])
            elif after not in finished:
                assert after not in on_path, "4.2 need not end"
                on_path.add(after)
                path.append((after, iter(self.steps(after))))
        return best


# ------------------------------------------------------------------ both


def random_things(chooser: random.Random, most_fields: int) -> tuple[dict[str, Any], Quay, Cards]:
    """A small harbour in both forms: few fields, two ships, three orders of which one lies on a closed area."""
    special = [name for name in ("crane", "hotel", "shed") if chooser.random() < (0.15 if name == "shed" else 0.3)]
    fields = chooser.randint(0 if "shed" in special else 1, most_fields - 2 * ("shed" in special))
    idle = chooser.sample(IDLE, 6 - fields - len(special))
    places = fields + 3 * ("shed" in special)
    cargo = [chooser.choice(GOODS) for _ in range(2)]
    ships = [chooser.choice(pair) for pair in ((5, 17), (29, 41))]
    orders = chooser.sample([1, 3, 5, 6, 7, 15, 18, 20, 22, 30, 31, 35, 46], 3)
    goods = random_stock(chooser, places)
    stock = [sum(place.count(kind) for place in goods) for kind in range(4)]
    money = chooser.randint(0, 3)
    things = {
        "cash": money,
        "buildings": special + idle,
        "docks": {number + 1: {"ship": ships[number], "cargo": cargo[number]} for number in range(2)},
        "walls": [2, 2, 2, 2],
        "areas": {number + 1: orders[number] for number in range(3)},
        "storage": {GOODS[kind]: stock[kind] for kind in range(4)},
    }
    amounts = tuple({5: 1, 17: 1, 29: 2, 41: 3}[ship] for ship in ships)
    quay = Quay(tuple(sorted(goods)), 0, amounts, ((0,) * 4,) * 3, money)
    asks = (*(tuple(ORDERS[order]["goods"]) for order in orders[:2]), None)
    cards = Cards(tuple(map(GOODS.index, cargo)), asks, 3 * ("hotel" in special), 0 if "crane" in special else 1)
    return things, quay, cards


def random_stock(chooser: random.Random, places: int) -> list[Goods]:
    """What lies on the fields and in the shed, anyhow stacked."""
    stacks: list[Goods] = [(), (), (BARREL,), (CRATE,), (CRATE, CRATE), (CONTAINER,), (PASSENGER,)]
    return [chooser.choice(stacks) for _ in range(places)]


def same_both_ways(seed: int, most_fields: int) -> int:
    """Compares a random harbour; returns how many harbours can be reached."""
    things, quay, cards = random_things(random.Random(seed), most_fields)
    actions, reachable = Actions(things), by_hand(quay, cards)
    if actions.is_asked:
        assert actions.explore() == reachable
    else:
        assert list(reachable) == [quay.counts()]  # 4.2 has ended by itself, as hands can do nothing either
    return len(reachable)


@rule("BH-R-1", "BH-MOVE-5", "BH-MOVE-11", "BH-DEC-11", "BH-DEC-13", "BH-STORE-2")
def test_actions_reach_what_hands_can_reach() -> None:
    assert sum(same_both_ways(seed, 2) for seed in range(12)) > 300


@compiled
@rule("BH-R-1", "BH-MOVE-5", "BH-MOVE-11", "BH-DEC-11", "BH-DEC-13", "BH-STORE-2")
@pytest.mark.parametrize("seed", range(100, 160))
def test_actions_reach_what_hands_can_reach_in_larger_harbours(seed: int) -> None:
    assert same_both_ways(seed, 3) >= 1


@rule("BH-DEC-11")
def test_with_free_repacking_4_2_still_ends() -> None:
    """Many crates and containers and a crane: no way through the actions comes back to where it was."""
    things = {
        "buildings": ["crane"],
        "storage": {"crate": 4, "container": 2},
        "docks": {2: {"ship": 29, "cargo": "container"}},
        "areas": {1: 30, 2: 1},
    }
    assert len(Actions(things | {"walls": [0, 2, 2, 0]}).explore()) > 20


def test_the_ids_used_here_are_those_of_4_2() -> None:
    assert (MOVES_DONE, LOAD, TAKE_FLOTSAM) == (242, 242 + 7, 242 + 65)
