"""The errors Fairlead raises: sentences for people, all of one family.

They live below every layer, because a game's folder, the play layer and the service raise the same ones. They can be
pickled, so that a worker process can raise them.
"""

from __future__ import annotations

from typing import Any

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

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.clause)


class PositionError(FairleadError, ValueError):
    """A position that cannot exist.

    `where` is the path to the fault, `rule` the clause it breaks, `invariant` the number of a broken invariant in the
    rules page; each where there is one.
    """

    def __init__(self, message: str, where: str = "", rule: str | None = None, invariant: int | None = None) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.message = message
        self.where = where
        self.rule = rule
        self.invariant = invariant

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.where, self.rule, self.invariant)


class RecordError(FairleadError, ValueError):
    """A game record that cannot be read; `line` is the number of the first bad line, counted from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.message = message
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.line)
