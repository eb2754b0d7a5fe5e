"""Learn the evaluation of a game's bots by self-play: `python bench/self_play.py marbles`.

The learner (native/search/learn.cpp) is compiled for the game and plays rounds of games against itself, with nothing
known at first. After each round the weights are fitted to how the games ended. The same command gives the same weights;
they are written to src/mazechase/bots/GAME/weights.json, for each number of players.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import mazechase
from mazechase import engine

ROOT = Path(__file__).parents[1]
FLAGS = ("-std=c++20", "-O3", "-Wall", "-Wextra", "-Werror", "-pthread", f"-I{ROOT / 'native'}")


def learned(learner: Path, game_id: str, players: int, args: argparse.Namespace) -> list[float]:
    """Return the weights for a number of players."""
    game = mazechase.game(game_id, players)
    twin = engine.twin_of(game)
    if twin is None:
        sys.exit(f"{game_id} has no native kernel")
    told = "\n".join(map(_numbers, (twin.config(), twin.pack(game.start()), ())))
    plan = [str(learner), *map(str, (args.rounds, args.games, os.cpu_count() or 1, args.explore, args.seed))]
    done = subprocess.run(plan, input=told, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    return [float(line) for line in done.stdout.split()]


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, (len(numbers), *numbers)))


def main() -> None:
    """Compile the learner and write what it has learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=1000, help="games in each round")
    parser.add_argument("--explore", type=float, default=0.1, help="how often another good end of a turn is tried")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        learner = Path(folder) / "learn"
        header = (f'-DMAZECHASE_HEADER="{args.game}/features.hpp"', f"-DMAZECHASE_GAME={args.game}")
        source = str(ROOT / "native" / "search" / "learn.cpp")
        subprocess.run(["c++", *FLAGS, *header, source, "-o", str(learner)], check=True)  # noqa: S603, S607
        weights = {str(players): learned(learner, args.game, players, args) for players in args.players}
    options = f"--rounds {args.rounds} --games {args.games} --explore {args.explore} --seed {args.seed}"
    made = {"command": f"python bench/self_play.py {args.game} {options}", "weights": weights}
    path = ROOT / "src" / "mazechase" / "bots" / args.game / "weights.json"
    path.write_text(
        json.dumps(made, separators=(",", ":")).replace('"weights"', '\n"weights"').replace("],", "],\n") + "\n"
    )


if __name__ == "__main__":
    main()
