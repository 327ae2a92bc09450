"""What people see of Shipyard: values they would work out, nothing they may not know, at every moment of a game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fairlead import Game
from fairlead.games.shipyard.box import SHIP_TILES
from fairlead.games.shipyard.cruise import longest_cruise
from fairlead.games.shipyard.holdings import FASTEST, longest_now
from fairlead.games.shipyard.secrets import is_tile_seen
from fairlead.games.shipyard.view import tiles_seen
from fairlead.kernel.compiler import plain
from helpers import rule, shipyard
from shipyard.eager import asked, eager_move, play_eagerly

TABLES = [("first", 2), ("first", 3), ("first", 4), ("second", 1), ("second", 2), ("second", 3), ("second", 4)]

# ------------------------------------------------------------------ any moment


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_any_moment_of_a_game_can_be_seen_by_all(edition: str, players: int) -> None:
    game = shipyard(players, edition=edition, seed=players)
    chooser = random.Random(players)
    while not game.over:
        acting = game.to_act[0]
        if chooser.random() < 0.4:
            assert_view_fits(game, acting)
        if chooser.random() < 0.05:
            for seat in (None, *range(players)):
                json.dumps(game.view(seat))
                assert_secrets_kept(game.view(seat), seat)
        game.play(eager_move(game, chooser) if chooser.random() < 0.8 else chooser.choice(game.moves(acting)), acting)
    for seat in (None, *range(players)):
        assert game.view(seat)["over"]
        assert game.view(seat)["places"] == game.places()


def assert_view_fits(game: Game, seat: int) -> None:
    """What the view says may be done is what may be done."""
    view, legal = game.view(seat), {move.text for move in game.moves(seat)}
    decision = game.decision(seat)
    assert decision
    assert (view["decision"]["kind"], view["decision"]["seat"]) == (decision.kind, seat)
    assert view["to_act"] == list(game.to_act)
    possible: set[str] | None = None
    if decision.kind in ("choose", "final"):
        possible = {f"choose {tile['action']}" for tile in view["row"] if tile["possible"]}
    elif decision.kind in ("build", "last-build"):
        columns = view["ships"].items()
        possible = {
            f"take {name} {tile['row']}" for name, tiles in columns for tile in tiles if tile and tile["possible"]
        }
        legal = {text for text in legal if text.startswith("take") and "blank" not in text}
    elif decision.kind in ("commodity", "canal"):
        column = view["commodities" if decision.kind == "commodity" else "canals"]["display"]
        possible = {f"{decision.kind} {tile['row']}" for tile in column if tile and tile["possible"]}
    elif decision.kind == "hire":
        piles = [(space["steps"], pile) for space in view["employees"] for pile in space["piles"]]
        possible = {f"hire {steps} {pile['pile']}" for steps, pile in piles if pile["possible"]}
    elif decision.kind in ("cell", "start"):
        edges = view["decision"]["cells" if decision.kind == "cell" else "starts"]
        possible = {f"edge {edge['number']} {edge['side']}" for edge in edges}
    elif decision.kind == "cruise":
        possible = {"cross" if step == "cross" else f"step {step}" for step in view["decision"]["steps"]}
    elif decision.kind == "fit":
        possible = {f"fit {number}" for number in range(view["decision"]["most"] + 1)}
    assert possible is None or possible == legal


def assert_secrets_kept(view: dict[str, Any], viewer: int | None) -> None:
    """Contracts of others are None; how many they hold is known."""
    for seat in view["seats"]:
        hidden = [contract is None for contract in seat["contracts"]]
        assert len(hidden) == seat["contracts_held"]
        assert all(hidden) is (seat["seat"] != viewer)
        if seat["seat"] != viewer:
            assert not any(name for names in seat["discarded"].values() for name in names)
            assert seat["contract_set"] is None


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_finished_game_shows_contracts_and_hides_what_was_discarded(edition: str) -> None:
    view = play_eagerly(shipyard(3, edition=edition), 4).view()
    for seat in view["seats"]:
        blue, red = seat["contracts"]
        assert (blue["points"], red["points"]) == (seat["points"]["blue"], seat["points"]["red"])
        assert [len(names) for names in seat["discarded"].values()] == [2, 2]
        assert seat["discarded"] == {"blue": [None, None], "red": [None, None]}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_ships_of_a_fleet_add_up_to_the_points(edition: str) -> None:
    view = play_eagerly(shipyard(2, edition=edition, seed=5), 6).view()
    assert any(seat["fleet"] for seat in view["seats"])
    for seat in view["seats"]:
        for part in ("crew", "gear", "speed", "cruise"):
            assert seat["points"][part] == sum(ship["points"][part] for ship in seat["fleet"])
        assert seat["points"]["traders"] == seat["trader_points"]


# ------------------------------------------------------------------ row and clock


def incomes(game: Game) -> dict[str, int | None]:
    return {tile["action"]: tile["income"] for tile in game.view()["row"]}


def reasons(game: Game) -> dict[str, str | None]:
    return {tile["action"]: tile["why_not"] for tile in game.view()["row"]}


@rule("SY-INC-1", "SY-CHOICE-1", "SY-CHOICE-2")
def test_the_row_tells_income_and_why_a_tile_cannot_be_chosen() -> None:
    row = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment", "subsidy"]
    markers = [["build"], ["canal"], ["exchange"], []]
    game = shipyard(4).edit({"turn": {"seat": 3, "number": 8}, "row": row, "markers": markers})
    assert incomes(game)["commodity"] == 3  # SY-X-4
    assert incomes(game)["crew"] == 2
    assert incomes(game)["build"] is None
    assert (reasons(game)["hire"], reasons(game)["build"], reasons(game)["crew"]) == (
        "SY-CHOICE-1",
        "SY-CHOICE-2",
        None,
    )
    assert game.view()["row"][1]["markers"] == [{"seat": 0, "count": 1}]


@rule("SY-INC-3")
def test_the_track_of_the_first_edition_shows_its_gaps() -> None:
    spaces = {"build": 20, "crew": 19, "hire": 18, "equipment": 16, "canal": 13, "commodity": 9, "exchange": 8}
    changes = {"turn": {"seat": 2, "number": 23}, "row": list(spaces), "spaces": spaces}
    game = shipyard(3, edition="first").edit(changes | {"markers": [["crew"], ["hire"], []]})
    shown = [incomes(game)[action] for action in ("equipment", "canal", "commodity", "exchange")]
    assert shown == [2, 2, 3, 2]  # SY-X-6
    assert [tile["gap_ahead"] for tile in game.view()["row"]] == [None, 0, 0, 1, 2, 3, 0]
    assert game.view()["clock"]["steps_to_lap"] == 3
    assert game.view()["row"][0]["space"] == 20


def test_two_players_have_two_markers_on_the_tile_that_moves_next() -> None:
    game = shipyard(2)
    first = game.to_act[0]
    game.play("choose crew")
    counts = [marker for tile in game.view()["row"] for marker in tile["markers"]]
    assert counts == [{"seat": first, "count": 2}]


@rule("SY-CLOCK-3")
def test_the_wheel_counts_down_to_its_drop() -> None:
    game = shipyard(3)
    seen = []
    chooser = random.Random(1)
    while game.view()["clock"]["cubes_dropped"] < 2:
        turn, clock = game.view()["turn"]["number"], game.view()["clock"]
        if asked("choose")(game):
            seen.append((turn, clock["steps_to_drop"], clock["reserve"]))
        game.play(chooser.choice(game.moves(game.to_act[0])), game.to_act[0])
    assert seen[:5] == [(1, 11, 5), (2, 11, 5), (3, 11, 5), (4, 10, 5), (5, 9, 5)]
    assert (14, 0, 5) in seen  # the cube drops at the end of this turn
    assert (15, 11, 4) in seen


@pytest.mark.parametrize(("edition", "steps"), [("first", "steps_to_lap"), ("second", "steps_to_drop")])
def test_after_the_standard_turns_no_lap_and_no_drop_is_announced(edition: str, steps: str) -> None:
    late = shipyard(3, edition=edition).edit({"turn": {"phase": "final-actions"}})
    assert late.view()["clock"][steps] is None
    early = shipyard(3, edition=edition).edit({"turn": {"phase": "final-actions"}, "stacks": {"bow": 0}})
    assert early.view()["clock"][steps] is None


@pytest.mark.parametrize(("edition", "players", "rounds"), [("first", 3, 24), ("first", 2, 25), ("second", 1, 25)])
def test_the_number_of_rounds_is_known(edition: str, players: int, rounds: int) -> None:
    view = shipyard(players, edition=edition).view()
    assert (view["turn"]["round"], view["turn"]["rounds"]) == (1, rounds)


@rule("SY-END-3")
def test_an_early_end_shortens_the_game() -> None:
    turn = shipyard(3).edit({"turn": {"number": 30}, "stacks": {"bow": 0}}).view()["turn"]
    assert (turn["last_round"], turn["round"], turn["rounds"]) == (True, 10, 10)


# ------------------------------------------------------------------ rondels, employees, exchange


@rule("SY-MAKE-1", "SY-EMP-3")
def test_rondels_tell_pieces_and_prices() -> None:
    me = {"employees": ["crane-engineer", "sail-engineer"]}
    game = shipyard(2).edit({"turn": {"seat": 0}, "seats": {0: me}, "rondels": {"equipment": "cannon"}})
    steps = game.view()["equipment"]["steps"]
    assert steps[0]["pieces"] == {"smokestack": 1, "sail": 1, "crane": 1}  # SY-X-15
    assert steps[1]["pieces"] == {"sail": 1, "crane": 2}
    assert [step["price"] for step in steps] == [0, 1, 2, 3]
    helped = game.edit({"seats": {0: {"employees": ["accountant"]}}})
    assert [step["price"] for step in helped.view()["crew"]["steps"]] == [0, 0, 0, 1]  # SY-X-19


@rule("SY-HIRE-1", "SY-HIRE-3", "SY-HIRE-4", "SY-HIRE-5")
def test_employees_tell_price_and_reason() -> None:
    game = shipyard(2).edit({"turn": {"seat": 0}, "seats": {0: {"employees": ["helmsman"], "guilders": 20}}})
    piles = {pile["employee"]: (space["steps"], pile) for space in game.view()["employees"] for pile in space["piles"]}
    steps, engineer = piles["sail-engineer"]
    assert engineer["price"] == steps - 1 + 1
    assert (piles["helmsman"][1]["left"], piles["helmsman"][1]["why_not"]) == (0, "SY-R-15")
    assert piles["good0-trader-2"][1]["why_not"] == "SY-HIRE-5"
    assert piles["good1-trader-1"][1]["name"] == "textile-trader-1"
    assert piles["foreman"][1]["possible"]


@rule("SY-EXCH-4", "SY-EMP-5")
def test_the_exchange_tells_present_and_next_prices() -> None:
    me = {"employees": ["good0-trader-1"]}
    changes = {"turn": {"seat": 0}, "seats": {0: me}, "rondels": {"exchange": 2}}
    exchange = shipyard(2).edit(changes).view()["exchange"]
    assert exchange["ring"][exchange["sector"] - 1] == {"coal": 3, "textile": 2, "grain": 1}
    assert exchange["prices"] == {"coal": 4, "textile": 2, "grain": 1}
    assert exchange["next_prices"] == {"coal": 3, "textile": 3, "grain": 2}
    assert exchange["swaps"]["coal"] == ["drive", "smokestack"]
    assert shipyard(2).view()["exchange"]["prices"] is None


def test_stacks_tell_how_many_of_deck_one_are_left() -> None:
    assert shipyard(3).view()["stacks"] == {"bow": 21, "middle": 42, "middle_1": 18, "stern": 21, "scrapped": []}
    assert shipyard(3, middle_display="split").view()["stacks"]["middle_1"] == 23
    cut = shipyard(3).edit({"stacks": {"middle": {"left": 5}}})  # deck II, which lay below, is gone
    assert (cut.view()["stacks"]["middle"], cut.view()["stacks"]["middle_1"]) == (5, 5)


# ------------------------------------------------------------------ yards, canals, ships


@rule("SY-YARD-5")
def test_hulls_tell_what_is_missing() -> None:
    yard = [None, 0, 52, None, 26, None, None, 53, 27]
    view = shipyard(2).edit({"seats": {0: {"yard": yard}}}).view()["seats"][0]
    shown = [(hull["slot"], hull["length"], hull["missing"]) for hull in view["hulls"]]
    assert shown == [(2, 2, ["stern"]), (5, 1, ["bow", "middle"]), (8, 2, ["bow"])]
    assert view["completing"] == ["bow", "middle", "stern"]
    assert view["yard"][1] == {"tile": 0, "kind": "bow", "deck": None, "features": ["mast"]}


@rule("SY-CRUISE-2")
def test_canals_lie_as_they_were_turned() -> None:
    canals = [{"number": 0, "tile": 10, "rotation": 2, "x": 0, "y": 0}]
    view = shipyard(2).edit({"seats": {0: {"canals": canals}}}).view(0)
    tile = view["seats"][0]["canals"]["tiles"][0]
    assert tile["officials"] == {"north": "trade", "east": "riband", "south": "lantern", "west": "trade"}
    assert ["W", "NW"] in tile["links"]
    assert ["E", "SE"] not in tile["links"] or tile["shape"] != "horseshoe"
    assert view["seats"][0]["canals"]["longest"] == 6


@rule("SY-FIT-9", "SY-SPEED-1")
def test_a_ship_being_fitted_out_tells_room_speed_and_reach() -> None:
    # The ship and the canals of SY-X-23.
    canals = [
        {"number": 0, "tile": 10, "rotation": 2, "x": 0, "y": 0},
        {"number": 1, "tile": 11, "rotation": 1, "x": 1, "y": 0},
    ]
    crew, gear = {"captain": 1, "businessman": 2, "soldier": 1, "drive": 1}, {"sail": 2, "crane": 1, "cannon": 1}
    pieces = crew | {"smokestack": 1} | gear
    me = {"canals": canals, "pieces": pieces, "yard": [6, 55, 52, 53, 59, 35, None, None, None]}
    game = shipyard(2).edit({"turn": {"seat": 0}, "seats": {0: me}, "decision": {"kind": "launch"}})
    assert game.view()["seats"][0]["canals"]["longest"] == 11
    game.play("sail 1")
    before = game.view()["launch"]
    assert before["pieces"] == {"captain": 1}
    assert (before["speed"], before["fitting"], before["longest"]) == (1, True, 11)
    assert (before["room"]["businessman"], before["room"]["sail"], before["room"]["crane"]) == (3, 3, 1)
    while asked("fit")(game):
        game.play(game.moves()[-1])
    ship = game.view()["launch"]
    assert (ship["fitting"], ship["speed"], ship["steps_left"]) == (False, 6, 6)
    assert ship["pieces"] == pieces
    assert ship["features"]["ring"] == 2
    game.play("edge 0 west")
    game.play("step NW")
    while not game.view()["seats"][0]["fleet"]:
        launch = game.view()["launch"]
        assert launch["steps_made"] + launch["steps_left"] == 6
        game.play(game.moves()[0])
    assert game.view()["seats"][0]["fleet"][0]["points"] == {"crew": 4, "gear": 4, "speed": 6, "cruise": 9, "total": 23}


@rule("SY-SOLO-2", "SY-SOLO-16")
def test_the_solo_game_shows_its_automata_and_rating() -> None:
    game = shipyard(1)
    solo = game.view()["solo"]
    assert [automaton["marker"] for automaton in solo["automata"]] == [None, None]
    assert (solo["face_up"], solo["face_down"], solo["rating"]) == ([], 8, None)
    assert solo["ratings"] == {"able-hand": 60, "seasoned-shipwright": 80, "master-of-the-slipway": 95}
    game.play("choose crew")
    while game.view()["turn"]["number"] == 1:
        game.play(game.moves()[-1])
    later = game.view()["solo"]
    assert len(later["face_up"]) + later["face_down"] == 8
    assert all(automaton["marker"] for automaton in later["automata"])


# ------------------------------------------------------------------ contracts


@rule("SY-SETUP-23", "SY-RED-24")
def test_own_contracts_tell_what_they_are_worth_now() -> None:
    held = [
        "clipper-fleet",
        "officer-corps",
        "surveyed-waters",
        "growing-payroll",
        "tonnage-order",
        "paired-appointments",
    ]
    staff = ["helmsman", "rigger", "accountant", "sail-engineer"]
    game = shipyard(2).edit({"seats": {0: {"contracts": held, "used_canals": 2, "employees": staff}}})
    mine = {card["contract"]: card for card in game.view(0)["seats"][0]["contracts"]}
    assert {name: (card["things"], card["points"]) for name, card in mine.items()} == {
        "clipper-fleet": (0, 0),
        "officer-corps": (0, 0),
        "surveyed-waters": (2, 8),
        "growing-payroll": (4, 4),
        "tonnage-order": (0, 0),
        "paired-appointments": (1, 4),
    }
    assert mine["officer-corps"]["counts"] == ["officer"]
    assert mine["growing-payroll"]["table"] == [1, 2, 3, 4]
    assert game.view(1)["seats"][0]["contracts"] == [None] * 6
    assert game.view()["seats"][0]["contracts"] == [None] * 6


def test_red_contracts_are_printed_green_in_the_first_edition() -> None:
    cards = shipyard(2, edition="first").view(0)["seats"][0]["contracts"]
    assert {(card["colour"], card["printed_colour"]) for card in cards} == {("blue", "blue"), ("red", "green")}


@rule("SY-CON-4")
def test_everyone_is_asked_for_the_own_discards() -> None:
    game = play_eagerly(shipyard(3, seed=2), 3, asked("discard"))
    assert game.to_act == (0, 1, 2)
    for seat in range(3):
        decision = game.view(seat)["decision"]
        assert (decision["kind"], decision["seat"], decision["colour"], decision["left"]) == ("discard", seat, "red", 1)
    game.play(game.moves(1)[0], 1)
    assert game.view(1)["decision"]["colour"] == "blue"
    assert game.view(0)["decision"]["colour"] == "red"
    assert game.view(1)["seats"][1]["discarded"]["red"] == [game.history[-1][1].fields["contract"]]
    assert game.view(0)["seats"][1]["discarded"]["red"] == [None]


# ------------------------------------------------------------------ what is remembered


def test_everybody_gets_data_of_their_own() -> None:
    game = shipyard(2, seed=3)
    before = json.dumps(game.view(0))
    view = game.view(0)
    for tile in view["ships"]["bow"]:
        tile["features"].append("a flag")
    view["canals"]["display"][0]["officials"].clear()
    view["employees"][0]["piles"][0]["name"] = "Nobody"
    assert json.dumps(game.view(0)) == before


@pytest.mark.parametrize("seed", range(4))
def test_tiles_seen_and_longest_cruises_are_those_of_the_rules(seed: int) -> None:
    game, chooser = shipyard(3, seed=seed), random.Random(seed)
    box = game._table.box
    while not game.over:
        record = game._table.redacted(0)
        seen = tiles_seen(record)
        assert seen & {*range(SHIP_TILES)} == {t for t in range(SHIP_TILES) if plain(is_tile_seen)(record, t)}
        for seat in range(3):
            assert longest_now(box, record, seat) == plain(longest_cruise)(box, record, seat, FASTEST)
        for _ in range(12):
            if not game.over:
                game.play(eager_move(game, chooser), game.to_act[0])
