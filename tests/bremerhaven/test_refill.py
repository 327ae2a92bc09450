"""Refill and hands (rules page 3.19)."""

from __future__ import annotations

import pytest

from bremerhaven.scenes import asked, boards, cash, finish_round, go_to, harbours, round_of, scene
from fairlead import Game
from helpers import play, rule, texts

# A barrel ship in the dock keeps seat 0 in the harbour, so that the boards can be seen before the refill.
BUSY = {"docks": {2: {"ship": 6}}, "walls": [0, 1, 1, 0]}


def refilled(taken: list[int], board: str, cards: list[int], variant: str | None = None) -> tuple[Game, Game]:
    """Before and after the refill of a board of three, of which seat 0 has won these places."""
    word = {"sea": "sea", "land": "land"}[board]
    bids = [f"{5 - i} {word}-{place}" for i, place in enumerate(taken)]
    before = boards(*bids, players=3, me=BUSY, variant=variant, **{board: cards})
    go_to(before, "harbours")
    return before, play(before.copy(), "done")


# Ships without a dock left for them, and orders: whoever wins them has them gone from the board.
SEA = [1, 4, 8]
LAND = [1, 2, 3]


@rule("BH-REFILL-1", "BH-REFILL-2", "BH-REFILL-3", "BH-REFILL-4", "BH-R-35")
@pytest.mark.parametrize(("board", "cards"), [("sea", SEA), ("land", LAND)])
@pytest.mark.parametrize("taken", [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]])
def test_the_long_game_moves_cards_right_and_fills_from_the_left(
    board: str, cards: list[int], taken: list[int]
) -> None:
    before, after = refilled(taken, board, cards)
    pile = before.position()["ship_pile" if board == "sea" else "order_pile"]
    gone = "ships_discarded" if board == "sea" else "orders_discarded"
    left = [card for place, card in enumerate(cards, 1) if place not in taken]
    assert before.position()[board] == [None if place in taken else card for place, card in enumerate(cards, 1)]
    kept = left if 3 in taken else left[:-1]
    new = 3 - len(kept)
    assert after.position()[board] == [*pile[:new], *kept]
    thrown = set(after.position()[gone]) - set(before.position()[gone])
    assert thrown == (set() if 3 in taken else {cards[2]})
    assert after.position()["ship_pile" if board == "sea" else "order_pile"] == pile[new:]


@rule("BH-REFILL-5")
@pytest.mark.parametrize(("board", "cards"), [("sea", [1, 4, 2]), ("land", LAND)])
@pytest.mark.parametrize("taken", [[], [1], [2, 3]])
def test_the_short_game_lays_out_all_cards_anew(board: str, cards: list[int], taken: list[int]) -> None:
    before, after = refilled(taken, board, cards, "short")
    pile = before.position()["ship_pile" if board == "sea" else "order_pile"]
    gone = "ships_discarded" if board == "sea" else "orders_discarded"
    left = {card for place, card in enumerate(cards, 1) if place not in taken}
    assert after.position()[board] == pile[:3]
    assert set(after.position()[gone]) - set(before.position()[gone]) == left


@rule("BH-HAND-1", "BH-INFL-3")
def test_all_take_their_cards_back_and_upgrades_take_effect() -> None:
    bids = {0: ["5 influence"], 1: ["4 ladder"]}
    game = scene(phase="upgrades", bids=bids, you={"upgrades": 2})
    play(game, "upgrade")
    position = game.position()
    assert position["seats"][0]["upgrades"] == 0  # this round's cards are still those of before
    assert position["seats"][0]["gained"] == 1
    finish_round(game)
    position = game.position()
    assert position["bids"] == [[], []]
    assert [entry["upgrades"] for entry in position["seats"]] == [1, 2]
    assert [entry["gained"] for entry in position["seats"]] == [0, 0]
    hands = {}
    for _ in range(2):
        mover = game.to_act[0]
        hands[mover] = sorted({int(text.split()[1]) for text in texts(game)})
        game.play(f"bid {hands[mover][0]} park")
    assert hands == {0: [2, 3, 4, 5], 1: [3, 4, 5, 6]}


@rule("BH-HAND-2")
def test_the_next_round_starts_with_bidding() -> None:
    game = harbours(me=BUSY)
    assert round_of(game) == 1
    play(game, "done")
    assert (round_of(game), game.position()["phase"]) == (2, "bidding")
    assert game.to_act == (0,)  # the Captain first
    assert asked(game) == "bid"
    assert len(texts(game)) == 5 * 10
    assert cash(game) == 10
