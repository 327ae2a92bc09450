"""Action: Build ships, and the display (rules page 3.8 and 3.10)."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, shipyard, texts
from shipyard.stories import asked, guilders, scene, yard

PRICES = (0, 1, 1, 2, 2)
EDITIONS = ("first", "second")


def building(**me: Any) -> Game:
    """Seat 0 at the start of a Build action, with 20 guilders and an empty yard unless it says otherwise."""
    return scene(decision="build", me={"guilders": 20} | me)


def display(game: Game, column: str) -> list[int | None]:
    """A ship column from the cheapest row up."""
    found: list[int | None] = game.position()["display"][column]
    return found


# ------------------------------------------------------------------ Build ships


@rule("SY-BUILD-1")
@pytest.mark.parametrize(
    ("moves", "drawing"),
    [
        (["take bow 1", "place 1", "stop"], "B........"),
        (["take stern 1", "place 9", "stop"], "........S"),
        (["take bow 1", "place 1", "take bow 2", "place 2", "stop"], "BB......."),
        (["take left 1", "place 2", "take right 1", "place 3", "stop"], ".MM......"),
        (["take bow 1", "place 3", "take bow 2", "place 1", "take bow 5", "place 2"], "BBB......"),
        (["take stern 4", "place 9", "take right 2", "place 4", "take bow 1", "place 1"], "B..M....S"),
        (["take left 1", "place 2", "take left 2", "place 8", "take right 3", "place 5"], ".M..M..M."),
    ],
)
def test_one_two_or_three_tiles_in_any_combination(moves: list[str], drawing: str) -> None:
    game = play(building(), *moves)
    assert yard(game) == drawing
    assert asked(game) == "step4"


@rule("SY-BUILD-1")
def test_a_tile_that_was_taken_is_gone_and_a_fourth_is_not_offered() -> None:
    game = play(building(), "take bow 1", "place 1")
    assert refused(game, "take bow 1") == "SY-BUILD-1"
    play(game, "take bow 2", "place 2", "take bow 3", "place 3")
    assert refused(game, "take bow 4") == "SY-TURN-1"


@rule("SY-BUILD-2", "SY-DISP-1")
@pytest.mark.parametrize("column", ["bow", "left", "right", "stern"])
@pytest.mark.parametrize(("row", "price"), list(enumerate(PRICES, start=1)))
def test_a_ship_tile_costs_the_price_of_its_row(column: str, row: int, price: int) -> None:
    game = play(building(guilders=7), f"take {column} {row}")
    assert guilders(game) == 7 - price


@rule("SY-BUILD-2")
def test_three_tiles_cost_the_sum_of_their_prices() -> None:
    game = building(guilders=5)
    play(game, "take bow 5", "place 1", "take left 4", "place 2")
    assert guilders(game) == 1
    assert refused(game, "take stern 4") == "SY-BUILD-2"
    play(game, "take stern 3")
    assert guilders(game) == 0


@rule("SY-BUILD-3")
def test_every_tile_bought_is_placed_before_anything_else() -> None:
    game = building()
    tile = display(game, "bow")[3]
    play(game, "take bow 4")
    assert asked(game) == "place"
    assert refused(game, "stop") == refused(game, "take bow 1") == "SY-TURN-1"
    assert seat(play(game, "place 6"), 0)["yard"][5] == tile


@rule("SY-BUILD-4")
def test_at_least_one_tile_must_be_bought() -> None:
    game = building()
    assert refused(game, "stop") == "SY-BUILD-4"
    play(game, "take bow 1", "place 1")
    assert "stop" in texts(game)


@rule("SY-BUILD-4")
@pytest.mark.parametrize(("purse", "rows"), [(0, 1), (1, 3), (2, 5)])
def test_only_tiles_that_can_be_paid_for_may_be_taken(purse: int, rows: int) -> None:
    game = building(guilders=purse)
    assert texts(game, "take bow") == [f"take bow {row}" for row in range(1, rows + 1)]
    assert all(refused(game, f"take stern {row}") == "SY-BUILD-2" for row in range(rows + 1, 6))


@rule("SY-BUILD-4")
def test_only_tiles_that_can_be_placed_may_be_taken() -> None:
    game = building(yard="BMMMMMM..")
    assert texts(game, "take bow") == []
    assert refused(game, "take bow 1") == "SY-YARD-7"
    assert len(texts(game, "take left")) == len(texts(game, "take right")) == len(texts(game, "take stern")) == 5


@rule("SY-BUILD-4")
def test_the_action_ends_where_no_further_tile_can_be_placed() -> None:
    game = play(building(yard="BMMMMMM.S", guilders=0), "take left 1")
    assert asked(game) == "choose"
    assert game.to_act == (1,)
    assert yard(game) == "........."


@rule("SY-BUILD-5")
def test_nothing_on_the_display_moves_before_all_tiles_are_placed() -> None:
    game = building()
    bows, sterns = display(game, "bow"), display(game, "stern")
    play(game, "take bow 1", "place 1", "take bow 3", "place 2")
    assert display(game, "bow") == [None, bows[1], None, *bows[3:]]
    assert guilders(play(game.copy(), "take bow 2")) == guilders(game) - 1  # still in its row, at its price
    assert display(game, "stern") == sterns
    play(game, "stop")
    assert display(game, "bow")[:3] == [bows[1], bows[3], bows[4]]


@rule("SY-BUILD-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_completed_ship_is_launched_in_step_5(edition: str) -> None:
    me = {"guilders": 20, "yard": "BM.......", "pieces": {"captain": 1}, "canals": ["0@(0,0)0"]}
    game = play(scene(edition=edition, decision="build", me=me), "take stern 1", "place 3", "stop")
    assert asked(game) == "step4"
    assert yard(game) == "BMS......"
    play(game, "bonus crew", "steps 1")  # a bonus action still comes first
    assert asked(game) == "launch"
    assert texts(game) == ["sail 1", "dismantle 1"]


@rule("SY-BUILD-6")
def test_a_completed_ship_waits_while_more_tiles_are_bought() -> None:
    me = {"guilders": 20, "yard": "BM.......", "pieces": {"captain": 1}, "canals": ["0@(0,0)0"]}
    game = play(scene(decision="build", me=me), "take stern 1", "place 3")
    assert asked(game) == "build"
    assert yard(game) == "BMS......"


# ------------------------------------------------------------------ display


@rule("SY-DISP-1", "SY-GOODS-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("column", ["commodity", "canal"])
@pytest.mark.parametrize(("row", "price"), list(enumerate(PRICES, start=1)))
def test_commodity_and_canal_columns_have_the_same_prices(edition: str, column: str, row: int, price: int) -> None:
    game = scene(edition=edition, decision=column, me={"guilders": 2})
    assert len(texts(game)) == 5
    assert guilders(play(game, f"{column} {row}")) == 2 - price


@rule("SY-DISP-1")
@pytest.mark.parametrize("column", ["commodity", "canal"])
def test_a_row_that_is_too_dear_is_refused(column: str) -> None:
    game = scene(decision=column, me={"guilders": 1})
    assert texts(game) == [f"{column} {row}" for row in (1, 2, 3)]
    assert refused(game, f"{column} 4") == refused(game, f"{column} 5") == "SY-DISP-1"


@rule("SY-DISP-2")
def test_the_rest_of_each_column_slides_down_by_itself() -> None:
    game = building()
    left, right, bows = display(game, "left"), display(game, "right"), display(game, "bow")
    play(game, "take left 2", "place 2", "take right 4", "place 3", "take right 1", "place 4")
    assert display(game, "left")[:4] == [left[0], left[2], left[3], left[4]]
    assert display(game, "right")[:3] == [right[1], right[2], right[4]]
    assert display(game, "bow") == bows
    assert None not in display(game, "left") + display(game, "right")


@rule("SY-DISP-3", "SY-R-33")
def test_columns_are_filled_in_the_order_bow_left_right_stern() -> None:
    stacks = {"bow": [0, 2], "middle": [54, 55, 58, 59], "stern": [26, 28]}
    game = scene(decision="build", stacks=stacks, me={"guilders": 20})
    play(game, "take right 1", "place 2", "take left 3", "place 3", "take right 5", "place 4")
    assert display(game, "left")[4:] == [54]
    assert display(game, "right")[3:] == [55, 58]
    game = scene(decision="build", stacks=stacks, me={"guilders": 20})
    play(game, "take stern 1", "place 9", "take bow 2", "place 1", "take bow 1", "place 2")
    assert display(game, "bow")[3:] == [0, 2]
    assert display(game, "stern")[4:] == [26]
    assert game.position()["stacks"]["middle"][:4] == [54, 55, 58, 59]


@rule("SY-DISP-3")
def test_deck_one_is_drawn_before_deck_two() -> None:
    for seed in range(5):
        stack = shipyard(3, seed=seed).position()["stacks"]["middle"]
        decks = [1 if tile < 80 else 2 for tile in stack]
        assert decks == sorted(decks)
        assert decks.count(2) == 24
    game = scene(decision="build", stacks={"middle": {"next": [58, 80, 81], "left": 24}}, me={"guilders": 20})
    play(game, "take right 1", "place 2", "take left 1", "place 3", "stop")
    assert (display(game, "left")[4], display(game, "right")[4]) == (58, 80)


@rule("SY-DISP-4")
def test_columns_of_an_empty_stack_stay_short() -> None:
    game = scene(decision="build", stacks={"middle": 1, "bow": 0}, me={"guilders": 20})
    bows, right = display(game, "bow"), display(game, "right")
    play(game, "take bow 1", "place 1", "take left 5", "place 2", "take right 1", "place 3")
    assert display(game, "bow") == [*bows[1:], None]
    assert None not in display(game, "left")
    assert display(game, "right") == [*right[1:], None]
