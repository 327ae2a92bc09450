"""Bots by name: what the command line, the arena and the lobby call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..errors import OptionError
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot
from .players import Bot, RandomBot
from .searching import SearchBot

# A name may be followed by settings: "greedy:width=3,depth=8".
_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    **{f"level{level}": partial(LevelBot, level) for level in LEVELS},
}


def make(text: str) -> Bot:
    """The bot that a text names, such as `level3`, `random` or `greedy:width=3`; OptionError says what there is.

    >>> make("greedy:width=3")
    <Bot greedy:width=3>
    """
    name, _, more = text.partition(":")
    if name not in _MAKERS:
        raise OptionError(f"There is no bot {name!r}; there is {', '.join(_MAKERS)}.")
    settings = _settings(text, more)
    try:
        bot = _MAKERS[name](**settings)
    except TypeError:
        raise OptionError(f"The bot {name} does not know the settings of {text!r}.") from None
    bot.name = text
    return bot


def _settings(text: str, more: str) -> dict[str, int | float | str]:
    found: dict[str, int | float | str] = {}
    for part in filter(None, more.split(",")):
        name, sign, value = part.partition("=")
        if not sign:
            raise OptionError(f"{text!r}: {part!r} should be a setting such as width=3.")
        found[name] = _number(value)
    return found


def _number(value: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value
