"""Placing ship tiles in the yard (rules page 3.9): single stories, and the enumeration of all 4^9 yards."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from types import SimpleNamespace
from typing import Any

import pytest

from fairlead.games.shipyard.yard import completes_ship, has_ship, refuse_slot
from fairlead.kernel.compiler import plain
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, scene, yard

SLOTS = 9
EMPTY, BOW, MIDDLE, STERN = range(4)
COLUMN = {"B": "bow", "M": "left", "S": "stern"}
SAILOR: dict[str, Any] = {"guilders": 0, "pieces": {"captain": 2}, "canals": ["0@(0,0)0"]}


def slots_for(letter: str, drawing: str) -> list[int]:
    """The slots on which the cheapest tile of a kind may be placed in a yard, from 1 to 9."""
    game = scene(decision="build", me={"yard": drawing})
    column = COLUMN[letter]
    if f"take {column} 1" not in texts(game):
        return []
    tile = game.position()["display"][column][0]
    play(game, f"take {column} 1")
    if asked(game) == "place":
        return [move.fields["slot"] for move in game.moves()]
    return [seat(game, 0)["yard"].index(tile) + 1]


# ------------------------------------------------------------------ single stories


@rule("SY-YARD-1", "SY-YARD-7")
def test_nine_slots_in_a_row_and_what_fits_in_an_empty_yard() -> None:
    assert len(yard(scene())) == SLOTS
    assert slots_for("B", ".........") == [1, 2, 3, 4, 5, 6, 7]
    assert slots_for("M", ".........") == [2, 3, 4, 5, 6, 7, 8]
    assert slots_for("S", ".........") == [3, 4, 5, 6, 7, 8, 9]


@rule("SY-YARD-1", "SY-YARD-5")
def test_bows_point_left() -> None:
    right = scene(decision="launch", me=SAILOR | {"yard": "...BMS..."})
    assert texts(right) == ["sail 4", "dismantle 4"]
    wrong = scene(decision="launch", me=SAILOR | {"yard": "...SMB..."})
    assert asked(wrong) == "choose"
    assert yard(wrong) == "...SMB..."


@rule("SY-YARD-2")
def test_a_tile_is_placed_on_an_empty_slot() -> None:
    game = play(scene(decision="build", me={"yard": ".MB..S..."}), "take left 1")
    assert [move.fields["slot"] for move in game.moves()] == [4, 5, 7, 8]
    assert [refused(game, f"place {slot}") for slot in (2, 3, 6)] == ["SY-YARD-2"] * 3


@rule("SY-YARD-3", "SY-LAUNCH-4")
def test_placed_tiles_stay_where_they_are_while_a_ship_leaves() -> None:
    game = scene(decision="build", me={"guilders": 0, "yard": "BMS.BM..S"})
    before = seat(game, 0)["yard"]
    play(game, "take bow 1", "place 4", "stop")
    after = seat(game, 0)["yard"]
    assert yard(game) == "...BBM..S"
    assert after[4:] == before[4:]


@rule("SY-YARD-4")
def test_a_tile_need_not_touch_another() -> None:
    game = play(scene(decision="build"), "take bow 1", "place 1", "take left 1", "place 4", "take stern 1", "place 9")
    assert yard(game) == "B..M....S"


@rule("SY-YARD-5", "SY-R-18")
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7, 8, 9])
def test_a_ship_has_a_bow_one_to_seven_middles_and_a_stern(length: int) -> None:
    drawing = ("B" + "M" * (length - 2) + "S").ljust(SLOTS, ".")
    game = scene(decision="launch", me=SAILOR | {"yard": drawing})
    assert texts(game) == ["sail 1", "dismantle 1"]
    play(game, "sail 1")
    assert len(game.position()["fleet"][-1]["tiles"]) == length


@rule("SY-YARD-5")
@pytest.mark.parametrize("drawing", ["BM.......", ".MS......", "B.S......", "BM.MS....", "BBM...S..", "..SMB...."])
def test_anything_else_is_no_ship(drawing: str) -> None:
    game = scene(decision="launch", me=SAILOR | {"yard": drawing})
    assert asked(game) == "choose"
    assert yard(game) == drawing


@rule("SY-YARD-5", "SY-LAUNCH-1")
def test_three_ships_fill_a_yard() -> None:
    game = scene(decision="launch", me=SAILOR | {"yard": "BMSBMSBMS"})
    assert texts(game, "sail") == ["sail 1", "sail 4", "sail 7"]


@rule("SY-YARD-6")
@pytest.mark.parametrize(
    ("drawing", "letter", "slots"),
    [
        ("..SMB....", "B", [1, 6, 7]),  # the middle joins a bow only when stern or bow have left
        ("......MS.", "S", [3, 4, 5, 6, 9]),
        ("B........", "S", [3, 4, 5, 6, 7, 8, 9]),
        ("........S", "B", [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_another_ship_may_have_to_leave_first(drawing: str, letter: str, slots: list[int]) -> None:
    assert slots_for(letter, drawing) == slots


@rule("SY-YARD-7")
@pytest.mark.parametrize(
    ("letter", "slot"), [("B", 8), ("B", 9), ("M", 1), ("M", 9), ("S", 1), ("S", 2)], ids=lambda value: str(value)
)
def test_slots_too_near_the_edge_are_refused(letter: str, slot: int) -> None:
    game = play(scene(decision="build"), f"take {COLUMN[letter]} 1")
    assert refused(game, f"place {slot}") == "SY-YARD-7"


@rule("SY-YARD-7")
def test_no_stern_may_lie_directly_to_the_right_of_a_bow() -> None:
    assert slots_for("S", "...B.....") == [3, 6, 7, 8, 9]
    assert slots_for("B", ".....S...") == [1, 2, 3, 4, 7]
    game = play(scene(decision="build", me={"yard": "...B....."}), "take stern 1")
    assert refused(game, "place 5") == "SY-YARD-7"
    game = play(scene(decision="build", me={"yard": ".....S..."}), "take bow 1")
    assert refused(game, "place 5") == "SY-YARD-7"


@rule("SY-YARD-8")
@pytest.mark.parametrize("letter", "BMS")
def test_the_last_slot_may_be_filled_where_a_ship_is_completed_by_it(letter: str) -> None:
    full = "BMBMMSMSS"
    for slot, there in enumerate(full, start=1):
        if there == letter:
            drawing = full[: slot - 1] + "." + full[slot:]
            if "BMMS" in drawing:
                continue  # completed already
            assert slot in slots_for(letter, drawing)


@rule("SY-YARD-9")
@pytest.mark.parametrize(
    "tiles", [("B", 1, "M", 2, "S", 3), ("S", 3, "M", 4, "B", 5), ("B", 4, "B", 5, "S", 9), ("S", 8, "S", 9, "M", 2)]
)
def test_the_order_of_placing_does_not_matter(tiles: tuple[Any, ...]) -> None:
    pairs = list(zip(tiles[::2], tiles[1::2], strict=True))
    yards = set()
    for order in permutations(pairs):
        game = scene(decision="build", me={"guilders": 30})
        for count, (letter, slot) in enumerate(order):
            row = sum(there == letter for there, _ in order[:count]) + 1
            play(game, f"take {COLUMN[letter]} {row}", f"place {slot}")
        yards.add(yard(game))
    assert len(yards) == 1


@rule("SY-YARD-9")
def test_what_is_illegal_is_so_in_any_order() -> None:
    first_bow = play(scene(decision="build"), "take bow 1", "place 4", "take stern 1")
    assert refused(first_bow, "place 5") == "SY-YARD-7"
    first_stern = play(scene(decision="build"), "take stern 1", "place 5", "take bow 1")
    assert refused(first_stern, "place 4") == "SY-YARD-7"


# ------------------------------------------------------------------ all 4^9 yards

Yard = tuple[int, ...]
SHIPS = [(first, last) for first in range(SLOTS) for last in range(first + 2, SLOTS)]


def ship_from(first: int, last: int) -> int:
    """A completed ship on these slots, two bits a slot."""
    middles = sum(MIDDLE << 2 * slot for slot in range(first + 1, last))
    return BOW << 2 * first | middles | STERN << 2 * last


def room_from(first: int, last: int) -> int:
    """The bits of these slots."""
    return sum(3 << 2 * slot for slot in range(first, last + 1))


ROOM_AND_SHIP = [(room_from(*slots), ship_from(*slots)) for slots in SHIPS]


@cache
def emptiable() -> frozenset[int]:
    """All yards from which an empty yard can be reached by adding tiles and by launching completed ships.

    The search goes backwards from the empty yard: a ship comes back, or a tile is taken away (SY-YARD-6).
    """
    masks = [3 << 2 * slot for slot in range(SLOTS)]
    known, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        before = [here | ship for room, ship in ROOM_AND_SHIP if not here & room]
        before += [here & ~mask for mask in masks if here & mask]
        for earlier in before:
            if earlier not in known:
                known.add(earlier)
                waiting.append(earlier)
    return frozenset(known)


def has_completed_ship(code: int) -> bool:
    """Whether any slots hold exactly a ship."""
    return any(code & room == ship for room, ship in ROOM_AND_SHIP)


def tiles_of(code: int) -> Yard:
    """The nine slots of a yard."""
    return tuple(code >> 2 * slot & 3 for slot in range(SLOTS))


def passes(tiles: Yard) -> bool:
    """The test of SY-YARD-7 for a whole yard."""
    for slot, tile in enumerate(tiles, start=1):
        if tile == BOW and (slot > 7 or tiles[slot] == STERN):
            return False
        if (tile == MIDDLE and not 2 <= slot <= 8) or (tile == STERN and slot < 3):
            return False
    return True


@cache
def waiting_yards() -> frozenset[int]:
    """The yards without a completed ship that can be emptied."""
    return frozenset(code for code in emptiable() if not has_completed_ship(code))


@rule("SY-YARD-6", "SY-YARD-7")
def test_exactly_17100_yards_can_be_emptied_and_these_pass_the_test() -> None:
    assert len(waiting_yards()) == 17_100
    assert emptiable() == {code_of(tiles) for tiles in product(range(4), repeat=SLOTS) if passes(tiles)}


def code_of(tiles: Yard) -> int:
    """A yard as one number, two bits a slot."""
    return sum(tile << 2 * slot for slot, tile in enumerate(tiles))


def stage(tiles: Yard) -> tuple[Any, Any]:
    """A box and a game of nothing but a yard, for the kernels of the yard; tiles are their own kinds."""
    box = SimpleNamespace(tile_kind=(0, 1, 2))
    return box, SimpleNamespace(yard={(0, slot): tile - 1 for slot, tile in enumerate(tiles)})


@rule("SY-YARD-6", "SY-YARD-7", "SY-YARD-8", "SY-YARD-9", "SY-BUILD-4")
def test_the_rules_place_a_tile_exactly_where_the_yard_can_still_be_emptied() -> None:
    refuse = plain(refuse_slot)
    known = emptiable()
    for code in known:
        box, game = stage(tiles_of(code))
        places = 0
        for slot in range(SLOTS):
            if not code >> 2 * slot & 3:
                for kind in (BOW, MIDDLE, STERN):
                    allowed = refuse(box, game, 0, kind - 1, slot) == 0
                    assert allowed == (code | kind << 2 * slot in known)
                    places += allowed
        assert places > 0 or has_completed_ship(code)  # so a Build action can always be performed


@rule("SY-YARD-8")
def test_no_yard_is_full_without_a_completed_ship() -> None:
    assert all(EMPTY in tiles_of(code) for code in waiting_yards())


@rule("SY-YARD-5", "SY-END-9")
def test_the_rules_see_completed_ships_where_they_are() -> None:
    complete, completes = plain(has_ship), plain(completes_ship)
    for code in sorted(waiting_yards())[::29]:
        box, game = stage(tiles_of(code))
        assert not complete(box, game, 0)
        for slot in range(SLOTS):
            for kind in (BOW, MIDDLE, STERN):
                if not code >> 2 * slot & 3 and code | kind << 2 * slot in emptiable():
                    assert bool(completes(box, game, 0, kind - 1, slot)) == has_completed_ship(code | kind << 2 * slot)
