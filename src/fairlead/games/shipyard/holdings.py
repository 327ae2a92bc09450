"""What the players have on the table, as the view tells it: yard, pieces, employees, canals, fleet, contracts.

Built from a redacted record only, like the rest of the `view`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ...kernel.bits import count_bits
from ...kernel.compiler import plain
from ...kernel.decisions import KIND
from ...kernel.records import Plain, copy_of
from ..definition import Data
from ..writing import counted, name_of
from .box import (
    CANALS,
    COMMODITY_KINDS,
    EMPLOYEE_PAIRS,
    EMPLOYEES,
    SAIL,
    SLOTS,
    TONNAGE,
)
from .contracts import contract_points, count_things, hand_size, high_employees, length_of
from .cruise import longest_cruise
from .launch import crew_aboard, gear_points, most_bonus, normal_speed, room_for
from .names import (
    ABOARD_NAMES,
    CONTRACT_COLOURS,
    CONTRACT_NAMES,
    KIND_NAMES_OF_TILES,
    PIECE_NAMES,
    POINT_NAMES,
    SET_NAMES,
    SPACE_NAMES,
    STERN_NAMES,
)
from .positions import cell_data
from .printed import (
    canal_tile,
    commodity_tile,
    contract_card,
    employee_tile,
    features_of,
    ship_tile,
)
from .state import (
    EQUIP,
    FASTEST,
    LAUNCH,
    NONE,
    SHIPS,
    SPEED_BONUS,
)
from .yard import can_complete


def asked_kind(game: Plain) -> int:
    """The kind of the question on top, NONE if there is none."""
    kind: int = game.stack[game.depth - 1, KIND] if game.depth > 0 else NONE
    return kind


def seat_view(box: Plain, game: Plain, seat: int, viewer: int) -> Data:
    """One player as the viewer sees them."""
    points = dict(zip(POINT_NAMES, game.points[seat].tolist(), strict=True))
    staff = [employee for employee in range(EMPLOYEES) if game.employees[seat] >> employee & 1]
    return {
        "seat": seat,
        "guilders": game.guilders[seat],
        "points": points | {"total": sum(points.values())},
        "pieces": dict(zip(PIECE_NAMES, game.pieces[seat].tolist(), strict=True)),
        "yard": [ship_tile(box, tile) if tile != NONE else None for tile in game.yard[seat].tolist()],
        "hulls": hulls_view(box, game, seat),
        "completing": [name for kind, name in enumerate(KIND_NAMES_OF_TILES) if completes(box, game, seat, kind)],
        "commodities": [
            commodity_tile(box, game.edition, kind)
            for kind in range(COMMODITY_KINDS)
            for _ in range(game.commodities[seat, kind])
        ],
        "employees": [employee_tile(box, game.edition, employee) for employee in staff],
        "trader_points": sum(box.trader_points[employee] for employee in staff),
        "canals": system_view(box, game, seat, viewer),
        "used_canals": game.used_canals[seat],
        "fleet": [ship_view(box, game, ship) for ship in range(SHIPS) if is_in_fleet(game, ship, seat)],
        "contracts": contracts_view(box, game, seat),
        "contracts_held": plain(hand_size)(game, seat),
        "discarded": {
            colour: [name_of(contract, CONTRACT_NAMES) for contract in cards if contract != NONE]
            for colour, cards in zip(CONTRACT_COLOURS, game.discarded[seat].tolist(), strict=True)
        },
        "contract_set": name_of(game.contract_set[seat], SET_NAMES),
    }


def completes(box: Plain, game: Plain, seat: int, kind: int) -> bool:
    """Whether one more tile of a kind could complete a ship."""
    return bool(plain(can_complete)(box, game, seat, kind))


def hulls_view(box: Plain, game: Plain, seat: int) -> list[Data]:
    """Tiles that lie side by side and belong together: slots, features, whether complete, and what is missing."""
    tiles = game.yard[seat].tolist()
    kinds = [KIND_NAMES_OF_TILES[box.tile_kind[tile]] if tile != NONE else None for tile in tiles]
    starts = [
        slot
        for slot in range(SLOTS)
        if kinds[slot] and (slot == 0 or kinds[slot - 1] in (None, "stern") or kinds[slot] == "bow")
    ]
    hulls = []
    for start, following in pairwise([*starts, SLOTS]):
        slots = [slot for slot in range(start, following) if kinds[slot]]
        missing = [kind for kind in KIND_NAMES_OF_TILES if kind not in [kinds[slot] for slot in slots]]
        hulls.append(
            {
                "slot": start + 1,
                "length": len(slots),
                "features": features_of(box, [tiles[slot] for slot in slots]),
                "missing": missing,
                "complete": not missing,
            }
        )
    return hulls


def system_view(box: Plain, game: Plain, seat: int, viewer: int) -> Data:
    """A canal system: its tiles on their cells, the token, and for its owner or at a launch the longest route."""
    tiles = []
    for number in range(CANALS):
        tile = game.canal_tile[seat, number]
        if tile != NONE:
            cell = cell_view(game.canal_cell[seat, number])
            tiles.append({"number": number, **canal_tile(box, tile, game.canal_turn[seat, number]), **cell})
    token = None
    if game.token_tile[seat] != NONE:
        token = {
            "number": game.token_tile[seat],
            **cell_view(game.canal_cell[seat, game.token_tile[seat]]),
            "space": SPACE_NAMES[game.token_space[seat]],
            "stern": STERN_NAMES[game.token_stern[seat]],
        }
    matters = seat == viewer or (asked_kind(game) == LAUNCH and game.seat == seat)
    return {"tiles": tiles, "token": token, "longest": longest_now(box, game, seat) if matters else None}


def cell_view(cell: int) -> Data:
    """A cell as x (east) and y (north) from the first tile of a system (SY-CRUISE-3)."""
    x, y = cell_data(cell)
    return {"x": x, "y": y}


def longest_now(box: Plain, game: Plain, seat: int) -> int:
    """Steps of the longest cruise that a seat's canals allow, as far as any ship could go (SY-QUAL-2).

    Canals change seldom and searching them takes a while, so what was found is kept for a time.
    """
    token = game.token_tile[seat], game.token_space[seat], game.token_stern[seat]
    system = (token, *(field[seat].tobytes() for field in (game.canal_tile, game.canal_turn, game.canal_cell)))
    if system not in _longest:
        if len(_longest) >= MOST_SYSTEMS:
            _longest.clear()
        _longest[system] = plain(longest_cruise)(box, game, seat, FASTEST)
    return _longest[system]


_longest: dict[Any, int] = {}
MOST_SYSTEMS = 5000


def is_in_fleet(game: Plain, ship: int, seat: int) -> bool:
    """Whether a ship has sailed and belongs to a seat."""
    return bool(game.ship_owner[ship] == seat and game.launching != ship)


def ship_view(box: Plain, game: Plain, ship: int) -> Data:
    """A ship of the fleet, or the one under way: tiles, features, pieces, speed and points."""
    points = {
        "crew": box.crew_points * (1 + plain(crew_aboard)(game, ship)),
        "gear": plain(gear_points)(box, game, ship),
        "speed": box.speed_points * game.ship_speed[ship],
        "cruise": game.ship_cruise[ship],
    }
    tiles = [tile for tile in game.ship_tiles[ship].tolist() if tile != NONE]
    return {
        "ship": ship + 1,
        "tiles": [ship_tile(box, tile) for tile in tiles],
        "length": len(tiles),
        "features": features_of(box, tiles),
        "pieces": {"captain": 1, **counted(game.ship_pieces[ship].tolist(), ABOARD_NAMES)},
        "speed": game.ship_speed[ship],
        "points": points | {"total": sum(points.values())},
    }


def contracts_view(box: Plain, game: Plain, seat: int) -> list[Data | None]:
    """A hand: None for a contract the viewer does not know. Points are those of the fleet that has sailed."""
    sailed = copy_of(game)
    if sailed.launching != NONE:
        sailed.ship_owner[sailed.launching] = NONE
    hand = [contract for contract in game.contracts[seat].tolist() if contract != NONE]
    return [contract_view(box, sailed, seat, contract) if contract >= 0 else None for contract in hand]


def contract_view(box: Plain, game: Plain, seat: int, contract: int) -> Data:
    """A contract that the viewer knows: what it counts, how many there are, and its points if scored now."""
    rule = box.contract_rule[contract]
    things = plain(count_things)(box, game, seat, contract, rule)
    if rule == TONNAGE:
        things = sum(plain(length_of)(game, ship) for ship in range(SHIPS) if game.ship_owner[ship] == seat)
    elif rule == EMPLOYEE_PAIRS:
        high = plain(high_employees)(box, game, seat)
        things = high // 2 + (plain(count_bits)(game.employees[seat]) - high) // 2
    return contract_card(box, game.edition, contract) | {
        "things": things,
        "points": plain(contract_points)(box, game, seat, contract),
    }


# ------------------------------------------------------------------ the ship under way


def launch_view(box: Plain, game: Plain) -> Data | None:
    """The ship that is fitted out or sails: room left for each piece, speed, route and points so far."""
    ship = game.launching
    if ship == NONE:
        return None
    seat = game.ship_owner[ship]
    fitting = asked_kind(game) in (EQUIP, SPEED_BONUS)
    speed = plain(normal_speed)(box, game, ship) if fitting else game.ship_speed[ship]
    bonus = plain(most_bonus)(box, game, seat, game.ship_pieces[ship, SAIL]) if fitting else 0
    return {
        "seat": seat,
        **ship_view(box, game, ship),
        "fitting": fitting,
        "room": {name: room_left(box, game, seat, ship, piece) for piece, name in enumerate(ABOARD_NAMES)},
        "speed": speed,
        "bonus": bonus,
        "longest": longest_now(box, game, seat) if game.steps_made == 0 else None,
        "steps_made": game.steps_made,
        "steps_left": None if fitting else speed - game.steps_made,
        "officials": game.ship_cruise[ship],
        "riband": game.riband,
    }


def room_left(box: Plain, game: Plain, seat: int, ship: int, piece: int) -> int:
    """How many more of a piece the ship has places for, builders included (SY-FIT-9)."""
    room: int = plain(room_for)(box, game, seat, ship, piece)
    return room if piece < PIECE_NAMES.index("drive") else room - game.ship_pieces[ship, piece]
