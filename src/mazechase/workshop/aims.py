"""What a designer may aim at, and how far some games are from it."""

import re
from collections.abc import Sequence
from statistics import fmean

import msgspec

from mazechase.errors import BadOption
from mazechase.rules.game import AnyGame
from mazechase.workshop.measures import measures_of
from mazechase.workshop.measuring import minutes_of
from mazechase.workshop.playing import OneGame

EVEN = "even"
TURNS, MINUTES = "turns", "minutes"
_WANTED = re.compile(r"([\w+-]+)=(\d{1,4}(?:\.\d{1,3})?)")


class Aim(msgspec.Struct, frozen=True):
    """An aim: ``even`` seats or sides, so many ``turns`` or ``minutes``, or a side's share of wins in per cent."""

    name: str
    wanted: float = 0

    def __str__(self) -> str:
        return self.name if self.name == EVEN else f"{self.name}={self.wanted:g}"

    @property
    def needs_story(self) -> bool:
        """Whether it takes more than the winners of a game."""
        return self.name in (TURNS, MINUTES)


def read_aim(game: AnyGame, text: str) -> Aim:
    """Read an aim such as ``even``, ``minutes=10`` or ``pacman=50``."""
    if text == EVEN:
        return Aim(EVEN)
    found = _WANTED.fullmatch(text)
    if found and (found[1] in (TURNS, MINUTES) or found[1] in side_names(game)):
        return Aim(found[1], float(found[2]))
    raise BadOption("bad-aim", aim=text[:40])


def side_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the sides: those that the game gives them, or the numbers of their seats."""
    return measures_of(game).side_names or tuple("+".join(map(str, side)) for side in game.sides)


def shares_of(game: AnyGame, played: Sequence[OneGame]) -> tuple[float, ...]:
    """Return each side's share of the wins; a shared win counts in parts, a draw as the fair share."""
    won = [0.0] * len(game.sides)
    for one in played:
        winning = [number for number, side in enumerate(game.sides) if not set(side).isdisjoint(one.winners)]
        for number in winning or range(len(won)):
            won[number] += 1 / len(winning or won)
    return tuple(share / len(played) for share in won)


class Means(msgspec.Struct, frozen=True):
    """What some games came to: each side's share of the wins, the mean length, the share that the turn limit ended."""

    shares: tuple[float, ...]
    turns: float
    minutes: float
    unfinished: float


def distance(game: AnyGame, aims: Sequence[Aim], played: Sequence[OneGame]) -> float:
    """Return how far some games are from the aims: 0 is perfect, 0.01 a percentage point or a hundredth of a length.

    Games that the turn limit ended count against it, whatever the aim.
    """
    measures = measures_of(game)
    means = Means(
        shares_of(game, played),
        fmean(one.turns for one in played),
        fmean(minutes_of(measures, one) for one in played),
        fmean(one.unfinished for one in played),
    )
    return mean_distance(game, aims, means)


def mean_distance(game: AnyGame, aims: Sequence[Aim], means: Means) -> float:
    """Return how far games with these means are from the aims."""
    return sum(_distance(game, aim, means) for aim in aims) + means.unfinished


def _distance(game: AnyGame, aim: Aim, means: Means) -> float:
    if aim.needs_story:
        length = means.turns if aim.name == TURNS else means.minutes
        return abs(length / aim.wanted - 1) if aim.wanted else 1
    if aim.name == EVEN:
        return max(abs(share - 1 / len(means.shares)) for share in means.shares)
    return abs(means.shares[side_names(game).index(aim.name)] - aim.wanted / 100)
