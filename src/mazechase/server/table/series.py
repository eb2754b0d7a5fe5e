"""A series of games at one table: what was won so far, and when it is decided. Pure.

Every game of a series has a table of its own, as any rematch has, and that table's metadata hold the games before it.
Nothing has to be added up across tables, and a game that is deleted takes nothing with it.
"""

from collections.abc import Sequence

import msgspec

from mazechase.errors import BadText
from mazechase.rules.api import Result
from mazechase.server.wire.series import MOST_GAMES, PlayedGame, SeriesGoal, SeriesInfo


class Series(msgspec.Struct, frozen=True):
    """A series at the beginning of one of its games: the goal, and the games that are over."""

    goal: SeriesGoal
    played: tuple[PlayedGame, ...] = ()


def new_series(goal: SeriesGoal | None) -> Series | None:
    """Return a series with no games yet; raise BadText if it might need more games than a series can have."""
    if goal is not None and goal.kind != "points" and goal.target > MOST_GAMES:
        raise BadText("series-too-long", target=goal.target, most=MOST_GAMES)
    return None if goal is None else Series(goal)


def after(series: Series, result: Result | None, seats: Sequence[int]) -> Series:
    """Return the series after a game that ended so, or as it is while there is no result.

    ``seats`` has each place's seat.
    """
    if result is None:
        return series
    winners = tuple(place for place, seat in enumerate(seats, 1) if seat in result.winners)
    game = PlayedGame(winners, tuple(result.scores[seat - 1] for seat in seats))
    return Series(series.goal, (*series.played, game))


def following(series: Series) -> Series:
    """Return the series as the next game begins: after its end, a new one with the same goal."""
    return Series(series.goal) if series.played and _decided(series, len(series.played[0].scores)) else series


def shown(series: Series, players: int, *, over: bool) -> SeriesInfo:
    """Describe a series; ``over`` says whether the game at this table is among those that were played."""
    decided = _decided(series, players)
    return SeriesInfo(
        goal=series.goal,
        number=len(series.played) + (0 if over else 1),
        played=series.played,
        wins=_wins(series, players),
        points=_points(series, players),
        champions=_champions(series, players) if decided else (),
        decided=decided,
    )


def _wins(series: Series, players: int) -> tuple[int, ...]:
    return tuple(sum(place in game.winners for game in series.played) for place in range(1, players + 1))


def _points(series: Series, players: int) -> tuple[int, ...]:
    return tuple(sum(game.scores[place] for game in series.played) for place in range(players))


def _counted(series: Series, players: int) -> tuple[int, ...]:
    """Return what decides the series: each place's points or wins."""
    return (_points if series.goal.kind == "points" else _wins)(series, players)


def _decided(series: Series, players: int) -> bool:
    """Return whether a series is over."""
    games, goal = len(series.played), series.goal
    if games >= MOST_GAMES:
        return True
    best, second = sorted((*_counted(series, players), 0), reverse=True)[:2]
    if goal.kind == "games":
        left = goal.target - games
        return left <= 0 or best > second + left
    return best >= goal.target


def _champions(series: Series, players: int) -> tuple[int, ...]:
    """Return the places with the most points or wins; nobody, if none has any."""
    counted = _counted(series, players)
    best = max(counted)
    return tuple(place for place, count in enumerate(counted, 1) if count == best > 0)
