"""Who sits where: how many players, which of them are people, their names, and the bots at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..bots import make
from ..play.game import Game
from ..play.words import Words
from .arguments import Misuse, whole
from .bots import bot_called, default_bot, name_of

DEFAULT_PLAYERS = 3
LEAST_PLAYERS = 2


@dataclass(frozen=True)
class Wish:
    """What the command line says of people and bots: names, number and seats of people as typed, and which bots."""

    names: Sequence[str] = ()
    people: str | None = None
    seats: str | None = None
    bots: Sequence[str] = ()

    @property
    def said(self) -> bool:
        """Whether anything was said of people."""
        return bool(self.names or self.people or self.seats)

    @property
    def persons(self) -> int:
        """How many people there seem to be: what is typed is checked when they sit down."""
        seats = len(self.seats.split(",")) if self.seats else 0
        return int(self.people) if self.people and self.people.isdecimal() else seats or len(self.names) or 1

    @property
    def players(self) -> int:
        """How many play if nothing else is said: people and bots; those who are named, unless seats are too; three."""
        if self.bots:
            last = max((int(part) for part in (self.seats or "").split(",") if part.strip().isdecimal()), default=0)
            return max(self.persons + len(self.bots), last + 1)
        least = LEAST_PLAYERS if self.names and not self.seats else DEFAULT_PLAYERS
        return max(least, len(self.names))


class Seating(NamedTuple):
    """The seats of people, and which bot sits at each of the others."""

    people: list[int]
    bots: dict[int, str]


def seat_all(words: Words, game: Game, wish: Wish, *, resuming: bool) -> Seating:
    """Everybody at the table. Names are given to new games; in resumed ones only what is said changes."""
    for name in wish.names:
        if bot_called(game.name, name):
            raise Misuse(words.text("error-bot-name", name=name))
    for bot in wish.bots:
        make(bot)  # says what there is, if there is none
    before = [bot_called(game.name, name) if resuming else None for name in game.names]
    if resuming and not wish.said:
        people = {seat: game.names[seat] for seat, bot in enumerate(before) if bot is None}
    else:
        people = _people(words, game, wish)
    free = [seat for seat in range(game.players) if seat not in people]
    bots = _bots(words, wish.bots, free, before)
    if not resuming or wish.said or wish.bots:
        called = {seat: name_of(words, bots[seat], number) for number, seat in enumerate(free, 1)}
        game.names = [(people | called)[seat] for seat in range(game.players)]
    return Seating(list(people), bots)


def _bots(words: Words, wanted: Sequence[str], free: Sequence[int], before: Sequence[str | None]) -> dict[int, str]:
    """The bots of the free seats: as wished, the last one again and again; else as before, or the usual one."""
    if len(wanted) > len(free):
        raise Misuse(words.text("error-bots", bots=len(wanted), seats=len(free)))
    if wanted:
        return {seat: wanted[min(place, len(wanted) - 1)] for place, seat in enumerate(free)}
    return {seat: before[seat] or default_bot() for seat in free}


def _people(words: Words, game: Game, wish: Wish) -> dict[int, str]:
    """The seats of people, and their names."""
    seats = _seats(words, wish.seats, game.players)
    count = _count(words, game, wish, seats)
    seats = seats or list(range(count))
    alone = [words.text("person")] if len(seats) == 1 else None
    named = wish.names or alone or [words.text("person-number", number=number) for number in range(1, len(seats) + 1)]
    return dict(zip(seats, named, strict=True))


def _count(words: Words, game: Game, wish: Wish, seats: Sequence[int]) -> int:
    """How many people there are; everything said must agree."""
    people = whole(words, "--people", wish.people, 0, game.definition.players[-1])
    count = people if people is not None else len(seats) or len(wish.names) or 1
    if count > game.players:
        raise Misuse(words.text("error-people", people=count, players=game.players))
    if seats and len(seats) != count:
        raise Misuse(words.text("error-seats-people", seats=len(seats), people=count))
    if wish.names and len(wish.names) != count:
        raise Misuse(words.text("error-names", names=len(wish.names), people=count))
    return count


def _seats(words: Words, text: str | None, players: int) -> list[int]:
    parts = [part.strip() for part in text.split(",")] if text else []
    numbers = [int(part[:9]) if part.isascii() and part.isdecimal() else players for part in parts]
    if any(number >= players for number in numbers) or len(set(numbers)) != len(numbers):
        raise Misuse(words.text("error-seats", text=text or "", last=players - 1))
    return numbers
