"""The generic parts of the screen: menus, hints, news, help, final points. All in the chosen language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from .menu import BACK, COMMANDS, Line, Menu, Option
from .pictures import Picture

Reader = Callable[[str], str]


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

    def table(self, game: Game, seat: int | None) -> None:
        """Prints the table as a seat sees it."""
        view = game.view(seat)
        self.show(self.picture.table(view, game.names, self.words, self.console.width))

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
        """Prints numbered lines under their headings."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=True, header_style="dim")
        table.add_column("", justify="right")
        table.add_column("")
        for key, ratio in (("menu-move", 4), ("menu-cost", 2), ("menu-brings", 6)):
            table.add_column(self.words.text(key), ratio=ratio, overflow="fold")
        group = None
        for number, line in enumerate(lines, 1):
            if line.group != group and not inside:
                group = line.group
                table.add_row("", "", Text(self.words.text(f"group-{group}"), style="bold"), "", "")
            table.add_row(*self._menu_row(number, line))
        if inside:
            table.add_row(Text(BACK, style="bold"), "", Text(self.words.text("menu-back")), "", "")
        self.console.print(table)
        if any(option.final for line in lines for option in line.options):
            self.say("menu-final", style="dim")

    def _menu_row(self, number: int, line: Line) -> list[RenderableType]:
        paint = self.picture.paint
        mark = Text("!", style="bold red") if line.final else Text("")
        told = line.told
        return [Text(str(number), style="bold"), mark, paint(told.label), paint(told.cost), paint(told.brings)]

    def help(self, menu: Menu) -> None:
        """Prints what can be typed."""
        example: Option = menu.options[0]
        self.say("help-moves", label=example.told.label, text=example.move.text)
        table = Table(box=None, padding=(0, 2), show_header=False)
        for name, key in COMMANDS.items():
            word = self.words.text(f"command-{name}")
            meaning = "help-moves-command" if name == "moves" else f"help-{name}"
            table.add_row(Text(key, style="bold"), Text(word), Text(self.words.text(meaning, word=word)))
        self.console.print(table)

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
        self.show(final_table(game, self.words))

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt + " ", style="bold cyan"))


def final_table(game: Game, words: Words) -> RenderableType:
    """The points of a finished game, best first, and who won."""
    places, scores = game.places() or [], game.scores()
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("final-place"), justify="right")
    table.add_column(words.text("final-player"))
    for category in game.definition.categories:
        table.add_column(words.text(f"points-{category}"), justify="right")
    table.add_column(words.text("final-total"), justify="right", style="bold")
    for seat in sorted(range(game.players), key=lambda seat: places[seat]):
        points = [str(value) for value in scores[seat].parts.values()]
        table.add_row(f"{places[seat]}.", Text(game.names[seat]), *points, str(scores[seat].total))
    winners = [game.names[seat] for seat in range(game.players) if places[seat] == 1]
    won = words.text("final-winner", players=", ".join(winners), count=len(winners))
    return Group(table, Text(won, style="bold"))
