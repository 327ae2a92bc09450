"""What people see of Bremerhaven: values they would work out, nothing they may not know, at every moment of a game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bremerhaven.rounds import EVERY_TABLE, SHARED_TABLES, bidding, solo, turned_up
from bremerhaven.scenes import SHIPS, boards, harbours, scene
from fairlead import Game
from helpers import bremerhaven, play, play_randomly, random_answer, rule

BARREL_SHIP = {
    "ship": next(ship for ship, card in SHIPS.items() if card["cargo"] == "barrel" and card["index"] < 6),
    "markers": 1,
    "cargo": "barrel",
    "aboard": 1,
}
ORDER_6 = {"order": 6, "markers": 2, "loaded": {"crate": 1, "barrel": 1}}  # the rulebook's example

# ------------------------------------------------------------------ any moment


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_any_moment_of_a_game_can_be_seen_by_all(variant: str, players: int) -> None:
    game = bremerhaven(players, variant=variant, seed=players)
    chooser = random.Random(players)
    while not game.over:
        move, mover = random_answer(game, chooser)
        if chooser.random() < 0.2 / players:
            assert_view_fits(game, mover)
        if chooser.random() < 0.04 / players:
            for viewer in (None, *range(players)):
                json.dumps(game.view(viewer))
                assert_secrets_kept(game, viewer)
        game.play(move, mover)
    for viewer in (None, *range(players)):
        view = game.view(viewer)
        assert (view["over"], view["places"], view["to_act"]) == (True, game.places(), [])
        assert [seat["points"]["total"] for seat in view["seats"]] == [score.total for score in game.scores()]


def assert_view_fits(game: Game, seat: int) -> None:
    """What the view says may be done is what may be done, and its sums are right."""
    view, decision = game.view(seat), game.decision(seat)
    assert decision
    about = view["decision"]
    assert (about["kind"], about["seat"], view["to_act"]) == (decision.kind, seat, list(game.to_act))
    assert [row["seat"] for row in view["asked"]] == view["to_act"]
    possible = POSSIBLE.get(decision.kind, lambda view, about: None)(view, about)
    assert possible is None or possible == {move.text for move in decision.moves}
    for entry in view["seats"]:
        assert sum(entry["money_from"].values()) == entry["money"] == entry["cash"] + entry["deposit"]
        assert sum(entry["prestige_from"].values()) == entry["prestige"]
        assert_layout_fits(entry)


def _bids(view: dict[str, Any], about: dict[str, Any]) -> set[str]:
    return {f"bid {value} {space['space']}" for value in about["values"] for space in view["spaces"]}


def _permits(view: dict[str, Any], about: dict[str, Any]) -> set[str]:
    told = {f"bollard {wall['wall']}" for wall in about["walls"] if wall["possible"]}
    told |= {f"cover {cover['field']}" for cover in about["covers"] if cover["possible"]}
    return told | {f"construct {card['building']}" for card in about["buildings"] if card["possible"]} | {"no permit"}


POSSIBLE: dict[str, Any] = {
    "bid": _bids,
    "permit": _permits,
    "start-good": lambda view, about: {f"pick {good}" for good in about["goods"]},
    "flotsam": lambda view, about: {f"take {good}" for good in about["goods"]} | {"leave"},
    "dock": lambda view, about: {f"dock {dock}" for dock in about["docks"]},
    "ladder": lambda view, about: {f"swap {upper} {lower}" for upper, lower in about["swaps"]} | {"keep"},
    "order": lambda view, about: {f"lay {area}" for area in about["areas"]} | (set() if about["start"] else {"refuse"}),
    "price": lambda view, about: {f"price {card['card']}" for card in view["prices"]["cards"]},
}


def assert_layout_fits(seat: dict[str, Any]) -> None:
    """The goods that lie about are the goods in storage, and no field holds two things."""
    piles = [field["goods"] for field in seat["fields"] if field["goods"]] + seat["shed"]
    counts = dict.fromkeys(seat["storage"]["goods"], 0) | {"passenger": seat["hotel"]}
    for pile in piles:
        counts[pile["kind"]] += pile["count"]
    assert counts == seat["storage"]["goods"]
    assert len(piles) == seat["storage"]["need"] <= seat["storage"]["capacity"]
    for field in seat["fields"]:
        assert sum([field["covered"], field["building"] is not None, field["goods"] is not None]) <= 1
    empty = [f for f in seat["fields"] if not (f["covered"] or f["building"] or f["goods"])]
    assert len(empty) == seat["storage"]["free_fields"]
    assert sorted(f["building"] for f in seat["fields"] if f["building"]) == sorted(
        card["building"] for card in seat["buildings"]
    )


def assert_secrets_kept(game: Game, viewer: int | None) -> None:
    """Cards of others are face down while bids go on; unknown parts of piles are no more than sets."""
    view = game.view(viewer)
    face_down = view["phase"] == "bidding"
    for space in view["spaces"]:
        for card in space["cards"]:
            assert (card["value"] is None) == (face_down and card["seat"] != viewer)
        for bid in space["bids"]:
            assert (bid["total"] is None) == (face_down and bid["seat"] != viewer)
        assert not face_down or (space["winner"] is None and space["highest"] is None)
    prices = view["prices"]
    assert None not in prices["top"] + prices["bottom"]
    assert sorted(prices["top"] + prices["bottom"] + prices["unknown"]) == list(range(1, 25))
    other = game.guess(viewer or 0, 3)
    assert other.view(viewer) == view


# ------------------------------------------------------------------ bids


@rule("BH-BID-5", "BH-BID-7", "BH-BID-8")
def test_bids_show_who_lies_where_and_the_values_of_the_viewer_alone() -> None:
    game = bidding(2)
    play(game, "bid 3 sea-1", "bid 4 sea-1", "bid 2 sea-1")
    spaces = {space["space"]: space for space in game.view(0)["spaces"]}
    own, other = spaces["sea-1"]["bids"]
    assert own == {"seat": 0, "cards": 2, "values": [3, 2], "total": 5, "pays": None}
    assert other == {"seat": 1, "cards": 1, "values": None, "total": None, "pays": None}
    assert [card["seat"] for card in spaces["sea-1"]["cards"]] == [0, 1, 0]
    assert (game.view(0)["seats"][0]["hand"], game.view(1)["seats"][0]["hand"]) == ([1, 4, 5], None)
    assert game.view(1)["seats"][0]["cards"] == [1, 2, 3, 4, 5]
    assert (game.view(1)["turn"]["bidder"], game.view(1)["turn"]["card"]) == (1, 2)


@rule("BH-BID-9", "BH-PERM-1", "BH-INFL-1")
def test_turned_up_bids_show_totals_winners_and_who_pays_the_difference() -> None:
    bids = {0: "3 permit, 2 sea-1, 1 sea-2", 1: "5 permit, 2 sea-1", 2: "1 sea-2, 2 sea-2"}
    game = turned_up(bids)
    spaces = {space["space"]: space for space in game.view(None)["spaces"]}
    assert (spaces["permit"]["highest"], spaces["permit"]["winner"]) == (5, None)
    assert {bid["seat"]: bid["pays"] for bid in spaces["permit"]["bids"]} == {0: 2, 1: 0}
    assert (spaces["sea-1"]["winner"], spaces["sea-2"]["winner"]) == (0, 2)
    assert spaces["sea-1"]["bids"][0]["pays"] is None


@rule("BH-BID-10")
def test_after_the_ladder_has_moved_nobody_is_named_for_an_old_tie() -> None:
    """Ranks break ties at the moment of resolution; what the view cannot know any more it does not tell."""
    game = turned_up({0: "4 building, 5 prices, 3 land-1", 1: "4 building, 5 ladder"}, 2, phase="ladder")
    winners = {space["space"]: space["winner"] for space in game.view()["spaces"]}
    assert (winners["building"], winners["prices"], winners["ladder"]) == (0, 0, 1)
    play(game, "swap captain first-officer")
    later = {space["space"]: space["winner"] for space in game.view()["spaces"]}
    assert game.view()["phase"] == "boards"
    assert (later["building"], later["prices"], later["ladder"], later["land-1"]) == (None, 0, 1, 0)


# ------------------------------------------------------------------ boards, prices, newspaper, piles


def test_ships_say_which_docks_they_fit() -> None:
    game = scene(2, me={"walls": [2, 1, 2, 2]}, phase="bidding", round=1, sea=[7, 1])
    for ship in game.view(0)["sea"]:
        sizes = [1, 1, 2]
        assert ship["docks"][0] == [dock for dock in (1, 2, 3) if sizes[dock - 1] >= ship["bollards"]]


@rule("BH-INFO-2", "BH-PRICE-1", "BH-PRICE-4")
def test_the_price_pile_shows_what_is_known_of_it() -> None:
    game = turned_up({0: "5 prices"}, 2, phase="prices")
    before = game.view()["prices"]
    assert before["card"] == 23
    assert before["prices"] == {"barrel": 4, "crate": 3, "container": 1, "passenger": 2}
    hidden = before["unknown"][0]
    play(game, f"price {hidden}")
    after = game.view()["prices"]
    assert after["top"][:2] == [hidden, 23]
    assert after["next"] == 23
    assert hidden not in after["unknown"]


@rule("BH-NEWS-4", "BH-NEWS-7")
def test_the_track_tells_how_many_rounds_are_left() -> None:
    short = bidding(2, variant="short").view()["track"]
    assert (short["space"], short["move"], short["rounds_left"]) == (0, 2, {"least": 10, "most": 10})
    start = bidding(4).view()["track"]
    assert (start["rounds_left"]["least"], start["rounds_left"]["most"]) in ((8, 12), (8, 11), (9, 12))
    last = bidding(2, variant="short", round=10, track=18).view()["track"]
    assert last["last_round"]
    assert last["rounds_left"] == {"least": 1, "most": 1}


@pytest.mark.parametrize(("variant", "players"), SHARED_TABLES)
def test_the_rounds_left_come_true(variant: str, players: int) -> None:
    game = play_randomly(bremerhaven(players, variant=variant, seed=9), 9, 60)
    now, left = game.view()["turn"]["round"], game.view()["track"]["rounds_left"]
    play_randomly(game, 9)
    assert left["least"] <= game.view()["turn"]["round"] - now + 1 <= left["most"]


@rule("BH-NEWS-3", "BH-EV-6", "BH-BLD-14")
def test_the_event_shows_what_it_would_do_to_each_harbour() -> None:
    view = bidding(2, round=2, newspaper={"event": "dues"}, you={"buildings": ["insurance"]}).view()
    assert view["newspaper"]["event"]["event"] == "dues"
    assert [effect["money"] for effect in view["newspaper"]["effects"]] == [-3, 0]
    gale = bidding(2, round=2, newspaper={"event": "gale"}, me={"docks": [None, BARREL_SHIP, None]}).view()
    assert gale["newspaper"]["effects"][0]["leaving"] == [2]
    assert "gale" not in gale["newspaper"]["to_come"]


@rule("BH-SETUP-3")
def test_piles_are_told_by_sub_deck() -> None:
    view = bremerhaven(2, seed=3).view()
    assert view["piles"]["ships"]["decks"] == [5, 7, 7, 7]  # two lie on the Sea board
    assert view["piles"]["orders"]["decks"] == [4, 8, 8, 8]  # two on the Land board, two start orders
    assert len(view["piles"]["ships"]["unseen"]) == view["piles"]["ships"]["left"] == 26


@rule("BH-BLDG-5")
def test_the_building_on_offer_names_its_text() -> None:
    building = bidding(2).view()["building"]
    assert building["text"] == f"building-text-{building['building']}"


# ------------------------------------------------------------------ harbours


@rule("BH-VIEW-1", "BH-VIEW-2", "BH-STORE-1", "BH-BLD-10", "BH-BLD-11")
def test_goods_are_laid_out_in_one_fixed_way() -> None:
    goods = {"barrel": 2, "crate": 3, "container": 1, "passenger": 4}
    plain = harbours(2, variant="short", me={"storage": goods}).view()["seats"][0]
    kinds = [(pile["kind"], pile["count"]) for pile in (field["goods"] for field in plain["fields"]) if pile]
    assert kinds[:5] == [("barrel", 1), ("barrel", 1), ("crate", 2), ("crate", 1), ("container", 1)]
    assert kinds[5:] == [("passenger", 1)] * 4
    housed = harbours(2, variant="short", me={"storage": goods, "buildings": ["shed", "hotel"]}).view()["seats"][0]
    assert housed["hotel"] == 3
    assert [pile["kind"] for pile in housed["shed"]] == ["barrel", "barrel", "crate"]
    outside = [field["goods"]["kind"] for field in housed["fields"] if field["goods"]]
    assert outside == ["crate", "container", "passenger"]
    assert [field["building"] for field in housed["fields"]].index("shed") in (10, 11)


@rule("BH-STORE-2", "BH-STORE-3", "BH-STORE-4")
def test_storage_tells_its_room() -> None:
    storage = harbours(2, me={"storage": {"crate": 3, "barrel": 2}, "areas": [ORDER_6, None, None, None]})
    told = storage.view(0)["seats"][0]["storage"]
    assert (told["capacity"], told["need"], told["free_fields"]) == (6, 4, 2)
    assert told["room"] == {"barrel": 2, "crate": 5, "container": 2, "passenger": 2}


@rule("BH-EX-8", "BH-SETTLE-1", "BH-SETTLE-2", "BH-SETTLE-3")
def test_an_order_tells_what_it_lacks_and_what_it_would_bring() -> None:
    """The rulebook's example: 9 money if complete; 7 money and 1 prestige lost without the container."""
    game = harbours(2, me={"areas": [ORDER_6, None, None, None], "storage": {"container": 1}})
    area = game.view(0)["seats"][0]["areas"][0]
    assert (area["lacking"], area["complete"], area["worth"]) == ({"container": 1}, False, 7)
    assert (area["settlement"]["money"], area["settlement"]["prestige"]) == (7, -1)
    preview = game.preview("load container 1", 0)
    assert (preview["completes"], preview["worth"]) == (True, 1)
    full = harbours(2, me={"areas": [ORDER_6 | {"loaded": {"crate": 1, "barrel": 1, "container": 1}}, None, None, None],
                           "storage": {"container": 1}})  # fmt: skip
    area = full.view(0)["seats"][0]["areas"][0]
    assert (area["lacking"], area["complete"], area["settlement"]["money"]) == ({}, True, 9)


@rule("BH-HARB-2", "BH-HARB-4", "BH-BLD-13", "BH-BLD-20")
def test_walls_docks_and_covers_tell_sizes_and_prices() -> None:
    view = bidding(2, me={"walls": [2, 1, 3, 0], "buildings": ["pilot"]}, you={"buildings": ["works"]}).view()
    mine, yours = view["seats"]
    assert [dock["size"] for dock in mine["docks"]] == [1, 2, 0]
    assert [wall["price"] for wall in mine["walls"]] == [4, 3, None, 2]
    assert [wall["price"] for wall in yours["walls"]] == [0, 0, 0, 0]
    assert [area["open"] for area in mine["areas"]] == [True, True, False, False]
    assert [field["price"] for field in mine["fields"]] == [None, None, 2, 3, None, None, 1, 2, None, None, 1, 2]


@rule("BH-PERM-3", "BH-PERM-5")
def test_a_permit_tells_its_price_and_what_it_can_be_used_for() -> None:
    game = turned_up({0: "2 permit", 1: "5 permit"}, 2, me={"cash": 1, "reserve": ["bank"]})
    about = game.view(0)["decision"]
    assert (about["price"], about["further"], about["used"]) == (3, 5, False)
    assert about["buildings"] == [{"cost": 0, "price": 3, "possible": True, "why_not": None, "building": "bank"}]
    dear = next(cover for cover in about["covers"] if cover["field"] == 4)
    assert (dear["price"], dear["possible"], dear["why_not"]) == (6, False, "BH-DEC-3")


# ------------------------------------------------------------------ solo


@rule("BH-SOLO-4", "BH-SOLO-8", "BH-SOLO-18")
def test_the_solo_game_shows_the_dummy_and_the_band() -> None:
    view = solo(me={"cash": 50, "prestige": 15}).view(0)
    assert (view["solo"]["band"], view["solo"]["to_next"]) == ("officer", 250)
    assert view["solo"]["dummy"]["cards"] == [1, 2, 3, 4, 5]
    assert sum(view["solo"]["symbols_left"].values()) <= 18
    assert view["ladder"][0] == {"rank": "captain", "seat": 1, "dummy": True, "income": 0}
    assert bidding(2).view()["solo"] is None


# ------------------------------------------------------------------ previews


@pytest.mark.parametrize(("variant", "players"), [("long", 2), ("short", 3), ("solo", 1)])
def test_previews_say_what_happens(variant: str, players: int) -> None:
    """Money and prestige of a preview are the change that the move makes, while its phase goes on."""
    game, chooser, seen = bremerhaven(players, variant=variant, seed=21), random.Random(4), set()
    while not game.over:
        move, mover = random_answer(game, chooser)
        if move.kind == "bid":
            game.play(move, mover)
            continue
        before, preview = game.view(mover), game.preview(move, mover)
        json.dumps(preview)
        game.play(move, mover)
        after = game.view(mover)
        if (after["phase"], after["turn"]["round"]) == (before["phase"], before["turn"]["round"]):
            if mover in game.to_act and move.kind != "done":
                old, new = before["seats"][mover], after["seats"][mover]
                assert new["money"] - old["money"] == preview.get("money", 0) + preview.get("deposit", 0), move
                assert new["prestige"] - old["prestige"] == preview.get("prestige", 0), move
                seen.add(move.kind)
    assert len(seen) > 5


@rule("BH-PREST-4", "BH-TIME-3", "BH-SETTLE-5")
def test_finishing_the_harbour_tells_prestige_ships_that_leave_and_orders_that_are_due() -> None:
    order = {"order": 6, "markers": 1, "loaded": {"crate": 1}}
    game = harbours(
        2, me={"docks": [None, BARREL_SHIP, None], "areas": [order, None, None, None], "storage": {"barrel": 1}}
    )
    preview = game.preview("done", 0)
    assert (preview["leaving"], preview["lost"]) == (1, {"barrel": 1})
    assert (preview["settled"], preview["complete"], preview["sales"]) == (1, 0, 3)
    assert preview["money"] == preview["receives"] == 3


def test_the_preview_of_a_start_good_says_when_no_other_kind_can_follow() -> None:
    game = bremerhaven(1, seed=3)
    assert [game.preview(move, 0)["only"] for move in ("pick barrel", "pick crate", "pick passenger")] == [
        False,
        False,
        True,
    ]
    play(game, "pick passenger")
    assert game.view(0)["seats"][0]["storage"]["goods"]["passenger"] == 3


@pytest.mark.parametrize(("on_it", "joker"), [({"crate": 1}, "crate"), ({}, "container")])
def test_the_preview_of_a_price_card_tells_what_complete_orders_would_sell_for(on_it: Any, joker: str) -> None:
    """A barrel and a joker: a free joker is filled with the dearest good."""
    order = {"order": 5, "markers": 2, "loaded": on_it}
    game = turned_up({0: "5 prices"}, me={"areas": [order, None, None, None]})
    card = next(move for move in game.moves(0) if game.preview(move, 0)["prices"]["container_price"] == 4)
    preview = game.preview(card, 0)
    assert preview["worth"] == sum(preview["prices"][f"{good}_price"] for good in on_it)
    assert preview["filled"] == preview["prices"]["barrel_price"] + preview["prices"][f"{joker}_price"]


def test_a_bid_tells_the_own_total_and_what_there_is_to_win() -> None:
    game = bidding(2, me={"buildings": ["hiring"]})
    preview = game.preview("bid 4 sea-1", 0)
    assert (preview["total"], preview["others"], preview["code"]) == (5, 0, "2.1")
    assert preview["ship"] == game.view(0)["sea"][0]["title"]
    assert game.preview("bid 4 park", 0)["money"] == 1
    assert game.preview("bid 4 building", 0)["building"] == game.view(0)["building"]["building"]


def test_refusing_tells_the_penalty_that_is_really_paid() -> None:
    game = boards("5 land-1", land=[49, 6], me={"cash": 2})
    assert game.preview("refuse", 0)["money"] == -2
    insured = boards("5 land-1", land=[49, 6], me={"cash": 2, "buildings": ["insurance"]})
    assert "money" not in insured.preview("refuse", 0)
