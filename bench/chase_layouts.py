"""Make random layouts for the chase and rank them with the solver: ``python bench/chase_layouts.py --help``.

``make`` draws layouts that look the same from several sides, and prints those on which equal bots of two middle levels
both win, and on which strong ones lose with one life and may win with three, one JSON document per line. ``rank``
solves layouts (shipped ones by their ids, or such lines), and plays games in which level5 meets perfect play and
itself, from openings played by level1. At each decision in a won position it counts

- ``narrow``: how many decisions had at most half of the legal actions keeping the win. A layout is hard for people if
  that is high for both sides, so layouts are ranked by the lower of the two;
- ``given``: how many decisions of level5 gave the win away;
- ``cycles``: how long the won games took.

``winners`` solves shipped layouts and compares who wins with one to three lives with what the page says
(src/mazechase/rules/chase/data/winners.toml). ``mistakes`` prints how often level5 gives away a won position: it plays
such games with few nodes, and then asks level5 with as many as wanted wherever it was to move and could give a win
away. ``--keep FILE`` adds these positions to a file, and ``--kept FILE`` takes them from there, with nothing to solve.
``--pellets 2`` begins with at most so many left (the last ones from a1 on) and one life, which is solved far sooner;
``--ghosts 3`` with the others eaten, which takes a second.

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
from mazechase.bots.arena import play, wilson
from mazechase.bots.chase.levels import Level5
from mazechase.engine.solvers.chase import ChaseSolver, Solution
from mazechase.engine.solvers.chase.layers import Plan
from mazechase.engine.solvers.chase.lengths import Clock
from mazechase.engine.solvers.chase.saved import whole_plan
from mazechase.engine.solvers.chase.solver import winners_from_start
from mazechase.errors import BadDocument
from mazechase.rules.chase.documents import SHIPPED, read_layout
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import GHOSTS, PAC, PELLETS, ChaseAction, ChaseState
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

PLAYING = 30_000  # nodes of level5 in the games in which ``mistakes`` finds won positions
WINNERS = Path(mazechase.__file__).parent / "rules/chase/data/winners.toml"
SIDES = ("pacman", "ghosts")
PAIRINGS = (("level5", "perfect"), ("perfect", "level5"), ("level5", "level5"))
COLUMNS = "abcdefghi"
LAST = 8  # the number of the last column and row, from 0
KINDS = ("quarters", "quarters", "halfturn", "mirror")  # how a layout looks the same from several sides
PIECES = ("Pac-Man", "Blinky", "Inky", "Pinky", "Clyde")
EMPTY: dict[str, Any] = {
    "source": "home-made",
    "fences": [],
    "pellets": ["a1", "i1", "a9", "i9"],
    "starts": dict(zip(PIECES, ("e1", "e9", "d9", "f9", "e8"), strict=True)),
}


def images(kind: str, x: int, y: int, last: int) -> list[tuple[int, int]]:
    """Return a place and where it is after the turns and reflections that leave such a layout the same."""
    if kind == "quarters":
        return [(column, row) for column in (x, last - x) for row in (y, last - y)]
    return [(x, y), (last - x, last - y) if kind == "halfturn" else (last - x, y)]


def drawn(rng: Random, kind: str) -> dict[str, Any]:
    """Draw a layout, which may break a constraint."""
    fences, pellets = _drawn_fences(rng, kind), _drawn_pellets(rng, kind)
    ghosts: list[str] = []
    while len(ghosts) < 4:
        row = rng.randrange(3, LAST + 1)
        if rng.random() < 0.5:
            column = rng.randrange(4)
            ghosts += [f"{COLUMNS[column]}{row + 1}", f"{COLUMNS[LAST - column]}{row + 1}"]
        else:
            ghosts.append(f"e{row + 1}")
    starts = dict(zip(PIECES, [f"e{rng.randint(1, 4)}", *ghosts], strict=False))
    return {"source": "home-made", "fences": fences, "pellets": pellets, "starts": starts}


def _drawn_fences(rng: Random, kind: str) -> list[str]:
    """Draw fences one after another; those that don't fit are left out."""
    fences: list[str] = []
    wanted = rng.choice((14, 16, 18, 20))
    for _ in range(60):
        if len(fences) >= wanted:
            break
        x, y = rng.randrange(8 if kind == "halfturn" else 4), rng.randrange(4 if kind == "quarters" else 8)
        way = rng.choice("hv")
        fresh = [f"{COLUMNS[column]}{row + 1}{way}" for column, row in images(kind, x, y, LAST - 1)]
        if (
            len(set(fresh)) == len(fresh)
            and set(fresh).isdisjoint(fences)
            and sound({**EMPTY, "fences": fences + fresh})
        ):
            fences += fresh
    return fences


def _drawn_pellets(rng: Random, kind: str) -> list[str]:
    if kind == "quarters":
        column, row = rng.randrange(4), rng.randrange(4)
        return [f"{COLUMNS[x]}{y + 1}" for y in (row, LAST - row) for x in (column, LAST - column)]
    places = [(rng.randrange(9 if kind == "halfturn" else 4), rng.randrange(9)) for _ in range(2)]
    return list(dict.fromkeys(f"{COLUMNS[x]}{y + 1}" for place in places for x, y in images(kind, *place, LAST)))


def sound(document: dict[str, Any]) -> bool:
    """Return whether a layout breaks no constraint."""
    try:
        read_layout(document)
    except BadDocument:
        return False
    return True


def layouts(seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Draw layouts for ever, with their kinds; those that break a constraint are left out."""
    rng = Random(seed)
    while True:
        kind = rng.choice(KINDS)
        document = drawn(rng, kind)
        if sound(document):
            yield kind, document


def share(  # noqa: PLR0913, PLR0917 (what a match is)
    document: dict[str, Any], level: str, games: int, seed: int, lives: int = 3, nodes: int | None = None
) -> float:
    """Return how many games Pac-Man wins between equal bots."""
    game: AnyGame = limited(mazechase.game("chase", 2, {"layout": document, "lives": str(lives)}), 300)
    budget = Budget(nodes=nodes)
    return sum(play(game, (level, level), seed, budget, 2 * n).winners == (1,) for n in range(games)) / games


def make(asked: argparse.Namespace) -> None:
    """Print layouts that may be even between middle levels and won by either side, depending on the lives."""
    found = layouts(asked.seed)
    for number in range(1, asked.count + 1):
        kind, document = next(found)
        if not all(0.25 <= share(document, level, 16, asked.seed) <= 0.85 for level in ("level2", "level3")):
            continue
        one, three = (share(document, "level5", 6, asked.seed, lives, 1500) for lives in (1, 3))
        if one > 0.34 or three < 0.5:
            continue
        shares = {level: share(document, level, 60, asked.seed + 1) for level in ("level2", "level3", "level4")}
        print(json.dumps({"number": number, "kind": kind, "shares": shares, "layout": document}), flush=True)


class Count(msgspec.Struct):
    """What was counted at one side's decisions in won positions."""

    decisions: int = 0
    narrow: int = 0
    asked: int = 0  # decisions of level5 among them
    given: int = 0
    cycles: int = 0
    wins: int = 0


class Won(msgspec.Struct):
    """A won position in which an action can give the win away, and the actions that keep it."""

    position: str
    side: str
    keeping: list[str]


class Kept(msgspec.Struct):
    """The decisions of level5 in won positions of one layout, and where it could give the win away."""

    name: str
    layout: str | dict[str, Any]
    decisions: dict[str, int]
    won: list[Won]


class Study:
    """Plays on one solved layout."""

    def __init__(self, game: AnyGame, solution: Solution, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.rules = game.rules_as(Chase)
        self.solution = solution
        self.clock = Clock(self.rules)
        self.counts = {side: Count() for side in SIDES}
        self.won: list[Won] = []
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
            s, ended = self.clock.after(s, action)
            cycles += ended
        count = self.counts[SIDES[bool(s.pellets)]]
        count.cycles += cycles
        count.wins += 1

    def _opening(self, rng: Random, lives: int) -> ChaseState:
        fields = self.game.position(self.game.start()).split()
        if self.plan != whole_plan(self.rules):
            there, pellets = fields[1].split(","), fields[2].split(",")
            for eaten in rng.sample(range(len(there)), len(there) - self.plan.ghosts):
                there[eaten] = "-"
            wanted = [one for number, one in enumerate(pellets) if self.plan.pellets >> number & 1]
            left = sorted(rng.sample(wanted, rng.randint(1, min(len(wanted), PELLETS - 1))), key=pellets.index)
            fields[1:3], lives = [",".join(there), ",".join(left)], 1
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
                if len(kept) < len(values):
                    self.won.append(Won(self.game.position(s), side, [self.game.write(one) for one in kept]))
        return action

    def _choose(self, bot: str, s: ChaseState, rng: Random, nodes: int) -> ChaseAction:
        seat = self.rules.setup.seat_of(s.mover)
        action: ChaseAction = self.bots[bot].choose(
            self.game.view(s, seat), self.rules.legal(s), rng, Budget(nodes=nodes)
        )
        return action


def studied(
    layout: str | dict[str, Any], games: int, nodes: int, threads: int, part: Plan | None = None
) -> tuple[Study, dict[str, Any]]:
    """Solve a layout and play on it."""
    began = time.process_time()
    game: AnyGame = mazechase.game("chase", 2, {"layout": layout})
    solver = ChaseSolver(game, threads=threads)
    plan = part or whole_plan(game.rules_as(Chase))
    layers = solver.layers(plan, lambda: None, keep=True)
    solved = time.process_time()
    study = Study(game, Solution(game.rules_as(Chase), layers), plan)
    study.run(games, nodes)
    return study, {
        "layout": layout,
        "lives": {} if part else winners_from_start(layers),
        "hard": min(count.narrow / max(1, count.decisions) for count in study.counts.values()),
        "counts": msgspec.to_builtins(study.counts),
        "seconds": [round(solved - began), round(time.process_time() - solved)],
    }


def rank(asked: argparse.Namespace) -> None:
    """Print what was found about each layout, and then their order."""
    wanted: list[Any] = asked.layout or [json.loads(line)["layout"] for line in sys.stdin]
    found = []
    for layout in wanted:
        found.append(studied(layout, asked.games, asked.nodes, asked.threads)[1])
        print(json.dumps(found[-1]), flush=True)
    for one in sorted(found, key=lambda one: -one["hard"]):
        print(f"{one['hard']:.2f} {one['layout'] if isinstance(one['layout'], str) else json.dumps(one['layout'])}")


def mistakes(asked: argparse.Namespace) -> None:
    """Print how often level5 gives away a won position, as a table: on layouts, and on some drawn at random."""
    print("| layout | nodes | as Pac-Man | as the ghosts | together | 95% |\n|---|---|---|---|---|---|", flush=True)
    sums = {nodes: [0, 0] for nodes in asked.nodes}
    for kept in _kept(asked):
        for nodes in asked.nodes:
            given = _given(kept, nodes)
            sides = [(given[side], kept.decisions[side]) for side in SIDES]
            both = [sum(column) for column in zip(*sides, strict=True)]
            sums[nodes] = [had + more for had, more in zip(sums[nodes], both, strict=True)]
            cells = " | ".join(f"{lost} of {of}" for lost, of in sides)
            print(f"| `{kept.name}` | {nodes:,} | {cells} | {_rate(*both)} |", flush=True)
    for nodes, (lost, of) in sums.items():
        print(f"| all | {nodes:,} | {lost} of {of} | | {_rate(lost, of)} |", flush=True)


def _kept(asked: argparse.Namespace) -> Iterator[Kept]:
    """Read won positions from a file, or play on layouts to find them."""
    if asked.kept:
        for line in asked.kept:
            yield msgspec.json.decode(line, type=Kept)
        return
    part = Plan(((1 << asked.pellets) - 1) << (PELLETS - asked.pellets), 1, asked.ghosts)
    some = part if (asked.pellets, asked.ghosts) != (PELLETS, len(GHOSTS)) else None
    drawn_ones = layouts(asked.seed)
    wanted: list[tuple[str, str | dict[str, Any]]] = [(name, name) for name in asked.layout]
    wanted += [(f"random {asked.seed}/{number}", next(drawn_ones)[1]) for number in range(1, asked.random + 1)]
    for name, layout in wanted[asked.skip :]:
        study, found = studied(layout, asked.games, PLAYING, asked.threads, some)
        kept = Kept(name, layout, {side: count["asked"] for side, count in found["counts"].items()}, study.won)
        if asked.keep:
            print(json.dumps(msgspec.to_builtins(kept)), file=asked.keep, flush=True)
        yield kept


def _given(kept: Kept, nodes: int) -> dict[str, int]:
    """Count the won positions that level5 gives away."""
    game: AnyGame = mazechase.game("chase", 2, {"layout": kept.layout})
    bot, given = make_bot(game, "level5"), dict.fromkeys(SIDES, 0)
    for number, won in enumerate(kept.won):
        s = game.place(won.position)
        seat = game.rules_as(Chase).setup.seat_of(s.mover)
        action = bot.choose(game.view(s, seat), game.legal(s), Random(number), Budget(nodes=nodes))
        given[won.side] += game.write(action) not in won.keeping
    return given


def _rate(lost: int, of: int) -> str:
    low, high = wilson(lost / max(1, of), max(1, of))
    return f"{lost / max(1, of):.2%} | {low:.2%} to {high:.2%}"


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
    making.set_defaults(run=make)
    ranking = commands.add_parser("rank", help="solve layouts and count narrow decisions")
    ranking.add_argument("layout", nargs="*", help=f"of {', '.join(SHIPPED)}; otherwise lines on standard input")
    ranking.add_argument("--games", type=int, default=6, help="of each pairing")
    ranking.add_argument("--nodes", type=int, default=30_000)
    ranking.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="to solve with")
    ranking.set_defaults(run=rank)
    erring = commands.add_parser("mistakes", help="count the won positions that level5 gives away")
    erring.add_argument("layout", nargs="*", help=f"of {', '.join(SHIPPED)}")
    erring.add_argument("--random", type=int, default=0, help="how many more layouts to draw")
    erring.add_argument("--seed", type=int, default=1, help="to draw them with")
    erring.add_argument("--games", type=int, default=8, help="of each pairing")
    erring.add_argument("--ghosts", type=int, choices=(1, 2, 3, 4), default=4, help="on the board")
    erring.add_argument("--pellets", type=int, choices=(1, 2, 3, 4), default=4, help="left at most")
    erring.add_argument("--skip", type=int, default=0, help="how many of these layouts to leave out")
    erring.add_argument("--nodes", type=int, nargs="+", default=[Level5.nodes], help="of each decision")
    erring.add_argument("--keep", type=argparse.FileType("a"), help="add the won positions to this file")
    erring.add_argument("--kept", type=argparse.FileType("r"), help="take the won positions from this file")
    erring.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="to solve with")
    erring.set_defaults(run=mistakes)
    solving = commands.add_parser("winners", help="solve layouts and compare with what the page says")
    solving.add_argument("layout", nargs="+", choices=SHIPPED)
    solving.set_defaults(run=winners)
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
