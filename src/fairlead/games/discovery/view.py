"""What a person at the table sees, as nested plain data with everything they would work out: prices, room, values.

Built from a redacted record only; unknown cards are None. The display options (AD-R-29, AD-R-30) act here and nowhere
else.
"""

from __future__ import annotations

from itertools import pairwise

from ...kernel.compiler import plain
from ...kernel.records import Plain
from ..definition import Data
from ..writing import name_of
from .box import EXPEDITIONS, ORDER_TRACK, ORDERS
from .names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    EXPEDITION_NAMES,
    EXPLORERS,
    JOKER_PLACES,
    MISSION_NAMES,
    ORDER_NAMES,
    SHIP_NAMES,
    VP_NAMES,
    YEARS,
)
from .positions import STACK_STARTS, countdown, decision_data, harbour, orders_gone, running_data, ships_at
from .reserving import card_at
from .scoring import qualifies
from .state import COMPLETED, CUT_OFF, HELD, NONE, ORDER_PLACE, REFILL_PLACE
from .trade import still_needed


def view(box: Plain, game: Plain, viewer: int) -> Data:
    """The table as the viewer sees it; viewer -1 is a spectator. `game` is redacted for the viewer."""
    decision = decision_data(game)
    if decision and "order" in decision:
        decision["needed"] = plain(still_needed)(box, game, ORDER_NAMES.index(decision["order"]))
    return {
        "game": "discovery",
        "viewer": viewer if viewer >= 0 else None,
        "players": game.players,
        "over": game.final_left == HELD,
        "turn": {
            "seat": game.seat,
            "number": game.turn,
            "start_player": game.start_player,
            "cap": game.turn_cap,
            "begun": [name for action, name in enumerate(ACTION_NAMES) if game.begun >> action & 1],
            "open": name_of(game.open, ACTION_NAMES),
        },
        "decision": (decision | {"seat": game.seat}) if decision else None,
        "seats": [seat_view(box, game, seat, viewer) for seat in range(game.players)],
        "expeditions": [expedition_view(box, game, expedition) for expedition in range(EXPEDITIONS)],
        "buy_row": [ship_card(box, game, place) for place in range(REFILL_PLACE)],
        "refill_row": [ship_card(box, game, place) for place in range(REFILL_PLACE, ORDER_PLACE)],
        "stacks": [max(0, end - max(s, game.drawn)) for s, end in pairwise(STACK_STARTS)],
        "display": [order_card(box, game, place) for place in range(ORDER_PLACE, ORDER_PLACE + len(game.display))],
        "pile": game.pile_size,
        "completed_orders": orders_gone(game, COMPLETED),
        "cut_off_orders": orders_gone(game, CUT_OFF),
        "scorings": {"interim": countdown(game.interim_left), "final": countdown(game.final_left)},
    }


def seat_view(box: Plain, game: Plain, seat: int, viewer: int) -> Data:
    """One player as the viewer sees them."""
    own = seat == viewer
    vp = dict(zip(VP_NAMES, game.vp[seat].tolist(), strict=True))
    return {
        "seat": seat,
        "coins": game.coins[seat] if own or game.open_coins else None,
        "completed": game.completed[seat],
        "vp": vp | {"total": sum(vp.values())},
        "harbour": harbour(game, seat),
        "hand": hand_view(box, game, seat, own),
        "joker": joker_view(box, game, seat),
        "mission": mission_view(box, game, seat),
        "any_colour_cards": game.any_cards[seat],
        "reservation_cards": game.reservation_cards[seat],
        "running": [
            running_data(game, order) | {"income": box.income[order, game.rounds[order]]}
            for order in range(ORDERS)
            if game.runner[order] == seat
        ],
    }


def hand_view(box: Plain, game: Plain, seat: int, own: bool) -> list[Data | None]:
    """A hand: None for an order the viewer does not know. Taken orders may be kept unmarked (AD-R-30)."""
    orders = game.hand[seat].tolist()[: game.hand_size[seat]]
    known = game.hand_known[seat]
    if not own and not game.show_taken_orders:
        return [None] * len(orders)
    return [
        order_data(box, order) | {"known_to_all": i < known} if order >= 0 else None for i, order in enumerate(orders)
    ]


def joker_view(box: Plain, game: Plain, seat: int) -> Data:
    """A joker: its colours if known, and where it is."""
    joker = game.joker[seat]
    colours = [COLOUR_NAMES[colour] for colour in box.joker_colours[joker].tolist()] if joker >= 0 else None
    return {"colours": colours, "shown": bool(game.joker_shown[seat]), "place": JOKER_PLACES[game.joker_at[seat]]}


def mission_view(box: Plain, game: Plain, seat: int) -> Data | None:
    """A mission that the viewer knows: its values, and where it qualifies now."""
    kind = game.mission[seat]
    if kind < 0:
        return None
    values = box.mission_vp[game.players, kind].tolist()
    here = [EXPEDITION_NAMES[e] for e in range(EXPEDITIONS) if plain(qualifies)(game, seat, kind, e)]
    return {
        "kind": MISSION_NAMES[kind],
        "values": values,
        "value": values[min(game.completed[seat], ORDER_TRACK - 1)],
        "qualifying": here,
    }


def expedition_view(box: Plain, game: Plain, expedition: int) -> Data:
    """One expedition with its ships."""
    colour = box.expedition_colour[expedition]
    values = box.expedition_vp[expedition].tolist()
    ships = ships_at(game, expedition)
    for ship in ships:
        ship["matching"] = ship["colour"] == COLOUR_NAMES[colour]
    return {
        "name": EXPEDITION_NAMES[expedition],
        "explorer": EXPLORERS[expedition],
        "year": YEARS[expedition],
        "colour": COLOUR_NAMES[colour],
        "capacity": box.expedition_capacity[expedition],
        "free": box.expedition_capacity[expedition] - game.loaded[expedition],
        "row_colour": name_of(game.row_colour[expedition], COLOUR_NAMES),
        "values": dict(zip(("interim_plain", "interim_match", "final_plain", "final_match"), values, strict=True)),
        "ships": ships,
    }


def ship_card(box: Plain, game: Plain, place: int) -> Data | None:
    """A ship of the rows."""
    ship = plain(card_at)(game, place)
    if ship == NONE:
        return None
    return {
        "ship": SHIP_NAMES[ship],
        "colour": COLOUR_NAMES[box.ship_colour[ship]],
        "capacity": box.ship_capacity[ship],
        "price": box.ship_price[ship],
        **reservation_view(game, place),
    }


def order_card(box: Plain, game: Plain, place: int) -> Data | None:
    """An order of the display."""
    order = plain(card_at)(game, place)
    return None if order == NONE else order_data(box, order) | reservation_view(game, place)


def order_data(box: Plain, order: int) -> Data:
    """What is printed on an order."""
    return {
        "order": ORDER_NAMES[order],
        "colour": COLOUR_NAMES[box.order_colour[order]],
        "capacity": box.order_capacity[order],
        "incomes": box.income[order].tolist()[1:],
    }


def reservation_view(game: Plain, place: int) -> Data:
    """The seat that reserved a place, and whether it did so in this turn."""
    seat = game.reserver[place] if game.reserver[place] != NONE else None
    return {"reserved_by": seat, "reserved_now": bool(game.reserved_now[place])}
