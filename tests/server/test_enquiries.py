"""What a seat may ask before it moves: why a move is not allowed, and the way to a wanted harbour."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from litestar import Litestar

import fairlead
from fairlead import Game
from fairlead.games import find
from fairlead.server import enquiries
from fairlead.server.hall import Refused
from helpers import play_randomly

from .browsers import Browser

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
HARBOUR = {"docks": {2: 1}, "areas": {1: 1}, "storage": {}}


@pytest.fixture
async def ann(app: Litestar) -> Browser:
    return await Browser(app).enter("Ann")


def moving_goods() -> Game:
    """A game of two in which seat 0 moves goods: a ship at dock 2 has what the order on loading area 1 wants."""
    return fairlead.new("bremerhaven", players=2, seed=1).edit({"seats": {0: HARBOUR}, "decision": "move"})


async def imported(ann: Browser, game: Game) -> dict[str, Any]:
    """A table with a game, all of its seats Ann's, as seat 0 sees it."""
    id = (await ann.post("/api/records", {"text": game.record()}))["table"]["id"]
    return await ann.look(id, 0)


async def plan(ann: Browser, seen: dict[str, Any], wanted: Any, expect: int = 200, **more: Any) -> Any:
    form = {"wanted": wanted, "question": seen["question"]} | more
    return await ann.post(f"/api/tables/{seen['table']['id']}/seats/0/plan", form, expect=expect)


async def reason(ann: Browser, seen: dict[str, Any], text: str, expect: int = 200) -> Any:
    path = f"/api/tables/{seen['table']['id']}/seats/{seen['seat']}/reason"
    return await ann.get(path, params={"move": text}, expect=expect)


# ------------------------------------------------------------------ reasons


async def test_a_reason_names_the_clause_and_its_words(ann: Browser) -> None:
    seen = await ann.look((await ann.create(options={"start_player": 0}))["table"]["id"], 0)
    told = await reason(ann, seen, "end")
    assert (told["clause"], told["why"], told["move"]["text"]) == ("AD-TURN-7", "why-AD-TURN-7", "end")
    legal = await reason(ann, seen, " COINS ")
    assert (legal["clause"], legal["why"], legal["move"]["text"]) == (None, None, "coins")


async def test_the_reason_is_that_of_the_draft(ann: Browser) -> None:
    seen = await ann.look((await ann.create(options={"start_player": 0}))["table"]["id"], 0)
    coins = next(option["id"] for option in seen["decision"]["options"] if option["text"] == "coins")
    drafted = await ann.command(seen, "play", coins)
    assert (await reason(ann, drafted, "coins"))["clause"]
    await ann.command(drafted, "undo")
    assert (await reason(ann, drafted, "coins"))["clause"] is None


async def test_who_is_not_asked_is_told_so(ann: Browser) -> None:
    id = (await ann.create(options={"start_player": 0}))["table"]["id"]
    told = await reason(ann, await ann.look(id, 1), "coins")
    assert told["clause"] == "AD-TURN-1"


async def test_a_text_that_is_no_move_is_refused(ann: Browser) -> None:
    seen = await ann.look((await ann.create(options={"start_player": 0}))["table"]["id"], 0)
    refused = await reason(ann, seen, "coin", expect=422)
    assert refused["error"] == "illegal-move"
    assert "Did you mean 'coins'?" in refused["detail"]
    await reason(ann, seen, "x" * 81, expect=400)
    await reason(ann, seen, "", expect=400)


async def test_nothing_is_asked_while_a_move_waits_or_when_the_game_is_over(ann: Browser) -> None:
    seen = await ann.look((await ann.create("shipyard"))["table"]["id"], 0)
    if seen["decision"] is None:
        seen = await ann.look(seen["table"]["id"], 1)
    while not (waiting := [option for option in seen["decision"]["options"] if option["irrevocable"]]):
        seen = await ann.command(seen, "play", seen["decision"]["options"][0]["id"])
    await ann.command(seen, "play", waiting[0]["id"])
    refused = await reason(ann, seen, waiting[0]["text"], expect=409)
    assert "waits to be confirmed" in refused["detail"]
    over = play_randomly(fairlead.new("discovery", players=2, seed=3), 3)
    assert over.over
    await reason(ann, await imported(ann, over), "coins", expect=409)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("discovery", {}),
        ("shipyard", {"edition": "first"}),
        ("shipyard", {"edition": "second"}),
        ("bremerhaven", {"variant": "short"}),
    ],
)
def test_a_seat_knows_enough_to_be_told_the_true_reason(game: str, options: dict[str, str]) -> None:
    """What is asked of the redacted record is what the whole one says: nothing is lost, and nothing can leak."""
    for moves in (0, 10, 40, 90):
        played = play_randomly(fairlead.new(game, players=3, seed=moves, **options), moves, moves)
        for seat in range(3):
            legal = played.moves(seat).ids
            for move in find(game).moves:
                clause = played.why_not(move, seat)
                assert (clause is None) == (move.id in legal)
                if clause is not None:
                    with pytest.raises(fairlead.IllegalMove) as refused:
                        played.copy().play(move, seat)
                    assert refused.value.clause == clause


# ------------------------------------------------------------------ plans


async def test_a_plan_leads_to_the_wanted_harbour(ann: Browser) -> None:
    seen = await imported(ann, moving_goods())
    moves = (await plan(ann, seen, {"fill": [1]}))["moves"]
    assert [move["text"] for move in moves] == ["tranship 2 1 all"]
    laid = await ann.command(seen, "play", moves[0]["id"])
    assert laid["draft"]["waiting"]["id"] == moves[0]["id"]
    assert "waits to be confirmed" in (await plan(ann, laid, {"fill": [1]}, expect=409))["detail"]


async def test_a_plan_goes_on_from_the_draft(ann: Browser) -> None:
    seen = await imported(ann, moving_goods())
    unload = next(option["id"] for option in seen["decision"]["options"] if option["text"] == "unload 2")
    drafted = await ann.command(seen, "play", unload)
    rest = (await plan(ann, drafted, {"fill": [1]}))["moves"]
    assert [move["text"] for move in rest] == ["load crate 1", "tranship 2 1"]
    assert (await ann.look(seen["table"]["id"], 0))["draft"] == drafted["draft"], "asking changes nothing"


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"loaded": {"1": {"crate": 99}}}, "Loading area 1 cannot take"),
        ({"fill": [4]}, "There is no order on loading area 4"),
        ({"aboard": {"2": 5}}, "Goods never go back onto a ship"),
        ({"storage": {"barrel": 30}}, "There is no way to this harbour"),
        ({"storage": {"rum": 1}}, "rum"),
        ({"harbour": 1}, "harbour"),
        ({"unload": ["all"]}, "wanted.unload"),
        ({"fill": {"1": 1}}, "wanted.fill"),
        ({"loaded": [[]]}, "wanted.loaded"),
    ],
)
async def test_what_cannot_be_is_refused_with_a_sentence(ann: Browser, wanted: Any, sentence: str) -> None:
    refused = await plan(ann, await imported(ann, moving_goods()), wanted, expect=422)
    assert sentence in refused["detail"]


async def test_a_plan_answers_the_question_that_is_asked(ann: Browser) -> None:
    seen = await imported(ann, moving_goods())
    assert (await plan(ann, seen, {"fill": [1]}, expect=409, question="old"))["error"] == "stale"
    await plan(ann, seen, [], expect=400)
    bidding = await imported(ann, fairlead.new("bremerhaven", players=2, seed=1))
    assert "not asked to move goods" in (await plan(ann, bidding, {"unload": "all"}, expect=422))["detail"]
    other = await imported(ann, fairlead.new("discovery", players=2, seed=1))
    assert "no harbours to plan" in (await plan(ann, other, {"unload": "all"}, expect=422))["detail"]


async def test_a_plan_that_takes_too_long_is_broken_off(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(self: Game, wanted: object, seat: int) -> None:
        while True:
            pass

    monkeypatch.setattr(Game, "plan_harbour", endless)
    monkeypatch.setattr(enquiries, "PLAN_SECONDS", 0.2)
    seen = await imported(ann, moving_goods())
    assert (await plan(ann, seen, {"fill": [1]}, expect=503))["error"] == "took-too-long"


async def test_plans_do_not_stop_others_and_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "plan_harbour", lambda self, wanted, seat: time.sleep(0.1) or [])
    planning, game = enquiries.Planning(), moving_goods()
    asked = [asyncio.create_task(planning.plan(game, 0, {})) for _ in range(enquiries.MOST_PLANNING)]
    begun = time.perf_counter()
    await asyncio.sleep(0.01)
    assert time.perf_counter() - begun < 0.08, "the loop goes on"
    with pytest.raises(Refused, match="Many people plan"):
        await planning.plan(game, 0, {})
    assert await asyncio.gather(*asked) == [{"moves": []}] * len(asked)
    assert await planning.plan(game, 0, {}) == {"moves": []}
