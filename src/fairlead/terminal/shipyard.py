"""The picture of Shipyard: what is shown of its table, how its moves are ordered and bundled, and its legend.

Things on tiles are signs of two letters, told in the legend. The table itself is drawn by `shipyard_table`, canals by
`shipyard_map`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ..games.definition import Data, Move
from ..play.telling import Told, tell
from ..play.words import Words
from .arguments import cut
from .pictures import Page
from .shipyard_table import (
    Drawing,
    contract_terms,
    feature_signs,
    price_of,
    printed_piece,
    sign_of,
    tell_rating,
)

FEATURES = ("mast", "cabin", "crane", "cannon", "drive", "ring", "boat", "lantern")
OFFICIALS = ("trade", "war", "lantern", "boat", "ring", "riband")
MAP_QUESTIONS = ("canal", "cell", "rotate", "token", "start", "cruise", "launch", "fit", "speed")
YARD_QUESTIONS = ("build", "place", "last-build", "last-place", "launch")
STATUS_WIDTH = 60  # most columns of the later steps of a turn


class ShipyardPicture:
    """See `pictures.Picture`."""

    order = (
        "choose",
        "perform",
        "bonus",
        "end",
        "take",
        "take-blank",
        "stop",
        "place",
        "commodity",
        "canal",
        "edge",
        "rotate",
        "steps",
        "hire",
        "trade",
        "swap",
        "sail",
        "dismantle",
        "fit",
        "faster",
        "step",
        "cross",
        "discard",
    )
    thumbs = (
        "thumb-aim",
        "thumb-turn",
        "thumb-income",
        "thumb-bonus",
        "thumb-build",
        "thumb-pieces",
        "thumb-employees",
        "thumb-goods",
        "thumb-canals",
        "thumb-launch",
        "thumb-speed",
        "thumb-cruise",
        "thumb-contracts",
        "thumb-clock",
        "thumb-end",
        "thumb-solo",
    )

    def table(self, view: Data, names: Sequence[str], words: Words, page: Page) -> RenderableType:
        """Everything on the table, and below it what the viewer holds."""
        return Drawing(view, names, words, page).table()

    def legend(self, view: Data, words: Words) -> list[Text]:
        """What letters, numbers and signs mean."""
        edition = view["edition"]
        features = [f"drive-{edition}" if name == "drive" else name for name in FEATURES]
        lines = [words.text(key) for key in ("legend-row", f"legend-row-{edition}", "legend-rondels", "legend-ships")]
        goods = list(view["exchange"]["ring"][0])
        for key, kind, names in (
            ("legend-features", "feature", features),
            ("legend-officials", "official", OFFICIALS),
            ("legend-goods", "good", goods),
        ):
            told = [f"{sign_of(words, name.split('-')[0])} {words.text(f'{kind}-{name}')}" for name in names]
            lines.append(f"{words.text(key)} {', '.join(told)}.")
        lines.append(words.text("legend-map"))
        return [Text(line, style="dim") for line in lines]

    def status(self, view: Data, words: Words, page: Page) -> Text:
        """Guilders and pieces in one line, and what the question is about: the yard, the canals, the ship under way."""
        drawing = Drawing(view, [""] * view["players"], words, Page(min(page.width, STATUS_WIDTH), page.ascii))
        seat = view["seats"][view["viewer"]]
        guilders = Text("→ ", style="cyan") + Text(words.text("table-guilders", guilders=seat["guilders"]))
        lines = [drawing.flow([guilders, *drawing.pieces(seat["pieces"])])]
        kind = (view["decision"] or {"kind": None})["kind"]
        if kind in YARD_QUESTIONS:
            lines.append(drawing.yard(seat))
        if view["launch"]:
            lines.append(drawing.launch(view["launch"], drawing.words.text("table-launch-own")))
        if kind == "canal":
            lines += drawing.canals_on_offer(drawing.width)
        if kind in MAP_QUESTIONS:
            lines += drawing.map(seat)
        return Text("\n").join(lines)

    def final(self, view: Data, names: Sequence[str], words: Words) -> list[Text]:
        """The contracts of all with their points, and the rating of the solo game."""
        lines = [Text(words.text("final-contracts"), style="bold")]
        for seat in view["seats"]:
            for contract in seat["contracts"]:
                data = contract_terms(contract) | {"player": cut(names[seat["seat"]])}
                lines.append(Text(" " + tell(words, "final-contract", data)))
        if view["solo"]:
            lines.append(Text(tell_rating(words, "final-rating", view["solo"]), style="bold"))
        return lines

    def question(self, view: Data, moves: Sequence[Move]) -> Data:
        """The decision as single values, with the guilders of the seat that is asked."""
        decision = view["decision"]
        about = {key: value for key, value in decision.items() if value is None or isinstance(value, str | int)}
        about |= {"edition": view["edition"], "guilders": view["seats"][decision["seat"]]["guilders"]}
        launch = view["launch"]
        if launch:
            about = {key: launch[key] for key in ("speed", "longest", "officials", "riband")} | about
        if decision["kind"] == "step4":
            about["action"] = decision["chosen"]
        elif decision["kind"] == "launch":
            about["count"] = len(decision["ships"])
            about["longest"] = view["seats"][decision["seat"]]["canals"]["longest"]
        elif decision["kind"] == "discard":
            about["colour"] = decision["printed_colour"]
        elif decision["kind"] in ("place", "last-place"):
            about["tile"] = decision["tile_kind"]
        elif decision["kind"] == "fit":
            about["piece"] = printed_piece(view["edition"], decision["piece"])
        return about

    def bundles(self, move: Move) -> list[str]:
        """Hiring by steps, ship tiles by column."""
        if move.kind == "hire":
            return [f"hire {move.fields['steps']}"]
        return [f"take {move.fields['column']}"] if move.kind == "take" else []

    def tell_bundle(self, words: Words, key: str, moves: Sequence[tuple[Move, Data]]) -> Told:
        """Employees so many steps away, or the tiles of a column: their prices, and who or what they are."""
        kind, _, value = key.partition(" ")
        prices = [-preview.get("guilders", 0) for _, preview in moves]
        low, high = min(prices), max(prices)
        price = price_of(words, low) if low == high else f"{low}–{price_of(words, high)}"
        if kind == "hire":
            staff = ", ".join(words.text(f"employee-{preview['employee']}") for _, preview in moves)
            return Told(tell(words, "bundle-hire", {"steps": int(value)}), price, staff)
        tiles = "  ".join(f"{move.fields['row']}: {feature_signs(words, preview)}" for move, preview in moves)
        return Told(tell(words, "bundle-take", {"column": words.text(f"table-{value}")}), price, tiles)

    def paint(self, text: str) -> Text:
        """Nothing of Shipyard is known by its colour alone."""
        return Text(text)


PICTURE = ShipyardPicture()
