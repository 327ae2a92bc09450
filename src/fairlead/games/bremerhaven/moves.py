"""Action id <-> Move <-> text, by the number plan of rules page 5.1 and 5.3.

Cards, docks, walls, fields and loading areas are counted from 1 in texts, as people count them.
"""

from __future__ import annotations

from itertools import product

from ...kernel.records import Plain
from ..definition import Move, make_move
from .actions import (
    ACTIONS,
    ADD_BOLLARD,
    CHOOSE_CARGO,
    CONSTRUCT,
    DECLINE_UPGRADE,
    DOCK_SHIP,
    KEEP_LADDER,
    LAY_ORDER,
    LEAVE_FLOTSAM,
    LOAD,
    LOAD_ALL,
    MOVES_DONE,
    PACK,
    PERMITS_DONE,
    PICK_GOOD,
    PLACE_CARD,
    REFUSE_ORDER,
    REMOVE_COVER,
    SEND_AWAY,
    SET_PRICE,
    SWAP_RANKS,
    TAKE_FLOTSAM,
    TAKE_UPGRADE,
    TRANSHIP,
    TRANSHIP_ALL,
    UNLOAD,
    UNLOAD_ALL,
    UNPACK,
    WORK_SET,
)
from .box import AREAS, DOCKS, FIELDS, GOODS, PRICES, SPACES, VALUES, WALLS, WORKS
from .names import BUILDING_NAMES, GOOD_NAMES, RANK_NAMES, SPACE_CODES, SPACE_NAMES, WORK_NAMES


def _all_moves() -> list[Move]:
    moves = [make_move(PICK_GOOD + i, "pick", f"pick {good}", good=good) for i, good in enumerate(GOOD_NAMES)]
    moves += [
        make_move(PLACE_CARD + SPACES * i + j, "bid", f"bid {i + 1} {space}", value=i + 1, space=space)
        for i in range(VALUES)
        for j, space in enumerate(SPACE_NAMES)
    ]
    moves += _city()
    moves += [make_move(DOCK_SHIP + i, "dock", f"dock {i + 1}", dock=i + 1) for i in range(DOCKS)]
    moves.append(make_move(SEND_AWAY, "send-away", "send away"))
    moves += [make_move(CHOOSE_CARGO + i, "cargo", f"cargo {good}", good=good) for i, good in enumerate(GOOD_NAMES)]
    moves += [make_move(LAY_ORDER + i, "lay", f"lay {i + 1}", area=i + 1) for i in range(AREAS)]
    moves.append(make_move(REFUSE_ORDER, "refuse", "refuse"))
    moves += [
        make_move(WORK_SET + bits, "produce", f"produce {_works(bits)}", buildings=_listed(bits))
        for bits in range(1 << WORKS)
    ]
    moves += _goods()
    moves += [make_move(TAKE_FLOTSAM + i, "take", f"take {good}", good=good) for i, good in enumerate(GOOD_NAMES)]
    moves.append(make_move(LEAVE_FLOTSAM, "leave", "leave"))
    return moves


def _city() -> list[Move]:
    moves = [make_move(PERMITS_DONE, "permits-done", "no permit")]
    moves += [make_move(ADD_BOLLARD + i, "bollard", f"bollard {i + 1}", wall=i + 1) for i in range(WALLS)]
    moves += [make_move(REMOVE_COVER + i, "cover", f"cover {i + 1}", field=i + 1) for i in range(FIELDS)]
    moves += [
        make_move(CONSTRUCT + i, "construct", f"construct {name}", building=name)
        for i, name in enumerate(BUILDING_NAMES)
    ]
    moves.append(make_move(DECLINE_UPGRADE, "decline", "decline"))
    moves.append(make_move(TAKE_UPGRADE, "upgrade", "upgrade"))
    moves += [make_move(SET_PRICE + i, "price", f"price {i + 1}", card=i + 1) for i in range(PRICES)]
    moves.append(make_move(KEEP_LADDER, "keep", "keep"))
    return moves + [
        make_move(SWAP_RANKS + i, "swap", f"swap {RANK_NAMES[i]} {RANK_NAMES[i + 1]}", ranks=RANK_NAMES[i : i + 2])
        for i in range(3)
    ]


def _goods() -> list[Move]:
    moves = [make_move(MOVES_DONE, "done", "done")]
    moves += [make_move(UNLOAD + i, "unload", f"unload {i + 1}", dock=i + 1) for i in range(DOCKS)]
    moves += [make_move(UNLOAD_ALL + i, "unload-all", f"unload {i + 1} all", dock=i + 1) for i in range(DOCKS)]
    for first, kind, rest in ((LOAD, "load", ""), (LOAD_ALL, "load-all", " all")):
        moves += [
            make_move(
                first + AREAS * i + j, kind, f"load {GOOD_NAMES[i]} {j + 1}{rest}", good=GOOD_NAMES[i], area=j + 1
            )
            for i, j in product(range(GOODS), range(AREAS))
        ]
    for first, kind, rest in ((TRANSHIP, "tranship", ""), (TRANSHIP_ALL, "tranship-all", " all")):
        moves += [
            make_move(first + AREAS * i + j, kind, f"tranship {i + 1} {j + 1}{rest}", dock=i + 1, area=j + 1)
            for i, j in product(range(DOCKS), range(AREAS))
        ]
    return [*moves, make_move(PACK, "pack", "pack"), make_move(UNPACK, "unpack", "unpack")]


def _listed(bits: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(WORK_NAMES) if bits >> i & 1)


def _works(bits: int) -> str:
    """A set of buildings that work: `refinery+bank`, or `nothing`."""
    return "+".join(_listed(bits)) or "nothing"


MOVES = tuple(_all_moves())
assert [move.id for move in MOVES] == list(range(ACTIONS))


def aliases(game: Plain, seat: int, text: str) -> str:
    """The canonical text of a move: spaces by printed codes (`bid 5 2.1`), sets in any order (`produce bank+refinery`).

    Where a field, a wall or a loading area is named with its word, the word is left out: `lay area 2`.
    """
    words = [word for word in text.lower().split() if word not in ("on", "to", "at", "from", "area", "wall", "field")]
    if len(words) == 3 and words[0] == "bid" and words[2] in SPACE_CODES:
        words[2] = SPACE_NAMES[SPACE_CODES.index(words[2])]
    if len(words) >= 2 and words[0] == "produce":
        wanted = [name for part in words[1:] for name in part.split("+") if name]
        if all(name in WORK_NAMES for name in wanted) and len(set(wanted)) == len(wanted):
            words[1:] = [_works(sum(1 << WORK_NAMES.index(name) for name in wanted))]
    return " ".join(words)
