"""The errors Fairlead raises: sentences for people, all of one family.

They live below every layer, because a game's folder, the play layer and the service raise the same ones.
"""

from __future__ import annotations

__all__ = ["FairleadError", "IllegalMove", "OptionError", "PositionError", "RecordError"]


class FairleadError(Exception):
    """Anything Fairlead refuses, with a sentence that says what was wrong and what would be right."""


class OptionError(FairleadError, ValueError):
    """An unknown game, option or option value; the message names the choices."""


class IllegalMove(FairleadError, ValueError):
    """A move that cannot be played now.

    `clause` is the id of the rule that forbids it (such as ``AD-BUY-9``), or None where the text is no move at all.
    """

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class PositionError(FairleadError, ValueError):
    """A position that cannot exist; `where` is the path to the fault, `rule` the clause or invariant it breaks."""

    def __init__(self, message: str, where: str = "", rule: str | None = None) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where
        self.rule = rule


class RecordError(FairleadError, ValueError):
    """A game record that cannot be read; `line` is the number of the first bad line, counted from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
