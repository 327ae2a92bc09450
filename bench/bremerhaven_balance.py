"""What the components of Bremerhaven are worth in play: the part of bench/balance.py for this game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.console import Console, Group
from rich.progress import Progress

from bremerhaven_players import PLAYERS
from fairlead.games import find
from fairlead.games.bremerhaven.actions import MOVES_DONE
from fairlead.games.bremerhaven.box import AREAS, components
from fairlead.games.bremerhaven.moving import is_complete, move_goods
from fairlead.games.bremerhaven.names import (
    BUILDING_NAMES,
    EVENT_NAMES,
    MONEY_NAMES,
    ORDER_TITLES,
    PRESTIGE_NAMES,
    RANK_NAMES,
    SHIP_TITLES,
)
from fairlead.games.bremerhaven.state import EVENT_MONEY, EVENT_PRESTIGE, NONE
from fairlead.kernel.compiler import plain
from fairlead.kernel.records import Plain
from fairlead.play.table import GameTable
from report import grid

Numbers = np.ndarray[Any, Any]
Tick = Callable[[], None]
VARIETIES = ((1, "solo"), (2, "short"), (3, "short"), (4, "short"), (2, "long"), (3, "long"), (4, "long"))
QUANTILES = (5, 25, 50, 75, 95)
EXAMPLES = 15  # rows that are shown of the best and the worst ships and orders


@dataclass
class Seat:
    """What one seat's game came to."""

    seat: int
    start_rank: int
    start_building: int
    score: int = 0
    money: int = 0
    prestige: int = 0
    place: int = 0
    parts: list[int] = field(default_factory=list)
    built: int = 0
    ships: set[int] = field(default_factory=set)
    orders: set[int] = field(default_factory=set)
    complete: set[int] = field(default_factory=set)


@dataclass
class Study:
    """Many games of one kind of player."""

    players: int
    seats: list[Seat] = field(default_factory=list)
    offered: Counter[tuple[str, int]] = field(default_factory=Counter)
    events: dict[int, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))
    rounds: list[int] = field(default_factory=list)

    def of(self, name: str) -> Numbers:
        """One number of every seat."""
        return np.array([getattr(seat, name) for seat in self.seats])


class Watcher:
    """Plays one game and keeps what the last position no longer tells."""

    def __init__(self, study: Study, table: GameTable, players: int) -> None:
        self.study, self.table, self.game = study, table, table.plain()
        self.shadow = table.memory.copy()
        self.before = Plain(self.shadow[0])
        game = self.game
        ranks = game.ladder.tolist()
        self.seats = [
            Seat(seat, ranks.index(seat), game.built[seat].bit_length() - 1 if game.built[seat] else NONE)
            for seat in range(players)
        ]
        self.seen: set[tuple[str, int]] = set()

    def play(self, seat: int, action: int) -> None:
        """One answer, and a look at what it changed."""
        self.shadow[:] = self.table.memory
        assert self.table.play(seat, action), action
        before, after = self.before, self.game
        if after.phase != before.phase or after.round != before.round:
            self._watch_event(before, after)
        if MOVES_DONE < action < MOVES_DONE + 65:
            plain(move_goods)(self.table.box, before, seat, action)  # as the orders lay when they were settled
        for one in self.seats:
            self._watch_harbour(one, before, after)
        self.seen.update(("ship", ship) for ship in after.sea.tolist() if ship != NONE)
        self.seen.update(("order", order) for order in after.land.tolist() if order != NONE)

    def _watch_harbour(self, one: Seat, before: Plain, after: Plain) -> None:
        one.ships.update(ship for ship in after.dock_ship[one.seat].tolist() if ship != NONE)
        for area in range(AREAS):
            order = before.area_order[one.seat, area]
            if order != NONE:
                one.orders.add(order)
                gone = after.area_order[one.seat, area] != order
                if gone and plain(is_complete)(self.table.box, before, one.seat, area):
                    one.complete.add(order)

    def _watch_event(self, before: Plain, after: Plain) -> None:
        """What the event of a round gave each seat, when the round has ended."""
        if before.event == NONE or (before.event == after.event and before.round == after.round):
            return
        for one in self.seats:
            money = after.money_from[one.seat, EVENT_MONEY] - before.money_from[one.seat, EVENT_MONEY]
            prestige = after.prestige_from[one.seat, EVENT_PRESTIGE] - before.prestige_from[one.seat, EVENT_PRESTIGE]
            self.study.events[before.event].append((money, prestige))

    def finish(self) -> None:
        """Reads the last position into the study."""
        places, points = self.table.ranks(), self.table.points()
        for one in self.seats:
            one.score, one.parts = points[one.seat][0], points[one.seat][1:]
            one.money = self.game.cash[one.seat] + self.game.deposit[one.seat]
            one.prestige, one.built = self.game.prestige[one.seat], self.game.built[one.seat]
            one.place = places[one.seat]
        self.study.seats += self.seats
        self.study.offered.update(self.seen)
        self.study.rounds.append(self.game.round)


def study_games(kinds: Sequence[str], options: dict[str, Any], games: int, seed: int, tick: Tick) -> Study:
    """Plays games with a player of each kind named, in turn."""
    definition = find("bremerhaven")
    accepted = definition.accept_options(options)
    players = accepted["players"]
    study = Study(players)
    for number in range(games):
        table = GameTable(definition)
        table.deal(accepted, seed + number)
        watcher = Watcher(study, table, players)
        seated = [
            PLAYERS[kinds[(seat + number) % len(kinds)]](table.box, watcher.game, seat, seed + number)
            for seat in range(players)
        ]
        while bits := table.acting():
            seat = (bits & -bits).bit_length() - 1
            watcher.play(seat, seated[seat].choose(table.legal(seat)))
        watcher.finish()
        tick()
    return study


# ------------------------------------------------------------------ reports


def spread_table(study: Study) -> Group:
    """Quantiles of score, money and prestige."""
    rows = [
        (name, float(study.of(name).mean()), *(int(q) for q in np.percentile(study.of(name), QUANTILES)))
        for name in ("score", "money", "prestige")
    ]
    title = f"{len(study.rounds)} games, {np.mean(study.rounds):.1f} rounds"
    return grid(title, ("", "mean", *(f"{q} %" for q in QUANTILES)), rows)


def source_table(study: Study) -> Group:
    """Where money and prestige came from."""
    means = study.of("parts").mean(axis=0)
    rows = [(name, float(mean)) for name, mean in zip((*MONEY_NAMES, *PRESTIGE_NAMES), means, strict=True)]
    return grid("Money and prestige by source", ("source", "mean"), rows)


def band_table(study: Study) -> Group:
    """Share of solo games in each band."""
    bands, scores = components()["solo"], study.of("score")
    reached = np.searchsorted(bands["band_from"], scores, side="right") - 1
    rows = [
        (name, start, float((reached == i).mean()))
        for i, (name, start) in enumerate(zip(bands["band"], bands["band_from"], strict=True))
    ]
    return grid("Bands of the solo game", ("band", "from", "share"), rows)


def fairness_table(study: Study) -> Group:
    """Wins by seat and by rank at the start."""
    won, rows = study.of("place") == 1, []
    for name, numbers in (("seat", study.of("seat")), ("start rank", study.of("start_rank"))):
        for number in range(study.players):
            there = numbers == number
            label = f"{name} {number}" if name == "seat" else RANK_NAMES[number]
            rows.append((label, float(won[there].mean()), float(study.of("score")[there].mean())))
    return grid("Seats and ranks", ("", "wins", "mean score"), rows)


def building_table(study: Study) -> Group:
    """How buildings go with scores: as start building, and built at any time."""
    scores, built, start = study.of("score"), study.of("built"), study.of("start_building")
    rows = []
    for building, name in enumerate(BUILDING_NAMES):
        has = (built >> building & 1).astype(bool)
        first = start == building
        gain = mean(scores[has]) - mean(scores[~has])
        rows.append((name, float(has.mean()), gain, int(first.sum()), mean(scores[first])))
    rows.sort(key=lambda row: -row[4] if row[3] else -row[2])
    heads = ("building", "built", "score with - without", "as start building", "score then")
    return grid("Buildings", heads, rows)


def card_table(study: Study, kind: str, titles: Sequence[str]) -> Group:
    """How often cards on the boards are taken, orders completed, and how those who took them do."""
    scores, rows = study.of("score"), []
    for card, title in enumerate(titles):
        offered = study.offered[kind, card]
        if offered:
            took = np.array([card in (seat.ships if kind == "ship" else seat.orders) for seat in study.seats])
            complete = sum(card in seat.complete for seat in study.seats)
            share = complete / max(1, int(took.sum())) if kind == "order" else float("nan")
            gain = mean(scores[took]) - mean(scores[~took])
            rows.append((f"{card + 1} {title}", offered, float(took.sum() / offered), share, gain))
    rows.sort(key=lambda row: -row[4])
    heads = (kind, "offered", "taken of offered", "complete of taken", "score with - without")
    shown = rows if len(rows) <= 2 * EXAMPLES else [*rows[:EXAMPLES], *rows[-EXAMPLES:]]
    return grid(f"{kind.capitalize()}s, the best and the worst", heads, shown)


def event_table(study: Study) -> Group:
    """What events moved."""
    rows = []
    for event, name in enumerate(EVENT_NAMES):
        moved = np.array(study.events.get(event, [(0, 0)]))
        money, prestige = moved.mean(axis=0).tolist()
        rows.append((name, len(moved), money, prestige, float((moved != 0).any(axis=1).mean())))
    return grid("Events", ("event", "seats met", "money", "prestige", "moved something"), rows)


def mean(values: Numbers) -> float:
    """The mean, or nothing of nothing."""
    return float(values.mean()) if len(values) else float("nan")


def report(console: Console, study: Study, variant: str, full: bool) -> None:
    """Prints what a study shows."""
    tables: list[Callable[[Study], Group]] = [spread_table, source_table]
    if variant == "solo":
        tables.append(band_table)
    else:
        tables.append(fairness_table)
    for table in tables:
        console.print(table(study))
    if full:
        console.print(building_table(study))
        console.print(card_table(study, "ship", SHIP_TITLES))
        console.print(card_table(study, "order", ORDER_TITLES))
        if variant == "long":
            console.print(event_table(study))


def run(players: int | None, variant: str | None, games: int, seed: int, kinds: Sequence[str]) -> None:
    """Studies of the varieties asked for, by default all, for each kind of player."""
    console = Console(width=120)
    for number, name in VARIETIES:
        if (players or number) != number or (variant or name) != name:
            continue
        for kind in kinds:
            with Progress(console=console, transient=True) as progress:
                task = progress.add_task(f"{kind}, {number} {name}", total=games)
                mixed = kind.split("+")
                options = {"players": number, "variant": name}
                study = study_games(mixed, options, games, seed, lambda task=task: progress.update(task, advance=1))
            console.rule(f"{kind} play, {name}, {number} seat{'s' if number > 1 else ''}")
            report(console, study, name, kind != "random")
