"""What is printed on the cards, as plain data: ships, orders, buildings, price cards, events.

Nothing here looks at a game; `view` and `holdings` add what follows from the position. Effects of buildings and events
are told by the words `building-text-NAME` and `event-text-NAME`.
"""

from __future__ import annotations

from ...kernel.records import Plain
from ..definition import Data
from ..writing import counted, remembered
from .box import components
from .land import MONEY, PRESTIGE
from .names import (
    BUILDING_NAMES,
    CARGO_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    ORDER_TITLES,
    SHIP_TITLES,
    SPACE_NAMES,
)

GEARS: tuple[bool, ...] = tuple(card["gear"] for card in components()["buildings"]["card"])
TONES = {"+": "good", "-": "bad", "0": "mixed"}
EVENT_TONES: tuple[str, ...] = tuple(TONES[card["tone"]] for card in components()["newspaper"]["card"])


@remembered
def ship_card(box: Plain, ship: int) -> Data:
    """A ship: its number and name, how long it stays, its cargo, the bollards it needs, its prestige."""
    return {
        "ship": ship + 1,
        "title": SHIP_TITLES[ship],
        "deck": box.ship_deck[ship] + 1,
        "dwell": box.dwell[ship],
        "cargo": CARGO_NAMES[box.cargo[ship]],
        "amount": box.amount[ship],
        "bollards": box.bollards[ship],
        "prestige": box.ship_prestige[ship],
    }


@remembered
def order_card(box: Plain, order: int) -> Data:
    """An order: its number and name, how long it waits, the goods it asks for, bonus and penalty."""
    return {
        "order": order + 1,
        "title": ORDER_TITLES[order],
        "deck": box.order_deck[order] + 1,
        "duration": box.duration[order],
        "goods": counted(box.asks[order].tolist(), CARGO_NAMES),
        "bonus": terms_of(box.bonus[order].tolist()),
        "penalty": terms_of(box.penalty[order].tolist()),
    }


def terms_of(pair: list[int]) -> dict[str, int]:
    """A bonus or a penalty: money and prestige, one of which is 0 (BH-ORDER-9)."""
    return {"money": pair[MONEY], "prestige": pair[PRESTIGE]}


@remembered
def building_card(box: Plain, building: int) -> Data:
    """A building: its name, prestige, and whether it works in step 4.1."""
    name = BUILDING_NAMES[building]
    return {
        "building": name,
        "number": building + 1,
        "prestige": box.building_prestige[building],
        "gear": GEARS[building],
        "text": f"building-text-{name}",
    }


@remembered
def price_card(box: Plain, card: int) -> Data:
    """A price card: its number and the prices of the goods."""
    return {"card": card + 1, "prices": prices_on(box, card)}


def prices_on(box: Plain, card: int) -> dict[str, int]:
    """The prices of a price card by good."""
    return dict(zip(GOOD_NAMES, box.price[card].tolist(), strict=True))


@remembered
def event_card(event: int) -> Data:
    """An event: its name, and whether it is good, bad or depends on the harbour."""
    name = EVENT_NAMES[event]
    return {"event": name, "number": event + 1, "tone": EVENT_TONES[event], "text": f"event-text-{name}"}


def symbols_on(box: Plain, newspapers: list[int]) -> dict[str, int]:
    """How many of some newspaper cards send the dummy to each bid space (BH-SOLO-8)."""
    spaces = [box.news_space[news] for news in newspapers]
    return counted([spaces.count(space) for space in range(len(SPACE_NAMES))], SPACE_NAMES)
