"""How much stronger is each level than the one below? Every game, every number of players, all neighbours.

    python bench/levels.py                                   # everything: hours
    python bench/levels.py marbles mspacman --players 3 4    # some of it
    python bench/levels.py quoridor --pairs 5:4 --games 100
    python bench/levels.py mspacman --players 4 --pairs level5:classic3@3000

A pair names two bots; a number is a level, and what follows @ a bot's own budget in nodes.

Two bots share the seats: with two players one each, with four two each, alternately. With an odd number, one of them
has a seat more in half of the games and the other in the other half, so 50% is fair everywhere. A shared win is split.
A match ends early once its 95% interval is narrow enough (--width). Games depend on the seed and on the budget in
nodes, so the same command gives the same figures on every machine. Prints a table in Markdown.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import mazechase
from mazechase.bots import Bot, Budget
from mazechase.bots.api import make_bot
from mazechase.bots.arena import run, wilson
from mazechase.engine.seated import Entrant
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

BLOCK = 20  # games between two looks at the interval
Plans = tuple[tuple[int, dict[str, Any]], ...]
DEFAULTS: dict[str, Plans] = {
    "cards": ((2, {"level": "1"}), (2, {"level": "2"}), (4, {"level": "1"}), (4, {"level": "2"}), (6, {})),
    "chase": ((2, {"layout": "market"}),),
}
USUAL: Plans = ((2, {}), (3, {}), (4, {}))


def called(word: str) -> str:
    """Return the name of a bot in a pair, where a number is a level."""
    return f"level{word}" if word.isdigit() else word


def entrant(name: str) -> Entrant:
    """Return the bot of this name; with @ and a number, one that spends so many nodes whatever it is allowed."""
    inner, _, nodes = name.partition("@")
    if not nodes:
        return name

    class Frugal(Bot):
        def __init__(self, game: AnyGame, seat: Seat) -> None:
            super().__init__(game, seat)
            self._inner = make_bot(game, inner, seat)

        def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
            return self._inner.choose(view, legal, rng, Budget(nodes=int(nodes)))

    return Frugal


class Match(NamedTuple):
    """Two bots of a game, and how they play."""

    game: AnyGame
    stronger: str
    weaker: str
    seed: int
    nodes: int | None

    def score(self, number: int) -> float:
        """Return the stronger one's share of the wins in a block of games in which both have equally many seats."""
        bots = [entrant(self.stronger), entrant(self.weaker)]
        orders = [bots, bots[::-1]][: 1 + self.game.players % 2]
        budget, seed = Budget(nodes=self.nodes), self.seed * 10_000 + number
        results = [run(self.game, one, BLOCK // len(orders), seed, budget) for one in orders]
        return sum(result.bots[place].score for place, result in enumerate(results)) / len(results)

    def played(self, most: int, width: float) -> tuple[float, int]:
        """Play blocks until the interval is narrow enough, or the most games; return the score and their number."""
        scores: list[float] = []
        while len(scores) * BLOCK < most:
            scores.append(self.score(len(scores)))
            low, high = wilson(sum(scores) / len(scores), len(scores) * BLOCK)
            if high - low <= width:
                break
        return sum(scores) / len(scores), len(scores) * BLOCK


def rows(args: argparse.Namespace) -> Iterator[str]:
    """Yield a row per match."""
    pairs = [tuple(map(called, pair.split(":"))) for pair in args.pairs]
    for game_id in args.games_of:
        plans: Plans = tuple((count, {}) for count in args.players or ()) or DEFAULTS.get(game_id, USUAL)
        for players, options in plans:
            chosen = {**options, **dict(one.split("=", 1) for one in args.option)}
            game = mazechase.game(game_id, players, chosen)
            for high, low in pairs:
                one = Match(game, high, low, args.seed, args.nodes)
                share, games = one.played(args.games, args.width)
                least, most = wilson(share, games)
                told = ", ".join(f"{name} {value}" for name, value in chosen.items())
                yield (
                    f"| {game_id}{', ' * bool(told)}{told} | {players} | {high} against {low} | {games} | "
                    f"{share:.1%} | {least:.1%} to {most:.1%} |"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    every = ["marbles", "mspacman", "cards", "quoridor", "chase"]
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=every)
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pairs", nargs="+", default=["2:1", "3:2", "4:3", "5:4"])
    parser.add_argument("--games", type=int, default=400, help="at most, per match")
    parser.add_argument("--width", type=float, default=0.08, help="of the interval at which a match ends")
    parser.add_argument("--seed", type=int, default=2029)
    parser.add_argument("--nodes", type=int, help="for both; default: the levels' own")
    args = parser.parse_args()
    print("| game | players | match | games | score | 95% interval |\n|---|---|---|---|---|---|")
    for row in rows(args):
        print(row, flush=True)


if __name__ == "__main__":
    main()
