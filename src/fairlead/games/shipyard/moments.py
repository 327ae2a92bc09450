"""Moments of a game named by hand: the turn, the clock, the action row and the question asked are made to fit.

What the changes name is fixed; what they do not name follows from it. The seat to act stays unless it is named: the
start player gives way.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ...errors import PositionError
from ..definition import Data
from ..reading import choice, choices, sequence, table, whole
from .arranging import by_number, kind_asked, speed_of_pieces
from .box import FIRST
from .names import ACTION_NAMES, CONTRACT_OPTION, EDITION_NAMES, KIND_NAMES, PHASE_NAMES
from .positions import ARGUMENTS, BOX, CLOCK_KEYS, RONDEL_KEYS, TURN_KEYS

STANDARD_PHASE, FINAL_PHASE, LAST_PHASE, OVER_PHASE = PHASE_NAMES

# The action that a question belongs to; `steps` names its own.
ACTION_OF = {
    "build": "build",
    "place": "build",
    "commodity": "commodity",
    "canal": "canal",
    "cell": "canal",
    "rotate": "canal",
    "token": "canal",
    "hire": "hire",
    "trade": "exchange",
    "swap": "exchange",
}
VOYAGE = ("launch", "fit", "speed", "start", "cruise")
UNDER_WAY = VOYAGE[1:]
LAST = ("last-build", "last-place")
# What may be left out of a question that is asked by hand.
USUAL: dict[str, Data] = {
    "build": {"bought": 0},
    "steps": {"rondel": "equipment"},
    "swap": {"good": 0},
    "fit": {"piece": "officer"},
}


# ------------------------------------------------------------------ the turn


def settle_turn(result: Data, changes: Data) -> None:
    """Turn, clock, action row and question fit each other; what the changes do not name follows from what they do."""
    before = deepcopy({name: result[name] for name in ("turn", "row", "markers", "decision")})
    turn = table(changes.get("turn", {}), "turn", (), TURN_KEYS)
    clock = table(changes.get("clock", {}), "clock", (), CLOCK_KEYS)
    result["turn"] |= turn
    result["clock"] |= clock
    check_turn(result)
    if not any(name in changes for name in ("turn", "clock", "decision", *ROW_CHANGES)):
        return
    kind = wanted_kind(result, changes)
    settle_phase(result, turn, kind)
    stars = merge_row(result, changes)
    settle_number(result, changes, kind, stars, before)
    settle_clock(result, clock, kind)
    settle_chosen(result, changes, kind, before)
    settle_row(result, changes, kind, stars, before)
    settle_decision(result, changes, kind, before)


ROW_CHANGES = ("row", "spaces", "markers", "guilders_on_tiles")
RESTARTS = ("seat", "number", "phase", "finished", "start_player")


def check_turn(result: Data) -> None:
    """The entries that the rest is computed from must be readable."""
    turn, clock = result["turn"], result["clock"]
    seats = seat_count(result)
    whole(turn["seat"], "turn.seat", 0, seats - 1)
    whole(turn["number"], "turn.number", 1, 200)
    whole(turn["start_player"], "turn.start_player", 0, seats - 1)
    whole(turn["finished"], "turn.finished", 0, seats)
    whole(clock["advances"], "clock.advances", 0, 200)
    whole(clock["reserve"], "clock.reserve", 0, 7)
    whole(result["options"]["loop_spaces"], "options.loop_spaces", 23, 24)
    choice(turn["phase"], "turn.phase", PHASE_NAMES)
    if turn["chosen"] is not None:
        choice(turn["chosen"], "turn.chosen", row_of_game(result))


def player_count(result: Data) -> int:
    """Number of players."""
    return len(result["seats"])


def seat_count(result: Data) -> int:
    """Seats that have turns, automata included."""
    return 1 + BOX.automata if player_count(result) == 1 else player_count(result)


def row_of_game(result: Data) -> tuple[str, ...]:
    """The actions of this game."""
    return ACTION_NAMES[: len(result["row"])]


def is_first(result: Data) -> bool:
    """Whether this is the first edition."""
    return bool(result["options"]["edition"] == EDITION_NAMES[FIRST])


def turns_without_advance(result: Data) -> int:
    """Turns of the game that leave out step 1 (SY-FIRST-1, SY-FIRST-4)."""
    return 4 if player_count(result) == 2 else seat_count(result)


def wanted_kind(result: Data, changes: Data) -> str | None:
    """The kind of question to ask: the one named, else the first of the turn if a turn is named, else as before."""
    if "decision" in changes:
        return named_kind(changes["decision"])
    turn = changes.get("turn", {})
    if turn.get("chosen") is not None:
        return "step4"
    if any(name in turn for name in RESTARTS) or "advances" in changes.get("clock", {}):
        by_phase = {STANDARD_PHASE: "choose", FINAL_PHASE: "final", LAST_PHASE: "last-build"}
        return by_phase.get(result["turn"]["phase"])
    return kind_asked(result)


def named_kind(data: Any) -> str | None:
    """The kind of the question asked that changes name: as text, as a table, or as the first of all questions."""
    if isinstance(data, (list, tuple)):
        data = table(data[0], "decision", ("kind",), data[0]) if data else None
    if data is None:
        return None
    kind = table(data, "decision", ("kind",), data)["kind"] if isinstance(data, Mapping) else data
    return KIND_NAMES[choice(kind, "decision", KIND_NAMES)]


def settle_phase(result: Data, turn: Mapping[str, Any], kind: str | None) -> None:
    """A question may belong to one phase only."""
    if "phase" in turn or kind == kind_asked(result):
        return
    if kind == "final":
        result["turn"]["phase"] = FINAL_PHASE
    elif kind in LAST:
        result["turn"]["phase"] = LAST_PHASE
    elif kind in ("choose", "step4"):
        result["turn"]["phase"] = STANDARD_PHASE


# ------------------------------------------------------------------ number, seat and clock


def settle_number(result: Data, changes: Data, kind: str | None, stars: list[str], before: Data) -> None:
    """The number of the turn and whose it is. The seat stays unless it is named; the start player gives way."""
    turn, named = result["turn"], changes.get("turn", {})
    clock = changes.get("clock", {})
    first = turns_without_advance(result)
    if "number" not in named:
        if "advances" in clock:
            advances = clock["advances"]
            turn["number"] = advances + first if advances else min(turn["number"], first)
        elif turn["phase"] != STANDARD_PHASE:
            if before["turn"]["phase"] == STANDARD_PHASE:
                turn["number"] = last_number(result, changes, kind)
        elif kind == "discard" and kind_asked(before) != "discard":
            turn["number"] = discard_number(result)
        elif any(name in changes for name in ROW_CHANGES):
            turn["number"] = fitting_number(result, changes, kind, stars)
    if turn["phase"] == STANDARD_PHASE:
        settle_seat(result, named, kind)
    elif "phase" in named or before["turn"]["phase"] != turn["phase"] or any(name in named for name in RESTARTS):
        settle_last_seat(result, named, kind)
    if "advances" not in clock:
        result["clock"]["advances"] = max(0, turn["number"] - first)


def settle_seat(result: Data, named: Mapping[str, Any], kind: str | None) -> None:
    """Whose turn it is fits its number (SY-I-16)."""
    turn, seats = result["turn"], seat_count(result)
    if "finished" not in named:
        turn["finished"] = 0
    if player_count(result) == 1:
        if kind == "discard":
            turn["seat"] = (turn["number"] - 1) % seats
        elif (turn["number"] - 1) % seats:
            if "number" in named:
                what = (
                    f"turn {turn['number']} is one of an automaton; the player has turns 1, 4, 7 and so on (SY-SOLO-1)"
                )
                raise PositionError(what, "turn.number", "SY-SOLO-1")
            turn["number"] += -(turn["number"] - 1) % seats
    elif "start_player" not in named:
        turn["start_player"] = (turn["seat"] - turn["number"] + 1) % seats
    elif "seat" not in named:
        turn["seat"] = (turn["number"] - 1 + turn["start_player"]) % seats
    elif "number" not in named:
        turn["number"] += (turn["seat"] - turn["number"] + 1 - turn["start_player"]) % seats


def settle_last_seat(result: Data, named: Mapping[str, Any], kind: str | None) -> None:
    """Final actions and last chances go round from the start player (SY-END-5, SY-END-9)."""
    turn, players = result["turn"], player_count(result)
    if turn["phase"] == OVER_PHASE:
        if "finished" not in named:
            turn["finished"] = players
    elif kind == "discard":
        turn["finished"] = named.get("finished", 0)
    elif "finished" in named and "seat" not in named:
        turn["seat"] = (turn["start_player"] + max(0, turn["finished"] - 1)) % players
    elif "seat" in named and "finished" not in named:
        turn["finished"] = (turn["seat"] - turn["start_player"]) % players + 1
    elif "seat" not in named:
        turn["seat"], turn["finished"] = turn["start_player"], 1


def last_number(result: Data, changes: Data, kind: str | None) -> int:
    """The number of the last standard turn: by the clock, or of this round if the game ends early (SY-END-1 to -3)."""
    seats, number = seat_count(result), result["turn"]["number"]
    stacks = changes.get("stacks", {})
    early = result["clock"]["ending"] or kind == "discard" or any(is_emptied(wanted) for wanted in stacks.values())
    if early:
        return int(number + -number % seats)
    if is_first(result):
        advances = result["options"]["loop_spaces"] * player_count(result)
    else:
        advances = BOX.first_drop + BOX.wheel_steps * BOX.reserve[player_count(result)] + 1
    return int(advances + turns_without_advance(result))


def is_emptied(wanted: Any) -> bool:
    """Whether a change leaves nothing of a ship stack: `0` or `{"left": 0}`."""
    return wanted == 0 or (isinstance(wanted, Mapping) and wanted.get("left") == 0)


def discard_number(result: Data) -> int:
    """The number of the next turn after which contracts are discarded."""
    first, number = turns_without_advance(result), result["turn"]["number"]
    for later in range(max(number, first + 1), 200):
        if due_after(result, later - first) > due_after(result, later - first - 1):
            return later
    raise PositionError("no discards are due any more in this game (SY-CON-6)", "decision", "SY-CON-6")


def steps_of_clock(result: Data, advances: int) -> int:
    """Laps, or cubes that have left the wheel, after so many advances (SY-CLOCK-1, SY-CLOCK-3)."""
    if is_first(result):
        return int(advances // result["options"]["loop_spaces"])
    if advances < BOX.first_drop:
        return 0
    return int((advances - BOX.first_drop) // BOX.wheel_steps + 1)


def due_after(result: Data, advances: int) -> int:
    """Contracts of each colour that the clock has asked for after so many advances (SY-CON-1 to SY-CON-3)."""
    edition = EDITION_NAMES.index(result["options"]["edition"])
    sets = CONTRACT_OPTION.index(result["options"]["contracts"])
    each: list[int] = BOX.discards[edition, sets, player_count(result)].tolist()
    return sum(each[1 : 1 + steps_of_clock(result, advances)])


def counted_advances(result: Data, kind: str | None) -> int:
    """Advances that the clock has counted: that of the turn under way only when it ends."""
    in_turn = result["turn"]["phase"] == STANDARD_PHASE and kind != "discard"
    advances: int = result["clock"]["advances"]
    return max(0, advances - in_turn)


def discards_due(result: Data) -> int:
    """Contracts of each colour that everyone has had to discard so far."""
    if result["turn"]["phase"] != STANDARD_PHASE:
        return 1 if result["options"]["contracts"] == "sets" else 2
    return due_after(result, counted_advances(result, kind_asked(result)))


def settle_clock(result: Data, named: Mapping[str, Any], kind: str | None) -> None:
    """Laps, reserve and wheel follow from the advances."""
    steps = steps_of_clock(result, counted_advances(result, kind))
    left = BOX.reserve[player_count(result)] - steps
    first = is_first(result)
    values = {
        "laps": steps if first else 0,
        "reserve": 0 if first else max(0, left),
        "wheel": not first and left >= 0,
    }
    result["clock"] |= {name: value for name, value in values.items() if name not in named}


# ------------------------------------------------------------------ the action row


def merge_row(result: Data, changes: Data) -> list[str]:
    """The row, its spaces and guilders as named; returns the tiles with a star, `hire*`, which are occupied."""
    names, stars = row_of_game(result), []
    if "row" in changes:
        row = []
        for place, name in enumerate(sequence(changes["row"], "row", len(names))):
            plain_name = name[:-1] if isinstance(name, str) and name.endswith("*") else name
            row.append(names[choice(plain_name, f"row.{place}", names)])
            if plain_name != name:
                stars.append(plain_name)
        if len(set(row)) < len(row):
            raise PositionError("must name every action tile once (SY-SETUP-12)", "row", "SY-SETUP-12")
        result["row"] = row
    spaces = table(changes.get("spaces", {}), "spaces", (), names)
    for name, space in spaces.items():
        whole(space, f"spaces.{name}", -10, 200)
    if spaces and "row" not in changes and len(spaces) == len(names):
        result["row"] = sorted(names, key=lambda name: -spaces[name])
    if len(spaces) == len(names) and "advances" not in changes.get("clock", {}):
        if "number" not in changes.get("turn", {}):
            lead = max(0, *spaces.values())
            first = turns_without_advance(result)
            result["turn"]["number"] = lead + first if lead else min(result["turn"]["number"], first)
    if "guilders_on_tiles" in changes:
        guilders = table(changes["guilders_on_tiles"], "guilders_on_tiles", (), names)
        for name, number in guilders.items():
            whole(number, f"guilders_on_tiles.{name}", 0, 8)
        result["guilders_on_tiles"] = {name: number for name, number in guilders.items() if number}
    return stars


def named_markers(result: Data, changes: Data) -> dict[int, list[str]]:
    """Markers by seat as the changes name them: a list of actions, or a single one."""
    markers = {}
    for seat, actions in by_number(changes.get("markers", {}), "markers", seat_count(result)):
        listed = [actions] if isinstance(actions, str) else [] if actions is None else actions
        found = choices(listed, f"markers.{seat}", row_of_game(result), 2)
        markers[seat] = [ACTION_NAMES[action] for action in found]
    return markers


def needed_markers(result: Data, seat: int, kind: str | None, number: int, start: int) -> int:
    """How many tiles hold markers of a seat in a turn (SY-FIRST-4, SY-ADV-1, SY-ADV-2)."""
    seats, most = seat_count(result), 2 if player_count(result) == 2 else 1
    turns, now = divmod(number - 1, seats)
    place = (seat - start) % seats
    if place == now and kind == "choose" and number > turns_without_advance(result):
        return most - 1
    return min(most, turns + (place < now or (place == now and kind != "choose")))


def fitting_number(result: Data, changes: Data, kind: str | None, stars: list[str]) -> int:
    """The number of a turn in which the seats have as many markers as the changes say: this one, or an early one."""
    turn, seats, first = result["turn"], seat_count(result), turns_without_advance(result)
    markers, drops = named_markers(result, changes), sum(result["guilders_on_tiles"].values())
    if "spaces" in changes:
        return int(turn["number"])
    turn_named = changes.get("turn", {})
    occupied = {action for actions in markers.values() for action in actions} | set(stars)
    late = first + BOX.first_drop + BOX.wheel_steps * (drops - 1) + 1 if drops else first + 1
    candidates = [turn["number"], *range(late, late + seats), *range(1, first + 1)]
    for number in candidates:
        start = (turn["seat"] - number + 1) % seats
        if player_count(result) == 1 or "start_player" in turn_named:
            if (number - 1 + turn["start_player"]) % seats != turn["seat"]:
                continue
        needs = {seat: needed_markers(result, seat, kind, number, start) for seat in range(seats)}
        if any(len(actions) != needs[seat] for seat, actions in markers.items()):
            continue
        if stars and sum(needs.values()) != len(stars) + sum(map(len, markers.values())):
            continue
        if number > first and "row" in changes and result["row"][0] in occupied:
            continue
        if steps_of_clock(result, max(0, number - first - 1)) >= drops or is_first(result):
            return int(number)
    return int(turn["number"])


def settle_row(result: Data, changes: Data, kind: str | None, stars: list[str], before: Data) -> None:
    """Markers where the turns so far can have put them, the lead tile free, and spaces that fit the order."""
    settle_markers(result, changes, kind, stars)
    occupied = {action for actions in result["markers"] for action in actions}
    if "guilders_on_tiles" not in changes:
        kept = {name: n for name, n in result["guilders_on_tiles"].items() if name not in occupied}
        drops = BOX.reserve[player_count(result)] - result["clock"]["reserve"]
        result["guilders_on_tiles"] = kept if sum(kept.values()) <= drops else {}
    if is_first(result):
        settle_spaces(result, changes, before)


def settle_markers(result: Data, changes: Data, kind: str | None, stars: list[str]) -> None:
    """Markers as named; the others stay where they can, or go to free tiles behind the lead tile."""
    turn, row, seats = result["turn"], result["row"], seat_count(result)
    needs = [needed_markers(result, seat, kind, turn["number"], turn["start_player"]) for seat in range(seats)]
    named = named_markers(result, changes)
    new = named | newest_marker(result, named, needs)
    used = {action for actions in new.values() for action in actions}
    shunned = set(changes.get("guilders_on_tiles", {}))
    if turn["number"] > turns_without_advance(result):
        if row[0] in used and "row" not in changes and "spaces" not in changes:
            lead = next(action for action in row if action not in used)
            row.remove(lead)
            row.insert(0, lead)
        shunned.add(row[0])
    spare = [action for action in stars if action not in used]
    if stars and len(spare) != sum(needs) - sum(map(len, new.values())):
        what = f"has {len(stars)} tiles with a star, but in turn {turn['number']} {sum(needs)} tiles hold markers"
        raise PositionError(f"{what}; name turn.number, or the markers by seat (SY-I-10)", "row", "SY-I-10")
    for seat in range(seats):
        if seat in named:
            continue
        kept = new.get(seat, [])
        if not kept and not stars:
            old = result["markers"][seat]
            kept = [action for action in old if action not in used and action not in shunned][: needs[seat]]
        used.update(kept)
        free = spare or [action for action in [*row[1:], row[0]] if action not in used and action not in shunned]
        missing = free[: needs[seat] - len(kept)]
        spare = [action for action in spare if action not in missing]
        used.update(missing)
        new[seat] = missing + kept if turn["chosen"] in kept else kept + missing
    result["markers"] = [new[seat] for seat in range(seats)]


def newest_marker(result: Data, named: dict[int, list[str]], needs: list[int]) -> dict[int, list[str]]:
    """The marker of the active seat on the tile it has chosen; with two players its older one stays if it can."""
    chosen, seat = result["turn"]["chosen"], result["turn"]["seat"]
    if chosen is None or seat in named:
        return {}
    used = [action for actions in named.values() for action in actions]
    older = [action for action in result["markers"][seat] if action != chosen and action not in used]
    return {seat: [*older[: needs[seat] - 1], chosen]}


def settle_spaces(result: Data, changes: Data, before: Data) -> None:
    """First edition: gaps stay as they were while the order does; else the tiles lie without gaps (SY-ADV-9)."""
    row, advances, old = result["row"], result["clock"]["advances"], result["spaces"]
    shift = advances - old[row[0]]
    spaces = {name: old[name] + shift for name in row}
    if row != before["row"] or spaces[row[-1]] < 1 - len(row):
        spaces = {name: advances - place for place, name in enumerate(row)}
    spaces |= changes.get("spaces", {})
    result["spaces"] = {name: spaces[name] for name in row}


# ------------------------------------------------------------------ what is chosen, and the question


def settle_chosen(result: Data, changes: Data, kind: str | None, before: Data) -> None:
    """The action chosen in this turn, and whether it and a bonus action are done."""
    turn, named = result["turn"], changes.get("turn", {})
    if kind == kind_asked(before) and "decision" not in changes and not any(name in named for name in RESTARTS):
        return
    values: Data = {"chosen": None}
    if turn["phase"] == STANDARD_PHASE and kind == "choose":
        values |= {"chosen_done": False, "bonus_done": False}
    elif turn["phase"] == STANDARD_PHASE and kind != "discard":
        action = action_of(changes.get("decision"), kind)
        values["chosen"] = named.get("chosen") or action or turn["chosen"] or usual_choice(result, changes)
        values["chosen_done"] = kind in VOYAGE or (action is not None and values["chosen"] == action)
        values["bonus_done"] = action is not None and values["chosen"] != action
    turn |= {name: value for name, value in values.items() if name not in named or name == "chosen"}


def action_of(decision: Any, kind: str | None) -> str | None:
    """The action that a question belongs to."""
    if kind != "steps":
        return ACTION_OF.get(kind or "")
    entry = decision[0] if isinstance(decision, (list, tuple)) else decision
    rondel = entry.get("rondel", "equipment") if isinstance(entry, Mapping) else "equipment"
    return RONDEL_KEYS[choice(rondel, "decision.rondel", RONDEL_KEYS[:2])]


def usual_choice(result: Data, changes: Data) -> str:
    """An action that the seat can have chosen: the tile with its newest marker, Build, or the first free one."""
    markers, seat = named_markers(result, changes), result["turn"]["seat"]
    if markers.get(seat):
        return markers[seat][-1]
    taken = [action for actions in markers.values() for action in actions]
    free = [action for action in result["row"][1:] if action not in taken]
    return "build" if "build" in free else free[0]


def settle_decision(result: Data, changes: Data, kind: str | None, before: Data) -> None:
    """The question asked, and those that wait below it."""
    data = changes.get("decision", kind)
    restarts = any(name in changes.get("turn", {}) for name in RESTARTS) or "advances" in changes.get("clock", {})
    if isinstance(data, (list, tuple)):
        result["decision"] = [dict(table(entry, "decision", ("kind",), entry)) for entry in data]
    elif kind is None or result["turn"]["phase"] == OVER_PHASE:
        result["decision"] = []
    elif "decision" in changes or restarts or kind != kind_asked(before):
        result["decision"] = asked(result, data, kind)
    settle_launching(result, changes, kind)


def settle_launching(result: Data, changes: Data, kind: str | None) -> None:
    """A ship is under way only while it is asked about; else it has sailed. It gets its speed when it is fitted out."""
    if result["launching"] is None:
        return
    number = whole(result["launching"]["ship"], "launching.ship", 0, len(result["fleet"]) - 1)
    ship = result["fleet"][number]
    if kind in ("fit", "speed"):
        if "speed" not in (changes.get("launching") or {}) and "fleet" not in changes:
            ship["speed"] = 0
    elif kind not in UNDER_WAY and "launching" not in changes:
        ship["speed"] = ship["speed"] or speed_of_pieces(ship["pieces"])
        result["launching"] = None


def asked(result: Data, data: Any, kind: str) -> list[Data]:
    """A question written by hand with all those below it."""
    entry = dict(data) if isinstance(data, Mapping) else {"kind": kind}
    if kind == "discard":
        return asked_discards(result, entry)
    top = {"kind": kind} | USUAL.get(kind, {}) | entry
    known = ARGUMENTS.get(KIND_NAMES.index(kind), ())
    table(top, "decision", ("kind", *known), ("bought",) if kind == "place" else ())
    below: list[Data] = []
    if kind == "place":
        below.append({"kind": "build", "bought": top.pop("bought", 0)})
    standard = result["turn"]["phase"] == STANDARD_PHASE
    if standard and (kind == "choose" or kind in ACTION_OF or kind == "steps"):
        below.append({"kind": "step4"})
    if kind != "launch":
        below.append({"kind": "launch"})
    return [top, *below]


def asked_discards(result: Data, entry: Data) -> list[Data]:
    """Everyone is asked to discard what the clock has just brought, unless the question names one seat or numbers."""
    table(entry, "decision", ("kind",), ("seat", "red", "blue"))
    advances = result["clock"]["advances"]
    if result["turn"]["phase"] == STANDARD_PHASE:
        each = due_after(result, advances) - due_after(result, advances - 1)
    else:
        each = discards_due(result) - due_after(result, advances)
    if each == 0 and "red" not in entry and "blue" not in entry:
        what = f"no discards are due after turn {result['turn']['number']} (SY-CON-1 to SY-CON-3)"
        raise PositionError(what, "decision", "SY-CON-1")
    seats = [entry["seat"]] if "seat" in entry else range(player_count(result))
    red, blue = entry.get("red", each), entry.get("blue", each)
    for name, number in (("red", red), ("blue", blue)):
        whole(number, f"decision.{name}", 0, 2)
    return [{"kind": "discard", "seat": seat, "red": red, "blue": blue} for seat in seats]
