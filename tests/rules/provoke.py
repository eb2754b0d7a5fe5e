"""Provoke refusals at as many random positions as you like: ``make refusals POSITIONS=20000``.

Exits with 1 at the first refusal that is untrue, and prints it with its position.
"""

import sys
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from rules.obstacles import provoke
from rules.test_obstacles import ASKS, GAMES


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="which games; all by default")
    parser.add_argument("--positions", type=int, default=5_000, help="per game")
    parser.add_argument("--seed", type=int, default=100)
    args = parser.parse_args()
    for name in args.games:
        game: Any = import_module(f"rules.{name}.obstacles")
        try:
            seen = provoke(game, args.positions, ASKS, args.seed)
        except AssertionError as error:
            print(f"{name}: an untrue refusal: {error}")
            return 1
        legal = seen.pop("legal", 0)
        print(f"{name}: {seen.total()} refusals of {len(seen)} kinds are true; {legal} actions were legal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
