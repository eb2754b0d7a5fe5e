"""Search as deep as the budget allows: alpha-beta for two players, max^n for three and four.

Both use iterative deepening: when the budget is spent, the answer is the best action so far.
"""

from mazechase.bots.quoridor.ahead import Ahead, Child, OutOfBudget
from mazechase.bots.quoridor.worth import WON, worth
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState

DEEPEST = 30
WIDTH = 6  # how many actions of a seat max^n follows; the others are only evaluated
SURE = WON - DEEPEST


class AlphaBeta:
    """Two players: what is good for one is bad for the other."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self._replies: dict[QuoridorState, QuoridorAction] = {}  # the best action of the last search

    def best(self, s: QuoridorState) -> QuoridorAction | None:
        """Return the best action found, or None if the budget was too small to look ahead at all."""
        try:
            for depth in range(1, DEEPEST):
                if abs(self.value(s, depth, -2 * WON, 2 * WON)) >= SURE:
                    break
        except OutOfBudget:
            pass  # a deeper search begins with the best action so far, so what it has found by now is better
        return self.reply(s)

    def reply(self, s: QuoridorState) -> QuoridorAction | None:
        """Return the best action that has been found for a position."""
        return self._replies.get(s)

    def value(self, s: QuoridorState, depth: int, alpha: float, beta: float) -> float:
        """Return a position's worth to the seat that acts, this many actions deep."""
        children = self.ahead.children(s)
        if s in self._replies:
            reply = self._replies[s]
            children = sorted(children, key=lambda child: child.action != reply)
        best = -2 * WON
        for child in children:
            value = self._child_value(s, child, depth, max(alpha, best), beta)
            if value > best:
                best = value
                self._replies[s] = child.action
            if best >= beta:
                break
        return best

    def _child_value(self, s: QuoridorState, child: Child, depth: int, alpha: float, beta: float) -> float:
        if child.worth >= WON:
            return WON + depth  # sooner is better
        if depth == 1:
            return child.worth
        after = self.ahead.rules.after(s, child.action)
        if after.turn == s.turn:  # the other was passed over (QUOR-22)
            return self.value(after, depth - 1, alpha, beta)
        return -self.value(after, depth - 1, -beta, -alpha)


class MaxN:
    """Three and four players: all seats are assumed to play for themselves."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead

    def best(self, s: QuoridorState) -> QuoridorAction | None:
        """Return the best action found, or None if the budget was too small to look ahead at all."""
        best = None
        try:
            for depth in range(1, DEEPEST):
                worths, best = self.values(s, depth)
                if worths[s.turn - 1] >= SURE:
                    break
        except OutOfBudget:
            pass
        return best

    def values(self, s: QuoridorState, depth: int) -> tuple[list[float], QuoridorAction]:
        """Return a position's worth to every seat, this many actions deep, and the action that leads there."""
        mine = s.turn - 1
        children = self.ahead.children(s)[:WIDTH]
        top = children[0]
        if depth == 1 or top.worth >= WON:
            return self._worths(s, top, depth), top.action
        found = [
            (self.values(self.ahead.rules.after(s, child.action), depth - 1)[0], child.action) for child in children
        ]
        return max(found, key=lambda pair: pair[0][mine])

    def _worths(self, s: QuoridorState, child: Child, depth: int) -> list[float]:
        count = self.ahead.rules.players
        if child.worth >= WON:
            return [WON + depth if seat == s.turn - 1 else -WON - depth for seat in range(count)]
        turn = s.turn % count
        return [worth(child.lengths, child.left, turn, seat, self.ahead.fence) for seat in range(count)]
