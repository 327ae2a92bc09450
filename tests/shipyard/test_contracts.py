"""What every contract is worth (rules page 3.24 and 3.25), in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead.errors import FairleadError
from fairlead.games.shipyard.box import box_memory
from fairlead.games.shipyard.contracts import table_points
from fairlead.games.shipyard.names import CONTRACT_NAMES
from fairlead.kernel.compiler import plain
from fairlead.kernel.records import Plain
from helpers import rule
from shipyard.stories import points, scene, worth

Case = tuple[list[dict[str, Any]], dict[str, Any], int]
BARE: dict[str, Any] = {"tiles": "BMS"}


def ship(length: int = 3, **pieces: int) -> dict[str, Any]:
    """A ship of a length with these pieces besides its captain."""
    return {"tiles": "B" + "M" * (length - 2) + "S", "pieces": pieces}


def check(contract: str, *cases: Case) -> None:
    """Scores the contract for every fleet, the first of them in the first edition as well."""
    for ships, me, expected in cases:
        assert worth(contract, *ships, **me) == expected
    if contract not in ("paired-appointments", "assorted-hulls"):
        ships, me, expected = cases[0]
        assert worth(contract, *ships, edition="first", **me) == expected


# ------------------------------------------------------------------ blue


@rule("SY-BLUE-0")
def test_chartered_freighters() -> None:
    two_pairs = [ship(4, businessman=2, crane=1), ship(5, businessman=1, crane=3), ship(crane=1)]
    check("chartered-freighters", (two_pairs, {}, 6), ([ship(businessman=1), ship(crane=1)], {}, 0))


@rule("SY-BLUE-1")
def test_gunboat_flotilla() -> None:
    three_pairs = [ship(5, soldier=2, cannon=2), ship(5, soldier=3, cannon=1), ship(soldier=1)]
    check("gunboat-flotilla", (three_pairs, {}, 9), ([ship(soldier=1), ship(cannon=1)], {}, 0))


@rule("SY-BLUE-2")
def test_clipper_fleet() -> None:
    check("clipper-fleet", ([ship(5, sail=5), ship(sail=1), ship(4, sail=2)], {}, 9), ([ship(sail=1)] * 2, {}, 0))


@rule("SY-BLUE-3")
def test_twin_funnels() -> None:
    fleet = [ship(5, smokestack=4), ship(4, smokestack=3, sail=1)]
    check("twin-funnels", (fleet, {}, 9), ([ship(smokestack=1, sail=1)], {}, 0))


@rule("SY-BLUE-4")
def test_officer_corps() -> None:
    check("officer-corps", ([ship(4, officer=2), ship(officer=1), BARE], {}, 9), ([BARE, ship(4, sail=2)], {}, 0))


@rule("SY-BLUE-5")
def test_engine_trials() -> None:
    check("engine-trials", ([ship(drive=1), ship(drive=1), BARE], {}, 6), ([BARE], {}, 0))


@rule("SY-BLUE-6")
def test_trade_missions() -> None:
    fleet = [ship(4, businessman=2), ship(businessman=1)]
    check("trade-missions", (fleet, {}, 4), ([ship(businessman=1)], {}, 0), ([BARE], {}, 0))


@rule("SY-BLUE-7")
def test_troop_transports() -> None:
    check("troop-transports", ([ship(4, soldier=3), ship(soldier=1)], {}, 6), ([ship(soldier=1)], {}, 0))


@rule("SY-BLUE-8")
def test_surveyed_waters() -> None:
    check("surveyed-waters", ([], {"used_canals": 3}, 12), ([BARE], {"used_canals": 0}, 0))


@rule("SY-BLUE-9")
def test_sail_and_steam() -> None:
    both = ship(4, sail=1, smokestack=1, drive=1)
    check("sail-and-steam", ([both, ship(5, sail=2, smokestack=2, drive=1), ship(sail=2)], {}, 12))
    assert worth("sail-and-steam", ship(sail=1, smokestack=1), ship(smokestack=1, drive=1), ship(sail=1, drive=1)) == 0


@rule("SY-BLUE-10")
def test_armed_merchantmen() -> None:
    armed = {"businessman": 1, "soldier": 1, "crane": 1, "cannon": 1}
    check("armed-merchantmen", ([ship(5, **armed), ship(6, **armed), BARE], {}, 16))
    assert worth("armed-merchantmen", *(ship(5, **{name: 1 for name in armed if name != left}) for left in armed)) == 0


ELEMENTS = ["drive", "smokestack", "sail", "crane", "cannon", "businessman", "soldier", "officer"]


@rule("SY-BLUE-11")
@pytest.mark.parametrize(("number", "expected"), list(enumerate([0, 1, 2, 3, 4, 5, 7, 10, 14])))
def test_complete_outfit(number: int, expected: int) -> None:
    pieces = dict.fromkeys(ELEMENTS[:number], 1)
    first = dict.fromkeys(list(pieces)[::2], 1)
    second = dict.fromkeys(list(pieces)[1::2] + list(pieces)[:1], 1)  # one of them twice in the fleet
    assert worth("complete-outfit", ship(7, **first), ship(7, **second)) == expected


@rule("SY-BLUE-11")
def test_complete_outfit_in_the_first_edition() -> None:
    assert worth("complete-outfit", ship(8, **dict.fromkeys(ELEMENTS, 1)), edition="first") == 14


@rule("SY-BLUE-0", "SY-BLUE-2", "SY-BLUE-4", "SY-END-17")
def test_only_ships_of_the_own_fleet_count() -> None:
    others = {"seat": 1, "tiles": "BMMMS", "pieces": {"sail": 4, "officer": 1}}
    me = {"contracts": ["clipper-fleet", "fleet-programme"], "pieces": {"sail": 8, "captain": 5}, "yard": "BM......."}
    over = scene(me=me, fleet=[others], turn={"phase": "over"})
    assert "blue" not in points(over)
    assert "red" not in points(over)


# ------------------------------------------------------------------ red

FEATURES = {
    "life-ring-act": [{"tiles": [17, 55, 60, 41]}, {"tiles": [0, 70, 71, 47]}],  # 4 and 3 life rings
    "beacon-act": [{"tiles": [23, 57, 62, 43]}, {"tiles": [0, 71, 72, 49]}],
    "lifeboat-act": [{"tiles": [20, 56, 61, 42]}, {"tiles": [0, 70, 72, 48]}],
}


@rule("SY-RED-12", "SY-RED-13", "SY-RED-14")
@pytest.mark.parametrize("contract", list(FEATURES))
def test_safety_acts(contract: str) -> None:
    four, three = FEATURES[contract]
    check(contract, ([four, three], {}, 13), ([four], {}, 6), ([three], {}, 4), ([{"tiles": [0, 63, 51]}], {}, 0))


def employed(*names: str) -> dict[str, Any]:
    """What a seat with these employees has."""
    return {"employees": list(names)}


GREY = ["crane-engineer", "sail-engineer", "cannon-engineer"]
GREEN = ["captain-recruiter", "soldier-recruiter"]
RED = ["good0-trader-1", "good0-trader-2", "good1-trader-1"]
BLUE = ["helmsman", "rigger", "crew-builder"]
YELLOW = ["accountant", "foreman"]


@rule("SY-RED-15")
def test_growing_payroll() -> None:
    three, six = employed(*GREY), employed(*GREY, *RED)
    check("growing-payroll", ([], six, 8), ([], three, 3), ([], employed(*GREY, "rigger"), 4), ([], employed(), 0))


@rule("SY-RED-16")
def test_skilled_hands() -> None:
    check("skilled-hands", ([], employed(*GREY, *GREEN, *RED, *BLUE, *YELLOW), 16), ([], employed(*GREY, *GREEN), 0))
    for kind in (RED, BLUE, YELLOW):
        assert worth("skilled-hands", **employed(*kind)) == 2 * len(kind)


@rule("SY-RED-17")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        ([], 0),
        (GREY, 1),
        ([*GREY, *GREEN], 2),
        (["good0-trader-1"], 1),
        (["good0-trader-1", "good0-trader-2"], 2),  # level 2 is a kind of its own
        ([*GREY, *GREEN, "good2-trader-1"], 4),
        ([*GREY, *GREEN, "rigger", "foreman"], 6),
        ([*GREY, *GREEN, "rigger", "foreman", "good1-trader-1"], 9),
        ([*GREY, *GREEN, *RED, *BLUE, *YELLOW], 12),
    ],
)
def test_mixed_workforce(employees: list[str], expected: int) -> None:
    assert worth("mixed-workforce", **employed(*employees)) == expected


@rule("SY-RED-17")
def test_mixed_workforce_in_the_first_edition() -> None:
    assert worth("mixed-workforce", edition="first", **employed(*GREY, *GREEN, *RED, *BLUE, *YELLOW)) == 12


@rule("SY-RED-18")
def test_safety_certificates() -> None:
    safe = [{"tiles": [17, 72, 50]}, {"tiles": [23, 70, 47]}]
    unsafe = [{"tiles": [18, 71, 45]}, {"tiles": [20, 56, 44]}]
    check("safety-certificates", (safe + unsafe, {}, 10), (unsafe, {}, 0))


def fleet_of(*lengths: int) -> list[dict[str, Any]]:
    """Ships of these lengths."""
    return [ship(length) for length in lengths]


@rule("SY-RED-19", "SY-R-21")
def test_coaster_class() -> None:
    check("coaster-class", (fleet_of(5, 4, 5, 6), {}, 8), (fleet_of(5), {}, 1), (fleet_of(4, 6), {}, 0))
    assert worth("coaster-class", *fleet_of(5, 5, 5)) == 15
    assert worth("coaster-class", *fleet_of(5, 5, 5, 5)) == 22
    assert worth("coaster-class", *fleet_of(5, 5, 5, 5, 5)) == 22


@rule("SY-RED-20", "SY-R-21")
def test_packet_class() -> None:
    check("packet-class", (fleet_of(6, 5, 6, 7), {}, 10), (fleet_of(6), {}, 3), (fleet_of(5, 7), {}, 0))
    assert worth("packet-class", *fleet_of(6, 6, 6)) == 17
    assert worth("packet-class", *fleet_of(6, 6, 6, 6)) == 17


@rule("SY-RED-21", "SY-R-21")
def test_liner_class() -> None:
    check("liner-class", (fleet_of(7, 9), {}, 12), (fleet_of(8), {}, 5), (fleet_of(7, 8, 9), {}, 12))
    assert worth("liner-class", *fleet_of(6, 6)) == 0


@rule("SY-RED-22", "SY-R-21")
def test_fleet_programme() -> None:
    check("fleet-programme", (fleet_of(3, 4, 9), {}, 9), ([], {}, 0))
    for number, expected in ((1, 1), (2, 4), (4, 16), (5, 24), (6, 32), (7, 32)):
        assert worth("fleet-programme", *fleet_of(*[3] * number)) == expected


@rule("SY-RED-23", "SY-R-21")
def test_tonnage_order() -> None:
    check("tonnage-order", (fleet_of(5, 9), {}, 8), (fleet_of(4, 9), {}, 0), (fleet_of(8, 9), {}, 8))
    for lengths, expected in (((9, 9), 13), ((3, 9, 9), 13), ((4, 9, 9), 18), ((9, 9, 9), 18)):
        assert worth("tonnage-order", *fleet_of(*lengths)) == expected


@rule("SY-RED-24")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        ([], 0),
        (GREY[:2], 3),
        ([GREY[0], GREEN[0]], 3),
        (GREEN, 3),
        (YELLOW, 4),
        ([RED[0], BLUE[0]], 4),
        ([GREY[0], BLUE[0]], 0),
        ([*GREY, *GREEN, *RED, *BLUE, *YELLOW], 2 * 3 + 4 * 4),
    ],
)
def test_paired_appointments(employees: list[str], expected: int) -> None:
    assert worth("paired-appointments", **employed(*employees)) == expected


@rule("SY-RED-25", "SY-R-36")
@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        ((), 0),
        ((4, 4), 2),
        ((3, 6), 7),
        ((3, 4, 5), 13),
        ((3, 4, 5, 6), 19),
        ((3, 7), 2),
        ((7, 8, 9), 0),
        ((3, 4, 5, 6, 7), 19),
    ],
)
def test_assorted_hulls(lengths: tuple[int, ...], expected: int) -> None:
    assert worth("assorted-hulls", *fleet_of(*lengths)) == expected


@rule("SY-RED-24", "SY-RED-25")
@pytest.mark.parametrize("contract", ["paired-appointments", "assorted-hulls"])
def test_two_contracts_are_of_the_second_edition_only(contract: str) -> None:
    with pytest.raises(FairleadError):
        worth(contract, edition="first")


TABLES = {
    "complete-outfit": [0, 1, 2, 3, 4, 5, 7, 10, 14],
    "life-ring-act": [0, 1, 2, 4, 6, 8, 12, 13, 14, 15],
    "beacon-act": [0, 1, 2, 4, 6, 8, 12, 13, 14, 15],
    "lifeboat-act": [0, 1, 2, 4, 6, 8, 12, 13, 14, 15],
    "growing-payroll": [0, 1, 2, 3, 4, 6, 8, 10, 12],
    "mixed-workforce": [0, 1, 2, 4, 6, 9, 12],
    "coaster-class": [0, 1, 8, 15, 22, 22, 22],
    "packet-class": [0, 3, 10, 17, 17, 17],
    "liner-class": [0, 5, 12, 12, 12],
    "fleet-programme": [0, 1, 4, 9, 16, 24, 32, 32, 32],
    "assorted-hulls": [0, 2, 7, 13, 19],
}


@rule("SY-R-21", "SY-R-30", "SY-RED-12", "SY-RED-13", "SY-RED-14", "SY-RED-15", "SY-RED-22")
@pytest.mark.parametrize("contract", list(TABLES))
def test_every_value_of_the_tables_and_what_follows_them(contract: str) -> None:
    box, card = Plain(box_memory()[0]), CONTRACT_NAMES.index(contract)
    values = [plain(table_points)(box, card, things) for things in range(len(TABLES[contract]))]
    assert values == TABLES[contract]
