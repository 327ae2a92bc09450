"""What to play, asked of whoever typed `fairlead play` and named no game: game, edition, how many play, which bots.

What the command line says already is not asked. Enter takes what is usual, q leaves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import LEVELS
from ..games import NAMES, find
from ..games.definition import Data, Definition, Option
from ..play.varieties import fits
from ..play.words import Words
from .arguments import printable
from .bots import default_bot
from .menu import COMMANDS
from .screen import read_line
from .seating import Wish


class Chosen(NamedTuple):
    """A game, its options and its bots, those of the command line included."""

    game: str
    settings: Data
    bots: Sequence[str] = ()


class Left(Exception):
    """The person does not want to play after all."""


def choose(console: Console, language: str, given: Mapping[str, Any], wish: Wish) -> Chosen | None:
    """Asks for a game, its main options and the strength of the bots; None if the person leaves."""
    try:
        game = _game(console, Words(language))
        words = Words(language, game)
        settings = _settings(console, words, find(game), given, wish.players)
        with_bots = int(settings["players"]) > wish.persons
        return Chosen(game, settings, wish.bots or (_bots(console, words) if with_bots else ()))
    except (Left, EOFError):
        console.print(Words(language).text("goodbye"))
        return None


def _game(console: Console, words: Words) -> str:
    """One of the games, by number, name or title."""
    titles = {name: Words(words.language, name).text("title") for name in NAMES}
    ranges = [(find(name).players[0], find(name).players[-1]) for name in NAMES]
    players = [words.text("choose-game-players", least=least, most=most) for least, most in ranges]
    return _one_of(console, words, words.text("choose-game"), titles, NAMES[0], players)


def _bots(console: Console, words: Words) -> Sequence[str]:
    """How strong the bots are: a level by its number, its name in this game or as the command line calls it."""
    titles = {f"level{level}": words.text(f"level-{level}") for level in LEVELS}
    return (_one_of(console, words, words.text("choose-bots"), titles, default_bot(), list(titles)),)


def _one_of(
    console: Console, words: Words, question: str, titles: Mapping[str, str], usual: str, remarks: Sequence[str]
) -> str:
    """One of several named things, by number, name or title."""
    console.print(Text(question, style="bold"))
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for number, (title, remark) in enumerate(zip(titles.values(), remarks, strict=True), 1):
        table.add_row(Text(str(number), style="bold"), Text(title), Text(remark, style="dim"))
    console.print(table)
    meanings = {**{title: name for name, title in titles.items()}, **{name: name for name in titles}}
    chosen: str = _ask(console, words, words.text("choose-prompt", usual=titles[usual]), titles, usual, meanings)
    return chosen


def _settings(
    console: Console, words: Words, definition: Definition, given: Mapping[str, Any], usual_players: int
) -> Data:
    """The main options that the command line leaves open: first the edition and the like, then the players."""
    settings: Data = dict(given)
    wanted = [option for option in definition.options if option.asked] + [_players_of(definition)]
    for option in wanted:
        fitting = [value for value in option.choices if _is_open(definition, settings, option, value)]
        if option.name in settings or not fitting:
            continue
        usual = usual_players if option.name == "players" else option.usual(settings.get("players", usual_players))
        settings[option.name] = _value(console, words, option, fitting, usual if usual in fitting else fitting[-1])
    return settings


def _players_of(definition: Definition) -> Option:
    return next(option for option in definition.options if option.name == "players")


def _is_open(definition: Definition, settings: Mapping[str, Any], option: Option, value: object) -> bool:
    """Whether a value fits what is settled, with some number of players."""
    counts = [settings["players"]] if "players" in settings else definition.players
    return any(fits(definition, {"players": count, **settings, option.name: value}) for count in counts)


def _value(console: Console, words: Words, option: Option, fitting: Sequence[Any], usual: Any) -> Any:
    """One value of an option; a single one is not asked for."""
    if len(fitting) == 1:
        return fitting[0]
    shown = {value: str(value) for value in fitting}
    console.print(Text(words.text(f"option-{option.name}")))
    prompt = words.text("choose-value", option=option.name, values="/".join(shown.values()), usual=str(usual))
    return _ask(console, words, prompt, shown, usual, {text: value for value, text in shown.items()})


def _ask(
    console: Console, words: Words, prompt: str, shown: Mapping[Any, str], usual: Any, meanings: Mapping[str, Any]
) -> Any:
    """Asks until the answer is one of those shown: by its text, by how that begins, or by its number in the list."""
    while True:
        typed = read_line(console, prompt).strip().casefold()
        if not typed:
            return usual
        if typed in (COMMANDS["quit"], "quit", words.text("command-quit").casefold()):
            raise Left
        found = _meant(typed, list(shown), meanings)
        if len(found) == 1:
            return found[0]
        values = ", ".join(shown.values())
        console.print(Text(words.text("choose-again", text=printable(typed)[:60], values=values), style="yellow"))


def _meant(typed: str, shown: Sequence[Any], meanings: Mapping[str, Any]) -> list[Any]:
    """What a typed text can mean: exactly that, else a number in the list, else a beginning.

    Where the values are numbers themselves, a number means nothing but its value.
    """
    exact = [meaning for text, meaning in meanings.items() if text.casefold() == typed]
    names = all(isinstance(value, str) for value in shown)
    number = int(typed) if names and typed.isascii() and typed.isdecimal() and len(typed) < 3 else 0
    numbered = shown[number - 1 : number] if number else []
    begun = [meaning for text, meaning in meanings.items() if text.casefold().startswith(typed)]
    return list(dict.fromkeys(exact or numbered or begun))
