"""The numbered moves of a decision, and what a typed line means.

A line of the menu is a move, or a bundle of moves that asks further (one ship, many places). People answer with a
number, with a move's words or its short text, or with the beginning of either. Some games have shortcuts too: one line
for several moves.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import IllegalMove
from ..games.definition import Data, Move
from ..play.game import Choice, Game
from ..play.telling import Told, tell_move, tell_refusal
from ..play.words import Words
from .pictures import Picture, shortcuts

COMMANDS = {
    "undo": "u",
    "hint": "h",
    "help": "?",
    "table": "t",
    "log": "l",
    "moves": "m",
    "rules": "r",
    "save": "s",
    "quit": "q",
}
BACK = "b"
SHOWN_MATCHES = 6  # how many moves a hint lists
NUMBER = re.compile(r"[+-]?\d+")


@dataclass(frozen=True, eq=False)
class Option:
    """One legal move in words; `final` if it could not be taken back."""

    move: Move
    preview: Data
    told: Told
    final: bool


@dataclass(frozen=True)
class Line:
    """One numbered line: its words, and the moves behind it (one, or a bundle, which may hold smaller bundles)."""

    told: Told
    options: tuple[Option, ...]
    depth: int = 0

    @property
    def final(self) -> bool:
        """Whether it is a move that cannot be taken back."""
        return len(self.options) == 1 and self.options[0].final


@dataclass(frozen=True)
class Command:
    """A command, such as undo, with the rest of the line."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Hint:
    """What to say to a line that means nothing here."""

    text: str


@dataclass(frozen=True)
class Several:
    """The moves that a shortcut of the game stands for, to be played one after the other."""

    moves: tuple[Move, ...]


Answer = Line | Option | Command | Hint | Several


class Menu:
    """The lines of a seat's decision, by default of the first seat to act."""

    def __init__(self, game: Game, words: Words, picture: Picture, seat: int | None = None) -> None:
        self.game = game
        self.seat = game.to_act[0] if seat is None else seat
        self.words = words
        self.picture = picture
        self.shortcuts = shortcuts(game.name)
        self.about = picture.question(game.view(self.seat), game.moves(self.seat))
        self.options = [self._option(choice) for choice in game.choices(self.seat)]
        self.lines = self._lines(self.options, 0)

    def inside(self, line: Line) -> list[Line]:
        """The lines of a bundle."""
        return self._lines(line.options, line.depth + 1)

    def _option(self, choice: Choice) -> Option:
        told = tell_move(self.words, choice.move, choice.preview, self.about)
        return Option(choice.move, choice.preview, told, choice.irrevocable)

    def _lines(self, options: Sequence[Option], depth: int) -> list[Line]:
        """The options in the order of the game's kinds of moves, bundles as one line."""
        bundles: dict[str, list[Option]] = {}
        for option in sorted(options, key=lambda option: self.picture.order.index(option.move.kind)):
            keys = self.picture.bundles(option.move)
            bundles.setdefault(keys[depth] if depth < len(keys) else option.move.text, []).append(option)
        return [self._line(key, tuple(members), depth) for key, members in bundles.items()]

    def _line(self, key: str, members: tuple[Option, ...], depth: int) -> Line:
        if len(members) == 1:
            return Line(members[0].told, members, depth)
        moves = [(option.move, option.preview) for option in members]
        return Line(self.picture.tell_bundle(self.words, key, moves), members, depth)

    def read(self, text: str, lines: Sequence[Line]) -> Answer:
        """What a typed line means while `lines` are shown."""
        typed = _tidy(text)
        if not typed:
            return Hint(self.words.text("hint-empty"))
        if NUMBER.fullmatch(typed):
            return self._numbered(typed, lines)
        return self._command(text) or self._shortcut(typed) or self._worded(text.strip(), typed, lines)

    def _numbered(self, typed: str, lines: Sequence[Line]) -> Answer:
        # A very long number is no number of a move; Python refuses to convert some of them.
        number = int(typed) if len(typed) < 9 else 0
        if 1 <= number <= len(lines):
            return lines[number - 1]
        return Hint(self.words.text("hint-number", number=_short(typed), count=len(lines)))

    def _command(self, text: str) -> Command | None:
        first, _, rest = text.strip().partition(" ")
        first = first.casefold()
        for name, key in (*COMMANDS.items(), ("back", BACK)):
            if first in (key, name, self.words.text(f"command-{name}").casefold()):
                if not rest or name == "save":
                    return Command(name, rest.strip())
        return None

    def _shortcut(self, typed: str) -> Answer | None:
        """Several moves by one command of the game, or why it cannot be done."""
        if self.shortcuts is None:
            return None
        try:
            moves = self.shortcuts.moves(self.game, self.seat, typed, self.words)
        except IllegalMove as error:
            if not error.clause:
                return Hint(str(error))
            reason = tell_refusal(self.words, error.clause)
            return Hint(self.words.text("hint-refused", move=_short(typed), reason=reason, clause=error.clause))
        return None if moves is None else Several(tuple(moves))

    def _worded(self, text: str, typed: str, lines: Sequence[Line]) -> Answer:
        shown = [option for line in lines for option in line.options]
        for options, fits in ((self.options, str.__eq__), (self.options, str.startswith), (shown, _has_word)):
            found = [option for option in options if any(fits(words, typed) for words in _texts(option))]
            if len(found) == 1:
                return found[0]
            if found:
                return self._several(text, found)
        return self._otherwise(text) or self._unknown(text, typed)

    def _otherwise(self, text: str) -> Option | None:
        """A legal move by another of its texts, such as a bid space by its printed code."""
        try:
            move = self.game.move(text, self.seat)
        except IllegalMove:
            return None
        return next((option for option in self.options if option.move == move), None)

    def _several(self, text: str, found: Sequence[Option]) -> Answer:
        """A beginning of several moves: the smallest bundle that holds them all, else a hint."""
        bundle, lines = None, self.lines
        while around := [line for line in lines if len(line.options) > 1 and set(found) <= set(line.options)]:
            bundle, lines = around[0], self.inside(around[0])
        if bundle:
            return bundle
        shown = ", ".join(option.told.label for option in found[:SHOWN_MATCHES])
        if len(found) > SHOWN_MATCHES:
            more = len(found) - SHOWN_MATCHES
            return Hint(self.words.text("hint-several-more", text=_short(text), moves=shown, more=more))
        return Hint(self.words.text("hint-several", text=_short(text), moves=shown))

    def _unknown(self, text: str, typed: str) -> Hint:
        """Why a move of the game cannot be played now, or what was perhaps meant."""
        try:
            self.game.copy().play(text, self.seat)
        except IllegalMove as error:
            if error.clause:
                reason = tell_refusal(self.words, error.clause)
                move = self.game.move(text, self.seat)
                return Hint(self.words.text("hint-refused", move=move.text, reason=reason, clause=error.clause))
        known = [word for option in self.options for word in _texts(option)]
        near = difflib.get_close_matches(typed[:80], known, 1)
        if near:
            return Hint(self.words.text("hint-near", text=_short(text), near=near[0]))
        return Hint(self.words.text("hint-unknown", text=_short(text)))


def _texts(option: Option) -> tuple[str, str]:
    return _tidy(option.move.text), _tidy(option.told.label)


def _has_word(words: str, typed: str) -> bool:
    """Whether a later word begins so: where a place is asked, its name is enough."""
    return f" {typed}" in words


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())


def _short(text: str) -> str:
    """A typed text for a message: without control characters, not too long."""
    shown = "".join(character if character.isprintable() else "?" for character in text)
    return shown if len(shown) <= 60 else shown[:59] + "…"
