"""The drawing of the table of Bremerhaven: ladder, prices, newspaper, the bid spaces with their cards, the harbours.

Bid spaces stand in a table with what can be won there and who lies there; where that is too wide for the screen they
become lines that break between things.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..games.definition import Data
from ..play.telling import tell
from .bremerhaven_harbour import HarbourDrawing, fitted, spaced, stars
from .drawing import NOTHING

NAME_WIDTH = 26  # most columns of what is on a bid space


class Drawing(HarbourDrawing):
    """One drawing of the table."""

    def table(self) -> RenderableType:
        """All parts, one below the other; the viewer's harbour comes last and large."""
        parts: list[RenderableType] = [Rule(Text(self.title(), style="bold"), style="dim"), self.course()]
        parts += [*self.common(), Text(""), *self.spaces(), Text("")]
        shown = self.shown_seat()
        for seat in self.view["seats"]:
            if seat["seat"] != shown:
                parts += [*self.rival(seat), Text("")]
        own = self.view["seats"][shown]
        return Group(*parts, *self.harbour(own), *map(self.building_text, own["buildings"] + own["reserve"]), Text(""))

    def title(self) -> str:
        """Round and phase."""
        return tell(self.words, "picture-title", {"round": self.view["turn"]["round"], "phase": self.view["phase"]})

    # -------------------------------------------------------------- what all share

    def course(self) -> Text:
        """The ship figure and how long the game still takes."""
        track, words = self.view["track"], self.words
        space = min(track["space"], track["end"])  # the figure may pass the end, but there is no space beyond
        items = [Text(words.text("picture-track", space=space, end=track["end"]))]
        if not self.view["over"]:
            items.append(Text(words.text("picture-track-move", move=track["move"])))
            items.append(Text(self.rounds_left(**track["rounds_left"])))
        if track["last_round"]:
            items.append(Text(words.text("picture-last-round"), style="bold red"))
        return self.flow(items)

    def rounds_left(self, least: int, most: int) -> str:
        """How many rounds are left, this one included."""
        if least == most:
            return self.words.text("picture-rounds-exact", rounds=least)
        return self.words.text("picture-rounds", least=least, most=most)

    def common(self) -> Iterator[Text]:
        """Ladder, prices, newspaper, piles; in the solo game what is known of the dummy."""
        yield self.ladder()
        yield self.prices()
        yield from self.newspaper()
        yield from self.offer()
        if self.view["solo"]:
            yield from self.solo()
        yield self.piles_left()

    def ladder(self) -> Text:
        """Who holds which rank, with its income."""
        items = []
        for rank in self.view["ladder"]:
            income = "" if rank["dummy"] else f" +{rank['income']}"
            name = f"{self.owners[rank['seat']]} {self.seat_name(rank['seat'])}"
            title = self.words.text(f"rank-{rank['rank']}")
            items.append(Text(f"{title} {name}{income}"))
        return self.flow(self.labelled("picture-ladder", items))

    def seat_name(self, seat: int) -> str:
        """A player's name, or the dummy's."""
        return self.names[seat] if seat < self.view["players"] else self.names[-1]

    def prices(self) -> Text:
        """The current prices, and the next card if it is known."""
        prices, words = self.view["prices"], self.words
        now = [Text(f"{words.text(f'good-{good}')} {price}") for good, price in prices["prices"].items()]
        items = self.labelled("picture-prices", now)
        if prices["next"]:
            following = prices["cards"][prices["next"] - 1]["prices"]
            told = " ".join(f"{self.sign(good)}{price}" for good, price in following.items())
            items.append(Text(words.text("picture-next-prices", prices=told), style="dim"))
        return self.flow(items)

    def newspaper(self) -> Iterator[Text]:
        """The event of this round, and what it would do to each harbour as it is now."""
        news, words = self.view["newspaper"], self.words
        if not news["event"]:
            return
        event = news["event"]["event"]
        name = Text(words.text(f"event-{event}"), style="bold")
        yield self.sentence(self.label("picture-event") + Text(" ") + name, words.text(f"event-text-{event}"))
        effects = [effect for effect in news["effects"] if effect]
        if effects and not effects[0]["choice"]:
            items = [Text(f"{self.owners[seat]} {self.effect(effect)}") for seat, effect in enumerate(effects)]
            yield self.flow(self.labelled("picture-effect", items), indent=2)

    def effect(self, effect: Data) -> str:
        """What an event would do to one harbour: money, prestige, time markers."""
        parts = [f"{effect['money']:+d}"] if effect["money"] else []
        parts += [f"{effect['prestige']:+d}★"] if effect["prestige"] else []
        for key, markers in (("ships", effect["ship_markers"]), ("orders", effect["order_markers"])):
            if any(markers):
                change = next(marker for marker in markers if marker)
                parts.append(f"{self.words.text(f'picture-{key}')} {change:+d}")
        return ", ".join(parts) or NOTHING

    def offer(self) -> Iterator[Text]:
        """The building on offer and what it does; once the cards are turned up, that of the next round."""
        building = self.view["building"]
        if building and not self.view["over"]:
            label = self.label("picture-next-offer" if self.view["turn"]["turned_up"] else "picture-offer")
            name = Text(self.building(building), style="bold")
            yield self.sentence(label + Text(" ") + name, self.words.text(building["text"]))

    def building_text(self, card: Data) -> Text:
        """What a building does, below a harbour."""
        return self.sentence(Text(f"  {self.building(card)}", style="dim"), self.words.text(card["text"]))

    def sentence(self, name: Text, text: str) -> Text:
        """A name and what it means, broken between words where the screen ends."""
        found = [name + Text(":")]
        for word in text.split(" "):
            if found[-1].cell_len + 1 + cell_len(word) <= self.width:
                found[-1].append(f" {word}", style=name.style)
            else:
                found.append(Text(f"    {word}", style=name.style))
        return Text("\n").join(found)

    def solo(self) -> Iterator[Text]:
        """The dummy's cards, where it may still be sent, and the band reached so far."""
        solo, words = self.view["solo"], self.words
        dummy = solo["dummy"]
        cards = words.text("picture-cards", cards=spaced(dummy["cards"]), count=dummy["in_hand"])
        symbols = [self.code(space) + ("×2" if number > 1 else "") for space, number in solo["symbols_left"].items()]
        items = [Text(f"{self.owners[dummy['seat']]} {self.names[-1]}"), Text(cards)]
        yield self.flow([*items, *self.labelled("picture-symbols", map(Text, symbols))])
        data = {"band": words.text(f"band-{solo['band']}"), "missing": solo["to_next"] or 0}
        yield Text(words.text("picture-band", **data))

    def code(self, space: str) -> str:
        """The printed code of a bid space."""
        found: str = next(entry["code"] for entry in self.view["spaces"] if entry["space"] == space)
        return found

    def piles_left(self) -> Text:
        """Cards left, those of ships and orders by sub-deck."""
        piles = self.view["piles"]
        decks = {key: "+".join(map(str, piles[key]["decks"])) for key in ("ships", "orders")}
        return Text(self.words.text("picture-piles", buildings=piles["buildings"]["left"], **decks), style="dim")

    # -------------------------------------------------------------- bid spaces

    def spaces(self) -> Iterator[Text]:
        """Every bid space in a line: its code, what is there, its terms, and who has bid."""
        rows = [(self.space_name(space), self.space_terms(space), self.bids(space)) for space in self.view["spaces"]]
        codes = [Text(space["code"], style="dim") for space in self.view["spaces"]]
        name = min(NAME_WIDTH, max(row[0].cell_len for row in rows))
        terms = max(row[1].cell_len for row in rows)
        wide = 5 + name + 2 + terms + 2 + max(row[2].cell_len for row in rows) <= self.width
        for code, row in zip(codes, rows, strict=True):
            if wide:
                yield (
                    code + Text("  ") + fitted(row[0], name) + Text("  ") + fitted(row[1], terms) + Text("  ") + row[2]
                )
            else:
                yield self.flow([code + Text(" ") + row[0], *(part for part in row[1:] if part.cell_len)])

    def space_name(self, space: Data) -> Text:
        """What can be won: a ship, an order, the building on offer, or what the space is for."""
        card = self.card_on(space)
        if card:
            return Text(card["title"])
        if space["space"] == "building" and self.view["building"] and not self.view["turn"]["turned_up"]:
            return Text(self.building(self.view["building"]))
        if space["board"] == "city":
            return Text(self.words.text(f"picture-space-{space['space']}"))
        return Text(NOTHING, style="dim")

    def card_on(self, space: Data) -> Data | None:
        """The ship or order on a bid space."""
        if space["board"] == "city":
            return None
        card: Data | None = self.view[space["board"]][space["place"] - 1]
        return card

    def space_terms(self, space: Data) -> Text:
        """What is printed on a ship or an order, in short, and where a ship would fit in the viewer's harbour."""
        card, words = self.card_on(space), self.words
        if not card:
            return Text("")
        if space["board"] == "land":
            goods = self.signs(card["goods"])
            return Text(f"{goods} {self.rounds(card['duration'])} {self.terms(card)} ={card['sales']}")
        cargo = self.sign(card["cargo"]) * card["amount"]
        bollards = "●" * card["bollards"] or NOTHING
        text = Text(f"{cargo} {self.rounds(card['dwell'])} {bollards}{stars(card['prestige'])}")
        docks = card["docks"][self.shown_seat()]
        if self.view["viewer"] is not None and not docks and not self.view["over"]:
            text.append(f" {words.text('picture-no-dock')}", style="red")
        return text

    def bids(self, space: Data) -> Text:
        """Who has bid: face-down cards by their number, known ones by their values; then the winner or the prices."""
        parts = [Text(self.bid(bid), style="bold" if bid["seat"] == space["winner"] else "") for bid in space["bids"]]
        if space["winner"] is not None and len(parts) > 1:
            parts.append(Text(f"→ {self.owners[space['winner']]}", style="bold"))
        return Text("  ").join(parts)

    def bid(self, bid: Data) -> str:
        """A bidder: `②×2` face down, `①3+4=7` known, `③5 pays 2` where the difference is paid."""
        owner = self.owners[bid["seat"]]
        if bid["values"] is None:
            return f"{owner}×{bid['cards']}"
        values = "+".join(map(str, bid["values"]))
        total = "" if values == str(bid["total"]) else f"={bid['total']}"
        pays = f" {self.words.text('picture-pays', price=bid['pays'])}" if bid["pays"] else ""
        return f"{owner}{values}{total}{pays}"
