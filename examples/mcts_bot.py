"""A Monte Carlo tree search of 50 lines that plays every game: ``python mcts_bot.py [GAME] [SIMULATIONS] [GAMES]``."""

import math
import sys
from random import Random
from typing import Any

import mazechase
from mazechase import engine
from mazechase.bots.api import Bot, Budget
from mazechase.bots.arena import run

MOST_PLIES = 2000  # of one simulation


class Node:
    """What was learned below one choice: visits, and the sum of what they were worth to whoever chose it."""

    def __init__(self) -> None:
        self.visits, self.worth = 0, 0.0
        self.children: dict[Any, Node] = {}


class Mcts(Bot):
    """UCT with random playouts. It sees only its view: hidden cards are dealt again for every simulation."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, legal: Any, rng: Random, budget: Budget) -> Any:
        """Simulate, then take the action that was tried most often."""
        root = Node()
        for _ in range(budget.nodes or 100):
            walk = engine.walk(self.game, self.game.sample(view, rng))
            self.simulate(root, walk, rng)
        return max(legal, key=lambda action: root.children[action].visits if action in root.children else -1)

    def simulate(self, node: Node, walk: engine.Walk, rng: Random) -> None:
        """Go down the tree, add one node, play to the end at random, and note the result along the path."""
        path: list[tuple[Node, int]] = []
        new = False
        for _ in range(MOST_PLIES):
            if walk.kind == "over":
                break
            if walk.kind == "chance":
                index, chooser = walk.pick(rng.randrange(walk.total)), 0
            else:
                chooser, alone = walk.seats[0], len(walk.seats) == 1
                count = walk.count if new and alone else len(walk.legal(chooser))
                index = rng.randrange(count) if new else self.best(node, walk.legal(chooser), rng)
            if not new:
                choice = walk.choice(index)
                new = choice not in node.children
                node = node.children.setdefault(choice, Node())
                path.append((node, chooser))
            walk.advance(index)
        winners = walk.result.winners if walk.result else ()
        for visited, chooser in path:
            visited.visits += 1
            visited.worth += chooser in winners

    def best(self, node: Node, legal: Any, rng: Random) -> int:
        """Return an action that was not tried yet, or the one with the highest upper confidence bound."""
        fresh = [index for index, action in enumerate(legal) if action not in node.children]
        if fresh:
            return rng.choice(fresh)
        children = [node.children[action] for action in legal]
        total = math.log(sum(child.visits for child in children))
        bounds = [child.worth / child.visits + math.sqrt(2 * total / child.visits) for child in children]
        return bounds.index(max(bounds))


def main(game_id: str = "quoridor", simulations: str = "30", games: str = "2") -> None:
    """Let it play against the random bot."""
    result = run(mazechase.game(game_id), [Mcts, "random"], int(games), 1, Budget(nodes=int(simulations)))
    for bot in result.bots:
        print(f"{bot.bot}: {bot.wins} of {bot.games} games of {result.game}")


if __name__ == "__main__":
    main(*sys.argv[1:])
