"""Actions: Buy commodities, Exchange commodities, Receive subsidy (rules page 3.11 and 3.15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fairlead import Game, IllegalMove
from helpers import play, refused, rule, seat, texts
from shipyard.stories import asked, guilders, pieces, scene

EDITIONS = ("first", "second")
# What a unit of coal, of steel or textile, and of grain brings in each sector of the ring.
PRICES = ((2, 2, 2), (1, 3, 3), (3, 2, 1), (2, 3, 2), (1, 1, 4), (4, 2, 1))
SWAPS = {
    "first": (("drive", "smokestack"), ("sail", "crane", "cannon"), ("captain", "businessman", "soldier")),
    "second": (("drive", "smokestack"), ("soldier", "sail", "cannon"), ("captain", "businessman", "crane")),
}

PURE = ("3-0-0", "0-3-0", "0-0-3")


def column(game: Game) -> list[str | None]:
    """The displayed commodity tiles from the cheapest row up."""
    found: list[str | None] = game.position()["commodities"]["display"]
    return found


def trading(*tiles: str, edition: str = "second", sector: int = 0, **me: Any) -> Game:
    """Seat 0, without guilders, trades one of these tiles with the marker in a sector."""
    things = {"commodities": list(tiles), "guilders": 0, "pieces": {}} | me
    return scene(edition=edition, decision="trade", rondels={"exchange": sector}, me=things)


def sold_out(game: Game) -> Game:
    """Sells everything on the tile."""
    while asked(game) == "swap":
        game.play("swap none")
    return game


# ------------------------------------------------------------------ Buy commodities


@rule("SY-GOODS-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exactly_one_tile_is_bought(edition: str) -> None:
    game = scene(edition=edition, decision="commodity", me={"guilders": 2, "commodities": ["1-1-1"]})
    tile = column(game)[3]
    play(game, "commodity 4")
    assert Counter(seat(game, 0)["commodities"]) == Counter(["1-1-1", tile])
    assert guilders(game) == 0
    assert asked(game) == "choose"  # nothing more: the turn is over
    assert game.to_act == (1,)


@rule("SY-GOODS-1")
def test_a_place_without_a_tile_is_refused() -> None:
    tiles: dict[str, Any] = {"display": ["1-1-1", "3-0-0", None, None, None], "stack": 0, "discards": []}
    hoard = ["2-1-0", "2-0-1", "1-2-0", "0-2-1", "1-0-2", "0-1-2", "0-3-0", "0-0-3", "1-1-1"]
    game = scene(decision="commodity", commodities=tiles, me={"guilders": 9}, you={"commodities": hoard})
    assert texts(game) == ["commodity 1", "commodity 2"]
    assert refused(game, "commodity 3") == "SY-GOODS-1"


@rule("SY-GOODS-2")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_column_slides_down_and_is_filled(row: int) -> None:
    game = scene(decision="commodity", me={"guilders": 2})
    before, stack = column(game), game.position()["commodities"]["stack"]
    play(game, f"commodity {row}")
    assert column(game) == [*before[: row - 1], *before[row:], stack[0]]
    assert game.position()["commodities"]["stack"] == stack[1:]


@rule("SY-GOODS-3", "SY-R-26")
def test_an_empty_stack_is_renewed_from_the_discards_when_a_tile_must_be_drawn() -> None:
    game = scene(decision="commodity", commodities={"stack": 0}, me={"guilders": 2})
    before, discards = column(game), game.position()["commodities"]["discards"]
    assert len(discards) == 6
    play(game, "commodity 1")
    after = game.position()["commodities"]
    assert after["discards"] == []
    assert after["display"][:4] == before[1:]
    assert Counter([after["display"][4], *after["stack"]]) == Counter(discards)


@rule("SY-GOODS-3")
def test_the_new_stack_is_shuffled() -> None:
    stacks = set()
    for key in range(3):
        game = scene(decision="commodity", commodities={"stack": 0}, luck={"key": key}, me={"guilders": 2})
        stacks.add(tuple(play(game, "commodity 1").position()["commodities"]["stack"]))
    assert len(stacks) > 1


@rule("SY-R-26")
def test_a_stack_is_not_renewed_before_a_tile_is_needed() -> None:
    tiles = {"display": ["3-0-0", "0-3-0", "0-0-3", "2-1-0", "2-0-1"], "stack": ["1-2-0"]}
    rest = ["0-2-1", "1-0-2", "0-1-2", "1-1-1", "1-1-1"]
    game = scene(decision="commodity", commodities=tiles | {"discards": rest}, me={"guilders": 2})
    play(game, "commodity 1")
    after = game.position()["commodities"]
    assert after["display"] == ["0-3-0", "0-0-3", "2-1-0", "2-0-1", "1-2-0"]
    assert after["stack"] == []
    assert Counter(after["discards"]) == Counter(rest)


@rule("SY-R-26")
def test_with_nothing_to_shuffle_the_column_stays_short() -> None:
    stack = scene().position()["commodities"]["stack"]
    game = scene(decision="commodity", me={"guilders": 2}, you={"commodities": ["1-1-1", *stack]})
    before = column(game)
    play(game, "commodity 2")
    assert column(game) == [before[0], *before[2:], None]


# ------------------------------------------------------------------ Exchange commodities


@rule("SY-EXCH-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_action_needs_a_commodity_tile(edition: str) -> None:
    with_tile = scene(edition=edition, me={"guilders": 0, "commodities": ["3-0-0"]})
    assert "choose exchange" in texts(with_tile)
    without = scene(edition=edition, me={"guilders": 0, "commodities": []})
    assert refused(without, "choose exchange") == "SY-CHOICE-3"


@rule("SY-EXCH-1", "SY-EXCH-3")
def test_only_an_own_tile_can_be_traded() -> None:
    game = trading("3-0-0", "0-2-1")
    assert texts(game) == ["trade 3-0-0", "trade 0-2-1"]
    assert refused(game, "trade 0-0-3") == "SY-EXCH-1"


@rule("SY-EXCH-2", "SY-R-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", [None, 0, 1, 2, 3, 4, 5])
def test_first_the_marker_moves_exactly_one_sector(edition: str, before: int | None) -> None:
    if edition == "first" and before is None:
        return  # its marker begins on the sixth sector
    me = {"guilders": 5, "commodities": ["1-1-1"]}
    game = scene(edition=edition, turn={"chosen": "exchange"}, rondels={"exchange": before}, me=me)
    sector = 0 if before is None else (before + 1) % 6
    assert game.position()["rondels"]["exchange"] == sector
    assert asked(game) == "swap"  # no steps are offered, whatever guilders there are
    assert guilders(sold_out(game)) == 5 + sum(PRICES[sector])


@rule("SY-EXCH-3", "SY-EXCH-8")
def test_one_tile_is_picked_and_then_discarded() -> None:
    game = trading("3-0-0", "0-2-1")
    assert asked(game) == "trade"
    sold_out(play(game, "trade 0-2-1"))
    assert seat(game, 0)["commodities"] == ["3-0-0"]
    assert game.position()["commodities"]["discards"] == ["0-2-1"]


@rule("SY-EXCH-3")
@pytest.mark.parametrize(
    ("answers", "gained", "got"),
    [
        (["sell", "sell", "sell"], 6, {}),
        (["swap drive", "sell", "sell"], 4, {"drive": 1}),
        (["sell", "swap sail", "sell"], 4, {"sail": 1}),
        (["sell", "sell", "swap captain"], 4, {"captain": 1}),
        (["swap smokestack", "swap cannon", "sell"], 2, {"smokestack": 1, "cannon": 1}),
        (["swap drive", "swap soldier", "swap crane"], 0, {"drive": 1, "soldier": 1, "crane": 1}),
    ],
)
def test_each_good_by_itself_is_sold_or_swapped(answers: list[str], gained: int, got: dict[str, int]) -> None:
    game = play(trading("1-1-1"), *answers)
    assert guilders(game) == gained
    assert pieces(game) == got


@rule("SY-EXCH-3")
def test_no_more_pieces_than_units_of_the_good() -> None:
    game = trading("1-2-0")
    assert texts(game) == ["swap none", "swap 1", "swap 2"]
    assert refused(game, "swap 1+2") == "SY-EXCH-3"
    play(game, "swap none")
    assert len(texts(game)) == 7
    assert refused(game, "swap 1+2+3") == "SY-EXCH-3"


@rule("SY-EXCH-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sector", range(6))
def test_a_good_is_sold_for_the_price_of_the_sector(edition: str, sector: int) -> None:
    for good, tile in enumerate(PURE):
        game = play(trading(*PURE, edition=edition, sector=sector), f"trade {tile}")
        assert guilders(sold_out(game)) == 3 * PRICES[sector][good]


@rule("SY-EXCH-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("good", "tile"), list(enumerate(PURE)))
def test_a_good_is_swapped_for_the_pieces_of_its_list(edition: str, good: int, tile: str) -> None:
    listed = SWAPS[edition][good]
    for piece in listed:
        game = play(trading(tile, edition=edition), f"swap {piece}")
        assert pieces(game) == {piece: 1}
        assert guilders(game) == 2 * PRICES[0][good]
    everything = play(trading(tile, edition=edition), f"swap {'+'.join(listed)}")
    assert pieces(everything) == dict.fromkeys(listed, 1)
    assert guilders(everything) == (3 - len(listed)) * PRICES[0][good]


@rule("SY-EXCH-5")
def test_coal_has_two_pieces_only() -> None:
    assert refused(trading("3-0-0"), "swap 3") == "SY-EXCH-5"
    assert refused(trading("3-0-0"), "swap 1+2+3") == "SY-EXCH-5"


@rule("SY-EXCH-6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["3-0-0", "0-3-0", "1-0-2", "1-1-1"])
def test_no_kind_of_piece_comes_twice_by_swapping(edition: str, tile: str) -> None:
    """All ways to trade a tile."""
    waiting, ends = [trading(tile, edition=edition)], 0
    while waiting:
        game = waiting.pop()
        if asked(game) == "swap":
            waiting += [play(game.copy(), move.text) for move in game.moves()]
        else:
            ends += 1
            assert max(pieces(game).values(), default=0) <= 1
    assert ends == {"3-0-0": 4, "0-3-0": 8, "1-0-2": 21, "1-1-1": 48}[tile]


@rule("SY-EXCH-7")
def test_any_number_of_the_goods_may_be_sold() -> None:
    sold = {}
    for move in trading("0-0-3").moves():
        game = play(trading("0-0-3"), move.text)
        sold[sum(pieces(game).values())] = guilders(game)
    assert sold == {0: 6, 1: 4, 2: 2, 3: 0}


@rule("SY-EXCH-8", "SY-SUP-3")
def test_a_traded_tile_comes_back_with_the_next_shuffle() -> None:
    game = sold_out(trading("3-0-0"))
    assert seat(game, 0)["commodities"] == []
    assert game.position()["commodities"]["discards"] == ["3-0-0"]


# ------------------------------------------------------------------ Receive subsidy


@rule("SY-SUBS-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_subsidy_gives_2_guilders(edition: str) -> None:
    game = scene(4, edition=edition, turn={"chosen": "subsidy"}, me={"guilders": 1})
    assert guilders(game) == 3
    assert game.to_act == (1,)


@rule("SY-SUBS-1", "SY-ACT-4")
def test_the_subsidy_as_a_bonus_action() -> None:
    game = scene(4, turn={"chosen": "crew"}, me={"guilders": 6})
    assert guilders(play(game, "bonus subsidy")) == 2


@rule("SY-SUBS-1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_there_is_none(players: int) -> None:
    assert refused(scene(players), "choose subsidy") == "SY-SETUP-12"


@rule("SY-EXCH-6")
def test_naming_a_piece_twice_is_no_way_to_take_one() -> None:
    game = scene(decision="trade", rondels={"exchange": 0}, me={"guilders": 0, "pieces": {}, "commodities": ["2-1-0"]})
    with pytest.raises(IllegalMove):
        game.play("swap smokestack smokestack")
    assert "swap 2" in game.moves()
