"""Measuring: bots play a game many times, and what happens is counted, with intervals and a verdict in words.

The result depends only on the arguments: neither the number of workers nor where they work changes anything.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from mazechase.bots.api import Budget
from mazechase.bots.arena import MAX_TURNS
from mazechase.engine import Executor, executor
from mazechase.engine.seated import Entrant, bot_label, check_bots
from mazechase.errors import BadOption
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited
from mazechase.workshop.findings import Finding, findings
from mazechase.workshop.measures import AnyMeasures, measures_of
from mazechase.workshop.playing import OneGame, Table, play_one
from mazechase.workshop.statistics import (
    ERROR,
    Mean,
    Share,
    Spread,
    judge,
    looks,
    mean_of,
    spread_of,
    wilson,
)

WITHIN = 0.05  # a share this close to fair counts as even


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What was played and what came of it; intervals are 95 % and allow for having stopped early."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    nodes: int | None
    seed: int | str
    games: int
    asked: int  # games at most
    looks: tuple[int, ...]  # after how many games it could stop
    within: float
    seats: tuple[Share, ...]
    sides: tuple[Share, ...]  # where several seats win together, or the sides have names
    began: Share | None  # who made the first decision; None if that was always the same seat
    draws: int
    unfinished: int  # games that the turn limit ended
    turns: Spread
    minutes: Spread  # estimated
    lengths: tuple[int, ...]  # the turns of every game
    events: dict[str, Mean]
    lead_changes: Mean | None
    half_time: Share | None  # how often the leader at half-time won
    unvisited: tuple[str, ...]  # cells that no piece ever came to
    dead_ends: tuple[str, ...]  # those of them with a single neighbour
    findings: tuple[Finding, ...]


def measure(  # noqa: PLR0913 (the first three say what is played, the rest how)
    game: AnyGame,
    bots: Sequence[Entrant],
    *,
    games: int,
    seed: int | str,
    budget: Budget | None = None,
    within: float = WITHIN,
    whole: bool = False,
    on: Executor | None = None,
    on_game: Callable[[OneGame], None] | None = None,
    on_look: "Callable[[Measured], None] | None" = None,
) -> Measured:
    """Play up to ``games`` games and count. Unless ``whole``, stop as soon as every share is clear.

    A share is clear if it differs from the fair one beyond chance, or is sure to be ``within`` so much of it.
    """
    if games < 1:
        raise BadOption("bad-game-count", games=games, workers=1)
    table = Table(limited(game, MAX_TURNS), tuple(bots), budget or Budget(), seed)
    check_bots(table.game, bots)
    planned = looks(games, whole=whole)
    played: list[OneGame] = []
    on = on or executor()
    with on.kept():
        for look in planned:
            for one in on.map(partial(play_one, table), range(len(played), look)):
                played.append(one)
                if on_game is not None:
                    on_game(one)
            measured = _measured(table, played, planned, within)
            if on_look is not None:
                on_look(measured)
            if all(share.verdict != "open" for share in _compared(measured)):
                break
    return measured


def _compared(measured: Measured) -> tuple[Share, ...]:
    """Return the shares that are compared with what is fair."""
    began = () if measured.began is None else (measured.began,)
    return (*(measured.sides or measured.seats), *began)


def _measured(table: Table, played: Sequence[OneGame], planned: tuple[int, ...], within: float) -> Measured:
    game, measures = table.game, measures_of(table.game)
    error = ERROR / len(planned)
    named = bool(measures.side_names) or len(game.sides) != game.players
    varied = len({one.began for one in played}) > 1
    compared = len(game.sides) + varied
    share = partial(_share, game, played, error=error, family=compared, within=within)
    kinds = measures.events or tuple(sorted({kind for one in played for kind in one.events}))
    changes = [one.lead_changes for one in played if one.lead_changes is not None]
    unvisited = _unvisited(measures, played)
    measured = Measured(
        game=game.id,
        players=game.players,
        options=game.options,
        bots=tuple(map(bot_label, table.bots)),
        nodes=table.budget.nodes,
        seed=table.seed,
        games=len(played),
        asked=planned[-1],
        looks=planned,
        within=within,
        seats=tuple(share(str(seat), [{seat}] * len(played)) for seat in game.seats),
        sides=tuple(
            share(name, [set(side)] * len(played))
            for name, side in zip(_side_names(game, measures), game.sides, strict=True)
        )
        if named
        else (),
        began=share("began", [{one.began} for one in played]) if varied else None,
        draws=sum(not one.winners for one in played),
        unfinished=sum(one.unfinished for one in played),
        turns=spread_of([one.turns for one in played], error),
        minutes=spread_of([minutes_of(measures, one) for one in played], error),
        lengths=tuple(one.turns for one in played),
        events={kind: mean_of([one.events.get(kind, 0) for one in played], error) for kind in kinds},
        lead_changes=mean_of(changes, error) if changes else None,
        half_time=_half_time(game, played, error),
        unvisited=unvisited,
        dead_ends=_dead_ends(game, unvisited),
        findings=(),
    )
    return msgspec.structs.replace(measured, findings=findings(measured))


def _side_names(game: AnyGame, measures: AnyMeasures) -> tuple[str, ...]:
    return measures.side_names or tuple("+".join(map(str, side)) for side in game.sides)


def _share(  # noqa: PLR0913 (the first four say what is counted, the rest how it is judged)
    game: AnyGame,
    played: Sequence[OneGame],
    name: str,
    whose: Sequence[set[Seat]],
    *,
    error: float,
    family: int,
    within: float,
) -> Share:
    """Count the wins of some seats, given for each game; the sides that won share a win, and all share a draw."""
    fair = 1 / len(game.sides)
    wins = shared = 0
    score = 0.0
    for one, mine_now in zip(played, whose, strict=True):
        won = [side for side in game.sides if not set(side).isdisjoint(one.winners)]
        mine = not mine_now.isdisjoint(one.winners)
        wins += mine
        shared += mine and len(won) > 1
        score += (mine / len(won)) if won else fair
    games = len(played)
    return Share(
        name=name,
        games=games,
        wins=wins,
        shared=shared,
        share=score / games,
        interval=wilson(score / games, games, error),
        fair=fair,
        verdict=judge(score / games, games, fair, error / family, within),
    )


def _half_time(game: AnyGame, played: Sequence[OneGame], error: float) -> Share | None:
    led = [one for one in played if one.half_time is not None]
    if not led:
        return None
    wins = sum(one.half_time in one.winners for one in led)
    shared = sum(one.half_time in one.winners and len(one.winners) > 1 for one in led)
    share = sum((one.half_time in one.winners) / max(1, len(one.winners)) for one in led) / len(led)
    return Share(
        name="half-time",
        games=len(led),
        wins=wins,
        shared=shared,
        share=share,
        interval=wilson(share, len(led), error),
        fair=1 / len(game.sides),
    )


def minutes_of(measures: AnyMeasures, one: OneGame) -> float:
    """Estimate how long people take for a game."""
    return (one.turns * measures.turn_seconds + one.choices * measures.choice_seconds) / 60


def _unvisited(measures: AnyMeasures, played: Sequence[OneGame]) -> tuple[str, ...]:
    visited = frozenset[str]().union(*(one.visited for one in played))
    return tuple(cell for cell in measures.places() if cell not in visited)


def _dead_ends(game: AnyGame, cells: Sequence[str]) -> tuple[str, ...]:
    """Return the cells with at most one neighbour."""
    ends = [end for link in game.facts.links for end in link]
    return tuple(cell for cell in cells if 0 < ends.count(cell) <= 1)
