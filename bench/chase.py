"""How strong the chase's bots are on either side, and who wins on which layout: ``python bench/chase.py --help``.

Every line is one pairing: a bot for Pac-Man, a bot for all the ghosts, so many games, with Wilson's 95 % interval of
Pac-Man's share. Luck comes from the number of the game, and thinking is counted in nodes, so a line can be repeated
exactly.
"""

import argparse
import time
from random import Random
from typing import NamedTuple

import mazechase
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import limited, wilson
from mazechase.rules.api import Over, Result, Turn
from mazechase.rules.chase.game import Chase

LAYOUTS = ("gates", "den", "hedges", "pinwheel", "printed", "towers")


class Pairing(NamedTuple):
    """Who plays whom, where, with how many lives and how much thinking."""

    pacman: str
    ghosts: str
    layout: str
    lives: int
    nodes: int


def play(game: Chase, pairing: Pairing, number: int) -> tuple[Result, int]:
    """Play one game; give the result and the number of choices made."""
    bots = {seat: make_bot(game, pairing.pacman if seat == 1 else pairing.ghosts) for seat in game.seats}
    luck = {seat: Random(f"{number}/{seat}") for seat in game.seats}
    fields = game.position(game.start()).split()
    s = game.place(" ".join([*fields[:3], str(pairing.lives), *fields[4:]]))
    choices = 0
    while isinstance(node := game.node(s), Turn):
        (seat,) = node.seats
        action = bots[seat].choose(game.view(s, seat), game.legal(s), luck[seat], Budget(nodes=pairing.nodes))
        s = game.after(s, action)
        choices += 1
    assert isinstance(node, Over)  # noqa: S101 (the chase has no chance)
    return node.result, choices


def summary(pairing: Pairing, games: int) -> str:
    """Play some games and sum them up in one line."""
    game = limited(mazechase.game("chase", 2, {"layout": pairing.layout}))
    assert isinstance(game, Chase)  # noqa: S101 (asked by name)
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
    """Read the command line and print a line for every layout and number of lives asked for."""
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
