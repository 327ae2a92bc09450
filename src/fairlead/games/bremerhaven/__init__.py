"""Bremerhaven (Robert Auerochs, 2013): the long and the short game for 2 to 4 players, and the solo game.

Five influence cards a round are placed face down on the spaces of the City, Sea and Land boards. The highest total wins
a ship, an order, a building or an action; in the own harbour goods go from ships over storage to orders. At the end
money is multiplied by prestige.

Where to find what: `setup`, `round` (phases, several seats at once), `questions` (what may be answered), `bidding`,
`city` (spaces 1.0 to 1.5), `sea`, `land`, `harbour` (docks, fields, storage), `production`, `moving`, `settlement`
(prestige, time, orders), `paying`, `newspaper` (events, ship figure), `boards` (refill), `ending`, `solo`, `secrets`
(who knows what), `features`, `invariants` and `fitting` (what can be asked); `box` and `state` are the records,
`actions` the action ids, `moves` their texts; `positions` writes a record as plain data and `reading_positions` reads
it back; `editing`, with `arranging`, `moments` and `questioning`, changes positions by hand; `view` (with `asking`,
`holdings` and `printed`), `previews` of moves and `log` (with `chronicle`) are what people are shown; `planning` finds
the moves to a wanted harbour.
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
from .names import KIND_NAMES, POINT_NAMES, SWITCH_NAMES, VARIANT_NAMES
from .planning import plan_harbour
from .positions import to_position
from .previews import preview
from .reading_positions import from_position
from .secrets import face_down
from .state import GAME
from .view import view


def check_options(options: Data) -> None:
    """The solo game is for one player, the others for several."""
    players, variant = options["players"], options["variant"]
    if (players == 1) != (variant == "solo"):
        fitting = "solo" if players == 1 else "long or short"
        raise OptionError(f"variant cannot be {variant!r} with players={players}; it can be {fitting}.")
    if options["exchange_beats_dummy"] == "on" and players > 1:
        raise OptionError("exchange_beats_dummy cannot be 'on' with several players; that is for the solo game.")


DEFINITION = Definition(
    name="bremerhaven",
    version="1",
    players=(1, 2, 3, 4),
    options=(
        Option("players", "number of players; 1 is the solo game against the dummy", choices=(1, 2, 3, 4)),
        named_option("variant", "which game is played", VARIANT_NAMES, "long", asked=True, by_players={1: "solo"}),
        named_option("refuse_ships", "whether the winner of a ship may send it away", SWITCH_NAMES, "off"),
        named_option(
            "exchange_beats_dummy", "solo: whether the Exchange beats a dummy who wins 1.4", SWITCH_NAMES, "off"
        ),
    ),
    record=GAME,
    box=box_memory,
    seats=SEATS,
    blocks=FEATURES,
    categories=POINT_NAMES,
    counted=("score",),
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
    face_down=face_down,
    plan_harbour=plan_harbour,
)
