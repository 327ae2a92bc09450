"""The clock and the contracts that it makes players discard: the clauses SY-CLOCK-* and SY-CON-*."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fairlead import Game
from fairlead.games.shipyard.box import components
from helpers import refused, rule, seat, texts
from shipyard.stories import actions, asked, choose, discard, end_turn, scene

COLOUR = {card["name"].lower().replace(" ", "-"): card["colour"] for card in components()["contracts"]["cards"]}
ROW = ["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"]
RESERVE = {1: 5, 2: 3, 3: 5, 4: 7}


def clock(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["clock"]
    return found


def at(players: int, advances: int, edition: str = "second", options: Any = None, **changes: Any) -> Game:
    """The turn of seat 0 (the solo game: the first turn of the player from then on) that made so many advances."""
    return scene(players, edition=edition, options=options, clock={"advances": advances}, **changes)


def until_discards(players: int, advances: int, edition: str, options: Any = None) -> Game:
    """Plays on to the end of the turn that made so many advances; with automata to the end of the round."""
    start = advances - (advances - 1) % 3 if players == 1 else advances
    game = at(players, start, edition, options)
    while asked(game) == "choose" and clock(game)["advances"] == start:
        game.play(texts(game)[0])
    while asked(game) not in ("choose", "discard", "final") and clock(game)["advances"] == start:
        moves = texts(game)
        game.play(next((move for move in ("end", "perform", "stop") if move in moves), moves[0]))
    return game


def due(game: Game) -> list[tuple[int, int]]:
    """Red and blue contracts that each seat is asked to discard; nothing if nobody is."""
    questions = [entry for entry in game.position()["decision"] if entry["kind"] == "discard"]
    return [(entry["red"], entry["blue"]) for entry in sorted(questions, key=lambda entry: entry["seat"])]


def hand(game: Game, owner: int) -> Counter[str]:
    """Contracts of a seat by colour."""
    return Counter(COLOUR[name] for name in seat(game, owner)["contracts"])


# ------------------------------------------------------------------ laps


@rule("SY-CLOCK-1")
@pytest.mark.parametrize(("n", "loop", "lap"), [(22, 23, 0), (23, 23, 1), (24, 23, 0), (24, 24, 1), (46, 23, 1)])
def test_a_lap_ends_with_the_turn_that_puts_the_lead_tile_on_the_start_space(n: int, loop: int, lap: int) -> None:
    game = at(4, n, "first", {"loop_spaces": loop})
    laps = clock(game)["laps"]
    assert (game.view()["row"][0]["space"] == 0) == bool(lap)
    game.play("choose crew" if "crew" in actions(game) else texts(game)[0])
    assert clock(game)["laps"] == laps  # the turn is finished first
    end_turn(game)
    assert clock(game)["laps"] == laps + lap


@rule("SY-CLOCK-2", "SY-R-10")
@pytest.mark.parametrize("loop", [23, 24])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_as_many_laps_as_players(players: int, loop: int) -> None:
    for lap in range(1, players + 1):
        game = end_turn(at(players, loop * lap, "first", {"loop_spaces": loop}))
        assert clock(game)["laps"] == lap
        discard(game)
        assert game.position()["turn"]["phase"] == ("final-actions" if lap == players else "standard")


# ------------------------------------------------------------------ drops


@rule("SY-CLOCK-3", "SY-R-35")
@pytest.mark.parametrize(("n", "drops"), [(1, 0), (10, 0), (11, 1), (12, 0), (22, 0), (23, 1), (24, 0), (35, 1)])
def test_when_the_cube_drops(n: int, drops: int) -> None:
    game = at(4, n)
    reserve = clock(game)["reserve"]
    game.play("choose subsidy" if "subsidy" in actions(game) else texts(game)[0])
    if clock(game)["advances"] == n and asked(game) != "discard":
        assert clock(game)["reserve"] == reserve  # the player finishes the turn
        end_turn(game)
    assert clock(game)["reserve"] == reserve - drops


@rule("SY-CLOCK-4")
def test_a_drop_puts_a_guilder_on_the_last_tile() -> None:
    game = at(3, 11, row=ROW, markers={1: "build", 2: "canal"})
    choose(game, "crew")
    assert game.position()["guilders_on_tiles"] == {"equipment": 1}
    assert clock(game)["reserve"] == 4


@rule("SY-CLOCK-4")
@pytest.mark.parametrize("chosen", ["crew", "equipment"])
def test_an_occupied_last_tile_gets_no_guilder(chosen: str) -> None:
    """Whether it was occupied before or by the player whose turn it is."""
    other = "equipment" if chosen == "crew" else "canal"
    game = at(3, 11, row=ROW, markers={1: "build", 2: other})
    choose(game, chosen)
    assert game.position()["guilders_on_tiles"] == {}
    assert clock(game)["reserve"] == 4


@rule("SY-CLOCK-4")
def test_without_a_drop_no_guilder_is_put_anywhere() -> None:
    game = choose(at(3, 10, row=ROW, markers={1: "build", 2: "canal"}), "crew")
    assert game.position()["guilders_on_tiles"] == {}


@rule("SY-CLOCK-4", "SY-R-5")
def test_guilders_on_a_tile_add_up() -> None:
    on_tile = {"guilders_on_tiles": {"equipment": 1}}
    game = at(3, 23, row=ROW, markers={1: "build", 2: "canal"}, **on_tile)
    discard(choose(game, "crew"))
    assert game.position()["guilders_on_tiles"] == {"equipment": 2}


@rule("SY-CLOCK-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_drop_leaves_one_more_turn(players: int) -> None:
    """The reserve is empty: the cube leaves the game, no guilder is placed, the next player has the last turn."""
    last = 11 + 12 * RESERVE[players]
    game = at(players, last)
    assert (clock(game)["reserve"], clock(game)["wheel"]) == (0, True)
    on_tiles = game.position()["guilders_on_tiles"]
    end_turn(game)
    assert not clock(game)["wheel"]
    assert game.position()["guilders_on_tiles"] == on_tiles
    assert game.position()["turn"]["phase"] == "standard"
    assert clock(game)["advances"] == last + 1
    end_turn(game)
    assert game.position()["turn"]["phase"] == "final-actions"


@rule("SY-CLOCK-5", "SY-R-5")
def test_no_guilder_at_the_last_drop_even_on_a_free_tile() -> None:
    game = choose(at(3, 71, row=ROW, markers={1: "build", 2: "canal"}), "crew")
    assert game.position()["guilders_on_tiles"] == {}


# ------------------------------------------------------------------ discarding contracts


@rule("SY-CON-1")
@pytest.mark.parametrize(("players", "laps"), [(4, {1: 0, 2: 2, 3: 0}), (3, {1: 1, 2: 1}), (2, {1: 2})])
def test_discards_of_the_first_edition(players: int, laps: dict[int, int]) -> None:
    for lap, each in laps.items():
        game = until_discards(players, 23 * lap, "first")
        assert due(game) == [(each, each)] * players * (each > 0)
        before = hand(game, 0)
        discard(game)
        for owner in range(players):
            assert hand(game, owner) == {"red": before["red"] - each, "blue": before["blue"] - each}


@rule("SY-CON-2")
@pytest.mark.parametrize(("players", "cube"), [(1, 4), (2, 2), (3, 4), (4, 4)])
def test_discards_of_fixed_sets(players: int, cube: int) -> None:
    for number in range(1, RESERVE[players] + 1):
        game = until_discards(players, 11 + 12 * (number - 1), "second", {"contracts": "sets"})
        assert due(game) == [(1, 1)] * players * (number == cube)


@rule("SY-CON-3")
@pytest.mark.parametrize(("players", "cubes"), [(1, {2: 1, 4: 1}), (2, {2: 2}), (3, {2: 1, 4: 1}), (4, {4: 2})])
def test_discards_of_contracts_dealt_at_random(players: int, cubes: dict[int, int]) -> None:
    for number in range(1, RESERVE[players] + 1):
        game = until_discards(players, 11 + 12 * (number - 1), "second")
        each = cubes.get(number, 0)
        assert due(game) == [(each, each)] * players * (each > 0)


@rule("SY-CON-4", "SY-D-9")
@pytest.mark.parametrize(("edition", "n"), [("first", 23), ("second", 23)])
def test_all_players_discard_before_the_next_turn(edition: str, n: int) -> None:
    game = until_discards(3, n, edition)
    assert game.to_act == (0, 1, 2)
    assert clock(game)["advances"] == n
    for owner in (2, 0, 1):
        assert owner in game.to_act
        assert refused(game, "choose crew", owner) == "SY-TURN-1"
        for _ in range(2):
            game.play(texts(game, seat=owner)[0], owner)
        assert owner not in game.to_act or asked(game) == "choose"
    assert asked(game) == "choose"
    assert game.to_act == (1,)
    assert clock(game)["advances"] == n + 1


@rule("SY-CON-4")
def test_only_contracts_in_the_own_hand_are_discarded() -> None:
    game = until_discards(3, 23, "second")
    other = next(name for name in seat(game, 1)["contracts"] if COLOUR[name] == "red")
    assert refused(game, f"discard {other}", 0) == "SY-CON-4"


@rule("SY-CON-5")
def test_discarded_contracts_are_never_shown() -> None:
    """Not to others when they go, nor when the game is over; their owner knows them."""
    game = until_discards(2, 23, "second")
    since = len(game.history)
    gone = {owner: sorted(throw(game, owner) for _ in range(4)) for owner in (0, 1)}
    over = game.edit({"turn": {"phase": "over"}})
    assert over.over
    for viewer in (None, 0, 1):
        told = repr((game.view(viewer), game.log(viewer, since), game.history_for(viewer)[since:], over.view(viewer)))
        for owner in (0, 1):
            discarded = over.view(viewer)["seats"][owner]["discarded"]
            names = [name for colour in ("blue", "red") for name in discarded[colour]]
            if viewer == owner:
                assert sorted(names) == gone[owner]
            else:
                assert names == [None] * 4
                assert not [name for name in gone[owner] if name in told]


def throw(game: Game, owner: int) -> str:
    """Discards the first contract that may go and names it."""
    name = texts(game, seat=owner)[0].split()[1]
    game.play(f"discard {name}", owner)
    return name


@rule("SY-CON-6")
@pytest.mark.parametrize(
    ("players", "edition", "last", "options"),
    [
        (2, "first", 23, None),
        (3, "first", 46, None),
        (4, "first", 46, None),
        (1, "second", 47, None),
        (2, "second", 23, None),
        (3, "second", 47, None),
        (4, "second", 47, None),
        (2, "second", 23, {"contracts": "sets"}),
        (4, "second", 47, {"contracts": "sets"}),
    ],
)
def test_after_the_last_discard_everyone_has_one_of_each(
    players: int, edition: str, last: int, options: dict[str, str] | None
) -> None:
    game = discard(until_discards(players, last, edition, options))
    assert [hand(game, owner) for owner in range(players)] == [{"blue": 1, "red": 1}] * players


@rule("SY-CON-7", "SY-R-6")
@pytest.mark.parametrize(
    ("players", "edition", "options", "each"),
    [
        (2, "first", None, 2),
        (3, "first", None, 2),
        (4, "first", None, 2),
        (1, "second", None, 2),
        (2, "second", None, 2),
        (4, "second", None, 2),
        (3, "second", {"contracts": "sets"}, 1),
    ],
)
def test_after_an_early_end_everyone_discards_down_to_one(
    players: int, edition: str, options: dict[str, str] | None, each: int
) -> None:
    """A ship stack has run out in an early round; its last player ends the turn."""
    seats = 3 if players == 1 else players
    number = 3 * seats - (2 if players == 1 else 0)
    turn = {"number": number, "seat": (number - 1) % seats if players > 1 else 0, "start_player": 0}
    game = scene(players, edition=edition, options=options, turn=turn, stacks={"bow": 0})
    assert clock(game)["ending"]
    end_turn_only(game)
    assert due(game) == [(each, each)] * players
    assert game.position()["turn"]["phase"] == "final-actions"
    discard(game)
    assert asked(game) == "final"
    assert [hand(game, owner) for owner in range(players)] == [{"blue": 1, "red": 1}] * players


def end_turn_only(game: Game) -> None:
    """Ends the turn, without the discards that follow it."""
    number = game.position()["turn"]["number"]
    while asked(game) != "discard":
        assert game.position()["turn"]["number"] == number
        moves = texts(game)
        game.play(next((move for move in ("end", "perform", "stop", "choose equipment") if move in moves), moves[0]))


@rule("SY-CON-7", "SY-R-6")
def test_after_some_discards_only_the_rest_is_due() -> None:
    """Three players after the first of two discards: one more of each colour."""
    game = scene(3, edition="first", turn={"number": 33, "seat": 2, "start_player": 0}, stacks={"stern": 0})
    assert [hand(game, owner) for owner in range(3)] == [{"blue": 2, "red": 2}] * 3
    end_turn_only(game)
    assert due(game) == [(1, 1)] * 3


@rule("SY-CON-7")
def test_a_natural_end_asks_for_no_more_discards() -> None:
    for edition, last in (("first", 69), ("second", 72)):
        game = end_turn(at(3, last, edition))
        assert asked(game) == "final"
