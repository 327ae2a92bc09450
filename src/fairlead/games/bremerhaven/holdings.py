"""What players have, as plain data: money, prestige, influence cards, and the harbour with docks, orders and fields.

No rule asks on which field a good lies, so goods are laid out here in one fixed way (BH-VIEW-2); a client may show them
elsewhere as long as the counts agree.
"""

from __future__ import annotations

from bisect import bisect

from ...kernel.compiler import plain
from ...kernel.records import Plain
from ..definition import Data
from ..writing import bits_of, counted, name_of
from .actions import ADD_BOLLARD, REMOVE_COVER
from .bidding import holds_card, rank_of
from .box import (
    AREAS,
    CRATE,
    DOCKS,
    FIELDS,
    FORWARDING,
    GOODS,
    HAND,
    HOTEL,
    INSURANCE,
    JOKER,
    MIDDLE_DOCK,
    PASSENGER,
    PILOT,
    VALUES,
    WALL_SPACES,
    WALLS,
)
from .city import extension_price
from .ending import money_of, score_of
from .harbour import (
    dock_size,
    free_fields,
    has_built,
    has_room,
    is_covered,
    is_open,
    open_fields,
    prestige_lying_out,
    shed_places,
    storage_need,
)
from .land import MONEY, PRESTIGE
from .moving import is_complete, repack_price
from .names import BUILDING_NAMES, CARGO_NAMES, GOOD_NAMES, MONEY_NAMES, PRESTIGE_NAMES, RANK_NAMES
from .printed import building_card, order_card, ship_card
from .state import BIDDING, NONE


def seat_view(box: Plain, game: Plain, seat: int, viewer: int) -> Data:
    """One player as the viewer sees them. Everything but face-down cards is open (BH-R-39)."""
    score = plain(score_of)(game, seat)
    built = bits_of(game.built[seat])
    return {
        "seat": seat,
        "rank": RANK_NAMES[plain(rank_of)(game, seat)],
        "cash": game.cash[seat],
        "deposit": game.deposit[seat],
        "money": plain(money_of)(game, seat),
        "prestige": game.prestige[seat],
        "prestige_out": plain(prestige_lying_out)(box, game, seat),
        "points": {"score": score, "total": score},
        "money_from": dict(zip(MONEY_NAMES, game.money_from[seat].tolist(), strict=True)),
        "prestige_from": dict(zip(PRESTIGE_NAMES, game.prestige_from[seat].tolist(), strict=True)),
        **cards_view(box, game, seat, viewer),
        "walls": [wall_view(box, game, seat, wall) for wall in range(WALLS)],
        "docks": [dock_view(box, game, seat, dock) for dock in range(DOCKS)],
        "areas": [area_view(box, game, seat, area) for area in range(AREAS)],
        "storage": storage_view(box, game, seat),
        **layout_view(box, game, seat),
        "buildings": [building_card(box, building) for building in built],
        "reserve": [building_card(box, building) for building in bits_of(game.reserve[seat])],
    }


# ------------------------------------------------------------------ influence cards


def cards_view(box: Plain, game: Plain, seat: int, viewer: int) -> Data:
    """The influence cards of a player or the dummy: the five of this round and the stock, which all can tell.

    `hand` are those not yet placed, None where the viewer cannot know which they are.
    """
    cards, first = box.influence.tolist(), game.upgrades[seat]
    placed = sum(space != NONE for space in game.bid_space[seat].tolist())
    known = seat == viewer or placed == 0 or game.phase != BIDDING
    return {
        "cards": cards[first : first + HAND],
        "hand": hand_of(cards[first : first + HAND], game.bid_value[seat].tolist()[:placed]) if known else None,
        "in_hand": HAND - placed,
        "stock": cards[first + HAND :],
        "upgrades": first,
        "gained": game.gained[seat],
        "next_cards": cards[first + game.gained[seat] : first + game.gained[seat] + HAND],
    }


def hand_of(cards: list[int], placed: list[int]) -> list[int]:
    """The cards that are left of some when others have been placed."""
    left = list(cards)
    for value in placed:
        left.remove(value)
    return left


def values_in(cards: int) -> list[int]:
    """The values among `cards_in_hand`, each once."""
    return [value for value in range(1, VALUES + 1) if plain(holds_card)(cards, value)]


# ------------------------------------------------------------------ docks


def wall_view(box: Plain, game: Plain, seat: int, wall: int) -> Data:
    """A wall: its bollards, and the price of the next one for its owner, permit aside."""
    bollards = game.walls[seat, wall]
    room = bollards < WALL_SPACES
    price = plain(extension_price)(box, game, seat, ADD_BOLLARD + wall) if room else None
    return {"wall": wall + 1, "bollards": bollards, "most": WALL_SPACES, "price": price}


def dock_view(box: Plain, game: Plain, seat: int, dock: int) -> Data:
    """A dock with its size, its ship, and what is still aboard. `kind` is None while jokers wait for a choice."""
    ship = game.dock_ship[seat, dock]
    return {
        "dock": dock + 1,
        "size": plain(dock_size)(box, game, seat, dock),
        "pilot": dock == MIDDLE_DOCK and bool(plain(has_built)(game, seat, PILOT)),
        "ship": ship_card(box, ship) if ship != NONE else None,
        "markers": game.dock_markers[seat, dock],
        "leaves": ship != NONE and game.dock_markers[seat, dock] == 1,
        "kind": name_of(game.dock_kind[seat, dock], GOOD_NAMES),
        "aboard": game.aboard[seat, dock],
    }


# ------------------------------------------------------------------ orders


def area_view(box: Plain, game: Plain, seat: int, area: int) -> Data:
    """A loading area with its order: what is loaded, what is still asked for, and what it would bring now."""
    order = game.area_order[seat, area]
    data: Data = {
        "area": area + 1,
        "gate": box.gate[area] + 1,
        "open": bool(plain(is_open)(box, game, seat, area)),
        "order": order_card(box, order) if order != NONE else None,
        "markers": game.area_markers[seat, area],
        "due": order != NONE and game.area_markers[seat, area] == 1,
        "loaded": counted(game.loaded[seat, area].tolist(), GOOD_NAMES),
        "lacking": {},
        "complete": False,
        "worth": 0,
        "settlement": None,
    }
    if order != NONE:
        data["lacking"] = counted(lacking(box, game, seat, area), CARGO_NAMES)
        data["complete"] = bool(plain(is_complete)(box, game, seat, area))
        data["worth"] = sales_of(box, game, game.loaded[seat, area].tolist())
        data["settlement"] = settlement_view(box, game, seat, area)
    return data


def lacking(box: Plain, game: Plain, seat: int, area: int) -> list[int]:
    """What an order still asks for by kind, the jokers last; matching symbols are filled first (BH-MOVE-7, BH-R-42)."""
    asked, loaded = box.asks[game.area_order[seat, area]].tolist(), game.loaded[seat, area].tolist()
    beyond = sum(max(0, loaded[kind] - asked[kind]) for kind in range(GOODS))
    return [max(0, asked[kind] - loaded[kind]) for kind in range(GOODS)] + [asked[JOKER] - beyond]


def sales_of(box: Plain, game: Plain, goods: list[int]) -> int:
    """What some goods sell for at the current prices."""
    return sum(number * price for number, price in zip(goods, box.price[game.price_pile[0]].tolist(), strict=True))


def settlement_view(box: Plain, game: Plain, seat: int, area: int) -> Data:
    """What an order would bring if it were settled now, before any limit by what its owner has (BH-SETTLE-1 to -4)."""
    order = game.area_order[seat, area]
    complete = plain(is_complete)(box, game, seat, area)
    bonus, penalty = box.bonus[order].tolist(), box.penalty[order].tolist()
    if complete:
        agent = box.forwarding_money if plain(has_built)(game, seat, FORWARDING) else 0
        money, prestige = bonus[MONEY] + agent, bonus[PRESTIGE]
    else:
        insured = plain(has_built)(game, seat, INSURANCE)
        money, prestige = 0 if insured else -penalty[MONEY], -penalty[PRESTIGE]
    sales = sales_of(box, game, game.loaded[seat, area].tolist())
    return {"sales": sales, "terms": money, "money": sales + money, "prestige": prestige}


# ------------------------------------------------------------------ fields and storage


def storage_view(box: Plain, game: Plain, seat: int) -> Data:
    """Goods in storage by kind, the fields they need and how many more of each kind find room (BH-STORE-2 to -4)."""
    free_open = plain(open_fields)(game, seat)
    return {
        "goods": dict(zip(GOOD_NAMES, game.storage[seat].tolist(), strict=True)),
        "open_fields": free_open,
        "capacity": free_open + plain(shed_places)(box, game, seat),
        "need": plain(storage_need)(box, game, seat),
        "free_fields": plain(free_fields)(box, game, seat),
        "room": {name: room_for(box, game, seat, kind) for kind, name in enumerate(GOOD_NAMES)},
        "repack_price": plain(repack_price)(box, game, seat),
    }


def room_for(box: Plain, game: Plain, seat: int, kind: int) -> int:
    """How many more goods of one kind find room."""
    most = box.per_field[kind] * (FIELDS + box.shed_places) + box.hotel_places
    return bisect(range(1, most + 1), 0, key=lambda count: not plain(has_room)(box, game, seat, kind, count))


def layout_view(box: Plain, game: Plain, seat: int) -> Data:
    """The fields with covers, buildings and goods, and what the Transit Shed and the Grand Hotel hold (BH-VIEW-2)."""
    stored = game.storage[seat].tolist()
    guests = min(stored[PASSENGER], box.hotel_places) if plain(has_built)(game, seat, HOTEL) else 0
    stored[PASSENGER] -= guests
    piles = [pile for kind in range(GOODS) for pile in piles_of(kind, stored[kind], box.per_field[kind])]
    inside = plain(shed_places)(box, game, seat)
    shed, outside = piles[:inside], iter(piles[inside:])
    fields = []
    for field in range(FIELDS):
        covered = bool(plain(is_covered)(game, seat, field))
        building = game.building_on[seat, field]
        free = not covered and building == NONE
        fields.append(field_view(box, game, seat, field) | {"goods": next(outside, None) if free else None})
    return {"fields": fields, "shed": shed, "hotel": guests}


def piles_of(kind: int, count: int, most: int) -> list[Data]:
    """Goods of a kind as they lie on fields: one by one, crates in pairs (BH-STORE-1)."""
    assert most == 1 or kind == CRATE
    piles = [most] * (count // most) + ([count % most] if count % most else [])
    return [{"kind": GOOD_NAMES[kind], "count": number} for number in piles]


def field_view(box: Plain, game: Plain, seat: int, field: int) -> Data:
    """A field: its cover with the price for the owner, permit aside, its building, the loading area it opens."""
    covered = bool(plain(is_covered)(game, seat, field))
    areas = [area + 1 for area in range(AREAS) if box.gate[area] == field]
    return {
        "field": field + 1,
        "covered": covered,
        "price": plain(extension_price)(box, game, seat, REMOVE_COVER + field) if covered else None,
        "building": name_of(game.building_on[seat, field], BUILDING_NAMES),
        "gate_of": areas[0] if areas else None,
    }
