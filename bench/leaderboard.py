"""Make the leaderboard of docs/leaderboard.md: bots and an example against level1 under a fixed budget.

    python bench/leaderboard.py [--games N] [--nodes N] [--only GAME]... [--bot BOT]... [--write]

Every entrant plays against level1 with the same seed; both may look at so many nodes for a choice (the example: so many
simulations). Nothing depends on how fast the machine is. ``--write`` puts each row into the page as soon as it is
there, and keeps the others.
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
MARK = "<!-- table -->\n"
HEAD = "| game | bot | games | score against level1 | 95% interval |\n|---|---|---|---|---|\n"


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


def write(rows: list[str], command: str) -> None:
    """Put rows into the page, in place of older ones of the same game and bot."""
    before, mark, old = PAGE.read_text("utf-8").partition(MARK)
    kept = [line for line in old.splitlines() if line.startswith("| ") and not line.startswith("| game")]
    table = {tuple(line.split("|")[1:3]): line for line in (*kept, *rows)}
    order = sorted(table.values(), key=lambda line: [GAMES.index(line.split()[1]), _place(line)])
    made = f"Made {datetime.now(UTC):%Y-%m-%d}, the newest rows with `{command}`.\n"
    PAGE.write_text(before + mark + "\n" + made + "\n" + HEAD + "\n".join(order) + "\n", "utf-8")


def _place(line: str) -> int:
    name = line.split("|")[2]
    return next(place for place, entrant in enumerate(ENTRANTS) if entrant in name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=50)
    parser.add_argument("--only", action="append", choices=GAMES)
    parser.add_argument("--bot", action="append", choices=ENTRANTS)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    command = f"python bench/leaderboard.py --games {args.games} --nodes {args.nodes} --write"
    for game_id in args.only or GAMES:
        for entrant in args.bot or ENTRANTS:
            made = row(game_id, entrant, args.games, args.nodes)
            print(made, flush=True)
            if args.write:
                write([made], command)


if __name__ == "__main__":
    main()
