"""Words for people: every name, label and sentence, from Fluent files in English, German and Italian.

General words are beside this file, those of a game in its own folder. A language that lacks a message falls back to
English, and tests see to it that none is lacking. Nothing here needs the compiler: help texts are words too.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, Message, Resource, VariableReference

from .. import games
from ..errors import OptionError

if TYPE_CHECKING:
    from ..games.definition import Definition

LANGUAGES = ("en", "de", "it")
GENERAL = Path(__file__).with_name("words")


class Words:
    """The words of one language, for one game (its definition or its name) or in general.

    >>> Words("de").text("yes")
    'ja'
    """

    def __init__(self, language: str, game: Definition | str | None = None) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"There are no words in {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        folder = _folder(game) if isinstance(game, str) else game.words if game else None
        self._bundles = [_bundle(language, folder), _bundle("en", folder)]
        self._folder = folder

    def text(self, key: str, **values: Any) -> str:
        """A message with its values filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    formatted, _ = bundle.format_pattern(pattern, values)
                    return str(formatted)
        raise KeyError(f"no words for {key!r} in {self.language}")

    def has(self, key: str) -> bool:
        """Whether the language itself has a message."""
        return bool(self._bundles[0].has_message(key))

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return list(_variables(self.language, self._folder))

    def variables(self, key: str) -> frozenset[str]:
        """The names of the values that a message of this language takes."""
        return _variables(self.language, self._folder)[key]


def language_of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if there are words in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            code = (locale.normalize(value).split(".")[0] or value)[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def _folder(game: str) -> Path:
    return Path(games.__file__).parent / game / "words"


def _resources(language: str, folder: Path | None) -> list[Resource]:
    return [_resource(language, source) for source in (GENERAL, folder) if source is not None]


@cache
def _resource(language: str, folder: Path) -> Resource:
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, folder):
        bundle.add_resource(resource)
    return bundle


@cache
def _variables(language: str, folder: Path | None) -> dict[str, frozenset[str]]:
    entries = [entry for resource in _resources(language, folder) for entry in resource.body]
    return {entry.id.name: frozenset(_variables_in(entry)) for entry in entries if isinstance(entry, Message)}


def _variables_in(node: Any) -> Iterator[str]:
    """The variables of a part of a message."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for part in vars(node).values():
            yield from _variables_in(part)
    elif isinstance(node, list):
        for part in node:
            yield from _variables_in(part)
