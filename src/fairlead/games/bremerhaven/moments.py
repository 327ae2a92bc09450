"""The moment of a position changed by hand: round, bids and questions made to fit each other, and the run to the next.

`settle_moment` reads from the changes when the game is to go on: a phase that begins, questions that are asked by name,
a bidding that is turned up, or the moment that was. `run_on` lets the game's own kernels go on from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...errors import PositionError
from ...kernel.compiler import plain
from ...kernel.decisions import remove_row
from ...kernel.records import Plain
from ..definition import Data
from ..reading import choice, sequence, table, whole
from .box import HAND, LONG, VALUES
from .ending import end_game
from .invariants import QUESTION, check, is_ladder_whole
from .land import discard_order
from .names import KIND_NAMES, PHASE_NAMES, SPACE_CODES, SPACE_NAMES, VARIANT_NAMES
from .positions import ARGUMENTS, BID_KEYS, BOX, NEWS_KEYS, to_position
from .questioning import are_asked, ask_by_name, drop_questions, find_row, resume, settle_answers
from .questions import find_answers
from .reading_positions import MOST_ROUNDS, MOST_TRACK, from_position
from .round import (
    answer,
    begin_boards,
    begin_climbing,
    begin_event,
    begin_harbours,
    begin_permits,
    begin_pricing,
    begin_round,
    begin_upgrades,
)
from .round import run_on as go_on
from .state import BID, BOARDS, GAME, MUSEUM_PRESTIGE, NONE, START_GOOD, UPGRADES

Named = dict[int, Mapping[str, Any]]  # what the changes name, by seat

# The phase in which each kind of question is asked; orders are also laid at set-up.
PHASE_OF = {
    "start-good": "set-up",
    "bid": "bidding",
    "permit": "permits",
    "upgrade": "upgrades",
    "price": "prices",
    "ladder": "ladder",
    "dock": "boards",
    "cargo": "boards",
    "order": "boards",
    "produce": "harbours",
    "move": "harbours",
    "flotsam": "event",
}
BEGINNINGS = {
    "permits": begin_permits,
    "upgrades": begin_upgrades,
    "prices": begin_pricing,
    "ladder": begin_climbing,
    "boards": begin_boards,
    "harbours": begin_harbours,
    "event": begin_event,
}


class Moment(NamedTuple):
    """When the game goes on: a phase that begins anew, or questions asked by name, or neither."""

    phase: str
    begins: str | None = None
    questions: tuple[Data, ...] = ()
    is_asked: bool = False  # the changes name the questions, perhaps none
    fills_boards: bool = False
    end: int = 0  # where the ship figure is when the game is over

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the questions asked by name."""
        return tuple(question["kind"] for question in self.questions)


# ------------------------------------------------------------------ when


def settle_moment(position: Data, result: Data, changes: Data) -> Moment:
    """When the game is to go on; phase and questions that cannot wait are set."""
    moment = find_moment(position, result, changes)
    number = PHASE_NAMES.index(moment.phase)
    fills = number < BOARDS or (number == BOARDS and (moment.begins is not None or position["phase"] != "boards"))
    result["phase"] = "event" if moment.begins == "over" else moment.phase
    if moment.kinds and set(moment.kinds) == {"order"} and moment.phase == "set-up":
        result["decision"] = list(moment.questions)  # their orders lie nowhere else
        moment = moment._replace(questions=())
    elif moment.begins or moment.is_asked or moment.phase == "bidding":
        result["decision"] = []
    return moment._replace(fills_boards=fills, end=max(position["track"], BOX.track_end))


def find_moment(position: Data, result: Data, changes: Data) -> Moment:
    """What the changes say of the moment."""
    if "decision" in changes:
        questions = named_questions(changes)
        return Moment(asked_phase(result, questions, changes), None, questions, True)
    if "phase" in changes:
        phase = PHASE_NAMES[choice(changes["phase"], "phase", PHASE_NAMES)]
        return Moment(phase, None if phase == "set-up" else phase)
    if "bids" in changes and result["phase"] != "set-up":
        return Moment("bidding")
    if position["phase"] == "over" and ("round" in changes or "track" in changes):
        return Moment("bidding", "bidding")
    if position["phase"] == "event" and newspaper_entry(changes).get("event") is not None:
        return Moment("event", "event")
    return Moment(result["phase"])


def named_questions(changes: Data) -> tuple[Data, ...]:
    """The questions that the changes name: a kind, one question, or a list of questions."""
    data = changes["decision"]
    if isinstance(data, str):
        data = {"kind": data}
    paths = ["decision"] if isinstance(data, Mapping) else [f"decision.{i}" for i in range(len(sequence_of(data)))]
    questions = []
    for entry, path in zip([data] if isinstance(data, Mapping) else data, paths, strict=True):
        every = {name for names in ARGUMENTS.values() for name in names}
        kind = choice(table(entry, path, ("kind",), ("seat", *sorted(every)))["kind"], f"{path}.kind", KIND_NAMES)
        table(entry, path, ("kind",), ("seat", *ARGUMENTS.get(kind, ())))
        questions.append(dict(entry))
    return tuple(questions)


def sequence_of(data: Any) -> Any:
    """A list of questions, or a sentence that says what else could be written."""
    if not isinstance(data, (list, tuple)):
        raise PositionError(f"must be a kind of question, a question or a list of them, found {data!r}", "decision")
    return data


def asked_phase(result: Data, questions: tuple[Data, ...], changes: Data) -> str:
    """The phase that follows from the questions."""
    phases = list(dict.fromkeys(phase_of(question) for question in questions))
    if len(phases) > 1:
        raise PositionError(f"nobody is asked in {phases[0]} and in {phases[1]} at once", "decision")
    named = changes.get("phase", phases[0] if phases else result["phase"])
    choice(named, "phase", PHASE_NAMES)
    if phases and named != phases[0]:
        raise PositionError(f"must be {phases[0]!r} with this decision, found {named!r}", "phase")
    return str(named)


def phase_of(question: Data) -> str:
    """The phase in which a question is asked; an order without a place is a start order."""
    if question["kind"] == "order" and "place" in question and question["place"] is None:
        return "set-up"
    return PHASE_OF[question["kind"]]


def newspaper_entry(changes: Data) -> Data:
    """What the changes say of the newspaper."""
    return dict(table(changes.get("newspaper", {}), "newspaper", (), ("next", *NEWS_KEYS)))


# ------------------------------------------------------------------ set-up


def needs_round(position: Data, changes: Data) -> bool:
    """Whether the game is being set up, but the changes are about a round."""
    if position["phase"] != "set-up":
        return False
    questions = named_questions(changes) if "decision" in changes else ()
    seats = changes.get("seats", {})
    entries = seats.values() if isinstance(seats, Mapping) else sequence(seats, "seats")
    return (
        any(phase_of(question) != "set-up" for question in questions)
        or changes.get("phase", "set-up") != "set-up"
        or any(named_bids(position, changes).values())
        or changes.get("round", 0) != 0
        or changes.get("track", position["track"]) != position["track"]
        or newspaper_entry(changes).get("event") is not None
        or any(isinstance(entry, Mapping) and entry.get("gained", 0) != 0 for entry in entries)
    )


def finish_setup(position: Data, named: Named) -> Data:
    """The first round, before anybody bids: start orders on the first free areas, the first goods allowed.

    Seats whose areas or storage are named keep what is named, and their start orders are discarded.
    """
    game = Plain(GAME.allocate()[0])
    from_position(position, game)
    for seat in range(game.players):
        while (row := find_row(game, seat)) != NONE:
            is_good = game.stack[row, 0] == START_GOOD
            count, first = plain(find_answers)(BOX, game, seat, row)
            if count and ("storage" if is_good else "areas") not in named[seat]:
                plain(answer)(BOX, game, seat, row, first)
            else:
                if not is_good:
                    plain(discard_order)(game, game.stack[row, 2])
                plain(remove_row)(game, row)
    plain(begin_round)(game)
    return to_position(game)


# ------------------------------------------------------------------ round and track


def settle_course(result: Data, changes: Data, moment: Moment) -> None:
    """Round and track as named; one that is not named fits the other (BH-SETUP-5, BH-NEWS-4, BH-NEWS-8)."""
    number = whole(changes["round"], "round", 0, MOST_ROUNDS) if "round" in changes else None
    track = whole(changes["track"], "track", 0, MOST_TRACK) if "track" in changes else None
    course = Course(result)
    if moment.phase == "set-up":
        number, track = number or 0, course.start if track is None else track
    elif moment.begins == "over":
        number, track = max(number or result["round"], course.fewest), None
    elif moment.phase == "over" and moment.is_asked:
        number, track = number or result["round"], track or result["track"]
    if number is None and track is None and result["round"] == 1 and needs_event(changes):
        number = 2
    if number is not None:
        result["round"] = number
        result["track"] = course.fitting_track(number, result["track"]) if track is None else track
    elif track is not None:
        result["round"], result["track"] = course.fitting_round(track, result["round"]), track


def needs_event(changes: Data) -> bool:
    """Whether the changes name an event, which no first round has (BH-NEWS-2)."""
    return newspaper_entry(changes).get("event") is not None


class Course:
    """How rounds and the spaces of the track belong together in one game."""

    def __init__(self, result: Data) -> None:
        players, variant = result["options"]["players"], VARIANT_NAMES.index(result["options"]["variant"])
        self.is_long = variant == LONG
        self.start = int(BOX.track_start[players])
        self.last = int(BOX.track_end) - 1  # before the game ends
        self.fewest, self.most = int(BOX.rounds[variant, players, 0]), int(BOX.rounds[variant, players, 1])

    def fits(self, number: int, track: int) -> bool:
        """Whether the ship figure can be there in a round."""
        done, moved = number - 1, track - self.start
        if not self.is_long:
            return moved == int(BOX.short_move) * done
        return done <= moved <= 2 * done and track <= self.last

    def fitting_track(self, number: int, old: int) -> int:
        """A space of the ship figure in a round, the old one if it can be."""
        done = number - 1
        if self.fits(number, old) or number == 0:
            return old if number else self.start
        if not self.is_long:
            return min(self.start + int(BOX.short_move) * done, MOST_TRACK)
        return min(max(self.start + done, min(self.start + done * 3 // 2, self.last)), MOST_TRACK)

    def fitting_round(self, track: int, old: int) -> int:
        """A round in which the ship figure is there, the old one if it can be."""
        moved = max(0, track - self.start)
        if self.fits(old, track):
            return old
        if not self.is_long:
            return moved // int(BOX.short_move) + 1
        return max((moved + 1) // 2, min((2 * moved + 2) // 3, self.most - 1)) + 1


# ------------------------------------------------------------------ bids


def settle_bids(position: Data, result: Data, changes: Data, moment: Moment) -> None:
    """Cards as named; those that are missing lie on the car park once all are turned up (BH-BID-7)."""
    stones = range(len(position["bids"]))
    given = named_bids(position, changes)
    anew = moment.begins == "bidding" or (moment.kinds == (KIND_NAMES[BID],) and position["phase"] != "bidding")
    hands = [hand_of(result, seat) for seat in stones]
    if "bids" in changes:
        bids = [given.get(seat, []) for seat in stones]
    elif anew:
        bids = [[] for _ in stones]
    else:
        bids = [exchanged_cards(position, result, seat) for seat in stones]
    left = [cards_left(hands[seat], bids[seat], f"bids.{seat}") for seat in stones]
    is_complete = "bids" in changes and any(len(cards) == HAND for cards in bids) and not moment.is_asked
    if moment.phase not in ("set-up", "bidding") or (is_complete and moment.begins is None):
        bids = [
            cards + [{"value": value, "space": SPACE_NAMES[0]} for value in left[seat]]
            for seat, cards in enumerate(bids)
        ]
    result["bids"] = bids
    if PHASE_NAMES.index(moment.phase) < UPGRADES or moment.begins == PHASE_NAMES[UPGRADES]:
        forget_gains(result, changes)


def named_bids(position: Data, changes: Data) -> dict[int, list[Data]]:
    """The cards that the changes name, by stone: as a table of seats, or as a list."""
    data, stones = changes.get("bids", {}), len(position["bids"])
    if isinstance(data, (list, tuple)):
        data = dict(enumerate(data))
    if not isinstance(data, Mapping):
        raise PositionError(f"must be a list or a table of seats, found {data!r}", "bids")
    given = {}
    for key, cards in data.items():
        as_number = int(key) if isinstance(key, str) and key in map(str, range(stones)) else key
        seat = whole(as_number, "bids", 0, stones - 1)
        listed = sequence(cards, f"bids.{seat}")
        if len(listed) > HAND:
            raise PositionError(f"must have at most {HAND} cards, found {len(listed)} (BH-BID-1)", f"bids.{seat}")
        given[seat] = [full_card(card, f"bids.{seat}.{i}") for i, card in enumerate(listed)]
    return given


def full_card(data: Any, path: str) -> Data:
    """A placed card: a table, or in short `5 sea-1`; a space also by its printed code, `5 2.1`."""
    if isinstance(data, str):
        words = data.split()
        if len(words) != 2 or words[0] not in map(str, range(1, VALUES + 1)):
            raise PositionError(f"must be a table or written like 5 sea-1, found {data!r}", path)
        data = {"value": int(words[0]), "space": words[1]}
    entry = dict(table(data, path, BID_KEYS))
    if isinstance(entry["space"], str) and entry["space"] in SPACE_CODES:
        entry["space"] = SPACE_NAMES[SPACE_CODES.index(entry["space"])]
    whole(entry["value"], f"{path}.value", 1, VALUES)
    choice(entry["space"], f"{path}.space", SPACE_NAMES)
    return entry


def hand_of(result: Data, seat: int) -> list[int]:
    """The five cards of a stone in this round (BH-INFL-4)."""
    is_player = seat < len(result["seats"])
    data, path = (result["seats"][seat], f"seats.{seat}") if is_player else (result["dummy"], "dummy")
    upgrades = whole(table(data, path, (), data)["upgrades"], f"{path}.upgrades", 0, BOX.most_upgrades)
    return [BOX.influence[upgrades + i] for i in range(HAND)]


def exchanged_cards(position: Data, result: Data, seat: int) -> list[Data]:
    """Placed cards, each with the card in its place in the hand if the hand has changed."""
    old, new = hand_of(position, seat), hand_of(result, seat)
    cards = []
    for card in position["bids"][seat]:
        place = old.index(card["value"])
        cards.append({"value": new.pop(place), "space": card["space"]})
        old.pop(place)
    return cards


def cards_left(hand: list[int], cards: list[Data], path: str) -> list[int]:
    """The cards of a hand that are not placed."""
    left = list(hand)
    for i, card in enumerate(cards):
        if card["value"] not in left:
            shown = ", ".join(map(str, hand))
            what = f"there is no such {card['value']} in the hand {shown} (BH-INFL-4)"
            raise PositionError(what, f"{path}.{i}", "BH-INFL-4")
        left.remove(card["value"])
    return left


def forget_gains(result: Data, changes: Data) -> None:
    """Before 1.3 nobody has upgraded in this round, unless the changes say so, which `check` refuses."""
    seats = changes.get("seats", {})
    named = dict(enumerate(seats)) if isinstance(seats, (list, tuple)) else seats
    for seat, data in enumerate(result["seats"]):
        if "gained" not in named.get(seat, named.get(str(seat), {})):
            data["gained"] = 0
    if result["dummy"] is not None and "gained" not in changes.get("dummy", {}):
        result["dummy"]["gained"] = 0


# ------------------------------------------------------------------ going on


def run_on(result: Data, changes: Data, moment: Moment) -> Data:
    """The game goes on to the next question with two answers, if all but the questions is sound; else `load` tells."""
    game = Plain(GAME.allocate()[0])
    from_position(result, game)
    if not plain(is_ladder_whole)(game):
        return result
    if moment.questions:
        ask_by_name(game, moment.questions, changes)
    if plain(check)(BOX, game) not in (0, QUESTION):
        return to_position(game)
    if moment.begins == "over":
        close_museum(game)
        game.track = whole(changes.get("track", moment.end), "track", 0, MOST_TRACK)
        plain(end_game)(BOX, game)
    elif moment.begins in BEGINNINGS:
        drop_questions(game)
        plain(BEGINNINGS[moment.begins])(BOX, game)
    elif not moment.is_asked:
        resume(game)
    elif not are_asked(game):
        return to_position(game)
    for seat in range(game.players):
        settle_answers(game, seat)
    plain(go_on)(BOX, game)
    if "barrier" in changes:
        game.barrier = result["barrier"]
    return to_position(game)


def close_museum(game: Plain) -> None:
    """A game that is ended once more has not yet counted its museum (BH-BLD-19)."""
    for seat in range(game.players):
        game.prestige[seat] -= game.prestige_from[seat, MUSEUM_PRESTIGE]
        game.prestige_from[seat, MUSEUM_PRESTIGE] = 0
