"""Play that seldom shuts down, on a deck full of power-ups, so that much happens and much is known."""

from random import Random

from contract.playing import Ply, Trail
from games import CardsGame
from mazechase.rules.api import Chance
from mazechase.rules.cards.values import CardsState, Shut

MOVERS = "20dot+8cherry+4melon+3blinky+3inky+3pinky+3clyde+9give+7swap+6pass-left+3all-draw+3dictate+2skip"


def busy(game: CardsGame, seed: int, start: CardsState | None = None) -> Trail:
    """Play at random to the end; one shuts down one time in twenty that one could."""
    rng, s = Random(seed), game.start() if start is None else start
    plies = []
    tokens: set[str] = set()
    while s.phase != "over":
        node = game.node(s)
        if isinstance(node, Chance):
            choice = node.odds.pick(rng.randrange(node.odds.total))
            step = game.settle(s, choice)
            tokens.update(map(game.write, node.odds))
        else:
            legal = game.legal(s)
            choice = rng.choice([a for a in legal if a != Shut() or rng.random() < 0.05] or legal)
            step = game.apply(s, choice)
            tokens.update(map(game.write, legal))
        plies.append(Ply(s, choice, step))
        s = step.state
    return Trail(tuple(plies), s, tuple(sorted(tokens)))
