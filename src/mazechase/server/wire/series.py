"""A series of games at one table, as requests and messages have it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_GAMES = 50
MOST_POINTS = 1000


class SeriesGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a series ends: after so many games, after so many wins, or with so many points from all games together.

    A series of so many games ends earlier if nobody can catch up with the leader any more.
    """

    kind: Literal["games", "wins", "points"]
    target: Annotated[int, Meta(ge=1, le=MOST_POINTS)]


class ChooseSeries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games at a table are to add up to; without a goal, each is on its own."""

    goal: SeriesGoal | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a series: the places that won it, and what each place scored."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class SeriesInfo(msgspec.Struct, frozen=True):
    """A series as everybody sees it: its goal, the games that are over, and the totals of each place."""

    goal: SeriesGoal
    number: int  # of the game at this table, from 1
    played: tuple[PlayedGame, ...]
    wins: tuple[int, ...]
    points: tuple[int, ...]
    champions: tuple[int, ...]  # the places that have won the series, once it is decided
    decided: bool
