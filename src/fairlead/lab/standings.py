"""What an arena found: shares, places, points, ratings, who beats whom, length of the games, time per move."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from statistics import fmean, median

from ..games.definition import Data
from .bands import Band, bands_of
from .confidence import Clusters, Estimate, Hypotheses, Verdict, mean_of, sequential_test, share_of
from .matches import Event
from .playing import PlayedGame
from .ratings import Rating, rate


@dataclass(frozen=True)
class Standing:
    """How one bot did. Of copies at one table the mean counts, so `firsts` is the share of a single seat."""

    bot: str
    games: int
    firsts: Estimate
    place: Estimate
    points: Estimate
    rating: Rating
    thinking: Thinking


@dataclass(frozen=True)
class Thinking:
    """Seconds for a decision with several answers: the mean and the slowest, and how many there were."""

    decisions: int
    mean: float
    slowest: float


@dataclass(frozen=True)
class ArenaResult:
    """The games of an event and all figures that follow from them; `summary` has them as plain data."""

    event: Event
    games: list[PlayedGame]
    hypotheses: Hypotheses | None = None

    @property
    def complete(self) -> bool:
        """Whether every game of the schedule was played."""
        return len(self.games) == self.event.games

    @cached_property
    def standings(self) -> list[Standing]:
        """Every bot that played, the best first: by rating, or in the solo game by points."""
        ratings = {} if self.event.players == 1 else rate(self.event.bots, self.games)
        found = [self._standing(bot, ratings.get(bot, Rating(0, 0))) for bot in self.event.bots if self._games_of(bot)]
        return sorted(found, key=lambda one: (one.rating.mu, one.points.mean), reverse=True)

    def standing(self, bot: str) -> Standing:
        """How a bot did."""
        return next(standing for standing in self.standings if standing.bot == bot)

    def _games_of(self, bot: str) -> list[PlayedGame]:
        return [game for game in self.games if bot in game.match.lineup]

    def _standing(self, bot: str, rating: Rating) -> Standing:
        games = self._games_of(bot)
        return Standing(
            bot,
            len(games),
            share_of(by_seed(games, lambda game: _over_seats(game, bot, game.first_share))),
            mean_of(by_seed(games, lambda game: _over_seats(game, bot, game.places.__getitem__))),
            mean_of(by_seed(games, lambda game: _over_seats(game, bot, game.points.__getitem__))),
            rating,
            _thinking(games, bot),
        )

    def points_of(self, bot: str) -> list[int]:
        """Every score of a bot, copies included."""
        return [game.points[seat] for game in self._games_of(bot) for seat in game.seats_of(bot)]

    @cached_property
    def cross(self) -> dict[tuple[str, str], Estimate]:
        """How often the first bot of a pair was placed before the second; being level counts a half."""
        found = {}
        for one, other in itertools.permutations(self.event.bots, 2):
            games = [game for game in self._games_of(one) if other in game.match.lineup]
            if games:
                found[one, other] = share_of(by_seed(games, _ahead(one, other)))
        return found

    @cached_property
    def verdict(self) -> Verdict | None:
        """What the sequential test says, if there is one: about the first bot's share of first places."""
        if self.hypotheses is None:
            return None
        return sequential_test(self.hypotheses, self._scores())

    def _scores(self) -> Iterable[float]:
        """The first bot's share by seed, as far as the seeds are complete; short games must not come first."""
        bot, size = self.event.bots[0], self.event.games_a_seed
        scores = by_seed(self.games, lambda game: _over_seats(game, bot, game.first_share))
        for seed in range(self.event.seed, self.event.seed + self.event.seeds):
            if len(scores.get(seed, ())) < size:
                return
            yield fmean(scores[seed])

    @property
    def bands(self) -> tuple[Band, ...]:
        """The rating bands of the solo game, the lowest first."""
        return bands_of(self.event.game)

    def band_shares(self, bot: str) -> list[Estimate]:
        """How often a bot's solo games ended in each band."""
        lowest = [band.least for band in self.bands[1:]]
        reached = [(game.match.seed, sum(game.points[0] >= least for least in lowest)) for game in self._games_of(bot)]
        return [share_of({seed: [float(at == band)] for seed, at in reached}) for band in range(len(self.bands))]

    def summary(self) -> Data:
        """All figures as plain data, ready for JSON."""
        event = asdict(self.event) | {"games": self.event.games}
        lengths = [game.decisions for game in self.games]
        found: Data = {"event": event, "games": len(self.games), "complete": self.complete}
        if lengths:
            found["length"] = {"mean": fmean(lengths), "median": median(lengths)}
            found["length"] |= {"shortest": min(lengths), "longest": max(lengths)}
        found["bots"] = [self._bot_summary(standing) for standing in self.standings]
        if self.event.players > 1:
            found["cross"] = [{"bot": a, "other": b, "ahead": share.data()} for (a, b), share in self.cross.items()]
        if self.verdict:
            found["sprt"] = _verdict_summary(self.verdict)
        return found

    def _bot_summary(self, standing: Standing) -> Data:
        alone = self.event.players == 1
        found: Data = {"bot": standing.bot, "games": standing.games, "points": standing.points.data()}
        if alone:
            shares = zip(self.bands, self.band_shares(standing.bot), strict=True)
            found["bands"] = [asdict(band) | {"share": share.data()} for band, share in shares]
        else:
            found |= {"firsts": standing.firsts.data(), "place": standing.place.data()}
            found["rating"] = standing.rating._asdict()
        return found | {"thinking": asdict(standing.thinking)}


def by_seed(games: Iterable[PlayedGame], value: Callable[[PlayedGame], float]) -> Clusters:
    """A value of each game, gathered by seed."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        found[game.match.seed].append(value(game))
    return found


def _over_seats(game: PlayedGame, bot: str, value: Callable[[int], float]) -> float:
    return fmean(value(seat) for seat in game.seats_of(bot))


def _ahead(one: str, other: str) -> Callable[[PlayedGame], float]:
    def share(game: PlayedGame) -> float:
        pairs = itertools.product(game.seats_of(one), game.seats_of(other))
        gaps = [game.places[theirs] - game.places[ours] for ours, theirs in pairs]
        return fmean((gap > 0) + 0.5 * (gap == 0) for gap in gaps)

    return share


def _thinking(games: Sequence[PlayedGame], bot: str) -> Thinking:
    seats = [(game, seat) for game in games for seat in game.seats_of(bot)]
    decisions = sum(game.thought[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return Thinking(decisions, seconds / max(decisions, 1), max(game.slowest[seat] for game, seat in seats))


def _verdict_summary(verdict: Verdict) -> Data:
    ratio = verdict.path[-1] if verdict.path else 0.0
    shares = {"low": verdict.hypotheses.low, "high": verdict.hypotheses.high}
    return shares | {
        "seeds": verdict.seeds,
        "ratio": ratio,
        "bound": verdict.hypotheses.bound,
        "decided": verdict.decided,
    }
