"""Are stated chances right? Bots play, the analyst states the chances now and then, and the results are counted.

    python bench/calibration.py marbles:4 --games 2000 --look 20000 --every 80 --keep bench/calibration.json
    python bench/calibration.py --keep bench/calibration.json --plot docs/pictures/calibration.svg

Of all the times that somebody's chance was said to be about 30%, they should have won about 30%. The table has one
line per tenth: how often, the mean of what was said, the share that was won, and its 95 % interval (too narrow, since
positions of one game are not independent). The sharpness is the power of all chances that fits the results best: above
1, whoever is ahead wins more often than is said; below 1, less often. Everything comes from the seed.

--keep FILE adds what was counted to a file; without any games, what the file holds is printed as a table in Markdown,
and drawn by --plot.
"""

import argparse
import shlex
import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

import mazechase
from mazechase.bots.analysis import analyst, shares
from mazechase.bots.api import Budget
from mazechase.bots.arena import wilson
from mazechase.engine import walk
from mazechase.engine.seated import seated
from mazechase.rules.api import ALL
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited

BINS = 10
LEAST = 1e-4  # no chance counts as smaller than this
SIDE, GAP, TITLE, ACROSS = 180, 30, 20, 4  # of the plot: a panel, what is between two, its title, and panels in a row


class Look(NamedTuple):
    """The chances that were stated for every side in a position, and the part of a win that each then had."""

    said: tuple[float, ...]
    won: tuple[float, ...]


class Tenth(NamedTuple):
    """How often a chance in this tenth was stated, what was said on average, the share won, and its interval."""

    times: int
    said: float
    won: float
    least: float
    most: float


class Counted(msgspec.Struct, frozen=True):
    """What one game's looks came to, and the command that counted them."""

    command: str
    games: int
    looks: int
    off: float  # the mean difference between said and won
    sharpness: float
    tenths: tuple[Tenth, ...]


Kept = dict[str, Counted]


class Plan(NamedTuple):
    """How a game is played and looked at."""

    game: AnyGame
    bot: str
    budget: Budget
    look: Budget
    every: int

    def looks(self, seed: int) -> Iterator[Look]:
        """Play a game, look at some of its positions, and yield what was said of every side with what came of it.

        Every ply is as likely to be looked at, however long the game becomes. So many looks a game would favour short
        games, and so whoever is ahead.
        """
        game, rng, judge = self.game, Random(f"calibration/{seed}"), analyst(self.game)
        table = seated(game, [self.bot] * game.players, str(seed), self.budget)
        current, states = walk(game), []
        while current.result is None:
            states.append(current.state)
            current.advance(table.choose(current))
        result = shares(game, current.result)
        for state in states[rng.randrange(self.every) :: self.every]:
            chances = judge.chances(game.rules.view(state, ALL), rng, self.look)
            sides = [side[0] for side in game.sides]
            yield Look(tuple(map(chances.of, sides)), tuple(result[seat - 1] for seat in sides))


def tenths(looks: list[Look]) -> tuple[Tenth, ...]:
    """Count the tenths."""
    found = []
    pairs = [pair for look in looks for pair in zip(look.said, look.won, strict=True)]
    for number in range(BINS):
        here = [(said, won) for said, won in pairs if min(BINS - 1, int(said * BINS)) == number]
        if here:
            share = sum(won for _, won in here) / len(here)
            said = sum(said for said, _ in here) / len(here)
            found.append(Tenth(len(here), *(round(one, 4) for one in (said, share, *wilson(share, len(here))))))
    return tuple(found)


def sharpness(looks: list[Look]) -> float:
    """Return the power of the chances that fits the results best, by bisection: the likelihood has one peak."""
    logs = [([log(max(LEAST, said)) for said in look.said], look.won) for look in looks]

    def slope(power: float) -> float:
        total = 0.0
        for said, won in logs:
            weights = [exp(power * one) for one in said]
            mean = sum(weight * one for weight, one in zip(weights, said, strict=True)) / sum(weights)
            total += sum(part * one for part, one in zip(won, said, strict=True)) - mean * sum(won)
        return total

    low, high = 0.0, 4.0
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return (low + high) / 2


def count(plan: Plan, games: int, seed: int) -> Counted:
    """Play games and count what was said."""
    looks = [look for number in range(games) for look in plan.looks(seed * 10**6 + number)]
    rows = tenths(looks)
    off = sum(row.times * abs(row.said - row.won) for row in rows) / sum(row.times for row in rows)
    return Counted(
        shlex.join(["python", *sys.argv]), games, len(looks), round(off, 4), round(sharpness(looks), 3), rows
    )


def table(kept: Kept) -> Iterator[str]:
    """Yield the lines of a table of what is kept."""
    yield "| game | games | looks | mean difference | sharpness |"
    yield "|---|---|---|---|---|"
    for title, one in kept.items():
        yield f"| {title} | {one.games:,} | {one.looks:,} | {100 * one.off:.1f} points | {one.sharpness:.2f} |"


def plot(kept: Kept) -> str:
    """Draw what was said against what was won, one panel per game."""
    panels = []
    for place, (title, one) in enumerate(kept.items()):
        down, across = divmod(place, ACROSS)
        left, top = GAP + across * (SIDE + GAP), GAP + down * (SIDE + GAP + TITLE)
        marks = "".join(
            f'<line x1="{left + row.said * SIDE:.1f}" x2="{left + row.said * SIDE:.1f}" '
            f'y1="{top + SIDE * (1 - row.least):.1f}" y2="{top + SIDE * (1 - row.most):.1f}"/>'
            f'<circle cx="{left + row.said * SIDE:.1f}" cy="{top + SIDE * (1 - row.won):.1f}" '
            f'r="{2 + row.times**0.25 / 4:.1f}"/>'
            for row in one.tenths
        )
        panels.append(
            f'<g stroke="#888" fill="none"><rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"/>'
            f'<path stroke-dasharray="4" d="M{left} {top + SIDE}L{left + SIDE} {top}"/></g>'
            f'<text x="{left + SIDE / 2}" y="{top - 10}" text-anchor="middle">{title}</text>'
            f'<g stroke="#0a58ca" fill="#0a58ca">{marks}</g>'
        )
    width = GAP + min(ACROSS, len(kept)) * (SIDE + GAP)
    height = GAP + -(-len(kept) // ACROSS) * (SIDE + GAP + TITLE) - TITLE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(panels)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME[:PLAYERS]")
    parser.add_argument("--games", dest="count", type=int, default=200, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="level3")
    parser.add_argument("--nodes", type=int, default=2000, help="of a bot's choice")
    parser.add_argument("--look", type=int, metavar="NODES", help="of a look; default: as of a choice")
    parser.add_argument("--every", type=int, default=10, metavar="PLIES", help="between two looks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE.json")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg")
    args = parser.parse_args()
    counted: Kept = {}
    options = dict(one.split("=", 1) for one in args.option)
    for name in args.games:
        game_id, _, players = name.partition(":")
        game = limited(mazechase.game(game_id, int(players or 2), options), 1000)
        plan = Plan(game, args.bot, Budget(nodes=args.nodes), Budget(nodes=args.look or args.nodes), args.every)
        title = ", ".join(
            [game_id, *(f"{option} {value}" for option, value in options.items()), f"{game.players} players"]
        )
        counted[title] = one = count(plan, args.count, args.seed)
        print(f"{title}: {one.games} games of {args.bot}, {one.looks} looks")
        for row in one.tenths:
            print(f"  {row.times:6}  said {row.said:6.1%}  won {row.won:6.1%}  ({row.least:.1%} to {row.most:.1%})")
        print(f"  mean difference {one.off:.1%}, sharpness {one.sharpness}", flush=True)
    kept = msgspec.json.decode(args.keep.read_bytes(), type=Kept) if args.keep and args.keep.exists() else {}
    kept |= counted
    if args.keep:
        args.keep.write_bytes(msgspec.json.encode(kept).replace(b'},"', b'},\n"') + b"\n")
    if not args.games:
        print("\n".join(table(kept)))
    if args.plot:
        args.plot.write_text(plot(kept), "utf-8")


if __name__ == "__main__":
    main()
