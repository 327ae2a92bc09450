"""The newspaper, steps 5.1 and 5.2 (rules page 3.18)."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import NEWS, cash, event, finish_round, harbours, round_of, scene, ships
from fairlead import Game
from helpers import bremerhaven, play, rule


def newspaper(game: Game) -> dict[str, object]:
    """The entry of the position."""
    entry: dict[str, object] = game.position()["newspaper"]
    return entry


def track(game: Game) -> int:
    """The space of the ship figure."""
    space: int = game.position()["track"]
    return space


# ------------------------------------------------------------------ 5.1


@rule("BH-NEWS-1")
def test_the_event_on_the_left_strikes_all_players_alike() -> None:
    game = event("subsidy", 4)
    assert [cash(game, number) for number in range(4)] == [13] * 4


@rule("BH-NEWS-1", "BH-NEWS-6")
def test_an_event_takes_effect_in_5_1_of_the_round_after_it_was_turned() -> None:
    game = harbours(newspaper={"next": "subsidy"})
    assert newspaper(game)["event"] == "subsidy"
    assert (round_of(game), cash(game)) == (2, 10)
    before = cash(game)
    while game.position()["phase"] == "bidding" and round_of(game) == 2:
        mover = game.to_act[0]
        game.play(next(move for move in game.moves(mover) if move.text.endswith(" building")), mover)
    assert cash(game) == before + 4 + 3  # income and subsidy


@rule("BH-NEWS-2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_round_one_has_no_event(seed: int) -> None:
    game = harbours(seed=seed, me={"docks": {2: {"ship": 2, "aboard": 0}}, "storage": {"barrel": 2}})
    assert bremerhaven(2, seed=seed).position()["newspaper"]["event"] is None
    assert (cash(game), ships(game)) == (10, [None, 2, None])
    assert newspaper(game)["gone"] == []


@rule("BH-NEWS-3")
def test_an_event_is_judged_after_the_time_markers() -> None:
    """The ship leaves in 4.4 and pays no strike; the sale of 4.4 is audited."""
    left = {"docks": {2: {"ship": 2, "markers": 1, "aboard": 0}}}
    stays = {"docks": {2: {"ship": 1, "markers": 2, "aboard": 0}}}
    game = harbours(round=2, newspaper={"event": "strike"}, me=left, you=stays)
    assert (cash(game), cash(game, 1)) == (10, 9)
    sale = {1: {"order": 7, "markers": 1, "loaded": {"barrel": 1}}}
    game = harbours(round=2, newspaper={"event": "audit"}, me={"cash": 14, "areas": sale}, you={"cash": 14})
    assert (cash(game), cash(game, 1)) == (14 + 6 - 2, 13)


# ------------------------------------------------------------------ 5.2


@rule("BH-NEWS-4")
@pytest.mark.parametrize("name", ["tide", "strike", "grant", "prize"])
def test_the_ship_figure_moves_by_the_right_card(name: str) -> None:
    game = scene(round=6, track=7, newspaper={"next": name}, phase="event")
    assert track(game) == 7 + NEWS[name]["move"]


@rule("BH-NEWS-5", "BH-END-1")
@pytest.mark.parametrize(("space", "name", "over"), [(18, "tide", True), (19, "tide", True), (18, "strike", False)])
def test_the_game_ends_at_once_when_the_figure_reaches_or_passes_the_end(space: int, name: str, over: bool) -> None:
    change = {"round": 11, "track": space, "newspaper": {"next": name}, "bids": {0: ["5 sea-1"]}}
    before = scene(phase="boards", me={"docks": {2: 6}, "walls": [0, 1, 1, 0]}, sea={1: 1}, **change)
    pile, sea, land, news = (before.position()[part] for part in ("ship_pile", "sea", "land", "newspaper"))
    game = play(before, "done")
    assert game.over == over
    after = game.position()
    if over:
        assert track(game) == space + 2
        assert (after["ship_pile"], after["sea"], after["land"]) == (pile, sea, land)
        assert sea[0] is None  # not refilled
        assert after["newspaper"] == news
    else:
        assert None not in after["sea"]
        assert after["newspaper"]["event"] == "strike"


@rule("BH-NEWS-6")
def test_the_right_card_is_turned_and_the_former_event_leaves_the_game() -> None:
    game = scene(round=2, newspaper={"event": "tide", "next": "gale"}, phase="harbours")
    assert newspaper(game)["event"] == "gale"
    assert newspaper(game)["gone"] == ["tide"]
    assert "gale" not in newspaper(game)["pile"]  # type: ignore[operator]
    assert len(newspaper(game)["pile"]) == 16  # type: ignore[arg-type]


@rule("BH-NEWS-7", "BH-R-33")
def test_everybody_sees_the_move_of_the_next_right_card() -> None:
    game = bremerhaven(2, seed=4)
    moves = set()
    for _ in range(5):
        move, space = game.position()["move"], track(game)
        assert move == NEWS[game.position()["newspaper"]["pile"][0]]["move"]
        assert game._table.redacted(-1).move == move
        finish_round(game)
        assert track(game) == (space if round_of(game) == 1 else space + move)  # set-up ends without a move
        moves.add(move)
    assert moves == {1, 2}


@rule("BH-NEWS-8", "BH-SHORT-1")
@pytest.mark.parametrize(("players", "variant"), [(2, "short"), (4, "short"), (1, "solo")])
def test_the_short_game_moves_two_a_round_and_has_no_events(players: int, variant: str) -> None:
    game = bremerhaven(players, variant=variant, seed=2)
    start = track(game)
    for number in range(1, 4):
        while game.position()["round"] < number:
            finish_round(game)
        assert track(game) == start + 2 * (number - 1)
        assert newspaper(game)["event"] is None
        finish_round(game)
        assert track(game) == start + 2 * number


@rule("BH-NEWS-9")
def test_with_several_players_the_symbols_place_no_cards() -> None:
    """Two games that differ only in the right card go alike: nobody but the players has cards on the boards."""
    games = [harbours(seed=3, newspaper={"next": name}, me={"docks": {2: 6}}) for name in ("tide", "gale", "prize")]
    for game in games:
        assert game.position()["dummy"] is None
        assert [len(cards) for cards in game.position()["bids"]] == [5, 5]
        play(game, "done")
        assert game.position()["bids"] == [[], []]
    positions = [game.position() for game in games]
    for part in ("seats", "sea", "land", "ladder", "building_pile", "buildings_removed", "prices", "ship_pile"):
        assert positions[0][part] == positions[1][part] == positions[2][part]


@rule("BH-R-41", "BH-END-1")
def test_the_event_of_the_last_round_still_happens() -> None:
    game = scene(round=12, track=19, newspaper={"event": "subsidy"}, phase="harbours", me={"prestige": 2})
    assert game.over
    assert cash(game) == 13
    assert int(game.scores()[0]) == 26
