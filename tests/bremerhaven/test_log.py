"""What moves did, who is told what, and all of it in words."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import chain
from typing import Any

import numpy as np
import pytest

from bremerhaven.rounds import EVERY_TABLE, bidding, place_all, solo
from bremerhaven.scenes import event, harbours, scene
from fairlead import Game
from fairlead.games.bremerhaven.box import box_memory
from fairlead.games.bremerhaven.log import Story
from fairlead.kernel.records import Plain
from fairlead.play.telling import tell_event, tell_move
from fairlead.play.words import LANGUAGES, Words
from helpers import bremerhaven, play, random_answer, rule

NAMES = ["Ann", "Bo", "Cy", "Di"]
BOX = Plain(box_memory()[0])
every_table = pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)


def last(game: Game, viewer: int | None = 0) -> list[dict[str, Any]]:
    """The events of the last move."""
    return game.log(viewer, len(game.history) - 1)[0]


def told(game: Game, viewer: int | None = 0, language: str = "en") -> list[str]:
    """The last move in words."""
    return [tell_event(Words(language, "bremerhaven"), event, NAMES) for event in last(game, viewer)]


def kinds(game: Game, viewer: int | None = 0) -> list[str]:
    """The kinds of the last move's events."""
    return [event["event"] for event in last(game, viewer)]


def find_event(game: Game, kind: str, owner: int = 0) -> dict[str, Any]:
    """An event of the last move, of a seat."""
    return next(event for event in last(game) if event["event"] == kind and event.get("seat") == owner)


def almost_placed(*cards: str, players: int = 2, **changes: Any) -> Game:
    """Everything is placed but the last card of the last seat: these cards by seat 0, the others in the car park."""
    game = bidding(players, **changes)
    values = [int(card.split()[0]) for card in cards]
    own = [*cards, *(f"{value} park" for value in range(1, 6) if value not in values)]
    for turn in range(5):
        play(game, f"bid {own[turn]}")
        for _ in range(players - 1 - (turn == 4)):
            play(game, f"bid {turn + 1} park")
    return game


# ------------------------------------------------------------------ bids and secrets


@rule("BH-BID-5")
def test_the_value_of_a_card_is_told_to_its_owner_only() -> None:
    game = play(bidding(3), "bid 4 sea-1")
    assert told(game, 0) == ["Ann places 4 on 2.1 Sea."]
    for viewer in (None, 1, 2):
        assert told(game, viewer) == ["Ann places a card on 2.1 Sea."]
        assert last(game, viewer) == [{"event": "bid", "seat": 0, "space": "sea-1", "value": None}]


@rule("BH-BID-5", "BH-BID-7")
def test_face_down_cards_leave_no_trace_in_what_others_are_told() -> None:
    """Whatever was placed on the same spaces: the others read the same until everything is turned up."""
    logs: dict[int | None, set[str]] = {viewer: set() for viewer in (None, 1, 2)}
    for first, second in ((1, 2), (2, 1), (5, 4)):
        game = play(bidding(3), f"bid {first} sea-1", "bid 3 park", "bid 3 park", f"bid {second} ladder")
        for viewer, seen in logs.items():
            seen.add(repr(game.log(viewer)))
    assert all(len(seen) == 1 for seen in logs.values())


@rule("BH-BID-7", "BH-BID-8")
def test_the_last_card_turns_up_all_bids_for_everybody() -> None:
    game = play(almost_placed("4 sea-1", "5 sea-1"), "bid 5 ladder")
    for viewer in (None, 0, 1):
        sentences = told(game, viewer)
        assert "Ann turns up: 1.0 Car park 6, 2.1 Sea 9." in sentences
        assert "Bo turns up: 1.0 Car park 10, 1.5 Ladder 5." in sentences
    assert told(game, None)[0] == "Bo places a card on 1.5 Ladder."
    assert told(game, 1)[0] == "Bo places 5 on 1.5 Ladder."


@rule("BH-PARK-1", "BH-BLDG-4", "BH-BLDG-5")
def test_the_reveal_is_told_space_by_space() -> None:
    game = play(almost_placed("5 prices"), "bid 5 ladder")
    order = kinds(game)
    assert order == ["bid", "turn-up", "turn-up", "parking", "parking", "building-gone", "building-up", "wins"]
    assert find_event(game, "parking")["receives"] == 4
    assert last(game)[-1] == {"event": "wins", "seat": 0, "space": "prices", "total": 5}
    play(game, "price 23")
    assert told(game) == [
        "Ann leaves the prices as they are: barrel 4, crate 3, container 1, passenger 2.",
        "Bo wins 1.5 Ladder with 5.",
    ]


# ------------------------------------------------------------------ the City


@rule("BH-PERM-1", "BH-PERM-2", "BH-PERM-3", "BH-PERM-7")
def test_permits_are_told_with_what_each_bidder_pays() -> None:
    game = play(almost_placed("3 permit"), "bid 5 permit")
    assert "Ann may use a permit for 2 money, further ones for 5 money." in told(game)
    assert "Bo may use a permit free of charge, further ones for 5 money." in told(game)
    play(game, "bollard 1", seat=0)
    assert told(game, 1)[0] == "Ann adds a bollard to wall 1 for 4 money (permit 2, bollard 2)."
    play(game, "no permit", seat=1)
    assert told(game, 0)[0] == "Bo uses no permit."


@rule("BH-INFL-1", "BH-INFL-3", "BH-HAND-1")
def test_upgrades_are_told_with_the_difference_and_the_next_hand() -> None:
    game = play(almost_placed("3 influence", me={"cash": 0}), "bid 5 influence")
    assert "Ann may upgrade for 2 money." in told(game)
    play(game, "upgrade", seat=1)
    assert told(game)[0] == "Bo upgrades one card."
    play(game, "decline", seat=0)
    assert told(game)[0] == "Ann does not upgrade."
    while "hand" not in kinds(game):
        game.play(*random_answer(game, random.Random(1)))
    assert "Hand of Bo from now on: 2/3/4/5/5." in told(game)


@rule("BH-LADDER-1", "BH-LADDER-5")
def test_the_ladder_is_told_with_ranks_and_income() -> None:
    game = play(almost_placed("1 park", prices={"top": 23}), "bid 5 ladder", "swap captain first-officer")
    assert told(game)[:5] == [
        "Bo swaps Captain/First Officer.",
        "Bo is now Captain.",
        "Ann is now First Officer.",
        "Bo receives 4 money as Captain.",
        "Ann receives 3 money as First Officer.",
    ]


@rule("BH-PRICE-5", "BH-BLD-8")
def test_the_exchange_is_told_before_it_sets_the_prices() -> None:
    game = play(almost_placed("1 park", me={"buildings": ["exchange"]}), "bid 5 park")
    assert told(game)[-1] == "The Commodity Exchange of Ann sets the prices."


# ------------------------------------------------------------------ ships and orders


@rule("BH-SHIP-5", "BH-BLD-7")
def test_ships_are_told_whether_they_dock_or_not() -> None:
    mine = {"buildings": ["customs"]}
    game = play(almost_placed("5 sea-1", "4 sea-2", me=mine, sea={1: 2, 2: 31}), "bid 5 park")
    assert "Ann wins Weser Crown on 2.1 Sea with 5." in told(game)
    docked = "Weser Crown docks in dock 2 of Ann with 1 barrel for 3 rounds; 1 money from the Customs House."
    assert docked in told(game)
    assert "Atlantic Belle finds no dock at Ann and is discarded." in told(game)


@rule("BH-ORDER-4", "BH-PAY-1", "BH-BLD-14")
@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        ({}, "Ann refuses Department Store and pays 3 money."),
        ({"buildings": ["insurance"]}, "Ann refuses Department Store, insured against the penalty (3 money)."),
    ],
)
def test_a_refused_order_is_told_with_its_penalty(me: dict[str, Any], sentence: str) -> None:
    game = play(almost_placed("5 land-1", me=me, land={1: 49}), "bid 5 park", "refuse")
    assert told(game)[0] == sentence


# ------------------------------------------------------------------ the harbour


@rule("BH-EX-8", "BH-SETTLE-1", "BH-SETTLE-2")
def test_a_settlement_is_told_good_by_good() -> None:
    order = {"order": 6, "markers": 1, "loaded": {"crate": 1, "container": 1}}
    game = harbours(me={"areas": {1: order}, "storage": {"barrel": 1}})
    assert told(play(game, "load barrel 1"))[:2] == [
        "Ann loads 1 barrel on North Sea Outfitters, which is complete now.",
        "Ann settles North Sea Outfitters, complete: 1 barrel, 1 crate, 1 container for 8 money "
        "(barrel 4, crate 3, container 1), bonus 1 money.",
    ]


@rule("BH-SETTLE-3", "BH-PAY-1", "BH-PREST-6")
@pytest.mark.parametrize(
    ("order", "me", "sentence"),
    [
        (49, {}, "Penalty of Ann for Department Store: 3 money."),
        (49, {"cash": 1}, "Penalty of Ann for Department Store: 1 money (2 money waived)."),
        (49, {"cash": 0}, "Penalty of Ann for Department Store: 3 money, waived."),
        (49, {"buildings": ["insurance"]}, "Penalty of Ann for Department Store: 3 money, insured."),
        (6, {"prestige": 2}, "Penalty of Ann for North Sea Outfitters: 1 prestige."),
        (6, {"docks": [None] * 3}, "Penalty of Ann for North Sea Outfitters: nothing, the marker is on 0."),
    ],
)
def test_a_penalty_is_told_as_it_was_paid(order: int, me: dict[str, Any], sentence: str) -> None:
    """A ship to unload, or a container to unpack, so that there is a harbour to finish."""
    harbour = {"areas": {1: {"order": order, "markers": 1}}, "docks": {2: {"ship": 6, "markers": 5}}}
    game = play(harbours(me=harbour | {"storage": {"container": 1}} | me), "done")
    assert sentence in told(game)


@rule("BH-PREST-2", "BH-TIME-3")
def test_prestige_and_departures_are_told() -> None:
    docks = {2: {"ship": 6, "markers": 1, "aboard": 2}}
    game = play(harbours(me={"docks": docks}), "unload 2", "done")
    assert told(game)[:3] == [
        "Ann has finished the harbour.",
        "The prestige of Ann rises by 1 to 1.",
        "Hinrich Tamm leaves the harbour of Ann with 1 barrel still aboard.",
    ]


@rule("BH-BLD-9")
def test_the_bank_is_told_with_its_interest() -> None:
    game = play(harbours(me={"buildings": ["bank", "refinery"]}), "produce refinery+bank")
    assert told(game)[:2] == [
        "Ann produces 1 barrel.",
        "Ann lays 3 money on the Bank, which adds 1 money: the deposit is 4 money.",
    ]


# ------------------------------------------------------------------ newspaper and end


@rule("BH-NEWS-1", "BH-EV-6", "BH-BLD-14")
def test_the_event_is_told_seat_by_seat() -> None:
    game = scene(
        2,
        round=2,
        newspaper={"event": "dues"},
        phase="harbours",
        me={"cash": 1, "docks": {2: {"ship": 6, "markers": 3}}},
        you={"buildings": ["insurance"]},
    )
    sentences = told(play(game, "done"))
    assert sentences[sentences.index("Event of this round: Harbour Dues.") :][:3] == [
        "Event of this round: Harbour Dues.",
        "Ann pays 1 money (2 money waived).",
        "Bo is insured and saves 3 money.",
    ]


@rule("BH-EV-4")
def test_flotsam_is_told_as_it_is_taken() -> None:
    game = play(event("flotsam"), "take crate", seat=0)
    assert told(game, 1) == ["Ann takes from the flotsam: crate."]
    play(game, "leave", seat=1)
    assert told(game, 0)[0] == "Bo takes nothing from the flotsam."
    assert kinds(game)[1:3] == ["figure", "news-up"]
    assert kinds(game)[-1] == "round"


@rule("BH-REFILL-1", "BH-REFILL-3", "BH-REFILL-4")
def test_the_refill_is_told_card_by_card() -> None:
    game = play(event("flotsam"), "leave", seat=0)
    before = game.view()
    play(game, "leave", seat=1)
    gone = [event["cards"] for event in last(game) if event["event"] == "cards-gone"]
    assert gone == [before["sea"][1]["title"], before["land"][1]["title"]]
    new = [event["ship"] for event in last(game) if event["event"] == "ship-up"]
    assert new == [game.view()["sea"][0]["title"]]


@rule("BH-END-2", "BH-END-4")
@pytest.mark.parametrize("players", [1, 2])
def test_the_end_is_told_with_the_product(players: int) -> None:
    game = bremerhaven(players, seed=3, variant="solo" if players == 1 else "short")
    chooser = random.Random(3)
    while not game.over:
        game.play(*random_answer(game, chooser))
    final = [event for event in last(game) if event["event"] == "final"]
    assert [event["points"] for event in final] == [score.total for score in game.scores()]
    assert all(event["money"] * event["marker"] == event["points"] for event in final)
    assert kinds(game)[-1] == ("band" if players == 1 else "final-scoring")


# ------------------------------------------------------------------ the dummy


@rule("BH-SOLO-8")
def test_the_dummy_places_cards_that_are_turned_up_with_the_others() -> None:
    game = play(solo(phase="bidding"), "bid 1 park")
    spaces = [card["space"] for card in game.position()["bids"][1]]
    assert last(game)[1:] == [{"event": "dummy-bid", "space": spaces[1]}]
    play(game, "bid 2 park", "bid 3 ladder", "bid 4 prices", "bid 5 land-1")
    sums = next(event["bids"] for event in last(game) if event["event"] == "dummy-turn-up")
    assert sum(sums.values()) == 15


@rule("BH-SOLO-11", "BH-SOLO-15")
def test_what_the_dummy_wins_is_told() -> None:
    seen: set[str] = set()
    for seed in range(3):
        game, chooser = bremerhaven(1, seed=seed), random.Random(seed)
        while not game.over:
            game.play(*random_answer(game, chooser))
        seen |= {event["event"] for events in game.log(0) for event in events if "dummy" in event["event"]}
    won = {"dummy-building", "dummy-ship-won", "dummy-order-won", "dummy-wins"}
    assert seen >= won | {"dummy-bid", "dummy-turn-up", "dummy-rank", "dummy-upgrade", "dummy-hand"}


# ------------------------------------------------------------------ rounds in which nobody is asked anything


@rule("BH-BID-7")
def test_the_cards_of_a_round_that_passes_by_itself_are_turned_up_like_all() -> None:
    """All cards in the car park and bare harbours: the cards are back in the hands when the move is over."""
    game = place_all(solo(phase="bidding"))
    assert game.position()["round"] == 2
    assert "Ann receives 5 money for 5 cards in the car park." in told(game)
    assert {"turn-up", "dummy-turn-up"} <= set(kinds(game))
    assert kinds(game).count("round") == 1
    assert [len(cards) for cards in game.view()["former_bids"]] == [5, 5]


@pytest.mark.parametrize("winner", [0, 1])
def test_everybody_is_told_with_what_a_building_was_won(winner: int) -> None:
    game, spaces = bidding(2), ("park", "park", "park", "building", "park")
    for value, space in zip((1, 2, 3, 4, 5), spaces, strict=True):
        play(game, f"bid {value} {space}", f"bid {9 - value if winner and value > 3 else value} {space}")
    assert game.position()["round"] == 2
    for viewer in (None, 0, 1):
        won = next(entry for entry in last(game, viewer) if entry["event"] == "building")
        assert (won["seat"], won["total"]) == (winner, 5 if winner else 4)
        assert {entry["seat"] for entry in last(game, viewer) if entry["event"] == "turn-up"} == {0, 1}
        for language in LANGUAGES:
            for sentence in told(game, viewer, language):
                assert_is_a_sentence(sentence)


# ------------------------------------------------------------------ whole games


def random_game(variant: str, players: int, seed: int) -> tuple[Game, random.Random]:
    """A game with all options mixed."""
    options = {"variant": variant, "refuse_ships": ("off", "on")[seed % 2]}
    return bremerhaven(players, seed=seed, **options), random.Random(seed)


def assert_is_a_sentence(text: str) -> None:
    """Nothing is left open in it, and nothing is missing."""
    assert text == text.strip(), text
    assert not re.search(r"[{}_]|\bnone\b|  | [.,;:]|\(\)|: *\.", text), text


@every_table
def test_a_story_ends_where_the_game_stands(variant: str, players: int) -> None:
    """What is told is found by playing on from the record before; it must come to the record after, for every viewer.

    And what seats receive and pay, gain and lose in it is what money and markers changed by.
    """
    game, chooser = random_game(variant, players, 1)
    unknown = {"key", "draws", "barrier", "words"}
    while not game.over and len(game.history) < 180:
        move, mover = random_answer(game, chooser)
        before = {viewer: game._table.redacted(viewer) for viewer in range(-1, players)}
        game.play(move, mover)
        for viewer in before if move.kind == "bid" else (-1, mover):
            after = game._table.redacted(viewer)
            story = played(before[viewer], after, viewer, mover, move)
            for field in set(after.memory.dtype.names) - unknown:
                assert np.array_equal(story.game.memory[field], after.memory[field]), (field, move, viewer)
            assert_sums_up(story.events, before[viewer], after)


def played(before: Plain, after: Plain, viewer: int, mover: int, move: Any) -> Story:
    """A move as a story."""
    story = Story(BOX, before, after, viewer)
    story.play(mover, move)
    return story


def assert_sums_up(events: list[dict[str, Any]], before: Plain, after: Plain) -> None:
    """What was told of money and prestige is what changed."""
    for owner in range(after.players):
        own = [event for event in events if event.get("seat") == owner]
        money = sum(event.get("receives", 0) - event.get("pays", 0) for event in own)
        marker = sum(event.get("gains", 0) - event.get("loses", 0) for event in own)
        then, now = (record.cash[owner] + record.deposit[owner] for record in (before, after))
        assert money == now - then
        assert marker == after.prestige[owner] - before.prestige[owner]


@every_table
def test_every_event_of_a_game_can_be_told_to_everyone(variant: str, players: int) -> None:
    words = [Words(language, "bremerhaven") for language in LANGUAGES]
    game, chooser = random_game(variant, players, 2)
    while not game.over:
        game.play(*random_answer(game, chooser))
    half = len(game.history) // 2
    logs = [[entry for events in game.log(viewer, half) for entry in events] for viewer in (None, *range(players))]
    told: Counter[str] = Counter()
    first_half = [entry for events in game.log()[:half] for entry in events]
    for entry in chain(first_half, *logs):
        shape = repr([entry["event"], *((name, value in (None, 0, True)) for name, value in entry.items())])
        told[shape] += 1
        for language in words if told[shape] < 4 else []:
            assert_is_a_sentence(tell_event(language, entry, NAMES))
    # Everyone is told the same, but for the values of cards that lie face down.
    for viewer, seen in enumerate(logs, -1):
        assert [entry | {"value": None} for entry in seen] == [entry | {"value": None} for entry in logs[0]]
        values = {entry["seat"] for entry in seen if entry.get("value")}
        assert values == ({viewer} if viewer >= 0 else set())
    assert len(told) > 40


@every_table
def test_every_move_of_a_game_can_be_told(variant: str, players: int) -> None:
    words = [Words(language, "bremerhaven") for language in LANGUAGES]
    game, chooser = random_game(variant, players, 3)
    told: Counter[str] = Counter()
    while not game.over and len(game.history) < 200:
        move, mover = random_answer(game, chooser)
        moves = game.moves(mover)
        for other in chooser.sample(moves, min(len(moves), 4)):
            preview = game.preview(other, mover)
            shape = repr([other.kind, *((name, value in (None, 0, True)) for name, value in preview.items())])
            told[shape] += 1
            for language in words if told[shape] < 4 else []:
                sentence = tell_move(language, other, preview)
                for text in (sentence.label, sentence.cost, sentence.brings):
                    assert_is_a_sentence(text)
        game.play(move, mover)
    assert len(told) > 20


def test_telling_changes_nothing() -> None:
    game, chooser = random_game("long", 3, 4)
    for _ in range(40):
        game.play(*random_answer(game, chooser))
    logs, position = [game.log(viewer) for viewer in (None, 0, 1)], game.position()
    assert [game.log(viewer) for viewer in (None, 0, 1)] == logs
    assert game.position() == position
