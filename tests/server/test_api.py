"""The routes, as browsers use them: creating, joining, drafting, confirming, looking back, records, rematches."""

from __future__ import annotations

import random

import pytest
from litestar import Litestar

import fairlead

from .browsers import Browser, play_on

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture
async def ann(app: Litestar) -> Browser:
    return await Browser(app).enter("Ann")


@pytest.fixture
async def bo(app: Litestar) -> Browser:
    return await Browser(app).enter("Bo")


def first(seen: dict, irrevocable: bool) -> int:
    """The first option that can, or cannot, be taken back."""
    return next(option["id"] for option in seen["decision"]["options"] if option["irrevocable"] is irrevocable)


# ------------------------------------------------------------------ the lobby


async def test_games_tell_their_options(ann: Browser) -> None:
    games = {game["name"]: game for game in await ann.get("/api/games")}
    assert set(games) == {"discovery", "shipyard", "bremerhaven"}
    assert games["discovery"]["players"] == [2, 3, 4]
    assert games["shipyard"]["ready"] is True
    assert "edition" in {option["name"] for option in games["shipyard"]["options"]}


async def test_a_table_starts_when_it_is_full(ann: Browser, bo: Browser) -> None:
    seen = await ann.create("discovery", "me", "open", visibility="public", title="Tonight")
    id = seen["table"]["id"]
    assert seen["table"]["status"] == "open"
    assert "view" not in seen
    assert "Tonight" in [table["title"] for table in (await bo.get("/api/tables"))["public"]]
    joined = await bo.post(f"/api/tables/{id}/join", {})
    assert joined["table"]["status"] == "playing"
    assert joined["seat"] == 1
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ann", "Bo"]
    assert [table["id"] for table in (await ann.get("/api/tables"))["mine"]] == [id]


async def test_the_owner_seats_bots_and_starts(ann: Browser, bo: Browser) -> None:
    seen = await ann.create("shipyard", "me", "open", "open")
    id = seen["table"]["id"]
    await bo.ask("PUT", f"/api/tables/{id}/seats/1", json={"bot": "level1"}, expect=403)
    changed = await ann.ask("PUT", f"/api/tables/{id}/seats/1", json={"bot": "level1"})
    assert changed["seats"][1]["bot"] == "level1"
    started = await ann.post(f"/api/tables/{id}/start")
    assert started["table"]["status"] == "playing"
    assert started["table"]["seats"][2]["kind"] == "bot"
    await ann.post(f"/api/tables/{id}/start", expect=409)


async def test_options_are_checked_with_a_sentence(ann: Browser) -> None:
    answer = await ann.post("/api/tables", {"game": "discovery", "seats": ["me"]}, expect=422)
    assert answer["error"] == "bad-option"
    assert "players cannot be 1" in answer["detail"]
    answer = await ann.post("/api/tables", {"game": "chess", "seats": ["me", "me"]}, expect=422)
    assert "chess" in answer["detail"]


async def test_a_private_table_is_for_the_invited(ann: Browser, bo: Browser) -> None:
    seen = await ann.create("discovery", "me", "open", visibility="private")
    id = seen["table"]["id"]
    await bo.get(f"/api/tables/{id}", expect=404)
    await bo.post(f"/api/tables/{id}/join", {}, expect=404)
    invitation = (await ann.get(f"/api/tables/{id}/invitation"))["invitation"]
    other = invitation[:-1] + ("1" if invitation.endswith("0") else "0")
    await bo.post(f"/api/tables/{id}/join", {"invitation": other}, expect=404)
    joined = await bo.post(f"/api/tables/{id}/join", {"invitation": invitation})
    assert joined["table"]["status"] == "playing"


# ------------------------------------------------------------------ drafts


async def test_a_draft_is_free_until_it_is_confirmed(ann: Browser, bo: Browser) -> None:
    id = (await ann.create("discovery", "me", "open"))["table"]["id"]
    await bo.post(f"/api/tables/{id}/join", {})
    seat = (await ann.look(id))["table"]["to_act"][0]
    mover, other = (ann, bo) if seat == 0 else (bo, ann)
    seen, before = await mover.look(id, seat), await other.look(id, 1 - seat)
    drafted = await mover.command(seen, "play", first(seen, irrevocable=False))
    assert len(drafted["draft"]["moves"]) == 1
    assert drafted["version"] == seen["version"]
    assert drafted["revision"] > seen["revision"]
    assert await other.look(id, 1 - seat) == before, "nobody else sees a draft"
    back = await mover.command(drafted, "undo")
    assert back["view"] == seen["view"]
    assert back["draft"]["moves"] == []


async def test_what_cannot_be_taken_back_waits_for_the_confirmation(ann: Browser) -> None:
    id = (await ann.create())["table"]["id"]
    seen = await ann.look(id, (await ann.look(id))["table"]["to_act"][0])
    while all(not option["irrevocable"] for option in seen["decision"]["options"]):
        seen = await ann.command(seen, "play", seen["decision"]["options"][0]["id"])
    waiting = await ann.command(seen, "play", first(seen, irrevocable=True))
    assert waiting["draft"]["waiting"]["id"] == first(seen, irrevocable=True)
    assert waiting["decision"] is None
    assert waiting["view"] == seen["view"], "nothing of what it brings is told"
    refused = await ann.command(waiting, "play", 0, expect=422)
    assert "waits to be confirmed" in refused["detail"]
    cleared = await ann.command(waiting, "restart")
    assert cleared["draft"] == {"moves": [], "waiting": None, "log": []}
    again = await ann.command(cleared, "play", cleared["decision"]["options"][0]["id"])
    confirmed = await ann.command(again, "confirm")
    assert confirmed["version"] == seen["version"] + 1
    assert confirmed["table"]["length"] == 1


async def test_a_command_is_carried_out_once(ann: Browser) -> None:
    id = (await ann.create())["table"]["id"]
    seat = (await ann.look(id))["table"]["to_act"][0]
    seen = await ann.look(id, seat)
    form = {"do": "play", "question": seen["question"], "client": "once", "move": first(seen, irrevocable=False)}
    path = f"/api/tables/{id}/seats/{seat}/commands"
    done = await ann.post(path, form | {"confirm": True})
    again = await ann.post(path, form | {"confirm": True})
    assert done["table"]["length"] == again["table"]["length"] == 1
    stale = await ann.post(path, form | {"client": "late"}, expect=409)
    assert stale["error"] == "stale"
    assert (await ann.look(id, seat))["table"]["length"] == 1


async def test_refusals_name_the_rule(ann: Browser) -> None:
    id = (await ann.create())["table"]["id"]
    seen = await ann.look(id, (await ann.look(id))["table"]["to_act"][0])
    legal = {option["id"] for option in seen["decision"]["options"]}
    illegal = next(move.id for move in fairlead.new("discovery", players=2).definition.moves if move.id not in legal)
    refused = await ann.command(seen, "play", illegal, expect=422)
    assert refused["error"] == "illegal-move"
    assert "cannot be played now" in refused["detail"]
    assert await ann.look(id, seen["seat"]) == seen
    assert (await ann.command(seen, "play", expect=422))["detail"] == "To play, name the id of a move."
    assert "nothing to confirm" in (await ann.command(seen, "confirm", expect=422))["detail"]


# ------------------------------------------------------------------ the past, records, rematches


async def test_a_whole_game_and_what_comes_after(ann: Browser, bo: Browser) -> None:
    id = (await ann.create("discovery", "me", "me", names=["Ann", "Amy"]))["table"]["id"]
    await play_on(ann, id, 20, random.Random(1))
    past = await ann.get(f"/api/tables/{id}/history", params={"seat": 0})
    assert past["length"] == 20
    assert (await bo.get(f"/api/tables/{id}/moments/3"))["number"] == 3
    await ann.get(f"/api/tables/{id}/moments/21", expect=422)
    for secret in ("truth/3", "record", "review"):
        assert "its secrets" in (await ann.get(f"/api/tables/{id}/{secret}", expect=409))["detail"]
    await ann.post(f"/api/tables/{id}/rematch", expect=409)
    ended = await play_on(ann, id, 1000, random.Random(2))
    assert ended["table"]["status"] == "over"
    assert sorted(ended["result"]["places"])[0] == 1
    record = await bo.get(f"/api/tables/{id}/record")
    game = fairlead.read(record)
    assert game.over
    assert game.names == ["Ann", "Amy"]
    assert [int(score) for score in game.scores()] == [score["total"] for score in ended["result"]["scores"]]
    assert (await bo.get(f"/api/tables/{id}/truth/5"))["position"] == game.at(5).position()
    imported = await bo.post("/api/records", {"text": record})
    assert imported["table"]["status"] == "over"
    await bo.post("/api/records", {"text": record.replace("seed", "sede")}, expect=422)
    await bo.post(f"/api/tables/{id}/rematch", expect=403)
    again = await ann.post(f"/api/tables/{id}/rematch")
    assert again["table"]["rematch_of"] == id
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Amy", "Ann"]


async def test_a_game_that_was_begun_elsewhere_is_played_on(ann: Browser) -> None:
    game = fairlead.new("bremerhaven", players=1, seed=4)
    for _ in range(10):
        game.play(game.moves()[0], game.to_act[0])
    seen = await ann.post("/api/records", {"text": game.record()})
    assert seen["table"]["status"] == "playing"
    assert seen["table"]["length"] == 10
    went_on = await play_on(ann, seen["table"]["id"], 3, random.Random(3))
    assert went_on["table"]["length"] == 13


async def test_who_leaves_may_come_back(ann: Browser, bo: Browser) -> None:
    id = (await ann.create("discovery", "me", "open"))["table"]["id"]
    await bo.post(f"/api/tables/{id}/leave", {}, expect=409)
    await bo.post(f"/api/tables/{id}/join", {})
    left = await bo.post(f"/api/tables/{id}/leave", {"bot": "level1"})
    assert left["seats"][1]["bot"] == "level1"
    assert left["seats"][1]["kind"] == "bot"
    back = await bo.post(f"/api/tables/{id}/join", {})
    assert back["table"]["seats"][1] | {"person": None} == {
        "seat": 1,
        "kind": "person",
        "name": "Bo",
        "bot": None,
        "person": None,
    }


async def test_a_seat_link_works_on_another_device(app: Litestar, ann: Browser) -> None:
    id = (await ann.create("discovery", "me", "level1"))["table"]["id"]
    link = await ann.post(f"/api/tables/{id}/seats/0/links")
    phone = await Browser(app).enter("Ann's phone")
    await phone.get(f"/api/tables/{id}", params={"seat": 0}, expect=403)
    await phone.post("/api/links", {"token": "nonsense"}, expect=404)
    seen = await phone.post("/api/links", {"token": link["token"]})
    assert seen["seat"] == 0
    assert (await phone.look(id, 0))["view"] == seen["view"]
    await phone.post(f"/api/tables/{id}/seats/0/links", expect=403)
