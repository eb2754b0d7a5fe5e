"""How fast the environments are: ``python bench/research.py [--seconds S] [--games N]``.

First one game at a time through PettingZoo's AEC loop (``agent_iter``, ``last``, ``step``, a random legal action by its
mask): ours, and OpenSpiel's Quoridor through Shimmy, its adapter, if both are installed (``pip install shimmy
open_spiel``). Both have two players and 9 x 9 squares; ours has both observation and mask made for every step, as
theirs has. Then many games per call with random actions, on one thread, observations and masks included. A ply here is
a decision; chance outcomes are drawn inside and not counted. Rates are per processor second, the median of three
rounds in which they take turns.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import mazechase
from mazechase import adapters
from mazechase.adapters import pettingzoo

GAMES = ("quoridor", "chase", "mspacman", "marbles", "cards")
ROUNDS = 3
AIM_AEC, AIM_VECTOR = 10, {"cards": 1_000_000, "mspacman": 1_000_000}


def aec_steps(env: Any, seconds: float, rng: Random) -> float:
    """Return the steps per processor second of random play; the last step of a seat, in which it leaves, counts too."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=rng.randrange(1 << 31))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = () if over or cut else mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]) if len(legal) else None)
            steps += 1
    return steps / (time.process_time() - began)


def vector_steps(game_id: str, games: int, seconds: float) -> float:
    """Return the decisions per processor second of random play."""
    env = adapters.vector(mazechase.game(game_id, players=2), games, seed=1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * games
    return steps / (time.process_time() - began)


def through_shimmy() -> Any | None:
    try:
        import pyspiel  # noqa: PLC0415
        from shimmy import OpenSpielCompatibilityV0  # noqa: PLC0415
    except ImportError:
        return None
    return OpenSpielCompatibilityV0(pyspiel.load_game("quoridor(board_size=9,players=2)"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=1024)
    args = parser.parse_args()
    rng = Random(1)
    players: dict[str, Callable[[], float]] = {
        f"AEC {game_id}": lambda game_id=game_id: aec_steps(  # type: ignore[misc]
            pettingzoo.env(game_id, players=2), args.seconds, rng
        )
        for game_id in GAMES
    }
    theirs = through_shimmy()
    if theirs is not None:
        players["AEC OpenSpiel's Quoridor through Shimmy"] = lambda: aec_steps(theirs, args.seconds, rng)
    for game_id in GAMES:
        players[f"vector {game_id}"] = lambda game_id=game_id: vector_steps(  # type: ignore[misc]
            game_id, args.games, args.seconds
        )
    rounds = [{name: play() for name, play in players.items()} for _ in range(ROUNDS)]
    rates = {name: median(one[name] for one in rounds) for name in players}
    for name, rate in rates.items():
        print(f"{name:45} {rate:12,.0f} per processor second")
    if theirs is not None:
        ratio = rates["AEC quoridor"] / rates["AEC OpenSpiel's Quoridor through Shimmy"]
        print(f"Quoridor, AEC: {ratio:.1f} times OpenSpiel through Shimmy; aim {AIM_AEC}")
    for game_id, aim in AIM_VECTOR.items():
        print(f"{game_id}, vectorized: {rates[f'vector {game_id}'] / aim:.1f} times the aim of {aim:,}")


if __name__ == "__main__":
    main()
