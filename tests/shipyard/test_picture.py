"""The table of Shipyard in a terminal: it fits any window, shows what a player needs, and asks in few lines."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from fairlead import Game
from fairlead.play.words import LANGUAGES, Words
from fairlead.terminal.menu import Line, Menu
from fairlead.terminal.pictures import Page, picture
from fairlead.terminal.screen import Screen
from fairlead.terminal.session import Session
from fairlead.terminal.shipyard import PICTURE
from fairlead.terminal.signs import similar
from helpers import shipyard
from screens import drawn, squeezed
from shipyard.eager import asked, eager_move, play_eagerly

WIDTHS = (40, 60, 80, 120)
TABLES = [("first", 2), ("first", 4), ("second", 1), ("second", 2), ("second", 4)]


# ------------------------------------------------------------------ any moment, any window


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_table_fits_every_window_at_any_moment(edition: str, players: int) -> None:
    game = shipyard(players, edition=edition, seed=players)
    game.names = ["Maximiliane von und zu", "Bo", "Cy", "Di"][:players]
    chooser = random.Random(players)
    while not game.over:
        if chooser.random() < 0.08:
            assert_fits(game, chooser.choice((None, *range(players))), chooser.choice(LANGUAGES))
        game.play(eager_move(game, chooser), game.to_act[0])
    for language in LANGUAGES:
        assert_fits(game, None, language)
        lines = PICTURE.final(game.view(), game.names, Words(language, "shipyard"))
        assert len(lines) == 1 + 2 * players + (players == 1)


def assert_fits(game: Game, viewer: int | None, language: str) -> None:
    for width in WIDTHS:
        text = drawn(game, viewer, width, language)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "{" not in text
    if viewer is not None:
        words = Words(language, "shipyard")
        view = game.view(viewer)
        assert "{" not in PICTURE.status(view, words, Page(60)).plain + "".join(
            line.plain for line in PICTURE.legend(view, words)
        )


class Terminal:
    """A session that answers by itself; `output` is what was on the screen."""

    def __init__(self, game: Game, answer: Callable[[Game], str], width: int, language: str = "en") -> None:
        self.game = game
        self.output = io.StringIO()
        console = Console(file=self.output, width=width, highlight=False)
        screen = Screen(console, Words(language, "shipyard"), picture("shipyard"), lambda prompt: answer(game))
        self.session = Session(game, (0,), screen)


@pytest.mark.parametrize(
    ("edition", "players", "width", "language"),
    [("first", 2, 60, "en"), ("second", 1, 80, "de"), ("second", 3, 120, "it")],
)
def test_a_whole_game_is_played_by_text(
    edition: str, players: int, width: int, language: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = shipyard(players, edition=edition, seed=7)
    chooser = random.Random(2)
    terminal = Terminal(game, lambda game: str(eager_move(game, chooser)), width, language)
    assert terminal.session.run()
    lines = [line for line in terminal.output.getvalue().splitlines() if "fairlead" not in line]
    assert max(map(cell_len, lines)) <= width
    assert "{" not in "".join(lines)


# ------------------------------------------------------------------ what is shown


def test_the_row_shows_markers_and_income() -> None:
    row = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment", "subsidy"]
    markers = [["build"], ["canal"], ["exchange"], []]
    game = shipyard(4).edit({"turn": {"seat": 3, "number": 8}, "row": row, "markers": markers})
    lines = squeezed(drawn(game, 3))
    assert "Action row Hire Build Canal Crew Exchange Commodities Equipment Subsidy" in lines
    assert "markers lead ① ② – ③ – – –" in lines
    assert "income – – – +2 – +3 +3 +3" in lines
    assert "Crew +2 Exchange ③" in " ".join(squeezed(drawn(game, 3, 60)))
    assert "Crew +2 Exchange (3)" in " ".join(squeezed(drawn(game, 3, 60, ascii=True)))


def test_the_track_of_the_first_edition_shows_its_gaps() -> None:
    spaces = {"build": 20, "crew": 19, "hire": 18, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    changes = {"turn": {"seat": 2, "number": 23}, "row": list(spaces), "spaces": spaces}
    game = shipyard(3, edition="first").edit(changes | {"markers": [["crew"], ["hire"], []]})
    assert "empty ahead – 0 0 1 2 3 0" in squeezed(drawn(game, 2))
    assert "Canal +2 ·3· Commodities +3 Exchange +2" in " ".join(squeezed(drawn(game, 2, 40)))


def test_the_market_and_the_yard_show_ship_tiles() -> None:
    display = {"bow": [6, 3, 18, 1, 9]}
    yard = [None, 0, 52, None, 26, None, None, None, None]
    game = shipyard(2).edit({"display": display, "seats": {0: {"yard": yard}}})
    text = drawn(game, 0)
    assert "1 0g    <Cb |" in text
    assert "bow  1: <Cb 0g  2: <Ma 1g" in drawn(game, 0, 40)
    assert "yard 1 empty  2 <Ma  3 |MaCb|  4 empty  5 CbDr>  6–9 empty  one more middle/stern" in text


def test_canals_are_drawn_with_token_and_stern() -> None:
    canals = [
        {"number": 0, "tile": 1, "rotation": 3, "x": 0, "y": 0},
        {"number": 1, "tile": 11, "rotation": 2, "x": 1, "y": 0},
        {"number": 2, "tile": 20, "rotation": 0, "x": 0, "y": -1},
    ]
    me = {"canals": canals, "token": {"number": 0, "space": "NE", "stern": "N"}}
    text = drawn(shipyard(2, edition="first").edit({"seats": {0: me}}), 0)
    assert (
        """
o──Boxx@ o──Ri──o
│      │ │      │
BR 0  Ri═BR 1  BR
       │ │
   Tr──o o──Bo
   ║
2  Tr
   │
La─o──BR
   │
   Tr
"""
        in text
    )


def test_the_stern_of_a_token_that_came_from_outside_is_marked() -> None:
    canals = [{"number": 0, "tile": 20, "rotation": 0, "x": 0, "y": 0}]
    me = {"canals": canals, "token": {"number": 0, "space": "W", "stern": "out"}}
    text = drawn(shipyard(2, edition="first").edit({"seats": {0: me}}), 0)
    assert "x@ ─o──BR" in text
    assert similar("x@ ─o──BR ║") == "x@ -o--BR H"


def test_cells_for_a_new_canal_are_marked_and_rotations_drawn() -> None:
    game = play_eagerly(shipyard(2, seed=3), 3, asked("cell"))
    seat = game.to_act[0]
    for cell in game.view(seat)["decision"]["cells"]:
        assert f"{cell['number']} {cell['side']}" in drawn(game, seat)
    game.play(game.moves()[0])
    assert "0°         90°        180°       270°" in drawn(game, seat)


def test_a_ship_under_way_is_told() -> None:
    game = play_eagerly(shipyard(2, seed=5), 6, asked("fit"))
    seat = game.to_act[0]
    game.names = ["Ann", "Bo"]
    assert f"Ship of {game.names[seat]}" in drawn(game, seat)
    assert "room for" in drawn(game, seat)
    assert "Your ship" in PICTURE.status(game.view(seat), Words("en", "shipyard"), Page(60)).plain


def test_a_slash_stands_between_pieces_that_share_their_places() -> None:
    mine = {"yard": [0, 52, 26, *[None] * 6], "pieces": {"captain": 2, "sail": 1}, "canals": ["1@(0,0)3", "11@(1,0)2"]}
    game = shipyard(2).edit({"turn": {"seat": 0}, "seats": {0: mine}, "decision": "launch"})
    game.play("sail 1")
    text = " ".join(squeezed(PICTURE.status(game.view(0), Words("en", "shipyard"), Page(60)).plain))
    assert "room for 2 officers / 2 businessmen / 2 soldiers 1 stoker 2 smokestacks / 2 sails speed 1" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_tile_of_the_market_is_cut(width: int, language: str) -> None:
    game = shipyard(2)
    words = Words(language, "shipyard")
    text = drawn(game, 0, width, language)
    for column in game.view(0)["ships"].values():
        for tile in column:
            assert "".join(words.text(f"sign-{feature}") for feature in tile["features"]) in text
    for tile in game.view(0)["commodities"]["display"]:
        assert "".join(words.text(f"sign-{good}") * number for good, number in tile["goods"].items()) in text
    assert "…" not in text


def test_only_own_contracts_are_shown() -> None:
    game = shipyard(2)
    words = Words("en", "shipyard")
    titles = [
        [words.text(f"contract-{card['contract']}") for card in game.view(seat)["seats"][seat]["contracts"]]
        for seat in (0, 1)
    ]
    for viewer in (0, 1, None):
        shown = [[title in drawn(game, viewer) for title in hand] for hand in titles]
        assert shown == [[seat == viewer] * 6 for seat in (0, 1)]


def test_discards_are_nobodys_turn() -> None:
    game, chance = shipyard(3), random.Random(1)
    while len(game.to_act) < 2:
        game.play(chance.choice(list(game.moves())))
    for viewer in (0, 1, 2, None):
        assert "of 25: everyone discards contracts" in drawn(game, viewer)
        assert "turn of" not in drawn(game, viewer)


def test_the_solo_game_shows_automata_and_rating() -> None:
    game = shipyard(1)
    assert "Automata" in drawn(game, 0)
    assert "no rating yet (the first at 60 points)" in drawn(game, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_two_letters_and_differ(language: str) -> None:
    words = Words(language, "shipyard")
    for things in (
        ("mast", "cabin", "crane", "cannon", "drive", "ring", "boat", "lantern"),
        ("trade", "war", "lantern", "boat", "ring", "riband"),
        ("coal", "steel", "textile", "grain"),
    ):
        signs = [words.text(f"sign-{thing}") for thing in things]
        assert len(set(signs)) == len(signs)
        assert {cell_len(sign) for sign in signs} == {2}


# ------------------------------------------------------------------ menus


def menu(game: Game, language: str = "en") -> Menu:
    return Menu(game, Words(language, "shipyard"), PICTURE)


def test_hiring_is_bundled_by_steps_and_building_by_column() -> None:
    game = shipyard(3).edit({"turn": {"seat": 0}, "seats": {0: {"guilders": 30}}, "decision": {"kind": "hire"}})
    shown = menu(game)
    assert len(shown.lines) == 8
    assert sorted(option.move.id for line in shown.lines for option in line.options) == game.moves().ids
    first = shown.lines[0]
    names = [option.told.label for option in first.options]
    assert len(names) > 1
    assert first.told.brings.count(",") == len(names) - 1
    typed = shown.read("hire 2", shown.lines)
    assert isinstance(typed, Line)
    building = menu(shipyard(3).edit({"turn": {"seat": 0}, "decision": {"kind": "build"}}))
    assert len(building.lines) == 4
    assert building.lines[0].told.brings.startswith("1: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_in_words(language: str) -> None:
    kinds = set()
    for edition, players, seed in (("second", 1, 3), ("first", 2, 5)):
        game = shipyard(players, edition=edition, seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            decision = game.decision(game.to_act[0])
            assert decision
            if decision.kind not in kinds or chooser.random() < 0.05:
                kinds.add(decision.kind)
                shown = menu(game, language)
                told = [str(line.told) for line in shown.lines]
                assert not any("{" in text for text in told)
                assert shown.about["kind"] == decision.kind
            game.play(eager_move(game, chooser), game.to_act[0])
    assert {"choose", "step4", "build", "place", "canal", "cell", "rotate", "steps", "hire", "discard"} <= kinds


def test_kinds_of_moves_are_all_in_the_order_of_the_menu() -> None:
    assert {move.kind for move in shipyard(2).definition.moves} == set(PICTURE.order)
