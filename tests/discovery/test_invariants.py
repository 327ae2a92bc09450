"""The invariants of rules page 7: those about change watched over whole games, those about positions made to fire."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import fairlead
from fairlead import Game, PositionError
from fairlead.games.discovery.box import components
from fairlead.games.discovery.invariants import INVARIANTS
from helpers import bought, compiled, deal, end_turn, fleet, hold_final, play, rule, situation

Position = dict[str, Any]

PRICE = {entry["capacity"]: entry["price"] for entry in components()["ship_class"]}
INCOME = {entry["capacity"]: entry["coins"] for entry in components()["income"]}
ACTION = {"coins": "coins", "order": "order", "order-pile": "order", "buy": "buy", "place": "place", "start": "place"}
SCORINGS = ("interim", "final")


# ------------------------------------------------------------------ change, watched over whole games


def fee(ship: str) -> int:
    return 2 if ship[0] == "J" else 1


def paid(before: Position, move: fairlead.Move, after: Position) -> int:
    """What a move costs its player by the rules, as a change of coins (invariant 4)."""
    if move.kind == "coins":
        return 2
    if move.kind in ("order", "order-pile"):
        return -1
    if move.kind == "buy":
        return -PRICE[int(before["buy_row"][move.fields["column"]][1])]
    if move.kind == "place":
        asked = after["decision"] and after["decision"]["kind"] == "joker-colour"
        return 0 if asked else -fee(move.fields["ship"])
    if move.kind == "joker-colour":
        return -fee("J")
    return -fee(move.fields["ship"]) if move.kind == "load" else 0


def earned(before: Position, seat: int) -> int:
    """What the tick at the start of a seat's turn pays."""
    due = [order for order in before["seats"][seat]["running"] if order["rounds_left"] == 1]
    return sum(INCOME[int(order["order"][1])][order["rounds"] - 1] for order in due)


def points(position: Position) -> list[int]:
    return [sum(entry["vp"].values()) for entry in position["seats"]]


class Watch:
    """Looks at a game between consecutive positions and asserts what may not happen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turn = 0  # turns ended so far
        self.turns = [0] * game.players  # turns ended by each seat
        self.up: dict[str, int] = {}  # the turn in which a scoring card came up
        self.held: list[str] = []
        self.moves: list[fairlead.Move] = []  # of this turn

    def play(self, move: fairlead.Move) -> None:
        before = self.game.position()
        self.moves.append(move)
        self.game.play(move)
        after = self.game.position()
        ended = self.game.over or after["turn"] | {"begun": 0, "open": 0} != before["turn"] | {"begun": 0, "open": 0}
        self.coins_change_as_allowed(before, move, after, ended)
        self.vp_change_only_at_scorings(before, after)
        self.ships_stay_at_expeditions(before, after)
        self.scorings_are_held_in_time(before, after, ended)
        self.cards_only_fall(before, after)
        if ended:
            self.end_turn(before["turn"]["seat"])

    def coins_change_as_allowed(self, before: Position, move: fairlead.Move, after: Position, ended: bool) -> None:
        """4."""
        for seat, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
            change = paid(before, move, after) if seat == before["turn"]["seat"] else 0
            if ended and not self.game.over and seat == after["turn"]["seat"]:
                change += earned(before, seat)
            assert now["coins"] == was["coins"] + change

    def cards_only_fall(self, before: Position, after: Position) -> None:
        """8, and completed orders never fall."""
        for was, now in zip(before["seats"], after["seats"], strict=True):
            assert now["any_colour_cards"] <= was["any_colour_cards"]
            assert now["reservation_cards"] <= was["reservation_cards"]
            assert now["completed"] >= was["completed"]

    def vp_change_only_at_scorings(self, before: Position, after: Position) -> None:
        """14."""
        scored = any(before["scorings"][name] != "held" == after["scorings"][name] for name in SCORINGS)
        changes = [now - was for was, now in zip(points(before), points(after), strict=True)]
        assert min(changes) >= 0
        assert scored or not any(changes)

    def ships_stay_at_expeditions(self, before: Position, after: Position) -> None:
        """14."""
        for name, ships in before["expeditions"].items():
            assert after["expeditions"][name][: len(ships)] == ships

    def scorings_are_held_in_time(self, before: Position, after: Position, ended: bool) -> None:
        """13."""
        for name in SCORINGS:
            was, now = before["scorings"][name], after["scorings"][name]
            if was == "waiting" and now not in ("waiting", "held"):
                self.up[name] = self.turn
            if was != "held" == now:
                assert ended
                assert name not in self.held
                assert "final" not in self.held
                self.held.append(name)
                capped = name == "final" and self.turn + 1 == self.game.options["turn_cap"] * self.game.players
                assert capped or self.turn == self.up[name] + self.game.players

    def end_turn(self, seat: int) -> None:
        """15, 17, 18."""
        begun = [ACTION[move.kind] for move in self.moves if move.kind in ACTION]
        runs = [action for i, action in enumerate(begun) if i == 0 or begun[i - 1] != action]
        assert len(runs) == len(set(runs)) <= 2
        assert "coins" in runs or len(runs) == 2
        kinds = [move.kind for move in self.moves]
        assert kinds.count("buy") <= 42
        assert kinds.count("place") + kinds.count("load") <= 43
        assert kinds.count("start") <= 4
        self.moves = []
        self.turn += 1
        self.turns[seat] += 1
        assert max(self.turns) - min(self.turns) <= 1
        assert fairlead.load(self.game.position()) == self.game  # no position invariant is broken


def watched(game: Game, seed: int) -> Watch:
    """Plays a game to its end under watch."""
    watch, chooser = Watch(game), random.Random(seed)
    while not game.over:
        watch.play(chooser.choice(game.moves()))
    return watch


@compiled
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_changes_over_whole_games(players: int, seed: int) -> None:
    watch = watched(deal(players, seed=seed, start_player="random", turn_cap=0), seed)
    assert watch.held == ["interim", "final"]  # without a cap both cards come up


@compiled
@pytest.mark.parametrize("cap", [1, 8, 20])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_with_a_cap_ends(players: int, cap: int) -> None:
    watch = watched(deal(players, seed=cap, turn_cap=cap), cap)
    assert max(watch.turns) <= cap
    assert watch.held[-1] == "final"


def test_changes_over_a_short_game() -> None:
    watch = watched(deal(2, seed=3, turn_cap=2), 3)
    assert watch.turns == [2, 2]


@compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rich_games_reach_every_corner(players: int) -> None:
    """With much money random players place, trade, use cards and empty the stacks."""
    seats = {seat: {"coins": 60} for seat in range(players)}
    for seed in range(3):
        watch = watched(deal(players, seed=seed, turn_cap=0).edit({"seats": seats}), seed)
        assert watch.held == ["interim", "final"]


def test_vp_at_the_end_are_the_four_parts() -> None:
    rows = {"Columbus": fleet(0, "R1"), "Drake": fleet(1, "B1")}
    game = bought(situation(me={"mission": "alone", "harbour": ["W1"]}, expeditions=rows), 13)
    game = hold_final(game.edit({"scorings": {"interim": 1}}))
    score = game.scores()[0]
    assert score.parts == {"interim": 3, "final": 4, "mission": 1, "unplaced": 1}
    assert score.total == 3 + 4 + 1 + 1


# ------------------------------------------------------------------ positions that cannot be


def broken(position: Position) -> str | None:
    """The invariant that a position breaks, else the rule."""
    with pytest.raises(PositionError) as error:
        fairlead.load(position)
    assert str(error.value)
    return str(error.value.invariant) if error.value.invariant else error.value.rule


def changed(game: Game, change: Callable[[Position], Any]) -> Position:
    """A position with a change made by hand, nothing put in order."""
    position = deepcopy(game.position())
    change(position)
    return position


def test_1_ships_of_each_type_add_up() -> None:
    def another(position: Position) -> None:
        position["buy_row"][0] = "R3" if position["buy_row"][0] != "R3" else "B3"

    assert broken(changed(deal(), another)) == "1"


def test_1_no_ship_comes_out_of_nowhere() -> None:
    assert broken(changed(deal(), lambda p: p["seats"][0]["harbour"].append("R1"))) == "1"


def test_2_each_joker_exists_once() -> None:
    assert broken(changed(deal(), lambda p: p["seats"][0].update(joker=p["seats"][1]["joker"]))) == "2"


def test_2_each_mission_exists_once() -> None:
    assert broken(changed(deal(), lambda p: p["seats"][0].update(mission=p["seats"][1]["mission"]))) == "2"


def test_2_a_joker_is_in_one_place() -> None:
    game = situation(me={"joker": "red-blue", "joker_shown": True})
    twice = {name: [{"ship": "J1", "seat": 0, "colour": "red"}] for name in ("Columbus", "Cabot")}
    assert broken(changed(game, lambda p: p["expeditions"].update(twice))) == "2"


def test_2_a_joker_is_not_at_an_expedition_and_on_an_order() -> None:
    running = [{"order": "R3", "ships": ["J3"], "rounds": 1}]
    game = situation(me={"joker": "red-blue", "running": running})
    row = {"Columbus": [{"ship": "J1", "seat": 0, "colour": "red"}]}
    assert broken(changed(game, lambda p: p["expeditions"].update(row))) == "2"


def test_2_a_joker_that_was_used_lies_open() -> None:
    game = situation(me={"joker": "red-blue"}, expeditions={"Columbus": [{"ship": "J1", "seat": 0, "colour": "red"}]})
    assert broken(changed(game, lambda p: p["seats"][0].update(joker_shown=False))) == "2"


def test_3_every_order_is_in_one_place() -> None:
    assert broken(changed(deal(), lambda p: p["display"].__setitem__(0, p["display"][1]))) == "3"
    assert broken(changed(deal(), lambda p: p["pile"].pop())) == "3"
    assert broken(changed(deal(), lambda p: p["cut_off_orders"].append(p["pile"][0]))) == "3"


def test_4_nobody_has_less_than_no_coins() -> None:
    with pytest.raises(PositionError, match="coins: must be a whole number from 0"):
        fairlead.load(changed(deal(), lambda p: p["seats"][0].update(coins=-1)))


def test_5_a_hand_has_four_orders_at_most() -> None:
    def five(position: Position) -> None:
        position["seats"][0]["hand"] += [position["pile"].pop() for _ in range(3)]

    assert broken(changed(deal(), five)) == "AD-ORD-5"


def test_6_ships_fit_the_expedition() -> None:
    game = situation(me={"harbour": ["G1"]}, expeditions={"Abreu": fleet(0, "G3")})

    def another(position: Position) -> None:
        position["seats"][0]["harbour"] = []
        position["expeditions"]["Abreu"].append({"ship": "G1", "seat": 0, "colour": "green"})

    assert broken(changed(game, another)) == "AD-EXP-4"


def test_6_the_row_colour_is_that_of_the_first_ship() -> None:
    game = situation(expeditions={"Abreu": fleet(0, "G1")})
    assert broken(changed(game, lambda p: p["expeditions"]["Abreu"][0].update(colour="red"))) == "6"


def test_7_ships_of_other_colours_cost_cards() -> None:
    rows = {"Cabral": fleet(0, "G1", "R1", "B1")}
    with pytest.raises(PositionError) as error:
        situation(me={"any_colour_cards": 2}, expeditions=rows)
    assert error.value.invariant == 7
    situation(me={"any_colour_cards": 1}, expeditions=rows)


def test_7_ships_of_other_colours_on_orders_cost_cards() -> None:
    running = [{"order": "G5", "ships": ["R2", "B3"], "rounds": 2}]
    with pytest.raises(PositionError) as error:
        situation(me={"any_colour_cards": 2, "running": running})
    assert error.value.invariant == 7
    situation(me={"any_colour_cards": 1, "running": running})


def test_8_action_cards_are_at_most_those_dealt() -> None:
    assert broken(changed(deal(), lambda p: p["seats"][0].update(any_colour_cards=4))) == "8"
    assert broken(changed(deal(), lambda p: p["seats"][0].update(reservation_cards=3))) == "8"


def test_8_each_reservation_has_cost_a_card() -> None:
    taken = {"buy 0": {"seat": 0, "this_turn": False}}
    assert broken(changed(deal(), lambda p: p["reservations"].update(taken))) == "8"


def test_9_a_running_order_is_full_and_runs_1_to_3_rounds() -> None:
    game = situation(me={"running": [{"order": "Y5", "ships": ["Y2", "Y3"], "rounds": 2}]})
    for fault in ({"rounds_left": 0}, {"rounds_left": 3}, {"rounds": 0, "rounds_left": 0}):
        assert broken(changed(game, lambda p, fault=fault: p["seats"][0]["running"][0].update(fault))) == "9"
    with pytest.raises(PositionError) as error:
        situation(me={"running": [{"order": "Y5", "ships": ["Y3"], "rounds": 2}]})
    assert error.value.invariant == 9


def test_9_only_the_order_being_started_is_not_full() -> None:
    game = play(situation(me={"harbour": ["Y2", "Y3"], "hand": ["Y5"], "joker": "red-blue"}), "start Y5", "load Y2")
    assert fairlead.load(game.position()) == game
    assert broken(changed(game, lambda p: p.update(decision={"kind": "act"}))) == "9"
    assert broken(changed(game, lambda p: p.update(decision={"kind": "rounds", "order": "Y5"}))) == "9"


def test_10_gaps_mean_empty_stacks() -> None:
    def gap(position: Position) -> None:
        position["seats"][0]["harbour"].append(position["refill_row"][1])
        position["refill_row"][1] = None

    assert broken(changed(deal(), gap)) == "10"


def test_10_no_gap_below_a_ship() -> None:
    game = play(bought(situation(me={"coins": 50}), 32).edit({"scorings": {"final": 3}}), "buy 1")

    def lift(position: Position) -> None:
        position["refill_row"][1], position["buy_row"][1] = position["buy_row"][1], None

    assert broken(changed(game, lift)) == "10"


def test_11_a_gap_in_the_display_means_an_empty_pile() -> None:
    def gap(position: Position) -> None:
        position["pile"].append(position["display"][2])
        position["display"][2] = None

    assert broken(changed(deal(), gap)) == "11"


def test_12_scoring_cards_lie_in_their_stacks() -> None:
    def swap(position: Position) -> None:
        third, fourth = position["stacks"][2], position["stacks"][3]
        place = third.index("interim")
        third[place], fourth[0] = fourth[0], third[place]

    assert broken(changed(deal(), swap)) == "12"


@pytest.mark.parametrize(("card", "purchases"), [("interim", 12), ("final", 25)])
def test_12_a_scoring_card_is_not_up_too_early(card: str, purchases: int) -> None:
    game = bought(deal(), purchases)
    with pytest.raises(PositionError) as error:
        game.edit({"scorings": {card: 1}})
    assert error.value.invariant == 12
    bought(game, purchases + 1).edit({"scorings": {card: 1}})


@pytest.mark.parametrize(("card", "purchases"), [("interim", 19), ("final", 33)])
def test_12_a_scoring_card_is_up_in_time(card: str, purchases: int) -> None:
    game = bought(situation(me={"coins": 99}), purchases - 1).edit({"scorings": {card: "waiting"}})
    assert card in game.position()["stacks"][2 if card == "interim" else 4]
    game.play("buy 0")
    assert game.position()["scorings"][card] == 3


def test_13_the_interim_card_comes_up_before_the_final_card() -> None:
    game = bought(deal(), 26)
    with pytest.raises(PositionError) as error:
        game.edit({"scorings": {"interim": 2, "final": 1}})
    assert error.value.invariant == 13
    game.edit({"scorings": {"interim": 1, "final": 2}})


def test_13_a_countdown_is_at_most_this_turn_and_one_more_each() -> None:
    with pytest.raises(PositionError, match="from 1 to 3"):
        bought(deal(), 13).edit({"scorings": {"interim": 4}})


def test_13_the_game_is_over_exactly_when_the_final_scoring_was_held() -> None:
    assert broken(changed(deal(), lambda p: p.update(decision=None))) == "13"
    over = hold_final(deal())
    assert fairlead.load(over.position()) == over
    assert broken(changed(over, lambda p: p.update(decision={"kind": "act"}))) == "13"


def test_16_a_reserved_card_lies_face_up() -> None:
    game = play(situation(you={"completed": 16}), "order 1")
    taken = {"order 1": {"seat": 1, "this_turn": False}}

    def reserve(position: Position) -> None:
        position["reservations"] = taken
        position["seats"][1]["reservation_cards"] = 1

    assert broken(changed(game, reserve)) == "16"


def test_16_only_the_active_player_has_reserved_in_this_turn() -> None:
    for seat in (0, 1):
        taken = {"buy 0": {"seat": seat, "this_turn": True}}
        with pytest.raises(PositionError) as error:
            deal().edit({"reservations": taken})
        assert error.value.invariant == 16
    game = play(deal(), "coins", "end", "reserve buy 0")
    assert fairlead.load(game.position()) == game


def test_17_at_most_two_actions() -> None:
    for turn in (
        {"begun": ["coins", "order", "buy"], "open": None},
        {"begun": ["coins"], "open": "buy"},
        {"begun": ["coins"], "open": "coins"},
    ):
        with pytest.raises(PositionError) as error:
            deal().edit({"turn": turn})
        assert error.value.invariant == 17


def test_17_reservations_come_after_the_actions() -> None:
    with pytest.raises(PositionError) as error:
        deal().edit({"turn": {"begun": ["order"]}, "decision": {"kind": "reserve", "from": "buy 0"}})
    assert error.value.invariant == 17


def test_19_completed_orders_are_those_that_left_the_game() -> None:
    assert broken(changed(deal(), lambda p: p["seats"][0].update(completed=1))) == "19"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_19_a_player_cannot_complete_what_others_were_dealt(players: int) -> None:
    most = 24 - 2 * (players - 1)
    shown = ["R3", "B3", "G3", "Y3"][: 24 - (most + 1)]
    seats = {seat: {"hand": [], "completed": 0 if seat else most + 1} for seat in range(players)}
    with pytest.raises(PositionError) as error:
        deal(players).edit({"seats": seats, "display": shown + [None] * (4 - len(shown))})
    assert error.value.invariant == 19


@rule("AD-END-5")
def test_18_no_turn_lies_beyond_the_cap() -> None:
    game = deal(turn_cap=30)
    game.edit({"turn": {"number": 30}})
    with pytest.raises(PositionError) as error:
        game.edit({"turn": {"number": 31}})
    assert error.value.invariant == 18
    deal(turn_cap=0).edit({"turn": {"number": 31}})


def test_20_vp_come_from_scorings() -> None:
    for part in ("interim", "final", "mission", "unplaced"):
        with pytest.raises(PositionError) as error:
            deal().edit({"seats": {0: {"vp": {part: 3}}}})
        assert error.value.invariant == 20


def test_21_a_question_fits_its_place() -> None:
    game = play(situation(me={"joker": "red-blue"}), "place J1 Columbus")
    assert fairlead.load(game.position()) == game
    assert broken(changed(game, lambda p: p["seats"][0].update(coins=1))) == "21"
    assert broken(changed(game, lambda p: p["turn"].update(begun=["buy"], open="buy"))) == "21"


def test_21_a_question_without_an_answer_is_never_asked() -> None:
    starting = {"running": [{"order": "Y5", "ships": []}], "harbour": [], "joker": "red-blue", "any_colour_cards": 0}
    turn, decision = {"begun": ["place"], "open": "place"}, {"kind": "load", "order": "Y5"}
    with pytest.raises(PositionError) as error:
        situation(me=starting, turn=turn, decision=decision)
    assert error.value.invariant == 21
    situation(me=starting | {"harbour": ["Y2", "Y3"]}, turn=turn, decision=decision)


def test_each_invariant_that_is_checked_fires_above() -> None:
    fired = {name.split("_")[1] for name in globals() if name.startswith("test_") and name.split("_")[1].isdigit()}
    assert {str(number) for number in INVARIANTS} <= fired


@rule("AD-END-5")
def test_turns_of_any_two_players_differ_by_at_most_one() -> None:
    game, turns = deal(4, start_player=2), [0, 0, 0, 0]
    for _ in range(11):
        turns[game.to_act[0]] += 1
        end_turn(game)
        assert max(turns) - min(turns) <= 1
