"""Car park and buildings: the clauses BH-PARK-* and BH-BLDG-*."""

from __future__ import annotations

from bremerhaven.rounds import answer, asks, phase, turned_up
from bremerhaven.scenes import cash, finish_round, prestige
from fairlead import Game
from helpers import play, refused, rule, seat, texts


def reserves(game: Game, players: int = 3) -> list[list[str]]:
    """What lies beside each harbour."""
    return [seat(game, owner)["reserve"] for owner in range(players)]


# ------------------------------------------------------------------ car park


@rule("BH-PARK-1")
def test_money_for_each_card_in_the_car_park_whatever_its_value() -> None:
    bids = {0: "1 park, 2 land-1, 3 land-1, 4 land-1, 5 permit", 1: "5 park, 4 park, 1 sea-1, 2 sea-1, 3 sea-1"}
    game = turned_up({**bids, 2: "1 sea-2, 2 sea-2, 3 sea-2, 4 sea-2, 5 sea-2"})
    assert asks(game) == {0: "permit"}
    assert [cash(game, owner) for owner in range(3)] == [11, 12, 10]
    assert [seat(game, owner)["money"]["parking"] for owner in range(3)] == [1, 2, 0]


@rule("BH-PARK-1", "BH-ROUND-1")
def test_money_from_the_car_park_can_be_used_in_1_2() -> None:
    """With 1 money and 3 cards in the car park a bollard for 2 can be paid."""
    bids = {0: "5 permit, 1 park, 2 park, 3 park, 4 ladder"}
    game = turned_up(bids, seats={0: {"cash": 0}})
    assert cash(game) == 3
    assert "bollard 1" in game.moves(0)


# ------------------------------------------------------------------ buildings


@rule("BH-BLDG-1", "BH-BLDG-2", "BH-BLDG-5", "BH-R-34")
def test_the_winner_takes_the_top_building_and_the_next_one_is_seen_before_1_2() -> None:
    game = turned_up(
        {0: "2 building, 1 permit", 1: "4 building", 2: "1 building"}, building_pile=["bank", "hotel", "crane"]
    )
    assert phase(game) == "permits"
    assert reserves(game) == [[], ["bank"], []]
    assert game.position()["building_pile"][:2] == ["hotel", "crane"]
    for viewer in range(3):
        piles = [game.guess(viewer, seed).position()["building_pile"] for seed in range(8)]
        assert {pile[0] for pile in piles} == {"hotel"}
        assert len({pile[1] for pile in piles}) > 2


@rule("BH-BLDG-1")
def test_one_building_a_round() -> None:
    game = turned_up({0: "5 building, 4 building, 1 permit"}, building_pile=["bank", "hotel"])
    left = len(game.position()["building_pile"])
    assert reserves(game)[0] == ["bank"]
    finish_round(game)
    assert len(game.position()["building_pile"]) == left
    assert game.position()["building_pile"][0] == "hotel"


@rule("BH-BLDG-3")
def test_a_building_in_the_reserve_gives_neither_prestige_nor_its_effect() -> None:
    """A Lighthouse and a Car Park beside the harbour: no prestige in 4.3, and 1 money for a parked card."""
    beside = {"reserve": ["lighthouse", "garage", "refinery"]}
    built = {"buildings": ["lighthouse", "garage", "refinery"]}
    for things, money, shown in ((beside, 14, 0), (built, 18, 5)):
        game = turned_up({0: "1 park, 2 park, 3 park, 4 park, 5 permit"}, seats={0: things})
        assert cash(game) == money
        play(game, "no permit", seat=0)
        if things is built:
            assert asks(game) == {0: "produce"}
        finish_round(game)
        assert prestige(game) == shown


@rule("BH-BLDG-4")
def test_a_building_without_a_bid_leaves_the_game() -> None:
    game = turned_up({0: "5 permit"}, building_pile=["bank", "hotel"])
    assert reserves(game) == [[], [], []]
    position = game.position()
    assert "bank" in position["buildings_removed"]
    assert position["building_pile"][0] == "hotel"
    assert "bank" not in position["building_pile"]


@rule("BH-BLDG-6")
def test_a_reserve_may_hold_any_number_of_buildings() -> None:
    many = ["refinery", "cannery", "containers", "station", "auction", "customs", "exchange", "bank", "shed", "crane"]
    game = turned_up({0: "5 building, 4 permit"}, building_pile=["hotel", "pilot"], seats={0: {"reserve": many}})
    assert set(seat(game, 0)["reserve"]) == {*many, "hotel"}
    assert {text.split()[1] for text in texts(game, "construct", 0)} == {*many, "hotel"}


@rule("BH-BLDG-2", "BH-PERM-12", "BH-ROUND-1")
def test_a_building_won_this_round_can_be_constructed_this_round() -> None:
    game = turned_up({0: "5 building, 4 permit"}, building_pile=["hotel", "pilot"])
    play(game, "construct hotel", seat=0)
    assert seat(game, 0)["reserve"] == []
    assert list(seat(game, 0)["buildings"].values()) == ["hotel"]


@rule("BH-BLDG-2")
def test_nobody_else_can_construct_it() -> None:
    game = turned_up({0: "5 building", 1: "4 permit"}, building_pile=["hotel", "pilot"])
    assert refused(game, "construct hotel", 1) == "BH-PERM-9"
    answer(game, {1: "no permit"})
    assert reserves(game)[0] == ["hotel"]
