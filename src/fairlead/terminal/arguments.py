"""What the command line says, checked before anything heavy is loaded. What is wrong becomes a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..play.words import Words

LONGEST_NAME = 16  # characters of a name that tables show


class Misuse(Exception):
    """Something about the command line that a person can mend: printed as a sentence, exit code 2."""


def whole(words: Words, name: str, text: str | None, low: int = 0, high: int = 2**62) -> int | None:
    """A number from the command line; what it may be is for the game to say, unless it is no number at all."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and low <= int(text) <= high):
        raise Misuse(words.text("error-number", option=name, low=str(low), high=str(high), text=repr(text)))
    return int(text)


def settings(words: Words, options: Sequence[str], players: str | None) -> dict[str, object]:
    """The game's options as texts; the game itself understands and checks them."""
    found: dict[str, object] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Misuse(words.text("error-option", text=repr(text)))
        found[name] = value
    if players is not None:
        if "players" in found:
            raise Misuse(words.text("error-players-twice"))
        found["players"] = players
    return found


def file_named(words: Words, option: str, text: str | None) -> Path | None:
    """The file that an option names."""
    if text is None:
        return None
    if not text.strip():
        raise Misuse(words.text("error-no-file", option=option))
    return Path(text).expanduser()


def names_given(words: Words, text: str | None) -> list[str]:
    """The names of people, without signs that a terminal would obey."""
    if text is None:
        return []
    names = [printable(name) for name in text.split(",")]
    if not all(names):
        raise Misuse(words.text("error-name-missing", text=printable(text)))
    for position, name in enumerate(names):
        if name.casefold() in [other.casefold() for other in names[:position]]:
            raise Misuse(words.text("error-name-twice", name=name))
    return names


def printable(text: str) -> str:
    """A text without control characters, such as those that clear a screen."""
    return "".join(character for character in text if character.isprintable()).strip()


def cut(name: str) -> str:
    """A name as short as tables need it."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
