"""Perft and random play for every game: on its native kernel where there is one, otherwise on the Python rules.

Both give the same answers digit for digit. A random game takes one number of the generator (rng.py) per ply: the place
of the action among all that are legal, or a ticket for the chance outcome.
"""

import os
from collections.abc import Sequence

from mazechase.engine.kernel import Played, Playout, find_kernel
from mazechase.engine.rng import Rng
from mazechase.errors import BadOption, NoSuchBot
from mazechase.rules.api import AnyGame, Chance, Over, State
from mazechase.rules.census import perft as count_in_python
from mazechase.rules.guarding import CHECKS

MOST_PLIES = 100_000  # where a game could go on for ever
MOST = (1 << 64) - 1  # of a seed or a count
RANDOM = "random"


def perft(game: AnyGame, depth: int, state: State | None = None, *, threads: int = 1) -> int:
    """Count the sequences of exactly ``depth`` plies; a chance outcome is a ply, and a game that ended adds none.

    >>> import mazechase
    >>> perft(mazechase.game("quoridor", players=2), 2)
    16677
    """
    _check(depth=depth)
    begin = _begin(game, state)
    native = find_kernel(game)
    return count_in_python(game, begin, depth) if native is None else native.perft(begin, depth, threads)


def playout(game: AnyGame, seed: int, state: State | None = None, *, most: int = MOST_PLIES) -> Playout:
    """Play one random game: to the end, or for ``most`` plies.

    >>> import mazechase
    >>> played = playout(mazechase.game("quoridor", players=2), seed=1)
    >>> len(played.choices), played.choices[:4], played.result.winners
    (105, (98, 47, 53, 113), (1,))
    """
    _check(seed=seed, most=most)
    begin = _begin(game, state)
    native = find_kernel(game)
    return python_playout(game, begin, seed, most) if native is None else native.playout(begin, seed, most)


def play_many(  # noqa: PLR0913 (the first three say what is played, the others how)
    game: AnyGame,
    bots: Sequence[str],
    seeds: Sequence[int],
    state: State | None = None,
    *,
    most: int = MOST_PLIES,
    threads: int | None = None,
) -> tuple[Played, ...]:
    """Play one game per seed and return how each went, in the order of the seeds.

    So far the one bot is ``random``. Native games run on ``threads`` (by default one per processor) with the GIL
    released; how many there are changes nothing.

    >>> import mazechase
    >>> [played.plies for played in play_many(mazechase.game("quoridor", players=2), ["random"], [1, 2, 3])]
    [105, 415, 110]
    """
    for seed in seeds:
        _check(seed=seed)
    _check(most=most)
    for bot in bots:
        if bot != RANDOM:
            raise NoSuchBot("no-such-bot", bot=bot, game=game.id, known=RANDOM)
    begin = _begin(game, state)
    native = find_kernel(game)
    if native is not None:
        return native.play_many(begin, seeds, most, threads or os.cpu_count() or 1)
    games = (python_playout(game, begin, seed, most) for seed in seeds)
    return tuple(Played(one.seed, len(one.choices), one.result) for one in games)


def python_playout(game: AnyGame, state: State, seed: int, most: int) -> Playout:
    """Play one random game on the Python rules: what a kernel must do too."""
    rng = Rng(seed)
    choices: list[int] = []
    while not isinstance(node := game.node_unchecked(state), Over) and len(choices) < most:
        if isinstance(node, Chance):
            outcome = node.odds.pick(rng.below(node.odds.total))
            choices.append(list(node.odds).index(outcome))
            state = game.settle_unchecked(state, outcome).state
        else:
            legal = game.legal_unchecked(state)
            choices.append(rng.below(len(legal)))
            state = game.apply_unchecked(state, legal[choices[-1]]).state
    return Playout(seed, tuple(choices), state, node.result if isinstance(node, Over) else None)


def _begin(game: AnyGame, state: State | None) -> State:
    """Return the state to begin from; one that is not this game's is refused."""
    if state is None:
        start: State = game.start()
        return start
    CHECKS["node"]["s"](game, state)
    return state


def _check(**numbers: int) -> None:
    """Refuse a number that does not fit into 64 bits."""
    for name, number in numbers.items():
        if not 0 <= number <= MOST:
            raise BadOption("bad-engine-number", name=name, number=number, most=str(MOST))
