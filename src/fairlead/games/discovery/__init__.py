"""Age of Discovery (Zeitalter der Entdeckungen, Alfred Viktor Schulz, 2007), for 2 to 4 players.

Buy ships, earn money by tying ships to orders, send ships for good on twelve shared expeditions, which score twice. A
secret mission multiplies the expeditions a player holds by the trade done.

Where to find what: `setup`, `turn` (the turn and its decisions), `orders`, `ships` (buying), `expeditions`, `trade`
(orders with ships, the tick), `reserving`, `scoring`, `secrets` (who knows what), `features`, `invariants`; `box` and
`state` are the records, `actions` the action ids, `moves` their texts, `positions` and `editing` the position format,
`view` and `log` what people are shown.
"""

from __future__ import annotations

from pathlib import Path

from ...errors import OptionError
from ..definition import Data, Definition, Option
from . import rules as rules
from .box import SEATS, box_memory
from .clauses import CLAUSES
from .editing import edit
from .features import FEATURES
from .invariants import INVARIANTS
from .log import events, preview
from .moves import MOVES, aliases
from .names import KIND_NAMES, VP_NAMES
from .positions import from_position, to_position
from .setup import RANDOM_START
from .state import GAME
from .view import view


def check_options(options: Data) -> None:
    """The start player must be one of the players."""
    seat, players = options["start_player"], options["players"]
    if seat != "random" and seat >= players:
        raise OptionError(
            f"start_player cannot be {seat} with {players} players; it can be random or a seat from 0 to {players - 1}."
        )


DEFINITION = Definition(
    name="discovery",
    version="1",
    players=(2, 3, 4),
    options=(
        Option("players", "number of players", choices=(2, 3, 4)),
        Option(
            "start_player",
            "seat that takes the first turn",
            default="random",
            choices=("random",),
            numbers=(0, SEATS - 1),
            codes={"random": RANDOM_START},
        ),
        Option(
            "card_colour",
            "colour for which a ship scores that was placed with an any-colour card",
            default="own",
            choices=("own", "row"),
            codes={"own": 0, "row": 1},
        ),
        Option("tie_joker", "an unplaced joker counts in the tie-break", default=True, choices=(True, False)),
        Option(
            "turn_cap", "turns per player after which the game is stopped; 0 = never", default=100, numbers=(0, 1000)
        ),
        Option("open_coins", "others see a player's coins (display only)", default=True, choices=(True, False)),
        Option(
            "show_taken_orders",
            "orders taken from the display stay marked as known (display only)",
            default=True,
            choices=(True, False),
        ),
    ),
    record=GAME,
    box=box_memory,
    seats=SEATS,
    blocks=FEATURES,
    categories=VP_NAMES,
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
)
