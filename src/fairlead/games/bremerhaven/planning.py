"""Planning step 4.2: the moves that lead a harbour to a wanted one (rules page 5.3).

A plan costs the least money that can be, and then takes the fewest decisions. It is found by a best-first search (A*)
over all moves of 5.3, the "all" and "tranship" moves included, so nothing needs to be merged afterwards. What there is
room for, what an order takes and what repacking costs is asked of the kernels, each question once; `bound` says what is
needed at least from a harbour to the aim and cuts off what only burns money. Wishes that leave a choice ("fill these
orders") become a list of exact aims, the best first.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby, product
from typing import Any, NamedTuple

from ...errors import IllegalMove, PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import FIRST, KIND, row_for
from ...kernel.records import Plain, copy_of
from ..definition import Data
from ..reading import choice, sequence, table, whole
from .actions import LOAD, LOAD_ALL, PACK, TRANSHIP, TRANSHIP_ALL, UNLOAD, UNLOAD_ALL, UNPACK
from .box import AREAS, CONTAINER, CRATE, DOCKS, GOODS
from .clauses import CLAUSES, LEGAL
from .harbour import has_room
from .moving import lacks, refuse_area_load, repack_price
from .names import GOOD_NAMES
from .state import MOVE, NONE, PACKED, PRODUCE, UNPACKED

MOST_LOOKS = 12_000  # harbours that one plan may look at: about a second of plain Python
MOST_REPACKS = 16  # in one direction: 12 fields of crates, and those of ships
MOST_PIECES = 5  # of one kind that a single move can carry: a ship's cargo

Counts = tuple[int, ...]
Cost = tuple[int, int]  # money, decisions


class Harbour(NamedTuple):
    """What the moves of 4.2 change: goods in storage by kind, pieces aboard by dock, goods loaded by area and kind."""

    storage: Counts
    aboard: Counts
    loaded: tuple[Counts, ...]


class Aim(NamedTuple):
    """A wanted harbour: every order as it shall be; None for docks and kinds in storage that may end anyhow."""

    loaded: tuple[Counts, ...]
    aboard: tuple[int | None, ...]
    storage: tuple[int | None, ...]


class Wish(NamedTuple):
    """What was asked for: an aim, orders to fill, the most important first, and whether to unload all that has room."""

    aim: Aim
    fill: tuple[int, ...]
    unload: bool


class Landing(NamedTuple):
    """Of one kind: pieces that must come ashore, pieces that may from each ship, ships that must unload."""

    must: int
    may: Counts
    ships: int


class Plan(NamedTuple):
    """Moves, and what they cost."""

    cost: Cost
    actions: list[int]


def plan_harbour(box: Plain, game: Plain, seat: int, wanted: Data) -> list[int]:
    """The ids of the moves that lead a seat, which is asked MOVE, to a wanted harbour.

    `wanted` may hold `loaded` (goods by loading area and kind), `aboard` (pieces by dock), `storage` (goods by kind),
    `fill` (loading areas whose orders shall come as near to completion as possible, the most important first) and
    `unload`, which can only be "all": as many pieces ashore as there is room. Areas and docks count from 1. Loading
    areas that are not named stay as they are, docks and kinds in storage that are not named may end anyhow.
    """
    quay = Quay(box, game, seat, _row_asked(game, seat))
    wish = _read_wish(quay, wanted)
    for aims in _aims(quay, wish):
        plan = quay.best_plan(aims)
        if plan:
            return plan.actions
    raise IllegalMove("There is no way to this harbour with the goods, the money and the room that there are.")


def _row_asked(game: Plain, seat: int) -> int:
    """The row of a seat's question MOVE; IllegalMove if it is asked something else."""
    row: int = plain(row_for)(game, seat)
    kind = game.stack[row, KIND] if row != NONE else NONE
    if kind == PRODUCE:
        raise IllegalMove("Goods move after production: first choose which buildings produce.", "BH-PROD-5")
    if kind != MOVE:
        raise IllegalMove(f"Seat {seat} is not asked to move goods now: there is nothing to plan.", "BH-ROUND-1")
    return row


# ------------------------------------------------------------------ what the rules say, asked once


class Quay:
    """A seat's harbour at the start of a plan, with the kernels' answers about it."""

    def __init__(self, box: Plain, game: Plain, seat: int, row: int) -> None:
        self.box, self.seat = box, seat
        self.game = copy_of(game)
        self.last: int = game.stack[row, FIRST]
        self.kinds = tuple(game.dock_kind[seat].tolist())
        self.start = Harbour(
            tuple(game.storage[seat].tolist()),
            tuple(game.aboard[seat].tolist()),
            tuple(map(tuple, game.loaded[seat].tolist())),
        )
        self.price: int = plain(repack_price)(box, game, seat)
        self.cash: int = game.cash[seat]
        self.looks = 0
        self._rooms: dict[tuple[Counts, int], int] = {}
        self._lacking: dict[tuple[int, Counts, int], int] = {}

    @cached_property
    def docks_by_kind(self) -> tuple[tuple[int, ...], ...]:
        """The docks whose ship carries each kind."""
        return tuple(tuple(dock for dock in range(DOCKS) if self.kinds[dock] == kind) for kind in range(GOODS))

    def room(self, storage: Counts, kind: int) -> int:
        """How many more pieces of a kind find room, as far as that matters; -1 if even the goods there do not."""
        key = storage, kind
        if key not in self._rooms:
            for good, count in enumerate(storage):
                self.game.storage[self.seat, good] = count
            fits = plain(has_room)
            most = -1
            while most < MOST_PIECES and fits(self.box, self.game, self.seat, kind, most + 1):
                most += 1
            self._rooms[key] = most
        return self._rooms[key]

    def lacking(self, area: int, loaded: Counts, kind: int) -> int:
        """How many more pieces of a kind the order on an area takes, with these goods on it."""
        key = area, loaded, kind
        if key not in self._lacking:
            for good, count in enumerate(loaded):
                self.game.loaded[self.seat, area, good] = count
            most = 0
            if plain(refuse_area_load)(self.box, self.game, self.seat, area, kind, 1) == LEGAL:
                most = 1
                while plain(lacks)(self.box, self.game, self.seat, area, kind, most + 1):
                    most += 1
            self._lacking[key] = most
        return self._lacking[key]

    def refusal(self, area: int, loaded: Counts, kind: int) -> str:
        """The clause that keeps one more piece from an area."""
        self.lacking(area, loaded, kind)
        for good, count in enumerate(loaded):
            self.game.loaded[self.seat, area, good] = count
        return CLAUSES[plain(refuse_area_load)(self.box, self.game, self.seat, area, kind, 1)]

    # -------------------------------------------------------------- the search

    def best_plan(self, aims: Sequence[Aim]) -> Plan | None:
        """The cheapest plan that reaches one of the aims."""
        bounded = [(bound, aim) for aim in aims if (bound := self.bound(self.start, aim)) and bound[0] <= self.cash]
        best: Plan | None = None
        for bound, aim in sorted(bounded, key=lambda pair: pair[0]):
            if best and bound >= best.cost:
                break
            found = self.search(aim, bound)
            if found and (best is None or found.cost < best.cost):
                best = found
        return best

    def search(self, aim: Aim, first: Cost) -> Plan | None:
        """The cheapest plan to an aim, or None if there is no way; `first` is what it takes at least."""
        came: dict[Harbour, tuple[Harbour, int]] = {}
        spent = {self.start: (0, 0)}
        waiting = [(first, 0, 0, self.start)]
        while waiting:
            total, _, _, at = heapq.heappop(waiting)
            money, decisions = spent[at]
            if total == spent[at]:  # nothing is needed any more
                return Plan(total, _way_back(came, at))
            last = _repacked(came[at][1]) if at in came else self.last
            for action, after in _moves(self, at, aim, last):
                cost = money + (self.price if action >= PACK else 0), decisions + 1
                if after in spent and spent[after] <= cost:
                    continue
                bound = self.bound(after, aim)
                if bound is not None and cost[0] + bound[0] <= self.cash:
                    spent[after], came[after] = cost, (at, action)
                    total = cost[0] + bound[0], cost[1] + bound[1]
                    heapq.heappush(waiting, (total, -cost[1], len(spent), after))
        return None

    def bound(self, at: Harbour, aim: Aim) -> Cost | None:
        """What is needed at least from a harbour to an aim, (0, 0) only at the aim; None if goods cannot suffice."""
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise IllegalMove("This harbour is too crowded to plan at once: name fewer orders or ships at a time.")
        needs: list[list[int]] = [[], [], [], []]
        for now, then in zip(at.loaded, aim.loaded, strict=True):
            if now != then:
                for kind in range(GOODS):
                    if then[kind] > now[kind]:
                        needs[kind].append(then[kind] - now[kind])
        landings = self._landings(at, aim)
        for repacks in range(MOST_REPACKS + 1):
            ways = [self._decisions(at, aim, needs, landings, unpacks) for unpacks in {repacks, -repacks}]
            decisions = [count for count in ways if count is not None]
            if decisions:
                return repacks * self.price, repacks + min(decisions)
        return None

    def _decisions(
        self, at: Harbour, aim: Aim, needs: list[list[int]], landings: list[Landing], unpacks: int
    ) -> int | None:
        """Moves besides repacks that are needed at least with so many more unpacks than packs; None if in vain."""
        decisions = 0
        for kind in range(GOODS):
            landing, then, left = landings[kind], aim.storage[kind], sum(needs[kind])
            stored = at.storage[kind]
            if unpacks and kind == CRATE:
                stored += self.box.repack_crates * unpacks
            elif unpacks and kind == CONTAINER:
                stored -= unpacks
            if then is not None and stored - left + landing.must > then:
                return None
            ashore = max(landing.must, (then or 0) + left - stored)
            if ashore > sum(landing.may):
                return None
            if left or ashore:
                apart = self.price == 0 or _can_part(tuple(needs[kind]), (max(0, stored), *landing.may))
                decisions += max(landing.ships, len(needs[kind]) + (ashore > left or not apart))
        return decisions

    def _landings(self, at: Harbour, aim: Aim) -> list[Landing]:
        """What must and may come ashore, by kind."""
        must, may, ships = [0] * GOODS, [()] * GOODS, [0] * GOODS
        for kind, pieces, then in zip(self.kinds, at.aboard, aim.aboard, strict=True):
            if pieces:
                may[kind] += (pieces - (then or 0),)
                if then is not None and pieces > then:
                    must[kind] += pieces - then
                    ships[kind] += 1
        return [Landing(*parts) for parts in zip(must, may, ships, strict=True)]


@cache
def _can_part(needs: Counts, sources: Counts) -> bool:
    """Whether each order could get all its goods of a kind from one source, storage or ship: one move for each."""
    if not needs:
        return True
    return any(
        source >= needs[0] and _can_part(needs[1:], _more(sources, place, -needs[0]))
        for place, source in enumerate(sources)
    )


def _way_back(came: dict[Harbour, tuple[Harbour, int]], at: Harbour) -> list[int]:
    """The moves that led to a harbour."""
    actions = []
    while at in came:
        at, action = came[at]
        actions.append(action)
    return actions[::-1]


def _repacked(action: int) -> int:
    """What is remembered of a move (BH-DEC-11)."""
    return PACKED if action == PACK else UNPACKED if action == UNPACK else 0


# ------------------------------------------------------------------ moves from a harbour, none beyond the aim


def _moves(quay: Quay, at: Harbour, aim: Aim, last: int) -> Iterator[tuple[int, Harbour]]:
    """The moves of rules page 5.3 that do not overshoot the aim, each with the harbour after it."""
    spare = [pieces - (then or 0) for pieces, then in zip(at.aboard, aim.aboard, strict=True)]
    wanted = [
        (area, kind, then - now)
        for area in range(AREAS)
        for kind, (now, then) in enumerate(zip(at.loaded[area], aim.loaded[area], strict=True))
        if then > now
    ]
    for area, kind, count in wanted:
        lacking = quay.lacking(area, at.loaded[area], kind)
        for pieces, every in _portions(min(at.storage[kind], lacking), count):
            yield (LOAD_ALL if every else LOAD) + AREAS * kind + area, _load(at, kind, area, pieces)
        for dock in quay.docks_by_kind[kind]:
            if quay.room(at.storage, kind) > 0:
                for pieces, every in _portions(min(at.aboard[dock], lacking), min(count, spare[dock])):
                    action = (TRANSHIP_ALL if every else TRANSHIP) + AREAS * dock + area
                    yield action, _load(_unload(at, kind, dock, pieces), kind, area, pieces)
    for dock in range(DOCKS):
        if spare[dock] > 0:
            kind = quay.kinds[dock]
            for pieces, every in _portions(min(at.aboard[dock], quay.room(at.storage, kind)), spare[dock]):
                yield (UNLOAD_ALL if every else UNLOAD) + dock, _unload(at, kind, dock, pieces)
    yield from _repacks(quay, at, last)


def _portions(most: int, wanted: int) -> Iterator[tuple[int, bool]]:
    """How many pieces go: one, or all that can go one after another, if that is not more than wanted."""
    if most >= 1 and wanted >= 1:
        yield 1, False
    if 2 <= most <= wanted:
        yield most, True


def _repacks(quay: Quay, at: Harbour, last: int) -> Iterator[tuple[int, Harbour]]:
    """Packing and unpacking, never one directly after the other (BH-MOVE-9, BH-DEC-11)."""
    crates = quay.box.repack_crates
    if last != UNPACKED and at.storage[CRATE] >= crates:
        yield PACK, at._replace(storage=_more(_more(at.storage, CRATE, -crates), CONTAINER, 1))
    if last != PACKED and at.storage[CONTAINER] > 0:
        yield UNPACK, at._replace(storage=_more(_more(at.storage, CRATE, crates), CONTAINER, -1))


def _unload(at: Harbour, kind: int, dock: int, pieces: int) -> Harbour:
    return Harbour(_more(at.storage, kind, pieces), _more(at.aboard, dock, -pieces), at.loaded)


def _load(at: Harbour, kind: int, area: int, pieces: int) -> Harbour:
    loaded = (*at.loaded[:area], _more(at.loaded[area], kind, pieces), *at.loaded[area + 1 :])
    return Harbour(_more(at.storage, kind, -pieces), at.aboard, loaded)


def _more(counts: Counts, place: int, by: int) -> Counts:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


# ------------------------------------------------------------------ wishes that leave a choice


def _aims(quay: Quay, wish: Wish) -> Iterator[list[Aim]]:
    """Exact aims in groups, the best group first; within a group only money and decisions count."""
    if not wish.fill and not wish.unload:
        yield [wish.aim]
        return
    for aims in _filled(quay, wish):
        if not wish.unload:
            yield aims
        elif wish.fill == () or quay.best_plan(aims):  # whatever comes ashore, the orders come first
            yield from _unloaded(quay, aims)


def _filled(quay: Quay, wish: Wish) -> Iterator[list[Aim]]:
    """Aims with as many goods as can be on the orders to fill, the most important first."""
    choices = []
    for area in wish.fill:
        ways = sorted(_ways_to_fill(quay, area, quay.start.loaded[area], 0), key=sum, reverse=True)
        choices.append([list(group) for _, group in groupby(ways, key=sum)])
    for groups in product(*choices):
        aims = []
        for loads in product(*groups):
            loaded = list(wish.aim.loaded)
            for area, goods in zip(wish.fill, loads, strict=True):
                loaded[area] = goods
            aims.append(wish.aim._replace(loaded=tuple(loaded)))
        yield aims


def _ways_to_fill(quay: Quay, area: int, loaded: Counts, kind: int) -> Iterator[Counts]:
    """All goods that may lie on an order, with more of this kind and later ones than now."""
    if kind == GOODS:
        yield loaded
        return
    for more in range(min(quay.lacking(area, loaded, kind), _supply(quay, kind)) + 1):
        yield from _ways_to_fill(quay, area, _more(loaded, kind, more), kind + 1)


def _supply(quay: Quay, kind: int) -> int:
    """Pieces of a kind that could come onto orders at most, by ship and by repacking."""

    def there(good: int) -> int:
        return quay.start.storage[good] + sum(quay.start.aboard[dock] for dock in quay.docks_by_kind[good])

    crates: int = quay.box.repack_crates
    extra = {CRATE: crates * there(CONTAINER), CONTAINER: there(CRATE) // crates}
    return there(kind) + extra.get(kind, 0)


def _unloaded(quay: Quay, aims: list[Aim]) -> Iterator[list[Aim]]:
    """The same aims with ships as empty as storage allows, the emptiest first."""
    every = [range(pieces + 1) for pieces in quay.start.aboard]
    for _, group in groupby(sorted(product(*every), key=sum), key=sum):
        vectors = list(group)
        yield [
            aim._replace(aboard=aboard)
            for aim in aims
            for aboard in vectors
            if all(then in (None, pieces) for then, pieces in zip(aim.aboard, aboard, strict=True))
            and _fits(quay, aim, aboard)
        ]


def _fits(quay: Quay, aim: Aim, aboard: Counts) -> bool:
    """Whether goods that are neither aboard nor on orders find room in storage; repacking makes none (BH-DEC-13)."""
    storage = list(quay.start.storage)
    for kind in range(GOODS):
        storage[kind] += sum(quay.start.aboard[dock] - aboard[dock] for dock in quay.docks_by_kind[kind])
        storage[kind] -= sum(then[kind] - now[kind] for now, then in zip(quay.start.loaded, aim.loaded, strict=True))
    crates = quay.box.repack_crates
    while storage[CRATE] < 0 or storage[CONTAINER] < 0:
        unpacks = 1 if storage[CRATE] < 0 else -1
        storage[CRATE] += crates * unpacks
        storage[CONTAINER] -= unpacks
        if storage[CRATE if unpacks < 0 else CONTAINER] < 0:
            return False
    return min(storage) >= 0 and quay.room(tuple(storage), CRATE) >= 0


# ------------------------------------------------------------------ reading what is wanted


def _read_wish(quay: Quay, wanted: Any) -> Wish:
    """The wish in `wanted`; PositionError for what cannot be read, IllegalMove for what the rules forbid outright."""
    given = table(wanted, "wanted", (), ("loaded", "aboard", "storage", "fill", "unload"))
    if given.get("unload", "all") != "all":
        raise PositionError(f"must be 'all', found {given['unload']!r}", "wanted.unload")
    loaded = _read_loaded(quay, given.get("loaded", {}))
    aboard: list[int | None] = [None] * DOCKS
    for dock, path, pieces in _by_number(given.get("aboard", {}), "wanted.aboard", DOCKS):
        aboard[dock] = whole(pieces, path, 0, MOST_PIECES)
        if pieces > quay.start.aboard[dock]:
            found = quay.start.aboard[dock]
            raise IllegalMove(f"Goods never go back onto a ship: dock {dock + 1} has {found} aboard.", "BH-MOVE-2")
    storage: list[int | None] = [None] * GOODS
    for kind, count in _by_good(given.get("storage", {}), "wanted.storage"):
        storage[kind] = count
    fill = _read_fill(quay, given)
    return Wish(Aim(loaded, tuple(aboard), tuple(storage)), fill, "unload" in given)


def _read_loaded(quay: Quay, given: Any) -> tuple[Counts, ...]:
    loaded = list(quay.start.loaded)
    for area, path, goods in _by_number(given, "wanted.loaded", AREAS):
        for kind, count in _by_good(goods, path):
            more = count - quay.start.loaded[area][kind]
            if more < 0:
                raise IllegalMove(
                    f"Goods never leave an order: {path}.{GOOD_NAMES[kind]} is {-more} more.", "BH-MOVE-3"
                )
            _check_lacking(quay, area, loaded[area], kind, more)
            loaded[area] = _more(loaded[area], kind, more)
    return tuple(loaded)


def _check_lacking(quay: Quay, area: int, loaded: Counts, kind: int, more: int) -> None:
    """IllegalMove if the order on an area never takes so many more goods."""
    takes = quay.lacking(area, loaded, kind)
    if more > takes:
        clause = quay.refusal(area, _more(loaded, kind, takes), kind)
        goods = f"{more} more of the kind {GOOD_NAMES[kind]}"
        raise IllegalMove(f"Loading area {area + 1} cannot take {goods}, only {takes} ({clause}).", clause)


def _read_fill(quay: Quay, given: Mapping[str, Any]) -> tuple[int, ...]:
    areas: list[int] = []
    for i, number in enumerate(sequence(given.get("fill", ()), "wanted.fill")):
        area = whole(number, f"wanted.fill.{i}", 1, AREAS) - 1
        if area in areas or {area + 1, str(area + 1)} & set(given.get("loaded", {})):
            raise PositionError(f"names loading area {area + 1} a second time", "wanted.fill")
        if quay.game.area_order[quay.seat, area] == NONE:
            raise IllegalMove(f"There is no order on loading area {area + 1} to fill.", "BH-ORDER-7")
        areas.append(area)
    return tuple(areas)


def _by_number(given: Any, path: str, most: int) -> Iterator[tuple[int, str, Any]]:
    """The entries of a table whose keys are docks or loading areas from 1, as numbers or digits."""
    if not isinstance(given, Mapping):
        raise PositionError(f"must be a table with numbers from 1 to {most}, found {given!r}", path)
    for key, value in given.items():
        number = int(key) if isinstance(key, str) and key.isdecimal() and key.isascii() and len(key) < 3 else key
        yield whole(number, path, 1, most) - 1, f"{path}.{key}", value


def _by_good(given: Any, path: str) -> Iterator[tuple[int, int]]:
    """The entries of a table of goods."""
    for name, count in table(given, path, (), GOOD_NAMES).items():
        yield choice(name, path, GOOD_NAMES), whole(count, f"{path}.{name}", 0, 99)
