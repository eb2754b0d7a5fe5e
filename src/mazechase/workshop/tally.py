"""Counts that can be added up: what games played in several parts came to, and what that means so far.

A page measures in short parts and hands back the counts of the parts before. As it looks at every part, the intervals
allow for many looks.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from mazechase.rules.game import AnyGame
from mazechase.workshop.aims import Means, side_names
from mazechase.workshop.measures import measures_of
from mazechase.workshop.measuring import minutes_of
from mazechase.workshop.playing import OneGame
from mazechase.workshop.statistics import ERROR, Share, judge, wilson

LOOKS = 20  # what the intervals allow for
WITHIN = 0.05

LARGEST = 1_000_000_000
MOST_BEFORE = LARGEST // 2  # of anything that was counted before, so that no sum is too large

Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Amount = Annotated[float, msgspec.Meta(ge=0, le=LARGEST)]


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts of some games: what each side won, how long they took, and what happened."""

    games: Count = 0
    wins: Annotated[tuple[Count, ...], msgspec.Meta(max_length=16)] = ()  # alone or with others, by side
    scores: Annotated[tuple[Amount, ...], msgspec.Meta(max_length=16)] = ()  # shared wins in parts, by side
    unfinished: Count = 0
    turns: Count = 0
    minutes: Amount = 0
    events: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], Count], msgspec.Meta(max_length=40)] = {}


class SoFar(msgspec.Struct, frozen=True):
    """What is known so far: the counts, each side's share of the wins with its interval, and means per game."""

    tally: Tally
    sides: tuple[Share, ...]
    turns: float
    minutes: float
    events: dict[str, float]


def tally_of(game: AnyGame, played: Sequence[OneGame]) -> Tally:
    """Count some games."""
    measures, fair = measures_of(game), 1 / len(game.sides)
    won = [[not set(side).isdisjoint(one.winners) for side in game.sides] for one in played]
    kinds = measures.events or tuple(sorted({kind for one in played for kind in one.events}))
    return Tally(
        games=len(played),
        wins=tuple(map(sum, zip(*won, strict=True))) if won else (0,) * len(game.sides),
        scores=tuple(sum(one[side] / sum(one) if any(one) else fair for one in won) for side in range(len(game.sides))),
        unfinished=sum(one.unfinished for one in played),
        turns=sum(one.turns for one in played),
        minutes=sum(minutes_of(measures, one) for one in played),
        events={kind: sum(one.events.get(kind, 0) for one in played) for kind in kinds},
    )


def added(game: AnyGame, one: Tally, other: Tally) -> Tally:
    """Add two counts of the same game; what can't be counts of this game is left out."""
    sides = len(game.sides)
    if len(one.wins) != sides or len(one.scores) != sides or max((*one.wins, *one.scores)) > one.games:
        return other
    if max((one.games, one.turns, one.minutes, *one.events.values())) > MOST_BEFORE:
        return other
    return Tally(
        games=one.games + other.games,
        wins=tuple(a + b for a, b in zip(one.wins, other.wins, strict=True)),
        scores=tuple(a + b for a, b in zip(one.scores, other.scores, strict=True)),
        unfinished=one.unfinished + other.unfinished,
        turns=one.turns + other.turns,
        minutes=one.minutes + other.minutes,
        events={kind: one.events.get(kind, 0) + count for kind, count in other.events.items()},
    )


def means_of(tally: Tally) -> Means:
    """Return the means of some games; there must be at least one."""
    games = tally.games
    shares = tuple(score / games for score in tally.scores)
    return Means(shares, tally.turns / games, tally.minutes / games, tally.unfinished / games)


def so_far(game: AnyGame, tally: Tally) -> SoFar:
    """Return what counts mean."""
    games, fair, error = max(1, tally.games), 1 / len(game.sides), ERROR / LOOKS
    shares = [min(1.0, score / games) for score in tally.scores]
    return SoFar(
        tally=tally,
        sides=tuple(
            Share(
                name=name,
                games=tally.games,
                wins=wins,
                shared=0,
                share=share,
                interval=wilson(share, games, error) if tally.games else (0.0, 1.0),
                fair=fair,
                verdict=judge(share, games, fair, error / len(shares), WITHIN) if tally.games else "open",
            )
            for name, wins, share in zip(side_names(game), tally.wins, shares, strict=True)
        ),
        turns=tally.turns / games,
        minutes=tally.minutes / games,
        events={kind: count / games for kind, count in tally.events.items()},
    )
