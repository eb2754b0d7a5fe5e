"""Search: alpha-beta between Pac-Man and the ghosts, which are one side however many seats they have.

The depth counts moves of pieces: the steps of one piece's move are always searched to its end.
"""

from random import Random
from typing import NamedTuple

from mazechase.bots.api import Meter
from mazechase.bots.chase.worth import WON, Worth
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseAction, ChaseState

DEEPEST = 60
SURE = WON / 2  # only a win or a loss is worth this much
BEYOND = 2 * WON


class OutOfBudget(Exception):
    """Raised when no node is left, to unwind the search; not an error."""


class Child(NamedTuple):
    """An action, where it leads, and a first estimate of its worth to Pac-Man."""

    action: ChaseAction
    after: ChaseState
    worth: float


class Search:
    """Iterative deepening: when the budget is spent, the answer is the best action so far."""

    def __init__(self, rules: Chase, worth: Worth, meter: Meter, rng: Random, error: float = 0.0) -> None:
        self.rules = rules
        self.worth = worth
        self.meter = meter
        self.rng = rng
        self.error = error  # the largest error of an evaluation
        self._children: dict[ChaseState, list[Child]] = {}
        self._bounds: dict[tuple[ChaseState, int], tuple[float, float]] = {}
        self._replies: dict[ChaseState, ChaseAction] = {}  # the best action of the last search

    def best(self, s: ChaseState, deepest: int = DEEPEST) -> ChaseAction | None:
        """Return the best action found, or None if the budget was too small to look ahead at all."""
        try:
            for depth in range(1, deepest + 1):
                if abs(self.value(s, depth, -BEYOND, BEYOND)) >= SURE:
                    break
        except OutOfBudget:
            pass  # a deeper search begins with the best action so far, so what it has found by now is better
        return self._replies.get(s)

    def value(self, s: ChaseState, depth: int, alpha: float, beta: float) -> float:
        """Return a position's worth to Pac-Man, this many moves deep; exact if it is between alpha and beta."""
        low, high = self._bounds.get((s, depth), (-BEYOND, BEYOND))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best = self._best_child(s, depth, alpha, beta)
        self._bounds[s, depth] = (best if best > alpha else -BEYOND, best if best < beta else BEYOND)
        return best

    def _best_child(self, s: ChaseState, depth: int, alpha: float, beta: float) -> float:
        """Try one action after another until there is a cutoff."""
        sign = 1 if s.mover == PAC else -1
        best = -sign * BEYOND
        for child in self._sorted(s):
            value = self._child_value(s, child, depth, alpha, beta)
            if sign * value > sign * best:
                best = value
                self._replies[s] = child.action
            if sign > 0:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _child_value(self, s: ChaseState, child: Child, depth: int, alpha: float, beta: float) -> float:
        if abs(child.worth) == WON:
            return child.worth + (depth if child.worth > 0 else -depth)  # sooner is better
        goes_on = child.after.mover == s.mover and child.after.left < s.left
        rest = depth if goes_on else depth - 1
        return self.value(child.after, rest, alpha, beta) if rest else child.worth

    def _sorted(self, s: ChaseState) -> list[Child]:
        """List the actions: the best one of the last search first, then by their first estimates."""
        if s not in self._children:
            children = [self._child(s, action) for action in self.rules.legal(s)]
            self.rng.shuffle(children)  # so that equal ones come in any order
            sign = -1 if s.mover == PAC else 1
            self._children[s] = sorted(children, key=lambda child: sign * child.worth)
        reply = self._replies.get(s)
        return sorted(self._children[s], key=lambda child: child.action != reply)

    def _child(self, s: ChaseState, action: ChaseAction) -> Child:
        if not self.meter.spend():
            raise OutOfBudget
        after = self.rules.after(s, action)
        worth = self.worth.of(after)
        if self.error and abs(worth) < WON:
            worth += self.rng.uniform(-self.error, self.error)
        return Child(action, after, worth)
