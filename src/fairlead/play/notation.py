"""Game records: a game so far as text, and back.

    Fairlead record 1
    game discovery
    rules 1
    option players=2
    ...
    seat 0 Ann
    seat 1 Bo
    seed 7
    1 0 coins ~5c1e
    2 0 buy 3 ~09af
    end 2 6f2c09d5a1b34e77

Each move line ends with a check made of everything above it, so an edited line is found where it was edited. The last
line counts the moves and holds a digest of text and final position, so a truncated record, or one that these rules
play differently, is found too. A game begun from a position has `position {json}` instead of `seed`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from ..errors import FairleadError, OptionError, RecordError
from ..games import NAMES, find
from ..games.definition import Definition
from .game import Game, load, new

TITLE = "Fairlead record 1"
CHECK_LENGTH = 4
DIGEST_LENGTH = 16


def write(game: Game) -> str:
    """The record of a game."""
    lines = [TITLE, f"game {game.name}", f"rules {game.version}"]
    if game.origin is None:
        lines += [f"option {option}" for option in option_texts(game.options)]
    lines += [f"seat {seat} {_one_line(name)}" for seat, name in enumerate(game.names)]
    lines.append(f"seed {game.seed}" if game.origin is None else f"position {_compact(game.origin)}")
    for number, (seat, move) in enumerate(game.history, 1):
        lines.append(_checked(lines, f"{number} {seat} {move.text}"))
    lines.append(f"end {len(game.history)} {_digest(lines, game)}")
    return "\n".join(lines) + "\n"


def option_texts(options: Mapping[str, Any]) -> list[str]:
    """Options as people write them.

    >>> option_texts({"players": 3, "tie_joker": True})
    ['players=3', 'tie_joker=true']
    """
    shown = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in options.items()}
    return [f"{name}={value}" for name, value in shown.items()]


def unusual_options(definition: Definition, options: Mapping[str, Any]) -> list[str]:
    """The options that do not have their usual value, but for the number of players.

    >>> unusual_options(find("shipyard"), {"players": 3, "edition": "first"})
    ['edition=first']
    """
    players = options["players"]
    usual = {option.name: option.usual(players) for option in definition.options if option.name != "players"}
    return option_texts({name: value for name, value in options.items() if name in usual and value != usual[name]})


def read(text: str) -> Game:
    """Replays a record. RecordError names the first line that is wrong; nothing is half-loaded.

    >>> import fairlead
    >>> game = fairlead.new("discovery", players=2, seed=7)
    >>> _ = game.play("coins")
    >>> fairlead.read(game.record()) == game
    True
    >>> fairlead.read(game.record().replace(" coins", " buy 0"))
    Traceback (most recent call last):
        ...
    fairlead.errors.RecordError: line 14: this line or one above it was changed after the record was written
    """
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}", 1)
    lines = text.splitlines()
    header = _Header(lines)
    game = header.start()
    for index in range(header.length, len(lines)):
        if lines[index].startswith("end "):
            _read_end(lines, index, game)
            return game
        _read_move(lines, index, game)
    raise RecordError("the record breaks off here: it has no closing line 'end'", len(lines) + 1)


class _Header:
    """The lines before the first move."""

    def __init__(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != TITLE:
            raise RecordError(f"a record begins with {TITLE!r}", 1)
        self.definition = self._definition(lines)
        self.options: dict[str, Any] = {}
        self.names: dict[int, str] = {}
        self.source: tuple[int, str, str] | None = None
        self.length = 3
        while self.length < len(lines) and self.source is None:
            self._read(lines[self.length], self.length + 1)
            self.length += 1
        if self.source is None:
            raise RecordError("the header breaks off before 'seed' or 'position'", len(lines) + 1)

    def _definition(self, lines: list[str]) -> Definition:
        game = _after("game", lines, 1)
        if game not in NAMES:
            raise RecordError(f"there is no game {game!r}; there is {', '.join(NAMES)}", 2)
        definition = find(game)
        version = _after("rules", lines, 2)
        if version != definition.version:
            raise RecordError(f"rules version {version} of {game} is not known here; known is {definition.version}", 3)
        return definition

    def _read(self, line: str, number: int) -> None:
        word, _, rest = line.partition(" ")
        if word == "option" and "=" in rest:
            name, _, value = rest.partition("=")
            self._read_option(name, value, number)
        elif word == "seat" and _is_number(rest.partition(" ")[0]):
            seat, _, name = rest.partition(" ")
            self.names[int(seat)] = name
        elif word in ("seed", "position"):
            self.source = (number, word, rest)
        else:
            raise RecordError(f"expected option, seat, seed or position, found {line!r}", number)

    def _read_option(self, name: str, value: str, number: int) -> None:
        option = next((option for option in self.definition.options if option.name == name), None)
        if option is None:
            raise RecordError(f"{self.definition.name} has no option {name!r}", number)
        try:
            self.options[name] = option.accept(value)
        except OptionError as error:
            raise RecordError(str(error), number) from None

    def start(self) -> Game:
        """The game before its first move."""
        assert self.source is not None
        number, word, rest = self.source
        try:
            if word == "position":
                game = load(json.loads(rest))
            elif not _is_number(rest):
                raise RecordError(f"the seed must be a whole number, found {rest!r}", number)
            else:
                game = new(self.definition.name, seed=int(rest), **self.options)
        except RecordError:
            raise
        except (FairleadError, ValueError, RecursionError) as error:
            raise RecordError(f"the game cannot be set up: {error}", number) from None
        game.names = [self.names.get(seat, game.names[seat]) for seat in range(game.players)]
        return game


def _read_move(lines: list[str], index: int, game: Game) -> None:
    line, number = lines[index], index + 1
    text, mark, check = line.rpartition(" ~")
    words = text.split(" ", 2)
    if not mark or len(words) != 3 or not _is_number(words[0]) or not _is_number(words[1]):
        raise RecordError(
            f"expected a move such as '12 0 coins ~1a2b' or the closing line 'end', found {line!r}", number
        )
    if int(words[0]) != len(game.history) + 1:
        raise RecordError(f"move {len(game.history) + 1} is missing here, found move {words[0]}", number)
    if _check_of(lines[:index], text) != check:
        raise RecordError("this line or one above it was changed after the record was written", number)
    try:
        game.play(words[2], int(words[1]))
    except FairleadError as error:
        raise RecordError(str(error), number) from None


def _read_end(lines: list[str], index: int, game: Game) -> None:
    counted = f"end {len(game.history)} "
    if not lines[index].startswith(counted):
        raise RecordError(
            f"the record ends after {len(game.history)} moves, its closing line says otherwise", index + 1
        )
    if lines[index].removeprefix(counted) != _digest(lines[:index], game):
        raise RecordError("the text or the final position is not the one that was written", index + 1)
    for number, line in enumerate(lines[index + 1 :], index + 2):
        if line.strip():
            raise RecordError(f"nothing may follow the closing line, found {line!r}", number)


def _after(word: str, lines: list[str], index: int) -> str:
    line = lines[index] if index < len(lines) else ""
    if not line.startswith(f"{word} "):
        raise RecordError(f"expected '{word} ...', found {line!r}", index + 1)
    return line.removeprefix(f"{word} ").strip()


def _checked(lines: list[str], text: str) -> str:
    return f"{text} ~{_check_of(lines, text)}"


def _check_of(above: list[str], text: str) -> str:
    # The line above holds the check of all before it, so the header and one line chain over the whole text.
    header = [line for line in above if not line[:1].isdigit()]
    return _hash("\n".join([*header, above[-1], text]).encode())[:CHECK_LENGTH]


def _digest(lines: list[str], game: Game) -> str:
    # Over the position in words, not over the record's bytes: a new layout of the record leaves old texts valid.
    return _hash("\n".join([*lines, _compact(game.position())]).encode())[:DIGEST_LENGTH]


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _compact(position: Any) -> str:
    return json.dumps(position, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def _is_number(text: str) -> bool:
    """Plain digits, few enough to be a number of ours."""
    return text.isascii() and text.isdecimal() and len(text) < 20


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "?"
