"""Rules page 6.1 and 5.5: what is hidden from whom, what follows from what was seen, and how goods are laid out."""

from __future__ import annotations

from typing import Any

import pytest

from bremerhaven.rounds import EVERY_TABLE, SHARED_TABLES, answer, asks, bidding, solo, turned_up
from bremerhaven.scenes import NEWS, event, finish_round, harbours, scene, storage
from fairlead import Game
from helpers import bremerhaven, play, play_randomly, rule, seat
from worlds import Position, altered, guesses, same_to

every_table = pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)


def midway(variant: str = "long", players: int = 3, moves: int = 60) -> Game:
    """A random game that has gone some way, at the bidding of a round in the middle."""
    game = play_randomly(bremerhaven(players, variant=variant, seed=4), 4, moves)
    return finish_round(game)


# ------------------------------------------------------------------ hidden from all


@rule("BH-INFO-3")
@every_table
@pytest.mark.parametrize("pile", ["ship_pile", "order_pile"])
def test_the_order_of_ships_and_orders_is_hidden(variant: str, players: int, pile: str) -> None:
    """Two cards of the same sub-deck change places: nobody sees a difference."""
    game = bremerhaven(players, variant=variant)

    def swap(position: Position) -> None:
        cards = position[pile]
        cards[-1], cards[-2] = cards[-2], cards[-1]

    other = altered(game, swap)
    assert all(same_to(viewer, game, other) for viewer in (None, *range(players)))


@rule("BH-INFO-3")
def test_buildings_below_the_top_one_are_hidden() -> None:
    game = bremerhaven(3)

    def swap(first: int) -> Any:
        def change(position: Position) -> None:
            cards = position["building_pile"]
            cards[first], cards[4] = cards[4], cards[first]

        return change

    assert same_to(0, game, altered(game, swap(1)))
    assert not same_to(0, game, altered(game, swap(0)))


@rule("BH-INFO-1", "BH-R-33", "BH-NEWS-7")
def test_only_the_move_of_the_right_newspaper_is_seen() -> None:
    """All newspapers with the same move may be the right one; its event and symbol are not shown."""
    game = bremerhaven(2)
    right = game.position()["newspaper"]["pile"][0]
    worlds = [position["newspaper"]["pile"] for position in guesses(game, 0, 80)]
    same_move = {name for name, card in NEWS.items() if card["move"] == NEWS[right]["move"]}
    assert {pile[0] for pile in worlds} == same_move
    shown = game.view(0)["newspaper"]
    assert (shown["event"], shown["move"]) == (None, NEWS[right]["move"])

    def swap(position: Position) -> None:
        pile = position["newspaper"]["pile"]
        other = next(place for place in range(1, 18) if pile[place] in same_move)
        pile[0], pile[other] = pile[other], pile[0]

    assert same_to(0, game, altered(game, swap))


@rule("BH-INFO-1", "BH-R-33")
def test_the_event_is_known_once_the_newspaper_is_turned() -> None:
    game = finish_round(turned_up({0: "5 permit"}, newspaper={"next": "tide"}))
    assert game.position()["newspaper"]["event"] == "tide"
    assert game.view(1)["newspaper"]["event"]["event"] == "tide"
    assert {position["newspaper"]["event"] for position in guesses(game, 1, 4)} == {"tide"}


@rule("BH-INFO-3", "BH-SOLO-5")
def test_the_order_of_newspapers_is_hidden_in_the_solo_game() -> None:
    game = solo(ladder=[0, 1])

    def swap(position: Position) -> None:
        pile = position["newspaper"]["pile"]
        pile[0], pile[-1] = pile[-1], pile[0]

    assert same_to(0, game, altered(game, swap))


@rule("BH-INFO-3")
@every_table
def test_every_guess_keeps_what_is_open_and_the_same_cards_in_the_piles(variant: str, players: int) -> None:
    game = midway(variant, players)
    true = game.position()
    hidden = {"ship_pile", "order_pile", "building_pile", "prices", "newspaper", "luck", "bids"}
    for viewer in range(players):
        for position in guesses(game, viewer, 2):
            assert {name: position[name] for name in true if name not in hidden} == {
                name: true[name] for name in true if name not in hidden
            }
            for pile in ("ship_pile", "order_pile", "building_pile"):
                assert sorted(position[pile]) == sorted(true[pile])


@rule("BH-R-39")
@every_table
def test_money_prestige_and_harbours_are_open(variant: str, players: int) -> None:
    """All see of a player what the player sees, but for face-down cards."""
    game = midway(variant, players)
    for owner in range(players):
        own = game.view(owner)["seats"][owner]
        assert (own["cash"], own["prestige"]) == (seat(game, owner)["cash"], seat(game, owner)["prestige"])
        for viewer in (None, *range(players)):
            seen = game.view(viewer)["seats"][owner]
            assert {key: seen[key] for key in seen if key != "hand"} == {key: own[key] for key in own if key != "hand"}


@rule("BH-R-39")
def test_the_deposit_is_open() -> None:
    game = bidding(3, seats={0: {"deposit": 12, "buildings": ["bank"]}})
    assert [game.view(viewer)["seats"][0]["deposit"] for viewer in (None, 0, 1, 2)] == [12] * 4


@rule("BH-BID-5", "BH-BID-7")
def test_values_of_cards_in_the_view() -> None:
    """Face down for others, known to the owner, open for all when the last is placed."""
    game = play(bidding(2), "bid 5 sea-1")

    def shown(viewer: int | None) -> tuple[int | None, list[int] | None, int | None]:
        space = next(entry for entry in game.view(viewer)["spaces"] if entry["space"] == "sea-1")
        [card], [bid] = space["cards"], space["bids"]
        return card["value"], bid["values"], bid["total"]

    hidden, known = (None, None, None), (5, [5], 5)
    assert [shown(viewer) for viewer in (None, 0, 1)] == [hidden, known, hidden]
    play(game, "bid 1 permit", "bid 1 park", "bid 2 park", "bid 2 park", "bid 3 park")
    play(game, "bid 3 park", "bid 4 park", "bid 4 permit", "bid 5 park")
    assert [shown(viewer) for viewer in (None, 0, 1)] == [known] * 3


# ------------------------------------------------------------------ the price pile


def known(game: Game) -> tuple[list[int], list[int]]:
    """The cards that are known at the top and at the bottom of the price pile."""
    prices = game.position()["prices"]
    pile = prices["pile"]
    return pile[: prices["known_top"]], pile[len(pile) - prices["known_bottom"] :]


def prices(**changes: Any) -> Game:
    """1.4, won by seat 0; card 23 is on top."""
    return turned_up({0: "5 prices, 4 ladder"}, 2, phase="prices", **changes)


PILE = [23, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24]


@rule("BH-INFO-2", "BH-SETUP-8")
@pytest.mark.parametrize(("variant", "players"), SHARED_TABLES)
def test_the_first_top_card_is_known_to_lie_at_the_bottom(variant: str, players: int) -> None:
    game = bremerhaven(players, variant=variant)
    shown = game.view(0)["prices"]
    assert shown["bottom"] == game.position()["prices"]["pile"][-1:]
    assert len(shown["unknown"]) == 22
    assert shown["next"] is None


@rule("BH-INFO-2")
@pytest.mark.parametrize(
    ("chosen", "top", "bottom"),
    [
        (10, [10, 23, 1], [22, 24]),  # from the unknown middle
        (1, [1, 23], [22, 24]),  # from the known top
        (24, [24, 23, 1], [22]),  # from the known bottom
        (22, [22, 23, 1], [24]),
        (23, [23, 1], [22, 24]),
    ],
)
def test_choosing_takes_a_card_from_its_part_and_puts_it_on_top(chosen: int, top: list[int], bottom: list[int]) -> None:
    game = prices(prices={"pile": PILE, "known_top": 2, "known_bottom": 2})
    assert known(game) == ([23, 1], [22, 24])
    play(game, f"price {chosen}")
    assert known(game) == (top, bottom)
    assert sorted(game.position()["prices"]["pile"]) == sorted(PILE)


def turned(**pile: Any) -> Game:
    """1.4 without a bid: the next card has come; somebody waits at 1.5."""
    return turned_up({0: "4 ladder"}, 2, phase="prices", prices={"pile": PILE} | pile)


@rule("BH-INFO-2", "BH-PRICE-4")
def test_cards_go_under_in_order_and_the_known_top_is_used_up_first() -> None:
    assert known(turned(known_top=3, known_bottom=1)) == ([1, 2], [24, 23])
    assert known(turned(known_top=2, known_bottom=0)) == ([1], [23])


@rule("BH-INFO-2", "BH-PRICE-4")
def test_when_the_known_top_is_used_up_the_next_card_comes_from_the_middle() -> None:
    """Before, any card of the middle may be next; afterwards it is seen."""
    game = turned(known_top=1, known_bottom=1)
    assert known(game) == ([1], [24, 23])
    before = turned_up({0: "4 prices"}, 2, phase="prices", prices={"pile": PILE, "known_top": 1, "known_bottom": 1})
    following = {position["prices"]["pile"][1] for position in guesses(before, 1, 40)}
    assert len(following) > 10
    assert following <= set(PILE[1:-1])


@rule("BH-INFO-2", "BH-INFO-3")
def test_only_the_middle_of_the_price_pile_is_unknown() -> None:
    game = prices(prices={"pile": PILE, "known_top": 2, "known_bottom": 2})

    def swapped(one: int, two: int) -> Game:
        def change(position: Position) -> None:
            cards = position["prices"]["pile"]
            cards[one], cards[two] = cards[two], cards[one]

        return altered(game, change)

    assert all(same_to(viewer, game, swapped(2, 21)) for viewer in (None, 0, 1))
    assert not any(same_to(viewer, game, swapped(1, 5)) for viewer in (None, 0, 1))
    assert not any(same_to(viewer, game, swapped(22, 23)) for viewer in (None, 0, 1))


@rule("BH-INFO-2")
def test_when_all_cards_were_seen_the_whole_order_is_known() -> None:
    """After 23 of them have gone under, the last one that was unknown is on top; then the first one comes again."""
    game = turned(known_top=1, known_bottom=23)
    assert game.position()["prices"]["pile"] == [*PILE[1:], 23]
    assert {tuple(position["prices"]["pile"]) for position in guesses(game, 1, 5)} == {(*PILE[1:], 23)}


# ------------------------------------------------------------------ chance and undo


@rule("BH-INFO-3", "BH-VIEW-3")
def test_choosing_a_price_card_reveals_nothing() -> None:
    """Alone at the table the choice can be taken back; turning up the next card cannot."""
    game = solo(bids={0: ["5 prices", "4 ladder"]}, phase="prices")
    play(game, "price 5")
    assert game.can_undo


@rule("BH-PRICE-4", "BH-INFO-2")
@pytest.mark.parametrize(("seen", "undo"), [(1, False), (2, True)])
def test_turning_up_a_price_card_cannot_be_taken_back_unless_it_was_known(seen: int, undo: bool) -> None:
    """Nobody has bid on 1.4: it comes directly after the player's upgrade."""
    cards = {"pile": PILE, "known_top": seen, "known_bottom": 0}
    game = solo(bids={0: ["5 influence", "4 ladder"]}, phase="upgrades", prices=cards)
    play(game, "upgrade")
    assert asks(game) == {0: "ladder"}
    assert game.position()["prices"]["pile"][0] == 1
    assert game.can_undo == undo


@rule("BH-BID-6")
def test_a_card_that_was_placed_cannot_be_taken_back() -> None:
    for game in (bidding(2), solo(ladder=[0, 1])):
        assert not play(game, "bid 1 park").can_undo


@rule("BH-BLDG-5", "BH-BID-7")
def test_the_reveal_cannot_be_taken_back() -> None:
    game = solo(ladder=[1, 0])
    for value in (1, 2, 3, 4, 5):
        play(game, f"bid {value} {'park' if value < 5 else 'permit'}")
        assert not game.can_undo


@rule("BH-VIEW-3")
def test_undo_goes_back_to_the_start_of_a_block_but_not_beyond_its_end() -> None:
    """Goods may be moved to and fro by taking moves back, also those of another seat's that came after."""
    game = harbours(3, me={"docks": {2: 6}}, you={"docks": {2: 4}, "storage": {"crate": 2}})
    start = game._table.snapshot()
    play(game, "unload 2", seat=0)
    play(game, "pack", seat=1)
    play(game, "unload 2", seat=0)
    assert asks(game) == {1: "move"}
    for _ in range(3):
        assert game.can_undo
        game.undo()
    assert game._table.snapshot() == start
    answer(game, {0: "done", 1: "done"})
    assert not game.can_undo


@rule("BH-VIEW-3")
def test_permits_can_be_taken_back_while_the_step_lasts() -> None:
    game = turned_up({0: "5 permit", 1: "4 permit"}, phase="permits")
    play(game, "bollard 1", seat=0)
    assert game.can_undo
    play(game, "no permit", seat=0)
    assert game.can_undo
    play(game, "no permit", seat=1)
    assert not game.can_undo


# ------------------------------------------------------------------ how a harbour is laid out


def laid_out(**me: Any) -> dict[str, Any]:
    """The harbour of seat 0 as it is shown: goods by field, from 1."""
    shown = scene(2, round=1, phase="bidding", me=me).view(1)["seats"][0]
    fields = {field["field"]: field["goods"] for field in shown["fields"] if field["goods"]}
    return {
        "fields": {number: (goods["kind"], goods["count"]) for number, goods in fields.items()},
        "shed": [(goods["kind"], goods["count"]) for goods in shown["shed"]],
        "hotel": shown["hotel"],
    }


@rule("BH-VIEW-2", "BH-STORE-1")
def test_goods_lie_on_open_fields_in_ascending_order() -> None:
    """Barrels, crates in pairs, containers, passengers; fields 3, 4, 7 and 8 are covered, field 10 is built on."""
    goods = {"passenger": 1, "crate": 3, "container": 1, "barrel": 1}
    harbour = laid_out(storage=goods, buildings=["bank"])
    assert harbour["fields"] == {
        1: ("barrel", 1),
        2: ("crate", 2),
        5: ("crate", 1),
        6: ("container", 1),
        9: ("passenger", 1),
    }
    assert (harbour["shed"], harbour["hotel"]) == ([], 0)


@rule("BH-VIEW-2", "BH-BLD-10", "BH-BLD-11")
def test_shed_and_hotel_are_filled_first() -> None:
    goods = {"passenger": 4, "barrel": 2, "crate": 4}
    harbour = laid_out(storage=goods, buildings=["shed", "hotel"])
    assert harbour["shed"] == [("barrel", 1), ("barrel", 1), ("crate", 2)]
    assert harbour["hotel"] == 3
    assert harbour["fields"] == {1: ("crate", 2), 2: ("passenger", 1)}


@rule("BH-VIEW-1", "BH-R-37")
def test_buildings_are_shown_on_their_fields() -> None:
    shown = scene(2, round=1, phase="bidding", me={"buildings": ["bank", "shed"]}).view(1)["seats"][0]["fields"]
    assert {field["field"]: field["building"] for field in shown if field["building"]} == {10: "bank", 9: "shed"}


@rule("BH-VIEW-2")
@every_table
def test_what_is_laid_out_agrees_with_the_counts(variant: str, players: int) -> None:
    """At many moments of random games: every good once, never on a cover or a building."""
    for moves in (40, 80, 120):
        game = play_randomly(bremerhaven(players, variant=variant, seed=moves), moves, moves)
        for owner, shown in enumerate(game.view(0)["seats"]):
            lying = [*shown["shed"], *(field["goods"] for field in shown["fields"] if field["goods"])]
            counts = dict.fromkeys(("barrel", "crate", "container", "passenger"), 0) | {"passenger": shown["hotel"]}
            for goods in lying:
                counts[goods["kind"]] += goods["count"]
            assert {kind: count for kind, count in counts.items() if count} == storage(game, owner)
            assert all(not field["covered"] and not field["building"] for field in shown["fields"] if field["goods"])


@rule("BH-VIEW-2")
def test_where_a_good_lies_is_never_asked() -> None:
    """Moves name docks, loading areas and kinds, never a field; only covers have fields."""
    game = event("flotsam", 2)
    assert all("field" not in move.fields for move in game.moves(0))
    with_fields = {move.kind for move in game.definition.moves if "field" in move.fields}
    assert with_fields == {"cover"}
