"""Perft: counting the sequences of plies from a position, the sum by which two engines are compared."""

from mazechase.rules.api import AnyGame, Chance, Over, State, Turn


def perft(game: AnyGame, state: State, depth: int) -> int:
    """Count the sequences of exactly ``depth`` plies; a chance outcome is a ply, and a game that ended adds none.

    >>> from mazechase.rules.registry import game
    >>> quoridor = game("quoridor", players=2)
    >>> [perft(quoridor, quoridor.start(), depth) for depth in (0, 1, 2)]
    [1, 131, 16677]
    """
    if depth == 0:
        return 1
    match game.node_unchecked(state):
        case Over():
            return 0
        case Chance(odds):
            if depth == 1:
                return len(odds)
            return sum(perft(game, game.settle_unchecked(state, outcome).state, depth - 1) for outcome in odds)
        case Turn():
            actions = game.legal_unchecked(state)
            if depth == 1:
                return len(actions)
            return sum(perft(game, game.apply_unchecked(state, action).state, depth - 1) for action in actions)
