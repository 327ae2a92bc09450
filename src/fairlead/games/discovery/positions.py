"""Positions: a whole record as plain data in the words of the glossary, and back (documented in docs/positions.md)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ...errors import PositionError
from ...kernel.records import Plain
from ..definition import Data
from ..reading import choice, choice_or_none, choices, flag, read_luck, sequence, table, whole
from ..writing import luck_data, name_of
from .box import COLUMNS, EXPEDITIONS, HAND, JOKERS, MISSION_KINDS, ORDERS, SEATS, SHIP_CARDS, SLOTS, box_memory
from .names import (
    ACTION_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EXPEDITION_NAMES,
    JOKER_NAMES,
    KIND_NAMES,
    MISSION_NAMES,
    ORDER_NAMES,
    PLACE_NAMES,
    SHIP_CODE_NAMES,
    SHIP_NAMES,
    VP_NAMES,
)
from .state import (
    ACT,
    AT_EXPEDITION,
    CHOOSE_ROUNDS,
    COMPLETED,
    CUT_OFF,
    EXPEDITION_SHIPS,
    HELD,
    JOKER,
    JOKER_COLOUR,
    LAID_OUT,
    LOAD,
    NONE,
    ON_ORDER,
    ORDER_SHIPS,
    PLACES,
    RESERVE,
    WAITING,
)

BOX = Plain(box_memory()[0])

# Where each stack begins in the deck, and where the last one ends: 10, 16, 22, 29, 36, 44.
STACK_STARTS = [LAID_OUT]
for _stack in range(len(BOX.stack_ships)):
    _extra = (_stack == BOX.interim_stack) + (_stack == BOX.final_stack)
    STACK_STARTS.append(STACK_STARTS[-1] + BOX.stack_ships[_stack] + _extra)

SEAT_KEYS = (
    "coins",
    "completed",
    "vp",
    "harbour",
    "hand",
    "known_hand",
    "joker",
    "joker_shown",
    "mission",
    "any_colour_cards",
    "reservation_cards",
    "running",
)
KEYS = (
    "options",
    "turn",
    "decision",
    "seats",
    "expeditions",
    "buy_row",
    "refill_row",
    "stacks",
    "display",
    "pile",
    "completed_orders",
    "cut_off_orders",
    "reservations",
    "scorings",
    "in_the_box",
    "luck",
    "barrier",
)
OPTION_KEYS = ("players", "start_player", "card_colour", "tie_joker", "turn_cap", "open_coins", "show_taken_orders")

# ------------------------------------------------------------------ record -> data


def to_position(game: Plain) -> Data:
    """The full position: everything in the record, named."""
    return {
        "options": {
            "players": game.players,
            "start_player": game.start_player,
            "card_colour": ("own", "row")[game.card_colour],
            "tie_joker": bool(game.tie_joker),
            "turn_cap": game.turn_cap,
            "open_coins": bool(game.open_coins),
            "show_taken_orders": bool(game.show_taken_orders),
        },
        "turn": {
            "seat": game.seat,
            "number": game.turn,
            "begun": [name for action, name in enumerate(ACTION_NAMES) if game.begun >> action & 1],
            "open": name_of(game.open, ACTION_NAMES),
        },
        "decision": decision_data(game),
        "seats": [seat_data(game, seat) for seat in range(game.players)],
        "expeditions": {
            name: ships_at(game, expedition)
            for expedition, name in enumerate(EXPEDITION_NAMES)
            if game.ships_at[expedition]
        },
        "buy_row": [name_of(ship, SHIP_NAMES) for ship in game.buy_row.tolist()],
        "refill_row": [name_of(ship, SHIP_NAMES) for ship in game.refill_row.tolist()],
        "stacks": stack_data(game),
        "display": [name_of(order, ORDER_NAMES) for order in game.display.tolist()],
        "pile": [ORDER_NAMES[game.pile[i]] for i in range(game.pile_size - 1, -1, -1)],
        "completed_orders": orders_gone(game, COMPLETED),
        "cut_off_orders": orders_gone(game, CUT_OFF),
        "reservations": {
            PLACE_NAMES[place]: {"seat": game.reserver[place], "this_turn": bool(game.reserved_now[place])}
            for place in range(PLACES)
            if game.reserver[place] != NONE
        },
        "scorings": {"interim": countdown(game.interim_left), "final": countdown(game.final_left)},
        "in_the_box": {
            "missions": [MISSION_NAMES[game.mission[i]] for i in range(game.players, MISSION_KINDS)],
            "jokers": [JOKER_NAMES[game.joker[i]] for i in range(game.players, JOKERS)],
        },
        "luck": luck_data(game),
        "barrier": bool(game.barrier),
    }


def orders_gone(game: Plain, outcome: int) -> list[str]:
    """The orders that have left the game in a certain way."""
    return [ORDER_NAMES[order] for order in range(ORDERS) if game.gone[order] == outcome]


def countdown(left: int) -> str | int:
    """A scoring's countdown in words."""
    return "waiting" if left == WAITING else "held" if left == HELD else left


def decision_data(game: Plain) -> Data | None:
    """The question asked, with what it is about."""
    if game.depth == 0:
        return None
    kind, _, first, second = game.stack[game.depth - 1].tolist()
    data: Data = {"kind": KIND_NAMES[kind]}
    if kind == JOKER_COLOUR:
        data |= {"capacity": first - JOKER + 1, "expedition": EXPEDITION_NAMES[second]}
    elif kind in (LOAD, CHOOSE_ROUNDS):
        data |= {"order": ORDER_NAMES[first]}
    elif kind == RESERVE:
        data |= {"from": PLACE_NAMES[first]}
    return data


def seat_data(game: Plain, seat: int) -> Data:
    """One player's things."""
    hand = [name_of(game.hand[seat, i], ORDER_NAMES) for i in range(game.hand_size[seat])]
    return {
        "coins": game.coins[seat],
        "completed": game.completed[seat],
        "vp": dict(zip(VP_NAMES, game.vp[seat].tolist(), strict=True)),
        "harbour": harbour(game, seat),
        "hand": hand[game.hand_known[seat] :],
        "known_hand": hand[: game.hand_known[seat]],
        "joker": name_of(game.joker[seat], JOKER_NAMES),
        "joker_shown": bool(game.joker_shown[seat]),
        "mission": name_of(game.mission[seat], MISSION_NAMES),
        "any_colour_cards": game.any_cards[seat],
        "reservation_cards": game.reservation_cards[seat],
        "running": [running_data(game, order) for order in range(ORDERS) if game.runner[order] == seat],
    }


def harbour(game: Plain, seat: int) -> list[str]:
    """The ships in a harbour, the joker aside, one name a ship."""
    return [name for ship, name in enumerate(SHIP_NAMES) for _ in range(game.harbour[seat, ship])]


def running_data(game: Plain, order: int) -> Data:
    """One running order."""
    return {
        "order": ORDER_NAMES[order],
        "ships": [SHIP_CODE_NAMES[ship] for ship in game.ship_on[order].tolist() if ship != NONE],
        "rounds": game.rounds[order],
        "rounds_left": game.rounds_left[order],
    }


def ships_at(game: Plain, expedition: int) -> list[Data]:
    """The ships at an expedition in the order of placing."""
    return [
        {
            "ship": SHIP_CODE_NAMES[game.ship_at[expedition, i]],
            "seat": game.owner_at[expedition, i],
            "colour": COLOUR_NAMES[game.colour_at[expedition, i]],
        }
        for i in range(game.ships_at[expedition])
    ]


def stack_data(game: Plain) -> list[list[str]]:
    """The five stacks, top card first."""
    return [
        [CARD_NAMES[game.deck[i]] for i in range(max(game.drawn, start), end)] for start, end in pairwise(STACK_STARTS)
    ]


# ------------------------------------------------------------------ data -> record


def from_position(data: Data, game: Plain) -> None:
    """Fills a zeroed record from a full position; PositionError names the first entry that cannot be read.

    Whether the pieces add up is for `check`.
    """
    table(data, "", KEYS)
    read_options(data["options"], game)
    players = game.players
    read_luck(data["luck"], game)
    game.barrier = flag(data["barrier"], "barrier")
    read_expeditions(data["expeditions"], game)
    read_turn(data["turn"], game)
    clear_orders(game)
    for seat, entry in enumerate(sequence(data["seats"], "seats", players)):
        read_seat(entry, f"seats.{seat}", game, seat)
    read_rows(data, game)
    read_stacks(data["stacks"], game)
    read_orders(data, game)
    read_reservations(data["reservations"], game)
    read_box(data, game)
    scorings = table(data["scorings"], "scorings", ("interim", "final"))
    game.interim_left = read_countdown(scorings["interim"], "scorings.interim", players)
    game.final_left = read_countdown(scorings["final"], "scorings.final", players)
    read_decision(data["decision"], game)


def read_options(data: Any, game: Plain) -> None:
    """The options; the start player is a seat here, never random."""
    options = table(data, "options", OPTION_KEYS)
    game.players = whole(options["players"], "options.players", 2, SEATS)
    game.start_player = whole(options["start_player"], "options.start_player", 0, game.players - 1)
    game.card_colour = choice(options["card_colour"], "options.card_colour", ("own", "row"))
    game.turn_cap = whole(options["turn_cap"], "options.turn_cap", 0, 1000)
    for name in ("tie_joker", "open_coins", "show_taken_orders"):
        setattr(game, name, flag(options[name], f"options.{name}"))


def read_turn(data: Any, game: Plain) -> None:
    """Whose turn it is, and how far it has come."""
    turn = table(data, "turn", ("seat", "number", "begun", "open"))
    game.seat = whole(turn["seat"], "turn.seat", 0, game.players - 1)
    game.turn = whole(turn["number"], "turn.number", 1, 10**9)
    for action in choices(turn["begun"], "turn.begun", ACTION_NAMES):
        game.begun |= 1 << action
    game.open = choice_or_none(turn["open"], "turn.open", ACTION_NAMES)


def clear_orders(game: Plain) -> None:
    """Nothing runs, nobody holds an order."""
    for order in range(ORDERS):
        game.runner[order] = NONE
        game.ship_on[order] = NONE
    for seat in range(SEATS):
        game.hand[seat] = NONE


def read_seat(data: Any, path: str, game: Plain, seat: int) -> None:
    """One player's things; where the joker is follows from where it is listed."""
    entry = table(data, path, SEAT_KEYS)
    game.coins[seat] = whole(entry["coins"], f"{path}.coins", 0, 10**9)
    game.completed[seat] = whole(entry["completed"], f"{path}.completed", 0, ORDERS)
    vp = table(entry["vp"], f"{path}.vp", VP_NAMES)
    for part, name in enumerate(VP_NAMES):
        game.vp[seat, part] = whole(vp[name], f"{path}.vp.{name}", 0, 9999)
    for ship in choices(entry["harbour"], f"{path}.harbour", SHIP_NAMES):
        if game.harbour[seat, ship] == 3:
            raise PositionError(f"has more than three {SHIP_NAMES[ship]}", f"{path}.harbour", "AD-COMP-1")
        game.harbour[seat, ship] += 1
    read_hand(entry, path, game, seat)
    game.joker_shown[seat] = flag(entry["joker_shown"], f"{path}.joker_shown")
    game.any_cards[seat] = whole(entry["any_colour_cards"], f"{path}.any_colour_cards", 0, 8)
    game.reservation_cards[seat] = whole(entry["reservation_cards"], f"{path}.reservation_cards", 0, 4)
    for i, order in enumerate(sequence(entry["running"], f"{path}.running")):
        read_running(order, f"{path}.running.{i}", game, seat)


def read_hand(entry: Any, path: str, game: Plain, seat: int) -> None:
    """Orders in hand: those all know and those only the owner knows, each part rising."""
    known = sorted(choices(entry["known_hand"], f"{path}.known_hand", ORDER_NAMES))
    hidden = sorted(choices(entry["hand"], f"{path}.hand", ORDER_NAMES))
    if len(known) + len(hidden) > HAND:
        raise PositionError("a hand holds at most four orders, known_hand included (AD-ORD-5)", path, "AD-ORD-5")
    for i, order in enumerate(known + hidden):
        game.hand[seat, i] = order
    game.hand_known[seat], game.hand_size[seat] = len(known), len(known) + len(hidden)


def read_running(data: Any, path: str, game: Plain, seat: int) -> None:
    """One running order with its ships; `rounds` 0 while it is being loaded."""
    entry = table(data, path, ("order", "ships", "rounds", "rounds_left"))
    order = choice(entry["order"], f"{path}.order", ORDER_NAMES)
    if game.runner[order] != NONE:
        raise PositionError(f"{ORDER_NAMES[order]} is running twice", path, "AD-COMP-8")
    game.runner[order] = seat
    for i, ship in enumerate(sorted(choices(entry["ships"], f"{path}.ships", SHIP_CODE_NAMES, ORDER_SHIPS))):
        game.ship_on[order, i] = ship
        if ship >= JOKER:
            game.joker_at[seat] = ON_ORDER
    game.rounds[order] = whole(entry["rounds"], f"{path}.rounds", 0, 3)
    game.rounds_left[order] = whole(entry["rounds_left"], f"{path}.rounds_left", 0, 3)


def read_expeditions(data: Any, game: Plain) -> None:
    """Ships at expeditions; the first one's colour is the row colour."""
    for expedition in range(EXPEDITIONS):
        game.row_colour[expedition] = NONE
        for field in (game.ship_at, game.owner_at, game.colour_at):
            field[expedition] = NONE
    for name, ships in table(data, "expeditions", (), EXPEDITION_NAMES).items():
        path, expedition = f"expeditions.{name}", EXPEDITION_NAMES.index(name)
        if len(sequence(ships, path)) > EXPEDITION_SHIPS:
            raise PositionError("has more ships than its capacity allows (AD-EXP-4)", path, "AD-EXP-4")
        for i, data_of_ship in enumerate(ships):
            read_ship_at(data_of_ship, f"{path}.{i}", game, expedition, i)


def read_ship_at(data: Any, path: str, game: Plain, expedition: int, place: int) -> None:
    """One ship at an expedition."""
    entry = table(data, path, ("ship", "seat", "colour"))
    ship = choice(entry["ship"], f"{path}.ship", SHIP_CODE_NAMES)
    seat = whole(entry["seat"], f"{path}.seat", 0, game.players - 1)
    colour = choice(entry["colour"], f"{path}.colour", COLOUR_NAMES)
    game.ship_at[expedition, place] = ship
    game.owner_at[expedition, place] = seat
    game.colour_at[expedition, place] = colour
    game.ships_at[expedition] += 1
    capacity = ship - JOKER + 1 if ship >= JOKER else BOX.ship_capacity[ship]
    if game.loaded[expedition] + capacity > BOX.expedition_capacity[expedition]:
        raise PositionError("the ships exceed the capacity of the expedition (AD-EXP-4)", path, "AD-EXP-4")
    game.loaded[expedition] += capacity
    if place == 0:
        game.row_colour[expedition] = colour
    if ship >= JOKER:
        game.joker_at[seat] = AT_EXPEDITION


def read_rows(data: Data, game: Plain) -> None:
    """Buy row and refill row; None is a gap."""
    for name, row in (("buy_row", game.buy_row), ("refill_row", game.refill_row)):
        for column, ship in enumerate(sequence(data[name], name, COLUMNS)):
            row[column] = choice_or_none(ship, f"{name}.{column}", SHIP_NAMES)


def read_stacks(data: Any, game: Plain) -> None:
    """The five stacks, top first; the stacks in front of the first one with cards are used up."""
    stacks = [choices(cards, f"stacks.{i}", CARD_NAMES) for i, cards in enumerate(sequence(data, "stacks", 5))]
    game.drawn = SHIP_CARDS - sum(len(cards) for cards in stacks)
    if game.drawn < LAID_OUT:
        raise PositionError("there are 34 cards in the stacks at most", "stacks", "AD-SETUP-6")
    for i in range(game.drawn):
        game.deck[i] = NONE
    for i, (start, end) in enumerate(pairwise(STACK_STARTS)):
        size = max(0, end - max(start, game.drawn))
        if len(stacks[i]) != size:
            raise PositionError(
                f"must have {size} cards, found {len(stacks[i])}: stacks are used up in the order 1 to 5 (AD-BUY-5)",
                f"stacks.{i}",
                "AD-BUY-5",
            )
        for j, card in enumerate(stacks[i]):
            game.deck[end - size + j] = card


def read_orders(data: Data, game: Plain) -> None:
    """Display, pile and the orders that have left the game."""
    for slot, order in enumerate(sequence(data["display"], "display", SLOTS)):
        game.display[slot] = choice_or_none(order, f"display.{slot}", ORDER_NAMES)
    pile = choices(data["pile"], "pile", ORDER_NAMES, ORDERS - SLOTS)
    game.pile_size = len(pile)
    for i in range(ORDERS):
        game.pile[i] = pile[len(pile) - 1 - i] if i < len(pile) else NONE
    for name, outcome in (("completed_orders", COMPLETED), ("cut_off_orders", CUT_OFF)):
        for order in choices(data[name], name, ORDER_NAMES):
            game.gone[order] = outcome


def read_reservations(data: Any, game: Plain) -> None:
    """Who reserved what, and whether in this turn."""
    for place in range(PLACES):
        game.reserver[place] = NONE
    for name, entry in table(data, "reservations", (), PLACE_NAMES).items():
        path, place = f"reservations.{name}", PLACE_NAMES.index(name)
        entry = table(entry, path, ("seat", "this_turn"))
        game.reserver[place] = whole(entry["seat"], f"{path}.seat", 0, game.players - 1)
        game.reserved_now[place] = flag(entry["this_turn"], f"{path}.this_turn")


def read_box(data: Data, game: Plain) -> None:
    """Missions and jokers: one a seat, the others in the box."""
    rest = table(data["in_the_box"], "in_the_box", ("missions", "jokers"))
    for field, entry, names in ((game.mission, "mission", MISSION_NAMES), (game.joker, "joker", JOKER_NAMES)):
        boxed = sequence(rest[f"{entry}s"], f"in_the_box.{entry}s", len(names) - game.players)
        cards = [(seat[entry], f"seats.{i}.{entry}") for i, seat in enumerate(data["seats"])]
        cards += [(card, f"in_the_box.{entry}s.{i}") for i, card in enumerate(boxed)]
        for i, (card, path) in enumerate(cards):
            field[i] = choice(card, path, names)


def read_countdown(data: Any, path: str, players: int) -> int:
    """A scoring: waiting, held, or the turn ends left."""
    if isinstance(data, str):
        return (WAITING, HELD)[choice(data, path, ("waiting", "held"))]
    if isinstance(data, bool) or not isinstance(data, int) or not 1 <= data <= players + 1:
        raise PositionError(
            f"must be waiting, held or a number of turn ends from 1 to {players + 1}, found {data!r}", path
        )
    return data


def read_decision(data: Any, game: Plain) -> None:
    """The question asked; a question about a joker or an order stands on top of ACT."""
    if data is None:
        return
    path = "decision"
    kind = choice(table(data, path, ("kind",), ("capacity", "expedition", "order", "from"))["kind"], path, KIND_NAMES)
    first, second = 0, 0
    if kind == JOKER_COLOUR:
        entry = table(data, path, ("kind", "capacity", "expedition"))
        first = JOKER - 1 + whole(entry["capacity"], f"{path}.capacity", 1, 3)
        second = choice(entry["expedition"], f"{path}.expedition", EXPEDITION_NAMES)
    elif kind in (LOAD, CHOOSE_ROUNDS):
        first = choice(table(data, path, ("kind", "order"))["order"], f"{path}.order", ORDER_NAMES)
    elif kind == RESERVE:
        first = choice(table(data, path, ("kind", "from"))["from"], f"{path}.from", PLACE_NAMES)
    else:
        table(data, path, ("kind",))
    questions = [(kind, first, second)]
    if kind not in (ACT, RESERVE):
        questions.insert(0, (ACT, 0, 0))
    for i, (question, one, two) in enumerate(questions):
        game.stack[i] = (question, game.seat, one, two)
    game.depth = len(questions)
