"""What to play, asked of whoever typed `fairlead play` and named no game: the game, its edition, how many play.

What the command line says already is not asked. Enter takes what is usual, q leaves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..games import NAMES, find
from ..games.definition import Data, Definition, Option
from ..play.varieties import fits
from ..play.words import Words
from .arguments import printable
from .menu import COMMANDS
from .screen import read_line


class Chosen(NamedTuple):
    """A game and its options, those of the command line included."""

    game: str
    settings: Data


class Left(Exception):
    """The person does not want to play after all."""


def choose(console: Console, language: str, given: Mapping[str, Any], usual_players: int) -> Chosen | None:
    """Asks for a game and its main options; None if the person leaves."""
    try:
        game = _game(console, Words(language))
        return Chosen(game, _settings(console, Words(language, game), find(game), given, usual_players))
    except (Left, EOFError):
        console.print(Words(language).text("goodbye"))
        return None


def _game(console: Console, words: Words) -> str:
    """One of the games, by number, name or title."""
    titles = {name: Words(words.language, name).text("title") for name in NAMES}
    console.print(Text(words.text("choose-game"), style="bold"))
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for number, (name, title) in enumerate(titles.items(), 1):
        players = find(name).players
        table.add_row(
            Text(str(number), style="bold"),
            Text(title),
            Text(words.text("choose-game-players", least=players[0], most=players[-1]), style="dim"),
        )
    console.print(table)
    meanings = {**{title: name for name, title in titles.items()}, **{name: name for name in NAMES}}
    prompt = words.text("choose-prompt", usual=titles[NAMES[0]])
    chosen: str = _ask(console, words, prompt, titles, NAMES[0], meanings)
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
