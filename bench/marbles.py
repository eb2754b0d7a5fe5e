"""Measures boards of the marble game: `python bench/marbles.py --games 200 [--players 4] [--bot level2] BOARD...`.

A BOARD is the id of one that is shipped, or a .toml file. All seats are played by the same bot; intervals are 95 %.
"""

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import wilson
from mazechase.cli.files import read_document
from mazechase.rules.api import Chance, Over
from mazechase.rules.marbles.game import Marbles


def play(game: Marbles, bot: str, seed: int, counts: Counter[Any]) -> None:
    """Play one game and count what happens."""
    bots = [make_bot(game, bot) for _ in game.seats]
    luck, rng = Random(f"{seed}/luck"), Random(f"{seed}/bots")
    state = game.start()
    while not isinstance(node := game.node(state), Over):
        if isinstance(node, Chance):
            step = game.settle_unchecked(state, node.odds.pick(luck.randrange(node.odds.total)))
        else:
            seat = node.seats[0]
            action = bots[seat - 1].choose(game.view(state, seat), game.legal(state), rng, Budget(nodes=1000))
            step = game.apply_unchecked(state, action)
        for event in step.events:
            counts[event.kind] += 1
            if event.kind == "begins":
                first = event.seat  # type: ignore[attr-defined]
            if event.kind == "stood":
                counts["stood", event.piece] += 1  # type: ignore[attr-defined]
        counts["turns"] += bool(step.state.turn != state.turn and not state.rolls)
        state = step.state
    winners = node.result.winners
    counts["unfinished"] += node.result.reason == "turn_limit"
    for seat in winners:  # a shared win is shared out in twelfths: among two, three or four
        counts["won", seat] += 12 // len(winners)
        counts["first"] += (seat == first) * 12 // len(winners)


def share(twelfths: int, games: int) -> str:
    won = twelfths / 12 / games
    low, high = wilson(won, games)
    return f"{won:.3f} ({low:.3f} to {high:.3f})"


def measure(board: str, players: int, bot: str, games: int) -> None:
    layout = read_document(board) if Path(board).suffix == ".toml" else board
    game = Marbles(players, {"layout": layout, "max_turns": 1000})
    counts: Counter[Any] = Counter()
    for seed in range(games):
        play(game, bot, seed, counts)
    turns = counts["turns"]
    print(f"{board}, {players} players, {bot}, {games} games, {counts['unfinished']} unfinished")
    print(f"  turns a game {turns / games:.1f}; captures {counts['captured'] / games:.1f}, ", end="")
    print(f"ghosts gobbled {counts['ghost_gobbled'] / games:.2f}, crossings {counts['crossed'] / games:.1f} a game")
    for piece in ("pac", "ghost"):
        print(f"  {piece} stood in {counts['stood', piece] / turns:.2%} of the turns")
    print("  won by seat " + ", ".join(share(counts["won", seat], games) for seat in game.seats))
    print("  won by who began " + share(counts["first"], games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="+")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="level2")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    for board in given.boards:
        measure(board, given.players, given.bot, given.games)


if __name__ == "__main__":
    main()
