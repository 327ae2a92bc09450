"""Paying (rules page 3.17): charges take what is there, everything else is paid in full and in cash."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.scenes import asked, boards, cash, event, harbours, prestige, scene
from helpers import play, refused, rule, seat, texts

BANK = {"buildings": ["bank"]}


def money(entry: dict[str, Any]) -> tuple[int, int]:
    """Cash and deposit."""
    return entry["cash"], entry["deposit"]


@rule("BH-PAY-1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 0), (4, 1)])
def test_a_charge_is_paid_as_far_as_possible(before: int, after: int) -> None:
    """Harbour Dues of 3, a penalty of 3, a refused order of 3."""
    due = {1: {"order": 21, "markers": 1}}
    assert cash(event("dues", me={"cash": before})) == after
    assert cash(harbours(me={"cash": before, "areas": due})) == after
    game = boards("5 land-1", land={1: 21}, me={"cash": before, "docks": {2: 6}})
    assert cash(play(game, "refuse")) == after


@rule("BH-PAY-1")
def test_there_are_no_debts() -> None:
    """What was waived is not taken later."""
    game = event("dues", me={"cash": 1})
    assert seat(game, 0)["money"]["events"] == -1
    due = {1: {"order": 21, "markers": 1}}
    game = harbours(me={"cash": 1, "areas": due}, round=2, newspaper={"event": "subsidy"})
    assert cash(game) == 3


@rule("BH-PAY-2")
def test_nobody_is_eliminated() -> None:
    game = event("dues", me={"cash": 0, "prestige": 0})
    assert not game.over
    assert asked(game) == "bid"
    assert len(texts(game)) == 5 * (6 + 2 + 2)


@rule("BH-PAY-3")
@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 4), (2, 4)), ((3, 4), (0, 4)), ((1, 4), (0, 2)), ((0, 4), (0, 1)), ((1, 1), (0, 0)), ((0, 0), (0, 0))],
)
def test_a_charge_is_taken_from_cash_first_and_then_from_the_deposit(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    me = BANK | {"cash": before[0], "deposit": before[1]}
    assert money(seat(event("dues", me=me), 0)) == after
    game = boards("5 land-1", land={1: 21}, me=me | {"docks": {2: 6}, "cash": before[0]})
    assert money(seat(play(game, "refuse"), 0)) == after


@rule("BH-R-31")
@pytest.mark.parametrize(
    ("name", "things", "left"),
    [
        ("dues", {}, 3),
        ("tide", {"storage": {"barrel": 3}}, 3),
        ("strike", {"docks": {1: 3, 2: 1}}, 4),
        ("quarantine", {"storage": {"passenger": 1}}, 4),
    ],
)
def test_the_deposit_pays_what_events_demand(name: str, things: dict[str, Any], left: int) -> None:
    assert money(seat(event(name, me=BANK | {"cash": 0, "deposit": 6} | things), 0)) == (0, left)


@rule("BH-PAY-4")
def test_permits_bollards_and_covers_are_paid_in_cash_only() -> None:
    """The free permit allows an extension of 2 with cash of 2, but not with a deposit."""
    rich = BANK | {"deposit": 8}
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=rich | {"cash": 2})
    assert {"bollard 1", "cover 3"} <= set(texts(game))
    game = scene(phase="permits", bids={0: ["5 permit"]}, me=rich | {"cash": 1})
    assert "cover 7" in texts(game)  # for 1
    assert refused(game, "bollard 1") == "BH-DEC-3"
    assert refused(game, "cover 3") == "BH-DEC-3"
    paid = play(game, "cover 7")
    assert money(seat(paid, 0))[1] == 8


@rule("BH-PAY-4")
def test_differences_are_paid_in_cash_only() -> None:
    bids = {0: ["3 permit", "2 influence"], 1: ["5 permit", "4 influence"]}
    me = BANK | {"deposit": 8, "reserve": ["crane"]}
    poor = scene(phase="permits", bids=bids, me=me | {"cash": 1})
    assert asked(poor) is None  # a permit would cost 2
    able = scene(phase="permits", bids=bids, me=me | {"cash": 2})
    assert texts(able, seat=0) == ["no permit", "construct crane"]
    poor = scene(phase="upgrades", bids=bids, me=me | {"cash": 1})
    assert asked(poor) is None
    able = scene(phase="upgrades", bids=bids, me=me | {"cash": 2})
    assert texts(able, seat=0) == ["decline", "upgrade"]
    play(able, "upgrade", seat=0)
    assert money(seat(able, 0)) == (0, 8)


@rule("BH-PAY-4")
def test_repacking_and_the_bank_are_paid_in_cash_only() -> None:
    me = BANK | {"deposit": 8, "storage": {"crate": 2, "barrel": 1}, "areas": {1: 18}}
    game = harbours(me=me | {"cash": 0})
    assert asked(game) == "move"  # the Bank would take 3
    assert refused(game, "pack") == "BH-MOVE-9"
    game = play(harbours(me=me | {"cash": 3}), "produce nothing", "pack")
    assert money(seat(game, 0)) == (2, 8)


@rule("BH-PAY-2")
def test_without_money_and_prestige_one_plays_on_and_scores_nothing() -> None:
    game = scene(track=19, round=12, me={"cash": 0}, you={"cash": 5, "prestige": 2}, phase="event")
    assert game.over
    assert prestige(game) == 0
    assert [int(score) for score in game.scores()] == [0, 10]
