"""Matches between bots: many games with rotating seats, luck from one seed, and confidence intervals."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from mazechase.bots.api import Budget
from mazechase.engine import Executor, executor, walk
from mazechase.engine.seated import Entrant, bot_label, check_bots, seated
from mazechase.errors import BadOption
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

MAX_TURNS = 1000  # for games without a turn limit: bots may wander about for ever
CONFIDENCE = 1.959963984540054  # 95 % of a normal distribution is within this many standard deviations of the mean


class Played(msgspec.Struct, frozen=True):
    """One finished game: which bot (from 0) had each seat, the log, and the winning seats (none: a draw)."""

    number: int
    seating: tuple[int, ...]
    log: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str
    movers: tuple[int, ...] = ()  # the seat that chose each ply of the log; 0: chance
    scores: tuple[int, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: the games it won, alone or with others, and its ``score``, its share of all wins from 0 to 1."""

    bot: str
    games: int
    wins: int
    draws: int
    score: float
    interval: tuple[float, float]  # the 95 % confidence interval of the score
    fair: float  # the score that bots of equal strength would have


class ArenaResult(msgspec.Struct, frozen=True):
    """What was played and how it went; ``distinct`` counts the different games."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    nodes: int | None
    time_ms: int | None
    games: int
    distinct: int
    mean_length: float
    bots: tuple[Standing, ...]


def run(  # noqa: PLR0913 (the first five say what is played, the rest how)
    game: AnyGame,
    bots: Sequence[Entrant],
    games: int,
    seed: int,
    budget: Budget,
    *,
    on_game: Callable[[Played], None] | None = None,
    workers: int = 1,
    on: Executor | None = None,
) -> ArenaResult:
    """Play games between bots and count the results; with fewer bots than seats, each bot gets several seats.

    Everybody moves on by one seat per game. The result depends only on the arguments, unless the budget is a time.
    With more than one worker, the games run in processes, so a script needs ``if __name__ == "__main__"``.
    If an executor is given, such as a Ray cluster, it replaces them.
    """
    if games < 1 or workers < 1:
        raise BadOption("bad-game-count", games=games, workers=workers)
    game = limited(game, MAX_TURNS)
    check_bots(game, bots)
    played = []
    for one in (on or executor(workers=workers)).map(partial(play, game, tuple(bots), seed, budget), range(games)):
        played.append(one)
        if on_game is not None:
            on_game(one)
    return ArenaResult(
        game=game.id,
        players=game.players,
        options=game.options,
        seed=seed,
        nodes=budget.nodes,
        time_ms=budget.time_ms,
        games=games,
        distinct=len({one.log for one in played}),
        mean_length=round(sum(len(one.log) for one in played) / games, 1),
        bots=tuple(_standing(game, played, number, bot_label(bot), len(bots)) for number, bot in enumerate(bots)),
    )


def play(game: AnyGame, bots: Sequence[Entrant], seed: int, budget: Budget, number: int) -> Played:
    """Play one game of an arena; its luck depends only on the seed and its number."""
    seating = seats_taken(game.players, len(bots), number)
    table = seated(game, [bots[bot] for bot in seating], f"{seed}/{number}", budget)
    current = walk(game)
    log, movers = [], []
    while (result := current.result) is None:
        index = table.choose(current)
        movers.append(current.seats[0] if current.kind == "turn" else 0)
        log.append(current.token(index))
        current.advance(index)
    return Played(number, seating, tuple(log), result.winners, result.reason, tuple(movers), result.scores)


def seats_taken(players: int, bots: int, number: int) -> tuple[int, ...]:
    """Return which bot has each seat in a game: they sit in order, and everybody moves on by one seat per game.

    >>> [seats_taken(4, 2, number) for number in range(2)], seats_taken(3, 3, 1)
    ([(0, 1, 0, 1), (1, 0, 1, 0)], (1, 2, 0))
    """
    return tuple((seat + number) % players % bots for seat in range(players))


def wilson(score: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of this many games.

    >>> [round(bound, 3) for bound in wilson(0.6, 200)]
    [0.531, 0.665]
    """
    z2 = CONFIDENCE**2 / games
    middle = score + z2 / 2
    spread = math.sqrt(z2 * (score * (1 - score) + z2 / 4))
    low, high = (middle - spread) / (1 + z2), (middle + spread) / (1 + z2)
    return max(0.0, low), min(1.0, high)


def _standing(game: AnyGame, played: Sequence[Played], number: int, name: str, bots: int) -> Standing:
    """Count one bot's results: a win is a game that one of its seats wins; a draw counts as its fair share."""
    fair = _fair_share(game, number, bots)
    wins = sum(any(one.seating[seat - 1] == number for seat in one.winners) for one in played)
    draws = sum(not one.winners for one in played)
    score = (sum(_part_won(game, one, number) for one in played if one.winners) + fair * draws) / len(played)
    return Standing(name, len(played), wins, draws, score, wilson(score, len(played)), fair)


def _part_won(game: AnyGame, one: Played, number: int) -> float:
    """Return a bot's share of a win: the part of the winning sides on which it has a seat."""
    won = [side for side in game.sides if not set(one.winners).isdisjoint(side)]
    return sum(_sits_on(one.seating, number, side) for side in won) / len(won)


def _fair_share(game: AnyGame, number: int, bots: int) -> float:
    """Return the share of wins a bot would have if every side won equally often."""
    rotations = [seats_taken(game.players, bots, turn) for turn in range(game.players)]
    on_side = [_sits_on(seating, number, side) for seating in rotations for side in game.sides]
    return sum(on_side) / len(on_side)


def _sits_on(seating: Sequence[int], number: int, side: Iterable[Seat]) -> bool:
    return any(seating[seat - 1] == number for seat in side)
