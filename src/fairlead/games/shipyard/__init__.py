"""Shipyard (Die Werft, Vladimír Suchý): the first edition of 2009 for 2 to 4 players, the second of 2023 for 1 to 4.

Choose one action tile of a moving row: buy ship tiles, pieces, employees, canals and commodities. A finished ship is
fitted out and sails through its owner's canals, which is how most points are made. Secret contracts score at the end.

Where to find what: `setup`, `row` (advance, choice, income), `turn` (the steps and what follows a turn), `questions`
(what may be answered), `build` and `yard`, `goods` (buying and the exchange), `canals`, `rondels` (equipment and crew),
`employees`, `launch` (fitting out, speed, points), `cruise`, `display` (columns and stacks), `clock`, `contracts`,
`ending`, `solo`, `secrets` (who knows what), `features`, `invariants`; `box` and `state` are the records, `actions` the
action ids, `moves` their texts; `positions` writes a record as plain data and `reading_positions` reads it back;
`editing` changes positions by hand, with `arranging` (tiles) and `moments` (turn, clock, question) that make the rest
fit; `view`, with `holdings` (what players have) and `printed` (what is on the components), `previews` of moves and
`log` are what people are shown, in the `terms` of the edition.
"""

from __future__ import annotations

from pathlib import Path

from ...errors import OptionError
from ..definition import Data, Definition, Option, named_option
from . import rules as rules
from .box import SEATS, box_memory
from .clauses import CLAUSES
from .editing import edit
from .features import FEATURES
from .invariants import INVARIANTS
from .log import events
from .moves import MOVES, aliases
from .names import CONTRACT_OPTION, EDITION_NAMES, EMPLOYEE_OPTION, KIND_NAMES, MIDDLE_OPTION, POINT_NAMES, SOLO_OPTION
from .positions import to_position
from .previews import preview
from .reading_positions import from_position
from .state import GAME
from .view import view

# Values that only one edition has.
EDITION_ONLY = (
    ("contracts", "sets", "second"),
    ("employees", "printed", "second"),
    ("middle_display", "split", "second"),
    ("loop_spaces", 24, "first"),
)


def check_options(options: Data) -> None:
    """The first edition has no solo game, and some values belong to one edition or to the solo game alone."""
    edition = options["edition"]
    if options["players"] == 1 and edition == "first":
        raise OptionError("The first edition of shipyard is for 2 to 4 players; the solo game is edition=second.")
    for name, value, only in EDITION_ONLY:
        if options[name] == value and edition != only:
            raise OptionError(f"{name} cannot be {value!r} with edition={edition}; that is for edition={only}.")
    if options["solo_removed"] == "out" and options["players"] > 1:
        raise OptionError("solo_removed cannot be 'out' with several players; that is for the solo game, players=1.")


DEFINITION = Definition(
    name="shipyard",
    version="1",
    players=(1, 2, 3, 4),
    options=(
        Option("players", "number of players; 1 is the solo game of the second edition", choices=(1, 2, 3, 4)),
        named_option("edition", "which rules are used", EDITION_NAMES, "second", asked=True),
        named_option("contracts", "three of each colour at random, or fixed sets of two", CONTRACT_OPTION, "random"),
        named_option("employees", "how the employees are laid out", EMPLOYEE_OPTION, "random"),
        named_option(
            "middle_display", "first middles all from deck I, or the right ones from II", MIDDLE_OPTION, "stack"
        ),
        Option("loop_spaces", "first edition: spaces of the action track", default=23, choices=(23, 24)),
        named_option("solo_removed", "solo: what becomes of tiles that automata take", SOLO_OPTION, "discard"),
    ),
    record=GAME,
    box=box_memory,
    seats=SEATS,
    blocks=FEATURES,
    categories=POINT_NAMES,
    kinds=KIND_NAMES,
    clauses=CLAUSES,
    invariants=INVARIANTS,
    moves=MOVES,
    aliases=aliases,
    view=view,
    preview=preview,
    events=events,
    to_position=to_position,
    from_position=from_position,
    edit=edit,
    words=Path(__file__).with_name("words"),
    check_options=check_options,
    secret_moves=frozenset({"discard"}),
)
