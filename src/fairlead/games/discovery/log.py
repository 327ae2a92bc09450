"""What a move costs and brings before it is played, and what happened after it, as plain data for words to tell.

Both are made from redacted records, so they say nothing that their reader does not know.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.compiler import plain
from ...kernel.decisions import first_of, kind_of, second_of
from ...kernel.records import Plain, copy_of
from ..definition import Data, Move
from .box import FINAL_PLAIN, INTERIM_PLAIN, ORDERS
from .expeditions import needs_card, scoring_colour
from .names import (
    CARD_NAMES,
    COLOUR_NAMES,
    EXPEDITION_NAMES,
    ORDER_NAMES,
    PLACE_NAMES,
    SHIP_CODE_NAMES,
    SHIP_NAMES,
    VP_NAMES,
)
from .reserving import card_at
from .ships import fee_of, has_colour
from .state import (
    COMPLETED,
    CUT_OFF,
    FINAL_CARD,
    HELD,
    IN_HARBOUR,
    INTERIM_CARD,
    INTERIM_VP,
    JOKER,
    JOKER_COLOUR,
    NONE,
    ORDER_PLACE,
    WAITING,
)
from .trade import can_fill, free_ships

# ------------------------------------------------------------------ before: what a move costs and brings


def preview(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """Coins and cards that a move of the active seat moves, and what it is about: `{"coins": -4, "ship": "G2"}`."""
    maker = _PREVIEWS.get(move.kind)
    return maker(box, game, move) if maker else {}


def _preview_coins(box: Plain, game: Plain, move: Move) -> Data:
    return {"coins": box.take_coins}


def _preview_order(box: Plain, game: Plain, move: Move) -> Data:
    order = game.display[move.fields["slot"]]
    return {"coins": -box.order_price, "order": ORDER_NAMES[order], "incomes": box.income[order].tolist()[1:]}


def _preview_pile(box: Plain, game: Plain, move: Move) -> Data:
    return {"coins": -box.order_price}


def _preview_buy(box: Plain, game: Plain, move: Move) -> Data:
    ship = game.buy_row[move.fields["column"]]
    return {"coins": -box.ship_price[ship], "ship": SHIP_NAMES[ship]}


def _preview_place(box: Plain, game: Plain, move: Move) -> Data:
    ship = SHIP_CODE_NAMES.index(move.fields["ship"])
    expedition = EXPEDITION_NAMES.index(move.fields["expedition"])
    data: Data = {"coins": -plain(fee_of)(box, ship), "any_colour_card": False}
    if ship >= JOKER and game.row_colour[expedition] == NONE:
        # Its colour is asked next; until then, what the better one brings.
        pair = box.joker_colours[game.joker[game.seat]].tolist()
        wanted = box.expedition_colour[expedition]
        return data | {"asks_colour": True} | _values(box, game, expedition, wanted if wanted in pair else pair[0])
    card = bool(plain(needs_card)(box, game, ship, expedition))
    colour = box.ship_colour[ship] if ship < JOKER and game.row_colour[expedition] == NONE else None
    if colour is None:
        colour = plain(scoring_colour)(box, game, ship, expedition, card)
    return data | {"any_colour_card": card} | _values(box, game, expedition, colour)


def _values(box: Plain, game: Plain, expedition: int, colour: int) -> Data:
    """VP of a ship of a colour at an expedition, for the scorings still to come."""
    matching = int(colour == box.expedition_colour[expedition])
    values = {"matching": bool(matching), "final_vp": box.expedition_vp[expedition, FINAL_PLAIN + matching]}
    if game.interim_left != HELD:
        values["interim_vp"] = box.expedition_vp[expedition, INTERIM_PLAIN + matching]
    return values


def _preview_joker_colour(box: Plain, game: Plain, move: Move) -> Data:
    colour = box.joker_colours[game.joker[game.seat], move.fields["choice"]]
    return {"colour": COLOUR_NAMES[colour]} | _values(box, game, plain(second_of)(game), colour)


def _preview_start(box: Plain, game: Plain, move: Move) -> Data:
    order = ORDER_NAMES.index(move.fields["order"])
    capacity, coins, cards = box.order_capacity[order], game.coins[game.seat], game.any_cards[game.seat]
    ships, joker = plain(free_ships)(game, game.seat), game.joker_at[game.seat] == IN_HARBOUR

    def possible(coins: int, cards: int) -> bool:
        return bool(plain(can_fill)(box, game, order, capacity, ships, joker, coins, cards))

    return {
        "capacity": capacity,
        "incomes": box.income[order].tolist()[1:],
        "least_fee": next((fee for fee in range(coins) if possible(fee, cards)), coins),
        "any_colour_card": not possible(coins, 0),
    }


def _preview_load(box: Plain, game: Plain, move: Move) -> Data:
    ship = SHIP_CODE_NAMES.index(move.fields["ship"])
    colour = box.order_colour[plain(first_of)(game)]
    fits = plain(has_colour)(box, game, game.seat, ship, colour)
    return {"coins": -plain(fee_of)(box, ship), "any_colour_card": not fits}


def _preview_rounds(box: Plain, game: Plain, move: Move) -> Data:
    return {"income": box.income[plain(first_of)(game), move.fields["rounds"]]}


def _preview_reserve(box: Plain, game: Plain, move: Move) -> Data:
    place = PLACE_NAMES.index(move.fields["place"])
    return {"reservation_card": True, "card": _card(game, place)}


_PREVIEWS: dict[str, Callable[[Plain, Plain, Move], Data]] = {
    "coins": _preview_coins,
    "order": _preview_order,
    "order-pile": _preview_pile,
    "buy": _preview_buy,
    "place": _preview_place,
    "joker-colour": _preview_joker_colour,
    "start": _preview_start,
    "load": _preview_load,
    "rounds": _preview_rounds,
    "reserve": _preview_reserve,
}


def _card(game: Plain, place: int) -> str:
    names = SHIP_NAMES if place < ORDER_PLACE else ORDER_NAMES
    return names[plain(card_at)(game, place)]


# ------------------------------------------------------------------ after: what happened


def events(box: Plain, before: Plain, after: Plain, seat: int, move: Move, viewer: int) -> list[Data]:
    """What one move did, in order: the step itself, cards that came up, and what the end of a turn brought.

    All moves of this game are made in the open, so what the viewer knows is what the two records hold.
    """
    happened = [_step(box, before, after, move), *_turned_up(before, after, move)]
    if (before.seat, before.turn) != (after.seat, after.turn) or after.depth == 0:
        happened += _turn_end(box, before, after)
    return [event for event in happened if event]


def _step(box: Plain, before: Plain, after: Plain, move: Move) -> Data:
    """The step as an event; a joker placed first is told with its colour, when that is named."""
    if move.kind in ("end", "done"):
        return {}
    if move.kind == "place" and plain(kind_of)(after) == JOKER_COLOUR:
        return {}
    # A joker is shown by its first use: a reader who did not know it before the move knows it after.
    before = copy_of(before)
    before.joker[before.seat] = after.joker[before.seat]
    event: Data = {"event": move.kind, "seat": before.seat, **move.fields}
    if move.kind != "start":  # what its ships will cost is told as they are loaded
        event |= preview(box, before, before.seat, move)
    if move.kind == "order-pile":
        event["order"] = _drawn_order(before, after)
    elif move.kind == "joker-colour":
        ship, expedition = plain(first_of)(before), plain(second_of)(before)
        event |= {"ship": SHIP_CODE_NAMES[ship], "expedition": EXPEDITION_NAMES[expedition]}
        event |= {"coins": -plain(fee_of)(box, ship)}
    elif move.kind in ("load", "rounds"):
        event["order"] = ORDER_NAMES[plain(first_of)(before)]
    return event


def _drawn_order(before: Plain, after: Plain) -> str | None:
    """The order that came into the hand, if the reader knows it."""
    new = set(after.hand[before.seat].tolist()) - set(before.hand[before.seat].tolist())
    order = max(new, default=NONE)
    return ORDER_NAMES[order] if order >= 0 else None


def _turned_up(before: Plain, after: Plain, move: Move) -> list[Data]:
    """Cards that a purchase or an order from the display uncovered."""
    happened: list[Data] = []
    if before.interim_left == WAITING and after.interim_left != WAITING:
        happened.append({"event": "card-up", "card": CARD_NAMES[INTERIM_CARD]})
    if before.final_left == WAITING and after.final_left not in (WAITING, HELD):
        happened.append({"event": "card-up", "card": CARD_NAMES[FINAL_CARD]})
    if move.kind == "buy" and after.refill_row[move.fields["column"]] != NONE:
        happened.append({"event": "ship-up", "ship": SHIP_NAMES[after.refill_row[move.fields["column"]]]})
    if move.kind == "order" and after.display[move.fields["slot"]] != NONE:
        happened.append({"event": "order-up", "order": ORDER_NAMES[after.display[move.fields["slot"]]]})
    return happened


def _turn_end(box: Plain, before: Plain, after: Plain) -> list[Data]:
    """Scorings, the end of the game, or the next turn with the orders its tick completed."""
    happened: list[Data] = []
    if before.interim_left > 0 and after.interim_left == HELD:
        happened.append(
            {"event": "interim-scoring", "vp": [after.vp[seat, INTERIM_VP] for seat in range(after.players)]}
        )
    if after.final_left == HELD:
        for order in range(ORDERS):
            if after.gone[order] == CUT_OFF:
                happened.append({"event": "cut-off", "seat": before.runner[order], "order": ORDER_NAMES[order]})
        parts = [dict(zip(VP_NAMES, after.vp[seat].tolist(), strict=True)) for seat in range(after.players)]
        return [*happened, {"event": "final-scoring", "vp": parts}]
    happened.append({"event": "turn", "seat": after.seat, "number": after.turn})
    for order in range(ORDERS):
        if before.runner[order] == after.seat and after.gone[order] == COMPLETED:
            income = box.income[order, before.rounds[order]]
            happened.append({"event": "completed", "seat": after.seat, "order": ORDER_NAMES[order], "coins": income})
    return happened
