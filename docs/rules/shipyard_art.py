"""Tools for drawing Shipyard: a picture with texts and symbols, then the things of the game as SVG text.

`draw_shipyard.py` makes the pictures of the rules with them. Plain Python, no dependency, no chance involved.
"""

import math
import re
from collections.abc import Callable, Iterable
from html import escape
from itertools import pairwise
from pathlib import Path

from shipyard_symbols import FITTINGS, LINE, RIG, SYMBOLS

FOLDER = Path(__file__).parent / "shipyard"
WIDTH = 760
FONT = "'Source Sans 3', 'Segoe UI', system-ui, Helvetica, Arial, sans-serif"

PALETTE = """
paper=#F1EBDC paper-2=#FBF8F0 paper-3=#E4DAC3 line=#CFC4A9 line-2=#8B8269 ink=#14212B ink-2=#41505B
sea=#DDE9EA sea-2=#B3D0D8 sea-3=#4A8397 deep=#123B4E on-deep=#F6F0E0 brass=#80590C legal=#A5720E
brass-2=#D8A93F brass-3=#F5E2AF good=#12694A bad=#A8301C bad-2=#F3D5CC land=#E9E0C6 p1=#0072B2
p2=#D55E00 p3=#008A64 p4=#B4578A hull=#22414F hull-2=#8F3B2C strake=#E3B64E wood=#F3E8CF
wood-2=#C9A468 artline=#14212B rig=#2B3A44 sailc=#FFFBF0 sky=#EEF3EE iron=#5D6C76 glow=#FFD25E
fire=#E2711D e-grey=#8A949A e-green=#4C9A6B e-red=#CF5B45 e-blue=#3F86BD e-yellow=#E3B436
o-trade=#E5BE62 o-war=#E58B77 o-lantern=#F7E08A o-boat=#A9D3B4 o-ring=#F3B9C6 o-riband=#8FC1EA
g-coal=#14212B g-steel=#A9B6BF g-textile=#D58AA8 g-grain=#E9BE4A
"""
COLOURS = dict(re.findall(r"(\S+)=(\S+)", PALETTE))

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


class Picture:
    """One SVG file with its own paper, a title and a description. Colours are written `var(--name)` until saved."""

    folder = FOLDER  # the other games' pages draw into folders of their own

    def __init__(self, name: str, height: int, title: str, desc: str) -> None:
        self.name, self.height, self.title, self.desc = name, height, title, desc
        self.parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Append SVG bodies; later ones lie on top."""
        self.parts.extend(parts)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        anchor: str = "start",
        fill: str = "ink",
        bold: bool = False,
    ) -> None:
        """Write one line; y is its base line."""
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" text-anchor="{anchor}" '
            f'fill="var(--{fill})"{weight}>{escape(words, quote=False)}</text>'
        )

    def lines(self, x: float, y: float, lines: Iterable[str], step: float = 18, **style: object) -> None:
        """Write several lines below each other."""
        for i, words in enumerate(lines):
            self.text(x, y + i * step, words, **style)  # type: ignore[arg-type]

    def middle(self, x: float, y: float, words: str, size: float = 12, fill: str = "ink", bold: bool = False) -> None:
        """Write one line centred on x, with the middle of its letters at y."""
        self.text(x, y + size * 0.36, words, size, "middle", fill, bold)

    def save(self) -> None:
        """Write the file, with every colour filled in."""
        body = "\n".join(self.parts)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{self.height}" '
            f'viewBox="0 0 {WIDTH} {self.height}" role="img" aria-labelledby="title desc" font-family="{FONT}">\n'
            f'<title id="title">{escape(self.title, quote=False)}</title>\n'
            f'<desc id="desc">{escape(self.desc, quote=False)}</desc>\n'
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{self.height - 1}" rx="8" '
            f'fill="var(--paper-2)" stroke="var(--line-2)"/>\n{body}\n</svg>\n'
        )
        (self.folder / f"{self.name}.svg").write_text(
            re.sub(r"var\(--([\w-]+)\)", lambda found: COLOURS[found[1]], svg), encoding="utf-8", newline="\n"
        )


# ---------------------------------------------------------------- small parts


def symbol(name: str, x: float, y: float, size: float, tone: str = "var(--brass-3)", ink: str = "var(--ink)") -> str:
    """A symbol of our sheet, centred on x, y."""
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.4g})"
    body = SYMBOLS[name].replace("var(--tone)", tone).replace("var(--ink)", ink)
    return (
        f'<g transform="{place}" fill="none" stroke="{ink}" '
        f'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )


def rect(x: float, y: float, w: float, h: float, fill: str = "paper-2", stroke: str = "line-2", extra: str = "") -> str:
    """A tile or a box with soft corners."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="5" fill="var(--{fill})" '
        f'stroke="var(--{stroke})" {extra}/>'
    )


def disc(x: float, y: float, r: float, fill: str, stroke: str = "ink", width: float = 1.2) -> str:
    """A round mark."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="var(--{fill})" stroke="var(--{stroke})" '
        f'stroke-width="{num(width)}"/>'
    )


def path(d: str, stroke: str = "ink", width: float = 1.5, fill: str = "none", extra: str = "") -> str:
    """A line or a shape."""
    colour = fill if fill == "none" else f"var(--{fill})"
    return (
        f'<path d="{d}" fill="{colour}" stroke="var(--{stroke})" stroke-width="{num(width)}" '
        f'stroke-linejoin="round" stroke-linecap="round" {extra}/>'
    )


def arrow(x0: float, y0: float, x1: float, y1: float, colour: str = "brass", width: float = 2.5) -> str:
    """A straight arrow."""
    angle = math.atan2(y1 - y0, x1 - x0)
    wings = [
        f"L{num(x1 - 9 * math.cos(angle + turn))} {num(y1 - 9 * math.sin(angle + turn))}M{num(x1)} {num(y1)}"
        for turn in (0.5, -0.5)
    ]
    return path(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}{''.join(wings)}", colour, width)


def round_arrow(cx: float, cy: float, r: float, a0: float, a1: float) -> str:
    """An arrow along a circle, clockwise from one direction to another."""
    (x0, y0), (x1, y1) = polar(cx, cy, r, a0), polar(cx, cy, r, a1)
    wings = ""
    for spread in (-5.5, 5.5):
        wx, wy = polar(cx, cy, r + spread, a1 - math.degrees(9 / r))
        wings += f"M{num(x1)} {num(y1)}L{num(wx)} {num(wy)}"
    large = int(a1 - a0 > 180)
    return path(f"M{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 {large} 1 {num(x1)} {num(y1)}{wings}", "brass", 3)


def cube(player: int, x: float, y: float, s: float) -> str:
    """A player's marker; each player also has an own mark on it, so that colour is not needed."""
    body = (
        f"M{num(x - s / 2)} {num(y - s * 0.28)}l{num(s / 2)} {num(-s * 0.27)} {num(s / 2)} {num(s * 0.27)}"
        f"v{num(s * 0.52)}l{num(-s / 2)} {num(s * 0.27)} {num(-s / 2)} {num(-s * 0.27)}z"
    )
    edges = (
        f"M{num(x - s / 2)} {num(y - s * 0.28)}l{num(s / 2)} {num(s * 0.26)} {num(s / 2)} {num(-s * 0.26)}"
        f"M{num(x)} {num(y - s * 0.02)}v{num(s * 0.53)}"
    )
    return path(body, "artline", 1.2, f"p{player}") + path(edges, "artline", 1)


def check(x: float, y: float, good: bool) -> str:
    """A tick or a cross."""
    if good:
        return path(f"M{num(x - 7)} {num(y)}l5 6 9-12", "good", 3)
    return path(f"M{num(x - 6)} {num(y - 6)}l12 12m0-12l-12 12", "bad", 3)


def coin(p: Picture, x: float, y: float, amount: str, r: float = 10, fill: str = "brass-2") -> None:
    """A price or an income as a coin with its number."""
    p.add(disc(x, y, r, fill))
    p.middle(x, y, amount, 12, bold=True)


def pill(p: Picture, x: float, y: float, words: str, width: float, fill: str = "deep", ink: str = "on-deep") -> None:
    """A short label on a dark ground, centred."""
    p.add(rect(x - width / 2, y - 10, width, 20, fill, fill))
    p.middle(x, y, words, 12, ink, bold=True)


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """The point at this distance and direction, 0 being up and angles growing clockwise."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def sector(cx: float, cy: float, r0: float, r1: float, a0: float, a1: float) -> str:
    """The path of a ring sector."""

    def at(r: float, a: float) -> str:
        x, y = polar(cx, cy, r, a)
        return f"{num(x)} {num(y)}"

    return f"M{at(r1, a0)}A{r1} {r1} 0 0 1 {at(r1, a1)}L{at(r0, a1)}A{r0} {r0} 0 0 0 {at(r0, a0)}z"


# ---------------------------------------------------------------- action tiles

ACTIONS = {
    "build": ("act-build", ("Build", "ships")),
    "commodity": ("act-commodity", ("Buy", "goods")),
    "canal": ("act-canal", ("Rent a", "canal")),
    "equipment": ("act-equipment", ("Equip-", "ment")),
    "crew": ("act-crew", ("Recruit", "crew")),
    "hire": ("act-hire", ("Hire", "")),
    "exchange": ("act-exchange", ("Ex-", "change")),
    "subsidy": ("act-subsidy", ("Subsidy", "")),
}


def action_tile(p: Picture, name: str, x: float, y: float, fill: str = "paper-2", stroke: str = "line-2") -> None:
    """An action tile of 68 by 76: its symbol and its short name."""
    p.add(rect(x, y, 68, 76, fill, stroke, 'stroke-width="2"' if stroke == "legal" else ""))
    sign, (first, second) = ACTIONS[name]
    p.add(symbol(sign, x + 34, y + 21, 27))
    p.middle(x + 34, y + 47, first)
    p.middle(x + 34, y + 62, second)


def wheel(p: Picture, cx: float, cy: float, made: int, left: str) -> None:
    """The wheel of the second edition: steps made since the last drop, and the steps to the next one."""
    for i in range(12):
        fill = "brass-2" if i < made else "paper-3"
        p.add(path(sector(cx, cy, 27, 44, i * 30, i * 30 + 30), "line-2", 1, fill))
    x, y = polar(cx, cy, 35.5, made * 30 + 15)
    p.add(f'<rect x="{num(x - 5)}" y="{num(y - 5)}" width="10" height="10" fill="var(--ink)"/>')
    p.middle(cx, cy, left, 17, bold=True)


# ---------------------------------------------------------------- ships

Tile = tuple[str, tuple[str, ...]]  # kind and features
HIGH = ("mast", "boat", "cabin", "crane", "lantern")  # stand on deck, behind the hull's edge
PLACE = {  # piece -> the feature that holds it
    "businessman": "cabin",
    "soldier": "cabin",
    "drive": "drive",
    "smokestack": "mast",
    "sail": "mast",
    "crane": "crane",
    "cannon": "cannon",
}


def fitting_x(tile: Tile, i: int) -> float:
    """Where on its tile a feature stands."""
    kind, features = tile
    if kind == "bow":
        return 54
    if kind == "stern":
        if "drive" in features:
            return 48 if features[i] == "drive" else 26
        return (20, 52)[i]
    return (21, 59)[i]


def hull(tiles: list[Tile], serial: str) -> str:
    """One hull over neighbouring tiles, 80 wide each."""
    n = len(tiles)
    right = 80 * n
    bow, stern = tiles[0][0] == "bow", tiles[-1][0] == "stern"
    d = "M3 38c10 6 22 8 38 8" if bow else "M0 46"
    d += f"H{right - 34}c12 0 22-2 30-6" if stern else f"H{right}"
    d += "c-2 13-8 20-17 24v10" if stern else "V74"
    d += "H34C20 74 10 58 3 38z" if bow else "H0z"
    seams = "".join(f"M{80 * i} 52v20" for i in range(1, n))
    sprit = f'<path {RIG} stroke-width="2.6" d="M14 42L-1 32"/>' if bow else ""
    rudder = f'<path fill="var(--wood-2)" {LINE} d="M{right - 22} 65h7l1 9h-9z"/>' if stern else ""
    return (
        f'<clipPath id="{serial}"><path d="{d}"/></clipPath>{sprit}{rudder}<path d="{d}" fill="var(--hull)"/>'
        f'<g clip-path="url(#{serial})"><rect y="36" width="{right}" height="13" fill="var(--wood)"/>'
        f'<rect y="66" width="{right}" height="9" fill="var(--hull-2)"/>'
        f'<path fill="none" stroke="var(--strake)" stroke-width="1.8" d="M0 51.5h{right}"/>'
        f'<path stroke="#fff" stroke-opacity=".18" d="{seams}M0 59h{right}"/></g>'
        f'<path d="{d}" fill="none" stroke="var(--artline)" stroke-width="1.8" stroke-linejoin="round"/>'
    )


def ship(
    tiles: list[Tile], x: float, y: float, scale: float, serial: str, pieces: list[tuple[str, ...]] | None = None
) -> str:
    """Tiles side by side as one hull, with empty places or with the pieces given for each tile."""
    behind: list[str] = []
    front: list[str] = []
    for i, tile in enumerate(tiles):
        fitted = list(pieces[i]) if pieces else []
        for j, feature in enumerate(tile[1]):
            piece = next((held for held in fitted if PLACE[held] == feature), None)
            if piece:
                fitted.remove(piece)
            art = feature if piece is None else piece if feature == "mast" else f"{feature} fitted"
            part = f'<g transform="translate({num(80 * i + fitting_x(tile, j))} 0)">{FITTINGS[art]}</g>'
            (behind if feature in HIGH else front).append(part)
    place = f'transform="translate({num(x)} {num(y)}) scale({scale:.4g})"'
    return f"<g {place}>{''.join(behind)}{hull(tiles, serial)}{''.join(front)}</g>"


def ship_tile(tile: Tile, x: float, y: float, scale: float, serial: str) -> str:
    """A ship tile as it lies in the display: 80 by 74 with sky and water."""
    place = f'transform="translate({num(x)} {num(y)}) scale({scale:.4g})"'
    waves = "q5-2.5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0"
    return (
        f'<g {place}><rect width="80" height="74" rx="4" fill="var(--sky)"/>'
        f'<path fill="var(--sea-2)" d="M0 61{waves}V70a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"/></g>'
        f"{ship([tile], x, y - 6 * scale, scale, serial)}"
        f'<g {place}><rect width="80" height="74" rx="4" fill="none" stroke="var(--line-2)"/></g>'
    )


# ---------------------------------------------------------------- canals

SPACES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW", "C")
SPOTS = ((50, 11), (77, 23), (89, 50), (77, 77), (50, 89), (23, 77), (11, 50), (23, 23), (50, 50))
EXITS = {0: (50, 0), 2: (100, 50), 4: (50, 100), 6: (0, 50)}
SHAPES = {
    "horseshoe": ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)),
    "serpent right": ((2, 1), (1, 0), (0, 8), (8, 4), (4, 5), (5, 6)),
    "serpent left": ((6, 7), (7, 0), (0, 8), (8, 4), (4, 3), (3, 2)),
    "cross": ((0, 8), (2, 8), (4, 8), (6, 8)),
}
Canal = tuple[str, tuple[str, ...], int]  # shape, officials N E S W before turning, quarter turns clockwise


def turned(space: int, quarter_turns: int) -> int:
    """A space of the printed tile after turning it (SY-CRUISE-2)."""
    return (space + 2 * quarter_turns) % 8 if space < 8 else 8


def officials(canal: Canal) -> list[tuple[int, str]]:
    """Each edge space with the official that stands on it now."""
    return [(2 * side, canal[1][(side - canal[2]) % 4]) for side in range(4)] if canal[1] else []


def bend(a: int, b: int, spot: Callable[[int], Point], size: float) -> str:
    """The water between two neighbouring spaces, as a path from the first to the second."""
    x1, y1 = spot(b)
    if a % 2 == 0 and b % 2 == 0:
        return f"L{num(x1)} {num(y1)}"
    corner, edge = (a, b) if a % 2 else (b, a)
    controls = [(89.0, 40.0), (84.25, 30.25)] if edge == (corner + 1) % 8 else [(60.0, 11.0), (69.75, 15.75)]
    for _ in range((corner - 1) // 2):
        controls = [(100 - y, x) for x, y in controls]
    if corner == a:
        controls.reverse()
    ox, oy = spot(8)
    points = [f"{num(ox + (x - 50) * size / 100)} {num(oy + (y - 50) * size / 100)}" for x, y in controls]
    return f"C{points[0]} {points[1]} {num(x1)} {num(y1)}"


def spots(x: float, y: float, size: float) -> Callable[[int], Point]:
    """Where the spaces of a tile at x, y lie on the picture."""
    return lambda space: (x + SPOTS[space][0] * size / 100, y + SPOTS[space][1] * size / 100)


def canal_tile(p: Picture, canal: Canal, x: float, y: float, size: float, medallion: float = 0.25) -> None:
    """A canal tile with its water, its empty spaces and its officials."""
    spot = spots(x, y, size)
    links = [(turned(a, canal[2]), turned(b, canal[2])) for a, b in SHAPES[canal[0]]]
    d = "".join(f"M{num(spot(a)[0])} {num(spot(a)[1])}{bend(a, b, spot, size)}" for a, b in links)
    exits = "".join(
        f"M{num(spot(edge)[0])} {num(spot(edge)[1])}L{num(x + ex * size / 100)} {num(y + ey * size / 100)}"
        for edge, (ex, ey) in EXITS.items()
    )
    p.add(f'<rect x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" fill="var(--land)"/>')
    for colour, width in (("sea-3", 0.2), ("sea-2", 0.165)):
        water = f'fill="none" stroke="var(--{colour})" stroke-width="{num(size * width)}"'
        p.add(f'<path d="{exits}" {water}/><path d="{d}" {water} stroke-linecap="round" stroke-linejoin="round"/>')
    with_official = dict(officials(canal))
    for space in sorted({s for link in links for s in link}):
        if space not in with_official:
            p.add(disc(*spot(space), size * 0.05, "paper-2", "sea-3", 1.5))
    for space, kind in with_official.items():
        p.add(symbol(f"official-{kind}", *spot(space), size * medallion, f"var(--o-{kind})"))
    p.add(
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" fill="none" stroke="var(--line-2)"/>'
    )


Stop = tuple[int, int]  # column of the tile, space


def route(p: Picture, x: float, y: float, size: float, stops: list[Stop], dashed: bool = False) -> None:
    """The way of a cruise through tiles that lie in one line."""
    first = spots(x + stops[0][0] * size, y, size)(stops[0][1])
    d = f"M{num(first[0])} {num(first[1])}"
    for (column, a), (next_column, b) in pairwise(stops):
        spot = spots(x + next_column * size, y, size)
        d += bend(a, b, spot, size) if column == next_column else f"L{num(spot(b)[0])} {num(spot(b)[1])}"
    dash = 'stroke-dasharray="2 9"' if dashed else ""
    p.add(path(d, "paper-2", 8), path(d, "brass", 4.5, extra=dash))


def token(x: float, y: float, heading: float, size: float = 30) -> str:
    """The ship token; heading 0 points up, 90 to the right."""
    body = symbol("ship-token", x, y, size, "var(--p1)")
    return f'<g transform="rotate({num(heading)} {num(x)} {num(y)})">{body}</g>'


def step_number(p: Picture, x: float, y: float, n: int) -> None:
    """The number of a step on the chart."""
    p.add(disc(x, y, 10, "paper-2", "brass", 2))
    p.middle(x, y, str(n), 12, bold=True)
