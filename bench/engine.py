"""How fast the native kernels are, compared with the Python rules and OpenSpiel: ``python bench/engine.py [GAME...]``.

Both are called through ``mazechase.engine``, like anybody would; only legal lists are counted inside the kernel, since
a caller in Python would measure how fast Python makes tuples. An arena of random bots logs every move as text. Rates
are per processor second on one thread; each figure is the median of several rounds in which the engines
take turns. OpenSpiel (``pip install open_spiel``), if it is installed, is measured for the games it has: its random
rollouts and its MCTS (one rollout per simulation) run in its own C++ loops, its lists go through its Python binding,
one call each. Its rollouts end after at most 324 plies, ours at the end of the game.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any, NamedTuple, TypeVar

import mazechase
from mazechase import engine
from mazechase.bots import Budget
from mazechase.bots.arena import run
from mazechase.engine.kernel import SWITCH
from mazechase.rules.game import AnyGame

T = TypeVar("T")
Count = Callable[[int], int]  # does about this much work, and returns how much it did


class Figure(NamedTuple):
    """Something to measure: its unit, and how each engine does it."""

    what: str
    engines: dict[str, Count]


def rate(count: Count, seconds: float) -> float:
    """Double the work until it takes long enough; return how much was done per processor second."""
    amount = 1
    while True:
        begin = time.process_time()
        done = count(amount)
        spent = time.process_time() - begin
        if spent >= seconds:
            return done / spent
        amount *= 2


def figures(game: AnyGame) -> list[Figure]:
    """List the figures for a game."""
    spiel = open_spiel(game)
    return [
        Figure("random games", {**both(partial(random_games, game)), **spiel("games")}),
        Figure("random plies", both(partial(random_plies, game))),
        Figure("plies of random walks", both(partial(walked_plies, game))),
        Figure("plies in the arena", both(partial(arena_plies, game))),
        Figure("perft leaves", {"native": leaves(game, 50_000_000), "python": python(leaves, game, 500_000)}),
        Figure(
            "lists at the first turn", {"native": native_lists(game), "python": python_lists(game), **spiel("lists")}
        ),
        *(Figure("MCTS simulations", engines) for engines in [spiel("simulations")] if engines),
    ]


def both(count: Count) -> dict[str, Count]:
    """Return how both engines do the same thing."""
    return {"native": count, "python": lambda amount: without_kernels(partial(count, amount))}


def python(make: Callable[..., Count], *args: Any) -> Count:
    """Return how the Python rules do what would otherwise use kernels."""
    count = without_kernels(partial(make, *args))
    return lambda amount: without_kernels(partial(count, amount))


def without_kernels(work: Callable[[], T]) -> T:
    """Run something with the kernels switched off."""
    os.environ[SWITCH] = "0"
    try:
        return work()
    finally:
        del os.environ[SWITCH]


def random_games(game: AnyGame, amount: int) -> int:
    return len(engine.play_many(game, ["random"], range(amount), threads=1))


def random_plies(game: AnyGame, amount: int) -> int:
    return sum(engine.play_many(game, ["random"], range(amount), threads=1).plies)


def walked_plies(game: AnyGame, amount: int) -> int:
    plies, rng = 0, Random(1)
    for _ in range(amount):
        current = engine.walk(game)
        while current.kind != "over":
            if current.kind == "chance":
                current.draw(rng.randrange(current.total))
            else:
                current.advance(rng.randrange(current.count))
            plies += 1
    return plies


def arena_plies(game: AnyGame, amount: int) -> int:
    played = run(game, ["random"], amount, 1, Budget())
    return round(played.mean_length * amount)


def leaves(game: AnyGame, least: int) -> Count:
    """Count to the first depth with this many leaves, as often as wanted."""
    depth = next(depth for depth in range(1, 100) if engine.perft(game, depth) >= least)
    return lambda amount: sum(engine.perft(game, depth) for _ in range(amount))


def first_turn(game: AnyGame) -> Any:
    """Return the first state in which somebody acts."""
    current, rng = engine.walk(game), Random(1)
    while current.kind == "chance":
        current.draw(rng.randrange(current.total))
    return current.state


def native_lists(game: AnyGame) -> Count:
    native, state = engine.kernel(game), first_turn(game)

    def lists(amount: int) -> int:
        native.core.list_often(native.twin.pack(state), amount)
        return amount

    return lists


def python_lists(game: AnyGame) -> Count:
    state = first_turn(game)
    return lambda amount: len([game.rules.legal(state) for _ in range(amount)])


def open_spiel(game: AnyGame) -> Callable[[str], dict[str, Count]]:
    """Return what OpenSpiel can do of a game; nothing if it is not installed or has no such game."""
    try:
        import pyspiel  # noqa: PLC0415 (optional)
    except ImportError:
        return lambda _: {}
    if game.id not in pyspiel.registered_names():
        return lambda _: {}
    spiel_game: Any = pyspiel.load_game(game.id, {"players": game.players})
    state = spiel_game.new_initial_state()

    def search(simulations: int, rollouts: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
        pyspiel.MCTSBot(spiel_game, evaluator, 1.4, simulations, 1000, False, 1, False).step(state)
        return simulations * rollouts

    def games(amount: int) -> int:
        return search(2, amount)  # two simulations of this many rollouts each: the tree costs nothing

    def simulations(amount: int) -> int:
        return search(1 + amount, 1)

    def lists(amount: int) -> int:
        return len([state.legal_actions() for _ in range(amount)])

    return lambda what: {"open_spiel": {"games": games, "lists": lists, "simulations": simulations}[what]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=engine.built(), help="games; all that have a kernel by default")
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for a figure, at least")
    args = parser.parse_args()
    for game_id in args.games:
        game = mazechase.game(game_id, args.players)
        print(f"{game_id}, {game.players} players, per processor second on one thread")
        for figure in figures(game):
            rounds = [_measured(figure, args.seconds) for _ in range(args.rounds)]
            rates = {name: median(each[name] for each in rounds) for name in figure.engines}
            shown = "  ".join(f"{name} {number:14,.0f}" for name, number in rates.items())
            times = f"  x {rates['native'] / rates['python']:,.0f}" if "native" in rates else ""
            print(f"  {figure.what:26}{shown}{times}", flush=True)


def _measured(figure: Figure, seconds: float) -> dict[str, float]:
    return {name: rate(count, seconds) for name, count in figure.engines.items()}


if __name__ == "__main__":
    main()
