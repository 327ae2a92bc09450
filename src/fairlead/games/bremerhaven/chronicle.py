"""What happens in a harbour by itself, told as it happens: prestige, time, settlement, the event, the end.

Each of these plays the rules on a record step by step with the game's own kernels, and tells what every step changed.
"""

from __future__ import annotations

from ...kernel.compiler import plain
from ...kernel.decisions import remove_row, row_for
from ...kernel.records import Plain, copy_of
from ..definition import Data
from ..writing import counted
from .box import AREAS, DOCKS, EXPRESS, INSURANCE, MUSEUM
from .ending import money_of, score_of
from .harbour import has_built
from .land import PRESTIGE, empty_area, pay_penalty
from .moving import is_complete
from .names import BAND_NAMES, GOOD_NAMES, ORDER_TITLES, SHIP_TITLES
from .newspaper import money_demanded, money_given, move_markers, prestige_moved
from .paying import charge, move_marker, receive
from .printed import prices_on
from .settlement import age_ships, is_due, sell_goods, show_prestige
from .solo import is_dummy
from .state import (
    BONUSES,
    BUILDING_MONEY,
    EVENT_MONEY,
    EVENT_PRESTIGE,
    MUSEUM_PRESTIGE,
    NONE,
    ORDER_PRESTIGE,
    OVER,
    SALES,
)


class Chronicle:
    """A record that changes, and the events told of it so far."""

    def __init__(self, box: Plain, game: Plain) -> None:
        self.box = box
        self.game = game
        self.events: list[Data] = []

    def tell(self, event: str, **data: object) -> None:
        """Adds an event."""
        self.events.append({"event": event, **data})

    def tell_of(self, seat: int, event: str, **data: object) -> None:
        """Adds an event of a seat, or of the dummy."""
        if plain(is_dummy)(self.game, seat):
            self.tell(f"dummy-{event}", **data)
        else:
            self.tell(event, seat=seat, **data)

    def changes(self, earlier: Plain, seat: int) -> Data:
        """What a seat received or paid, gained or lost since; what did not change is left out."""
        money = plain(money_of)(self.game, seat) - plain(money_of)(earlier, seat)
        prestige = self.game.prestige[seat] - earlier.prestige[seat]
        parts = {"receives": money, "pays": -money, "gains": prestige, "loses": -prestige}
        return {name: number for name, number in parts.items() if number > 0}

    def charged(self, earlier: Plain, seat: int, due: int) -> Data:
        """The changes after a charge, with what was waived or did not have to be paid (BH-PAY-1, BH-BLD-14)."""
        data = self.changes(earlier, seat)
        if due > data.get("pays", 0):
            why = "insured" if plain(has_built)(self.game, seat, INSURANCE) else "waived"
            data[why] = due - data.get("pays", 0)
        return data

    def prices(self, card: int) -> dict[str, int]:
        """The prices of a card, for words that name the good with them."""
        return {f"{good}_price": price for good, price in prices_on(self.box, card).items()}

    # -------------------------------------------------------------- prestige and time

    def finish(self, seat: int, asked: bool) -> None:
        """4.3 and 4.4: the marker, then time (BH-DEC-10)."""
        if asked:
            self.tell("done", seat=seat)
        game, earlier = self.game, copy_of(self.game)
        plain(remove_row)(game, plain(row_for)(game, seat))
        plain(show_prestige)(self.box, game, seat)
        if game.prestige[seat] > earlier.prestige[seat]:
            self.tell("prestige", seat=seat, marker=game.prestige[seat], **self.changes(earlier, seat))
        plain(age_ships)(game, seat, 1)
        self.tell_departures(earlier, seat)
        self.age_orders(seat, 1)

    def tell_departures(self, earlier: Plain, seat: int) -> None:
        """Ships that left, with what was still aboard (BH-TIME-3)."""
        for dock in range(DOCKS):
            ship = earlier.dock_ship[seat, dock]
            if ship != NONE and self.game.dock_ship[seat, dock] == NONE:
                aboard = earlier.aboard[seat, dock]
                lost = {GOOD_NAMES[earlier.dock_kind[seat, dock]]: aboard} if aboard else None
                self.tell("departs", seat=seat, ship=SHIP_TITLES[ship], lost=lost)

    # -------------------------------------------------------------- orders

    def age_orders(self, seat: int, markers: int) -> None:
        """Time markers from every order, then settlement."""
        for area in range(AREAS):
            self.game.area_markers[seat, area] = max(0, self.game.area_markers[seat, area] - markers)
        self.settle(seat)

    def settle(self, seat: int) -> None:
        """Due orders: first all sales and bonuses, then prestige, then penalties (BH-SETTLE-5)."""
        box, game = self.box, self.game
        due = [area for area in range(AREAS) if plain(is_due)(game, seat, area)]
        complete = [area for area in due if plain(is_complete)(box, game, seat, area)]
        for area in due:
            self.sell(seat, area, area in complete)
        for area in complete:
            earlier, order = copy_of(game), game.area_order[seat, area]
            plain(move_marker)(game, seat, box.bonus[order, PRESTIGE], ORDER_PRESTIGE)
            if box.bonus[order, PRESTIGE]:
                self.tell("order-prestige", seat=seat, order=ORDER_TITLES[order], **self.changes(earlier, seat))
        for area in due:
            if area not in complete:
                self.punish(seat, game.area_order[seat, area])
            plain(empty_area)(game, seat, area)

    def sell(self, seat: int, area: int, complete: bool) -> None:
        """Sales of one order by good, its bonus, and what the Forwarding Office adds (BH-SETTLE-1, BH-SETTLE-2)."""
        game, earlier = self.game, copy_of(self.game)
        plain(sell_goods)(self.box, game, seat, area)
        sold = counted(game.loaded[seat, area].tolist(), GOOD_NAMES)
        prices = {name: price for name, price in self.prices(game.price_pile[0]).items() if name[:-6] in sold}
        sales, bonus, extra = (
            game.money_from[seat, part] - earlier.money_from[seat, part] for part in (SALES, BONUSES, BUILDING_MONEY)
        )
        order = ORDER_TITLES[game.area_order[seat, area]]
        data = {"order": order, "complete": complete, "sold": sold or None, "prices": prices or None}
        data |= {"sales": sales, "bonus": bonus, "extra": extra}
        self.tell("settle", seat=seat, **data, **self.changes(earlier, seat))

    def punish(self, seat: int, order: int) -> None:
        """The penalty of an incomplete order, if it has one (BH-SETTLE-3)."""
        earlier, (money, prestige) = copy_of(self.game), self.box.penalty[order].tolist()
        plain(pay_penalty)(self.box, self.game, seat, order)
        if money or prestige:
            self.tell("penalty", seat=seat, order=ORDER_TITLES[order], **self.charged(earlier, seat, money))

    # -------------------------------------------------------------- the event, the end

    def meet_event(self, seat: int) -> None:
        """Money, prestige and time that an event brings or takes, as `newspaper.meet_event`."""
        box, game, earlier = self.box, self.game, copy_of(self.game)
        event, due = game.event, plain(money_demanded)(self.box, self.game, seat, self.game.event)
        plain(receive)(game, seat, plain(money_given)(box, game, seat, event), EVENT_MONEY)
        plain(charge)(game, seat, due, EVENT_MONEY)
        plain(move_marker)(game, seat, plain(prestige_moved)(box, game, seat, event), EVENT_PRESTIGE)
        data = self.charged(earlier, seat, due)
        if data:
            self.tell("meets", seat=seat, **data)
        if event == EXPRESS:
            self.age_orders(seat, box.event_markers[event])
        else:
            plain(move_markers)(box, game, seat, event)
            self.tell_departures(earlier, seat)

    def end_game(self) -> None:
        """Open orders, the museum, and the scores (BH-END-1 to BH-END-5)."""
        box, game = self.box, self.game
        self.tell("end")
        for seat in range(game.players):
            self.age_orders(seat, max(game.area_markers[seat].tolist()))
            if plain(has_built)(game, seat, MUSEUM):
                earlier = copy_of(game)
                plain(move_marker)(game, seat, box.museum_prestige, MUSEUM_PRESTIGE)
                self.tell("museum", seat=seat, **self.changes(earlier, seat))
        game.phase = OVER
        points = [plain(score_of)(game, seat) for seat in range(game.players)]
        for seat in range(game.players):
            money = plain(money_of)(game, seat)
            self.tell("final", seat=seat, money=money, marker=game.prestige[seat], points=points[seat])
        if game.players > 1:
            self.tell("final-scoring", vp=points)
        else:
            band = sum(points[0] >= least for least in box.band_from.tolist()) - 1
            self.tell("band", points=points[0], band=BAND_NAMES[band])
