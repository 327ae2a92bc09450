"""Draws the pictures of the Shipyard rules: `python docs/rules/draw_shipyard.py` writes them beside `shipyard.md`.

One function a picture, in the order of the rules, after its own parts. The same script always writes the same files.
"""

from typing import NamedTuple

from shipyard_art import (
    ACTIONS,
    FOLDER,
    SHAPES,
    SPACES,
    Canal,
    Picture,
    Point,
    Stop,
    Tile,
    action_tile,
    arrow,
    canal_tile,
    check,
    coin,
    cube,
    disc,
    num,
    officials,
    path,
    pill,
    polar,
    rect,
    round_arrow,
    route,
    sector,
    ship,
    ship_tile,
    spots,
    step_number,
    symbol,
    token,
    wheel,
)

LEGEND: list[tuple[str, list[tuple[str, str, str]]]] = [  # columns of symbol, name and tone
    (
        "Pieces",
        [
            ("captain", "captain", "brass-3"),
            ("businessman", "businessman", "brass-3"),
            ("soldier", "soldier", "brass-3"),
            ("stoker", "stoker (2e)", "brass-3"),
            ("propeller", "propeller (1e)", "brass-3"),
            ("smokestack", "smokestack", "brass-3"),
            ("sail", "sail", "sailc"),
            ("crane", "crane", "brass-3"),
            ("cannon", "cannon", "brass-3"),
        ],
    ),
    (
        "On ship tiles",
        [
            ("mast-mount", "mast mount", "wood-2"),
            ("crane-mount", "crane mount", "brass-3"),
            ("cannon-mount", "cannon mount", "brass-3"),
            ("cabin", "cabin", "wood"),
            ("drive-place", "drive place", "fire"),
            ("life-ring", "life ring", "o-ring"),
            ("lifeboat", "lifeboat", "o-boat"),
            ("lantern", "lantern", "o-lantern"),
        ],
    ),
    (
        "On canals",
        [
            (f"official-{kind}", name, f"o-{kind}")
            for kind, name in (
                ("trade", "trade official"),
                ("war", "war official"),
                ("lantern", "lantern official"),
                ("boat", "boat official"),
                ("ring", "ring official"),
                ("riband", "Blue Riband"),
            )
        ],
    ),
    (
        "Goods",
        [
            ("coal", "coal", "g-coal"),
            ("steel", "steel (1e)", "g-steel"),
            ("textile", "textile (2e)", "g-textile"),
            ("grain", "grain", "g-grain"),
            ("guilder", "guilder", "brass-2"),
        ],
    ),
    (
        "Employees",
        [
            ("engineer", "engineer", "e-grey"),
            ("recruiter", "recruiter", "e-green"),
            ("trader", "trader", "e-red"),
            ("builder", "builder", "e-blue"),
            ("helmsman", "helmsman", "e-blue"),
            ("rigger", "rigger", "e-blue"),
            ("accountant", "accountant", "e-yellow"),
            ("foreman", "foreman", "e-yellow"),
        ],
    ),
]


def legend() -> Picture:
    """All symbols with their names."""
    p = Picture(
        "legend",
        344,
        "The symbols of our pictures",
        "A table of symbols in five columns: the nine pieces, the eight features of ship tiles, the six kinds of "
        "space on canals, goods and guilders, and the eight roles of employees.",
    )
    for column, (title, entries) in enumerate(LEGEND):
        x = 20 + column * 148
        p.text(x, 30, title, 14, bold=True)
        for i, (name, words, tone) in enumerate(entries):
            y = 58 + i * 33
            p.add(symbol(name, x + 13, y, 26, f"var(--{tone})"))
            p.text(x + 34, y + 4.5, words, 13)
    return p


def action_row() -> Picture:
    """Step 1 and step 2 in the second edition: worked example SY-X-4 with one turn of the row before it."""
    p = Picture(
        "action-row",
        372,
        "The action row of the second edition",
        "Four players. Before: the row is Build ships with a marker, Rent a canal with a marker, Recruit crew, "
        "Exchange with a marker, Hire with Ann's marker, Buy goods, Equipment, Subsidy with one guilder on it. Ann "
        "moves Hire to the front and the four tiles that were ahead of it go one place back; the wheel turns one "
        "step. Now Hire may not be chosen, three tiles are occupied, and the income is 2 for Recruit crew, 3 for "
        "Buy goods, 3 for Equipment, and 3 plus the guilder on it for Subsidy.",
    )
    before = ["build", "canal", "crew", "exchange", "hire", "commodity", "equipment", "subsidy"]
    after = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment", "subsidy"]
    owner = {"build": 2, "canal": 3, "exchange": 4}
    income = {"crew": "+2", "commodity": "+3", "equipment": "+3", "subsidy": "+3 +1"}

    def x(i: int) -> float:
        return 142 + 75 * i

    p.text(142, 26, "Before: Ann (blue) chose Hire in her last turn", 14, bold=True)
    p.text(16, 26, "Wheel", 14, bold=True)
    wheel(p, 66, 82, 6, "6")
    p.text(66, 146, "steps to the drop", 12, "middle", "ink-2")
    for i, name in enumerate(before):
        action_tile(p, name, x(i), 40, "brass-3" if name == "hire" else "paper-2")
        if name == "hire":
            p.add(cube(1, x(i) + 60, 44, 22))
        elif name in owner:
            p.add(cube(owner[name], x(i) + 60, 44, 22))
    coin(p, x(7) + 58, 106, "1", 9)
    p.add(path(f"M{num(x(4) + 34)} 120V142H{num(x(0) + 34)}V170", "brass", 3))
    p.add(path(f"M{num(x(0) + 28)} 163l6 8 6-8", "brass", 3))
    p.text(x(0) + 48, 160, "1  Hire goes to the front, four tiles go one place back, the wheel turns", 13)

    p.text(142, 196, "After: Ann chooses one of four tiles", 14, bold=True)
    p.text(16, 196, "Wheel", 14, bold=True)
    wheel(p, 66, 252, 7, "5")
    p.text(66, 316, "steps to the drop", 12, "middle", "ink-2")
    for i, name in enumerate(after):
        free = name in income
        action_tile(p, name, x(i), 210, "paper-2" if free else "paper-3", "legal" if free else "line-2")
        if name in owner:
            p.add(cube(owner[name], x(i) + 60, 214, 22))
        if free:
            pill(p, x(i) + 34, 302, income[name], 56 if len(income[name]) > 2 else 36)
        else:
            p.middle(x(i) + 34, 302, "just moved" if name == "hire" else "occupied", 12, "ink-2")
    coin(p, x(7) + 58, 276, "1", 9)
    p.text(142, 338, "2, 3  Income: one guilder for every occupied tile ahead (to the left) of the one chosen,", 13)
    p.text(142, 356, "and the guilders that lie on it.", 13)
    p.text(16, 338, "front: beside", 12, fill="ink-2")
    p.text(16, 354, "the wheel", 12, fill="ink-2")
    return p


def action_track() -> Picture:
    """The gap bonus of the first edition: worked example SY-X-6."""
    p = Picture(
        "action-track",
        400,
        "The action track of the first edition and the gap bonus",
        "A ring of 23 spaces. Build ships has just moved to space 20. Recruit crew on 19 and Hire on 18 are "
        "occupied. Equipment is on 16, Rent a canal on 13, Buy goods on 9, Exchange on 8. Income: Equipment 2, Rent "
        "a canal 2, Buy goods 3 because three spaces ahead of it are empty, Exchange 2.",
    )
    cx, cy, step = 196, 200, 360 / 23
    tiles = {20: "build", 19: "crew", 18: "hire", 16: "equipment", 13: "canal", 9: "commodity", 8: "exchange"}
    for space in range(23):
        angle = space * step
        fill = "sea" if space not in tiles else "paper-3" if tiles[space] in ("build", "crew", "hire") else "paper-2"
        if space in (10, 11, 12):
            fill = "brass-3"
        edge = "legal" if tiles.get(space) in ("equipment", "canal", "commodity", "exchange") else "line-2"
        p.add(path(sector(cx, cy, 108, 160, angle - step / 2, angle + step / 2), "line-2", 1, fill))
        if edge == "legal":
            p.add(path(sector(cx, cy, 109, 159, angle - step / 2 + 0.5, angle + step / 2 - 0.5), "legal", 2))
        if space in tiles:
            p.add(symbol(ACTIONS[tiles[space]][0], *polar(cx, cy, 135, angle), 25))
        p.middle(*polar(cx, cy, 95, angle), str(space), 12, "ink-2")
    for player, space in ((2, 19), (3, 18)):
        p.add(cube(player, *polar(cx, cy, 162, space * step), 20))
    p.middle(cx, cy - 178, "start space 0", 12, "ink-2")
    p.middle(cx, cy - 34, "tiles move", 13)
    p.middle(cx, cy - 16, "clockwise", 13)
    p.add(round_arrow(cx, cy, 58, 60, 200))
    x = 404
    p.text(x, 40, "Three players; Build ships has just moved.", 14, bold=True)
    p.text(x, 60, "Markers stand on Recruit crew and Hire.", 13)
    rows = [
        ("equipment", "2", "Equipment: two occupied tiles ahead"),
        ("canal", "2", "Rent a canal: 2; two empty spaces"),
        ("commodity", "3", "Buy goods: 2; three empty spaces"),
        ("exchange", "2", "Exchange: 2; the next tile ahead"),
    ]
    more = ["", "are too few for the gap bonus", "ahead of it bring 1 more", "touches it, so no gap bonus"]
    y = 100
    for (name, amount, words), second in zip(rows, more, strict=True):
        p.add(symbol(ACTIONS[name][0], x + 12, y, 26))
        coin(p, x + 44, y, amount, 12)
        p.text(x + 66, y + (4.5 if not second else -2), words, 13)
        p.text(x + 66, y + 15, second, 13)
        y += 50
    p.add(symbol("act-build", x + 12, y + 4, 26))
    p.text(x + 38, y + 2, "the lead tile: may not be chosen", 13)
    p.text(x + 38, y + 20, "Recruit crew, Hire: occupied", 13)
    p.text(x, y + 58, "None of the four free tiles has an occupied tile", 13, fill="ink-2")
    p.text(x, y + 76, "behind it; otherwise there is no gap bonus.", 13, fill="ink-2")
    return p


def catch_up() -> Picture:
    """The last tiles of the first edition are pushed on: worked example SY-X-8."""
    p = Picture(
        "catch-up",
        290,
        "The last tiles catch up (first edition)",
        "A strip of the track, spaces 4 to 12. Build ships has just moved to space 7. The last two tiles of the row "
        "lie on 8 and 9, directly ahead of it. Both are pushed one space on, to 9 and 10, so that space 8 is free.",
    )
    strips = [
        (
            46,
            {7: "build", 6: "hire", 8: "crew", 9: "canal"},
            "Build ships becomes the lead tile on space 7. The row's end lies ahead:",
        ),
        (
            178,
            {7: "build", 6: "hire", 9: "crew", 10: "canal"},
            "Space 8 must stay free, so both tiles ahead are pushed one space on:",
        ),
    ]
    for y, tiles, words in strips:
        p.text(38, y - (14 if y < 100 else 28), words, 14, bold=True)
        for space in range(4, 13):
            x = 38 + (space - 4) * 76
            fill = "bad-2" if y < 100 and space == 8 else "brass-3" if y > 100 and space == 8 else "sea"
            p.add(rect(x, y, 72, 58, fill, "line"))
            p.middle(x + 36, y + 70, str(space), 12, "ink-2")
            if space in tiles:
                p.add(rect(x + 8, y + 4, 56, 50, "paper-2"))
                p.add(symbol(ACTIONS[tiles[space]][0], x + 36, y + 29, 32))
    p.add(arrow(38 + 4 * 76 + 36, 164, 38 + 5 * 76 + 26, 164), arrow(38 + 5 * 76 + 40, 164, 38 + 6 * 76 + 26, 164))
    p.text(38, 276, "forward is to the right", 12, fill="ink-2")
    p.middle(38 + 4 * 76 + 36, 207, "free", 13, "brass", bold=True)
    return p


class MarkerTurn(NamedTuple):
    """A turn of the game for two players: who and what, the row then, whose markers lie on it, choice and income."""

    who: str
    what: str
    row: list[str]
    markers: dict[str, tuple[int, int]]  # player and number by action
    chosen: str
    income: str


FIRST_ROW = ["hire", "canal", "commodity", "build", "equipment", "crew", "exchange"]
LATER_ROW = ["canal", "hire", "commodity", "build", "equipment", "crew", "exchange"]
MARKER_TURNS = [
    MarkerTurn("Ann, turn 1", "two markers", FIRST_ROW, {"canal": (1, 2)}, "canal", "+0"),
    MarkerTurn("Bo, turn 1", "two markers", FIRST_ROW, {"canal": (1, 2), "equipment": (2, 2)}, "equipment", "+1"),
    MarkerTurn(
        "Ann, turn 2",
        "third marker",
        FIRST_ROW,
        {"canal": (1, 2), "equipment": (2, 2), "exchange": (1, 1)},
        "exchange",
        "+2",
    ),
    MarkerTurn(
        "Bo, turn 2",
        "third marker",
        FIRST_ROW,
        {"canal": (1, 2), "equipment": (2, 2), "exchange": (1, 1), "commodity": (2, 1)},
        "commodity",
        "+1",
    ),
    MarkerTurn(
        "Ann, turn 3",
        "now step 1 too",
        LATER_ROW,
        {"equipment": (2, 2), "exchange": (1, 2), "commodity": (2, 1), "build": (1, 1)},
        "build",
        "+1",
    ),
]


def _marker_strip(p: Picture, y: float, turn: MarkerTurn) -> None:
    """One turn as a strip; a tile that has just moved to the front is darker."""
    p.text(20, y + 26, turn.who, 14, bold=True)
    p.text(20, y + 44, turn.what, 13, fill="ink-2")
    moved = turn.row[0] if turn.row == LATER_ROW else None
    for j, name in enumerate(turn.row):
        x = 142 + j * 76
        p.add(rect(x, y, 70, 62, "brass-3" if name == turn.chosen else "paper-3" if name == moved else "paper-2"))
        p.add(symbol(ACTIONS[name][0], x + 20, y + 31, 30))
        player, count = turn.markers.get(name, (0, 0))
        for k in range(count):
            p.add(cube(player, x + 54, y + (31 if count == 1 else 19 + 24 * k), 20))
    pill(p, 710, y + 31, turn.income, 40)


def two_players() -> Picture:
    """The markers of two players: the placing turns and the first advance."""
    p = Picture(
        "two-players",
        462,
        "Two players: three markers each",
        "Five strips of seven action tiles. Ann puts two markers on Rent a canal, no income. Bo puts two on "
        "Equipment, income 1. Ann puts her third on Exchange, income 2. Bo puts his third on Buy goods, income 1. "
        "In her third turn Ann moves Rent a canal to the front; one marker joins the one on Exchange, the other "
        "goes on her new choice, Build ships, income 1.",
    )
    for i, turn in enumerate(MARKER_TURNS):
        _marker_strip(p, 18 + i * 80, turn)
    p.text(
        20,
        428,
        "Turn 3: Rent a canal with two of Ann's markers moves to the front and may not be chosen. One marker",
        13,
    )
    p.text(20, 446, "joins her marker on Exchange, the other goes on the new choice, here Build ships.", 13)
    return p


def display_column() -> Picture:
    """Taking, sliding, refilling: worked example SY-X-12."""
    p = Picture(
        "display-column",
        456,
        "A display column slides down and is refilled",
        "A column of five middles a to e from the bottom, prices 0, 1, 1, 2, 2. Tiles a, b and d are bought for 3 "
        "guilders. Then c and e slide down to rows 1 and 2, and three new tiles f, g, h fill rows 3, 4 and 5.",
    )
    tiles: dict[str, Tile] = {
        "a": ("middle", ("mast", "ring")),
        "b": ("middle", ("cabin", "cannon")),
        "c": ("middle", ("mast", "crane")),
        "d": ("middle", ("boat", "lantern")),
        "e": ("middle", ("mast", "cabin")),
        "f": ("middle", ("crane", "ring")),
        "g": ("middle", ("mast", "lantern")),
        "h": ("middle", ("cabin", "boat")),
    }
    stages = [("You buy a, b and d", "abcde"), ("The rest slides down", "ce"), ("New tiles come on top", "cefgh")]
    for i, (title, column) in enumerate(stages):
        x = 78 + i * 240
        p.text(x - 42, 30, title, 14, bold=True)
        for row, price in enumerate((0, 1, 1, 2, 2)):
            y = 346 - row * 75
            coin(p, x - 28, y + 35, str(price), 12, "paper-3")
            if row >= len(column):
                p.add(rect(x, y, 78, 70, "paper-3", "line", 'stroke-dasharray="5 3"'))
                continue
            letter = column[row]
            p.add(ship_tile(tiles[letter], x, y, 0.97, f"t{i}{row}"))
            bought = i == 0 and letter in "abd"
            if bought:
                p.add(rect(x, y, 78, 72, "paper", "line-2", 'fill-opacity=".72"'))
                p.middle(x + 39, y + 36, "bought", 13, "brass", bold=True)
            new = i == 2 and letter in "fgh"
            p.text(x + 90, y + 40, f"{letter}{' (new)' if new else ''}", 14, bold=not new)
    p.add(arrow(256, 200, 280, 200), arrow(496, 200, 520, 200))
    p.text(
        36, 442, "Nothing moves until all tiles of the action are placed: a, b and d cost 0 + 1 + 2 = 3 guilders.", 13
    )
    return p


def _yard(p: Picture, x: float, y: float, tiles: str, serial: str, slot: float = 37) -> None:
    for i in range(9):
        p.add(rect(x + i * slot, y, slot, 42, "sea", "line"))
        p.middle(x + (i + 0.5) * slot, y + 53, str(i + 1), 12, "ink-2")
    kinds = {"B": "bow", "M": "middle", "S": "stern"}
    for i, letter in enumerate(tiles):
        if letter in kinds:
            p.add(ship([(kinds[letter], ())], x + i * slot, y + 4, slot / 80, f"{serial}{i}"))
            p.middle(x + (i + 0.5) * slot, y + 12, letter, 13, bold=True)


def yard() -> Picture:
    """Where tiles may lie: SY-YARD-7 and worked example SY-X-11."""
    p = Picture(
        "yard",
        536,
        "Placing ship tiles in the yard",
        "A bow may lie on slots 1 to 7, a middle on 2 to 8, a stern on 3 to 9. Legal yards: B on 1 and 2, S on 4, M "
        "on 5, B on 6, S on 8 and 9; B on 1 and S on 3; B, M, S on 2, 3, 4, a completed ship. Illegal yards: M on "
        "1; S directly to the right of a B; B on 8.",
    )
    p.text(20, 30, "Where each kind may lie", 14, bold=True)
    for i in range(9):
        p.add(rect(142 + i * 64, 44, 60, 22, "paper-3", "line"))
        p.middle(172 + i * 64, 55, str(i + 1), 13, bold=True)
    for row, (kind, first, last) in enumerate((("bow", 1, 7), ("middle", 2, 8), ("stern", 3, 9))):
        y = 74 + row * 44
        p.text(20, y + 25, f"{kind}: {first} to {last}", 13)
        for i in range(9):
            good = first <= i + 1 <= last
            p.add(rect(142 + i * 64, y, 60, 38, "sky" if good else "bad-2", "line"))
            if good:
                p.add(ship([(kind, ())], 154 + i * 64, y - 9, 0.5, f"k{row}{i}"))
            else:
                p.add(check(172 + i * 64, y + 19, False))
    p.text(20, 228, "and never a stern (S) directly to the right of a bow (B): no middle (M) could come between.", 13)
    p.text(44, 262, "Legal", 14, fill="good", bold=True)
    p.text(424, 262, "Illegal", 14, fill="bad", bold=True)
    examples = [
        (44, True, ["BB.SMB.SS", "B.S......", ".BMS....."]),
        (424, False, ["M........", "...BS....", ".......B."]),
    ]
    notes = {
        "BB.SMB.SS": "odd, but every tile can still become a ship",
        "B.S......": "a middle is still missing between them",
        ".BMS.....": "complete: leaves at the end of the turn",
        "M........": "no room for a bow on its left",
        "...BS....": "a bow and a stern that touch",
        ".......B.": "no room for a middle and a stern",
    }
    for x, good, yards in examples:
        for row, tiles in enumerate(yards):
            y = 272 + row * 88
            _yard(p, x, y, tiles, f"y{int(good)}{row}", 34)
            p.add(check(x - 18, y + 20, good))
            p.text(x + 2, y + 74, notes[tiles], 13)
    return p


EXAMPLE_SHIP: list[Tile] = [  # the ship of worked example SY-X-23
    ("bow", ("cabin",)),
    ("middle", ("mast", "ring")),
    ("middle", ("mast", "cabin")),
    ("middle", ("mast", "crane")),
    ("middle", ("cabin", "cannon")),
    ("stern", ("drive", "ring")),
]
EXAMPLE_PIECES: list[tuple[str, ...]] = [
    ("businessman",),
    ("smokestack",),
    ("sail", "businessman"),
    ("sail", "crane"),
    ("soldier", "cannon"),
    ("drive",),
]


def fitting_out() -> Picture:
    """A ship in the yard, fitted out, and its speed: the ship of worked example SY-X-23."""
    p = Picture(
        "ship",
        390,
        "A ship takes shape",
        "Six tiles: a bow with a cabin, three middles with a mast mount and a life ring, a cabin, a crane mount, a "
        "middle with a cabin and a cannon mount, a stern with a drive place and a life ring. Fitted out it carries "
        "a captain, two businessmen, a soldier, a stoker, a smokestack, two sails, a crane and a cannon. Its speed "
        "is 6.",
    )
    x, scale = 24, 1.1
    p.text(x, 28, "In the yard: bow, four middles, stern, with empty places", 14, bold=True)
    p.add(ship(EXAMPLE_SHIP, x, 40, scale, "bare"))
    printed = [
        ("cabin",),
        ("mast", "ring"),
        ("mast", "cabin"),
        ("mast", "crane"),
        ("cabin", "cannon"),
        ("drive", "ring"),
    ]
    fitted = [
        ("business-", "man"),
        ("smoke-", "stack"),
        ("sail, busi-", "nessman"),
        ("sail,", "crane"),
        ("soldier,", "cannon"),
        ("stoker",),
    ]
    for i, names in enumerate(printed):
        for j, name in enumerate(names):
            p.middle(x + (i + 0.5) * 80 * scale, 136 + j * 15, name, 12, "ink-2")
    p.text(x, 200, "Launched: fitted out for the cruise", 14, bold=True)
    p.add(ship(EXAMPLE_SHIP, x, 214, scale, "full", EXAMPLE_PIECES))
    for i, names in enumerate(fitted):
        for j, name in enumerate(names):
            p.middle(x + (i + 0.5) * 80 * scale, 310 + j * 15, name, 12, "ink-2")
    p.add(symbol("captain", x + 14, 360, 30, "var(--brass-3)"))
    p.text(x + 36, 365, "The captain needs no cabin. Life rings need nothing: they are printed.", 13)
    right = 574
    p.text(right, 40, "Room on this ship", 14, bold=True)
    room = [
        ("mast-mount", "3 mast mounts"),
        ("cabin", "3 cabins"),
        ("crane-mount", "1 crane mount"),
        ("cannon-mount", "1 cannon mount"),
        ("drive-place", "1 drive place"),
    ]
    for i, (sign, words) in enumerate(room):
        p.add(symbol(sign, right + 12, 64 + i * 25, 22, "var(--brass-3)"))
        p.text(right + 32, 68.5 + i * 25, words, 13)
    p.text(right, 216, "Speed", 14, bold=True)
    speed = [("smokestack", "1 smokestack"), ("stoker", "and 1 stoker: 4"), ("sail", "2 sails: +2")]
    for i, (sign, words) in enumerate(speed):
        p.add(symbol(sign, right + 12, 240 + i * 26, 22, "var(--brass-3)"))
        p.text(right + 32, 244.5 + i * 26, words, 13)
    pill(p, right + 60, 326, "speed 6", 84)
    return p


def canals() -> Picture:
    """The four shapes, and a tile that is turned."""
    p = Picture(
        "canal-tile",
        476,
        "Canal tiles: shapes, spaces, officials",
        "Four shapes with their spaces: the horseshoe has all but the north-west corner and the middle, the two "
        "serpents have the four edge spaces, two corners and the middle, the cross has the four edge spaces and the "
        "middle. Below, the tile Regatta Sweep as printed and turned by a quarter: its officials turn with it.",
    )
    names = ["horseshoe", "serpent right", "serpent left", "cross"]
    counts = ["7 spaces, 12 tiles", "7 spaces, 3 tiles", "7 spaces, 3 tiles", "5 spaces, 6 tiles"]
    size = 152
    for i, name in enumerate(names):
        x, y = 24 + i * 186, 44
        p.text(x, 30, name.capitalize(), 14, bold=True)
        canal_tile(p, (name, (), 0), x, y, size)
        for space in sorted({s for link in SHAPES[name] for s in link}):
            sx, sy = spots(x, y, size)(space)
            p.add(disc(sx, sy, 12.5, "paper-2", "sea-3", 1.5))
            p.middle(sx, sy, SPACES[space], 12)
        p.text(x, y + size + 20, counts[i], 13, fill="ink-2")
    sweep = ("boat", "riband", "ring", "riband")
    for i, (turn, words) in enumerate(((0, "Regatta Sweep"), (1, "turned by a quarter"))):
        x = 24 + i * 186
        p.text(x, 256, words, 13, bold=True)
        canal_tile(p, ("horseshoe", sweep, turn), x, 268, size)
    p.add(arrow(181, 344, 205, 344))
    x = 408
    p.text(x, 256, "What the spaces bring on a cruise", 14, bold=True)
    rules = [
        ("trade", "1 per businessman and per crane"),
        ("war", "1 per soldier and per cannon"),
        ("lantern", "1 per lantern"),
        ("boat", "1 per lifeboat"),
        ("ring", "1 per life ring"),
        ("riband", "Blue Riband: as many as steps so far;"),
    ]
    for i, (kind, words) in enumerate(rules):
        p.add(symbol(f"official-{kind}", x + 12, 280 + i * 27, 24, f"var(--o-{kind})"))
        p.text(x + 34, 284.5 + i * 27, words, 13)
    p.text(x + 34, 436, "only the last one of a cruise counts", 13)
    p.text(24, 448, "The four edge spaces (N, E, S, W) have", 13)
    p.text(24, 465, "officials and lead to the next tile.", 13)
    return p


CHANDLERS = ("lantern", "trade", "trade", "riband")
REGATTA = ("boat", "riband", "ring", "riband")
ROPEWALK = ("riband", "boat", "ring", "trade")
CUSTOMS = ("war", "trade", "lantern", "ring")


def _chart(
    p: Picture,
    place: tuple[float, float, float],
    tiles: list[Canal],
    medallion: float,
    way: list[Stop],
    aside: dict[int, Point],
    other_end: list[Stop] | None = None,
) -> None:
    """Canal tiles in one line from `place` (x, y, size), and the steps of a cruise; some numbers stand aside."""
    x, y, size = place
    for i, canal in enumerate(tiles):
        canal_tile(p, canal, x + i * size, y, size, medallion)
    route(p, x, y, size, way)
    if other_end:
        route(p, x, y, size, other_end, dashed=True)
    for i, canal in enumerate(tiles):  # once more, above the route
        for space, kind in officials(canal):
            sx, sy = spots(x + i * size, y, size)(space)
            p.add(symbol(f"official-{kind}", sx, sy, size * medallion, f"var(--o-{kind})"))
    for n, (column, space) in enumerate(way[1:], start=1):
        sx, sy = spots(x + column * size, y, size)(space)
        dx, dy = aside.get(n, (0, 0))
        step_number(p, sx + dx, sy + dy, n)


def _points(
    p: Picture, left: float, rows: list[tuple[str, str, str, int]], *, step: float, sign: float, indent: float, end: int
) -> None:
    """What a cruise brings, a row for each symbol, tone, words and points; below a line at `end` their sum."""
    p.text(left, 74, "Points", 14, bold=True)
    for i, (name, tone, words, points) in enumerate(rows):
        y = 102 + i * step
        p.add(symbol(name, left + 13, y, sign, f"var(--{tone})"))
        p.text(left + indent, y + 4.5, words, 13)
        p.text(736, y + 4.5, str(points), 14, "end", bold=True)
    p.add(path(f"M{num(left)} {end}H736", "line-2", 1.5))
    p.text(left + indent, end + 22, "together", 14, bold=True)
    p.text(736, end + 22, str(sum(row[-1] for row in rows)), 16, "end", bold=True)


def cruise_second() -> Picture:
    """The first cruise of worked example SY-X-23."""
    p = Picture(
        "cruise-2e",
        372,
        "A first cruise in the second edition",
        "Two canal tiles side by side. The token starts on the western edge space of the left tile, stern out. "
        "Steps: 1 north-west, 2 north with a trade official, 3 north-east, 4 east with a Blue Riband, 5 across to "
        "the right tile, west edge space with a ring official, 6 to the south-west or the north-west. 23 points.",
    )
    size, x, y = 206, 40, 62
    p.text(40, 28, "The first cruise of a player: speed 6", 14, bold=True)
    p.text(40, 47, "2 businessmen, 1 crane, 2 life rings on board", 13, fill="ink-2")
    tiles: list[Canal] = [("horseshoe", CHANDLERS, 2), ("horseshoe", REGATTA, 1)]
    way = [(0, 6), (0, 7), (0, 0), (0, 1), (0, 2), (1, 6), (1, 7)]
    _chart(p, (x, y, size), tiles, 0.17, way, {2: (0, 27), 4: (-28, 0), 5: (30, 0)}, [(1, 6), (1, 5)])
    sx, sy = spots(x + size, y, size)(5)
    p.add(disc(sx, sy, 10, "paper-2", "brass", 2))
    p.middle(sx, sy, "6", 12)
    p.add(token(x + 23, y + size / 2, 90, 34))
    p.text(x, y + size + 22, "start: stern out", 13)
    p.text(x + size, y + size + 22, "the end: step 6 may go", 13)
    p.text(x + size, y + size + 39, "up or down here", 13)
    p.text(x, y + size + 62, "With step 5 the token leaves the first tile: it is", 13)
    p.text(x, y + size + 80, "taken away and is the owner's first used canal.", 13)
    rows = [
        ("captain", "brass-3", "4 crew", 4),
        ("crane", "brass-3", "crane, cannon: 2 each", 4),
        ("sail", "sailc", "speed", 6),
        ("official-trade", "o-trade", "step 2: 2 + 1", 3),
        ("official-riband", "o-riband", "step 4", 4),
        ("official-ring", "o-ring", "step 5: 2 rings", 2),
    ]
    _points(p, 486, rows, step=32, sign=25, indent=36, end=288)
    return p


def cruise_first() -> Picture:
    """The later cruise of worked example SY-X-22."""
    p = Picture(
        "cruise-1e",
        350,
        "A later cruise in the first edition",
        "Three canal tiles in a line. The token stands on the north-east space of the left tile with its stern to "
        "the north. Steps: 1 east with a ring official, 2 across to the middle tile with a Blue Riband, 3 north- "
        "west, 4 north with a ring official, 5 north-east, 6 east with a Blue Riband, 7 across to the right tile "
        "with a trade official. 32 points. Both left tiles become used canals.",
    )
    size, x, y = 162, 26, 62
    p.text(26, 28, "A ship of eight tiles with speed 7", 14, bold=True)
    p.text(
        26,
        47,
        "2 businessmen, 1 crane, 4 life rings on board; the token stands where the last cruise ended",
        13,
        fill="ink-2",
    )
    tiles: list[Canal] = [("horseshoe", ROPEWALK, 3), ("horseshoe", REGATTA, 2), ("horseshoe", CUSTOMS, 2)]
    way = [(0, 1), (0, 2), (1, 6), (1, 7), (1, 0), (1, 1), (1, 2), (2, 6)]
    aside: dict[int, Point] = {1: (-2, 26), 2: (4, 26), 4: (0, 26), 6: (-2, 26), 7: (4, 26)}
    _chart(p, (x, y, size), tiles, 0.19, way, aside)
    sx, sy = spots(x, y, size)(1)
    p.add(token(sx, sy, 135, 30))
    p.text(x, y + size + 22, "used canal", 13, bold=True)
    p.text(x + size, y + size + 22, "used canal", 13, bold=True)
    p.text(x + 2 * size, y + size + 22, "the token ends here,", 13, bold=True)
    p.text(x + 2 * size, y + size + 39, "stern out (to the west)", 13)
    p.text(x, y + size + 66, "The token began on the north-east space with its stern to the", 13)
    p.text(x, y + size + 84, "north, so it could not go back there. Of two Blue Ribands only", 13)
    p.text(x, y + size + 102, "the last one counts: step 6, six points.", 13)
    rows = [
        ("captain", "brass-3", "4 crew", 4),
        ("crane", "brass-3", "crane, cannon", 4),
        ("sail", "sailc", "speed", 7),
        ("official-ring", "o-ring", "step 1: 4 rings", 4),
        ("official-ring", "o-ring", "step 4: 4 rings", 4),
        ("official-riband", "o-riband", "step 6", 6),
        ("official-trade", "o-trade", "step 7: 2 + 1", 3),
    ]
    _points(p, 540, rows, step=30, sign=24, indent=34, end=302)
    return p


def used_canals() -> Picture:
    """What a crossing removes: used and cut-off canals."""
    p = Picture(
        "used-canals",
        352,
        "Used and cut-off canals",
        "Before: tile A with the token, B to its east, C to its north, D to its west, E north of B, beside C. The "
        "token crosses from A to B. A goes and is a used canal. D is no longer connected with B and goes to the "
        "discards. C stays, because it is connected with B through E.",
    )
    size = 92
    cells = {"A": (1, 1), "B": (2, 1), "C": (1, 0), "D": (0, 1), "E": (2, 0)}
    shapes: dict[str, Canal] = {
        "A": ("cross", (), 0),
        "B": ("horseshoe", (), 1),
        "C": ("horseshoe", (), 2),
        "D": ("serpent left", (), 0),
        "E": ("serpent right", (), 0),
    }
    letters = {"A": (0.2, 0.2), "B": (0.5, 0.5), "C": (0.5, 0.5), "D": (0.2, 0.8), "E": (0.2, 0.2)}  # on dry land
    for panel, x0 in enumerate((30, 414)):
        p.text(x0, 30, ("Before the crossing", "After it")[panel], 14, bold=True)
        for name, (column, row) in cells.items():
            x, y = x0 + column * size, 46 + row * size
            gone = panel == 1 and name in "AD"
            if gone:
                p.add(rect(x + 2, y + 2, size - 4, size - 4, "paper-3", "line-2", 'stroke-dasharray="5 3"'))
                p.middle(x + size / 2, y + 30, name, 15, bold=True)
                p.middle(
                    x + size / 2,
                    y + 50,
                    "used" if name == "A" else "cut off",
                    13,
                    "bad" if name == "D" else "good",
                    bold=True,
                )
                continue
            canal_tile(p, shapes[name], x, y, size)
            lx, ly = x + letters[name][0] * size, y + letters[name][1] * size
            p.add(disc(lx, ly, 10, "paper-2", "line-2"))
            p.middle(lx, ly, name, 13, bold=True)
    ax, ay = 30 + size, 46 + size
    p.add(arrow(ax + 66, ay + 46, ax + 122, ay + 46))
    p.add(token(ax + 81, ay + 46, 90, 26))
    p.add(token(414 + 2 * size + 12, 46 + size + 46, 90, 26))
    notes = [
        "A was left by a crossing: it is the owner's used canal (contract Surveyed Waters: 4 points each).",
        "D touched only A. It is cut off from the token's tile: to the discards, no used canal.",
        "C touched A too, but its side touches E and E touches B: it stays.",
        "Tiles go at the very moment of the crossing, so a cruise can never use a tile twice.",
    ]
    p.lines(30, 262, notes, 24, size=13)
    return p


PRICES = [(2, 2, 2), (1, 3, 3), (3, 2, 1), (2, 3, 2), (1, 1, 4), (4, 2, 1)]  # coal, textile or steel, grain
SWAPS = {
    "Second edition": [
        ("coal", ["stoker", "smokestack"]),
        ("textile", ["soldier", "sail", "cannon"]),
        ("grain", ["captain", "businessman", "crane"]),
    ],
    "First edition": [
        ("coal", ["propeller", "smokestack"]),
        ("steel", ["sail", "crane", "cannon"]),
        ("grain", ["captain", "businessman", "soldier"]),
    ],
}


def _piece(name: str, x: float, y: float, size: float) -> str:
    """A piece in its colour: sails are white, the others of brass."""
    return symbol(name, x, y, size, f"var(--{'sailc' if name == 'sail' else 'brass-3'})")


def _good(name: str, x: float, y: float, size: float) -> str:
    """A good in its colour."""
    return symbol(name, x, y, size, f"var(--g-{name})")


def _price_ring(p: Picture, cx: float, cy: float) -> None:
    """The six sectors of the exchange, the marker before the first of them."""
    for i, prices in enumerate(PRICES):
        p.add(path(sector(cx, cy, 52, 150, i * 60, i * 60 + 60), "line-2", 1.2, "brass-3" if i == 0 else "paper-2"))
        x, y = polar(cx, cy, 104, i * 60 + 30)
        for j, (good, price) in enumerate(zip(("coal", "textile", "grain"), prices, strict=True)):
            p.add(_good(good, x - 11, y + (j - 1) * 22, 19))
            p.text(x + 5, y + (j - 1) * 22 + 5, str(price), 14, bold=True)
    sx, sy = cx, cy - 172
    p.add(path(f"M{num(sx - 30)} {num(sy - 14)}h44l16 14-16 14h-44z", "ink", 1.5, "brass-2"))
    p.middle(sx - 4, sy, "start", 12, bold=True)
    p.add(round_arrow(cx, cy, 28, -60, 200))


def _swap_list(p: Picture, left: float, edition: str) -> None:
    """What an edition gives for each good."""
    p.text(left, 138, edition, 13, bold=True)
    for i, (good, pieces) in enumerate(SWAPS[edition]):
        y = 166 + i * 46
        p.add(rect(left, y - 19, 172, 38, "paper-2", "line"))
        p.add(_good(good, left + 20, y, 26))
        p.add(arrow(left + 38, y, left + 56, y, width=2))
        for j, piece in enumerate(pieces):
            p.add(_piece(piece, left + 80 + j * 36, y, 27))


def exchange_ring() -> Picture:
    """Prices and swaps of the exchange."""
    p = Picture(
        "exchange-ring",
        400,
        "The exchange ring and the swap lists",
        "Six sectors clockwise with the prices of coal, textile or steel, and grain: 2 2 2, 1 3 3, 3 2 1, 2 3 2, 1 "
        "1 4, 4 2 1. The marker starts directly before the first sector. Swaps, second edition: coal for a stoker "
        "or smokestack, textile for a soldier, sail or cannon, grain for a captain, businessman or crane. First "
        "edition: coal for a propeller or smokestack, steel for a sail, crane or cannon, grain for a captain, "
        "businessman or soldier.",
    )
    _price_ring(p, 186, 212)
    x = 378
    p.text(x, 34, "Each good: sell it at the marker's price ...", 14, bold=True)
    p.text(x, 54, "First the marker moves one sector clockwise.", 13)
    p.text(x, 72, "The first exchange of the game uses 2 2 2.", 13)
    p.text(x, 108, "... or swap it for one piece of its list", 14, bold=True)
    for column, edition in enumerate(SWAPS):
        _swap_list(p, x + column * 188, edition)
    notes = [
        "Within one action no kind of piece may be",
        "swapped for twice. Selling has no limit.",
        "The tile is discarded afterwards.",
    ]
    p.lines(x, 306, notes, 20, size=13)
    p.text(20, 388, "In the first edition steel takes the place of textile.", 12, fill="ink-2")
    return p


def _rondel_marker(x: float, y: float) -> str:
    """The black marker of a rondel."""
    return f'<rect x="{num(x - 7)}" y="{num(y - 7)}" width="14" height="14" fill="var(--ink)"/>'


def _stop_cost(p: Picture, place: Point, cost: int) -> None:
    """What it costs to stop at a sector; the free one shines."""
    coin(p, *place, str(cost), 11, "brass-2" if cost == 0 else "paper-3")


def _piece_rondel(p: Picture, title: str, cx: float, cy: float, pieces: list[str], marker: int) -> None:
    """A rondel of four pieces, its marker on one of them."""
    p.text(cx, 30, title, 14, "middle", bold=True)
    for i, piece in enumerate(pieces):
        a, fill = i * 90, "brass-3" if i == marker else "paper-2"
        p.add(path(sector(cx, cy, 26, 76, a, a + 90), "line-2", 1.2, fill))
        p.add(_piece(piece, *polar(cx, cy, 52, a + 45), 30))
        _stop_cost(p, polar(cx, cy, 84, a + 45), (i - marker - 1) % 4)
    p.add(_rondel_marker(*polar(cx, cy, 12, marker * 90 + 45)))


ENGINEERS = ("cannon", "sail", "crane", "smokestack")  # their employees are engineers, the others recruiters


def _employee_rondel(p: Picture, cx: float, cy: float) -> None:
    """The rondel of employees in the printed lay-out, its marker on the first space."""
    p.text(cx, 30, "Hire an employee", 14, "middle", bold=True)
    printed = ["businessman", "cannon", "sail", "stoker", "crane", "soldier", "captain", "smokestack"]
    for i, piece in enumerate(printed):
        a = i * 45
        p.add(path(sector(cx, cy, 46, 144, a - 22.5, a + 22.5), "line-2", 1.2, "brass-3" if i == 0 else "paper-2"))
        x, y = polar(cx, cy, 72, a)
        p.add(rect(x - 16, y - 16, 32, 32, "e-grey" if piece in ENGINEERS else "e-green", "ink"))
        p.add(symbol(piece, x, y, 25, "var(--paper-2)"))
        for turn in (-9.5, 9.5):
            x, y = polar(cx, cy, 118, a + turn)
            p.add(rect(x - 16, y - 16, 32, 32, "paper-3", "line-2"))
            p.middle(x, y, "?", 14, "ink-2", bold=True)
        _stop_cost(p, polar(cx, cy, 158, a), (i - 1) % 8)
    p.add(_rondel_marker(*polar(cx, cy, 30, 0)))
    p.middle(cx, cy + 8, "marker", 12, "ink-2")
    p.text(cx, 405, "Printed lay-out (2e): one engineer (grey) or", 13, "middle")
    p.text(cx, 422, "recruiter (green) a space, the rest at random", 13, "middle")


def rondels() -> Picture:
    """The three rings with their costs."""
    p = Picture(
        "rondels",
        436,
        "The rondels: equipment, crew, employees",
        "Equipment clockwise: crane, sail, cannon, smokestack; the marker is on the cannon, so a smokestack costs "
        "0, a crane 1, a sail 2, a cannon 3. Crew clockwise: captain, soldier, drive, businessman; the marker is on "
        "the captain. Employees: eight spaces of three piles; the printed lay-out of the second edition puts one "
        "engineer or recruiter at each.",
    )
    _piece_rondel(p, "Manufacture equipment", 112, 142, ["crane", "sail", "cannon", "smokestack"], 2)
    _piece_rondel(p, "Recruit crew", 312, 142, ["captain", "soldier", "stoker", "businessman"], 0)
    notes = [
        "The black marker moves clockwise, 1 to 4 sectors.",
        "You take one piece of the kind where it stops.",
        "Coins: what it costs to stop there. The first step",
        "is free, each further step costs 1 guilder; a full",
        "circle of 4 steps costs 3.",
    ]
    p.lines(24, 268, notes, 20, size=13)
    p.text(24, 384, "In the first edition the stoker is a propeller.", 13, fill="ink-2")
    p.text(24, 404, "Employees work the same, with 1 to 8 steps.", 13, fill="ink-2")
    _employee_rondel(p, 574, 216)
    return p


def end_of_game() -> Picture:
    """The clocks of both editions with four players, and what follows."""
    p = Picture(
        "end-of-game",
        424,
        "The course of a game and its end",
        "Second edition, four players: drops after advances 11, 23, 35, 47, 59, 71, 83 empty the reserve of seven "
        "cubes; after the fourth drop contracts are discarded; at the eighth drop, advance 95, the last standard "
        "turn follows. First edition, four players: four laps of 23 advances; contracts are discarded after the "
        "second. Then, in both: final actions, last chances, final scoring.",
    )
    left, right = 40, 730

    def x(n: float) -> float:
        return left + (right - left) * n / 96

    p.text(left - 16, 30, "Second edition, four players", 14, bold=True)
    p.add(path(f"M{left} 78H{num(x(96))}", "deep", 4))
    for i, n in enumerate(range(11, 96, 12)):
        last = i == 7
        p.add(disc(x(n), 78, 13, "bad-2" if last else "brass-3" if i == 3 else "paper-2", "deep", 2))
        p.middle(x(n), 78, str(i + 1), 13, bold=True)
        p.middle(x(n), 104, f"{n}", 12, "ink-2")
    p.text(left - 16, 60, "drop", 12, fill="ink-2")
    p.text(left - 16, 108, "advance", 12, fill="ink-2")
    p.text(x(47), 128, "after the 4th: discard contracts", 13, "middle")
    p.text(right, 128, "8th, reserve empty: one more turn", 13, "end")
    p.text(left - 16, 168, "First edition, four players", 14, bold=True)
    p.add(path(f"M{left} 212H{num(x(92))}", "deep", 4))
    for i, n in enumerate((23, 46, 69, 92)):
        p.add(disc(x(n), 212, 13, "bad-2" if i == 3 else "brass-3" if i == 1 else "paper-2", "deep", 2))
        p.middle(x(n), 212, str(i + 1), 13, bold=True)
        p.middle(x(n), 238, f"{n}", 12, "ink-2")
    p.text(left - 16, 194, "lap", 12, fill="ink-2")
    p.text(left - 16, 242, "advance", 12, fill="ink-2")
    p.text(x(46), 262, "after the 2nd: discard contracts", 13, "middle")
    p.text(right, 262, "end of the last lap", 13, "end")
    p.text(left - 16, 302, "Then, in both editions", 14, bold=True)
    boxes = [
        ("Standard turns over", "all had equally many"),
        ("Final actions", "one action each"),
        ("Last chances", "one tile completes"),
        ("Final scoring", "contracts, traders"),
    ]
    for i, (title, words) in enumerate(boxes):
        bx = 24 + i * 182
        p.add(rect(bx, 316, 162, 54, "brass-3" if i else "paper-3"))
        p.middle(bx + 81, 336, title, 13, bold=True)
        p.middle(bx + 81, 355, words, 12)
        if i < 3:
            p.add(arrow(bx + 164, 343, bx + 180, 343))
    p.text(
        24,
        394,
        "Early end: a refill takes the last bow, middle or stern of a stack. The round is finished, then the",
        13,
    )
    p.text(24, 411, "same four boxes follow.", 13)
    return p


def solo() -> Picture:
    """One turn of an automaton: worked example SY-X-34."""
    p = Picture(
        "solo",
        330,
        "A turn of an automaton",
        "The first automaton moves its tile, Rent a canal, to the front. It turns over a solo tile that shows Buy "
        "goods, which is free, and puts its marker there. The next face-down solo tile shows 2 on its back: the "
        "commodity tile in row 4, the first of price 2, is removed; the tile above slides down and a new one comes "
        "on top.",
    )
    p.text(24, 30, "1  Its tile moves to the front, the wheel turns", 14, bold=True)
    row = ["canal", "hire", "build", "crew", "commodity", "equipment", "exchange"]
    for i, name in enumerate(row):
        action_tile(p, name, 24 + i * 74, 42, "brass-3" if name == "commodity" else "paper-3" if i == 0 else "paper-2")
    for player, i in ((1, 2), (3, 5)):
        p.add(cube(player, 24 + i * 74 + 58, 46, 22))
    p.add(cube(2, 24 + 4 * 74 + 58, 46, 22))
    p.text(24, 156, "2  A solo tile is turned over", 14, bold=True)
    p.add(rect(24, 168, 76, 76, "brass-3", "ink"), symbol("act-commodity", 62, 206, 42))
    p.text(112, 190, "Buy goods is free: the automaton's", 13)
    p.text(112, 208, "marker goes there.", 13)
    p.text(112, 226, "(Occupied or just moved: turn over the next.)", 12, fill="ink-2")
    p.text(24, 274, "3  The back of the next one gives the number", 14, bold=True)
    p.add(rect(24, 284, 76, 34, "deep", "ink"))
    p.middle(62, 301, "2", 18, "on-deep", bold=True)
    p.text(112, 306, "2 means row 4, the first of price 2", 13)
    p.text(440, 156, "4  That tile goes, the column refills", 14, bold=True)
    mixes = [
        "coal coal grain",
        "grain grain grain",
        "coal textile grain",
        "textile textile coal",
        "textile grain grain",
    ]
    for i, price in enumerate((0, 1, 1, 2, 2)):
        y = 296 - i * 31
        gone = i == 3
        coin(p, 452, y + 13, str(price), 11, "paper-3")
        p.add(rect(472, y, 104, 27, "bad-2" if gone else "paper-2", "bad" if gone else "line-2"))
        for j, good in enumerate(mixes[i].split()):
            p.add(_good(good, 496 + j * 28, y + 13.5, 19))
    p.text(588, 296 - 3 * 31 + 18, "removed", 13, fill="bad", bold=True)
    p.text(588, 296 - 4 * 31 + 8, "slides down, then", 12, fill="ink-2")
    p.text(588, 296 - 4 * 31 + 22, "a new one on top", 12, fill="ink-2")
    return p


PICTURES = [
    legend,
    action_row,
    action_track,
    catch_up,
    two_players,
    display_column,
    yard,
    fitting_out,
    canals,
    cruise_second,
    cruise_first,
    used_canals,
    exchange_ring,
    rondels,
    end_of_game,
    solo,
]


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(exist_ok=True)
    for draw in PICTURES:
        draw().save()


if __name__ == "__main__":
    main()
