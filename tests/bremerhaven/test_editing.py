"""Editing positions of Bremerhaven: what the clause tests lean on."""

from __future__ import annotations

import random

import pytest

import fairlead
from bremerhaven.rounds import EVERY_TABLE, table
from fairlead import Game, PositionError
from helpers import bremerhaven, play, play_randomly, random_answer, seat, texts

PARKED = [{"value": value, "space": "park"} for value in range(1, 6)]


def asks(game: Game) -> list[tuple[str, int]]:
    """Who is asked what, in the order of seats."""
    return [(question["kind"], question["seat"]) for question in game.position()["decision"]]


# ------------------------------------------------------------------ whole positions


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_editing_nothing_changes_nothing_and_a_whole_position_may_be_given(variant: str, players: int) -> None:
    game, other, chooser = table(variant, players), table(variant, players, seed=9), random.Random(players)
    while not game.over:
        if len(game.history) % 25 == 0:
            assert game.edit({}) == game
            assert game.edit(game.position()) == game
            assert other.edit(game.position()) == game
        game.play(*random_answer(game, chooser))
    assert other.edit(game.position()) == game
    assert game.edit({"phase": "over"}) == game


def test_editing_leaves_the_game_itself_alone() -> None:
    game = bremerhaven()
    before = game.copy()
    game.edit({"round": 5, "phase": "harbours", "seats": {0: {"docks": {2: 1}, "areas": {1: 2}, "cash": 50}}})
    assert game == before


def test_options_can_be_edited_but_not_the_table() -> None:
    game = bremerhaven().edit({"options": {"refuse_ships": "on"}})
    assert game.options["refuse_ships"] == "on"
    assert game.options["variant"] == "long"


# ------------------------------------------------------------------ a seat's things


def test_money_and_prestige_keep_their_sources() -> None:
    me = seat(bremerhaven().edit({"seats": {0: {"cash": 20, "deposit": 4, "prestige": 7, "buildings": ["bank"]}}}), 0)
    assert (me["cash"], me["deposit"], me["prestige"]) == (20, 4, 7)
    assert me["money"]["start"] == 24
    assert me["prestige_from"]["shown"] == 7


def test_named_sources_are_kept() -> None:
    me = seat(bremerhaven().edit({"seats": {0: {"cash": 20, "money": {"sales": 15}}}}), 0)
    assert (me["money"]["sales"], me["money"]["start"]) == (15, 5)
    sold = seat(bremerhaven().edit({"seats": {0: {"money": {"start": 4, "sales": 15}}}}), 0)
    assert sold["cash"] == 19


def test_walls_covers_and_storage() -> None:
    me = seat(bremerhaven().edit({"seats": {0: {"walls": {1: 3, 4: 2}, "covers": [], "storage": ["crate"] * 3}}}), 0)
    assert me["walls"] == [3, 1, 1, 2]
    assert me["covers"] == []
    assert me["storage"] == {"crate": 3}


def test_a_card_is_as_after_docking_or_laying_unless_more_is_said() -> None:
    me = {"docks": {2: 1, 3: {"ship": 2, "aboard": 0}}, "areas": {1: 2, 4: {"order": 1, "markers": 1}}}
    game = bremerhaven().edit({"seats": {0: me}, "round": 3})
    assert seat(game, 0)["docks"] == [
        None,
        {"ship": 1, "markers": 2, "cargo": "crate", "aboard": 2},
        {"ship": 2, "markers": 3, "cargo": "barrel", "aboard": 0},
    ]
    assert [area and area["order"] for area in seat(game, 0)["areas"]] == [2, None, None, 1]
    assert seat(game, 0)["areas"][3] == {"order": 1, "markers": 1, "loaded": {}}
    less = game.edit({"seats": {0: {"docks": {2: {"aboard": 1}, 3: None}, "areas": {1: None}}}})
    assert [dock and dock["aboard"] for dock in seat(less, 0)["docks"]] == [None, 1, None]
    assert 2 in less.position()["ships_discarded"]
    assert 2 in less.position()["orders_discarded"]


def test_a_joker_cargo_must_be_named() -> None:
    with pytest.raises(PositionError, match=r"seats\.0\.docks\.2\.cargo: ship 5 carries jokers") as error:
        bremerhaven().edit({"seats": {0: {"docks": {2: 5}}}})
    assert error.value.rule == "BH-SHIP-8"
    game = bremerhaven().edit({"seats": {0: {"docks": {2: {"ship": 5, "cargo": "crate"}}}}})
    assert seat(game, 0)["docks"][1]["cargo"] == "crate"


def test_listed_buildings_go_where_the_rules_put_them() -> None:
    game = bremerhaven().edit({"seats": {0: {"buildings": ["bank", "shed"], "reserve": ["hotel"]}}})
    assert seat(game, 0)["buildings"] == {"9": "shed", "10": "bank"}
    opened = game.edit({"seats": {0: {"buildings": {12: "pilot"}}}})
    assert seat(opened, 0)["covers"] == [3, 4, 7, 8, 11]
    assert set(opened.position()["buildings_removed"]) == {"bank", "shed"}
    covered = game.edit({"seats": {0: {"covers": [9, 10]}}})
    assert seat(covered, 0)["buildings"] == {"11": "bank", "12": "shed"}


def test_a_building_is_exchanged_with_whoever_has_it() -> None:
    game = bremerhaven(2).edit({"seats": {0: {"buildings": ["bank"]}, 1: {"buildings": ["shed"], "reserve": []}}})
    swapped = game.edit({"seats": {0: {"buildings": ["shed"]}}})
    assert list(seat(swapped, 0)["buildings"].values()) == ["shed"]
    assert list(seat(swapped, 1)["buildings"].values()) == ["bank"]
    built = game.edit({"seats": {0: {"reserve": ["bank"]}}})
    assert (seat(built, 0)["buildings"], seat(built, 0)["reserve"]) == ({}, ["bank"])


# ------------------------------------------------------------------ boards and piles


def test_named_cards_come_from_the_pile_and_boards_are_filled() -> None:
    game = bremerhaven().edit({"phase": "bidding"})
    on_board, next_ship = game.position()["sea"][0], game.position()["ship_pile"][0]
    taken = game.edit({"seats": {0: {"docks": {2: on_board}}}})
    assert taken.position()["sea"][0] == next_ship
    moved = game.edit({"sea": {2: next_ship}})
    assert moved.position()["sea"][1] == next_ship
    assert game.position()["sea"][1] in moved.position()["ships_discarded"]


def test_piles_name_the_next_cards() -> None:
    game = bremerhaven().edit({"phase": "bidding"})
    ships, buildings = game.position()["ship_pile"], game.position()["building_pile"]
    edited = game.edit({"ship_pile": [ships[2]], "building_pile": ["bank", "shed"]}).position()
    assert edited["ship_pile"][:3] == [ships[2], ships[0], ships[1]]
    assert edited["building_pile"][:2] == ["bank", "shed"]
    assert sorted(edited["building_pile"]) == sorted(buildings)


def test_a_start_order_that_is_named_elsewhere_is_exchanged() -> None:
    game = bremerhaven()
    dealt = [question["order"] for question in game.position()["decision"]]
    other = game.edit({"seats": {0: {"areas": {1: dealt[1]}}}}).position()
    assert other["seats"][0]["areas"][0]["order"] == dealt[1]
    assert other["decision"][1]["order"] not in (dealt[1], None)
    laid = game.edit({"seats": {0: {"areas": {3: dealt[0]}}}})
    assert asks(laid) == [("order", 1), ("order", 2)]


def test_the_top_price_card_is_known() -> None:
    game = bremerhaven()
    edited = game.edit({"prices": {"top": 23}}).position()["prices"]
    assert edited["pile"][0] == 23
    assert edited["known_top"] + edited["known_bottom"] == 3
    assert game.edit({"prices": {"pile": [5, 6], "known_top": 2}}).position()["prices"]["pile"][:2] == [5, 6]


def test_the_newspaper_has_an_event_from_round_two() -> None:
    game = bremerhaven().edit({"newspaper": {"event": "tide", "next": "gale"}})
    position = game.position()
    assert (position["round"], position["newspaper"]["event"], position["newspaper"]["pile"][0]) == (2, "tide", "gale")
    assert position["move"] in (1, 2)
    late = bremerhaven().edit({"round": 6}).position()
    assert len(late["newspaper"]["gone"]) == 4
    assert len(late["newspaper"]["pile"]) == 13
    assert late["newspaper"]["event"] is not None
    early = bremerhaven().edit({"round": 6}).edit({"round": 1}).position()
    assert (early["newspaper"]["event"], early["newspaper"]["gone"]) == (None, [])


@pytest.mark.parametrize("move", [1, 2])
def test_a_move_finds_a_newspaper_card(move: int) -> None:
    assert bremerhaven().edit({"move": move}).position()["move"] == move


# ------------------------------------------------------------------ round and track


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_round_and_track_fit_each_other(variant: str, players: int) -> None:
    for number in range(2, 9):
        game = table(variant, players).edit({"round": number})
        assert game.position()["round"] == number
        assert {kind for kind, _ in asks(game)} == {"bid"}
        again = table(variant, players).edit({"track": game.position()["track"]})
        assert abs(again.position()["round"] - number) <= 1


def test_a_round_keeps_the_phase_that_is() -> None:
    game = bremerhaven().edit({"seats": {0: {"docks": {2: 1}}}, "decision": "move"})
    later = game.edit({"round": 7})
    assert asks(later) == asks(game) == [("move", 0)]


# ------------------------------------------------------------------ bids


def test_few_cards_are_a_bidding_in_turn() -> None:
    game = bremerhaven().edit({"ladder": [2, 0, 1], "bids": {2: ["5 sea-1"], 0: [{"value": 3, "space": "park"}]}})
    assert asks(game) == [("bid", 1)]
    assert game.position()["bids"][2] == [{"value": 5, "space": "sea-1"}]
    with pytest.raises(PositionError, match="in turn by rank"):
        bremerhaven().edit({"ladder": [2, 0, 1], "bids": {1: ["5 sea-1"]}})


def test_all_cards_of_a_seat_turn_everything_up() -> None:
    cards = ["1 park", "2 building", "5 permit", "3 sea-1", "4 3.1"]
    game = bremerhaven().edit({"ladder": [0, 1, 2], "bids": {0: cards}, "seats": {1: {"cash": 0}}})
    assert asks(game) == [("permit", 0)]
    assert game.position()["bids"][1] == PARKED
    assert seat(game, 1)["cash"] == 5
    assert len(seat(game, 0)["reserve"]) == 1
    assert game.position()["bids"][0][4] == {"value": 4, "space": "land-1"}


def test_with_a_phase_missing_cards_are_parked_and_nothing_is_paid() -> None:
    game = bremerhaven().edit({"phase": "permits", "bids": {0: ["5 permit"]}, "seats": {1: {"cash": 0}}})
    assert asks(game) == [("permit", 0)]
    assert (seat(game, 1)["cash"], seat(game, 0)["reserve"]) == (0, [])
    assert game.position()["bids"][0][1:] == PARKED[:4]


def test_cards_come_from_the_hand() -> None:
    with pytest.raises(PositionError, match=r"bids\.0\.0: there is no such 9 in the hand 1, 2, 3, 4, 5"):
        bremerhaven().edit({"bids": {0: ["9 park"]}})
    game = bremerhaven().edit({"bids": {0: ["9 permit"]}, "phase": "permits", "seats": {0: {"upgrades": 7}}})
    assert [card["value"] for card in game.position()["bids"][0]] == [9, 6, 7, 7, 8]
    fewer = game.edit({"seats": {0: {"upgrades": 0}}})
    assert fewer.position()["bids"][0][0] == {"value": 5, "space": "permit"}


# ------------------------------------------------------------------ phases and questions


@pytest.mark.parametrize(
    ("phase", "card", "kind"),
    [
        ("permits", "5 permit", "permit"),
        ("upgrades", "5 influence", "upgrade"),
        ("prices", "5 prices", "price"),
        ("ladder", "5 ladder", "ladder"),
        ("boards", "5 land-1", "order"),
        ("harbours", "5 park", "move"),
    ],
)
@pytest.mark.parametrize("start", [None, "event"])
def test_a_phase_begins_as_in_play(phase: str, card: str, kind: str, start: str | None) -> None:
    game = bremerhaven() if start is None else bremerhaven().edit({"decision": "flotsam"})
    me = {"cash": 10, "docks": {2: 1}, "areas": [None] * 4}
    assert asks(game.edit({"phase": phase, "bids": {0: [card]}, "seats": {0: me}})) == [(kind, 0)]


def test_bidding_begins_anew() -> None:
    game = play_randomly(bremerhaven(seed=3), moves=60)
    assert game.edit({"phase": "bidding"}).position()["bids"] == [[], [], []]


def test_an_event_runs_and_the_round_ends() -> None:
    game = bremerhaven(2).edit({"newspaper": {"event": "dues"}, "phase": "event", "seats": {0: {"cash": 9}}})
    assert (seat(game, 0)["cash"], game.position()["round"]) == (6, 3)
    asked = bremerhaven(2).edit({"newspaper": {"event": "flotsam"}, "phase": "event"})
    assert asks(asked) == [("flotsam", 0), ("flotsam", 1)]
    other = asked.edit({"newspaper": {"event": "subsidy"}})
    assert other.position()["round"] == 3


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_the_end_settles_orders(variant: str, players: int) -> None:
    me = {"cash": 65, "prestige": 15, "areas": [None] * 4, "buildings": []}
    game = table(variant, players).edit({"phase": "over", "seats": {0: me}})
    assert game.over
    assert game.scores()[0].total == 975
    museum = game.edit({"seats": {0: {"buildings": ["museum"]}}, "phase": "over"})
    assert museum.scores()[0].total == 65 * 16
    assert museum.edit({"phase": "over"}) == museum


def test_a_game_that_is_over_can_be_taken_up_again() -> None:
    over = bremerhaven().edit({"phase": "over"})
    assert asks(over.edit({"round": 4}))[0][0] == "bid"


def test_a_kind_asks_everybody_who_can_be_asked() -> None:
    stored = {"storage": {"crate": 2}, "cash": 3}
    game = bremerhaven().edit({"decision": "move", "seats": {0: stored, 2: stored}})
    assert asks(game) == [("move", 0), ("move", 2)]
    flotsam = bremerhaven().edit({"decision": "flotsam"})
    assert [kind for kind, _ in asks(flotsam)] == ["flotsam"] * 3
    assert flotsam.position()["newspaper"]["event"] == "flotsam"


@pytest.mark.parametrize(
    ("kind", "space"),
    [
        ("permit", "permit"),
        ("upgrade", "influence"),
        ("price", "prices"),
        ("ladder", "ladder"),
        ("order", "land-1"),
        ("dock", "sea-1"),
    ],
)
def test_a_seat_that_is_asked_has_bid_there(kind: str, space: str) -> None:
    rich = {"cash": 9, "walls": [3, 3, 3, 3], "docks": [None] * 3}
    game = bremerhaven().edit({"decision": {"kind": kind, "seat": 1}, "seats": {1: rich}})
    assert asks(game) == [(kind, 1)]
    assert {"value": 5, "space": space} in game.position()["bids"][1]


def test_questions_with_their_entries() -> None:
    game = bremerhaven().edit(
        {
            "decision": [{"kind": "move", "seat": 0, "last": "pack"}, {"kind": "produce", "seat": 2}],
            "seats": {0: {"storage": {"container": 1, "crate": 2}}, 2: {"buildings": ["refinery"]}},
        }
    )
    assert asks(game) == [("move", 0), ("produce", 2)]
    assert "unpack" not in texts(game, seat=0)
    used = bremerhaven().edit({"decision": {"kind": "permit", "seat": 0, "used": True}, "seats": {0: {"cash": 9}}})
    assert used.position()["decision"] == [{"kind": "permit", "seat": 0, "used": True}]
    second = bremerhaven().edit({"decision": {"kind": "order", "seat": 0, "place": 2}})
    assert second.position()["decision"][0]["order"] == second.position()["land"][1]


def test_a_cargo_is_asked_for() -> None:
    game = bremerhaven().edit({"decision": {"kind": "cargo", "seat": 0}, "seats": {0: {"docks": {2: 5}}}})
    assert game.position()["decision"] == [{"kind": "cargo", "seat": 0, "dock": 2}]
    play(game, "cargo crate")
    kept = bremerhaven().edit({"seats": {0: {"docks": {2: {"ship": 5, "cargo": "barrel"}}}}, "round": 2})
    assert asks(kept.edit({"decision": "cargo"})) == [("cargo", 0)]


def test_who_bids_next_is_next_on_the_ladder() -> None:
    game = bremerhaven().edit({"decision": {"kind": "bid", "seat": 2}})
    assert asks(game) == [("bid", 2)]
    assert game.position()["ladder"][0] == 2
    with pytest.raises(PositionError, match="seat 0 is to bid, not seat 2"):
        bremerhaven().edit({"ladder": [0, 1, 2], "decision": {"kind": "bid", "seat": 2}})


def test_a_question_with_one_answer_is_answered() -> None:
    game = bremerhaven().edit({"decision": "move", "seats": {0: {"docks": {2: 1}}}})
    closed = game.edit({"seats": {0: {"docks": [None] * 3}}})
    assert asks(closed) == [("bid", closed.position()["ladder"][0])]


# ------------------------------------------------------------------ set-up


def test_a_change_about_a_round_finishes_the_setup() -> None:
    game = bremerhaven()
    dealt = [question["order"] for question in game.position()["decision"]]
    started = game.edit({"round": 1, "seats": {1: {"areas": [2]}, 2: {"areas": {}}}})
    first = [[area and area["order"] for area in data["areas"]] for data in started.position()["seats"]]
    assert first == [[dealt[0], None, None, None], [2, None, None, None], [None] * 4]
    assert dealt[2] in started.position()["orders_discarded"]


def test_start_goods_are_the_first_allowed_ones() -> None:
    game = bremerhaven(2, variant="short", seed=1)
    started = game.edit({"round": 1})
    for number, question in enumerate(game.position()["decision"]):
        kind = game.moves(question["seat"])[0].fields["good"]
        assert seat(started, question["seat"])["storage"] == {kind: 3}, number
    none = game.edit({"round": 1, "seats": {0: {"storage": {}}, 1: {"storage": {"crate": 1}}}})
    assert [seat(none, number)["storage"] for number in range(2)] == [{}, {"crate": 1}]


def test_other_changes_leave_the_setup_as_it_is() -> None:
    game = bremerhaven().edit({"seats": {0: {"cash": 30, "docks": {2: 1}}}, "prices": {"top": 4}})
    assert game.position()["phase"] == "set-up"
    assert asks(bremerhaven(2, variant="short", seed=1).edit({"decision": "start-good"}))


def test_the_dummy_can_be_edited() -> None:
    game = bremerhaven(1).edit({"dummy": {"upgrades": 2}, "bids": {1: ["6 ladder"]}, "phase": "ladder"})
    assert game.position()["dummy"] == {"upgrades": 2, "gained": 0}
    assert game.position()["ladder"] == [1, 0]
    assert game.position()["round"] == 2


# ------------------------------------------------------------------ piles that run out


def test_a_game_in_which_piles_run_out_goes_on() -> None:
    harbour = {
        "docks": [1, 2, 3],
        "buildings": ["lighthouse", "refinery", "cannery", "station", "bank", "shed", "hotel"],
        "reserve": ["crane", "pilot", "insurance", "forwarding", "school", "garage", "museum", "yard"],
    }
    reserve = [name for name in harbour["reserve"] if name in bremerhaven(2).position()["building_pile"]]
    game = bremerhaven(2, variant="short").edit({"phase": "harbours", "seats": {0: harbour | {"reserve": reserve}}})
    chooser = random.Random(1)
    while not game.over:
        game.play(*random_answer(game, chooser))
        assert fairlead.load(game.position()) == game
    assert game.position()["ship_pile"] == game.position()["building_pile"] == []
