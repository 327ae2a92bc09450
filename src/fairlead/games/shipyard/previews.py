"""What a move costs and brings before it is played, as plain data for words to tell.

Made from a redacted record, so it says nothing that its reader does not know.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.compiler import plain
from ...kernel.decisions import first_of, kind_of, second_of
from ...kernel.records import Plain, copy_of
from ..definition import Data, Move
from .actions import BONUS_ACTION, CHOOSE, PICK_TILE, STEP_TO, SWAP_SET
from .box import (
    BUILDER,
    CANNON,
    CAPTAIN,
    CRANE,
    EMPLOYEE_SPACES,
    EMPLOYEES,
    ENGINEER,
    EQUIPMENT,
    GOODS,
    PIECES,
    RECRUITER,
    RIBAND,
    ROWS,
    SOLDIER,
    SPACES,
    SWAPS,
    TRADER,
)
from .build import kind_of_pick, price_of_pick
from .clauses import LEGAL, NO_CAPTAIN
from .contracts import contract_points
from .cruise import take_step
from .employees import hire_cost
from .goods import sale_price
from .launch import crew_aboard, gear_points, normal_speed, official_points, refuse_sailing, speed_with
from .names import (
    ACTION_NAMES,
    CANAL_NAMES,
    COMMODITY_NAMES,
    CONTRACT_NAMES,
    GOOD_NAMES,
    OFFICIAL_NAMES,
    ROLE_NAMES,
)
from .questions import can_after_purchase, is_able
from .rondels import piece_after, steps_cost
from .row import income_of
from .state import (
    CANAL_CELL,
    FINAL_ACTION,
    LAST_PICK,
    NONE,
)
from .terms import (
    aboard_name,
    colour_name,
    employee_name,
    features_named,
    goods_named,
    meaning_name,
    officials_named,
    piece_name,
    pieces_named,
    tile_named,
)
from .yard import can_complete, ship_length


def preview(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """Guilders that a move takes or gives, and what it is about: `{"guilders": -1, "tile": "bow", ...}`."""
    maker = _PREVIEWS.get(move.kind)
    return maker(box, game, seat, move) if maker else {}


def _preview_choose(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    action = move.id - CHOOSE
    if plain(kind_of)(game) == FINAL_ACTION:
        return {"about": ACTION_NAMES[action], "final": True}
    income = plain(income_of)(box, game, action)
    lost = not plain(is_able)(box, game, seat, action)
    forced = bool(plain(can_after_purchase)(box, game, seat, action, game.guilders[seat] + income))
    return {"about": ACTION_NAMES[action], "guilders": income, "final": False, "lost": lost, "forced": forced}


def _preview_perform(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    return {"action": ACTION_NAMES[game.chosen], "about": ACTION_NAMES[game.chosen]}


def _preview_bonus(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    return {"guilders": -box.bonus_cost, "about": ACTION_NAMES[move.id - BONUS_ACTION]}


def _preview_take(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    pick = move.id - PICK_TILE
    data = {"guilders": -plain(price_of_pick)(box, pick)}
    completes = bool(plain(can_complete)(box, game, seat, plain(kind_of_pick)(pick)))
    data |= {"completes": completes, "lacks": _lacking(box, game, seat) if completes else None}
    if move.kind == "take":
        data |= tile_named(box, game.edition, game.ship_display[pick // ROWS, pick % ROWS])
    return data


def _preview_stop(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    return {"last": plain(kind_of)(game) == LAST_PICK}


def _preview_place(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    tile, slot = plain(first_of)(game), move.fields["slot"] - 1
    length = _completed_length(box, game, seat, tile, slot)
    lacks = _lacking(box, game, seat) if length else None
    return {**tile_named(box, game.edition, tile), "tiles": length, "lacks": lacks}


def _lacking(box: Plain, game: Plain, seat: int) -> str | None:
    """What keeps a completed ship from sailing as things are: `captain`, `route`, or None (SY-QUAL-1, SY-QUAL-2)."""
    reason = plain(refuse_sailing)(box, game, seat)
    return None if reason == LEGAL else "captain" if reason == NO_CAPTAIN else "route"


def _completed_length(box: Plain, game: Plain, seat: int, tile: int, slot: int) -> int | None:
    """Tiles of the ship that a tile in a slot completes, None if it completes none."""
    trial = copy_of(game)
    trial.yard[seat, slot] = tile
    for bow in range(slot + 1):
        length: int = plain(ship_length)(box, trial, seat, bow)
        if bow + length > slot:
            return length
    return None


def _preview_commodity(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    row = move.fields["row"] - 1
    return {"guilders": -box.price[row], "goods": goods_named(box, game.edition, game.commodity_display[row])}


def _preview_canal(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    row = move.fields["row"] - 1
    tile = game.canal_display[row]
    return {"guilders": -box.price[row], "canal": CANAL_NAMES[tile], "officials": officials_named(box, tile, 0)}


def _preview_edge(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    beside = CANAL_NAMES[game.canal_tile[seat, move.fields["tile"]]]
    return {"beside": beside, "token": plain(kind_of)(game) != CANAL_CELL}


def _preview_rotate(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    tile, turn = plain(first_of)(game), move.fields["rotation"]
    return {"canal": CANAL_NAMES[tile], "degrees": 90 * turn, "officials": officials_named(box, tile, turn)}


def _preview_steps(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    rondel, steps = plain(first_of)(game), move.fields["steps"]
    return {
        "guilders": -plain(steps_cost)(box, game, seat, steps),
        "action": ACTION_NAMES[rondel],
        "piece": piece_name(game.edition, plain(piece_after)(box, game, rondel, steps)),
        "pieces": pieces_named(game.edition, rondel_pieces(box, game, seat, rondel, steps)),
    }


def rondel_pieces(box: Plain, game: Plain, seat: int, action: int, steps: int) -> list[int]:
    """Numbers of pieces that so many steps of a marker bring a seat, those of its employees included (SY-EMP-3, -4)."""
    pieces = [0] * PIECES
    pieces[plain(piece_after)(box, game, action, steps)] += 1
    helpers = game.employees[seat] & box.role_bits[ENGINEER if action == EQUIPMENT else RECRUITER]
    for employee in range(EMPLOYEES):
        if helpers >> employee & 1:
            pieces[box.of[employee]] += 1
    return pieces


def _preview_hire(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    steps, pile = move.fields["steps"], move.fields["pile"] - 1
    employee = game.pile[(game.employee_at + steps) % EMPLOYEE_SPACES, pile]
    return {
        "guilders": -plain(hire_cost)(box, game, seat, steps, employee),
        "employee": employee_name(game.edition, employee),
        "effect": _effect(box, employee),
    }


def _effect(box: Plain, employee: int) -> str:
    """What an employee does: the role, told apart where a role has several effects."""
    role = ROLE_NAMES[box.role[employee]]
    if box.role[employee] == TRADER:
        return f"{role}-{box.level[employee]}"
    if box.role[employee] == BUILDER:
        return "crew-builder" if box.of[employee] == CAPTAIN else f"{role}-{box.extra[employee]}"
    return role


def _preview_trade(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    kind = COMMODITY_NAMES.index(move.fields["goods"])
    prices = [plain(sale_price)(box, game, seat, good) for good in range(GOODS)]
    worth = sum(number * price for number, price in zip(box.goods[kind].tolist(), prices, strict=True))
    each = dict(zip(GOOD_NAMES[game.edition], prices, strict=True))
    held = goods_named(box, game.edition, kind)
    return {"goods": held, "worth": worth, "prices": {f"{good}_price": each[good] for good in held}}


def _preview_swap(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    kind, good, swaps = plain(first_of)(game), plain(second_of)(game), move.id - SWAP_SET
    taken = [box.swap[game.edition, good, i] for i in range(SWAPS) if swaps >> i & 1]
    sold = box.goods[kind, good] - len(taken)
    return {
        "good": GOOD_NAMES[game.edition][good],
        "units": box.goods[kind, good],
        "sold": {GOOD_NAMES[game.edition][good]: sold} if sold else None,
        "guilders": sold * plain(sale_price)(box, game, seat, good),
        "pieces": pieces_named(game.edition, [taken.count(piece) for piece in range(PIECES)]),
    }


def _preview_launch(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    bow = move.fields["slot"] - 1
    length = plain(ship_length)(box, game, seat, bow)
    hull = game.yard[seat].tolist()[bow : bow + length]
    return {"tiles": length, "features": features_named(box, game.edition, hull), "why": "choice"}


def _preview_fit(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    ship, piece, number = game.launching, plain(first_of)(game), move.fields["number"]
    speed = plain(speed_with)(box, game, ship, piece, number)
    points = box.crew_points * (1 + plain(crew_aboard)(game, ship)) + plain(gear_points)(box, game, ship)
    each = box.crew_points if piece <= SOLDIER else {CRANE: box.crane_points, CANNON: box.cannon_points}.get(piece, 0)
    return {
        "pieces": {aboard_name(game.edition, piece): number},
        "speed": speed,
        "points": points + each * number + box.speed_points * speed,
    }


def _preview_faster(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    bonus = move.fields["speed"]
    return {"bonus": bonus, "total": plain(normal_speed)(box, game, game.launching) + bonus}


def _preview_step(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    """The official that a step enters and its points; the Blue Riband so far; what a crossing leaves behind."""
    trial = copy_of(game)
    plain(take_step)(trial, seat, move.id - STEP_TO)
    tile, turn = (array[seat, trial.token_tile[seat]] for array in (trial.canal_tile, trial.canal_turn))
    space, left = trial.token_space[seat], game.ship_speed[game.launching] - trial.steps_made
    data: Data = {"official": None, "points": None, "riband": None, "riband_so_far": game.riband, "left": left}
    if space != SPACES - 1 and space % 2 == 0:
        official = box.official[tile, turn, space // 2]
        data["official"] = OFFICIAL_NAMES[official]
        if official == RIBAND:
            data["riband"] = data["riband_so_far"] = trial.steps_made
        else:
            data["points"] = plain(official_points)(box, game, game.launching, official)
    if move.kind == "cross":
        used = CANAL_NAMES[game.canal_tile[seat, game.token_tile[seat]]]
        data |= {"canal": CANAL_NAMES[tile], "used": used, "cut_off": _system(game, seat) - _system(trial, seat) - 1}
    return data


def _system(game: Plain, seat: int) -> int:
    """Tiles of a canal system."""
    return sum(tile != NONE for tile in game.canal_tile[seat].tolist())


def _preview_discard(box: Plain, game: Plain, seat: int, move: Move) -> Data:
    contract = CONTRACT_NAMES.index(move.fields["contract"])
    return {
        "colour": colour_name(game.edition, box.contract_colour[contract]),
        "meaning": meaning_name(game.edition, contract),
        "points": plain(contract_points)(box, game, seat, contract),
    }


_PREVIEWS: dict[str, Callable[[Plain, Plain, int, Move], Data]] = {
    "choose": _preview_choose,
    "perform": _preview_perform,
    "bonus": _preview_bonus,
    "take": _preview_take,
    "take-blank": _preview_take,
    "stop": _preview_stop,
    "place": _preview_place,
    "commodity": _preview_commodity,
    "canal": _preview_canal,
    "edge": _preview_edge,
    "rotate": _preview_rotate,
    "steps": _preview_steps,
    "hire": _preview_hire,
    "trade": _preview_trade,
    "swap": _preview_swap,
    "sail": _preview_launch,
    "dismantle": _preview_launch,
    "fit": _preview_fit,
    "faster": _preview_faster,
    "step": _preview_step,
    "cross": _preview_step,
    "discard": _preview_discard,
}
