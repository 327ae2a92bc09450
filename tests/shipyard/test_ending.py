"""The end of the game: final actions, last chances and the final scoring, the clauses SY-END-*."""

from __future__ import annotations

from typing import Any

import pytest

from fairlead import Game
from helpers import play, refused, rule, seat, texts
from shipyard.stories import actions, asked, discard, end_turn, guilders, scene, yard

EDITIONS = ["first", "second"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
SEVEN = {"build", "commodity", "canal", "equipment", "crew", "hire", "exchange"}
SAILOR = {"pieces": {"captain": 1}, "canals": ["18@(0,0)0"]}
# Advances of a game without an early end, and the standard turns of each player (SY-I-16).
ADVANCES = {2: {"first": 46, "second": 48}, 3: {"first": 69, "second": 72}, 4: {"first": 92, "second": 96}}
TURNS = {2: {"first": 25, "second": 26}, 3: {"first": 24, "second": 25}, 4: {"first": 24, "second": 25}}


def turn(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["turn"]
    return found


def ready(canal: int) -> dict[str, Any]:
    """A seat that lacks just a stern, and has a captain and this canal tile to sail on."""
    return {"yard": "BM", "guilders": 0, "pieces": {"captain": 1}, "canals": [f"{canal}@(0,0)0"]}


def final(players: int = 3, **changes: Any) -> Game:
    """Seat 0, the start player, is to perform the first final action."""
    return scene(players, turn={"phase": "final-actions", "start_player": 0} | changes.pop("turn", {}), **changes)


def last_chance(**changes: Any) -> Game:
    """Seat 0, the start player, has the first last chance."""
    return scene(turn={"phase": "last-chances", "start_player": 0}, **changes)


def scored(players: int = 3, **changes: Any) -> Game:
    """The game is over and scored."""
    return scene(players, turn={"phase": "over"}, **changes)


# ------------------------------------------------------------------ when standard turns are over


@rule("SY-END-1", "SY-END-2")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_standard_turns_end_with_the_clock_and_with_a_round(edition: str, players: int) -> None:
    n = ADVANCES[players][edition]
    game = scene(players, edition=edition, clock={"advances": n - 1}, turn={"seat": 0})
    end_turn(game)
    assert turn(game)["phase"] == "standard"
    end_turn(game)
    assert turn(game)["phase"] == "final-actions"
    assert turn(game)["number"] == players * TURNS[players][edition]  # all have had equally many
    assert game.to_act[0] == turn(game)["start_player"] == 2 % players


@rule("SY-END-3", "SY-R-6")
@every_edition
@pytest.mark.parametrize(("kind", "take", "slot"), [("bow", "bow", 1), ("middle", "left", 2), ("stern", "stern", 9)])
def test_the_last_tile_of_a_stack_makes_the_round_the_last(edition: str, kind: str, take: str, slot: int) -> None:
    """Taken by the second of four players: the two after that one still have a turn, then the end begins."""
    first = {"number": 14, "seat": 0, "chosen": "build"}
    game = scene(4, edition=edition, turn=first, stacks={kind: 1}, me={"guilders": 3})
    assert turn(game)["start_player"] == 3
    assert not game.position()["clock"]["ending"]
    play(game, f"take {take} 1", f"place {slot}", "stop")
    assert game.position()["clock"]["ending"]
    assert game.position()["stacks"][kind] == []
    for mover in (1, 2):
        assert game.to_act == (mover,)
        assert turn(game)["phase"] == "standard"
        end_turn(game)
    assert turn(game) == turn(game) | {"phase": "final-actions", "number": 16}
    discard(game)
    assert game.to_act == (3,)


@rule("SY-END-3")
def test_the_last_player_of_a_round_brings_the_end_at_once() -> None:
    game = scene(3, turn={"number": 9, "seat": 0, "chosen": "build"}, stacks={"stern": 1}, me={"guilders": 3})
    play(game, "take stern 1", "place 9", "stop")
    assert turn(game)["phase"] == "final-actions"


@rule("SY-END-3")
@every_edition
def test_a_stack_with_a_tile_left_is_not_empty(edition: str) -> None:
    game = scene(3, edition=edition, turn={"chosen": "build"}, stacks={"bow": 2}, me={"guilders": 3})
    play(game, "take bow 1", "place 1", "stop")
    assert len(game.position()["stacks"]["bow"]) == 1
    assert not game.position()["clock"]["ending"]


@rule("SY-END-3")
def test_the_change_to_deck_two_ends_nothing() -> None:
    game = scene(3, turn={"chosen": "build"}, stacks={"middle": {"next": [62, 80], "left": 2}}, me={"guilders": 3})
    play(game, "take left 1", "place 2", "stop")
    assert game.position()["stacks"]["middle"] == [80]
    assert not game.position()["clock"]["ending"]


@rule("SY-END-4")
@every_edition
def test_final_actions_then_last_chances_then_the_scoring(edition: str) -> None:
    game = final(edition=edition, seats={owner: ready(18 + owner) for owner in range(3)})
    phases = []
    while not game.over:
        phases.append((turn(game)["phase"], game.to_act[0]))
        assert sum(score.parts["blue"] + score.parts["red"] for score in game.scores()) == 0
        moves = texts(game)
        game.play(next((move for move in ("choose crew", "stop") if move in moves), moves[0]))
    order = [entry for i, entry in enumerate(phases) if i == 0 or phases[i - 1] != entry]
    assert order == [(phase, mover) for phase in ("final-actions", "last-chances") for mover in (0, 1, 2)]
    assert refused(game, "choose crew", 0) == "SY-END-4"


# ------------------------------------------------------------------ final actions


@rule("SY-END-5")
@every_edition
def test_each_player_performs_one_action_beginning_with_the_start_player(edition: str) -> None:
    n = ADVANCES[3][edition]
    game = end_turn(scene(3, edition=edition, clock={"advances": n}, turn={"seat": 0}))
    movers = []
    while turn(game)["phase"] == "final-actions":
        movers.append(game.to_act[0])
        play(game, "choose crew")
        if asked(game) == "steps":
            play(game, "steps 1")
    assert movers == [1, 2, 0]


@rule("SY-END-5")
@every_edition
def test_a_final_action_may_be_any_tile_with_or_without_markers(edition: str) -> None:
    """Also one that another player chose before, and the own last one."""
    for players in (2, 3, 4):
        game = final(players, edition=edition, me={"guilders": 9})
        assert actions(game) == SEVEN | ({"subsidy"} if players == 4 else set())
    play(game := final(edition=edition), "choose crew", "steps 1")
    assert game.to_act == (1,)
    assert "crew" in actions(game)


@rule("SY-END-6")
@every_edition
def test_a_final_action_brings_neither_advance_nor_marker_nor_income(edition: str) -> None:
    game = final(edition=edition, me={"guilders": 1})
    before = game.position()
    last = before["row"][-1]
    game.play(f"choose {last}")
    while game.to_act == (0,):
        game.play(texts(game)[0])
    after = game.position()
    for name in ("row", "markers", "spaces", "guilders_on_tiles"):
        assert after[name] == before[name]
    assert after["clock"] == before["clock"]
    still = final(edition=edition, me={"guilders": 1})
    play(still, "choose equipment")
    assert guilders(still) == 1


@rule("SY-END-6", "SY-R-5")
def test_a_final_action_leaves_the_guilders_on_its_tile() -> None:
    game = final(me={"guilders": 1}, guilders_on_tiles={"equipment": 2})
    play(game, "choose equipment", "steps 1")
    assert guilders(game) == 1
    assert game.position()["guilders_on_tiles"] == {"equipment": 2}


@rule("SY-END-6")
@every_edition
def test_a_final_action_must_be_one_that_can_be_performed(edition: str) -> None:
    """An exchange without commodity tiles cannot, not even with guilders: there is no bonus action to buy one."""
    game = final(edition=edition, me={"commodities": [], "guilders": 30})
    assert refused(game, "choose exchange") == "SY-END-6"
    piles = {3: ["crane-engineer", "sail-engineer", "captain-recruiter"]}
    game = final(edition=edition, me={"guilders": 0}, employee_piles=piles, rondels={"employee": 2})
    assert refused(game, "choose hire") == "SY-END-6"


@rule("SY-END-7")
@every_edition
def test_a_ship_completed_by_a_final_action_is_launched_at_once(edition: str) -> None:
    game = final(edition=edition, me={"yard": "BM", "guilders": 0} | SAILOR)
    play(game, "choose build", "take stern 1", "place 3", "stop")
    assert (asked(game), game.to_act) == ("launch", (0,))
    play(game, "sail 1")
    while game.to_act == (0,) and turn(game)["phase"] == "final-actions":
        game.play(texts(game)[0])
    assert len(game.position()["fleet"]) == 1
    assert game.to_act == (1,)
    assert asked(game) == "final"


@rule("SY-END-8")
@every_edition
def test_no_bonus_action_with_a_final_action(edition: str) -> None:
    game = final(edition=edition, me={"guilders": 50})
    play(game, "choose equipment")
    assert asked(game) == "steps"
    assert not texts(game, "bonus")
    play(game, "steps 1")
    assert game.to_act == (1,)
    assert guilders(game) == 50


# ------------------------------------------------------------------ last chances


@rule("SY-END-9")
@every_edition
@pytest.mark.parametrize(
    ("drawing", "columns"),
    [
        ("BM", {"stern"}),
        (".MS", {"bow"}),
        ("B.S", {"left", "right"}),
        ("B.S.BM", {"left", "right", "stern"}),
        ("BM.MS", {"left", "right", "stern", "bow"}),
    ],
)
def test_a_last_chance_takes_one_tile_that_completes_a_ship(edition: str, drawing: str, columns: set[str]) -> None:
    game = last_chance(edition=edition, me={"yard": drawing, "guilders": 2} | SAILOR)
    assert asked(game) == "last-build"
    assert {text.split()[1] for text in texts(game, "take ")} == columns
    for column in {"bow", "left", "right", "stern"} - columns:
        assert refused(game, f"take {column} 1") == "SY-END-9"
    assert "stop" in game.moves()


@rule("SY-END-9")
def test_the_tile_goes_where_it_completes_a_ship() -> None:
    """Two ships lack a middle, one slot is free for it in each; slot 9 and others are not offered."""
    game = last_chance(me={"yard": "B.S.B.S", "guilders": 2} | SAILOR)
    play(game, "take left 1")
    assert texts(game, "place") == ["place 2", "place 6"]
    assert refused(game, "place 8") == "SY-END-9"
    play(game, "place 6")
    assert asked(game) == "launch"


@rule("SY-END-9")
def test_one_tile_only_also_if_another_ship_could_be_completed() -> None:
    game = last_chance(me={"yard": "BM.BM", "guilders": 9} | SAILOR)
    play(game, "take stern 1", "place 3", "dismantle 1")
    assert game.over
    assert yard(game) == "...BM...."


@rule("SY-END-9", "SY-END-5")
@every_edition
def test_last_chances_begin_with_the_start_player(edition: str) -> None:
    last = {"phase": "final-actions", "seat": 1, "start_player": 2}
    game = scene(edition=edition, seats={owner: ready(18 + owner) for owner in range(3)}, turn=last)
    movers = []
    while not game.over:
        if asked(game) == "last-build" and game.to_act[0] not in movers:
            movers.append(game.to_act[0])
        moves = texts(game)
        game.play(next((move for move in ("choose crew", "steps 1", "stop") if move in moves), moves[0]))
    assert movers == [2, 0, 1]


@rule("SY-END-10")
@every_edition
@pytest.mark.parametrize(("row", "price"), [(1, 0), (2, 1), (4, 2)])
def test_the_tile_costs_its_price_and_the_column_is_filled(edition: str, row: int, price: int) -> None:
    game = last_chance(edition=edition, me={"yard": "BM", "guilders": 2} | SAILOR)
    before = game.position()
    play(game, f"take stern {row}")
    after = game.position()
    assert guilders(game) == 2 - price
    column = before["display"]["stern"]
    assert after["display"]["stern"] == column[: row - 1] + column[row:] + before["stacks"]["stern"][:1]
    assert yard(game) == "BMS......"


@rule("SY-END-10")
def test_a_tile_that_is_too_dear_cannot_be_taken() -> None:
    game = last_chance(me={"yard": "BM", "guilders": 1} | SAILOR)
    assert refused(game, "take stern 4") == "SY-BUILD-2"
    assert {"take stern 1", "take stern 3"} <= set(texts(game))


@rule("SY-END-11")
@every_edition
def test_the_ship_of_a_last_chance_is_launched_at_once(edition: str) -> None:
    """Before the next player has a last chance, and it counts for the fleet."""
    game = last_chance(edition=edition, me=ready(18), you=ready(19))
    play(game, "take stern 1", "sail 1")
    while game.to_act == (0,):
        game.play(texts(game)[0])
    assert [ship["seat"] for ship in game.position()["fleet"]] == [0]
    assert seat(game, 0)["points"]["speed"] == 1
    assert (asked(game), game.to_act) == ("last-build", (1,))


@rule("SY-END-12")
@every_edition
def test_who_cannot_complete_a_ship_is_passed_over(edition: str) -> None:
    """Seat 0 lacks two tiles, seat 1 has nothing, seat 2 lacks only a stern: that one is asked."""
    game = final(edition=edition, seats={0: {"yard": "B..S"}, 2: {"yard": "BM", "guilders": 0} | SAILOR})
    while turn(game)["phase"] == "final-actions":
        play(game, "choose crew")
        if asked(game) == "steps":
            play(game, "steps 1")
    assert (asked(game), game.to_act) == ("last-build", (2,))
    play(game, "stop")  # and who will not is passed over as well
    assert game.over
    assert yard(game, 2) == "BM......."


# ------------------------------------------------------------------ blank tiles


@rule("SY-END-13", "SY-R-32")
@every_edition
@pytest.mark.parametrize(
    ("kind", "columns", "slot"),
    [("bow", ["bow"], 1), ("middle", ["left", "right"], 2), ("stern", ["stern"], 3)],
)
def test_a_kind_that_is_gone_is_given_as_blank_tiles(edition: str, kind: str, columns: list[str], slot: int) -> None:
    """For nothing, in a Build action, as often as wanted; it is placed like any tile."""
    display = {column: [None] * 5 for column in columns}
    game = scene(edition=edition, decision="build", display=display, stacks={kind: 0}, me={"guilders": 0})
    assert f"take blank {kind}" in game.moves()
    for other in {"bow", "middle", "stern"} - {kind}:
        assert refused(game, f"take blank {other}") == "SY-END-13"
    play(game, f"take blank {kind}")
    allowed = {"bow": range(1, 8), "middle": range(2, 9), "stern": range(3, 10)}[kind]
    assert texts(game, "place") == [f"place {number}" for number in allowed]
    play(game, f"place {slot}", f"take blank {kind}", f"place {slot + 1}")
    assert guilders(game) == 0
    assert yard(game) == ("." * (slot - 1) + 2 * kind[0].upper()).ljust(9, ".")


@rule("SY-END-13", "SY-R-32")
def test_no_blank_tile_while_one_is_displayed_or_in_the_stack() -> None:
    """A displayed tile that is too dear does not count as gone, nor does one in the other middle column."""
    display = {"right": [57, None, None, None, None], "left": [None, 58, None, None, None]}
    game = scene(decision="build", display=display, stacks={"middle": 0}, me={"guilders": 0})
    play(game, "take right 1", "place 2")
    assert refused(game, "take blank middle") == "SY-END-13"
    rich = scene(decision="build", display=display, stacks={"middle": 0}, me={"guilders": 1})
    play(rich, "take right 1", "place 2", "take left 2", "place 3")
    assert "take blank middle" in rich.moves()  # tested at each pick
    stacked = scene(decision="build", display={"bow": [None] * 5}, me={"guilders": 1})
    assert stacked.position()["stacks"]["bow"]
    assert refused(stacked, "take blank bow") == "SY-END-13"


@rule("SY-END-13")
@every_edition
def test_a_last_chance_may_take_a_blank_tile(edition: str) -> None:
    game = last_chance(edition=edition, display={"stern": [None] * 5}, me={"yard": "BM", "guilders": 0} | SAILOR)
    assert texts(game) == ["take blank stern", "stop"]
    play(game, "take blank stern", "sail 1")
    while not game.over:
        game.play(texts(game)[0])
    ship = game.position()["fleet"][0]
    assert ship["tiles"][2] == "blank-stern"
    assert len(ship["tiles"]) == 3


@rule("SY-END-13")
def test_a_blank_tile_has_no_features_and_counts_for_the_length() -> None:
    """Four blank tiles and a bow make a ship of five for Coaster Class, without a place for anything."""
    held = {"contracts": ["clipper-fleet", "coaster-class"]}
    tiles = [17, "blank-middle", "blank-middle", "blank-middle", "blank-stern"]
    game = scored(me=held, fleet=[{"seat": 0, "tiles": tiles}])
    assert seat(game, 0)["points"]["red"] == 1
    assert game.view()["seats"][0]["fleet"][0]["features"] == game.view()["seats"][0]["fleet"][0]["features"] | {
        "ring": 1
    }
    features = game.view()["seats"][0]["fleet"][0]["features"]
    assert sum(features.values()) == 1


# ------------------------------------------------------------------ the final scoring


@rule("SY-END-14")
@every_edition
def test_both_contracts_are_shown_and_scored(edition: str) -> None:
    held = {"contracts": ["clipper-fleet", "fleet-programme"]}
    ships = [{"seat": 0, "tiles": "BMMS", "pieces": {"sail": 2}}, {"seat": 0, "tiles": "BMS"}]
    game = scored(edition=edition, me=held, fleet=ships)
    points = seat(game, 0)["points"]
    assert (points["blue"], points["red"]) == (3, 4)
    for viewer in (None, 1, 2):
        shown = game.view(viewer)["seats"][0]["contracts"]
        assert [card["contract"] for card in shown] == ["clipper-fleet", "fleet-programme"]


@rule("SY-END-14")
def test_contracts_give_nothing_before_the_end() -> None:
    held = {"contracts": ["clipper-fleet", "fleet-programme"]}
    game = final(me=held, fleet=[{"seat": 0, "tiles": "BMMS", "pieces": {"sail": 2}}])
    points = seat(game, 0)["points"]
    assert (points["blue"], points["red"], points["traders"]) == (0, 0, 0)


@rule("SY-END-15")
@every_edition
@pytest.mark.parametrize(
    ("traders", "points"),
    [
        ([], 0),
        (["good0-trader-1"], 1),
        (["good1-trader-1", "good1-trader-2"], 4),
        (["good0-trader-1", "good1-trader-1", "good1-trader-2", "good2-trader-1", "rigger"], 6),
    ],
)
def test_traders_give_one_or_three_points(edition: str, traders: list[str], points: int) -> None:
    game = scored(edition=edition, me={"employees": traders})
    assert seat(game, 0)["points"]["traders"] == points


@rule("SY-END-16", "SY-R-17")
@every_edition
@pytest.mark.parametrize(
    ("cruises", "money", "places"),
    [
        ((10, 12, 8), (0, 0, 0), [2, 1, 3]),
        ((12, 12, 8), (3, 4, 99), [2, 1, 3]),
        ((12, 12, 8), (4, 4, 9), [1, 1, 3]),
        ((7, 7, 7), (5, 5, 5), [1, 1, 1]),
        ((8, 9, 9), (99, 1, 2), [3, 2, 1]),
    ],
)
def test_most_points_win_then_most_guilders_then_victory_is_shared(
    edition: str, cruises: tuple[int, ...], money: tuple[int, ...], places: list[int]
) -> None:
    nothing = [
        ["troop-transports", "liner-class"],
        ["trade-missions", "packet-class"],
        ["officer-corps", "coaster-class"],
    ]
    seats = {i: {"guilders": money[i], "contracts": nothing[i]} for i in range(3)}
    fleet = [{"seat": i, "tiles": "BMS", "cruise": cruises[i]} for i in range(3)]
    game = scored(edition=edition, seats=seats, fleet=fleet)
    assert [score.total for score in game.scores()] == [cruise + 2 for cruise in cruises]
    assert game.places() == places


@rule("SY-END-17")
@every_edition
def test_what_is_left_gives_no_points(edition: str) -> None:
    left = {"pieces": dict.fromkeys(["captain", "sail", "crane", "cannon"], 9), "yard": "BM.BM.BM", "guilders": 40}
    left |= {"commodities": ["3-0-0", "1-1-1"], "canals": ["1@(0,0)0", "2@(1,0)0"]}
    left |= {"contracts": ["chartered-freighters", "life-ring-act"]}
    game = scored(edition=edition, me=left)
    assert game.scores()[0].total == 0
