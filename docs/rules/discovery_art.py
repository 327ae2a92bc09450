"""Tools for drawing Age of Discovery: ships, orders and expeditions as SVG text, on the paper of `shipyard_art.py`."""

from typing import NamedTuple

from discovery_symbols import VOYAGE_SYMBOLS
from page_art import seat_mark
from page_tables import RULES, components
from shipyard_art import COLOURS, Picture, coin, num, path, rect, symbol
from shipyard_symbols import SYMBOLS

# One sheet of symbols and one palette serve all pages.
SYMBOLS.update(VOYAGE_SYMBOLS)
COLOURS.update(
    {
        "aod-red": "#CC4437",
        "aod-blue": "#3D85C6",
        "aod-green": "#4FA36B",
        "aod-yellow": "#EFC443",
        "aod-white": "#FFFFFF",
        "aod-brown": "#A36A3C",
    }
)
TABLE = components("discovery")
COLOUR_NAMES: list[str] = [colour["key"] for colour in TABLE["colour"]]
MARKS: dict[str, str] = {colour["key"]: colour["mark"] for colour in TABLE["colour"]}
GOODS: dict[str, str] = {colour["key"]: colour["good"]["en"] for colour in TABLE["colour"]}
PRICES: dict[int, int] = {kind["capacity"]: kind["price"] for kind in TABLE["ship_class"]}
INCOMES: dict[int, list[int]] = {row["capacity"]: row["coins"] for row in TABLE["income"]}
LINE = 'stroke="var(--artline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
_DARK = 'stroke="#14212B" stroke-opacity=".55" fill="none"'
_SPOTS = "".join(f'<circle cx="{x}" cy="{x}" r="1.3" fill="#14212B" fill-opacity=".6"/>' for x in (2, 5.5))


def _pattern(colour: str, w: int, h: int, marks: str, turn: str = "") -> str:
    return (
        f'<pattern id="c-{colour}" width="{w}" height="{h}" patternUnits="userSpaceOnUse"{turn}>'
        f'<rect width="{w}" height="{h}" fill="var(--aod-{colour})"/>{marks}</pattern>'
    )


_TURN = ' patternTransform="rotate(45)"'
PATTERNS = (
    "<defs>"
    + _pattern("red", 7, 7, f'<path {_DARK} stroke-width="2.2" d="M1 0v7"/>', _TURN)
    + _pattern("blue", 7, 6, f'<path {_DARK} stroke-width="1.8" d="M0 1.5h7"/>')
    + _pattern("green", 7, 7, _SPOTS)
    + _pattern("yellow", 6, 7, f'<path {_DARK} stroke-width="1.6" d="M1.5 0v7"/>')
    + _pattern("white", 6, 6, "")
    + _pattern("brown", 7, 7, f'<path {_DARK} stroke-width="1.5" d="M1 0v7M0 1h7"/>', _TURN)
    + "</defs>"
)


class Drawing(Picture):
    """A picture of the Age of Discovery page; the patterns of the six colours are at hand in every one."""

    folder = RULES / "discovery"

    def __init__(self, name: str, height: int, title: str, desc: str) -> None:
        super().__init__(name, height, title, desc)
        self.add(PATTERNS)


class Ship(NamedTuple):
    """A ship: colour, capacity, and for a joker its second colour."""

    colour: str
    capacity: int
    second: str = ""

    @property
    def words(self) -> str:
        """The ship as the rules write it."""
        return f"{self.colour} {self.capacity}"


class Expedition(NamedTuple):
    """What an expedition tile shows."""

    name: str
    colour: str
    capacity: int
    interim: tuple[int, int]
    final: tuple[int, int]


def expedition_called(word: str) -> Expedition:
    """The expedition of the component set with this word in its name."""
    row = next(row for row in TABLE["expedition"] if word in row["name"])
    return Expedition(
        row["name"],
        row["colour"],
        row["capacity"],
        (row["interim_plain"], row["interim_match"]),
        (row["final_plain"], row["final_match"]),
    )


def _square_sail(x: float, y: float, w: float, h: float, fill: str) -> str:
    side = f"{num(h * 0.3)} {num(-w * 0.1)} {num(h * 0.7)} 0 {num(h)}"
    return (
        f'<path fill="{fill}" {LINE} d="M{num(x - w / 2)} {num(y)}h{num(w)}c{num(-w * 0.1)} {side}'
        f'h{num(-w)}c{num(w * 0.1)} {num(-h * 0.3)} {num(w * 0.1)} {num(-h * 0.7)} 0 {num(-h)}z"/>'
    )


HULLS = {
    1: "M13 30c4 2 7 2.5 11 2.5h16c5 0 8-1.5 11-4.5-.5 8-3 13-7 16H22c-5-3-8-8-9-14z",
    2: "M7 27c4 4 8 5.5 13 5.5h18V29h17c0 7-2 12-5 15H18C12 41 8 35 7 27z",
    3: "M3 25l9 .5v6.5h24v-4.5h12V24h13c0 9-2 16-6 20H16C9 41 4 34 3 25z",
}
MASTS = {1: ((32, 5),), 2: ((22, 5), (43, 8)), 3: ((17, 6), (34, 2), (52, 9))}


def sailer(ship: Ship, x: float, y: float, scale: float = 1) -> str:
    """A sailing ship in a box of 64 by 46, one mast for each point of capacity; the sails have its colour."""
    first, second = f"url(#c-{ship.colour})", f"url(#c-{ship.second or ship.colour})"
    masts = "".join(path(f"M{mx} 34V{top}", "rig", 1.8) for mx, top in MASTS[ship.capacity])
    if ship.capacity == 1:
        sails = f'<path fill="{first}" {LINE} d="M18 27.5 43 6c3 9 1 16-4 21.5z"/>'
    elif ship.capacity == 2:
        sails = _square_sail(22, 8, 21, 9, first) + _square_sail(22, 18.5, 25, 12, first)
        sails += f'<path fill="{second}" {LINE} d="M35 26 52 9c2 7 0 13-3 17z"/>'
    else:
        sails = _square_sail(17, 8, 15, 7, first) + _square_sail(17, 16.5, 17, 11, first)
        sails += _square_sail(34, 3.5, 17, 8, second) + _square_sail(34, 13, 20, 14, first)
        sails += f'<path fill="{second}" {LINE} d="M46 22 59 9c1.5 5 .5 10-2 13z"/>'
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.4g})">{masts}{sails}'
        f'<path fill="var(--wood-2)" {LINE} d="{HULLS[ship.capacity]}"/></g>'
    )


def pips(count: int, x: float, y: float, s: float = 8) -> str:
    """Capacity as small squares, from x to the right."""
    return "".join(
        f'<rect x="{num(x + i * (s + 1.5))}" y="{num(y)}" width="{num(s)}" height="{num(s)}" rx="1.5" '
        'fill="var(--ink)"/>'
        for i in range(count)
    )


def letter(p: Picture, colour: str, x: float, y: float) -> None:
    """The letter of a colour in a small box, for those who do not see it."""
    p.add(rect(x - 8, y - 8, 16, 16, "paper-2", "line-2"))
    p.middle(x, y, MARKS.get(colour, "★"), 12, bold=True)


def ship_card(p: Picture, ship: Ship, x: float, y: float, price: bool = True, joker: bool = False) -> None:
    """A ship card of 84 by 76: colour, capacity and price; a joker shows its two colours and 1 to 3."""
    p.add(
        rect(x, y, 84, 76, "sky"),
        f'<rect x="{num(x + 1)}" y="{num(y + 54)}" width="82" height="21" fill="var(--sea-2)"/>',
        sailer(ship, x + 10, y + 12),
    )
    if joker:
        p.middle(x + 42, y + 66, "1 to 3", 12, bold=True)
        letter(p, ship.second, x + 74, y + 10)
        letter(p, ship.colour, x + 56, y + 10)
    else:
        p.add(pips(ship.capacity, x + 42 - ship.capacity * 4.75, y + 62))
        letter(p, ship.colour, x + 74, y + 10)
    if price and not joker:
        coin(p, x + 11, y + 11, str(PRICES[ship.capacity]), 9)


def order_card(p: Picture, colour: str, capacity: int, x: float, y: float, picked: int = 0, w: float = 128) -> None:
    """An order card: its goods, colour and capacity, and the incomes for 1, 2 and 3 rounds."""
    p.add(
        rect(x, y, w, 84, "paper-2"),
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="13" height="82" fill="url(#c-{colour})" '
        'stroke="var(--artline)" stroke-width=".8"/>',
        pips(capacity, x + 22, y + 25),
    )
    p.text(x + 22, y + 18, GOODS[colour], 13, bold=True)
    letter(p, colour, x + w - 12, y + 12)
    step = (w - 22) / 3
    for i, income in enumerate(INCOMES[capacity]):
        cx = x + 20 + step * (i + 0.5)
        if picked == i + 1:
            p.add(rect(cx - step / 2 + 2, y + 40, step - 4, 40, "brass-3", "brass-2"))
        p.middle(cx, y + 50, f"{i + 1}r", 12, "ink-2")
        p.middle(cx, y + 68, str(income), 15, bold=True)


def _values(p: Picture, x: float, y: float, title: str, values: tuple[int, int], colour: str) -> None:
    """The two values of one scoring: plain, then matching in a frame of the expedition's colour."""
    p.text(x, y + 5, title, 12, fill="ink-2")
    p.middle(x + 50, y, str(values[0]), 14, bold=True)
    p.add(
        f'<rect x="{num(x + 60)}" y="{num(y - 10)}" width="24" height="20" rx="4" fill="url(#c-{colour})" '
        'stroke="var(--artline)"/>',
        rect(x + 64, y - 7, 16, 14, "paper-2", "paper-2"),
    )
    p.middle(x + 72, y, str(values[1]), 13, bold=True)


def expedition(
    p: Picture, tile: Expedition, x: float, y: float, ships: list[tuple[Ship, int]] | None = None, w: float = 210
) -> None:
    """An expedition of 210 by 176 with its ships and their owners."""
    placed = ships or []
    used = sum(ship.capacity for ship, _ in placed)
    p.add(
        rect(x, y, w, 176, "paper-2"),
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="26" height="30" fill="url(#c-{tile.colour})" '
        'stroke="var(--artline)" stroke-width=".8"/>',
    )
    letter(p, tile.colour, x + 14, y + 16)
    p.text(x + 34, y + 21, tile.name.split()[-1] if len(tile.name) > 18 else tile.name, 13, bold=True)
    p.text(x + w - 8, y + 21, f"{used}/{tile.capacity}", 13, "end", "ink-2")
    cell = min(24.0, (w - 16) / tile.capacity)
    fills = [ship.colour for ship, _ in placed for _ in range(ship.capacity)]
    for i in range(tile.capacity):
        fill = f"url(#c-{fills[i]})" if i < used else "var(--paper-3)"
        p.add(
            f'<rect x="{num(x + 8 + i * cell)}" y="{num(y + 38)}" width="{num(cell - 2)}" height="12" rx="2" '
            f'fill="{fill}" stroke="var(--line-2)"/>'
        )
    _values(p, x + 8, y + 68, "interim", tile.interim, tile.colour)
    _values(p, x + 112, y + 68, "final", tile.final, tile.colour)
    p.add(f'<rect x="{num(x + 1)}" y="{num(y + 86)}" width="{num(w - 2)}" height="88" fill="var(--sea)"/>')
    for i, (ship, player) in enumerate(placed):
        sx = x + 6 + i * 66
        p.add(sailer(ship, sx, y + 92, 0.95), seat_mark(player, sx + 18, y + 156, 15))
        p.add(pips(ship.capacity, sx + 30, y + 152))
    if not placed:
        p.middle(x + w / 2, y + 130, "no ships yet", 13, "ink-2")


def card_back(p: Picture, x: float, y: float, words: str, w: float = 84, h: float = 76) -> None:
    """A face-down stack with what is known of it."""
    p.add(rect(x + 4, y + 4, w, h, "paper-3"), rect(x, y, w, h, "deep", "artline"))
    p.add(symbol("expedition", x + w / 2, y + h / 2 - 8, 30, "var(--brass-3)", "var(--on-deep)"))
    p.middle(x + w / 2, y + h - 14, words, 12, "on-deep", bold=True)
