"""The invariants of rules page 7: looked at from outside over whole games, and made to fire by broken positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import fairlead
from fairlead import Game, PositionError
from fairlead.games.shipyard.box import components
from fairlead.games.shipyard.invariants import INVARIANTS, full_yards_hold_ships
from fairlead.games.shipyard.names import EMPLOYEE_NAMES
from fairlead.kernel.compiler import PLAIN, plain
from helpers import compiled, random_answer, rule, shipyard
from shipyard.stories import EVERY_TABLE, end_turn, opened, scene

Position = dict[str, Any]
Cell = tuple[int, int]

TABLE = components()
TILES = {tile["id"]: tile for tile in TABLE["ship_tiles"]["tiles"]}
COLOUR = {card["name"].lower().replace(" ", "-"): card["colour"] for card in TABLE["contracts"]["cards"]}
SHAPE = [TABLE["canal_shapes"][tile["shape"]] for tile in TABLE["canal_tiles"]["tiles"]]
SPACES = TABLE["canal_spaces"]["names"]
COPIES = {"-".join(map(str, entry["goods"])): entry["copies"] for entry in TABLE["commodity_tiles"]["kinds"]}
BUYING = ("build", "place", "last-place")
RENTING = ("cell", "rotate", "token")
# Standard turns of each seat and advances of a game without an early end (SY-I-16).
TURNS = {("first", 2): 25, ("first", 3): 24, ("first", 4): 24, ("second", 2): 26}
ADVANCES = {"first": 23, "second": 24}


def kind_asked(position: Position) -> str | None:
    return position["decision"][0]["kind"] if position["decision"] else None


def kind_of(tile: int | str) -> str:
    return tile.removeprefix("blank-") if isinstance(tile, str) else TILES[tile]["kind"]


def in_hand(position: Position) -> list[Any]:
    """The ship or canal tile that is being placed."""
    placing = kind_asked(position) in ("place", "last-place", "cell", "rotate")
    return [position["decision"][0]["tile"]] if placing else []


# ------------------------------------------------------------------ the invariants from outside


def ship_tiles_add_up(p: Position) -> None:
    """SY-I-1."""
    tiles = [tile for column in p["display"].values() for tile in column] + p["scrapped"]
    tiles += [tile for stack in p["stacks"].values() for tile in stack]
    tiles += [tile for entry in p["seats"] for tile in entry["yard"]]
    tiles += [tile for ship in p["fleet"] for tile in ship["tiles"]]
    tiles += in_hand(p) if kind_asked(p) in ("place", "last-place") else []
    printed = [tile for tile in tiles if isinstance(tile, int)]
    assert Counter(TILES[tile]["kind"] for tile in printed) == {"bow": 26, "middle": 52, "stern": 26}
    assert len(set(printed)) == 104


def columns_are_full(p: Position) -> None:
    """SY-I-2."""
    if kind_asked(p) in BUYING:
        return
    for name, column in p["display"].items():
        filled = [tile for tile in column if tile is not None]
        assert column == filled + [None] * (5 - len(filled))
        stack = p["stacks"]["middle" if name in ("left", "right") else name]
        assert len(filled) == 5 or not stack


def yards_are_legal(p: Position) -> None:
    """SY-I-3, SY-I-4."""
    letters = {"bow": "B", "middle": "M", "stern": "S"}
    for owner, entry in enumerate(p["seats"]):
        yard = "".join("." if tile is None else letters[kind_of(tile)] for tile in entry["yard"])
        assert "B" not in yard[7:]
        assert "M" not in yard[0] + yard[8]
        assert "S" not in yard[:2]
        assert "BS" not in yard
        ship = any(f"B{'M' * length}S" in yard for length in range(1, 8))
        assert "." in yard or ship
        if ship:  # between turns there is none
            assert owner == p["turn"]["seat"]
            assert kind_asked(p) not in ("choose", "discard", "final", "last-build", None)


def canals_and_commodities_add_up(p: Position) -> None:
    """SY-I-5."""
    canals = [tile for name in ("stack", "display", "discards", "out") for tile in p["canals"][name]]
    canals += [canal["tile"] for entry in p["seats"] for canal in entry["canals"]]
    canals += in_hand(p) if kind_asked(p) in ("cell", "rotate") else []
    assert sorted(tile for tile in canals if tile is not None) == list(range(24))
    goods = [tile for name in ("stack", "display", "discards", "out") for tile in p["commodities"][name]]
    goods += [tile for entry in p["seats"] for tile in entry["commodities"]]
    assert Counter(tile for tile in goods if tile is not None) == COPIES
    if p["options"]["solo_removed"] == "discard":
        assert p["canals"]["out"] == p["commodities"]["out"] == []


def neighbours(canal: Position) -> dict[str, set[str]]:
    """The spaces of a placed canal tile, each with those beside it."""
    found: dict[str, set[str]] = {}
    for link in SHAPE[canal["tile"]]:
        one, two = (SPACES[8 if space == 8 else (space + 2 * canal["rotation"]) % 8] for space in link)
        found.setdefault(one, set()).add(two)
        found.setdefault(two, set()).add(one)
    return found


def systems_hold_together(p: Position) -> None:
    """SY-I-6, SY-I-7."""
    under_way = p["launching"]["ship"] if p["launching"] else None
    for owner, entry in enumerate(p["seats"]):
        cells: set[Cell] = {(canal["x"], canal["y"]) for canal in entry["canals"]}
        assert len(cells) == len(entry["canals"])
        todo = [*cells][:1]
        reached = set(todo)
        while todo:
            x, y = todo.pop()
            new = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - reached
            reached |= new
            todo += new
        assert reached == cells
        token = entry["token"]
        sailed = any(ship["seat"] == owner and i != under_way for i, ship in enumerate(p["fleet"]))
        if token is not None:
            canal = next(canal for canal in entry["canals"] if canal["number"] == token["number"])
            beside = neighbours(canal)[token["space"]]
            assert token["space"] in "NESW" if token["stern"] == "out" else token["stern"] in beside
        assert token is not None or not sailed
        if p["options"]["edition"] == "first" and kind_asked(p) != "token":
            assert (token is not None) == bool(cells)


def employees_add_up(p: Position, left: dict[str, int]) -> None:
    """SY-I-8; `left` says how many tiles each pile has."""
    copies = 2 if len(p["seats"]) > 2 else 1
    for name in EMPLOYEE_NAMES:
        hired = [owner for owner, entry in enumerate(p["seats"]) if name in entry["employees"]]
        assert left[name] + len(hired) == copies
        if name.endswith("-2"):
            assert all(name.replace("-2", "-1") in p["seats"][owner]["employees"] for owner in hired)


def nothing_is_negative(p: Position) -> None:
    """SY-I-9."""
    for entry in p["seats"]:
        assert entry["guilders"] >= 0
        assert min(entry["pieces"].values(), default=0) >= 0


def markers_are_placed(p: Position) -> None:
    """SY-I-10, at the beginning of a turn after the first turns."""
    seats = len(p["markers"])
    first = 4 if seats == 2 else seats
    if kind_asked(p) != "choose" or p["turn"]["number"] <= first:
        return
    active, most = p["turn"]["seat"], 2 if seats == 2 else 1
    assert [len(tiles) for tiles in p["markers"]] == [most - (seat == active) for seat in range(seats)]
    tiles = [tile for markers in p["markers"] for tile in markers]
    assert len(tiles) == len(set(tiles))
    assert len(set(p["row"]) - set(tiles) - {p["row"][0]}) == (3 if seats == 2 else 4)  # SY-I-13
    assert p["row"][0] not in tiles


def row_is_whole(p: Position) -> None:
    """SY-I-11."""
    eight = ["build", "commodity", "canal", "equipment", "crew", "hire", "exchange", "subsidy"]
    assert sorted(p["row"]) == sorted(eight[: 8 if len(p["seats"]) == 4 else 7])
    if p["options"]["edition"] == "first":
        numbers = [p["spaces"][name] for name in p["row"]]
        assert numbers == sorted(set(numbers), reverse=True)
        assert numbers[0] == p["clock"]["advances"]
        assert numbers[0] - numbers[-1] <= p["options"]["loop_spaces"] - 2


def guilders_lie_on_free_tiles(p: Position) -> None:
    """SY-I-12."""
    tiles = {tile for markers in p["markers"] for tile in markers}
    assert not tiles & set(p["guilders_on_tiles"])
    drops = {1: 5, 2: 3, 3: 5, 4: 7}[len(p["seats"])] - p["clock"]["reserve"]
    assert sum(p["guilders_on_tiles"].values()) <= (0 if p["options"]["edition"] == "first" else drops)


def hands_are_equal(p: Position) -> None:
    """SY-I-14."""
    held = [name for entry in p["seats"] for name in entry["contracts"] + entry["discarded"]]
    dealt = 2 if p["options"]["contracts"] == "sets" else 3
    assert len(held) == len(set(held)) == 2 * dealt * len(p["seats"])
    if kind_asked(p) != "discard":
        hands = [Counter(COLOUR[name] for name in entry["contracts"]) for entry in p["seats"]]
        assert all(hand == hands[0] for hand in hands)
        assert 1 <= hands[0]["blue"] == hands[0]["red"] <= dealt


def ships_are_sound(p: Position) -> None:
    """SY-I-15, but for the builders, who may have come later."""
    under_way = p["launching"]["ship"] if p["launching"] else None
    for number, ship in enumerate(p["fleet"]):
        kinds = [kind_of(tile) for tile in ship["tiles"]]
        assert kinds == ["bow", *["middle"] * (len(kinds) - 2), "stern"]
        assert 3 <= len(kinds) <= 9
        assert number == under_way or 1 <= ship["speed"] <= 31


def ship_fits(p: Position, ship: Position) -> None:
    """SY-FIT-9, at the moment of launching."""
    places = Counter(f for tile in ship["tiles"] if isinstance(tile, int) for f in TILES[tile]["features"])
    staff, aboard = p["seats"][ship["seat"]]["employees"], Counter(ship["pieces"])

    def extra(piece: str) -> int:
        return (1 if piece == "drive" else 2) * (f"{piece}-builder" in staff)

    masts = sum(max(0, aboard[piece] - extra(piece)) for piece in ("sail", "smokestack"))
    assert masts <= places["mast"]
    assert aboard["officer"] + aboard["businessman"] + aboard["soldier"] <= places["cabin"] + extra("crew")
    for piece in ("drive", "crane", "cannon"):
        assert aboard[piece] <= places[piece] + extra(piece)


def points_add_up(p: Position) -> None:
    """SY-I-18."""
    under_way = p["launching"]["ship"] if p["launching"] else None
    for owner, entry in enumerate(p["seats"]):
        total = 0
        for number, ship in enumerate(p["fleet"]):
            if ship["seat"] == owner and number != under_way:
                aboard = Counter(ship["pieces"])
                crew = 1 + aboard["officer"] + aboard["businessman"] + aboard["soldier"]
                total += crew + 2 * aboard["crane"] + 2 * aboard["cannon"] + ship["speed"] + ship["cruise"]
        at_the_end = [entry["points"][part] for part in ("blue", "red", "traders")]
        assert sum(entry["points"].values()) - sum(at_the_end) == total
        levels = [name[-1] for name in entry["employees"] if "trader" in name]
        assert at_the_end[2] == (levels.count("1") + 3 * levels.count("2") if p["turn"]["phase"] == "over" else 0)
        assert p["turn"]["phase"] == "over" or at_the_end == [0, 0, 0]


class Watch:
    """Looks at a game after every decision and between them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: Counter[int] = Counter()
        self.before = game.position()
        self.look()

    def play(self, move: fairlead.Move, mover: int) -> None:
        self.game.play(move, mover)
        self.look()

    def look(self) -> None:
        now = self.game.position()
        for invariant in ALWAYS:
            invariant(now)
        left = self.game._table.plain().pile_left.tolist()
        employees_add_up(now, dict(zip(EMPLOYEE_NAMES, left, strict=True)))
        self.nothing_falls(now)
        self.launched_ships_fit(now)
        self.turns_are_counted(now)
        self.question_can_be_answered()
        if self.game.over:
            self.contracts_are_counted()
        if not PLAIN or len(self.game.history) % 10 == 0:
            assert self.game._table.broken_invariant() == 0
        self.before = now

    def contracts_are_counted(self) -> None:
        """SY-I-18: in the end a blue and a red contract."""
        for entry in self.game.view()["seats"]:
            assert [card["points"] for card in entry["contracts"]] == [entry["points"][c] for c in ("blue", "red")]

    def nothing_falls(self, now: Position) -> None:
        """SY-I-9: scores and used canals."""
        for was, entry in zip(self.before["seats"], now["seats"], strict=True):
            assert entry["used_canals"] >= was["used_canals"]
            assert all(entry["points"][part] >= points for part, points in was["points"].items())

    def launched_ships_fit(self, now: Position) -> None:
        """SY-I-15."""
        old = len(self.before["fleet"]) - bool(self.before["launching"])
        for ship in now["fleet"][old : len(now["fleet"]) - bool(now["launching"])]:
            ship_fits(now, ship)

    def turns_are_counted(self, now: Position) -> None:
        """SY-I-16: whose turn each was, automata included."""
        seats = len(now["markers"])
        while self.turns.total() < now["turn"]["number"]:
            self.turns[(now["turn"]["start_player"] + self.turns.total()) % seats] += 1
        if now["turn"]["phase"] == "standard" and kind_asked(now) != "discard":
            assert now["turn"]["seat"] == (now["turn"]["start_player"] + self.turns.total() - 1) % seats
        if self.game.over:
            assert len(set(self.turns.values())) == 1

    def question_can_be_answered(self) -> None:
        """SY-I-17; and one answer is never asked for (rules page 5.1), a discard of the last of a colour neither."""
        for mover in self.game.to_act:
            ids = self.game.moves(mover).ids
            assert 2 <= len(ids) <= 50
            assert max(ids) < 284
        assert bool(self.game.to_act) != self.game.over


ALWAYS: list[Callable[[Position], None]] = [
    ship_tiles_add_up,
    columns_are_full,
    yards_are_legal,
    canals_and_commodities_add_up,
    systems_hold_together,
    nothing_is_negative,
    markers_are_placed,
    row_is_whole,
    guilders_lie_on_free_tiles,
    hands_are_equal,
    ships_are_sound,
    points_add_up,
]


def watched(game: Game, seed: int) -> Watch:
    """Plays a game to its end under watch. Players who can sail mostly do, so that fleets grow."""
    watch, chooser = Watch(game), random.Random(seed)
    while not game.over:
        move, mover = random_answer(game, chooser)
        eager = [m for m in game.moves(mover) if m.kind in ("sail", "canal", "take")] if chooser.random() < 0.5 else []
        watch.play(chooser.choice(eager) if eager else move, mover)
    return watch


def full_length(watch: Watch) -> None:
    """A game without an early end has had the turns and advances of SY-I-16."""
    now = watch.game.position()
    if now["clock"]["ending"]:
        return
    edition, seats = now["options"]["edition"], len(now["markers"])
    expected = TURNS.get((edition, seats), 25) if len(now["seats"]) > 1 else 25
    assert set(watch.turns.values()) == {expected}
    assert now["clock"]["advances"] == ADVANCES[edition] * seats


IN_PLAIN = [("first", 2), ("second", 1)]
SOME = [table if table in IN_PLAIN else pytest.param(*table, marks=compiled) for table in EVERY_TABLE]


@rule("SY-I-1", "SY-I-2", "SY-I-3", "SY-I-4", "SY-I-5", "SY-I-6", "SY-I-7", "SY-I-8", "SY-I-9")
@rule("SY-I-10", "SY-I-11", "SY-I-12", "SY-I-13", "SY-I-14", "SY-I-15", "SY-I-16", "SY-I-17", "SY-I-18")
@pytest.mark.parametrize(("edition", "players"), SOME)
def test_the_invariants_hold_in_a_whole_game(edition: str, players: int) -> None:
    full_length(watched(shipyard(players, edition=edition, seed=7), 7))


@rule("SY-I-1", "SY-I-4", "SY-I-9", "SY-I-15", "SY-I-16", "SY-I-17")
@compiled
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_invariants_hold_with_rich_players(edition: str, players: int) -> None:
    """With many guilders and pieces yards fill, ships sail and stacks run out."""
    pieces = {"captain": 12, "sail": 9, "smokestack": 5, "drive": 3, "crane": 4, "cannon": 4, "soldier": 3}
    rich = {owner: {"guilders": 150, "pieces": pieces} for owner in range(players)}
    game = shipyard(players, edition=edition, seed=players).edit({"seats": rich})
    full_length(watched(game, players))


@rule("SY-I-16")
@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_turns_and_advances_of_a_game_without_early_end(edition: str, players: int) -> None:
    """From the last turn of the clock: its number says how many turns there were."""
    seats = 3 if players == 1 else players
    n = ADVANCES[edition] * seats
    game = scene(players, edition=edition, clock={"advances": n - 2 if players == 1 else n})
    while game.position()["turn"]["phase"] == "standard":
        end_turn(game)
    now = game.position()
    expected = TURNS.get((edition, players), 25) if players > 1 else 25
    assert now["turn"]["number"] == seats * expected
    assert now["clock"]["advances"] == n


# ------------------------------------------------------------------ positions that cannot be


def broken(position: Position) -> int | None:
    """The invariant that a position breaks; fails if it can be loaded."""
    with pytest.raises(PositionError) as error:
        fairlead.load(position)
    assert str(error.value)
    return error.value.invariant


def changed(game: Game, change: Callable[[Position], Any]) -> Position:
    """A position with a change made by hand, nothing put in order."""
    position = deepcopy(game.position())
    change(position)
    return position


def reported(game: Game, change: Callable[[Any], Any]) -> int:
    """What `check` says of a record changed by hand, for what no position can say."""
    change(game._table.plain())
    return game._table.broken_invariant()


def put(table: Any, key: Any, value: Any) -> None:
    table[key] = value


def test_1_every_ship_tile_is_in_one_place() -> None:
    assert broken(changed(shipyard(), lambda p: put(p["display"]["bow"], 0, p["display"]["bow"][1]))) == 1
    assert broken(changed(shipyard(), lambda p: p["stacks"]["stern"].pop())) == 1
    assert broken(changed(shipyard(), lambda p: p["scrapped"].append(p["stacks"]["bow"][0]))) == 1
    assert broken(changed(shipyard(), lambda p: put(p["seats"][0]["yard"], 1, p["stacks"]["middle"][0]))) == 1


def test_1_deck_one_lies_on_deck_two() -> None:
    def swap(position: Position) -> None:
        stack = position["stacks"]["middle"]
        stack[0], stack[-1] = stack[-1], stack[0]

    assert broken(changed(shipyard(), swap)) == 1


def test_2_columns_are_full_and_without_gaps() -> None:
    def remove(position: Position, row: int) -> None:
        column = position["display"]["bow"]
        position["scrapped"].append(column[row])
        column[row] = None

    assert broken(changed(shipyard(), lambda p: remove(p, 4))) == 2
    assert broken(changed(shipyard(), lambda p: remove(p, 1))) == 2

    def short(position: Position, name: str) -> None:
        position[name]["discards"].append(position[name]["display"][4])
        position[name]["display"][4] = None

    assert broken(changed(shipyard(), lambda p: short(p, "canals"))) == 2
    assert broken(changed(shipyard(), lambda p: short(p, "commodities"))) == 2


@pytest.mark.parametrize(("kind", "slot"), [("bow", 7), ("bow", 8), ("middle", 0), ("middle", 8), ("stern", 1)])
def test_3_tiles_lie_where_they_may(kind: str, slot: int) -> None:
    assert broken(changed(shipyard(), lambda p: put(p["seats"][1]["yard"], slot, p["stacks"][kind].pop()))) == 3


def test_3_no_stern_directly_behind_a_bow_and_no_ship_between_turns() -> None:
    def lay(position: Position, *kinds: str) -> None:
        for slot, kind in enumerate(kinds, 2):
            position["seats"][1]["yard"][slot] = position["stacks"][kind].pop()

    assert broken(changed(opened(), lambda p: lay(p, "bow", "stern"))) == 3
    assert broken(changed(opened(), lambda p: lay(p, "bow", "middle", "stern"))) == 3
    assert fairlead.load(changed(opened(), lambda p: lay(p, "bow", "middle")))


def test_4_a_full_yard_holds_a_ship() -> None:
    """No yard that passes 3 breaks 4 (SY-YARD-8); so it is asked by itself, of a yard that breaks both."""
    game = shipyard()
    record = game._table.plain()
    box = game._table.box
    assert plain(full_yards_hold_ships)(box, record)
    for slot in range(9):
        record.yard[0, slot] = slot  # nine bows
    assert not plain(full_yards_hold_ships)(box, record)
    assert game._table.broken_invariant() in (1, 3)


def test_5_canal_and_commodity_tiles_add_up() -> None:
    for name in ("canals", "commodities"):
        assert broken(changed(shipyard(), lambda p, name=name: p[name]["stack"].pop())) == 5
    assert broken(changed(shipyard(), lambda p: p["canals"]["discards"].append(p["canals"]["display"][0]))) == 5
    assert broken(changed(shipyard(), lambda p: p["seats"][0]["commodities"].append("3-0-0"))) == 5


def with_canals() -> Game:
    return scene(me={"canals": ["18@(0,0)0", "1@(1,0)0"], "token": {"number": 0, "space": "W"}})


def test_6_a_system_is_connected_and_its_token_stands_on_it() -> None:
    def first(position: Position) -> Position:
        found: Position = position["seats"][0]
        return found

    assert broken(changed(with_canals(), lambda p: put(first(p)["canals"][1], "x", 2))) == 6
    assert broken(changed(with_canals(), lambda p: put(first(p)["canals"][1], "x", 0))) == 6
    assert broken(changed(with_canals(), lambda p: put(first(p)["token"], "space", "NE"))) == 6
    assert broken(changed(with_canals(), lambda p: put(first(p)["token"], "stern", "N"))) == 6
    assert broken(changed(with_canals(), lambda p: put(first(p)["token"], "number", 5))) == 6
    assert broken(changed(with_canals(), lambda p: first(p)["token"].update(space="C", stern="out"))) == 6


def test_7_a_token_is_where_it_must_be() -> None:
    first = scene(edition="first", me={"canals": ["18@(0,0)0"]})
    assert broken(changed(first, lambda p: put(p["seats"][0], "token", None))) == 7
    second = scene(fleet=[{"seat": 0, "tiles": "BMS"}])
    assert broken(changed(second, lambda p: put(p["seats"][0], "token", None))) == 7


def test_8_employees_add_up() -> None:
    assert broken(changed(scene(), lambda p: p["seats"][0]["employees"].append("good0-trader-2"))) == 8
    assert broken(changed(scene(), lambda p: put(p["employee_piles"][0], 0, p["employee_piles"][1][0]))) == 8
    assert reported(scene(), lambda game: put(game.pile_left, 3, 1)) == 8


def test_9_nothing_is_negative() -> None:
    with pytest.raises(PositionError, match="guilders: must be a whole number from 0"):
        fairlead.load(changed(shipyard(), lambda p: put(p["seats"][0], "guilders", -1)))
    assert reported(shipyard(), lambda game: put(game.guilders, 0, -1)) == 9
    assert reported(shipyard(), lambda game: put(game.pieces, (1, 2), -1)) == 9
    assert reported(shipyard(2), lambda game: put(game.guilders, 3, 5)) == 9


def test_10_markers_are_on_tiles_of_their_own() -> None:
    game = scene(row=["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"], markers={1: "crew"})
    assert broken(changed(game, lambda p: put(p["markers"], 2, ["crew"]))) == 10
    assert broken(changed(game, lambda p: put(p["markers"], 2, []))) == 10
    assert broken(changed(game, lambda p: put(p["markers"], 0, ["exchange"]))) == 10
    assert broken(changed(game, lambda p: put(p["markers"], 2, ["exchange", "build"]))) == 10


def test_11_the_row_is_whole() -> None:
    assert reported(shipyard(), lambda game: put(game.row, 0, game.row[1])) == 11
    first = scene(edition="first", turn={"number": 30})
    lead = first.position()["row"][0]
    assert broken(changed(first, lambda p: put(p["spaces"], lead, p["spaces"][lead] + 1))) == 11
    last = first.position()["row"][-1]
    assert broken(changed(first, lambda p: put(p["spaces"], last, p["spaces"][lead] - 22))) == 11
    assert broken(changed(first, lambda p: put(p["spaces"], last, p["spaces"][p["row"][-2]]))) == 11


def test_12_guilders_lie_on_free_tiles() -> None:
    game = scene(clock={"advances": 16}, row=["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"])
    taken, free = game.position()["markers"][1][0], "equipment"
    assert broken(changed(game, lambda p: put(p["guilders_on_tiles"], taken, 1))) == 12
    assert broken(changed(game, lambda p: put(p["guilders_on_tiles"], free, 2))) == 12
    assert fairlead.load(changed(game, lambda p: put(p["guilders_on_tiles"], free, 1)))
    first = scene(edition="first", turn={"number": 40})
    assert broken(changed(first, lambda p: put(p["guilders_on_tiles"], first.position()["row"][0], 1))) == 12


def test_13_there_are_enough_tiles_to_choose_from() -> None:
    """A marker on the lead tile would leave five."""
    game = scene(row=["hire", "build", "canal", "crew", "exchange", "commodity", "equipment"], markers={1: "crew"})
    assert broken(changed(game, lambda p: put(p["markers"], 1, ["hire"]))) == 13


def test_14_hands_are_as_the_clock_says() -> None:
    assert broken(changed(shipyard(), lambda p: p["seats"][0]["contracts"].pop())) == 14
    twice = [("contracts", 0), ("contracts", 5)]
    for name, place in twice:
        other = shipyard().position()["seats"][1][name][place]
        assert broken(changed(shipyard(), lambda p, o=other, i=place: put(p["seats"][0]["contracts"], i, o))) == 14
    first = shipyard(edition="first")
    assert broken(changed(first, lambda p: put(p["seats"][0]["contracts"], 5, "assorted-hulls"))) == 14

    def drop(position: Position) -> None:
        seat = position["seats"][0]
        seat["discarded"] = [seat["contracts"].pop(0), seat["contracts"].pop()]

    assert broken(changed(shipyard(), drop)) == 14
    sets = shipyard(contracts="sets")
    assert broken(changed(sets, lambda p: put(p["seats"][0], "contract_set", None))) == 14


def test_15_ships_are_sound() -> None:
    game = scene(fleet=[{"seat": 0, "tiles": [0, 52, 80, 26], "pieces": {"sail": 1}}])

    def ship(position: Position) -> Position:
        found: Position = position["fleet"][0]
        return found

    def shorten(position: Position) -> None:
        position["scrapped"].append(ship(position)["tiles"].pop())

    assert broken(changed(game, shorten)) == 15
    assert broken(changed(game, lambda p: ship(p)["tiles"].reverse())) == 15
    assert broken(changed(game, lambda p: ship(p).update(pieces={"sail": 5}))) == 15
    assert broken(changed(game, lambda p: ship(p).update(pieces={"officer": 2, "soldier": 1}))) == 15
    assert broken(changed(game, lambda p: ship(p).update(speed=0))) == 15


def test_16_turns_advances_and_clock_belong_together() -> None:
    game = scene(turn={"number": 20})
    assert broken(changed(game, lambda p: put(p["clock"], "advances", 3))) == 16
    assert broken(changed(game, lambda p: put(p["clock"], "reserve", 5))) == 16
    assert broken(changed(game, lambda p: put(p["clock"], "wheel", False))) == 16
    assert broken(changed(game, lambda p: put(p["turn"], "start_player", (p["turn"]["start_player"] + 1) % 3))) in (
        10,
        16,
    )
    first = scene(edition="first", turn={"number": 30})
    assert broken(changed(first, lambda p: put(p["clock"], "laps", 0))) in (14, 16)


def test_20_solo_tiles_are_each_there_once() -> None:
    solo = shipyard(1)
    with pytest.raises(PositionError, match="every solo tile once"):
        fairlead.load(changed(solo, lambda p: p["solo"]["stack"].pop()))
    assert reported(shipyard(1), lambda game: put(game.solo_stack, 0, game.solo_stack[1])) == 20
    other = (solo._table.plain().solo_back + 1) % 4
    assert reported(shipyard(1), lambda game: setattr(game, "solo_back", other)) == 20
    assert reported(shipyard(2), lambda game: put(game.solo_stack, 0, 3)) == 20


def test_18_points_come_from_ships() -> None:
    game = scene(fleet=[{"seat": 0, "tiles": "BMS"}])
    for part in ("crew", "gear", "speed", "cruise", "blue", "red", "traders"):
        assert broken(changed(game, lambda p, part=part: put(p["seats"][0]["points"], part, 7))) == 18
    over = scene(turn={"phase": "over"})
    assert broken(changed(over, lambda p: put(p["seats"][0]["points"], "crew", 7))) == 18


@pytest.mark.parametrize("part", ["blue", "red", "traders"])
def test_18_points_at_the_end_are_those_of_contracts_and_traders(part: str) -> None:
    over = scene(turn={"phase": "over"})
    assert broken(changed(over, lambda p: put(p["seats"][0]["points"], part, 70))) == 18


def test_19_the_question_can_be_asked_here() -> None:
    game = scene(turn={"number": 9})
    assert broken(changed(game, lambda p: put(p, "decision", p["decision"][:1]))) == 19
    trading = scene(decision="trade", me={"commodities": ["1-1-1", "3-0-0"]})
    assert broken(changed(trading, lambda p: put(p["rondels"], "exchange", None))) == 19
    steps = scene(decision="steps", me={"guilders": 1})
    assert broken(changed(steps, lambda p: put(p["seats"][0], "guilders", 0))) == 19  # a single answer is never asked
    over = scene(turn={"phase": "over"})
    assert broken(changed(over, lambda p: put(p, "decision", [{"kind": "final"}, {"kind": "launch"}]))) == 19


def test_each_invariant_that_is_checked_fires_above() -> None:
    fired = {name.split("_")[1] for name in globals() if name.startswith("test_") and name.split("_")[1].isdigit()}
    assert {str(number) for number in INVARIANTS} <= fired
