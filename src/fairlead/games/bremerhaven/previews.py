"""What a move costs and brings before it is played, as plain data for words to tell.

Made from a redacted record, so it says nothing that its reader does not know. Money that is paid is negative. Whatever
a move does to cash, deposit and marker is read off a trial on a copy, so that it cannot differ from the rules.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.compiler import plain
from ...kernel.decisions import FIRST, SECOND, row_for
from ...kernel.records import Plain, copy_of
from ..definition import Data, Move
from ..writing import counted
from .actions import (
    ADD_BOLLARD,
    CONSTRUCT,
    LAY_ORDER,
    PLACE_CARD,
    REMOVE_COVER,
    SET_PRICE,
    SWAP_RANKS,
    WORK_SET,
)
from .bidding import cards_on, place_card, rank_of, total_on
from .box import (
    AREAS,
    BUILDING_SPACE,
    CAR_PARK,
    DOCKS,
    FIELDS,
    GARAGE,
    GOODS,
    HAND,
    LAND,
    SEA,
    SPACES,
)
from .city import extension_price, permit_price, swap_ranks, upgrade, upgrade_price, use_permit
from .clauses import LEGAL
from .ending import money_of
from .harbour import dock_size, has_built, is_covered, is_open
from .land import MONEY, PRESTIGE, refuse_order
from .moving import is_complete, move_goods
from .names import BUILDING_NAMES, CARGO_NAMES, GOOD_NAMES, ORDER_TITLES, RANK_NAMES, SHIP_TITLES, SPACE_CODES
from .printed import prices_on
from .production import work
from .questions import refuse_start_good
from .sea import can_dock, dock_ship
from .settlement import pass_time, show_prestige
from .state import NONE, SALES


def preview(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """Money and prestige that a move takes or gives, and what it is about: `{"money": -5, "permit": 3, "cost": 2}`."""
    maker = _PREVIEWS.get(move.kind)
    return maker(box, game, seat, move) if maker else {}


def first_of(game: Plain, seat: int) -> int:
    """The first argument of a seat's question."""
    argument: int = game.stack[plain(row_for)(game, seat), FIRST]
    return argument


def second_of(game: Plain, seat: int) -> int:
    """The second argument of a seat's question."""
    argument: int = game.stack[plain(row_for)(game, seat), SECOND]
    return argument


def gains(before: Plain, after: Plain, seat: int) -> Data:
    """What changed in a seat's money and prestige; what did not is left out."""
    money = plain(money_of)(after, seat) - plain(money_of)(before, seat)
    prestige = after.prestige[seat] - before.prestige[seat]
    return {name: number for name, number in (("money", money), ("prestige", prestige)) if number}


# ------------------------------------------------------------------ cards in words


def ship_terms(box: Plain, ship: int) -> Data:
    """A ship as words take it: cargo by kind, and its other numbers."""
    return {
        "ship": SHIP_TITLES[ship],
        "cargo": {CARGO_NAMES[box.cargo[ship]]: box.amount[ship]},
        "dwell": box.dwell[ship],
        "bollards": box.bollards[ship],
        "stars": box.ship_prestige[ship],
    }


def order_terms(box: Plain, order: int) -> Data:
    """An order as words take it: goods by kind, bonus and penalty as money or prestige, 0 for none."""
    return {
        "order": ORDER_TITLES[order],
        "asked": counted(box.asks[order].tolist(), CARGO_NAMES),
        "duration": box.duration[order],
        "bonus_money": box.bonus[order, MONEY],
        "bonus_prestige": box.bonus[order, PRESTIGE],
        "penalty_money": box.penalty[order, MONEY],
        "penalty_prestige": box.penalty[order, PRESTIGE],
    }


# ------------------------------------------------------------------ set-up and bidding


def _preview_pick(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """How many are left to take, and whether they can only be of the same kind (BH-DEC-1)."""
    kind = GOOD_NAMES.index(move.fields["good"])
    later = any(plain(refuse_start_good)(box, game, seat, other, kind) == LEGAL for other in range(kind + 1, GOODS))
    return {"left": box.start_goods - first_of(game, seat) - 1, "only": not later}


def _preview_bid(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The own total on the space with this card, how many cards others have there, and what there is to win.

    Nothing is told of a gap, which there is only where a position made by hand has run out of cards (BH-R-26).
    """
    value, space = (move.id - PLACE_CARD) // SPACES + 1, (move.id - PLACE_CARD) % SPACES
    others = sum(plain(cards_on)(game, other, space) for other in range(game.stones) if other != seat)
    trial = copy_of(game)
    plain(place_card)(trial, seat, value, space)
    data: Data = {"code": SPACE_CODES[space], "total": plain(total_on)(box, trial, seat, space), "others": others}
    if space == CAR_PARK:
        data["money"] = box.garage_money if plain(has_built)(game, seat, GARAGE) else box.car_park_money
    elif space == BUILDING_SPACE and game.building_left > 0:
        building = game.building_pile[game.building_left - 1]
        data |= {"building": BUILDING_NAMES[building], "stars": box.building_prestige[building]}
    elif SEA <= space < LAND and game.sea[space - SEA] != NONE:
        ship = game.sea[space - SEA]
        data |= {**ship_terms(box, ship), "fits": bool(plain(can_dock)(box, game, seat, ship))}
    elif space >= LAND and game.land[space - LAND] != NONE:
        data |= order_terms(box, game.land[space - LAND])
        data["room"] = any(game.area_order[seat, area] == NONE for area in range(AREAS))
    return data


# ------------------------------------------------------------------ the City


def _preview_permits_done(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    used = bool(first_of(game, seat))
    return {"used": used, "free": not used and plain(permit_price)(box, game, seat, 0) == 0}


def _preview_extension(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """What the permit and the extension cost, apart and together, and what changes in the harbour."""
    used = first_of(game, seat)
    trial = copy_of(game)
    plain(use_permit)(box, trial, seat, move.id, used)
    permit = plain(permit_price)(box, game, seat, used)
    data: Data = {"money": 0, **gains(game, trial, seat), "permit": permit}
    data["cost"] = plain(extension_price)(box, game, seat, move.id)
    if move.id >= CONSTRUCT:
        building = move.id - CONSTRUCT
        field = next(f for f in range(FIELDS) if trial.building_on[seat, f] == building)
        return data | {"stars": box.building_prestige[building], "field": field + 1}
    if move.id >= REMOVE_COVER:
        field = move.id - REMOVE_COVER
        areas = [area + 1 for area in range(AREAS) if box.gate[area] == field and plain(is_covered)(game, seat, field)]
        return data | {"opens": areas[0] if areas else None}
    assert move.id >= ADD_BOLLARD
    sizes = [plain(dock_size)(box, trial, seat, dock) for dock in range(DOCKS)]
    grown = [dock + 1 for dock in range(DOCKS) if sizes[dock] > plain(dock_size)(box, game, seat, dock)]
    return data | {"sizes": sizes, "grown": grown, "count": len(grown)}


def _preview_upgrade(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The price, and the hand of the next round (BH-INFL-4)."""
    trial = copy_of(game)
    plain(upgrade)(box, trial, seat)
    cards = box.influence.tolist()
    start, gained = game.upgrades[seat], trial.gained[seat]
    hand = cards[start + gained : start + gained + HAND]
    price = plain(upgrade_price)(box, game, seat)
    return {"money": -price, "gained": gained, "hand": hand, "gone": cards[start : start + gained]}


def _preview_price(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The prices of the card, and what the goods on the own orders would sell for: now, and if all were complete."""
    prices = prices_on(box, move.id - SET_PRICE)
    worth = sum(
        number * price
        for area in range(AREAS)
        for number, price in zip(game.loaded[seat, area].tolist(), prices.values(), strict=True)
    )
    filled = sum(filled_worth(box, game, seat, area, [*prices.values()]) for area in range(AREAS))
    named = {f"{good}_price": price for good, price in prices.items()}
    return {"prices": named, "current": game.price_pile[0] == move.id - SET_PRICE, "worth": worth, "filled": filled}


def filled_worth(box: Plain, game: Plain, seat: int, area: int, prices: list[int]) -> int:
    """What a complete order would sell for: free jokers with the dearest good, 0 without an order."""
    order = game.area_order[seat, area]
    if order == NONE:
        return 0
    asked: list[int] = box.asks[order].tolist()
    loaded: list[int] = game.loaded[seat, area].tolist()
    taken = [max(number, wanted) for number, wanted in zip(loaded, asked[:GOODS], strict=True)]
    free = sum(asked) - sum(taken)
    return sum(number * price for number, price in zip(taken, prices, strict=True)) + free * max(prices)


def _preview_ladder(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The own rank and income afterwards (BH-LADDER-5)."""
    trial = copy_of(game)
    if move.kind == "swap":
        plain(swap_ranks)(trial, move.id - SWAP_RANKS)
    before, after = plain(rank_of)(game, seat), plain(rank_of)(trial, seat)
    step = "up" if after < before else "down" if after > before else "stay"
    return {"rank": RANK_NAMES[after], "income": box.income[after], "step": step}


# ------------------------------------------------------------------ ships and orders


def _preview_dock(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The ship, the size of the dock and what the size leaves unused; money of the Customs House."""
    place, dock = first_of(game, seat), move.fields["dock"] - 1
    trial = copy_of(game)
    plain(dock_ship)(box, trial, seat, place, dock)
    size = plain(dock_size)(box, game, seat, dock)
    terms = ship_terms(box, game.sea[place])
    return {**gains(game, trial, seat), **terms, "size": size, "spare": size - terms["bollards"]}


def _preview_send_away(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    return ship_terms(box, game.sea[first_of(game, seat)])


def _preview_cargo(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    ship, kind = game.dock_ship[seat, first_of(game, seat)], GOOD_NAMES.index(move.fields["good"])
    terms = {"ship": SHIP_TITLES[ship], "goods": {GOOD_NAMES[kind]: box.amount[ship]}}
    return {**terms, "price": box.price[game.price_pile[0], kind]}


def _preview_lay(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    area = move.id - LAY_ORDER
    return {**order_terms(box, first_of(game, seat)), "open": bool(plain(is_open)(box, game, seat, area))}


def _preview_refuse(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The penalty as it would really be paid (BH-ORDER-4, BH-PAY-1)."""
    order = first_of(game, seat)
    trial = copy_of(game)
    plain(refuse_order)(box, trial, seat, order)
    return {**gains(game, trial, seat), **order_terms(box, order)}


# ------------------------------------------------------------------ the harbour


def _preview_produce(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """Goods made, cash laid on the Bank and what the deposit grows by."""
    trial = copy_of(game)
    plain(work)(box, trial, seat, move.id - WORK_SET)
    made = [trial.storage[seat, kind] - game.storage[seat, kind] for kind in range(GOODS)]
    data: Data = {"goods": counted(made, GOOD_NAMES) or None}
    if trial.deposit[seat] > game.deposit[seat]:
        paid = trial.cash[seat] - game.cash[seat]
        data |= {"money": paid, "deposit": trial.deposit[seat] - game.deposit[seat]}
    return data


def _preview_done(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """What the end of the harbour phase brings: prestige lying out, ships that leave, orders that are settled."""
    trial = copy_of(game)
    plain(show_prestige)(box, trial, seat)
    plain(pass_time)(box, trial, seat)
    leaving = [dock for dock in range(DOCKS) if game.dock_ship[seat, dock] != trial.dock_ship[seat, dock]]
    lost = [sum(game.aboard[seat, dock] for dock in leaving if game.dock_kind[seat, dock] == g) for g in range(GOODS)]
    settled = [area for area in range(AREAS) if game.area_order[seat, area] != trial.area_order[seat, area]]
    complete = [area for area in settled if plain(is_complete)(box, game, seat, area)]
    changed = gains(game, trial, seat)
    names = {"money": "receives", "prestige": "gains"}
    grown = {names[key]: number for key, number in changed.items() if number > 0}
    return {
        **changed,
        **grown,
        "leaving": len(leaving),
        "lost": counted(lost, GOOD_NAMES) or None,
        "settled": len(settled),
        "complete": len(complete),
        "sales": trial.money_from[seat, SALES] - game.money_from[seat, SALES],
    }


def _preview_goods(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """Pieces that are moved, and for an order what they would sell for now and whether it is complete then."""
    trial = copy_of(game)
    plain(move_goods)(box, trial, seat, move.id)
    data: Data = {}
    if "dock" in move.fields:
        data["ship"] = SHIP_TITLES[game.dock_ship[seat, move.fields["dock"] - 1]]
    if "area" not in move.fields:
        moved = [trial.storage[seat, kind] - game.storage[seat, kind] for kind in range(GOODS)]
        return {**data, "goods": counted(moved, GOOD_NAMES)}
    area = move.fields["area"] - 1
    moved = [trial.loaded[seat, area, kind] - game.loaded[seat, area, kind] for kind in range(GOODS)]
    prices = box.price[game.price_pile[0]].tolist()
    return {
        **data,
        "goods": counted(moved, GOOD_NAMES),
        "order": ORDER_TITLES[game.area_order[seat, area]],
        "worth": sum(number * price for number, price in zip(moved, prices, strict=True)),
        "completes": bool(plain(is_complete)(box, trial, seat, area)),
    }


def _preview_repack(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    trial = copy_of(game)
    plain(move_goods)(box, trial, seat, move.id)
    changes = [trial.storage[seat, kind] - game.storage[seat, kind] for kind in range(GOODS)]
    used, made = ([max(0, sign * change) for change in changes] for sign in (-1, 1))
    return {"money": 0, **gains(game, trial, seat)} | {
        "used": counted(used, GOOD_NAMES),
        "goods": counted(made, GOOD_NAMES),
    }


def _preview_take(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    return {"goods": {move.fields["good"]: 1}}


_PREVIEWS: dict[str, Callable[[Plain, Plain, int, Move], Data]] = {
    "pick": _preview_pick,
    "bid": _preview_bid,
    "permits-done": _preview_permits_done,
    "bollard": _preview_extension,
    "cover": _preview_extension,
    "construct": _preview_extension,
    "upgrade": _preview_upgrade,
    "price": _preview_price,
    "keep": _preview_ladder,
    "swap": _preview_ladder,
    "dock": _preview_dock,
    "send-away": _preview_send_away,
    "cargo": _preview_cargo,
    "lay": _preview_lay,
    "refuse": _preview_refuse,
    "produce": _preview_produce,
    "done": _preview_done,
    "unload": _preview_goods,
    "unload-all": _preview_goods,
    "load": _preview_goods,
    "load-all": _preview_goods,
    "tranship": _preview_goods,
    "tranship-all": _preview_goods,
    "pack": _preview_repack,
    "unpack": _preview_repack,
    "take": _preview_take,
}
