"""Measure a board of Ms. Pac-Man with equal bots: the length of games, what happens in them, and who wins by seat.

python bench/mspacman_board.py [--layout FILE_OR_ID] [--players N] [--games N] [--bot NAME] [--nodes N]
"""

import argparse
import statistics
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import mazechase
from mazechase.bots import Budget
from mazechase.bots.arena import MAX_TURNS, Played, play, wilson
from mazechase.rules.api import Action
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited


def happened(game: AnyGame, log: tuple[str, ...]) -> Counter[str]:
    """Count the events of a finished game."""
    counts: Counter[str] = Counter()
    state = game.start()
    for token in log:
        ply = game.read(token)
        step = (game.rules.apply if isinstance(ply, Action) else game.rules.settle)(state, ply)
        counts.update(event.kind for event in step.events)
        state = step.state
    return counts


def report(game: AnyGame, games: list[Played]) -> None:
    """Print lengths, events per game, and each seat's share of wins with its 95 % interval."""
    events = [happened(game, one.log) for one in games]
    turns = [counts["spun"] + counts["rolled"] for counts in events]
    low, *_, high = statistics.quantiles(turns, n=20)
    print(f"{len(games)} games, {game.players} players")
    print(
        f"turns: mean {statistics.mean(turns):.1f}, median {statistics.median(turns):.0f}, 90 % {low:.0f} to {high:.0f}"
    )
    print(f"plies: mean {statistics.mean(len(one.log) for one in games):.0f}")
    for kind in ("captured", "caught", "ran_into_her", "power_eaten", "extra_turn", "bumped"):
        print(f"{kind}: {statistics.mean(counts[kind] for counts in events):.2f} a game")
    for seat in game.seats:
        share = sum(one.winners == (seat,) for one in games) / len(games)
        least, most = wilson(share, len(games))
        print(f"seat {seat}: {share:.3f} of the games, 95 % from {least:.3f} to {most:.3f}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layout", default="pinwheel")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="classic2")
    parser.add_argument("--nodes", type=int, default=2000)
    wanted = parser.parse_args()
    path = Path(wanted.layout)
    layout: Any = tomllib.loads(path.read_text("utf-8")) if path.suffix == ".toml" else wanted.layout
    game = limited(mazechase.game("mspacman", wanted.players, {"layout": layout}), MAX_TURNS)
    budget = Budget(nodes=wanted.nodes)
    report(game, [play(game, [wanted.bot], 1, budget, number) for number in range(wanted.games)])


if __name__ == "__main__":
    main()
