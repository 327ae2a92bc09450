"""What moves cost and bring, what they did, who is told what, and all of it in words."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fairlead import Game
from fairlead.games import find
from fairlead.games.shipyard import log as log_module
from fairlead.games.shipyard.box import box_memory
from fairlead.games.shipyard.log import Story
from fairlead.games.shipyard.names import CANAL_NAMES, CONTRACT_NAMES, EMPLOYEE_NAMES, FEATURE_NAMES, PIECE_NAMES
from fairlead.games.shipyard.terms import employee_name, feature_name, meaning_name, piece_name
from fairlead.kernel.records import Plain
from fairlead.play.telling import tell_event, tell_move
from fairlead.play.words import LANGUAGES, Words
from helpers import play, rule, shipyard
from shipyard.stories import EVERY_TABLE, choose, end_turn, fit_out, opened, scene

NAMES = ["Ann", "Bo", "Cy", "Di"]
SAILOR = {"pieces": {"captain": 1}, "canals": [{"tile": 0, "x": 0, "y": 0}]}
every_table = pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
editions = pytest.mark.parametrize("edition", ["first", "second"])


def last(game: Game, viewer: int | None = 0) -> list[dict[str, Any]]:
    """The events of the last move."""
    return game.log(viewer, len(game.history) - 1)[0]


def told(game: Game, viewer: int | None = 0, language: str = "en") -> list[str]:
    """The last move in words."""
    return [tell_event(Words(language, "shipyard"), event, NAMES) for event in last(game, viewer)]


def kinds(game: Game, viewer: int | None = 0) -> list[str]:
    """The kinds of the last move's events."""
    return [event["event"] for event in last(game, viewer)]


def label(game: Game, move: str, language: str = "en") -> str:
    """A move in words, with what it costs and brings."""
    return str(tell_move(Words(language, "shipyard"), game.move(move), game.preview(move)))


# ------------------------------------------------------------------ before a move


@rule("SY-INC-1")
def test_a_choice_tells_its_income_and_what_it_is_about() -> None:
    game = choose(opened(), "equipment")
    row = [tile["action"] for tile in game.view()["row"]]
    front, behind = row[0], row[row.index("equipment") + 1]
    assert game.preview(f"choose {front}")["guilders"] == 0
    assert game.preview(f"choose {behind}")["guilders"] == 1
    assert "1 guilder of income" in label(game, f"choose {behind}")
    assert "no income" in label(game, f"choose {front}")


def test_a_final_action_promises_no_income() -> None:
    game = scene(turn={"phase": "final-actions"})
    assert game.preview("choose build") == {"about": "build", "final": True}
    assert label(game, "choose build") == "Build ships: one to three ship tiles"


def test_a_bonus_action_costs_six_guilders() -> None:
    game = scene(turn={"chosen": "crew"}, decision="step4", me={"guilders": 9})
    assert label(game, "bonus hire").startswith("bonus action: Hire an employee (6 guilders)")
    assert label(game, "perform") == "perform the chosen action: Recruit crew: one of the crew"


def test_a_ship_tile_tells_features_price_and_whether_it_completes_a_ship() -> None:
    columns = {"bow": [6, 0, 11, 14, 17], "stern": [26, 27, 28, 29, 30]}
    game = scene(decision="build", display=columns, me={"guilders": 9, "yard": "BM......."})
    assert game.preview("take bow 3") == {
        "guilders": -1,
        "completes": False,
        "lacks": None,
        "tile": "bow",
        "features": {"crane_mount": 1},
    }
    assert game.preview("take stern 1")["completes"]
    assert label(game, "take bow 3") == "take bow 3: crane mount (1 guilder)"
    play(game, "take stern 1")
    assert game.preview("place 3")["tiles"] == 3
    assert game.preview("place 5")["tiles"] is None
    assert label(game, "place 3") == "place it in slot 3: completes a ship of 3 tiles, but you have no captain"


@rule("SY-QUAL-1", "SY-QUAL-2")
def test_a_tile_that_completes_a_ship_tells_what_the_ship_lacks() -> None:
    mine = {"guilders": 9, "yard": "BM......."}
    for more, lacks, told in (
        ({}, "captain", ", but you have no captain"),
        ({"pieces": {"captain": 1}}, "route", ", but your canals have no route"),
        (SAILOR, None, ""),
    ):
        game = scene(decision="build", me=mine | more)
        assert game.preview("take stern 1")["lacks"] == lacks
        assert label(game, "take stern 1").endswith(f"can complete a ship{told}")
        play(game, "take stern 1")
        assert game.preview("place 3")["lacks"] == lacks
        assert game.preview("place 5")["lacks"] is None
        assert label(game, "place 3").endswith(f"completes a ship of 3 tiles{told}")


@rule("SY-R-19")
def test_an_exchange_without_goods_tells_of_the_bonus_action_before_it() -> None:
    told = "a bonus action for 6 guilders has to buy a commodity tile first"
    for goods, forced in (([], True), (["1-1-1"], False)):
        game = scene(me={"guilders": 9, "commodities": goods})
        assert game.preview("choose exchange")["forced"] == forced
        assert (told in label(game, "choose exchange")) == forced


@rule("SY-X-15", "SY-MAKE-1", "SY-EMP-3")
def test_steps_tell_the_pieces_of_engineers_and_the_price() -> None:
    game = scene(
        decision={"kind": "steps", "rondel": "equipment"},
        rondels={"equipment": "cannon"},
        me={"guilders": 3, "employees": ["crane-engineer", "sail-engineer"]},
    )
    one, two = game.preview("steps 1"), game.preview("steps 2")
    assert (one["guilders"], one["pieces"]) == (0, {"smokestack": 1, "sail": 1, "crane": 1})
    assert (two["guilders"], two["pieces"]) == (-1, {"sail": 1, "crane": 2})
    assert label(game, "steps 2") == "move the marker 2 steps (1 guilder): 1 sail, 2 cranes"


@pytest.mark.parametrize(("edition", "good"), [("first", "steel"), ("second", "textile")])
def test_employees_and_goods_go_by_the_words_of_the_edition(edition: str, good: str) -> None:
    index = find("shipyard").options[1].code(edition)
    names = [employee_name(index, employee) for employee in range(len(EMPLOYEE_NAMES))]
    assert f"{good}-trader-2" in names
    assert not [name for name in names if "drive" in name or "good" in name]
    assert [employee_name(index, e) for e in range(24)] == sorted(set(names), key=names.index)


def test_hiring_tells_whom_the_price_and_the_effect() -> None:
    game = scene(decision="hire", me={"guilders": 20})
    for move in game.moves():
        steps, data = move.fields["steps"], game.preview(move)
        fee = int("engineer" in data["employee"] or "recruiter" in data["employee"])
        assert data["guilders"] == -(steps - 1 + fee)
        assert Words("en", "shipyard").has(f"effect-{data['effect']}")


@rule("SY-EXCH-4", "SY-EMP-5")
def test_a_trade_tells_prices_and_a_swap_its_pieces_and_guilders() -> None:
    me = {"commodities": ["2-1-0"], "employees": ["good0-trader-1"], "guilders": 0}
    game = scene(
        edition="first", decision="trade", rondels={"exchange": 0}, me=me | {"commodities": ["2-1-0", "1-1-1"]}
    )
    data = game.preview("trade 2-1-0")
    assert data["goods"] == {"coal": 2, "steel": 1}
    assert data["prices"] == {"coal_price": 3, "steel_price": 2}
    assert data["worth"] == 8
    play(game, "trade 2-1-0")
    swap = game.preview("swap drive")
    assert (swap["pieces"], swap["sold"], swap["guilders"]) == ({"propeller": 1}, {"coal": 1}, 3)
    assert label(game, "swap drive") == "swap for 1 propeller, sell 1 coal: 3 guilders"
    assert label(game, "sell") == "sell 2 coal: 6 guilders"
    play(game, "swap drive")
    assert told(game)[0] == "Ann swaps coal for 1 propeller and sells 1 coal for 3 guilders."


def test_fitting_out_tells_speed_and_points_with_each_number() -> None:
    # A bow with a mast mount, a middle with mast mount and cabin, a stern with drive place and cabin.
    me = {"yard": [0, 73, 26, *[None] * 6], "pieces": {"captain": 2, "drive": 1, "smokestack": 1, "sail": 1}}
    canals = [{"tile": 0, "x": 0, "y": 0}, {"tile": 1, "x": 1, "y": 0}]
    game = play(scene(decision="launch", me=me | {"canals": canals}), "sail 1")
    assert game.preview("fit 0")["pieces"] == {"officer": 0}
    assert label(game, "fit 0") == "fit no officer: speed 1, 2 points before the cruise"
    assert label(game, "fit 1") == "fit 1 officer: speed 1, 3 points before the cruise"
    play(game, "fit 0", "fit 1")
    assert game.preview("fit 1") == {"pieces": {"smokestack": 1}, "speed": 4, "points": 5}


# ------------------------------------------------------------------ a cruise


def example_cruise() -> Game:
    """The launch of SY-X-22 up to its cruise."""
    hull = [17, 55, 76, 52, 73, 59, 66, 35]
    outfit = {"captain": 1, "businessman": 2, "soldier": 1, "drive": 1, "smokestack": 1, "sail": 3}
    canals = [{"tile": t, "x": x, "y": 0, "rotation": r} for x, (t, r) in enumerate([(1, 3), (11, 2), (2, 2)])]
    token = {"number": 0, "space": "NE", "stern": "N"}
    me = {"yard": [*hull, None], "pieces": outfit | {"crane": 1, "cannon": 1}, "canals": canals, "token": token}
    game = play(scene(edition="first", decision="launch", me=me), "sail 1")
    return fit_out(game, businessman=2, soldier=1, drive=1, smokestack=1, sail=3, crane=1, cannon=1)


@rule("SY-X-22", "SY-OFF-1", "SY-OFF-7")
def test_a_cruise_is_told_official_by_official_and_then_its_points() -> None:
    """The route of the example is the only one, so the ship sails it by itself."""
    game = example_cruise()
    events = last(game)
    met = [(event["official"], event["riband"] or event["points"]) for event in events if event.get("official")]
    assert met == [("ring", 4), ("riband", 2), ("ring", 4), ("riband", 6), ("trade", 3)]
    crossed = [event for event in events if event["event"] == "cross"]
    assert [(event["used"], event["canal"]) for event in crossed] == [
        ("Ropewalk Bend", "Regatta Sweep"),
        ("Regatta Sweep", "Customs Basin"),
    ]
    scored = next(sentence for sentence in told(game) if "joins the fleet" in sentence)
    assert scored.endswith("crew 4, cranes and cannons 4, speed 7, cruise 17 (Blue Riband 6); 32 points in all.")


def test_steps_of_a_cruise_tell_the_official_they_enter_and_the_blue_riband() -> None:
    # From the west of a crossing to its middle, then anywhere: north and south have a Blue Riband, east a war official.
    crossing = {"canals": [{"tile": 22, "x": 0, "y": 0}], "token": {"number": 0, "space": "W", "stern": "out"}}
    me = crossing | {"yard": [14, 73, 26, *[None] * 6], "pieces": {"captain": 1, "sail": 1, "cannon": 1}}
    game = fit_out(play(scene(decision="launch", me=me), "sail 1"), sail=1, cannon=1)
    assert label(game, "step N") == "sail to the north edge: Blue Riband: 2 points, unless another one follows"
    assert label(game, "step E") == "sail to the east edge: war official: 1 point"
    play(game, "step E")
    assert told(game)[0] == "On Ann's cruise: war official, 1 point."


def test_a_ship_without_captain_is_told_dismantled_with_the_reason() -> None:
    game = scene(decision="build", me={"guilders": 0, "yard": "BM.......", "canals": SAILOR["canals"]})
    play(game, "take stern 1", "place 3", "stop")
    end = [event for events in game.log(0) for event in events if event["event"] == "dismantle"]
    assert [(event["tiles"], event["why"]) for event in end] == [(3, "captain")]


def test_dismantling_by_choice_has_no_reason() -> None:
    game = play(scene(decision="launch", me=SAILOR | {"yard": "BMS......"}), "dismantle 1")
    assert told(game)[0] == "Ann dismantles a ship of 3 tiles."


# ------------------------------------------------------------------ what follows by itself


def test_questions_with_one_answer_are_told_like_the_others() -> None:
    """Without guilders the marker can only move one step; then nothing is left to do and the next turn begins."""
    game = play(scene(me={"guilders": 0}, rondels={"crew": "captain"}), "choose crew")
    assert kinds(game)[:2] == ["choose", "steps"]
    assert last(game)[1]["pieces"] == {"soldier": 1}
    assert kinds(game)[-1] in ("turn", "advance")


def test_the_tile_that_comes_to_the_front_is_told_with_the_turn() -> None:
    game = end_turn(opened(3), 3)
    assert kinds(game)[-2:] == ["turn", "advance"]
    assert last(game)[-1]["action"] == game.view()["row"][0]["action"]


def test_tiles_that_come_up_are_told() -> None:
    game = scene(decision="build", me={"guilders": 9})
    play(game, "take bow 1", "place 1", "take left 1", "place 2", "stop")
    up = [event for event in last(game) if event["event"] == "ship-up"]
    assert [event["tile"] for event in up] == ["bow", "middle"]
    newest = [game.view()["ships"][column][4] for column in ("bow", "left")]
    assert [sum(event["features"].values()) for event in up] == [len(tile["features"]) for tile in newest]


@rule("SY-CLOCK-1")
def test_a_lap_is_told_with_the_discards_it_brings() -> None:
    game = end_turn(opened(3, edition="first"), 3)
    while "lap" not in kinds(game):
        game.play(game.moves()[0])
    lap = last(game)
    assert [event["event"] for event in lap][-2:] == ["lap", "discards-due"]
    assert (lap[-1]["each"], lap[-1]["colour"]) == (1, "green")
    assert told(game)[-2:] == ["Lap 1 ends; 2 more follow.", "Contracts to discard: 1 blue, 1 green."]


@rule("SY-CLOCK-4")
def test_a_drop_is_told_with_the_guilder_on_the_last_tile() -> None:
    game, drops = shipyard(2, seed=4), []
    chooser = random.Random(4)
    while not game.over:
        mover = chooser.choice(game.to_act)
        game.play(chooser.choice(game.moves(mover)), mover)
        drops += [event for event in last(game) if event["event"] in ("drop", "last-drop")]
    assert [event.get("left") for event in drops] == [2, 1, 0, None]
    assert drops[-1]["event"] == "last-drop"
    assert [event.get("action") for event in drops[:3]] == [None, "exchange", None]
    assert drops[1]["guilders"] == 1


@rule("SY-END-3")
def test_the_early_end_is_told_when_a_stack_runs_out() -> None:
    game = scene(decision="build", stacks={"bow": 1}, me={"guilders": 9})
    play(game, "take bow 1", "place 1", "stop")
    assert "The bow stack is empty: this round is the last one." in told(game)


@rule("SY-END-14", "SY-END-15")
def test_the_end_is_told_category_by_category() -> None:
    game = shipyard(2, edition="first", seed=3)
    chooser = random.Random(3)
    while not game.over:
        mover = chooser.choice(game.to_act)
        game.play(chooser.choice(game.moves(mover)), mover)
    for viewer in (None, 0, 1):
        log = [event for events in game.log(viewer) for event in events]
        scored = [event for event in log if event["event"] == "contract"]
        assert len(scored) == 4
        for seat in range(2):
            parts = game.scores()[seat].parts
            assert sum(event["points"] for event in scored if event["seat"] == seat) == parts["blue"] + parts["red"]
        assert [sum(vp.values()) for vp in log[-1]["vp"]] == [score.total for score in game.scores()]


def test_the_solo_game_ends_with_a_rating() -> None:
    game = shipyard(1, seed=2)
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.moves()))
    assert kinds(game)[-2:] == ["final-scoring", "rating"]


@rule("SY-SOLO-3", "SY-SOLO-8", "SY-SOLO-10", "SY-SOLO-11")
def test_automata_are_told_with_what_they_chose_and_took() -> None:
    game, chooser = shipyard(1, seed=3), random.Random(3)
    seen: set[str] = set()
    while not game.over:
        before = game.position()["canals"]["display"]
        game.play(chooser.choice(game.moves()))
        for event in last(game):
            seen.add(event["event"])
            if event["event"] == "automaton":
                assert game.position()["markers"][event["automaton"]] == [event["action"]]
            if event["event"] == "automaton-canal" and "canal" not in kinds(game):
                assert CANAL_NAMES.index(event["canal"]) in before
    assert {f"automaton-{what}" for what in ("turns", "build", "commodity", "canal")} <= seen


# ------------------------------------------------------------------ secrets


def discarding(edition: str) -> Game:
    """Three players who must discard contracts."""
    game, chooser = shipyard(3, edition=edition, seed=4), random.Random(4)
    while game.decision().kind != "discard":
        game.play(chooser.choice(game.moves()))
    return game


@rule("SY-CON-5")
@editions
def test_which_contract_was_discarded_only_its_owner_is_told(edition: str) -> None:
    start = discarding(edition)
    logs: dict[int | None, list[Any]] = {viewer: [] for viewer in (None, 0, 1, 2)}
    for move in start.moves(1):
        game = start.copy()
        game.play(move, 1)
        for viewer, seen in logs.items():
            seen.append(last(game, viewer))
        assert last(game, 1)[0]["contract"] == move.fields["contract"]
        assert move.fields["contract"] not in repr(last(game, None))
    colour = "green" if edition == "first" else "red"
    for viewer in (None, 0, 2):
        assert all(log == [{"event": "discard", "seat": 1, "colour": colour, "contract": None}] for log in logs[viewer])
    assert told(game, 0) == [f"Bo discards a contract ({colour})."]


@rule("SY-CON-5")
@editions
def test_contracts_of_others_are_never_named_before_the_end(edition: str) -> None:
    game, chooser = shipyard(3, edition=edition, seed=4), random.Random(4)
    while not game.over:
        mover = chooser.choice(game.to_act)
        game.play(chooser.choice(game.moves(mover)), mover)
    for viewer in (None, 0, 1, 2):
        *log, end = game.log(viewer)
        own = {move.fields["contract"] for mover, move in game.history if move.kind == "discard" and mover == viewer}
        named = {name for name in CONTRACT_NAMES if f"'{name}'" in repr(log)}
        assert named == own
        assert sum(event["event"] == "contract" for event in end) == 6


def test_telling_changes_nothing() -> None:
    game = discarding("second")
    before, position = [game.log(viewer) for viewer in (None, 0, 1)], game.position()
    assert [game.log(viewer) for viewer in (None, 0, 1)] == before
    assert game.position() == position


# ------------------------------------------------------------------ whole games


# Somebody with means who wants ships to sail, so that games have everything in them.
EAGERNESS = {"sail": 9.0, "take": 2.0, "stop": 0.3, "canal": 2.0, "dismantle": 0.1, "bonus": 0.6}
MEANS = {"captain": 4, "businessman": 2, "soldier": 1, "drive": 2, "smokestack": 2, "sail": 4, "crane": 1, "cannon": 1}


def eager_game(edition: str, players: int, seed: int) -> Game:
    """A game whose players have guilders and pieces."""
    chooser = random.Random(seed)
    seats = {seat: {"guilders": chooser.choice([6, 30, 80]), "pieces": MEANS} for seat in range(players)}
    return shipyard(players, edition=edition, seed=seed).edit({"seats": seats})


def eager_move(game: Game, chooser: random.Random) -> tuple[Any, int]:
    """A move and who plays it."""
    mover = chooser.choice(game.to_act)
    moves = list(game.moves(mover))
    return chooser.choices(moves, [EAGERNESS.get(move.kind, 1.0) for move in moves])[0], mover


def assert_is_a_sentence(text: str) -> None:
    """Nothing is left open in it, and nothing is missing."""
    assert text == text.strip(), text
    assert not re.search(r"[{}_]|\bnone\b|  | [.,;:]|\(\)|: *\.", text), text


@every_table
def test_every_move_of_a_game_can_be_told(edition: str, players: int) -> None:
    words = [Words(language, "shipyard") for language in LANGUAGES]
    game, chooser = eager_game(edition, players, 1), random.Random(1)
    alike = set()
    while not game.over:
        move, mover = eager_move(game, chooser)
        for choice in game.choices(mover):
            if (choice.move, str(choice.preview)) not in alike:
                alike.add((choice.move, str(choice.preview)))
                for language in words:
                    sentence = tell_move(language, choice.move, choice.preview)
                    for text in (sentence.label, sentence.cost, sentence.brings):
                        assert_is_a_sentence(text)
        game.play(move, mover)
    assert len({move.kind for move, _ in alike}) > 15


@every_table
def test_every_event_of_a_game_can_be_told_to_everyone(edition: str, players: int) -> None:
    words = [Words(language, "shipyard") for language in LANGUAGES]
    game, chooser = eager_game(edition, players, 2), random.Random(2)
    while not game.over:
        game.play(*eager_move(game, chooser))
    logs = [[event for events in game.log(viewer) for event in events] for viewer in (None, *range(players))]
    for log in logs:
        for event in log if log is logs[0] else [event for event in log if event["event"] == "discard"]:
            for language in words:
                assert_is_a_sentence(tell_event(language, event, NAMES))
        # Everyone is told the same, but for the names of contracts.
        assert [event | {"contract": None} for event in log] == [event | {"contract": None} for event in logs[0]]
    assert len({event["event"] for event in logs[0]}) > 25


@every_table
def test_a_story_ends_where_the_game_stands(edition: str, players: int) -> None:
    """What is told is found by playing on from the record before; it must come to the record after for every viewer."""
    game, chooser = eager_game(edition, players, 3), random.Random(3)
    unknown = {"key", "draws", "barrier", "words", "ship_stack", "commodity_stack", "canal_stack"}
    box = Plain(box_memory()[0])
    while not game.over:
        move, mover = eager_move(game, chooser)
        before = {viewer: game._table.redacted(viewer) for viewer in range(-1, players)}
        game.play(move, mover)
        secret = move.kind == "discard" or game.over
        for viewer in before if secret else (-1, mover):
            after = game._table.redacted(viewer)
            story = Story(box, before[viewer], after)
            story.discard(mover, move, viewer) if move.kind == "discard" else story.answer(mover, move)
            story.run_on()
            for field in set(after.memory.dtype.names) - unknown:
                assert np.array_equal(story.game.memory[field], after.memory[field]), (field, move, viewer)


# ------------------------------------------------------------------ words for everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_shipyard_has_a_word(language: str) -> None:
    words, missing = Words(language, "shipyard"), []
    for edition in range(2):
        needed = [f"amount-{piece_name(edition, piece)}" for piece in range(len(PIECE_NAMES))]
        needed += [f"amount-{feature_name(edition, feature)}" for feature in range(len(FEATURE_NAMES))]
        needed += [f"employee-{employee_name(edition, employee)}" for employee in range(len(EMPLOYEE_NAMES))]
        needed += [f"meaning-{meaning_name(edition, contract)}" for contract in range(len(CONTRACT_NAMES))]
        needed += [f"contract-{name}" for name in CONTRACT_NAMES]
        missing += [key for key in needed if not words.has(key)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence(language: str) -> None:
    words, source = Words(language, "shipyard"), Path(log_module.__file__).read_text(encoding="utf-8")
    told = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', source))
    silent = {"perform", "end", "edge"}  # they lead to something else, which is told
    assert len(told) > 20
    assert {kind for kind in told if not words.has(f"event-{kind}")} == set()
    moves = {move.kind for move in find("shipyard").moves} - silent
    assert {kind for kind in moves if not words.has(f"event-{kind}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_shipyard_name_their_values_and_defaults(language: str) -> None:
    words = Words(language, "shipyard")
    for option in find("shipyard").options:
        text = words.text(f"option-{option.name}")
        for value in [*option.choices, *([option.default] if option.default is not None else [])]:
            assert str(value) in text, option.name
