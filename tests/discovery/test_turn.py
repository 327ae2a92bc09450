"""The turn: its four parts, two actions, and what its end brings (rules page 3.3 and 3.5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from helpers import bought, deal, end_turn, fleet, play, refused, rule, seat, situation, texts, vp, whose_turn

RICH = {"coins": 20, "harbour": ["R1", "G1"], "hand": ["W5", "W6"], "any_colour_cards": 0, "reservation_cards": 0}
STEPS = {"coins": "coins", "order": "order 0", "buy": "buy 0", "place": "place R1 Columbus"}


@rule("AD-TURN-1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = deal(3, start_player=1)
    seats = []
    for _ in range(5):
        seats.append(whose_turn(game))
        end_turn(game)
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]


@rule("AD-TURN-1")
def test_only_the_active_player_decides() -> None:
    game = deal(3)
    assert game.to_act == (0,)
    assert list(game.moves(1)) == []
    with pytest.raises(ValueError, match="AD-TURN-1"):
        game.play("coins", seat=1)


@rule("AD-TURN-2")
def test_tick_then_actions_then_reservations_then_the_next_player() -> None:
    game = situation(
        me={"coins": 0, "running": [{"order": "Y3", "ships": ["Y3"], "rounds": 1}]}, turn={"seat": 1, "number": 1}
    )
    end_turn(game)
    assert seat(game, 0)["coins"] == 4  # the tick came before any decision
    assert game.decision().kind == "act"
    assert refused(game, "reserve buy 0") == "AD-TURN-2"
    play(game, "coins", "end")
    assert game.decision().kind == "reserve"
    assert refused(game, "order 0") == "AD-TURN-2"
    game.play("done")
    assert whose_turn(game) == (1, 2)


@rule("AD-TURN-3")
@pytest.mark.parametrize("pair", list(permutations(STEPS, 2)), ids=" then ".join)
def test_two_of_the_four_actions_and_no_third(pair: tuple[str, str]) -> None:
    game = situation(me=RICH)
    play(game, STEPS[pair[0]], STEPS[pair[1]])
    if whose_turn(game) == (0, 1):  # else nothing but ending was left
        for other in set(STEPS) - set(pair):
            assert refused(game, STEPS[other]) == "AD-TURN-3"
        game.play("end")
    assert whose_turn(game) == (1, 1)


@rule("AD-TURN-4")
@pytest.mark.parametrize("step", ["coins", "order 0"])
def test_the_same_action_is_never_done_twice(step: str) -> None:
    game = play(situation(me=RICH), step)
    assert refused(game, step) == "AD-TURN-4"
    assert refused(game, "order pile" if step != "coins" else "coins") == "AD-TURN-4"


@rule("AD-TURN-5")
def test_actions_are_never_interleaved() -> None:
    game = play(situation(me=RICH), "buy 0", "buy 1", "place R1 Columbus")
    assert refused(game, "buy 0") == "AD-TURN-5"
    game = play(situation(me=RICH), "place R1 Columbus", "buy 0")
    assert refused(game, "place G1 Abreu") == "AD-TURN-5"


@rule("AD-TURN-5")
def test_taking_coins_between_ends_an_action() -> None:
    game = play(situation(me=RICH), "buy 0", "coins")
    assert whose_turn(game) == (1, 1)


@rule("AD-TURN-6")
def test_after_the_coins_the_other_action_may_be_forfeited() -> None:
    game = play(situation(me=RICH), "coins", "end")
    assert whose_turn(game) == (1, 1)


@rule("AD-TURN-6")
def test_after_the_coins_the_other_action_is_forfeited_when_none_is_possible() -> None:
    me = {"coins": 0, "hand": ["R3", "B3", "G3", "Y3"], "reservation_cards": 0, "joker": "red-blue"}
    game = situation(me=me, expeditions={"Columbus": [{"ship": "J1", "seat": 0, "colour": "red"}]})
    game.play("coins")
    assert whose_turn(game) == (1, 1)


@rule("AD-TURN-7", "AD-R-2")
@pytest.mark.parametrize("step", ["order 0", "buy 0", "place R1 Columbus"])
def test_without_the_coins_a_second_action_is_compulsory(step: str) -> None:
    game = situation(me=RICH)
    assert refused(game, "end") == "AD-TURN-7"
    game.play(step)
    assert refused(game, "end") == "AD-TURN-7"


@rule("AD-TURN-7", "AD-R-2")
def test_taking_two_coins_is_always_possible() -> None:
    game = situation(me={"coins": 0, "reservation_cards": 0})
    assert texts(game) == ["coins"]
    game = play(situation(me={"coins": 1, "reservation_cards": 0}), "order 0")
    assert texts(game) == ["coins"]


@rule("AD-TURN-8", "AD-R-3")
def test_an_action_begins_with_its_first_step() -> None:
    game = situation(me=RICH | {"hand": ["G3"], "harbour": ["R1", "G3"]})
    assert game.position()["turn"]["begun"] == []
    assert play(game.copy(), "buy 0").position()["turn"]["begun"] == ["buy"]
    assert play(game.copy(), "place R1 Columbus").position()["turn"]["begun"] == ["place"]
    assert play(game.copy(), "start G3").position()["turn"]["begun"] == ["place"]


@rule("AD-TURN-8", "AD-R-3")
def test_there_is_no_empty_action() -> None:
    # Every move but those that only end or choose is a step of its action: there is none to buy or place nothing.
    game = situation(me=RICH)
    assert {move.kind for move in game.moves()} == {"coins", "order", "order-pile", "buy", "place"}
    poor = play(situation(me={"coins": 1, "harbour": [], "reservation_cards": 0}), "order 0")
    assert texts(poor) == ["coins"]


@rule("AD-TURN-9", "AD-ANY-2")
def test_action_cards_cost_nothing_and_are_no_action() -> None:
    game = situation(
        me={"coins": 5, "harbour": ["R1", "R1"], "any_colour_cards": 3}, expeditions={"Cabral": fleet(1, "G1")}
    )
    play(game, "place R1 Cabral", "place R1 Cabral")
    assert seat(game, 0)["any_colour_cards"] == 1
    assert seat(game, 0)["coins"] == 3  # two fees
    assert game.position()["turn"]["begun"] == ["place"]
    play(game, "coins", "reserve buy 0", "reserve order 3")
    assert seat(game, 0)["reservation_cards"] == 0
    assert seat(game, 0)["coins"] == 5


@rule("AD-TURN-10")
def test_an_any_colour_card_is_used_once() -> None:
    game = situation(
        me={"coins": 5, "harbour": ["R1", "R1"], "any_colour_cards": 1}, expeditions={"Cabral": fleet(1, "G1")}
    )
    game.play("place R1 Cabral")
    assert seat(game, 0)["any_colour_cards"] == 0
    assert refused(game, "place R1 Cabral") == "AD-EXP-2"


@rule("AD-TURN-10")
def test_a_reservation_card_is_used_once() -> None:
    game = play(deal(3), "coins", "end", "reserve buy 0")
    assert whose_turn(game) == (1, 1)
    end_turn(game, 2)
    play(game, "coins", "end")  # no card is left, so no reservation is asked
    assert whose_turn(game) == (1, 2)
    assert seat(game, 0)["reservation_cards"] == 0


@rule("AD-TURN-11")
def test_at_the_end_of_a_turn_reservations_lapse_then_the_interim_scoring_is_held_then_the_next_player_is_active() -> (
    None
):
    table = situation(expeditions={"Columbus": fleet(0, "R1")}, reservations={"order 2": 0, "order 1": 1})
    game = end_turn(bought(table, 13).edit({"scorings": {"interim": 1}}))
    assert set(game.position()["reservations"]) == {"order 1"}
    assert vp(game, "interim") == [3, 0]
    assert game.position()["scorings"]["interim"] == "held"
    assert whose_turn(game) == (1, 1)


@rule("AD-TURN-11", "AD-FIN-3")
def test_at_the_end_of_a_turn_a_final_scoring_that_is_due_ends_the_game() -> None:
    table = situation(expeditions={"Columbus": fleet(0, "R1")})
    game = end_turn(bought(table, 26).edit({"scorings": {"final": 1}}))
    assert game.over
    assert game.to_act == ()
    assert vp(game, "final") == [4, 0]
    assert refused(game, "coins") == "AD-FIN-3"


@rule("AD-COIN-1")
def test_take_two_coins() -> None:
    game = play(situation(me={"coins": 6}), "coins")
    assert seat(game, 0)["coins"] == 8
