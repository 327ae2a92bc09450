"""The drawing of the table of Shipyard: action row, rondels, employees, market, players, canals, contracts.

Where a table does not fit the screen it becomes lines that flow. From 104 columns on the canals on offer stand beside
the market.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..games.definition import Data
from ..games.shipyard.box import components
from ..play.telling import tell
from ..play.words import Words
from .drawing import NOTHING, TableDrawing
from .pictures import Page
from .shipyard_map import draw_system, draw_tiles

WIDE = 104  # columns from which the canals on offer stand beside the market
MARKET = 56  # columns below which the market is told column by column
COLUMNS = ("bow", "left", "right", "stern")
COLOURS = {"grey": "", "green": "green", "red": "red", "blue": "bright_blue", "yellow": "yellow"}
PLACES = {"officer": "cabin", "businessman": "cabin", "soldier": "cabin", "smokestack": "mast", "sail": "mast"}
DRIVES: dict[str, str] = components()["edition_terms"]["drive"]


class Drawing(TableDrawing):
    """One drawing of the table."""

    def __init__(self, view: Data, names: Sequence[str], words: Words, page: Page) -> None:
        super().__init__(view, names, words, page)
        self.edition = view["edition"]

    def table(self) -> RenderableType:
        """All parts, one below the other."""
        parts: list[RenderableType] = [Rule(Text(self.title(), style="bold"), style="dim"), *self.action_row()]
        parts += [*self.clock(), *self.solo(), Text("")]
        if not self.view["over"]:
            parts += [*self.rondels(), *self.employees(), Text(""), *self.market(), Text("")]
        for seat in self.view["seats"]:
            parts += self.player(seat)
        if self.view["launch"]:
            launch = self.view["launch"]
            name = self.words.text("table-launch", player=self.names[launch["seat"]])
            parts += [Text(""), self.launch(launch, name)]
        parts += [Text(""), *self.own(self.view["seats"][self.shown_seat()])]
        return Group(*parts, Text(""))

    def title(self) -> str:
        """Whose turn of which round, the discards of all, or which part of the end."""
        turn = self.view["turn"]
        seat = self.view["to_act"][0] if self.view["to_act"] else turn["seat"]
        discards = (self.view["decision"] or {"kind": None})["kind"] == "discard"
        phase = "discards" if discards else self.view["phase"]
        data = {"phase": phase, "round": turn["round"], "rounds": turn["rounds"]}
        return tell(self.words, "table-turn", data | {"player": self.names[min(seat, len(self.names) - 1)]})

    # -------------------------------------------------------------- the action row and the clock

    def action_row(self) -> Iterator[RenderableType]:
        """The tiles from front to back with markers, guilders and incomes: a table, or a line where it is too wide."""
        lines = self.row_lines()
        widths = [max(cell_len(cell) for cell in column) for column in zip(*lines.values(), strict=True)]
        labels = [self.words.text(f"table-{key}") for key in lines]
        if max(map(cell_len, labels)) + sum(width + 2 for width in widths) <= self.width:
            table = Table.grid(padding=(0, 2, 0, 0))
            for label, cells in zip(labels, lines.values(), strict=True):
                table.add_row(Text(label, style="dim"), *map(self.row_cell, cells, self.view["row"]))
            yield table
            return
        gaps = lines.pop("gap", [NOTHING] * len(self.view["row"]))
        items = [self.label("table-row")]
        for tile, gap, *parts in zip(self.view["row"], gaps, *lines.values(), strict=True):
            if gap not in (NOTHING, "0"):
                items.append(Text(f"·{gap}·", style="dim"))
            items.append(self.row_cell(" ".join(part for part in parts if part != NOTHING), tile))
        yield self.flow(items)

    def row_cell(self, text: str, tile: Data) -> Text:
        """A text about an action tile, bright if it may be taken now."""
        return Text(text, style={True: "bold", False: "dim", None: ""}[tile["possible"]])

    def row_lines(self) -> dict[str, list[str]]:
        """The lines of the action row by their label: names, markers, and what there is to know besides."""
        tiles, words = self.view["row"], self.words
        lines = {"row": [words.text(f"row-{tile['action']}") for tile in tiles]}
        lines["markers"] = [self.markers(tile) or NOTHING for tile in tiles]
        kind = (self.view["decision"] or {"kind": None})["kind"]
        if kind == "choose":
            lines["income"] = [NOTHING if tile["income"] is None else f"+{tile['income']}" for tile in tiles]
        elif kind == "step4":
            cost = price_of(words, self.view["turn"]["bonus_cost"])
            lines["bonus"] = [cost if tile["possible"] else NOTHING for tile in tiles]
        elif kind == "final":
            lines["final"] = ["★" if tile["possible"] else NOTHING for tile in tiles]
        if any(tile["guilders"] for tile in tiles):
            prices = [price_of(words, tile["guilders"]) if tile["guilders"] else NOTHING for tile in tiles]
            lines["guilders-on"] = prices
        if self.edition == "first":
            lines["gap"] = [NOTHING if tile["gap_ahead"] is None else str(tile["gap_ahead"]) for tile in tiles]
        return lines

    def markers(self, tile: Data) -> str:
        """The markers on a tile; the lead tile of an advance says so."""
        markers = "".join(self.owners[marker["seat"]] * marker["count"] for marker in tile["markers"])
        lead = tile["lead"] and self.view["turn"]["advanced"] and not markers
        return self.words.text("table-lead") if lead else markers

    def clock(self) -> list[Text]:
        """When the next lap or drop comes, and when contracts are discarded."""
        clock, words = self.view["clock"], self.words
        if self.view["phase"] != "standard":
            return []
        if self.edition == "first":
            lap = min(clock["laps_done"] + 1, clock["laps"])
            parts = [words.text("table-lap", lap=lap, laps=clock["laps"], steps=clock["steps_to_lap"])]
            parts.append(words.text("table-track", space=self.view["row"][0]["space"], spaces=clock["spaces"]))
        elif clock["on_wheel"]:
            parts = [words.text("table-drop", steps=clock["steps_to_drop"], reserve=clock["reserve"])]
        else:
            parts = [words.text("table-wheel-empty")]
        key = "table-discard-lap" if self.edition == "first" else "table-discard-drop"
        parts += [words.text(key, **step) for step in clock["discards"] if not step["done"]]
        if self.view["turn"]["last_round"]:
            parts.append(words.text("table-last-round"))
        return [self.flow(map(Text, parts))]

    def solo(self) -> Iterator[Text]:
        """The automata and their tiles."""
        solo, words = self.view["solo"], self.words
        if not solo:
            return
        items = [Text(words.text("table-automata"), style="dim")]
        for automaton in solo["automata"]:
            action = words.text(f"row-{automaton['marker']}") if automaton["marker"] else "none"
            told = words.text("table-automaton", number=automaton["automaton"], action=action)
            items.append(Text(f"{self.owners[automaton['automaton']]} {told}"))
        items.append(Text(tell(words, "table-solo-back", solo["top_back"])))
        yield self.flow(items)
        shown = ", ".join(words.text(f"row-{action}") for action in solo["face_up"]) or NOTHING
        rating = Text(tell_rating(words, "table-rating", solo))
        yield self.flow([Text(words.text("table-solo-up", actions=shown)), rating])

    # -------------------------------------------------------------- rondels and employees

    def rondels(self) -> Iterator[Text]:
        """What the markers of equipment and crew bring, and the exchange."""
        labels = {name: self.label(f"table-{name}") for name in ("equipment", "crew", "exchange")}
        for label in labels.values():
            label.pad_right(max(other.cell_len for other in labels.values()) - label.cell_len)
        for action in ("equipment", "crew"):
            yield self.flow([labels[action], *(self.step(step) for step in self.view[action]["steps"])])
        exchange = self.view["exchange"]
        now = self.goods_prices("now", exchange["prices"]) if exchange["prices"] else None
        items = [now or Text(self.words.text("table-prices-none"))]
        if not exchange["trading"]:
            items.append(self.goods_prices("next", exchange["next_prices"]))
        for good, pieces in exchange["swaps"].items():
            swaps = "/".join(self.piece(piece) for piece in pieces)
            items.append(Text(f"{self.words.text(f'good-{good}')}→{swaps}", style="dim"))
        yield self.flow([labels["exchange"], *items])

    def step(self, step: Data) -> Text:
        """One choice of steps: `2: cannon + sail 1g`."""
        pieces = [self.piece(step["piece"])]
        extra = dict(step["pieces"])
        extra[step["piece"]] -= 1
        pieces += [self.piece(piece) for piece, number in extra.items() for _ in range(number)]
        data = {"steps": step["steps"], "pieces": " + ".join(pieces), "price": step["price"]}
        return Text(self.words.text("table-step", **data))

    def goods_prices(self, when: str, prices: Mapping[str, int]) -> Text:
        """Prices of the goods now or at the next trade."""
        told = [f"{self.words.text(f'good-{good}')} {price_of(self.words, price)}" for good, price in prices.items()]
        return Text(f"{self.words.text(f'table-prices-{when}')} ", style="dim") + Text(" ".join(told), style="default")

    def employees(self) -> Iterator[Text]:
        """The employees by steps of their marker."""
        yield self.label("table-employees")
        for space in self.view["employees"]:
            piles = [self.pile(pile) for pile in space["piles"] if pile["left"]]
            label = Text(f"{space['steps']}:", style="dim")
            yield self.flow([label, *piles] if piles else [label, Text(NOTHING)], indent=1)

    def pile(self, pile: Data) -> Text:
        """An employee with price and number left, in brackets if the active seat cannot hire it."""
        left = f" ×{pile['left']}" if pile["left"] > 1 else ""
        text = f"{self.employee(pile)} {price_of(self.words, pile['price'])}{left}"
        return Text(text if pile["possible"] else f"({text})", style=COLOURS[pile["colour"]])

    def employee(self, employee: Data) -> str:
        """The name of an employee: `sail engineer`, `coal trader 2`."""
        return self.words.text(f"employee-{employee['name']}")

    # -------------------------------------------------------------- the market

    def market(self) -> Iterator[RenderableType]:
        """Ship tiles and commodities by row, the canals on offer, the stacks."""
        tiles = self.market_table()
        canals = Group(self.label("table-canals"), *self.canals_on_offer(min(self.width, 60)))
        if self.width >= WIDE:
            sides = Table.grid(padding=(0, 4, 0, 0))
            sides.add_row(tiles, canals)
            yield sides
        else:
            yield tiles
            yield canals
        stacks = self.view["stacks"]
        data = {"bow": stacks["bow"], "middle": stacks["middle"], "first": stacks["middle_1"], "stern": stacks["stern"]}
        data |= {"commodities": self.view["commodities"]["stack"], "canals": self.view["canals"]["stack"]}
        yield Text(self.words.text("table-stacks", **data))
        if self.view["blank_tiles"]:
            kinds = ", ".join(self.words.text(f"table-{kind}") for kind in self.view["blank_tiles"])
            yield Text(self.words.text("table-blank", kinds=kinds))

    def market_table(self) -> RenderableType:
        """Bows, two columns of middles, sterns and commodity tiles: by rows, or by columns where that is too wide."""
        goods = [(self.goods(tile), tile) if tile else None for tile in self.view["commodities"]["display"]]
        columns = {self.words.text("table-goods"): goods}
        for name in reversed(COLUMNS):
            tiles = [(self.tile(tile), tile) if tile else None for tile in self.view["ships"][name]]
            columns = {self.words.text(f"table-{name}"): tiles} | columns
        label = self.label("table-market")
        if self.width < MARKET:
            return Group(label, *(self.market_column(name, tiles) for name, tiles in columns.items()))
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for name in ("", self.words.text("table-price"), *columns):
            table.add_column(name, no_wrap=True)
        for row, tiles in enumerate(zip(*columns.values(), strict=True)):
            price = next((price_of(self.words, tile[1]["price"]) for tile in tiles if tile), NOTHING)
            cells = [self.on_offer(*tile) if tile else Text(NOTHING) for tile in tiles]
            table.add_row(Text(str(row + 1), style="dim"), price, *cells)
        return Group(label, table)

    def market_column(self, name: str, tiles: Sequence[tuple[str, Data] | None]) -> Text:
        """A column of the market in a line, from its cheapest row up."""
        priced = [
            (f"{tile['row']}: {text} {price_of(self.words, tile['price'])}", tile) for text, tile in filter(None, tiles)
        ]
        return self.flow([Text(name, style="dim"), *(self.on_offer(text, tile) for text, tile in priced)], indent=1)

    def on_offer(self, text: str, entry: Data) -> Text:
        """Something on offer, bright if it may be taken now."""
        return Text(text, style={True: "bold", False: "dim", None: ""}[entry["possible"]])

    def canals_on_offer(self, width: int) -> list[Text]:
        """The canal tiles of the display, drawn side by side."""
        tiles = [tile for tile in self.view["canals"]["display"] if tile]
        headed = [(f"{tile['row']}: {price_of(self.words, tile['price'])}", tile) for tile in tiles]
        return draw_tiles(headed, self.sign, width)

    # -------------------------------------------------------------- players

    def player(self, seat: Data) -> Iterator[Text]:
        """A few lines a player: means, pieces and commodity tiles, yard, employees, fleet."""
        words, number = self.words, seat["seat"]
        acting = number in self.view["to_act"]
        items = [Text(f"{self.owners[number]} {self.names[number]}", style="bold" if acting else "")]
        items.append(Text(words.text("table-guilders", guilders=seat["guilders"])))
        items.append(Text(words.text("table-points", points=seat["points"]["total"])))
        items.append(Text(words.text("table-system", count=len(seat["canals"]["tiles"]))))
        items.append(Text(words.text("table-used-canals", count=seat["used_canals"])))
        items.append(Text(words.text("table-contracts-held", count=seat["contracts_held"])))
        yield self.flow(items)
        goods = [self.goods(tile) for tile in seat["commodities"]]
        pieces = self.labelled("table-pieces", self.pieces(seat["pieces"]))
        yield self.flow([*pieces, *self.labelled("table-goods", map(Text, goods))], indent=2)
        yield self.yard(seat)
        if seat["employees"]:
            staff = [Text(self.employee(one), style=COLOURS[one["colour"]]) for one in seat["employees"]]
            yield self.flow(self.labelled("table-staff", staff), indent=2)
        for ship in seat["fleet"]:
            yield self.flow(self.labelled("table-fleet", self.ship(ship)), indent=2)

    def yard(self, seat: Data) -> Text:
        """The slots with their tiles; empty ones together."""
        items = []
        for empty, group in groupby(enumerate(seat["yard"], 1), key=lambda slot: slot[1] is None):
            slots = list(group)
            if empty:
                numbers = str(slots[0][0]) if len(slots) == 1 else f"{slots[0][0]}–{slots[-1][0]}"
                items.append(Text(f"{numbers} {self.words.text('table-empty')}", style="dim"))
            else:
                items += [Text(f"{slot} ", style="dim") + Text(self.tile(tile)) for slot, tile in slots]
        if seat["completing"]:
            kinds = "/".join(self.words.text(f"tile-{kind}") for kind in seat["completing"])
            items.append(Text(self.words.text("table-completing", kinds=kinds), style="green"))
        return self.flow(self.labelled("table-yard", items), indent=2)

    def ship(self, ship: Data) -> list[Text]:
        """A ship that has sailed: hull, pieces, points."""
        points = Text(self.words.text("table-ship-points", **ship["points"]))
        return [Text(self.hull(ship["tiles"])), *self.pieces(ship["pieces"]), points]

    def launch(self, launch: Data, name: str) -> Text:
        """The ship under way: hull, pieces, what it has room for, speed, steps and points so far."""
        words = self.words
        items = [Text(name, style="bold"), Text(self.hull(launch["tiles"])), *self.pieces(launch["pieces"])]
        if launch["fitting"]:
            items += self.labelled("table-room", self.room(launch["room"]))
        items.append(Text(words.text("table-speed", speed=launch["speed"], bonus=launch["bonus"])))
        if launch["fitting"]:
            items.append(Text(words.text("table-longest", steps=launch["longest"])))
        else:
            items.append(Text(words.text("table-steps-left", steps=launch["steps_left"])))
            items.append(Text(words.text("table-cruise", officials=launch["officials"], riband=launch["riband"])))
        return self.flow(items)

    # -------------------------------------------------------------- what the viewer holds

    def own(self, seat: Data) -> Iterator[RenderableType]:
        """The canals of the viewer, or of the seat to act for a spectator, and the viewer's contracts."""
        yield from self.map(seat)
        known = [contract for contract in seat["contracts"] if contract]
        if known and self.view["viewer"] is not None:
            yield self.label("own-contracts")
            for contract in known:
                yield Padding(self.contract(contract), (0, 0, 0, 2), expand=False)
        gone = [self.words.text(f"contract-{name}") for names in seat["discarded"].values() for name in names if name]
        if gone:
            told = Text(self.words.text("own-discarded", names=", ".join(gone)), style="dim")
            yield Padding(told, (0, 0, 0, 2), expand=False)

    def map(self, seat: Data) -> list[Text]:
        """The canal system, drawn; where a tile or the token may go, that is marked."""
        system, decision = seat["canals"], self.view["decision"] or {}
        mine = decision.get("seat") == seat["seat"]
        if not system["tiles"]:
            return [self.flow([self.label("table-map"), Text(self.words.text("table-map-none"), style="dim")])]
        items = [self.label("table-map")]
        if not system["token"]:
            items.append(Text(self.words.text("table-token-none"), style="dim"))
        if system["longest"] is not None:
            items.append(Text(self.words.text("table-longest", steps=system["longest"])))
        cells = decision.get("cells", ()) if mine else ()
        marks = {(cell["x"], cell["y"]): f"{cell['number']} {self.side(cell['side'])}" for cell in cells}
        if mine and decision["kind"] == "rotate":
            marks[decision["x"], decision["y"]] = "?"
        drawn = draw_system(system, self.sign, self.width, marks)
        drawn.append(self.flow(Text(f"{tile['number']} {tile['name']}", style="dim") for tile in system["tiles"]))
        if mine and decision["kind"] == "rotate":
            turned = [(f"{90 * tile['rotation']}°", tile) for tile in decision["rotations"]]
            drawn += draw_tiles(turned, self.sign, self.width)
        return [self.flow(items), *drawn]

    def contract(self, contract: Data) -> Text:
        """What a contract counts, how many there are now, and the points for them."""
        return Text(tell(self.words, "own-contract", contract_terms(contract)))

    # -------------------------------------------------------------- small things

    def tile(self, tile: Data) -> str:
        """A ship tile: `<Ma`, `|MaCb|`, `DrCb>`."""
        signs = "".join(self.sign(feature) for feature in tile["features"])
        return {"bow": f"<{signs}", "middle": f"|{signs}|", "stern": f"{signs}>"}[tile["kind"]]

    def hull(self, tiles: Sequence[Data]) -> str:
        """A whole ship: `<Ma|MaCb|DrCb>`."""
        return "|".join(self.tile(tile).strip("|") for tile in tiles)

    def goods(self, tile: Data) -> str:
        """A commodity tile: `CoCoGr`."""
        return "".join(self.sign(good) * number for good, number in tile["goods"].items())

    def pieces(self, pieces: Mapping[str, int]) -> list[Text]:
        """Pieces with their numbers, those there are: `1 captain`, `2 sails`."""
        named = [(printed_piece(self.edition, piece), number) for piece, number in pieces.items() if number]
        return [Text(self.words.text(f"amount-{piece}", **{piece: number})) for piece, number in named]

    def room(self, room: Mapping[str, int]) -> list[Text]:
        """What a ship has room for; a slash stands between pieces that share their places."""
        texts, places = self.pieces(room), [PLACES.get(piece, piece) for piece, number in room.items() if number]
        for text, place, following in zip(texts, places, places[1:], strict=False):
            if place == following:
                text.append(" /")
        return texts

    def piece(self, piece: str) -> str:
        """The name of a piece in this edition."""
        return self.words.text(f"piece-{printed_piece(self.edition, piece)}")

    def side(self, side: str) -> str:
        """The name of a side."""
        return self.words.text(f"side-{side}")

    def sign(self, thing: str) -> str:
        """The two letters of a feature, an official or a good."""
        return sign_of(self.words, thing)


def contract_terms(contract: Data) -> Data:
    """What the words about a contract are filled with."""
    data = {key: contract[key] for key in ("contract", "meaning", "things", "points")}
    return data | {"colour": contract["printed_colour"]}


def sign_of(words: Words, thing: str) -> str:
    """The two letters of a feature, an official or a good."""
    return words.text(f"sign-{thing}")


def feature_signs(words: Words, preview: Data) -> str:
    """The signs of the features that a preview tells: a stoker cabin is a drive place, a mast mount a mast."""
    signs = []
    for feature, number in (preview.get("features") or {}).items():
        drive = feature.split("_")[0] in DRIVES.values()
        signs += [sign_of(words, "drive" if drive else feature.removesuffix("_mount"))] * number
    return "".join(signs)


def printed_piece(edition: str, piece: str) -> str:
    """A piece by the word that the edition prints: a drive is a propeller or a stoker."""
    return DRIVES[edition] if piece == "drive" else piece


def price_of(words: Words, price: int) -> str:
    """A price in short: `2g`."""
    return words.text("table-price-short", price=price)


def tell_rating(words: Words, key: str, solo: Data) -> str:
    """A message about the rating that the points of the solo game reach."""
    rating = words.text(f"rating-{solo['rating']}") if solo["rating"] else "none"
    return words.text(key, rating=rating, least=min(solo["ratings"].values()))
