"""Measure boards of the marble game: `python bench/marbles.py --games 200 [--players 4] [--bot classic2] BOARD...`.

A BOARD is the id of a shipped one, or a .toml file. The same bot plays all seats; intervals are 95 %.
"""

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import mazechase
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import wilson
from mazechase.cli.files import read_document
from mazechase.engine import walk
from mazechase.rules.game import AnyGame


def play(game: AnyGame, bot: str, seed: int, counts: Counter[Any]) -> None:
    """Play one game and count what happens."""
    bots = [make_bot(game, bot) for _ in game.seats]
    luck, rng = Random(f"{seed}/luck"), Random(f"{seed}/bots")
    current = walk(game)
    state = game.start()
    while (result := current.result) is None:  # the walk lists actions, natively if it can; the rules return events
        if current.kind == "chance":
            index = current.pick(luck.randrange(current.total))
            outcome: Any = current.choice(index)
            step = game.rules.settle(state, outcome)
        else:
            seat, legal = current.seats[0], current.legal()
            action = bots[seat - 1].choose(game.view(state, seat), legal, rng, Budget(nodes=1000))
            index = legal.index(action)
            step = game.rules.apply(state, action)
        current.advance(index)
        for event in step.events:
            counts[event.kind] += 1
            if event.kind == "begins":
                first = event.seat  # type: ignore[attr-defined]
            if event.kind == "stood":
                counts["stood", event.piece] += 1  # type: ignore[attr-defined]
        counts["turns"] += bool(step.state.turn != state.turn and not state.rolls)
        state = step.state
    winners = result.winners
    counts["unfinished"] += result.reason == "turn_limit"
    for seat in winners:  # a shared win is divided into twelfths: between two, three or four
        counts["won", seat] += 12 // len(winners)
        counts["first"] += (seat == first) * 12 // len(winners)


def share(twelfths: int, games: int) -> str:
    won = twelfths / 12 / games
    low, high = wilson(won, games)
    return f"{won:.3f} ({low:.3f} to {high:.3f})"


def measure(board: str, players: int, bot: str, games: int) -> None:
    layout = read_document(board) if Path(board).suffix == ".toml" else board
    game = mazechase.game("marbles", players, {"layout": layout, "max_turns": 1000})
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
    parser.add_argument("--bot", default="classic2")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    for board in given.boards:
        measure(board, given.players, given.bot, given.games)


if __name__ == "__main__":
    main()
