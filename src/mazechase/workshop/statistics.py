"""Shares and means with intervals that stay valid although one looks several times and compares several things.

The games are looked at after 100, 200, 400, ... of them. With K such looks planned, each interval gets 1/K of the
allowed error (Bonferroni), so that with 95 % probability the true value is in the interval at every look, whenever
one stops. A verdict compares several shares with what is fair, so its intervals get 1/K of the error divided by the
number of comparisons. Wilson's interval is used for shares. A shared win counts in parts; that can only make the true
spread smaller than a win or nothing would.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Literal

import msgspec

ERROR = 0.05  # how often an interval may miss the true value, or a fair game be called unfair
FIRST_LOOK = 100

Verdict = Literal["more", "less", "even", "open"]
Interval = tuple[float, float]


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often somebody won: whole wins, shared ones, and the share of all games with its interval.

    ``verdict`` is more or less than fair beyond chance, even (as close to fair as was asked for), or open.
    """

    name: str
    games: int
    wins: int  # alone or with others
    shared: int  # how many of those with others
    share: float  # shared wins count in parts, and a draw as the fair share
    interval: Interval
    fair: float
    verdict: Verdict = "open"


class Mean(msgspec.Struct, frozen=True):
    """A mean per game with its interval."""

    mean: float
    interval: Interval


class Spread(msgspec.Struct, frozen=True):
    """How a length is spread over the games."""

    mean: float
    median: float
    p10: float
    p90: float
    interval: Interval  # of the mean


def looks(games: int, *, whole: bool = False) -> tuple[int, ...]:
    """Return after how many games to look.

    >>> looks(1000), looks(50), looks(1000, whole=True)
    ((100, 200, 400, 1000), (50,), (1000,))
    """
    if whole:
        return (games,)
    found = []
    look = FIRST_LOOK
    while 2 * look <= games:
        found.append(look)
        look *= 2
    return (*found, games)


def deviations(error: float) -> float:
    """Return how many standard deviations from the mean leave this error outside, on both sides together."""
    return NormalDist().inv_cdf(1 - error / 2)


def wilson(share: float, games: int, error: float) -> Interval:
    """Return Wilson's interval for a share.

    >>> [round(bound, 3) for bound in wilson(0.6, 200, 0.05)]
    [0.531, 0.665]
    """
    z2 = deviations(error) ** 2 / games
    middle, spread = share + z2 / 2, math.sqrt(z2 * (share * (1 - share) + z2 / 4))
    return max(0.0, (middle - spread) / (1 + z2)), min(1.0, (middle + spread) / (1 + z2))


def judge(share: float, games: int, fair: float, error: float, within: float) -> Verdict:
    """Compare a share with what is fair."""
    low, high = wilson(share, games, error)
    if low > fair:
        return "more"
    if high < fair:
        return "less"
    return "even" if fair - within <= low and high <= fair + within else "open"


def mean_of(values: Sequence[float], error: float) -> Mean:
    """Return a mean with its interval."""
    mean = fmean(values)
    half = deviations(error) * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Mean(mean, (max(0.0, mean - half), mean + half if half < math.inf else mean))


def spread_of(values: Sequence[float], error: float) -> Spread:
    """Return how values are spread."""
    ordered = sorted(values)
    of_mean = mean_of(values, error)
    return Spread(
        mean=of_mean.mean,
        median=_quantile(ordered, 0.5),
        p10=_quantile(ordered, 0.1),
        p90=_quantile(ordered, 0.9),
        interval=of_mean.interval,
    )


def _quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
