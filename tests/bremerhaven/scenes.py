"""Helpers for the stories of Bremerhaven's harbours: bare harbours with what a test names, and whole phases played."""

from __future__ import annotations

from typing import Any

from fairlead import Game
from fairlead.games.bremerhaven.box import components
from helpers import bremerhaven, seat

TABLE = components()
SHIPS = {card["id"]: card for card in TABLE["ships"]["card"]}
ORDERS = {card["id"]: card for card in TABLE["orders"]["card"]}
PRICES = {card["id"]: card for card in TABLE["prices"]["card"]}
NEWS = {card["event"]: card for card in TABLE["newspaper"]["card"]}
BUILDINGS = {card["key"]: card for card in TABLE["buildings"]["card"]}
GOODS = ("barrel", "crate", "container", "passenger")

# A harbour with nothing in it but 10 money; six of its fields are open in the long game.
BARE: dict[str, Any] = {
    "cash": 10,
    "deposit": 0,
    "prestige": 0,
    "storage": {},
    "docks": [None] * 3,
    "areas": [None] * 4,
    "buildings": [],
    "reserve": [],
}
# Card 23 is the rulebook's example.
BARREL_PRICE, CRATE_PRICE, CONTAINER_PRICE, PASSENGER_PRICE = 4, 3, 1, 2

# What brings a phase to its end soonest, in this order; anything else is the first answer there is.
SHORTEST = ("done", "produce nothing", "no permit", "decline", "keep", "refuse", "leave")

# Scenes that were set before: many stories begin alike, and setting a scene is their slow part.
_SCENES: dict[str, Game] = {}


def scene(
    players: int = 2,
    *,
    me: dict[str, Any] | None = None,
    you: dict[str, Any] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    variant: str | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> Game:
    """Bare harbours, seat 0 as Captain, price card 23; `me` are things of seat 0, `you` of seat 1."""
    things = {0: me or {}, 1: you or {}} | (seats or {})
    stones = max(players, 2)
    all_changes = {
        "ladder": list(range(stones)),
        "prices": {"top": 23},
        "seats": {number: BARE | things.get(number, {}) for number in range(players)},
        **changes,
    }
    options = (options or {}) | ({"variant": variant} if variant else {})
    name = repr((players, seed, options, all_changes))
    if name not in _SCENES:
        _SCENES[name] = bremerhaven(players, seed=seed, **options).edit(all_changes)
    return _SCENES[name].copy()


def harbours(players: int = 2, **changes: Any) -> Game:
    """The beginning of 4.1: whoever has nothing to decide there has gone through already."""
    return scene(players, phase="harbours", **changes)


def boards(*bids: str, players: int = 2, **changes: Any) -> Game:
    """The sea and land spaces are resolved with these cards of seat 0; all others lie in the car park."""
    return scene(players, phase="boards", bids={0: list(bids)} | changes.pop("others", {}), **changes)


def event(name: str, players: int = 2, **changes: Any) -> Game:
    """5.1 of round 2 with this event; if it asks nothing, the game is at the bidding of round 3."""
    return scene(players, round=2, newspaper={"event": name}, phase="event", **changes)


# ------------------------------------------------------------------ looking


def asked(game: Game, number: int = 0) -> str | None:
    """The kind of question that a seat is asked, None if it is asked nothing."""
    return next((row["kind"] for row in game.position()["decision"] if row["seat"] == number), None)


def cash(game: Game, number: int = 0) -> int:
    """What a seat has in cash."""
    amount: int = seat(game, number)["cash"]
    return amount


def prestige(game: Game, number: int = 0) -> int:
    """The marker of a seat."""
    marker: int = seat(game, number)["prestige"]
    return marker


def storage(game: Game, number: int = 0) -> dict[str, int]:
    """The goods in storage, without kinds that are not there."""
    return {good: count for good, count in seat(game, number)["storage"].items() if count}


def loaded(game: Game, area: int, number: int = 0) -> dict[str, int]:
    """The goods on the order of a loading area, counted from 1."""
    goods: dict[str, int] = seat(game, number)["areas"][area - 1]["loaded"]
    return {good: count for good, count in goods.items() if count}


def dock(game: Game, place: int, number: int = 0) -> dict[str, Any] | None:
    """What lies in a dock, counted from 1."""
    found: dict[str, Any] | None = seat(game, number)["docks"][place - 1]
    return found


def area(game: Game, place: int, number: int = 0) -> dict[str, Any] | None:
    """What lies on a loading area, counted from 1."""
    found: dict[str, Any] | None = seat(game, number)["areas"][place - 1]
    return found


def ships(game: Game, number: int = 0) -> list[int | None]:
    """The ships in the docks."""
    return [place["ship"] if place else None for place in seat(game, number)["docks"]]


def orders(game: Game, number: int = 0) -> list[int | None]:
    """The orders on the loading areas."""
    return [place["order"] if place else None for place in seat(game, number)["areas"]]


def round_of(game: Game) -> int:
    """The number of the round."""
    number: int = game.position()["round"]
    return number


# ------------------------------------------------------------------ going on


def shortest(game: Game) -> None:
    """One answer of the first seat that is asked, which does as little as possible; cards go to the car park."""
    mover = game.to_act[0]
    moves = game.moves(mover)
    parked = next((move for move in moves if move.text.endswith(" park")), None)
    game.play(parked or next((move for move in SHORTEST if move in moves), moves[0]), mover)


def finish_round(game: Game) -> Game:
    """Goes on to the bidding of the next round, or to the end, with as little as possible."""
    now = round_of(game)
    while not game.over and round_of(game) == now:
        shortest(game)
    return game


def go_to(game: Game, phase: str) -> Game:
    """Goes on to a phase with as little as possible; it must ask somebody something."""
    while game.position()["phase"] != phase:
        assert not game.over, f"the game was over before {phase}"
        shortest(game)
    return game


def next_harbours(game: Game) -> Game:
    """Goes on to the harbours of the next round, where somebody must have something to do."""
    return go_to(finish_round(game), "harbours")
