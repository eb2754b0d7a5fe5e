"""Search over whole turns: every position a turn can end in, and the expected replies of the next seats."""

from mazechase.bots.api import Meter
from mazechase.bots.mspacman.worth import Worth
from mazechase.rules.api import Chance, Over
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState

WIDTH = 8  # how many ends of the current turn are followed
LATER = 4  # the same for each later turn
DEEPEST = 5
_STEPPING = ("walk", "chase", "bump")

Worths = tuple[float, ...]  # by seat


class OutOfBudget(Exception):
    """Raised when no node is left, to unwind the search; not an error."""


class Ahead:
    """Searches one game within a meter's limit, assuming that all seats play for themselves."""

    def __init__(self, rules: MsPacMan, worth: Worth, meter: Meter) -> None:
        self.rules = rules
        self.worth = worth
        self.meter = meter

    def ends(self, s: MsPacManState) -> dict[MsPacManState, Go]:
        """Return every position in which the current turn can end, with the first action that leads there."""
        found: dict[MsPacManState, Go] = {}
        seen = {s}
        edge: list[tuple[MsPacManState, Go | None]] = [(s, None)]
        for state, first in edge:  # it grows meanwhile
            for action in self.rules.legal(state):
                if not self.meter.spend():
                    raise OutOfBudget
                after = self.rules.apply(state, action).state
                if after in seen:
                    continue
                seen.add(after)
                if after.phase in _STEPPING:
                    edge.append((after, first or action))
                else:
                    found[after] = first or action
        return found

    def choose(self, s: MsPacManState) -> Go | None:
        """Return the first action towards the best end found, or None if the budget was too small to look ahead."""
        mine, best = s.seat - 1, None
        try:
            ends = self.ends(s)
            ranked = sorted(ends, key=lambda end: self.worth(end)[mine], reverse=True)[:WIDTH]
            best = ranked[0]
            for depth in range(1, DEEPEST):
                values: dict[MsPacManState, float] = {}
                for end in ranked:
                    values[end] = self.value(end, depth)[mine]
                    best = max(values, key=values.__getitem__)
                ranked.sort(key=values.__getitem__, reverse=True)
        except OutOfBudget:
            pass  # a deeper search begins with the best end so far, so what it has found by now is better
        return None if best is None else ends[best]

    def value(self, s: MsPacManState, depth: int) -> Worths:
        """Return what a position between turns is worth to every seat, this many turns ahead."""
        node = self.rules.node(s)
        if not depth or isinstance(node, Over):
            return self.worth(s)
        if not isinstance(node, Chance):  # she is to be placed
            return self._best(s, depth)
        found = [(self._best(self.rules.settle(s, face).state, depth), w) for face, w in node.odds.items()]
        return tuple(
            sum(worths[seat] * weight for worths, weight in found) / node.odds.total
            for seat in range(self.rules.players)
        )

    def _best(self, s: MsPacManState, depth: int) -> Worths:
        """Return what a turn is worth to every seat if it ends in the best way for the seat whose turn it is."""
        mine = s.seat - 1
        worths = {end: self.worth(end) for end in self.ends(s)}
        if depth > 1:
            ranked = sorted(worths, key=lambda end: worths[end][mine], reverse=True)[:LATER]
            worths = {end: self.value(end, depth - 1) for end in ranked}
        return max(worths.values(), key=lambda worth: worth[mine])
