"""The bots at the table: how they are called, and the process in which they think.

A bot of a level has the level's name in the words of the game and a number: Shipwright 1. Any other says what it is:
Bot 2 (random). A record keeps names only, so by its name a bot is known again, in whatever language it was seated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ..bots import LEVELS, Bot, Knowledge, RandomBot
from ..bots.process import Message, Thinkers
from ..games.definition import Move
from ..play.advice import Hint
from ..play.game import Game
from ..play.words import LANGUAGES, Words
from .screen import Screen
from .waiting import Notice

DEFAULT_LEVEL = 2
RANDOM = "random"
LOOK_AGAIN_SECONDS = 0.1
HINT_MS = 2000.0

PLAIN_NAME = re.compile(r"Bot \d+(?: \((?P<bot>.+)\))?")  # "Bot 1" alone is how bots were called before they had levels
LEVEL_NAME = re.compile(r"(?P<title>.+) \d+")
LEVEL = re.compile(r"level(\d)")


# ------------------------------------------------------------------ names


def default_bot() -> str:
    """The bot of whoever wishes for none."""
    return f"level{DEFAULT_LEVEL}"


def name_of(words: Words, bot: str, number: int) -> str:
    """What a bot is called at the table."""
    level = LEVEL.fullmatch(bot)
    return f"{words.text(f'level-{level[1]}')} {number}" if level else f"Bot {number} ({bot})"


def bot_called(game: str, name: str) -> str | None:
    """The bot that a name stands for in a game; None if it is a person's."""
    plain = PLAIN_NAME.fullmatch(name)
    if plain:
        return plain["bot"] or default_bot()
    titled = LEVEL_NAME.fullmatch(name)
    return _levels_by_title(game).get(titled["title"].casefold()) if titled else None


@cache
def _levels_by_title(game: str) -> dict[str, str]:
    """The levels of a game by their names in all languages."""
    every = [Words(language, game) for language in LANGUAGES]
    return {words.text(f"level-{level}").casefold(): f"level{level}" for words in every for level in LEVELS}


# ------------------------------------------------------------------ thinking


class Crew:
    """The bots of one game by seat. They think in a process of their own, which random bots alone do not need."""

    def __init__(self, screen: Screen, game: Game, seats: Mapping[int, str]) -> None:
        self.screen = screen
        self.game = game
        self._thinkers: Thinkers | None = None
        self._bots: dict[int, Bot] = {
            seat: RandomBot() if bot == RANDOM else DistantBot(bot, self) for seat, bot in seats.items()
        }

    def __enter__(self) -> Crew:
        """Begins to compile what the bots need, while people look at the table."""
        if any(isinstance(bot, DistantBot) for bot in self._bots.values()):
            self._start()
        return self

    def __exit__(self, *problem: object) -> None:
        if self._thinkers:
            self._thinkers.close()

    def choose(self, seat: int) -> Move:
        """The move of the bot at a seat; BotStopped if the process ended."""
        return self._bots[seat].choose(self.game, seat)

    def hints(self, seat: int) -> list[Hint]:
        """The best moves of a seat. Where no bot thinks yet, the process is started for this."""
        known = Knowledge.of(self.game, seat)
        if len(known.moves) == 1:
            return [self._hint(seat, {"move": known.moves[0].id})]
        self._start().ask_for_opinions(known, HINT_MS)
        answer = self._wait("waiting-hint")
        return [self._hint(seat, opinion) for opinion in answer["opinions"]]

    def think(self, bot: str, known: Knowledge) -> Move:
        """What a bot answers from its process."""
        self._start().ask_for_move(bot, known)
        answer = self._wait("waiting-bot", player=self.game.names[known.seat])
        return known.definition.moves[answer["move"]]

    def _start(self) -> Thinkers:
        if self._thinkers is None:
            names = [bot.name for bot in self._bots.values() if isinstance(bot, DistantBot)]
            self._thinkers = Thinkers(self.game.name, names)
        return self._thinkers

    def _wait(self, key: str, **values: object) -> Message:
        """Waits for an answer, and says so on the screen if it takes long enough to notice."""
        thinkers, words = self._start(), self.screen.words
        title = words.text("title")
        with Notice(
            self.screen.console, words.text(key, **values), words.text("waiting-compile", title=title)
        ) as notice:
            while True:
                answer = thinkers.receive(LOOK_AGAIN_SECONDS)
                if answer is not None:
                    return answer
                notice.update(thinkers.compiled)

    def _hint(self, seat: int, opinion: Message) -> Hint:
        move = self.game.definition.moves[opinion["move"]]
        told = {
            "chance": opinion["shares"][seat] if "shares" in opinion and self.game.players > 1 else None,
            "points": tuple(opinion.get("points", ())),
            "often": opinion.get("often", 0.0),
        }
        return Hint(self.game.name, seat, move, self.game.preview(move, seat), **told)


class DistantBot(Bot):
    """A bot whose brain is in another process."""

    def __init__(self, name: str, crew: Crew) -> None:
        self.name = name
        self.crew = crew

    def think(self, known: Knowledge) -> Move:
        """The move, when it is found."""
        return self.crew.think(self.name, known)
