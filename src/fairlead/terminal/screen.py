"""The generic parts of the screen: menus, hints, news, help, final points. All in the chosen language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..games.definition import Data
from ..play.game import Game
from ..play.telling import tell
from ..play.words import Words
from .arguments import cut
from .drawing import NOTHING
from .menu import BACK, COMMANDS, Line, Menu, Option
from .pictures import Page, Picture

# Where it exists, importing it is all it takes: typed lines can be edited and called back with the arrow keys.
with suppress(ImportError):
    import readline  # noqa: F401

Reader = Callable[[str], str]
NARROW, NARROWEST = 76, 40  # columns below which tables become lists, and below which that is not enough


class Screen:
    """A console, the words of a language, and the picture of a game."""

    def __init__(self, console: Console, words: Words, picture: Picture, reader: Reader | None = None) -> None:
        self.console = console
        self.words = words
        self.picture = picture
        self.reader = reader or self._read

    def ask(self, prompt: str) -> str:
        """One typed line. EOFError and KeyboardInterrupt pass through."""
        return self.reader(prompt)

    def say(self, key: str, style: str = "", **values: object) -> None:
        """Prints a message."""
        text = self.picture.paint(self.words.text(key, **values))
        # A path must stay in one piece, so that it can be copied.
        self.console.print(text, style=style or None, soft_wrap="file" in values or "command" in values)

    def show(self, renderable: RenderableType) -> None:
        """Prints something made for rich."""
        self.console.print(renderable)

    def title(self, text: str) -> None:
        """Prints a heading across the screen."""
        self.console.print(Rule(Text(text, style="bold"), style="dim"))

    def hint(self, text: str) -> None:
        """Prints what to do instead."""
        self.console.print(Text(text, style="yellow"))

    @property
    def page(self) -> Page:
        """The room there is."""
        return Page(self.console.width, not _can_show("①", self.console.encoding))

    @property
    def narrow(self) -> bool:
        """Whether lists are better than tables."""
        return self.console.width < NARROW

    def warn_if_narrow(self) -> None:
        """Says once that a window is too narrow."""
        if self.console.width < NARROWEST:
            self.hint(self.words.text("narrow", width=self.console.width, needed=NARROWEST))

    def table(self, game: Game, seat: int | None) -> None:
        """Prints the table as a seat sees it."""
        self.show(self.picture.table(game.view(seat), game.names, self.words, self.page))

    def legend(self, view: Data) -> None:
        """Prints what the signs mean."""
        for line in self.picture.legend(view, self.words):
            self.console.print(line)
        self.say("menu-final", style="dim")
        self.console.print()

    def news(self, sentences: Sequence[str], heading: str = "") -> None:
        """Prints what happened."""
        if sentences:
            if heading:
                self.console.print(Text(self.words.text(heading), style="bold"))
            for sentence in sentences:
                self.console.print(Padding(self.picture.paint(sentence), (0, 0, 0, 2), expand=False))

    def question(self, kind: str, about: Data) -> None:
        """Prints what a decision asks."""
        self.console.print(self.picture.paint(tell(self.words, f"ask-{kind}", about)), style="bold")

    def menu(self, lines: Sequence[Line], *, inside: bool = False) -> None:
        """Prints numbered lines, as a table or, on a narrow screen, as a list."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=not self.narrow, header_style="dim")
        table.add_column("", justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for key in ("menu-move",) if self.narrow else ("menu-move", "menu-cost", "menu-brings"):
            table.add_column(self.words.text(key), overflow="fold")
        for number, line in enumerate(lines, 1):
            mark = Text("!", style="bold red") if line.final else Text("")
            table.add_row(Text(str(number), style="bold"), mark, *self._told(line))
        if inside:
            table.add_row(Text(BACK, style="bold"), "", Text(self.words.text("menu-back")))
        self.console.print(table)

    def _told(self, line: Line) -> list[Text]:
        paint, told = self.picture.paint, line.told
        return (
            [paint(str(told))] if self.narrow else [paint(told.label), paint(told.cost or NOTHING), paint(told.brings)]
        )

    def remind(self, undoable: str | None) -> None:
        """Prints what else can be typed, in one line; `undoable` is the move that can be taken back."""
        names = ("help", "rules", "table", "log", "hint", "quit")
        parts = [f"{COMMANDS[name]} {self.words.text(f'command-{name}')}" for name in names]
        if undoable:
            parts.append(self.words.text("menu-can-undo", move=undoable))
        self.console.print(self.picture.paint(" · ".join(parts)), style="dim")

    def help(self, menu: Menu, view: Data) -> None:
        """Prints what can be typed, and what the signs mean."""
        example: Option = menu.options[0]
        self.say("help-moves", label=example.told.label, text=example.move.text)
        table = Table(box=None, padding=(0, 2), show_header=False)
        for name, key in COMMANDS.items():
            word = self.words.text(f"command-{name}")
            meaning = "help-moves-command" if name == "moves" else f"help-{name}"
            table.add_row(Text(key, style="bold"), Text(word), Text(self.words.text(meaning, word=word)))
        for name in menu.shortcuts.names if menu.shortcuts else ():
            typed, meaning = f"picture-shortcut-{name}", f"picture-shortcut-help-{name}"
            table.add_row("", Text(self.words.text(typed)), Text(self.words.text(meaning)))
        self.console.print(table)
        self.console.print()
        self.legend(view)

    def rules(self) -> None:
        """Prints the rules of thumb."""
        for key in self.picture.thumbs:
            self.console.print(Padding(self.picture.paint("• " + self.words.text(key)), (0, 0, 0, 1), expand=False))

    def clear(self) -> None:
        """Wipes the screen and what can be scrolled back to, so that the next person sees no secrets."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def final(self, game: Game) -> None:
        """Prints points by category and places."""
        self.title(self.words.text("final-title"))
        self.show(final_table(game, self.words, self.picture, self.console))

    def _read(self, prompt: str) -> str:
        return read_line(self.console, prompt)


def read_line(console: Console, prompt: str) -> str:
    """One typed line. The prompt goes through input(), so that readline knows how much of the line it takes."""
    colour = console.is_terminal and not console.no_color and "readline" in sys.modules and _typed_live()
    return input(f"\001\x1b[1;36m\002{prompt}\001\x1b[0m\002 " if colour else f"{prompt} ")


def final_table(game: Game, words: Words, picture: Picture, console: Console) -> RenderableType:
    """The points of a finished game, best first, who won, and what the game adds to that."""
    places = game.places() or []
    seats = sorted(range(game.players), key=lambda seat: places[seat])
    table = _points_table(game, words, seats)
    points = table if fits(console, table) else _points_list(game, words, seats)
    winners = [game.names[seat] for seat in seats if places[seat] == 1]
    won = Text(words.text("final-winner", players=", ".join(winners), count=len(winners)), style="bold")
    # Who plays alone cannot win: the picture says what the points are worth.
    return Group(points, *picture.final(game.view(), game.names, words), *([won] if game.players > 1 else []))


def fits(console: Console, table: Table) -> bool:
    """Whether a table can be shown without cutting or breaking anything."""
    unlimited = console.options.update(width=1000)
    return console.measure(table, options=unlimited).maximum <= console.width


def _points_table(game: Game, words: Words, seats: Sequence[int]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), collapse_padding=True)
    table.add_column(words.text("final-place"), justify="right", no_wrap=True)
    table.add_column(words.text("final-player"))
    for category in game.definition.categories:
        table.add_column(words.text(f"points-{category}"), justify="right")
    table.add_column(words.text("final-total"), justify="right", style="bold")
    places, scores = game.places() or [], game.scores()
    for seat in seats:
        points = [str(value) for value in scores[seat].parts.values()]
        table.add_row(f"{places[seat]}.", Text(cut(game.names[seat])), *points, str(scores[seat].total))
    return table


def _points_list(game: Game, words: Words, seats: Sequence[int]) -> RenderableType:
    """The points in words, where the table is too wide; what brought nothing is left out."""
    places, scores = game.places() or [], game.scores()
    lines: list[RenderableType] = []
    for seat in seats:
        lines.append(Text(f"{places[seat]}. {cut(game.names[seat])}: {scores[seat].total}", style="bold"))
        parts = [f"{words.text(f'points-{name}')} {value}" for name, value in scores[seat].parts.items() if value]
        lines.append(Padding(Text(", ".join(parts)), (0, 0, 0, 3), expand=False))
    return Group(*lines)


def _can_show(sign: str, encoding: str) -> bool:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _typed_live() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
