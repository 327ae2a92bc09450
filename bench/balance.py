"""What the components of a game are worth in random and in simple greedy play: the ground of docs/components.md.

    python bench/balance.py                          Shipyard: second edition, 3 players, 1,000 greedy games
    python bench/balance.py --edition first --players 4 --games 500
    python bench/balance.py --players 1              the solo game, with its ratings
    python bench/balance.py --tune 200               looks for better weights of the greedy player first
    python bench/balance.py bremerhaven              Bremerhaven: all variants, random, simple and careful play
    python bench/balance.py bremerhaven --players 1 --games 2000 --play simple

The greedy player of Shipyard tries many random ways to play a whole turn, looks at the table after each, and takes the
way that it values most. It knows nothing of plans, so its games show what lies open: tiles that nobody can use,
contracts that never pay, employees that always win. The players of Bremerhaven are in bremerhaven_player.py
and bremerhaven_players.py.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console, Group
from rich.progress import Progress

import bremerhaven_balance
from fairlead.games import find
from fairlead.games.shipyard.actions import CANAL_ROW, COMMODITY_ROW, DISCARD_CONTRACT
from fairlead.games.shipyard.box import (
    BLUE,
    CANALS,
    CAPTAIN,
    COMMODITY_KINDS,
    CONTRACTS,
    CRANE,
    DRIVE,
    EMPLOYEES,
    PIECES,
    SAIL,
    SHIP_TILES,
    SLOTS,
    SMOKESTACK,
    SOLDIER,
    components,
)
from fairlead.games.shipyard.contracts import contract_points
from fairlead.games.shipyard.cruise import longest_cruise
from fairlead.games.shipyard.ending import total_points
from fairlead.games.shipyard.names import (
    CANAL_NAMES,
    COMMODITY_NAMES,
    CONTRACT_TITLES,
    EMPLOYEE_NAMES,
    FEATURE_NAMES,
    POINT_NAMES,
)
from fairlead.games.shipyard.state import BUY_COMMODITY, CANAL_PICK, DISCARD, HAND, NONE, OVER
from fairlead.kernel import contract as rules
from fairlead.kernel.compiler import kernel
from fairlead.kernel.decisions import kind_of
from fairlead.kernel.drive import lowest_seat, nth_marked
from fairlead.kernel.random import scramble
from fairlead.kernel.records import copy
from report import grid

Numbers = np.ndarray[Any, Any]

TRIES = 60  # ways to play a turn that are tried
LONGEST_TURN = 120  # decisions of a turn that are remembered

# What the greedy player values besides points, each per piece of it; found with --tune 60.
WEIGHTS = {
    "guilder": 0.26,
    "ship tile in the yard": 0.49,
    "piece that fits the yard": 0.98,
    "other piece": 0.66,
    "captain": 1.09,
    "step of the longest route": 0.35,
    "commodity tile": 1.37,
    "employee": 0.81,
    "contract points so far": 1.0,
}
(
    GUILDER,
    SHIP_TILE,
    FITTING_PIECE,
    OTHER_PIECE,
    HAS_CAPTAIN,
    ROUTE_STEP,
    COMMODITY,
    EMPLOYEE,
    CONTRACT,
) = range(len(WEIGHTS))
FAR = 10  # steps of a route that are valued

# ------------------------------------------------------------------ the greedy player


@kernel
def value(box, game, seat, weights):
    """What the table looks like to a seat: points, and what may become points."""
    worth = float(total_points(game, seat))
    if game.phase == OVER:
        return worth + game.guilders[seat] / 1000
    worth += weights[CONTRACT] * hand_points(box, game, seat)
    worth += weights[GUILDER] * min(game.guilders[seat], 12)
    worth += weights[ROUTE_STEP] * longest_cruise(box, game, seat, FAR)
    for kind in range(COMMODITY_KINDS):
        worth += weights[COMMODITY] * game.commodities[seat, kind]
    for employee in range(EMPLOYEES):
        worth += (weights[EMPLOYEE] + box.trader_points[employee]) * (game.employees[seat] >> employee & 1)
    return worth + yard_value(box, game, seat, weights)


@kernel
def hand_points(box, game, seat):
    """Points of the best blue and the best red contract in hand."""
    best_blue, best_red = 0, 0
    for i in range(HAND):
        card = game.contracts[seat, i]
        if card != NONE:
            points = contract_points(box, game, seat, card)
            if box.contract_colour[card] == BLUE:
                best_blue = max(best_blue, points)
            else:
                best_red = max(best_red, points)
    return best_blue + best_red


@kernel
def yard_value(box, game, seat, weights):
    """Tiles in the yard, and pieces that they have places for."""
    tiles, worth = 0, 0.0
    for slot in range(SLOTS):
        tiles += game.yard[seat, slot] != NONE
    for piece in range(PIECES):
        fitting = min(game.pieces[seat, piece], places_for(box, game, seat, piece))
        worth += weights[FITTING_PIECE] * fitting
        worth += weights[OTHER_PIECE] * min(3, game.pieces[seat, piece] - fitting)
    if game.pieces[seat, CAPTAIN] > 0:
        worth += weights[HAS_CAPTAIN]
    return worth + weights[SHIP_TILE] * tiles


@kernel
def places_for(box, game, seat, piece):
    """Places for a piece on the tiles in the yard."""
    if piece <= SOLDIER:
        feature = 3
    elif piece == SMOKESTACK or piece == SAIL:
        feature = 0
    elif piece == DRIVE:
        feature = 4
    else:
        feature = 1 if piece == CRANE else 2
    places = 0
    for slot in range(SLOTS):
        if game.yard[seat, slot] != NONE:
            places += box.tile_features[game.yard[seat, slot], feature]
    return places


@kernel
def try_turn(box, game, seat, mask, luck, actions):
    """Plays the rest of a turn at random; returns how many decisions it took, which are in `actions`."""
    turn, phase, count = game.turn, game.phase, 0
    while count < LONGEST_TURN and game.turn == turn and game.phase == phase and kind_of(game) != DISCARD:
        if rules.to_act(box, game) != 1 << seat:
            break
        options = rules.legal(box, game, seat, mask)
        luck = (luck * 1664525 + 1013904223) & 0xFFFFFFFF
        actions[count] = nth_marked(mask, (scramble(luck) * options) >> 32)
        rules.apply(box, game, seat, actions[count])
        count += 1
    return count


@kernel
def least_contract(box, game, seat, mask):
    """The contract of those that may be discarded which is worth least now."""
    least, worst = -1, 10_000
    for card in range(CONTRACTS):
        if mask[DISCARD_CONTRACT + card]:
            points = contract_points(box, game, seat, card)
            if points < worst:
                least, worst = card, points
    return DISCARD_CONTRACT + least


@kernel
def best_turn(box, game, trial, seat, mask, weights, tries, luck, actions):
    """Tries ways to play the rest of a turn; returns the decisions of the best, which are in actions[1]."""
    best, decisions = -1e9, 0
    for attempt in range(tries):
        copy(game, trial)
        luck = scramble(luck + 0x9E3779B9 + attempt)
        count = try_turn(box, trial, seat, mask, luck, actions[0])
        worth = value(box, trial, seat, weights)
        if worth > best:
            best, decisions = worth, count
            for i in range(count):
                actions[1, i] = actions[0, i]
    return decisions


@kernel
def play_greedily(box, games, mask, weights, tries, luck, actions, taken):
    """Plays the game in row 0 to its end, every seat greedily; row 1 is scratch. Counts what is taken."""
    game = games[0]
    acting = rules.to_act(box, game)
    while acting:
        seat = lowest_seat(acting)
        if kind_of(game) == DISCARD:
            rules.legal(box, game, seat, mask)
            rules.apply(box, game, seat, least_contract(box, game, seat, mask))
        else:
            luck = scramble(luck + game.turn)
            for i in range(best_turn(box, game, games[1], seat, mask, weights, tries, luck, actions)):
                count_taken(game, actions[1, i], taken)
                rules.apply(box, game, seat, actions[1, i])
        acting = rules.to_act(box, game)


@kernel
def count_taken(game, action, taken):
    """Counts canal and commodity tiles as they are taken."""
    if kind_of(game) == CANAL_PICK:
        taken[game.canal_display[action - CANAL_ROW]] += 1
    elif kind_of(game) == BUY_COMMODITY:
        taken[CANALS + game.commodity_display[action - COMMODITY_ROW]] += 1


@kernel
def play_games(boxes, games, seats, options, key, count, mask, weights, tries, actions, taken, ends):
    """Plays greedy games and keeps their last positions."""
    for i in range(count):
        rules.setup(boxes[0], games[0], seats, options, key + i)
        play_greedily(boxes[0], games, mask, weights, tries, scramble(key + i), actions, taken)
        copy(games[0], ends[i])


# ------------------------------------------------------------------ many games


@dataclass
class Study:
    """The last positions of many games, and what was taken in them."""

    players: int
    edition: int
    ends: Numbers
    taken: Numbers

    @property
    def points(self) -> Numbers:
        """Points by game, seat and category."""
        return np.asarray(self.ends["points"][:, : self.players])

    @property
    def totals(self) -> Numbers:
        """Points by game and seat."""
        return np.asarray(self.points.sum(axis=2))


def study(
    options: dict[str, Any], games: int, weights: Numbers, tries: int, seed: int, progress: Progress | None = None
) -> Study:
    """Plays greedy games; with one try a turn they are random ones."""
    definition = find("shipyard")
    accepted = definition.accept_options(options)
    codes = np.array(definition.option_codes(accepted), np.int64)
    boxes, tables = definition.box(), definition.record.allocate(2)
    ends, mask = definition.record.allocate(games), np.zeros(definition.actions, np.uint8)
    actions = np.zeros((2, LONGEST_TURN), np.int64)
    taken = np.zeros(CANALS + COMMODITY_KINDS, np.int64)
    task = progress.add_task("playing", total=games) if progress else None
    for first in range(0, games, 10):
        part = ends[first : first + 10]
        play_games(
            boxes,
            tables,
            accepted["players"],
            codes,
            seed + first,
            len(part),
            mask,
            weights,
            tries,
            actions,
            taken,
            part,
        )
        if progress and task is not None:
            progress.update(task, advance=len(part))
    return Study(accepted["players"], codes[0], ends, taken)


def tune(options: dict[str, Any], rounds: int, progress: Progress) -> Numbers:
    """Looks for better weights: changes them at random and keeps what scores more on the same deals."""
    chooser = np.random.default_rng(1)
    best = np.array(list(WEIGHTS.values()))
    score = study(options, 60, best, TRIES, 5_000).totals.mean()
    task = progress.add_task("tuning", total=rounds)
    for i in range(rounds):
        trial = best * np.exp(chooser.normal(0, 0.35, len(best)) * (chooser.random(len(best)) < 0.4))
        reached = study(options, 60, trial, TRIES, 5_000 + 60 * (i // 10)).totals.mean()
        if i % 10 == 0:
            score = study(options, 60, best, TRIES, 5_000 + 60 * (i // 10)).totals.mean()
        if reached > score:
            best, score = trial, reached
        progress.update(task, advance=1, description=f"tuning, {score:.1f} points")
    return best


# ------------------------------------------------------------------ reports


def points_table(games: Study) -> Group:
    """Means by category."""
    means = games.points.mean(axis=(0, 1))
    rows = [(name, float(mean)) for name, mean in zip(POINT_NAMES, means, strict=True)]
    spread = np.percentile(games.totals, [5, 50, 95])
    return grid(
        f"Points: mean {games.totals.mean():.1f}, median {spread[1]:.0f}, 5 % below {spread[0]:.0f}, "
        f"5 % above {spread[2]:.0f}; ships a seat {ships_per_seat(games):.2f}",
        ("category", "mean"),
        rows,
    )


def ships_per_seat(games: Study) -> float:
    """Ships of a fleet, on average."""
    return float((games.ends["ship_owner"] != NONE).sum() / len(games.ends) / games.players)


def employee_table(games: Study) -> Group:
    """How often each employee is hired, and how its owners do against those without."""
    rows = []
    held = games.ends["employees"][:, : games.players]
    for employee, name in enumerate(EMPLOYEE_NAMES):
        owners = (held >> employee & 1).astype(bool)
        with_, without = games.totals[owners], games.totals[~owners]
        gain = float(with_.mean() - without.mean()) if len(with_) and len(without) else float("nan")
        rows.append((name, float(owners.mean()), float(with_.mean()) if len(with_) else float("nan"), gain))
    return grid("Employees", ("employee", "share of seats", "points with", "more than without"), rows)


def contract_table(games: Study) -> Group:
    """What each contract gave to those who kept it, and how often it gave nothing."""
    rows = []
    hands, parts = games.ends["contracts"][:, : games.players], games.points
    dropped = games.ends["discarded"][:, : games.players].reshape(len(games.ends), games.players, -1)
    for card, title in enumerate(CONTRACT_TITLES):
        kept = (hands == card).any(axis=2)
        dealt = kept | (dropped == card).any(axis=2)
        if dealt.any():
            part = POINT_NAMES.index("blue" if card < 12 else "red")
            gained = parts[:, :, part][kept]
            share = float(kept.sum() / dealt.sum())
            mean = float(gained.mean()) if len(gained) else float("nan")
            high = float(np.percentile(gained, 95)) if len(gained) else float("nan")
            rows.append((title, share, mean, high, float((gained == 0).mean()) if len(gained) else float("nan")))
    return grid("Contracts", ("contract", "kept of dealt", "points kept", "95 %", "nothing"), rows)


def tile_table(games: Study) -> Group:
    """How often each ship tile came to sail, by kind and features."""
    aboard = np.zeros(SHIP_TILES)
    tiles = games.ends["ship_tiles"]
    for tile in range(SHIP_TILES):
        aboard[tile] = (tiles == tile).any(axis=(1, 2)).mean()
    by_design: dict[str, list[float]] = {}
    for tile in components()["ship_tiles"]["tiles"]:
        by_design.setdefault(f"{tile['kind']} {' '.join(tile['features'])}", []).append(aboard[tile["id"]])
    rows = [(design, len(shares), float(np.mean(shares))) for design, shares in by_design.items()]
    return grid("Ship tiles", ("design", "tiles", "share that sailed"), sorted(rows, key=lambda row: -row[2]))


def feature_table(games: Study) -> Group:
    """Features on the ships that sailed, beside those in the box."""
    rows = []
    tiles = components()["ship_tiles"]["tiles"]
    flown = games.ends["ship_tiles"]
    sailed = np.array([(flown == tile).sum() for tile in range(SHIP_TILES)]) / len(games.ends)
    for feature in FEATURE_NAMES:
        printed = np.array([tile["features"].count(feature) for tile in tiles])
        rows.append((feature, int(printed.sum()), float((printed * sailed).sum() / printed.sum())))
    return grid("Features", ("feature", "in the box", "share that sailed"), rows)


def taken_table(games: Study) -> Group:
    """How often canal and commodity tiles are taken."""
    names = [*CANAL_NAMES, *COMMODITY_NAMES]
    copies = [1] * CANALS + [tile["copies"] for tile in components()["commodity_tiles"]["kinds"]]
    rows = [
        (name, float(count / len(games.ends) / number))
        for name, count, number in zip(names, games.taken, copies, strict=True)
    ]
    return grid("Canal and commodity tiles", ("tile", "taken a game and copy"), sorted(rows, key=lambda row: -row[1]))


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=("shipyard", "bremerhaven"), default="shipyard", help="which game")
    parser.add_argument("--edition", choices=("first", "second"), default="second", help="which rules (default second)")
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="number of seats (default 3; all)")
    parser.add_argument("--games", type=int, default=1000, help="greedy games (default 1000)")
    parser.add_argument(
        "--tries", type=int, default=TRIES, help=f"ways to play a turn that are tried (default {TRIES})"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--tune", type=int, default=0, metavar="ROUNDS", help="first look for better weights")
    parser.add_argument("--variant", choices=("long", "short", "solo"), help="Bremerhaven: which game (default all)")
    parser.add_argument("--play", nargs="+", default=["random", "simple", "careful"], help="Bremerhaven: which players")
    given = parser.parse_args()
    if given.game == "bremerhaven":
        bremerhaven_balance.run(given.players, given.variant, given.games, given.seed, given.play)
    else:
        study_shipyard(given)


def study_shipyard(given: argparse.Namespace) -> None:
    """Plays Shipyard and prints."""
    players = given.players or 3
    options = {"edition": given.edition, "players": players}
    console = Console(width=110)
    with Progress(console=console, transient=True) as progress:
        weights = tune(options, given.tune, progress) if given.tune else np.array(list(WEIGHTS.values()))
        chance = study(options, given.games, weights, 1, given.seed)
        greedy = study(options, given.games, weights, given.tries, given.seed, progress)
    if given.tune:
        console.print(dict(zip(WEIGHTS, weights.round(2).tolist(), strict=True)))
    console.rule("random play")
    console.print(points_table(chance))
    console.rule("greedy play")
    for table in (points_table, employee_table, contract_table, feature_table, tile_table, taken_table):
        console.print(table(greedy))
    if players == 1:
        reached = {step: float((greedy.totals >= step).mean()) for step in components()["solo_ratings"]["steps"]}
        console.print("Share of games that reach", reached)


if __name__ == "__main__":
    main()
