"""Draws the pictures and writes the card tables of the Bremerhaven rules: `python docs/rules/draw_bremerhaven.py`.

One function a picture, in the order of the rules. Prices and cards come from the game's components, so that a change
there needs nothing but another run. The same script always writes the same files.
"""

from bremerhaven_art import (
    AREA_H,
    DOCK_W,
    FIELD_W,
    GOODS,
    RANKS,
    Docked,
    Drawing,
    Field,
    Order,
    Ship,
    area_box,
    bid,
    field,
    good,
    goods_row,
    label,
    money,
    order_card,
    price_card,
    ship_card,
    star,
    steamer,
    walls_and_docks,
)
from bremerhaven_tables import TABLE, write_tables
from page_art import PLAYERS, seat_mark, stage
from shipyard_art import arrow, check, coin, path, pill, rect, symbol

BOLLARD_COST: list[int] = TABLE["harbour"]["bollard"]["cost"]
COVER_COST: list[int] = TABLE["harbour"]["cover"]["cost"]
CITY = (
    ("parking", "1.0", "Car park"),
    ("building", "1.1", "Building"),
    ("permit", "1.2", "Permit"),
    ("influence", "1.3", "Influence"),
    ("price-card", "1.4", "Prices"),
    ("rank-captain", "1.5", "Ladder"),
)
GULL = Ship("a coaster", 2, "crate", 3, 1, 1)
TANKER = Ship("a tanker", 3, "barrel", 2, 2, 3)
LUGGER = Ship("a lugger", 1, "joker", 1, 0, 1)
LINER = Ship("a liner", 4, "passenger", 2, 3, 5)
BREWERY = Order("a brewery", 3, (2, 0, 0, 0, 0), (0, 0), (2, 0))
OUTFITTERS = Order("outfitters", 4, (1, 1, 1, 0, 0), (1, 0), (0, 1))
PEDLAR = Order("a pedlar", 2, (0, 1, 0, 0, 1), (0, 0), (1, 0))

LEGEND: list[tuple[str, list[tuple[str, str, str]]]] = [  # columns of symbol, name and tone
    (
        "Goods",
        [
            ("barrel", "barrel", "g-barrel"),
            ("crate", "crate", "g-crate"),
            ("container", "container", "g-container"),
            ("passenger", "passenger", "g-passenger"),
            ("joker", "joker: any kind", "g-joker"),
        ],
    ),
    (
        "On cards",
        [
            ("time", "rounds to wait", "brass-3"),
            ("bollard", "bollard", "iron"),
            ("prestige", "prestige", "brass-2"),
            ("money", "money", "brass-2"),
            ("engineer", "produces in 4.1", "paper-3"),
        ],
    ),
    ("City spaces", [(sign, f"{code} {name.lower()}", "brass-3") for sign, code, name in CITY[:5]]),
    (
        "Ladder (1.5)",
        [(sign, name, "brass-3") for sign, name in zip(RANKS, TABLE["ladder"]["rank"], strict=True)],
    ),
    ("Other", [("newspaper", "newspaper", "paper-3"), ("cover", "cover", "paper-3")]),
]


def legend() -> Drawing:
    """All symbols with their names, and the players of our examples."""
    p = Drawing(
        "legend",
        216,
        "The symbols of our pictures",
        "A table of symbols: the four kinds of goods and the joker; rounds, bollard, prestige, money and the gear of "
        "production; the spaces of the City board; the four ranks; newspaper and cover; and the marks of four players.",
    )
    for column, (title, entries) in enumerate(LEGEND):
        x = (20, 160, 306, 458, 600)[column]
        p.text(x, 30, title, 14, bold=True)
        for i, (name, words, tone) in enumerate(entries):
            y = 58 + i * 33
            p.add(symbol(name, x + 13, y, 26, f"var(--{tone})"))
            p.text(x + 34, y + 4.5, words, 13)
    for player, name in PLAYERS.items():
        x, y = 613 + (player - 1) % 2 * 72, 134 + (player - 1) // 2 * 33
        p.add(seat_mark(player, x, y, 20))
        p.text(x + 16, y + 4.5, name, 13)
    return p


def _bid_space(p: Drawing, x: float, y: float, code: str, cards: list[tuple[int, int | None]]) -> None:
    """The tray of a bid space with its code and cards."""
    p.add(rect(x, y, 112, 44, "paper-3", "line"))
    p.text(x + 4, y - 5, code, 12, fill="ink-2", bold=True)
    for i, (player, value) in enumerate(cards):
        bid(p, player, x + 6 + i * 27, y + 5.5, value)


def boards() -> Drawing:
    """The three boards with their bid spaces while cards are being placed."""
    p = Drawing(
        "boards",
        432,
        "The three boards with bids",
        "A game of three players, seen by Ann. Above, the City board with its six spaces: car park, building, permit, "
        "influence, prices, ladder. Below, three ships on the Sea board and three orders on the Land board. Under each "
        "lies a tray for influence cards. Cards of other players are face down; Ann sees the values of her own.",
    )
    bids: dict[str, list[tuple[int, int | None]]] = {
        "1.0": [(2, None)],
        "1.1": [(3, None), (2, None)],
        "1.2": [(1, 2)],
        "1.5": [(3, None)],
        "2.2": [(1, 5), (3, None)],
        "3.1": [(2, None), (1, 4)],
    }
    p.text(20, 28, "City board", 14, bold=True)
    words = (
        "1 money a card",
        "the top card",
        "extensions",
        "a better hand",
        "choose the prices",
        "swap two ranks",
    )
    for i, (sign, code, name) in enumerate(CITY):
        x = 20 + i * 121
        p.add(rect(x, 40, 112, 86, "paper-2"))
        p.middle(x + 56, 54, name, 13, bold=True)
        p.add(symbol(sign, x + 56, 86, 36))
        p.middle(x + 56, 116, words[i], 12, "ink-2")
        _bid_space(p, x, 146, code, bids.get(code, []))
    p.text(20, 224, "Sea board: ships", 14, bold=True)
    p.text(389, 224, "Land board: orders", 14, bold=True)
    for i, ship in enumerate((GULL, TANKER, LUGGER)):
        ship_card(p, ship, 20 + i * 121, 236)
        _bid_space(p, 20 + i * 121, 376, f"2.{i + 1}", bids.get(f"2.{i + 1}", []))
    for i, order in enumerate((BREWERY, OUTFITTERS, PEDLAR)):
        order_card(p, order, 389 + i * 121, 236)
        _bid_space(p, 389 + i * 121, 376, f"3.{i + 1}", bids.get(f"3.{i + 1}", []))
    p.add(path("M381.5 214V424", "line-2", 1))
    return p


BIDS: list[tuple[str, str, list[tuple[int, int]], str, str]] = [  # sign, space, cards, winner and what follows
    ("parking", "1.0 Car park", [(1, 1)], "Ann takes 1 money; the value 1 does not matter.", ""),
    ("building", "1.1 Building", [(1, 4), (2, 4)], "4 against 4: the Captain outranks the First Officer.", "Ann wins"),
    ("permit", "1.2 Permit", [(1, 5), (3, 2), (4, 2)], "Ann free; Cem and Dia may pay 5 − 2 = 3 each.", "all three"),
    ("influence", "1.3 Influence", [(3, 4), (4, 3)], "Cem free; Dia may pay 4 − 3 = 1.", "both"),
    ("price-card", "1.4 Prices", [], "No bid: the top price card goes under the pile.", "nobody"),
    ("rank-captain", "1.5 Ladder", [(3, 5), (4, 1)], "Cem swaps with Bo and is First Officer now.", "Cem wins"),
    ("bollard", "2.1 a ship", [(1, 2)], "A single card is enough where nobody else bids.", "Ann wins"),
    ("bollard", "2.2 a ship", [(2, 3), (3, 3)], "3 against 3: since 1.5 Cem ranks above Bo.", "Cem wins"),
]


def bidding() -> Drawing:
    """What the turned-up cards bring: worked example BH-EX-2 and a tie after the ladder has changed."""
    p = Drawing(
        "bidding",
        434,
        "The cards are turned up",
        "Four players; the ladder is Ann, Bo, Cem, Dia. " + " ".join(f"{s}: {w}" for _, s, _, w, _ in BIDS),
    )
    p.text(20, 28, "Ladder before: Captain Ann, First Officer Bo, Mate Cem, Cook Dia", 14, bold=True)
    for i, (sign, space, cards, words, who) in enumerate(BIDS):
        y = 42 + i * 48
        p.add(rect(20, y, 720, 44, "paper" if i % 2 else "paper-2", "line"))
        p.add(symbol(sign, 42, y + 22, 26))
        p.text(64, y + 26.5, space, 13, bold=True)
        for k, (player, value) in enumerate(cards):
            bid(p, player, 170 + k * 30, y + 5.5, value)
        if not cards:
            p.text(170, y + 26.5, "no card", 13, fill="ink-2")
        if who:
            p.text(270, y + 26.5, who, 13, bold=True)
        p.text(352, y + 26.5, words, 13)
    return p


def permits() -> Drawing:
    """Paying the difference on 1.2, and the three extensions."""
    p = Drawing(
        "permits",
        398,
        "Permits: paying the difference, and what they are for",
        "Ann has 5 on space 1.2, Cem 2, Dia 2; Bo has no card there. The first permit is free for Ann and costs 3 for "
        "Cem and Dia; each further one costs 5 for all three. Bo gets none. A permit is used for a bollard at the "
        "price of its place, for removing a cover at its printed price, or for a building from the reserve.",
    )
    p.text(20, 28, "Space 1.2: the highest total is 5", 14, bold=True)
    p.text(330, 28, "first permit", 13, "middle", bold=True)
    p.text(450, 28, "each further", 13, "middle", bold=True)
    for i, (player, cards, total) in enumerate(((1, [5], 5), (3, [2], 2), (4, [2], 2), (2, [], 0))):
        y = 40 + i * 40
        p.add(rect(20, y, 500, 37, "paper" if i % 2 else "paper-2", "line"))
        p.add(seat_mark(player, 40, y + 18, 17))
        p.text(58, y + 23, PLAYERS[player], 13, bold=True)
        for k, value in enumerate(cards):
            bid(p, player, 110 + k * 28, y + 2, value)
        p.text(160, y + 23, f"total {total}" if cards else "no card: no permit", 13)
        if cards:
            coin(p, 330, y + 18, str(5 - total) if total < 5 else "0", 12)
            coin(p, 450, y + 18, "5", 12)
    p.lines(
        540,
        62,
        ["The difference to the", "highest total is the price", "of the first permit.", "", "Ties do not matter here:",
         "all who have the highest", "total get it free."],
        19,
        size=13,
    )  # fmt: skip
    p.text(20, 232, "One permit, one extension:", 14, bold=True)
    stage(p, 20, 244, 230, 140, "A bollard")
    p.add(f'<rect x="34" y="284" width="202" height="{22}" fill="var(--land-2)" stroke="var(--line-2)"/>')
    p.add(symbol("bollard", 66, 293, 22, "var(--iron)"), arrow(126, 326, 126, 310))
    coin(p, 126, 295, str(BOLLARD_COST[1]), 9)
    coin(p, 186, 295, str(BOLLARD_COST[2]), 9, "paper-2")
    p.lines(34, 344, [f"The 2nd bollard of a wall: {BOLLARD_COST[1]}", "beside the permit; at most 3."], 17, size=13)
    stage(p, 265, 244, 230, 140, "A cover less")
    field(p, Field(cover=COVER_COST[6]), 280, 272, 82, 50)
    p.add(arrow(368, 297, 390, 297))
    field(p, Field(), 396, 272, 82, 50)
    p.lines(279, 344, ["For the price on it; the field", "can be used at once."], 17, size=13)
    stage(p, 510, 244, 230, 140, "A building")
    p.add(rect(526, 272, 56, 50, "paper-2"), symbol("building", 554, 297, 34), arrow(588, 297, 612, 297))
    field(p, Field(building="Refinery"), 620, 268, 90, 58)
    p.lines(524, 344, ["From the reserve to a free field,", "for nothing but the permit."], 17, size=13)
    return p


def influence() -> Drawing:
    """The hands after each upgrade: worked example BH-EX-3."""
    values: list[int] = TABLE["influence"]["values"]
    p = Drawing(
        "influence",
        296,
        "Influence cards: hand, stock and upgrades",
        "The twelve cards of a player in a row: 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9. The first five are the first hand. "
        "Each upgrade moves the hand one place to the right, up to 6, 7, 7, 8, 9 after seven upgrades.",
    )
    for i, value in enumerate(values):
        bid(p, 1, 160 + i * 46, 16, value)
    p.text(20, 38, "All twelve cards", 13, bold=True)
    for u in range(TABLE["influence"]["max_upgrades"] + 1):
        y = 66 + u * 28
        words = "the first hand" if u == 0 else "after 1 upgrade" if u == 1 else f"after {u} upgrades"
        p.text(20, y + 15, words, 13)
        x = 155 + u * 46
        p.add(rect(x, y, 5 * 46 - 12, 22, "brass-3", "brass-2"))
        for k in range(5):
            p.middle(x + 17 + k * 46, y + 11, str(values[u + k]), 13, bold=True)
    return p


def ladder() -> Drawing:
    """A swap on the ladder and the income after it."""
    income: list[int] = TABLE["ladder"]["income"]
    p = Drawing(
        "ladder",
        228,
        "The ladder: one swap, then everybody's income",
        "Before, the ranks are Ann, Bo, Cem, Dia. Cem has won space 1.5 and swaps with Bo. After it Ann is Captain and "
        "receives 4, Cem is First Officer and receives 3, Bo is Mate and receives 2, Dia is Cook and receives 1.",
    )
    for column, (title, order) in enumerate((("Before", (1, 2, 3, 4)), ("Cem swaps with Bo", (1, 3, 2, 4)))):
        x = 20 + column * 300
        p.text(x, 28, title, 14, bold=True)
        for i, player in enumerate(order):
            y = 40 + i * 44
            p.add(rect(x, y, 232, 40, "brass-3" if column and i in (1, 2) else "paper-2"))
            p.add(symbol(RANKS[i], x + 22, y + 20, 26), seat_mark(player, x + 152, y + 20, 18))
            p.text(x + 42, y + 24.5, TABLE["ladder"]["rank"][i], 13)
            p.text(x + 168, y + 24.5, PLAYERS[player], 13, bold=True)
            if column:
                money(p, x + 248, y + 20, f"+{income[i]}", "good")
    p.add(arrow(262, 128, 310, 128))
    p.lines(650, 100, ["Income goes", "by the new", "ladder."], 18, size=13)
    return p


def cards() -> Drawing:
    """What the signs on ships and orders mean."""
    p = Drawing(
        "cards",
        252,
        "A ship card and an order card",
        "The ship card shows how many rounds it stays, the bollards it needs, its prestige and its cargo. The order "
        "card shows how many rounds it waits, its bonus, its penalty and the goods it asks for.",
    )
    ship_card(p, TANKER, 24, 24, 150, 158)
    order_card(p, OUTFITTERS, 402, 24, 150, 158)
    rows = [
        (24, "dwell: stays 3 rounds"),
        (52, "3 prestige while it lies"),
        (80, "needs a dock of size 2"),
        (108, "brings 2 barrels"),
    ]
    signs = [("time", "brass-3"), ("prestige", "brass-2"), ("bollard", "iron"), ("barrel", "g-barrel")]
    for (y, words), (sign, tone) in zip(rows, signs, strict=True):
        p.add(symbol(sign, 194, y + 14, 20, f"var(--{tone})"))
        p.text(210, y + 18.5, words, 13)
    p.add(symbol("time", 572, 38, 20))
    p.text(588, 42.5, "duration: 4 rounds", 13)
    p.text(563, 70.5, "+1", 14, fill="good", bold=True)
    p.text(588, 70.5, "bonus if complete", 13)
    p.text(558, 98.5, "−", 14, fill="bad", bold=True)
    p.add(star(573, 94, 15))
    p.text(588, 98.5, "penalty if not", 13)
    goods_row(p, ["barrel", "crate", "container"], 590, 122, 18)
    p.text(622, 126.5, "goods asked for", 13)
    p.text(24, 210, "Joker cargo: you choose one kind for all jokers when the ship docks.", 13)
    p.text(24, 230, "Joker on an order: takes one good of any kind; several jokers may take different kinds.", 13)
    return p


def harbour() -> Drawing:
    """A harbour of the long game with everything in it."""
    p = Drawing(
        "harbour",
        378,
        "A harbour in the long game",
        "On the left four quay walls with three docks between them. Walls from the top: no bollard, two, one, none. "
        "The top dock has size 0 and is free, the middle dock has size 1 and holds a coaster with two crates aboard, "
        "the bottom dock has size 0. On the right four loading areas above twelve fields. Two areas hold orders; the "
        "two on the right are closed because the fields below them carry covers.",
    )
    walls_and_docks(p, 20, 26, (0, 2, 1, 0), (None, Docked(GULL, 2, 2), None), BOLLARD_COST)
    fx = 20 + DOCK_W + 18
    p.text(20, 20, "Docks and walls", 13, bold=True)
    p.text(fx, 20, "Loading areas", 13, bold=True)
    order_card(p, BREWERY, fx, 26, FIELD_W, AREA_H, 1, 2)
    order_card(p, PEDLAR, fx + 85, 26, FIELD_W, AREA_H, 1, 1)
    area_box(p, fx + 170, 26, "closed", "cover below")
    area_box(p, fx + 255, 26, "closed", "cover below")
    content = {0: Field(("barrel",)), 4: Field(building="Refinery"), 1: Field(("crate", "crate"))}
    for f in range(12):
        x, y = fx + f % 4 * 85, 126 + f // 4 * 65
        covered = f in TABLE["harbour"]["covered_long"]
        field(p, Field(cover=COVER_COST[f]) if covered else content.get(f, Field()), x, y)
    p.text(fx, 122, "Fields", 13, bold=True)
    marks = [
        (20 + DOCK_W - 16, 54, "a free dock, size 0"),
        (20 + DOCK_W - 8, 134, f"bollards; next: {BOLLARD_COST[2]}"),
        (fx + 73, 80, "order, half loaded"),
        (fx + 248, 34, "closed areas"),
        (fx + 159, 134, "2 crates, 1 field"),
        (fx + 74, 200, "a building"),
        (fx + 159, 264, "an empty field"),
        (fx + 329, 264, "cover, its price"),
    ]
    for n, (x, y, words) in enumerate(marks, 1):
        label(p, x, y, n)
        label(p, 607, 10 + n * 28, n)
        p.text(621, 14.5 + n * 28, words, 13)
    p.text(20, 364, "Fields in the top row are the gates of the areas above them. Only a cover closes a gate.", 13)
    return p


def docks() -> Drawing:
    """The shorter wall decides: worked example BH-EX-5."""
    p = Drawing(
        "docks",
        368,
        "The size of a dock",
        "Walls with 2, 1, 2 and 2 bollards: the docks have sizes 1, 1 and 2. A ship that needs two bollards fits the "
        "bottom dock only. With walls 3, 1, 1, 0 the sizes are 1, 1 and 0 and the ship fits nowhere.",
    )
    for column, bollards in enumerate(((2, 1, 2, 2), (3, 1, 1, 0))):
        x = 20 + column * 250
        walls_and_docks(p, x, 16, bollards, (None, None, None), BOLLARD_COST)
        for d in range(3):
            p.add(check(x + DOCK_W + 18, 16 + d * 100 + 59, min(bollards[d], bollards[d + 1]) >= 2))
    ship_card(p, TANKER, 560, 40, 130, 140)
    p.lines(
        540,
        206,
        (
            "needs 2 bollards: the",
            "walls on both sides must",
            "have them. It fits one",
            "dock on the left, and",
            "on the right it is lost.",
        ),
        19,
        size=13,
    )
    p.text(20, 356, "The start: walls 0, 1, 1, 0, so the docks have sizes 0, 1, 0.", 13)
    return p


def storage() -> Drawing:
    """What a field holds, and repacking."""
    p = Drawing(
        "storage",
        226,
        "Fields and repacking",
        "A field holds one barrel, or two crates, or one container, or one passenger. Three crates or two different "
        "goods do not fit. Two crates become one container for 1 money, and the other way round.",
    )
    cases: list[tuple[tuple[str, ...], bool]] = [
        (("barrel",), True), (("crate", "crate"), True), (("container",), True), (("passenger",), True),
        (("crate", "barrel"), False), (("container", "container"), False),
    ]  # fmt: skip
    p.text(20, 28, "One field holds", 14, bold=True)
    p.text(500, 28, "but not", 14, bold=True)
    for i, (goods, fine) in enumerate(cases):
        x = 20 + i * 118 + (10 if i > 3 else 0)
        field(p, Field(goods), x, 40, 106, 62)
        p.add(check(x + 92, 90, fine))
    p.text(20, 142, "Repacking, in storage only", 14, bold=True)
    for i, (before, after) in enumerate(((("crate", "crate"), ("container",)), (("container",), ("crate", "crate")))):
        x = 20 + i * 370
        field(p, Field(before), x, 154, 106, 56)
        p.add(arrow(x + 116, 182, x + 200, 182))
        money(p, x + 136, 166, f"−{TABLE['goods']['repack_cost']}", "bad")
        p.middle(x + 158, 200, ("pack", "unpack")[i], 13)
        field(p, Field(after), x + 210, 154, 106, 56)
    return p


def moving() -> Drawing:
    """Two barrels go over one free field to an order."""
    p = Drawing(
        "moving",
        306,
        "From ship over storage to order",
        "A ship with two barrels, an order for two barrels, and two fields of which one is taken by a container. Both "
        "barrels pass one after the other over the one free field: unload, load, unload, load. With no free field "
        "nothing could be moved.",
    )
    moments = [
        ("Before", 2, (), 0),
        ("Unload 1", 1, ("barrel",), 0),
        ("Load 1", 1, (), 1),
        ("Unload, load", 0, (), 2),
    ]
    for i, (title, aboard, stored, loaded) in enumerate(moments):
        x = 20 + i * 183
        stage(p, x, 14, 171, 240, title)
        order_card(p, BREWERY._replace(name=""), x + 10, 40, 151, 76, loaded)
        field(p, Field(stored), x + 10, 124, 74, 50)
        field(p, Field(("container",)), x + 88, 124, 74, 50)
        p.add(f'<rect x="{x + 10}" y="182" width="151" height="64" fill="var(--sea-2)"/>')
        p.add(steamer(x + 26, 240, 108, 2))
        goods_row(p, ["barrel"] * aboard, x + 68, 213, 18)
        if i == 1:
            p.add(arrow(x + 60, 202, x + 48, 168, "brass", 3))
        if i in (2, 3):
            p.add(arrow(x + 48, 136, x + 56, 98, "brass", 3))
    p.text(
        20, 278, "Every piece needs room in storage on its way. Nothing goes back, and nothing goes straight from a", 13
    )
    p.text(20, 296, "ship to an order. In Fairlead one gesture does both steps if there is room.", 13)
    return p


def prestige() -> Drawing:
    """The marker follows what lies out upwards only: worked example BH-EX-7."""
    p = Drawing(
        "prestige",
        224,
        "Step 4.3: the prestige marker",
        "In this round a Refinery with 1 prestige and ships with 1 and 3 lie out: 5 together. The marker rises from 3 "
        "to 5. In the next round both ships have left and only 1 lies out: the marker stays on 5.",
    )
    for i, (title, stars, before, after, words) in enumerate(
        (
            ("This round: 1 + 1 + 3 = 5 lie out", (1, 1, 3), 3, 5, "The marker rises from 3 to 5."),
            ("Next round: 1 lies out", (1,), 5, 5, "The marker stays on 5."),
        )
    ):
        x = 20 + i * 370
        stage(p, x, 14, 350, 196, title)
        field(p, Field(building="Refinery"), x + 12, 44, 92, 66)
        p.add(star(x + 94, 54, 14))
        for k, count in enumerate(stars[1:]):
            sx = x + 114 + k * 114
            p.add(
                f'<rect x="{sx}" y="44" width="108" height="66" fill="var(--sea-2)"/>', steamer(sx + 16, 106, 76, 1 + k)
            )
            for s in range(count):
                p.add(star(sx + 98 - s * 14, 54, 14))
        for v in range(9):
            p.add(rect(x + 12 + v * 36, 134, 34, 30, "brass-2" if v == after else "paper-2"))
            p.middle(x + 29 + v * 36, 149, str(v), 14, bold=v == after)
        if before != after:
            p.add(arrow(x + 29 + before * 36, 126, x + 29 + after * 36 - 4, 126, "brass", 3))
        p.text(x + 12, 194, words, 13)
    return p


def settlement() -> Drawing:
    """An order is due, complete or not: worked example BH-EX-8."""
    prices = tuple(next(card for card in TABLE["prices"]["card"] if card["id"] == 23)[kind] for kind in GOODS[:4])
    barrel, crate, container = prices[0], prices[1], prices[2]
    p = Drawing(
        "settlement",
        276,
        "Settling an order",
        "An order for a barrel, a crate and a container is due; its bonus is 1 money, its penalty 1 prestige. Prices: "
        f"barrel {barrel}, crate {crate}, container {container}. Complete it brings {barrel + crate + container + 1} "
        f"money. Without the container it brings {barrel + crate} money and costs 1 prestige.",
    )
    p.text(20, 28, "Prices now", 14, bold=True)
    price_card(p, prices, 20, 40, 130, 96)
    p.lines(20, 166, ["The top price card", "of the pile on 1.4", "holds for everybody."], 18, size=13)
    for i, (title, loaded) in enumerate((("Complete", 3), ("The container is missing", 2))):
        x = 176 + i * 288
        stage(p, x, 14, 276, 248, title)
        order_card(p, OUTFITTERS, x + 70, 42, 136, 86, loaded)
        y = 156.0
        for k, kind in enumerate(("barrel", "crate", "container")[:loaded]):
            p.add(good(kind, x + 30 + k * 64, y, 22))
            p.text(x + 46 + k * 64, y + 5, str((barrel, crate, container)[k]), 15, bold=True)
        if loaded == 3:
            p.text(x + 206, y + 5, "bonus 1", 13, fill="good", bold=True)
            money(
                p,
                x + 20,
                y + 42,
                f"{barrel + crate + container + 1} = {barrel} + {crate} + {container} + 1",
                "good",
                15,
            )
        else:
            p.text(x + 150, y + 5, "no bonus", 13, fill="ink-2")
            money(p, x + 20, y + 42, f"{barrel + crate} = {barrel} + {crate}", "good", 15)
            p.add(star(x + 30, y + 74, 18))
            p.text(x + 46, y + 79, "1 prestige lost (penalty)", 13, fill="bad", bold=True)
    return p


def newspaper() -> Drawing:
    """The rack and the track: worked example BH-EX-10."""
    end: int = TABLE["track"]["end"]
    p = Drawing(
        "newspaper",
        300,
        "The newspaper and the ship figure (long game)",
        "On the left of the rack lies the event that happens in step 5.1 of this round, on the right the card whose "
        "number moves the ship figure in step 5.2. Here the figure goes from 7 to 9 of 20. Then the right card is "
        "turned over to the left: its event, unknown until now, happens in the next round.",
    )
    for x, title, words, big in (
        (20, "left: the event", ["read one round ago,", "happens now in 5.1"], "!"),
        (196, "right: the move", ["for step 5.2; its event", "is still unknown"], "2"),
    ):
        p.add(rect(x, 24, 160, 128, "paper-2"))
        p.add(symbol("newspaper", x + 24, 48, 28, "var(--paper-3)"))
        p.text(x + 44, 53, title, 13, bold=True)
        p.middle(x + 80, 90, big, 34, bold=True)
        p.lines(x + 12, 124, words, 17, size=13)
    p.add(path("M276 160c0 22-20 26-80 26s-96-4-96-24", "brass", 3), path("M93 170l7-9 8 8", "brass", 3))
    p.text(118, 204, "after the move the right card is turned over to the left", 13)
    p.lines(
        384,
        44,
        ["5.1  The event on the left hits all players alike.", "5.2  The ship figure moves by the number on the",
         "       right. On the last space the game is over.", "The next card of the pile then shows its number.",
         "In round 1 there is no event."],
        22,
        size=13,
    )  # fmt: skip
    w = 34
    for v in range(end + 1):
        x = 20 + v * w
        p.add(rect(x, 244, w - 2, 28, "bad-2" if v == end else "brass-3" if v <= 9 else "paper-2", "line-2"))
        p.middle(x + w / 2 - 1, 258, str(v), 12)
    p.add(steamer(20 + 9 * w - 4, 242, 40, 1), arrow(20 + 7 * w + 16, 236, 20 + 9 * w - 8, 236, "brass", 3))
    start = TABLE["track"]["start"]
    p.text(20, 291, f"start with 2, 3, 4 players: space {start['p2']}, {start['p3']}, {start['p4']}", 12, fill="ink-2")
    p.text(20 + end * w + 4, 291, "end", 12, fill="ink-2")
    return p


def refill() -> Drawing:
    """The boards between two rounds: worked example BH-EX-11."""
    p = Drawing(
        "refill",
        232,
        "Refilling a board (three players)",
        "Before: ship X on space 1, nothing on space 2, ship Z on space 3. Long game: Z is discarded, X moves to space "
        "3, the new ships P and Q fill spaces 1 and 2. Short game: X and Z are discarded, P, Q and R are new.",
    )
    rows = (
        (20, "After the bids", ("X", "", "Z"), ("The ship on space 2 was won.", "Space 3 is the last one.")),
        (268, "Long game", ("P", "Q", "X"), ("Z leaves, X moves right,", "P and Q are new.")),
        (516, "Short and solo game", ("P", "Q", "R"), ("X and Z leave,", "all three are new.")),
    )
    for x, title, ships, words in rows:
        stage(p, x, 14, 224, 200, title)
        for i, name in enumerate(ships):
            sx = x + 10 + i * 70
            fill, dash = ("sea", "") if name else ("paper-3", 'stroke-dasharray="4 4"')
            p.add(rect(sx, 40, 64, 78, fill, "line-2", dash))
            p.middle(sx + 32, 132, f"2.{i + 1}", 12, "ink-2")
            if name:
                p.add(steamer(sx + 6, 106, 52, 1))
                p.middle(sx + 32, 56, name, 16, bold=True)
        p.lines(x + 10, 176, words, 19, size=13)
    p.add(arrow(310, 150, 450, 150))
    return p


def dummy() -> Drawing:
    """A turn of the dummy: worked example BH-EX-14."""
    p = Drawing(
        "dummy",
        212,
        "Solo: the dummy places a card",
        "A newspaper card is turned up; the symbol at its foot is 1.2. The top card of the dummy's shuffled five goes "
        "face down on space 1.2. The newspaper card is discarded.",
    )
    p.add(rect(24, 30, 110, 150, "paper-2"), symbol("newspaper", 79, 70, 40, "var(--paper-3)"))
    p.middle(79, 114, "newspaper", 13)
    pill(p, 79, 156, "1.2", 48)
    p.add(arrow(144, 106, 196, 106))
    for i in range(5):
        bid(p, 2, 214 + i * 3, 86 + i * 3)
    p.middle(234, 152, "the dummy's five,", 12, "ink-2")
    p.middle(234, 168, "shuffled", 12, "ink-2")
    p.add(arrow(268, 106, 330, 106))
    p.add(rect(346, 30, 112, 86, "paper-2"), symbol("permit", 402, 76, 36))
    p.middle(402, 44, "Permit", 13, bold=True)
    _bid_space(p, 346, 136, "1.2", [(1, 3), (2, None)])
    p.lines(
        488,
        52,
        (
            "You and the dummy place in turn;",
            "the higher rank begins. Its value",
            "is as unknown to you as that of",
            "any opponent until all ten cards",
            "lie. Its totals count like a player's.",
        ),
        20,
        size=13,
    )
    return p


PICTURES = [
    legend,
    boards,
    bidding,
    permits,
    influence,
    ladder,
    cards,
    harbour,
    docks,
    storage,
    moving,
    prestige,
    settlement,
    newspaper,
    refill,
    dummy,
]


def main() -> None:
    """Write every picture and every table."""
    Drawing.folder.mkdir(exist_ok=True)
    for draw in PICTURES:
        draw().save()
    write_tables()


if __name__ == "__main__":
    main()
