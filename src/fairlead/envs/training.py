"""Trains the networks that searching bots think with: first by lessons, then by self-play, for all tables of a game.

    python -m fairlead.lab.lessons shipyard --minutes 10 --save lessons.npz
    python -m fairlead.envs.training shipyard --device cpu --lessons lessons.npz --minutes 10 --save studied.npz
    python -m fairlead.envs.training shipyard --load studied.npz --rival studied.npz --minutes 9 --save shipyard.npz
    python -m fairlead.envs.training shipyard --load shipyard.npz --pack

One network plays every seat of every table: two to four players, both editions, the long and the short game. From
what a seat knows it tells which moves to think of, and for every seat the chance of the first place and the points.

With `--lessons` it learns what the greedy bot plays and how its games end (`lab/lessons.py`). Without, it plays
against itself, thousands of games at a time, and learns by masked PPO: mostly from the first place, and the more the
earlier in the training from points, which tell more of a game between beginners than its winner does. In half of the
games a network that learns no more (`--rival`) has all seats but one: what is learnt must hold against others too.
`--pack` keeps the network for the bots (`bots/net.py`).

`examples/ppo.py` is the short form of this, to read and to change. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, smooth_l1_loss

from ..bots.net import SCALES as POINTS
from ..bots.net import write_net
from ..errors import OptionError
from ..games import find
from ..kernel.records import bind
from ..lab.lessons import Lessons
from ..play.varieties import Variety, seatings
from .batching import batch, counted
from .stepping import read_rows

NEVER = -1e9  # the logit of a move that is not legal
EXAM = 8192  # lessons that are asked about


@dataclass
class Settings:
    """What may be tuned; every field is an option of the command line."""

    game: str
    minutes: float = 9.0
    device: str = "cuda"
    seed: int = 1
    games: int = 4096  # of each table, played at once
    steps: int = 64  # of every game, between two updates of the network
    first: int = 256  # width of the first hidden layer
    second: int = 128
    learning_rate: float = 7e-4  # at first; it falls to a twentieth by the end
    epochs: int = 2
    minibatch: int = 32768
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01  # at first; it falls to a fifth
    points_weight: float = 0.5  # of points beside the first place, at first; it falls to a fifth
    value_weight: float = 0.5
    tell_every: float = 0.5  # minutes
    lessons: str = ""  # a file of lessons to learn from, instead of playing
    rival: str = ""  # the network that plays against the one that learns, in half of the games
    load: str = ""
    save: str = ""


# ---------------------------------------------------------------- the network


class Net(nn.Module):
    """Moves, and for every seat, the own one first: the chance of the first place and the points, scaled."""

    def __init__(self, features: int, actions: int, seats: int, settings: Settings) -> None:
        super().__init__()
        self.first = _layer(features, settings.first, 2**0.5)
        self.second = _layer(settings.first, settings.second, 2**0.5)
        self.moves = _layer(settings.second, actions, 0.01)
        self.firsts = _layer(settings.second, seats, 0.1)
        self.points = _layer(settings.second, seats, 0.1)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the moves, logits of first places, points."""
        thought = torch.relu(self.second(torch.relu(self.first(features))))
        moves = self.moves(thought).masked_fill(masks == 0, NEVER)
        return moves, self.firsts(thought), self.points(thought)

    def arrays(self) -> dict[str, Any]:
        """All weights by name."""
        return {name: tensor.detach().cpu().numpy() for name, tensor in self.state_dict().items()}


def _layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def draw(logits: Tensor) -> Tensor:
    """A move for each row by its probabilities: the highest after adding Gumbel noise."""
    noise = torch.empty_like(logits).exponential_().clamp_min_(1e-20).log_().neg_()
    return (logits + noise).argmax(1)


def log_of(logits: Tensor, actions: Tensor) -> Tensor:
    """The logarithms of the probabilities of moves."""
    return logits.log_softmax(1).gather(1, actions[:, None]).squeeze(1)


# ---------------------------------------------------------------- the games


class Tables:
    """Games of one table, and room for some steps of all of them: tensors with one row a step and one column a game."""

    def __init__(self, variety: Variety, settings: Settings) -> None:
        self.name, self.players, self.settings = str(variety), variety.players, settings
        games, steps, device = settings.games, settings.steps, settings.device
        self.batch = batch(settings.game, games=games, seed=settings.seed, device=device, **variety.options)
        names = ("actions", "masks", "counts", "features", "seats", "dones", "places", "points")
        self.now = {name: torch.as_tensor(getattr(self.batch, name), device=device) for name in names}
        self.counted = torch.as_tensor(counted(self.batch.definition), device=device)
        self.features = torch.empty(steps, games, self.batch.definition.features, device=device, dtype=torch.float16)
        self.masks = torch.empty(steps, games, self.batch.definition.actions, device=device, dtype=torch.uint8)
        self.actions, self.seats = (torch.empty(steps, games, device=device, dtype=torch.int64) for _ in range(2))
        self.chosen, self.dones = (torch.empty(steps, games, device=device, dtype=torch.bool) for _ in range(2))
        self.logs = torch.empty(steps, games, device=device)
        self.values, self.results = (torch.empty(steps, games, 2 * self.players, device=device) for _ in range(2))
        rows = torch.arange(games, device=device)
        self.learner = torch.where(rows % 2 == 0, rows // 2 % self.players, -1)  # the seat that learns, -1 for all
        self.ended, self.total, self.won, self.rivalries = (torch.zeros((), device=device) for _ in range(4))
        self.batch.play_randomly(150)  # games at all stages

    def play(self, net: Net, rival: Net | None) -> None:
        """The network plays all seats for some steps, or one seat against the rival."""
        now, players = self.now, self.players
        for step in range(self.settings.steps):
            self.features[step], self.masks[step], self.seats[step] = now["features"], now["masks"], now["seats"]
            self.chosen[step] = now["counts"] > 1
            with torch.no_grad():
                moves, firsts, points = net(now["features"], now["masks"])
            self.values[step] = torch.cat([firsts[:, :players].sigmoid(), points[:, :players]], 1)
            self.actions[step] = draw(moves)
            if rival is not None:
                self._let_rival_play(rival, step)
            self.logs[step] = log_of(moves, self.actions[step])
            now["actions"].copy_(self.actions[step])
            self.batch.step()
            self.dones[step] = now["dones"]
            self.results[step] = self._results()

    def _let_rival_play(self, rival: Net, step: int) -> None:
        """Its own moves for the rival's seats; nothing is learnt from them."""
        now = self.now
        others = (self.learner >= 0) & (self.learner != now["seats"])
        with torch.no_grad():
            answer = draw(rival(now["features"], now["masks"])[0])
        self.actions[step] = torch.where(others, answer, self.actions[step])
        self.chosen[step] &= ~others

    def _results(self) -> Tensor:
        """Shares of the first place and scaled points of the games that ended last."""
        players, scale = self.players, POINTS[self.settings.game]
        first = (self.now["places"][:, :players] == 1).float()
        points = (self.now["points"][:, :players] * self.counted).sum(2).float()
        over = self.now["dones"].bool()
        shares = first / first.sum(1, keepdim=True).clamp_min(1)
        against = over & (self.learner >= 0)
        own = shares.gather(1, self.learner.clamp_min(0)[:, None]).squeeze(1)
        self.ended += over.sum()
        self.total += (points.mean(1) * over).sum()
        self.rivalries += against.sum()
        self.won += (own * against).sum()
        return torch.cat([shares, points / scale], 1)

    def told(self) -> str:
        """Mean points of the games since the last call, and the share won against the rival."""
        mean, won = float(self.total / self.ended.clamp_min(1)), float(self.won / self.rivalries.clamp_min(1))
        for number in (self.ended, self.total, self.won, self.rivalries):
            number.zero_()
        return f"{mean:6.1f} {won:4.0%}"

    def gains(self) -> Tensor:
        """How much better each number turned out than was told, by generalised advantage estimation; NaN if unknown.

        Each (game, seat) is a line of its own, since seats act in no fixed order: what comes next is what the seat
        tells at its own next choice, or the result if the game ends before. Numbers are those of the seat itself and of
        the seats after it, as the network tells them. Nothing is discounted: games end.
        """
        players, games = self.players, self.settings.games
        turned = (torch.arange(players)[:, None] + torch.arange(players)) % players
        turned = torch.cat([turned, turned + players], 1).to(self.values.device)  # [seat, number] -> absolute number
        ahead = torch.full((games, players, 2 * players), torch.nan, device=self.values.device)
        carried = torch.zeros_like(ahead)
        found = torch.full_like(self.values, torch.nan)
        rows = torch.arange(games, device=self.values.device)
        for step in reversed(range(self.settings.steps)):
            over = self.dones[step][:, None, None]
            ahead = torch.where(over, self.results[step][:, turned], ahead)
            carried = torch.where(over, 0.0, carried)
            seat, chosen, told = self.seats[step], self.chosen[step][:, None], self.values[step]
            gain = ahead[rows, seat] - told + self.settings.gae_lambda * carried[rows, seat]
            found[step] = torch.where(chosen, gain, torch.nan)
            ahead[rows, seat] = torch.where(chosen, told, ahead[rows, seat])
            carried[rows, seat] = torch.where(chosen, gain.nan_to_num(0.0), carried[rows, seat])
        return found


# ---------------------------------------------------------------- learning


@dataclass
class Sample:
    """Choices of all tables, one a row; the gains of seats that a table has not are NaN."""

    table: Tensor
    place: Tensor
    gains: Tensor
    told: Tensor


def wanted(gains: Tensor, players: Tensor, points_weight: float) -> Tensor:
    """What a move is to bring: first places, and points ahead of the mean of the others."""
    seats = gains.shape[1] // 2
    others = gains[:, seats + 1 :].nansum(1) / (players - 1)
    return gains[:, 0] + points_weight * (gains[:, seats] - others)


def learn(
    net: Net, optimizer: torch.optim.Optimizer, tables: Sequence[Tables], settings: Settings, rest: float
) -> Tensor:
    """Some epochs of PPO's clipped loss over all tables; means of what was lost. `rest` falls from 1 to 0."""
    sample = gather(tables)
    tableau = [(t.features.flatten(0, 1), t.masks.flatten(0, 1), t.actions.flatten(), t.logs.flatten()) for t in tables]
    players = torch.tensor([t.players for t in tables], device=sample.gains.device)[sample.table]
    points_weight = settings.points_weight * (0.2 + 0.8 * rest)
    gain_of_move = wanted(sample.gains, players, points_weight)
    entropy_weight = settings.entropy * (0.2 + 0.8 * rest)
    lost = []
    for part in _minibatches(len(sample.table), settings):
        part = part[sample.table[part].argsort()]
        features, masks, actions, logs = _rows(tableau, sample.table[part], sample.place[part])
        moves, firsts, points = net(features.float(), masks)
        gain = gain_of_move[part]
        gain = (gain - gain.mean()) / (gain.std(correction=0) + 1e-8)  # a last part may be a single choice
        ratio = (log_of(moves, actions) - logs).exp()
        move_loss = -torch.minimum(gain * ratio, gain * ratio.clamp(1 - settings.clip, 1 + settings.clip)).mean()
        value_loss = _value_loss(firsts, points, sample.told[part] + sample.gains[part])
        entropy = -(moves.softmax(1) * moves.log_softmax(1)).sum(1).mean()
        loss = move_loss + settings.value_weight * value_loss - entropy_weight * entropy
        optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        lost.append(torch.stack([move_loss.detach(), value_loss.detach(), entropy.detach()]))
    return torch.stack(lost).mean(0)


def gather(tables: Sequence[Tables]) -> Sample:
    """All choices whose gain is known."""
    seats = max(table.players for table in tables)
    parts = []
    for number, table in enumerate(tables):
        gains, told = table.gains().flatten(0, 1), table.values.flatten(0, 1)
        place = (~gains[:, 0].isnan()).nonzero().squeeze(1)
        wide = torch.full((2, len(place), 2 * seats), torch.nan, device=gains.device)
        for half in range(2):
            wide[:, :, half * seats : half * seats + table.players] = torch.stack([gains[place], told[place]])[
                :, :, half * table.players : (half + 1) * table.players
            ]
        parts.append((torch.full_like(place, number), place, wide[0], wide[1]))
    table_of, place, gains, told = (torch.cat(tensors) for tensors in zip(*parts, strict=True))
    return Sample(table_of, place, gains, told)


def _rows(tableau: Sequence[tuple[Tensor, ...]], table_of: Tensor, place: Tensor) -> list[Tensor]:
    """The features, masks, actions and logs of some choices, which come table by table."""
    places = torch.split(place, torch.bincount(table_of, minlength=len(tableau)).tolist())
    return [
        torch.cat([tensors[which][rows] for tensors, rows in zip(tableau, places, strict=True)]) for which in range(4)
    ]


def _value_loss(firsts: Tensor, points: Tensor, targets: Tensor) -> Tensor:
    """How far off the chances of the first place and the points are; seats that are not there do not count."""
    seats = firsts.shape[1]
    there = ~targets[:, :seats].isnan()
    chances = binary_cross_entropy_with_logits(firsts[there], targets[:, :seats][there].clamp(0, 1))
    return chances + smooth_l1_loss(points[there], targets[:, seats:][there])


def _minibatches(size: int, settings: Settings) -> Iterator[Tensor]:
    for _ in range(settings.epochs):
        yield from torch.split(torch.randperm(size, device=settings.device), settings.minibatch)


# ---------------------------------------------------------------- training


def make_net(settings: Settings, file: str) -> Net:
    """A network, as it was saved in a file or new."""
    definition = find(settings.game)
    net = Net(definition.features, definition.actions, definition.seats, settings).to(settings.device)
    if file:
        with np.load(file) as arrays:
            net.load_state_dict({name: torch.as_tensor(arrays[name]) for name in arrays.files})
    return net


def train(settings: Settings) -> Net:
    """Lets a network play for some minutes, and prints how it goes: points tell most at first, losses later."""
    torch.manual_seed(settings.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    net, rival = make_net(settings, settings.load), make_net(settings, settings.rival) if settings.rival else None
    tables = [Tables(variety, settings) for variety in seatings(settings.game) if variety.players > 1]
    optimizer = torch.optim.Adam(net.parameters(), eps=1e-5)
    print(
        "minutes  choices  moves   values  entropy  points and wins of", *(table.name for table in tables), flush=True
    )
    start, choices, told_at = time.monotonic(), 0, 0.0
    while (minutes := (time.monotonic() - start) / 60) < settings.minutes:
        rest = 1 - minutes / settings.minutes
        for group in optimizer.param_groups:
            group["lr"] = settings.learning_rate * (0.05 + 0.95 * rest)
        for table in tables:
            table.play(net, rival)
        lost = learn(net, optimizer, tables, settings, rest)
        choices += sum(table.dones.numel() for table in tables)
        if minutes >= told_at:
            told_at += settings.tell_every
            numbers = " ".join(f"{number:8.4f}" for number in lost.tolist())
            print(f"{minutes:7.2f} {choices / 1e6:7.1f}M {numbers} ", *(table.told() for table in tables), flush=True)
            keep(net, settings)
    keep(net, settings)
    return net


# ---------------------------------------------------------------- by lessons


def study(settings: Settings) -> Net:
    """Learns what the greedy bot plays and how its games end; a twentieth of the lessons is kept to be asked about."""
    torch.manual_seed(settings.seed)
    net = make_net(settings, settings.load)
    lessons = Lessons.load(settings.game, Path(settings.lessons))
    desk = Desk(settings.game, lessons, settings)
    known = len(lessons.seats) * 19 // 20
    if not known:
        raise OptionError(f"{settings.lessons} has {len(lessons.seats)} lessons, too few to learn from.")
    exam = desk.read(np.unique(np.linspace(known, len(lessons.seats) - 1, EXAM, dtype=np.int64)))
    optimizer = torch.optim.Adam(net.parameters(), eps=1e-5)
    print("minutes  lessons    right    moves   values, of lessons that were not learnt", flush=True)
    start, done, told_at, order = time.monotonic(), 0, 0.0, np.random.default_rng(settings.seed)
    while (minutes := (time.monotonic() - start) / 60) < settings.minutes:
        for group in optimizer.param_groups:
            group["lr"] = settings.learning_rate * (1 - minutes / settings.minutes)
        move_loss, value_loss, _ = learn_lesson(net, *desk.read(order.integers(0, known, settings.minibatch)))
        optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(move_loss + settings.value_weight * value_loss)
        optimizer.step()
        done += settings.minibatch
        if minutes >= told_at:
            told_at += settings.tell_every
            with torch.no_grad():
                moves, values, right = map(float, learn_lesson(net, *exam))
            print(f"{minutes:7.2f} {done / 1e6:7.2f}M {right:8.1%} {moves:8.4f} {values:8.4f}", flush=True)
            keep(net, settings)
    keep(net, settings)
    return net


class Desk:
    """Reads lessons: what the seats knew and might do is worked out from the records whenever it is needed."""

    def __init__(self, game: str, lessons: Lessons, settings: Settings) -> None:
        self.lessons, self.settings = lessons, settings
        self.definition = find(game)
        self.scale = np.repeat([1.0, POINTS[game]], self.definition.seats).astype(np.float32)

    def read(self, rows: Any) -> tuple[Tensor, ...]:
        """Features, masks, actions and results of some decisions."""
        features = np.zeros((len(rows), self.definition.features), np.float32)
        masks = np.zeros((len(rows), self.definition.actions), np.uint8)
        boxes, records = bind(self.definition.box()), bind(self.lessons.records)
        read_rows(boxes, records, self.lessons.seats, rows, features, masks)
        actions, results = self.lessons.actions[rows].astype(np.int64), self.lessons.results[rows] / self.scale
        return tuple(torch.from_numpy(array).to(self.settings.device) for array in (features, masks, actions, results))


def learn_lesson(net: Net, features: Tensor, masks: Tensor, actions: Tensor, results: Tensor) -> tuple[Tensor, ...]:
    """How far off the moves and the ends are, and how often the likeliest move is the lesson's."""
    moves, firsts, points = net(features, masks)
    right = (moves.argmax(1) == actions).float().mean()
    return cross_entropy(moves, actions), _value_loss(firsts, points, results), right


# ---------------------------------------------------------------- the command


def keep(net: Net, settings: Settings) -> None:
    """Saves the weights, if that is wanted: beside, then renamed, so that the file is never half written."""
    if settings.save:
        beside = Path(settings.save).with_suffix(".part.npz")
        np.savez(beside, **net.arrays())
        beside.replace(settings.save)


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    """The settings of the command line."""
    parser = argparse.ArgumentParser(description="Trains the network of a game's bots by self-play.")
    parser.add_argument("game", choices=tuple(POINTS))
    for name, default in vars(Settings("")).items():
        if name != "game":
            parser.add_argument(
                f"--{name.replace('_', '-')}", type=type(default), default=default, help=f"default: {default!r}"
            )
    parser.add_argument("--pack", action="store_true", help="keep the network of --load for the bots; train nothing")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """Trains or packs a network."""
    chosen = vars(read_arguments(arguments))
    packs, settings = chosen.pop("pack"), Settings(**chosen)
    if packs:
        print(write_net(settings.game, make_net(settings, settings.load).arrays()))
    elif settings.lessons:
        study(settings)
    else:
        train(settings)


if __name__ == "__main__":
    main()
