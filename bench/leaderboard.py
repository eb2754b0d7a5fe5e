"""Make the leaderboard of docs/leaderboard.md: bots and an example against level1 under a fixed budget.

    python bench/leaderboard.py [--games N] [--nodes N] [--only GAME]... [--write]

Every entrant plays against level1 with the same seed; both may look at so many nodes for a choice (the example: so many
simulations). Nothing depends on how fast the machine is. ``--write`` puts the table into the page.
"""

import argparse
import importlib.util
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import mazechase
from mazechase.bots.api import Budget
from mazechase.bots.arena import run

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "leaderboard.md"
GAMES = ("cards", "chase", "mspacman", "quoridor", "marbles")
ENTRANTS = ("random", "example", "level2", "level3", "level4", "level5")
RIVAL = "level1"
SEED = 2026
HEAD = "| game | bot | games | score against level1 | 95 % interval |\n|---|---|---|---|---|\n"


def example() -> Any:
    """Return the bot of examples/mcts_bot.py."""
    spec = importlib.util.spec_from_file_location("mcts_bot", ROOT / "examples" / "mcts_bot.py")
    assert spec is not None  # noqa: S101
    assert spec.loader is not None  # noqa: S101
    module = sys.modules["mcts_bot"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Mcts


def row(game_id: str, entrant: str, games: int, nodes: int) -> str:
    bot = example() if entrant == "example" else entrant
    result = run(mazechase.game(game_id, players=2), [bot, RIVAL], games, SEED, Budget(nodes=nodes))
    standing = result.bots[0]
    low, high = standing.interval
    name = "[examples/mcts_bot.py](../examples/mcts_bot.py)" if entrant == "example" else entrant
    return f"| {game_id} | {name} | {games} | {standing.score:.1%} | {low:.1%} to {high:.1%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=50)
    parser.add_argument("--only", action="append", choices=GAMES)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    rows = []
    for game_id in args.only or GAMES:
        for entrant in ENTRANTS:
            rows.append(row(game_id, entrant, args.games, args.nodes))
            print(rows[-1], flush=True)
    if args.write:
        before, mark, _ = PAGE.read_text("utf-8").partition("<!-- table -->\n")
        command = f"python bench/leaderboard.py --games {args.games} --nodes {args.nodes} --write"
        made = f"Made {datetime.now(UTC):%Y-%m-%d} with `{command}`.\n"
        PAGE.write_text(before + mark + "\n" + made + "\n" + HEAD + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()
