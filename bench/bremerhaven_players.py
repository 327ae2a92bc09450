"""The simple and the random players of Bremerhaven for bench/balance.py.

The simple player bids its high cards on ships that fit and orders that it can fill, parks the rest, and moves all goods
it can. It answers everything else like the careful player.
"""

from __future__ import annotations

from bremerhaven_player import CarefulPlayer
from fairlead.games.bremerhaven.actions import (
    ADD_BOLLARD,
    CONSTRUCT,
    MOVES_DONE,
    PACK,
    PERMITS_DONE,
    PLACE_CARD,
    REMOVE_COVER,
)
from fairlead.games.bremerhaven.bidding import cards_in_hand, holds_card, is_in_use
from fairlead.games.bremerhaven.box import BUILDING_SPACE, CAR_PARK, GOODS, LAND, PERMIT_SPACE, SEA, SPACES, VALUES
from fairlead.games.bremerhaven.city import extension_price, permit_price
from fairlead.games.bremerhaven.harbour import free_fields
from fairlead.games.bremerhaven.state import NONE
from fairlead.kernel.compiler import plain
from fairlead.kernel.decisions import row_for

CHEAP = 4  # what the simple player pays for an extension at most, permit included


class SimplePlayer(CarefulPlayer):
    """Bids its high cards on what it can use, one card a space, and parks the rest; moves all goods it can."""

    def place_card(self) -> int:
        """The highest card on the best ship that fits or order that can be filled, else a city action, else 1.0."""
        cards = plain(cards_in_hand)(self.box, self.game, self.seat)
        hand = [value for value in range(1, VALUES + 1) if plain(holds_card)(cards, value)]
        taken = self.game.bid_space[self.seat].tolist()
        for space in self.wishes():
            if space not in taken:
                return PLACE_CARD + SPACES * (hand[-1] - 1) + space
        return PLACE_CARD + SPACES * (hand[0] - 1) + CAR_PARK

    def wishes(self) -> list[int]:
        """Spaces it can use, the best first."""
        game, box, seat = self.game, self.box, self.seat
        lack, spare = self.unmet()
        places = list(range(game.stones))
        ships = [place for place in places if game.sea[place] != NONE and self.ship_worth(place, lack) > 0]
        ships.sort(key=lambda place: -box.ship_prestige[game.sea[place]] - box.amount[game.sea[place]])
        orders = [
            place
            for place in places
            if game.land[place] != NONE
            and self.order_worth(place, spare, self.rounds_left()) > 0
            and not sum(self.serve(game.land[place], [0] * GOODS, spare)[1])
        ]
        useful = [SEA + place for place in ships] + [LAND + place for place in orders]
        if game.reserve[seat] or min(game.walls[seat].tolist()) < 2:
            useful.append(PERMIT_SPACE)
        if not game.reserve[seat] and plain(free_fields)(box, game, seat) > 3:
            useful.append(BUILDING_SPACE)
        return useful

    def use_permit(self, legal: list[int]) -> int:
        """A building, else a cheap bollard."""
        box, game, seat = self.box, self.game, self.seat
        used = game.stack[plain(row_for)(game, seat), 2]
        buildings = [id for id in legal if id >= CONSTRUCT]
        price = plain(permit_price)(box, game, seat, used)
        if buildings and price <= CHEAP:
            return buildings[0]
        bollards = [id for id in legal if ADD_BOLLARD <= id < REMOVE_COVER]
        cheap = [id for id in bollards if price + plain(extension_price)(box, game, seat, id) <= CHEAP]
        return min(cheap, key=lambda id: game.walls[seat, id - ADD_BOLLARD], default=PERMITS_DONE)

    def move_goods(self, legal: list[int]) -> int:
        """Onto orders what they take, ashore what has room; it never repacks."""
        rest = [id for id in legal if MOVES_DONE < id < PACK]
        return max(rest, default=MOVES_DONE)


class RandomBidder(SimplePlayer):
    """Bids at random and does everything else like the simple player."""

    def place_card(self) -> int:
        """Any card on any space."""
        cards = plain(cards_in_hand)(self.box, self.game, self.seat)
        hand = [value for value in range(1, VALUES + 1) if plain(holds_card)(cards, value)]
        spaces = [space for space in range(SPACES) if plain(is_in_use)(self.game, space)]
        return PLACE_CARD + SPACES * (self.luck.choice(hand) - 1) + self.luck.choice(spaces)


class RandomPlayer(CarefulPlayer):
    """Answers at random."""

    def choose(self, legal: list[int]) -> int:
        """Any legal answer."""
        return self.luck.choice(legal)


PLAYERS: dict[str, type[CarefulPlayer]] = {
    "random": RandomPlayer,
    "random bids": RandomBidder,
    "simple": SimplePlayer,
    "careful": CarefulPlayer,
}
