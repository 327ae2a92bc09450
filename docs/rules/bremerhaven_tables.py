"""The card tables of `bremerhaven.md`, written from the game's components by `draw_bremerhaven.py`."""

from typing import Any

from page_tables import RULES, components, fill, table

TABLE = components("bremerhaven")
KINDS: list[str] = TABLE["goods"]["kind"]
MANY = {kind: f"{kind}s" for kind in [*KINDS, "joker"]}
Card = dict[str, Any]


def count(amount: int, kind: str) -> str:
    """An amount in words: `2 crates`."""
    return f"{amount} {kind if amount == 1 else MANY[kind]}"


def asked(goods: list[int]) -> str:
    """The goods of an order in words."""
    return ", ".join(count(amount, kind) for amount, kind in zip(goods, [*KINDS, "joker"], strict=True) if amount)


def terms(pair: list[int]) -> str:
    """A bonus or a penalty: money, prestige or nothing."""
    amount, prestige = pair
    return str(amount) if amount else f"{prestige} prestige" if prestige else "–"


def games(index: int, short: str, long: str) -> str:
    """The fewest players with whom a card takes part, in the short and in the long game."""
    uses = []
    for rule in (short, long):
        needed = [key[1] for key in ("p2", "p3", "p4") if index <= TABLE["deck_use"][rule][key]]
        uses.append(f"{needed[0]}+" if needed and needed[0] != "4" else "4" if needed else "–")
    return f"{uses[0]} / {uses[1]}"


def deck_use() -> str:
    """How many cards of each sub-deck take part."""
    rows = []
    for title, short, long in (
        ("ships, of 12", "ship_short", "ship_long"),
        ("orders, of 14", "order_short", "order_long"),
    ):
        for variant, rule in (("long", long), ("short, solo", short)):
            use = TABLE["deck_use"][rule]
            rows.append((title, variant, use.get("p1", "–"), use["p2"], use["p3"], use["p4"]))
    return table(("cards of each sub-deck", "game", "solo", "2 players", "3 players", "4 players"), rows)


def ladder() -> str:
    """Start money and income by rank."""
    rows = [
        ("start money", *TABLE["ladder"]["start_money"]),
        ("income each round", *TABLE["ladder"]["income"]),
    ]
    return table(("", *TABLE["ladder"]["rank"]), rows)


def harbour_costs() -> str:
    """What bollards and covers cost."""
    cost, first = TABLE["harbour"]["cover"]["cost"], TABLE["harbour"]["bollard"]["cost"]
    lines = [table(("bollard of a wall", "first", "second", "third"), [("price", *first)]), ""]
    rows = [
        (
            row,
            *(
                cost[4 * i + column] if 4 * i + column in TABLE["harbour"]["covered_long"] else "–"
                for column in range(4)
            ),
        )
        for i, row in enumerate(("top row (gates)", "middle row", "bottom row"))
    ]
    lines.append(table(("price of a cover", "column 1", "column 2", "column 3", "column 4"), rows))
    return "\n".join(lines)


def rounds() -> str:
    """How long a game lasts."""
    track = TABLE["track"]
    rows = []
    for key, words in (("p2", "2"), ("p3", "3"), ("p4", "4")):
        low, high = track["long_rounds"][key]
        rows.append((words, track["start"][key], f"{low} to {high}", track["short_rounds"][key]))
    rows.append(("solo", track["start"]["p1"], "–", TABLE["solo"]["rounds"]))
    return table(("players", "figure starts on", "rounds, long game", "rounds, short or solo game"), rows)


def buildings() -> str:
    """All buildings with their effects."""
    rows = [
        (
            f"**{card['name']}**" + (" ⚙" if card["gear"] else ""),
            card["prestige"],
            TABLE["buildings"]["effect"][card["key"]]["text"],
            f"`BH-BLD-{card['id']}`",
        )
        for card in TABLE["buildings"]["card"]
    ]
    return table(("building", "prestige", "effect", "clause"), rows)


def events() -> str:
    """All newspaper cards: event, move and solo symbol."""
    rows = [
        (
            f"**{card['name']}**",
            TABLE["newspaper"]["event"][card["event"]]["text"],
            card["move"],
            card["solo"],
            f"`BH-EV-{card['id']}`",
        )
        for card in TABLE["newspaper"]["card"]
    ]
    return table(("event", "effect", "move", "solo symbol", "clause"), rows)


def bands() -> str:
    """The solo bands."""
    lows: list[int] = TABLE["solo"]["band_from"]
    highs = [low - 1 for low in lows[1:]]
    spans = [f"{low} to {high}" for low, high in zip(lows, highs, strict=False)] + [f"{lows[-1]} and more"]
    return table(("score", "you are a"), zip(spans, TABLE["solo"]["band"], strict=True))


def prices() -> str:
    """The price cards, four to a line."""
    cards: list[Card] = TABLE["prices"]["card"]
    rows = []
    for i in range(0, len(cards), 4):
        rows.append([f"{card['id']}: {' '.join(str(card[kind]) for kind in KINDS)}" for card in cards[i : i + 4]])
    return table(("", "", "", ""), rows)


def ships() -> str:
    """All ships by sub-deck."""
    rows = [
        (
            card["deck"],
            card["index"],
            card["name"],
            card["dwell"],
            count(card["amount"], card["cargo"]),
            card["bollards"],
            card["prestige"],
            games(card["index"], "ship_short", "ship_long"),
        )
        for card in TABLE["ships"]["card"]
    ]
    return table(("deck", "no.", "ship", "dwell", "cargo", "bollards", "prestige", "players short / long"), rows)


def orders() -> str:
    """All orders by sub-deck."""
    rows = [
        (
            card["deck"],
            card["index"],
            card["name"],
            card["duration"],
            asked(card["goods"]),
            terms(card["bonus"]),
            terms(card["penalty"]),
            games(card["index"], "order_short", "order_long"),
        )
        for card in TABLE["orders"]["card"]
    ]
    return table(("deck", "no.", "order", "duration", "goods", "bonus", "penalty", "players short / long"), rows)


TABLES = {
    "deck use": deck_use,
    "ladder": ladder,
    "harbour costs": harbour_costs,
    "rounds": rounds,
    "buildings": buildings,
    "events": events,
    "bands": bands,
    "prices": prices,
    "ships": ships,
    "orders": orders,
}


def write_tables() -> None:
    """Write every table into the page."""
    fill(RULES / "bremerhaven.md", {name: make() for name, make in TABLES.items()})
