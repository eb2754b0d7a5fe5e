"""Are stated chances right? Bots play, the analyst states the chances now and then, and the results are counted.

    python bench/calibration.py quoridor marbles:4 --games 400 --bot level3 --plot docs/pictures/calibration.svg

Of all the times that somebody's chance was said to be about 30%, they should have won about 30%. The table has one
line per tenth: how often, the mean of what was said, the share that was won, and its 95 % interval (too narrow, since
positions of one game are not independent). Everything comes from the seed.
"""

import argparse
from pathlib import Path
from random import Random
from typing import NamedTuple

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
LOOKS = 4  # positions of one game that are looked at


class Said(NamedTuple):
    """A chance that was stated, and the part of a win that came of it."""

    chance: float
    won: float


def one_game(game: AnyGame, bot: str, nodes: int, seed: int) -> list[Said]:
    """Play a game, look at some of its positions, and return what was said of every side with what came of it."""
    rng, judge = Random(f"calibration/{seed}"), analyst(game)
    table = seated(game, [bot] * game.players, str(seed), Budget(nodes=nodes))
    current, states = walk(game), []
    while current.result is None:
        states.append(current.state)
        current.advance(table.choose(current))
    result = shares(game, current.result)
    said = []
    for state in rng.sample(states, min(LOOKS, len(states))):
        chances = judge.chances(game.rules.view(state, ALL), rng, Budget(nodes=nodes))
        said += [Said(chances.of(side[0]), result[side[0] - 1]) for side in game.sides]
    return said


def rows(said: list[Said]) -> list[tuple[int, float, float, float, float]]:
    """Return for each tenth: how often, what was said on average, the share won, and its interval."""
    found = []
    for number in range(BINS):
        here = [one for one in said if min(BINS - 1, int(one.chance * BINS)) == number]
        if here:
            won = sum(one.won for one in here) / len(here)
            found.append((len(here), sum(one.chance for one in here) / len(here), won, *wilson(won, len(here))))
    return found


def plot(lines: dict[str, list[tuple[int, float, float, float, float]]]) -> str:
    """Draw what was said against what was won, one panel per game."""
    side, gap = 180, 30
    panels = []
    for place, (name, points) in enumerate(lines.items()):
        left = gap + place * (side + gap)
        title = name.replace(":", ", ") + " players" * (":" in name)
        marks = "".join(
            f'<line x1="{left + said * side:.1f}" x2="{left + said * side:.1f}" y1="{gap + side * (1 - low):.1f}" '
            f'y2="{gap + side * (1 - high):.1f}"/>'
            f'<circle cx="{left + said * side:.1f}" cy="{gap + side * (1 - won):.1f}" r="{2 + count**0.25:.1f}"/>'
            for count, said, won, low, high in points
        )
        panels.append(
            f'<g stroke="#888" fill="none"><rect x="{left}" y="{gap}" width="{side}" height="{side}"/>'
            f'<path stroke-dasharray="4" d="M{left} {gap + side}L{left + side} {gap}"/></g>'
            f'<text x="{left + side / 2}" y="20" text-anchor="middle">{title}</text>'
            f'<g stroke="#0a58ca" fill="#0a58ca">{marks}</g>'
        )
    width, height = gap + len(lines) * (side + gap), side + 2 * gap
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(panels)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME[:PLAYERS]")
    parser.add_argument("--games", dest="count", type=int, default=200, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="level3")
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg")
    args = parser.parse_args()
    lines = {}
    options = dict(one.split("=", 1) for one in args.option)
    for name in args.games:
        game_id, _, players = name.partition(":")
        game = limited(mazechase.game(game_id, int(players or 2), options), 1000)
        said = [one for n in range(args.count) for one in one_game(game, args.bot, args.nodes, args.seed * 10**6 + n)]
        lines[name] = rows(said)
        looks = len(said) // len(game.sides)
        off = sum(count * abs(stated - won) for count, stated, won, _, _ in lines[name]) / len(said)
        print(f"{game_id}, {game.players} players, {args.count} games of {args.bot}, {args.nodes} nodes, {looks} looks")
        for count, stated, won, low, high in lines[name]:
            print(f"  {count:6}  said {stated:6.1%}  won {won:6.1%}  ({low:.1%} to {high:.1%})")
        print(f"  mean difference {off:.1%}")
    if args.plot:
        args.plot.write_text(plot(lines), "utf-8")


if __name__ == "__main__":
    main()
