"""Action: Hire an employee, and every employee by name (rules page 3.14 and 3.23)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, texts
from shipyard.stories import end_turn, fit_out, guilders, pieces, room_on, scene

EDITIONS = ("first", "second")
ENGINEERS = ["crane", "sail", "cannon", "smokestack"]
RECRUITERS = ["captain", "soldier", "drive", "businessman"]
WITH_FEE = [f"{piece}-engineer" for piece in ENGINEERS] + [f"{piece}-recruiter" for piece in RECRUITERS]
BUILDERS = [f"{piece}-builder" for piece in ("sail", "smokestack", "crane", "cannon", "drive", "crew")]

# Six canals in a row, long enough for every ship here.
LONG = [f"{tile}@({tile},0)0" for tile in range(6)]
# No place for anything but a cannon, or a crane: life rings and a lifeboat.
BARE, BARE_FOR_CANNONS = [17, 70, 47], [17, 70, 45]
PLENTY = dict.fromkeys(["businessman", "soldier", "drive", "smokestack", "sail", "crane", "cannon"], 9)


def hiring(*employees: str, players: int = 3, at: int = 0, purse: int = 20, **changes: Any) -> Game:
    """Seat 0 has these employees and hires another, with the marker at a space."""
    me = {"guilders": purse, "employees": list(employees)}
    return scene(players, decision="hire", rondels={"employee": at}, me=me, **changes)


def where(game: Game, employee: str) -> tuple[int, int]:
    """The space and the pile of an employee."""
    piles = game.position()["employee_piles"]
    return next((space, pile.index(employee)) for space, pile in enumerate(piles) if employee in pile)


def hire_of(game: Game, employee: str) -> str:
    """The move that hires an employee."""
    space, pile = where(game, employee)
    steps = (space - game.position()["rondels"]["employee"] - 1) % 8 + 1
    return f"hire {steps} {pile + 1}"


def launched(tiles: list[int], *employees: str, **stock: int) -> Game:
    """Seat 0 fits out a ship with these employees; the yard holds plenty unless it says otherwise."""
    me = {"guilders": 0, "yard": tiles, "canals": LONG, "employees": list(employees)}
    return play(scene(decision="launch", me=me | {"pieces": {"captain": 9} | (stock or PLENTY)}), "sail 1")


# ------------------------------------------------------------------ hiring


@rule("SY-HIRE-1", "SY-HIRE-2", "SY-HIRE-3")
@pytest.mark.parametrize("at", [0, 5])
def test_the_marker_moves_1_to_8_spaces_and_one_tile_is_taken(at: int) -> None:
    game = hiring("good0-trader-1", "good1-trader-1", "good2-trader-1", at=at)
    piles = game.position()["employee_piles"]
    seen = set()
    for steps in range(1, 9):
        for pile in range(3):
            employee = piles[(at + steps) % 8][pile]
            if employee in seat(game, 0)["employees"]:
                continue
            after = play(game.copy(), f"hire {steps} {pile + 1}")
            assert set(seat(after, 0)["employees"]) == {*seat(game, 0)["employees"], employee}
            assert after.position()["rondels"]["employee"] == (at + steps) % 8
            assert guilders(after) == 20 - (steps - 1) - (1 if employee in WITH_FEE else 0)
            seen.add(employee)
    assert len(seen) == 21


@rule("SY-HIRE-1")
def test_steps_that_cannot_be_paid_for_are_refused() -> None:
    piles = {1: ["helmsman", "rigger", "foreman"], 2: ["accountant", "crew-builder", "good0-trader-1"]}
    game = hiring(purse=1, employee_piles=piles)
    assert set(texts(game)) == {"hire 1 1", "hire 1 2", "hire 1 3", "hire 2 1", "hire 2 2", "hire 2 3"}
    assert refused(game, "hire 3 1") in ("SY-HIRE-1", "SY-HIRE-5")
    assert set(texts(hiring(purse=0, employee_piles=piles))) == {"hire 1 1", "hire 1 2", "hire 1 3"}


@rule("SY-HIRE-2")
def test_each_of_the_three_piles_may_be_chosen() -> None:
    game = hiring(employee_piles={4: ["rigger", "helmsman", "foreman"]}, at=3)
    for pile, name in enumerate(["rigger", "helmsman", "foreman"], start=1):
        assert seat(play(game.copy(), f"hire 1 {pile}"), 0)["employees"] == [name]


@rule("SY-HIRE-3")
@pytest.mark.parametrize("employee", WITH_FEE)
def test_an_engineer_or_a_recruiter_costs_1_more(employee: str) -> None:
    game = hiring(employee_piles={1: {0: employee, 1: "rigger"}}, purse=3)
    assert guilders(play(game.copy(), "hire 1 1")) == 2
    assert guilders(play(game.copy(), "hire 1 2")) == 3
    poor = hiring(employee_piles={1: [employee, "rigger", "helmsman"]}, purse=0)
    assert refused(poor, "hire 1 1") == "SY-HIRE-1"


@rule("SY-HIRE-4")
@pytest.mark.parametrize("employee", ["sail-engineer", "drive-recruiter", "good1-trader-1", "crew-builder", "rigger"])
def test_no_employee_equal_to_an_own_one(employee: str) -> None:
    game = hiring(employee)
    assert refused(game, hire_of(game, employee)) == "SY-HIRE-4"


@rule("SY-HIRE-4")
def test_several_of_one_role_with_different_effects() -> None:
    game = hiring("sail-engineer", "crew-builder", "soldier-recruiter", "good0-trader-1")
    for other in ("crane-engineer", "sail-builder", "drive-recruiter", "good1-trader-1", "good0-trader-2"):
        assert other in seat(play(game.copy(), hire_of(game, other)), 0)["employees"]


@rule("SY-HIRE-4")
def test_another_player_may_have_the_same() -> None:
    game = hiring(seats={1: {"employees": ["rigger"]}})
    play(game, hire_of(game, "rigger"))
    assert seat(game, 0)["employees"] == seat(game, 1)["employees"] == ["rigger"]


@rule("SY-HIRE-5")
@pytest.mark.parametrize("good", range(3))
def test_level_2_only_after_level_1_of_the_same_good(good: int) -> None:
    others = [f"good{other}-trader-1" for other in range(3) if other != good]
    game = hiring(*others)
    assert refused(game, hire_of(game, f"good{good}-trader-2")) == "SY-HIRE-5"
    game = hiring(f"good{good}-trader-1")
    play(game, hire_of(game, f"good{good}-trader-2"))
    assert seat(game, 0)["employees"] == [f"good{good}-trader-1", f"good{good}-trader-2"]


@rule("SY-HIRE-6")
def test_employees_stay_open_with_the_player() -> None:
    game = hiring(purse=0, employee_piles={1: ["helmsman", "rigger", "foreman"]})
    play(game, "hire 1 1")
    end_turn(game, 9)
    assert "helmsman" in seat(game, 0)["employees"]
    for viewer in range(3):
        assert "helmsman" in str(game.view(viewer)["seats"][0]["employees"])


@rule("SY-HIRE-7", "SY-R-15")
def test_an_emptied_pile_is_passed_over() -> None:
    game = hiring(players=2, seats={1: {"employees": ["rigger"]}})
    assert refused(game, hire_of(game, "rigger")) == "SY-R-15"
    game = hiring(seats={1: {"employees": ["rigger"]}, 2: {"employees": ["rigger"]}})
    assert refused(game, hire_of(game, "rigger")) == "SY-R-15"


@rule("SY-HIRE-7", "SY-R-15")
def test_piles_are_not_refilled() -> None:
    game = hiring(players=2, purse=0, employee_piles={1: ["helmsman", "rigger", "foreman"]})
    play(game, "hire 1 1")
    end_turn(game, 8)
    again = game.edit({"turn": {"seat": 1}, "decision": "hire", "seats": {1: {"guilders": 20}}})
    assert refused(again, hire_of(again, "helmsman")) in ("SY-R-15", "SY-HIRE-4")
    holders = [owner for owner in range(2) if "helmsman" in seat(game, owner)["employees"]]
    assert holders == [0]


@rule("SY-HIRE-7", "SY-R-15")
def test_the_marker_stops_only_where_somebody_is_taken() -> None:
    piles = {1: ["sail-engineer", "crane-engineer", "good0-trader-2"], 2: ["rigger", "helmsman", "foreman"]}
    game = hiring("sail-engineer", "crane-engineer", employee_piles=piles, purse=1)
    assert texts(game) == ["hire 2 1", "hire 2 2", "hire 2 3"]


@rule("SY-HIRE-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_action_needs_an_employee_that_can_be_reached_and_paid_for(edition: str) -> None:
    piles = {1: ["sail-engineer", "crane-engineer", "good0-trader-2"]}
    changes: dict[str, Any] = {"employee_piles": piles, "rondels": {"employee": 0}, "turn": {"number": 1}}
    poor = scene(edition=edition, me={"guilders": 0}, **changes)
    assert refused(poor, "choose hire") == "SY-CHOICE-3"
    assert "choose hire" in texts(scene(edition=edition, me={"guilders": 1}, **changes))


# ------------------------------------------------------------------ effects


@rule("SY-EMP-1", "SY-EMP-3")
@pytest.mark.parametrize("engineer", ENGINEERS)
def test_an_engineer_makes_one_more_piece_with_every_manufacture(engineer: str) -> None:
    me = {"guilders": 3, "employees": [f"{engineer}-engineer"], "pieces": {}}
    game = scene(decision={"kind": "steps", "rondel": "equipment"}, rondels={"equipment": "cannon"}, me=me)
    for steps, made in enumerate(["smokestack", "crane", "sail", "cannon"], start=1):
        expected = {made: 2} if made == engineer else {made: 1, engineer: 1}
        assert pieces(play(game.copy(), f"steps {steps}")) == expected
    crew = scene(decision={"kind": "steps", "rondel": "crew"}, rondels={"crew": "captain"}, me=me)
    assert pieces(play(crew, "steps 1")) == {"soldier": 1}


@rule("SY-EMP-1", "SY-EMP-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("recruiter", RECRUITERS)
def test_a_recruiter_brings_one_more_piece_with_every_recruiting(edition: str, recruiter: str) -> None:
    me = {"guilders": 3, "employees": [f"{recruiter}-recruiter"], "pieces": {}}
    game = scene(edition=edition, decision={"kind": "steps", "rondel": "crew"}, rondels={"crew": "captain"}, me=me)
    for steps, came in enumerate(["soldier", "drive", "businessman", "captain"], start=1):
        expected = {came: 2} if came == recruiter else {came: 1, recruiter: 1}
        assert pieces(play(game.copy(), f"steps {steps}")) == expected


@rule("SY-EMP-1", "SY-EMP-3", "SY-EMP-4")
def test_effects_add_up_and_apply_every_time() -> None:
    me = {"guilders": 9, "employees": ["crane-engineer", "sail-engineer", "cannon-engineer", "drive-recruiter"]}
    rondels = {"equipment": "crane", "crew": "captain"}
    game = scene(decision={"kind": "steps", "rondel": "equipment"}, rondels=rondels, me=me | {"pieces": {}})
    play(game, "steps 1", "bonus crew", "steps 1")
    assert pieces(game) == {"crane": 1, "sail": 2, "cannon": 1, "soldier": 1, "drive": 1}


@rule("SY-EMP-5", "SY-EMP-1")
@pytest.mark.parametrize("good", range(3))
def test_a_trader_sells_every_unit_of_the_good_for_1_more(good: int) -> None:
    pure = ["3-0-0", "0-3-0", "0-0-3"]
    level_1, level_2 = f"good{good}-trader-1", f"good{good}-trader-2"
    for traders, more in (([], 0), ([level_1], 1), ([level_1, level_2], 2)):
        me = {"guilders": 0, "commodities": pure, "employees": traders}
        for other in range(3):
            game = play(scene(decision="trade", rondels={"exchange": 0}, me=me), f"trade {pure[other]}", "swap none")
            assert guilders(game) == 3 * (2 + (more if other == good else 0))


@rule("SY-EMP-5")
def test_a_trader_does_nothing_for_swaps() -> None:
    me = {"guilders": 0, "pieces": {}, "commodities": ["3-0-0"], "employees": ["good0-trader-1", "good0-trader-2"]}
    game = play(scene(decision="trade", rondels={"exchange": 0}, me=me), "swap drive+smokestack")
    assert pieces(game) == {"drive": 1, "smokestack": 1}
    assert guilders(game) == 4


@rule("SY-EMP-6", "SY-FIT-9", "SY-SUP-4")
@pytest.mark.parametrize(
    ("builder", "piece", "extra"),
    [
        *((piece, piece, 2) for piece in ("sail", "smokestack", "crane", "cannon")),
        ("drive", "drive", 1),
        *(("crew", member, 2) for member in ("officer", "businessman", "soldier")),
    ],
)
def test_a_builder_carries_pieces_without_a_place(builder: str, piece: str, extra: int) -> None:
    tiles = BARE_FOR_CANNONS if piece == "cannon" else BARE
    assert room_on(launched(tiles), piece) == 0
    assert room_on(launched(tiles, f"{builder}-builder"), piece) == extra
    others = [name for name in BUILDERS if name != f"{builder}-builder"]
    assert room_on(launched(tiles, *others), piece) == 0


@rule("SY-EMP-6", "SY-FIT-1")
def test_the_pieces_of_a_builder_come_from_the_yard() -> None:
    assert room_on(launched(BARE, "sail-builder", sail=1), "sail") == 1
    assert room_on(launched(BARE, "sail-builder", crane=1), "sail") == 0


@rule("SY-EMP-6", "SY-EMP-1")
def test_a_builder_serves_every_launched_ship() -> None:
    me = {"guilders": 0, "yard": [*BARE, None, 18, 71, 46], "canals": LONG, "employees": ["crane-builder"]}
    game = play(scene(decision="launch", me=me | {"pieces": {"captain": 2, "crane": 4}}), "sail 1")
    fit_out(game, crane=2)
    while game.position()["launching"]:
        game.play(game.moves()[0])
    if "sail 5" in texts(game):
        game.play("sail 5")
    assert room_on(game, "crane") == 2


@rule("SY-EMP-6", "SY-R-29")
def test_the_crew_builder_has_two_berths_in_all_and_none_for_a_drive() -> None:
    game = launched(BARE, "crew-builder")
    assert room_on(game.copy(), "businessman", officer=1) == 1
    assert room_on(game.copy(), "soldier", officer=1, businessman=1) == 0
    assert room_on(game.copy(), "soldier", officer=0, businessman=1) == 1
    assert room_on(game.copy(), "drive") == 0


@rule("SY-EMP-7", "SY-EMP-2", "SY-SPEED-3")
def test_the_helmsman_adds_1_or_nothing() -> None:
    game = fit_out(launched(BARE, "helmsman", crane=1))
    assert texts(game) == ["faster 0", "faster 1"]
    assert refused(game, "faster 2") == "SY-SPEED-3"
    assert play(game, "faster 1").position()["fleet"][-1]["speed"] == 2


@rule("SY-EMP-8", "SY-EMP-2", "SY-SPEED-3")
@pytest.mark.parametrize(("sails", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_rigger_adds_1_for_every_two_sails(sails: int, bonus: int) -> None:
    game = fit_out(launched([0, 80, 81, 50], "rigger", "sail-builder"), sail=sails)
    if bonus:
        assert texts(game) == [f"faster {points}" for points in range(bonus + 1)]
        play(game, f"faster {bonus}")
    assert game.position()["fleet"][-1]["speed"] == 1 + sails + bonus


@rule("SY-EMP-1", "SY-EMP-7", "SY-EMP-8")
def test_helmsman_and_rigger_add_up() -> None:
    game = fit_out(launched([0, 80, 81, 50], "rigger", "helmsman"), sail=4)
    assert texts(game) == ["faster 0", "faster 1", "faster 2", "faster 3"]


@rule("SY-EMP-9")
@pytest.mark.parametrize("rondel", ["equipment", "crew"])
def test_the_accountant_makes_two_further_steps_free(rondel: str) -> None:
    decision = {"kind": "steps", "rondel": rondel}
    game = scene(decision=decision, me={"guilders": 1, "employees": ["accountant"]})
    costs = [1 - guilders(play(game.copy(), f"steps {steps}")) for steps in (1, 2, 3, 4)]
    assert costs == [0, 0, 0, 1]
    poor = scene(decision=decision, me={"guilders": 0, "employees": ["accountant"]})
    assert texts(poor) == ["steps 1", "steps 2", "steps 3"]
    assert refused(poor, "steps 4") == "SY-MAKE-1"


@rule("SY-EMP-9", "SY-EMP-10")
def test_accountant_and_foreman_serve_their_own_markers_only() -> None:
    game = scene(decision={"kind": "steps", "rondel": "crew"}, me={"guilders": 3, "employees": ["foreman"]})
    assert guilders(play(game, "steps 4")) == 0
    game = hiring("accountant", employee_piles={4: ["rigger", "helmsman", "crew-builder"]})
    assert guilders(play(game, "hire 4 1")) == 20 - 3


@rule("SY-EMP-10")
@pytest.mark.parametrize("steps", range(1, 9))
def test_the_foreman_makes_three_further_steps_free(steps: int) -> None:
    game = hiring("foreman", employee_piles={steps % 8: {0: "rigger", 1: "sail-engineer"}})
    cost = max(0, steps - 4)
    assert guilders(play(game.copy(), f"hire {steps} 1")) == 20 - cost
    assert guilders(play(game.copy(), f"hire {steps} 2")) == 20 - cost - 1  # the fee stays
