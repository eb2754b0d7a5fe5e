"""Play a random game to its end and print what happened: ``python random_game.py [GAME] [SEED]``."""

import sys
from random import Random

import mazechase
from mazechase import Chance, Turn


def main(name: str = "chase", seed: str = "1") -> None:
    """Play one game with moves and dice drawn from the seed."""
    game = mazechase.game(name, players=2, options={"max_turns": 1000})
    rng = Random(seed)
    state = game.start()
    tokens = []
    while True:
        node = game.node(state)
        if isinstance(node, Turn):
            action = rng.choice(game.legal(state))
            tokens.append(game.write(action))
            state = game.apply(state, action).state
        elif isinstance(node, Chance):
            outcome = node.odds.pick(rng.randrange(node.odds.total))  # weighted: a ticket below the total
            tokens.append(game.write(outcome))
            state = game.settle(state, outcome).state
        else:
            break
    print(game.show(state))
    print(f"The last of {len(tokens)} plies:", *tokens[-8:])
    print(f"Winners: {node.result.winners}, scores: {node.result.scores}, reason: {node.result.reason}")


if __name__ == "__main__":
    main(*sys.argv[1:])
