"""The strength of the bots for the chase, and who wins on which layout: ``python bench/chase.py --help``.

Every line is one pairing: a bot for Pac-Man, a bot for all the ghosts, the number of games, and Wilson's 95 % interval
of Pac-Man's share. Luck is seeded with the number of the game, and budgets are in nodes, so a line can be reproduced
exactly.
"""

import argparse
import time
from random import Random
from typing import Any, NamedTuple

import mazechase
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import MAX_TURNS, wilson
from mazechase.engine import walk
from mazechase.rules.api import Result
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

LAYOUTS = ("gates", "den", "hedges", "orchard", "pinwheel", "printed", "towers")


class Pairing(NamedTuple):
    """Who plays whom, on which layout, with how many lives and nodes."""

    pacman: str
    ghosts: str
    layout: str
    lives: int
    nodes: int


def play(game: AnyGame, pairing: Pairing, number: int) -> tuple[Result, int]:
    """Play one game; return the result and the number of choices made."""
    bots = {seat: make_bot(game, pairing.pacman if seat == 1 else pairing.ghosts) for seat in game.seats}
    luck = {seat: Random(f"{number}/{seat}") for seat in game.seats}
    fields = game.position(game.start()).split()
    current = walk(game, game.place(" ".join([*fields[:3], str(pairing.lives), *fields[4:]])))
    choices = 0
    while (result := current.result) is None:
        (seat,), legal = current.seats, current.legal()
        s: Any = current.state
        action = bots[seat].choose(game.view(s, seat), legal, luck[seat], Budget(nodes=pairing.nodes))
        current.advance(legal.index(action))
        choices += 1
    return result, choices


def summary(pairing: Pairing, games: int) -> str:
    """Play some games and return a line that sums them up."""
    game = limited(mazechase.game("chase", 2, {"layout": pairing.layout}), MAX_TURNS)
    began = time.process_time()
    played = [play(game, pairing, number) for number in range(games)]
    spent = time.process_time() - began
    wins = sum(result.winners == (1,) for result, _ in played)
    draws = sum(not result.winners for result, _ in played)
    low, high = wilson((wins + draws / 2) / games, games)
    level = sum(result.scores[0] for result, _ in played) / games
    each = spent / sum(choices for _, choices in played) * 1000
    return (
        f"{pairing.layout:9} lives {pairing.lives} | {pairing.pacman} {wins:3} : {games - wins - draws:3} "
        f"{pairing.ghosts} of {games}, draws {draws} | "
        f"Pac-Man's share {low:.2f} to {high:.2f}, mean level {level:.2f}, {each:.0f} ms a choice"
    )


def main() -> None:
    """Read the command line and print a line for every requested layout and number of lives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pacman", help="a bot such as level3")
    parser.add_argument("ghosts", help="a bot such as level2")
    parser.add_argument("--layout", nargs="+", default=["gates"], choices=LAYOUTS)
    parser.add_argument("--lives", nargs="+", type=int, default=[3])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=1000)
    asked = parser.parse_args()
    for layout in asked.layout:
        for lives in asked.lives:
            print(summary(Pairing(asked.pacman, asked.ghosts, layout, lives, asked.nodes), asked.games), flush=True)


if __name__ == "__main__":
    main()
