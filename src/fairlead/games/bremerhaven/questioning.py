"""Questions written by hand: who is asked what, with what goes without saying, and how a moment is taken up again.

Everything here works on the record, with the game's own kernels, after `moments` has settled the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...errors import PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import FIRST, KIND, SECOND, remove_row, row_for
from ...kernel.records import Plain
from ..definition import Data
from ..reading import whole
from .bidding import next_bidder, winner_of
from .box import (
    CAR_PARK,
    DOCKS,
    HAND,
    INFLUENCE_SPACE,
    JOKER,
    LADDER_SPACE,
    LAND,
    PERMIT_SPACE,
    PRICE_SPACE,
    SEA,
)
from .fitting import question_fits
from .land import discard_order
from .names import KIND_NAMES
from .positions import BOX
from .questions import find_answers
from .reading_positions import read_question
from .round import ask, begin_climbing, begin_pricing, discard_for_dummy, seek, take_next_card
from .sea import discard_ship
from .state import (
    BID,
    BIDDING,
    BOARDS,
    CARGO,
    CLIMBING,
    DOCK,
    LADDER,
    MOVE,
    NONE,
    ORDER,
    PERMIT,
    PRICE,
    PRICING,
    START_GOOD,
    UPGRADE,
)

# The bid space that leads to a question, for boards without the place.
SPACE_OF = {
    PERMIT: PERMIT_SPACE,
    UPGRADE: INFLUENCE_SPACE,
    PRICE: PRICE_SPACE,
    LADDER: LADDER_SPACE,
    DOCK: SEA,
    ORDER: LAND,
}
SHARED = (PERMIT, UPGRADE)  # these spaces are for every bidder, the others for the winner


# ------------------------------------------------------------------ asking by name


def ask_by_name(game: Plain, questions: tuple[Data, ...], changes: Data) -> None:
    """Asks what the changes name, each question of its seat, or of every seat that can be asked it."""
    for i, question in enumerate(questions):
        path = f"decision.{i}" if isinstance(changes["decision"], (list, tuple)) else "decision"
        kind = KIND_NAMES.index(question["kind"])
        if kind == BID:
            settle_bidder(game, question, path, "ladder" in changes)
            continue
        named = "seat" in question
        seats = [whole(question["seat"], f"{path}.seat", 0, game.players - 1)] if named else range(game.players)
        asked = [seat for seat in seats if ask_seat(game, kind, seat, question, path, named, "bids" in changes)]
        if not asked:
            what = f"nobody can be asked {question['kind']!r} here (rules page 5.1)"
            raise PositionError(what, path, "5.1")


def settle_bidder(game: Plain, question: Data, path: str, is_fixed: bool) -> None:
    """The seat that is to bid comes next on the ladder, unless that is named."""
    if "seat" not in question:
        return
    seat, bidder = whole(question["seat"], f"{path}.seat", 0, game.players - 1), plain(next_bidder)(game)
    if bidder == seat or bidder >= game.players:
        return
    if is_fixed:
        raise PositionError(f"seat {bidder} is to bid, not seat {seat} (BH-BID-1)", f"{path}.seat", "BH-BID-1")
    ladder = game.ladder.tolist()
    game.ladder[ladder.index(bidder)], game.ladder[ladder.index(seat)] = seat, bidder


def ask_seat(game: Plain, kind: int, seat: int, question: Data, path: str, named: bool, bids_named: bool) -> bool:
    """Asks a seat, if it can be asked; a seat that is named makes room for the question, or is refused."""
    if find_row(game, seat) != NONE:
        raise PositionError(f"seat {seat} is asked twice", path)
    data = usual_arguments(game, kind, seat, named) | question | {"seat": seat}
    if kind == ORDER and "order" not in question:
        data["order"] = order_at(game, data["place"], path)
    if any(value == MISSING for value in data.values()):
        return refuse_or_skip(named, question, seat, path)
    _, _, first, second = read_question(data, path, game)
    if kind == CARGO:
        empty_cargo(game, seat, first)
    elif kind == ORDER:
        discard_won_ships(game, seat)
    plain(ask)(game, kind, seat, first, second)
    row = find_row(game, seat)
    if named and not bids_named and kind in SPACE_OF and not fits(game, seat, row):
        place = first if kind == DOCK else second if kind == ORDER else 0
        claim_space(game, seat, SPACE_OF[kind] + place, kind in SHARED)
    if not fits(game, seat, row) or plain(find_answers)(BOX, game, seat, row)[0] == 0:
        plain(remove_row)(game, row)
        return refuse_or_skip(named, question, seat, path)
    return True


MISSING = "missing"  # an argument for which there is nothing to take


def usual_arguments(game: Plain, kind: int, seat: int, named: bool) -> Data:
    """What a question is about unless it is said: the first card won, nothing done before."""
    if kind == START_GOOD:
        return {"picked": 0, "last": None}
    if kind == PERMIT:
        return {"used": False}
    if kind == MOVE:
        return {"last": None}
    if kind == CARGO:
        docks = [dock for dock in range(DOCKS) if is_joker(game, seat, dock)]
        docks.sort(key=lambda dock: game.dock_kind[seat, dock] != NONE)
        return {"dock": docks[0] + 1 if docks else MISSING}
    if kind not in (DOCK, ORDER):
        return {}
    board, space = (game.sea, SEA) if kind == DOCK else (game.land, LAND)
    won = [i for i in range(game.stones) if board[i] != NONE and plain(winner_of)(BOX, game, space + i) == seat]
    there = [i for i in range(game.stones) if board[i] != NONE] if named else []
    place = next(iter([*won, *there]), NONE)
    return {"place": MISSING if place == NONE else place + 1}


def order_at(game: Plain, place: Any, path: str) -> int | str:
    """The order on a place of the Land board."""
    if place == MISSING:
        return MISSING
    order: int = game.land[whole(place, f"{path}.place", 1, game.stones) - 1]
    return MISSING if order == NONE else order + 1


def refuse_or_skip(named: bool, question: Data, seat: int, path: str) -> bool:
    """A seat that is named must be asked; of the others only those who can be."""
    if named:
        what = f"seat {seat} cannot be asked {question['kind']!r} here (rules page 5.1)"
        raise PositionError(what, path, "5.1")
    return False


def is_joker(game: Plain, seat: int, dock: int) -> bool:
    """Whether a ship with joker cargo is in a dock."""
    ship = game.dock_ship[seat, dock]
    return bool(ship != NONE and BOX.cargo[ship] == JOKER)


def empty_cargo(game: Plain, seat: int, dock: int) -> None:
    """The kind of a joker cargo is open again."""
    if is_joker(game, seat, dock):
        game.dock_kind[seat, dock] = NONE
        game.aboard[seat, dock] = 0


def discard_won_ships(game: Plain, seat: int) -> None:
    """Who is asked about an order has no ship left to dock (BH-PAR-3)."""
    for place in range(game.stones):
        if game.sea[place] != NONE and plain(winner_of)(BOX, game, SEA + place) == seat:
            plain(discard_ship)(game, game.sea[place])
            game.sea[place] = NONE


def claim_space(game: Plain, seat: int, space: int, is_shared: bool) -> None:
    """A seat gets a card on a space, the highest it has on the car park; others leave it if there is one winner."""
    cards = [i for i in range(HAND) if game.bid_space[seat, i] != NONE]
    cards.sort(key=lambda i: (game.bid_space[seat, i] == CAR_PARK, game.bid_value[seat, i]))
    if cards:
        game.bid_space[seat, cards[-1]] = space
    for other in range(game.stones):
        for i in range(HAND):
            if other != seat and not is_shared and game.bid_space[other, i] == space:
                game.bid_space[other, i] = CAR_PARK


# ------------------------------------------------------------------ rows of the stack


def find_row(game: Plain, seat: int) -> int:
    """The row with the question that a seat is asked, or NONE."""
    row: int = plain(row_for)(game, seat)
    return row


def fits(game: Plain, seat: int, row: int) -> bool:
    """Whether a question can be asked here."""
    return bool(plain(question_fits)(BOX, game, seat, row))


def are_asked(game: Plain) -> bool:
    """Whether every question on the stack can be asked here."""
    return all(fits(game, seat, row) for seat in range(game.players) if (row := find_row(game, seat)) != NONE)


def drop_questions(game: Plain, is_dropped: Callable[[int, int], Any] = lambda seat, row: True) -> None:
    """Takes questions off the stack; a start order that is not asked about any more is discarded."""
    for seat in range(game.players):
        row = find_row(game, seat)
        if row != NONE and is_dropped(seat, row):
            kind, order, place = game.stack[row, KIND], game.stack[row, FIRST], game.stack[row, SECOND]
            if kind == ORDER and place == NONE:
                plain(discard_order)(game, order)
            plain(remove_row)(game, row)


def settle_answers(game: Plain, seat: int) -> None:
    """A question with a single answer is answered, one with none is not asked (rules page 5.1)."""
    drop_questions(game, lambda other, row: other == seat and plain(find_answers)(BOX, game, seat, row)[0] == 0)
    plain(seek)(BOX, game, seat)


# ------------------------------------------------------------------ the moment that was


def resume(game: Plain) -> None:
    """Takes up the moment that was: questions that still fit are asked, the others anew or not at all."""
    if game.phase == BIDDING:
        drop_questions(game)
    elif game.phase in (PRICING, CLIMBING) and game.depth:
        drop_questions(game)
        plain(begin_pricing if game.phase == PRICING else begin_climbing)(BOX, game)
    elif game.phase == BOARDS:
        resume_boards(game)
    else:
        drop_questions(game, lambda seat, row: not fits(game, seat, row))


def resume_boards(game: Plain) -> None:
    """Everybody is asked about the next card won, but for those who are choosing a cargo (BH-PAR-3)."""
    drop_questions(game, lambda seat, row: game.stack[row, KIND] != CARGO or not fits(game, seat, row))
    for place in range(game.stones):
        plain(discard_for_dummy)(BOX, game, place)
    for seat in range(game.players):
        if find_row(game, seat) == NONE:
            plain(take_next_card)(BOX, game, seat)
