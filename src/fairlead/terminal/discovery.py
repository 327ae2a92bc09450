"""The table of Age of Discovery in a terminal: expeditions, rows and orders, players, and what the viewer holds.

Colours are never alone: every ship and order shows its letter, and owners are numbered as in the list of players. From
100 columns on the rows and orders stand beside the expeditions; below 76 everything is a list whose lines break
between things, never within.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..games.definition import Data, Move
from ..games.discovery.box import components
from ..play.telling import Told, tell, tell_cost
from ..play.words import Words
from .drawing import NOTHING, TableDrawing
from .pictures import Page

MARKS = {colour["key"]: colour["mark"] for colour in components()["colour"]}
STYLES = {
    "R": "bold red",
    "B": "bold bright_blue",
    "G": "bold green",
    "Y": "bold yellow",
    "W": "bold default",
    "N": "bold rgb(190,130,70)",
    "J": "bold magenta",
}
PIECE = re.compile(r"\b([RBGYWNJ])[1-6]\b")
WIDE, NARROW = 100, 76  # columns: side by side from the first on, lists below the second
LEAST_SHIPS = 10  # columns for the ships of an expedition: two of them


class DiscoveryPicture:
    """See `pictures.Picture`."""

    order = (
        "coins",
        "order",
        "order-pile",
        "buy",
        "place",
        "start",
        "end",
        "joker-colour",
        "load",
        "rounds",
        "done",
        "reserve",
    )
    thumbs = (
        "thumb-aim",
        "thumb-turn",
        "thumb-ships",
        "thumb-joker",
        "thumb-orders",
        "thumb-expeditions",
        "thumb-matching",
        "thumb-cards",
        "thumb-reserve",
        "thumb-scorings",
        "thumb-mission",
        "thumb-end",
    )

    def table(self, view: Data, names: Sequence[str], words: Words, page: Page) -> RenderableType:
        """Everything on the table, and below it what the viewer holds."""
        return _Drawing(view, names, words, page).table()

    def legend(self, view: Data, words: Words) -> list[Text]:
        """What letters, numbers and signs mean."""
        colours = Text("  ").join(
            Text(mark, style=STYLES[mark]) + Text(f" {words.text(f'colour-{colour}')}")
            for colour, mark in MARKS.items()
        )
        keys = ("legend-pieces", "legend-expeditions", "legend-rows", "legend-players", "legend-signs")
        return [colours, *(Text(words.text(key), style="dim") for key in keys)]

    def status(self, view: Data, words: Words, page: Page) -> Text:
        """Coins, harbour, hand, cards and the actions begun, in one line."""
        seat = view["seats"][view["viewer"]]
        parts = [
            tell(words, "amount-coins", seat),
            tell(words, "status-harbour", {"ships": " ".join(_harbour(seat)) or NOTHING}),
            tell(words, "status-hand", {"orders": " ".join(order["order"] for order in seat["hand"]) or NOTHING}),
            tell(words, "amount-cards", {"cards": seat["any_colour_cards"]}),
        ]
        begun = [words.text(f"status-action-{action}") for action in view["turn"]["begun"]]
        if begun:
            parts.append(tell(words, "status-begun", {"actions": ", ".join(begun)}))
        return Text("→ ", style="cyan") + self.paint(" · ".join(parts))

    def final(self, view: Data, names: Sequence[str], words: Words) -> list[Text]:
        """The missions of all: how many expeditions, times which value."""
        lines = [Text(words.text("final-missions"), style="bold")]
        for seat in view["seats"]:
            mission = seat["mission"]
            data = {"player": names[seat["seat"]], "mission": words.text(f"mission-{mission['kind']}")}
            data |= {"count": len(mission["qualifying"]), "value": mission["value"], "completed": seat["completed"]}
            data |= {"vp": seat["vp"]["mission"], "names": ", ".join(mission["qualifying"])}
            lines.append(Text(" " + tell(words, "final-mission", data)))
        return lines

    def question(self, view: Data, moves: Sequence[Move]) -> Data:
        """The decision, how far the turn has come, and whether its open action can be gone on with."""
        decision: Data = dict(view["decision"])
        kinds = {move.kind for move in moves}
        can = {"buy": "buy" in kinds, "place": bool(kinds & {"place", "start"})}
        decision |= {"count": len(view["turn"]["begun"]), "more": kinds != {"end"}}
        decision["open"] = view["turn"]["open"] if can.get(view["turn"]["open"]) else None
        cards = [card for row in ("buy_row", "refill_row", "display") for card in view[row] if card]
        decision["reserved"] = any(card["reserved_now"] for card in cards)
        decision["reservations"] = view["seats"][decision["seat"]]["reservation_cards"]
        return decision

    def bundles(self, move: Move) -> list[str]:
        """Placements of one ship; those of the joker by its capacity first."""
        if move.kind != "place":
            return []
        ship = move.fields["ship"]
        return ["J", ship] if ship.startswith("J") else [ship]

    def tell_bundle(self, words: Words, key: str, moves: Sequence[tuple[Move, Data]]) -> Told:
        """A ship and what it could score at best."""
        best = max(preview.get("interim_vp", 0) + preview.get("final_vp", 0) for _, preview in moves)
        count = len({move.fields["expedition"] for move, _ in moves})
        data = {"ship": key, "count": count, "best": best, "joker": key == "J"}
        fee = tell_cost(words, {"coins": moves[0][1]["coins"]})
        return Told(tell(words, "bundle-place", data), fee, tell(words, "brings-bundle-place", data))

    def paint(self, text: str) -> Text:
        """Ships and orders in their colours."""
        return paint(text)


PICTURE = DiscoveryPicture()


def paint(text: str, style: str = "") -> Text:
    """A text in which `G2` is green."""
    painted = Text(text, style=style)
    for found in PIECE.finditer(text):
        painted.stylize(STYLES[found[1]], *found.span())
    return painted


class _Drawing(TableDrawing):
    """One drawing of the table."""

    def __init__(self, view: Data, names: Sequence[str], words: Words, page: Page) -> None:
        super().__init__(view, names, words, page)
        mission = view["seats"][view["viewer"]]["mission"] if view["viewer"] is not None else None
        self.starred = list(mission["qualifying"]) if mission else []

    def table(self) -> RenderableType:
        """All parts, one below the other or side by side."""
        turn = {"number": self.view["turn"]["number"], "player": self.names[self.view["turn"]["seat"]]}
        parts: list[RenderableType] = [Rule(Text(tell(self.words, "table-turn", turn), style="bold"), style="dim")]
        if self.width < NARROW:
            parts += [self.expedition_list(), Text(""), self.row_list(), *self.supply(), Text(""), self.player_list()]
        elif self.width < WIDE:
            parts += [self.expeditions(), Text(""), self.rows(), *self.supply(), Text(""), self.players()]
        else:
            sides = Table.grid(padding=(0, 2, 0, 0))
            sides.add_column()
            sides.add_column(no_wrap=True)  # ships may take more lines, prices may not
            sides.add_row(self.expeditions(), Group(self.rows(), Text(""), *self.supply()))
            parts += [sides, Text(""), self.players()]
        parts += [*self.running(), Text("")]
        if self.view["viewer"] is not None:
            parts += [self.own(self.view["seats"][self.view["viewer"]]), Text("")]
        return Group(*parts)

    # -------------------------------------------------------------- expeditions

    def expeditions(self) -> Table:
        """A row an expedition."""
        table = _grid()
        table.add_column("    " + self.words.text("table-expedition"), no_wrap=True)
        for key in ("free", "row", "interim", "final"):
            table.add_column(self.words.text(f"table-{key}"), no_wrap=True)
        table.add_column(self.words.text("table-ships"), min_width=LEAST_SHIPS)
        for expedition in self.view["expeditions"]:
            style = "dim" if expedition["free"] == 0 else None
            table.add_row(*self.expedition(expedition), Text(" ").join(self.ships(expedition["ships"])), style=style)
        return table

    def expedition_list(self) -> Group:
        """A line an expedition, or more if the ships need them."""
        keys = ("table-expedition", "table-free", "table-row", "table-interim", "table-final", "table-ships")
        lines: list[RenderableType] = [Text(" · ".join(map(self.words.text, keys)), style="dim")]
        for expedition in self.view["expeditions"]:
            name, *values = self.expedition(expedition)
            name.pad_right(14 - len(name))
            first = Text(" ").join([name, *values])
            lines.append(self.flow([first, *self.ships(expedition["ships"])], hanging=4))
        return Group(*lines)

    def expedition(self, expedition: Data) -> list[Text]:
        """Name with star and colour, room, row colour and values."""
        values = expedition["values"]
        name = Text("★ " if expedition["name"] in self.starred else "  ")
        name.append_text(_mark(expedition["colour"])).append(f" {expedition['name']}")
        held = self.view["scorings"]["interim"] == "held"
        return [
            name,
            Text(f"{expedition['free']}/{expedition['capacity']}"),
            _mark(expedition["row_colour"]),
            Text(f"{values['interim_plain']}/{values['interim_match']}", style="dim" if held else ""),
            Text(f"{values['final_plain']}/{values['final_match']}"),
        ]

    def ships(self, ships: Sequence[Data]) -> list[Text]:
        """Ships in the order of placing, each with its owner's number."""
        return [self.ship(ship) for ship in ships]

    def ship(self, ship: Data) -> Text:
        """A ship at an expedition: `G2①`, or `J2=W③` for a joker that counts as white."""
        text = paint(ship["ship"])
        if ship["ship"].startswith("J"):
            text.append("=").append_text(_mark(ship["colour"]))
        own = ship["seat"] == self.view["viewer"]
        return text.append(self.owners[ship["seat"]], style="reverse" if own else "")

    # -------------------------------------------------------------- rows and orders

    def rows(self) -> Table:
        """A row a column of ships, from the refill row to the buy row, and beside it an order."""
        table = _grid()
        table.add_column("", style="dim")
        for key in ("refill-row", "buy-row", "display"):
            table.add_column(self.words.text(f"table-{key}"), no_wrap=True)
        display = [*self.view["display"], None]
        for column, cards in enumerate(zip(self.view["refill_row"], self.view["buy_row"], display, strict=True)):
            refill, buy, order = cards
            last = self.order_card(order) if column < len(self.view["display"]) else Text("")
            table.add_row(str(column), self.ship_card(refill), self.ship_card(buy), last)
        return table

    def row_list(self) -> Group:
        """The rows and orders, each in as many lines as it needs."""
        parts = (
            ("refill-row", [self.ship_card(card) for card in self.view["refill_row"]]),
            ("buy-row", [self.ship_card(card) for card in self.view["buy_row"]]),
            ("display", [self.order_card(card) for card in self.view["display"]]),
        )
        lines = []
        for key, cards in parts:
            numbered = [Text(f"{number}:", style="dim") + card for number, card in enumerate(cards)]
            lines.append(self.flow([self.label(f"table-{key}"), *numbered]))
        return Group(*lines)

    def ship_card(self, card: Data | None) -> Text:
        """A ship with its price."""
        return self.card(card, f"{card['ship']} {card['price']}" if card else "")

    def order_card(self, card: Data | None) -> Text:
        """An order with its incomes."""
        return self.card(card, f"{card['order']} {'/'.join(map(str, card['incomes']))}" if card else "")

    def card(self, card: Data | None, text: str) -> Text:
        """A card with the flag of who reserved it; a dash for a gap."""
        if card is None:
            return Text(NOTHING, style="dim")
        seat = card["reserved_by"]
        return paint(text) if seat is None else paint(text) + Text(f" ⚑{self.owners[seat]}", style="bold cyan")

    def supply(self) -> list[Text]:
        """Face-down cards, and when the scorings come."""
        lines = [
            Text(tell(self.words, "table-stacks", {"sizes": " ".join(map(str, self.view["stacks"]))})),
            Text(tell(self.words, "table-pile", {"count": self.view["pile"]})),
        ]
        for name, left in self.view["scorings"].items():
            style = "bold red" if isinstance(left, int) else ""
            lines.append(Text(tell(self.words, f"table-scoring-{name}", {"left": left}), style=style))
        return lines if self.width >= WIDE else [self.flow(lines, hanging=0)]

    # -------------------------------------------------------------- players

    def players(self) -> Table:
        """A row a player."""
        table = _grid()
        table.add_column(self.words.text("table-player"), no_wrap=True)
        for key in ("coins", "vp", "completed", "any", "reserve"):
            table.add_column(self.words.text(f"table-{key}"), justify="right", no_wrap=True)
        for key in ("joker", "hand"):
            table.add_column(self.words.text(f"table-{key}"), no_wrap=True)
        table.add_column(self.words.text("table-harbour"))
        for seat in self.view["seats"]:
            table.add_row(self.player(seat), *self.numbers(seat), *self.holdings(seat))
        return table

    def player_list(self) -> Group:
        """A few lines a player, every number with its word."""
        keys = ("coins", "vp", "completed", "any", "reserve", "joker", "hand", "harbour")
        lines: list[RenderableType] = []
        for seat in self.view["seats"]:
            values = [*map(Text, self.numbers(seat)), *self.holdings(seat)]
            labels = [Text(self.words.text(f"table-{key}") + " ", style="dim") for key in keys]
            lines.append(self.flow([self.player(seat), *(a + b for a, b in zip(labels, values, strict=True))]))
        return Group(*lines)

    def player(self, seat: Data) -> Text:
        """Number and name, bold for the player whose turn it is."""
        acting = not self.view["over"] and seat["seat"] == self.view["turn"]["seat"]
        return Text(f"{self.owners[seat['seat']]} {self.names[seat['seat']]}", style="bold" if acting else "")

    def numbers(self, seat: Data) -> list[str]:
        """Coins, VP, completed orders and cards."""
        coins = "?" if seat["coins"] is None else str(seat["coins"])
        counts = (seat["vp"]["total"], seat["completed"], seat["any_colour_cards"], seat["reservation_cards"])
        return [coins, *map(str, counts)]

    def holdings(self, seat: Data) -> list[Text]:
        """Joker, hand and harbour."""
        hand = " ".join(order["order"] if order else "?" for order in seat["hand"])
        return [_joker(seat["joker"]), paint(hand or NOTHING), paint(" ".join(_harbour(seat)) or NOTHING)]

    def running(self) -> list[Text]:
        """The running orders of all, as many in a line as fit."""
        orders = []
        for seat in self.view["seats"]:
            for order in seat["running"]:
                data = {"player": self.owners[seat["seat"]], "order": order["order"], "ships": " ".join(order["ships"])}
                data |= {"coins": order["income"], "rounds": order["rounds_left"]}
                orders.append(paint(tell(self.words, "table-running-order", data)))
        return [self.flow([self.label("table-running"), *orders])] if orders else []

    # -------------------------------------------------------------- what the viewer holds

    def own(self, seat: Data) -> RenderableType:
        """Hand, joker and mission of the viewer, beside their names or, on a narrow screen, after them."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        parts = list(self.own_parts(seat))
        for key, text in parts:
            table.add_row(self.words.text(key), text)
        labelled = (Text.assemble((self.words.text(key), "bold"), " ", text) for key, text in parts)
        return Group(*labelled) if self.width < NARROW else table

    def own_parts(self, seat: Data) -> Iterator[tuple[str, Text]]:
        """What the viewer holds, each with the key of its name."""
        orders = [paint(tell(self.words, "own-order", order)) for order in seat["hand"]]
        empty = Text(self.words.text("own-hand-empty"))
        yield "own-hand", self.flow(orders, hanging=0, room=self.width - 20) if orders else empty
        if seat["joker"]["colours"]:
            colours = "/".join(self.words.text(f"colour-{colour}") for colour in seat["joker"]["colours"])
            yield "own-joker", Text(self.words.text("own-joker-text", colours=colours, place=seat["joker"]["place"]))
        if seat["mission"]:
            yield "own-mission", self.mission(seat["mission"], seat["completed"])

    def mission(self, mission: Data, completed: int) -> Text:
        """What the mission asks, its values with the present one marked, and what it would bring now."""
        words, kind, places = self.words, mission["kind"], mission["qualifying"]
        meaning = words.text(f"mission-meaning-{kind}")
        text = Text(words.text("own-mission-text", mission=words.text(f"mission-{kind}"), meaning=meaning))
        text.append("\n" + words.text("own-mission-values"))
        here = min(completed, len(mission["values"]) - 1)
        for orders, value in enumerate(mission["values"]):
            text.append(f" [{value}]" if orders == here else f" {value}", style="bold" if orders == here else "dim")
        now = words.text("own-mission-now", count=len(places), value=mission["value"], names=", ".join(places))
        return text.append(f" · {now}")


def _grid() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")


def _mark(colour: str | None) -> Text:
    """The letter of a colour."""
    return Text(NOTHING, style="dim") if colour is None else Text(MARKS[colour], style=STYLES[MARKS[colour]])


def _harbour(seat: Data) -> list[str]:
    """Ships in the harbour; the joker is J."""
    return [*seat["harbour"], *(["J"] if seat["joker"]["place"] == "harbour" else [])]


def _joker(joker: Data) -> Text:
    return Text("/").join(_marks(joker["colours"])) if joker["colours"] else Text("?")


def _marks(colours: Iterable[str]) -> list[Text]:
    return [_mark(colour) for colour in colours]
