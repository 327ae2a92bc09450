"""The picture of Bremerhaven: what is shown of its table, how its moves are ordered and bundled, its legend, shortcuts.

The table is drawn by `bremerhaven_table`, harbours by `bremerhaven_harbour`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ..errors import IllegalMove
from ..games.bremerhaven.box import components
from ..games.definition import Data, Move
from ..play.game import Game
from ..play.telling import Told, tell
from ..play.words import Words
from .arguments import cut
from .bremerhaven_harbour import flat_terms, sign_of
from .bremerhaven_table import Drawing
from .pictures import Page

GOODS: tuple[str, ...] = tuple(components()["goods"]["kind"])
PRICES: dict[int, dict[str, int]] = {card["id"]: card for card in components()["prices"]["card"]}
CARD_AND_SPACE = re.compile(r"(?P<value>[1-9]) (?P<space>1\.[0-5]|[23]\.[1-4])")
BOARD_QUESTIONS = ("bid", "permit", "upgrade", "price", "ladder", "dock", "order")
HARBOUR_QUESTIONS = ("permit", "dock", "cargo", "order", "produce", "move")
STORAGE_QUESTIONS = ("start-good", "flotsam")
ACTIONS = ("park", "permit", "influence", "prices", "ladder")  # bid spaces that are not for a card


class BremerhavenPicture:
    """See `pictures.Picture`."""

    order = (
        "pick",
        "bid",
        "bollard",
        "cover",
        "construct",
        "permits-done",
        "upgrade",
        "decline",
        "price",
        "swap",
        "keep",
        "dock",
        "send-away",
        "cargo",
        "lay",
        "refuse",
        "produce",
        "unload-all",
        "unload",
        "tranship-all",
        "tranship",
        "load-all",
        "load",
        "pack",
        "unpack",
        "done",
        "take",
        "leave",
    )
    thumbs = (
        "picture-thumb-aim",
        "picture-thumb-round",
        "picture-thumb-bids",
        "picture-thumb-city",
        "picture-thumb-permits",
        "picture-thumb-influence",
        "picture-thumb-ships",
        "picture-thumb-orders",
        "picture-thumb-harbour",
        "picture-thumb-storage",
        "picture-thumb-prestige",
        "picture-thumb-time",
        "picture-thumb-news",
        "picture-thumb-end",
        "picture-thumb-short",
        "picture-thumb-solo",
    )

    def table(self, view: Data, names: Sequence[str], words: Words, page: Page) -> RenderableType:
        """Everything on the table, and below it the viewer's harbour."""
        return Drawing(view, names, words, page).table()

    def legend(self, view: Data, words: Words) -> list[Text]:
        """What letters, numbers and signs mean."""
        signs = [f"{sign_of(words, good)} {words.text(f'cargo-{good}')}" for good in (*GOODS, "joker")]
        lines = [words.text("picture-legend-goods", signs=", ".join(signs))]
        lines += [words.text(f"picture-legend-{part}") for part in ("bids", "cards", "harbour")]
        if view["variant"] != "short":
            lines += [words.text(f"picture-legend-{'news' if view['variant'] == 'long' else 'solo'}")]
        return [Text(line, style="dim") for line in lines]

    def status(self, view: Data, words: Words, page: Page) -> Text:
        """Means in one line, and what the question is about: the bid spaces, or the own harbour."""
        seat = view["seats"][view["viewer"]]
        drawing = Drawing(view, [""] * view["players"], words, page)
        kind = (view["decision"] or {"kind": None})["kind"]
        parts: list[Text] = []
        if kind in BOARD_QUESTIONS:
            parts += [*drawing.spaces(), Text("")]
        if kind in HARBOUR_QUESTIONS:
            parts += drawing.harbour(seat)
        else:
            parts += [drawing.means(seat), *(drawing.contents(seat) if kind in STORAGE_QUESTIONS else ())]
        return Text("\n").join(parts)

    def final(self, view: Data, names: Sequence[str], words: Words) -> list[Text]:
        """Money times prestige of all, and the band of the solo game."""
        lines = []
        for seat in view["seats"]:
            data = {"money": seat["money"], "prestige": seat["prestige"], "score": seat["points"]["total"]}
            lines.append(Text(f"{cut(names[seat['seat']])}: {words.text('picture-score', **data)}"))
        if view["solo"]:
            band = words.text(f"band-{view['solo']['band']}")
            lines.append(Text(words.text("picture-final-band", band=band), style="bold"))
        return lines

    def question(self, view: Data, moves: Sequence[Move]) -> Data:
        """The decision as single values: what is asked about, its ship or order, and the cash of the seat."""
        decision = view["decision"]
        about: Data = {key: value for key, value in decision.items() if is_simple(value)}
        about["cash"] = view["seats"][decision["seat"]]["cash"]
        card = decision.get("ship") or decision.get("order")
        if card:
            about |= {key: value for key, value in card.items() if is_simple(value)}
        if decision.get("order"):
            about |= {"order": card["title"], "asked": card["goods"], **flat_terms(card)}
        elif card:
            about |= {"ship": card["title"], "cargo": {card["cargo"]: card["amount"]}, "stars": card["prestige"]}
        return about

    def bundles(self, move: Move) -> list[str]:
        """Bids by space, price cards by the dearest good, loading by order."""
        if move.kind == "bid":
            return [f"bid {move.fields['space']}"]
        if move.kind == "price":
            return [f"price {dearest(move)}"]
        return [f"load {move.fields['area']}"] if "area" in move.fields and move.kind != "lay" else []

    def tell_bundle(self, words: Words, key: str, moves: Sequence[tuple[Move, Data]]) -> Told:
        """A bid space with what is there, price cards that make one good dear, or the goods for one order."""
        kind, _, value = key.partition(" ")
        preview = moves[0][1]
        if kind == "bid":
            return Told(tell(words, "picture-bundle-bid", {"space": value}), "", self._on_space(words, *moves[0]))
        if kind == "price":
            return Told(tell(words, "picture-bundle-price", {"good": value}), "", "")
        goods = sorted({good for _, preview in moves for good in preview["goods"]}, key=GOODS.index)
        told = ", ".join(words.text(f"goods-{good}") for good in goods)
        return Told(tell(words, "picture-bundle-load", {"area": int(value), "order": preview["order"]}), "", told)

    def _on_space(self, words: Words, move: Move, preview: Data) -> str:
        """What there is to win on a bid space, the cards of others there, and what the viewer has there already."""
        space = move.fields["space"]
        card = next((kind for kind in ("ship", "order", "building") if kind in preview), None)
        parts = [tell(words, f"picture-bid-{card or (space if space in ACTIONS else 'nothing')}", preview)]
        if preview["others"]:
            parts.append(words.text("picture-bid-others", count=preview["others"]))
        own = preview["total"] - move.fields["value"]
        return "; ".join([*parts, words.text("picture-bid-own", total=own)] if own else parts)

    def paint(self, text: str) -> Text:
        """Nothing of Bremerhaven is known by its colour alone."""
        return Text(text)


def is_simple(value: object) -> bool:
    """Whether words can tell a value as it is: a name, a number, or a list of such."""
    if isinstance(value, list):
        return all(isinstance(part, str | int) for part in value)
    return value is None or isinstance(value, str | int)


def dearest(move: Move) -> str:
    """The good with the highest price on the card that a move chooses."""
    prices = PRICES[move.fields["card"]]
    return max(GOODS, key=lambda good: prices[good])


class BremerhavenShortcuts:
    """See `pictures.Shortcuts`: a card and its space, and the harbour phase in few words (`Game.plan_harbour`)."""

    names = ("bid", "unload", "fill")
    FILL = ("fill", "load order")  # understood in every language, as the texts of moves are

    def moves(self, game: Game, seat: int, text: str, words: Words) -> Sequence[Move] | None:
        """The moves of `4 2.1`, of `unload all`, or of `fill 2` for the order on loading area 2."""
        bid = CARD_AND_SPACE.fullmatch(text)
        if bid:
            return [self._bid(game, seat, bid["value"], bid["space"], words)]
        wanted = self._wanted(text, words)
        if wanted is None:
            return None
        decision = game.decision(seat)
        if decision is None or decision.kind != "move":
            raise IllegalMove(words.text("picture-shortcut-when"))
        moves = game.plan_harbour(wanted, seat)
        if not moves:
            raise IllegalMove(words.text("picture-shortcut-nothing"))
        return moves

    def _bid(self, game: Game, seat: int, value: str, space: str, words: Words) -> Move:
        """A card on a space; IllegalMove says why it cannot go there."""
        decision = game.decision(seat)
        if decision is None or decision.kind != "bid":
            raise IllegalMove(words.text("picture-shortcut-when-bid"))
        move = game.move(f"bid {value} {space}", seat)
        game.preview(move, seat)  # refuses what is not legal
        return move

    def _wanted(self, text: str, words: Words) -> Data | None:
        """The harbour that a typed line wants; None if it is no shortcut."""
        if text in ("unload all", words.text("picture-shortcut-unload").casefold()):
            return {"unload": "all"}
        local = words.text("picture-shortcut-fill").casefold().rpartition(" ")[0]
        for begin in (*self.FILL, local):
            found = re.fullmatch(rf"{re.escape(begin)} ([1-4])", text)
            if found:
                return {"fill": [int(found.group(1))]}
        return None


PICTURE = BremerhavenPicture()
SHORTCUTS = BremerhavenShortcuts()
