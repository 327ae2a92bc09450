"""Canal tiles drawn with lines: the map of a system, and single tiles side by side.

Ri──o   a tile is eight columns by five lines: edge spaces show their official, other spaces are o;
│   │   the number of the tile stands where it has no space. Tiles are one column and one line apart,
...     and where they touch, ═ and ║ are the crossings. @ is the ship token, x the way of its stern.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from ..games.definition import Data

WIDTH, HEIGHT = 8, 5  # of a tile
PITCH_X, PITCH_Y = WIDTH + 1, HEIGHT + 1

# Where a space is drawn: line and column of its sign.
PLACES = {
    "NW": (0, 0),
    "N": (0, 3),
    "NE": (0, 7),
    "W": (2, 0),
    "C": (2, 3),
    "E": (2, 6),
    "SW": (4, 0),
    "S": (4, 3),
    "SE": (4, 7),
}
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
# Where the link of two spaces is drawn.
LINKS: dict[frozenset[str], tuple[tuple[int, int], ...]] = {
    frozenset(("N", "NE")): ((0, 5), (0, 6)),
    frozenset(("N", "NW")): ((0, 1), (0, 2)),
    frozenset(("S", "SE")): ((4, 5), (4, 6)),
    frozenset(("S", "SW")): ((4, 1), (4, 2)),
    frozenset(("E", "NE")): ((1, 7),),
    frozenset(("E", "SE")): ((3, 7),),
    frozenset(("W", "NW")): ((1, 0),),
    frozenset(("W", "SW")): ((3, 0),),
    frozenset(("C", "N")): ((1, 3),),
    frozenset(("C", "S")): ((3, 3),),
    frozenset(("C", "E")): ((2, 4), (2, 5)),
    frozenset(("C", "W")): ((2, 2),),
}
# Where the crossing of a side is drawn, and the cell beyond it.
CROSSINGS = {"N": ((-1, 3), (0, 1)), "E": ((2, WIDTH), (1, 0)), "S": ((HEIGHT, 3), (0, -1)), "W": ((2, -1), (-1, 0))}
NUMBER_PLACES = {"C": (2, 3), "NW": (0, 0), "NE": (0, 6), "SW": (4, 0), "SE": (4, 6)}


# `signs.similar` knows how a poor terminal shows them.
ACROSS, DOWN, CROSS_ACROSS, CROSS_DOWN = "─", "│", "═", "║"
SPACE, TOKEN, STERN = "o", "@", "x"
Signs = Callable[[str], str]


class Canvas:
    """Characters on a plane, each with a style."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        """Puts a text on a line."""
        for i, character in enumerate(text):
            self.cells[line, column + i] = (character, style)

    def blocks(self, width: int) -> list[Text]:
        """The drawing, cut into blocks one below the other if it is wider than the screen."""
        if not self.cells:
            return []
        lines, columns = [line for line, _ in self.cells], [column for _, column in self.cells]
        left, right, room = min(columns), max(columns) + 1, max(PITCH_X, width // PITCH_X * PITCH_X)
        room = width if right - left <= width else room
        starts = range(left, right, room)
        return [self._block(range(min(lines), max(lines) + 1), start, min(start + room, right)) for start in starts]

    def _block(self, lines: Sequence[int], left: int, right: int) -> Text:
        drawn = []
        for line in lines:
            text = Text()
            for column in range(left, right):
                character, style = self.cells.get((line, column), (" ", ""))
                text.append(character, style=style)
            text.rstrip()
            drawn.append(text)
        return Text("\n").join(drawn)


def draw_system(system: Data, signs: Signs, width: int, marks: Mapping[tuple[int, int], str]) -> list[Text]:
    """A canal system with its token; `marks` are texts for cells beside it, where a tile may be placed."""
    canvas = Canvas()
    cells = {(tile["x"], tile["y"]) for tile in system["tiles"]}
    for tile in system["tiles"]:
        line, column = _corner(tile["x"], tile["y"])
        draw_tile(canvas, line, column, tile, signs)
        _write_number(canvas, line, column, tile)
        for side in ("E", "S"):
            (down, right), (east, north) = CROSSINGS[side]
            if (tile["x"] + east, tile["y"] + north) in cells:
                canvas.write(line + down, column + right, CROSS_ACROSS if side == "E" else CROSS_DOWN)
    for (x, y), mark in marks.items():
        line, column = _corner(x, y)
        canvas.write(line + 2, column, mark[:WIDTH].center(WIDTH), "cyan")
    if system["token"]:
        _draw_token(canvas, system["token"])
    return canvas.blocks(width)


def draw_tiles(tiles: Sequence[tuple[str, Data]], signs: Signs, width: int) -> list[Text]:
    """Single tiles side by side, each below its heading."""
    apart = WIDTH + 3
    canvas = Canvas()
    room = max(1, (width + 3) // apart)
    for i, (heading, tile) in enumerate(tiles):
        line, column = i // room * (HEIGHT + 1), i % room * apart
        canvas.write(line, column, heading[: apart - 1], "bold")
        draw_tile(canvas, line + 1, column, tile, signs)
    return canvas.blocks(width)


def draw_tile(canvas: Canvas, line: int, column: int, tile: Data, signs: Signs) -> None:
    """Spaces, links and officials of one tile."""
    for space in tile["spaces"]:
        down, right = PLACES[space]
        official = tile["officials"][SIDES[space]] if space in SIDES else None
        style = "bold bright_blue" if official == "riband" else "bold" if official else ""
        canvas.write(line + down, column + right, signs(official) if official else SPACE, style)
    for link in tile["links"]:
        for down, right in LINKS[frozenset(link)]:
            canvas.write(line + down, column + right, DOWN if down % 2 else ACROSS, "dim")


def _write_number(canvas: Canvas, line: int, column: int, tile: Data) -> None:
    place = next(place for space, place in NUMBER_PLACES.items() if space not in tile["spaces"])
    canvas.write(line + place[0], column + place[1], str(tile["number"]), "cyan")


def _draw_token(canvas: Canvas, token: Data) -> None:
    """The token on its space, and a cross where its stern points."""
    line, column = _corner(token["x"], token["y"])
    down, right = PLACES[token["space"]]
    canvas.write(line + down, column + right, TOKEN.ljust(2 if token["space"] in SIDES else 1), "bold reverse")
    if token["stern"] == "out":
        places: Sequence[tuple[int, int]] = [CROSSINGS[token["space"]][0]]
    else:
        places = LINKS[frozenset((token["space"], token["stern"]))]
    for down, right in places:
        canvas.write(line + down, column + right, STERN, "bold red")


def _corner(x: int, y: int) -> tuple[int, int]:
    """Line and column of a cell's upper left corner: x grows east, y north."""
    return -y * PITCH_Y, x * PITCH_X
