"""Write a bot and let it play in the arena: ``python own_bot.py [GAMES]``.

The bot plays any game. For each legal action it plays a few random games to the end and takes the action that won
most of them. It sees only its own view: ``sample`` fills in what the seat cannot know.
"""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import mazechase
from mazechase import bots, engine
from mazechase.bots import Budget
from mazechase.bots.arena import run


class Rollouts(bots.Bot):
    """Chooses the action after which random play wins most often."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        """Try each action as often as the budget allows."""
        meter = budget.meter(usual=20 * len(legal))
        wins = dict.fromkeys(legal, 0)
        while True:
            for action in legal:
                if not meter.spend():
                    return max(legal, key=lambda choice: wins[choice])
                state = self.game.sample(view, rng)
                me = self.game.actor(state, action)
                after = self.game.apply(state, action).state
                played = engine.playout(self.game, rng.getrandbits(32), state=after)
                wins[action] += played.result is not None and me in played.result.winners


def main(games: str = "40") -> None:
    """Let it play against the random bot; the same seed gives the same games."""
    game = mazechase.game("cards", players=2)
    result = run(game, [Rollouts, "random"], games=int(games), seed=1, budget=Budget())
    for bot in result.bots:
        low, high = bot.interval
        print(f"{bot.bot}: score {bot.score:.0%} in {bot.games} games, 95 % interval {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
