"""Signs for terminals that cannot show all of Unicode: `(1)` for ①, `-` for –, even `ae` for ä if need be."""

from __future__ import annotations

import codecs
import unicodedata

REPLACING = "fairlead-replacing"  # the name of the error handler, for streams
SIMILAR = {
    **{sign: f"({number})" for number, sign in enumerate("①②③④", 1)},
    **dict.fromkeys("–—─━·•", "-"),
    **dict.fromkeys("„“”«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
    **{"●": "o", "○": ".", "▒": "#", "−": "-"},
    **{"│": "|", "═": "=", "║": "H", "★": "*", "⚑": "#", "×": "x", "…": "...", "→": ">"},
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
}


def similar(text: str) -> str:
    """A text in ASCII that reads alike; a question mark where there is nothing alike."""
    return "".join(character if character.isascii() else _similar(character) for character in text)


def _similar(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return SIMILAR.get(character) or bare or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return similar(error.object[error.start : error.end]), error.end


codecs.register_error(REPLACING, _replace)
