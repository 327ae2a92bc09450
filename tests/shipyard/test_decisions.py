"""Rules page 5: the action ids, questions that are skipped, and how large choices are split without losing any."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations, product
from typing import Any

import pytest

from fairlead import Game
from fairlead.games import find
from fairlead.games.shipyard.box import components
from helpers import compiled, play, random_answer, refused, rule, seat, shipyard, texts
from shipyard.stories import EVERY_TABLE, asked, canals, guilders, scene, token, yard

MOVES = find("shipyard").moves
ACTIONS = ["build", "commodity", "canal", "equipment", "crew", "hire", "exchange", "subsidy"]
COLUMNS = ["bow", "left", "right", "stern"]
SIDES = ["north", "east", "south", "west"]
SPACES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW", "C"]
TILES = components()["ship_tiles"]["tiles"]
CARDS = [card["name"].lower().replace(" ", "-") for card in components()["contracts"]["cards"]]
# First and last id and the most options of every kind of question, as in the table of rules page 5.1.
PLAN = {
    "choose": (0, 7, 8),
    "step4": (8, 17, 8),
    "build": (18, 41, 20),
    "place": (42, 50, 7),
    "commodity": (51, 55, 5),
    "canal": (56, 60, 5),
    "cell": (61, 156, 50),
    "rotate": (157, 160, 4),
    "token": (61, 64, 4),
    "steps": (161, 164, 4),
    "hire": (165, 188, 24),
    "trade": (189, 198, 10),
    "swap": (199, 206, 8),
    "launch": (207, 220, 6),
    "fit": (221, 237, 17),
    "speed": (238, 247, 10),
    "start": (61, 156, 50),
    "cruise": (248, 257, 3),
    "discard": (258, 283, 3),
    "final": (0, 7, 8),
    "last-build": (18, 41, 21),
    "last-place": (42, 50, 3),
}


# ------------------------------------------------------------------ the table of ids


def plan() -> list[str]:
    """All moves as texts, in the order of the table."""
    found = [f"choose {action}" for action in ACTIONS] + ["perform", "end"]
    found += [f"bonus {action}" for action in ACTIONS]
    found += [f"take {column} {row}" for column in COLUMNS for row in range(1, 6)]
    found += [f"take blank {kind}" for kind in ("bow", "middle", "stern")] + ["stop"]
    found += [f"place {slot}" for slot in range(1, 10)]
    found += [f"commodity {row}" for row in range(1, 6)] + [f"canal {row}" for row in range(1, 6)]
    found += [f"edge {number} {side}" for number in range(24) for side in SIDES]
    found += [f"rotate {turn}" for turn in range(4)] + [f"steps {steps}" for steps in range(1, 5)]
    found += [f"hire {steps} {pile}" for steps in range(1, 9) for pile in (1, 2, 3)]
    found += [f"trade {'-'.join(map(str, tile['goods']))}" for tile in components()["commodity_tiles"]["kinds"]]
    found += [f"swap {pieces}" for pieces in ("none", "1", "2", "1+2", "3", "1+3", "2+3", "1+2+3")]
    found += [f"{word} {slot}" for word in ("sail", "dismantle") for slot in range(1, 8)]
    found += [f"fit {number}" for number in range(17)] + [f"faster {points}" for points in range(10)]
    found += [f"step {space}" for space in SPACES] + ["cross"]
    return found + [f"discard {name}" for name in CARDS]


@rule("SY-I-17")
def test_the_284_action_ids() -> None:
    assert [move.text for move in MOVES] == plan()
    assert [move.id for move in MOVES] == list(range(284))


def watched(game: Game, seed: int) -> Counter[str]:
    """Plays a game at random and holds every question to the plan; how often each kind was asked."""
    chooser, kinds = random.Random(seed), Counter[str]()
    while not game.over:
        move, mover = random_answer(game, chooser)
        decision = game.decision(mover)
        assert decision is not None
        first, last, most = PLAN[decision.kind]
        ids = decision.moves.ids
        assert first <= min(ids) <= max(ids) <= last
        assert 2 <= len(ids) <= most
        kinds[decision.kind] += 1
        game.play(move, mover)
    return kinds


@pytest.mark.parametrize(("edition", "players"), [("second", 1), ("first", 2)])
def test_questions_keep_to_the_plan(edition: str, players: int) -> None:
    assert watched(shipyard(players, edition=edition, seed=3), 3).total() > 50


@compiled
@rule("SY-I-17")
def test_questions_keep_to_the_plan_in_many_games() -> None:
    """Players with pieces and guilders for everything; in the end every kind of question was asked."""
    pieces = dict.fromkeys(["captain", "sail", "smokestack", "drive", "crane", "cannon", "soldier"], 5)
    kinds: Counter[str] = Counter()
    for edition, players in EVERY_TABLE:
        for seed in range(6):
            rich: dict[int, Any] = {owner: {"guilders": 60, "pieces": pieces} for owner in range(players)}
            rich[0]["employees"] = ["rigger"]
            kinds += watched(shipyard(players, edition=edition, seed=seed).edit({"seats": rich}), seed)
    assert set(PLAN) - set(kinds) <= {"last-place"}


# ------------------------------------------------------------------ what is not asked


def test_with_less_than_six_guilders_step_4_is_not_asked() -> None:
    assert asked(scene(me={"guilders": 6}, turn={"chosen": "build"})) == "step4"
    assert asked(scene(me={"guilders": 5}, turn={"chosen": "build"})) == "build"


def test_without_a_guilder_the_steps_are_not_asked() -> None:
    game = scene(me={"guilders": 0}, turn={"chosen": "equipment"}, rondels={"equipment": "crane"})
    assert seat(game, 0)["pieces"] == {"sail": 1}
    assert game.to_act == (1,)
    free = scene(me={"guilders": 0, "employees": ["accountant"]}, turn={"chosen": "equipment"})
    assert texts(free) == ["steps 1", "steps 2", "steps 3"]


def test_a_single_affordable_row_is_bought_without_asking() -> None:
    game = scene(me={"guilders": 0}, turn={"chosen": "commodity"})
    assert len(seat(game, 0)["commodities"]) == 2
    assert game.to_act == (1,)
    canal = scene(me={"guilders": 0}, turn={"chosen": "canal"})
    assert len(seat(canal, 0)["canals"]) == 1
    assert canal.to_act == (1,)


def test_a_single_slot_is_taken_without_asking() -> None:
    """Only slot 8 is free, and only a middle fits there."""
    game = scene(decision="build", me={"yard": "BBBBBBB.S", "guilders": 0})
    play(game, "take left 1")
    assert yard(game) != "BBBBBBB.S"


def test_stopping_is_not_offered_first_nor_asked_after_three_tiles() -> None:
    game = scene(decision="build", me={"guilders": 20})
    assert refused(game, "stop") == "SY-BUILD-4"
    play(game, "take bow 1", "place 1", "take bow 2", "place 2", "take bow 3", "place 3")
    assert asked(game) == "step4"


def test_the_first_canal_is_placed_without_asking_for_cell_and_rotation() -> None:
    game = scene(me={"guilders": 2}, decision="canal")
    tile = game.position()["canals"]["display"][1]
    play(game, "canal 2")
    assert canals(game) == {f"{tile}@(0,0)0"}
    first = play(scene(edition="first", me={"guilders": 2}, decision="canal"), "canal 2")
    assert asked(first) == "token"
    assert texts(first) == [f"edge 0 {side}" for side in SIDES]


def test_one_kind_of_commodity_is_traded_without_asking() -> None:
    one = scene(me={"guilders": 0, "commodities": ["1-1-1", "1-1-1"]}, turn={"chosen": "exchange"})
    assert asked(one) == "swap"
    two = scene(me={"guilders": 0, "commodities": ["1-1-1", "3-0-0"]}, turn={"chosen": "exchange"})
    assert texts(two) == ["trade 1-1-1", "trade 3-0-0"]


def test_goods_that_are_not_on_the_tile_are_not_asked_for() -> None:
    game = scene(me={"guilders": 0, "commodities": ["0-3-0"]}, turn={"chosen": "exchange"})
    assert game.position()["decision"][0] == game.position()["decision"][0] | {"kind": "swap", "good": 1}
    play(game, "swap soldier sail cannon")
    assert game.to_act == (1,)


def test_without_a_completed_ship_or_the_means_to_sail_nothing_is_asked_about_launching() -> None:
    assert scene(decision="launch", me={"guilders": 0}).to_act == (1,)
    ship = {"yard": "BMS", "guilders": 0}
    assert scene(decision="launch", me=ship | {"canals": ["18@(0,0)0"]}).to_act == (1,)  # no captain
    assert scene(decision="launch", me=ship | {"pieces": {"captain": 1}}).to_act == (1,)  # no canal
    both = ship | {"canals": ["18@(0,0)0"], "pieces": {"captain": 1}}
    assert texts(scene(decision="launch", me=both)) == ["sail 1", "dismantle 1"]


def test_choosing_is_always_asked_even_with_nothing_else_to_decide() -> None:
    game = scene(me={"guilders": 0, "commodities": []})
    assert asked(game) == "choose"
    assert len(game.moves()) >= 2


# ------------------------------------------------------------------ building


def results(game: Game, kinds: tuple[str, ...], look: Any) -> set[Any]:
    """Everything that can come of a game while it asks questions of these kinds of its player."""
    found, todo, mover = set(), [game], game.to_act[0]
    while todo:
        now = todo.pop()
        if asked(now) not in kinds or now.to_act != (mover,):
            found.add(look(now))
            continue
        for move in now.moves():
            after = now.copy()
            after.play(move)
            todo.append(after)
    return found


def passes(drawing: str) -> bool:
    """SY-YARD-7."""
    inside = "B" not in drawing[7:] and "M" not in drawing[0] + drawing[8] and "S" not in drawing[:2]
    return inside and "BS" not in drawing


def legal_builds(drawing: str, tiles: dict[int, str]) -> set[frozenset[tuple[int, int]]]:
    """All sets of one to three of these tiles on empty slots, by the final yard alone."""
    empty, found = [slot for slot in range(9) if drawing[slot] == "."], set()
    for count in (1, 2, 3):
        for chosen, slots in product(combinations(tiles, count), permutations(empty, count)):
            letters = list(drawing)
            for tile, slot in zip(chosen, slots, strict=True):
                letters[slot] = tiles[tile]
            if passes("".join(letters)):
                found.add(frozenset(zip(chosen, slots, strict=True)))
    return found


@rule("SY-D-1", "SY-YARD-9")
@pytest.mark.parametrize("drawing", ["BM.BBB.SS", pytest.param("BM.BB..SS", marks=compiled)])
def test_every_legal_set_of_tiles_and_slots_can_be_built(drawing: str) -> None:
    """Some free slots, and the four tiles that cost nothing; the order of picking does not matter."""
    game = scene(decision="build", me={"yard": drawing, "guilders": 0}, turn={"chosen": "build"})
    display = game.position()["display"]
    tiles = dict(zip([display[column][0] for column in COLUMNS], "BMMS", strict=True))

    def placed(after: Game) -> frozenset[tuple[int, int]]:
        before = Counter(game.position()["seats"][0]["yard"])
        slots = enumerate(after.position()["seats"][0]["yard"])
        return frozenset((tile, slot) for slot, tile in slots if tile is not None and not before[tile])

    reached, todo = set(), [game]
    while todo:
        now = todo.pop()
        for move in now.moves():
            after = now.copy()
            after.play(move)
            if after.to_act == (0,) and asked(after) in ("build", "place"):
                todo.append(after)
                reached |= {placed(after)} if asked(after) == "build" else set()
            elif move.text != "stop":
                reached.add(placed(now) | placed_last(now, move.text))
    wanted = legal_builds(drawing, tiles)
    assert wanted
    assert reached == wanted


def placed_last(now: Game, text: str) -> frozenset[tuple[int, int]]:
    """The tile and slot of a move that ends the action; a single slot may follow a pick by itself."""
    words = text.split()
    if words[0] == "place":
        return frozenset({(now.position()["decision"][0]["tile"], int(words[1]) - 1)})
    tile = now.position()["display"][words[1]][int(words[2]) - 1]
    kind = {"bow": "B", "middle": "M", "stern": "S"}[TILES[tile]["kind"]]
    drawing = yard(now)
    fitting = [s for s in range(9) if drawing[s] == "." and passes(drawing[:s] + kind + drawing[s + 1 :])]
    assert len(fitting) == 1
    return frozenset({(tile, fitting[0])})


@rule("SY-D-1")
def test_prices_and_display_stay_while_tiles_are_bought() -> None:
    game = scene(decision="build", me={"guilders": 20})
    before = game.position()["display"]
    play(game, "take bow 2", "place 1")
    now = game.position()["display"]
    assert now["bow"] == [before["bow"][0], None, *before["bow"][2:]]
    assert refused(game, "take bow 2") == "SY-BUILD-1"
    play(game, "take bow 4")
    assert guilders(game) == 20 - 1 - 2


# ------------------------------------------------------------------ canals


@rule("SY-D-2")
@pytest.mark.parametrize(
    "system",
    [
        ["18@(0,0)0"],
        ["18@(0,0)0", "1@(1,0)2", "2@(1,1)1"],
        ["18@(0,0)0", "1@(1,0)2", "2@(2,0)1", "3@(0,1)0", "4@(2,1)0"],
    ],
)
def test_a_cell_goes_by_its_smallest_number(system: list[str]) -> None:
    game = scene(decision={"kind": "cell", "tile": 11}, me={"canals": system})
    cells = {entry["number"]: (entry["x"], entry["y"]) for entry in seat(game, 0)["canals"]}
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    names: dict[tuple[int, int], int] = {}
    for number, (x, y) in sorted(cells.items()):
        for side, (east, north) in enumerate(steps):
            cell = (x + east, y + north)
            if cell not in cells.values():
                names.setdefault(cell, 61 + 4 * number + side)
    assert game.moves().ids == sorted(names.values())
    assert len(game.moves()) <= 2 * len(system) + 2
    for cell, id in names.items():
        after = game.copy()
        after.play(id)
        assert texts(after) == [f"rotate {turn}" for turn in range(4)]
        after.play("rotate 3")
        assert f"11@({cell[0]},{cell[1]})3" in canals(after)


@rule("SY-D-2")
def test_another_name_of_a_cell_is_refused() -> None:
    game = scene(decision={"kind": "cell", "tile": 11}, me={"canals": ["18@(0,0)0", "1@(1,0)2", "2@(1,1)1"]})
    assert "edge 0 north" in game.moves()
    assert refused(game, "edge 2 west") == "SY-D-2"
    assert refused(game, "edge 0 east") == "SY-CANAL-3"


@rule("SY-D-2")
def test_a_new_tile_gets_the_smallest_free_number() -> None:
    system = [{"number": 0, "tile": 18, "x": 0, "y": 0}, {"number": 2, "tile": 1, "x": 1, "y": 0}]
    game = scene(decision={"kind": "cell", "tile": 11}, me={"canals": system})
    play(game, "edge 2 east", "rotate 0")
    assert {entry["tile"]: entry["number"] for entry in seat(game, 0)["canals"]} == {18: 0, 1: 2, 11: 1}


@rule("SY-D-2", "SY-CRUISE-9")
def test_a_tile_that_is_left_frees_its_number() -> None:
    me = {"yard": "BMS", "pieces": {"captain": 1}, "canals": ["18@(0,0)0", "19@(1,0)0"], "guilders": 0}
    me |= {"token": {"number": 0, "space": "E", "stern": "C"}}
    game = play(scene(decision="launch", me=me), "sail 1")
    assert token(game) == (1, 0, "W", "out")
    assert [entry["number"] for entry in seat(game, 0)["canals"]] == [1]


# ------------------------------------------------------------------ the exchange


@rule("SY-D-3")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(
    ("goods", "good", "sets"),
    [
        ("1-1-1", 0, 3),
        ("2-1-0", 0, 4),
        ("3-0-0", 0, 4),
        ("0-1-2", 1, 4),
        ("0-2-1", 1, 7),
        ("0-3-0", 1, 8),
        ("1-1-1", 2, 4),
        ("1-0-2", 2, 7),
        ("0-0-3", 2, 8),
    ],
)
def test_the_sets_of_pieces_for_a_good(edition: str, goods: str, good: int, sets: int) -> None:
    """Any subset of the list with at most as many pieces as units; the other units are sold."""
    game = scene(edition=edition, decision={"kind": "swap", "goods": goods, "good": good}, me={"guilders": 0})
    units, offered = int(goods.split("-")[good]), 2 if good == 0 else 3
    wanted = {199 + bits for bits in range(1 << offered) if bits.bit_count() <= units}
    assert set(game.moves().ids) == wanted
    assert len(wanted) == sets


@rule("SY-D-3")
def test_goods_are_asked_for_one_after_another() -> None:
    """Tile, then coal, textile, grain: smokestack, a sale at 2, captain."""
    game = scene(decision="trade", me={"guilders": 0, "commodities": ["1-1-1", "3-0-0"]}, rondels={"exchange": 0})
    play(game, "trade 1-1-1", "swap smokestack", "sell", "swap captain")
    assert seat(game, 0)["pieces"] == {"captain": 1, "smokestack": 1}
    assert guilders(game) == 2


# ------------------------------------------------------------------ launching


FULL = {"pieces": {"captain": 2}, "canals": ["18@(0,0)0"], "guilders": 0}


@rule("SY-D-4", "SY-LAUNCH-2")
def test_ships_are_launched_one_by_one() -> None:
    """Two ships: any of them first, sailing or not; then the other."""
    game = scene(decision="launch", me=FULL | {"yard": "BMS.BMMS"})
    assert texts(game) == ["sail 1", "sail 5", "dismantle 1", "dismantle 5"]
    play(game, "dismantle 5")
    assert texts(game) == ["sail 1", "dismantle 1"]
    assert yard(game) == "BMS......"


@rule("SY-D-4")
def test_three_ships_are_the_most_and_fill_the_question() -> None:
    game = scene(decision="launch", me=FULL | {"yard": "BMSBMSBMS"})
    assert len(game.moves()) == PLAN["launch"][2] == 6


@rule("SY-D-4")
def test_with_the_last_captain_gone_the_rest_is_dismantled_without_asking() -> None:
    game = scene(decision="launch", me=FULL | {"pieces": {"captain": 1}, "yard": "BMSBMSBMS"})
    play(game, "sail 4")
    while game.to_act == (0,):
        game.play(texts(game)[0])
    assert len(game.position()["fleet"]) == 1
    assert yard(game) == "." * 9


FITTING = ("officer", "businessman", "soldier", "drive", "smokestack", "sail", "crane", "cannon")


def fits(outfit: dict[str, int], places: Counter[str], longest: int) -> bool:
    """SY-FIT-9 without builders, and a speed that the canals allow."""
    crew = outfit["officer"] + outfit["businessman"] + outfit["soldier"]
    if outfit["sail"] + outfit["smokestack"] > places["mast"] or crew > places["cabin"]:
        return False
    if any(outfit[piece] > places[piece] for piece in ("drive", "crane", "cannon")):
        return False
    engine = outfit["smokestack"] and outfit["drive"]
    slow = 1 + outfit["sail"] + outfit["drive"] + outfit["smokestack"] // 2
    return (2 + outfit["smokestack"] + outfit["drive"] + outfit["sail"] if engine else slow) <= longest


@rule("SY-D-5")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_legal_outfit_can_be_reached(edition: str) -> None:
    """A ship with three masts, two cabins, a drive place and a cannon mount, and canals for four steps."""
    tiles = [0, 80, 59, 26]
    owned = {"captain": 2, "businessman": 1, "drive": 1, "smokestack": 1, "sail": 2, "crane": 1, "cannon": 1}
    me = {"yard": tiles, "pieces": owned, "canals": ["1@(0,0)0"], "token": {"number": 0, "space": "E"}, "guilders": 0}
    game = play(scene(edition=edition, decision="launch", me=me), "sail 1")
    outfits = results(game, ("fit",), lambda after: tuple(fleet_of(after)))
    places = Counter(feature for tile in tiles for feature in TILES[tile]["features"])
    have = {"officer": 1, **{piece: owned.get(piece, 0) for piece in FITTING[1:]}}
    every = (dict(zip(FITTING, numbers, strict=True)) for numbers in product(*(range(have[p] + 1) for p in FITTING)))
    assert outfits == {tuple(outfit.values()) for outfit in every if fits(outfit, places, 4)}


def fleet_of(game: Game) -> Iterable[int]:
    aboard = game.position()["fleet"][-1]["pieces"]
    return (aboard.get(piece, 0) for piece in FITTING)


@rule("SY-D-5")
def test_pieces_are_asked_for_in_a_fixed_order_and_none_is_always_possible() -> None:
    owned = dict.fromkeys(["captain", "businessman", "soldier", "drive", "smokestack", "sail", "crane", "cannon"], 2)
    tiles = [0, 58, 59, 60, 61, 80, 63, 26]
    game = play(scene(decision="launch", me=FULL | {"yard": tiles, "pieces": owned}), "sail 1")
    order = []
    while asked(game) == "fit":
        order.append(game.position()["decision"][0]["piece"])
        play(game, "fit 0")
    assert order == [piece for piece in FITTING if piece in order]
    assert set(FITTING) - set(order) <= {"drive", "smokestack", "sail"}


@rule("SY-D-6")
def test_the_speed_bonus_is_one_number_up_to_the_longest_route() -> None:
    """Helmsman, rigger and four sails: 0 to 3 of bonus on speed 5; six steps of canal allow 1."""
    tiles = [0, 80, 81, 26]
    me = {"yard": tiles, "pieces": {"captain": 1, "sail": 4}, "employees": ["helmsman", "rigger"], "guilders": 0}
    for system, bonus in ((["1@(0,0)0"], 1), (["1@(0,0)0", "2@(-1,0)0", "3@(-2,0)0"], 3)):
        start = {"token": {"number": 0, "space": "N"}}
        game = play(scene(decision="launch", me=me | start | {"canals": system}), "sail 1", "fit 4")
        assert texts(game) == [f"faster {points}" for points in range(bonus + 1)]
    assert refused(game, "faster 4") == "SY-SPEED-3"


@rule("SY-D-7")
def test_a_start_is_chosen_when_the_speed_is_known() -> None:
    """A horseshoe has routes of six steps from its ends N and W, and shorter ones from E and S."""
    me = {"yard": [0, 80, 81, 26], "pieces": {"captain": 1, "sail": 4}, "canals": ["1@(0,0)0"], "guilders": 0}
    starts = {1: SIDES, 2: SIDES, 3: SIDES, 4: SIDES, 5: ["north", "west"]}
    for speed, wanted in starts.items():
        game = play(scene(decision="launch", me=me), "sail 1", f"fit {speed - 1}")
        assert asked(game) == "start"
        assert [move.fields["side"] for move in game.moves()] == wanted
    assert refused(game, "edge 0 east") == "SY-D-7"


def routes(game: Game) -> set[tuple[str, ...]]:
    """All routes that the steps offered can make."""
    found, todo = set(), [(game, ())]
    while todo:
        now, route = todo.pop()
        if asked(now) != "cruise":
            found.add(route)
            continue
        for move in now.moves():
            after = now.copy()
            after.play(move)
            todo.append((after, (*route, move.text)))
    return found


@rule("SY-D-8", "SY-CRUISE-8")
def test_a_step_is_offered_only_if_the_rest_can_be_made() -> None:
    """From E of a horseshoe: two steps to N, four to W. With speed 3 only the way to W is left."""
    me = {"yard": [0, 80, 81, 26], "canals": ["1@(0,0)0"], "token": {"number": 0, "space": "E"}, "guilders": 0}
    game = scene(decision="launch", me=me | {"pieces": {"captain": 1, "sail": 2}})
    play(game, "sail 1", "fit 2")
    assert game.to_act == (1,)  # no choice: the cruise sails by itself
    assert token(game)[2:] == ("SW", "S")
    slow = play(scene(decision="launch", me=me | {"pieces": {"captain": 1, "sail": 1}}), "sail 1", "fit 1")
    assert texts(slow) == ["step NE", "step SE"]


@rule("SY-D-8")
def test_every_route_can_be_sailed_and_none_gets_stuck() -> None:
    """Three crosses in a row, speed 4 from W: in the second one three ways out are left, or in the first two."""
    me = {"yard": [0, 80, 81, 26], "canals": ["18@(0,0)0", "19@(1,0)0", "20@(2,0)0"], "guilders": 0}
    me |= {"token": {"number": 0, "space": "W"}, "pieces": {"captain": 1, "sail": 4}}
    game = play(scene(decision="launch", me=me), "sail 1", "fit 4")
    ends = {token_after(game, route) for route in routes(game)}
    assert ends == {(1, 0, "N"), (1, 0, "E"), (1, 0, "S")}


def token_after(game: Game, route: tuple[str, ...]) -> tuple[int, int, str]:
    after = play(game.copy(), *route)
    found = token(after)
    assert found is not None
    return found[:3]


# ------------------------------------------------------------------ discards and the length of a turn


@rule("SY-D-9")
def test_red_contracts_are_discarded_first() -> None:
    game = scene(2, edition="first", decision="discard")
    red = {
        card["name"].lower().replace(" ", "-") for card in components()["contracts"]["cards"] if card["colour"] == "red"
    }
    held = seat(game, 1)["contracts"]
    offered = []
    for _ in range(4):
        offered.append({text.split()[1] for text in texts(game, seat=1)})
        game.play(texts(game, seat=1)[0], 1)
    assert offered[0] == set(held) & red
    assert len(offered[1]) == 2
    assert offered[1] < red
    assert offered[2] == set(held) - red
    blue = next(iter(offered[2]))
    assert refused(scene(2, edition="first", decision="discard"), f"discard {blue}", 1) == "SY-D-9"


@rule("SY-D-10")
def test_what_is_done_cannot_be_done_again() -> None:
    game = play(scene(me={"guilders": 20}, turn={"chosen": "crew"}), "perform", "steps 1")
    assert refused(game, "perform") == "SY-D-10"
    play(game, "bonus build", "take bow 1", "place 1", "stop")
    assert game.to_act == (1,)


@rule("SY-D-10")
@pytest.mark.parametrize(("edition", "players"), [("second", 1), pytest.param("first", 4, marks=compiled)])
def test_turns_are_short(edition: str, players: int) -> None:
    """One chosen and one bonus action, three picks, three ships, a number for each piece, as many steps as speed."""
    rich = {owner: {"guilders": 80, "pieces": {"captain": 9, "sail": 6}} for owner in range(players)}
    game, chooser = shipyard(players, edition=edition, seed=4).edit({"seats": rich}), random.Random(4)
    turn: list[str] = []
    while not game.over:
        move, mover = random_answer(game, chooser)
        number = game.position()["turn"]["number"]
        turn.append(move.kind)
        game.play(move, mover)
        if game.over or game.position()["turn"]["number"] != number:
            counts = Counter(turn)
            phase_moves = 3 * players  # final actions and last chances follow the last turn under the same number
            most = {"choose": 1, "perform": 1, "bonus": 1, "end": 1, "take": 3, "place": 3, "stop": 1}
            most |= {"steps": 2, "hire": 1, "trade": 1, "swap": 3, "rotate": 1, "sail": 3}
            if game.over:
                most = {kind: count + phase_moves * count for kind, count in most.items()}
            assert all(counts[kind] <= count for kind, count in most.items()), counts
            assert counts["fit"] <= 8 * max(1, counts["sail"])
            assert counts["step"] + counts["cross"] <= 31 * max(1, counts["sail"])
            turn = []
