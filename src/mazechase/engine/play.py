"""Perft and random play for every game: on its native kernel if there is one, otherwise on the Python rules.

Both give exactly the same answers. A random game uses one number of the generator (rng.py) per ply: the index of the
action among the legal ones, or a ticket for the chance outcome.
"""

import os
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from mazechase.bots.api import Budget
from mazechase.engine.executors import Executor, Inline
from mazechase.engine.kernel import find_kernel
from mazechase.engine.results import GameLog, PlayedGames, Playout
from mazechase.engine.rng import Rng, check_64_bits
from mazechase.engine.seated import Entrant, bot_label, check_bots, seated
from mazechase.engine.walk import Walk, beginning, walk
from mazechase.rules.api import Chance, Over, Result, State
from mazechase.rules.census import perft as count_in_python
from mazechase.rules.game import AnyGame

MOST_PLIES = 100_000  # for games that could go on for ever
RANDOM = "random"


def perft(game: AnyGame, depth: int, state: State | None = None, *, threads: int = 1) -> int:
    """Count the sequences of exactly ``depth`` plies; chance outcomes are plies; a game that ends earlier adds none.

    >>> import mazechase
    >>> perft(mazechase.game("quoridor", players=2), 2)
    16677
    """
    check_64_bits(depth=depth)
    begin = beginning(game, state)
    native = find_kernel(game)
    return count_in_python(game, begin, depth) if native is None else native.perft(begin, depth, threads)


def playout(game: AnyGame, seed: int, state: State | None = None, *, most: int = MOST_PLIES) -> Playout:
    """Play one random game to its end, or for ``most`` plies.

    >>> import mazechase
    >>> played = playout(mazechase.game("quoridor", players=2), seed=1)
    >>> len(played.choices), played.choices[:4], played.result.winners
    (105, (98, 47, 53, 113), (1,))
    """
    check_64_bits(seed=seed, most=most)
    begin = beginning(game, state)
    native = find_kernel(game)
    return python_playout(game, begin, seed, most) if native is None else native.playout(begin, seed, most)


def play_many(  # noqa: PLR0913 (the first three say what is played, the rest how)
    game: AnyGame,
    bots: Sequence[Entrant],
    seeds: Sequence[int],
    state: State | None = None,
    *,
    budget: Budget | None = None,
    most: int = MOST_PLIES,
    threads: int | None = None,
    executor: Executor | None = None,
    note: Callable[[GameLog], None] | None = None,
) -> PlayedGames:
    """Play one game per seed and return the results, in the order of the seeds.

    The bots (names or classes, as in an arena) take the seats in the given order, repeatedly if there are fewer bots.
    They keep their seats: a game depends only on its seed, so the number of workers changes nothing.

    If all bots are ``random`` and there is a kernel, games run on ``threads`` (by default one per processor) with
    the GIL released. Other games run on ``executor``, by default in this process, with ``budget`` for each choice.

    ``note`` gets every game whole, in the order of the seeds, such as a ``mazechase.match.RecordFolder`` to write
    records. Random games are then played one by one.

    >>> import mazechase
    >>> quoridor = mazechase.game("quoridor", players=2)
    >>> [played.plies for played in play_many(quoridor, ["random"], [1, 2, 3])]
    [105, 415, 110]
    >>> [played.result.winners for played in play_many(quoridor, ["level1", "random"], [1, 2, 3])]
    [(1,), (1,), (1,)]
    """
    check_bots(game, bots)
    check_64_bits(most=most)
    numbers = _seeds(seeds)
    begin = beginning(game, state)
    native = find_kernel(game)
    names = [bots[seat % len(bots)] for seat in range(game.players)]
    one: Callable[[int], GameLog | tuple[int, Result | None]]
    if any(bot != RANDOM for bot in bots):
        one = partial(_bots_game, game, tuple(names), begin, budget=budget or Budget(), most=most)
    elif note is not None:
        one = partial(_random_log, game, begin, most=most)
    elif native is not None:
        return native.play_many(begin, numbers, most, threads or os.cpu_count() or 1)
    else:
        one = partial(_random_game, game, begin, most=most)
    played: list[tuple[int, Result | None]] = []
    logs: Iterable[GameLog | tuple[int, Result | None]] = (executor or Inline()).map(one, numbers)
    for log in logs:
        played.append((len(log.tokens), log.result) if isinstance(log, GameLog) else log)
        if note is not None and isinstance(log, GameLog):
            note(log)
    return PlayedGames(numbers, [plies for plies, _ in played], [result for _, result in played])


def _bots_game(  # noqa: PLR0913 (what is played, and how)
    game: AnyGame, bots: tuple[Entrant, ...], begin: State, seed: int, *, budget: Budget, most: int
) -> GameLog:
    """Play one game between bots, one for each seat."""
    table = seated(game, bots, str(seed), budget)
    return _logged(game, begin, seed, tuple(map(bot_label, bots)), table.choose, most)


def _random_log(game: AnyGame, begin: State, seed: int, *, most: int) -> GameLog:
    """Play one random game, the same as ``playout`` does, and return all of it."""
    choices = iter(playout(game, seed, begin, most=most).choices)
    return _logged(game, begin, seed, (RANDOM,) * game.players, lambda _: next(choices), most)


def _logged(  # noqa: PLR0913, PLR0917 (what is played, and how)
    game: AnyGame, begin: State, seed: int, bots: tuple[str, ...], choose: Callable[[Walk], int], most: int
) -> GameLog:
    current = walk(game, begin)
    movers: list[int] = []
    tokens: list[str] = []
    while current.kind != "over" and len(tokens) < most:
        index = choose(current)
        movers.append(current.seats[0] if current.kind == "turn" else 0)
        tokens.append(current.token(index))
        current.advance(index)
    position = None if begin == game.start() else game.position(begin)
    return GameLog(seed, bots, tuple(movers), tuple(tokens), current.result, position)


def _random_game(game: AnyGame, begin: State, seed: int, *, most: int) -> tuple[int, Result | None]:
    """Play one random game on the Python rules and return its plies and result."""
    played = python_playout(game, begin, seed, most)
    return len(played.choices), played.result


def python_playout(game: AnyGame, state: State, seed: int, most: int) -> Playout:
    """Play one random game on the Python rules; a kernel must play the same."""
    rng = Rng(seed)
    choices: list[int] = []
    while not isinstance(node := game.rules.node(state), Over) and len(choices) < most:
        if isinstance(node, Chance):
            outcome = node.odds.pick(rng.below(node.odds.total))
            choices.append(list(node.odds).index(outcome))
            state = game.rules.settle(state, outcome).state
        else:
            legal = game.rules.legal(state)
            choices.append(rng.below(len(legal)))
            state = game.rules.apply(state, legal[choices[-1]]).state
    return Playout(seed, tuple(choices), state, node.result if isinstance(node, Over) else None)


def _seeds(seeds: Sequence[int]) -> "array[int]":
    """Return the seeds as an array; refuse one that doesn't fit into 64 bits."""
    try:
        return array("Q", seeds)
    except OverflowError:
        for seed in seeds:
            check_64_bits(seed=seed)
        raise
