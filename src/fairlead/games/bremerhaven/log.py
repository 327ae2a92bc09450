"""What happened after a move, as plain data for words to tell.

Made from redacted records, so it says nothing that its reader does not know. One move can do a lot: the last card turns
up all bids, and questions with a single answer are not asked. So what happened is found by playing on from the record
before the move, step by step as `round` does. What came up meanwhile is read from the record after it.

Money that a seat gets or gives is `receives` and `pays`, prestige `gains` and `loses`: their sums are the changes of
cash, deposit and marker. The dummy has no seat at the table; what it does has names of its own (`dummy-bid`).
"""

from __future__ import annotations

from ...kernel.compiler import plain
from ...kernel.decisions import pop, remove_row, row_for
from ...kernel.records import Plain, copy_of
from ..definition import Data, Move
from ..writing import counted
from .bidding import cards_on, next_bidder, place_card, take_cards_back, total_on, winner_of
from .boards import refill
from .box import (
    BUILDING_SPACE,
    CAR_PARK,
    FLOTSAM_EVENT,
    HAND,
    INFLUENCE_SPACE,
    LADDER_SPACE,
    LAND,
    LONG,
    PERMIT_SPACE,
    PRICE_SPACE,
    SEA,
    SPACES,
)
from .chronicle import Chronicle
from .city import (
    award_building,
    can_upgrade,
    pay_car_park,
    pay_income,
    permit_price,
    price_chooser,
    turn_price_card,
    upgrade_price,
)
from .moves import MOVES
from .names import (
    BUILDING_NAMES,
    EVENT_NAMES,
    ORDER_TITLES,
    RANK_NAMES,
    SHIP_TITLES,
    SPACE_NAMES,
)
from .previews import order_terms, preview, ship_terms
from .production import hold_auction
from .questions import find_answers
from .round import answer, ask, begin_round, discard_for_dummy, take_next_card
from .solo import DUMMY, is_dummy, make_dummy_captain, upgrade_dummy
from .state import (
    BID,
    BIDDING,
    BOARDS,
    CLIMBING,
    EVENT,
    FLOTSAM,
    HARBOURS,
    LADDER,
    NONE,
    OVER,
    PERMIT,
    PERMITS,
    PRICE,
    PRICING,
    PRODUCE,
    SETTING_UP,
    UNKNOWN,
    UPGRADE,
    UPGRADES,
)


def events(box: Plain, before: Plain, after: Plain, seat: int, move: Move, viewer: int) -> list[Data]:
    """What one move did, in order: the step itself, then what the rules did on their own."""
    story = Story(box, before, after, viewer)
    story.play(seat, move)
    return story.events


class Story(Chronicle):
    """A move as it unfolds: `game` goes from the record before it to the one after, and tells as it goes."""

    def __init__(self, box: Plain, before: Plain, after: Plain, viewer: int) -> None:
        super().__init__(box, copy_of(before))
        self.after = after
        self.viewer = viewer

    def play(self, seat: int, move: Move) -> None:
        """The move and all that follows, as `round.apply`."""
        self.answer(seat, move)
        self.seek(seat)
        self.run_on()

    # -------------------------------------------------------------- answers

    def answer(self, seat: int, move: Move, *, asked: bool = True) -> None:
        """An answer, of a player or the only one there was, and what it did at once."""
        if move.kind == "bid":
            self.bid(seat, move)
        elif move.kind == "price":
            self.choose_price(seat, move)
        elif move.kind == "done":
            self.finish(seat, asked)
        else:
            earlier, row = copy_of(self.game), plain(row_for)(self.game, seat)
            plain(answer)(self.box, self.game, seat, row, move.id)
            self.tell_answer(earlier, seat, move, asked)

    def seek(self, seat: int) -> None:
        """Answers for a seat as long as there is one answer only, as `round.seek`."""
        while (row := plain(row_for)(self.game, seat)) != NONE:
            count, only = plain(find_answers)(self.box, self.game, seat, row)
            if count > 1:
                return
            self.answer(seat, MOVES[only], asked=False)

    def bid(self, seat: int, move: Move) -> None:
        """A card goes face down: only its owner is told the value (BH-BID-5)."""
        value = move.fields["value"] if self.viewer == seat else None
        self.tell("bid", seat=seat, space=move.fields["space"], value=value)
        plain(pop)(self.game)
        plain(place_card)(self.game, seat, value or UNKNOWN, SPACE_NAMES.index(move.fields["space"]))

    def choose_price(self, seat: int, move: Move) -> None:
        """The price card chosen; where it lay in the pile only the record after the move tells (BH-R-28)."""
        card = move.fields["card"] - 1
        self.tell("price", seat=seat, prices=self.prices(card), current=self.game.price_pile[0] == card)
        plain(remove_row)(self.game, plain(row_for)(self.game, seat))
        for field in ("price_pile", "price_top", "price_bottom"):
            self.game.memory[field] = self.after.memory[field]

    def tell_answer(self, earlier: Plain, seat: int, move: Move, asked: bool) -> None:
        """Any other answer, by what it changed."""
        kind = move.kind.removesuffix("-all")
        known = preview(self.box, earlier, seat, move)
        data = {**move.fields, **{name: value for name, value in known.items() if name not in ("money", "prestige")}}
        data |= self.changes(earlier, seat)
        if kind == "produce":
            self.tell_production(earlier, seat, data)
        elif kind == "swap":
            self.tell("swap", seat=seat, ranks=move.fields["ranks"])
            self.tell_ranks(earlier)
        elif kind == "refuse":
            due = data["penalty_money"]
            self.tell("refuse", seat=seat, full=not asked, **data | self.charged(earlier, seat, due))
        elif kind == "lay":
            self.tell("lay", seat=seat, start=earlier.phase == SETTING_UP, **data)
        elif kind != "permits-done" or not data["used"]:
            self.tell(kind, seat=seat, **data)
        if earlier.phase == BOARDS:
            kept = None if kind not in ("dock", "send-away") else data["ship"]
            self.tell_turned_away(earlier, seat, kept)

    def tell_production(self, earlier: Plain, seat: int, data: Data) -> None:
        """Goods that were made, and money laid on the Bank (BH-PROD-1, BH-BLD-9)."""
        if data["goods"]:
            self.tell("produce", seat=seat, goods=data["goods"])
        if "deposit" in data:
            laid = earlier.cash[seat] - self.game.cash[seat]
            self.tell("bank", seat=seat, laid=laid, deposit=self.game.deposit[seat], receives=data["receives"])

    def tell_turned_away(self, earlier: Plain, seat: int, kept: str | None) -> None:
        """Ships that find no dock (BH-SHIP-5), but for the one that was just docked or sent away."""
        for place in range(earlier.stones):
            ship = earlier.sea[place]
            if ship != self.game.sea[place] and SHIP_TITLES[ship] != kept:
                self.tell("no-dock", seat=seat, ship=SHIP_TITLES[ship])

    def tell_ranks(self, earlier: Plain) -> None:
        """Who stands elsewhere on the ladder now, Captain first."""
        for rank in range(self.game.stones):
            if self.game.ladder[rank] != earlier.ladder[rank]:
                self.tell_of(self.game.ladder[rank], "rank", rank=RANK_NAMES[rank])

    # -------------------------------------------------------------- running on, as round.run_on does

    def run_on(self) -> None:
        """Goes from phase to phase until somebody is asked, or to the end."""
        game = self.game
        while game.depth == 0 and game.phase != OVER:
            if game.phase == BIDDING and game.placed < HAND * game.stones:
                self.ask_bid()
            else:
                _STEPS[game.phase](self)

    def begin_round(self) -> None:
        """The next bidding phase."""
        plain(begin_round)(self.game)
        self.tell("round", round=self.game.round)

    def ask_bid(self) -> None:
        """The next card; the dummy's is told at once, but not its value (BH-SOLO-8)."""
        game, after = self.game, self.after
        seat = plain(next_bidder)(game)
        if not plain(is_dummy)(game, seat):
            plain(ask)(game, BID, seat, 0, 0)
            return
        spaces = after.bid_space if game.round == after.round else after.former_space
        space = spaces[DUMMY, game.placed // game.stones]
        plain(place_card)(game, DUMMY, UNKNOWN, space)
        for field in ("news_pile", "news_left", "news_gone"):
            game.memory[field] = after.memory[field]
        self.tell("dummy-bid", space=SPACE_NAMES[space])

    # -------------------------------------------------------------- the City

    def turn_up(self) -> None:
        """All cards are turned up; then 1.0, 1.1 and 1.2 (BH-BID-7)."""
        game, after = self.game, self.after
        game.bid_value = (after.bid_value if game.round == after.round else after.former_value).tolist()
        for rank in range(game.stones):
            self.tell_of(game.ladder[rank], "turn-up", bids=self.bids_of(game.ladder[rank]))
        self.park()
        self.award_building()
        self.begin_permits()

    def bids_of(self, seat: int) -> dict[str, int]:
        """The sums of a seat's cards by bid space."""
        sums = [0] * SPACES
        for space, value in zip(self.game.bid_space[seat], self.game.bid_value[seat], strict=True):
            sums[space] += value
        return counted(sums, SPACE_NAMES)

    def winner(self, space: int) -> tuple[int, int]:
        """Who wins a bid space, and with which total."""
        seat = plain(winner_of)(self.box, self.game, space)
        return seat, 0 if seat == NONE else plain(total_on)(self.box, self.game, seat, space)

    def park(self) -> None:
        """1.0: money for parked cards."""
        earlier = copy_of(self.game)
        plain(pay_car_park)(self.box, self.game)
        for seat in range(self.game.players):
            cards = plain(cards_on)(self.game, seat, CAR_PARK)
            if cards:
                self.tell("parking", seat=seat, cards=cards, **self.changes(earlier, seat))

    def award_building(self) -> None:
        """1.1: the building on offer goes, and the next one is seen (BH-BLDG-2, BH-BLDG-4, BH-BLDG-5)."""
        game = self.game
        if game.building_left == 0:  # only in positions made by hand
            return
        building = BUILDING_NAMES[game.building_pile[game.building_left - 1]]
        winner, total = self.winner(BUILDING_SPACE)
        plain(award_building)(self.box, game)
        if winner == NONE:
            self.tell("building-gone", building=building)
        else:
            self.tell_of(winner, "building", building=building, total=total)
        if game.building_left > 0:
            top = self.after.building_pile[game.building_left - 1]
            game.building_pile[game.building_left - 1] = top
            self.tell("building-up", building=BUILDING_NAMES[top], stars=self.box.building_prestige[top])

    def begin_permits(self) -> None:
        """1.2: what a permit costs every bidder (BH-PERM-1 to BH-PERM-3)."""
        box, game = self.box, self.game
        game.phase = PERMITS
        for seat in range(game.players):
            if plain(cards_on)(game, seat, PERMIT_SPACE):
                first, further = (plain(permit_price)(box, game, seat, used) for used in (0, 1))
                self.tell("permit", seat=seat, price=first, further=further)
                plain(ask)(game, PERMIT, seat, 0, 0)
                self.seek(seat)

    def begin_upgrades(self) -> None:
        """1.3: what an upgrade costs every bidder (BH-INFL-1); the dummy's is free (BH-SOLO-13)."""
        box, game = self.box, self.game
        game.phase = UPGRADES
        for seat in range(game.players):
            able = bool(plain(can_upgrade)(box, game, seat))
            if plain(cards_on)(game, seat, INFLUENCE_SPACE):
                price, full = plain(upgrade_price)(box, game, seat), game.upgrades[seat] == box.most_upgrades
                self.tell("influence", seat=seat, price=price, able=able, full=full)
            if able:
                plain(ask)(game, UPGRADE, seat, 0, 0)
        if game.players < game.stones:
            plain(upgrade_dummy)(box, game)
            if game.gained[DUMMY]:
                self.tell("dummy-upgrade")

    def begin_pricing(self) -> None:
        """1.4: who chooses the price card, or the next one (BH-PRICE-1, BH-PRICE-4, BH-PRICE-5)."""
        game = self.game
        game.phase = PRICING
        winner, total = self.winner(PRICE_SPACE)
        if winner != NONE:
            self.tell_of(winner, "wins", space=SPACE_NAMES[PRICE_SPACE], total=total)
        chooser = plain(price_chooser)(self.box, game)
        if chooser == NONE:
            self.turn_price_card()
            return
        if chooser != winner:
            self.tell("exchange", seat=chooser)
        plain(ask)(game, PRICE, chooser, 0, 0)

    def turn_price_card(self) -> None:
        """The next price card."""
        plain(turn_price_card)(self.game)
        if self.game.price_pile[0] == UNKNOWN:
            self.game.price_pile[0] = self.after.price_pile[0]
        self.tell("price-turned", prices=self.prices(self.game.price_pile[0]))

    def begin_climbing(self) -> None:
        """1.5: who may change the ladder (BH-LADDER-1, BH-SOLO-15)."""
        self.game.phase = CLIMBING
        winner, total = self.winner(LADDER_SPACE)
        if winner == NONE:
            return
        self.tell_of(winner, "wins", space=SPACE_NAMES[LADDER_SPACE], total=total)
        if plain(is_dummy)(self.game, winner):
            earlier = copy_of(self.game)
            plain(make_dummy_captain)(self.game)
            self.tell_ranks(earlier)
        else:
            plain(ask)(self.game, LADDER, winner, 0, 0)

    # -------------------------------------------------------------- Sea and Land

    def begin_boards(self) -> None:
        """Income; then who wins which card, and what can happen without a question (BH-LADDER-5, BH-PAR-3)."""
        box, game, earlier = self.box, self.game, copy_of(self.game)
        plain(pay_income)(box, game)
        for rank in range(game.stones):
            seat = game.ladder[rank]
            if not plain(is_dummy)(game, seat):
                self.tell("income", seat=seat, rank=RANK_NAMES[rank], **self.changes(earlier, seat))
        game.phase = BOARDS
        self.tell_won("ship", SEA, game.sea.tolist(), SHIP_TITLES)
        self.tell_won("order", LAND, game.land.tolist(), ORDER_TITLES)
        for place in range(game.stones):
            plain(discard_for_dummy)(box, game, place)
        for seat in range(game.players):
            earlier = copy_of(game)
            plain(take_next_card)(box, game, seat)
            self.tell_turned_away(earlier, seat, None)
            self.seek(seat)

    def tell_won(self, kind: str, first: int, cards: list[int], titles: tuple[str, ...]) -> None:
        """The winners of the cards of a board."""
        for place in range(self.game.stones):
            winner, total = self.winner(first + place)
            if winner != NONE and cards[place] != NONE:
                card = {kind: titles[cards[place]]}
                self.tell_of(winner, f"{kind}-won", space=SPACE_NAMES[first + place], total=total, **card)

    # -------------------------------------------------------------- the harbours

    def begin_harbours(self) -> None:
        """4.1: the Fish Auction Hall pays by itself (BH-R-32)."""
        box, game = self.box, self.game
        game.phase = HARBOURS
        for seat in range(game.players):
            earlier = copy_of(game)
            plain(hold_auction)(box, game, seat)
            if game.cash[seat] != earlier.cash[seat]:
                self.tell("auction", seat=seat, **self.changes(earlier, seat))
            plain(ask)(game, PRODUCE, seat, 0, 0)
            self.seek(seat)

    # -------------------------------------------------------------- newspaper, refill, end

    def begin_event(self) -> None:
        """5.1: the event by seat (BH-NEWS-1)."""
        game = self.game
        game.phase = EVENT
        if game.event != NONE:
            self.tell("news", news=EVENT_NAMES[game.event])
        for seat in range(game.players):
            if game.event != NONE:
                self.meet_event(seat)
            if game.event == FLOTSAM_EVENT:
                plain(ask)(game, FLOTSAM, seat, 0, 0)
                self.seek(seat)

    def end_round(self) -> None:
        """5.2, then refill and hands, or the end (BH-NEWS-4, BH-NEWS-5, BH-HAND-1)."""
        game, after, steps = self.game, self.after, self.game.move
        game.track += steps
        space = min(game.track, self.box.track_end)  # it may pass the end, but there is no space beyond
        self.tell("figure", steps=steps, track=space, end=self.box.track_end)
        if game.track >= self.box.track_end:
            self.end_game()
            return
        if game.variant == LONG:
            for field in ("event", "move", "news_pile", "news_left", "news_gone"):
                game.memory[field] = after.memory[field]
            self.tell("news-up", news=EVENT_NAMES[game.event], moves=game.move)
        self.refill()
        rising = [seat for seat in range(game.stones) if game.gained[seat]]
        plain(take_cards_back)(game)
        for seat in rising:
            start = game.upgrades[seat]
            self.tell_of(seat, "hand", hand=self.box.influence.tolist()[start : start + HAND])
        self.begin_round()

    def refill(self) -> None:
        """Cards that leave the boards and cards that come (BH-REFILL-1 to BH-REFILL-5)."""
        box, game, after = self.box, self.game, self.after
        boards = ((game.sea, after.sea, SHIP_TITLES), (game.land, after.land, ORDER_TITLES))
        lay_there = [board.tolist() for board, _, _ in boards]
        plain(refill)(game)
        for (board, _, titles), cards in zip(boards, lay_there, strict=True):
            gone = [titles[card] for card in cards if card != NONE and card not in board.tolist()]
            if gone:
                self.tell("cards-gone", cards=", ".join(gone))
        for board, then, titles in boards:
            for place in range(game.stones):
                if board[place] == UNKNOWN:
                    board[place] = then[place]
                    is_ship = titles is SHIP_TITLES
                    terms = ship_terms(box, board[place]) if is_ship else order_terms(box, board[place])
                    space = SPACE_NAMES[(SEA if is_ship else LAND) + place]
                    self.tell("ship-up" if is_ship else "order-up", space=space, **terms)


# What the rules do when nobody is asked, by phase.
_STEPS = {
    SETTING_UP: Story.begin_round,
    BIDDING: Story.turn_up,
    PERMITS: Story.begin_upgrades,
    UPGRADES: Story.begin_pricing,
    PRICING: Story.begin_climbing,
    CLIMBING: Story.begin_boards,
    BOARDS: Story.begin_harbours,
    HARBOURS: Story.begin_event,
    EVENT: Story.end_round,
}
