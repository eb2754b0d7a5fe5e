"""Make random layouts for the chase and rank them with the solver: ``python bench/chase_layouts.py --help``.

``make`` draws layouts that look the same from left and right, above and below, and prints those on which equal bots of
the two middle levels have even chances, one JSON document per line. ``rank`` solves layouts (shipped ones by their ids,
or such lines), and plays games in which level5 meets perfect play and itself, from openings played by level1. At each
decision in a won position it counts

- ``narrow``: how many decisions had at most half of the legal actions keeping the win. A layout is hard for people if
  that is high for both sides, so layouts are ranked by the lower of the two;
- ``given``: how many decisions of level5 gave the win away;
- ``cycles``: how long the won games took.

``winners`` solves shipped layouts and compares who wins with one to three lives with what the page says
(src/mazechase/rules/chase/data/winners.toml).

Everything is seeded and budgets are in nodes, so the figures are the same on every machine.
"""

import argparse
import json
import os
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import mazechase
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import play
from mazechase.engine.solvers.chase import ChaseSolver, Solution
from mazechase.engine.solvers.chase.saved import whole_plan
from mazechase.engine.solvers.chase.solver import ends_cycle, winners_from_start
from mazechase.errors import BadDocument
from mazechase.rules.chase.documents import SHIPPED, read_layout
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

WINNERS = Path(mazechase.__file__).parent / "rules/chase/data/winners.toml"
SIDES = ("pacman", "ghosts")
PAIRINGS = (("level5", "perfect"), ("perfect", "level5"), ("level5", "level5"))
COLUMNS = "abcdefghi"
LAST = 8  # the number of the last column and row, from 0


def drawn(rng: Random) -> dict[str, Any]:
    """Draw a layout, which may break a constraint."""
    fences: list[str] = []
    while len(fences) < rng.choice((16, 20)):
        column, row, way = rng.randrange(4), rng.randrange(4), rng.choice("hv")
        quarter = [(x, y) for x in (column, LAST - 1 - column) for y in (row, LAST - 1 - row)]
        fences += [f"{COLUMNS[x]}{y + 1}{way}" for x, y in quarter]
    column, row = rng.randrange(4), rng.randrange(4)
    pellets = [f"{COLUMNS[x]}{y + 1}" for y in (row, LAST - row) for x in (column, LAST - column)]
    ghosts: list[str] = []
    while len(ghosts) < 4:
        row = rng.randrange(4, LAST + 1)
        if rng.random() < 0.5:
            column = rng.randrange(4)
            ghosts += [f"{COLUMNS[column]}{row + 1}", f"{COLUMNS[LAST - column]}{row + 1}"]
        else:
            ghosts.append(f"e{row + 1}")
    names = ("Pac-Man", "Blinky", "Inky", "Pinky", "Clyde")
    starts = dict(zip(names, [f"e{rng.randint(1, 3)}", *ghosts], strict=False))
    return {"source": "home-made", "fences": fences, "pellets": pellets, "starts": starts}


def layouts(seed: int) -> Iterator[dict[str, Any]]:
    """Draw layouts for ever; those that break a constraint are left out."""
    rng = Random(seed)
    while True:
        document = drawn(rng)
        try:
            read_layout(document)
        except BadDocument:
            continue
        yield document


def share(game: AnyGame, level: str, games: int, seed: int) -> float:
    """Return how many games Pac-Man wins between equal bots."""
    return sum(play(game, (level, level), seed, Budget(), 2 * n).winners == (1,) for n in range(games)) / games


def make(asked: argparse.Namespace) -> None:
    """Print layouts that are even between equal middle levels."""
    found = layouts(asked.seed)
    for _ in range(asked.count):
        document = next(found)
        game = limited(mazechase.game("chase", 2, {"layout": document}), 300)
        shares = {}
        for level in ("level2", "level3"):
            shares[level] = share(game, level, asked.games, asked.seed)
            if abs(shares[level] - 0.5) > asked.off:
                break
        else:
            print(json.dumps({"shares": shares, "layout": document}), flush=True)


class Count(msgspec.Struct):
    """What was counted at one side's decisions in won positions."""

    decisions: int = 0
    narrow: int = 0
    asked: int = 0  # decisions of level5 among them
    given: int = 0
    cycles: int = 0
    wins: int = 0


class Study:
    """Plays on one solved layout."""

    def __init__(self, game: AnyGame, solution: Solution) -> None:
        self.game = game
        self.rules = game.rules_as(Chase)
        self.solution = solution
        self.counts = {side: Count() for side in SIDES}
        self.bots = {level: make_bot(game, level) for level in ("level1", "level5")}

    def run(self, games: int, nodes: int) -> None:
        """Play games of each pairing, with one, two and three lives in turn."""
        for number in range(games):
            for shift, pairing in enumerate(PAIRINGS):
                self._play(pairing, Random(f"{number}/{pairing}"), nodes, 1 + (number + shift) % 3)

    def _play(self, pairing: tuple[str, str], rng: Random, nodes: int, lives: int) -> None:
        s = self._opening(rng, lives)
        cycles = 0
        while self.rules.setup.result(s) is None:
            side = SIDES[s.mover != PAC]
            bot = pairing[s.mover != PAC]
            legal = self.rules.legal(s)
            action = legal[0] if len(legal) == 1 else self._decide(s, side, bot, rng, nodes)
            after = self.rules.after(s, action)
            cycles += ends_cycle(s, after, self.rules)
            s = after
        count = self.counts[SIDES[bool(s.pellets)]]
        count.cycles += cycles
        count.wins += 1

    def _opening(self, rng: Random, lives: int) -> ChaseState:
        fields = self.game.position(self.game.start()).split()
        s: ChaseState = self.game.place(" ".join([*fields[:3], str(lives), *fields[4:]]))
        for _ in range(rng.randrange(40)):
            after = self.rules.after(s, self._choose("level1", s, rng, 300))
            if self.rules.setup.result(after) is not None:
                break
            s = after
        return s

    def _decide(self, s: ChaseState, side: str, bot: str, rng: Random, nodes: int) -> ChaseAction:
        values = self.solution.values(s)
        kept = [action for action, value in values.items() if value.winner == side]
        action = self.solution.best(s) if bot == "perfect" else self._choose(bot, s, rng, nodes)
        if kept:
            count = self.counts[side]
            count.decisions += 1
            count.narrow += 2 * len(kept) <= len(values)
            if bot != "perfect":
                count.asked += 1
                count.given += action not in kept
        return action

    def _choose(self, bot: str, s: ChaseState, rng: Random, nodes: int) -> ChaseAction:
        seat = self.rules.setup.seat_of(s.mover)
        action: ChaseAction = self.bots[bot].choose(
            self.game.view(s, seat), self.rules.legal(s), rng, Budget(nodes=nodes)
        )
        return action


def studied(layout: Any, games: int, nodes: int) -> dict[str, Any]:
    """Solve a layout and play on it."""
    began = time.process_time()
    game: AnyGame = mazechase.game("chase", 2, {"layout": layout})
    solver = ChaseSolver(game, threads=os.cpu_count() or 1)
    layers = solver.layers(whole_plan(game.rules_as(Chase)), lambda: None, keep=True)
    solved = time.process_time()
    study = Study(game, Solution(game.rules_as(Chase), layers))
    study.run(games, nodes)
    return {
        "layout": layout,
        "lives": winners_from_start(layers),
        "hard": min(count.narrow / max(1, count.decisions) for count in study.counts.values()),
        "counts": msgspec.to_builtins(study.counts),
        "seconds": [round(solved - began), round(time.process_time() - solved)],
    }


def rank(asked: argparse.Namespace) -> None:
    """Print what was found about each layout, and then their order."""
    wanted: list[Any] = asked.layout or [json.loads(line)["layout"] for line in sys.stdin]
    found = []
    for layout in wanted:
        found.append(studied(layout, asked.games, asked.nodes))
        print(json.dumps(found[-1]), flush=True)
    for one in sorted(found, key=lambda one: -one["hard"]):
        print(f"{one['hard']:.2f} {one['layout'] if isinstance(one['layout'], str) else json.dumps(one['layout'])}")


def winners(asked: argparse.Namespace) -> None:
    """Print who wins on layouts; exit with 1 if the data says something else."""
    said = tomllib.loads(WINNERS.read_text(encoding="utf-8"))
    wrong = []
    for layout in asked.layout:
        game: AnyGame = mazechase.game("chase", 2, {"layout": layout})
        layers = ChaseSolver(game, threads=os.cpu_count() or 1).layers(
            whole_plan(game.rules_as(Chase)), lambda: None, keep=False
        )
        found = list(winners_from_start(layers).values())
        print(f"{layout} = {json.dumps(found)}", flush=True)
        wrong += [layout] if said.get(layout) != found else []
    if wrong:
        sys.exit(f"not what winners.toml says: {', '.join(wrong)}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make", help="draw layouts and print the even ones")
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--count", type=int, default=100, help="how many to draw")
    making.add_argument("--games", type=int, default=40, help="between equal bots, for each level")
    making.add_argument("--off", type=float, default=0.2, help="how far from one half Pac-Man's share may be")
    making.set_defaults(run=make)
    ranking = commands.add_parser("rank", help="solve layouts and count narrow decisions")
    ranking.add_argument("layout", nargs="*", help=f"of {', '.join(SHIPPED)}; otherwise lines on standard input")
    ranking.add_argument("--games", type=int, default=6, help="of each pairing")
    ranking.add_argument("--nodes", type=int, default=30_000)
    ranking.set_defaults(run=rank)
    solving = commands.add_parser("winners", help="solve layouts and compare with what the page says")
    solving.add_argument("layout", nargs="+", choices=SHIPPED)
    solving.set_defaults(run=winners)
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
