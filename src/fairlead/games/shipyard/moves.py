"""Action id <-> Move <-> text, by the number plan of rules page 5.1.

Rows, slots, piles and pieces of a list are counted from 1 in texts, as people count them.
"""

from __future__ import annotations

from ...kernel.compiler import plain
from ...kernel.decisions import kind_of, second_of
from ...kernel.records import Plain
from ..definition import Move, make_move
from .actions import (
    ACTIONS,
    BONUS_ACTION,
    BONUS_SPEED,
    CANAL_ROW,
    CELL,
    CHOOSE,
    CHOSEN_ACTION,
    COMMODITY_ROW,
    CROSS,
    DISCARD_CONTRACT,
    DISMANTLE,
    END_STEP4,
    FIT,
    HIRE_ONE,
    MOST_BONUS,
    MOST_FITTED,
    PICK_BLANK,
    PICK_TILE,
    ROTATION,
    SAIL,
    SLOT,
    STEP_TO,
    STEPS_ONE,
    STOP,
    SWAP_SET,
    TRADE_KIND,
)
from .box import CANALS, EMPLOYEE_SPACES, PILES, ROWS, SIDES, SLOTS, SWAPS
from .names import (
    ACTION_NAMES,
    COLUMN_NAMES,
    COMMODITY_NAMES,
    CONTRACT_NAMES,
    KIND_NAMES_OF_TILES,
    SIDE_NAMES,
    SPACE_NAMES,
)
from .positions import BOX
from .printed import swaps_of
from .state import TRADE_GOOD


def _all_moves() -> list[Move]:
    moves = [make_move(CHOOSE + i, "choose", f"choose {name}", action=name) for i, name in enumerate(ACTION_NAMES)]
    moves.append(make_move(CHOSEN_ACTION, "perform", "perform"))
    moves.append(make_move(END_STEP4, "end", "end"))
    moves += [make_move(BONUS_ACTION + i, "bonus", f"bonus {name}", action=name) for i, name in enumerate(ACTION_NAMES)]
    moves += _building()
    moves += [make_move(COMMODITY_ROW + i, "commodity", f"commodity {i + 1}", row=i + 1) for i in range(ROWS)]
    moves += [make_move(CANAL_ROW + i, "canal", f"canal {i + 1}", row=i + 1) for i in range(ROWS)]
    moves += [
        make_move(CELL + SIDES * tile + i, "edge", f"edge {tile} {side}", tile=tile, side=side)
        for tile in range(CANALS)
        for i, side in enumerate(SIDE_NAMES)
    ]
    moves += [make_move(ROTATION + i, "rotate", f"rotate {i}", rotation=i) for i in range(SIDES)]
    moves += [make_move(STEPS_ONE + i, "steps", f"steps {i + 1}", steps=i + 1) for i in range(4)]
    moves += [
        make_move(HIRE_ONE + PILES * i + j, "hire", f"hire {i + 1} {j + 1}", steps=i + 1, pile=j + 1)
        for i in range(EMPLOYEE_SPACES)
        for j in range(PILES)
    ]
    moves += [
        make_move(TRADE_KIND + i, "trade", f"trade {goods}", goods=goods) for i, goods in enumerate(COMMODITY_NAMES)
    ]
    moves += [make_move(SWAP_SET + bits, "swap", f"swap {_set(bits)}", swaps=bits) for bits in range(1 << SWAPS)]
    return moves + _voyage()


def _building() -> list[Move]:
    moves = [
        make_move(PICK_TILE + ROWS * i + row, "take", f"take {column} {row + 1}", column=column, row=row + 1)
        for i, column in enumerate(COLUMN_NAMES)
        for row in range(ROWS)
    ]
    moves += [
        make_move(PICK_BLANK + i, "take-blank", f"take blank {kind}", tile=kind)
        for i, kind in enumerate(KIND_NAMES_OF_TILES)
    ]
    moves.append(make_move(STOP, "stop", "stop"))
    return moves + [make_move(SLOT + i, "place", f"place {i + 1}", slot=i + 1) for i in range(SLOTS)]


def _voyage() -> list[Move]:
    moves = [make_move(SAIL + i, "sail", f"sail {i + 1}", slot=i + 1) for i in range(SLOTS - 2)]
    moves += [make_move(DISMANTLE + i, "dismantle", f"dismantle {i + 1}", slot=i + 1) for i in range(SLOTS - 2)]
    moves += [make_move(FIT + i, "fit", f"fit {i}", number=i) for i in range(MOST_FITTED + 1)]
    moves += [make_move(BONUS_SPEED + i, "faster", f"faster {i}", speed=i) for i in range(MOST_BONUS + 1)]
    moves += [make_move(STEP_TO + i, "step", f"step {space}", space=space) for i, space in enumerate(SPACE_NAMES)]
    moves.append(make_move(CROSS, "cross", "cross"))
    return moves + [
        make_move(DISCARD_CONTRACT + i, "discard", f"discard {name}", contract=name)
        for i, name in enumerate(CONTRACT_NAMES)
    ]


def _set(bits: int) -> str:
    """A set of a good's pieces by their places in its list: `1+3`, or `none`."""
    return "+".join(str(i + 1) for i in range(SWAPS) if bits >> i & 1) or "none"


MOVES = tuple(_all_moves())
assert [move.id for move in MOVES] == list(range(ACTIONS))


def aliases(game: Plain, seat: int, text: str) -> str:
    """The canonical text: `swap sail crane` and `swap sail+crane` by the pieces' names, `sell` for swapping nothing."""
    words = text.lower().split()
    if not words or plain(kind_of)(game) != TRADE_GOOD or game.seat != seat:
        return text
    if words == ["sell"]:
        return "swap none"
    names = swaps_of(BOX, game.edition, plain(second_of)(game))
    wanted = [word for part in words[1:] for word in part.split("+")]
    if words[0] != "swap" or not wanted or len(set(wanted)) < len(wanted) or any(word not in names for word in wanted):
        return text  # a piece named twice is no set: no kind may be taken twice (SY-EXCH-6)
    return f"swap {_set(sum(1 << names.index(word) for word in wanted))}"
