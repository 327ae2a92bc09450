"""Words for people: every name, label and sentence, from Fluent files in English, German and Italian.

General words are beside this file, those of a game in its own folder. A language that lacks a message falls back to
English, and tests see to it that none is lacking.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..errors import OptionError
from ..games.definition import Definition

LANGUAGES = ("en", "de", "it")
GENERAL = Path(__file__).with_name("words")


class Words:
    """The words of one language, for one game or in general.

    >>> Words("de").text("yes")
    'ja'
    """

    def __init__(self, language: str, definition: Definition | None = None) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"There are no words in {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        folder = definition.words if definition else None
        self._bundles = [_bundle(language, folder), _bundle("en", folder)]

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


def language_of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if there are words in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            code = (locale.normalize(value).split(".")[0] or value)[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in (GENERAL, folder):
        if source is not None:
            bundle.add_resource(FluentResource((source / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
