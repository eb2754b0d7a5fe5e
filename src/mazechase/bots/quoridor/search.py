"""Looking ahead as far as the budget goes: alpha-beta for two players, max^n for three and four.

Both look deeper and deeper, and answer with the best action they know when the budget is spent.
"""

from mazechase.bots.quoridor.ahead import Ahead, Child, OutOfBudget
from mazechase.bots.quoridor.worth import WON, worth
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState

DEEPEST = 30
WIDTH = 6  # how many actions of a seat max^n follows; the others are weighed and left
SURE = WON - DEEPEST


class AlphaBeta:
    """Two players: what is good for one is bad for the other."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self._replies: dict[QuoridorState, QuoridorAction] = {}  # the best action when last looked at

    def best(self, s: QuoridorState) -> QuoridorAction | None:
        """Give the best action found; None if the budget did not reach for one look."""
        try:
            for depth in range(1, DEEPEST):
                if abs(self.value(s, depth, -2 * WON, 2 * WON)) >= SURE:
                    break
        except OutOfBudget:
            pass  # a deeper look begins with the best action so far, so what it has found by now is better
        return self._replies.get(s)

    def value(self, s: QuoridorState, depth: int, alpha: float, beta: float) -> float:
        """Give a position's worth to the seat that acts, so many actions deep."""
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
            return WON + depth  # the sooner the better
        if depth == 1:
            return child.worth
        after = self.ahead.game.after(s, child.action)
        if after.turn == s.turn:  # the other was passed over (QUOR-22)
            return self.value(after, depth - 1, alpha, beta)
        return -self.value(after, depth - 1, -beta, -alpha)


class MaxN:
    """Three and four players: everybody is taken to do what is best for themselves."""

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead

    def best(self, s: QuoridorState) -> QuoridorAction | None:
        """Give the best action found; None if the budget did not reach for one look."""
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
        """Give a position's worth to every seat, so many actions deep, and the action that leads there."""
        mine = s.turn - 1
        children = self.ahead.children(s)[:WIDTH]
        top = children[0]
        if depth == 1 or top.worth >= WON:
            return self._worths(s, top, depth), top.action
        found = [
            (self.values(self.ahead.game.after(s, child.action), depth - 1)[0], child.action) for child in children
        ]
        return max(found, key=lambda pair: pair[0][mine])

    def _worths(self, s: QuoridorState, child: Child, depth: int) -> list[float]:
        count = self.ahead.game.players
        if child.worth >= WON:
            return [WON + depth if seat == s.turn - 1 else -WON - depth for seat in range(count)]
        turn = s.turn % count
        return [worth(child.lengths, child.left, turn, seat, self.ahead.fence) for seat in range(count)]
