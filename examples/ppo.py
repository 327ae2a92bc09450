"""Masked PPO by self-play on the batch environment, in one file.

    python examples/ppo.py discovery --players 2 --minutes 10 --save ppo.pt
    python examples/ppo.py shipyard --players 3 --device cuda --games 8192 --minibatch 32768
    python examples/ppo.py discovery --load ppo.pt --minutes 0 --opponent greedy

One network plays all seats: what it is shown is always what the seat to act knows. Thousands of games are stepped
together; illegal actions are masked. Rewards come at the end of a game, for every seat, so each seat has a line of
decisions of its own (`find_advantages`). Now and then the network plays against random players, every deal once from
each seat. examples/README.md says what to expect.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import torch
from torch import Tensor, nn

import fairlead.envs
from fairlead.bots import Bot, make
from fairlead.lab.confidence import Estimate, share_of

NEVER = -1e9  # the logit of an action that is not legal
EVALUATION_SEED = 10**12  # deals that are not trained on


@dataclass
class Settings:
    """What may be tuned; every field is an option of the command line."""

    game: str
    players: int = 2
    minutes: float = 10.0
    device: str = "cpu"
    seed: int = 1
    games: int = 512  # played at once
    steps: int = 64  # of every game, between two updates of the network
    hidden: int = 128  # width of both hidden layers
    learning_rate: float = 1e-3  # at first; it falls to 0 by the end
    epochs: int = 2
    minibatch: int = 4096
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    threads: int = 1  # of PyTorch on a CPU: as many as there are idle cores
    evaluate_every: float = 1.0  # minutes
    evaluation_deals: int = 256  # each is played once from every seat
    opponent: str = "random"  # or a bot of the roster, such as greedy or level3: far slower
    save: str = ""
    load: str = ""


# ---------------------------------------------------------------- the network


class Player(nn.Module):
    """What to play, and what the position is worth to the seat to act."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            _layer(features, hidden, 2**0.5), nn.ReLU(), _layer(hidden, hidden, 2**0.5), nn.ReLU()
        )
        self.policy = _layer(hidden, actions, 0.01)
        self.value = _layer(hidden, 1, 1.0)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, and the value."""
        thought = self.trunk(features)
        return self.policy(thought).masked_fill(masks == 0, NEVER), self.value(thought).squeeze(1)


def _layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def draw(logits: Tensor) -> Tensor:
    """An action for each row by its probabilities: where their sum goes beyond a random number."""
    sums = logits.softmax(1).cumsum(1)
    chance = torch.rand_like(sums[:, -1:]) * sums[:, -1:] * 0.999999
    return torch.searchsorted(sums, chance, right=True).squeeze(1)


def log_of(logits: Tensor, actions: Tensor) -> Tensor:
    """The logarithms of the probabilities of actions."""
    return logits.log_softmax(1).gather(1, actions[:, None]).squeeze(1)


# ---------------------------------------------------------------- the games


class Tables:
    """A batch of games, its arrays seen as tensors: the same memory, on CPU and GPU."""

    def __init__(self, settings: Settings, games: int, seed: int) -> None:
        self.batch = fairlead.envs.batch(
            settings.game, games=games, players=settings.players, device=settings.device, seed=seed
        )
        for name in ("actions", "masks", "counts", "features", "seats", "rewards", "dones", "places"):
            setattr(self, name, torch.as_tensor(getattr(self.batch, name), device=settings.device))

    def step(self, actions: Tensor) -> None:
        """Plays an action of every game."""
        self.actions.copy_(actions)
        self.batch.step()


@dataclass
class Rollout:
    """Some steps of all games: tensors with one row a step and one column a game."""

    features: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor  # logarithm of the probability of the action
    values: Tensor
    seats: Tensor
    chosen: Tensor  # True if there was more than one legal action
    dones: Tensor
    rewards: Tensor  # of each seat

    @classmethod
    def empty(cls, tables: Tables, settings: Settings) -> Rollout:
        """Room for a rollout, to be used again and again."""
        room = partial(torch.empty, device=settings.device)
        size = settings.steps, settings.games
        return cls(
            features=room(*size, tables.features.shape[1]),
            masks=room(*size, tables.masks.shape[1], dtype=torch.uint8),
            actions=room(size, dtype=torch.int64),
            logs=room(size),
            values=room(size),
            seats=room(size, dtype=torch.int64),
            chosen=room(size, dtype=torch.bool),
            dones=room(size, dtype=torch.bool),
            rewards=room(*size, settings.players),
        )


def play(player: Player, tables: Tables, settings: Settings, rollout: Rollout) -> None:
    """The network plays all seats for some steps."""
    for step in range(settings.steps):
        rollout.features[step] = tables.features
        rollout.masks[step] = tables.masks
        rollout.seats[step] = tables.seats
        rollout.chosen[step] = tables.counts > 1
        with torch.no_grad():
            logits, rollout.values[step] = player(tables.features, tables.masks)
        actions = draw(logits)
        rollout.actions[step] = actions
        rollout.logs[step] = log_of(logits, actions)
        tables.step(actions)
        rollout.dones[step] = tables.dones
        rollout.rewards[step] = tables.rewards


# ---------------------------------------------------------------- learning


def find_advantages(rollout: Rollout, gae_lambda: float) -> Tensor:
    """How much better each action turned out than the value said, by generalised advantage estimation; NaN if unknown.

    The seats of a game act in no fixed order, so each (game, seat) is a line of its own: its next value is that of its
    own next decision, or the reward if the game ends before, by whomever. A decision with one option is none. The last
    decision of a seat in the rollout only lends its value to the one before it, unless its game has ended.
    Nothing is discounted: games end.
    """
    ahead = torch.full_like(rollout.rewards[0], torch.nan)  # of each game and seat: the value that comes next
    gains = torch.zeros_like(ahead)  # its advantage
    advantages = torch.full_like(rollout.values, torch.nan)
    for step in reversed(range(len(advantages))):
        over = rollout.dones[step][:, None]
        ahead = torch.where(over, rollout.rewards[step], ahead)
        gains = torch.where(over, 0.0, gains)
        seat, chosen, value = rollout.seats[step][:, None], rollout.chosen[step][:, None], rollout.values[step][:, None]
        gain = ahead.gather(1, seat) - value + gae_lambda * gains.gather(1, seat)
        advantages[step] = torch.where(chosen, gain, torch.nan).squeeze(1)
        own = chosen & torch.zeros_like(ahead, dtype=torch.bool).scatter(1, seat, True)
        ahead, gains = torch.where(own, value, ahead), torch.where(own, gain.nan_to_num(0.0), gains)
    return advantages


def learn(player: Player, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings) -> float:
    """Some epochs of PPO's clipped loss; the mean of it."""
    advantages = find_advantages(rollout, settings.gae_lambda)
    samples = (~advantages.isnan()).flatten().nonzero().squeeze(1)
    advantages = advantages.flatten()
    returns = advantages + rollout.values.flatten()
    losses = []
    for part in _minibatches(samples, settings):
        features, masks, actions, logs = (
            tensor.flatten(0, 1)[part] for tensor in (rollout.features, rollout.masks, rollout.actions, rollout.logs)
        )
        logits, values = player(features, masks)
        gain = advantages[part]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = (log_of(logits, actions) - logs).exp()
        policy_loss = -torch.minimum(gain * ratio, gain * ratio.clamp(1 - settings.clip, 1 + settings.clip)).mean()
        value_loss = (values - returns[part]).square().mean()
        entropy = -(logits.softmax(1) * logits.log_softmax(1)).sum(1).mean()
        loss = policy_loss + settings.value_weight * value_loss - settings.entropy * entropy
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimizer.step()
        losses.append(loss.detach())
    return float(torch.stack(losses).mean())


def _minibatches(samples: Tensor, settings: Settings) -> Iterator[Tensor]:
    for _ in range(settings.epochs):
        yield from samples[torch.randperm(len(samples), device=settings.device)].split(settings.minibatch)


# ---------------------------------------------------------------- measuring


def evaluate(player: Player, tables: Tables, settings: Settings) -> Estimate:
    """The share of games that the network wins against others of one kind, a shared first place in equal parts.

    Every deal is played once from each seat. Only the first game of a row counts: short games must not count twice.
    """
    bot = None if settings.opponent == "random" else make(settings.opponent)
    shares: dict[int, list[float]] = {deal: [] for deal in range(settings.evaluation_deals)}
    for seat in range(settings.players):
        tables.batch.reset(EVALUATION_SEED)
        going = torch.ones_like(tables.dones, dtype=torch.bool)
        while going.any():
            tables.batch.sample()
            others = tables.actions if bot is None else _ask(bot, tables, going & (tables.seats != seat))
            with torch.no_grad():
                own = draw(player(tables.features, tables.masks)[0])
            tables.step(torch.where(tables.seats == seat, own.int(), others))
            ended = going & (tables.dones != 0)
            for deal in ended.nonzero().flatten().tolist():
                first = tables.places[deal, : settings.players] == 1
                shares[deal].append(float(first[seat] / first.sum()))
            going &= ~ended
    return share_of(shares)


def _ask(bot: Bot, tables: Tables, asked: Tensor) -> Tensor:
    """The actions of a batch, with a bot's moves in the games where it is asked."""
    actions = tables.actions.clone()
    for row in asked.nonzero().flatten().tolist():
        actions[row] = bot.choose(tables.batch.game(row), int(tables.seats[row])).id
    return actions


# ---------------------------------------------------------------- training


def train(settings: Settings) -> Estimate:
    """Trains for some minutes, prints how it goes, and gives the last win share."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    tables = Tables(settings, settings.games, settings.seed)
    arena = Tables(settings, settings.evaluation_deals, EVALUATION_SEED)
    player = Player(tables.features.shape[1], tables.masks.shape[1], settings.hidden).to(settings.device)
    if settings.load:
        player.load_state_dict(torch.load(settings.load, map_location=settings.device, weights_only=True))
    rollout = Rollout.empty(tables, settings)
    optimizer = torch.optim.Adam(player.parameters(), eps=1e-5)

    print(" minutes  CPU min       steps    games  steps/s     loss  wins against", settings.opponent)
    start, cpu_start = time.monotonic(), time.process_time()
    steps = games = 0
    loss, next_evaluation = float("nan"), 0.0
    while True:
        minutes = (time.monotonic() - start) / 60
        ending = minutes >= settings.minutes
        if ending or minutes >= next_evaluation:
            wins = evaluate(player, arena, settings)
            rate, cpu = steps / max(minutes * 60, 1e-9), (time.process_time() - cpu_start) / 60
            print(
                f"{minutes:8.2f} {cpu:8.2f} {steps:11,} {games:8,} {rate:8,.0f} {loss:8.4f}"
                f"  {wins.mean:6.1%} ({wins.low:.1%} to {wins.high:.1%})",
                flush=True,
            )
            next_evaluation += settings.evaluate_every
            if settings.save:
                torch.save(player.state_dict(), settings.save)
        if ending:
            break
        for group in optimizer.param_groups:
            group["lr"] = settings.learning_rate * (1 - minutes / settings.minutes)
        play(player, tables, settings, rollout)
        loss = learn(player, optimizer, rollout, settings)
        steps += rollout.dones.numel()
        games += int(rollout.dones.sum())
    return wins


def read_arguments(arguments: list[str] | None = None) -> Settings:
    """The settings of the command line."""
    parser = argparse.ArgumentParser(description="Masked PPO by self-play.", argument_default=argparse.SUPPRESS)
    parser.add_argument("game", help="discovery, shipyard or bremerhaven")
    for name, default in vars(Settings("")).items():
        if name != "game":
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), help=f"default: {default!r}")
    return Settings(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    train(read_arguments())
