"""What happened after a move, as plain data for words to tell.

Made from redacted records, so it says nothing that its reader does not know. One move can do a lot: a question with a
single answer is not asked (rules page 5.1). So what happened is found by playing on from the record before the move,
answer by answer, as `turn.settle` does. What came up meanwhile is read from the record after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.compiler import plain
from ...kernel.decisions import FIRST as FIRST_ARGUMENT
from ...kernel.decisions import SECOND as SECOND_ARGUMENT
from ...kernel.decisions import first_of, kind_of, pop, remove_row, row_for, second_of
from ...kernel.records import Plain, PlainArray, copy_of
from ..definition import Data, Move
from .box import (
    BLUE,
    BUILD,
    CANAL,
    CANALS,
    COMMODITY,
    CREW,
    EMPLOYEE_SPACES,
    EQUIPMENT,
    EXCHANGE,
    HIRE,
    KINDS,
    RED,
    SHIP_COLUMNS,
    SIDES,
    SLOTS,
    SUBSIDY,
)
from .canals import cell_beside, has_system
from .clauses import NO_CAPTAIN
from .clock import are_turns_over
from .contracts import contract_points
from .launch import refuse_sailing
from .moves import MOVES
from .names import (
    ACTION_NAMES,
    CANAL_NAMES,
    COLUMN_NAMES,
    CONTRACT_NAMES,
    KIND_NAMES_OF_TILES,
    POINT_NAMES,
    SIDE_NAMES,
)
from .previews import preview
from .questions import find_answers
from .rondels import SECTORS as RONDEL_SECTORS
from .row import advance, first_turns, has_advanced, put_marker
from .state import (
    CREW_POINTS,
    CRUISE_POINTS,
    DISCARD,
    DISCARDS,
    FINAL,
    GEAR_POINTS,
    HAND,
    LAST_CHANCE,
    LAUNCH,
    NONE,
    OVER,
    SPEED_POINTS,
    STANDARD,
    STEP4,
    TRADER_POINTS,
    UNKNOWN,
)
from .terms import (
    colour_name,
    goods_named,
    officials_named,
    rating_of,
    tile_named,
)
from .turn import answer, begin_final_phase, can_launch, dismantle_all, end_turn, go_on, lose_chosen_action
from .yard import ship_length

Column = memoryview  # a column of tiles, row by row
Columns = PlainArray | Sequence[Column]


def events(box: Plain, before: Plain, after: Plain, seat: int, move: Move, viewer: int) -> list[Data]:
    """What one move did, in order: the step itself, what the rules did on their own, and the next turn."""
    story = Story(box, before, after)
    if move.kind == "discard":
        story.discard(seat, move, viewer)
    else:
        story.answer(seat, move)
    story.run_on()
    return story.events


class Story:
    """A move as it unfolds: `game` goes from the record before it to the one after, and tells as it goes."""

    def __init__(self, box: Plain, before: Plain, after: Plain) -> None:
        self.box = box
        self.game = copy_of(before)
        self.after = after
        self.events: list[Data] = []

    def tell(self, event: str, **data: object) -> None:
        """Adds an event."""
        self.events.append({"event": event, **data})

    # -------------------------------------------------------------- answers

    def answer(self, seat: int, move: Move, *, asked: bool = True) -> None:
        """An answer, of a player or the only one there was, and what it did at once."""
        self.tell_step(seat, move, asked)
        earlier = copy_of(self.game)
        plain(answer)(self.box, self.game, seat, move.id)
        if earlier.launching != NONE and self.game.launching == NONE:
            self.tell_launched(earlier, seat, move)
        self.tell_refills(earlier, move)

    def tell_step(self, seat: int, move: Move, asked: bool) -> None:
        """The step itself. Steps that only lead to others are not told, nor that nothing was taken."""
        box, game, kind = self.box, self.game, move.kind
        data = {"seat": seat, **move.fields, **preview(box, game, seat, move)}
        final = data.get("final", False)
        nothing = {
            "fit": data.get("number") == 0,
            "swap": data.get("units") == 0,
            "step": data.get("official") is None,
            "stop": not (asked and data.get("last")),
        }
        if kind == "edge":
            if data["token"]:
                self.tell("token", **data)
        elif kind == "rotate":
            self.tell("rotate", **data, **self.place_of_canal(seat))
        elif kind == "canal":
            self.tell("canal", **data, first=not plain(has_system)(game, seat))
        elif kind not in ("perform", "end") and not nothing.get(kind, False):
            self.tell("final" if final else kind, **data)
        if data.get("about") == ACTION_NAMES[SUBSIDY] and (final or kind != "choose"):
            self.tell("subsidy", seat=seat, guilders=box.subsidy)

    def place_of_canal(self, seat: int) -> Data:
        """Where the tile in hand goes: on which side of which tile."""
        cell = plain(second_of)(self.game)
        for number in range(CANALS):
            for side in range(SIDES):
                here = self.game.canal_cell[seat, number]
                if here != NONE and plain(cell_beside)(here, side) == cell:
                    return {"beside": CANAL_NAMES[self.game.canal_tile[seat, number]], "side": SIDE_NAMES[side]}
        return {}

    def tell_launched(self, earlier: Plain, seat: int, move: Move) -> None:
        """The end of a cruise with the ship's points by category."""
        parts = {
            POINT_NAMES[part]: self.game.points[seat, part] - earlier.points[seat, part]
            for part in (CREW_POINTS, GEAR_POINTS, SPEED_POINTS, CRUISE_POINTS)
        }
        riband = preview(self.box, earlier, seat, move)["riband_so_far"]
        self.tell("launched", seat=seat, **parts, riband=riband, points=sum(parts.values()))

    def discard(self, seat: int, move: Move, viewer: int) -> None:
        """A contract less. Which one, only its owner is told; in what others know it has no name (SY-CON-5)."""
        game, after = self.game, self.after
        row = plain(row_for)(game, seat)
        argument = FIRST_ARGUMENT if game.stack[row, FIRST_ARGUMENT] > 0 else SECOND_ARGUMENT
        colour = RED if argument == FIRST_ARGUMENT else BLUE
        contract = move.fields["contract"] if viewer == seat else None
        self.tell("discard", seat=seat, colour=colour_name(game.edition, colour), contract=contract)
        for i in range(HAND):
            game.contracts[seat, i] = after.contracts[seat, i]
        for i in range(DISCARDS):
            game.discarded[seat, colour, i] = after.discarded[seat, colour, i]
        game.stack[row, argument] -= 1
        if argument == SECOND_ARGUMENT and game.stack[row, argument] == 0:
            plain(remove_row)(game, row)

    # -------------------------------------------------------------- running on, as turn.settle does

    def run_on(self) -> None:
        """Goes on to the next question with several answers, or to the end."""
        box, game = self.box, self.game
        while game.phase != OVER:
            kind = plain(kind_of)(game)
            if kind == DISCARD:
                return
            if kind == NONE:
                self.go_on()
            elif kind == LAUNCH and not plain(can_launch)(box, game, game.seat):
                self.tell_dismantled(game.seat)
                plain(dismantle_all)(box, game, game.seat)
                plain(pop)(game)
            else:
                if kind == STEP4:
                    self.lose_chosen_action()
                count, only = plain(find_answers)(box, game)
                if count > 1:
                    return
                self.answer(game.seat, MOVES[only], asked=False)

    def go_on(self) -> None:
        """Between questions: the end of a turn, the next one, final actions, last chances, the scoring."""
        box, game = self.box, self.game
        if game.phase == STANDARD:
            if game.chosen != NONE:
                self.end_turn()
            elif plain(are_turns_over)(box, game):
                self.tell("final-actions")
                plain(begin_final_phase)(game)
                self.tell_discards_due()
            elif (game.seat + 1) % game.seats >= game.players:
                self.play_automaton()
            else:
                self.begin_turn()
        elif game.finished == game.players and game.phase == LAST_CHANCE:
            self.score()
        else:
            phase = game.phase
            plain(go_on)(box, game)
            if phase == FINAL:
                self.tell("last-chances") if game.phase == LAST_CHANCE else self.tell("final-turn", seat=game.seat)

    def lose_chosen_action(self) -> None:
        """A chosen action that has become impossible (SY-R-16, SY-R-19)."""
        done = self.game.chosen_done
        plain(lose_chosen_action)(self.box, self.game, self.game.seat)
        if self.game.chosen_done != done:
            self.tell("lost", seat=self.game.seat, action=ACTION_NAMES[self.game.chosen])

    def tell_dismantled(self, seat: int) -> None:
        """Completed ships that cannot sail."""
        why = "captain" if plain(refuse_sailing)(self.box, self.game, seat) == NO_CAPTAIN else "route"
        for bow in range(SLOTS - 2):
            length = plain(ship_length)(self.box, self.game, seat, bow)
            if length:
                self.tell("dismantle", seat=seat, slot=bow + 1, tiles=length, why=why)

    def begin_turn(self) -> None:
        """The next player's turn, with the tile that goes to the front."""
        game = self.game
        following = (game.seat + 1) % game.seats
        moved = game.marker[following, 0]
        plain(go_on)(self.box, game)
        self.tell("turn", seat=game.seat, round=(game.turn - 1) // game.seats + 1)
        self.tell_advance(moved)

    def tell_advance(self, moved: int) -> None:
        """The action tile of step 1; first turns leave it out."""
        if plain(has_advanced)(self.game):
            self.tell("advance", action=ACTION_NAMES[moved])

    def end_turn(self) -> None:
        """The clock: a lap or a drop, a guilder on the last tile, discards."""
        game, earlier = self.game, copy_of(self.game)
        plain(end_turn)(self.box, game)
        if game.laps != earlier.laps:
            self.tell("lap", laps=game.laps, left=game.players - game.laps)
        if game.reserve != earlier.reserve:
            lucky = [a for a in range(len(ACTION_NAMES)) if game.tile_guilders[a] > earlier.tile_guilders[a]]
            on = {"action": ACTION_NAMES[lucky[0]], "guilders": self.box.last_guilder} if lucky else {}
            self.tell("drop", left=game.reserve, **on)
        if game.wheel != earlier.wheel:
            self.tell("last-drop")
        self.tell_discards_due()

    def tell_discards_due(self) -> None:
        """How many contracts of each colour everyone discards now."""
        if plain(kind_of)(self.game) == DISCARD:
            each = plain(first_of)(self.game)
            self.tell("discards-due", each=each, colour=colour_name(self.game.edition, RED))

    def score(self) -> None:
        """The final scoring, read from the record after it: only there the contracts are open."""
        box, after = self.box, self.after
        for seat in range(after.players):
            for contract in after.contracts[seat].tolist():
                if contract != NONE:
                    points = plain(contract_points)(box, after, seat, contract)
                    self.tell("contract", seat=seat, contract=CONTRACT_NAMES[contract], points=points)
            if after.points[seat, TRADER_POINTS]:
                self.tell("traders", seat=seat, points=after.points[seat, TRADER_POINTS])
        parts = [dict(zip(POINT_NAMES, after.points[seat].tolist(), strict=True)) for seat in range(after.players)]
        self.tell("final-scoring", vp=parts)
        if after.players == 1:
            total = sum(after.points[0].tolist())
            self.tell("rating", points=total, rating=rating_of(box, total))
        _take_over(self.game, after, "words")

    # -------------------------------------------------------------- what came up

    def tell_refills(self, earlier: Plain, move: Move) -> None:
        """Tiles that filled the columns after an answer, and what running out of tiles brings (SY-END-3)."""
        game, after = self.game, self.after
        taken = [int(move.kind == "take" and move.fields["column"] == name) for name in COLUMN_NAMES]
        for column in range(SHIP_COLUMNS):
            drawn = _drawn(earlier.ship_display[column], game.ship_display[column], taken[column])
            self.reveal(BUILD, game.ship_display[column], after.ship_display[column], drawn)
        for action, before, now, then in (
            (COMMODITY, earlier.commodity_display, game.commodity_display, after.commodity_display),
            (CANAL, earlier.canal_display, game.canal_display, after.canal_display),
        ):
            drawn = _drawn(before, now, int(move.kind == ACTION_NAMES[action]))
            if drawn:
                self.tell_renewed(action, earlier, game, drawn)
                self.reveal(action, now, then, drawn)
        if game.ending and not earlier.ending:
            self.tell_ending()

    def reveal(self, action: int, column: Column, then: Column, drawn: int) -> None:
        """Tells the tiles drawn for a column. If an automaton is about to change it, that waits until then."""
        filled = _filled(column)
        for row in range(filled - drawn, filled):
            column[row] = UNKNOWN if self.is_changed_later(action) else then[row]
            self.tell_up(action, column[row])

    def is_changed_later(self, action: int) -> bool:
        """Whether an automaton takes from a display before the next question."""
        game, after = self.game, self.after
        for turn in range(max(game.turn, plain(first_turns)(game)) + 1, after.turn + 1):
            seat = (turn - 1) % game.seats
            if seat >= game.players and after.marker[seat, 0] == action:
                return True
        return False

    def tell_up(self, action: int, tile: int) -> None:
        """A tile that came up."""
        if tile < 0:
            return
        if action == BUILD:
            self.tell("ship-up", **tile_named(self.box, self.game.edition, tile))
        elif action == COMMODITY:
            self.tell("commodity-up", goods=goods_named(self.box, self.game.edition, tile))
        else:
            self.tell("canal-up", canal=CANAL_NAMES[tile], officials=officials_named(self.box, tile, 0))

    def tell_renewed(self, action: int, earlier: Plain, later: Plain, drawn: int) -> None:
        """A stack that was made anew from the discarded tiles (SY-GOODS-3, SY-CANAL-8)."""
        name = "commodity_left" if action == COMMODITY else "canal_left"
        if getattr(later, name) + drawn > getattr(earlier, name):
            self.tell("renewed", stack=ACTION_NAMES[action])

    def tell_ending(self) -> None:
        """The early end: a ship stack has run out (SY-END-3)."""
        empty = [KIND_NAMES_OF_TILES[kind] for kind in range(KINDS) if self.game.ship_left[kind] == 0]
        self.tell("ending", tile=empty[0])

    # -------------------------------------------------------------- automata

    def play_automaton(self) -> None:
        """The turn of an automaton. Its choice is where its marker stands afterwards (SY-SOLO-3 to SY-SOLO-11)."""
        game, after = self.game, self.after
        game.turn += 1
        game.seat += 1
        game.chosen_done = game.bonus_done = 0
        moved = game.marker[game.seat, 0]
        if plain(has_advanced)(game):
            plain(advance)(game)
        self.tell_advance(moved)
        chosen = after.marker[game.seat, 0]
        lost = game.tile_guilders[chosen]
        self.tell("automaton", automaton=game.seat, action=ACTION_NAMES[chosen], guilders=lost)
        game.chosen = chosen
        game.tile_guilders[chosen] = 0
        plain(put_marker)(game, chosen)
        if plain(has_advanced)(game):
            self.take_effect(chosen)
        for field in ("solo_stack", "solo_turned", "solo_back"):
            _take_over(game, after, field)

    def take_effect(self, action: int) -> None:
        """What an automaton's action did, seen from what it changed."""
        game, after = self.game, self.after
        if action in _MARKERS:
            marker, places = _MARKERS[action]
            steps = (getattr(after, marker) - getattr(game, marker)) % places or places
            self.tell("automaton-turns", action=ACTION_NAMES[action], steps=steps)
            _take_over(game, after, marker)
        elif action == BUILD:
            self.take_away(action, game.ship_display, after.ship_display, range(SHIP_COLUMNS))
        elif action == COMMODITY:
            self.take_away(action, [game.commodity_display], [after.commodity_display], range(1))
        else:
            self.take_away(action, [game.canal_display], [after.canal_display], range(1))

    def take_away(self, action: int, now: Columns, then: Columns, columns: range) -> None:
        """Takes a row of the display away, and tells what came up instead."""
        game, after, earlier = self.game, self.after, copy_of(self.game)
        before, later = ([_tiles(display[column]) for column in columns] for display in (now, then))
        pairs = list(zip(before, later, strict=True))
        # Of equal neighbours either may have gone; that looks the same, and the lower is named.
        row = next((row for row in self.box.take_row.tolist() if all(_remains(*pair, row) for pair in pairs)), 0)
        gone = [column[min(row, len(column) - 1)] for column in before if column]
        self.tell_taken(action, row, gone)
        for field in _DISPLAYS[action]:
            _take_over(game, after, field)
        for column, filled in pairs:
            left = [tile for place, tile in enumerate(column) if place != min(row, len(column) - 1)]
            if len(filled) > len(left) and action != BUILD:
                self.tell_renewed(action, earlier, after, len(filled) - len(left))
            for place, tile in enumerate(filled):
                if place >= len(left) or left[place] == UNKNOWN:
                    self.tell_up(action, tile)
        if after.ending and not game.ending:
            game.ending = 1
            self.tell_ending()

    def tell_taken(self, action: int, row: int, gone: Sequence[int]) -> None:
        """What an automaton took away; a tile that had just come up has no name here."""
        if not gone:
            return
        if action == BUILD:
            self.tell("automaton-build", row=row + 1, tiles=len(gone))
        elif action == COMMODITY:
            goods = goods_named(self.box, self.game.edition, gone[0]) if gone[0] >= 0 else None
            self.tell("automaton-commodity", row=row + 1, goods=goods)
        else:
            self.tell("automaton-canal", row=row + 1, canal=CANAL_NAMES[gone[0]] if gone[0] >= 0 else None)


# Markers that an automaton moves on, each with its number of places.
_MARKERS = {
    EQUIPMENT: ("equipment_at", RONDEL_SECTORS),
    CREW: ("crew_at", RONDEL_SECTORS),
    HIRE: ("employee_at", EMPLOYEE_SPACES),
    EXCHANGE: ("exchange_at", 1),
}
# Fields that change when an automaton takes something away.
_DISPLAYS = {
    BUILD: ("ship_display", "ship_left", "ship_stack", "scrapped"),
    COMMODITY: ("commodity_display", "commodity_left", "commodity_stack", "commodity_discard", "commodity_out"),
    CANAL: ("canal_display", "canal_left", "canal_stack", "canal_discard", "canal_out"),
}


def _take_over(game: Plain, after: Plain, field: str) -> None:
    """Copies a field of the record after a move."""
    game.memory[field] = after.memory[field]


def _tiles(column: Column) -> list[int]:
    """The tiles of a column from its cheapest row up."""
    return [tile for tile in column.tolist() if tile != NONE]


def _filled(column: Column) -> int:
    return len(_tiles(column))


def _drawn(before: Column, now: Column, taken: int) -> int:
    """Tiles that were drawn for a column while so many were taken from it."""
    return _filled(now) - _filled(before) + taken


def _remains(column: Sequence[int], filled: Sequence[int], row: int) -> bool:
    """Whether a column looks like another from which the tile of a row, or the topmost one, was taken."""
    left = [tile for place, tile in enumerate(column) if place != min(row, len(column) - 1)]
    return all(tile in (UNKNOWN, seen) for tile, seen in zip(left, filled, strict=False))
