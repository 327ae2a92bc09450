"""Orders with ships: starting one, and the tick that completes it (rules page 3.4, 3.10 and 5.2)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from fairlead import Game
from helpers import bought, deal, end_turn, fleet, hold_final, play, refused, rule, seat, situation, texts

Y5 = {"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 3}


def trader(ships: list[str], hand: list[str], **me: Any) -> Game:
    """Seat 0 with these ships and orders and, unless it says otherwise, 10 coins, no cards and a red and blue joker."""
    defaults = {"coins": 10, "any_colour_cards": 0, "reservation_cards": 0, "joker": "red-blue"}
    return situation(me=defaults | {"harbour": ships, "hand": hand} | me)


def rounds_left(game: Game, number: int) -> dict[str, int]:
    return {order["order"]: order["rounds_left"] for order in seat(game, number)["running"]}


def loads(game: Game) -> set[str]:
    return {text.split()[1] for text in texts(game, "load")}


# ------------------------------------------------------------------ the tick


@rule("AD-TICK-1", "AD-TICK-2")
def test_at_the_start_of_a_turn_only_the_active_players_orders_tick() -> None:
    game = situation(
        me={"running": [Y5, {"order": "R3", "ships": ["R3"], "rounds": 2}]},
        you={"running": [{"order": "G3", "ships": ["G3"], "rounds": 3}]},
    )
    end_turn(game)
    assert rounds_left(game, 0) == {"R3": 2, "Y5": 3}
    assert rounds_left(game, 1) == {"G3": 2}
    end_turn(game)
    assert rounds_left(game, 0) == {"R3": 1, "Y5": 2}
    assert rounds_left(game, 1) == {"G3": 2}


@rule("AD-TICK-3")
@pytest.mark.parametrize(("left", "running"), [(1, {}), (2, {"Y5": 1}), (3, {"Y5": 2})])
def test_an_order_that_leaves_field_1_is_completed(left: int, running: dict[str, int]) -> None:
    game = end_turn(situation(you={"running": [Y5 | {"rounds_left": left}]}))
    assert rounds_left(game, 1) == running
    assert seat(game, 1)["completed"] == (0 if running else 1)


@rule("AD-TICK-4", "AD-TICK-9")
@pytest.mark.parametrize(("rounds", "income"), [(1, 7), (2, 10), (3, 13)])
def test_completion_pays_returns_the_ships_and_counts(rounds: int, income: int) -> None:
    order = {"order": "Y5", "ships": ["Y2", "J3"], "rounds": rounds, "rounds_left": 1}
    game = situation(you={"coins": 1, "completed": 2, "harbour": ["R1"], "joker": "green-yellow", "running": [order]})
    end_turn(game)
    you = seat(game, 1)
    assert you["coins"] == 1 + income
    assert you["harbour"] == ["R1", "Y2"]
    assert game.view()["seats"][1]["joker"]["place"] == "harbour"
    assert you["completed"] == 3
    assert you["running"] == []
    position = game.position()
    assert "Y5" in position["completed_orders"]
    assert "Y5" not in position["pile"] + position["display"] + you["hand"]


@rule("AD-TICK-5")
def test_several_orders_are_completed_in_one_tick() -> None:
    orders = [Y5 | {"rounds_left": 1}, {"order": "R3", "ships": ["R3"], "rounds": 1}]
    game = end_turn(situation(you={"coins": 0, "running": orders}))
    assert seat(game, 1)["coins"] == 13 + 4
    assert seat(game, 1)["completed"] == 2


@rule("AD-TICK-6")
def test_coins_and_ships_of_a_completed_order_are_used_in_the_same_turn() -> None:
    game = end_turn(situation(you={"coins": 0, "running": [{"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 1}]}))
    play(game, "place Y2 Dias", "place Y3 Dias")
    assert seat(game, 1)["coins"] == 5


@rule("AD-TICK-7")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_an_order_for_r_rounds_is_completed_r_turns_later(rounds: int) -> None:
    game = trader(["Y2", "Y3"], ["Y5"])
    play(game, "start Y5", "load Y2", "load Y3", f"rounds {rounds}")
    for turn in range(1, rounds + 1):
        assert seat(game, 0)["completed"] == 0
        end_turn(game, 2)
        assert game.position()["turn"] == {"seat": 0, "number": 1 + turn, "begun": [], "open": None}
    assert seat(game, 0)["completed"] == 1


@rule("AD-TICK-8", "AD-R-14")
def test_orders_tick_in_the_last_round_too() -> None:
    table = bought(situation(you={"running": [Y5 | {"rounds_left": 1}], "coins": 0}), 26)
    game = end_turn(table.edit({"scorings": {"final": 2}}))
    assert seat(game, 1)["coins"] == 13
    end_turn(game)
    assert game.over
    assert seat(game, 1)["completed"] == 1


@rule("AD-R-14")
def test_an_order_ticks_once_a_round_at_its_owners_turn() -> None:
    game = situation(3, me={"running": [Y5]})
    lefts = []
    for _ in range(6):
        end_turn(game)
        lefts.append(rounds_left(game, 0)["Y5"])
    assert lefts == [3, 3, 2, 2, 2, 1]


@rule("AD-TICK-9")
def test_a_completed_order_is_never_drawn_again() -> None:
    game = situation(you={"completed": 15}, me={"coins": 9, "running": [Y5 | {"rounds_left": 1}]})
    end_turn(game, 2)
    assert len(game.position()["pile"]) == 0
    assert seat(game, 0)["completed"] == 1
    assert refused(game, "order pile") == "AD-ORD-4"


# ------------------------------------------------------------------ starting an order


@rule("AD-TRADE-1")
def test_an_order_is_started_from_hand_with_all_its_ships() -> None:
    game = trader(["Y2", "Y3"], ["Y5"])
    assert refused(game, "start G5") == "AD-TRADE-1"
    play(game, "start Y5", "load Y2", "load Y3", "rounds 2")
    me = seat(game, 0)
    assert me["hand"] == []
    assert me["harbour"] == []
    assert me["running"] == [{"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 2, "rounds_left": 2}]
    assert game.position()["turn"]["begun"] == ["place"]


@rule("AD-TRADE-1", "AD-TURN-5")
def test_an_order_is_started_only_within_the_place_action() -> None:
    game = play(trader(["Y2", "Y3"], ["Y5"], coins=20), "coins", "buy 0")
    assert refused(game, "start Y5") == "AD-TURN-3"


@rule("AD-TRADE-2")
def test_ships_have_the_colour_of_the_order() -> None:
    game = trader(["Y2", "G3"], ["Y5"])
    assert refused(game, "start Y5") == "AD-TRADE-4"
    game = play(trader(["Y2", "Y3", "G2", "G3"], ["Y5"]), "start Y5")
    assert loads(game) == {"Y2"}
    assert refused(game, "load G3") == "AD-TRADE-2"


@rule("AD-TRADE-2", "AD-ANY-1")
def test_with_an_any_colour_card_a_ship_of_another_colour_serves_an_order() -> None:
    game = trader(["Y2", "G3"], ["Y5"], any_colour_cards=1)
    play(game, "start Y5", "load G3", "load Y2", "rounds 1")
    assert seat(game, 0)["any_colour_cards"] == 0
    assert seat(game, 0)["running"][0]["ships"] == ["G3", "Y2"]


@rule("AD-TRADE-3")
@pytest.mark.parametrize(("joker", "serves"), [("green-yellow", True), ("yellow-brown", True), ("red-blue", False)])
def test_a_joker_serves_orders_of_its_two_colours(joker: str, serves: bool) -> None:
    game = trader(["Y2"], ["Y4"], joker=joker)
    assert ("start Y4" in game.moves()) == serves


@rule("AD-TRADE-3", "AD-ANY-5", "AD-R-10")
def test_a_joker_serves_another_colour_with_an_any_colour_card() -> None:
    game = trader(["Y2"], ["Y4"], joker="red-blue", any_colour_cards=1)
    play(game, "start Y4", "load Y2", "load J2", "rounds 1")
    assert seat(game, 0)["any_colour_cards"] == 0
    assert seat(game, 0)["coins"] == 10 - 1 - 2


@rule("AD-TRADE-4")
def test_ships_reach_the_capacity_of_the_order_exactly_and_at_once() -> None:
    assert "start Y5" not in trader(["Y3", "Y3"], ["Y5"]).moves()  # 3 and 6, never 5
    assert "start Y5" not in trader(["Y2", "Y2"], ["Y5"]).moves()  # too little
    game = play(trader(["Y1", "Y2", "Y2", "Y3"], ["Y5"]), "start Y5")
    assert loads(game) == {"Y1", "Y2"}  # Y3 first would need a lower ship after it (rules page 5.2)
    game.play("load Y1")
    assert loads(game) == {"Y2"}  # 1 + 3 cannot become 5 with what is left
    assert refused(game, "load Y3") == "AD-TRADE-4"
    play(game, "load Y2", "load Y2")
    assert game.decision().kind == "rounds"


def can_serve(ships: list[str], order: str, coins: int, cards: int, joker: str) -> bool:
    """By trying all sets of ships, with the joker as capacity 1, 2, 3 or not at all."""
    fleets = [list(chosen) for size in range(len(ships) + 1) for chosen in combinations(ships, size)]
    fleets += [[*chosen, f"J{capacity}"] for chosen in fleets for capacity in (1, 2, 3)]
    colours = {"R": "R", "Y": "Y", "G": "G", "J": "".join(part[0].upper() for part in joker.split("-"))}
    for chosen in filter(None, fleets):
        fee = sum(2 if ship[0] == "J" else 1 for ship in chosen)
        strange = sum(order[0] not in colours[ship[0]] for ship in chosen)
        if sum(int(ship[1]) for ship in chosen) == int(order[1]) and fee <= coins and strange <= cards:
            return True
    return False


@rule("AD-TRADE-2", "AD-TRADE-3", "AD-TRADE-4", "AD-TRADE-9", "AD-ANY-1")
def test_an_order_can_be_started_exactly_if_some_set_of_ships_serves_it() -> None:
    dice, outcomes = random.Random(7), set()
    for _ in range(60):
        ships = dice.sample(
            [f"{colour}{capacity}" for colour in "RYG" for capacity in (1, 1, 2, 2, 3)], dice.randrange(7)
        )
        coins, cards, joker = dice.randrange(6), dice.randrange(3), dice.choice(("red-blue", "green-yellow"))
        game = trader(sorted(ships), ["R4", "Y5", "G6"], coins=coins, any_colour_cards=cards, joker=joker)
        for order in ("R4", "Y5", "G6"):
            outcomes.add(wanted := can_serve(ships, order, coins, cards, joker))
            assert (f"start {order}" in game.moves()) == wanted, (ships, order, coins, cards, joker)
    assert outcomes == {True, False}


@rule("AD-TRADE-5")
def test_a_joker_on_an_order_takes_the_capacity_its_owner_chooses() -> None:
    game = trader(["Y1", "Y2", "Y3"], ["Y4"], joker="green-yellow")
    sets = set()
    for first in ("load Y1", "load Y2", "load Y3"):
        loading = play(game.copy(), "start Y4", first)
        sets |= {(first[-2:], ship) for ship in loads(loading) if ship[0] == "J"}
    assert sets == {("Y1", "J3"), ("Y2", "J2"), ("Y3", "J1")}


@rule("AD-TRADE-6")
@pytest.mark.parametrize(
    ("order", "incomes"), [("Y3", (4, 6, 7)), ("Y4", (5, 8, 10)), ("Y5", (7, 10, 13)), ("Y6", (9, 13, 16))]
)
def test_rounds_set_the_income(order: str, incomes: tuple[int, int, int]) -> None:
    game = trader(["Y1", "Y2", "Y3"], [order])
    game.play(f"start {order}")
    while game.decision().kind == "load":
        game.play(game.moves()[0])
    assert texts(game) == ["rounds 1", "rounds 2", "rounds 3"]
    for rounds in (1, 2, 3):
        started = play(game.copy(), f"rounds {rounds}")
        assert rounds_left(started, 0) == {order: rounds}
        coins = seat(started, 0)["coins"]
        for _ in range(rounds):
            end_turn(started, 2)
        assert seat(started, 0)["coins"] == coins + 2 * rounds + incomes[rounds - 1]


@rule("AD-TRADE-7", "AD-R-13", "AD-PLACE-6", "AD-PLACE-2")
def test_a_running_order_and_its_ships_are_bound() -> None:
    game = situation(me={"coins": 10, "harbour": [], "running": [Y5], "any_colour_cards": 0, "joker": "red-blue"})
    assert refused(game, "place Y2 Dias") == "AD-PLACE-2"
    assert refused(game, "start Y5") == "AD-TRADE-1"
    assert refused(game, "rounds 1") == "AD-TURN-2"
    assert refused(game, "load Y2") == "AD-TURN-2"
    end_turn(game, 2)
    assert seat(game, 0)["running"] == [Y5 | {"rounds_left": 2}]


@rule("AD-PLACE-6", "AD-FIN-4")
def test_ships_on_an_order_are_free_when_the_final_scoring_cuts_it_off() -> None:
    game = hold_final(situation(me={"running": [Y5]}))
    assert seat(game, 0)["harbour"] == ["Y2", "Y3"]
    assert game.position()["cut_off_orders"] == ["Y5"]


@rule("AD-TRADE-8", "AD-R-12", "AD-PLACE-1")
def test_several_orders_start_in_one_action_next_to_placements() -> None:
    game = trader(["Y3", "G3", "R1", "B3", "W3"], ["Y3", "G3", "B3", "W3"])
    play(game, "start Y3", "load Y3", "rounds 1", "place R1 Columbus", "start G3", "load G3", "rounds 2")
    play(game, "start B3", "load B3", "rounds 3", "start W3", "load W3", "rounds 3")
    assert rounds_left(game, 0) == {"Y3": 1, "G3": 2, "B3": 3, "W3": 3}
    assert game.position()["turn"]["begun"] == ["place"]


@rule("AD-TRADE-8", "AD-R-12")
def test_there_is_no_limit_to_running_orders() -> None:
    running = [{"order": f"{mark}3", "ships": [f"{mark}3"], "rounds": 3} for mark in "RBGWN"]
    game = trader(["Y3"], ["Y3"], running=running)
    play(game, "start Y3", "load Y3", "rounds 3")
    assert len(seat(game, 0)["running"]) == 6


@rule("AD-TRADE-9")
def test_only_own_orders_with_own_ships() -> None:
    game = situation(
        me={"coins": 9, "harbour": ["Y3"], "hand": ["G3"], "any_colour_cards": 0, "joker": "red-blue"},
        you={"harbour": ["G3"], "hand": ["Y3"]},
    )
    assert refused(game, "start Y3") == "AD-TRADE-1"
    assert refused(game, "start G3") == "AD-TRADE-4"


@rule("AD-PLACE-3", "AD-PLACE-4", "AD-TRADE-4")
def test_fees_of_an_order_are_one_coin_a_ship_and_two_for_the_joker() -> None:
    game = trader(["Y1", "Y2"], ["Y5"], joker="green-yellow", coins=4)
    play(game, "start Y5", "load Y1")
    assert seat(game, 0)["coins"] == 3
    play(game, "load Y2", "load J2", "rounds 1")
    assert seat(game, 0)["coins"] == 0
    # The cheapest set, 2 and the joker as 3, costs three.
    assert "start Y5" not in trader(["Y1", "Y2"], ["Y5"], joker="green-yellow", coins=2).moves()


@rule("AD-PLACE-4")
def test_only_sets_whose_fees_can_be_paid_are_offered() -> None:
    game = play(trader(["Y1", "Y1", "Y2", "Y3"], ["Y4"], coins=2), "start Y4")
    assert loads(game) == {"Y1"}  # 1 + 3; 1 + 1 + 2 would cost three
    game.play("load Y1")
    assert loads(game) == {"Y3"}


def test_the_ships_of_an_order_are_named_in_rising_sequence() -> None:
    game = play(trader(["Y1", "Y1", "Y2", "Y3"], ["Y6"]), "start Y6", "load Y1", "load Y2")
    assert refused(game, "load Y1") == "5.2"
    assert loads(game) == {"Y3"}


def test_a_new_game_has_no_order_that_could_be_started_without_ships() -> None:
    game = deal().edit({"seats": {0: {"joker": "red-blue", "hand": ["G3", "Y4"], "any_colour_cards": 0}}})
    assert texts(game, "start") == []


@rule("AD-TRADE-1")
def test_expeditions_do_not_lend_ships_to_orders() -> None:
    game = situation(
        me={"coins": 9, "harbour": [], "hand": ["Y3"], "joker": "red-blue", "any_colour_cards": 0},
        expeditions={"Dias": fleet(0, "Y3")},
    )
    assert "start Y3" not in game.moves()


def test_the_preview_of_an_order_tells_the_least_that_its_ships_cost() -> None:
    game = situation(
        me={"coins": 9, "harbour": ["Y1", "Y2", "Y2", "R3"], "hand": ["Y3", "Y5", "B3"], "joker": "red-blue"}
    )
    yellow, large, blue = (game.preview(f"start {order}") for order in ("Y3", "Y5", "B3"))
    assert (yellow["least_fee"], yellow["any_colour_card"]) == (1, False), "the red 3 with a card, or two yellow ships"
    assert (large["least_fee"], large["any_colour_card"]) == (2, False)
    assert (blue["least_fee"], blue["any_colour_card"]) == (1, False), "the joker alone would cost 2"
    alone = situation(me={"coins": 9, "harbour": ["R3"], "hand": ["B3"], "joker": "green-yellow"})
    assert alone.preview("start B3")["any_colour_card"], "neither the ship nor the joker is blue"
