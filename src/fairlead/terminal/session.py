"""A game at one keyboard: show, ask, play, take back, save. Bots play at once; people are told what happened meanwhile.

Nothing of a person's secrets is on the screen while another person is to act: between two people there is a page that
says whom to pass the keyboard to.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from ..games.definition import Move
from ..play.game import Game
from ..play.telling import tell_events, tell_move
from . import bots
from .keeping import default_path, may_replace, reason_of, write_record
from .menu import Answer, Command, Hint, Line, Menu, Option
from .screen import Screen

LOG_LENGTH = 30  # sentences that the command `log` shows


class Leave(Exception):
    """The person wants to stop here."""


class Session:
    """One game with people at some seats and random bots at the others."""

    def __init__(self, game: Game, people: Collection[int], screen: Screen, record: Path | None = None) -> None:
        self.game = game
        self.people = sorted(people)
        self.screen = screen
        self.words = screen.words
        self.record = record
        self._seen = dict.fromkeys(range(game.players), len(game.history))  # moves each person was told of
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._turn_shown: tuple[int, int] | None = None
        self._write_failed = False

    def run(self) -> bool:
        """Plays until the game is over (True) or the person leaves (False); either way nothing played is lost."""
        try:
            while not self.game.over:
                seat = self.game.to_act[0]
                if seat in self.people:
                    self._decide(seat)
                else:
                    self._play(bots.choose(self.game))
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        self._finish()
        return True

    # -------------------------------------------------------------- one decision

    def _decide(self, seat: int) -> None:
        """Shows the decision of a person and asks until it is answered or taken back."""
        self._hand_over(seat)
        self._show(seat)
        menu = Menu(self.game, self.words, self.screen.picture)
        self._show_menu(menu)
        bundle: Line | None = None
        while True:
            lines = menu.inside(bundle) if bundle else menu.lines
            key = "prompt-where" if bundle else "prompt"
            answer = menu.read(self.screen.ask(self.words.text(key, player=self.game.names[seat])), lines)
            if isinstance(answer, Line):
                if len(answer.options) == 1:
                    answer = answer.options[0]
                else:
                    bundle = answer
                    self.screen.menu(menu.inside(answer), inside=True)
                    continue
            if isinstance(answer, Option):
                self._play_own(seat, answer.move)
                return
            if isinstance(answer, Command) and answer.name in ("back", "moves"):
                bundle = None
            if self._obey(seat, menu, answer):
                return

    def _obey(self, seat: int, menu: Menu, answer: Answer) -> bool:
        """Does what a command says; True if the decision is another one now."""
        if isinstance(answer, Hint):
            self.screen.hint(answer.text)
        elif isinstance(answer, Command):
            if answer.name == "undo":
                return self._undo(seat)
            if answer.name == "quit":
                raise Leave
            if answer.name == "table":
                self.screen.table(self.game, seat)
            elif answer.name == "log":
                self._log(seat)
            elif answer.name == "rules":
                self.screen.rules()
            elif answer.name == "help":
                self.screen.help(menu)
            elif answer.name == "save":
                self._save_as(Path(answer.rest).expanduser() if answer.rest else self.record)
            else:
                self._show_menu(menu)
        return False

    # -------------------------------------------------------------- showing

    def _hand_over(self, seat: int) -> None:
        """Between two people: a page without secrets."""
        if self._at_keyboard == seat:
            return
        self.screen.clear()
        self.screen.title(self.words.text("pass-keyboard", player=self.game.names[seat]))
        self.screen.ask(self.words.text("press-enter"))
        self.screen.clear()
        self._at_keyboard = seat

    def _show(self, seat: int) -> None:
        """What happened since this person's last move, and the table at the start of a turn."""
        view = self.game.view(seat)
        turn = (seat, view["turn"]["number"])
        fresh = turn != self._turn_shown
        if fresh:
            self.screen.table(self.game, seat)
        since = self._seen[seat]
        others = any(mover != seat for mover, _ in self.game.history[since:])
        told = tell_events(self.words, self.game.log(seat, since), self.game.names)
        self.screen.news(told, heading="news" if others else "")
        self._seen[seat] = len(self.game.history)
        self._turn_shown = turn
        if not fresh:
            self.screen.show(self.screen.picture.status(view, self.words))

    def _show_menu(self, menu: Menu) -> None:
        """The question and the numbered moves."""
        decision = self.game.decision()
        assert decision is not None
        about = self.screen.picture.question(self.game.view(decision.seat))
        self.screen.question(decision.kind, about)
        self.screen.menu(menu.lines)
        if self._may_undo(decision.seat):
            last = self.game.history[-1][1]
            self.screen.say("menu-can-undo", style="dim", move=self._told(last))

    def _told(self, move: Move) -> str:
        """The last move in words, as it looked before it was played."""
        before = self.game.copy()
        before.undo()
        return tell_move(self.words, move, before.preview(move)).label

    def _log(self, seat: int) -> None:
        sentences = tell_events(self.words, self.game.log(seat), self.game.names)
        if sentences:
            self.screen.news(sentences[-LOG_LENGTH:], heading="log-heading")
        else:
            self.screen.say("log-empty")

    # -------------------------------------------------------------- playing and taking back

    def _play_own(self, seat: int, move: Move) -> None:
        self._seen[seat] = len(self.game.history)
        self._play(move)

    def _play(self, move: Move) -> None:
        self.game.play(move)
        self._keep()

    def _may_undo(self, seat: int) -> bool:
        return self.game.can_undo and self.game.history[-1][0] == seat

    def _undo(self, seat: int) -> bool:
        """Takes back the person's last step of this turn."""
        history = self.game.history
        if not self._may_undo(seat):
            mine = bool(history) and history[-1][0] == seat
            self.screen.hint(self.words.text("undo-barrier" if mine else "undo-nothing"))
            return False
        self.screen.say("undone", move=self._told(history[-1][1]))
        self.game.undo()
        self._seen = {person: min(seen, len(self.game.history)) for person, seen in self._seen.items()}
        self._keep()
        return True

    # -------------------------------------------------------------- keeping

    def _keep(self) -> None:
        """Writes the record after a move. A full disk must not end the game: it is said once."""
        if self.record is None:
            return
        try:
            write_record(self.game, self.record)
            self._write_failed = False
        except OSError as error:
            if not self._write_failed:
                self.screen.hint(self.words.text("save-later", file=str(self.record), reason=reason_of(error)))
            self._write_failed = True

    def _save_as(self, path: Path | None) -> Path | None:
        """Saves on request or when leaving; without a file, in the user's data folder from now on."""
        target = path or default_path(self.game)
        if path and path != self.record and not may_replace(path):
            self.screen.hint(self.words.text("save-not-record", file=str(path)))
            return None
        try:
            write_record(self.game, target)
        except OSError as error:
            self.screen.hint(self.words.text("save-failed", file=str(target), reason=reason_of(error)))
            return None
        self.record = self.record or target
        self.screen.say("saved", file=str(target))
        return target

    def _leave(self) -> None:
        self.screen.show("")
        saved = self._save_as(self.record) or (self._save_as(None) if self.record else None)
        if saved:
            self.screen.say("resume-with", command=f"fairlead play --resume {_quoted(saved)}")
        self.screen.say("goodbye")

    def _finish(self) -> None:
        """The final table, the news of the last moves as everyone may know them, and the points."""
        since = min(self._seen[seat] for seat in self.people) if self.people else 0
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.table(self.game, seat)
        self.screen.news(tell_events(self.words, self.game.log(seat, since), self.game.names), heading="news")
        self.screen.final(self.game)
        if self.record:
            self.screen.say("recording", file=str(self.record))


def _quoted(path: Path) -> str:
    import shlex

    return shlex.quote(str(path))
