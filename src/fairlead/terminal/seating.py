"""Who sits where: how many players, which of them are people, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..play.game import Game
from ..play.words import Words
from .arguments import Misuse, whole
from .bots import is_bot

DEFAULT_PLAYERS = 3
LEAST_PLAYERS = 2


@dataclass(frozen=True)
class Wish:
    """What the command line says of people: names, and their number and seats as typed."""

    names: Sequence[str] = ()
    people: str | None = None
    seats: str | None = None

    @property
    def said(self) -> bool:
        """Whether anything was said at all."""
        return bool(self.names or self.people or self.seats)

    @property
    def players(self) -> int:
        """How many play if nothing else is said: those who are named, unless seats are named too; else three."""
        least = LEAST_PLAYERS if self.names and not self.seats else DEFAULT_PLAYERS
        return max(least, len(self.names))


def seat_people(words: Words, game: Game, wish: Wish, *, resuming: bool) -> list[int]:
    """The seats of people; names are given to new games, and to resumed ones only on request."""
    for name in wish.names:
        if is_bot(name):
            raise Misuse(words.text("error-bot-name", name=name))
    if resuming and not wish.said:
        return [seat for seat, name in enumerate(game.names) if not is_bot(name)]
    seats = _seats(words, wish.seats, game.players)
    count = _count(words, game, wish, seats)
    seats = seats or list(range(count))
    _name_seats(words, game, seats, wish.names)
    return seats


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


def _name_seats(words: Words, game: Game, seats: Sequence[int], named: Sequence[str]) -> None:
    alone = [words.text("person")] if len(seats) == 1 else None
    people = named or alone or [words.text("person-number", number=number) for number in range(1, len(seats) + 1)]
    bots = (words.text("bot", number=number) for number in range(1, game.players + 1))
    game.names = [people[seats.index(seat)] if seat in seats else next(bots) for seat in range(game.players)]
