"""Perft: counting the sequences of plies from a position, the sum by which two engines are compared."""

from mazechase.rules.api import AnyRules, Chance, Over, State, Turn
from mazechase.rules.game import AnyGame


def perft(game: AnyGame, state: State, depth: int) -> int:
    """Count the sequences of exactly ``depth`` plies; a chance outcome is a ply, and a game that ended adds none.

    >>> from mazechase.rules.registry import game
    >>> quoridor = game("quoridor", players=2)
    >>> [perft(quoridor, quoridor.start(), depth) for depth in (0, 1, 2)]
    [1, 131, 16677]
    """
    return _count(game.rules, state, depth)


def _count(rules: AnyRules, state: State, depth: int) -> int:
    if depth == 0:
        return 1
    match rules.node(state):
        case Over():
            return 0
        case Chance(odds):
            if depth == 1:
                return len(odds)
            return sum(_count(rules, rules.settle(state, outcome).state, depth - 1) for outcome in odds)
        case Turn():
            actions = rules.legal(state)
            if depth == 1:
                return len(actions)
            return sum(_count(rules, rules.apply(state, action).state, depth - 1) for action in actions)
