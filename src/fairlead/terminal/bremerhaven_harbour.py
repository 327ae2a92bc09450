"""The drawing of harbours in Bremerhaven: the own one as a board, those of others in a few lines.

    ═●═3═○═══════════════    1 Brewery    2 free       3 closed
     1 (0) free              BaBa│Cr      –            –
                             2r +1/-3
    ═●═●═4═══════════════    ┌────────────┬────────────┬──
     2 (1) Anna Behrens ★1   │1 Ba        │2 CrCr      │3 ▒2▒
       CrCr  2r              ├────────────┼────────────┼──

Goods are signs of two letters. On a narrow screen the docks stand above the fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.definition import Data
from ..play.words import Words
from .drawing import NOTHING, TableDrawing
from .pictures import Page

CUT = "."  # ends a name that was cut; as wide in ASCII
WIDE = 60  # columns from which the docks stand beside the fields
DOCKS_WIDTH = (24, 44)  # least and most columns of the docks there
AREA_WIDTH = 9  # columns of a field from which the loading areas are drawn above it
FIELD_WIDTH = 18  # most columns of a field
BUILT, FREE = "●", "○"
COLUMNS, ROWS = 4, 3


class HarbourDrawing(TableDrawing):
    """How harbours are drawn. The dummy of the solo game has the name behind those of the players."""

    def __init__(self, view: Data, names: Sequence[str], words: Words, page: Page) -> None:
        super().__init__(view, names, words, page)
        self.names.append(words.text("picture-dummy"))

    # -------------------------------------------------------------- the own harbour

    def harbour(self, seat: Data) -> Iterator[Text]:
        """A harbour as a board, then its orders, storage and buildings in words."""
        yield self.means(seat)
        yield from self.board(seat)
        yield from self.contents(seat)

    def contents(self, seat: Data) -> Iterator[Text]:
        """Orders, free and closed loading areas, storage and buildings in words."""
        for area in seat["areas"]:
            if area["order"]:
                yield self.order_line(area)
        yield from self.empty_areas(seat)
        yield self.stores(seat)
        yield from self.buildings(seat)

    def empty_areas(self, seat: Data) -> Iterator[Text]:
        """Loading areas without an order, and those that are closed."""
        free = [str(area["area"]) for area in seat["areas"] if not area["order"]]
        closed = [str(area["area"]) for area in seat["areas"] if not area["open"]]
        items = [Text(self.words.text("picture-areas-free", areas=", ".join(free)))] if free else []
        if closed:
            items.append(Text(self.words.text("picture-areas-closed", areas=", ".join(closed)), style="yellow"))
        if items:
            yield self.flow(self.labelled("picture-areas", items), indent=1)

    def board(self, seat: Data) -> Iterator[Text]:
        """Docks and fields, side by side where there is room."""
        if self.width < WIDE:
            for line in (*self.docks(seat, self.width - 1), *self.fields(seat, self.width - 1)):
                yield Text(" ") + line
            return
        left = min(max(DOCKS_WIDTH[0], self.width // 3), DOCKS_WIDTH[1])
        docks, fields = self.docks(seat, left), self.fields(seat, self.width - left - 3)
        for dock, field in zip_longest(docks, fields, fillvalue=Text("")):
            yield Text(" ") + fitted(dock, left) + Text("  ") + field

    def means(self, seat: Data) -> Text:
        """Name, rank, money times prestige, and influence cards."""
        words, number = self.words, seat["seat"]
        acting = number in self.view["to_act"]
        items = [Text(f"{self.owners[number]} {self.names[number]}".strip(), style="bold" if acting else "")]
        items.append(Text(words.text(f"rank-{seat['rank']}")))
        score = {key: seat[key] for key in ("money", "prestige")} | {"score": seat["points"]["total"]}
        items.append(Text(words.text("picture-score", **score), style="bold"))
        if seat["deposit"]:
            items.append(Text(words.text("picture-deposit", deposit=seat["deposit"])))
        if seat["prestige_out"] > seat["prestige"]:
            items.append(Text(words.text("picture-prestige-out", prestige=seat["prestige_out"]), style="green"))
        return self.flow([*items, *self.cards(seat)])

    def cards(self, seat: Data) -> list[Text]:
        """The influence cards: those in hand if they are known, else all five of the round and how many are left."""
        words = self.words
        if seat["hand"] is not None and seat["in_hand"]:
            items = [Text(words.text("picture-hand", cards=spaced(seat["hand"])))]
        else:
            items = [Text(words.text("picture-cards", cards=spaced(seat["cards"]), count=seat["in_hand"]))]
        if seat["gained"]:
            items.append(Text(words.text("picture-next-cards", cards=spaced(seat["next_cards"])), style="green"))
        return items

    def docks(self, seat: Data, width: int) -> Iterator[Text]:
        """Walls with their bollards, and between them the docks."""
        for wall, dock in zip(seat["walls"], [*seat["docks"], None], strict=True):
            yield Text(set_cell_size(self.wall(wall) + "═" * width, width))
            if dock:
                yield from self.dock(dock, width)

    def wall(self, wall: Data) -> str:
        """A wall: its bollards, the price of the next one, and the places left."""
        places = [BUILT] * wall["bollards"]
        if wall["price"] is not None:
            places.append(str(wall["price"]))
        places += [FREE] * (wall["most"] - len(places))
        return "".join(f"═{place}" for place in places) + "═"

    def dock(self, dock: Data, width: int) -> Iterator[Text]:
        """A dock in two lines: number, size, ship; what is aboard and how long it stays."""
        head = Text(f" {dock['dock']} ({dock['size']}) ", style="dim")
        if not dock["ship"]:
            yield head + Text(self.words.text("picture-free"), style="dim")
            yield Text("")
            return
        name = cut_to(dock["ship"]["title"], width - head.cell_len - 3)
        yield head + Text(f"{name}{stars(dock['ship']['prestige'])}", style="default")
        aboard = self.sign(dock["kind"]) * dock["aboard"] if dock["kind"] else self.sign("joker")
        left = Text(self.rounds(dock["markers"]), style="bold red" if dock["leaves"] else "")
        yield Text(f"     {aboard or NOTHING}  ") + left

    def fields(self, seat: Data, width: int) -> Iterator[Text]:
        """The loading areas, and below them the fields in four columns."""
        each = min((width - COLUMNS - 1) // COLUMNS, FIELD_WIDTH)
        if each >= AREA_WIDTH:
            areas = [self.area(area) for area in seat["areas"]]
            for line in zip(*areas, strict=True):
                yield Text(" ") + Text(" ").join(fitted(part, each) for part in line)
        cells = [self.field(field) for field in seat["fields"]]
        for row in range(ROWS):
            yield Text(ruled("┌┬┐" if row == 0 else "├┼┤", each), style="dim")
            parts = [fitted(cell, each) for cell in cells[COLUMNS * row : COLUMNS * (row + 1)]]
            edge = Text("│", style="dim")
            yield edge + Text("│").join(parts) + edge
        yield Text(ruled("└┴┘", each), style="dim")

    def area(self, area: Data) -> list[Text]:
        """A loading area in three lines: number and order, loaded and lacking goods, time and terms."""
        number, order = str(area["area"]), area["order"]
        closed = "" if area["open"] else f" {self.words.text('picture-closed')}"
        if not order:
            return [Text(number + (closed or f" {self.words.text('picture-free')}"), style="dim"), Text(""), Text("")]
        style = "bold red" if area["due"] else ""
        goods = f"{self.signs(area['loaded'])}│{self.signs(area['lacking'])}"
        title = Text(f"{number}{closed} {order['title']}", style="bold" if area["complete"] else "")
        return [title, Text(goods), Text(f"{self.rounds(area['markers'])} {self.terms(order)}", style=style)]

    def field(self, field: Data) -> Text:
        """A field: its cover with the price, its building, or its goods."""
        head = Text(f"{field['field']} ", style="dim")
        if field["covered"]:
            return head + Text(f"▒{field['price']}▒")
        if field["building"]:
            return head + Text(self.words.text(f"building-{field['building']}"), style="default")
        goods = field["goods"]
        return head + Text(self.sign(goods["kind"]) * goods["count"] if goods else "", style="default")

    def order_line(self, area: Data) -> Text:
        """An order in words: what is loaded and lacking, its time, and what it would bring now."""
        order, words = area["order"], self.words
        items = [Text(f"{area['area']} {order['title']}", style="bold red" if area["due"] else "bold")]
        if not area["open"]:
            items.append(Text(words.text("picture-area-closed"), style="yellow"))
        if area["complete"]:
            items.append(Text(words.text("picture-complete"), style="green"))
        else:
            items.append(Text(words.text("picture-lacks", goods=self.signs(area["lacking"]))))
        items.append(Text(words.text("picture-rounds-left", rounds=area["markers"])))
        items.append(Text(words.text("picture-settlement", gain=gain_of(area["settlement"]))))
        items.append(Text(words.text("picture-terms", terms=self.terms(order)), style="dim"))
        return self.flow(items, indent=1)

    def stores(self, seat: Data) -> Text:
        """Goods in storage, the places left, and how many more of each kind find room."""
        storage, words = seat["storage"], self.words
        items = self.labelled("picture-storage", self.counts(storage["goods"]))
        data = {"need": storage["need"], "capacity": storage["capacity"], "free": storage["free_fields"]}
        items.append(Text(words.text("picture-capacity", **data)))
        for name, held in (("shed", self.piles(seat["shed"])), ("hotel", self.sign("passenger") * seat["hotel"])):
            if held:
                items.append(Text(f"{words.text(f'building-{name}')} {held}"))
        return self.flow(items, indent=1)

    def buildings(self, seat: Data) -> Iterator[Text]:
        """Constructed buildings, and those in the reserve with what they do."""
        for key in ("buildings", "reserve"):
            if seat[key]:
                told = [Text(self.building(card)) for card in seat[key]]
                yield self.flow(self.labelled(f"picture-{key}", told), indent=1)

    # -------------------------------------------------------------- other harbours, in a few lines

    def rival(self, seat: Data) -> Iterator[Text]:
        """A harbour in short: means, docks, orders, storage and buildings."""
        yield self.means(seat)
        walls = " ".join(str(wall["bollards"]) for wall in seat["walls"])
        docks = [
            Text(f"{self.words.text('picture-walls')} {walls}"),
            *(self.short_dock(dock) for dock in seat["docks"]),
        ]
        yield self.flow(self.labelled("picture-docks", docks), indent=2)
        orders = [self.short_order(area) for area in seat["areas"] if area["order"]]
        closed = [str(area["area"]) for area in seat["areas"] if not area["open"]]
        if closed:
            orders.append(Text(self.words.text("picture-areas-closed", areas=", ".join(closed)), style="dim"))
        yield self.flow(self.labelled("picture-orders", orders), indent=2)
        storage = self.counts(seat["storage"]["goods"])
        items = self.labelled("picture-storage", storage)
        items.append(Text(self.words.text("picture-free-fields", count=seat["storage"]["free_fields"])))
        for key in ("buildings", "reserve"):
            if seat[key]:
                items += self.labelled(f"picture-{key}", [Text(self.building(card)) for card in seat[key]])
        yield self.flow(items, indent=2)

    def short_dock(self, dock: Data) -> Text:
        """A dock in short: `2 (1) Anna Behrens CrCr 2r`."""
        head = f"{dock['dock']} ({dock['size']}) "
        if not dock["ship"]:
            return Text(head + NOTHING, style="dim")
        aboard = self.sign(dock["kind"]) * dock["aboard"] if dock["kind"] else self.sign("joker")
        ship = dock["ship"]
        text = f"{head}{ship['title']}{stars(ship['prestige'])} {aboard or NOTHING} {self.rounds(dock['markers'])}"
        return Text(text, style="red" if dock["leaves"] else "")

    def short_order(self, area: Data) -> Text:
        """An order in short: `1 Brewery BaBa│Cr 2r +1/-3`."""
        goods = f"{self.signs(area['loaded'])}│{self.signs(area['lacking'])}"
        text = f"{area['area']} {area['order']['title']} {goods} {self.rounds(area['markers'])} "
        return Text(text + self.terms(area["order"]), style="red" if area["due"] else "")

    # -------------------------------------------------------------- things in short

    def building(self, card: Data) -> str:
        """A building with its prestige: `Grand Hotel ★2`."""
        return self.words.text(f"building-{card['building']}") + stars(card["prestige"])

    def sign(self, good: str) -> str:
        """The letters of a good, a question mark for a joker."""
        return sign_of(self.words, good)

    def signs(self, goods: Mapping[str, int]) -> str:
        """Goods one by one, a dash for none."""
        return "".join(self.sign(good) * number for good, number in goods.items()) or NOTHING

    def counts(self, goods: Mapping[str, int]) -> list[Text]:
        """Numbers of goods: `2 Ba`; what there is none of is left out."""
        return [Text(f"{number} {self.sign(good)}") for good, number in goods.items() if number]

    def piles(self, piles: Sequence[Data]) -> str:
        """Goods as they lie in the Transit Shed."""
        return " ".join(self.sign(pile["kind"]) * pile["count"] for pile in piles)

    def rounds(self, rounds: int) -> str:
        """Time markers in short: `2r`."""
        return self.words.text("picture-rounds-short", rounds=rounds)

    def terms(self, order: Data) -> str:
        """Bonus and penalty in short: `+1/-★`."""
        return f"{term('+', order['bonus'])}/{term('-', order['penalty'])}"


def sign_of(words: Words, good: str) -> str:
    """The letters of a good."""
    return words.text(f"picture-sign-{good}")


def stars(prestige: int) -> str:
    """Prestige in short: ` ★2`, nothing for none."""
    return f" ★{prestige}" if prestige else ""


def term(mark: str, terms: Mapping[str, int]) -> str:
    """A bonus or a penalty in short: `+2`, `-★`, a dash for none."""
    if terms["prestige"]:
        return f"{mark}★" if terms["prestige"] == 1 else f"{mark}{terms['prestige']}★"
    return f"{mark}{terms['money']}" if terms["money"] else NOTHING


def gain_of(change: Mapping[str, int]) -> str:
    """Money and prestige that come or go: `+3 -1★`."""
    prestige = f" {change['prestige']:+d}★" if change["prestige"] else ""
    return f"{change['money']:+d}{prestige}"


def flat_terms(order: Data) -> Data:
    """Bonus and penalty as single values, for words."""
    return {f"{name}_{part}": value for name in ("bonus", "penalty") for part, value in order[name].items()}


def spaced(values: Iterable[int]) -> str:
    """Values with spaces between them."""
    return " ".join(map(str, values))


def cut_to(text: str, width: int) -> str:
    """A text, cut if it is too wide."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)) + CUT


def fitted(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    shown = text.copy()
    if shown.cell_len > width:
        shown.truncate(width - 1)
        shown.append(CUT)
    shown.pad_right(width - shown.cell_len)
    return shown


def ruled(corners: str, each: int) -> str:
    """A line of the grid of fields."""
    return corners[0] + corners[1].join(["─" * each] * COLUMNS) + corners[2]
