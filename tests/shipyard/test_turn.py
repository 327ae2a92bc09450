"""The turn, the first turns, and the actions of step 4: the clauses SY-TURN-*, SY-FIRST-* and SY-ACT-*."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, texts
from shipyard.stories import actions, asked, choose, end_turn, gain, guilders, occupied, opened, scene

SEVEN = {"build", "commodity", "canal", "equipment", "crew", "hire", "exchange"}
EDITIONS = ["first", "second"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)

# A ship that is complete when a stern is placed, a captain for it, and a canal to sail on.
READY = {"yard": "BM", "pieces": {"captain": 1}, "canals": ["18@(0,0)0"]}


def row(game: Game) -> list[str]:
    found: list[str] = game.position()["row"]
    return found


def in_step4(chosen: str, guilders: int = 20, edition: str = "second", players: int = 3, **changes: Any) -> Game:
    """Seat 0 in step 4 with an action chosen."""
    me = {"guilders": guilders} | changes.pop("me", {})
    return scene(players, edition=edition, me=me, turn={"chosen": chosen} | changes.pop("turn", {}), **changes)


# ------------------------------------------------------------------ the turn


@rule("SY-TURN-1")
@every_edition
def test_the_five_steps_in_their_order(edition: str) -> None:
    """Advance, choose, income, action, launch: one turn in which everything happens."""
    game = scene(
        edition=edition,
        turn={"seat": 2, "number": 9},
        markers={0: "hire", 1: "crew", 2: []},
        row=["commodity", "canal", "hire", "crew", "build", "equipment", "exchange"],
        seats={2: {"guilders": 10}, 0: READY | {"guilders": 0}},
    )
    mover, n = game.to_act[0], game.position()["clock"]["advances"]
    choose(game, "canal")
    assert mover == 2
    assert game.to_act == (0,)
    assert game.position()["clock"]["advances"] == n + 1  # 1: the turn began with an advance
    assert row(game)[0] == "hire"
    assert asked(game) == "choose"  # 2
    assert guilders(game) == 0
    ahead = sum(tile in occupied(game) for tile in row(game)[: row(game).index("build")])
    game.play("choose build")
    assert guilders(game) == ahead > 0  # 3
    assert asked(game) == "build"  # 4
    play(game, "take stern 1", "place 3", "stop")
    assert asked(game) == "launch"  # 5
    assert refused(game, "choose canal") == "SY-TURN-1"


@rule("SY-TURN-2")
@every_edition
def test_after_a_turn_the_clock_is_checked_and_the_next_player_has_a_turn(edition: str) -> None:
    last = 23 if edition == "first" else 11
    game = scene(4, edition=edition, clock={"advances": last}, turn={"seat": 3})
    before = game.position()["clock"]
    game.play("choose subsidy" if "subsidy" in actions(game) else texts(game)[0])
    assert game.position()["clock"] == before  # not before the turn is over
    end_turn(game)
    after = game.position()["clock"]
    assert (after["laps"], after["reserve"]) == (
        before["laps"] + (edition == "first"),
        before["reserve"] - (last == 11),
    )
    assert game.to_act == (0,)
    assert refused(game, "choose build", 1) == "SY-TURN-2"


# ------------------------------------------------------------------ first turns


@rule("SY-FIRST-1", "SY-FIRST-6")
@every_edition
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_turn_of_each_player_has_no_advance(edition: str, players: int) -> None:
    game = opened(players, edition=edition)
    order = row(game)
    chosen = ["build", "exchange", "canal", "crew"][:players]
    for action in chosen:
        assert game.position()["clock"]["advances"] == 0
        assert row(game) == order
        choose(game, action)
    for turn, action in enumerate(chosen, 1):  # and every later one begins with it
        assert game.position()["clock"]["advances"] == turn
        assert row(game)[0] == action
        end_turn(game)


@rule("SY-FIRST-1")
def test_the_first_solo_turns_have_no_advance() -> None:
    game = opened(1)
    order = row(game)
    choose(game, "build")
    assert game.position()["clock"]["advances"] == 1  # the player's second turn: the automata had theirs in between
    assert row(game) == ["build", *(tile for tile in order if tile != "build")]


@rule("SY-FIRST-2")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_first_turn_any_free_tile_may_be_chosen_the_front_one_too(edition: str, players: int) -> None:
    game = opened(players, edition=edition)
    tiles = SEVEN | ({"subsidy"} if players == 4 else set())
    assert actions(game) == tiles
    for action in ("hire", "exchange", "canal", "crew")[:players]:
        assert actions(game) == tiles - occupied(game)
        choose(game, action)


@rule("SY-FIRST-3")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_very_first_turn_brings_no_income(edition: str, players: int) -> None:
    game = opened(players, edition=edition)
    assert {gain(game, action) for action in SEVEN} == {0}


@rule("SY-FIRST-3")
@every_edition
def test_income_in_first_turns_is_for_the_occupied_tiles_ahead(edition: str) -> None:
    game = choose(opened(3, edition=edition), "build")
    behind = row(game)[row(game).index("build") + 1 :]
    assert {action: gain(game, action) for action in actions(game)} == {
        action: int(action in behind) for action in actions(game)
    }
    choose(game, "exchange")
    assert gain(game, row(game)[5]) == 1
    assert gain(game, row(game)[1]) == 0


@rule("SY-FIRST-4")
@every_edition
def test_two_players_have_two_turns_without_advance_each(edition: str) -> None:
    """Two markers on the first tile, the third on another; both have the first of these turns before the second."""
    game = opened(2, edition=edition)
    order, movers = row(game), []
    for action in ("canal", "exchange", "commodity", "build"):
        movers.append(game.to_act[0])
        assert (row(game), game.position()["clock"]["advances"]) == (order, 0)
        assert action in actions(game)
        assert not actions(game) & occupied(game)
        choose(game, action)
    assert movers == [0, 1, 0, 1]
    assert game.position()["clock"]["advances"] == 1
    assert row(game)[0] == "canal"


@rule("SY-FIRST-4")
def test_where_the_three_markers_of_two_players_go() -> None:
    game = opened(2)
    counted = []
    for action in ("canal", "exchange", "commodity"):
        choose(game, action)
        tiles = {tile["action"]: tile["markers"] for tile in game.view()["row"]}
        counted.append(tiles[action])
    assert counted == [[{"seat": 0, "count": 2}], [{"seat": 1, "count": 2}], [{"seat": 0, "count": 1}]]
    assert refused(game, "choose exchange") == "SY-CHOICE-2"  # the third marker goes on another tile


@rule("SY-FIRST-5")
@every_edition
def test_a_first_turn_has_actions_bonus_and_launch_as_any_other(edition: str) -> None:
    """The six guilders of the start pay for a bonus action at once."""
    game = opened(3, edition=edition)
    game.play("choose build")
    assert asked(game) == "step4"
    assert "equipment" in actions(game, "bonus")
    play(game, "bonus equipment")
    assert guilders(game) == 0
    assert sum(seat(game, 0)["pieces"].values()) == 1
    assert asked(game) == "build"
    ready = opened(3, edition=edition).edit({"seats": {0: READY}})
    play(ready, "choose build", "perform", "take stern 1", "place 3", "stop")
    end = [text for text in ("end",) if text in ready.moves()]
    play(ready, *end)
    assert asked(ready) == "launch"


@rule("SY-FIRST-6")
@every_edition
def test_from_the_third_turn_on_two_players_advance(edition: str) -> None:
    game = opened(2, edition=edition)
    for action in ("canal", "exchange", "commodity", "build"):
        choose(game, action)
    advances = []
    for _ in range(6):
        advances.append(game.position()["clock"]["advances"])
        end_turn(game)
    assert all(after == before + 1 for before, after in pairwise(advances))


# ------------------------------------------------------------------ step 4


@rule("SY-ACT-1")
@every_edition
@pytest.mark.parametrize("chosen", sorted(SEVEN))
def test_the_chosen_action_must_be_performed(edition: str, chosen: str) -> None:
    """The turn cannot end before it, also after a bonus action."""
    game = in_step4(chosen, edition=edition)
    assert refused(game, "end") == "SY-ACT-1"
    play(game, "bonus equipment" if chosen != "equipment" else "bonus crew", "steps 1")
    assert "end" not in game.moves()
    assert guilders(game) == 14


@rule("SY-ACT-2", "SY-ACT-6")
@every_edition
def test_a_bonus_action_costs_six_guilders_once_a_turn(edition: str) -> None:
    game = play(in_step4("crew", edition=edition), "bonus equipment", "steps 1")
    assert guilders(game) == 14
    assert sum(seat(game, 0)["pieces"].values()) == 1
    assert asked(game) == "steps"  # the chosen action is all that is left
    assert refused(game, "bonus canal") is not None
    play(game, "steps 1")
    assert guilders(game) == 14
    assert game.to_act == (1,)  # and the turn ends without another question


@rule("SY-ACT-2")
def test_a_bonus_action_is_optional() -> None:
    game = play(in_step4("crew"), "perform", "steps 1")
    assert asked(game) == "step4"
    play(game, "end")
    assert guilders(game) == 20
    assert game.to_act == (1,)


@rule("SY-ACT-2", "SY-ACT-6")
def test_five_guilders_are_too_few_for_a_bonus_action() -> None:
    assert asked(in_step4("crew", 5)) == "steps"  # the question of step 4 is not even asked
    game = in_step4("crew", 6)
    assert "bonus equipment" in game.moves()
    play(game, "perform", "steps 1")
    assert "bonus equipment" in game.moves()
    play(game := in_step4("crew", 7), "perform", "steps 3")
    assert game.to_act == (1,)


@rule("SY-ACT-3")
@every_edition
def test_a_bonus_action_may_be_any_but_the_chosen_one(edition: str) -> None:
    """The lead tile and tiles with markers included, whoever's markers they are."""
    tiles = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment", "subsidy"]
    game = in_step4(
        "crew",
        edition=edition,
        players=4,
        row=tiles,
        turn={"number": 9},
        markers={0: "crew", 1: "build", 2: "canal", 3: "exchange"},
    )
    assert actions(game, "bonus") == {*tiles} - {"crew"}
    assert refused(game, "bonus crew") == "SY-ACT-3"
    play(game, "bonus build")
    assert asked(game) == "build"


@rule("SY-ACT-3")
@every_edition
def test_two_players_may_buy_the_action_with_their_two_markers(edition: str) -> None:
    tiles = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"]
    markers = {0: ["build", "crew"], 1: ["canal", "exchange"]}
    game = in_step4("crew", edition=edition, players=2, row=tiles, markers=markers)
    assert actions(game, "bonus") == SEVEN - {"crew"}


@rule("SY-ACT-4")
@every_edition
def test_a_bonus_action_brings_no_marker_and_no_income(edition: str) -> None:
    game = in_step4("canal", edition=edition)
    before = game.position()
    last = next(tile for tile in reversed(row(game)) if tile in ("equipment", "crew"))
    play(game, f"bonus {last}", "steps 1")
    after = game.position()
    assert (after["markers"], after["row"]) == (before["markers"], before["row"])
    assert guilders(game) == 14


@rule("SY-ACT-4", "SY-R-5")
def test_a_bonus_action_leaves_the_guilders_on_its_tile() -> None:
    game = scene(guilders_on_tiles={"equipment": 2}, me={"guilders": 20})
    assert game.position()["guilders_on_tiles"] == {"equipment": 2}
    chosen = next(action for action in sorted(actions(game)) if action in ("crew", "canal", "build"))
    play(game, f"choose {chosen}")
    had = guilders(game)
    play(game, "bonus equipment", "steps 1")
    assert guilders(game) == had - 6
    assert game.position()["guilders_on_tiles"] == {"equipment": 2}


@rule("SY-ACT-5")
@every_edition
def test_a_bonus_action_comes_before_or_after_the_chosen_one(edition: str) -> None:
    before = play(in_step4("crew", edition=edition), "bonus equipment", "steps 1", "steps 1")
    after = play(in_step4("crew", edition=edition), "perform", "steps 1", "bonus equipment", "steps 1")
    assert before.position()["seats"] == after.position()["seats"]
    assert before.to_act == after.to_act == (1,)


@rule("SY-ACT-5")
def test_a_bonus_action_never_comes_in_the_middle() -> None:
    game = in_step4("build")
    play(game, "perform")
    assert refused(game, "bonus crew") == "SY-TURN-1"
    play(game, "take bow 1")
    assert not texts(game, "bonus")
    play(game, "place 1")
    assert not texts(game, "bonus")
    play(game, "stop")
    assert texts(game, "bonus")


@rule("SY-ACT-6")
@every_edition
def test_guilders_of_the_chosen_action_pay_for_the_bonus_action(edition: str) -> None:
    """Five guilders and an exchange: too few before it, enough after it."""
    game = in_step4("exchange", 5, edition=edition)
    assert asked(game) == "swap"
    play(game, "sell", "sell", "sell")
    assert guilders(game) == 11
    assert "bonus canal" in game.moves()


@rule("SY-ACT-6")
@every_edition
def test_guilders_of_the_bonus_action_do_not_pay_for_it(edition: str) -> None:
    """Exchange and subsidy would bring the missing guilders, but the price is due first."""
    assert asked(in_step4("crew", 5, edition=edition, players=4)) == "steps"
    game = in_step4("crew", 6, edition=edition, players=4)
    assert {"exchange", "subsidy"} <= actions(game, "bonus")
    play(game, "bonus subsidy")
    assert guilders(game) == 2


@rule("SY-ACT-7")
@every_edition
def test_a_bonus_action_must_be_affordable_after_paying(edition: str) -> None:
    """Every engineer and recruiter costs a guilder more: with just 6 guilders nobody may be hired at such a space."""
    piles = {3: ["crane-engineer", "sail-engineer", "captain-recruiter"]}
    changes = {"employee_piles": piles, "rondels": {"employee": 2}, "edition": edition}
    game = in_step4("crew", 6, **changes)
    assert refused(game, "bonus hire") == "SY-ACT-7"
    assert "bonus hire" in in_step4("crew", 7, **changes).moves()


@rule("SY-ACT-7")
def test_no_exchange_without_commodities_as_a_bonus() -> None:
    game = in_step4("crew", me={"commodities": []})
    assert refused(game, "bonus exchange") == "SY-ACT-7"
