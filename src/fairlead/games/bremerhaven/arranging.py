"""Putting cards in order after changes by hand: what the changes name is fixed, everything else makes room.

A ship or an order that is needed somewhere leaves its pile, the discards or a board (which is filled from the pile);
never the harbour of another player: that is a PositionError. A building leaves the pile or comes back into the game;
whoever has it gets another one. What nothing holds any more is discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ...errors import PositionError
from ..definition import Data
from ..reading import choice, sequence, table, whole
from .box import LONG, ORDERS, PRICES, SHIPS, SHORT
from .names import BUILDING_NAMES, EVENT_NAMES, VARIANT_NAMES
from .positions import BOX, NEWS_KEYS, PRICE_KEYS
from .reading_positions import numbered, numbers

Named = dict[int, Mapping[str, Any]]  # what the changes name, by seat


def entries(data: Any, path: str, length: int) -> list[tuple[int, Any, str]]:
    """Entries that people count from 1: all of them as a list, or some as a table {number: entry}, each with its path.

    A list that is too short ends with nothing.
    """
    if isinstance(data, Mapping):
        return [(i, value, f"{path}.{i + 1}") for i, value in numbered(data, path, length)]
    if not isinstance(data, (list, tuple)):
        raise PositionError(f"must be a list or a table of numbered entries, found {data!r}", path)
    if len(data) > length:
        raise PositionError(f"must have at most {length} entries, found {len(data)}", path)
    filled = [*data, *[None] * (length - len(data))]
    return [(i, value, f"{path}.{i}") for i, value in enumerate(filled)]


# ------------------------------------------------------------------ ships and orders


class Deck(NamedTuple):
    """Where the cards of one kind lie in a position, and what is printed on them."""

    word: str
    board: str
    pile: str
    discards: str
    held: str
    size: int
    use: Any
    deck: Any
    index: Any
    clause: str


SHIP_DECK = Deck(
    "ship",
    "sea",
    "ship_pile",
    "ships_discarded",
    "docks",
    SHIPS,
    BOX.ship_use,
    BOX.ship_deck,
    BOX.ship_index,
    "BH-SETUP-1",
)
ORDER_DECK = Deck(
    "order",
    "land",
    "order_pile",
    "orders_discarded",
    "areas",
    ORDERS,
    BOX.order_use,
    BOX.order_deck,
    BOX.order_index,
    "BH-SETUP-2",
)


class Cards:
    """The cards of one kind while they are being put in order: which are placed already, and where."""

    def __init__(self, deck: Deck, result: Data) -> None:
        options = result["options"]
        most = deck.use[VARIANT_NAMES.index(options["variant"]), options["players"]]
        self.deck = deck
        self.taking_part = [card for card in range(1, deck.size + 1) if deck.index[card - 1] <= most]
        self.used: dict[int, str] = {}

    def place(self, data: Any, path: str) -> int:
        """Notes that a card is needed somewhere; each exists once."""
        word, clause = self.deck.word, self.deck.clause
        card = whole(data, path, 1, self.deck.size)
        if card not in self.taking_part:
            raise PositionError(f"{word} {card} does not take part in this game ({clause})", path, clause)
        if card in self.used:
            raise PositionError(f"{word} {card} is needed in two places, here and at {self.used[card]}", path)
        self.used[card] = path
        return card

    def rest(self, cards: Sequence[Any]) -> list[int]:
        """Those of some cards that are not needed elsewhere."""
        return [card for card in cards if card is not None and card not in self.used]


def settle_cards(deck: Deck, result: Data, changes: Data, named: Named, is_full: bool) -> None:
    """Puts every ship, or every order, where the changes want it; `is_full` says that the board has no gaps now."""
    cards = Cards(deck, result)
    place_in_harbours(cards, result, named)
    for i, question in enumerate(result["decision"]):
        if deck.word == "order" and question.get("kind") == "order" and question.get("place") is None:
            cards.place(question.get("order"), f"decision.{i}.order")
    places = entries(changes.get(deck.board, {}), deck.board, len(result[deck.board]))
    shown = {place: (card, path) for place, card, path in places}
    for card, path in shown.values():
        if card is not None:
            cards.place(card, path)
    following = [cards.place(card, f"{deck.pile}.{i}") for i, card in named_cards(changes, deck.pile)]
    gone = [cards.place(card, f"{deck.discards}.{i}") for i, card in named_cards(changes, deck.discards)]
    board, pile = result[deck.board], cards.rest(result[deck.pile])
    fill_board(board, shown, cards, pile, following, is_full)
    if deck.discards not in changes:
        gone = cards.rest(result[deck.discards])
    lost = [card for card in cards.rest(cards.taking_part) if card not in (*board, *pile, *gone)]
    if deck.discards in changes:
        pile = sorted([*pile, *lost], key=lambda card: int(deck.deck[card - 1]))
    else:
        gone = sorted([*gone, *lost])
    refuse_deck_order(deck, following, pile)
    result[deck.pile], result[deck.discards] = [*following, *pile], sorted(gone)


def exchange_start_orders(position: Data, changes: Data, named: Named) -> None:
    """Start orders that nobody has laid yet make room: a seat gets another one if its order is named elsewhere.

    A seat that names its own start order on a loading area has laid it.
    """
    own = {seat: orders_in(entry.get("areas")) for seat, entry in named.items()}
    wanted = {order for orders in own.values() for order in orders}
    wanted |= {*orders_in(changes.get("land")), *orders_in(changes.get("order_pile"))}
    for question in list(position["decision"]):
        if question["kind"] != "order" or question["place"] is not None or question["order"] not in wanted:
            continue
        order = question["order"]
        others = [card for card in position["order_pile"] if card not in wanted]
        if order in own[question["seat"]] or not others:
            position["decision"].remove(question)
        else:
            question["order"] = others[0]
            position["order_pile"].remove(others[0])
        position["orders_discarded"].append(order)


def orders_in(data: Any) -> list[int]:
    """The orders in a list or table written by hand, as far as it makes sense."""
    items = data.values() if isinstance(data, Mapping) else data if isinstance(data, (list, tuple)) else []
    found = [item.get("order") if isinstance(item, Mapping) else item for item in items]
    return [order for order in found if isinstance(order, int)]


def named_cards(changes: Data, name: str) -> Iterator[tuple[int, Any]]:
    """The cards that the changes list for a pile, numbered."""
    return enumerate(sequence(changes.get(name, []), name))


def place_in_harbours(cards: Cards, result: Data, named: Named) -> None:
    """Cards in docks or on loading areas: first those that are named, which others of the same seat give way to."""
    word, held = cards.deck.word, cards.deck.held
    kept = []
    for seat, data in enumerate(result["seats"]):
        fixed = {i: path for i, _, path in entries(named[seat].get(held, {}), f"seats.{seat}.{held}", len(data[held]))}
        for i, entry in enumerate(data[held]):
            if entry is not None and i in fixed:
                cards.place(entry[word], fixed[i])
            elif entry is not None:
                kept.append((seat, i, entry[word]))
    for seat, i, card in kept:
        path = cards.used.get(card, "")
        if not path:
            cards.place(card, f"seats.{seat}.{held}.{i}")
        elif path.startswith(f"seats.{seat}."):
            result["seats"][seat][held][i] = None
        else:
            raise PositionError(f"{word} {card} is in the harbour of seat {seat}, and nobody gives it up", path)


def fill_board(
    board: list[Any], shown: dict[int, Any], cards: Cards, pile: list[int], following: list[int], is_full: bool
) -> None:
    """Cards that are named lie on their places; gaps where others were taken are filled from the pile."""
    for place, card in enumerate(board):
        if place in shown:
            board[place] = shown[place][0]
        elif card in cards.used or (card is None and is_full):
            source = pile or following
            board[place] = source.pop(0) if source else None


def refuse_deck_order(deck: Deck, following: list[int], pile: list[int]) -> None:
    """Sub-deck 1 is drawn before 2, 3 and 4 (BH-SETUP-3)."""
    for i, card in enumerate(following):
        below = [other for other in [*following[i + 1 :], *pile] if deck.deck[other - 1] < deck.deck[card - 1]]
        if below:
            what = f"{deck.word} {card} is of a later sub-deck than {deck.word} {below[0]} below it (BH-SETUP-3)"
            raise PositionError(what, f"{deck.pile}.{i}", "BH-SETUP-3")


# ------------------------------------------------------------------ buildings


def settle_buildings(result: Data, changes: Data, named: Named) -> None:
    """Puts every building where the changes want it; whoever had it gets another one."""
    used: dict[str, str] = {}
    for seat, data in enumerate(result["seats"]):
        for part in ("buildings", "reserve"):
            if part in named[seat]:
                for name in building_list(data[part]):
                    place_building(used, name, f"seats.{seat}.{part}")
    for where in ("building_pile", "buildings_removed"):
        for i, name in named_cards(changes, where):
            place_building(used, name, f"{where}.{i}")
    pile = [name for name in result["building_pile"] if name not in used]
    gone = [name for name in result["buildings_removed"] if name not in used]
    lost = [name for name in BUILDING_NAMES if name not in (*used, *pile, *gone, *kept_buildings(result, named))]
    spare = [*pile, *lost]  # what is lost is given away first, then the pile from below
    for seat, data in enumerate(result["seats"]):
        for part in ("buildings", "reserve"):
            if part not in named[seat]:
                data[part] = exchanged(data[part], used, f"seats.{seat}.", spare)
    pile, lost = [name for name in pile if name in spare], [name for name in lost if name in spare]
    result["building_pile"] = [*changes.get("building_pile", []), *pile]
    if "buildings_removed" in changes:
        result["building_pile"] += [*gone, *lost]
        gone = lost = list(changes["buildings_removed"])
    result["buildings_removed"] = sorted({*gone, *lost}, key=BUILDING_NAMES.index)


def building_list(data: Any) -> list[str]:
    """The buildings of a harbour or of a reserve."""
    return list(data.values()) if isinstance(data, Mapping) else list(data)


def kept_buildings(result: Data, named: Named) -> list[str]:
    """The buildings of which the changes say nothing: they stay with their players if they can."""
    return [
        name
        for seat, data in enumerate(result["seats"])
        for part in ("buildings", "reserve")
        if part not in named[seat]
        for name in building_list(data[part])
    ]


def place_building(used: dict[str, str], name: Any, path: str) -> None:
    """Notes that a building is needed somewhere; each exists once."""
    choice(name, path, BUILDING_NAMES)
    if name in used:
        raise PositionError(f"{name} is needed in two places, here and at {used[name]}", path)
    used[name] = path


def exchanged(data: Any, used: dict[str, str], owner: str, others: list[str]) -> Any:
    """Buildings of a player, with another one for each that is needed elsewhere; not if the player has it there."""

    def another(name: str) -> str | None:
        if name not in used:
            return name
        return others.pop() if others and not used[name].startswith(owner) else None

    if isinstance(data, Mapping):
        fields = {field: another(name) for field, name in data.items()}
        return {field: name for field, name in fields.items() if name is not None}
    return [name for name in map(another, data) if name is not None]


# ------------------------------------------------------------------ prices


def settle_prices(result: Data, changes: Data) -> None:
    """A card named for the top is put there, as in 1.4, and known; the whole entry may be named too (BH-INFO-2)."""
    entry = table(changes.get("prices", {}), "prices", (), ("top", *PRICE_KEYS))
    prices = result["prices"]
    if "pile" in entry:
        first = [card + 1 for card in numbers(entry["pile"], "prices.pile", PRICES)]
        prices["pile"] = first + [card for card in prices["pile"] if card not in first]
    for name in ("known_top", "known_bottom"):
        if name in entry:
            prices[name] = whole(entry[name], f"prices.{name}", 0, PRICES)
    if "top" not in entry:
        return
    card = whole(entry["top"], "prices.top", 1, PRICES)
    place = prices["pile"].index(card)
    prices["pile"].insert(0, prices["pile"].pop(place))
    if place >= PRICES - prices["known_bottom"]:
        prices["known_bottom"] -= 1
        prices["known_top"] += 1
    elif place >= prices["known_top"]:
        prices["known_top"] += 1


# ------------------------------------------------------------------ newspaper


def settle_newspaper(result: Data, changes: Data) -> None:
    """The event of this round, the right card, and as many cards gone as rounds have passed (BH-NEWS-6, BH-NEWS-7)."""
    entry = table(changes.get("newspaper", {}), "newspaper", (), ("next", *NEWS_KEYS))
    variant = VARIANT_NAMES.index(result["options"]["variant"])
    news = result["newspaper"]
    merge_newspaper(news, entry)
    if variant == SHORT:
        if any(entry.values()):
            what = "the short game has no newspaper cards (BH-SETUP-12, BH-NEWS-8)"
            raise PositionError(what, "newspaper", "BH-SETUP-12")
    elif variant == LONG:
        turn_newspapers(result, entry)
        settle_move(result, changes, entry)
    elif entry.get("event") is not None:
        raise PositionError("the solo game has no events (BH-SOLO-5)", "newspaper.event", "BH-SOLO-5")


def merge_newspaper(news: Data, entry: Mapping[str, Any]) -> None:
    """Cards that are named lie where they are named, the others where they were."""
    event, following = news["event"], []
    if entry.get("event") is not None:
        event = EVENT_NAMES[choice(entry["event"], "newspaper.event", EVENT_NAMES)]
    elif "event" in entry:
        event = None
    if "next" in entry:
        following = [EVENT_NAMES[choice(entry["next"], "newspaper.next", EVENT_NAMES)]]
    listed: dict[str, list[str]] = {}
    for name in ("pile", "gone"):
        for i, card in enumerate(sequence(entry.get(name, []), f"newspaper.{name}")):
            listed.setdefault(name, []).append(EVENT_NAMES[choice(card, f"newspaper.{name}.{i}", EVENT_NAMES)])
    following += [card for card in listed.get("pile", []) if card not in following]
    gone = listed.get("gone", [])
    if "event" not in entry and event in (*following, *gone):
        event = None
    fixed = [*following, *gone, *([event] if event else [])]
    for card in fixed:
        if fixed.count(card) > 1:
            raise PositionError(f"{card} is needed in two places", "newspaper")
    if "gone" not in entry:
        gone = [card for card in news["gone"] if card not in fixed]
    rest = [card for card in news["pile"] if card not in fixed]
    if news["pile"] or news["gone"]:  # there are newspapers in this game
        rest += [card for card in EVENT_NAMES if card not in (*fixed, *rest, *gone)]
    news |= {"pile": following + rest, "event": event, "gone": gone}


def turn_newspapers(result: Data, entry: Mapping[str, Any]) -> None:
    """In round r of the long game the event is the card turned last, and r - 2 before it are gone (BH-NEWS-2)."""
    news, number = result["newspaper"], result["round"]
    kept = 1 if "next" in entry or "pile" in entry else 0  # the right card stays
    if number < 2 and news["event"] is not None and "event" not in entry:
        news["pile"].append(news["event"])
        news["event"] = None
    if number >= 2 and news["event"] is None and "event" not in entry:
        news["event"] = news["pile"].pop(kept)
    if "gone" not in entry:
        while len(news["gone"]) > max(0, number - 2):
            news["pile"].append(news["gone"].pop())
        while len(news["gone"]) < number - 2 and len(news["pile"]) > kept + 1:
            news["gone"].append(news["pile"].pop())
    news["gone"].sort(key=EVENT_NAMES.index)


def settle_move(result: Data, changes: Data, entry: Mapping[str, Any]) -> None:
    """The move that is seen is that of the right card; a named one finds a card that shows it."""
    pile = result["newspaper"]["pile"]
    moves = {name: int(BOX.news_move[i]) for i, name in enumerate(EVENT_NAMES)}
    if "move" in changes and "next" not in entry and "pile" not in entry:
        move = whole(changes["move"], "move", 1, 2)
        place = next((i for i, card in enumerate(pile) if moves[card] == move), None)
        if place is None:
            raise PositionError(f"no newspaper card with move {move} is left in the pile", "move")
        pile.insert(0, pile.pop(place))
    result["move"] = changes.get("move", moves[pile[0]] if pile else 0)
