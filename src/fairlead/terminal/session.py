"""A game at one keyboard: show, ask, play, take back, save. Bots play by themselves; people are told what happened.

Nothing of a person's secrets is on the screen while another person is to act: between two people there is a page that
says whom to pass the keyboard to. Where several seats are asked at once, they answer one after the other.
"""

from __future__ import annotations

import shlex
from collections.abc import Collection, Sequence
from pathlib import Path

from ..bots.process import BotStopped
from ..games.definition import Move
from ..play.game import Game
from ..play.telling import tell_events, tell_move
from .arguments import cut
from .bots import RANDOM, Crew
from .keeping import Keeper, may_replace, reason_of
from .menu import Answer, Command, Hint, Line, Menu, Option, Several
from .screen import Screen

LOG_LENGTH = 30  # sentences that the command `log` shows


class Leave(Exception):
    """The person wants to stop here."""


class Session:
    """One game with people at some seats and bots at the others: those of the crew, or random ones."""

    def __init__(
        self,
        game: Game,
        people: Collection[int],
        screen: Screen,
        keeper: Keeper | None = None,
        command: str = "fairlead",
        crew: Crew | None = None,
    ) -> None:
        self.game = game
        self.people = sorted(people)
        self.screen = screen
        self.words = screen.words
        self.keeper = keeper or Keeper()
        self.command = command
        free = (seat for seat in range(game.players) if seat not in self.people)
        self.crew = crew or Crew(screen, game, dict.fromkeys(free, RANDOM))
        self._seen = {seat: _moves_until_own(game, seat) for seat in self.people}  # moves each person was told of
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._turn_shown: tuple[int, int] | None = None
        self._welcomed: set[int] = set()  # those who saw what the signs of the table mean
        self._write_failed = False

    def run(self) -> bool:
        """Plays until the game is over (True) or the person leaves (False); either way nothing played is lost."""
        try:
            while not self.game.over:
                seat = self._next()
                if seat in self.people:
                    self._decide(seat)
                else:
                    self._play(seat, self.crew.choose(seat))
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        except BotStopped as stopped:
            self._say_stopped(stopped)
            self._leave()
            return False
        self._finish()
        return True

    def _next(self) -> int:
        """Who answers now. Where several may: bots, then whoever is at the keyboard, then the other people in turn."""
        return min(self.game.to_act, key=lambda seat: (seat in self.people, seat != self._at_keyboard, seat))

    # -------------------------------------------------------------- one decision

    def _decide(self, seat: int) -> None:
        """Shows the decision of a person and asks until it is answered or taken back."""
        self._hand_over(seat)
        self._show(seat)
        menu = Menu(self.game, self.words, self.screen.picture, seat)
        self._show_menu(menu)
        bundles: list[Line] = []  # those opened, the innermost last
        while True:
            answer = self._ask(seat, menu, bundles)
            if isinstance(answer, Option):
                self._play_own(seat, answer.move)
                return
            if isinstance(answer, Several):
                self._play_several(seat, answer.moves)
                return
            if isinstance(answer, Line):
                bundles.append(answer)
                self._show_bundle(menu, bundles)
            elif isinstance(answer, Command) and answer.name == "back" and len(bundles) > 1:
                bundles.pop()
                self._show_bundle(menu, bundles)
            else:
                if isinstance(answer, Command) and answer.name in ("back", "moves"):
                    bundles.clear()
                if self._obey(seat, menu, answer):
                    return

    def _ask(self, seat: int, menu: Menu, bundles: list[Line]) -> Answer:
        """One typed line, understood: a move, a bundle to open, a command or a hint."""
        lines = menu.inside(bundles[-1]) if bundles else menu.lines
        prompt = self.words.text("prompt-which" if bundles else "prompt", player=cut(self.game.names[seat]))
        answer = menu.read(self.screen.ask(prompt), lines)
        return answer.options[0] if isinstance(answer, Line) and len(answer.options) == 1 else answer

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
            elif answer.name == "hint":
                self._advise(seat)
            elif answer.name == "rules":
                self.screen.rules()
            elif answer.name == "help":
                self.screen.help(menu, self.game.view(seat))
            elif answer.name == "save":
                self._save_as(Path(answer.rest).expanduser()) if answer.rest else self._save()
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
        """The table at the start of a turn, and what happened since this person's last move."""
        view = self.game.view(seat)
        turn = (seat, view["turn"]["number"])
        fresh = turn != self._turn_shown
        if fresh:
            self.screen.table(self.game, seat)
            if seat not in self._welcomed:
                self.screen.legend(view)
                self._welcomed.add(seat)
        self._tell_news(seat)
        self._turn_shown = turn
        if not fresh:
            self.screen.show(self.screen.picture.status(view, self.words, self.screen.page))

    def _tell_news(self, seat: int) -> None:
        """What happened since this person was told last; the heading fits a first turn too."""
        history, since = self.game.history, self._seen[seat]
        others = any(mover != seat for mover, _ in history[since:])
        moved = any(mover == seat for mover, _ in history)
        told = tell_events(self.words, self.game.log(seat, since), self.game.names)
        self.screen.news(told, heading=("news" if moved else "log-heading") if others else "")
        self._seen[seat] = len(history)

    def _show_menu(self, menu: Menu) -> None:
        """The question, the numbered moves, and what else can be typed."""
        decision = self.game.decision(menu.seat)
        assert decision is not None
        self.screen.question(decision.kind, menu.about)
        self.screen.menu(menu.lines)
        self.screen.remind(self._told(self.game.history[-1][1]) if self._may_undo(decision.seat) else None)

    def _show_bundle(self, menu: Menu, bundles: list[Line]) -> None:
        self.screen.menu(menu.inside(bundles[-1]), inside=True)

    def _told(self, move: Move) -> str:
        """The last move in words, as it looked before it was played."""
        before, seat = self.game.copy(), self.game.history[-1][0]
        before.undo()
        return tell_move(self.words, move, before.preview(move, seat)).label

    def _log(self, seat: int) -> None:
        sentences = tell_events(self.words, self.game.log(seat), self.game.names)
        if sentences:
            self.screen.news(sentences[-LOG_LENGTH:], heading="log-heading")
        else:
            self.screen.say("log-empty")

    def _advise(self, seat: int) -> None:
        """The best moves, as a strong bot in this seat sees them. Without bots the game goes on."""
        try:
            advice = [hint.text(self.words) for hint in self.crew.hints(seat)]
            self.screen.news(advice, heading="hint-heading")
        except BotStopped as stopped:
            self._say_stopped(stopped)

    def _say_stopped(self, stopped: BotStopped) -> None:
        self.screen.hint(self.words.text("bots-stopped", reason=str(stopped)))

    # -------------------------------------------------------------- playing and taking back

    def _play_own(self, seat: int, move: Move) -> None:
        self._seen[seat] = len(self.game.history)
        self._play(seat, move)

    def _play_several(self, seat: int, moves: Sequence[Move]) -> None:
        """Plays the moves of a shortcut. They are told together; each can be taken back by itself."""
        self._seen[seat] = len(self.game.history)
        for move in moves:
            self._play(seat, move)

    def _play(self, seat: int, move: Move) -> None:
        self.game.play(move, seat)
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
        if self.keeper.path is None:
            return
        try:
            self._write()
            self._write_failed = False
        except OSError as error:
            if not self._write_failed:
                self._hint("save-later", self.keeper.path, error)
            self._write_failed = True

    def _write(self) -> None:
        """Writes the record, and says so if another process took the file."""
        left = self.keeper.write(self.game)
        if left:
            self.screen.say("save-taken", style="yellow", file=str(left), other=str(self.keeper.path))

    def _save(self) -> bool:
        """Saves in the game's own file, which is a new one in the user's data folder if there is none yet."""
        try:
            self._write()
        except OSError as error:
            self._hint("save-failed", self.keeper.path, error)
            return False
        self.screen.say("saved", file=str(self.keeper.path))
        return True

    def _save_as(self, path: Path) -> None:
        """Saves in a file that the person names; the game's own file stays the same, if it has one."""
        if path != self.keeper.path and not may_replace(path):
            self.screen.hint(self.words.text("save-not-record", file=str(path)))
            return
        try:
            self.keeper.write_to(self.game, path)
            self.screen.say("saved", file=str(path))
        except OSError as error:
            self._hint("save-failed", path, error)

    def _hint(self, key: str, path: Path | None, error: OSError) -> None:
        self.screen.hint(self.words.text(key, file=str(path), reason=reason_of(error)))

    def _leave(self) -> None:
        """Saves, unless nothing was played yet, and says how to go on."""
        self.screen.show("")
        played = any(seat in self.people for seat, _ in self.game.history)
        if self.keeper.path or played:
            saved = self._save()
            if not saved:
                self.keeper = Keeper()
                saved = self._save()
            if saved:
                command = f"{self.command} play --resume {shlex.quote(str(self.keeper.path))}"
                self.screen.say("resume-with", command=command)
        self.screen.say("goodbye")

    def _finish(self) -> None:
        """The final table, the news of the last moves as everyone may know them, and the points. The game is kept."""
        since = min(self._seen[seat] for seat in self.people) if self.people else len(self.game.history)
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.table(self.game, seat)
        self.screen.news(tell_events(self.words, self.game.log(seat, since), self.game.names), heading="news")
        self.screen.final(self.game)
        if self._save():
            self.screen.say("show-with", command=f"{self.command} show {shlex.quote(str(self.keeper.path))}")


def _moves_until_own(game: Game, seat: int) -> int:
    """How many moves were played up to a seat's last one: what came after is news to it."""
    own = [number for number, (mover, _) in enumerate(game.history, 1) if mover == seat]
    return own[-1] if own else 0
