"""What a seat is asked, as plain data: the question with all that its answers depend on."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.compiler import plain
from ...kernel.decisions import FIRST, KIND, SEAT, SECOND, row_for
from ...kernel.records import Plain, copy_of
from ..definition import Data
from ..writing import bits_of, name_of
from .actions import ADD_BOLLARD, CONSTRUCT, REMOVE_COVER
from .bidding import cards_in_hand, highest_total, winner_of
from .box import AREAS, DOCKS, FIELDS, GOODS, HAND, PERMIT_SPACE, PRICE_SPACE, WALLS, WORK_BUILDING
from .city import extension_price, permit_price, refuse_extension, upgrade, upgrade_price
from .clauses import CLAUSES, LEGAL
from .harbour import has_built, has_room
from .holdings import values_in
from .land import refuse_area
from .names import BUILDING_NAMES, GOOD_NAMES, KIND_NAMES, RANK_NAMES, WORK_NAMES
from .positions import REPACKS
from .printed import order_card, ship_card
from .questions import refuse_start_good
from .sea import refuse_dock
from .state import (
    BID,
    CARGO,
    DOCK,
    FLOTSAM,
    LADDER,
    MOVE,
    NONE,
    ORDER,
    PERMIT,
    PRICE,
    PRODUCE,
    START_GOOD,
    UPGRADE,
)


def decision_view(box: Plain, game: Plain, viewer: int) -> Data | None:
    """The viewer's own question, else that of the only seat that is asked; None if several others are."""
    row = plain(row_for)(game, viewer)
    if row == NONE and game.depth == 1:
        row = 0
    if row == NONE:
        return None
    kind, seat, first, second = (game.stack[row, i] for i in (KIND, SEAT, FIRST, SECOND))
    about = _ABOUT[kind](box, game, seat, first, second) if kind != BID or seat == viewer else {}
    return {"kind": KIND_NAMES[kind], "seat": seat, **about}


def refusal(clause: int) -> Data:
    """Whether something may be had, and the clause that forbids it."""
    return {"possible": clause == LEGAL, "why_not": CLAUSES[clause] if clause != LEGAL else None}


def _about_start_good(box: Plain, game: Plain, seat: int, picked: int, last: int) -> Data:
    allowed = [kind for kind in range(GOODS) if plain(refuse_start_good)(box, game, seat, kind, last) == LEGAL]
    return {"picked": picked, "left": box.start_goods - picked, "goods": [GOOD_NAMES[kind] for kind in allowed]}


def _about_bid(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    values = values_in(plain(cards_in_hand)(box, game, seat))
    return {"card": game.placed // game.stones + 1, "cards": HAND, "values": values}


def _about_permit(box: Plain, game: Plain, seat: int, used: int, second: int) -> Data:
    """The price of this permit and of further ones, and every extension with its price and whether it may be had."""
    walls = [_extension(box, game, seat, ADD_BOLLARD + wall, used) | {"wall": wall + 1} for wall in range(WALLS)]
    covered = [field for field in range(FIELDS) if game.covers[seat] >> field & 1]
    covers = [_extension(box, game, seat, REMOVE_COVER + field, used) | {"field": field + 1} for field in covered]
    return {
        "used": bool(used),
        "price": plain(permit_price)(box, game, seat, used),
        "further": plain(highest_total)(box, game, PERMIT_SPACE),
        "walls": walls,
        "covers": covers,
        "buildings": [
            _extension(box, game, seat, CONSTRUCT + building, used) | {"building": BUILDING_NAMES[building]}
            for building in bits_of(game.reserve[seat])
        ],
    }


def _extension(box: Plain, game: Plain, seat: int, action: int, used: int) -> Data:
    """What an extension costs with its permit; None where a wall has no room for another bollard."""
    clause = plain(refuse_extension)(box, game, seat, action, used)
    full = action < REMOVE_COVER and game.walls[seat, action - ADD_BOLLARD] == len(box.bollard_cost)
    cost = None if full else plain(extension_price)(box, game, seat, action)
    price = None if cost is None else cost + plain(permit_price)(box, game, seat, used)
    return {"cost": cost, "price": price, **refusal(clause)}


def _about_upgrade(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    trial = copy_of(game)
    plain(upgrade)(box, trial, seat)
    cards, start = box.influence.tolist(), game.upgrades[seat]
    then = start + trial.gained[seat]
    return {
        "price": plain(upgrade_price)(box, game, seat),
        "gained": trial.gained[seat],
        "cards": cards[start : start + HAND],
        "next_cards": cards[then : then + HAND],
    }


def _about_price(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    by_bid = plain(winner_of)(box, game, PRICE_SPACE) == seat
    return {"why": "bid" if by_bid else "exchange", "card": game.price_pile[0] + 1}


def _about_ladder(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"swaps": [list(RANK_NAMES[rank : rank + 2]) for rank in range(game.stones - 1)]}


def _about_dock(box: Plain, game: Plain, seat: int, place: int, second: int) -> Data:
    ship = game.sea[place]
    docks = [dock for dock in range(DOCKS) if plain(refuse_dock)(box, game, seat, ship, dock) == LEGAL]
    return {
        "place": place + 1,
        "ship": ship_card(box, ship),
        "docks": [dock + 1 for dock in docks],
        "may_refuse": bool(game.refuse_ships),
    }


def _about_cargo(box: Plain, game: Plain, seat: int, dock: int, second: int) -> Data:
    return {"dock": dock + 1, "ship": ship_card(box, game.dock_ship[seat, dock])}


def _about_order(box: Plain, game: Plain, seat: int, order: int, place: int) -> Data:
    areas = [area for area in range(AREAS) if plain(refuse_area)(game, seat, place, area) == LEGAL]
    return {
        "place": place + 1 if place != NONE else None,
        "start": place == NONE,
        "order": order_card(box, order),
        "areas": [area + 1 for area in areas],
    }


def _about_produce(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    working = [work for work, building in enumerate(WORK_BUILDING) if plain(has_built)(game, seat, building)]
    return {"buildings": [WORK_NAMES[work] for work in working], "deposit": box.deposit, "interest": box.interest}


def _about_move(box: Plain, game: Plain, seat: int, last: int, second: int) -> Data:
    return {"last": name_of(last - 1, REPACKS)}


def _about_flotsam(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"goods": [name for kind, name in enumerate(GOOD_NAMES) if plain(has_room)(box, game, seat, kind, 1)]}


_ABOUT: dict[int, Callable[[Plain, Plain, int, int, int], Data]] = {
    START_GOOD: _about_start_good,
    BID: _about_bid,
    PERMIT: _about_permit,
    UPGRADE: _about_upgrade,
    PRICE: _about_price,
    LADDER: _about_ladder,
    DOCK: _about_dock,
    CARGO: _about_cargo,
    ORDER: _about_order,
    PRODUCE: _about_produce,
    MOVE: _about_move,
    FLOTSAM: _about_flotsam,
}
