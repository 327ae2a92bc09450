"""What a person at the table sees, as nested plain data with everything they would work out: totals, prices, room.

Built from a redacted record only; what the viewer does not know is None. Cards, docks, walls, fields, loading areas and
places count from 1, as in the texts of moves; seats from 0. In the solo game the dummy is the seat behind the player.
"""

from __future__ import annotations

from ...kernel.compiler import plain
from ...kernel.decisions import KIND, SEAT
from ...kernel.records import Plain, copy_of
from ..definition import Data
from ..writing import bits_of
from .asking import decision_view
from .bidding import highest_total, next_bidder, total_on, winner_of
from .box import (
    AREAS,
    BUILDING_SPACE,
    DECKS,
    DOCKS,
    FLOTSAM_EVENT,
    HAND,
    INFLUENCE_SPACE,
    LADDER_SPACE,
    LAND,
    LONG,
    NEWS,
    PERMIT_SPACE,
    PRICE_SPACE,
    PRICES,
    SEA,
    SHIPS,
    SOLO,
)
from .box import ORDERS as ORDER_CARDS
from .clauses import LEGAL
from .ending import places, score_of
from .holdings import cards_view, seat_view
from .names import (
    BAND_NAMES,
    EVENT_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    RANK_NAMES,
    SPACE_CODES,
    SPACE_NAMES,
    VARIANT_NAMES,
)
from .newspaper import meet_event
from .positions import bids_data, card_set, named
from .previews import gains
from .printed import building_card, event_card, order_card, price_card, ship_card, symbols_on
from .questions import to_act
from .sea import refuse_dock
from .secrets import orders_seen, ships_seen
from .solo import DUMMY
from .state import BIDDING, CLIMBING, NONE, OVER


def view(box: Plain, game: Plain, viewer: int) -> Data:
    """The table as the viewer sees it; viewer -1 is a spectator. `game` is redacted for the viewer."""
    return {
        "game": "bremerhaven",
        "variant": VARIANT_NAMES[game.variant],
        "refuse_ships": bool(game.refuse_ships),
        "exchange_beats_dummy": bool(game.exchange_beats_dummy),
        "viewer": viewer if viewer >= 0 else None,
        "players": game.players,
        "stones": game.stones,
        "over": game.phase == OVER,
        "phase": PHASE_NAMES[game.phase],
        "turn": turn_view(box, game),
        "track": track_view(box, game),
        "to_act": [seat for seat in range(game.players) if plain(to_act)(box, game) >> seat & 1],
        "asked": [asked_view(game, row) for row in range(game.depth)],
        "decision": decision_view(box, game, viewer),
        "ladder": [rank_view(box, game, rank) for rank in range(game.stones)],
        "spaces": [space_view(box, game, space, viewer) for space in spaces_in_use(game)],
        "former_bids": [former_bids(game, seat) for seat in range(game.stones)],
        "sea": [ship_on_board(box, game, place) for place in range(game.stones)],
        "land": [order_on_board(box, game, place) for place in range(game.stones)],
        "building": building_card(box, top_building(game)) if game.building_left else None,
        "prices": prices_view(box, game),
        "newspaper": newspaper_view(box, game),
        "piles": piles_view(box, game),
        "seats": [seat_view(box, game, seat, viewer) for seat in range(game.players)],
        "solo": solo_view(box, game) if game.variant == SOLO else None,
        "places": places_view(box, game) if game.phase == OVER else None,
    }


def former_bids(game: Plain, seat: int) -> list[Data]:
    """The cards that a seat had in the former round, which everybody has seen (BH-BID-7)."""
    return bids_data(game.former_value[seat], game.former_space[seat])


# ------------------------------------------------------------------ the course of the game


def turn_view(box: Plain, game: Plain) -> Data:
    """The round and how far it has come.

    `number` rises when bidding begins and when the cards are turned up: there everybody looks at the table afresh.
    """
    bidding = game.phase == BIDDING
    least, most = box.rounds[game.variant, game.players].tolist()
    return {
        "number": 2 * game.round + (game.phase > BIDDING),
        "round": game.round,
        "rounds": {"least": least, "most": most},
        "placed": game.placed,
        "cards": HAND * game.stones,
        "card": min(game.placed // game.stones + 1, HAND) if bidding else None,
        "bidder": plain(next_bidder)(game) if bidding else None,
        "turned_up": is_turned_up(game),
    }


def is_turned_up(game: Plain) -> bool:
    """Whether cards lie face up on the spaces (BH-BID-7)."""
    return bool(game.phase > BIDDING and game.placed == HAND * game.stones)


def track_view(box: Plain, game: Plain) -> Data:
    """The ship figure, its next move, and how many rounds are left, this one included."""
    over = game.phase == OVER
    least, most = (0, 0) if over else rounds_left(box, game)
    return {
        "space": game.track,
        "start": box.track_start[game.players],
        "end": box.track_end,
        "move": game.move,
        "last_round": not over and game.track + game.move >= box.track_end,
        "rounds_left": {"least": least, "most": most},
    }


def rounds_left(box: Plain, game: Plain) -> tuple[int, int]:
    """Fewest and most rounds to come, this one included, by the moves that the unseen newspapers can show."""
    rest = max(0, box.track_end - game.track - game.move)
    if game.variant != LONG:
        rounds = 1 + -(-rest // game.move)
        return rounds, rounds
    moves = [box.news_move[news] for news in unseen_newspapers(game)]
    moves.remove(game.move)  # the right card, of which only the move is seen
    return 1 + rounds_for(rest, sorted(moves, reverse=True)), 1 + rounds_for(rest, sorted(moves))


def rounds_for(spaces: int, moves: list[int]) -> int:
    """How many of some moves, in their order, it takes to go so far."""
    rounds = 0
    while spaces > 0:
        spaces -= moves[rounds]
        rounds += 1
    return rounds


def asked_view(game: Plain, row: int) -> Data:
    """Who is asked what; several seats may be asked at once (rules page 6.2)."""
    return {"seat": game.stack[row, SEAT], "kind": KIND_NAMES[game.stack[row, KIND]]}


def rank_view(box: Plain, game: Plain, rank: int) -> Data:
    """A rank of the ladder, who holds it, and its income, which the dummy does not get."""
    seat = game.ladder[rank]
    dummy = seat >= game.players
    return {"rank": RANK_NAMES[rank], "seat": seat, "dummy": dummy, "income": 0 if dummy else box.income[rank]}


# ------------------------------------------------------------------ bid spaces


def spaces_in_use(game: Plain) -> list[int]:
    """The bid spaces of this game in the order of resolution (BH-BID-2)."""
    return [*range(SEA), *range(SEA, SEA + game.stones), *range(LAND, LAND + game.stones)]


def space_view(box: Plain, game: Plain, space: int, viewer: int) -> Data:
    """A bid space: its cards in the order of placing, its bidders with what is known of their totals, who wins.

    A winner is told once the cards are turned up, by ladder and buildings as they are now. After 1.5 a tie on the City
    board is over and done with: who won it, the ladder cannot tell any more, and `winner` is None.
    """
    bidders = [bidder_view(box, game, space, seat, viewer) for seat in range(game.stones)]
    bids = [bid for bid in bidders if bid["cards"]]
    shown = is_turned_up(game)
    highest = plain(highest_total)(box, game, space) if shown else None
    difference = space in (PERMIT_SPACE, INFLUENCE_SPACE)
    for bid in bids:
        bid["pays"] = highest - bid["total"] if difference and shown and bid["seat"] < game.players else None
    return {
        "space": SPACE_NAMES[space],
        "code": SPACE_CODES[space],
        "board": "city" if space < SEA else "sea" if space < LAND else "land",
        "place": None if space < SEA else (space - SEA if space < LAND else space - LAND) + 1,
        "pays_difference": difference,
        "cards": cards_on_space(game, space),
        "bids": bids,
        "highest": highest,
        "winner": space_winner(box, game, space, [bid["total"] for bid in bids]) if shown and bids else None,
    }


def bidder_view(box: Plain, game: Plain, space: int, seat: int, viewer: int) -> Data:
    """The cards of a seat on a space; values and total are None while they are face down for the viewer."""
    pairs = zip(game.bid_value[seat].tolist(), game.bid_space[seat].tolist(), strict=True)
    values = [value for value, there in pairs if there == space]
    known = game.phase != BIDDING or seat == viewer
    return {
        "seat": seat,
        "cards": len(values),
        "values": values if known else None,
        "total": plain(total_on)(box, game, seat, space) if known else None,
    }


def cards_on_space(game: Plain, space: int) -> list[Data]:
    """The cards on a space: whose, and the value if it is known. They lie in the order of placing, ranks as now."""
    cards = []
    for turn in range(HAND):
        for seat in game.ladder.tolist()[: game.stones]:
            if game.bid_space[seat, turn] == space:
                value = game.bid_value[seat, turn]
                cards.append({"seat": seat, "value": value if value > 0 else None, "turn": turn + 1})
    return cards


def space_winner(box: Plain, game: Plain, space: int, totals: list[int]) -> int | None:
    """Who wins a space, as far as can still be told."""
    if space not in (BUILDING_SPACE, PRICE_SPACE, LADDER_SPACE) and space < SEA:
        return None
    if space < SEA and game.phase > CLIMBING and totals.count(max(totals)) > 1:
        return None
    winner: int = plain(winner_of)(box, game, space)
    return winner


# ------------------------------------------------------------------ the common boards


def ship_on_board(box: Plain, game: Plain, place: int) -> Data | None:
    """A ship on the Sea board, and for each seat the free docks that are large enough now."""
    ship = game.sea[place]
    if ship == NONE:
        return None
    fitting = [
        [dock + 1 for dock in range(DOCKS) if plain(refuse_dock)(box, game, seat, ship, dock) == LEGAL]
        for seat in range(game.players)
    ]
    return {"place": place + 1, **ship_card(box, ship), "docks": fitting}


def order_on_board(box: Plain, game: Plain, place: int) -> Data | None:
    """An order on the Land board, what its goods sell for now (jokers by the dearest), and each seat's free areas."""
    order = game.land[place]
    if order == NONE:
        return None
    free = [[area + 1 for area in range(AREAS) if game.area_order[seat, area] == NONE] for seat in range(game.players)]
    prices = box.price[game.price_pile[0]].tolist()
    sales = sum(number * price for number, price in zip(box.asks[order].tolist(), [*prices, max(prices)], strict=True))
    return {"place": place + 1, **order_card(box, order), "sales": sales, "areas": free}


def top_building(game: Plain) -> int:
    """The building on offer (BH-BLDG-1)."""
    building: int = game.building_pile[game.building_left - 1]
    return building


def prices_view(box: Plain, game: Plain) -> Data:
    """The current prices, and what is known of the price pile (BH-INFO-2).

    `top` and `bottom` are the cards known there, from top to bottom; `unknown` are the others, in no order. `next` is
    the card that comes if nobody chooses, None if that is unknown.
    """
    pile = [card + 1 if card >= 0 else None for card in game.price_pile.tolist()]
    top, bottom = pile[: game.price_top], pile[PRICES - game.price_bottom :]
    return {
        **price_card(box, game.price_pile[0]),
        "top": top,
        "bottom": bottom,
        "unknown": [card for card in range(1, PRICES + 1) if card not in top and card not in bottom],
        "next": pile[1],
        "cards": [price_card(box, card) for card in range(PRICES)],
    }


def piles_view(box: Plain, game: Plain) -> Data:
    """Cards left by sub-deck, which cards may still come, and what is out of the game."""
    ships = [ship for ship in range(SHIPS) if box.ship_index[ship] <= box.ship_use[game.variant, game.players]]
    orders = [
        order for order in range(ORDER_CARDS) if box.order_index[order] <= box.order_use[game.variant, game.players]
    ]
    shown_ships, shown_orders = plain(ships_seen)(game), plain(orders_seen)(game)
    return {
        "ships": {
            "left": game.ship_left,
            "decks": left_by_deck(game.ship_left, len(ships) // DECKS),
            "unseen": [ship + 1 for ship in ships if not shown_ships >> ship & 1],
            "discarded": [ship + 1 for ship in bits_of(card_set(game.ships_gone))],
        },
        "orders": {
            "left": game.order_left,
            "decks": left_by_deck(game.order_left, len(orders) // DECKS),
            "unseen": [order + 1 for order in orders if not shown_orders >> order & 1],
            "discarded": [order + 1 for order in bits_of(card_set(game.orders_gone))],
        },
        "buildings": {"left": game.building_left, "removed": removed_buildings(box, game)},
        "newspaper": game.news_left,
    }


def removed_buildings(box: Plain, game: Plain) -> list[str]:
    """Buildings that nobody won, by name."""
    return [building_card(box, building)["building"] for building in bits_of(game.buildings_gone)]


def left_by_deck(left: int, each: int) -> list[int]:
    """How many cards of each sub-deck are left: sub-deck 1 lies on top (BH-SETUP-3)."""
    return [min(each, max(0, left - each * (DECKS - 1 - deck))) for deck in range(DECKS)]


# ------------------------------------------------------------------ the newspaper


def newspaper_view(box: Plain, game: Plain) -> Data:
    """The event of this round with what it would do to each harbour as it is now, and which events may still come."""
    event, long_game = game.event, game.variant == LONG
    return {
        "event": event_card(event) if event != NONE else None,
        "effects": [effect_view(box, game, seat) for seat in range(game.players)] if event != NONE else None,
        "move": game.move,
        "past": named(bits_of(game.news_gone), EVENT_NAMES) if long_game else [],
        "to_come": named(unseen_newspapers(game), EVENT_NAMES) if long_game else [],
    }


def unseen_newspapers(game: Plain) -> list[int]:
    """Newspaper cards whose event nobody has seen, or whose symbol the dummy has not used since the last shuffle."""
    return [news for news in range(NEWS) if not game.news_gone >> news & 1 and news != game.event]


def effect_view(box: Plain, game: Plain, seat: int) -> Data | None:
    """What the event would do to a seat now; None once it has struck. Flotsam is a choice (BH-NEWS-3, BH-EV-4)."""
    if game.phase == OVER:
        return None
    trial = copy_of(game)
    plain(meet_event)(box, trial, seat)
    docks = [trial.dock_markers[seat, dock] - game.dock_markers[seat, dock] for dock in range(DOCKS)]
    areas = [trial.area_markers[seat, area] - game.area_markers[seat, area] for area in range(AREAS)]
    leaving = [dock for dock in range(DOCKS) if trial.dock_ship[seat, dock] != game.dock_ship[seat, dock]]
    settled = [area for area in range(AREAS) if trial.area_order[seat, area] != game.area_order[seat, area]]
    return {
        **{"money": 0, "prestige": 0},
        **gains(game, trial, seat),
        "ship_markers": docks,
        "order_markers": areas,
        "leaving": [dock + 1 for dock in leaving],
        "settled": [area + 1 for area in settled],
        "choice": game.event == FLOTSAM_EVENT,
    }


# ------------------------------------------------------------------ the solo game, the end


def solo_view(box: Plain, game: Plain) -> Data:
    """The dummy's cards, where its next newspapers may send it, and the bands with the one reached so far."""
    score = plain(score_of)(game, 0)
    bands = dict(zip(BAND_NAMES, box.band_from.tolist(), strict=True))
    above = [least for least in bands.values() if least > score]
    return {
        "dummy": {"seat": DUMMY, **cards_view(box, game, DUMMY, NONE)},
        "symbols_left": symbols_on(box, unseen_newspapers(game)),
        "bands": bands,
        "band": [name for name, least in bands.items() if least <= score][-1],
        "to_next": above[0] - score if above else None,
    }


def places_view(box: Plain, game: Plain) -> list[int]:
    """The final places, one a seat."""
    out = [0] * game.players
    plain(places)(box, game, out)
    return out
