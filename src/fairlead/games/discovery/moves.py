"""Action id <-> Move <-> text, by the number plan of rules page 5.5 and the text forms of 5.1."""

from __future__ import annotations

from ...kernel.compiler import plain
from ...kernel.decisions import kind_of
from ...kernel.records import Plain
from ..definition import Move, make_move
from .actions import (
    ACTIONS,
    BUY_COLUMN,
    DRAW_ORDER,
    END,
    JOKER_FIRST_COLOUR,
    LOAD_SHIP,
    PLACE_SHIP,
    RESERVE_DONE,
    RESERVE_PLACE,
    ROUNDS_ONE,
    START_ORDER,
    TAKE_COINS,
    TAKE_ORDER,
)
from .box import COLUMNS, EXPEDITIONS, ORDERS, SLOTS, box_memory
from .names import COLOUR_NAMES, EXPEDITION_NAMES, ORDER_NAMES, PLACE_NAMES, SHIP_CODE_NAMES
from .state import JOKER_COLOUR, PLACES, SHIP_CODES


def _all_moves() -> dict[int, Move]:
    moves = [
        make_move(END, "end", "end"),
        make_move(TAKE_COINS, "coins", "coins"),
        make_move(DRAW_ORDER, "order-pile", "order pile"),
        make_move(RESERVE_DONE, "done", "done"),
        make_move(JOKER_FIRST_COLOUR, "joker-colour", "colour first", choice=0),
        make_move(JOKER_FIRST_COLOUR + 1, "joker-colour", "colour second", choice=1),
    ]
    moves += [make_move(TAKE_ORDER + slot, "order", f"order {slot}", slot=slot) for slot in range(SLOTS)]
    moves += [make_move(BUY_COLUMN + column, "buy", f"buy {column}", column=column) for column in range(COLUMNS)]
    for code in range(SHIP_CODES):
        ship = SHIP_CODE_NAMES[code]
        moves.append(make_move(LOAD_SHIP + code, "load", f"load {ship}", ship=ship))
        for expedition, name in enumerate(EXPEDITION_NAMES):
            action = PLACE_SHIP + EXPEDITIONS * code + expedition
            moves.append(make_move(action, "place", f"place {ship} {name}", ship=ship, expedition=name))
    for order in range(ORDERS):
        name = ORDER_NAMES[order]
        moves.append(make_move(START_ORDER + order, "start", f"start {name}", order=name))
    moves += [make_move(ROUNDS_ONE + r - 1, "rounds", f"rounds {r}", rounds=r) for r in (1, 2, 3)]
    for place in range(PLACES):
        name = PLACE_NAMES[place]
        moves.append(make_move(RESERVE_PLACE + place, "reserve", f"reserve {name}", place=name))
    return {move.id: move for move in moves}


MOVES = tuple(move for _, move in sorted(_all_moves().items()))
assert [move.id for move in MOVES] == list(range(ACTIONS))


def aliases(game: Plain, seat: int, text: str) -> str:
    """Other ways to write a move: `colour green` where the seat is asked its joker's colour."""
    words = text.split()
    if len(words) == 2 and words[0] == "colour" and words[1] in COLOUR_NAMES:
        if seat == game.seat and plain(kind_of)(game) == JOKER_COLOUR:
            pair = box_memory()[0].joker_colours[game.joker[game.seat]].tolist()
            colour = COLOUR_NAMES.index(words[1])
            if colour in pair:
                return ("colour first", "colour second")[pair.index(colour)]
    return text
