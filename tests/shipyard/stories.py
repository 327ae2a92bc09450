"""Helpers for the stories of Shipyard: whole turns, the action row, the clock."""

from __future__ import annotations

from typing import Any

from fairlead import Game
from helpers import seat, shipyard, texts

ACTIONS = ["build", "commodity", "canal", "equipment", "crew", "hire", "exchange", "subsidy"]
EVERY_TABLE = [("first", 2), ("first", 3), ("first", 4), ("second", 1), ("second", 2), ("second", 3), ("second", 4)]
# What brings a turn to its end soonest, in this order; anything else is the first answer there is.
SHORTEST = ("end", "perform", "stop", "steps 1", "canal 1", "commodity 1", "choose equipment", "choose crew")


def opened(players: int = 3, *, edition: str = "second", seed: int = 1, **options: Any) -> Game:
    """A new game in which seat 0 has the first turn."""
    return shipyard(players, edition=edition, seed=seed, **options).edit({"turn": {"number": 1, "seat": 0}})


def asked(game: Game) -> str | None:
    """The kind of question that is asked, None when the game is over."""
    decision = game.decision()
    return decision.kind if decision else None


def yard(game: Game, owner: int = 0) -> str:
    """A yard drawn as on the rules page: `BB.SMB.SS`, blank tiles as their kind."""
    letters = {"bow": "B", "middle": "M", "stern": "S"}
    tiles = game.view(owner)["seats"][owner]["yard"]
    return "".join(letters[tile["kind"]] if tile else "." for tile in tiles)


def number(game: Game) -> int:
    """The number of the turn, counted over all seats."""
    turns: int = game.position()["turn"]["number"]
    return turns


def guilders(game: Game, owner: int = 0) -> int:
    """What a seat has."""
    amount: int = seat(game, owner)["guilders"]
    return amount


def actions(game: Game, word: str = "choose") -> set[str]:
    """The actions that may be chosen, or bought as a bonus action with the word `bonus`."""
    return {text.split()[1] for text in texts(game, f"{word} ")}


def occupied(game: Game) -> set[str]:
    """The action tiles with a marker."""
    return {action for markers in game.position()["markers"] for action in markers}


def end_turn(game: Game, turns: int = 1) -> Game:
    """Ends the turn with as little as possible; contracts due are discarded, and a game may end with it."""
    for _ in range(turns):
        now = when(game)
        while not game.over and when(game) == now:
            if asked(game) == "discard":
                discard(game)
            else:
                moves = texts(game)
                game.play(next((move for move in SHORTEST if move in moves), moves[0]))
    return game


def when(game: Game) -> tuple[str, int, int]:
    """The phase, the number of the turn, and in the end how many players had theirs."""
    turn = game.position()["turn"]
    return turn["phase"], turn["number"], turn["finished"]


def discard(game: Game) -> Game:
    """Everybody discards what is due, the first contracts that may go."""
    while asked(game) == "discard":
        mover = game.to_act[0]
        game.play(game.moves(mover)[0], mover)
    return game


def choose(game: Game, action: str) -> Game:
    """Plays a whole turn with this action, as short as possible."""
    now = when(game)
    game.play(f"choose {action}")
    return end_turn(game) if when(game) == now and not game.over else game


def gain(game: Game, action: str) -> int:
    """What choosing an action brings at once: the income, for a player whose guilders stay in hand for now."""
    mover = game.to_act[0]
    before, after = game, game.copy()
    after.play(f"choose {action}")
    return guilders(after, mover) - guilders(before, mover)


# ------------------------------------------------------------------ scenes: yards, ships, canals, contracts

# Scenes that were set before: many tests of one table begin alike, and setting one is the slow part of a story.
_SCENES: dict[str, Game] = {}


def scene(
    players: int = 3,
    *,
    edition: str = "second",
    me: dict[str, Any] | None = None,
    you: dict[str, Any] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> Game:
    """A game in which seat 0 is to act: `me` are things of seat 0, `you` things of seat 1, the rest as in `edit`."""
    seats = {0: me or {}} | ({1: you} if you else {}) | changes.pop("seats", {})
    all_changes = {"turn": {"seat": 0} | changes.pop("turn", {}), "seats": seats, **changes}
    name = repr((players, edition, seed, options, all_changes))
    if name not in _SCENES:
        _SCENES[name] = shipyard(players, edition=edition, seed=seed, **(options or {})).edit(all_changes)
    return _SCENES[name].copy()


def pieces(game: Game, owner: int = 0) -> dict[str, int]:
    """The pieces in the yard of a seat."""
    found: dict[str, int] = seat(game, owner)["pieces"]
    return found


def points(game: Game, owner: int = 0) -> dict[str, int]:
    """The points of a seat by category, those it has."""
    return {part: value for part, value in seat(game, owner)["points"].items() if value}


def canals(game: Game, owner: int = 0) -> set[str]:
    """The canal system of a seat, tiles as on the rules page: `11@(1,0)2`."""
    return {f"{tile['tile']}@({tile['x']},{tile['y']}){tile['rotation']}" for tile in seat(game, owner)["canals"]}


def token(game: Game, owner: int = 0) -> tuple[int, int, str, str] | None:
    """Where the ship token of a seat stands: cell, space and stern."""
    found = seat(game, owner)["token"]
    if found is None:
        return None
    x, y = next((tile["x"], tile["y"]) for tile in seat(game, owner)["canals"] if tile["number"] == found["number"])
    return x, y, found["space"], found["stern"]


def fit_out(game: Game, **wanted: int) -> Game:
    """Answers the questions of fitting out: so many of each piece named, none of the others."""
    while asked(game) == "fit":
        piece = game.position()["decision"][0]["piece"]
        game.play(f"fit {wanted.get(piece, 0)}")
    return game


def room_on(game: Game, piece: str, **before: int) -> int:
    """How many of a piece a launched ship may get, after so many of those asked for before it; 0 if it is not asked."""
    while asked(game) == "fit":
        now = game.position()["decision"][0]["piece"]
        if now == piece:
            offered = [move.fields["number"] for move in game.moves()]
            assert offered == list(range(len(offered)))
            return len(offered) - 1
        game.play(f"fit {before.get(now, 0)}")
    return 0


def worth(contract: str, *ships: dict[str, Any], edition: str = "second", **me: Any) -> int:
    """The points of a contract for seat 0 at the end of the game, with these ships in its fleet."""
    fleet = [{"seat": 0} | ship for ship in ships]
    over = scene(edition=edition, me=me | {"contracts": [contract]}, fleet=fleet, turn={"phase": "over"})
    held = seat(over, 0)["contracts"]
    assert contract in held
    colour = "blue" if contract == held[0] else "red"
    return int(seat(over, 0)["points"][colour])
