"""Tools for drawing Bremerhaven: cards, bids, steamers and harbours as SVG text, on the paper of `shipyard_art.py`."""

from typing import NamedTuple

from bremerhaven_symbols import HARBOUR_SYMBOLS
from page_art import seat_mark
from page_tables import RULES
from shipyard_art import COLOURS, Picture, coin, disc, num, path, rect, symbol
from shipyard_symbols import SYMBOLS

# One sheet of symbols and one palette serve all pages.
SYMBOLS.update(HARBOUR_SYMBOLS)
COLOURS.update(
    {
        "land-2": "#D6C9A4",
        "g-barrel": "#B5793F",
        "g-crate": "#E0BC7B",
        "g-container": "#4FA0A5",
        "g-passenger": "#8E9BD0",
        "g-joker": "#F5E2AF",
    }
)
GOODS = ("barrel", "crate", "container", "passenger", "joker")
RANKS = ("rank-captain", "rank-officer", "rank-mate", "rank-cook")
LINE = 'stroke="var(--artline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
PATTERNS = (
    "<defs>"
    '<pattern id="pp1" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" '
    'fill="var(--p1)"/></pattern>'
    '<pattern id="pp2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="6" height="6" fill="var(--p2)"/><rect width="2" height="6" fill="#fff" fill-opacity=".45"/></pattern>'
    '<pattern id="pp3" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" '
    'fill="var(--p3)"/><rect width="6" height="2" fill="#fff" fill-opacity=".4"/></pattern>'
    '<pattern id="pp4" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" '
    'fill="var(--p4)"/><circle cx="3" cy="3" r="1.4" fill="#fff" fill-opacity=".65"/></pattern>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="1.6" height="6" fill="var(--line-2)" fill-opacity=".55"/></pattern></defs>'
)


class Drawing(Picture):
    """A picture of the Bremerhaven page; the players' patterns are at hand in every one."""

    folder = RULES / "bremerhaven"

    def __init__(self, name: str, height: int, title: str, desc: str) -> None:
        super().__init__(name, height, title, desc)
        self.add(PATTERNS)


class Ship(NamedTuple):
    """What a ship card shows."""

    name: str
    dwell: int
    cargo: str
    amount: int
    bollards: int
    prestige: int


class Order(NamedTuple):
    """What an order card shows: goods by kind with jokers last; bonus and penalty as money and prestige."""

    name: str
    duration: int
    goods: tuple[int, ...]
    bonus: tuple[int, int]
    penalty: tuple[int, int]

    def symbols(self) -> list[str]:
        """Every symbol asked for, one by one."""
        return [kind for kind, count in zip(GOODS, self.goods, strict=True) for _ in range(count)]


# ---------------------------------------------------------------- small parts


def good(kind: str, x: float, y: float, size: float) -> str:
    """A piece of goods, or a joker symbol."""
    return symbol(kind, x, y, size, f"var(--g-{kind})")


def goods_row(p: Picture, kinds: list[str], x: float, y: float, size: float, step: float = 0) -> None:
    """Goods side by side, centred on x."""
    step = step or size + 2
    for i, kind in enumerate(kinds):
        p.add(good(kind, x + (i - (len(kinds) - 1) / 2) * step, y, size))


def money(p: Picture, x: float, y: float, words: str, fill: str = "ink", size: float = 13) -> None:
    """An amount of money with its sign before it; x is the left edge."""
    p.add(symbol("money", x + 8, y, 16, "var(--brass-2)"))
    p.text(x + 20, y + size * 0.36, words, size, fill=fill, bold=True)


def star(x: float, y: float, size: float = 15) -> str:
    """One prestige."""
    return symbol("prestige", x, y, size, "var(--brass-2)")


def hourglass(p: Picture, x: float, y: float, rounds: int, size: float = 15) -> None:
    """Rounds to wait: an hourglass with a number."""
    p.add(symbol("time", x, y, size))
    p.text(x + size * 0.65, y + size * 0.33, str(rounds), size * 0.93, bold=True)


def bid(p: Picture, player: int, x: float, y: float, value: int | None = None) -> None:
    """An influence card of 24 by 33, face down or with its value."""
    if value is None:
        p.add(
            f'<rect x="{num(x)}" y="{num(y)}" width="24" height="33" rx="3" fill="url(#pp{player})" '
            'stroke="var(--artline)"/>',
            disc(x + 12, y + 16.5, 8.5, "paper-2", "paper-2"),
            seat_mark(player, x + 12, y + 16.5, 11),
        )
        return
    p.add(
        f'<rect x="{num(x)}" y="{num(y)}" width="24" height="33" rx="3" fill="var(--paper-2)" '
        f'stroke="var(--p{player})" stroke-width="2.4"/>',
        seat_mark(player, x + 18, y + 7, 7),
    )
    p.middle(x + 11, y + 19, str(value), 16, bold=True)


def label(p: Picture, x: float, y: float, n: int) -> None:
    """A number in a dark disc that the text beside the picture explains."""
    p.add(disc(x, y, 9, "deep", "paper-2", 1.5))
    p.middle(x, y, str(n), 12, "on-deep", bold=True)


# ---------------------------------------------------------------- ships and cards


def steamer(x: float, y: float, w: float, size: int) -> str:
    """A freighter with its bow to the left: w wide, its keel at y, from a lugger (0) to a liner (3)."""
    h = w * 0.17
    deck = y - h

    def at(*points: float) -> str:
        return " ".join(num(v) for v in points)

    parts = []
    if size == 0:
        parts.append(path(f"M{at(x + w * 0.42, deck)}V{num(deck - h * 2.6)}", "rig", 2))
        for d in (
            f"M{at(x + w * 0.42, deck - h * 2.5)}L{at(x + w * 0.8, deck - h * 0.5)}H{num(x + w * 0.42)}z",
            f"M{at(x + w * 0.39, deck - h * 2.2)}L{at(x + w * 0.08, deck - h * 0.4)}h{num(w * 0.31)}z",
        ):
            parts.append(f'<path fill="var(--sailc)" {LINE} d="{d}"/>')
    else:
        top = (x + w * 0.18, deck - h * 2)
        parts.append(
            path(
                f"M{at(x + w * 0.18, deck)}L{at(*top)}L{at(x + w * 0.02, deck)}M{at(*top)}L{at(x + w * 0.4, deck)}",
                "rig",
                1.3,
            )
        )
        base = deck - h * (1.3 if size == 3 else 1.1)
        for fx in (0.4, 0.55) if size == 3 else (0.66,):
            left = x + w * fx
            parts.append(
                f'<path fill="var(--strake)" {LINE} d="M{at(left, base)}l{at(w * 0.012, -h * 1.3)}h{num(w * 0.075)}'
                f'l{at(w * 0.012, h * 1.3)}z"/><path fill="var(--artline)" d="M{at(left + w * 0.008, base - h * 1.3)}'
                f'h{num(w * 0.083)}v{num(h * 0.4)}h{num(-w * 0.083)}z"/>'
            )
        house = (
            f"M{at(x + w * 0.24, deck)}v{num(-h * 0.75)}h{num(w * 0.56)}v{num(h * 0.75)}z"
            f"M{at(x + w * 0.32, deck - h * 0.75)}v{num(-h * 0.6)}h{num(w * 0.4)}v{num(h * 0.6)}z"
            if size == 3
            else f"M{at(x + w * 0.62, deck)}v{num(-h * 1.1)}h{num(w * 0.22)}v{num(h * 1.1)}z"
        )
        parts.append(f'<path fill="var(--wood)" {LINE} d="{house}"/>')
    hull = (
        f"M{at(x, deck - h * 0.5)}c{at(w * 0.05, h * 0.35, w * 0.1, h * 0.5, w * 0.2, h * 0.5)}H{num(x + w * 0.86)}"
        f"c{at(w * 0.06, 0, w * 0.1, -h * 0.15, w * 0.13, -h * 0.35)}"
        f"c{at(0, h * 0.8, -w * 0.03, h * 1.1, -w * 0.08, h * 1.35)}H{num(x + w * 0.12)}"
        f"C{at(x + w * 0.06, y, x + w * 0.02, y - h, x, deck - h * 0.5)}z"
    )
    parts.append(f'<path fill="var(--hull)" {LINE} d="{hull}"/>')
    parts.append(path(f"M{at(x + w * 0.035, deck + h * 0.22)}H{num(x + w * 0.96)}", "strake", 1.4))
    return "".join(parts)


def wagon(x: float, y: float, w: float) -> str:
    """A goods wagon that stands on y."""
    planks = "".join(f"M{num(x + w * k)} {num(y - w * 0.35)}v{num(w * 0.22)}" for k in (0.25, 0.5, 0.75))
    wheels = "".join(disc(x + w * k, y - w * 0.07, w * 0.08, "iron") for k in (0.22, 0.78))
    return (
        f'<path fill="var(--wood-2)" {LINE} d="M{num(x)} {num(y - w * 0.36)}h{num(w)}l{num(-w * 0.05)} {num(w * 0.24)}'
        f'h{num(-w * 0.9)}z"/>{path(planks, "artline", 1)}{wheels}'
    )


def ship_card(p: Picture, ship: Ship, x: float, y: float, w: float = 112, h: float = 118) -> None:
    """A ship card: dwell, prestige, bollards, the ship, its cargo and its name."""
    p.add(rect(x, y, w, h, "paper-2"))
    p.add(f'<rect x="{num(x + 1)}" y="{num(y + 22)}" width="{num(w - 2)}" height="{num(h * 0.4)}" fill="var(--sky)"/>')
    sea = y + 22 + h * 0.4
    p.add(f'<rect x="{num(x + 1)}" y="{num(sea - 10)}" width="{num(w - 2)}" height="10" fill="var(--sea-2)"/>')
    p.add(steamer(x + w * 0.16, sea - 4, w * 0.68, ship.bollards))
    hourglass(p, x + 13, y + 12, ship.dwell)
    for i in range(ship.prestige):
        p.add(star(x + w - 11 - i * 13, y + 12, 14))
    for i in range(ship.bollards):
        p.add(symbol("bollard", x + 10 + i * 13, y + 33, 13, "var(--iron)"))
    goods_row(p, [ship.cargo] * ship.amount, x + w / 2, sea + 14, 18)
    p.middle(x + w / 2, y + h - 10, ship.name, 12, "ink-2")


def order_terms(p: Picture, order: Order, x: float, y: float) -> None:
    """Bonus and penalty side by side; x is the right edge."""
    for (amount, prestige), sign, colour, shift in ((order.bonus, "+", "good", -62), (order.penalty, "−", "bad", -24)):
        if amount:
            p.text(x + shift, y + 5, f"{sign}{amount}", 13, fill=colour, bold=True)
        elif prestige:
            p.text(x + shift - 4, y + 5, sign, 13, fill=colour, bold=True)
            p.add(star(x + shift + 12, y, 14))


def order_card(
    p: Picture,
    order: Order,
    x: float,
    y: float,
    w: float = 112,
    h: float = 118,
    loaded: int | None = None,
    markers: int | None = None,
) -> None:
    """An order card; with `loaded` the first symbols carry goods and the others are dashed places."""
    p.add(rect(x, y, w, h, "paper-2"))
    hourglass(p, x + 13, y + 12, order.duration if markers is None else markers)
    order_terms(p, order, x + w, y + 12)
    if loaded is None:
        p.add(wagon(x + w / 2 - 33, y + h * 0.54, 66))
        p.add(path(f"M{num(x + 6)} {num(y + h * 0.54)}h{num(w - 12)}", "line-2", 2))
        goods_row(p, order.symbols(), x + w / 2, y + 22 + h * 0.4 + 14, 18)
    else:
        places = order.symbols()
        for i, kind in enumerate(places):
            cx = x + w / 2 + (i - (len(places) - 1) / 2) * 25
            full = i < loaded
            p.add(
                rect(
                    cx - 11.5,
                    y + h * 0.52 - 12,
                    23,
                    24,
                    "brass-3" if full else "paper-2",
                    "brass-2" if full else "line-2",
                    "" if full else 'stroke-dasharray="3 3"',
                ),
                good(kind, cx, y + h * 0.52, 18)
                if full
                else f'<g opacity=".45">{good(kind, cx, y + h * 0.52, 15)}</g>',
            )
    p.middle(x + w / 2, y + h - 10, order.name, 12, "ink-2")


def price_card(p: Picture, prices: tuple[int, ...], x: float, y: float, w: float = 112, h: float = 86) -> None:
    """A price card: what each kind of goods sells for."""
    p.add(rect(x, y, w, h, "brass-3"))
    for i, price in enumerate(prices):
        cx, cy = x + w * (0.22 + 0.5 * (i % 2)), y + h * (0.3 + 0.42 * (i // 2))
        p.add(good(GOODS[i], cx, cy, 22))
        p.text(cx + 16, cy + 5.5, str(price), 16, bold=True)


# ---------------------------------------------------------------- the harbour


class Docked(NamedTuple):
    """A ship in a dock: the card, its time markers, the pieces still aboard."""

    ship: Ship
    markers: int
    aboard: int


DOCK_W, DOCK_H, WALL_H = 206, 82, 18
FIELD_W, FIELD_H, AREA_H = 82, 62, 84


def walls_and_docks(
    p: Picture, x: float, y: float, bollards: tuple[int, ...], docks: tuple[Docked | None, ...], cost: list[int]
) -> None:
    """Four walls with bollards or their prices, three docks between them with ships or with their size."""
    for d, docked in enumerate(docks):
        top = y + d * (DOCK_H + WALL_H) + WALL_H
        p.add(f'<rect x="{num(x)}" y="{num(top)}" width="{DOCK_W}" height="{DOCK_H}" fill="var(--sea-2)"/>')
        size = min(bollards[d], bollards[d + 1])
        if docked is None:
            p.add(rect(x + 10, top + 10, DOCK_W - 20, DOCK_H - 20, "sea", "sea-3", 'stroke-dasharray="5 4"'))
            p.middle(x + DOCK_W / 2, top + DOCK_H / 2 - 8, f"free dock of size {size}", 13, bold=True)
            words = "for ships without bollard" if size == 0 else f"for ships of up to {size} bollard{'s' * (size > 1)}"
            p.middle(x + DOCK_W / 2, top + DOCK_H / 2 + 10, words, 12, "ink-2")
            continue
        p.add(steamer(x + 10, top + DOCK_H - 8, 120, docked.ship.bollards or 1))
        goods_row(p, [docked.ship.cargo] * docked.aboard, x + 58, top + DOCK_H - 36, 17, 16)
        p.add(rect(x + DOCK_W - 66, top + 8, 60, DOCK_H - 16, "paper-2"))
        hourglass(p, x + DOCK_W - 53, top + 22, docked.markers)
        for i in range(docked.ship.prestige):
            p.add(star(x + DOCK_W - 55 + i * 13, top + 42, 13))
        p.middle(x + DOCK_W - 36, top + 61, f"size {docked.ship.bollards}", 12, "ink-2")
    for w, count in enumerate(bollards):
        top = y + w * (DOCK_H + WALL_H)
        p.add(
            f'<rect x="{num(x)}" y="{num(top)}" width="{DOCK_W}" height="{WALL_H}" fill="var(--land-2)" '
            'stroke="var(--line-2)"/>'
        )
        for i in range(3):
            cx = x + 42 + i * 60
            if i < count:
                p.add(symbol("bollard", cx, top + 8, 19, "var(--iron)"))
            else:
                coin(p, cx, top + 9, str(cost[i]), 8, "paper-2")


class Field(NamedTuple):
    """A field: its goods, the name of its building, or the price of its cover."""

    goods: tuple[str, ...] = ()
    building: str = ""
    cover: int = -1


def field(p: Picture, content: Field, x: float, y: float, w: float = FIELD_W, h: float = FIELD_H) -> None:
    """One square of the harbour."""
    if content.cover >= 0:
        p.add(
            rect(x, y, w, h, "paper-3"),
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="5" fill="url(#hatch)"/>',
            rect(x + w / 2 - 23, y + h / 2 - 12, 46, 24, "paper-2", "line-2"),
        )
        money(p, x + w / 2 - 17, y + h / 2, str(content.cover))
        return
    p.add(rect(x, y, w, h, "paper-2" if content.building else "land"))
    if content.building:
        p.add(symbol("building", x + w / 2, y + h / 2 - 8, 30))
        p.middle(x + w / 2, y + h - 10, content.building, 12, bold=True)
    goods_row(p, list(content.goods), x + w / 2, y + h / 2, 28, 32)


def area_box(p: Picture, x: float, y: float, title: str, words: str, w: float = FIELD_W, h: float = AREA_H) -> None:
    """An empty loading area."""
    p.add(rect(x, y, w, h, "paper-2", "line-2", 'stroke-dasharray="4 4"'))
    p.middle(x + w / 2, y + h / 2 - 9, title, 12, bold=True)
    p.middle(x + w / 2, y + h / 2 + 9, words, 12, "ink-2")
