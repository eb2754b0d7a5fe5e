"""Matches between bots: many games, seats rotated, luck from one seed, and how sure the figures are."""

import math
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from mazechase.bots.api import Bot, Budget, Maker, make_bot
from mazechase.errors import BadBot, BadOption, BadPlayers, MazechaseError
from mazechase.rules.api import AnyGame, Chance, Over, Seat

MAX_TURNS = 1000  # for games with a ``max_turns`` option that was left open: bots may dither for ever
CONFIDENCE = 1.959963984540054  # how many standard deviations either way hold 95 % of a normal distribution

Entrant = str | Maker


class Played(msgspec.Struct, frozen=True):
    """One finished game: which bot (from 0) had each seat, the log, and the winning seats (none: drawn)."""

    number: int
    seating: tuple[int, ...]
    log: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str


class Player(NamedTuple):
    """A bot in a seat, with its own luck."""

    name: str
    bot: Bot
    rng: Random


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: games it won, alone or with others, and ``score``, its part of all wins, from 0 to 1."""

    bot: str
    games: int
    wins: int
    draws: int
    score: float
    interval: tuple[float, float]  # that holds the true score in 95 of 100 arenas
    fair: float  # the score that bots of equal strength would have


class ArenaResult(msgspec.Struct, frozen=True):
    """What was played and how it went; ``distinct`` counts the games that were not move by move like another."""

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


def run(  # noqa: PLR0913 (the first five say what is played, the others how)
    game: AnyGame,
    bots: Sequence[Entrant],
    games: int,
    seed: int,
    budget: Budget,
    *,
    on_game: Callable[[Played], None] | None = None,
    workers: int = 1,
) -> ArenaResult:
    """Let bots play and count; with fewer bots than seats they take turns round the table.

    In each game everybody moves on by one seat. The result depends on the arguments alone, unless time is the budget.
    More than one worker means processes: a script must then guard its start with ``if __name__ == "__main__"``.
    """
    if not 1 <= len(bots) <= game.players:
        raise BadPlayers("bad-bot-count", bots=len(bots), players=game.players)
    if games < 1 or workers < 1:
        raise BadOption("bad-game-count", games=games, workers=workers)
    game = limited(game)
    for bot in bots:
        _made(game, bot)  # a name that is not there is told before the first game
    played = []
    for one in _all_played(partial(play, game, tuple(bots), seed, budget), games, workers):
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


def limited(game: AnyGame) -> AnyGame:
    """Give the same game with ``max_turns`` set, where the game has that option and it was left open."""
    if game.options.get("max_turns") != "none":
        return game
    return type(game)(game.players, {**game.options, "max_turns": MAX_TURNS}, game.rules_version)


def play(game: AnyGame, bots: Sequence[Entrant], seed: int, budget: Budget, number: int) -> Played:
    """Play one game of an arena; its luck depends on the seed and its number alone."""
    seating = seats_taken(game.players, len(bots), number)
    players = [
        Player(bot_label(bots[bot]), _made(game, bots[bot]), Random(f"{seed}/{number}/{seat}"))
        for seat, bot in enumerate(seating, 1)
    ]
    luck = Random(f"{seed}/{number}/luck")
    log = []
    state = game.start()
    while not isinstance(node := game.node(state), Over):
        if isinstance(node, Chance):
            token = node.odds.pick(luck.randrange(node.odds.total))
            state = game.settle_unchecked(state, token).state
        else:
            seat = min(node.seats)  # simultaneous choices commute and are hidden, so asking one by one is the same
            token = _asked(game, state, seat, players[seat - 1], budget)
            state = game.apply_unchecked(state, token).state
        log.append(game.write(token))
    return Played(number, seating, tuple(log), node.result.winners, node.result.reason)


def seats_taken(players: int, bots: int, number: int) -> tuple[int, ...]:
    """Tell which bot has each seat in a game: they take turns round the table, which turns by one seat a game.

    >>> [seats_taken(4, 2, number) for number in range(2)], seats_taken(3, 3, 1)
    ([(0, 1, 0, 1), (1, 0, 1, 0)], (1, 2, 0))
    """
    return tuple((seat + number) % players % bots for seat in range(players))


def bot_label(bot: Entrant) -> str:
    """Name a bot for a table of results."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))


def wilson(score: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval for a share of so many games.

    >>> [round(bound, 3) for bound in wilson(0.6, 200)]
    [0.531, 0.665]
    """
    z2 = CONFIDENCE**2 / games
    middle = score + z2 / 2
    spread = math.sqrt(z2 * (score * (1 - score) + z2 / 4))
    low, high = (middle - spread) / (1 + z2), (middle + spread) / (1 + z2)
    return max(0.0, low), min(1.0, high)


def _all_played(play_one: Callable[[int], Played], games: int, workers: int) -> Iterator[Played]:
    numbers: Iterable[int] = range(games)
    if workers == 1:
        yield from map(play_one, numbers)
        return
    with ProcessPoolExecutor(min(workers, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, numbers)


def _made(game: AnyGame, bot: Entrant) -> Bot:
    try:
        return make_bot(game, bot)
    except MazechaseError:
        raise
    except (Exception, SystemExit) as error:
        raise _failed(bot_label(bot), error) from error


def _asked(game: AnyGame, state: Any, seat: Seat, player: Player, budget: Budget) -> Any:
    """Ask a bot with what its seat may know, and check the answer."""
    legal = game.legal(state, seat)
    try:
        action = player.bot.choose(game.view(state, seat), legal, player.rng, budget)
    except (Exception, SystemExit) as error:  # whatever somebody else's bot may raise
        raise _failed(player.name, error) from error
    if action not in legal:
        raise BadBot("bot-illegal", bot=player.name, seat=seat, action=repr(action)[:80])
    return action


def _failed(name: str, error: Exception | SystemExit) -> BadBot:
    """Say what went wrong in a bot, and where its author should look."""
    *_, last = traceback.extract_tb(error.__traceback__)
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return BadBot("bot-raised", bot=name, place=place, problem=f"{type(error).__name__}: {error}")


def _standing(game: AnyGame, played: Sequence[Played], number: int, name: str, bots: int) -> Standing:
    """Count one bot's games: a win is a game in which one of its seats wins, a draw counts as its fair share."""
    fair = _fair_share(game, number, bots)
    wins = sum(any(one.seating[seat - 1] == number for seat in one.winners) for one in played)
    draws = sum(not one.winners for one in played)
    score = (sum(_part_won(game, one, number) for one in played if one.winners) + fair * draws) / len(played)
    return Standing(name, len(played), wins, draws, score, wilson(score, len(played)), fair)


def _part_won(game: AnyGame, one: Played, number: int) -> float:
    """Give a bot's part of a win: of the sides that share it, those on which the bot sits."""
    won = [side for side in game.sides if not set(one.winners).isdisjoint(side)]
    return sum(_sits_on(one.seating, number, side) for side in won) / len(won)


def _fair_share(game: AnyGame, number: int, bots: int) -> float:
    """Give the share of wins a bot would have if every side won equally often."""
    rotations = [seats_taken(game.players, bots, turn) for turn in range(game.players)]
    on_side = [_sits_on(seating, number, side) for seating in rotations for side in game.sides]
    return sum(on_side) / len(on_side)


def _sits_on(seating: Sequence[int], number: int, side: Iterable[Seat]) -> bool:
    return any(seating[seat - 1] == number for seat in side)
