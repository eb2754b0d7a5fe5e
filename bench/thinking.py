"""How long do bots think? Every game, every level: processor time per choice, with two players and with the most.

    python bench/thinking.py                                  # everything
    python bench/thinking.py quoridor --players 3 --choices 200

All seats are the same level, with its usual thinking (or --nodes). Games are played one after another until
there are enough choices; those with a single legal action don't count. Processor time says what a choice would take on
a core of its own, however busy the machine is. Prints a table in Markdown, in milliseconds.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import mazechase
from mazechase.bots import Bot, Budget, bot_names, make_bot
from mazechase.engine import walk
from mazechase.engine.seated import seated
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

MOST = {"cards": 8, "chase": 5, "marbles": 4, "mspacman": 4, "quoridor": 4}
TURNS = 300  # of one game


def timed(level: str, times: list[float]) -> type[Bot]:
    """Return a class of bots that play as a level, and add the time of each choice to a list."""

    class Timed(Bot):
        def __init__(self, game: AnyGame) -> None:
            super().__init__(game)
            self.player = make_bot(game, level)

        def choose(self, view: Any, legal: Any, rng: Any, budget: Budget) -> Any:
            self.player.seat = self.seat
            began = time.process_time()
            action = self.player.choose(view, legal, rng, budget)
            if len(legal) > 1:
                times.append(time.process_time() - began)
            return action

    return Timed


def measured(game: AnyGame, level: str, choices: int, seed: int, budget: Budget) -> list[float]:
    """Return the times of some choices, in order."""
    times: list[float] = []
    for number in count():
        table, current = seated(game, [timed(level, times)] * game.players, f"{seed}/{number}", budget), walk(game)
        while current.result is None:
            if len(times) >= choices:
                return sorted(times)
            current.advance(table.choose(current))
    raise AssertionError


def rows(args: argparse.Namespace) -> Iterator[str]:
    """Yield a row per level."""
    budget = Budget(nodes=args.nodes)
    for game_id in args.games_of:
        for players in args.players or (2, MOST[game_id]):
            options = {"level": "bonus"} if game_id == "cards" and players > 4 else {}
            game = limited(mazechase.game(game_id, players, options), TURNS)
            for level in args.bot or [name for name in bot_names(game_id) if name.startswith("level")]:
                measured(game, level, 3, args.seed, budget)  # what is loaded or worked out only once
                times = measured(game, level, args.choices, args.seed, budget)
                shown = (times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1.0))
                cells = " | ".join(f"{1000 * one:.1f}" for one in shown)
                yield f"| {game_id} | {players} | {level} | {len(times)} | {cells} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(MOST))
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--bot", action="append", help="default: the levels")
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2029)
    parser.add_argument("--nodes", type=int)
    args = parser.parse_args()
    print("| game | players | bot | choices | median | 99% within | most |\n|---|---|---|---|---|---|---|")
    for row in rows(args):
        print(row, flush=True)


if __name__ == "__main__":
    main()
