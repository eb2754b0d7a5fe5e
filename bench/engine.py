"""How fast the native kernels are, beside the Python rules and OpenSpiel: ``python bench/engine.py [GAME...]``.

Everything is counted per processor second on one thread; each figure is the median of some rounds in which the engines
take turns. OpenSpiel (``pip install open_spiel``) is measured for the games it has, if it is installed: its random
rollouts and its MCTS (one rollout per simulation) run in its own C++ loops, its lists come through its Python binding,
one call each. Its rollouts end after 324 plies at the latest, ours at the end of the game.
"""

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

import mazechase
from mazechase.engine import Kernel, built, kernel
from mazechase.engine.play import python_playout
from mazechase.rules.api import AnyGame
from mazechase.rules.census import perft

MOST = 100_000  # plies in a random game
Count = Callable[[int], int]  # does about so much work, and returns how much it did


class Figure(NamedTuple):
    """Something to measure: its unit, and how each engine does it."""

    what: str
    engines: dict[str, Count]


def rate(count: Count, seconds: float) -> float:
    """Do twice as much until it takes long enough; returns how much was done in a processor second."""
    amount = 1
    while True:
        begin = time.process_time()
        done = count(amount)
        spent = time.process_time() - begin
        if spent >= seconds:
            return done / spent
        amount *= 2


def figures(game: AnyGame) -> list[Figure]:
    """List what is measured for a game."""
    native = kernel(game)
    spiel = open_spiel(game)
    return [
        Figure("random games", {"native": native_games(native), "python": python_games(game), **spiel("games")}),
        Figure("random plies", {"native": native_plies(native), "python": python_plies(game)}),
        Figure("perft leaves", {"native": native_leaves(native), "python": python_leaves(game)}),
        Figure(
            "legal lists at the start", {"native": native_lists(native), "python": python_lists(game), **spiel("lists")}
        ),
        *(Figure("MCTS simulations", engines) for engines in [spiel("simulations")] if engines),
    ]


def native_games(native: Kernel) -> Count:
    start = native.game.start()

    def play(amount: int) -> int:
        native.core.play_many(native.twin.pack(start), range(amount), MOST, 1)
        return amount

    return play


def native_plies(native: Kernel) -> Count:
    start = native.game.start()
    return lambda amount: sum(
        plies for plies, _ in native.core.play_many(native.twin.pack(start), range(amount), MOST, 1)
    )


def python_games(game: AnyGame) -> Count:
    return lambda amount: len([python_playout(game, game.start(), seed, MOST) for seed in range(amount)])


def python_plies(game: AnyGame) -> Count:
    return lambda amount: sum(len(python_playout(game, game.start(), seed, MOST).choices) for seed in range(amount))


def native_leaves(native: Kernel) -> Count:
    return _leaves(lambda depth: native.perft(native.game.start(), depth), least=50_000_000)


def python_leaves(game: AnyGame) -> Count:
    return _leaves(lambda depth: perft(game, game.start(), depth), least=500_000)


def _leaves(count: Callable[[int], int], least: int) -> Count:
    """Count to the first depth with so many leaves, as often as wanted."""
    depth = next(depth for depth in range(1, 100) if count(depth) >= least)
    return lambda amount: sum(count(depth) for _ in range(amount))


def native_lists(native: Kernel) -> Count:
    state = native.game.start()

    def lists(amount: int) -> int:
        native.core.list_often(native.twin.pack(state), amount)
        return amount

    return lists


def python_lists(game: AnyGame) -> Count:
    state = game.start()
    return lambda amount: len([game.legal_unchecked(state) for _ in range(amount)])


def open_spiel(game: AnyGame) -> Callable[[str], dict[str, Count]]:
    """Return what OpenSpiel does of a game; nothing if it is not installed or has no such game."""
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
        return search(2, amount)  # two simulations of so many rollouts each: the tree costs nothing

    def simulations(amount: int) -> int:
        return search(1 + amount, 1)

    def lists(amount: int) -> int:
        return len([state.legal_actions() for _ in range(amount)])

    return lambda what: {"open_spiel": {"games": games, "lists": lists, "simulations": simulations}[what]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=built(), help="games; all that have a kernel by default")
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
