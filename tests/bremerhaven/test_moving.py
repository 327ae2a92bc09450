"""Moving and repacking, step 4.2 (rules page 3.14 and 5.3); that single steps lose nothing is in test_stacking.py."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import (
    GOODS,
    ORDERS,
    SHIPS,
    area,
    asked,
    boards,
    cash,
    dock,
    finish_round,
    harbours,
    loaded,
    next_harbours,
    orders,
    round_of,
    storage,
)
from helpers import play, refused, rule, seat, texts

# Joker ship 41 carries three pieces of any kind; its dock must be of size 2.
WALLS = {"walls": [0, 2, 2, 0]}


def with_ship(good: str, **me: Any) -> dict[str, Any]:
    """A harbour with three pieces of a kind aboard the ship in dock 2."""
    return WALLS | {"docks": {2: {"ship": 41, "cargo": good}}} | me


# ------------------------------------------------------------------ the ways of goods


@rule("BH-MOVE-1")
def test_goods_go_from_ships_to_storage_and_from_storage_to_orders() -> None:
    game = harbours(me=with_ship("barrel", areas={1: 18}))
    play(game, "unload 2")
    assert (dock(game, 2)["aboard"], storage(game), loaded(game, 1)) == (2, {"barrel": 1}, {})  # type: ignore[index]
    play(game, "load barrel 1")
    assert (dock(game, 2)["aboard"], storage(game), loaded(game, 1)) == (2, {}, {"barrel": 1})  # type: ignore[index]


@rule("BH-MOVE-1")
def test_only_what_is_there_moves() -> None:
    game = harbours(me=with_ship("barrel", areas={1: 18, 2: 2}))
    assert refused(game, "unload 1") == "BH-MOVE-1"
    assert refused(game, "load barrel 1") == "BH-MOVE-10"
    assert refused(game, "tranship 3 1") == "BH-MOVE-1"
    assert refused(game, "tranship 2 4") == "BH-ORDER-7"
    empty = harbours(me={"docks": {2: {"ship": 6, "aboard": 0}}, "areas": {1: 18}, "storage": {"barrel": 1}})
    assert texts(empty) == ["done", "load barrel 1"]


@rule("BH-MOVE-2", "BH-MOVE-3")
def test_no_move_brings_goods_back_aboard_or_from_an_order() -> None:
    """Every move of a busy harbour is tried: what is aboard only falls, what is loaded only grows."""
    me = with_ship("crate", storage={"crate": 2, "container": 1, "barrel": 1})
    me |= {"areas": {1: {"order": 31, "loaded": {"crate": 1}}, 2: {"order": 6, "loaded": {"barrel": 1}}}}
    me["docks"] = {2: {"ship": 41, "cargo": "crate", "aboard": 1}}
    game = harbours(me=me)
    moves = texts(game)
    assert len(moves) > 6
    for move in moves:
        if move == "done":
            continue
        after = seat(play(game.copy(), move), 0)
        assert after["docks"][1]["aboard"] <= 1
        for place, before in ((0, {"crate": 1}), (1, {"barrel": 1})):
            assert all(after["areas"][place]["loaded"].get(good, 0) >= count for good, count in before.items())


@rule("BH-MOVE-3")
def test_goods_on_an_order_lie_there_until_it_is_settled() -> None:
    me = {"areas": {1: {"order": 1, "markers": 2, "loaded": {"crate": 1}}}, "cash": 0}
    game = harbours(me=me)
    assert loaded(game, 1) == {"crate": 1}
    finish_round(game)
    assert cash(game) >= 3  # sold


@rule("BH-MOVE-4")
def test_each_piece_needs_room_in_storage_on_its_way() -> None:
    full = with_ship("passenger", areas={1: 32, 2: 18}, storage={"barrel": 6})
    game = harbours(me=full)
    assert refused(game, "tranship 2 1") == "BH-STORE-3"
    play(game, "load barrel 2", "tranship 2 1")
    assert loaded(game, 1) == {"passenger": 1}
    assert storage(game) == {"barrel": 5}
    play(game, "tranship 2 1")  # the room is given back each time
    assert loaded(game, 1) == {"passenger": 2}


@rule("BH-MOVE-4")
def test_a_crate_passes_through_beside_a_single_crate() -> None:
    full = with_ship("crate", areas={1: 1}, storage={"barrel": 5, "crate": 1})
    assert "tranship 2 1" in texts(harbours(me=full))
    full["storage"] = {"barrel": 5, "crate": 2}
    assert refused(harbours(me=full), "tranship 2 1") == "BH-STORE-3"


@rule("BH-MOVE-5", "BH-R-1")
def test_goods_move_freely_within_storage() -> None:
    """Four crates lie on two fields; when two are gone the others share one, whichever they were."""
    me = with_ship("barrel", areas={1: 8, 2: 20}, storage={"passenger": 4, "crate": 4})
    game = harbours(3, me=me | {"areas": {1: 1, 2: 20}})
    assert refused(game, "unload 2") == "BH-STORE-3"
    play(game, "load crate 1")
    assert refused(game, "unload 2") == "BH-STORE-3"
    play(game, "load crate 2", "unload 2")
    assert storage(game) == {"barrel": 1, "passenger": 4, "crate": 2}


@rule("BH-R-1")
def test_no_good_is_locked_in_behind_others() -> None:
    """All fields are full, and any kind goes to any open area."""
    full = {"barrel": 2, "crate": 2, "container": 2, "passenger": 1}
    game = harbours(4, me={"storage": full, "areas": {1: 13, 2: 55}})
    assert texts(game, "load") == [
        *(f"load {good} {place}" for good in GOODS for place in (1, 2)),
        *(f"load {good} {place} all" for good in GOODS[:3] for place in (1, 2)),
    ]


# ------------------------------------------------------------------ what an order accepts


@rule("BH-MOVE-6")
def test_goods_are_loaded_only_where_the_area_is_open() -> None:
    game = harbours(me=with_ship("barrel", areas={2: 18, 3: 7}, storage={"barrel": 1}))
    assert texts(game, "load") == ["load barrel 2"]
    assert refused(game, "load barrel 3") == "BH-MOVE-6"
    assert refused(game, "tranship 2 3") == "BH-MOVE-6"
    opened = harbours(me=with_ship("barrel", areas={2: 18, 3: 7}, storage={"barrel": 1}, covers=[4, 7, 8, 11, 12]))
    assert "load barrel 3" in texts(opened)
    assert "tranship 2 3" in texts(opened)


@rule("BH-MOVE-7")
def test_only_goods_that_the_order_lacks_can_be_loaded() -> None:
    """A crate, a container and a barrel, each once."""
    goods = {"barrel": 2, "crate": 2, "container": 1, "passenger": 1}
    game = harbours(me={"areas": {1: 6}, "storage": goods})
    assert refused(game, "load passenger 1") == "BH-MOVE-7"
    assert refused(game, "load barrel 1 all") == "BH-MOVE-11"
    play(game, "load barrel 1")
    assert refused(game, "load barrel 1") == "BH-MOVE-7"
    assert "load crate 1" in texts(game)


@rule("BH-MOVE-7", "BH-R-42")
@pytest.mark.parametrize(
    ("aboard", "accepted"),
    [
        ({}, {"barrel", "crate", "container", "passenger"}),
        ({"barrel": 1}, {"barrel", "crate", "container", "passenger"}),  # the barrel fills its symbol, not the joker
        ({"crate": 1}, {"barrel"}),  # the joker is gone
        ({"barrel": 1, "crate": 1}, set()),
        ({"barrel": 2}, set()),
    ],
)
def test_a_matching_symbol_is_filled_before_a_joker(aboard: dict[str, int], accepted: set[str]) -> None:
    """Order 5 asks for a barrel and a joker; the other keeps the question open."""
    me = {"areas": {1: {"order": 5, "loaded": aboard}, 2: 18}, "storage": dict.fromkeys(GOODS, 1)}
    game = harbours(me=me)
    assert {text.split()[1] for text in texts(game, "load") if text.split()[2] == "1"} == accepted


@rule("BH-MOVE-7", "BH-ORDER-8")
def test_what_an_order_accepts_is_counted_with_its_jokers() -> None:
    """Every multiset that can be loaded on two crates and a joker, by trying all moves, and by the formula."""
    found = set()

    def load_on(game: Any) -> None:
        goods = tuple(loaded(game, 1).get(good, 0) for good in GOODS)
        if goods not in found:
            found.add(goods)
            for move in texts(game, "load"):
                load_on(play(game.copy(), move))

    # The ship keeps 4.2 open to the end.
    me = with_ship("barrel", areas={1: 31}, storage={"barrel": 1, "crate": 3, "container": 1, "passenger": 1})
    load_on(harbours(me=me))
    asks = ORDERS[31]["goods"]
    everything = [(b, k, c, p) for b in range(2) for k in range(4) for c in range(2) for p in range(2)]
    formula = {m for m in everything if sum(max(0, m[i] - asks[i]) for i in range(4)) <= asks[4]}
    assert found == formula


@rule("BH-MOVE-8")
def test_an_order_may_be_loaded_in_part_and_over_several_rounds() -> None:
    game = harbours(me={"areas": {1: 6}, "storage": {"barrel": 1, "crate": 1}, "cash": 0})
    play(game, "load crate 1")
    next_harbours(game)
    assert loaded(game, 1) == {"crate": 1}
    play(game, "load barrel 1")
    assert loaded(game, 1) == {"crate": 1, "barrel": 1}


# ------------------------------------------------------------------ repacking


@rule("BH-MOVE-9", "BH-R-4")
def test_two_crates_become_a_container_for_one_money_and_back() -> None:
    game = harbours(me={"storage": {"crate": 3, "barrel": 1}, "areas": {1: 18}})
    play(game, "pack")
    assert storage(game) == {"container": 1, "crate": 1, "barrel": 1}
    assert (cash(game), cash(game, 1)) == (9, 10)
    play(game, "load barrel 1", "unpack")
    assert storage(game) == {"crate": 3}
    assert (cash(game), cash(game, 1)) == (8, 10)


@rule("BH-MOVE-9")
@pytest.mark.parametrize(
    ("goods", "money", "moves"),
    [
        ({"crate": 2, "container": 1}, 1, ["pack", "unpack"]),
        ({"crate": 2, "container": 1}, 0, []),
        ({"crate": 1, "container": 1}, 1, ["unpack"]),
        ({"crate": 2}, 1, ["pack"]),
        ({"crate": 1}, 5, []),
    ],
)
def test_repacking_needs_goods_and_money(goods: dict[str, int], money: int, moves: list[str]) -> None:
    game = harbours(me={"storage": goods | {"barrel": 1}, "cash": money, "areas": {1: 18}})
    assert [move for move in texts(game) if "pack" in move] == moves
    for move in {"pack", "unpack"} - set(moves):
        assert refused(game, move) == "BH-MOVE-9"


@rule("BH-MOVE-10")
@pytest.mark.parametrize(("good", "move"), [("crate", "pack"), ("container", "unpack")])
def test_goods_aboard_and_on_orders_cannot_be_repacked(good: str, move: str) -> None:
    order = {"crate": 1, "container": 30}[good]
    game = harbours(me=with_ship(good, areas={1: {"order": order, "loaded": {good: 2}}}))
    assert refused(game, move) == "BH-MOVE-9"
    play(game, "unload 2 all")
    assert move in texts(game)


@rule("BH-MOVE-11", "BH-DEC-11")
def test_both_directions_in_one_phase() -> None:
    """The rules page's case: pack, load, unload the ship, unpack."""
    me = {"docks": {2: 4}, "areas": {1: {"order": 3, "markers": 2}}, "storage": {"crate": 2, "barrel": 5}}
    game = harbours(me=me)
    assert refused(game, "unload 2") == "BH-STORE-3"
    play(game, "pack", "load container 1", "unload 2", "unpack")
    assert storage(game) == {"crate": 2, "barrel": 5}
    assert loaded(game, 1) == {"container": 1}
    assert cash(game) == 8


@rule("BH-MOVE-11")
def test_moves_and_repacks_follow_in_any_order_and_any_number() -> None:
    game = harbours(me=with_ship("crate", areas={1: 30, 2: 18}, storage={"crate": 4, "barrel": 1}))
    play(game, "pack", "pack", "load container 1", "unload 2", "load barrel 2", "unload 2", "pack", "load container 1")
    assert loaded(game, 1) == {"container": 2}
    assert storage(game) == {"container": 1}
    assert cash(game) == 7


@rule("BH-MOVE-12")
def test_goods_may_stay_aboard_and_in_storage() -> None:
    game = harbours(me=with_ship("barrel", areas={1: 18}, storage={"barrel": 1, "crate": 2}))
    play(game, "done")
    assert dock(game, 2) == {"ship": 41, "markers": 1, "cargo": "barrel", "aboard": 3}
    assert storage(game) == {"barrel": 1, "crate": 2}
    assert loaded(game, 1) == {}


@rule("BH-MOVE-13")
def test_ships_and_orders_of_this_round_take_part() -> None:
    game = boards("5 sea-1", "4 land-1", sea={1: 4}, land={1: 3})
    play(game, "lay 1", "tranship 2 1")
    assert area(game, 1) == {"order": 3, "markers": 1, "loaded": {"container": 1}}


# ------------------------------------------------------------------ the actions of rules page 5.3


@rule("BH-DEC-11")
@pytest.mark.parametrize(("move", "back"), [("pack", "unpack"), ("unpack", "pack")])
def test_a_repack_is_not_taken_back_by_its_opposite(move: str, back: str) -> None:
    me = with_ship("barrel", areas={1: 18, 2: 32}, storage={"crate": 4, "container": 2, "barrel": 1})
    me["covers"] = []
    game = harbours(me=me)
    play(game, move)
    assert refused(game, back) == "BH-DEC-11"
    assert move in texts(game)
    play(game, move)
    assert refused(game, back) == "BH-DEC-11"
    for other in ("unload 2", "unload 2 all", "load barrel 1", "tranship 2 1", "tranship 2 1 all"):
        assert back in texts(play(game.copy(), other))


@rule("BH-DEC-11")
def test_the_last_action_is_forgotten_when_the_round_ends() -> None:
    game = harbours(me={"storage": {"crate": 3, "barrel": 1}, "areas": {1: {"order": 18, "markers": 3}}})
    play(game, "pack")
    assert "unpack" in texts(next_harbours(game))


@rule("BH-DEC-12")
def test_moving_ends_by_itself_when_nothing_is_left_to_do() -> None:
    game = harbours(me={"docks": {2: {"ship": 6, "aboard": 1}}, "areas": {1: {"order": 7, "markers": 2}}})
    play(game, "unload 2")
    assert asked(game) == "move"
    play(game, "load barrel 1")
    assert round_of(game) == 2  # nothing is aboard or in storage
    assert orders(game)[0] == 7


@rule("BH-DEC-13")
@pytest.mark.parametrize(("move", "goods"), [("pack", {"crate": 2}), ("unpack", {"container": 1})])
def test_repacking_neither_needs_nor_makes_room(move: str, goods: dict[str, int]) -> None:
    full = with_ship("passenger", areas={1: 18}, storage={"barrel": 5} | goods)
    game = harbours(me=full)
    assert refused(game, "unload 2") == "BH-STORE-3"
    play(game, move)
    assert refused(game, "unload 2") == "BH-STORE-3"


@rule("BH-MOVE-1", "BH-DEC-12")
def test_all_repeats_a_move_until_it_is_not_possible() -> None:
    game = harbours(me=with_ship("barrel", areas={1: 18, 2: 7}, storage={"passenger": 4}))
    assert storage(play(game.copy(), "unload 2 all")) == {"passenger": 4, "barrel": 2}  # until storage is full
    after = play(game.copy(), "tranship 2 1 all")
    assert loaded(after, 1) == {"barrel": 2}  # until the order is complete
    assert dock(after, 2)["aboard"] == 1  # type: ignore[index]
    after = play(game.copy(), "unload 2 all", "load barrel 1 all")
    assert (storage(after), loaded(after, 1)) == ({"passenger": 4}, {"barrel": 2})
    assert refused(game, "tranship 2 2 all") == "BH-MOVE-11"  # one barrel only
    assert refused(game, "unload 1 all") == "BH-MOVE-1"


@rule("BH-MOVE-1")
def test_all_is_offered_only_if_it_is_more_than_one() -> None:
    one_field = with_ship("barrel", areas={1: 18}, storage={"passenger": 5})
    game = harbours(me=one_field)
    assert refused(game, "unload 2 all") == "BH-MOVE-11"
    assert "tranship 2 1 all" in texts(game)  # through the one field, one after the other
    play(game, "unload 2")
    assert refused(game, "load barrel 1 all") == "BH-MOVE-11"
    assert SHIPS[41]["amount"] == 3
