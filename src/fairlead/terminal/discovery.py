"""The table of Age of Discovery in a terminal: expeditions, rows and orders, players, and what the viewer holds.

Colours are never alone: every ship and order shows its letter, and owners are numbered as in the list of players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..games.definition import Data, Move
from ..games.discovery.box import components
from ..play.telling import Told, tell, tell_cost
from ..play.words import Words

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
OWNERS = "①②③④"
PIECE = re.compile(r"\b([RBGYWNJ])[1-6]\b")
WIDE = 96  # columns from which colours are written out
NOTHING = "–"


class DiscoveryPicture:
    """See `pictures.Picture`."""

    groups = {
        "coins": "coins",
        "order": "order",
        "order-pile": "order",
        "buy": "buy",
        "place": "place",
        "start": "start",
        "end": "end",
        "joker-colour": "choice",
        "load": "choice",
        "rounds": "choice",
        "reserve": "choice",
        "done": "choice",
    }
    thumbs = ("thumb-turn", "thumb-orders", "thumb-expeditions", "thumb-mission", "thumb-end", "thumb-ships")

    def table(self, view: Data, names: Sequence[str], words: Words, width: int) -> RenderableType:
        """Everything on the table, and below it what the viewer holds."""
        turn = tell(words, "table-turn", {"number": view["turn"]["number"], "player": names[view["turn"]["seat"]]})
        parts: list[RenderableType] = [
            Rule(Text(turn, style="bold"), style="dim"),
            _expeditions(view, words, width),
            _expedition_legend(view, words, width),
            Text(""),
            _rows(view, words),
            _rows_legend(view, words),
            Text(""),
            _players(view, names, words),
            *_running(view, words),
            Text(words.text("table-legend"), style="dim"),
            Text(""),
        ]
        if view["viewer"] is not None:
            parts += [_own(view["seats"][view["viewer"]], words), Text("")]
        return Group(*parts)

    def status(self, view: Data, words: Words) -> Text:
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
        return Text("» ", style="cyan") + self.paint(" · ".join(parts))

    def question(self, view: Data) -> Data:
        """The decision, and how far the turn has come."""
        decision: Data = dict(view["decision"])
        return decision | {"count": len(view["turn"]["begun"]), "open": view["turn"]["open"]}

    def bundle(self, move: Move) -> str | None:
        """Placements of one ship."""
        return f"place {move.fields['ship']}" if move.kind == "place" else None

    def tell_bundle(self, words: Words, moves: Sequence[tuple[Move, Data]]) -> Told:
        """A ship and what it could score at best."""
        best = max(preview.get("interim_vp", 0) + preview.get("final_vp", 0) for _, preview in moves)
        data = {"ship": moves[0][0].fields["ship"], "count": len(moves), "best": best}
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


# ------------------------------------------------------------------ expeditions


def _expeditions(view: Data, words: Words, width: int) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, expand=False)
    for key in ("expedition", "colour", "free", "row", "interim", "final", "ships"):
        justify = "right" if key == "free" else "left"
        table.add_column(words.text(f"table-{key}"), justify=justify, no_wrap=key != "ships")  # type: ignore[arg-type]
    counting = _qualifying(view)
    for expedition in view["expeditions"]:
        values = expedition["values"]
        held = view["scorings"]["interim"] == "held"
        table.add_row(
            ("★ " if expedition["name"] in counting else "  ") + expedition["name"],
            _colour(expedition["colour"], words, width >= WIDE),
            f"{expedition['free']}/{expedition['capacity']}",
            _colour(expedition["row_colour"], words, width >= WIDE),
            Text(f"{values['interim_plain']} / {values['interim_match']}", style="dim" if held else ""),
            f"{values['final_plain']} / {values['final_match']}",
            _ships(expedition["ships"], view["viewer"]),
            style="dim" if expedition["free"] == 0 else None,
        )
    return table


def _ships(ships: Sequence[Data], viewer: int | None) -> Text:
    """Ships in the order of placing, each with its owner's number."""
    text = Text()
    for ship in ships:
        text.append_text(paint(ship["ship"]))
        if ship["ship"].startswith("J"):
            mark = MARKS[ship["colour"]]
            text.append(f"={mark}", style=STYLES[mark])
        text.append(f"{OWNERS[ship['seat']]}  ", style="reverse" if ship["seat"] == viewer else "")
    text.rstrip()
    return text


def _colour(colour: str | None, words: Words, written_out: bool) -> Text:
    if colour is None:
        return Text(NOTHING, style="dim")
    mark = MARKS[colour]
    return Text(f"{mark} {words.text(f'colour-{colour}')}" if written_out else mark, style=STYLES[mark])


def _qualifying(view: Data) -> list[str]:
    mission = view["seats"][view["viewer"]]["mission"] if view["viewer"] is not None else None
    return list(mission["qualifying"]) if mission else []


def _expedition_legend(view: Data, words: Words, width: int) -> Text:
    legend = Text(tell(words, "table-reading", {"stars": bool(_qualifying(view))}), style="dim")
    if width < WIDE:
        legend.append("\n")
        for colour, mark in MARKS.items():
            legend.append(mark, style=STYLES[mark])
            legend.append(f" {words.text(f'colour-{colour}')}  ")
    return legend


# ------------------------------------------------------------------ rows and orders


def _rows(view: Data, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(words.text("table-column"), style="dim")
    for column in range(len(view["buy_row"])):
        table.add_column(str(column))
    table.add_row(words.text("table-refill-row"), *(_ship_card(card) for card in view["refill_row"]))
    table.add_row(Text(words.text("table-buy-row"), style="bold"), *(_ship_card(card) for card in view["buy_row"]))
    table.add_row(words.text("table-display"), *(_order_card(card) for card in view["display"]))
    return table


def _ship_card(card: Data | None) -> Text:
    if card is None:
        return Text(NOTHING, style="dim")
    return paint(f"{card['ship']} {card['price']}") + _reserved(card)


def _order_card(card: Data | None) -> Text:
    if card is None:
        return Text(NOTHING, style="dim")
    return paint(f"{card['order']} {'/'.join(map(str, card['incomes']))}") + _reserved(card)


def _reserved(card: Data) -> Text:
    seat = card["reserved_by"]
    return Text("") if seat is None else Text(f" ⚑{OWNERS[seat]}", style="bold cyan")


def _rows_legend(view: Data, words: Words) -> Text:
    cards = [card for row in ("buy_row", "refill_row", "display") for card in view[row] if card]
    prices = tell(words, "table-prices", {"flags": any(card["reserved_by"] is not None for card in cards)})
    counts = [
        tell(words, "table-stacks", {"sizes": " ".join(map(str, view["stacks"]))}),
        tell(words, "table-pile", {"count": view["pile"]}),
    ]
    scorings = [
        Text(tell(words, f"table-scoring-{name}", {"left": left}), style="bold red" if isinstance(left, int) else "")
        for name, left in view["scorings"].items()
    ]
    lines = [Text(prices, style="dim"), Text(" · ".join(counts)), Text(" · ").join(scorings)]
    return Text("\n").join(lines)


# ------------------------------------------------------------------ players


def _players(view: Data, names: Sequence[str], words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words.text("table-player"), no_wrap=True)
    for key in ("coins", "vp", "completed"):
        table.add_column(words.text(f"table-{key}"), justify="right")
    for key in ("harbour", "hand", "joker"):
        table.add_column(words.text(f"table-{key}"), no_wrap=key != "harbour")
    for key in ("any", "reserve"):
        table.add_column(words.text(f"table-{key}"), justify="right")
    for seat in view["seats"]:
        acting = not view["over"] and seat["seat"] == view["turn"]["seat"]
        table.add_row(
            Text(f"{OWNERS[seat['seat']]} {_cut(names[seat['seat']])}", style="bold" if acting else ""),
            "?" if seat["coins"] is None else str(seat["coins"]),
            str(seat["vp"]["total"]),
            str(seat["completed"]),
            paint(" ".join(_harbour(seat)) or NOTHING),
            paint(" ".join(order["order"] if order else "?" for order in seat["hand"]) or NOTHING),
            _joker(seat["joker"]),
            str(seat["any_colour_cards"]),
            str(seat["reservation_cards"]),
        )
    return table


def _cut(name: str) -> str:
    return name if len(name) <= 12 else name[:11] + "…"


def _harbour(seat: Data) -> list[str]:
    """Ships in the harbour; the joker is J."""
    return [*seat["harbour"], *(["J"] if seat["joker"]["place"] == "harbour" else [])]


def _running(view: Data, words: Words) -> list[Text]:
    """The running orders of all, a line each."""
    lines = []
    for seat in view["seats"]:
        for order in seat["running"]:
            data = {"player": OWNERS[seat["seat"]], "order": order["order"], "ships": " ".join(order["ships"])}
            data |= {"coins": order["income"], "rounds": order["rounds_left"]}
            lines.append(paint(" " + tell(words, "table-running-order", data)))
    return [Text(" " + words.text("table-running")), *lines] if lines else []


def _joker(joker: Data) -> Text:
    if not joker["colours"]:
        return Text("?")
    return Text("/").join(_marks(joker["colours"]))


def _marks(colours: Iterable[str]) -> list[Text]:
    return [Text(MARKS[colour], style=STYLES[MARKS[colour]]) for colour in colours]


# ------------------------------------------------------------------ what the viewer holds


def _own(seat: Data, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    orders = [_own_order(order, words) for order in seat["hand"]]
    table.add_row(words.text("own-hand"), Text("\n").join(orders) if orders else words.text("own-hand-empty"))
    if seat["joker"]["colours"]:
        colours = " / ".join(words.text(f"colour-{colour}") for colour in seat["joker"]["colours"])
        text = words.text("own-joker-text", colours=colours, place=seat["joker"]["place"])
        table.add_row(words.text("own-joker"), text)
    if seat["mission"]:
        table.add_row(words.text("own-mission"), _mission(seat["mission"], seat["completed"], words))
    return table


def _own_order(order: Data, words: Words) -> Text:
    return paint(tell(words, "own-order", order))


def _mission(mission: Data, completed: int, words: Words) -> Text:
    kind = mission["kind"]
    what = words.text(f"mission-{kind}")
    text = Text(words.text("own-mission-text", mission=what, meaning=words.text(f"mission-meaning-{kind}")))
    text.append("\n" + words.text("own-mission-values"))
    here = min(completed, len(mission["values"]) - 1)
    for orders, value in enumerate(mission["values"]):
        text.append(f" [{value}]" if orders == here else f" {value}", style="bold" if orders == here else "dim")
    places = mission["qualifying"]
    now = words.text("own-mission-now", count=len(places), value=mission["value"], names=", ".join(places))
    text.append("\n" + now)
    return text
