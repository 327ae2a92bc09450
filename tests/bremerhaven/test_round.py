"""The round: the clauses BH-ROUND-*, and how won cards are handled (BH-DEC-7, BH-DEC-8, BH-R-13)."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import answer, asks, phase, turned_up
from bremerhaven.scenes import area, asked, cash, dock, harbours, orders, prestige, round_of, ships, shortest, storage
from fairlead import Game
from helpers import play, refused, rule, seat, texts

WIDE = {"walls": [2, 2, 2, 2]}


def full_round() -> Game:
    """Round 2 with something to decide in every step: Captain 0 in the City, seat 1 on the boards, Flotsam for all."""
    return turned_up(
        {0: "1 park, 2 permit, 3 influence, 4 prices, 5 ladder", 1: "5 sea-1, 4 land-1"},
        round=2,
        newspaper={"event": "flotsam"},
        sea=[1, 2, 4],
        land=[1, 2, 3],
        seats={1: WIDE, 2: {"buildings": ["refinery"]}},
    )


@rule("BH-ROUND-1", "BH-HAND-2")
def test_steps_of_a_round_in_their_order() -> None:
    game = full_round()
    assert cash(game) == 11  # 1.0 is over
    steps = []
    while round_of(game) == 2:
        step = phase(game), tuple(asks(game).items())
        if step not in steps:
            steps.append(step)
        shortest(game)
    assert steps == [
        ("permits", ((0, "permit"),)),
        ("upgrades", ((0, "upgrade"),)),
        ("prices", ((0, "price"),)),
        ("ladder", ((0, "ladder"),)),
        ("boards", ((1, "dock"),)),
        ("boards", ((1, "order"),)),
        ("harbours", ((1, "move"), (2, "produce"))),
        ("harbours", ((2, "produce"),)),
        ("event", ((0, "flotsam"), (1, "flotsam"), (2, "flotsam"))),
        ("event", ((1, "flotsam"), (2, "flotsam"))),
        ("event", ((2, "flotsam"),)),
    ]
    assert (phase(game), asks(game)) == ("bidding", {0: "bid"})


@rule("BH-ROUND-1")
def test_the_event_comes_before_the_ship_figure_then_refill_then_hands() -> None:
    game = full_round()
    while phase(game) != "event":
        shortest(game)
    before = game.position()
    assert len(before["bids"][0]) == 5
    assert before["sea"] == [None, 2, 4]
    answer(game, dict.fromkeys(range(3), "leave"))
    after = game.position()
    assert after["track"] == before["track"] + before["move"]
    assert None not in after["sea"] + after["land"]
    assert after["bids"] == [[], [], []]


@rule("BH-ROUND-1", "BH-LADDER-5", "BH-ORDER-4")
def test_income_comes_before_orders_are_refused() -> None:
    """Without cash the Captain still pays a penalty of 3 from an income of 4, also if there is no area to lay it."""
    game = turned_up({0: "5 land-1"}, phase="ladder", land={1: 10}, seats={0: {"cash": 0}})
    assert asks(game) == {0: "order"}
    assert cash(game) == 4
    play(game, "refuse")
    assert cash(game) == 1
    full = {"cash": 0, "areas": [1, 2, 5, 6]}
    game = turned_up({0: "5 land-1"}, phase="ladder", land={1: 10}, seats={0: full})
    assert seat(game, 0)["money"]["penalties"] == -3


@rule("BH-ROUND-1")
def test_prices_are_set_before_orders_are_laid_and_settled() -> None:
    """1.4 comes before 4.4: a barrel on a due order is sold by the card chosen this round."""
    due = {"areas": {1: {"order": 7, "markers": 1, "loaded": {"barrel": 1}}}}
    game = turned_up({0: "5 prices, 4 ladder"}, phase="prices", seats={0: due})
    play(game, "price 1", "keep")
    assert round_of(game) == 2
    assert seat(game, 0)["money"]["sales"] == 1


# ------------------------------------------------------------------ one step after the other


@rule("BH-ROUND-2")
def test_a_step_is_finished_for_all_before_the_next_begins() -> None:
    game = turned_up({0: "5 permit, 4 influence", 1: "4 permit, 5 influence"})
    play(game, "no permit", seat=0)
    assert (phase(game), asks(game)) == ("permits", {1: "permit"})
    assert refused(game, "upgrade", 0) == "BH-ROUND-2"
    play(game, "no permit", seat=1)
    assert asks(game) == {0: "upgrade", 1: "upgrade"}
    play(game, "decline", seat=1)
    assert (phase(game), asks(game)) == ("upgrades", {0: "upgrade"})


@rule("BH-ROUND-2", "BH-ROUND-3")
def test_harbours_begin_when_all_land_spaces_are_done() -> None:
    """Seat 1 has its order laid and a ship with cargo, but seat 0 still thinks about an order."""
    game = turned_up({0: "5 land-2", 1: "5 land-1"}, phase="boards", seats={1: {"docks": {2: 1}}}, land=[1, 2, 3])
    play(game, "lay 1", seat=1)
    assert (phase(game), asks(game)) == ("boards", {0: "order"})
    assert refused(game, "unload 2", 1) == "BH-ROUND-2"
    play(game, "lay 1", seat=0)
    assert (phase(game), asks(game)) == ("harbours", {1: "move"})


@rule("BH-ROUND-2")
def test_another_question_cannot_be_answered() -> None:
    game = turned_up({0: "5 permit, 4 influence"})
    for move in ("upgrade", "bid 3 park", "done", "keep"):
        assert refused(game, move, 0) == "BH-ROUND-1"


@rule("BH-ROUND-3")
def test_production_comes_before_moving() -> None:
    game = harbours(me={"buildings": ["refinery"], "docks": {2: 6}})
    assert asked(game) == "produce"
    assert refused(game, "unload 2", 0) == "BH-ROUND-1"
    play(game, "produce refinery", seat=0)
    assert asked(game) == "move"
    assert storage(game) == {"barrel": 1}


@rule("BH-ROUND-3")
def test_prestige_comes_before_time_markers() -> None:
    """A ship on its last round still shows its prestige, then leaves."""
    game = harbours(me={"docks": {2: {"ship": 2, "markers": 1}}})
    play(game, "done", seat=0)
    assert prestige(game) == 2
    assert ships(game) == [None] * 3


@rule("BH-ROUND-3")
def test_each_harbour_goes_its_own_way_and_the_event_waits_for_all() -> None:
    """Seat 0 is through with prestige and time while seat 1 has not moved; both get the subsidy afterwards."""
    cargo = {"docks": {2: {"ship": 8, "markers": 3}}}
    game = harbours(3, me=cargo, you={"docks": {2: 6}}, round=2, newspaper={"event": "subsidy"})
    assert asks(game) == {0: "move", 1: "move"}
    play(game, "unload 2", "done", seat=0)
    assert (prestige(game), prestige(game, 1)) == (1, 0)
    markers = [(dock(game, 2, owner) or {})["markers"] for owner in (0, 1)]
    assert markers == [2, 2]
    assert [cash(game, owner) for owner in range(3)] == [10, 10, 10]
    play(game, "done", seat=1)
    assert [cash(game, owner) for owner in range(3)] == [13, 13, 13]
    assert round_of(game) == 3


@rule("BH-ROUND-4")
def test_production_and_moving_are_optional_prestige_and_time_are_not() -> None:
    ship = {"docks": {2: {"ship": 8, "markers": 3}}, "areas": {1: {"order": 6, "markers": 4}}}
    game = harbours(3, me={"buildings": ["refinery"], **ship})
    play(game, "produce nothing", "done", seat=0)
    assert storage(game) == {}
    assert (dock(game, 2) or {})["aboard"] == 2
    assert prestige(game) == 2
    assert (dock(game, 2) or {})["markers"] == 2
    assert (area(game, 1) or {})["markers"] == 3


@rule("BH-ROUND-4")
def test_prestige_and_time_pass_also_for_those_who_are_asked_nothing() -> None:
    game = harbours(3, me={"docks": {2: 6}}, you={"docks": {2: {"ship": 8, "markers": 3, "aboard": 0}}})
    assert asks(game) == {0: "move"}
    assert prestige(game, 1) == 1
    assert (dock(game, 2, 1) or {})["markers"] == 2


# ------------------------------------------------------------------ ships and orders that were won


def won(cards: str, options: dict[str, Any] | None = None, **me: Any) -> Game:
    """Seat 0 has won these spaces."""
    board = {"sea": [1, 4, 6], "land": [1, 2, 3]}
    return turned_up({0: cards}, phase="boards", seats={0: me}, options=options, **board)


@rule("BH-DEC-7")
def test_a_ship_with_one_fitting_dock_is_docked_without_asking() -> None:
    game = won("5 sea-1, 4 land-1")
    assert ships(game) == [None, 1, None]
    assert asks(game) == {0: "order"}


@rule("BH-DEC-7")
def test_a_ship_that_fits_nowhere_is_discarded_without_asking() -> None:
    game = won("5 sea-1, 4 land-1", walls=[0, 1, 0, 0])
    assert ships(game) == [None] * 3
    assert 1 in game.position()["ships_discarded"]
    assert asks(game) == {0: "order"}


@rule("BH-DEC-7")
def test_among_several_docks_the_winner_is_asked() -> None:
    game = won("5 sea-1", walls=[1, 1, 1, 1], docks={2: 8})
    assert texts(game) == ["dock 1", "dock 3"]


@rule("BH-DEC-7", "BH-R-11")
def test_a_ship_can_be_sent_away_only_with_the_option() -> None:
    assert refused(won("5 sea-1", **WIDE), "send away", 0) == "BH-R-11"
    game = won("5 sea-1", options={"refuse_ships": "on"})
    assert texts(game) == ["dock 2", "send away"]
    play(game, "send away")
    assert ships(game) == [None] * 3
    assert 1 in game.position()["ships_discarded"]


@rule("BH-DEC-8")
def test_a_winner_may_always_refuse_an_order() -> None:
    game = won("5 land-1")
    assert texts(game) == ["lay 1", "lay 2", "lay 3", "lay 4", "refuse"]
    one_left = won("5 land-1", areas=[5, 7, 4, None])
    assert texts(one_left) == ["lay 4", "refuse"]


@rule("BH-DEC-8", "BH-ORDER-3")
def test_without_a_free_area_the_order_is_refused_without_asking() -> None:
    game = won("5 land-1", areas=[5, 7, 4, 6])
    assert "order" not in asks(game).values()
    assert 1 in game.position()["orders_discarded"]
    assert seat(game, 0)["money"]["penalties"] == -1


@rule("BH-R-13", "BH-SHIP-1")
@pytest.mark.parametrize(("board", "docked"), [([1, 4, 6], 1), ([4, 1, 6], 4)])
def test_an_early_ship_can_take_the_last_dock(board: list[int], docked: int) -> None:
    """Both ships need one bollard, which only the middle dock has: the left one comes first, whatever was bid."""
    game = turned_up({0: "3 sea-1, 5 sea-2"}, phase="boards", sea=board)
    assert ships(game) == [None, docked, None]
    assert board[1] in game.position()["ships_discarded"]


@rule("BH-R-13", "BH-ORDER-1")
def test_an_early_order_can_take_the_last_area() -> None:
    """The second order is refused for want of an area, and its penalty is due."""
    game = won("3 land-1, 5 land-3", areas=[5, 7, 4, None])
    play(game, "lay 4")
    assert orders(game)[3] == 1
    assert seat(game, 0)["money"]["penalties"] == -1
    assert 3 in game.position()["orders_discarded"]
