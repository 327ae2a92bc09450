"""Editing a position: changes written by hand are merged in, and displaced pieces go back to where they belong.

What the changes name is fixed. Everything else gives way in this order: a ship that is needed elsewhere leaves the
stacks first, then a row (the gap is filled from the stacks); an order leaves the pile first, then a hand or the
display (which draw another one); a mission or joker is swapped with its holder. Ships and orders that nothing holds
any more go to the bottom of the stacks and of the pile. What other players own is never taken silently: that is a
PositionError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import deepcopy
from itertools import pairwise
from typing import Any

from ...errors import PositionError
from ..definition import Data
from ..reading import choice, choices, sequence, table, whole
from .box import COLUMNS, SHIP_CARDS, SLOTS
from .names import (
    ACTION_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EXPEDITION_NAMES,
    JOKER_NAMES,
    MISSION_NAMES,
    ORDER_NAMES,
    PLACE_NAMES,
    SHIP_CODE_NAMES,
    SHIP_NAMES,
)
from .positions import BOX, KEYS, SEAT_KEYS, STACK_STARTS
from .state import BUY, JOKER, LAID_OUT, PLACE

COPIES = {name: BOX.ship_copies[ship] for ship, name in enumerate(SHIP_NAMES)}


def edit(position: Data, changes: Data) -> Data:
    """A new full position: `position` with `changes` merged in and the other pieces put in order."""
    table(changes, "", (), KEYS)
    result = deepcopy(position)
    merge_plain(result, changes)
    merge_seats(result, changes)
    merge_expeditions(result, changes)
    for name, length in (("buy_row", COLUMNS), ("refill_row", COLUMNS), ("display", SLOTS)):
        result[name] = merged_list(result[name], changes.get(name, {}), name, length)
    merge_reservations(result, changes)
    settle_turn(result, changes)
    settle_cards(result, changes)
    settle_ships(result, changes)
    settle_orders(result, changes)
    return result


# ------------------------------------------------------------------ merging


def merge_plain(result: Data, changes: Data) -> None:
    """Tables of plain values: options, turn, scorings, luck; the decision is replaced as a whole."""
    for name in ("options", "turn", "scorings", "luck"):
        if name in changes:
            result[name] |= table(changes[name], name, (), result[name])
    for name in ("decision", "barrier", "completed_orders", "cut_off_orders"):
        if name in changes:
            result[name] = deepcopy(changes[name])
    if result["options"]["players"] != len(result["seats"]):
        raise PositionError("the number of players of a game cannot be edited; start a new one", "options.players")


def merge_seats(result: Data, changes: Data) -> None:
    """Seats by number; inside a seat only `vp` is merged, everything else replaced."""
    for seat, entry in by_number(changes.get("seats", {}), "seats", len(result["seats"])):
        path = f"seats.{seat}"
        for name, value in table(entry, path, (), SEAT_KEYS).items():
            if name == "vp":
                result["seats"][seat]["vp"] |= table(value, f"{path}.vp", (), result["seats"][seat]["vp"])
            elif name == "running":
                running = sequence(value, f"{path}.running")
                result["seats"][seat]["running"] = [
                    full_running(r, f"{path}.running.{i}") for i, r in enumerate(running)
                ]
            else:
                result["seats"][seat][name] = deepcopy(value)


def full_running(data: Any, path: str) -> Data:
    """A running order; `rounds_left` is `rounds` unless it is named, both 0 unless named."""
    entry = dict(table(data, path, ("order", "ships"), ("rounds", "rounds_left")))
    choices(entry["ships"], f"{path}.ships", SHIP_CODE_NAMES)
    entry.setdefault("rounds", entry.get("rounds_left", 0))
    entry.setdefault("rounds_left", entry["rounds"])
    return entry


def merge_expeditions(result: Data, changes: Data) -> None:
    """Expeditions by name; the list of ships is replaced. A ship's colour may be left out where the rules fix it."""
    for name, ships in table(changes.get("expeditions", {}), "expeditions", (), EXPEDITION_NAMES).items():
        path = f"expeditions.{name}"
        placed: list[Data] = []
        for i, ship in enumerate(sequence(ships, path)):
            placed.append(full_ship(ship, f"{path}.{i}", placed, result))
        result["expeditions"][name] = placed
        if not placed:
            del result["expeditions"][name]


def full_ship(data: Any, path: str, row: list[Data], result: Data) -> Data:
    """A ship at an expedition, with the colour it scores for: its own, or that of the row."""
    entry = dict(table(data, path, ("ship", "seat"), ("colour",)))
    ship = choice(entry["ship"], f"{path}.ship", SHIP_CODE_NAMES)
    if "colour" not in entry:
        by_row = bool(row) and (ship >= JOKER or result["options"]["card_colour"] == "row")
        if ship >= JOKER and not row:
            raise PositionError("a joker placed first needs the colour its owner named (AD-EXP-8)", path, "AD-EXP-8")
        entry["colour"] = row[0]["colour"] if by_row else COLOUR_NAMES[BOX.ship_colour[ship]]
    return entry


def merge_reservations(result: Data, changes: Data) -> None:
    """Reservations by place: a seat, a full entry, or None for no reservation. They cost their reservers cards."""
    for place, entry in table(changes.get("reservations", {}), "reservations", (), PLACE_NAMES).items():
        if entry is None:
            result["reservations"].pop(place, None)
        else:
            result["reservations"][place] = full_reservation(entry, f"reservations.{place}", len(result["seats"]))
    held = Counter(entry["seat"] for entry in result["reservations"].values())
    dealt = BOX.reservation_cards[len(result["seats"])]
    for seat, data in enumerate(result["seats"]):
        if "reservation_cards" not in named(changes, "seats", seat):
            data["reservation_cards"] = min(data["reservation_cards"], max(0, dealt - held[seat]))


def full_reservation(data: Any, path: str, players: int) -> Data:
    """A reservation; it is one of an earlier turn unless it says otherwise."""
    entry = dict(table(data, path, ("seat",), ("this_turn",))) if isinstance(data, Mapping) else {"seat": data}
    whole(entry["seat"], f"{path}.seat", 0, players - 1)
    return {"this_turn": False} | entry


def settle_turn(result: Data, changes: Data) -> None:
    """A turn given to a seat begins anew, and asks for its first step, unless the changes say how far it has come.

    Actions begun are named in their sequence: buying or placing, if it came last, is open for further steps.
    """
    turn = changes.get("turn", {})
    if "seat" in turn or "number" in turn or "begun" in turn:
        begun = choices(turn.get("begun", []), "turn.begun", ACTION_NAMES)
        last = ACTION_NAMES[begun[-1]] if begun and begun[-1] in (BUY, PLACE) else None
        result["turn"] |= {"begun": turn.get("begun", []), "open": turn.get("open", last)}
    if turn and "decision" not in changes:
        result["decision"] = {"kind": "act"}


def by_number(data: Any, path: str, length: int) -> Iterable[tuple[int, Any]]:
    """Entries of a list: all of them as a list, or some as a table {number: entry}; JSON writes the numbers as text."""
    if isinstance(data, (list, tuple)):
        return enumerate(sequence(data, path, length))
    if not isinstance(data, Mapping):
        raise PositionError(f"must be a list or a table of numbered entries, found {data!r}", path)
    pairs = []
    for key, value in data.items():
        number = int(key) if isinstance(key, str) and key in map(str, range(length)) else key
        pairs.append((whole(number, path, 0, length - 1), value))
    return pairs


def merged_list(old: list[Any], changes: Any, path: str, length: int) -> list[Any]:
    """A row with some entries changed."""
    new = list(old)
    for i, value in by_number(changes, path, length):
        new[i] = value
    return new


def named(changes: Data, name: str, number: int) -> Mapping[str, Any]:
    """What the changes say about one entry of a list."""
    entries = changes.get(name, {})
    if isinstance(entries, (list, tuple)):
        return entries[number] if number < len(entries) else {}
    found: Mapping[str, Any] = entries.get(number, entries.get(str(number), {}))
    return found


def named_numbers(changes: Data, name: str, length: int) -> set[int]:
    """The entries of a row that the changes fix."""
    return {i for i, _ in by_number(changes.get(name, {}), name, length)}


# ------------------------------------------------------------------ missions and jokers


def settle_cards(result: Data, changes: Data) -> None:
    """A mission or joker given to a seat is swapped with whoever had it."""
    for entry, names in (("mission", MISSION_NAMES), ("joker", JOKER_NAMES)):
        boxed = f"{entry}s"
        if "in_the_box" in changes and boxed in table(changes["in_the_box"], "in_the_box", (), ("missions", "jokers")):
            result["in_the_box"][boxed] = list(sequence(changes["in_the_box"][boxed], f"in_the_box.{boxed}"))
            continue
        seats = result["seats"]
        fixed = [seat for seat in range(len(seats)) if entry in named(changes, "seats", seat)]
        taken = [choice(seats[seat][entry], f"seats.{seat}.{entry}", names) for seat in fixed]
        if len(set(taken)) < len(taken):
            raise PositionError(f"there is one {entry} of each kind (AD-SETUP-11, AD-SETUP-12)", "seats")
        free = [name for i, name in enumerate(names) if i not in taken]
        for seat in range(len(seats)):
            if seat not in fixed and seats[seat][entry] in free:
                free.remove(seats[seat][entry])
        for seat in range(len(seats)):
            if seat not in fixed and names.index(seats[seat][entry]) in taken:
                seats[seat][entry] = free.pop(0)
        kept = [name for name in result["in_the_box"][boxed] if name in free]
        result["in_the_box"][boxed] = kept + [name for name in free if name not in kept]
    settle_shown_jokers(result, changes)


def settle_shown_jokers(result: Data, changes: Data) -> None:
    """A joker that lies at an expedition or on an order has been shown."""
    used = {ship["seat"] for ships in result["expeditions"].values() for ship in ships if ship["ship"][0] == "J"}
    for seat, data in enumerate(result["seats"]):
        on_order = any(name[0] == "J" for order in data["running"] for name in order["ships"])
        if (seat in used or on_order) and "joker_shown" not in named(changes, "seats", seat):
            data["joker_shown"] = True


# ------------------------------------------------------------------ ships


def settle_ships(result: Data, changes: Data) -> None:
    """Puts every ship where the changes want it, refills the rows and lays the rest into the stacks."""
    left = Counter(COPIES)
    spend(left, owned_ships(result), "the players' ships")
    stacked = stack_changes(changes)
    spend(left, [card for cards in stacked.values() for card in cards if card in COPIES], "stacks")
    fixed = {name: named_numbers(changes, name, COLUMNS) for name in ("buy_row", "refill_row")}
    for name, columns in fixed.items():
        ships = [result[name][column] for column in sorted(columns)]
        spend(left, [SHIP_NAMES[choice(s, name, SHIP_NAMES)] for s in ships if s is not None], name)
    gaps = keep_rows(result, fixed, left)
    pool = ordered_pool(result, left)
    for name, column in gaps:
        result[name][column] = pool.pop(0) if pool else None
    lay_stacks(result, stacked, pool)


def owned_ships(result: Data) -> list[str]:
    """All ships of all players, jokers aside."""
    ships: list[str] = []
    for seat, data in enumerate(result["seats"]):
        path = f"seats.{seat}"
        ships += [SHIP_NAMES[ship] for ship in choices(data["harbour"], f"{path}.harbour", SHIP_NAMES)]
        for i, order in enumerate(data["running"]):
            loaded = choices(order["ships"], f"{path}.running.{i}.ships", SHIP_CODE_NAMES)
            ships += [SHIP_NAMES[ship] for ship in loaded if ship < JOKER]
    for row in result["expeditions"].values():
        ships += [entry["ship"] for entry in row if entry["ship"] in COPIES]
    return ships


def spend(left: Counter[str], ships: Iterable[str], path: str) -> None:
    """Takes ships from what is left of each type."""
    for ship in ships:
        left[ship] -= 1
        if left[ship] < 0:
            raise PositionError(
                f"needs another {ship}, but all {COPIES[ship]} of that type are already placed by these changes or "
                "owned by players (AD-COMP-1)",
                path,
                "AD-COMP-1",
            )


def keep_rows(result: Data, fixed: dict[str, set[int]], left: Counter[str]) -> list[tuple[str, int]]:
    """Row ships that the changes do not name stay if their type is not used up; returns the gaps to be filled."""
    gaps = []
    for name in ("buy_row", "refill_row"):
        for column in range(COLUMNS):
            ship = result[name][column]
            if column in fixed[name]:
                continue
            if ship is not None and left[ship] > 0:
                left[ship] -= 1
            else:
                gaps.append((name, column))
    return gaps


def ordered_pool(result: Data, left: Counter[str]) -> list[str]:
    """What is left for the stacks: in the sequence they had, then displaced ships."""
    rest = Counter(left)
    pool = []
    for card in (card for stack in result["stacks"] for card in stack):
        if rest[card] > 0:
            rest[card] -= 1
            pool.append(card)
    return pool + [ship for ship in SHIP_NAMES for _ in range(rest[ship])]


def stack_changes(changes: Data) -> dict[int, list[str]]:
    """The top cards of stacks that the changes name."""
    stacks = by_number(changes.get("stacks", {}), "stacks", len(STACK_STARTS) - 1)
    return {i: [CARD_NAMES[c] for c in choices(cards, f"stacks.{i}", CARD_NAMES)] for i, cards in stacks}


def lay_stacks(result: Data, stacked: dict[int, list[str]], pool: list[str]) -> None:
    """Lays named cards on top of their stacks, scoring cards that wait where they were, and the pool around them."""
    waiting = [name for name in ("interim", "final") if result["scorings"][name] == "waiting"]
    if result["scorings"]["final"] == "held" and any("final" in stack for stack in result["stacks"]):
        waiting.append("final")  # a game stopped by turn_cap
    named_ships = sum(card in COPIES for cards in stacked.values() for card in cards)
    drawn = SHIP_CARDS - len(pool) - named_ships - len(waiting)
    if drawn < LAID_OUT:
        row = "buy_row" if None in result["buy_row"] else "refill_row"
        raise PositionError("a gap means that all stacks are empty (AD-BUY-5, AD-BUY-8)", row, "AD-BUY-5")
    deck: list[str | None] = [None] * SHIP_CARDS
    for stack, cards in stacked.items():
        top = max(drawn, STACK_STARTS[stack])
        if cards and top + len(cards) > STACK_STARTS[stack + 1]:
            room = max(0, STACK_STARTS[stack + 1] - top)
            raise PositionError(f"has {room} cards left, not {len(cards)} (AD-BUY-5)", f"stacks.{stack}", "AD-BUY-5")
        for i, card in enumerate(cards):
            deck[top + i] = card
    for card, stack in (("interim", BOX.interim_stack), ("final", BOX.final_stack)):
        if card in waiting and card not in deck:
            deck[scoring_place(result, deck, card, stack, drawn)] = card
    for i in range(drawn, SHIP_CARDS):
        if deck[i] is None and pool:
            deck[i] = pool.pop(0)
    cards_left = pairwise(STACK_STARTS)
    result["stacks"] = [[c for c in deck[max(drawn, start) : end] if c is not None] for start, end in cards_left]


def scoring_place(result: Data, deck: list[str | None], card: str, stack: int, drawn: int) -> int:
    """Where a scoring card lies that the changes do not name: where it was, else as near as its stack allows."""
    end = STACK_STARTS[stack + 1]
    free = [i for i in range(max(drawn, STACK_STARTS[stack]), end) if deck[i] is None]
    if not free:
        raise PositionError(
            f"so many ships are bought that the {card} card has come up: set scorings.{card} to the turn ends left, or "
            "to 'held' (AD-SETUP-7)",
            f"scorings.{card}",
            "AD-SETUP-7",
        )
    before = (
        end - len(result["stacks"][stack]) + result["stacks"][stack].index(card)
        if card in result["stacks"][stack]
        else 0
    )
    return min(free, key=lambda place: abs(place - before))


# ------------------------------------------------------------------ orders


def settle_orders(result: Data, changes: Data) -> None:
    """Puts every order where the changes want it; hands and display that lose one draw another from the pile."""
    fixed = fixed_orders(result, changes)
    twice = [order for order, count in Counter(fixed).items() if count > 1]
    if twice:
        raise PositionError(
            f"each order exists once, but {twice[0]} is named or held twice (AD-COMP-8)", "", "AD-COMP-8"
        )
    done = kept_completed(result, changes, fixed)
    taken = {*fixed, *done}
    gaps = []
    for row, i in loose_orders(result, changes):
        if row[i] is None or row[i] in taken:
            gaps.append((row, i))
        else:
            taken.add(row[i])
    top = named_orders(changes.get("pile", []), "pile")
    pile = [order for order in result["pile"] if order not in taken]
    pile += [order for order in ORDER_NAMES if order not in taken and order not in pile]
    for row, i in gaps:
        row[i] = pile.pop(0) if pile else None
    for data in result["seats"]:
        for name in ("hand", "known_hand"):
            data[name] = [order for order in data[name] if order is not None]
    complete(result, changes, done, pile)
    result["pile"] = top + pile


def named_orders(orders: Any, path: str) -> list[str]:
    """A list of orders, each checked."""
    return [ORDER_NAMES[order] for order in choices(orders, path, ORDER_NAMES)]


def fixed_orders(result: Data, changes: Data) -> list[str]:
    """Orders that stay where they are: all that the changes name, and all that are running or have left the game."""
    slots = sorted(named_numbers(changes, "display", SLOTS))
    fixed = named_orders([result["display"][slot] for slot in slots if result["display"][slot] is not None], "display")
    fixed += named_orders(result["cut_off_orders"], "cut_off_orders")
    fixed += named_orders(changes.get("completed_orders", []), "completed_orders")
    for seat, data in enumerate(result["seats"]):
        fixed += named_orders([order["order"] for order in data["running"]], f"seats.{seat}.running")
        for name in ("hand", "known_hand"):
            if name in named(changes, "seats", seat):
                fixed += named_orders(data[name], f"seats.{seat}.{name}")
    return fixed + named_orders(changes.get("pile", []), "pile")


def loose_orders(result: Data, changes: Data) -> list[tuple[list[Any], int]]:
    """The places of orders in hands and in the display that may be displaced."""
    places = []
    for seat, data in enumerate(result["seats"]):
        for name in ("hand", "known_hand"):
            if name not in named(changes, "seats", seat):
                places += [(data[name], i) for i in range(len(data[name]))]
    slots = named_numbers(changes, "display", SLOTS)
    return places + [(result["display"], slot) for slot in range(SLOTS) if slot not in slots]


def kept_completed(result: Data, changes: Data, fixed: list[str]) -> list[str]:
    """Completed orders that stay so: as many as the players count, without those the changes need elsewhere."""
    if "completed_orders" in changes:
        return []  # they are fixed
    return [order for order in result["completed_orders"] if order not in fixed][: count_completed(result)]


def complete(result: Data, changes: Data, done: list[str], pile: list[str]) -> None:
    """Completed orders that only the players' numbers name come from the bottom of the pile."""
    if "completed_orders" in changes:
        return
    while len(done) < count_completed(result):
        if not pile:
            raise PositionError(
                f"{count_completed(result)} orders cannot be completed: the others are in hands, running or displayed "
                "(AD-TICK-4)",
                "seats",
                "AD-TICK-4",
            )
        done.append(pile.pop())
    result["completed_orders"] = sorted(done, key=ORDER_NAMES.index)


def count_completed(result: Data) -> int:
    """How many orders the players have completed."""
    return sum(
        whole(data["completed"], f"seats.{seat}.completed", 0, len(ORDER_NAMES))
        for seat, data in enumerate(result["seats"])
    )
