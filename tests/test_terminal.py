"""Games played through the terminal session, with typed lines from a script and the output read back."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import fairlead
from fairlead import Game
from fairlead.bots import RandomBot
from fairlead.games import NAMES
from fairlead.play.telling import tell_event
from fairlead.play.varieties import Variety
from fairlead.play.words import LANGUAGES, Words
from fairlead.terminal import keeping
from fairlead.terminal.keeping import Keeper
from fairlead.terminal.menu import Command, Hint, Line, Menu, Option
from fairlead.terminal.pictures import picture
from fairlead.terminal.screen import Screen
from fairlead.terminal.session import Session
from helpers import play_randomly
from worlds import asked_at_once


class Terminal:
    """A session whose input is a list of lines or a function; `pages` are the outputs between them."""

    def __init__(
        self,
        game: Game,
        lines: list[str] | Callable[[Game], str],
        *,
        people: tuple[int, ...] = (0,),
        language: str = "en",
        width: int = 100,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.output = io.StringIO()
        self.lines: Iterator[str] = iter(lines) if isinstance(lines, list) else iter(())
        self.answer = None if isinstance(lines, list) else lines
        self.pages: list[tuple[int | None, str]] = []
        console = Console(file=self.output, width=width, highlight=False)
        self.screen = Screen(console, Words(language, game.name), picture(game.name), self.read)
        self.session = Session(game, people, self.screen, Keeper(record))
        self.read_so_far = 0

    def read(self, prompt: str) -> str:
        self.pages.append((self.session._at_keyboard, self._page()))
        if self.answer:
            return self.answer(self.game)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def _page(self) -> str:
        text = self.output.getvalue()
        page, self.read_so_far = text[self.read_so_far :], len(text)
        return page

    def run(self) -> str:
        self.finished = self.session.run()
        self.pages.append((None, self._page()))
        return self.output.getvalue()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, out of the way."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def deal(players: int = 3, seed: int = 7, **options: Any) -> Game:
    game = fairlead.new("discovery", players=players, seed=seed, **({"start_player": 0} | options))
    game.names = ["Ann", *(f"Bot {number}" for number in range(1, players))]
    return game


def by_random_text(seed: int) -> Callable[[Game], str]:
    chooser = random.Random(seed)
    return lambda game: str(chooser.choice(game.moves()))


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "players"), [(100, 3), (80, 4), (60, 2), (40, 3)])
def test_a_whole_game_is_played_by_text(language: str, width: int, players: int) -> None:
    game = deal(players, seed=players)
    terminal = Terminal(game, by_random_text(1), language=language, width=width)
    text = terminal.run()
    assert terminal.finished
    assert game.over
    assert Words(language).text("final-title") in text
    paths = ("fairlead show", "fairlead/records")  # a path stays in one piece, so that it can be copied
    assert max(len(line) for line in text.splitlines() if not any(path in line for path in paths)) <= width
    assert "{" not in text


def test_a_whole_game_is_played_by_numbers() -> None:
    game = deal()
    chooser = random.Random(5)
    terminal = Terminal(game, lambda game: str(chooser.randint(1, 3)))
    terminal.run()
    assert game.over
    assert [str(score.total) in terminal.output.getvalue() for score in game.scores()] == [True] * 3


def test_random_typing_never_breaks_the_session() -> None:
    chooser = random.Random(3)
    letters = "abcdeghjkmnoprtuvy0123456789 ?-[]{}/\\'\"é²٣\t\x00\x1b"

    def type_something(game: Game) -> str:
        if chooser.random() < 0.3:
            return str(chooser.choice(game.moves()))
        return "".join(chooser.choice(letters) for _ in range(chooser.randint(0, 12)))

    game = deal()
    terminal = Terminal(game, type_something)
    terminal.run()
    assert game.over


def test_bots_alone_play_to_the_end_and_again_the_same() -> None:
    first, second = deal(seed=3), deal(seed=3)
    Terminal(first, [], people=()).run()
    Terminal(second, [], people=()).run()
    assert first.over
    assert first == second


# ------------------------------------------------------------------ the table


def test_the_table_shows_what_a_player_needs() -> None:
    game = play_randomly(deal(), 4, 60)
    while game.to_act != (0,):
        play_randomly(game, 1, 1)
    page = Terminal(game, []).run()
    view = game.view(0)
    for expedition in view["expeditions"]:
        assert re.search(rf"[A-Z] {expedition['name']}\s+{expedition['free']}/{expedition['capacity']}", page)
    for card in view["buy_row"] + view["refill_row"]:
        assert card is None or f"{card['ship']} {card['price']}" in page
    for order in view["seats"][0]["hand"]:
        assert f"{order['order']} {'/'.join(map(str, order['incomes']))}" in page
    assert f"Orders in the pile: {view['pile']}" in page
    assert "Interim scoring" in page
    assert Words("en", "discovery").text(f"mission-{view['seats'][0]['mission']['kind']}") in page


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_picture(name: str) -> None:
    assert picture(name).thumbs


def test_countdown_is_shown() -> None:
    game = deal(seed=2)
    while game.view(0)["scorings"]["interim"] == "waiting":
        play_randomly(game, len(game.history), 1)
    left = game.view(0)["scorings"]["interim"]
    terminal = Terminal(game, [])
    terminal.screen.table(game, 0)
    assert ("end of this turn" if left == 1 else f"in {left} turns") in terminal.output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_and_menu_fit_a_screen(language: str) -> None:
    pages = Terminal(deal(), ["coins", "end", "done"], language=language)
    pages.run()
    later = pages.pages[3][1]  # the second turn, which has no legend
    news = later.index(Words(language).text("news"))
    menu = later.index(Words(language, "discovery").text("ask-act", count=0))
    assert later[:news].count("\n") + later[menu:].count("\n") <= 42
    small = Terminal(deal(), [], language=language, width=80)
    small.run()
    first = small.pages[0][1]
    assert first[first.index(Words(language, "discovery").text("ask-act", count=0)) :].count("\n") < 24


def test_the_legend_is_told_once_and_in_the_help() -> None:
    terminal = Terminal(deal(), ["coins", "end", "done", "?"])
    terminal.run()
    assert ["J3=W③" in page for _, page in terminal.pages[:5]] == [True, False, False, False, True]


@pytest.mark.parametrize("width", [75, 60, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_narrow_screens_cut_no_number(language: str, width: int) -> None:
    game = deal()
    game.names = ["Maximiliane von und zu", "Bot 1", "Bot 2"]
    play_randomly(game, 4, 100)
    while game.to_act != (0,):
        play_randomly(game, 1, 1)
    terminal = Terminal(game, [], width=width, language=language)
    terminal.screen.table(game, 0)
    text = terminal.output.getvalue()
    view = game.view(0)
    for expedition in view["expeditions"]:
        values = expedition["values"]
        assert f"{values['interim_plain']}/{values['interim_match']} {values['final_plain']}/" in text
    for card in (*view["buy_row"], *view["refill_row"]):
        assert f"{card['ship']} {card['price']}" in text
    for card in view["display"]:
        assert f"{card['order']} {'/'.join(map(str, card['incomes']))}" in text
    assert "① Maximiliane von…" in text
    assert text.count("…") == text.count("Maximiliane von…")


def test_a_very_narrow_window_is_told() -> None:
    terminal = Terminal(deal(), [], width=30)
    terminal.screen.warn_if_narrow()
    assert "This window is 30 columns" in terminal.output.getvalue()


# ------------------------------------------------------------------ answers


def menu(game: Game, language: str = "en") -> Menu:
    return Menu(game, Words(language, game.name), picture(game.name))


def test_many_placements_are_bundled_by_ship() -> None:
    game = deal(2).edit({"seats": {0: {"harbour": ["B1", "G2", "N3", "R1", "W1", "W2", "Y3"], "coins": 30}}})
    shown = menu(game)
    assert len(shown.options) > 100
    assert len(shown.lines) < 30
    assert sorted(option.move.id for line in shown.lines for option in line.options) == game.moves().ids


def test_a_bundle_asks_where_and_back_leaves_it() -> None:
    game = deal(2).edit({"seats": {0: {"harbour": ["G2"], "coins": 9}}})
    game.names = ["Ann", "Bot 1"]
    number = next(n for n, line in enumerate(menu(game).lines, 1) if line.told.label == "place G2 ...")
    terminal = Terminal(game, [str(number), "b", "place G2", "abreu", "q"])
    text = terminal.run()
    assert "interim 3 VP, final 7 VP (matching)" in text
    assert [move.text for _, move in game.history] == ["place G2 Abreu"]
    assert "back to the other moves" in terminal.pages[1][1]


def test_a_joker_is_one_line_that_asks_for_capacity_then_place() -> None:
    shown = menu(deal())
    number, line = next((n, line) for n, line in enumerate(shown.lines, 1) if line.told.label.startswith("place"))
    assert [inner.told.label for inner in shown.inside(line)] == ["place J1 ...", "place J2 ...", "place J3 ..."]
    game = deal()
    terminal = Terminal(game, [str(number), "2", "b", "3", "abreu", "1", "u"])
    terminal.run()
    assert "place J3 at Abreu" in terminal.pages[4][1]
    assert "place J2 ..." in terminal.pages[3][1]
    typed = shown.read("place J2", shown.lines)
    assert isinstance(typed, Line)
    assert len(typed.options) == 12


def test_questions_offer_only_what_can_be_done() -> None:
    game = deal(2).edit({"seats": {0: {"harbour": ["G2"], "coins": 1}}})
    game.names = ["Ann", "Bot 1"]
    text = Terminal(game, ["place G2 Abreu"]).run()
    assert "Place another ship" not in text
    assert "Choose your second action." in text


def test_the_reserve_question_counts_the_cards() -> None:
    terminal = Terminal(deal(2), ["coins", "end", "reserve order 0"])
    terminal.run()
    assert "You have 2 reservation cards left." in terminal.pages[2][1]
    assert re.search(r"1  !  reserve nothing +–", terminal.pages[2][1])
    assert "You have 1 reservation card left." in terminal.pages[3][1]
    assert "reserve nothing more" in terminal.pages[3][1]
    assert "Ann reserves order" in terminal.pages[3][1]


def test_reservations_say_what_they_are_of() -> None:
    words = Words("en", "discovery")
    for place, told in (("buy 1", "the ship Y3 in the buy row"), ("refill 1", "the ship Y3 in the refill row")):
        event = {"event": "reserve", "seat": 0, "place": place, "card": "Y3"}
        assert tell_event(words, event, ["Ann"]) == f"Ann reserves {told}."


def test_a_joker_at_an_expedition_does_not_advertise_its_fee() -> None:
    game = deal(2)
    game.names = ["Ann", "Bot 1"]
    terminal = Terminal(game, ["t", "place J1 Abreu", "1", "t"])
    terminal.run()
    assert "fee 2 coins" in terminal.pages[1][1]
    assert "at an expedition for good" in terminal.pages[4][1]
    assert "fee 2 coins" not in terminal.pages[4][1]


def test_the_end_shows_the_missions_of_all() -> None:
    game = play_randomly(deal(), 4)
    text = Terminal(game, []).run()
    for seat in game.view()["seats"]:
        mission = seat["mission"]
        sum_of = f"{len(mission['qualifying'])} × {mission['value']} VP = {seat['vp']['mission']} VP"
        assert f"{game.names[seat['seat']]}: " in text
        assert sum_of in text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("coins", "coins"), ("COI", "coins"), ("  take   2 coins ", "coins"), ("order pile", "order pile")],
)
def test_moves_are_understood_by_words_and_beginnings(typed: str, meant: str) -> None:
    shown = menu(deal())
    answer = shown.read(typed, shown.lines)
    assert isinstance(answer, Option)
    assert answer.move.text == meant


def test_moves_are_understood_in_the_players_language() -> None:
    shown = menu(deal(), "de")
    answer = shown.read("2 Münzen", shown.lines)
    assert isinstance(answer, Option)
    assert answer.move.text == "coins"
    assert shown.read("zurücknehmen", shown.lines) == Command("undo")
    assert shown.read("u", shown.lines) == shown.read("undo", shown.lines) == Command("undo")


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("", "Type the number of a move"),
        ("0", "numbered 1 to"),
        ("-3", "numbered 1 to"),
        ("--3", "is not understood"),
        ("+-2", "is not understood"),
        ("999", "numbered 1 to"),
        pytest.param("9" * 5000, "numbered 1 to", id="endless number"),
        ("²", "is not understood"),
        ("xyzzy", "is not understood"),
        ("[bold]x[/]", "[bold]x[/]"),
        ("coinz", 'Did you mean "coins"?'),
        ("order", "could be several moves"),
        ("end", "end cannot be played now: a turn without taking coins needs a second action (AD-TURN-7)"),
        ("place G2 Abreu", "this ship is not in the harbour (AD-PLACE-2)"),
        ("done", "another question is asked now (AD-TURN-2)"),
        ("\x1b[2J\x00", "is not understood"),
        ("a" * 500, "…"),
    ],
)
def test_wrong_input_gets_a_hint(typed: str, hint: str) -> None:
    game = deal()
    shown = menu(game)
    answer = shown.read(typed, shown.lines)
    assert isinstance(answer, Hint)
    assert hint in answer.text
    assert "\x1b" not in answer.text
    text = Terminal(game, [typed]).run()
    assert hint[:12] in text
    assert game.history == []


@cache
def first_menu() -> Menu:
    return menu(deal())


@given(st.text() | st.text("+-0123456789²٣ ", max_size=8) | st.from_regex(r"[a-zA-Z]{1,6} [GJY+-]?[0-9]? ?\w{0,9}"))
def test_no_line_is_too_odd_to_read(typed: str) -> None:
    shown = first_menu()
    answer = shown.read(typed, shown.lines)
    assert isinstance(answer, (Hint, Command, Option, Line))


def test_lines_mark_what_cannot_be_taken_back() -> None:
    lines = {line.told.label: line for line in menu(deal()).lines}
    assert not lines["take 2 coins"].final
    assert all(line.final for label, line in lines.items() if label.startswith("buy "))
    assert isinstance(next(iter(lines.values())), Line)


def test_commands_answer_without_moving() -> None:
    game = deal()
    text = Terminal(game, ["?", "t", "l", "m", "r", "moves", "help", "back"]).run()
    assert game.history == []
    assert "Nothing has happened yet." in text
    assert text.count("Choose the first of your two actions.") == 4
    assert "two different actions of four" in text
    assert "Type the number of a move, or its words" in text


# ------------------------------------------------------------------ undo


def test_undo_steps_back_over_single_decisions() -> None:
    game = deal(2).edit({"seats": {0: {"harbour": ["G2", "G3"], "hand": ["G5"], "coins": 9}}})
    game.names = ["Ann", "Bot 1"]
    before = game.copy()
    moves = ["start G5", "load G2", "load G3", "rounds 2", "coins"]
    kept = Terminal(game, [*moves, "u", "u", "u", "u", "u", "u", "q"]).run()
    assert kept.count("Taken back") == 5
    assert "Taken back: let it run for 2 rounds." in kept
    assert "nothing to take back" in kept
    assert game == before


def test_undo_stops_where_a_card_was_turned_up() -> None:
    game = deal()
    text = Terminal(game, ["buy 0", "u", "q"]).run()
    assert "This cannot be taken back" in text
    assert [move.text for _, move in game.history] == ["buy 0"]


def test_undo_never_takes_back_the_moves_of_others() -> None:
    game = deal(start_player=2)
    text = Terminal(game, ["u", "q"]).run()
    assert "nothing to take back" in text
    assert game.history


# ------------------------------------------------------------------ keeping


def test_quitting_saves_and_the_record_resumes(home: Path) -> None:
    game = deal()
    terminal = Terminal(game, ["coins", "q"])
    text = terminal.run()
    assert not terminal.finished
    saved = next((home / "data" / "fairlead" / "records").iterdir())
    assert f"fairlead play --resume {saved}" in text
    assert fairlead.read(saved.read_text(encoding="utf-8")) == game


def test_end_of_input_and_interrupt_save_too(home: Path) -> None:
    for error in (EOFError, KeyboardInterrupt):
        path = home / f"{error.__name__}.txt"
        game = deal()
        terminal = Terminal(game, ["coins"], record=path)

        def fail(prompt: str, error: type[BaseException] = error, terminal: Terminal = terminal) -> str:
            line = next(terminal.lines, None)
            if line is None:
                raise error
            return line

        terminal.screen.reader = fail
        assert "Goodbye." in terminal.run()
        assert fairlead.read(path.read_text(encoding="utf-8")) == game


def test_the_record_is_written_after_every_move(home: Path) -> None:
    path = home / "game.txt"
    lengths = []

    def watch(game: Game) -> str:
        if game.history:
            lengths.append(len(fairlead.read(path.read_text(encoding="utf-8")).history) == len(game.history))
        return str(random.Random(len(game.history)).choice(game.moves()))

    game = deal(2)
    Terminal(game, watch, record=path).run()
    assert all(lengths)
    assert len(lengths) > 20
    assert fairlead.read(path.read_text(encoding="utf-8")) == game
    assert [file.name for file in home.iterdir() if file.name.startswith(".")] == []


def test_a_failing_disk_does_not_end_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "game.txt"
    real = keeping.write_text

    def full(text: str, target: Path) -> None:
        if target == path:
            raise OSError(28, "No space left on device")
        real(text, target)

    monkeypatch.setattr("fairlead.terminal.keeping.write_text", full)
    game = deal()
    text = Terminal(game, ["coins", "order pile", "q"], record=path, width=300).run()
    assert text.count("the game goes on") == 1
    assert "No space left" in text
    assert fairlead.read(next((home / "data/fairlead/records").iterdir()).read_text()) == game


def test_save_writes_records_and_spares_other_files(home: Path) -> None:
    notes = home / "notes.txt"
    notes.write_text("mine")
    game = deal()
    text = Terminal(game, ["coins", f"save {notes}", f"save {home}/a b.txt", f"save {home}", "q"], width=200).run()
    assert "is no game record" in text
    assert notes.read_text() == "mine"
    assert fairlead.read((home / "a b.txt").read_text()).history == game.history


def test_a_record_that_somebody_else_changed_is_left_alone(home: Path) -> None:
    path = home / "game.txt"
    foreign = deal(seed=9).record()
    game = deal()

    def answer(game: Game) -> str:
        if len(game.history) == 1:
            path.write_text(foreign, encoding="utf-8")
        return "coins" if not game.history else "end" if len(game.history) == 1 else "q"

    text = Terminal(game, answer, record=path, width=200).run()
    assert path.read_text() == foreign
    assert f"Somebody else has changed {path} meanwhile; this game goes on in {home / 'game-2.txt'}." in text
    assert text.count("Somebody else") == 1
    assert f"play --resume {home / 'game-2.txt'}" in text
    assert fairlead.read((home / "game-2.txt").read_text()) == game


def test_a_finished_game_is_kept_and_can_be_shown(home: Path) -> None:
    game = deal(2)
    text = Terminal(game, by_random_text(3), width=300).run()
    saved = next((home / "data/fairlead/records").iterdir())
    assert f"fairlead show {saved}" in text
    assert fairlead.read(saved.read_text()) == game


def test_records_keep_the_mode_of_the_file_and_follow_links(home: Path) -> None:
    target, link = home / "real.txt", home / "link.txt"
    keeping.write_text(deal().record(), target)
    target.chmod(0o600)
    link.symlink_to(target)
    keeping.write_text(deal(seed=8).record(), link)
    assert link.is_symlink()
    assert target.stat().st_mode & 0o777 == 0o600
    assert fairlead.read(target.read_text()).seed == 8


# ------------------------------------------------------------------ several people


def test_news_tell_what_others_did() -> None:
    game = deal()
    terminal = Terminal(game, ["coins", "order pile", "done", "q"])
    terminal.run()
    last = terminal.pages[-2][1]
    assert "Since your last move" in last
    assert "Bot 1" in last
    assert "Bot 2" in last


def test_a_first_turn_has_no_last_move() -> None:
    terminal = Terminal(deal(start_player=2), [])
    text = terminal.run()
    assert "Bot 2" in text
    assert "So far" in text
    assert "Since your last move" not in text


def test_a_resumed_game_tells_what_happened_since_the_last_turn() -> None:
    game = deal()
    for move in ("coins", "end", "done"):
        game.play(move)
    while game.to_act != (0,):
        game.play(RandomBot().choose(game))
    text = Terminal(game, []).run()
    assert "Since your last move" in text
    assert "Turn 1 of Bot 2." in text
    assert "Ann takes" not in text


def test_hot_seat_shows_nothing_of_the_other_person() -> None:
    """While a person is at the keyboard, the page depends only on what that person may know."""
    game = deal(2, seed=11)
    game.names = ["Ann", "Bo"]
    chooser = random.Random(2)

    def answer(game: Game) -> str:
        return str(chooser.choice(game.moves()))

    terminal = Terminal(game, answer, people=(0, 1))
    terminal.run()
    passes = [page for _, page in terminal.pages if "Pass the keyboard to" in page]
    assert len(passes) > 10
    missions = [game.view(seat)["seats"][seat]["mission"]["kind"] for seat in (0, 1)]
    titles = [Words("en", "discovery").text(f"mission-{kind}") for kind in missions]
    at_keyboard: int | None = None
    for seat, page in terminal.pages[:-1]:
        # The page before a hand-over was printed for nobody: it must not show either mission.
        if "Pass the keyboard to" in page:
            tail = page[page.index("Pass the keyboard to") :]
            assert titles[0] not in tail
            assert titles[1] not in tail
        elif seat is not None:
            assert f"{titles[1 - seat]}:" not in page
            at_keyboard = seat
    assert at_keyboard is not None


def test_hot_seat_pages_do_not_depend_on_hidden_cards() -> None:
    """Two games that differ only in what Ann cannot know print the same for her."""
    game = deal(2, seed=11)
    other = game.edit(
        {
            "seats": {
                1: {"mission": next(m for m in ("presence", "half") if m not in _missions(game)), "hand": _unseen(game)}
            }
        }
    )
    pages = []
    for each in (game, other):
        each.names = ["Ann", "Bo"]
        terminal = Terminal(each, ["", "coins", "m", "t", "l"], people=(0, 1))
        text = terminal.run()
        pages.append(re.sub(r"Saved in .*\n|Go on with.*\n", "", text))
    assert pages[0] == pages[1]
    assert game.position()["seats"][1]["hand"] != other.position()["seats"][1]["hand"]


def _missions(game: Game) -> list[str]:
    return [seat["mission"] for seat in game.position()["seats"]] + ["none"]


def _unseen(game: Game) -> list[str]:
    return list(game.position()["pile"][:2])


# ------------------------------------------------------------------ Shipyard: several people asked at once


def yard(players: int = 3, seed: int = 7, **options: Any) -> Game:
    return named(fairlead.new("shipyard", players=players, seed=seed, **options))


def named(game: Game) -> Game:
    """Ann at seat 0, bots at the others."""
    game.names = ["Ann", *(f"Bot {number}" for number in range(1, game.players))]
    return game


def typing(terminal: Callable[[], Terminal], seed: int, most: int = 10_000) -> Callable[[Game], str]:
    """Types the text of a random legal move of whoever is at the keyboard, then leaves."""
    chooser, typed = random.Random(seed), count(1)

    def answer(game: Game) -> str:
        if next(typed) > most:
            raise EOFError
        moves = game.moves(terminal().session._at_keyboard)
        return str(chooser.choice(moves)) if moves else ""

    return answer


def hands(game: Game) -> list[set[str]]:
    """The titles of the contracts that each seat holds or has discarded."""
    words, found = Words("en", game.name), []
    for seat, data in enumerate(game.position()["seats"]):
        assert len(data["contracts"]) >= 2, seat
        held = [*data["contracts"], *data["discarded"]]
        found.append({words.text(f"contract-{contract}") for contract in held})
    return found


@pytest.mark.parametrize(
    ("language", "width", "players", "edition"),
    [("en", 100, 3, "second"), ("de", 80, 2, "first"), ("it", 60, 1, "second")],
)
def test_a_whole_game_of_shipyard_is_played(language: str, width: int, players: int, edition: str) -> None:
    game = yard(players, edition=edition)
    terminal = Terminal(game, typing(lambda: terminal, 1), language=language, width=width)
    text = terminal.run()
    assert game.over
    assert Words(language).text("final-title") in text
    assert "{" not in text


@pytest.mark.parametrize("edition", ["first", "second"])
def test_people_who_are_asked_at_once_answer_in_turn(edition: str) -> None:
    """Bots answer first, then everybody at the keyboard, each behind a page without secrets."""
    game = named(asked_at_once(Variety("shipyard", {"players": 3, "edition": edition}), 2))
    game.names = ["Ann", "Bot 1", "Cy"]
    start, secrets = len(game.history), hands(game)
    terminal = Terminal(game, typing(lambda: terminal, 3, 40), people=(0, 2))
    terminal.run()
    movers = [seat for seat, move in game.history[start:] if move.kind == "discard"]
    assert movers[: len(movers) // 3] == [1] * (len(movers) // 3)
    assert movers == sorted(movers, key=[1, 0, 2].index)
    assert any("Pass the keyboard to Cy" in page for _, page in terminal.pages)
    for seat, page in terminal.pages:
        for other, titles in enumerate(secrets):
            assert other == seat or not any(title in page for title in titles), (seat, other)


def test_discarded_contracts_are_on_no_screen_at_the_end() -> None:
    game = named(play_randomly(yard(2), 5))
    game.names = ["Ann", "Bo"]
    discarded = [contract for seat in game.position()["seats"] for contract in seat["discarded"]]
    text = Terminal(game, [], people=(0, 1)).run()
    assert len(discarded) == 8
    assert not any(Words("en", "shipyard").text(f"contract-{contract}") in text for contract in discarded)


def test_discards_of_others_are_news_without_their_names() -> None:
    game = named(asked_at_once(Variety("shipyard", {"players": 2}), 2))
    secrets = hands(game)
    terminal = Terminal(game, ["log", "table", "moves", "discard unknown", "help"])
    text = terminal.run()
    assert "Bot 1" in text
    assert not any(title in text for title in secrets[1])
