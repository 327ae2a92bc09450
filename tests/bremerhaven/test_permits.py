"""Permits: the clauses BH-PERM-*, BH-DEC-3, and the rulings about extensions."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import asks, phase, turned_up
from bremerhaven.scenes import asked, cash, event, finish_round, harbours, prestige, storage
from fairlead import Game
from helpers import play, refused, rule, seat, texts


def permits(bids: dict[int, str], players: int = 3, **changes: Any) -> Game:
    """The beginning of 1.2."""
    return turned_up(bids, players, phase="permits", **changes)


def alone(value: int = 5, **me: Any) -> Game:
    """Seat 0 is the only bidder on 1.2, with one card."""
    return permits({0: f"{value} permit"}, seats={0: me})


def buildings(game: Game, owner: int = 0) -> dict[str, str]:
    """What stands on which field, from 1."""
    found: dict[str, str] = seat(game, owner)["buildings"]
    return found


# ------------------------------------------------------------------ what a permit costs


@rule("BH-PERM-1", "BH-DEC-3")
@pytest.mark.parametrize(("card", "price"), [(1, 4), (2, 3), (4, 1)])
def test_the_first_permit_costs_the_difference_to_the_highest_total(card: int, price: int) -> None:
    """A bollard on an empty wall costs 2 more."""
    game = permits({0: f"{card} permit", 1: "5 permit"})
    play(game, "bollard 1", seat=0)
    assert cash(game) == 10 - price - 2
    assert seat(game, 0)["money"]["permits"] == -price - 2


@rule("BH-PERM-1")
def test_totals_count_not_single_cards() -> None:
    """H is 3 + 4; who has 1 + 5 pays 1."""
    game = permits({0: "1 permit, 5 permit", 1: "3 permit, 4 permit"})
    play(game, "bollard 1", seat=0)
    assert cash(game) == 10 - 1 - 2


@rule("BH-PERM-2", "BH-R-8")
def test_every_bidder_with_the_highest_total_gets_the_first_permit_free() -> None:
    game = permits({0: "3 permit", 1: "4 permit", 2: "4 permit"})
    play(game, "bollard 1", seat=2)
    play(game, "bollard 1", seat=1)
    play(game, "bollard 1", seat=0)
    assert [cash(game, owner) for owner in range(3)] == [10 - 1 - 2, 8, 8]


@rule("BH-PERM-3", "BH-R-7", "BH-DEC-3")
def test_further_permits_cost_the_highest_total_each() -> None:
    """H is 3: the first is free, two more cost 3 each; bollards cost 2, 3 and 4 besides."""
    game = permits({0: "3 permit", 1: "1 permit"}, seats={0: {"cash": 20}, 1: {"cash": 20}})
    spent = []
    for _ in range(3):
        before = cash(game)
        play(game, "bollard 1", seat=0)
        spent.append(before - cash(game))
    assert spent == [2, 3 + 3, 3 + 4]
    play(game, "bollard 1", "bollard 4", seat=1)
    assert cash(game, 1) == 20 - (2 + 2) - (3 + 2)


@rule("BH-PERM-4")
def test_without_a_card_on_1_2_there_is_no_permit() -> None:
    game = permits({0: "3 permit"})
    assert asks(game) == {0: "permit"}
    assert refused(game, "bollard 1", 1) == "BH-ROUND-2"


@rule("BH-PERM-4")
def test_without_any_bid_the_step_is_passed_over() -> None:
    assert asks(turned_up({0: "3 influence"})) == {0: "upgrade"}


@rule("BH-PERM-5")
def test_who_cannot_pay_the_difference_gets_no_permit() -> None:
    game = permits({0: "1 permit", 1: "5 permit", 2: "1 permit"}, seats={0: {"cash": 3, "reserve": ["bank"]}})
    assert asks(game) == {1: "permit", 2: "permit"}


@rule("BH-PERM-5", "BH-R-30")
def test_who_will_not_pay_keeps_the_money() -> None:
    """A permit cannot be bought and left unused: every answer that costs something extends the harbour."""
    game = permits({0: "1 permit", 1: "5 permit"})
    for text in texts(game, seat=0):
        after = play(game.copy(), text, seat=0)
        changed = any(seat(after, 0)[part] != seat(game, 0)[part] for part in ("walls", "covers", "buildings"))
        assert changed == (text != "no permit")
        assert (cash(after) < 10) == changed


@rule("BH-PERM-5", "BH-PAY-4")
def test_permits_are_paid_in_cash_only() -> None:
    """The deposit on the Bank is no help."""
    me = {"cash": 1, "deposit": 40, "buildings": ["bank"]}
    assert asks(permits({0: "5 permit", 1: "1 permit"}, seats={0: me})).keys() == {0, 1}
    assert texts(alone(**me)) == ["no permit", "cover 7", "cover 11"]
    behind = permits({0: "1 permit", 1: "5 permit"}, seats={0: me, 1: {"cash": 0}})
    assert "permit" not in asks(behind).values()


@rule("BH-DEC-3")
def test_an_extension_is_offered_if_cash_covers_permit_and_price_together() -> None:
    """With 5 money and a difference of 3: covers for 1 or 2, a first bollard, but no second one and no cover for 3."""
    game = permits({0: "2 permit", 1: "5 permit"}, seats={0: {"cash": 5}})
    covers = ["cover 3", "cover 7", "cover 8", "cover 11", "cover 12"]
    assert texts(game, seat=0) == ["no permit", "bollard 1", "bollard 4", *covers]
    assert refused(game, "bollard 2", 0) == "BH-DEC-3"
    assert refused(game, "cover 4", 0) == "BH-DEC-3"
    game = permits({0: "1 permit", 1: "5 permit"}, seats={0: {"cash": 5}})
    assert texts(game, seat=0) == ["no permit", "cover 7", "cover 11"]


@rule("BH-DEC-3")
def test_the_step_is_skipped_if_nothing_can_be_done() -> None:
    """Without money and with nothing to construct a free permit is of no use."""
    assert "permit" not in asks(alone(cash=0)).values()
    assert asks(alone(cash=0, reserve=["bank"])) == {0: "permit"}


@rule("BH-DEC-3", "BH-PERM-13")
def test_the_question_comes_again_until_done_or_nothing_is_left() -> None:
    game = alone(cash=20)
    play(game, "bollard 1", seat=0)
    assert asks(game) == {0: "permit"}
    assert "no permit" in game.moves(0)
    play(game, "no permit", seat=0)
    assert phase(game) != "permits"
    poor = alone(cash=2)
    play(poor, "bollard 1", seat=0)
    assert phase(poor) != "permits"


@rule("BH-PERM-13")
def test_a_permit_may_lapse() -> None:
    game = play(alone(reserve=["bank"]), "no permit", seat=0)
    assert seat(game, 0)["reserve"] == ["bank"]
    assert seat(game, 0)["money"]["permits"] == 0
    finish_round(game)
    assert seat(game, 0)["walls"] == [0, 1, 1, 0]


# ------------------------------------------------------------------ the three extensions


@rule("BH-PERM-6")
def test_a_permit_is_good_for_a_bollard_a_cover_or_a_building_chosen_anew_each_time() -> None:
    game = alone(1, cash=20, reserve=["bank", "shed"])
    kinds = ["bollard 4", "cover 7", "construct bank", "bollard 4"]
    for move in kinds:
        assert {"bollard 4", "cover 11", "construct shed"} <= set(texts(game, seat=0))
        play(game, move, seat=0)
    assert seat(game, 0)["walls"] == [0, 1, 1, 2]
    assert seat(game, 0)["covers"] == [3, 4, 8, 11, 12]
    assert list(buildings(game).values()) == ["bank"]
    assert cash(game) == 20 - 2 - (1 + 1) - 1 - (1 + 3)


@rule("BH-PERM-7")
def test_a_bollard_costs_the_price_of_the_next_space_of_its_wall() -> None:
    for bollards, price in enumerate((2, 3, 4)):
        game = alone(walls=[bollards, 1, 1, 0])
        play(game, "bollard 1", seat=0)
        assert seat(game, 0)["walls"] == [bollards + 1, 1, 1, 0]
        assert cash(game) == 10 - price


@rule("BH-PERM-7")
def test_a_wall_takes_three_bollards() -> None:
    game = alone(walls=[3, 2, 3, 3])
    assert texts(game, "bollard", 0) == ["bollard 2"]
    assert refused(game, "bollard 1", 0) == "BH-PERM-7"


@rule("BH-PERM-8")
def test_any_cover_is_removed_for_its_price_and_leaves_the_game() -> None:
    game = alone()
    assert texts(game, "cover", 0) == [f"cover {field}" for field in (3, 4, 7, 8, 11, 12)]
    assert refused(game, "cover 1", 0) == "BH-PERM-8"
    play(game, "cover 12", seat=0)
    assert seat(game, 0)["covers"] == [3, 4, 7, 8, 11]
    assert cash(game) == 8
    assert refused(game, "cover 12", 0) == "BH-PERM-8"


@rule("BH-PERM-8")
def test_the_field_below_a_cover_can_be_used_at_once() -> None:
    """All open fields hold barrels: a building needs the field that was just opened."""
    game = alone(1, storage={"barrel": 6}, reserve=["bank"])
    assert refused(game, "construct bank", 0) == "BH-PERM-11"
    play(game, "cover 7", "construct bank", seat=0)
    assert list(buildings(game).values()) == ["bank"]
    assert storage(game) == {"barrel": 6}


@rule("BH-PERM-9", "BH-R-6")
def test_constructing_costs_the_permit_only() -> None:
    game = play(alone(reserve=["lighthouse"]), "construct lighthouse", seat=0)
    assert cash(game) == 10
    dear = permits({0: "1 permit", 1: "4 permit"}, seats={0: {"reserve": ["lighthouse"], "cash": 3}})
    play(dear, "construct lighthouse", seat=0)
    assert cash(dear) == 0
    assert seat(dear, 0)["reserve"] == []


@rule("BH-PERM-9")
def test_only_a_building_of_the_own_reserve_can_be_constructed() -> None:
    game = permits({0: "5 permit"}, seats={0: {"reserve": ["bank"]}, 1: {"reserve": ["shed"]}})
    assert texts(game, "construct", 0) == ["construct bank"]
    assert refused(game, "construct shed", 0) == "BH-PERM-9"


@rule("BH-PERM-10", "BH-PERM-11", "BH-R-3")
@pytest.mark.parametrize(
    ("me", "free"),
    [
        ({"storage": {"barrel": 5}}, True),
        ({"storage": {"barrel": 6}}, False),
        ({"storage": {"crate": 10}}, True),
        ({"storage": {"crate": 11}}, False),  # there is room for a crate, but no field without goods
        ({"storage": {"barrel": 2, "passenger": 2}, "buildings": ["bank"]}, True),
        ({"storage": {"barrel": 3, "passenger": 2}, "buildings": ["bank"]}, False),
        ({"storage": {"barrel": 6}, "covers": [3, 4, 7, 8, 11]}, True),
    ],
)
def test_a_free_field_has_no_cover_no_building_and_no_goods(me: dict[str, Any], free: bool) -> None:
    game = alone(reserve=["shed"], **me)
    assert ("construct shed" in game.moves(0)) == free
    if not free:
        assert refused(game, "construct shed", 0) == "BH-PERM-11"


@rule("BH-PERM-10", "BH-PERM-11", "BH-BLD-10")
def test_places_in_the_shed_cannot_be_built_on() -> None:
    """Six open fields, the Shed on one of them: eight barrels leave nothing to build on, five do."""
    for barrels, free in ((8, False), (7, True), (5, True)):
        game = alone(reserve=["bank"], buildings=["shed"], storage={"barrel": barrels})
        assert ("construct bank" in game.moves(0)) == free


@rule("BH-PERM-12")
def test_a_constructed_building_counts_at_once() -> None:
    """The Works Yard makes the next bollard free; the Lighthouse shows its prestige in the same round."""
    game = alone(1, reserve=["works", "lighthouse"])
    play(game, "construct works", "bollard 1", "construct lighthouse", seat=0)
    assert cash(game) == 10 - 1 - 1
    finish_round(game)
    assert prestige(game) == 3


@rule("BH-PERM-12", "BH-BLDG-3")
def test_a_building_that_is_not_constructed_does_not_count() -> None:
    game = play(alone(1, reserve=["works", "lighthouse"]), "bollard 1", "no permit", seat=0)
    assert cash(game) >= 10 - 2
    assert seat(game, 0)["money"]["permits"] == -2
    finish_round(game)
    assert prestige(game) == 0


@rule("BH-PERM-14")
def test_a_constructed_building_never_moves() -> None:
    """Whatever is built and opened later, the first ones stay on their fields."""
    game = alone(1, cash=30, reserve=["bank", "shed", "hotel"])
    play(game, "construct bank", seat=0)
    [(field, _)] = buildings(game).items()
    play(game, "cover 12", "construct shed", "cover 7", "construct hotel", seat=0)
    assert buildings(game)[field] == "bank"
    after = finish_round(game)
    assert buildings(after) == buildings(game)
    assert len(buildings(after)) == 3


@rule("BH-PERM-14")
def test_no_move_takes_a_building_away() -> None:
    """Neither goods that come, nor an event, nor a permit: there is no such answer."""
    game = harbours(me={"buildings": ["bank", "shed"], "docks": {2: 6}, "cash": 0})
    before = buildings(game)
    finish_round(game)
    assert buildings(game) == before
    assert buildings(finish_round(event("gale", me={"buildings": ["bank"]}))) == {"10": "bank"}


@rule("BH-VIEW-1", "BH-R-37")
def test_buildings_go_to_the_highest_field_that_is_open_and_without_building() -> None:
    """Fields 3, 4, 7, 8, 11 and 12 are covered at first; a field that is opened later is taken then."""
    game = alone(1, cash=30, reserve=["bank", "shed", "hotel", "crane"])
    play(game, "construct bank", "construct shed", "cover 12", "construct hotel", "construct crane", seat=0)
    assert buildings(game) == {"10": "bank", "9": "shed", "12": "hotel", "6": "crane"}


@rule("BH-VIEW-1", "BH-PERM-10")
def test_goods_make_room_for_a_building() -> None:
    """Five barrels on six fields: the building goes to the highest field, whichever was free."""
    game = alone(1, storage={"barrel": 5}, reserve=["bank"])
    play(game, "construct bank", seat=0)
    assert buildings(game) == {"10": "bank"}
    assert storage(game) == {"barrel": 5}
    assert asked(game) != "permit" or "construct bank" not in game.moves(0)
