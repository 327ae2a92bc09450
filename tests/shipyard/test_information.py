"""Rules page 6: what is hidden from whom, what follows from what was seen, and when chance strikes."""

from __future__ import annotations

from collections import Counter

import pytest

from fairlead import Game
from fairlead.games.shipyard.box import components
from helpers import play, seat, shipyard, texts
from shipyard.stories import EVERY_TABLE, asked, choose, discard, end_turn, opened, scene
from worlds import Position, altered, guesses, same_to

COLOUR = {card["name"].lower().replace(" ", "-"): card["colour"] for card in components()["contracts"]["cards"]}


# ------------------------------------------------------------------ contracts


@pytest.mark.parametrize("edition", ["first", "second"])
def test_others_do_not_know_which_contracts_a_player_holds(edition: str) -> None:
    """Two players swap a contract: a third one sees no difference, they do."""
    game = shipyard(3, edition=edition)

    def swap(position: Position) -> None:
        one, two = position["seats"][0]["contracts"], position["seats"][1]["contracts"]
        one[0], two[0] = two[0], one[0]

    other = altered(game, swap)
    assert same_to(2, game, other)
    assert same_to(None, game, other)
    assert not same_to(0, game, other)
    assert not same_to(1, game, other)


def test_contracts_in_the_box_are_known_to_nobody() -> None:
    """A player who gets another contract instead is the only one who notices."""
    game = shipyard(3)
    dealt = {name for entry in game.position()["seats"] for name in entry["contracts"]}
    spare = next(name for name in COLOUR if name not in dealt and COLOUR[name] == "red")

    def swap(position: Position) -> None:
        hand = position["seats"][1]["contracts"]
        hand[-1] = spare
        hand.sort(key=[*COLOUR].index)

    other = altered(game, swap)
    assert [same_to(viewer, game, other) for viewer in (0, 1, 2)] == [True, False, True]


def test_the_number_of_contracts_is_open() -> None:
    game = discard(scene(3, decision="discard"))
    assert [entry["contracts_held"] for entry in game.view(1)["seats"]] == [4, 4, 4]


def test_what_was_discarded_is_known_to_its_owner_alone() -> None:
    game = discard(scene(3, decision="discard"))

    def swap(position: Position) -> None:
        for entry in (position["seats"][0],):
            held = next(name for name in entry["contracts"] if COLOUR[name] == "blue")
            gone = next(name for name in entry["discarded"] if COLOUR[name] == "blue")
            entry["contracts"][entry["contracts"].index(held)] = gone
            entry["discarded"][entry["discarded"].index(gone)] = held
            entry["contracts"].sort(key=[*COLOUR].index)
            entry["discarded"].sort(key=[*COLOUR].index)

    other = altered(game, swap)
    assert [same_to(viewer, game, other) for viewer in (0, 1, 2)] == [False, True, True]


def test_contracts_become_known_when_they_are_scored() -> None:
    over = scene(3, turn={"phase": "over"})
    for viewer in (None, 0, 1, 2):
        shown = [[card["contract"] for card in entry["contracts"]] for entry in over.view(viewer)["seats"]]
        assert shown == [seat(over, owner)["contracts"] for owner in range(3)]
    last = scene(3, turn={"phase": "final-actions"})
    assert last.view(1)["seats"][0]["contracts"] == [None, None]


def test_hands_are_linked_with_four_players_of_the_first_edition() -> None:
    """All 24 contracts are dealt: what a player does not hold, the others hold, in every world that is guessed."""
    game = shipyard(4, edition="first")
    own = set(seat(game, 2)["contracts"])
    worlds = guesses(game, 2, 6)
    for position in worlds:
        hands = [entry["contracts"] for entry in position["seats"]]
        assert set(hands[2]) == own
        assert {name for hand in hands for name in hand} == set([*COLOUR][:24])
        assert all(Counter(COLOUR[name] for name in hand) == {"blue": 3, "red": 3} for hand in hands)
    assert len({tuple(position["seats"][0]["contracts"]) for position in worlds}) > 3


def test_hands_stay_linked_after_discards() -> None:
    game = discard(scene(4, edition="first", decision="discard"))
    entry = seat(game, 0)
    for position in guesses(game, 0, 3):
        cards = [name for other in position["seats"] for name in other["contracts"] + other["discarded"]]
        assert sorted(cards) == sorted([*COLOUR][:24])
        assert position["seats"][0]["contracts"] == entry["contracts"]
        assert position["seats"][0]["discarded"] == entry["discarded"]


def test_sets_are_guessed_as_sets() -> None:
    game = shipyard(3, contracts="sets")
    sets = {cards["theme"] for cards in components()["contract_sets"]["sets"]}
    seen = set()
    for position in guesses(game, 0, 10):
        dealt = [entry["contract_set"] for entry in position["seats"]]
        assert dealt[0] == seat(game, 0)["contract_set"]
        assert len(set(dealt)) == 3
        seen.add(dealt[1])
    assert seen == sets - {seat(game, 0)["contract_set"]}


# ------------------------------------------------------------------ stacks


@pytest.mark.parametrize("stack", ["bow", "middle", "stern", "commodities", "canals"])
def test_the_order_of_a_stack_is_hidden_from_all(stack: str) -> None:
    game = shipyard(3)

    def swap(position: Position) -> None:
        tiles = position["stacks"][stack] if stack in position["stacks"] else position[stack]["stack"]
        later = next(i for i in range(1, len(tiles)) if tiles[i] != tiles[0])
        tiles[0], tiles[later] = tiles[later], tiles[0]

    other = altered(game, swap)
    assert all(same_to(viewer, game, other) for viewer in (None, 0, 1, 2))


def test_which_tiles_are_in_a_stack_follows_from_what_was_seen() -> None:
    """Every guess has the same tiles in its stacks, in another order."""
    game = opened(3)
    for action in ("build", "canal", "commodity"):
        choose(game, action)
    true = game.position()
    orders = set()
    for position in guesses(game, 1, 3):
        for name in ("bow", "middle", "stern"):
            assert sorted(position["stacks"][name]) == sorted(true["stacks"][name])
        assert sorted(position["canals"]["stack"]) == sorted(true["canals"]["stack"])
        assert sorted(position["commodities"]["stack"]) == sorted(true["commodities"]["stack"])
        assert (position["display"], position["row"]) == (true["display"], true["row"])
        orders.add(tuple(position["stacks"]["bow"]))
    assert len(orders) == 3


def test_the_change_from_deck_one_to_deck_two_is_open() -> None:
    """How many tiles of deck I are left is told, and every guess has them on top."""
    game = shipyard(3)
    assert game.view()["stacks"]["middle_1"] == 18
    decks = {tile["id"]: tile["deck"] for tile in components()["ship_tiles"]["tiles"]}
    for position in guesses(game, 0, 2):
        assert [decks[tile] for tile in position["stacks"]["middle"]] == ["middle_1"] * 18 + ["middle_2"] * 24
    late = scene(decision="build", stacks={"middle": {"next": [62], "left": 20}})
    assert late.view()["stacks"]["middle"] == 20


def test_the_order_of_solo_tiles_is_hidden_but_for_the_top_number() -> None:
    """Build, crew and last show the same back: which of them is on top cannot be told."""
    game = scene(1, solo={"stack": ["build", "crew"]})
    assert {position["solo"]["stack"][0] for position in guesses(game, 0, 12)} == {"build", "crew", "last"}
    assert same_to(0, game, scene(1, solo={"stack": ["crew", "build"]}))
    assert not same_to(0, game, scene(1, solo={"stack": ["commodity", "build"]}))


def test_solo_tiles_that_lie_face_up_are_open() -> None:
    game = choose(opened(1).edit({"solo": {"stack": ["equipment", "crew"]}}), "build")
    assert game.view()["solo"]["face_up"] == ["equipment", "crew"]
    for position in guesses(game, 0, 2):
        assert position["solo"]["turned"] == ["equipment", "crew"]


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_everything_else_is_open(edition: str, players: int) -> None:
    """A guess differs from the truth in stacks, solo tiles, luck and the contracts of others alone."""
    game = end_turn(opened(players, edition=edition), 4)
    true = game.position()
    for viewer in range(players):
        guess = game.guess(viewer, 5).position()
        for name in set(true) - {"stacks", "canals", "commodities", "solo", "luck", "seats"}:
            assert guess[name] == true[name], name
        for owner, entry in enumerate(true["seats"]):
            secret = {"contracts", "discarded", "contract_set"} if owner != viewer else set()
            assert all(guess["seats"][owner][name] == entry[name] for name in set(entry) - secret)


# ------------------------------------------------------------------ chance and undo


def undoable(game: Game, *moves: str) -> bool:
    """Whether the last of these moves may be taken back."""
    after = play(game.copy(), *moves)
    return after.can_undo


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_refill_cannot_be_taken_back(edition: str) -> None:
    """The end of a Build, Buy or Rent action turns up a tile; what comes before can be undone."""
    rich = {"me": {"guilders": 20}, "edition": edition}
    building = scene(turn={"chosen": "build"}, **rich)
    assert undoable(building, "perform", "take bow 1", "place 1")
    assert not undoable(building, "perform", "take bow 1", "place 1", "stop")
    buying = scene(turn={"chosen": "commodity"}, **rich)
    assert undoable(buying, "perform")
    assert not undoable(buying, "perform", "commodity 1")
    canal = play(scene(turn={"chosen": "canal"}, **rich), "perform", "canal 1")
    if edition == "first":
        assert canal.can_undo
        play(canal, "edge 0 north")
    assert not canal.can_undo


@pytest.mark.parametrize("edition", ["first", "second"])
def test_choosing_rondels_and_trading_draw_nothing(edition: str) -> None:
    """They can be taken back as long as the turn lasts."""
    rich = {"me": {"guilders": 20}, "edition": edition}
    assert undoable(scene(**rich, turn={"number": 9}), texts(scene(**rich, turn={"number": 9}))[0])
    for action, move in (("equipment", "steps 2"), ("crew", "steps 1"), ("hire", "hire 8 1")):
        game = scene(turn={"chosen": action}, **rich)
        move = move if move in play(game.copy(), "perform").moves() else texts(play(game.copy(), "perform"))[0]
        assert undoable(game, "perform", move)
    trading = scene(turn={"chosen": "exchange"}, **rich)
    assert undoable(trading, "perform", "sell", "sell", "sell")
    assert play(trading.copy(), "perform").position()["luck"] == trading.position()["luck"]


def test_fitting_out_and_a_cruise_draw_nothing() -> None:
    me = {"yard": [0, 80, 26], "pieces": {"captain": 2, "sail": 2}, "canals": ["1@(0,0)0"], "guilders": 0}
    game = scene(decision="launch", me=me | {"token": {"number": 0, "space": "E"}})
    luck = game.position()["luck"]
    play(game, "sail 1")
    assert game.can_undo
    play(game, texts(game)[-1])
    assert game.position()["luck"] == luck


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    game = play(scene(me={"guilders": 20}, turn={"chosen": "crew"}), "perform", "steps 1", "end")
    assert game.to_act == (1,)
    assert not game.can_undo


# ------------------------------------------------------------------ discards at the same time


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_order_of_discards_does_not_matter(edition: str) -> None:
    """Everyone is asked at once, and nothing else can be played until all are done."""
    start = scene(3, edition=edition, decision="discard")
    assert start.to_act == (0, 1, 2)
    ends = []
    for order in ([0, 0, 1, 1, 2, 2], [2, 1, 0, 0, 1, 2], [1, 2, 1, 2, 0, 0]):
        game = start.copy()
        for mover in order:
            assert asked(game) == "discard"
            game.play(game.moves(mover)[0], mover)
        assert asked(game) == "choose"
        ends.append(game)
    assert ends[0] == ends[1] == ends[2]


def test_others_learn_only_that_somebody_has_discarded() -> None:
    game = scene(3, decision="discard")
    one, two = game.copy(), game.copy()
    one.play(one.moves(0)[0], 0)
    two.play(two.moves(0)[1], 0)
    assert one != two
    for viewer in (None, 1, 2):
        assert same_to(viewer, one, two)
        assert one.log(viewer, len(game.history)) == two.log(viewer, len(game.history))
        assert one.history_for(viewer)[-1] == (0, None)
