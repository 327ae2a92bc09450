"""What a person at the table sees, as nested plain data with everything they would work out: prices, income, routes.

Built from a redacted record only; what the viewer does not know is None. Where something depends on who asks, such as
the price of a step, it is told for the active seat.
"""

from __future__ import annotations

from itertools import product

from ...kernel.compiler import plain
from ...kernel.decisions import FIRST as FIRST_ARGUMENT
from ...kernel.decisions import KIND, SEAT, row_for
from ...kernel.decisions import SECOND as SECOND_ARGUMENT
from ...kernel.records import Plain
from ..definition import Data
from ..writing import counted, name_of
from .actions import CANAL_ROW, CELL, COMMODITY_ROW, PICK_TILE, STEP_TO
from .box import (
    BLUE,
    CANALS,
    CLOCK_STEPS,
    CREW,
    EMPLOYEE_SPACES,
    EQUIPMENT,
    FIRST,
    GOODS,
    KINDS,
    PILES,
    RED,
    ROWS,
    SAIL,
    SEATS,
    SECTORS,
    SHIP_TILES,
    SIDES,
    SLOTS,
    SOLO_TILES,
)
from .canals import cell_beside
from .clauses import CLAUSES, LEGAL
from .cruise import CROSSING
from .display import is_kind_gone
from .employees import hire_cost, refuse_hire, trader_bonus
from .ending import places
from .holdings import asked_kind, cell_view, launch_view, seat_view
from .launch import most_bonus, most_fitted, normal_speed
from .names import (
    ABOARD_NAMES,
    ACTION_NAMES,
    CANAL_NAMES,
    COLUMN_NAMES,
    COMMODITY_NAMES,
    CONTRACT_COLOURS,
    EDITION_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    KIND_NAMES_OF_TILES,
    PHASE_NAMES,
    PIECE_NAMES,
    SIDE_NAMES,
    SOLO_NAMES,
    SPACE_NAMES,
)
from .previews import rondel_pieces
from .printed import (
    canal_tile,
    commodity_tile,
    employee_tile,
    prices_of,
    ship_tile,
    swaps_of,
)
from .questions import refuse, refuse_bonus_action, refuse_choice, refuse_final_action, to_act
from .rondels import piece_after, steps_cost
from .row import first_turns, has_advanced, income_of, is_available, row_length
from .secrets import tile_in_hand
from .state import (
    BUILD_PICK,
    BUY_COMMODITY,
    CANAL_CELL,
    CANAL_PICK,
    CANAL_ROTATE,
    CHOOSE_ACTION,
    CRUISE_STEP,
    DISCARD,
    EQUIP,
    FINAL,
    FINAL_ACTION,
    LAST_PICK,
    LAST_PLACE,
    LAUNCH,
    NONE,
    OVER,
    SPEED_BONUS,
    STANDARD,
    START_SPACE,
    STEP4,
    STEPS,
    TRADE_GOOD,
    TRADE_TILE,
)
from .state import BUILD_PLACE as PLACE
from .terms import RATING_NAMES, colour_name, rating_of
from .yard import ship_length


def view(box: Plain, game: Plain, viewer: int) -> Data:
    """The table as the viewer sees it; viewer -1 is a spectator. `game` is redacted for the viewer."""
    return {
        "game": "shipyard",
        "edition": EDITION_NAMES[game.edition],
        "viewer": viewer if viewer >= 0 else None,
        "players": game.players,
        "over": game.phase == OVER,
        "phase": PHASE_NAMES[game.phase],
        "turn": turn_view(box, game),
        "clock": clock_view(box, game),
        "to_act": [seat for seat in range(game.players) if plain(to_act)(box, game) >> seat & 1],
        "decision": decision_view(box, game, viewer),
        "row": [action_view(box, game, place) for place in range(plain(row_length)(game))],
        "equipment": rondel_view(box, game, EQUIPMENT),
        "crew": rondel_view(box, game, CREW),
        "employees": [space_view(box, game, steps) for steps in range(1, EMPLOYEE_SPACES + 1)],
        "exchange": exchange_view(box, game),
        "ships": {name: ship_column(box, game, column) for column, name in enumerate(COLUMN_NAMES)},
        "blank_tiles": [KIND_NAMES_OF_TILES[kind] for kind in range(KINDS) if plain(is_kind_gone)(game, kind)],
        "commodities": commodities_view(box, game),
        "canals": canals_view(box, game),
        "stacks": stacks_view(box, game),
        "launch": launch_view(box, game),
        "seats": [seat_view(box, game, seat, viewer) for seat in range(game.players)],
        "solo": solo_view(box, game) if game.players == 1 else None,
        "places": places_view(box, game) if game.phase == OVER else None,
    }


# ------------------------------------------------------------------ the turn and the clock


def active_seat(game: Plain) -> int:
    """The player whose turn it is; while the automata move, the only player."""
    seat: int = game.seat
    return seat if seat < game.players else 0


def turn_view(box: Plain, game: Plain) -> Data:
    """Whose turn it is and how far it has come. `number` goes on through final actions and last chances."""
    after = {STANDARD: 0, FINAL: game.finished}.get(game.phase, game.players + game.finished)
    return {
        "seat": game.seat,
        "number": game.turn + after,
        "round": (game.turn - 1) // game.seats + 1,
        "rounds": standard_turns(box, game) // game.seats,
        "last_round": bool(game.ending),
        "start_player": game.start_player,
        "advanced": bool(plain(has_advanced)(game)),
        "chosen": name_of(game.chosen, ACTION_NAMES),
        "chosen_done": bool(game.chosen_done),
        "bonus_done": bool(game.bonus_done),
        "bonus_cost": box.bonus_cost,
    }


def standard_turns(box: Plain, game: Plain) -> int:
    """How many standard turns the game has, as far as can be known (SY-I-16, SY-END-3)."""
    advances = game.loop_spaces * game.players
    if game.edition != FIRST:
        advances = box.first_drop + box.wheel_steps * box.reserve[game.players] + 1
    turns: int = plain(first_turns)(game) + advances
    return min(turns, -(-game.turn // game.seats) * game.seats) if game.ending or game.phase != STANDARD else turns


def clock_view(box: Plain, game: Plain) -> Data:
    """Laps or drops so far and to come, and when contracts are discarded.

    0 steps: at the end of this turn; None: no lap or drop comes any more.
    """
    first = game.edition == FIRST
    round_trip = game.loop_spaces if first else box.wheel_steps
    steps: int | None = (-game.advances if first else box.first_drop - game.advances) % round_trip
    if steps == 0 and (not plain(has_advanced)(game) or asked_kind(game) == DISCARD):
        steps = round_trip
    if game.phase != STANDARD:
        steps = None
    done = game.laps if first else box.reserve[game.players] - game.reserve
    schedule = box.discards[game.edition, game.sets, game.players].tolist()
    data: Data = {"advances": game.advances, "discards": []}
    for after in range(CLOCK_STEPS):
        if schedule[after]:
            data["discards"].append({"after": after, "each": schedule[after], "done": after <= done})
    if first:
        return data | {"spaces": round_trip, "laps_done": done, "laps": game.players, "steps_to_lap": steps}
    return data | {
        "cubes_dropped": done,
        "reserve": game.reserve,
        "on_wheel": bool(game.wheel),
        "steps_to_drop": steps if game.wheel else None,
    }


# ------------------------------------------------------------------ the question


def decision_view(box: Plain, game: Plain, viewer: int) -> Data | None:
    """The question that is asked, the viewer's own where several are, with what it is about."""
    if game.depth == 0:
        return None
    row = plain(row_for)(game, viewer) if asked_kind(game) == DISCARD else NONE
    question = game.stack[row if row != NONE else game.depth - 1].tolist()
    kind, seat, first, second = question[KIND], question[SEAT], question[FIRST_ARGUMENT], question[SECOND_ARGUMENT]
    about = _ABOUT.get(kind)
    data = about(box, game, seat, first, second) if about else {}
    return {"kind": KIND_NAMES[kind], "seat": seat, **data}


def _about_step4(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    data: Data = {"chosen": ACTION_NAMES[game.chosen], "chosen_done": bool(game.chosen_done)}
    return data | {"bonus_done": bool(game.bonus_done), "bonus_cost": box.bonus_cost}


def _about_pick(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"bought": first, "most": box.most_tiles}


def _about_place(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    tile = ship_tile(box, first)
    return {"tile": tile["tile"], "tile_kind": tile["kind"], "features": tile["features"]}


def _about_cell(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"tile": first, "name": CANAL_NAMES[first], "cells": edges(box, game, seat, beside=True)}


def _about_rotation(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    turned = [canal_tile(box, first, turn) for turn in range(SIDES)]
    return {"tile": first, "name": CANAL_NAMES[first], **cell_view(second), "rotations": turned}


def edges(box: Plain, game: Plain, seat: int, *, beside: bool) -> list[Data]:
    """The sides of canal tiles that may be answered, each with the cell of the tile or the one beside it."""
    found = []
    for number, side in product(range(CANALS), range(SIDES)):
        if plain(refuse)(box, game, seat, CELL + SIDES * number + side) == LEGAL:
            cell = game.canal_cell[seat, number]
            cell = plain(cell_beside)(cell, side) if beside else cell
            found.append({"number": number, "side": SIDE_NAMES[side], **cell_view(cell)})
    return found


def _about_steps(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"rondel": ACTION_NAMES[first]}


def _about_good(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {
        "tile": COMMODITY_NAMES[first],
        "good": GOOD_NAMES[game.edition][second],
        "units": box.goods[first, second],
        "price": sale_prices(box, game, seat, game.exchange_at)[second],
        "swaps": swaps_of(box, game.edition, second),
    }


def _about_launch(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    slots = [slot for slot in range(SLOTS) if plain(ship_length)(box, game, seat, slot)]
    return {"ships": [slot + 1 for slot in slots]}


def _about_fit(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {
        "piece": ABOARD_NAMES[first],
        "in_yard": game.pieces[seat, first],
        "most": plain(most_fitted)(box, game, seat, first),
    }


def _about_bonus(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    sails = game.ship_pieces[game.launching, SAIL]
    return {
        "speed": plain(normal_speed)(box, game, game.launching),
        "bonus": plain(most_bonus)(box, game, seat, sails),
    }


def _about_start(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    return {"speed": game.ship_speed[game.launching], "starts": edges(box, game, seat, beside=False)}


def _about_cruise(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    speed = game.ship_speed[game.launching]
    steps = [step for step in range(CROSSING + 1) if plain(refuse)(box, game, seat, STEP_TO + step) == LEGAL]
    onto = [SPACE_NAMES[step] if step != CROSSING else "cross" for step in steps]
    return {"speed": speed, "steps_left": speed - game.steps_made, "steps": onto}


def _about_discard(box: Plain, game: Plain, seat: int, first: int, second: int) -> Data:
    colour = RED if first else BLUE
    data = {"colour": CONTRACT_COLOURS[colour], "printed_colour": colour_name(game.edition, colour)}
    return data | {"left": first or second, "reds": first, "blues": second}


_ABOUT = {
    STEP4: _about_step4,
    BUILD_PICK: _about_pick,
    PLACE: _about_place,
    LAST_PLACE: _about_place,
    CANAL_CELL: _about_cell,
    CANAL_ROTATE: _about_rotation,
    STEPS: _about_steps,
    TRADE_GOOD: _about_good,
    LAUNCH: _about_launch,
    EQUIP: _about_fit,
    SPEED_BONUS: _about_bonus,
    START_SPACE: _about_start,
    CRUISE_STEP: _about_cruise,
    DISCARD: _about_discard,
}


def refusal(clause: int | None) -> Data:
    """Whether something may be had now, and the clause that forbids it; None where nothing of the kind is asked."""
    if clause is None:
        return {"possible": None, "why_not": None}
    return {"possible": clause == LEGAL, "why_not": CLAUSES[clause] if clause != LEGAL else None}


def refusal_if_asked(box: Plain, game: Plain, kinds: tuple[int, ...], action: int) -> Data:
    """Whether an answer may be given, if one of these questions is asked."""
    asked = asked_kind(game) in kinds
    return refusal(plain(refuse)(box, game, active_seat(game), action) if asked else None)


# ------------------------------------------------------------------ the action row


def action_view(box: Plain, game: Plain, place: int) -> Data:
    """An action tile of the row: markers, guilders, the income for the active seat, whether it may be taken now."""
    action = game.row[place]
    data: Data = {
        "action": ACTION_NAMES[action],
        "place": place + 1,
        "lead": place == 0,
        "markers": markers_on(game, action),
        "guilders": game.tile_guilders[action],
        "income": None,
        **refusal(action_refusal(box, game, action)),
    }
    if asked_kind(game) == CHOOSE_ACTION and plain(is_available)(game, action):
        data["income"] = plain(income_of)(box, game, action)
    if game.edition == FIRST:
        data["space"] = game.space[action] % game.loop_spaces
        data["gap_ahead"] = game.space[game.row[place - 1]] - game.space[action] - 1 if place else None
    return data


def action_refusal(box: Plain, game: Plain, action: int) -> int | None:
    """What keeps the active seat from an action: as its choice, its bonus action or its final action."""
    refusals = {CHOOSE_ACTION: refuse_choice, STEP4: refuse_bonus_action, FINAL_ACTION: refuse_final_action}
    asked = refusals.get(asked_kind(game))
    clause: int | None = plain(asked)(box, game, game.seat, action) if asked else None
    return clause


def markers_on(game: Plain, action: int) -> list[Data]:
    """Whose markers are on a tile. With two players the tile that is moved next has two (SY-ADV-2)."""
    markers = []
    for seat in range(game.seats):
        for place, count in enumerate((2 if game.players == 2 else 1, 1)):
            if game.marker[seat, place] == action:
                markers.append({"seat": seat, "count": count})
    return markers


# ------------------------------------------------------------------ rondels and the exchange


def rondel_view(box: Plain, game: Plain, action: int) -> Data:
    """The equipment or the crew rondel: where its marker stands, and what 1 to 4 steps bring the active seat."""
    sectors = (box.equipment_rondel if action == EQUIPMENT else box.crew_rondel).tolist()
    seat, steps = active_seat(game), range(1, len(sectors) + 1)
    return {
        "clockwise": [PIECE_NAMES[piece] for piece in sectors],
        "at": PIECE_NAMES[plain(piece_after)(box, game, action, 0)],
        "steps": [rondel_step(box, game, seat, action, number) for number in steps],
    }


def rondel_step(box: Plain, game: Plain, seat: int, action: int, steps: int) -> Data:
    """So many steps of a marker: the piece, all pieces with those of the employees, the price."""
    return {
        "steps": steps,
        "piece": PIECE_NAMES[plain(piece_after)(box, game, action, steps)],
        "pieces": counted(rondel_pieces(box, game, seat, action, steps), PIECE_NAMES),
        "price": plain(steps_cost)(box, game, seat, steps),
    }


def space_view(box: Plain, game: Plain, steps: int) -> Data:
    """The employees so many steps from their marker, for the active seat; the last space is where the marker is."""
    space = (game.employee_at + steps) % EMPLOYEE_SPACES
    return {"steps": steps, "space": space + 1, "piles": [pile_view(box, game, steps, pile) for pile in range(PILES)]}


def pile_view(box: Plain, game: Plain, steps: int, pile: int) -> Data:
    """A pile of employees: who, how many are left, the price with the steps, whether the active seat may hire."""
    seat = active_seat(game)
    employee = game.pile[(game.employee_at + steps) % EMPLOYEE_SPACES, pile]
    return {
        "pile": pile + 1,
        **employee_tile(box, game.edition, employee),
        "left": game.pile_left[employee],
        "price": plain(hire_cost)(box, game, seat, steps, employee),
        **refusal(plain(refuse_hire)(box, game, seat, steps, pile, game.guilders[seat])),
    }


def exchange_view(box: Plain, game: Plain) -> Data:
    """The exchange ring: prices where the marker is and where the next trade moves it, as printed and for the seat."""
    edition, at, seat = game.edition, game.exchange_at, active_seat(game)
    following = (at + 1) % SECTORS
    trading = asked_kind(game) in (TRADE_TILE, TRADE_GOOD)  # the marker has moved already (SY-EXCH-2)
    return {
        "sector": at + 1 if at != NONE else None,
        "next_sector": following + 1,
        "ring": [prices_of(prices, edition) for prices in box.sector_price[edition].tolist()],
        "prices": prices_of(sale_prices(box, game, seat, at), edition) if at != NONE else None,
        "next_prices": prices_of(sale_prices(box, game, seat, following), edition),
        "trading": trading,
        "swaps": {good: swaps_of(box, edition, i) for i, good in enumerate(GOOD_NAMES[edition])},
    }


def sale_prices(box: Plain, game: Plain, seat: int, sector: int) -> list[int]:
    """What a seat gets for each good in a sector, with its traders (SY-EXCH-4, SY-EMP-5)."""
    printed = box.sector_price[game.edition, sector].tolist()
    return [printed[good] + plain(trader_bonus)(box, game, seat, good) for good in range(GOODS)]


# ------------------------------------------------------------------ displays and stacks


def ship_column(box: Plain, game: Plain, column: int) -> list[Data | None]:
    """A column of ship tiles from its cheapest row up; None is a gap."""
    tiles = game.ship_display[column].tolist()
    return [
        {
            **ship_tile(box, tile),
            "row": row + 1,
            "price": box.price[row],
            **refusal_if_asked(box, game, (BUILD_PICK, LAST_PICK), PICK_TILE + ROWS * column + row),
        }
        if tile != NONE
        else None
        for row, tile in enumerate(tiles)
    ]


def commodities_view(box: Plain, game: Plain) -> Data:
    """The commodity column with what each tile would bring if all were sold at the next trade; stack and discards."""
    prices = sale_prices(box, game, active_seat(game), (game.exchange_at + 1) % SECTORS)
    rows: list[Data | None] = []
    for row, kind in enumerate(game.commodity_display.tolist()):
        if kind == NONE:
            rows.append(None)
            continue
        goods = box.goods[kind].tolist()
        entry = commodity_tile(box, game.edition, kind) | {"row": row + 1, "price": box.price[row]}
        entry["next_value"] = sum(units * price for units, price in zip(goods, prices, strict=True))
        rows.append(entry | refusal_if_asked(box, game, (BUY_COMMODITY,), COMMODITY_ROW + row))
    return {
        "display": rows,
        "stack": game.commodity_left,
        "discarded": counted(game.commodity_discard.tolist(), COMMODITY_NAMES),
        "out": counted(game.commodity_out.tolist(), COMMODITY_NAMES),
    }


def canals_view(box: Plain, game: Plain) -> Data:
    """The canal column, stack and discards."""
    return {
        "display": [
            {
                **canal_tile(box, tile, 0),
                "row": row + 1,
                "price": box.price[row],
                **refusal_if_asked(box, game, (CANAL_PICK,), CANAL_ROW + row),
            }
            if tile != NONE
            else None
            for row, tile in enumerate(game.canal_display.tolist())
        ],
        "stack": game.canal_left,
        "discarded": [name for tile, name in enumerate(CANAL_NAMES) if game.canal_discard >> tile & 1],
        "out": [name for tile, name in enumerate(CANAL_NAMES) if game.canal_out >> tile & 1],
    }


def stacks_view(box: Plain, game: Plain) -> Data:
    """Ship tiles face down. Deck I of the middles lies on deck II, so how many are left of it is known (SY-SETUP-8)."""
    bows, middles, sterns = game.ship_left.tolist()
    seen = tiles_seen(game)
    second_deck = sum(box.tile_deck[tile] and tile not in seen for tile in range(SHIP_TILES))
    return {
        "bow": bows,
        "middle": middles,
        "middle_1": middles - second_deck,
        "stern": sterns,
        "scrapped": scrapped_tiles(game),
    }


def scrapped_tiles(game: Plain) -> list[int]:
    """The ship tiles that have left the game."""
    return [tile for tile in range(SHIP_TILES) if game.scrapped[tile // 26] >> tile % 26 & 1]


def tiles_seen(game: Plain) -> set[int]:
    """All ship tiles that `secrets.is_tile_seen` says are seen."""
    rows = [*game.ship_display.tolist(), *game.yard.tolist()[: game.players]]
    launched = zip(game.ship_owner.tolist(), game.ship_tiles.tolist(), strict=True)
    rows += [tiles for owner, tiles in launched if owner != NONE]
    return {tile for row in rows for tile in row} | {*scrapped_tiles(game), plain(tile_in_hand)(game)}


# ------------------------------------------------------------------ the solo game and the end


def solo_view(box: Plain, game: Plain) -> Data:
    """The automata's markers, the solo tiles that lie open, and the rating that the points reach (SY-SOLO-2, -16)."""
    back = game.solo_back
    return {
        "automata": [
            {"automaton": seat, "marker": name_of(game.marker[seat, 0], ACTION_NAMES)}
            for seat in range(game.players, game.seats)
        ],
        "face_up": [SOLO_NAMES[game.solo_stack[i]] for i in range(game.solo_turned)],
        "face_down": SOLO_TILES - game.solo_turned,
        "top_back": {
            "take": box.back_take[back],
            "row": box.take_row[box.back_take[back]] + 1,
            "steps": box.back_steps[back],
            "of_the_board": back == SOLO_TILES,
        },
        "ratings": dict(zip(RATING_NAMES, box.ratings.tolist(), strict=True)),
        "rating": rating_of(box, sum(game.points[0].tolist())),
    }


def places_view(box: Plain, game: Plain) -> list[int]:
    """Final places, one a seat."""
    out = [0] * SEATS
    plain(places)(box, game, out)
    return out[: game.players]
